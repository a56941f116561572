"""A game as bytes: its state, its notes and what else it is, so that it goes on without being replayed.

A journal replays only under the rules and the data that it was played with. A state kept here goes on under
later ones too: fields go by name, those that are new have their defaults, and where spaces or units have been
added or moved in their lists, the old numbers are read by the names that they stood for.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec.msgpack import Ext

from stavka.kernel import forces
from stavka.kernel.decisions import Target
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import STANDING, Game
from stavka.kernel.names import NONE, Kind, Names, hints, kind_of
from stavka.kernel.notes import FACTS, Note, Roll, named
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.state import State
from stavka.kernel.views import NoteView

Rules = Ruleset[Any, Any]

_LARGE = 1 << 63
_NUMBER = 1
"""msgpack has no integer beyond 64 bits: a larger one, as sets are, goes as an extension of this code."""

_SETS = (Kind.UNITS, Kind.SPACES, Kind.SIDES)


class KeepError(StavkaError):
    """What was kept can no longer be read."""


class Era(msgspec.Struct, frozen=True):
    """From which action on a game was played under which rules and data, and what its numbers stand for."""

    since: int
    rules: int
    data: str
    spaces: tuple[str, ...]
    units: tuple[str, ...]
    sides: tuple[str, ...]

    def names(self, today: Names) -> Names:
        """What its numbers stood for; what is counted has the ranges and the words of today."""
        return Names(
            spaces=self.spaces,
            units=self.units,
            sides=self.sides,
            ranges=today.ranges,
            vocabularies=today.vocabularies,
        )

    def replays_under(self, other: Era) -> bool:
        """Whether what was played in one can be played again in the other."""
        return (self.rules, self.data) == (other.rules, other.data)

    def counts_as(self, other: Era) -> bool:
        """Whether numbers stand for the same things in both."""
        return (self.spaces, self.units, self.sides) == (other.spaces, other.units, other.sides)


class Header(msgspec.Struct, frozen=True):
    """What a game is beside its state and its past."""

    game: str
    scenario: str
    options: dict[str, str]
    seeds: tuple[tuple[int, str], ...]
    position: str
    eras: tuple[Era, ...]
    """The rules that it was played under, the present ones last."""

    def era(self, after: int) -> Era:
        """The era of the moment after so many actions."""
        return [era for era in self.eras if era.since <= after][-1]


class Kept(NamedTuple):
    """An action as it is kept, in names, with how many random numbers had been used before it."""

    side: str
    verb: str
    target: str | None
    chance: int


@cache
def era(rules: Rules, since: int = 0) -> Era:
    """The rules of today."""
    of = rules.names.of
    return Era(since, rules.version, rules.data.digest, of[Kind.SPACE], of[Kind.UNIT], of[Kind.SIDE])


@cache
def _state_type(rules: Rules) -> type[State]:
    options = {name: choices[0] for name, choices in rules.options.items()}
    return type(rules.setup(rules.scenarios[0], options))


def header(game: Game[Any]) -> Header:
    """What is kept of a game that began under the rules of today."""
    return Header(
        game.rules.id,
        game.scenario,
        game.options,
        tuple(game.seeds),
        game.position_text,
        (era(game.rules),),
    )


def restore(
    rules: Rules,
    head: Header,
    state: bytes,
    entries: list[tuple[int, str, Target, int]],
    notes: Iterable[Note] = (),
    rolls: Iterable[Roll] = (),
) -> Game[Any]:
    """The game as it stood after these actions. It has no checkpoints: whoever has snapshots adds them."""
    game: Game[Any] = rules.game_type(
        rules,
        decode_state(rules, head, state, len(entries)),
        scenario=head.scenario,
        options=head.options,
        seed=head.seeds[0][1],
        position=head.position,
    )
    game.entries = entries
    game.notes, game.rolls = list(notes), list(rolls)
    game.resume([(since, seed) for since, seed in head.seeds if since <= len(entries)])
    return game


def entry(rules: Rules, action: Kept) -> tuple[int, str, Target, int]:
    """An action in numbers. One of older rules may name what is no more, and is then kept as a word."""
    side, verb, target, chance = action
    number = rules.names.index[Kind.SIDE].get(side, -1)
    if target is not None and verb != STANDING:
        with suppress(KeyError):
            return number, verb, rules.names.index[rules.takes(verb)][target], chance
    return number, verb, target, chance


# ---- the state


def encode_state(state: State) -> bytes:
    """A state as bytes; what can be derived from the rest is left out."""
    table = _write(state)
    table["stack"] = [(type(step).__name__, _write(step)) for step in state.stack]
    return _encode(table)


def decode_state(rules: Rules, head: Header, content: bytes, after: int) -> State:
    """The state that was kept at a moment of a game."""
    try:
        table = _decoder.decode(content)
        steps = [_read(rules.steps[name], fields) for name, fields in table.pop("stack")]
        state: State = _read(_state_type(rules), table, stack=steps, at=[], held=[])
        kept, now = head.era(after), era(rules)
        if not kept.counts_as(now):
            _renumber(rules, head, state, kept.names(rules.names))
        forces.derive(state, rules.roster, len(rules.board.names))
    except Exception as error:  # whatever is wrong with it, it must not take the other games with it
        reason = f"{type(error).__name__} {error}"
        raise KeepError(
            f"the state of this game cannot be read any more: {reason}",
            word="state-unreadable",
            reason=reason,
        ) from error
    return state


def _renumber(rules: Rules, head: Header, state: State, old: Names) -> None:
    """Read a state's numbers by the names that they stood for; what is new is absent, or as in the set-up."""
    new = rules.names
    for name in _fields(type(state)):
        hint = hints(type(state))[name]
        value = new.codec(hint).read(old.codec(hint).write(getattr(state, name)))
        if name == "where":
            where = rules.setup(head.scenario, head.options).where
            if rules.absent:
                where = [rules.space[rules.absent]] * len(where)
            for unit, space in value.items():
                where[unit] = space
            value = where
        setattr(state, name, value)
    state.stack = [new.read_struct(type(step), old.write_struct(step)) for step in state.stack]


# ---- notes and dice


class _Note(msgspec.Struct, array_like=True, gc=False):
    """A note in names, which stay true when numbers change."""

    kind: str
    rule: str
    facts: dict[str, Any]
    secret: dict[str, Any] | None
    reader: str
    seen: bool = False


class _Told(msgspec.Struct, array_like=True, gc=False):
    notes: list[_Note]
    rolls: list[tuple[int, str, int, int]]


def encode_told(names: Names, notes: Iterable[Note], rolls: Iterable[Roll]) -> bytes:
    """What one action led to: its notes and its dice."""
    sides = names.of[Kind.SIDE]
    written = [
        _Note(
            note.kind,
            note.rule,
            named(names, note.facts),
            None if note.secret is None else named(names, note.secret),
            sides[note.reader] if note.reader >= 0 else "",
            note.seen,
        )
        for note in notes
    ]
    return _encode(_Told(written, [(r.counter, r.purpose, r.faces, r.result) for r in rolls]))


def decode_told(names: Names, content: bytes, after: int) -> tuple[list[Note], list[Roll]]:
    """The notes and the dice of the action of that number."""
    told = _told.decode(content)
    sides = names.index[Kind.SIDE]
    notes = [
        Note(
            after,
            note.kind,
            note.rule,
            _numbered(names, note.facts),
            None if note.secret is None else _numbered(names, note.secret),
            sides.get(note.reader, -1),
            note.seen,
        )
        for note in told.notes
    ]
    return notes, [Roll(after, *roll) for roll in told.rolls]


def note_views(content: bytes, after: int, side: str) -> list[NoteView]:
    """The notes of the action of that number, as a side may read them; an onlooker's is no side."""
    return [
        NoteView(
            after,
            note.kind,
            note.rule,
            {**note.facts, **note.secret} if note.secret is not None and note.reader == side else note.facts,
        )
        for note in _told.decode(content).notes
    ]


def has_seen(content: bytes) -> bool:
    """Whether somebody saw something of the other side's in the action that this was told of."""
    return any(note.seen for note in _told.decode(content).notes)


def _numbered(names: Names, facts: dict[str, Any]) -> dict[str, Any]:
    """Facts with numbers in place of names: what `named` has done, undone."""
    result = {}
    for key, value in facts.items():
        match FACTS.get(key):
            case Kind.UNIT | Kind.SPACE | Kind.SIDE as kind:
                result[key] = names.number(kind, value) if value else NONE
            case Kind.UNITS | Kind.SPACES | Kind.SIDES as kind:
                result[key] = names.numbers(Kind(kind.value[:-1]), value)
            case _:
                result[key] = value
    return result


# ---- bytes


def _large(code: int, data: memoryview) -> int:
    assert code == _NUMBER
    return int.from_bytes(data, "big")


def _number(value: int) -> int | Ext:
    """A number as msgpack can hold it."""
    if value < _LARGE:
        return value
    return Ext(_NUMBER, value.to_bytes((value.bit_length() + 7) // 8, "big"))


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(ext_hook=_large)
_told = msgspec.msgpack.Decoder(_Told, ext_hook=_large)


def _encode(value: Any) -> bytes:
    try:
        return _encoder.encode(value)
    except OverflowError:  # a large number where the annotations did not promise a set
        return _encoder.encode(_all_numbers(value))


def _all_numbers(value: Any) -> Any:
    """The same with each large number made fit, wherever it stands."""
    if isinstance(value, int):
        return _number(value)
    if isinstance(value, list | tuple):
        return [_all_numbers(each) for each in value]
    if isinstance(value, dict):
        return {key: _all_numbers(each) for key, each in value.items()}
    if isinstance(value, msgspec.Struct):
        return [_all_numbers(each) for each in msgspec.structs.astuple(value)]
    return value


Convert = Callable[[Any], Any]


class _Field(NamedTuple):
    """How a field is made fit for msgpack and made from what comes back; None where it is so already."""

    write: Convert | None
    read: Convert | None


def _write(value: msgspec.Struct) -> dict[str, Any]:
    """A struct as a table of its fields, derived ones left out."""
    table = {}
    for name, field in _fields(type(value)).items():
        found = getattr(value, name)
        table[name] = found if field.write is None else field.write(found)
    return table


def _read(kind: type[Any], table: dict[str, Any], **more: Any) -> Any:
    """A struct from its table."""
    fields = _fields(kind)
    for name, value in table.items():
        read = fields[name].read
        if read is not None:
            table[name] = read(value)
    return kind(**table, **more)


_known_fields: dict[type, dict[str, _Field]] = {}


def _fields(kind: type) -> dict[str, _Field]:
    """How each field of a struct is written and read."""
    found = _known_fields.get(kind)
    if found is None:
        found = _known_fields[kind] = {
            name: _field(hint) for name, hint in hints(kind).items() if kind_of(hint) is not Kind.DERIVED
        }
    return found


def _field(hint: Any) -> _Field:
    """How values of an annotated type are written and read."""
    if typing.get_origin(hint) is Annotated:
        base = typing.get_args(hint)[0]
        return _Field(_number, None) if kind_of(hint) in _SETS else _field(base)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (list, tuple):
        inner = _field(args[0])
        return _Field(_each(inner.write, list), _each(inner.read, origin, convert=origin is tuple))
    if origin is dict:
        inner = _field(args[1])
        return _Field(_values(inner.write), _values(inner.read))
    if origin in (typing.Union, types.UnionType):
        (only,) = [arg for arg in args if arg is not type(None)]
        inner = _field(only)
        return _Field(_unless_none(inner.write), _unless_none(inner.read))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _Field(_write, lambda table: _read(hint, table))
    return _Field(None, None)


def _each(item: Convert | None, make: type[Any], *, convert: bool = False) -> Convert | None:
    if item is not None:
        return lambda values: make([item(value) for value in values])
    return make if convert else None


def _values(item: Convert | None) -> Convert | None:
    return None if item is None else lambda table: {key: item(value) for key, value in table.items()}


def _unless_none(item: Convert | None) -> Convert | None:
    return None if item is None else lambda value: None if value is None else item(value)
