"""What the data files hold, as types. Map, counters and cards are reconstructed: `source` says what from."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Point = tuple[float, float]
Camp = Literal["german", "soviet"]
Owner = Literal["", "german", "soviet"]
Colour = Literal["red", "white", "grey", "yellow", "circled"]
"""The colours of combat points (2.3.4); circled is yellow while the Germans have the War Initiative."""


class MapHead(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    zones: int
    borders: int
    frame: dict[str, float]
    winter_line: list[Point]
    """The Partisan/Winter Line, to be drawn (2.1.1)."""


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """A zone of the map: a hex is a major city, a region some 200 km wide, a box some 400 (2.1)."""

    id: str
    name: str
    name_source: Literal["rulebook", "reconstructed"]
    type: Literal["hex", "region", "box"]
    lat: float
    lon: float
    terrain: str
    city: Literal["major", "minor", "town"]
    city_name: str
    side: Camp
    line: Literal["east", "west"]
    centre: Point
    """Where the counters stand."""
    outline: list[Point]
    within: str = ""
    war_target: Owner = ""
    war_economy: Owner = ""
    war_production: int = 0
    lend_lease: bool = False
    war_crime: Owner = ""
    war_crime_note: str = ""
    oil_well: Owner = ""
    axis_deploy: list[str] = []
    name_fr: str = ""
    city_name_fr: str = ""


class Border(Struct, frozen=True, forbid_unknown_fields=True):
    a: str
    b: str
    kind: Literal["land", "river", "major-river", "strait", "ice-road", "impassable"]
    edge: list[Point]
    """The common side; empty where the zones touch only by name, as over a strait."""
    name: str = ""


class Water(Struct, frozen=True, forbid_unknown_fields=True):
    """A sea or a lake: its shores, and its outlines to draw."""

    id: str
    shores: list[str]
    outlines: list[list[Point]]


class Outside(Struct, frozen=True, forbid_unknown_fields=True):
    """Land that is no zone: the Alps, what lies beyond the map."""

    name: str
    outline: list[Point]
    river: str = ""
    banks: list[str] = []
    """The zones that lie on its other bank."""


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    map: MapHead
    zone: list[Zone]
    border: list[Border]
    sea: list[Water]
    lake: list[Water]
    outside: list[Outside]


class UnitRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A counter (2.3). A Front's back is untrained and no step; a Fort's is under construction."""

    id: str
    label: str
    name: str
    side: Camp
    nation: Literal["german", "finnish", "romanian", "hungarian", "italian", "soviet"]
    size: Literal["large", "small", "special"]
    kind: Literal["infantry", "mountain", "panzer", "ss-panzer", "tank", "marine", "fortress", "fort", "air"]
    mobility: Literal["light", "mobile", "static", "air"]
    steps: int
    front: list[Colour]
    back: list[Colour]
    source: str
    special: list[Literal["A", "R", "M", "2"]] = []
    entry_turn: int = 0
    entry_back: bool = False
    exit_turn: int = 0
    upgrade_turn: int = 0
    """From when a red Front counter is at hand to replace a trained one (10.2.1)."""
    letter: Literal["", "N", "C", "S", "R", "F", "B", "SL"] = ""
    only: Literal["", "base", "regular"] = ""
    """The mode in which the unit is used; empty for all (18.7, 18.10)."""
    one_sided: bool = False
    note: str = ""
    name_fr: str = ""

    def __post_init__(self) -> None:
        if self.steps not in (1, 2):
            raise ValueError("a unit has one step or two")


class Set(Struct, frozen=True, forbid_unknown_fields=True):
    """How many markers of a kind there are."""

    attack: int
    support: int
    mobile: int


class UnitsFile(Struct, frozen=True, forbid_unknown_fields=True):
    unit: list[UnitRow]
    markers: Set
    """The Combat Markers of each player at most (8.0)."""
    pockets: int
    offensives: int
    partisans: list[int]
    """The turns on which the Partisan markers enter (23.1.1)."""


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    mp: int
    stop: bool
    cp: int
    assault: bool
    pincers: bool
    exploitation: bool
    source: str


class Crossing(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cp: int
    stop: bool
    attack: bool
    source: str


class Weather(Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["clear", "snow", "mud", "general-winter"]
    mp: int
    air: int
    attacks: int
    cp: int
    pincers: bool
    exploitation: bool
    source: str


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the Battle or Assault results: what it orders is code, its icons are printed (12.7)."""

    id: str
    icons: list[Literal["oil-drum", "burst", "plane", "arrow", "offensive"]]
    source: str


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    rp_german: int
    rp_soviet: int
    status: int
    reserve: int
    event_draws: int
    offensive_draws: int
    initiative_markers: int
    other_markers: int
    odds_low: int
    odds_high: int
    source: str


class TablesFile(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: list[Terrain]
    crossing: list[Crossing]
    weather: list[Weather]
    battle: list[Result]
    assault: list[Result]
    limits: Limits
    enemy_attacks: dict[str, dict[str, int]]
    """How many attacks the Enemy of the solitaire game may make, by side and year (24.3.3)."""


class CardRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A card (2.4). What its event does is code, under the card's name."""

    id: str
    number: int
    name: str
    side: Camp
    deck: Literal["event", "offensive"]
    years: list[int]
    left: str
    right: str
    source: str
    timing: Literal[
        "immediate",
        "supply",
        "card",
        "strategic",
        "movement",
        "attack",
        "defence",
        "combat",
        "after-result",
        "reserve",
        "objective",
        "enemy-markers",
        "enemy-reserve",
        "offensive",
    ]
    support: int = 0
    battle: list[str] = []
    icons: int = 0
    armour: bool = False
    in_assault: bool = False
    advanced: bool = False
    value: int = 0
    """How many Major Offensive markers it brings; none for a card of the No Offensive kind (2.4.12)."""

    def __post_init__(self) -> None:
        if (self.deck == "event") != (len(self.battle) == 10):
            raise ValueError("an Event card has a battle result for each of the odds -3 to +6, no other has")


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    card: list[CardRow]


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """A box of the turn track (6, 21)."""

    turn: int
    year: int
    months: list[int]
    weather: Literal["clear", "snow", "mud", "general-winter"]
    initiative: Camp
    """The icon of the base game and of 23.5."""
    event: str
    ops: list[str]
    source: str


class Stack(Struct, frozen=True, forbid_unknown_fields=True):
    zone: str
    units: list[str]
    """From the top down."""
    back: list[str] = []
    disrupted: bool = False


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has at the start of a scenario."""

    wsp: int
    rp: int
    attack: int
    hand: list[str] = []
    air: list[str] = []
    destroyed: list[str] = []
    captured: list[str] = []


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    first_turn: int
    last_turn: int
    initiative: Camp
    german: Side
    soviet: Side
    stack: list[Stack]
    source: str
    goals: bool = False
    """Whether each draws a War Goals card before play."""
    order: list[Camp] = []
    """Who has the Order or Directive marker from the start (19.4)."""
    soviet_controlled: list[str] = []
    """The zones of the Soviet Union still in Soviet hands; empty for all of them."""
    damaged: list[str] = []
    removed: list[str] = []
    industry: list[str] = []
    base: dict[str, str] = {}
    """Where units stand in the base game if not where their stack is, which is of one unit there."""


class ScenariosFile(Struct, frozen=True, forbid_unknown_fields=True):
    turn: list[Turn]
    scenario: list[Scenario]
