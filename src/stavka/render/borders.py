"""Borders as nature has them: corners moved a little, sides bent, the same for both neighbours.

The borders of hexes stay as they are; of what runs along them, water alone is softened, and stays so near
that nobody can doubt which sides it covers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import hypot, pi, sin
from zlib import crc32

from stavka.kernel.charts import Chart, Point
from stavka.kernel.shapes import bounds, sides

Side = frozenset[Point]

STEP = 15.0
"""So far apart are the points of a bent side."""
BEND, MEANDER, RIPPLE = (0.055, 7.0), (0.085, 9.0), (0.07, 4.0)
"""How far a side strays: as a share of its length, and at most. Rivers wind more, on hexes a little less."""
RELAXED, ROUNDED, WASHED = 0.36, 0.24, 0.32
"""How far a corner on a river is moved to the middle of its neighbours, on hexes less; on a coast thrice."""


def chance(*keys: object) -> float:
    """A number from 0 to 1 that is always the same for the same keys."""
    return crc32(repr(keys).encode()) / 0xFFFFFFFF


class Borders:
    """The sides of a chart's areas, as they are drawn."""

    def __init__(self, chart: Chart) -> None:
        self.natural = chart.natural
        self._count: Counter[Side] = Counter()
        rivers = [line.path for line in chart.lines if line.kind.endswith("river")]
        coasts = [_ring(patch.outline) for patch in chart.patches if patch.kind == "sea"]
        self._coast = _edges(coasts)
        self._shores = {point for path in coasts for point in path}
        if self.natural:
            outlines = [area.outline for area in chart.areas] + [patch.outline for patch in chart.patches]
            self._count.update(frozenset(side) for outline in outlines for side in sides(outline))
            rim = {point for side, count in self._count.items() if count == 1 for point in side}
            rim |= {point for area in chart.areas if area.ruled == "all" for point in area.outline}
            self._wet = _edges(rivers) & self._count.keys()
            self._moved = _relaxed(rivers, rim, RELAXED)
            self._along = _directions(rivers, self._moved)
        else:
            self.bounds = bounds(point for area in chart.areas for point in area.outline)
            rim = {point for path in (*coasts, *rivers) for point in path if self.on_rim(point)}
            self._wet = self._coast | _edges(rivers)
            rivers += _joints(rivers)
            self._moved = _relaxed(rivers, rim, ROUNDED) | _relaxed(coasts, rim, WASHED, 3)
            self._along = _directions(coasts + rivers, self._moved)
        self._curves: dict[Side, list[Point]] = {}
        self._ruled = {
            frozenset(side)
            for area in chart.areas
            if area.ruled
            for side in sides(area.outline)
            if area.ruled == "all" or frozenset(side) not in self._wet | self._coast
        }

    def on_rim(self, point: Point) -> bool:
        """Whether a point lies on the edge of a map of hexes."""
        left, top, right, bottom = self.bounds
        return point[0] in (left, right) or point[1] in (top, bottom)

    def coast(self, outline: list[Point]) -> list[list[Point]]:
        """The parts of an outline of sea that are not the edge of the map, as they are drawn."""
        return [self.line(part) for part in self.off_rim(outline)]

    def off_rim(self, outline: list[Point]) -> list[list[Point]]:
        """The parts of an outline that are not the edge of the map."""
        parts: list[list[Point]] = []
        for a, b in sides(outline):
            if self.on_rim(a) and self.on_rim(b) and (a[0] == b[0] or a[1] == b[1]):
                continue
            if parts and parts[-1][-1] == a:
                parts[-1].append(b)
            else:
                parts.append([a, b])
        if len(parts) > 1 and parts[-1][-1] == parts[0][0]:
            parts[0] = parts.pop() + parts[0][1:]
        return parts

    def corner(self, point: Point) -> Point:
        """Where a corner is drawn."""
        return self._moved.get(point, point)

    def curve(self, a: Point, b: Point) -> list[Point]:
        """The side from one corner to the other."""
        side = frozenset((a, b))
        first, last = sorted((a, b))
        if side not in self._curves:
            self._curves[side] = self._bent(side, first, last)
        points = self._curves[side]
        return points if a == first else points[::-1]

    def outline(self, corners: list[Point]) -> list[list[Point]]:
        """The sides of an area, one after the other."""
        if not self.natural:
            return [[a, b] for a, b in sides(corners)]
        return [self.curve(a, b) for a, b in sides(corners)]

    def line(self, path: list[Point]) -> list[Point]:
        """A line along borders, from corner to corner."""
        found = [self.corner(path[0])]
        for a, b in pairwise(path):
            found += self.curve(a, b)[1:]
        return found

    def _bent(self, side: Side, a: Point, b: Point) -> list[Point]:
        start, end = self.corner(a), self.corner(b)
        wet = side in self._wet
        if not wet and not self.natural:
            return [a, b]
        if (self.natural and self._count[side] != 2) or side in self._ruled:
            return [start, end]  # the rim of the map, and all that is no border
        length = hypot(end[0] - start[0], end[1] - start[1])
        n = max(3, round(length / STEP))
        share, most = (MEANDER if self.natural else RIPPLE) if wet else BEND
        size = min(most, share * length)
        across = (start[1] - end[1]) / length, (end[0] - start[0]) / length
        points = []
        for i in range(n + 1):
            t = i / n
            x, y = self._hermite(start, end, a, b, t) if wet else _between(start, end, t)
            stray = size * _wave(t, length, (a, b)) * min(1.0, 3 * t, 3 * (1 - t))
            points.append((round(x + across[0] * stray, 1), round(y + across[1] * stray, 1)))
        return points

    def _hermite(self, start: Point, end: Point, a: Point, b: Point, t: float) -> Point:
        """Along water corners are round: the line comes in as the next side goes on, straight at a mouth."""
        chord = end[0] - start[0], end[1] - start[1]
        mouths = self._shores if frozenset((a, b)) not in self._coast else ()
        along = [chord if corner in mouths else self._tangent(corner, chord) for corner in (a, b)]
        h1, h2 = t**3 - 2 * t * t + t, t**3 - t * t
        h0 = 2 * t**3 - 3 * t * t + 1
        x, y = (h0 * start[k] + (1 - h0) * end[k] + h1 * along[0][k] + h2 * along[1][k] for k in (0, 1))
        return x, y

    def _tangent(self, corner: Point, chord: Point) -> Point:
        """The way a river goes through a corner, turned so that it goes along the chord."""
        way = self._along.get(corner)
        if way is None:
            return chord
        forward = way[0] * chord[0] + way[1] * chord[1] >= 0
        length = hypot(*chord)
        return (way[0] * length, way[1] * length) if forward else (-way[0] * length, -way[1] * length)


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _wave(t: float, length: float, key: object) -> float:
    """A gentle irregular line between -1 and 1."""
    waves = max(1.0, length / 70)
    return sum(
        weight * sin(2 * pi * (rate * waves * t + chance(key, rate)))
        for rate, weight in ((0.6, 0.5), (1.3, 0.33), (2.9, 0.17))
    )


def _ring(outline: list[Point]) -> list[Point]:
    """A polygon as a line that passes through each of its corners."""
    return [outline[-1], *outline, outline[0]]


def _corners(waters: list[list[Point]]) -> Iterator[tuple[Point, Point, Point]]:
    """The points that water passes through, each between those before and after it."""
    for path in waters:
        yield from zip(path, path[1:], path[2:], strict=False)


def _joints(rivers: list[list[Point]]) -> list[list[Point]]:
    """Where one river ends and another begins: they pass through that point as one."""
    ends: dict[Point, list[Point]] = {}
    for path in rivers:
        ends.setdefault(path[0], []).append(path[1])
        ends.setdefault(path[-1], []).append(path[-2])
    return [[others[0], here, others[1]] for here, others in ends.items() if len(others) == 2]


def _edges(paths: list[list[Point]]) -> set[Side]:
    return {frozenset(pair) for path in paths for pair in pairwise(path)}


def _relaxed(
    waters: list[list[Point]], fixed: set[Point], share: float, times: int = 1
) -> dict[Point, Point]:
    """Corners on water, moved towards the middle of their neighbours so that it winds rather than jags."""
    at: dict[Point, Point] = {}
    for _ in range(times):
        moved: dict[Point, Point] = {}
        for before, here, after in _corners(waters):
            if here not in fixed:
                middle = _between(at.get(before, before), at.get(after, after), 0.5)
                x, y = _between(at.get(here, here), middle, share)
                moved.setdefault(here, (round(x, 1), round(y, 1)))
        at = moved
    return at


def _directions(waters: list[list[Point]], moved: dict[Point, Point]) -> dict[Point, Point]:
    """The way that water goes through each of its inner corners, of length 1."""
    ways: dict[Point, Point] = {}
    for before, here, after in _corners(waters):
        (ax, ay), (bx, by) = moved.get(before, before), moved.get(after, after)
        length = hypot(bx - ax, by - ay) or 1.0
        ways.setdefault(here, ((bx - ax) / length, (by - ay) / length))
    return ways
