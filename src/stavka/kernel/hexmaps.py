"""What maps of hexes have in common as they are drawn: water along sides, roads and railways through hexes,
bridges where both meet, zones, and the tracks beside the map.

A sheet may show a part of its grid only: what runs on beyond that part is drawn as far as its edge.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise
from typing import Protocol

from stavka.kernel.charts import Cell, Line, Patch
from stavka.kernel.hexes import hexsides
from stavka.kernel.shapes import HexSheet, chains, merged


class River(Protocol):
    """A watercourse as a board file has it."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def sides(self) -> list[str]: ...


class Chain(Protocol):
    """A road or a railway as a board file has it."""

    @property
    def name(self) -> str: ...
    @property
    def hexes(self) -> list[str]: ...


def short(name: str) -> str:
    """A name without what tells it from another of the same: on the map, its place does."""
    return name.partition(" (")[0]


# ---- water


def rivers(hexes: HexSheet, courses: Iterable[River]) -> Iterator[Line]:
    """Watercourses along the sides of hexes, drawn on to the edge of the map."""
    for river in courses:
        kind = "major-river" if river.kind == "major" else "river"
        seen = [(a, b) for a, b in hexsides(river.sides) if a in hexes.shown or b in hexes.shown]
        for path in chains(hexes.side(a, b) for a, b in seen):
            yield Line(kind, hexes.off_map(path), short(river.name))


def seas(hexes: HexSheet, water: Iterable[str], name: str) -> Iterator[Patch]:
    """All water; the greatest is the sea that the rivers flow to."""
    rings = sorted(hexes.spread(water), key=len, reverse=True)
    yield from (Patch("sea", ring, "" if n else name) for n, ring in enumerate(rings))


# ---- roads and railways


def ways(hexes: HexSheet, kind: str, lines: Iterable[Chain], ends: Collection[str]) -> Iterator[Line]:
    """From hex to hex; a line that stops at the edge of the map goes over it, unless it has an end there."""
    for chain in lines:
        for part in _parts(hexes, chain.hexes):
            path = [hexes.centre(name) for name in part]
            if part[0] in hexes.shown and part[0] not in ends:
                path = [*hexes.over_edge(part[0]), *path]
            if part[-1] in hexes.shown and part[-1] not in ends:
                path = [*path, *hexes.over_edge(part[-1])]
            yield Line(kind, path, chain.name)


def _parts(hexes: HexSheet, chain: list[str]) -> list[list[str]]:
    """The parts of a chain that are shown, each with the hex that it comes from and that it goes to."""
    parts: list[list[str]] = []
    for a, b in pairwise(chain):
        if a not in hexes.shown and b not in hexes.shown:
            continue
        if parts and parts[-1][-1] == a and a in hexes.shown:
            parts[-1].append(b)
        else:
            parts.append([a, b])
    return parts


def crossings(hexes: HexSheet, kind: str, courses: Iterable[River], lines: Iterable[Chain]) -> Iterator[Line]:
    """Where a road or a railway crosses one of some watercourses."""
    crossed = {frozenset(pair) for chain in lines for pair in pairwise(chain.hexes)}
    for river in courses:
        for a, b in hexsides(river.sides):
            if frozenset((a, b)) in crossed and (a in hexes.shown or b in hexes.shown):
                yield Line(kind, [hexes.centre(a), hexes.centre(b)])


def zone(hexes: HexSheet, names: Iterable[str], name: str) -> Iterator[Patch]:
    """Hexes that belong together, as far as they are shown."""
    for ring in merged(hexes.outline(each) for each in names if each in hexes.shown):
        yield Patch("zone", ring, name)


# ---- beside the map


def cells(
    values: Iterable[int], left: float, top: float, size: float, across: int, step: float
) -> list[Cell]:
    """The cells of a track in rows: so many of a size, so far apart, from the left and top corner."""
    return [
        Cell(value, left + (n % across + 0.5) * step, top + (n // across + 0.5) * size)
        for n, value in enumerate(values)
    ]
