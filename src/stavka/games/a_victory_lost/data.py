"""What the data files hold, as types. Map and counters are mostly reconstructed: `source` says what from."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from stavka.kernel.combat import ResultsTable
from stavka.kernel.hexes import Numbering

SideName = Literal["axis", "soviet"]
Nationality = Literal["german", "italian", "hungarian", "romanian", "soviet"]


class MapHead(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    hex_km: float


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """The hexes that are not clear."""

    rough: list[str]
    water: list[str]
    source: str


class Impassable(Struct, frozen=True, forbid_unknown_fields=True):
    side: str
    name: str


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    side: SideName
    hex: str
    what: str


class Pocket(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    closed_through: int
    hexes: list[str]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["1PzA", "28A"]
    side: SideName
    hq: str
    entry: list[str]
    source: str


class SetupGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """The symbols of one colour (2.1.1): a hex, and the kind of piece that begins there."""

    id: str
    side: SideName
    colour: str
    symbols: list[tuple[str, Literal["foot", "mech", "cavalry", "hq"]]]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    hex: str
    name: str
    kind: Literal["victory-city", "city", "town", "village"]
    name_fr: str = ""


class River(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    kind: Literal["minor", "major"]
    mouth: str
    sides: list[str]


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """A road or a railway."""

    name: str
    through: list[str]
    hexes: list[str]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    map: MapHead
    numbering: Numbering
    terrain: Terrain
    impassable: list[Impassable]
    supply: list[Supply]
    pocket: Pocket
    box: list[Box]
    group: list[SetupGroup]
    place: list[Place]
    river: list[River]
    rail: list[Chain]
    road: list[Chain]


Factors = tuple[int, int, int]
"""Attack, defence, movement."""


class HqRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    label: str
    name: str
    side: SideName
    nationality: Nationality
    radius: int
    movement: int
    group: str
    source: str
    start: str = ""
    turn: int = 0
    by: Literal["", "rail", "1PzA", "28A"] = ""
    dropped: bool = False
    """No longer in the game: only tables begun with it have it."""
    name_fr: str = ""

    def __post_init__(self) -> None:
        if not self.dropped:
            _check_arrival(self.start, self.turn, self.by)
        if self.radius <= 0 or self.movement <= 0:
            raise ValueError("a headquarters has a command radius and movement points")


class UnitRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    label: str
    name: str
    side: SideName
    nationality: Nationality
    type: str
    size: Literal["division", "corps", "group"]
    mechanised: bool
    full: Factors
    group: str
    source: str
    reduced: Factors | None = None
    start: str = ""
    turn: int = 0
    by: Literal["", "rail", "1PzA", "28A"] = ""
    name_fr: str = ""

    def __post_init__(self) -> None:
        _check_arrival(self.start, self.turn, self.by)
        for face in (self.full, self.reduced):
            if face is not None and min(face) <= 0:
                raise ValueError("strengths and movement points are positive")
            if face is not None and not self.mechanised and face[0] != face[1]:
                raise ValueError("a unit that is not mechanised has one combat value (2.2.2)")
        if self.reduced and any(
            after > before for after, before in zip(self.reduced, self.full, strict=True)
        ):
            raise ValueError("the reduced side is not the stronger")


def _check_arrival(start: str, turn: int, by: str) -> None:
    if bool(start) == bool(by) or bool(turn) != bool(by):
        raise ValueError("a piece has either a start hex, or a turn and a way of arrival")


class UnitsFile(Struct, frozen=True, forbid_unknown_fields=True):
    hq: list[HqRow]
    unit: list[UnitRow]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    turns: int
    combat_units: int
    hqs: int
    source: str


class ZoneCosts(Struct, frozen=True, forbid_unknown_fields=True):
    enter: int
    leave: int
    source: str


class MovementTable(Struct, frozen=True, forbid_unknown_fields=True):
    minor_river: int
    road_hexes_a_point: int
    source: str


class CombatFigures(Struct, frozen=True, forbid_unknown_fields=True):
    reposition: int
    source: str


class Result(Struct, frozen=True):
    """What a die on the table brings: who loses steps, and how far the defender retreats (9.4.1)."""

    text: str
    attacker: int
    defender: int
    retreat: int

    def __str__(self) -> str:
        return self.text


def result(text: str) -> Result:
    """Read a result as the table prints it, such as 3DR2."""
    match = re.fullmatch(r"-|(A)([1-4])|([1-4])?(DR2?)?", text)
    if not text or match is None:
        raise ValueError(f"{text!r} is no result")
    _, attacker, defender, retreat = match.groups(default="")
    return Result(text, int(attacker or 0), int(defender or 0), ("", "DR", "DR2").index(retreat))


ODDS = ["1-1", "1.5-1", *(f"{n}-1" for n in range(2, 10)), "10-1+"]
"""The columns of the combat table (9.3.2 to 9.3.4)."""


class CombatTable(Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[str]
    rows: dict[int, list[str]]
    source: str

    def __post_init__(self) -> None:
        if self.columns != ODDS:
            raise ValueError(f"the columns are {', '.join(ODDS)}")
        if sorted(self.rows) != [1, 2, 3, 4, 5, 6]:
            raise ValueError("the rows are those of one die, 1 to 6")
        self.table()

    def table(self) -> ResultsTable[Result]:
        """The combat results table."""
        return ResultsTable(
            self.columns, {die: [result(text) for text in row] for die, row in self.rows.items()}
        )


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    """What a terrain costs to enter, and by how many columns it helps the defender."""

    points: int
    shift: int
    source: str


class City(Struct, frozen=True, forbid_unknown_fields=True):
    shift: int
    points: int
    source: str


class VictoryTable(Struct, frozen=True, forbid_unknown_fields=True):
    axis_start: int
    soviet_start: int
    german_mechanised: int
    german_mechanised_aid: int
    german_other: int
    soviet_mechanised: int
    sudden_death: int
    source: str


class ChitTable(Struct, frozen=True, forbid_unknown_fields=True):
    axis_start: list[str]
    stavka: str
    manstein: list[str]
    soviet_for_game: int
    soviet_a_turn: int
    soviet_historical: list[str]
    late_1pza: int
    source: str


class TurnRow(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    dates: str
    axis_com: int
    manstein: list[str]
    source: str

    def __post_init__(self) -> None:
        if not 3 <= self.axis_com <= 6:
            raise ValueError("the Axis Com number is from 3 to 6 (7.1.2)")


class TablesFile(Struct, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    zones: ZoneCosts
    movement: MovementTable
    combat: CombatFigures
    crt: CombatTable
    terrain: dict[Literal["clear", "rough"], Ground]
    city: City
    victory: VictoryTable
    chits: ChitTable
    turn: list[TurnRow]
