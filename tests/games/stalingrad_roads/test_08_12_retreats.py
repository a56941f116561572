"""Retreat after combat (8.12): who goes where, by which priorities, and who cannot.

At 0807 the attack comes from 0808: of the neighbours 0806, 0707 and 0907 lead away from it, 0708 and 0908 do
not. A headquarters at 0905 is nearer from 0806 and 0907, one at 0804 only from 0806.
"""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import battle, brought, fight, finish, lab, ratio, refused
from tests.games.stalingrad_roads.slow_roads import far
from tests.games.stalingrad_roads.table import asked, at, do, open_to, side_to_act
from tests.support import told

NORTH_WEST = {"0804": "", "0905": "ger-hq-4pza"}
"""The German headquarters in 0905."""


def rout(
    more: dict[str, str] | None = None, result: str = "DR", defenders: str = "ger-62"
) -> StalingradTable:
    """0807 is attacked from 0808, and must be left; one unit loses a step before."""
    by, roll = {
        "DR": ("sov-1tk", 10),  # 1/1: D1, E, DR
        "cut off": ("sov-8kk", 10),  # the same against a division out of supply
        "DR2": ("sov-1gmk sov-2gmk sov-13mk sov-4mk", 5),  # 6/1: D1, E, DR2
        "both": ("sov-1tk sov-51g", 10),  # 1/1 against two divisions
        "S": ("sov-1tk sov-51g", 8),  # 2/1: D1, E, S
    }[result]
    g = battle(defenders, by, roll, others=more)
    if asked(g) == "loss":
        do(g, "lose ger-62")
    return g


def ways(more: dict[str, str] | None = None, result: str = "DR") -> set[str]:
    """Where a division may go with the first hex; where it went if there was no choice."""
    g = rout(more, result)
    return {told(g, "retreated")[0]["space"]} if told(g, "retreated") else open_to(g, "to")


# Who, and by whose choice


@pytest.mark.rule("stalingrad-roads", "8.12.2", "8.12.3", "8.12.4")
def test_all_defenders_retreat_alone_or_together_as_their_owner_likes() -> None:
    g = rout(NORTH_WEST, "both", "ger-62 ger-57")
    assert side_to_act(g) == "axis"
    assert open_to(g, "unit") == {"ger-62", "ger-57"}
    do(g, "unit ger-57")
    assert open_to(g, "to") == {"0806", "0907"}
    do(g, "to 0907")
    assert open_to(g, "to") == {"0806", "0907"}
    do(g, "to 0806")
    assert (at(g, "ger-62"), at(g, "ger-57")) == ("0806", "0907")


@pytest.mark.rule("stalingrad-roads", "8.12.2")
def test_the_soviet_player_leads_his_own_retreats() -> None:
    """17 against 4 is 4/1; a 6: D1, E and DR, out of 0807 before panzers in 0806."""
    hq = {"0812": "", "0609": "sov-hq-stalingrad"}
    g = battle("sov-51g", "ger-16pz ger-24pz ger-44", 6, at="0806", step="axis-combat", others=hq)
    assert ratio(g)[2] == "4/1"
    assert side_to_act(g) == "soviet"
    assert open_to(g, "to") == {"0708", "0808"}


# The priorities


@pytest.mark.rule("stalingrad-roads", "8.12.5a", "8.12.5b")
def test_who_cannot_go_away_from_his_hex_is_eliminated() -> None:
    ring = {"0806": "sov-1", "0707": "sov-6", "0708": "sov-19", "0907": "sov-23"}
    assert ways(ring, "cut off") == {"0908"}, "the only way, though it is beside the attackers"
    g = rout(ring | {"0908": "sov-24"}, "cut off")
    assert at(g, "ger-62") == "eliminated"


@pytest.mark.rule("stalingrad-roads", "8.12.5b", "crt-DR")
def test_each_hex_leads_farther_from_where_the_retreat_began() -> None:
    """By 0806, the only neighbour nearer to 0804, and on; if the three hexes beyond are held it is lost."""
    g = rout(result="DR2")
    assert [each["space"] for each in told(g, "retreated")] == ["0806", "0805"]
    wall = {"0805": "sov-1", "0706": "sov-6", "0906": "sov-19"}
    g = rout(wall, "DR2")
    assert [each["space"] for each in told(g, "retreated")] == ["0806"]
    assert at(g, "ger-62") == "eliminated"


@pytest.mark.rule("stalingrad-roads", "8.12.5c")
def test_priority_two_leads_away_from_all_attackers() -> None:
    """The headquarters is behind the attackers: that counts only after the second priority."""
    east = {"0804": "", "0811": "ger-hq-4pza", "0812": ""}
    assert ways(east) == {"0806", "0707", "0907"}
    g = rout(east)
    assert refused(g, "to", "0708") == "8.12.5"
    assert refused(g, "to", "0808") == "7.1.7"


@pytest.mark.rule("stalingrad-roads", "8.12.5c")
def test_from_attackers_on_both_sides_only_what_leads_away_from_all() -> None:
    """From 0808 and 0707 only 0907 leads away; the headquarters would draw to 0806."""
    g = lab({"0807": "ger-62", "0808": "sov-51g", "0707": "sov-8kk"}, 4, 6)
    fight(g, "sov-51g sov-8kk")
    assert at(g, "ger-62") == "0907"


@pytest.mark.rule("stalingrad-roads", "8.12.5a", "8.12.5c")
def test_who_is_attacked_from_opposite_sides_passes_over_priority_two() -> None:
    """0907 and 0908 are each beside attackers; the first is nearer to the headquarters in 1006."""
    north = {"0804": "", "1006": "ger-hq-4pza", "0907": "rom-7"}
    g = lab({"0807": "ger-62", "0808": "sov-51g", "0806": "sov-8kk"} | north, 4, 6)
    fight(g, "sov-51g sov-8kk")
    assert ratio(g)[2] == "1/1"
    assert at(g, "ger-62") == "0907"


@pytest.mark.rule("stalingrad-roads", "8.12.5c")
def test_priority_two_is_for_the_first_hex_only() -> None:
    """By 0707 to 0607, nearer to the headquarters in 0508 but no farther from the attackers in 0808."""
    south = {"0804": "", "0508": "ger-hq-4pza", "0806": "sov-1", "0907": "sov-6"}
    g = rout(south, "DR2")
    assert far("0607", "0808") == far("0707", "0808") == 2 < far("0606", "0808")
    assert [each["space"] for each in told(g, "retreated")] == ["0707", "0607"]


@pytest.mark.rule("stalingrad-roads", "8.12.5c", "crt-AR", "8.13.2")
def test_attackers_go_away_from_the_defenders_hex_even_if_it_is_empty() -> None:
    """3 against 2 is 1/1; a 3: A2D1 and AR. The empty hex lies towards their headquarters in 0802."""
    hqs = {"0804": "", "0812": "", "0605": "ger-hq-4pza", "0802": "sov-hq-stalingrad"}
    g = battle("ger-62", "sov-1 sov-6", 3, others=hqs, head='reduced = ["ger-62", "sov-6"]')
    assert ratio(g) == (3, 2, "1/1")
    do(g, "lose sov-6")
    assert at(g, "ger-62") == "eliminated"
    assert asked(g) == "advance"
    do(g, "done", "retreat")
    assert open_to(g, "to") == {"0809", "0709", "0909"}
    do(g, "to 0809")
    assert asked(g) == "combat", "and who has retreated does not advance"


@pytest.mark.rule("stalingrad-roads", "8.12.5d", "8.12.5i")
def test_priority_three_leads_nearer_to_the_nearest_headquarters() -> None:
    assert ways() == {"0806"}
    assert ways(NORTH_WEST) == {"0806", "0907"}, "two ways are equal: the owner chooses"
    assert refused(rout(NORTH_WEST), "to", "0707") == "8.12.5"


@pytest.mark.rule("stalingrad-roads", "8.12.5d")
def test_a_headquarters_farther_away_does_not_count_and_one_as_near_does() -> None:
    assert far("0807", "0804") == 3
    assert far("0807", "0605") == 3
    assert far("0807", "0504") == 5
    assert ways({"0504": "ger-hq-hollidt"}) == {"0806"}
    assert ways({"0605": "ger-hq-hollidt"}) == {"0806", "0707"}


@pytest.mark.rule("stalingrad-roads", "8.12.5d")
def test_any_headquarters_of_the_axis_serves_any_of_its_units() -> None:
    assert ways({"0804": "ger-hq-4pza", "0906": "rom-hq-3"}) == {"0806", "0907"}


@pytest.mark.rule("stalingrad-roads", "8.12.5d")
def test_the_besieged_make_for_the_fortress() -> None:
    """2/1, an 8: D1, E and S. Attacked in 1332 from 1331: 1333 is the marker's hex."""
    head = 'oos = ["ger-62"]\nbesieged = ["ger-62"]\nfortress = "1333"\nlevel = 10'
    others = {"1231": "ger-hq-hollidt", "1334": "ger-44", "1434": "ger-76"}
    g = battle("ger-62", "sov-1tk sov-13mk", 8, target="1332", at="1331", others=others, head=head)
    assert brought(g)[3] == "S"
    do(g, "retreat")
    assert at(g, "ger-62") == "1333"


@pytest.mark.rule("stalingrad-roads", "8.12.5d")
def test_an_axis_unit_in_the_zone_of_the_fortress_makes_for_it_though_it_is_not_besieged() -> None:
    head = 'oos = ["ger-44"]\nbesieged = ["ger-44"]\nfortress = "1333"\nlevel = 10'
    others = {"1231": "ger-hq-hollidt", "1334": "ger-44"}
    g = battle("ger-62", "sov-1tk sov-13mk", 8, target="1332", at="1331", others=others, head=head)
    do(g, "retreat")
    assert at(g, "ger-62") == "1333"


@pytest.mark.rule("stalingrad-roads", "8.12.5e")
def test_a_headquarters_makes_for_the_nearest_source() -> None:
    """The division goes to the other headquarters in 1007, that of the stack to the sources in the west."""
    north = {"0804": "", "1007": "ger-hq-4pza"}
    g = rout(north, "DR", "ger-62 ger-hq-hollidt")
    assert open_to(g, "unit") == {"ger-62", "ger-hq-hollidt"}
    do(g, "unit ger-hq-hollidt")
    assert at(g, "ger-hq-hollidt") == "0806"
    g = rout(north)
    assert at(g, "ger-62") == "0907"


@pytest.mark.rule("stalingrad-roads", "8.12.5e", "8.12.4")
def test_who_stands_with_a_headquarters_may_go_alone_while_it_is_there() -> None:
    """His nearest headquarters is in his own hex, and nobody comes nearer to that: priority 3 is void."""
    g = rout({"0804": "", "1007": "ger-hq-4pza"}, "DR", "ger-62 ger-hq-hollidt")
    do(g, "unit ger-62")
    assert open_to(g, "to") == {"0806", "0707", "0907"}


@pytest.mark.rule("stalingrad-roads", "8.12.5e", "8.12.4")
def test_or_follow_it_where_it_has_gone_ahead() -> None:
    """6/1, a 5: D1, E and DR2. It has gone to 0805; another headquarters, in 0907, is nearer."""
    attackers = {"0808": "sov-1gmk sov-2gmk sov-13mk", "0708": "sov-4mk sov-4tk"}
    where = {"0807": "ger-62 ger-57 ger-hq-hollidt", "0804": "", "0907": "ger-hq-4pza"}
    g = lab(attackers | where, 1, 4, head='reduced = ["ger-62", "ger-57"]')
    fight(g, " ".join(attackers.values()))
    assert brought(g)[3] == "DR2"
    do(g, "lose ger-57", "unit ger-hq-hollidt")
    assert at(g, "ger-hq-hollidt") == "0805"
    assert open_to(g, "to") == {"0806", "0907"}, "after it, or to the nearer one"


@pytest.mark.rule("stalingrad-roads", "8.12.5f")
def test_priority_four_avoids_enemies() -> None:
    """0806 and 0907 lead to the headquarters; a Soviet unit in 0706 is beside 0806."""
    assert ways(NORTH_WEST | {"0706": "sov-1"}) == {"0907"}


@pytest.mark.rule("stalingrad-roads", "8.12.5f", "8.12.5d")
def test_the_headquarters_comes_before_that() -> None:
    """Only 0806 leads to 0804; 0907 would be beside nobody."""
    assert ways({"0706": "sov-1"}) == {"0806"}


@pytest.mark.rule("stalingrad-roads", "8.12.5g")
def test_priority_five_prefers_a_hex_with_friends_if_both_are_beside_enemies() -> None:
    enemies = NORTH_WEST | {"0706": "sov-1", "1007": "sov-6"}
    assert ways(enemies, "cut off") == {"0806", "0907"}
    assert ways(enemies | {"0806": "rom-7"}) == {"0806"}


@pytest.mark.rule("stalingrad-roads", "8.12.5g")
def test_friends_do_not_matter_where_no_enemy_is() -> None:
    assert ways(NORTH_WEST | {"0806": "rom-7"}) == {"0806", "0907"}


@pytest.mark.rule("stalingrad-roads", "8.12.5h")
@pytest.mark.parametrize("enemies", [{}, {"0706": "sov-1", "1007": "sov-6"}])
def test_priority_six_avoids_full_hexes(enemies: dict[str, str]) -> None:
    friends = {"0806": "rom-7 rom-5 rom-6", "0907": "rom-9"}
    assert ways(NORTH_WEST | enemies | friends) == {"0907"}


@pytest.mark.rule("stalingrad-roads", "8.12.5h")
def test_friends_beside_an_enemy_come_before_room() -> None:
    friends = {"0806": "rom-7 rom-5 rom-6", "0706": "sov-1", "1007": "sov-6"}
    assert ways(NORTH_WEST | friends) == {"0806"}


@pytest.mark.rule("stalingrad-roads", "8.12.5i", "8.12.8")
def test_any_other_hex_and_on_until_there_is_room() -> None:
    """Only 0806 leads to 0804, and it is full: he may stay there, or go on."""
    full = {"0806": "rom-7 rom-5 rom-6"}
    g = rout(full)
    assert at(g, "ger-62") == "0806"
    assert asked(g) == "retreat"
    assert open_to(g, "stop")
    assert "0805" in open_to(g, "to")
    do(g, "to 0805")
    assert at(g, "ger-62") == "0805"
    assert asked(g) != "retreat"
    g = rout(full)
    do(g, "stop")
    assert at(g, "ger-62") == "0806"


@pytest.mark.rule("stalingrad-roads", "8.12.8")
def test_a_full_hex_on_the_way_is_no_place_to_stop() -> None:
    g = rout({"0806": "rom-7 rom-5 rom-6"}, "DR2")
    assert at(g, "ger-62") == "0805", "DR2 had to go on"


# What does not stop a retreat, and what does


@pytest.mark.rule("stalingrad-roads", "8.12.6")
def test_a_retreat_pays_nothing_for_terrain() -> None:
    """Two hexes of forest with the Medveditsa between them would cost a march 5 points."""
    hq = {"0804": "", "1926": "ger-hq-4pza"}
    strong = "sov-1gmk sov-2gmk sov-13mk sov-4mk"
    g = battle("ger-62", strong, 5, target="1930", at="1931", others=hq)
    assert brought(g)[3] == "DR2"
    assert [each["space"] for each in told(g, "retreated")] == ["1929", "1928"]


@pytest.mark.rule("stalingrad-roads", "8.12.5i", "8.12.6", "3.2.2h")
@pytest.mark.parametrize("weather", ["snow", "mud"])
def test_mud_does_not_close_a_river_to_a_retreat(weather: str) -> None:
    """Only 0712 is left, over the river and beside enemies: a march in mud could not go there."""
    ring = {"0611": "sov-1tk", "0613": "sov-13mk", "0512": "sov-26tk", "0513": "sov-1", "0713": "sov-6"}
    g = lab({"0612": "ger-62"} | ring, 1, 4, head=f'weather = "{weather}"')
    fight(g, "sov-13mk sov-26tk", "0612")
    assert brought(g)[3] == "DR"
    finish(g)
    assert at(g, "ger-62") == "0712"
    march = lab({"0612": "ger-62"} | ring, step="axis-movement", head=f'weather = "{weather}"')
    assert ("ger-62" in open_to(march, "unit")) is (weather == "snow")


@pytest.mark.rule("stalingrad-roads", "8.12.7")
def test_a_retreat_does_not_cross_a_lake() -> None:
    """0833 lies beside the lake 0834; all other neighbours are held by the enemy."""
    ring = {"0832": "sov-1tk", "0733": "sov-1", "0734": "sov-6", "0933": "sov-19", "0934": "sov-23"}
    g = lab(
        {"0833": "ger-62"} | ring,
        4,
        6,
    )
    fight(g, "sov-1tk sov-1 sov-6 sov-19", "0833")
    finish(g)
    assert at(g, "ger-62") == "eliminated"


@pytest.mark.rule("stalingrad-roads", "8.12.9")
def test_who_has_retreated_into_a_hex_that_is_attacked_then_counts_one_there() -> None:
    """The division of 0807, 2 when reduced, comes to the 5 of 0806: 6 in all."""
    g = lab({"0807": "ger-62", "0806": "ger-57", "0808": "sov-1tk", "0706": "sov-26tk sov-13mk"}, 4, 6)
    fight(g, "sov-1tk")
    assert at(g, "ger-62") == "0806"
    finish(g)
    fight(g, "sov-26tk sov-13mk", "0806")
    assert ratio(g) == (15, 6, "2/1")


@pytest.mark.rule("stalingrad-roads", "8.12.9")
def test_in_the_next_phase_it_has_its_own_factor_again() -> None:
    g = lab({"0807": "ger-44", "0808": "sov-1tk sov-26tk", "0706": "sov-13mk"}, 4, 6)
    fight(g, "sov-1tk")
    assert ratio(g)[2] == "1/1"
    assert at(g, "ger-44") == "0806"
    do(g, "advance sov-1tk")
    finish(g)
    do(g, "done")
    assert g.state.phase == "soviet-exploitation"
    while asked(g) == "exploit-unit":
        do(g, "done")
    fight(g, "sov-1tk", "0806")
    assert ratio(g) == (7, 3, "2/1")


@pytest.mark.rule("stalingrad-roads", "8.12.10")
def test_a_headquarters_on_its_pontoon_side_cannot_retreat() -> None:
    """In 1730 a pontoon leads over the Don to 1829. 2/1, an 8: D1, E and S."""
    places = {"1730": "ger-62 ger-hq-hollidt", "1731": "sov-1tk sov-13mk", "1629": "ger-hq-6a"}
    g = lab(places, 4, 4, head='pontoon = { ger-hq-hollidt = "1829" }')
    fight(g, "sov-1tk sov-13mk", "1730")
    do(g, "retreat")
    finish(g)
    assert at(g, "ger-hq-hollidt") == "eliminated"
    assert at(g, "ger-62") not in ("1730", "eliminated")
