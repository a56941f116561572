"""Annex 3: the worked example of a combat."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.combat import assess
from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.names import mask
from tests.games.race_for_berlin.table import impulse, unit, zone
from tests.support import offered, play, told, units, where

ATTACK = """
turn = 1
[units]
lebus = ["606", "5-jager"]
furstenwalde = ["712", "169"]
oder-bridgehead = ["1gta-1", "1gta-2", "8ga-1"]
goritz = ["8ga-2"]
"""


def attack() -> Berlin:
    """The four Soviet counters have been gathered against Lebus; the die will be 5."""
    g = impulse("C.1", ATTACK, 5)
    play(g, "zhukov", "fight 1gta-1", "fight 1gta-2", "fight 8ga-1", "fight 8ga-2")
    play(g, "zhukov", "attack lebus", "add 1gta-1", "add 1gta-2", "add 8ga-1", "add 8ga-2")
    return g


@pytest.mark.rule("race-for-berlin", "annex3-a", "annex3-b", "annex3-c", "annex3-d")
def test_the_odds_come_out_as_printed() -> None:
    g = impulse("C.1", ATTACK)
    play(g, "zhukov", "fight 1gta-1", "fight 1gta-2", "fight 8ga-1", "fight 8ga-2")
    four = mask(unit(g, name) for name in ("1gta-1", "1gta-2", "8ga-1", "8ga-2"))
    odds = assess(g, zone(g, "lebus"), four)
    assert (odds.attack, odds.defence, odds.odds) == (74, 22, "3:1")
    assert {m.name: m.value for m in odds.modifiers} == {
        "whole-army": 1,
        "several-zones": 1,
        "armour-difficult": -1,
        "entrenched": -1,
    }
    assert odds.modifier == 0


@pytest.mark.rule("race-for-berlin", "annex3-d", "annex3-e", "annex3-f")
def test_the_combat_comes_out_as_printed() -> None:
    g = attack()
    play(g, "zhukov", "resolve")
    play(g, "konev", "decline")  # Heinrici stays in hand
    assert told(g, "combat")[-1]["die"] == 5
    assert told(g, "combat")[-1]["result"] == "D2R"
    assert units(g, g.state.reduced) == {"606", "5-jager"}
    assert not told(g, "destroyed")
    play(g, "konev", "unit 606", "to falkenhagen", "to seelow")
    assert (where(g, "606"), where(g, "5-jager")) == ("falkenhagen", "seelow")
    assert offered(g, "zhukov", "advance") == {"1gta-1", "1gta-2", "8ga-1", "8ga-2"}
    assert offered(g, "zhukov", "done") == set()
    play(g, "zhukov", "advance 8ga-1", "advance 8ga-2")
    assert where(g, "8ga-1") == where(g, "8ga-2") == "lebus"
    assert where(g, "1gta-1") == where(g, "1gta-2") == "oder-bridgehead"
    assert "zhukov" not in g.to_act, "a third may not follow"


@pytest.mark.rule("race-for-berlin", "annex3-f")
def test_a_single_attacker_may_advance() -> None:
    g = attack()
    play(g, "zhukov", "resolve")
    play(g, "konev", "decline", "unit 606", "to falkenhagen", "to seelow")
    play(g, "zhukov", "advance 8ga-2", "done")
    assert where(g, "8ga-2") == "lebus"
    assert "zhukov" not in g.to_act


@pytest.mark.rule("race-for-berlin", "annex3-b", "annex3-c")
@pytest.mark.parametrize(
    ("without", "strength", "modifier"),
    [("8ga-2", 64, -1), ("8ga-1", 54, 0), ("1gta-1", 52, 0)],
)
def test_what_each_counter_brings_to_the_example(without: str, strength: int, modifier: int) -> None:
    """Without 8ga-2 there is no second zone; 1st Guards Tank or 8th Guards is complete in any case."""
    g = impulse("C.1", ATTACK)
    three = [name for name in ("1gta-1", "1gta-2", "8ga-1", "8ga-2") if name != without]
    play(g, "zhukov", *(f"fight {name}" for name in three), "done")
    odds = assess(g, zone(g, "lebus"), mask(unit(g, name) for name in three))
    assert (odds.attack, odds.modifier) == (strength, modifier)
