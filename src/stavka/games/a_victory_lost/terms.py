"""The rulebook's words: sides, nationalities, the boxes off the map, the options of chapter 15."""

from __future__ import annotations

AXIS, SOVIET = 0, 1
SIDES = ("axis", "soviet")

GERMAN = 0
NATIONALITIES = ("german", "italian", "hungarian", "romanian", "soviet")

BOXES = ("waiting", "1PzA", "28A", "eliminated", "removed")
"""Pieces still to come, the two reinforcement boxes (11.2), units lost, headquarters out of the game."""


def other(side: int) -> int:
    """The opponent."""
    return 1 - side


def group(side: int, hq: bool) -> int:
    """The combat units of a side, or its headquarters."""
    return 2 * side + hq


MECH_VP = "soviet-mech-vp"
ADMINISTRATIVE = "soviet-administrative-movement"
LATE_1PZA = "late-1pza"
EARLY_MANSTEIN = "early-manstein"
PRECOMMIT = "soviet-precommit"
FREE_CHIT = "free-axis-chit"
FREE_SETUP = "free-setup"
HEXSIDE = "hexside-crossing"

OPTIONS: dict[str, tuple[str, ...]] = dict.fromkeys(
    (MECH_VP, ADMINISTRATIVE, LATE_1PZA, EARLY_MANSTEIN, PRECOMMIT, FREE_CHIT, FREE_SETUP, HEXSIDE),
    ("off", "on"),
)
"""The balancing options (15.0), units free within their colours (A1), the narrow crossing of rivers (A14)."""
