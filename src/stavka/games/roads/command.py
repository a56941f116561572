"""Command radius (1.2), supply of headquarters (4.1) and of units (4.3)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.play import Roads
from stavka.games.roads.terms import other
from stavka.kernel.names import SpaceSet, Unit, UnitSet, bits, union


def radius(g: Roads[Any], start: SpaceSet, hexes: int, open_to: SpaceSet, halved: bool) -> SpaceSet:
    """The hexes within a command radius of some hexes (1.2.2 to 1.2.4)."""
    return g.facts.within(start, hexes, open_to, halved, (g.state.weather, g.state.ice, g.pontoons()))


def command(g: Roads[Any], hq: Unit) -> SpaceSet:
    """The hexes that a headquarters commands."""
    f = g.facts
    return radius(g, g.here(hq), f.radius[hq], g.open_to(f.side_of[hq]), g.counts_half(hq))


def on_rail_to_source(g: Roads[Any], hq: Unit) -> bool:
    """Whether a railway, open as a supply line is, leads from a headquarters to a source (1.2.2, 4.5.1)."""
    f, side = g.facts, g.facts.side_of[hq]
    open_to = g.open_to(side)
    if not (f.RAILS | g.sources(side)) & g.here(hq):
        return False
    return bool(f.fed_from(g.sources(side), open_to, True) & g.here(hq))


def supply_lines(g: Roads[Any], side: int) -> SpaceSet:
    """The hexes that a line of roads, railways and ferries joins to a source (4.1.1)."""
    open_to = g.open_to(side)
    return g.facts.fed_from(g.sources(side), open_to, False)


def supplied_hqs(g: Roads[Any], side: int) -> UnitSet:
    """The headquarters that are in supply now (4.1.1)."""
    return g.units_in(supply_lines(g, side) & g.held(side), g.facts.HQ[side])


def source_range(g: Roads[Any], side: int) -> SpaceSet:
    """The hexes within the radius of a source (4.2.3); one that an enemy holds serves nobody."""
    sources = g.sources(side) & ~g.held(other(side))
    return radius(g, sources, g.facts.tables.supply.source_radius, g.open_to(side), halved=False)


Few = list[UnitSet]
"""For each headquarters that may supply a few units of other nations, those in its radius (4.3.1)."""


def fed(g: Roads[Any], side: int, hqs: UnitSet, units: UnitSet) -> tuple[UnitSet, Few]:
    """Those of the units that are in supply, and of the others those that some headquarters could feed."""
    found = g.fed_on_the_spot(side, units)
    few = []
    for hq in bits(hqs):
        near = g.units_in(command(g, hq) & g.held(side), units)
        found |= near & g.feeds(hq)
        few.append(near & g.feeds_some(hq))
    return found, [near & ~found for near in few if near & ~found]


def can_feed(g: Roads[Any], few: Few, units: UnitSet) -> bool:
    """Whether the headquarters can feed all these units together, three each (4.3.1)."""
    seats = [near for near in few for _ in range(g.facts.tables.supply.foreign_units)]
    taken: dict[int, Unit] = {}

    def seat(unit: Unit, tried: set[int]) -> bool:
        for n, near in enumerate(seats):
            if near >> unit & 1 and n not in tried:
                tried.add(n)
                if n not in taken or seat(taken[n], tried):
                    taken[n] = unit
                    return True
        return False

    return all(seat(unit, set()) for unit in bits(units))


def supplied(g: Roads[Any], side: int) -> UnitSet:
    """The units of a side that would be in supply now; as many guests of allied headquarters as can be."""
    units = g.on_map(g.facts.TROOPS[side])
    found, few = fed(g, side, supplied_hqs(g, side), units)
    for unit in bits(union(few)):
        if can_feed(g, few, found_guests := (found & union(few)) | 1 << unit):
            found |= found_guests
    return found
