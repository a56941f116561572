"""Romanians and Hungarians attack (7.11) and defend (7.12)."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.fights import (
    battle,
    brought,
    declare,
    fight,
    finish,
    lab,
    ratio,
    reduced,
    refused,
    until,
)
from tests.games.victory_roads.table import asked, at, do, open_to, side_to_act
from tests.support import told

AXIS = "axis-combat"


# Together (7.11.1)


@pytest.mark.rule("victory-roads", "7.11.1")
@pytest.mark.parametrize(
    ("first", "barred"),
    [("r-1-blindata", {"h-2-pc"}), ("h-2-pc", {"r-1-blindata"}), ("g-12-panzer", set())],
)
def test_romanians_and_hungarians_never_attack_together(first: str, barred: set[str]) -> None:
    g = lab({"6711": "s-65-rc", "6610": "r-1-blindata", "6611": "h-2-pc", "6710": "g-12-panzer"}, step=AXIS)
    do(g, "attack 6711", f"add {first}")
    assert open_to(g, "add") == {"r-1-blindata", "h-2-pc", "g-12-panzer"} - {first} - barred
    for unit in barred:
        assert refused(g, "add", unit) == "7.11.3"


@pytest.mark.rule("victory-roads", "7.11.1")
def test_on_the_soviet_side_neither() -> None:
    places = {"6711": "g-14-id", "6810": "r-1-blindata-anew", "6811": "h-2-pc-anew", "6712": "s-65-rc"}
    g = lab(places, head='allies = ["soviet", "soviet"]')
    do(g, "attack 6711", "add r-1-blindata-anew")
    assert open_to(g, "add") == {"s-65-rc"}


# Losses (7.11.2)


@pytest.mark.rule("victory-roads", "7.11.2")
def test_losses_of_an_attack_with_allies_fall_on_the_germans_first() -> None:
    """8, 3 and 2 against 5 are 2/1; a 7 costs a step."""
    g = lab({"6711": "s-1-pol-a-1", "6610": "g-12-panzer g-14-id r-20-inf"}, 3, 4, step=AXIS)
    fight(g, "g-12-panzer g-14-id r-20-inf")
    assert ratio(g)[2] == "2/1"
    assert side_to_act(g) == "axis"
    assert open_to(g, "lose") == {"g-12-panzer", "g-14-id"}


@pytest.mark.rule("victory-roads", "7.11.2", "7.8.2a")
def test_then_each_unit_has_a_loss_before_any_has_a_second() -> None:
    """13 against 8 is 1/1; a 2 costs two steps and, by AR, two more, which fall on the German again."""
    g = lab({"6711": "s-65-rc", "6610": "g-12-panzer r-20-inf r-1-garda"}, 1, 1, step=AXIS)
    fight(g, "g-12-panzer r-20-inf r-1-garda")
    assert ratio(g)[2] == "1/1"
    assert "g-12-panzer" in reduced(g), "the first"
    assert open_to(g, "lose") == {"r-20-inf", "r-1-garda"}, "the second"
    do(g, "lose r-20-inf", "hold")
    assert at(g, "g-12-panzer") == "eliminated", "a tactical loss"
    assert open_to(g, "lose") == {"r-20-inf", "r-1-garda"}


@pytest.mark.rule("victory-roads", "7.11.2")
def test_with_the_soviets_it_is_the_same() -> None:
    places = {"6711": "g-14-id", "6810": "r-20-inf-anew", "6811": "s-65-rc"}
    g = lab(places, 3, 4, head='allies = ["axis", "soviet"]')
    fight(g, "r-20-inf-anew s-65-rc")
    assert brought(g)[0] == 1
    assert "s-65-rc" in reduced(g)


@pytest.mark.rule("victory-roads", "7.11.2")
def test_defenders_choose_freely() -> None:
    g = battle("g-14-id r-20-inf", "s-65-rc s-72-rc", 8)
    assert ratio(g)[2] == "2/1"
    assert open_to(g, "lose") == {"g-14-id", "r-20-inf"}


# On their own (7.11.3)

TWO_HEXES = {
    "6711": "s-65-rc",
    "6810": "s-72-rc",
    "6610": "r-1-blindata r-20-inf r-6-inf",
    "6710": "r-8-inf r-7-inf g-14-id g-58-id",
}
"""6710 is beside both corps, 6610 beside the first only."""


def romans(*dice: int, head: str = 'reduced = ["s-65-rc", "s-72-rc"]') -> VictoryTable:
    return lab(TWO_HEXES, *dice, step=AXIS, head=head)


@pytest.mark.rule("victory-roads", "7.11.3a", "7.11.3b")
def test_a_nation_attacks_on_its_own_once_a_turn() -> None:
    """8 against 5 is 1/1; a 9: a step of each. Then Germans must be as many as they."""
    g = finish(fight(romans(4, 5), "r-1-blindata r-20-inf r-6-inf"))
    assert [each["nation"] for each in told(g, "on-its-own")] == ["romanian"]
    do(g, "attack 6810", "add r-8-inf", "add r-7-inf")
    assert not open_to(g, "resolve")
    do(g, "add g-14-id")
    assert not open_to(g, "resolve"), "two German steps, four Romanian ones"
    do(g, "add g-58-id")
    assert open_to(g, "resolve"), "as many Germans: not on its own"


@pytest.mark.rule("victory-roads", "7.11.3b")
@pytest.mark.parametrize(
    ("germans", "weak", "own"),
    [
        ("g-14-id g-58-id", "", False),
        ("g-14-id g-58-id", '"g-14-id"', True),
        ("g-14-id g-58-id", '"g-14-id", "r-8-inf"', False),
        ("g-14-id", "", True),
    ],
    ids=["4 to 4", "3 to 4", "3 to 3", "2 to 4"],
)
def test_an_attack_is_its_own_if_its_ally_has_fewer_steps(germans: str, weak: str, own: bool) -> None:
    g = romans(4, 5, head=f'reduced = ["s-65-rc", "s-72-rc"{", " if weak else ""}{weak}]')
    fight(g, f"r-8-inf r-7-inf {germans}", "6810")
    assert bool(told(g, "on-its-own")) == own


@pytest.mark.rule("victory-roads", "7.11.3a")
def test_each_nation_has_its_own_attack_and_only_the_nation_is_bound() -> None:
    head = 'reduced = ["s-65-rc"]\nautonomous = ["romanian"]'
    g = lab(
        {"6711": "s-65-rc", "6610": "r-1-blindata r-20-inf", "6611": "h-2-pc h-20-gy"}, step=AXIS, head=head
    )
    do(g, "attack 6711")
    assert open_to(g, "add") == {"h-2-pc", "h-20-gy"}
    do(g, "add h-2-pc", "add h-20-gy")
    assert open_to(g, "resolve")


@pytest.mark.rule("victory-roads", "7.11.3a")
def test_a_hex_that_only_the_nation_could_attack_is_closed_then() -> None:
    head = 'reduced = ["s-65-rc", "s-72-rc"]\nautonomous = ["romanian"]'
    places = {"6711": "s-65-rc", "6610": "r-1-blindata r-20-inf"}
    assert open_to(lab(places, step=AXIS, head=head), "attack") == {"1364"}
    assert "6711" in open_to(lab(places | {"6710": "g-14-id"}, step=AXIS, head=head), "attack")


@pytest.mark.rule("victory-roads", "7.11.3a")
def test_the_next_turn_brings_another() -> None:
    g = finish(fight(romans(4, 5), "r-1-blindata r-20-inf r-6-inf"))
    assert [*g.state.autonomous] == ["romanian"]
    turn = g.state.turn
    while g.state.turn == turn or g.state.phase == "weather":
        action = next(iter(g.legal_actions()))
        g.play(action.side, action.verb, action.target)
    assert not [*g.state.autonomous]


@pytest.mark.rule("victory-roads", "7.11.3a", "7.11.3b")
def test_with_the_soviets_it_holds_too() -> None:
    places = {"6711": "g-221-sich", "6810": "r-1-blindata-anew r-20-inf-anew", "6811": "s-65-rc"}
    head = 'allies = ["axis", "soviet"]\nautonomous = ["romanian"]\nreduced = ["g-221-sich", "s-65-rc"]'
    g = lab(places, 3, 4, head=head)
    do(g, "attack 6711")
    assert open_to(g, "add") == {"s-65-rc"}, "one Soviet step, two Romanian ones"
    assert refused(g, "add", "r-1-blindata-anew") == "7.11.3"


# Romanians defend (7.12)


@pytest.mark.rule("victory-roads", "7.12.1a")
@pytest.mark.parametrize(
    ("defenders", "weak", "cost"),
    [
        ("r-20-inf", "", 0),
        ("r-20-inf r-6-inf", '"r-20-inf", "r-6-inf"', 0),
        ("r-20-inf r-6-inf", '"r-20-inf"', 1),
        ("r-1-blindata r-6-inf", "", 1),
        ("r-20-inf g-221-sich", '"r-20-inf"', 1),
        ("r-20-inf g-hq-4-armee", "", 1),
        ("h-20-gy", "", 1),
        ("g-389-id", "", 1),
    ],
    ids=["2", "1+1", "1+2", "2+2", "with a division", "with a German headquarters", "Hungarians", "Germans"],
)
def test_an_attack_on_weak_romanians_costs_a_step_less(defenders: str, weak: str, cost: int) -> None:
    """A 6 at 6/1 costs the attacker one step."""
    attackers = "s-2g-tk s-3g-tk s-1g-tk s-8g-tk"
    g = battle(defenders, attackers, 6, head=f"reduced = [{weak}]")
    assert told(g, "combat")[-1]["result"] == "A1D2 E DR2"
    assert brought(g)[:2] == (cost, 2)


@pytest.mark.rule("victory-roads", "7.12.1a")
def test_it_is_never_less_than_none_and_hourra_still_costs() -> None:
    g = battle("r-20-inf", "s-2g-tk s-3g-tk", 4, hourra=True)
    assert brought(g)[0] == 0
    assert told(g, "combat")[-1]["result"] == "D1 E DR2"
    assert open_to(g, "lose") == {"s-2g-tk", "s-3g-tk"}, "Hourra"


@pytest.mark.rule("victory-roads", "7.12.1a", "7.8.4")
@pytest.mark.parametrize(("defenders", "steps"), [("r-20-inf", 0), ("g-389-id", 1)])
def test_the_total_includes_what_armour_far_from_theatres_loses(defenders: str, steps: int) -> None:
    """In a forest; with a 7 at 6/1 the table costs nothing."""
    head = 'theatres = ["5141", "5141", "5141", "5141"]'
    g = battle(defenders, "s-2g-tk s-3g-tk", 7, at="6720", target="6619", far=True, head=head)
    assert brought(g)[0] == 0
    assert (asked(g) == "loss") == bool(steps)


@pytest.mark.rule("victory-roads", "7.12.2")
@pytest.mark.parametrize(
    ("roll", "result", "gone"),
    [(7, "DR", False), (9, "DR2", True), (11, "DR3", True)],
)
def test_romanians_are_eliminated_by_dr2_and_dr3(roll: int, result: str, gone: bool) -> None:
    """24 against 8 is 3/1: Romanian cavalry 2, 3 and 3."""
    romanians = ["r-1-cav", "r-20-inf", "r-6-inf"]
    g = battle(" ".join(romanians), "s-2g-tk s-3g-tk", roll)
    assert brought(g)[3] == result
    finish(g)
    assert ({at(g, unit) for unit in romanians} == {"eliminated"}) == gone


@pytest.mark.rule("victory-roads", "7.12.2")
def test_the_result_counts_before_terrain() -> None:
    """DR2 in a forest is DR, and yet: 3 and 3 out of supply are 6 there; 24 against 6 is 4/1; an 8."""
    g = battle("r-1-cav r-20-inf r-6-inf", "s-2g-tk s-3g-tk s-65-rc", 8, at="6720", target="6619")
    assert brought(g)[3] == "DR"
    finish(g)
    assert {at(g, unit) for unit in ("r-1-cav", "r-20-inf", "r-6-inf")} == {"eliminated"}


@pytest.mark.rule("victory-roads", "7.12.2")
def test_beside_germans_one_is_left_of_the_defenders_choice() -> None:
    """3, 3 and 4 are 10; 34 against them is 3/1; a 9: two steps, DR2."""
    g = battle("r-20-inf r-6-inf g-14-id", "s-2g-tk s-3g-tk s-1-tk", 9)
    assert brought(g) == (1, 2, "E", "DR2")
    do(g, "lose s-1-tk", "lose g-14-id", "lose r-20-inf")
    assert (side_to_act(g), asked(g)) == ("axis", "rout")
    assert open_to(g, "rally") == {"r-20-inf", "r-6-inf"}
    do(g, "rally r-20-inf")
    assert at(g, "r-6-inf") == "eliminated"
    assert at(g, "r-20-inf") == "6711", "it is still to retreat"
    finish(g)
    assert at(g, "r-20-inf") not in ("6711", "eliminated")


@pytest.mark.rule("victory-roads", "7.12.2", "6.7.8a")
def test_a_garrison_is_no_division_beside_which_one_could_rally() -> None:
    """In Königsberg; DR2 is S there, but it is the result before terrain that counts."""
    attackers = "s-2g-tk s-3g-tk s-16g-rc s-1-tk s-5-tk s-36g-rc"
    tanks, others = attackers.split()[:3], attackers.split()[3:]
    places = {"3424": " ".join(tanks), "3423": " ".join(others), "6408": ""}
    places |= {"3324": "r-20-inf r-21-inf r-6-inf garrison-1"}
    g = lab(places, 4, 6, head='halts = ["3324"]')
    do(g, "attack 3324", "all", "resolve", "choose reich-city")
    declare(g)
    assert told(g, "combat")[-1]["result"] == "A1D2 E DR2"
    until(g, "hold-or-retreat")
    romanians = ("r-20-inf", "r-21-inf", "r-6-inf")
    assert {at(g, unit) for unit in romanians} == {"eliminated"}


@pytest.mark.rule("victory-roads", "7.12.2")
def test_a_single_one_beside_germans_is_safe_and_so_are_hungarians() -> None:
    g = battle("r-20-inf g-14-id g-58-id", "s-2g-tk s-3g-tk s-1-tk", 9)
    assert brought(g)[3] == "DR2"
    do(g, "lose s-1-tk", "lose g-14-id", "lose g-58-id")
    finish(g)
    assert at(g, "r-20-inf") not in ("6711", "eliminated")
    g = battle("h-20-gy h-24-gy", "s-2g-tk s-65-rc", 9)
    assert brought(g)[3] == "DR2"
    finish(g)
    assert not {at(g, "h-20-gy"), at(g, "h-24-gy")} & {"6711", "eliminated"}


@pytest.mark.rule("victory-roads", "7.12.2", "crt-S")
def test_when_all_are_eliminated_nobody_is_asked_to_stand() -> None:
    """DR2 in a major city is S: 34 against 6, doubled and halved, is 5/1; an 8."""
    where = 'theatres = ["6115", "5725", "5141", "6958"]'
    attackers = "s-2g-tk s-3g-tk s-16g-rc"
    g = battle("r-20-inf r-21-inf", attackers, 8, at="5526", target="5426", others={"6408": ""}, head=where)
    assert brought(g)[3] == "S"
    until(g, "hold-or-retreat", "advance", "exploit")
    assert asked(g) == "advance"
    assert {at(g, "r-20-inf"), at(g, "r-21-inf")} == {"eliminated"}
    assert not told(g, "held")
