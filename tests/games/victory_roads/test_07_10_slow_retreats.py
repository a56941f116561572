"""Retreats of random units, hex by hex, against a slow search of all ways (7.10.5 to 7.10.9)."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.slow_fights import Field, Fight, crowd
from tests.games.victory_roads.table import number
from tests.support import spaces


def retreat(g: VictoryTable, slow: Field, unit: str, threats: set[str], random: Random) -> int:
    """A unit retreats up to three hexes, as the slow reckoning has it; how often it had to choose."""
    choices, origin, length = 0, slow.at[unit], random.randint(1, 3)
    away = sum(1 << number(g, hex_) for hex_ in threats)
    for left in range(length, 0, -1):
        found = slow.ways(unit, origin, length, left, threats)
        shown = g.retreat_hexes(g.rules.unit[unit], number(g, origin), left, away, left == length)
        assert spaces(g, shown) == found, (unit, origin, slow.at[unit], length, left, threats)
        if not found:
            break
        choices += len(found) > 1
        to = random.choice(sorted(found))
        g.place(g.rules.unit[unit], number(g, to))
        slow.at[unit] = to
    return choices


def both(g: VictoryTable, slow: Field, fight: Fight, seed: int) -> int:
    """The defender retreats, then all attackers."""
    random = Random(seed)
    origins = {slow.at[unit] for unit in fight.attackers}
    choices = sum(retreat(g, slow, unit, origins, random) for unit in slow.defenders(fight))
    return choices + sum(retreat(g, slow, unit, {fight.target}, random) for unit in fight.attackers)


@pytest.mark.rule("victory-roads", "7.10.5a", "7.10.5b", "7.10.5c", "7.10.6", "7.10.7", "7.10.8", "7.10.8b")
@pytest.mark.rule("victory-roads", "7.10.9", "7.10.11")
@pytest.mark.parametrize("attacker", ["axis", "soviet"])
def test_random_retreats(attacker: str) -> None:
    choices = 0
    for seed in range(12):
        g, slow, fights = crowd(seed, attacker)
        choices += sum(both(g, slow, fight, seed) for fight in fights)
    assert choices > 60
