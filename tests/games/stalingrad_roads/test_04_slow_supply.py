"""Command radius and supply (1.2, 4) held against a slow search, in positions made at random."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.roads.command import supplied, supplied_hqs
from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.slow_roads import ENEMY, feedable, read
from tests.games.stalingrad_roads.strewn import strew, waters
from tests.games.stalingrad_roads.table import asked, do, open_to
from tests.support import spaces, units

COMMAND = ("1.2.1", "1.2.2a", "1.2.2b", "1.2.3a", "1.2.3b", "1.2.4", "4.5.1")
LINES = ("4.1.1a", "4.1.1b", "4.1.1c", "4.1.2", "4.2.1a", "4.2.1b", "4.2.2")
SUPPLY = ("4a", "4.2.3", "4.3.1a", "4.3.1b", "4.3.1c", "4.3.1d", "4.3.1e", "4.3.1f", "4.3.2", "4.4.1")
SIDES = sorted(ENEMY)


@pytest.mark.rule("stalingrad-roads", *COMMAND, *LINES)
@pytest.mark.parametrize("n", range(40))
def test_command_and_lines_are_as_the_slow_search_finds_them(n: int) -> None:
    random = Random(f"command {n}")
    mover = random.choice(SIDES)
    g = strew(random, f"{mover}-movement", mover)
    slow = read(g)
    fed = units(g, supplied_hqs(g, SIDES.index(mover)))
    for hq in slow.of(mover, hqs=True):
        assert spaces(g, g.commanded(g.rules.unit[hq])) == slow.command(hq), hq
        assert (hq in fed) == slow.hq_supplied(hq), hq


@pytest.mark.rule("stalingrad-roads", *LINES, *SUPPLY)
@pytest.mark.parametrize("n", range(120))
def test_the_supply_phase_finds_what_the_slow_search_finds(n: int) -> None:
    seed = f"supply {n}"
    mover = ("axis", "axis", "soviet")[n % 3]
    before = read(strew(Random(seed), f"{mover}-movement", mover, allies=n % 3 == 0))
    g = strew(Random(seed), f"{mover}-supply", mover, allies=n % 3 == 0)
    if asked(g) == "pontoons-lift":
        do(g, "done")
    away = {hq for hq in before.of(mover, hqs=True) if not before.hq_supplied(hq)}
    slow = read(g)
    assert before.at.keys() - slow.at.keys() == away
    if asked(g) == "pontoons":
        able = {hq for hq in slow.of(mover, hqs=True) if waters(slow.at[hq]) and hq not in slow.laid}
        assert open_to(g, "pontoon") == able
        do(g, "done")
    fed, few = slow.supply(mover)
    guests = choose_guests(g, few, Random(seed))
    oos = units(g, g.state.oos) & set(slow.of(mover, hqs=False))
    assert oos == set(slow.of(mover, hqs=False)) - fed - guests


def choose_guests(g: StalingradTable, few: list[set[str]], random: Random) -> set[str]:
    """Let allied headquarters feed a few units, at random; who is fed in the end."""
    everybody = sorted(set().union(*few))
    if feedable(few, everybody):
        assert asked(g) != "guests"
        return set(everybody)
    chosen: list[str] = []
    while asked(g) == "guests":
        able = {name for name in everybody if name not in chosen and feedable(few, [*chosen, name])}
        assert open_to(g, "unit") == able
        chosen.append(random.choice(sorted(able)))
        do(g, f"unit {chosen[-1]}")
    assert not any(feedable(few, [*chosen, name]) for name in everybody if name not in chosen)
    return set(chosen)


@pytest.mark.rule("stalingrad-roads", "4.3.1d", "4.3.1e")
@pytest.mark.parametrize("n", range(30))
def test_as_many_guests_are_fed_as_can_be(n: int) -> None:
    g = strew(Random(f"guests {n}"), "axis-movement", "axis", allies=True)
    slow = read(g)
    fed, few = slow.supply("axis")
    found = units(g, supplied(g, 0))
    guests = found - fed
    assert fed <= found
    assert feedable(few, sorted(guests))
    assert not any(feedable(few, [*sorted(guests), name]) for name in set().union(*few) - guests)
