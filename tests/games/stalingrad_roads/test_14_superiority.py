"""German superiority and Soviet major successes (14)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import battle, brought, fight, finish, lab, ratio, reduced
from tests.games.stalingrad_roads.table import asked, at, do, open_to, roads, side_to_act
from tests.support import told

ALL = ("rescue", "waves", "crushing", "rout")


def on(*effects: str) -> str:
    """Only these effects are active."""
    return f"superiority = {[*effects]}"


def shown(g: StalingradTable) -> dict[str, int]:
    """The markers on the table."""
    found = {track.id: track.value for track in g.view("axis").table.tracks}
    return {name: found[f"superiority-{name}"] for name in ALL}


@pytest.mark.rule("stalingrad-roads", "14.1a", "14.1-markers")
@pytest.mark.parametrize("scenario", ["campaign", "uranus"])
def test_all_four_effects_are_active_at_the_start_of_the_campaign(scenario: str) -> None:
    g = roads(scenario=scenario)
    assert shown(g) == {"rescue": 1, "waves": 1, "crushing": 1, "rout": 1}


@pytest.mark.rule("stalingrad-roads", "14.1-markers", "8.9.1")
def test_an_effect_that_is_inactive_does_nothing() -> None:
    """2/1, a 6: A1D1 and R."""
    g = battle("ger-62", "sov-1tk sov-51g", 6, head=on("crushing", "rout"))
    assert shown(g) == {"rescue": 0, "waves": 0, "crushing": 1, "rout": 1}
    assert brought(g) == (1, 1, "-", "R")


# When the Soviets attack


@pytest.mark.rule("stalingrad-roads", "14.1-rescue", "14.1-waves")
@pytest.mark.parametrize(
    ("defenders", "attackers", "roll", "result"),
    [
        ("ger-62", "sov-1tk sov-51g", 6, (2, 1, "-", "R+R")),  # 2/1
        ("ger-62", "sov-1tk", 10, (0, 1, "E", "DR+R")),  # 1/1: E is not enough; no attrition, no wave
        ("ger-62", "sov-1tk", 11, (2, 2, "E", "DR2+R")),
        ("ger-62", "sov-1tk sov-51g", 12, (0, 2, "E2", "DR3")),  # E2
        ("ger-62 ger-hq-6a", "sov-1tk sov-51g", 8, (2, 1, "-", "F+R")),  # a German HQ is German; 1/1
        ("rom-7 ger-62", "sov-1tk sov-51g", 8, (1, 1, "-", "F")),  # Romanians among them
        ("rom-7 rom-5", "sov-1tk", 8, (1, 1, "-", "F")),
    ],
)
def test_a_soviet_attack_on_germans_alone(
    defenders: str, attackers: str, roll: int, result: tuple[int, int, str, str]
) -> None:
    g = battle(defenders, attackers, roll, head=on(*ALL))
    assert brought(g) == result


@pytest.mark.rule("stalingrad-roads", "14.1-rescue", "14.1-waves")
def test_it_is_the_result_after_terrain_that_counts() -> None:
    """6/1 in a forest, an 8: D2, E2 and Eng. The forest leaves E."""
    g = battle("ger-403s", "sov-1tk sov-26tk sov-4tk", 8, target="2123", at="2124", head=on("rescue"))
    assert ratio(g)[2] == "6/1"
    assert brought(g)[2:] == ("E", "Eng+R")


@pytest.mark.rule("stalingrad-roads", "14.1-rescue")
def test_only_a_german_armoured_division_comes_to_the_rescue() -> None:
    """1/1, a 9: A1D1 and no R but this one."""
    near = {"0805": "ger-57 ger-29mot", "0706": "ger-24pz", "0906": "rom-1pz", "0803": "ger-16pz"}
    g = battle("ger-62", "sov-1tk", 9, others=near, head=on("rescue"))
    assert side_to_act(g) == "axis"
    assert asked(g) == "react-unit"
    assert open_to(g, "unit") == {"ger-24pz"}
    do(g, "unit ger-24pz", "to 0806")
    assert at(g, "ger-24pz") == "0806"


@pytest.mark.rule("stalingrad-roads", "14.1-waves")
def test_the_wave_costs_one_step_more() -> None:
    g = battle("ger-62", "sov-1tk sov-1", 9, head=on("waves"))
    assert ratio(g)[2] == "1/1"
    assert brought(g) == (2, 1, "-", "-")
    finish(g)
    assert reduced(g) == {"sov-1tk", "sov-1", "ger-62"}


@pytest.mark.rule("stalingrad-roads", "14.1-waves")
def test_the_losses_of_an_eng_do_not_count() -> None:
    """1/1, a 7: no attrition, Eng; then a 6, A1."""
    g = battle("ger-62", "sov-1tk sov-1", 7, 3, 3, head=on("waves"))
    do(g, "lose sov-1")
    assert reduced(g) == {"sov-1"}
    assert asked(g) == "combat"


@pytest.mark.rule("stalingrad-roads", "14.1-rescue", "14.1-waves")
def test_both_hold_in_exploitation_whatever_the_dice() -> None:
    """5/1, an 8: A1D2 and E2, but the attacker has no tactical result there."""
    strong = "sov-13mk sov-4mk sov-1gmk"
    head = f"exploiting = {strong.split()}\n{on(*ALL)}"
    g = lab({"0807": "ger-62", "0808": strong}, 4, 4, step="soviet-exploitation", head=head)
    do(g, "done")
    fight(g, strong)
    assert ratio(g)[2] == "5/1"
    assert brought(g) == (2, 2, "-", "DR2+R")


# When the Germans attack


def assault(
    attackers: str, defenders: str, roll: int, *effects: str, phase: str = "axis-combat"
) -> StalingradTable:
    """Germans in 0806 attack 0807."""
    head = on(*effects)
    if phase == "axis-exploitation":
        head += f"\nexploiting = {attackers.split()}"
    g = lab({"0807": defenders, "0806": attackers}, roll // 2, roll - roll // 2, step=phase, head=head)
    if phase == "axis-exploitation":
        do(g, "done")
    return fight(g, attackers)


@pytest.mark.rule("stalingrad-roads", "14.1-crushing")
@pytest.mark.parametrize(
    ("attackers", "roll", "attacking"),
    [
        ("ger-16pz", 10, "E2"),  # 1/1, D1 and E
        ("ger-16pz", 8, "E"),  # no tactical result
        ("ger-16pz", 7, "Eng+E"),
        ("ger-16pz", 6, "AR"),
        ("ger-7pz-a ger-62", 10, "E2"),  # an element is enough
        ("ger-44", 10, "E"),  # no panzers
        ("kg-pz-1 ger-62", 10, "E"),  # a KG is no panzer division
        ("ger-29mot", 10, "E"),  # nor is a motorised division
        ("ger-16pz rom-7", 10, "E"),  # Romanians with them
    ],
)
def test_a_crushing_attack_has_one_more_e(attackers: str, roll: int, attacking: str) -> None:
    """Against 5 (a reduced Guards corps) all of these are 1/1."""
    g = lab(
        {"0807": "sov-1gmk", "0806": attackers},
        roll // 2,
        roll - roll // 2,
        step="axis-combat",
        head=on("crushing") + '\nreduced = ["sov-1gmk"]',
    )
    fight(g, attackers)
    assert ratio(g)[2] == "1/1"
    assert brought(g)[2] == attacking


@pytest.mark.rule("stalingrad-roads", "14.1-crushing")
@pytest.mark.parametrize(("roll", "attacking"), [(6, "E2"), (7, "E3"), (12, "E4"), (3, "D1+E")])
def test_every_level_rises_by_one(roll: int, attacking: str) -> None:
    """18 against 3 is 6/1."""
    assert brought(assault("ger-16pz ger-24pz ger-14pz", "sov-1", roll, "crushing"))[2] == attacking


@pytest.mark.rule("stalingrad-roads", "14.1-rout")
@pytest.mark.parametrize(
    ("attackers", "defenders", "roll", "effects", "lost"),
    [
        ("ger-16pz ger-24pz ger-14pz", "sov-1", 10, ("rout",), 0),  # 6/1: A1D3 and E3
        ("ger-16pz ger-24pz ger-14pz", "sov-1", 6, ("rout",), 1),  # A1D2 and E only
        ("ger-16pz ger-24pz ger-14pz", "sov-1", 6, ("rout", "crushing"), 0),  # E made E2
        ("ger-16pz ger-24pz ger-14pz", "sov-1", 10, ("crushing",), 1),
        ("ger-44 ger-76 ger-79 ger-71", "sov-1", 10, ("rout",), 1),  # no panzers
        ("ger-16pz ger-24pz ger-14pz rom-7", "sov-1", 10, ("rout",), 1),  # Romanians
        ("ger-16pz ger-24pz ger-14pz", "sov-1", 7, ("rout",), 0),  # there was nothing to lose
    ],
)
def test_a_rout_saves_a_step(
    attackers: str, defenders: str, roll: int, effects: tuple[str, ...], lost: int
) -> None:
    g = assault(attackers, defenders, roll, *effects)
    assert ratio(g)[2] == "6/1"
    assert brought(g)[0] == lost


@pytest.mark.rule("stalingrad-roads", "14.1-crushing", "14.1-rout")
def test_neither_in_exploitation() -> None:
    g = assault("ger-16pz ger-24pz ger-14pz", "sov-1", 10, "crushing", "rout", phase="axis-exploitation")
    assert brought(g) == (1, 3, "-", "DR3")


@pytest.mark.rule("stalingrad-roads", "14.1-rescue", "14.1-waves", "14.1-crushing", "14.1-rout")
def test_each_effect_is_for_one_side_only() -> None:
    """Soviets neither crush nor rout, Germans make no waves and need no rescue."""
    strong = "sov-13mk sov-4mk sov-1gmk sov-2gmk"
    g = battle("ger-62", strong, 10, head=on("crushing", "rout"))
    assert brought(g) == (1, 3, "E3", "DR3")
    g = assault("ger-16pz", "sov-51g", 9, "rescue", "waves")
    assert ratio(g)[2] == "1/1"
    assert brought(g) == (1, 1, "-", "-")


# Major successes (14.2)


def storm(city: str, origin: str, more: str = "", head: str = "", **position: str) -> StalingradTable:
    """The Soviets take a city from a reduced security division: whatever the odds, a 12 is its end."""
    strong = "sov-1gmk sov-2gmk sov-13mk"
    g = battle(
        "ger-403s",
        strong,
        12,
        target=city,
        at=origin,
        head=f'reduced = ["ger-403s"]\n{head}',
        position=position,
    )
    assert at(g, "ger-403s") == "eliminated"
    do(g, "advance sov-13mk")
    return g


@pytest.mark.rule("stalingrad-roads", "14.2.1a", "14.2.2", "14.2.4", "14.1-markers")
def test_a_major_city_taken_for_the_first_time_turns_an_effect_off() -> None:
    g = storm("2108", "2109", head=on(*ALL))
    assert side_to_act(g) == "soviet"
    assert asked(g) == "effect-off"
    assert open_to(g, "effect") == set(ALL)
    assert g.state.manstein == 4, "Manstein goes down from 5"
    do(g, "effect waves")
    assert shown(g) == {"rescue": 1, "waves": 0, "crushing": 1, "rout": 1}


@pytest.mark.rule("stalingrad-roads", "14.2.2")
def test_only_active_effects_can_be_turned_off() -> None:
    g = storm("2108", "2109", head=on("rescue", "rout"))
    assert open_to(g, "effect") == {"rescue", "rout"}
    g = storm("2108", "2109", head=on())
    assert asked(g) != "effect-off"
    assert g.state.manstein == 4


@pytest.mark.rule("stalingrad-roads", "14.2.1a")
def test_the_second_capture_of_a_city_is_no_success() -> None:
    g = storm("2108", "2109", head=on(*ALL) + '\nsuccesses = ["2108"]')
    assert asked(g) != "effect-off"
    assert g.state.manstein == 5


@pytest.mark.rule("stalingrad-roads", "14.2.1a")
def test_an_ordinary_city_is_none() -> None:
    g = storm("1919", "1920", head=on(*ALL))
    assert asked(g) != "effect-off"
    assert g.state.manstein == 5


@pytest.mark.rule("stalingrad-roads", "14.2.1a")
@pytest.mark.parametrize(("other", "success"), [("soviet", True), ("axis", False)])
def test_of_stalingrad_both_hexes_must_be_taken(other: str, success: bool) -> None:
    """The southern hex falls; the northern one is in Soviet hands already, or not."""
    held = {"soviet": "1434"} if other == "soviet" else {"axis": "1434"}
    g = storm("1334", "1233", head=on(*ALL), **held)
    assert (asked(g) == "effect-off") == success
    assert g.state.manstein == (4 if success else 5)


@pytest.mark.rule("stalingrad-roads", "14.2.1b", "14.2.2", "14.2.4")
@pytest.mark.parametrize(("declared", "success"), [(0, True), (2, False)])
def test_the_first_declaration_of_the_fortress_is_a_success(declared: int, success: bool) -> None:
    places = {"1334": "ger-44", "1434": "ger-76", "1333": "ger-62"}
    head = f'oos = ["ger-44", "ger-76", "ger-62"]\n{on(*ALL)}\ndeclared = {declared}'
    g = lab(places, step="stalingrad-supply", head=head)
    do(g, "declare", "to 1333")
    assert (asked(g) == "effect-off") == success
    assert g.state.manstein == (4 if success else 5)
    if success:
        do(g, "effect crushing")
        assert shown(g) == {"rescue": 1, "waves": 1, "crushing": 0, "rout": 1}


def regained(head: str = "", effects: tuple[str, ...] = ("waves",)) -> StalingradTable:
    """The Axis takes Kharkov back from a reduced division: a 12 is its end."""
    strong = "ger-16pz ger-24pz ger-14pz"
    keys = f'{on(*effects)}\nreduced = ["sov-1"]\nfallen = ["2108"]\n{head}'
    g = battle("sov-1", strong, 12, target="2108", at="2107", step="axis-combat", head=keys)
    assert at(g, "sov-1") == "eliminated"
    do(g, "advance ger-16pz")
    return g


@pytest.mark.rule("stalingrad-roads", "14.2.3", "14.1-markers")
def test_the_axis_may_turn_an_effect_on_when_it_takes_a_major_city_back() -> None:
    g = regained('successes = ["2108"]')
    assert side_to_act(g) == "axis"
    assert asked(g) == "effect-on"
    assert open_to(g, "effect") == {"rescue", "crushing", "rout"}
    do(g, "effect rout")
    assert shown(g) == {"rescue": 0, "waves": 1, "crushing": 0, "rout": 1}
    assert (g.notes or [])[-1].rule != "14.2.2"
    g = regained('successes = ["2108"]')
    do(g, "done")
    assert shown(g)["rout"] == 0


@pytest.mark.rule("stalingrad-roads", "14.2.3")
@pytest.mark.parametrize(
    "head",
    ['successes = ["2108"]\nregained = ["2108"]', ""],
    ids=["taken back before", "never captured by the Soviets"],
)
def test_only_the_first_time_and_only_what_the_soviets_had_captured(head: str) -> None:
    assert asked(regained(head)) != "effect-on"


@pytest.mark.rule("stalingrad-roads", "14.2.3")
def test_not_if_all_are_active() -> None:
    assert asked(regained('successes = ["2108"]', ALL)) != "effect-on"
    assert told(regained('successes = ["2108"]', ALL), "advanced")
