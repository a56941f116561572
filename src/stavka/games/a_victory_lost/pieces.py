"""What happens to a piece: it enters a hex, loses a step, is eliminated."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost import victory
from stavka.games.a_victory_lost.counts import Steps
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import lift
from stavka.games.a_victory_lost.terms import other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Side, Space, Unit, UnitSet, bits
from stavka.kernel.steps import Step


def enter(g: VictoryLost, unit: Unit, space: Space) -> None:
    """A piece enters a hex: it takes a city (14.0.1, A51) and overruns a headquarters alone there (12.1).

    An overrun puts the repositioning on top of the steps under way: enter last.
    """
    f, side = g.facts, g.facts.side_of[unit]
    victim = g.state.at[space] & f.HQ[other(side)]
    g.place(unit, space)
    victory.capture(g, side, space)
    for hq in bits(victim):
        g.note("overrun", "12.1a", unit=unit, victim=hq, space=space)
        lift(g, hq)


def eliminate(g: VictoryLost, unit: Unit, rule: str) -> None:
    """A combat unit leaves the map for good, and counts for victory (9.4.2, 14.0.1)."""
    bit = 1 << unit
    g.place(unit, g.facts.ELIMINATED)
    g.state.unsupplied &= ~bit
    g.state.isolated &= ~bit
    points = victory.lost(g, unit)
    axis, soviet = g.state.vp
    g.note("eliminated", rule, unit=unit, points=points, axis=axis, soviet=soviet)


def lose_step(g: VictoryLost, unit: Unit, rule: str) -> None:
    """A full unit is reduced; one that is reduced or has one side only is eliminated (2.2.3, 9.4.2)."""
    bit = 1 << unit
    if (g.state.reduced | g.facts.ONE_STEP) & bit:
        eliminate(g, unit, rule)
    else:
        g.state.reduced |= bit
        g.note("reduced", rule, unit=unit)


def steps_left(g: VictoryLost, units: UnitSet) -> int:
    """How many steps these combat units have together."""
    full = units & ~g.state.reduced & ~g.facts.ONE_STEP
    return units.bit_count() + full.bit_count()


class Losses(Step[VictoryLost]):
    """Whose units take the steps of a result, as their owner likes (9.4.2)."""

    needs = ("Combat",)
    several = True

    side: Side
    units: UnitSet
    due: Steps

    def decide(self, g: VictoryLost) -> Decision | None:
        alive = g.on_map(self.units)
        if not self.due or steps_left(g, alive) <= self.due:
            return None
        return Decision(self.side, "loss", "9.4.2", {"lose": alive}, {"due": self.due})

    def lose(self, g: VictoryLost, unit: Unit) -> None:
        """This unit takes a step."""
        self.due -= 1
        lose_step(g, unit, "9.4.2a")

    def run(self, g: VictoryLost) -> None:
        """All steps are taken, or none of the units survives (A24)."""
        g.pop()
        if self.due:
            for unit in bits(g.on_map(self.units)):
                eliminate(g, unit, "9.4.2a")

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-losses", {"side": self.side}
