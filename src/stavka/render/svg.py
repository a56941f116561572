"""Small helpers to write SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from itertools import pairwise
from typing import Any

from stavka.kernel.charts import Point
from stavka.kernel.ruleset import Ruleset
from stavka.words import Words, words

SANS = "'Source Sans 3 Variable','Source Sans 3','Source Sans Pro',sans-serif"
SERIF = "'Source Serif 4 Variable','Source Serif 4','Source Serif Pro',serif"
"""Browsers and PNGs know the fonts by different names."""


def num(value: float, decimals: int = 1) -> str:
    """A number with few decimals."""
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tag(name: str, content: str = "", /, **attributes: Any) -> str:
    """An element; `class_` is its class, and underlines in names are dashes."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None and value != ""
    )
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def _value(value: Any) -> str:
    return num(value, 2) if isinstance(value, float) else escape(str(value), quote=True)


def group(*content: str, **attributes: Any) -> str:
    """A group; it is there even if it is empty."""
    inner = "".join(content)
    return tag("g", inner, **attributes) if inner else tag("g", **attributes).removesuffix("/>") + "></g>"


def closed(points: Iterable[Point]) -> str:
    """The path of a polygon."""
    return straight(points) + "z"


def straight(points: Iterable[Point]) -> str:
    """The path of a polyline."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def soft(points: list[Point], start: str = "M") -> str:
    """A soft curve from the first point to the last, the same line whichever way it is drawn."""
    path = [f"{start}{num(points[0][0])} {num(points[0][1])}"]
    at = points[0]
    inner = points[1:-1]
    ends = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(inner)] + [points[-1]]
    for bend, end in zip(inner or [at], ends, strict=True):
        end = round(end[0], 1), round(end[1], 1)
        path.append("q" + packed(bend[0] - at[0], bend[1] - at[1], end[0] - at[0], end[1] - at[1]))
        at = end
    return "".join(path)


def cut(points: list[Point], length: int) -> list[list[Point]]:
    """A line in pieces of so many points at most, each from where the last one ends.

    A browser that draws a corner of the map then passes over the pieces that are elsewhere.
    """
    return [points[n : n + length + 1] for n in range(0, len(points) - 1, length)]


def packed(*values: float) -> str:
    """Numbers with no more between them than must be."""
    return "".join(num(v) if n == 0 or v < -0.05 else f" {num(v)}" for n, v in enumerate(values))


def curve(points: list[Point], before: Point | None = None, after: Point | None = None) -> str:
    """A smooth curve through all points; it may come from a point before them and go on to one after."""
    path = [f"M{num(points[0][0])} {num(points[0][1])}"]
    around = [before or points[0], *points, after or points[-1]]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(
        around, around[1:], around[2:], around[3:], strict=False
    ):
        out = (cx - ax) / 6, (cy - ay) / 6
        into = cx - bx - (dx - bx) / 6, cy - by - (dy - by) / 6
        path.append("c" + packed(*out, *into, cx - bx, cy - by))
    return "".join(path)


def dots(points: Iterable[Point]) -> str:
    """A path of no length at each point: a stroke with round ends makes them discs."""
    return "".join(f"M{num(x)} {num(y)}h0" for x, y in points)


class Pen:
    """Writes words: in one language, or in each with a class of its own, of which the page shows one."""

    def __init__(self, rules: Ruleset[Any, Any], langs: tuple[str, ...]) -> None:
        self.words = [words(rules, lang) for lang in langs]

    def text(self, say: Callable[[Words], str], x: float, y: float, class_: str, **more: Any) -> str:
        """A line of text, once if it is the same in all languages."""
        return self.each(say, lambda line, lang: text(line, x, y, f"{class_} {lang}".strip(), **more))

    def each(self, say: Callable[[Words], str], draw: Callable[[str, str], str]) -> str:
        """Something drawn for what is said; `draw` is told the class of the language, if it matters."""
        said = {spoken.lang: say(spoken) for spoken in self.words}
        if len(set(said.values())) == 1:
            return draw(next(iter(said.values())), "")
        return "".join(draw(line, lang) for lang, line in said.items())


def text(line: str, x: float, y: float, class_: str, **more: Any) -> str:
    """A line of text; where its class has a size too, the one that is asked for counts."""
    if class_ and "font_size" in more:
        more["style"] = f"font-size:{num(more.pop('font_size'))}px"
    return (
        tag("text", escape(line, quote=False), x=float(x), y=float(y), class_=class_, **more) if line else ""
    )
