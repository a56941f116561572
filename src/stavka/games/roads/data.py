"""What the data files of both games hold, as types."""

from __future__ import annotations

import re
from typing import Literal

import msgspec
from msgspec import Struct

from stavka.kernel.combat import ResultsTable
from stavka.kernel.hexes import Numbering

SideName = Literal["axis", "soviet"]
Factors = tuple[int, int, int]
"""Attack, defence, movement."""


class MapHead(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    hex_km: float


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    """The hexes that are not clear, and the sides that part their shores."""

    forest: list[str]
    marsh: list[str]
    lake: list[str]
    sea: list[str]
    ferries: list[str]
    mountain: list[str] = []
    outside: list[str] = []
    """Land on which nobody fights."""
    lake_sides: list[str] = []


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    side: SideName
    hex: str
    since: str = ""
    until_lost: bool = False


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    hex: str

    needs = ("Deploy",)
    several = True
    name: str
    kind: Literal["village", "city", "major", "urban"]
    source: str
    name_fr: str = ""
    red_star: bool = False
    airfield: bool = False
    port: bool = False
    oil: bool = False


class River(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    kind: Literal["minor", "major"]
    sides: list[str]


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """A road or a railway."""

    name: str
    hexes: list[str]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    map: MapHead
    numbering: Numbering
    terrain: Ground
    supply: list[Supply]
    axis_control: dict[str, list[str]]
    region: dict[str, list[str]]
    place: list[Place]
    river: list[River]
    rail: list[Chain]
    road: list[Chain]

    def __post_init__(self) -> None:
        for runs in (*self.region.values(), *self.axis_control.values()):
            for text in runs:
                run(text)


def run(text: str) -> list[str]:
    """The hexes of a run, such as 07:22-26: those from 0722 to 0726."""
    match = re.fullmatch(r"(\d\d):(\d\d)-(\d\d)", text)
    if match is None:
        raise ValueError(f"{text!r} is no run of hexes: it is written as 07:22-26")
    line, first, last = match.groups()
    return [f"{line}{place:02}" for place in range(int(first), int(last) + 1)]


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    turn: str
    entry: list[str]


class Upgrade(Struct, frozen=True, forbid_unknown_fields=True):
    """The unit whose place a counter takes; any rifle division where none is named (18.2.1)."""

    of: str
    turn: str


class UnitRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    label: str
    name: str
    side: SideName
    nationality: Literal["soviet", "german", "romanian", "italian", "hungarian"]
    type: str
    full: Factors
    source: str
    reduced: Factors | None = None
    radius: int = 0
    elite: bool = False
    armoured: bool = False
    background: Literal["", "black", "black-white"] = ""
    division: str = ""
    branch: str = ""
    modes: bool = False
    """A Soviet rifle corps, whose sides are its reinforced and its standard mode."""
    no_points: bool = False
    """Replacement points are not for it."""
    weak: bool = False
    """It begins on its reduced side."""
    start: dict[str, str] = {}
    arrive: Arrival | None = None
    arrives: dict[str, Arrival] = {}
    arrives_in: list[str] = []
    """The scenarios in which it arrives, where not in all."""
    upgrade: Upgrade | None = None
    name_fr: str = ""

    def __post_init__(self) -> None:
        if (self.type == "hq") != bool(self.radius):
            raise ValueError("a headquarters, and nobody else, has a command radius (1.1.7)")
        if self.reduced and any(
            after > before for after, before in zip(self.reduced, self.full, strict=True)
        ):
            raise ValueError("the reduced side is not the stronger")


class UnitsFile(Struct, frozen=True, forbid_unknown_fields=True):
    unit: list[UnitRow]


class SupportRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of support marker."""

    id: str
    side: SideName
    count: int
    class_: str = msgspec.field(name="class")
    attach: Literal["unit", "stack", "hex", "box", "theatre", "none"]
    order: Literal[1, 2, 3, 4]
    source: str
    offensive: bool = False
    mandatory: bool = False
    generic: bool = True
    leader: bool = False
    air: bool = False
    stays: bool = False
    since: str = ""
    shift: int = 0
    attack: int = 0
    defence: int = 0
    exploitation: int = 0
    radius: int = 0
    limit: Literal["", "combat", "phase", "turn"] = ""
    against: int = 0
    reich: bool = False


class SupportsFile(Struct, frozen=True, forbid_unknown_fields=True):
    support: list[SupportRow]


class Result(Struct, frozen=True):
    """A cell of the combat table: steps lost, the attacker's tactical result, the defender's (8.7)."""

    attacker_steps: int
    defender_steps: int
    attacker: str
    defender: str

    @property
    def losses(self) -> str:
        """The steps as they are printed."""
        sides = (("A", self.attacker_steps), ("D", self.defender_steps))
        return "".join(f"{side}{steps}" for side, steps in sides if steps) or "-"

    def __str__(self) -> str:
        return f"{self.losses} {self.attacker} {self.defender}"


ATTACKER = ("-", "AR", "D1", "Eng", "E", "E2", "E3")
DEFENDER = ("-", "R", "F", "S", "Eng", "DR", "DR2", "DR3")


def result(text: str) -> Result:
    """Read a cell as the file has it, such as A1D2 E DR2."""
    match = re.fullmatch(r"(-|(?:A(\d))?(?:D(\d))?) (\S+) (\S+)", text)
    if match is None or match[4] not in ATTACKER or match[5] not in DEFENDER:
        raise ValueError(f"{text!r} is no result")
    return Result(int(match[2] or 0), int(match[3] or 0), match[4], match[5])


COLUMNS = ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")


class CombatTable(Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[str]
    rows: dict[int, list[str]]
    source: str

    def __post_init__(self) -> None:
        if tuple(self.columns) != COLUMNS:
            raise ValueError(f"the columns are {', '.join(COLUMNS)}")
        if sorted(self.rows) != list(range(2, 13)):
            raise ValueError("the rows are those of two dice, 2 to 12")
        self.table()

    def table(self) -> ResultsTable[Result]:
        """The combat results table."""
        return ResultsTable(
            self.columns, {dice: [result(text) for text in row] for dice, row in self.rows.items()}
        )


class Blocks(Struct, frozen=True, forbid_unknown_fields=True):
    """The blocks of colour in each column (8.10.3)."""

    of: dict[str, list[list[int]]]
    source: str

    def __post_init__(self) -> None:
        for column in COLUMNS:
            rows = sorted(dice for block in self.of.get(column, []) for dice in block)
            if rows != list(range(2, 13)):
                raise ValueError(f"the blocks of {column} are not the rolls 2 to 12, each once")


class TerrainRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What a terrain costs, what it does for the defender and to tactical results (8.10.2)."""

    points: int
    source: str
    defence: str = "+0"
    attacker: dict[str, str] = {}
    defender: dict[str, str] = {}

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[+x]\d", self.defence):
            raise ValueError("defence is written as +1 or x2")
        for results, known in ((self.attacker, ATTACKER), (self.defender, DEFENDER)):
            for name in (*results, *results.values()):
                if name not in known:
                    raise ValueError(f"{name!r} is no tactical result")

    @property
    def factor(self) -> int:
        """By what the defence is multiplied."""
        return int(self.defence[1]) if self.defence[0] == "x" else 1

    @property
    def bonus(self) -> int:
        """What is added to the defence."""
        return int(self.defence[1]) if self.defence[0] == "+" else 0


TerrainKind = Literal[
    "clear",
    "forest",
    "marsh",
    "mountain",
    "village",
    "city",
    "major",
    "reich-city",
    "fortification",
    "stronghold",
]


class WaterRow(Struct, frozen=True, forbid_unknown_fields=True):
    river_points: int
    major_points: int
    ferry_points: int
    river_divisor: int
    major_divisor: int
    bridge_divisor: int
    mud_bridge_divisor: int
    frozen_bonus: int
    major_attacker: dict[str, str]
    source: str


class MovementTable(Struct, frozen=True, forbid_unknown_fields=True):
    road_halves: int
    marsh_road_halves: int
    mud_limit: int
    strategic_factor: int
    source: str
    dear_points: int = 0
    """What hexes cost that are dear to a side."""


class StackingTable(Struct, frozen=True, forbid_unknown_fields=True):
    units: int
    hqs: int
    source: str


class SupplyTable(Struct, frozen=True, forbid_unknown_fields=True):
    source_radius: int
    foreign_units: int
    unsupplied_points: int
    source: str


class CombatFigures(Struct, frozen=True, forbid_unknown_fields=True):
    allied_steps: int
    reaction_range: int
    retreat_or_lose: int
    source: str


class WeatherTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Weather, ice and sky by two dice and by turn; a column may stand for several turns."""

    columns: list[str]
    rows: dict[int, list[str]]
    source: str

    def __post_init__(self) -> None:
        if sorted(self.rows) != list(range(2, 13)):
            raise ValueError("the rows are those of two dice, 2 to 12")
        for row in self.rows.values():
            if len(row) != len(self.columns):
                raise ValueError("each row has a cell for each column")
            for cell in row:
                weather(cell)


def weather(text: str) -> tuple[str, str, str]:
    """Read weather, ice and sky, such as `snow rivers overcast`."""
    match = re.fullmatch(r"(fair|snow|mud) (open|rivers|all) (clear|overcast|blizzard)", text)
    if match is None:
        raise ValueError(f"{text!r} is no weather")
    return match[1], match[2], match[3]


def step(table: list[tuple[int, int]], number: int) -> int:
    """What a table gives for a number: its rows begin at their lowest number."""
    return next(value for least, value in reversed(table) if number >= least)


class RoadsTables(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tables that both games have."""

    turns: list[str]
    crt: CombatTable
    blocks: Blocks
    weather: WeatherTable
    terrain: dict[TerrainKind, TerrainRow]
    watercourses: WaterRow
    movement: MovementTable
    stacking: StackingTable
    supply: SupplyTable
    combat: CombatFigures
