"""Tactical results (8.9 to 8.11, and the notes under the combat results table)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import (
    battle,
    brought,
    fight,
    finish,
    lab,
    ratio,
    reduced,
)
from tests.games.stalingrad_roads.slow_roads import far
from tests.games.stalingrad_roads.table import asked, at, do, open_to, side_to_act
from tests.support import told

# Order, terrain, elite units, rivers (8.9, 8.10)


@pytest.mark.rule("stalingrad-roads", "8.9.1")
@pytest.mark.parametrize(
    ("effects", "result"), [("[]", (1, 1, "-", "R")), ('["waves", "rescue"]', (2, 1, "-", "R+R"))]
)
def test_superiority_is_looked_at_before_the_tactical_results(
    effects: str, result: tuple[int, int, str, str]
) -> None:
    """2/1, a 6: A1D1 and R."""
    g = battle("ger-62", "sov-1tk sov-51g", 6, head=f"superiority = {effects}")
    assert brought(g) == result


@pytest.mark.rule("stalingrad-roads", "8.10.1b", "crt-Eng")
def test_results_are_carried_out_even_if_a_side_is_gone() -> None:
    """6/1, an 11: D3, Eng and DR3. The Romanians are gone; the second roll still costs the attacker one."""
    g = battle("rom-7", "sov-1tk sov-26tk sov-4tk", 11, 1, 1)
    assert at(g, "rom-7") == "eliminated"
    do(g, "done")
    assert told(g, "engagement")[-1]["dice"] == [1, 1]
    assert asked(g) == "loss"
    assert open_to(g, "lose") == {"sov-1tk", "sov-26tk", "sov-4tk"}


@pytest.mark.rule("stalingrad-roads", "8.10.1b", "crt-R")
def test_a_reaction_comes_even_if_the_defenders_are_gone() -> None:
    """3/1 and a 5: A1D1 and R. The reduced division is eliminated; another one may still move."""
    others = {"0805": "ger-57", "0808": "sov-1tk"}
    g = battle("ger-62", "sov-1tk", 5, others=others, head='reduced = ["ger-62"]')
    assert ratio(g)[2] == "3/1"
    assert at(g, "ger-62") == "eliminated"
    do(g, "done")
    assert side_to_act(g) == "axis"
    assert open_to(g, "unit") == {"ger-57"}


@pytest.mark.rule("stalingrad-roads", "8.10.2")
@pytest.mark.parametrize(("roll", "defending"), [(7, "-"), (9, "S")])
def test_in_a_forest_s_is_void_and_dr_becomes_s(roll: int, defending: str) -> None:
    """2/1: a 7 has S, a 9 has DR."""
    g = battle(
        "ger-62", "sov-1tk sov-26tk sov-13mk", roll, target="2123", at="2124", others={"2122": "ger-hq-6a"}
    )
    assert ratio(g) == (22, 10, "2/1")
    assert brought(g)[3] == defending


@pytest.mark.rule("stalingrad-roads", "8.10.2")
@pytest.mark.parametrize(
    ("target", "origin", "attacking", "defending"),
    [
        ("0807", "0808", "E3", "DR3"),
        ("1714", "1715", "E3", "DR3"),  # village
        ("1919", "1920", "E2", "DR2"),  # city
        ("2108", "2109", "E", "DR"),  # major city
        ("2123", "2124", "E2", "DR2"),  # forest
        ("0602", "0601", "-", "DR2"),  # marsh
    ],
)
def test_terrain_changes_both_results(target: str, origin: str, attacking: str, defending: str) -> None:
    """A 12 at 6/1: E3 and DR3."""
    g = battle(
        "ger-403s", "sov-1tk sov-26tk sov-4tk", 12, target=target, at=origin, head='reduced = ["ger-403s"]'
    )
    assert ratio(g)[2] == "6/1"
    assert brought(g)[2:] == (attacking, defending)


@pytest.mark.rule("stalingrad-roads", "8.10.2")
@pytest.mark.parametrize(("roll", "attacking"), [(3, "-"), (4, "Eng"), (8, "Eng"), (10, "Eng")])
def test_in_mud_the_ground_counts_nothing_but_d1_is_void_and_e_is_eng(roll: int, attacking: str) -> None:
    """6/1: D1, E, E2, E3, in a forest."""
    g = battle(
        "ger-403s",
        "sov-1tk sov-26tk",
        roll,
        target="2123",
        at="2124",
        head='weather = "mud"\nreduced = ["ger-403s"]',
    )
    assert ratio(g)[2] == "6/1"
    assert brought(g)[2] == attacking


@pytest.mark.rule("stalingrad-roads", "8.10.2", "3.2.2e")
def test_the_eng_of_mud_costs_the_attacker_only() -> None:
    """1/1, a 10: D1, E and DR. The second roll is a 9, A1D1: only the attacker loses by it."""
    g = battle("ger-62", "sov-1tk", 10, 4, 5, head='weather = "mud"')
    assert brought(g) == (0, 1, "Eng", "DR")
    finish(g)
    assert reduced(g) == {"ger-62", "sov-1tk"}


@pytest.mark.rule("stalingrad-roads", "8.10.3a", "8.10.3b", "8.7.8")
def test_an_elite_unit_lets_its_player_choose_within_the_block() -> None:
    """A 3 at 6/1 is D1; the block of 3 to 5 has E too."""
    g = battle("ger-403s", "sov-1gmk sov-3gkk", 3, elite="sov-3gkk")
    assert ratio(g)[2] == "6/1"
    assert side_to_act(g) == "soviet"
    assert open_to(g, "result") == {"D1", "E"}
    do(g, "result E")
    assert brought(g) == (1, 1, "E", "DR2")


@pytest.mark.rule("stalingrad-roads", "8.10.3a")
@pytest.mark.parametrize(
    ("attackers", "roll", "choice"),
    [
        ("sov-1gmk", 6, {"AR", "Eng"}),  # 1/1, rows 4 to 6
        ("sov-1gmk", 2, set()),  # rows 2 and 3 are alike
        ("sov-1gmk sov-51g", 8, {"-", "E", "D1"}),  # 2/1, rows 7 to 9
        ("sov-1gmk sov-51g sov-6", 11, {"E", "E2"}),  # 2/1, rows 10 to 12
        ("sov-1gmk sov-2gmk sov-6", 2, set()),  # 4/1, row 2 alone
        ("sov-1gmk sov-2gmk sov-6", 4, {"-", "D1", "Eng"}),  # rows 3 to 5
        ("sov-1gmk sov-2gmk sov-6", 7, set()),  # rows 6 to 8 all have E
        ("sov-1gmk sov-2gmk sov-6", 9, {"E", "E2"}),  # rows 9 to 11
        ("sov-1gmk sov-2gmk sov-6", 12, set()),  # row 12 alone
    ],
)
def test_the_blocks_of_the_table(attackers: str, roll: int, choice: set[str]) -> None:
    g = battle("ger-62", attackers, roll, elite="sov-1gmk")
    assert (open_to(g, "result") if asked(g) == "choose-result" else set()) == choice


@pytest.mark.rule("stalingrad-roads", "8.10.3a", "8.10.2")
def test_the_choice_comes_before_terrain() -> None:
    """2/1 in a forest, an 11: of E and E2 he takes E2, and the forest leaves E."""
    g = lab({"2123": "ger-22pz", "2122": "ger-hq-6a", "2124": "sov-1gmk sov-51g"}, 5, 6)
    fight(g, "sov-1gmk sov-51g", "2123", elite="sov-1gmk")
    assert ratio(g) == (12, 6, "2/1")
    assert open_to(g, "result") == {"E", "E2"}
    do(g, "result E2")
    assert brought(g)[2] == "E"


ACROSS = {"1629": "ger-hq-6a", "1730": "ger-22pz", "1829": "sov-1tk sov-26tk", "1830": "sov-8kk"}
"""All attack 1730 over the Don: 18 by three is 6, against 3."""


@pytest.mark.rule("stalingrad-roads", "8.10.4")
@pytest.mark.parametrize(("choice", "attacking"), [("river", "-"), ("ground", "E")])
def test_over_a_major_river_the_defender_says_what_changes_the_result(choice: str, attacking: str) -> None:
    """2/1, an 8: D1, E and S. The river makes nothing of E, the open ground leaves it."""
    g = lab(ACROSS, 4, 4)
    fight(g, "sov-1tk sov-26tk sov-8kk", "1730")
    assert ratio(g) == (6, 3, "2/1")
    assert side_to_act(g) == "axis"
    assert asked(g) == "river-or-ground"
    do(g, f"choose {choice}")
    assert brought(g)[2:] == (attacking, "S")


@pytest.mark.rule("stalingrad-roads", "8.10.4")
@pytest.mark.parametrize(
    ("head", "more", "roll"),
    [
        ("", {"1630": "sov-51g"}, 8),  # one of them on the defender's bank
        ('ice = "all"', {}, 8),  # frozen
        ("", {}, 7),  # no result that either would change
    ],
)
def test_otherwise_he_is_not_asked(head: str, more: dict[str, str], roll: int) -> None:
    g = lab(ACROSS | more, *((4, 4) if roll == 8 else (3, 4)), head=head)
    fight(g, " ".join(["sov-1tk sov-26tk sov-8kk", *more.values()]), "1730")
    assert told(g, "result")
    assert asked(g) != "river-or-ground"


@pytest.mark.rule("stalingrad-roads", "8.10.5", "crt-D1")
def test_d1_costs_the_defender_a_step_that_he_takes_where_he_likes() -> None:
    """4/1, a 5: A1D1 and D1. The unit that has lost a step may lose the second as well."""
    g = lab({"0807": "ger-62 ger-22pz", "0808": "sov-1gmk sov-13mk", "0708": "sov-4mk sov-26tk"}, 2, 3)
    fight(g, "sov-1gmk sov-13mk sov-4mk sov-26tk")
    assert ratio(g) == (32, 8, "4/1")
    do(g, "lose sov-26tk", "lose ger-62")
    assert open_to(g, "lose") == {"ger-62", "ger-22pz"}
    do(g, "lose ger-62")
    assert at(g, "ger-62") == "eliminated"
    assert "ger-22pz" not in reduced(g)


# Allies (8.11)


@pytest.mark.rule("stalingrad-roads", "8.11.1a", "8.11.1b")
@pytest.mark.parametrize(
    ("defenders", "worn", "attacking"),
    [
        ("rom-7", "", "E2"),
        ("rom-7 rom-5", "", "E"),  # four steps
        ("rom-7 rom-5", "rom-5", "E2"),  # three
        ("ita-5cos ita-3rav", "ita-5cos", "E2"),
        ("hun-9", "", "E2"),
        ("rom-7 ita-5cos", "rom-7", "E2"),
        ("rom-7 rom-5 rom-6", "rom-7 rom-5 rom-6", "E2"),
        ("rom-7 ger-403s", "", "E"),  # with a German unit
        ("rom-7 ger-hq-6a", "", "E"),  # a headquarters is one
        ("rom-7 rom-hq-3", "", "E2"),  # an allied one is not: three steps with it
        ("ger-403s", "", "E"),
    ],
)
def test_weak_allies_give_one_more_e(defenders: str, worn: str, attacking: str) -> None:
    """A 6 has E at 5/1 as well as at 6/1."""
    attackers = "sov-1gmk sov-2gmk sov-3gmk sov-13mk"
    g = lab(
        {"0807": defenders, "0808": "sov-1gmk sov-2gmk", "0708": "sov-3gmk sov-13mk"},
        3,
        3,
        head=f"reduced = {worn.split()}",
    )
    fight(g, attackers)
    assert ratio(g)[2] in ("5/1", "6/1")
    assert brought(g)[2] == attacking


@pytest.mark.rule("stalingrad-roads", "8.11.1a")
def test_an_axis_attack_on_anybody_has_no_such_e() -> None:
    g = battle("sov-1", "ger-16pz ger-24pz ger-14pz", 6, step="axis-combat", at="0806")
    assert ratio(g) == (18, 3, "6/1")
    assert brought(g)[2] == "E"


@pytest.mark.rule("stalingrad-roads", "8.11.1c")
@pytest.mark.parametrize(
    ("target", "origin", "roll", "attacking"),
    [
        ("0807", "0808", 3, "D1+E"),
        ("0602", "0601", 12, "E"),  # E3 is void in a marsh
        ("0807", "0808", 12, "E4"),
    ],
)
def test_the_extra_e_comes_after_terrain(target: str, origin: str, roll: int, attacking: str) -> None:
    g = battle("rom-7", "sov-1tk sov-26tk", roll, target=target, at=origin, head='reduced = ["rom-7"]')
    assert ratio(g)[2] == "6/1"
    assert brought(g)[2] == attacking


@pytest.mark.rule("stalingrad-roads", "8.11.1c")
def test_even_nothing_and_ar_become_e() -> None:
    """2/1: a 3 is A1 and AR, a 6 nothing for the attacker."""
    assert brought(battle("rom-7", "sov-1tk", 3))[2] == "AR+E"
    assert brought(battle("rom-7", "sov-1tk", 6))[2] == "E"


# What each result means (CRT)


@pytest.mark.rule("stalingrad-roads", "crt-AR", "8.12.1", "8.12.3")
def test_ar_makes_all_attackers_retreat() -> None:
    """1/1, a 6: A1, AR and R."""
    g = battle("ger-62", "sov-1tk sov-1", 6)
    do(g, "lose sov-1")
    assert side_to_act(g) == "soviet"
    assert asked(g) == "hold-or-retreat"
    do(g, "retreat")
    assert open_to(g, "unit") == {"sov-1tk", "sov-1"}
    finish(g)
    for unit in ("sov-1tk", "sov-1"):
        assert far(at(g, unit), "0808") == 1
        assert far(at(g, unit), "0807") == 2


@pytest.mark.rule("stalingrad-roads", "crt-AR", "8.10.5")
def test_ar_or_lose_two_steps_which_may_be_of_one_unit() -> None:
    g = battle("ger-62", "sov-1tk sov-1", 6)
    do(g, "lose sov-1", "hold", "lose sov-1tk", "lose sov-1tk")
    assert at(g, "sov-1tk") == "eliminated"
    assert at(g, "sov-1") == "0808"


@pytest.mark.rule("stalingrad-roads", "crt-Eng", "8.10.5")
def test_eng_is_a_second_roll_for_the_losses_only() -> None:
    """1/1: a 7 is Eng; then a 3, which has A2D1, AR and F."""
    g = battle("ger-62", "sov-1tk sov-1", 7, 1, 2)
    assert told(g, "engagement")[-1]["result"] == "A2D1"
    do(g, "lose sov-1", "lose sov-1")
    assert at(g, "sov-1") == "eliminated", "dealt out freely"
    assert reduced(g) == {"ger-62"}
    assert asked(g) == "combat", "no AR, no F"


@pytest.mark.rule("stalingrad-roads", "crt-Eng")
def test_a_second_eng_leads_to_no_third_roll() -> None:
    g = battle("ger-62", "sov-1tk", 7, 3, 4)
    assert len(told(g, "engagement")) == 1
    assert asked(g) == "combat"


@pytest.mark.rule("stalingrad-roads", "crt-Eng")
def test_the_eng_of_the_defender_hurts_both_too() -> None:
    """1/2: a 5 is A1 and Eng for the defender; then a 9, A1D1."""
    g = battle("ger-62", "sov-51g", 5, 4, 5)
    assert brought(g) == (1, 0, "-", "Eng")
    assert at(g, "sov-51g") == "eliminated"
    assert reduced(g) == {"ger-62"}


@pytest.mark.rule("stalingrad-roads", "crt-DR", "8.12.1")
@pytest.mark.parametrize(
    ("attackers", "roll", "hexes"),
    [("sov-13mk", 10, 1), ("sov-13mk", 11, 2), ("sov-13mk sov-4mk", 12, 3)],
)
def test_dr_is_a_retreat_of_so_many_hexes(attackers: str, roll: int, hexes: int) -> None:
    """1/1, a 10 and an 11: DR and DR2. 2/1, a 12: DR3."""
    g = battle("ger-62 ger-22pz", attackers, roll, others={"0801": "ger-hq-6a"})
    assert brought(g)[3] == ("DR", "DR2", "DR3")[hexes - 1]
    while asked(g) == "loss":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    finish(g)
    assert {far(at(g, unit), "0807") for unit in ("ger-62", "ger-22pz")} == {hexes}


@pytest.mark.rule("stalingrad-roads", "crt-S")
@pytest.mark.parametrize(("answer", "place", "lost"), [("hold", "0807", 2), ("retreat", "0806", 1)])
def test_s_stays_for_a_step_or_retreats(answer: str, place: str, lost: int) -> None:
    """2/1, a 7: A1D1 and S."""
    g = battle("ger-44 ger-62", "sov-13mk sov-4mk sov-26tk", 7)
    do(g, "lose sov-26tk", "lose ger-44")
    assert side_to_act(g) == "axis"
    assert asked(g) == "hold-or-retreat"
    do(g, answer)
    finish(g)
    assert at(g, "ger-62") == place
    steps = 4 - len(reduced(g) & {"ger-44", "ger-62"}) - 2 * (at(g, "ger-44") == "eliminated")
    assert 4 - steps == lost


@pytest.mark.rule("stalingrad-roads", "crt-F")
@pytest.mark.parametrize(("answer", "place", "lost"), [("hold", "0807", 1), ("retreat", "0806", 2)])
def test_f_stays_or_retreats_for_a_step(answer: str, place: str, lost: int) -> None:
    """1/1, an 8: A1D1 and F."""
    g = battle("ger-44 ger-62", "sov-13mk sov-26tk", 8)
    do(g, "lose sov-26tk", "lose ger-44")
    assert asked(g) == "hold-or-retreat"
    do(g, answer)
    while asked(g) == "retreat-unit" or asked(g) == "retreat":
        do(g, "unit ger-62" if "ger-62" in open_to(g, "unit") else f"to {min(open_to(g, 'to'))}")
    if answer == "retreat":
        do(g, "lose ger-62")
    assert at(g, "ger-44") != "eliminated"
    assert len(reduced(g) & {"ger-44", "ger-62"}) == lost
    assert (at(g, "ger-44") == "0807") == (place == "0807")


# Reaction


REACTING = {
    "0706": "ger-16pz",  # two hexes away, with 3 points: half is 2
    "0805": "ger-57",  # two hexes away, with 2 points: half is 1
    "0803": "ger-44",  # too far away
    "0908": "ger-76",  # beside an enemy
}


def reaction(head: str = "", more: dict[str, str] | None = None) -> StalingradTable:
    """3/1, a 2: A1 and R."""
    g = battle("ger-62", "sov-1tk sov-13mk", 2, others=REACTING | (more or {}), head=head)
    assert ratio(g)[2] == "3/1"
    assert brought(g)[3].startswith("R")
    do(g, "lose sov-1tk")
    return g


@pytest.mark.rule("stalingrad-roads", "crt-R")
def test_r_moves_one_unit_near_by_that_is_not_beside_an_enemy() -> None:
    g = reaction()
    assert side_to_act(g) == "axis"
    assert asked(g) == "react-unit"
    assert open_to(g, "unit") == {"ger-16pz", "ger-57"}
    do(g, "unit ger-57")
    assert open_to(g, "to") == {"0804", "0806", "0705", "0706", "0905", "0906"}, "one hex of clear ground"
    do(g, "to 0806")
    assert at(g, "ger-57") == "0806"
    assert asked(g) == "combat", "and nobody else"


@pytest.mark.rule("stalingrad-roads", "crt-R")
def test_r_may_end_beside_an_enemy_but_not_in_the_attacked_hex() -> None:
    g = reaction()
    do(g, "unit ger-16pz")
    assert {"0708", "0707", "0806"} <= open_to(g, "to")
    assert "0807" not in open_to(g, "to"), "two hexes away, but attacked"
    do(g, "to 0708")
    assert at(g, "ger-16pz") == "0708", "beside 0808"


@pytest.mark.rule("stalingrad-roads", "crt-R")
def test_nobody_has_to_react() -> None:
    g = reaction()
    do(g, "done")
    assert at(g, "ger-57") == "0805"
    assert asked(g) == "combat"


@pytest.mark.rule("stalingrad-roads", "crt-R", "4.4.3")
def test_who_is_out_of_supply_reacts_with_one_point() -> None:
    g = reaction('oos = ["ger-16pz"]')
    do(g, "unit ger-16pz")
    assert {far(place, "0706") for place in open_to(g, "to")} == {1}


@pytest.mark.rule("stalingrad-roads", "crt-R", "1.11.2")
def test_a_reaction_may_overcrowd_a_hex_until_the_phase_ends() -> None:
    g = reaction(more={"0806": "rom-7 rom-5 rom-6"})
    do(g, "unit ger-57", "to 0806")
    assert at(g, "ger-57") == "0806"
    do(g, "done")
    assert side_to_act(g) == "axis"
    assert asked(g) == "overstacked"
    assert open_to(g, "lose") == {"ger-57", "rom-7", "rom-5", "rom-6"}


@pytest.mark.rule("stalingrad-roads", "crt-R", "14.1-rescue")
def test_two_reactions_move_two_different_units() -> None:
    """Panzers to the rescue adds an R for armour: not for the panzers that have just moved."""
    head = 'superiority = ["rescue"]'
    g = reaction(head)
    assert brought(g)[3] == "R+R"
    do(g, "unit ger-16pz", "to 0806")
    assert asked(g) == "combat", "the infantry may not come to the rescue, and the panzers have moved"
    g = reaction(head)
    do(g, "unit ger-57", "to 0806")
    assert open_to(g, "unit") == {"ger-16pz"}
