"""Movement once more, slowly and apart from the engine: names, fractions, the data files read anew.

It shares no line with the package's own rules, so that the two can be held against each other.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from fractions import Fraction
from heapq import heappop, heappush
from pathlib import Path

from msgspec import Struct

from stavka.games.race_for_berlin import game
from stavka.games.race_for_berlin.facts import Berlin
from tests.support import spaces, units

FOLDER = Path(game.__file__).parent
BOARD = tomllib.loads((FOLDER / "board.toml").read_text())
ZONES = {row["id"]: row for row in BOARD["zone"]}
UNITS = {row["id"]: row for row in tomllib.loads((FOLDER / "units.toml").read_text())["unit"]}
CITY = set(BOARD["map"]["berlin"])
BORDERS = {pair: row for row in BOARD["border"] for pair in ((row["a"], row["b"]), (row["b"], row["a"]))}
NEAR: dict[str, list[str]] = defaultdict(list)
for a, b in BORDERS:
    NEAR[a].append(b)

HALF, ONE = Fraction(1, 2), Fraction(1)


class Position(Struct):
    """What of a game bears on movement, in names."""

    soviets: dict[str, set[str]]
    """The camps that have Soviet units in a zone."""
    germans: set[str]
    crowd: dict[tuple[str, str], int]
    """How many units of a nationality stand in a zone."""
    where: dict[str, str]
    american: set[str]
    level: dict[str, int]
    unsupplied: set[str]
    control: dict[str, set[str]]


def read(g: Berlin) -> Position:
    """A game's position."""
    spot = Position(defaultdict(set), set(), defaultdict(int), {}, set(), {}, set(), {})
    for name, row in UNITS.items():
        zone = g.facts.board.names[g.state.where[g.rules.unit[name]]]
        if zone in ZONES:
            spot.where[name] = zone
            spot.crowd[row["nationality"], zone] += 1
            if row["nationality"] == "soviet":
                spot.soviets[zone].add(row["camp"])
            else:
                spot.germans.add(zone)
    spot.american = spaces(g, g.state.american)
    spot.level = {zone: g.state.level[g.rules.space[zone]] for zone in CITY}
    spot.unsupplied = units(g, g.state.unsupplied)
    spot.control = {camp: spaces(g, g.state.control[n]) for n, camp in enumerate(("zhukov", "konev"))}
    return spot


class March(Struct):
    """One unit about to move."""

    spot: Position
    unit: str
    points: Fraction
    floor: int = -1
    dry: bool = False
    free: bool = False
    begun: bool = False

    @property
    def soviet(self) -> bool:
        return bool(UNITS[self.unit]["nationality"] == "soviet")

    @property
    def camp(self) -> str:
        return str(UNITS[self.unit]["camp"])

    def home(self, zone: str) -> bool:
        """Whether a zone is in the unit's sector."""
        return ZONES[zone]["sector"] in (self.camp, "both")

    def price(self, a: str, b: str) -> Fraction | None:
        """What it costs to go from one zone into another; nothing if that is forbidden."""
        if b in self.spot.american or (self.free and b in CITY):
            return None
        return self.soviet_price(a, b) if self.soviet else self.german_price(a, b)

    def soviet_price(self, a: str, b: str) -> Fraction | None:
        spot = self.spot
        if (a, b) not in BORDERS or (b in spot.germans and b not in CITY):
            return None
        if any(camp != self.camp for camp in spot.soviets[b]) or (self.home(a) and not self.home(b)):
            return None
        return self.border(a, b)

    def german_price(self, a: str, b: str) -> Fraction | None:
        spot = self.spot
        if ZONES[b]["index"] < self.floor:
            return None
        if a in CITY and b in CITY:
            return min(self.border(a, b), ONE) if (a, b) in BORDERS else ONE
        if (a, b) not in BORDERS or BORDERS[a, b].get("river") in ("Oder", "Neisse"):
            return None
        if spot.soviets[b] or (a in CITY and spot.soviets[a]):
            return None
        return self.border(a, b)

    def border(self, a: str, b: str) -> Fraction:
        row = BORDERS[a, b]
        if row.get("road"):
            return HALF
        return ONE + (1 if row.get("river") and not self.dry else 0)

    def halts(self, zone: str) -> bool:
        """Whether a move ends at once in a zone."""
        if zone not in CITY:
            return False
        return self.spot.level[zone] < 2 if self.soviet else bool(self.spot.soviets[zone])

    def costs(self, avoid: frozenset[str] = frozenset()) -> dict[str, Fraction]:
        """What each zone costs by the cheapest way, as far as the points go."""
        start = self.spot.where[self.unit]
        done: dict[str, Fraction] = {}
        queue = [(Fraction(0), start)]
        while queue:
            spent, zone = heappop(queue)
            if zone in done:
                continue
            done[zone] = spent
            if zone != start and self.halts(zone):
                continue
            for other in ZONES:
                price = None if other in avoid or other == zone else self.price(zone, other)
                if price is not None and spent + price <= self.points:
                    heappush(queue, (spent + price, other))
        return done

    def next_door(self) -> set[str]:
        start = self.spot.where[self.unit]
        return {zone for zone in ZONES if zone != start and self.price(start, zone) is not None}

    def ends(self) -> set[str]:
        """Where the move may end, staying put apart."""
        start = self.spot.where[self.unit]
        found = set() if self.begun else self.next_door()
        if self.unit not in self.spot.unsupplied:
            found |= set(self.costs())
        if self.soviet and not self.home(start):
            away = self.way_home(start)
            found = {zone for zone in found if self.way_home(zone) < away}
        return {zone for zone in found if zone != start and not self.full(zone)}

    def free_ends(self, waiting: set[str], tested: bool) -> set[str]:
        """Where a free move may end: full zones too, if others that wait can make room in any case."""
        nation, start, found = UNITS[self.unit]["nationality"], self.spot.where[self.unit], set()
        crowd = self.spot.crowd
        for zone in self.free_exits():
            crowd[nation, start] -= 1
            if not self.full(zone) or self._relieved(zone, waiting, tested, {zone}):
                found.add(zone)
            crowd[nation, start] += 1
        return found

    def _relieved(self, zone: str, waiting: set[str], tested: bool, seen: set[str]) -> bool:
        for name in sorted(name for name in waiting if self.spot.where[name] == zone):
            floor = ZONES[zone]["index"] if tested and not self.soviet else -1
            peer = March(self.spot, name, Fraction(0), floor, free=True)
            for other in sorted(peer.free_exits() - seen):
                if not self.full(other) or self._relieved(other, waiting, tested, seen | {other}):
                    return True
        return False

    def free_exits(self) -> set[str]:
        """All zones next door that a free move may lead to, full ones too."""
        zone = self.spot.where[self.unit]
        found = set() if self.begun else self.next_door()
        if self.soviet and not self.home(zone):
            found = {other for other in found if self.way_home(other) < self.way_home(zone)}
        return found

    def full(self, zone: str) -> bool:
        nation = "soviet" if self.soviet else "german"
        if self.soviet and (ZONES[zone]["side"] == "east" or zone == "oder-bridgehead"):
            return False
        most = (2 if self.soviet else 1) if zone in CITY else (2 if self.soviet else 3)
        return self.spot.crowd[nation, zone] >= most

    def way_home(self, zone: str) -> float:
        """How many zones from here to the unit's own sector, by ways that are open to it."""
        found, edge, steps = {zone}, {zone}, 0
        while edge:
            if any(self.home(each) and (each == zone or self.is_open(each)) for each in edge):
                return steps
            edge = {n for each in edge for n in NEAR[each] if n not in found and self.is_open(n)}
            found |= edge
            steps += 1
        return float("inf")

    def is_open(self, zone: str) -> bool:
        spot = self.spot
        hosts = any(camp != self.camp for camp in spot.soviets[zone])
        return zone not in spot.american and not hosts and (zone in CITY or zone not in spot.germans)

    def paid(self, zone: str) -> Fraction:
        """What a leg to a zone takes: round the player's own markers if it can (7.3.4)."""
        own = frozenset() if self.soviet else frozenset(self.spot.control[self.camp] - {zone})
        careful = self.costs(own)
        if self.halts(zone):
            return self.points
        if zone in careful:
            return careful[zone]
        if not self.begun and zone in self.next_door():
            return self.points
        return self.costs()[zone]
