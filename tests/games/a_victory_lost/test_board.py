"""The reconstructed map and counters, where the rulebook speaks of them or they must hang together."""

from __future__ import annotations

from collections import Counter

import pytest

from stavka.kernel.board import HexLayer
from stavka.kernel.names import bits
from tests.games.a_victory_lost.arrivals import LOST, SOURCES

F = LOST.facts
BOARD, UNITS, TABLES = LOST.board_file, LOST.units_file, LOST.tables_file


def hexes(spaces: int) -> set[str]:
    return {F.board.names[space] for space in bits(spaces)}


def across(layer: HexLayer, a: str, b: str) -> bool:
    """Whether the side between two hexes is of a kind."""
    return bool(layer[LOST.space[a]] >> LOST.space[b] & 1)


@pytest.mark.rule("a-victory-lost", "14.0.1i", "14.0.1c")
def test_five_victory_cities_and_rostov_is_one_of_them() -> None:
    cities = {row.name: row.hex for row in BOARD.place if row.kind == "victory-city"}
    assert len(cities) == 5
    assert cities["Rostov"] == "3341"
    assert hexes(F.CITIES) == set(cities.values())


@pytest.mark.rule("a-victory-lost", "9.3.3c")
def test_some_victory_city_lies_in_rough_terrain() -> None:
    """The example of 9.3.3 has one: together they shift by two columns."""
    assert hexes(F.CITIES & F.TERRAIN["rough"]) == {"2033"}
    assert TABLES.terrain["rough"].shift + TABLES.city.shift == 2


@pytest.mark.rule("a-victory-lost", "2.1.1a")
def test_the_grid_is_66_by_42_hexes() -> None:
    assert len(F.grid.spots) == 66 * 42
    assert (F.board.names[0], F.board.names[66 * 42 - 1]) == ("0106", "6647")


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("Kharkov", "1117"),
        ("Stalino", "2033"),
        ("Dnepropetrovsk", "0229"),
        ("Zaporozhye", "0234"),
        ("Stalingrad", "6427"),
        ("Voroshilovgrad", "3029"),
        ("Belgorod", "1311"),
        ("Mariupol", "1841"),
        ("Taganrog", "2840"),
        ("Kamensk", "3731"),
    ],
)
def test_known_places_are_where_they_should_be(name: str, number: str) -> None:
    assert [row.hex for row in BOARD.place if row.name == name] == [number]


def test_every_place_has_a_name_of_its_own_and_a_hex_of_its_own() -> None:
    assert len(BOARD.place) == 238
    assert len({row.hex for row in BOARD.place}) == 238
    assert all(row.name for row in BOARD.place)


@pytest.mark.rule("a-victory-lost", "2.1.1a")
def test_terrain_covers_every_hex_once() -> None:
    kinds = [*F.TERRAIN.values(), F.WATER]
    assert sum(kind.bit_count() for kind in kinds) == 66 * 42
    covered = 0
    for kind in kinds:
        covered |= kind
    assert covered == F.board.on_map


@pytest.mark.rule("a-victory-lost", "2.1.2a", "2.1.2b")
def test_sources_are_as_listed_and_lie_on_railways() -> None:
    for side, names in enumerate(("axis", "soviet")):
        assert hexes(F.SOURCES[side]) == set(SOURCES[names])
        assert not F.SOURCES[side] & ~F.RAILS


@pytest.mark.rule("a-victory-lost", "1.0-c", "2.1.3a")
@pytest.mark.parametrize("kind", ["", "road", "rail", "minor", "major", "impassable"])
def test_hexsides_are_the_same_from_both_sides(kind: str) -> None:
    layer = F.board.layer(kind)
    pairs = {(a, b) for a in range(len(F.grid.spots)) for b in bits(layer[a])}
    assert pairs
    assert {(b, a) for a, b in pairs} == pairs
    names = F.board.names
    assert all(F.grid.touch(names[a], names[b]) for a, b in pairs)


@pytest.mark.rule("a-victory-lost", "1.0-c")
def test_no_side_is_of_both_kinds_of_river() -> None:
    assert all(not F.minor[space] & F.major[space] for space in range(len(F.grid.spots)))


@pytest.mark.rule("a-victory-lost", "2.1.3a", "2.1.3b")
def test_a_bridge_is_where_a_road_or_a_railway_crosses() -> None:
    for space in range(len(F.grid.spots)):
        way = F.road[space] | F.rail[space]
        assert F.bridges[space] == F.major[space] & way
        assert F.unbridged[space] == F.major[space] & ~way
        assert F.fords[space] == F.minor[space] & ~way


@pytest.mark.rule("a-victory-lost", "2.1.3a")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("0228", "0229"),
        ("3007", "3107"),
        ("3109", "3208"),
        ("3341", "3342"),
        ("3715", "3716"),
        ("5219", "5220"),
        ("5727", "5827"),
    ],
)
def test_the_great_bridges_are_there(a: str, b: str) -> None:
    assert across(F.bridges, a, b)
    assert across(F.land, a, b)


def test_impassable_sides_stop_everything() -> None:
    for a, b in (("0246", "0347"), ("2445", "2545")):
        assert F.grid.touch(a, b)
        assert not across(F.contact, a, b)
        assert not across(F.land, a, b)


@pytest.mark.rule("a-victory-lost", "13.0-a", "13.0-d")
def test_the_pocket_is_closed_through_turn_4_and_has_railways() -> None:
    assert BOARD.pocket.closed_through == 4
    assert "6427" in BOARD.pocket.hexes
    assert F.POCKET & F.RAILS


@pytest.mark.rule("a-victory-lost", "2.1.1g", "11.2.2b")
def test_the_boxes_touch_the_edge_of_the_map() -> None:
    entries = {row.id: set(row.entry) for row in BOARD.box}
    assert entries == {"1PzA": {"3247", "3947", "4547"}, "28A": {"6347", "6447", "6547"}}
    assert all(name.endswith("47") for names in entries.values() for name in names)


@pytest.mark.rule("a-victory-lost", "2.4c", "2.4d", "1.2a")
def test_counts_of_pieces() -> None:
    """With 38 second counters of mechanised units and 22 chits they leave room for markers among the 280."""
    mechanised = F.MECHANISED.bit_count()
    hqs = [row for row in UNITS.hq if not row.dropped]
    assert (len(UNITS.unit), len(hqs), mechanised) == (152, 19, 38)
    chits = len(hqs) + len(F.mansteins) + 1
    assert chits == 22
    assert len(UNITS.unit) + mechanised + len(hqs) + chits < 280


@pytest.mark.rule("a-victory-lost", "2.2-c", "2.2-d", "2.2-e", "2.2.1a")
def test_the_units_of_the_lists_of_abbreviations_exist() -> None:
    labels = {nation: {row.label for row in UNITS.unit if row.nationality == nation} for nation in NATIONS}
    named = {"Cos", "Cun", "Jul", "Rav", "Sfz", "Tor", "Trd", "PADA"}
    assert all(any(name in label for label in labels["italian"]) for name in named)
    assert {"DR", "GD", "LAH", "Tot", "Wik"} <= labels["german"]
    for nation, marks in (("german", ("Lw", "Mt", "Mot", "Pz")), ("soviet", ("C", "M", "G", "Tk"))):
        assert all(any(mark in label for label in labels[nation]) for mark in marks)
    assert any("Mot" in label for label in labels["romanian"])
    assert any("Tk" in label for label in labels["hungarian"])


NATIONS = ("german", "italian", "hungarian", "romanian", "soviet")


@pytest.mark.rule("a-victory-lost", "2.3-b", "2.3.1a")
def test_the_headquarters_that_the_rulebook_names_exist() -> None:
    axis = {row.label: row.nationality for row in UNITS.hq if row.side == "axis"}
    assert axis == {
        "4PzA": "german",
        "1PzA": "german",
        "Hollidt": "german",
        "F-Pico": "german",
        "Kempf": "german",
        "H2A": "hungarian",
        "It8A": "italian",
        "R3A": "romanian",
    }
    soviet = {row.label for row in UNITS.hq if row.side == "soviet"}
    assert {"1GdA", "2GdA", "3GdA", "5TkA", "28A", "Popov"} <= soviet


@pytest.mark.rule("a-victory-lost", "2.2.2e", "2.2.2f", "2.2.3a")
def test_two_values_are_for_the_mechanised_and_some_units_have_one_step() -> None:
    for row in UNITS.unit:
        assert row.mechanised or row.full[0] == row.full[1], row.id
        assert "cavalry" not in row.type or not row.mechanised, row.id
    assert any(row.reduced is None for row in UNITS.unit)
    assert any(row.reduced for row in UNITS.unit)


@pytest.mark.rule("a-victory-lost", "2.2.2b", "2.2.2d")
def test_the_armies_of_the_boxes_arrive_together() -> None:
    for box in ("1PzA", "28A"):
        rows = [row for row in F.rows if row.by == box]
        assert len({row.turn for row in rows}) == 1
        assert Counter(row.id in {hq.id for hq in UNITS.hq} for row in rows)[True] == 1
    assert {row.turn for row in F.rows if row.by == "1PzA"} < {1, 2, 3, 4}


@pytest.mark.rule("a-victory-lost", "2.4d")
def test_the_turn_track_keeps_to_the_rulebook() -> None:
    assert [row.number for row in TABLES.turn] == list(range(1, 10))
    assert all(3 <= row.axis_com <= 6 for row in TABLES.turn)
    assert TABLES.turn[0].axis_com <= 5
    assert sorted(chit for row in TABLES.turn for chit in row.manstein) == sorted(TABLES.chits.manstein)


@pytest.mark.rule("a-victory-lost", "2.1.1d")
def test_the_combat_table_has_the_results_of_the_examples() -> None:
    results = {result for row in TABLES.crt.rows.values() for result in row}
    assert {"-", "A1", "DR", "3DR2"} <= results
    assert any(result.startswith("4") for result in results)


# What is known of the published game (a report of play, the module and its change log): rulings, Data.


def test_the_published_ground() -> None:
    """Every land hex costs a point, clear or rough; two Hungarian starting hexes are rough."""
    assert {kind: row.points for kind, row in TABLES.terrain.items()} == {"clear": 1, "rough": 1}
    assert set(F.TERRAIN) == {"clear", "rough"}
    starts = {row.start for row in F.rows if row.nationality == "hungarian"}
    assert starts & set(BOARD.terrain.rough) == {"3209", "3311"}


def test_the_published_rivers() -> None:
    kinds = {row.name: row.kind for row in BOARD.river}
    assert kinds["Mius"] == "minor"
    assert not [name for name in kinds if "Torets" in name]


def test_the_published_counters() -> None:
    """Luftwaffe field divisions of 2 and 5, the 7th with a reduced side; 330; three later headquarters."""
    rows = {row.id: row for row in UNITS.unit}
    air = [row for row in UNITS.unit if row.type == "luftwaffe field"]
    assert {row.id: row.full for row in air} == dict.fromkeys(("ger-7lw", "ger-8lw", "ger-15lw"), (2, 2, 5))
    assert rows["ger-7lw"].reduced is not None
    assert (rows["sov-330"].type, rows["sov-330"].start) == ("rifle", "5328")
    later = {row.label for row in UNITS.hq if row.side == "soviet" and not row.start and not row.dropped}
    assert later == {"28A", "3TkA", "Popov"}


def test_the_published_shape_of_the_combat_table() -> None:
    """The attacker loses nothing from 3-1 on, hardly ever before, at 2-1 too; low odds: a hex at most."""
    columns = {
        name: [row[n] for row in TABLES.crt.rows.values()] for n, name in enumerate(TABLES.crt.columns)
    }
    losses = {name: sum(result.startswith("A") for result in found) for name, found in columns.items()}
    assert {name for name, count in losses.items() if count} == {"1-1", "1.5-1", "2-1"}
    assert max(losses.values()) == 1
    assert set(columns["1-1"]) | set(columns["1.5-1"]) == {"A1", "-", "DR"}


def test_every_source_says_whether_a_figure_is_printed_published_or_rebuilt() -> None:
    kinds = ("rulebook", "published", "reconstructed")
    counters = [row.source for row in F.rows]
    tables = [row.source for row in TABLES.terrain.values()] + [row.source for row in TABLES.turn]
    tables.append(TABLES.crt.source)
    for told in (BOARD.source, BOARD.terrain.source, BOARD.pocket.source, *counters, *tables):
        assert any(kind in told for kind in kinds), told
    published = {row.id for row in F.rows if "published" in row.source}
    assert published == {"ger-7lw", "ger-8lw", "ger-15lw", "sov-330", "sov-hq-69a"}
