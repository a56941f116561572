"""Where a piece can get: by each manner of moving that is open to it, at what cost, by which way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from stavka.kernel.names import NONE, Space, SpaceSet, bits, union
from stavka.kernel.paths import Costs, before, cost_of, last_step, reach, way


class Manner(NamedTuple):
    """One manner of moving."""

    kind: int
    """What the game calls it by."""
    limit: int
    costs: Costs
    last: Costs
    """Steps that end the move."""
    halves: int
    """Half points to a unit of cost."""


class Reached(NamedTuple):
    """What a piece can reach in one manner: hexes by cost from which it may go on, and others."""

    manner: Manner
    going: list[SpaceSet]
    ended: list[SpaceSet]


class Reach:
    """Where a piece can get from where it stands. A leg ends in the hexes of `halt`.

    A whole move is made in one manner. Which one is open as long as several lead to where the piece has come
    to, each by its own cheapest way. What a piece takes on its way (`taken`) tells one way from another.
    """

    def __init__(
        self, here: Space, manners: Sequence[Manner], *, halt: SpaceSet = 0, taken: SpaceSet = 0
    ) -> None:
        self.here = here
        self.halt = halt
        self.taken = taken
        self.found = []
        for manner in manners:
            going = reach(1 << here, manner.limit, manner.costs, halt)
            ended = last_step(going, manner.last, halt) if manner.last else []
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

    def remaining(self, path: Sequence[Space]) -> dict[int, int]:
        """What is left in each manner, by its kind, once the piece has gone that way; NONE where nothing is.

        Between the hexes that it takes there each manner counts its own cheapest way, until the piece goes
        where that manner does not lead.
        """
        *passed, end = path
        stops = [space for space in passed if self.taken >> space & 1]
        after = {}
        for manner, going, _ in self.found:
            if not self.taken & union(going):
                after[manner.kind] = manner.limit - cost_of(going, end)
                continue
            left, here = manner.limit, self.here
            for stop in (*stops, end):
                if left != NONE:
                    going = reach(1 << here, left, manner.costs, self.halt | self.taken)
                    left, here = left - cost_of(going, stop), stop
            after[manner.kind] = left
        return after


def along(costs: Costs, path: Sequence[Space]) -> int:
    """What a way costs, step by step; NONE where a step of it may not be taken."""
    total = 0
    for origin, target in pairwise(path):
        open_to = [
            price
            for layer, prices, leave in costs
            if leave >> origin & 1 and layer[origin] >> target & 1
            for price, enter in prices
            if enter >> target & 1
        ]
        if not open_to:
            return NONE
        total += min(open_to)
    return total


def _by_hex(by_cost: list[SpaceSet]) -> dict[Space, int]:
    """The lowest cost of each hex that was reached."""
    found = {}
    for cost in reversed(range(len(by_cost))):
        for space in bits(by_cost[cost]):
            found[space] = cost
    return found
