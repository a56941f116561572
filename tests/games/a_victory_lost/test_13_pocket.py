"""The Stalingrad pocket (13): nobody's through turn 4, hexes like any other from turn 5.

It holds Stalingrad (6427), and 6027 and 6128 beside 6028. No river is near 6028.
"""

from __future__ import annotations

import pytest

from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.arrivals import LOST, around, by_rail, sequence
from tests.games.a_victory_lost.table import active, attack
from tests.games.a_victory_lost.table import field as place
from tests.support import offered, play, prompt, told, units, where

POCKET = set(LOST.board_file.pocket.hexes)
turns = pytest.mark.parametrize(("turn", "closed"), [(1, True), (4, True), (5, False), (9, False)])
NO_OTHER_CHITS = "inactive = { axis = [] }"


@pytest.mark.rule("a-victory-lost", "13.0-a", "13.0-c")
@turns
@pytest.mark.parametrize(
    ("chit", "hq", "unit"), [("2GdA", "sov-hq-2gda", "sov-6m"), ("4PzA", "ger-hq-4pza", "ger-gd")]
)
def test_nobody_moves_through_it(chit: str, hq: str, unit: str, turn: int, closed: bool) -> None:
    g = active(chit, {"6029": hq, "6028": unit}, head=f"turn = {turn}\n{NO_OTHER_CHITS}")
    side = "soviet" if unit.startswith("sov") else "axis"
    for piece in (hq, unit):
        play(g, side, f"unit {piece}")
        assert bool(POCKET & offered(g, side, "to")) is not closed
        if closed:
            with pytest.raises(IllegalAction) as refused:
                g.play(side, "to", "6027")
            assert refused.value.rule == "13.0-a"
        play(g, side, "stop")


@pytest.mark.rule("a-victory-lost", "13.0-a")
def test_the_way_around_it_is_paid_for() -> None:
    """From 6028 to 6125 there are 3 clear hexes through the pocket, and twice as many by the west."""
    for turn, reached in ((4, False), (5, True)):
        g = active("2GdA", {"6029": "sov-hq-2gda", "6028": "sov-52"}, head=f"turn = {turn}")
        play(g, "soviet", "unit sov-52")
        assert ("6125" in offered(g, "soviet", "to")) is reached


RING = {"5928": "sov-1gm", "5929": "sov-2gm", "6029": "sov-3gm", "6129": "sov-1gtk"}


@pytest.mark.rule("a-victory-lost", "13.0-a", "13.0-c", "9.5.8")
@pytest.mark.parametrize(("turn", "end"), [(4, {"eliminated"}), (5, {"6027", "6128"})])
def test_a_retreat_into_it_is_none(turn: int, end: set[str]) -> None:
    """32 against 6 is 5-1, and the 2 a DR; only the pocket is behind (A62)."""
    g = active("2GdA", {**RING, "5930": "sov-hq-2gda", "6028": "ger-wik"}, 2, head=f"turn = {turn}")
    attack(g, "6028", *RING.values())
    assert told(g, "combat")[0]["result"] == "DR"
    assert (offered(g, "axis", "to") or {where(g, "ger-wik")}) == end


@pytest.mark.rule("a-victory-lost", "13.0-a", "13.0-c")
@pytest.mark.parametrize(("turn", "closed"), [(4, True), (5, False)])
def test_no_advance_ends_in_it(turn: int, closed: bool) -> None:
    """The defender dies in the hex: 32 against 1 is 10-1+."""
    head = f'turn = {turn}\nreduced = ["ger-8lw"]'
    g = active("2GdA", {**RING, "5930": "sov-hq-2gda", "6028": "ger-8lw"}, 6, head=head)
    attack(g, "6028", *RING.values())
    play(g, "soviet", "unit sov-1gm")
    assert POCKET & offered(g, "soviet", "to") == (set() if closed else {"6027", "6128"})


@pytest.mark.rule("a-victory-lost", "13.0-a", "13.0-c")
@pytest.mark.parametrize(("turn", "cut"), [(4, True), (5, False)])
@pytest.mark.parametrize(
    ("unit", "others"),
    [
        ("sov-6m", ("ger-gd", "ger-dr", "ger-lah")),
        ("ger-wik", ("sov-1gm", "sov-2gm", "sov-3gm")),
    ],
)
def test_no_supply_comes_through_it(unit: str, others: tuple[str, ...], turn: int, cut: bool) -> None:
    """Enemies at 5828, 5930 and 6130 control every other hex around 6028."""
    ring = ("5828", "5930", "6130")
    assert around("6028") - around(*ring) == {"6028", "6027", "6128"}
    g = place({"6028": unit, **dict(zip(ring, others, strict=True))}, step="supply", head=f"turn = {turn}")
    assert (unit in units(g, g.state.unsupplied)) is cut


@pytest.mark.rule("a-victory-lost", "13.0-a", "13.0-c", "12.7k")
@pytest.mark.parametrize(("turn", "closed"), [(4, True), (5, False)])
def test_no_headquarters_is_repositioned_into_it(turn: int, closed: bool) -> None:
    units_ = {"5827": "ger-gd", "5928": "ger-hq-4pza", "5826": "sov-hq-5sha"}
    g = active("4PzA", units_, head=f"turn = {turn}\n{NO_OTHER_CHITS}")
    play(g, "axis", "unit ger-gd", "to 5826")
    assert prompt(g, "soviet") == "reposition"
    assert bool(POCKET & offered(g, "soviet", "to")) is not closed


@pytest.mark.rule("a-victory-lost", "13.0-a", "13.0-c", "13.0-d", "11.1.1c")
@pytest.mark.parametrize(("turn", "closed"), [(4, True), (5, False)])
def test_the_railways_through_it_are_shut_as_long(turn: int, closed: bool) -> None:
    """An Axis unit at 5629 cuts the line from the west: Kalach (5827) is joined to Krasnoarmeisk alone."""
    west = {"5928", "5827", "5828"}
    g = sequence("soviet", "sov-57gd", {"5629": "ger-gd"}, turn=turn, head=f"due = {{ sov-57gd = {turn} }}")
    hexes = offered(g, "soviet", "to")
    assert west & hexes == (set() if closed else west)
    assert hexes == by_rail("soviet", around("5629"), closed=closed)
    assert bool(POCKET & hexes) is not closed


@pytest.mark.rule("a-victory-lost", "13.0-d")
def test_from_turn_5_axis_zones_bar_them_as_anywhere() -> None:
    axis = {"5629": "ger-gd", "6127": "ger-dr"}
    g = sequence("soviet", "sov-57gd", axis, turn=5, head="due = { sov-57gd = 5 }")
    hexes = offered(g, "soviet", "to")
    assert not {"5928", "5827"} & hexes
    assert "6427" in hexes
    assert hexes == by_rail("soviet", around("5629", "6127"))


@pytest.mark.rule("a-victory-lost", "13.0-b")
@pytest.mark.parametrize("turn", [2, 4, 5])
def test_command_runs_through_it_all_the_time(turn: int) -> None:
    """From 6028 to 6325 there are 5 hexes through the pocket, and more by any other way."""
    assert LOST.facts.grid.distance("6028", "6325") == 5
    g = active("2GdA", {"6028": "sov-hq-2gda", "6325": "sov-52", "6324": "sov-57gd"}, head=f"turn = {turn}")
    assert units(g, g.activation.units) == {"sov-52"}


@pytest.mark.rule("a-victory-lost", "13.0-b", "11.3-a")
def test_so_does_the_range_that_keeps_a_headquarters_in_play() -> None:
    g = place({"6028": "sov-hq-2gda", "6325": "sov-52"}, step="hq-removal", head="turn = 3")
    assert where(g, "sov-hq-2gda") == "6028"
