"""A game of the family: what every chapter asks, and what each game answers in its own way."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

from stavka.games.roads.data import TerrainRow
from stavka.games.roads.facts import RoadsFacts, Side, Waters
from stavka.games.roads.state import Marker, RoadsState
from stavka.games.roads.terms import ALL_FROZEN, AXIS, HALVES, SOVIET, half, other
from stavka.kernel.game import Game
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits

if TYPE_CHECKING:
    from stavka.games.roads.combat import Combat
    from stavka.games.roads.odds import Worth
    from stavka.kernel.views import Figure

S = TypeVar("S", bound=RoadsState)


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

    def marsh(self) -> SpaceSet:
        """Marshes that are not frozen (3.4)."""
        return 0 if self.state.ice == ALL_FROZEN else self.facts.MARSH

    def terrain(self, space: Space) -> tuple[str, TerrainRow]:
        """The terrain that counts in a hex; a frozen marsh is a forest (1.8.1, 3.4)."""
        f = self.facts
        kind = next(name for name, spaces in f.TERRAIN.items() if spaces >> space & 1)
        if kind == "marsh" and self.state.ice == ALL_FROZEN:
            kind = "forest"
        return kind, f.tables.terrain[kind]

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

    @abstractmethod
    def counts_half(self, hq: Unit) -> bool:
        """Whether roads count half in the command radius of a headquarters (1.2.2)."""

    @abstractmethod
    def feeds(self, hq: Unit) -> UnitSet:
        """The units that a headquarters may supply without limit (4.3.1)."""

    @abstractmethod
    def feeds_some(self, hq: Unit) -> UnitSet:
        """The units of which it may supply a few (4.3.1)."""

    def pace(self, unit: Unit) -> int:
        """A unit's movement allowance in half points (4.4.2)."""
        points = self.movement(unit)
        return HALVES * (half(points) if self.state.oos >> unit & 1 else points)

    def may_end(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Of these hexes, those where a unit may end a move."""
        return spaces

    def may_move(self, side: int) -> UnitSet:
        """The units that a side may move in its movement phase."""
        return self.on_map(self.facts.SIDE[side])

    def any_way(self, unit: Unit) -> bool:
        """Whether a unit out of supply may move in any direction (4.4.4)."""
        return self.is_elite(unit)

    def strategic(self, side: int) -> bool:
        """Whether a side may use strategic movement now."""
        return True

    def rail_barred(self) -> SpaceSet:
        """Hexes through which no train goes (7.3.3)."""
        return 0

    def armour(self) -> UnitSet:
        """Units whose attack factor has a black ground, wholly or in part (1.1.6)."""
        return self.facts.BLACK | self.facts.BLACK_WHITE

    @abstractmethod
    def seized(self, side: int, space: Space) -> None:
        """A side takes control of an enemy hex (1.10)."""

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

    def moved_from(self, unit: Unit, origin: Space) -> None:
        """A unit has ended its move."""

    def hq_moved(self, unit: Unit) -> None:
        """A headquarters has moved, of its own will or not (12.1)."""

    def hq_may_leave(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Of these hexes, those to which a headquarters may move."""
        return spaces

    @abstractmethod
    def retreat_goals(self, unit: Unit) -> list[Space]:
        """What a retreating unit tries to come nearer to (8.12.5)."""

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

    def parties(self, units: UnitSet) -> list[UnitSet]:
        """The largest sets of units that may attack together (8.1.12)."""
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

    def as_elite(self, combat: Combat, unit: Unit) -> bool:
        """Whether a unit counts as elite in a combat, by a marker."""
        return False

    def spares(self, combat: Combat, side: int) -> tuple[str, ...]:
        """Markers that may be given up in place of a first step."""
        return ()

    # ---- support markers in combat

    def free_supports(self, combat: Combat, side: int) -> tuple[str, ...]:
        """The markers that count in a combat without being asked for."""
        return ()

    def usable_supports(self, combat: Combat, side: int) -> list[str]:
        """The markers that a player may use besides."""
        return []

    def use_support(self, combat: Combat, side: int, kind: str) -> None:
        """A player uses a marker in a combat."""

    def most_shift(self, combat: Combat) -> int:
        """By how many columns the attacker's markers could shift the odds."""
        return 0

    def renew_markers(self) -> None:
        """A phase of combats begins: what may be used once a phase may be used again."""

    def together(self, units: UnitSet) -> bool:
        """Whether units may attack together (8.1.12)."""
        return True

    def release_cost(self, unit: Unit) -> int:
        """For how many units one counts that leaves the reserve (13.1.1)."""
        return 1

    def begin_combat(self, combat: Combat) -> None:
        """A hex has been designated: what may be played before the odds."""

    def more_figures(self, combat: Combat) -> list[Figure]:
        """What else changes the odds: supports and events."""
        return []

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
