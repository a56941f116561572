"""What never changes: the map as sets of zones, the counters, the cards; and the game that plays on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavka.games.absolute_war import data
from stavka.games.absolute_war.state import Fight, WarState
from stavka.games.absolute_war.terms import ADVANCED, GERMAN, SIDES, SOVIET
from stavka.kernel.board import AreaBoard, AreaLayer
from stavka.kernel.forces import Roster
from stavka.kernel.game import Game
from stavka.kernel.names import Side, Space, SpaceSet, Unit, UnitSet, bits, mask

HOLDING = ("reserve", "air", "shattered", "destroyed", "captured")
"""The holding boxes of each side (2.1)."""

BOXES = (*(f"{side}-{box}" for side in SIDES for box in HOLDING), "upgrades", "waiting", "removed")

GERMAN_LARGE, GERMAN_SMALL, SOVIET_LARGE, SOVIET_SMALL, ROMANIAN, *_SPECIAL = range(9)
GERMAN_FORTS, SOVIET_FORTS, GERMAN_AIR, SOVIET_AIR = _SPECIAL
"""The groups of counters whose zones are kept up to date."""


def _group(row: data.UnitRow) -> int:
    if row.nation == "romanian":
        return ROMANIAN
    german = row.side == "german"
    if row.kind == "fort":
        return GERMAN_FORTS if german else SOVIET_FORTS
    if row.kind == "air":
        return GERMAN_AIR if german else SOVIET_AIR
    if row.size == "large":
        return GERMAN_LARGE if german else SOVIET_LARGE
    return GERMAN_SMALL if german else SOVIET_SMALL


class Facts:
    """Board, counters, cards and tables in the form that the rules ask for."""

    def __init__(
        self,
        board: data.BoardFile,
        units: data.UnitsFile,
        tables: data.TablesFile,
        cards: data.CardsFile,
        scenarios: data.ScenariosFile,
    ) -> None:
        self.tables, self.limits = tables, tables.limits
        self.turns = {row.turn: row for row in scenarios.turn}
        self.scenarios = {row.id: row for row in scenarios.scenario}
        self.cards = {row.id: row for row in cards.card}
        self.weather = {row.id: row for row in tables.weather}
        self.crossing = {row.id: row for row in tables.crossing}
        self.battle = {row.id: row for row in tables.battle}
        self.assault = {row.id: row for row in tables.assault}
        self.markers, self.pockets, self.offensives = units.markers, units.pockets, units.offensives
        self.partisans = tuple(units.partisans)
        self._read_map(board)
        self._read_borders(board)
        self._read_units(units)

    def _read_map(self, file: data.BoardFile) -> None:
        zones = file.zone
        self.zones = tuple(zones)
        self.board = AreaBoard([zone.id for zone in zones], BOXES)
        index = self.board.index
        self.WAITING, self.REMOVED, self.UPGRADES = index["waiting"], index["removed"], index["upgrades"]
        self.RESERVE, self.AIR, self.SHATTERED, self.DESTROYED, self.CAPTURED = (
            tuple(index[f"{side}-{box}"] for side in SIDES) for box in HOLDING
        )
        terrain = {row.id: row for row in self.tables.terrain}
        self.terrain = [terrain[zone.terrain] for zone in zones]

        def where(test: Callable[[data.Zone], Any]) -> SpaceSet:
            return mask(i for i, zone in enumerate(zones) if test(zone))

        def shores(waters: list[data.Water], name: str) -> SpaceSet:
            return self.board.spaces(next(row.shores for row in waters if row.id == name))

        self.HEX = where(lambda zone: zone.type == "hex")
        self.REGION = where(lambda zone: zone.type == "region")
        self.BOX = where(lambda zone: zone.type == "box")
        self.INNER = where(lambda zone: zone.within)
        """Major cities inside a box: the base game, which has no boxes, cannot get there."""
        self.CITY = where(lambda zone: zone.city in ("major", "minor"))
        self.EAST = where(lambda zone: zone.line == "east")

        def owned(field: str) -> tuple[SpaceSet, SpaceSet]:
            """The zones with a site of each side."""
            german, soviet = (
                mask(i for i, zone in enumerate(zones) if getattr(zone, field) == side) for side in SIDES
            )
            return german, soviet

        self.HOME = owned("side")
        """Greater Germany, and the Soviet Union (2.1)."""
        self.TARGETS, self.ECONOMY = owned("war_target"), owned("war_economy")
        self.CRIMES, self.OIL = owned("war_crime"), owned("oil_well")
        factories = where(lambda zone: zone.war_production)
        self.PRODUCTION = factories & self.HOME[GERMAN], factories & self.HOME[SOVIET]
        self.STOP = where(lambda zone: terrain[zone.terrain].stop or zone.type == "box")
        """Entering them ends a move; so does entering a box (11.4)."""
        self.ROUGH = where(lambda zone: zone.terrain != "clear") & self.REGION
        self.WILD = where(lambda zone: zone.terrain in ("forest", "marsh")) & self.REGION & self.EAST
        self.BALTIC, self.BLACK, self.CASPIAN = (
            shores(file.sea, sea) for sea in ("baltic", "black", "caspian")
        )
        self.lakes = [self.board.spaces(row.shores) for row in file.lake]
        self.deploys = {
            nation: mask(i for i, zone in enumerate(zones) if nation in zone.axis_deploy)
            for nation in ("finnish", "romanian", "hungarian", "italian")
        }
        self.MOTTI = self.board.spaces(("motti-west", "motti-east"))
        (self.BERLIN, self.MOSCOW, self.KONIGSBERG, self.BUCHAREST, self.SEVASTOPOL, self.LENINGRAD) = (
            index[name] for name in ("berlin", "moscow", "konigsberg", "bucharest", "sevastopol", "leningrad")
        )
        self.VOLKHOV, self.HUNGARY, self.YUGOSLAVIA = (
            index[name] for name in ("volkhov", "hungary", "yugoslavia")
        )
        self.GERMANY_BOX, self.SIBERIA_BOX = index["germany"], index["siberia"]

    def _read_borders(self, file: data.BoardFile) -> None:
        board = self.board
        for border in file.border:
            if border.kind == "impassable":
                continue
            board.connect(border.a, border.b, border.kind)
        self.neighbours = board.neighbours
        ice, strait = board.layer("ice-road"), board.layer("strait")
        self.strait, self.ice = strait, ice
        self.attackable = self.neighbours.less(ice)
        """Where one zone may be attacked from another: not over the Ice Road (20.1)."""
        self.overland = self.neighbours.less(ice, strait)
        self.retreats = AreaLayer(
            near & ~ice[zone] | (1 << self.VOLKHOV if zone == self.LENINGRAD else 0)
            for zone, near in enumerate(self.neighbours)
        )
        """The Ice Road lets stacks retreat from Leningrad to Volkhov, not back (20.1)."""
        lines = list(self.neighbours)
        for lake in self.lakes:
            for zone in bits(lake):
                lines[zone] |= lake & ~(1 << zone)
        self.supply_lines = AreaLayer(lines)
        """Neighbours for supply, which crosses lakes freely (7.2)."""
        self.crossings: dict[tuple[Space, Space], data.Crossing] = {}
        for border in file.border:
            a, b = board.index[border.a], board.index[border.b]
            self.crossings[a, b] = self.crossings[b, a] = self.crossing[border.kind]
        self.NEAR_HUNGARY = self.neighbours[self.HUNGARY]
        self.NEAR_YUGOSLAVIA = self.neighbours[self.YUGOSLAVIA] | 1 << self.YUGOSLAVIA
        self.LINE = self.EAST & self.neighbours.around(board.on_map & ~self.EAST)
        """East of the Partisan/Winter Line and next to it (21.1.2)."""
        self.HIDEOUTS = (
            (self.ROUGH | self.neighbours.around(self.ROUGH)) & self.REGION & self.EAST
        ) | 1 << self.YUGOSLAVIA
        """Where Partisans can be deployed (23.1.3)."""

    def _read_units(self, file: data.UnitsFile) -> None:
        units = file.unit
        self.units = tuple(units)
        self.roster = Roster([unit.id for unit in units], [_group(unit) for unit in units])
        members = self.roster.members

        def those(test: Callable[[data.UnitRow], Any]) -> UnitSet:
            return mask(i for i, unit in enumerate(units) if test(unit))

        self.ROMANIANS = members[ROMANIAN]
        german = members[GERMAN_LARGE] | members[GERMAN_SMALL] | members[GERMAN_FORTS] | members[GERMAN_AIR]
        soviet = members[SOVIET_LARGE] | members[SOVIET_SMALL] | members[SOVIET_FORTS] | members[SOVIET_AIR]
        self.own = (german | self.ROMANIANS, soviet), (german, soviet | self.ROMANIANS)
        """Each side's counters, before and after the Romanians change sides (18.6)."""
        self.FORTS = members[GERMAN_FORTS] | members[SOVIET_FORTS]
        self.AIRCRAFT = members[GERMAN_AIR] | members[SOVIET_AIR]
        self.SPECIAL = self.FORTS | self.AIRCRAFT
        self.LARGE = those(lambda unit: unit.size == "large")
        self.SMALL = those(lambda unit: unit.size == "small")
        self.MOBILE = those(lambda unit: unit.mobility == "mobile" and "M" not in unit.special)
        self.STATIC = those(lambda unit: unit.mobility == "static")
        self.ARMOUR = those(lambda unit: unit.kind in ("panzer", "ss-panzer", "tank"))
        self.SS = those(lambda unit: unit.kind == "ss-panzer")
        self.TWO_STEPS = those(lambda unit: unit.steps == 2)
        self.AXIS = those(lambda unit: unit.side == "german" and unit.nation != "german")
        self.FINNS = those(lambda unit: unit.nation == "finnish")
        self.HUNGARIANS = those(lambda unit: unit.nation == "hungarian")
        self.GERMANS = those(lambda unit: unit.nation == "german")
        self.BROWN = those(
            lambda unit: unit.side == "soviet" and unit.size == "large" and unit.steps == 1 and unit.back
        )
        """Fronts with a trained and an untrained side, and one step (2.3.7)."""
        self.RED = those(lambda unit: unit.upgrade_turn)
        """Front Upgrade counters (10.2.1)."""
        self.ADVANCING = those(lambda unit: "A" in unit.special)
        self.RETURNING = those(lambda unit: "2" in unit.special)
        self.LAST_STAND = those(lambda unit: "R" in unit.special)
        self.ONE_SIDED = those(lambda unit: unit.one_sided)
        self.TANKS = those(lambda unit: unit.kind == "tank")
        self.FOOT = those(lambda unit: unit.nation == "german" and unit.kind in ("infantry", "mountain"))
        number = {unit.id: i for i, unit in enumerate(units)}
        self.FORTRESS, self.MARINES = number["s-sev"], number["s-mar"]
        self.HUNGARIAN_HOME, self.GROUP_F = number["x-hun13"], number["g-agf"]
        self.STALIN_LINE = those(lambda unit: unit.letter == "SL")
        self.base_only = those(lambda unit: unit.only == "base")
        self.regular_only = those(lambda unit: unit.only == "regular")

    def steps(self, unit: Unit, back: bool) -> int:
        """How many steps a unit has left on the side that is up (2.3.7, 18.3)."""
        if self.TWO_STEPS >> unit & 1:
            return 1 if back else 2
        return 0 if back and self.FORTS >> unit & 1 else 1

    def points(self, unit: Unit, back: bool) -> list[data.Colour]:
        """The combat points of the side that is up; a damaged air unit and an unfinished Fort have none."""
        row = self.units[unit]
        if back and self.SPECIAL >> unit & 1:
            return []
        return row.back if back else row.front


class War(Game[WarState]):
    """A game of Absolute War!, with the few questions that every chapter asks."""

    def __init__(self, rules: Any, state: WarState, **kept: Any) -> None:
        super().__init__(rules, state, **kept)
        self.facts: Facts = rules.facts
        self.base = self.options.get("mode") == "base"
        self.large: UnitSet = self.facts.LARGE | (self.facts.SMALL if self.base else 0)
        """The large units; in the base game the few small ones count as large (18.10)."""
        hidden = self.facts.BOX | self.facts.INNER if self.base else 0
        self.zones: SpaceSet = self.facts.board.on_map & ~hidden
        """The zones in which units may be: the base game has no boxes (2.1)."""
        self.solitaire = self.options.get("solitaire") == "on"
        chosen = {rule: self.options.get(rule, "mode") for rule in ADVANCED}
        as_mode = "on" if self.options.get("mode") == "advanced" else "off"
        self.advanced = frozenset(
            rule for rule, choice in chosen.items() if (as_mode if choice == "mode" else choice) == "on"
        )

    @property
    def fight(self) -> Fight:
        """The combat under way."""
        assert self.state.fight is not None
        return self.state.fight

    @property
    def year(self) -> int:
        return self.facts.turns[self.state.turn].year

    def of(self, side: Side) -> UnitSet:
        """All counters of a side, wherever they are; the Romanians may have changed sides (18.6)."""
        return self.facts.own[self.state.defected][side]

    def side_of(self, unit: Unit) -> Side:
        return GERMAN if self.facts.own[self.state.defected][GERMAN] >> unit & 1 else SOVIET

    def present(self, side: Side) -> SpaceSet:
        """The zones with a side's units, Forts included: air units neither hold nor contest one (3.7)."""
        held = self.state.held
        romanians = held[ROMANIAN] if self.state.defected == (side == SOVIET) else 0
        if side == GERMAN:
            found = held[GERMAN_LARGE] | held[GERMAN_SMALL] | held[GERMAN_FORTS]
        else:
            found = held[SOVIET_LARGE] | held[SOVIET_SMALL] | held[SOVIET_FORTS]
        return (found | romanians) & self.facts.board.on_map

    def massed(self, side: Side) -> SpaceSet:
        """The zones with a side's large units."""
        held = self.state.held
        romanians = held[ROMANIAN] if self.state.defected == (side == SOVIET) else 0
        found = held[GERMAN_LARGE] if side == GERMAN else held[SOVIET_LARGE]
        return (found | romanians) & self.facts.board.on_map

    def manned(self, side: Side) -> SpaceSet:
        """The zones with a side's units other than air units and Forts."""
        small = self.state.held[GERMAN_SMALL if side == GERMAN else SOVIET_SMALL]
        return self.massed(side) | small & self.facts.board.on_map

    def contested(self) -> SpaceSet:
        """Zones that are nobody's: with stacks of both (3.7)."""
        return self.present(GERMAN) & self.present(SOVIET)

    def friendly(self, side: Side) -> SpaceSet:
        """The zones that a side controls (3.7)."""
        return self.state.control[side] & ~self.contested()

    def disputed(self) -> SpaceSet:
        """What movement and supply take for contested: also small stacks alone in an enemy zone (23.2.1)."""
        found = self.contested()
        if "small-stacks" in self.advanced:
            for side, enemy in ((GERMAN, SOVIET), (SOVIET, GERMAN)):
                small = self.present(side) & ~self.massed(side) & ~self.facts.HEX
                found |= small & self.state.control[enemy]
        return found

    def secure(self, side: Side) -> SpaceSet:
        """What movement and supply take for a side's zones (3.7, 23.2.1)."""
        return self.state.control[side] & ~self.disputed()

    def on_map(self, units: UnitSet) -> UnitSet:
        """Those of the units that stand in a zone: they are in none of the boxes, which are fewer."""
        at = self.state.at
        for box in range(self.facts.board.on_map.bit_length(), len(at)):
            units &= ~at[box]
        return units

    def weather(self, zone: Space) -> data.Weather:
        """The weather in a zone: west of the Winter Line snow and General Winter are clear (12.5.5, 20.4)."""
        f = self.facts
        row = f.weather[f.turns[self.state.turn].weather]
        if row.id in ("snow", "general-winter") and not f.EAST >> zone & 1:
            return f.weather["clear"]
        return row

    def score(self, side: Side, points: int, why: str, rule: str, **facts: Any) -> None:
        """Win or lose War Status Points: from 0 to 19, what is beyond is taken from the other (15.1.5)."""
        if self.base or not points:
            return
        wsp, most = self.state.wsp, self.facts.limits.status
        total = wsp[side] + points
        surplus = min(max(0, total - most), wsp[1 - side])
        wsp[side] = min(max(total, 0), most)
        wsp[1 - side] -= surplus
        self.note("status", rule, side=side, points=points, why=why, total=wsp[side], **facts)
        if surplus:
            left = wsp[1 - side]
            self.note("status", "15.1.5", side=1 - side, points=-surplus, why="surplus", total=left)

    def earn(self, side: Side, points: int, rule: str) -> None:
        """Win or lose Resource Points, within the track (9.3)."""
        limits = self.facts.limits
        most = limits.rp_german if side == GERMAN else limits.rp_soviet
        before = self.state.rp[side]
        self.state.rp[side] = min(max(before + points, 0), most)
        self.note(
            "resources", rule, side=side, points=self.state.rp[side] - before, total=self.state.rp[side]
        )
