"""Movement by rail (7.3).

The railway from Stalino (0912) to Mariupol ends there: 0912, 0811, 0711, 0610, 0511, 0410. At 0711 another
line joins it, which leads to the sources in the west. From Valuiki (2213) a branch goes by 2313, 2413, 2513
(Novy Oskol) and 2612 to 2713.
"""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.hand import until
from tests.games.stalingrad_roads.marching import by_train, move
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to, roads
from tests.support import told

AXIS = "axis-movement"
MARIUPOL = {"0410", "0511", "0610", "0711"}


@pytest.mark.rule("stalingrad-roads", "7.3")
def test_only_the_axis_moves_by_rail() -> None:
    g = field({"2721": "sov-1"}, step="soviet-movement", head="rail = 4")
    assert open_to(g, "unit") == {"sov-1"}
    assert open_to(g, "train") == set()
    g = field({"0511": "ger-298"}, step=AXIS, head="rail = 4")
    assert open_to(g, "train") == {"ger-298"}


@pytest.mark.rule("stalingrad-roads", "7.3.1a", "7.3.1b")
@pytest.mark.parametrize(
    ("scenario", "turn", "points"),
    [("campaign", 1, 2), ("campaign", 2, 4), ("backhand", 14, 4), ("uranus", 2, 0)],
)
def test_the_scenario_gives_rail_points_for_a_turn_and_none_are_saved(
    scenario: str, turn: int, points: int
) -> None:
    g = field(
        {"1019" if scenario == "backhand" else "1226": "ger-298"},
        step="axis-start",
        scenario=scenario,
        turn=turn,
        head="rail = 3",
    )
    until(g, "move-unit")
    assert g.state.rail == points


@pytest.mark.rule("stalingrad-roads", "7.3.2")
def test_each_unit_costs_a_point_whatever_it_is() -> None:
    places = {"0511": "ger-298 ger-16pz ger-gd-a ger-hq-4pza ita-3rav"}
    g = field(places, step=AXIS, head='rail = 4\nreduced = ["ger-16pz"]')
    do(g, "train ger-298", "to 0912", "train ger-16pz", "to 1010", "train ger-hq-4pza", "to 0912")
    assert [row["left"] for row in told(g, "railed")] == [3, 2, 1]
    do(g, "train ger-gd-a", "to 0410")
    assert open_to(g, "train") == set(), "the points are spent"
    assert "ita-3rav" in open_to(g, "unit")


@pytest.mark.rule("stalingrad-roads", "7.3.2")
def test_who_went_by_rail_has_moved_and_who_moved_does_not_entrain() -> None:
    g = field({"0511": "ger-298 ger-294"}, step=AXIS, head="rail = 2")
    do(g, "train ger-298", "to 0610")
    assert "ger-298" not in open_to(g, "unit")
    move(g, "ger-294", "0610")
    assert open_to(g, "train") == set()


@pytest.mark.rule("stalingrad-roads", "7.3.3a")
def test_a_train_runs_on_a_railway_linked_to_a_german_source_without_enemies() -> None:
    g = field({"0511": "ger-298", "0614": "ger-294"}, step=AXIS, head="rail = 4")
    assert by_train(g, "ger-298") >= (MARIUPOL - {"0511"}) | {"0912", "0711", "1203"}
    assert not by_train(g, "ger-298") & {"0411", "0509"}, "roads are no railways"
    assert by_train(g, "ger-294") == set(), "no railway in its hex"
    g = field({"0511": "ger-298", "0711": "sov-1"}, step=AXIS, head="rail = 4")
    assert by_train(g, "ger-298") == set(), "cut off from every source"


@pytest.mark.rule("stalingrad-roads", "7.3.3a", "7.3.3b")
def test_a_train_is_never_next_to_an_enemy_but_the_line_behind_it_needs_only_a_friend() -> None:
    # The Soviet division in 0609 is next to 0610.
    places = {"0410": "ger-298", "0609": "sov-1"}
    g = field(places, step=AXIS, head="rail = 4")
    assert by_train(g, "ger-298") == set(), "the railway leads past an enemy to the source"
    g = field(places | {"0610": "ger-294"}, step=AXIS, head="rail = 4")
    assert by_train(g, "ger-298") == {"0511"}, "a friend holds the line open, but no train passes there"
    assert by_train(g, "ger-294") == set(), "nor does one start there"


@pytest.mark.rule("stalingrad-roads", "7.3.3c")
@pytest.mark.parametrize(("fallen", "reached"), [("", True), ("2513", False), ("2612", True)])
def test_no_train_passes_a_city_that_the_soviets_ever_captured(fallen: str, reached: bool) -> None:
    head = f'rail = 4\nfallen = ["{fallen}"]' if fallen else "rail = 4"
    g = field({"2313": "ger-298"}, step=AXIS, head=head, axis="2513 2612")
    assert ("2713" in by_train(g, "ger-298")) == reached
    assert ("2513" in by_train(g, "ger-298")) == reached
    assert "2413" in by_train(g, "ger-298")


@pytest.mark.rule("stalingrad-roads", "7.3.4")
def test_a_train_goes_any_distance() -> None:
    g = field({"0410": "ger-298"}, step=AXIS, head="rail = 1")
    do(g, "train ger-298", "to 2713")
    assert at(g, "ger-298") == "2713"


@pytest.mark.rule("stalingrad-roads", "7.3.4", "1.10.1a")
def test_a_train_captures_the_hexes_it_passes() -> None:
    g = field({"0511": "ger-298"}, step=AXIS, head="rail = 1", soviet="0610 0711 0811")
    do(g, "train ger-298", "to 0811")
    taken = [g.rules.space[name] for name in ("0610", "0711", "0811")]
    assert all(g.state.control[0] >> space & 1 for space in taken)


@pytest.mark.rule("stalingrad-roads", "7.3.3b", "3.2.2b")
def test_trains_run_in_mud() -> None:
    g = field({"0511": "ger-298"}, step=AXIS, head='rail = 1\nweather = "mud"')
    assert "0912" in by_train(g, "ger-298")


@pytest.mark.rule("stalingrad-roads", "7.3.3a", "4.4.4a")
def test_a_train_out_of_supply_does_not_lead_away_from_the_nearest_headquarters() -> None:
    g = field(
        {"0511": "ger-298 ger-294", "0812": "ger-hq-lanz"}, step=AXIS, head='rail = 4\noos = ["ger-298"]'
    )
    assert "0410" in by_train(g, "ger-294")
    assert "0410" not in by_train(g, "ger-298")
    assert "0711" in by_train(g, "ger-298")


@pytest.mark.rule("stalingrad-roads", "7.3.5", "7.3.2")
def test_a_reinforcement_goes_on_by_rail_with_the_points_left() -> None:
    places = {"waiting": "ger-336 ger-306", "0511": "ger-298"}
    head = "rail = 1\ndue = { ger-336 = 5, ger-306 = 5 }"
    g = field(places, step="axis-reinforcement", head=head)
    assert asked(g) == "arrivals"
    do(g, "unit ger-336")
    assert asked(g) == "send-on"
    do(g, "go", "to 0912")
    assert at(g, "ger-336") == "0912"
    assert g.state.rail == 0
    until(g, "rebuild", "arrivals", "move-unit", "off-road")
    assert at(g, "ger-306") == "1701", "no point is left for it"


@pytest.mark.rule("stalingrad-roads", "7.3.1a")
def test_the_campaign_begins_with_two_rail_points() -> None:
    g = roads('step = "axis-start"\nplayer = "axis"')
    assert g.state.rail == 2
