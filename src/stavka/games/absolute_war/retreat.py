"""Retreats (12.7.4)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war.control import enter, settle
from stavka.games.absolute_war.deployment import raisable, raise_unit
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.losses import eliminate
from stavka.games.absolute_war.stacks import send_home, stack_of
from stavka.games.absolute_war.terms import other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Rule, Side, Space, SpaceSet, Unit, UnitSet, bits, lowest
from stavka.kernel.steps import Step


def rings(g: War, centre: Space, start: Space, count: int) -> list[SpaceSet]:
    """The zones one, two... zones farther from a centre than some zone is, as far as asked."""
    around = g.facts.neighbours.around
    ring = seen = 1 << centre
    while ring and not ring >> start & 1:
        ring = around(ring) & ~seen
        seen |= ring
    found = []
    for _ in range(count):
        ring = around(ring) & ~seen
        seen |= ring
        found.append(ring)
    return found


def ends(g: War, units: UnitSet, centre: Space, distance: int, side: Side, among: SpaceSet = -1) -> SpaceSet:
    """Where a stack may end a retreat away from a zone: each step farther off, through friendly zones.

    Zones next to an enemy-controlled one are avoided if possible: all of the way, else its end (12.7.4).
    `among` are the zones that come into question at all.
    """
    f = g.facts
    start = g.state.where[lowest(units)]
    circles = rings(g, centre, start, distance)
    friendly = g.secure(side) & g.zones & among
    near_enemy = f.neighbours.around(g.secure(other(side)))

    def walk(open_zones: SpaceSet) -> SpaceSet:
        reached = 1 << start
        for circle in circles:
            reached = f.retreats.around(reached) & circle & open_zones
        return reached

    everywhere = walk(friendly)
    return walk(friendly & ~near_enemy) or everywhere & ~near_enemy or everywhere


def movable(g: War, units: UnitSet) -> UnitSet:
    """The units of a stack that can retreat: not air units, static ones, those with an R."""
    f = g.facts
    return units & ~(f.AIRCRAFT | f.STATIC | f.LAST_STAND)


def can_retreat(g: War, units: UnitSet, centre: Space, distance: int) -> bool:
    """Whether any of a stack's units can retreat."""
    going = movable(g, units)
    side = g.side_of(lowest(units))
    return bool(going) and bool(ends(g, going, centre, distance, side))


def retreat(g: War, units: UnitSet, centre: Space, distance: int, rule: str) -> None:
    """A stack must retreat: air units go home, what cannot go is eliminated, the owner picks the way."""
    units = g.on_map(units)
    if not units:
        return
    side = g.side_of(lowest(units))
    going = movable(g, units)
    zones = ends(g, going, centre, distance, side) if going else 0
    origin = g.spaces_of(units)
    send_home(g, units)
    for unit in bits(units & ~g.facts.AIRCRAFT & ~(going if zones else 0)):
        g.note("no-retreat", "12.7.4", unit=unit)
        eliminate(g, unit)
    settle(g, origin)
    if zones:
        g.push(Withdraw(units=going, zones=zones, side=side, rule=rule))


class Withdraw(Step[War]):
    """Where a stack retreats to; its order may be changed (3.3, 12.7.4)."""

    several = True

    units: UnitSet
    zones: SpaceSet
    side: Side
    rule: Rule

    def decide(self, g: War) -> Decision:
        verbs = {"retreat": self.zones, "raise_up": raisable(g, self.units)}
        return Decision(self.side, "retreat", self.rule, verbs, {"units": self.units})

    def retreat(self, g: War, zone: Space) -> None:
        """Retreat there."""
        g.pop()
        first = lowest(self.units)
        stack = stack_of(g, first)
        origin = g.state.where[first]
        enter(g, tuple(unit for unit in stack if self.units >> unit & 1), zone)
        g.note("retreated", self.rule, units=self.units, origin=origin, space=zone)
        marines = 1 << g.facts.MARINES & self.units
        if marines and not g.facts.BLACK >> zone & 1:
            g.note("marines-lost", "18.8", unit=g.facts.MARINES)
            eliminate(g, g.facts.MARINES)

    def raise_up(self, g: War, unit: Unit) -> None:
        """Bring this unit to the top of its stack."""
        raise_unit(g, unit)

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-retreat", {"units": self.units}
