"""The rulebook's words: the two camps, the two nationalities, the four groups that take an impulse each."""

from __future__ import annotations

ZHUKOV, KONEV = 0, 1
CAMPS = ("zhukov", "konev")

SOVIET, GERMAN = 0, 1
NATIONALITIES = ("soviet", "german")


def group(nationality: int, camp: int) -> int:
    """The units of one nationality under one player: what acts in an impulse."""
    return nationality * 2 + camp


def other(camp: int) -> int:
    """The other player."""
    return 1 - camp


IMPULSES = ((SOVIET, ZHUKOV), (SOVIET, KONEV), (GERMAN, KONEV), (GERMAN, ZHUKOV))
"""The order of impulses (1, C.1 to C.4)."""

HEINRICI = 1
RYBALKO = 2
ALLIES = 3
PLANNED_RETREAT = 4
SPEER = 5
EVERYONE = 6
TRUCKS = 7
CONSCRIPTS = 8
BRIDGES = 9
COORDINATION = 10
SURPRISE = 11
"""The event tokens (2.4.5)."""
