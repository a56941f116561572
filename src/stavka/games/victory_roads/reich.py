"""The end of the Reich (16): strategic objectives, and what their loss brings."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.supports import minus, to_pool
from stavka.games.roads.terms import AXIS
from stavka.games.victory_roads.play import VictoryRoads
from stavka.kernel.steps import Step

OBJECTIVES = ("reich-cities", "east", "silesia", "ploesti", "budapest", "berlin")


def held(g: VictoryRoads) -> tuple[bool, ...]:
    """Which of the six objectives the German player controls (16.1.1)."""
    f, control = g.facts, g.state.control[AXIS]
    russia, baltic = f.MAJOR & f.region["soviet-union"], f.PORTS & f.region["baltic"]
    return (
        g.controls(AXIS, f.REICH_CITIES & ~f.BERLIN),
        bool(control & (russia | baltic)),
        (control & f.SILESIA).bit_count() >= 2,
        g.controls(AXIS, f.OIL),
        g.controls(AXIS, f.BUDAPEST),
        g.controls(AXIS, f.BERLIN),
    )


def bonus(g: VictoryRoads) -> int:
    """A support more while all six are held, and the marker has never moved (11.4.1, 16.2.1)."""
    return 0 if g.state.reich else g.facts.tables.reich.bonus


class CheckObjectives(Step[VictoryRoads]):
    """After the German exploitation phase the objectives are counted (16.1.2, 16.1.3)."""

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        state, kept = g.state, held(g)
        lost = kept.count(False)
        if not kept[0] and not state.heartland:
            state.heartland = True
            g.note("heartland", "15.2.1")
        if lost <= state.reich:  # it never goes back
            return
        state.reich = lost
        g.note("objectives", "16.1.3", lost=lost)
        for objective, ours in zip(OBJECTIVES, kept, strict=True):
            if not ours:
                g.note("objective", "16.1.1", objective=objective)
        self._pollute(g, g.facts.tables.reich.boxes[lost][0])

    def _pollute(self, g: VictoryRoads, count: int) -> None:
        """Markers of the end of the Reich, drawn at random, join the pool (16.2.1)."""
        state, joined = g.state, 0
        for _ in range(min(count, len(state.reich_pool))):
            kind = state.reich_pool[g.number(len(state.reich_pool), "reich")]
            state.reich_pool = minus(state.reich_pool, kind)
            to_pool(g, AXIS, kind)
            joined += 1
        if joined:
            g.note("reich-markers", "16.2.1", count=joined)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-objectives", {}
