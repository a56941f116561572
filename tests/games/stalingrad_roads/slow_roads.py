"""Command, supply and movement once more, slowly and apart from the engine: names, halves, the data files.

It shares no line with the package's own rules, so that the two can be held against each other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from heapq import heappop, heappush
from itertools import pairwise
from pathlib import Path
from typing import Any

from stavka.games.stalingrad_roads import game
from stavka.games.stalingrad_roads.table import StalingradTable

FOLDER = Path(game.__file__).parent
BOARD: dict[str, Any] = tomllib.loads((FOLDER / "board.toml").read_text())
TURNS: list[str] = tomllib.loads((FOLDER / "tables.toml").read_text())["turns"]
PIECES: dict[str, Any] = {
    row["id"]: row for row in tomllib.loads((FOLDER / "units.toml").read_text())["unit"]
}
HQS = {name for name, row in PIECES.items() if row["type"] == "hq"}
ENEMY = {"axis": "soviet", "soviet": "axis"}
HALF, WHOLE = 1, 2
"""Half a point or hex, and a whole one: everything is counted in halves."""

Side = frozenset[str]
Costs = dict[str, int]
Price = Callable[[str, str], "int | None"]
"""What a step costs; None where it may not be taken."""


def side(a: str, b: str) -> Side:
    """A hexside, by the two hexes on it."""
    return frozenset((a, b))


def _sides(texts: Iterable[str]) -> set[Side]:
    return {side(*text.split("/")) for text in texts}


def _runs(runs: Iterable[str]) -> set[str]:
    found = set()
    for run in runs:
        row, _, columns = run.partition(":")
        first, _, last = columns.partition("-")
        found |= {f"{row}{column:02}" for column in range(int(first), int(last or first) + 1)}
    return found


HEXES = {f"{row:02}{column:02}" for row in range(28) for column in range(1, 37)}
WATER = {*BOARD["terrain"]["lake"], *BOARD["terrain"]["sea"]}
LAND = HEXES - WATER
GROUND = LAND - _runs(BOARD["region"]["zone_28th_army"])
"""In the campaign nobody enters the zone of the 28th Army."""
AT_START = _runs(BOARD["axis_control"]["campaign"])
PLACES: dict[str, str] = {row["hex"]: row["kind"] for row in BOARD["place"]}
FOREST = set(BOARD["terrain"]["forest"]) - PLACES.keys()
MARSH = set(BOARD["terrain"]["marsh"]) - PLACES.keys()
FERRIES = _sides(BOARD["terrain"]["ferries"])
MINOR = {s for row in BOARD["river"] if row["kind"] == "minor" for s in _sides(row["sides"])}
MAJOR = {s for row in BOARD["river"] if row["kind"] == "major" for s in _sides(row["sides"])}
RAIL = {side(a, b) for row in BOARD["rail"] for a, b in pairwise(row["hexes"])}
WAYS = (RAIL | {side(a, b) for row in BOARD["road"] for a, b in pairwise(row["hexes"])}) - FERRIES


@cache
def around(hex_: str) -> set[str]:
    """The neighbours of a hex on land: even rows lie half a hex farther east."""
    row, column = int(hex_[:2]), int(hex_[2:])
    west = column if row % 2 == 0 else column - 1
    found = [(row, column - 1), (row, column + 1)]
    found += [(r, c) for r in (row - 1, row + 1) for c in (west, west + 1)]
    return {f"{r:02}{c:02}" for r, c in found if 0 <= r <= 27 and 1 <= c <= 36} - WATER


def far(a: str, b: str) -> int:
    """How many hexes lie from one to another, lakes or not."""
    (row, column), (row2, column2) = ((int(h[:2]), int(h[2:])) for h in (a, b))
    # On slanted axes: the column less half the row, rounded so that even rows lie to the east.
    q, q2 = column - (row + 1) // 2, column2 - (row2 + 1) // 2
    across, up = q - q2, row - row2
    return max(abs(across), abs(up), abs(across + up))


def dijkstra(start: str, limit: int, price: Price) -> Costs:
    """All hexes within a cost, each with the lowest."""
    found: Costs = {}
    heap = [(0, start)]
    while heap:
        cost, here = heappop(heap)
        if here in found:
            continue
        found[here] = cost
        for there in around(here):
            step = price(here, there)
            if step is not None and cost + step <= limit:
                heappush(heap, (cost + step, there))
    return found


class Position:
    """Who stands where in which weather, read from the text of a position."""

    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        at = {name: row.get("start", {}).get("campaign", "") for name, row in PIECES.items()}
        at |= {name: place for place, names in data["units"].items() for name in names}
        self.at = {name: place for name, place in at.items() if place in HEXES}
        self.oos, self.reduced = set(data.get("oos", [])), set(data.get("reduced", []))
        self.turn: int = data["turn"]
        self.weather, self.ice = data.get("weather", "snow"), data.get("ice", "open")
        self.offroad: bool = data.get("offroad", False)
        self.rail: int = data.get("rail", 0)
        soviet = data["control"]["soviet"] if "control" in data else HEXES - AT_START
        self.lost = {*data.get("fallen", []), *soviet}
        self.fallen = set(data.get("fallen", []))
        self.covered: dict[str, set[str]] = {}
        """What the headquarters of a nation cover, once it was asked for."""
        self.laid: dict[str, str] = data.get("pontoon", {})
        self.pontoons = {side(self.at[hq], to) for hq, to in self.laid.items()}
        for marker in data.get("markers", []):
            if marker["kind"].endswith("pontoon"):
                self.pontoons |= {s for s in MINOR | MAJOR if marker["space"] in s}

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

    def passable(self, owner: str, hex_: str) -> bool:
        """Whether a line may be in a hex: no enemy, and none next to it unless a friend is there."""
        enemy = ENEMY[owner]
        if hex_ not in LAND or hex_ in self.held[enemy]:
            return False
        return hex_ in self.held[owner] or hex_ not in self.near[enemy]

    # ---- water

    def water(self, edge: Side) -> str:
        """What a watercourse counts for as it is now, bridged or not."""
        kind = "major" if edge in MAJOR else "minor" if edge in MINOR else ""
        if kind and self.weather == "mud":
            return "major"
        if self.ice == "all":
            return "minor" if kind == "major" else ""
        if self.ice == "rivers" and kind == "minor":
            return ""
        return kind

    def bridged(self, edge: Side) -> bool:
        return edge in WAYS or edge in self.pontoons

    # ---- command and supply

    def sources(self, owner: str) -> set[str]:
        """The sources that work for a side."""
        found = set()
        for row in BOARD["supply"]:
            early = "since" in row and self.turn < TURNS.index(row["since"]) + 1
            gone = row.get("until_lost") and row["hex"] in self.lost
            if row["side"] == owner and not early and not gone:
                found.add(row["hex"])
        return found

    def line(self, owner: str, start: str, edges: set[Side]) -> bool:
        """Whether a line along some hexsides leads from a hex to a source."""
        seen, todo, sources = set(), [start], self.sources(owner)
        while todo:
            here = todo.pop()
            if here in seen or not self.passable(owner, here):
                continue
            if here in sources:
                return True
            seen.add(here)
            todo += [there for there in around(here) if side(here, there) in edges]
        return False

    def hq_supplied(self, hq: str) -> bool:
        """On a source, or on a road or railway that leads to one."""
        return self.line(PIECES[hq]["side"], self.at[hq], WAYS | FERRIES)

    def _radius(self, owner: str, start: str, hexes: int, halved: bool) -> set[str]:
        def price(here: str, there: str) -> int | None:
            edge = side(here, there)
            if not self.passable(owner, there):
                return None
            if self.water(edge) == "major" and not self.bridged(edge) and edge not in FERRIES:
                return None
            return HALF if halved and edge in WAYS else WHOLE

        return set(dijkstra(start, WHOLE * hexes, price))

    def command(self, hq: str) -> set[str]:
        """The hexes in the radius of a headquarters."""
        owner, here = PIECES[hq]["side"], self.at[hq]
        on_rail = any(here in edge for edge in RAIL) or here in self.sources(owner)
        halved = PLACES.get(here) in ("city", "major") and on_rail and self.line(owner, here, RAIL)
        return self._radius(owner, here, PIECES[hq]["radius"], halved)

    def of(self, owner: str, hqs: bool) -> list[str]:
        """The headquarters of a side on the map, or its other units."""
        return sorted(n for n in self.at if PIECES[n]["side"] == owner and (n in HQS) == hqs)

    def supply(self, owner: str) -> tuple[set[str], list[set[str]]]:
        """Who is in supply without doubt; for each allied headquarters, whom else it could take."""
        reached = set()
        for source in self.sources(owner) - self.held[ENEMY[owner]]:
            reached |= self._radius(owner, source, 4, halved=False)
        fed = {name for name in self.of(owner, hqs=False) if self.at[name] in reached}
        few = []
        for hq in self.of(owner, hqs=True):
            if not self.hq_supplied(hq):
                continue
            nation, hexes = PIECES[hq]["nationality"], self.command(hq)
            guests = set()
            for name in self.of(owner, hqs=False):
                other = PIECES[name]["nationality"]
                if self.at[name] not in hexes:
                    continue
                if other == nation or nation == "german":
                    fed.add(name)
                elif {nation, other} != {"hungarian", "romanian"}:
                    guests.add(name)
            few.append(guests)
        return fed, [guests - fed for guests in few]

    # ---- movement

    def enter(self, owner: str, here: str, there: str, exploiting: bool) -> int | None:
        """What a step costs a unit."""
        edge, enemy = side(here, there), ENEMY[owner]
        if there not in GROUND or there in self.held[enemy]:
            return None
        marsh = there in MARSH and self.ice != "all"
        if edge in WAYS:
            return WHOLE if marsh else HALF
        woods = there in FOREST or there in MARSH
        ground = WHOLE * (3 if marsh else 2 if woods else 1)
        if edge in self.pontoons:
            return ground
        water = self.water(edge)
        if edge in FERRIES and water:
            return ground + WHOLE
        if water and self.weather == "mud" and there in self.near[enemy]:
            return None
        if water == "major" and exploiting:
            return None
        return ground + WHOLE * {"": 0, "minor": 1, "major": 2}[water]

    def points(self, unit: str, exploiting: bool) -> int:
        """What a unit may spend."""
        row = PIECES[unit]
        printed: int = (row["reduced"] if unit in self.reduced else row["full"])[2]
        half = -(-printed // 2)
        found = half if unit in self.oos or exploiting else printed
        if exploiting and unit in self.oos:
            found = 1
        return WHOLE * (min(found, 2) if self.weather == "mud" else found)

    def bound(self, unit: str) -> bool:
        """Whether a unit may not leave its headquarters."""
        return unit in self.oos and not PIECES[unit].get("elite", False)

    def keeping(self, unit: str, price: Price, start: str) -> list[Price]:
        """A price, once for each nearest headquarters that the unit may choose not to leave."""
        hqs = [self.at[hq] for hq in self.of(PIECES[unit]["side"], hqs=True)]
        if not self.bound(unit) or not hqs:
            return [price]
        least = min(far(start, hq) for hq in hqs)

        def towards(goal: str) -> Price:
            return lambda here, there: price(here, there) if far(there, goal) <= far(here, goal) else None

        return [
            towards(hq)
            for hq in sorted(set(hqs))
            if far(start, hq) == least and far(self.at[unit], hq) <= least
        ]

    def best(self, unit: str, limit: int, price: Price, start: str) -> Costs:
        """The cheapest way to all hexes in reach."""
        found: Costs = {}
        for one in self.keeping(unit, price, start):
            for hex_, cost in dijkstra(self.at[unit], limit, one).items():
                found[hex_] = min(cost, found.get(hex_, cost))
        return found

    def far_hexes(self, unit: str) -> set[str]:
        """Where a unit may be in a strategic move."""
        owner, nation = PIECES[unit]["side"], PIECES[unit]["nationality"]
        if nation not in self.covered:
            self.covered[nation] = set()
            for hq in self.of(owner, hqs=True):
                if PIECES[hq]["nationality"] == nation and self.hq_supplied(hq):
                    self.covered[nation] |= self.command(hq)
        return self.covered[nation] - self.near[ENEMY[owner]]

    def strategic_price(self, units: set[str]) -> Price:
        """What a step of a strategic move costs some units together."""
        owner = PIECES[min(units)]["side"]
        hexes = set.intersection(*(self.far_hexes(unit) for unit in units))

        def price(here: str, there: str) -> int | None:
            if there not in hexes or not (self.offroad or side(here, there) in WAYS):
                return None
            return self.enter(owner, here, there, exploiting=False)

        return price

    def may_go_far(self, unit: str) -> bool:
        return unit not in HQS and self.weather != "mud" and self.at[unit] in self.far_hexes(unit)

    def one_hex(self, unit: str, exploiting: bool) -> set[str]:
        """The neighbours to which a unit may always go."""
        owner, here = PIECES[unit]["side"], self.at[unit]

        def price(a: str, b: str) -> int | None:
            return self.enter(owner, a, b, exploiting)

        prices = self.keeping(unit, price, here)
        return {there for there in around(here) if any(one(here, there) is not None for one in prices)}

    def may_end(self, unit: str, hex_: str) -> bool:
        """Whether a unit may end its move in a hex."""
        owner = PIECES[unit]["side"]
        if owner == "axis" and hex_.startswith("00"):
            return False
        if unit not in HQS:
            return True
        after = Position.__new__(Position)
        after.__dict__ = self.__dict__ | {"at": self.at | {unit: hex_}}
        after.held = self.held | {
            owner: {after.at[name] for name in after.at if PIECES[name]["side"] == owner}
        }
        return after.hq_supplied(unit)

    def trains(self, unit: str) -> set[str]:
        """Where a unit can go by rail."""
        owner, enemy = "axis", "soviet"
        cities = {hex_ for hex_ in self.fallen if PLACES.get(hex_) in ("city", "major")}

        def open_to(hex_: str) -> bool:
            return self.passable(owner, hex_) and hex_ in GROUND and hex_ not in cities

        linked, todo = set(), [hex_ for hex_ in self.sources(owner) if open_to(hex_)]
        while todo:
            here = todo.pop()
            if here not in linked:
                linked.add(here)
                todo += [n for n in around(here) if side(here, n) in RAIL and open_to(n)]
        calm = linked - self.near[enemy]

        def price(here: str, there: str) -> int | None:
            return WHOLE if side(here, there) in RAIL and there in calm else None

        here = self.at[unit]
        if here not in calm or unit in self.laid:
            return set()
        return set(self.best(unit, 9999, price, here)) - {here}


def read(g: StalingradTable) -> Position:
    """The position of a game."""
    return Position(g.position())


def feedable(few: list[set[str]], units: list[str], seats: int = 3) -> bool:
    """Whether headquarters that take so many guests each can take all of these: every way is tried."""
    taken = [0] * len(few)

    def seat(n: int) -> bool:
        if n == len(units):
            return True
        for hq, guests in enumerate(few):
            if units[n] in guests and taken[hq] < seats:
                taken[hq] += 1
                if seat(n + 1):
                    return True
                taken[hq] -= 1
        return False

    return seat(0)
