"""Words that both games use: sides, nationalities, weather."""

from __future__ import annotations

AXIS, SOVIET = 0, 1
SIDES = ("axis", "soviet")
GERMAN = "german"
ALLIES = ("romanian", "italian", "hungarian")

FAIR, SNOW, MUD = "fair", "snow", "mud"
OPEN, RIVERS, ALL_FROZEN = "open", "rivers", "all"
"""What is frozen: nothing, the rivers, the major rivers too (3.4)."""
CLEAR, OVERCAST, BLIZZARD = "clear", "overcast", "blizzard"

HALVES = 2
"""Distances and movement are counted in halves: of a hex along a road (1.2.2), of a point (7.1.9)."""


def other(side: int) -> int:
    """The opponent."""
    return 1 - side


def group(side: int, hq: bool) -> int:
    """The units of a side, or its headquarters."""
    return 2 * side + hq


def half(number: int) -> int:
    """Halved and rounded up (1.9.1)."""
    return -(-number // 2)


def divided(number: int, divisor: int) -> int:
    """Divided and rounded up (1.9.1)."""
    return -(-number // divisor)
