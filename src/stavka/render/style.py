"""The style sheet of a board: every colour of the map once, for each theme."""

from __future__ import annotations

from stavka.kernel.charts import Chart
from stavka.render.palette import Ground, coat, ground
from stavka.render.svg import SANS, SERIF

SIZES = {1: 17.0, 2: 19.0, 3: 24.0, 4: 30.0}
"""The sizes of names, by rank."""
RIVERS, RIVERS_FAR = {True: 19, False: 27}, 42
"""The size of the names of great rivers; a map of hexes is larger than others, and seen from farther away."""

NEAR = ("rank-1", "rank-2", "fort-name", "minor-name")
"""What is not written there when the map is seen from far away."""
LARGE = 4600.0
"""From farther away than others is seen a map that is higher than this."""


def _far(chart: Chart) -> str:
    """A large map of hexes is also seen whole: then only the greatest names are written, and larger."""
    more = max(1.0, chart.height / LARGE)
    return (
        f"{','.join(f'.far .board .b-{name}' for name in NEAR)}{{visibility:hidden}}"
        ".far .board .b-rank-3{font-size:30px;letter-spacing:0}"
        f".far .board .b-rank-4{{font-size:{50 * more:.0f}px;letter-spacing:0;stroke-width:{9 * more:.0f}px}}"
        f".far .board .b-river-name{{font-size:{RIVERS_FAR}px}}.far .board .b-zone-name{{font-size:34px}}"
        ".far .board .b-frontier{stroke-width:13;stroke-opacity:.6}"
    )


def style(chart: Chart, theme: str, langs: tuple[str, ...]) -> str:
    """The rules for a theme; a board for the page has those of the dark theme too, and hides a language."""
    backs = {token.id: coat(token.nation).ground for token in chart.tokens if token.id.startswith("back-")}
    shapes = _shapes(chart) + "".join(
        f".board .ring-{token.removeprefix('back-')}{{stroke:{colour}}}" for token, colour in backs.items()
    )
    if len(langs) == 1:
        return shapes + _colours(ground(chart.season, theme), "")
    return (
        shapes
        + _colours(ground(chart.season), "")
        + _colours(ground(chart.season, "dark"), ':where(:root[data-theme="dark"]) ')
        + ".board .fr{display:none}.board:lang(fr) .fr{display:inline}.board:lang(fr) .en{display:none}"
        # As a small picture by itself, outside a page, the map has no use for the numbers of its hexes.
        + "@media (max-width:1200px){:root.board .b-code{display:none}}"
    )


def _colours(g: Ground, under: str) -> str:
    rules = {
        "b-paper": f"fill:{g.paper}",
        "b-land": f"fill:{g.land}",
        "b-out": f"fill:{g.out}",
        "b-sea": f"fill:{g.sea}",
        "b-depth": f"stroke:{g.shore}",
        "b-shallows": f"stroke:{g.shore}",
        "b-shoal": f"stroke:{g.sea}",
        "b-shore": f"stroke:{g.water}",
        "b-grid": f"stroke:{g.border}",
        "b-zone": f"fill:{g.prize};stroke:{g.prize}",
        "b-hatch": f"stroke:{g.prize}",
        "b-zone-name": f"fill:{g.prize}",
        "b-sea-name": f"fill:{g.deep}",
        "b-wood": f"stroke:{g.wood}",
        "b-tree": f"fill:{g.tree}",
        "b-rough": f"stroke:{g.rough}",
        "b-marsh": f"stroke:{g.water}",
        "b-field": f"stroke:{g.field}",
        "b-street": f"fill:{g.street}",
        "b-block": f"fill:{g.block}",
        "b-ring": f"stroke:{g.prize}",
        "space": f"stroke:{g.border}",
        "b-casing": f"stroke:{g.casing}",
        "b-water": f"stroke:{g.water}",
        "b-core": f"stroke:{g.core}",
        "b-road": f"stroke:{g.road}",
        "b-bed": f"stroke:{g.land}",
        "b-rail": f"stroke:{g.rail}",
        "b-ties": f"stroke:{g.rail}",
        "b-bridge": f"stroke:{g.ink}",
        "b-entry": f"fill:{g.prize};stroke:{g.land}",
        "b-trench": f"stroke:{g.trench}",
        "b-wall": f"stroke:{g.trench}",
        "b-keep": f"fill:{g.trench}",
        "b-teeth": f"stroke:{g.trench}",
        "b-fort-name": f"fill:{g.trench}",
        "b-frontier": f"stroke:{g.frontier}",
        "b-country": f"fill:{g.frontier}",
        "b-boundary": f"stroke:{g.prize}",
        "b-advance": f"stroke:{g.faint}",
        "b-tip": f"fill:{g.faint}",
        "b-town": f"fill:{g.land};stroke:{g.ink}",
        "b-haloed": f"stroke:{g.land}",
        "b-name": f"fill:{g.ink}",
        "b-river-name": f"fill:{g.deep}",
        "b-prize": f"fill:{g.prize}",
        "b-mark": f"fill:{g.ink}",
        "b-on-prize": f"fill:{g.land}",
        "b-out-name": f"fill:{g.faint}",
        "b-title": f"fill:{g.ink}",
        "b-head": f"fill:{g.ink}",
        "b-word": f"fill:{g.ink}",
        "b-quiet": f"fill:{g.faint}",
        "b-rule": f"stroke:{g.rule}",
        "b-ink": f"fill:{g.ink}",
        "b-line": f"stroke:{g.ink}",
        "box": f"stroke:{g.rule}",
        "b-cell": f"fill:{g.land};stroke:{g.rule}",
        "b-nato": f"color:{g.ink}",
        "b-veil": f"fill:{g.paper}",
        "b-limit": f"stroke:{g.faint}",
        "b-winter": f"stroke:{g.prize}",
        "b-guarded": f"stroke:{g.guarded}",
        "b-ridge-line": f"stroke:{g.rough}",
        "b-peak": f"fill:{g.rough};stroke:{g.land}",
        "b-link": f"stroke:{g.ink}",
        "b-realm-german": f"fill:{g.west}",
        "b-realm-soviet": f"fill:{g.east}",
        "b-ferry": f"stroke:{g.ink}",
        "ring-all": f"stroke:{g.ink}",
    }
    return "".join(f"{under}.board .{name}{{{rule}}}" for name, rule in rules.items())


def _shapes(chart: Chart) -> str:
    rivers = RIVERS[chart.natural]
    sizes = {rank: f"{round(size * chart.lettering, 1):g}px" for rank, size in SIZES.items()}
    rules = {
        "space": "fill:transparent;stroke-width:1.3;stroke-linejoin:round;stroke-opacity:.6",
        "box": "fill:transparent;stroke-width:1.2;stroke-opacity:1",
        "b-wood": "fill:none;stroke-linecap:round;stroke-width:40",
        "b-rough": "fill:none;stroke-width:1.4;stroke-linecap:round",
        "b-marsh": "fill:none;stroke-width:1.2;stroke-linecap:round",
        "b-field": "fill:none;stroke-width:1.5",
        "b-ring": "fill:none;stroke-width:5;stroke-linejoin:round;stroke-opacity:.5",
        "b-line-round": "fill:none;stroke-linecap:round;stroke-linejoin:round",
        "b-road": "stroke-width:2.6;stroke-dasharray:9 4",
        "b-way": "fill:none;stroke-linejoin:round",
        "b-bed": "stroke-width:5.4;stroke-opacity:.8",
        "b-rail": "stroke-width:2.2",
        "b-ties": "stroke-width:8.4;stroke-dasharray:1.7 6.3",
        "b-bridge": "fill:none;stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round",
        "b-entry": "stroke-width:2;stroke-linejoin:round;paint-order:stroke",
        "b-hexes .space": "fill:none;stroke:none;pointer-events:all",
        "b-grid": "fill:none;stroke-width:1.1;stroke-opacity:.42;stroke-linecap:round",
        "b-depth": "fill:none;stroke-linejoin:round;stroke-linecap:square",
        "b-shoal": "fill:none;stroke-linejoin:round;stroke-linecap:square",
        "b-shallows": "stroke-width:13;stroke-opacity:.55;stroke-linejoin:round",
        "b-shore": "fill:none;stroke-width:2.2;stroke-linejoin:round",
        "b-zone": "fill-opacity:.07;stroke-width:4;stroke-opacity:.55;stroke-dasharray:16 9",
        "b-hatch": "fill:none;stroke-width:1.1;stroke-opacity:.3",
        "b-zone-name": f"font:italic 600 17px {SERIF};text-anchor:middle;letter-spacing:1px",
        "b-zone-wide": "font-size:40px;letter-spacing:6px;fill-opacity:.7",
        "b-sea-name": f"font:italic 46px {SERIF};text-anchor:middle;letter-spacing:12px;fill-opacity:.8",
        "b-lake-name": "font-size:19px;letter-spacing:2px",
        "b-trench": "fill:none;stroke-width:2.6;stroke-linejoin:round",
        "b-wall": "fill:none;stroke-width:2.2;stroke-linejoin:round",
        "b-keep": "fill-opacity:.13",
        "b-teeth": "fill:none;stroke-width:5;stroke-dasharray:5.4 5.4;stroke-linejoin:round",
        "b-fort-name": f"font:italic 600 15px {SERIF};text-anchor:middle",
        "b-frontier": "stroke-width:7;stroke-dasharray:26 9 2 9;stroke-opacity:.5",
        "b-country": f"font-family:{SERIF};font-weight:600;text-anchor:middle;fill-opacity:.5",
        "b-boundary": "stroke-width:17;stroke-dasharray:30 22;stroke-opacity:.26",
        "b-advance": "fill:none;stroke-width:2.2;stroke-dasharray:1.5 8;stroke-linecap:round",
        "b-town": "stroke-width:2",
        "b-haloed": "stroke-width:4.6;stroke-linejoin:round;stroke-opacity:.86;paint-order:stroke",
        "b-name": f"font-family:{SANS};text-anchor:middle",
        "b-rank-1": f"font-size:{sizes[1]};font-weight:400",
        "b-rank-2": f"font-size:{sizes[2]};font-weight:600",
        "b-rank-3": f"font-size:{sizes[3]};font-weight:600;letter-spacing:1.5px",
        "b-rank-4": f"font-size:{sizes[4]};font-weight:700;letter-spacing:2px",
        "b-code": "font-size:10px;font-weight:400;fill-opacity:.6",
        "b-region": f"font-family:{SERIF};font-weight:700;text-anchor:middle;fill-opacity:.62",
        "b-river-name": f"font:italic {rivers}px {SERIF};text-anchor:middle;letter-spacing:2px",
        "b-minor-name": "font-size:14px;letter-spacing:1px",
        "b-out-name": f"font:italic 22px {SERIF};text-anchor:middle;letter-spacing:3px",
        "b-value": f"font-family:{SANS};font-size:12px;font-weight:700;text-anchor:middle",
        "b-title": f"font-family:{SERIF};font-weight:700",
        "b-head": f"font-family:{SANS};font-size:19px;font-weight:600;letter-spacing:2px",
        "b-word": f"font-family:{SANS};font-size:18px",
        "b-quiet": f"font-family:{SANS};font-size:14px",
        "b-mid": "text-anchor:middle",
        "b-rule": "fill:none",
        "b-line": "fill:none",
        "b-cell": "stroke-width:1.2;stroke-opacity:.8",
        "b-veil": "fill-opacity:.66;pointer-events:none",
        "b-limit": "fill:none;stroke-width:2.4;stroke-opacity:.7;stroke-linejoin:round;pointer-events:none",
        "b-winter": "stroke-width:7;stroke-dasharray:.1 14;stroke-opacity:.9",
        "b-guarded": "stroke-width:7;stroke-dasharray:.1 13",
        "b-ridge-line": "stroke-width:5",
        "b-peak": "stroke-width:1.6;stroke-linejoin:round",
        "b-link": "stroke-width:5;stroke-dasharray:10 10",
        "b-ferry": "fill:none;stroke-width:2;stroke-dasharray:3 3.6",
        "ring": "fill:none;stroke-linejoin:round;pointer-events:none",
        "ring-radius": "stroke-width:4.5;stroke-dasharray:14 9;stroke-opacity:.85",
        "ring-zone": "stroke-width:5;stroke-opacity:.6",
    }
    found = "".join(f".board .{name}{{{rule}}}" for name, rule in rules.items())
    return found if chart.natural else found + _far(chart)
