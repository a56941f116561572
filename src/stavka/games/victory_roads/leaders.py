"""Soviet leaders in exploitation: whom they take along at full speed (5.4.4)."""

from __future__ import annotations

from stavka.games.roads.counts import Few
from stavka.games.roads.terms import SOVIET
from stavka.games.victory_roads.play import VictoryRoads
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Space, Unit, UnitSet, bits
from stavka.kernel.steps import Step

MATES = 2
"""How many corps of armour a leader takes along besides his own."""


def leaders(g: VictoryRoads) -> UnitSet:
    """Exploiting corps with a leader."""
    state, rows, found = g.state, g.facts.supports, 0
    for marker in state.markers:
        row = rows[marker.kind]
        if row.leader and row.side == "soviet":
            found |= state.exploiting & 1 << marker.unit
    return found


def company(g: VictoryRoads, space: Space) -> tuple[UnitSet, Few]:
    """The exploiting armour that starts with the leaders of a hex, and how many more may come along."""
    state, own = g.state, leaders(g)
    mates = state.at[space] & state.exploiting & g.facts.SOVIET_ARMOUR & ~own
    left = MATES * (state.at[space] & own).bit_count() - (mates & state.led).bit_count()
    return mates & ~state.led, max(left, 0)


class TakeAlong(Step[VictoryRoads]):
    """As exploitation begins leaders take corps along; who they are is asked where more stand with them."""

    def decide(self, g: VictoryRoads) -> Decision | None:
        for space in bits(g.spaces_of(leaders(g))):
            mates, left = company(g, space)
            if 0 < left < mates.bit_count():
                facts = {"space": space, "left": left}
                return Decision(SOVIET, "take-along", "5.4.4", {"unit": mates}, facts)
        return None

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This one goes along."""
        g.state.led |= 1 << unit

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        for space in bits(g.spaces_of(leaders(g))):
            mates, left = company(g, space)
            if left:
                g.state.led |= mates
        g.state.led |= leaders(g)

    def crumb(self, g: VictoryRoads) -> None:
        return None
