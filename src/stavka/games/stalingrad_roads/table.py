"""Where the chapters meet: what the family asks of its games, answered by the chapters of this one."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.combat import Combat
from stavka.games.roads.command import source_range
from stavka.games.roads.march import Move
from stavka.games.roads.movement import ways_to_headquarters
from stavka.games.roads.odds import Worth
from stavka.games.roads.reserve import feeds_there
from stavka.games.roads.retreat import candidates
from stavka.games.roads.state import Marker
from stavka.games.roads.supports import forsake, minus, to_pool
from stavka.games.roads.terms import AXIS, GERMAN, MUD, RIVERS, SOVIET, other
from stavka.games.roads.units import MakeKampfgruppe
from stavka.games.stalingrad_roads import (
    approval,
    battle,
    events,
    fortress,
    manstein,
    shortage,
    superiority,
    supports,
    victory,
)
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import KAMPFGRUPPEN
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, mask, union
from stavka.kernel.paths import Leg
from stavka.kernel.views import Figure


class StalingradTable(StalingradRoads):
    """A game of Stalingrad Roads, with all its chapters."""

    # ---- weather and supply (3, 4)

    def weather_after(self, weather: str, ice: str, sky: str) -> tuple[str, str, str]:
        """After mud before FEB IV a hard frost takes a turn longer (3.4)."""
        state = self.state
        early = state.turn - 1 < self.facts.turn_of["FEB IV"]
        if state.mud_before and early and ice == "all":
            ice = RIVERS
        state.mud_before = weather == MUD
        return weather, ice, sky

    def before_supply(self, side: int) -> None:
        if side == AXIS:
            fortress.before_supply(self)

    def after_supply(self, side: int, before: UnitSet) -> None:
        if side != AXIS:
            return
        inside = self.units_in(self.facts.STALINGRAD & self.held(AXIS), self.facts.TROOPS[AXIS])
        if inside & before & ~self.state.oos:
            approval.move_manstein(self, 1, "16.2.3d")
        approval.supply_phase(self)
        fortress.after_supply(self, before)

    # ---- hexes change hands (1.10)

    def seized(self, side: int, space: Space) -> None:
        state, bit = self.state, 1 << space
        again = bool(state.fallen & bit)
        if side == SOVIET:
            state.fallen |= bit
        approval.captured(self, side, space, again)
        manstein.captured(self, side, space)
        superiority.captured(self, side, space)
        victory.captured(self, side, space)

    # ---- units come and go (1.3)

    def forget(self, unit: Unit) -> None:
        """What lies on a unit goes when it leaves the map."""
        state, bit = self.state, 1 << unit
        state.pontoon[unit] = NONE
        for name in ("oos", "besieged", "exploiting", "unleashed", "mobile", "retreated"):
            setattr(state, name, getattr(state, name) & ~bit)
        forsake(self, unit)

    def lost(self, unit: Unit, rule: str) -> None:
        """Eliminated: for good if a KG or besieged, back to the pool if an alarm unit (1.3.4)."""
        f, state, bit = self.facts, self.state, 1 << unit
        space = state.where[unit]
        besieged, oos = bool(state.besieged & bit), bool(state.oos & bit)
        kg = self.may_make_kg(unit)
        self.forget(unit)
        state.reduced &= ~bit
        self.note("eliminated", rule, unit=unit, space=space if f.board.on_map >> space & 1 else NONE)
        if f.ALARM & bit:
            self.place(unit, f.WAITING)
            to_pool(self, AXIS, f.roster.names[unit].partition("-")[0])
        else:
            self.place(unit, f.WITHDRAWN if besieged or f.KG & bit else f.ELIMINATED)
        if f.HQ[AXIS] & bit:
            approval.hq_lost(self)
        if kg and not rule.startswith("~8.12"):
            self.push(MakeKampfgruppe(unit=unit, space=space, oos=oos))

    def may_make_kg(self, unit: Unit) -> bool:
        """An elite German unit lost in combat, the last element of its division (8.15, 10.3.4)."""
        f = self.facts
        if not self.uses(KAMPFGRUPPEN) or f.KG >> unit & 1 or f.nation_of[unit] != GERMAN:
            return False
        if not self.is_elite(unit) or not any(isinstance(step, Combat) for step in self.state.stack):
            return False
        return not self.on_map(f.division_of.get(unit, 0) & ~(1 << unit))

    def joined(self, unit: Unit, kg: Unit) -> None:
        """A KG fights on where its unit was lost, and in no other combat of the phase (8.15, 8.1.9)."""
        combat, state = self.find(Combat), self.state
        if combat.attackers >> unit & 1:
            combat.attackers |= 1 << kg
        if combat.defenders >> unit & 1:
            combat.defenders |= 1 << kg
        if state.fought >> unit & 1:
            state.fought |= 1 << kg

    def release_cost(self, unit: Unit) -> int:
        """Armoured corps count for two when they are released (13.1.1)."""
        return self.facts.tables.stavka.armoured_cost if self.facts.ARMOURED >> unit & 1 else 1

    def to_reserve(self, unit: Unit) -> None:
        """A unit enters the STAVKA reserve, at full strength (13.2.2)."""
        self.forget(unit)
        self.state.reduced &= ~(1 << unit)
        self.place(unit, self.facts.RESERVE)

    # ---- movement (7)

    def free(self, side: int) -> UnitSet:
        """Who may move at all, in whatever phase: scenarios and crises hold some back (15.3, II, III)."""
        f = self.facts
        units = self.on_map(f.SIDE[side]) & ~self.setting.fixed_hqs & ~approval.held_by_crisis(self)
        units &= ~self.units_in(self.area & ~self.ground, units)
        if self.first_turn:
            units &= ~self.units_in(f.WESTERN, units)
        if side == SOVIET and self.setting.row.surprise and self.held(AXIS) & f.STALINGRAD:
            units &= ~self.units_in(f.LAST_POSITION, units)
        return units

    def may_move(self, side: int) -> UnitSet:
        """Who may move in the movement phase: the pocket holds back those around it, and those in it."""
        units = self.free(side)
        if side == SOVIET:
            return units & ~fortress.held_back(self)
        if self.state.fixed_hq != NONE:
            units &= ~(1 << self.state.fixed_hq)
        return fortress.three_movers(self, units) & ~fortress.bound_by_sortie(self)

    def may_exploit(self, side: int) -> UnitSet:
        """The ring is held in the movement phase only (10.2.4)."""
        units = super().may_exploit(side) & self.free(side)
        return fortress.three_movers(self, units) & ~fortress.bound_by_sortie(self)

    def may_react(self, side: int) -> UnitSet:
        return self.free(side)

    def may_go_on(self, unit: Unit) -> bool:
        return not approval.held_by_crisis(self) >> unit & 1

    def rescuers(self) -> UnitSet:
        """Not besieged ones at the last level: they have no superiority any more (10.3.4)."""
        return mask(unit for unit in bits(self.panzer()) if not self.starving(unit))

    def interveners(self) -> UnitSet:
        """No support helps the besieged (10.2.3)."""
        return super().interveners() & ~self.state.besieged

    def entered(self, unit: Unit) -> None:
        """The fortress gives way (10.1.5); the last Soviet position takes markers (scenarios II, III)."""
        if self.facts.SIDE[SOVIET] >> unit & 1 and self.state.fortress == self.state.where[unit]:
            fortress.displaced(self)
        if not self.here(unit) & events.bare_hexes(self, unit):
            return
        rule = "scenario-2-s" if self.scenario == "uranus" else "scenario-3-m"
        for marker in self.with_unit(unit):
            self.note("marker-left", rule, unit=unit, support=marker.kind)
        forsake(self, unit)

    def spent(self, side: int, kind: str) -> None:
        """Of two markers alike the one that has to be used goes first (16.3)."""
        if side == AXIS and kind in self.state.urgent:
            self.state.urgent = minus(self.state.urgent, kind)

    def may_end(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Not in row 00 for the Axis; no Soviet armour in the last position (7.1.11, scenarios II, III)."""
        f = self.facts
        if f.side_of[unit] == AXIS:
            return spaces & ~f.ROW_0
        if f.ARMOURED >> unit & 1 and self.setting.row.surprise and self.held(AXIS) & f.STALINGRAD:
            spaces &= ~f.LAST_POSITION
        if self.state.stalin == 2 and self.state.phase == "soviet-movement" and self.held(AXIS):
            far = self.distance_to(self._set_out(unit), self.held(AXIS))
            near = self.held(AXIS)
            for _ in range(far):
                near |= f.lattice.around(near)
            spaces &= near
        return spaces

    def hq_may_leave(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """A headquarters may not withdraw from the fortress if that cost the last box (15.2.1)."""
        f, state = self.facts, self.state
        if f.side_of[unit] != AXIS or not approval.watches_hqs(self) or state.approval != 1:
            return spaces
        return spaces & f.disc(state.fortress, f.distance(self._set_out(unit), state.fortress))

    def _set_out(self, unit: Unit) -> Space:
        """Where the move began that a unit is making."""
        moves = [step for step in self.state.stack if isinstance(step, Move)]
        return moves[-1].start if moves else self.state.where[unit]

    def moved_from(self, unit: Unit, origin: Space) -> None:
        if self.facts.HQ[AXIS] >> unit & 1:
            approval.withdrew(self, unit, origin)

    def hq_moved(self, unit: Unit) -> None:
        if self.facts.HQ[SOVIET] >> unit & 1:
            shortage.hq_moved(self)

    def strategic(self, side: int) -> bool:
        return side == SOVIET or not approval.penalised(self, "no-strategic")

    def rail_barred(self) -> SpaceSet:
        """Cities that the Soviets have captured, aircraft and partisans on the line (7.3.3)."""
        f, state = self.facts, self.state
        if state.no_rail:
            return f.board.on_map
        barred = f.CITIES & state.fallen
        for marker in state.markers:
            if marker.kind == "partisans":
                barred |= 1 << marker.space
            elif marker.kind == "vvs" and battle.radius(self, marker) >= 0:
                barred |= f.disc(marker.space, battle.radius(self, marker))
        return barred

    def retreat_goals(self, unit: Unit) -> list[Space]:
        """Headquarters; for who is in its zone the fortress; for a headquarters sources (8.12.5)."""
        f, state, side = self.facts, self.state, self.facts.side_of[unit]
        if f.HQS >> unit & 1:
            return [*bits(self.sources(side))]
        if side == AXIS and state.fortress != NONE:
            besieged = bool(state.besieged >> unit & 1)
            if besieged or self.zone() & self.here(unit):
                return [state.fortress, *(bits(f.STALINGRAD) if besieged else ())]
        return [state.where[hq] for hq in bits(self.on_map(f.HQ[side]))]

    def may_advance(self, unit: Unit, space: Space) -> bool:
        """In exploitation nobody advances over a major river, bridge or not (9.3.2)."""
        if not self.ground >> space & 1:
            return False
        here = self.state.where[unit]
        if not self.exploitation() or self.dry_feet(here, space):
            return True
        return not self.waters().broad[here] >> space & 1

    def exploitation(self) -> bool:
        return self.state.phase.endswith("exploitation")

    def able(self, side: int) -> UnitSet:
        return super().able(side) & ~fortress.bound_by_sortie(self)

    def armour(self) -> UnitSet:
        """Units whose attack factor has a black ground, wholly or in part (1.1.6)."""
        return self.facts.BLACK | self.facts.BLACK_WHITE | battle.brigades(self)

    def may_be_armoured(self, units: UnitSet) -> bool:
        """Two units on black ground, or one and one on black and white (8.6.3)."""
        black = (units & self.facts.BLACK).bit_count()
        return black >= 1 and (units & self.armour()).bit_count() >= 2

    def first_losers(self, combat: Combat) -> UnitSet:
        return combat.attackers & self.facts.BLACK if combat.armoured else 0

    def end_of_move(self, move: Move) -> None:
        """Infantry that exploited may not attack any more (9.2.3)."""
        if move.exploiting:
            self.state.exploiting &= ~(move.units & ~self.armour())

    def bound_ways(self, unit: Unit, start: Space, legs: list[Leg], pace: int) -> list[list[Leg]]:
        return ways_to_headquarters(self, unit, start, legs, pace)

    def fed_on_the_spot(self, side: int, units: UnitSet) -> UnitSet:
        """A source has a radius, as a headquarters has (4.2.3)."""
        return self.units_in(source_range(self, side) & self.held(side), units)

    def retreat_hexes(self, unit: Unit, origin: Space, left: int, threats: SpaceSet, first: bool) -> SpaceSet:
        """Who stood with a headquarters may go its way or his own (8.12.4, 8.12.5)."""
        ways = [self.retreat_goals(unit), *self._with_headquarters(unit, origin)]
        return union(candidates(self, unit, origin, threats if first else 0, goals) for goals in ways)

    def _with_headquarters(self, unit: Unit, origin: Space) -> list[list[Space]]:
        """The goals of a headquarters that retreats with a unit: sources; if it has gone ahead, itself."""
        f, side = self.facts, self.facts.side_of[unit]
        combats = [step for step in self.state.stack if isinstance(step, Combat)]
        stack = combats[-1].defenders if combats else self.stack(origin, side)
        if f.HQS >> unit & 1 or not stack >> unit & 1:
            return []
        places = [self.state.where[hq] for hq in bits(self.on_map(stack & f.HQS))]
        return [[*bits(self.sources(side))] if place == origin else [place] for place in places]

    def as_elite(self, combat: Combat, unit: Unit) -> bool:
        """Lelyushenko makes his unit count as elite."""
        if combat.side != SOVIET or "lelyushenko" not in combat.used:
            return False
        return any(marker.kind == "lelyushenko" for marker in self.with_unit(unit))

    # ---- combat (8)

    def attack_worth(self, units: UnitSet, combat: Combat) -> list[Worth]:
        return battle.attack_worth(self, units, combat)

    def defence_worth(self, units: UnitSet, combat: Combat) -> list[Worth]:
        return battle.defence_worth(self, units, combat)

    def begin_combat(self, combat: Combat) -> None:
        if combat.surprise:
            self.state.surprised |= combat.attackers
        battle.begin(self, combat)

    def cut_off_in_combat(self, combat: Combat) -> None:
        fortress.mark(self)

    def more_figures(self, combat: Combat) -> list[Figure]:
        return battle.figures(self, combat)

    def odds_known(self, combat: Combat) -> None:
        battle.odds_known(self, combat)

    def shape(self, combat: Combat) -> None:
        battle.shape(self, combat)

    def end_combat(self, combat: Combat) -> None:
        battle.end(self, combat)

    def spares(self, combat: Combat, side: int) -> tuple[str, ...]:
        return battle.spares(self, combat, side)

    def helps(self, combat: Combat, side: int, marker: Marker) -> bool:
        return battle.helps(self, combat, side, marker)

    def use_support(self, combat: Combat, side: int, kind: str) -> None:
        battle.use_support(self, combat, side, kind)

    def most_shift(self, combat: Combat) -> int:
        return battle.most_shift(self, combat)

    def boxes_for(self, side: int, kind: str) -> list[int]:
        return supports.boxes_for(self, side, kind)

    def deploy_verb(self, kind: str) -> str:
        return events.takes(self, kind)

    def deploy_targets(self, kind: str, box: int) -> Any:
        return events.targets(self, kind, box)

    def deployed(self, kind: str, box: int, unit: Unit, space: Space, word: str) -> None:
        supports.deployed(self, kind, unit, space)

    def surprise_steps(self, space: Space, units: UnitSet) -> SpaceSet:
        """Who may not move takes no step before an attack either (scenarios II, III)."""
        if units & ~self.free(SOVIET):
            return 0
        return super().surprise_steps(space, units)

    def supplied_there(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        return feeds_there(self, unit, spaces)

    def hq_returns(self, hq: Unit) -> SpaceSet:
        """In a town in supply, not beside enemies (S37)."""
        side = self.facts.side_of[hq]
        towns = (self.facts.BUILT & self.state.control[side] | self.sources(side)) & self.lines(side)
        return towns & ~self.beside(other(side))

    def renew_markers(self) -> None:
        battle.renew(self)
