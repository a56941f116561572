"""4: setting up a scenario."""

from __future__ import annotations

import pytest

import stavka
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import SIDES
from stavka.kernel import start
from tests.games.absolute_war.table import FACTS, RULES, at, field, holder, marked, war
from tests.support import units

SCENARIOS = {
    "barbarossa": (1, 5),
    "stalingrad": (8, 12),
    "kursk": (14, 17),
    "short-campaign": (1, 22),
    "long-campaign": (1, 26),
}


@pytest.mark.rule("absolute-war", "4.0a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_places_units_markers_and_tracks(scenario: str) -> None:
    row = FACTS.scenarios[scenario]
    assert (row.first_turn, row.last_turn) == SCENARIOS[scenario]
    g = war(scenario=scenario)
    assert g.state.turn == row.first_turn
    placed = {unit: stack.zone for stack in row.stack for unit in stack.units}
    base = {unit.id for unit in FACTS.units if unit.only == "base"}
    assert {unit: at(g, unit) for unit in placed if unit not in base} == {
        unit: zone for unit, zone in placed.items() if unit not in base
    }
    assert all(at(g, unit) == "removed" for unit in base)
    assert g.state.initiative == 0


@pytest.mark.rule("absolute-war", "4.0a")
def test_the_rules_of_a_scenario_are_its_own() -> None:
    """The short scenarios ask for cities at their end; Moscow decides Barbarossa."""
    zones = {"moscow": "g2pz"}
    won = field(zones, step="end", turn=5, scenario="barbarossa")
    assert (won.over, tuple(won.winners)) == (True, ("german",))
    assert not field(zones, step="end", turn=5, scenario="short-campaign").over


@pytest.mark.rule("absolute-war", "4.0b")
def test_the_decks_are_shuffled() -> None:
    """Every game deals other cards, and the same seed the same ones."""

    def hand(seed: str) -> tuple[str, ...]:
        game = stavka.new("absolute-war", "short-campaign", seed=seed)
        assert isinstance(game, War)
        return tuple(card for card in game.state.hand[0] if card != "g55")

    hands = {seed: hand(seed) for seed in "abcdefgh"}
    assert len(set(hands.values())) > 6
    assert hand("a") == hands["a"]
    state = RULES.setup("stalingrad", {"mode": "regular"})
    for number, side in enumerate(SIDES):
        cards = [*state.events[number], *state.offensives[number], *state.hand[number]]
        assert sorted(cards) == sorted(row.id for row in FACTS.cards.values() if row.side == side)


@pytest.mark.rule("absolute-war", "4.0b")
def test_two_decks_of_43_and_12() -> None:
    state = RULES.setup("barbarossa", {"mode": "regular"})
    assert [len(pile) for pile in state.events] == [43, 43]
    assert [len(pile) for pile in state.offensives] == [11, 12]
    assert state.hand == [("g55",), ()]  # Operation Barbarossa begins in the German hand


@pytest.mark.rule("absolute-war", "4.0d")
@pytest.mark.parametrize(
    ("scenario", "attacks"),
    [("barbarossa", [6, 4]), ("stalingrad", [5, 4]), ("kursk", [5, 6]), ("long-campaign", [6, 4])],
)
def test_each_player_has_his_combat_markers(scenario: str, attacks: list[int]) -> None:
    state = RULES.setup(scenario, {"mode": "regular"})
    assert state.attack == state.attacks == attacks
    assert state.support == [8, 8]
    assert state.mobile == [4, 4]


@pytest.mark.rule("absolute-war", "4.0e")
def test_tracks_stand_where_the_scenario_says_and_other_markers_are_out_of_play() -> None:
    state = RULES.setup("stalingrad", {"mode": "regular"})
    assert (state.turn, state.wsp, state.rp) == (8, [12, 5], [3, 4])
    assert state.ready == ("lend-lease-resource-1", "soviet-upgrade-1", "soviet-upgrade-2")
    assert (state.pockets, state.offensive, state.partisans, state.winter) == ([(), ()], 0, 0, 0)
    assert not state.done | state.armour | state.unsupplied
    assert RULES.setup("kursk", {"mode": "regular"}).orders == 0b10  # Order 227 came on turn 8


@pytest.mark.rule("absolute-war", "4.0f")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_that_come_later_wait_on_the_turn_track(scenario: str) -> None:
    g = start.new(RULES, scenario, seed="set-up")
    assert isinstance(g, War)
    first = FACTS.scenarios[scenario].first_turn
    waiting = units(g, g.state.at[g.facts.WAITING])
    for number, row in enumerate(FACTS.units):
        if row.only == "base":
            continue
        if row.entry_turn > first:
            assert row.id in waiting
            assert g.state.due[number] == row.entry_turn
        elif not row.upgrade_turn and row.entry_turn < first:
            assert row.id not in waiting


@pytest.mark.rule("absolute-war", "4.0a")
@pytest.mark.parametrize(
    ("scenario", "zone", "side"), [("stalingrad", "minsk", "german"), ("kursk", "kursk", "soviet")]
)
def test_who_holds_what_when_a_later_scenario_begins(scenario: str, zone: str, side: str) -> None:
    assert holder(war(scenario=scenario), zone) == side


@pytest.mark.rule("absolute-war", "4.0a")
def test_units_begin_on_the_face_that_the_scenario_gives() -> None:
    g = war(scenario="kursk")
    assert {"g3pz", "g2pz", "x-rom3", "s-nc", "s-tc", "s-kar"} <= marked(g, "back")
    assert not {"s-w", "g9a", "s-vvs1"} & marked(g, "back")
    assert {"s-vvs1", "s-vvs2"} <= marked(war(scenario="barbarossa"), "back")


@pytest.mark.rule("absolute-war", "4.0a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_where_war_goals_are_drawn_before_play(scenario: str) -> None:
    goals = war(scenario=scenario).state.goals
    assert [bool(card) for card in goals] == [scenario in ("stalingrad", "kursk")] * 2
