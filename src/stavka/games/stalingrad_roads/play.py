"""A game of Stalingrad Roads, with the questions that several chapters ask."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from stavka.games.roads.command import (
    command,
    on_rail_to_source,
    source_range,
    supplied_hqs,
    supply_lines,
)
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import ALLIES, AXIS, GERMAN, HALVES, SIDES, SOVIET, half
from stavka.games.stalingrad_roads.data import Level
from stavka.games.stalingrad_roads.facts import Scenario, StalingradFacts
from stavka.games.stalingrad_roads.state import StalingradState
from stavka.games.stalingrad_roads.terms import AXIS_BOX, SOVIET_BOXES
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.paths import rings, trace


class StalingradRoads(Roads[StalingradState]):
    """A game of Stalingrad Roads."""

    facts: StalingradFacts

    def __init__(self, rules: Any, state: StalingradState, **kept: Any) -> None:
        super().__init__(rules, state, **kept)
        self.setting: Scenario = self.facts.scenarios[self.scenario]

    def uses(self, chapter: str) -> bool:
        """Whether the scenario uses a chapter."""
        return chapter in self.setting.uses

    @property
    def turn_name(self) -> str:
        """What the turn is called on the calendar."""
        return self.facts.tables.turns[self.state.turn - 1]

    def by(self, name: str) -> bool:
        """Whether the turn of a name is reached."""
        return self.state.turn >= self.facts.turn_of[name]

    @property
    def first_turn(self) -> bool:
        """Whether this is NOV III of a game that begins there, with its own rules (scenarios II, III)."""
        return self.setting.row.surprise and self.state.turn == self.setting.first

    def boxes_of(self, side: int) -> tuple[int, ...]:
        """The boxes in which a side keeps its markers (5.3.1, 5.4.1)."""
        return SOVIET_BOXES if side == SOVIET else (AXIS_BOX,)

    # ---- the map

    @property
    def area(self) -> SpaceSet:
        return self.setting.area

    @property
    def ground(self) -> SpaceSet:
        return self.setting.ground

    def sources(self, side: int) -> SpaceSet:
        """Sources that work now: some have a date, some end with their loss (4.2)."""
        setting, state = self.setting, self.state
        if setting.own_sources[side]:
            return setting.own_sources[side]
        found = setting.edges[side]
        for source in self.facts.all_sources[side]:
            bit = 1 << source.space
            lost = source.until_lost and (state.fallen | state.control[SOVIET]) & bit
            if state.turn >= source.since and not lost:
                found |= bit
        return found & setting.area

    def counts_half(self, hq: Unit) -> bool:
        """Only for a headquarters in a city, on a railway that leads to a source (1.2.2, 4.5.1)."""
        return bool(self.facts.CITIES & self.here(hq)) and on_rail_to_source(self, hq)

    def commanded(self, hq: Unit) -> SpaceSet:
        """The hexes in the command radius of a headquarters (1.2)."""
        return command(self, hq)

    def controls(self, side: int, spaces: SpaceSet) -> bool:
        """Whether a side controls all of some hexes."""
        return not spaces & ~self.state.control[side]

    # ---- nations

    def feeds(self, hq: Unit) -> UnitSet:
        """Units of its nation; a German headquarters feeds all allies (4.3.1)."""
        f, nation = self.facts, self.facts.nation_of[hq]
        return f.NATION[nation] | f.ALLIED if nation == GERMAN else f.NATION[nation]

    def feeds_some(self, hq: Unit) -> UnitSet:
        """Allied headquarters feed a few of other nations, but not Hungarians and Romanians each other."""
        f, nation = self.facts, self.facts.nation_of[hq]
        if nation not in ALLIES:
            return 0
        others = f.TROOPS[AXIS] & ~f.NATION[nation]
        unfriendly = {"hungarian": "romanian", "romanian": "hungarian"}.get(nation)
        return others & ~f.NATION[unfriendly] if unfriendly else others

    def together(self, units: UnitSet) -> bool:
        """Never units of two of the allied nations (8.1.12)."""
        return sum(bool(units & self.facts.NATION[nation]) for nation in ALLIES) < 2

    def parties(self, units: UnitSet, chosen: UnitSet = 0) -> list[UnitSet]:
        allied = units & self.facts.ALLIED
        if self.together(units):
            return [units]
        return [units & ~allied | units & self.facts.NATION[nation] for nation in ALLIES]

    def all_german(self, units: UnitSet) -> bool:
        """Whether these are German units only."""
        return bool(units) and not units & ~self.facts.NATION[GERMAN]

    def panzer(self) -> UnitSet:
        """Panzer divisions and their elements: German armour that is no KG (14.1)."""
        f = self.facts
        return f.ARMOURED & f.NATION[GERMAN] & ~f.KG

    # ---- the fortress

    def zone(self) -> SpaceSet:
        """The zone of influence of the fortress: not through enemy units, whatever the terrain (10.2.2)."""
        space, f = self.state.fortress, self.facts
        if space == NONE:
            return 0
        table = f.tables.fortress
        radius = table.zone_airfield if f.AIRFIELDS >> space & 1 else table.zone
        through = self.area & ~self.held(SOVIET)
        return sum(rings(1 << space, through, f.contact)[: radius + 1])

    def closed(self) -> bool:
        """Whether the pocket is closed: nobody in Stalingrad has a way of hexes to a source (10.2.5)."""
        way = self.area & ~self.held(SOVIET)
        inside = self.held(AXIS) & self.facts.STALINGRAD
        return not trace(self.sources(AXIS) & way, way, self.facts.contact) & inside

    def garrison_supplied(self) -> bool:
        """Whether an Axis unit in Stalingrad is in supply."""
        inside = self.units_in(self.facts.STALINGRAD & self.held(AXIS), self.facts.TROOPS[AXIS])
        return bool(inside & ~self.state.oos)

    def rank(self) -> Level:
        """What the supply level of the fortress does now."""
        return self.facts.fortress_level(max(self.state.level, 1))

    def starving(self, unit: Unit) -> bool:
        """Whether a unit is besieged at the last level of supply (10.3.4)."""
        state = self.state
        return bool(state.besieged >> unit & 1) and state.level <= self.facts.tables.fortress.least

    def is_elite(self, unit: Unit) -> bool:
        return super().is_elite(unit) and not self.starving(unit)

    def near_besieged(self, space: Space) -> bool:
        """Whether a besieged unit is within four hexes (10.4, 15.2.2)."""
        near = self.facts.disc(space, self.facts.tables.fortress.near)
        return bool(self.units_in(near, self.on_map(self.state.besieged)))

    def place(self, unit: Unit, space: Space) -> None:
        """Who is out of supply and enters the zone is besieged from then on (10.2.3)."""
        super().place(unit, space)
        state = self.state
        cut_off = state.oos & self.facts.TROOPS[AXIS] & 1 << unit
        if cut_off and state.fortress != NONE and self.zone() >> space & 1:
            state.besieged |= 1 << unit

    # ---- movement

    def pace(self, unit: Unit) -> int:
        """Besieged units move as the level of their supply lets them (10.3.2)."""
        state, bit = self.state, 1 << unit
        if not state.besieged & bit or state.mobile & bit:
            return HALVES * self.movement(unit) if state.mobile & bit else super().pace(unit)
        match self.rank().movement:
            case "half":
                return HALVES * half(self.movement(unit))
            case "points":
                return HALVES
            case _:
                return 0  # one hex, whatever it costs (7.1.8)

    def unsupplied(self, unit: Unit) -> bool:
        """The level of their supply says what the besieged can do, not chapter 4 (10.2.3)."""
        return super().unsupplied(unit) and not self.state.besieged >> unit & 1

    def exploit_pace(self, unit: Unit) -> int:
        """Half of what their level lets the besieged move; half of all in a sortie (10.3.2, 10.4.3)."""
        state, full = self.state, super().exploit_pace(unit)
        if not state.besieged >> unit & 1 or (state.sortie and state.unleashed >> unit & 1):
            return full
        return {"half": half(full), "points": 1}.get(self.rank().movement, 0)

    def hexwise(self, unit: Unit) -> bool:
        besieged = bool(self.state.besieged >> unit & 1)
        return besieged and self.rank().movement not in ("half", "points")

    def any_way(self, unit: Unit) -> bool:
        """Elite units and the besieged (4.4.4, 10.2.3)."""
        return self.is_elite(unit) or bool(self.state.besieged >> unit & 1)

    def dry_feet(self, origin: Space, target: Space) -> bool:
        """The last Soviet position counts as inside the city: no watercourse there (scenarios II, III)."""
        ends = (1 << origin | 1 << target) if self.setting.row.surprise else 0
        return bool(ends & self.facts.LAST_POSITION & self.held(SOVIET))

    def on(self, option: str) -> bool:
        """Whether an option of the game is on."""
        return self.options.get(option) == "on"

    def lines(self, side: int) -> SpaceSet:
        """The hexes that a supply line joins to a source (4.1.1)."""
        return supply_lines(self, side)

    def in_reach(self, side: int, space: Space) -> bool:
        """Whether a unit of a side would be in supply in a hex."""
        if source_range(self, side) >> space & 1:
            return True
        return any(command(self, hq) >> space & 1 for hq in bits(supplied_hqs(self, side)))

    @abstractmethod
    def to_reserve(self, unit: Unit) -> None:
        """A unit enters the STAVKA reserve."""

    def supports_of(self, side: int) -> list[str]:
        """The kinds of a side."""
        return [kind for kind, row in self.facts.supports.items() if row.side == SIDES[side]]

    def units_of(self, kinds: list[str]) -> UnitSet:
        """Units by their ids."""
        return mask(self.facts.roster.names.index(name) for name in kinds)

    def distance_to(self, space: Space, spaces: SpaceSet) -> int:
        """How far the nearest of some hexes is."""
        return min(self.facts.distance(space, each) for each in bits(spaces))
