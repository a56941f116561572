"""Moving units (7.1, 4.1.3, 4.2.3): which goes next, and where."""

from __future__ import annotations

from typing import Any

from stavka.games.race_for_berlin.control import relocate
from stavka.games.race_for_berlin.counts import Halves, Index
from stavka.games.race_for_berlin.duties import (
    called_up,
    duty,
    held_up,
    mates_due,
    next_to_soviets,
    pressing,
    wishes,
)
from stavka.games.race_for_berlin.exchange import exits, open_ends, relieved
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.movement import (
    may_end,
    movement_points,
    next_door,
    own_markers,
    terms,
    westward_floor,
)
from stavka.games.race_for_berlin.stacking import crowded, full
from stavka.games.race_for_berlin.terms import SOVIET, other
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, union
from stavka.kernel.paths import Costs, reach, way
from stavka.kernel.steps import Step
from stavka.kernel.views import Hint


class Move(Step[Berlin]):
    """Where a moving unit goes with the points it has left (7.1)."""

    unit: Unit
    points: Halves
    """In halves; a unit that has none may still make a first step (7.1.3)."""
    begun: bool = False
    floor: Index = NONE
    """The lowest zone index that may be entered, after a failed test (7.2.2)."""
    dry: bool = False
    """Rivers do not count (event 2)."""
    free: bool = False
    """The one-zone move of the end of turn, which no Berlin zone is open to (5.1)."""
    waiting: UnitSet = 0
    """Those of its force that have such a move to make after it: they may make room for it (6.1.1)."""
    wishes: tuple[SpaceSet, ...] = ()
    """Where the unit must end, as far as it can, the most pressing first."""

    def decide(self, g: Berlin) -> Decision:
        here = g.state.where[self.unit]
        zones, stop = self._zones(g), True
        if self.free:
            zones = open_ends(g, self.unit, exits(g, self.unit) & zones, self.waiting)
            packed = crowded(g, g.facts.nation_of[self.unit]) >> here & 1
            stop = not packed or relieved(g, here, self.waiting)
        else:
            zones = may_end(g, self.unit, here, zones)
        if self.wishes:
            good = self._granted(zones | 1 << here)
            stop = bool(good >> here & 1)
            zones = self._leading_to(g, zones, good)
        return Decision(
            g.facts.camp_of[self.unit],
            "move-free" if self.free else "move",
            "5.1" if self.free else "7.1.1",
            {"to": zones, "stop": stop},
            {"unit": self.unit, "points": self.points, "space": here},
        )

    def _reach(self, g: Berlin, avoid: SpaceSet = 0) -> tuple[Costs, SpaceSet, list[SpaceSet]]:
        """The terms of the move with some zones left out, and what can be reached at each cost."""
        costs, halt = terms(g, self.unit, self.floor, self.dry)
        if self.free:
            avoid |= g.facts.BERLIN
        if avoid:
            costs = [
                (layer, tuple((price, enter & ~avoid) for price, enter in prices), leave)
                for layer, prices, leave in costs
            ]
        return costs, halt, reach(1 << g.state.where[self.unit], self.points, costs, halt)

    def _zones(self, g: Berlin) -> SpaceSet:
        """All zones within the points, or next door to a unit that has not moved (7.1.3)."""
        costs, _, by_cost = self._reach(g)
        return union(by_cost) | (0 if self.begun else next_door(costs, g.state.where[self.unit]))

    def _granted(self, possible: SpaceSet) -> SpaceSet:
        """The ends that fulfil what can be fulfilled of the wishes."""
        good = possible
        for wish in self.wishes:
            if good & wish:
                good &= wish
        return good

    def _leading_to(self, g: Berlin, zones: SpaceSet, good: SpaceSet) -> SpaceSet:
        """Of the zones in reach, those where the unit may end or can still get where it must."""
        costs, halt = terms(g, self.unit, self.floor, self.dry)
        found = zones & good
        for zone in bits(zones & ~good & ~halt):
            left = self.points - self._way(g, zone)[1]
            if may_end(g, self.unit, zone, union(reach(1 << zone, left, costs, halt)) & good):
                found |= 1 << zone
        return found

    def _way(self, g: Berlin, zone: Space) -> tuple[list[Space], int]:
        """The cheapest way to a zone and its price; round its player's own markers if it can (7.3.4, R45).

        Who would rather pass through them, to save points, goes there first.
        """
        for avoid in (own_markers(g, self.unit) & ~(1 << zone), 0):
            costs, halt, by_cost = self._reach(g, avoid)
            for cost, spaces in enumerate(by_cost):
                if spaces >> zone & 1:
                    return way(by_cost, costs, zone, halt), cost
            if not self.begun and next_door(costs, g.state.where[self.unit]) >> zone & 1:
                break
        return [zone], self.points  # the minimum move takes all (7.1.3)

    def to(self, g: Berlin, zone: Space) -> None:
        """Go there, entering each zone of the way (R45)."""
        path, cost = self._way(g, zone)
        _, halt = terms(g, self.unit, self.floor, self.dry)
        self.begun = True
        self.points = 0 if halt >> zone & 1 else self.points - cost
        for step in path:
            relocate(g, self.unit, step)
        g.note("moved", "5.1" if self.free else "7.1.1", unit=self.unit, space=zone)

    def stop(self, g: Berlin) -> None:
        """End the move here."""
        impulse = g.state.impulse
        if impulse is not None and impulse.close_in and next_to_soviets(g) >> g.state.where[self.unit] & 1:
            impulse.obeyed |= 1 << self.unit
        g.pop()

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-move", {"unit": self.unit}

    def hints(self, g: Berlin) -> dict[str, Hint]:
        """The price of each zone in reach and the way that the unit would take."""
        names = g.facts.board.names
        targets = self.decide(g).verbs["to"]
        assert isinstance(targets, int)
        ways = {zone: self._way(g, zone) for zone in bits(targets)}
        return {
            names[zone]: Hint(movement_points(cost), [names[step] for step in path])
            for zone, (path, cost) in ways.items()
        }

    def why_not(self, g: Berlin, verb: str, target: Target) -> Refusal | None:
        """Why a zone cannot be the end of this leg."""
        if verb != "to" or not isinstance(target, int):
            return None
        f, state = g.facts, g.state
        bit, nation, camp = 1 << target, f.nation_of[self.unit], f.camp_of[self.unit]
        facts = {"unit": self.unit, "space": target}
        if not f.board.on_map & bit:
            return Refusal("no-zone", "7.1.1", facts)
        if state.american & bit:
            return Refusal("american", "2.2.3", facts)
        if self.free and f.BERLIN & bit:
            return Refusal("berlin-free", "5.1b", facts)
        if g.enemies(nation) & bit and not f.BERLIN & bit:
            return Refusal("enemy", "4.2.1", facts)
        if nation == SOVIET:
            if state.held[other(camp)] & bit:
                return Refusal("other-camp", "7.3.3", facts)
            if not f.SECTOR[camp] & bit:
                return Refusal("boundary", "7.3.2", facts)
        else:
            if f.EAST & bit:
                return Refusal("oder-neisse", "7.2.1", facts)
            if self.floor >= 0 and f.index[target] < self.floor:
                return Refusal("westward", "7.2.2", facts)
            here = state.where[self.unit]
            if g.soviet_berlin() & bit and not f.BERLIN >> here & 1:
                return Refusal("berlin-contested", "7.4.1", facts)
            if g.soviet_berlin() >> here & 1 and not f.BERLIN & bit:
                return Refusal("berlin-held", "7.4.2", facts)
        if full(g, nation) & bit:
            return Refusal("stacking", "6.1.2", facts)
        if self.wishes and self._zones(g) & bit:
            return Refusal("duty", duty(g, self.unit), facts)
        return Refusal("too-far", "7.1.1", facts)


class MoveUnits(Step[Berlin]):
    """The units of an impulse that move, in their player's order (4.1.3), or the reserve (4.2.3)."""

    on = ("Impulse",)

    needs = ("Impulse",)

    half: bool = False

    def decide(self, g: Berlin) -> Decision | None:
        pending = self._pending(g)
        if not pending:
            return None
        next_ones = called_up(g) or mates_due(g, pending) or pending & ~held_up(g, pending) or pending
        prompt, rule = ("reserve-unit", "4.2.3b") if self.half else ("move-unit", "4.1.3b")
        free = self.half or not pending & pressing(g, pending)
        return Decision(g.impulse.camp, prompt, rule, {"unit": next_ones, "done": free})

    def _pending(self, g: Berlin) -> UnitSet:
        """The units that have not moved yet; a reserve out of supply has nothing to move with (4.2.3)."""
        impulse = g.impulse
        if not self.half:
            return impulse.movers & ~impulse.moved
        reserves = impulse.reserves | impulse.rush & impulse.fighters
        return g.on_map(reserves & ~impulse.reserve_moved & ~g.state.unsupplied)

    def unit(self, g: Berlin, unit: Unit) -> None:
        """Move this one next."""
        f, impulse, bit = g.facts, g.impulse, 1 << unit
        points = f.points(unit) // 2 if self.half else f.points(unit)
        if g.state.unsupplied & bit:
            points = 0  # one zone at the most (3.1.3)
        floor = westward_floor(g, unit)
        pending = self._pending(g)
        wanted = () if self.half else wishes(g, unit, pending)
        if self.half:
            impulse.reserve_moved |= bit
        else:
            impulse.moved |= bit
        dry = bool(impulse.dry & bit)
        g.push(Move(unit=unit, points=points, floor=floor, dry=dry, wishes=wanted))

    def done(self, g: Berlin) -> None:
        """Leave the others where they are."""
        g.pop()

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return ("step-reserve" if self.half else "step-movement"), {}
