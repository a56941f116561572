"""Where the chapters meet: what the family asks of its games, answered by the chapters of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stavka.games.roads import movement
from stavka.games.roads.combat import Combat
from stavka.games.roads.data import TerrainKind, TerrainRow
from stavka.games.roads.deployment import SurpriseAttack
from stavka.games.roads.march import Move
from stavka.games.roads.odds import Worth
from stavka.games.roads.play import Hand
from stavka.games.roads.state import Marker
from stavka.games.roads.supports import forsake
from stavka.games.roads.terms import AXIS, GERMAN, MUD, SOVIET, half
from stavka.games.roads.units import Losses, MakeKampfgruppe
from stavka.games.victory_roads import (
    battle,
    corps,
    events,
    halt,
    marching,
    reinforcements,
    retreats,
    satisfaction,
    stavka,
    supports,
    theatres,
    victory,
    warsaw,
)
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import COUNTRIES
from stavka.kernel.board import HexLayer
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.paths import Leg
from stavka.kernel.views import Figure


class VictoryTable(VictoryRoads):
    """A game of Victory Roads, with all its chapters."""

    # ---- supply (4)

    def before_supply(self, side: int) -> None:
        if side == AXIS:
            self.state.airlifted = 0

    # ---- hexes change hands (1.10)

    def seized(self, side: int, space: Space) -> None:
        state, bit = self.state, 1 << space
        satisfaction.captured(self, side, space)
        warsaw.captured(self, side, space)
        if side == SOVIET:
            state.fallen |= bit
            state.held_out &= ~bit
            if state.halts & bit:
                halt.lift(self, space, "6.7.9")
        else:
            state.bridgeheads &= ~bit
        victory.captured(self, side, space)

    def entered(self, unit: Unit) -> None:
        """A German who passes may cut the line of a theatre, or drive it away, at any moment (9.1.4)."""
        if self.facts.SIDE[AXIS] >> unit & 1:
            theatres.check(self)

    # ---- units come and go (1.3)

    def place(self, unit: Unit, space: Space) -> None:
        """Axis troops that come upon partisans drive them off, and go no farther."""
        super().place(unit, space)
        state, f = self.state, self.facts
        if f.TROOPS[AXIS] >> unit & 1:
            state.held_out &= ~(1 << space)
        if state.markers and f.TROOPS[AXIS] >> unit & 1:
            for marker in state.markers:
                if marker.kind == "partisans" and marker.space == space:
                    self.drop(marker)
                    state.played[SOVIET] = tuple(sorted((*state.played[SOVIET], marker.kind)))
                    self.note("driven-off", "support-partisans", support=marker.kind, space=space)
                    for step in state.stack:
                        if isinstance(step, Move) and step.units >> unit & 1:
                            step.normal = step.strategic = NONE

    def forget(self, unit: Unit) -> None:
        """What lies on a unit goes when it leaves the map."""
        state, bit = self.state, 1 << unit
        state.pontoon[unit] = NONE
        for name in ("oos", "exploiting", "retreated", "airlifted", "led"):
            setattr(state, name, getattr(state, name) & ~bit)
        forsake(self, unit)

    def lost(self, unit: Unit, rule: str) -> None:
        """Eliminated: rifle corps go to the pile, KGs out of the game (1.3.3, 1.3.4)."""
        f, state, bit = self.facts, self.state, 1 << unit
        space, oos = state.where[unit], bool(state.oos & bit)
        fighting = any(isinstance(step, Combat) for step in state.stack)
        victory.eliminated(self, unit)
        kg = fighting and self.may_make_kg(unit)
        self.forget(unit)
        state.reduced &= ~bit
        self.note("eliminated", rule, unit=unit, space=space)
        box = f.ELIMINATED
        if f.RIFLE & bit:
            box = f.PILE
        elif f.KG & bit:
            box = f.WITHDRAWN
        elif f.GARRISONS & bit:
            box = f.WAITING
        self.place(unit, box)
        if state.halts >> space & 1 and not state.at[space] & f.TROOPS[AXIS]:
            state.held_out |= 1 << space
        if fighting and f.HQ[AXIS] & f.NATION[GERMAN] & bit:
            satisfaction.please(self, f.tables.satisfaction.hq_lost, "15.2.1")
        if kg and not rule.startswith("~8.12"):
            self.push(MakeKampfgruppe(unit=unit, space=space, oos=oos))

    def may_make_kg(self, unit: Unit) -> bool:
        """An elite German division (7.15)."""
        f = self.facts
        return bool(f.DIVISIONS & f.ELITE & 1 << unit)

    def joined(self, unit: Unit, kg: Unit) -> None:
        """A KG fights on where its division was lost."""
        combat, state = self.find(Combat), self.state
        if combat.attackers >> unit & 1:
            combat.attackers |= 1 << kg
        if combat.defenders >> unit & 1:
            combat.defenders |= 1 << kg
        if state.fought >> unit & 1:
            state.fought |= 1 << kg
        if state.stuck >> unit & 1:
            state.stuck |= 1 << kg

    def room(self, space: Space, units: UnitSet) -> int:
        """Six Soviet corps in a bridgehead (1.11.6)."""
        if self.state.bridgeheads >> space & 1 and units & self.facts.SIDE[SOVIET]:
            return self.facts.tables.bridgehead.units
        return super().room(space, units)

    def may_withdraw(self, units: UnitSet) -> UnitSet:
        """Not the last under a Haltebefehl with Soviets beside it (6.7.6)."""
        return units & ~halt.last_ones(self)

    # ---- the reserve (12)

    def may_release(self, unit: Unit) -> bool:
        return stavka.may_release(self, unit)

    def release_cost(self, unit: Unit) -> int:
        return stavka.release_cost(self, unit)

    def supplied_there(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        return stavka.supplied_there(self, spaces)

    def hq_returns(self, hq: Unit) -> SpaceSet:
        return reinforcements.hq_returns(self, hq)

    # ---- movement (6)

    def may_move(self, side: int) -> UnitSet:
        """All but who is stuck, and the last under a Haltebefehl (6.3.1, 6.5.3, 6.7.6)."""
        units = super().may_move(side) & ~self.state.stuck & ~self.facts.GARRISONS
        return units & ~halt.last_ones(self) if side == AXIS and self.state.halts else units

    def may_exploit(self, side: int) -> UnitSet:
        return super().may_exploit(side) & self.may_move(side)

    def may_end(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """No line leads to a headquarters among partisans (6.1.10)."""
        return spaces & ~self.partisans() if self.facts.HQ[AXIS] >> unit & 1 else spaces

    def may_join(self, units: UnitSet, unit: Unit) -> bool:
        """Who is out of supply goes along with those that have his goals (4.6.4)."""
        if movement.bound(self, unit) and self._goals(unit) != self._goals(units.bit_length() - 1):
            return False
        return halt.may_go_along(self, units, unit)

    def hemmed_in(self, unit: Unit) -> bool:
        """Borders stop allies; who is out of supply goes towards a source or headquarters (1.7.5, 4.6.4)."""
        return bool(self.facts.barred(unit)) or movement.bound(self, unit)

    def must_stop(self, side: int) -> SpaceSet:
        """Where the constraints of a Haltebefehl hold, and among partisans (6.7.7)."""
        return halt.bound_hexes(self) | self.partisans() if side == AXIS else 0

    def halted_hexes(self) -> SpaceSet:
        """Hexes whose divisions receive no replacements (6.7.5)."""
        return halt.bound_hexes(self)

    def may_begin(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        spaces = self.may_enter(unit, spaces)
        if movement.bound(self, unit):
            spaces &= self._toward(unit)[self.state.where[unit]]
        return spaces

    def _goals(self, unit: Unit) -> SpaceSet:
        """The sources of a unit and the headquarters of its side (4.6.4)."""
        f, side = self.facts, self.facts.side_of[unit]
        goals = self.sources(side) | self.spaces_of(self.on_map(f.HQ[side]))
        for country in COUNTRIES:
            if side == AXIS and f.ally(country) >> unit & 1:
                goals |= self.capital_source(country)
        return goals

    def _toward(self, unit: Unit) -> HexLayer:
        """The steps that lead a unit nearer to one of them."""
        return self.facts.toward(self._goals(unit))

    def bound_ways(self, unit: Unit, start: Space, legs: list[Leg], pace: int) -> list[list[Leg]]:
        """Each step brings a unit out of supply nearer to a source or a headquarters (4.6.4)."""
        toward: Any = self._toward(unit)
        found: list[Leg] = []
        for layer, prices, leave in legs:
            steps: Any = layer
            found.append((steps.less(steps.less(toward)), prices, leave))
        return [found]

    def strategic(self, side: int) -> bool:
        """The Soviets at will; the German player with a support, not after a dismissal (6.2.3, 15.3.1)."""
        if side == SOVIET:
            return True
        return marching.far(self) and (self.state.offroad or self._abandoning())

    def _abandoning(self) -> bool:
        return any(isinstance(step, marching.Abandonment) for step in self.state.stack)

    def off_road(self, side: int) -> bool:
        return True

    def far_from_contact(self, unit: Unit) -> bool:
        """Who leaves his equipment behind may begin beside the enemy (6.3.1)."""
        return self._abandoning()

    def surprise_steps(self, space: Space, units: UnitSet) -> SpaceSet:
        """Who is out of supply takes that step too towards a source or headquarters (4.6.4)."""
        found = super().surprise_steps(space, units)
        for unit in bits(units):
            if movement.bound(self, unit):
                found &= self._toward(unit)[space]
        return found

    def far_ground(self, side: int) -> SpaceSet:
        """Soviets do not march into German forts and cities that are still to be taken (6.2.1)."""
        if side == AXIS:
            return self.ground & ~self.partisans()
        f = self.facts
        return self.ground & ~((f.FORTS | f.STRONGHOLDS | f.REICH_CITIES) & ~self.state.fallen)

    def slow_roads(self, side: int) -> SpaceSet:
        """Refugees on the roads of Germany."""
        return self.facts.GERMANY if side == AXIS and self.state.refugees else 0

    def exploit_pace(self, unit: Unit) -> int:
        """A leader takes his corps along at full speed; armour that is short of fuel has half of half."""
        if self.state.led >> unit & 1:
            return self.movement(unit)
        points = super().exploit_pace(unit)
        return half(points) if self.phasing == AXIS and self.lacks_fuel(unit) else points

    def end_of_move(self, move: Move) -> None:
        """Reinforced corps that went far, beyond every theatre, are standard ones (6.1.11, 6.2.4)."""
        f, table = self.facts, self.facts.tables.corps
        if f.side_of[move.units.bit_length() - 1] == SOVIET:
            normal = move.normal != NONE and move.spent[0] <= table.normal
            strategic = move.strategic != NONE and move.spent[1] <= table.strategic
            if not move.exploiting and not normal and not strategic:
                rule = "6.2.4" if move.normal == NONE else "6.1.11"
                corps.to_standard(self, corps.outside(self, move.units), rule)
            warsaw.watch(self)
        theatres.check(self)

    def moved_from(self, unit: Unit, origin: Space) -> None:
        """A marker that lies on nobody any more comes off (6.7.9)."""
        halt.settle(self)

    def rail_barred(self) -> SpaceSet:
        """Major cities that were ever lost, partisans, countries that have changed sides (6.4.3, 14.3)."""
        f, state = self.facts, self.state
        if state.no_rail:
            return f.board.on_map
        barred = f.MAJOR & state.fallen | self.partisans()
        for country in COUNTRIES:
            if self.status(country) == "soviet":
                barred |= f.country[country]
        return barred

    def retreat_hexes(self, unit: Unit, origin: Space, left: int, threats: SpaceSet, first: bool) -> SpaceSet:
        return retreats.candidates(self, unit, origin, left, threats)

    def retreated(self, unit: Unit) -> None:
        """Whether a theatre reaches the attacked hex is looked at before anybody enters it (7.10.14)."""
        combats = [step for step in self.state.stack if isinstance(step, Combat)]
        if combats and combats[-1].defenders >> unit & 1 and not self.zone() >> combats[-1].target & 1:
            combats[-1].driven_off |= 1 << unit

    # ---- combat (7)

    def able(self, side: int) -> UnitSet:
        """Not who withdrew without leave, nor who is bound by a Haltebefehl (4.7.1, 6.7.5)."""
        units = super().able(side) & ~self.facts.GARRISONS
        if side == SOVIET:
            return units
        bound = halt.bound_hexes(self)
        return units & ~self.state.pulled_back & ~(self.units_in(bound, units) if bound else 0)

    def may_advance(self, unit: Unit, space: Space) -> bool:
        """Not without movement, nor the last under a Haltebefehl (6.7.6, 7.13.3).

        Soviets enter the strongest places only after S or DR (13.2.5, 13.3.2).
        """
        f, bit = self.facts, 1 << space
        if not self.movement(unit) or not self.ground & bit or not self.may_enter(unit, bit):
            return False
        if f.side_of[unit] == AXIS:
            stuck = self.state.stuck if self.phasing == AXIS else 0  # it did not get away by sea (6.5.3)
            return not (stuck | halt.last_ones(self)) >> unit & 1
        if not (self.stronghold(space) or self.reich_city(space)):
            return True
        combats = [step for step in self.state.stack if isinstance(step, Combat)]  # none if it was cancelled
        return bool(combats) and combats[-1].defender_result in ("S", "DR", "DR2", "DR3")

    def must_advance(self, space: Space) -> bool:
        """Into Warsaw while it is in revolt (19.1.2)."""
        return space == self.facts.WARSAW and warsaw.burning(self) and self.phasing == SOVIET

    def advances_late(self) -> bool:
        return True

    def may_fall_back(self, combat: Combat, side: int) -> bool:
        """A German division has to stay under a Haltebefehl, attacked or attacking (6.7.6)."""
        if side == combat.side:
            units = self.on_map(combat.attackers)
            return all(halt.may_go_along(self, units, unit) for unit in bits(units))
        target = combat.target
        return not (self.state.halts >> target & 1 and halt.divisions(self, target))

    def endangered(self, combat: Combat) -> UnitSet:
        """Headquarters beside which only attackers stand (7.3.3, 7.8.2)."""
        hqs = self.units_in(combat.origins, self.facts.HQ[combat.side])
        at, where = self.state.at, self.state.where
        return mask(hq for hq in bits(hqs) if not at[where[hq]] & ~self.facts.HQS & ~combat.attackers)

    def attack_worth(self, units: UnitSet, combat: Combat) -> list[Worth]:
        return battle.attack_worth(self, units, combat)

    def defence_worth(self, units: UnitSet, combat: Combat) -> list[Worth]:
        return battle.defence_worth(self, units, combat)

    def crossed_apart(self, combat: Combat) -> bool:
        """In mud each unit that crosses counts a third; a flotilla carries all over (3.2.2)."""
        return self.state.weather == MUD or "flotilla" in combat.used

    def terrain_of(self, combat: Combat) -> tuple[TerrainKind, TerrainRow]:
        return battle.terrain_of(self, combat)

    def defender_changes(self, combat: Combat) -> Mapping[str, str]:
        return battle.defender_changes(self, combat)

    def begin_combat(self, combat: Combat) -> None:
        if combat.surprise:
            self.state.surprised |= self.find(SurpriseAttack).units
        battle.begin(self, combat)

    def odds_known(self, combat: Combat) -> None:
        battle.odds_known(self, combat)

    def cut_off_in_combat(self, combat: Combat) -> None:
        battle.cut_off(self, combat)

    def may_be_armoured(self, units: UnitSet) -> bool:
        """Two armoured units, or one and a corps with heavy tanks (7.6.3)."""
        tanks = "heavy-tanks" in self.find(Combat).used
        return (units & self.facts.ARMOURED).bit_count() + tanks >= 2

    def may_hourra(self, combat: Combat) -> bool:
        return battle.may_hourra(self, combat)

    def first_losers(self, combat: Combat) -> UnitSet:
        return battle.first_losers(self, combat)

    def elite_counts(self, combat: Combat, side: int) -> bool:
        return not battle.silenced(self, combat, side)

    def elite_losers(self, combat: Combat, side: int) -> UnitSet:
        return battle.elite_losers(self, combat, side)

    def bearers(self, losses: Losses, units: UnitSet) -> UnitSet:
        """Germans and Soviets bear the losses of an attack with their allies (7.11.2)."""
        combats = [step for step in self.state.stack if isinstance(step, Combat)]
        if combats and combats[-1].side == losses.side:
            return self.main(units) or units
        return units

    def before_attrition(self, combat: Combat) -> None:
        battle.before_attrition(self, combat)

    def after_attrition(self, combat: Combat) -> None:
        battle.after_attrition(self, combat)

    def declare_hourra(self, combat: Combat) -> None:
        combat.hourra = True
        self.note("hourra", "7.6.4", side=combat.side)

    def attackers_result(self, combat: Combat) -> None:
        """An attack at any price costs a step (7.9.5)."""
        if combat.hourra:
            self.push(Losses(side=combat.side, units=combat.attackers, due=1, rule="7.9.5"))

    def defenders_result(self, combat: Combat) -> None:
        battle.defenders_result(self, combat)

    def after_results(self, combat: Combat) -> None:
        battle.after_results(self, combat)

    def halves(self, combat: Combat) -> bool:
        """Heavy tanks in the defence slow armour down."""
        return "tigers" not in combat.against

    def more_figures(self, combat: Combat) -> list[Figure]:
        return battle.figures(self, combat)

    def shape(self, combat: Combat) -> None:
        battle.shape(self, combat)

    def end_combat(self, combat: Combat) -> None:
        """Corps that were attacked beyond every theatre and have retreated are standard ones (7.10.14)."""
        corps.to_standard(self, self.on_map(combat.driven_off), "7.10.14")
        halt.settle(self)
        theatres.check(self)

    # ---- support markers (5, 11)

    def helps(self, combat: Combat, side: int, marker: Marker) -> bool:
        return battle.helps(self, combat, side, marker)

    def free_supports(self, combat: Combat, side: int) -> tuple[str, ...]:
        kinds = super().free_supports(combat, side)
        return tuple(kind for kind in kinds if not battle.asks_first(self, combat, kind))

    def in_hand(self, combat: Combat, side: int) -> list[str]:
        return battle.in_hand(self, combat, side)

    def use_support(self, combat: Combat, side: int, kind: str) -> None:
        battle.use_support(self, combat, side, kind)

    def most_shift(self, combat: Combat) -> int:
        return battle.most_shift(self, combat)

    def hand_shift(self, combat: Combat, hand: Hand) -> int:
        return battle.hand_shift(self, combat, hand)

    def may_use_hand(self, combat: Combat, side: int) -> bool:
        return battle.may_use_hand(self, combat, side)

    def tired(self) -> UnitSet:
        """Nothing is said of supply here."""
        return self.state.surprised

    def renew_markers(self) -> None:
        battle.renew(self)

    def boxes_for(self, side: int, kind: str) -> list[int]:
        return supports.boxes_for(self, side, kind)

    def deploy_verb(self, kind: str) -> str:
        return events.takes(self, kind)

    def deploy_targets(self, kind: str, box: int) -> Any:
        return events.targets(self, kind, box)

    def deployed(self, kind: str, box: int, unit: Unit, space: Space, word: str) -> None:
        supports.deployed(self, kind, box, unit, space, word)
