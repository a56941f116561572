"""Names on the map: where counters do not hide them, with a halo, in three sizes."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi

from stavka.kernel.charts import Area, Chart, Label, Line, Point
from stavka.kernel.shapes import bounds, far, inside
from stavka.render.borders import Borders
from stavka.render.lines import WIDTHS, walk
from stavka.render.signs import SIGNS
from stavka.render.svg import Pen, num, spline, tag, text
from stavka.words import Words, message_id

SIZES = {1: 17.0, 2: 19.0, 3: 24.0}
"""The sizes of names, by rank; the style sheet has the same."""
BREADTH = {1: 0.5, 2: 0.52, 3: 0.62}
"""How broad a letter is, of its size."""
LONG = 14
"""A name of more letters goes on a second line, if it has two words."""


def names(chart: Chart, borders: Borders, pen: Pen) -> str:
    """All names, and what is printed in the spaces beside them."""
    parts: list[str] = []
    for line in chart.lines:
        if line.kind in WIDTHS and line.name:
            parts += _river(line, borders, chart, pen)
        elif line.kind == "advance":
            parts.append(_number(line))
    parts += [_patch(patch.outline, patch.name, pen) for patch in chart.patches if patch.name]
    parts += [_label(label, pen) for label in chart.labels]
    for area in chart.areas:
        parts += _area(area, borders, chart, pen)
    return "".join(parts)


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


def _area(area: Area, borders: Borders, chart: Chart, pen: Pen) -> Iterator[str]:
    x, y = area.centre
    half = chart.counter / 2
    if area.code:
        yield text(area.code, x, min(py for _, py in area.outline) + 14, "b-name b-code")
    if not area.rank:
        return
    if area.terrain not in ("urban", "city"):
        yield _town(x, y, area.rank)
    size = SIZES[area.rank]
    said = {words.lang: _lines(words.space(area.id)) for words in pen.words}
    most = max(map(len, said.values()))
    top = y + half + size * 0.92
    if not _fits(area, borders, top + (most - 1) * size):
        top = y - half - 20 - (most - 1) * size
    printed = [mark for mark in area.marks if mark in chart.signs]
    x += 12 * len(printed)
    yield pen.each(
        lambda words: "\n".join(said[words.lang]),
        lambda name, lang: "".join(
            text(line, x, top + n * size, f"b-name b-haloed b-rank-{area.rank} {lang}".strip())
            for n, line in enumerate(name.split("\n"))
        ),
    )
    widest = max(len(lines[0]) for lines in said.values()) * size * BREADTH[area.rank]
    for n, mark in enumerate(printed):
        at = x - widest / 2 - 15 - n * 24
        yield sign(chart.signs[mark], at, top - size * 0.33, counted(pen.words[0], mark, area.marks[mark]))


def _lines(name: str) -> list[str]:
    """A name on one line or two."""
    cuts = [n + 1 for n, letter in enumerate(name) if letter in " -"]
    if len(name) <= LONG or not cuts:
        return [name]
    cut = min(cuts, key=lambda n: abs(n - len(name) / 2))
    return [name[:cut].rstrip(), name[cut:]]


def _fits(area: Area, borders: Borders, bottom: float) -> bool:
    """Whether a name has room under the counters."""
    outline = [point for side in borders.outline(area.outline) for point in side[:-1]]
    return inside((area.centre[0], bottom + 3), outline)


def _town(x: float, y: float, rank: int) -> str:
    """A place, by a ring; a greater one by a square."""
    if rank >= 3:
        return tag("rect", x=x - 7, y=y - 7, width=14, height=14, class_="b-town")
    return tag("circle", cx=x, cy=y, r=4.5 if rank == 1 else 6.0, class_="b-town")


def counted(words: Words, mark: str, figure: int) -> str:
    """The figure of a mark that counts something."""
    word = message_id("mark", mark)
    return str(figure) if words.has(word) and "count" in words.variables(word) else ""


def sign(name: str, x: float, y: float, figure: str = "") -> str:
    """A sign on the map; what counts something is what one fights for, and red."""
    class_ = "b-prize b-haloed" if figure else "b-mark b-haloed"
    drawn = tag("path", d=SIGNS[name], transform=f"translate({num(x)} {num(y)})", class_=class_)
    return drawn + text(figure, x, y + 4.2, "b-value b-on-prize")


def _patch(outline: list[Point], name: str, pen: Pen) -> str:
    left, top, right, bottom = bounds(outline)
    x, y = sum(px for px, _ in outline) / len(outline), (top + bottom) / 2
    said = {words.lang: named(words, name) for words in pen.words}
    return pen.text(lambda words: said[words.lang], max(x, (left + right) / 2), y, "b-out-name")


def named(words: Words, name: str) -> str:
    """What a line or a patch is called; its own name where no other is written."""
    word = message_id("line", name.lower())
    return words.say(word) if words.has(word) else name


# ---- rivers


def _river(line: Line, borders: Borders, chart: Chart, pen: Pen) -> Iterator[str]:
    """A river's name along it where it runs straight and no counters stand, twice if it is long."""
    major = line.kind == "major-river"
    path = walk(borders.line(line.path), 12)
    need = max(len(named(words, line.name)) for words in pen.words) * (13 if major else 9) + 20
    count = round(need / 12)
    if count + 2 > len(path):
        return
    halves = [path] if len(path) < 85 else [path[: len(path) // 2], path[len(path) // 2 :]]
    for half in halves:
        windows = [half[n : n + count] for n in range(0, len(half) - count, 3)]
        if windows:
            yield _along(min(windows, key=lambda window: _unfit(window, chart)), line, pen)


def _unfit(window: list[tuple[Point, Point]], chart: Chart) -> float:
    """How ill a stretch of river serves for its name: bends, and counters nearby."""
    turning = sum(abs(_turn(a[1], b[1])) for a, b in zip(window, window[6:], strict=False))
    taken = [area.centre for area in chart.areas]
    taken += [(x, y + chart.counter * 0.7) for x, y in taken]
    close = sum(max(0.0, chart.counter - far(point, at)) for point, _ in window[::3] for at in taken)
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
    return tag("path", id=key, d=spline(gentle), fill="none") + pen.each(
        lambda words: named(words, line.name),
        lambda name, lang: tag(
            "text",
            tag("textPath", name, href=f"#{key}", startOffset="50%"),
            class_=f"b-river-name b-haloed{small} {lang}".strip(),
            dy=lift,
        ),
    )


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _number(line: Line) -> str:
    """The number of a way across the map, where it begins."""
    (ax, ay), (bx, by) = line.path[:2]
    x, y = ax + (bx - ax) * 0.3, ay + (by - ay) * 0.3
    ring = tag("circle", cx=x, cy=y, r=10, class_="b-tip")
    return ring + text(line.name, x, y + 4.5, "b-value b-on-prize")
