"""Command and supply once more, slowly and apart from the engine: names, halves, the data files.

It shares no line with the package's own rules, so that the two can be held against each other.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, cached_property
from heapq import heappop, heappush
from itertools import pairwise
from random import Random
from typing import Any

from stavka.games.roads.state import Marker
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.names import Kind
from tests.games.victory_roads.basics import FOLDER, PIECES
from tests.games.victory_roads.boxes import hands, marks, neighbours, within
from tests.games.victory_roads.table import field

BOARD: dict[str, Any] = tomllib.loads((FOLDER / "board.toml").read_text())
HQS = {name for name, row in PIECES.items() if row["type"] == "hq"}
ENEMY = {"axis": "soviet", "soviet": "axis"}
HALF, WHOLE = 1, 2
"""Half a hex and a whole one."""

Side = frozenset[str]


def side(a: str, b: str) -> Side:
    """A hexside, by the two hexes on it."""
    return frozenset((a, b))


def _sides(texts: Iterable[str]) -> set[Side]:
    return {side(*text.split("/")) for text in texts}


def _runs(runs: Iterable[str]) -> set[str]:
    found = set()
    for run in runs:
        column, _, rows = run.partition(":")
        first, _, last = rows.partition("-")
        found |= {f"{column}{row:02}" for row in range(int(first), int(last or first) + 1)}
    return found


HEXES = {f"{column:02}{row:02}" for column in range(1, 71) for row in range(1, 72)}
TERRAIN = BOARD["terrain"]
LAND = HEXES - {*TERRAIN["lake"], *TERRAIN["sea"], *TERRAIN["outside"]}
LAKES = _sides(TERRAIN["lake_sides"])
AT_START = _runs(BOARD["axis_control"]["campaign"])
CITIES = {row["hex"] for row in BOARD["place"] if row["kind"] in ("city", "major")}
PORTS = {row["hex"] for row in BOARD["place"] if row.get("port")}
GERMANY = _runs(BOARD["region"]["germany"])
STRONGHOLDS = {row["hex"] for row in BOARD["stronghold"]}
MINOR = {s for row in BOARD["river"] if row["kind"] == "minor" for s in _sides(row["sides"])}
MAJOR = {s for row in BOARD["river"] if row["kind"] == "major" for s in _sides(row["sides"])}
WATER = MINOR | MAJOR
WAYS = {side(a, b) for kind in ("rail", "road") for row in BOARD[kind] for a, b in pairwise(row["hexes"])}
BY_WAY: dict[str, set[str]] = defaultdict(set)
for one, two in (sorted(edge) for edge in WAYS):
    BY_WAY[one].add(two)
    BY_WAY[two].add(one)
ON_WAYS = {*BY_WAY}
EAST = {hex_ for hex_ in ON_WAYS if hex_.startswith("70")}
CAPITALS = {"hungarian": {"2755", "2855"}, "romanian": {"5369"}}


@cache
def around(hex_: str) -> set[str]:
    """The neighbours of a hex on land: sea and lakes part their shores."""
    return {there for there in neighbours(hex_) & LAND if side(hex_, there) not in LAKES}


@cache
def waters(hex_: str) -> list[str]:
    """The neighbours of a hex behind a watercourse."""
    return sorted(there for there in around(hex_) if side(hex_, there) in WATER)


class Position:
    """Who stands where in which weather."""

    def __init__(self) -> None:
        self.at: dict[str, str] = {}
        """The hex of each unit."""
        self.weather = "fair"
        self.control = {"axis": AT_START & LAND, "soviet": LAND - AT_START}
        self.laid: dict[str, str] = {}
        """The hexes to which the pontoons of headquarters lead."""
        self.partisans: list[str] = []
        self.engineers: list[str] = []
        """The units that they accompany."""
        self.bridgeheads: list[str] = []
        self.oos: list[str] = []
        """Who was out of supply before."""

    @cached_property
    def pontoons(self) -> set[Side]:
        """The hexsides with a bridge that is not printed."""
        heads = {*self.bridgeheads, *(self.at[name] for name in self.engineers)}
        laid = {side(self.at[hq], to) for hq, to in self.laid.items()}
        return laid | {edge for edge in WATER if edge & heads}

    @cached_property
    def held(self) -> dict[str, set[str]]:
        """The hexes with units of each side."""
        return {
            owner: {place for name, place in self.at.items() if PIECES[name]["side"] == owner}
            for owner in ENEMY
        }

    @cached_property
    def near(self) -> dict[str, set[str]]:
        """The hexes next to units of each side."""
        return {owner: {n for h in self.held[owner] for n in around(h)} for owner in ENEMY}

    @cached_property
    def passable(self) -> dict[str, set[str]]:
        """Where the lines of each side may be: no enemy there, and none next to it unless a friend is."""
        found = {}
        for owner, enemy in ENEMY.items():
            found[owner] = LAND - self.held[enemy] - (self.near[enemy] - self.held[owner])
        found["axis"] -= set(self.partisans)
        return found

    def barrier(self, edge: Side) -> bool:
        """Whether command does not cross a hexside: a major river (in mud any river) without a bridge."""
        broad = edge in MAJOR or (self.weather == "mud" and edge in MINOR)
        return broad and edge not in WAYS and edge not in self.pontoons

    def sources(self, owner: str) -> set[str]:
        """The sources that work for a side."""
        mine = self.control[owner]
        if owner == "soviet":
            return (EAST | (CITIES - AT_START)) & mine
        ports = set()
        for port in PORTS & mine:
            shut = len(around(port) & self.held["soviet"])
            if shut < 4 and shut < len(around(port)):
                ports.add(port)
        return (CITIES & GERMANY & mine) | ports

    def lines(self, owner: str) -> set[str]:
        """The hexes from which roads and railways lead to a source."""
        found: set[str] = set()
        free = self.passable[owner]
        todo = list(self.sources(owner) & free)
        while todo:
            here = todo.pop()
            if here not in found:
                found.add(here)
                todo += (BY_WAY[here] & free) - found if here in BY_WAY else ()
        return found

    def command(self, hq: str) -> set[str]:
        """The hexes in the radius of a headquarters."""
        owner, limit = PIECES[hq]["side"], WHOLE * PIECES[hq]["radius"]
        free, found = self.passable[owner], set[str]()
        heap = [(0, self.at[hq])]
        while heap:
            cost, here = heappop(heap)
            if here in found or cost > limit:
                continue
            found.add(here)
            for there in (around(here) & free) - found:
                edge = side(here, there)
                if not self.barrier(edge):
                    heappush(heap, (cost + (HALF if edge in WAYS else WHOLE), there))
        return found

    def of(self, owner: str, hqs: bool) -> list[str]:
        """The headquarters of a side on the map, or its other units."""
        return sorted(n for n in self.at if PIECES[n]["side"] == owner and (n in HQS) == hqs)

    def supplied_hqs(self, owner: str) -> set[str]:
        """On a source, or on a road or railway that leads to one."""
        lines = self.lines(owner)
        return {hq for hq in self.of(owner, hqs=True) if self.at[hq] in lines}

    def without(self, gone: set[str]) -> Position:
        """The same with some units off the map."""
        after = Position()
        after.__dict__ |= {key: each for key, each in self.__dict__.items() if key in vars(after)}
        after.at = {name: hex_ for name, hex_ in self.at.items() if name not in gone}
        after.laid = {hq: to for hq, to in self.laid.items() if hq not in gone}
        return after

    def supplied(self, owner: str) -> set[str]:
        """The units that are in supply, headquarters apart."""
        lines, sources = self.lines(owner), self.sources(owner)
        radius = {hq: self.command(hq) for hq in self.supplied_hqs(owner)}
        found = set()
        for name in self.of(owner, hqs=False):
            nation, here = PIECES[name]["nationality"], self.at[name]
            feeders = {nation, "german"} if owner == "axis" else {"soviet"}
            fed = any(here in hexes and PIECES[hq]["nationality"] in feeders for hq, hexes in radius.items())
            fort = nation == "german" and here in STRONGHOLDS & self.control["axis"]
            capital = here in CAPITALS.get(nation, ()) and here in lines
            if here in sources or fed or fort or capital:
                found.add(name)
        return found


# ---- positions made at random

BANKS = {hex_ for edge in MAJOR for hex_ in edge} & LAND
REICH = CITIES & GERMANY
CENTRES = (LAND, BANKS, CITIES, PORTS, REICH | STRONGHOLDS, EAST, {"2755", "2855", "5369"})
WEATHER = ("fair", "fair", "snow", "mud")
SKIPPED = ("hq", "garrison", "armoured kg", "infantry kg", "hiwis")
TROOPS = sorted(name for name, row in PIECES.items() if row["type"] not in SKIPPED)
ALLIES = [name for name in TROOPS if PIECES[name]["nationality"] in CAPITALS]


def strew(random: Random, mover: str) -> Position:
    """Some units of both sides in a part of the map, some weather, bridges, partisans, cities lost."""
    found = Position()
    centre = random.choice(sorted(random.choice(CENTRES)))
    area = sorted(within(centre, random.choice((2, 4, 6))) & LAND)
    roads = sorted(set(area) & (ON_WAYS | CITIES)) or area
    here: dict[str, list[str]] = defaultdict(list)
    owner: dict[str, str] = {}
    most = {mover: random.randint(3, 12), ENEMY[mover]: random.randint(0, 10)}
    hqs = random.sample(sorted(n for n in HQS if PIECES[n]["side"] == mover), random.randint(1, 3))
    for name in [*hqs, *random.sample(ALLIES, 20), *random.sample(TROOPS, 120)]:
        row, mine = PIECES[name], PIECES[name]["side"]
        hex_ = random.choice(roads if name in HQS and random.random() < 0.8 else area)
        if name in found.at or owner.setdefault(hex_, mine) != mine:
            continue
        if name in HQS:
            if any(other in HQS for other in here[hex_]):
                continue
        else:
            company = {row["nationality"], *(PIECES[other]["nationality"] for other in here[hex_])}
            if not most[mine] or len(here[hex_]) > 1 or company >= set(CAPITALS):
                continue
            most[mine] -= 1
        here[hex_].append(name)
        found.at[name] = hex_
    found.weather = random.choice(WEATHER)
    found.oos = [name for name in found.at if name not in HQS and random.random() < 0.3]
    for hq in hqs:
        if hq in found.at and waters(found.at[hq]) and random.random() < 0.3:
            found.laid[hq] = random.choice(waters(found.at[hq]))
    found.partisans = [hex_ for hex_ in random.sample(area, 2) if owner.get(hex_) != "axis"]
    corps = [name for name in found.at if name not in HQS and PIECES[name]["side"] == "soviet"]
    found.engineers = random.sample(corps, min(len(corps), 2))
    heads = sorted({found.at[name] for name in corps if waters(found.at[name])})
    found.bridgeheads = random.sample(heads, min(len(heads), 1))
    winner = random.choice(sorted(ENEMY))
    taken = {hex_ for hex_ in area if hex_ in CITIES | STRONGHOLDS and random.random() < 0.3}
    for side_, hexes in ((winner, taken), *((side_, found.held[side_]) for side_ in ENEMY)):
        found.control[side_] = found.control[side_] | hexes
        found.control[ENEMY[side_]] = found.control[ENEMY[side_]] - hexes
    return found


def lay_out(slow: Position, step: str, mover: str) -> VictoryTable:
    """The same in the engine, at the start of a phase."""
    places: dict[str, list[str]] = defaultdict(list)
    for name, hex_ in slow.at.items():
        places[hex_].append(name)
    markers = [f"partisans@{hex_}" for hex_ in slow.partisans]
    markers += [f"engineers@{name}" for name in slow.engineers]
    head = [f'weather = "{slow.weather}"', f"oos = {slow.oos}", f"bridgeheads = {slow.bridgeheads}"]
    head += [f'pontoon.{hq} = "{to}"' for hq, to in slow.laid.items()]
    head += [hands(), marks(*markers)]
    return field(
        {hex_: " ".join(names) for hex_, names in places.items()},
        step=step,
        head="\n".join(head),
        player=mover,
        axis=" ".join(slow.control["axis"]),
        soviet=" ".join(slow.control["soviet"]),
    )


def change(base: VictoryTable, slow: Position) -> VictoryTable:
    """The same in the engine, in a game that is not played on: no text is read, for that takes long."""
    g = base.copy()
    state, f, names = g.state, g.facts, g.rules.names
    for unit, place in enumerate(state.where):
        if place != f.WITHDRAWN:
            g.place(unit, f.WITHDRAWN)
    for name, hex_ in slow.at.items():
        g.place(g.rules.unit[name], g.rules.space[hex_])
    state.weather = slow.weather
    state.oos = names.numbers(Kind.UNIT, slow.oos)
    state.control = [names.numbers(Kind.SPACE, [*slow.control[owner]]) for owner in ("axis", "soviet")]
    state.fallen = state.control[1]
    state.bridgeheads = names.numbers(Kind.SPACE, slow.bridgeheads)
    for hq, to in slow.laid.items():
        state.pontoon[g.rules.unit[hq]] = g.rules.space[to]
    partisans = [Marker("partisans", space=g.rules.space[hex_]) for hex_ in slow.partisans]
    engineers = [Marker("engineers", unit=g.rules.unit[name]) for name in slow.engineers]
    state.markers = (*partisans, *engineers)
    return g
