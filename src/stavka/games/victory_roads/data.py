"""What the data files of this game hold beside those of the family, as types."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stavka.games.roads.data import BoardFile, RoadsTables, weather
from stavka.games.victory_roads.terms import THEATRES

Shares = dict[str, int]
"""A figure for each of several things."""


class FortLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of basic fortifications (13.1): of each side the fortified hex, then the one outside."""

    name: str
    sides: list[str]


class Stronghold(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of advanced fortifications (13.2)."""

    hex: str
    name: str
    name_fr: str = ""


class VictoryBoard(BoardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    fort: list[FortLine]
    stronghold: list[Stronghold]


class BridgeheadTable(Struct, frozen=True, forbid_unknown_fields=True):
    units: int
    markers: int
    source: str


class TheatreTable(Struct, frozen=True, forbid_unknown_fields=True):
    offensive_radius: int
    movement_radius: int
    lend_lease: int
    remote: int
    remote_moves: int
    great_supports: int
    priority: int
    great: int
    minor_city: int
    road_only: int
    snow: int
    mud: int
    uses: int
    reinforcements: int
    moves: int
    moves_rail: int
    moves_supports: int
    moves_snow: int
    moves_mud: int
    source: str


class CorpsTable(Struct, frozen=True, forbid_unknown_fields=True):
    normal: int
    strategic: int
    source: str


class StavkaTable(Struct, frozen=True, forbid_unknown_fields=True):
    priority: list[int]
    other: list[int]
    secondary: list[int]
    great: int
    heavy_attack: int
    heavy_cost: int
    least_rifle: int
    least_armour: int
    entering: int
    source: str

    def __post_init__(self) -> None:
        if any(len(column) != 6 for column in (self.priority, self.other, self.secondary)):
            raise ValueError("each column has a result for each die, 1 to 6")


class SatisfactionTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The track of the Fuehrer's satisfaction: replacement points and supports of each box (15)."""

    boxes: list[tuple[int, int]]
    after_dismissal: list[int]
    each_turn: int
    hq_lost: int
    armoured_attack: int
    most: int
    source: str


class StrategicTable(Struct, frozen=True, forbid_unknown_fields=True):
    lost: Shares
    retaken: Shares
    source: str


class ReichTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The track of the end of the Reich: markers added, supports after a dismissal, of them chosen (16.2)."""

    boxes: list[tuple[int, int, int]]
    bonus: int
    mobilised: int
    source: str


class TransportTable(Struct, frozen=True, forbid_unknown_fields=True):
    infantry: int
    armour: int
    naval: int
    ring: int
    evacuation: dict[int, list[Literal["stays", "loss"]]]
    source: str


class HaltTable(Struct, frozen=True, forbid_unknown_fields=True):
    markers: int
    ring: int
    defender: dict[str, str]
    source: str


class WithdrawalTable(Struct, frozen=True, forbid_unknown_fields=True):
    radius: int
    hexes: int
    source: str


class CapitulationTable(Struct, frozen=True, forbid_unknown_fields=True):
    romania: Shares
    hungary: Shares
    hungary_never: int
    hungary_armistice: int
    hungary_sides: int
    returning: int
    source: str


class WarsawTable(Struct, frozen=True, forbid_unknown_fields=True):
    distance: int
    shift: int
    loss: int
    over: int
    source: str


class Withdrawal(Struct, frozen=True, forbid_unknown_fields=True):
    turn: str
    what: Literal["infantry", "armour"]
    attack: int
    count: int


class Calendar(Struct, frozen=True, forbid_unknown_fields=True):
    """What each turn brings, from the first on."""

    soviet: list[int]
    hungarian: list[int]
    romanian: list[int]
    rail: list[int]
    corps: list[int]
    withdrawal: list[Withdrawal]
    source: str


class TablesFile(RoadsTables, frozen=True, forbid_unknown_fields=True, kw_only=True):
    bridgehead: BridgeheadTable
    theatre: TheatreTable
    corps: CorpsTable
    stavka: StavkaTable
    satisfaction: SatisfactionTable
    strategic: StrategicTable
    reich: ReichTable
    transport: TransportTable
    halt: HaltTable
    withdrawal: WithdrawalTable
    capitulation: CapitulationTable
    warsaw: WarsawTable
    calendar: Calendar

    def __post_init__(self) -> None:
        calendar = self.calendar
        for column in (calendar.soviet, calendar.hungarian, calendar.romanian, calendar.rail, calendar.corps):
            if len(column) != len(self.turns):
                raise ValueError("the calendar has a figure for each turn")


class TheatreRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A theatre as a scenario begins."""

    hex: str
    mode: Literal["offensive", "movement"]
    supports: int
    given: list[str] = []
    """Some of its supports by name."""
    chosen: bool = False
    """The Soviet player chooses the others; else they are drawn."""


class VictoryRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures by which a scenario is won, in quarters of a point."""

    capital: str = ""
    objectives: list[str] = []
    budapest: list[str] = []
    points: Shares = {}
    side_change: int = 0
    division: int = 0
    unsupplied_division: int = 0
    sudden: str = ""
    sudden_last: str = ""
    levels: Shares = {}


class ScenarioRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    number: int
    first: str
    last: str
    weather: str
    uses: list[Literal["advanced", "withdrawals", "warsaw"]]
    axis_control: str
    victory: VictoryRow
    source: str
    rows: tuple[int, int] | None = None
    columns: tuple[int, int] | None = None
    reinforced: bool = False
    """All rifle corps begin in reinforced mode."""
    theatres: dict[str, TheatreRow] = {}
    priority: str = ""
    """The theatre that has priority on the first turn."""
    great: bool = False
    """It begins a great offensive then."""
    mood: int = 0
    liberty: int = 0
    axis_supports: int = 0
    """What the German player draws before play."""
    axis_draws: int = 0
    """What he draws each turn, where the track does not say so."""
    soviet_dice: Shares = {}
    """What is added to the Soviet die of a turn under the basic rules (5.3.1)."""
    rail: int = -1
    rail_first: int = -1
    points: Shares = {}
    """Replacement points, where the calendar and the track do not give them."""
    excluded: list[str] = []
    """Supports that are left out."""

    def __post_init__(self) -> None:
        if self.weather != "roll":
            weather(self.weather)
        for name in (*self.theatres, *filter(None, [self.priority])):
            if name not in THEATRES:
                raise ValueError(f"{name!r} is no theatre: {', '.join(THEATRES)}")


class ScenariosFile(Struct, frozen=True, forbid_unknown_fields=True):
    scenario: list[ScenarioRow]


def fixed(text: str) -> tuple[str, str, str]:
    """What is given of the first turn's weather: all or nothing."""
    return ("", "", "") if text == "roll" else weather(text)
