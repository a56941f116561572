"""Supply lines (10.1.2): who can trace one."""

from __future__ import annotations

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.terms import other
from stavka.kernel.names import Space, SpaceSet, UnitSet
from stavka.kernel.paths import trace


def passable(g: VictoryLost, side: int) -> SpaceSet:
    """Hexes through which a side's lines may pass: no enemy, and no enemy zone without a friend in it."""
    f, enemy = g.facts, other(side)
    return f.LAND & ~g.closed() & ~g.pieces(enemy) & (~g.zones(enemy) | g.pieces(side))


def supplied(g: VictoryLost, side: int) -> SpaceSet:
    """All hexes from which a line can be traced to a source of the side (10.1.1, A38)."""
    open_to = passable(g, side)
    return trace(g.facts.SOURCES[side] & open_to, open_to, g.facts.land)


def cut_off(g: VictoryLost, side: int) -> UnitSet:
    """The pieces of a side on the map that cannot trace a line."""
    f = g.facts
    fed = g.units_in(supplied(g, side) & g.pieces(side), f.SIDE[side])
    return g.on_map(f.SIDE[side]) & ~fed


def nearer(g: VictoryLost, side: int, origin: Space, space: Space) -> list[bool]:
    """For each source of a side, whether a hex is nearer to it than another, as the crow flies (A26)."""
    return [far[space] < far[origin] for far in g.facts.distances[side]]
