"""Operation Mars (6)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import box, fated, hands, oms, pool
from tests.games.stalingrad_roads.table import asked, do, field, open_to, roads
from tests.support import told

FRONT = {"1827": "sov-47g sov-346", "1727": "rom-14", "2028": "sov-hq-southwest", "1324": "rom-hq-3"}
MARS = "ger-12pz ger-1pz ger-78 sov-5tk sov-6tk sov-3mk ger-gd-a ger-gd-b ger-gd-c"
UNITS = FRONT | {"waiting": MARS}
COLLAPSE, STATUS_QUO, BREAKTHROUGH = -3, 0, 3


def mars(
    *dice: int,
    at: int = 0,
    turn: int = 3,
    approval: int = 7,
    head: str = "",
    scenario: str = "campaign",
    **boxes: str,
) -> StalingradTable:
    """The Mars phase, with the marker in a box."""
    text = (
        hands(**boxes)
        + oms()
        + f"mars = {at}\n"
        + f"approval = {approval}\n" * (scenario == "campaign")
        + head
    )
    return field(UNITS, *dice, step="mars", head=text, turn=turn, scenario=scenario)


def due(g: StalingradTable, unit: str) -> int:
    """The turn on which a unit comes; 0 for never."""
    return g.state.due[g.rules.unit[unit]]


@pytest.mark.rule("stalingrad-roads", "6.1.1a")
def test_the_marker_begins_on_status_quo() -> None:
    assert roads().state.mars == STATUS_QUO
    assert told(mars(3, 4), "mars")[0]["box"] == "status-quo"


@pytest.mark.rule("stalingrad-roads", "6.1.1a", "6.1.3")
@pytest.mark.parametrize("turn", range(1, 9))
def test_it_is_rolled_for_from_nov_iv_to_dec_iii(turn: int) -> None:
    """NOV III is turn 1, NOV IV turn 2, DEC III turn 5."""
    assert bool(told(mars(turn=turn), "mars")) == (2 <= turn <= 5)


@pytest.mark.rule("stalingrad-roads", "6.1.1a")
@pytest.mark.parametrize(("scenario", "turn"), [("uranus", 2), ("backhand", 14), ("gallop", 12)])
def test_other_scenarios_do_without_it(scenario: str, turn: int) -> None:
    units = {"1319": "sov-47g", "1105": "ger-62"} if scenario != "uranus" else FRONT
    g = field(units, step="mars", head=hands(), turn=turn, scenario=scenario)
    assert told(g, "mars") == []


@pytest.mark.rule("stalingrad-roads", "6.1.1a")
@pytest.mark.parametrize(
    ("dice", "moved"),
    [((1, 1), -2), ((2, 2), -1), ((3, 3), -1), ((4, 3), 0), ((5, 4), 0), ((5, 5), 1), ((6, 6), 2)],
)
def test_two_dice_move_the_marker(dice: tuple[int, int], moved: int) -> None:
    g = mars(*dice)
    (facts,) = told(g, "mars")
    assert (facts["dice"], g.state.mars) == (list(dice), moved)


@pytest.mark.rule("stalingrad-roads", "6.1.1a", "1.5.2b")
def test_markers_of_the_stavka_box_help_two_at_most() -> None:
    """A 4 and a 5 leave the marker where it is; with one more it moves."""
    g = mars(4, 5, stavka="vvs flak artillery-2 shortage", minor_a="raid")
    assert (asked(g), open_to(g, "give")) == ("mars", {"vvs", "flak", "artillery-2"})
    do(g, "give artillery-2")
    assert (asked(g), pool(g, "soviet")) == ("mars", ["artillery-2"])
    do(g, "give flak")
    (facts,) = told(g, "mars")
    assert (facts["modifier"], g.state.mars) == (2, 1)
    assert (box(g, "stavka"), pool(g, "soviet")) == (["shortage", "vvs"], ["artillery-2", "flak"])


@pytest.mark.rule("stalingrad-roads", "6.1.1a")
def test_nobody_has_to_help() -> None:
    g = mars(4, 5, stavka="vvs flak")
    do(g, "done")
    assert (g.state.mars, box(g, "stavka")) == (0, ["flak", "vvs"])


@pytest.mark.rule("stalingrad-roads", "6.1.1a")
@pytest.mark.parametrize(("approval", "moved"), [(7, 0), (8, -1), (10, -1)])
def test_a_confident_fuehrer_makes_it_harder(approval: int, moved: int) -> None:
    assert mars(3, 4, approval=approval).state.mars == moved


@pytest.mark.rule("stalingrad-roads", "6.1.1a")
def test_the_marker_stays_on_its_track() -> None:
    assert mars(6, 6, at=2).state.mars == BREAKTHROUGH
    assert mars(1, 1, at=-2).state.mars == COLLAPSE


@pytest.mark.rule("stalingrad-roads", "6.1.1b")
@pytest.mark.parametrize(("at", "bonus"), [(-2, -1), (-1, 0), (0, 0), (1, 0), (2, 1)])
def test_the_box_of_the_marker_changes_the_next_supports(at: int, bonus: int) -> None:
    """A 7 brings four markers for STAVKA in the next support phase, one more or fewer by Mars."""
    g = mars(3, 4, at=at)
    assert g.state.bonus == bonus
    head = hands(pool="artillery-2 " * 4 + "vvs " * 3 + "flak flak") + oms() + f"bonus = {g.state.bonus}\n"
    g = field(UNITS, 3, 4, step="soviet-support", head=head, turn=4)
    assert told(g, "supports")[0]["count"] == 4 + bonus
    assert g.state.bonus == 0, "once"


@pytest.mark.rule("stalingrad-roads", "6.1.1b")
def test_a_bad_box_never_takes_markers_away() -> None:
    head = hands(pool="vvs vvs", stavka="flak") + oms() + "bonus = -3\n"
    g = field(UNITS, 1, 1, step="soviet-support", head=head, turn=4)
    assert (told(g, "supports")[0]["count"], box(g, "stavka")) == (0, ["flak"])


@pytest.mark.rule("stalingrad-roads", "6.1.1c")
@pytest.mark.parametrize(
    ("at", "coming"),
    [
        (-2, {"ger-12pz": 6, "ger-78": 6}),
        (-1, {"ger-12pz": 7, "sov-6tk": 9}),
        (0, {"sov-5tk": 8, "sov-6tk": 8}),
        (1, {"sov-5tk": 8, "sov-6tk": 8, "sov-3mk": 8}),
        (2, {"sov-5tk": 7, "sov-6tk": 7, "sov-3mk": 7}),
    ],
)
@pytest.mark.parametrize("turn", [4, 5])
def test_the_box_on_dec_iii_says_who_comes_and_when(at: int, coming: dict[str, int], turn: int) -> None:
    """A 7 leaves the marker. Before DEC III nothing is settled. JAN I is turn 7."""
    g = mars(3, 4, at=at, turn=turn)
    names = ("ger-12pz", "ger-1pz", "ger-78", "sov-5tk", "sov-6tk", "sov-3mk")
    assert {name: due(g, name) for name in names} == {
        name: (coming.get(name, 0) if turn == 5 else 0) for name in names
    }


@pytest.mark.rule("stalingrad-roads", "6.1.1c")
def test_a_success_delays_gross_deutschland_by_three_turns() -> None:
    before = due(mars(3, 4, at=1, turn=5), "ger-gd-a")
    assert [due(mars(3, 4, at=2, turn=5), f"ger-gd-{x}") - before for x in "abc"] == [3, 3, 3]


@pytest.mark.rule("stalingrad-roads", "6.1.2", "6.1.1c")
@pytest.mark.parametrize("turn", [2, 4, 5])
def test_collapse_ends_the_operation_at_once(turn: int) -> None:
    """The Soviets lose a marker of the STAVKA box, and three German divisions come on DEC IV."""
    start = mars(at=-2, turn=turn, stavka="flak shortage")
    g = fated(start, {0: 1, 1: 1})
    do(g, "done")
    assert (g.state.mars, g.state.mars_over) == (COLLAPSE, True)
    assert [due(g, name) for name in ("ger-12pz", "ger-1pz", "ger-78")] == [6, 6, 6]
    assert [due(g, name) for name in ("sov-5tk", "sov-6tk", "sov-3mk")] == [0, 0, 0]
    assert len(box(g, "stavka")) == len(pool(g, "soviet")) == 1


@pytest.mark.rule("stalingrad-roads", "6.1.2", "6.1.1c")
@pytest.mark.parametrize("turn", [3, 5])
def test_breakthrough_ends_it_too(turn: int) -> None:
    """Three Soviet corps come on DEC IV, Gross Deutschland never; approval falls."""
    g = mars(6, 6, at=1, turn=turn, approval=5)
    assert (g.state.mars, g.state.mars_over) == (BREAKTHROUGH, True)
    assert [due(g, name) for name in ("sov-5tk", "sov-6tk", "sov-3mk")] == [6, 6, 6]
    assert [due(g, f"ger-gd-{x}") for x in "abc"] == [0, 0, 0]
    assert g.state.approval == 4


@pytest.mark.rule("stalingrad-roads", "6.1.2")
@pytest.mark.parametrize("turn", [3, 4, 5])
def test_after_that_the_phase_is_skipped(turn: int) -> None:
    g = mars(turn=turn, at=BREAKTHROUGH, head="mars_over = true\n", approval=5)
    assert (told(g, "mars"), g.state.approval) == ([], 5)
