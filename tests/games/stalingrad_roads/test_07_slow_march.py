"""Movement (7) held against a slow search, in positions made at random."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import until
from tests.games.stalingrad_roads.slow_roads import ENEMY, HQS, PIECES, Position, Price, around, read
from tests.games.stalingrad_roads.strewn import strew
from tests.games.stalingrad_roads.table import asked, at, do, open_to

MOVEMENT = (
    *("7.1.1a", "7.1.1b", "7.1.2a", "7.1.4", "7.1.5", "7.1.6", "7.1.7", "7.1.8a", "7.1.8b", "7.1.8d"),
    *(
        "7.1.9a",
        "7.1.9b",
        "7.1.10",
        "7.1.11",
        "7.2.1",
        "7.2.2a",
        "7.2.2b",
        "7.2.2c",
        "7.2.2d",
        "7.4a",
        "7.4b",
    ),
    *("1.1.7b", "1.1.7c", "3.2.2a", "3.2.2b", "3.2.2g", "3.2.2h", "3.4b", "3.4d", "3.4e", "4.4.2", "4.4.4a"),
    *("4.4.4b", "7.4b"),
)
EXPLOITATION = ("4.4.3", "7.1.8a", "7.1.8c", "1.9.1")
NOTHING = -1
"""What is left in a manner in which the move cannot go on."""
RAIL = ("7.3", "7.3.3a", "7.3.3b", "7.3.3c", "7.3.4")


def shown(halves: int) -> str:
    """A cost as it is written in a hex."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


class March:
    """Some units on the move, as the slow search sees them."""

    def __init__(self, slow: Position, units: set[str], exploiting: bool) -> None:
        self.slow, self.units, self.exploiting = slow, units, exploiting
        self.unit = min(units)
        self.start = slow.at[self.unit]
        self.points = min(slow.points(unit, exploiting) for unit in units)
        far = not exploiting and all(slow.may_go_far(unit) for unit in units)
        self.strategic = 2 * self.points if far else NOTHING
        self.begun = False
        self.known: dict[str, int] = {}

    def prices(self) -> list[tuple[int, Price]]:
        """What is left in each manner, and what its steps cost."""
        owner = PIECES[self.unit]["side"]
        found: list[tuple[int, Price]] = []
        if self.points >= 0:
            found.append((self.points, lambda a, b: self.slow.enter(owner, a, b, self.exploiting)))
        if self.strategic >= 0:
            found.append((self.strategic, self.slow.strategic_price(self.units)))
        return found

    def costs(self) -> dict[str, int]:
        """The hexes in reach, the present one apart, each with its lowest price."""
        found = self.known
        if not found:
            for left, price in self.prices():
                for hex_, cost in self.slow.best(self.unit, left, price, self.start).items():
                    found[hex_] = min(cost, found.get(hex_, cost))
        return {hex_: cost for hex_, cost in found.items() if hex_ != self.slow.at[self.unit]}

    def always(self) -> set[str]:
        """The hexes that are open only because one hex always is."""
        return set() if self.begun else self.slow.one_hex(self.unit, self.exploiting) - self.costs().keys()

    def ends(self) -> set[str]:
        """Where the units may go on this leg."""
        hexes = self.costs().keys() | self.always()
        return {hex_ for hex_ in hexes if all(self.slow.may_end(unit, hex_) for unit in self.units)}

    def go(self, path: list[str], after: Position) -> None:
        """Walk along a path."""
        if path[-1] in self.always():
            left = [0, NOTHING]
        else:
            left = []
            way = [self.slow.at[self.unit], *path]
            owner = PIECES[self.unit]["side"]
            for budget, price in (
                (self.points, lambda a, b: self.slow.enter(owner, a, b, self.exploiting)),
                (self.strategic, self.slow.strategic_price(self.units)),
            ):
                steps = [price(a, b) for a, b in pairwise(way)]
                total = sum((step for step in steps if step is not None), 0)
                left.append(budget - total if None not in steps and total <= budget else NOTHING)
        self.points, self.strategic = left
        self.slow, self.begun, self.known = after, True, {}


def check_leg(g: StalingradTable, march: March) -> None:
    """The hexes offered, their prices, and the ways to them; who can go nowhere has stopped."""
    if asked(g) != "move":
        assert march.ends() == set(), march.units
        return
    assert open_to(g, "to") == march.ends(), march.units
    decision = g.decision(PIECES[march.unit]["side"])
    assert decision is not None
    costs = march.costs()
    for hex_, hint in decision.hints.items():
        assert hint.cost == (shown(costs[hex_]) if hex_ in costs else ""), hex_
        assert all(b in around(a) for a, b in pairwise([march.slow.at[march.unit], *hint.way]))


def walk(g: StalingradTable, march: March, hex_: str) -> None:
    """Go to a hex by the way that is shown."""
    decision = g.decision(PIECES[march.unit]["side"])
    assert decision is not None
    path = list(decision.hints[hex_].way)
    do(g, f"to {hex_}")
    until(g, "move", "move-unit", "exploit-unit", "combat")  # past what a capture brings
    march.go(path, read(g))
    assert all(at(g, unit) == hex_ for unit in march.units)


def movable(slow: Position, owner: str, exploiting: bool) -> set[str]:
    """The units of a side that can go at least one hex."""
    names = slow.of(owner, hqs=False) + ([] if exploiting else slow.of(owner, hqs=True))
    return {
        name
        for name in names
        if name not in slow.laid
        and any(slow.enter(owner, slow.at[name], n, exploiting) is not None for n in around(slow.at[name]))
    }


def off_road(g: StalingradTable, random: Random) -> None:
    """Spend a support for moves off the roads, or not."""
    if asked(g) == "off-road":
        if random.random() < 0.5:
            do(g, f"give {min(open_to(g, 'give'))}")
        if asked(g) == "off-road":
            do(g, "done")


@pytest.mark.rule("stalingrad-roads", *MOVEMENT)
@pytest.mark.parametrize("n", range(50))
def test_movement_is_as_the_slow_search_finds_it(n: int) -> None:
    random = Random(f"march {n}")
    mover = random.choice(sorted(ENEMY))
    g = strew(random, f"{mover}-movement", mover)
    off_road(g, random)
    assert open_to(g, "unit") == movable(read(g), mover, exploiting=False)
    for _ in range(3):
        if asked(g) == "move-unit" and open_to(g, "unit"):
            move(g, random, random.choice(sorted(open_to(g, "unit"))), exploiting=False)


@pytest.mark.rule("stalingrad-roads", *EXPLOITATION)
@pytest.mark.parametrize("n", range(50))
def test_exploitation_moves_are_as_the_slow_search_finds_them(n: int) -> None:
    random = Random(f"exploit {n}")
    mover = random.choice(sorted(ENEMY))
    g = strew(random, f"{mover}-exploitation", mover)
    for _ in range(3):
        if asked(g) == "exploit-unit":
            move(g, random, random.choice(sorted(open_to(g, "unit"))), exploiting=True)


def move(g: StalingradTable, random: Random, unit: str, exploiting: bool) -> None:
    """One move of one or two legs, alone or with a companion."""
    do(g, f"unit {unit}")
    units, slow = {unit}, read(g)
    check_leg(g, March(slow, units, exploiting))
    friends = sorted(open_to(g, "join"))
    if friends and random.random() < 0.7:
        units.add(random.choice(friends))
        do(g, *(f"join {name}" for name in units - {unit}))
    march = March(slow, units, exploiting)
    check_leg(g, march)
    for _ in range(random.randint(1, 3)):
        if asked(g) == "move" and open_to(g, "to"):
            walk(g, march, random.choice(sorted(open_to(g, "to"))))
            check_leg(g, march)
    if asked(g) == "move":
        do(g, "stop")


@pytest.mark.rule("stalingrad-roads", *RAIL, "4.4.4a", "1.1.7c")
@pytest.mark.parametrize("n", range(40))
def test_trains_run_as_the_slow_search_finds_them(n: int) -> None:
    random = Random(f"rail {n}")
    g = strew(random, "axis-movement", "axis")
    off_road(g, random)
    slow = read(g)
    free = {name for name in slow.at if PIECES[name]["side"] == "axis"}
    reach = {name: slow.trains(name) for name in free}
    offered = open_to(g, "train") if asked(g) == "move-unit" else set()
    assert {name for name in free if reach[name] and not slow.bound(name)} <= offered
    assert all(reach[name] or slow.bound(name) for name in offered)
    for name in sorted(offered):
        do(g, f"train {name}")
        assert open_to(g, "to") == {hex_ for hex_ in reach[name] if slow.may_end(name, hex_)}, name
        g.undo()


def test_headquarters_take_part_in_these_positions() -> None:
    assert any(name in HQS for name in read(strew(Random("march 1"), "axis-movement", "axis")).at)
