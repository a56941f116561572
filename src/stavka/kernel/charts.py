"""How a board and its counters look, as plain structs: what a game tells whoever draws it.

Lengths are in the chart's own units, x to the right and y down. Words are left out: names come from the
ruleset or in every language, everything else by id, so that one chart serves all.
"""

from __future__ import annotations

import msgspec

Point = tuple[float, float]


class Area(msgspec.Struct, frozen=True):
    """A space on the map: its outline, its ground, where its counters and its name stand."""

    id: str
    outline: list[Point]
    centre: Point
    """Where the counters stand."""
    terrain: str = ""
    rank: int = 1
    """How large the name is written: 4 a place that all know, 3 a city, 1 a small place, 0 not at all."""
    code: str = ""
    """What is printed small in the space, such as the number of a hex."""
    marks: dict[str, int] = {}
    """What the map itself prints there: a value, a source of supply, a fortress."""
    names: dict[str, str] = {}
    """What is written there in each language, where it is not simply the name of the space."""
    holder: str = ""
    """The side that holds it at first, where only what has changed hands is to be flagged."""
    realm: str = ""
    """The country that it is part of, where countries have tints of their own."""
    ruled: str = ""
    """Which of its sides are drawn with a ruler among natural borders: `all`, as of a hex, or on `land`."""
    inner: bool = False
    """Whether it lies inside another space and is drawn over it."""


class Line(msgspec.Struct, frozen=True):
    """Something that runs over the map: a river, road or railway, trench, border, bridge, way in."""

    kind: str
    path: list[Point]
    """What runs along borders goes from corner to corner; a trench or fort has what it protects on its left,
    and so has a stronghold, which is a ring. A bridge goes from the middle of one space to that of the next,
    an entry from beyond the map to where it leads."""
    name: str = ""


class Patch(msgspec.Struct, frozen=True):
    """Ground that is no space, or many: sea, land out of play, a `zone` that is hatched, a `country`."""

    kind: str
    outline: list[Point]
    """Several outlines of sea may lie inside each other: the inner one is then an island."""
    name: str = ""


class Box(msgspec.Struct, frozen=True):
    """A place beside the map where counters lie; its id is a space of the board."""

    id: str
    x: float
    y: float
    width: float
    height: float


class Cell(msgspec.Struct, frozen=True):
    """One place of a printed track, and the number that it stands for."""

    value: int
    x: float
    y: float
    name: str = ""
    """By what its message is asked for, where it is not its number."""
    note: str = ""
    """What is printed under the number if there is no message: a date, figures."""
    sign: str = ""
    """A small picture in the corner: the weather of a turn."""


class Ladder(msgspec.Struct, frozen=True):
    """A track that is printed on the map; the marker of the track of that id stands in one of its cells."""

    id: str
    cells: list[Cell]
    size: float = 48
    """The side of a cell."""
    also: list[str] = []
    """Other tracks whose markers stand on it."""
    states: dict[str, int] = {}
    """Tracks that say yes or no, each with its cell: where there are any, cells have names and no numbers."""


class Label(msgspec.Struct, frozen=True):
    """A name that is no space's: of a city in several spaces, of a region."""

    id: str
    x: float
    y: float
    size: float


class Panel(msgspec.Struct, frozen=True):
    """Where something stands in the margin: the title, the compass, the scale, the legend."""

    kind: str
    x: float
    y: float
    width: float
    height: float


class Token(msgspec.Struct, frozen=True):
    """The face of a piece: what lies on the map or in a tray and is no counter, or stands on a track."""

    id: str
    """The piece's, or the piece's and a mark's for how it looks with that mark; `track-` and the track's, or
    `back-` and a side's for what lies face down."""
    nation: str
    """Whose colours it has."""
    sign: str = ""
    """Its picture; a back has none."""
    text: str = ""
    """A figure or a letter on it."""


class Card(msgspec.Struct, frozen=True):
    """What is printed on a card, but for its name and its text, which are words."""

    id: str
    """The piece's."""
    side: str
    deck: str
    number: int
    years: list[int] = []
    """When it may be used; always, where there are none."""
    moment: str = ""
    """Where in a turn it may be used, by a word."""
    figures: dict[str, int] = {}
    """Its numbers, by what they count; if it is turned up for a fight with others, the first is added."""
    goals: list[str] = []
    """What its owner should strive for: spaces, or words."""
    row: list[str] = []
    """The result of a fight that it is turned up for, by the difference of both strengths from `first` up."""
    first: int = 0
    marks: list[str] = []
    """What else is on it, by words."""


class Forecast(msgspec.Struct, frozen=True):
    """Something that is known to come: what the log will say of it."""

    track: str
    value: int
    """When: what a track will show then."""
    kind: str
    rule: str
    facts: dict[str, str | int]


class Chart(msgspec.Struct, frozen=True):
    """A map."""

    width: float
    height: float
    scale: float
    """Units to the kilometre; 0 where the map has no scale."""
    season: str
    """What the ground looks like: winter, spring, summer or atlas."""
    counter: float
    """The side of a counter."""
    areas: list[Area]
    lines: list[Line] = []
    patches: list[Patch] = []
    boxes: list[Box] = []
    trays: list[Box] = []
    """Places beside the map where pieces lie; a tray's id is where pieces are said to be."""
    ladders: list[Ladder] = []
    labels: list[Label] = []
    panels: list[Panel] = []
    signs: dict[str, str] = {}
    """The marks of spaces that are drawn, each with the picture that stands for it."""
    badges: dict[str, str] = {}
    """The same for marks of counters."""
    tokens: list[Token] = []
    cards: list[Card] = []
    calendar: list[Forecast] = []
    """What the turns will bring."""
    states: list[str] = []
    """Tracks that say yes or no and stand on no ladder."""
    zones: list[str] = []
    """Marks of spaces that belong together: a line is drawn round all that have one."""
    radii: list[str] = []
    """Marks that count how far something reaches: a line is drawn round all spaces within."""
    places: dict[int, str] = {}
    """What places of a rank are, for the legend."""
    scenario: str = ""
    """Whose map it is, if it is not for all."""
    focus: Point = (0.5, 0.5)
    """Where the eye should fall first, as parts of width and height."""
    absent: frozenset[str] = frozenset()
    """Counters that the map has no use for: they are not drawn while they lie in a box."""
    latent: dict[str, str] = {}
    """Counters that are not drawn while they lie in a certain box, from which few of them ever come."""
    natural: bool = True
    """Whether borders are drawn as nature has them; those of hexes are straight, and all hexes are alike."""
    lettering: float = 1.0
    """How large the names of spaces are written, compared to the usual."""


class Face(msgspec.Struct, frozen=True):
    """One side of a counter."""

    id: str
    unit: str
    nation: str
    """Whose colours it has."""
    symbol: str
    """Its NATO symbol, by branch: infantry, mechanised, armoured..."""
    tone: str = ""
    """A shade of the nation's colour: guards, ss..."""
    size: str = ""
    """The echelon above the symbol: x, xx, xxx, xxxx."""
    label: str = ""
    factors: list[str] = []
    step: int = 0
    """0 is the full side; each loss turns up the next."""
    side: str = ""
    """Who commands it, where its colours do not tell."""
    plate: str = ""
    """What the first figure stands on: black, black-white, reinforced, or a ring for a radius."""
    elite: bool = False
    pips: list[str] = []
    """Points by their colours, in place of figures: red, white, grey, yellow, circled."""
    letters: str = ""
    """Letters beside the symbol, each of which stands for a rule."""
    wear: str = ""
    """How a side differs that is no loss of strength: untrained, damaged, building."""
