"""Advances after combat (8.4): who must, who may, and the reserves that follow."""

from __future__ import annotations

import pytest

from tests.games.race_for_berlin.battle import attack, designate, field, join
from tests.support import offered, play, prompt, told, units, where

SEELOW = {"seelow": "8ga-1 47-1", "letschin": "5-jager 606"}
"""34 against 11 in the open is 3:1, so that a 3 is an R, a 2 only D1."""


@pytest.mark.rule("race-for-berlin", "8.4.1a")
def test_one_attacker_must_advance_when_the_defenders_have_retreated() -> None:
    g = field("C.1", SEELOW, 3)
    attack(g, "letschin", "8ga-1", "47-1")
    play(g, "konev", "unit 606", "to wriezen", "to wriezen")
    assert offered(g, "zhukov", "advance") == {"8ga-1", "47-1"}
    assert not offered(g, "zhukov", "done")
    play(g, "zhukov", "advance 47-1")
    assert offered(g, "zhukov", "done"), "one is enough"
    play(g, "zhukov", "done")
    assert (where(g, "47-1"), where(g, "8ga-1")) == ("letschin", "seelow")


@pytest.mark.rule("race-for-berlin", "8.4.1a")
def test_an_only_attacker_advances_unasked_when_the_defenders_are_destroyed() -> None:
    """D1, without a retreat, on a reduced division."""
    g = field("C.1", {"seelow": "47-1", "letschin": "munch"}, 2, head='reduced = ["munch"]')
    attack(g, "letschin", "47-1")
    assert told(g, "combat")[-1]["result"] == "D1"
    assert (where(g, "munch"), where(g, "47-1")) == ("destroyed", "letschin")


@pytest.mark.rule("race-for-berlin", "8.4.1a")
def test_nobody_advances_while_a_defender_stands() -> None:
    g = field("C.1", SEELOW, 2)
    attack(g, "letschin", "8ga-1", "47-1")
    assert told(g, "combat")[-1]["result"] == "D1"
    play(g, "konev", "lose 606")
    assert not told(g, "advanced")
    assert prompt(g, "konev") == "designate"


@pytest.mark.rule("race-for-berlin", "8.4.1a", "8.4.2a")
def test_nobody_advances_after_attackers_who_died() -> None:
    """Not even a reserve beside them (R26)."""
    zones = {"seelow": "47-1 8ga-1", "letschin": "munch"}
    g = field("C.1", zones, 4, head='reduced = ["47-1"]')
    attack(g, "letschin", "47-1", reserve="8ga-1")
    assert told(g, "combat")[-1]["result"] == "A1D1R"
    play(g, "konev", "to muncheberg")
    assert where(g, "47-1") == "destroyed"
    assert prompt(g, "zhukov") == "reserve-unit"
    assert where(g, "8ga-1") == "seelow"


@pytest.mark.rule("race-for-berlin", "8.4.1b")
def test_only_units_of_this_attack_may_advance() -> None:
    g = field("C.1", SEELOW | {"oderbruch-2": "61-1"}, 3)
    designate(g, "8ga-1", "47-1", "61-1")
    join(g, "zhukov", "letschin", "8ga-1", "47-1")
    play(g, "konev", "unit 606", "to wriezen", "to wriezen")
    assert offered(g, "zhukov", "advance") == {"8ga-1", "47-1"}


@pytest.mark.rule("race-for-berlin", "8.4.1b")
def test_two_soviet_units_fill_the_zone() -> None:
    """Three attackers, from two zones: 42 against 14 is 3:1, and 2 + 1 is an R."""
    zones = {"seelow": "47-1 69-1", "oderbruch-2": "3-1", "letschin": "5-jager 169"}
    g = field("C.1", zones, 2)
    attack(g, "letschin", "47-1", "69-1", "3-1")
    assert told(g, "combat")[-1]["result"] == "R"
    play(g, "konev", "unit 169", "to wriezen", "to wriezen")
    play(g, "zhukov", "advance 3-1", "advance 69-1")
    assert prompt(g, "zhukov") != "advance"
    assert where(g, "47-1") == "seelow"


@pytest.mark.rule("race-for-berlin", "8.4.1b")
def test_three_german_units_fill_the_zone() -> None:
    four = ("kurmark", "munch", "25-pzgre", "20-pzgre")
    zones = {"seelow": "kurmark munch 25-pzgre", "muncheberg": "20-pzgre", "letschin": "61-1"}
    g = field("C.3", zones, 1)
    attack(g, "letschin", *four)  # 28 against 12 is 2:1; 1 + 1 + 2: R
    assert told(g, "combat")[-1]["result"] == "R"
    play(g, "zhukov", "to oderbruch-1")
    play(g, "konev", "advance kurmark", "advance 20-pzgre", "advance munch")
    assert prompt(g, "konev") != "advance"
    assert where(g, "25-pzgre") == "seelow"


@pytest.mark.rule("race-for-berlin", "8.4.1b")
def test_any_number_of_soviets_advance_into_the_bridgehead() -> None:
    four = ("8ga-1", "47-1", "69-1", "61-1")
    g = field("C.1", {"kustrin": "8ga-1 47-1 69-1 61-1", "oder-bridgehead": "munch"}, 4)
    attack(g, "oder-bridgehead", *four)  # 30 across the Oder against 7 is 4:1
    assert told(g, "combat")[-1]["result"] == "D2R"
    assert where(g, "munch") == "destroyed"
    play(g, "zhukov", *(f"advance {name}" for name in four))
    assert {where(g, name) for name in four} == {"oder-bridgehead"}


@pytest.mark.rule("race-for-berlin", "8.4.2a")
def test_reserves_in_the_zones_of_the_attackers_may_follow() -> None:
    """5sha-1 stands with an attacker; 61-1 is as near, but nobody attacked from its zone."""
    zones = {"seelow": "8ga-1 5sha-1", "wriezen": "47-1", "oderbruch-2": "61-1", "letschin": "5-jager 606"}
    g = field("C.1", zones, 2)
    attack(g, "letschin", "8ga-1", "47-1", reserve="5sha-1 61-1")  # 34 against 11, 2 + 1: R
    play(g, "konev", "unit 606", "to muncheberg", "to muncheberg")
    assert offered(g, "zhukov", "advance") == {"8ga-1", "47-1"}, "an attacker goes first"
    play(g, "zhukov", "advance 47-1")
    assert offered(g, "zhukov", "advance") == {"8ga-1", "5sha-1"}, "whichever attacker has advanced"
    play(g, "zhukov", "advance 5sha-1")
    assert where(g, "5sha-1") == "letschin"
    assert prompt(g, "zhukov") != "advance", "the zone is full"


@pytest.mark.rule("race-for-berlin", "8.4.2a", "4.2.3c")
def test_following_costs_a_reserve_nothing() -> None:
    """It may still move, with half its points."""
    g = field("C.1", {"seelow": "8ga-1 5sha-1", "letschin": "606"}, 2)
    attack(g, "letschin", "8ga-1", reserve="5sha-1")
    assert told(g, "combat")[-1]["result"] == "R"
    play(g, "konev", "to wriezen")
    assert where(g, "8ga-1") == "letschin"
    play(g, "zhukov", "advance 5sha-1", "unit 5sha-1")
    assert "oderbruch-1" in offered(g, "zhukov", "to")


@pytest.mark.rule("race-for-berlin", "8.4.1b", "7.4.2a")
def test_a_german_held_in_berlin_joins_the_attack_but_not_the_advance() -> None:
    """A Soviet unit in Mariendorf pins the one there: only Trebbin's can advance (R24)."""
    zones = {"mariendorf": "3gta-1 275", "trebbin": "1-pz-ss", "zossen": "52-2"}
    g = field("C.4", zones, 5, head='reduced = ["52-2"]')
    attack(g, "zossen", "1-pz-ss", "275")  # 12 against 7; 5 - 1 + 1: R
    assert told(g, "combat")[-1]["result"] == "R"
    play(g, "konev", "to baruth")
    assert (where(g, "1-pz-ss"), where(g, "275")) == ("zossen", "mariendorf")
    assert prompt(g, "zhukov") != "advance"


@pytest.mark.rule("race-for-berlin", "8.4.3a")
def test_a_german_advance_to_the_west_takes_no_test() -> None:
    """From Falkenhagen (11) to Muncheberg (10) on turn 1: the combat's is the only die."""
    g = field("C.3", {"falkenhagen": "kurmark munch 20-pzgre", "muncheberg": "61-1"}, 5, head="turn = 1")
    attack(g, "muncheberg", "kurmark", "munch", "20-pzgre")  # 21 against 12; 5 - 1: A1D1R
    play(g, "konev", "lose munch")
    play(g, "zhukov", "to letschin")
    play(g, "konev", "advance kurmark", "done")
    assert where(g, "kurmark") == "muncheberg"
    assert [roll.purpose for roll in g.rolls] == ["combat"]


@pytest.mark.rule("race-for-berlin", "8.4.1a", "9.1.5a")
def test_an_advance_out_of_berlin_gives_the_zone_up() -> None:
    """The advance is compulsory, whatever it costs (R24): the zone's 3 points twice."""
    zones = {"mariendorf": "3gta-1", "zossen": "275"}
    g = field("C.2", zones, 3, head="level = { mariendorf = 2 }\nvp = { konev = 10 }")
    attack(g, "zossen", "3gta-1")  # 22 against 4; 3 - 1: R
    play(g, "zhukov", "to trebbin")
    assert where(g, "3gta-1") == "zossen"
    assert g.state.level[g.rules.space["mariendorf"]] == 0
    assert g.state.vp[1] == 10 - 3 - 3 + 1, "Zossen is worth 1"


FURSTENBERG = {"frankfurt": "kurmark munch 25-pzgre", "furstenberg": "69-1 3gta-1"}
"""Zhukov's 69th Army has a tank corps of Konev's as its guest."""


@pytest.mark.rule("race-for-berlin", "8.4.1a", "7.3.3c")
@pytest.mark.parametrize(
    ("reduced", "die", "result", "host"),
    [("3gta-2", 6, "R", "ziebingen"), ("69-1", 3, "D1", "destroyed")],
    ids=["the hosts retreat", "the hosts are destroyed"],
)
def test_guests_are_lost_with_their_hosts(reduced: str, die: int, result: str, host: str) -> None:
    head = f'reduced = ["{reduced}"]\nguests = ["3gta-1"]'
    g = field("C.3", FURSTENBERG, die, head=head)
    attack(g, "furstenberg", "kurmark", "munch", "25-pzgre")
    assert told(g, "combat")[-1]["result"] == result
    assert where(g, "69-1") == host
    assert where(g, "3gta-1") == "destroyed"
    assert not g.state.guests
    assert offered(g, "konev", "advance") == {"kurmark", "munch", "25-pzgre"}


@pytest.mark.rule("race-for-berlin", "8.4.1a", "7.3.3c")
def test_guests_stay_while_their_hosts_do() -> None:
    g = field("C.3", FURSTENBERG, 3, head='guests = ["3gta-1"]')
    attack(g, "furstenberg", "kurmark", "munch", "25-pzgre")  # 21 against 14; 3 - 1: A2D1
    play(g, "konev", "lose kurmark", "lose munch")
    assert where(g, "3gta-1") == where(g, "69-1") == "furstenberg"
    assert units(g, g.state.guests) == {"3gta-1"}
    assert not told(g, "advanced")
