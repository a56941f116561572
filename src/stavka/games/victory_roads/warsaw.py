"""The rising in Warsaw (19)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.combat import Combat
from stavka.games.roads.supports import minus
from stavka.games.roads.terms import AXIS, GERMAN, SOVIET
from stavka.games.roads.units import Losses
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import WARSAW
from stavka.kernel.names import NONE, Space, Stage
from stavka.kernel.steps import Step


def watch(g: VictoryRoads) -> None:
    """In the Soviet movement phase the city rises when Soviets are near and Germans in it (19.1.1)."""
    f, state = g.facts, g.state
    if not g.uses(WARSAW) or state.rising or state.phase != "soviet-movement":
        return
    near = f.disc(f.WARSAW, f.tables.warsaw.distance) & g.held(SOVIET)
    if near and state.at[f.WARSAW] & f.NATION[GERMAN] & f.SIDE[AXIS]:
        state.rising = state.turn
        g.note("rising", "19.1.1", space=f.WARSAW)


def burning(g: VictoryRoads) -> bool:
    """Whether the marker is on the city."""
    return g.state.rising > 0


def shift(g: VictoryRoads, combat: Combat) -> int:
    """The columns that the rising gives to Soviet attacks on the city (19.1.2)."""
    if combat.side != SOVIET or combat.target != g.facts.WARSAW or not burning(g):
        return 0
    return g.facts.tables.warsaw.shift


def captured(g: VictoryRoads, side: int, space: Space) -> None:
    """Who frees the city after an attack brings Stalin's anger into German hands (19.1.2)."""
    state = g.state
    if side != SOVIET or space != g.facts.WARSAW or not burning(g):
        return
    state.rising = NONE
    g.note("rising-over", "19.1.2", space=space)
    if not any(isinstance(step, Combat) for step in state.stack):
        return
    state.stalin_axis = True
    for pile in (state.pools, state.played):
        if "stalin" in pile[SOVIET]:
            pile[SOVIET] = minus(pile[SOVIET], "stalin")
    for box in g.boxes_of(SOVIET):
        if "stalin" in state.boxes[box]:
            state.boxes[box] = minus(state.boxes[box], "stalin")
    g.note("stalin-taken", "19.1.2")


class Rising(Step[VictoryRoads]):
    """After the German exploitation phase a die tells how the rising fares (19.1.2)."""

    stage: Stage = 0

    def run(self, g: VictoryRoads) -> None:
        f, state, table = g.facts, g.state, g.facts.tables.warsaw
        self.stage += 1
        if not burning(g) or self.stage > 2:
            g.pop()
            return
        germans = state.at[f.WARSAW] & f.SIDE[AXIS] & f.NATION[GERMAN]
        if self.stage == 2:
            if not germans:
                self._end(g)
            return
        die = g.roll("rising")
        total = die + state.turn - state.rising
        g.note("rising-die", "19.1.2", die=die, total=total)
        if total >= table.over:
            self._end(g)
        elif total == table.loss:
            units = state.at[f.WARSAW] & f.SIDE[AXIS]
            g.push(Losses(side=AXIS, units=units, due=1, rule="19.1.2", free=True))

    def _end(self, g: VictoryRoads) -> None:
        g.state.rising = NONE
        g.note("rising-over", "19.1.2", space=g.facts.WARSAW)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-rising", {}
