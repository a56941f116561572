"""What each support marker does when it is deployed (5.5): where it may go, and what happens then."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.deployment import SurpriseAttack, fresh, surprises
from stavka.games.roads.supports import deploy, draw, minus, plus, to_pool
from stavka.games.roads.terms import AXIS, GERMAN, SIDES, SOVIET
from stavka.games.roads.units import Losses, enter
from stavka.games.stalingrad_roads import approval, offensives
from stavka.games.stalingrad_roads.battle import covers
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import (
    APPROVAL,
    AXIS_BOX,
    BOX_OF,
    EAST_OF_DON,
    OFFENSIVE,
    OFFENSIVES,
    SOVIET_BOXES,
    STAVKA,
    SUPPORT_BOXES,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step

ARTILLERY = ("artillery-2", "artillery-3", "katyusha")
IN_HAND = ("reserves", "goering", "workshops", "intervention", "elastic")
"""Markers that are not deployed: they are played from the box at their time."""
RAID_RANGE = 4
FLAK_RANGE = 3
PARTISANS_RANGE = 5
TRAINS = 2


def takes(g: StalingradRoads, kind: str) -> str:
    """The verb by which a marker is deployed: with a unit, in a hex, or just so."""
    return {"unit": "unit", "stack": "to", "hex": "to"}.get(g.facts.supports[kind].attach, "play")


def targets(g: StalingradRoads, kind: str, box: int) -> Any:
    """Where a marker from a box may go; nothing where it cannot be deployed now."""
    row, side = g.facts.supports[kind], SIDES.index(g.facts.supports[kind].side)
    if kind in IN_HAND:
        return ()
    match row.attach:
        case "unit":
            units = _units(g, kind, side)
            reach = _reach(g, kind, box)
            return mask(unit for unit in bits(units) if reach & g.here(unit))
        case "stack" | "hex":
            return _hexes(g, kind, side) & _reach(g, kind, box)
        case _:
            return _bare(g, kind)


def _bare(g: StalingradRoads, kind: str) -> tuple[str, ...]:
    """Markers without a place."""
    if kind == "maskirovka":
        return offensives.maskirovka(g)
    return (kind,) if kind == "trains" and g.setting.row.rail_points else ()


def _reach(g: StalingradRoads, kind: str, box: int) -> SpaceSet:
    """The hexes where a marker may be used: O markers in reach of their offensive (5.5.6, 11.3)."""
    found = g.area
    if g.facts.supports[kind].offensive and g.uses(OFFENSIVE) and not g.first_turn:
        n = BOX_OF.index(box) if box in BOX_OF else NONE
        if n == NONE or g.state.offensive_status[n] != "map":
            return 0
        found = offensives.reach(g, n)
    if kind in ARTILLERY:
        if g.first_turn:
            north, south = g.state.split
            if not north:
                found &= g.facts.SOUTHERN
            if not south:
                found &= ~g.facts.SOUTHERN
        if dear(g, kind) and not _can_pay(g):
            found &= ~dear_hexes(g)
    return found


def dear(g: StalingradRoads, kind: str) -> bool:
    """Whether artillery costs a marker more in the south-east, until Stalingrad is Soviet (4.5.2)."""
    return (
        kind in ARTILLERY
        and g.uses(OFFENSIVE)
        and not g.first_turn
        and not g.controls(SOVIET, g.facts.STALINGRAD & g.area)
    )


def dear_hexes(g: StalingradRoads) -> SpaceSet:
    """East of the Don, row 14 and south of it (4.5.2)."""
    return g.facts.region[EAST_OF_DON] & g.facts.SOUTHERN


def _can_pay(g: StalingradRoads) -> bool:
    """Whether a second marker is at hand."""
    rows = g.facts.supports
    held = [kind for box in SOVIET_BOXES for kind in g.state.boxes[box] if rows[kind].generic]
    return len(held) >= 2


def _units(g: StalingradRoads, kind: str, side: int) -> UnitSet:
    """The units that a marker may accompany (5.5.3)."""
    f, state = g.facts, g.state
    units = g.on_map(f.TROOPS[side]) & ~f.ALARM
    if side == SOVIET:
        units &= ~_last_position(g)
        if not f.supports[kind].leader:
            units &= ~state.surprised
        if kind in ("artillery-2", "artillery-3", "tank-brigade"):
            units &= ~f.ARMOURED
    else:
        units &= f.NATION[GERMAN]
        if kind in ("hoth", "tigers"):
            units &= f.ARMOURED
        helped = kind == "pak88" and _flown_in(g)
        if not helped:
            units &= ~state.besieged
    if kind not in ("tank-brigade", "pak88"):
        units &= ~(state.oos & ~state.besieged)
    if f.supports[kind].leader:
        units &= ~_led(g)
    return units


def bare_hexes(g: StalingradRoads, unit: Unit) -> SpaceSet:
    """The hexes of the last position: a Soviet unit has no markers there (scenarios II, III)."""
    f = g.facts
    return f.LAST_POSITION if g.setting.row.surprise and f.SIDE[SOVIET] >> unit & 1 else 0


def _last_position(g: StalingradRoads) -> UnitSet:
    """The units in the last Soviet position, which no marker helps (scenarios II, III)."""
    f = g.facts
    return g.units_in(f.LAST_POSITION, f.SIDE[SOVIET]) if g.setting.row.surprise else 0


def _led(g: StalingradRoads) -> UnitSet:
    """Units in stacks that have a leader already (5.5.3)."""
    found = 0
    for marker in g.state.markers:
        if g.facts.supports[marker.kind].leader:
            found |= g.state.at[g.state.where[marker.unit]]
    return found


def _flown_in(g: StalingradRoads) -> bool:
    """Whether a Ju 52 with supports can be turned over (10.4.3)."""
    return any(landed.event == "support" for landed in g.state.landed)


def _hexes(g: StalingradRoads, kind: str, side: int) -> SpaceSet:
    """The hexes in which a marker may lie."""
    f, state = g.facts, g.state
    troops = g.on_map(f.TROOPS[side]) & ~_last_position(g)
    mine, fed = g.spaces_of(troops), g.spaces_of(troops & ~state.oos)
    match kind:
        case "surprise":
            return mask(space for space in bits(fed) if surprises(g, space))
        case "breakthrough":
            return mine
        case "pontoon" | "axis-pontoon":
            return mask(space for space in bits(fed) if f.WATER.get(space, 0))
        case "flak":
            if state.fortress == NONE:
                return 0
            return mine & f.disc(state.fortress, FLAK_RANGE)
        case "alarm" | "alert":
            return _alarm_hexes(g, kind)
        case "surrender":
            return _surrounded(g)
        case "raid":
            corps = g.on_map(f.TROOPS[SOVIET]) & (f.ARMOURED | f.BLACK_WHITE)
            near = mask(
                space
                for space in bits(f.AIRFIELDS & state.control[AXIS])
                if g.units_in(f.disc(space, RAID_RANGE), corps)
            )
            return near & g.area
        case "partisans":
            front = g.held(SOVIET)
            rails = f.RAILS & state.control[AXIS] & ~g.held(AXIS) & g.ground
            return mask(space for space in bits(rails) if not f.disc(space, PARTISANS_RANGE - 1) & front)
        case _:  # aircraft, over any hex with units
            return (g.held(AXIS) | g.held(SOVIET)) & g.ground


def _alarm_hexes(g: StalingradRoads, kind: str) -> SpaceSet:
    """With Axis units, or in an Axis town that is not hard pressed; in the fortress only if flown in."""
    f, state = g.facts, g.state
    if not _alarm_counter(g, kind):
        return 0
    enemies = g.held(SOVIET)
    towns = f.BUILT & state.control[AXIS] & g.ground & ~enemies
    calm = mask(
        space for space in bits(towns) if g.units_in(f.contact[space], f.SIDE[SOVIET]).bit_count() <= 2
    )
    found = (g.held(AXIS) | calm) & g.ground
    if state.fortress != NONE and not (kind == "alert" and _flown_in(g)):
        found &= ~g.zone()
    return found


def _alarm_counter(g: StalingradRoads, kind: str) -> UnitSet:
    """Counters of a kind of alarm unit that are free."""
    names, f = g.facts.roster.names, g.facts
    waiting = g.state.at[f.WAITING] & f.ALARM
    return mask(unit for unit in bits(waiting) if names[unit].startswith(f"{kind}-"))


def _surrounded(g: StalingradRoads) -> SpaceSet:
    """Axis stacks out of supply, no besieged ones, beside two Soviet units or more."""
    f, state = g.facts, g.state
    found = 0
    for space in bits(g.held(AXIS)):
        units = g.stack(space, AXIS) & ~f.HQS
        near = g.units_in(f.contact[space], f.TROOPS[SOVIET])
        if units and not units & ~state.oos and not units & state.besieged and near.bit_count() >= 2:
            found |= 1 << space
    return found


# ---- what happens


def happen(g: StalingradRoads, kind: str, unit: Unit, space: Space) -> None:
    """A marker that has left its box is deployed or takes effect."""
    state = g.state
    match kind:
        case "alarm" | "alert":
            counter = next(bits(_alarm_counter(g, kind)))
            g.note("alarm", "5.5.1", unit=counter, space=space)
            if state.fortress != NONE and g.zone() >> space & 1:
                _use_flight(g)
            enter(g, counter, space)
            return
        case "surprise":
            _played(g, kind)
            g.note("surprise", "5.5.7", space=space)
            g.push(SurpriseAttack(origin=space, units=fresh(g, space)))
            return
        case "maskirovka":
            _played(g, kind)
            g.note("support-used", "5.5.6", side=SOVIET, support=kind, space=NONE)
            g.push(offensives.Maskirovka())
            return
        case "trains":
            _played(g, kind)
            state.rail += TRAINS
            g.note("trains", "7.3.1", left=state.rail)
            return
        case "surrender":
            _played(g, kind)
            _surrender(g, space)
            return
        case "raid":
            _played(g, kind)
            die = g.roll("raid")
            state.raided = die >= 4
            g.note("raid", "10.4-mod-k", space=space, die=die)
            return
        case "luftwaffe":
            if g.held(SOVIET) >> space & 1:
                g.push(Bombing(space=space))
                return
        case "pak88":
            if state.besieged >> unit & 1:
                _use_flight(g)
    if kind in ARTILLERY and g.first_turn:
        north, south = state.split
        southern = bool(g.facts.SOUTHERN >> space & 1)
        state.split = (north - (not southern), south - southern)
    if unit != NONE:
        deploy(g, kind, unit=unit)
    else:
        deploy(g, kind, space=space)
    if kind == "flak":
        _shoot_down(g, space)


def _played(g: StalingradRoads, kind: str) -> None:
    """A marker waits for the next support phase of its side (5.2.1)."""
    side = SIDES.index(g.facts.supports[kind].side)
    g.state.played[side] = plus(g.state.played[side], kind)


def _use_flight(g: StalingradRoads) -> None:
    """The Ju 52 that brought it is turned over (10.4.3)."""
    state = g.state
    landed = next(each for each in state.landed if each.event == "support")
    rest = list(state.landed)
    rest.remove(landed)
    state.landed = tuple(rest)
    state.airlift = plus(state.airlift, landed.event)
    g.note("ju52", "10.4.3", event=landed.event, space=landed.space)


def _shoot_down(g: StalingradRoads, space: Space) -> None:
    """Flak drives off one Axis aircraft that covers its hex."""
    for marker in g.state.markers:
        row = g.facts.supports[marker.kind]
        if row.air and row.side == "axis" and covers(g, marker, space):
            g.drop(marker)
            _played(g, marker.kind)
            g.note("driven-off", "5.5.1", support=marker.kind, space=marker.space)
            return


def _surrender(g: StalingradRoads, space: Space) -> None:
    """An isolated stack may give up: 5 or more and it is gone, 3 or 4 cost a step."""
    f, state = g.facts, g.state
    units = g.stack(space, AXIS)
    die = g.roll("surrender")
    bonus = (not units & f.NATION[GERMAN]) + (not units & ~state.reduced & ~f.ONE_STEP)
    g.note("gives-up", "5.5.1", space=space, die=die, modifier=bonus)
    if die + bonus >= 5:
        for unit in bits(units):
            g.lost(unit, "5.5.1")
            if not f.ALARM >> unit & 1:
                g.place(unit, f.WITHDRAWN)
    elif die + bonus >= 3:
        g.push(Losses(side=AXIS, units=units, due=1, rule="5.5.1"))


class Bombing(Step[StalingradRoads]):
    """The Luftwaffe bombs the stack below, or stays to support the troops."""

    needs = ("Deploy",)

    space: Space

    def decide(self, g: StalingradRoads) -> Decision:
        verbs = {"choose": ("bombing", "ground-support")}
        return Decision(AXIS, "bombing", "5.5.7b", verbs, {"space": self.space})

    def choose(self, g: StalingradRoads, what: Choice) -> None:
        """This or that."""
        g.pop()
        if what == "ground-support":
            deploy(g, "luftwaffe", space=self.space)
            return
        _played(g, "luftwaffe")
        die = g.roll("bombing")
        g.note("bombed", "5.5.7b", space=self.space, die=die)
        if die >= 5:
            units = g.stack(self.space, SOVIET)
            g.push(Losses(side=SOVIET, units=units, due=1, rule="5.5.7b"))

    def crumb(self, g: StalingradRoads) -> None:
        return None


# ---- Stalin and OKH


def stalin(g: StalingradRoads) -> None:
    """Stalin's die, if his marker was drawn (1.5.3, 5.5.7); no effect in scenario II."""
    state = g.state
    box = next((box for box in SOVIET_BOXES if "stalin" in state.boxes[box]), None)
    if box is None:
        return
    state.boxes[box] = minus(state.boxes[box], "stalin")
    _played(g, "stalin")
    if not g.uses(APPROVAL):
        g.note("stalin-idle", "5.5.7a", box=SUPPORT_BOXES[box])
        return
    die = g.roll("stalin")
    state.stalin = die
    g.note("stalin", "5.5.7a", die=die, box=SUPPORT_BOXES[box])
    if die == 1 and state.boxes[STAVKA]:
        kind = state.boxes[STAVKA][g.number(len(state.boxes[STAVKA]), "stalin")]
        state.boxes[STAVKA] = minus(state.boxes[STAVKA], kind)
        to_pool(g, SOVIET, kind)
    elif die == 5:
        draw(g, SOVIET, STAVKA, 1)
    elif die == 6:
        g.push(StalinsGift())


class StalinsGift(Step[StalingradRoads]):
    """A marker more for an offensive on the map, for STAVKA if there is none."""

    needs = ("SovietSupports",)

    def _boxes(self, g: StalingradRoads) -> tuple[str, ...]:
        status = g.state.offensive_status
        found = tuple(name for n, name in enumerate(OFFENSIVES) if status[n] == "map")
        return found or (SUPPORT_BOXES[STAVKA],)

    def decide(self, g: StalingradRoads) -> Decision:
        return Decision(SOVIET, "stalin-gift", "5.5.7a", {"box": self._boxes(g)})

    def box(self, g: StalingradRoads, name: Choice) -> None:
        """Into this box."""
        g.pop()
        draw(g, SOVIET, SUPPORT_BOXES.index(name), 1)

    def crumb(self, g: StalingradRoads) -> None:
        return None


def discord(g: StalingradRoads) -> None:
    """Discord at OKH, if it was drawn (1.5.3, 5.5.7); no effect in scenario II."""
    state = g.state
    if "discord" not in state.boxes[AXIS_BOX]:
        return
    state.boxes[AXIS_BOX] = minus(state.boxes[AXIS_BOX], "discord")
    _played(g, "discord")
    if not g.uses(APPROVAL):
        g.note("discord-idle", "5.5.7a")
        return
    die = g.roll("discord")
    g.note("discord", "5.5.7a", die=die)
    match die:
        case 1:
            approval.lower(g, 1, "5.5.7a")
        case 2:
            g.push(NameHq())
        case 3:
            state.no_rail = True
        case 5 if state.manstein < 7:
            approval.move_manstein(g, 1, "5.5.7a")
        case 6:
            draw(g, AXIS, AXIS_BOX, 1)


class NameHq(Step[StalingradRoads]):
    """The Soviet player names a German headquarters that may not move this turn."""

    needs = ("AxisSupports",)

    def decide(self, g: StalingradRoads) -> Decision | None:
        hqs = g.on_map(g.facts.HQ[AXIS] & g.facts.NATION[GERMAN])
        return Decision(SOVIET, "name-hq", "5.5.7a", {"unit": hqs}) if hqs else None

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """This one."""
        g.pop()
        g.state.fixed_hq = unit
        g.note("hq-fixed", "5.5.7a", unit=unit)

    def crumb(self, g: StalingradRoads) -> None:
        return None
