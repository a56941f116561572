"""Tactical results (7.9) and the codes of the table."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.fights import (
    battle,
    brought,
    exploiting,
    fight,
    finish,
    lab,
    pair,
    ratio,
    reduced,
    until,
    way,
)
from tests.games.victory_roads.table import asked, at, do, open_to, side_to_act
from tests.support import offered, told, units

TWO = "g-14-id g-58-id"
"""8 in the open, 16 in a forest or a marsh, or 8 there without supply."""
COLUMN = {
    "1/2": "s-1-pol-a-1",
    "1/1": "s-1-tk",
    "2/1": "s-65-rc s-72-rc",
    "3/1": "s-2g-tk s-3g-tk",
    "4/1": "s-2g-tk s-1-tk s-5-tk",
    "5/1": "s-1-tk s-5-tk s-3-tk s-9-tk",
    "6/1": "s-2g-tk s-3g-tk s-1g-tk s-8g-tk",
}
"""Who attacks 8 in which column."""
GROUND = {
    "clear": ("6711", "6811"),
    "forest": ("6619", "6720"),
    "marsh": ("6011", "5911"),
    "major": ("5426", "5526"),
}


def table(odds: str, roll: int, *more_dice: int, ground: str = "clear", **more: Any) -> VictoryTable:
    """An attack on two divisions in a column, up to the first question after the dice."""
    target, near = GROUND[ground]
    if ground != "clear":
        more["others"] = {"6408": ""}  # out of supply, where terrain doubles the defence
    g = battle(TWO, COLUMN[odds], roll, *more_dice, target=target, at=near, **more)
    assert ratio(g)[2] == odds
    return g


# Terrain (7.9.2)


@pytest.mark.rule("victory-roads", "7.9.2")
@pytest.mark.parametrize(
    ("odds", "roll", "clear", "forest"),
    [
        ("2/1", 8, ("E", "S"), ("-", "-")),
        ("3/1", 7, ("E", "DR"), ("-", "S")),
        ("2/1", 11, ("E2", "DR2"), ("E", "DR")),
        ("6/1", 10, ("E3", "DR3"), ("E2", "DR2")),
        ("2/1", 9, ("D1", "DR"), ("D1", "S")),
        ("6/1", 8, ("E2", "Eng"), ("E", "Eng")),
    ],
)
def test_the_forest_changes_tactical_results(
    odds: str, roll: int, clear: tuple[str, str], forest: tuple[str, str]
) -> None:
    """S is void, DR is S, DR2 is DR; E2 is E."""
    assert brought(table(odds, roll))[2:] == clear
    assert brought(table(odds, roll, ground="forest"))[2:] == forest


@pytest.mark.rule("victory-roads", "7.9.2")
@pytest.mark.parametrize(
    ("ground", "attacker", "defender"),
    [("clear", "E3", "DR3"), ("forest", "E2", "DR2"), ("marsh", "-", "DR2"), ("major", "E2", "DR")],
)
def test_each_terrain_has_its_own_changes(ground: str, attacker: str, defender: str) -> None:
    assert brought(table("6/1", 12, ground=ground))[2:] == (attacker, defender)


@pytest.mark.rule("victory-roads", "7.9.2")
@pytest.mark.parametrize("weather", ["fair", "snow"])
def test_weather_changes_what_terrain_does(weather: str) -> None:
    """In snow a marsh is a forest, and an E3 in the open is E2."""
    head = f'weather = "{weather}"'
    marsh, clear = table("6/1", 12, ground="marsh", head=head), table("6/1", 12, head=head)
    assert brought(marsh)[2] == ("E2" if weather == "snow" else "-")
    assert brought(clear)[2] == ("E2" if weather == "snow" else "E3")


# Tactical results are carried out (7.9.1)


@pytest.mark.rule("victory-roads", "7.9.1b")
def test_an_engagement_hurts_the_attacker_though_the_defender_is_gone() -> None:
    """6/1, an 11: three steps, Eng and DR3. The second roll, a 6, costs both sides."""
    g = lab({"6711": "g-14-id", "6811": "s-2g-tk s-3g-tk"}, 5, 6, 3, 3)
    fight(g, "s-2g-tk s-3g-tk")
    assert at(g, "g-14-id") == "eliminated"
    do(g, "done")
    assert told(g, "engagement")[-1]["result"] == "A1D2"
    assert side_to_act(g) == "soviet"
    do(g, "lose s-2g-tk")
    assert "s-2g-tk" in reduced(g)


@pytest.mark.rule("victory-roads", "7.9.1b")
def test_attackers_may_exploit_though_the_defender_is_gone() -> None:
    g = lab({"6711": "g-14-id", "6811": "s-2g-tk s-3g-tk"}, 3, 4)
    fight(g, "s-2g-tk s-3g-tk")
    assert at(g, "g-14-id") == "eliminated"
    do(g, "done", "done")
    assert asked(g) == "exploit"


@pytest.mark.rule("victory-roads", "7.9.1b")
def test_the_defender_retreats_though_the_attacker_is_gone() -> None:
    """4 against 8 is 1/2. An 11 costs a step and DR; the attackers are gone by a 9: F."""
    g = battle(TWO, "s-1-czech", 9, head='reduced = ["g-14-id", "g-58-id", "s-1-czech"]')
    assert ratio(g)[2] == "1/2"
    assert at(g, "s-1-czech") == "eliminated"
    do(g, "lose g-14-id")
    assert asked(g) == "hold-or-retreat"


# The elite bonus (7.9.3)


@pytest.mark.rule("victory-roads", "7.9.3")
@pytest.mark.parametrize(
    ("roll", "results"),
    [
        (3, {"D1", "E", "E2"}),
        (4, {"D1", "E", "E2"}),
        (5, {"D1", "E", "E2"}),
        (6, {"E", "E2"}),
        (7, {"E", "E2"}),
    ],
)
def test_an_elite_attacker_chooses_within_the_block(roll: int, results: set[str]) -> None:
    """At 6/1 the rolls 3, 4 and 5 are one block, and the rulebook's example."""
    g = table("6/1", roll, elite="s-2g-tk")
    assert (side_to_act(g), asked(g)) == ("soviet", "choose-result")
    assert open_to(g, "result") == results


@pytest.mark.rule("victory-roads", "7.9.3")
def test_the_block_of_ten_to_twelve_at_two_to_one() -> None:
    for roll in (10, 11, 12):
        g = battle(TWO, "s-16g-rc s-65-rc", roll, elite="s-16g-rc")
        assert open_to(g, "result") == {"E", "E2"}


@pytest.mark.rule("victory-roads", "7.9.3")
def test_an_elite_defender_chooses_his_own_result_only() -> None:
    """2/1, a 9: D1 for the attacker; the defender may take the S of 7 and 8 for his DR."""
    g = battle("g-11-id g-389-id", "s-65-rc s-1-tk", 9, against="g-11-id")
    assert ratio(g)[2] == "2/1"
    assert (side_to_act(g), asked(g)) == ("axis", "choose-result")
    assert open_to(g, "result") == {"S", "DR"}
    do(g, "result S")
    assert brought(g) == (0, 1, "D1", "S")


@pytest.mark.rule("victory-roads", "7.9.3")
def test_the_choice_is_made_before_terrain() -> None:
    """A 10 at 2/1 in a forest: E2 is taken, and becomes E."""
    g = battle(TWO, "s-16g-rc s-65-rc", 10, target="6619", at="6720", elite="s-16g-rc")
    do(g, "result E2")
    assert brought(g)[2] == "E"


# A major river (7.9.4): the Dvina is north, east and south-east of 6416


def dvina(attackers: dict[str, str], roll: int, **declared: Any) -> VictoryTable:
    g = lab({"6416": "g-14-id"} | attackers, *pair(roll))
    return fight(g, " ".join(attackers.values()), "6416", **declared)


@pytest.mark.rule("victory-roads", "7.9.4")
@pytest.mark.parametrize(("what", "result"), [("river", "E"), ("ground", "E2")])
def test_over_a_major_river_the_defender_says_what_changes_the_result(what: str, result: str) -> None:
    """24 are halved to 12 against 4: 3/1; an 11 is E2, which the river makes E and open ground does not."""
    g = dvina({"6516": "s-2g-tk", "6517": "s-3g-tk"}, 11)
    assert ratio(g)[2] == "3/1"
    assert (side_to_act(g), asked(g)) == ("axis", "river-or-ground")
    do(g, f"choose {what}")
    assert brought(g)[2] == result


@pytest.mark.rule("victory-roads", "7.9.4")
def test_one_attacker_that_does_not_cross_it_leaves_no_choice() -> None:
    g = dvina({"6516": "s-2g-tk", "6415": "s-3g-tk"}, 11)
    assert not told(g, "river-or-ground")
    assert brought(g)[2] == "Eng", "6/1"
    g = dvina({"6516": "s-1-pol-a-1", "6415": "s-1-pol-a-2"}, 11)
    assert brought(g)[2] == "E2"


@pytest.mark.rule("victory-roads", "7.9.4")
def test_a_small_river_changes_no_result() -> None:
    g = battle("g-14-id", "s-2g-tk s-3g-tk", 11, at="6212", target="6113")
    assert ratio(g)[2] == "3/1"
    assert brought(g)[2] == "E2"


# Hourra (7.9.5)


@pytest.mark.rule("victory-roads", "7.9.5b", "7.9.5E", "crt-E")
@pytest.mark.parametrize(
    ("odds", "roll", "ground", "weather", "plain", "hourra"),
    [
        ("3/1", 6, "clear", "fair", "D1", "D1+E"),
        ("3/1", 5, "clear", "fair", "-", "E"),
        ("3/1", 7, "clear", "fair", "E", "E2"),
        ("3/1", 11, "clear", "fair", "E2", "E3"),
        ("6/1", 12, "clear", "fair", "E3", "E4"),
        ("3/1", 7, "marsh", "fair", "-", "E"),
        ("6/1", 12, "clear", "snow", "E2", "E3"),
        ("3/1", 11, "forest", "fair", "E", "E2"),
        ("1/1", 5, "clear", "fair", "Eng", "Eng+E"),
        ("1/1", 6, "clear", "fair", "AR", "AR+E"),
    ],
)
def test_hourra_adds_an_e_after_terrain(
    odds: str, roll: int, ground: str, weather: str, plain: str, hourra: str
) -> None:
    head = f'weather = "{weather}"'
    assert brought(table(odds, roll, ground=ground, head=head))[2] == plain
    assert brought(table(odds, roll, ground=ground, head=head, hourra=True))[2] == hourra


@pytest.mark.rule("victory-roads", "7.9.5a", "7.9.6")
def test_hourra_costs_a_step_of_the_owners_choice() -> None:
    """3/1, a 5: attrition costs a step, Hourra one more, on the same unit if its owner likes."""
    g = table("3/1", 5, hourra=True)
    do(g, "lose s-2g-tk", "lose g-14-id")
    assert (side_to_act(g), asked(g)) == ("soviet", "loss")
    assert open_to(g, "lose") == {"s-2g-tk", "s-3g-tk"}
    do(g, "lose s-2g-tk")
    assert at(g, "s-2g-tk") == "eliminated"


@pytest.mark.rule("victory-roads", "7.9.5a")
def test_hourra_costs_its_step_where_the_table_costs_none() -> None:
    g = table("3/1", 7, hourra=True)
    assert brought(g)[0] == 0
    do(g, "lose g-14-id")
    assert open_to(g, "lose") == {"s-2g-tk", "s-3g-tk"}
    do(g, "lose s-2g-tk")
    assert reduced(g) & {"s-2g-tk", "s-3g-tk"} == {"s-2g-tk"}, "one step"
    assert asked(g) != "loss"


# Losses from tactical results (7.9.6)


@pytest.mark.rule("victory-roads", "7.9.6")
def test_tactical_losses_are_dealt_out_freely() -> None:
    """4/1, a 5: a step, D1 and S; all three may hit one unit, though the other has had none."""
    g = battle("g-11-id g-389-id", "s-2g-tk s-3g-tk s-2g-rc s-16g-rc", 5)
    assert ratio(g)[2] == "4/1"
    do(g, "lose s-2g-rc", "lose g-11-id")
    assert open_to(g, "lose") == {"g-11-id", "g-389-id"}, "D1"
    do(g, "lose g-11-id")
    assert at(g, "g-11-id") == "eliminated"
    assert asked(g) == "hold-or-retreat"


@pytest.mark.rule("victory-roads", "7.9.6", "7.8.2b")
def test_a_headquarters_may_take_a_tactical_loss_though_others_are_left() -> None:
    """4/1, a 5: attrition may not touch it while troops are there; D1 may."""
    g = battle("g-11-id g-389-id g-hq-4-armee", "s-2g-tk s-3g-tk s-2g-rc s-16g-rc", 5)
    do(g, "lose s-2g-rc")
    assert open_to(g, "lose") == {"g-11-id", "g-389-id"}, "attrition"
    do(g, "lose g-11-id")
    assert open_to(g, "lose") == {"g-11-id", "g-389-id", "g-hq-4-armee"}, "D1"
    do(g, "lose g-hq-4-armee")
    assert at(g, "g-hq-4-armee") == "eliminated"


# The codes


@pytest.mark.rule("victory-roads", "crt-AR", "7.10.1", "7.10.3")
def test_ar_is_a_retreat_of_all_attackers_or_two_steps() -> None:
    """2/1, a 3: one step, AR."""
    g = table("2/1", 3)
    do(g, "lose s-65-rc")
    assert (side_to_act(g), asked(g)) == ("soviet", "hold-or-retreat")
    do(g, "retreat")
    assert open_to(g, "unit") == {"s-65-rc", "s-72-rc"}
    g = table("2/1", 3)
    do(g, "lose s-65-rc", "hold", "lose s-65-rc")
    assert at(g, "s-65-rc") == "pile"
    assert "s-72-rc" in reduced(g), "the second step"
    assert at(g, "s-72-rc") == "6811"


@pytest.mark.rule("victory-roads", "crt-D1")
def test_d1_costs_the_defender_a_step_more() -> None:
    g = table("3/1", 6)
    do(g, "lose s-2g-tk", "lose g-14-id", "lose g-58-id")
    assert {"g-14-id", "g-58-id"} <= reduced(g)
    assert asked(g) == "hold-or-retreat", "F"


@pytest.mark.rule("victory-roads", "crt-Eng", "7.9.6")
@pytest.mark.parametrize(
    ("odds", "roll", "second", "losses"),
    [("1/1", 7, 11, "A1D2"), ("3/1", 4, 9, "A1D2"), ("6/1", 8, 10, "A1D3"), ("3/1", 4, 4, "-")],
)
def test_eng_is_a_second_roll_for_losses_only(odds: str, roll: int, second: int, losses: str) -> None:
    """In either column of the table, in the same column of the odds; its tactical results do not count."""
    g = table(odds, roll, *pair(second))
    while asked(g) == "loss":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    assert [each["result"] for each in told(g, "engagement")] == [losses]
    if losses != "-":
        assert len(told(g, "reduced")) + len(told(g, "eliminated")) >= int(losses[1]) + int(losses[3])
    if odds == "3/1":
        assert not told(g, "retreated"), "no DR2 of the second roll"
        assert asked(g) == "combat"


@pytest.mark.rule("victory-roads", "crt-E", "7.14.2")
@pytest.mark.parametrize(("odds", "roll", "count"), [("3/1", 7, 1), ("3/1", 11, 2), ("6/1", 12, 3)])
def test_e_lets_units_exploit(odds: str, roll: int, count: int) -> None:
    g = finish(table(odds, roll))
    assert len(exploiting(g)) == count


@pytest.mark.rule("victory-roads", "crt-S")
def test_s_is_a_step_or_a_retreat() -> None:
    """2/1, an 8."""
    g = table("2/1", 8)
    do(g, "lose g-14-id")
    assert (side_to_act(g), asked(g)) == ("axis", "hold-or-retreat")
    do(g, "hold", "lose g-14-id")
    assert at(g, "g-14-id") == "eliminated"
    assert at(g, "g-58-id") == "6711"
    assert "g-58-id" not in reduced(g)
    g = table("2/1", 8)
    do(g, "lose g-14-id", "retreat")
    assert open_to(g, "unit") == {"g-14-id", "g-58-id"}
    finish(g)
    assert [len(way(g, unit)) for unit in TWO.split()] == [1, 1]
    assert "g-58-id" not in reduced(g)


@pytest.mark.rule("victory-roads", "crt-F")
def test_f_is_nothing_or_a_retreat_that_costs_a_step() -> None:
    """1/1, an 8: a step of each, and F."""
    g = table("1/1", 8)
    do(g, "lose g-14-id", "hold")
    assert asked(g) == "combat"
    assert at(g, "g-58-id") == "6711"
    assert "g-58-id" not in reduced(g)
    g = table("1/1", 8)
    do(g, "lose g-14-id", "retreat", "unit g-14-id")
    while asked(g) == "retreat":
        do(g, f"to {min(open_to(g, 'to'))}")
    assert open_to(g, "lose") == {"g-14-id", "g-58-id"}
    do(g, "lose g-58-id")
    assert {"g-14-id", "g-58-id"} <= reduced(g)
    assert [len(way(g, unit)) for unit in TWO.split()] == [1, 1]


@pytest.mark.rule("victory-roads", "6.7.6", "crt-F", "crt-S")
@pytest.mark.parametrize(
    ("others", "attackers", "roll", "result"),
    [
        ({"5527": "s-65-rc", "5427": "s-72-rc"}, "s-1-tk", 8, "F"),
        ({}, "s-2g-tk s-3g-tk", 9, "S"),
    ],
    ids=["constrained", "not constrained, DR2 in a major city"],
)
def test_under_a_haltebefehl_nobody_chooses_to_retreat(
    others: dict[str, str], attackers: str, roll: int, result: str
) -> None:
    """A German division has to stay; so F is nothing, and S is a step."""
    g = battle(
        TWO,
        attackers,
        roll,
        at="5526",
        target="5426",
        others=others | {"6408": ""},
        head='halts = ["5426"]\ntheatres = ["6115", "5725", "5141", "6958"]',
    )
    assert brought(g)[3] == result
    until(g, "combat", "exploit", "hold-or-retreat")
    assert asked(g) != "hold-or-retreat"
    assert {at(g, unit) for unit in TWO.split()} <= {"5426", "eliminated"}
    assert told(g, "held")[-1]["steps"] == (1 if result == "S" else 0)


@pytest.mark.rule("victory-roads", "6.7.6", "crt-AR")
@pytest.mark.parametrize(
    ("mates", "head", "free"),
    [
        ("", 'halts = ["5426"]', False),
        (" g-58-id", 'halts = ["5426"]', True),
        ("", "", True),
    ],
    ids=["the last one", "another stays", "no order"],
)
def test_who_attacked_from_under_a_haltebefehl_does_not_choose_to_retreat(
    mates: str, head: str, free: bool
) -> None:
    """4 against 5 and a 6 is AR; a Soviet corps is next to Minsk, so that a German division has to stay."""
    places = {"5426": f"g-14-id{mates}", "5526": "s-1-rc", "5125": "g-hq-4-armee"}
    g = lab(places, *pair(6), step="axis-combat", head=f'{head}\nreduced = ["s-1-rc"]')
    fight(g, "g-14-id", "5526")
    assert brought(g)[2] == "AR"
    until(g, "hold-or-retreat", "combat")
    assert (asked(g) == "hold-or-retreat") == free
    if not free:
        assert told(g, "held")[-1]["steps"] == 2
        assert not told(g, "retreated")


@pytest.mark.rule("victory-roads", "6.7.6", "7.10.3", "6.7.9")
def test_a_result_that_forces_all_to_retreat_lifts_a_haltebefehl_that_does_not_bind() -> None:
    """DR3 in a major city is DR: the two are in supply, and have no choice."""
    attackers = "s-2g-tk s-3g-tk s-1g-tk s-1-tk s-5-tk s-9-tk"
    places = {"5426": TWO, "5526": "s-2g-tk s-3g-tk s-1g-tk", "5527": "s-1-tk s-5-tk s-9-tk"}
    where = 'theatres = ["6115", "5725", "5141", "6958"]'
    g = lab(places | {"5125": "g-hq-4-armee"}, *pair(12), head=f'halts = ["5426"]\n{where}')
    fight(g, attackers, "5426")
    assert brought(g)[3] == "DR"
    finish(g)
    assert not {at(g, unit) for unit in TWO.split()} & {"5426"}
    assert told(g, "halt-lifted") == [{"space": "5426"}]


@pytest.mark.rule("victory-roads", "crt-R")
def test_r_lets_one_unit_near_by_move() -> None:
    """2/1, a 6: R. Units two hexes away at most, none beside an enemy, by half their movement factors."""
    others = {
        "6610": "g-12-panzer",
        "6709": "g-30-id g-12-lwfd",
        "6708": "g-4-panzer",
        "6810": "g-126-id",
        "6411": "g-5-panzer",
    }
    g = table("2/1", 6, others=others)
    do(g, "lose s-65-rc", "lose g-14-id")
    assert (side_to_act(g), asked(g)) == ("axis", "react-unit")
    assert open_to(g, "unit") == {"g-12-panzer", "g-30-id", "g-12-lwfd"}
    do(g, "unit g-30-id")
    assert "6710" in open_to(g, "to"), "one point of two"
    assert "6711" not in open_to(g, "to"), "not into the attacked hex"
    do(g, "to 6710")
    assert at(g, "g-30-id") == "6710"
    assert asked(g) == "combat", "one unit only"


@pytest.mark.rule("victory-roads", "crt-R")
def test_nobody_has_to_react_and_units_beside_an_enemy_do_not() -> None:
    g = battle(TWO, "s-2g-tk s-3g-tk", 5, others={"6709": "g-30-id", "6712": "g-126-id"})
    do(g, "lose s-2g-tk", "lose g-14-id")
    assert asked(g) == "react-unit"
    assert open_to(g, "unit") == {"g-30-id"}, "6712 is beside 6811"
    do(g, "done")
    assert at(g, "g-30-id") == "6709"


@pytest.mark.rule("victory-roads", "crt-DR", "7.10.1")
@pytest.mark.parametrize(("odds", "roll", "hexes"), [("3/1", 7, 1), ("3/1", 9, 2), ("3/1", 11, 3)])
def test_dr_is_a_retreat_of_so_many_hexes(odds: str, roll: int, hexes: int) -> None:
    g = finish(table(odds, roll))
    assert {len(way(g, unit)) for unit in TWO.split() if at(g, unit) != "eliminated"} == {hexes}
    assert not offered(g, "axis", "hold")
    assert units(g, g.state.at[g.rules.space["6711"]]) & set(TWO.split()) == set()
