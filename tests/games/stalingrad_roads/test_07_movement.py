"""Movement (7.1, 7.2, 7.4): what units can reach, and what they pay.

Most marches are in the steppe around 2630 in the north-east and 0807 in the south-west: clear ground without
roads and watercourses. 1713, 1613 and 1513 are clear, clear and forest; a river parts 0612 and 0712, the Don
0727 and 0827; a road crosses it from 1430 to Kalach (1331), another leads into the marsh 1229.
"""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.hand import box, hands, neighbours, on_map
from tests.games.stalingrad_roads.marching import around, move, price, reach, refused
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to
from tests.support import told

STEPPE = "2630"
SOVIET = "soviet-movement"
AXIS = "axis-movement"
FROZEN = 'ice = "all"'
MUD = 'weather = "mud"'


# Who moves, and how far (7.1.1 to 7.1.7)


@pytest.mark.rule("stalingrad-roads", "7.1.1a")
def test_a_player_moves_as_many_units_as_he_likes_within_their_factor() -> None:
    g = field({STEPPE: "sov-1", "2632": "sov-153", "2634": "sov-203"}, step=SOVIET)
    assert open_to(g, "unit") == {"sov-1", "sov-153", "sov-203"}
    assert reach(g, "sov-1") == around(STEPPE, 2)
    move(g, "sov-1", "2632")
    assert at(g, "sov-1") == "2632"
    assert open_to(g, "unit") == {"sov-153", "sov-203"}, "nobody moves twice in a phase"
    do(g, "done")
    assert at(g, "sov-203") == "2634"


@pytest.mark.rule("stalingrad-roads", "7.1.1b", "7.1.1a")
def test_a_stack_starts_in_one_hex_and_is_as_slow_as_its_slowest() -> None:
    g = field({STEPPE: "sov-1 sov-1tk", "2631": "sov-153"}, step=SOVIET)
    do(g, "unit sov-1tk")
    assert open_to(g, "join") == {"sov-1"}
    assert open_to(g, "to") >= {"2627", "2633"}
    do(g, "join sov-1")
    assert open_to(g, "to") == around(STEPPE, 2)
    do(g, "to 2628")
    assert (at(g, "sov-1"), at(g, "sov-1tk")) == ("2628", "2628")


@pytest.mark.rule("stalingrad-roads", "7.1.2a")
def test_units_move_hex_by_hex_by_the_way_they_choose() -> None:
    g = field({STEPPE: "sov-1tk"}, step=SOVIET)
    do(g, "unit sov-1tk", "to 2631")
    assert open_to(g, "to") & {"2633", "2634"} == {"2633"}, "two points are left"
    do(g, "to 2531", "to 2530")
    assert at(g, "sov-1tk") == "2530"
    assert open_to(g, "to") == set(), "three points are spent"


@pytest.mark.rule("stalingrad-roads", "7.1.2b", "7.1.3")
def test_the_kinds_of_movement_follow_each_other_one_unit_at_a_time() -> None:
    places = {"1019": "ger-294", "1020": "ger-298", "1120": "ger-336 ger-hq-4pza"}
    g = field(places, step=AXIS, head="rail = 2")
    do(g, "train ger-294", "to 1216")
    do(g, "unit ger-298", "to 1022")
    assert open_to(g, "unit") == set(), "the next one only when this one has stopped"
    assert refused(g, "unit ger-336") == "7.1.2"
    do(g, "stop", "train ger-336", "to 0919")
    assert [at(g, name) for name in ("ger-294", "ger-298", "ger-336")] == ["1216", "1022", "0919"]


@pytest.mark.rule("stalingrad-roads", "7.1.4")
def test_three_points_are_three_clear_hexes_or_a_clear_one_and_a_forest() -> None:
    g = field({"1713": "ger-16pz"}, step=AXIS)
    assert price(g, "ger-16pz", "1613") == "1"
    assert price(g, "ger-16pz", "1513") == "3"
    g = field({STEPPE: "sov-1tk"}, step=SOVIET)
    assert price(g, "sov-1tk", "2633") == "3"
    assert "2634" not in reach(g, "sov-1tk")


@pytest.mark.rule("stalingrad-roads", "7.1.4", "3.2.1")
@pytest.mark.parametrize(
    ("origin", "target", "points"),
    [("0712", "0612", "2"), ("0727", "0827", "3"), ("0827", "0727", "3"), ("0727", "0728", "1")],
)
def test_a_river_costs_a_point_more_and_a_major_river_two(origin: str, target: str, points: str) -> None:
    g = field({origin: "ger-16pz"}, step=AXIS)
    assert price(g, "ger-16pz", target) == points


@pytest.mark.rule("stalingrad-roads", "7.1.5")
def test_points_are_neither_saved_nor_given_away() -> None:
    g = field({STEPPE: "sov-1 sov-153"}, step=SOVIET)
    move(g, "sov-1", "2631")
    assert reach(g, "sov-153") == around(STEPPE, 2)
    assert "sov-1" not in open_to(g, "unit")


@pytest.mark.rule("stalingrad-roads", "7.1.6")
def test_friends_on_the_way_cost_nothing_and_even_a_full_hex_is_passed() -> None:
    g = field({STEPPE: "sov-1", "2631": "sov-153 sov-197 sov-203"}, step=SOVIET)
    do(g, "unit sov-1", "to 2631")
    assert "2632" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "7.1.7")
def test_no_unit_enters_a_hex_with_an_enemy() -> None:
    g = field({STEPPE: "sov-1", "2631": "ger-298", "2632": "ger-hq-lanz"}, step=SOVIET)
    assert "2631" not in reach(g, "sov-1")
    do(g, "unit sov-1")
    assert refused(g, "to 2631") == "7.1.7"
    g = field({STEPPE: "sov-1tk", "2631": "ger-hq-lanz"}, step=SOVIET)
    assert "2631" not in reach(g, "sov-1tk"), "a headquarters bars the way too"
    assert "2632" in reach(g, "sov-1tk"), "there are no zones of control"


# One hex whatever it costs (7.1.8)


@pytest.mark.rule("stalingrad-roads", "7.1.8a", "7.1.8d")
def test_a_unit_may_always_go_one_hex_even_over_a_major_river() -> None:
    g = field({"0827": "ger-298"}, step=AXIS, head='oos = ["ger-298"]')
    assert "0727" in reach(g, "ger-298"), "it costs 3 and the unit has 1"
    assert reach(g, "ger-298", way="0727") == set(), "and nothing is left then"
    g = field({"0603": "ger-298"}, step=AXIS)
    assert "0602" in reach(g, "ger-298"), "a marsh costs 3 and the unit has 2"


@pytest.mark.rule("stalingrad-roads", "7.1.8a")
def test_the_one_hex_is_the_first_of_a_move_only() -> None:
    g = field({"0604": "ger-298"}, step=AXIS)
    assert "0602" not in reach(g, "ger-298", way="0503")
    assert "0602" not in reach(g, "ger-298")


@pytest.mark.rule("stalingrad-roads", "7.1.8b", "1.1.7c")
def test_a_pontoon_headquarters_does_not_move_at_all() -> None:
    places = {"1912": "ger-hq-lanz ger-298"}
    g = field(places, step=AXIS, head='rail = 4\npontoon.ger-hq-lanz = "2012"')
    assert "ger-hq-lanz" not in open_to(g, "unit") | open_to(g, "train")
    assert refused(g, "unit ger-hq-lanz") == "1.1.7"
    g = field(places, step=AXIS, head="rail = 4")
    assert "ger-hq-lanz" in open_to(g, "unit") & open_to(g, "train")


@pytest.mark.rule("stalingrad-roads", "7.1.8c")
@pytest.mark.parametrize(
    ("head", "crossed"),
    [
        ("", False),
        (FROZEN, True),
        ('ice = "rivers"', False),
        ('pontoon.sov-hq-don = "0727"', True),
        ('pontoon.sov-hq-don = "0828"', False),
        (on_map("pontoon@0827"), True),
        (on_map("pontoon@0727"), True),
    ],
)
def test_in_exploitation_a_major_river_is_crossed_by_a_bridge_or_on_ice(head: str, crossed: bool) -> None:
    places = {"0827": "sov-1tk sov-hq-don", "1433": "ger-298"}
    supports = hands() if "markers" in head else ""
    g = field(places, step="soviet-exploitation", head=f'exploiting = ["sov-1tk"]\n{supports}{head}')
    assert ("0727" in reach(g, "sov-1tk")) == crossed


@pytest.mark.rule("stalingrad-roads", "7.1.8c")
def test_in_exploitation_printed_bridges_ferries_and_rivers_are_open() -> None:
    places = {"0828": "sov-1tk", "0612": "sov-26tk", "1430": "sov-4tk", "1433": "ger-298"}
    g = field(places, step="soviet-exploitation", head='exploiting = ["sov-1tk", "sov-26tk", "sov-4tk"]')
    assert "1331" in reach(g, "sov-4tk")
    assert "0928" in reach(g, "sov-1tk")
    assert "0712" in reach(g, "sov-26tk"), "a river is no major river"


# Roads (7.1.9)


@pytest.mark.rule("stalingrad-roads", "7.1.9a", "1.8.1b", "7.4a")
def test_a_road_or_railway_costs_half_a_point_whatever_it_crosses() -> None:
    g = field({"1430": "ger-298"}, step=AXIS)
    assert price(g, "ger-298", "1331") == "½", "over the bridge of the Don"
    assert price(g, "ger-298", "1333") == "1½", "and on along the railway"
    g = field({"1409": "ger-298"}, step=AXIS)
    assert price(g, "ger-298", "1510") == "½", "a forest"
    assert price(g, "ger-298", "1412") == "1½", "a forest by rail"


@pytest.mark.rule("stalingrad-roads", "7.1.9a")
def test_a_road_in_both_hexes_helps_only_where_it_crosses_their_side() -> None:
    g = field({"1430": "ger-16pz"}, step=AXIS)
    assert price(g, "ger-16pz", "1330") == "1", "by 1429, not straight over the river"


@pytest.mark.rule("stalingrad-roads", "7.1.9b", "3.4e")
@pytest.mark.parametrize(("head", "points"), [("", "1"), (FROZEN, "½"), ('ice = "rivers"', "1")])
def test_a_road_into_a_marsh_costs_a_point_unless_it_is_frozen(head: str, points: str) -> None:
    g = field({"1330": "ger-298"}, step=AXIS, head=head)
    assert price(g, "ger-298", "1229") == points


# Headquarters and the edge (7.1.10, 7.1.11)


@pytest.mark.rule("stalingrad-roads", "7.1.10")
def test_a_headquarters_ends_its_move_only_in_supply() -> None:
    g = field({"1408": "ger-hq-lanz"}, step=AXIS)
    roads = {"1407", "1409", "1410", "1307", "1507", "1510"}
    found = reach(g, "ger-hq-lanz")
    assert roads <= found
    assert not found & {"1308", "1309", "1508", "1509"}, "off road and rail"
    do(g, "unit ger-hq-lanz")
    assert refused(g, "to 1309") == "7.1.10"


@pytest.mark.rule("stalingrad-roads", "7.1.10")
def test_a_headquarters_may_leave_the_road_on_its_way() -> None:
    g = field({"1210": "ger-hq-lanz"}, step=AXIS)
    assert "1211" not in reach(g, "ger-hq-lanz")
    assert price(g, "ger-hq-lanz", "1212") == "2", "straight through the steppe, from a road to a railway"


@pytest.mark.rule("stalingrad-roads", "7.1.10", "4.1.1b")
def test_a_headquarters_is_itself_the_friend_that_opens_a_hex_next_to_an_enemy() -> None:
    g = field({"2302": "ger-hq-lanz", "2405": "sov-1"}, step=AXIS)
    assert {"2303", "2304"} <= reach(g, "ger-hq-lanz"), "2304 is next to the enemy"
    assert "2204" in reach(g, "ger-hq-lanz")
    g = field({"2304": "ger-hq-lanz", "2302": "sov-1", "2104": "sov-153", "2404": "sov-197"}, step=AXIS)
    assert "2303" not in reach(g, "ger-hq-lanz"), "no line leads on from there"


@pytest.mark.rule("stalingrad-roads", "7.1.11")
def test_no_axis_unit_ends_its_move_in_row_00() -> None:
    g = field({"0102": "ger-298 ger-hq-4pza"}, step=AXIS, head="rail = 1")
    assert not {name for name in reach(g, "ger-298") if name.startswith("00")}
    assert not {name for name in reach(g, "ger-hq-4pza") if name.startswith("00")}
    do(g, "unit ger-298")
    assert refused(g, "to 0002") == "7.1.11"
    g = field({"0121": "sov-1"}, step=SOVIET)
    assert "0021" in reach(g, "sov-1"), "the Soviets may"


# Strategic movement (7.2)

COVERED = {"2527": "sov-hq-voronezh", STEPPE: "sov-1"}
ROAD = {"2618": "sov-hq-voronezh", "2620": "sov-1"}


@pytest.mark.rule("stalingrad-roads", "7.2.1", "7.2.2d", "4.5.3")
def test_strategic_movement_doubles_the_factor_on_roads_and_railways() -> None:
    g = field(ROAD, step=SOVIET)
    assert price(g, "sov-1", "2725") == "2½", "five hexes by rail"
    assert "2623" not in reach(g, "sov-1"), "three hexes off the road"


@pytest.mark.rule("stalingrad-roads", "7.2.2d", "7.2.2e", "7.2.2f", "4.5.3", "1.5.2b")
def test_a_support_frees_all_strategic_moves_of_a_phase_from_roads() -> None:
    g = field(COVERED | {"2631": "sov-153"}, step=SOVIET, head=hands(stavka="flak vvs", minor_a="surprise"))
    assert asked(g) == "off-road"
    assert open_to(g, "give") == {"flak", "vvs"}, "of the STAVKA box only, whatever their event"
    do(g, "give flak")
    assert box(g, "stavka") == ["vvs"]
    assert asked(g) == "move-unit", "one is enough"
    assert price(g, "sov-1", "2634") == "4"
    move(g, "sov-1", "2634")
    assert price(g, "sov-153", "2627") == "4"
    do(g, "done")


@pytest.mark.rule("stalingrad-roads", "7.2.2d", "7.2.2e")
def test_without_a_support_there_is_no_strategic_move_off_the_roads() -> None:
    g = field(COVERED, step=SOVIET, head=hands(minor_a="surprise"))
    assert asked(g) == "move-unit", "other boxes do not pay for it"
    assert reach(g, "sov-1") == around(STEPPE, 2)
    g = field(COVERED, step=SOVIET, head=hands(stavka="flak"))
    do(g, "done")
    assert reach(g, "sov-1") == around(STEPPE, 2)


@pytest.mark.rule("stalingrad-roads", "7.2.2e", "7.2.2f")
def test_the_axis_pays_from_its_own_box_and_only_for_this_phase() -> None:
    g = field({"0518": "ger-hq-4pza", "0717": "ger-298"}, step=AXIS, head=hands(axis="rudel"))
    do(g, "give rudel")
    assert "0713" in reach(g, "ger-298")
    do(g, "done")
    assert not g.state.offroad


@pytest.mark.rule("stalingrad-roads", "7.2.2a")
def test_headquarters_have_no_strategic_movement() -> None:
    g = field(ROAD, step=SOVIET)
    assert "2724" in reach(g, "sov-hq-voronezh"), "six road hexes with three points"
    assert "2725" not in reach(g, "sov-hq-voronezh")


@pytest.mark.rule("stalingrad-roads", "7.2.2b")
def test_a_strategic_move_stays_in_the_radius_of_supplied_headquarters() -> None:
    far = {"0919", "0819"}
    g = field({"1410": "ger-hq-lanz", "1317": "ger-298"}, step=AXIS)
    assert not reach(g, "ger-298") & far, "1317 is out of the radius"
    g = field({"1410": "ger-hq-lanz", "1317": "ger-298", "1220": "ger-hq-4pza"}, step=AXIS)
    assert reach(g, "ger-298") >= far
    g = field({"1410": "ger-hq-lanz", "1317": "ger-298", "1221": "ger-hq-4pza"}, step=AXIS)
    assert not reach(g, "ger-298") & far, "a headquarters out of supply covers nobody"
    g = field({"1410": "ger-hq-lanz", "1317": "ger-298", "1413": "ger-hq-hollidt"}, step=AXIS)
    assert reach(g, "ger-298") & {"1113", "0919"} == {"1113"}, "all the way, not only at its ends"


@pytest.mark.rule("stalingrad-roads", "7.2.2b", "1.7.2", "1.7.3")
def test_a_strategic_move_needs_headquarters_of_the_same_nation() -> None:
    g = field({"1220": "ger-hq-4pza", "1317": "ger-298 ita-3rav"}, step=AXIS)
    assert "0919" in reach(g, "ger-298")
    assert "0919" not in reach(g, "ita-3rav")
    assert "0919" not in reach(g, "ger-298", "ita-3rav"), "nor may the Italians go along"
    g = field({"1220": "ger-hq-4pza", "1317": "ger-298 ita-3rav", "1120": "ita-hq-8"}, step=AXIS)
    assert "0919" in reach(g, "ita-3rav")
    assert "0919" in reach(g, "ger-298", "ita-3rav")


@pytest.mark.rule("stalingrad-roads", "7.2.2b")
@pytest.mark.parametrize(
    ("hqs", "free", "held"),
    [
        ({"1320": "ita-hq-8", "1019": "ger-hq-4pza"}, "ger-298", "ita-3rav"),
        ({"1320": "ger-hq-lanz", "1019": "ita-hq-8"}, "ita-3rav", "ger-298"),
    ],
)
def test_units_of_two_nations_go_far_together_only_where_both_may(
    hqs: dict[str, str], free: str, held: str
) -> None:
    # A radius of 6 from 1320 does not reach Novocherkassk (0619); that from Likhaya (1019) does.
    g = field(hqs | {"1220": "ger-298 ita-3rav"}, step=AXIS)
    assert reach(g, free) >= {"0720", "0619"}
    assert reach(g, held) & {"0720", "0619"} == {"0720"}
    together = reach(g, free) & reach(g, held)
    assert reach(g, free, held) == together
    assert reach(g, held, free) == together


@pytest.mark.rule("stalingrad-roads", "7.2.2c")
def test_in_a_strategic_move_no_enemy_is_ever_adjacent() -> None:
    g = field(ROAD | {"2520": "ger-298"}, step=SOVIET)
    assert "2725" not in reach(g, "sov-1"), "it starts next to an enemy"
    g = field(ROAD | {"2623": "ger-298", "2723": "sov-153", "2724": "sov-203"}, step=SOVIET)
    assert "2725" not in reach(g, "sov-1"), "friends on the way do not help"
    g = field(ROAD | {"2623": "ger-298"}, step=SOVIET)
    assert reach(g, "sov-1") >= {"2721", "2722", "2723", "2724"}, "two points take it next to the enemy"
    assert "2725" not in reach(g, "sov-1"), "but four do not take it past him"


# Watercourses (7.4, 3.2.2, 3.4)


@pytest.mark.rule("stalingrad-roads", "7.4a", "1.1.7b", "4.1.3")
@pytest.mark.parametrize(
    ("head", "points"),
    [("", "3"), ('pontoon.ger-hq-lanz = "0727"', "1"), ('pontoon.ger-hq-lanz = "0828"', "3")],
)
def test_a_pontoon_bridges_the_one_side_it_points_to(head: str, points: str) -> None:
    g = field({"0827": "ger-16pz ger-hq-lanz"}, step=AXIS, head=head)
    assert price(g, "ger-16pz", "0727") == points


@pytest.mark.rule("stalingrad-roads", "7.4a")
def test_a_pontoon_unit_bridges_all_sides_of_its_hex() -> None:
    g = field({"0827": "ger-16pz"}, step=AXIS, head=hands() + on_map("axis-pontoon@0827"))
    assert {price(g, "ger-16pz", hex_) for hex_ in ("0727", "0728", "0828")} == {"1"}


@pytest.mark.rule("stalingrad-roads", "7.4a")
def test_a_bridge_takes_away_the_price_of_a_river_too() -> None:
    places = {"0712": "ger-16pz ger-hq-lanz"}
    assert price(field(places, step=AXIS), "ger-16pz", "0612") == "2"
    g = field(places, step=AXIS, head='pontoon.ger-hq-lanz = "0612"')
    assert price(g, "ger-16pz", "0612") == "1"


@pytest.mark.rule("stalingrad-roads", "7.4b")
@pytest.mark.parametrize(("head", "points"), [("", "2"), (FROZEN, "2"), (MUD, "2")])
def test_a_ferry_costs_one_point_more(head: str, points: str) -> None:
    g = field({"0928": "ger-16pz"}, step=AXIS, head=head)
    assert price(g, "ger-16pz", "0828") == points


@pytest.mark.rule("stalingrad-roads", "3.4b", "3.4d")
@pytest.mark.parametrize(
    ("head", "river", "major"), [("", "2", "3"), ('ice = "rivers"', "1", "3"), (FROZEN, "1", "2")]
)
def test_ice_takes_away_rivers_then_makes_rivers_of_major_ones(head: str, river: str, major: str) -> None:
    g = field({"0712": "ger-16pz", "0827": "ger-24pz"}, step=AXIS, head=head)
    assert price(g, "ger-16pz", "0612") == river
    assert price(g, "ger-24pz", "0727") == major


@pytest.mark.rule("stalingrad-roads", "3.4e")
@pytest.mark.parametrize(("head", "points"), [("", "3"), ('ice = "rivers"', "3"), (FROZEN, "2")])
def test_a_frozen_marsh_is_a_forest(head: str, points: str) -> None:
    g = field({"0603": "ger-16pz"}, step=AXIS, head=head)
    assert price(g, "ger-16pz", "0602") == points
    assert g.terrain(g.rules.space["0602"])[0] == ("forest" if head == FROZEN else "marsh")


@pytest.mark.rule("stalingrad-roads", "3.2.2a")
def test_in_mud_nobody_spends_more_than_two_points() -> None:
    g = field({STEPPE: "sov-1tk"}, step=SOVIET, head=MUD)
    assert reach(g, "sov-1tk") == around(STEPPE, 2)


@pytest.mark.rule("stalingrad-roads", "3.2.2b")
def test_in_mud_there_is_no_strategic_movement() -> None:
    g = field(ROAD, step=SOVIET, head=MUD + "\n" + hands(stavka="flak"))
    assert asked(g) == "move-unit", "so no support can be spent on it"
    assert reach(g, "sov-1") & {"2723", "2724", "2725"} == {"2723", "2724"}


@pytest.mark.rule("stalingrad-roads", "3.2.2g")
def test_in_mud_a_river_is_a_major_river() -> None:
    g = field({"0712": "ger-16pz"}, step=AXIS, head=MUD)
    assert price(g, "ger-16pz", "0612") == "", "it costs 3 where 2 may be spent: the one hex of right"
    places = {"0612": "sov-26tk", "1433": "ger-298"}
    g = field(places, step="soviet-exploitation", head=MUD + '\nexploiting = ["sov-26tk"]')
    assert "0712" not in reach(g, "sov-26tk"), "nor is it crossed in exploitation"


@pytest.mark.rule("stalingrad-roads", "3.2.2h", "3.2.2j")
@pytest.mark.parametrize(
    ("enemy", "head", "crossed"),
    [
        ("0630", "", True),
        ("0626", "", False),
        ("0826", "", False),
        ("0626", 'pontoon.ger-hq-lanz = "0727"', True),
        ("0626", 'pontoon.ger-hq-lanz = "0828"', False),
        ("0626", on_map("axis-pontoon@0827"), True),
    ],
)
def test_in_mud_nobody_crosses_water_next_to_an_enemy_but_by_a_bridge(
    enemy: str, head: str, crossed: bool
) -> None:
    supports = hands() if "markers" in head else ""
    places = {"0827": "ger-16pz ger-hq-lanz", enemy: "sov-1"}
    g = field(places, step=AXIS, head=f"{MUD}\n{supports}{head}")
    assert ("0727" in reach(g, "ger-16pz")) == crossed


@pytest.mark.rule("stalingrad-roads", "3.2.2h", "7.4b")
def test_in_mud_a_printed_bridge_and_a_ferry_lead_next_to_an_enemy() -> None:
    places = {"1430": "ger-16pz", "1332": "sov-1", "0928": "ger-24pz", "0829": "sov-153"}
    g = field(places, step=AXIS, head=MUD)
    assert "1331" in reach(g, "ger-16pz")
    assert "0828" in reach(g, "ger-24pz")
    assert "0929" not in reach(g, "ger-24pz"), "not straight over the Don"


# Out of supply (4.4)


@pytest.mark.rule("stalingrad-roads", "4.4.2", "1.9.1")
def test_out_of_supply_movement_is_halved_and_rounded_up() -> None:
    g = field({STEPPE: "sov-3gkk"}, step=SOVIET, head='oos = ["sov-3gkk"]')
    assert reach(g, "sov-3gkk") == around(STEPPE, 2), "an elite unit with 3 has 2"
    g = field({STEPPE: "sov-1"}, step=SOVIET, head='oos = ["sov-1"]')
    assert reach(g, "sov-1") == neighbours(STEPPE), "no headquarters is there to keep to"


@pytest.mark.rule("stalingrad-roads", "4.4.4a")
def test_out_of_supply_no_step_leads_away_from_the_nearest_headquarters() -> None:
    places = {STEPPE: "sov-1tk", "2626": "sov-hq-don", "2636": "sov-hq-voronezh"}
    g = field(places, step=SOVIET, head='oos = ["sov-1tk"]')
    found = reach(g, "sov-1tk")
    assert {"2629", "2628", "2530", "2730"} <= found
    assert not found & {"2631", "2632", "2531", "2731"}
    do(g, "unit sov-1tk")
    assert refused(g, "to 2631") == "4.4.4"


@pytest.mark.rule("stalingrad-roads", "4.4.4a")
def test_of_two_headquarters_equally_near_the_unit_keeps_to_one() -> None:
    places = {STEPPE: "sov-1tk", "2626": "sov-hq-don", "2634": "sov-hq-voronezh"}
    g = field(places, step=SOVIET, head='oos = ["sov-1tk"]')
    assert {"2628", "2632"} <= reach(g, "sov-1tk")
    assert not reach(g, "sov-1tk", way="2629") & {STEPPE, "2631"}, "having gone to one it does not turn round"


@pytest.mark.rule("stalingrad-roads", "4.4.4a")
def test_the_nearest_headquarters_is_that_at_the_start_of_the_move() -> None:
    # From 2630 Don's headquarters in 2626 is 4 hexes away and Voronezh's in 2228 is 5; from 2529 both are 3,
    # and from 2429 the latter is the nearer by one. Don's is what binds: 2530 is 4 away from it, as 2429 is.
    places = {STEPPE: "sov-1tk", "2626": "sov-hq-don", "2228": "sov-hq-voronezh"}
    g = field(places, step=SOVIET, head='oos = ["sov-1tk"]')
    assert "2429" in reach(g, "sov-1tk", way="2530")
    assert "2629" in reach(g, "sov-1tk", way="2530"), "nearer to Don's, farther from Voronezh's"


@pytest.mark.rule("stalingrad-roads", "4.4.4b")
def test_elite_units_out_of_supply_move_in_any_direction() -> None:
    places = {STEPPE: "sov-3gkk", "2626": "sov-hq-don"}
    g = field(places, step=SOVIET, head='oos = ["sov-3gkk"]')
    assert reach(g, "sov-3gkk") == around(STEPPE, 2)


@pytest.mark.rule("stalingrad-roads", "4.4.4a", "7.2.2b")
def test_a_strategic_move_out_of_supply_does_not_lead_away_either() -> None:
    g = field(ROAD, step=SOVIET, head='oos = ["sov-1"]')
    assert reach(g, "sov-1") & {"2619", "2618"} == {"2619", "2618"}
    assert not reach(g, "sov-1") & {"2721", "2722", "2723", "2724"}


@pytest.mark.rule("stalingrad-roads", "4.4.3")
def test_out_of_supply_a_unit_has_one_point_in_exploitation() -> None:
    places = {STEPPE: "sov-3gkk sov-6gkk", "2633": "ger-298"}
    head = 'oos = ["sov-3gkk"]\nexploiting = ["sov-3gkk", "sov-6gkk"]'
    g = field(places, step="soviet-exploitation", head=head)
    assert reach(g, "sov-3gkk") == neighbours(STEPPE)
    assert reach(g, "sov-6gkk") == around(STEPPE, 2), "half of 3, rounded up"


# Example 8


@pytest.mark.rule("stalingrad-roads", "example-8", "7.1.9b", "15.2.1e")
def test_example_8_a_tank_corps_takes_kalach_and_nobody_gets_into_the_marsh() -> None:
    corps = "sov-1tk sov-4tk sov-26tk sov-3gkk sov-8kk"
    g = field(
        {"1628": corps, "1729": "sov-51g", "1530": "rom-15", "1333": "ger-hq-6a"},
        step="soviet-exploitation",
        head=f"exploiting = {corps.split()}\napproval = 7",
        turn=1,
    )
    assert "sov-51g" not in open_to(g, "unit")
    assert price(g, "sov-4tk", "1331") == "2", "1529, 1429, 1430 and over the bridge of the Don"
    move(g, "sov-4tk", "1331")
    assert told(g, "approval") == [{"change": -1, "box": 6}], "Kalach has a red star"
    assert "1330" in reach(g, "sov-26tk"), "1½ points along the road"
    assert "1229" not in reach(g, "sov-26tk")
    assert "1229" not in reach(g, "sov-26tk", way="1330"), "half a point is left, the marsh costs one by road"
    for unit, hex_ in {"sov-26tk": "1330", "sov-1tk": "1430", "sov-3gkk": "1429", "sov-8kk": "1529"}.items():
        move(g, unit, hex_)
    assert [at(g, unit) for unit in corps.split()] == ["1430", "1331", "1330", "1429", "1529"]
