"""Small pictures that stand for marks. Each is a path about the origin, some ten units either way."""

from __future__ import annotations

from math import cos, pi, sin

from stavka.render.svg import closed


def _star(outer: float, inner: float, points: int = 5, turn: int = 1) -> str:
    """Drawn the other way round, it is a hole in what is drawn before it."""
    corners = [
        (r * sin(turn * n * pi / points), -r * cos(n * pi / points))
        for n, r in enumerate([outer, inner] * points)
    ]
    return closed(corners)


def _disc(r: float, sweep: int = 1) -> str:
    return f"M{-r} 0a{r} {r} 0 1 {sweep} {2 * r} 0a{r} {r} 0 1 {sweep} {-2 * r} 0z"


SIGNS = {
    "disc": _disc(8),
    "diamond": "M0 -9.5L8 0L0 9.5L-8 0z",
    "square": "M-7 -7h14v14h-14z",
    "triangle": "M0 -8.5L8.5 7h-17z",
    "star": _star(12.5, 6.6),
    "small-star": _star(9, 3.6),
    "roundel": _disc(11, 0) + _star(9.4, 3.8),
    "cross": "M-2.6 -8h5.2v5.4h5.4v5.2h-5.4v5.4h-5.2v-5.4h-5.4v-5.2h5.4z",
    "bar": "M-8 -3h16v6h-16z",
    "shield": "M-9.5 -10h19v8q0 9 -9.5 13q-9.5 -4 -9.5 -13z",
    "depot": "M-9 -6.5q9 -5 18 0v13q-9 5 -18 0z"
    "M-9 -2.4v2q9 5 18 0v-2q-9 5 -18 0zM-9 2.6v2q9 5 18 0v-2q-9 5 -18 0z",
    "crossed": "M-11 -11h22v22h-22zM-3 -8.5v5.5h-5.5v6h5.5v5.5h6v-5.5h5.5v-6h-5.5v-5.5z",
    "starred": "M0 -14.5L14.5 0L0 14.5L-14.5 0z" + _star(8.6, 3.5, turn=-1),
    "cut": "M-9.5 0a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1 -19 0zM-4.7 -6.6l11.3 11.3a8.2 8.2 0 0 0 -11.3 -11.3z"
    "M-6.6 -4.7a8.2 8.2 0 0 0 11.3 11.3z",
    "bolt": "M2.4 -10.5l-10 12h6l-2.4 9l10 -12h-6z",
    "empty": "M-3 -9h6v11h-6zM-3 5h6v5h-6z",
    "tick": "M-8 0l3 -3l3.4 3.4l6.6 -7.4l3 3l-9.6 10.6z",
    "arrow": "M-9 -2.5h9v-5.5l9 8l-9 8v-5.5h-9z",
    "swords": "M-9.5 -9.5l3.2 .6L9.4 6.8L6.8 9.4L-8.9 -6.3zM9.5 -9.5l-3.2 .6L-9.4 6.8L-6.8 9.4L8.9 -6.3z"
    "M-9.6 .8l2 -2l7 7l-2 2zM9.6 .8l-2 -2l-7 7l2 2z",
    "pause": "M-6.5 -8h4.6v16h-4.6zM1.9 -8h4.6v16h-4.6z",
    "waves": "M-9 -4q3 -4.4 6 -1t6 0t6 -.6v3.4q-3 3.8 -6 .6t-6 0t-6 1z"
    "M-9 4q3 -4.4 6 -1t6 0t6 -.6v3.4q-3 3.8 -6 .6t-6 0t-6 1z",
    "chevrons": "M-9 -8h4l6 8l-6 8h-4l6 -8zM0 -8h4l6 8l-6 8h-4l6 -8z",
    "wheels": "M-10 -6h12v3h4.5l3.5 4v4h-2a3 3 0 0 1 -6 0h-4a3 3 0 0 1 -6 0h-2z",
    "rubble": "M-10 9v-10l4 -2v4l4 -9l4 6l3 -3v6l5 2v6z",
    "flag": "M-7 -10h2.4v20h-2.4zM-4 -9.5h13l-4 4.6l4 4.6h-13z",
}
"""By what they show; a game says which stands for which of its marks."""

PLAIN = "disc"
"""For a mark that nothing else stands for."""
