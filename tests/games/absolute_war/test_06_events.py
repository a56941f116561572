"""6: events, War Initiative and weather. The events themselves are in chapter 21."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.table import FACTS, do, field, open_to, war
from tests.games.absolute_war.turning import event
from tests.support import told


@pytest.mark.rule("absolute-war", "6.0")
def test_each_turn_has_an_event() -> None:
    assert sorted(FACTS.turns) == list(range(1, 27))
    for turn in FACTS.turns:
        notes = told(event(turn, scenario="long-campaign"), "turn-event")
        assert [note["turn"] for note in notes] == [turn]
        assert notes[0]["event"]


@pytest.mark.rule("absolute-war", "6.1")
def test_events_of_the_front_bring_rules_and_markers() -> None:
    assert event(6).state.ready == ("soviet-upgrade-1", "soviet-upgrade-2")
    g = field({"lodz": "g2pz"}, step="german-movement", turn=1)  # the surprise attack
    do(g, "move g2pz", "enter warsaw")
    assert not open_to(g, "enter")


@pytest.mark.rule("absolute-war", "6.2")
def test_events_elsewhere_change_points_markers_and_draws() -> None:
    assert event(7).state.wsp == [10, 11]
    assert event(9).state.attacks[1] == event(8).state.attacks[1] + 1
    assert event(15).state.draws == [-1, 0]


@pytest.mark.rule("absolute-war", "6.4a")
def test_turns_5_11_17_and_23_are_the_first_of_a_year() -> None:
    """On 5 and 11 General Winter decides."""
    first = {turn for turn, row in FACTS.turns.items() if row.months == [1, 2]}
    assert first == {5, 11, 17, 23}
    head = 'initiative = "german"\nwsp = { german = 2, soviet = 9 }'
    checks = {
        turn for turn in FACTS.turns if told(event(turn, head=head, scenario="long-campaign"), "status-check")
    }
    assert checks == {17, 23}


@pytest.mark.rule("absolute-war", "6.4b")
def test_the_initiative_gives_its_abilities_at_once() -> None:
    """With it the German redraws his first Offensive card; the Soviet has it after the check."""
    tied = event(17, head='initiative = "german"\nwsp = { german = 9, soviet = 9 }')
    lost = event(17, head='initiative = "german"\nwsp = { german = 8, soviet = 9 }')
    assert (open_to(tied, "exchange"), open_to(lost, "exchange")) == ({""}, set())


@pytest.mark.rule("absolute-war", "6.4c")
def test_both_players_see_who_has_the_initiative() -> None:
    g = event(17, head='initiative = "german"\nwsp = { german = 8, soviet = 9 }')
    for side in (0, 1):
        shown = {track.id: track.value for track in g.rules.table(g, side).tracks}
        assert shown["initiative"] == 1
    assert [note["side"] for note in told(g, "initiative")] == ["soviet"]


@pytest.mark.rule("absolute-war", "6.4d")
def test_after_general_winter_the_leader_takes_the_initiative_back() -> None:
    ahead = field({}, step="end", turn=5, head='initiative = "soviet"\nwsp = { german = 12, soviet = 4 }')
    assert ahead.state.initiative == 0
    behind = field({}, step="end", turn=5, head='initiative = "soviet"\nwsp = { german = 4, soviet = 4 }')
    assert behind.state.initiative == 1


@pytest.mark.rule("absolute-war", "6.5")
def test_the_weather_of_the_turn_track() -> None:
    """Summers are clear, springs muddy, the first two winters worse than the later ones."""
    weather = {turn: row.weather for turn, row in FACTS.turns.items()}
    assert {turn for turn, kind in weather.items() if kind == "general-winter"} == {5, 11}
    assert all(weather[turn] == "mud" for turn in (6, 12, 18))
    assert all(weather[turn] == "clear" for turn in (1, 2, 7, 8, 13, 14, 19, 20))


@pytest.mark.rule("absolute-war", "6.5")
@pytest.mark.parametrize(("turn", "zones"), [(8, 3), (10, 2), (12, 1), (11, 2)])
def test_weather_limits_movement(turn: int, zones: int) -> None:
    g = field({"kursk": "g2pz"}, step="german-movement", turn=turn, german="orel bryansk mogilev")
    do(g, "move g2pz")
    for n, zone in enumerate(("orel", "bryansk", "mogilev")):
        assert (zone in open_to(g, "enter")) is (n < zones)
        if n < zones:
            do(g, f"enter {zone}")


@pytest.mark.rule("absolute-war", "6.5")
def test_weather_is_told_with_the_turn() -> None:
    assert told(war(scenario="barbarossa"), "turn")[0]["weather"] == "clear"
