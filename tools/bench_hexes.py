"""Reach and supply on a hex board, in several ways: what the kernel's sets are measured against.

    python tools/bench_hexes.py

The position is the set-up of A Victory Lost; each way answers one question and must give one answer.
SciPy and Numba are measured where they are installed; the product needs neither.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

import stavka
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.movement import Left, Reach, allowance, manners, open_hexes
from stavka.games.a_victory_lost.supply_lines import passable, supplied
from stavka.kernel.names import bits, mask
from stavka.kernel.paths import reach

UNIT = "ger-17pz"
TRIES = 300


def best(work: Callable[[], Any]) -> float:
    """The quickest of many tries, in microseconds."""
    quickest = float("inf")
    for _ in range(TRIES):
        begun = perf_counter()
        work()
        quickest = min(quickest, perf_counter() - begun)
    return quickest * 1e6


def main() -> None:
    game = stavka.new("a-victory-lost", seed="bench")
    assert isinstance(game, VictoryLost)
    print(f"{'reach of the fastest unit':40}{'µs':>10}{'ratio':>8}")
    report(reaches(game))
    unit = game.rules.unit[UNIT]
    whole = best(lambda: Reach(game, unit, game.state.where[unit], allowance(game, unit), False))
    print(f"{'by every manner, with roads and rivers':40}{whole:10.1f}")
    print(f"\n{'supply of one side':40}{'µs':>10}{'ratio':>8}")
    report(supplies(game))


def report(ways: dict[str, Callable[[], int]]) -> None:
    """Time each way; all give what the first gives."""
    first = next(iter(ways.values()))()
    base = 0.0
    for name, work in ways.items():
        assert work() == first, name
        spent = best(work)
        base = base or spent
        print(f"{name:40}{spent:10.1f}{spent / base:8.2f}")


def reaches(game: VictoryLost) -> dict[str, Callable[[], int]]:
    """Ordinary movement of a panzer division with ten points, from the front."""
    f, unit = game.facts, game.rules.unit[UNIT]
    here, points = game.state.where[unit], game.allowance(unit)
    left = Left(points)

    def sets() -> int:
        found = 0
        for spaces in reach(1 << here, points, manners(game, unit, here, left, False)[0].costs):
            found |= spaces
        return found

    steps = _steps(game, unit, left)

    def heap() -> int:
        cost, queue = {here: 0}, [(0, here)]
        while queue:
            so_far, space = heapq.heappop(queue)
            if so_far > cost[space]:
                continue
            for near, price in steps[space]:
                total = so_far + price
                if total <= points and total < cost.get(near, points + 1):
                    cost[near] = total
                    heapq.heappush(queue, (total, near))
        return mask(cost)

    def buckets() -> int:
        cost, queues = {here: 0}, [[here], *([] for _ in range(points))]
        for so_far, queue in enumerate(queues):
            for space in queue:
                if cost[space] < so_far:
                    continue
                for near, price in steps[space]:
                    total = so_far + price
                    if total <= points and total < cost.get(near, points + 1):
                        cost[near] = total
                        queues[total].append(near)
        return mask(cost)

    near = [
        [(b, _ground(game, b) + (f.fords[a] >> b & 1), f.bridges[a] >> b & 1) for b in bits(f.land[a])]
        for a in range(len(f.grid.spots))
    ]

    def on_the_way() -> int:
        zones, enter = game.zones(1), open_hexes(game, unit)
        cost, queues = {here: 0}, [[here], *([] for _ in range(points))]
        for so_far, queue in enumerate(queues):
            for space in queue:
                if cost[space] < so_far:
                    continue
                leaving = 2 * (zones >> space & 1)
                for other, price, bridge in near[space]:
                    if not enter >> other & 1:
                        continue
                    entering = 2 * (zones >> other & 1)
                    if bridge and leaving and entering:
                        continue
                    total = so_far + price + leaving + entering
                    if total <= points and total < cost.get(other, points + 1):
                        cost[other] = total
                        queues[total].append(other)
        return mask(cost)

    ways: dict[str, Callable[[], int]] = {
        "sets of hexes, by cost (ours)": sets,
        "buckets, priced on the way": on_the_way,
        "heap, prices known beforehand": heap,
        "buckets, prices known beforehand": buckets,
    }
    compiled = _numba_reach(game, steps, here, points)
    return ways | ({"Numba, prices known beforehand": compiled} if compiled else {})


def _ground(game: VictoryLost, space: int) -> int:
    return next((points for points, hexes in game.facts.ground.items() if hexes >> space & 1), 0)


def _steps(game: VictoryLost, unit: int, left: Left) -> list[list[tuple[int, int]]]:
    """For each hex its neighbours with their price, as a list: what a search over hexes needs."""
    f, here = game.facts, game.state.where[unit]
    costs = manners(game, unit, here, left, False)[0].costs
    found: list[list[tuple[int, int]]] = [[] for _ in f.board.names]
    for layer, prices, leave in costs:
        for space in bits(f.LAND & leave):
            near = layer[space]
            for price, enter in prices:
                found[space] += [(other, price) for other in bits(near & enter)]
    return found


def supplies(game: VictoryLost) -> dict[str, Callable[[], int]]:
    """All hexes from which the Axis can trace a line."""
    f = game.facts
    through = passable(game, 0)
    near = [list(bits(f.land[space])) for space in range(len(f.grid.spots))]

    def queue() -> int:
        found = set(bits(f.SOURCES[0] & through))
        waiting = deque(found)
        while waiting:
            for other in near[waiting.popleft()]:
                if other not in found and through >> other & 1:
                    found.add(other)
                    waiting.append(other)
        return mask(found)

    ways: dict[str, Callable[[], int]] = {
        "sets of hexes, ring by ring (ours)": lambda: supplied(game, 0),
        "queue, neighbours made beforehand": queue,
    }
    compiled = _scipy_supply(game, near, through)
    return ways | ({"SciPy, components of a sparse matrix": compiled} if compiled else {})


def _scipy_supply(game: VictoryLost, near: list[list[int]], through: int) -> Callable[[], int] | None:
    try:
        numpy, sparse = import_module("numpy"), import_module("scipy.sparse")
        graph = import_module("scipy.sparse.csgraph")
    except ImportError:
        return None
    size = len(near)
    pairs = [(a, b) for a in range(size) for b in near[a]]
    rows, columns = numpy.array([a for a, _ in pairs]), numpy.array([b for _, b in pairs])

    def components() -> int:
        open_to = numpy.array([through >> space & 1 for space in range(size)], dtype=bool)
        keep = open_to[rows] & open_to[columns]
        matrix = sparse.csr_matrix((numpy.ones(keep.sum()), (rows[keep], columns[keep])), shape=(size, size))
        _, label = graph.connected_components(matrix, directed=False)
        fed = {label[space] for space in bits(game.facts.SOURCES[0] & through)}
        return mask(space for space in range(size) if label[space] in fed and open_to[space])

    return components


def _numba_reach(
    game: VictoryLost, steps: list[list[tuple[int, int]]], here: int, points: int
) -> Callable[[], int] | None:
    try:
        numpy, numba = import_module("numpy"), import_module("numba")
    except ImportError:
        return None
    ends = numpy.cumsum([0, *(len(row) for row in steps)])
    near = numpy.array([space for row in steps for space, _ in row])
    price = numpy.array([cost for row in steps for _, cost in row])

    def flood(ends: Any, near: Any, price: Any, here: int, points: int) -> Any:
        cost = numpy.full(len(ends) - 1, points + 1)
        cost[here] = 0
        for so_far in range(points):
            for space in numpy.nonzero(cost == so_far)[0]:
                for n in range(ends[space], ends[space + 1]):
                    cost[near[n]] = min(cost[near[n]], so_far + price[n])
        return numpy.nonzero(cost <= points)[0]

    compiled = numba.njit(flood)
    return lambda: mask(int(space) for space in compiled(ends, near, price, here, points))


if __name__ == "__main__":
    main()
