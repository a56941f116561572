"""Retreats of random units, hex by hex, against a slow reckoning of the priorities (8.12.5)."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.melee import crowd
from tests.games.stalingrad_roads.slow_fights import Field, Fight
from tests.games.stalingrad_roads.slow_roads import ENEMY, PIECES
from tests.games.stalingrad_roads.table import number
from tests.support import spaces


def retreat(g: StalingradTable, slow: Field, unit: str, threat: set[str], random: Random) -> int:
    """A unit retreats up to three hexes, as the slow reckoning has it; how often it had to choose."""
    choices, origin = 0, slow.at[unit]
    for threats in (threat, set[str](), set[str]()):
        found = slow.ways(unit, origin, threats)
        away = sum(1 << number(g, hex_) for hex_ in threats)
        open_to = g.retreat_hexes(g.rules.unit[unit], number(g, origin), 1, away, first=True)
        assert spaces(g, open_to) == found, (unit, origin)
        if not found:
            break
        choices += len(found) > 1
        to = random.choice(sorted(found))
        g.place(g.rules.unit[unit], number(g, to))
        slow.move(unit, to)
    return choices


def both(g: StalingradTable, fight: Fight, seed: int) -> int:
    """All defenders retreat, then all attackers."""
    slow, random = Field(g.position()), Random(seed)
    side = PIECES[fight.attackers[0]]["side"]
    defenders = slow.stack(fight.target, ENEMY[side])
    origins = {slow.at[unit] for unit in fight.attackers}
    choices = sum(retreat(g, slow, unit, origins, random) for unit in defenders)
    return choices + sum(retreat(g, slow, unit, {fight.target}, random) for unit in fight.attackers)


@pytest.mark.rule(
    "stalingrad-roads", "8.12.5a", "8.12.5b", "8.12.5c", "8.12.5d", "8.12.5e", "8.12.5f", "8.12.5g", "8.12.5h"
)
@pytest.mark.parametrize("attacker", ["axis", "soviet"])
def test_random_retreats(attacker: str) -> None:
    assert sum(both(*crowd(seed, attacker), seed) for seed in range(55)) > 40
