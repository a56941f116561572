"""2.1: reinforcements: who rolls, who comes, where."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from tests.games.race_for_berlin.battle import field
from tests.games.race_for_berlin.table import ORDINARY, TWELFTH, rolled, unit
from tests.support import offered, play, prompt, told, units, where

NORTH = {"wittstock": "8ga-1", "templin": "8ga-2", "prenzlau": "5sha-1"}
WEST = {"jerichow": "8ga-1", "genthin": "3ga-1", "zerbst": "3ga-2"}
"""Soviet units on all supply zones of an edge."""


def waiting(names: str, turn: int, *dice: int, held: dict[str, str] | None = None, head: str = "") -> Berlin:
    """The start of a turn with only these units still to come, and others on the map as told."""
    held = held or {}
    named = {*names.split(), *" ".join(held.values()).split()}
    gone = " ".join(name for name in f"{ORDINARY} {TWELFTH}".split() if name not in named)
    places = {**held, "waiting": names, "removed": gone}
    return field("A.1", places, *dice, head=f"turn = {turn}\n{head}")


def settle(g: Berlin) -> None:
    """Answer all questions of phase A by the first zone in the alphabet."""
    while not prompt(g, "zhukov").startswith("replacement"):
        (side,) = g.to_act
        decision = g.decision(side)
        assert decision is not None
        verb = min(decision.verbs)
        play(g, side, f"{verb} {min(decision.verbs[verb].targets)}")


# ---- 2.1.1 the roll


@pytest.mark.rule("race-for-berlin", "2.1.1a", "2.1.1b")
@pytest.mark.parametrize("turn", [1, 3])
def test_each_army_and_each_division_rolls_once(turn: int) -> None:
    g = waiting(ORDINARY, turn)
    settle(g)
    assert [set(note["units"]) for note in told(g, "reinforcement")] == [
        {"3-1", "3-2"},
        {"28-1", "28-2"},
        {"31-1"},
        {"11-ss"},
        {"23-ss"},
        {"18-pzgre"},
        {"1-falsch"},
    ]
    assert len(rolled(g, "reinforcement")) == 7


@pytest.mark.rule("race-for-berlin", "2.1.1a")
def test_who_is_on_the_map_or_lost_does_not_roll() -> None:
    g = waiting("", 2, held={"joachimsthal": "11-ss"})
    settle(g)
    assert rolled(g, "reinforcement") == []


@pytest.mark.rule("race-for-berlin", "2.1.1c")
@pytest.mark.parametrize(
    ("turn", "lowest"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1), (7, 1), (10, 1)]
)
def test_die_and_turn_must_be_more_than_6(turn: int, lowest: int) -> None:
    assert prompt(waiting("31-1", turn, lowest), "konev") == "arrival"
    if lowest > 1:
        g = waiting("31-1", turn, lowest - 1)
        assert where(g, "31-1") == "waiting"
        assert told(g, "reinforcement")[-1]["came"] == 0


@pytest.mark.rule("race-for-berlin", "2.1.1b")
@pytest.mark.parametrize(("die", "place"), [(3, "waiting"), (4, "reppen")])
def test_an_army_comes_whole_or_not_at_all(die: int, place: str) -> None:
    g = waiting("3-1 3-2", 3, die)
    if die == 4:
        play(g, "zhukov", "to reppen")
    assert where(g, "3-1") == where(g, "3-2") == place


@pytest.mark.rule("race-for-berlin", "2.1.1a")
def test_who_failed_rolls_again_next_turn() -> None:
    g = waiting("31-1", 1, 5)
    while g.state.turn == 1:
        (side,) = sorted(g.to_act)[:1]
        decision = g.decision(side)
        assert decision is not None
        play(g, side, next(verb for verb in ("done", "decline", "keep") if verb in decision.verbs))
    assert [note["turn"] for note in told(g, "reinforcement")] == [1, 2]


@pytest.mark.rule("race-for-berlin", "2.1.1d")
def test_who_comes_can_be_activated_this_turn() -> None:
    g = waiting("3-1 3-2", 6)
    play(g, "zhukov", "to kustrin")
    settle(g)
    play(g, "zhukov", "done")
    play(g, "konev", "done")
    if prompt(g, "konev") == "bridges-window":
        play(g, "konev", "decline")
    assert prompt(g, "zhukov") == "designate"
    assert {"3-1", "3-2"} <= offered(g, "zhukov", "move") & offered(g, "zhukov", "fight")
    assert not g.state.unsupplied >> unit(g, "3-1") & 1


@pytest.mark.rule("race-for-berlin", "2.1.1e")
@pytest.mark.parametrize("turn", [1, 10])
def test_the_twelfth_army_never_makes_this_roll(turn: int) -> None:
    g = waiting(TWELFTH, turn)
    assert rolled(g, "reinforcement") == []
    assert units(g, g.state.at[g.facts.WAITING]) == set(TWELFTH.split())


# ---- 2.1.2 the Twelfth Army


@pytest.mark.rule("race-for-berlin", "2.1.2a", "2.1.2b")
@pytest.mark.parametrize(
    ("turn", "lowest"), [(1, 0), (2, 0), (3, 0), (4, 5), (5, 4), (6, 3), (7, 2), (8, 1), (9, 1)]
)
def test_from_turn_4_one_die_for_all_of_it(turn: int, lowest: int) -> None:
    """Die and turn must be more than 8."""
    if not lowest:
        assert rolled(waiting(TWELFTH, turn), "twelfth-army") == []
        return
    g = waiting(TWELFTH, turn, lowest)
    assert rolled(g, "twelfth-army") == [lowest]
    assert g.state.twelfth == turn + 1
    if lowest > 1:
        g = waiting(TWELFTH, turn, lowest - 1)
        assert rolled(g, "twelfth-army") == [lowest - 1]
        assert g.state.twelfth == 0


@pytest.mark.rule("race-for-berlin", "2.1.2c")
def test_none_of_it_comes_on_the_turn_of_the_success() -> None:
    g = waiting(TWELFTH, 4, 6)
    assert units(g, g.state.at[g.facts.WAITING]) == set(TWELFTH.split())
    g = waiting("clause", 4, head="twelfth = 5")
    assert prompt(g, "zhukov") == "replacements", "nobody arrives, and nobody rolls again"
    assert rolled(g, "twelfth-army") == []


@pytest.mark.rule("race-for-berlin", "2.1.2a", "2.1.2c", "2.1.2d")
def test_afterwards_two_come_each_turn_and_nobody_rolls() -> None:
    left = set(TWELFTH.split())
    for turn in range(5, 10):
        g = waiting(" ".join(sorted(left)), turn, head="twelfth = 5")
        settle(g)
        assert len(told(g, "arrived")) == 2
        assert not told(g, "twelfth-army")
        came = {name for note in told(g, "arrived") for name in note["units"]}
        assert came <= left
        left -= came
    assert not left
    assert not told(waiting("", 10, head="twelfth = 5"), "arrived")


@pytest.mark.rule("race-for-berlin", "2.1.2d")
def test_the_last_one_comes_alone() -> None:
    g = waiting("clause", 9, head="twelfth = 5")
    play(g, "zhukov", "to genthin")
    assert where(g, "clause") == "genthin"


@pytest.mark.rule("race-for-berlin", "2.1.2d")
def test_which_two_is_left_to_chance() -> None:
    pairs = set()
    for die in range(1, 7):
        g = waiting("clause hamburg v-hake 199", 6, die, head="twelfth = 5")
        settle(g)
        pairs.add(frozenset(name for note in told(g, "arrived") for name in note["units"]))
    assert len(pairs) > 1


@pytest.mark.rule("race-for-berlin", "2.1.2e")
def test_its_owner_chooses_among_the_open_supply_zones_of_the_west_edge() -> None:
    g = waiting("clause hamburg", 6, head="twelfth = 5")
    assert g.to_act == {"zhukov"}
    assert offered(g, "zhukov", "to") == {"jerichow", "genthin", "zerbst"}
    held = {"jerichow": "8ga-1", "genthin": "t-korner scharn", "zerbst": "199"}
    g = waiting("clause hamburg", 6, held=held, head="twelfth = 5")
    assert offered(g, "zhukov", "to") == {"genthin", "zerbst"}
    play(g, "zhukov", "to genthin")
    assert {where(g, "clause"), where(g, "hamburg")} == {"genthin", "zerbst"}, "Genthin is full"


@pytest.mark.rule("race-for-berlin", "2.1.2e", "2.1.3b")
def test_with_the_west_edge_shut_it_enters_at_the_nearest_other_supply_zone() -> None:
    assert where(waiting("clause", 6, held=WEST, head="twelfth = 5"), "clause") == "wittstock"


@pytest.mark.rule("race-for-berlin", "2.1.2d")
def test_with_every_edge_shut_it_waits_for_another_draw() -> None:
    shut = {
        **WEST,
        "wittstock": "8ga-2",
        "templin": "5sha-1",
        "prenzlau": "5sha-2",
        "freiberg": "5ga-1",
        "pirna": "5ga-2",
        "zittau": "13-1",
    }
    g = waiting("clause", 6, held=shut, head="twelfth = 5")
    assert where(g, "clause") == "waiting"
    assert not g.state.delayed


# ---- 2.1.3 where


@pytest.mark.rule("race-for-berlin", "2.1.3a")
def test_a_reinforcement_is_placed_in_its_zone_of_arrival() -> None:
    held = {"joachimsthal": "303 156"}  # friends do not close it
    assert where(waiting("11-ss", 6, held=held), "11-ss") == "joachimsthal"
    g = waiting("1-falsch", 6, held={"zittau": "13-1"})
    assert offered(g, "zhukov", "to") == {"pirna", "freiberg", "grimma", "leipzig"}


@pytest.mark.rule("race-for-berlin", "2.1.3b")
@pytest.mark.parametrize(
    ("held", "zones"),
    [
        ({}, {"templin", "prenzlau"}),
        ({"templin": "8ga-2"}, {"prenzlau"}),
        ({"templin": "8ga-2", "prenzlau": "303 156 541"}, {"wittstock"}),
    ],
    ids=["its owner breaks the tie", "held by the enemy", "full"],
)
def test_if_the_enemy_holds_it_the_nearest_supply_zone_of_the_edge_serves(
    held: dict[str, str], zones: set[str]
) -> None:
    g = waiting("11-ss", 6, held={"joachimsthal": "8ga-1", **held})
    if len(zones) > 1:
        assert offered(g, "konev", "to") == zones
    else:
        assert {where(g, "11-ss")} == zones


@pytest.mark.rule("race-for-berlin", "2.1.3b", "2.2.3a")
@pytest.mark.parametrize("shut", ['american = ["joachimsthal"]', ""], ids=["American", "full"])
def test_nor_does_it_arrive_where_it_may_not_stand(shut: str) -> None:
    held = {} if shut else {"joachimsthal": "303 156 541"}
    g = waiting("11-ss", 6, held=held, head=shut)
    assert offered(g, "konev", "to") == {"templin", "prenzlau"}


@pytest.mark.rule("race-for-berlin", "2.1.3b")
def test_for_the_divisions_of_the_north_no_other_edge_counts() -> None:
    """They wait, and enter without a new roll as soon as a zone is open."""
    g = waiting("11-ss", 6, held={"joachimsthal": "5sha-2", **NORTH})
    assert where(g, "11-ss") == "waiting"
    assert len(told(g, "no-way-in")) == 1
    g = waiting("11-ss", 1, held={"joachimsthal": "5sha-2", "templin": "8ga-2"}, head='delayed = ["11-ss"]')
    assert where(g, "11-ss") == "prenzlau"
    assert rolled(g, "reinforcement") == []
    assert not g.state.delayed


@pytest.mark.rule("race-for-berlin", "2.1.3b")
def test_the_parachutists_enter_at_the_nearest_supply_zone_if_the_south_edge_is_shut() -> None:
    """From Leipzig it is three zones to Zerbst; no other supply zone is as near."""
    south = {"zittau": "13-1", "pirna": "13-2", "freiberg": "5ga-1", "grimma": "5ga-2", "leipzig": "3ga-1"}
    assert where(waiting("1-falsch", 6, held=south), "1-falsch") == "zerbst"


@pytest.mark.rule("race-for-berlin", "2.1.3a")
def test_a_soviet_army_does_not_join_the_other_marshal_s() -> None:
    """Nor does it come where one of his units took shelter (7.3.3)."""
    g = waiting("3-1 3-2", 6, held={"ziebingen": "33-1 13-1"}, head='guests = ["13-1"]')
    assert offered(g, "zhukov", "to") == {"kustrin", "goritz", "reppen", "barwalde"}
