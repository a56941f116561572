"""The reconstructed map and counters, where the rulebook says something of them."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.game import RaceForBerlin
from stavka.kernel.names import mask
from tests.games.race_for_berlin.table import berlin, unit, zone
from tests.support import spaces

NAMED = {
    "glossary": ["Charlottenbourg", "Wedding", "Friedrichshain", "Treptow", "Mariendorf", "Zehlendorf"],
    "2.2.2": ["Leipzig", "Kyritz"],
    "event 9": ["Forst", "Kathlow"],
    "examples": ["Tempelhof", "Zossen", "Trebbin"],
    "11.1": ["Barwalde", "Kustrin", "Order's Bridgehead", "Reppen", "Ziebingen", "Goritz"],
    "11.2": ["Gorlitz", "Nievsky", "Richen", "Muskau", "Spremberg", "Dresden", "Forst", "Guben", "Lieberose"],
    "11.2, end": ["Cottbus"],
    "11.3": ["Triebel", "Priebus", "Sanitz", "Penzig"],
    "11.4": ["Furstenberg", "Beeskow", "Franckfurt an der Oder", "Lebus", "Seelow", "Falkenhagen"],
    "11.4, end": ["Oderbruch 1", "Oderbruch 2", "Letschin", "Prötzen", "Muncheberg"],
    "11.6.2": ["Joachimsthal"],
}
"""The zones that the rulebook names, spelled as it does."""


@pytest.fixture
def g() -> Berlin:
    """The game at its start."""
    return berlin()


def adjacent(g: Berlin, a: str, b: str) -> bool:
    """Whether two zones touch."""
    return bool(g.facts.neighbours[zone(g, a)] >> zone(g, b) & 1)


def test_every_zone_that_the_rulebook_names_is_there_once(g: Berlin) -> None:
    for where, names in NAMED.items():
        for name in names:
            found = [row.id for row in g.facts.zones if name == row.rulebook_name or name in row.aliases]
            assert len(found) == 1, (where, name)
    named = {row.rulebook_name for row in g.facts.zones} - {""}
    assert named == {name for names in NAMED.values() for name in names} - {"Tempelhof"}


@pytest.mark.rule("race-for-berlin", "glossary-a")
def test_berlin_is_a_ring_of_six_zones(g: Berlin) -> None:
    f = g.facts
    ring = ["wedding", "friedrichshain", "treptow", "mariendorf", "zehlendorf", "charlottenburg"]
    assert spaces(g, f.BERLIN) == set(ring)
    for i, name in enumerate(ring):
        beside = {ring[i - 1], ring[(i + 1) % 6]}
        assert spaces(g, f.neighbours[zone(g, name)] & f.BERLIN) == beside
    assert isinstance(g.rules, RaceForBerlin)
    (centre,) = (row for row in g.rules.board_file.nexus if row.berlin_centre)
    assert set(centre.zones) == set(ring)


@pytest.mark.parametrize(
    ("a", "b", "river"),
    [
        ("lebus", "oder-bridgehead", False),  # annex 3
        ("lebus", "goritz", True),
        ("kustrin", "oderbruch-2", True),  # annex 2
        ("forst", "kathlow", False),  # event 9
        ("mariendorf", "zossen", False),  # 7.4.6
        ("mariendorf", "zehlendorf", False),
        ("mariendorf", "trebbin", False),  # 9.2.4
    ],
)
def test_zones_of_the_examples_touch_as_they_do_there(g: Berlin, a: str, b: str, river: bool) -> None:
    assert adjacent(g, a, b)
    assert bool(g.facts.river[zone(g, a)] >> zone(g, b) & 1) is river


def test_the_zones_of_the_examples_are_as_they_say(g: Berlin) -> None:
    f = g.facts
    lebus, tempelhof = zone(g, "lebus"), zone(g, "mariendorf")
    assert f.DIFFICULT >> lebus & 1
    assert f.ENTRENCHED >> lebus & 1
    for source in ("oder-bridgehead", "goritz"):  # annex 3: -1 for the line
        assert f.trench[zone(g, source)] >> lebus & 1
    assert f.value[tempelhof] == 3  # 9.1.5
    assert f.garrison[tempelhof] == 20  # annex 4


@pytest.mark.rule("race-for-berlin", "glossary-g")
def test_the_american_tracks_begin_where_they_should_and_end_in_berlin(g: Berlin) -> None:
    f = g.facts
    assert [f.board.names[f.tracks[n][0]] for n in (1, 2, 3)] == ["leipzig", "leipzig", "kyritz"]
    for track in f.tracks.values():
        assert f.BERLIN >> track[-1] & 1


@pytest.mark.rule("race-for-berlin", "glossary-i")
def test_all_soviet_supply_is_east_of_the_oder_neisse_and_the_bridgehead_west(g: Berlin) -> None:
    f = g.facts
    assert f.SOVIET_SUPPLY[0] | f.SOVIET_SUPPLY[1] == f.EAST
    assert not f.EAST >> zone(g, "oder-bridgehead") & 1
    assert spaces(g, f.UNLIMITED & ~f.EAST) == {"oder-bridgehead"}  # 6.1.2
    assert not f.EAST & ~f.UNLIMITED
    for i in range(len(f.zones)):
        across = f.neighbours[i] & (f.EAST if not f.EAST >> i & 1 else ~f.EAST)
        assert f.neighbours[i] & ~f.german_neighbours[i] == across, "no other way over than by the river"


@pytest.mark.rule("race-for-berlin", "glossary-l")
def test_every_zone_has_an_index_and_every_unit_there_a_way_back(g: Berlin) -> None:
    """Germans retreat to an index no higher, Soviets to one no lower (8.3.2)."""
    f = g.facts
    for i, index in enumerate(f.index):
        assert index > 0
        if not f.EAST >> i & 1:
            assert f.german_neighbours[i] & f.index_at_most[index]
        assert f.neighbours[i] & f.index_at_least[index]


@pytest.mark.rule("race-for-berlin", "glossary-m")
def test_the_berlin_zones_are_victory_zones(g: Berlin) -> None:
    worth = mask(i for i, value in enumerate(g.facts.value) if value > 0)
    assert worth & g.facts.BERLIN == g.facts.BERLIN
    assert worth == g.facts.VICTORY | g.facts.BERLIN


@pytest.mark.parametrize(
    ("name", "kind", "strength"),
    [
        ("1gta-1", "armoured", 22),  # annex 3
        ("1gta-2", "armoured", 22),
        ("8ga-1", "mechanised", 20),
        ("8ga-2", "mechanised", 20),
        ("606", "infantry", 3),
        ("5-jager", "infantry", 8),
        ("11-ss", "mechanised", 6),  # annex 4, its kind ours
    ],
)
def test_the_counters_of_the_examples_are_as_they_say(g: Berlin, name: str, kind: str, strength: int) -> None:
    row = g.facts.units[unit(g, name)]
    assert (row.type, row.full) == (kind, strength)


def test_the_units_of_the_german_example_exist(g: Berlin) -> None:
    """9.2.4: a German unit of 8, two of 8 together, and a Soviet unit of 7, in one German camp's reach."""
    german = [row.full for row in g.facts.units if (row.nationality, row.camp) == ("german", "zhukov")]
    soviet = [n for row in g.facts.units if row.nationality == "soviet" for n in (row.full, row.reduced)]
    assert 8 in german
    assert german.count(4) >= 2
    assert 7 in soviet


def test_nobody_faces_an_open_door_at_the_start(g: Berlin) -> None:
    """Every zone beside one where Soviets begin is held by somebody."""
    f = g.facts
    begins = g.soviets() & f.board.on_map
    for i in range(len(f.zones)):
        if begins >> i & 1:
            open_doors = f.neighbours[i] & ~(g.soviets() | g.germans() | f.EAST)
            assert spaces(g, open_doors) == set(), f.board.names[i]
