"""The Volkssturm is called up by its marker."""

from __future__ import annotations

from stavka.games.roads.terms import AXIS
from stavka.games.roads.units import enter
from stavka.games.victory_roads.play import VictoryRoads
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Space, Unit, UnitSet, bits
from stavka.kernel.steps import Step


def levy(g: VictoryRoads) -> UnitSet:
    """Volkssturm that is eliminated or not called up yet."""
    f, state = g.facts, g.state
    return (state.at[f.ELIMINATED] | state.at[f.WAITING]) & f.VOLKSSTURM


class CallUp(Step[VictoryRoads]):
    """A unit of the Volkssturm appears in a city: which one, the German player says."""

    needs = ("AxisSupports",)

    space: Space

    def decide(self, g: VictoryRoads) -> Decision | None:
        units = levy(g)
        if not units & (units - 1):
            return None
        facts = {"space": self.space}
        return Decision(AXIS, "call-up", "support-volkssturm", {"unit": units}, facts)

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This one."""
        g.pop()
        g.state.due[unit] = 0
        g.note("levied", "support-volkssturm", unit=unit, space=self.space)
        enter(g, unit, self.space)

    def run(self, g: VictoryRoads) -> None:
        """There is no choice."""
        self.unit(g, next(bits(levy(g))))

    def crumb(self, g: VictoryRoads) -> None:
        return None
