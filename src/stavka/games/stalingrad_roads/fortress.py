"""Fortress Stalingrad (10.1 to 10.3): its marker, its zone, its supply level, its surrender."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import source_range, supplied_hqs
from stavka.games.roads.counts import Balance
from stavka.games.roads.march import Move
from stavka.games.roads.supports import plus, to_pool
from stavka.games.roads.terms import AXIS, GERMAN, SOVIET, half
from stavka.games.roads.units import lose_step
from stavka.games.stalingrad_roads import superiority
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import AXIS_BOX, FORTRESS, SOVIET_BOXES
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, union
from stavka.kernel.steps import Step


def mark(g: StalingradRoads) -> None:
    """Axis units out of supply in the zone are besieged; who is supplied is not any more (10.2.3)."""
    state = g.state
    state.besieged &= state.oos
    if state.fortress != NONE:
        axis = g.on_map(g.facts.TROOPS[AXIS]) & state.oos
        state.besieged |= g.units_in(g.zone(), axis)


def may_declare(g: StalingradRoads) -> bool:
    """Both hexes of Stalingrad are held by German units out of supply (10.1.1)."""
    f, state = g.facts, g.state
    if not g.uses(FORTRESS) or state.fortress != NONE:
        return False
    for space in bits(f.STALINGRAD):
        germans = g.stack(space, AXIS) & f.NATION[GERMAN] & ~f.HQS
        if not germans or germans & ~state.oos:
            return False
    return True


class Declaration(Step[StalingradRoads]):
    """The Axis player may declare the fortress and place its marker (10.1)."""

    needs = ("StalingradSupply",)

    declared: bool = False

    def _hexes(self, g: StalingradRoads) -> SpaceSet:
        f, near = g.facts, 0
        for space in bits(f.STALINGRAD):
            near |= f.disc(space, f.tables.fortress.place_range)
        return near & g.ground & ~g.held(SOVIET)

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.declared:
            return Decision(AXIS, "fortress-place", "10.1.2a", {"to": self._hexes(g)})
        if not may_declare(g):
            return None
        return Decision(AXIS, "fortress", "10.1.1", {"declare": True, "done": True})

    def declare(self, g: StalingradRoads) -> None:
        """Declare it."""
        self.declared = True

    def done(self, g: StalingradRoads) -> None:
        """Not now."""
        g.pop()

    def to(self, g: StalingradRoads, space: Space) -> None:
        """Here: the 6th Army has no headquarters any more, alarm is raised (10.1.2, 10.1.3)."""
        f, state, table = g.facts, g.state, g.facts.tables.fortress
        g.pop()
        first = not state.declared
        state.fortress = space
        state.declared = state.turn
        state.level = table.start_closed if g.closed() else table.start_open
        g.note("fortress", "10.1.2", space=space, level=state.level)
        alarms = [kind for kind in state.pools[AXIS] if kind == "alarm"]
        state.pools[AXIS] = tuple(kind for kind in state.pools[AXIS] if kind != "alarm")
        state.boxes[AXIS_BOX] = plus(state.boxes[AXIS_BOX], *alarms)
        g.note("alarms-raised", "10.1.3", count=len(alarms))
        mark(g)
        if g.on_map(1 << f.SIXTH_ARMY) or state.where[f.SIXTH_ARMY] == f.RETURNING:
            g.lost(f.SIXTH_ARMY, "10.1.2b")
            g.place(f.SIXTH_ARMY, f.WITHDRAWN)  # it is never rebuilt
        if first:
            superiority.major_success(g, "14.2.1b")

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-declaration", {}


def remove(g: StalingradRoads, rule: str) -> None:
    """The marker leaves the map; a new encirclement may bring it back (10.1.4)."""
    g.note("fortress-lifted", rule)
    g.state.fortress = NONE
    g.state.besieged = 0
    for landed in g.state.landed:
        g.state.airlift = plus(g.state.airlift, landed.event)
    g.state.landed = ()


def displaced(g: StalingradRoads) -> None:
    """The Soviets have taken its hex: it moves towards Stalingrad, to the nearest friends (10.1.5)."""
    f, old = g.facts, g.state.fortress
    far = g.distance_to(old, f.STALINGRAD)
    towards = [
        space
        for space in bits(g.held(AXIS))
        if g.distance_to(space, f.STALINGRAD) < far or f.STALINGRAD >> space & 1
    ]
    pocket = towards or [*bits(g.spaces_of(g.on_map(g.state.besieged)))]  # it stays while anybody is left
    if not pocket:
        remove(g, "10.1.5")
        return
    g.state.fortress = min(
        pocket, key=lambda space: (f.distance(old, space), g.distance_to(space, f.STALINGRAD), space)
    )
    g.note("fortress-moved", "10.1.5", space=g.state.fortress)
    mark(g)


def before_supply(g: StalingradRoads) -> None:
    """Besieged units that have left the zone are lost, unless they can be supplied (10.2.3)."""
    state = g.state
    outside = g.on_map(state.besieged) & ~g.units_in(g.zone(), state.besieged)
    if not outside:
        return
    safe = g.units_in(source_range(g, AXIS), outside)
    hqs = supplied_hqs(g, AXIS)
    for hq in bits(hqs):
        safe |= g.units_in(g.commanded(hq), outside) & (g.feeds(hq) | g.feeds_some(hq))
    for unit in bits(outside & ~safe):
        g.lost(unit, "10.2.3h")
    state.besieged &= ~outside


def after_supply(g: StalingradRoads, before: UnitSet) -> None:
    """German units in Stalingrad that are in supply end the siege (10.1.4)."""
    f, state = g.facts, g.state
    inside = g.units_in(f.STALINGRAD & g.held(AXIS), f.TROOPS[AXIS])
    if state.fortress != NONE and inside & f.NATION[GERMAN] & ~state.oos:
        remove(g, "10.1.4a")
    mark(g)
    if state.fortress != NONE and not state.besieged:
        remove(g, "10.2.1")


def change_level(g: StalingradRoads, by: int, rule: str) -> None:
    """The supply level moves within its bounds (10.3)."""
    table, state = g.facts.tables.fortress, g.state
    if state.fortress == NONE or not by:
        return
    state.level = min(max(state.level + by, table.least), table.most)
    g.note("fortress-level", rule, change=by, level=state.level)


def end_of_soviet_turn(g: StalingradRoads) -> None:
    """What the Soviet turn did to the fortress, then whether the ring is strong enough (10.3, 10.2.6)."""
    state, table = g.state, g.facts.tables.fortress
    if state.fortress != NONE:
        if state.struck.bit_count() >= 2:
            change_level(g, -1, "10.3.3a")
        if not g.closed():
            change_level(g, 1, "10.3.6b")
        if g.garrison_supplied():
            change_level(g, table.most - state.level, "10.3.7")
        _garrison(g)
    state.struck = 0


def _garrison(g: StalingradRoads) -> None:
    """The Soviets must keep troops around the pocket, or lose all their supports (10.2.6)."""
    f, state, table = g.facts, g.state, g.facts.tables.fortress
    held = (state.control[AXIS] & f.STALINGRAD).bit_count()
    if not held or state.turn <= state.declared:
        return
    near = g.units_in(f.disc(state.fortress, table.garrison_range), f.TROOPS[SOVIET])
    if near.bit_count() >= table.garrison[held - 1]:
        return
    g.note("garrison-failed", "10.2.6", count=near.bit_count(), due=table.garrison[held - 1])
    for box in SOVIET_BOXES:
        to_pool(g, SOVIET, *state.boxes[box])
        state.boxes[box] = ()
    kept = []
    for marker in state.markers:
        if f.supports[marker.kind].side == "soviet":
            to_pool(g, SOVIET, marker.kind)
        else:
            kept.append(marker)
    state.markers = tuple(kept)
    state.cut_supports = state.turn + 1


def end_of_axis_turn(g: StalingradRoads) -> None:
    """What the Axis turn did to the fortress (10.3.3, 10.3.6)."""
    state = g.state
    if state.sallied:
        change_level(g, -1, "10.3.3b")
    if g.garrison_supplied():
        change_level(g, g.facts.tables.fortress.relieved, "10.3.6a")
    state.sallied = False
    state.unleashed = state.mobile = 0
    state.sortie = False


def must_surrender(g: StalingradRoads) -> bool:
    """At the last level, without airfields (10.3.5)."""
    f, state = g.facts, g.state
    fields = 1 << f.PITOMNIK | 1 << f.GUMRAK
    return state.fortress != NONE and state.level == f.tables.fortress.least and g.controls(SOVIET, fields)


class Surrender(Step[StalingradRoads]):
    """Half of the weak units go, as their player chooses, then all others are reduced (10.3.5)."""

    needs = ("StalingradSupply",)

    left: Balance = NONE
    full: UnitSet = 0

    def _weak(self, g: StalingradRoads) -> UnitSet:
        """Besieged units with one step."""
        return g.on_map(g.state.besieged) & (g.state.reduced | g.facts.ONE_STEP) & ~self.full

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.left <= 0:
            return None
        return Decision(AXIS, "surrender", "10.3.5a", {"lose": self._weak(g)}, {"left": self.left})

    def lose(self, g: StalingradRoads, unit: Unit) -> None:
        """This one is lost."""
        self.left -= 1
        g.lost(unit, "10.3.5a")

    def run(self, g: StalingradRoads) -> None:
        if self.left == NONE:
            self.full = g.on_map(g.state.besieged) & ~g.state.reduced & ~g.facts.ONE_STEP
            self.left = half(self._weak(g).bit_count())
            g.note("surrender", "10.3.5", count=self.left)
            return
        g.pop()
        for unit in bits(g.on_map(self.full)):
            lose_step(g, unit, "10.3.5b")

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-surrender", {}


def secure(g: StalingradRoads) -> None:
    """At the start of the Soviet movement phase units around the pocket are held there (10.2.4)."""
    f, state = g.facts, g.state
    state.locked, state.guards = 0, ()
    besieged = g.on_map(state.besieged)
    if not besieged or (state.ring_attacked and not g.closed()):
        return
    guards = []
    for space in bits(f.contact.around(g.spaces_of(besieged)) & g.held(SOVIET)):
        units = g.stack(space, SOVIET) & ~f.HQS
        state.locked |= units
        if units.bit_count() >= 3:
            guards.append(units)
    state.guards = tuple(guards)


def _gone(g: StalingradRoads) -> UnitSet:
    """Units that have moved in this phase, or are on the move: a stack that is being gathered counts."""
    moving = [step.units for step in g.state.stack if isinstance(step, Move)]
    return g.state.moved | union(moving)


def held_back(g: StalingradRoads) -> UnitSet:
    """Units that secure the pocket and may not move now: of three in a hex one may (10.2.4)."""
    gone = _gone(g)
    free = union(units for units in g.state.guards if not units & gone)
    return g.state.locked & ~free


def ring(g: StalingradRoads) -> SpaceSet:
    """The hexes of Soviet units beside besieged ones (10.2.4)."""
    besieged = g.spaces_of(g.on_map(g.state.besieged))
    return g.facts.contact.around(besieged) & g.held(SOVIET)


def three_movers(g: StalingradRoads, units: UnitSet) -> UnitSet:
    """At the last level only three besieged units may move (10.3.2)."""
    state = g.state
    weak = state.besieged & ~state.mobile
    if state.level > g.facts.tables.fortress.least or (_gone(g) & weak).bit_count() < 3:
        return units
    return units & ~weak


def bound_by_sortie(g: StalingradRoads) -> UnitSet:
    """Besieged units that may neither move nor attack because others make a sortie (10.4.3)."""
    state = g.state
    return state.besieged & ~state.unleashed if state.sortie else 0
