"""What a player may lay over the map: supply, control, railways, theatres, command, reach, retreat."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import stavka
from stavka.games.victory_roads.overlays import OVERLAYS
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.names import Kind, bits
from stavka.kernel.views import Overlay
from stavka.lab.contract import walk
from tests.games.victory_roads.boxes import fronts
from tests.games.victory_roads.commander import STYLES
from tests.games.victory_roads.table import GAME, RULES, at, do, field, open_to

GRID = RULES.facts.grid
SIDES = ("axis", "soviet")
LAND = set(RULES.names.listed(Kind.SPACE, RULES.facts.LAND))


def overlay(g: VictoryTable, name: str, unit: str = "") -> Overlay:
    return g.rules.overlay(g, 0, name, g.rules.unit[unit] if unit else -1)


def within(name: str, far: int) -> set[str]:
    """The hexes of the map within a distance, the sea and all."""
    return {other for other in GRID.spots if GRID.distance(name, other) <= far}


def test_control_is_shown_hex_by_hex() -> None:
    g = field({"5426": "g-14-id", "6221": "s-5-tk"}, step="soviet-movement", soviet="4020", axis="4021")
    axis, soviet = (set(overlay(g, f"control-{side}").spaces) for side in SIDES)
    assert "4021" in axis - soviet
    assert "4020" in soviet - axis
    assert not axis & soviet
    assert axis | soviet == LAND


@pytest.mark.rule("victory-roads", "1.2.1", "1.2.3a")
def test_command_goes_as_far_as_the_radius_and_not_past_the_enemy() -> None:
    """A German headquarters alone, then with a Soviet corps near it."""
    hq = "g-hq-4-armee"
    alone = field({"4420": hq, "6221": "s-5-tk"}, step="soviet-movement")
    shown = overlay(alone, "command-of", hq)
    assert set(shown.spaces.values()) == {"axis"}
    assert "4419" in shown.spaces
    near = field({"4420": hq, "4418": "s-5-tk"}, step="soviet-movement")
    shut = set(overlay(near, "command-of", hq).spaces)
    assert shut < set(shown.spaces)
    assert not shut & within("4418", 1), "an enemy and the hexes beside him are closed"
    assert overlay(near, "command-of", "s-5-tk") == Overlay("command-of")


@pytest.mark.rule("victory-roads", "4.2.1a")
def test_supply_badges_who_is_cut_off() -> None:
    """In 4420 there is neither headquarters nor source; Berlin is one."""
    g = field({"4420": "g-14-id", "1133": "g-227-id", "6221": "s-5-tk"}, step="soviet-movement")
    shown = overlay(g, "supply-axis")
    assert shown.units == {"g-14-id": "out-of-supply"}
    assert "1133" in shown.spaces
    assert "4420" not in shown.spaces


def test_lines_lead_to_every_headquarters_in_supply() -> None:
    g = stavka.new(GAME, "campaign", seed=3)
    assert isinstance(g, VictoryTable)
    for side, name in enumerate(SIDES):
        shown = overlay(g, f"supply-{name}")
        ends = {line[-1] for line in shown.lines} | set(g.rules.names.listed(Kind.SPACE, g.sources(side)))
        for unit in bits(g.on_map(g.facts.HQ[side])):
            hq = g.facts.roster.names[unit]
            assert (at(g, hq) in ends) or hq in shown.units
        assert shown.lines
        for line in shown.lines:
            assert all(GRID.touch(a, b) for a, b in pairwise(line))


@pytest.mark.rule("victory-roads", "6.4.3a")
def test_railways_are_shown_as_far_as_trains_run() -> None:
    """None beside an enemy unit."""
    rails = {name for chain in RULES.board_file.rail for name in chain.hexes}
    g = field({"5426": "g-14-id", "6221": "s-5-tk"}, step="axis-movement", head="rail = 4")
    free = set(overlay(g, "rail-axis").spaces)
    assert free
    assert free <= rails
    town = next(name for name in sorted(free) if len(within(name, 1) & free) > 2)
    g = field({"5426": "g-14-id", town: "s-5-tk"}, step="axis-movement", head="rail = 4")
    assert not set(overlay(g, "rail-axis").spaces) & within(town, 1)


@pytest.mark.rule("victory-roads", "9.1.2a", "9.1.2b")
def test_theatres_are_shown_as_far_as_they_reach() -> None:
    units = {"3435": "g-14-id", "5426": "s-5-tk"}
    head = fronts(north="6115 movement", centre_north="6621 offensive") + "\n"
    g = field(units, step="soviet-movement", head=head, scenario="campaign")
    asked = within("6115", 5) | within("6621", 9) | within("5141", 9) | within("6958", 9)
    assert set(overlay(g, "theatres").spaces) == asked & LAND


@pytest.mark.rule("victory-roads", "13.0")
def test_fortifications_are_shown_until_they_fall() -> None:
    g = field({"5426": "g-14-id", "6222": "s-5-tk", "1734": "s-1-tk"}, step="soviet-movement")
    shown = set(overlay(g, "fortified").spaces)
    inner = {side.partition("/")[0] for fort in RULES.board_file.fort for side in fort.sides}
    assert shown == (inner | {row.hex for row in RULES.board_file.stronghold}) - {"6222", "1734"}


@pytest.mark.rule("victory-roads", "6.1.2")
@pytest.mark.parametrize("unit", ["g-20-panzer", "g-14-id", "g-hq-4-armee"])
def test_reach_is_what_a_fresh_move_would_offer(unit: str) -> None:
    units = {"4420": "g-20-panzer g-hq-4-armee", "4421": "g-14-id", "6221": "s-5-tk"}
    g = field(units, step="axis-movement")
    shown = overlay(g, "reach-of", unit)
    do(g, f"unit {unit}")
    assert set(shown.spaces) == open_to(g, "to")
    decision = g.decision("axis")
    assert decision is not None
    for name, figure in shown.figures.items():
        assert decision.hints[name].cost == figure


@pytest.mark.rule("victory-roads", "7.10.5a")
def test_retreat_shows_the_first_hex() -> None:
    """North-west, south-west or south, away from the corps that stands to the north-east."""
    g = field({"5426": "g-14-id", "5526": "s-5-tk", "4724": "g-hq-4-armee"}, step="soviet-movement")
    shown = overlay(g, "retreat-of", "g-14-id")
    assert shown.spaces == dict.fromkeys(["5326", "5327", "5427"], "retreat")
    assert {tuple(line) for line in shown.lines} == {("5426", name) for name in shown.spaces}


@pytest.mark.parametrize("name", ["command-of", "reach-of", "retreat-of"])
def test_without_a_unit_on_the_map_there_is_nothing_to_show(name: str) -> None:
    g = field({"waiting": "g-14-id", "5426": "g-227-id", "6221": "s-5-tk"}, step="soviet-movement")
    assert overlay(g, name) == Overlay(name)
    assert overlay(g, name, "g-14-id") == Overlay(name)


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_every_overlay_can_be_laid_at_any_time(scenario: str) -> None:
    g = stavka.new(GAME, scenario, seed=4)
    assert isinstance(g, VictoryTable)
    names = set(g.facts.board.names)
    for n, _ in enumerate(walk(g, Random(4), STYLES["both"], 400)):
        if n % 60:
            continue
        for name in OVERLAYS:
            units = list(bits(g.on_map(g.facts.SIDE[n // 60 % 2]))) if name.endswith("-of") else []
            unit = g.facts.roster.names[units[n % len(units)]] if units else ""
            shown = overlay(g, name, unit)
            assert shown.id == name
            assert set(shown.spaces) <= names
