"""Theatres by the rulebook's words alone, slowly: lines to a source, moves, refuges, corps to be reinforced.

Nothing here is taken from the game but its board file; hexes are names, roads are pairs of names.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import stavka
from tests.games.victory_roads.boxes import neighbours, within

Edges = frozenset[tuple[str, str]]


@cache
def board() -> dict[str, Any]:
    """The board file."""
    folder = Path(stavka.__file__).parent / "games" / "victory_roads"
    return tomllib.loads((folder / "board.toml").read_text())


@cache
def edges(kind: str) -> Edges:
    """Both ways along all roads or railways."""
    pairs = [(a, b) for row in board()[kind] for a, b in zip(row["hexes"], row["hexes"][1:], strict=False)]
    return frozenset(pairs) | frozenset((b, a) for a, b in pairs)


@cache
def ways() -> Edges:
    """Roads and railways."""
    return edges("rail") | edges("road")


@cache
def land() -> frozenset[str]:
    """Every hex where units may stand."""
    grid = {f"{c:02}{r:02}" for c in range(1, 71) for r in range(1, 72)}
    terrain = board()["terrain"]
    return frozenset(grid - {*terrain["sea"], *terrain["lake"], *terrain["outside"]})


@cache
def cities(kind: str = "") -> frozenset[str]:
    """The cities, or those of a kind: `major` or `city` for the minor ones."""
    return frozenset(row["hex"] for row in board()["place"] if kind in ("", row["kind"]))


@cache
def nexts(steps: Edges) -> dict[str, list[str]]:
    """From each hex to the next ones."""
    found: dict[str, list[str]] = {}
    for a, b in steps:
        found.setdefault(a, []).append(b)
    return found


def reached(starts: set[str], open_to: set[str], steps: Edges, most: int = 999) -> dict[str, int]:
    """How many steps it takes to each open hex."""
    far = dict.fromkeys(starts, 0)
    ring, onward = starts, nexts(steps)
    for count in range(1, most + 1):
        ring = {b for a in ring for b in onward.get(a, ()) if b in open_to and b not in far}
        far |= dict.fromkeys(ring, count)
        if not ring:
            break
    return far


def free(soviets: set[str], germans: set[str]) -> set[str]:
    """Hexes through which Soviet lines run: no enemy, and none beside unless a friend is there (4.1.1)."""
    beside = {near for each in germans for near in neighbours(each)}
    return {each for each in land() if each not in germans and (each in soviets or each not in beside)}


def linked(soviets: set[str], germans: set[str], held: set[str], first: set[str]) -> set[str]:
    """Hexes from which a road or railway leads to a source that the Soviets control (4.1.1, 4.3.1, 9.1.4).

    `first` is what they held on JUN III.
    """
    edge = {row["hex"] for row in board()["supply"]}
    sources = {each for each in (cities() & first) | edge if each in held}
    open_to = free(soviets, germans)
    return set(reached(sources & open_to, open_to, ways()))


def moves(start: str, lines: set[str], hexes: int, on_rails: int) -> set[str]:
    """Where a theatre can go: so many hexes, or so many if all are on rails (11.6.2)."""
    found = set(reached({start}, lines, ways(), hexes)) | set(
        reached({start}, lines, edges("rail"), on_rails)
    )
    return found - {start}


def refuge(start: str, lines: set[str], held: set[str]) -> set[str]:
    """The nearest major cities to the east, or in its column, that have a line (9.1.4)."""
    able = {each for each in cities("major") & held & lines if each != start and each[:2] >= start[:2]}
    for far in range(1, 99):
        found = within(start, far) & able
        if found:
            return found
    return set()
