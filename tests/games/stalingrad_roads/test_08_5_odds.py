"""The odds (8.5): sums, terrain, water and ice, rounding, shifts, both ends of the table."""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.fights import battle, brought, fight, lab, ratio, refused, supports
from tests.games.stalingrad_roads.table import asked, assess, do, open_to
from tests.support import told


@pytest.mark.rule("stalingrad-roads", "8.5.1", "8.5.2", "8.5.3", "8.5.4")
def test_the_sums_of_both_sides_make_the_odds() -> None:
    g = battle("ger-62 ger-22pz", "sov-1tk sov-26tk sov-51g", 6)
    assert ratio(g) == (17, 8, "2/1")
    kinds = [note.kind for note in g.notes or []]
    assert kinds.index("attack") < kinds.index("odds") < kinds.index("combat")


@pytest.mark.rule("stalingrad-roads", "8.5.5")
def test_odds_are_rounded_for_the_defender() -> None:
    strong = "sov-1gmk sov-2gmk sov-3gmk sov-13mk"
    g = lab({"0807": "ger-62 ger-57", "0808": strong})
    found = assess(g, "0807", *strong.split())
    assert (found.attack, found.defence, found.odds) == (35, 10, "3/1")
    g = lab({"0807": strong, "0806": "ger-44 ger-76"}, step="axis-combat")
    found = assess(g, "0807", "ger-44", "ger-76")
    assert (found.attack, found.defence, found.odds) == (10, 35, "1/4")


@pytest.mark.rule("stalingrad-roads", "8.5.5")
@pytest.mark.parametrize(
    ("attackers", "odds"),
    [("sov-51g sov-1", "1/1"), ("sov-8kk", "1/2"), ("sov-1tk sov-1", "1/1"), ("sov-1tk sov-51g", "2/1")],
)
def test_odds_around_five(attackers: str, odds: str) -> None:
    """Against 5: 5 is 1/1, 4 is 1/2, 9 is still 1/1, 10 is 2/1."""
    assert ratio(battle("ger-62", attackers, 7))[2] == odds


@pytest.mark.rule("stalingrad-roads", "8.5.2")
@pytest.mark.parametrize(
    ("target", "origin", "defence"),
    [
        ("0807", "0808", 6),  # clear
        ("1714", "1715", 7),  # village
        ("1919", "1920", 8),  # city
        ("2108", "2109", 12),  # major city
        ("2123", "2124", 12),  # forest
        ("0602", "0601", 12),  # marsh
        ("1335", "1336", 12),  # urban
    ],
)
def test_terrain_helps_the_defender(target: str, origin: str, defence: int) -> None:
    g = lab({target: "ger-44", origin: "sov-1tk"})
    assert assess(g, target, "sov-1tk").defence == defence


@pytest.mark.rule("stalingrad-roads", "8.5.2", "8.4.2")
def test_halved_and_doubled_is_unchanged() -> None:
    """5 and 6 without supply: 6 in the open, 11 in a forest that doubles them."""
    head = 'oos = ["ger-62", "ger-44"]'
    assert (
        assess(lab({"0807": "ger-62 ger-44", "0808": "sov-1tk"}, head=head), "0807", "sov-1tk").defence == 6
    )
    assert (
        assess(lab({"2123": "ger-62 ger-44", "2124": "sov-1tk"}, head=head), "2123", "sov-1tk").defence == 11
    )


@pytest.mark.rule("stalingrad-roads", "8.5.3")
@pytest.mark.parametrize(
    ("head", "target", "origins", "attack"),
    [
        ("", "1730", {"1829": "sov-1tk"}, 3),  # the Don: 7 by three
        ("", "1730", {"1829": "sov-1tk", "1830": "sov-26tk"}, 5),  # both over it: 14 by three
        ("", "1730", {"1829": "sov-1tk", "1630": "sov-26tk"}, 14),  # one of them on the same bank
        ("", "1414", {"1515": "sov-1tk"}, 4),  # a bridge over the Donets: by two
        ("", "1414", {"1515": "sov-1tk", "1514": "sov-26tk"}, 7),  # the bridge is the smaller evil: 14 by two
        ("", "1625", {"1726": "sov-1tk"}, 4),  # the Chir, a river: by two
        ('ice = "rivers"', "1625", {"1726": "sov-1tk"}, 7),  # under ice
        ('ice = "rivers"', "1730", {"1829": "sov-1tk"}, 3),  # the Don is not
        ('ice = "all"', "1730", {"1829": "sov-1tk"}, 4),  # now it is like a river
        ('weather = "mud"', "1414", {"1515": "sov-1tk"}, 3),  # by the bridge, and by three
    ],
)
def test_water_divides_an_attack_if_all_cross_it(
    head: str, target: str, origins: dict[str, str], attack: int
) -> None:
    g = lab({target: "ger-62"} | origins, head=head)
    assert assess(g, target, *origins.values()).attack == attack


@pytest.mark.rule("stalingrad-roads", "8.5.3")
def test_halves_are_taken_of_the_sum_and_each_division_is_rounded_up() -> None:
    """7 and 2 without supply are 5; over the Don 2."""
    head = 'oos = ["sov-1tk", "sov-1"]'
    g = lab({"0807": "ger-62", "0808": "sov-1tk sov-1"}, head=head)
    assert assess(g, "0807", "sov-1tk", "sov-1").attack == 5
    g = lab({"1730": "ger-62", "1829": "sov-1tk sov-1"}, head=head)
    assert assess(g, "1730", "sov-1tk", "sov-1").attack == 2


@pytest.mark.rule("stalingrad-roads", "8.5.2", "3.4c")
@pytest.mark.parametrize(("more", "defence"), [({}, 6), ({"1624": "sov-26tk"}, 5)])
def test_a_frozen_river_is_worth_a_point_if_all_cross_it(more: dict[str, str], defence: int) -> None:
    g = lab({"1625": "ger-62", "1726": "sov-1tk"} | more, head='ice = "rivers"')
    assert assess(g, "1625", "sov-1tk", *more.values()).defence == defence


@pytest.mark.rule("stalingrad-roads", "8.5.6", "8.7.2")
def test_supports_of_the_attacker_shift_the_odds_to_the_right() -> None:
    """7 against 5 is 1/1, with artillery 3/1: a 9 is A1D2, E and DR2."""
    g = lab({"0807": "ger-62", "0808": "sov-1tk"}, 4, 5, head=supports("artillery-2@sov-1tk"))
    fight(g, "sov-1tk")
    assert asked(g) == "combat-supports"
    do(g, "use artillery-2")
    assert ratio(g) == (7, 5, "3/1")
    assert brought(g) == (1, 2, "E", "DR2")


@pytest.mark.rule("stalingrad-roads", "8.5.7", "8.5.8a")
def test_odds_below_the_table_are_shifted_from_where_they_are() -> None:
    """2 against 8 is 1/4; with two columns it is 1/2, without them nothing."""
    here = {"0807": "ger-62 ger-22pz", "0808": "sov-1"}
    g = lab(here)
    assert open_to(g, "attack") == {"2624"}
    assert refused(g, "attack", "0807") == "8.5.8"
    g = lab(here, head=supports("artillery-2@sov-1"))
    fight(g, "sov-1")
    do(g, "use artillery-2")
    assert ratio(g) == (2, 8, "1/2")


@pytest.mark.rule("stalingrad-roads", "8.5.8a", "8.1.8", "8.1.9")
@pytest.mark.parametrize(("attacker", "odds"), [("sov-1", "1/4"), ("sov-51g", "1/3")])
def test_an_attack_below_one_to_two_is_cancelled_but_counts_as_made(attacker: str, odds: str) -> None:
    """The artillery that made it possible is not used after all."""
    g = lab({"0807": "ger-62 ger-22pz", "0808": attacker}, head=supports(f"artillery-2@{attacker}"))
    fight(g, attacker)
    do(g, "done")
    assert told(g, "attack-cancelled")[-1]["odds"] == odds
    assert not told(g, "combat")
    assert open_to(g, "attack") == {"2624"}
    assert refused(g, "attack", "0807") == "8.1.8"


@pytest.mark.rule("stalingrad-roads", "8.5.8a")
def test_five_columns_below_are_too_many_for_two_supports() -> None:
    """2 against 11 is 1/6: artillery for three columns leads to 1/3 only."""
    g = lab({"0807": "ger-62 ger-44", "0808": "sov-1"}, head=supports("artillery-3@sov-1"))
    assert open_to(g, "attack") == {"2624"}


@pytest.mark.rule("stalingrad-roads", "8.5.6", "8.5.8a")
def test_novikov_and_aircraft_together_may_make_an_attack_possible() -> None:
    """2 against 9 is 1/5. Novikov, an aircraft, and the column more that they have together: 1/2."""
    g = lab(
        {"0807": "ger-62 ger-323", "0808": "sov-1"},
        head=supports("novikov@sov-1", "vvs@0807") + '\nsky = "clear"',
    )
    assert "0807" in open_to(g, "attack")
    fight(g, "sov-1")
    do(g, "use vvs")
    assert ratio(g) == (2, 9, "1/2")


@pytest.mark.rule("stalingrad-roads", "8.5.8a")
def test_an_attack_without_strength_cannot_be_made() -> None:
    """A reduced security division attacks with 0."""
    g = lab({"0807": "sov-1", "0806": "ger-213s"}, step="axis-combat", head='reduced = ["ger-213s", "sov-1"]')
    assert open_to(g, "attack") == {"2625"}


@pytest.mark.rule("stalingrad-roads", "8.5.8b")
def test_odds_above_six_are_read_at_six() -> None:
    """23 against 3 is 7/1, artillery adds nothing; a 10 is A1D3, E3 and DR3, one more E against allies."""
    head = supports("artillery-3@sov-1tk")
    g = lab({"0807": "rom-7", "0808": "sov-1tk sov-13mk sov-4mk"}, 5, 5, head=head)
    fight(g, "sov-1tk sov-13mk sov-4mk")
    do(g, "use artillery-3", "done")
    assert ratio(g) == (23, 3, "6/1")
    assert brought(g) == (1, 3, "E4", "DR3")
