"""Retreat by the compass (7.10): the Axis to the west and south, the Soviets to the north and east."""

from __future__ import annotations

from stavka.games.roads.terms import other
from stavka.games.victory_roads.play import VictoryRoads
from stavka.kernel.names import Space, SpaceSet, Unit, bits, mask


def passable(g: VictoryRoads, unit: Unit) -> SpaceSet:
    """Hexes that a retreating unit may enter (6.1.7, 7.10.8)."""
    return g.may_enter(unit, g.ground & ~g.held(other(g.facts.side_of[unit])))


def by_priority(g: VictoryRoads, unit: Unit, here: Space, threats: SpaceSet) -> list[SpaceSet]:
    """The hexes next to a unit by the three priorities, each without those before (7.10.5, 7.10.6)."""
    f = g.facts
    near = f.contact[here] & passable(g, unit)
    homeward = near & f.retreats[f.side_of[unit]][here]
    away = mask(
        space
        for space in bits(near)
        if all(f.distance(space, threat) > f.distance(here, threat) for threat in bits(threats))
    )
    return [homeward & away, homeward & ~away, away & ~homeward]


def farther(g: VictoryRoads, origin: Space, here: Space, hexes: SpaceSet) -> SpaceSet:
    """Of these hexes, those farther from where the retreat began: each counts towards its length (7.10.9)."""
    f = g.facts
    return mask(space for space in bits(hexes) if f.distance(origin, space) > f.distance(origin, here))


def leads_on(g: VictoryRoads, unit: Unit, origin: Space, here: Space, left: int, threats: SpaceSet) -> bool:
    """Whether a unit in a hex could retreat so many hexes more."""
    if left <= 0:
        return True
    if g.state.halts >> here & 1 and here != origin:
        return False  # nobody passes through such a hex (6.7.7)
    hexes = farther(g, origin, here, sum(by_priority(g, unit, here, threats)))
    return any(leads_on(g, unit, origin, space, left - 1, threats) for space in bits(hexes))


def candidates(g: VictoryRoads, unit: Unit, origin: Space, left: int, threats: SpaceSet) -> SpaceSet:
    """The hexes among which a unit may choose: of the best priority by which it can get far enough."""
    here = g.state.where[unit]
    if g.state.halts >> here & 1 and here != origin:
        return 0
    for hexes in by_priority(g, unit, here, threats):
        found = farther(g, origin, here, hexes)
        found = mask(space for space in bits(found) if leads_on(g, unit, origin, space, left - 1, threats))
        if found:
            return found
    return 0
