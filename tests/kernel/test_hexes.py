"""Hexes of every numbering, against plain geometry and slow searches."""

from __future__ import annotations

from itertools import pairwise, product
from math import dist, isclose
from random import Random
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stavka.kernel.board import HexBoard
from stavka.kernel.hexes import Grid, Numbering, breaks, gaps, hexsides
from stavka.kernel.names import bits, mask
from stavka.kernel.paths import ALL, best_price, last_step, reach, trace, way

Orientation = Literal["flat", "pointy"]

NUMBERINGS = [
    msgspec.convert(
        {
            "digits": digits,
            "orientation": orientation,
            "shifted": shifted,
            "shift_direction": direction,
            "columns": (3, 8),
            "rows": (0, 5),
            "columns_grow": columns_grow,
            "rows_grow": rows_grow,
        },
        Numbering,
    )
    for digits, (orientation, direction), shifted, columns_grow, rows_grow in product(
        ("CCRR", "RRCC"),
        (("flat", "north"), ("flat", "south"), ("pointy", "east"), ("pointy", "west")),
        ("even", "odd"),
        ("east", "west"),
        ("north", "south"),
    )
]
every_numbering = pytest.mark.parametrize(
    "numbering", NUMBERINGS, ids=lambda n: "-".join(map(str, vars_of(n)))
)
"""Sixty-four ways to number six by six hexes."""


def vars_of(numbering: Numbering) -> tuple[Any, ...]:
    return msgspec.structs.astuple(numbering)[:4] + msgspec.structs.astuple(numbering)[6:]


def flat(columns: tuple[int, int] = (1, 12), rows: tuple[int, int] = (1, 10)) -> Grid:
    """A map in the commonest numbering."""
    return Grid(Numbering("CCRR", "flat", "even", "south", columns, rows))


def board_of(grid: Grid, *boxes: str) -> HexBoard:
    board = HexBoard(grid.spots, boxes)
    for a, b in grid.sides():
        board.connect(a, b)
    return board


@every_numbering
def test_neighbours_are_the_hexes_whose_middles_are_one_hex_away(numbering: Numbering) -> None:
    grid = Grid(numbering)
    for name in grid.spots:
        near = {
            other
            for other in grid.spots
            if other != name and isclose(dist(grid.centre(name), grid.centre(other)), 1)
        }
        assert set(grid.neighbours(name)) == near
        assert {other for other in grid.spots if grid.touch(name, other)} == near


@every_numbering
def test_no_two_hexes_lie_nearer_than_one_hex(numbering: Numbering) -> None:
    grid = Grid(numbering)
    middles = [grid.centre(name) for name in grid.spots]
    assert min(dist(a, b) for n, a in enumerate(middles) for b in middles[:n]) > 0.99


@every_numbering
def test_the_distance_is_the_number_of_steps(numbering: Numbering) -> None:
    grid = Grid(numbering)
    start = grid.name(5, 2)
    steps, fresh, far = {start: 0}, {start}, 0
    while fresh:
        far += 1
        fresh = {near for name in fresh for near in grid.neighbours(name)} - set(steps)
        steps |= dict.fromkeys(fresh, far)
    assert steps == {name: grid.distance(start, name) for name in grid.spots}


@every_numbering
def test_two_neighbours_share_one_side(numbering: Numbering) -> None:
    grid = Grid(numbering)
    for a, b in grid.sides():
        first, second = grid.side(a, b)
        assert isclose(dist(first, second), 1 / 3**0.5, abs_tol=1e-5)
        middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        assert isclose(dist(middle, grid.centre(a)), 0.5, abs_tol=1e-5)
        assert isclose(dist(middle, grid.centre(b)), 0.5, abs_tol=1e-5)


def test_numbers_grow_the_way_they_are_said_to() -> None:
    grid = Grid(Numbering("RRCC", "pointy", "even", "east", (1, 4), (0, 3), rows_grow="north"))
    south_west, north = grid.centre("0001"), grid.centre("0301")
    assert south_west[1] > north[1]
    assert grid.centre("0002")[0] == south_west[0] + 1
    assert grid.centre("0101")[0] < south_west[0]  # row 0 is even, and lies half a hex further east
    assert grid.name(4, 3) == "0304"


def test_clockwise_from_the_north() -> None:
    assert flat().neighbours("0404") == ["0403", "0504", "0505", "0405", "0305", "0304"]
    assert flat().neighbours("0505") == ["0504", "0604", "0605", "0506", "0405", "0404"]


@pytest.mark.parametrize(
    ("orientation", "direction", "told"),
    [
        ("flat", "east", "flat hexes are shifted north or south"),
        ("pointy", "south", "pointy hexes are shifted"),
    ],
)
def test_a_shift_goes_along_the_lines(orientation: Orientation, direction: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Numbering("CCRR", orientation, "even", direction, (1, 2), (1, 2))


def test_numbers_run_from_low_to_high() -> None:
    with pytest.raises(ValueError, match="lowest to the highest"):
        Numbering("CCRR", "flat", "even", "south", (5, 2), (1, 2))


# ---- what is written in files


def test_a_side_is_two_hexes_with_a_stroke() -> None:
    assert list(hexsides(["0101/0102"])) == [("0101", "0102")]
    for wrong in ("0101", "0101/", "/0101", ""):
        with pytest.raises(ValueError, match="is no hexside"):
            list(hexsides([wrong]))


def test_where_a_chain_of_hexes_is_broken() -> None:
    assert gaps(flat(), ["0101", "0102", "0103"]) == []
    assert gaps(flat(), ["0101", "0102", "0104", "0105"]) == ["0102/0104"]


def test_where_a_river_is_broken() -> None:
    river = ["0403/0404", "0404/0504", "0404/0505", "0405/0505"]
    assert breaks(flat(), river) == []
    assert breaks(flat(), [river[0], *river[2:]]) == ["0404/0505"]


# ---- layers


@every_numbering
def test_all_neighbours_of_a_set_are_eight_shifts_at_most(numbering: Numbering) -> None:
    grid = Grid(numbering)
    board = board_of(grid, "box")
    assert len(board.neighbours.shifts()) <= 8
    random = Random(1)
    for _ in range(20):
        names = random.sample(list(grid.spots), 7)
        near = {other for name in names for other in grid.neighbours(name)}
        assert board.neighbours.around(board.spaces(names)) == board.spaces(near)
    assert not board.neighbours[board.index["box"]]


def test_a_layer_less_others() -> None:
    board = board_of(flat())
    board.connect("0404", "0403", "river")
    board.connect("0404", "0504", "river", "road")
    board.mark("0404", "0405", "slope")
    unbridged = board.layer("river").less(board.layer("road"))
    assert unbridged[board.index["0404"]] == board.spaces(["0403"])
    dry = board.neighbours.less(board.layer("river"), board.layer("slope"))
    assert dry[board.index["0404"]] == board.spaces(["0505", "0305", "0304"])
    assert dry[board.index["0405"]] >> board.index["0404"] & 1
    assert set(board.features) == {"river", "road", "slope"}


# ---- ways


@given(st.integers(0, 300), st.integers(0, 8))
def test_reach_over_hexes_is_what_a_slow_search_finds(seed: int, limit: int) -> None:
    random = Random(seed)
    grid = flat()
    board = board_of(grid)
    names = list(grid.spots)
    for one, two in grid.sides():
        if random.random() < 0.25:
            board.connect(one, two, "river")
    rough, shut = mask(random.sample(range(120), 30)), mask(random.sample(range(120), 20))
    hot = mask(random.sample(range(120), 30))
    start = random.randrange(120)
    halt = mask(random.sample(range(120), 8))
    river = board.layer("river")
    calm_prices = ((1, ~rough & ~shut), (2, rough & ~shut))
    wet_prices = ((2, ~rough & ~shut), (3, rough & ~shut))
    hot_prices = ((3, ~rough & ~shut), (4, rough & ~shut))
    dry = board.neighbours.less(river)
    costs = [(dry, calm_prices, ~hot), (dry, hot_prices, hot), (river, wet_prices, ~hot)]

    def price(a: int, b: int) -> int | None:
        wet = river[a] >> b & 1
        if shut >> b & 1 or (wet and hot >> a & 1):
            return None
        return 1 + (rough >> b & 1) + wet + 2 * (hot >> a & 1)

    best, queue = {start: 0}, [start]
    while queue:
        a = queue.pop()
        if a != start and halt >> a & 1:
            continue
        for near in grid.neighbours(names[a]):
            b = board.index[near]
            step = price(a, b)
            if step is not None and best[a] + step <= limit and best[a] + step < best.get(b, limit + 1):
                best[b] = best[a] + step
                queue.append(b)
    by_cost = reach(1 << start, limit, costs, halt)
    assert {space: cost for cost, spaces in enumerate(by_cost) for space in bits(spaces)} == best
    for space, cost in best.items():
        path = [start, *way(by_cost, costs, space, halt)]
        steps = [price(a, b) for a, b in pairwise(path)]
        assert path[-1] == space
        assert None not in steps
        assert sum(step or 0 for step in steps) == cost


def test_a_last_step_ends_the_move_and_is_paid_for() -> None:
    board = board_of(flat())
    for b in ("0504", "0505"):
        board.connect("0404", b, "major")
    dry, major = board.neighbours.less(board.layer("major")), board.layer("major")
    going = reach(board.spaces(["0402"]), 3, [(dry, ((1, ALL),), ALL)])
    ended = last_step(going, [(major, ((1, ALL),), ALL)])
    assert ended[3] == board.spaces(["0504", "0505", "0404"])  # to and from the river's other bank
    assert ended[:3] == [0, 0, 0]
    assert last_step(going, [(major, ((2, ALL),), ALL)]) == [0, 0, 0, 0]
    assert last_step(going, [(major, ((1, ALL),), ALL)], halt=board.spaces(["0404", "0504"])) == [0, 0, 0, 0]


def test_supply_goes_round_what_is_in_its_way() -> None:
    grid = flat()
    board = board_of(grid)
    wall = board.spaces([f"06{row:02}" for row in range(1, 10)])
    open_to = board.on_map & ~wall
    assert trace(board.spaces(["0101"]), open_to, board.neighbours) == open_to
    shut = open_to & ~board.spaces(["0610"])
    west = board.spaces(name for name in grid.spots if name < "06")
    assert trace(board.spaces(["0101"]), shut, board.neighbours) == west


def test_the_best_price_is_that_of_the_whole_way_to_an_end() -> None:
    """Weightiest demand first: bad spaces, then length. A dead end is no way, however cheap."""
    grid = flat()
    board = board_of(grid)
    start = board.index["0404"]
    bad = board.spaces(["0405", "0305"])
    wall = board.spaces(["0306", "0406", "0506", "0505", "0304", "0303"])

    def price(*ends: str) -> tuple[int, ...] | None:
        goals = board.spaces(ends)
        return best_price(
            (start,),
            (0, 2),
            lambda path: board.neighbours[path[-1]] & ~wall & ~mask(path),
            lambda _, space: (bad >> space & 1, 1),
            lambda space: bool(goals >> space & 1),
        )

    assert price("0404") == (0, 2), "it may end where it is"
    assert price("0405") == (1, 3)
    assert price("0405", "0402") == (0, 4), "further, but by no bad space"
    assert price("0406") is None
