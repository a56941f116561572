"""Movement (8): what a step costs, and where a piece can get with its points."""

from __future__ import annotations

from typing import NamedTuple

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.terms import ADMINISTRATIVE, HEXSIDE, SOVIET, other
from stavka.kernel import reach
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits
from stavka.kernel.paths import ALL, Leg, Prices
from stavka.kernel.reach import Manner

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


class Reach(reach.Reach):
    """Where a piece can get from where it stands. A leg ends where it overruns a headquarters."""

    def __init__(self, g: VictoryLost, unit: Unit, start: Space, left: Left, begun: bool) -> None:
        enemy = other(g.facts.side_of[unit])
        super().__init__(
            g.state.where[unit],
            manners(g, unit, start, left, begun),
            halt=g.lone_hqs(enemy),
            taken=g.state.control[enemy],
        )

    def left(self, path: list[Space]) -> Left:
        """What the piece has left in each manner once it has gone that way."""
        return Left(*(self.remaining(path).get(kind, NONE) for kind in range(3)))


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
