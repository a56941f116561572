"""The reconstructed map and counters, where the rulebook speaks of them or they must hang together."""

from __future__ import annotations

from collections import Counter

import pytest

from stavka.kernel.board import HexLayer
from stavka.kernel.hexes import hexsides
from stavka.kernel.names import bits
from stavka.kernel.paths import trace
from tests.games.stalingrad_roads.table import RULES

F = RULES.facts
BOARD, UNITS, SUPPORTS, TABLES = (
    RULES.board_file,
    RULES.units_file,
    RULES.supports_file,
    RULES.tables_file,
)


def hexes(spaces: int) -> set[str]:
    return {F.board.names[space] for space in bits(spaces)}


def across(layer: HexLayer, a: str, b: str) -> bool:
    """Whether the side between two hexes is of a kind."""
    return bool(layer[RULES.space[a]] >> RULES.space[b] & 1)


def kind(name: str) -> str:
    return next(kind for kind, spaces in F.TERRAIN.items() if spaces >> RULES.space[name] & 1)


@pytest.mark.rule("stalingrad-roads", "1.8.3a", "1.8.3b")
def test_stalingrad_has_two_hexes_and_the_last_position_is_no_part_of_it() -> None:
    assert hexes(F.STALINGRAD) == {"1334", "1434"}
    assert hexes(F.LAST_POSITION) == {"1335", "1435"}
    assert not F.LAST_POSITION & (F.MAJOR | F.CITIES)
    assert F.city_of(RULES.space["1334"]) == F.city_of(RULES.space["1434"]) == F.STALINGRAD
    assert F.city_of(RULES.space["1335"]) == 0


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("Rostov", "0518"),
        ("Kharkov", "2108"),
        ("Pitomnik", "1333"),
        ("Gumrak", "1433"),
    ],
)
def test_places_that_the_rulebook_puts_somewhere_are_there(name: str, number: str) -> None:
    assert [row.name for row in BOARD.place if row.hex == number] == [name]


@pytest.mark.parametrize("number", ["1129", "1624", "1125", "1023", "0729"])
def test_the_named_hexes_of_the_second_scenario_are_places(number: str) -> None:
    assert number in {row.hex for row in BOARD.place}


@pytest.mark.rule("stalingrad-roads", "1.8.4a")
def test_sea_and_lakes_part_their_shores() -> None:
    assert {"0414", "0834", "0835"} <= hexes(F.LAKES)
    for space in bits(F.LAKES):
        assert not F.contact[space]
    assert trace(F.LAND & -F.LAND, F.LAND, F.contact) == F.LAND


def test_the_grid_is_28_by_36_hexes() -> None:
    assert len(F.grid.spots) == 28 * 36
    assert {name[:2] for name in F.grid.spots} == {f"{row:02}" for row in range(28)}
    assert {name[2:] for name in F.grid.spots} == {f"{column:02}" for column in range(1, 37)}


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("1628", "1728"),
        ("1628", "1627"),
        ("1628", "1629"),
        ("1628", "1529"),
        ("1629", "1530"),
        ("1629", "1630"),
        ("1530", "1430"),
        ("1927", "1827"),
        ("2111", "2110"),
        ("2112", "2212"),
    ],
)
def test_hexes_of_the_examples_touch_as_they_do_there(a: str, b: str) -> None:
    assert F.grid.touch(a, b)
    assert across(F.contact, a, b)


@pytest.mark.rule("stalingrad-roads", "1.8.1a")
def test_every_hex_of_land_has_one_terrain() -> None:
    assert sum(spaces.bit_count() for spaces in F.TERRAIN.values()) == F.LAND.bit_count()
    covered = 0
    for spaces in F.TERRAIN.values():
        covered |= spaces
    assert covered == F.LAND


@pytest.mark.rule("stalingrad-roads", "1.8.2a")
def test_major_cities_are_cities() -> None:
    assert not F.MAJOR & ~F.CITIES
    assert (kind("0518"), kind("2108"), kind("1334")) == ("major",) * 3
    assert len(F.majors) == 6
    assert all(city.bit_count() == (2 if city == F.STALINGRAD else 1) for city in F.majors)


@pytest.mark.rule("stalingrad-roads", "4.2.1a", "4.2.1b", "4.2.2")
def test_sources_lie_on_the_edge_and_some_of_the_soviet_ones_have_a_date() -> None:
    edge = {name for name in F.grid.spots if name[:2] in ("00", "27") or name[2:] in ("01", "36")}
    for row in BOARD.supply:
        assert row.hex in edge
        assert not F.LAKES >> RULES.space[row.hex] & 1
    assert any(row.since for row in BOARD.supply if row.side == "soviet")
    assert not any(row.since for row in BOARD.supply if row.side == "axis")


@pytest.mark.rule("stalingrad-roads", "4.2.2")
def test_the_hexes_that_count_at_the_western_edge_are_sources_of_the_axis() -> None:
    """The fourteen of the third scenario."""
    victory = F.scenarios["campaign"].row.victory
    west = {row.hex for row in BOARD.supply if row.side == "axis" and row.hex.endswith("01")}
    assert {*victory.two_points, *victory.four_points} == west
    assert len(west) == 14


@pytest.mark.parametrize("name", ["", "road", "rail", "minor", "major", "ferry"])
def test_hexsides_are_the_same_from_both_sides(name: str) -> None:
    layer = F.board.layer(name)
    pairs = {(a, b) for a in range(len(F.grid.spots)) for b in bits(layer[a])}
    assert pairs
    assert {(b, a) for a, b in pairs} == pairs
    names = F.board.names
    assert all(F.grid.touch(names[a], names[b]) for a, b in pairs)


def test_no_side_is_of_both_kinds_of_river_and_ferries_cross_major_ones() -> None:
    assert all(not F.minor[space] & F.major[space] for space in range(len(F.grid.spots)))
    assert all(across(F.major, a, b) for a, b in hexsides(BOARD.terrain.ferries))


@pytest.mark.rule("stalingrad-roads", "scenario-2-zb", "scenario-2-za", "scenario-3-w")
def test_regions_do_not_overlap_where_the_rulebook_parts_them() -> None:
    regions = F.region
    assert not regions["between_chir_and_don"] & regions["west_or_south_of_chir"]
    assert not regions["between_chir_and_don"] & regions["east_of_don"]
    assert not regions["west_of_donets"] & regions["east_of_don"]
    assert regions["east_of_don"] & F.STALINGRAD == F.STALINGRAD
    assert regions["west_of_donets"] >> RULES.space["2108"] & 1, "Kharkov, in example 3"
    assert regions["west_of_donets"] >> RULES.space["0518"] & 1, "Rostov, in example 3"
    assert not regions["west_of_donets"] >> RULES.space["1333"] & 1
    assert not regions["west_of_donets"] & F.board.spaces(["2610", "2710"])


@pytest.mark.rule("stalingrad-roads", "1.1.7a", "1.1.2a")
def test_headquarters_have_a_radius_and_no_attack() -> None:
    for row in UNITS.unit:
        assert (row.type == "hq") == bool(row.radius), row.id
        assert row.type != "hq" or row.full[0] == 0, row.id


@pytest.mark.rule("stalingrad-roads", "1.1.5a")
def test_elements_of_a_division_are_of_one_side_and_kind() -> None:
    for division, members in F.divisions.items():
        rows = [F.rows[unit] for unit in bits(members)]
        assert len(rows) > 1, division
        assert len({row.nationality for row in rows}) == 1, division
    names = Counter(row.division for row in UNITS.unit if row.division)
    assert 3 in names.values(), "Grossdeutschland has three, in example 7"


@pytest.mark.rule("stalingrad-roads", "1.1.8")
def test_there_are_armoured_and_infantry_kampfgruppen() -> None:
    assert F.ARMOURED_KG
    assert F.INFANTRY_KG
    assert not F.ARMOURED_KG & F.INFANTRY_KG
    assert not F.KG & ~F.NATION["german"]


@pytest.mark.rule("stalingrad-roads", "10.4.3a")
def test_there_are_fifteen_ju_52() -> None:
    table = TABLES.ju52
    counts = [getattr(table, name) for name in table.__struct_fields__ if name != "source"]
    assert sum(counts) == 15


@pytest.mark.rule("stalingrad-roads", "2a")
def test_the_calendar_runs_from_november_to_march_by_quarters() -> None:
    assert TABLES.turns[0] == "NOV III"
    assert TABLES.turns[-1] == "MAR III"
    assert len(TABLES.turns) == 17
    months = [name.partition(" ")[0] for name in TABLES.turns]
    assert Counter(months) == {"NOV": 2, "DEC": 4, "JAN": 4, "FEB": 4, "MAR": 3}


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_every_unit_of_a_set_up_stands_on_the_land_of_its_side(scenario: str) -> None:
    setting = F.scenarios[scenario]
    axis, soviet = setting.axis_control, setting.area & ~setting.axis_control
    found = 0
    for row in UNITS.unit:
        start = row.start.get(scenario, "")
        if start.isdigit():
            assert (axis if row.side == "axis" else soviet) >> RULES.space[start] & 1, row.id
            found += 1
    assert found >= 15
