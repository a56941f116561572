"""Reinforcements and replacements (17), withdrawals and upgrades (18)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import supplied_hqs
from stavka.games.roads.counts import Box
from stavka.games.roads.reinforcements import (
    Returning,
    SendOn,
    Withdraw,
    may_receive,
    safe,
    upgrade,
    withdraw,
)
from stavka.games.roads.stacking import fits
from stavka.games.roads.supports import generic, may_hold, spend, to_pool
from stavka.games.roads.terms import AXIS, GERMAN, SOVIET, other
from stavka.games.roads.units import enter
from stavka.games.stalingrad_roads import approval, manstein
from stavka.games.stalingrad_roads.data import Withdrawal
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import (
    APPROVAL,
    AXIS_BOX,
    REPLACEMENTS,
    SUPPORT_BOXES,
    TRANSCAUCASUS,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Side, Space, SpaceSet, Stage, Unit, UnitSet, bits, mask, union
from stavka.kernel.steps import Step


class ReinforcementPhase(Step[StalingradRoads]):
    """Headquarters come back, units arrive, are upgraded, withdrawn and rebuilt (17, 18)."""

    side: Side
    stage: Stage = 0

    def run(self, g: StalingradRoads) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                if self.side == AXIS:
                    g.state.atonement = 0  # the attacks had to be made before this phase (crisis table)
                    manstein.backhand_ends(g)
                new_supports(g, self.side)
                g.push(Returning(side=self.side))
            case 2:
                g.push(Arrivals(side=self.side))
            case 3:
                self._upgrades(g)
            case 4:
                self._withdrawals(g)
            case 5:
                self._points(g)
            case 6:
                lost = not g.state.control[AXIS] & g.facts.STALINGRAD  # also where it is off the map
                if self.side == AXIS and lost and g.uses(REPLACEMENTS):
                    g.push(FreeDivision())
            case _:
                g.state.replacements = g.state.allied_replacements = 0
                g.pop()

    def _upgrades(self, g: StalingradRoads) -> None:
        f, state = g.facts, g.state
        for unit in bits(state.at[f.WAITING] & f.SIDE[self.side]):
            row = f.rows[unit].upgrade
            if row and f.turn_of[row.turn] == state.turn:
                if row.of:
                    upgrade(g, f.roster.names.index(row.of), unit)
                else:
                    g.push(ChooseUpgrade(unit=unit))

    def _withdrawals(self, g: StalingradRoads) -> None:
        for row in g.facts.tables.withdrawal:
            if row.side == ("axis", "soviet")[self.side] and row.turn == g.turn_name:
                begin_withdrawal(g, row)
        if self.side == SOVIET:
            stalingrad_front(g)
        elif g.state.mars_over and g.uses("mars"):
            box = g.facts.mars[g.state.mars]
            if box.withdraw and box.withdraw.turn == g.turn_name:
                g.push(Withdraw(side=AXIS, units=_panzers(g, box.withdraw.attack), left=1))

    def _points(self, g: StalingradRoads) -> None:
        """Replacement points: two for the Soviets, those of the track for the Axis (17.3.1, 17.3.2)."""
        state, table = g.state, g.facts.tables
        if not g.uses(REPLACEMENTS) or self.side in state.no_replacements or g.first_turn:
            return
        if self.side == SOVIET:
            points = table.replacements.soviet
        elif g.state.turn > g.setting.first and not approval.penalised(g, "no-replacements"):
            points = approval.box(g)[0] if g.uses(APPROVAL) else 0
        else:
            points = 0
        state.replacements = points
        state.allied_replacements = points // 2
        if points:
            g.note("replacement-points", "17.3.1" if self.side else "17.3.2", side=self.side, count=points)
        g.push(Rebuild(side=self.side))

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-reinforcement-phase", {"side": self.side}


def new_supports(g: StalingradRoads, side: int) -> None:
    """Markers that come as reinforcements go into the pool (17)."""
    for kind in g.supports_of(side):
        row = g.facts.supports[kind]
        if row.since and row.since == g.turn_name:
            to_pool(g, side, *[kind] * row.count)
            g.note("supports-arrive", "17a", side=side, support=kind)


# ---- arrivals


class Arrivals(Step[StalingradRoads]):
    """Units whose turn has come enter the map or the reserve (17.1, 17.2)."""

    needs = ("ReinforcementPhase",)
    several = True

    side: Side
    chosen: Unit = NONE
    garrisoned: bool = False
    """A unit was placed in a major city instead of the reserve (17.1)."""

    def _due(self, g: StalingradRoads) -> UnitSet:
        """Who arrives now."""
        f, state = g.facts, g.state
        waiting = state.at[f.WAITING] & f.SIDE[self.side]
        if not g.on(TRANSCAUCASUS):
            waiting &= ~(1 << f.TRANSCAUCASUS)
        return mask(unit for unit in bits(waiting) if 0 < state.due[unit] <= state.turn)

    def _entries(self, g: StalingradRoads, unit: Unit) -> list[str]:
        row = g.facts.rows[unit]
        arrival = row.arrives.get(g.scenario, row.arrive)
        return [*arrival.entry] if arrival else []

    def _hexes(self, g: StalingradRoads, unit: Unit) -> SpaceSet:
        """Where a unit comes in; where its hexes are lost or full, at the nearest source of its side."""
        board = g.facts.board
        entries = self._entries(g, unit)
        if "mars" in entries or not entries:  # from Rzhev, or flown out of the pocket
            if self.side == SOVIET:
                return 0
            west = safe(g, AXIS, g.facts.WEST_EDGE & g.state.control[AXIS])
            return mask(space for space in bits(west) if fits(g, unit, space))
        hexes = safe(g, self.side, board.spaces(name for name in entries if name in board.index))
        hexes &= g.area & ~self._boxes(g)
        open_to = mask(space for space in bits(hexes) if fits(g, unit, space))
        if open_to or "stavka" in entries or self.side == SOVIET:
            return open_to
        calm = safe(g, AXIS, g.sources(AXIS)) & ~g.beside(SOVIET)
        calm = mask(space for space in bits(calm) if fits(g, unit, space))
        wanted = board.spaces(name for name in entries if name in board.index)
        near = {space: g.distance_to(space, wanted) for space in bits(calm)}
        return mask(space for space, far in near.items() if far == min(near.values()))

    def _boxes(self, g: StalingradRoads) -> SpaceSet:
        return 1 << g.facts.RESERVE

    def _cities(self, g: StalingradRoads, unit: Unit) -> SpaceSet:
        """Soviet major cities without an enemy beside them, in place of the reserve; not for Mars (17.1)."""
        if self.side == AXIS or self.garrisoned or "mars" in self._entries(g, unit):
            return 0
        found, near = 0, g.beside(AXIS)
        for city in g.facts.majors:
            if g.controls(SOVIET, city & g.area) and city & g.area and not near & city:
                found |= city & g.area
        cities = safe(g, SOVIET, found)
        return mask(space for space in bits(cities) if fits(g, unit, space))

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.chosen != NONE:
            facts = {"unit": self.chosen}
            hexes = self._hexes(g, self.chosen)
            reserve = self.side == SOVIET and not hexes
            hexes = hexes or self._cities(g, self.chosen)
            verbs = {"to": hexes, "reserve": reserve, "wait": not hexes and not reserve}
            return Decision(self.side, "arrival", "17.1" if self.side else "17.2.1", verbs, facts)
        due = self._due(g)
        if self.side == SOVIET:
            due = mask(unit for unit in bits(due) if self._hexes(g, unit) or self._cities(g, unit))
        return Decision(self.side, "arrivals", "17", {"unit": due}) if due else None

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """This one next."""
        self.chosen = unit

    def to(self, g: StalingradRoads, space: Space) -> None:
        """It comes in here; the Axis may send it on by rail (17.2.2)."""
        unit, self.chosen = self.chosen, NONE
        g.state.due[unit] = 0
        if self._cities(g, unit) >> space & 1 and not self._hexes(g, unit):
            self.garrisoned = True
        g.note("arrived", "17", unit=unit, space=space)
        if self.side == AXIS and g.state.rail and not g.state.no_rail:
            g.push(SendOn(unit=unit))
        enter(g, unit, space)

    def reserve(self, g: StalingradRoads) -> None:
        """It joins the reserve."""
        unit, self.chosen = self.chosen, NONE
        g.state.due[unit] = 0
        g.to_reserve(unit)
        g.note("to-reserve", "17.1", unit=unit)

    def wait(self, g: StalingradRoads) -> None:
        """There is no room: it comes next turn."""
        unit, self.chosen = self.chosen, NONE
        g.state.due[unit] = g.state.turn + 1

    def run(self, g: StalingradRoads) -> None:
        """Soviet units without a hex of their own go to the reserve."""
        g.pop()
        for unit in bits(self._due(g)):
            g.state.due[unit] = 0
            g.to_reserve(unit)
            g.note("to-reserve", "17.1", unit=unit)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-arrivals", {"side": self.side}


class FreeDivision(Step[StalingradRoads]):
    """While Stalingrad is lost the Axis gets back a reduced division without elite status (17.2.3)."""

    needs = ("ReinforcementPhase",)

    chosen: Unit = NONE

    def _units(self, g: StalingradRoads) -> UnitSet:
        f = g.facts
        return g.state.at[f.ELIMINATED] & f.SIDE[AXIS] & f.INFANTRY & ~f.ELITE

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.chosen != NONE:
            hexes = rebuilt_hexes(g, self.chosen)
            return Decision(AXIS, "rebuilt-where", "17.2.3", {"to": hexes}, {"unit": self.chosen})
        units = mask(unit for unit in bits(self._units(g)) if rebuilt_hexes(g, unit))
        return Decision(AXIS, "free-division", "17.2.3", {"unit": units}) if units else None

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """This one."""
        self.chosen = unit

    def to(self, g: StalingradRoads, space: Space) -> None:
        """Here."""
        g.pop()
        g.state.reduced |= 1 << self.chosen
        g.note("rebuilt", "17.2.3", unit=self.chosen, space=space)
        enter(g, self.chosen, space)

    def crumb(self, g: StalingradRoads) -> None:
        return None


# ---- replacements


def rebuilt_hexes(g: StalingradRoads, unit: Unit) -> SpaceSet:
    """On or next to a supplied headquarters of its nation, no enemy beside it (17.3.13).

    A Soviet headquarters comes in a supplied city, for from the reserve it could not reach the map.
    """
    f, side = g.facts, g.facts.side_of[unit]
    if side == SOVIET:
        cities = safe(g, side, f.CITIES & g.state.control[side] & g.lines(side))
        return mask(space for space in bits(cities) if fits(g, unit, space))
    hqs = supplied_hqs(g, side) & f.NATION[f.nation_of[unit]]
    spots = g.spaces_of(hqs)
    if f.HQS >> unit & 1 and not spots:
        spots = safe(g, side, g.sources(side))
        near = spots
    else:
        near = spots | f.contact.around(spots)
    hexes = safe(g, side, near) & ~g.beside(other(side))
    return mask(space for space in bits(hexes) if fits(g, unit, space))


class Rebuild(Step[StalingradRoads]):
    """A player spends his replacement points, one by one (17.3)."""

    needs = ("ReinforcementPhase",)

    side: Side
    chosen: Unit = NONE
    paying: bool = False
    source: Box = NONE

    def _unpayable(self, g: StalingradRoads) -> UnitSet:
        """Armour whose step neither a support nor another armoured KG can pay for (17.3.7, 17.3.11)."""
        if any(generic(g, box) for box in g.boxes_of(self.side)):
            return 0
        kgs = self._kgs(g)
        return g.facts.ARMOURED if not kgs else kgs if kgs.bit_count() == 1 else 0

    def _kgs(self, g: StalingradRoads) -> UnitSet:
        if self.side == SOVIET:
            return 0
        return may_receive_kg(g) & ~(1 << self.chosen if self.chosen != NONE else 0)

    def _units(self, g: StalingradRoads) -> UnitSet:
        f, state = g.facts, g.state
        if not state.replacements:
            return 0
        weak = may_receive(g, self.side) & state.reduced
        gone = state.at[f.ELIMINATED] & f.SIDE[self.side] & ~f.KG & ~f.ALARM
        if self.side == AXIS:
            gone = mask(unit for unit in bits(gone) if rebuilt_hexes(g, unit))
        else:
            gone = mask(unit for unit in bits(gone) if not f.HQS >> unit & 1 or rebuilt_hexes(g, unit))
        units = weak | gone
        if self.side == AXIS and not state.allied_replacements:
            units &= ~f.ALLIED
        return units

    def decide(self, g: StalingradRoads) -> Decision | None:
        facts: dict[str, Any] = {"unit": self.chosen, "left": g.state.replacements}
        if self.paying and self.source != NONE:
            kinds = generic(g, self.source)
            return Decision(self.side, "give", "17.3.7", {"give": kinds}, {"left": 1}, always=True)
        if self.paying:
            boxes = tuple(SUPPORT_BOXES[box] for box in g.boxes_of(self.side) if generic(g, box))
            verbs: dict[str, Any] = {"box": boxes, "disband": self._kgs(g)}
            return Decision(self.side, "armour-price", "17.3.7", verbs, facts, always=True)
        if self.chosen != NONE:
            hexes = rebuilt_hexes(g, self.chosen)
            return Decision(self.side, "rebuilt-where", "17.3.13", {"to": hexes}, facts)
        units, repairs = self._units(g), self._workshops(g)
        if not units and not repairs:
            return None
        # Asked whatever could pay for it, for not asking would tell that nothing can.
        if "workshops" not in g.state.boxes[AXIS_BOX]:
            repairs = 0
        verbs = {"rebuild": units & ~self._unpayable(g), "repair": repairs, "done": True}
        return Decision(self.side, "rebuild", "17.3", verbs, {"left": g.state.replacements}, always=True)

    def _workshops(self, g: StalingradRoads) -> UnitSet:
        """German armour that a workshop marker could mend for nothing, if there is one."""
        if self.side == SOVIET or not may_hold(g, AXIS, lambda kind: kind == "workshops"):
            return 0
        f = g.facts
        return may_receive(g, AXIS) & g.state.reduced & f.ARMOURED & f.NATION[GERMAN]

    def repair(self, g: StalingradRoads, unit: Unit) -> None:
        """The workshops mend this one."""
        spend(g, AXIS, AXIS_BOX, "workshops")
        g.state.reduced &= ~(1 << unit)
        g.note("rebuilt", "5.5.1", unit=unit, space=g.state.where[unit])

    def rebuild(self, g: StalingradRoads, unit: Unit) -> None:
        """A step for this one."""
        self.chosen = unit
        if g.facts.ARMOURED >> unit & 1:
            self.paying = True
            g.note("price-due", "17.3.7", unit=unit)
        else:
            self._spend(g)

    def box(self, g: StalingradRoads, name: Choice) -> None:
        """Pay from this box."""
        self.source = SUPPORT_BOXES.index(name)

    def give(self, g: StalingradRoads, kind: Choice) -> None:
        """Pay with this marker."""
        spend(g, self.side, self.source, kind)
        self.paying, self.source = False, NONE
        self._spend(g)

    def disband(self, g: StalingradRoads, unit: Unit) -> None:
        """Pay with this Kampfgruppe (17.3.11)."""
        g.forget(unit)
        g.place(unit, g.facts.WITHDRAWN)
        g.note("disbanded", "17.3.11", unit=unit)
        self.paying = False
        self._spend(g)

    def _spend(self, g: StalingradRoads) -> None:
        f, state, unit = g.facts, g.state, self.chosen
        state.replacements -= 1
        if f.ALLIED >> unit & 1:
            state.allied_replacements -= 1
        if g.on_map(1 << unit):
            state.reduced &= ~(1 << unit)
            g.note("rebuilt", "17.3.6", unit=unit, space=state.where[unit])
            self.chosen = NONE
        elif self.side == SOVIET and not f.HQS >> unit & 1:
            g.to_reserve(unit)
            g.note("to-reserve", "17.3.13", unit=unit)
            self.chosen = NONE

    def to(self, g: StalingradRoads, space: Space) -> None:
        """It appears here, with one step (17.3.8, 17.3.10)."""
        f, unit = g.facts, self.chosen
        self.chosen = NONE
        if not f.ONE_STEP >> unit & 1:
            g.state.reduced |= 1 << unit
        g.note("rebuilt", "17.3.13", unit=unit, space=space)
        enter(g, unit, space)

    def done(self, g: StalingradRoads) -> None:
        """Points cannot be saved (17.3.4)."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-rebuild", {"side": self.side}


def may_receive_kg(g: StalingradRoads) -> UnitSet:
    """Armoured KGs in supply, not beside an enemy (17.3.11)."""
    f = g.facts
    kgs = g.on_map(f.ARMOURED_KG) & ~g.state.oos
    return kgs & ~g.units_in(g.beside(SOVIET), kgs)


# ---- withdrawals and upgrades


class ChooseUpgrade(Step[StalingradRoads]):
    """Any rifle division may become one of the Guards (18.2.1)."""

    needs = ("ReinforcementPhase",)
    several = True

    unit: Unit

    def _old(self, g: StalingradRoads) -> UnitSet:
        f, state = g.facts, g.state
        rifles = mask(unit for unit, row in enumerate(f.rows) if row.type == "rifle division")
        gone = state.at[f.WAITING] | state.at[f.WITHDRAWN]
        return rifles & ~gone

    def decide(self, g: StalingradRoads) -> Decision | None:
        units = self._old(g)
        if not units:
            return None
        return Decision(SOVIET, "upgrade", "18.2.1", {"upgrade": units}, {"unit": self.unit})

    def upgrade(self, g: StalingradRoads, unit: Unit) -> None:
        """This one."""
        g.pop()
        upgrade(g, unit, self.unit)

    def crumb(self, g: StalingradRoads) -> None:
        return None


def _in_supply(g: StalingradRoads, side: int) -> UnitSet:
    """Units that may be withdrawn: supplied ones, for the Soviets also those in reserve (18.1.2)."""
    f = g.facts
    units = g.on_map(f.TROOPS[side] & ~f.KG & ~f.ALARM) & ~g.state.oos
    return units | g.state.at[f.RESERVE] & f.TROOPS[side] if side == SOVIET else units


def _strong(g: StalingradRoads, units: UnitSet, attack: int) -> UnitSet:
    """Those with an attack factor of so much on their full side: they may be reduced (18.1.1, 18.1.2)."""
    return mask(unit for unit in bits(units) if g.facts.attack[0][unit] >= attack)


def _panzers(g: StalingradRoads, attack: int) -> UnitSet:
    f = g.facts
    return _strong(g, g.panzer() & ~union(f.divisions.values()) & _in_supply(g, AXIS), attack)


def begin_withdrawal(g: StalingradRoads, row: Withdrawal) -> None:
    """Carry out a line of the calendar (18.1.1)."""
    f, side = g.facts, ("axis", "soviet").index(row.side)
    if not row.count:
        units = _in_supply(g, side) & f.NATION[row.what] | g.on_map(g.units_of(row.hqs))
        for unit in bits(units):
            withdraw(g, unit)
        return
    open_to = _in_supply(g, side)
    if row.what == "infantry":
        open_to &= f.INFANTRY
    elif row.what == "panzer":
        open_to = _panzers(g, row.attack)
    elif row.what == "armour":
        open_to &= f.ARMOURED
    g.push(Withdraw(side=side, units=_strong(g, open_to, row.attack), left=row.count))


def stalingrad_front(g: StalingradRoads) -> None:
    """Once Stalingrad is Soviet its front has to give up 37 divisions, from FEB II on (scenario III)."""
    f, state, table = g.facts, g.state, g.facts.tables.stalingrad_withdrawal
    owed = state.owed and g.scenario == "campaign" and g.by(table.since)
    if not owed or not g.controls(SOVIET, f.STALINGRAD):
        return
    state.owed = False
    for group in table.divisions:
        units = mask(
            unit
            for unit in bits(_in_supply(g, SOVIET))
            if (f.rows[unit].full, f.rows[unit].reduced) == (group.full, group.reduced)
        )
        g.push(Withdraw(side=SOVIET, units=units, left=group.count))
