"""What stands beside the maps of both games, and how it is set.

All of it is set in columns, one to the left of the map and the others to its right, as a scenario needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec import Struct

from stavka.games.roads.terms import SIDES
from stavka.kernel.charts import Box, Cell, Ladder, Panel
from stavka.kernel.hexmaps import cells

EDGE = 60.0
"""Between the rim of the sheet and what is on it."""
COLUMN = 840.0
"""The width of a column beside the map."""
BESIDE = 70.0
"""Between the map and a column."""
MAP = EDGE + COLUMN + BESIDE
"""Where the map begins."""
LEAST = 1700.0
"""A small map has columns that are higher than itself, and the legend under it."""
HEAD = 52.0
"""For a heading, and the room above it."""
GAP = 40.0
"""Between two things side by side."""

RESOURCES = range(15)
"""So far goes the track of rail and replacement points."""


class Margin(Struct):
    """All that stands beside the map, and how large the sheet is with it."""

    width: float = 0.0
    height: float = 0.0
    panels: list[Panel] = msgspec.field(default_factory=list)
    boxes: list[Box] = msgspec.field(default_factory=list)
    trays: list[Box] = msgspec.field(default_factory=list)
    ladders: list[Ladder] = msgspec.field(default_factory=list)


class Item(Struct):
    """Something as broad as a column: how high it is, whether it may be higher, how it is put there."""

    height: float
    put: Callable[[float, float, float], None]
    grows: bool = False


def arrange(
    found: Margin, items: list[Item], right: float, bottom: float, legend: float = 760, grows: bool = False
) -> Margin:
    """Set items beside a map that ends at a right and a bottom; the legend is under it if there is room.

    Else it is so high, and may grow.
    """
    found.height = max(bottom, EDGE + LEAST) + EDGE
    if bottom + HEAD + 300 < found.height - EDGE:
        under = bottom + GAP + HEAD
        found.panels.append(Panel("legend", MAP, under, right - MAP, found.height - EDGE - under))
    else:

        def put(x: float, y: float, high: float) -> None:
            found.panels.append(Panel("legend", x, y + 20, COLUMN, high - 20))

        items.append(Item(legend, put, grows))
    columns = list(_columns(items, found.height - 2 * EDGE))
    for n, column in enumerate(columns):
        left = EDGE if n == 0 else right + BESIDE + (n - 1) * (COLUMN + GAP)
        _set(column, left, found.height - 2 * EDGE)
    found.width = (
        right + (len(columns) - 1) * (COLUMN + GAP) + (BESIDE - GAP if len(columns) > 1 else 0) + EDGE
    )
    return found


def _columns(items: list[Item], height: float) -> Iterable[list[Item]]:
    """The items in columns of a height, one after the other."""
    column: list[Item] = []
    for item in items:
        if column and sum(each.height for each in column) + item.height > height:
            yield column
            column = []
        column.append(item)
    yield column


def _set(column: list[Item], left: float, height: float) -> None:
    """Put the items of a column in their place; what may grow takes the room that is left."""
    free = height - sum(item.height for item in column)
    growing = sum(item.grows for item in column)
    y = EDGE
    for item in column:
        high = item.height + (free / growing if item.grows else 0)
        item.put(left, y, high)
        y += high


# ---- title and tracks


def head(found: Margin) -> Item:
    """Title, scale and compass."""

    def put(x: float, y: float, high: float) -> None:
        found.panels.append(Panel("title", x, y, COLUMN, 240))
        found.panels.append(Panel("scale", x, y + 275, 690, 96))
        found.panels.append(Panel("compass", x + 690, y + 241, 150, 160))

    return Item(410, put)


def ladder(
    found: Margin,
    track: str,
    values: Iterable[int],
    size: float,
    across: int,
    *,
    names: dict[int, str] | None = None,
    notes: dict[int, str] | None = None,
    also: list[str] | None = None,
) -> Item:
    """A track, with what is printed in its cells."""
    listed = list(values)

    def put(x: float, y: float, high: float) -> None:
        plain = cells(listed, x, y + HEAD, size, across, min(COLUMN / across, size * 1.04))
        told = [
            Cell(
                cell.value,
                cell.x,
                cell.y,
                (names or {}).get(cell.value, ""),
                (notes or {}).get(cell.value, ""),
            )
            for cell in plain
        ]
        found.ladders.append(Ladder(track, told, size, also or []))

    return Item(HEAD + size * -(-len(listed) // across), put)


def weather(found: Margin, tracks: Mapping[str, tuple[str, ...]]) -> Item:
    """What the weather is, of all that it may be."""

    def put(x: float, y: float, high: float) -> None:
        for track, kinds in tracks.items():
            states(found, track, kinds, x, y + HEAD)
            x += len(kinds) * 92 + 52

    return Item(HEAD + 92, put)


def states(found: Margin, track: str, kinds: tuple[str, ...], x: float, y: float, size: float = 92) -> None:
    """Cells that say what is so now."""
    named = {f"{track}-{kind}": n for n, kind in enumerate(kinds)}
    found.ladders.append(
        Ladder(track, cells(range(len(kinds)), x, y, size, len(kinds), size), size, states=named)
    )


# ---- places for markers and units


def trays(found: Margin, rows: Iterable[list[str]]) -> list[Item]:
    """Places for markers, two in a row; then pools and what was played."""
    width = (COLUMN - GAP) / 2

    def row(pair: list[str]) -> Item:
        def put(x: float, y: float, high: float) -> None:
            for n, name in enumerate(pair):
                found.trays.append(Box(name, x + n * (width + GAP), y + HEAD, width, 84))

        return Item(HEAD + 84, put)

    lasting = [[f"{place}-{side}" for side in reversed(SIDES)] for place in ("pool", "played")]
    return [row(pair) for pair in [*rows, *lasting]]


def box(found: Margin, name: str, height: float, grows: bool = False) -> Item:
    """Where counters lie that are not on the map."""
    return Item(
        HEAD + height,
        lambda x, y, high: found.boxes.append(Box(name, x, y + HEAD, COLUMN, high - HEAD)),
        grows,
    )
