"""The supply phase (4): pontoons, headquarters, then units."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import Few, can_feed, fed, supplied_hqs
from stavka.games.roads.play import Roads
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, Stage, Unit, UnitSet, bits, mask, union
from stavka.kernel.steps import Step


class SupplyPhase(Step[Roads[Any]]):
    """The phasing player checks his headquarters, then his units (4)."""

    side: Side
    stage: Stage = 0
    aiming: Unit = NONE
    """The headquarters whose pontoon is being laid."""

    def decide(self, g: Roads[Any]) -> Decision | None:
        if self.aiming != NONE:
            sides = g.facts.WATER[g.state.where[self.aiming]] & g.area
            facts = {"unit": self.aiming}
            return Decision(self.side, "pontoon-side", "~4.1.3", {"to": sides}, facts)
        laid = self._laid(g)
        if self.stage == 1 and laid:
            return Decision(self.side, "pontoons-lift", "~4.1.4", {"lift": laid, "done": True})
        if self.stage == 3 and self._able(g):
            return Decision(self.side, "pontoons", "~4.1.3", {"pontoon": self._able(g), "done": True})
        return None

    def _laid(self, g: Roads[Any]) -> UnitSet:
        hqs = g.on_map(g.facts.HQ[self.side])
        return mask(unit for unit in bits(hqs) if g.state.pontoon[unit] != NONE)

    def _able(self, g: Roads[Any]) -> UnitSet:
        """Headquarters in supply beside a watercourse (4.1.3)."""
        f = g.facts
        hqs = supplied_hqs(g, self.side) & ~self._laid(g)
        return mask(unit for unit in bits(hqs) if f.WATER.get(g.state.where[unit], 0) & g.area)

    def lift(self, g: Roads[Any], unit: Unit) -> None:
        """Take up the pontoon."""
        g.state.pontoon[unit] = NONE
        g.note("pontoon-lifted", "~4.1.4", unit=unit)

    def pontoon(self, g: Roads[Any], unit: Unit) -> None:
        """Lay a pontoon with this headquarters."""
        self.aiming = unit

    def to(self, g: Roads[Any], space: Space) -> None:
        """It leads there."""
        unit, self.aiming = self.aiming, NONE
        g.state.pontoon[unit] = space
        g.note("pontoon-laid", "~4.1.3", unit=unit, space=space)

    def done(self, g: Roads[Any]) -> None:
        """Leave the others as they are."""
        self.run(g)

    def run(self, g: Roads[Any]) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                g.before_supply(self.side)
            case 2:
                self._check_hqs(g)
            case 4:
                self._check_units(g)
            case 5:
                g.pop()

    def _check_hqs(self, g: Roads[Any]) -> None:
        """Headquarters without a line leave the map until the reinforcement phase (4.1.2)."""
        for hq in bits(g.on_map(g.facts.HQ[self.side]) & ~supplied_hqs(g, self.side)):
            g.note("hq-cut-off", "~4.1.2", unit=hq, space=g.state.where[hq])
            g.state.pontoon[hq] = NONE
            g.place(hq, g.facts.RETURNING)
            g.hq_moved(hq)

    def _check_units(self, g: Roads[Any]) -> None:
        units = g.on_map(g.facts.TROOPS[self.side])
        found, few = fed(g, self.side, supplied_hqs(g, self.side), units)
        before = g.state.oos & units
        g.state.oos = (g.state.oos & ~units) | (units & ~found)
        g.push(AfterSupply(side=self.side, before=before))
        if few:
            g.push(Guests(side=self.side, few=tuple(few)))

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-supply-phase", {"side": self.side}


class Guests(Step[Roads[Any]]):
    """Allied headquarters feed a few units of other nations: their player picks them (4.3.1)."""

    needs = ("AfterSupply",)
    several = True

    side: Side
    few: tuple[UnitSet, ...]
    chosen: UnitSet = 0

    def _able(self, g: Roads[Any]) -> UnitSet:
        few: Few = list(self.few)
        waiting = union(few) & ~self.chosen
        return mask(unit for unit in bits(waiting) if can_feed(g, few, self.chosen | 1 << unit))

    def _enough(self, g: Roads[Any]) -> bool:
        """Whether there is no need to pick."""
        return can_feed(g, list(self.few), union(self.few))

    def decide(self, g: Roads[Any]) -> Decision | None:
        if self._enough(g):
            return None
        able = self._able(g)
        return Decision(self.side, "guests", "~4.3.1", {"unit": able}) if able else None

    def unit(self, g: Roads[Any], unit: Unit) -> None:
        """Feed this one."""
        self.chosen |= 1 << unit

    def run(self, g: Roads[Any]) -> None:
        g.pop()
        g.state.oos &= ~(union(self.few) if self._enough(g) else self.chosen)

    def crumb(self, g: Roads[Any]) -> None:
        return None


class AfterSupply(Step[Roads[Any]]):
    """What follows when all units of a side have been checked."""

    needs = ("SupplyPhase",)

    side: Side
    before: UnitSet

    def run(self, g: Roads[Any]) -> None:
        g.pop()
        units = g.on_map(g.facts.TROOPS[self.side]) & g.state.oos
        if units:
            g.note("out-of-supply", "~4.4.1", side=self.side, units=units)
        g.after_supply(self.side, self.before)

    def crumb(self, g: Roads[Any]) -> None:
        return None
