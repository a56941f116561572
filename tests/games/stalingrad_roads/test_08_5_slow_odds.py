"""Odds and chances of random fights, against a slow reckoning that knows only the data files."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from stavka.games.roads.combat import neighbours_able, provisional
from stavka.games.roads.results import preview
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel.views import Chance
from tests.games.stalingrad_roads.melee import melee
from tests.games.stalingrad_roads.slow_fights import COLUMNS, TABLES, Field, Fight
from tests.games.stalingrad_roads.slow_roads import PIECES
from tests.games.stalingrad_roads.table import assess, number, unit_set

THROWS = [first + second for first, second in product(range(1, 7), repeat=2)]


def shares(chances: list[Chance]) -> dict[str, Fraction]:
    return {each.result: Fraction(each.numerator, each.denominator) for each in chances}


def counted(results: list[str]) -> dict[str, Fraction]:
    return {result: Fraction(n, len(THROWS)) for result, n in Counter(results).items()}


def compare(g: StalingradTable, fight: Fight) -> str:
    """The odds of a fight are those of the slow reckoning, and so are the chances of all that can come."""
    slow, name = Field(g.position()), str(fight)
    able = tuple(unit for unit in fight.attackers if slow.divisor(slow.at[unit], fight.target)[0])
    target = number(g, fight.target)
    assert neighbours_able(g, target, unit_set(g, *fight.attackers)) == unit_set(g, *able), name
    if not able:
        return "barred"
    fight = Fight(fight.target, able)
    found, wanted = assess(g, fight.target, *able), slow.odds(fight)
    assert (found.attack, found.defence, found.odds) == wanted, name
    if wanted.text not in COLUMNS:
        return "too weak"
    shown = preview(g, provisional(g, target, unit_set(g, *able)))
    at = COLUMNS.index(wanted.text)
    assert shares(shown.chances) == counted([TABLES["crt"]["rows"][str(roll)][at] for roll in THROWS]), name
    results = [slow.result(fight, wanted.text, roll) for roll in THROWS]
    parts = dict(zip(("losses", "attacker", "defender"), zip(*results, strict=True), strict=True))
    sets = {each.name: shares(each.chances) for each in shown.sets}
    starving = slow.level <= 1
    elite = [unit for unit in able if PIECES[unit].get("elite") and not (starving and unit in slow.besieged)]
    if elite:
        best = [slow.result(fight, wanted.text, roll, best=True)[1] for roll in THROWS]
        assert sets.pop("attacker-elite") == counted(best), name
    assert sets == {part: counted([*texts]) for part, texts in parts.items()}, name
    return wanted.text


@pytest.mark.rule(
    "stalingrad-roads",
    "8.5.2",
    "8.5.3",
    "8.5.4",
    "8.5.5",
    "8.10.2",
    "8.10.3a",
    "8.10.4",
    "8.11.1a",
    "8.11.1b",
)
@pytest.mark.rule(
    "stalingrad-roads", "8.5.8b", "8.7.2", "8.12.9", "14.1-rescue", "14.1-waves", "14.1-crushing", "14.1-rout"
)
@pytest.mark.parametrize("attacker", ["axis", "soviet"])
def test_random_fights(attacker: str) -> None:
    seen = Counter(compare(*melee(seed, attacker)) for seed in range(90))
    assert {"too weak", "1/2", "1/1", "2/1"} <= seen.keys(), seen
