"""What never changes: the map as sets of hexes, the counters, the tables; and the game that plays on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from stavka.games.a_victory_lost import data
from stavka.games.a_victory_lost.setup_symbols import symbols
from stavka.games.a_victory_lost.state import Activation, LostState
from stavka.games.a_victory_lost.terms import AXIS, BOXES, NATIONALITIES, SIDES, SOVIET, group
from stavka.kernel.board import HexBoard, HexLayer
from stavka.kernel.forces import Roster
from stavka.kernel.game import Game
from stavka.kernel.hexes import Grid, hexsides
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, mask, union
from stavka.kernel.paths import ALL, last_step, reach
from stavka.kernel.views import SpaceView


class Facts:
    """Board, counters and tables in the form that the rules ask for."""

    def __init__(self, board: data.BoardFile, units: data.UnitsFile, tables: data.TablesFile) -> None:
        self.tables = tables
        self.limits = tables.limits
        self.combat_table = tables.crt.table()
        self.turns = {row.number: row for row in tables.turn}
        self._read_map(board)
        self._read_sides(board)
        self._read_units(units)
        self._read_chits(units)
        self._ranges: dict[tuple[Space, int], SpaceSet] = {}

    def _read_map(self, file: data.BoardFile) -> None:
        self.grid = Grid(file.numbering)
        self.board = board = HexBoard(self.grid.spots, BOXES)
        self.WAITING, self.BOX_1PZA, self.BOX_28A, self.ELIMINATED, self.REMOVED = (
            board.index[box] for box in BOXES
        )
        self.place = {board.index[row.hex]: row for row in file.place}
        self.WATER = board.spaces(file.terrain.water)
        self.LAND = board.on_map & ~self.WATER
        rough = board.spaces(file.terrain.rough)
        self.TERRAIN: dict[str, SpaceSet] = {"clear": self.LAND & ~rough, "rough": rough}
        self.ground: dict[int, SpaceSet] = {}
        """The hexes that cost so many points to enter."""
        for kind, row in self.tables.terrain.items():
            self.ground[row.points] = self.ground.get(row.points, 0) | self.TERRAIN[kind]
        self.CITIES = board.spaces(row.hex for row in file.place if row.kind == "victory-city")
        self.SOURCES = tuple(
            board.spaces(row.hex for row in file.supply if row.side == side) for side in SIDES
        )
        self.distances = tuple(
            [
                [self.grid.distance(name, row.hex) for name in self.grid.spots]
                for row in file.supply
                if row.side == side
            ]
            for side in SIDES
        )
        """For each side and each of its sources, how far every hex is from it (A26)."""
        self.POCKET = board.spaces(file.pocket.hexes)
        self.pocket_through = file.pocket.closed_through
        self.symbols = symbols(file)
        self.hexes = tuple(self._hexes(file))
        """The hexes of which there is something to say, as they are shown."""
        self.ENTRY = {board.index[row.id]: board.spaces(row.entry) for row in file.box}

    def _hexes(self, file: data.BoardFile) -> Iterator[tuple[Space, SpaceView]]:
        sources = {self.board.index[row.hex]: f"supply-{row.side}" for row in file.supply}
        kinds = {**self.TERRAIN, "water": self.WATER}
        for space in range(len(self.grid.spots)):
            kind = next(name for name, spaces in kinds.items() if spaces >> space & 1)
            marks = {"city": self.tables.city.points} if self.CITIES >> space & 1 else {}
            if space in sources:
                marks[sources[space]] = 1
            if self.POCKET >> space & 1:
                marks["pocket"] = 1
            if marks or kind != "clear":
                yield space, SpaceView(self.board.names[space], kind, "", marks)

    def _read_sides(self, file: data.BoardFile) -> None:
        board = self.board
        for a, b in self.grid.sides():
            board.connect(a, b)
        for river in file.river:
            for a, b in hexsides(river.sides):
                board.connect(a, b, river.kind)
                if river.kind == "major":
                    board.connect(a, b, f"major {river.name}")
        for kind, chains in (("road", file.road), ("rail", file.rail)):
            for chain in chains:
                for a, b in pairwise(chain.hexes):
                    board.connect(a, b, kind)
        for row in file.impassable:
            for a, b in hexsides([row.side]):
                board.connect(a, b, "impassable")
        self.road, self.rail = board.layer("road"), board.layer("rail")
        self.minor, self.major = board.layer("minor"), board.layer("major")
        self.contact = board.neighbours.less(board.layer("impassable"))
        """Neighbours that are not across an impassable side: zones of control, attacks."""
        self.fords = self.minor.less(self.road, self.rail)
        self.unbridged = self.major.less(self.road, self.rail)
        self.bridges = self.major.less(self.unbridged)
        """Sides of major rivers that have a bridge (2.1.3)."""
        self.land = self.contact.less(self.unbridged)
        """Where supply lines, command and second hexes of an advance may pass."""
        self.dry = self.land.less(self.fords)
        """Steps that no river makes dearer."""
        self.open = self.dry.less(self.bridges)
        """Those of them that cross no major river."""
        self.FORDS, self.BRIDGES = _spaces(self.fords), _spaces(self.bridges)
        self.ROADS, self.RAILS = _spaces(self.road), _spaces(self.rail)
        majors = [board.layer(f"major {river.name}") for river in file.river if river.kind == "major"]
        self.majors = tuple((_spaces(river), river.less(self.road, self.rail)) for river in majors)
        """For each major river the hexes beside it, and its sides without a bridge."""

    def _read_units(self, file: data.UnitsFile) -> None:
        self.units, self.hqs = tuple(file.unit), tuple(file.hq)
        self.rows: tuple[data.UnitRow | data.HqRow, ...] = (*file.unit, *file.hq)
        rows, first_hq = self.rows, len(file.unit)
        self.side_of = [SIDES.index(row.side) for row in rows]
        self.nation_of = [NATIONALITIES.index(row.nationality) for row in rows]
        groups = [group(side, unit >= first_hq) for unit, side in enumerate(self.side_of)]
        self.roster = Roster([row.id for row in rows], groups)
        members = self.roster.members
        self.COMBAT = (members[group(AXIS, False)], members[group(SOVIET, False)])
        self.HQ = (members[group(AXIS, True)], members[group(SOVIET, True)])
        self.SIDE = tuple(self.COMBAT[side] | self.HQ[side] for side in (AXIS, SOVIET))
        self.HQS = self.HQ[AXIS] | self.HQ[SOVIET]
        self.DROPPED = mask(unit for unit, row in enumerate(file.hq, first_hq) if row.dropped)
        """Headquarters that only tables begun with them have."""
        self.NATION = tuple(
            mask(unit for unit, nation in enumerate(self.nation_of) if nation == n)
            for n in range(len(NATIONALITIES))
        )
        faces = [(row.full, row.reduced or row.full) for row in file.unit]
        self.attack, self.defence, self.movement = (
            tuple([pair[step][figure] for pair in faces] for step in (0, 1)) for figure in (0, 1, 2)
        )
        for allowance in self.movement:
            allowance += [row.movement for row in file.hq]
        most = max(self.ground) + self.tables.zones.leave
        self.HARDY = mask(
            unit for unit in range(len(rows)) if min(allowance[unit] for allowance in self.movement) >= most
        )
        """Pieces with the points to leave an enemy zone for any ground beyond it."""
        self.radius = {first_hq + n: row.radius for n, row in enumerate(file.hq)}
        self.MECHANISED = mask(unit for unit, row in enumerate(file.unit) if row.mechanised)
        self.ONE_STEP = mask(unit for unit, row in enumerate(file.unit) if row.reduced is None)

    def _read_chits(self, file: data.UnitsFile) -> None:
        first_hq = len(file.unit)
        self.hq_of = {row.label: first_hq + n for n, row in enumerate(file.hq)}
        """The headquarters that each ordinary chit activates (2.4)."""
        self.chit_of = {unit: chit for chit, unit in self.hq_of.items()}
        self.stavka = self.tables.chits.stavka
        self.mansteins = frozenset(self.tables.chits.manstein)
        self.soviet_chits = tuple(row.label for row in file.hq if row.side == "soviet")

    def chit_side(self, chit: str) -> int:
        """Whose chit it is."""
        return SOVIET if chit == self.stavka or chit in self.soviet_chits else AXIS

    def command_range(self, space: Space, radius: int) -> SpaceSet:
        """The hexes that a headquarters commands: neither enemies nor supply matter (7.3.3, 7.3.4)."""
        found = self._ranges.get((space, radius))
        if found is None:
            ground = ((1, self.LAND),)
            rings = reach(1 << space, radius, [(self.land, ground, ALL)])
            beyond = last_step(rings, [(self.unbridged, ground, ALL)])  # a river ends the count (A10)
            found = self._ranges[space, radius] = union(rings) | union(beyond)
        return found


def _spaces(layer: HexLayer) -> SpaceSet:
    """The hexes that have a side in a layer."""
    return union(layer.shifts().values())


class VictoryLost(Game[LostState]):
    """A game of A Victory Lost, with the few questions that every chapter asks."""

    def __init__(self, rules: Any, state: LostState, **kept: Any) -> None:
        super().__init__(rules, state, **kept)
        self.facts: Facts = rules.facts

    def chosen(self, option: str) -> bool:
        """Whether an option of the game is on (15.0)."""
        return self.options[option] == "on"

    @property
    def activation(self) -> Activation:
        """The activation under way."""
        assert self.state.activation is not None
        return self.state.activation

    def on_map(self, units: UnitSet) -> UnitSet:
        """Those of the pieces that stand in a hex."""
        f, at = self.facts, self.state.at
        for box in (f.WAITING, f.BOX_1PZA, f.BOX_28A, f.ELIMINATED, f.REMOVED):
            units &= ~at[box]
        return units

    def troops(self, side: int) -> SpaceSet:
        """Hexes with combat units of a side."""
        return self.state.held[group(side, False)] & self.facts.board.on_map

    def headquarters(self, side: int) -> SpaceSet:
        """Hexes with headquarters of a side."""
        return self.state.held[group(side, True)] & self.facts.board.on_map

    def pieces(self, side: int) -> SpaceSet:
        """Hexes with anything of a side."""
        held = self.state.held
        return (held[group(side, False)] | held[group(side, True)]) & self.facts.board.on_map

    def lone_hqs(self, side: int) -> SpaceSet:
        """Hexes where a headquarters of a side stands alone (12.1)."""
        return self.headquarters(side) & ~self.troops(side)

    def zones(self, side: int) -> SpaceSet:
        """The zones of control of a side (6.0.1): not into water, not across impassable sides."""
        return self.facts.contact.around(self.troops(side)) & self.facts.LAND

    def closed(self) -> SpaceSet:
        """The Stalingrad pocket, as long as nobody may use it (13.0)."""
        return self.facts.POCKET if self.state.turn <= self.facts.pocket_through else 0

    def allowance(self, unit: Unit) -> int:
        """A piece's movement points (8.1.2), half of them when isolated (10.2.3)."""
        points = self.facts.movement[self.state.reduced >> unit & 1][unit]
        return points // 2 if self.state.isolated >> unit & 1 else points
