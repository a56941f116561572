"""Losses (8.2)."""

from __future__ import annotations

from stavka.games.race_for_berlin.control import destroy
from stavka.games.race_for_berlin.counts import Steps
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Side, Unit, UnitSet, bits
from stavka.kernel.steps import Step


def take_losses(g: Berlin, attackers: UnitSet, a: int, defending: UnitSet, d: int) -> None:
    """Both sides take their steps, the attacker choosing first (8.2, R26)."""
    first = other(g.impulse.camp)
    if d:
        g.push(Losses(units=defending, due=d, camp=first))
    if a:
        g.push(Losses(units=attackers, due=a, camp=first))


def lose_step(g: Berlin, unit: Unit) -> None:
    """One step: a full unit is reduced, a reduced one destroyed (8.2.1)."""
    bit = 1 << unit
    if g.state.reduced & bit:
        g.note("destroyed", "8.2.1", unit=unit)
        destroy(g, unit, g.facts.DESTROYED)
    else:
        g.state.reduced |= bit
        g.note("reduced", "8.2.1", unit=unit)


class Losses(Step[Berlin]):
    """Whose units take the steps of a result: one each before a second, camps in turn (8.2.2, R25)."""

    needs = ("Fights",)
    several = True

    units: UnitSet
    due: Steps
    camp: Side
    """The camp that takes the next step, where both are in the fight."""
    hit: UnitSet = 0

    def decide(self, g: Berlin) -> Decision | None:
        units = self._next(g)
        if not units or self._all_hit(g, units):
            return None
        camp = g.facts.camp_of[units.bit_length() - 1]
        return Decision(camp, "loss", "8.2.2", {"lose": units}, {"due": self.due})

    def _next(self, g: Berlin) -> UnitSet:
        """The units that could take the next step."""
        alive = g.on_map(self.units)
        if not self.due or not alive:
            return 0
        mine = alive & g.facts.CAMP[self.camp] or alive
        return mine & ~self.hit or mine

    def _all_hit(self, g: Berlin, units: UnitSet) -> bool:
        """Whether each of these takes a step in any case: then there is nothing to choose."""
        one_camp = g.on_map(self.units) & ~g.facts.CAMP[g.facts.camp_of[units.bit_length() - 1]] == 0
        return one_camp and not units & self.hit and self.due >= units.bit_count()

    def run(self, g: Berlin) -> None:
        units = self._next(g)
        if not units:
            g.pop()
        for unit in bits(units):
            self.lose(g, unit)

    def lose(self, g: Berlin, unit: Unit) -> None:
        """This unit takes the step."""
        self.due -= 1
        self.hit |= 1 << unit
        self.camp = other(g.facts.camp_of[unit])
        lose_step(g, unit)
