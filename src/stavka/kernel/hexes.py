"""Hexes: how a map numbers them, which touch, how far apart they are, where they lie.

Each hex has a spot: a line of hexes that touch side by side, and a place along it counted in half hexes, for
the next line begins half a hex further on. Spots make every numbering, orientation and offset alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import sqrt
from typing import Literal

import msgspec

Point = tuple[float, float]
Spot = tuple[int, int]


class Numbering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the hexes of a map are numbered."""

    digits: Literal["CCRR", "RRCC"]
    """Column or row first, two digits each."""
    orientation: Literal["flat", "pointy"]
    """Flat hexes stand in straight columns, pointy ones in straight rows."""
    shifted: Literal["even", "odd"]
    """Which columns (of flat hexes) or rows (of pointy ones) lie half a hex further on."""
    shift_direction: Literal["north", "south", "east", "west"]
    columns: tuple[int, int]
    rows: tuple[int, int]
    columns_grow: Literal["east", "west"] = "east"
    rows_grow: Literal["north", "south"] = "south"

    def __post_init__(self) -> None:
        along = ("north", "south") if self.orientation == "flat" else ("east", "west")
        if self.shift_direction not in along:
            raise ValueError(f"{self.orientation} hexes are shifted {along[0]} or {along[1]}")
        if self.columns[0] > self.columns[1] or self.rows[0] > self.rows[1]:
            raise ValueError("columns and rows are from the lowest to the highest number")


class Grid:
    """The hexes of a map: names, neighbours, distances, shapes. A unit of length is the width of a hex."""

    def __init__(self, numbering: Numbering) -> None:
        self.numbering = numbering
        self.flat = numbering.orientation == "flat"
        columns, rows = (range(low, high + 1) for low, high in (numbering.columns, numbering.rows))
        lines = (
            [(c, r) for c in columns for r in rows] if self.flat else [(c, r) for r in rows for c in columns]
        )
        self.spots: dict[str, Spot] = {self.name(c, r): self._spot(c, r) for c, r in lines}
        """Every hex, line by line: numbered so, the hexes of a line follow each other."""
        self._names = {spot: name for name, spot in self.spots.items()}

    def name(self, column: int, row: int) -> str:
        """The number printed in a hex."""
        parts = (column, row) if self.numbering.digits == "CCRR" else (row, column)
        return "".join(f"{part:02}" for part in parts)

    def _spot(self, column: int, row: int) -> Spot:
        n = self.numbering
        east = column - n.columns[0] if n.columns_grow == "east" else n.columns[1] - column
        south = row - n.rows[0] if n.rows_grow == "south" else n.rows[1] - row
        number = column if self.flat else row
        half = 0
        if (number % 2 == 0) == (n.shifted == "even"):
            half = 1 if n.shift_direction in ("south", "east") else -1
        return (east, 2 * south + half) if self.flat else (south, 2 * east + half)

    def neighbours(self, name: str) -> list[str]:
        """The hexes that touch a hex: from the north (of pointy hexes the north-east) clockwise."""
        line, place = self.spots[name]
        around = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
        if not self.flat:
            around = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)]
        spots = ((line + lines, place + places) for lines, places in around)
        return [self._names[spot] for spot in spots if spot in self._names]

    def touch(self, a: str, b: str) -> bool:
        """Whether two hexes are neighbours."""
        return self.distance(a, b) == 1

    def distance(self, a: str, b: str) -> int:
        """How many hexes lie from one to another, the last one counted."""
        (line, place), (other_line, other_place) = self.spots[a], self.spots[b]
        lines, places = abs(line - other_line), abs(place - other_place)
        return lines + max(0, places - lines) // 2

    def sides(self) -> Iterator[tuple[str, str]]:
        """Every pair of neighbours, once."""
        for name in self.spots:
            yield from ((name, other) for other in self.neighbours(name) if name < other)

    def centre(self, name: str) -> Point:
        """Where the middle of a hex lies, x to the east and y to the south."""
        line, place = self.spots[name]
        across, along = line * sqrt(3) / 2, place / 2
        return (across, along) if self.flat else (along, across)

    def corners(self, name: str) -> list[Point]:
        """The outline of a hex, clockwise."""
        x, y = self.centre(name)
        return [(round(x + dx, 6), round(y + dy, 6)) for dx, dy in (FLAT if self.flat else POINTY)]

    def side(self, a: str, b: str) -> tuple[Point, Point]:
        """The two corners that two neighbours share."""
        shared = [corner for corner in self.corners(a) if corner in self.corners(b)]
        first, second = shared
        return first, second


_LONG, _SHORT = 1 / sqrt(3), 1 / (2 * sqrt(3))
FLAT = ((_SHORT, -0.5), (_LONG, 0.0), (_SHORT, 0.5), (-_SHORT, 0.5), (-_LONG, 0.0), (-_SHORT, -0.5))
POINTY = ((0.0, -_LONG), (0.5, -_SHORT), (0.5, _SHORT), (0.0, _LONG), (-0.5, _SHORT), (-0.5, -_SHORT))


def hexsides(written: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Sides as they are written in a file: two hexes with a stroke between them."""
    for side in written:
        a, stroke, b = side.partition("/")
        if not (a and stroke and b):
            raise ValueError(f"{side!r} is no hexside: it is written as two hexes, such as 0101/0102")
        yield a, b


def gaps(grid: Grid, chain: list[str]) -> list[str]:
    """Where a chain of hexes is broken: each pair in it that does not touch, as it would be written."""
    return [f"{a}/{b}" for a, b in pairwise(chain) if not grid.touch(a, b)]


def breaks(grid: Grid, sides: list[str]) -> list[str]:
    """Where a river is broken: each side that shares no corner with the one before it."""
    corners = [set(grid.side(a, b)) for a, b in hexsides(sides)]
    return [
        side for side, before, here in zip(sides[1:], corners, corners[1:], strict=False) if not before & here
    ]
