"""The sequence of play (4, and the summary at the end of the rulebook)."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.chits import (
    AXIS_FIVE,
    HISTORICAL,
    begun,
    drawing,
    pass_on,
    pick,
    pool,
    select,
)
from tests.games.a_victory_lost.table import SOVIET_CHITS, field
from tests.support import offered, play, prompt, told, where

RING = {"6136": "rum-4 rum-hq-r3a", "6135": "sov-98", "6137": "sov-107", "6035": "sov-141", "6236": "sov-305"}
"""A Romanian division and its headquarters, cut off in the steppe by 2nd Guards Army."""


def begin_turn_2() -> VictoryLost:
    """Turn 2, with something for everybody to do in each phase."""
    axis, soviet = ["Kempf", "R3A", "H2A", "It8A"], ["STAVKA", "2GdA", "40A", "6A", "51A"]
    pools = f"inactive = {{ axis = {axis}, soviet = {soviet} }}"
    units = {
        "1117": "ger-hq-kempf ger-304",
        "5606": "sov-hq-2gda sov-172",
        "2710": "hun-hq-h2a",
        "waiting": "ger-302 ger-7pz sov-12tk sov-15tk",
        **RING,
    }
    return field(units, step="selection", head=f"turn = 2\n{pools}")


def finish_activations(g: VictoryLost) -> None:
    """All chits are drawn, and nobody does anything."""
    while g.state.activation is not None:
        pass_on(g)


@pytest.mark.rule("a-victory-lost", "4.0-a", "4.1.1", "4.2-a", "4.2-b", "SEQ-2", "SEQ-3-1", "SEQ-3-3")
def test_the_phases_of_a_turn_come_in_their_order() -> None:
    """Selection, activations, supply, headquarters, reinforcements, removal, the next turn."""
    g = begin_turn_2()
    assert {prompt(g, "axis"), prompt(g, "soviet")} == {"select-chits"}
    assert told(g, "drawn") == []
    select(g, "axis", "Kempf", "R3A", "H2A")
    select(g, "soviet", "2GdA", "40A", "6A")
    finish_activations(g)
    assert len(told(g, "drawn")) == 7
    assert (g.to_act, prompt(g, "axis")) == ({"axis"}, "reposition")
    play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert [note["unit"] for note in told(g, "repositioned")] == ["rum-hq-r3a"]
    assert (g.to_act, prompt(g, "axis")) == ({"axis"}, "place-unit")
    assert where(g, "hun-hq-h2a") == "2710", "headquarters are removed when all reinforcements are there"
    play(g, "axis", "unit ger-302", "to 1117", "to 1016")
    assert (g.to_act, prompt(g, "soviet")) == ({"soviet"}, "place-unit")
    play(g, "soviet", "unit sov-12tk", "to 6614", "to 6614")
    assert (g.state.turn, where(g, "hun-hq-h2a")) == (3, "removed")
    assert {prompt(g, "axis"), prompt(g, "soviet")} == {"select-chits"}
    told_ = [note.kind for note in g.notes or ()]
    order = ("turn", "chits-selected", "drawn", "unsupplied", "repositioned", "placed", "hq-removed")
    seen = [kind for kind in told_ if kind in order]
    assert list(dict.fromkeys(seen)) == [*order[1:], "turn"]
    assert seen.index("unsupplied") > len(seen) - 1 - seen[::-1].index("drawn")


@pytest.mark.rule("a-victory-lost", "4.1.1", "SEQ-1A-a", "SEQ-1A-b", "7.1.2b", "7.1.2c")
def test_each_turn_begins_with_the_number_of_chits_that_is_due() -> None:
    g = begun()
    pick(g)
    select(g, "axis", "4PzA", "Hollidt")
    select(g, "soviet", "1GdA", "2GdA")
    assert g.to_act == {"axis", "soviet"}, "each has one to go"
    select(g, "axis", "R3A")
    assert g.to_act == {"soviet"}
    select(g, "soviet", "Popov")
    assert pool(g, "bag", "axis") == {"4PzA", "Hollidt", "R3A"}
    assert pool(g, "bag", "soviet") == {"STAVKA", "1GdA", "2GdA", "Popov"}


@pytest.mark.rule("a-victory-lost", "SEQ-1A-c", "7.1.2e")
def test_what_was_not_selected_lies_in_the_inactive_pool() -> None:
    g = begun()
    pick(g)
    select(g, "axis", "4PzA", "Hollidt", "R3A")
    select(g, "soviet", "1GdA", "2GdA", "Popov")
    assert pool(g, "inactive", "axis") == {"It8A", "H2A"}
    assert pool(g, "inactive", "soviet") == {"3GdA", "5TkA"}


@pytest.mark.rule("a-victory-lost", "SEQ-1B-1", "7.2.1e")
def test_a_chit_that_was_used_goes_to_the_played_pool() -> None:
    g = drawing("Kempf 2GdA", {"5642": "ger-hq-kempf ger-304", "5606": "sov-hq-2gda sov-98"})
    assert pool(g, "played", "axis") == {"Kempf"}
    pass_on(g)
    assert pool(g, "played", "soviet") == {"2GdA"}
    assert len(told(g, "drawn")) == 2
    pass_on(g)
    assert len(told(g, "drawn")) == 2, "neither is drawn again"


@pytest.mark.rule("a-victory-lost", "4.2-a", "SEQ-2")
def test_the_supply_of_both_sides_is_determined_anew() -> None:
    """A Soviet division and a Romanian one are cut off; another has its marker taken away."""
    cut = {"1117": "sov-197", "1116": "ger-304", "1118": "ger-306", "1016": "ger-302", "1217": "ger-320"}
    place = {**RING, **cut, "5642": "ger-335"}
    g = field(place, step="supply", head='unsupplied = ["ger-335"]')
    marked = {view.id for view in g.view().table.units if "unsupplied" in view.marks}
    assert marked == {"rum-4", "sov-197"}


@pytest.mark.rule("a-victory-lost", "4.2-b", "SEQ-2")
def test_headquarters_without_supply_are_repositioned_after_the_check() -> None:
    """R3A leaves the ring for the rear, at least four hexes away, and has no marker."""
    g = field(RING, step="supply")
    assert prompt(g, "axis") == "reposition"
    assert told(g, "unsupplied") == [{"units": ["rum-4", "rum-hq-r3a"]}]
    place = min(offered(g, "axis", "to"))
    assert g.facts.grid.distance("6136", place) >= 4
    play(g, "axis", f"to {place}")
    assert where(g, "rum-4") == "6136"
    assert not [view.id for view in g.view().table.units if view.id == "rum-hq-r3a" and view.marks]


@pytest.mark.rule("a-victory-lost", "4.3-a", "SEQ-3-1")
def test_both_sides_receive_what_is_due_the_axis_first() -> None:
    """Its zone of control is there when the Soviets place theirs."""
    place = {"waiting": "ger-302 sov-12tk", "1117": "ger-304", "5642": "sov-98"}
    g = field(place, step="axis-reinforcements")
    assert g.to_act == {"axis"}
    assert prompt(g, "axis") == "place"
    play(g, "axis", "to 1016")
    assert (g.to_act, prompt(g, "soviet")) == ({"soviet"}, "place")
    play(g, "soviet", "to 6614")
    assert (where(g, "ger-302"), where(g, "sov-12tk")) == ("1016", "6614")


@pytest.mark.rule("a-victory-lost", "4.3-b", "SEQ-3-1", "11.1.2b")
@pytest.mark.parametrize(
    ("turn", "received"), [(1, set()), (2, set()), (3, {"Manstein-1"}), (4, set()), (5, {"Manstein-2"})]
)
def test_the_axis_receives_the_manstein_chit_of_the_turn(turn: int, received: set[str]) -> None:
    g = field({"1117": "ger-304", "5642": "sov-98"}, step="axis-reinforcements", head=f"turn = {turn}")
    assert pool(g, "inactive", "axis") == {*AXIS_FIVE, *received}
    assert prompt(g, "axis") == "select-chits"
    assert received <= offered(g, "axis", "chit"), "it can be used from the next turn on"


@pytest.mark.rule("a-victory-lost", "4.3-c", "SEQ-3-1", "11.3-a")
def test_headquarters_without_a_unit_in_range_leave_with_their_chits_at_the_end() -> None:
    """3GdA commands nobody. Popov's headquarters is saved by the corps that is placed beside it."""
    place = {"6614": "sov-hq-popov", "3613": "sov-hq-3gda", "waiting": "sov-12tk", "1117": "ger-304"}
    g = field(place, step="soviet-reinforcements", head=SOVIET_CHITS)
    assert where(g, "sov-hq-3gda") == "3613"
    play(g, "soviet", "to 6614")
    assert (where(g, "sov-hq-popov"), where(g, "sov-hq-3gda")) == ("6614", "removed")
    assert pool(g, "inactive", "soviet") == {"STAVKA", *HISTORICAL} - {"3GdA"}


@pytest.mark.rule("a-victory-lost", "4.3-d", "4.0-b", "SEQ-3-2", "END-a")
@pytest.mark.parametrize(
    ("axis", "soviet", "winners"),
    [(35, 5, ["axis"]), (34, 5, []), (5, 35, ["soviet"]), (6, 35, []), (30, 0, ["axis"])],
)
def test_a_lead_of_30_points_ends_the_game_after_the_reinforcements(
    axis: int, soviet: int, winners: list[str]
) -> None:
    """D10. Until then play goes on, whatever the points (A54)."""
    place = {"waiting": "sov-12tk", "1117": "ger-304", "5642": "sov-98"}
    g = field(place, step="soviet-reinforcements", head=f"vp = {{ axis = {axis}, soviet = {soviet} }}")
    assert not g.over, "there is still a corps to be placed"
    play(g, "soviet", "to 6614")
    assert (g.over, g.winners) == (bool(winners), winners)
    assert g.state.turn == (2 if winners else 3)


@pytest.mark.rule("a-victory-lost", "4.0-b", "END-a")
@pytest.mark.parametrize(("turn", "over"), [(8, False), (9, True)])
def test_the_game_ends_after_turn_9(turn: int, over: bool) -> None:
    head = f"turn = {turn}\nvp = {{ axis = 20, soviet = 21 }}"
    g = field({"1117": "ger-304", "5642": "sov-98"}, step="sudden-death", head=head)
    assert g.over == over
    assert g.winners == (["soviet"] if over else [])


@pytest.mark.rule("a-victory-lost", "4.3-e", "SEQ-3-3", "7.1.1", "4.0-a")
def test_then_the_turn_marker_moves_on_and_a_new_command_phase_begins() -> None:
    units = {"1117": "ger-hq-kempf ger-304", "5606": "sov-hq-2gda sov-98"}
    g = drawing("Kempf 2GdA", units, head="turn = 4")
    finish_activations(g)
    assert g.state.turn == 5
    assert {prompt(g, "axis"), prompt(g, "soviet")} == {"select-chits"}
    assert [note["turn"] for note in told(g, "turn")] == [5]


@pytest.mark.rule("a-victory-lost", "4.3-e", "END-a")
def test_no_turn_follows_a_game_that_is_over() -> None:
    head = "turn = 3\nvp = { axis = 40, soviet = 0 }"
    g = field({"1117": "ger-304", "5642": "sov-98"}, step="sudden-death", head=head)
    assert g.over
    assert g.to_act == set()
    assert (g.state.turn, told(g, "turn")) == (3, [])
