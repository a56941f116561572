"""The sequence of play (1)."""

from __future__ import annotations

from typing import Any

from stavka.games.race_for_berlin.americans import AmericanAdvance
from stavka.games.race_for_berlin.counts import Phase
from stavka.games.race_for_berlin.end_of_turn import CleanUp, EndTest, FreeMoves
from stavka.games.race_for_berlin.events import DrawEvents
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.logistics import Replacements, Supply
from stavka.games.race_for_berlin.operations import Operations
from stavka.games.race_for_berlin.orders import HitlersOrders
from stavka.games.race_for_berlin.reinforcements import Reinforcements
from stavka.games.race_for_berlin.terms import IMPULSES, KONEV, ZHUKOV
from stavka.kernel.steps import Step

PHASES: tuple[tuple[str, Any], ...] = (
    ("A.1", Reinforcements),
    ("A.2", AmericanAdvance),
    ("A.3", HitlersOrders),
    ("A.4", DrawEvents),
    ("B.1", Supply),
    ("B.2", lambda: Replacements(camp=ZHUKOV)),
    ("B.2-konev", lambda: Replacements(camp=KONEV)),
    ("C", Operations),
    ("D.1", lambda: FreeMoves(impulse=0)),
    ("D.2", EndTest),
    ("D.3", CleanUp),
)
"""A turn, phase by phase. Where two players act in turn, each has an entry."""

NODES = (*(name for name, _ in PHASES), *(f"C.{n}" for n in range(1, 6)))
"""Where a position can stand: a phase, an impulse (C.1 to C.4) or the end test (C.5)."""


class Turn(Step[Berlin]):
    """A game turn: phases A, B, C, D in order (1)."""

    phase: Phase = 0

    def run(self, g: Berlin) -> None:
        if self.phase == len(PHASES):
            self.phase = 0
        if self.phase == 0:
            g.note("turn", "1", turn=g.state.turn)
        self.phase += 1
        g.push(PHASES[self.phase - 1][1]())

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-turn", {"turn": g.state.turn}


def stack(node: str) -> list[Step[Any]]:
    """The steps under way at a node of the sequence."""
    names = [name for name, _ in PHASES]
    if node in names:
        return [Turn(phase=names.index(node))]
    impulse = int(node.removeprefix("C.")) - 1
    assert 0 <= impulse <= len(IMPULSES)
    return [Turn(phase=names.index("C") + 1), Operations(impulse=impulse, begun=True)]
