"""Counters: a face for each side of each, dice, and the backs of those that lie face down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stavka.kernel.charts import Face
from stavka.render.palette import Coat, Livery, coat
from stavka.render.signs import SIGNS
from stavka.render.svg import SANS, num, tag, text
from stavka.render.symbols import FRAME, LETTERED, icons

WHITE, BLACK = "#ffffff", "#16130f"
BOX_INK = "#1b1814"
BAND = "M30 13v9l-8 8h-9z"
"""Across the corner of a counter that has lost a step."""
ELITE = {"fill": "#f2b632", "stroke": "#16130f", "stroke_width": 1.8}
"""The diamond of an elite unit."""
FLAGS = {
    "white": "#ffffff", "red": "#c8242c", "blue": "#1f4e9c", "yellow": "#f2c62e", "green": "#2d7a46",
}  # fmt: skip


def grounds(faces: list[Face]) -> str:
    """What counters of one colour share, each once: shadow, ground, emblem."""
    coats = sorted({(face.nation, face.tone) for face in faces})
    return "".join(tag("g", plain(coat(*each)), id=ground_id(*each)) for each in coats)


def ground_id(nation: str, tone: str) -> str:
    """The name of a ground; tones that look like the plain one share it only in looks."""
    return f"c-{nation}-{tone}" if tone else f"c-{nation}"


def _ground(of: Coat) -> str:
    """A soft shadow, the ground with its rim, a gleam along the upper edge."""
    inner = {"x": -29.3, "y": -29.3, "width": 58.6, "height": 58.6, "rx": 5.4}
    gleam = {"stroke": WHITE, "stroke_opacity": 0.35, "stroke_width": 1.2, "stroke_linecap": "round"}
    return (
        tag("rect", x=-28.6, y=-27.8, width=60, height=60, rx=6.5, fill=BLACK, fill_opacity=0.3)
        + tag("rect", x=-30, y=-30, width=60, height=60, rx=6, fill=of.ground)
        + tag("rect", **inner, fill="none", stroke=rim(of), stroke_width=1.4)
        + (_turned(of.turned) if of.turned else tag("path", d="M-24 -28.2h48", **gleam))
    )


def _turned(colour: str) -> str:
    """A broad rim, and a star under the emblem."""
    star = {"fill": colour, "stroke": WHITE, "stroke_width": 3, "paint_order": "stroke"}
    return tag(
        "rect", x=-28.5, y=-28.5, width=57, height=57, rx=5, fill="none", stroke=colour, stroke_width=3
    ) + tag("path", d=SIGNS["small-star"], transform="translate(-22.6 8.4) scale(.5)", **star)


def rim(of: Coat) -> str:
    """A little darker than the ground; lighter where the ground is nearly black."""
    dark = sum(int(of.ground[n : n + 2], 16) for n in (1, 3, 5)) < 220
    return shade(of.ground, 0.42 if dark else -0.35)


def plain(of: Coat, centred: bool = False) -> str:
    """A counter with nothing on it but its emblem, at the side or large in the middle."""
    place = "scale(1.5)" if centred else "translate(-23.4 -1.4) scale(.62)"
    return _ground(of) + tag("g", emblem(of.emblem, of.ink), transform=place)


def frames(faces: list[Face]) -> str:
    """The symbols of all branches that the counters have, each once."""
    return "".join(
        tag("g", icon(symbol), id=f"c-nato-{symbol}") for symbol in sorted({f.symbol for f in faces})
    )


def icon(symbol: str) -> str:
    """The symbol of a branch in its frame."""
    x, y, width, height = FRAME
    inner = icons().get(symbol, "")
    letters = LETTERED.get(symbol, "" if inner else symbol[:2].upper())
    frame = tag(
        "rect", x=x, y=y, width=width, height=height, fill="none", stroke="currentColor", stroke_width=9
    )
    return inner + frame + text(
        letters, x + width / 2, y + height / 2 + 24, "", font_size=68, font_weight=700, font_family=SANS,
        text_anchor="middle", fill="currentColor",
    )  # fmt: skip


def face(of: Face, pip: Livery | None) -> str:
    """One side of a counter."""
    look = coat(of.nation, of.tone)
    parts = [
        tag("use", href=f"#{ground_id(of.nation, of.tone)}"),
        tag("rect", x=-16, y=-11.4, width=32, height=21.3, fill=shade(look.ground, 0.86)),
        tag(
            "use", href=f"#c-nato-{of.symbol}", transform="translate(-21.3 -22.1) scale(.213)", color=BOX_INK
        ),
        _write(of.label, -19.4, min(12.6, 96 / max(len(of.label), 1)), 600, look.ink),
        _write(of.size.upper(), -13.4, 6.6, 700, look.ink, letter_spacing=0.8),
        *(_pips(of.pips) if of.pips else _factors(of, look)),
        *(
            _write(letter, 5.6 - 12 * (len(of.letters) - n - 1), 12.5, 900, look.ink, x=23.2)
            for n, letter in enumerate(of.letters)
        ),
    ]
    if of.wear:
        parts.append(wear(of.wear, look))
    if pip:
        parts.append(_pip(pip))
    if of.elite:
        parts.append(tag("path", d=SIGNS["diamond"], transform="translate(23.2 -1) scale(.62)", **ELITE))
    if of.step:
        parts.append(tag("path", d=BAND, fill=look.ink))
    return tag("symbol", "".join(parts), id=f"face-{of.id}", viewBox="-32 -32 64 64", **LETTERS)


POINTS = {
    "red": ("burst", "#d0312b"),
    "white": ("shield", "#ffffff"),
    "grey": ("disc", "#8b8f94"),
    "yellow": ("star", "#f4c430"),
    "circled": ("ringed", "#f4c430"),
}
"""How a point of each colour is told, without its colour by its shape: attack, defence, both, support."""


def _pips(colours: list[str]) -> Iterator[str]:
    """Points in a row on the lower edge."""
    step = min(13.2, 50 / len(colours))
    for n, colour in enumerate(colours):
        yield pip(colour, (n - (len(colours) - 1) / 2) * step, 20.4, 0.62)


def pip(colour: str, x: float, y: float, scale: float) -> str:
    """One point."""
    shape, ground = POINTS[colour]
    place = f"translate({num(x)} {num(y)}) scale({scale})"
    inner = tag(
        "path", d=SIGNS["star" if shape == "ringed" else shape], fill=ground, stroke=BLACK, stroke_width=1.6
    )
    if shape == "ringed":
        inner = tag("circle", r=10.4, fill=BLACK) + tag(
            "path", d=SIGNS["star"], fill=ground, transform="scale(.74)"
        )
    return tag("g", inner, transform=place)


def wear(name: str, look: Coat) -> str:
    """A side that is not yet, or no longer, what it should be: stripes, cracks, a scaffold."""
    ink = {"fill": "none", "stroke": look.ink, "stroke_opacity": 0.75}
    if name == "untrained":
        stripes = "M-30 -12L-12 -30M-30 -22L-22 -30M30 12L12 30M30 22L22 30"
        return tag("path", d=stripes, **ink, stroke_width=3)
    if name == "damaged":
        return tag("path", d="M-29 -26l11 9l-3 6l12 7M29 4l-10 6l2 7l-9 12", **ink, stroke_width=2.2)
    return tag("rect", x=-28, y=-28, width=56, height=56, rx=5, **ink, stroke_width=3, stroke_dasharray="7 5")


LETTERS = {
    "font_family": SANS, "text_anchor": "middle", "style": "font-variant-numeric:tabular-nums",
}  # fmt: skip


def _factors(of: Face, look: Coat) -> Iterator[str]:
    """The figures; the band across the corner takes some of their room."""
    factors = "-".join(of.factors[1:] if of.plate else of.factors)
    broad = sum(0.33 if letter in "- ·" else 0.55 for letter in factors) or 1
    if of.plate:
        middle, room = (3.2, 26.0) if of.step else (9.5, 36.0)
        yield plate(of.plate, of.factors[0], middle - 23 - 3.5 * (not of.step), look)
    else:
        middle, room = (-6.0, 46.0) if of.step and broad > 2 else (0.0, 57.0)
    yield _write(factors, 25.6, min(19.5, room / broad), 900, look.ink, x=middle)


def plate(name: str, figure: str, x: float, look: Coat) -> str:
    """A figure on its ground: black, half black and half white, in an arrow's tip, or within a ring."""
    if name == "ring":
        ring = tag("circle", cx=x, cy=19, r=9.2, fill="none", stroke=look.ink, stroke_width=1.8)
        return ring + _write(figure, 24.4, 15, 900, look.ink, x=x)
    frame = {"x": x - 8.5, "y": 10.2, "width": 17, "height": 17.6, "rx": 2}
    if name == "reinforced":
        tip = f"M{num(x - 8.5)} 28.6v-13.4l8.5 -5.6l8.5 5.6v13.4z"
        return tag("path", d=tip, fill=look.ink) + _write(
            figure, 26.6, min(17.0, 28 / len(figure)), 900, look.ground, x=x
        )
    if name == "black":
        dark = tag("rect", **frame, fill=BLACK, stroke=WHITE, stroke_width=0.8, stroke_opacity=0.6)
        return dark + _write(figure, 25.3, 18.5, 900, WHITE, x=x)
    half = tag("path", d=f"M{num(x - 7.4)} 26.7v-15.4h14.8z", fill=BLACK)
    outlined = {"stroke": BLACK, "stroke_width": 3, "paint_order": "stroke"}
    return (
        tag("rect", **frame, fill=WHITE, stroke=BLACK, stroke_width=1.2)
        + half
        + _write(figure, 25.3, 18.5, 900, WHITE, x=x, **outlined)
    )


def _write(line: str, y: float, size: float, weight: int, ink: str, x: float = 0, **more: Any) -> str:
    return text(line, x, y, "", font_size=size, font_weight=weight, fill=ink, **more)


def _pip(of: Livery) -> str:
    """Who commands it."""
    return tag(
        "path", d=SIGNS[of.shape], fill=of.colour, stroke=WHITE, stroke_width=2,
        transform="translate(23.4 -1.4) scale(.6)",
    )  # fmt: skip


def emblem(name: str, ink: str) -> str:
    """What tells a nation apart from others of a like colour."""
    if not name.startswith("flag-"):
        return tag("path", d=SIGNS["small-star" if name == "star" else name], fill=ink)
    border = tag("rect", x=-9, y=-7, width=18, height=14, fill=WHITE, stroke=ink, stroke_width=1.4)
    if name == "flag-nordic":
        return border + tag("path", d="M-9 -2h5v-5h4v5h9v4h-9v5h-4v-5h-5z", fill=FLAGS["blue"])
    if name == "flag-czech":
        lower = tag("rect", x=-9, y=0, width=18, height=7, fill=FLAGS["red"])
        return border + lower + tag("path", d="M-9 -7l9 7l-9 7z", fill=FLAGS["blue"])
    colours = name.split("-")[1:]
    if name in UPRIGHT:
        width = 18 / len(colours)
        bars = [
            tag("rect", x=-9 + n * width, y=-7, width=width, height=14, fill=FLAGS[c])
            for n, c in enumerate(colours)
        ]
    else:
        height = 14 / len(colours)
        bars = [
            tag("rect", x=-9, y=-7 + n * height, width=18, height=height, fill=FLAGS[c])
            for n, c in enumerate(colours)
        ]
    return border + "".join(bars)


UPRIGHT = ("flag-blue-yellow-red", "flag-green-white-red")
"""Flags whose colours stand side by side."""


def back(nation: str) -> str:
    """The side of a counter that tells nothing but whose it is."""
    look = coat(nation)
    large = tag("g", emblem(look.emblem, look.ink), transform="scale(1.7)")
    ring = tag("circle", r=22, fill="none", stroke=look.ink, stroke_width=1.6, stroke_opacity=0.6)
    return tag("symbol", _ground(look) + ring + large, id=f"back-{nation}", viewBox="-32 -32 64 64")


PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""The pips of a die, by their place in a square of nine."""


def die(face: int) -> str:
    """A face of a die."""
    pips = [
        tag("circle", cx=(int(at) % 3 - 1) * 14, cy=(int(at) // 3 - 1) * 14, r=5, fill=BLACK)
        for at in PIPS[face]
    ]
    cube = tag(
        "rect", x=-27, y=-27, width=54, height=54, rx=10, fill="#fbf7ea", stroke="#7d725a", stroke_width=2
    )
    return tag("symbol", cube + "".join(pips), id=f"die-{face}", viewBox="-32 -32 64 64")


def shade(colour: str, by: float) -> str:
    """A colour nearer to white, or for a negative share to black."""
    parts = [int(colour[n : n + 2], 16) for n in (1, 3, 5)]
    goal = 255 if by > 0 else 0
    return "#" + "".join(f"{round(part + (goal - part) * abs(by)):02x}" for part in parts)
