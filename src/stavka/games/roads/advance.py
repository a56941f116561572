"""Advance after combat (8.8.3, 8.13) and exploitation markers (8.14)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Level
from stavka.games.roads.play import Roads
from stavka.games.roads.stacking import fits
from stavka.games.roads.terms import HALVES
from stavka.games.roads.units import enter
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


class Advance(Step[Roads[Any]]):
    """The attackers may enter the hex that was emptied, as many as fit (8.8.3, 8.13.2)."""

    several = True

    side: Side
    target: Space
    units: UnitSet

    def _able(self, g: Roads[Any]) -> UnitSet:
        waiting = g.on_map(self.units) & ~g.state.at[self.target]
        return mask(
            unit for unit in bits(waiting) if fits(g, unit, self.target) and g.may_advance(unit, self.target)
        )

    def decide(self, g: Roads[Any]) -> Decision | None:
        able = self._able(g)
        if not able:
            return None
        owed = g.must_advance(self.target) and not g.held(self.side) >> self.target & 1
        verbs = {"advance": able, "done": not owed}
        return Decision(self.side, "advance", "~8.13.2", verbs, {"space": self.target})

    def advance(self, g: Roads[Any], unit: Unit) -> None:
        """This one advances."""
        g.note("advanced", "~8.13.2", unit=unit, space=self.target)
        enter(g, unit, self.target)

    def done(self, g: Roads[Any]) -> None:
        """Nobody else."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-advance", {"space": self.target}


class DefendersAdvance(Step[Roads[Any]]):
    """Defenders may enter the hexes that all attackers have left (8.13.1)."""

    needs = ("Combat",)
    several = True

    side: Side
    hexes: SpaceSet
    units: UnitSet
    chosen: Unit = NONE

    def _hexes(self, g: Roads[Any], unit: Unit) -> SpaceSet:
        near = g.facts.contact[g.state.where[unit]] & self.hexes & g.ground
        return mask(space for space in bits(near) if fits(g, unit, space) and g.may_advance(unit, space))

    def decide(self, g: Roads[Any]) -> Decision | None:
        if self.chosen != NONE:
            verbs = {"to": self._hexes(g, self.chosen)}
            return Decision(self.side, "advance-to", "~8.13.1", verbs, {"unit": self.chosen})
        able = mask(unit for unit in bits(g.on_map(self.units)) if g.movement(unit) and self._hexes(g, unit))
        if not able:
            return None
        return Decision(self.side, "defenders-advance", "~8.13.1", {"advance": able, "done": True})

    def advance(self, g: Roads[Any], unit: Unit) -> None:
        """This one advances."""
        self.chosen = unit

    def to(self, g: Roads[Any], space: Space) -> None:
        """It goes there."""
        unit, self.chosen = self.chosen, NONE
        self.units &= ~(1 << unit)
        g.note("advanced", "~8.13.1", unit=unit, space=space)
        enter(g, unit, space)
        if g.facts.HQS >> unit & 1:
            g.hq_moved(unit)

    def done(self, g: Roads[Any]) -> None:
        """Nobody else."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-defenders-advance", {}


class Exploit(Step[Roads[Any]]):
    """The attacker puts exploitation markers on units that fought (8.14)."""

    needs = ("Combat",)
    several = True

    side: Side
    units: UnitSet
    level: Level
    armoured: bool
    whole: UnitSet = 0
    """Elements of divisions that took part with all they had on the map (1.1.5)."""
    marked: UnitSet = 0

    def _cost(self, g: Roads[Any], units: UnitSet) -> int:
        """What some units take of the allowance, in halves (8.14.3, 1.1.5)."""
        f = g.facts
        total = 0
        if self.armoured:
            for elements in f.divisions.values():
                if units & elements & self.whole:
                    total += 1
            units &= ~self.whole
        for unit in bits(units):
            total += 1 if self.armoured and g.armour() >> unit & 1 else HALVES
        return total

    def _able(self, g: Roads[Any]) -> UnitSet:
        return mask(
            unit
            for unit in bits(g.on_map(self.units) & ~self.marked)
            if self._cost(g, self.marked | 1 << unit) <= HALVES * self.level
        )

    def decide(self, g: Roads[Any]) -> Decision | None:
        able = self._able(g)
        if not able:
            return None
        left = HALVES * self.level - self._cost(g, self.marked)
        facts = {"left": left, "level": self.level}
        return Decision(self.side, "exploit", "~8.14.1", {"mark": able, "done": True}, facts)

    def mark(self, g: Roads[Any], unit: Unit) -> None:
        """This one may exploit."""
        self.marked |= 1 << unit
        g.state.exploiting |= 1 << unit
        g.note("exploits", "~8.14.1", unit=unit)

    def done(self, g: Roads[Any]) -> None:
        """Nobody else."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-exploit", {}
