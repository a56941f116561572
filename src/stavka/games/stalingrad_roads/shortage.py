"""The loss of Soviet momentum (12): shortage markers and their test."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Box, Few
from stavka.games.roads.supports import may_hold, minus, to_pool
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import SHORTAGE, SOVIET_BOXES, SUPPORT_BOXES
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Space, SpaceSet
from stavka.kernel.steps import Step

MARKER, TEST = "shortage", "shortage-test"


def hq_moved(g: StalingradRoads) -> None:
    """Each move of a Soviet headquarters puts a marker into the pool, the test first (12.1)."""
    state = g.state
    if not g.uses(SHORTAGE):
        return
    if state.shortages <= g.facts.supports[MARKER].count:
        kind = MARKER if state.shortages else TEST
        to_pool(g, SOVIET, kind)
        state.shortages += 1
        g.note("shortage", "12.1", support=kind)


class ShortageTest(Step[StalingradRoads]):
    """The test was drawn into a box: real markers go with the shortages, then stacks run dry (12.3)."""

    needs = ("SovietSupports",)

    box: Box
    begun: bool = False
    pairs: Few = 0
    """Real markers still to give back."""
    stacks: Few = 0
    """Stacks that the Axis player may still mark."""
    marked: SpaceSet = 0

    def _exposed(self, g: StalingradRoads) -> SpaceSet:
        """Soviet stacks beside an Axis unit (12.3)."""
        return g.spaces_of(g.on_map(g.facts.TROOPS[SOVIET])) & g.beside(AXIS) & ~self.marked

    def _real(self, g: StalingradRoads) -> list[str]:
        """Real markers; what must be played as an event does not go back before (1.5.3)."""
        rows = g.facts.supports
        return [kind for kind in g.state.boxes[self.box] if kind != MARKER and not rows[kind].mandatory]

    def decide(self, g: StalingradRoads) -> Decision | None:
        if not self.begun:
            return None
        if self.pairs:
            kinds = tuple(sorted(set(self._real(g))))
            return Decision(SOVIET, "shortage-price", "12.3", {"give": kinds}, {"left": self.pairs})
        if self.stacks and self._exposed(g):
            verbs = {"stack": self._exposed(g), "done": True}
            return Decision(AXIS, "shortage-stack", "12.3", verbs, {"left": self.stacks})
        return None

    def run(self, g: StalingradRoads) -> None:
        state = g.state
        if self.begun:
            g.pop()
            return
        self.begun = True
        box = state.boxes[self.box]
        g.note("shortage-test", "12.3", box=SUPPORT_BOXES[self.box], supports=list(box))
        state.boxes[self.box] = minus(box, TEST)
        to_pool(g, SOVIET, TEST)
        held = state.boxes[self.box]
        shortages = held.count(MARKER)
        self.pairs = min(shortages, len(self._real(g)))
        self.stacks = shortages - self.pairs
        state.boxes[self.box] = tuple(kind for kind in held if kind != MARKER)
        to_pool(g, SOVIET, *[MARKER] * shortages)

    def give(self, g: StalingradRoads, kind: Choice) -> None:
        """This one goes back."""
        self.pairs -= 1
        g.state.boxes[self.box] = minus(g.state.boxes[self.box], kind)
        to_pool(g, SOVIET, kind)

    def stack(self, g: StalingradRoads, space: Space) -> None:
        """This stack is out of supply."""
        self.stacks -= 1
        self.marked |= 1 << space
        units = g.stack(space, SOVIET) & ~g.facts.HQS
        g.state.oos |= units
        g.note("shortage-struck", "12.3d", space=space, units=units)

    def done(self, g: StalingradRoads) -> None:
        """No more."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-shortage-test", {}


class KeepShortages(Step[StalingradRoads]):
    """At the end of the support phase shortage markers may go back into the pool (12.2)."""

    needs = ("SovietSupports",)

    def _boxes(self, g: StalingradRoads) -> tuple[str, ...]:
        return tuple(SUPPORT_BOXES[box] for box in SOVIET_BOXES if MARKER in g.state.boxes[box])

    def decide(self, g: StalingradRoads) -> Decision | None:
        if not may_hold(g, SOVIET, lambda kind: kind == MARKER):
            return None
        verbs: dict[str, Any] = {"discard": self._boxes(g), "done": True}
        return Decision(SOVIET, "shortages", "12.2", verbs, always=True)

    def discard(self, g: StalingradRoads, box: Choice) -> None:
        """One goes back from this box."""
        number = SUPPORT_BOXES.index(box)
        g.state.boxes[number] = minus(g.state.boxes[number], MARKER)
        to_pool(g, SOVIET, MARKER)
        g.note("shortage-back", "12.2", support=MARKER, box=box)

    def done(self, g: StalingradRoads) -> None:
        """Keep the others."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-keep-shortages", {}
