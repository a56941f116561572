"""What a player may lay over the map: zones, supply, railways, command, reach, retreat."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import stavka
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.overlays import OVERLAYS
from stavka.kernel.views import Overlay
from stavka.lab.contract import walk
from tests.games.a_victory_lost.arrivals import LOST, SOURCES, around, by_rail
from tests.games.a_victory_lost.commander import command
from tests.games.a_victory_lost.table import GAME, active, field
from tests.support import offered, play, units

NO_OTHER_CHITS = "inactive = { axis = [] }"


def overlay(g: VictoryLost, name: str, unit: str = "") -> Overlay:
    return g.rules.overlay(g, 0, name, g.rules.unit[unit] if unit else -1)


@pytest.mark.rule("a-victory-lost", "6.0.1a", "6.0.1d")
def test_zones_are_the_six_hexes_around_a_unit_and_none_around_a_headquarters() -> None:
    g = field({"4545": "ger-gd", "1117": "ger-hq-4pza", "5045": "sov-52"}, step="supply")
    assert overlay(g, "zones-axis").spaces == dict.fromkeys(around("4545") - {"4545"}, "axis")
    assert overlay(g, "zones-soviet").spaces == dict.fromkeys(around("5045") - {"5045"}, "soviet")


@pytest.mark.rule("a-victory-lost", "11.1.1b", "11.1.1c", "11.1.1e")
def test_railways_are_shown_as_far_as_reinforcements_may_come() -> None:
    g = field({"1939": "sov-6m"}, step="selection", head="turn = 3")
    shown = overlay(g, "rail-axis").spaces
    assert set(shown) == by_rail("axis", around("1939"), closed=True)
    assert set(shown.values()) == {"axis"}
    assert set(overlay(g, "rail-soviet").spaces) == by_rail("soviet", set(), closed=True)


@pytest.mark.rule("a-victory-lost", "10.1.1b", "10.1.2c")
def test_supply_runs_from_its_sources_and_badges_who_is_cut_off() -> None:
    """A division at 4545 is ringed; another at Kharkov is not."""
    ring = {"4543": "sov-1gm", "4445": "sov-2gm", "4646": "sov-3gm", "4547": "sov-6m", "4744": "sov-13m"}
    g = field({"4545": "ger-gd", "1117": "ger-dr", **ring}, step="selection")
    shown = overlay(g, "supply-axis")
    assert shown.units == {"ger-gd": "unsupplied"}
    assert [line[-1] for line in shown.lines] == ["1117"]
    assert all(line[0] in SOURCES["axis"] for line in shown.lines)
    assert not overlay(g, "supply-soviet").units


def test_lines_lead_to_every_stack_in_supply_and_to_no_other() -> None:
    g = stavka.new(GAME, seed=3)
    assert isinstance(g, VictoryLost)
    checked = 0
    for n, _ in enumerate(walk(g, Random(3), command, 1_200)):
        if n % 60:
            continue
        for side, name in enumerate(("axis", "soviet")):
            shown = overlay(g, f"supply-{name}")
            ends = {line[-1] for line in shown.lines}
            names = g.facts.board.names
            for unit in units(g, g.on_map(g.facts.SIDE[side])):
                space = names[g.state.where[g.rules.unit[unit]]]
                assert (space in ends or space in SOURCES[name]) is (unit not in shown.units)
                checked += 1
            for line in shown.lines:
                assert all(g.facts.grid.touch(a, b) for a, b in pairwise(line))
    assert checked > 1_000


@pytest.mark.rule("a-victory-lost", "7.3.3a", "7.3.5b")
def test_command_shows_the_radius_and_who_would_be_activated() -> None:
    places = {"1533": "hun-hq-h2a", "1531": "hun-7", "1431": "rum-7", "1432": "ger-gd", "2545": "hun-20"}
    g = field(places, step="selection")
    shown = overlay(g, "command-of", "hun-hq-h2a")
    assert shown.units == {"hun-7": "active", "ger-gd": "active"}
    assert {LOST.facts.grid.distance("1533", name) <= 5 for name in shown.spaces} == {True}
    assert {"1533", "1528"} <= set(shown.spaces)
    assert overlay(g, "command-of", "ger-gd") == Overlay("command-of")


@pytest.mark.rule("a-victory-lost", "11.2.3")
def test_the_command_of_a_headquarters_in_its_box_is_the_box() -> None:
    g = field({"1PzA": "ger-hq-1pza ger-3pz", "4547": "ger-gd"}, step="selection", head="turn = 4")
    shown = overlay(g, "command-of", "ger-hq-1pza")
    assert shown.units == {"ger-3pz": "active"}
    assert not shown.spaces


@pytest.mark.rule("a-victory-lost", "8.1.2c", "8.3.1a")
@pytest.mark.parametrize("unit", ["ger-gd", "ger-336", "ger-hq-4pza"])
def test_reach_is_what_a_fresh_move_would_offer(unit: str) -> None:
    places = {"1117": "ger-gd", "1116": "ger-336", "1216": "ger-hq-4pza", "1520": "sov-52"}
    g = active("4PzA", places, head=NO_OTHER_CHITS)
    shown = overlay(g, "reach-of", unit)
    play(g, "axis", f"unit {unit}")
    assert set(shown.spaces) == offered(g, "axis", "to")
    decision = g.decision("axis")
    assert decision is not None
    assert shown.figures == {name: hint.cost for name, hint in decision.hints.items()}


@pytest.mark.rule("a-victory-lost", "11.2.2b")
def test_reach_from_a_box_is_its_entries() -> None:
    g = field({"1PzA": "ger-hq-1pza ger-3pz"}, step="selection", head="turn = 4")
    assert set(overlay(g, "reach-of", "ger-3pz").spaces) == {"3247", "3947", "4547"}


@pytest.mark.rule("a-victory-lost", "9.5.2b")
def test_retreat_shows_where_one_and_two_hexes_would_lead() -> None:
    """Three hexes west of 4545 lead nearer to an Axis source; a lone unit has no enemy zone about it."""
    g = field({"4545": "ger-gd"}, step="selection")
    shown = overlay(g, "retreat-of", "ger-gd")
    assert set(shown.spaces.values()) == {"retreat"}
    assert set(shown.figures.values()) == {"1", "2"}
    for name, figure in shown.figures.items():
        assert LOST.facts.grid.distance("4545", name) == int(figure)
    sources = SOURCES["axis"]
    for line in shown.lines:
        assert line[0] == "4545"
        assert any(
            all(
                LOST.facts.grid.distance(b, source) < LOST.facts.grid.distance(a, source)
                for a, b in pairwise(line)
            )
            for source in sources
        )


@pytest.mark.parametrize("name", ["command-of", "reach-of", "retreat-of"])
def test_without_a_piece_on_the_map_there_is_nothing_to_show(name: str) -> None:
    g = field({"waiting": "ger-gd", "1117": "ger-dr"}, step="selection")
    assert overlay(g, name) == Overlay(name)
    assert overlay(g, name, "ger-gd") == Overlay(name)


def test_every_overlay_can_be_laid_at_any_time() -> None:
    g = stavka.new(GAME, seed=4)
    assert isinstance(g, VictoryLost)
    names = set(g.facts.board.names)
    for n, _ in enumerate(walk(g, Random(4), command, 900)):
        if n % 90:
            continue
        for name in OVERLAYS:
            unit = ("sov-hq-1gda" if name == "command-of" else "ger-6pz") if name.endswith("-of") else ""
            shown = overlay(g, name, unit)
            assert shown.id == name
            assert set(shown.spaces) <= names
