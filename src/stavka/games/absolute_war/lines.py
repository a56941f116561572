"""Supply lines: from where, how long, which way (7.1, 7.2)."""

from __future__ import annotations

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import Stack, ground, stacks_of
from stavka.games.absolute_war.terms import GERMAN, SOVIET
from stavka.kernel.board import AreaLayer
from stavka.kernel.names import Side, SpaceSet


def production(g: War, side: Side) -> SpaceSet:
    """The War Production sites that a side controls or contests (7.1)."""
    return g.facts.PRODUCTION[side] & (g.state.control[side] | g.disputed())


def shores(g: War, side: Side) -> SpaceSet:
    """Zones from which a stack is supplied over the sea: the way leads to Germany, or to Siberia (7.2.2)."""
    f, sites = g.facts, production(g, side)
    if side == GERMAN:
        return f.BALTIC if sites >> f.GERMANY_BOX & 1 else 0
    return f.BLACK | f.CASPIAN if sites >> f.SIBERIA_BOX & 1 else 0


def linked(g: War, side: Side, sea: SpaceSet, layer: AreaLayer | None = None) -> SpaceSet:
    """The friendly zones, and production sites, with a line of any length to one of the sites (7.1, 7.2).

    `sea` are the shores from which a line may go on over the water.
    """
    layer = layer or g.facts.supply_lines
    friendly, sites = g.secure(side), production(g, side)
    found = sites | (sea & friendly if sites else 0)
    new = found
    while new:
        new = layer.around(new) & friendly & ~found
        found |= new
    return found


def sources(g: War, side: Side) -> SpaceSet:
    """Production sites, and cities with a line to one (7.1)."""
    f = g.facts
    cities = linked(g, side, shores(g, side)) & g.secure(side) & f.CITY
    if side == SOVIET and g.state.scorched >= 0:
        cities &= ~(1 << g.state.scorched)
    return cities | production(g, side)


def in_reach(g: War, side: Side) -> SpaceSet:
    """The zones, friendly or not, from which a source is at most two zones away, hexes free (7.2)."""
    f, friendly, ends = g.facts, g.secure(side), sources(g, side)
    around = f.supply_lines.around

    def through_cities(zones: SpaceSet) -> SpaceSet:
        new = zones
        while new:
            new = around(new & f.HEX) & friendly & ~zones
            zones |= new
        return zones

    none = through_cities(ends)
    one = through_cities(none | around(none) & friendly)
    two = through_cities(one | around(one) & friendly)
    return two | around(one) | around(two & f.HEX) | shores(g, side)


def supplied_stack(g: War, stack: Stack, zones: SpaceSet) -> bool:
    """Whether a stack has a line, or a card in its place (cards G6, S37)."""
    return bool(g.state.spared >> stack[0] & 1) or has_line(g, stack, zones)


def has_line(g: War, stack: Stack, zones: SpaceSet) -> bool:
    """Whether a stack stands in one of the zones; Finns in the Motti Lands need no line (7.2.2)."""
    zone, f = g.state.where[stack[0]], g.facts
    if zones >> zone & 1:
        return True
    at_home = {bool(f.FINNS >> unit & 1) for unit in ground(g, stack)} == {True}
    return at_home and bool(f.MOTTI >> zone & 1)


def deployable(g: War, side: Side, sea: SpaceSet = 0) -> SpaceSet:
    """Friendly zones with a line of any length, without the special ways unless `sea` says so (13.1)."""
    return linked(g, side, sea) & g.secure(side)


def in_touch(g: War, side: Side) -> SpaceSet:
    """The zones, friendly or not, from which a line of any length leads to a production site (7.0A)."""
    found = linked(g, side, shores(g, side))
    return found | g.facts.supply_lines.around(found) | shores(g, side)


def endangered(g: War, side: Side) -> list[Stack]:
    """The stacks that the next check would mark Unsupplied or capture (7.0A, 7.0B)."""
    near, far, marked = in_reach(g, side), in_touch(g, side), g.state.unsupplied
    return [
        stack
        for stack in stacks_of(g, g.on_map(g.of(side)))
        if not supplied_stack(g, stack, far if marked >> stack[0] & 1 else near)
    ]
