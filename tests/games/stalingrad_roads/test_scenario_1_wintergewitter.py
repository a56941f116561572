"""Scenario I, Wintergewitter: a small map, a part of the rules. The sheets are missing."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.calendar import COUNTERS
from tests.games.stalingrad_roads.siege import idle, supports
from tests.games.stalingrad_roads.table import at, field, roads
from tests.support import spaces, told

FEEDER = {"0729": "ger-hq-4pza"}


def winter(where: dict[str, str], step: str, turn: int = 6, soviet: str = "") -> StalingradTable:
    head = f'{supports(scenario="wintergewitter")}\nice = "all"'
    return field(where, step=step, turn=turn, head=head, scenario="wintergewitter", soviet=soviet)


@pytest.mark.rule("stalingrad-roads", "scenario-1-a", "scenario-0-a")
def test_three_turns_on_a_map_of_its_own() -> None:
    g = roads(scenario="wintergewitter")
    assert (g.setting.first, g.setting.last) == (4, 6)
    area = spaces(g, g.area)
    assert {name[:2] for name in area} == {f"{row:02}" for row in range(5, 15)}
    assert {name[2:] for name in area} == {f"{column}" for column in range(27, 37)}
    for name, row in COUNTERS.items():
        start = row.get("start", {}).get("wintergewitter", "")
        if start.isdigit():
            assert at(g, name) == start


@pytest.mark.rule("stalingrad-roads", "scenario-1-a", "scenario-0-e")
def test_a_part_of_the_rules_is_used() -> None:
    """No fortress, no offensives, no STAVKA, no approval; the Axis moves first."""
    g = roads(scenario="wintergewitter")
    assert not g.setting.uses
    assert g.state.player == 0
    idle(g, "soviet-combat")
    phases = [note["phase"] for note in told(g, "phase")]
    assert phases.index("axis-combat") < phases.index("soviet-movement")


@pytest.mark.rule("stalingrad-roads", "scenario-1-a")
def test_a_supplied_unit_beside_the_pocket_wins_for_the_axis() -> None:
    """1331 and 1132 touch it. At the end of an Axis turn, whatever the turn."""
    g = winter(FEEDER | {"1132": "ger-23pz"}, "axis-end", 4)
    assert g.state.ended == "axis-decisive"
    g = winter({"1132": "ger-23pz"}, "axis-end", 4)
    assert not g.over, "it is out of supply"
    assert not winter(FEEDER | {"1031": "ger-23pz"}, "axis-end", 4).over, "a hex too far"


@pytest.mark.rule("stalingrad-roads", "scenario-1-a")
def test_within_three_hexes_at_the_end_it_is_a_minor_victory() -> None:
    assert winter(FEEDER | {"1031": "ger-23pz"}, "end-of-turn").state.ended == "axis-minor"
    assert winter(FEEDER | {"0829": "ger-23pz"}, "end-of-turn").state.ended == "soviet-minor"


@pytest.mark.rule("stalingrad-roads", "scenario-1-a")
def test_kotelnikovo_lost_is_a_soviet_decisive_victory() -> None:
    g = winter({"0629": "ger-hq-4pza", "1031": "ger-23pz"}, "end-of-turn", soviet="0729")
    assert g.state.ended == "soviet-decisive"
    assert g.winners == ["soviet"]
