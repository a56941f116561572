"""The map as it is drawn says what the data says, for every scenario; so do counters and markers."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pytest

from stavka.games.roads.chart import BADGES, SIGNS, face_id, faces
from stavka.games.roads.facts import BOXES
from stavka.games.stalingrad_roads.terms import OFFENSIVES, SUPPORT_BOXES
from stavka.kernel.charts import Area, Chart, Line, Point
from stavka.kernel.hexes import hexsides
from stavka.kernel.names import bits
from stavka.kernel.shapes import bounds, far, inside, nearest, room
from stavka.render.borders import Borders
from stavka.render.palette import COATS
from stavka.render.signs import SIGNS as DRAWN
from stavka.render.symbols import LETTERED, icons
from stavka.render.tracks import Tracks
from tests.games.stalingrad_roads.table import RULES

FACTS, FILE = RULES.facts, RULES.board_file
WIDTH = 104.0
MAPS = ("", *RULES.maps)

every_map = pytest.mark.parametrize("name", MAPS)


@cache
def chart(name: str = "") -> Chart:
    return RULES.chart(name)


@cache
def areas(name: str = "") -> dict[str, Area]:
    return {area.id: area for area in chart(name).areas}


def lines(kind: str, name: str = "") -> list[Line]:
    return [line for line in chart(name).lines if line.kind == kind]


def side(a: str, b: str, name: str = "") -> frozenset[Point]:
    """The two corners that hexes share."""
    return frozenset(areas(name)[a].outline) & frozenset(areas(name)[b].outline)


def marked(mark: str, name: str = "") -> set[str]:
    return {area.id for area in chart(name).areas if mark in area.marks}


# ---- hexes, and which of them a scenario shows


def test_the_whole_map_has_every_hex_and_all_have_one_shape() -> None:
    assert list(areas()) == list(FACTS.grid.spots)
    shapes = {
        tuple((x - area.centre[0], y - area.centre[1]) for x, y in area.outline) for area in chart().areas
    }
    assert len(shapes) == 1
    assert room(chart().areas[0].centre, chart().areas[0].outline) == pytest.approx(WIDTH / 2, abs=0.1)


def test_every_scenario_but_the_campaign_has_its_own_map() -> None:
    assert {RULES.map_of(scenario) for scenario in RULES.scenarios} == set(MAPS)
    assert RULES.map_of("campaign") == ""


@every_map
def test_a_map_shows_its_scenario_and_a_rim_of_one_hex(name: str) -> None:
    setting = FACTS.scenarios[name or "campaign"]
    numbered = {area.id for area in chart(name).areas if area.code}
    assert numbered == {FACTS.board.names[space] for space in bits(setting.area)}
    assert {there for here in numbered for there in FACTS.grid.neighbours(here)} <= set(areas(name))
    dry = {area.id for area in chart(name).areas if area.terrain not in ("lake", "sea")}
    for rim in dry - numbered:
        assert min(FACTS.grid.distance(rim, here) for here in numbered) <= 2, rim
    out = [patch.outline for patch in chart(name).patches if patch.kind == "out"]
    assert bool(out) == bool(name)
    for area in chart(name).areas:
        veiled = sum(inside(area.centre, outline) for outline in out) % 2
        if area.id in dry:
            assert veiled == (area.id not in numbered), area.id


def test_the_first_scenario_has_ten_rows_and_columns_of_its_own() -> None:
    shown = set(areas("wintergewitter"))
    assert {"0527", "1436", "1334"} <= shown
    assert {"0426", "1526"} <= shown  # the rim
    assert not {"0327", "1627", "1025"} & shown


@every_map
def test_terrain_is_that_of_the_rules(name: str) -> None:
    for hex_, area in areas(name).items():
        space = FACTS.board.index[hex_]
        kinds = [kind for kind, spaces in FACTS.TERRAIN.items() if spaces >> space & 1]
        if hex_ in (*FILE.terrain.lake, *FILE.terrain.sea):
            assert area.terrain == ("lake" if hex_ in FILE.terrain.lake else "sea")
        elif kinds[0] in ("village", "city"):
            assert area.terrain == "clear"
            assert area.rank == {"village": 1, "city": 3}[kinds[0]]
        else:
            assert [area.terrain] == kinds


# ---- water


@every_map
def test_rivers_run_along_the_sides_of_the_file(name: str) -> None:
    borders = Borders(chart(name))
    for kind, drawn_as in (("minor", "river"), ("major", "major-river")):
        drawn = {frozenset(pair) for line in lines(drawn_as, name) for pair in pairwise(line.path)}
        pairs = [pair for river in FILE.river if river.kind == kind for pair in hexsides(river.sides)]
        asked = {side(a, b, name) for a, b in pairs if a in areas(name) and b in areas(name)}
        assert asked <= drawn
        left, top, right, bottom = borders.bounds
        assert all(
            left <= x <= right and top <= y <= bottom for line in lines(drawn_as, name) for x, y in line.path
        )


def test_a_river_stays_so_near_its_sides_that_nobody_doubts_which_they_are() -> None:
    borders = Borders(chart())
    shores = {point for patch in chart().patches if patch.kind == "sea" for point in patch.outline}
    for line in (*lines("river"), *lines("major-river")):
        for a, b in pairwise(line.path):
            most = 0.24 if {a, b} & shores else 0.15  # at its mouth it follows the coast
            assert all(far(point, nearest(point, a, b)) < most * WIDTH for point in borders.curve(a, b))


def test_the_great_rivers_have_their_names() -> None:
    names = {line.name for line in lines("major-river")}
    assert names == {"Don", "Donets", "Dnieper", "Volga"}


@every_map
def test_the_sea_covers_the_water_and_nothing_else(name: str) -> None:
    seas = [patch for patch in chart(name).patches if patch.kind == "sea"]
    for area in chart(name).areas:
        within = sum(inside(area.centre, patch.outline) for patch in seas)
        assert within % 2 == (area.terrain in ("lake", "sea")), area.id
    named = [patch.name for patch in seas if patch.name]
    assert named == (["Sea of Azov"] if any(area.terrain == "sea" for area in chart(name).areas) else [])


# ---- roads and railways, bridges and ferries


@every_map
@pytest.mark.parametrize("kind", ["road", "rail"])
def test_roads_and_railways_pass_through_each_of_their_hexes(name: str, kind: str) -> None:
    tracks = Tracks(chart(name))
    drawn = {frozenset(pair) for line in lines(kind, name) for pair in pairwise(line.path)}
    for chain in FILE.road if kind == "road" else FILE.rail:
        for a, b in pairwise(chain.hexes):
            if a in areas(name) and b in areas(name):
                assert frozenset((areas(name)[a].centre, areas(name)[b].centre)) in drawn
        for hex_ in chain.hexes:
            if hex_ in areas(name):
                area = areas(name)[hex_]
                at = tracks.at(kind, area.centre)
                assert inside(at, area.outline)
                assert room(at, area.outline) > 0.2 * WIDTH


def test_a_way_that_leaves_the_map_of_a_scenario_runs_over_its_edge() -> None:
    left, top, right, bottom = Borders(chart("wintergewitter")).bounds
    ends = [line.path[n] for line in lines("rail", "wintergewitter") for n in (0, -1)]
    assert any(not (left < x < right and top < y < bottom) for x, y in ends)


def crossings(layer: str) -> set[frozenset[str]]:
    """Pairs of hexes that something of the rules' map joins."""
    names, found = FACTS.board.names, set()
    for space in bits(FACTS.board.on_map):
        over = FACTS.ferry[space]
        if layer == "bridge":
            over = (FACTS.minor[space] | FACTS.major[space]) & (FACTS.road[space] | FACTS.rail[space])
        found |= {frozenset((names[space], names[other])) for other in bits(over)}
    return found


@pytest.mark.parametrize("kind", ["bridge", "ferry"])
def test_bridges_and_ferries_are_where_the_rules_have_them(kind: str) -> None:
    centres = {area.centre: area.id for area in chart().areas}
    assert {frozenset(centres[point] for point in line.path) for line in lines(kind)} == crossings(kind)


# ---- places, sources, zones


def test_places_are_named_in_both_languages() -> None:
    for row in FILE.place:
        area = areas()[row.hex]
        if row.hex in ("1334", "1435"):
            assert area.rank == 0
            continue
        assert area.rank == {"village": 1, "city": 3, "major": 4, "urban": 1}[row.kind]
        assert set(area.names) == {"en", "fr"}
        assert all(name and "(" not in name for name in area.names.values())
    assert areas()["1203"].names == {"en": "Dnepropetrovsk", "fr": "Dniepropetrovsk"}


def test_stalingrad_is_named_once_and_fills_four_hexes() -> None:
    assert [area.id for area in chart().areas if area.names.get("en") == "Stalingrad"] == ["1434"]
    assert {areas()[hex_].terrain for hex_ in ("1334", "1434", "1335", "1435")} == {"major"}


def test_red_stars_and_airfields_are_printed() -> None:
    assert marked("red-star") == {"1023", "1129", "1624", "1331"}
    assert marked("airfield") == {"1333", "1433", "1125", "1023"}


def test_sources_that_come_later_have_the_turn_on_which_they_come() -> None:
    later = {
        area.id: area.marks["supply-soviet-later"]
        for area in chart().areas
        if "supply-soviet-later" in area.marks
    }
    turn = FACTS.turn_of
    assert later == {
        "0022": turn["JAN IV"], "0019": turn["JAN IV"], "2713": turn["FEB I"], "2709": turn["FEB III"],
    }  # fmt: skip
    assert marked("supply-soviet-later", "uranus") == set()
    assert marked("supply-soviet-later", "gallop") == {"2709"}


@every_map
def test_lasting_sources_are_printed(name: str) -> None:
    setting = FACTS.scenarios[name or "campaign"]
    assert marked("supply-axis", name).isdisjoint({"0019", "0022"})  # they end with their loss
    for number, owner in enumerate(("axis", "soviet")):
        if setting.own_sources[number]:
            asked = {FACTS.board.names[space] for space in bits(setting.own_sources[number])}
            assert marked(f"supply-{owner}", name) == asked
        edge = {FACTS.board.names[space] for space in bits(setting.edges[number])}
        assert edge <= marked(f"supply-{owner}", name)


def test_where_nobody_may_go_is_hatched() -> None:
    asked = {
        "": {FACTS.board.names[space] for space in bits(FACTS.region["zone_28th_army"])},
        "wintergewitter": {"1332", "1333", "1334", "1232", "1433", "1434"},
        "gallop": set(),
    }
    for name, hexes in asked.items():
        zones = [patch.outline for patch in chart(name).patches if patch.kind == "zone"]
        assert {
            area.id for area in chart(name).areas if any(inside(area.centre, zone) for zone in zones)
        } == hexes


@every_map
def test_who_holds_a_hex_at_first_is_known(name: str) -> None:
    setting = FACTS.scenarios[name or "campaign"]
    for space in bits(setting.area):
        held = setting.axis_control >> space & 1
        assert areas(name)[FACTS.board.names[space]].holder == ("axis" if held else "soviet")


# ---- the margin


@every_map
def test_what_stands_beside_the_map_stands_apart(name: str) -> None:
    found = chart(name)
    frames = [(box.x, box.y, box.x + box.width, box.y + box.height) for box in (*found.boxes, *found.trays)]
    frames += [(panel.x, panel.y, panel.x + panel.width, panel.y + panel.height) for panel in found.panels]
    frames.append(Borders(found).bounds)
    for ladder in found.ladders:
        left, top, right, bottom = bounds((cell.x, cell.y) for cell in ladder.cells)
        half = ladder.size / 2
        frames.append((left - half, top - half, right + half, bottom + half))
    for left, top, right, bottom in frames:
        assert 0 < left < right < found.width
        assert 0 < top < bottom < found.height
    for a, b in combinations(frames, 2):
        assert a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] or b[3] <= a[1], (a, b)


@every_map
def test_every_box_of_units_is_there(name: str) -> None:
    assert {box.id for box in chart(name).boxes} == set(BOXES)


@every_map
def test_a_scenario_has_the_tracks_and_trays_that_it_uses(name: str) -> None:
    uses = FACTS.scenarios[name or "campaign"].uses
    ladders = {ladder.id for ladder in chart(name).ladders}
    assert {"turn", "vp", "weather", "ice", "sky"} <= ladders
    for track in ("approval", "fortress", "mars", "superiority"):
        assert (track in ladders) == (track in uses)
    trays = {tray.id for tray in chart(name).trays}
    assert {"stavka", "axis", "pool-axis", "pool-soviet", "played-axis", "played-soviet"} <= trays
    assert (set(SUPPORT_BOXES) <= trays) == ("offensives" in uses)
    assert ("airlift" in trays) == ("fortress" in uses)


def test_the_tracks_say_what_the_tables_say() -> None:
    by_id = {ladder.id: ladder for ladder in chart().ladders}
    assert [cell.note for cell in by_id["turn"].cells] == FACTS.tables.turns
    assert len(by_id["turn"].cells) == 17
    approval = by_id["approval"]
    assert [cell.value for cell in approval.cells] == list(range(11))
    assert [cell.note for cell in approval.cells] == [
        f"{points} · {supports}" for points, supports in FACTS.tables.track.boxes
    ]
    assert approval.also == ["manstein"]
    assert [cell.value for cell in by_id["fortress"].cells] == list(range(1, 12))
    assert [cell.name for cell in by_id["mars"].cells] == [box.id for box in FACTS.tables.mars.box]
    assert [cell.value for cell in by_id["mars"].cells] == list(range(-3, 4))
    assert by_id["sky"].states == {"sky-clear": 0, "sky-overcast": 1, "sky-blizzard": 2}


def test_a_scenario_s_turns_are_on_its_track() -> None:
    (track,) = [ladder for ladder in chart("uranus").ladders if ladder.id == "turn"]
    assert [(cell.value, cell.note) for cell in track.cells] == [(1, "NOV III"), (2, "NOV IV"), (3, "DEC I")]


def test_counters_that_never_come_are_not_laid_out() -> None:
    for name in MAPS:
        absent, uses = chart(name).absent, FACTS.scenarios[name or "campaign"].uses
        for row in FACTS.rows:
            if start := row.start.get(name or "campaign"):
                assert (row.id in absent) == (start == "kg" and "kg" not in uses)
    assert "ger-dr-a" in chart("uranus").absent
    assert "ger-dr-a" not in chart("").absent
    assert "alarm-1" not in chart("uranus").absent


# ---- counters


def test_every_counter_has_its_sides() -> None:
    made = [face.id for face in faces(FACTS)]
    assert len(made) == len(set(made))
    assert set(made) == {
        face_id(row.id, step) for row in FACTS.rows for step in range(2 if row.reduced else 1)
    }


def test_every_face_has_a_symbol_and_colours_of_its_own() -> None:
    for face in faces(FACTS):
        assert face.symbol in icons() or face.symbol in LETTERED, face
        assert face.nation in COATS
        assert not face.tone or f"{face.nation}-{face.tone}" in COATS
        assert face.label


def test_faces_tell_what_the_rules_ask_for() -> None:
    by_id = {face.id: face for face in faces(FACTS)}
    for row in FACTS.rows:
        for step, factors in enumerate(filter(None, (row.full, row.reduced))):
            face = by_id[face_id(row.id, step)]
            attack, defence, movement = factors
            assert face.factors == [str(row.radius or attack), str(defence), str(movement)]
            assert face.plate == ("ring" if row.radius else row.background)
            assert face.elite == row.elite
            assert face.step == step
            assert (face.tone == "guards") == row.type.startswith("guards")
            if row.armoured and row.background == "black":
                assert face.symbol in ("armoured", "mechanised")


@pytest.mark.parametrize(
    ("unit", "symbol", "size", "tone"),
    [
        ("sov-26tk", "armoured", "xxx", ""),
        ("sov-1gmk", "mechanised", "xxx", "guards"),
        ("sov-hq-don", "headquarters", "xxxxx", ""),
        ("ger-hq-6a", "headquarters", "xxxx", ""),
        ("ger-dr-a", "armoured", "iii", "ss"),
        ("ger-dr-b", "mechanised", "iii", "ss"),
        ("ger-7lw", "infantry", "xx", "luftwaffe"),
        ("kg-pz-1", "armoured", "", ""),
        ("alarm-1", "infantry", "ii", ""),
    ],
)
def test_symbol_echelon_and_tone(unit: str, symbol: str, size: str, tone: str) -> None:
    (face,) = [face for face in faces(FACTS) if face.id == face_id(unit, 0)]
    assert (face.symbol, face.size, face.tone) == (symbol, size, tone)


# ---- markers


def test_every_marker_has_a_face() -> None:
    tokens = {token.id: token for token in chart().tokens}
    assert {f"support-{kind}" for kind in FACTS.supports} <= tokens.keys()
    assert {f"offensive-{name}" for name in OFFENSIVES} <= tokens.keys()
    assert {"fortress", "ju52", "ju52-hube", "ju52-sortie-1", "back-axis", "back-soviet"} <= tokens.keys()
    for token in tokens.values():
        assert token.nation in COATS
        assert not token.sign or token.sign in DRAWN
        assert bool(token.sign or token.text) != token.id.startswith("back-")
    assert tokens["support-artillery-2"].text == "2"
    assert tokens["support-artillery-3"].text == "3"


@every_map
def test_all_maps_have_the_same_signs_and_markers(name: str) -> None:
    assert chart(name).tokens == chart().tokens
    assert (chart(name).signs, chart(name).badges) == (SIGNS, BADGES)


def test_every_mark_has_a_picture() -> None:
    assert {*SIGNS.values(), *BADGES.values()} <= DRAWN.keys()
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert len(set(BADGES.values())) == len(BADGES)
