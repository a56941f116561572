"""Headquarters without units to command leave the game (11.3).

Stalino (2033) and the plain to the north of it: no major river is near.
"""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.arrivals import LOST, sequence
from tests.games.a_victory_lost.table import SOVIET_CHITS, field
from tests.support import offered, play, prompt, told, where


def end(units: dict[str, str], head: str = "") -> VictoryLost:
    """The end of a reinforcement sequence."""
    return field(units, step="hq-removal", head=f"turn = 6\n{head}")


@pytest.mark.rule("a-victory-lost", "11.3-a")
@pytest.mark.parametrize(("space", "kept"), [("1528", True), ("1527", True), ("1526", False)])
def test_an_axis_headquarters_with_nobody_in_range_is_removed_with_its_chit(space: str, kept: bool) -> None:
    """The radius of 4PzA is 6."""
    assert (LOST.facts.grid.distance("1533", space) <= 6) is kept
    g = end({"1533": "ger-hq-4pza", space: "ger-gd"})
    assert where(g, "ger-hq-4pza") == ("1533" if kept else "removed")
    assert ("4PzA" in g.state.inactive[0]) is kept
    assert bool(told(g, "hq-removed")) is not kept


@pytest.mark.rule("a-victory-lost", "11.3-a")
@pytest.mark.parametrize(("space", "kept"), [("1528", True), ("1527", False)])
def test_so_is_a_soviet_one(space: str, kept: bool) -> None:
    """The radius of 1GdA is 5."""
    g = end({"1533": "sov-hq-1gda", space: "sov-52"}, head=SOVIET_CHITS)
    assert where(g, "sov-hq-1gda") == ("1533" if kept else "removed")
    assert ("1GdA" in g.state.inactive[1]) is kept


@pytest.mark.rule("a-victory-lost", "11.3-a")
def test_a_chit_is_found_in_the_played_pool_as_well() -> None:
    g = end(
        {"1533": "ger-hq-4pza"}, head='inactive = { axis = ["R3A"] }\nplayed = { axis = ["4PzA", "H2A"] }'
    )
    assert {*g.state.inactive[0], *g.state.played[0], *g.state.bag} == {"R3A", "H2A"}


@pytest.mark.rule("a-victory-lost", "11.3-a")
def test_neither_other_headquarters_nor_enemies_keep_it_in_play() -> None:
    """A56: combat units of its own side alone count."""
    g = end({"1533": "ger-hq-4pza", "1532": "ger-hq-kempf", "1531": "sov-52"})
    assert where(g, "ger-hq-4pza") == where(g, "ger-hq-kempf") == "removed"


@pytest.mark.rule("a-victory-lost", "11.3-a")
@pytest.mark.parametrize(("space", "kept"), [("3817", True), ("3818", False)])
def test_the_range_is_that_of_command(space: str, kept: bool) -> None:
    """From 3915 over the Don, which has no bridge there, to the hex behind it and no further."""
    g = end({"3916": "sov-hq-1gda", space: "sov-52"}, head=SOVIET_CHITS)
    reached = LOST.facts.command_range(LOST.space["3916"], 5)
    assert bool(reached >> LOST.space[space] & 1) is kept
    assert where(g, "sov-hq-1gda") == ("3916" if kept else "removed")


@pytest.mark.rule("a-victory-lost", "11.3-b", "11.3-c", "2.2.1b", "2.3-b")
@pytest.mark.parametrize(
    ("hq", "unit", "kept"),
    [
        ("hun-hq-h2a", "rum-7", False),  # the example of the rulebook
        ("hun-hq-h2a", "ita-cos", False),
        ("hun-hq-h2a", "hun-7", True),
        ("hun-hq-h2a", "ger-gd", True),
        ("rum-hq-r3a", "hun-7", False),
        ("rum-hq-r3a", "ita-cos", False),
        ("rum-hq-r3a", "rum-7", True),
        ("rum-hq-r3a", "ger-gd", True),
        ("ita-hq-it8a", "rum-7", False),
        ("ita-hq-it8a", "hun-7", False),
        ("ita-hq-it8a", "ita-cos", True),
        ("ita-hq-it8a", "ger-gd", True),
        ("ger-hq-hollidt", "rum-7", True),
        ("ger-hq-hollidt", "hun-7", True),
        ("ger-hq-hollidt", "ita-cos", True),
    ],
)
def test_allies_count_germans_and_their_own(hq: str, unit: str, kept: bool) -> None:
    chit = LOST.facts.chit_of[LOST.unit[hq]]
    g = end({"1533": hq, "1531": unit})
    assert where(g, hq) == ("1533" if kept else "removed")
    assert (chit in g.state.inactive[0]) is kept


@pytest.mark.rule("a-victory-lost", "11.3-a")
def test_a_reinforcement_may_save_a_headquarters() -> None:
    """The check comes after both players have placed theirs."""
    for space, kept in (("1531", True), ("3341", False)):
        g = sequence("axis", "ger-335", {"1533": "ger-hq-4pza"}, turn=3)
        assert where(g, "ger-hq-4pza") == "1533"
        play(g, "axis", f"to {space}")
        assert (where(g, "ger-hq-4pza") == "1533") is kept


@pytest.mark.rule("a-victory-lost", "11.3-a")
def test_one_that_has_just_arrived_is_not_spared() -> None:
    g = sequence("axis", "ger-hq-kempf", turn=4)
    play(g, "axis", "to 1117")
    assert where(g, "ger-hq-kempf") == "removed"
    assert "Kempf" not in g.state.inactive[0]


@pytest.mark.rule("a-victory-lost", "11.3-a", "15.0.2b")
def test_a_chit_written_down_for_the_next_turn_goes_too() -> None:
    head = f'{SOVIET_CHITS}\nplanned = ["1GdA", "2GdA", "3GdA"]'
    g = field(
        {"1533": "sov-hq-1gda"}, step="hq-removal", head=f"turn = 6\n{head}", options="soviet-precommit"
    )
    assert "1GdA" not in offered(g, "soviet", "chit")
    assert prompt(g, "soviet") == "select-chits", "one of the three has to be replaced (A64)"
