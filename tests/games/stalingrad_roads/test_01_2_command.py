"""Command radius (1.2, 4.5.1), with example 1.

Lanz commands over 6 hexes. Around 0806 lies open steppe; 1510 is a forest with a road, north of Barvenkovo
(1409), a city on a railway.
"""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import hands, on_map
from tests.games.stalingrad_roads.table import field, number

LANZ = "ger-hq-lanz"


def commands(g: StalingradTable, hex_: str, hq: str = LANZ) -> bool:
    """Whether a hex is in the radius of a headquarters."""
    return bool(g.commanded(g.rules.unit[hq]) >> number(g, hex_) & 1)


@pytest.mark.rule("stalingrad-roads", "1.2.1", "1.2.2a")
def test_the_radius_counts_hexes_from_the_next_one_to_that_of_the_unit() -> None:
    g = field({"0806": LANZ}, step="axis-movement")
    assert not commands(g, "0813")
    assert all(commands(g, hex_) for hex_ in ("0806", "0807", "0812", "0606", "1208"))
    assert commands(g, "0602"), "a marsh counts one hex, not three"
    g = field({"0806": "ger-hq-4pza"}, step="axis-movement")
    assert commands(g, "0815", "ger-hq-4pza")
    assert not commands(g, "0816", "ger-hq-4pza")


@pytest.mark.rule("stalingrad-roads", "1.2.2b", "4.5.1")
def test_roads_count_half_only_for_a_headquarters_in_a_city_on_a_railway_to_a_source() -> None:
    # From Kamensk (1120) the railway to Rossosh goes by 1220, 1320, 1420, 1521, 1620, 1720 and 1819 to 1919.
    assert commands(field({"1120": LANZ}, step="axis-movement"), "1919"), "nine hexes of railway"
    assert not commands(field({"1220": LANZ}, step="axis-movement"), "2018"), "1220 is no city"
    # From Mariupol (0410) a road goes by 0411, 0412, 0513, 0514 and 0515, and a railway from there to 0518.
    assert commands(field({"0410": LANZ}, step="axis-movement"), "0518"), "eight hexes of road and railway"
    cut = field({"0410": LANZ, "0711": "sov-1"}, step="axis-movement")
    assert not commands(cut, "0518"), "the railway leads to no source any more"
    assert commands(cut, "0516"), "six hexes all the same"


@pytest.mark.rule("stalingrad-roads", "1.2.2b", "1.8.2b", "4.5.1")
def test_a_village_is_no_city_for_the_half_hexes() -> None:
    village, city = field({"1720": LANZ}, step="axis-movement"), field({"1521": LANZ}, step="axis-movement")
    assert not commands(village, "1019"), "Chertkovo: 1620, 1521, 1420, 1320, 1220, 1120 and 1019 by rail"
    assert commands(city, "0720"), "Millerovo: eight hexes by rail"


@pytest.mark.rule("stalingrad-roads", "1.2.2b", "4.5.1")
def test_a_city_without_a_railway_has_no_half_hexes() -> None:
    # Boguchar (2021) has roads only. By roads and railways it would be ten hexes to 1416.
    g = field({"2021": LANZ}, step="axis-movement")
    assert commands(g, "1523"), "six hexes"
    assert not commands(g, "1416")


@pytest.mark.rule("stalingrad-roads", "1.2.3a", "1.2.3b", "4.3.1f")
def test_command_neither_enters_nor_passes_enemies_nor_their_neighbours_without_a_friend() -> None:
    g = field({"0806": LANZ, "0809": "sov-1"}, step="axis-movement")
    assert not any(commands(g, hex_) for hex_ in ("0809", "0808", "0709", "0909"))
    assert commands(g, "0807")
    assert not commands(g, "0812"), "the way round is longer than six"
    g = field({"0806": LANZ, "0809": "sov-1", "0808": "ger-298"}, step="axis-movement")
    assert commands(g, "0808"), "a friend is there"
    g = field({"0806": LANZ, "0809": "sov-1", "0808": "ger-hq-4pza"}, step="axis-movement")
    assert commands(g, "0808"), "a headquarters is a friend too"


@pytest.mark.rule("stalingrad-roads", "1.2.3b")
def test_command_passes_through_a_friend_next_to_an_enemy() -> None:
    wall = {"1008": "sov-1", "0608": "sov-153"}
    through = {"0806": LANZ, "0809": "sov-203"} | wall
    friends = {"0808": "ger-298", "0909": "ger-294"}
    assert not commands(field(through, step="axis-movement"), "0910")
    assert not commands(field(through | friends, step="axis-movement"), "0910"), (
        "0910 itself is next to an enemy"
    )
    g = field(through | friends | {"0910": "ger-62"}, step="axis-movement")
    assert commands(g, "0910")


@pytest.mark.rule("stalingrad-roads", "1.2.4", "4.3.1f", "1.1.7b", "7.4b")
@pytest.mark.parametrize(
    ("head", "crossed"),
    [
        ("", False),
        ('ice = "rivers"', False),
        ('ice = "all"', True),
        ('pontoon.ger-hq-lanz = "0727"', True),
        (on_map("axis-pontoon@0827"), True),
        (on_map("axis-pontoon@0727"), True),
        ('weather = "mud"', False),
    ],
)
def test_command_crosses_a_major_river_by_bridge_pontoon_or_on_ice(head: str, crossed: bool) -> None:
    # Soviet divisions close the ferry at 0928.
    places = {"0827": LANZ, "1030": "sov-1", "0929": "sov-153"}
    g = field(places, step="axis-movement", head=(hands() if "markers" in head else "") + head)
    assert commands(g, "0727") == crossed
    assert commands(g, "0627") == crossed


@pytest.mark.rule("stalingrad-roads", "1.2.4", "7.4b", "7.4a")
def test_command_crosses_by_a_ferry_and_by_a_printed_bridge() -> None:
    g = field({"0928": LANZ}, step="axis-movement")
    assert commands(g, "0828"), "by the ferry"
    g = field({"1430": LANZ}, step="axis-movement")
    assert commands(g, "1331"), "by the bridge"


@pytest.mark.rule("stalingrad-roads", "1.2.4", "3.2.2g")
@pytest.mark.parametrize(("weather", "crossed"), [("snow", True), ("mud", False)])
def test_command_crosses_rivers_but_not_in_mud(weather: str, crossed: bool) -> None:
    # The Sal is crossed at 0524/0624; its bridges are farther away than six hexes.
    g = field({"0229": LANZ}, step="axis-movement", head=f'weather = "{weather}"')
    assert commands(g, "0529") == crossed


@pytest.mark.rule("stalingrad-roads", "1.8.4a", "1.8.4b")
def test_a_lake_stops_command_but_enemies_beyond_it_stop_nothing() -> None:
    g = field({"0833": LANZ}, step="axis-movement")
    assert not commands(g, "0834")
    assert not commands(g, "0835")
    g = field({"0833": LANZ, "0836": "sov-1"}, step="axis-movement")
    assert commands(g, "0934")
    assert commands(g, "0735")


def example(lanz: str = "1510", head: str = "") -> StalingradTable:
    """Example 1: the 298th in 1614, Soviet divisions in 1611 and 1612."""
    places = {lanz: LANZ, "1614": "ger-298", "1611": "sov-1", "1612": "sov-153"}
    return field(places, step="axis-movement", head=head)


@pytest.mark.rule("stalingrad-roads", "example-1")
def test_example_1_seven_hexes_are_too_far() -> None:
    g = example()
    way = ["1410", "1411", "1412", "1413", "1414", "1515", "1614"]
    assert [commands(g, hex_) for hex_ in way] == [True] * 6 + [False]
    assert not any(commands(g, hex_) for hex_ in ("1511", "1613")), "next to the enemy"
    assert not commands(g, "1514"), "beyond the Donets"


@pytest.mark.rule("stalingrad-roads", "example-1", "1.2.2b", "4.5.1")
def test_example_1_from_the_city_the_railway_counts_half() -> None:
    assert commands(example("1409"), "1614")


@pytest.mark.rule("stalingrad-roads", "example-1", "1.2.4", "3.4d")
def test_example_1_over_the_ice_it_is_six_hexes() -> None:
    g = example(head='ice = "all"')
    assert commands(g, "1514")
    assert commands(g, "1614")
