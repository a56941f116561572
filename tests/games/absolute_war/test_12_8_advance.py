"""Advance after combat (12.8) and Done markers (12.10)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import ELSEWHERE, at_tula, clash
from tests.games.absolute_war.table import asked, at, do, field, holder, marked, open_to, stacks


def won(attackers: str = "g9a", defenders: str = "s-10a", result: str = "DR", **more: str) -> War:
    """A Battle for Tula that the target has lost; a supporter stands in Kaluga. The advance is due."""
    support = more.pop("support", "g4a")
    defence = more.pop("defence", "")
    more.setdefault("kaluga", "g4a")
    game = at_tula(attackers, defenders, **more)
    first = [stack.split()[0].rstrip("*") for stack in (attackers, defenders)]
    clash(game, first[0], first[1], result, support=support, defence=defence)
    while asked(game) == "retreat":
        do(game, f"retreat {min(open_to(game, 'retreat'))}")
    return game


@pytest.mark.rule("absolute-war", "12.8a")
def test_lead_and_supporters_may_advance_into_the_zone_attacked() -> None:
    """One, both or none; a stack that took no part may not."""
    game = won(voronezh="g17a")
    assert (asked(game), open_to(game, "advance")) == ("advance", {"g9a", "g4a"})
    do(game, "advance g4a", "advance g9a", "apart")
    assert stacks(game, "tula") == ["g4a", "g9a"]
    assert (holder(game, "tula"), asked(game)) == ("german", "attack")


@pytest.mark.rule("absolute-war", "12.8a")
def test_nobody_has_to_advance() -> None:
    game = do(won(), "done")
    assert (stacks(game, "tula"), holder(game, "tula"), asked(game)) == ([], "soviet", "attack")


@pytest.mark.rule("absolute-war", "12.8a")
@pytest.mark.parametrize("result", ["AR", "AB", "BB"])
def test_other_results_let_nobody_advance(result: str) -> None:
    game = at_tula("g9a", "s-bry", kaluga="g4a", head="rp = { german = 1 }")
    clash(game, "g9a", "s-bry", result, support="g4a")
    do(game, *(["bear rp"] if result == "BB" else ["retreat kursk"] if result == "AB" else []))
    assert asked(game) == "attack"


@pytest.mark.rule("absolute-war", "12.8a", "11.5.3", "11.5.4")
def test_an_advance_out_of_a_contested_zone_is_no_movement() -> None:
    """W99: a Fort in Orel lets the army there attack Tula; it enters that zone of the enemy undisrupted."""
    game = at_tula("g9a g-fort1 | s-kal", "s-10a")
    clash(game, "g9a", "s-10a", "DR")
    while asked(game) == "retreat":
        do(game, f"retreat {min(open_to(game, 'retreat'))}")
    do(game, "advance g9a")
    assert (stacks(game, "orel"), stacks(game, "tula")) == (["g-fort1", "s-kal"], ["g9a"])
    assert "g9a" not in marked(game, "disrupted")


@pytest.mark.rule("absolute-war", "12.8b")
def test_an_advance_knows_neither_mud_nor_rivers_nor_swamps() -> None:
    """Turn 6 is Mud: one MP. From Bologoye over the river into the marsh of Volkhov, which stops movers."""
    units = {"novgorod": "g2pz g9a", "volkhov": "s-10a", "orel": "g17a", "tula": "s-sw"}
    game = field(units, turn=6, german="luga pskov")
    clash(game, "g2pz", "s-10a", "A+3")
    do(game, "bear step", "advance g2pz")
    assert stacks(game, "volkhov") == ["g2pz g9a"]


@pytest.mark.rule("absolute-war", "12.8c", "18.3c")
def test_static_units_stay_behind() -> None:
    game = won("g9a g-fort1", support="")
    do(game, "advance g9a")
    assert (at(game, "g9a"), at(game, "g-fort1")) == ("tula", "orel")


@pytest.mark.rule("absolute-war", "12.8c", "12.8d", "18.5d")
def test_an_air_unit_advances_with_its_stack_or_after_others() -> None:
    """By itself it holds no zone, so that somebody has to go first."""
    game = won("g-lf4 g9a", kaluga="g-lf1", support="g-lf1")
    assert open_to(game, "advance") == {"g-lf4"}
    do(game, "advance g-lf4")
    assert stacks(game, "tula") == ["g-lf4 g9a"]
    assert open_to(game, "advance") == {"g-lf1"}
    do(game, "advance g-lf1")
    assert stacks(game, "tula") == ["g-lf1", "g-lf4 g9a"]


@pytest.mark.rule("absolute-war", "12.8d", "12.10c")
def test_a_stack_may_split_for_an_unused_marker_which_is_done() -> None:
    game = won("g9a g-l", support="", head="attack = { german = 2 }\nsupport = { german = 3 }")
    assert open_to(game, "detach") == {"g9a", "g-l"}
    do(game, "detach g-l", "done")
    assert (stacks(game, "tula"), stacks(game, "orel")) == (["g-l"], ["g9a"])
    assert (asked(game), open_to(game, "spend")) == ("pay-marker", {"attack", "support"})
    do(game, "spend support")
    assert (game.state.attack[0], game.state.support[0]) == (1, 2)
    assert {"g-l", "g9a"} <= marked(game, "done")


@pytest.mark.rule("absolute-war", "12.8d", "12.10c")
def test_one_marker_is_for_one_stack_that_splits() -> None:
    head = "attack = { german = 1 }\nsupport = { german = 2 }"
    game = won("g9a g-l", kaluga="g4a g2a", head=head)
    assert open_to(game, "detach") == {"g9a", "g-l", "g4a", "g2a"}
    do(game, "detach g-l")
    assert (open_to(game, "detach"), open_to(game, "advance")) == (set(), {"g9a", "g4a"})


@pytest.mark.rule("absolute-war", "12.8d", "12.10c")
def test_without_a_marker_no_stack_splits() -> None:
    """Nor does one leave its Fort behind."""
    head = "attack = { german = 1 }\nsupport = { german = 0 }"
    game = won("g9a g-l", support="", head=head)
    assert (open_to(game, "detach"), open_to(game, "advance")) == (set(), {"g9a"})
    game = won("g9a g-fort1", support="", head=head)
    assert asked(game) != "advance"


@pytest.mark.rule("absolute-war", "12.8d")
def test_stacks_may_join_as_they_advance() -> None:
    game = won(support="g4a")
    do(game, "advance g9a", "advance g4a", "join g9a")
    assert stacks(game, "tula") == ["g4a g9a"]


@pytest.mark.rule("absolute-war", "12.8e")
def test_an_advance_beside_enemies_keeps_the_stacking_limits() -> None:
    """One Soviet stack is left in Tula: one German stack has room, a second may only join it."""
    game = won("g9a", "s-10a | s-kal")
    do(game, "advance g9a", "advance g4a")
    assert stacks(game, "tula") == ["g4a g9a", "s-kal"]
    assert holder(game, "tula") == ""
    game = won("g9a g-l", "s-10a | s-kal")
    do(game, "advance g9a")
    assert (open_to(game, "advance"), asked(game)) == (set(), "attack")


@pytest.mark.rule("absolute-war", "12.8f", "18.5e")
def test_air_units_left_alone_fly_home() -> None:
    game = won("g9a", "s-10a | s-vvs8")
    assert at(game, "s-vvs8") == "tula"
    do(game, "advance g9a")
    assert (at(game, "s-vvs8"), holder(game, "tula")) == ("soviet-air", "german")


@pytest.mark.rule("absolute-war", "12.8g")
def test_a_lead_in_the_target_zone_does_not_advance_its_supporters_do() -> None:
    game = field({**ELSEWHERE, "tula": "g9a | s-10a", "kaluga": "g4a"}, german="orel")
    clash(game, "g9a", "s-10a", "DR", support="g4a")
    while asked(game) == "retreat":
        do(game, f"retreat {min(open_to(game, 'retreat'))}")
    assert (asked(game), open_to(game, "advance")) == ("advance", {"g4a"})


# ---- Done markers


@pytest.mark.rule("absolute-war", "12.10a", "12.10d")
def test_attackers_and_all_supporters_are_done_the_target_is_not() -> None:
    game = won("g9a", "s-10a s-5a", moscow="s-kal", defence="s-kal", voronezh="g17a")
    do(game, "done")
    assert marked(game, "done") == {"g9a", "g4a", "s-kal"}


@pytest.mark.rule("absolute-war", "12.10b")
def test_who_is_done_neither_attacks_nor_supports_again() -> None:
    game = won("g9a", "s-10a", voronezh="g17a", ryazan="s-5a", tambov="s-19a")
    do(game, "advance g9a", "done")
    assert open_to(game, "lead") == {"g18a", "g17a"}
    do(game, "lead g17a", "target s-19a")
    assert (asked(game), open_to(game, "support")) == ("commit-attack", set())


@pytest.mark.rule("absolute-war", "12.10b", "12.10d")
def test_a_target_may_support_another_defence_a_supporter_may_not() -> None:
    game = at_tula("g9a", "s-bry | s-16a", moscow="s-kal", kaluga="g4a")
    clash(game, "g9a", "s-bry", "AR", defence="s-kal")
    do(game, "lead g4a", "target s-16a")
    assert (asked(game), open_to(game, "support")) == ("commit-defence", {"s-bry"})


@pytest.mark.rule("absolute-war", "12.10a")
def test_markers_come_off_the_pile_of_available_ones() -> None:
    head = "attack = { german = 4 }\nsupport = { german = 6, soviet = 7 }"
    game = won("g9a", "s-10a s-5a", moscow="s-kal", defence="s-kal", head=head)
    assert (game.state.attack[0], game.state.support) == (3, [5, 6])
