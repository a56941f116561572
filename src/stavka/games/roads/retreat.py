"""Retreat after combat (8.12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stavka.games.roads.counts import Hexes
from stavka.games.roads.play import Roads
from stavka.games.roads.stacking import fits
from stavka.games.roads.terms import other
from stavka.games.roads.units import enter
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def away(g: Roads[Any], unit: Unit, origin: Space) -> SpaceSet:
    """Priority 1: hexes one farther from where the retreat began (8.12.5)."""
    f, here = g.facts, g.state.where[unit]
    far = f.distance(origin, here)
    open_to = f.contact[here] & g.ground & ~g.held(other(f.side_of[unit]))
    return mask(space for space in bits(open_to) if f.distance(origin, space) > far)


def candidates(
    g: Roads[Any], unit: Unit, origin: Space, threats: SpaceSet, goals: Iterable[Space]
) -> SpaceSet:
    """The hexes among which a retreating unit may choose, after all priorities (8.12.5).

    `threats` are the hexes to get away from with the first step, none later on; `goals` those to approach.
    """
    f, here = g.facts, g.state.where[unit]
    side = f.side_of[unit]
    found = away(g, unit, origin)
    if not found or not found & (found - 1):
        return found
    found = (
        mask(space for space in bits(found) if all(_farther(g, here, space, each) for each in bits(threats)))
        or found
    )
    found = nearer(g, here, found, goals) or found
    calm = found & ~g.beside(other(side))
    if calm:
        found = calm
    else:
        found = found & g.held(side) or found
    return mask(space for space in bits(found) if fits(g, unit, space)) or found


def _farther(g: Roads[Any], here: Space, space: Space, threat: Space) -> bool:
    return g.facts.distance(space, threat) > g.facts.distance(here, threat)


def nearer(g: Roads[Any], here: Space, hexes: SpaceSet, goals: Iterable[Space]) -> SpaceSet:
    """Priority 3: of these hexes, those nearer to the goal that is nearest now (8.12.5)."""
    f = g.facts
    far = {goal: f.distance(here, goal) for goal in goals}
    if not far:
        return 0
    nearest = [goal for goal, distance in far.items() if distance == min(far.values())]
    return mask(
        space for space in bits(hexes) if any(f.distance(space, goal) < far[goal] for goal in nearest)
    )


class Retreat(Step[Roads[Any]]):
    """All units of a side that fought retreat, one by one (8.12.3, 8.12.4)."""

    several = True

    side: Side
    pending: UnitSet
    hexes: Hexes
    threats: SpaceSet

    def decide(self, g: Roads[Any]) -> Decision | None:
        pending = g.on_map(self.pending)
        if not pending:
            return None
        return Decision(self.side, "retreat-unit", "~8.12.4", {"unit": pending}, {"hexes": self.hexes})

    def unit(self, g: Roads[Any], unit: Unit) -> None:
        """Retreat this one next."""
        self.pending &= ~(1 << unit)
        g.state.retreated |= 1 << unit
        origin = g.state.where[unit]
        g.push(RetreatUnit(unit=unit, origin=origin, left=self.hexes, threats=self.threats))

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-retreat", {"side": self.side}


class RetreatUnit(Step[Roads[Any]]):
    """One unit retreats hex by hex, and may go on until it finds room (8.12.5, 8.12.8)."""

    needs = ("Retreat",)

    unit: Unit
    origin: Space
    left: Hexes
    threats: SpaceSet
    """The hexes of enemies to get away from."""

    def _hexes(self, g: Roads[Any]) -> SpaceSet:
        if not g.on_map(1 << self.unit) or not g.movement(self.unit):
            return 0
        first = g.state.where[self.unit] == self.origin
        return g.retreat_hexes(self.unit, self.origin, self.left, self.threats, first)

    def _crowded(self, g: Roads[Any]) -> bool:
        return not self.left and not fits(g, self.unit, g.state.where[self.unit])

    def decide(self, g: Roads[Any]) -> Decision | None:
        crowded = bool(g.on_map(1 << self.unit)) and self._crowded(g)
        hexes = self._hexes(g) if self.left or crowded else 0
        if not hexes:
            return None
        facts = {"unit": self.unit, "left": self.left}
        verbs = {"to": hexes, "stop": crowded}
        return Decision(g.facts.side_of[self.unit], "retreat", "~8.12.5", verbs, facts)

    def to(self, g: Roads[Any], space: Space) -> None:
        """Retreat there."""
        self.left = max(self.left - 1, 0)
        g.note("retreated", "~8.12", unit=self.unit, space=space)
        enter(g, self.unit, space)

    def stop(self, g: Roads[Any]) -> None:
        """Stay in the crowded hex."""
        self._end(g)

    def run(self, g: Roads[Any]) -> None:
        if self.left and g.on_map(1 << self.unit):
            g.pop()
            rule = "~8.12.5" if g.movement(self.unit) else "~8.12.10"
            g.lost(self.unit, rule)
        else:
            self._end(g)

    def _end(self, g: Roads[Any]) -> None:
        g.pop()
        if g.on_map(1 << self.unit):
            g.retreated(self.unit)
            if g.facts.HQS >> self.unit & 1:
                g.hq_moved(self.unit)

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-retreat-unit", {"unit": self.unit}

    def why_not(self, g: Roads[Any], verb: str, target: Target) -> Refusal | None:
        """Why a hex is not open to the retreat."""
        if verb != "to" or not isinstance(target, int):
            return None
        f, bit, here = g.facts, 1 << target, g.state.where[self.unit]
        facts = {"unit": self.unit, "space": target}
        if not f.board.neighbours[here] & bit:
            return Refusal("not-next-to", "~8.12.6", facts)
        if not g.ground & bit:
            return Refusal("lake" if f.LAKES & bit else "out-of-play", "~8.12.7", facts)
        if g.held(other(f.side_of[self.unit])) & bit:
            return Refusal("enemy", "~7.1.7", facts)
        if f.distance(self.origin, target) <= f.distance(self.origin, here):
            return Refusal("not-away", "~8.12.5", facts)
        return Refusal("better-retreat", "~8.12.5", facts)
