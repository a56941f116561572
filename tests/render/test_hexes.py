"""Maps of hexes: a sheet of them, the sea to its edge, ways drawn once and side by side, textures shared."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from stavka.games import ruleset
from stavka.kernel.charts import Area, Chart, Line, Patch, Point
from stavka.kernel.hexes import Grid, Numbering
from stavka.kernel.hexmaps import crossings, fortified, frontiers, rivers, territories, waters, ways
from stavka.kernel.shapes import HexSheet, bounds, far, inside, merged, sides
from stavka.kernel.views import SpaceView, Table, UnitView
from stavka.render import layout
from stavka.render.board import drawn
from stavka.render.borders import Borders
from stavka.render.charts import chart_of
from stavka.render.ground import ground, spaces
from stavka.render.hexes import VARIANTS, veil, zone
from stavka.render.lines import beside, lines
from stavka.render.names import names
from stavka.render.svg import Pen, cut
from stavka.render.tracks import ASIDE, Tracks, aside, eased
from tests.render.pictures import HEXES, elements


def grid(orientation: str, columns: int = 8, rows: int = 7) -> Grid:
    flat = orientation == "flat"
    return Grid(
        Numbering(
            digits="CCRR",
            orientation="flat" if flat else "pointy",
            shifted="even",
            shift_direction="south" if flat else "east",
            columns=(1, columns),
            rows=(1, rows),
        )
    )


def sheet(orientation: str = "flat") -> HexSheet:
    return HexSheet(grid(orientation), 10, 20)


def chart(hexes: HexSheet, **more: Any) -> Chart:
    terrain = more.pop("terrain", {})
    areas = [
        Area(name, hexes.outline(name), hexes.centre(name), terrain.get(name, "clear"), 0, name)
        for name in hexes.grid.spots
    ]
    return Chart(900, 900, 8, "winter", 64, areas, natural=False, **more)


# ---- the sheet


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_hexes_lie_at_whole_numbers_and_touch(orientation: str) -> None:
    hexes = sheet(orientation)
    corners = [corner for name in hexes.grid.spots for corner in hexes.outline(name)]
    assert all(x == int(x) and y == int(y) for x, y in corners)
    assert bounds(corners) == hexes.bounds
    assert hexes.bounds[:2] == (10, 20)
    for a, b in hexes.grid.sides():
        assert far(hexes.centre(a), hexes.centre(b)) == pytest.approx(hexes.width, rel=0.005)
        assert set(hexes.side(a, b)) == set(hexes.outline(a)) & set(hexes.outline(b))


def test_polygons_merge_to_their_common_outline() -> None:
    hexes = sheet()
    (ring,) = merged([hexes.outline("0303"), hexes.outline("0304")])
    assert len(ring) == 10
    apart = merged([hexes.outline("0202"), hexes.outline("0606")])
    assert sorted(len(ring) for ring in apart) == [6, 6]


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_the_sea_goes_to_the_edge_of_the_map(orientation: str) -> None:
    hexes = sheet(orientation)
    water = [name for name in hexes.grid.spots if name.endswith(("06", "07"))]
    (ring,) = hexes.spread(water)
    left, _, right, bottom = hexes.bounds
    assert {(left, bottom), (right, bottom)} <= set(ring)
    assert all(inside(hexes.centre(name), ring) == (name in water) for name in hexes.grid.spots)


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_a_sheet_may_show_a_part_of_its_grid(orientation: str) -> None:
    whole = sheet(orientation)
    shown = [name for name in whole.grid.spots if "03" <= name[:2] <= "06" and "02" <= name[2:] <= "05"]
    part = HexSheet(whole.grid, 10, 20, shown=shown)
    corners = [corner for name in shown for corner in part.outline(name)]
    assert bounds(corners) == part.bounds
    assert part.bounds[:2] == (10, 20)
    assert part.bounds[2] < whole.bounds[2]
    assert part.over_edge("0302")
    assert part.over_edge("0404") == []
    (x, y), (wx, wy) = part.centre("0404"), whole.centre("0404")
    assert {(px + wx - x, py + wy - y) for px, py in part.outline("0404")} == set(whole.outline("0404"))


class Course(NamedTuple):
    name: str
    kind: str
    sides: list[str]


class Way(NamedTuple):
    name: str
    hexes: list[str]


def test_what_runs_out_of_the_part_that_is_shown_is_drawn_to_its_edge() -> None:
    whole = sheet("flat")
    part = HexSheet(whole.grid, 10, 20, shown=["0303", "0304", "0403", "0404"])
    row = Way("row", ["0103", "0203", "0303", "0403", "0503", "0603"])
    far_off = Way("far", ["0701", "0801"])
    (line,) = ways(part, "road", [row, far_off], [])
    assert line.path == [part.centre(name) for name in row.hexes[1:5]]
    back = Way("back", ["0303", "0203", "0204", "0304"])
    assert [len(line.path) for line in ways(part, "rail", [back], ["0303", "0304"])] == [2, 2]
    river = Course("Don (upper)", "major", ["0303/0304", "0503/0504", "0703/0704"])
    (water,) = rivers(part, [river])
    assert (water.kind, water.name) == ("major-river", "Don")
    assert set(part.side("0303", "0304")) <= set(water.path)
    (crossed,) = crossings(part, "bridge", [Course("x", "minor", ["0303/0403", "0603/0503"])], [row])
    assert crossed.path == [part.centre("0303"), part.centre("0403")]


def test_what_is_out_of_play_is_veiled_as_far_as_the_rim() -> None:
    hexes = sheet()
    out = [name for name in hexes.grid.spots if name.startswith("08")]
    drawn = chart(hexes, patches=[Patch("out", ring) for ring in hexes.spread(out)])
    borders = Borders(drawn)
    assert veil(chart(hexes), borders) == ""
    svg = veil(drawn, borders)
    _, top, right, bottom = hexes.bounds
    assert f"{right:g} {top:g}" in svg
    assert f"{right:g} {bottom:g}" in svg
    limit = svg.rpartition('d="')[2].partition('"')[0]
    assert f"{right:g} {top:g}" not in limit  # the line is only where play ends


def test_a_river_runs_straight_into_the_sea() -> None:
    hexes = sheet()
    (ring,) = hexes.spread([name for name in hexes.grid.spots if name.endswith("07")])
    dry = [name for name in hexes.grid.neighbours("0406") if not name.endswith("07")]
    banks = [hexes.side("0406", name) for name in dry]
    inland, shore = next(
        sorted(bank, key=lambda end: end in ring) for bank in banks if len({*bank} & {*ring}) == 1
    )
    drawn = chart(hexes, patches=[Patch("sea", ring)], lines=[Line("river", [inland, shore])])
    curve = Borders(drawn).curve(inland, shore)
    (ax, ay), (bx, by), (x, y) = curve[0], curve[-2], curve[-1]
    along = (x - ax) * (x - bx) + (y - ay) * (y - by)
    assert along > 0.8 * far(curve[0], curve[-1]) * far(curve[-2], curve[-1])


def test_names_side_by_side_do_not_run_into_each_other() -> None:
    hexes = sheet("pointy")
    row = [name for name in hexes.grid.spots if hexes.centre(name)[1] == hexes.centre("0303")[1]][:3]
    long, short = {"en": "Konstantinovskaya"}, {"en": "Liski"}
    given = dict(zip(row, (long, long, short), strict=True))
    areas = [
        Area(name, hexes.outline(name), hexes.centre(name), rank=1, names=given[name], code=name)
        for name in row
    ]
    drawn = Chart(900, 900, 8, "winter", 64, areas, natural=False)
    svg = names(drawn, Borders(drawn), Pen(ruleset(HEXES), ("en",)))
    assert svg.count("font-size:") == 2
    alone = Chart(900, 900, 8, "winter", 64, [areas[0], areas[2]], natural=False)
    assert "font-size:" not in names(alone, Borders(alone), Pen(ruleset(HEXES), ("en",)))


def test_the_number_of_a_pointed_hex_stands_under_its_corner() -> None:
    for orientation, moved in (("pointy", 0), ("flat", -17)):
        hexes = sheet(orientation)
        area = Area("0303", hexes.outline("0303"), hexes.centre("0303"), code="0303")
        drawn = Chart(900, 900, 8, "winter", 64, [area], natural=False)
        svg = names(drawn, Borders(drawn), Pen(ruleset(HEXES), ("en",)))
        assert f'x="{area.centre[0] + moved:g}"' in svg


def test_an_island_is_a_hole_in_the_sea() -> None:
    hexes = sheet()
    water = [name for name in hexes.grid.spots if name != "0404"]
    rings = hexes.spread(water)
    assert sorted(map(len, rings))[0] == 6
    svg = ground(chart(hexes, patches=[Patch("sea", ring) for ring in rings]), Borders(chart(hexes)))
    assert 'fill-rule="evenodd"' in svg


def test_lines_go_on_to_the_edge_only_from_beside_it() -> None:
    hexes = sheet()
    _, top, _, _ = hexes.bounds
    assert hexes.over_edge("0303") == []
    assert hexes.over_edge("0301") == [(hexes.centre("0301")[0], top)]
    inner = [*hexes.side("0303", "0304")]
    assert hexes.off_map(inner) == inner
    to_edge = hexes.off_map([*hexes.side("0201", "0301")])
    assert any(y == top for _, y in to_edge)


# ---- water


def test_a_coast_leaves_out_the_edge_of_the_map() -> None:
    hexes = sheet()
    rings = hexes.spread([name for name in hexes.grid.spots if name.endswith("07")])
    drawn = chart(hexes, patches=[Patch("sea", ring) for ring in rings])
    borders = Borders(drawn)
    (coast,) = borders.coast(rings[0])
    _, _, _, bottom = hexes.bounds
    assert all(y < bottom for _, y in coast[1:-1])
    assert len(coast) > 3 * hexes.grid.numbering.columns[1]


def test_two_rivers_that_follow_each_other_are_one_line() -> None:
    hexes = sheet()
    path = [point for point, _ in sides(hexes.outline("0404"))]
    upper, lower = path[:3], path[2:5]
    whole = Borders(chart(hexes, lines=[Line("river", path[:5])]))
    parts = Borders(chart(hexes, lines=[Line("river", upper), Line("major-river", lower)]))
    assert parts.corner(path[2]) == whole.corner(path[2]) != path[2]


def test_the_shapes_of_hexes_stay_as_they_are_beside_a_river() -> None:
    hexes = sheet()
    river = Line("major-river", [point for point, _ in sides(hexes.outline("0404"))])
    drawn = chart(hexes, lines=[river])
    assert Borders(drawn).outline(hexes.outline("0404")) == [[a, b] for a, b in sides(hexes.outline("0404"))]
    assert spaces(drawn, Borders(drawn)).count("data-space") == len(drawn.areas)


# ---- roads and railways


def straight(count: int, y: float = 0.0) -> list[Point]:
    return [(100.0 * n, y) for n in range(count)]


def test_a_way_that_two_lines_share_is_drawn_once() -> None:
    first, second = straight(5), [(0.0, 300.0), *straight(5)[1:3], (300.0, 300.0)]
    drawn = Chart(900, 900, 8, "winter", 64, [], [Line("rail", first), Line("rail", second)])
    tracks = Tracks(drawn)
    runs = [run for run, _, _ in tracks._runs("rail")]
    edges = [frozenset(pair) for run in runs for pair in pairwise(run)]
    assert len(edges) == len(set(edges)) == 6


def test_a_long_way_is_drawn_in_pieces_that_join() -> None:
    drawn = Chart(9000, 900, 8, "winter", 64, [], [Line("road", straight(35))])
    runs = [run for run, _, _ in Tracks(drawn)._runs("road")]
    assert len(runs) > 2
    assert all(a[-1] == b[0] for a, b in pairwise(runs))
    assert [point for run in runs for point in run[:-1]] == straight(35)[:-1]


def test_a_zigzag_is_eased_but_not_at_places_and_forks() -> None:
    zigzag = [(90.0 * n, 52.0 * (n % 2)) for n in range(7)]
    fork = [zigzag[3], (270.0, 200.0)]
    at = eased([zigzag, fork], {zigzag[1]})
    assert zigzag[0] not in at
    assert zigzag[1] not in at
    assert zigzag[3] not in at
    assert 0 < at[zigzag[2]][1] < 26
    assert all(far(point, moved) < 30 for point, moved in at.items())


def test_a_road_keeps_to_one_side_of_its_railway() -> None:
    rail = straight(6)
    road = [(0.0, 300.0), *rail[1:5], (500.0, 300.0)]
    at = aside([rail], [road], {})
    assert at.keys() == set(rail[1:5])
    assert {round(y, 1) for _, y in at.values()} in ({ASIDE}, {-ASIDE})


def test_a_bridge_carries_what_crosses_there() -> None:
    ways = [Line(kind, straight(3)) for kind in ("road", "rail")]
    bridge = Line("bridge", straight(3)[:2])
    both = Tracks(Chart(900, 900, 8, "winter", 64, [], [*ways, bridge])).drawn()
    none = Tracks(Chart(900, 900, 8, "winter", 64, [], [bridge])).drawn()
    assert both.count("b-bridge") == none.count("b-bridge") == 1
    assert "translate(50 0) rotate(0)" in none
    assert f"translate(50 {-ASIDE / 2:.1f}) rotate(0)" in both  # between the road and the railway
    parapets = [svg.rpartition('d="M-13 ')[2].partition("l")[0] for svg in (none, both)]
    assert float(parapets[1]) < float(parapets[0])


def test_pieces_of_a_line_join() -> None:
    line = straight(10)
    pieces = cut(line, 4)
    assert [len(piece) for piece in pieces] == [5, 5, 2]
    assert all(a[-1] == b[0] for a, b in pairwise(pieces))


# ---- ground, names, zones


def test_a_terrain_is_drawn_a_few_times_and_used_often() -> None:
    hexes = sheet()
    terrain = dict.fromkeys(hexes.grid.spots, "forest")
    drawn_chart = chart(hexes, terrain=terrain)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{ground(drawn_chart, Borders(drawn_chart))}</svg>'
    used = [each.get("href") or "" for each in elements(svg, "use")]
    defined = {f"#{each.get('id')}" for each in elements(svg, "path") if each.get("id")}
    assert len(defined) == 2 * VARIANTS  # masses of wood, and trees
    assert set(used) <= defined
    assert len(used) == 2 * len(terrain)
    assert len(set(used)) > VARIANTS


def test_what_is_used_needs_no_class_of_its_own() -> None:
    """A browser does not look at what surrounds a picture when it matches the classes in it."""
    for svg in (drawn(ruleset(HEXES), ("en",)),):
        used = {(each.get("href") or "").removeprefix("#") for each in elements(svg, "use")}
        for name in ("path", "g"):
            for each in elements(svg, name):
                if each.get("id") in used:
                    assert not any(part.get("class") for part in each.iter())


def test_numbers_are_few_texts() -> None:
    hexes = sheet()
    drawn_chart = chart(hexes)
    svg = names(drawn_chart, Borders(drawn_chart), Pen(ruleset(HEXES), ("en",)))
    assert svg.count("<text") == hexes.grid.numbering.columns[1]
    assert svg.count("<tspan") == len(hexes.grid.spots)


def test_a_hatch_stays_inside_its_zone() -> None:
    outline = [(0.0, 0.0), (100.0, 0.0), (100.0, 40.0), (60.0, 40.0), (60.0, 100.0), (0.0, 100.0)]
    shape, hatch = zone(outline).split("/>")[:2]
    assert "b-zone" in shape
    points = [
        tuple(map(float, point.split()))
        for point in hatch.split('"')[1].lstrip("M").replace("M", "L").split("L")
    ]
    assert len(points) > 8
    for (ax, ay), (bx, by) in zip(points[::2], points[1::2], strict=True):
        assert inside(((ax + bx) / 2, (ay + by) / 2), outline)


def test_lines_are_cut_off_at_the_edge_of_the_map() -> None:
    hexes = sheet()
    drawn_chart = chart(hexes, lines=[Line("river", [*hexes.side("0303", "0304")])])
    assert "clip-path" in lines(drawn_chart, Borders(drawn_chart))
    assert 'id="b-frame"' in ground(drawn_chart, Borders(drawn_chart))


# ---- counters


def test_a_hex_has_one_pile_for_each_side_whatever_their_nations() -> None:
    units = [
        UnitView("a", "4731", "axis", "german-panzer", face="ger-11pz.0"),
        UnitView("b", "4731", "axis", "romanian-infantry", face="rom-1.0"),
        UnitView("c", "4731", "axis", "german-hq", face="ger-hq-4pza.0"),
    ]
    lies = layout(ruleset(HEXES), Table(units, [SpaceView("4731", "clear", "axis")], [], []))
    assert {spot.pile for spot in lies.spots} == {"4731/axis"}
    (area,) = [area for area in chart_of(ruleset(HEXES)).areas if area.id == "4731"]
    half = chart_of(ruleset(HEXES)).counter / 2
    left, top, right, bottom = bounds(area.outline)
    for spot in lies.spots:
        assert left <= spot.x - half
        assert spot.x + half <= right
        assert top <= spot.y - half
        assert spot.y + half <= bottom
    assert [chip.symbol for chip in lies.chips] == ["control-axis"]


# ---- fortifications and countries


def test_fortified_sides_have_their_hex_on_the_left_and_hang_together() -> None:
    hexes = sheet()
    pairs = [f"0303/{there}" for there in hexes.grid.neighbours("0303")]
    (ring,) = fortified(hexes, "fort", pairs)
    assert ring.path[0] == ring.path[-1]
    assert len(ring.path) == 7
    assert all(inside(point, hexes.outline("0303")) for point in beside(ring.path, 10))
    (line,) = fortified(hexes, "fort", pairs[1:])
    assert len(line.path) == 6
    assert inside(beside(line.path, 10)[2], hexes.outline("0303"))


def test_both_neighbours_may_be_fortified_against_each_other() -> None:
    hexes = sheet()
    found = list(fortified(hexes, "fort", ["0303/0304", "0304/0303"]))
    sides_of = {pair for line in found for pair in pairwise(line.path)}
    a, b = hexes.side("0303", "0304")
    assert sides_of == {(a, b), (b, a)}


def test_a_line_beside_another_keeps_its_distance() -> None:
    assert beside([(0, 0), (10, 0), (10, -10)], 2) == [(0, -2), (8, -2), (8, -10)]


def test_a_frontier_runs_between_countries_and_not_along_the_sea() -> None:
    hexes = sheet()
    countries = {"a": ["0303", "0304"], "b": ["0404", "0403"]}
    (line,) = frontiers(hexes, "frontier", countries)
    drawn = {frozenset(pair) for pair in pairwise(line.path)}
    asked = {
        frozenset(hexes.side(a, b))
        for a in countries["a"]
        for b in countries["b"]
        if b in hexes.grid.neighbours(a)
    }
    assert drawn == asked
    assert list(frontiers(hexes, "frontier", {"a": ["0303"], "b": ["0606"]})) == []


def test_the_greatest_part_of_a_country_has_its_name() -> None:
    hexes = sheet()
    (patch,) = territories(hexes, {"a": ["0202", "0505", "0506"], "b": []})
    assert (patch.kind, patch.name, len(patch.outline)) == ("country", "a", 10)
    shown = chart(hexes, patches=[patch])
    svg = names(shown, Borders(shown), Pen(ruleset(HEXES), ("en",)))
    (written,) = [
        each
        for each in elements(f"<svg xmlns='http://www.w3.org/2000/svg'>{svg}</svg>", "text")
        if each.text == "A"
    ]
    assert inside((float(written.get("x") or 0), float(written.get("y") or 0)), patch.outline)


def test_waters_are_named_by_a_hex_of_each() -> None:
    hexes = sheet()
    found = waters(hexes, ["0202", "0505", "0506"], {"0505": "Azov", "0707": "Aral"})
    assert {(len(patch.outline), patch.name) for patch in found} == {(6, ""), (10, "Azov")}
