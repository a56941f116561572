"""Movement (6.1, 6.2, 6.3, 6.6): what units can reach, what they pay, who may go far.

0445 and 6611 lie in clear ground without roads and watercourses. From 0645 two clear hexes lead to the forest
0847. The Dvina parts 4413 from 4414 and 4315 from Riga (4314), to which railways cross it; the Gauja parts
4513 from 4412. Around Minsk (5426) roads and railways go to 5425, 5427, 5326, 5327, 5526 and 5527.
"""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.decisions import IllegalAction
from tests.games.victory_roads.basics import commands, move, price, reach
from tests.games.victory_roads.boxes import box, fronts, hands, marks, played, pool, until, within
from tests.games.victory_roads.table import asked, at, do, field, open_to, side_to_act
from tests.support import told, units

SOVIET, AXIS = "soviet-movement", "axis-movement"
PLAIN = "6611"
PANZER, INFANTRY = "g-10-pzgr", "g-14-id"
AWAY = fronts(north="6532 movement", centre_north="6541 offensive")
"""All theatres stand far to the south of 6611."""


def disc(name: str, hexes: int) -> set[str]:
    """The hexes around one."""
    return within(name, hexes) - {name}


def germans(places: dict[str, str], head: str = "", step: str = AXIS, **more: Any) -> VictoryTable:
    """A German phase, with no Haltebefehl declared."""
    g = field(places, step=step, head=head, **more)
    until(g, "move-unit-axis")
    return g


def costs(g: VictoryTable, unit: str) -> dict[str, float]:
    """What it costs a unit to go to each hex in reach, the one hex of right apart."""
    twin = g.copy()
    do(twin, f"unit {unit}")
    decision = twin.decision(side_to_act(twin))
    assert decision is not None
    texts = {hex_: hint.cost.replace("½", ".5") for hex_, hint in decision.hints.items()}
    return {hex_: float(text) for hex_, text in texts.items() if text}


def refused(g: VictoryTable, action: str) -> str:
    """The paragraph by which an action is refused."""
    with pytest.raises(IllegalAction) as error:
        do(g, action)
    return error.value.rule


# Who moves, and how far (6.1.1 to 6.1.7)


@pytest.mark.rule("victory-roads", "6.1.1a")
def test_a_player_moves_as_many_units_as_he_likes_within_their_factor() -> None:
    g = field(
        {PLAIN: "s-60-rc", "6609": "s-1-rc", "6613": "s-5-tk"}, step=SOVIET, head='reduced = ["s-1-rc"]'
    )
    assert open_to(g, "unit") == {"s-60-rc", "s-1-rc", "s-5-tk"}
    assert reach(g, "s-60-rc") == disc(PLAIN, 3), "a reinforced corps has 3 points"
    assert {"6607", "6611"} <= reach(g, "s-1-rc"), "a standard one 2"
    assert "6612" not in reach(g, "s-1-rc")
    move(g, "s-60-rc", "6609")
    assert open_to(g, "unit") == {"s-1-rc", "s-5-tk"}, "nobody moves twice in a phase"
    do(g, "done")
    assert at(g, "s-5-tk") == "6613"


@pytest.mark.rule("victory-roads", "6.1.1b")
def test_a_stack_starts_in_one_hex_and_is_as_slow_as_its_slowest() -> None:
    g = field({PLAIN: "s-60-rc s-5-tk", "6612": "s-1-rc"}, step=SOVIET, head='reduced = ["s-60-rc"]')
    do(g, "unit s-5-tk")
    assert open_to(g, "join") == {"s-60-rc"}
    assert "6607" in open_to(g, "to")
    do(g, "join s-60-rc")
    assert open_to(g, "to") == disc(PLAIN, 2)
    do(g, "to 6609")
    assert (at(g, "s-60-rc"), at(g, "s-5-tk")) == ("6609", "6609")


@pytest.mark.rule("victory-roads", "6.1.2", "6.1.3")
def test_the_kinds_of_movement_follow_each_other_one_unit_at_a_time() -> None:
    places = {"5426": f"{INFANTRY} g-6-id g-hq-4-armee", "5427": "g-12-id", "4402": "g-30-id"}
    g = germans(places, f"rail = 2\nships = 3\n{hands(axis='nebelwerfer')}")
    do(g, f"train {INFANTRY}", "to 5125")
    do(g, "unit g-6-id", "to 5528")
    assert open_to(g, "unit") | open_to(g, "train") | open_to(g, "ship") == set(), "one ends its move first"
    assert refused(g, "unit g-12-id") == "6.1.2"
    do(g, "stop", "ship g-30-id", "to 4314", "strategic nebelwerfer")
    assert "5824" in reach(g, "g-12-id"), "strategic movement comes last here, in any order"
    assert [at(g, n) for n in (INFANTRY, "g-6-id", "g-30-id")] == ["5125", "5528", "4314"]


@pytest.mark.rule("victory-roads", "6.1.4", "6.1.4E", "1.8.1a")
def test_four_points_are_four_clear_hexes_or_two_clear_ones_and_a_forest() -> None:
    g = germans({"0445": PANZER, "0645": "g-18-pzgr"})
    assert price(g, PANZER, "0449") == price(g, PANZER, "0441") == "4"
    assert not reach(g, PANZER) & {"0440", "0450"}
    assert price(g, "g-18-pzgr", "0847") == "4"


@pytest.mark.rule("victory-roads", "6.1.4")
@pytest.mark.parametrize(
    ("origin", "target", "points"),
    [("4413", "4414", "3"), ("4414", "4413", "3"), ("5725", "5625", "2"), ("4734", "4733", "1")],
)
def test_a_river_costs_a_point_more_and_a_major_river_two(origin: str, target: str, points: str) -> None:
    assert price(germans({origin: PANZER}), PANZER, target) == points


@pytest.mark.rule("victory-roads", "6.1.4", "3.2.3c")
def test_marsh_and_mountain_cost_three_points_and_in_snow_a_marsh_two() -> None:
    for weather, points in (("fair", "3"), ("snow", "2")):
        g = germans({"4733": PANZER, "4045": "g-18-pzgr"}, f'weather = "{weather}"')
        assert price(g, PANZER, "4734") == points


@pytest.mark.rule("victory-roads", "6.1.5")
def test_points_are_neither_saved_nor_given_away() -> None:
    g = field({PLAIN: "s-60-rc s-1-rc"}, step=SOVIET, head=AWAY)
    do(g, "unit s-60-rc", "to 6612")
    assert open_to(g, "to") == disc("6612", 2), "two of three points are left"
    do(g, "stop")
    assert "s-60-rc" not in open_to(g, "unit"), "what is left is lost"
    assert reach(g, "s-1-rc") == disc(PLAIN, 3)


@pytest.mark.rule("victory-roads", "6.1.6")
def test_friends_on_the_way_cost_nothing_and_even_a_full_hex_is_passed() -> None:
    g = field({PLAIN: "s-60-rc", "6612": "s-1-rc s-2g-rc s-84-rc s-hq-3-bel"}, step=SOVIET)
    do(g, "unit s-60-rc", "to 6612")
    assert open_to(g, "to") == disc("6612", 2)


@pytest.mark.rule("victory-roads", "6.1.7")
def test_no_unit_enters_a_hex_with_an_enemy() -> None:
    g = field({PLAIN: "s-60-rc", "6612": INFANTRY, "6610": "g-hq-4-armee"}, step=SOVIET)
    found = reach(g, "s-60-rc")
    assert not found & {"6612", "6610"}, "a headquarters bars the way too"
    assert {"6613", "6609"} <= found, "there are no zones of control"
    do(g, "unit s-60-rc")
    assert refused(g, "to 6612") == "6.1.7"


# One hex whatever it costs (6.1.8)


@pytest.mark.rule("victory-roads", "6.1.8a")
def test_a_unit_may_always_go_one_hex() -> None:
    g = germans({"4414": INFANTRY, "4733": "g-6-id"})
    assert price(g, INFANTRY, "4413") == "", "it costs 3 and the division has 2"
    assert price(g, "g-6-id", "4734") == "", "so does a marsh"
    do(g, f"unit {INFANTRY}", "to 4413")
    assert open_to(g, "to") == set(), "nothing is left then"


@pytest.mark.rule("victory-roads", "6.1.8a")
def test_the_one_hex_is_the_first_of_a_move_and_must_be_legal() -> None:
    g = germans({"4415": INFANTRY})
    do(g, f"unit {INFANTRY}", "to 4414")
    assert "4413" not in open_to(g, "to"), "one point is left, and the Dvina costs 3"
    places = {"4414": INFANTRY, "4513": "s-60-rc"}
    assert "4413" in reach(germans(places), INFANTRY)
    assert "4413" not in reach(germans(places, 'weather = "mud"'), INFANTRY), "not next to an enemy in mud"


@pytest.mark.rule("victory-roads", "6.1.8a", "8.2.2")
def test_one_hex_is_open_in_exploitation_too() -> None:
    head = f'exploiting = ["{INFANTRY}"]'
    g = field({"4414": INFANTRY, "4612": "s-60-rc"}, step="axis-exploitation", head=head)
    assert "4413" in reach(g, INFANTRY), "with a single point"


@pytest.mark.rule("victory-roads", "6.1.8b")
def test_pontoon_headquarters_and_units_without_movement_do_not_move_at_all() -> None:
    places = {"4413": "g-hq-4-armee g-festung-posen g-14-id"}
    g = germans(places, 'rail = 8\npontoon.g-hq-4-armee = "4414"')
    assert open_to(g, "unit") == open_to(g, "train") == {INFANTRY}
    assert refused(g, "unit g-festung-posen") == "1.1.5"
    do(g, f"unit {INFANTRY}")
    assert open_to(g, "join") == set(), "nor are they carried along"
    g = germans(places, "rail = 8")
    assert open_to(g, "unit") == {INFANTRY, "g-hq-4-armee"}


# Roads (6.1.9)


@pytest.mark.rule("victory-roads", "6.1.9", "1.8.1b", "6.6")
def test_a_road_or_railway_costs_half_a_point_whatever_it_crosses() -> None:
    g = germans({"4213": INFANTRY, "5426": "g-6-id", "2755": "g-12-id"})
    assert price(g, INFANTRY, "4314") == "½", "over the bridge of the Dvina"
    assert price(g, "g-6-id", "5225") == "1", "two hexes of railway"
    assert price(g, "g-6-id", "5525") == "1", "a road, or a railway"
    assert price(g, "g-12-id", "2655") == "½", "a forest by rail"


@pytest.mark.rule("victory-roads", "6.1.9")
def test_a_road_in_both_hexes_helps_only_where_it_crosses_their_side() -> None:
    g = germans({"5226": INFANTRY})
    assert price(g, INFANTRY, "5225") == "1", "a road here, a railway there, and nothing between them"


# Headquarters (6.1.10)


@pytest.mark.rule("victory-roads", "6.1.10")
def test_a_headquarters_ends_its_move_only_where_it_has_a_line() -> None:
    g = germans({"5426": "g-hq-4-armee"})
    found = reach(g, "g-hq-4-armee")
    assert {"5425", "5427", "5326", "5327"} <= found
    assert not found & {"5325", "5227", "5424"}, "no road nor railway"
    do(g, "unit g-hq-4-armee")
    assert refused(g, "to 5325") == "6.1.10"


@pytest.mark.rule("victory-roads", "6.1.10")
def test_a_headquarters_may_leave_the_road_on_its_way() -> None:
    g = germans({"5226": "g-hq-4-armee"})
    assert price(g, "g-hq-4-armee", "5225") == "1"


@pytest.mark.rule("victory-roads", "6.1.10", "4.4.1")
def test_a_headquarters_may_end_in_a_city_that_becomes_a_source_when_it_comes() -> None:
    # Soviets on all roads and railways around Stolp (2224).
    places = {"2324": "g-hq-4-armee", "2025": "s-60-rc", "2525": "s-1-rc", "2327": "s-2g-rc"}
    g = germans(places, soviet="2224")
    assert reach(g, "g-hq-4-armee") & {"2224", "2225", "2325", "2125"} == {"2224"}


@pytest.mark.rule("victory-roads", "6.1.10")
def test_no_line_leads_to_a_headquarters_among_partisans() -> None:
    g = germans({"5426": f"g-hq-4-armee {INFANTRY}"}, hands() + marks("partisans@5327"))
    assert "5327" not in reach(g, "g-hq-4-armee")
    assert "5327" in reach(g, INFANTRY)


# Corps far from the theatres (6.1.11, 6.2.4)


@pytest.mark.rule("victory-roads", "6.1.11")
@pytest.mark.parametrize(
    ("head", "way", "standard"),
    [
        (AWAY, ["6609"], False),
        (AWAY, ["6608"], True),
        (AWAY, ["6610", "6609", "6608"], True),
        (AWAY, ["6610", "6611"], False),
        (AWAY, ["6610", "6611", "6612"], True),
        (fronts(north="6603 movement", centre_north="6541 offensive"), ["6608"], False),
        (fronts(north="6602 movement", centre_north="6541 offensive"), ["6608"], True),
        (fronts(north="6532 movement", centre_north="6617 offensive"), ["6608"], False),
        (fronts(north="6532 movement", centre_north="6618 offensive"), ["6608"], True),
    ],
)
def test_a_reinforced_corps_that_spends_more_than_two_points_outside_all_theatres_is_standard(
    head: str, way: list[str], standard: bool
) -> None:
    g = field({PLAIN: "s-60-rc s-5-tk"}, step=SOVIET, head=head)
    move(g, "s-60-rc", *way)
    assert ("s-60-rc" in units(g, g.state.reduced)) == standard
    move(g, "s-5-tk", "6607")
    assert "s-5-tk" not in units(g, g.state.reduced), "armour has no modes"


@pytest.mark.rule("victory-roads", "6.1.11")
@pytest.mark.parametrize(("points", "standard"), [(2.0, False), (2.5, True), (3.0, True)])
def test_half_points_on_the_railway_count(points: float, standard: bool) -> None:
    g = field({"6408": "s-60-rc"}, step=SOVIET, head=AWAY)
    move(g, "s-60-rc", min(hex_ for hex_, cost in costs(g, "s-60-rc").items() if cost == points))
    assert ("s-60-rc" in units(g, g.state.reduced)) == standard


@pytest.mark.rule("victory-roads", "6.2.4", "6.1.11")
@pytest.mark.parametrize(
    ("way", "standard"),
    [(["6608"], False), (["6607"], False), (["6610", "6611", "6608"], True), (["6616"], True)],
)
def test_in_strategic_movement_four_points_are_free(way: list[str], standard: bool) -> None:
    g = field({PLAIN: "s-60-rc", "6115": "s-hq-2-baltic"}, step=SOVIET, head=AWAY)
    move(g, "s-60-rc", *way)
    assert ("s-60-rc" in units(g, g.state.reduced)) == standard


@pytest.mark.rule("victory-roads", "6.1.11", "6.2.4")
def test_basic_scenarios_have_no_theatres_and_corps_keep_their_mode() -> None:
    g = field({"3158": "s-60-rc"}, step=SOVIET, scenario="budapest-wien", turn=20)
    prices = costs(g, "s-60-rc")
    move(g, "s-60-rc", next(hex_ for hex_, points in prices.items() if points == 3))
    assert "s-60-rc" not in units(g, g.state.reduced)


# Strategic movement (6.2)

STAFF = {"5426": "g-hq-4-armee", "5328": INFANTRY}


@pytest.mark.rule("victory-roads", "6.2.2", "6.2.3a", "6.2.3b", "1.5.2b")
def test_the_german_player_pays_a_support_for_all_strategic_moves_of_a_phase() -> None:
    g = germans(STAFF | {"5427": "g-6-id"}, hands(axis="nebelwerfer pak88"))
    near = reach(g, INFANTRY)
    assert "5225" in near, "2 points by rail"
    assert not near & {"5125", "5628"}
    do(g, "strategic nebelwerfer")
    assert box(g, "axis") == ["pak88"]
    assert played(g, "axis") == ["nebelwerfer"]
    assert open_to(g, "strategic") == set(), "one is enough"
    assert price(g, INFANTRY, "5628") == "2½"
    assert max(costs(g, INFANTRY).values()) == 4
    move(g, INFANTRY, "5628")
    assert price(g, "g-6-id", "5423") == "3", "off the roads too"
    do(g, "done")
    assert not g.state.offroad, "for this phase only"


@pytest.mark.rule("victory-roads", "6.2.3a", "1.5.3b")
def test_without_a_support_the_german_player_has_no_strategic_movement() -> None:
    g = germans(STAFF, hands())
    assert open_to(g, "strategic") == set()
    assert "5628" not in reach(g, INFANTRY)
    g = germans(STAFF, hands(axis="nothing-left"))
    assert open_to(g, "strategic") == set(), "a marker of the end of the Reich is no support"


@pytest.mark.rule("victory-roads", "6.2.2", "6.2.1a")
def test_the_soviets_pay_nothing_and_headquarters_do_not_march_so() -> None:
    g = field({PLAIN: "s-60-rc", "6115": "s-hq-2-baltic s-hq-1-baltic"}, step=SOVIET, head=hands())
    assert max(costs(g, "s-60-rc").values()) == 6
    assert max(costs(g, "s-hq-2-baltic").values()) == 3


@pytest.mark.rule("victory-roads", "6.2.1a")
def test_a_strategic_move_stays_in_the_radius_of_supplied_headquarters() -> None:
    places = {PLAIN: "s-60-rc", "6115": "s-hq-2-baltic"}
    g = field(places, step=SOVIET)
    found = costs(g, "s-60-rc")
    assert {hex_ for hex_, points in found.items() if points > 3} <= commands(g, "s-hq-2-baltic")
    assert "6606" not in found, "five clear hexes away, but out of the radius of 9"
    assert "6606" in costs(field(places | {"7008": "s-hq-1-baltic"}, step=SOVIET), "s-60-rc")
    assert "6606" not in costs(field(places | {"6605": "s-hq-1-baltic"}, step=SOVIET), "s-60-rc")
    assert max(costs(field({PLAIN: "s-60-rc"}, step=SOVIET), "s-60-rc").values()) == 3
    # Its start too: from 6602 the radius is not far.
    g = field({"6605": "s-60-rc", "6115": "s-hq-2-baltic"}, step=SOVIET)
    assert max(costs(g, "s-60-rc").values()) == 3


@pytest.mark.rule("victory-roads", "6.2.1a", "1.7.2")
def test_a_strategic_move_needs_headquarters_of_the_same_nation() -> None:
    places = {"2855": "h-hq-1-hadsereg", "2955": f"h-20-gy {INFANTRY}"}
    g = germans(places, hands(axis="nebelwerfer"))
    do(g, "strategic nebelwerfer")
    assert "2752" in reach(g, "h-20-gy")
    assert "2752" not in reach(g, INFANTRY)
    g = germans({"2855": "g-hq-4-armee", "2955": f"h-20-gy {INFANTRY}"}, hands(axis="nebelwerfer"))
    do(g, "strategic nebelwerfer")
    assert "2752" in reach(g, INFANTRY)
    assert "2752" not in reach(g, "h-20-gy")
    assert "2752" not in reach(g, INFANTRY, "h-20-gy"), "nor may they go along"


@pytest.mark.rule("victory-roads", "6.2.1b")
def test_in_a_strategic_move_no_enemy_is_ever_adjacent() -> None:
    g = field({PLAIN: "s-60-rc", "6115": "s-hq-2-baltic", "6612": INFANTRY}, step=SOVIET)
    assert reach(g, "s-60-rc") <= disc(PLAIN, 3), "the enemy is next to where it starts"
    for friend in ({}, {"6616": "s-1-rc"}):
        places = {PLAIN: "s-60-rc", "6115": "s-hq-2-baltic", "6617": INFANTRY}
        found = reach(field(places | friend, step=SOVIET), "s-60-rc")
        assert "6615" in found
        assert "6616" not in found, "a friend opens the hex to command, but not to the march"


@pytest.mark.rule("victory-roads", "6.2.1c")
@pytest.mark.parametrize(
    ("taken", "open_now"),
    [("", set()), ("1734", {"1734"}), ("1734 1533", {"1734", "1533"}), ("1733 1632", {"1733", "1632"})],
)
def test_soviets_do_not_march_into_german_forts_and_cities_that_are_still_to_be_taken(
    taken: str, open_now: set[str]
) -> None:
    places = {"2134": "s-hq-1-bel", "2034": "s-60-rc"}
    g = field(places, step=SOVIET, soviet=taken, head='reduced = ["s-60-rc"]')
    found = reach(g, "s-60-rc")
    assert "1833" in found, "a Polish hex"
    assert found & {"1733", "1734", "1533", "1632"} == open_now, "three strongholds and Landsberg"


@pytest.mark.rule("victory-roads", "6.2.1a", "3.2.2b")
def test_there_is_no_strategic_movement_in_mud() -> None:
    g = field({PLAIN: "s-60-rc", "6115": "s-hq-2-baltic"}, step=SOVIET, head='weather = "mud"')
    assert reach(g, "s-60-rc") == disc(PLAIN, 2), "and nobody spends more than 2 points"
    assert open_to(germans(STAFF, 'weather = "mud"\n' + hands(axis="nebelwerfer")), "strategic") == set()


# Equipment left behind (6.3)

POCKET = {"5426": "g-hq-4-armee", "5526": f"{INFANTRY} g-6-id", "5525": "g-12-id", "5626": "s-60-rc"}
TWO = hands(axis="nebelwerfer pak88")


@pytest.mark.rule("victory-roads", "6.3.0", "6.3.1a")
def test_only_the_german_player_leaves_equipment_behind_and_it_takes_two_supports() -> None:
    g = germans(POCKET, TWO)
    assert open_to(g, "abandon") == {"g-hq-4-armee"}
    assert open_to(germans(POCKET, hands(axis="nebelwerfer")), "abandon") == set()
    assert open_to(germans(POCKET, hands(axis="nebelwerfer nothing-left")), "abandon") == set()
    g = field({PLAIN: "s-60-rc s-hq-3-bel"}, step=SOVIET, head=hands(north="katyusha sappers"))
    assert open_to(g, "abandon") == set()


@pytest.mark.rule("victory-roads", "6.3.1a", "6.3.1b", "6.3.1c", "6.3.2a", "6.3.2b")
def test_units_in_the_radius_march_away_from_the_enemy_and_the_headquarters_stays() -> None:
    g = germans(POCKET | {"5125": "g-hq-9-armee"}, "mood = 9\n" + hands(axis="nebelwerfer pak88 model"))
    assert "5023" not in reach(g, INFANTRY)
    do(g, "abandon g-hq-4-armee")
    assert asked(g) == "pay-abandonment"
    do(g, "give nebelwerfer", "give pak88")
    assert asked(g) == "abandonment"
    assert open_to(g, "unit") == {INFANTRY, "g-6-id", "g-12-id"}, "all in the radius, without another support"
    do(g, f"unit {INFANTRY}")
    assert "5222" in open_to(g, "to") or "5223" in open_to(g, "to")
    assert not open_to(g, "to") & {"5627", "5727"}, "on the way it touches no enemy"
    do(g, "join g-6-id", "to 5125", "stop", "done")
    assert (at(g, INFANTRY), at(g, "g-6-id")) == ("5125", "5125")
    assert pool(g, "axis") == ["nebelwerfer", "pak88"], "both go back to be drawn again"
    assert box(g, "axis") == ["model"]
    assert (g.state.liberty, g.state.mood) == (1, 8)
    assert "g-hq-4-armee" not in open_to(g, "unit") | open_to(g, "train") | open_to(g, "abandon")
    assert "g-hq-9-armee" in open_to(g, "unit")


@pytest.mark.rule("victory-roads", "6.3.1b", "6.3.1a")
def test_a_headquarters_that_has_moved_cannot_hold_the_supports() -> None:
    g = germans(POCKET, TWO)
    move(g, "g-hq-4-armee", "5425")
    assert open_to(g, "abandon") == set()


@pytest.mark.rule("victory-roads", "6.3.1c")
def test_units_beyond_the_radius_do_not_leave_their_equipment_behind() -> None:
    far = {"4413": "g-30-id g-hq-16-armee", "4512": "s-1-rc"}
    g = germans(POCKET | far, TWO + "mood = 9\n")
    do(g, "abandon g-hq-4-armee", "give nebelwerfer")
    assert asked(g) == "abandonment"
    assert "g-30-id" not in open_to(g, "unit")


@pytest.mark.rule("victory-roads", "6.3.1c", "6.2.1a")
@pytest.mark.parametrize(("hqs", "able"), [("h-hq-1-hadsereg", True), ("", False)])
def test_allies_in_the_radius_do_so_within_that_of_their_own_headquarters(hqs: str, able: bool) -> None:
    """The supports lie on the German headquarters; one of their nation is at Minsk, or none."""
    pocket = POCKET | {"5526": "h-20-gy", "5425": hqs}
    g = germans({hex_: names for hex_, names in pocket.items() if names}, TWO + "mood = 9\n")
    do(g, "abandon g-hq-4-armee", "give nebelwerfer")
    assert ("h-20-gy" in open_to(g, "unit")) == able


@pytest.mark.rule("victory-roads", "6.3.E", "6.3.2b", "15.3.1e")
def test_the_example_of_equipment_left_behind_ends_in_a_dismissal() -> None:
    supports = hands(axis="nebelwerfer pak88 model luftwaffe")
    g = germans(POCKET, f"mood = 2\nliberty = 1\n{supports}")
    do(g, "strategic luftwaffe", "abandon g-hq-4-armee", "give nebelwerfer", "give pak88")
    do(g, f"unit {INFANTRY}", "to 5125", "stop", "done")
    assert g.state.liberty == 2
    assert told(g, "mood")[-1] == {"mood": 0, "change": -2}
    assert told(g, "dismissed") == [{"count": 1, "mood": 10}]
    assert box(g, "axis") == [], "the other supports are lost"
    assert g.state.slowed, "in the next German movement phase"
    assert "5626" not in reach(g, "g-6-id")
    assert price(g, "g-6-id", "5326") == "1", "the rest of this one goes on as usual"
    assert "5424" in reach(g, "g-6-id"), "with 2 points"
    g = germans(STAFF, f"slowed = true\n{supports}")
    assert price(g, INFANTRY, "5426") == "1", "one point is left of two"
    assert "5326" not in reach(g, INFANTRY)
    assert open_to(g, "strategic") | open_to(g, "abandon") == set()


# Bridges (6.6)

RIVER = {"4413": f"{PANZER} g-hq-4-armee"}


@pytest.mark.rule("victory-roads", "6.6")
@pytest.mark.parametrize(
    ("head", "points"),
    [("", "3"), ('pontoon.g-hq-4-armee = "4414"', "1"), ('pontoon.g-hq-4-armee = "4412"', "3")],
)
def test_a_pontoon_bridges_the_side_to_which_it_points(head: str, points: str) -> None:
    assert price(germans(RIVER, head), PANZER, "4414") == points


@pytest.mark.rule("victory-roads", "6.6")
@pytest.mark.parametrize(
    ("head", "points"),
    [
        ("", "3"),
        ('bridgeheads = ["4414"]', "1"),
        ('bridgeheads = ["4413"]', "1"),
        (hands() + marks("engineers@s-60-rc"), "1"),
        (hands() + marks("sappers@s-60-rc"), "3"),
    ],
)
def test_bridgeheads_and_engineers_bridge_all_sides_of_their_hex(head: str, points: str) -> None:
    places = {"4413": "s-5-tk", "4414": "s-60-rc"}
    if "4413" in head:
        places = {"4413": "s-5-tk s-60-rc"}
    g = field(places, step=SOVIET, head=head)
    assert price(g, "s-5-tk", "4414") == points


@pytest.mark.rule("victory-roads", "6.6", "3.2.2l")
def test_in_mud_a_bridge_leads_next_to_an_enemy() -> None:
    enemy = {"4515": "s-1-rc"}
    assert "4414" not in reach(germans(RIVER | enemy, 'weather = "mud"'), PANZER)
    g = germans(RIVER | enemy, 'weather = "mud"\npontoon.g-hq-4-armee = "4414"')
    assert "4414" in reach(g, PANZER)
