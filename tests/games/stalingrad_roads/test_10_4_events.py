"""The events on the Ju 52 (10.4.3), and the examples of the fortress (examples 9 and 10)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import (
    GARRISON,
    INSIDE,
    POCKET,
    idle,
    level_changes,
    marks,
    siege,
    supports,
    without,
)
from tests.games.stalingrad_roads.table import (
    asked,
    assess,
    at,
    attack,
    do,
    field,
    number,
    open_to,
    unit_set,
)
from tests.support import told, units

STACK = [*INSIDE, "ger-376", "ger-384"]
TARGET = without("1232", h1232="ger-376 ger-384", h1231="sov-4tk sov-26tk sov-1tk")
"""Two divisions of 5 in open country at 1232, and 21 that can attack them."""


def struck(
    landed: str,
    *dice: int,
    level: int = 8,
    where: dict[str, str] = TARGET,
    marker: str = "1333",
    head: str = "",
) -> StalingradTable:
    """1232 is attacked by 21, with Ju 52 on the map; the Axis player is asked about them."""
    g = siege(
        where,
        *dice,
        step="soviet-combat",
        landed=landed,
        besieged=STACK,
        level=level,
        marker=marker,
        head=head,
    )
    attack(g, "1232", "sov-4tk", "sov-26tk", "sov-1tk")
    return g


def defence(g: StalingradTable) -> int:
    """What the defenders were worth."""
    while g.to_act == {"axis"} and asked(g) == "reveal":
        do(g, "decline")
    found: int = told(g, "odds")[0]["defence"]
    return found


# Resistance


@pytest.mark.rule("stalingrad-roads", "10.4.3-unit")
@pytest.mark.parametrize(("level", "total"), [(8, 15), (5, 8), (1, 3)])
def test_better_resistance_of_a_unit(level: int, total: int) -> None:
    """5 + 10; at levels 6 to 2 the doubled one has its 5, the other half of 5; at level 1: 2 and 1."""
    g = struck("unit-resistance@1232", level=level)
    assert asked(g) == "reveal"
    do(g, "reveal unit-resistance")
    assert open_to(g, "unit") == {"ger-376", "ger-384"}
    do(g, "unit ger-384")
    assert defence(g) == total
    assert g.state.airlift.count("unit-resistance") == 2, "it goes back to the pool"


@pytest.mark.rule("stalingrad-roads", "10.4.3-stack")
@pytest.mark.parametrize(("level", "total"), [(11, 20), (8, 20), (6, 10), (2, 10), (1, 4)])
def test_better_resistance_of_a_stack(level: int, total: int) -> None:
    g = struck("stack-resistance@1232", level=level)
    do(g, "reveal stack-resistance")
    assert defence(g) == total
    assert g.state.airlift.count("stack-resistance") == 2


@pytest.mark.rule("stalingrad-roads", "10.4.3-unit", "10.4.3-stack", "10.4.3-rattenkrieg")
@pytest.mark.parametrize("event", ["unit-resistance", "stack-resistance", "rattenkrieg"])
def test_they_are_for_the_hex_in_which_they_lie(event: str) -> None:
    g = struck(f"{event}@1334")
    assert asked(g) == "reveal", "asked all the same: silence would tell"
    assert not open_to(g, "reveal")
    assert defence(g) == 10


@pytest.mark.rule("stalingrad-roads", "10.4.3-stack")
def test_he_need_not_turn_them_over() -> None:
    g = struck("stack-resistance@1232")
    assert defence(g) == 10
    assert len(g.state.landed) == 1


@pytest.mark.rule("stalingrad-roads", "10.4.3b")
def test_outside_the_zone_they_do_nothing() -> None:
    """The marker is in 1434, not on an airfield: 1232 is three hexes away."""
    g = struck("stack-resistance@1232 hube@1334", marker="1434")
    assert not open_to(g, "reveal")
    assert defence(g) == 10


# Rattenkrieg


@pytest.mark.rule("stalingrad-roads", "10.4.3-rattenkrieg")
@pytest.mark.parametrize("die", [1, 5])
def test_rattenkrieg_voids_the_combat(die: int) -> None:
    """Each side loses a step, nothing else happens, and the marker goes back."""
    g = struck("rattenkrieg@1232", die)
    do(g, "reveal rattenkrieg")
    assert asked(g) == "loss"
    assert g.to_act == {"soviet"}
    do(g, "lose sov-4tk")
    assert g.to_act == {"axis"}
    do(g, "lose ger-376")
    assert units(g, g.state.reduced) == {"sov-4tk", "ger-376"}
    assert not told(g, "combat")
    assert {at(g, "ger-376"), at(g, "ger-384")} == {"1232"}
    assert g.state.airlift.count("rattenkrieg") == 2


@pytest.mark.rule("stalingrad-roads", "10.4.3-rattenkrieg")
def test_on_a_6_the_combat_goes_on() -> None:
    g = struck("rattenkrieg@1232", 6)
    do(g, "reveal rattenkrieg")
    assert told(g, "rattenkrieg")[0]["die"] == 6
    assert not g.state.reduced
    assert defence(g) == 10


@pytest.mark.rule("stalingrad-roads", "10.4.3-rattenkrieg")
def test_rattenkrieg_is_for_one_combat_in_a_turn() -> None:
    """A second marker lies in 1333, which is attacked next."""
    where = TARGET | {"1332": "sov-16tk sov-7tk"}
    g = struck("rattenkrieg@1232 rattenkrieg@1333", 3, where=where)
    do(g, "reveal rattenkrieg", "lose sov-4tk", "lose ger-376")
    attack(g, "1333", "sov-16tk", "sov-7tk")
    assert asked(g) == "reveal"
    assert not open_to(g, "reveal")


@pytest.mark.rule("stalingrad-roads", "10.4.3-rattenkrieg", "10.3.3a")
def test_a_stack_that_fought_so_was_attacked_all_the_same() -> None:
    """21 to 10 on 1232 is 2/1: with a second attack the level falls."""
    where = TARGET | {"1332": "sov-16tk sov-7tk"}
    g = struck("rattenkrieg@1232", 3, 1, 2, where=where)
    do(g, "reveal rattenkrieg", "lose sov-4tk", "lose ger-376")
    attack(g, "1333", "sov-16tk", "sov-7tk")
    idle(g, "stalingrad-supply")
    assert ("10.3.3a", 7) in level_changes(g)


# General Hube


@pytest.mark.rule("stalingrad-roads", "10.4.3-hube")
def test_general_hube_serves_wherever_he_landed_until_the_turn_ends() -> None:
    where = TARGET | {"1332": "sov-16tk sov-7tk"}
    g = struck("hube@1434", 1, 2, where=where)
    assert open_to(g, "reveal") == {"hube"}
    do(g, "reveal hube")
    assert defence(g) == 20
    while asked(g) != "combat":
        do(g, "done" if "done" in open_to_all(g) else "hold" if "hold" in open_to_all(g) else first(g))
    attack(g, "1333", "sov-16tk", "sov-7tk")
    assert told(g, "odds")[1]["defence"] == 11, "5, doubled, and 1 for the village"
    assert "hube" not in g.state.airlift, "he leaves the game"
    assert not g.state.landed


def open_to_all(g: StalingradTable) -> set[str]:
    """The verbs that are offered."""
    (decision,) = g.offered.values()
    return {verb for verb, _ in decision}


def first(g: StalingradTable) -> str:
    """The first thing that is offered."""
    action = next(iter(g.legal_actions()))
    return f"{action.verb} {action.target}" if action.target else action.verb


@pytest.mark.rule("stalingrad-roads", "10.4.3-hube")
def test_his_orders_end_with_the_soviet_turn() -> None:
    g = siege(step="axis-start", head="hube = true")
    assert not g.state.hube


# Evacuation

OTHERS = "unit-resistance unit-resistance stack-resistance stack-resistance rattenkrieg rattenkrieg hube "
OTHERS += "evacuation last-reserves support mobility mobility sortie-1 sortie-2"
WEAK = 'reduced = ["ger-295", "ger-389", "ger-71", "ger-24pz", "rom-20", "rom-1c"]'


def evacuation(level: int, head: str = WEAK) -> StalingradTable:
    """One Ju 52 comes, and it is an evacuation: no other is left. The die is a 1: level -1."""
    where = POCKET | {"1434": "ger-389 ger-305 ger-24pz", "1333": "ger-371 rom-20 rom-1c"}
    inside = [*INSIDE, "ger-24pz", "rom-20", "rom-1c"]
    return siege(where, 1, level=level, besieged=inside, head=head, gone=OTHERS)


@pytest.mark.rule("stalingrad-roads", "10.4.3-evac-a")
def test_a_reduced_infantry_division_may_be_flown_out() -> None:
    """At once; no panzers, no cavalry, nobody at full strength. It comes back reduced two turns later."""
    g = evacuation(9)
    assert asked(g) == "evacuation"
    assert open_to(g, "unit") == {"ger-295", "ger-389", "ger-71", "rom-20"}
    do(g, "unit ger-295")
    assert at(g, "ger-295") == "waiting"
    assert g.state.due[g.rules.unit["ger-295"]] == 7
    assert not (g.state.oos | g.state.besieged) & unit_set(g, "ger-295")
    assert g.state.reduced & unit_set(g, "ger-295")
    assert not g.state.airlift, "the marker leaves the game"
    assert not g.state.landed


@pytest.mark.rule("stalingrad-roads", "10.4.3-evac-a")
def test_it_comes_back_as_a_reinforcement() -> None:
    """On the second turn after, in the west."""
    head = 'due = { "ger-295" = 7 }\nreduced = ["ger-295"]'
    g = field({"waiting": "ger-295", "0912": "ger-hq-4pza"}, step="axis-reinforcement", head=head, turn=6)
    assert at(g, "ger-295") == "waiting"
    g = field({"waiting": "ger-295", "0912": "ger-hq-4pza"}, step="axis-reinforcement", head=head, turn=7)
    assert asked(g) == "arrival"
    assert open_to(g, "to") == {f"{row:02}01" for row in range(28)}
    do(g, "to 1401")
    assert at(g, "ger-295") == "1401"
    assert g.state.reduced & unit_set(g, "ger-295")


@pytest.mark.rule("stalingrad-roads", "10.4.3-evac-a", "10.4.3-evac-b")
def test_nobody_need_go() -> None:
    g = evacuation(5)
    do(g, "done")
    assert g.state.level == 5, "4 by the airlift, and 1 more"
    assert not g.state.airlift


@pytest.mark.rule("stalingrad-roads", "10.4.3-evac-b")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (3, 3), (6, 6), (7, 6), (9, 8)])
def test_a_level_of_2_to_5_rises(before: int, after: int) -> None:
    """The airlift first takes 1: 1 stays, 2 becomes 3, 5 becomes 6, 6 stays."""
    g = evacuation(before)
    do(g, "done")
    assert g.state.level == after


@pytest.mark.rule("stalingrad-roads", "10.4.3-evac-a")
def test_without_anybody_to_take_along_it_is_spent_all_the_same() -> None:
    g = evacuation(9, head="reduced = []")
    assert not g.state.airlift
    assert not told(g, "evacuated")


# Last reserves


@pytest.mark.rule("stalingrad-roads", "10.4.3-last")
def test_last_reserves_let_a_stack_attack_at_full_strength() -> None:
    """371 and 384 in 1333 have 8 together, the others at level 8 1 each."""
    where = without("1333", h1333="ger-371 ger-384")
    g = siege(where, 1, 2, step="axis-combat", landed="last-reserves@1333", besieged=[*INSIDE, "ger-384"])
    assert asked(g) == "sally"
    assert assess(g, "1233", "ger-371", "ger-384", "ger-71").attack == 3
    do(g, "event last-reserves")
    assert assess(g, "1233", "ger-371", "ger-384", "ger-71").attack == 9
    assert g.state.level == 7, "one more than the attack itself costs"
    assert g.state.airlift.count("last-reserves") == 1
    attack(g, "1233", "ger-371", "ger-384")
    idle(g, "next turn")
    assert level_changes(g)[0] == ("10.3.3b", 6)


@pytest.mark.rule("stalingrad-roads", "10.4.3-last", "5.5.5", "9.3.2a")
@pytest.mark.parametrize(("unleashed", "attack"), [([], 1), (["ger-371"], 4)])
def test_in_exploitation_too(unleashed: list[str], attack: int) -> None:
    head = f'exploiting = ["ger-371", "ger-94"]\nunleashed = {unleashed}'
    g = siege(step="axis-exploitation", head=head)
    while asked(g) == "exploit-unit":
        do(g, "done")
    assert assess(g, "1233", "ger-371").attack == attack


@pytest.mark.rule("stalingrad-roads", "10.4.3-last")
def test_it_is_the_stack_with_the_marker() -> None:
    g = siege(step="axis-combat", landed="last-reserves@1333")
    do(g, "event last-reserves")
    assert units(g, g.state.unleashed) == {"ger-371"}
    assert not g.state.mobile


@pytest.mark.rule("stalingrad-roads", "10.4.3-last")
def test_not_together_with_a_sortie() -> None:
    g = siege(step="axis-combat", landed="last-reserves@1333", head="sortie = true")
    assert not told(g, "ju52")
    assert not open_to(g, "event")


@pytest.mark.rule("stalingrad-roads", "10.4.3-last")
def test_he_may_keep_them() -> None:
    g = siege(step="axis-combat", landed="last-reserves@1333")
    do(g, "done")
    assert len(g.state.landed) == 1
    assert g.state.level == 8


# Support


@pytest.mark.rule("stalingrad-roads", "10.4.3-support", "10.2.3b")
def test_a_support_flown_in_lets_a_pak_88_be_used_in_the_fortress() -> None:
    g = siege(step="axis-support", landed="support@1434", boxes={"axis": "pak88"})
    while asked(g) == "deploy-first":
        do(g, "done")
    do(g, "play pak88")
    assert open_to(g, "unit") == set(INSIDE)
    do(g, "unit ger-71")
    assert [marker.kind for marker in g.state.markers if marker.unit == g.rules.unit["ger-71"]] == ["pak88"]
    assert not g.state.landed
    assert g.state.airlift.count("support") == 1


@pytest.mark.rule("stalingrad-roads", "10.4.3-support")
@pytest.mark.parametrize(("kind", "may"), [("alert", True), ("alarm", False)])
def test_or_an_alert_battalion(kind: str, may: bool) -> None:
    """An alarm unit is not what the event speaks of."""
    where = POCKET | {"waiting": "alert-1 alert-2 alarm-1 alarm-2 alarm-3"}
    g = siege(where, step="axis-support", landed="support@1434", boxes={"axis": kind})
    while asked(g) == "deploy-first":
        do(g, "done")
    do(g, f"play {kind}")
    assert ({"1333", "1433", "1334", "1434"} <= open_to(g, "to")) is may
    assert bool({"1333", "1433", "1334", "1434"} & open_to(g, "to")) is may
    if may:
        do(g, "to 1434")
        assert at(g, "alert-1") == "1434"
        assert not g.state.landed


@pytest.mark.rule("stalingrad-roads", "10.4.3-support")
def test_without_the_event_neither_may_be_played_there() -> None:
    where = POCKET | {"waiting": "alert-1 alert-2"}
    g = siege(where, step="axis-support", landed="mobility@1434", boxes={"axis": "alert"})
    while asked(g) == "deploy-first":
        do(g, "done")
    do(g, "play alert")
    assert not {"1333", "1433", "1334", "1434"} & open_to(g, "to")


# Mobility and Sorties


@pytest.mark.rule("stalingrad-roads", "10.4.3-mobility")
def test_mobility_gives_the_units_with_the_marker_their_full_movement() -> None:
    """29 Mot and 371 begin in 1333, with 3 and 2 points; 94 in 1433 has 1."""
    where = GARRISON | {"1333": "ger-371 ger-29mot"}
    g = siege(where, step="axis-movement", landed="mobility@1333", besieged=[*INSIDE, "ger-29mot"])
    do(g, "event mobility")
    assert units(g, g.state.mobile) == {"ger-371", "ger-29mot"}
    do(g, "unit ger-29mot")
    assert {"1230", "1429", "1331"} <= open_to(g, "to")
    g.undo()
    do(g, "unit ger-94")
    assert "1431" not in open_to(g, "to")
    assert g.state.level == 8, "it costs nothing"


@pytest.mark.rule("stalingrad-roads", "10.4.3-mobility")
def test_mobility_is_no_help_in_attack() -> None:
    g = siege(step="axis-movement", landed="mobility@1333")
    do(g, "event mobility")
    idle(g, "axis-combat")
    assert assess(g, "1233", "ger-371", "ger-71").attack == 2


def sortie(event: str, *stacks: str, level: int = 8) -> StalingradTable:
    g = siege(step="axis-movement", landed=f"{event}@1333", level=level)
    do(g, f"event {event}", *(f"stack {space}" for space in stacks))
    return g


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie1")
def test_a_sortie_of_one_stack() -> None:
    """Any stack, not only the one with the marker; nobody else moves or attacks; the level drops at once."""
    g = siege(step="axis-movement", landed="sortie-1@1333")
    do(g, "event sortie-1")
    assert open_to(g, "stack") == {"1333", "1433", "1334", "1434"}
    do(g, "stack 1334")
    assert units(g, g.state.unleashed) == units(g, g.state.mobile) == {"ger-71", "ger-295"}
    assert g.state.level == 7
    assert g.state.airlift.count("sortie-1") == 1
    assert not {"ger-371", "ger-94", "ger-389", "ger-305"} & open_to(g, "unit")
    idle(g, "axis-combat")
    assert asked(g) == "combat"
    assert assess(g, "1233", "ger-71", "ger-295").attack == 9
    do(g, "attack 1233")
    assert open_to(g, "add") == {"ger-71", "ger-295"}


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie1")
def test_it_moves_at_full_strength() -> None:
    """Without the ring: from 1334 with 2 points two hexes of steppe, or four of railway."""
    g = siege(GARRISON, step="axis-movement", landed="sortie-1@1333")
    do(g, "event sortie-1", "stack 1334", "unit ger-71")
    assert {"1133", "1331"} <= open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie1", "10.3.3b")
def test_its_attack_costs_another_level() -> None:
    g = sortie("sortie-1", "1334")
    idle(g, "axis-combat")
    attack(g, "1233", "ger-71", "ger-295")
    idle(g, "next turn")
    assert level_changes(g)[0] == ("10.3.3b", 6)


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie2")
def test_a_sortie_of_two_stacks() -> None:
    g = sortie("sortie-2", "1334")
    assert asked(g) == "sally-stack"
    assert open_to(g, "stack") == {"1333", "1433", "1434"}
    do(g, "stack 1333")
    assert units(g, g.state.unleashed) == units(g, g.state.mobile) == {"ger-71", "ger-295", "ger-371"}
    assert g.state.level == 7
    idle(g, "axis-combat")
    assert assess(g, "1233", "ger-71", "ger-295", "ger-371").attack == 13


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie2")
def test_one_stack_may_be_enough() -> None:
    g = sortie("sortie-2", "1334")
    do(g, "stop")
    assert units(g, g.state.unleashed) == {"ger-71", "ger-295"}
    assert g.state.level == 7


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie-limit", "10.4.3-last")
def test_one_sortie_in_a_turn() -> None:
    g = siege(step="axis-movement", landed="sortie-1@1333 sortie-2@1434 last-reserves@1334 mobility@1433")
    assert open_to(g, "event") == {"sortie-1", "sortie-2", "mobility"}
    do(g, "event sortie-1", "stack 1334")
    assert open_to(g, "event") == {"mobility"}
    do(g, "done")
    idle(g, "axis-combat")
    assert not open_to(g, "event")


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie1")
def test_next_turn_all_is_as_before() -> None:
    g = sortie("sortie-1", "1334")
    idle(g, "next turn")
    assert not g.state.unleashed | g.state.mobile
    assert not g.state.sortie


# The examples


@pytest.mark.rule("stalingrad-roads", "example-9", "10.3.1a", "10.3.3a", "10.4.2b", "10.1.3b")
def test_example_9_first_the_declaration() -> None:
    """NOV III: both hexes are held by Germans out of supply, and the ring is closed."""
    head = "\n".join([marks(INSIDE, besieged=False), supports()])
    g = field(POCKET | {"1333": "ger-371 ger-hq-6a"}, step="stalingrad-supply", head=head, turn=1)
    do(g, "declare", "to 1333")
    assert g.state.level == 10
    assert at(g, "ger-hq-6a") == "withdrawn"
    assert g.state.boxes[4].count("alarm") == 3
    assert asked(g) == "effect-off"
    assert len(g.state.airlift) == 15


@pytest.mark.rule(
    "stalingrad-roads", "example-9", "10.3.3a", "10.4-mod-a", "10.4-mod-e", "10.4-mod-f", "10.4-table"
)
def test_example_9_then_the_airlift_of_nov_iv() -> None:
    """Two attacks at 1/1, then VVS +1, flak -1, clear sky +2; the die shows 2."""
    where = without("1332", "1432", h1332="sov-4tk sov-26tk", h1432="sov-1tk sov-16tk sov-304")
    g = siege(
        where,
        *(1, 2, 1, 2, 2),
        step="soviet-combat",
        level=10,
        turn=2,
        sky="clear",
        markers={"vvs": "1433", "flak": "1432"},
    )
    attack(g, "1333", "sov-4tk")
    while asked(g) != "combat":
        do(g, "retreat" if "retreat" in open_to_all(g) else "done" if "done" in open_to_all(g) else first(g))
    attack(g, "1433", "sov-1tk", "sov-16tk")
    idle(g, "stalingrad-supply")
    assert ("10.3.3a", 9) in level_changes(g)
    assert told(g, "airlift") == [{"die": 2, "modifier": 2, "change": -1, "planes": 2}]
    assert g.state.level == 8
    assert len(g.state.airlift) == 13


@pytest.mark.rule("stalingrad-roads", "example-10", "10.4.3-stack", "10.2.3g", "10.3-table")
def test_example_10() -> None:
    """DEC I, level 8: 20 against 9 in 1232; the stack resists, 20 to 18; a 10 is D1, E, DR."""
    where = without(
        "1232", "1233", h1232="ger-29mot ger-371", h1133="sov-13mk sov-4mk", h1233="sov-29 sov-157"
    )
    where["1333"] = "ger-384"
    inside = [name for name in INSIDE if name != "ger-371"] + ["ger-29mot", "ger-371", "ger-384"]
    g = siege(
        where, 4, 6, step="soviet-combat", turn=3, landed="stack-resistance@1232", besieged=inside, level=8
    )
    by = ["sov-13mk", "sov-4mk", "sov-29", "sov-157"]
    before = assess(g, "1232", *by)
    assert (before.attack, before.defence, before.odds) == (20, 9, "2/1")
    attack(g, "1232", *by)
    do(g, "reveal stack-resistance")
    assert told(g, "odds")[0]["attack"] == 20
    assert told(g, "odds")[0]["defence"] == 18
    assert told(g, "odds")[0]["odds"] == "1/1"
    while not told(g, "result"):
        do(g, "done")
    assert told(g, "combat")[0]["result"] == "D1 E DR"
    assert told(g, "result")[0]["defending"].split("+")[0] == "S", "they are besieged"
    do(g, "lose ger-29mot")
    while asked(g) != "hold-or-retreat":
        do(g, "decline" if "decline" in open_to_all(g) else "done")
    do(g, "hold", "lose ger-371")
    assert units(g, g.state.reduced) == {"ger-29mot", "ger-371"}
    assert at(g, "ger-371") == at(g, "ger-29mot") == "1232"
    assert g.state.fortress == number(g, "1333")
