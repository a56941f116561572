"""The law of twins on every game: what a side may not know cannot be told from what it sees, however long
it is played on. See stavka.lab.twins."""

from __future__ import annotations

import pytest

import stavka
from stavka.lab.contract import STYLES
from stavka.lab.twins import check_twins
from tests.contract.starts import starts

every_start = pytest.mark.parametrize(("game", "start"), starts())


@every_start
def test_twins_stay_alike_until_a_secret_is_turned_up(game: str, start: str) -> None:
    played = check_twins(stavka.ruleset(game), start, 1, most=100)
    played += check_twins(stavka.ruleset(game), start, 2, "eager", most=150, skip=60)
    assert played > 0, "nothing was hidden"


@pytest.mark.soak
@every_start
@pytest.mark.parametrize("style", sorted(STYLES))
def test_twins_stay_alike_all_through_a_game(game: str, start: str, style: str) -> None:
    for seed in range(10):
        check_twins(stavka.ruleset(game), start, 100 + seed, style, most=1_000, skip=150 * seed)
