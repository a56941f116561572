"""Reinforcements, replacements, withdrawals and upgrades that both games have (17, 18)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import command, supplied_hqs
from stavka.games.roads.counts import Few
from stavka.games.roads.march import RailMove, rail_reach
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import other
from stavka.games.roads.units import enter
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def safe(g: Roads[Any], side: int, spaces: SpaceSet) -> SpaceSet:
    """Of these hexes, those without enemies."""
    return spaces & g.ground & ~g.held(other(side))


class Returning(Step[Roads[Any]]):
    """Headquarters that were taken off for want of supply come back (4.1.2)."""

    several = True

    side: Side
    chosen: Unit = NONE

    def _hexes(self, g: Roads[Any], hq: Unit) -> SpaceSet:
        hexes = safe(g, self.side, g.hq_returns(hq))
        return mask(space for space in bits(hexes) if not g.state.at[space] & g.facts.HQ[self.side])

    def decide(self, g: Roads[Any]) -> Decision | None:
        f = g.facts
        if self.chosen != NONE:
            verbs = {"to": self._hexes(g, self.chosen)}
            return Decision(self.side, "hq-returns", "~4.1.2", verbs, {"unit": self.chosen})
        cut_off = g.state.at[f.RETURNING] & f.HQ[self.side]
        hqs = mask(hq for hq in bits(cut_off) if self._hexes(g, hq))
        if not hqs:
            return None
        return Decision(self.side, "hq-back", "~4.1.2", {"unit": hqs})

    def unit(self, g: Roads[Any], unit: Unit) -> None:
        """This one."""
        self.chosen = unit

    def to(self, g: Roads[Any], space: Space) -> None:
        """It comes back here."""
        unit, self.chosen = self.chosen, NONE
        g.note("hq-returned", "~4.1.2", unit=unit, space=space)
        enter(g, unit, space)

    def crumb(self, g: Roads[Any]) -> None:
        return None


class SendOn(Step[Roads[Any]]):
    """A reinforcement may go on by rail in the same phase (7.3.5, 17.2.2)."""

    several = True

    unit: Unit

    def decide(self, g: Roads[Any]) -> Decision | None:
        if g.state.rail < g.rail_cost(self.unit) or not g.may_go_on(self.unit):
            return None
        if not rail_reach(g, self.unit):
            return None
        verbs = {"go": True, "done": True}
        side = g.facts.side_of[self.unit]
        return Decision(side, "send-on", "~17.2.2", verbs, {"unit": self.unit})

    def go(self, g: Roads[Any]) -> None:
        """By rail."""
        g.pop()
        g.push(RailMove(unit=self.unit))

    def done(self, g: Roads[Any]) -> None:
        """It stays."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> None:
        return None


def may_receive(g: Roads[Any], side: int) -> UnitSet:
    """Units on the map that can be made whole: supplied, commanded, not beside an enemy (17.3.14)."""
    f, state = g.facts, g.state
    units = g.on_map(f.TROOPS[side]) & ~state.oos
    commanded = 0
    for hq in bits(supplied_hqs(g, side)):
        commanded |= g.units_in(command(g, hq), units & (g.feeds(hq) | g.feeds_some(hq)))
    return commanded & ~g.units_in(g.beside(other(side)), units)


def upgrade(g: Roads[Any], old: Unit, new: Unit) -> None:
    """A counter takes the place of another, whatever its state (18.2.1)."""
    f, state = g.facts, g.state
    bit, fresh = 1 << old, 1 << new
    space = state.where[old]
    if space in (f.WITHDRAWN, f.WAITING):
        return
    for name in ("reduced", "oos", "exploiting"):
        units = getattr(state, name)
        if units & bit and not (name == "reduced" and f.ONE_STEP & fresh):
            setattr(state, name, units & ~bit | fresh)
    state.pontoon[new], state.pontoon[old] = state.pontoon[old], NONE
    g.follow(old, new)
    g.place(old, f.WITHDRAWN)
    g.place(new, space)
    g.note("upgraded", "~18.2.1", victim=old, unit=new)


def withdraw(g: Roads[Any], unit: Unit) -> None:
    """A unit leaves for good (1.3.4)."""
    g.forget(unit)
    g.place(unit, g.facts.WITHDRAWN)
    g.note("withdrawn", "~18.1.1", unit=unit)


class Withdraw(Step[Roads[Any]]):
    """A player withdraws divisions; who cannot loses his replacement points for good (18.1)."""

    several = True

    side: Side
    units: UnitSet
    left: Few

    def decide(self, g: Roads[Any]) -> Decision | None:
        units = g.may_withdraw(self.units & ~g.state.at[g.facts.WITHDRAWN])
        if not self.left or not units:
            return None
        return Decision(self.side, "withdraw", "~18.1.1", {"withdraw": units}, {"left": self.left})

    def withdraw(self, g: Roads[Any], unit: Unit) -> None:
        """This one."""
        self.left -= 1
        withdraw(g, unit)

    def run(self, g: Roads[Any]) -> None:
        g.pop()
        if self.left and self.side not in g.state.no_replacements:
            g.state.no_replacements = (*g.state.no_replacements, self.side)
            g.note("no-more-replacements", "~18.1.2b", side=self.side)

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-withdraw", {"side": self.side}
