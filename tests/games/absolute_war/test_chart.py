"""The map as it is drawn agrees with the map as it is played (2.1), and every counter has its faces (2.3)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from stavka.games import ruleset
from stavka.games.absolute_war.chart import face_id
from stavka.games.absolute_war.game import AbsoluteWar
from stavka.games.absolute_war.projection import Projection
from stavka.kernel.charts import Point
from stavka.kernel.shapes import bounds, far, inside, sides
from stavka.render.counters import POINTS
from stavka.render.signs import SIGNS
from stavka.render.symbols import LETTERED, icons

RULES = ruleset("absolute-war")
assert isinstance(RULES, AbsoluteWar)
BOARD, FACTS = RULES.board_file, RULES.facts
CHART = RULES.chart()
ZONES = {zone.id: zone for zone in BOARD.zone}
AREAS = {area.id: area for area in CHART.areas}
OUTLINES = {area.id: area.outline for area in CHART.areas}
SIDES = {zone: {frozenset(side) for side in sides(outline)} for zone, outline in OUTLINES.items()}
APART = ("strait", "ice-road")
"""Borders of zones that lie apart."""
HEX = 60.0
"""From the middle of a hex to its corners."""


def length(found: set[frozenset[Point]]) -> float:
    return sum(far(*side) for side in found)


def test_zones_have_a_common_side_exactly_if_they_are_neighbours() -> None:
    kinds = {frozenset((row.a, row.b)): row.kind for row in BOARD.border}
    for a, b in combinations(ZONES, 2):
        if ZONES[a].within == b or ZONES[b].within == a:
            continue
        common = length(SIDES[a] & SIDES[b])
        if kinds.get(frozenset((a, b)), "strait") in APART:
            assert not common, (a, b)
        else:
            assert common > 18, (a, b, common)


def test_a_border_is_the_common_side() -> None:
    project = Projection(BOARD.map.frame, *map_corner())
    for row in BOARD.border:
        edge = {frozenset(pair) for pair in pairwise(project(point) for point in row.edge)}
        if row.kind in APART:
            assert not edge
        elif ZONES[row.b].within == row.a and not SIDES[row.a] & SIDES[row.b]:
            assert edge == SIDES[row.b]
        else:
            assert edge == SIDES[row.a] & SIDES[row.b], (row.a, row.b)


def map_corner() -> Point:
    """Where the map begins on the sheet."""
    shapes = [*OUTLINES.values(), *(patch.outline for patch in CHART.patches)]
    left, top, _, _ = bounds(point for shape in shapes for point in shape)
    return left, top


@pytest.mark.parametrize("zone", ZONES)
def test_an_outline_does_not_cross_itself_and_holds_its_counters(zone: str) -> None:
    outline = OUTLINES[zone]
    assert len(set(outline)) == len(outline)
    assert inside(AREAS[zone].centre, outline)
    edges = list(sides(outline))
    for n, first in enumerate(edges):
        assert not any(crossing(first, other) for other in edges[n + 2 :])


def crossing(first: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    def turn(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = first, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def test_major_cities_are_hexes_of_one_size() -> None:
    for zone in BOARD.zone:
        if zone.type == "hex":
            left, top, right, bottom = bounds(OUTLINES[zone.id])
            assert right - left == pytest.approx(2 * HEX, abs=1)
            assert bottom - top == pytest.approx(HEX * 3**0.5, abs=1)
            middle = (left + right) / 2, (top + bottom) / 2
            assert all(0.86 * HEX - 1 < far(middle, at) < HEX + 1 for at in OUTLINES[zone.id])


def test_a_hex_inside_a_box_is_drawn_over_it() -> None:
    order = [area.id for area in CHART.areas]
    for zone in BOARD.zone:
        if zone.within:
            assert order.index(zone.id) > order.index(zone.within)
            assert any(inside(at, OUTLINES[zone.within]) for at in OUTLINES[zone.id]) or (
                SIDES[zone.id] & SIDES[zone.within]
            )


def test_water_is_where_the_shores_are() -> None:
    """The Sea of Azov is no shore of the Black Sea; the Adriatic is only drawn."""
    project = Projection(BOARD.map.frame, *map_corner())
    for water in (*BOARD.sea, *BOARD.lake):
        if water.shores:
            rim = {frozenset(s) for ring in water.outlines for s in sides([project(at) for at in ring])}
            assert {zone for zone in ZONES if length(SIDES[zone] & rim) > 3} == set(water.shores)


def test_the_winter_line_parts_east_from_west() -> None:
    drawn = {frozenset(pair) for line in CHART.lines if line.kind == "winter" for pair in pairwise(line.path)}
    parting = {
        side
        for a, b in combinations(ZONES, 2)
        if ZONES[a].line != ZONES[b].line
        for side in SIDES[a] & SIDES[b]
    }
    assert drawn == parting


def test_a_region_has_room_for_two_stacks() -> None:
    """Two counters side by side with something of each to see, and a box for four."""
    for zone in BOARD.zone:
        (x, y), outline = AREAS[zone.id].centre, OUTLINES[zone.id]
        half = CHART.counter * {"hex": 0.5, "region": 0.75, "box": 1.6}[zone.type]
        for corner in ((x - half, y - 20), (x + half, y - 20), (x - half, y + 20), (x + half, y + 20)):
            assert inside(corner, outline), zone.id


def test_every_side_of_a_counter_has_its_face() -> None:
    faces = {face.id: face for face in RULES.faces()}
    for row in FACTS.units:
        front = faces[face_id(row.id, False)]
        assert front.pips == row.front
        assert set(front.letters) == set(row.special)
        if row.back:
            back = faces[face_id(row.id, True)]
            assert back.pips == row.back
            assert (back.step, back.wear) == ((1, "") if row.steps == 2 else (0, "untrained"))
    assert {face.symbol for face in faces.values()} <= icons().keys() | LETTERED.keys()
    assert {pip for face in faces.values() for pip in face.pips} == POINTS.keys()


def test_labels_are_short_and_tell_units_apart() -> None:
    for side in RULES.sides:
        labels = [row.label for row in FACTS.units if row.side == side]
        assert len(set(labels)) == len(labels)
        assert max(map(len, labels)) <= 8


def test_everything_has_a_place_and_a_picture() -> None:
    places = {*AREAS, *(box.id for box in CHART.boxes), "removed"}
    assert places == set(FACTS.board.names)
    pictures = {*CHART.signs.values(), *CHART.badges.values(), *(token.sign for token in CHART.tokens)}
    pictures |= {cell.sign for ladder in CHART.ladders for cell in ladder.cells}
    assert pictures - {""} <= SIGNS.keys()
    assert {f"card-{card}" for card in FACTS.cards} <= {token.id for token in CHART.tokens}
