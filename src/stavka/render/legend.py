"""The legend: every terrain, line, sign and counter that the map has, with its word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import ceil
from typing import Any

from stavka.kernel.charts import Chart, Panel
from stavka.kernel.ruleset import Ruleset
from stavka.render import tokens
from stavka.render.borders import Borders
from stavka.render.charts import chart_of
from stavka.render.counters import BAND, ELITE, LETTERS, WHITE, icon, pip, plain, plate, wear
from stavka.render.hexes import BARE, zone
from stavka.render.lines import sample
from stavka.render.names import counted, named, sign, town
from stavka.render.palette import Coat, coat, livery
from stavka.render.signs import SIGNS
from stavka.render.svg import Pen, num, tag, text
from stavka.render.textures import swatch
from stavka.words import Words, message_id

Entry = tuple[str, Callable[[Words], str]]
"""A sample, drawn about the origin, and its word."""

WIDE = 46.0
"""The width of a sample."""
ROW = 38.0
PLAIN = Coat("#ffffff", "currentColor", "")
CLOSE = 0.7
"""Rows may be so much nearer to each other before all gets smaller."""
BREADTH = 560.0
"""The width of a panel in which all of it has its usual size."""


def legend(panel: Panel, rules: Ruleset[Any, Any], chart: Chart, borders: Borders, pen: Pen) -> Iterator[str]:
    """Two columns: the map on the left, what lies on it on the right; more where the panel is broad or low.

    In a panel that has room all is larger.
    """
    parts = [
        [*_ground(chart), *_lines(chart, borders), *_places(chart), *_signs(rules, chart, pen)],
        [*_counters(rules), *_badges(chart)],
    ]
    tries = {n: _columns(parts, n) for n in range(2, 7)}
    count = max(tries, key=lambda n: _scale(panel, tries[n]))
    columns = tries[count]
    scale = min(2 * panel.width / count / BREADTH, _scale(panel, columns) / CLOSE)
    step = min(ROW * scale, panel.height / max(map(len, columns)))
    for n, entries in enumerate(columns):
        left = panel.x + n * panel.width / count
        for row, (drawn, say) in enumerate(entries):
            y = panel.y + (row + 0.5) * step
            larger = f" scale({num(scale, 2)})" if scale != 1 else ""
            place = f"translate({num(left + WIDE * scale / 2)} {num(y)}){larger}"
            yield tag("g", drawn, transform=place)
            longest = max(len(say(words)) for words in pen.words)
            size = min(17 * scale, (panel.width / count - (WIDE + 26) * scale) / (0.47 * longest))
            yield pen.text(say, left + (WIDE + 14) * scale, y + 5.5 * scale, "b-word", font_size=size)


def _columns(parts: list[list[Entry]], count: int) -> list[list[Entry]]:
    """The entries in so many columns."""
    if count == len(parts):
        return parts
    entries = [entry for part in parts for entry in part]
    high = ceil(len(entries) / count)
    return [entries[n : n + high] for n in range(0, len(entries), high)]


def _scale(panel: Panel, columns: list[list[Entry]]) -> float:
    """How large all can be written in so many columns."""
    wide = 2 * panel.width / len(columns) / BREADTH
    return min(wide, panel.height / max(map(len, columns)) / ROW)


def _ground(chart: Chart) -> Iterator[Entry]:
    for terrain in dict.fromkeys(area.terrain for area in chart.areas if area.terrain):
        bare = terrain in BARE and not chart.natural
        yield swatch("bare" if bare else terrain, -WIDE / 2, -15, WIDE, 30), partial(Words.kind, name=terrain)
    for name in dict.fromkeys(patch.name for patch in chart.patches if patch.kind == "zone"):
        outline = [(x * WIDE, y * 30.0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        yield _scaled(zone(outline), 0.5), partial(named, name=name)


def _lines(chart: Chart, borders: Borders) -> Iterator[Entry]:
    for kind in dict.fromkeys(line.kind for line in chart.lines):
        down = 11 if kind in ("trench", "fort") else 0  # it is drawn beside its border
        yield sample(kind, -WIDE / 2, down, WIDE, borders), partial(Words.border, name=kind)


def _places(chart: Chart) -> Iterator[Entry]:
    for rank, kind in chart.places.items():
        yield town(0, 0, rank, 1.2), partial(Words.kind, name=kind)


def _signs(rules: Ruleset[Any, Any], chart: Chart, pen: Pen) -> Iterator[Entry]:
    """What the map prints in a space, then what comes and goes there; not what only other maps print."""
    elsewhere = {mark for area in chart_of(rules).areas for mark in area.marks}
    for mark, name in chart.signs.items():
        printed = max((area.marks.get(mark, 0) for area in chart.areas), default=0)
        if not printed and mark in elsewhere:
            continue
        figure = counted(pen.words[0], mark, printed or 1)
        drawn = sign(name, 0, 0, figure) if printed else tokens.chip(name) + tokens.figure(figure)
        yield drawn, partial(Words.mark, name=mark, count=int(figure or 1))
    for side in rules.sides:
        yield tokens.pennant(livery(rules.sides, side)), _says("control-of", side=side)


def _counters(rules: Ruleset[Any, Any]) -> Iterator[Entry]:
    """Whose counters are whose, by colour, emblem and shape; what their symbols mean; the reduced side."""
    faces = rules.faces()
    for nation, tone in dict.fromkeys((face.nation, face.tone) for face in faces):
        word = message_id("coat", nation, tone) if tone else message_id("coat", nation)
        yield _scaled(plain(coat(nation, tone), centred=True), 0.5), _says(word)
    for side in dict.fromkeys(face.side for face in faces if face.side):
        yield _scaled(tokens.marker(livery(rules.sides, side)), 0.7), _says("command-of", side=side)
    for symbol in dict.fromkeys(face.symbol for face in faces):
        drawn = tag("g", icon(symbol), transform="translate(-25 -25) scale(.25)", class_="b-nato")
        yield drawn, _says(message_id("symbol", symbol))
    if any(face.step for face in faces):
        band = plain(coat(faces[0].nation)) + tag("path", d=BAND, fill=WHITE)
        yield _scaled(band, 0.5), _says("legend-reduced")
    for name in dict.fromkeys(face.wear for face in faces if face.wear):
        worn = plain(coat(faces[0].nation)) + wear(name, coat(faces[0].nation))
        yield _scaled(worn, 0.5), _says(message_id("legend", name))
    for colour in dict.fromkeys(colour for face in faces for colour in face.pips):
        yield pip(colour, 0, 0, 1.1), _says(message_id("legend-point", colour))
    for letter in sorted({letter for face in faces for letter in face.letters}):
        yield _letter(letter), _says(message_id("legend-letter", letter.lower()))
    for name in dict.fromkeys(face.plate for face in faces if face.plate):
        shown = tag("g", plate(name, "6", 0, PLAIN), transform="translate(0 -24) scale(1.25)", **LETTERS)
        yield shown, _says(message_id("legend-factor", name))
    if any(face.elite for face in faces):
        yield _scaled(tag("path", d=SIGNS["diamond"], **ELITE), 1.1), _says("legend-elite")


def _letter(letter: str) -> str:
    return text(letter, 0, 8, "b-word b-mid", font_size=24, font_weight=900)


def _badges(chart: Chart) -> Iterator[Entry]:
    for mark, name in chart.badges.items():
        yield _scaled(tokens.badge(name), 1.15), partial(Words.mark, name=mark)


def _says(word: str, **facts: str) -> Callable[[Words], str]:
    return lambda words: words.say(word, facts)


def _scaled(drawn: str, scale: float) -> str:
    return tag("g", drawn, transform=f"scale({scale})")
