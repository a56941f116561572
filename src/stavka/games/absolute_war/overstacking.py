"""More stacks than a zone takes: the owner makes room (11.5.2)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import retreat
from stavka.games.absolute_war.control import settle
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.losses import eliminate
from stavka.games.absolute_war.stacks import (
    only_air,
    put_away,
    room,
    send_home,
    stack_of,
    stacks_in,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def relieve(g: War, side: Side, centre: Space = NONE) -> None:
    """Ask a player to make room where he has too many stacks; after a retreat, away from the combat."""
    g.push(Relieve(side=side, centre=centre))


def crowded(g: War, side: Side) -> Space:
    """A zone in which a side has more stacks than fit, or none."""
    for zone in bits(g.present(side)):
        if room(g, zone, side) < 0:
            return zone
    return NONE


class Relieve(Step[War]):
    """Which stack leaves a crowded zone: it retreats, or its units go to a box (11.5.2)."""

    several = True

    side: Side
    centre: Space = NONE
    """The zone of the combat, from which those who leave go farther off (12.7.4)."""

    def decide(self, g: War) -> Decision | None:
        zone = crowded(g, self.side)
        if zone == NONE:
            return None
        stacks = [s for s in stacks_in(g, zone, g.of(self.side)) if not only_air(g, s)]
        verbs = {"evict": mask(stack[0] for stack in stacks)}
        return Decision(self.side, "overstacked", "11.5.2", verbs, {"space": zone})

    def run(self, g: War) -> None:
        g.pop()

    def evict(self, g: War, unit: Unit) -> None:
        """This stack leaves."""
        units = mask(stack_of(g, unit))
        zone = g.state.where[unit]
        going = retreat.movable(g, units)
        centre = zone if self.centre == NONE else self.centre
        # A full zone is out of the question: one next to the enemy comes before the Shattered box.
        near = g.facts.neighbours[zone] & g.zones
        roomy = mask(there for there in bits(near) if room(g, there, self.side) > 0)
        ways = retreat.ends(g, going, centre, 1, self.side, roomy) if going else 0
        if not ways:
            disperse(g, units)
            return
        send_home(g, units)
        for fixed in bits(units & ~going & ~g.facts.AIRCRAFT):
            eliminate(g, fixed)
        g.push(retreat.Withdraw(units=going, zones=ways, side=self.side, rule="11.5.2"))

    def crumb(self, g: War) -> tuple[str, dict[str, Any]] | None:
        return None


def disperse(g: War, units: UnitSet) -> None:
    """Units without room go to the Shattered box, Unsupplied ones to the Destroyed box (11.5.2)."""
    f, zones = g.facts, g.spaces_of(units)
    send_home(g, units)
    for unit in bits(units & ~f.AIRCRAFT):
        side = g.side_of(unit)
        lost = (f.STATIC | g.state.unsupplied) >> unit & 1
        g.note("dispersed", "11.5.2", unit=unit)
        if lost and f.RETURNING >> unit & 1:
            eliminate(g, unit)  # it goes to no such box, but comes again (18.1)
        else:
            put_away(g, unit, (f.DESTROYED if lost else f.SHATTERED)[side])
    settle(g, zones)
