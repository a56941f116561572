"""Movement (6) held against a slow search, in positions made at random."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import PIECES
from tests.games.victory_roads.slow_march import PHASES, MarchPosition, Price, play_out, scatter
from tests.games.victory_roads.slow_supply import ENEMY, HQS, STRONGHOLDS, around
from tests.games.victory_roads.table import asked, at, do, open_to

MOVEMENT = (
    *("6.1.1a", "6.1.1b", "6.1.4", "6.1.5", "6.1.6", "6.1.7", "6.1.8a", "6.1.8b", "6.1.9", "6.1.10"),
    *("6.2.1a", "6.2.1b", "6.2.1c", "6.2.2", "6.2.3a", "6.2.3b", "6.6", "6.7.6", "6.7.7a"),
    *("1.7.5a", "1.7.5b", "1.8.1a", "1.8.1b", "3.2.2a", "3.2.2b", "4.6.2", "4.6.4a", "4.6.4b", "13.2.3"),
)
TRANSPORT = (
    *("6.4.3a", "6.4.3b", "6.4.3c", "6.4.3d", "6.4.4", "6.5.2a", "6.5.2b", "6.5.2c"),
    *("1.7.5a", "1.7.5b", "4.6.4a", "6.7.6"),
)
SIDES = sorted(ENEMY)
NOTHING = -1
"""What is left in a manner in which the move cannot go on."""


def shown(halves: int) -> str:
    """A cost as it is written in a hex."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


class March:
    """Some units on the move, as the slow search sees them."""

    def __init__(self, slow: MarchPosition, units: set[str], exploiting: bool) -> None:
        self.slow, self.units = slow, units
        self.unit = min(units)
        self.points = min(slow.points(unit, exploiting) for unit in units)
        far = not exploiting and all(slow.may_go_far(unit) for unit in units)
        self.strategic = 2 * self.points if far else NOTHING
        self.begun = False
        self.known: dict[str, int] = {}

    def manners(self) -> list[tuple[int, Price]]:
        """What is left in each manner, and what its steps cost."""
        found = [(self.points, self.slow.step(self.units, self.begun))]
        if self.strategic != NOTHING:
            found.append((self.strategic, self.slow.strategic_step(self.units, self.begun)))
        return [(left, price) for left, price in found if left != NOTHING]

    def costs(self) -> dict[str, int]:
        """The hexes in reach, the present one apart, each with its lowest price."""
        here, found = self.slow.at[self.unit], self.known
        if not found:
            for left, price in self.manners():
                for hex_, cost in self.slow.best(here, left, price).items():
                    found[hex_] = min(cost, found.get(hex_, cost))
        return {hex_: cost for hex_, cost in found.items() if hex_ != here}

    def always(self) -> set[str]:
        """The hexes that are open only because one hex always is."""
        if self.begun:
            return set()
        price, here = self.slow.step(self.units, begun=False), self.slow.at[self.unit]
        near = {there for there in around(here) if price(here, there) is not None}
        return near - self.costs().keys()

    def ends(self) -> set[str]:
        """Where the units may go on this leg."""
        hexes = self.costs().keys() | self.always()
        return {hex_ for hex_ in hexes if all(self.slow.may_end(unit, hex_) for unit in self.units)}

    def go(self, path: list[str]) -> None:
        """Walk along a path."""
        if path[-1] in self.always():
            self.points, self.strategic = 0, NOTHING
        else:
            way = [self.slow.at[self.unit], *path]
            left = []
            for budget, price in (
                (self.points, self.slow.step(self.units, self.begun)),
                (self.strategic, self.slow.strategic_step(self.units, self.begun)),
            ):
                steps = [price(a, b) for a, b in pairwise(way)]
                total = sum(step for step in steps if step is not None)
                left.append(budget - total if None not in steps and total <= budget else NOTHING)
            self.points, self.strategic = left
        self.slow, self.begun, self.known = self.slow.after(self.units, path), True, {}


def check_leg(g: VictoryTable, march: March) -> None:
    """The hexes offered, their prices, and the ways to them; who can go nowhere has stopped."""
    if not g.to_act or asked(g) != "move":
        assert march.ends() == set(), march.units
        return
    assert open_to(g, "to") == march.ends(), march.units
    decision = g.decision(PIECES[march.unit]["side"])
    assert decision is not None
    costs = march.costs()
    for hex_, hint in decision.hints.items():
        assert hint.cost == (shown(costs[hex_]) if hex_ in costs else ""), hex_
        assert all(b in around(a) for a, b in pairwise([march.slow.at[march.unit], *hint.way]))


def walk(g: VictoryTable, march: March, hex_: str) -> None:
    """Go to a hex by the way that is shown."""
    decision = g.decision(PIECES[march.unit]["side"])
    assert decision is not None
    path = list(decision.hints[hex_].way)
    do(g, f"to {hex_}")
    march.go(path)
    assert g.over or all(at(g, unit) == hex_ for unit in march.units)


def move(g: VictoryTable, random: Random, slow: MarchPosition, unit: str, exploiting: bool) -> MarchPosition:
    """One move of some legs, alone or with a companion; what the position is then."""
    do(g, f"unit {unit}")
    units = {unit}
    check_leg(g, March(slow, units, exploiting))
    friends = sorted(open_to(g, "join"))
    if friends and random.random() < 0.7:
        units.add(random.choice(friends))
        do(g, *(f"join {name}" for name in units - {unit}))
    march = March(slow, units, exploiting)
    check_leg(g, march)
    for _ in range(random.randint(1, 3)):
        if g.to_act and asked(g) == "move" and open_to(g, "to"):
            walk(g, march, random.choice(sorted(open_to(g, "to"))))
            if g.over:  # Berlin was on the way
                break
            check_leg(g, march)
    if g.to_act and asked(g) == "move":
        do(g, "stop")
    return march.slow


@pytest.mark.rule("victory-roads", *MOVEMENT)
@pytest.mark.parametrize("n", range(70))
def test_movement_is_as_the_slow_search_finds_it(n: int) -> None:
    random, mover = Random(f"march {n}"), SIDES[n % 2]
    slow = scatter(random, mover)
    slow.opened = random.random() < 0.6
    g = play_out(slow, f"{mover}-movement", mover)
    assert open_to(g, "unit") == slow.movable(mover)
    for _ in range(2):
        if g.to_act and asked(g) in PHASES and open_to(g, "unit"):
            slow = move(g, random, slow, random.choice(sorted(open_to(g, "unit"))), exploiting=False)


@pytest.mark.rule("victory-roads", "6.1.8a", "6.1.8b", "8.2.1", "8.2.2", "8.2.3", "4.6.3", "1.9.1")
@pytest.mark.parametrize("n", range(30))
def test_exploitation_moves_are_as_the_slow_search_finds_them(n: int) -> None:
    random, mover = Random(f"exploit {n}"), SIDES[n % 2]
    slow = scatter(random, mover)
    g = play_out(slow, f"{mover}-exploitation", mover)
    for _ in range(2):
        if g.to_act and asked(g) == "exploit-unit":
            assert not open_to(g, "unit") & HQS
            slow = move(g, random, slow, random.choice(sorted(open_to(g, "unit"))), exploiting=True)


@pytest.mark.rule("victory-roads", *TRANSPORT)
@pytest.mark.parametrize("n", range(35))
def test_trains_and_ships_go_as_the_slow_search_finds_them(n: int) -> None:
    random = Random(f"rail {n}")
    slow = scatter(random, "axis")
    g = play_out(slow, "axis-movement", "axis")
    free = {name for name in slow.at if PIECES[name]["side"] == "axis"} - slow.last_ones()
    for verb, prompt, goals in (("train", "rail", slow.trains), ("ship", "voyage", slow.harbours)):
        offered = open_to(g, verb)
        for name in sorted(free):
            found = sorted(goals(name))
            looked_at = random.sample(found, min(5, len(found))) if name in HQS else found
            reach = {hex_ for hex_ in looked_at if slow.may_end(name, hex_)}
            assert name in offered or not reach, name
            if name not in offered:
                continue
            twin = g.copy()
            do(twin, f"{verb} {name}")
            hexes = open_to(twin, "to") if asked(twin) == prompt else set()
            assert hexes <= set(found)
            assert hexes & set(looked_at) == reach, name


def test_these_positions_have_what_they_are_to_show() -> None:
    seen: set[str] = set()
    for n in range(70):
        random, mover = Random(f"march {n}"), SIDES[n % 2]
        slow = scatter(random, mover)
        slow.opened = True
        mine = [*slow.of(mover, hqs=False), *slow.of(mover, hqs=True)]
        seen |= {"headquarters" for name in mine if name in HQS}
        seen |= {"strategic" for name in mine if slow.may_go_far(name)}
        seen |= {"halt" for _ in slow.stops(mover, set()) & set(slow.halts)}
        seen |= {"last" for _ in slow.last_ones()}
        seen |= {"led" for name in mine if slow.led(name)}
        seen |= {"stronghold" for name in mine if around(slow.at[name]) & STRONGHOLDS and mover == "soviet"}
    assert seen == {"headquarters", "strategic", "halt", "last", "led", "stronghold"}
