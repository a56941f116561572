"""What never changes: the map as sets of zones, the counters, the tables; and the game that plays on them."""

from __future__ import annotations

from typing import Any

from stavka.games.race_for_berlin import data
from stavka.games.race_for_berlin.state import Activation, BerlinState
from stavka.games.race_for_berlin.terms import CAMPS, GERMAN, NATIONALITIES, SOVIET, group
from stavka.kernel.board import AreaBoard, AreaLayer
from stavka.kernel.forces import Roster
from stavka.kernel.game import Game
from stavka.kernel.names import SpaceSet, Unit, UnitSet, bits, mask

BOXES = ("waiting", "destroyed", "removed")

Priced = tuple[tuple[int, AreaLayer], ...]
"""Costs in half movement points, with the borders that cost so."""


class Facts:
    """Board, counters and tables in the form that the rules ask for."""

    def __init__(self, board: data.BoardFile, units: data.UnitsFile, tables: data.TablesFile) -> None:
        self.tables = tables
        self.limits, self.rolls, self.awards = tables.limits, tables.rolls, tables.awards
        self.combat_table = tables.combat.table()
        self.urban_table = tables.urban.table()
        self.american = {
            turn: row.tracks for row in tables.american for turn in range(row.turns[0], row.turns[1] + 1)
        }
        self.window = {row.number: row.window for row in tables.token}
        self.single_use = frozenset(row.number for row in tables.token if row.single_use)
        self._read_map(board)
        self._read_borders(board)
        self._read_units(units)

    def _read_map(self, file: data.BoardFile) -> None:
        zones = file.zone
        self.zones = tuple(zones)
        self.board = AreaBoard([zone.id for zone in zones], BOXES)
        self.WAITING, self.DESTROYED, self.REMOVED = (self.board.index[box] for box in BOXES)
        self.index = [zone.index for zone in zones]
        self.value = [zone.vp for zone in zones]
        self.garrison = [zone.garrison for zone in zones]

        def where(test: Any) -> SpaceSet:
            return mask(i for i, zone in enumerate(zones) if test(zone))

        self.BERLIN = self.board.spaces(file.map.berlin)
        self.suburbs = tuple(bits(self.BERLIN))
        self.EAST = where(lambda zone: zone.side == "east")
        self.WOODED = where(lambda zone: zone.terrain == "wooded")
        self.DIFFICULT = where(lambda zone: zone.terrain == "difficult")
        self.PLAIN = where(lambda zone: zone.terrain == "plain")
        self.ENTRENCHED = where(lambda zone: zone.entrenchment)
        self.UNLIMITED = where(lambda zone: zone.unlimited_soviet_stacking)
        self.VICTORY = where(lambda zone: zone.vp > 0) & ~self.BERLIN
        self.SECTOR = tuple(where(lambda zone, c=c: zone.sector in (c, "both")) for c in CAMPS)
        self.SOVIET_SUPPLY = tuple(where(lambda zone, c=c: zone.supply == f"soviet-{c}") for c in CAMPS)
        self.GERMAN_SUPPLY = {
            edge: where(lambda zone, edge=edge: zone.supply == f"german-{edge}")
            for edge in ("north", "west", "south")
        }
        self.SOUTH_EDGE = where(lambda zone: "south" in zone.edges and zone.side == "west")
        self.index_at_least = {i: where(lambda zone, i=i: zone.index >= i) for i in set(self.index)}
        self.index_at_most = {i: where(lambda zone, i=i: zone.index <= i) for i in set(self.index)}
        self.tracks = {track.number: [self.board.index[zone] for zone in track.zones] for track in file.track}
        self.dry_attacks = frozenset(
            (row.attacker, self.board.index[row.origin], self.board.index[row.into]) for row in file.exception
        )

    def _read_borders(self, file: data.BoardFile) -> None:
        board = self.board
        for border in file.border:
            features = [name for name in ("river", "road") if getattr(border, name)]
            if border.river in file.map.oder_neisse:
                features.append("oder-neisse")
            board.connect(border.a, border.b, *features)
            for zone in border.entrenches:
                board.mark(border.b if zone == border.a else border.a, zone, "trench")
        everything = self.board.neighbours
        self.neighbours = everything
        self.river, self.trench = board.layer("river"), board.layer("trench")
        road, line = board.layer("road"), board.layer("oder-neisse")
        wet = self.river.less(road)
        dry = everything.less(road, wet)
        self.soviet_costs: Priced = ((1, road), (2, dry), (4, wet))
        self.soviet_dry_costs: Priced = ((1, road), (2, everything.less(road)))
        self.german_neighbours = everything.less(line)
        # Germans meet other rules inside Berlin (7.4), where the nexus joins all zones (7.4.4).
        inside = AreaLayer(self.BERLIN if self.BERLIN >> i & 1 else 0 for i in range(len(board.names)))
        nexus = AreaLayer(zones & ~(1 << i) for i, zones in enumerate(inside))
        self.german_outer_costs: Priced = tuple(
            (price, layer.less(line, inside)) for price, layer in self.soviet_costs
        )
        inner_road = AreaLayer(r & i for r, i in zip(road, inside, strict=True))
        self.german_inner_costs: Priced = ((1, inner_road), (2, nexus.less(inner_road)))
        self.NEAR_BERLIN = everything.around(self.BERLIN)
        west_bank = mask(i for i in range(len(self.index)) if line[i]) & ~self.EAST
        self.BRIDGES = west_bank | everything.around(west_bank) & ~self.EAST & board.on_map
        """The zones that event 9 may name: on the west bank of the Oder or Neisse, or next to such a zone."""

    def _read_units(self, file: data.UnitsFile) -> None:
        units = file.unit
        self.units = tuple(units)
        self.armies = tuple(file.army)
        camps, nations = CAMPS.index, NATIONALITIES.index
        self.camp_of = [camps(unit.camp) for unit in units]
        self.nation_of = [nations(unit.nationality) for unit in units]
        groups = [group(n, c) for n, c in zip(self.nation_of, self.camp_of, strict=True)]
        self.roster = Roster([unit.id for unit in units], groups)
        self.strength = ([unit.full for unit in units], [unit.reduced for unit in units])
        self.movement = [unit.movement for unit in units]
        self.ARMOURED: UnitSet = mask(i for i, unit in enumerate(units) if unit.type == "armoured")
        self.SOVIETS = self.roster.members[0] | self.roster.members[1]
        self.GERMANS = self.roster.members[2] | self.roster.members[3]
        self.CAMP = tuple(
            self.roster.members[group(SOVIET, c)] | self.roster.members[group(GERMAN, c)] for c in (0, 1)
        )
        number = {unit.id: i for i, unit in enumerate(units)}
        counters = {army.id: mask(number[counter] for counter in army.counters) for army in file.army}
        self.army_of: list[UnitSet] = [counters.get(unit.army, 0) for unit in units]
        """The counters of a Soviet unit's army, itself included; empty for a German unit."""
        self.WHOLE = frozenset(army for army in counters.values() if army.bit_count() == 2)
        """Armies that can be complete: the 31st, with its single counter, never is."""
        self.TWELFTH = mask(i for i, unit in enumerate(units) if unit.roll == "twelfth-army")

    def points(self, unit: Unit) -> int:
        """A unit's movement points, in halves."""
        return self.movement[unit] * 2


class Berlin(Game[BerlinState]):
    """A game of Race for Berlin, with the few questions that every chapter asks."""

    def __init__(self, rules: Any, state: BerlinState, **kept: Any) -> None:
        super().__init__(rules, state, **kept)
        self.facts: Facts = rules.facts

    @property
    def impulse(self) -> Activation:
        """The impulse under way."""
        assert self.state.impulse is not None
        return self.state.impulse

    def soviets(self) -> SpaceSet:
        """Zones with Soviet units of either camp (and boxes)."""
        held = self.state.held
        return held[0] | held[1]

    def germans(self) -> SpaceSet:
        """Zones with German units of either camp (and boxes)."""
        held = self.state.held
        return held[2] | held[3]

    def enemies(self, nationality: int) -> SpaceSet:
        """Zones with units of the other nationality (and boxes)."""
        return self.germans() if nationality == SOVIET else self.soviets()

    def on_map(self, units: UnitSet) -> UnitSet:
        """Those of the units that stand in a zone."""
        f, at = self.facts, self.state.at
        return units & ~(at[f.WAITING] | at[f.DESTROYED] | at[f.REMOVED])

    def soviet_berlin(self) -> SpaceSet:
        """Berlin zones that are contested or Soviet-controlled: those with Soviet units (9.1.3, 9.1.5)."""
        return self.facts.BERLIN & self.soviets()

    def soviet_controlled(self) -> SpaceSet:
        """Berlin zones under Soviet control (9.1.4)."""
        level = self.state.level
        return mask(zone for zone in self.facts.suburbs if level[zone] >= 2)
