"""A game of the family: what every chapter asks, and what each game answers in its own way."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from stavka.games.roads.data import TerrainKind, TerrainRow
from stavka.games.roads.facts import RoadsFacts, Side, Waters
from stavka.games.roads.state import Marker, RoadsState
from stavka.games.roads.terms import ALL_FROZEN, AXIS, GERMAN, HALVES, MUD, SOVIET, half, other
from stavka.kernel.game import Game
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits

if TYPE_CHECKING:
    from stavka.games.roads.combat import Combat
    from stavka.games.roads.march import Move
    from stavka.games.roads.odds import Worth
    from stavka.games.roads.units import Losses
    from stavka.kernel.paths import Leg
    from stavka.kernel.views import Figure

S = TypeVar("S", bound=RoadsState)

Hand = Literal["none", "held", "suspected"]
"""Which markers in boxes count: none, those that lie there, or all that may lie there (5.1.4)."""


class Roads(Game[S]):
    """A game of the Roads family."""

    def __init__(self, rules: Any, state: S, **kept: Any) -> None:
        super().__init__(rules, state, **kept)
        self.facts: RoadsFacts = rules.facts

    # ---- who stands where

    @property
    @abstractmethod
    def area(self) -> SpaceSet:
        """The hexes of the scenario's map, lakes apart."""

    @property
    def ground(self) -> SpaceSet:
        """The hexes where units may be."""
        return self.area

    def on_map(self, units: UnitSet) -> UnitSet:
        """Those of the units that stand in a hex."""
        f, at = self.facts, self.state.at
        off = at[f.WAITING] | at[f.RESERVE] | at[f.KAMPFGRUPPEN] | at[f.RETURNING]
        return units & ~off & ~at[f.ELIMINATED] & ~at[f.WITHDRAWN]

    def held(self, side: int) -> SpaceSet:
        """Hexes with anything of a side: a headquarters is a unit (1.1.2)."""
        held = self.state.held
        return (held[2 * side] | held[2 * side + 1]) & self.facts.board.on_map

    def beside(self, side: int) -> SpaceSet:
        """Hexes adjacent to units of a side."""
        return self.facts.contact.around(self.held(side))

    def open_to(self, side: int) -> SpaceSet:
        """Hexes through which a side's command and supply may pass (1.2.3, 4.1.1)."""
        enemy = self.held(other(side))
        return self.area & ~enemy & (self.held(side) | ~self.facts.contact.around(enemy))

    def here(self, unit: Unit) -> SpaceSet:
        """The hex of a unit."""
        return 1 << self.state.where[unit]

    def stack(self, space: Space, side: int) -> UnitSet:
        """The units of a side in a hex."""
        return self.state.at[space] & self.facts.SIDE[side]

    def steps(self, units: UnitSet) -> int:
        """How many steps some units have together (1.3)."""
        full = units & ~self.state.reduced & ~self.facts.ONE_STEP
        return units.bit_count() + full.bit_count()

    # ---- ground and water

    def waters(self) -> Waters:
        """The watercourses as they are now."""
        state = self.state
        return self.facts.waters(state.weather, state.ice, self.pontoons())

    def pontoons(self) -> tuple[Side, ...]:
        """The sides over which pontoons lie: of headquarters, and all around a pontoon unit (4.1.3, 7.4)."""
        state = self.state
        laid = state.pontoon
        found = [(state.where[hq], laid[hq]) for hq in self.facts.radius if laid[hq] != NONE]
        for marker in state.markers:
            if self.facts.supports[marker.kind].class_ == "pontoon":
                found += [(marker.space, beyond) for beyond in bits(self.facts.WATER.get(marker.space, 0))]
        return tuple(sorted(found))

    def mired(self, side: int, space: Space) -> SpaceSet:
        """Hexes beside enemies that mud closes to who is in a hex: over water, without a bridge (3.2.2)."""
        if self.state.weather != MUD:
            return 0
        waters = self.waters()
        return (waters.river[space] | waters.major[space]) & self.beside(other(side))

    def hard_ground(self) -> bool:
        """Whether the marshes are frozen, and count as forests (3.4)."""
        return bool(self.state.ice == ALL_FROZEN)

    def marsh(self) -> SpaceSet:
        """Marshes that are not frozen."""
        return 0 if self.hard_ground() else self.facts.MARSH

    def terrain(self, space: Space) -> tuple[TerrainKind, TerrainRow]:
        """The terrain that counts in a hex; a frozen marsh is a forest (1.8.1, 3.4)."""
        f = self.facts
        kind = next(name for name, spaces in f.TERRAIN.items() if spaces >> space & 1)
        if kind == "marsh" and self.hard_ground():
            kind = "forest"
        return kind, f.tables.terrain[kind]

    def terrain_of(self, combat: Combat) -> tuple[TerrainKind, TerrainRow]:
        """The terrain that counts in a combat."""
        return self.terrain(combat.target)

    # ---- factors

    def attack(self, unit: Unit) -> int:
        """The attack factor of the side that is up."""
        return self.facts.attack[self.state.reduced >> unit & 1][unit]

    def defence(self, unit: Unit) -> int:
        """The defence factor of the side that is up."""
        return self.facts.defence[self.state.reduced >> unit & 1][unit]

    def movement(self, unit: Unit) -> int:
        """The movement factor of the side that is up; a headquarters with a pontoon has none (1.1.7)."""
        if self.state.pontoon[unit] != NONE:
            return 0
        return self.facts.movement[self.state.reduced >> unit & 1][unit]

    def is_elite(self, unit: Unit) -> bool:
        """Whether a unit has the bonus of elite units."""
        return bool(self.facts.ELITE >> unit & 1)

    def kind_sum(self, units: UnitSet, attack: bool) -> int:
        """The sum of factors of some units."""
        factor = self.attack if attack else self.defence
        return sum(factor(unit) for unit in bits(units))

    # ---- markers

    def with_unit(self, unit: Unit) -> list[Marker]:
        """The support markers that accompany a unit (5.5.3)."""
        return [marker for marker in self.state.markers if marker.unit == unit]

    def drop(self, marker: Marker) -> None:
        """Take one marker from the map."""
        markers = list(self.state.markers)
        markers.remove(marker)
        self.state.markers = tuple(markers)

    # ---- what each game answers in its own way

    @abstractmethod
    def sources(self, side: int) -> SpaceSet:
        """The hexes that are sources of supply for a side now (4.2)."""

    def sources_if(self, side: int, control: SpaceSet) -> SpaceSet:
        """The hexes that would be sources for a side if it controlled these."""
        return self.sources(side)

    @abstractmethod
    def counts_half(self, hq: Unit) -> bool:
        """Whether roads count half in the command radius of a headquarters (1.2.2)."""

    @abstractmethod
    def feeds(self, hq: Unit) -> UnitSet:
        """The units that a headquarters may supply without limit (4.3.1)."""

    @abstractmethod
    def feeds_some(self, hq: Unit) -> UnitSet:
        """The units of which it may supply a few (4.3.1)."""

    @abstractmethod
    def fed_on_the_spot(self, side: int, units: UnitSet) -> UnitSet:
        """Those of the units that a source feeds, without a headquarters (4.2, 4.3)."""

    def pace(self, unit: Unit) -> int:
        """A unit's movement allowance in half points (4.4.2)."""
        points = self.movement(unit)
        return HALVES * (half(points) if self.state.oos >> unit & 1 else points)

    def may_end(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Of these hexes, those where a unit may end a move."""
        return spaces

    def may_enter(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Of these hexes, those that a unit may enter at all."""
        return spaces

    def hemmed_in(self, unit: Unit) -> bool:
        """Whether a unit may not go everywhere that others of its side may."""
        return False

    def may_begin(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Of the hexes next to a unit that is hemmed in, those to which its move may lead."""
        return spaces

    def must_stop(self, side: int) -> SpaceSet:
        """Hexes where a move of a side ends."""
        return 0

    def dear(self, side: int) -> SpaceSet:
        """Hexes that cost a side much, road or not."""
        return 0

    @abstractmethod
    def bound_ways(self, unit: Unit, start: Space, legs: list[Leg], pace: int) -> list[list[Leg]]:
        """The steps open to a unit that may not go where it likes, one list for each way to keep (4.4.4)."""

    def far_ground(self, side: int) -> SpaceSet:
        """Hexes where strategic movement may lead."""
        return self.ground

    def slow_roads(self, side: int) -> SpaceSet:
        """Hexes in which roads do not help a side."""
        return 0

    def wades(self) -> bool:
        """Whether exploiting units may cross a major river without a bridge (9.2.4)."""
        return False

    def exploit_pace(self, unit: Unit) -> int:
        """The points of an exploiting unit in supply: half its allowance (9.2.2)."""
        return half(self.movement(unit))

    def unsupplied(self, unit: Unit) -> bool:
        """Whether a unit bears what all that are out of supply bear when they exploit or react (4.4.3)."""
        return bool(self.state.oos >> unit & 1)

    def hexwise(self, unit: Unit) -> bool:
        """Whether a unit's allowance is one hex, whatever that costs."""
        return False

    def off_road(self, side: int) -> bool:
        """Whether strategic movement may leave the roads (7.2.2)."""
        return bool(self.state.offroad)

    def far_from_contact(self, unit: Unit) -> bool:
        """Whether a unit that begins beside an enemy may move far."""
        return False

    def command_nation(self, unit: Unit) -> UnitSet:
        """The headquarters in whose radius a unit may move far (7.2.2)."""
        return self.facts.NATION[self.facts.nation_of[unit]]

    def rail_cost(self, unit: Unit) -> int:
        """What a journey by rail takes of the capacity (7.3.2)."""
        return 1

    def rail_net(self) -> SpaceSet:
        """Hexes whose rails may join a line to a source."""
        return self.ground

    def may_move(self, side: int) -> UnitSet:
        """The units that a side may move in its movement phase."""
        return self.on_map(self.facts.SIDE[side])

    def may_exploit(self, side: int) -> UnitSet:
        """The units that a side may move in its exploitation phase (9.2.1)."""
        return self.on_map(self.state.exploiting)

    def may_react(self, side: int) -> UnitSet:
        """The units of a side that a reaction may move (table of results)."""
        return self.on_map(self.facts.SIDE[side])

    def rescuers(self) -> UnitSet:
        """The units that may come to the rescue: German armoured divisions (14.1)."""
        f = self.facts
        return f.ARMOURED & f.NATION[GERMAN] & ~f.KG

    def interveners(self) -> UnitSet:
        """The units that a support lets react: German ones."""
        return self.facts.NATION[GERMAN]

    def may_go_on(self, unit: Unit) -> bool:
        """Whether a reinforcement may be sent on by rail (17.2.2)."""
        return True

    def any_way(self, unit: Unit) -> bool:
        """Whether a unit out of supply may move in any direction (4.4.4)."""
        return self.is_elite(unit)

    def strategic(self, side: int) -> bool:
        """Whether a side may use strategic movement now."""
        return True

    def rail_barred(self) -> SpaceSet:
        """Hexes through which no train goes (7.3.3)."""
        return 0

    @abstractmethod
    def armour(self) -> UnitSet:
        """Units that count as armour when they exploit (1.1.6)."""

    @abstractmethod
    def may_be_armoured(self, units: UnitSet) -> bool:
        """Whether units can declare an armoured attack (8.6.3)."""

    @abstractmethod
    def first_losers(self, combat: Combat) -> UnitSet:
        """The armour that takes the first step lost by an attacker, where it must (8.8.1)."""

    def may_hourra(self, combat: Combat) -> bool:
        """Whether the attacker can declare an attack at any price."""
        return False

    def room(self, space: Space, units: UnitSet) -> int:
        """For how many units there is room in a hex (1.11.3)."""
        return self.facts.tables.stacking.units

    @abstractmethod
    def seized(self, side: int, space: Space) -> None:
        """A side takes control of an enemy hex (1.10)."""

    def entered(self, unit: Unit) -> None:
        """A unit has entered a hex, if only to pass."""

    @abstractmethod
    def lost(self, unit: Unit, rule: str) -> None:
        """A unit is eliminated: where it goes, and what follows (1.3.3, 1.3.4)."""

    def weather_after(self, weather: str, ice: str, sky: str) -> tuple[str, str, str]:
        """What becomes of a roll for the weather (3.4)."""
        return weather, ice, sky

    def before_supply(self, side: int) -> None:
        """The supply phase of a side begins."""

    def after_supply(self, side: int, before: UnitSet) -> None:
        """All units of a side have been checked; some were out of supply before."""

    @abstractmethod
    def forget(self, unit: Unit) -> None:
        """What lies on a unit goes when it leaves the map."""

    def follow(self, old: Unit, new: Unit) -> None:
        """The markers of a counter go over to the one that takes its place (18.2.1)."""
        self.state.markers = tuple(
            Marker(marker.kind, new, marker.space, marker.used) if marker.unit == old else marker
            for marker in self.state.markers
        )

    def declare_hourra(self, combat: Combat) -> None:
        """The attacker declares one."""

    def moved_from(self, unit: Unit, origin: Space) -> None:
        """A unit has ended its move."""

    def end_of_move(self, move: Move) -> None:
        """Units have ended a move that cost points."""

    def hq_moved(self, unit: Unit) -> None:
        """A headquarters has moved, of its own will or not (12.1)."""

    def hq_may_leave(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Of these hexes, those to which a headquarters may move."""
        return spaces

    @abstractmethod
    def retreat_hexes(self, unit: Unit, origin: Space, left: int, threats: SpaceSet, first: bool) -> SpaceSet:
        """The hexes among which a retreating unit may choose, with so many hexes to go (8.12.5)."""

    def retreated(self, unit: Unit) -> None:
        """A unit has ended its retreat on the map."""

    @abstractmethod
    def attack_worth(self, units: UnitSet, combat: Combat) -> list[Worth]:
        """The attack factors of some units, summed up by what divides them (8.5.3)."""

    @abstractmethod
    def defence_worth(self, units: UnitSet, combat: Combat) -> list[Worth]:
        """The defence factors of some units, summed up by what divides them (8.5.2)."""

    def dry_feet(self, origin: Space, target: Space) -> bool:
        """Whether no watercourse counts between two hexes."""
        return False

    def able(self, side: int) -> UnitSet:
        """The units that may attack now."""
        units = self.on_map(self.facts.TROOPS[side]) & ~self.state.fought
        return units & self.state.exploiting if self.exploitation() else units

    def exploitation(self) -> bool:
        """Whether this is the exploitation phase."""
        return False

    def parties(self, units: UnitSet, chosen: UnitSet = 0) -> list[UnitSet]:
        """The largest sets of units that may attack together, with those chosen if they can (8.1.12)."""
        return [units]

    def feeders_in_combat(self, side: int) -> UnitSet:
        """The headquarters that supply defenders in a combat (8.4.1)."""
        return self.on_map(self.facts.HQ[side])

    def cut_off_in_combat(self, combat: Combat) -> None:
        """Defenders have been checked for supply."""

    def odds_known(self, combat: Combat) -> None:
        """The final odds of a combat are known."""

    def may_advance(self, unit: Unit, space: Space) -> bool:
        """Whether a unit may enter a hex after combat."""
        return True

    def must_advance(self, space: Space) -> bool:
        """Whether somebody has to enter it."""
        return False

    def advances_late(self) -> bool:
        """Whether hexes that attrition emptied may also be entered when all results are applied."""
        return False

    def may_fall_back(self, combat: Combat, side: int) -> bool:
        """Whether a side may choose to retreat where a result leaves the choice."""
        return True

    def endangered(self, combat: Combat) -> UnitSet:
        """Headquarters that fall to attrition when all attackers are gone."""
        return 0

    def as_elite(self, combat: Combat, unit: Unit) -> bool:
        """Whether a unit counts as elite in a combat, by a marker."""
        return False

    def spares(self, combat: Combat, side: int) -> tuple[str, ...]:
        """Markers that may be given up in place of a first step."""
        return ()

    # ---- support markers in combat

    @abstractmethod
    def helps(self, combat: Combat, side: int, marker: Marker) -> bool:
        """Whether a marker on the map can be used by a side in a combat."""

    def in_hand(self, combat: Combat, side: int) -> list[str]:
        """Markers that a player can play from his boxes as a combat is prepared."""
        return []

    def at_hand(self, combat: Combat, side: int) -> list[str]:
        """The kinds of markers on the map that a side could use, each once."""
        markers = self.state.markers
        return sorted({marker.kind for marker in markers if self.helps(combat, side, marker)})

    def free_supports(self, combat: Combat, side: int) -> tuple[str, ...]:
        """Markers that cost nothing to use count by themselves, where no other of their class is at hand."""
        rows, kinds = self.facts.supports, self.at_hand(combat, side)
        classes = [rows[kind].class_ for kind in kinds]
        return tuple(k for k in kinds if not rows[k].limit and classes.count(rows[k].class_) == 1)

    def usable_supports(self, combat: Combat, side: int) -> list[str]:
        """The markers that a player may still use: none of a class that is used already (5.5.4)."""
        rows = self.facts.supports
        used = combat.used if side == combat.side else combat.against
        classes = {rows[kind].class_ for kind in used}
        hand = self.in_hand(combat, side) if side == combat.side else []
        return [kind for kind in [*self.at_hand(combat, side), *hand] if rows[kind].class_ not in classes]

    # ---- support markers on their way to the map (5.5)

    @abstractmethod
    def boxes_of(self, side: int) -> tuple[int, ...]:
        """The boxes in which a side keeps its markers (5.1.2)."""

    @abstractmethod
    def boxes_for(self, side: int, kind: str) -> list[int]:
        """The boxes from which a marker of a kind can be deployed."""

    @abstractmethod
    def deploy_verb(self, kind: str) -> str:
        """How a marker is deployed: with a `unit`, `to` a hex, with a `box`, or just so (`play`)."""

    @abstractmethod
    def deploy_targets(self, kind: str, box: int) -> Any:
        """Where a marker from a box may go; nothing where it cannot be deployed now."""

    @abstractmethod
    def deployed(self, kind: str, box: int, unit: Unit, space: Space, word: str) -> None:
        """A marker has left its box for a unit, a hex, or what a word names."""

    def spent(self, side: int, kind: str) -> None:
        """A marker leaves its box for some use."""

    def tired(self) -> UnitSet:
        """Units that cannot attack by surprise: they have, or are out of supply."""
        return self.state.surprised | self.state.oos

    def surprise_steps(self, space: Space, units: UnitSet) -> SpaceSet:
        """Where a stack may go before it attacks by surprise: any hex next to it.

        Rivers do not matter, but in mud none is crossed towards an enemy without a bridge (3.2.2).
        """
        found = self.facts.contact[space] & self.ground & ~self.held(AXIS) & ~self.mired(SOVIET, space)
        for unit in bits(units):
            found = self.may_end(unit, self.may_enter(unit, found))
        return found

    def use_support(self, combat: Combat, side: int, kind: str) -> None:
        """A player uses a marker in a combat."""

    def most_shift(self, combat: Combat) -> int:
        """By how many columns the attacker's markers on the map could shift the odds."""
        return 0

    def hand_shift(self, combat: Combat, hand: Hand) -> int:
        """By how many those could that he has in his boxes, or may have for all the other player knows."""
        return 0

    def may_use_hand(self, combat: Combat, side: int) -> bool:
        """Whether for all the other player knows a side could play a marker from its boxes in a combat."""
        return False

    def renew_markers(self) -> None:
        """A phase of combats begins: what may be used once a phase may be used again."""

    def together(self, units: UnitSet) -> bool:
        """Whether units may attack together (8.1.12)."""
        return True

    def may_attack(self, units: UnitSet) -> bool:
        """Whether units may attack as they are, without others."""
        return True

    def bearers(self, losses: Losses, units: UnitSet) -> UnitSet:
        """Of the units that could take a step, those that have to."""
        return units

    def may_release(self, unit: Unit) -> bool:
        """Whether a unit may leave the reserve at all."""
        return True

    def release_cost(self, unit: Unit) -> int:
        """For how many units one counts that leaves the reserve (13.1.1)."""
        return 1

    def may_join(self, units: UnitSet, unit: Unit) -> bool:
        """Whether a unit may go along with others of its hex (7.1.1)."""
        return True

    @abstractmethod
    def supplied_there(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Of these hexes, those where a unit from the reserve would be in supply (13.1.1)."""

    @abstractmethod
    def hq_returns(self, hq: Unit) -> SpaceSet:
        """Where a headquarters that was cut off can come back (4.1.2)."""

    def begin_combat(self, combat: Combat) -> None:
        """A hex has been designated: what may be played before the odds."""

    def more_figures(self, combat: Combat) -> list[Figure]:
        """What else changes the odds: supports and events."""
        return []

    def crossed_apart(self, combat: Combat) -> bool:
        """Whether watercourses do not divide the attack as a whole (8.5.3)."""
        return False

    def elite_counts(self, combat: Combat, side: int) -> bool:
        """Whether a side may use the bonus of an elite unit (8.6.1)."""
        return True

    def may_withdraw(self, units: UnitSet) -> UnitSet:
        """Those of some units that may leave for good, as things stand now (18.1)."""
        return units

    def elite_losers(self, combat: Combat, side: int) -> UnitSet:
        """Of whom one loses the first step for a side's elite bonus: the unit that was named (8.8.1)."""
        named = combat.elite if side == combat.side else combat.elite_defender
        return 1 << named if named != NONE else 0

    def defender_changes(self, combat: Combat) -> Mapping[str, str]:
        """What becomes of the defender's tactical results (8.10.2)."""
        return self.terrain_of(combat)[1].defender

    def before_attrition(self, combat: Combat) -> None:
        """The dice have fallen, and nobody has lost a step yet."""

    def after_attrition(self, combat: Combat) -> None:
        """Both sides have lost what attrition costs."""

    def attackers_result(self, combat: Combat) -> None:
        """The attacker's tactical result comes into force."""

    def defenders_result(self, combat: Combat) -> None:
        """The defender's tactical result comes into force."""

    def after_results(self, combat: Combat) -> None:
        """All results are applied but the markers of exploitation."""

    def halves(self, combat: Combat) -> bool:
        """Whether exploiting armour counts half after an armoured attack (8.14.3)."""
        return True

    def shape(self, combat: Combat) -> None:
        """Change the tactical results after terrain (8.9, 8.11)."""

    def may_make_kg(self, unit: Unit) -> bool:
        """Whether an eliminated unit may leave a Kampfgruppe (8.15)."""
        return False

    def joined(self, unit: Unit, kg: Unit) -> None:
        """A Kampfgruppe has taken the place of a unit."""

    def end_combat(self, combat: Combat) -> None:
        """A combat is over."""

    @property
    def phasing(self) -> int:
        """Whose player turn it is."""
        return self.state.player

    @property
    def opponent(self) -> int:
        return SOVIET if self.state.player == AXIS else AXIS
