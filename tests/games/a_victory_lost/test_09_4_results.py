"""Results (9.4): what the die brings, who loses steps, who retreats."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.marching import activated
from tests.games.a_victory_lost.slow_march import TABLES
from tests.games.a_victory_lost.table import attack, end_movement
from tests.support import offered, play, prompt, told, units, where

HQ = {"5225": "sov-hq-5tka"}
BESIDE = ("5227", "5226", "5126")
"""Hexes next to 5127."""


def fought(defenders: str, attackers: str, die: int, head: str = "") -> VictoryLost:
    """The hex 5127 is attacked, by two units from each hex beside it, with this die."""
    names = attackers.split()
    at = {hex_: " ".join(names[2 * n : 2 * n + 2]) for n, hex_ in enumerate(BESIDE) if names[2 * n :]}
    g = activated("5TkA", HQ | at | {"5127": defenders}, die, head=head)
    end_movement(g)
    attack(g, "5127", *names)
    return g


def result(g: VictoryLost) -> str:
    return str(told(g, "combat")[-1]["result"])


def cut_off(names: str) -> str:
    listed = "[" + ", ".join(f'"{name}"' for name in names.split()) + "]"
    return f"unsupplied = {listed}\nisolated = {listed}"


def crush(defenders: str, die: int, more: str = "") -> VictoryLost:
    """Two isolated allies, 4 / 2 strong, meet 20 and more: 10-1."""
    return fought(defenders, "sov-1gm sov-2gm sov-14gd sov-3gm sov-3gd", die, f"{cut_off(defenders)}\n{more}")


ATTACKERS = {
    "1-1": "sov-8c",
    "1.5-1": "sov-350",
    "2-1": "sov-14gd",
    "3-1": "sov-350 sov-180",
    "4-1": "sov-1gm",
    "5-1": "sov-1tk sov-350",
    "6-1": "sov-1gm sov-14gd",
    "7-1": "sov-1tk sov-7tk",
    "8-1": "sov-1gm sov-2gm",
    "9-1": "sov-1gm sov-1tk sov-350",
    "10-1+": "sov-1gm sov-2gm sov-14gd",
}
"""Who attacks a defence of 2 at these odds; the cavalry is reduced."""


@pytest.mark.rule("a-victory-lost", "9.4.1a", "9.2-d")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("column", ATTACKERS)
def test_the_result_stands_where_the_die_meets_the_column(column: str, die: int) -> None:
    g = fought("ger-spang", ATTACKERS[column], die, head='reduced = ["sov-8c"]')
    fact = told(g, "combat")[-1]
    assert (fact["odds"], fact["die"], fact["side"]) == (column, die, "soviet")
    assert fact["result"] == TABLES["crt"]["rows"][str(die)][TABLES["crt"]["columns"].index(column)]


@pytest.mark.rule("a-victory-lost", "9.4.1a", "9.3.3a")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_column_is_that_of_the_odds_after_their_shifts(die: int) -> None:
    """15 against 5 in the rough victory city of Stalino: 1.5-1, not 3-1."""
    g = activated("5TkA", {"1933": "sov-hq-5tka sov-1gm sov-1tk", "2033": "ger-336"}, die)
    attack(g, "2033", "sov-1gm", "sov-1tk")
    assert result(g) == TABLES["crt"]["rows"][str(die)][1]


@pytest.mark.rule("a-victory-lost", "9.4.1b")
def test_a_dash_changes_nothing() -> None:
    g = fought("ger-62", "sov-1gm", 2)
    assert result(g) == "-"
    assert not g.state.reduced
    assert (where(g, "ger-62"), where(g, "sov-1gm")) == ("5127", "5227")
    assert not told(g, "retreated")
    assert not told(g, "advanced")


@pytest.mark.rule("a-victory-lost", "9.4.1c", "9.4.1h", "9.4.2a")
def test_a_result_with_an_a_strikes_the_attacker_alone() -> None:
    """V11: one of the attackers loses a step, whichever their player likes; the others and the enemy none."""
    g = fought("ger-336 ger-62", "sov-1gm sov-14gd", 1)
    assert result(g) == "A1"
    assert prompt(g, "soviet") == "loss"
    assert offered(g, "soviet", "lose") == {"sov-1gm", "sov-14gd"}
    play(g, "soviet", "lose sov-14gd")
    assert units(g, g.state.reduced) == {"sov-14gd"}
    assert where(g, "ger-336") == "5127"
    assert not told(g, "retreated")


@pytest.mark.rule("a-victory-lost", "9.4.1c", "9.4.2b")
def test_only_units_of_that_combat_lose_steps() -> None:
    """Neither a stack companion that stood aside nor a headquarters (12.2)."""
    at = {"5227": "sov-1gm sov-hq-5tka sov-180", "5226": "sov-14gd", "5127": "ger-336 ger-62"}
    g = activated("5TkA", at, 1)
    attack(g, "5127", "sov-1gm", "sov-14gd")
    assert result(g) == "A1"
    assert offered(g, "soviet", "lose") == {"sov-1gm", "sov-14gd"}


@pytest.mark.rule("a-victory-lost", "9.4.1c")
def test_a_result_without_an_a_strikes_the_defender_alone() -> None:
    """2DR2 at 7-1: Germans of two steps lose both."""
    g = fought("ger-444", "sov-1gm sov-2gm sov-1tk", 5)
    assert result(g) == "2DR2"
    assert where(g, "ger-444") == "eliminated"
    assert not g.state.reduced
    assert not told(g, "retreated")


@pytest.mark.rule("a-victory-lost", "9.4.1d")
@pytest.mark.parametrize(
    ("die", "expected", "steps"), [(1, "1DR2", 1), (2, "2DR2", 2), (4, "3DR2", 3), (6, "4DR2", 4)]
)
def test_a_number_is_how_many_steps_are_lost_together(die: int, expected: str, steps: int) -> None:
    """Not by each: two units of two steps lose so many between them."""
    g = crush("rum-1 rum-2", die)
    assert result(g) == expected
    while prompt(g, "axis") == "loss":
        play(g, "axis", f"lose {min(offered(g, 'axis', 'lose'))}")
    alive = {name for name in ("rum-1", "rum-2") if where(g, name) != "eliminated"}
    assert 2 * len(alive) - len(alive & units(g, g.state.reduced)) == 4 - steps


@pytest.mark.rule("a-victory-lost", "9.4.1d")
def test_steps_beyond_those_present_are_ignored() -> None:
    """A24: 3DR2 on a unit of one step, and on one reduced; the attackers take nothing over."""
    for defenders, head in (("ger-spang", ""), ("ger-444", 'reduced = ["ger-444"]')):
        g = fought(defenders, "sov-1gm sov-2gm sov-3gm sov-1gtk", 4, f"{head}\n{cut_off(defenders)}")
        assert result(g) == "3DR2"
        assert where(g, defenders) == "eliminated"
        assert prompt(g, "soviet") == "advance-unit"
        assert not units(g, g.state.reduced) & {"sov-1gm", "sov-2gm", "sov-3gm", "sov-1gtk"}


@pytest.mark.rule("a-victory-lost", "9.4.1e", "9.4.1h")
def test_dr_drives_all_defenders_back_one_hex_without_loss() -> None:
    """V12: 16 against 5 + 3 is 2-1, and a 4 is a DR."""
    g = fought("ger-336 ger-444", "sov-1gm sov-2gm", 4)
    assert result(g) == "DR"
    settle(g)
    assert not g.state.reduced
    for name in ("ger-336", "ger-444"):
        assert distance(g, name) == 1


@pytest.mark.rule("a-victory-lost", "9.4.1f")
def test_dr2_drives_all_defenders_back_two_hexes() -> None:
    """16 against 5 + 3 is 2-1, and a 6 is a DR2."""
    g = fought("ger-336 ger-444", "sov-1gm sov-2gm", 6)
    assert result(g) == "DR2"
    settle(g)
    assert not g.state.reduced
    for name in ("ger-336", "ger-444"):
        assert distance(g, name) == 2


@pytest.mark.rule("a-victory-lost", "9.4.1g", "9.4.1h")
def test_in_a_double_result_steps_are_lost_first_and_the_survivors_retreat() -> None:
    """V13: 3DR2. One Romanian division dies, the other is reduced and goes back two hexes."""
    g = crush("rum-1 rum-2", 4)
    assert result(g) == "3DR2"
    assert prompt(g, "axis") == "loss"
    assert not told(g, "retreated")
    play(g, "axis", "lose rum-1", "lose rum-2")
    assert prompt(g, "axis") == "loss"  # one step more, of two reduced units
    play(g, "axis", "lose rum-2")
    assert (where(g, "rum-2"), units(g, g.state.reduced)) == ("eliminated", {"rum-1", "rum-2"})
    settle(g)
    assert distance(g, "rum-1") == 2
    kinds = [note.kind for note in g.notes or () if note.kind in ("reduced", "eliminated", "retreated")]
    assert kinds == ["reduced", "reduced", "eliminated", "retreated", "retreated"]


@pytest.mark.rule("a-victory-lost", "9.4.2a", "2.2.3c")
@pytest.mark.parametrize(
    ("attacker", "head", "place", "reduced"),
    [
        pytest.param("sov-8c", "", "5227", {"sov-8c"}, id="full"),
        pytest.param("sov-8c", 'reduced = ["sov-8c"]', "eliminated", {"sov-8c"}, id="reduced"),
    ],
)
def test_a_step_turns_a_full_unit_over_and_kills_a_reduced_one(
    attacker: str, head: str, place: str, reduced: set[str]
) -> None:
    """A1 at 2-1 and at 1-1: a single unit takes the loss unasked."""
    g = fought("ger-spang", attacker, 1, head)
    assert result(g) == "A1"
    assert where(g, attacker) == place
    assert units(g, g.state.reduced) == reduced
    assert prompt(g, "soviet") != "loss"


@pytest.mark.rule("a-victory-lost", "9.4.2a", "9.4.2c")
def test_a_unit_with_one_side_dies_of_one_step() -> None:
    """Stahel, 2 and one step, attacks rifles reduced to 1; 22Pz, 3 and one step too, guards of 2."""
    for name, enemy in (("ger-stahel", "sov-350"), ("ger-22pz", "sov-14gd")):
        at = {"5225": "ger-hq-kempf", "5227": name, "5127": enemy}
        g = activated("Kempf", at, 1, head=f'reduced = ["{enemy}"]')
        attack(g, "5127", name)
        assert result(g) == "A1"
        assert where(g, name) == "eliminated"
        assert told(g, "eliminated")[-1]["unit"] == name
    at = {"5225": "ger-hq-kempf", "5227": "ger-stahel ger-336", "5127": "sov-350"}
    g = activated("Kempf", at, 1)
    attack(g, "5127", "ger-stahel", "ger-336")
    play(g, "axis", "lose ger-stahel")  # though the other one could have been turned over
    assert (where(g, "ger-stahel"), where(g, "ger-336")) == ("eliminated", "5227")
    assert not g.state.reduced


@pytest.mark.rule("a-victory-lost", "9.4.2b", "9.4.2d")
@pytest.mark.parametrize(
    ("choice", "reduced", "dead"),
    [
        pytest.param(("rum-1", "rum-2"), {"rum-1", "rum-2"}, set(), id="both turned over"),
        pytest.param(("rum-1", "rum-1"), {"rum-1"}, {"rum-1"}, id="one lost, the other full"),
        pytest.param(("rum-2", "rum-2"), {"rum-2"}, {"rum-2"}, id="the other one"),
    ],
)
def test_the_owner_deals_out_the_losses_as_he_likes(
    choice: tuple[str, str], reduced: set[str], dead: set[str]
) -> None:
    """V14: two steps of two full units."""
    g = crush("rum-1 rum-2", 2)
    assert result(g) == "2DR2"
    assert g.to_act == {"axis"}
    play(g, "axis", *(f"lose {name}" for name in choice))
    assert units(g, g.state.reduced) == reduced
    assert {name for name in ("rum-1", "rum-2") if where(g, name) == "eliminated"} == dead
    assert prompt(g, "axis") != "loss"


@pytest.mark.rule("a-victory-lost", "9.4.2c")
def test_eliminated_units_leave_the_map_with_their_markers() -> None:
    """The hex is empty, and the attackers may advance."""
    g = crush("rum-1 rum-2", 6)
    assert result(g) == "4DR2"
    assert {where(g, "rum-1"), where(g, "rum-2")} == {"eliminated"}
    assert not units(g, g.state.unsupplied | g.state.isolated) & {"rum-1", "rum-2"}
    assert prompt(g, "soviet") == "advance-unit"


def settle(g: VictoryLost) -> None:
    """The defenders retreat by the first way that is offered."""
    while "axis" in g.to_act:
        verb = "to" if offered(g, "axis", "to") else "unit"
        play(g, "axis", f"{verb} {min(offered(g, 'axis', verb))}")


def distance(g: VictoryLost, name: str) -> int:
    """How far a unit is from the hex where it was attacked."""
    return g.facts.grid.distance("5127", where(g, name))
