"""German Kampfgruppen (8.15)."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import battle, fight, finish, lab, oos, ratio, reduced, refused
from tests.games.stalingrad_roads.slow_roads import PIECES
from tests.games.stalingrad_roads.table import asked, at, do, open_to, side_to_act
from tests.support import told

ARMOURED = [name for name, row in PIECES.items() if row["type"] == "armoured kg"]
INFANTRY = [name for name, row in PIECES.items() if row["type"] == "infantry kg"]
POOL = {"kampfgruppen": " ".join(ARMOURED + INFANTRY)}


def lost(unit: str, more: dict[str, str] | None = None, head: str = "", roll: int = 10) -> StalingradTable:
    """A reduced unit in 0807 is eliminated by attrition: at 1/1 a 10 is D1, E and DR."""
    attackers = {2: "sov-51g", 3: "sov-8kk", 1: "sov-1"}[PIECES[unit]["reduced"][1]]
    g = battle(
        unit, attackers, roll, others=POOL | (more or {}), head=f'reduced = ["{unit}", "sov-1"]\n{head}'
    )
    assert ratio(g)[2] == "1/1"
    return g


@pytest.mark.rule("stalingrad-roads", "8.15.1", "8.15.3")
def test_an_elite_armoured_unit_may_leave_an_armoured_kg_at_full_strength() -> None:
    g = lost("ger-16pz")
    assert side_to_act(g) == "axis"
    assert asked(g) == "kampfgruppe"
    assert at(g, "ger-16pz") == "eliminated", "where it may be rebuilt"
    do(g, "make")
    (kg,) = {note["unit"] for note in told(g, "kampfgruppe")}
    assert kg in ARMOURED
    assert kg not in reduced(g)
    assert at(g, kg) != "kampfgruppen"
    assert at(g, "ger-16pz") == "eliminated"


@pytest.mark.rule("stalingrad-roads", "8.15.1")
def test_it_is_drawn_from_all_that_are_left() -> None:
    """Different seeds draw different KGs."""
    found = set()
    for more_dice in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (1, 6), (6, 1)):
        g = battle("ger-16pz", "sov-8kk", 10, *more_dice, others=POOL, head='reduced = ["ger-16pz"]')
        do(g, "make")
        found.add(told(g, "kampfgruppe")[-1]["unit"])
    assert len(found) > 2
    assert found <= set(ARMOURED)


@pytest.mark.rule("stalingrad-roads", "8.15.1")
def test_nobody_has_to_make_one() -> None:
    g = lost("ger-16pz")
    do(g, "done")
    assert not told(g, "kampfgruppe")
    assert asked(g) == "advance", "the hex is empty"


@pytest.mark.rule("stalingrad-roads", "8.15.1", "8.15.5")
@pytest.mark.parametrize("unit", ["ger-62", "rom-7", "ger-22pz"])
def test_units_that_are_no_german_elite_leave_none(unit: str) -> None:
    g = lost(unit)
    assert at(g, unit) == "eliminated"
    assert asked(g) == "advance"


@pytest.mark.rule("stalingrad-roads", "8.15.1")
def test_soviet_elite_units_leave_none() -> None:
    others = POOL | {"0804": "ger-hq-4pza"}
    g = battle(
        "sov-3gkk",
        "ger-403s ger-213s",
        10,
        at="0806",
        step="axis-combat",
        others=others,
        head='reduced = ["sov-3gkk"]',
    )
    assert at(g, "sov-3gkk") == "eliminated"
    assert asked(g) == "advance"


@pytest.mark.rule("stalingrad-roads", "8.15.2")
def test_of_a_panzer_division_only_the_last_element_leaves_a_kg() -> None:
    g = lost("ger-7pz-a", {"0305": "ger-7pz-b"})
    assert at(g, "ger-7pz-a") == "eliminated"
    assert asked(g) == "advance"
    g = lost("ger-7pz-a", {"eliminated": "ger-7pz-b"})
    assert asked(g) == "kampfgruppe"


@pytest.mark.rule("stalingrad-roads", "8.15.4")
def test_armoured_kgs_differ_much() -> None:
    assert len({tuple(PIECES[kg]["full"]) for kg in ARMOURED}) > 4
    two_steps = {kg for kg in ARMOURED if "reduced" in PIECES[kg]}
    assert two_steps
    assert two_steps != set(ARMOURED)


@pytest.mark.rule("stalingrad-roads", "8.15.4", "8.15.8")
@pytest.mark.parametrize(("kg", "place"), [("kg-pz-1", "0807"), ("kg-pz-4", "withdrawn")])
def test_some_have_two_steps_and_others_one(kg: str, place: str) -> None:
    """1/1, a 9: A1D1 and nothing more."""
    g = battle(kg, "sov-8kk", 9)
    assert at(g, kg) == place
    assert (kg in reduced(g)) == (place == "0807")


@pytest.mark.rule("stalingrad-roads", "8.15.5", "8.15.6", "8.15.7")
@pytest.mark.parametrize("unit", ["ger-44", "ger-100j", "ger-29mot"])
def test_an_elite_infantry_unit_may_leave_an_infantry_kg(unit: str) -> None:
    """Motorised divisions too. None is drawn: they are all alike."""
    g = lost(unit)
    numbers = g.state.chance
    do(g, "make")
    kg = told(g, "kampfgruppe")[-1]["unit"]
    assert kg in INFANTRY
    assert g.state.chance == numbers
    assert at(g, unit) == "eliminated", "where it may be rebuilt"


@pytest.mark.rule("stalingrad-roads", "8.15.7")
def test_infantry_kgs_are_alike_and_have_one_step() -> None:
    rows: list[dict[str, Any]] = [PIECES[kg] for kg in INFANTRY]
    assert len({tuple(row["full"]) for row in rows}) == 1
    assert not any("reduced" in row for row in rows)


@pytest.mark.rule("stalingrad-roads", "8.15.8", "1.3.4b")
def test_an_eliminated_kg_is_out_of_the_game() -> None:
    g = battle("kg-inf-1", "sov-51g", 10)
    assert at(g, "kg-inf-1") == "withdrawn"
    assert asked(g) == "advance", "and leaves no KG of its own"


@pytest.mark.rule("stalingrad-roads", "8.15.9")
@pytest.mark.parametrize(("unit", "left"), [("ger-16pz", INFANTRY), ("ger-44", ARMOURED)])
def test_a_kind_that_is_used_up_is_no_longer_made(unit: str, left: list[str]) -> None:
    g = lost(unit, {"kampfgruppen": " ".join(left)})
    assert at(g, unit) == "eliminated"
    assert asked(g) == "advance"


@pytest.mark.rule("stalingrad-roads", "8.15.1", "8.8.2a")
def test_a_kg_takes_further_losses_of_the_same_combat() -> None:
    """1/1, an 11: A1D2, E and DR2. The second step falls on the KG."""
    g = lost("ger-44", roll=11)
    do(g, "make")
    assert at(g, "kg-inf-1") == "withdrawn"


@pytest.mark.rule("stalingrad-roads", "8.15.1", "8.12.3")
def test_a_kg_retreats_with_the_others() -> None:
    g = lost("ger-44")
    do(g, "make")
    assert at(g, "kg-inf-1") == "0806"


@pytest.mark.rule("stalingrad-roads", "8.15.1", "8.12.5b")
def test_who_cannot_retreat_leaves_none() -> None:
    """6 without supply is 3: 4 to 3. Reduced by a 10, and eliminated for want of a way."""
    ring = {"0806": "sov-1", "0707": "sov-6", "0708": "sov-19", "0907": "sov-23", "0908": "sov-24"}
    g = battle("ger-44", "sov-8kk", 10, others=POOL | ring)
    assert at(g, "ger-44") == "eliminated"
    assert asked(g) == "advance"


@pytest.mark.rule("stalingrad-roads", "8.15.1", "8.4.3")
def test_what_is_left_of_a_unit_out_of_supply_is_out_of_supply() -> None:
    """3 halved is 2, against the 3 of a Guards division."""
    g = battle("ger-44", "sov-51g", 10, others=POOL, head='reduced = ["ger-44"]\noos = ["ger-44"]')
    do(g, "make")
    assert oos(g) == {"kg-inf-1"}


@pytest.mark.rule("stalingrad-roads", "8.15.1", "8.1.9")
def test_a_kg_of_the_attacker_does_not_attack_again() -> None:
    """1/1, a 9: A1D1 and nothing more. The KG stands between two enemies, one of which it has fought."""
    places = POOL | {"0807": "sov-13mk", "0806": "ger-16pz ger-24pz", "0706": "sov-1"}
    g = lab(places, 4, 5, step="axis-combat", head='reduced = ["ger-16pz"]')
    fight(g, "ger-16pz ger-24pz")
    do(g, "lose ger-16pz", "make")
    finish(g)
    kg = told(g, "kampfgruppe")[-1]["unit"]
    assert at(g, kg) == "0806"
    assert refused(g, "attack", "0706") == "8.1.9"
    assert open_to(g, "attack") == {"2625"}
