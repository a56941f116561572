"""The sequence of play (4)."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost.chits import PickChits, SelectChits, free_chit_due
from stavka.games.a_victory_lost.command import Activations, FreeChit, SpecialCombat
from stavka.games.a_victory_lost.counts import Phase
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import HqRemoval
from stavka.games.a_victory_lost.reinforcements import Reinforcements
from stavka.games.a_victory_lost.supply import SupplyPhase
from stavka.games.a_victory_lost.terms import AXIS, SOVIET
from stavka.games.a_victory_lost.victory import SuddenDeath
from stavka.kernel.steps import Step

PHASES: dict[str, Any] = {
    "selection": SelectChits,
    "special-combat": SpecialCombat,
    "free-chit": FreeChit,
    "activation": Activations,
    "supply": SupplyPhase,
    "axis-reinforcements": lambda: Reinforcements(side=AXIS),
    "soviet-reinforcements": lambda: Reinforcements(side=SOVIET),
    "hq-removal": HqRemoval,
    "sudden-death": SuddenDeath,
}
"""What a turn may have, by name."""

TURN = (
    "activation",
    "supply",
    "axis-reinforcements",
    "soviet-reinforcements",
    "hq-removal",
    "sudden-death",
)
"""What every turn has after its chits were chosen."""

NODES = ("set-up", *PHASES)
"""Where a position can stand."""


def phases(g: VictoryLost) -> tuple[str, ...]:
    """The phases of this turn: turn 1 has a special combat, and with an option a chit without a draw."""
    if free_chit_due(g):
        return ("special-combat", "free-chit", "selection", *TURN)
    if g.state.turn == 1:
        return ("selection", "special-combat", *TURN)
    return ("selection", *TURN)


class Turn(Step[VictoryLost]):
    """A game turn: command, supply, end of turn (4.0)."""

    after: Phase = ""
    """The phase that was begun last; empty before the first."""

    def run(self, g: VictoryLost) -> None:
        order = phases(g)
        at = order.index(self.after) + 1 if self.after in order else 0
        if at == 0:
            g.note("turn", "4.0-a", turn=g.state.turn)
        self.after = order[at] if order[at] != TURN[-1] else ""
        g.push(PHASES[order[at]]())

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-turn", {"turn": g.state.turn}


def stack(node: str) -> list[Step[Any]]:
    """The steps under way at a node of the sequence."""
    if node == "set-up":
        return [Turn(), PickChits()]
    after = node if node != TURN[-1] else ""
    return [Turn(after=after), PHASES[node]()]
