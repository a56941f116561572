"""The worked examples of chapters 8, 9 and 10 that are combats: numbers 5, 6, 7, 8 and 10."""

from __future__ import annotations

import pytest

from stavka.games.roads.command import supplied_hqs
from stavka.games.roads.terms import SOVIET
from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import (
    brought,
    declare,
    exploiting,
    oos,
    ratio,
    reduced,
    supports,
)
from tests.games.stalingrad_roads.table import asked, at, attack, do, field, open_to, side_to_act
from tests.support import told

# Examples 5, 6 and 8: the Romanians in 1628

MOBILE = ["sov-1tk", "sov-4tk", "sov-26tk", "sov-3gkk", "sov-8kk"]
GUARDS = "sov-51g"
DON_BEND = {
    "1628": "rom-15 rom-14",
    "1629": "rom-13",
    "1324": "rom-hq-3",
    "1333": "ger-hq-6a",
    "1729": "sov-51g sov-1tk sov-4tk",
    "1528": "sov-26tk sov-3gkk sov-8kk",
    "1730": "sov-52g",
    "1631": "sov-4g",
}


def don_bend(*dice: int, head: str = "") -> StalingradTable:
    """All Soviet units beside 1628 attack it, by an armoured attack and with the Guards cavalry as elite."""
    g = field(DON_BEND, *dice, head=f'reduced = ["rom-14"]\n{head}', turn=1)
    attack(g, "1628", GUARDS, *MOBILE)
    return g


@pytest.mark.rule("stalingrad-roads", "example-5")
def test_example_5_a_combat() -> None:
    g = don_bend(3, 3)
    assert ratio(g) == (34, 4, "6/1"), "34 to 4 is 8/1"
    assert not oos(g), "the defenders are in supply by 1333"
    assert open_to(g, "elite") == {"sov-3gkk"}
    declare(g, elite="sov-3gkk", armoured=True)
    assert told(g, "combat")[-1]["result"] == "A1D2 E DR2"
    assert open_to(g, "result") == {"E", "E2"}
    do(g, "result E2")
    assert brought(g) == (1, 2, "E3", "DR2"), "and one level more for three Romanian steps"
    assert side_to_act(g) == "axis"
    assert open_to(g, "lose") == {"sov-1tk", "sov-4tk", "sov-26tk", "sov-3gkk"}
    do(g, "lose sov-26tk")
    do(g, "lose rom-14")
    assert at(g, "rom-14") == "eliminated"
    assert {"sov-26tk", "rom-15"} <= reduced(g)
    assert at(g, "rom-15") == "1530", "example 6"
    do(g, "advance sov-1tk", "advance sov-4tk", "advance sov-26tk")
    do(g, *(f"mark {unit}" for unit in MOBILE))
    assert exploiting(g) == set(MOBILE), "2 1/2 of 3 points; the Guards division would be one more"
    assert asked(g) != "exploit"


@pytest.mark.rule("stalingrad-roads", "example-5")
def test_example_5_artillery_would_add_nothing() -> None:
    g = don_bend(head=supports("artillery-3@sov-51g"))
    do(g, "use artillery-3")
    assert ratio(g) == (34, 4, "6/1")


@pytest.mark.rule("stalingrad-roads", "example-6")
@pytest.mark.parametrize(("dice", "way"), [((3, 3), ["1629", "1530"]), ((3, 4), ["1629", "1530", "1430"])])
def test_example_6_a_retreat(dice: tuple[int, int], way: list[str]) -> None:
    """A 6 is DR2, a 7 DR3."""
    g = don_bend(*dice)
    declare(g)
    while asked(g) == "loss":
        do(g, "lose rom-14" if "rom-14" in open_to(g, "lose") else "lose sov-8kk")
    assert [each["space"] for each in told(g, "retreated")] == way
    assert {each["unit"] for each in told(g, "retreated")} == {"rom-15"}


@pytest.mark.rule("stalingrad-roads", "example-8", "9.2.2")
def test_example_8_exploitation() -> None:
    """Three of the five corps have advanced to 1628. 3 points are halved to 2: four hexes of road."""
    places = DON_BEND | {
        "1628": "sov-1tk sov-4tk sov-26tk",
        "1530": "rom-15",
        "1729": "sov-51g",
        "1528": "sov-3gkk sov-8kk",
    }
    head = f'reduced = ["sov-26tk", "rom-15"]\nexploiting = {MOBILE}\napproval = 7'
    g = field(places, step="soviet-exploitation", head=head, turn=1)
    assert open_to(g, "unit") == set(MOBILE), "not the Guards division"
    do(g, "unit sov-4tk")
    assert "1331" in open_to(g, "to")
    do(g, "to 1331")
    assert at(g, "sov-4tk") == "1331", "over the Don, by 1529, 1429 and 1430"
    assert g.state.approval == 6, "the red star of Kalach"
    if asked(g) == "move":
        do(g, "stop")
    do(g, "unit sov-1tk")
    assert "1330" in open_to(g, "to")
    assert "1229" not in open_to(g, "to")
    do(g, "to 1330")
    assert "1229" not in open_to(g, "to"), "half a point is left, and the road through the marsh costs one"


# Example 7: the panzers at 2111

PANZERS = ["ger-7pz-a", "ger-7pz-b", "ger-dr-a", "ger-dr-b", "ger-dr-c", "ger-gd-a", "ger-gd-b"]
FOOT = ["ger-320", "ger-335"]


@pytest.mark.rule("stalingrad-roads", "example-7")
def test_example_7_a_second_combat() -> None:
    places = {
        "2111": "sov-1 sov-6 sov-19",
        "2213": "sov-hq-voronezh",
        "2110": " ".join([*PANZERS[:2], *FOOT]),
        "2010": " ".join(PANZERS[2:]),
        "2311": "ger-gd-c",
        "2013": "ger-167",
        "2413": "ger-15",
        "1902": "ger-hq-lanz",
    }
    head = 'superiority = ["rescue", "crushing", "rout"]'
    g = field(places, 4, 4, step="axis-combat", head=head, turn=15)
    attack(g, "2111", *PANZERS, *FOOT)
    assert not supplied_hqs(g, SOVIET)
    assert not oos(g), "the headquarters has no line, but feeds the defenders"
    assert ratio(g) == (40, 10, "4/1")
    declare(g, elite="ger-320", armoured=True)
    assert told(g, "combat")[-1]["result"] == "A1D2 E DR2"
    assert brought(g) == (0, 2, "E2", "DR2"), "no choice for elite; crushing attack, and rout"
    do(g, "lose sov-6")
    assert side_to_act(g) == "soviet"
    assert open_to(g, "lose") == {"sov-1", "sov-19"}
    do(g, "lose sov-19")
    while asked(g) == "retreat-unit":
        do(g, f"unit {min(open_to(g, 'unit'))}")
    for unit in ("sov-1", "sov-6", "sov-19"):
        assert [each["space"] for each in told(g, "retreated") if each["unit"] == unit] == ["2112", "2212"]
    assert not reduced(g) & {*PANZERS, *FOOT}
    do(g, "done")
    do(g, *(f"mark {unit}" for unit in PANZERS))
    assert exploiting(g) == set(PANZERS), "seven counters"
    assert asked(g) != "exploit"


# Example 10: the pocket


@pytest.mark.rule("stalingrad-roads", "example-10")
def test_example_10_an_attack_on_the_pocket() -> None:
    """DEC I, level 8."""
    besieged = '["ger-29mot", "ger-371", "ger-44", "ger-76"]'
    places = {
        "1232": "ger-29mot ger-371",
        "1334": "ger-44",
        "1434": "ger-76",
        "1133": "sov-13mk sov-1",
        "1233": "sov-4mk sov-6",
    }
    head = f"""
        oos = {besieged}
        besieged = {besieged}
        fortress = "1333"
        level = 8
        declared = 1
        landed = [{{ event = "stack-resistance", space = "1232" }}]
        airlift = ["mobility", "mobility"]
        superiority = ["waves"]
    """
    attackers = ["sov-13mk", "sov-4mk", "sov-1", "sov-6"]
    g = field(places, 4, 6, head=head, turn=3)
    do(g, "attack 1232", *(f"add {unit}" for unit in attackers))
    shown = g.decision("soviet")
    assert shown is not None
    assert shown.preview is not None
    assert (shown.preview.attack, shown.preview.defence, shown.preview.odds) == (20, 9, "2/1")
    do(g, "resolve")
    assert side_to_act(g) == "axis"
    assert asked(g) == "reveal"
    do(g, "reveal stack-resistance")
    if asked(g) == "reveal":
        do(g, "decline")
    declare(g)
    assert ratio(g) == (20, 18, "1/1")
    assert told(g, "combat")[-1]["result"] == "D1 E DR"
    assert brought(g) == (0, 1, "E", "S"), "no attrition for human waves; DR is S for the besieged"
    do(g, "lose ger-29mot")
    assert asked(g) == "hold-or-retreat"
    do(g, "hold", "lose ger-371")
    assert reduced(g) == {"ger-29mot", "ger-371"}
    assert at(g, "ger-29mot") == "1232"
    assert asked(g) == "exploit", "E is for one unit"
    do(g, "mark sov-13mk")
    assert exploiting(g) == {"sov-13mk"}
