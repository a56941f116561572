"""How many markers each side receives (5.3, 5.4)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import box, fated, hands, oms
from tests.games.stalingrad_roads.table import asked, do, field
from tests.support import told

FRONT = {"1827": "sov-47g sov-346", "1727": "rom-14", "2028": "sov-hq-southwest", "1324": "rom-hq-3"}
PLENTY = "artillery-2 " * 4 + "katyusha " * 3 + "vvs " * 3 + "flak pontoon breakthrough " * 2
AXIS_PLENTY = "pak88 " * 3 + "workshops workshops nebelwerfer nebelwerfer intervention intervention"


def received(g: StalingradTable) -> dict[str, int]:
    """How many markers came for each box, where dice were rolled."""
    return {facts["box"]: facts["count"] for facts in told(g, "supports") if facts["side"] == "soviet"}


def phase(*dice: int, head: str = "", oms_: str = "") -> StalingradTable:
    """A Soviet support phase with a full pool."""
    text = hands(pool=PLENTY) + (oms_ or oms()) + head
    return field(FRONT, *dice, step="soviet-support", head=text)


@pytest.mark.rule("stalingrad-roads", "example-3", "5.3.2", "5.3.5a", "5.3.5b", "5.3.5c", "11.3.2b")
def test_example_3() -> None:
    """FEB I: rolls of 8, 5 and 7, each at -3, bring 3, none and 1."""
    head = hands(pool=PLENTY) + oms(major="0518", minor_a="1333", minor_b="2108") + "major_west = true\n"
    start = field(FRONT, step="soviet-offensive", head=head, turn=11)
    assert asked(start) == "offensives"
    g = fated(start, {0: 4, 1: 4, 5: 1, 6: 4, 7: 5, 8: 2})
    do(g, "done")
    dice = {facts["box"]: facts["dice"] for facts in told(g, "supports")}
    assert dice == {"stavka": [4, 4], "minor-a": [1, 4], "minor-b": [5, 2]}
    assert received(g) == {"stavka": 3, "minor-a": 0, "minor-b": 1}
    assert [len(box(g, name)) for name in ("stavka", "minor-a", "minor-b", "major")] == [3, 0, 1, 0]


@pytest.mark.rule("stalingrad-roads", "5.3.1", "5.3.2", "5.3.3a", "11.3.2b")
@pytest.mark.parametrize("a", ["1331", "box", "recalled"])
@pytest.mark.parametrize("b", ["1125", "box", "away"])
def test_only_minor_offensives_on_the_map_bring_markers(a: str, b: str) -> None:
    g = phase(oms_=oms(minor_a=a, minor_b=b))
    rolled = {"stavka"} | ({"minor-a"} if a.isdigit() else set()) | ({"minor-b"} if b.isdigit() else set())
    assert set(received(g)) == rolled


@pytest.mark.rule("stalingrad-roads", "5.3.1", "5.3.4")
def test_nothing_is_rolled_for_the_major_offensive() -> None:
    g = phase(oms_=oms(major="1331"))
    assert set(received(g)) == {"stavka"}
    assert box(g, "major") == []


@pytest.mark.rule("stalingrad-roads", "5.3.3b", "11.4.3a", "5.3.2")
def test_no_roll_for_stavka_on_the_turn_of_a_major_offensive() -> None:
    g = phase(head="launched = 5\n", oms_=oms(major="1331", minor_a="1125"))
    assert set(received(g)) == {"minor-a"}, "minor offensives roll as usual"
    g = phase(head="launched = 4\n", oms_=oms(major="1331", minor_a="1125"))
    assert set(received(g)) == {"stavka", "minor-a"}


@pytest.mark.rule("stalingrad-roads", "5.3.5a")
@pytest.mark.parametrize("major", ["0518", "1331", "box", "recalled"])
def test_a_major_offensive_in_the_west_burdens_all_later_rolls(major: str) -> None:
    """A 7 becomes a 5, wherever the marker is now; without it 7 brings four."""
    assert received(phase(3, 4, head="major_west = true\n", oms_=oms(major=major)))["stavka"] == 3
    assert received(phase(3, 4, oms_=oms(major=major)))["stavka"] == 4


@pytest.mark.rule("stalingrad-roads", "5.3.5a", "11.4.2a")
@pytest.mark.parametrize(("hex_", "west"), [("0518", True), ("2108", True), ("1912", False), ("1521", False)])
def test_where_the_major_marker_is_placed_counts_for_good(hex_: str, west: bool) -> None:
    """Rostov and Kharkov lie west of the Donets, Kupyansk and Millerovo do not."""
    head = hands(stavka="vvs vvs vvs flak flak pontoon pontoon raid partisans novikov") + oms(major="box")
    g = field(FRONT, step="soviet-offensive", head=head, turn=9, soviet="1334 1434")
    do(g, "launch", f"to {hex_}")
    assert g.state.major_west is west


@pytest.mark.rule("stalingrad-roads", "5.3.5b")
@pytest.mark.parametrize(
    ("hex_", "west"),
    [
        *((name, True) for name in ("2108", "1411", "2609", "2709", "2408")),
        *((name, False) for name in ("2610", "2710", "1521", "1333", "2213")),
    ],
)
def test_a_minor_offensive_in_the_west_costs_a_point(hex_: str, west: bool) -> None:
    """A modified 4 brings two markers for STAVKA, a 5 three; 2610 and 2710 are still east of the line."""
    g = phase(3, 2, oms_=oms(minor_b=hex_))
    assert received(g)["stavka"] == (2 if west else 3)


@pytest.mark.rule("stalingrad-roads", "5.3.5b", "5.3.5c")
def test_two_minor_offensives_in_the_west_cost_two_points_for_each_roll() -> None:
    """An 8 becomes a 6 (three markers); with the major one it becomes a 4 (two)."""
    west = oms(minor_a="2108", minor_b="1411")
    assert received(phase(4, 4, oms_=west))["stavka"] == 3
    assert received(phase(4, 4, head="major_west = true\n", oms_=west))["stavka"] == 2


@pytest.mark.rule("stalingrad-roads", "5.3.5b")
def test_a_minor_offensive_that_has_left_the_west_costs_nothing() -> None:
    head = hands(pool=PLENTY) + oms(minor_b="2108")
    start = field(FRONT, step="soviet-offensive", head=head, turn=9, soviet="2108 1334 1434")
    g = fated(start, {0: 3, 1: 2})
    do(g, "recall minor-b", "done")
    assert received(g)["stavka"] == 3


# ---- the Axis (5.4)


@pytest.mark.rule("stalingrad-roads", "5.4.1", "16.2.2")
@pytest.mark.parametrize(
    ("approval", "manstein", "drawn"), [(1, 4, 2), (4, 1, 2), (7, 5, 3), (5, 7, 3), (0, 0, 0), (1, 0, 1)]
)
def test_the_higher_marker_on_the_track_says_how_many_the_axis_draws(
    approval: int, manstein: int, drawn: int
) -> None:
    head = hands(axis_pool=AXIS_PLENTY) + f"approval = {approval}\nmanstein = {manstein}\n"
    g = field(FRONT, step="axis-support", head=head)
    assert len(box(g, "axis")) == drawn
    (facts,) = told(g, "supports")
    assert (facts["side"], facts["count"]) == ("axis", drawn)


@pytest.mark.rule("stalingrad-roads", "5.4.1")
def test_approval_alone_counts_while_manstein_is_off_the_track() -> None:
    head = hands(axis_pool=AXIS_PLENTY) + "approval = 4\nmanstein = -1\nbackhand = 8\n"
    assert len(box(field(FRONT, step="axis-support", head=head, turn=9), "axis")) == 2


@pytest.mark.rule("stalingrad-roads", "5.4.1", "16.3.1b", "16.3.2c")
@pytest.mark.parametrize("key", ["wintergewitter", "backhand"])
def test_no_markers_are_drawn_beside_an_offensive_of_manstein(key: str) -> None:
    head = hands(axis_pool=AXIS_PLENTY) + f"approval = 7\n{key} = 5\n"
    g = field(FRONT, step="axis-support", head=head)
    assert box(g, "axis") == []
    assert told(g, "supports") == []


@pytest.mark.rule("stalingrad-roads", "5.4.1")
def test_in_scenario_ii_a_number_stands_in_for_the_track() -> None:
    head = hands(axis_pool=AXIS_PLENTY)
    g = field(FRONT, step="axis-support", head=head, turn=2, scenario="uranus")
    assert len(box(g, "axis")) == 2
