"""The strategic reserve (13): units leave it for the front."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import fed, supplied_hqs
from stavka.games.roads.counts import Few
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import other
from stavka.games.roads.units import enter
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def feeds_there(g: Roads[Any], unit: Unit, spaces: SpaceSet) -> SpaceSet:
    """Of these hexes, those where a unit from the reserve would be in supply (13.1.1)."""
    side, found = g.facts.side_of[unit], 0
    for space in bits(spaces):
        g.place(unit, space)
        if fed(g, side, supplied_hqs(g, side), 1 << unit)[0]:
            found |= 1 << space
        g.place(unit, g.facts.RESERVE)
    return found


class Release(Step[Roads[Any]]):
    """Units leave the reserve for some hexes, in supply and not beside enemies (13.1.1, 13.1.2)."""

    several = True

    side: Side
    left: Few
    near: SpaceSet
    chosen: Unit = NONE

    def _hexes(self, g: Roads[Any], unit: Unit) -> SpaceSet:
        enemy = other(self.side)
        return g.supplied_there(unit, self.near & g.ground & ~g.held(enemy) & ~g.beside(enemy))

    def _able(self, g: Roads[Any]) -> UnitSet:
        reserve = g.state.at[g.facts.RESERVE] & g.facts.TROOPS[self.side]
        return mask(
            unit
            for unit in bits(reserve)
            if g.release_cost(unit) <= self.left and g.may_release(unit) and self._hexes(g, unit)
        )

    def decide(self, g: Roads[Any]) -> Decision | None:
        if self.chosen != NONE:
            verbs = {"to": self._hexes(g, self.chosen)}
            return Decision(self.side, "release-place", "~13.1.1f", verbs, {"unit": self.chosen}, always=True)
        able = self._able(g)
        if not able:
            return None
        verbs = {"unit": able, "done": True}
        return Decision(self.side, "release", "~13.1.1", verbs, {"left": self.left})

    def unit(self, g: Roads[Any], unit: Unit) -> None:
        """This one."""
        self.chosen = unit

    def to(self, g: Roads[Any], space: Space) -> None:
        """It appears here."""
        unit, self.chosen = self.chosen, NONE
        self.left -= g.release_cost(unit)
        g.note("from-reserve", "~13.1.1", unit=unit, space=space)
        enter(g, unit, space)

    def done(self, g: Roads[Any]) -> None:
        """No more."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-release", {}
