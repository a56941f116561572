"""Losses (8.2): what a result costs, who takes the steps, how two players' Germans share them."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from tests.games.race_for_berlin.battle import attack, field
from tests.support import offered, play, prompt, told, units, where

LETSCHIN = {"seelow": "8ga-1 8ga-2"}
"""A whole army of 40 next to a plain zone: the die gets +1."""

LEBUS = {"lebus": "5-jager 169 20-pzgre"}
"""42 in difficult terrain, behind the Oder and the line: the die of an attack from Göritz gets -1."""


def struck(g: Berlin) -> tuple[set[str], set[str]]:
    """The units on the map that are reduced, and those destroyed in this fight."""
    return units(g, g.on_map(g.state.reduced)), {str(facts["unit"]) for facts in told(g, "destroyed")}


@pytest.mark.rule("race-for-berlin", "8.2.1a", "8.2.1b")
@pytest.mark.parametrize(
    ("die", "result", "reduced", "destroyed"),
    [
        (2, "A2D1", {"69-1", "munch"}, {"47-1"}),
        (3, "A1D1", {"47-1", "69-1", "munch"}, set()),
        (6, "D1R", {"47-1", "munch"}, set()),
        (5, "R", {"47-1"}, set()),
    ],
)
def test_each_side_takes_the_steps_of_its_letter(
    die: int, result: str, reduced: set[str], destroyed: set[str]
) -> None:
    """47-1 is reduced when it attacks: a step destroys it, and flips the full 69-1."""
    battle = {"seelow": "47-1 69-1", "letschin": "munch 5-jager"}  # 21 against 15: 1:1
    g = field("C.1", battle, die, head='reduced = ["47-1"]')
    attack(g, "letschin", "47-1", "69-1")
    assert told(g, "combat")[-1]["result"] == result
    if "A1" in result:
        play(g, "zhukov", "lose 69-1")
    if "D1" in result:
        play(g, "konev", "lose munch")
    assert struck(g) == (reduced, destroyed)


@pytest.mark.rule("race-for-berlin", "8.2.1b")
def test_a_step_destroys_a_reduced_unit() -> None:
    g = field("C.1", LETSCHIN | {"letschin": "5-jager munch"}, 5, head='reduced = ["munch"]')
    attack(g, "letschin", "8ga-1", "8ga-2")  # 40 against 12 is 3:1; 5 + 1: D3R
    assert where(g, "munch") == "destroyed"
    assert where(g, "5-jager") == "destroyed", "one step reduced it, the next destroyed it"


@pytest.mark.rule("race-for-berlin", "8.2.2a")
def test_one_step_each_before_a_second() -> None:
    """D2 on two full divisions flips both, and asks nobody."""
    g = field("C.1", LETSCHIN | {"letschin": "5-jager 606"}, 4)
    attack(g, "letschin", "8ga-1", "8ga-2")
    assert told(g, "combat")[-1]["result"] == "D2R"
    assert prompt(g, "konev") == "retreat-unit"
    assert struck(g) == ({"5-jager", "606"}, set())


@pytest.mark.rule("race-for-berlin", "8.2.2a")
def test_three_steps_on_three_divisions_destroy_none() -> None:
    g = field("C.1", LETSCHIN | {"letschin": "606 391 raegener"}, 5)
    attack(g, "letschin", "8ga-1", "8ga-2")
    assert told(g, "combat")[-1]["result"] == "D3R"
    assert struck(g) == ({"606", "391", "raegener"}, set())


@pytest.mark.rule("race-for-berlin", "8.2.2a")
def test_the_owner_picks_who_takes_the_second_step() -> None:
    """D3 on two full divisions: both are reduced, and one of them destroyed."""
    g = field("C.1", LETSCHIN | {"letschin": "5-jager 606"}, 5)
    attack(g, "letschin", "8ga-1", "8ga-2")
    assert told(g, "combat")[-1]["result"] == "D3R"
    assert offered(g, "konev", "lose") == {"5-jager", "606"}
    play(g, "konev", "lose 606")
    assert struck(g) == ({"5-jager"}, {"606"})


@pytest.mark.rule("race-for-berlin", "8.2.2a")
@pytest.mark.parametrize(
    ("picked", "reduced", "destroyed"),
    [("munch", set(), {"munch"}), ("5-jager", {"munch", "5-jager"}, set())],
)
def test_steps_are_counted_in_this_fight(picked: str, reduced: set[str], destroyed: set[str]) -> None:
    """D1 on a full and a reduced division: either may take it, the reduced one dying of it (R25)."""
    g = field("C.1", LETSCHIN | {"letschin": "5-jager munch"}, 3, head='reduced = ["munch"]')
    attack(g, "letschin", "8ga-1", "8ga-2")
    assert told(g, "combat")[-1]["result"] == "D1R"
    assert offered(g, "konev", "lose") == {"5-jager", "munch"}
    play(g, "konev", f"lose {picked}")
    assert struck(g) == (reduced, destroyed)


@pytest.mark.rule("race-for-berlin", "8.2.2a", "8.2.1b")
def test_two_steps_on_a_full_and_a_reduced_division_hit_both() -> None:
    g = field("C.1", LETSCHIN | {"letschin": "5-jager munch"}, 4, head='reduced = ["munch"]')
    attack(g, "letschin", "8ga-1", "8ga-2")
    assert told(g, "combat")[-1]["result"] == "D2R"
    assert struck(g) == ({"5-jager"}, {"munch"})


@pytest.mark.rule("race-for-berlin", "8.2.2a")
def test_attackers_too_take_one_step_each_first() -> None:
    """A3 on four attackers: three different ones, of their owner's choice."""
    four = ("61-1", "1pol-1", "69-1", "33-1")
    g = field("C.1", LEBUS | {"goritz": " ".join(four)}, 1, head=f"unsupplied = {list(four)}")
    attack(g, "lebus", *four)
    assert told(g, "combat")[-1]["result"] == "A3"
    assert offered(g, "zhukov", "lose") == set(four)
    play(g, "zhukov", "lose 69-1")
    assert offered(g, "zhukov", "lose") == {"61-1", "1pol-1", "33-1"}
    play(g, "zhukov", "lose 61-1", "lose 33-1")
    assert struck(g) == ({"69-1", "61-1", "33-1"}, set())


@pytest.mark.rule("race-for-berlin", "8.2.2a", "8.2.2c")
def test_steps_beyond_the_last_unit_are_ignored() -> None:
    g = field("C.1", LEBUS | {"goritz": "1pol-1"}, 1)
    attack(g, "lebus", "1pol-1")
    assert told(g, "combat")[-1]["result"] == "A3"
    assert struck(g) == (set(), {"1pol-1"})
    assert prompt(g, "konev") == "designate", "the impulse is over"


@pytest.mark.rule("race-for-berlin", "8.2.2b", "8.2.2a")
@pytest.mark.parametrize(
    ("die", "result", "reduced", "destroyed"),
    [
        (2, "D1R", {"606"}, set()),
        (3, "D2R", {"606", "545"}, set()),
        (5, "D3R", {"545"}, {"606"}),
    ],
)
def test_the_germans_of_two_players_take_steps_in_turn(
    die: int, result: str, reduced: set[str], destroyed: set[str]
) -> None:
    """Zhukov attacks: Konev's Germans are first, whatever is left untouched of Zhukov's."""
    g = field("C.1", LETSCHIN | {"letschin": "606 615 545"}, die)  # 606 is Konev's
    attack(g, "letschin", "8ga-1", "8ga-2")
    assert told(g, "combat")[-1]["result"] == result
    assert not offered(g, "konev", "lose")
    if result != "D1R":
        assert offered(g, "zhukov", "lose") == {"615", "545"}
        play(g, "zhukov", "lose 545")
    assert struck(g) == (reduced, destroyed)


@pytest.mark.rule("race-for-berlin", "8.2.2b")
def test_the_camp_that_does_not_attack_is_first_when_konev_attacks() -> None:
    g = field("C.2", {"forst": "3gta-1 3gta-2", "peitz": "606 391 615"}, 3)
    attack(g, "peitz", "3gta-1", "3gta-2")
    assert told(g, "combat")[-1]["result"] == "D3R"
    assert struck(g) == ({"615"}, set())
    assert offered(g, "konev", "lose") == {"606", "391"}
    play(g, "konev", "lose 606")
    assert struck(g) == ({"606"}, {"615"})


@pytest.mark.rule("race-for-berlin", "8.2.2c", "8.2.2b")
def test_a_camp_that_has_lost_all_drops_out() -> None:
    """Konev's only division, reduced, dies of the first step: Zhukov's take the second and the third."""
    g = field("C.1", LETSCHIN | {"letschin": "606 615 545"}, 5, head='reduced = ["606"]')
    attack(g, "letschin", "8ga-1", "8ga-2")
    assert told(g, "combat")[-1]["result"] == "D3R"
    assert struck(g) == ({"615", "545"}, {"606"})


@pytest.mark.rule("race-for-berlin", "8.2.1a")
def test_the_defender_suffers_even_from_an_attack_that_died() -> None:
    """A and D fall at once, and the retreat follows (R26)."""
    g = field("C.1", {"seelow": "47-1", "letschin": "munch"}, 4, head='reduced = ["47-1"]')
    attack(g, "letschin", "47-1")
    assert told(g, "combat")[-1]["result"] == "A1D1R"
    assert struck(g) == ({"munch"}, {"47-1"})
    play(g, "konev", "to muncheberg")
    assert where(g, "munch") == "muncheberg"
    assert not told(g, "advanced")
