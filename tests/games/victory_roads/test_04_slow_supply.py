"""Command radius and supply (1.2, 4) held against a slow search, in positions made at random."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.roads.command import supplied, supplied_hqs
from tests.games.victory_roads.basics import commands
from tests.games.victory_roads.fights import oos
from tests.games.victory_roads.slow_supply import ENEMY, change, lay_out, strew, waters
from tests.games.victory_roads.table import asked, do, field, open_to
from tests.support import spaces, units

COMMAND = ("1.2.1", "1.2.2a", "1.2.2b", "1.2.3a", "1.2.3b", "1.2.4", "3.2.2k")
LINES = ("4.1.1a", "4.1.1b", "4.3.1a", "4.3.1b", "4.4.1", "4.4.2a", "4.4.2b")
UNITS = ("4.2.1a", "4.2.1b", "4.2.1c", "4.2.2", "4.4.3", "4.5.1", "4.5.2")
PHASE = ("4.0", "4.1.2", "4.1.3a", "4.6.1")
SIDES = sorted(ENEMY)


@pytest.mark.rule("victory-roads", *COMMAND, *LINES, *UNITS)
def test_command_and_supply_are_as_the_slow_search_finds_them() -> None:
    base = field({"5426": "g-14-id", "6115": "s-60-rc"}, step="soviet-movement")
    for n in range(150):
        random = Random(f"command {n}")
        mover = random.choice(SIDES)
        slow, side = strew(random, mover), SIDES.index(mover)
        g = change(base, slow)
        assert spaces(g, g.sources(side)) == slow.sources(mover), n
        assert spaces(g, g.lines(side)) == slow.lines(mover), n
        assert units(g, supplied_hqs(g, side)) == slow.supplied_hqs(mover), n
        assert units(g, supplied(g, side)) == slow.supplied(mover), n
        for hq in slow.of(mover, hqs=True):
            assert commands(g, hq) == slow.command(hq), (n, hq)


@pytest.mark.rule("victory-roads", *LINES, *UNITS, *PHASE)
@pytest.mark.parametrize("n", range(16))
def test_the_supply_phase_finds_what_the_slow_search_finds(n: int) -> None:
    mover = SIDES[n % 2]
    slow = strew(Random(f"supply {n}"), mover)
    g = lay_out(slow, f"{mover}-supply", mover)
    if asked(g) == "pontoons-lift":
        do(g, "done")
    away = set(slow.of(mover, hqs=True)) - slow.supplied_hqs(mover)
    slow = slow.without(away)
    assert units(g, g.state.at[g.facts.RETURNING]) == away
    if asked(g) == "pontoons":
        able = {hq for hq in slow.of(mover, hqs=True) if waters(slow.at[hq]) and hq not in slow.laid}
        assert open_to(g, "pontoon") == able
        do(g, "done")
    mine = set(slow.of(mover, hqs=False))
    assert oos(g) & mine == mine - slow.supplied(mover)
