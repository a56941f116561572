"""4.1, 4.3: the operation phase, its impulses, designation, the end test."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.table import hand, impulse
from tests.support import offered, play, prompt, told, units

IMPULSES = [
    ("C.1", "zhukov", "soviet"),
    ("C.2", "konev", "soviet"),
    ("C.3", "konev", "german"),
    ("C.4", "zhukov", "german"),
]


def idle(g: Berlin, side: str, unit: str) -> None:
    """Activate a unit in a Soviet impulse and leave it where it is."""
    play(g, side, f"move {unit}", "done", "done")


def germans_pass(g: Berlin) -> None:
    """Both German impulses without an activation."""
    play(g, "konev", "done")
    play(g, "zhukov", "done")


def end_tests(g: Berlin) -> list[int]:
    """The dice rolled for the end of operations."""
    return [roll.result + 1 for roll in g.rolls if roll.purpose == "operations"]


def group(g: Berlin, nationality: str, camp: str) -> set[str]:
    """All units of a group that the set-up puts on the map."""
    return {
        row.id for row in g.facts.units if (row.nationality, row.camp) == (nationality, camp) and row.setup
    }


# ---- 4.1 Impulses


@pytest.mark.rule("race-for-berlin", "4.1.1a", "1-d")
def test_an_operation_phase_starts_on_box_1_and_has_four_impulses_in_order() -> None:
    g = impulse("C", "turn = 2\noperation = 5", 6)
    assert g.state.operation == 1
    for _, side, nationality in IMPULSES:
        assert (prompt(g, side), g.to_act) == ("designate", {side})
        assert offered(g, side, "move") == group(g, nationality, side)
        if nationality == "soviet":
            idle(g, side, min(offered(g, side, "move")))
        else:
            play(g, side, "done")
    assert end_tests(g) == [6]


@pytest.mark.rule("race-for-berlin", "4.1.1b", "4.3.1a", "4.3.1c")
def test_operation_phases_repeat_until_a_test_ends_them() -> None:
    g = impulse("C", "turn = 2", 6, 5, 2)
    for phase, unit in enumerate(("47-1", "47-2", "61-1"), 1):
        assert g.state.operation == phase
        idle(g, "zhukov", unit)
        play(g, "konev", "done")
        germans_pass(g)
    assert end_tests(g) == [6, 5, 2]
    assert g.state.operation == 3
    assert prompt(g, "zhukov") == "free-move"


@pytest.mark.rule("race-for-berlin", "4.1.2a", "1-e")
@pytest.mark.parametrize(("step", "side", "nationality"), IMPULSES)
def test_up_to_four_units_of_the_group_are_activated(step: str, side: str, nationality: str) -> None:
    g = impulse(step)
    mine = group(g, nationality, side)
    chosen: list[str] = []
    for left in (4, 3, 2, 1):
        decision = g.decision(side)
        assert decision is not None
        assert decision.facts["left"] == left
        assert offered(g, side, "done")
        assert offered(g, side, "reserve") == mine - set(chosen)
        chosen.append(max(mine - set(chosen)))
        play(g, side, f"reserve {chosen[-1]}")
    assert prompt(g, side) == "reserve-unit"  # there is no fifth
    assert offered(g, side, "unit") == set(chosen)


@pytest.mark.rule("race-for-berlin", "event-10a", "event-10b")
def test_coordination_allows_six() -> None:
    g = impulse("C.1", hand(zhukov=10))
    six = ["61-1", "61-2", "1pol-1", "1pol-2", "47-1", "47-2"]
    play(g, "zhukov", "token", *(f"reserve {unit}" for unit in six))
    assert prompt(g, "zhukov") == "reserve-unit"
    assert offered(g, "zhukov", "unit") == set(six)


@pytest.mark.rule("race-for-berlin", "event-10a")
def test_a_token_is_not_played_once_a_unit_has_been_named() -> None:
    g = impulse("C.1", hand(zhukov=10))
    play(g, "zhukov", "move 61-1")
    assert not offered(g, "zhukov", "token")


@pytest.mark.rule("race-for-berlin", "4.1.2a")
def test_only_units_on_the_map_can_be_activated() -> None:
    g = impulse("C.1", '[units]\ndestroyed = ["61-1"]')
    assert "61-2" in offered(g, "zhukov", "move")
    for verb in ("move", "fight", "reserve"):
        assert not offered(g, "zhukov", verb) & {"61-1", "3-1", "3-2"}
    with pytest.raises(IllegalAction, match=r"4\.1\.2"):
        g.play("zhukov", "move", "61-1")


@pytest.mark.rule("race-for-berlin", "4.1.3a")
@pytest.mark.parametrize(("step", "side", "nationality"), IMPULSES)
def test_there_are_three_modes_and_a_unit_takes_one(step: str, side: str, nationality: str) -> None:
    g = impulse(step)
    decision = g.decision(side)
    assert decision is not None
    assert set(decision.verbs) == {"move", "fight", "reserve", "done"}
    unit = min(offered(g, side, "move"))
    play(g, side, f"fight {unit}")
    for verb in ("move", "fight", "reserve"):
        assert unit not in offered(g, side, verb)


MIXED = ["reserve 61-1", "fight 8ga-1", "move 47-1", "done"]
"""A reserve, a fighter and a mover, named in the wrong order."""


@pytest.mark.rule("race-for-berlin", "4.1.3b", "4.2.2a")
def test_movers_act_first_then_fighters_then_reserves() -> None:
    g = impulse("C.1")
    play(g, "zhukov", *MIXED)
    assert (prompt(g, "zhukov"), offered(g, "zhukov", "unit")) == ("move-unit", {"47-1"})
    play(g, "zhukov", "done")
    assert prompt(g, "zhukov") == "fight"
    play(g, "zhukov", "done")
    assert (prompt(g, "zhukov"), offered(g, "zhukov", "unit")) == ("reserve-unit", {"61-1"})
    play(g, "zhukov", "done")
    assert g.to_act == {"konev"}


@pytest.mark.rule("race-for-berlin", "4.1.3c")
def test_nobody_is_added_once_the_moves_begin() -> None:
    g = impulse("C.1")
    play(g, "zhukov", *MIXED)
    with pytest.raises(IllegalAction):
        g.play("zhukov", "move", "47-2")
    with pytest.raises(IllegalAction):
        g.play("zhukov", "unit", "47-2")
    play(g, "zhukov", "unit 47-1", "to reppen")
    assert prompt(g, "zhukov") != "designate"
    assert units(g, g.impulse.chosen) == {"47-1", "8ga-1", "61-1"}


@pytest.mark.rule("race-for-berlin", "4.1.4a")
def test_activated_units_are_spent_for_the_turn_at_the_end_of_the_impulse() -> None:
    g = impulse("C.1", "turn = 2", 6)
    play(g, "zhukov", *MIXED)
    assert g.state.used == 0
    play(g, "zhukov", "done", "done", "done")
    assert units(g, g.state.used) == {"47-1", "8ga-1", "61-1"}
    play(g, "konev", "done")
    germans_pass(g)
    assert g.state.operation == 2
    for verb in ("move", "fight", "reserve"):
        assert offered(g, "zhukov", verb) == group(g, "soviet", "zhukov") - {"47-1", "8ga-1", "61-1"}
    with pytest.raises(IllegalAction, match=r"4\.1\.4"):
        g.play("zhukov", "move", "47-1")


@pytest.mark.rule("race-for-berlin", "4.1.5a")
@pytest.mark.parametrize(("step", "side", "nationality"), IMPULSES)
def test_any_impulse_may_be_passed(step: str, side: str, nationality: str) -> None:
    g = impulse(step, "turn = 2", 6)
    play(g, side, "done")
    assert told(g, "passed") == [{"side": side}]
    assert g.state.used == 0


@pytest.mark.rule("race-for-berlin", "4.1.5b", "4.3.1e")
def test_two_passes_end_operations_without_a_die_after_the_german_impulses() -> None:
    g = impulse("C.1", "turn = 2", 6)
    play(g, "zhukov", "done")
    play(g, "konev", "done")
    assert offered(g, "konev", "move") == group(g, "german", "konev")
    play(g, "konev", "reserve 303", "done", "done")
    assert offered(g, "zhukov", "move") == group(g, "german", "zhukov")
    play(g, "zhukov", "done")
    assert end_tests(g) == []
    assert prompt(g, "zhukov") == "free-move"
    assert g.state.operation == 1


@pytest.mark.rule("race-for-berlin", "4.1.5b", "4.3.1a")
@pytest.mark.parametrize("active", ["zhukov", "konev"])
def test_one_pass_alone_does_not(active: str) -> None:
    g = impulse("C.1", "turn = 2", 6)
    for side, unit in (("zhukov", "47-1"), ("konev", "13-1")):
        if side == active:
            idle(g, side, unit)
        else:
            play(g, side, "done")
    germans_pass(g)
    assert end_tests(g) == [6]
    assert g.state.operation == 2


@pytest.mark.rule("race-for-berlin", "4.1.5b")
def test_passes_of_two_different_phases_do_not_add_up() -> None:
    g = impulse("C.1", "turn = 2", 6, 6)
    play(g, "zhukov", "done")
    idle(g, "konev", "13-1")
    germans_pass(g)
    idle(g, "zhukov", "47-1")
    play(g, "konev", "done")
    germans_pass(g)
    assert end_tests(g) == [6, 6]
    assert g.state.operation == 3


@pytest.mark.rule("race-for-berlin", "4.1.5b")
def test_a_bombardment_is_no_pass() -> None:
    g = impulse("C.1", 'turn = 2\n[units]\nstrausberg = ["47-1", "47-2"]', 6)
    play(g, "zhukov", "bombard 47-1", "done")
    play(g, "konev", "done")
    germans_pass(g)
    assert end_tests(g) == [6]


@pytest.mark.rule("race-for-berlin", "4.1.5b")
def test_a_player_with_nobody_left_to_activate_passes() -> None:
    g = impulse("C.1", "turn = 2")
    spent = sorted(group(g, "soviet", "zhukov"))
    g = impulse("C.1", f"turn = 2\nused = {spent}", 6)
    assert g.to_act == {"konev"}
    play(g, "konev", "done")
    germans_pass(g)
    assert end_tests(g) == []


# ---- 4.3 The end test


@pytest.mark.rule("race-for-berlin", "4.3.1a", "4.3.1b", "4.3.1c", "4.1.1b")
@pytest.mark.parametrize("turn", [2, 10])
@pytest.mark.parametrize("phase", [1, 2, 3, 4, 5])
def test_a_die_up_to_the_number_of_the_phase_ends_operations(turn: int, phase: int) -> None:
    over = impulse("C.5", f"turn = {turn}\noperation = {phase}", phase)
    assert end_tests(over) == [phase]
    assert (prompt(over, "zhukov"), over.state.operation) == ("free-move", phase)
    again = impulse("C.5", f"turn = {turn}\noperation = {phase}", phase + 1)
    assert end_tests(again) == [phase + 1]
    assert (prompt(again, "zhukov"), again.state.operation) == ("designate", phase + 1)


@pytest.mark.rule("race-for-berlin", "4.3.1b")
def test_phase_six_is_the_last() -> None:
    g = impulse("C.5", "turn = 2\noperation = 6", 6)
    assert prompt(g, "zhukov") == "free-move"


@pytest.mark.rule("race-for-berlin", "4.3.1d")
@pytest.mark.parametrize(
    ("phase", "die", "ends"),
    [(1, 1, False), (2, 1, False), (3, 1, True), (3, 2, False), (6, 4, True), (6, 5, False), (8, 6, True)],
)
def test_on_turn_1_two_is_added(phase: int, die: int, ends: bool) -> None:
    g = impulse("C.5", f"turn = 1\noperation = {phase}", die)
    assert told(g, "operations-test")[-1]["modifier"] == 2
    assert prompt(g, "zhukov") == ("free-move" if ends else "designate")


@pytest.mark.rule("race-for-berlin", "4.3.1d")
def test_on_turn_2_nothing_is() -> None:
    g = impulse("C.5", "turn = 2\noperation = 2", 2)
    assert told(g, "operations-test")[-1]["modifier"] == 0
    assert prompt(g, "zhukov") == "free-move"
