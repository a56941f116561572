"""Advance after combat (8.13) and exploitation markers (8.14)."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import battle, brought, exploiting, fight, finish, lab, ratio
from tests.games.stalingrad_roads.slow_roads import PIECES
from tests.games.stalingrad_roads.table import asked, at, do, open_to, side_to_act
from tests.support import offered, told

# The defender's advance (8.13.1)


def withdraw(g: StalingradTable) -> None:
    """The attackers retreat; nobody reacts."""
    do(g, "retreat")
    while side_to_act(g) == "soviet":
        go = (
            f"unit {min(open_to(g, 'unit'))}" if asked(g) == "retreat-unit" else f"to {max(open_to(g, 'to'))}"
        )
        do(g, go)
    if asked(g) == "react-unit":
        do(g, "done")


def repulsed(more: dict[str, str] | None = None, defenders: str = "ger-62") -> StalingradTable:
    """1/1, a 4: A1, AR and R; the attackers retreat from 0808."""
    g = battle(defenders, "sov-1tk sov-1" if defenders == "ger-62" else "sov-1gmk sov-2gmk", 4, others=more)
    assert brought(g)[2] == "AR"
    do(g, f"lose {min(open_to(g, 'lose'))}")
    withdraw(g)
    return g


@pytest.mark.rule("stalingrad-roads", "8.13.1")
def test_defenders_may_enter_the_hexes_that_all_attackers_have_left() -> None:
    g = repulsed()
    assert asked(g) == "defenders-advance"
    assert open_to(g, "advance") == {"ger-62"}
    do(g, "advance ger-62")
    assert at(g, "ger-62") == "0808"
    g = repulsed()
    do(g, "done")
    assert at(g, "ger-62") == "0807", "or stay"


@pytest.mark.rule("stalingrad-roads", "8.13.1")
def test_the_advance_of_defenders_respects_stacking() -> None:
    """Four divisions crowd in 0807. Three fit into 0808."""
    g = repulsed(defenders="ger-22pz ger-403s ger-213s ger-15lw")
    assert open_to(g, "advance") == {"ger-22pz", "ger-403s", "ger-213s", "ger-15lw"}
    do(g, "advance ger-22pz", "advance ger-403s", "advance ger-213s")
    assert asked(g) == "combat"
    assert at(g, "ger-15lw") == "0807"
    assert at(g, "ger-213s") == "0808"


@pytest.mark.rule("stalingrad-roads", "8.13.1")
def test_no_advance_while_a_soviet_unit_is_left_where_the_attackers_stood() -> None:
    """The 26th Tank Corps in 0808 did not attack."""
    g = lab({"0807": "ger-62", "0808": "sov-1tk sov-26tk"}, 2, 2)
    fight(g, "sov-1tk")
    do(g, "retreat")
    finish(g)
    assert at(g, "sov-1tk") != "0808"
    assert not told(g, "advanced")
    assert asked(g) == "combat"


@pytest.mark.rule("stalingrad-roads", "8.13.1")
def test_all_hexes_of_the_attackers_must_be_empty() -> None:
    """They come from 0808 and 0708: both are left, both may be entered."""
    g = lab({"0807": "ger-62", "0808": "sov-51g", "0708": "sov-8kk"}, 2, 2)
    fight(g, "sov-51g sov-8kk")
    do(g, "lose sov-8kk")
    withdraw(g)
    do(g, "advance ger-62")
    assert open_to(g, "to") == {"0808", "0708"}


@pytest.mark.rule("stalingrad-roads", "8.13.1", "crt-AR")
def test_attackers_who_die_by_the_price_of_ar_leave_their_hex_too() -> None:
    """1/1, a 4: A1 and AR; the reduced corps holds, for two steps that it has not."""
    g = battle("ger-62", "sov-1tk sov-1", 4, head='reduced = ["sov-1"]')
    do(g, "lose sov-1", "hold")
    assert at(g, "sov-1tk") == "eliminated"
    do(g, "done")
    assert asked(g) == "defenders-advance"


@pytest.mark.rule("stalingrad-roads", "8.13.1")
@pytest.mark.parametrize(
    ("attackers", "roll", "more", "advances"),
    [
        ("sov-1tk", 7, (1, 1), True),  # 1/1: Eng is the attacker's tactical result; then A2
        ("sov-51g", 2, (), False),  # 1/2: A3 is attrition
        ("sov-51g", 5, (4, 5), False),  # 1/2: A1; then A1 by an Eng of the defender
    ],
)
def test_only_the_attackers_tactical_result_opens_his_hexes(
    attackers: str, roll: int, more: tuple[int, ...], advances: bool
) -> None:
    g = battle("ger-62", attackers, roll, *more)
    assert at(g, attackers) == "eliminated"
    if asked(g) == "react-unit":
        do(g, "done")
    assert (asked(g) == "defenders-advance") == advances


# The attacker's advance (8.13.2)


@pytest.mark.rule("stalingrad-roads", "8.13.2")
def test_attackers_may_enter_the_hex_that_the_defenders_have_left() -> None:
    """1/1, a 10: D1, E and DR. Who did not attack does not advance."""
    g = lab({"0807": "ger-62", "0808": "sov-1tk sov-26tk"}, 4, 6)
    fight(g, "sov-1tk")
    assert asked(g) == "advance"
    assert open_to(g, "advance") == {"sov-1tk"}
    do(g, "advance sov-1tk")
    assert at(g, "sov-1tk") == "0807"


@pytest.mark.rule("stalingrad-roads", "8.13.2")
def test_the_advance_respects_stacking_and_is_free() -> None:
    g = lab({"0807": "ger-62", "0808": "sov-1 sov-6 sov-19", "0708": "sov-23"}, 4, 6)
    fight(g, "sov-1 sov-6 sov-19 sov-23")
    assert ratio(g)[2] == "1/1"
    do(g, "advance sov-1", "advance sov-23", "advance sov-6")
    assert asked(g) == "exploit"
    assert at(g, "sov-19") == "0808"
    g = lab({"0807": "ger-62", "0808": "sov-1tk"}, 4, 6)
    fight(g, "sov-1tk")
    do(g, "done")
    assert at(g, "sov-1tk") == "0808"


@pytest.mark.rule("stalingrad-roads", "8.13.2")
def test_a_hex_that_holds_is_not_entered() -> None:
    """2/1, a 7: A1D1 and S; he holds."""
    g = battle("ger-62", "sov-1tk sov-51g", 7)
    do(g, "lose sov-51g", "retreat")
    assert asked(g) == "advance"
    g = battle("ger-44 ger-62", "sov-13mk sov-4mk sov-26tk", 7)
    do(g, "lose sov-26tk", "lose ger-44", "hold", "lose ger-62")
    assert asked(g) == "combat"


@pytest.mark.rule("stalingrad-roads", "8.13.2", "crt-S")
def test_a_defender_who_dies_by_the_price_of_s_leaves_his_hex() -> None:
    """2/1, a 7: A1D1 and S; the reduced division stays for a step that it has not."""
    g = battle("ger-62", "sov-1tk sov-51g", 7)
    do(g, "lose sov-51g", "hold")
    assert at(g, "ger-62") == "eliminated"
    assert asked(g) == "advance"


@pytest.mark.rule("stalingrad-roads", "8.13.2", "crt-AR", "crt-Eng")
def test_attackers_who_have_retreated_do_not_advance() -> None:
    """1/2, a 4: A2D1, AR, and Eng for the defender; then an 11, D1, by which he is gone."""
    g = battle("ger-62", "sov-1 sov-6", 4, 5, 6, head='reduced = ["sov-6"]')
    do(g, "lose sov-6", "retreat")
    finish(g)
    assert at(g, "ger-62") == "eliminated"
    assert not told(g, "advanced")
    assert at(g, "sov-1") != "0807"


# Exploitation markers (8.14)


@pytest.mark.rule("stalingrad-roads", "8.14.1", "8.14.2", "crt-E")
@pytest.mark.parametrize(
    ("defenders", "roll", "units"),
    [("ger-403s", 6, 1), ("ger-403s", 7, 2), ("ger-403s", 12, 3), ("rom-7", 12, 4)],
)
def test_e_is_for_one_unit_e2_for_two_e3_for_three(defenders: str, roll: int, units: int) -> None:
    """6/1 without an armoured attack; E4 against allies."""
    attackers = ["sov-1tk", "sov-26tk", "sov-4tk", "sov-51g", "sov-1"]
    g = lab(
        {"0807": defenders, "0808": " ".join(attackers[:3]), "0708": " ".join(attackers[3:])},
        roll // 2,
        roll - roll // 2,
    )
    fight(g, " ".join(attackers))
    while asked(g) != "exploit":
        do(g, f"lose {min(open_to(g, 'lose'))}" if asked(g) == "loss" else "done")
    assert side_to_act(g) == "soviet"
    assert open_to(g, "mark") == set(attackers)
    for unit in attackers[:units]:
        assert asked(g) == "exploit"
        do(g, f"mark {unit}")
    assert asked(g) == "combat", "no more"
    assert exploiting(g) == set(attackers[:units])


@pytest.mark.rule("stalingrad-roads", "8.14.1")
def test_only_units_of_the_combat_are_marked_and_nobody_has_to_be() -> None:
    g = lab({"0807": "ger-62", "0808": "sov-1tk sov-26tk"}, 4, 6)
    fight(g, "sov-1tk")
    do(g, "done")
    assert open_to(g, "mark") == {"sov-1tk"}
    do(g, "done")
    assert not exploiting(g)


@pytest.mark.rule("stalingrad-roads", "8.14.3", "8.6.3b", "crt-E")
@pytest.mark.parametrize("party", ["six", "four and one"])
def test_in_an_armoured_attack_armour_counts_half(party: str) -> None:
    """E3 is six armoured divisions, or four and one of infantry."""
    tanks = ["sov-1tk", "sov-26tk", "sov-4tk", "sov-16tk", "sov-8kk", "sov-3gkk"]
    places = {
        "0807": "ger-403s",
        "0808": " ".join(tanks[:3]),
        "0708": " ".join(tanks[3:]),
        "0908": "sov-51g sov-1",
    }
    g = lab(places, 6, 6)
    fight(g, " ".join([*tanks, "sov-51g", "sov-1"]), armoured=True)
    do(g, "done")
    if party == "six":
        do(g, *(f"mark {unit}" for unit in tanks))
        assert exploiting(g) == set(tanks)
    else:
        do(g, *(f"mark {unit}" for unit in tanks[:4]))
        assert "sov-51g" in open_to(g, "mark")
        do(g, "mark sov-51g")
        assert exploiting(g) == {*tanks[:4], "sov-51g"}
    assert asked(g) == "combat"


# The allowance, by a slow reckoning

GERMANS = sorted(
    name
    for name, row in PIECES.items()
    if row["nationality"] == "german"
    and (row.get("division") or row["type"] in ("panzer division", "motorised division"))
)
FOOT = ["ger-44", "ger-76", "ger-62"]


def price(units: set[str], attackers: list[str], on_map: set[str], armoured: bool) -> Fraction:
    """What units take of the allowance: one each; half for armour in an armoured attack, and half for all the
    elements of a division of which nothing on the map stayed out of it."""
    total, counted = Fraction(0), set()
    for unit in units:
        row = PIECES[unit]
        division = row.get("division")
        elements = {name for name in on_map if division and PIECES[name].get("division") == division}
        if not armoured or not row.get("background"):
            total += 1
        elif elements and elements <= set(attackers):
            total += Fraction(1, 2) if division not in counted else 0
            counted.add(division)
        else:
            total += Fraction(1, 2)
    return total


@pytest.mark.rule("stalingrad-roads", "8.14.2", "8.14.3", "1.1.5b")
@pytest.mark.parametrize("seed", range(40))
def test_the_allowance_of_random_attacks(seed: int) -> None:
    """Germans attack a reduced division, a 12 at 6/1 is E3; who fits is offered a marker, nobody else."""
    random = Random(seed)
    names = random.sample([name for name in GERMANS if name[4:6] in ("7p", "gd", "dr", "11")], 6)
    names += random.sample([name for name in GERMANS if name not in names], 2) + random.sample(FOOT, 2)
    aside = [name for name in names[:6] if random.random() < 0.25]
    attackers = [name for name in names if name not in aside]
    places = {"0807": "sov-1", "0806": " ".join(attackers[:4]), "0907": " ".join(attackers[4:])}
    places |= {"0305": " ".join(aside)} if aside else {}
    g = lab(places, 6, 6, step="axis-combat", head='reduced = ["sov-1"]')
    grounds = [PIECES[unit].get("background") for unit in attackers]
    armoured = "black" in grounds and len(grounds) - grounds.count(None) > 1 and random.random() < 0.8
    fight(g, " ".join(attackers), armoured=armoured)
    do(g, "done")
    marked: set[str] = set()
    while asked(g) == "exploit":
        wanted = {
            unit
            for unit in attackers
            if unit not in marked and price(marked | {unit}, attackers, set(names), armoured) <= 3
        }
        assert offered(g, "axis", "mark") == wanted
        unit = random.choice(sorted(wanted))
        marked.add(unit)
        do(g, f"mark {unit}")
    assert exploiting(g) == marked
    assert all(price(marked | {unit}, attackers, set(names), armoured) > 3 for unit in {*attackers} - marked)


@pytest.mark.rule("stalingrad-roads", "4.4.4a", "8.13.2")
def test_who_is_out_of_supply_advances_also_away_from_headquarters() -> None:
    """It is in 0812, four hexes behind the attackers and five from the hex that they empty."""
    attackers = "sov-1tk sov-26tk sov-4tk"
    head = 'oos = ["sov-1tk", "sov-26tk", "sov-4tk"]\nreduced = ["ger-62"]'
    g = battle("ger-62", attackers, 9, head=head)
    while asked(g) == "loss":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    assert asked(g) == "advance"
    do(g, "advance sov-1tk")
    assert at(g, "sov-1tk") == "0807"
