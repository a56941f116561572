"""The sequence of play (2)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import supports
from tests.games.stalingrad_roads.table import do, field, side_to_act
from tests.support import told

SOVIET = [
    *("soviet-supply", "soviet-offensive", "soviet-support", "mars", "stavka", "soviet-movement"),
    *("soviet-combat", "soviet-exploitation", "soviet-reinforcement"),
]
AXIS = [
    *("axis-supply", "stalingrad-supply", "axis-support", "axis-movement", "axis-combat"),
    *("axis-exploitation", "axis-reinforcement"),
]
QUIET = {"0806": "ger-298", "2630": "sov-1"}


def play_turn(g: StalingradTable) -> None:
    """Play to the next turn, doing as little as can be."""
    turn = g.state.turn
    while g.state.turn == turn and not g.over:
        decision = g.decision(side_to_act(g))
        assert decision is not None
        verb = "done" if "done" in decision.verbs else next(iter(decision.verbs))
        targets = decision.verbs[verb].targets
        do(g, f"{verb} {targets[0]}" if targets else verb)


def phases(g: StalingradTable) -> list[str]:
    """The phases that began in the first turn played."""
    begun: list[str] = []
    for note in g.notes or []:
        if note.kind == "turn" and begun:
            break
        if note.kind in ("phase", "weather"):
            begun.append(g.note_view(note, note.reader).facts.get("phase", "weather"))
    return begun


@pytest.mark.rule("stalingrad-roads", "2a", "2b", "2c")
def test_a_turn_is_weather_the_soviet_player_and_the_axis_player() -> None:
    g = field(QUIET, step="weather", turn=4)
    play_turn(g)
    assert phases(g) == ["weather", *SOVIET, *AXIS]
    assert [row["side"] for row in told(g, "player-turn")][:2] == ["soviet", "axis"]
    assert g.turn_name == "DEC III"


@pytest.mark.rule("stalingrad-roads", "2a")
def test_the_turns_follow_the_calendar() -> None:
    g = field(QUIET, step="weather", turn=6)
    names = []
    for _ in range(3):
        names.append(g.turn_name)
        play_turn(g)
    assert names == ["DEC IV", "JAN I", "JAN II"]


@pytest.mark.rule("stalingrad-roads", "2b", "2c")
@pytest.mark.parametrize("phase", [*SOVIET, *AXIS])
def test_each_phase_belongs_to_its_player(phase: str) -> None:
    g = field(QUIET, step=phase, turn=4)
    assert told(g, "phase")[0]["phase"] == phase
    order = [row["phase"] for row in told(g, "phase")]
    expected = [*SOVIET, *AXIS, *SOVIET]
    assert order == expected[expected.index(phase) :][: len(order)]


@pytest.mark.rule("stalingrad-roads", "2b", "scenario-2-e", "6.1.3")
@pytest.mark.parametrize(
    ("scenario", "turn", "mars"), [("uranus", 2, False), ("campaign", 2, True), ("campaign", 6, False)]
)
def test_a_phase_that_is_not_played_has_no_heading(scenario: str, turn: int, mars: bool) -> None:
    """No Mars in scenario II, nor after DEC III."""
    where = {"1927": "sov-1", "1722": "ger-298"}
    g = field(where, step="weather", turn=turn, scenario=scenario, head=supports(scenario=scenario))
    play_turn(g)
    assert ("mars" in phases(g)) is mars


@pytest.mark.rule("stalingrad-roads", "scenario-2-o", "scenario-3-g")
def test_nov_iii_has_neither_offensive_nor_stavka_phase_and_uranus_no_reinforcements() -> None:
    for scenario, skipped in (("uranus", "soviet-reinforcement"), ("campaign", "")):
        where = {"1927": "sov-1", "1722": "ger-298"}
        g = field(where, step="soviet-movement", turn=1, scenario=scenario, head=supports(scenario=scenario))
        play_turn(g)
        missing = {*SOVIET, *AXIS} - set(phases(g))
        assert ("soviet-reinforcement" in missing) is bool(skipped)
        g = field(where, step="soviet-supply", turn=1, scenario=scenario, head=supports(scenario=scenario))
        play_turn(g)
        assert not {"soviet-offensive", "mars", "stavka"} & set(phases(g))
