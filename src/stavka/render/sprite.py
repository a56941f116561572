"""The sprite of a game: every counter face, badge, chip and die as a symbol to be used by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stavka.kernel.ruleset import Ruleset
from stavka.render import tokens
from stavka.render.charts import chart_of, tokens_of
from stavka.render.counters import back, die, face, frames, grounds
from stavka.render.palette import coat, livery
from stavka.render.signs import PLAIN
from stavka.render.svg import tag
from stavka.words import words


def sprite(rules: Ruleset[Any, Any]) -> str:
    """All symbols of a game, in an SVG that draws nothing by itself."""
    parts = tag("defs", symbols(rules))
    return tag("svg", parts, xmlns="http://www.w3.org/2000/svg", width=0, height=0, class_="sprite")


def symbols(rules: Ruleset[Any, Any]) -> str:
    """The symbols, to be put among the definitions of a picture."""
    faces, chart = rules.faces(), chart_of(rules)
    parts = [grounds(faces), frames(faces)]
    parts += [face(each, livery(rules.sides, each.side) if each.side else None) for each in faces]
    parts += [back(nation) for nation in sorted({each.nation for each in faces})]
    parts += [die(number) for number in range(1, 7)]
    signs = chart.signs | chart.badges
    for mark in marks(rules):
        sign = signs.get(mark, PLAIN)
        parts += [
            _symbol(f"badge-{mark}", tokens.badge(sign), 12),
            _symbol(f"chip-{mark}", tokens.chip(sign), 15),
        ]
    parts.append(_symbol("chip-marker", tokens.marker(tokens.NEUTRAL), 15))
    for side in rules.sides:
        look = livery(rules.sides, side)
        parts.append(_symbol(f"chip-marker-{side}", tokens.marker(look), 15))
        parts.append(_symbol(f"chip-control-{side}", tokens.pennant(look), 15))
    parts += _tokens(rules)
    return "".join(parts)


def _tokens(rules: Ruleset[Any, Any]) -> Iterator[str]:
    """The pieces; one without a picture is the back of others."""
    for each in tokens_of(rules).values():
        look = coat(each.nation)
        drawn = tokens.token(look, each.sign, each.text) if each.sign or each.text else tokens.face_down(look)
        yield _symbol(f"chip-token-{each.id}", drawn, 17)


def marks(rules: Ruleset[Any, Any]) -> list[str]:
    """Every mark that the game has a word for, drawn by the game or not: an overlay may show it."""
    chart = chart_of(rules)
    named = (word.removeprefix("mark-") for word in words(rules).messages if word.startswith("mark-"))
    return sorted({*named, *chart.signs, *chart.badges})


def _symbol(name: str, content: str, half: int) -> str:
    return tag("symbol", content, id=name, viewBox=f"-{half} -{half} {2 * half} {2 * half}")
