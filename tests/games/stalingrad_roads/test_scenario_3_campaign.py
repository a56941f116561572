"""Scenario III, the campaign (its first offensive is shown with scenario II, its great withdrawal in 18)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.calendar import COUNTERS
from tests.games.stalingrad_roads.siege import INSIDE, POCKET, idle, marks, supports
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to, roads
from tests.support import prompt, spaces, told


def asks(g: StalingradTable) -> str:
    return next((prompt(g, side) for side in g.to_act), "")


# The set-up


@pytest.mark.rule("stalingrad-roads", "scenario-3-a", "scenario-0-a")
def test_seventeen_turns_on_the_whole_map() -> None:
    g = roads()
    assert (g.setting.first, g.setting.last) == (1, 17)
    assert g.facts.tables.turns[0] == "NOV III"
    assert g.facts.tables.turns[16] == "MAR III"
    assert {name[2:] for name in spaces(g, g.area)} == {f"{column:02}" for column in range(1, 37)}
    assert field({"0912": "ger-hq-1pza"}, step="end-of-turn", turn=17, head=supports()).over
    assert not field({"0912": "ger-hq-1pza"}, step="end-of-turn", turn=16, head=supports()).over


@pytest.mark.rule("stalingrad-roads", "scenario-3-b")
def test_the_markers() -> None:
    g = roads()
    assert (g.state.manstein, g.state.approval, g.state.mars, g.state.vp) == (5, 7, 0, 0)
    assert g.facts.mars[0].id == "status-quo"
    assert not g.state.wintergewitter


@pytest.mark.rule("stalingrad-roads", "scenario-3-c")
def test_the_set_up_is_that_of_the_counters() -> None:
    g = roads()
    for name, row in COUNTERS.items():
        start = row.get("start", {}).get("campaign", "")
        place = {"stavka": "reserve", "kg": "kampfgruppen", "": "waiting"}.get(start, start)
        assert at(g, name) == place


@pytest.mark.rule("stalingrad-roads", "scenario-3-c", "1.10.1b")
def test_everything_west_of_the_front_is_axis() -> None:
    g = roads()
    assert {"1334", "1434", "2108", "0518", "0101"} <= spaces(g, g.state.control[0])
    assert {"1335", "1435", "2618", "1336"} <= spaces(g, g.state.control[1])


@pytest.mark.rule("stalingrad-roads", "scenario-3-e", "5.4.1")
def test_the_axis_draws_for_the_track_besides_its_four() -> None:
    """Box 7 on NOV III."""
    g = field({"0912": "ger-hq-1pza"}, step="axis-support", turn=1, head=supports({"axis": "hoth"}))
    assert told(g, "supports")[0]["count"] == 3
    assert len(g.state.boxes[4]) >= 3


# Special rules


@pytest.mark.rule("stalingrad-roads", "scenario-3-f")
@pytest.mark.parametrize(("turn", "western"), [(1, False), (2, True)])
def test_on_nov_iii_nobody_moves_west_of_column_22(turn: int, western: bool) -> None:
    g = field({"1321": "ger-376", "1322": "ger-384"}, step="axis-movement", turn=turn, head=supports())
    assert open_to(g, "unit") == ({"ger-376", "ger-384"} if western else {"ger-384"})
    g = field({"2121": "sov-1", "2122": "sov-153"}, step="soviet-movement", turn=turn, head=supports())
    assert open_to(g, "unit") == ({"sov-1", "sov-153"} if western else {"sov-153"})


@pytest.mark.rule("stalingrad-roads", "scenario-3-f", "17.2.2")
def test_except_german_reinforcements() -> None:
    """336 comes to 1901 on NOV III and may go on by rail."""
    g = field({"waiting": "ger-336"}, step="axis-reinforcement", turn=1, head=f"{supports()}\nrail = 2")
    assert asked(g) == "send-on"
    do(g, "go")
    assert "2108" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "scenario-3-g")
@pytest.mark.parametrize("turn", [1, 2])
def test_no_replacements_and_no_stavka_phase_on_nov_iii(turn: int) -> None:
    where = {"2618": "sov-hq-voronezh sov-340", "0912": "ger-hq-1pza ger-376", "reserve": "sov-87"}
    head = f'{supports()}\nreduced = ["sov-340", "ger-376"]'
    g = field(where, step="soviet-reinforcement", turn=turn, head=head)
    assert bool(told(g, "replacement-points")) is (turn == 2)
    g = field(where, step="axis-reinforcement", turn=turn, head=head)
    assert (asks(g) == "rebuild") is (turn == 2)
    g = field(where, step="stavka", turn=turn, head=head)
    assert (asks(g) == "priority-front") is (turn == 2)


@pytest.mark.rule("stalingrad-roads", "scenario-3-i")
@pytest.mark.parametrize(("turn", "points"), [(1, 2), (2, 4), (6, 4)])
def test_rail_points(turn: int, points: int) -> None:
    g = field({"0912": "ger-hq-1pza"}, step="axis-start", turn=turn, head=f"{supports()}\nrail = 1")
    assert g.state.rail == points


@pytest.mark.rule("stalingrad-roads", "scenario-3-l", "7.1.11")
def test_no_axis_move_ends_in_row_00() -> None:
    g = field({"0120": "ger-376"}, step="axis-movement", turn=5, head=supports())
    do(g, "unit ger-376")
    assert not any(name.startswith("00") for name in open_to(g, "to"))
    assert "0121" in open_to(g, "to")
    g = field({"0120": "sov-29"}, step="soviet-movement", turn=5, head=supports())
    do(g, "unit sov-29")
    assert any(name.startswith("00") for name in open_to(g, "to"))


# Decisive victories on DEC IV


def ends(where: dict[str, str], turn: int = 17, head: str = "", soviet: str = "") -> StalingradTable:
    lines = f'{supports()}\nice = "all"\n{head}'
    return field(where, step="end-of-turn", turn=turn, head=lines, soviet=soviet)


@pytest.mark.rule("stalingrad-roads", "scenario-3-q")
@pytest.mark.parametrize(
    ("soviet", "turn", "wins"),
    [
        ("1334 1434 0518", 6, True),
        ("1334 0518", 6, False),
        ("1334 1434", 6, False),
        ("1334 1434 0518", 5, False),
        ("1334 1434 0518", 7, False),
    ],
)
def test_stalingrad_and_rostov_at_the_end_of_dec_iv(soviet: str, turn: int, wins: bool) -> None:
    g = ends({}, turn, soviet=soviet)
    assert (g.state.ended == "soviet-decisive") is wins
    if wins:
        assert g.winners == ["soviet"]


FED = {"1334": "ger-71", "1332": "ger-29mot", "1331": "ger-hq-4pza"}


@pytest.mark.rule("stalingrad-roads", "scenario-3-r")
@pytest.mark.parametrize(
    ("where", "turn", "soviet", "wins"),
    [
        (FED, 6, "", True),
        (FED, 5, "", False),
        (FED, 6, "0518", False),  # Rostov is lost
        (FED, 6, "1434", False),  # half of Stalingrad
        ({"1334": "ger-71"}, 6, "", False),  # out of supply
        ({"1332": "ger-29mot", "1331": "ger-hq-4pza"}, 6, "", False),  # nobody there
    ],
)
def test_a_supplied_unit_in_stalingrad_and_no_major_city_lost(
    where: dict[str, str], turn: int, soviet: str, wins: bool
) -> None:
    g = ends(where, turn, soviet=soviet)
    assert (g.state.ended == "axis-decisive") is wins


# Points at the end


@pytest.mark.rule("stalingrad-roads", "scenario-3-s")
@pytest.mark.parametrize(
    ("soviet", "points"), [("0518", 5), ("2108 0518", 10), ("1334 1434", 5), ("0729 1125", 0)]
)
def test_major_cities_bring_5(soviet: str, points: int) -> None:
    """Rostov; Kharkov and Rostov; Stalingrad with both hexes; other cities nothing."""
    cut = points_of(ends(FEEDERS, soviet=soviet))
    assert cut["scenario-3-s"] == points


FEEDERS = {
    "0912": "ger-hq-1pza",
    "1203": "ger-hq-4pza",
    "0803": "ger-hq-2a",
    "2106": "ger-hq-lanz",
    "0516": "ger-hq-hollidt",
}
"""Headquarters that would feed all major cities but Stalingrad."""


def points_of(g: StalingradTable) -> dict[str, int]:
    """Points by paragraph."""
    found: dict[str, int] = {f"scenario-3-{letter}": 0 for letter in ("s", "t", "u", "v", "w", "x", "z")}
    for note in g.notes or []:
        if note.kind == "vp":
            found[note.rule] += note.facts["change"]
    return found


@pytest.mark.rule("stalingrad-roads", "scenario-3-s")
def test_half_of_stalingrad_brings_nothing() -> None:
    assert points_of(ends(FEEDERS, soviet="1334"))["scenario-3-s"] == 0
    assert points_of(ends(FEEDERS, soviet="1334"))["scenario-3-t"] == 0


@pytest.mark.rule("stalingrad-roads", "scenario-3-t")
def test_major_cities_that_the_axis_does_not_supply_bring_3() -> None:
    """The garrison of Stalingrad is cut off; all other cities are within reach of a headquarters."""
    g = ends(FEEDERS | {"1334": "ger-71", "1434": "ger-389"})
    assert points_of(g)["scenario-3-t"] == 3
    empty = ends(FEEDERS)
    assert points_of(empty)["scenario-3-t"] == 3, "empty and out of reach"
    fed = ends(FEEDERS | FED | {"1203": "ger-hq-6a"})
    assert points_of(fed)["scenario-3-t"] == 0


@pytest.mark.rule("stalingrad-roads", "scenario-3-u", "scenario-3-v")
@pytest.mark.parametrize("place", ["1701", "1901", "2301", "2601", "0001", "0201", "0401", "0501", "0701"])
def test_western_hexes_worth_2(place: str) -> None:
    assert _edge(place)["scenario-3-u"] == 2
    assert _edge(place)["scenario-3-v"] == 0


@pytest.mark.rule("stalingrad-roads", "scenario-3-v", "scenario-3-u")
@pytest.mark.parametrize("place", ["0801", "0901", "1101", "1301", "1401"])
def test_western_hexes_worth_4(place: str) -> None:
    assert _edge(place)["scenario-3-v"] == 4
    assert _edge(place)["scenario-3-u"] == 0


def _edge(place: str) -> dict[str, int]:
    """A Soviet division on the western edge, with a headquarters there or in a city near."""
    tried = [{place: "sov-29 sov-hq-voronezh"}]
    tried += [{place: "sov-29", hq: "sov-hq-voronezh"} for hq in ("1203", "0803", "2304", "1705", "0304")]
    found = [points_of(ends(where)) for where in tried]
    return max(found, key=lambda points: points["scenario-3-u"] + points["scenario-3-v"])


@pytest.mark.rule("stalingrad-roads", "scenario-3-u", "scenario-3-v")
def test_only_with_a_supplied_unit() -> None:
    """Alone it is out of supply; control is not enough."""
    found = points_of(ends({"1701": "sov-29", "1401": "sov-38"}))
    assert (found["scenario-3-u"], found["scenario-3-v"]) == (0, 0)
    found = points_of(ends({}, soviet="1701 1401"))
    assert (found["scenario-3-u"], found["scenario-3-v"]) == (0, 0)


@pytest.mark.rule("stalingrad-roads", "scenario-3-w")
def test_a_supplied_unit_in_the_bend_of_the_dnieper_brings_1() -> None:
    """1002 lies in it; two units bring no more, one out of supply nothing."""
    hq = {"1203": "sov-hq-voronezh"}
    assert points_of(ends(hq | {"1002": "sov-29", "1003": "sov-38"}))["scenario-3-w"] == 1
    assert points_of(ends({"1002": "sov-29"}))["scenario-3-w"] == 0
    assert points_of(ends({"1206": "sov-hq-voronezh", "1205": "sov-29"}))["scenario-3-w"] == 0


@pytest.mark.rule("stalingrad-roads", "scenario-3-x")
@pytest.mark.parametrize(("fixed", "points"), [("true", 3), ("false", 0)])
def test_manstein_dismissed_brings_3(fixed: str, points: int) -> None:
    g = ends({}, head=f"fixed = {fixed}\nmanstein = {-1 if points else 4}")
    assert points_of(g)["scenario-3-x"] == points


@pytest.mark.rule("stalingrad-roads", "scenario-3-x")
def test_also_if_it_happens_now() -> None:
    assert points_of(ends({}, head="manstein = 0"))["scenario-3-x"] == 3


@pytest.mark.rule("stalingrad-roads", "scenario-3-z", "scenario-3-o")
@pytest.mark.parametrize(
    ("turn", "soviet", "points"),
    [(12, "", 0), (13, "", -5), (13, "1334", -5), (13, "1334 1434", 0), (17, "", -5)],
)
def test_each_turn_after_feb_ii_without_stalingrad_costs_5(turn: int, soviet: str, points: int) -> None:
    assert points_of(ends({"0912": "ger-hq-1pza"}, turn, soviet=soviet))["scenario-3-z"] == points


@pytest.mark.rule("stalingrad-roads", "scenario-3-za")
@pytest.mark.parametrize(
    ("vp", "level"),
    [
        (25, "soviet-strategic"),
        (21, "soviet-strategic"),
        (20, "soviet-operational"),
        (15, "soviet-operational"),
        (14, "soviet-minor"),
        (10, "soviet-minor"),
        (9, "draw"),
        (8, "draw"),
        (7, "axis-minor"),
        (6, "axis-operational"),
        (5, "axis-strategic"),
        (-9, "axis-strategic"),
    ],
)
def test_the_levels_of_victory(vp: int, level: str) -> None:
    """Stalingrad is Soviet: 5 of the points; everything else is Axis, and fed."""
    g = ends(FEEDERS, head=f"vp = {vp - 5}", soviet="1334 1434")
    assert g.state.vp == vp
    assert g.state.ended == level
    side = level.partition("-")[0]
    assert set(g.winners) == ({side} if side != "draw" else {"axis", "soviet"})


@pytest.mark.rule("stalingrad-roads", "scenario-3-za")
def test_the_historical_end_is_a_soviet_minor_victory() -> None:
    """Rostov and Stalingrad: 10 points."""
    g = ends(FEEDERS, soviet="1334 1434 0518")
    assert (g.state.vp, g.state.ended) == (10, "soviet-minor")


@pytest.mark.rule("stalingrad-roads", "scenario-3-a", "scenario-0-a")
def test_a_game_goes_on_after_dec_iv_if_nobody_has_won() -> None:
    g = field(POCKET, step="end-of-turn", turn=6, head=f"{supports()}\n{marks(INSIDE, besieged=False)}")
    assert not g.over
    idle(g, "soviet-supply")
    assert g.state.turn == 7
