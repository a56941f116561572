"""Movement (7.1, 7.2, 7.4): what a step costs, and where a unit can get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from stavka.games.roads.command import command, supplied_hqs
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import HALVES, MUD, other
from stavka.kernel import reach
from stavka.kernel.board import Layer
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, mask, union
from stavka.kernel.paths import ALL, Leg, Prices
from stavka.kernel.reach import Manner

NORMAL, STRATEGIC = 0, 1


class Left(NamedTuple):
    """What a unit has left, in half points, in each manner; NONE where its move so far rules that out."""

    normal: int
    strategic: int = NONE


def allowance(g: Roads[Any], unit: Unit, exploiting: bool = False) -> Left:
    """What a unit has to move with from where it stands (7.1.1, 7.2.1, 9.2.2)."""
    if exploiting:
        return Left(exploitation_pace(g, unit))
    pace = limited(g, g.pace(unit))
    factor = g.facts.tables.movement.strategic_factor
    return Left(pace, pace * factor if may_go_far(g, unit) else NONE)


def exploitation_pace(g: Roads[Any], unit: Unit) -> int:
    """Half the allowance, rounded up; a point for who is out of supply (4.4.3, 9.2.2, R)."""
    if g.unsupplied(unit):
        return limited(g, HALVES * g.facts.tables.supply.unsupplied_points)
    return limited(g, HALVES * g.exploit_pace(unit))


def limited(g: Roads[Any], pace: int) -> int:
    """Nobody spends more than two points in mud (3.2.2)."""
    return min(pace, HALVES * g.facts.tables.movement.mud_limit) if g.state.weather == MUD else pace


def may_go_far(g: Roads[Any], unit: Unit) -> bool:
    """Whether a unit may begin a strategic move where it stands (7.2.2)."""
    f, side = g.facts, g.facts.side_of[unit]
    if f.HQS >> unit & 1 or g.state.weather == MUD or not g.strategic(side):
        return False
    if g.far_from_contact(unit):
        return bool(g.here(unit) & commanded_hexes(g, unit))
    return bool(g.here(unit) & far_hexes(g, unit))


def far_hexes(g: Roads[Any], unit: Unit) -> SpaceSet:
    """Hexes in the radius of headquarters in supply of a unit's nation, not adjacent to enemies (7.2.2)."""
    return commanded_hexes(g, unit) & ~g.beside(other(g.facts.side_of[unit]))


def commanded_hexes(g: Roads[Any], unit: Unit) -> SpaceSet:
    """Hexes in the radius of headquarters in supply that command a unit."""
    hqs = supplied_hqs(g, g.facts.side_of[unit]) & g.command_nation(unit)
    # The hex of the headquarters itself is within its radius.
    return union(command(g, hq) for hq in bits(hqs))


def enterable(g: Roads[Any], side: int) -> SpaceSet:
    """Hexes that units of a side may enter: never one with an enemy (7.1.7)."""
    return g.ground & ~g.held(other(side))


def prices(g: Roads[Any], enter: SpaceSet, extra: int = 0, dear: SpaceSet = 0) -> Prices:
    """What hexes cost to enter off the roads (7.1.4), with so many points more for a hexside."""
    f = g.facts
    frozen = f.MARSH & ~g.marsh()
    found: dict[int, SpaceSet] = {f.tables.movement.dear_points: dear} if dear else {}
    for kind, hexes in f.TERRAIN.items():
        points = f.tables.terrain[kind].points
        if kind == "marsh":
            hexes &= ~frozen
        elif kind == "forest":
            hexes |= frozen
        found[points] = found.get(points, 0) | hexes & ~dear
    return tuple([(HALVES * (points + extra), hexes & enter) for points, hexes in found.items()])


def steps(g: Roads[Any], side: int, enter: SpaceSet, exploiting: bool) -> list[Leg]:
    """All steps that units of a side may take into these hexes, each with its price (7.1.4, 7.1.9, 7.4)."""
    f, waters = g.facts, g.waters()
    table, water = f.tables.movement, f.tables.watercourses
    marsh, dear = g.marsh(), g.dear(side)
    by_road = enter & ~dear & ~g.slow_roads(side)
    found: list[Leg] = [
        (f.way, ((table.road_halves, by_road & ~marsh), (table.marsh_road_halves, by_road & marsh)), ALL),
        (waters.dry, prices(g, enter, 0, dear), ALL),
        (waters.ferry, prices(g, enter, water.ferry_points, dear), ALL),
    ]
    wet = enter
    if g.state.weather == MUD:  # not into a hex beside an enemy, wherever he stands (3.2.2)
        wet &= ~g.beside(other(side))
    found.append((waters.river, prices(g, wet, water.river_points, dear), ALL))
    if not exploiting or g.wades():  # only by bridge, pontoon or ferry then (7.1.8, 9.2.4)
        found.append((waters.major, prices(g, wet, water.major_points, dear), ALL))
    return found


def strategic_steps(g: Roads[Any], side: int, enter: SpaceSet) -> list[Leg]:
    """The steps of a strategic move: on roads and railways only, unless a support was spent (7.2.2)."""
    found = steps(g, side, enter, exploiting=False)
    return found if g.off_road(side) else found[:1]


def bound(g: Roads[Any], unit: Unit) -> bool:
    """Whether a unit may not move away from its headquarters (4.4.4)."""
    return bool(g.state.oos >> unit & 1) and not g.any_way(unit)


def goals(g: Roads[Any], unit: Unit, start: Space) -> list[Space]:
    """The headquarters nearest to where a move began; of several those it has not gone away from (4.4.4)."""
    f, here = g.facts, g.state.where[unit]
    hqs = [g.state.where[hq] for hq in bits(g.on_map(f.HQ[f.side_of[unit]]))]
    least = min((f.distance(start, hq) for hq in hqs), default=0)
    return [hq for hq in hqs if f.distance(start, hq) == least >= f.distance(here, hq)]


def nearer_only(g: Roads[Any], legs: list[Leg], here: Space, goal: Space, pace: int) -> list[Leg]:
    """Steps that do not lead farther away from a hex (4.4.4)."""
    f = g.facts
    start = f.distance(here, goal)
    found: list[Leg] = []
    for far in range(start, max(start - pace, 0) - 1, -1):
        within = f.disc(goal, far)
        ring = within & ~f.disc(goal, far - 1) if far else within
        found += [
            (layer, tuple((price, enter & within) for price, enter in prices), leave & ring)
            for layer, prices, leave in legs
        ]
    return found


def ways_of(g: Roads[Any], unit: Unit, start: Space, legs: list[Leg], pace: int) -> list[list[Leg]]:
    """The steps open to a unit; where it may not go where it likes, those for each way that it may keep."""
    return g.bound_ways(unit, start, legs, pace) if bound(g, unit) else [legs]


def ways_to_headquarters(
    g: Roads[Any], unit: Unit, start: Space, legs: list[Leg], pace: int
) -> list[list[Leg]]:
    """For each headquarters that is nearest, the steps that do not lead away from it (4.4.4)."""
    here = g.state.where[unit]
    return [nearer_only(g, legs, here, goal, pace) for goal in goals(g, unit, start)] or [legs]


class Reach(reach.Reach):
    """Where a unit can get from where it stands, alone or with others of its hex."""

    def __init__(
        self,
        g: Roads[Any],
        unit: Unit,
        left: Left,
        *,
        others: UnitSet = 0,
        start: Space = NONE,
        begun: bool = False,
        exploiting: bool = False,
    ) -> None:
        side, here = g.facts.side_of[unit], g.state.where[unit]
        start = here if start == NONE else start
        enter = enterable(g, side)
        for each in bits(others | 1 << unit):
            enter = g.may_enter(each, enter)
        # Who has just come into a hex where moves end goes no farther.
        leave = ALL & ~(g.must_stop(side) & ~(0 if begun else 1 << here))
        legs = [(layer, costs, leave) for layer, costs, _ in steps(g, side, enter, exploiting)]
        normal = ways_of(g, unit, start, legs, max(left.normal, HALVES))
        manners = [Manner(NORMAL, left.normal, way, (), 1) for way in normal if left.normal >= 0]
        if left.strategic >= 0:
            for each in bits(others | 1 << unit):
                enter &= far_hexes(g, each)
            enter &= g.far_ground(side)
            far = [(layer, costs, leave) for layer, costs, _ in strategic_steps(g, side, enter)]
            strategic = ways_of(g, unit, start, far, left.strategic)
            manners += [Manner(STRATEGIC, left.strategic, way, (), 1) for way in strategic]
        super().__init__(here, manners)
        self.always = 0
        """Hexes that may be entered whatever they cost, as the only one of a move (7.1.8)."""
        if not begun:
            near = union(mask_of(way, here) for way in normal)
            self.always = near & ~super().hexes()

    def hexes(self) -> SpaceSet:
        return super().hexes() | self.always

    def path(self, space: Space) -> list[Space]:
        """The cheapest way to a hex."""
        return [space] if self.always >> space & 1 else self.way(space)

    def left(self, path: Sequence[Space]) -> Left:
        """What is left in each manner after going that way; nothing after the one hex that is always open."""
        if self.always >> path[-1] & 1:
            return Left(0)
        spent = {NORMAL: NONE, STRATEGIC: NONE}
        for manner, _, _ in self.found:
            cost = reach.along(manner.costs, [self.here, *path])
            if NONE < cost <= manner.limit:
                spent[manner.kind] = max(spent[manner.kind], manner.limit - cost)
        return Left(spent[NORMAL], spent[STRATEGIC])


def mask_of(legs: list[Leg], here: Space) -> SpaceSet:
    """The neighbours that some leg leads to."""
    return _near(_entries(legs), here)


def _entries(legs: list[Leg]) -> list[tuple[Layer, SpaceSet, SpaceSet]]:
    """Each leg with all that may be entered by it, at whatever price."""
    return [(layer, union(enter for _, enter in prices), leave) for layer, prices, leave in legs]


def _near(entries: list[tuple[Layer, SpaceSet, SpaceSet]], here: Space) -> SpaceSet:
    found = 0
    for layer, enter, leave in entries:
        if leave >> here & 1:
            found |= layer[here] & enter
    return found


def can_step(g: Roads[Any], side: int, units: UnitSet, exploiting: bool = False) -> UnitSet:
    """Those of the units that can go at least one hex: whatever it costs (7.1.8)."""
    free = 0
    entries = _entries(steps(g, side, enterable(g, side), exploiting))
    for layer, enter, leave in entries:
        free |= layer.around(enter) & leave
    able = g.units_in(free & g.held(side), units)
    return mask(
        unit
        for unit in bits(able)
        if g.movement(unit)
        and (not g.hemmed_in(unit) or g.may_begin(unit, _near(entries, g.state.where[unit])))
    )
