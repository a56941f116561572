"""Small tokens: badges on the rim of a counter, chips in a space, markers on a track, pennants of a side."""

from __future__ import annotations

from typing import Any

from stavka.render.palette import Coat, Livery
from stavka.render.signs import SIGNS
from stavka.render.svg import SANS, tag, text

RIM, PAPER, DARK = "#ffffff", "#fffaf0", "#2b3036"

NEUTRAL = Livery("#a3231f", "#ffffff", "square")
"""The marker of a track that is no side's."""


def badge(sign: str) -> str:
    """A round sign for the rim of a counter."""
    disc = tag("circle", r=10.4, fill=DARK, stroke=RIM, stroke_width=1.6)
    return disc + tag("path", d=SIGNS[sign], fill=PAPER, transform="scale(.66)")


def chip(sign: str) -> str:
    """A sign in a space; it is dark, so that a figure can stand in it."""
    return _rimmed(sign, DARK, 1.16)


def figure(line: str, x: float = 0, y: float = 4.4, size: float = 13) -> str:
    """The figure in a chip."""
    return text(
        line, x, y, "", font_size=size, font_weight=700, fill=RIM, text_anchor="middle", font_family=SANS
    )


def marker(look: Livery) -> str:
    """What stands on a track: the shape of a side."""
    return _rimmed(look.shape, look.colour, 1.3)


def _rimmed(sign: str, colour: str, scale: float) -> str:
    return tag(
        "path", d=SIGNS[sign], fill=colour, stroke=RIM, stroke_width=2.6, paint_order="stroke",
        transform=f"scale({scale})",
    )  # fmt: skip


def token(look: Coat, sign: str, line: str = "") -> str:
    """A piece: a small counter with a picture, or a figure, or a picture with a figure in its corner."""
    parts = [
        tag("rect", x=-13.2, y=-12.6, width=29, height=29, rx=5, fill=DARK, fill_opacity=0.35),
        tag("rect", x=-14.2, y=-14.2, width=28.4, height=28.4, rx=4.6, fill=look.ground),
        tag("rect", x=-14.2, y=-14.2, width=28.4, height=28.4, rx=4.6, **_edge(look)),
    ]
    if sign:
        place = "translate(-2.6 -2.4) scale(.92)" if line else "scale(1.08)"
        parts.append(tag("path", d=SIGNS[sign], fill=look.ink, fill_rule="evenodd", transform=place))
    if line and sign:
        more = 5.4 * (len(line) - 1)  # the plate of a figure is round, that of several as broad as they are
        plate = {"x": 1.8 - more, "y": 1.8, "width": 12.8 + more, "height": 12.8, "rx": 6.4}
        parts.append(tag("rect", **plate, fill=look.ink))
        parts.append(_lettered(line, 8.2 - more / 2, 12, 10.6, look.ground))
    elif line:
        parts.append(_lettered(line, 0, 6.6, min(19.0, 40 / len(line)), look.ink))
    return "".join(parts)


def face_down(look: Coat) -> str:
    """The back of a piece."""
    inner = tag("rect", x=-10, y=-10, width=20, height=20, rx=2.6, **_edge(look, 0.6))
    sign = "small-star" if look.emblem == "star" else look.emblem
    return token(look, "") + inner + tag("path", d=SIGNS[sign], fill=look.ink, transform="scale(.72)")


def _edge(look: Coat, opacity: float = 1.0) -> dict[str, Any]:
    return {"fill": "none", "stroke": look.ink, "stroke_width": 1.4, "stroke_opacity": opacity}


def _lettered(line: str, x: float, y: float, size: float, ink: str) -> str:
    return text(
        line, x, y, "", font_size=size, font_weight=900, fill=ink, text_anchor="middle", font_family=SANS
    )


def pennant(look: Livery) -> str:
    """A flag on a staff, with the shape of its side."""
    staff = tag("path", d="M-9 -12v25", stroke=DARK, stroke_width=2.4, stroke_linecap="round")
    cloth = tag("path", d="M-8 -12h20l-5 7.5l5 7.5h-20z", fill=look.colour, stroke=RIM, stroke_width=1.2)
    return (
        staff
        + cloth
        + tag("path", d=SIGNS[look.shape], fill=look.ink, transform="translate(-1 -4.5) scale(.5)")
    )
