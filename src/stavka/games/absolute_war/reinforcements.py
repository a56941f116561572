"""Reinforcements (10.3)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import partisans
from stavka.games.absolute_war.deployment import (
    Place,
    fort_zones,
    raisable,
    raise_unit,
    regroup,
    regroupable,
    zones_for,
)
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import Pay, kinds
from stavka.games.absolute_war.stacks import stack_of
from stavka.games.absolute_war.terms import GERMAN, SOVIET
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Side, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def arrivals(g: War, side: Side) -> UnitSet:
    """A side's units that come in now, or wait since an earlier turn."""
    state = g.state
    waiting = state.at[g.facts.WAITING] & g.of(side)
    return mask(unit for unit in bits(waiting) if 0 < state.due[unit] <= state.turn)


def reserve_room(g: War, side: Side) -> int:
    """The empty places of a Strategic Reserve box (10.5.1)."""
    return g.facts.limits.reserve - g.state.at[g.facts.RESERVE[side]].bit_count()


def entry_zones(g: War, unit: Unit) -> SpaceSet:
    """Cities of the unit's own country; the zones of 18.6 for Axis allies, any friendly one for a Fort."""
    f = g.facts
    if f.FORTS >> unit & 1:
        return fort_zones(g, unit)
    zones = zones_for(g, unit)
    side = g.side_of(unit)
    if (side == GERMAN and f.AXIS >> unit & 1) or unit == f.MARINES:
        return zones
    return zones & f.CITY & f.HOME[side]


class Reinforcements(Step[War]):
    """Units of this turn go to a city for nothing or to the Reserve for a Combat Marker (10.3)."""

    on = ("Turn",)

    begun: bool = False
    placed: UnitSet = 0

    def decide(self, g: War) -> Decision | None:
        if not self.begun:
            return None
        side = g.state.phasing
        units = arrivals(g, side)
        place = mask(unit for unit in bits(units) if entry_zones(g, unit))
        stored = units & ~g.facts.FORTS if reserve_room(g, side) and kinds(g, side) else 0
        verbs: dict[str, Any] = {"place": place, "store": stored}
        if not place | stored and not self.placed:
            return None
        verbs["raise_up"] = raisable(g, self._stacks(g))
        verbs["regroup"] = regroupable(g, self.placed)
        # Units that can be put on the map are; what must pay for its place may wait (10.3).
        verbs["done"] = not place
        return Decision(side, "reinforcements", "10.3", verbs)

    def _stacks(self, g: War) -> UnitSet:
        return mask(unit for placed in bits(g.on_map(self.placed)) for unit in stack_of(g, placed))

    def run(self, g: War) -> None:
        if self.begun:
            g.pop()
            return
        self.begun = True
        f, side = g.facts, g.state.phasing
        for unit in bits(arrivals(g, side) & f.AIRCRAFT):
            g.place(unit, f.AIR[side])
            g.note("arrived", "10.3", unit=unit)
        if side == SOVIET:
            partisans.arrive(g)
            for unit in bits(g.state.at[f.WAITING] & f.RED):
                # One that is due has been rebuilt: it comes as others do (10.4.2).
                if f.units[unit].upgrade_turn <= g.state.turn and not g.state.due[unit]:
                    g.place(unit, f.UPGRADES)
                    g.note("front-at-hand", "21.2.3", unit=unit)

    def place(self, g: War, unit: Unit) -> None:
        """Put this unit on the map."""
        self._arrive(g, unit)
        self.placed |= 1 << unit
        g.push(Place(unit=unit, zones=entry_zones(g, unit), rule="10.3"))

    def store(self, g: War, unit: Unit) -> None:
        """Put this unit in the Strategic Reserve."""
        side = g.state.phasing
        self._arrive(g, unit)
        g.place(unit, g.facts.RESERVE[side])
        g.note("to-reserve", "10.3", unit=unit)
        g.push(Pay(side=side, rule="10.3"))

    def _arrive(self, g: War, unit: Unit) -> None:
        f, state, bit = g.facts, g.state, 1 << unit
        if f.FORTS & bit:
            state.back |= bit
        if unit == f.HUNGARIAN_HOME and state.control[SOVIET] & f.NEAR_HUNGARY:
            state.freed = True

    def raise_up(self, g: War, unit: Unit) -> None:
        """Bring this unit to the top of its stack."""
        raise_unit(g, unit)

    def regroup(self, g: War, unit: Unit) -> None:
        """Put this unit in another stack of its zone."""
        regroup(g, unit)

    def done(self, g: War) -> None:
        """What is left waits for the next turn."""
        g.pop()
