"""Movement (8): what a step costs, and where a piece can get with its points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.terms import ADMINISTRATIVE, HEXSIDE, SOVIET, other
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, union
from stavka.kernel.paths import ALL, Costs, Leg, Prices, before, cost_of, last_step, reach, way

HALVES = 2
"""Costs are shown in halves of a point: a road hex costs one (8.3.1)."""


class Left(NamedTuple):
    """What a piece has left in each manner of moving; NONE where its move so far rules that out.

    A whole move is made in one manner (8.3.1, A16). Which one is open as long as several lead to where the
    piece has come to, each by its own cheapest way.
    """

    ordinary: int
    """Movement points (8.1.2)."""
    administrative: int = NONE
    """One point more, for who keeps clear of enemy zones (15.0.1)."""
    road: int = NONE
    """Hexes by road, for who also never leaves it (8.3)."""


class Manner(NamedTuple):
    """One manner of moving."""

    kind: int
    """Its place in `Left`."""
    limit: int
    costs: Costs
    last: Costs
    """Steps that end the move."""
    halves: int
    """Half points to a unit of cost."""


def allowance(g: VictoryLost, unit: Unit) -> Left:
    """What a piece has to move with from where it stands, in each manner."""
    f, state = g.facts, g.state
    here, side = state.where[unit], f.side_of[unit]
    points = g.allowance(unit)
    if here in f.ENTRY:
        calm, on_road = True, True  # off the map; the way in decides (11.2.2)
    else:
        calm, on_road = not g.zones(other(side)) >> here & 1, bool(f.ROADS >> here & 1)
    bonus = calm and side == SOVIET and g.chosen(ADMINISTRATIVE)
    road = (points + bonus) * f.tables.movement.road_hexes_a_point
    return Left(points, points + 1 if bonus else NONE, road if calm and on_road else NONE)


def open_hexes(g: VictoryLost, unit: Unit) -> SpaceSet:
    """Hexes that a piece may enter: a headquarters alone stops no combat unit (8.1.4, 8.1.5, 13.0, A18)."""
    f = g.facts
    enemy = other(f.side_of[unit])
    shut = g.pieces(enemy) if f.HQS >> unit & 1 else g.troops(enemy)
    return f.LAND & ~g.closed() & ~shut


def manners(g: VictoryLost, unit: Unit, start: Space, left: Left, begun: bool) -> list[Manner]:
    """The manners of moving that are still open."""
    f = g.facts
    enter, zones = open_hexes(g, unit), g.zones(other(f.side_of[unit]))
    calm = enter & ~zones
    found = []
    for kind, limit, hot in ((0, left.ordinary, zones), (1, left.administrative, 0)):
        if limit >= 0:
            land = ground(g, enter if kind == 0 else calm, hot)
            found.append(Manner(kind, limit, _steps(g, land), _crossings(g, start, begun, land), HALVES))
    if left.road >= 0:
        found.append(Manner(2, left.road, [(f.road, ((1, calm),), ALL)], (), 1))
    return found


class Ground(NamedTuple):
    """What hexes cost to enter: their ground, and more in an enemy zone (8.1.2, 8.2.1)."""

    calm: Prices
    """Those outside enemy zones."""
    prices: Prices
    zones: SpaceSet


def ground(g: VictoryLost, enter: SpaceSet, zones: SpaceSet) -> Ground:
    """The prices of the hexes that may be entered, with the enemy zones among them or none."""
    calm = tuple([(points, hexes & enter & ~zones) for points, hexes in g.facts.ground.items()])
    if not zones:
        return Ground(calm, calm, 0)
    more = g.facts.tables.zones.enter
    hot = [(points + more, hexes & enter & zones) for points, hexes in g.facts.ground.items()]
    return Ground(calm, (*calm, *hot), zones)


def dearer(prices: Prices, extra: int) -> Prices:
    """The same hexes at a higher price."""
    return tuple([(price + extra, hexes) for price, hexes in prices])


def _steps(g: VictoryLost, land: Ground) -> list[Leg]:
    """Steps that a move may go on from (8.1.2, 8.1.3, 8.2)."""
    f, zones = g.facts, land.zones
    river, leave = f.tables.movement.minor_river, f.tables.zones.leave
    steps: list[Leg] = [
        (f.dry, land.prices, ~zones),
        (f.fords, dearer(land.prices, river), f.FORDS & ~zones),
    ]
    if zones:
        steps += [
            (f.open, dearer(land.prices, leave), zones),
            (f.fords, dearer(land.prices, river + leave), f.FORDS & zones),
            # No way over a major river from zone to zone, not even by a bridge (8.2.2).
            (f.bridges, dearer(land.calm, leave), f.BRIDGES & zones),
        ]
    return steps


def _crossings(g: VictoryLost, start: Space, begun: bool, land: Ground) -> list[Leg]:
    """Steps over a major river without a bridge, which end the move (8.1.3, 8.2.2).

    It is enough to begin the move beside that river, unless the option asks for that very side (A14).
    """
    f = g.facts
    if g.chosen(HEXSIDE) and begun:
        return []
    only = 1 << start if g.chosen(HEXSIDE) else ALL
    found: list[Leg] = []
    for beside, sides in f.majors:
        if beside >> start & 1:
            banks = beside & only
            found.append((sides, land.prices, banks & ~land.zones))
            if banks & land.zones:
                found.append((sides, dearer(land.calm, f.tables.zones.leave), banks & land.zones))
    return found


class Reached(NamedTuple):
    """What a piece can reach in one manner: hexes by cost from which it may go on, and others."""

    manner: Manner
    going: list[SpaceSet]
    ended: list[SpaceSet]


class Reach:
    """Where a piece can get from where it stands. A leg ends where it overruns a headquarters."""

    def __init__(self, g: VictoryLost, unit: Unit, start: Space, left: Left, begun: bool) -> None:
        enemy = other(g.facts.side_of[unit])
        self.here = g.state.where[unit]
        self.halt = g.lone_hqs(enemy)
        self.cities = g.state.control[enemy]
        self.found = []
        for manner in manners(g, unit, start, left, begun):
            going = reach(1 << self.here, manner.limit, manner.costs, self.halt)
            ended = last_step(going, manner.last, self.halt) if manner.last else []
            self.found.append(Reached(manner, going, ended))

    def hexes(self) -> SpaceSet:
        """All hexes in reach, the present one apart."""
        found = 0
        for _, going, ended in self.found:
            for spaces in (*going, *ended):
                found |= spaces
        return found & ~(1 << self.here)

    def cheapest(self, space: Space) -> tuple[int, bool, Reached]:
        """The cost of a hex in half points, whether the move ends there, and in which manner."""
        choices = []
        for n, reached in enumerate(self.found):
            for ends, by_cost in ((False, reached.going), (True, reached.ended)):
                cost = cost_of(by_cost, space)
                if cost < len(by_cost):
                    choices.append((cost * reached.manner.halves, ends, n))
        cost, ends, n = min(choices)
        return cost, ends, self.found[n]

    def way(self, space: Space) -> list[Space]:
        """The cheapest way to a hex."""
        _, ends, (manner, going, ended) = self.cheapest(space)
        if not ends:
            return way(going, manner.costs, space, self.halt)
        origin, _ = before(going, manner.last, space, cost_of(ended, space), self.halt)
        return [*way(going, manner.costs, origin, self.halt), space]

    def ways(self, hexes: SpaceSet) -> Iterator[tuple[Space, int, tuple[Space, ...]]]:
        """Some hexes in reach, each with its cost in half points and the cheapest way to it."""
        costs = [(_by_hex(reached.going), _by_hex(reached.ended)) for reached in self.found]
        paths: list[dict[Space, tuple[Space, ...]]] = [{self.here: ()} for _ in self.found]
        best: dict[Space, tuple[int, bool, int]] = {}
        for n, reached in enumerate(self.found):
            for ends, by_hex in enumerate(costs[n]):
                for space, cost in by_hex.items():
                    choice = (cost * reached.manner.halves, bool(ends), n)
                    best[space] = min(best.get(space, choice), choice)
        for space in bits(hexes):
            cost, ends, n = best[space]
            if not ends:
                yield space, cost, self._path(n, space, costs[n][0], paths[n])
                continue
            manner, going, _ = self.found[n]
            origin, _ = before(going, manner.last, space, costs[n][1][space], self.halt)
            yield space, cost, (*self._path(n, origin, costs[n][0], paths[n]), space)

    def _path(
        self, n: int, space: Space, costs: dict[Space, int], known: dict[Space, tuple[Space, ...]]
    ) -> tuple[Space, ...]:
        """The way to a hex in one manner, made from the way to the hex before it."""
        if space not in known:
            manner, going, _ = self.found[n]
            origin, _ = before(going, manner.costs, space, costs[space], self.halt)
            known[space] = (*self._path(n, origin, costs, known), space)
        return known[space]

    def left(self, path: list[Space]) -> Left:
        """What the piece has left in each manner once it has gone that way.

        Nothing but the cities that it takes there tells one way from another: between them each manner counts
        its own cheapest way, until the piece goes where that manner does not lead.
        """
        *passed, end = path
        stops = [space for space in passed if self.cities >> space & 1]
        after = [NONE, NONE, NONE]
        for manner, going, _ in self.found:
            if not self.cities & union(going):
                after[manner.kind] = manner.limit - cost_of(going, end)
                continue
            left, here = manner.limit, self.here
            for stop in (*stops, end):
                if left != NONE:
                    going = reach(1 << here, left, manner.costs, self.halt | self.cities)
                    left, here = left - cost_of(going, stop), stop
            after[manner.kind] = left
        return Left(*after)


def _by_hex(by_cost: list[SpaceSet]) -> dict[Space, int]:
    """The lowest cost of each hex that was reached."""
    found = {}
    for cost in reversed(range(len(by_cost))):
        for space in bits(by_cost[cost]):
            found[space] = cost
    return found


def can_step(g: VictoryLost, side: int, units: UnitSet) -> UnitSet:
    """Those of a side's pieces on the map that have points enough for one step at least (8.1.2)."""
    f, zones = g.facts, g.zones(other(side))
    enter = f.LAND & ~g.closed() & ~g.troops(other(side))
    # Most can walk into a hex outside enemy zones, whatever its ground and wherever they stand.
    beside = f.dry.around(enter & ~zones) & g.pieces(side)
    found = g.units_in(beside, units & f.HARDY & ~g.state.isolated)
    rest = units & ~found
    if not rest:
        return found
    land = ground(g, enter, zones)
    steps = _steps(g, land)
    for unit in bits(rest):
        left = allowance(g, unit)
        here, points = g.state.where[unit], max(left.ordinary, left.administrative)
        legs = [*steps, *_crossings(g, here, False, land)]
        if (not zones >> here & 1 and f.road[here] & enter & ~zones and points) or any(
            _affords(leg, here, points) for leg in legs
        ):
            found |= 1 << unit
    return found


def _affords(leg: Leg, here: Space, points: int) -> bool:
    """Whether a step can be taken from a hex with some points."""
    layer, prices, leave = leg
    if not leave >> here & 1:
        return False
    near = layer[here]
    return any(price <= points and near & enter for price, enter in prices)
