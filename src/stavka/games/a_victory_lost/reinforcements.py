"""Reinforcements (11): by rail, or into the two boxes."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost import headquarters
from stavka.games.a_victory_lost.chits import receive
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.pieces import eliminate, enter
from stavka.games.a_victory_lost.stacking import room
from stavka.games.a_victory_lost.terms import AXIS, BOXES, EARLY_MANSTEIN, other
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.paths import trace
from stavka.kernel.steps import Step


def rail_hexes(g: VictoryLost, side: int) -> SpaceSet:
    """Hexes joined by rail to a source of the side, clear of enemies and their zones (11.1.1, A46)."""
    f, enemy = g.facts, other(side)
    clear = f.LAND & ~g.closed() & ~g.pieces(enemy) & ~g.zones(enemy)
    return trace(f.SOURCES[side] & clear, clear, f.rail)


class Reinforcements(Step[VictoryLost]):
    """A side receives the pieces and chits of the turn, and places them (11.1, 11.2)."""

    on = ("Turn",)

    side: Side
    begun: bool = False
    pending: UnitSet = 0
    chosen: Unit = NONE

    def decide(self, g: VictoryLost) -> Decision | None:
        if not self.pending:
            return None
        hexes = rail_hexes(g, self.side)
        if self.chosen != NONE:
            verbs = {"to": room(g, self.chosen, hexes)}
            return Decision(self.side, "place", "11.1.1", verbs, {"unit": self.chosen})
        able = mask(unit for unit in bits(self.pending) if room(g, unit, hexes))
        if not able:
            return None
        return Decision(self.side, "place-unit", "11.1.1", {"unit": able})

    def unit(self, g: VictoryLost, unit: Unit) -> None:
        """Place this one next."""
        self.chosen = unit

    def to(self, g: VictoryLost, space: Space) -> None:
        """Place it there; it takes a city of the enemy (11.1.1)."""
        unit, self.chosen = self.chosen, NONE
        self.pending &= ~(1 << unit)
        g.state.due[unit] = 0
        g.state.returning &= ~(1 << unit)
        g.note("placed", "11.1.1b", unit=unit, space=space)
        self._chit(g, unit)
        enter(g, unit, space)

    def _chit(self, g: VictoryLost, hq: Unit) -> None:
        """The chit of an Axis headquarters comes with it, unless he has it already (11.1.2, 11.2.1, A50)."""
        f, state = g.facts, g.state
        chit = f.chit_of.get(hq, "")
        held = (*state.inactive[AXIS], *state.played[AXIS])
        if chit and f.side_of[hq] == AXIS and chit not in held:
            receive(g, (chit,), "11.1.2a")

    def run(self, g: VictoryLost) -> None:
        if not self.begun:
            self._begin(g)
            return
        g.pop()
        for unit in bits(self.pending):  # no hex is open to them (11.1.3)
            if g.facts.HQS >> unit & 1:
                headquarters.remove(g, unit, "11.1.3")
            else:
                eliminate(g, unit, "11.1.3")

    def _begin(self, g: VictoryLost) -> None:
        f, state = g.facts, g.state
        self.begun = True
        if self.side == AXIS and not g.chosen(EARLY_MANSTEIN):
            receive(g, tuple(f.turns[state.turn].manstein), "11.1.2b")
        arriving = mask(
            unit for unit in bits(state.at[f.WAITING] & f.SIDE[self.side]) if state.due[unit] == state.turn
        )
        for unit in bits(arriving):
            by = f.rows[unit].by
            # A headquarters that comes back from elsewhere comes by rail (12.7, A50).
            if by in BOXES and not state.returning >> unit & 1:
                g.place(unit, f.board.index[by])
                g.note("boxed", "11.2.1a", unit=unit, box=by)
                self._chit(g, unit)
            else:
                self.pending |= 1 << unit

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-reinforcements", {"side": self.side}

    def why_not(self, g: VictoryLost, verb: str, target: Target) -> Refusal | None:
        """Why a piece cannot be placed in a hex."""
        if verb != "to" or not isinstance(target, int):
            return None
        f, bit, enemy = g.facts, 1 << target, other(self.side)
        facts = {"unit": self.chosen, "space": target}
        if not f.RAILS & bit:
            return Refusal("no-rail", "11.1.1b", facts)
        if g.closed() & bit:
            return Refusal("pocket", "13.0-a", facts)
        if g.pieces(enemy) & bit:
            return Refusal("enemy", "5.0.2", facts)
        if g.zones(enemy) & bit:
            return Refusal("enemy-zone", "11.1.1e", facts)
        if not rail_hexes(g, self.side) & bit:
            return Refusal("rail-cut", "11.1.1c", facts)
        return Refusal("stacking", "5.0.1", facts)
