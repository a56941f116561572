"""Odds and chances of random fights, against a slow reckoning that knows only the data files."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from stavka.games.roads.combat import neighbours_able, provisional
from stavka.games.roads.results import preview
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.views import Chance
from tests.games.victory_roads.basics import PIECES
from tests.games.victory_roads.slow_fights import COLUMNS, TABLES, Field, Fight, melee
from tests.games.victory_roads.table import assess, number, unit_set

THROWS = [first + second for first, second in product(range(1, 7), repeat=2)]


def shares(chances: list[Chance]) -> dict[str, Fraction]:
    return {each.result: Fraction(each.numerator, each.denominator) for each in chances}


def counted(results: list[str]) -> dict[str, Fraction]:
    return {result: Fraction(n, len(THROWS)) for result, n in Counter(results).items()}


def compare(g: VictoryTable, slow: Field, fight: Fight) -> str:
    """The odds of a fight are those of the slow reckoning, and so are the chances of all that can come."""
    name = f"{fight} {slow.weather}"
    able = tuple(unit for unit in fight.attackers if slow.divisor(slow.at[unit], fight.target))
    target = number(g, fight.target)
    assert neighbours_able(g, target, unit_set(g, *fight.attackers)) == unit_set(g, *able), name
    if not able:
        return "barred"
    fight = Fight(fight.target, able)
    found, wanted = assess(g, fight.target, *able), slow.odds(fight)
    assert (found.attack, found.defence, found.odds) == wanted, name
    odds = wanted[2]
    if odds not in COLUMNS:
        return "too weak"
    shown = preview(g, provisional(g, target, unit_set(g, *able)))
    at = COLUMNS.index(odds)
    assert shares(shown.chances) == counted([TABLES["crt"]["rows"][str(roll)][at] for roll in THROWS]), name
    results = [slow.result(fight, odds, roll) for roll in THROWS]
    parts = dict(zip(("losses", "attacker", "defender"), zip(*results, strict=True), strict=True))
    sets = {each.name: shares(each.chances) for each in shown.sets}
    if any(PIECES[unit].get("elite") for unit in able):
        best = [slow.result(fight, odds, roll, best=True)[1] for roll in THROWS]
        assert sets.pop("attacker-elite") == counted(best), name
    assert sets == {part: counted([*texts]) for part, texts in parts.items()}, name
    return odds


@pytest.mark.rule("victory-roads", "7.5.2", "7.5.3", "7.5.4", "7.5.5", "7.5.6", "7.5.7", "7.5.8b", "7.7.2")
@pytest.mark.rule("victory-roads", "7.9.2", "7.9.3", "7.9.4", "7.10.12", "7.12.1a")
@pytest.mark.parametrize("attacker", ["axis", "soviet"])
def test_random_fights(attacker: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(16):
        g, slow, fights = melee(seed, attacker)
        seen.update(compare(g, slow, fight) for fight in fights)
    assert {"too weak", "1/2", "1/1", "2/1"} <= seen.keys(), seen
