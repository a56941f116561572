"""What a side may know of a game, as plain structs: all that pages, bots and terminals are given."""

from __future__ import annotations

from typing import Any

import msgspec


class Verb(msgspec.Struct):
    """What may be done: the kind of thing the verb takes, and each thing it may be applied to."""

    takes: str
    targets: list[str]


class Figure(msgspec.Struct):
    """One line of a reckoning: a word id, its value, the paragraph that says so."""

    name: str
    value: int
    rule: str
    to: str = "die"
    """What it changes: the die, the column that is read, a strength, or one of the two: attack, defence."""


class Chance(msgspec.Struct):
    """How likely a result is, as an exact fraction."""

    result: str
    numerator: int
    denominator: int


class ChanceSet(msgspec.Struct):
    """The chances of one part of a result: a word id, and each value with its share."""

    name: str
    chances: list[Chance]


class Preview(msgspec.Struct):
    """A fight before its die: both strengths, the odds, each modifier, the chance of each result."""

    attack: int
    defence: int
    odds: str
    modifiers: list[Figure]
    chances: list[Chance]
    sets: list[ChanceSet] = []
    """The same chances part by part, where a result has several."""


class Hint(msgspec.Struct):
    """What it takes to get to a target: the cost in the corner of the space, and the way."""

    cost: str = ""
    way: list[str] = []
    """The spaces entered one after the other, the target last."""


class DecisionView(msgspec.Struct):
    """What a side is asked."""

    side: str
    prompt: str
    rule: str
    facts: dict[str, Any]
    verbs: dict[str, Verb]
    preview: Preview | None = None
    hints: dict[str, Hint] = {}
    """For targets of a verb that goes somewhere."""
    ends: str = ""
    """The verb, if one is offered, that ends this with nothing more chosen: a page has a key for it."""


class Crumb(msgspec.Struct):
    """One step of where we are in the sequence of play."""

    word: str
    facts: dict[str, Any]


class UnitView(msgspec.Struct, frozen=True):
    """A counter: where it stands and what it shows. Views that show the same may share it."""

    id: str
    at: str
    side: str
    kind: str = ""
    factors: dict[str, int] = {}
    """The figures of the face that is up."""
    marks: list[str] = []
    face: str = ""
    """The side of the counter that is up, by its id among the ruleset's faces."""
    stack: str = ""
    """The top unit of the stack in which it lies, in a game where stacks are told apart."""
    depth: int = 0
    """How many units of the stack lie on it."""


class SpaceView(msgspec.Struct, frozen=True):
    """A space: its terrain, who controls it, what lies in it. Views that show the same may share it."""

    id: str
    kind: str = ""
    side: str = ""
    marks: dict[str, int] = {}


class Track(msgspec.Struct):
    """A number that is kept beside the board."""

    id: str
    value: int
    side: str = ""


class Piece(msgspec.Struct):
    """Something in a hand, a cup or a box that is not a counter; `id` is empty where its face is hidden."""

    id: str
    at: str
    side: str = ""
    marks: list[str] = []
    unit: str = ""
    """The unit that it lies with."""


class Overlay(msgspec.Struct):
    """Something that a player may lay over the map: supply, control, what a move would cost."""

    id: str
    spaces: dict[str, str] = {}
    """Spaces to hatch, and how: a side's id for its pattern, or a mark such as `cut`."""
    figures: dict[str, str] = {}
    """A short text in the corner of a space."""
    units: dict[str, str] = {}
    """Counters to badge, with a mark."""
    lines: list[list[str]] = []
    """Chains of spaces to draw as lines."""


class Table(msgspec.Struct):
    """The table as a side sees it. A game makes it, and puts nothing in it that the side may not know."""

    units: list[UnitView]
    spaces: list[SpaceView]
    tracks: list[Track]
    pieces: list[Piece]


class NoteView(msgspec.Struct):
    """One entry of the log, as a side may read it."""

    after: int
    kind: str
    rule: str
    facts: dict[str, Any]


class View(msgspec.Struct):
    """All that a side may know."""

    game: str
    scenario: str
    side: str
    actions: int
    to_act: list[str]
    ended: str
    winners: list[str]
    path: list[Crumb]
    decision: DecisionView | None
    standing: dict[str, list[str]]
    table: Table
    notes: list[NoteView]
