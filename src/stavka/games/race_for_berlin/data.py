"""What the data files hold, as types. Map and counters are reconstructed: `source` says what from."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct, field

from stavka.kernel.combat import ResultsTable

Point = tuple[float, float]


class MapHead(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    zones: int
    borders: int
    frame: dict[str, float]
    oder_neisse: list[str]
    berlin: list[str]
    index_rule: str


class RiverException(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack that a river does not halve (annex 2)."""

    rule: str
    attacker: str
    origin: str = field(name="from")
    into: str
    ignores: str
    source: str


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    zones: list[str]
    anchor: str


class Nexus(Struct, frozen=True, forbid_unknown_fields=True):
    at: Point
    zones: list[str]
    berlin_centre: bool


class Outside(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    outline: list[Point]


class TrackStep(Struct, frozen=True, forbid_unknown_fields=True):
    track: int
    step: int


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    rulebook_name: str
    aliases: list[str]
    lat: float
    lon: float
    side: Literal["west", "east"]
    sector: Literal["zhukov", "konev", "both"]
    index: int
    terrain: Literal["plain", "difficult", "wooded", "urban"]
    vp: int
    garrison: int
    supply: Literal["", "german-north", "german-west", "german-south", "soviet-zhukov", "soviet-konev"]
    edges: list[Literal["north", "south", "east", "west"]]
    tracks: list[TrackStep]
    entrenchment: str
    unlimited_soviet_stacking: bool
    anchor: list[str]
    outline: list[Point]
    name_fr: str = ""


class Border(Struct, frozen=True, forbid_unknown_fields=True):
    a: str
    b: str
    edge: list[Point]
    river: str = ""
    road: str = ""
    entrenches: list[str] = []
    anchor: str | list[str] = ""


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    map: MapHead
    exception: list[RiverException]
    track: list[Track]
    nexus: list[Nexus]
    outside: list[Outside]
    zone: list[Zone]
    border: list[Border]


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    camp: Literal["zhukov", "konev"]
    counters: list[str]
    name_fr: str = ""


class UnitRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    label: str
    name: str
    nationality: Literal["soviet", "german"]
    camp: Literal["zhukov", "konev"]
    type: Literal["infantry", "mechanised", "armoured"]
    full: int
    reduced: int
    movement: int
    rule: str
    source: Literal["rulebook", "reconstructed"]
    army: str = ""
    setup: str = ""
    entry: Literal["", "soviet-zhukov", "soviet-konev", "south-edge", "joachimsthal", "twelfth-army"] = ""
    roll: Literal["", "reinforcement", "twelfth-army"] = ""
    from_rulebook: list[str] = []
    name_fr: str = ""

    def __post_init__(self) -> None:
        if bool(self.setup) == bool(self.entry):
            raise ValueError("a unit has either a setup zone or an entry")
        if not self.full >= self.reduced > 0 or self.movement <= 0:
            raise ValueError("strengths and movement points are positive, the reduced side not the stronger")


class UnitsFile(Struct, frozen=True, forbid_unknown_fields=True):
    types: dict[str, dict[str, int] | str]
    army: list[Army]
    unit: list[UnitRow]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    turns: int
    activations: int
    coordinated_activations: int
    soviet_stacking: int
    german_stacking: int
    berlin_soviet_stacking: int
    berlin_german_stacking: int
    source: str


class Rolls(Struct, frozen=True, forbid_unknown_fields=True):
    reinforcement_over: int
    twelfth_army_over: int
    twelfth_army_from: int
    twelfth_army_a_turn: int
    refuge: int
    order_north: int
    order_south: int
    westward: list[int]
    first_turn_operations: int
    end_from: int
    end_over: int
    speer_garrison: int
    source: str


class Awards(Struct, frozen=True, forbid_unknown_fields=True):
    bombardment: int
    penetration: int
    deepest: int
    deepest_level: int
    source: str


class American(Struct, frozen=True, forbid_unknown_fields=True):
    turns: tuple[int, int]
    tracks: tuple[int, int, int, int, int, int]


class Result(Struct, frozen=True):
    """What a die on a table brings: steps lost on either side, retreat, change of urban level."""

    text: str
    attacker: int
    defender: int
    retreat: bool
    progress: int

    def __str__(self) -> str:
        return self.text or "-"


def result(text: str) -> Result:
    """Read a result as the tables print it, such as A1D1R; P2 is +/-2 on the urban table."""
    match = re.fullmatch(r"(?:P(\d))?(?:A(\d))?(?:D(\d))?(R)?", text)
    if match is None:
        raise ValueError(f"{text!r} is no result")
    progress, attacker, defender, retreat = match.groups(default="")
    shown = text.replace("P", "+/-")
    return Result(shown, int(attacker or 0), int(defender or 0), bool(retreat), int(progress or 0))


ODDS = ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1"]
"""The columns of the combat table (annex 2)."""


class CombatTable(Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[str]
    rows: dict[int, list[str]]
    source: str

    def __post_init__(self) -> None:
        if self.columns != ODDS:
            raise ValueError(f"the columns are {', '.join(ODDS)}")
        self.table()

    def table(self) -> ResultsTable[Result]:
        """Annex 2."""
        return ResultsTable(
            self.columns, {die: [result(text) for text in row] for die, row in self.rows.items()}
        )


class UrbanTable(Struct, frozen=True, forbid_unknown_fields=True):
    rows: dict[int, str]
    source: str

    def __post_init__(self) -> None:
        self.table()

    def table(self) -> ResultsTable[Result]:
        """Annex 1, a table of one column."""
        return ResultsTable([""], {die: [result(text)] for die, text in self.rows.items()})


class TokenRow(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    window: Literal["combat", "soviet-impulse", "german-impulse", "enemy-soviet-impulse"]
    single_use: bool = False


class TablesFile(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    limits: Limits
    rolls: Rolls
    awards: Awards
    american: list[American]
    combat: CombatTable
    urban: UrbanTable
    token: list[TokenRow]
