"""The map of a game as one SVG: all that never changes, drawn once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stavka.kernel.ruleset import Ruleset
from stavka.render.borders import Borders
from stavka.render.charts import chart_of
from stavka.render.ground import ground, spaces
from stavka.render.hexes import veil
from stavka.render.lines import lines
from stavka.render.margin import margin
from stavka.render.names import names
from stavka.render.style import style
from stavka.render.svg import Pen, group, num, tag
from stavka.words import LANGUAGES

COUNTERS = group(id="counters")
"""Where the counters go: last, over everything else."""


def board(rules: Ruleset[Any, Any], name: str = "") -> str:
    """A map for a page: in every language, of which it shows one, and in both themes."""
    return drawn(rules, LANGUAGES, name=name)


@lru_cache(maxsize=8)
def drawn(rules: Ruleset[Any, Any], langs: tuple[str, ...], theme: str = "light", name: str = "") -> str:
    """A map in one language and theme, or in all."""
    chart = chart_of(rules, name)
    borders = Borders(chart)
    pen = Pen(rules, langs)
    paper = tag("rect", width=chart.width, height=chart.height, class_="b-paper")
    return tag(
        "svg",
        tag("style", style(chart, theme, langs))
        + group(paper, ground(chart, borders), id="ground")
        + group(spaces(chart, borders), id="spaces")
        + group(lines(chart, borders), id="lines")
        + group(id="overlay")
        + group(names(chart, borders, pen), veil(chart, borders), id="names")
        + group(margin(rules, chart, borders, pen), id="margin")
        + COUNTERS,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(chart.width)} {num(chart.height)}",
        class_="board",
    )


def filled(board: str, counters: str) -> str:
    """A map with what lies on it."""
    head, _, foot = board.rpartition(COUNTERS)
    return head + group(counters, id="counters") + foot
