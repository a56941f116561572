"""What frames the map: neatline, title, compass, scale, tracks and boxes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import cos, pi, sin
from typing import Any

from stavka.kernel.charts import Box, Cell, Chart, Ladder, Line, Panel, Point
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.shapes import bounds
from stavka.render.borders import Borders
from stavka.render.legend import legend
from stavka.render.lines import entry
from stavka.render.signs import SIGNS
from stavka.render.svg import Pen, closed, num, straight, tag, text
from stavka.words import Words, message_id


def margin(rules: Ruleset[Any, Any], chart: Chart, borders: Borders, pen: Pen) -> str:
    """All that is printed beside the map."""
    parts = [_neatline(chart), *(_entry(line) for line in chart.lines if line.kind == "entry")]
    for panel in chart.panels:
        if panel.kind == "legend":
            parts += legend(panel, rules, chart, borders, pen)
        else:
            parts += PANELS[panel.kind](panel, chart, pen)
    for ladder in chart.ladders:
        parts += _ladder(ladder, pen)
    for box in chart.boxes:
        parts += _box(box, pen)
    for tray in chart.trays:
        parts += _tray(tray, pen)
    return "".join(parts)


def _neatline(chart: Chart) -> str:
    """A thin and a thick line round the map."""
    points = [p for area in chart.areas for p in area.outline] + [
        p for patch in chart.patches for p in patch.outline
    ]
    left, top, right, bottom = bounds(points)
    return "".join(
        tag(
            "rect", x=left - gap, y=top - gap, width=right - left + 2 * gap, height=bottom - top + 2 * gap,
            class_="b-line", stroke_width=width,
        )
        for gap, width in ((0.0, 1.6), (9.0, 4.0))
    )  # fmt: skip


def _entry(line: Line) -> str:
    """An arrow over the edge of the map, with what comes in there written at its tail."""
    (x, y), (tip_x, tip_y) = line.path
    if abs(tip_x - x) > abs(tip_y - y):
        x, y = x + (-26 if tip_x > x else 26), y + 6
    else:
        y += -6 if tip_y > y else 18
    return entry(line) + text(line.name, x, y, "b-quiet b-mid", font_weight=600)


def _title(panel: Panel, chart: Chart, pen: Pen) -> Iterator[str]:
    middle = panel.x + panel.width / 2
    title = max((len(words.title()) for words in pen.words), default=1)
    size = min(0.4 * panel.height, panel.width / (title * 0.56))
    y = panel.y + panel.height * 0.42
    yield pen.text(lambda words: words.title(), middle, y, "b-title b-mid", font_size=size)
    below, last = y + max(30, 0.42 * size), y + max(72, 0.95 * size)
    rule = straight([(middle - size, below), (middle + size, below)])
    yield tag("path", d=rule, class_="b-line", stroke_width=1.4)
    star = [(7 * sin(n * pi / 5) / (1 + n % 2), -7 * cos(n * pi / 5) / (1 + n % 2)) for n in range(10)]
    yield tag("path", d=closed((middle + x, below + dy) for x, dy in star), class_="b-prize")

    def subtitle(words: Words) -> str:
        return words.scenario(chart.scenario) if chart.scenario else _said(words, "map-subtitle")

    longest = max((len(subtitle(words)) for words in pen.words), default=0) or 1
    small = min(max(24, 0.3 * size), panel.width / (0.56 * longest))
    yield pen.text(subtitle, middle, last, "b-word b-mid", font_size=small, letter_spacing=1)


def _compass(panel: Panel, chart: Chart, pen: Pen) -> Iterator[str]:
    x, y, r = panel.x + panel.width / 2, panel.y + panel.height / 2 + 8, panel.height * 0.36
    yield tag("circle", cx=x, cy=y, r=r * 0.72, class_="b-line", stroke_width=1.2)
    yield tag("circle", cx=x, cy=y, r=r * 0.62, class_="b-line", stroke_width=0.8)
    for quarter in range(8):
        long = r * (1.0 if quarter % 2 == 0 else 0.66)
        turn = quarter * pi / 4
        tip = x + long * sin(turn), y - long * cos(turn)
        for side, class_ in ((-1, "b-ink"), (1, "b-land")):
            beside = turn + side * pi / 8
            corner = x + r * 0.24 * sin(beside), y - r * 0.24 * cos(beside)
            yield tag("path", d=closed([(x, y), tip, corner]), class_=f"{class_} b-compass")
    yield text("N", x, y - r - 7, "b-title b-mid", font_size=22)


def _scale(panel: Panel, chart: Chart, pen: Pen) -> Iterator[str]:
    """A bar of four parts, as long as the room allows in round kilometres."""
    part = next((km for km in (50, 25, 20, 10, 5, 2, 1) if 4 * km * chart.scale <= panel.width - 40), 1)
    y, step = panel.y + panel.height * 0.55, part * chart.scale
    for n in range(4):
        class_ = "b-ink b-line" if n % 2 == 0 else "b-land b-line"
        yield tag("rect", x=panel.x + n * step, y=y, width=step, height=9, class_=class_, stroke_width=1.2)
    for n in range(5):
        yield text(str(n * part), panel.x + n * step, y - 8, "b-word b-mid", font_size=17)
    yield text("km", panel.x + 4 * step + 28, y + 9, "b-word b-mid", font_size=17)
    yield pen.text(
        partial(_said, of="map-scale"),
        panel.x, y + 30, "b-quiet",
    )  # fmt: skip


PANELS = {"title": _title, "compass": _compass, "scale": _scale}


def heading(pen: Pen, say: str, name: str, x: float, y: float) -> str:
    """A heading in small capitals, as far as the font has them."""
    return pen.text(lambda words: _capital(getattr(words, say)(name)), x, y, "b-head")


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _said(words: Words, of: str) -> str:
    """A message, or nothing where it is not written."""
    return words.say(of) if words.has(of) else ""


def _ladder(ladder: Ladder, pen: Pen) -> Iterator[str]:
    """A track: what it counts, and what its cells tell where that is written; then the cells."""
    half = ladder.size / 2 - 1.5
    first = ladder.cells[0]
    left, above = first.x - half, first.y - half - 10
    tracks = [ladder.id, *ladder.also]
    yield pen.text(
        lambda words: " · ".join(_capital(words.track(each)) for each in tracks), left, above, "b-head"
    )
    right = max(cell.x for cell in ladder.cells) + half
    note = message_id("map", ladder.id, "note")
    yield pen.text(partial(_said, of=note), right, above, "b-quiet", text_anchor="end")
    states = {value: track for track, value in ladder.states.items()}
    for cell in ladder.cells:
        yield tag(
            "rect", x=cell.x - half, y=cell.y - half, width=2 * half, height=2 * half, rx=4, class_="b-cell"
        )  # fmt: skip
        yield from _cell(cell, ladder.id, half, states.get(cell.value, ""), pen)


def _cell(cell: Cell, ladder: str, half: float, state: str, pen: Pen) -> Iterator[str]:
    """A number and what it is called. The marker stands in the middle: a large cell leaves room for it."""
    word = message_id("cell", ladder, cell.name or str(cell.value))
    named = any(words.has(word) for words in pen.words)
    large = half > LARGE
    if cell.sign:
        place = f"translate({num(cell.x + half - 17)} {num(cell.y - half + 16)}) scale(1.1)"
        yield tag("path", d=SIGNS[cell.sign], transform=place, class_="b-mark")
    if not state:
        rise = half - 17 if large else 0.0 if named or cell.note else -7.0
        yield text(str(cell.value), cell.x, cell.y - rise, "b-quiet b-mid", font_size=19)

    def say(words: Words) -> str:
        return words.track(state) if state else words.say(word) if named else cell.note

    at = cell.x, cell.y + max(half - 7, 18)
    yield pen.each(say, partial(_caption, at=at, width=2 * half - 8, folds=large))


def _caption(line: str, lang: str, at: Point, width: float, folds: bool) -> str:
    """Words under a cell's middle, if they may fold in as many lines as they need: the last stands lowest."""
    rows = [""]
    for word in line.split():
        longer = f"{rows[-1]} {word}".strip()
        if folds and rows[-1] and len(longer) * CAPTION * 0.48 > width:
            rows.append(word)
        else:
            rows[-1] = longer
    size = min(CAPTION, width / 0.48 / max(*map(len, rows), 1))
    top = at[1] - (len(rows) - 1) * CAPTION
    class_ = f"b-quiet b-mid {lang}".strip()
    return "".join(text(row, at[0], top + n * CAPTION, class_, font_size=size) for n, row in enumerate(rows))


LARGE = 34.0
"""A cell is large if there is more between its middle and its rim."""
CAPTION = 13.0
"""The size of the words in a cell."""


def _tray(tray: Box, pen: Pen) -> Iterator[str]:
    """Where pieces lie; it is no space, so that nothing answers to the pointer."""
    yield heading(pen, "space", tray.id, tray.x, tray.y - 10)
    yield tag("rect", x=tray.x, y=tray.y, width=tray.width, height=tray.height, rx=6, class_="b-cell")


def _box(box: Box, pen: Pen) -> Iterator[str]:
    path = f"M{num(box.x)} {num(box.y)}h{num(box.width)}v{num(box.height)}h{num(-box.width)}z"
    yield heading(pen, "space", box.id, box.x, box.y - 10)
    yield tag("path", d=path, class_="b-land")
    yield tag("path", d=path, class_="space box", data_space=box.id)
