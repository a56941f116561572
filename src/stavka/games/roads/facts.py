"""What never changes: the map as sets of hexes, the counters, the tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import ClassVar, NamedTuple

from stavka.games.roads import data
from stavka.games.roads.terms import ALL_FROZEN, ALLIES, AXIS, GERMAN, HALVES, MUD, OPEN, SIDES, SOVIET, group
from stavka.kernel.board import HexBoard, HexLayer
from stavka.kernel.forces import Roster
from stavka.kernel.hexes import Grid, hexsides
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, mask, union
from stavka.kernel.paths import ALL, Leg, reach, trace

Side = tuple[Space, Space]
"""A hexside: two neighbours."""
Weather = tuple[str, str, tuple[Side, ...]]
"""What the watercourses depend on: weather, ice, pontoons."""

BOXES = ("waiting", "reserve", "kampfgruppen", "returning", "eliminated", "withdrawn")
"""Units to come, the STAVKA reserve, KGs not used yet, headquarters off the map for a while, units lost, and
units that never come back (1.3.3, 1.3.4, 4.1.2, 13)."""


class Waters(NamedTuple):
    """The watercourses as they are in some weather, with the pontoons that lie over them."""

    supply: HexLayer
    """Where command and supply may pass (1.2.4)."""
    line: HexLayer
    """Roads, railways and ferries, along which headquarters are supplied (4.1.1)."""
    dry: HexLayer
    """Sides that cost nothing to cross."""
    river: HexLayer
    major: HexLayer
    """Sides that cost something to cross and have no bridge."""
    ferry: HexLayer
    frozen: HexLayer
    """Rivers under ice (3.4)."""
    wet: HexLayer
    """Rivers as they count in combat, bridged or not."""
    broad: HexLayer
    """Major rivers as they count in combat, bridged or not."""
    bridges: HexLayer
    """Sides of watercourses with a bridge or a pontoon (7.4)."""


class RoadsFacts:
    """Board, counters and tables in the form that the rules ask for."""

    boxes: ClassVar[tuple[str, ...]] = BOXES
    box_names: ClassVar[tuple[str, ...]] = ()
    """The boxes of available supports, by number (5.3.1)."""

    def __init__(
        self,
        board: data.BoardFile,
        units: data.UnitsFile,
        supports: data.SupportsFile,
        tables: data.RoadsTables,
    ) -> None:
        self.tables = tables
        self.combat_table = tables.crt.table()
        self.turn_of = {name: n for n, name in enumerate(tables.turns, 1)}
        self.supports = {row.id: row for row in supports.support}
        self._read_map(board)
        self._read_sides(board)
        self._read_units(units)
        self.waters = lru_cache(maxsize=64)(self._waters)
        self.disc = lru_cache(maxsize=8192)(self._disc)
        self.within = lru_cache(maxsize=4096)(self._within)
        self.fed_from = lru_cache(maxsize=2048)(self._fed_from)

    # ---- the map

    def _read_map(self, file: data.BoardFile) -> None:
        self.grid = Grid(file.numbering)
        self.board = board = HexBoard(self.grid.spots, self.boxes)
        self.WAITING, self.RESERVE, self.KAMPFGRUPPEN, self.RETURNING, self.ELIMINATED, self.WITHDRAWN = (
            board.index[box] for box in BOXES
        )
        self.spots = tuple(self.grid.spots.values())
        self.place = {board.index[row.hex]: row for row in file.place}
        self.LAKES = board.spaces([*file.terrain.lake, *file.terrain.sea, *file.terrain.outside])
        self.LAND = board.on_map & ~self.LAKES
        kinds = {kind: self._places(file, kind) for kind in ("village", "city", "major", "urban")}
        built = union(kinds.values())
        self.TERRAIN = self._terrain(file, kinds)
        """Each hex once, by the terrain that counts for who enters it."""
        self.MARSH = self.TERRAIN["marsh"]
        self.MAJOR = kinds["major"]
        self.CITIES = kinds["city"] | kinds["major"]
        """What the rules call cities (1.8.2)."""
        self.BUILT = built
        self.STARS = board.spaces(row.hex for row in file.place if row.red_star)
        self.AIRFIELDS = board.spaces(row.hex for row in file.place if row.airfield)
        self.region = {name: self.runs(runs) for name, runs in file.region.items()}
        self.axis_control = {name: self.runs(runs) for name, runs in file.axis_control.items()}

    def _terrain(self, file: data.BoardFile, kinds: dict[str, SpaceSet]) -> dict[data.TerrainKind, SpaceSet]:
        """The predominant terrain of each hex (1.8.1); an urban hex counts as a major city in combat."""
        built = union(kinds.values())
        forest = self.board.spaces(file.terrain.forest) & ~built
        marsh = self.board.spaces(file.terrain.marsh) & ~built
        return {
            "village": kinds["village"],
            "city": kinds["city"],
            "major": kinds["major"] | kinds["urban"],
            "forest": forest,
            "marsh": marsh,
            "clear": self.LAND & ~built & ~forest & ~marsh,
        }

    def _places(self, file: data.BoardFile, kind: str) -> SpaceSet:
        return self.board.spaces(row.hex for row in file.place if row.kind == kind)

    def runs(self, runs: Iterable[str]) -> SpaceSet:
        """The hexes of some runs."""
        return self.board.spaces(name for text in runs for name in data.run(text)) & self.LAND

    def distance(self, a: Space, b: Space) -> int:
        """How many hexes lie from one to another, the last one counted."""
        (line, place), (other_line, other_place) = self.spots[a], self.spots[b]
        lines, places = abs(line - other_line), abs(place - other_place)
        return lines + max(0, places - lines) // 2

    def _disc(self, space: Space, radius: int) -> SpaceSet:
        """All hexes within a distance, over lakes too: terrain does not matter (1.6.2)."""
        found = 1 << space
        for _ in range(radius):
            found |= self.lattice.around(found)
        return found

    def _read_sides(self, file: data.BoardFile) -> None:
        board = self.board
        self.lattice = layer_of((board.index[a], board.index[b]) for a, b in self.grid.sides())
        """All neighbours, lakes or not, for distances."""
        lakes = {frozenset(side) for side in hexsides(file.terrain.lake_sides)}
        for a, b in self.grid.sides():
            if self.LAKES >> board.index[a] & 1 or self.LAKES >> board.index[b] & 1:
                continue  # a lake parts its shores for everything (1.8.4)
            if frozenset((a, b)) in lakes:
                continue
            board.connect(a, b)
        for river in file.river:
            for a, b in hexsides(river.sides):
                board.connect(a, b, river.kind)
        for kind, chains in (("road", file.road), ("rail", file.rail)):
            for chain in chains:
                for a, b in pairwise(chain.hexes):
                    board.connect(a, b, kind, "way")
        for a, b in hexsides(file.terrain.ferries):
            board.connect(a, b, "ferry")
        self.contact = board.neighbours
        self.rail, self.road = board.layer("rail"), board.layer("road")
        self.ferry = board.layer("ferry")
        self.way = board.layer("way").less(self.ferry)
        """Roads and railways, for which each counts as the other (7.1.9)."""
        self.line = joined(self.way, self.ferry)
        self.RAILS, self.ROADS = spaces_of(self.rail), spaces_of(self.road)
        self.WAYS = spaces_of(board.layer("way"))
        self.minor, self.major = board.layer("minor"), board.layer("major")
        self.WATER = {
            space: self.minor[space] | self.major[space]
            for space in range(len(self.grid.spots))
            if self.minor[space] | self.major[space]
        }
        """For the hexes beside a watercourse, the neighbours behind it."""

    def _waters(self, weather: str, ice: str, pontoons: tuple[Side, ...]) -> Waters:
        """The watercourses in some weather (3.2.2, 3.4), with their bridges and pontoons (7.4)."""
        nothing = HexLayer({})
        frozen, wet, broad = nothing, self.minor, self.major
        if weather == MUD:
            wet, broad = nothing, joined(self.minor, self.major)
        elif ice == ALL_FROZEN:
            frozen, wet, broad = self.minor, self.major, nothing
        elif ice != OPEN:
            frozen, wet = self.minor, nothing
        pontoon = layer_of(pontoons)
        spans = joined(self.way, pontoon)
        river = wet.less(spans, self.ferry)
        major = broad.less(spans, self.ferry)
        ferry = self.ferry.less(pontoon, frozen)
        return Waters(
            supply=self.contact.less(broad.less(spans, self.ferry)),
            line=self.line,
            dry=self.contact.less(river, major, ferry),
            river=river,
            major=major,
            ferry=ferry,
            frozen=frozen,
            wet=wet,
            broad=broad,
            bridges=spans.less(spans.less(self.minor, self.major)),
        )

    def _within(self, start: SpaceSet, hexes: int, open_to: SpaceSet, halved: bool, sky: Weather) -> SpaceSet:
        """The hexes within a command radius of some hexes (1.2.2 to 1.2.4). Asked often, so it is kept."""
        legs: list[Leg] = [(self.waters(*sky).supply, ((HALVES, open_to),), ALL)]
        if halved:
            legs.append((self.way, ((1, open_to),), ALL))
        return union(reach(start, HALVES * hexes, legs))

    def _fed_from(self, sources: SpaceSet, open_to: SpaceSet, by_rail: bool) -> SpaceSet:
        """The open hexes that a supply line joins to a source (4.1.1). Kept, for it seldom changes."""
        return trace(sources & open_to, open_to, self.rail if by_rail else self.line)

    # ---- the counters

    def _read_units(self, file: data.UnitsFile) -> None:
        self.rows = rows = tuple(file.unit)
        self.side_of = [SIDES.index(row.side) for row in rows]
        self.nation_of = [row.nationality for row in rows]
        hq = [bool(row.radius) for row in rows]
        groups = [group(side, is_hq) for side, is_hq in zip(self.side_of, hq, strict=True)]
        self.roster = Roster([row.id for row in rows], groups)
        members = self.roster.members
        self.HQ = (members[group(AXIS, True)], members[group(SOVIET, True)])
        self.HQS = self.HQ[AXIS] | self.HQ[SOVIET]
        self.TROOPS = (members[group(AXIS, False)], members[group(SOVIET, False)])
        self.SIDE = tuple(self.HQ[side] | self.TROOPS[side] for side in (AXIS, SOVIET))
        faces = [(row.full, row.reduced or row.full) for row in rows]
        self.attack, self.defence, self.movement = (
            tuple([pair[step][figure] for pair in faces] for step in (0, 1)) for figure in (0, 1, 2)
        )
        self.radius = {unit: row.radius for unit, row in enumerate(rows) if row.radius}
        self.ONE_STEP = self._units(row.reduced is None for row in rows)
        self.ELITE = self._units(row.elite for row in rows)
        self.ARMOURED = self._units(row.armoured for row in rows)
        self.BLACK = self._units(row.background == "black" for row in rows)
        self.BLACK_WHITE = self._units(row.background == "black-white" for row in rows)
        self.NATION = {
            nation: self._units(row.nationality == nation for row in rows)
            for nation in ("soviet", GERMAN, *ALLIES)
        }
        self.ALLIED = union(self.NATION[nation] for nation in ALLIES)
        self.INFANTRY_KG = self._units(row.type == "infantry kg" for row in rows)
        self.ARMOURED_KG = self._units(row.type == "armoured kg" for row in rows)
        self.KG = self.INFANTRY_KG | self.ARMOURED_KG
        self.HIWIS = self._units(row.type == "hiwis" for row in rows)
        """Drawn like armoured KGs, they leave nobody behind."""
        self.ALARM = self._units(row.type in ("alarm unit", "garrison") for row in rows)
        """Markers that stand on the map as units (they take up no room)."""
        self.GARRISONS = self._units(row.type == "garrison" for row in rows)
        """Those that fall last of all in their hex."""
        names = sorted({row.division for row in rows if row.division})
        self.divisions = {name: self._units(row.division == name for row in rows) for name in names}
        """The elements of divisions that have several counters (1.1.5)."""
        self.division_of: dict[Unit, UnitSet] = {
            unit: self.divisions[row.division] for unit, row in enumerate(rows) if row.division
        }

    @staticmethod
    def _units(chosen: Iterable[bool]) -> UnitSet:
        return mask(unit for unit, yes in enumerate(chosen) if yes)


def spaces_of(layer: HexLayer) -> SpaceSet:
    """The hexes that have a side in a layer."""
    return union(layer.shifts().values())


def joined(*layers: HexLayer) -> HexLayer:
    """The sides of several layers."""
    shifts: dict[int, SpaceSet] = {}
    for layer in layers:
        for far, spaces in layer.shifts().items():
            shifts[far] = shifts.get(far, 0) | spaces
    return HexLayer(shifts)


def layer_of(sides: Iterable[Side]) -> HexLayer:
    """A layer of single sides."""
    shifts: dict[int, SpaceSet] = {}
    for a, b in sides:
        for origin, target in ((a, b), (b, a)):
            shifts[target - origin] = shifts.get(target - origin, 0) | 1 << origin
    return HexLayer(shifts)
