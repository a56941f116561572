"""13: the Reserve Phase: where units are deployed, and by which way."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN
from tests.games.absolute_war.hands import QUIET, leave
from tests.games.absolute_war.slow_deployment import UNITS, ZONES, Table
from tests.games.absolute_war.table import (
    FACTS,
    RULES,
    asked,
    at,
    do,
    field,
    marked,
    open_to,
    side_to_act,
    stacks,
)

LATVIA = "riga tallinn"
"""German zones on the Baltic with no way to them over land."""


def reserve(units: dict[str, str], side: str = "german", **position: object) -> War:
    return field({**QUIET, **units}, step=f"{side}-reserve", **position)  # type: ignore[arg-type]


def zones(g: War, unit: str) -> set[str]:
    """Where a unit of the Reserve may go; empty if it may not come."""
    if unit not in open_to(g, "deploy"):
        return set()
    twin = g.copy(log=False)
    do(twin, f"deploy {unit}")
    return open_to(twin, "to") if asked(twin) == "place" else {at(twin, unit)}


@pytest.mark.rule("absolute-war", "13.0")
@pytest.mark.parametrize(("side", "unit"), [("german", "g9a"), ("soviet", "s-bry")])
def test_the_phasing_player_brings_units_to_the_map(side: str, unit: str) -> None:
    g = reserve({"german-reserve": "g9a", "soviet-reserve": "s-bry"}, side)
    assert (asked(g), side_to_act(g), open_to(g, "deploy")) == ("deploy", side, {unit})
    zone = "posen" if side == "german" else "tula"
    do(g, f"deploy {unit}", f"to {zone}")
    assert at(g, unit) == zone


@pytest.mark.rule("absolute-war", "13.0")
def test_nobody_has_to_come() -> None:
    g = reserve({"german-reserve": "g9a | g6a"})
    leave(g)
    assert (at(g, "g9a"), at(g, "g6a")) == ("german-reserve", "german-reserve")


@pytest.mark.rule("absolute-war", "13.0")
def test_they_come_on_the_face_they_had_and_without_markers() -> None:
    g = reserve({"german-reserve": "g9a*"})
    do(g, "deploy g9a", "to posen")
    assert "g9a" in marked(g, "back")
    assert (g.state.disrupted, g.state.attack[GERMAN], g.state.support[GERMAN]) == (0, 6, 8)


@pytest.mark.rule("absolute-war", "13.1a")
def test_any_zone_under_control_will_do() -> None:
    """Towns, boxes, cities of the other country; not contested zones, not the enemy's."""
    units = {"german-reserve": "g9a", "lvov": "g17a | s-bry", "rovno": "g6a"}
    where = zones(reserve(units, german="tarnopol"), "g9a")
    assert {"allenstein", "yugoslavia", "posen", "rovno", "tarnopol"} <= where
    assert not where & {"lvov", "minsk"}


@pytest.mark.rule("absolute-war", "13.1b")
def test_there_must_be_a_line_of_any_length() -> None:
    way = "bialystok minsk mogilev smolensk vyazma"
    assert "vyazma" in zones(reserve({"german-reserve": "g9a"}, german=way), "g9a")
    assert "vyazma" not in zones(
        reserve({"german-reserve": "g9a"}, german=way.replace("mogilev ", "")), "g9a"
    )


@pytest.mark.rule("absolute-war", "13.1b")
def test_the_line_does_not_pass_a_contested_zone() -> None:
    units = {"german-reserve": "g9a", "mogilev": "g6a | s-bry"}
    g = reserve(units, german="bialystok minsk smolensk vyazma")
    assert not zones(g, "g9a") & {"smolensk", "vyazma", "mogilev"}


@pytest.mark.rule("absolute-war", "13.1b", "13.1d")
def test_large_units_do_not_come_by_sea_small_ones_do() -> None:
    g = reserve({"german-reserve": "g9a | g-l"}, german=LATVIA + " dvinsk")
    assert not zones(g, "g9a") & {"riga", "tallinn", "dvinsk"}
    assert {"riga", "tallinn", "dvinsk"} <= zones(g, "g-l")


@pytest.mark.rule("absolute-war", "13.1d")
def test_soviets_come_over_the_black_sea() -> None:
    units = {"soviet-reserve": "s-bry | s-62a", "simferopol": "g11a"}
    g = reserve(units, "soviet", german="melitopol", head="disrupted = []")
    assert "sevastopol" not in zones(g, "s-bry")
    assert "sevastopol" in zones(g, "s-62a")


@pytest.mark.rule("absolute-war", "13.1d")
def test_each_side_has_its_own_sea_and_the_caspian_is_nobodys() -> None:
    """Odessa is no port of the Germans, Baku none of the Soviets when the land is cut off."""
    g = reserve({"german-reserve": "g-l", "kishinev": "s-bry", "jassy": "s-kal"}, german="odessa")
    assert "odessa" not in zones(g, "g-l")
    units = {"soviet-reserve": "s-62a", "makhachkala": "g9a", "sukhumi": "g6a"}
    land = "transcaucasus baku"
    g = reserve(units, "soviet", german="novorossiysk krasnodar")
    assert land.split()[1] in zones(g, "s-62a")  # Transcaucasus is on the Black Sea too
    g = reserve({**units, "transcaucasus": "g17a"}, "soviet")
    assert "baku" not in zones(g, "s-62a")


@pytest.mark.rule("absolute-war", "13.1d")
def test_no_sea_leads_to_a_germany_in_enemy_hands() -> None:
    g = reserve({"germany": "s-kal", "german-reserve": "g-l"}, german=LATVIA)
    assert not zones(g, "g-l") & {"riga", "tallinn"}


@pytest.mark.rule("absolute-war", "13.1c")
def test_the_stacks_of_the_zone_may_be_put_in_another_order() -> None:
    g = reserve({"german-reserve": "g3pz", "posen": "g9a"})
    do(g, "deploy g3pz", "to posen", "join g9a")
    assert stacks(g, "posen") == ["g3pz g9a"]
    do(g, "raise_up g9a")
    assert stacks(g, "posen") == ["g9a g3pz"]
    leave(g)


@pytest.mark.rule("absolute-war", "13.1c")
def test_a_unit_joins_a_stack_or_makes_one() -> None:
    g = reserve({"german-reserve": "g3pz", "posen": "g9a", "lodz": "g6a g17a | g18a g16a", "warsaw": "g2a"})
    assert "lodz" not in zones(g, "g3pz")
    do(g, "deploy g3pz", "to posen")
    assert (open_to(g, "join"), open_to(g, "apart")) == ({"g9a"}, {""})
    do(g, "apart")
    assert stacks(g, "posen") == ["g3pz", "g9a"]
    g = reserve({"german-reserve": "g3pz", "warsaw": "g2a"})
    do(g, "deploy g3pz", "to warsaw")
    assert stacks(g, "warsaw") == ["g3pz g2a"]


@pytest.mark.rule("absolute-war", "13.1c")
def test_units_of_the_zone_may_change_stacks() -> None:
    """The tanks take one of two armies that lay together, and the other stays alone."""
    g = reserve({"german-reserve": "g3pz", "posen": "g9a g6a", "lodz": "g18a g16a"})
    do(g, "deploy g3pz", "to posen")
    assert open_to(g, "regroup") == {"g9a", "g6a"}  # no room for the tanks; not those of Lodz
    do(g, "regroup g6a")
    assert (open_to(g, "join"), open_to(g, "apart")) == ({"g3pz", "g9a"}, set())
    do(g, "join g3pz")
    assert stacks(g, "posen") == ["g6a g3pz", "g9a"]
    do(g, "raise_up g3pz")
    assert stacks(g, "posen") == ["g3pz g6a", "g9a"]
    leave(g)


@pytest.mark.rule("absolute-war", "13.1c")
def test_two_stacks_may_be_made_one_for_a_unit_that_comes() -> None:
    g = reserve({"german-reserve": "g3pz", "posen": "g9a | g6a"})
    do(g, "deploy g3pz", "to posen", "join g9a", "regroup g9a", "join g6a")
    assert stacks(g, "posen") == ["g3pz", "g9a g6a"]


@pytest.mark.rule("absolute-war", "13.1c")
def test_the_limits_of_stacks_and_zone_hold() -> None:
    """A hex takes one stack, a region two; no stack has three units."""
    g = reserve({"german-reserve": "g3pz", "warsaw": "g2a"})
    do(g, "deploy g3pz", "to warsaw")
    assert open_to(g, "regroup") == set()
    g = reserve({"german-reserve": "g3pz", "posen": "g9a g6a | g18a"})
    do(g, "deploy g3pz", "to posen")
    assert stacks(g, "posen") == ["g3pz g18a", "g9a g6a"]
    assert open_to(g, "regroup") == set()


@pytest.mark.rule("absolute-war", "13.1c")
def test_each_changes_stacks_once_until_another_comes() -> None:
    for zone, again in (("posen", True), ("lodz", False)):
        g = reserve({"german-reserve": "g3pz | g2a", "posen": "g9a"})
        do(g, "deploy g3pz", "to posen", "apart", "regroup g9a", "join g3pz")
        assert open_to(g, "regroup") == {"g3pz"}
        do(g, "deploy g2a", f"to {zone}")
        assert ("g9a" in open_to(g, "regroup")) == again


@pytest.mark.rule("absolute-war", "10.3b", "13.1c")
def test_so_may_those_where_a_reinforcement_comes() -> None:
    units = {**QUIET, "waiting": "g11a", "posen": "g9a g6a"}
    g = field(units, step="german-reinforcements", head="due = { g11a = 7 }")
    do(g, "place g11a", "to posen", "regroup g9a", "join g11a")
    assert stacks(g, "posen") == ["g6a", "g9a g11a"]


@pytest.mark.rule("absolute-war", "13.1e", "18.6b", "18.6f", "18.6g", "18.6j")
@pytest.mark.parametrize(
    ("unit", "where"),
    [
        ("x-rom4", {"bucharest", "odessa"}),
        ("x-hun2", {"hungary", "kharkov"}),
        ("x-ita8", {"austria", "kharkov"}),
        ("x-fin-kar", {"helsinki", "motti-west", "motti-east"}),
        ("x-fin-ist", {"helsinki", "motti-west", "motti-east"}),
    ],
)
def test_allies_have_zones_of_their_own(unit: str, where: set[str]) -> None:
    way = "kharkov poltava kiev zhitomir rovno odessa kishinev"
    assert zones(reserve({"german-reserve": unit}, german=way), unit) == where


@pytest.mark.rule("absolute-war", "13.1e", "18.6b")
def test_nobody_else_is_deployed_in_finland() -> None:
    g = reserve({"german-reserve": "g-l"})
    assert not zones(g, "g-l") & {"helsinki", "motti-west", "motti-east"}
    g = reserve({"soviet-reserve": "s-bry"}, "soviet", soviet="motti-west motti-east helsinki")
    assert not zones(g, "s-bry") & {"helsinki", "motti-west", "motti-east"}


@pytest.mark.rule("absolute-war", "13.1b", "13.1d", "13.1e")
def test_all_zones_agree_with_a_slow_search() -> None:
    """Random maps: control, stacks and contested zones anywhere; every unit in Reserve is asked about."""
    chance = Random(13)
    soviets = ["s-kal", "s-vor", "s-don", "s-ste", "s-n", "s-s", "s-16a", "s-19a", "s-3ta", "s-vvs1"]
    germans = [
        "g9a",
        "g6a",
        "g17a",
        "g18a",
        "g16a",
        "g2a",
        "g3pz",
        "g4pz",
        "g-xlix",
        "g-lf1",
        "x-rom3",
        "x-hun2",
    ]
    waiting = {"german": ["g8a", "g-l", "x-rom4", "x-ita8"], "soviet": ["s-bry", "s-62a", "s-nc", "s-mar"]}
    checked = 0
    for _ in range(120):
        mixed: dict[str, str] = {zone.id: zone.side for zone in FACTS.zones}
        for zone in chance.sample(list(ZONES), 40):
            mixed[zone] = chance.choice(("german", "soviet"))
        stand = _scatter(chance, germans + soviets)
        side = chance.choice(("german", "soviet"))
        units = {zone: " | ".join(" ".join(s) for s in piles) for zone, piles in stand.items()}
        for zone, piles in stand.items():
            own = {UNITS[stack[0]]["side"] for stack in piles if UNITS[stack[0]]["kind"] != "air"}
            if len(own) == 1:
                (mixed[zone],) = own
        units[f"{side}-reserve"] = " | ".join(waiting[side])
        held = {name: " ".join(z for z, who in mixed.items() if who == name) for name in ("german", "soviet")}
        g = field(
            units, step=f"{side}-reserve", german=held["german"], soviet=held["soviet"], head="disrupted = []"
        )
        table = Table(stand, mixed)
        for unit in waiting[side]:
            assert zones(g, unit) == table.zones(unit), (side, unit, units)
            checked += 1
    assert checked == 480


def _scatter(chance: Random, units: list[str]) -> dict[str, list[list[str]]]:
    """Stacks of one or two units in random zones, within the limits of each."""
    left = chance.sample(units, len(units))
    stand: dict[str, list[list[str]]] = {}
    while left:
        zone = chance.choice(list(ZONES))
        stack = [left.pop()]
        if left and chance.random() < 0.4 and _pair(stack[0], left[-1]):
            stack.append(left.pop())
        limit = {"box": 2, "hex": 1, "region": 2}[ZONES[zone]["type"]]
        if len(stand.get(zone, [])) < limit:
            stand.setdefault(zone, []).append(stack)
    return stand


def _pair(a: str, b: str) -> bool:
    """Whether two units make a stack."""
    rows = UNITS[a], UNITS[b]
    if rows[0]["side"] != rows[1]["side"] or "air" in (rows[0]["kind"], rows[1]["kind"]):
        return False
    return {row["nation"] for row in rows} != {"romanian", "hungarian"}


def test_the_units_of_the_slow_search_are_those_of_the_game() -> None:
    assert set(UNITS) == set(RULES.roster.names)
