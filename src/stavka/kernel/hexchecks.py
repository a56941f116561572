"""Is a map of hexes whole? What every game on hexes asks of its data files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stavka.kernel.errors import Fault
from stavka.kernel.hexes import Grid, breaks, gaps, hexsides

Named = Iterable[tuple[str, Iterable[str]]]
"""Hexes, hexsides or names, each list with what names it."""


def unknown_hexes(grid: Grid, referred: Named) -> list[Fault]:
    """Hexes that are named but are not on the map."""
    return [
        Fault(f"{where} names the unknown hex {name!r}", word="unknown-hex", where=where, name=name)
        for where, used in referred
        for name in used
        if name not in grid.spots
    ]


def strangers(grid: Grid, sides: Named) -> list[Fault]:
    """Hexsides between hexes that do not touch."""
    return [
        Fault(f"{where}: {a}/{b} are no neighbours", word="no-neighbours", where=where, side=f"{a}/{b}")
        for where, written in sides
        for a, b in hexsides(written)
        if not grid.touch(a, b)
    ]


def doubles(things: Named) -> list[Fault]:
    """What is there twice."""
    return [
        Fault(f"{what} {name!r} is there twice", word="twice", what=what, name=name)
        for what, names in things
        for name, count in Counter(names).items()
        if count > 1
    ]


def broken_lines(
    grid: Grid, ways: Iterable[tuple[str, list[str]]], rivers: Iterable[tuple[str, list[str]]]
) -> list[Fault]:
    """Roads and railways with gaps between their hexes, rivers between their sides, sides of two rivers."""
    rivers = list(rivers)
    cuts = [(name, gaps(grid, hexes)) for name, hexes in ways]
    cuts += [(name, breaks(grid, sides)) for name, sides in rivers]
    found = [
        Fault(f"board.toml: {name} is broken at {at}", word="broken", name=name, at=at)
        for name, places in cuts
        for at in places
    ]
    sides = Counter("/".join(sorted(pair)) for _, written in rivers for pair in hexsides(written))
    return found + [
        Fault(f"board.toml: two rivers in {side}", word="two-rivers", side=side)
        for side, count in sides.items()
        if count > 1
    ]
