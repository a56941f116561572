"""The supply phase (10): who is supplied, who is isolated, headquarters that go to the rear."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import lift
from stavka.games.a_victory_lost.supply_lines import cut_off
from stavka.games.a_victory_lost.terms import AXIS, SOVIET
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Unit
from stavka.kernel.steps import Step


class SupplyPhase(Step[VictoryLost]):
    """Both sides' pieces are judged on the same position; cut off twice running is isolated (10.1, A65)."""

    on = ("Turn",)

    def run(self, g: VictoryLost) -> None:
        g.pop()
        state = g.state
        cut = cut_off(g, AXIS) | cut_off(g, SOVIET)
        isolated = cut & state.unsupplied & ~g.facts.HQS
        news = (
            ("unsupplied", "10.1.3a", cut & ~state.unsupplied),
            ("isolated", "10.1.3b", isolated & ~state.isolated),
            ("resupplied", "10.1.3d", state.unsupplied & ~cut),
        )
        state.unsupplied, state.isolated = cut, isolated
        for kind, rule, units in news:
            if units:
                g.note(kind, rule, units=units)
        g.push(RearwardHqs())

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-supply", {}


class RearwardHqs(Step[VictoryLost]):
    """Headquarters out of supply are repositioned, those of the Axis first (10.3, A44)."""

    on = ("Turn",)

    def decide(self, g: VictoryLost) -> Decision | None:
        waiting = g.state.unsupplied & g.facts.HQS
        if not waiting:
            return None
        side = AXIS if waiting & g.facts.HQ[AXIS] else SOVIET
        return Decision(side, "reposition-hq", "10.3", {"hq": waiting & g.facts.HQ[side]})

    def hq(self, g: VictoryLost, hq: Unit) -> None:
        """Reposition this one next."""
        lift(g, hq)

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-supply", {}
