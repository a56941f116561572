"""Games of marshals who drive on Berlin: the fighting in the city, which random play never sees."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import stavka
from stavka.lab.contract import begin, check_invariants, walk
from tests.games.race_for_berlin.marshal import march


def race(seeds: range) -> Counter[str]:
    """Play the games to their end, looking after every action; what was told in them, by kind."""
    rules = stavka.ruleset("race-for-berlin")
    told: Counter[str] = Counter()
    for seed in seeds:
        game = begin(rules, "campaign", seed)
        for _ in walk(game, Random(seed), march):
            check_invariants(game)
        assert game.over
        told.update(note.kind for note in game.notes or ())
    return told


@pytest.mark.parametrize("block", range(4))
def test_the_race_is_run_without_breaking_a_rule(block: int) -> None:
    told = race(range(block * 6, block * 6 + 6))
    seen = ("combat", "urban", "zone-taken", "bombardment", "penetration", "retreated")
    assert all(told[kind] for kind in seen)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_a_thousand_races_are_run_without_breaking_a_rule(block: int) -> None:
    told = race(range(1_000 + block * 100, 1_100 + block * 100))
    assert all(
        told[kind] for kind in ("berlin-taken", "berlin-lost", "berlin-abandoned", "refuge", "no-retreat")
    )
