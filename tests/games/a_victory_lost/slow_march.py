"""Movement once more, slowly and apart from the engine: names, fractions, the data files read anew.

It shares no line with the package's own rules, so that the two can be held against each other.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from stavka.games.a_victory_lost import game
from stavka.games.a_victory_lost.facts import VictoryLost
from tests.support import spaces, units

FOLDER = Path(game.__file__).parent
BOARD: dict[str, Any] = tomllib.loads((FOLDER / "board.toml").read_text())
TABLES: dict[str, Any] = tomllib.loads((FOLDER / "tables.toml").read_text())
_COUNTERS = tomllib.loads((FOLDER / "units.toml").read_text())
HQS: dict[str, Any] = {row["id"]: row for row in _COUNTERS["hq"]}
PIECES: dict[str, Any] = HQS | {row["id"]: row for row in _COUNTERS["unit"]}
BOXES: dict[str, list[str]] = {row["id"]: row["entry"] for row in BOARD["box"]}
CITIES = {row["hex"] for row in BOARD["place"] if row["kind"] == "victory-city"}
ENEMY = {"axis": "soviet", "soviet": "axis"}
HALF = Fraction(1, 2)

Side = frozenset[str]


def side(a: str, b: str) -> Side:
    """A hexside, by the two hexes on it."""
    return frozenset((a, b))


def _hexes() -> Iterator[str]:
    (west, east), (north, south) = BOARD["numbering"]["columns"], BOARD["numbering"]["rows"]
    for column in range(west, east + 1):
        yield from (f"{column:02}{row:02}" for row in range(north, south + 1))


HEXES = set(_hexes())


@cache
def around(hex_: str) -> set[str]:
    """The neighbours of a hex: even columns lie half a hex further south. A box has none."""
    if hex_ not in HEXES:
        return set()
    column, row = int(hex_[:2]), int(hex_[2:])
    up = row if column % 2 == 0 else row - 1
    found = [(column, row - 1), (column, row + 1)]
    found += [(column + step, up + down) for step in (-1, 1) for down in (0, 1)]
    return {f"{c:02}{r:02}" for c, r in found} & HEXES


def _written(sides: list[str]) -> set[Side]:
    return {side(*text.split("/")) for text in sides}


def _chained(rows: list[dict[str, Any]]) -> set[Side]:
    return {side(a, b) for row in rows for a, b in pairwise(row["hexes"])}


ROADS, RAILS = _chained(BOARD["road"]), _chained(BOARD["rail"])
ROAD_HEXES = {hex_ for each in ROADS for hex_ in each}
BRIDGED = ROADS | RAILS
IMPASSABLE = _written([row["side"] for row in BOARD["impassable"]])
MINOR: set[Side] = set()
MAJOR: dict[Side, str] = {}
"""The name of the major river on a side."""
BANKS: dict[str, set[str]] = {}
"""The hexes beside a major river, with or without a bridge there."""
for _river in BOARD["river"]:
    _sides = _written(_river["sides"])
    if _river["kind"] == "minor":
        MINOR |= _sides
    else:
        MAJOR |= dict.fromkeys(_sides, _river["name"])
        BANKS[_river["name"]] = {hex_ for each in _sides for hex_ in each}
GROUND = dict.fromkeys(HEXES, "clear")
for _kind in ("rough", "water"):
    GROUND |= dict.fromkeys(BOARD["terrain"][_kind], _kind)


class Position(Struct):
    """What of a game bears on movement, in names."""

    at: dict[str, set[str]]
    """The pieces in a hex."""
    where: dict[str, str]
    turn: int
    reduced: set[str]
    isolated: set[str]
    control: dict[str, set[str]]
    options: dict[str, str]
    zones: dict[str, set[str]]

    def held(self, side_: str, hex_: str, troops: bool = False) -> bool:
        """Whether a side has a piece, or a combat unit, in a hex."""
        return any(PIECES[name]["side"] == side_ and not (troops and name in HQS) for name in self.at[hex_])


def zones(at: dict[str, set[str]], side_: str) -> set[str]:
    """The hexes in which a side has a zone of control (6.0.1)."""
    found = set()
    for hex_, names in at.items():
        if hex_ in HEXES and any(PIECES[name]["side"] == side_ and name not in HQS for name in names):
            found |= {near for near in around(hex_) if side(hex_, near) not in IMPASSABLE}
    return {hex_ for hex_ in found if GROUND[hex_] != "water"}


def read(g: VictoryLost) -> Position:
    """A game's position."""
    state, at, where = g.state, defaultdict[str, set[str]](set), {}
    for name in PIECES:
        hex_ = g.facts.board.names[state.where[g.rules.unit[name]]]
        at[hex_].add(name)
        where[name] = hex_
    control = {name: spaces(g, state.control[n]) for n, name in enumerate(g.rules.sides)}
    return Position(
        at,
        where,
        state.turn,
        units(g, state.reduced),
        units(g, state.isolated),
        control,
        dict(g.options),
        {name: zones(at, name) for name in ENEMY},
    )


class March(Struct):
    """One piece that has moved so far, and what it has spent in each manner in which it may have come."""

    spot: Position
    unit: str
    start: str
    spent: dict[str, Fraction]
    begun: bool = False

    @property
    def here(self) -> str:
        return self.spot.where[self.unit]

    @property
    def owner(self) -> str:
        return str(PIECES[self.unit]["side"])

    @property
    def enemy(self) -> str:
        return ENEMY[self.owner]

    def option(self, name: str) -> bool:
        return self.spot.options[name] == "on"

    def points(self, manner: str) -> Fraction:
        """How many points there are to spend in a manner (8.1.2, 10.2.3, 15.0.1)."""
        row = PIECES[self.unit]
        if self.unit in HQS:
            printed = row["movement"]
        else:
            printed = row["reduced" if self.unit in self.spot.reduced and "reduced" in row else "full"][2]
        points = printed // 2 if self.unit in self.spot.isolated else printed
        aided = self.owner == "soviet" and self.option("soviet-administrative-movement")
        return Fraction(points + 1 if aided and manner != "ordinary" else points)

    def hot(self, hex_: str) -> bool:
        """Whether a hex is in an enemy zone of control."""
        return hex_ in self.spot.zones[self.enemy]

    def closed(self, hex_: str) -> bool:
        """Whether a hex may not be entered at all (5.0.2, 8.1.4, 8.1.5, 13.0)."""
        if hex_ not in HEXES or GROUND[hex_] == "water":
            return True
        if self.spot.turn <= 4 and hex_ in BOARD["pocket"]["hexes"]:
            return True
        return self.spot.held(self.enemy, hex_, troops=self.unit not in HQS)

    def price(self, manner: str, a: str, b: str) -> Fraction | None:
        """What a step costs that the move may go on from; nothing if there is none."""
        over = side(a, b)
        if self.barred(manner, a, b) or (over in MAJOR and over not in BRIDGED):
            return None
        if manner == "strategic":
            return HALF if over in ROADS else None
        ford = over in MINOR and over not in BRIDGED
        return self.hexes(a, b) + (TABLES["movement"]["minor_river"] if ford else 0)

    def crossing(self, manner: str, a: str, b: str) -> Fraction | None:
        """What a step over a major river without a bridge costs, which ends the move (8.1.3)."""
        over = side(a, b)
        if manner == "strategic" or over not in MAJOR or over in BRIDGED or self.barred(manner, a, b):
            return None
        if self.start not in BANKS[MAJOR[over]]:
            return None
        if self.option("hexside-crossing") and (self.begun or a != self.start):
            return None
        return self.hexes(a, b)

    def barred(self, manner: str, a: str, b: str) -> bool:
        """Whether a step is out of the question, rivers apart (8.1.5, 8.2.2, 8.3.1, 15.0.1)."""
        hot = [self.hot(hex_) for hex_ in (a, b)]
        if self.closed(b) or side(a, b) in IMPASSABLE or (side(a, b) in MAJOR and all(hot)):
            return True
        return manner != "ordinary" and any(hot)

    def hexes(self, a: str, b: str) -> Fraction:
        """The price of the ground, and of zones left and entered (8.1.2, 8.2.1)."""
        hot = [self.hot(hex_) for hex_ in (a, b)]
        return Fraction(TABLES["terrain"][GROUND[b]]["points"] + 2 * sum(hot))

    def going(self, manner: str, quiet: bool = False) -> dict[str, Fraction]:
        """What the piece has spent in a manner when it gets to a hex, by the cheapest way.

        It goes no further in a hex where it overruns a headquarters; quietly, nor in a city that it takes.
        """
        done: dict[str, Fraction] = {}
        queue = [(self.spent[manner], self.here)]
        while queue:
            spent, hex_ = heappop(queue)
            if hex_ in done:
                continue
            done[hex_] = spent
            if hex_ != self.here and (self.overruns(hex_) or (quiet and self.takes(hex_))):
                continue
            for near in around(hex_) - done.keys():
                price = self.price(manner, hex_, near)
                if price is not None and spent + price <= self.points(manner):
                    heappush(queue, (spent + price, near))
        return done

    def overruns(self, hex_: str) -> bool:
        """Whether there is a headquarters to overrun."""
        return self.spot.held(self.enemy, hex_)

    def takes(self, hex_: str) -> bool:
        """Whether there is a city to take."""
        return hex_ in self.spot.control[self.enemy]

    def crossed(self, manner: str, going: dict[str, Fraction]) -> dict[str, Fraction]:
        """What it has spent when it ends its move beyond a major river."""
        found: dict[str, Fraction] = {}
        for hex_, spent in going.items():
            if hex_ == self.here or not self.overruns(hex_):
                for near in around(hex_):
                    price = self.crossing(manner, hex_, near)
                    if price is not None and spent + price <= self.points(manner):
                        found[near] = min(spent + price, found.get(near, spent + price))
        return found

    def costs(self) -> dict[str, Fraction]:
        """What each hex in reach costs from here, in the manner that makes it cheapest."""
        found: dict[str, Fraction] = {}
        for manner, spent in self.spent.items():
            going = self.going(manner)
            for way in (going, self.crossed(manner, going)):
                for hex_, total in way.items():
                    found[hex_] = min(total - spent, found.get(hex_, total))
        found.pop(self.here, None)
        return found

    def ends(self) -> set[str]:
        """Where a leg may end, staying put apart: the piece must have room there (5.0.4)."""
        if self.here in BOXES:
            return {hex_ for hex_ in BOXES[self.here] if self.may_enter(hex_)}
        return {hex_ for hex_ in self.costs() if self.fits(hex_)}

    def may_enter(self, hex_: str) -> bool:
        """Whether it can come out of its box into a hex, and stay there or go on (11.2.2)."""
        inside = self.onward(self.spot, hex_)
        if self.closed(hex_) or not inside.spent:
            return False
        if self.fits(hex_):
            return True
        at = defaultdict(set, {place: names - {self.unit} for place, names in self.spot.at.items()})
        at[hex_] = at[hex_] | {self.unit}
        where = self.spot.where | {self.unit: hex_}
        return bool(self.onward(replace(self.spot, at=at, where=where), hex_).ends())

    def entry(self, manner: str, hex_: str) -> Fraction | None:
        """What the step out of a box costs (11.2.2)."""
        if manner != "ordinary" and self.hot(hex_):
            return None
        if manner == "strategic":
            return HALF if hex_ in ROAD_HEXES else None
        return Fraction(TABLES["terrain"][GROUND[hex_]]["points"] + 2 * self.hot(hex_))

    def fits(self, hex_: str) -> bool:
        """Whether stacking lets it end there (5.0.1, 5.0.3)."""
        friends = {name for name in self.spot.at[hex_] if PIECES[name]["side"] == self.owner} - {self.unit}
        like = {name for name in friends if (name in HQS) == (self.unit in HQS)}
        if len(like) >= (1 if self.unit in HQS else 2):
            return False
        nations = {PIECES[name]["nationality"] for name in friends} | {PIECES[self.unit]["nationality"]}
        return len(nations - {"german"}) < 2

    def onward(self, spot: Position, hex_: str) -> March:
        """The same move once it has come to a hex: what it has spent in the manners that lead there.

        Those which lead there by way of the cities that it took, and of no others.
        """
        taken = sorted((self.spot.control[self.enemy] - spot.control[self.enemy]) - {hex_})
        ways = [self.by_way_of((*cities, hex_)) for cities in permutations(taken)]
        spent = {
            manner: min(found)
            for manner in self.spent
            if (found := [way[manner] for way in ways if manner in way])
        }
        return March(spot, self.unit, self.start, spent, begun=True)

    def by_way_of(self, stops: tuple[str, ...]) -> dict[str, Fraction]:
        """What is spent in each manner that leads from stop to stop, and takes no city between them."""
        stop, *rest = stops
        if self.here in BOXES:
            prices = {manner: self.entry(manner, stop) for manner in self.spent}
        else:
            prices = {manner: self.going(manner, quiet=True).get(stop) for manner in self.spent}
        spent = {
            manner: price
            for manner, price in prices.items()
            if price is not None and price <= self.points(manner)
        }
        if not rest or not spent:
            return spent
        where = self.spot.where | {self.unit: stop}
        control = self.spot.control | {self.enemy: self.spot.control[self.enemy] - {stop}}
        there = replace(self.spot, where=where, control=control)
        return March(there, self.unit, self.start, spent, begun=True).by_way_of(tuple(rest))


def set_out(g: VictoryLost, unit: str) -> March:
    """A piece about to move, in every manner that is open to it (8.1.2, 8.3.1, 15.0.1)."""
    spot = read(g)
    start = spot.where[unit]
    march = March(spot, unit, start, {"ordinary": Fraction(0)})
    if start in BOXES or not march.hot(start):
        if march.owner == "soviet" and march.option("soviet-administrative-movement"):
            march.spent["administrative"] = Fraction(0)
        if start in BOXES or start in ROAD_HEXES:
            march.spent["strategic"] = Fraction(0)
    return march
