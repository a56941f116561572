"""Declarations, dice and attrition (8.6 to 8.8)."""

from __future__ import annotations

import pytest

from stavka.games.roads.results import read
from tests.games.stalingrad_roads.fights import (
    battle,
    brought,
    declare,
    fight,
    finish,
    lab,
    ratio,
    reduced,
    supports,
)
from tests.games.stalingrad_roads.table import asked, at, attack, do, open_to, roads, side_to_act
from tests.support import offered, told

TABLE = """
2   A3 AR R      A2 AR R      A2D1 AR F    A1 - R       A1 - R       - - R        A1D1 E DR2
3   A2 AR R      A2D1 AR F    A1 AR -      A1 - R       - - S        A1D1 - S     A1D1 D1 DR2
4   A2D1 AR Eng  A1 AR R      A1 AR R      - Eng -      A1D1 Eng F   A1D1 D1 Eng  D1 E DR2
5   A1 - Eng     A1 Eng -     - Eng F      A1D1 - R     A1D1 D1 S    D1 E DR      D1 E DR2
6   A1 AR R      A1 AR R      A1D1 - R     A1D1 D1 F    D1 E DR      D1 E DR      A1D2 E DR2
7   A1 - -       - Eng -      A1D1 - S     D1 E DR      D1 E DR      D2 E DR2     D2 E2 DR3
8   A1 - -       A1D1 - F     D1 E S       D1 E DR      A1D2 E DR2   A1D2 E2 DR2  D2 E2 Eng
9   A1D1 - F     A1D1 - -     D1 D1 DR     A1D2 E DR2   A1D2 E DR2   D2 E2 DR3    D2 E2 DR3
10  A1D1 E Eng   D1 E DR      A1D2 E DR2   A1D2 E DR2   D2 E2 DR3    D2 E2 DR2    A1D3 E3 DR3
11  D1 E DR      A1D2 E DR2   A1D2 E DR2   D2 E2 DR3    D2 E2 DR3    A1D3 Eng DR3 D3 Eng DR3
12  A1D2 E DR2   A1D2 E DR2   D2 E2 DR3    D2 E2 DR3    A1D3 E3 DR3  D3 E3 DR3    D4 E3 DR3
"""
"""The combat results table as it is printed: losses, attacker, defender, from 1/2 to 6/1."""


@pytest.mark.rule("stalingrad-roads", "8.2.2", "8.7.2", "8.7.3", "8.7.4", "8.7.5", "8.7.6")
def test_the_table_is_that_of_the_rulebook() -> None:
    g = roads()
    for line in TABLE.split("\n")[1:-1]:
        roll, *cells = line.split()
        for column in range(7):
            losses, attacker, defender = cells[3 * column : 3 * column + 3]
            found = read(g, column, int(roll))
            steps = {name: int(losses[losses.index(name) + 1]) if name in losses else 0 for name in "AD"}
            assert (found.attacker_steps, found.defender_steps) == (steps["A"], steps["D"])
            assert (found.attacker, found.defender) == (attacker, defender)


@pytest.mark.rule("stalingrad-roads", "8.7.3", "8.7.4", "8.7.5", "8.7.6")
@pytest.mark.parametrize(
    ("attackers", "roll", "result"),
    [
        ("sov-51g", 2, (3, 0, "AR", "R")),
        ("sov-1tk", 7, (0, 0, "Eng", "-")),
        ("sov-1tk sov-51g", 9, (0, 1, "D1", "DR")),
        ("sov-1tk sov-13mk", 11, (0, 2, "E2", "DR3")),
        ("sov-13mk sov-4mk sov-8kk", 5, (1, 1, "D1", "S")),
        ("sov-13mk sov-4mk sov-1gmk", 4, (1, 1, "D1", "Eng")),
    ],
)
def test_two_dice_pick_the_row_and_the_odds_the_column(
    attackers: str, roll: int, result: tuple[int, int, str, str]
) -> None:
    g = battle("ger-62", attackers, roll)
    assert sum(told(g, "combat")[-1]["dice"]) == roll
    assert brought(g) == result


# Declarations (8.6)


@pytest.mark.rule("stalingrad-roads", "8.6.1", "8.6.2")
def test_the_attacker_declares_first_and_each_names_the_unit() -> None:
    g = lab({"0807": "ger-44 ger-76 ger-62", "0808": "sov-1gmk sov-3gkk sov-51g"})
    attack(g, "0807", "sov-1gmk", "sov-3gkk", "sov-51g")
    assert ratio(g)[2] == "1/1", "the odds are known by then"
    assert side_to_act(g) == "soviet"
    assert asked(g) == "declare"
    assert open_to(g, "elite") == {"sov-1gmk", "sov-3gkk"}
    do(g, "elite sov-3gkk")
    assert not open_to(g, "elite"), "one unit gives the bonus"
    do(g, "done")
    assert side_to_act(g) == "axis"
    assert asked(g) == "declare"
    assert open_to(g, "elite") == {"ger-44", "ger-76"}
    assert not open_to(g, "armoured"), "that is for the attacker"
    do(g, "elite ger-76")
    assert told(g, "elite") == [{"side": "soviet", "unit": "sov-3gkk"}, {"side": "axis", "unit": "ger-76"}]
    assert told(g, "combat"), "then the dice are thrown"


@pytest.mark.rule("stalingrad-roads", "8.6.1")
def test_nobody_is_asked_who_has_no_elite_unit_in_the_combat() -> None:
    """Another elite unit beside the attackers does not help them."""
    g = lab({"0807": "ger-62", "0808": "sov-1tk sov-51g sov-3gkk"}, 4, 4)
    attack(g, "0807", "sov-1tk", "sov-51g")
    assert told(g, "combat")
    assert not told(g, "elite")


@pytest.mark.rule("stalingrad-roads", "8.6.3a")
@pytest.mark.parametrize(
    ("attackers", "may"),
    [
        ("sov-1tk sov-26tk", True),  # two on black
        ("sov-1tk sov-8kk", True),  # black, and black and white
        ("sov-8kk sov-3gkk", False),  # two on black and white
        ("sov-1tk sov-51g", False),
        ("sov-1tk", False),
        ("sov-1tk sov-8kk sov-51g", True),  # others may take part
    ],
)
def test_who_may_make_an_armoured_attack(attackers: str, may: bool) -> None:
    g = lab({"0807": "ger-62", "0808": attackers}, 4, 4)
    attack(g, "0807", *attackers.split())
    assert bool(offered(g, "soviet", "armoured")) == may


@pytest.mark.rule("stalingrad-roads", "8.6.3a")
def test_a_unit_without_supply_keeps_its_background() -> None:
    g = lab({"0807": "ger-22pz", "0808": "sov-1tk sov-26tk"}, head='oos = ["sov-1tk", "sov-26tk"]')
    attack(g, "0807", "sov-1tk", "sov-26tk")
    assert open_to(g, "armoured")


@pytest.mark.rule("stalingrad-roads", "8.6.3b", "8.8.1b", "8.14.3")
@pytest.mark.parametrize(
    ("armoured", "losers", "exploiters"),
    [(True, {"sov-13mk", "sov-4mk"}, 2), (False, {"sov-13mk", "sov-4mk", "sov-8kk"}, 1)],
)
def test_an_armoured_attack_gains_by_e_and_pays_with_a_black_unit(
    armoured: bool, losers: set[str], exploiters: int
) -> None:
    """20 against 5 is 4/1; an 8 is A1D2 and E."""
    g = battle("ger-62", "sov-13mk sov-4mk sov-8kk", 8, armoured=armoured)
    assert brought(g) == (1, 2, "E", "DR2")
    assert open_to(g, "lose") == losers
    do(g, "lose sov-4mk", "done")
    assert asked(g) == "exploit"
    do(g, "mark sov-13mk")
    assert (asked(g) == "exploit") == (exploiters == 2)


# Attrition (8.8)


@pytest.mark.rule("stalingrad-roads", "8.8.1a")
def test_the_elite_unit_that_was_named_loses_the_first_step() -> None:
    """1/1, a 9: one step for each side."""
    attackers, defenders = "sov-3gkk sov-51g sov-1", "ger-44 ger-22pz"
    g = battle(defenders, attackers, 9, elite="sov-3gkk", against="ger-44")
    do(g, "result -", "result -")
    assert reduced(g) == {"sov-3gkk", "ger-44"}


@pytest.mark.rule("stalingrad-roads", "8.8.1a")
def test_without_a_declaration_any_unit_may_lose_it() -> None:
    g = battle("ger-44 ger-22pz", "sov-3gkk sov-51g sov-1", 9)
    assert open_to(g, "lose") == {"sov-3gkk", "sov-51g", "sov-1"}
    do(g, "lose sov-1")
    assert open_to(g, "lose") == {"ger-44", "ger-22pz"}


@pytest.mark.rule("stalingrad-roads", "8.8.1a")
def test_the_bonus_costs_nothing_without_attrition() -> None:
    """3/1, a 4: no losses and Eng. The elite unit may choose what the rows 5 and 6 have."""
    g = battle("ger-62", "sov-1gmk sov-3gkk", 4, elite="sov-3gkk")
    assert asked(g) == "choose-result"
    assert open_to(g, "result") == {"Eng", "-", "D1"}
    do(g, "result -")
    assert brought(g) == (0, 0, "-", "-")
    assert not reduced(g)


@pytest.mark.rule("stalingrad-roads", "8.8.1b")
def test_in_an_armoured_attack_a_black_unit_loses_the_first_step() -> None:
    """14 against 8 is 1/1; a 3 is A2D1 and AR: the tank corps first, then whoever."""
    g = battle("ger-62 ger-22pz", "sov-1tk sov-8kk sov-51g", 3, armoured=True)
    assert reduced(g) == {"sov-1tk"}, "the only black unit"
    assert asked(g) == "loss"
    assert open_to(g, "lose") == {"sov-8kk", "sov-51g"}


@pytest.mark.rule("stalingrad-roads", "8.8.1c")
def test_if_both_were_declared_the_defender_picks_the_unit() -> None:
    g = battle("ger-62 ger-44", "sov-1tk sov-26tk sov-3gkk sov-51g", 6, elite="sov-3gkk", armoured=True)
    assert ratio(g) == (23, 11, "2/1")
    while asked(g) == "choose-result":
        do(g, "result -")
    assert side_to_act(g) == "axis"
    assert asked(g) == "loss-first"
    assert open_to(g, "lose") == {"sov-1tk", "sov-26tk", "sov-3gkk"}
    do(g, "lose sov-3gkk")
    assert "sov-3gkk" in reduced(g)


@pytest.mark.rule("stalingrad-roads", "8.8.1c", "8.8.2a")
def test_of_the_steps_after_the_first_the_owner_disposes() -> None:
    """1/1, a 3: A2D1."""
    g = battle("ger-62 ger-44 ger-57", "sov-1tk sov-26tk sov-3gkk", 3, elite="sov-3gkk", armoured=True)
    assert side_to_act(g) == "axis"
    do(g, "lose sov-26tk")
    assert side_to_act(g) == "soviet"
    assert open_to(g, "lose") == {"sov-1tk", "sov-3gkk"}


@pytest.mark.rule("stalingrad-roads", "8.8.2a")
def test_nobody_loses_a_second_step_before_all_have_lost_one() -> None:
    """4 against 8 is 1/2; a 2 is A3."""
    g = battle("ger-62 ger-22pz", "sov-1 sov-6", 2)
    assert open_to(g, "lose") == {"sov-1", "sov-6"}
    do(g, "lose sov-6")
    assert reduced(g) == {"sov-1", "sov-6"}, "the second step was no choice"
    assert asked(g) == "loss"
    assert open_to(g, "lose") == {"sov-1", "sov-6"}
    do(g, "lose sov-6")
    assert at(g, "sov-6") == "eliminated"
    assert reduced(g) == {"sov-1"}


@pytest.mark.rule("stalingrad-roads", "8.8.2a")
def test_who_starts_reduced_still_takes_his_turn() -> None:
    """A reduced unit is gone with its one step; the others still have one each to lose before a second."""
    g = battle("ger-62 ger-22pz", "sov-1 sov-6 sov-19", 2, head='reduced = ["sov-1", "sov-6"]')
    assert ratio(g) == (4, 8, "1/2")
    do(g, "lose sov-1")
    assert open_to(g, "lose") == {"sov-6", "sov-19"}
    do(g, "lose sov-19")
    assert at(g, "sov-6") == "eliminated", "all three steps are used up: one each"


@pytest.mark.rule("stalingrad-roads", "8.8.2b", "8.8.2c")
@pytest.mark.parametrize(
    ("roll", "hq"),
    [(7, "0807"), (12, "eliminated")],
)
def test_a_headquarters_takes_losses_when_nobody_else_is_left(roll: int, hq: str) -> None:
    """21 against 4 is 5/1: two steps on a 7, three on a 12."""
    g = battle("rom-7 rom-hq-3", "sov-1tk sov-26tk sov-4tk", roll)
    assert ratio(g) == (21, 4, "5/1")
    assert at(g, "rom-7") == "eliminated"
    assert (at(g, "rom-hq-3") == "eliminated") == (hq == "eliminated")


@pytest.mark.rule("stalingrad-roads", "8.8.2c")
def test_losses_beyond_the_steps_are_void() -> None:
    """Four steps on a 12 at 6/1 against a division that has two: the other attack is not touched."""
    g = battle("rom-7", "sov-1tk sov-26tk sov-4tk", 12, others={"0907": "rom-5"})
    assert brought(g)[1] == 4
    assert at(g, "rom-7") == "eliminated"
    assert "rom-5" not in reduced(g)
    assert asked(g) == "advance"


@pytest.mark.rule("stalingrad-roads", "8.8.3")
def test_attackers_may_enter_a_hex_that_attrition_has_emptied_within_stacking() -> None:
    others = {"0708": "sov-51g sov-1"}
    g = lab({"0807": "rom-7", "0808": "sov-1tk sov-26tk sov-4tk"} | others, 3, 4)
    fight(g, "sov-1tk sov-26tk sov-4tk sov-51g sov-1")
    assert at(g, "rom-7") == "eliminated"
    assert asked(g) == "advance"
    assert open_to(g, "advance") == {"sov-1tk", "sov-26tk", "sov-4tk", "sov-51g", "sov-1"}
    do(g, "advance sov-51g", "advance sov-1", "advance sov-1tk")
    assert asked(g) != "advance", "three fill the hex"
    assert at(g, "sov-51g") == at(g, "sov-1tk") == "0807"
    assert at(g, "sov-26tk") == "0808"


@pytest.mark.rule("stalingrad-roads", "8.8.3", "8.13.2")
def test_who_stays_back_is_not_asked_again() -> None:
    """The hex was empty before the tactical results: they did not empty it."""
    g = battle("rom-7", "sov-1tk sov-26tk sov-51g", 7)
    do(g, "done")
    assert asked(g) == "exploit"
    finish(g)
    assert at(g, "sov-1tk") == "0808"


@pytest.mark.rule("stalingrad-roads", "8.7.7", "8.10.1a")
def test_attrition_comes_first_then_the_attackers_result_then_the_defenders() -> None:
    """20 against 5 is 4/1; a 5: A1D1, D1 and S."""
    g = battle("ger-22pz ger-403s", "sov-13mk sov-4mk sov-8kk", 5)
    assert ratio(g) == (20, 5, "4/1")
    assert brought(g) == (1, 1, "D1", "S")
    assert side_to_act(g) == "soviet"
    assert asked(g) == "loss"
    do(g, "lose sov-8kk")
    assert side_to_act(g) == "axis"
    assert open_to(g, "lose") == {"ger-22pz", "ger-403s"}
    do(g, "lose ger-22pz")
    assert asked(g) == "loss", "D1"
    do(g, "lose ger-403s")
    assert asked(g) == "hold-or-retreat", "S"


@pytest.mark.rule("stalingrad-roads", "8.7.8")
def test_the_elite_bonus_of_the_defender_changes_his_result() -> None:
    """2/1, a 9: D1, D1 and DR. The rows 7 to 9 have S, S and DR."""
    g = battle("ger-44", "sov-1tk sov-51g sov-1", 9, against="ger-44")
    assert ratio(g) == (12, 6, "2/1")
    assert side_to_act(g) == "axis"
    assert open_to(g, "result") == {"DR", "S"}
    do(g, "result S")
    assert brought(g) == (0, 1, "D1", "S")


@pytest.mark.rule("stalingrad-roads", "8.6.3a")
def test_a_tank_brigade_counts_as_black_and_white() -> None:
    g = lab({"0807": "ger-62", "0808": "sov-1tk sov-51g"}, head=supports("tank-brigade@sov-51g"))
    attack(g, "0807", "sov-1tk", "sov-51g")
    assert ratio(g)[0] == 13
    assert offered(g, "soviet", "armoured")
    declare(g, armoured=True)
    assert told(g, "armoured-attack")
