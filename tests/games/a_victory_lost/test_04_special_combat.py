"""4.1.2: the activation phase, and before it, on turn 1, the special combat sequence of the Soviets."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.chits import (
    activated,
    bag,
    begun,
    drawing,
    move,
    no_special_combat,
    pass_on,
    pick,
    pool,
    select,
)
from tests.games.a_victory_lost.table import active, field
from tests.support import offered, play, prompt, told, where

ON_MAP = {f"sov-hq-{army}" for army in ("40a", "6a", "1gda", "3gda", "5tka", "5sha", "2gda", "51a")}
CHITS = {"4PzA", "Hollidt", "R3A", "STAVKA", "1GdA", "2GdA", "3GdA"}


def turn_1() -> VictoryLost:
    """The campaign once all chits are in the bag."""
    g = begun()
    pick(g)
    select(g, "axis", "4PzA", "Hollidt", "R3A")
    select(g, "soviet", "1GdA", "2GdA", "3GdA")
    return g


# ---- an activation


@pytest.mark.rule("a-victory-lost", "4.1.2a", "4.1.2b", "7.2.1b")
@pytest.mark.parametrize(
    ("chit", "side", "units"),
    [("Kempf", "axis", {"ger-hq-kempf", "ger-304"}), ("2GdA", "soviet", {"sov-hq-2gda", "sov-98"})],
)
def test_the_owner_of_the_chit_that_is_drawn_activates_its_headquarters(
    chit: str, side: str, units: set[str]
) -> None:
    other = "2GdA" if chit == "Kempf" else "Kempf"
    g = drawing(f"{chit} {other}", {"5642": "ger-hq-kempf ger-304", "5606": "sov-hq-2gda sov-98"})
    assert told(g, "drawn") == [{"chit": chit, "side": side}]
    assert (g.to_act, activated(g)) == ({side}, units)


@pytest.mark.rule("a-victory-lost", "4.1.2c", "4.1.2d", "SEQ-1B-2", "SEQ-1B-3")
def test_all_movement_comes_before_all_combat() -> None:
    """5 to 3, and a 4 without effect; then 6Pz, which has not moved, can no longer move."""
    g = active("Kempf", {"5640": "ger-hq-kempf ger-304 ger-6pz", "5642": "sov-98", "5742": "sov-107"}, 4)
    assert prompt(g, "axis") == "move-unit"
    assert offered(g, "axis", "attack") == set()
    move(g, "axis", "ger-304", "5641")
    assert prompt(g, "axis") == "move-unit", "the others may still move"
    play(g, "axis", "done")
    assert prompt(g, "axis") == "combat"
    play(g, "axis", "attack 5642", "resolve")
    assert offered(g, "axis", "unit") == set()
    assert where(g, "ger-6pz") == "5640"


@pytest.mark.rule("a-victory-lost", "4.1.2c", "4.1.2d", "SEQ-1B-2", "SEQ-1B-3")
def test_nobody_is_obliged_to_move_or_to_attack() -> None:
    g = drawing("Kempf 2GdA", {"5641": "ger-hq-kempf ger-6pz", "5642": "sov-hq-2gda sov-98"})
    play(g, "axis", "done")
    assert prompt(g, "axis") == "combat"
    play(g, "axis", "done")
    assert g.to_act == {"soviet"}
    assert told(g, "combat") == told(g, "moved") == []


@pytest.mark.rule("a-victory-lost", "4.1.2e", "SEQ-1B-4")
def test_chits_are_drawn_until_the_bag_is_empty_then_comes_the_supply_phase() -> None:
    """Three activations; the Romanians, ringed in, are found out of supply only after the last."""
    ring = {"6136": "rum-4", "6135": "sov-98", "6137": "sov-107", "6035": "sov-141", "6236": "sov-305"}
    units = {"5642": "ger-hq-kempf ger-304", "5606": "sov-hq-2gda sov-172", **ring}
    g = drawing("Kempf 2GdA STAVKA", units)
    for n, left in enumerate(({"2GdA", "STAVKA"}, {"STAVKA"}, set()), start=1):
        assert len(told(g, "drawn")) == n
        assert bag(g) == left
        assert told(g, "unsupplied") == []
        pass_on(g)
    assert [note["units"] for note in told(g, "unsupplied")] == [["rum-4"]]
    assert g.state.turn == 3


# ---- the special combat sequence


@pytest.mark.rule("a-victory-lost", "4.1.2f", "4.1.2g", "SEQ-1B-0")
def test_before_the_first_draw_of_turn_1_the_soviets_may_let_any_headquarters_on_the_map_fight() -> None:
    """Those too whose chits are not in the bag or were never picked; not those still to come."""
    g = turn_1()
    assert (g.to_act, prompt(g, "soviet")) == ({"soviet"}, "special-combat")
    assert told(g, "drawn") == []
    assert bag(g) == CHITS, "the chits are selected already"
    assert offered(g, "soviet", "hq") == ON_MAP
    with pytest.raises(IllegalAction):
        g.play("soviet", "hq", "sov-hq-popov")
    with pytest.raises(IllegalAction):
        g.play("soviet", "hq", "ger-hq-4pza")


@pytest.mark.rule("a-victory-lost", "4.1.2f")
def test_it_may_be_left_out() -> None:
    g = turn_1()
    no_special_combat(g)
    assert len(told(g, "drawn")) == 1
    assert told(g, "attack") == []


@pytest.mark.rule("a-victory-lost", "4.1.2f", "SEQ-1B-0")
@pytest.mark.parametrize("turn", [1, 2, 5])
def test_it_is_for_turn_1_only(turn: int) -> None:
    pools = 'inactive = { axis = ["Kempf", "Hollidt", "1PzA"], soviet = ["STAVKA", "2GdA"] }'
    units = {"5642": "ger-hq-kempf ger-304", "5606": "sov-hq-2gda sov-98"}
    g = field(units, step="selection", head=f"turn = {turn}\n{pools}")
    while g.to_act and prompt(g, next(iter(g.to_act))) == "select-chits":
        side = min(g.to_act)
        play(g, side, f"chit {min(offered(g, side, 'chit'))}")
    assert (prompt(g, "soviet") == "special-combat") == (turn == 1)
    assert bool(told(g, "drawn")) == (turn != 1)


@pytest.mark.rule("a-victory-lost", "4.1.2f", "4.1.2j", "SEQ-1B-0")
def test_it_is_for_one_headquarters_and_uses_no_chit() -> None:
    g = turn_1()
    play(g, "soviet", "hq sov-hq-2gda")
    assert activated(g) >= {"sov-hq-2gda", "sov-2gm"}
    assert "sov-hq-51a" not in activated(g)
    play(g, "soviet", "done")
    assert len(told(g, "drawn")) == 1, "no second headquarters: the first chit is drawn"
    (first,) = told(g, "drawn")
    assert bag(g) == CHITS - {first["chit"]}
    assert pool(g, "played", "axis") | pool(g, "played", "soviet") == {first["chit"]}


def special(units: dict[str, str], *dice: int) -> VictoryLost:
    """A special combat sequence, with chits in the bag."""
    pools = 'inactive = { soviet = ["40A"] }\nbag = ["Kempf", "STAVKA"]'
    return field(units, *dice, step="special-combat", head=f"turn = 1\n{pools}")


@pytest.mark.rule("a-victory-lost", "4.1.2h")
def test_its_units_fight_as_in_any_combat_sequence_and_may_advance() -> None:
    """1GM and 2GM against 3: 16 to 3 is 5-1, a 3 is DR2. Only units in range of the one headquarters join."""
    units = {
        "5640": "sov-hq-51a",
        "5641": "sov-1gm sov-2gm",
        "5642": "ger-444",
        "1117": "ger-hq-kempf ger-304",
    }
    g = special({**units, "5606": "sov-hq-2gda"}, 3)
    play(g, "soviet", "hq sov-hq-51a")
    assert activated(g) == {"sov-hq-51a", "sov-1gm", "sov-2gm"}
    play(g, "soviet", "attack 5642", "add sov-1gm", "add sov-2gm", "resolve")
    assert [note["result"] for note in told(g, "combat")] == ["DR2"]
    while prompt(g, "axis") == "retreat":
        play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert prompt(g, "soviet") == "advance-unit"
    play(g, "soviet", "unit sov-1gm")
    assert "5643" in offered(g, "soviet", "to"), "mechanised units two hexes"
    play(g, "soviet", "to 5643")
    assert where(g, "sov-1gm") == "5643"
    assert told(g, "drawn") == []


@pytest.mark.rule("a-victory-lost", "4.1.2h", "7.3.3a")
def test_units_out_of_range_of_that_headquarters_do_not_fight() -> None:
    """51A has a radius of 4: the division five hexes away stands beside the enemy in vain."""
    units = {"5636": "sov-hq-51a", "5641": "sov-1gm", "5642": "ger-444", "1117": "ger-hq-kempf ger-304"}
    g = special(units)
    play(g, "soviet", "hq sov-hq-51a")
    assert told(g, "attack") == []
    assert len(told(g, "drawn")) == 1, "there was nothing to decide"


@pytest.mark.rule("a-victory-lost", "4.1.2i")
def test_nobody_moves_in_it() -> None:
    units = {"5640": "sov-hq-51a", "5641": "sov-1gm", "5642": "ger-444", "1117": "ger-hq-kempf ger-304"}
    g = special(units)
    play(g, "soviet", "hq sov-hq-51a")
    assert prompt(g, "soviet") == "combat"
    assert offered(g, "soviet", "unit") == set()
    play(g, "soviet", "done")
    assert told(g, "moved") == []
    assert (where(g, "sov-hq-51a"), where(g, "sov-1gm")) == ("5640", "5641")


@pytest.mark.rule("a-victory-lost", "4.1.2j", "7.3.2b")
def test_units_that_fought_in_it_are_activated_again_by_a_chit() -> None:
    """8 to 3 is 2-1; a 2 has no effect. Then STAVKA is drawn, or Kempf and STAVKA."""
    units = {"5640": "sov-hq-51a", "5641": "sov-1gm", "5642": "ger-444", "1117": "ger-hq-kempf ger-304"}
    g = special(units, 2)
    play(g, "soviet", "hq sov-hq-51a", "attack 5642", "resolve")
    assert [note["result"] for note in told(g, "combat")] == ["-"]
    if g.to_act == {"axis"}:
        pass_on(g)
    assert activated(g) == {"sov-hq-51a", "sov-1gm"}
    play(g, "soviet", "done")
    assert offered(g, "soviet", "attack") == {"5642"}
