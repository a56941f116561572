"""Small tokens: badges on the rim of a counter, chips in a space, markers on a track, pennants of a side."""

from __future__ import annotations

from stavka.render.palette import Livery
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


def pennant(look: Livery) -> str:
    """A flag on a staff, with the shape of its side."""
    staff = tag("path", d="M-9 -12v25", stroke=DARK, stroke_width=2.4, stroke_linecap="round")
    cloth = tag("path", d="M-8 -12h20l-5 7.5l5 7.5h-20z", fill=look.colour, stroke=RIM, stroke_width=1.2)
    return (
        staff
        + cloth
        + tag("path", d=SIGNS[look.shape], fill=look.ink, transform="translate(-1 -4.5) scale(.5)")
    )
