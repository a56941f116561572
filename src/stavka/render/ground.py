"""The ground of a map: land and what is out of play, textures on it, and the shapes of its spaces."""

from __future__ import annotations

from stavka.kernel.charts import Chart, Patch
from stavka.kernel.shapes import bounds
from stavka.render import hexes
from stavka.render.borders import Borders
from stavka.render.svg import closed, soft, tag
from stavka.render.textures import TEXTURES, Land, painted


def ground(chart: Chart, borders: Borders) -> str:
    """All that lies under the lines: land, sea, what is out of play, textures."""
    if not chart.natural:
        return hexes.ground(chart, borders)
    lands = [Land(area, borders, chart.counter) for area in chart.areas]
    left, top, right, bottom = bounds(point for land in lands for point in land.outline)
    parts = [tag("rect", x=left, y=top, width=right - left, height=bottom - top, class_="b-land")]
    parts += [_patch(patch, borders) for patch in chart.patches]
    parts += [
        tag("path", d=closed(land.outline), class_=f"b-realm-{land.area.realm}")
        for land in lands
        if land.area.realm
    ]
    for terrain, draw in TEXTURES.items():
        chosen = [land for land in lands if land.area.terrain in terrain]
        if chosen:
            parts += painted(draw(chosen))
    return "".join(parts)


def _patch(patch: Patch, borders: Borders) -> str:
    outline = [point for side in borders.outline(patch.outline) for point in side[:-1]]
    if patch.kind == "sea":  # what lies on the shore is drawn later, and hides half of the shallows
        return tag("path", d=closed(outline), class_="b-sea b-shallows")
    return tag("path", d=closed(outline), class_="b-out")


def spaces(chart: Chart, borders: Borders) -> str:
    """The shape of each area, for the eye and for the pointer."""
    if not chart.natural:
        return hexes.spaces(chart)
    parts = []
    for area in chart.areas:
        path = "".join(
            soft(side, "M" if n == 0 else "L") for n, side in enumerate(borders.outline(area.outline))
        )
        parts.append(tag("path", d=path + "z", class_="space", data_space=area.id))
    return "".join(parts)
