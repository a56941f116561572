"""What a player may lay over the map: supply, control, railways, offensives, command, reach, retreat."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import stavka
from stavka.games.stalingrad_roads.overlays import OVERLAYS
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel.names import Kind, bits
from stavka.kernel.views import Overlay
from stavka.lab.contract import walk
from tests.games.stalingrad_roads.commander import STYLES
from tests.games.stalingrad_roads.table import GAME, RULES, at, do, field, open_to

GRID = RULES.facts.grid
SIDES = ("axis", "soviet")


def overlay(g: StalingradTable, name: str, unit: str = "") -> Overlay:
    return g.rules.overlay(g, 0, name, g.rules.unit[unit] if unit else -1)


def within(name: str, far: int) -> set[str]:
    """The hexes of the map within a distance, lakes and all."""
    return {other for other in GRID.spots if GRID.distance(name, other) <= far}


@pytest.mark.rule("stalingrad-roads", "1.10.1a")
def test_control_is_shown_hex_by_hex() -> None:
    g = field({"1334": "ger-71", "1829": "sov-4tk"}, step="soviet-movement", soviet="2020", axis="2021")
    axis, soviet = (set(overlay(g, f"control-{side}").spaces) for side in SIDES)
    assert "2021" in axis - soviet
    assert "2020" in soviet - axis
    assert not axis & soviet
    lakes = set(RULES.names.listed(Kind.SPACE, RULES.facts.LAKES))
    assert axis | soviet == set(GRID.spots) - lakes


@pytest.mark.rule("stalingrad-roads", "1.2.2a", "1.2.3a")
def test_command_goes_as_far_as_the_radius_and_not_past_the_enemy() -> None:
    """The headquarters of the 4th Panzer Army, alone; then with a Soviet corps near it."""
    hq = "ger-hq-4pza"
    radius = next(row.radius for row in RULES.facts.rows if row.id == hq)
    alone = field({"2020": hq, "1829": "sov-4tk"}, step="soviet-movement", head='ice = "all"')
    shown = overlay(alone, "command-of", hq)
    assert set(shown.spaces.values()) == {"axis"}
    assert set(shown.spaces) <= within("2020", radius)
    assert "2019" in shown.spaces
    near = field({"2020": hq, "2018": "sov-4tk"}, step="soviet-movement", head='ice = "all"')
    shut = set(overlay(near, "command-of", hq).spaces)
    assert "2018" not in shut
    assert not shut & within("2018", 1), "an enemy and the hexes beside him are closed"
    assert overlay(near, "command-of", "sov-4tk") == Overlay("command-of")


@pytest.mark.rule("stalingrad-roads", "4.1.1a", "4.3.1a", "4.2.3")
def test_supply_badges_who_is_cut_off() -> None:
    """In 2020 there is neither headquarters nor source; the one in 0001 is beside a source."""
    g = field(
        {"2020": "ger-71", "0002": "ger-295", "2033": "ger-hq-6a", "1829": "sov-4tk"}, step="soviet-movement"
    )
    shown = overlay(g, "supply-axis")
    assert shown.units == {"ger-71": "out-of-supply", "ger-hq-6a": "out-of-supply"}
    assert "0002" in shown.spaces
    assert "2020" not in shown.spaces


def test_lines_lead_to_every_headquarters_in_supply_and_the_badges_agree() -> None:
    g = stavka.new(GAME, "campaign", seed=3)
    assert isinstance(g, StalingradTable)
    lines = 0
    for n, _ in enumerate(walk(g, Random(3), STYLES["both"], 900)):
        if n % 60:
            continue
        for side, name in enumerate(SIDES):
            shown = overlay(g, f"supply-{name}")
            ends = {line[-1] for line in shown.lines} | set(g.rules.names.listed(Kind.SPACE, g.sources(side)))
            for unit in bits(g.on_map(g.facts.HQ[side])):
                hq = g.facts.roster.names[unit]
                assert (at(g, hq) in ends) or hq in shown.units
            for line in shown.lines:
                assert all(GRID.touch(a, b) for a, b in pairwise(line))
                lines += 1
            for unit in bits(g.on_map(g.facts.TROOPS[side])):
                name_of = g.facts.roster.names[unit]
                assert at(g, name_of) in shown.spaces or name_of in shown.units
    assert lines > 50


@pytest.mark.rule("stalingrad-roads", "7.3.3a")
def test_railways_are_shown_as_far_as_trains_run() -> None:
    """None beside an enemy unit."""
    rails = {name for chain in RULES.board_file.rail for name in chain.hexes}
    g = field({"2020": "ger-71", "1829": "sov-4tk"}, step="axis-movement", head="rail = 4")
    free = set(overlay(g, "rail-axis").spaces)
    assert free
    assert free <= rails
    town = next(name for name in sorted(free) if len(within(name, 1) & free) > 2)
    g = field({"2020": "ger-71", town: "sov-4tk"}, step="axis-movement", head="rail = 4")
    assert not set(overlay(g, "rail-axis").spaces) & within(town, 1)


@pytest.mark.rule("stalingrad-roads", "11.3.1a", "11.3.2a")
def test_offensives_are_shown_as_far_as_they_reach() -> None:
    head = 'offensives = ["1624", "", ""]\noffensive_status = ["map", "box", "away"]'
    g = field({"1334": "ger-71", "1829": "sov-4tk"}, step="soviet-movement", head=head)
    lakes = set(RULES.names.listed(Kind.SPACE, RULES.facts.LAKES))
    assert set(overlay(g, "offensives").spaces) == within("1624", 3) - lakes
    assert overlay(field({"1829": "sov-4tk"}, step="soviet-movement"), "offensives").spaces == {}


@pytest.mark.rule("stalingrad-roads", "10.2.2a")
def test_the_zone_of_the_fortress_is_shown() -> None:
    """Around 1333, an airfield; Soviet units are no part of it."""
    head = 'oos = ["ger-71"]\nbesieged = ["ger-71"]\nfortress = "1333"\nlevel = 5\ndeclared = 3'
    g = field({"1334": "ger-71", "1434": "ger-295", "1331": "sov-4tk"}, step="soviet-movement", head=head)
    shown = set(overlay(g, "fortress").spaces)
    assert within("1333", 1) <= shown
    assert shown <= within("1333", 4)
    assert "1331" not in shown
    assert overlay(field({"1829": "sov-4tk"}, step="soviet-movement"), "fortress").spaces == {}


@pytest.mark.rule("stalingrad-roads", "7.1.1a")
@pytest.mark.parametrize("unit", ["ger-24pz", "ger-71", "ger-hq-4pza"])
def test_reach_is_what_a_fresh_move_would_offer(unit: str) -> None:
    units = {"1125": "ger-24pz ger-hq-4pza", "1126": "ger-71", "1728": "sov-4tk"}
    g = field(units, step="axis-movement", head="boxes = [[], [], [], [], []]\nlanded = []")
    shown = overlay(g, "reach-of", unit)
    do(g, f"unit {unit}")
    assert set(shown.spaces) == open_to(g, "to")
    decision = g.decision("axis")
    assert decision is not None
    for name, figure in shown.figures.items():
        assert decision.hints[name].cost == figure


@pytest.mark.rule("stalingrad-roads", "8.12.5a")
def test_retreat_shows_the_first_hex() -> None:
    """Away from the corps in 1530: never beside it."""
    units = {"1529": "ger-71", "1530": "sov-4tk", "1125": "ger-hq-4pza"}
    g = field(units, step="soviet-movement")
    shown = overlay(g, "retreat-of", "ger-71")
    assert shown.spaces
    assert set(shown.spaces.values()) == {"retreat"}
    assert {tuple(line) for line in shown.lines} == {("1529", name) for name in shown.spaces}
    assert all(GRID.distance(name, "1530") == 2 for name in shown.spaces)
    assert all(GRID.distance(name, "1125") < GRID.distance("1529", "1125") for name in shown.spaces)


@pytest.mark.rule("stalingrad-roads", "8.12.5b")
def test_retreat_leads_away_from_the_enemy_even_if_the_headquarters_is_behind_him() -> None:
    g = field({"1529": "ger-71", "1530": "sov-4tk", "1732": "ger-hq-4pza"}, step="soviet-movement")
    shown = overlay(g, "retreat-of", "ger-71")
    assert shown.spaces
    assert all(GRID.distance(name, "1530") == 2 for name in shown.spaces)


@pytest.mark.parametrize("name", ["command-of", "reach-of", "retreat-of"])
def test_without_a_unit_on_the_map_there_is_nothing_to_show(name: str) -> None:
    g = field({"waiting": "ger-71", "1334": "ger-295", "1829": "sov-4tk"}, step="soviet-movement")
    assert overlay(g, name) == Overlay(name)
    assert overlay(g, name, "ger-71") == Overlay(name)


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_every_overlay_can_be_laid_at_any_time(scenario: str) -> None:
    g = stavka.new(GAME, scenario, seed=4)
    assert isinstance(g, StalingradTable)
    names = set(g.facts.board.names)
    for n, _ in enumerate(walk(g, Random(4), STYLES["both"], 600)):
        if n % 60:
            continue
        for name in OVERLAYS:
            units = list(bits(g.on_map(g.facts.SIDE[n // 60 % 2]))) if name.endswith("-of") else []
            unit = g.facts.roster.names[units[n % len(units)]] if units else ""
            shown = overlay(g, name, unit)
            assert shown.id == name
            assert set(shown.spaces) <= names
