"""Lines on the map: rivers, trenches, boundaries, ways across it; roads and railways between them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from stavka.kernel.charts import Chart, Line, Point
from stavka.kernel.shapes import far
from stavka.render import tracks
from stavka.render.borders import Borders
from stavka.render.hexes import FRAME
from stavka.render.svg import closed, curve, cut, group, num, soft, straight, tag

WIDTHS = {"major-river": (13.0, 8.4, 2.8), "river": (7.4, 3.8, 0.0), "stream": (5.0, 2.2, 0.0)}
"""Casing, water and the light core of each kind of river."""
GREAT = 1.25
"""A great river is so much broader on a map of hexes, which is larger than others."""
LAYERS = ("b-casing", "b-water", "b-core")


def lines(chart: Chart, borders: Borders) -> str:
    """All lines, the heaviest water first and what people made on top."""
    rivers = [line for line in chart.lines if line.kind in WIDTHS]
    parts = []
    for kind in WIDTHS:
        courses = [borders.line(line.path) for line in rivers if line.kind == kind]
        pieces = [tag("path", d=soft(piece)) for course in courses for piece in cut(course, 60)]
        parts.append(tag("defs", group(*pieces, id=f"b-{kind}")) if pieces else "")
    for which, class_ in enumerate(LAYERS):
        for kind in reversed(WIDTHS):
            if WIDTHS[kind][which] and any(line.kind == kind for line in rivers):
                great = kind == "major-river" and not chart.natural
                width = WIDTHS[kind][which] * (GREAT if great else 1)
                parts.append(
                    tag("use", href=f"#b-{kind}", class_=f"{class_} b-line-round", stroke_width=width)
                )
    under = [line for line in chart.lines if line.kind in UNDER]
    over = [line for line in chart.lines if line.kind in DRAWN and line.kind not in UNDER]
    first, last = (
        [part for line in some for part in DRAWN[line.kind](line, borders)] for some in (under, over)
    )
    parts.append(tracks.Tracks(chart).drawn())
    if not chart.natural:
        parts = [group(*parts, clip_path=FRAME)]
    return "".join([*first, *parts, *last])


def _trench(line: Line, borders: Borders) -> Iterator[str]:
    """Battlements on the side that is protected, teeth towards the enemy."""
    yield tag("path", d=battlement(borders.line(line.path)), class_="b-trench")


def battlement(path: list[Point]) -> str:
    """A line with teeth, to the left of a path."""
    points = []
    for n, (here, way) in enumerate(walk(path, 6.5)[1:-1]):
        near, deep = shifted(here, way, 9), shifted(here, way, 14)
        points += [near, deep] if n % 2 else [deep, near]
    return straight(points) if points else ""


def _fort(line: Line, borders: Borders) -> Iterator[str]:
    """On hexes, where there are many: a line inside the fortified sides, and teeth that a dash makes."""
    path = borders.line(line.path)
    for class_, inward in (("b-wall", 10.0), ("b-teeth", 13.4)):
        yield tag("path", d=straight(beside(path, inward)), class_=class_)


def _stronghold(line: Line, borders: Borders) -> Iterator[str]:
    """A wall all round, with its ground."""
    ring = [*line.path, line.path[0]]
    yield tag("path", d=closed(beside(ring, 7.0)[:-1]), class_="b-wall b-keep")
    yield tag("path", d=closed(beside(ring, 11.0)[:-1]), class_="b-teeth")


def beside(path: list[Point], left: float) -> list[Point]:
    """A line to the left of another, as far from each of its sides; that of a ring is a ring."""
    ways = []
    for a, b in pairwise(path):
        length = far(a, b)
        ways.append(((b[0] - a[0]) / length, (b[1] - a[1]) / length))
    around = path[0] == path[-1]
    found = []
    for n, point in enumerate(path):
        into = ways[n - 1] if n or around else ways[0]
        out = ways[n] if n < len(ways) else ways[0] if around else ways[-1]
        x, y = into[0] + out[0], into[1] + out[1]
        share = max(x * x + y * y, 1.0) / 2  # of a sharp bend the corner is cut off
        found.append(shifted(point, (x, y), left / share))
    return found


def _frontier(line: Line, borders: Borders) -> Iterator[str]:
    yield tag("path", d=soft(borders.line(line.path)), class_="b-frontier b-line-round")


def _boundary(line: Line, borders: Borders) -> Iterator[str]:
    yield tag("path", d=soft(borders.line(line.path)), class_="b-boundary b-line-round")


def _winter(line: Line, borders: Borders) -> Iterator[str]:
    """Where winter and partisans begin: round red dots."""
    yield tag("path", d=soft(borders.line(line.path)), class_="b-winter b-line-round")


def _guarded(line: Line, borders: Borders) -> Iterator[str]:
    """A border that a rule watches: orange dots, a little aside of it."""
    yield tag("path", d=straight(beside(borders.line(line.path), 7.0)), class_="b-guarded b-line-round")


def _ridge(line: Line, borders: Borders) -> Iterator[str]:
    """Mountains that nobody crosses: peaks in a row on a dark line."""
    path = borders.line(line.path)
    yield tag("path", d=soft(path), class_="b-ridge-line b-line-round")
    peaks = (here for here, _ in walk(path, 26.0)[1:])
    yield tag(
        "path", d="".join(f"M{num(x - 13)} {num(y + 7)}l13-21l13 21z" for x, y in peaks), class_="b-peak"
    )


def _link(line: Line, borders: Borders) -> Iterator[str]:
    """A way over water or ice: dashes between the shores."""
    path = [at for at, _ in walk(line.path, 4.0)]
    part = len(path) // 5
    yield tag("path", d=curve(path[part:-part:6] if len(path) > 30 else path), class_="b-link b-line-round")


def _advance(line: Line, borders: Borders) -> Iterator[str]:
    """A way across the map, dotted, with an arrow at its end and its number where it begins."""
    yield tag("path", d=curve(line.path), class_="b-advance")
    for before, here in pairwise(line.path):
        yield tag("path", d=_arrow(before, here), class_="b-tip")


def _arrow(before: Point, here: Point) -> str:
    """The tip of an arrow, half way."""
    length = far(before, here)
    way = (here[0] - before[0]) / length, (here[1] - before[1]) / length
    x, y = (before[0] + here[0]) / 2, (before[1] + here[1]) / 2
    back = x - way[0] * 9, y - way[1] * 9
    return straight([(x, y), shifted(back, way, 5), shifted(back, way, -5)]) + "z"


DRAWN = {
    "advance": _advance,
    "boundary": _boundary,
    "fort": _fort,
    "frontier": _frontier,
    "hungary": _guarded,
    "ice-road": _link,
    "ridge": _ridge,
    "strait": _link,
    "stronghold": _stronghold,
    "trench": _trench,
    "winter": _winter,
}
UNDER = ("boundary", "frontier")
"""What lies under rivers and ways."""


def entry(line: Line) -> str:
    """A stout arrow from beyond the edge of the map."""
    (ax, ay), (bx, by) = line.path
    length = far((ax, ay), (bx, by))
    way = (bx - ax) / length, (by - ay) / length
    neck = bx - way[0] * 15, by - way[1] * 15
    shaft = [shifted((ax, ay), way, 4.5), shifted(neck, way, 4.5), shifted(neck, way, 11)]
    back = [shifted(neck, way, -11), shifted(neck, way, -4.5), shifted((ax, ay), way, -4.5)]
    return tag("path", d=closed([*shaft, (bx, by), *back]), class_="b-entry")


def walk(path: list[Point], step: float) -> list[tuple[Point, Point]]:
    """Points at even steps along a path, each with the way that the path goes there."""
    found = []
    left = 0.0
    for a, b in pairwise(path):
        length = far(a, b)
        if not length:
            continue
        way = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        while left <= length:
            found.append(((a[0] + way[0] * left, a[1] + way[1] * left), way))
            left += step
        left -= length
    return found


def shifted(point: Point, way: Point, left: float) -> Point:
    """A point moved to the left of a way."""
    return point[0] + way[1] * left, point[1] - way[0] * left


def sample(kind: str, x: float, y: float, width: float, borders: Borders) -> str:
    """A piece of a line for the legend."""
    if kind not in WIDTHS:
        line = Line(kind, [(x, y), (x + width, y)])
        if kind == "stronghold":
            right = x + width
            line = Line(kind, [(x, y + 20), (right, y + 20), (right, y - 20), (x, y - 20)])
        if kind in (*tracks.KINDS, "bridge", "ferry"):
            return tracks.sample(line)
        return entry(line) if kind == "entry" else "".join(DRAWN[kind](line, borders))
    d = f"M{num(x)} {num(y)}q{num(width / 4)} -9 {num(width / 2)} 0t{num(width / 2)} 0"
    layers = zip(LAYERS, WIDTHS[kind], strict=True)
    return "".join(tag("path", d=d, class_=f"{c} b-line-round", stroke_width=w) for c, w in layers if w)
