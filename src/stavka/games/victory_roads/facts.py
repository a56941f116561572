"""What never changes in this game: countries, fortifications, ports, counters, scenarios."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from stavka.games.roads import data as roads
from stavka.games.roads.facts import BOXES, RoadsFacts, joined
from stavka.games.roads.terms import AXIS, GERMAN, SOVIET
from stavka.games.victory_roads.data import ScenarioRow, ScenariosFile, TablesFile, VictoryBoard
from stavka.games.victory_roads.terms import ANEW, COUNTRIES, HUNGARY, NATIONS, ROMANIA, SUPPORT_BOXES
from stavka.kernel.board import HexLayer
from stavka.kernel.hexes import hexsides
from stavka.kernel.names import Space, SpaceSet, Unit, bits, mask, union

COMPASS = {
    AXIS: ((-1, -1), (-1, 1), (0, 2)),
    SOVIET: ((0, -2), (1, -1), (1, 1)),
}
"""Where each side retreats to, as steps between spots: north-west, south-west and south; north, north-east
and south-east (7.10.5, 7.10.6)."""
FLOTILLA = ("Dnieper", "Dniester", "Danube", "Vistula", "Oder", "Pripet")
"""Rivers that carry a flotilla."""


class Scenario:
    """A scenario on the map: what is in play, who holds what."""

    def __init__(self, f: VictoryFacts, row: ScenarioRow) -> None:
        self.row = row
        self.first, self.last = f.turn_of[row.first], f.turn_of[row.last]
        names = f.board.names
        self.ground: SpaceSet = mask(
            space
            for space in bits(f.LAND)
            if (row.columns is None or row.columns[0] <= int(names[space][:2]) <= row.columns[1])
            and (row.rows is None or row.rows[0] <= int(names[space][2:]) <= row.rows[1])
        )
        """Where units may be; supply comes from outside too."""
        self.axis_control = f.axis_control[row.axis_control]
        self.uses = frozenset(row.uses)


class VictoryFacts(RoadsFacts):
    """Board, counters and tables of Victory Roads."""

    tables: TablesFile
    box_names = SUPPORT_BOXES
    boxes = (*BOXES, "pile")
    """The last one holds rifle corps to be drawn (10.2.1)."""

    def __init__(
        self,
        board: VictoryBoard,
        units: roads.UnitsFile,
        supports: roads.SupportsFile,
        tables: TablesFile,
        scenarios: ScenariosFile,
    ) -> None:
        super().__init__(board, with_turncoats(units), supports, tables)
        index = self.board.index
        self.PILE = index["pile"]
        self.GERMANY = self.region["germany"]
        self.country = {name: self.region[name] for name in COUNTRIES}
        self.PORTS = self.board.spaces(row.hex for row in board.place if row.port)
        self.OIL = self.board.spaces(row.hex for row in board.place if row.oil)
        self.MINOR = self.CITIES & ~self.MAJOR
        self.BERLIN = 1 << index["1133"]
        self.BUDAPEST = self.board.spaces(["2755", "2855"])
        self.BUCHAREST = 1 << index["5369"]
        self.capital = {HUNGARY: self.BUDAPEST, ROMANIA: self.BUCHAREST}
        self.WARSAW = index["3435"]
        self.IASI_CHISINAU = self.board.spaces(["5856", "6256"])
        self.GALATI = 1 << index["6063"]
        self.SILESIA = self.board.spaces(["2843", "2744", "2441"])
        """Katowice, Gleiwitz and Oppeln (16.1.1)."""
        self.REICH_CITIES = self.CITIES & self.GERMANY
        self.REICH_MAJORS = self.MAJOR & self.GERMANY
        self.GARRISONED = self.REICH_MAJORS | self.BUDAPEST
        """Where a Haltebefehl brings a garrison (6.7.2)."""
        self.STRONGHOLDS = self.board.spaces(row.hex for row in board.stronghold)
        self.stronghold = {index[row.hex]: row for row in board.stronghold}
        self._read_forts(board)
        self.FLOTILLAS = [
            self._sides([river]) for river in board.river if river.kind == "major" and river.name in FLOTILLA
        ]
        sea = self.board.spaces(board.terrain.sea) & self._baltic()
        self.COAST = self.lattice.around(sea) & self.LAND | self.PORTS
        """Hexes beside the Baltic, and its ports: some lie up a river or behind a lagoon."""
        self.EAST = self.board.spaces(row.hex for row in board.supply)
        self.SOVIET_AT_FIRST = self.LAND & ~self.axis_control["campaign"]
        """What the Soviets held on JUN III (4.3.1)."""
        self._read_counters()
        self.scenarios = {row.id: Scenario(self, row) for row in scenarios.scenario}
        self.nearer = cache(self._nearer)
        for city in bits(self.CITIES):  # they take a while, and are asked for when a unit is first cut off
            self.nearer(city)
        self.toward = lru_cache(maxsize=256)(self._toward)
        self.retreats = tuple(self._retreats(side) for side in (AXIS, SOVIET))

    # ---- the map

    def _terrain(
        self, file: roads.BoardFile, kinds: dict[str, SpaceSet]
    ) -> dict[roads.TerrainKind, SpaceSet]:
        """The ground under cities too: for movement the costlier counts (1.8.1)."""
        ground = file.terrain
        forest, marsh, mountain = map(self.board.spaces, (ground.forest, ground.marsh, ground.mountain))
        return {
            "forest": forest,
            "marsh": marsh,
            "mountain": mountain,
            "clear": self.LAND & ~forest & ~marsh & ~mountain,
        }

    def _read_forts(self, board: VictoryBoard) -> None:
        """The sides behind which a hex is fortified (13.1.1)."""
        index = self.board.index
        shifts: dict[int, SpaceSet] = {}
        for line in board.fort:
            for inside, outside in hexsides(line.sides):
                a, b = index[inside], index[outside]
                shifts[b - a] = shifts.get(b - a, 0) | 1 << a
        self.fort = HexLayer(shifts)
        """From a fortified hex to the hexes against which it is."""
        self.FORTS = union(shifts.values())

    def _sides(self, rivers: list[roads.River]) -> HexLayer:
        index = self.board.index
        shifts: dict[int, SpaceSet] = {}
        for river in rivers:
            for a, b in hexsides(river.sides):
                for origin, target in ((index[a], index[b]), (index[b], index[a])):
                    shifts[target - origin] = shifts.get(target - origin, 0) | 1 << origin
        return HexLayer(shifts)

    def _baltic(self) -> SpaceSet:
        """The northern sea: rows down to the Pomeranian coast."""
        return self.board.spaces(name for name in self.grid.spots if int(name[2:]) <= 30)

    def _toward(self, goals: SpaceSet) -> HexLayer:
        """All steps that bring a unit nearer to one of some hexes (4.6.4)."""
        return joined(*(self.nearer(goal) for goal in bits(goals)))

    def _nearer(self, goal: Space) -> HexLayer:
        """The steps from each ring around a hex into the one inside."""
        shifts: dict[int, SpaceSet] = {}
        seen = ring = 1 << goal
        steps = self.contact.shifts()
        while ring:
            outer = self.lattice.around(ring) & ~seen
            for far, origins in steps.items():
                inward = ring >> far if far > 0 else ring << -far
                shifts[far] = shifts.get(far, 0) | outer & origins & inward
            seen |= outer
            ring = outer
        return HexLayer(shifts)

    def _retreats(self, side: int) -> HexLayer:
        """The steps in the directions in which a side retreats first (7.10.5, 7.10.6)."""
        shifts: dict[int, SpaceSet] = {}
        for origin in bits(self.LAND):
            line, place = self.spots[origin]
            for target in bits(self.contact[origin]):
                other_line, other_place = self.spots[target]
                if (other_line - line, other_place - place) in COMPASS[side]:
                    shifts[target - origin] = shifts.get(target - origin, 0) | 1 << origin
        return HexLayer(shifts)

    # ---- the counters

    def _read_counters(self) -> None:
        rows = self.rows
        numbers = {name: unit for unit, name in enumerate(self.roster.names)}
        self.RIFLE = self._units(row.modes for row in rows)
        """Soviet rifle corps, with their two modes (10)."""
        self.SOVIET_ARMOUR = self.ARMOURED & self.TROOPS[SOVIET] & self.NATION["soviet"]
        self.NO_POINTS = self._units(row.no_points for row in rows)
        self.VOLKSSTURM = self._units(row.type == "volkssturm" for row in rows)
        self.FORTRESS = self._units(row.type == "fortress garrison" for row in rows)
        germans = self.TROOPS[AXIS] & self.NATION[GERMAN]
        self.DIVISIONS = germans & ~self.KG & ~self.GARRISONS & ~self.HIWIS
        """German divisions, and what counts as one."""
        self.LAST_LEVY = self.DIVISIONS & self._units(
            not row.armoured and row.reduced is not None and row.reduced[0] <= 1 for row in rows
        )
        """German infantry that may come back for nothing (16.2.1)."""
        self.turncoat: dict[Unit, Unit] = {
            unit: numbers[f"{name}{ANEW}"] for name, unit in numbers.items() if f"{name}{ANEW}" in numbers
        }
        """The counter that stands for a unit after its country has changed sides (14.3)."""
        self.TURNCOATS = mask(self.turncoat.values())

    def ally(self, country: str) -> int:
        """The units of a country, on whichever side."""
        return self.NATION[NATIONS[country]]

    def barred(self, unit: Unit) -> SpaceSet:
        """The country that a unit of the other ally may not enter with the Axis (1.7.5)."""
        nation = self.nation_of[unit]
        if self.side_of[unit] == SOVIET or nation not in NATIONS.values():
            return 0
        return self.country[ROMANIA if nation == NATIONS[HUNGARY] else HUNGARY]


def with_turncoats(units: roads.UnitsFile) -> roads.UnitsFile:
    """The counters, with those of the allies' troops a second time on the Soviet side (14.3)."""
    anew = [
        replace(row, id=f"{row.id}{ANEW}", side="soviet", start={}, arrive=None, upgrade=None, weak=False)
        for row in units.unit
        if row.nationality in NATIONS.values() and row.type != "hq"
    ]
    return roads.UnitsFile([*units.unit, *anew])
