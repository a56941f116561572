"""The style sheet of a board: every colour of the map once, for each theme."""

from __future__ import annotations

from stavka.render.palette import Ground, ground
from stavka.render.svg import SANS, SERIF


def style(season: str, theme: str, langs: tuple[str, ...]) -> str:
    """The rules for a theme; a board for the page has those of the dark theme too, and hides a language."""
    if len(langs) == 1:
        return _shapes() + _colours(ground(season, theme), "")
    return (
        _shapes()
        + _colours(ground(season), "")
        + _colours(ground(season, "dark"), ':where(:root[data-theme="dark"]) ')
        + ".board .fr{display:none}.board:lang(fr) .fr{display:inline}.board:lang(fr) .en{display:none}"
    )


def _colours(g: Ground, under: str) -> str:
    rules = {
        "b-paper": f"fill:{g.paper}",
        "b-land": f"fill:{g.land}",
        "b-out": f"fill:{g.out}",
        "b-sea": f"fill:{g.core}",
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
        "b-rail": f"stroke:{g.rail}",
        "b-trench": f"stroke:{g.trench}",
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
    }
    return "".join(f"{under}.board .{name}{{{rule}}}" for name, rule in rules.items())


def _shapes() -> str:
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
        "b-rail": "stroke-width:2.4",
        "b-trench": "fill:none;stroke-width:2.6;stroke-linejoin:round",
        "b-boundary": "stroke-width:17;stroke-dasharray:30 22;stroke-opacity:.26",
        "b-advance": "fill:none;stroke-width:2.2;stroke-dasharray:1.5 8;stroke-linecap:round",
        "b-town": "stroke-width:2",
        "b-haloed": "stroke-width:4.6;stroke-linejoin:round;stroke-opacity:.86;paint-order:stroke",
        "b-name": f"font-family:{SANS};text-anchor:middle",
        "b-rank-1": "font-size:17px;font-weight:400",
        "b-rank-2": "font-size:19px;font-weight:600",
        "b-rank-3": "font-size:24px;font-weight:600;letter-spacing:1.5px",
        "b-code": "font-size:10px;font-weight:400;fill-opacity:.6",
        "b-region": f"font-family:{SERIF};font-weight:700;text-anchor:middle;fill-opacity:.62",
        "b-river-name": f"font:italic 19px {SERIF};text-anchor:middle;letter-spacing:2px",
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
    }
    return "".join(f".board .{name}{{{rule}}}" for name, rule in rules.items())
