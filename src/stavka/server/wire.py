"""What goes over the wire, as structs: they are the schema, the codec and the OpenAPI document.

A seat is held by whoever has its token; it goes in the header `Authorization: Bearer TOKEN`, or in the
first message of a websocket. Without one, a reader is an onlooker and sees what everybody may see.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from stavka.kernel.charts import Card, Face, Forecast
from stavka.kernel.views import (
    Crumb,
    DecisionView,
    NoteView,
    Piece,
    SpaceView,
    Track,
    UnitView,
    View,
)
from stavka.render.layout import Chip, Layout, Ring, Spot

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""A number that somebody sends us."""

Short = Annotated[str, msgspec.Meta(max_length=64)]
"""An id, a seed, a verb, a key: whatever has a name of ours."""

Target = Annotated[str, msgspec.Meta(max_length=200)]
"""What an action is applied to."""

PersonName = Annotated[str, msgspec.Meta(max_length=40)]

PositionText = Annotated[str, msgspec.Meta(max_length=256 * 1024)]
SaveText = Annotated[str, msgspec.Meta(max_length=2 << 20)]
"""Four times the longest game that we know, 28 bytes for each of its 18,000 actions."""

HUMAN = "human"
"""The player of a seat that a person takes; any other is a computer's, by its name."""


# ---- games


class Option(msgspec.Struct):
    """Something that players agree on before a game: what it is, and the choices, the default first."""

    id: str
    name: dict[str, str]
    choices: dict[str, dict[str, str]]


class GameSummary(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: dict[str, str]
    """By language, like every text of this kind below."""
    blurb: dict[str, str]
    stage: str
    sides: list[str]
    side_names: dict[str, dict[str, str]]
    scenarios: dict[str, dict[str, str]]
    """Their names, the usual one first."""
    scenario_texts: dict[str, dict[str, str]]
    """What each is about; nothing of one that has no more than its name."""
    options: list[Option]
    players: list[str]
    """The computer's players."""
    map_width: float
    """How wide the map is, in its own units: a large one is looked at from nearer by."""
    map_focus: tuple[float, float]
    """Where the eye should fall first, as parts of its width and height."""
    secrets: bool


class Named(msgspec.Struct):
    """A thing with a name in each language, and a shorter one where there is little room."""

    id: str
    name: dict[str, str]
    label: dict[str, str] = {}


class Place(msgspec.Struct):
    """A space as a page needs to know it: where its counters stand, who its neighbours are."""

    id: str
    name: dict[str, str]
    """Empty where it has no other name than its id."""
    x: float
    y: float
    on_map: bool
    terrain: str = ""
    later: list[int] = []
    """Its neighbours among the places that follow in the list, by how much later: each pair is told once."""


class GameDescription(msgspec.Struct):
    """All of a game that never changes, less its pictures and words, which have addresses of their own."""

    id: str
    edition: str
    """A fingerprint of data, drawing and words: addresses that carry it may be kept for ever."""
    summary: GameSummary
    map: str
    """Which of its maps this is about: a scenario may have one of its own; empty for the whole one."""
    width: float
    height: float
    counter: float
    places: list[Place]
    units: list[Named]
    faces: list[Face]
    cards: list[Card]
    calendar: list[Forecast]
    windows: list[str]
    headings: dict[str, int]
    overlays: list[str]
    states: list[str]
    """Tracks that have no number: they only say whether something is so."""
    facts: dict[str, str]
    """What a fact of this name is: unit, units, space, spaces, side or sides; others are plain."""


class RuleText(msgspec.Struct):
    """A rule in our words."""

    id: str
    text: dict[str, str]


# ---- tables


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit there: a person, or one of the computer's players."""

    player: Short = HUMAN
    name: PersonName = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made: for a scenario, a save file's text or a position file's text."""

    game: Short = ""
    scenario: Short = ""
    options: Annotated[dict[Short, Short], msgspec.Meta(max_length=64)] = {}
    seats: Annotated[dict[Short, SeatWish], msgspec.Meta(max_length=8)] = {}
    """By side; those left out are for people."""
    seed: Short = ""
    """Whoever chooses the seed can foresee the dice: the table says so to everybody."""
    save: SaveText = ""
    position: PositionText = ""
    open_hands: bool = False
    """Two players at one screen who hide nothing from each other."""


class SeatKey(msgspec.Struct):
    """The key to a seat: whoever has it plays that side."""

    side: str
    token: str


class Created(msgspec.Struct):
    """A table that was made, and the keys to its seats for people."""

    table: str
    seats: list[SeatKey]


class Seat(msgspec.Struct):
    """A seat as everybody sees it."""

    side: str
    player: str
    name: str
    present: bool


class TableInfo(msgspec.Struct):
    """A table as everybody sees it."""

    id: str
    game: str
    scenario: str
    map: str
    """The map that the scenario is played on, as `GameDescription` has it."""
    options: dict[str, str]
    seats: list[Seat]
    actions: int
    to_act: list[str]
    ended: str
    winners: list[str]
    changed: str
    """When something was last played, as ISO 8601 in UTC."""
    open_dice: bool
    """Its maker chose or knows the seed of its dice."""
    open_hands: bool
    forked: str = ""
    """The table and the moment that it was forked from, as `table/action`."""
    broken: dict[str, str] = {}
    """Why it was closed for good; empty if it can be played at."""


class Act(msgspec.Struct, tag_field="do", tag="act", forbid_unknown_fields=True):
    """An action. `after` is how many actions the page had seen when it was chosen."""

    after: Count
    verb: Short
    target: Target | None = None
    id: Count = 0
    """The sender's own number for this message; the answer carries it."""


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back one's last action."""

    after: Count
    id: Count = 0


class Sit(msgspec.Struct, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take a seat at the table, or change it; an empty token is an onlooker's. Always the first message."""

    token: Short = ""


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """A table of one's own from a moment of this one."""

    at: Count


class Done(msgspec.Struct, tag_field="is", tag="done"):
    """What was asked is done and kept."""

    after: int
    id: int = 0


class Problem(msgspec.Struct, tag_field="is", tag="problem"):
    """Why something was refused; nothing has changed."""

    word: str
    message: dict[str, str]
    rule: str = ""
    id: int = 0
    after: int = -1
    """How many actions the table has now."""


class Sight(msgspec.Struct, tag_field="is", tag="sight"):
    """All that a seat may know, at once: the first thing that a page is told."""

    info: TableInfo
    view: View
    layout: Layout
    undo: str
    """Why this seat cannot undo, as a word; empty if it can."""


class Change(msgspec.Struct, tag_field="is", tag="change"):
    """What is different from what was last sent: whole entries, by their ids."""

    before: int
    """How many actions the last message told of; a page that has another number asks for all anew."""
    after: int
    to_act: list[str]
    ended: str
    winners: list[str]
    path: list[Crumb]
    decision: DecisionView | None
    standing: dict[str, list[str]]
    undo: str
    undone: bool
    """Something was taken back: notes of later actions than `after` are gone."""
    notes: list[NoteView]
    units: list[UnitView]
    spaces: list[SpaceView]
    tracks: list[Track]
    pieces: list[Piece] | None
    """All of them, or None if none has changed."""
    spots: list[Spot]
    gone: list[str]
    """Units that are no longer on the map."""
    chips: list[Chip] | None
    """All of them, or None if none has changed; so with what follows."""
    tokens: list[Chip] | None
    rings: list[Ring] | None


class People(msgspec.Struct, tag_field="is", tag="people"):
    """Who is at the table."""

    seats: list[Seat]


Ask = Act | Undo | Sit
"""What a page sends over a websocket."""

Tell = Sight | Change | Done | Problem | People
"""What the server sends over a websocket."""


class Health(msgspec.Struct):
    """That the server is there."""

    stavka: str
    tables: int
    broken: int
    """Tables that were closed because they cannot be read."""
