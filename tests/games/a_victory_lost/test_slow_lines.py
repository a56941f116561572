"""Supply, retreats, repositioning and command held against a second, slow writing of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import stavka
from stavka.games.a_victory_lost import headquarters, retreat, supply_lines
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.names import UnitSet, bits
from stavka.lab.contract import STYLES, walk
from tests.games.a_victory_lost import slow_lines
from tests.games.a_victory_lost.chits import RULES
from tests.games.a_victory_lost.table import GAME
from tests.support import spaces, units

Played = tuple[int, str, str, int]
"""A game at random: seed, manner of play, whether rivers are crossed narrowly (A31), number of actions."""
GAMES: list[Played] = [(1, "any-verb", "off", 300), (2, "any-verb", "on", 300), (3, "eager", "off", 300)]
LONG = [
    (seed, style, "on" if seed % 2 else "off", 5000)
    for seed, style in enumerate(("any-action", "any-verb", "eager") * 4, 10)
]
ALL = pytest.mark.parametrize(
    "played", [*GAMES, *(pytest.param(game, marks=pytest.mark.soak) for game in LONG)]
)


RETREATS = ("9.5.2a", "9.5.2b", "9.5.2c", "9.5.4", "9.5.5", "9.5.6a", "9.5.6b", "9.5.8", "9.5.8b")


def positions(played: Played) -> Iterator[tuple[VictoryLost, Random]]:
    """A position in 150 of a game at random."""
    seed, style, narrow, most = played
    g = stavka.new(GAME, options={"hexside-crossing": narrow}, seed=seed)
    assert isinstance(g, VictoryLost)
    for n, _ in enumerate(walk(g, Random(seed), STYLES[style], most)):
        if n % 150 == 149:
            yield g, Random(n)


def some(random: Random, units_: UnitSet, most: int) -> list[int]:
    """A few pieces."""
    every = list(bits(units_))
    return random.sample(every, min(most, len(every)))


def name(g: VictoryLost, unit: int) -> str:
    return g.facts.roster.names[unit]


@pytest.mark.rule("a-victory-lost", "10.1.2a", "10.1.2b", "10.1.2c", "10.1.2d")
@ALL
def test_who_is_cut_off(played: Played) -> None:
    count = 0
    for g, _ in positions(played):
        spot = slow_lines.read(g)
        for side, word in enumerate(g.rules.sides):
            assert units(g, supply_lines.cut_off(g, side)) == slow_lines.cut_off(spot, word)
            count += 1
    assert count > 2


@pytest.mark.rule("a-victory-lost", *RETREATS)
@ALL
def test_all_retreats(played: Played) -> None:
    """Of headquarters too: one hex, two hexes, one more from a hex to which others led."""
    count = 0
    for g, random in positions(played):
        spot, names = slow_lines.read(g), g.facts.board.names
        for unit in some(random, g.on_map(g.facts.SIDE[0] | g.facts.SIDE[1]), 30):
            here = names[g.state.where[unit]]
            before = random.choice(slow_lines.NEAR[here])
            for start, hexes in (((here,), 1), ((here,), 2), ((before, here), 1)):
                path = tuple(g.rules.space[space] for space in start)
                found = retreat.ways(g, unit, path, hexes, len(start) - 1)
                told = {tuple(names[space] for space in way) for way in found}
                assert told == slow_lines.retreats(spot, name(g, unit), start, hexes), (name(g, unit), start)
                count += 1
    assert count > 100


def crowd(g: VictoryLost, random: Random, unit: int) -> None:
    """Put others of its side in pairs into most of the hexes round a unit: there is hardly any room."""
    f = g.facts
    side = f.side_of[unit]
    enemies = g.pieces(1 - side)
    others = [other for other in bits(g.on_map(f.COMBAT[side])) if other != unit]
    random.shuffle(others)
    near = f.board.neighbours[g.state.where[unit]]
    hexes = [
        space for space in bits(f.board.neighbours.around(near) & f.LAND & ~enemies) if random.random() < 0.8
    ]
    for space in hexes:
        for _ in range(2):
            if others:
                g.place(others.pop(), space)


@pytest.mark.rule("a-victory-lost", *RETREATS)
@ALL
def test_all_retreats_where_there_is_hardly_any_room(played: Played) -> None:
    further = 0
    for g, random in positions(played):
        for unit in some(random, g.on_map(g.facts.COMBAT[0] | g.facts.COMBAT[1]), 4):
            full = stavka.from_position(g.position())
            assert isinstance(full, VictoryLost)
            crowd(full, random, unit)
            spot, names = slow_lines.read(full), full.facts.board.names
            start = (full.state.where[unit],)
            for hexes in (1, 2):
                found = list(retreat.ways(full, unit, start, hexes))
                told = {tuple(names[space] for space in way) for way in found}
                slow = slow_lines.retreats(spot, name(g, unit), (names[start[0]],), hexes)
                assert told == slow, (name(g, unit), full.position())
                further += any(len(way) > hexes + 1 for way in found)
    assert further


@pytest.mark.rule("a-victory-lost", "12.7c", "12.7d", "12.7e", "12.7f", "12.7g", "12.7k")
@ALL
def test_where_headquarters_are_put_down(played: Played) -> None:
    count = 0
    for g, random in positions(played):
        for hq in some(random, g.on_map(g.facts.HQS), 2):
            origin = g.state.where[hq]
            g.place(hq, g.facts.WAITING)
            found = spaces(g, headquarters.new_hexes(g, hq, origin))
            spot = slow_lines.read(g)
            assert found == slow_lines.new_hexes(spot, name(g, hq), g.facts.board.names[origin]), name(g, hq)
            g.place(hq, origin)
            count += 1
    assert count > 2


@pytest.mark.rule("a-victory-lost", "7.3.3a", "7.3.4a", "7.3.4b")
@pytest.mark.parametrize("radius", [4, 5, 6])
def test_whom_a_headquarters_commands_from_beside_a_major_river(radius: int) -> None:
    """From some hexes on a bank: over the water to the first hex, and round by the bridges."""
    facts = RULES.facts
    for start in Random(radius).sample(sorted(slow_lines.RIVERS), 60):
        hexes = facts.command_range(RULES.space[start], radius)
        found = {facts.board.names[space] for space in bits(hexes)}
        assert found == slow_lines.command(start, radius), start
