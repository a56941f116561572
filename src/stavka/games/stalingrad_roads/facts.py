"""What never changes in this game: the map's regions, Stalingrad, the scenarios."""

from __future__ import annotations

from typing import NamedTuple

from stavka.games.roads.data import BoardFile, SupportsFile, UnitsFile
from stavka.games.roads.facts import RoadsFacts
from stavka.games.roads.terms import SIDES
from stavka.games.stalingrad_roads.data import Level, ScenarioRow, ScenariosFile, TablesFile
from stavka.games.stalingrad_roads.terms import RED_ZONE, SUPPORT_BOXES
from stavka.kernel.names import Space, SpaceSet, bits, mask, union


class Source(NamedTuple):
    """A source of supply on the map (4.2)."""

    space: Space
    since: int
    until_lost: bool


class Scenario:
    """A scenario on the map: what is in play, who holds what, where supply comes from."""

    def __init__(self, f: StalingradFacts, row: ScenarioRow) -> None:
        self.row = row
        self.first, self.last = f.turn_of[row.first], f.turn_of[row.last]
        names = f.board.names
        inside = [
            space
            for space in bits(f.LAND)
            if (row.rows is None or row.rows[0] <= int(names[space][:2]) <= row.rows[1])
            and (row.columns is None or row.columns[0] <= int(names[space][2:]) <= row.columns[1])
        ]
        self.area: SpaceSet = mask(inside)
        self.closed = f.board.spaces(row.closed)
        zone = f.region[RED_ZONE] if row.surprise else 0
        self.ground = self.area & ~self.closed & ~zone
        """Where units may move: not in the zone of the 28th Army (scenarios II, III)."""
        self.axis_control = f.axis_control[row.axis_control] & self.area
        self.own_sources = tuple(f.board.spaces(row.sources.get(side, [])) for side in SIDES)
        self.edges = tuple(self._edge(f, row.edge.get(side)) for side in SIDES)
        self.uses = frozenset(row.uses)
        self.fixed_hqs = union(
            f.HQ[SIDES.index(name)] if name in SIDES else 1 << f.roster.names.index(name)
            for name in row.fixed_hqs
        )

    def _edge(self, f: StalingradFacts, edge: str | None) -> SpaceSet:
        """Hexes from which a road or railway leaves the scenario's map: supply comes in there."""
        if not edge or self.row.columns is None:
            return 0
        column = self.row.columns[0 if edge == "west" else 1]
        beyond = f.LAND & ~self.area
        return mask(
            space
            for space in bits(self.area)
            if int(f.board.names[space][2:]) == column and f.way[space] & beyond
        )


MOUNTED = ("armoured", "cavalry", "mobile", "motorised", "panzer")
"""Kinds of divisions that are no infantry."""


def _on_foot(kind: str) -> bool:
    """Whether a kind of unit is a division of infantry."""
    return kind.endswith(" division") and not kind.startswith(MOUNTED)


class StalingradFacts(RoadsFacts):
    """Board, counters and tables of Stalingrad Roads."""

    tables: TablesFile
    box_names = SUPPORT_BOXES

    def __init__(
        self,
        board: BoardFile,
        units: UnitsFile,
        supports: SupportsFile,
        tables: TablesFile,
        scenarios: ScenariosFile,
    ) -> None:
        super().__init__(board, units, supports, tables)
        index = self.board.index
        self.SOUTH, self.NORTH = index["1334"], index["1434"]
        self.STALINGRAD = 1 << self.SOUTH | 1 << self.NORTH
        self.LAST_POSITION = self.board.spaces(["1335", "1435"])
        """The last Soviet position in the city, no part of it (1.8.3)."""
        self.PITOMNIK, self.GUMRAK = index["1333"], index["1433"]
        self.FAR_AIRFIELDS = self.AIRFIELDS & ~(1 << self.PITOMNIK)
        """Airfields that count for the airlift when they are lost, Gumrak among them (10.4)."""
        self.all_sources = tuple(
            [
                Source(index[row.hex], self.turn_of[row.since] if row.since else 1, row.until_lost)
                for row in board.supply
                if row.side == side
            ]
            for side in SIDES
        )
        self.ROW_0 = self.board.spaces(name for name in self.grid.spots if name.startswith("00"))
        self.SOUTHERN = self.board.spaces(name for name in self.grid.spots if int(name[:2]) <= 14)
        """Rows 14 and south of it (4.5.2)."""
        self.WESTERN = self.board.spaces(name for name in self.grid.spots if int(name[2:]) < 22)
        """West of column 22 (scenario III)."""
        self.WEST_EDGE = self.LAND & self.board.spaces(name for name in self.grid.spots if name[2:] == "01")
        self.INFANTRY = self._units(_on_foot(row.type) for row in self.rows)
        """Divisions of infantry, of whatever kind (10.4.3, 17.2.3, 18.1.1)."""
        self.majors = self._major_cities()
        self.SIXTH_ARMY = self.roster.names.index("ger-hq-6a")
        self.TRANSCAUCASUS = self.roster.names.index("sov-hq-trans")
        self.scenarios = {row.id: Scenario(self, row) for row in scenarios.scenario}
        self.mars = {box.at: box for box in tables.mars.box}

    def _major_cities(self) -> list[SpaceSet]:
        """Each major city as the set of its hexes: Stalingrad has two (1.8.3)."""
        others = [1 << space for space in bits(self.MAJOR & ~self.STALINGRAD)]
        return [self.STALINGRAD, *others]

    def city_of(self, space: Space) -> SpaceSet:
        """The major city to which a hex belongs; 0 if to none."""
        return next((city for city in self.majors if city >> space & 1), 0)

    def fortress_level(self, level: int) -> Level:
        """What a supply level does (10.3.2)."""
        return next(row for row in self.tables.fortress.level if level >= row.least)
