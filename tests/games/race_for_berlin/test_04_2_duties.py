"""4.2: units that must be activated before others, and those that may be in one mode only."""

from __future__ import annotations

import pytest

from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.battle import field
from tests.games.race_for_berlin.table import hand, impulse
from tests.support import offered, play, prompt, spaces, units


@pytest.mark.rule("race-for-berlin", "4.1.5a", "7.3.2b")
def test_units_beyond_the_boundary_are_activated_before_all_others() -> None:
    g = impulse("C.2", '[units]\nstorkow = ["13-1", "13-2"]')
    assert offered(g, "konev", "move") == {"13-1", "13-2"}
    for verb in ("fight", "reserve", "done"):
        assert not offered(g, "konev", verb)
    with pytest.raises(IllegalAction, match=r"7\.3\.2"):
        g.play("konev", "move", "3ga-1")
    play(g, "konev", "move 13-1")  # the other follows by itself: there is no choice left
    assert units(g, g.impulse.movers) == {"13-1", "13-2"}
    assert offered(g, "konev", "done")
    play(g, "konev", "done")
    assert not offered(g, "konev", "done")
    play(g, "konev", "unit 13-1")
    assert {"halbe", "lubben"} <= offered(g, "konev", "to") <= spaces(g, g.facts.SECTOR[1])
    assert not offered(g, "konev", "stop")


@pytest.mark.rule("race-for-berlin", "7.3.2b", "4.1.2a")
def test_strays_take_every_activation_if_they_are_many() -> None:
    g = impulse(
        "C.2",
        '[units]\nstorkow = ["13-1", "13-2"]\nerkner = ["3ga-1", "3ga-2"]\nbeeskow = ["52-1"]\n'
        'furstenwalde = ["52-2"]\nfrankfurt = ["raegener", "286"]',
    )
    strays = {"13-1", "13-2", "3ga-1", "3ga-2", "52-1", "52-2"}
    assert offered(g, "konev", "move") == strays
    play(g, "konev", "move 13-1", "move 3ga-1", "move 52-1", "move 52-2")
    assert prompt(g, "konev") == "move-unit"


@pytest.mark.rule("race-for-berlin", "4.1.5a", "7.3.2b")
def test_a_stray_that_cannot_come_nearer_holds_nobody_up() -> None:
    g = impulse("C.2", '[units]\nschwedt = ["13-1", "13-2"]\nangermunde = ["11-ss"]\nprenzlau = ["23-ss"]')
    assert offered(g, "konev", "done")
    assert "3ga-1" in offered(g, "konev", "fight")


AMERICANS = 'american = ["leipzig", "eilenburg", "bitterfeld"]\ntracks = [2, 2, 0]\nstopped = true\n'


@pytest.mark.rule("race-for-berlin", "2.2.7b", "4.1.5a")
def test_units_among_the_americans_must_leave() -> None:
    g = impulse("C.2", f'{AMERICANS}[units]\neilenburg = ["13-1", "13-2"]')
    assert offered(g, "konev", "move") == {"13-1", "13-2"}
    for verb in ("fight", "reserve", "done"):
        assert not offered(g, "konev", verb)
    with pytest.raises(IllegalAction, match=r"2\.2\.7"):
        g.play("konev", "move", "3ga-1")
    play(g, "konev", "move 13-1", "done", "unit 13-1")
    assert not offered(g, "konev", "stop")
    assert not offered(g, "konev", "to") & {"leipzig", "bitterfeld"}


@pytest.mark.rule("race-for-berlin", "2.2.7b", "6.1.2a")
def test_nobody_takes_the_last_place_of_a_unit_that_must_leave_the_americans() -> None:
    """Out of supply it goes one zone, and only Grimma has room for one."""
    there = {"eilenburg": "13-1", "torgau": "404", "wittenberg": "72", "grimma": "3ga-1", "riesa": "5ga-1"}
    g = field("C.2", there, head=f'{AMERICANS}unsupplied = ["13-1", "5ga-1"]')
    play(g, "konev", "move 5ga-1", "done", "unit 5ga-1")
    assert "meissen" in offered(g, "konev", "to")
    assert "grimma" not in offered(g, "konev", "to")
    with pytest.raises(IllegalAction, match=r"2\.2\.7"):
        g.play("konev", "to", "grimma")


@pytest.mark.rule("race-for-berlin", "2.2.7a", "4.1.5a")
def test_shut_in_among_the_americans_they_are_not_obliged_nor_may_they_fight() -> None:
    g = impulse("C.2", f'{AMERICANS}[units]\nleipzig = ["13-1", "13-2"]\ngrimma = ["404"]')
    assert offered(g, "konev", "done")
    assert "13-1" in offered(g, "konev", "move")
    assert "13-1" not in offered(g, "konev", "fight")
    assert "3ga-1" in offered(g, "konev", "fight")


@pytest.mark.rule("race-for-berlin", "7.3.2b", "event-7b")
def test_a_stray_may_come_back_by_truck_and_then_attack() -> None:
    g = impulse("C.2", hand(konev=7) + '[units]\nstorkow = ["13-1", "13-2"]\nbaruth = ["404"]')
    play(g, "konev", "token", "army 13-1")
    assert offered(g, "konev", "truck") == {"13-1", "13-2"}
    play(g, "konev", "truck 13-1", "truck 13-2", "done")
    assert not offered(g, "konev", "done")  # they must come back all the same
    play(g, "konev", "unit 13-1", "to halbe", "stop", "to halbe", "stop")
    assert offered(g, "konev", "attack") == {"baruth"}


@pytest.mark.rule("race-for-berlin", "7.3.1c", "7.3.2b")
def test_a_stray_of_a_torn_army_is_given_no_truck() -> None:
    g = impulse("C.2", hand(konev=7) + '[units]\nstorkow = ["13-1"]\nluckau = ["13-2"]')
    play(g, "konev", "token", "army 13-1")  # its only answer is taken for it: to march
    assert units(g, g.impulse.pressed) == units(g, g.impulse.movers) == {"13-1"}
    assert g.impulse.fighters == 0


@pytest.mark.rule("race-for-berlin", "7.3.3d")
def test_a_guest_may_only_move_out_and_need_not() -> None:
    stacks = '[units]\nzossen = ["13-1", "47-1"]\nhalbe = ["13-2"]\nkonigs-wusterhausen = ["47-2"]'
    g = impulse("C.2", f'guests = ["13-1"]\n{hand(konev=7)}{stacks}')
    play(g, "konev", "token", "army 13-1")
    for verb in ("fight", "reserve", "bombard"):
        assert "13-1" not in offered(g, "konev", verb)
    assert offered(g, "konev", "truck") == {"13-2"}
    assert offered(g, "konev", "done")
    play(g, "konev", "move 13-1", "done")  # it is sent off at once: it is the only one, and must go
    assert prompt(g, "konev") == "move"
    assert not offered(g, "konev", "stop")
    assert "konigs-wusterhausen" not in offered(g, "konev", "to")


TORN = '[units]\ndrebkau = ["13-1"]\ntorgau = ["13-2"]\n'
"""An army whose counters can meet half-way, but neither reach the other."""


@pytest.mark.rule("race-for-berlin", "7.3.1c", "7.3.1d")
def test_a_torn_army_is_activated_only_to_close_up() -> None:
    g = impulse("C.2", TORN)
    assert {"13-1", "13-2"} <= offered(g, "konev", "move")
    assert not offered(g, "konev", "fight") & {"13-1", "13-2"}
    assert not offered(g, "konev", "reserve") & {"13-1", "13-2"}
    play(g, "konev", "move 13-1")
    assert units(g, g.impulse.movers) == {"13-1", "13-2"}  # neither closes up without the other
    play(g, "konev", "done")
    assert not offered(g, "konev", "done")
    play(g, "konev", "unit 13-1")
    assert not offered(g, "konev", "stop")
    play(g, "konev", "to finsterwalde", "stop")
    # Next to Finsterwalde, or by road on the way there.
    assert offered(g, "konev", "to") == {"herzberg", "elsterwerda", "riesa", "meissen", "grossenhain"}
    assert not offered(g, "konev", "stop")


@pytest.mark.rule("race-for-berlin", "7.3.1c")
def test_a_counter_that_cannot_close_up_cannot_be_activated() -> None:
    g = impulse("C.2", f'used = ["13-2"]\n{TORN}')
    for verb in ("move", "fight", "reserve"):
        assert "13-1" not in offered(g, "konev", verb)
    with pytest.raises(IllegalAction, match=r"7\.3\.1"):
        g.play("konev", "move", "13-1")


@pytest.mark.rule("race-for-berlin", "7.3.1c", "4.1.2a")
def test_two_that_must_meet_need_two_activations() -> None:
    g = impulse("C.2", TORN)
    play(g, "konev", "move 3ga-1", "move 3ga-2")
    assert "13-1" in offered(g, "konev", "move")
    play(g, "konev", "move 5ga-1")
    assert not offered(g, "konev", "move") & {"13-1", "13-2"}


@pytest.mark.rule("race-for-berlin", "7.3.1c", "event-2b")
@pytest.mark.parametrize(("army", "closes_up"), [("13-1", True), ("3ga-1", False)])
def test_an_army_that_no_river_hinders_closes_up_over_one(army: str, closes_up: bool) -> None:
    stacks = '[units]\ntorgau = ["13-1"]\ncalau = ["13-2"]\n'
    g = impulse("C.2", f'used = ["13-2"]\n{hand(konev=2)}{stacks}')
    play(g, "konev", "token", f"army {army}")
    assert ("13-1" in offered(g, "konev", "move")) is closes_up
