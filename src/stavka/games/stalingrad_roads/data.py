"""What the data files of this game hold beside those of the family, as types."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from stavka.games.roads.data import Factors, RoadsTables, SideName, weather
from stavka.games.stalingrad_roads.terms import OFFENSIVES, SUPPORT_BOXES

Rows = list[tuple[int, int]]
"""The lowest number for which each row counts, and what it gives."""


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """What the supply level of the fortress does to its units, from some level on (10.3.2)."""

    least: int = field(name="from")
    attack: Literal["half", "each", "stack", "none"]
    defence: Literal["full", "half", "one"]
    movement: Literal["half", "points", "hex", "three"]


class FortressTable(Struct, frozen=True, forbid_unknown_fields=True):
    start_closed: int
    start_open: int
    most: int
    least: int
    place_range: int
    zone: int
    zone_airfield: int
    garrison: tuple[int, int]
    garrison_range: int
    relieved: int
    near: int
    level: list[Level]
    source: str


class AirliftTable(Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    most: int
    no_airfield: int
    rows: list[tuple[int, int, int]]
    modifiers: dict[str, int]
    source: str


class Ju52Table(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """How many Ju 52 have each event (10.4.3)."""

    unit_resistance: int
    stack_resistance: int
    rattenkrieg: int
    hube: int
    evacuation: int
    last_reserves: int
    support: int
    mobility: int
    sortie_1: int = field(name="sortie-1")
    sortie_2: int = field(name="sortie-2")
    source: str


class OffensiveTable(Struct, frozen=True, forbid_unknown_fields=True):
    major_radius: int
    minor_radius: int
    stalingrad_bonus: int
    least_supports: int
    exchange: int
    exchanges: int
    unit_price: int
    armoured_price: int
    major_west: int
    minor_west: int
    source: str


class AcquisitionTable(Struct, frozen=True, forbid_unknown_fields=True):
    stavka: Rows
    minor: Rows
    source: str


class StavkaTable(Struct, frozen=True, forbid_unknown_fields=True):
    fronts: int
    priority: int
    armoured_cost: int
    major_release: int
    release: Rows
    release_modifier: dict[str, int]
    entry: dict[str, int]
    source: str


class ApprovalTable(Struct, frozen=True, forbid_unknown_fields=True):
    soviet_capture: dict[str, int]
    axis_recapture: dict[str, int]
    encircled: int
    one_lost: int
    both_lost: int
    both_lost_late: int
    hq_lost: int
    hq_withdrawn: int
    armoured_attack: int
    armoured_steps: int
    early_to: str
    late_from: str
    late_to: str
    dismissed: int
    winter_to: str
    winter_divisions: int
    winter_supports: int
    backhand_from: str
    backhand_box: int
    backhand_supports: int
    backhand_turns: int
    backhand_result: Rows
    backhand_failure: int
    source: str


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The boxes of the approval track: replacement points and supports."""

    boxes: list[tuple[int, int]]
    source: str


class CrisisRow(Struct, frozen=True, forbid_unknown_fields=True):
    manstein: int
    approval: int
    attacks: int = 0
    penalties: list[
        Literal[
            "supports-lost",
            "hqs-fixed",
            "no-replacements",
            "support-fewer",
            "cities-fixed",
            "no-strategic",
            "choose-support",
        ]
    ] = []


class CrisisTable(Struct, frozen=True, forbid_unknown_fields=True):
    rows: dict[int, CrisisRow]
    source: str

    def __post_init__(self) -> None:
        if sorted(self.rows) != list(range(2, 13)):
            raise ValueError("the rows are those of two dice, 2 to 12")


class Replacements(Struct, frozen=True, forbid_unknown_fields=True):
    soviet: int
    source: str


class MarsWithdrawal(Struct, frozen=True, forbid_unknown_fields=True):
    turn: str
    attack: int


class MarsBox(Struct, frozen=True, forbid_unknown_fields=True):
    """A box of the Mars track: what it does each turn, and in the end (6.1.1)."""

    id: str
    at: int
    stavka: int = 0
    soviet_lost: int = 0
    approval: int = 0
    arrivals: dict[str, str] = {}
    delay: dict[str, int] = {}
    never: list[str] = []
    withdraw: MarsWithdrawal | None = None


class MarsTable(Struct, frozen=True, forbid_unknown_fields=True):
    first: str
    last: str
    move: Rows
    supports: int
    confident: int
    box: list[MarsBox]
    source: str


class Withdrawal(Struct, frozen=True, forbid_unknown_fields=True):
    turn: str
    side: SideName
    what: Literal["italian", "hungarian", "romanian", "infantry", "panzer", "armour", "any"]
    source: str
    count: int = 0
    attack: int = 0
    hqs: list[str] = []


class Divisions(Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    full: Factors
    reduced: Factors


class StalingradWithdrawal(Struct, frozen=True, forbid_unknown_fields=True):
    since: str
    divisions: list[Divisions]
    source: str


class TablesFile(RoadsTables, frozen=True, forbid_unknown_fields=True, kw_only=True):
    fortress: FortressTable
    airlift: AirliftTable
    ju52: Ju52Table
    offensive: OffensiveTable
    acquisition: AcquisitionTable
    stavka: StavkaTable
    approval: ApprovalTable
    track: Track
    crisis: CrisisTable
    replacements: Replacements
    mars: MarsTable
    withdrawal: list[Withdrawal]
    stalingrad_withdrawal: StalingradWithdrawal


class VictoryRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures by which a scenario is won; each scenario has its own."""

    relief: list[str] = []
    near: int = 0
    base: str = ""
    two_points: list[str] = []
    four_points: list[str] = []
    five_points: list[str] = []
    most_supports: int = 0
    major_city: int = 0
    unsupplied_city: int = 0
    bend: int = 0
    dismissed: int = 0
    late: int = 0
    late_after: str = ""
    decisive: str = ""
    levels: dict[str, int] = {}


class ScenarioRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    number: int
    first: str
    last: str
    weather: str
    uses: list[
        Literal[
            "fortress",
            "offensives",
            "stavka",
            "superiority",
            "kg",
            "replacements",
            "mars",
            "shortage",
            "approval",
        ]
    ]
    axis_control: str
    victory: VictoryRow
    source: str
    rows: tuple[int, int] | None = None
    columns: tuple[int, int] | None = None
    order: SideName = "soviet"
    """Who has the first player turn."""
    axis_first: bool = False
    """The first turn has no Soviet half."""
    superiority: int = 0
    approval: int = 0
    manstein: int = 0
    rail_points: int = 0
    rail_first: int = -1
    surprise: bool = False
    """The game begins with a major offensive (scenarios II, III)."""
    soviet_choice: int = 0
    soviet_artillery: int = 0
    soviet_draws: dict[str, int] = {}
    set_aside: list[str] = []
    axis_choice: int = 0
    axis_draws: int = 0
    draws: dict[str, int] = {}
    """How many markers a side draws in each support phase, where no table says so."""
    minors: dict[str, str] = {}
    offensives: dict[str, str] = {}
    major_west: bool = False
    first_major_west: bool = False
    pool_shortage: int = -1
    """How many shortage markers are in the pool beside the test; none at all if -1."""
    backhand: bool = False
    fixed_hqs: list[str] = []
    edge: dict[str, Literal["east", "west"]] = {}
    sources: dict[str, list[str]] = {}
    closed: list[str] = []

    def __post_init__(self) -> None:
        fixed(self.weather)
        for name in (*self.minors, *self.offensives):
            if name not in OFFENSIVES:
                raise ValueError(f"{name!r} is no offensive marker: {', '.join(OFFENSIVES)}")
        for name in self.soviet_draws:
            if name not in SUPPORT_BOXES:
                raise ValueError(f"{name!r} is no box of supports: {', '.join(SUPPORT_BOXES)}")


class ScenariosFile(Struct, frozen=True, forbid_unknown_fields=True):
    scenario: list[ScenarioRow]


def fixed(text: str) -> tuple[str, str, str]:
    """What is given of the first turn's weather: all, all but the sky, or nothing."""
    if text == "roll":
        return "", "", ""
    known = weather(text.replace("roll", "clear"))
    return (known[0], known[1], "") if text.endswith("roll") else known
