"""A game of Victory Roads, with the questions that several chapters ask."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from stavka.games.roads.command import command, supplied_hqs, supply_lines
from stavka.games.roads.data import TerrainKind, TerrainRow
from stavka.games.roads.facts import Side
from stavka.games.roads.march import Move
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import AXIS, GERMAN, HALVES, MUD, SNOW, SOVIET, half
from stavka.games.victory_roads.facts import Scenario, VictoryFacts
from stavka.games.victory_roads.state import VictoryState
from stavka.games.victory_roads.terms import (
    ADVANCED,
    AXIS_BOX,
    COUNTRIES,
    HUNGARY,
    NATIONS,
    OFFENSIVE,
    ROMANIA,
    SOVIET_BOX,
    THEATRES,
)
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, mask, union


class VictoryRoads(Roads[VictoryState]):
    """A game of Victory Roads."""

    facts: VictoryFacts

    def __init__(self, rules: Any, state: VictoryState, **kept: Any) -> None:
        super().__init__(rules, state, **kept)
        self.setting: Scenario = self.facts.scenarios[self.scenario]

    def uses(self, chapter: str) -> bool:
        """Whether the scenario uses a chapter."""
        return chapter in self.setting.uses

    @property
    def turn_name(self) -> str:
        """What the turn is called on the calendar."""
        return self.facts.tables.turns[self.state.turn - 1]

    @property
    def first_turn(self) -> bool:
        """Whether this is the first turn of the game."""
        return self.state.turn == self.setting.first

    # ---- the map

    @property
    def area(self) -> SpaceSet:
        """Supply runs over the whole map."""
        return self.facts.LAND

    @property
    def ground(self) -> SpaceSet:
        return self.setting.ground

    def rail_net(self) -> SpaceSet:
        return self.area

    def on_map(self, units: UnitSet) -> UnitSet:
        """Those of the units that stand in a hex; the pile is none."""
        return super().on_map(units) & ~self.state.at[self.facts.PILE]

    def controls(self, side: int, spaces: SpaceSet) -> bool:
        """Whether a side controls all of some hexes."""
        return not spaces & ~self.state.control[side]

    def hard_ground(self) -> bool:
        """In snow marshes count as forests (3.2.3)."""
        return self.state.weather == SNOW

    def open_to(self, side: int) -> SpaceSet:
        """Partisans stop Axis supply and command (1.7.4)."""
        found = super().open_to(side)
        return found & ~self.partisans() if side == AXIS else found

    def partisans(self) -> SpaceSet:
        """Hexes where partisans fight."""
        return mask(marker.space for marker in self.state.markers if marker.kind == "partisans")

    def pontoons(self) -> tuple[Side, ...]:
        """Of headquarters, around bridging engineers that do not march, and around bridgeheads (6.6)."""
        state, f = self.state, self.facts
        found = [(state.where[hq], state.pontoon[hq]) for hq in f.radius if state.pontoon[hq] != NONE]
        for space in bits(state.bridgeheads):
            found += [(space, beyond) for beyond in bits(f.WATER.get(space, 0))]
        for marker in state.markers:
            if marker.unit == NONE or not self.bridges(marker.kind):
                continue
            if not self.on_the_march() >> marker.unit & 1:
                space = state.where[marker.unit]
                found += [(space, beyond) for beyond in bits(f.WATER.get(space, 0))]
        return tuple(sorted(found))

    def on_the_march(self) -> UnitSet:
        """The units that are moving now."""
        return union(step.units for step in self.state.stack if isinstance(step, Move))

    def bridges(self, kind: str) -> bool:
        """Whether a marker bridges the water around its unit."""
        return kind in ("engineers", "pioneers")

    def dry_feet(self, origin: Space, target: Space) -> bool:
        """Bridging engineers let a stack attack as if there were no water, but not in mud."""
        if self.state.weather == MUD:
            return False
        here = self.state.at[origin]
        return any(
            self.bridges(marker.kind) and here >> marker.unit & 1
            for marker in self.state.markers
            if marker.unit != NONE
        )

    # ---- fortifications (13): they are lost once the Soviets have captured the hex

    def stronghold(self, space: Space) -> bool:
        """Whether a hex has advanced fortifications (13.2)."""
        return bool(self.facts.STRONGHOLDS & ~self.state.fallen & 1 << space)

    def reich_city(self, space: Space) -> bool:
        """Whether a hex is a German major city that was never captured, and chapter 13 is in force (13.3)."""
        return self.uses(ADVANCED) and bool(self.facts.REICH_MAJORS & ~self.state.fallen & 1 << space)

    def fortified(self, space: Space, origins: SpaceSet) -> bool:
        """Whether a hex is fortified on every side from which it is attacked (13.1.1)."""
        f = self.facts
        if self.state.fallen >> space & 1 or not f.FORTS >> space & 1:
            return False
        return not origins & ~f.fort[space]

    def terrains(self, space: Space, origins: SpaceSet) -> list[tuple[TerrainKind, TerrainRow]]:
        """The terrains of a hex among which its defender chooses (1.8.1)."""
        f, bit = self.facts, 1 << space
        kinds: list[TerrainKind] = [self.terrain(space)[0]]
        if f.MINOR & bit:
            kinds.append("city")
        if f.MAJOR & bit:
            kinds.append("reich-city" if self.reich_city(space) else "major")
        if self.stronghold(space):
            kinds.append("stronghold")
        elif self.fortified(space, origins):
            kinds.append("fortification")
        return [(kind, f.tables.terrain[kind]) for kind in kinds]

    def dear(self, side: int) -> SpaceSet:
        """Advanced fortifications that are still to be taken (13.2.3)."""
        return self.facts.STRONGHOLDS & ~self.state.fallen if side == SOVIET else 0

    # ---- supply (4)

    def sources(self, side: int) -> SpaceSet:
        """Cities held since JUN III and the eastern edge; German cities and Baltic ports (4.3, 4.4)."""
        return self.sources_if(side, self.state.control[side])

    def sources_if(self, side: int, control: SpaceSet) -> SpaceSet:
        f = self.facts
        if side == SOVIET:
            return f.EAST & control | f.CITIES & f.SOVIET_AT_FIRST & control
        return f.CITIES & f.GERMANY & control | f.PORTS & control & ~self.blockaded()

    def blockaded(self) -> SpaceSet:
        """Ports around which Soviet units stand in four hexes, or in all (4.4.2)."""
        f, held = self.facts, self.held(SOVIET)
        ring = f.tables.transport.ring
        found = 0
        for port in bits(f.PORTS & f.contact.around(held)):
            near = f.contact[port]
            if (near & held).bit_count() >= min(ring, near.bit_count()):
                found |= 1 << port
        return found

    def fed_on_the_spot(self, side: int, units: UnitSet) -> UnitSet:
        """Who stands on a source, in an advanced fortification or its capital, or is fed by air (4.2-4.5)."""
        f = self.facts
        found = self.units_in(self.sources(side) & self.held(side), units)
        if side == SOVIET:
            return found
        forts = f.STRONGHOLDS & ~self.state.fallen & self.held(AXIS)
        found |= self.units_in(forts, units & f.NATION[GERMAN])
        found |= units & self.state.airlifted
        for country in COUNTRIES:
            mine = self.units_in(f.capital[country] & self.held(AXIS), units & f.ally(country))
            if mine:
                found |= self.units_in(self.capital_source(country), mine)
        return found

    def capital_source(self, country: str) -> SpaceSet:
        """The capital of an ally, a source for its units while a line joins it to a German one (4.5)."""
        return self.facts.capital[country] & self.state.control[AXIS] & supply_lines(self, AXIS)

    def counts_half(self, hq: Unit) -> bool:
        """Roads always count half (1.2.2)."""
        return True

    def feeds(self, hq: Unit) -> UnitSet:
        """Its own nation; a German one its allies too, a Soviet one all of its side (1.7.3, 4.2.1)."""
        f, nation = self.facts, self.facts.nation_of[hq]
        if f.side_of[hq] == SOVIET:
            return f.SIDE[SOVIET]
        return f.SIDE[AXIS] if nation == GERMAN else f.NATION[nation] & f.SIDE[AXIS]

    def feeds_some(self, hq: Unit) -> UnitSet:
        return 0

    def feeders_in_combat(self, side: int) -> UnitSet:
        """Headquarters that are in supply themselves (7.4.4)."""
        return supplied_hqs(self, side)

    def commanded(self, hq: Unit) -> SpaceSet:
        """The hexes in the command radius of a headquarters (1.2)."""
        return command(self, hq)

    def lines(self, side: int) -> SpaceSet:
        """The hexes that a supply line joins to a source (4.1.1)."""
        return supply_lines(self, side)

    def command_nation(self, unit: Unit) -> UnitSet:
        """Headquarters of the unit's nation; all of the Soviet side are of one (1.7.1, 1.7.3, 6.2.1)."""
        f = self.facts
        return f.HQ[SOVIET] if f.side_of[unit] == SOVIET else f.NATION[f.nation_of[unit]]

    # ---- theatres (9)

    def theatres(self) -> list[int]:
        """The theatres in play."""
        return [n for n, space in enumerate(self.state.theatres) if space != NONE]

    def reach_of(self, theatre: int) -> int:
        """The radius of a theatre: 9 or 5, more with Lend-Lease (9.1.2)."""
        table = self.facts.tables.theatre
        more = any(m.kind == "lend-lease" and m.box == theatre for m in self.state.markers)
        offensive = self.state.modes[theatre] == OFFENSIVE
        return (table.offensive_radius if offensive else table.movement_radius) + table.lend_lease * more

    def zone_of(self, theatre: int) -> SpaceSet:
        """The hexes in the radius of a theatre, whatever the terrain (9.1.2)."""
        return self.facts.disc(self.state.theatres[theatre], self.reach_of(theatre))

    def zone(self) -> SpaceSet:
        """The hexes in the radius of any theatre; all of them under the basic rules (5.4.3)."""
        if not self.uses(ADVANCED):
            return self.facts.board.on_map
        found = 0
        for theatre in self.theatres():
            found |= self.zone_of(theatre)
        return found

    def boxes_of(self, side: int) -> tuple[int, ...]:
        """The boxes in which a side keeps its supports (5.1.2, 9.1.1)."""
        if side == AXIS:
            return (AXIS_BOX,)
        return tuple(self.theatres()) if self.uses(ADVANCED) else (SOVIET_BOX,)

    # ---- nations

    def status(self, country: str) -> str:
        """Whose ally a country is."""
        return self.state.allies[COUNTRIES.index(country)]

    def together(self, units: UnitSet) -> bool:
        """Never Romanians and Hungarians (7.11.1)."""
        f = self.facts
        return not (units & f.ally(ROMANIA) and units & f.ally(HUNGARY))

    def main(self, units: UnitSet) -> UnitSet:
        """The Germans or Soviets among some units."""
        f = self.facts
        return units & ~f.ally(ROMANIA) & ~f.ally(HUNGARY)

    def alone(self, units: UnitSet) -> str:
        """The nation that attacks on its own with these units: its big ally has fewer steps (7.11.3)."""
        own = self.steps(self.main(units))
        for nation in NATIONS.values():
            mine = units & self.facts.NATION[nation]
            if mine and own < self.steps(mine):
                return nation
        return ""

    def may_attack(self, units: UnitSet) -> bool:
        """A nation attacks on its own once a turn (7.11.3)."""
        return self.alone(units) not in self.state.autonomous

    def parties(self, units: UnitSet, chosen: UnitSet = 0) -> list[UnitSet]:
        """With each ally: all of it, or as much as does not outnumber the others (7.11)."""
        f, main = self.facts, self.main(units)
        found = [main] if main else []
        for nation in NATIONS.values():
            mine = units & f.NATION[nation]
            if not mine:
                continue
            party = main | mine
            if self.may_attack(party):
                found.append(party)
            else:
                own = mine & chosen
                found.append(main | own | self._strongest(mine & ~own, self.steps(main) - self.steps(own)))
        return found

    def _strongest(self, units: UnitSet, steps: int) -> UnitSet:
        """Of some units those with the most attack factors that have no more steps than so many."""
        best: dict[int, tuple[int, UnitSet]] = {0: (0, 0)}
        for unit in bits(units):
            own = self.steps(1 << unit)
            for used, (worth, chosen) in sorted(best.items(), reverse=True):
                if used + own <= steps and worth + self.attack(unit) > best.get(used + own, (-1, 0))[0]:
                    best[used + own] = (worth + self.attack(unit), chosen | 1 << unit)
        return max(best.values())[1]

    # ---- movement (6)

    def pace(self, unit: Unit) -> int:
        """Halved after a dismissal, for armour without fuel, and out of supply, once (4.6.2, 15.3.1)."""
        state, f, points = self.state, self.facts, self.movement(unit)
        if f.side_of[unit] == AXIS:
            if state.slow:
                points = half(points)
            if self.lacks_fuel(unit):
                points = half(points)
        return HALVES * (half(points) if state.oos >> unit & 1 else points)

    def lacks_fuel(self, unit: Unit) -> bool:
        """Whether a unit is German armour in a turn without fuel."""
        f = self.facts
        return self.state.fuel and bool(f.ARMOURED & f.NATION[GERMAN] & 1 << unit)

    def may_enter(self, unit: Unit, spaces: SpaceSet) -> SpaceSet:
        """Hungarians and Romanians of the Axis keep out of each other's country (1.7.5)."""
        return spaces & ~self.facts.barred(unit)

    def wades(self) -> bool:
        """Exploitation follows the rules of movement (8.2.3)."""
        return True

    def armour(self) -> UnitSet:
        """Armoured units (1.1.4)."""
        return self.facts.ARMOURED

    def rail_cost(self, unit: Unit) -> int:
        """Two points for armour, one for others (6.4.2); it is the same by sea (6.5.1)."""
        table = self.facts.tables.transport
        return table.armour if self.facts.ARMOURED >> unit & 1 else table.infantry

    def exploitation(self) -> bool:
        return self.state.phase.endswith("exploitation")

    @abstractmethod
    def halted_hexes(self) -> SpaceSet:
        """Hexes whose divisions receive no replacements (6.7.5)."""

    def theatre_name(self, theatre: int) -> str:
        """The word for a theatre."""
        return THEATRES[theatre]
