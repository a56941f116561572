"""The German movement phase (6): by road, by rail, by sea; strategic movement; equipment left behind."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import command, supplied_hqs
from stavka.games.roads.counts import Few
from stavka.games.roads.march import Move, Movement, ends
from stavka.games.roads.movement import allowance, bound, can_step, may_go_far
from stavka.games.roads.supports import generic, may_hold, pay, put_aside, spend
from stavka.games.roads.terms import AXIS, MUD, SOVIET
from stavka.games.roads.units import enter, lose_step
from stavka.games.victory_roads import halt, satisfaction
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import ADVANCED, AXIS_BOX
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step

TRAINS, SHIPS = 4, 3
"""What markers add to the capacity of a turn."""
PRICE = 2
ASSETS = ("kriegsmarine", "trains")
"""How many supports it costs to leave equipment behind (6.3.1)."""


def far(g: VictoryRoads) -> bool:
    """Whether strategic movement is possible at all in this German phase (3.2.2, 15.3.1)."""
    return g.state.weather != MUD and not g.state.slow and not g.state.fuel


def waiting(g: VictoryRoads) -> UnitSet:
    """Units of the German player that have not moved."""
    return g.may_move(AXIS) & ~g.state.moved & ~g.find(AxisMovement).left


class AxisMovement(Movement):
    """The German player moves in all his ways, in any order (6.1.2)."""

    def decide(self, g: VictoryRoads) -> Decision | None:  # type: ignore[override]
        base = super().decide(g)
        verbs: dict[str, Any] = dict(base.verbs) if base else {"done": True}
        more: dict[str, Any] = {
            "ship": self._ships(g),
            "strategic": self._payable(g),
            "abandon": self._commands(g),
            "play": self._assets(g),
        }
        suspected = may_hold(g, AXIS, lambda kind: kind in ASSETS)
        if base is None and not any(more.values()) and not suspected:
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs = {**more, **verbs}
        return Decision(AXIS, "move-unit-axis", "6.1.2", verbs, self._facts(g), always=suspected)

    def _facts(self, g: VictoryRoads) -> dict[str, Any]:
        return {"rail": g.state.rail, "ships": g.state.ships}

    def _ships(self, g: VictoryRoads) -> UnitSet:
        f = g.facts
        units = g.units_in(f.PORTS & g.held(AXIS), waiting(g))
        return mask(u for u in bits(units) if g.rail_cost(u) <= g.state.ships and ports(g, u))

    def _payable(self, g: VictoryRoads) -> tuple[str, ...]:
        """Supports with which strategic movement can be opened for the phase (6.2.3)."""
        return generic(g, AXIS_BOX) if far(g) and not g.state.offroad else ()

    def _commands(self, g: VictoryRoads) -> UnitSet:
        """Headquarters whose troops may leave their equipment behind (6.3.1)."""
        kinds = [kind for kind in g.state.boxes[AXIS_BOX] if g.facts.supports[kind].generic]
        if not far(g) or not g.uses(ADVANCED) or len(kinds) < PRICE:
            return 0
        return supplied_hqs(g, AXIS) & ~g.state.moved & ~g.state.stuck

    def _assets(self, g: VictoryRoads) -> tuple[str, ...]:
        held = g.state.boxes[AXIS_BOX]
        return tuple(kind for kind in ASSETS if kind in held)

    def ship(self, g: VictoryRoads, unit: Unit) -> None:
        """Move this one by sea."""
        g.push(Voyage(unit=unit))

    def strategic(self, g: VictoryRoads, kind: Choice) -> None:
        """Open strategic movement with this support."""
        spend(g, AXIS, AXIS_BOX, kind)
        g.state.offroad = True
        g.note("strategic-opened", "6.2.3", side=AXIS)

    def abandon(self, g: VictoryRoads, unit: Unit) -> None:
        """The troops of this headquarters leave their equipment behind."""
        g.push(Abandonment(hq=unit))
        g.push(PayTwo())

    def play(self, g: VictoryRoads, kind: Choice) -> None:
        """Use this marker."""
        put_aside(g, AXIS, AXIS_BOX, kind)
        if kind == "trains":
            g.state.rail += TRAINS
        else:
            g.state.ships += SHIPS
        g.note("capacity", f"support-{kind}", support=kind, rail=g.state.rail, ships=g.state.ships)


# ---- by sea (6.5)


def ports(g: VictoryRoads, unit: Unit) -> SpaceSet:
    """Where a unit can go by sea: German ports never taken, not wholly surrounded (6.5.2)."""
    f, state = g.facts, g.state
    if not g.movement(unit):
        return 0
    free = f.PORTS & state.control[AXIS] & ~state.fallen & ~g.held(SOVIET) & g.ground & ~g.here(unit)
    free = mask(port for port in bits(free) if f.contact[port] & ~g.held(SOVIET))
    if bound(g, unit):  # out of supply it moves to a source only (4.6.4)
        free &= g.sources(AXIS)
    return ends(g, 1 << unit, g.may_enter(unit, free))


def must_evacuate(g: VictoryRoads, unit: Unit) -> bool:
    """Whether a unit is alone in its port with an enemy beside it (6.5.3)."""
    here = g.state.where[unit]
    alone = not g.stack(here, AXIS) & ~(1 << unit) & ~g.facts.GARRISONS
    return alone and bool(g.beside(SOVIET) >> here & 1)


class Voyage(Step[VictoryRoads]):
    """A unit goes from port to port (6.5)."""

    needs = ("AxisMovement",)

    unit: Unit

    def decide(self, g: VictoryRoads) -> Decision:
        facts = {"unit": self.unit, "ships": g.state.ships}
        return Decision(AXIS, "voyage", "6.5.2", {"to": ports(g, self.unit)}, facts, always=True)

    def to(self, g: VictoryRoads, space: Space) -> None:
        """It lands there, if it gets away."""
        state, unit = g.state, self.unit
        g.pop()
        state.ships -= g.rail_cost(unit)
        state.moved |= 1 << unit
        fate: list[str] = []
        if must_evacuate(g, unit):
            die = g.roll("evacuation")
            fate = [*g.facts.tables.transport.evacuation.get(die, [])]
            g.note("evacuation", "6.5.3", unit=unit, die=die)
        if "stays" in fate:
            state.stuck |= 1 << unit
        else:
            g.note("sailed", "6.5.2", unit=unit, space=space, left=state.ships)
            enter(g, unit, space)
        if "loss" in fate:
            lose_step(g, unit, "6.5.3")
        halt.settle(g)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-voyage", {"unit": self.unit}


# ---- equipment left behind (6.3)


class PayTwo(Step[VictoryRoads]):
    """Two supports are laid on the headquarters, and go back into the pool afterwards (6.3.1, 6.3.2)."""

    needs = ("Abandonment",)

    left: Few = PRICE

    def decide(self, g: VictoryRoads) -> Decision | None:
        if not self.left:
            return None
        verbs = {"give": generic(g, AXIS_BOX)}
        facts = {"left": self.left}
        return Decision(AXIS, "pay-abandonment", "6.3.1", verbs, facts, always=True)

    def give(self, g: VictoryRoads, kind: Choice) -> None:
        """This one."""
        self.left -= 1
        pay(g, AXIS, AXIS_BOX, kind)

    def crumb(self, g: VictoryRoads) -> None:
        return None


class Abandonment(Step[VictoryRoads]):
    """Units in the radius of a headquarters move far, even out of contact (6.3)."""

    needs = ("AxisMovement",)

    hq: Unit
    begun: bool = False

    def _able(self, g: VictoryRoads) -> UnitSet:
        f = g.facts
        hexes = command(g, self.hq) & g.held(AXIS)
        units = g.units_in(hexes, waiting(g) & f.TROOPS[AXIS])
        return can_step(g, AXIS, mask(unit for unit in bits(units) if may_go_far(g, unit)))

    def decide(self, g: VictoryRoads) -> Decision | None:
        if not self.begun:
            return None
        able = self._able(g)
        if not able:
            return None
        return Decision(AXIS, "abandonment", "6.3.1", {"unit": able, "done": True}, {"unit": self.hq})

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This one next."""
        points = allowance(g, unit).strategic
        g.push(Move(units=1 << unit, start=g.state.where[unit], normal=NONE, strategic=points))

    def done(self, g: VictoryRoads) -> None:
        """No more."""
        self._end(g)

    def run(self, g: VictoryRoads) -> None:
        if self.begun:
            self._end(g)
            return
        self.begun = True
        g.state.stuck |= 1 << self.hq
        g.note("abandonment", "6.3.1", unit=self.hq)

    def _end(self, g: VictoryRoads) -> None:
        g.pop()
        satisfaction.take_liberty(g, "6.3.2")

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-abandonment", {"unit": self.hq}
