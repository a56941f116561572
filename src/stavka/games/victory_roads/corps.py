"""Soviet rifle corps (10): their two modes, the pile they are drawn from."""

from __future__ import annotations

from stavka.games.roads.facts import spaces_of
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import ADVANCED, MOVEMENT, OFFENSIVE
from stavka.kernel.names import SpaceSet, UnitSet
from stavka.kernel.paths import trace


def to_standard(g: VictoryRoads, units: UnitSet, rule: str) -> None:
    """Reinforced corps become standard ones; it is no loss (10.1.4)."""
    units &= g.facts.RIFLE & ~g.state.reduced
    if units:
        g.state.reduced |= units
        g.note("standard-mode", rule, units=units)


def to_reinforced(g: VictoryRoads, units: UnitSet, rule: str) -> None:
    """Standard corps are reinforced (10.1.3)."""
    g.state.reduced &= ~units
    g.note("reinforced-mode", rule, units=units)


def outside(g: VictoryRoads, units: UnitSet) -> UnitSet:
    """Those of the units that stand outside every theatre; nobody under the basic rules (5.4.3)."""
    if not g.uses(ADVANCED):
        return 0
    return units & ~g.units_in(g.zone(), units)


def ways_to(g: VictoryRoads, theatre: int) -> SpaceSet:
    """The hexes from which an open road or railway leads to a theatre (10.3.2)."""
    f, open_to = g.facts, g.open_to(SOVIET)
    start = 1 << g.state.theatres[theatre]
    return trace(start & open_to, open_to, f.way) & spaces_of(f.way)


def may_be_reinforced(g: VictoryRoads, theatre: int) -> UnitSet:
    """Standard corps that a support of a theatre could reinforce (9.2.2, 10.3.2)."""
    state, f = g.state, g.facts
    if state.modes[theatre] != OFFENSIVE:
        return 0
    hexes = g.zone_of(theatre) & ways_to(g, theatre)
    for other in g.theatres():
        if state.modes[other] == MOVEMENT:
            hexes &= ~g.zone_of(other)
    units = f.RIFLE & state.reduced & ~state.oos
    return g.units_in(hexes & g.held(SOVIET) & ~g.held(AXIS), units)


def draw_corps(g: VictoryRoads) -> int:
    """A corps from the pile, in standard mode (10.2.2)."""
    unit = g.draw(g.state.at[g.facts.PILE], "corps")
    g.state.reduced |= 1 << unit
    return unit


def pile(g: VictoryRoads) -> int:
    """How many corps are left in it."""
    return g.state.at[g.facts.PILE].bit_count()
