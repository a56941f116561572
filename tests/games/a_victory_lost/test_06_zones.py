"""Chapter 6: zones of control, where they reach and what they matter for."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.chits import activated, drawing, zones
from tests.games.a_victory_lost.table import active, assess, attack, field
from tests.support import offered, play, prompt, told, where

HQ = "ger-hq-kempf"
AROUND = {"5542", "5543", "5641", "5643", "5742", "5743"}
"""The hexes around 5642."""


def cost(g: VictoryLost, unit: str, hex_: str) -> str:
    """What a move to a hex costs; empty where it is out of reach."""
    play(g, "axis", f"unit {unit}")
    asked = g.decision("axis")
    assert asked is not None
    return asked.hints[hex_].cost if hex_ in asked.hints else ""


# ---- 6.0.1: where they reach


@pytest.mark.rule("a-victory-lost", "6.0.1a")
@pytest.mark.parametrize(("unit", "side"), [("sov-98", "soviet"), ("ger-6pz", "axis"), ("rum-4", "axis")])
@pytest.mark.parametrize("reduced", [False, True])
def test_a_combat_unit_controls_the_six_hexes_around_it(unit: str, side: str, reduced: bool) -> None:
    head = f'reduced = ["{unit}"]' if reduced else ""
    g = active("Kempf", {"1117": f"{HQ} ger-304", "5642": unit}, head=head)
    near_kharkov = {"1016", "1017", "1116", "1118", "1216", "1217"}
    assert zones(g, side) == AROUND | (near_kharkov if side == "axis" else set())
    assert "5642" not in zones(g, side), "its own hex is not one of them"


@pytest.mark.rule("a-victory-lost", "6.0.1b")
@pytest.mark.parametrize(
    ("at", "controlled"),
    [
        pytest.param("2445", {"2345", "2346", "2446", "2546"}, id="neither 2444 nor 2545"),
        pytest.param("2545", {"2544", "2546", "2644", "2645"}, id="nor the other way"),
        pytest.param("0246", {"0146", "0147", "0245", "0346"}, id="neither 0247 nor 0347"),
        pytest.param("0347", {"0346", "0446"}, id="nor the other way, at the edge of the map"),
    ],
)
def test_zones_do_not_reach_into_water_or_over_impassable_sides(at: str, controlled: set[str]) -> None:
    g = active("Kempf", {"5642": f"{HQ} ger-304", at: "sov-98"})
    assert zones(g, "soviet") == controlled


@pytest.mark.rule("a-victory-lost", "6.0.1b")
def test_so_they_do_not_hinder_beyond_them() -> None:
    """A division at 2545 is next to 2445 on the map, not in it: a step there costs one point."""
    g = active("Kempf", {"2347": HQ, "2446": "ger-304"})
    assert cost(g, "ger-304", "2445") == "1"
    g = active("Kempf", {"2347": HQ, "2346": "ger-304", "2545": "sov-98"})
    assert cost(g, "ger-304", "2445") == "1"
    g = active("Kempf", {"2347": HQ, "2346": "ger-304", "2546": "sov-98"})
    assert cost(g, "ger-304", "2445") == "3", "from 2546 the way is open"


@pytest.mark.rule("a-victory-lost", "6.0.1c")
@pytest.mark.parametrize(
    ("at", "beyond"),
    [
        pytest.param("4619", "4620", id="the Don without a bridge"),
        pytest.param("3715", "3716", id="the Don with a bridge"),
        pytest.param("1710", "1709", id="a minor river"),
    ],
)
def test_zones_reach_over_rivers(at: str, beyond: str) -> None:
    g = active("Kempf", {"5642": f"{HQ} ger-304", at: "sov-98"})
    assert beyond in zones(g, "soviet")
    assert len(zones(g, "soviet")) == 6


@pytest.mark.rule("a-victory-lost", "6.0.1d")
def test_headquarters_have_none() -> None:
    g = active("Kempf", {"5639": f"{HQ} ger-304", "5642": "sov-hq-2gda", "1117": "ger-hq-4pza"})
    assert zones(g, "soviet") == set()
    assert zones(g, "axis") == {"5539", "5540", "5638", "5640", "5739", "5740"}, "those of 304 alone"
    assert cost(g, "ger-304", "5641") == "2", "it may go by"


# ---- 6.0.2: what they matter for


@pytest.mark.rule("a-victory-lost", "6.0.2", "8.2.1a")
def test_they_matter_in_movement() -> None:
    """Two points to enter and two to leave; D5: five from one to the next in the clear."""
    assert cost(active("Kempf", {"5640": HQ, "5641": "ger-304", "5644": "sov-98"}), "ger-304", "5643") == "4"
    assert cost(active("Kempf", {"5640": HQ, "5641": "ger-304", "5645": "sov-98"}), "ger-304", "5643") == "2"
    assert cost(active("Kempf", {"5640": HQ, "5641": "ger-304", "5642": "sov-98"}), "ger-304", "5640") == "3"
    near = {"5640": HQ, "5641": "ger-304 rum-4", "5642": "sov-98"}
    assert cost(active("Kempf", near), "ger-304", "5542") == "5"
    assert cost(active("Kempf", near), "rum-4", "5542") == "", "it has four points"


RING = ("6135", "6137", "6035", "6236")
"""Four of the six hexes around 6136: the two others are in the zones of who stands there."""


@pytest.mark.rule("a-victory-lost", "6.0.2", "6.0.1d", "10.1.2b")
def test_they_matter_for_supply_lines() -> None:
    """Between combat units there is no way out; between headquarters there is."""
    corps = dict(zip(RING, ("sov-98", "sov-107", "sov-141", "sov-305"), strict=True))
    staffs = dict(zip(RING, ("sov-hq-2gda", "sov-hq-51a", "sov-hq-5tka", "sov-hq-28a"), strict=True))
    cut, fed = (field({"6136": "ger-304", **around}, step="supply") for around in (corps, staffs))
    assert [note["units"] for note in told(cut, "unsupplied")] == [["ger-304"]]
    assert told(fed, "unsupplied") == []


ATTACK = {"4833": "sov-1gm sov-2gm", "4834": "sov-hq-2gda", "4733": "ger-62"}
"""16 to 4 is 4-1, and a 2 is DR: one hex. 4732, 4632 and 4633 lead nearer to an Axis source."""


@pytest.mark.rule("a-victory-lost", "6.0.2", "9.5.2a")
def test_they_matter_in_retreat() -> None:
    g = active("2GdA", ATTACK, 2)
    attack(g, "4733", "sov-1gm", "sov-2gm")
    assert offered(g, "axis", "to") == {"4632", "4633", "4732"}
    g = active("2GdA", {**ATTACK, "4631": "sov-98"}, 2)
    attack(g, "4733", "sov-1gm", "sov-2gm")
    assert where(g, "ger-62") == "4633", "4632 and 4732 are in the new zone"


@pytest.mark.rule("a-victory-lost", "6.0.2", "11.1.1e", "11.1.1c")
@pytest.mark.parametrize(("enemy", "blocked"), [("sov-98", True), ("sov-hq-2gda", False)])
def test_they_matter_for_reinforcements_and_their_railways(enemy: str, blocked: bool) -> None:
    """1117 has railways from the north and the west: the enemy at 1115 is next to 1015 and 1116."""
    place = {"waiting": "ger-302", "5642": "sov-107", "1115": enemy}
    g = field(place, step="axis-reinforcements")
    placed = offered(g, "axis", "to")
    assert ("1015" in placed) == (not blocked)
    assert "1117" in placed, "by another railway"
    assert not placed & zones(g, "soviet")


@pytest.mark.rule("a-victory-lost", "6.0.2", "12.7f")
def test_they_matter_for_headquarters_that_are_repositioned() -> None:
    place = {"5640": "sov-hq-2gda sov-98", "5642": HQ, "1117": "ger-304"}
    g = active("2GdA", place)
    play(g, "soviet", "unit sov-98", "to 5642")
    assert {"5240", "5241", "5242"} <= offered(g, "axis", "to")
    g = active("2GdA", {**place, "5142": "sov-107"})
    play(g, "soviet", "unit sov-98", "to 5642")
    assert "5240" in offered(g, "axis", "to")
    assert not {"5241", "5242"} & offered(g, "axis", "to"), "beside 5142"


@pytest.mark.rule("a-victory-lost", "6.0.2", "7.3.4c")
def test_they_do_not_matter_for_command() -> None:
    """A wall of divisions between a headquarters and its unit."""
    wall = {"5541": "sov-98", "5641": "sov-107", "5741": "sov-141", "5542": "sov-305"}
    g = drawing("Kempf", {"5639": HQ, "5643": "ger-304", **wall})
    assert activated(g) == {HQ, "ger-304"}


@pytest.mark.rule("a-victory-lost", "6.0.2", "9.6.2b")
def test_they_do_not_matter_in_attacks_and_advances() -> None:
    """The attackers stand in zones, and advance two hexes into more of them. 16 to 4: a 2 is DR."""
    g = active("2GdA", {**ATTACK, "4834": "sov-hq-2gda", "4735": "ger-304", "4935": "ger-306"}, 2)
    assert {"4734", "4834"} <= zones(g, "axis")
    assert assess(g, "4733", "sov-1gm", "sov-2gm").attack == 16
    attack(g, "4733", "sov-1gm", "sov-2gm")
    if prompt(g, "axis") == "retreat":
        play(g, "axis", "to 4633")
    play(g, "soviet", "unit sov-1gm")
    assert "4734" in offered(g, "soviet", "to")
    play(g, "soviet", "to 4734")
    assert where(g, "sov-1gm") == "4734"


# ---- 6.0.3: several at once


@pytest.mark.rule("a-victory-lost", "6.0.3")
@pytest.mark.parametrize("enemies", ["5644", "5644 5544", "5644 5544 5744"])
def test_several_zones_in_a_hex_cost_as_much_to_enter_as_one(enemies: str) -> None:
    """All of them reach 5643, none reaches 5642."""
    foes = dict(zip(enemies.split(), ("sov-98 sov-172", "sov-107", "sov-141"), strict=False))
    assert cost(active("Kempf", {"5640": HQ, "5642": "ger-304", **foes}), "ger-304", "5643") == "3"


@pytest.mark.rule("a-victory-lost", "6.0.3")
@pytest.mark.parametrize("enemies", ["5642", "5642 5742"])
def test_several_zones_in_a_hex_cost_as_much_to_leave_as_one(enemies: str) -> None:
    """All of them reach 5641, none reaches 5640."""
    foes = dict(zip(enemies.split(), ("sov-98 sov-172", "sov-107"), strict=False))
    assert cost(active("Kempf", {"5639": HQ, "5641": "ger-304", **foes}), "ger-304", "5640") == "3"


@pytest.mark.rule("a-victory-lost", "6.0.3", "9.5.3")
def test_several_zones_in_a_hex_of_retreat_cost_one_step() -> None:
    """Every way out of 4733 leads into two zones; the division has two steps, and keeps one."""
    place = {
        "4732": "sov-1gm sov-2gm",
        "4731": "sov-hq-2gda",
        "4733": "ger-62",
        "4833": "sov-98",
        "4633": "sov-107",
    }
    g = active("2GdA", place, 2)
    attack(g, "4733", "sov-1gm", "sov-2gm")
    if prompt(g, "axis") == "retreat":
        play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert where(g, "ger-62") in {"4632", "4832", "4734"}
    assert [note["unit"] for note in told(g, "reduced")] == ["ger-62"]
    assert told(g, "eliminated") == []
