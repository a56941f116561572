"""What maps of hexes have in common as they are drawn: water along sides, roads and railways through hexes,
bridges where both meet, fortified sides, borders of countries, zones, and the tracks beside the map.

A sheet may show a part of its grid only: what runs on beyond that part is drawn as far as its edge.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Protocol

from stavka.kernel.charts import Cell, Line, Patch, Point
from stavka.kernel.hexes import hexsides
from stavka.kernel.shapes import HexSheet, chains, inside, merged


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


def waters(hexes: HexSheet, water: Iterable[str], names: Mapping[str, str]) -> Iterator[Patch]:
    """All water, each with its name if it covers one of the hexes by which seas are told apart."""
    for ring in hexes.spread(water):
        within = (name for at, name in names.items() if at in hexes.shown and inside(hexes.centre(at), ring))
        yield Patch("sea", ring, next(within, ""))


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


# ---- along sides


def fortified(hexes: HexSheet, kind: str, pairs: Iterable[str]) -> Iterator[Line]:
    """Sides with the fortified hex on their left, joined as long as they go on without a fork.

    Of each pair the first hex is the fortified one.
    """
    after: dict[Point, list[Point]] = {}
    for inner, outer in hexsides(pairs):
        if inner in hexes.shown or outer in hexes.shown:
            a, b = hexes.side(inner, outer)
            x, y = hexes.centre(inner)
            left = (b[0] - a[0]) * (y - a[1]) < (b[1] - a[1]) * (x - a[0])
            after.setdefault(a if left else b, []).append(b if left else a)
    ends = {end for found in after.values() for end in found}
    for start in [*(each for each in after if each not in ends), *after]:  # rings have no first side
        while after[start]:
            path = [start]
            while after.get(path[-1]):
                path.append(after[path[-1]].pop())
            yield Line(kind, path)


def frontiers(hexes: HexSheet, kind: str, countries: Mapping[str, Collection[str]]) -> Iterator[Line]:
    """The sides between countries."""
    country = {name: of for of, names in countries.items() for name in names if name in hexes.shown}
    sides = (
        hexes.side(name, there)
        for name, of in country.items()
        for there in hexes.grid.neighbours(name)
        if name < there and country.get(there, of) != of
    )
    yield from (Line(kind, path) for path in chains(sides))


def territories(hexes: HexSheet, countries: Mapping[str, Collection[str]]) -> Iterator[Patch]:
    """The greatest part of each country that is shown, for its name."""
    for name, names in countries.items():
        if rings := merged(hexes.outline(each) for each in names if each in hexes.shown):
            yield Patch("country", max(rings, key=len), name)


# ---- beside the map


def cells(
    values: Iterable[int], left: float, top: float, size: float, across: int, step: float
) -> list[Cell]:
    """The cells of a track in rows: so many of a size, so far apart, from the left and top corner."""
    return [
        Cell(value, left + (n % across + 0.5) * step, top + (n // across + 0.5) * size)
        for n, value in enumerate(values)
    ]
