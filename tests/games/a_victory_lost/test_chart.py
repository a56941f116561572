"""The map as it is drawn says what the data says: each hex, side, way and counter."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import cast

import pytest

from stavka.games.a_victory_lost.chart import BADGES, SIGNS, chart, face_id, faces
from stavka.games.a_victory_lost.data import BoardFile, HqRow, UnitRow
from stavka.games.a_victory_lost.facts import Facts
from stavka.games.a_victory_lost.terms import BOXES
from stavka.kernel.charts import Area, Line, Point
from stavka.kernel.hexes import hexsides
from stavka.kernel.names import bits
from stavka.kernel.shapes import bounds, far, inside, nearest, room, sides
from stavka.render.borders import Borders
from stavka.render.palette import COATS
from stavka.render.signs import SIGNS as DRAWN
from stavka.render.symbols import LETTERED, icons
from stavka.render.tracks import Tracks
from tests.games.a_victory_lost.table import RULES

FACTS = cast("Facts", RULES.facts)  # type: ignore[attr-defined]
FILE = cast("BoardFile", RULES.board_file)  # type: ignore[attr-defined]
CHART = chart(FACTS, FILE)
BORDERS = Borders(CHART)
AREAS: dict[str, Area] = {area.id: area for area in CHART.areas}
WIDTH = 104.0


def lines(kind: str) -> list[Line]:
    return [line for line in CHART.lines if line.kind == kind]


def side(a: str, b: str) -> frozenset[Point]:
    """The two corners that hexes share."""
    return frozenset(AREAS[a].outline) & frozenset(AREAS[b].outline)


# ---- hexes


def test_every_hex_is_there_once_and_all_have_one_shape() -> None:
    assert [area.id for area in CHART.areas] == list(FACTS.grid.spots)
    shapes = {
        tuple((x - area.centre[0], y - area.centre[1]) for x, y in area.outline) for area in CHART.areas
    }
    assert len(shapes) == 1
    assert room(CHART.areas[0].centre, CHART.areas[0].outline) == pytest.approx(WIDTH / 2, abs=0.1)


def test_the_hexes_cover_the_map_without_a_gap() -> None:
    shared = Counter(frozenset(pair) for area in CHART.areas for pair in sides(area.outline))
    assert set(shared.values()) == {1, 2}
    assert sum(count == 2 for count in shared.values()) == sum(1 for _ in FACTS.grid.sides())
    for a, b in FACTS.grid.sides():
        assert len(side(a, b)) == 2


def test_a_counter_has_room_in_a_hex() -> None:
    assert 0.55 * WIDTH < CHART.counter < 0.7 * WIDTH


def test_terrain_and_numbers_are_those_of_the_file() -> None:
    for kind in ("rough", "water"):
        assert {area.id for area in CHART.areas if area.terrain == kind} == set(getattr(FILE.terrain, kind))
    assert {area.terrain for area in CHART.areas} == {"clear", "rough", "water"}, "there is no forest"
    assert all(area.code == ("" if area.terrain == "water" else area.id) for area in CHART.areas)


# ---- water


def test_rivers_run_along_the_sides_of_the_file_and_of_their_kind() -> None:
    for kind, name in (("minor", "river"), ("major", "major-river")):
        drawn = {frozenset(pair) for line in lines(name) for pair in pairwise(line.path)}
        asked = {side(a, b) for river in FILE.river if river.kind == kind for a, b in hexsides(river.sides)}
        assert asked <= drawn
        for beyond in drawn - asked:  # the last piece, to the edge of the map
            assert any(BORDERS.on_rim(point) for point in beyond)


def test_a_river_stays_so_near_its_sides_that_nobody_doubts_which_they_are() -> None:
    shores = {point for patch in CHART.patches if patch.kind == "sea" for point in patch.outline}
    for line in (*lines("river"), *lines("major-river")):
        for a, b in pairwise(line.path):
            curve = BORDERS.curve(a, b)
            most = 0.24 if {a, b} & shores else 0.15  # at its mouth it follows the coast
            assert all(far(point, nearest(point, a, b)) < most * WIDTH for point in curve)


def test_a_river_s_sides_join() -> None:
    for line in (*lines("river"), *lines("major-river")):
        for (a, b), (c, d) in pairwise(pairwise(line.path)):
            assert b == c
            assert BORDERS.curve(a, b)[-1] == BORDERS.curve(c, d)[0]


def test_the_sea_covers_the_water_and_nothing_else() -> None:
    seas = [patch.outline for patch in CHART.patches if patch.kind == "sea"]
    for area in CHART.areas:
        within = sum(inside(area.centre, outline) for outline in seas)
        assert within % 2 == (area.terrain == "water"), area.id
    drawn = [BORDERS.line([*outline, outline[0]]) for outline in seas]
    for area in CHART.areas:
        assert sum(inside(area.centre, outline) for outline in drawn) % 2 == (area.terrain == "water")
    assert [patch.name for patch in CHART.patches if patch.kind == "sea" and patch.name] == ["Sea of Azov"]


# ---- roads and railways


@pytest.mark.parametrize("kind", ["road", "rail"])
def test_roads_and_railways_pass_through_each_of_their_hexes(kind: str) -> None:
    tracks = Tracks(CHART)
    chains = FILE.road if kind == "road" else FILE.rail
    assert len(lines(kind)) == len(chains)
    for line, chain in zip(lines(kind), chains, strict=True):
        centres = [AREAS[name].centre for name in chain.hexes]
        assert "".join(map(str, centres))[1:-1] in "".join(map(str, line.path))
        for name, centre in zip(chain.hexes, centres, strict=True):
            at = tracks.at(kind, centre)
            assert inside(at, AREAS[name].outline)
            assert room(at, AREAS[name].outline) > 0.2 * WIDTH


def test_a_road_beside_a_railway_is_told_from_it() -> None:
    tracks = Tracks(CHART)
    rails = {frozenset(pair) for line in lines("rail") for pair in pairwise(line.path)}
    beside = [pair for line in lines("road") for pair in pairwise(line.path) if frozenset(pair) in rails]
    assert len(beside) > 100
    for pair in beside:
        assert all(far(tracks.at("road", end), tracks.at("rail", end)) > 7 for end in pair)


def test_bridges_are_where_a_way_crosses_a_major_river() -> None:
    centres = {area.centre: area.id for area in CHART.areas}
    drawn = {frozenset(centres[point] for point in line.path) for line in lines("bridge")}
    names = FACTS.board.names
    asked = {
        frozenset((names[space], names[other]))
        for space in bits(FACTS.board.on_map)
        for other in bits(FACTS.major[space] & (FACTS.road[space] | FACTS.rail[space]))
    }
    assert drawn == asked


def test_ways_in_are_arrows_at_the_edge() -> None:
    assert [line.name for line in lines("entry")] == [box.id for box in FILE.box for _ in box.entry]
    hexes = [name for box in FILE.box for name in box.entry]
    for line, name in zip(lines("entry"), hexes, strict=True):
        outer, tip = line.path
        assert BORDERS.on_rim(tip)
        assert far(tip, AREAS[name].centre) <= WIDTH
        assert far(outer, AREAS[name].centre) > far(tip, AREAS[name].centre)


# ---- places and zones


def test_every_place_is_named_in_both_languages() -> None:
    for row in FILE.place:
        area = AREAS[row.hex]
        great = row.kind == "victory-city" or row.name == "Stalingrad"
        assert area.rank == (4 if great else {"village": 1, "town": 2, "city": 3}[row.kind])
        assert set(area.names) == {"en", "fr"}
        assert all(name and "(" not in name for name in area.names.values())
    assert sum(area.rank > 0 for area in CHART.areas) == len(FILE.place)
    assert AREAS["0229"].names == {"en": "Dnepropetrovsk", "fr": "Dniepropetrovsk"}
    assert AREAS["5827"].names == {"en": "Kalach", "fr": "Kalatch"}


def test_victory_cities_and_sources_are_marked() -> None:
    cities = {area.id for area in CHART.areas if "city" in area.marks}
    assert cities == {"0229", "0234", "1117", "2033", "3341"}
    for mark, owner in (("supply-axis", "axis"), ("supply-soviet", "soviet")):
        marked = {area.id for area in CHART.areas if mark in area.marks}
        assert marked == {row.hex for row in FILE.supply if row.side == owner}
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_the_pocket_is_hatched() -> None:
    (zone,) = [patch for patch in CHART.patches if patch.kind == "zone"]
    assert {area.id for area in CHART.areas if inside(area.centre, zone.outline)} == set(FILE.pocket.hexes)


# ---- the margin


def test_boxes_and_tracks_stand_beside_the_map_and_apart() -> None:
    assert {box.id for box in CHART.boxes} == set(BOXES)
    frames = [(box.x, box.y, box.x + box.width, box.y + box.height) for box in CHART.boxes]
    frames += [(panel.x, panel.y, panel.x + panel.width, panel.y + panel.height) for panel in CHART.panels]
    for ladder in CHART.ladders:
        left, top, right, bottom = bounds((cell.x, cell.y) for cell in ladder.cells)
        half = ladder.size / 2
        frames.append((left - half, top - half, right + half, bottom + half))
    edge = BORDERS.bounds[0]
    for left, top, right, bottom in frames:
        assert 0 < left < right < edge
        assert 0 < top < bottom < CHART.height
    for a, b in combinations(frames, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (a, b)


def test_the_tracks_have_every_number() -> None:
    values = {ladder.id: [cell.value for cell in ladder.cells] for ladder in CHART.ladders}
    assert values == {"turn": list(range(1, 10)), "victory": list(range(61))}


# ---- counters


def test_every_counter_has_its_sides() -> None:
    made = {face.id for face in faces(FACTS)}
    for row in FACTS.rows:
        two = isinstance(row, UnitRow) and row.reduced is not None
        assert face_id(row.id, 0) in made
        assert (face_id(row.id, 1) in made) == two
    assert len(made) == len(faces(FACTS))


def test_every_face_has_a_symbol_and_colours_of_its_own() -> None:
    for face in faces(FACTS):
        assert face.symbol in icons() or face.symbol in LETTERED, face
        assert face.nation in COATS
        assert not face.tone or f"{face.nation}-{face.tone}" in COATS
        assert face.label


def test_faces_tell_what_the_rules_ask_for() -> None:
    by_id = {face.id: face for face in faces(FACTS)}
    for row in FACTS.rows:
        face = by_id[face_id(row.id, 0)]
        if isinstance(row, HqRow):
            assert (face.symbol, face.size) == ("headquarters", "xxxx")
            assert face.factors == [f"{row.radius} · {row.movement}"]
            continue
        attack, defence, movement = row.full
        figures = [attack, defence, movement] if row.mechanised else [attack, movement]
        assert face.factors == [str(figure) for figure in figures]
        assert face.size == {"division": "xx", "corps": "xxx", "group": ""}[row.size]
        assert (face.tone == "guards") == ("guards" in row.type)
        assert (face.tone == "ss") == row.name.startswith("SS")
        if row.mechanised:
            assert face.symbol in ("armoured", "mechanised", "motorised")


def test_every_mark_has_a_picture() -> None:
    assert {*SIGNS.values(), *BADGES.values()} <= DRAWN.keys()
    assert len(set(BADGES.values())) == len(BADGES)
