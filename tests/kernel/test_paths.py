"""Boards and ways over them, against slow and obvious searches."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stavka.kernel.board import AreaBoard
from stavka.kernel.names import bits, mask
from stavka.kernel.paths import ALL, chains, reach, rings, trace, way

SIZE = 24


def random_board(seed: int) -> tuple[AreaBoard, dict[tuple[int, int], int]]:
    """A random board, and the cheapest cost of each of its borders."""
    random = Random(seed)
    board = AreaBoard([f"s{i}" for i in range(SIZE)], ["box"])
    cost = {}
    for a in range(SIZE):
        for b in random.sample(range(SIZE), 3):
            if a != b and (a, b) not in cost:
                kind = random.choice(["road", "plain", "river"])
                board.connect(f"s{a}", f"s{b}", kind)
                cost[a, b] = cost[b, a] = {"road": 1, "plain": 2, "river": 4}[kind]
    return board, cost


def slow_reach(
    cost: dict[tuple[int, int], int], start: int, limit: int, enter: set[int], halt: set[int]
) -> dict[int, int]:
    """Relax every border until nothing changes."""
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for (a, b), price in cost.items():
            open_to = a in best and b in enter and (a == start or a not in halt)
            if open_to and best[a] + price < best.get(b, limit + 1):
                best[b], changed = best[a] + price, True
    return best


@given(st.integers(0, 400), st.integers(0, 9))
def test_reach_finds_the_cheapest_cost_of_every_space(seed: int, limit: int) -> None:
    board, cost = random_board(seed)
    random = Random(seed)
    start = random.randrange(SIZE)
    enter = set(random.sample(range(SIZE), 18)) - {start}
    halt = set(random.sample(range(SIZE), 4))
    costs = [
        (board.layer(name), ((price, mask(enter)),), ALL)
        for name, price in (("road", 1), ("plain", 2), ("river", 4))
    ]
    by_cost = reach(1 << start, limit, costs, mask(halt))
    found = {space: c for c, spaces in enumerate(by_cost) for space in bits(spaces)}
    assert found == slow_reach(cost, start, limit, enter, halt)
    for space, price in found.items():
        path = way(by_cost, costs, space, mask(halt))
        steps = [start, *path]
        assert steps[-1] == space
        assert sum(cost[a, b] for a, b in pairwise(steps)) == price
        assert set(path) <= enter
        assert not set(path[:-1]) & halt


@given(st.integers(0, 400))
def test_trace_and_rings_flood_the_same_spaces(seed: int) -> None:
    board, cost = random_board(seed)
    random = Random(seed)
    through = set(random.sample(range(SIZE), 14))
    sources = set(random.sample(range(SIZE), 2))
    found, fresh = set(sources), set(sources)
    while fresh:
        fresh = {b for a, b in cost if a in fresh and b in through} - found
        found |= fresh
    assert set(bits(trace(mask(sources), mask(through), board.neighbours))) == found
    by_distance = rings(mask(sources), mask(through), board.neighbours)
    assert set(bits(sum(by_distance))) == found


def test_a_border_has_two_sides_and_a_mark_has_one() -> None:
    board = AreaBoard(["a", "b", "c"], ["box"])
    board.connect("a", "b", "river")
    board.connect("b", "c")
    board.mark("a", "b", "trench")
    everything = board.neighbours
    assert tuple(everything) == (0b010, 0b101, 0b010, 0)
    assert board.layer("river") == (0b010, 0b001, 0, 0)
    assert board.layer("trench") == (0b010, 0, 0, 0)
    assert board.layer("nothing") == (0, 0, 0, 0)
    assert everything.less(board.layer("river")) == (0, 0b100, 0b010, 0)
    assert everything.around(0b101) == 0b010
    assert board.on_map == 0b111
    assert board.spaces(["a", "c"]) == 0b101


def test_two_spaces_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two spaces of one name"):
        AreaBoard(["a", "a"])


@given(st.integers(0, 400))
def test_a_chain_is_shortest_and_stays_inside_what_it_may_pass(seed: int) -> None:
    board, _ = random_board(seed)
    random = Random(seed)
    sources = mask(random.sample(range(SIZE), 2))
    through = mask(random.sample(range(SIZE), 14))
    targets = mask(random.sample(range(SIZE), 6))
    inside = rings(sources, through | sources, board.neighbours)
    ends = set()
    for chain in chains(sources, through, board.neighbours, targets):
        ends.add(chain[-1])
        assert sources >> chain[0] & 1
        assert all(board.neighbours[a] >> b & 1 for a, b in pairwise(chain))
        assert all(through >> space & 1 for space in chain[1:-1])
        reached = [n for n, ring in enumerate(inside) if ring >> chain[-1] & 1]
        beside = [n + 1 for n, ring in enumerate(inside) if ring & board.neighbours[chain[-1]]]
        assert len(chain) - 1 == (reached or beside)[0]
    fed = trace(sources, through, board.neighbours)
    assert ends == set(bits(targets & (fed | board.neighbours.around(fed))))
