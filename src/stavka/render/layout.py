"""Where things lie on the map: counters in their spaces and boxes, chips for marks, markers on tracks."""

from __future__ import annotations

import msgspec


class Spot(msgspec.Struct):
    """A counter on the map: the middle of it, and which of a pile it is."""

    unit: str
    face: str
    x: float
    y: float
    pile: str
    """All counters of one pile have the same; piles open into a row."""
    order: int
    """0 is the lowest of its pile."""
    shown: bool = True
    """Whether it is drawn while the pile is closed: only the top four are."""
    badges: list[str] = []
    """Marks on its rim, by symbol of the sprite."""


class Chip(msgspec.Struct):
    """A small sign on the map: a symbol of the sprite, with a figure where it counts something."""

    key: str
    """What it is, the same from one moment to the next, so that a page can move it."""
    symbol: str
    x: float
    y: float
    text: str = ""
    mark: str = ""
    """The mark or track that it stands for, for its name."""
    space: str = ""


class Layout(msgspec.Struct):
    """All that lies on the map."""

    spots: list[Spot]
    chips: list[Chip]
