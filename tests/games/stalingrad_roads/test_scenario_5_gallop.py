"""Scenario V, Operation Gallop."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.calendar import COUNTERS
from tests.games.stalingrad_roads.siege import supports
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to, roads
from tests.support import spaces, told

ASIDE = {"stalin", "surrender", "shortage", "shortage-test"}


def gallop(
    where: dict[str, str], step: str, turn: int = 12, head: str = "", soviet: str = ""
) -> StalingradTable:
    lines = f"{supports(scenario='gallop')}\n{head}"
    return field(where, step=step, turn=turn, head=lines, scenario="gallop", soviet=soviet)


def begun() -> StalingradTable:
    g = roads(scenario="gallop")
    do(g, "effect rescue", "effect waves", "take vvs", "take vvs", "take katyusha", "take surprise")
    return g


@pytest.mark.rule("stalingrad-roads", "scenario-5-a", "scenario-0-a")
def test_seven_turns_on_columns_1_to_25() -> None:
    g = roads(scenario="gallop")
    assert (g.setting.first, g.setting.last) == (11, 17)
    assert g.turn_name == "FEB I"
    assert {name[2:] for name in spaces(g, g.area)} == {f"{column:02}" for column in range(1, 26)}
    assert len({name for name in spaces(g, g.sources(1)) if name[2:] == "25"}) > 2, (
        "Soviet supply from the east"
    )
    assert gallop({"0912": "ger-hq-1pza"}, "end-of-turn", 17).over
    assert not gallop({"0912": "ger-hq-1pza"}, "end-of-turn", 16).over


@pytest.mark.rule("stalingrad-roads", "scenario-5-b")
def test_snow_and_ice_are_given_and_the_sky_is_rolled_for() -> None:
    skies = set()
    for first in range(1, 7):
        for second in (1, 5):
            g = roads("", first, second, scenario="gallop", drawn=11)
            do(g, "effect rescue", "effect waves", "take vvs", "take vvs", "take katyusha", "take surprise")
            assert (g.state.weather, g.state.ice) == ("snow", "all")
            skies.add(g.state.sky)
    assert skies == {"clear", "overcast", "blizzard"}


@pytest.mark.rule("stalingrad-roads", "scenario-5-c", "scenario-5-d")
def test_the_markers() -> None:
    """Two effects of superiority, as the Soviet player likes. The fall of Stalingrad is counted already."""
    g = roads(scenario="gallop")
    assert (g.state.manstein, g.state.approval) == (3, 5)
    assert asked(g) == "effect-off"
    assert g.to_act == {"soviet"}
    do(g, "effect crushing", "effect waves")
    assert g.state.superiority == ("rescue", "rout")
    assert g.state.successes & g.facts.STALINGRAD == g.facts.STALINGRAD
    for name, row in COUNTERS.items():
        start = row.get("start", {}).get("gallop", "")
        assert at(g, name) == {"stavka": "reserve", "kg": "kampfgruppen", "": "waiting"}.get(start, start)


@pytest.mark.rule("stalingrad-roads", "scenario-5-d")
def test_all_rules_but_mars_are_used() -> None:
    g = gallop({"1716": "sov-hq-southwest"}, "mars")
    assert not told(g, "mars")
    assert not g.uses("mars")
    for chapter in ("offensives", "stavka", "superiority", "kg", "replacements", "shortage", "approval"):
        assert g.uses(chapter)
    g = gallop({"1125": "ger-hq-hollidt"}, "axis-supply", 11)
    assert not told(g, "approval"), "Stalingrad costs nothing any more"


@pytest.mark.rule("stalingrad-roads", "scenario-5-e", "17.3.1")
@pytest.mark.parametrize("turn", [11, 17])
def test_two_soviet_points_and_four_rail_points_a_turn(turn: int) -> None:
    where = {"1716": "sov-hq-southwest sov-219", "1203": "ger-hq-1pza"}
    g = gallop(where, "soviet-reinforcement", turn, 'reduced = ["sov-219"]')
    assert told(g, "replacement-points")[0] == {"side": "soviet", "count": 2}
    assert gallop(where, "axis-start", turn, "backhand = 8").state.rail == 4


@pytest.mark.rule("stalingrad-roads", "scenario-5-f", "scenario-5-j")
def test_the_soviet_supports() -> None:
    """Four chosen and six drawn for STAVKA, three for minor offensive B; what was set aside goes back."""
    g = roads(scenario="gallop")
    before = g.rules.setup("gallop", {}).pools[1]
    assert set(before) >= ASIDE
    do(g, "effect rescue", "effect waves")
    assert asked(g) == "choose-soviet"
    assert not open_to(g, "take") & ASIDE
    do(g, "take vvs", "take vvs", "take katyusha", "take surprise")
    stavka, minor_a, minor_b, major, _ = g.state.boxes
    assert (len(stavka), len(minor_a), len(minor_b), len(major)) == (10, 0, 3, 0)
    assert stavka.count("vvs") >= 2
    assert not ASIDE & {*stavka, *minor_b}
    assert [g.state.pools[1].count(kind) for kind in sorted(ASIDE)] == [
        before.count(kind) for kind in sorted(ASIDE)
    ]


@pytest.mark.rule("stalingrad-roads", "scenario-5-g")
def test_the_axis_has_two_supports_at_random() -> None:
    found = set()
    for n in range(1, 7):
        g = roads("", n, scenario="gallop", drawn=9)
        do(g, "effect rescue", "effect waves", "take vvs", "take vvs", "take katyusha", "take surprise")
        assert len(g.state.boxes[4]) == 2
        found.add(g.state.boxes[4])
    assert len(found) > 1


@pytest.mark.rule("stalingrad-roads", "scenario-5-h")
def test_both_offensives_are_placed_the_major_one_west_of_the_donets() -> None:
    g = begun()
    while asked(g) in ("pontoons", "offensives"):
        do(g, "done")
    assert asked(g) == "offensives-place"
    assert not open_to(g, "done")
    do(g, "launch")
    west = g.facts.region["west_of_donets"]
    hexes = {g.rules.space[name] for name in open_to(g, "to")}
    assert hexes
    assert all(west >> space & 1 for space in hexes)
    assert "2108" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "scenario-5-h")
def test_minor_offensive_b_goes_where_it_may() -> None:
    g = begun()
    while asked(g) in ("pontoons", "offensives"):
        do(g, "done")
    assert open_to(g, "place") == {"minor-b"}, "A is not in this scenario"
    do(g, "place minor-b")
    assert any(not g.facts.region["west_of_donets"] >> g.rules.space[name] & 1 for name in open_to(g, "to"))


@pytest.mark.rule("stalingrad-roads", "scenario-5-h")
def test_neither_may_be_kept_back() -> None:
    g = begun()
    while asked(g) in ("pontoons", "offensives"):
        do(g, "done")
    do(g, "launch", "to 2108")
    while asked(g).startswith("major"):
        do(g, f"keep {min(open_to(g, 'keep'))}")
    assert asked(g) == "offensive-place", "there is nothing else to do but to place minor B"
    do(g, f"to {min(open_to(g, 'to'))}")
    assert g.state.offensive_status[2] == "map"


# Victory

HQS = {"1203": "ger-hq-1pza", "0515": "ger-hq-4pza", "2106": "ger-hq-2a", "0911": "ger-hq-hollidt"}


def ends(where: dict[str, str] | None = None, soviet: str = "") -> StalingradTable:
    return gallop(HQS | (where or {}), "end-of-turn", 17, soviet=soviet)


@pytest.mark.rule("stalingrad-roads", "scenario-5-i")
@pytest.mark.parametrize(
    ("soviet", "level", "winner"),
    [
        ("", "axis-major", "axis"),
        ("0518", "axis-minor", "axis"),
        ("0518 2108", "soviet-minor", "soviet"),
        ("0518 2108 0912", "soviet-major", "soviet"),
        ("0518 2108 0912 0803", "soviet-major", "soviet"),
    ],
)
def test_major_cities_count_at_the_end(soviet: str, level: str, winner: str) -> None:
    g = ends(soviet=soviet)
    assert g.state.ended == level
    assert g.winners == [winner]


@pytest.mark.rule("stalingrad-roads", "scenario-5-i")
def test_other_cities_do_not() -> None:
    assert ends(soviet="1716 1411 2408 1215").state.ended == "axis-major"


@pytest.mark.rule("stalingrad-roads", "scenario-5-i")
def test_a_major_city_held_by_a_unit_out_of_supply_counts_too() -> None:
    """Rostov with 376 inside: fed by 4 PzA in Taganrog, or cut off."""
    assert ends({"0518": "ger-376"}).state.ended == "axis-major"
    ring = {
        "0517": "sov-29",
        "0519": "sov-38",
        "0617": "sov-45",
        "0618": "sov-95",
        "0417": "sov-226",
        "0418": "sov-64",
    }
    where = {"0518": "ger-376", **ring}
    del_hq = {"1203": "ger-hq-1pza"}
    g = gallop(del_hq | where, "end-of-turn", 17)
    assert g.state.ended == "axis-minor"
    assert gallop(del_hq, "end-of-turn", 17).state.ended == "axis-major", "empty ones do not count"
