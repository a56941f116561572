"""Victory (14): points as they change, sudden death, the end of turn 9."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.terms import AXIS, GERMAN, MECH_VP, SOVIET, other
from stavka.kernel.names import Space, Unit, bits
from stavka.kernel.steps import Step


def capture(g: VictoryLost, side: int, space: Space) -> None:
    """Whoever enters a victory city of the enemy takes it, and its points from him (14.0.1)."""
    f, state = g.facts, g.state
    bit = 1 << space
    if not f.CITIES & bit or state.control[side] & bit:
        return
    state.control[side] |= bit
    state.control[other(side)] &= ~bit
    state.vp[side] += f.tables.city.points
    state.vp[other(side)] -= f.tables.city.points
    g.note("captured", "14.0.1b", side=side, space=space, axis=state.vp[AXIS], soviet=state.vp[SOVIET])


def worth(g: VictoryLost, unit: Unit) -> int:
    """What the loss of a combat unit gives the enemy (14.0.1, 15.0.1)."""
    f, points = g.facts, g.facts.tables.victory
    mechanised = f.MECHANISED >> unit & 1
    if f.side_of[unit] == SOVIET:
        return points.soviet_mechanised if mechanised else 0
    if f.nation_of[unit] != GERMAN:
        return 0
    if not mechanised:
        return points.german_other
    return points.german_mechanised_aid if g.chosen(MECH_VP) else points.german_mechanised


def lost(g: VictoryLost, unit: Unit) -> int:
    """Score a combat unit that is lost, and say what it was worth."""
    points = worth(g, unit)
    g.state.vp[other(g.facts.side_of[unit])] += points
    return points


def finish(g: VictoryLost, how: str, rule: str) -> None:
    """End the game: the side with more points wins; nobody does where they are equal (A53)."""
    axis, soviet = g.state.vp
    winners = 1 << AXIS if axis > soviet else 1 << SOVIET if soviet > axis else 0
    g.note("game-over", rule, axis=axis, soviet=soviet, sides=winners)
    g.end(how, winners)


class SuddenDeath(Step[VictoryLost]):
    """A lead of 30 points wins at once; turn 9 is the last (4.3, 14.0.2)."""

    on = ("Turn",)

    def run(self, g: VictoryLost) -> None:
        f, state = g.facts, g.state
        g.pop()
        if abs(state.vp[AXIS] - state.vp[SOVIET]) >= f.tables.victory.sudden_death:
            finish(g, "sudden-death", "14.0.2a")
        elif state.turn >= f.limits.turns:
            self._count_cut_off(g)
            finish(g, "last-turn", "14.0.2b")
        else:
            state.turn += 1

    def _count_cut_off(self, g: VictoryLost) -> None:
        """Units out of supply or isolated at the end count as lost (14.0.1, A52)."""
        units = g.on_map(g.state.unsupplied) & ~g.facts.HQS
        if units:
            g.note("cut-off-at-end", "14.0.1h", units=units)
        for unit in bits(units):
            lost(g, unit)

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-sudden-death", {}
