"""Annex 4: the worked example of urban progress."""

from __future__ import annotations

import pytest

from tests.games.race_for_berlin.city import level, modifiers, odds, points, shown, storm, support
from tests.games.race_for_berlin.table import impulse
from tests.support import told, units, where

TEMPELHOF = """
turn = 7
level = { mariendorf = 1 }
penetrated = true
support = { zhukov = 2, konev = 2 }
[units]
mariendorf = ["8ga-1", "8ga-2", "11-ss"]
"""


@pytest.mark.rule("race-for-berlin", "annex4-a", "annex4-b")
def test_the_odds_come_out_as_printed() -> None:
    g = impulse("C.1", TEMPELHOF)
    found = odds(g, "mariendorf", "8ga-1", "8ga-2", extra=True)
    assert (found.attack, found.defence, found.odds) == (40, 26, "1:1")
    assert modifiers(found) == {"whole-army": 1, "extra-support": 1}
    assert found.modifier == 2


@pytest.mark.rule("race-for-berlin", "annex4-b", "annex4-c")
def test_the_roll_comes_out_as_printed() -> None:
    g = impulse("C.1", TEMPELHOF, 5)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2", extra=True)
    assert support(g)["zhukov"] == 0
    assert (told(g, "urban")[-1]["die"], told(g, "urban")[-1]["result"]) == (5, "+/-1D1")
    assert level(g) == 2
    assert units(g, g.state.reduced) == {"11-ss"}
    assert where(g, "11-ss") == "mariendorf"


@pytest.mark.rule("race-for-berlin", "annex4-d")
@pytest.mark.parametrize(("rolling", "camp", "army"), [("C.1", "zhukov", "1gta"), ("C.2", "konev", "3gta")])
def test_tempelhof_is_then_controlled_and_helps_both_camps_beside_it(
    rolling: str, camp: str, army: str
) -> None:
    g = impulse("C.1", TEMPELHOF, 5)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2", extra=True)
    assert shown(g) == ("zhukov", 2)
    assert points(g) == {"zhukov": 3, "konev": 0}
    beside = impulse(
        rolling,
        TEMPELHOF.replace("mariendorf = 1", "mariendorf = 2") + f'treptow = ["{army}-1", "{army}-2"]',
    )
    assert modifiers(odds(beside, "treptow", f"{army}-1"))["adjacent-control"] == 1


@pytest.mark.rule("race-for-berlin", "annex4-e")
@pytest.mark.parametrize("at", [2, 3, 6])
def test_further_progress_in_tempelhof_scores_nothing_at_once(at: int) -> None:
    g = impulse("C.1", TEMPELHOF.replace("mariendorf = 1", f"mariendorf = {at}"), 5)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2", extra=True)
    assert level(g) == at + 1
    assert points(g) == {"zhukov": 0, "konev": 0}
