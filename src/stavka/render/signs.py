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


def _spoke(n: int) -> str:
    """One arm of a snowflake, with its two twigs."""
    x, y = sin(n * pi / 3), -cos(n * pi / 3)
    arm = ((1.1, 0.0), (1.1, 5.6), (4.2, 8.4), (2.8, 9.9), (1.1, 8.2), (1.1, 11.0))
    half = [(across * -y + along * x, across * x + along * y) for across, along in arm]
    other = [(-across * -y + along * x, -across * x + along * y) for across, along in reversed(arm)]
    return closed([*half, *other])


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
    "back": "M9 -2.5h-9v-5.5l-9 8l9 8v-5.5h9z",
    "swords": "M-9.5 -9.5l3.2 .6L9.4 6.8L6.8 9.4L-8.9 -6.3zM9.5 -9.5l-3.2 .6L-9.4 6.8L-6.8 9.4L8.9 -6.3z"
    "M-9.6 .8l2 -2l7 7l-2 2zM9.6 .8l-2 -2l-7 7l2 2z",
    "pause": "M-6.5 -8h4.6v16h-4.6zM1.9 -8h4.6v16h-4.6z",
    "waves": "M-9 -4q3 -4.4 6 -1t6 0t6 -.6v3.4q-3 3.8 -6 .6t-6 0t-6 1z"
    "M-9 4q3 -4.4 6 -1t6 0t6 -.6v3.4q-3 3.8 -6 .6t-6 0t-6 1z",
    "chevrons": "M-9 -8h4l6 8l-6 8h-4l6 -8zM0 -8h4l6 8l-6 8h-4l6 -8z",
    "wheels": "M-10 -6h12v3h4.5l3.5 4v4h-2a3 3 0 0 1 -6 0h-4a3 3 0 0 1 -6 0h-2z",
    "rubble": "M-10 9v-10l4 -2v4l4 -9l4 6l3 -3v6l5 2v6z",
    "plane": "M0 -11q1.6 1.6 1.6 4.4v2.4l9.4 5.4v2.6l-9.4 -2.6v5.2l3.4 2.4v1.8l-5 -1.2l-5 1.2v-1.8"
    "l3.4 -2.4v-5.2l-9.4 2.6v-2.6l9.4 -5.4v-2.4q0 -2.8 1.6 -4.4z",
    "gun": "M-10.5 1.5l5 -1.7L9.4 -6.8l1.1 2.6L-1.4 1.2a4.4 4.4 0 1 1 -6.9 2.9l-2.2 .6z",
    "rockets": "M-9 6.4L.6 -3.2l-1.9 -1.9l6.6 -2.8l-2.8 6.6l-1.9 -1.9L-7 8.4zM-1.6 8.2L6 .6l-1.6 -1.6"
    "l6 -2.6l-2.6 6l-1.6 -1.6L.4 10.2zM-9.6 .4l5.6 -5.6l-1.4 -1.4l5.2 -2.2l-2.2 5.2l-1.4 -1.4l-5.6 5.6z",
    "tank": "M-4.4 -6.6h6.2l1.2 2.2h7.2v1.8h-6.8l.8 2.2h5.2l1.6 2.6l-2.4 4.6h-17.2l-2.4 -4.6l1.6 -2.6h3.2z",
    "general": "M-7.6 -7.2q7.6 -5.6 15.2 0l-1.8 3.4q1 5 -2.6 7.2q6.4 1 7 7h-20.4q.6 -6 7 -7"
    "q-3.6 -2.2 -2.6 -7.2z",
    "flak": "M-10 9.4v-2.2h5.4l1.6 -5.4L2.8 -10l2.4 1.2l-3.4 10l1.4 6h6.8v2.2z",
    "mask": "M-10.5 -4.4q5 -2.6 10.5 .6q5.5 -3.2 10.5 -.6q.4 9 -5.4 8.8q-3.4 -.2 -5.1 -3q-1.7 2.8 -5.1 3"
    "q-5.8 .2 -5.4 -8.8zM-7 -1.2q2.2 2.6 4.4 0q-2.2 -2 -4.4 0zM2.6 -1.2q2.2 2.6 4.4 0q-2.2 -2 -4.4 0z",
    "pontoon": "M-11 -3.6h22v2.6h-22zM-9.6 .6h5.4q0 4.6 -2.7 4.6t-2.7 -4.6zM-2.7 .6h5.4q0 4.6 -2.7 4.6"
    "t-2.7 -4.6zM4.2 .6h5.4q0 4.6 -2.7 4.6t-2.7 -4.6z",
    "scroll": "M-7 -10h12q3 0 3 3v13h-2.4v-12.4q0 -1 -1 -1h-8.6v13q0 1.6 1.6 1.6h9.4v2.4h-10q-4 0 -4 -4z"
    "M-1.6 -4.4h5v1.8h-5zM-1.6 -.6h5v1.8h-5zM-1.6 3.2h5v1.8h-5z",
    "can": "M-7.4 -6.4h4.4v-3.6h6.4l4 4v15h-14.8zM-1.2 -8.2v1.8h4.2l-1.8 -1.8zM-4.6 -2.6l1.6 -1.6l3 3l3 -3"
    "l1.6 1.6l-3 3l3 3l-1.6 1.6l-3 -3l-3 3l-1.6 -1.6l3 -3z",
    "bell": "M-1.4 -10h2.8v1.8q5.2 .8 5.2 6.6v4.2l2.4 3.2h-18l2.4 -3.2v-4.2q0 -5.8 5.2 -6.6zM-2.6 7.2h5.2"
    "q-.6 2.6 -2.6 2.6t-2.6 -2.6z",
    "wrench": "M8.6 -9.8l-4.2 4.2l1 2.2l2.2 1l3.2 -3.8q1 5 -3 7q-2 .8 -3.8 .2l-7 8.4q-2.2 1.8 -4.2 0"
    "q-2 -2.2 .4 -4.4l8 -7.2q-.8 -2 0 -4q2 -4.4 7.4 -3.6z",
    "train": "M-10 -3.4h9.4v-5h9v2.2h-1.4v8h2.4v5h-19.4zM-7.4 -8.6h3.6v4h-3.6zM-6.6 4.4a2.8 2.8 0 1 0 .1 0"
    "zM.6 4.4a2.8 2.8 0 1 0 .1 0zM6.6 4.4a2.8 2.8 0 1 0 .1 0z",
    "rifle": "M-10.6 5.8l4.4 -2.6L7.8 -7l1.2 1.6l2 -1.4l.8 1.2l-11 8.2l-.6 3.6l-2.6 1l-.6 -2.4l-1.6 1.2"
    "l-3.4 4z",
    "targets": _disc(10.4) + _disc(7.6, 0) + _disc(4.6) + _disc(1.8, 0),
    "fort": "M-10 9.6v-18h4v3h3.4v-3h5.2v3h3.4v-3h4v18h-7.2v-5a2.8 2.8 0 0 0 -5.6 0v5z",
    "boat": "M-9 1.4h18q-1.4 5.6 -6 5.6h-6q-4.6 0 -6 -5.6zM-1 -8h2v2l5 6h-7z",
    "hollow": "M0 -14.5L14.5 0L0 14.5L-14.5 0z",
    "anchor": "M0 -11a3 3 0 0 1 1.5 5.6v1.4h4v2.6h-4v8.4q4 -.6 5.4 -4l-2 .2l3.6 -5l2.6 5.4l-1.8 -.2"
    "q-1.8 6.2 -9.3 6.6q-7.5 -.4 -9.3 -6.6l-1.8 .2l2.6 -5.4l3.6 5l-2 -.2q1.4 3.4 5.4 4v-8.4h-4v-2.6h4v-1.4"
    "a3 3 0 0 1 1.5 -5.6zM0 -9.4a1.3 1.3 0 1 0 .1 0z",
    "derrick": "M-1.6 -11h3.2L7.6 10h-2.8l-1 -3.6h-7.6l-1 3.6h-2.8zM0 -7.4l-1.2 4.2h2.4z"
    "M-1.9 -.8L-3.1 3.8h6.2l-1.2 -4.6z",
    "halt": "M-4.3 -10.4h8.6l6.1 6.1v8.6l-6.1 6.1h-8.6l-6.1 -6.1v-8.6zM-7 -2.1v4.2h14v-4.2z",
    "bridgehead": "M-10.5 3.4a10.5 10.5 0 0 1 21 0h-3a7.5 7.5 0 0 0 -15 0z"
    "M-10.5 5.6h21v2.4h-21zM-1.5 -3h3v8.6h-3z",
    "rising": "M-1.4 -10.6h4.2q4.4 .2 4.4 4t-4.4 4h-1.6v6.2q1.8 -.8 2 -3.4h2.4q.4 3.4 2.6 4.2v-2.4h2.2v5.6"
    "q-4.6 .6 -6 -2.2q-1.6 3.6 -5 5.2q-3.4 -1.6 -5 -5.2q-1.4 2.8 -6 2.2v-5.6h2.2v2.4q2.2 -.8 2.6 -4.2h2.4"
    "q.2 2.6 2 3.4zM1.2 -8v2.8h1.4q1.6 0 1.6 -1.4t-1.6 -1.4z",
    "eye": "M-11 0q11 -12 22 0q-11 12 -22 0zM0 -4.4a4.4 4.4 0 1 0 .1 0zM0 -1.9a1.9 1.9 0 1 1 -.1 0z",
    "bomb": "M-2.6 -6.4l-3 -4.2h11.2l-3 4.2q3.6 3 3.6 8q0 5.4 -6.2 9.4q-6.2 -4 -6.2 -9.4q0 -5 3.6 -8z",
    "cart": "M-10.6 -6.6h3.4l1 2.6h15.4l-2.6 7.4h-1.2a3.6 3.6 0 1 1 -5 0h-3.4l-3.6 -9h-1z"
    "M3.4 4.6a1.5 1.5 0 1 0 .1 0z",
    "gear": "M-1.8 -10.6h3.6l.6 2.8l2.4 1l2.4 -1.6l2.4 2.4l-1.6 2.4l1 2.4l2.8 .6v3.6l-2.8 .6l-1 2.4l1.6 2.4"
    "l-2.4 2.4l-2.4 -1.6l-2.4 1l-.6 2.8h-3.6l-.6 -2.8l-2.4 -1l-2.4 1.6l-2.4 -2.4l1.6 -2.4l-1 -2.4l-2.8 -.6"
    "v-3.6l2.8 -.6l1 -2.4l-1.6 -2.4l2.4 -2.4l2.4 1.6l2.4 -1zM0 -2.4a3.6 3.6 0 1 0 .1 0z",
    "panzerfaust": "M-10.8 6.4L1.6 -3.4l-1 -1.4l2.4 -4.6l8 -2l-2.6 7.6l-4.6 2.2l-1.2 -1.2L-9.2 8.2z",
    "crowd": "M-6.4 -7.4a2.6 2.6 0 1 0 .1 0zM6.4 -7.4a2.6 2.6 0 1 0 .1 0zM0 -10a3 3 0 1 0 .1 0z"
    "M-10.4 9v-7q0 -3.4 4 -3.4q1.4 0 2.2 .6q1.4 -2 4.2 -2t4.2 2q.8 -.6 2.2 -.6q4 0 4 3.4v7z",
    "burst": _star(12, 6.2, 8),
    "factory": "M-10.5 9.5v-12l6 4v-4l6 4v-4l4.4 3v-10.5h3.4v19.5z",
    "crate": "M-10 -8h20v17h-20zM-8 -6v4.2h16v-4.2zM-8 .2v6.8h6.8v-6.8zM1.2 .2v6.8h6.8v-6.8z",
    "grave": "M-2 -11h4v4h4.6v3.6h-4.6v7.4h5v5.5h-14v-5.5h5v-7.4h-4.6v-3.6h4.6z",
    "sun": _star(11.5, 6.4, 8),
    "flake": "".join(_spoke(n) for n in range(6)),
    "frost": "".join(_spoke(n) for n in range(6)) + "M-11 8h22v3h-22z",
    "puddle": "M0 -11q7 8.4 7 12.6a7 6.6 0 0 1 -14 0q0 -4.2 7 -12.6zM-10 9h20v2.4h-20z",
    "flag": "M-7 -10h2.4v20h-2.4zM-4 -9.5h13l-4 4.6l4 4.6h-13z",
}
"""By what they show; a game says which stands for which of its marks."""

PLAIN = "disc"
"""For a mark that nothing else stands for."""
