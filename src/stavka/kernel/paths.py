"""Ways over a board: reach within a cost, traces of supply or command, distances, and the way itself.

All of it works on sets of spaces as integers. The way is not kept while flooding: `way` walks it back.
"""

from __future__ import annotations

from collections.abc import Sequence

from stavka.kernel.board import Layer
from stavka.kernel.names import Space, SpaceSet, bits

Costs = Sequence[tuple[int, Layer, SpaceSet]]
"""What a kind of border costs to cross, the neighbours behind such borders, those that may be entered."""


def trace(sources: SpaceSet, through: SpaceSet, layer: Layer) -> SpaceSet:
    """All spaces joined to the sources by a chain inside `through`; the sources belong to it themselves."""
    found, fresh = sources, sources
    while fresh:
        ahead = 0
        while fresh:
            low = fresh & -fresh
            ahead |= layer[low.bit_length() - 1]
            fresh ^= low
        fresh = ahead & through & ~found
        found |= fresh
    return found


def rings(start: SpaceSet, through: SpaceSet, layer: Layer) -> list[SpaceSet]:
    """The spaces at distance 0, 1, 2, ... of the start, moving inside `through`."""
    result, found = [start], start
    while True:
        ahead = 0
        for space in bits(result[-1]):
            ahead |= layer[space]
        ahead &= through & ~found
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
            chain.append(next(space for space in bits(ring) if layer[space] >> chain[-1] & 1))
        result.append(chain[::-1])
    return result


def reach(start: Space, limit: int, costs: Costs, halt: SpaceSet = 0) -> list[SpaceSet]:
    """The spaces first reached at each cost from 0 to `limit`, by the cheapest way.

    A move ends at once in the spaces of `halt`, but may begin there.
    """
    by_cost = [0] * (limit + 1)
    by_cost[0] = 1 << start
    seen = 0
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
            for price, layer, enter in costs:
                if cost + price <= limit:
                    by_cost[cost + price] |= layer[space] & enter
    return by_cost


def way(by_cost: list[SpaceSet], costs: Costs, target: Space, halt: SpaceSet = 0) -> list[Space]:
    """The cheapest way that `reach` found to a space, without the start."""
    cost = next(c for c, spaces in enumerate(by_cost) if spaces >> target & 1)
    path = []
    while cost:
        path.append(target)
        for price, layer, enter in costs:
            if price > cost or not enter >> target & 1:
                continue
            sources = by_cost[cost - price] if cost == price else by_cost[cost - price] & ~halt
            before = next((s for s in bits(sources) if layer[s] >> target & 1), None)
            if before is not None:
                cost, target = cost - price, before
                break
    return path[::-1]
