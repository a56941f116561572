"""What stands beside the map: title, compass, scale, tracks, the boxes off the map, the legend."""

from __future__ import annotations

from stavka.kernel.charts import Box, Ladder, Panel
from stavka.kernel.hexmaps import cells

EDGE = 60.0
"""Between the rim of the sheet and what is on it."""
COLUMN = 840.0
"""The width of the column beside the map."""
MAP = EDGE + COLUMN + 60.0
"""Where the map begins."""
GAP = 40.0

PANELS = [
    Panel("title", EDGE, EDGE, COLUMN, 270),
    Panel("scale", EDGE, 380, 690, 96),
    Panel("compass", EDGE + 690, 346, 150, 160),
    Panel("legend", EDGE, 3010, COLUMN, 1440),
]

BOXES = [
    Box("waiting", EDGE, 980, COLUMN, 440),
    Box("1PzA", EDGE, 1490, (COLUMN - GAP) / 2, 160),
    Box("28A", EDGE + (COLUMN + GAP) / 2, 1490, (COLUMN - GAP) / 2, 160),
    Box("eliminated", EDGE, 1720, COLUMN, 860),
    Box("removed", EDGE, 2650, COLUMN, 250),
]
"""Where counters lie that are not on the map."""


def ladders(turns: int, points: int) -> list[Ladder]:
    """The tracks: turn, and victory points up to where one side has so many more that the game ends."""
    return [
        _ladder("turn", range(1, turns + 1), 580, 92, 9),
        _ladder("victory", range(points + 1), 732, 42, 20),
    ]


def _ladder(track: str, values: range, top: float, size: float, across: int) -> Ladder:
    return Ladder(track, cells(values, EDGE, top, size, across, COLUMN / across), size)
