"""Withdrawal without leave (4.7)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Few
from stavka.games.roads.march import hq_ends
from stavka.games.roads.movement import enterable, limited, steps
from stavka.games.roads.terms import AXIS, HALVES, SOVIET
from stavka.games.roads.units import enter
from stavka.games.victory_roads import halt, satisfaction
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.retreats import by_priority
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def mobile(g: VictoryRoads) -> UnitSet:
    """Units that can withdraw: not pontoons, units without movement, the last one to hold (6.1.8, 6.7.6)."""
    units = g.on_map(g.facts.SIDE[AXIS]) & ~halt.last_ones(g)
    return mask(unit for unit in bits(units) if g.movement(unit))


def price(g: VictoryRoads, unit: Unit, here: Space, target: Space) -> int:
    """What a step costs a unit, in half points."""
    costs = [
        cost
        for layer, prices, _ in steps(g, AXIS, g.may_enter(unit, enterable(g, AXIS)), exploiting=False)
        if layer[here] >> target & 1
        for cost, hexes in prices
        if hexes >> target & 1
    ]
    return min(costs)


class Withdrawal(Step[VictoryRoads]):
    """After the supply phase units near a marker may withdraw, at the price of Hitler's trust (4.7)."""

    centre: Space = NONE
    chosen: Unit = NONE
    gone: UnitSet = 0
    """Who has withdrawn already."""

    def decide(self, g: VictoryRoads) -> Decision | None:
        if self.centre == NONE:
            hexes = g.spaces_of(mobile(g))
            for _ in range(g.facts.tables.withdrawal.radius):
                hexes |= g.facts.lattice.around(hexes)
            hexes &= g.ground
            return Decision(AXIS, "withdrawal", "4.7.1", {"place": hexes, "done": True}) if hexes else None
        able = self._able(g)
        if not able:
            return None
        facts = {"space": self.centre}
        return Decision(AXIS, "withdraw-unit", "4.7.1", {"unit": able, "done": True}, facts)

    def _able(self, g: VictoryRoads) -> UnitSet:
        near = g.facts.disc(self.centre, g.facts.tables.withdrawal.radius)
        units = g.units_in(near & g.held(AXIS), mobile(g)) & ~self.gone
        return mask(unit for unit in bits(units) if first_steps(g, unit))

    def place(self, g: VictoryRoads, space: Space) -> None:
        """Around this hex."""
        self.centre = space
        g.note("withdrawal", "4.7.1", space=space)

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This one next."""
        self.gone |= 1 << unit
        threats = g.facts.contact[g.state.where[unit]] & g.held(SOVIET)
        g.push(PullBack(unit=unit, origin=g.state.where[unit], threats=threats))

    def done(self, g: VictoryRoads) -> None:
        """No more."""
        self.run(g)

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        if self.centre != NONE:
            satisfaction.take_liberty(g, "4.7.2")

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-withdrawal", {}


def next_steps(g: VictoryRoads, unit: Unit, threats: SpaceSet) -> SpaceSet:
    """Where a unit may withdraw to with its next step: not where mud bars a move (3.2.2)."""
    here = g.state.where[unit]
    barred = g.mired(AXIS, here)
    return next(filter(None, (hexes & ~barred for hexes in by_priority(g, unit, here, threats))), 0)


def first_steps(g: VictoryRoads, unit: Unit) -> SpaceSet:
    """Where a unit could withdraw to with its first step."""
    return next_steps(g, unit, g.facts.contact[g.state.where[unit]] & g.held(SOVIET))


class PullBack(Step[VictoryRoads]):
    """A unit withdraws as if it retreated, by its printed movement or two hexes (4.7.1)."""

    needs = ("Withdrawal",)

    unit: Unit
    origin: Space
    threats: SpaceSet
    hexes: Few = 0
    spent: Few = 0

    def _pace(self, g: VictoryRoads) -> int:
        return limited(g, HALVES * g.movement(self.unit))

    def _open(self, g: VictoryRoads) -> SpaceSet:
        here = g.state.where[self.unit]
        if g.state.halts >> here & 1 and self.hexes:
            return 0
        near = next_steps(g, self.unit, self.threats)
        if self.hexes < g.facts.tables.withdrawal.hexes:
            return near
        left = self._pace(g) - self.spent
        return mask(space for space in bits(near) if price(g, self.unit, here, space) <= left)

    def decide(self, g: VictoryRoads) -> Decision | None:
        hexes = self._open(g)
        if not hexes:
            return None
        verbs = {"to": hexes, "stop": self._may_stop(g)}
        return Decision(AXIS, "withdraw-to", "4.7.1", verbs, {"unit": self.unit})

    def _may_stop(self, g: VictoryRoads) -> bool:
        """A headquarters does not end a move out of supply of its own will (6.1.10)."""
        here = g.here(self.unit)
        if not self.hexes or not g.facts.HQS >> self.unit & 1 or not g.on_map(1 << self.unit):
            return True
        return bool(hq_ends(g, self.unit, here))

    def to(self, g: VictoryRoads, space: Space) -> None:
        """Withdraw there."""
        self.hexes += 1
        self.spent += price(g, self.unit, g.state.where[self.unit], space)
        g.note("withdrew", "4.7.1", unit=self.unit, space=space)
        g.state.pulled_back |= 1 << self.unit
        enter(g, self.unit, space)

    def stop(self, g: VictoryRoads) -> None:
        """It stays here."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-withdraw-unit", {"unit": self.unit}
