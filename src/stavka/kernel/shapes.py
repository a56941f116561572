"""Plane geometry for maps: polygons, edges joined to lines, hexes laid on a sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from itertools import pairwise
from math import hypot, sqrt
from typing import TypeVar

from stavka.kernel.charts import Point
from stavka.kernel.hexes import Grid

Node = TypeVar("Node", bound=Hashable)


def sides(outline: list[Point]) -> Iterator[tuple[Point, Point]]:
    """The sides of a polygon."""
    return pairwise([*outline, outline[0]])


def far(a: Point, b: Point) -> float:
    """How far it is from one point to another."""
    return hypot(a[0] - b[0], a[1] - b[1])


def nearest(point: Point, a: Point, b: Point, end: float = 0.0) -> Point:
    """The nearest point of a side; at least a share `end` of the side from either of its ends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square if square else 0.0
    along = min(1 - end, max(end, along))
    return a[0] + along * dx, a[1] + along * dy


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point is in a polygon."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in sides(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
    return within


def room(point: Point, outline: list[Point]) -> float:
    """How far it is to the nearest side of a polygon."""
    return min(far(point, nearest(point, a, b)) for a, b in sides(outline))


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    listed = list(points)
    xs, ys = [x for x, _ in listed], [y for _, y in listed]
    return min(xs), min(ys), max(xs), max(ys)


def chains(edges: Iterable[tuple[Node, Node]]) -> list[list[Node]]:
    """Edges joined end to end, as long as they go on without a fork: the lines of a river, of a road."""
    links: dict[Node, list[Node]] = {}
    for a, b in edges:
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)
    found = []
    ends = {node for node, others in links.items() if len(others) != 2}
    starts = [node for node in links if node in ends] + list(links)  # what is left after the ends are rings
    for start in starts:
        while links[start]:
            chain = [start]
            while links[chain[-1]] and (len(chain) == 1 or chain[-1] not in ends):
                here = chain[-1]
                there = links[here].pop()
                links[there].remove(here)
                chain.append(there)
            found.append(chain)
    return found


def merged(outlines: Iterable[list[Point]]) -> list[list[Point]]:
    """The outlines of all these polygons together, where they share their sides."""
    edges = [side for outline in outlines for side in sides(outline)]
    times = Counter(frozenset(edge) for edge in edges)
    return [ring[:-1] for ring in chains(edge for edge in edges if times[frozenset(edge)] == 1)]


class HexSheet:
    """Hexes as they lie on a sheet: at whole numbers, so that all of them are drawn by one shape."""

    def __init__(
        self, grid: Grid, left: float, top: float, half: int = 52, shown: Iterable[str] | None = None
    ) -> None:
        """The map begins at a left and a top; a hex is twice `half` wide between parallel sides.

        A map may show some hexes of its grid only.
        """
        self.grid = grid
        self.shown = dict.fromkeys(grid.spots if shown is None else shown)
        short = round(half / sqrt(3))
        self.width = 2 * half
        self._scale = (short * 2 * sqrt(3), 2.0 * half) if grid.flat else (2.0 * half, short * 2 * sqrt(3))
        self._shift = 0.0, 0.0
        x0, y0, x1, y1 = bounds(self._placed(at) for name in self.shown for at in grid.corners(name))
        self._shift = left - x0, top - y0
        self.bounds = left, top, left + x1 - x0, top + y1 - y0

    def _placed(self, at: Point) -> Point:
        (dx, dy), (sx, sy) = self._shift, self._scale
        return round(at[0] * sx) + dx, round(at[1] * sy) + dy

    def centre(self, name: str) -> Point:
        """The middle of a hex."""
        return self._placed(self.grid.centre(name))

    def outline(self, name: str) -> list[Point]:
        """The corners of a hex, clockwise."""
        return [self._placed(corner) for corner in self.grid.corners(name)]

    def side(self, a: str, b: str) -> tuple[Point, Point]:
        """The side between two neighbours."""
        first, last = self.grid.side(a, b)
        return self._placed(first), self._placed(last)

    def over_edge(self, name: str) -> list[Point]:
        """The nearest point of the edge of the map, if the hex lies at it."""
        if sum(there in self.shown for there in self.grid.neighbours(name)) == 6:
            return []
        return [self._edge(self.centre(name))]

    def off_map(self, path: list[Point]) -> list[Point]:
        """A line along sides, drawn on to the edge of the map where it ends just before it."""
        first, last = self._edge(path[0]), self._edge(path[-1])
        start = [first] if 0 < far(first, path[0]) <= self.width / 2 else []
        return [*start, *path, *([last] if 0 < far(last, path[-1]) <= self.width / 2 else [])]

    def _edge(self, at: Point) -> Point:
        (x, y), (left, top, right, bottom) = at, self.bounds
        return min([(left, y), (right, y), (x, top), (x, bottom)], key=lambda edge: far(at, edge))

    def spread(self, names: Iterable[str]) -> list[list[Point]]:
        """The outlines of water, or of other hexes that fill the gaps between the outermost and the rim."""
        wet = set(names)
        centres = {self.centre(name) for name in self.shown}
        beyond: dict[Point, list[bool]] = {}
        outlines = [self.outline(name) for name in self.shown if name in wet]
        for name in self.shown:
            x, y = self.centre(name)
            for (ax, ay), (bx, by) in sides(self.outline(name)):
                there = ax + bx - x, ay + by - y
                if there not in centres:
                    beyond.setdefault(there, []).append(name in wet)
        first = next(iter(self.shown))
        (x0, y0), shape = self.centre(first), self.outline(first)
        for (x, y), around in beyond.items():
            if 2 * sum(around) >= len(around):
                outlines.append([(x + cx - x0, y + cy - y0) for cx, cy in shape])
        return [self._within(ring) for ring in merged(outlines)]

    def _within(self, ring: list[Point]) -> list[Point]:
        """An outline cut off at the rim of the map."""
        left, top, right, bottom = self.bounds
        cut = [(min(max(x, left), right), min(max(y, top), bottom)) for x, y in ring]
        return [point for point, after in sides(cut) if point != after]
