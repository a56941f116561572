"""What stands beside the map, and in its corners: title, tracks, boxes and trays of each side, the legend."""

from __future__ import annotations

from stavka.games.absolute_war.facts import HOLDING, Facts
from stavka.games.absolute_war.terms import SIDES
from stavka.kernel.charts import Box, Cell, Ladder, Panel

EDGE = 56.0
"""Between the rim of the sheet and what is on it."""
COLUMN = 520.0
"""The width of the column on either side of the map."""
MAP = EDGE + COLUMN + 44.0
"""Where the map begins."""
EAST = 3002.5 + MAP + 44.0
"""Where the column to its right begins."""
LEFT = dict(zip(SIDES, (EDGE, EAST), strict=True))

PANELS = [
    Panel("title", MAP + 60, EDGE + 30, 640, 190),
    Panel("compass", MAP + 690, EDGE + 60, 130, 130),
    Panel("legend", EDGE, 1500, COLUMN, 1264),
]

HEIGHTS = {
    "reserve": (96.0, 70.0),
    "air": (96.0, 70.0),
    "shattered": (220.0, 130.0),
    "destroyed": (404.0, 250.0),
    "captured": (708.0, 190.0),
}
"""The top and the height of each holding box."""
TRAYS = {
    "hand": (952.0, 0.0, 1.0),
    "goals": (1052.0, 0.0, 0.47),
    "played": (1052.0, 0.52, 0.48),
    "plants": (1152.0, 0.0, 0.48),
    "special": (1152.0, 0.52, 0.48),
    "discard": (1252.0, 0.0, 1.0),
}
"""The top of each tray, where in the column it begins, how much of its width it takes."""
LOW, HIGH = 50.0, 170.0


def boxes() -> list[Box]:
    """Where counters lie that are not on the map."""
    found = [
        Box("upgrades", EAST, 1500, COLUMN, 130),
        Box("waiting", EAST, 1690, COLUMN, 1074),
    ]
    for side, left in LEFT.items():
        for box in HOLDING:
            top, height = HEIGHTS[box]
            half = COLUMN / 2 - 10
            width = half if box in ("reserve", "air") else COLUMN
            found.append(Box(f"{side}-{box}", left + (half + 20 if box == "air" else 0), top, width, height))
    return found


def trays() -> list[Box]:
    """Where cards and markers lie."""
    return [
        Box(f"{side}-{tray}", left + at * COLUMN, top, share * COLUMN, HIGH if tray == "discard" else LOW)
        for side, left in LEFT.items()
        for tray, (top, at, share) in TRAYS.items()
    ] + [Box("fight", MAP + 2570, EDGE + 430, 400, LOW)]


def ladders(facts: Facts) -> list[Ladder]:
    """The tracks: turns in the north-east, points and markers in the north-west."""
    limits = facts.limits
    left, top = MAP + 60, EDGE + 300
    return [
        _turns(facts),
        _ladder("wsp", range(limits.status + 1), left, top, 56),
        _ladder("rp", range(max(limits.rp_german, limits.rp_soviet) + 1), left, top + 160, 48),
        _ladder("attack", range(facts.markers.attack + 1), left, top + 250, 48),
        _ladder("support", range(facts.markers.support + 1), left, top + 340, 48),
        _ladder("mobile", range(facts.markers.mobile + 1), left, top + 430, 48),
    ]


def _ladder(track: str, values: range, left: float, top: float, size: float) -> Ladder:
    cells = [
        Cell(value, left + (n % 10 + 0.5) * size, top + (n // 10 + 0.5) * size)
        for n, value in enumerate(values)
    ]
    return Ladder(track, cells, size)


WEATHER = {"clear": "sun", "snow": "flake", "mud": "puddle", "general-winter": "frost"}
ACROSS, TURN = 9, 96.0


def _turns(facts: Facts) -> Ladder:
    cells = [
        Cell(
            row.turn,
            MAP + 2110 + (n % ACROSS + 0.5) * TURN,
            EDGE + 60 + (n // ACROSS + 0.5) * TURN,
            note=f"{'-'.join(str(month) for month in row.months)}/{row.year % 100}",
            sign=WEATHER[row.weather],
        )
        for n, row in enumerate(facts.turns.values())
    ]
    return Ladder("turn", cells, TURN)
