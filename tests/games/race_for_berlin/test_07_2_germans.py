"""7.2: German movement: the Oder-Neisse, the westward test."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.battle import attack, field
from tests.games.race_for_berlin.marching import ends, go, halves, marching
from tests.support import offered, play, prompt, told, units, where


def westward_dice(g: Berlin) -> list[int]:
    """The dice of westward tests so far."""
    return [roll.result + 1 for roll in g.rolls if roll.purpose == "westward"]


@pytest.mark.rule("race-for-berlin", "7.2.1a")
@pytest.mark.parametrize(
    ("origin", "near", "across"),
    [
        ("lebus", {"frankfurt", "seelow", "oder-bridgehead"}, {"goritz"}),
        ("oder-bridgehead", {"lebus", "oderbruch-2"}, {"kustrin", "goritz"}),
        ("muskau", {"rietschen", "forst"}, {"triebel", "priebus"}),
    ],
)
def test_germans_do_not_cross_the_oder_neisse(origin: str, near: set[str], across: set[str]) -> None:
    """Even where nobody holds the other bank; the bridgehead is on this one."""
    g = marching("C.3", {origin: "kurmark"}, "kurmark", head="turn = 7")
    assert near <= ends(g)
    assert not across & ends(g)
    with pytest.raises(IllegalAction) as refused:
        go(g, min(across))
    assert refused.value.rule == "7.2.1"


@pytest.mark.rule("race-for-berlin", "7.2.1a")
def test_germans_do_not_attack_across_the_oder_neisse() -> None:
    """The advance would be compulsory. The bridgehead can be attacked."""
    g = field("C.3", {"lebus": "kurmark 712", "goritz": "47-1", "oder-bridgehead": "61-1", "seelow": "303"})
    play(g, "konev", "fight kurmark", "fight 303", "done")
    assert offered(g, "konev", "attack") == {"oder-bridgehead"}


@pytest.mark.rule("race-for-berlin", "7.2.1a")
def test_germans_do_not_retreat_across_the_oder_neisse() -> None:
    """Goritz and Reppen are empty, but behind the Oder: there is no way out of Frankfurt."""
    ring = {"lebus": "1gta-1 1gta-2", "falkenhagen": "8ga-1 8ga-2", "beeskow": "61-1", "furstenberg": "61-2"}
    g = field("C.1", {"frankfurt": "286", **ring}, 5)
    attack(g, "frankfurt", "61-2")
    assert told(g, "combat")[-1]["result"] == "R"
    assert where(g, "286") == "frankfurt"
    assert units(g, g.state.reduced) == {"286"}


@pytest.mark.rule("race-for-berlin", "7.2.2c", "8.4.3a", "4.2.3c")
def test_a_follower_is_held_to_the_index_of_the_zone_it_followed_into() -> None:
    """From Letschin into Muncheberg without a test; the reserve move then begins there."""
    there = {"letschin": "munch 303", "muncheberg": "61-1"}
    g = field("C.3", there, 6, 1, head='turn = 4\nreduced = ["61-1"]')
    attack(g, "muncheberg", "munch", reserve="303")
    while prompt(g, "konev") != "reserve-unit":
        (side,) = g.to_act
        action = next(iter(g.legal_actions()))
        if prompt(g, side) == "advance" and "303" in offered(g, side, "advance"):
            play(g, side, "advance 303")
        else:
            g.play(side, action.verb, action.target)
    play(g, "konev", "unit 303")
    assert "protzel" in offered(g, "konev", "to")  # of index 10, as Muncheberg
    assert not {"strausberg", "furstenwalde"} & offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "7.2.2a")
def test_the_test_is_rolled_before_the_destination_is_chosen() -> None:
    g = field("C.3", {"werneuchen": "kurmark"}, 6, head="turn = 4")
    play(g, "konev", "move kurmark", "done")
    assert westward_dice(g) == []
    play(g, "konev", "unit kurmark")
    assert westward_dice(g) == [6]
    assert prompt(g, "konev") == "move"
    go(g, "bernau", "eberswalde")
    assert westward_dice(g) == [6]  # one test for the whole move


@pytest.mark.rule("race-for-berlin", "7.2.2a")
def test_each_german_unit_rolls_for_itself() -> None:
    g = field("C.3", {"werneuchen": "kurmark 606"}, 6, 1, head="turn = 4")
    play(g, "konev", "move kurmark", "move 606", "done", "unit kurmark", "to bernau", "stop", "unit 606")
    assert westward_dice(g) == [6, 1]
    assert where(g, "kurmark") == "bernau"
    assert "bernau" not in ends(g)


@pytest.mark.rule("race-for-berlin", "7.2.2a", "7.2.2c")
def test_a_reserve_move_is_tested_too() -> None:
    g = marching("C.3", {"werneuchen": "kurmark"}, "kurmark", 3, head="turn = 4", mode="reserve")
    assert westward_dice(g) == [3]
    assert "protzel" in ends(g)
    assert "bernau" not in ends(g)


@pytest.mark.rule("race-for-berlin", "7.2.2a", "7.2.2c", "5.1c")
def test_an_end_of_turn_move_is_tested_too() -> None:
    g = field("D.1", {"werneuchen": "kurmark"}, 3, head="turn = 4")
    play(g, "zhukov", "done")
    play(g, "konev", "done", "unit kurmark")
    assert westward_dice(g) == [3]
    assert ends(g) == {"protzel", "strausberg"}


@pytest.mark.rule("race-for-berlin", "7.2.2a")
def test_soviet_units_are_never_tested() -> None:
    g = marching("C.1", {"werneuchen": "1gta-1"}, "1gta-1")
    assert westward_dice(g) == []
    assert "bernau" in ends(g)


@pytest.mark.rule("race-for-berlin", "7.2.2a")
def test_an_advance_after_combat_is_not_tested() -> None:
    """It leads west here, from index 10 to 9."""
    g = field("C.3", {"protzel": "kurmark", "werneuchen": "61-1"}, 6, head='turn = 1\nreduced = ["61-1"]')
    attack(g, "werneuchen", "kurmark")
    assert where(g, "kurmark") == "werneuchen"
    assert westward_dice(g) == []


@pytest.mark.rule("race-for-berlin", "7.2.2b")
@pytest.mark.parametrize(
    ("turn", "needed"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 3), (6, 2)], ids=lambda value: str(value)
)
@pytest.mark.parametrize("passes", [True, False], ids=["passed", "failed"])
def test_the_die_that_lets_a_german_unit_go_west(turn: int, needed: int, passes: bool) -> None:
    die = needed if passes else needed - 1
    g = marching("C.3", {"werneuchen": "kurmark"}, "kurmark", die, head=f"turn = {turn}")
    assert told(g, "westward")[-1]["passed"] == int(passes)
    assert ("bernau" in ends(g)) is passes
    assert "protzel" in ends(g)


@pytest.mark.rule("race-for-berlin", "7.2.2c")
def test_after_a_failed_test_equal_and_higher_indexes_stay_open() -> None:
    """Werneuchen is 9, as Strausberg, Erkner and Freienwalde; Protzel is 10; Bernau, Eberswalde are 8."""
    g = marching("C.3", {"werneuchen": "25-pzgre"}, "25-pzgre", 3, head="turn = 4")
    assert {"strausberg", "erkner", "freienwalde", "protzel", "muncheberg", "seelow"} <= ends(g)
    assert not {"bernau", "eberswalde", "friedrichshain", "treptow"} & ends(g)
    with pytest.raises(IllegalAction) as refused:
        go(g, "bernau")
    assert refused.value.rule == "7.2.2"


@pytest.mark.rule("race-for-berlin", "7.2.2c")
def test_the_index_that_counts_is_that_of_the_zone_where_the_move_began() -> None:
    g = marching("C.3", {"werneuchen": "25-pzgre"}, "25-pzgre", 3, head="turn = 4")
    go(g, "protzel")  # 10: back to 9 is still open, 8 is still closed
    assert {"werneuchen", "strausberg", "freienwalde"} <= ends(g)
    go(g, "werneuchen")
    assert ends(g) == {"protzel", "strausberg"}


@pytest.mark.rule("race-for-berlin", "7.2.2c")
@pytest.mark.parametrize(("die", "left"), [(3, 0), (4, 2)], ids=["over the river", "by Eberswalde"])
def test_after_a_failed_test_lower_zones_are_closed_to_passage(die: int, left: int) -> None:
    """From Freienwalde (9) to Angermunde (9) the road leads through Eberswalde (8)."""
    g = marching("C.3", {"freienwalde": "606"}, "606", die, head="turn = 4")
    go(g, "angermunde")
    assert where(g, "606") == "angermunde"
    assert (halves(g) if prompt(g, "konev") == "move" else 0) == left


@pytest.mark.rule("race-for-berlin", "7.2.2d")
@pytest.mark.parametrize(("turn", "rolls"), [(6, [1]), (7, []), (10, [])])
def test_from_turn_7_on_there_is_no_test(turn: int, rolls: list[int]) -> None:
    g = marching("C.3", {"werneuchen": "kurmark"}, "kurmark", 1, head=f"turn = {turn}")
    assert westward_dice(g) == rolls
    assert ("bernau" in ends(g)) is not bool(rolls)
