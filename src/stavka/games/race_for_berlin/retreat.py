"""Retreats (8.3)."""

from __future__ import annotations

from typing import Any

from stavka.games.race_for_berlin import americans
from stavka.games.race_for_berlin.control import departed, destroy, relocate
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.losses import lose_step
from stavka.games.race_for_berlin.stacking import full
from stavka.games.race_for_berlin.terms import GERMAN, SOVIET, group, other
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def options(g: Berlin, unit: Unit, zone: Space) -> SpaceSet:
    """Where a unit may retreat to from a zone: the best class of zones that has one (8.3.2, 8.3.3, R27).

    Where all else fails, it goes among the Americans (8.3.7, R14).
    """
    f = g.facts
    nation, camp = f.nation_of[unit], f.camp_of[unit]
    around_zone = (f.neighbours if nation == SOVIET else f.german_neighbours)[zone]
    allowed = open_to(g, nation, camp)
    room = allowed & ~full(g, nation)
    found = best_class(g, nation, camp, zone, around_zone & room)
    if not found:
        found = best_class(g, nation, camp, zone, behind(g, nation, camp, zone, around_zone & allowed) & room)
    if not found:
        american = around_zone & g.state.american & ~(g.enemies(nation) | full(g, nation))
        found = best_class(g, nation, camp, zone, american)
    return found


def open_to(g: Berlin, nation: int, camp: Side) -> SpaceSet:
    """Zones that a retreat may enter, stacking apart (8.3.2, 8.3.5, 7.4.5)."""
    f, state = g.facts, g.state
    if nation == GERMAN:
        return f.board.on_map & ~(g.soviets() | f.EAST | state.american)
    berlin = g.soviet_controlled() & state.held[camp]
    return f.board.on_map & ~(state.american | g.germans()) & (~f.BERLIN | berlin)


def behind(g: Berlin, nation: int, camp: Side, zone: Space, steps: SpaceSet) -> SpaceSet:
    """Zones behind a full zone where the unit's own camp stands: it may pass through (8.3.3, 8.3.5)."""
    f = g.facts
    through = steps & full(g, nation) & g.state.held[group(nation, camp)]
    layer = f.neighbours if nation == SOVIET else f.german_neighbours
    found = layer.around(through)
    if nation == GERMAN and through & f.BERLIN:
        found |= f.BERLIN  # by the nexus (7.4.4)
    return found & ~(1 << zone) & ~through & open_to(g, nation, camp)


def best_class(g: Berlin, nation: int, camp: Side, zone: Space, zones: SpaceSet) -> SpaceSet:
    """The first class of 8.3.2 that has a zone; in it a Soviet unit keeps to its own sector (7.3.2)."""
    f = g.facts
    index = f.index[zone]
    right = zones & (f.index_at_most[index] if nation == GERMAN else f.index_at_least[index])
    apart = ~g.state.held[group(nation, other(camp))]
    for found in (right & apart, right, zones & apart, zones):
        if found:
            if nation == SOVIET and found & f.SECTOR[camp]:
                return found & f.SECTOR[camp]
            return found
    return 0


def all_can(g: Berlin, units: UnitSet, zone: Space, first: Side) -> bool:
    """Whether all these German units can retreat, one after the other, those of a camp first (R27, R48)."""
    if not units:
        return True
    mine = units & g.facts.CAMP[first] or units
    unit = mine.bit_length() - 1
    return any(leaves_room(g, unit, target, units, zone, first) for target in bits(options(g, unit, zone)))


def leaves_room(g: Berlin, unit: Unit, target: Space, units: UnitSet, zone: Space, first: Side) -> bool:
    """Whether the others of these units can still retreat once this one has gone to a zone (R48)."""
    g.place(unit, g.facts.REMOVED if g.state.american >> target & 1 else target)
    fine = all_can(g, units & ~(1 << unit), zone, first)
    g.place(unit, zone)
    return fine


class Retreat(Step[Berlin]):
    """The defenders leave the zone, each owner choosing for his own (8.3.1)."""

    needs = ("Combat",)

    zone: Space
    pending: UnitSet
    first: Side
    """The camp that goes first: the one that is not attacking (R27)."""
    unhurt: bool = False
    """Nobody may be left behind (event 1)."""
    chosen: Unit = NONE
    stuck: UnitSet = 0

    def decide(self, g: Berlin) -> Decision | None:
        f = g.facts
        if self.chosen != NONE:
            zones = self._zones(g, self.chosen)
            facts = {"unit": self.chosen, "space": self.zone}
            return Decision(f.camp_of[self.chosen], "retreat", "8.3.2", {"to": zones}, facts)
        mine = self.pending & f.CAMP[self.first] or self.pending
        able = 0
        for unit in bits(mine):
            if self._zones(g, unit):
                able |= 1 << unit
        if not able:
            return None
        camp = f.camp_of[able.bit_length() - 1]
        return Decision(camp, "retreat-unit", "8.3.1", {"unit": able}, {"space": self.zone})

    def _zones(self, g: Berlin, unit: Unit) -> SpaceSet:
        zones = options(g, unit, self.zone)
        if not self.unhurt:
            return zones
        rest = self.pending, self.zone, self.first
        return mask(zone for zone in bits(zones) if leaves_room(g, unit, zone, *rest))

    def unit(self, g: Berlin, unit: Unit) -> None:
        """Retreat this one next."""
        self.chosen = unit

    def to(self, g: Berlin, zone: Space) -> None:
        """Retreat there."""
        unit, self.chosen = self.chosen, NONE
        self.pending &= ~(1 << unit)
        g.note("retreated", "8.3.1", unit=unit, space=zone)
        hosts = self._hosts(g, unit, zone)
        if g.state.american >> zone & 1:
            self._among_americans(g, unit, zone)
        else:
            relocate(g, unit, zone)
        if hosts:
            g.state.guests |= 1 << unit
            g.note("guest", "7.3.3", unit=unit, space=zone)

    def _hosts(self, g: Berlin, unit: Unit, zone: Space) -> UnitSet:
        """The Soviet units of the other camp that hold a zone which a Soviet unit must retreat to (7.3.3)."""
        f, state = g.facts, g.state
        if f.nation_of[unit] == GERMAN:
            return 0
        return state.at[zone] & f.SOVIETS & ~f.CAMP[f.camp_of[unit]] & ~state.guests

    def _among_americans(self, g: Berlin, unit: Unit, zone: Space) -> None:
        """A German is out of the game (2.2.6); a Soviet unit stops their advance for good (2.2.7)."""
        if g.facts.nation_of[unit] == GERMAN:
            destroy(g, unit, g.facts.REMOVED)
            g.note("removed", "2.2.6", unit=unit)
        else:
            origin = g.state.where[unit]
            g.place(unit, zone)
            departed(g, unit, origin, walked=True)
            americans.stop(g, "2.2.7", zone)

    def run(self, g: Berlin) -> None:
        """Those of a camp who have no zone to go to stay, and take a step more (8.3.4, R28)."""
        left = self.pending & g.facts.CAMP[self.first] or self.pending
        self.stuck |= left
        self.pending &= ~left
        if not self.pending:
            g.pop()
            for unit in bits(self.stuck):
                g.note("no-retreat", "8.3.4", unit=unit)
                lose_step(g, unit)

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-retreat", {"space": self.zone}

    def why_not(self, g: Berlin, verb: str, target: Target) -> Refusal | None:
        """Why a zone is not open to a retreat."""
        if verb != "to" or not isinstance(target, int):
            return None
        f, unit = g.facts, self.chosen
        bit, nation, camp = 1 << target, f.nation_of[unit], f.camp_of[unit]
        facts = {"unit": unit, "space": target}
        if not f.board.on_map & bit:
            return Refusal("no-zone", "8.3.1", facts)
        if nation == GERMAN and f.EAST & bit:
            return Refusal("oder-neisse", "7.2.1", facts)
        if g.state.american & bit:
            return Refusal("american", "2.2.3", facts)
        if not open_to(g, nation, camp) & bit:
            return Refusal(
                "berlin-retreat" if f.BERLIN & bit else "enemy", "8.3.5" if f.BERLIN & bit else "8.3.2", facts
            )
        if not f.neighbours[self.zone] & bit:
            return Refusal("too-far", "8.3.1", facts)
        if full(g, nation) & bit:
            return Refusal("stacking", "8.3.3", facts)
        return Refusal("retreat-class", "8.3.2", facts)
