"""Reaction, the tactical result R: a unit near by moves (table of results)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Radius
from stavka.games.roads.march import ends, ways_shown
from stavka.games.roads.movement import Left, Reach, can_step, exploitation_pace
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import other
from stavka.games.roads.units import enter
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step
from stavka.kernel.views import Hint


class React(Step[Roads[Any]]):
    """The defender may move one unit that is not beside an enemy, by half its allowance."""

    needs = ("Combat",)
    several = True

    side: Side
    target: Space
    armoured: bool = False
    """A German armoured division only (14.1)."""
    german: bool = False
    """A German unit only, and into the attacked hex if it likes."""
    within: Radius = NONE
    """How near it must be, where not as the result says."""
    spent: UnitSet = 0
    """Who has reacted to this combat already: two results move two units (14.1)."""
    chosen: Unit = NONE

    def _able(self, g: Roads[Any]) -> UnitSet:
        f = g.facts
        radius = f.tables.combat.reaction_range if self.within == NONE else self.within
        near = f.disc(self.target, radius) & ~g.beside(other(self.side))
        units = g.units_in(near & g.held(self.side), g.may_react(self.side))
        if self.armoured:
            units &= g.rescuers()
        if self.german:
            units &= g.interveners()
        units &= ~self.spent
        return mask(unit for unit in bits(can_step(g, self.side, units)) if self._hexes(g, unit))

    def _reach(self, g: Roads[Any], unit: Unit) -> Reach:
        # A reaction has no right to one hex whatever it costs: that is for phases of movement (7.1.8).
        return Reach(g, unit, Left(exploitation_pace(g, unit)), begun=not g.hexwise(unit))

    def _hexes(self, g: Roads[Any], unit: Unit) -> SpaceSet:
        hexes = self._reach(g, unit).hexes()
        if not self.german:
            hexes &= ~(1 << self.target)
        return ends(g, 1 << unit, hexes)

    def decide(self, g: Roads[Any]) -> Decision | None:
        facts: dict[str, Any] = {"space": self.target}
        if self.chosen != NONE:
            verbs = {"to": self._hexes(g, self.chosen)}
            facts["unit"] = self.chosen
            return Decision(self.side, "react", "crt-R", verbs, facts, always=True)
        able = self._able(g)
        if not able:
            return None
        return Decision(self.side, "react-unit", "crt-R", {"unit": able, "done": True}, facts)

    def unit(self, g: Roads[Any], unit: Unit) -> None:
        """This one reacts."""
        self.chosen = unit

    def to(self, g: Roads[Any], space: Space) -> None:
        """It moves there."""
        unit = self.chosen
        path = self._reach(g, unit).path(space)
        g.pop()
        g.note("reacted", "crt-R", unit=unit, space=space)
        for waiting in g.state.stack:
            if isinstance(waiting, React):
                waiting.spent |= 1 << unit
        for step in path:
            enter(g, unit, step)
        if g.facts.HQS >> unit & 1:
            g.hq_moved(unit)

    def done(self, g: Roads[Any]) -> None:
        """Nobody reacts."""
        g.pop()

    def hints(self, g: Roads[Any]) -> dict[str, Hint]:
        """The price of each hex in reach and the way there."""
        if self.chosen == NONE:
            return {}
        return ways_shown(g, self._reach(g, self.chosen), self._hexes(g, self.chosen))

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-react", {"side": self.side}
