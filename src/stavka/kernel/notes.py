"""Notes: the log of a game as facts. Sentences are made where they are shown, in the reader's language."""

from __future__ import annotations

from typing import Any

import msgspec

from stavka.kernel.names import Kind, Names, Side

FACTS = {
    "unit": Kind.UNIT,
    "units": Kind.UNITS,
    "victim": Kind.UNIT,
    "defenders": Kind.UNITS,
    "space": Kind.SPACE,
    "origin": Kind.SPACE,
    "spaces": Kind.SPACES,
    "side": Kind.SIDE,
    "sides": Kind.SIDES,
    "supports": Kind.CHOICE,
    "card": Kind.CHOICE,
    "other_card": Kind.CHOICE,
    "cards": Kind.CHOICE,
    "plant": Kind.CHOICE,
    "marker": Kind.CHOICE,
}
"""What the facts of these names stand for; any other fact is a plain number, word or list of dice."""


class Note(msgspec.Struct, gc=False):
    """One entry of the log."""

    after: int
    """How many actions had been made, the one that caused it included."""
    kind: str
    rule: str
    facts: dict[str, Any]
    secret: dict[str, Any] | None = None
    """Facts that only `reader` may know."""
    reader: Side = -1
    seen: bool = False
    """The reader has seen what is the other side's: there is no undo past that."""


class Roll(msgspec.Struct, gc=False):
    """One use of chance, for the audit: its number, purpose, how many faces, and the result, from 0."""

    after: int
    counter: int
    purpose: str
    faces: int
    result: int


def named(names: Names, facts: dict[str, Any]) -> dict[str, Any]:
    """Facts with names in place of numbers."""
    result = {}
    for key, value in facts.items():
        kind = FACTS.get(key)
        match kind:
            case Kind.UNIT | Kind.SPACE | Kind.SIDE:
                result[key] = names.of[kind][value] if value >= 0 else ""
            case Kind.UNITS | Kind.SPACES | Kind.SIDES:
                result[key] = names.listed(Kind(kind.value[:-1]), value)
            case _:
                result[key] = value
    return result
