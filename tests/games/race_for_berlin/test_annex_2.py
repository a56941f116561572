"""Annex 2: the combat table, what changes the die, what changes strengths."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stavka.games.race_for_berlin import combat
from stavka.games.race_for_berlin.fighting import Assessment
from stavka.kernel.combat import Modifier
from tests.games.race_for_berlin.battle import assess, attack, designate, field, modifiers
from tests.games.race_for_berlin.table import berlin
from tests.support import told


@pytest.mark.parametrize(
    ("attack_strength", "defence", "column"),
    [
        pytest.param(
            10, 30, "A3 A2 A2 A2D1 A2D1 A1D1", marks=pytest.mark.rule("race-for-berlin", "annex2-a")
        ),
        pytest.param(
            10, 50, "A3 A2 A2 A2D1 A2D1 A1D1", marks=pytest.mark.rule("race-for-berlin", "annex2-a")
        ),
        pytest.param(
            10, 20, "A2 A2 A2D1 A1D1 A1D1R R", marks=pytest.mark.rule("race-for-berlin", "annex2-b")
        ),
        pytest.param(
            10, 10, "A2 A2D1 A1D1 A1D1R R D1R", marks=pytest.mark.rule("race-for-berlin", "annex2-c")
        ),
        pytest.param(
            20, 10, "A2D1 A1D1 A1D1R R D1R D2R", marks=pytest.mark.rule("race-for-berlin", "annex2-d")
        ),
        pytest.param(30, 10, "A1D1 D1 R D1R D2R D3R", marks=pytest.mark.rule("race-for-berlin", "annex2-e")),
        pytest.param(40, 10, "A1D1 R D1R D2R D2R D3R", marks=pytest.mark.rule("race-for-berlin", "annex2-f")),
        pytest.param(90, 10, "A1D1 R D1R D2R D2R D3R", marks=pytest.mark.rule("race-for-berlin", "annex2-f")),
    ],
)
def test_a_column_of_the_table(attack_strength: int, defence: int, column: str) -> None:
    ratio = attack_strength // defence or -(defence // attack_strength)
    odds = Assessment(attack_strength, defence, ratio, ())
    assert [str(combat.outcome(berlin(), odds, die)) for die in range(1, 7)] == column.split()


@pytest.mark.rule("race-for-berlin", "annex2-c")
@pytest.mark.parametrize(
    ("modifier", "die", "result"), [(-2, 1, "A2"), (-1, 2, "A2"), (2, 6, "D1R"), (1, 5, "D1R")]
)
def test_a_modified_die_stays_on_the_table(modifier: int, die: int, result: str) -> None:
    """Below 1 it reads 1, above 6 it reads 6 (R30): here at 1:1."""
    odds = Assessment(10, 10, 1, (Modifier("some", modifier, "annex2"),))
    assert str(combat.outcome(berlin(), odds, die)) == result


@pytest.mark.rule("race-for-berlin", "annex2-c")
def test_the_chances_of_a_fight_are_those_of_its_column() -> None:
    odds = Assessment(10, 10, 1, (Modifier("some", 1, "annex2"),))
    sixth = Fraction(1, 6)
    expected = {"A2D1": sixth, "A1D1": sixth, "A1D1R": sixth, "R": sixth, "D1R": 2 * sixth}
    assert combat.chances(berlin(), odds) == expected


@pytest.mark.rule("race-for-berlin", "annex2-g")
@pytest.mark.parametrize(
    ("attackers", "counted"),
    [("1gta-1", True), ("1gta-1 2gta-1", True), ("8ga-1", False), ("8ga-1 1gta-1", True)],
)
def test_armour_against_a_difficult_zone(attackers: str, counted: bool) -> None:
    """Once, however many; mechanised units are no armour."""
    g = field("C.1", {"oder-bridgehead": attackers, "lebus": "606"})
    designate(g, *attackers.split())
    assert modifiers(g, "lebus", *attackers.split()).get("armour-difficult") == (-1 if counted else None)


@pytest.mark.rule("race-for-berlin", "annex2-g", "annex2-l")
def test_armour_in_a_wood_is_neither_hindered_nor_favoured() -> None:
    g = field("C.1", {"falkenhagen": "1gta-1", "furstenwalde": "391"})
    designate(g, "1gta-1")
    assert modifiers(g, "furstenwalde", "1gta-1") == {"wooded": -1}


@pytest.mark.rule("race-for-berlin", "annex2-h")
@pytest.mark.parametrize(
    ("step", "attacker", "origin", "target", "defender", "value"),
    [
        ("C.1", "47-1", "seelow", "falkenhagen", "156", -1),
        ("C.3", "391", "seelow", "falkenhagen", "47-1", -1),
        ("C.1", "47-1", "falkenhagen", "seelow", "391", None),
        ("C.1", "47-1", "seelow", "letschin", "391", None),
    ],
)
def test_defenders_in_a_wood(
    step: str, attacker: str, origin: str, target: str, defender: str, value: int | None
) -> None:
    """Whoever attacks; the wood that he comes from does not matter."""
    g = field(step, {origin: attacker, target: defender})
    designate(g, attacker)
    assert modifiers(g, target, attacker).get("wooded") == value


@pytest.mark.rule("race-for-berlin", "annex2-i")
@pytest.mark.parametrize(
    ("step", "attackers", "target", "defender", "value"),
    [
        ("C.1", {"oder-bridgehead": "47-1"}, "lebus", "606", -1),
        ("C.1", {"goritz": "47-1"}, "lebus", "606", -1),
        ("C.1", {"seelow": "47-1"}, "lebus", "606", None),
        ("C.1", {"oder-bridgehead": "47-1", "seelow": "69-1"}, "lebus", "606", -1),
        ("C.1", {"oder-bridgehead": "47-1", "goritz": "69-1"}, "lebus", "606", -1),
        ("C.1", {"oderbruch-2": "47-1"}, "letschin", "606", None),
        ("C.3", {"oder-bridgehead": "391"}, "lebus", "69-1", None),
    ],
    ids=[
        "across the line",
        "across the line and the Oder",
        "from behind",
        "from both sides (R29)",
        "across it from two zones",
        "no entrenched zone",
        "a German attack",
    ],
)
def test_the_entrenchment_line(
    step: str, attackers: dict[str, str], target: str, defender: str, value: int | None
) -> None:
    g = field(step, {target: defender} | attackers)
    names = tuple(attackers.values())
    designate(g, *names)
    assert modifiers(g, target, *names).get("entrenched") == value


@pytest.mark.rule("race-for-berlin", "annex2-j")
@pytest.mark.parametrize(
    ("attackers", "value"),
    [("47-1 47-2", 1), ("47-1 47-2 69-1 69-2", 1), ("47-1 69-1", None), ("47-1", None)],
    ids=["one", "two", "a half of each", "half an army"],
)
def test_a_complete_army(attackers: str, value: int | None) -> None:
    g = field("C.1", {"oder-bridgehead": attackers, "lebus": "606"})
    designate(g, *attackers.split())
    assert modifiers(g, "lebus", *attackers.split()).get("whole-army") == value


@pytest.mark.rule("race-for-berlin", "annex2-j")
def test_a_complete_army_must_be_in_the_same_fight() -> None:
    """Its other counter stands beside it, in combat mode, but does not join."""
    g = field("C.1", {"oder-bridgehead": "47-1 47-2", "lebus": "606"}, 6)
    designate(g, "47-1", "47-2")
    assert "whole-army" not in modifiers(g, "lebus", "47-1")


@pytest.mark.rule("race-for-berlin", "annex2-j", "annex2-k")
def test_a_complete_army_may_come_from_two_zones() -> None:
    g = field("C.1", {"oder-bridgehead": "47-1", "seelow": "47-2", "lebus": "606"})
    designate(g, "47-1", "47-2")
    assert modifiers(g, "lebus", "47-1", "47-2") == {"whole-army": 1, "several-zones": 1, "entrenched": -1}


@pytest.mark.rule("race-for-berlin", "annex2-j")
def test_the_31st_army_of_one_counter_is_never_complete() -> None:
    g = field("C.2", {"forst": "31-1", "peitz": "275"})
    designate(g, "31-1")
    assert modifiers(g, "peitz", "31-1") == {}


@pytest.mark.rule("race-for-berlin", "annex2-k")
@pytest.mark.parametrize(
    ("origins", "value"), [({"seelow": "47-1 69-1"}, None), ({"seelow": "47-1", "wriezen": "69-1"}, 1)]
)
def test_an_attack_from_several_zones(origins: dict[str, str], value: int | None) -> None:
    g = field("C.1", origins | {"letschin": "606"})
    designate(g, "47-1", "69-1")
    assert modifiers(g, "letschin", "47-1", "69-1").get("several-zones") == value


@pytest.mark.rule("race-for-berlin", "annex2-k")
def test_three_zones_count_no_more_than_two_and_for_germans_too() -> None:
    g = field("C.3", {"seelow": "391", "wriezen": "606", "muncheberg": "541", "letschin": "61-1"})
    designate(g, "391", "606", "541")
    assert modifiers(g, "letschin", "391", "606", "541") == {"several-zones": 1}


@pytest.mark.rule("race-for-berlin", "annex2-l")
@pytest.mark.parametrize(
    ("step", "attacker", "defenders", "value"),
    [
        ("C.1", "1gta-1", "606 20-pzgre", 2),
        ("C.1", "1gta-1", "606 munch", None),
        ("C.1", "8ga-1", "606", None),
        ("C.3", "kurmark", "61-1 8ga-1", 2),
        ("C.3", "kurmark", "61-1 2gta-1", None),
    ],
    ids=["tanks", "tanks against tanks", "no tanks", "panzers", "panzers against tanks"],
)
def test_armour_in_the_open(step: str, attacker: str, defenders: str, value: int | None) -> None:
    g = field(step, {"seelow": attacker, "letschin": defenders})
    designate(g, attacker)
    assert modifiers(g, "letschin", attacker).get("armour-plain") == value


@pytest.mark.rule("race-for-berlin", "annex2-l", "7.3.3b")
def test_tanks_that_are_guests_do_not_stop_panzers() -> None:
    g = field("C.3", {"seelow": "kurmark", "letschin": "61-1 3gta-1"}, head='guests = ["3gta-1"]')
    designate(g, "kurmark")
    assert modifiers(g, "letschin", "kurmark") == {"armour-plain": 2}


@pytest.mark.rule("race-for-berlin", "annex2-j", "annex2-k", "annex2-l")
def test_modifiers_add_up_and_change_the_result() -> None:
    """2 in the open, 1 for the army, 1 for two zones: a die of 1 reads 5."""
    g = field("C.1", {"seelow": "1gta-1", "muncheberg": "1gta-2", "letschin": "5-jager 169"}, 1)
    attack(g, "letschin", "1gta-1", "1gta-2")
    fight = told(g, "combat")[-1]
    assert (fight["odds"], fight["die"], fight["modifier"], fight["result"]) == ("3:1", 1, 4, "D2R")


@pytest.mark.rule("race-for-berlin", "annex2-m")
@pytest.mark.parametrize(
    ("origin", "target", "defence"),
    [
        ("oder-bridgehead", "lebus", 2 * 3 + 2 * 4),
        ("seelow", "letschin", 3 + 4),
        ("seelow", "falkenhagen", 3 + 4),
    ],
    ids=["difficult", "plain", "wooded"],
)
def test_defenders_count_double_in_a_difficult_zone(origin: str, target: str, defence: int) -> None:
    g = field("C.1", {origin: "47-1", target: "606 5-jager"}, head='reduced = ["5-jager"]')
    designate(g, "47-1")
    assert assess(g, target, "47-1").defence == defence


@pytest.mark.rule("race-for-berlin", "annex2-m")
def test_attackers_do_not_count_double_from_a_difficult_zone() -> None:
    g = field("C.1", {"seelow": "47-1", "lebus": "606"})
    designate(g, "47-1")
    assert assess(g, "lebus", "47-1").attack == 14


@pytest.mark.rule("race-for-berlin", "annex2-n")
@pytest.mark.parametrize(
    ("step", "attacker", "origin", "target", "defender", "strength"),
    [
        ("C.1", "47-1", "goritz", "lebus", "606", 7),
        ("C.1", "47-1", "oder-bridgehead", "lebus", "606", 14),
        ("C.2", "4gta-1", "gross-duben", "spremberg", "344", 10),
        ("C.3", "20-pzgre", "beeskow", "furstenwalde", "47-1", 3),
    ],
    ids=["across the Oder", "not across it", "where a road crosses", "a German's 7"],
)
def test_an_attack_across_a_river_is_halved(
    step: str, attacker: str, origin: str, target: str, defender: str, strength: int
) -> None:
    """Fractions go down; a main road is a way over the river for marches, not for attacks."""
    g = field(step, {origin: attacker, target: defender})
    designate(g, attacker)
    assert assess(g, target, attacker).attack == strength


@pytest.mark.rule("race-for-berlin", "annex2-n")
def test_a_river_leaves_a_unit_at_least_1() -> None:
    """391 is reduced, to 2, and out of supply: 1 is left to halve."""
    g = field(
        "C.3", {"beeskow": "391", "furstenwalde": "47-1"}, head='reduced = ["391"]\nunsupplied = ["391"]'
    )
    designate(g, "391")
    assert assess(g, "furstenwalde", "391").attack == 1


@pytest.mark.rule("race-for-berlin", "annex2-n")
def test_only_those_who_cross_the_river_are_halved_and_no_defender_is() -> None:
    g = field("C.1", {"goritz": "47-1", "oder-bridgehead": "69-1", "lebus": "606"})
    designate(g, "47-1", "69-1")
    odds = assess(g, "lebus", "47-1", "69-1")
    assert (odds.attack, odds.defence) == (7 + 14, 6)


@pytest.mark.rule("race-for-berlin", "annex2-o", "annex2-n")
@pytest.mark.parametrize(
    ("origin", "target", "strength"),
    [("kustrin", "oderbruch-2", 14), ("barwalde", "oderbruch-2", 7), ("kustrin", "oder-bridgehead", 7)],
)
def test_the_river_between_kustrin_and_oderbruch_2(origin: str, target: str, strength: int) -> None:
    """It alone does not count; not another way into the zone, nor another way out of Küstrin."""
    g = field("C.1", {origin: "47-1", target: "606"})
    designate(g, "47-1")
    assert assess(g, target, "47-1").attack == strength


@pytest.mark.rule("race-for-berlin", "annex2-p", "3.1.3a")
@pytest.mark.parametrize(
    ("target", "attack_strength", "defence"),
    [("letschin", 4, 4), ("lebus", 4, 7)],
    ids=["rounded up", "doubled first"],
)
def test_units_out_of_supply_count_half(target: str, attack_strength: int, defence: int) -> None:
    """A reduced 47-1 and a full 20-pzgre, both of 7: 4 each (R3), but 14 halved in difficult terrain (R4)."""
    head = 'reduced = ["47-1"]\nunsupplied = ["47-1", "20-pzgre"]'
    g = field("C.1", {"seelow": "47-1", target: "20-pzgre"}, head=head)
    designate(g, "47-1")
    odds = assess(g, target, "47-1")
    assert (odds.attack, odds.defence) == (attack_strength, defence)


@pytest.mark.rule("race-for-berlin", "annex2-p", "annex2-n")
def test_supply_is_halved_before_the_river() -> None:
    """7 out of supply is 4, across the river 2 (R4): each halving rounds in its own way."""
    g = field("C.1", {"goritz": "47-1", "lebus": "606"}, head='reduced = ["47-1"]\nunsupplied = ["47-1"]')
    designate(g, "47-1")
    assert assess(g, "lebus", "47-1").attack == 2
