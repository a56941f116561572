"""Reinforcement sequences of A Victory Lost, for its tests, and railways read plainly from the board file."""

from __future__ import annotations

from itertools import pairwise

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.game import AVictoryLost
from tests.games.a_victory_lost.table import RULES, field


def _rules() -> AVictoryLost:
    assert isinstance(RULES, AVictoryLost)
    return RULES


LOST = _rules()
"""The game's rules, with its own files."""

SOURCES = {
    "axis": ["0108", "0119", "0129", "0134", "0146", "1406"],
    "soviet": ["3106", "4906", "5706", "6529", "6614"],
}
RIFLES = ["sov-25gd", "sov-340", "sov-107", "sov-141", "sov-305", "sov-309"]
GERMANS = ["ger-168", "ger-298", "ger-385", "ger-62", "ger-294", "ger-336"]


def sequence(
    side: str,
    waiting: str,
    units: dict[str, str] | None = None,
    *,
    turn: int,
    head: str = "",
    options: str = "",
) -> VictoryLost:
    """The reinforcement sequence of a side, with these pieces waiting and these on the map."""
    places = {"waiting": waiting, **(units or {})}
    return field(places, step=f"{side}-reinforcements", head=f"turn = {turn}\n{head}", options=options)


def held(hexes: list[str], by: list[str]) -> dict[str, str]:
    """One unit in each of these hexes."""
    return dict(zip(hexes, by, strict=False))


def around(*hexes: str) -> set[str]:
    """These hexes and all that touch them: what a unit in each of them occupies and controls."""
    return {near for name in hexes for near in (name, *LOST.facts.grid.neighbours(name))}


def by_rail(side: str, barred: set[str], closed: bool = False) -> set[str]:
    """The hexes that the railways join to a source of a side, step by step over the chains of the file."""
    barred = barred | (set(LOST.board_file.pocket.hexes) if closed else set())
    steps: dict[str, set[str]] = {}
    for chain in LOST.board_file.rail:
        for a, b in pairwise(chain.hexes):
            steps.setdefault(a, set()).add(b)
            steps.setdefault(b, set()).add(a)
    found: set[str] = set()
    ahead = [name for name in SOURCES[side] if name not in barred]
    while ahead:
        name = ahead.pop()
        found.add(name)
        ahead += [near for near in steps[name] if near not in found | barred]
    return found
