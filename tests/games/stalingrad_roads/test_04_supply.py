"""Supply (4): lines of headquarters, sources, units, what follows from being without, and example 2.

Sources of the Axis are on the western edge (1301, 1701, 1901, 2601), of the Soviets on the others (2718,
2725, 2136, 1336). Around 0806 lies open steppe without roads.
"""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import box, deploy, hands, oms, pool, until
from tests.games.stalingrad_roads.marching import reach
from tests.games.stalingrad_roads.table import asked, assess, at, do, field, open_to
from tests.support import told, units

LANZ = "ger-hq-lanz"
OVER_THE_DON = {"0826": LANZ, "0727": "ger-298", "0929": "sov-1"}
"""The 298th is beyond the Don; the Soviet division closes the ferry from 0928 to 0828."""


def checked(places: dict[str, str], side: str = "axis", head: str = "", turn: int = 5) -> StalingradTable:
    """The supply phase of a side, in which pontoons stay as they are."""
    g = field(places, step=f"{side}-supply", head=head, turn=turn)
    while asked(g) in ("pontoons", "pontoons-lift"):
        do(g, "done")
    return g


def cut_off(g: StalingradTable) -> set[str]:
    """Who is marked out of supply."""
    return units(g, g.state.oos)


# Headquarters (4.1)


@pytest.mark.rule("stalingrad-roads", "4a")
def test_headquarters_are_checked_before_units() -> None:
    g = checked({"0806": LANZ, "0807": "ger-298"})
    assert at(g, LANZ) == "returning"
    assert cut_off(g) == {"ger-298"}, "so its headquarters does not count any more"


@pytest.mark.rule("stalingrad-roads", "4a", "4.4.1")
def test_only_the_phasing_player_checks() -> None:
    g = checked({"0806": "ger-298", "1525": "sov-1"}, "soviet", 'oos = ["ger-298"]')
    assert cut_off(g) == {"ger-298", "sov-1"}
    g = checked({"0806": "ger-298", "1525": "sov-1"}, "axis", 'oos = ["ger-298", "sov-1"]')
    assert "sov-1" in cut_off(g), "the marker stays until the next Soviet supply phase"


@pytest.mark.rule("stalingrad-roads", "4.1.1a", "4.1.1c")
@pytest.mark.parametrize(
    ("hex_", "supplied"),
    [
        ("1901", True),
        ("1902", True),
        ("1120", True),
        ("1711", True),
        ("1802", False),
        ("2001", False),
        ("0701", True),
    ],
)
def test_a_headquarters_needs_a_source_or_a_road_or_railway_that_leads_to_one(
    hex_: str, supplied: bool
) -> None:
    g = checked({hex_: LANZ})
    assert (at(g, LANZ) == hex_) == supplied


@pytest.mark.rule("stalingrad-roads", "4.1.1b")
@pytest.mark.parametrize(
    ("enemies", "friends", "supplied"),
    [
        ({}, {}, True),
        ({"0610": "sov-1"}, {}, False),
        ({"0609": "sov-1"}, {}, False),
        ({"0609": "sov-1"}, {"0610": "ger-298"}, True),
        ({"0609": "sov-1"}, {"0610": "ger-hq-4pza"}, True),
        ({"0409": "sov-1"}, {}, True),
        ({"0711": "sov-1"}, {}, False),
    ],
)
def test_a_line_passes_no_enemy_and_none_of_his_neighbours_without_a_friend(
    enemies: dict[str, str], friends: dict[str, str], supplied: bool
) -> None:
    # From 0511 the only way out is the railway by 0610 and 0711, as the road at Mariupol is closed.
    closed = {"0309": "sov-153", "0513": "sov-203"}
    g = checked({"0511": LANZ} | closed | enemies | friends)
    assert (at(g, LANZ) == "0511") == supplied


@pytest.mark.rule("stalingrad-roads", "4.1.1a", "7.4b")
def test_a_line_crosses_by_a_ferry() -> None:
    # 1435 has a railway to the source 1336; from 1434 only the ferry leads there once the west is closed.
    soviets = {"1434": "sov-hq-don", "1433": "sov-1", "1334": "sov-153", "1535": "sov-203"}
    enemies = {"1533": "ger-298", "1333": "ger-294", "1635": "ger-62", "1233": "ger-71"}
    g = checked(soviets | enemies, "soviet")
    assert at(g, "sov-hq-don") == "1434"


@pytest.mark.rule("stalingrad-roads", "4.1.2", "4.1.2b")
def test_a_headquarters_without_a_line_comes_back_in_the_reinforcement_phase_of_its_turn() -> None:
    g = field({"0806": LANZ, "0804": "ger-298"}, step="soviet-supply", player="soviet")
    assert at(g, LANZ) == "0806", "not in the enemy's supply phase"
    g = field({"0806": LANZ, "0804": "ger-298"}, step="axis-supply")
    assert told(g, "hq-cut-off") != []
    assert at(g, LANZ) == "returning"
    until(g, "hq-returns")
    assert g.state.phase == "axis-reinforcement"
    assert g.turn_name == "DEC III"
    assert {"2108", "1901", "1607"} <= open_to(g, "to"), "a city, a source, a village in supply"
    assert "1909" not in open_to(g, "to"), "no town"
    do(g, "to 2108")
    assert at(g, LANZ) == "2108"


@pytest.mark.rule("stalingrad-roads", "4.1.3", "1.1.7b")
def test_a_supplied_headquarters_beside_water_becomes_a_pontoon() -> None:
    places = {"1911": LANZ, "1912": "ger-hq-4pza ger-298", "0806": "ger-hq-hollidt"}
    g = field(places, step="axis-supply")
    assert asked(g) == "pontoons"
    assert open_to(g, "pontoon") == {"ger-hq-4pza"}, "1911 is not beside a watercourse; Hollidt has no line"
    do(g, "pontoon ger-hq-4pza")
    assert open_to(g, "to") == {"1812", "1913", "2012"}
    do(g, "to 2012")
    assert told(g, "pontoon-laid") == [{"unit": "ger-hq-4pza", "space": "2012"}]
    until(g, "move-unit")
    assert "ger-hq-4pza" not in open_to(g, "unit")


@pytest.mark.rule("stalingrad-roads", "4.1.3", "1.2.4")
def test_a_pontoon_carries_supply_over_a_major_river_in_the_same_phase() -> None:
    g = field(OVER_THE_DON, step="axis-supply")
    do(g, f"pontoon {LANZ}", "to 0727")
    assert cut_off(g) == set()
    g = field(OVER_THE_DON, step="axis-supply")
    do(g, "done")
    assert cut_off(g) == {"ger-298"}


@pytest.mark.rule("stalingrad-roads", "4.1.4")
def test_a_pontoon_is_lifted_at_the_start_of_the_phase_and_gone_at_once() -> None:
    g = field(OVER_THE_DON, step="axis-supply", head='pontoon.ger-hq-lanz = "0727"')
    assert asked(g) == "pontoons-lift"
    do(g, f"lift {LANZ}")
    assert asked(g) == "pontoons", "now it could lay another one"
    do(g, "done")
    assert cut_off(g) == {"ger-298"}
    until(g, "move-unit")
    assert LANZ in open_to(g, "unit")


@pytest.mark.rule("stalingrad-roads", "4.1.4", "4.1.2")
def test_a_pontoon_that_is_kept_works_on_and_one_without_a_line_is_gone() -> None:
    g = checked(OVER_THE_DON, head='pontoon.ger-hq-lanz = "0727"')
    assert cut_off(g) == set()
    g = checked({"0827": LANZ}, head='pontoon.ger-hq-lanz = "0727"')
    assert at(g, LANZ) == "returning"
    assert g.pontoons() == ()


# Sources (4.2)


@pytest.mark.rule("stalingrad-roads", "4.2.1a", "4.2.1b", "4.2.2")
@pytest.mark.parametrize(
    ("side", "turn", "hexes", "works"),
    [
        ("soviet", 2, "2718 2725 2726 2727 2136 1336 0936", True),
        ("soviet", 9, "0022 0019 2713", False),
        ("soviet", 10, "0022 0019", True),
        ("soviet", 10, "2713", False),
        ("soviet", 11, "2713", True),
        ("soviet", 12, "2705", False),
        ("soviet", 13, "2705", True),
        ("axis", 2, "1701 1901 2301 2601 1401 1301 1101 0901 0801 0701 0501 0401 0201 0001", True),
    ],
)
def test_symbols_on_the_map_are_sources_from_their_date_on(
    side: str, turn: int, hexes: str, works: bool
) -> None:
    # 2705 stands for 2709, four hexes away: 2713 is too near to that.
    unit = "sov-1" if side == "soviet" else "ger-298"
    for hex_ in hexes.split():
        g = checked({hex_: unit}, side, turn=turn)
        assert (unit not in cut_off(g)) == works, hex_


@pytest.mark.rule("stalingrad-roads", "4.2.3", "4.3.1b")
def test_a_source_supplies_friends_over_four_hexes_as_a_headquarters_would() -> None:
    places = {"1905": "ger-298", "1906": "ger-294", "1703": "rom-15"}
    assert cut_off(checked(places)) == {"ger-294"}
    g = checked({"2133": "sov-1"}, "soviet")
    assert cut_off(g) == set()
    g = checked({"2133": "sov-1", "2135": "ger-298"}, "soviet")
    assert cut_off(g) == {"sov-1"}, "an enemy closes the way from 2136"


@pytest.mark.rule("stalingrad-roads", "4.2.3", "4.3.1b")
def test_a_source_with_an_enemy_in_it_supplies_nobody() -> None:
    assert cut_off(checked({"2135": "sov-1", "2136": "ger-298"}, "soviet")) == {"sov-1"}
    assert cut_off(checked({"2134": "sov-1", "2236": "ger-298"}, "soviet")) == set(), (
        "next to it he matters not"
    )


# Units (4.3)


@pytest.mark.rule("stalingrad-roads", "4.3.1a", "4.3.2")
def test_a_unit_is_in_supply_in_the_radius_of_a_supplied_headquarters_of_its_nation() -> None:
    places = {"1020": LANZ, "1026": "ger-298", "1027": "ger-294"}
    assert cut_off(checked(places)) == {"ger-294"}
    places = {"2618": "sov-hq-voronezh", "2622": "sov-1", "2315": "sov-153"}
    assert cut_off(checked(places, "soviet")) == set()


@pytest.mark.rule("stalingrad-roads", "4.3.1c", "1.7.2")
def test_a_german_headquarters_supplies_all_allies_without_limit() -> None:
    allies = "rom-15 rom-13 rom-14"
    places = {"1220": LANZ, "1217": allies, "1219": "ita-3rav ita-5cos", "1119": "hun-6 hun-7"}
    assert cut_off(checked(places)) == set()


@pytest.mark.rule("stalingrad-roads", "4.3.1d")
def test_an_allied_headquarters_supplies_its_own_and_three_others_of_its_player_s_choice() -> None:
    places = {"1220": "ita-hq-8", "1217": "ger-298 ger-294 rom-15", "1219": "ita-3rav ita-5cos hun-6"}
    g = field(places, step="axis-supply")
    do(g, "done") if asked(g) == "pontoons" else None
    assert asked(g) == "guests"
    assert open_to(g, "unit") == {"ger-298", "ger-294", "rom-15", "hun-6"}
    do(g, "unit hun-6", "unit ger-294", "unit rom-15")
    assert cut_off(g) == {"ger-298"}


@pytest.mark.rule("stalingrad-roads", "4.3.1d")
def test_nobody_is_asked_where_three_are_enough() -> None:
    g = checked({"1220": "ita-hq-8", "1217": "ger-298 ger-294 rom-15", "1219": "ita-3rav ita-5cos"})
    assert cut_off(g) == set()


@pytest.mark.rule("stalingrad-roads", "4.3.1e", "1.7.3")
def test_hungarians_and_romanians_never_supply_each_other() -> None:
    assert cut_off(checked({"1220": "rom-hq-3", "1217": "hun-6", "1219": "ita-3rav"})) == {"hun-6"}
    assert cut_off(checked({"1220": "hun-hq-2", "1217": "rom-15", "1219": "ita-3rav ger-298"})) == {"rom-15"}


@pytest.mark.rule("stalingrad-roads", "4.3.1f")
def test_enemies_and_a_major_river_stop_supply() -> None:
    ring = {"0807": "sov-1", "0805": "sov-153", "0606": "sov-203", "1006": "sov-197"}
    assert "ger-298" in cut_off(checked({"0806": "ger-298", "0904": LANZ} | ring))
    assert cut_off(checked(OVER_THE_DON)) == {"ger-298"}
    assert cut_off(checked(OVER_THE_DON, head='ice = "all"')) == set()


@pytest.mark.rule("stalingrad-roads", "4.4.1")
def test_the_marker_stays_until_the_next_supply_phase_whatever_happens() -> None:
    g = field({"1019": LANZ, "1026": "ger-294"}, step="axis-movement", head='oos = ["ger-294"]')
    do(g, "unit ger-294", "to 1025")
    assert cut_off(g) == {"ger-294"}
    assert "ger-294" in cut_off(checked({"0806": "ger-294"}))
    assert cut_off(checked({"1020": "ger-294", "1019": LANZ}, head='oos = ["ger-294"]')) == set()


# Without supply (4.4)


@pytest.mark.rule("stalingrad-roads", "4.4.2", "1.9.1", "1.9.2b")
def test_attack_and_defence_are_added_halved_and_rounded_up() -> None:
    places = {"0807": "rom-15 rom-13", "0808": "sov-1tk sov-8kk"}
    g = field(places, step="soviet-combat", head='oos = ["sov-1tk", "sov-8kk", "rom-15", "rom-13"]')
    odds = assess(g, "0807", "sov-1tk", "sov-8kk")
    assert (odds.attack, odds.defence) == (6, 3), "(7 + 4) / 2 and (3 + 3) / 2"
    g = field(places, step="soviet-combat", head='oos = ["sov-1tk", "rom-15"]')
    odds = assess(g, "0807", "sov-1tk", "sov-8kk")
    assert (odds.attack, odds.defence) == (8, 5), "7 / 2 + 4 and 3 / 2 + 3"


@pytest.mark.rule("stalingrad-roads", "4.4.2", "1.9.2a")
def test_halved_and_doubled_is_unchanged() -> None:
    # 1513 is a forest: the defence is doubled there.
    places = {"1513": "rom-15", "1613": "sov-1tk"}
    for head in ("", 'oos = ["rom-15"]'):
        odds = assess(field(places, step="soviet-combat", head=head), "1513", "sov-1tk")
        assert odds.defence == (3 if head else 6)


# Shortage (4.5)


@pytest.mark.rule("stalingrad-roads", "4.5.2")
@pytest.mark.parametrize(
    ("kind", "hex_", "turn", "stalingrad", "dear"),
    [
        ("artillery-2", "1233", 5, "axis", True),
        ("katyusha", "1431", 5, "axis", True),
        ("artillery-2", "1534", 5, "axis", False),
        ("artillery-2", "1330", 5, "axis", False),
        ("artillery-2", "1233", 5, "soviet", False),
        ("breakthrough", "1233", 5, "axis", False),
    ],
)
def test_guns_east_of_the_don_in_the_south_cost_a_support_more(
    kind: str, hex_: str, turn: int, stalingrad: str, dear: bool
) -> None:
    places = {hex_: "sov-1", "2630": "sov-153", "2631": "ger-298"}
    control = {"axis": "1334 1434"} if stalingrad == "axis" else {"soviet": "1334 1434"}
    head = hands(minor_a=kind, stavka="flak vvs") + oms(minor_a=hex_)
    g = field(places, step="soviet-support", turn=turn, head=f"{head}\nshortages = 1", drawn=9, **control)
    until(g, "deploy")
    deploy(g, kind, "sov-1" if kind != "breakthrough" else hex_)
    assert (asked(g) == "give") == dear
    if dear:
        do(g, "give flak")
        assert "flak" in pool(g, "soviet")
        assert "flak" not in box(g, "stavka")


@pytest.mark.rule("stalingrad-roads", "4.5.3")
def test_off_the_roads_strategic_movement_costs_a_support_when_the_phase_begins() -> None:
    places = {"2527": "sov-hq-voronezh", "2630": "sov-1"}
    g = field(places, step="soviet-movement", head=hands(stavka="flak"))
    assert asked(g) == "off-road"
    do(g, "give flak")
    assert "2634" in reach(g, "sov-1")
    g = field(places, step="soviet-movement", head=hands())
    assert "2634" not in reach(g, "sov-1")


@pytest.mark.rule("stalingrad-roads", "4.5.4")
def test_each_move_of_a_soviet_headquarters_is_penalised() -> None:
    g = field({"2618": "sov-hq-voronezh", "2028": "sov-hq-southwest"}, step="soviet-movement")
    do(g, "unit sov-hq-voronezh", "to 2619", "stop")
    assert [row["support"] for row in told(g, "shortage")] == ["shortage-test"]
    do(g, "unit sov-hq-southwest", "to 2029", "stop") if "sov-hq-southwest" in open_to(g, "unit") else None
    assert [row["support"] for row in told(g, "shortage")] == ["shortage-test", "shortage"]


# Example 2


@pytest.mark.rule("stalingrad-roads", "example-2", "4.1.1b", "4.3.1b", "4.3.1f")
def test_example_2() -> None:
    places = {"1702": LANZ, "1701": "ita-156vi", "1803": "ger-294", "2002": "ger-298"}
    soviets = {"1601": "sov-172", "1802": "sov-1", "1804": "sov-153"}
    g = checked(places | soviets)
    assert at(g, LANZ) == "1702", "its line ends in 1701, where the Vicenza sets aside the 172nd"
    assert cut_off(g) == {"ger-294"}, "encircled in 1803; the 298th has the source 1901"
    del places["1701"]
    g = checked(places | soviets)
    assert at(g, LANZ) == "returning"
    assert cut_off(g) == {"ger-294"}
