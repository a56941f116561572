"""Ways over a board: reach within a cost, traces of supply or command, distances, retreats.

All of it works on sets of spaces as integers. The way is not kept while flooding: `way` walks it back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from operator import add

from stavka.kernel.board import AreaLayer, Layer
from stavka.kernel.names import Space, SpaceSet, bits, lowest

ALL = -1
"""The set of everything."""


Prices = tuple[tuple[int, SpaceSet], ...]
"""Prices, above zero, each with the spaces that may be entered for it."""

Leg = tuple[Layer, Prices, SpaceSet]
"""A step over borders of one kind: over which, where it leads at which price, from where it may be taken.

A border that may be crossed is in the layer both ways; who may not take it is left out of the last set.
Legs are made anew for every move, so they are plain tuples.
"""

Costs = Sequence[Leg]


def trace(sources: SpaceSet, through: SpaceSet, layer: Layer) -> SpaceSet:
    """All spaces joined to the sources by a chain inside `through`; the sources belong to it themselves."""
    found, fresh = sources, sources
    while fresh:
        fresh = layer.around(fresh) & through & ~found
        found |= fresh
    return found


def rings(start: SpaceSet, through: SpaceSet, layer: Layer) -> list[SpaceSet]:
    """The spaces at distance 0, 1, 2, ... of the start, moving inside `through`."""
    result, found = [start], start
    while True:
        ahead = layer.around(result[-1]) & through & ~found
        if not ahead:
            return result
        result.append(ahead)
        found |= ahead


def chains(sources: SpaceSet, through: SpaceSet, layer: Layer, targets: SpaceSet) -> list[list[Space]]:
    """A shortest chain from the sources, inside `through`, to each target that lies there or next to it."""
    found = rings(sources, through | sources, layer)
    result = []
    for target in bits(targets):
        at = next((n for n, ring in enumerate(found) if ring >> target & 1), None)
        if at is None:
            at = next((n + 1 for n, ring in enumerate(found) if ring & layer[target]), None)
        if at is None:
            continue
        chain = [target]
        for ring in reversed(found[:at]):
            chain.append(lowest(ring & layer[chain[-1]]))
        result.append(chain[::-1])
    return result


def reach(start: SpaceSet, limit: int, costs: Costs, halt: SpaceSet = 0) -> list[SpaceSet]:
    """The spaces first reached at each cost from 0 to `limit`, by the cheapest way.

    A move ends at once in the spaces of `halt`, but may begin there.
    """
    by_cost = [0] * (limit + 1)
    by_cost[0] = start
    if type(costs[0][0]) is AreaLayer:
        return _reach_areas(by_cost, costs, halt)
    seen = 0
    for cost in range(limit + 1):
        fresh = by_cost[cost] & ~seen
        by_cost[cost] = fresh
        seen |= fresh
        if cost:
            fresh &= ~halt
        if fresh:
            _step(by_cost, cost, fresh, costs)
    return by_cost


def _reach_areas(by_cost: list[SpaceSet], costs: Costs, halt: SpaceSet) -> list[SpaceSet]:
    """The same over areas: the few of a ring are gone through once, whatever the number of legs."""
    steps = [(price, layer, enter, leave) for layer, prices, leave in costs for price, enter in prices]
    limit, seen = len(by_cost) - 1, 0
    for cost in range(limit + 1):
        fresh = by_cost[cost] & ~seen
        by_cost[cost] = fresh
        seen |= fresh
        if cost:
            fresh &= ~halt
        while fresh:
            low = fresh & -fresh
            space = low.bit_length() - 1
            fresh ^= low
            for price, layer, enter, leave in steps:
                if cost + price <= limit and leave & low:
                    by_cost[cost + price] |= layer[space] & enter
    return by_cost


def last_step(by_cost: list[SpaceSet], costs: Costs, halt: SpaceSet = 0) -> list[SpaceSet]:
    """The spaces reached at each cost by one step more that ends the move, from all that `reach` found."""
    ends = [0] * len(by_cost)
    for cost, spaces in enumerate(by_cost):
        going = spaces & ~halt if cost else spaces
        if going:
            _step(ends, cost, going, costs)
    return ends


def _step(by_cost: list[SpaceSet], cost: int, spaces: SpaceSet, costs: Costs) -> None:
    limit = len(by_cost) - 1 - cost
    for layer, prices, leave in costs:
        ahead = spaces & leave
        if ahead:
            ahead = layer.around(ahead)
            for price, enter in prices:
                if price <= limit:
                    by_cost[cost + price] |= ahead & enter


def cost_of(by_cost: list[SpaceSet], space: Space) -> int:
    """The lowest cost at which a space was reached; one more than the limit if it was not."""
    return next((cost for cost, spaces in enumerate(by_cost) if spaces >> space & 1), len(by_cost))


def before(
    by_cost: list[SpaceSet], costs: Costs, target: Space, cost: int, halt: SpaceSet = 0
) -> tuple[Space, int]:
    """From where, and at what cost there, a space was reached at a cost."""
    for layer, prices, leave in costs:
        near = layer.into(target) & leave
        for price, enter in prices:
            if price <= cost and enter >> target & 1:
                origins = near & by_cost[cost - price]
                if cost > price:
                    origins &= ~halt
                if origins:
                    return lowest(origins), cost - price
    raise LookupError(f"space {target} was not reached at {cost}")


def way(by_cost: list[SpaceSet], costs: Costs, target: Space, halt: SpaceSet = 0) -> list[Space]:
    """The cheapest way that `reach` found to a space, without the start."""
    cost = cost_of(by_cost, target)
    path = []
    while cost:
        path.append(target)
        target, cost = before(by_cost, costs, target, cost, halt)
    return path[::-1]


Path = tuple[Space, ...]


Price = tuple[int, ...]
"""What a way costs in several demands, the weightiest first."""


def best_price(
    start: Path,
    price: Price,
    ahead: Callable[[Path], SpaceSet],
    step: Callable[[Space, Space], Price],
    ends: Callable[[Space], bool],
) -> Price | None:
    """The lowest price for which a path that has cost so much can be gone on to a space where it may end.

    `ahead` says where a path may lead next, and `step` what a step costs. None: it leads nowhere.
    """
    queue, seen = [(price, start)], set()
    while queue:
        so_far, path = heappop(queue)
        here = path[-1]
        if here in seen:
            continue
        seen.add(here)
        if ends(here):
            return so_far
        for space in bits(ahead(path)):
            heappush(queue, (tuple(map(add, so_far, step(here, space))), (*path, space)))
    return None
