"""What stands beside the map: title, compass, scale, tracks, the boxes off the map, the legend."""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import BOXES
from stavka.kernel.charts import Box, Cell, Ladder, Panel

EDGE = 56.0
"""Between the rim of the sheet and what is on it."""
COLUMN = 560.0
"""The width of the column beside the map."""
MAP = EDGE + COLUMN + 44.0
"""Where the map begins."""

PANELS = [
    Panel("title", EDGE, EDGE - 8, COLUMN, 190),
    Panel("scale", EDGE, 252, 400, 96),
    Panel("compass", EDGE + 430, 226, 130, 130),
    Panel("legend", EDGE, 1592, COLUMN, 724),
]

HEIGHTS = {"waiting": (956, 190), "destroyed": (1190, 236), "removed": (1470, 76)}
"""The top and the height of each box."""


def boxes() -> list[Box]:
    """Where counters lie that are not on the map."""
    return [Box(box, EDGE, HEIGHTS[box][0], COLUMN, HEIGHTS[box][1]) for box in BOXES]


def ladders(turns: int, phases: int) -> list[Ladder]:
    """The tracks: turn, operation phase, victory points and support points."""
    return [
        _ladder("turn", range(1, turns + 1), 402, 56),
        _ladder("operation", range(1, phases + 1), 502, 50),
        _ladder("victory", range(40), 596, 50),
        _ladder("support", range(10), 840, 50),
    ]


def _ladder(track: str, values: range, top: float, size: float) -> Ladder:
    cells = [
        Cell(value, EDGE + (n % 10 + 0.5) * 56, top + (n // 10 + 0.5) * size)
        for n, value in enumerate(values)
    ]
    return Ladder(track, cells, size)
