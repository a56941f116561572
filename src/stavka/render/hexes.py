"""The ground of a map of hexes. There are thousands of them, so what they share is drawn once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import cos, pi, sin

from stavka.kernel.charts import Area, Chart, Point
from stavka.kernel.shapes import bounds, sides
from stavka.render.borders import Borders, chance
from stavka.render.svg import closed, group, num, packed, soft, straight, tag
from stavka.render.textures import BUILT, TEXTURES, WATER, Land, blocks, painted

VARIANTS = 4
"""A terrain has so many pictures, lest the eye sees a pattern."""
FINE = 0.7
"""Textures are so much finer than those of areas, which are larger than a hex."""
BARE = ("clear", "plain", "")
"""Ground that is told by having no texture."""
DEPTHS = ((50.0, 0.9), (29.0, 1.3), (12.0, 1.8))
"""How far lines of depth lie off the coast, and how broad they are."""
TILE = 900.0
FRAME = "url(#b-frame)"
"""Cuts off at the edge of the map what runs over it."""


def ground(chart: Chart, borders: Borders) -> str:
    """All that lies under the lines: sea and land, textures, cities, the grid, zones."""
    return "".join(
        [
            *_sea(chart, borders),
            *_textures(chart),
            *_cities(chart),
            *_grid(chart),
            *(zone(patch.outline) for patch in chart.patches if patch.kind == "zone"),
        ]
    )


def veil(chart: Chart, borders: Borders) -> str:
    """Over all that is out of play, and a line where it begins."""
    out = [patch.outline for patch in chart.patches if patch.kind == "out"]
    if not out:
        return ""
    limits = "".join(straight(part) for outline in out for part in borders.off_rim(outline))
    veiled = tag("path", d="".join(map(closed, out)), class_="b-veil", fill_rule="evenodd")
    return veiled + tag("path", d=limits, class_="b-limit")


def spaces(chart: Chart) -> str:
    """The shape of each hex, for the pointer: it has no colours of its own."""
    parts = (
        tag("path", d=shape(area.outline) + "z", class_="space", data_space=area.id) for area in chart.areas
    )
    return group(*parts, class_="b-hexes")


def shape(outline: list[Point]) -> str:
    """A line from point to point; only its beginning differs from hex to hex."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(outline)]
    return f"M{num(outline[0][0])} {num(outline[0][1])}l{packed(*(n for step in steps for n in step))}"


# ---- sea


def _sea(chart: Chart, borders: Borders) -> Iterator[str]:
    """Water with lines of depth along the coast; the land is laid over it."""
    left, top, right, bottom = borders.bounds
    frame = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    seas = [patch for patch in chart.patches if patch.kind == "sea"]
    yield tag("clipPath", tag("rect", **frame), id="b-frame")
    if not seas:
        yield tag("rect", **frame, class_="b-land")
        return
    yield tag("rect", **frame, class_="b-sea")
    coast = "".join(soft(part) for patch in seas for part in borders.coast(patch.outline))
    yield tag("defs", tag("path", id="b-coast", d=coast))
    depths = [
        tag("use", href="#b-coast", class_=class_, stroke_width=2 * depth + more)
        for depth, width in DEPTHS
        for class_, more in (("b-depth", width), ("b-shoal", -width))
    ]
    yield group(*depths, clip_path=FRAME)
    land = closed([(left, top), (right, top), (right, bottom), (left, bottom)])
    shores = (soft(borders.line([*patch.outline, patch.outline[0]])) + "z" for patch in seas)
    yield tag("path", d=land + "".join(shores), class_="b-land", fill_rule="evenodd")
    yield tag("use", href="#b-coast", class_="b-shore")


# ---- land


def _textures(chart: Chart) -> Iterator[str]:
    """A few pictures of each terrain, and where they are used."""
    first = chart.areas[0]
    middle = _middle(first.outline)
    around = [((x - middle[0]) / FINE, (y - middle[1]) / FINE) for x, y in first.outline]
    for names, draw in TEXTURES.items():
        here = [area for area in chart.areas if area.terrain in names and area.terrain not in (*BARE, *WATER)]
        if not here:
            continue
        lands = [Land(Area(f"{names[0]}-{n}", around, (0.0, 0.0)), None, 0) for n in range(VARIANTS)]
        for n, strokes in enumerate(zip(*(draw([land]) for land in lands), strict=True)):
            ids = [f"b-{names[0]}-{n}-{which}" for which in range(VARIANTS)]
            pictures = (
                tag("path", id=id_, d=path, transform=f"scale({FINE})")
                for id_, (_, path) in zip(ids, strokes, strict=True)
            )
            yield tag("defs", "".join(pictures))
            yield group(*(_use(ids, area) for area in here), class_=strokes[0][0])


def _use(ids: list[str], area: Area) -> str:
    x, y = _middle(area.outline)
    return tag("use", href=f"#{ids[int(chance(area.id) * len(ids))]}", x=num(x), y=num(y))


def _middle(outline: list[Point]) -> Point:
    left, top, right, bottom = bounds(outline)
    return (left + right) / 2, (top + bottom) / 2


def _cities(chart: Chart) -> Iterator[str]:
    """Streets about the middle of a great city; a rim round the hexes that one fights for."""
    prizes = [area for area in chart.areas if any(chart.signs.get(mark) == "star" for mark in area.marks)]
    for area in prizes:
        x, y = _middle(area.outline)
        inner = [(x + (px - x) * 0.93, y + (py - y) * 0.93) for px, py in area.outline]
        yield tag("path", d=closed(inner), class_="b-ring")
    great = [area for area in chart.areas if area.rank >= 3 and area.terrain not in BUILT]
    for area in great:
        radius = chart.counter * (0.74 if area in prizes else 0.5)
        yield from painted(
            blocks([Land(Area(area.id, _round(area.centre, radius), area.centre), None, 0)], 11, 1)
        )


def _round(centre: Point, radius: float) -> list[Point]:
    """An irregular outline about a point."""
    turns = [(n * pi / 5, radius * (0.72 + 0.4 * chance(centre, n))) for n in range(10)]
    return [(centre[0] + r * cos(turn), centre[1] + r * sin(turn)) for turn, r in turns]


def _grid(chart: Chart) -> Iterator[str]:
    """The sides of all hexes on land, each once, in paths that a browser passes over if they are unseen."""
    seen: set[frozenset[Point]] = set()
    tiles: dict[tuple[float, float], list[str]] = {}
    for area in chart.areas:
        if area.terrain in WATER:
            continue
        tile = area.outline[0][0] // TILE, area.outline[0][1] // TILE
        for part in _new(sides(area.outline), seen):
            tiles.setdefault(tile, []).append(shape(part))
    yield from (tag("path", d="".join(parts), class_="b-grid") for parts in tiles.values())


def _new(outline: Iterable[tuple[Point, Point]], seen: set[frozenset[Point]]) -> list[list[Point]]:
    """The sides of an outline that have not been seen, joined where they follow each other."""
    parts: list[list[Point]] = []
    for a, b in outline:
        side = frozenset((a, b))
        if side in seen:
            continue
        seen.add(side)
        if parts and parts[-1][-1] == a:
            parts[-1].append(b)
        else:
            parts.append([a, b])
    return parts


def zone(outline: list[Point]) -> str:
    """Spaces that have a rule of their own: hatched, within a line."""
    left, top, right, bottom = bounds(outline)
    count = int((right - left + bottom - top) / HATCH)
    lines = [_hatched(outline, left + top + n * HATCH) for n in range(1, count + 1)]
    hatch = "".join(straight(line) for found in lines for line in found)
    return tag("path", d=closed(outline), class_="b-zone") + tag("path", d=hatch, class_="b-hatch")


HATCH = 18.0
"""Between the lines of a hatch."""


def _hatched(outline: list[Point], sum_: float) -> list[list[Point]]:
    """The parts of the line x + y = sum that are inside a polygon."""
    hits = []
    for (ax, ay), (bx, by) in sides(outline):
        a, b = ax + ay - sum_, bx + by - sum_
        if (a > 0) != (b > 0):
            t = a / (a - b)
            hits.append((ax + t * (bx - ax), ay + t * (by - ay)))
    hits.sort()
    return [[a, b] for a, b in zip(hits[::2], hits[1::2], strict=True)]
