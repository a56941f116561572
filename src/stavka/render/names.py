"""Names on the map: where counters do not hide them, with a halo, in three sizes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from math import atan2, pi

from stavka.kernel.charts import Area, Chart, Label, Line, Patch, Point
from stavka.kernel.shapes import bounds, far, inside, room, sides
from stavka.render.borders import Borders
from stavka.render.lines import WIDTHS, walk
from stavka.render.signs import SIGNS
from stavka.render.style import RIVERS, RIVERS_FAR, SIZES
from stavka.render.svg import Pen, curve, num, tag, text
from stavka.render.textures import BUILT
from stavka.words import Words, message_id

BREADTH = {1: 0.5, 2: 0.52, 3: 0.62, 4: 0.64}
"""How broad a letter is, of its size."""
LONG = 14
"""A name of more letters goes on a second line, if it has two words."""


def names(chart: Chart, borders: Borders, pen: Pen) -> str:
    """All names, and what is printed in the spaces beside them."""
    taken = Taken(chart)
    parts = [_country(patch, pen) for patch in chart.patches if patch.kind == "country"]
    parts.append(_codes(chart))
    for line in chart.lines:
        if line.kind in WIDTHS and line.name:
            parts += _river(line, borders, chart, taken, pen)
        elif line.kind == "advance":
            parts.append(_number(line))
        elif line.kind == "stronghold" and line.name:
            parts.append(_fortress(line, pen))
    parts += [_patch(patch, chart, pen) for patch in chart.patches if patch.name and patch.kind != "country"]
    parts += [_label(label, pen) for label in chart.labels]
    tight = {} if chart.natural else _tight(chart, pen)
    for area in chart.areas:
        if area.rank or area.marks:
            parts += _area(area, borders, chart, pen, tight.get(area.id, 1.0))
    return "".join(parts)


def _codes(chart: Chart) -> str:
    """What is printed small at the top of the spaces: one text for each column of them."""
    columns: dict[float, list[Area]] = {}
    for area in chart.areas:
        if area.code:
            columns.setdefault(area.centre[0], []).append(area)
    return "".join(
        tag("text", "".join(_code(area) for area in areas), class_="b-name b-code")
        for areas in columns.values()
    )


def _code(area: Area) -> str:
    """Beside the middle, where railways pass; in a hex with a corner on top, under that corner."""
    x, top = area.centre[0], min(y for _, y in area.outline)
    if (x, top) in area.outline:
        return tag("tspan", area.code, x=num(x), y=num(top + 25))
    return tag("tspan", area.code, x=num(x - 17), y=num(top + 13))


# ---- places


def _label(label: Label, pen: Pen) -> str:
    """The name of a city of several spaces, large under all that is written in them."""
    return pen.text(
        lambda words: words.space(label.id).upper(),
        label.x,
        label.y + label.size * 0.35,
        "b-region b-prize",
        font_size=label.size,
        letter_spacing=label.size * 0.12,
    )


def _tight(chart: Chart, pen: Pen) -> dict[str, float]:
    """By how much names must be smaller that stand side by side and would run into each other."""
    rows: dict[float, list[tuple[float, float, Area]]] = {}
    for area in chart.areas:
        if area.rank:
            letters = max(len(_name(area, words)) for words in pen.words)
            broad = letters * SIZES[area.rank] * chart.lettering * BREADTH[area.rank]
            rows.setdefault(area.centre[1], []).append((area.centre[0], broad, area))
    found: dict[str, float] = {}
    for row in rows.values():
        row.sort(key=lambda entry: entry[0])
        for (x, broad, area), (there, broader, other) in pairwise(row):
            share = max(LEAST, (there - x - 6) / ((broad + broader) / 2))
            for each in (area, other):
                found[each.id] = min(found.get(each.id, 1.0), share)
    return found


LEAST = 0.76
"""No name is smaller than so much of its usual size."""


def _area(area: Area, borders: Borders, chart: Chart, pen: Pen, share: float) -> Iterator[str]:
    """A place with its name under where counters stand, and beside it what else is printed there."""
    x, y = area.centre
    half = chart.counter / 2
    printed = [mark for mark in area.marks if mark in chart.signs]
    aside = min(half + 14, max(right for right, _ in area.outline) - x - 8)
    places = [(x - aside + n * 2 * aside, y + half / 2) for n in range(len(printed))]
    if area.rank:
        size = SIZES[area.rank] * chart.lettering
        top = y + half + size * (0.92 if chart.natural else 0.84)
        if area.terrain not in BUILT:
            yield town(x, y, area.rank, chart.lettering)
        smaller = f"font-size:{num(size * share)}px" if share < 1 else None
        said = {words.lang: _lines(_name(area, words), chart) for words in pen.words}
        if (
            chart.natural
        ):  # what is printed stands before the name: there is no other room that is surely free
            most = max(map(len, said.values()))
            if not _fits(area, borders, top + (most - 1) * size):
                top = y - half - 20 - (most - 1) * size
            x += 12 * len(printed)
            widest = max(len(lines[0]) for lines in said.values()) * size * BREADTH[area.rank]
            left = x - widest / 2 - 15
            places = [(left - n * 24, top - size * 0.33) for n in range(len(printed))]
        yield pen.each(
            lambda words: "\n".join(said[words.lang]),
            lambda name, lang: "".join(
                text(
                    line,
                    x,
                    top + n * size,
                    f"b-name b-haloed b-rank-{area.rank} {lang}".strip(),
                    style=smaller,
                )
                for n, line in enumerate(name.split("\n"))
            ),
        )
    for (at_x, at_y), mark in zip(places, printed, strict=True):
        yield sign(chart.signs[mark], at_x, at_y, counted(pen.words[0], mark, area.marks[mark]))


def _name(area: Area, words: Words) -> str:
    return area.names.get(words.lang) or words.space(area.id)


def _lines(name: str, chart: Chart) -> list[str]:
    """A name on one line or two; hexes have room for one."""
    cuts = [n + 1 for n, letter in enumerate(name) if letter in " -"]
    if len(name) <= LONG or not cuts or not chart.natural:
        return [name]
    cut = min(cuts, key=lambda n: abs(n - len(name) / 2))
    return [name[:cut].rstrip(), name[cut:]]


def _fits(area: Area, borders: Borders, bottom: float) -> bool:
    """Whether a name has room under the counters."""
    outline = [point for side in borders.outline(area.outline) for point in side[:-1]]
    return inside((area.centre[0], bottom + 3), outline)


def town(x: float, y: float, rank: int, scale: float) -> str:
    """A place, by a ring; a greater one by a square."""
    if rank >= 3:
        half = 7 * scale
        return tag("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, class_="b-town")
    return tag("circle", cx=x, cy=y, r=(4.5 if rank == 1 else 6.0) * scale, class_="b-town")


def counted(words: Words, mark: str, figure: int) -> str:
    """The figure of a mark that counts something."""
    word = message_id("mark", mark)
    return str(figure) if words.has(word) and "count" in words.variables(word) else ""


def sign(name: str, x: float, y: float, figure: str = "") -> str:
    """A sign on the map; what one fights for is red."""
    class_ = "b-prize b-haloed" if figure or name.endswith("star") else "b-mark b-haloed"
    drawn = tag("path", d=SIGNS[name], transform=f"translate({num(x)} {num(y)})", class_=class_)
    return drawn + text(figure, x, y + 4.2, "b-value b-on-prize")


def _patch(patch: Patch, chart: Chart, pen: Pen) -> str:
    left, top, right, bottom = bounds(patch.outline)
    x = sum(px for px, _ in patch.outline) / len(patch.outline)
    x, y, class_ = max(x, (left + right) / 2), (top + bottom) / 2, "b-out-name"
    if patch.kind == "outside" and not inside((x, y), patch.outline):
        x, y = _roomiest(patch.outline)
    if patch.kind == "sea":
        (x, y), class_ = _roomiest(patch.outline), "b-sea-name"
        if chart.natural and room((x, y), patch.outline) < LAKE:
            class_ = "b-sea-name b-lake-name"
    elif patch.kind == "zone":
        x, y, class_ = (left + right) / 2, top - 10, "b-zone-name b-haloed"
        if room(middle := _roomiest(patch.outline), patch.outline) > WIDE:
            (x, y), class_ = middle, "b-zone-name b-zone-wide"
    said = {words.lang: named(words, patch.name) for words in pen.words}
    return pen.text(lambda words: said[words.lang], x, y, class_)


def _country(patch: Patch, pen: Pen) -> str:
    """The name of a country across it, as large as it has room, under all other names."""
    said = {words.lang: named(words, patch.name).upper() for words in pen.words}
    letters = max(map(len, said.values()))
    spots = ((_broadest(y, patch.outline), y) for y in _heights(patch.outline))
    (left, right), y = max(spots, key=lambda spot: spot[0][1] - spot[0][0])
    size = min(COUNTRY, (right - left) / (letters + 1))
    style = f"font-size:{num(size)}px;letter-spacing:{num(size * 0.28)}px"
    middle = (left + right) / 2
    return pen.text(lambda words: said[words.lang], middle, y + size * 0.35, "b-country", style=style)


COUNTRY = 120.0
"""The greatest size of a country's name."""


def _heights(outline: list[Point]) -> list[float]:
    """Some heights within a polygon, those about its middle."""
    _, top, _, bottom = bounds(outline)
    return [top + (bottom - top) * n / 40 for n in range(10, 31)]


def _broadest(y: float, outline: list[Point]) -> tuple[float, float]:
    """The longest stretch inside a polygon at some height, of those that letters have room on."""
    stretches = [_stretches(at, outline) for at in (y - LETTER, y, y + LETTER)]
    common = [
        (max(left for left, _ in chosen), min(right for _, right in chosen)) for chosen in product(*stretches)
    ]
    return max(common, key=lambda stretch: stretch[1] - stretch[0], default=(0.0, 0.0))


def _stretches(y: float, outline: list[Point]) -> list[tuple[float, float]]:
    """The parts of a line across a polygon that are inside."""
    crossed = [(a, b) for a, b in sides(outline) if (a[1] > y) != (b[1] > y)]
    hits = sorted(ax + (y - ay) / (by - ay) * (bx - ax) for (ax, ay), (bx, by) in crossed)
    return list(zip(hits[::2], hits[1::2], strict=True))


LETTER = 30.0
"""Half the height of the letters for which there must be room."""

LAKE = 90.0
"""Water with less room in it has a name like that of a river."""
WIDE = 160.0
"""A zone with so much room in it has its name there, and not above."""


def _roomiest(outline: list[Point]) -> Point:
    """The point of a polygon that is farthest from its sides."""
    left, top, right, bottom = bounds(outline)
    steps = [n / 24 for n in range(1, 24)]
    inner = ((left + (right - left) * dx, top + (bottom - top) * dy) for dx in steps for dy in steps)
    return max((at for at in inner if inside(at, outline)), key=lambda at: room(at, outline))


def named(words: Words, name: str) -> str:
    """What a line or a patch is called; its own name where no other is written."""
    word = message_id("line", name.lower())
    return words.say(word) if words.has(word) else name


# ---- rivers


class Taken:
    """Where the names of rivers should not be: under counters and, on hexes, under the names of places."""

    CELL = 200.0

    def __init__(self, chart: Chart) -> None:
        self._near: dict[tuple[float, float], list[Point]] = {}
        named = [area.centre for area in chart.areas if chart.natural or area.rank]
        bridges = [line.path for line in chart.lines if line.kind == "bridge"]
        named += [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in bridges]
        for x, y in [*named, *((x, y + chart.counter * 0.7) for x, y in named)]:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    cell = x // self.CELL + dx, y // self.CELL + dy
                    self._near.setdefault(cell, []).append((x, y))
        self._reach = chart.counter

    def crowding(self, point: Point) -> float:
        """How much of what is taken is near a point."""
        near = self._near.get((point[0] // self.CELL, point[1] // self.CELL), ())
        return sum(max(0.0, self._reach - far(point, at)) for at in near)


def _river(line: Line, borders: Borders, chart: Chart, taken: Taken, pen: Pen) -> Iterator[str]:
    """A river's name along it where it runs straight and has room, again and again if it is long."""
    major = line.kind == "major-river"
    letter = 13 / 19 * (RIVERS[True] if chart.natural else RIVERS_FAR)
    path = walk(borders.line(line.path), 12)
    need = max(len(named(words, line.name)) for words in pen.words) * (letter if major else 9) + 20
    count = round(need / 12)
    if count + 2 > len(path):
        return
    times = min(2, 1 + len(path) // 85) if chart.natural else 1 + len(path) // AGAIN
    for n in range(times):
        part = path[len(path) * n // times : len(path) * (n + 1) // times]
        windows = [part[n : n + count] for n in range(0, len(part) - count, 3)]
        if windows:
            yield _along(min(windows, key=lambda window: _unfit(window, taken)), line, pen)


AGAIN = 130
"""After so many steps along a river its name is written once more."""


def _unfit(window: list[tuple[Point, Point]], taken: Taken) -> float:
    """How ill a stretch of river serves for its name: bends, and what else stands there."""
    turning = sum(abs(_turn(a[1], b[1])) for a, b in zip(window, window[6:], strict=False))
    close = sum(taken.crowding(point) for point, _ in window[::3])
    steep = abs(window[-1][0][0] - window[0][0][0]) < 20
    return turning + close * 0.12 + steep * 2


def _turn(a: Point, b: Point) -> float:
    turn = atan2(b[1], b[0]) - atan2(a[1], a[0])
    return (turn + pi) % (2 * pi) - pi


def _along(window: list[tuple[Point, Point]], line: Line, pen: Pen) -> str:
    points = [point for point, _ in window]
    if points[-1][0] < points[0][0]:
        points.reverse()
    third = max(1, len(points) // 3)
    gentle = [
        points[0],
        *(_mean(points[n - third // 2 : n + third // 2 + 1]) for n in (third, 2 * third)),
        points[-1],
    ]
    key = f"b-way-{message_id(line.name.lower())}-{num(points[0][0])}"
    lift = -9 if line.kind == "major-river" else -6
    small = "" if line.kind == "major-river" else " b-minor-name"

    def written(name: str, lang: str, halo: str) -> str:
        return tag(
            "text",
            tag("textPath", name, href=f"#{key}", startOffset="50%"),
            class_=f"b-river-name{halo}{small} {lang}".strip(),
            dy=lift,
        )

    # On a path browsers paint letter by letter, and a letter's halo would cover the one before it: once more.
    return tag("path", id=key, d=curve(gentle), fill="none") + pen.each(
        lambda words: named(words, line.name),
        lambda name, lang: written(name, lang, " b-haloed") + written(name, lang, ""),
    )


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _fortress(line: Line, pen: Pen) -> str:
    """The name of a stronghold, along the lower side of it."""
    left, _, right, bottom = bounds(line.path)
    return pen.text(
        lambda words: named(words, line.name), (left + right) / 2, bottom - 20, "b-fort-name b-haloed"
    )


def _number(line: Line) -> str:
    """The number of a way across the map, where it begins."""
    (ax, ay), (bx, by) = line.path[:2]
    x, y = ax + (bx - ax) * 0.3, ay + (by - ay) * 0.3
    ring = tag("circle", cx=x, cy=y, r=10, class_="b-tip")
    return ring + text(line.name, x, y + 4.5, "b-value b-on-prize")
