"""Set-up (3): units on the symbols of their colour, as listed or as their player likes."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.setup_symbols import symbol_kind
from stavka.games.a_victory_lost.stacking import room
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, bits, lowest, mask
from stavka.kernel.steps import Step


class Deploy(Step[VictoryLost]):
    """A player puts his units on symbols of their colours; the rest is set up as listed (3.0, A1)."""

    needs = ("PickChits",)
    several = True

    side: Side
    chosen: Unit = NONE

    def decide(self, g: VictoryLost) -> Decision | None:
        if self.chosen != NONE:
            verbs = {"to": self._free(g, self.chosen)}
            return Decision(self.side, "deploy", "3.0-b", verbs, {"unit": self.chosen})
        waiting = self._waiting(g)
        if not waiting:
            return None
        return Decision(self.side, "deploy-unit", "3.0-b", {"unit": waiting, "done": True})

    def _waiting(self, g: VictoryLost) -> int:
        """Pieces that begin on the map and are not there yet."""
        f = g.facts
        return mask(unit for unit in bits(g.state.at[f.WAITING] & f.SIDE[self.side]) if f.rows[unit].start)

    def _free(self, g: VictoryLost, unit: Unit) -> SpaceSet:
        """Hexes with a symbol of its colour and kind that nobody stands on."""
        f, row = g.facts, g.facts.rows[unit]
        kind = symbol_kind(row)
        hexes = [*f.symbols[row.group, kind]]
        for placed in bits(g.on_map(f.SIDE[self.side])):
            there = f.rows[placed]
            if there.group == row.group and symbol_kind(there) == kind:
                hexes.remove(f.board.names[g.state.where[placed]])
        return room(g, unit, f.board.spaces(set(hexes)))

    def unit(self, g: VictoryLost, unit: Unit) -> None:
        """Set this one up next."""
        self.chosen = unit

    def to(self, g: VictoryLost, space: Space) -> None:
        """Set it up there."""
        unit, self.chosen = self.chosen, NONE
        g.place(unit, space)

    def done(self, g: VictoryLost) -> None:
        """Set up the rest as listed, or on whatever symbol of the kind is left."""
        f = g.facts
        g.pop()
        for unit in bits(self._waiting(g)):
            free = self._free(g, unit)
            listed = f.board.index[f.rows[unit].start]
            g.place(unit, listed if free >> listed & 1 else lowest(free))

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-deploy", {"side": self.side}
