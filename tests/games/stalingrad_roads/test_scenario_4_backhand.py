"""Scenario IV, the Backhand Blow."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.calendar import COUNTERS
from tests.games.stalingrad_roads.siege import idle, supports
from tests.games.stalingrad_roads.table import asked, at, do, field, roads
from tests.support import prompt, spaces, told


def asks(g: StalingradTable) -> str:
    return next((prompt(g, side) for side in g.to_act), "")


def backhand(
    where: dict[str, str], step: str, turn: int = 14, head: str = "", axis: str = "", soviet: str = ""
) -> StalingradTable:
    lines = f"{supports(scenario='backhand')}\n{head}"
    return field(where, step=step, turn=turn, head=lines, scenario="backhand", axis=axis, soviet=soviet)


def begun() -> StalingradTable:
    """The Soviet player keeps Human waves for the Germans."""
    g = roads(scenario="backhand")
    do(g, "effect rescue", "effect crushing", "effect rout")
    return g


@pytest.mark.rule("stalingrad-roads", "scenario-4-a", "scenario-4-b", "scenario-0-a")
def test_five_turns_on_columns_1_to_20() -> None:
    g = begun()
    assert (g.setting.first, g.setting.last) == (13, 17)
    assert g.turn_name == "FEB III"
    assert {name[2:] for name in spaces(g, g.area)} == {f"{column:02}" for column in range(1, 21)}
    assert backhand({"0912": "ger-hq-1pza"}, "end-of-turn", 17).over
    assert not backhand({"0912": "ger-hq-1pza"}, "end-of-turn", 16).over


@pytest.mark.rule("stalingrad-roads", "scenario-4-b", "4.2.1")
def test_soviet_supply_comes_in_from_the_east() -> None:
    g = begun()
    east = {name for name in spaces(g, g.sources(1)) if name[2:] == "20"}
    assert len(east) > 2


@pytest.mark.rule("stalingrad-roads", "scenario-4-a", "scenario-4-g")
def test_snow_and_ice_are_given_and_the_sky_is_rolled_for() -> None:
    skies = set()
    for dice in ((1, 1), (2, 3), (5, 5)):
        g = roads("", *dice, scenario="backhand", drawn=2)
        do(g, "effect rescue", "effect crushing", "effect rout")
        assert (g.state.weather, g.state.ice) == ("snow", "all")
        skies.add(g.state.sky)
    assert skies == {"clear", "overcast", "blizzard"}


@pytest.mark.rule("stalingrad-roads", "scenario-4-c")
def test_the_markers() -> None:
    """One effect of superiority is left, as the Soviet player likes."""
    g = roads(scenario="backhand")
    assert (g.state.manstein, g.state.approval) == (1, 2)
    assert asked(g) == "effect-off"
    assert g.to_act == {"soviet"}
    do(g, "effect rescue", "effect crushing")
    assert asked(g) == "effect-off"
    do(g, "effect rout")
    assert g.state.superiority == ("waves",)
    idle(g, "axis-movement")
    assert g.state.rail == 4


@pytest.mark.rule("stalingrad-roads", "scenario-4-c")
def test_the_set_up_is_that_of_the_counters() -> None:
    g = roads(scenario="backhand")
    for name, row in COUNTERS.items():
        start = row.get("start", {}).get("backhand", "")
        place = {"stavka": "reserve", "kg": "kampfgruppen", "": "waiting"}.get(start, start)
        assert at(g, name) == place


@pytest.mark.rule("stalingrad-roads", "scenario-4-d")
def test_play_begins_with_the_axis_turn() -> None:
    g = begun()
    assert [note["side"] for note in told(g, "player-turn")] == ["axis"]
    assert g.state.turn == 13
    idle(g, "soviet-supply")
    assert g.state.turn == 14, "the Soviets play next turn"


@pytest.mark.rule("stalingrad-roads", "scenario-4-e")
def test_there_is_no_operation_mars() -> None:
    g = backhand({"1716": "sov-hq-southwest"}, "mars")
    assert not told(g, "mars")
    assert not g.uses("mars")
    for chapter in ("offensives", "stavka", "superiority", "kg", "replacements", "shortage", "approval"):
        assert g.uses(chapter)


@pytest.mark.rule("stalingrad-roads", "scenario-4-f", "17.3.1")
@pytest.mark.parametrize("turn", [14, 17])
def test_two_soviet_points_and_four_rail_points_a_turn(turn: int) -> None:
    where = {"2108": "sov-hq-voronezh sov-219", "0912": "ger-hq-1pza"}
    g = backhand(where, "soviet-reinforcement", turn, 'reduced = ["sov-219"]')
    assert told(g, "replacement-points")[0] == {"side": "soviet", "count": 2}
    g = backhand(where, "axis-start", turn, "backhand = 13\nmanstein = -1")
    assert g.state.rail == 4


@pytest.mark.rule("stalingrad-roads", "scenario-4-g", "16.3.2c", "16.3.2d")
def test_the_offensive_is_declared_at_once() -> None:
    g = begun()
    assert told(g, "backhand") == [{"box": 7}]
    assert asked(g) == "choose-supports"
    assert g.to_act == {"axis"}
    do(g, "take tigers", "take hoth", "take nebelwerfer")
    assert g.state.boxes[4] == ("hoth", "nebelwerfer", "tigers")
    assert g.state.manstein == -1


@pytest.mark.rule("stalingrad-roads", "scenario-4-h", "scenario-4-o")
def test_the_soviets_draw_a_support_for_the_offensive_and_one_for_stavka() -> None:
    """Never Stalin or the Shortage Test, which are in the pool."""
    pool = roads(scenario="backhand").rules.setup("backhand", {}).pools[1]
    assert pool.count("shortage-test") == pool.count("stalin") == 1
    text = 'step = "set-up"\npools.axis = []\npools.soviet = ["shortage-test", "stalin", "vvs", "flak"]'
    for n in range(1, 7):
        g = roads(text, n, scenario="backhand")
        do(g, "effect rescue", "effect crushing", "effect rout")
        assert [len(box) for box in g.state.boxes[:4]] == [1, 0, 0, 1]
        assert {*g.state.boxes[0], *g.state.boxes[3]} == {"vvs", "flak"}
        assert g.state.pools[1] == ("shortage-test", "stalin")


# Victory

MAJORS = {"2108": "Kharkov"}
"""The one major city that the Soviets hold at the start."""
CITIES = ["1407", "1409", "2708", "2408"]
"""Lozovaya, Barvenkovo, Oboyan, Belgorod."""


def ends(axis: str = "", soviet: str = "") -> StalingradTable:
    return backhand({"1902": "ger-hq-kempf"}, "end-of-turn", 17, axis=axis, soviet=soviet)


@pytest.mark.rule("stalingrad-roads", "scenario-4-i")
def test_at_the_start_the_soviets_hold_kharkov_and_these_cities() -> None:
    g = roads(scenario="backhand")
    soviet = spaces(g, g.state.control[1])
    assert {"2108", *CITIES} <= soviet
    axis = spaces(g, g.state.control[0])
    assert {"0912", "1203", "0803", "1215"} <= axis, "Stalino, Dnepropetrovsk, Zaporozhye, Voroshilovsk"


@pytest.mark.rule("stalingrad-roads", "scenario-4-i")
@pytest.mark.parametrize("axis", ["", "1407 1409 2708 2408"])
def test_no_major_city_lost_is_a_soviet_decisive_victory(axis: str) -> None:
    g = ends(axis)
    assert g.state.ended == "soviet-decisive"
    assert g.winners == ["soviet"]


@pytest.mark.rule("stalingrad-roads", "scenario-4-i")
@pytest.mark.parametrize(("axis", "wins"), [("", True), ("2108", False)])
def test_so_is_a_new_one_at_once_with_none_lost(axis: str, wins: bool) -> None:
    """A Soviet division enters Stalino; Kharkov is Soviet, or not."""
    g = backhand({"0913": "sov-29"}, "soviet-movement", axis=axis)
    do(g, "unit sov-29", "to 0912")
    assert (g.state.ended == "soviet-decisive") is wins


@pytest.mark.rule("stalingrad-roads", "scenario-4-i")
def test_kharkov_taken_again_is_no_new_one() -> None:
    g = backhand({"2109": "sov-29"}, "soviet-movement", axis="2108")
    do(g, "unit sov-29", "to 2108")
    assert not g.over


@pytest.mark.rule("stalingrad-roads", "scenario-4-j", "scenario-4-k", "scenario-4-l", "scenario-4-m")
@pytest.mark.parametrize(
    ("cities", "level"),
    [
        (5, "axis-decisive"),
        (4, "axis-decisive"),
        (3, "axis-marginal"),
        (2, "draw"),
        (1, "soviet-marginal"),
        (0, "soviet-marginal"),
    ],
)
def test_kharkov_and_so_many_cities(cities: int, level: str) -> None:
    taken = ["2108", *CITIES, "1206"][: cities + 1]
    g = ends(" ".join(taken))
    assert g.state.ended == level


@pytest.mark.rule("stalingrad-roads", "scenario-4-j")
def test_two_major_cities_are_decisive() -> None:
    """A second one must have been Soviet when the game began."""
    g = backhand(
        {"0912": "ger-hq-1pza"},
        "end-of-turn",
        17,
        head="began = []",
        axis="2108 0912",
    )
    assert g.state.ended == "axis-decisive"


@pytest.mark.rule("stalingrad-roads", "scenario-4-n")
def test_cities_that_the_axis_lost_are_subtracted() -> None:
    """The example: Kharkov, Lozovaya, Barvenkovo, Oboyan and Belgorod less Voroshilovsk."""
    assert ends("2108 1407 1409 2708 2408", soviet="1215").state.ended == "axis-marginal"
    assert ends("2108 1407 1409 2708 2408").state.ended == "axis-decisive"
    assert ends("2108 1407 1409 2708", soviet="1215").state.ended == "draw"


@pytest.mark.rule("stalingrad-roads", "scenario-4-n", "scenario-4-i")
def test_so_are_major_cities() -> None:
    """Kharkov for Stalino: nothing is left, but the Soviets have lost a major city, so not decisively."""
    assert ends("2108 1407 1409 2708 2408", soviet="0912").state.ended == "soviet-marginal"


@pytest.mark.rule("stalingrad-roads", "scenario-4-e", "15.2.2d", "7.3.3c")
def test_what_the_soviets_took_before_counts_as_lost() -> None:
    """Kharkov taken back pleases the Führer (+2); no train runs through it."""
    g = backhand({"2107": "ger-29mot"}, "axis-movement", 14, "approval = 4")
    do(g, "unit ger-29mot", "to 2108")
    assert g.state.approval == 6
