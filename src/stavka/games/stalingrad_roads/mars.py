"""Operation Mars (6)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Few
from stavka.games.roads.data import step
from stavka.games.roads.supports import generic, may_hold_generic, minus, pay, to_pool
from stavka.games.roads.terms import SOVIET
from stavka.games.stalingrad_roads import approval
from stavka.games.stalingrad_roads.data import MarsBox
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import STAVKA
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, bits
from stavka.kernel.steps import Step


class MarsPhase(Step[StalingradRoads]):
    """The Soviet player rolls for the other offensive; markers of the STAVKA box help (6.1.1)."""

    paid: Few = 0

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.paid >= g.facts.tables.mars.supports or not may_hold_generic(g, SOVIET, (STAVKA,)):
            return None
        facts = {"left": g.facts.tables.mars.supports - self.paid}
        verbs: dict[str, Any] = {"give": generic(g, STAVKA), "done": True}
        return Decision(SOVIET, "mars", "6.1.1", verbs, facts, always=True)

    def give(self, g: StalingradRoads, kind: Choice) -> None:
        """A marker for a point on the dice."""
        self.paid += 1
        pay(g, SOVIET, STAVKA, kind)

    def done(self, g: StalingradRoads) -> None:
        """Roll."""
        self.run(g)

    def run(self, g: StalingradRoads) -> None:
        table, state = g.facts.tables.mars, g.state
        g.pop()
        dice = [g.roll("mars"), g.roll("mars")]
        modified = sum(dice) + self.paid - (state.approval >= table.confident)
        first, last = min(g.facts.mars), max(g.facts.mars)
        state.mars = min(max(state.mars + step(table.move, modified), first), last)
        box = g.facts.mars[state.mars]
        g.note("mars", "6.1.1a", dice=dice, modifier=modified - sum(dice), box=box.id)
        state.bonus += box.stavka
        if state.mars in (first, last):
            state.mars_over = True
            end(g, box)
        elif g.turn_name == table.last:
            end(g, box)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-mars-phase", {}


def due(g: StalingradRoads) -> bool:
    """Whether the phase is played: from NOV IV to DEC III (6.1)."""
    table = g.facts.tables.mars
    inside = g.by(table.first) and g.state.turn <= g.facts.turn_of[table.last]
    return g.uses("mars") and inside and not g.state.mars_over


def end(g: StalingradRoads, box: MarsBox) -> None:
    """Where the marker ends up changes who comes, and when (6.1.1, 6.1.2)."""
    f, state = g.facts, g.state
    for name, turn in box.arrivals.items():
        state.due[f.roster.names.index(name)] = max(f.turn_of[turn], state.turn)
    for division, turns in box.delay.items():
        for unit in bits(f.divisions[division]):
            state.due[unit] += turns
    for division in box.never:
        for unit in bits(f.divisions[division]):
            state.due[unit] = 0
    approval.change(g, box.approval, "6.1.2")
    for _ in range(min(box.soviet_lost, len(state.boxes[STAVKA]))):
        kind = state.boxes[STAVKA][g.number(len(state.boxes[STAVKA]), "mars")]
        state.boxes[STAVKA] = minus(state.boxes[STAVKA], kind)
        to_pool(g, SOVIET, kind)
    g.note("mars-ends", "6.1.1c", box=box.id)
