"""Retreat after combat (7.10): by the compass, away from the enemy, far enough.

Around 6711 lie 6710 (north), 6810 (north-east), 6811 (south-east), 6712 (south), 6611 (south-west) and 6610
(north-west). Away from 6811 lead 6710, 6610 and 6611; away from 6610 lead 6810, 6811 and 6712.
"""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.boxes import fronts, hands
from tests.games.victory_roads.fights import (
    PINNED,
    battle,
    brought,
    fight,
    finish,
    lab,
    pair,
    ratio,
    reduced,
    refused,
    until,
    way,
)
from tests.games.victory_roads.table import asked, assess, at, do, field, open_to, side_to_act, unit_set
from tests.support import told


def rout(
    more: dict[str, str] | None = None, result: str = "DR", head: str = "", **position: Any
) -> VictoryTable:
    """6711 is attacked from the south-east, and must be left; the division loses a step before.

    It is out of supply wherever others stand: 12 against 2 is 6/1, and 8 against 2 is 4/1.
    """
    attackers, roll = {"DR": ("s-109-rc", 7), "DR2": ("s-2g-tk", 4)}[result]
    g = battle("g-14-id", attackers, roll, others=more, head=f'oos = ["g-14-id"]\n{head}', **position)
    assert brought(g)[3] == result
    return g


def ways(g: VictoryTable, unit: str = "g-14-id") -> set[str]:
    """Where a unit may go with the first hex; where it went if there was no choice."""
    return {way(g, unit)[0]} if way(g, unit) else open_to(g, "to")


@pytest.mark.rule("victory-roads", "3.2.2l", "7.10.11", "7.10.7")
@pytest.mark.parametrize("weather", ["fair", "mud"])
def test_mud_does_not_close_a_river_to_a_retreat(weather: str) -> None:
    """Only 5907 is left, over the river and beside Soviets: a march in mud could not go there."""
    around = {"5908": "s-65-rc", "6006": "s-72-rc", "6107": "s-1-tk", "6108": "s-5-tk"}
    head = f'oos = ["g-14-id"]\nweather = "{weather}"'
    g = battle("g-14-id", "s-109-rc", 7, others=around, target="6007", at="6008", head=head)
    assert bool(g.mired(0, g.rules.space["6007"]) >> g.rules.space["5907"] & 1) is (weather == "mud")
    assert brought(g)[3] == "DR"
    assert at(g, "g-14-id") == "5907"


SOVIETS = {"6610": "s-65-rc", "6611": "s-72-rc", "6712": "s-1-tk", "6710": "s-5-tk", "6810": "s-3-tk"}
"""All around but for the attackers' hex."""


def ring(*gaps: str) -> dict[str, str]:
    """Soviets all around, but for some hexes."""
    return {hex_: unit for hex_, unit in SOVIETS.items() if hex_ not in gaps}


# Who, and by whose choice


@pytest.mark.rule("victory-roads", "7.10.1", "7.10.2", "7.10.3", "7.10.4")
def test_all_defenders_retreat_alone_or_together_as_their_owner_likes() -> None:
    g = battle("g-14-id g-58-id g-hq-4-armee", "s-2g-tk s-3g-tk s-1-tk", 7)
    assert brought(g)[3] == "DR"
    do(g, "lose g-14-id")
    assert side_to_act(g) == "axis"
    assert open_to(g, "unit") == {"g-14-id", "g-58-id", "g-hq-4-armee"}
    do(g, "unit g-58-id")
    assert open_to(g, "to") == {"6610", "6611"}
    do(g, "to 6610", "unit g-hq-4-armee", "to 6611", "to 6611")
    assert (at(g, "g-14-id"), at(g, "g-58-id"), at(g, "g-hq-4-armee")) == ("6611", "6610", "6611")


@pytest.mark.rule("victory-roads", "7.10.3")
def test_all_attackers_retreat_by_ar() -> None:
    """20 against 8 is 2/1; a 3: AR. From 6611 away from 6711, to the north-east and so on."""
    places = {"6711": "g-14-id g-58-id", "6810": "s-1-tk", "6811": "s-5-tk s-65-rc"}
    g = lab(places, 1, 2)
    fight(g, "s-1-tk s-5-tk")
    do(g, "lose s-1-tk", "retreat")
    assert open_to(g, "unit") == {"s-1-tk", "s-5-tk"}, "the corps that did not attack stays"


# The compass


@pytest.mark.rule("victory-roads", "7.10.5a")
def test_an_axis_unit_goes_west_or_south_and_away() -> None:
    g = rout()
    assert ways(g) == {"6610", "6611"}
    for hex_, rule in {
        "6712": "7.10.5",
        "6710": "7.10.5",
        "6810": "7.10.5",
        "6811": "6.1.7",
        "6510": "7.10.7",
    }.items():
        assert refused(g, "to", hex_) == rule


@pytest.mark.rule("victory-roads", "7.10.5a", "7.10.8b")
def test_a_retreat_does_not_enter_a_hex_with_an_enemy_but_passes_beside_him() -> None:
    assert ways(rout({"6610": "s-65-rc"})) == {"6611"}, "beside 6610"
    assert ways(rout({"6611": "s-hq-1-baltic"})) == {"6610"}


@pytest.mark.rule("victory-roads", "7.10.5b")
def test_the_second_priority_is_west_or_south_without_going_away() -> None:
    """6712 is beside the attackers, and comes before 6710, which is not."""
    assert ways(rout(ring("6712", "6710"))) == {"6712"}


@pytest.mark.rule("victory-roads", "7.10.5c")
def test_the_third_priority_is_any_other_direction_away() -> None:
    assert ways(rout(ring("6710", "6810"))) == {"6710"}, "6810 is beside the attackers"


@pytest.mark.rule("victory-roads", "7.10.5c", "7.10.11")
def test_what_is_neither_home_nor_away_is_no_way() -> None:
    g = rout(ring("6810"))
    assert at(g, "g-14-id") == "eliminated"


@pytest.mark.rule("victory-roads", "7.10.5a", "7.10.5b")
def test_away_means_from_all_who_fought() -> None:
    """From 6811 and 6712 lead 6610 and 6710; 6611 is beside 6712. Who did not attack does not count."""
    g = lab({"6711": "g-14-id", "6811": "s-65-rc", "6712": "s-72-rc", "6509": "s-1-tk"}, 3, 4)
    fight(g, "s-65-rc s-72-rc")
    assert brought(g)[3] == "DR"
    assert way(g, "g-14-id") == ["6610"]
    g = lab({"6711": "g-14-id", "6811": "s-2g-tk", "6712": "s-72-rc"}, 3, 4)
    fight(g, "s-2g-tk")
    assert ways(g) == {"6610", "6611"}


@pytest.mark.rule("victory-roads", "7.10.5a", "7.10.5b", "7.10.5c")
def test_each_hex_is_looked_at_again() -> None:
    """By 6611 first; from there 6612, in the south, does not lead away from 6811 and comes second."""
    g = rout(result="DR2")
    do(g, "to 6611")
    assert open_to(g, "to") == {"6511", "6512"}
    do(g, "to 6512")
    assert at(g, "g-14-id") == "6512"
    g = rout({"6610": "s-65-rc", "6511": "s-72-rc", "6512": "s-1-tk"}, "DR2")
    assert way(g, "g-14-id") == ["6611", "6612"]


@pytest.mark.rule("victory-roads", "7.10.6")
@pytest.mark.parametrize(
    ("blocked", "found"),
    [
        ({}, {"6810", "6811"}),
        ({"6810": "g-58-id"}, {"6811"}),
        ({"6810": "g-58-id", "6811": "g-30-id"}, {"6710"}),
        ({"6810": "g-58-id", "6811": "g-30-id", "6710": "g-32-id"}, {"6712"}),
    ],
)
def test_a_soviet_unit_goes_north_or_east(blocked: dict[str, str], found: set[str]) -> None:
    """From an attack out of the north-west. 16 against 3, halved, is 5/1; a 5: D1, E, DR."""
    g = battle(
        "s-1-pol-a-1",
        "g-12-panzer g-4-panzer",
        5,
        at="6610",
        step="axis-combat",
        others=blocked,
        head='oos = ["s-1-pol-a-1"]',
    )
    assert brought(g)[3] == "DR"
    assert ways(g, "s-1-pol-a-1") == found


@pytest.mark.rule("victory-roads", "7.10.6")
def test_romanians_on_the_soviet_side_go_with_the_soviets() -> None:
    g = battle(
        "r-1-blindata-anew",
        "g-12-panzer g-14-id",
        5,
        at="6610",
        step="axis-combat",
        head='allies = ["axis", "soviet"]\noos = ["r-1-blindata-anew"]',
    )
    assert brought(g)[3] == "DR"
    assert ways(g, "r-1-blindata-anew") == {"6810", "6811"}


# Length and obstacles


@pytest.mark.rule("victory-roads", "7.10.7")
def test_terrain_costs_a_retreat_nothing() -> None:
    """From 6110 through the marsh of 6010, which costs three points, by a division that has one."""
    g = battle("g-14-id", "s-2g-tk", 4, at="6210", target="6110", head='oos = ["g-14-id"]')
    assert brought(g)[3] == "DR2"
    assert ways(g) == {"6009", "6010"}
    do(g, "to 6010", "to 5911")
    assert at(g, "g-14-id") == "5911"


@pytest.mark.rule("victory-roads", "7.10.7", "7.10.8b")
def test_watercourses_do_not_stop_a_retreat() -> None:
    """The Lovat lies between 6213 and 6113 or 6114."""
    g = battle("g-14-id", "s-109-rc", 7, at="6313", target="6213", head='oos = ["g-14-id"]')
    assert ways(g) == {"6113", "6114", "6214"}


@pytest.mark.rule("victory-roads", "7.10.8", "7.10.11")
def test_a_retreat_does_not_enter_the_sea() -> None:
    """4311 lies on the Gulf of Riga: north-west, south-west and south are water."""
    g = battle("g-14-id", "s-2g-tk", 7, at="4410", target="4311", head='oos = ["g-14-id"]\nreduced = []')
    assert at(g, "g-14-id") == "eliminated"


@pytest.mark.rule("victory-roads", "7.10.8", "7.10.11")
def test_romanians_do_not_retreat_into_hungary() -> None:
    """North-west and south-west of 3660 is Hungary, for Romanians of the Axis as if it were the sea."""
    german = battle("g-389-id", "s-1-tk", 5, at="3760", target="3660", head='oos = ["g-389-id"]')
    assert ways(german, "g-389-id") == {"3560", "3561", "3661"}
    romanian = battle("r-20-inf", "s-1-tk", 5, at="3760", target="3660", head='oos = ["r-20-inf"]')
    assert ways(romanian, "r-20-inf") == {"3661"}


@pytest.mark.rule("victory-roads", "7.10.9", "7.10.11")
def test_a_retreat_ends_as_far_away_as_it_is_long() -> None:
    """Two hexes: if the hexes beyond 6611 are held, only 6610 leads far enough."""
    assert ways(rout(result="DR2")) == {"6610", "6611"}
    beyond = {"6511": "s-65-rc", "6512": "s-72-rc", "6612": "s-1-tk"}
    assert ways(rout(beyond, "DR2")) == {"6610"}
    beyond |= {"6510": "s-5-tk", "6609": "s-3-tk"}
    assert ways(rout(beyond, "DR2")) == {"6712"}, "the second priority, and on to the south"
    g = rout(beyond | {"6712": "s-9-tk", "6710": "s-16-tk"}, "DR2")
    assert not way(g, "g-14-id")
    assert at(g, "g-14-id") == "eliminated"


@pytest.mark.rule("victory-roads", "7.10.10")
def test_from_a_full_hex_a_retreat_may_go_on() -> None:
    full = {"6610": "g-30-id g-32-id g-126-id", "6611": "g-227-id g-170-id g-225-id"}
    g = rout(full)
    assert ways(g) == {"6610", "6611"}, "a full hex does not stop it"
    do(g, "to 6611")
    assert asked(g) == "retreat"
    assert open_to(g, "to") == {"6511", "6512"}
    assert open_to(g, "stop"), "nobody has to"
    do(g, "to 6512")
    assert at(g, "g-14-id") == "6512"
    assert asked(g) != "retreat", "there is room"


@pytest.mark.rule("victory-roads", "7.10.9", "7.10.10")
def test_in_a_full_hex_on_the_way_nobody_stops_short() -> None:
    full = {"6610": "g-30-id g-32-id g-126-id", "6611": "g-227-id g-170-id g-225-id"}
    g = rout(full, "DR2")
    do(g, "to 6611")
    assert asked(g) == "retreat"
    assert not open_to(g, "stop"), "there is a hex to go"
    do(g, "to 6512")
    assert at(g, "g-14-id") == "6512"


@pytest.mark.rule("victory-roads", "7.10.10")
def test_where_there_is_room_it_ends() -> None:
    g = rout({"6611": "g-227-id g-170-id g-hq-9-armee", "6610": "s-65-rc"})
    assert at(g, "g-14-id") == "6611"
    assert asked(g) != "retreat"


@pytest.mark.rule("victory-roads", "7.10.12")
def test_who_has_retreated_defends_with_one_until_the_phase_is_over() -> None:
    """A panzer division, reduced to 4, goes to 6611, where another division could be attacked next."""
    others = {"6611": "g-58-id", "6612": "s-65-rc"}
    g = battle("g-12-panzer", "s-2g-tk s-3g-tk s-1-tk", 7, others=others, head='exploiting = ["s-65-rc"]')
    do(g, "to 6611")
    finish(g)
    assert at(g, "g-12-panzer") == "6611"
    assert assess(g, "6611", "s-65-rc").defence == 5, "4 and 1, not 4 and 4"
    do(g, "done")
    assert g.state.phase == "soviet-exploitation"
    assert assess(g, "6611", "s-65-rc").defence == 8


@pytest.mark.rule("victory-roads", "4.6.2", "1.9.2b", "7.10.12")
@pytest.mark.parametrize(("cut_off", "defence"), [("", 5), ("g-58-id", 3), ("g-12-panzer", 5), ("both", 3)])
def test_that_one_is_halved_with_the_sum_of_those_out_of_supply(cut_off: str, defence: int) -> None:
    """4 and 1: 2 and 1; 4 and a half, rounded up; or the half of 5."""
    others = {"6611": "g-58-id", "6612": "s-65-rc"}
    g = battle("g-12-panzer", "s-2g-tk s-3g-tk s-1-tk", 7, others=others)
    do(g, "to 6611")
    finish(g)
    names = ["g-12-panzer", "g-58-id"] if cut_off == "both" else cut_off.split()
    g.state.oos = unit_set(g, *names)
    assert assess(g, "6611", "s-65-rc").defence == defence


@pytest.mark.rule("victory-roads", "7.10.13")
def test_who_has_no_movement_does_not_retreat() -> None:
    """24 against 7 is 3/1; a 7: D1, E, DR."""
    g = battle("g-14-id g-festung-posen", "s-2g-tk s-3g-tk", 7)
    assert brought(g)[3] == "DR"
    do(g, "lose g-14-id")
    finish(g)
    assert at(g, "g-festung-posen") == "eliminated"
    assert at(g, "g-14-id") in ("6610", "6611")


@pytest.mark.rule("victory-roads", "7.10.13")
def test_a_headquarters_with_a_pontoon_has_none() -> None:
    """24 are halved at the river: 12 against 3 is 4/1; a 7: D1, E, DR."""
    head = 'oos = ["g-14-id"]\npontoon.g-hq-4-armee = "6213"'
    g = battle("g-14-id g-hq-4-armee", "s-2g-tk s-3g-tk", 7, at="6212", target="6113", head=head)
    assert brought(g)[3] == "DR"
    finish(g)
    assert at(g, "g-hq-4-armee") == "eliminated"


# Rifle corps outside every theatre (7.10.14)

PANZERS = "g-12-panzer g-4-panzer"


@pytest.mark.rule("victory-roads", "7.10.14")
@pytest.mark.parametrize(("far", "standard"), [(False, set()), (True, {"s-65-rc", "s-72-rc"})])
def test_corps_that_retreat_beyond_every_theatre_become_standard_ones(far: bool, standard: set[str]) -> None:
    """2/1 and a 9: D1, D1, DR; the Poles take both steps."""
    corps = "s-65-rc s-72-rc s-1-pol-a-1"
    attackers = "g-3-ss-pz-totenkopf g-hg-panzer g-5-ss-pz-wiking g-gd-pzgr g-14-id"
    g = battle(corps, attackers, 9, at="6610", step="axis-combat", far=far)
    assert ratio(g)[2] == "2/1"
    do(g, "lose s-1-pol-a-1", "lose s-1-pol-a-1")
    finish(g)
    assert not {at(g, "s-65-rc"), at(g, "s-72-rc")} & {"6711", "pile"}
    assert reduced(g) & {"s-65-rc", "s-72-rc"} == standard


@pytest.mark.rule("victory-roads", "7.10.14")
def test_corps_that_stay_do_not() -> None:
    """1/1 and an 8: F. The corps that has no loss stays reinforced."""
    g = battle(
        "s-65-rc s-72-rc", "g-12-panzer g-4-panzer g-5-panzer", 8, at="6610", step="axis-combat", far=True
    )
    assert ratio(g)[2] == "1/1"
    do(g, "lose g-12-panzer", "lose s-65-rc", "hold")
    assert reduced(g) & {"s-65-rc", "s-72-rc"} == {"s-65-rc"}


@pytest.mark.rule("victory-roads", "7.10.14")
def test_it_comes_after_the_combat_so_that_a_loss_of_the_retreat_does_not_kill() -> None:
    """2/1 and a 5: Eng, whose second roll, a 3, costs the attacker a step, and F: a retreat with a loss."""
    g = battle("s-65-rc", PANZERS, 5, 1, 2, at="6610", step="axis-combat", far=True)
    assert ratio(g)[2] == "2/1"
    do(g, "lose g-12-panzer")
    assert asked(g) == "hold-or-retreat"
    do(g, "retreat")
    finish(g)
    assert at(g, "s-65-rc") in ("6810", "6811")
    assert "s-65-rc" in reduced(g)
    assert not told(g, "standard-mode")


@pytest.mark.rule("victory-roads", "7.10.14")
def test_where_the_attacked_hex_is_counts() -> None:
    """6709 is nine hexes from Velikie Luki, where theatre North is; the corps ends ten hexes away."""
    attackers = "g-3-ss-pz-totenkopf g-hg-panzer g-5-ss-pz-wiking"
    g = battle("s-65-rc s-1-pol-a-1", attackers, 9, target="6709", at="6710", step="axis-combat")
    assert brought(g)[3] == "DR"
    do(g, "lose s-1-pol-a-1", "lose s-1-pol-a-1", "to 6708")
    finish(g)
    assert at(g, "s-65-rc") == "6708"
    assert "s-65-rc" not in reduced(g)


@pytest.mark.rule("victory-roads", "7.10.14", "9.1.4b")
def test_a_theatre_that_the_victors_drive_back_still_reached_the_hex() -> None:
    """East of empty Minsk: the advance cuts the line of theatre CN, which goes eleven hexes away."""
    places = {"5427": "s-65-rc s-1-pol-a-1", "5328": "g-hg-panzer g-5-ss-pz-wiking"}
    head = hands() + fronts(centre_north="5426 offensive") + "reduced = []"
    g = field(PINNED | places, *pair(9), step="axis-combat", head=head, soviet="5426 5526 5527")
    fight(g, places["5328"], "5427")
    assert brought(g)[3] == "DR"
    do(g, "lose s-1-pol-a-1", "lose s-1-pol-a-1")
    until(g, "retreat", "advance")
    if asked(g) == "retreat":
        do(g, f"to {max(open_to(g, 'to') - {'5426'})}")
    do(g, "advance g-hg-panzer")
    finish(g)
    assert told(g, "driven-back")
    assert "s-65-rc" not in reduced(g)
