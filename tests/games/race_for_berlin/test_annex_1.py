"""Annex 1: the urban progress table, its modifiers, and the exact chances of both results tables."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stavka.games.race_for_berlin import berlin, combat
from stavka.games.race_for_berlin.fighting import Assessment
from stavka.kernel.combat import Modifier
from stavka.kernel.names import mask
from tests.games.race_for_berlin.city import modifiers, odds, storm
from tests.games.race_for_berlin.table import impulse, unit, zone
from tests.support import told

GUARDS = '[units]\nmariendorf = ["8ga-1", "8ga-2"]\n'


# ---- the table


@pytest.mark.rule("race-for-berlin", "annex1-a", "annex1-b", "annex1-c")
@pytest.mark.parametrize(
    ("dice", "text", "change", "attacker", "defender"),
    [
        ((-4, -1, 0, 1), "A1", 0, 1, 0),
        ((2, 3), "-", 0, 0, 0),
        ((4,), "+/-1A1", 1, 1, 0),
        ((5,), "+/-1A1D1", 1, 1, 1),
        ((6, 7), "+/-1D1", 1, 0, 1),
        ((8,), "+/-2A1D1", 2, 1, 1),
        ((9,), "+/-2D1", 2, 0, 1),
        ((10, 11, 15), "+/-3D1", 3, 0, 1),
    ],
)
def test_the_table_as_printed(
    dice: tuple[int, ...], text: str, change: int, attacker: int, defender: int
) -> None:
    table = impulse("C.1").facts.urban_table
    for die in dice:
        result = table.result(0, die)
        assert str(result) == text
        assert (result.progress, result.attacker, result.defender) == (change, attacker, defender)
        assert not result.retreat, "nobody is driven out of a Berlin zone"


@pytest.mark.rule("race-for-berlin", "annex1-b", "annex1-e", "annex1-f", "annex1-g")
def test_the_die_is_read_with_all_its_modifiers() -> None:
    g = impulse("C.1", f"support = {{ zhukov = 2 }}\n{GUARDS}", 3)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2", extra=True)
    assert told(g, "urban")[-1]["modifier"] == 3  # 2:1, an army, support
    assert told(g, "urban")[-1]["result"] == "+/-1D1"  # 6


# ---- the modifiers


@pytest.mark.rule("race-for-berlin", "annex1-d")
@pytest.mark.parametrize(
    ("levels", "bonus"),
    [
        ("treptow = 1, zehlendorf = 1", 0),  # contested
        ("treptow = 2", 1),
        ("treptow = 2, zehlendorf = 5", 2),  # one for each zone, whatever its level and camp
        ("wedding = 2, friedrichshain = 2, charlottenburg = 2", 0),  # no neighbours of Mariendorf
    ],
)
def test_adjacent_berlin_zones_under_soviet_control_help_soviets(levels: str, bonus: int) -> None:
    """Zehlendorf is Konev's; those across the centre of Berlin are not adjacent."""
    g = impulse(
        "C.1",
        f'level = {{ {levels} }}\n{GUARDS}treptow = ["1gta-1"]\nzehlendorf = ["3gta-1"]\n'
        'wedding = ["2gta-1"]\nfriedrichshain = ["47-1"]\ncharlottenburg = ["4gta-1"]',
    )
    found = odds(g, "mariendorf", "8ga-1")
    assert modifiers(found).get("adjacent-control", 0) == bonus
    assert found.modifier == bonus


@pytest.mark.rule("race-for-berlin", "annex1-d")
@pytest.mark.parametrize(
    ("around", "level", "bonus"),
    [
        ("", "", 2),  # Treptow and Zehlendorf: no Soviet is in them
        ('treptow = ["21-pz"]', "", 2),
        ('treptow = ["1gta-1"]', "", 1),  # contested: nobody's
        ('treptow = ["1gta-1", "21-pz"]', "treptow = 1", 1),
        ('treptow = ["1gta-1"]\nzehlendorf = ["3gta-1"]', "treptow = 2", 0),
    ],
)
def test_adjacent_berlin_zones_without_soviets_help_germans(around: str, level: str, bonus: int) -> None:
    text = f'level = {{ {level} }}\nreduced = ["13-1"]\n[units]\nmariendorf = ["13-1", "10-pz-ss"]\n{around}'
    found = odds(impulse("C.4", text), "mariendorf", "10-pz-ss")
    assert found.odds == "1:1"
    assert found.modifier == modifiers(found).get("adjacent-control", 0) == bonus


@pytest.mark.rule("race-for-berlin", "annex1-e")
@pytest.mark.parametrize(
    ("stands", "rolls", "bonus"),
    [
        ('"8ga-1", "8ga-2"', ("8ga-1", "8ga-2"), 1),
        ('"8ga-1", "8ga-2"', ("8ga-1",), 0),  # both counters must roll
        ('"8ga-1", "47-1"', ("8ga-1", "47-1"), 0),  # two halves are no army
    ],
)
def test_a_complete_army_has_a_bonus(stands: str, rolls: tuple[str, ...], bonus: int) -> None:
    g = impulse("C.1", f"[units]\nmariendorf = [{stands}]")
    assert modifiers(odds(g, "mariendorf", *rolls)).get("whole-army", 0) == bonus


@pytest.mark.rule("race-for-berlin", "annex1-e")
def test_an_army_of_one_counter_is_never_complete() -> None:
    g = impulse("C.2", '[units]\nmariendorf = ["31-1"]')
    assert "whole-army" not in modifiers(odds(g, "mariendorf", "31-1"))


@pytest.mark.rule("race-for-berlin", "annex1-f")
@pytest.mark.parametrize("extra", [False, True])
def test_a_second_support_point_adds_one(extra: bool) -> None:
    g = impulse("C.1", f"support = {{ zhukov = 5 }}\n{GUARDS}", 1)
    storm(g, "zhukov", "mariendorf", "8ga-1", extra=extra)
    assert told(g, "urban")[-1]["modifier"] == extra


@pytest.mark.rule("race-for-berlin", "annex1-g")
@pytest.mark.parametrize(
    ("units", "state", "text", "value"),
    [
        ("'1pol-1'", "reduced = ['1pol-1']", "1:4", -3),  # 5 to 20: the steps go on below 1:3
        ("'1pol-1', '11-ss'", "reduced = ['1pol-1']", "1:6", -5),  # 5 to 26
        ("'1pol-1', '11-ss'", "", "1:3", -2),  # 10 to 26
        ("'1pol-1'", "", "1:2", -1),  # 10 to 20
        ("'2gta-1', '391'", "reduced = ['391']", "1:2", -1),  # 20 to 22: in the defender's favour
        ("'2gta-1'", "", "1:1", 0),
        ("'2gta-1', '61-1'", "", "1:1", 0),  # 32 to 20
        ("'2gta-1', '8ga-1'", "", "2:1", 1),
        ("'2gta-1', '61-1'", "speer = true", "3:1", 2),  # 32 to 10
        ("'2gta-1', '1gta-1'", "speer = true", "4:1", 3),  # 42 to 10
    ],
)
def test_the_odds_modify_the_die(units: str, state: str, text: str, value: int) -> None:
    g = impulse("C.1", f"{state}\n[units]\nmariendorf = [{units}]\n")
    soviets = g.state.at[zone(g, "mariendorf")] & g.facts.SOVIETS
    found = berlin.assess(g, zone(g, "mariendorf"), soviets, False)
    assert (found.odds, found.modifier) == (text, value)


@pytest.mark.rule("race-for-berlin", "annex1-g")
def test_the_odds_have_no_upper_end() -> None:
    text = 'reduced = ["13-1"]\nunsupplied = ["13-1"]\n[units]\nmariendorf = ["13-1", "10-pz-ss"]\n'
    g = impulse("C.4", text + 'trebbin = ["1-pz-ss", "21-pz"]\n')
    found = odds(g, "mariendorf", "10-pz-ss", "1-pz-ss", "21-pz")  # 23 to 4
    assert (found.odds, modifiers(found)["odds"]) == ("5:1", 4)


# ---- chances


def with_modifier(value: int, ratio: int = 1) -> Assessment:
    """An assessment whose die is modified so."""
    return Assessment(1, 1, ratio, (Modifier("any", value, "annex1-g"),))


@pytest.mark.parametrize(
    ("modifier", "sixths"),
    [
        (-6, {"A1": 6}),
        (-2, {"A1": 3, "-": 2, "+/-1A1": 1}),
        (0, {"A1": 1, "-": 2, "+/-1A1": 1, "+/-1A1D1": 1, "+/-1D1": 1}),
        (2, {"-": 1, "+/-1A1": 1, "+/-1A1D1": 1, "+/-1D1": 2, "+/-2A1D1": 1}),
        (4, {"+/-1A1D1": 1, "+/-1D1": 2, "+/-2A1D1": 1, "+/-2D1": 1, "+/-3D1": 1}),
        (9, {"+/-3D1": 6}),
    ],
)
def test_the_chances_of_an_urban_roll(modifier: int, sixths: dict[str, int]) -> None:
    found = berlin.chances(impulse("C.1"), with_modifier(modifier))
    assert found == {result: Fraction(count, 6) for result, count in sixths.items()}


@pytest.mark.parametrize(
    ("ratio", "modifier", "sixths"),
    [
        (1, 0, {"A2": 1, "A2D1": 1, "A1D1": 1, "A1D1R": 1, "R": 1, "D1R": 1}),
        (3, 0, {"A1D1": 1, "D1": 1, "R": 1, "D1R": 1, "D2R": 1, "D3R": 1}),
        (9, 0, {"A1D1": 1, "R": 1, "D1R": 1, "D2R": 2, "D3R": 1}),  # read as 4:1
        (-7, 0, {"A3": 1, "A2": 2, "A2D1": 2, "A1D1": 1}),  # read as 1:3
        (2, 2, {"A1D1R": 1, "R": 1, "D1R": 1, "D2R": 3}),  # above 6 reads as 6
        (-2, -2, {"A2": 4, "A2D1": 1, "A1D1": 1}),  # below 1 reads as 1
    ],
)
def test_the_chances_of_a_combat(ratio: int, modifier: int, sixths: dict[str, int]) -> None:
    found = combat.chances(impulse("C.1"), with_modifier(modifier, ratio))
    assert found == {result: Fraction(count, 6) for result, count in sixths.items()}


def test_the_chances_are_what_the_die_then_brings() -> None:
    """Each of the six dice once: the shares of the results are the chances foretold."""
    text = f"support = {{ zhukov = 1 }}\n{GUARDS}"
    before = impulse("C.1", text)
    foretold = berlin.chances(before, odds(before, "mariendorf", "8ga-1", "8ga-2"))
    results = []
    for die in range(1, 7):
        g = impulse("C.1", text, die)
        storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
        results.append(told(g, "urban")[-1]["result"])
    assert foretold == {result: Fraction(results.count(result), 6) for result in set(results)}


def test_the_chances_of_the_example_of_annex_3() -> None:
    g = impulse(
        "C.1",
        '[units]\nlebus = ["606", "5-jager"]\nfurstenwalde = ["712", "169"]\n'
        'oder-bridgehead = ["1gta-1", "1gta-2", "8ga-1"]\ngoritz = ["8ga-2"]',
    )
    four = mask(unit(g, name) for name in ("1gta-1", "1gta-2", "8ga-1", "8ga-2"))
    found = combat.chances(g, combat.assess(g, zone(g, "lebus"), four))
    assert list(found) == ["A1D1", "D1", "R", "D1R", "D2R", "D3R"]
    assert sum(found.values()) == 1
