"""Advance after combat (9.6, 12.4)."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.movement import open_hexes
from stavka.games.a_victory_lost.pieces import enter
from stavka.games.a_victory_lost.stacking import room
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits
from stavka.kernel.steps import Step


class Advance(Step[VictoryLost]):
    """The attackers may enter the hex that was emptied, mechanised ones one hex beyond it (9.6)."""

    needs = ("Combat",)

    target: Space
    units: UnitSet
    stacks: tuple[UnitSet, ...] = ()
    """Headquarters, each with the attackers beside it: it may follow them (12.4)."""
    advanced: UnitSet = 0
    beyond: UnitSet = 0
    """Those that went a second hex."""
    chosen: Unit = NONE

    def decide(self, g: VictoryLost) -> Decision | None:
        side = g.activation.side
        if self.chosen != NONE:
            facts = {"unit": self.chosen, "space": self.target}
            return Decision(side, "advance", "9.6.3", {"to": self._hexes(g, self.chosen)}, facts)
        candidates = self.units
        for stack in self.stacks:
            candidates |= stack
        able = sum(1 << unit for unit in bits(candidates & ~self.advanced) if self._hexes(g, unit))
        if not able:
            return None
        return Decision(side, "advance-unit", "9.6.2", {"unit": able, "done": True}, {"space": self.target})

    def _hexes(self, g: VictoryLost, unit: Unit) -> SpaceSet:
        """Where a piece may end its advance (9.6.3, 9.6.5)."""
        f, bit = g.facts, 1 << self.target
        if f.HQS >> unit & 1:
            return room(g, unit, self._followed(g, unit))
        hexes = bit
        if f.MECHANISED >> unit & 1 and not f.unbridged[g.state.where[unit]] & bit:
            hexes |= f.land[self.target]
        return room(g, unit, hexes & open_hexes(g, unit))

    def _followed(self, g: VictoryLost, hq: Unit) -> SpaceSet:
        """The hexes to which units of its stack have gone before (12.4, A36)."""
        stack = next(stack for stack in self.stacks if stack >> hq & 1)
        hexes = g.spaces_of(stack & self.beyond)
        return hexes | 1 << self.target if stack & self.advanced else hexes

    def unit(self, g: VictoryLost, unit: Unit) -> None:
        """Advance with this one."""
        self.chosen = unit

    def to(self, g: VictoryLost, space: Space) -> None:
        """It advances there, by the hex that was attacked."""
        unit, self.chosen = self.chosen, NONE
        self.advanced |= 1 << unit
        path: tuple[Space, ...] = (self.target,)
        if space != self.target:
            self.beyond |= 1 << unit
            path = (self.target, space)
        g.note("advanced", "12.4a" if g.facts.HQS >> unit & 1 else "9.6.1", unit=unit, space=space)
        g.push(Advancing(unit=unit, path=path))

    def done(self, g: VictoryLost) -> None:
        """Nobody else advances."""
        g.pop()

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-advance", {"space": self.target}

    def why_not(self, g: VictoryLost, verb: str, target: Target) -> Refusal | None:
        """Why a piece cannot end its advance in a hex."""
        if verb != "to" or not isinstance(target, int) or self.chosen == NONE:
            return None
        f, bit = g.facts, 1 << target
        facts = {"unit": self.chosen, "space": target}
        if not (f.board.neighbours[self.target] | 1 << self.target) & bit:
            return Refusal("too-far", "9.6.3b", facts)
        if f.HQS >> self.chosen & 1:
            full = self._followed(g, self.chosen) & bit
            return Refusal("stacking", "5.0.1", facts) if full else Refusal("hq-follows", "12.4a", facts)
        if target != self.target and not f.MECHANISED >> self.chosen & 1:
            return Refusal("one-hex-only", "9.6.1b", facts)
        if not f.LAND & bit or not (f.contact[self.target] | 1 << self.target) & bit:
            return Refusal("no-hex", "9.6.3b", facts)
        if g.closed() & bit:
            return Refusal("pocket", "13.0-a", facts)
        if not open_hexes(g, self.chosen) & bit:
            return Refusal("enemy", "9.6.3b", facts)
        if not room(g, self.chosen, bit):
            return Refusal("stacking", "5.0.1", facts)
        return Refusal("river-ends-advance", "9.6.5", facts)


class Advancing(Step[VictoryLost]):
    """A piece enters the hexes of its advance one after the other."""

    needs = ("Advance",)

    unit: Unit
    path: tuple[Space, ...]

    def run(self, g: VictoryLost) -> None:
        space, *rest = self.path
        self.path = tuple(rest)
        if not rest:
            g.pop()
        enter(g, self.unit, space)

    def crumb(self, g: VictoryLost) -> None:
        return None
