"""The map: every space has its shape, neighbours share their border, each word is there in both languages."""

from __future__ import annotations

import gzip
import re
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from stavka.games import ruleset
from stavka.kernel.board import Board
from stavka.kernel.charts import Area, Chart, Line, Patch
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.shapes import bounds, chains, inside, room, sides
from stavka.render import board
from stavka.render.board import drawn
from stavka.render.borders import Borders
from stavka.render.charts import chart_of
from stavka.render.ground import ground
from stavka.render.lines import DRAWN, WIDTHS, battlement, lines
from stavka.render.textures import TEXTURES, swatch
from stavka.render.tracks import KINDS
from stavka.words import LANGUAGES, message_id, words
from tests.render.pictures import ATLAS, BERLIN, HEXES, ROADS, VICTORY, elements, ids

GROUPS = ["ground", "spaces", "lines", "overlay", "names", "margin", "counters"]


@pytest.fixture(params=[BERLIN, HEXES, ROADS, VICTORY, "toy"])
def rules(request: pytest.FixtureRequest, toy: str) -> Ruleset[Any, Any]:
    return ruleset(request.param)


def test_the_groups_stand_in_the_agreed_order(rules: Ruleset[Any, Any]) -> None:
    assert [each for each in ids(board(rules)) if each in GROUPS] == GROUPS


def test_no_id_is_used_twice(rules: Ruleset[Any, Any]) -> None:
    found = ids(board(rules))
    assert len(found) == len(set(found))


def test_every_space_has_its_shape_on_the_sheet(rules: Ruleset[Any, Any]) -> None:
    chart, game_board = chart_of(rules), rules.board
    assert isinstance(game_board, Board)
    shapes = {
        each.get("data-space"): each for each in elements(board(rules), "path") if each.get("data-space")
    }
    assert shapes.keys() == set(game_board.names)
    boxes = {box.id for box in chart.boxes}
    for name, shape in shapes.items():
        assert shape.get("class") == ("space box" if name in boxes else "space")
    for area in chart.areas:
        left, top, right, bottom = bounds(area.outline)
        assert 0 <= left < right <= chart.width
        assert 0 <= top < bottom <= chart.height
        assert inside(area.centre, area.outline)


def test_neighbours_share_their_border() -> None:
    chart = chart_of(ruleset(BERLIN))
    borders = Borders(chart)
    seen: dict[frozenset[tuple[float, float]], list[tuple[float, float]]] = {}
    shared = 0
    for area in chart.areas:
        for side, corners in zip(
            borders.outline(area.outline), pairwise([*area.outline, area.outline[0]]), strict=True
        ):
            assert side[0] == borders.corner(corners[0])
            assert side[-1] == borders.corner(corners[1])
            key = frozenset(corners)
            if key in seen:
                shared += 1
                assert seen[key] == side[::-1]
            seen[key] = side
    assert shared == len(ruleset(BERLIN).board_file.border)  # type: ignore[attr-defined]


def test_the_border_is_bent_but_not_far_from_the_data() -> None:
    chart = chart_of(ruleset(BERLIN))
    borders = Borders(chart)
    area = next(area for area in chart.areas if area.id == "luckau")
    bent = [side for side in borders.outline(area.outline) if len(side) > 2]
    assert bent
    assert all(room(point, area.outline) < 40 for side in bent for point in side)


def test_counters_stand_inside_the_drawn_outline_with_room() -> None:
    chart = chart_of(ruleset(BERLIN))
    borders = Borders(chart)
    for area in chart.areas:
        outline = [point for side in borders.outline(area.outline) for point in side[:-1]]
        assert inside(area.centre, outline), area.id
        assert room(area.centre, outline) > chart.counter / 2, area.id


def test_every_name_is_there_in_each_language(rules: Ruleset[Any, Any]) -> None:
    written = {each.text for each in elements(board(rules), "text")}
    for lang in LANGUAGES:
        spoken = words(rules, lang)
        for area in chart_of(rules).areas:
            name = area.names.get(lang) or spoken.space(area.id)
            first = re.split(r"(?<=-)| ", name)[0]
            assert not area.rank or any(text and text.startswith(first) for text in written), area.id


@pytest.mark.parametrize("name", [BERLIN, HEXES, ROADS, VICTORY])
def test_what_differs_between_languages_is_told_apart(name: str) -> None:
    rules = ruleset(name)
    counts = {
        lang: sum(lang in (each.get("class") or "").split() for each in elements(board(rules), "text"))
        for lang in LANGUAGES
    }
    assert counts["en"] > 0
    assert counts["fr"] > 0
    for lang, other in (("en", "fr"), ("fr", "en")):
        alone = drawn(rules, (lang,))
        assert not any(other in (each.get("class") or "").split() for each in elements(alone, "text"))


@pytest.mark.parametrize("name", [BERLIN, HEXES, ROADS, VICTORY])
def test_no_message_is_missing_on_the_map(name: str) -> None:
    for lang in LANGUAGES:
        svg = drawn(ruleset(name), (lang,))
        assert words(ruleset(name), lang).title() in {each.text for each in elements(svg, "text")}
        for each in elements(svg, "text"):
            assert not re.match(
                r"(coat|symbol|border|cell|map|line|legend|mark|kind)-", "".join(each.itertext())
            )


@pytest.mark.parametrize(
    ("name", "plain", "packed"),
    [
        (BERLIN, 400_000, 130_000),
        (HEXES, 720_000, 125_000),
        (ROADS, 440_000, 75_000),
        (VICTORY, 1_300_000, 210_000),
        (ATLAS, 760_000, 260_000),
    ],
)
def test_the_map_is_light_enough_for_a_page(name: str, plain: int, packed: int) -> None:
    svg = board(ruleset(name)).encode()
    assert len(svg) < plain
    assert len(gzip.compress(svg)) < packed


def test_nothing_in_the_map_runs_or_is_fetched(rules: Ruleset[Any, Any]) -> None:
    for each in ElementTree.fromstring(board(rules)).iter():
        assert each.tag.rpartition("}")[2] not in ("script", "image", "foreignObject")
        assert not [key for key in each.attrib if key.startswith("on")]
        assert (each.get("href") or "#").startswith("#")


def test_drawing_is_the_same_every_time() -> None:
    rules = ruleset(BERLIN)
    assert drawn.__wrapped__(rules, ("en",)) == drawn.__wrapped__(rules, ("en",))


def test_the_great_rivers_are_named_and_run_unbroken() -> None:
    chart = chart_of(ruleset(BERLIN))
    names = [line.name for line in chart.lines if line.kind == "major-river"]
    assert sorted(names) == ["Elbe", "Havel", "Neisse", "Oder", "Spree"]
    written = {"".join(each.itertext()) for each in elements(board(ruleset(BERLIN)), "text")}
    assert set(names) <= written


def test_a_trench_protects_what_is_on_its_left() -> None:
    chart = chart_of(ruleset(BERLIN))
    centres = {area.id: area.centre for area in chart.areas}
    border = next(b for b in ruleset(BERLIN).board_file.border if b.entrenches == ["seelow"])  # type: ignore[attr-defined]
    x, y = centres["seelow"]
    outline = next(area.outline for area in chart.areas if area.id == "seelow")
    other = border.a if border.b == "seelow" else border.b
    common = set(outline) & set(next(area.outline for area in chart.areas if area.id == other))
    (start, end), *_ = [
        pair
        for line in chart.lines
        if line.kind == "trench"
        for pair in pairwise(line.path)
        if set(pair) <= common
    ]
    assert (end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0]) < 0


@pytest.mark.parametrize("name", [BERLIN, HEXES, ROADS, VICTORY])
def test_the_legend_tells_all_that_is_on_the_map_in_each_language(name: str) -> None:
    rules = ruleset(name)
    chart, faces = chart_of(rules), rules.faces()
    for lang in LANGUAGES:
        spoken = words(rules, lang)
        asked = {spoken.kind(area.terrain) for area in chart.areas if area.terrain}
        asked |= {spoken.border(line.kind) for line in chart.lines}
        asked |= {spoken.mark(mark) for mark in chart.badges}
        asked |= {spoken.say(message_id("symbol", face.symbol)) for face in faces}
        asked |= {spoken.say(message_id("coat", face.nation)) for face in faces if not face.tone}
        assert asked <= {each.text for each in elements(drawn(rules, (lang,)), "text")}


@pytest.mark.parametrize("name", ruleset(ROADS).maps)
def test_the_map_of_a_scenario_is_a_part_of_the_whole(name: str) -> None:
    rules = ruleset(ROADS)
    chart, svg = chart_of(rules, name), board(rules, name)
    assert [each for each in ids(svg) if each in GROUPS] == GROUPS
    assert len(ids(svg)) == len(set(ids(svg)))
    shapes = {each.get("data-space") for each in elements(svg, "path") if each.get("data-space")}
    assert shapes == {area.id for area in chart.areas} | {box.id for box in chart.boxes}
    assert len(svg) < len(board(rules))
    written = {each.text for each in elements(svg, "text")}
    assert {words(rules, lang).scenario(name) for lang in LANGUAGES} <= written
    assert "b-veil" in svg
    assert 'class="b-veil"' not in board(rules)


def test_from_far_away_only_the_great_names_of_hexes_are_written() -> None:
    assert ".far .board .b-rank-1" in board(ruleset(HEXES))
    assert ".far" not in board(ruleset(BERLIN))


def test_the_higher_a_map_the_larger_are_the_names_that_are_read_from_far_away() -> None:
    found = [
        re.search(r"[.]far [.]board [.]b-rank-4{font-size:(\d+)px", board(ruleset(n)))
        for n in (HEXES, VICTORY)
    ]
    sizes = [int(each[1]) for each in found if each]
    assert sizes[0] == 50
    assert sizes[1] > 75


# ---- what later games need: hexes, seas, railways


HEX = [(0.0, 0.0), (40.0, -20.0), (80.0, 0.0), (80.0, 40.0), (40.0, 60.0), (0.0, 40.0)]


def hexes(**more: Any) -> Chart:
    areas = [Area("0101", HEX, (40, 20), "marsh", code="0101")]
    areas.append(Area("0201", [(x + 80, y) for x, y in HEX], (120, 20), "clear", code="0201"))
    return Chart(200, 100, 0, "winter", 30, areas, natural=False, **more)


def test_hexes_stay_straight_and_their_rivers_still_run() -> None:
    chart = hexes(lines=[Line("river", [(80, 0), (80, 40)], "Don"), Line("rail", [(40, 20), (120, 20)])])
    borders = Borders(chart)
    assert all(len(side) == 2 for side in borders.outline(chart.areas[0].outline))
    svg = lines(chart, borders)
    assert "b-water" in svg
    assert "b-ties" in svg


def test_sea_and_marsh_are_drawn() -> None:
    chart = hexes(patches=[Patch("sea", [(0, 60), (200, 60), (200, 100), (0, 100)])])
    svg = ground(chart, Borders(chart))
    assert "b-sea" in svg
    assert "b-marsh" in svg


@pytest.mark.parametrize("terrain", [name for names in TEXTURES for name in names if name])
def test_every_terrain_has_a_sample(terrain: str) -> None:
    assert swatch(terrain, 0, 0, 46, 30).count("<path") >= 2


def test_every_line_is_drawn() -> None:
    kinds = (*DRAWN, *WIDTHS, *KINDS, "bridge", "ferry")
    chart = hexes(lines=[Line(kind, [(80, 0), (80, 40)], "1") for kind in kinds])
    svg = lines(chart, Borders(chart))
    for class_ in ("b-road", "b-rail", "b-bridge", "b-ferry", "b-trench", "b-boundary", "b-tip", "b-core"):
        assert class_ in svg
    for class_ in ("b-wall", "b-teeth", "b-keep", "b-frontier"):
        assert class_ in svg
    for class_ in ("b-winter", "b-guarded", "b-ridge-line", "b-peak", "b-link"):
        assert class_ in svg


def test_the_hex_of_a_city_is_drawn_with_a_ruler_and_its_rivers_keep_to_it() -> None:
    chart = chart_of(ruleset(ATLAS))
    borders = Borders(chart)
    areas = {area.id: area for area in chart.areas}
    for side in borders.outline(areas["kiev"].outline):
        assert len(side) == 2
        assert set(side) <= set(areas["kiev"].outline)
    assert any(len(side) > 2 for side in borders.outline(areas["uman"].outline))
    hungary = borders.outline(areas["hungary"].outline)
    wet = {point for line in chart.lines if line.kind.endswith("river") for point in line.path}
    corners = areas["hungary"].outline
    for (a, b), side in zip(sides(corners), hungary, strict=True):
        assert len(side) == 2 or {a, b} <= wet


def test_countries_have_tints_and_what_lies_inside_a_space_is_drawn_over_it() -> None:
    svg = board(ruleset(ATLAS))
    for realm in ("german", "soviet"):
        assert f"b-realm-{realm}" in svg
    assert svg.index('data-space="berlin"') > svg.index('data-space="germany"')


def test_small_water_has_a_small_name_and_land_out_of_play_its_name_on_it() -> None:
    svg = drawn(ruleset(ATLAS), ("en",))
    named = [each for each in elements(svg, "text") if "b-sea-name" in (each.get("class") or "")]
    assert {"b-lake-name" in (each.get("class") or "") for each in named} == {True, False}
    for patch in chart_of(ruleset(ATLAS)).patches:
        if patch.kind == "outside" and patch.name:
            (name,) = [each for each in elements(svg, "text") if each.text == patch.name]
            assert inside((float(name.get("x", 0)), float(name.get("y", 0))), patch.outline)


def test_a_trench_too_short_to_draw_is_left_out() -> None:
    assert battlement([(0, 0), (5, 0)]) == ""


def test_edges_join_to_lines() -> None:
    assert chains([("a", "b"), ("c", "b"), ("c", "d")]) == [["a", "b", "c", "d"]]
    assert sorted(map(sorted, chains([("a", "b"), ("b", "c"), ("b", "d")]))) == [
        ["a", "b"],
        ["b", "c"],
        ["b", "d"],
    ]
    (ring,) = chains([("a", "b"), ("b", "c"), ("c", "a")])
    assert ring[0] == ring[-1]
    assert len(ring) == 4
