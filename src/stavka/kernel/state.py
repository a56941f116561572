"""The state of a game: columns of small integers, sets as integers, and the stack of steps."""

from __future__ import annotations

import copy
import typing
from hashlib import blake2b
from typing import Annotated, Any, Self

import msgspec

from stavka.kernel.names import Counts, Kind, SideSet, Word, hints
from stavka.kernel.steps import Step


class State(msgspec.Struct, kw_only=True):
    """What every game's state has. A game adds its own fields, annotated with what they stand for."""

    where: Annotated[list[int], Kind.PLACES]
    stack: Annotated[list[Step[Any]], Kind.DERIVED]
    """The steps under way, the top one last. Written apart from the other fields."""
    chance: Annotated[int, Counts("chance")] = 0
    """How many random numbers were used."""
    standing: Annotated[list[tuple[Annotated[str, Word("window")], ...]], Kind.PER_SIDE]
    """The prompts that a side does not want to be asked."""
    ended: Annotated[str, Word("ending")] = ""
    """How the game ended; empty while it goes on."""
    winners: SideSet = 0
    at: Annotated[list[int], Kind.DERIVED]
    held: Annotated[list[int], Kind.DERIVED]

    def copy(self) -> Self:
        """An independent copy, in microseconds: only lists, flat structs and steps can change in place."""
        twin = copy.copy(self)
        lists, structs = _mutable(type(self))
        for name in lists:
            setattr(twin, name, getattr(self, name)[:])
        for name in structs:
            setattr(twin, name, copy.copy(getattr(self, name)))
        twin.stack = [step.copy() for step in self.stack]
        return twin

    def digest(self) -> str:
        """A fingerprint that is the same on every machine for the same state."""
        kept = [repr(getattr(self, name)) for name in _kept(type(self))]
        kept += [f"{type(step).__name__}{msgspec.structs.astuple(step)}" for step in self.stack]
        return blake2b("\n".join(kept).encode(), digest_size=12).hexdigest()


_mutable_names: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}
_kept_names: dict[type, tuple[str, ...]] = {}


def _mutable(kind: type[State]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields that hold a list, and those that hold a struct or None."""
    found = _mutable_names.get(kind)
    if found is None:
        bases = {
            name: typing.get_args(hint)[0] if typing.get_origin(hint) is Annotated else hint
            for name, hint in hints(kind).items()
            if name != "stack"
        }
        lists = tuple(name for name, base in bases.items() if typing.get_origin(base) is list)
        structs = tuple(name for name, base in bases.items() if any(_is_struct(b) for b in _options(base)))
        found = _mutable_names[kind] = (lists, structs)
    return found


def _options(base: Any) -> tuple[Any, ...]:
    return typing.get_args(base) or (base,)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _kept(kind: type[State]) -> tuple[str, ...]:
    found = _kept_names.get(kind)
    if found is None:
        derived = ("at", "held", "stack")
        found = _kept_names[kind] = tuple(name for name in hints(kind) if name not in derived)
    return found
