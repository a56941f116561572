"""Terrain as texture, scattered by hand rather than tiled, the same at every drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import cos, hypot, pi, sin

from stavka.kernel.charts import Area, Point
from stavka.kernel.shapes import bounds, chains, inside, room, sides
from stavka.render.borders import Borders, chance
from stavka.render.svg import closed, dots, num, packed, straight, tag

WATER = ("water", "sea", "lake")
BUILT = ("urban", "city", "town", "major", "reich-city")
TILE = 240.0

Stroke = tuple[str, str]
"""The class of a path, and the path."""


def painted(strokes: Iterable[Stroke]) -> Iterator[str]:
    """Paths as elements."""
    return (tag("path", d=path, class_=class_) for class_, path in strokes)


class Land:
    """An area as it is drawn: its outline, and what must stay legible on it."""

    def __init__(self, area: Area, borders: Borders | None, counter: float) -> None:
        self.area = area
        drawn = borders.outline(area.outline) if borders else [[*side] for side in sides(area.outline)]
        self.outline = [point for side in drawn for point in side[:-1]]
        self.counter = counter

    def scatter(self, gap: float, rim: float) -> Iterator[Point]:
        """Points that fill the area evenly but not regularly, away from its border and its name."""
        left, top, right, bottom = bounds(self.outline)
        row = 0
        y = top + gap / 2
        while y < bottom:
            x = left + gap * (0.25 + 0.5 * (row % 2))
            while x < right:
                key = (self.area.id, round(x), round(y))
                point = x + gap * 0.62 * (chance(key, "x") - 0.5), y + gap * 0.62 * (chance(key, "y") - 0.5)
                if inside(point, self.outline) and room(point, self.outline) > rim:
                    yield point
                x += gap
            y += gap * 0.87
            row += 1

    def clear(self, points: Iterator[Point]) -> Iterator[Point]:
        """Those that are not where counters and the name stand."""
        x0, y0 = self.area.centre
        half = self.counter / 2
        for x, y in points:
            named = abs(x - x0) < half * 1.75 and half - 4 < y - y0 < half + 24
            if not named and hypot(x - x0, y - y0) > 12:
                yield x, y


def _woods(lands: list[Land]) -> Iterator[Stroke]:
    """Soft masses of green with trees in them."""
    for near in _tiles(lands):
        yield "b-wood", "".join(dots(land.scatter(34, 19)) for land in near)
    yield from _glyphs("b-tree", _tree, lands, 23, 11)


def _tiles(lands: list[Land]) -> Iterable[list[Land]]:
    """Areas by neighbourhood: a browser that draws a corner of the map anew draws only the paths in it."""
    found: dict[tuple[float, float], list[Land]] = {}
    for land in lands:
        x, y = land.area.centre
        found.setdefault((x // TILE, y // TILE), []).append(land)
    return found.values()


def _glyphs(
    class_: str, glyph: Callable[[Point], str], lands: list[Land], gap: float, rim: float
) -> Iterator[Stroke]:
    """The same small picture again and again, in few paths."""
    for near in _tiles(lands):
        points = (p for land in near for p in land.clear(land.scatter(gap, rim)))
        yield class_, "".join(f"M{round(x)} {round(y)}{glyph((x, y))}" for x, y in points)


def _tree(point: Point) -> str:
    """A pine, or a round crown."""
    size = 0.85 + 0.4 * chance(point, "size")
    if chance(point, "kind") < 0.7:
        return f"l{packed(3.6 * size, 9 * size)}h{num(-7.2 * size)}z"
    r = num(3.2 * size)
    return f"a{r} {r} 0 1 1 {r} {r}a{r} {r} 0 0 1-{r}-{r}z"


def _rough(lands: list[Land]) -> Iterator[Stroke]:
    """Hummocks with a little shade on one side."""
    yield from _glyphs("b-rough", _hummock, lands, 27, 12)


def _hummock(point: Point) -> str:
    w = 6 + 3 * chance(point, "w")
    shade = f"m{packed(-w * 0.55, -w * 0.2)}l1.6 3.4m{packed(-w * 0.55 - 1.6, -4.6)}l1 3.4"
    return f"q{packed(w, -w * 1.15, 2 * w, 0)}{shade}"


def _marsh(lands: list[Land]) -> Iterator[Stroke]:
    """Tufts over water."""
    yield from _glyphs("b-marsh", lambda point: "h14m-9-2l-2-4m4.4 4v-5m2.2 5l2.4-4", lands, 25, 10)


def _fields(lands: list[Land]) -> Iterator[Stroke]:
    """Furrows, so faint that they are felt rather than seen."""
    yield from _glyphs("b-field", _furrows, lands, 46, 24)


def _furrows(point: Point) -> str:
    turn = pi * chance(point, "turn")
    dx, dy = 22 * cos(turn), 22 * sin(turn)
    there, back = f"l{packed(dx, dy)}", f"m{packed(-dx - dy * 0.22, -dy + dx * 0.22)}"
    return back.join([there] * 4)


def _town(lands: list[Land]) -> Iterator[Stroke]:
    """Streets and blocks, and the limits of the city drawn strongly."""
    yield "b-street", "".join(closed(land.outline) for land in lands)
    yield from blocks(lands)
    seen = Counter(frozenset(side) for land in lands for side in sides(land.outline))
    limits = [side for land in lands for side in sides(land.outline) if seen[frozenset(side)] == 1]
    yield "b-ring", "".join(straight(chain) for chain in chains(limits))


def blocks(lands: list[Land], gap: float = 15, rim: float = 8) -> Iterator[Stroke]:
    """The houses of a city."""
    yield from _glyphs("b-block", _block, lands, gap, rim)


def _block(point: Point) -> str:
    x, y = point
    w, h = 5 + 5 * chance(point, "w"), 4 + 4 * chance(point, "h")
    turn = 0.5 * (chance(round(x / 60), round(y / 60)) - 0.5)
    dx, dy = w * cos(turn), w * sin(turn)
    ex, ey = -h * sin(turn), h * cos(turn)
    return f"l{packed(dx, dy)}l{packed(ex, ey)}l{packed(-dx, -dy)}z"


def _water(lands: list[Land]) -> Iterator[Stroke]:
    yield "b-sea", "".join(closed(land.outline) for land in lands)


TEXTURES: dict[tuple[str, ...], Callable[[list[Land]], Iterator[Stroke]]] = {
    ("plain", "clear", ""): _fields,
    ("wooded", "forest", "woods"): _woods,
    ("difficult", "rough", "hills", "mountain"): _rough,
    ("marsh", "swamp"): _marsh,
    BUILT: _town,
    WATER: _water,
}
"""Terrain kinds, by every name that a game may give them."""


def swatch(terrain: str, x: float, y: float, width: float, height: float) -> str:
    """A piece of ground for the legend."""
    wide, high = 2.6 * width, 2.6 * height  # drawn smaller than on the map
    outline = [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)]
    land = Land(Area(f"legend-{terrain}", outline, (-wide, -high), terrain), None, 0)
    textures = (painted(draw([land])) for names, draw in TEXTURES.items() if terrain in names)
    parts = [tag("path", d=closed(outline), class_="b-cell"), *(part for drawn in textures for part in drawn)]
    return tag("g", "".join(parts), transform=f"translate({num(x)} {num(y)}) scale(.385)")
