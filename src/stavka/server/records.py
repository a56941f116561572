"""What is kept of a table, as the rest of the server knows it."""

from __future__ import annotations

from typing import NamedTuple

from stavka.kernel.keep import Header, Kept


class Chair(NamedTuple):
    """A seat as it is kept: who plays that side, and the key to it."""

    side: str
    player: str
    name: str
    token: str


class Standing(NamedTuple):
    """How a table stands, for lists: known without reading its state."""

    actions: int
    to_act: tuple[str, ...]
    ended: str
    winners: tuple[str, ...]
    changed: str


class Card(NamedTuple):
    """All of a table but its game."""

    id: str
    header: Header
    chairs: tuple[Chair, ...]
    standing: Standing
    open_dice: bool
    open_hands: bool
    forked: str
    created: str


class Row(NamedTuple):
    """A line of the journal: an action and what it led to. The first, 0, is what ran before any."""

    number: int
    action: Kept
    told: bytes


Snapshot = tuple[int, bytes]
"""A state, and after how many actions."""


class Whole(NamedTuple):
    """A table with all that was played at it."""

    card: Card
    state: bytes
    rows: list[Row]
    snapshots: list[Snapshot]


class Unreadable(NamedTuple):
    """A table of which not even the card can be read, and why."""

    id: str
    reason: str
