"""Withdrawal without leave (4.7).

Around 6711 lies open country. The Soviet corps in 6810, to its north-east, threatens it.
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import reach
from tests.games.victory_roads.boxes import hands, until, within
from tests.games.victory_roads.table import asked, at, do, field, open_to
from tests.support import told

REAR = {"6408": "g-hq-16-armee", "6814": "s-hq-2-baltic"}
MOOD = "mood = 3\nliberty = 0\n"


def supply(places: dict[str, str], head: str = MOOD, **more: str) -> VictoryTable:
    """The end of a German supply phase, when the player is asked whether he withdraws."""
    g = field(REAR | places, step="axis-supply", head=head, **more)  # type: ignore[arg-type]
    until(g, "withdrawal", "move-unit-axis", "priority")
    return g


def steps(g: VictoryTable, unit: str, *hexes: str) -> set[str]:
    """Where a unit may withdraw to next, once it has gone this way."""
    twin = g.copy()
    do(twin, f"unit {unit}", *(f"to {hex_}" for hex_ in hexes))
    return open_to(twin, "to") if asked(twin) == "withdraw-to" else set()


@pytest.mark.rule("victory-roads", "4.7.E", "4.7.1a", "4.7.2a", "4.7.2b")
def test_example_a_first_withdrawal_costs_one_box() -> None:
    g = supply({"6711": "g-227-id", "6712": "g-170-id", "6810": "s-1-tk"})
    do(g, "place 6711", "unit g-227-id", "to 6611", "to 6511")
    assert (g.state.liberty, g.state.mood) == (0, 3), "it is paid for when all have moved"
    assert open_to(g, "unit") == {"g-170-id"}
    do(g, "done")
    assert (g.state.liberty, g.state.mood, g.state.dismissals) == (1, 2, 0)
    assert at(g, "g-227-id") == "6511"


@pytest.mark.rule("victory-roads", "4.7.2a", "4.7.2b")
def test_the_number_of_the_new_box_is_the_price_and_may_cost_the_command() -> None:
    g = supply({"6711": "g-227-id", "6810": "s-1-tk"}, "mood = 6\nliberty = 2\n")
    do(g, "place 6711", "done")
    assert (g.state.liberty, g.state.mood) == (3, 3), "even if nobody moves"
    g = supply({"6711": "g-227-id", "6810": "s-1-tk"}, "mood = 3\nliberty = 2\n")
    do(g, "place 6711", "done")
    assert (g.state.dismissals, g.state.mood) == (1, 10)
    g = supply({"6711": "g-227-id", "6810": "s-1-tk"})
    do(g, "done")
    assert (g.state.liberty, g.state.mood) == (0, 3)
    assert not told(g, "withdrawal")


@pytest.mark.rule("victory-roads", "4.7.0", "4.7.1a")
def test_only_the_german_player_is_asked_once_at_the_end_of_his_supply_phase() -> None:
    g = field(REAR | {"6711": "g-227-id", "6810": "s-1-tk"}, step="soviet-supply")
    until(g, "priority", "withdrawal")
    assert asked(g) == "priority"
    g = supply({"6711": "g-227-id", "6810": "s-1-tk"})
    assert g.state.phase == "axis-supply"
    do(g, "place 6711", "done")
    assert g.state.phase == "axis-movement", "there is no second marker"


@pytest.mark.rule("victory-roads", "4.7.1a")
def test_the_marker_lies_anywhere_from_where_somebody_could_move() -> None:
    g = supply({"6711": "g-227-id", "6810": "s-1-tk"})
    assert {"6711", "6810", "6714", "6408"} <= open_to(g, "place"), "even among the enemy"


@pytest.mark.rule("victory-roads", "4.7.1b")
def test_units_within_three_hexes_may_move() -> None:
    places = {
        "6711": "g-227-id",
        "6712": "g-170-id",
        "6713": "g-225-id",
        "6715": "g-58-id",
        "6609": "r-20-inf",
    }
    g = supply(places | {"6810": "s-1-tk"})
    do(g, "place 6711")
    assert open_to(g, "unit") == {"g-227-id", "g-170-id", "g-225-id", "r-20-inf"}
    assert not {"6715", "6408"} & within("6711", 3)


@pytest.mark.rule("victory-roads", "4.7.1b", "4.7.1c")
def test_headquarters_move_too_but_neither_pontoons_nor_who_has_no_movement() -> None:
    places = {"6711": "g-festung-posen g-227-id", "5719": "g-hq-3-pz-armee", "5619": "g-hq-4-armee"}
    g = supply(places, MOOD + 'pontoon.g-hq-4-armee = "5720"\n')
    do(g, "place 6711")
    assert open_to(g, "unit") == {"g-227-id"}
    g = supply(places, MOOD + 'pontoon.g-hq-4-armee = "5720"\n')
    do(g, "place 5619")
    assert open_to(g, "unit") == {"g-hq-3-pz-armee"}


@pytest.mark.rule("victory-roads", "4.7.1c")
def test_by_printed_movement_or_two_hexes() -> None:
    g = supply({"6711": "g-227-id g-5-panzer", "6810": "s-1-tk"})
    do(g, "place 6711")
    assert steps(g, "g-227-id", "6611"), "a second hex"
    assert not steps(g, "g-227-id", "6611", "6511"), "it has two points"
    assert steps(g, "g-5-panzer", "6611", "6511", "6411"), "four points"
    assert not steps(g, "g-5-panzer", "6712", "6713", "6714", "6715"), "four hexes"


@pytest.mark.rule("victory-roads", "4.7.1c")
def test_two_hexes_of_any_ground_or_so_many_as_the_points_allow() -> None:
    # In the Pripet marshes a hex costs three points.
    g = supply({"5133": "g-227-id g-5-panzer", "5232": "s-1-tk"})
    do(g, "place 5133")
    assert steps(g, "g-227-id", "5033"), "six points, but two hexes"
    assert not steps(g, "g-227-id", "5033", "4933")
    assert not steps(g, "g-5-panzer", "5033", "4933"), "four points are gone too"
    # The railway from Minsk (5426) leads north-west, half a point for each hex.
    g = supply({"5426": "g-227-id", "5526": "s-1-tk"})
    do(g, "place 5426")
    assert "5024" in steps(g, "g-227-id", "5326", "5225", "5125")
    assert not steps(g, "g-227-id", "5326", "5225", "5125", "5024"), "two points are spent"


@pytest.mark.rule("victory-roads", "4.7.1d")
def test_the_way_is_that_of_a_retreat() -> None:
    g = supply({"6711": "g-227-id", "6810": "s-1-tk"})
    do(g, "place 6711")
    assert steps(g, "g-227-id") == {"6610", "6611", "6712"}, (
        "north-west, south-west and south, all away from it"
    )
    g = supply({"6711": "g-227-id", "6610": "s-1-tk"})
    do(g, "place 6711")
    assert steps(g, "g-227-id") == {"6712"}, "away from the north-west; 6611 is still next to it"
    g = supply({"6711": "g-227-id", "6712": "s-1-tk"})
    do(g, "place 6711")
    assert steps(g, "g-227-id") == {"6610"}, "away from the south"
    g = supply({"6711": "g-227-id", "6712": "s-1-tk", "6610": "s-5-tk"})
    do(g, "place 6711")
    assert steps(g, "g-227-id") == {"6611"}, "none leads away from both: the other one to the south-west"
    g = supply({"6711": "g-227-id", "6712": "s-1-tk", "6610": "s-5-tk", "6611": "s-9-tk"})
    do(g, "place 6711")
    assert steps(g, "g-227-id") == {"6810"}, "all three are shut: away from all of them"


@pytest.mark.rule("victory-roads", "4.7.1e")
def test_neither_lack_of_supply_nor_a_dismissal_shortens_the_way() -> None:
    g = supply({"6711": "g-5-panzer", "6810": "s-1-tk"}, MOOD + 'oos = ["g-5-panzer"]\nslowed = true\n')
    do(g, "place 6711")
    assert steps(g, "g-5-panzer", "6611", "6511", "6411")
    do(g, "unit g-5-panzer", "to 6712")
    assert at(g, "g-5-panzer") == "6712"
    far = supply({"0246": "g-227-id", "0245": "s-1-tk"})
    do(far, "place 0246")
    assert steps(far, "g-227-id", "0247"), "out of supply, it need not go towards a source"


@pytest.mark.rule("victory-roads", "4.7.1f")
def test_they_move_again_but_do_not_attack() -> None:
    g = supply({"6711": "g-5-panzer", "6712": "g-12-panzer", "6810": "s-1-bulg-a-1", "6811": "s-1-bulg-a-2"})
    do(g, "place 6711", "unit g-5-panzer", "to 6611", "stop")
    until(g, "withdraw-unit", "move-unit-axis")
    if asked(g) == "withdraw-unit":
        do(g, "done")
    until(g, "move-unit-axis")
    assert "6710" in reach(g, "g-5-panzer")
    do(g, "unit g-5-panzer", "to 6711", "stop", "unit g-12-panzer", "to 6812", "stop")
    until(g, "combat")
    do(g, "attack 6811")
    assert open_to(g, "add") == {"g-12-panzer"}


@pytest.mark.rule("victory-roads", "4.7.1f")
def test_the_next_turn_they_attack_again() -> None:
    head = MOOD + 'pulled_back = ["g-5-panzer"]\n'
    places = REAR | {"6711": "g-5-panzer", "6810": "s-1-bulg-a-1"}
    g = field(places, step="axis-combat", head=head)
    assert not g.to_act or asked(g) != "combat"
    g = field(places, step="axis-supply", head=head)
    until(g, "combat")
    assert open_to(g, "attack") == {"6810"}


@pytest.mark.rule("victory-roads", "4.7.1b", "4.7.1c")
def test_the_last_division_that_must_hold_stays() -> None:
    places = {"5426": "g-227-id g-170-id", "5526": "s-1-tk"}
    g = supply(places, MOOD + 'halts = ["5426"]\n' + hands())
    do(g, "place 5426")
    assert open_to(g, "unit") == {"g-227-id", "g-170-id"}
    do(g, "unit g-227-id", "to 5326", "stop")
    assert told(g, "liberty"), "nobody else may go"
    assert at(g, "g-170-id") == "5426"
    g = supply({"5426": "g-227-id"}, MOOD + 'halts = ["5426"]\n' + hands())
    do(g, "place 5426")
    assert open_to(g, "unit") == {"g-227-id"}, "with no Soviets beside it the last one may go"


@pytest.mark.rule("victory-roads", "4.7.1d", "6.7.7b")
@pytest.mark.parametrize("halted", [False, True])
def test_who_withdraws_into_a_hex_to_be_held_goes_no_farther(halted: bool) -> None:
    places = {"6711": "g-5-panzer", "6611": "g-227-id", "6810": "s-1-tk"}
    g = supply(places, MOOD + ('halts = ["6611"]\n' if halted else ""))
    do(g, "place 6711")
    assert "6611" in steps(g, "g-5-panzer")
    assert bool(steps(g, "g-5-panzer", "6611")) == (not halted)


@pytest.mark.rule("victory-roads", "4.7.1d", "1.7.5a")
def test_nobody_withdraws_over_a_barred_border_or_through_the_enemy() -> None:
    # 5361 is in Hungary, 5461 in Romania.
    g = supply({"5461": "r-20-inf", "5561": "s-1-tk"})
    do(g, "place 5461")
    assert "5361" not in steps(g, "r-20-inf")
    assert steps(g, "r-20-inf")


@pytest.mark.rule("victory-roads", "4.7.1c", "3.2.2a")
def test_in_mud_nobody_withdraws_by_more_than_two_points() -> None:
    g = supply({"6711": "g-5-panzer", "6810": "s-1-tk"}, MOOD + 'weather = "mud"\n')
    do(g, "place 6711")
    assert steps(g, "g-5-panzer", "6611")
    assert not steps(g, "g-5-panzer", "6611", "6511")


@pytest.mark.rule("victory-roads", "4.7.1c")
def test_a_headquarters_does_not_stop_where_it_would_be_out_of_supply() -> None:
    # Vilnius is reached by rail from Minsk (5426); no road leads to 5325.
    g = supply({"5425": "g-hq-4-armee", "5525": "s-1-tk"})
    do(g, "place 5425", "unit g-hq-4-armee")
    assert "5325" in open_to(g, "to")
    do(g, "to 5325")
    assert not open_to(g, "stop"), "it has to go on"
    do(g, "to 5225")
    assert at(g, "g-hq-4-armee") == "5225"
    assert g.lines(0) & 1 << g.rules.space["5225"]


@pytest.mark.rule("victory-roads", "4.7.1c", "6.1.10")
def test_a_headquarters_that_has_not_moved_may_stay_where_its_line_is_cut() -> None:
    """The division in 5125 keeps the railway to the west open, beside the Soviets in 5126."""
    g = supply({"5225": "g-hq-4-armee", "5125": "g-227-id", "5126": "s-1-tk", "5426": "s-5-tk"})
    do(g, "place 5225", "unit g-227-id", "to 5024", "to 4924")
    if asked(g) == "withdraw-to":
        do(g, "stop")
    assert not g.lines(0) & 1 << g.rules.space["5225"]
    do(g, "unit g-hq-4-armee")
    assert asked(g) == "withdraw-to"
    do(g, "stop")
    assert at(g, "g-hq-4-armee") == "5225"


@pytest.mark.rule("victory-roads", "4.7.1c", "3.2.2l")
@pytest.mark.parametrize(("weather", "crossed"), [("fair", True), ("mud", False)])
def test_in_mud_nobody_withdraws_over_a_river_to_where_an_enemy_is(weather: str, crossed: bool) -> None:
    """The Sozh parts 6527 from 6427, which is next to the Soviets in 6327."""
    g = supply({"6527": "g-227-id", "6327": "s-1-tk", "6627": "s-5-tk"}, MOOD + f'weather = "{weather}"\n')
    do(g, "place 6527")
    assert ("6427" in steps(g, "g-227-id")) == crossed
