"""The supply level of the fortress: what it does, how it changes, the surrender (10.3)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import GARRISON, INSIDE, POCKET, idle, level_changes, siege, without
from tests.games.stalingrad_roads.table import asked, assess, at, attack, do, open_to
from tests.support import prompt, told, units

LEVELS = range(1, 12)


# The table (10.3.2)


@pytest.mark.rule("stalingrad-roads", "10.3-table", "10.3.2", "10.3.1b")
@pytest.mark.parametrize("level", LEVELS)
def test_how_the_besieged_attack(level: int) -> None:
    """4 from 1333, 5 and 4 from 1334: half of 13; 1 for each of three units; 1 for each of two stacks; 0."""
    g = siege(step="axis-combat", level=level)
    wanted = 7 if level == 11 else 3 if level >= 7 else 2 if level >= 2 else 0
    assert assess(g, "1233", "ger-371", "ger-71", "ger-295").attack == wanted
    assert bool(open_to(g, "attack") if g.to_act and asked(g) == "combat" else set()) is (level > 1)


@pytest.mark.rule("stalingrad-roads", "10.3-table", "10.3.2")
@pytest.mark.parametrize("level", LEVELS)
def test_how_the_besieged_defend(level: int) -> None:
    """Two divisions of 5 in open country: 10, half of that, or 1 each."""
    where = without("1232", h1232="ger-376 ger-384", h1231="sov-4tk sov-26tk sov-1tk")
    g = siege(where, step="soviet-combat", besieged=[*INSIDE, "ger-376", "ger-384"], level=level)
    wanted = 10 if level >= 7 else 5 if level >= 2 else 2
    assert assess(g, "1232", "sov-4tk").defence == wanted


INNER = {"1332": "ger-376", "1333": "ger-29mot", "1334": "ger-71", "1434": "ger-389"}


@pytest.mark.rule("stalingrad-roads", "10.3-table", "10.3.2", "10.2.3c")
@pytest.mark.parametrize("level", LEVELS)
def test_how_far_the_besieged_move(level: int) -> None:
    """29 Mot has 3 points and stands on the railway. 1133 and 1429 cost it two; 1331 is two hexes by rail."""
    g = siege(
        INNER, step="axis-movement", besieged=["ger-376", "ger-29mot", "ger-71", "ger-389"], level=level
    )
    do(g, "unit ger-29mot")
    reach = open_to(g, "to")
    assert ({"1133", "1429"} <= reach) is (level == 11), "half of three, rounded up"
    assert ("1331" in reach) is (level >= 7), "a point is two hexes of railway"
    assert {"1332", "1432", "1232"} <= reach, "one hex in any case"


@pytest.mark.rule("stalingrad-roads", "10.3-table", "10.2.3c")
def test_one_hex_may_be_dear() -> None:
    """1229 is a marsh: 3 points without a road, but a hex is a hex."""
    g = siege(GARRISON | {"1230": "ger-376"}, step="axis-movement", besieged=[*INSIDE, "ger-376"], level=4)
    do(g, "unit ger-376")
    assert "1229" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "10.3-table", "10.3.4b")
def test_at_level_1_three_units_may_move() -> None:
    """One hex each; then only who is not besieged is left."""
    g = siege(GARRISON | {"1128": "ger-376"}, step="axis-movement", level=1)
    for unit, to in (("ger-371", "1332"), ("ger-94", "1432"), ("ger-71", "1234")):
        do(g, f"unit {unit}", f"to {to}")
        assert asked(g) == "move-unit", "one hex, and the move is over"
    assert open_to(g, "unit") == {"ger-376"}
    g = siege(GARRISON | {"1128": "ger-376"}, step="axis-movement", level=2)
    for unit, to in (("ger-371", "1332"), ("ger-94", "1432"), ("ger-71", "1234")):
        do(g, f"unit {unit}", f"to {to}")
    assert open_to(g, "unit") == {"ger-376", "ger-295", "ger-389", "ger-305"}


@pytest.mark.rule("stalingrad-roads", "10.3-table")
def test_a_stack_does_not_slip_past_the_three() -> None:
    """Two have moved; of the two in 1434 one may go, and the other not along with it."""
    g = siege(GARRISON, step="axis-movement", level=1)
    do(g, "unit ger-389")
    assert open_to(g, "join") == {"ger-305"}, "while none has moved two may go together"
    g = siege(GARRISON, step="axis-movement", level=1)
    do(g, "unit ger-371", "to 1332", "unit ger-94", "to 1432", "unit ger-389")
    assert not open_to(g, "join")


# It falls (10.3.3)

CORPS = without("1332", "1432", h1332="sov-4tk sov-26tk", h1432="sov-1tk sov-16tk")
"""14 against 371 in 1333 and 94 in 1433, both in villages: 14 to 6, 2/1."""


def attacks(g: StalingradTable, *targets: tuple[str, str]) -> None:
    """Attack some hexes one after the other; whoever has to choose takes what comes first."""
    for target, by in targets:
        attack(g, target, *by.split())
        while asked(g) != "combat":
            (decision,) = g.offered.values()
            words = [verb for verb, _ in decision]
            verb = next((word for word in ("done", "decline", "hold", "stop") if word in words), words[0])
            targets_ = [target for each, target in decision if each == verb]
            g.act(decision.side, verb, targets_[0])


@pytest.mark.rule("stalingrad-roads", "10.3.3a")
@pytest.mark.parametrize(
    ("targets", "changes"),
    [
        ((("1333", "sov-4tk sov-26tk"), ("1433", "sov-1tk sov-16tk")), [("10.3.3a", 7)]),
        ((("1333", "sov-4tk"), ("1433", "sov-1tk")), [("10.3.3a", 7)]),  # 7 to 6 is 1/1
        ((("1333", "sov-4tk sov-26tk"),), []),
        ((("1333", "sov-4tk"), ("1433", "sov-49 sov-304")), []),  # 4 to 6 is 1/2
    ],
)
def test_two_stacks_attacked_at_even_odds_cost_a_level(
    targets: tuple[tuple[str, str], ...], changes: list[tuple[str, int]]
) -> None:
    """At the end of the turn. Results of 3 hurt the attackers only, if anybody."""
    where = CORPS | {"1533": "sov-49 sov-304", "1534": "sov-64 sov-252 sov-24"}
    g = siege(where, 1, 2, 1, 2, step="soviet-combat", level=8)
    attacks(g, *targets)
    assert g.state.level == 8, "not before the end of the turn"
    idle(g, "stalingrad-supply")
    assert [each for each in level_changes(g) if each[0] == "10.3.3a"] == changes


@pytest.mark.rule("stalingrad-roads", "10.3.3a", "9.3.1")
@pytest.mark.parametrize(("before", "falls"), [("1333", False), ("1433", True)])
def test_a_stack_attacked_again_in_exploitation_is_no_second_one(before: str, falls: bool) -> None:
    head = f'struck = ["{before}"]\nexploiting = ["sov-4tk", "sov-26tk"]'
    g = siege(CORPS, 1, 2, step="soviet-exploitation", level=8, head=head)
    while asked(g) == "exploit-unit":
        do(g, "done")
    attack(g, "1333", "sov-4tk", "sov-26tk")
    idle(g, "stalingrad-supply")
    assert ("10.3.3a" in dict(level_changes(g))) is falls


@pytest.mark.rule("stalingrad-roads", "10.3.3a")
def test_attacks_on_others_do_not_count() -> None:
    """Axis units outside the fortress, also out of supply, are no stacks of it."""
    where = CORPS | {"1128": "ger-376", "1129": "sov-7tk sov-17tk", "1534": "sov-64 sov-252 sov-24"}
    g = siege(where, 1, 2, 1, 2, step="soviet-combat", level=8)
    attacks(g, ("1333", "sov-4tk sov-26tk"), ("1128", "sov-7tk sov-17tk"))
    idle(g, "stalingrad-supply")
    assert "10.3.3a" not in dict(level_changes(g))


@pytest.mark.rule("stalingrad-roads", "10.3.3b")
@pytest.mark.parametrize(
    ("target", "by", "changes"),
    [("1233", "ger-371 ger-71", [("10.3.3b", 7)]), ("1232", "ger-14pz ger-29mot", [])],
)
def test_an_attack_out_of_the_fortress_costs_a_level(
    target: str, by: str, changes: list[tuple[str, int]]
) -> None:
    """By besieged units of 1333 and 1334, or by free ones in 1231."""
    g = siege(POCKET | {"1231": "ger-14pz ger-29mot"}, 1, 2, step="axis-combat", level=8)
    attacks(g, (target, by))
    assert g.state.level == 8, "not before the end of the turn"
    idle(g, "next turn")
    assert [each for each in level_changes(g) if each[0] == "10.3.3b"] == changes


@pytest.mark.rule("stalingrad-roads", "10.3.3c")
def test_a_lower_level_counts_at_once() -> None:
    """From 7 to 6 at the end of the Soviet turn, and by the airlift to 5: the besieged have half."""
    g = siege(CORPS, 3, step="soviet-end", level=7, head='struck = ["1333", "1433"]')
    assert level_changes(g) == [("10.3.3a", 6)]
    assert told(g, "airlift")[0]["change"] == -1
    assert g.state.level == 5
    idle(g, "axis-combat")
    assert assess(g, "1233", "ger-371", "ger-71", "ger-295").attack == 2, "1 for each stack"


@pytest.mark.rule("stalingrad-roads", "10.3.4a")
def test_it_never_falls_below_1() -> None:
    g = siege(CORPS, step="soviet-end", level=1, head='struck = ["1333", "1433"]')
    assert level_changes(g) == [("10.3.3a", 1)]
    g = siege(POCKET, 1, level=2, sky="blizzard")
    assert told(g, "airlift")[0]["change"] == -2
    assert g.state.level == 1


# Level 1 (10.3.4)


def last_stand(level: int, *dice: int) -> StalingradTable:
    """79, an elite division, reduced, in open country, attacked by 14: 7/1, or against 1 even more."""
    where = without("1232", h1232="ger-79", h1231="sov-4tk sov-26tk") | {"kampfgruppen": "kg-inf-1"}
    inside = [*INSIDE, "ger-79"]
    g = siege(where, *dice, step="soviet-combat", besieged=inside, level=level, head='reduced = ["ger-79"]')
    attack(g, "1232", "sov-4tk", "sov-26tk")
    return g


@pytest.mark.rule("stalingrad-roads", "10.3.4b", "10.3.4c")
@pytest.mark.parametrize("level", [1, 2, 8])
def test_at_level_1_there_is_no_elite_bonus(level: int) -> None:
    g = last_stand(level)
    while g.to_act == {"soviet"} and asked(g) == "declare":
        do(g, "done")
    assert (asked(g) == "declare" and open_to(g, "elite") == {"ger-79"}) is (level > 1)


@pytest.mark.rule("stalingrad-roads", "10.3.4b", "10.3.4c")
@pytest.mark.parametrize("level", [1, 2])
def test_at_level_1_no_kampfgruppe_is_made(level: int) -> None:
    """6/1, a 4: D1."""
    g = last_stand(level, 1, 3)
    while at(g, "ger-79") == "1232":
        do(g, "done")
    assert at(g, "ger-79") == "withdrawn"
    assert (asked(g) == "kampfgruppe") is (level > 1)


@pytest.mark.rule("stalingrad-roads", "10.3.4b", "10.3.4c")
@pytest.mark.parametrize("level", [1, 2])
def test_at_level_1_there_is_no_superiority(level: int) -> None:
    """6/1, a 2: A1D1, E, DR2. Without E2 human waves cost a step more, and panzers may come to the rescue."""
    g = last_stand(level, 1, 1)
    while not told(g, "result"):
        do(g, "done")
    result = told(g, "result")[0]
    assert result["attacker"] == (1 if level == 1 else 2)
    assert result["defending"].split("+") == (["S"] if level == 1 else ["S", "R"])


@pytest.mark.rule("stalingrad-roads", "10.3.4c", "10.3.6b")
def test_the_penalties_end_when_the_level_rises() -> None:
    """An open pocket brings the level from 1 to 2 at the end of the Soviet turn; the airlift keeps it (6)."""
    for gap, elite in (("1232", True), ("", False)):
        g = siege(without(gap), 6, step="soviet-end", level=1)
        assert g.is_elite(g.rules.unit["ger-71"]) is elite


# The surrender (10.3.5)

LOST_FIELDS = without("1333", "1433", "1332", "1432", h1333="sov-321 sov-24", h1433="sov-304 sov-23")
CITY = ["ger-71", "ger-295", "ger-100j", "ger-389", "ger-305"]
LAST = LOST_FIELDS | {"1334": "ger-71 ger-295 ger-100j", "1434": "ger-389 ger-305"}


def surrender(
    where: dict[str, str] = LAST, level: int = 1, reduced: str = "ger-71 ger-295 ger-389"
) -> StalingradTable:
    names = [name for space in ("1333", "1334", "1433", "1434") for name in where[space].split()]
    inside = [name for name in names if not name.startswith("sov")]
    head = "reduced = [" + ", ".join(f'"{name}"' for name in reduced.split()) + "]"
    return siege(where, 4, level=level, marker="1434", besieged=inside, head=head)


@pytest.mark.rule("stalingrad-roads", "10.3.5a", "10.3.5b", "10.3.5c")
def test_half_of_the_weak_units_go_then_the_others_are_reduced() -> None:
    """Three of five have one step: two go, as their player likes, elite or not, without a KG."""
    g = surrender()
    assert asked(g) == "surrender"
    assert g.to_act == {"axis"}
    assert open_to(g, "lose") == {"ger-71", "ger-295", "ger-389"}
    do(g, "lose ger-71")
    assert open_to(g, "lose") == {"ger-295", "ger-389"}
    do(g, "lose ger-295")
    assert {at(g, name) for name in ("ger-71", "ger-295")} == {"withdrawn"}
    assert units(g, g.state.reduced) == {"ger-100j", "ger-389", "ger-305"}
    assert not told(g, "kampfgruppe")
    assert not any(prompt(g, side) == "kampfgruppe" for side in g.to_act)


@pytest.mark.rule("stalingrad-roads", "10.3.5a")
def test_a_kampfgruppe_of_one_step_is_weak_too() -> None:
    g = surrender(LAST | {"1434": "ger-389 kg-inf-1"}, reduced="")
    assert at(g, "kg-inf-1") == "withdrawn", "the only weak one: half of one is one"
    assert units(g, g.state.reduced) == {"ger-71", "ger-295", "ger-100j", "ger-389"}


@pytest.mark.rule("stalingrad-roads", "10.3.5a")
@pytest.mark.parametrize(
    ("where", "level"),
    [
        (LAST | {"1333": "ger-371", "1332": "sov-321"}, 1),
        (LAST | {"1433": "ger-94", "1432": "sov-304"}, 1),
        (LAST, 4),
    ],
)
def test_with_an_airfield_or_a_higher_level_there_is_no_surrender(where: dict[str, str], level: int) -> None:
    """The last one comes down from 4 to 2, without any airlift."""
    g = surrender(where, level)
    assert not told(g, "surrender")


@pytest.mark.rule("stalingrad-roads", "10.3.5a", "10.4.2c")
def test_the_level_that_counts_is_that_at_the_end_of_the_phase() -> None:
    """Without airfields it drops from 3 to 1 in this phase: the pocket surrenders now."""
    g = surrender(level=3)
    assert g.state.level == 1
    assert asked(g) == "surrender"


# It rises (10.3.6, 10.3.7)

RELIEF = without("1334", h1334="ger-71 ger-295 ger-29mot")
"""29 Mot has come in from outside; it is not marked out of supply."""


@pytest.mark.rule("stalingrad-roads", "10.3.6a")
@pytest.mark.parametrize(("level", "after"), [(3, 8), (6, 11), (8, 11)])
def test_a_supplied_unit_in_stalingrad_at_the_end_of_the_axis_turn_brings_5(level: int, after: int) -> None:
    assert level_changes(siege(RELIEF, step="axis-end", level=level))[0] == ("10.3.6a", after)


@pytest.mark.rule("stalingrad-roads", "10.3.6a")
def test_without_one_it_stays() -> None:
    assert not level_changes(siege(POCKET, step="axis-end", level=3))


@pytest.mark.rule("stalingrad-roads", "10.3.6b")
@pytest.mark.parametrize(
    ("gap", "level", "changes"),
    [("1232", 5, [("10.3.6b", 6)]), ("1232", 11, [("10.3.6b", 11)]), ("", 5, [])],
)
def test_an_open_pocket_brings_1_at_the_end_of_the_soviet_turn(
    gap: str, level: int, changes: list[tuple[str, int]]
) -> None:
    assert level_changes(siege(without(gap), step="soviet-end", level=level)) == changes


@pytest.mark.rule("stalingrad-roads", "10.3.7", "10.3.3a")
def test_a_supplied_unit_in_stalingrad_at_the_end_of_the_soviet_turn_brings_11() -> None:
    """After the loss for attacks."""
    g = siege(RELIEF, step="soviet-end", level=4, head='struck = ["1333", "1433"]')
    assert level_changes(g) == [("10.3.3a", 3), ("10.3.7", 11)]
