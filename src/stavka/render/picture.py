"""A picture of a game as one SVG that needs nothing else: the board with all that lies on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stavka.kernel.charts import Chart
from stavka.kernel.game import Game
from stavka.render.board import drawn, filled
from stavka.render.charts import chart_of
from stavka.render.layout import SHOWN, Chip, Ring, Spot, layout
from stavka.render.sprite import symbols
from stavka.render.svg import num, tag
from stavka.render.tokens import figure

FACE = 64
"""The side of a face in its own units."""
DIM = 0.45
"""How much is seen of what is spent."""


def picture(game: Game[Any], side: str = "", lang: str = "en", theme: str = "light") -> str:
    """The game as a side sees it; without a side, as everybody may."""
    rules = game.rules
    name = rules.map_of(game.scenario)
    chart, lies = chart_of(rules, name), layout(rules, game.view(side).table, name)
    piles = Counter(spot.pile for spot in lies.spots)
    parts = [_ring(ring) for ring in lies.rings] + [_chip(chip) for chip in lies.chips]
    for spot in lies.spots:
        if spot.shown:
            count = piles[spot.pile]
            parts.append(_counter(spot, chart, count if spot.order == count - 1 and count > SHOWN else 0))
    parts += [_chip(token) for token in lies.tokens]
    return filled(drawn(rules, (lang,), theme, name), tag("defs", symbols(rules)) + "".join(parts))


def _ring(ring: Ring) -> str:
    return tag("path", d=ring.path, class_=f"ring ring-{ring.kind} ring-{ring.side or 'all'}")


def _counter(spot: Spot, chart: Chart, count: int) -> str:
    size = chart.counter
    half = size / 2
    parts = [tag("use", href=f"#face-{spot.face}", x=-half, y=-half, width=size, height=size)]
    badge = 24 * size / FACE
    for n, mark in enumerate(spot.badges):
        place = {"x": half - badge / 2, "y": -half - badge / 2 + n * badge, "width": badge, "height": badge}
        parts.append(tag("use", href=f"#badge-{mark}", **place))
    if count:
        parts.append(tag("circle", cx=-half, cy=-half, r=size * 0.19, fill="#23282e", stroke="#f4f1ea"))
        parts.append(figure(str(count), -half, -half + size * 0.1, size * 0.28))
    return tag("g", "".join(parts), transform=f"translate({num(spot.x)} {num(spot.y)})")


def _chip(chip: Chip) -> str:
    half = 17 if chip.symbol.startswith("token-") else 15
    place = {"x": chip.x - half, "y": chip.y - half, "width": 2 * half, "height": 2 * half}
    sign = tag("use", href=f"#chip-{chip.symbol}", **place, opacity=DIM if chip.dim else None)
    return sign + figure(chip.text, chip.x, chip.y + 4.4, 13)
