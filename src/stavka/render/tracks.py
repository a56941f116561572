"""Roads and railways: drawn once where several share a way, side by side where a road follows a railway."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, degrees, hypot

from stavka.kernel.charts import Chart, Line, Point
from stavka.kernel.shapes import far
from stavka.render.signs import SIGNS
from stavka.render.svg import curve, group, num, tag

KINDS = {"road": ("b-road",), "rail": ("b-bed", "b-rail", "b-ties")}
"""The strokes of each kind, one over the other."""
ASIDE = 8.5
"""So far from the railway runs a road that follows it."""

LONG = 10
"""A stretch of so many points is drawn by itself, so that a browser can pass over it where it is not seen."""

Edge = frozenset[Point]


class Tracks:
    """The roads and railways of a chart."""

    def __init__(self, chart: Chart) -> None:
        self._lines = {kind: [line.path for line in chart.lines if line.kind == kind] for kind in KINDS}
        places = {area.centre for area in chart.areas if area.rank or chart.natural}
        self._at = {kind: eased(paths, places) for kind, paths in self._lines.items()}
        self._at["road"] |= aside(self._lines["rail"], self._lines["road"], self._at["rail"])
        self._bridges = [line for line in chart.lines if line.kind == "bridge"]
        self._ferries = [line for line in chart.lines if line.kind == "ferry"]

    def drawn(self) -> str:
        """All of them, and their bridges."""
        parts = []
        for kind, strokes in KINDS.items():
            runs = [tag("path", d=curve(*run)) for run in self._runs(kind)]
            if len(strokes) == 1 or not runs:
                parts.append(group(*runs, class_=f"{strokes[0]} b-line-round") if runs else "")
                continue
            parts.append(tag("defs", group(*runs, id=f"b-{kind}s")))
            parts += [tag("use", href=f"#b-{kind}s", class_=f"{stroke} b-way") for stroke in strokes]
        return "".join([*parts, *self._crossings(), *(ferry(line) for line in self._ferries)])

    def at(self, kind: str, point: Point) -> Point:
        """Where a road or a railway passes through a place."""
        return self._at[kind].get(point, point)

    def _runs(self, kind: str) -> Iterator[tuple[list[Point], Point | None, Point | None]]:
        """The stretches that no other line has drawn, and the points before and after on the same line."""
        seen: set[Edge] = set()
        for path in self._lines[kind]:
            at = [self.at(kind, point) for point in path]
            start = 0
            for n, pair in enumerate(pairwise(path), 1):
                known = frozenset(pair) in seen
                seen.add(frozenset(pair))
                last = n == len(path) - 1
                end = n if last and not known else n - 1
                if end > start and (known or last or end - start == LONG):
                    before, after = (
                        at[start - 1] if start else None,
                        at[end + 1] if end + 1 < len(at) else None,
                    )
                    yield at[start : end + 1], before, after
                    start = end
                if known:
                    start = n

    def _crossings(self) -> Iterator[str]:
        """A bridge carries all that crosses there."""
        carried = {
            kind: {frozenset(pair) for path in paths for pair in pairwise(path)}
            for kind, paths in self._lines.items()
        }
        for line in self._bridges:
            a, b = line.path
            kinds = [kind for kind, edges in carried.items() if frozenset((a, b)) in edges]
            ends = [(self.at(kind, a), self.at(kind, b)) for kind in kinds] or [(a, b)]
            middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in ends]
            x, y = (sum(axis) / len(middles) for axis in zip(*middles, strict=True))
            (ax, ay), (bx, by) = ends[0]
            yield bridge((x, y), (bx - ax, by - ay), 5.5 + far(middles[0], middles[-1]) / 2)


def ferry(line: Line) -> str:
    """A boat on its way from one bank to the other."""
    (ax, ay), (bx, by) = line.path
    x, y, share = (ax + bx) / 2, (ay + by) / 2, 27 / far((ax, ay), (bx, by))
    dx, dy = (bx - ax) * share, (by - ay) * share
    way = tag("path", d=f"M{num(x - dx)} {num(y - dy)}L{num(x + dx)} {num(y + dy)}", class_="b-ferry")
    boat = f"translate({num(x)} {num(y)}) scale(.85)"
    return way + tag("path", d=SIGNS["boat"], transform=boat, class_="b-mark b-haloed")


def bridge(middle: Point, along: Point, half: float) -> str:
    """Two parapets, spread at their ends."""
    parapets = "".join(
        f"M-13 {num(side * (half + 4))}l5 {num(-side * 4)}h16l5 {num(side * 4)}" for side in (-1, 1)
    )
    turn = round(degrees(atan2(along[1], along[0])), 1)
    place = f"translate({num(middle[0])} {num(middle[1])}) rotate({turn:g})"
    return tag("path", d=parapets, transform=place, class_="b-bridge")


def eased(paths: list[list[Point]], places: set[Point]) -> dict[Point, Point]:
    """Where lines pass that zigzag from hex to hex: nearer to the straight way, save at places and forks."""
    links: dict[Point, set[Point]] = {}
    for path in paths:
        for a, b in pairwise(path):
            links.setdefault(a, set()).add(b)
            links.setdefault(b, set()).add(a)
    free = {here: ends for here, ends in links.items() if len(ends) == 2 and here not in places}
    at: dict[Point, Point] = {}
    for _ in range(2):
        last = dict(at)
        for here, ends in free.items():
            (ax, ay), (bx, by) = (last.get(end, end) for end in ends)
            x, y = last.get(here, here)
            dx, dy = x + EASE * ((ax + bx) / 2 - x) - here[0], y + EASE * ((ay + by) / 2 - y) - here[1]
            most = MOST * min(far(here, end) for end in ends)
            share = min(1.0, most / (hypot(dx, dy) or 1.0))
            at[here] = round(here[0] + share * dx, 1), round(here[1] + share * dy, 1)
    return at


EASE = 0.3
"""How far a point is moved towards the middle of its neighbours, twice."""
MOST = 0.2
"""It stays so near where it was, as a share of the way to the next point."""


def aside(rails: list[list[Point]], roads: list[list[Point]], at: dict[Point, Point]) -> dict[Point, Point]:
    """Where roads pass that follow a railway: beside it, always on the same hand."""
    both = {frozenset(pair) for path in rails for pair in pairwise(path)}
    both &= {frozenset(pair) for path in roads for pair in pairwise(path)}
    links: dict[Point, list[Point]] = {}
    for a, b in sorted(tuple(sorted(edge)) for edge in both):
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)
    hands: dict[Point, Point] = {}
    for start in links:
        waiting = [(start, (0.3, -1.0))]
        while waiting:
            here, like = waiting.pop()
            if here not in hands:
                a, b = (at.get(end, end) for end in (*links[here], here)[:2])
                hands[here] = _hand(a, b, like)
                waiting += [(there, hands[here]) for there in links[here]]
    found = {}
    for point, (dx, dy) in hands.items():
        x, y = at.get(point, point)
        found[point] = round(x + ASIDE * dx, 1), round(y + ASIDE * dy, 1)
    return found


def _hand(a: Point, b: Point, like: Point) -> Point:
    """Across the way from one point to another, of length 1, to the side that is most like another."""
    length = far(a, b)
    across = (a[1] - b[1]) / length, (b[0] - a[0]) / length
    same = across[0] * like[0] + across[1] * like[1] >= 0
    return across if same else (-across[0], -across[1])


def sample(line: Line) -> str:
    """A piece of a road or a railway for the legend, or a bridge in it."""
    a, b = line.path[0], line.path[-1]
    if line.kind == "bridge":
        return bridge(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), (b[0] - a[0], b[1] - a[1]), 5.5)
    if line.kind == "ferry":
        return ferry(line)
    strokes = KINDS[line.kind]
    d = curve(line.path)
    return "".join(
        tag("path", d=d, class_=f"{c} {'b-line-round' if len(strokes) == 1 else 'b-way'}") for c in strokes
    )
