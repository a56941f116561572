"""Chapter 5: the end of the turn: free moves, the end of the game, clean-up, tokens."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.table import hand, impulse
from tests.support import offered, play, prompt, told, where

GROUPS = [("zhukov", "47-1"), ("konev", "13-1"), ("konev", "303"), ("zhukov", "72")]
"""The four groups in the order of their impulses, each by one of its units."""


def rolled(g: Berlin, purpose: str) -> list[int]:
    """The dice that were rolled for something."""
    return [roll.result + 1 for roll in g.rolls if roll.purpose == purpose]


def germans_turn(g: Berlin) -> None:
    """Leave the free moves of both Soviet groups."""
    play(g, "zhukov", "done")
    play(g, "konev", "done")


# ---- 5.1 Free moves


@pytest.mark.rule("race-for-berlin", "5.1a")
def test_units_neither_activated_nor_out_of_supply_may_move() -> None:
    g = impulse("D.1", 'used = ["47-1"]\nunsupplied = ["47-2"]')
    able = offered(g, "zhukov", "unit")
    assert {"61-1", "3sha-1", "3sha-2", "8ga-1"} <= able
    assert not able & {"47-1", "47-2"}
    assert not able & {"3-1", "3-2"}  # these wait off the map


@pytest.mark.rule("race-for-berlin", "5.1a")
def test_a_free_move_is_one_zone_whatever_it_costs_and_one_a_turn() -> None:
    g = impulse("D.1", '[units]\ntorgau = ["13-1", "13-2"]\nluckau = ["3gta-1", "3gta-2"]')
    play(g, "zhukov", "done")
    play(g, "konev", "unit 13-1")
    assert offered(g, "konev", "to") == {"eilenburg", "herzberg", "riesa", "grimma", "jessen"}
    play(g, "konev", "to herzberg")  # over the river: nothing is left to pay a second zone with
    assert prompt(g, "konev") == "free-move"
    assert "13-1" not in offered(g, "konev", "unit")
    play(g, "konev", "unit 3gta-1")
    assert "golssen" in offered(g, "konev", "to")
    assert "baruth" not in offered(g, "konev", "to")  # one point away by road


@pytest.mark.rule("race-for-berlin", "5.1a")
def test_any_number_of_units_may_move_and_none_must() -> None:
    g = impulse("D.1")
    movers = ["61-1", "61-2", "1pol-1", "1pol-2", "69-1", "69-2"]
    for name in movers:
        play(g, "zhukov", f"unit {name}", "to kustrin")
    assert all(where(g, name) == "kustrin" for name in movers)
    play(g, "zhukov", "unit 33-1", "stop", "done")
    assert where(g, "33-1") == "ziebingen"
    assert g.to_act == {"konev"}


@pytest.mark.rule("race-for-berlin", "5.1a")
def test_an_army_out_of_cohesion_closes_up_or_not_as_it_likes() -> None:
    g = impulse("D.1", '[units]\ndrebkau = ["13-1"]\ntorgau = ["13-2"]')
    play(g, "zhukov", "done")
    play(g, "konev", "unit 13-1")
    assert {"calau", "spremberg"} & offered(g, "konev", "to") == {"calau"}  # Spremberg is German
    assert {"vetschau", "senftenberg"} <= offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "5.1a", "7.3.2b")
def test_a_free_move_of_a_unit_beyond_the_boundary_leads_home() -> None:
    g = impulse("D.1", '[units]\nstorkow = ["13-1", "13-2"]')
    play(g, "zhukov", "done")
    play(g, "konev", "unit 13-1")
    assert offered(g, "konev", "to") == {"halbe", "lubben"}
    assert offered(g, "konev", "stop")  # it is not obliged to: this is no activation


@pytest.mark.rule("race-for-berlin", "5.1b")
def test_no_berlin_zone_is_entered_but_one_may_be_left() -> None:
    g = impulse("D.1", '[units]\nzossen = ["13-1"]\nmariendorf = ["13-2"]\nwedding = ["11-ss"]')
    play(g, "zhukov", "done")
    play(g, "konev", "unit 13-1")
    assert offered(g, "konev", "to") == {"baruth", "halbe", "trebbin"}
    with pytest.raises(IllegalAction, match=r"5\.1"):
        g.play("konev", "to", "mariendorf")
    play(g, "konev", "stop", "unit 13-2")
    assert offered(g, "konev", "to") == {"trebbin", "zossen"}


@pytest.mark.rule("race-for-berlin", "5.1b")
def test_a_german_in_berlin_goes_out_of_it_or_stays() -> None:
    g = impulse("D.1", 'turn = 7\n[units]\nwedding = ["11-ss"]\nbernau = ["23-ss"]')
    germans_turn(g)
    play(g, "konev", "unit 11-ss")
    assert offered(g, "konev", "to") == {"bernau", "hennigsdorf", "oranienburg"}
    play(g, "konev", "stop", "unit 23-ss")
    assert not offered(g, "konev", "to") & {"wedding", "friedrichshain"}


@pytest.mark.rule("race-for-berlin", "5.1b", "7.4.2a")
def test_a_german_beside_soviets_in_berlin_has_no_free_move() -> None:
    g = impulse("D.1", 'turn = 7\n[units]\nwedding = ["11-ss", "47-1", "47-2"]')
    germans_turn(g)
    assert "11-ss" not in offered(g, "konev", "unit")


@pytest.mark.rule("race-for-berlin", "5.1c")
@pytest.mark.parametrize(
    ("turn", "die", "west"),
    [(4, 3, False), (4, 4, True), (5, 2, False), (5, 3, True), (6, 1, False), (6, 2, True)],
)
def test_germans_test_before_a_free_move_westward(turn: int, die: int, west: bool) -> None:
    g = impulse("D.1", f"turn = {turn}", die)
    germans_turn(g)
    play(g, "konev", "unit munch")  # in Letschin, of index 11
    assert rolled(g, "westward") == [die]
    east = {"oderbruch-1", "oderbruch-2", "seelow"}  # of index 11 and 12
    assert offered(g, "konev", "to") == (east | {"muncheberg", "wriezen"} if west else east)


@pytest.mark.rule("race-for-berlin", "5.1c")
def test_each_german_unit_tests_by_itself() -> None:
    g = impulse("D.1", "turn = 6", 1, 2)
    germans_turn(g)
    play(g, "konev", "unit munch", "stop", "unit 606")
    assert rolled(g, "westward") == [1, 2]
    assert "wriezen" in offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "5.1c", "event-4b")
@pytest.mark.parametrize("text", ["turn = 7", 'turn = 6\nplanned_retreat = ["konev"]'])
def test_without_a_test_where_the_restriction_is_off(text: str) -> None:
    g = impulse("D.1", text)
    germans_turn(g)
    play(g, "konev", "unit munch")
    assert rolled(g, "westward") == []
    assert "wriezen" in offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "5.1d")
def test_free_moves_are_made_in_the_order_of_the_impulses() -> None:
    g = impulse("D.1", "turn = 7")
    for n, (side, name) in enumerate(GROUPS):
        assert g.to_act == {side}
        assert name in offered(g, side, "unit")
        others = {other for m, (_, other) in enumerate(GROUPS) if m != n}
        assert not offered(g, side, "unit") & others
        play(g, side, "done")
    assert told(g, "turn")[-1]["turn"] == 8


@pytest.mark.rule("race-for-berlin", "5.1d")
def test_a_group_that_cannot_move_is_passed_over() -> None:
    zhukov = sorted(offered(impulse("D.1"), "zhukov", "unit"))
    g = impulse("D.1", f"used = {zhukov}")
    assert g.to_act == {"konev"}
    assert "13-1" in offered(g, "konev", "unit")


# ---- 5.2 The end of the game

ZONES = ["friedrichshain", "treptow", "wedding", "mariendorf", "charlottenburg", "zehlendorf"]
SOVIETS = ["47-1", "47-2", "61-1", "61-2", "13-1", "13-2"]


def in_berlin(turn: int, *levels: int, die: int, empty: str = "") -> Berlin:
    """Soviet units of both camps in all of Berlin but one zone, before the end test."""
    stacks = {zone: [unit] for zone, unit in zip(ZONES, SOVIETS, strict=True) if zone != empty}
    level = ", ".join(f"{zone} = {n}" for zone, n in zip(ZONES, levels, strict=False))
    rows = "\n".join(f"{zone} = {stack}" for zone, stack in stacks.items())
    return impulse("D.2", f"turn = {turn}\nlevel = {{ {level} }}\n[units]\n{rows}", die)


@pytest.mark.rule("race-for-berlin", "5.2a")
@pytest.mark.parametrize(("turn", "tested"), [(6, False), (7, True), (8, True), (9, True)])
def test_the_end_is_tested_on_turns_7_to_9(turn: int, tested: bool) -> None:
    g = in_berlin(turn, die=6)
    assert rolled(g, "end") == ([6] if tested else [])
    assert not g.over
    assert g.state.turn == turn + 1


@pytest.mark.rule("race-for-berlin", "5.2a")
@pytest.mark.parametrize("empty", ZONES)
def test_and_only_with_soviets_in_every_zone_of_berlin(empty: str) -> None:
    g = in_berlin(8, die=6, empty=empty)
    assert rolled(g, "end") == []
    assert not g.over


@pytest.mark.rule("race-for-berlin", "5.2b", "5.2c")
@pytest.mark.parametrize(
    ("levels", "modifier"),
    [((1, 1, 1, 1, 1, 1), 0), ((2, 0, 0, 0, 0, 0), 1), ((3, 5), 4), ((2, 2, 2, 3, 0, 1), 5)],
)
def test_a_zone_at_level_2_adds_1_and_above_it_2(levels: tuple[int, ...], modifier: int) -> None:
    g = in_berlin(8, *levels, die=3)
    assert told(g, "end-test")[0]["modifier"] == modifier
    assert not g.over  # at most 8


@pytest.mark.rule("race-for-berlin", "5.2c")
@pytest.mark.parametrize("turn", [7, 9])
def test_more_than_8_ends_the_game_and_8_does_not(turn: int) -> None:
    goes_on = in_berlin(turn, 2, 2, 2, 3, 0, 1, die=3)
    assert (goes_on.over, goes_on.state.turn) == (False, turn + 1)
    over = in_berlin(turn, 2, 2, 2, 3, 0, 1, die=4)
    assert (over.over, over.state.ended, over.state.turn) == (True, "end-roll", turn)
    assert told(over, "game-over")
    assert over.to_act == set()


@pytest.mark.rule("race-for-berlin", "5.2d", "10-a")
def test_turn_10_is_the_last_without_a_roll() -> None:
    g = impulse("D.2", "turn = 10\nvp = { zhukov = 3, konev = 5 }")
    assert g.over
    assert rolled(g, "end") == []
    assert g.winners == ["konev"]


# ---- 5.3 to 5.6 Clean-up

QUIET = """
turn = 2
stopped = true
[units]
removed = ["3-1", "3-2", "28-1", "28-2", "31-1", "11-ss", "23-ss", "18-pzgre", "1-falsch"]
"""
"""Nothing happens in A.1 and A.2 of the next turn, so that play goes on to the draw of events."""

TOKENS = hand(zhukov=10, konev=8)


def after(g: Berlin, *answers: tuple[str, str]) -> Berlin:
    """What becomes of a game when its players answer in this order."""
    twin = g.copy()
    for side, answer in answers:
        play(twin, side, answer)
    return twin


@pytest.mark.rule("race-for-berlin", "5.3a", "5.4a", "3.2.3b")
def test_units_are_upright_again_and_support_is_lost() -> None:
    g = impulse("D.3", f'{TOKENS}used = ["47-1", "72"]\nsupport = {{ zhukov = 3, konev = 1 }}')
    assert prompt(g, "zhukov") == "keep-token"
    assert g.state.used == 0
    assert g.state.support == [0, 0]


@pytest.mark.rule("race-for-berlin", "5.3a")
def test_a_unit_of_last_turn_can_be_activated_in_the_next() -> None:
    g = impulse("D.3", f'used = ["47-1"]\n{QUIET}')
    play(g, "zhukov", "done")  # B.2
    play(g, "konev", "done")
    play(g, "konev", "decline")  # C.1: the bridges
    assert "47-1" in offered(g, "zhukov", "move")


@pytest.mark.rule("race-for-berlin", "5.6a")
def test_the_turn_marker_advances() -> None:
    g = impulse("D.3", "turn = 4")
    assert g.state.turn == 5
    assert [note["turn"] for note in told(g, "turn")] == [5]


ONE_TOKEN = hand(konev=8) + QUIET


@pytest.mark.rule("race-for-berlin", "5.5a", "2.4.2a")
def test_a_kept_token_stays_in_hand_and_no_other_is_drawn() -> None:
    g = impulse("D.3", ONE_TOKEN)
    assert g.to_act == {"konev"}  # who holds no token is not asked
    play(g, "konev", "keep")
    assert told(g, "event-discarded") == []
    assert [note["side"] for note in told(g, "event-drawn")] == ["zhukov"]
    assert g.state.token[1] == 8


@pytest.mark.rule("race-for-berlin", "5.5a", "2.4.4a")
def test_a_discarded_token_is_shown_and_goes_back_to_the_cup() -> None:
    g = impulse("D.3", ONE_TOKEN)
    play(g, "konev", "discard")
    for side in ("zhukov", "konev"):
        shown = [note.facts for note in g.view(side).notes if note.kind == "event-discarded"]
        assert shown == [{"side": "konev", "token": 8}]
    assert [note["side"] for note in told(g, "event-drawn")] == ["konev", "zhukov"]
    assert 8 in (*g.state.cup, *g.state.token)


@pytest.mark.rule("race-for-berlin", "5.5b")
def test_heinrici_is_never_discarded() -> None:
    g = impulse("D.3", QUIET)
    assert told(g, "event-discarded") == []
    assert prompt(g, "konev") != "keep-token"
    assert g.state.heinrici == 1
    both = impulse("D.3", TOKENS)
    play(both, "konev", "discard")
    play(both, "zhukov", "discard")
    assert (both.state.heinrici, 1 in both.state.cup, 1 in both.state.out) == (1, False, False)


ANSWERS = [(z, k) for z in ("keep", "discard") for k in ("keep", "discard")]


@pytest.mark.rule("race-for-berlin", "5.5a")
@pytest.mark.parametrize(("zhukov", "konev"), ANSWERS)
def test_both_answer_at_once_in_either_order(zhukov: str, konev: str) -> None:
    g = impulse("D.3", TOKENS)
    assert g.to_act == {"zhukov", "konev"}
    one = after(g, ("zhukov", zhukov), ("konev", konev))
    other = after(g, ("konev", konev), ("zhukov", zhukov))
    assert one.state.digest() == other.state.digest()
    gone = {10} if zhukov == "discard" else set()
    gone |= {8} if konev == "discard" else set()
    assert {note["token"] for note in told(one, "event-discarded")} == gone
    assert {note["token"] for note in told(other, "event-discarded")} == gone


@pytest.mark.rule("race-for-berlin", "5.5a", "2.4.2c")
@pytest.mark.parametrize(("first", "second"), [("zhukov", "konev"), ("konev", "zhukov")])
def test_neither_sees_the_others_answer_before_giving_his(first: str, second: str) -> None:
    g = impulse("D.3", TOKENS)
    kept, discarded = after(g, (first, "keep")), after(g, (first, "discard"))
    assert kept.view(second) == discarded.view(second)
    assert kept.to_act == {second}
    assert set(kept.decision(second).verbs) == {"keep", "discard"}  # type: ignore[union-attr]
    with pytest.raises(IllegalAction):
        kept.play(first, "discard")


@pytest.mark.rule("race-for-berlin", "5.5a")
def test_a_dead_token_may_still_be_discarded() -> None:
    g = impulse("D.3", "turn = 7\nstopped = true\n" + hand(konev=3, zhukov=4))
    play(g, "konev", "discard")
    play(g, "zhukov", "discard")
    assert g.state.out == (3, 4)


def test_what_lasts_for_the_turn_lapses() -> None:
    g = impulse("D.3", f'{TOKENS}planned_retreat = ["konev"]\nspeer = true')
    assert (g.state.planned_retreat, g.state.speer) == (0, False)
