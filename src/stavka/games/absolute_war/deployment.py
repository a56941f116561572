"""Putting units on the map: where they may come, and which stack they join (10.3, 13, 18.6)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import axis, lines, partisans
from stavka.games.absolute_war.control import enter
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import (
    join,
    joinable,
    lift,
    only_air,
    room,
    stack_of,
    stacks_in,
    top_to,
    with_room,
)
from stavka.games.absolute_war.terms import GERMAN
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Rule, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def zones_for(g: War, unit: Unit, by_sea: bool = False) -> SpaceSet:
    """Where a unit may be deployed: a friendly zone with a land line; small units may come by sea (13.1)."""
    f, side = g.facts, g.side_of(unit)
    if f.FINNS >> unit & 1:
        zones = g.secure(side)
    else:
        sea = 0
        if by_sea or not g.large >> unit & 1:
            sea = (f.BALTIC if side == GERMAN else f.BLACK) & lines.shores(g, side)
        zones = lines.deployable(g, side, sea)
    zones &= axis.homes(g, unit) & axis.may_stay(g, 1 << unit) & g.zones
    if side == GERMAN:
        zones &= ~g.state.blocked
        if partisans.in_use(g):
            zones &= ~g.state.partisans
    return with_room(g, 1 << unit, zones)


def fort_zones(g: War, fort: Unit) -> SpaceSet:
    """Where a Fort may be built: a friendly zone with room for it, not the Finns' (10.3, 18.3, 18.6)."""
    zones = g.secure(g.side_of(fort)) & axis.homes(g, fort) & g.zones
    return with_room(g, 1 << fort, zones)


class Place(Step[War]):
    """The zone in which a unit is put."""

    several = True

    unit: Unit
    zones: SpaceSet
    rule: Rule
    disrupted: bool = False
    by_convoy: SpaceSet = 0
    """The zones that take one of the convoys of cards G28 and S36."""

    def decide(self, g: War) -> Decision:
        side = g.side_of(self.unit)
        return Decision(side, "place", self.rule, {"to": self.zones}, {"unit": self.unit})

    def to(self, g: War, zone: Space) -> None:
        """Put it here."""
        g.pop()
        if self.by_convoy >> zone & 1:
            g.state.convoys -= 1
        if self.disrupted:
            g.state.disrupted |= 1 << self.unit
        g.state.regrouped &= ~g.state.at[zone]
        g.note("deployed", self.rule, unit=self.unit, space=zone)
        enter(g, (self.unit,), zone)
        settle_in(g, (self.unit,))

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-place", {"unit": self.unit}


def settle_in(g: War, units: tuple[Unit, ...], tied: bool = False) -> None:
    """Let the owner say which stack in their zone some units join, if they are still there (18.6)."""
    if g.on_map(mask(units)):
        g.push(JoinStack(units=units, tied=tied))


class JoinStack(Step[War]):
    """Units that have come into a zone join a stack there or stay apart (3.3, 11.5)."""

    several = True

    units: tuple[Unit, ...]
    tied: bool = False
    """A stack that has moved with a marker on it may not join another (11.2)."""

    def decide(self, g: War) -> Decision | None:
        zone = g.state.where[self.units[0]]
        others = 0 if self.tied else joinable(g, mask(self.units), zone)
        apart = self._may_stay_apart(g, zone)
        if not others:
            return None
        side = g.side_of(self.units[0])
        facts = {"space": zone, "units": mask(self.units)}
        return Decision(side, "join", "11.5", {"join": others, "apart": apart}, facts)

    def _may_stay_apart(self, g: War, zone: Space) -> bool:
        return only_air(g, self.units) or room(g, zone, g.side_of(self.units[0])) >= 0

    def run(self, g: War) -> None:
        g.pop()

    def join(self, g: War, top: Unit) -> None:
        """Join this stack."""
        g.pop()
        join(g, self.units, top)

    def apart(self, g: War) -> None:
        """Stay a stack of their own."""
        g.pop()

    def crumb(self, g: War) -> tuple[str, dict[str, Any]] | None:
        return None


def regroupable(g: War, placed: UnitSet) -> UnitSet:
    """Units that may change stacks where some were deployed, once for each of these (13.1)."""
    found = 0
    for unit in bits(g.on_map(placed)):
        zone, side = g.state.where[unit], g.side_of(unit)
        for stack in stacks_in(g, zone, g.of(side)):
            for member in stack:
                elsewhere = joinable(g, 1 << member, zone) & ~mask(stack)
                alone = len(stack) > 1 and (only_air(g, (member,)) or room(g, zone, side) > 0)
                found |= (elsewhere > 0 or alone) << member
    return found & ~g.state.regrouped


def regroup(g: War, unit: Unit) -> None:
    """Take a unit out of its stack; its owner says which one it joins."""
    g.state.regrouped |= 1 << unit
    lift(g, (unit,))
    settle_in(g, (unit,))


def raisable(g: War, units: UnitSet) -> UnitSet:
    """The units that could be brought to the top of their stack (3.3): each once, which makes any order."""
    return mask(unit for unit in bits(units & ~g.state.raised) if g.state.over[unit] != NONE)


def raise_unit(g: War, unit: Unit) -> None:
    """Bring a unit to the top of its stack."""
    g.state.raised |= 1 << unit
    top_to(g, unit)
    g.note("raised", "3.3f", unit=unit, units=mask(stack_of(g, unit)))
