"""What all scenarios have in common (the introduction to the scenarios)."""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.siege import neighbours, supports
from tests.games.stalingrad_roads.table import RULES, do, field, open_to, roads
from tests.support import told

SCENARIOS = {
    "wintergewitter": ("DEC II", "DEC IV"),
    "uranus": ("NOV III", "DEC I"),
    "campaign": ("NOV III", "MAR III"),
    "backhand": ("FEB III", "MAR III"),
    "gallop": ("FEB I", "MAR III"),
}


@pytest.mark.rule("stalingrad-roads", "scenario-0-a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_has_its_turns_and_its_units(scenario: str) -> None:
    g = roads(scenario=scenario)
    names = g.facts.tables.turns
    assert (names[g.setting.first - 1], names[g.setting.last - 1]) == SCENARIOS[scenario]
    assert g.state.turn == g.setting.first
    for side in (0, 1):
        assert g.on_map(g.facts.TROOPS[side])
        assert not g.held(side) & ~g.area


def test_there_are_five_of_them() -> None:
    assert set(RULES.scenarios) == set(SCENARIOS)


@pytest.mark.rule("stalingrad-roads", "scenario-0-e")
def test_special_rules_are_for_their_scenario() -> None:
    """Soviet headquarters move in the campaign; the zone of 28th Army binds nobody in scenario V."""
    g = field({"2028": "sov-hq-southwest"}, step="soviet-movement", turn=2, head=supports())
    assert open_to(g, "unit") == {"sov-hq-southwest"}
    for scenario, bound in (("campaign", True), ("gallop", False)):
        head = supports(scenario=scenario)
        g = field({"2121": "sov-1"}, step="soviet-movement", turn=11, head=head, scenario=scenario)
        assert open_to(g, "unit") == {"sov-1"}
        assert g.setting.row.surprise is bound
    g = field({"1125": "ger-hq-hollidt"}, step="axis-support", turn=2, head=supports(), scenario="campaign")
    assert told(g, "supports")[0]["count"] == 3, "by the track, not the 2 of scenario II"


@pytest.mark.rule("stalingrad-roads", "scenario-0-c", "6.1.1")
def test_conditional_reinforcements_come_by_the_mars_track() -> None:
    """DEC III: a 7 leaves the marker on Status Quo. Two tank corps will come, the panzers will not."""
    where = {"2618": "sov-hq-voronezh", "waiting": "sov-5tk sov-6tk ger-12pz ger-1pz"}
    g = field(where, 3, 4, step="mars", turn=5, head=supports())
    while told(g, "mars") == [] and g.to_act == {"soviet"}:
        do(g, "done")
    due = {name: g.state.due[g.rules.unit[name]] for name in ("sov-5tk", "sov-6tk", "ger-12pz", "ger-1pz")}
    assert due == {"sov-5tk": 8, "sov-6tk": 8, "ger-12pz": 0, "ger-1pz": 0}


def test_the_slow_grid_is_that_of_the_board() -> None:
    """The tests' own neighbours, from the numbering alone, against the board's."""
    g = roads()
    names = g.facts.board.names
    for name in ("1628", "1529", "0101", "2736", "1334", "1434"):
        space = g.rules.space[name]
        near = {names[each] for each in range(len(g.facts.grid.spots)) if g.facts.distance(space, each) == 1}
        assert near == {each for each in neighbours(name) if each in g.rules.space}
