"""Chapter 9: progress in Berlin."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import stavka
from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import Action
from stavka.kernel.names import bits
from tests.games.race_for_berlin.city import (
    ALL_SIX,
    designate,
    gather,
    level,
    modifiers,
    odds,
    points,
    shown,
    storm,
    support,
)
from tests.games.race_for_berlin.table import berlin, hand, impulse
from tests.support import offered, play, prompt, spaces, told, units, where

ALONE = """
support = { zhukov = 3 }
[units]
mariendorf = ["8ga-1", "8ga-2"]
"""
"""8th Guards Army in Mariendorf against the garrison alone: 40 to 20, so +1 for odds and +1 for the army."""

PUSHED = """
[units]
mariendorf = ["13-1", "10-pz-ss"]
trebbin = ["545", "344"]
destroyed = ["13-2"]
"""
"""10th SS Panzer (8) against 13th Army (14), with two divisions of 4 beside them in Trebbin."""


# ---- levels (9.1)


@pytest.mark.rule("race-for-berlin", "9.1.2a")
def test_all_six_zones_begin_at_level_0() -> None:
    g = berlin()
    city = spaces(g, g.facts.BERLIN)
    assert len(city) == 6
    assert {shown(g, zone) for zone in city} == {("", 0)}


@pytest.mark.rule("race-for-berlin", "9.1.2b")
def test_entering_an_empty_zone_brings_no_progress() -> None:
    g = impulse("C.1", '[units]\nkonigs-wusterhausen = ["8ga-1", "8ga-2"]')
    play(g, "zhukov", "move 8ga-1", "move 8ga-2", "done")
    play(g, "zhukov", "unit 8ga-1", "to mariendorf", "unit 8ga-2", "to mariendorf")
    assert where(g, "8ga-1") == where(g, "8ga-2") == "mariendorf"
    assert level(g) == 0
    assert points(g) == {"zhukov": 0, "konev": 0}


@pytest.mark.rule("race-for-berlin", "9.1.3a", "9.1.4a", "9.3.3a")
@pytest.mark.parametrize(("at", "controlled"), [(0, False), (1, False), (2, True), (7, True)])
def test_a_zone_is_contested_below_level_2_and_controlled_from_there(at: int, controlled: bool) -> None:
    g = impulse(
        "C.1",
        f"level = {{ mariendorf = {at} }}\n"
        '[units]\nmariendorf = ["8ga-1"]\nkonigs-wusterhausen = ["8ga-2"]\ntreptow = ["1gta-1", "1gta-2"]',
    )
    assert shown(g) == ("zhukov" if controlled else "", at)
    # Only control helps the neighbours (annex 1).
    assert modifiers(odds(g, "treptow", "1gta-1")).get("adjacent-control", 0) == controlled
    # A move ends in a contested zone (7.4.6) and may go on through a controlled one.
    play(g, "zhukov", "move 8ga-2", "done", "unit 8ga-2")
    assert ("zehlendorf" in offered(g, "zhukov", "to")) is controlled


@pytest.mark.rule("race-for-berlin", "9.1.3a")
@pytest.mark.parametrize(
    ("at", "soviets", "closed"), [(0, "", False), (0, '"3gta-1"', True), (1, '"3gta-1"', True)]
)
def test_germans_outside_cannot_enter_a_contested_zone(at: int, soviets: str, closed: bool) -> None:
    g = impulse(
        "C.4",
        f'turn = 7\nunsupplied = ["21-pz"]\nlevel = {{ mariendorf = {at} }}\n'
        f'[units]\nmariendorf = [{soviets}]\ntrebbin = ["21-pz"]\ndestroyed = ["3gta-2"]',
    )
    play(g, "zhukov", "move 21-pz", "done", "unit 21-pz")  # one zone: it cannot come by way of Zehlendorf
    assert "zossen" in offered(g, "zhukov", "to")
    assert ("mariendorf" not in offered(g, "zhukov", "to")) is closed


# ---- a zone left empty (9.1.5)


def leaving(at: int, vp: int = 10) -> Berlin:
    """The only counter in Mariendorf is about to move."""
    g = impulse(
        "C.1",
        f"level = {{ mariendorf = {at} }}\nvp = {{ zhukov = {vp}, konev = {vp} }}\n"
        'control = { zhukov = ["konigs-wusterhausen"] }\n'
        '[units]\nmariendorf = ["8ga-1"]\nkonigs-wusterhausen = ["8ga-2"]',
    )
    play(g, "zhukov", "move 8ga-1", "done", "unit 8ga-1")
    return g


@pytest.mark.rule("race-for-berlin", "9.1.5a", "9.1.5b", "9.1.5c", "10.1.1b")
@pytest.mark.parametrize("to", ["konigs-wusterhausen", "treptow"])
@pytest.mark.parametrize(("at", "lost"), [(0, 3), (1, 3), (2, 6), (5, 6)])
def test_who_leaves_a_zone_empty_pays_for_it_and_for_its_control(at: int, lost: int, to: str) -> None:
    g = leaving(at)
    play(g, "zhukov", f"to {to}")
    assert level(g) == 0
    assert points(g) == {"zhukov": 10 - lost, "konev": 10}


@pytest.mark.rule("race-for-berlin", "9.1.5d")
def test_the_example_of_tempelhof_left_by_its_conquerors() -> None:
    g = leaving(2)
    play(g, "zhukov", "to konigs-wusterhausen")
    assert [note["points"] for note in told(g, "berlin-abandoned") + told(g, "berlin-lost")] == [-3, -3]
    assert points(g)["zhukov"] == 10 - 6
    assert shown(g) == ("", 0)


@pytest.mark.rule("race-for-berlin", "9.1.5b")
def test_points_may_fall_below_0() -> None:
    g = leaving(1, vp=0)
    play(g, "zhukov", "to konigs-wusterhausen")
    assert points(g)["zhukov"] == -3


@pytest.mark.rule("race-for-berlin", "9.1.5a", "9.1.5b", "7.4.6b")
def test_nothing_is_lost_while_another_unit_of_the_camp_holds_the_zone() -> None:
    """The example of 7.4.6: a second unit comes in, the first goes on to Zehlendorf."""
    g = impulse(
        "C.2",
        "level = { mariendorf = 1 }\nvp = { konev = 5 }\n"
        '[units]\nmariendorf = ["5ga-1", "21-pz"]\nzossen = ["5ga-2"]',
    )
    play(g, "konev", "move 5ga-1", "move 5ga-2", "done")
    play(g, "konev", "unit 5ga-2", "to mariendorf")
    assert prompt(g, "konev") == "move-unit", "the second had to stop"
    play(g, "konev", "unit 5ga-1", "to zehlendorf")
    assert prompt(g, "konev") != "move", "the first had to stop as well"
    assert where(g, "5ga-1") == "zehlendorf"
    assert level(g) == 1
    assert points(g)["konev"] == 5


@pytest.mark.rule("race-for-berlin", "9.1.5a", "9.1.5b", "9.1.5c")
def test_an_advance_out_of_berlin_leaves_the_zone_as_a_move_does() -> None:
    g = impulse(
        "C.1",
        'level = { mariendorf = 2 }\nvp = { zhukov = 10 }\nreduced = ["404"]\n'
        '[units]\nmariendorf = ["8ga-1"]\nkonigs-wusterhausen = ["404"]\ndestroyed = ["8ga-2"]',
        6,
    )
    designate(g, "zhukov", "8ga-1")
    play(g, "zhukov", "attack konigs-wusterhausen", "resolve")
    assert where(g, "8ga-1") == "konigs-wusterhausen"
    assert level(g) == 0
    assert points(g)["zhukov"] == 10 + 1 - 6, "a zone of value 1 was taken"


@pytest.mark.rule("race-for-berlin", "9.1.5b")
def test_a_free_move_at_the_end_of_the_turn_leaves_the_zone_too() -> None:
    g = impulse("D.1", 'vp = { zhukov = 10 }\n[units]\nmariendorf = ["8ga-1", "8ga-2"]')
    play(g, "zhukov", "unit 8ga-1", "to konigs-wusterhausen")
    assert points(g)["zhukov"] == 11, "a zone of value 1 is taken, and Mariendorf is still held"
    play(g, "zhukov", "unit 8ga-2", "to konigs-wusterhausen")
    assert points(g)["zhukov"] == 8


@pytest.mark.rule("race-for-berlin", "9.1.5a", "9.1.5c", "9.3.3a")
@pytest.mark.parametrize(("at", "lost"), [(1, 0), (2, 3), (3, 3)])
def test_a_last_unit_destroyed_loses_the_level_and_the_control_but_no_more(at: int, lost: int) -> None:
    g = impulse(
        "C.4",
        f'level = {{ mariendorf = {at} }}\nvp = {{ konev = 10 }}\nreduced = ["13-1"]\n{PUSHED}',
        4,  # 8 to 7 is 1:1; +2 for Treptow and Zehlendorf: +/-1 D1
    )
    storm(g, "zhukov", "mariendorf", "10-pz-ss")
    assert where(g, "13-1") == "destroyed"
    assert level(g) == 0
    assert points(g) == {"zhukov": 0, "konev": 10 - lost}


@pytest.mark.rule("race-for-berlin", "9.1.5a", "9.1.5c", "10.2.2a")
@pytest.mark.parametrize("at", [0, 1])
def test_a_last_unit_that_dies_in_its_own_success_holds_nothing(at: int) -> None:
    """Level and losses come at once; then the zone is empty. What was reached first stays reached."""
    g = impulse(
        "C.1",
        f"level = {{ mariendorf = {at} }}\nsupport = {{ zhukov = 1 }}\n"
        'reduced = ["8ga-1"]\n[units]\nmariendorf = ["8ga-1"]\ndestroyed = ["8ga-2"]',
        5,  # 10 to 20 is 1:2, -1: +/-1 A1
    )
    storm(g, "zhukov", "mariendorf", "8ga-1")
    assert told(g, "level")[-1]["level"] == at + 1
    assert where(g, "8ga-1") == "destroyed"
    assert level(g) == 0
    assert points(g)["zhukov"] == 2


# ---- who may roll (9.2.1, 9.2.2)


@pytest.mark.rule("race-for-berlin", "9.2.1a", "9.2.1c")
def test_units_in_combat_mode_roll_together_once_in_an_impulse() -> None:
    g = impulse("C.1", ALONE, 1)
    designate(g, "zhukov", "8ga-1", "8ga-2")
    assert offered(g, "zhukov", "storm") == {"mariendorf"}
    gather(g, "zhukov", "mariendorf", "8ga-1")
    assert offered(g, "zhukov", "add") == {"8ga-2"}, "it may join; it need not"
    play(g, "zhukov", "resolve")
    assert prompt(g, "zhukov") != "fight", "the zone has been rolled for in this impulse"
    assert [note["attack"] for note in told(g, "urban")] == [20]
    assert units(g, g.state.used) == {"8ga-1", "8ga-2"}


@pytest.mark.rule("race-for-berlin", "9.2.1a")
@pytest.mark.parametrize("mode", ["move", "reserve"])
def test_units_in_another_mode_do_not_roll(mode: str) -> None:
    g = impulse("C.1", ALONE)
    play(g, "zhukov", f"{mode} 8ga-1", "fight 8ga-2", "done")
    if mode == "move":
        play(g, "zhukov", "unit 8ga-1", "stop")
    gather(g, "zhukov", "mariendorf", "8ga-2")
    assert offered(g, "zhukov", "add") == set()


@pytest.mark.rule("race-for-berlin", "9.2.1b", "9.2.3c")
def test_germans_roll_where_soviets_are_and_a_german_unit_is() -> None:
    """Nobody rolls for the garrison of Charlottenburg, and there is nobody to push back in Wedding."""
    g = impulse(
        "C.4",
        '[units]\nmariendorf = ["13-1", "10-pz-ss"]\nwedding = ["21-pz"]\n'
        'charlottenburg = ["5ga-1"]\nfalkensee = ["1-pz-ss"]\ndestroyed = ["13-2", "5ga-2"]',
    )
    designate(g, "zhukov", "10-pz-ss", "21-pz", "1-pz-ss")
    assert offered(g, "zhukov", "storm") == {"mariendorf"}


@pytest.mark.rule("race-for-berlin", "9.2.1d")
@pytest.mark.parametrize(
    ("points_of", "may"), [("zhukov = 1", True), ("zhukov = 0", False), ("zhukov = 0, konev = 5", False)]
)
def test_a_soviet_roll_needs_a_support_point_of_its_camp(points_of: str, may: bool) -> None:
    g = impulse("C.1", ALONE.replace("zhukov = 3", points_of), 1)
    designate(g, "zhukov", "8ga-1", "8ga-2")
    assert (offered(g, "zhukov", "storm") == {"mariendorf"}) is may


@pytest.mark.rule("race-for-berlin", "9.2.1d", "9.2.5a")
@pytest.mark.parametrize(("extra", "left"), [(False, 2), (True, 1)])
def test_a_soviet_roll_costs_its_support(extra: bool, left: int) -> None:
    g = impulse("C.1", ALONE.replace("zhukov = 3", "zhukov = 3, konev = 3"), 1)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2", extra=extra)
    assert support(g) == {"zhukov": left, "konev": 3}


@pytest.mark.rule("race-for-berlin", "9.2.1d")
def test_each_roll_costs_support_of_its_own() -> None:
    g = impulse(
        "C.1",
        'support = { zhukov = 1 }\n[units]\nmariendorf = ["8ga-1"]\ntreptow = ["8ga-2"]',
        2,
    )
    designate(g, "zhukov", "8ga-1", "8ga-2")
    assert offered(g, "zhukov", "storm") == {"mariendorf", "treptow"}
    gather(g, "zhukov", "mariendorf", "8ga-1")
    play(g, "zhukov", "resolve")
    assert offered(g, "zhukov", "storm") == set(), "the only point is spent"


@pytest.mark.rule("race-for-berlin", "9.2.1d", "9.2.5a")
def test_german_rolls_are_free_and_buy_no_bonus() -> None:
    g = impulse("C.4", f"support = {{ zhukov = 4, konev = 4 }}\n{PUSHED}", 2)
    designate(g, "zhukov", "10-pz-ss")
    gather(g, "zhukov", "mariendorf", "10-pz-ss")
    assert offered(g, "zhukov", "spend") == set()
    play(g, "zhukov", "resolve")
    assert support(g) == {"zhukov": 4, "konev": 4}


@pytest.mark.rule("race-for-berlin", "9.2.5a")
def test_one_more_support_point_may_be_spent_and_only_one() -> None:
    g = impulse("C.1", ALONE)
    designate(g, "zhukov", "8ga-1", "8ga-2")
    gather(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert offered(g, "zhukov", "spend") == {""}
    play(g, "zhukov", "spend")
    assert offered(g, "zhukov", "spend") == set()
    assert support(g)["zhukov"] == 3, "it is paid when the die is rolled"


@pytest.mark.rule("race-for-berlin", "9.2.1d", "9.2.5a")
def test_the_last_support_point_pays_the_roll_and_no_bonus() -> None:
    g = impulse("C.1", ALONE.replace("zhukov = 3", "zhukov = 1"), 1)
    designate(g, "zhukov", "8ga-1", "8ga-2")
    gather(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert offered(g, "zhukov", "spend") == set()
    assert offered(g, "zhukov", "resolve") == {""}


@pytest.mark.rule("race-for-berlin", "9.2.2a")
def test_soviets_out_of_supply_take_no_part() -> None:
    g = impulse("C.1", f'unsupplied = ["8ga-1"]\n{ALONE}', 1)
    designate(g, "zhukov", "8ga-1", "8ga-2")
    gather(g, "zhukov", "mariendorf", "8ga-2")
    assert offered(g, "zhukov", "add") == set()
    play(g, "zhukov", "resolve")
    assert told(g, "urban")[-1]["attack"] == 20


@pytest.mark.rule("race-for-berlin", "9.2.2a")
def test_no_roll_where_all_soviets_are_out_of_supply() -> None:
    g = impulse("C.1", f'unsupplied = ["8ga-1", "8ga-2"]\n{ALONE}')
    designate(g, "zhukov", "8ga-1", "8ga-2")
    assert offered(g, "zhukov", "storm") == set()


@pytest.mark.rule("race-for-berlin", "9.2.2b")
def test_germans_in_berlin_are_in_supply_even_when_cut_off() -> None:
    g = impulse(
        "B.1",
        '[units]\ntreptow = ["10-pz-ss"]\nzossen = ["545"]\n'
        'friedrichshain = ["8ga-1"]\nerkner = ["8ga-2"]\nkonigs-wusterhausen = ["1gta-1"]\n'
        'mariendorf = ["3gta-1"]\ntrebbin = ["3gta-2"]\nbaruth = ["5ga-1"]\nhalbe = ["5ga-2"]',
    )
    cut_off = units(g, g.state.unsupplied)
    assert "545" in cut_off
    assert "10-pz-ss" not in cut_off


@pytest.mark.rule("race-for-berlin", "9.2.2b")
def test_a_german_unit_out_of_supply_is_in_supply_once_in_berlin() -> None:
    g = impulse("C.4", 'turn = 7\nunsupplied = ["10-pz-ss"]\n[units]\ntrebbin = ["10-pz-ss"]')
    play(g, "zhukov", "move 10-pz-ss", "done", "unit 10-pz-ss", "to mariendorf")
    assert g.state.unsupplied == 0


# ---- strengths (9.2.3, 9.2.4)


@pytest.mark.rule("race-for-berlin", "9.2.3a", "9.2.3b")
@pytest.mark.parametrize(
    ("german", "reduced", "defence"), [("", "", 20), ('"11-ss"', "", 26), ('"11-ss"', '"11-ss"', 23)]
)
def test_the_garrison_defends_with_the_german_unit_or_alone(german: str, reduced: str, defence: int) -> None:
    g = impulse("C.1", f'reduced = [{reduced}]\n[units]\nmariendorf = ["8ga-1", "8ga-2", {german}]')
    assert odds(g, "mariendorf", "8ga-1", "8ga-2").defence == defence


@pytest.mark.rule("race-for-berlin", "9.2.3a", "event-5b")
@pytest.mark.parametrize(("printed", "counts"), [(20, 10), (8, 8)])
def test_event_5_lowers_a_garrison_and_never_raises_one(printed: int, counts: int, tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text(f'[[zone]]\nid = "mariendorf"\ngarrison = {printed}\n')
    text = f'game = "race-for-berlin"\nstep = "C.1"\nspeer = true\n{ALONE}'
    g = stavka.from_position(text, data=tmp_path)
    assert isinstance(g, Berlin)
    assert odds(g, "mariendorf", "8ga-1").defence == counts


@pytest.mark.rule("race-for-berlin", "9.2.3c")
def test_the_garrison_does_not_attack() -> None:
    g = impulse("C.4", PUSHED)
    assert odds(g, "mariendorf", "10-pz-ss").attack == 8


@pytest.mark.rule("race-for-berlin", "9.2.3a")
def test_want_of_supply_halves_strength_in_berlin_too() -> None:
    """Of helpers from outside, and of Soviets who defend (3.1.3)."""
    g = impulse("C.4", f'unsupplied = ["13-1", "545"]\n{PUSHED}')
    found = odds(g, "mariendorf", "10-pz-ss", "545")
    assert (found.attack, found.defence) == (8 + 2, 7)


@pytest.mark.rule("race-for-berlin", "9.2.4a")
def test_helpers_come_from_one_ordinary_zone_beside_the_berlin_zone() -> None:
    g = impulse(
        "C.4",
        '[units]\nmariendorf = ["13-1", "10-pz-ss"]\ntrebbin = ["545"]\nzossen = ["72"]\n'
        'treptow = ["21-pz"]\ndestroyed = ["13-2"]',
    )
    play(g, "zhukov", "fight 10-pz-ss", "fight 545", "fight 72", "fight 21-pz", "storm mariendorf")
    assert offered(g, "zhukov", "add") == {"10-pz-ss", "545", "72"}, "nobody from another Berlin zone"
    play(g, "zhukov", "add 545")
    assert offered(g, "zhukov", "add") == {"10-pz-ss"}, "nobody from a second zone"
    assert offered(g, "zhukov", "resolve") == set(), "helpers alone make no roll"


@pytest.mark.rule("race-for-berlin", "9.2.4a")
def test_helpers_are_in_combat_mode_and_adjacent() -> None:
    g = impulse("C.4", f'{PUSHED}\nluckenwalde = ["17"]')
    play(g, "zhukov", "fight 10-pz-ss", "fight 17", "fight 545", "reserve 344", "storm mariendorf")
    assert offered(g, "zhukov", "add") == {"10-pz-ss", "545"}


@pytest.mark.rule("race-for-berlin", "9.2.4a")
def test_soviets_have_no_such_help() -> None:
    g = impulse(
        "C.1",
        'support = { zhukov = 1 }\n[units]\nmariendorf = ["8ga-1"]\nkonigs-wusterhausen = ["8ga-2"]',
    )
    designate(g, "zhukov", "8ga-1", "8ga-2")
    gather(g, "zhukov", "mariendorf", "8ga-1")
    assert offered(g, "zhukov", "add") == set()


@pytest.mark.rule("race-for-berlin", "9.2.4a", "9.2.4b")
def test_the_example_of_trebbin() -> None:
    g = impulse("C.4", f'reduced = ["13-1"]\n{PUSHED}', 2)
    three = ("10-pz-ss", "545", "344")
    found = odds(g, "mariendorf", *three)
    assert (found.attack, found.defence, found.odds) == (16, 7, "2:1")
    assert modifiers(found)["odds"] == 1
    storm(g, "zhukov", "mariendorf", *three)
    assert told(g, "urban")[-1]["attack"] == 16
    assert where(g, "545") == where(g, "344") == "trebbin", "they help; they do not move in"


# ---- results (9.3)


@pytest.mark.rule("race-for-berlin", "9.3.1a")
def test_the_attackers_choose_who_takes_their_step() -> None:
    g = impulse("C.1", ALONE, 2)  # +2: +/-1 A1
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert offered(g, "zhukov", "lose") == {"8ga-1", "8ga-2"}
    play(g, "zhukov", "lose 8ga-2")
    assert units(g, g.state.reduced) == {"8ga-2"}


@pytest.mark.rule("race-for-berlin", "9.3.1a", "9.2.4a")
def test_german_helpers_share_the_losses() -> None:
    g = impulse("C.4", f"level = {{ mariendorf = 1 }}\n{PUSHED}", 2)  # 16 to 14, +2 for the ring: +/-1 A1
    storm(g, "zhukov", "mariendorf", "10-pz-ss", "545", "344")
    assert offered(g, "zhukov", "lose") == {"10-pz-ss", "545", "344"}


@pytest.mark.rule("race-for-berlin", "9.3.1a")
@pytest.mark.parametrize(("reduced", "stands"), [("", "mariendorf"), ('"11-ss"', "destroyed")])
def test_a_german_defender_is_reduced_then_destroyed(reduced: str, stands: str) -> None:
    g = impulse(
        "C.1",
        f"support = {{ zhukov = 2 }}\nreduced = [{reduced}]\n"
        '[units]\nmariendorf = ["8ga-1", "8ga-2", "11-ss"]',
        5,  # 1:1, +1 for the army: +/-1 D1
    )
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert where(g, "11-ss") == stands
    assert units(g, g.state.reduced) == {"11-ss"}


@pytest.mark.rule("race-for-berlin", "9.3.1b")
def test_a_loss_of_the_defender_does_not_touch_the_garrison() -> None:
    g = impulse("C.1", ALONE, 4)  # +2: +/-1 D1
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert told(g, "urban")[-1]["result"] == "+/-1D1"
    assert g.state.reduced == 0
    assert odds(g, "mariendorf", "8ga-1").defence == 20


@pytest.mark.rule("race-for-berlin", "9.3.2a", "9.3.2b")
@pytest.mark.parametrize(("die", "extra", "up"), [(1, False, 0), (4, False, 1), (6, True, 2)])
def test_a_soviet_success_raises_the_level(die: int, extra: bool, up: int) -> None:
    g = impulse("C.1", f"level = {{ mariendorf = 1 }}\n{ALONE}", die)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2", extra=extra)
    assert shown(g) == ("zhukov" if up else "", 1 + up)


@pytest.mark.rule("race-for-berlin", "9.3.2a", "9.3.2b")
@pytest.mark.parametrize(("die", "down"), [(1, 0), (2, 1), (5, 1), (6, 2)])
def test_a_german_success_lowers_the_level(die: int, down: int) -> None:
    g = impulse("C.4", f"level = {{ mariendorf = 5 }}\n{PUSHED}", die)  # 16 to 14; +2 for the ring
    storm(g, "zhukov", "mariendorf", "10-pz-ss", "545", "344")
    assert told(g, "urban")[-1]["modifier"] == 2
    assert shown(g) == ("konev", 5 - down)


@pytest.mark.rule("race-for-berlin", "9.3.3a", "10.1.1b", "10-b")
@pytest.mark.parametrize(("at", "score"), [(0, 0), (1, 3), (2, 0), (3, 0)])
def test_the_value_is_scored_when_the_level_crosses_2(at: int, score: int) -> None:
    g = impulse("C.1", f"level = {{ mariendorf = {at} }}\npenetrated = true\n{ALONE}", 4)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert level(g) == at + 1
    assert points(g) == {"zhukov": score, "konev": 0}


@pytest.mark.rule("race-for-berlin", "9.3.3a", "10.1.1b", "10-b")
@pytest.mark.parametrize(("at", "lost"), [(1, 0), (2, 3), (3, 0), (4, 0)])
def test_the_value_is_lost_when_a_german_roll_takes_the_level_below_2(at: int, lost: int) -> None:
    text = f"level = {{ mariendorf = {at} }}\nvp = {{ konev = 10 }}\n{PUSHED}"
    g = impulse("C.4", text, 4)  # 8 to 14 is 1:2, -1, +2 for the ring: +/-1 A1D1
    storm(g, "zhukov", "mariendorf", "10-pz-ss")
    assert level(g) == at - 1
    assert points(g) == {"zhukov": 0, "konev": 10 - lost}


@pytest.mark.rule("race-for-berlin", "9.3.4a")
def test_there_is_no_highest_level() -> None:
    g = impulse("C.1", f"level = {{ mariendorf = 11 }}\n{ALONE}", 6)  # +3: +/-2 D1
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2", extra=True)
    assert level(g) == 13


@pytest.mark.rule("race-for-berlin", "9.3.4b", "9.3.4c")
@pytest.mark.parametrize(("at", "steps"), [(0, 2), (1, 1)])
@pytest.mark.parametrize("die", [4, 5])
def test_at_level_0_a_german_success_costs_the_defenders_a_step(at: int, steps: int, die: int) -> None:
    """Beside the D1 of the result; at level 1 the level falls instead."""
    text = f"level = {{ mariendorf = {at} }}\n[units]\nmariendorf = ['1pol-1', '1pol-2', '10-pz-ss']\n"
    g = impulse("C.4", text, die)  # 8 to 20 is 1:3, -2, +2 for the ring: +/-1 A1 or +/-1 A1D1
    storm(g, "zhukov", "mariendorf", "10-pz-ss")
    if offered(g, "zhukov", "lose"):
        play(g, "zhukov", "lose 1pol-1")
    hit = {"1pol-1", "1pol-2"} & units(g, g.state.reduced)
    assert len(hit) == steps - (die == 4)
    assert level(g) == 0


@pytest.mark.rule("race-for-berlin", "9.3.4b")
def test_a_higher_german_result_at_level_1_lowers_it_to_0_and_no_more() -> None:
    g = impulse("C.4", f"level = {{ mariendorf = 1 }}\n{PUSHED}", 6)  # 16 to 14, +2: +/-2 A1D1
    storm(g, "zhukov", "mariendorf", "10-pz-ss", "545", "344")
    play(g, "zhukov", "lose 545")
    assert level(g) == 0
    assert units(g, g.state.reduced) == {"545", "13-1"}
    assert where(g, "13-1") == "mariendorf"


@pytest.mark.rule("race-for-berlin", "9.3.4c")
def test_a_higher_german_result_at_level_0_costs_one_step_beside_its_losses() -> None:
    text = '[units]\nmariendorf = ["1pol-1", "1pol-2", "10-pz-ss"]\ntrebbin = ["1-pz-ss", "21-pz"]'
    g = impulse("C.4", text, 6)  # 23 to 20, +2: +/-2 A1D1
    storm(g, "zhukov", "mariendorf", "10-pz-ss", "1-pz-ss", "21-pz")
    play(g, "zhukov", "lose 21-pz")
    assert units(g, g.state.reduced) == {"21-pz", "1pol-1", "1pol-2"}
    assert prompt(g, "zhukov") != "loss", "no third step is due"
    assert level(g) == 0


# ---- events (R8)


@pytest.mark.rule("race-for-berlin", "event-11c")
def test_surprise_does_not_double_an_urban_roll() -> None:
    g = impulse("C.4", hand(zhukov=11) + PUSHED, 1)
    play(g, "zhukov", "token")
    storm(g, "zhukov", "mariendorf", "10-pz-ss")
    assert told(g, "urban")[-1]["attack"] == 8


@pytest.mark.rule("race-for-berlin", "event-6b")
def test_everyone_to_the_front_counts_in_berlin() -> None:
    g = impulse("C.1", hand(zhukov=6) + ALONE, 1)
    play(g, "zhukov", "token", "army 8ga-1")
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert told(g, "urban")[-1]["modifier"] == 4


@pytest.mark.rule("race-for-berlin", "event-8a", "event-8b")
def test_conscripts_collapse_in_berlin_before_a_soviet_roll() -> None:
    text = 'support = { zhukov = 2 }\n[units]\nmariendorf = ["8ga-1", "8ga-2", "11-ss"]'
    g = impulse("C.1", hand(zhukov=8) + text, 2)
    designate(g, "zhukov", "8ga-1", "8ga-2")
    gather(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    play(g, "zhukov", "reduce 11-ss", "resolve")
    assert told(g, "urban")[-1]["defence"] == 23


@pytest.mark.rule("race-for-berlin", "event-8a", "event-8b")
def test_conscripts_collapse_in_berlin_before_a_german_roll() -> None:
    g = impulse("C.4", hand(konev=8) + PUSHED, 1)
    storm(g, "zhukov", "mariendorf", "10-pz-ss")
    play(g, "konev", "reduce 10-pz-ss")
    assert told(g, "urban")[-1]["attack"] == 4


@pytest.mark.rule("race-for-berlin", "event-1a")
def test_heinrici_has_no_place_in_berlin() -> None:
    g = impulse("C.1", 'support = { zhukov = 2 }\n[units]\nmariendorf = ["8ga-1", "8ga-2", "11-ss"]', 2)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert told(g, "urban"), "the die was rolled, and nobody was asked"


# ---- all together


def bold(g: Berlin, random: Random) -> Action:
    """Any legal action, with a taste for fighting in the city."""
    actions = list(g.legal_actions())
    city = spaces(g, g.facts.BERLIN)
    liked = [a for a in actions if a.verb in ("storm", "resolve", "convert", "add")]
    liked += [a for a in actions if a.verb == "fight" and a.target and where(g, a.target) in city]
    liked = liked or [a for a in actions if a.verb == "done"]
    return random.choice(liked if liked and random.random() < 0.8 else actions)


@pytest.mark.rule("race-for-berlin", "9.1.2b", "9.1.5a", "9.3.3a", "9.3.4b", "10-b", "10.1.1a", "10.1.1b")
@pytest.mark.parametrize("seed", range(6))
def test_points_and_levels_agree_whatever_is_played(seed: int) -> None:
    """Points are those of the zones held and the awards taken, less what was paid for zones left empty."""
    stay = ("kurmark", "21-pz", "munch", "10-pz-ss")
    germans = [row.id for row in berlin().facts.units if row.nationality == "german" and row.setup]
    text = ALL_SIX.replace('"8ga-1"', '"8ga-1", "kurmark"').replace('"3gta-1"', '"3gta-1", "21-pz"')
    text += f"nauen = ['munch']\npotsdam = ['10-pz-ss']\nremoved = {[u for u in germans if u not in stay]}\n"
    g = impulse("B.1", f"turn = 5\n[units]\n{text}", seed + 1)
    random, f, rolls, before = Random(seed), g.facts, 0, list(g.state.level)
    awards = ("bombardment", "penetration", "deepest", "berlin-abandoned")
    while not g.over and len(g) < 600:
        g.play(*bold(g, random))
        rolled, rolls = rolls, len(told(g, "urban"))
        if any(new > old for new, old in zip(g.state.level, before, strict=True)):
            assert rolls > rolled, "only an urban roll raises a level"
        before = list(g.state.level)
        assert g.rules.broken(g) == []
        for camp, name in enumerate(g.rules.sides):
            held = g.state.control[camp] | g.soviet_controlled() & g.state.held[camp]
            won = [note["points"] for kind in awards for note in told(g, kind) if note["side"] == name]
            assert g.state.vp[camp] == sum(f.value[zone] for zone in bits(held)) + sum(won)
    assert rolls > 5
