"""The map as it is drawn says what the data says, for every scenario; so do counters and markers."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pytest

from stavka.games.roads.chart import face_id, faces
from stavka.games.victory_roads.chart import BADGES, SIGNS
from stavka.games.victory_roads.terms import SUPPORT_BOXES, THEATRES
from stavka.kernel.charts import Area, Chart, Line, Point
from stavka.kernel.hexes import hexsides
from stavka.kernel.names import bits
from stavka.kernel.shapes import bounds, far, inside, nearest, room
from stavka.render.borders import Borders
from stavka.render.lines import beside
from stavka.render.palette import COATS
from stavka.render.signs import SIGNS as DRAWN
from stavka.render.symbols import LETTERED, icons
from stavka.render.tracks import Tracks
from tests.games.victory_roads.table import RULES

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


def hexes(spaces: int) -> set[str]:
    return {FACTS.board.names[space] for space in bits(spaces)}


# ---- hexes, and which of them a scenario shows


def test_the_whole_map_has_every_hex_and_all_have_one_shape() -> None:
    assert list(areas()) == list(FACTS.grid.spots)
    shapes = {
        tuple((x - area.centre[0], y - area.centre[1]) for x, y in area.outline) for area in chart().areas
    }
    assert len(shapes) == 1
    assert room(chart().areas[0].centre, chart().areas[0].outline) == pytest.approx(WIDTH / 2, abs=0.1)


def test_every_scenario_but_the_campaign_has_its_own_map_and_season() -> None:
    assert {RULES.map_of(scenario): chart(RULES.map_of(scenario)).season for scenario in RULES.scenarios} == {
        "": "summer", "bagration": "summer", "bessarabia": "summer", "budapest-wien": "spring",
    }  # fmt: skip


@every_map
def test_a_map_shows_its_scenario_and_a_rim_of_one_hex(name: str) -> None:
    numbered = {area.id for area in chart(name).areas if area.code}
    assert numbered == hexes(FACTS.scenarios[name or "campaign"].ground)
    assert {there for here in numbered for there in FACTS.grid.neighbours(here)} <= set(areas(name))
    out = [patch.outline for patch in chart(name).patches if patch.kind == "out"]
    assert out
    for area in chart(name).areas:
        veiled = sum(inside(area.centre, outline) for outline in out) % 2
        if area.terrain != "sea":
            assert veiled == (area.id not in numbered), area.id
            assert area.id in numbered or not area.rank, area.id


def test_the_sea_of_the_campaign_is_not_veiled() -> None:
    out = [patch.outline for patch in chart().patches if patch.kind == "out"]
    for name in FILE.terrain.sea:
        assert not sum(inside(areas()[name].centre, outline) for outline in out) % 2


@every_map
def test_terrain_is_that_of_the_rules(name: str) -> None:
    for hex_, area in areas(name).items():
        space = FACTS.board.index[hex_]
        if hex_ in FILE.terrain.sea:
            assert area.terrain == "sea"
        elif FACTS.REICH_MAJORS >> space & 1:
            assert area.terrain == "reich-city"
        else:
            kinds = [kind for kind, spaces in FACTS.TERRAIN.items() if spaces >> space & 1]
            assert [area.terrain] == (kinds or ["clear"])


# ---- water


@every_map
def test_rivers_run_along_the_sides_of_the_file(name: str) -> None:
    left, top, right, bottom = Borders(chart(name)).bounds
    for kind, drawn_as in (("minor", "river"), ("major", "major-river")):
        drawn = {frozenset(pair) for line in lines(drawn_as, name) for pair in pairwise(line.path)}
        pairs = [pair for river in FILE.river if river.kind == kind for pair in hexsides(river.sides)]
        assert {side(a, b, name) for a, b in pairs if a in areas(name) and b in areas(name)} <= drawn
        assert all(
            left <= x <= right and top <= y <= bottom for line in lines(drawn_as, name) for x, y in line.path
        )


def test_a_river_stays_so_near_its_sides_that_nobody_doubts_which_they_are() -> None:
    borders = Borders(chart())
    shores = {point for patch in chart().patches if patch.kind == "sea" for point in patch.outline}
    for line in (*lines("river"), *lines("major-river")):
        for a, b in pairwise(line.path):
            most = 0.3 if {a, b} & shores else 0.15  # at its mouth it follows the coast
            assert all(far(point, nearest(point, a, b)) < most * WIDTH for point in borders.curve(a, b))


@every_map
def test_the_sea_covers_the_water_and_nothing_else(name: str) -> None:
    seas = [patch for patch in chart(name).patches if patch.kind == "sea"]
    for area in chart(name).areas:
        within = sum(inside(area.centre, patch.outline) for patch in seas)
        assert within % 2 == (area.terrain == "sea"), area.id


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("", {"Baltic Sea", "Black Sea", "Adriatic Sea", "Lake Peipus"}),
        ("bessarabia", {"Black Sea"}),
        ("bagration", {"Gulf of Riga"}),
        ("budapest-wien", set()),
    ],
)
def test_seas_have_their_names(name: str, asked: set[str]) -> None:
    assert {patch.name for patch in chart(name).patches if patch.kind == "sea" and patch.name} == asked


# ---- roads and railways


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


def test_bridges_are_where_the_rules_have_them() -> None:
    centres = {area.centre: area.id for area in chart().areas}
    names, asked = FACTS.board.names, set()
    for space in bits(FACTS.board.on_map):
        over = (FACTS.minor[space] | FACTS.major[space]) & (FACTS.road[space] | FACTS.rail[space])
        asked |= {frozenset((names[space], names[other])) for other in bits(over)}
    assert {frozenset(centres[point] for point in line.path) for line in lines("bridge")} == asked


# ---- places, fortifications, countries


def test_places_are_named_in_both_languages() -> None:
    for row in FILE.place:
        area = areas()[row.hex]
        assert area.rank == (3 if row.hex in ("2755", "2744") else {"city": 2, "major": 4}[row.kind])
        assert set(area.names) == {"en", "fr"}
        assert all(name and "(" not in name for name in area.names.values())
    assert [area.id for area in chart().areas if area.names.get("en") == "Budapest"] == ["2855"]


def test_ports_oil_and_objectives_are_printed() -> None:
    assert marked("port") == {row.hex for row in FILE.place if row.port}
    assert marked("oil") == {row.hex for row in FILE.place if row.name == "Ploesti"}
    points = FACTS.scenarios["campaign"].row.victory.points
    assert {area.id: area.marks["objective"] for area in chart().areas if "objective" in area.marks} == {
        name: quarters / 4 for name, quarters in points.items()
    }
    assert marked("objective", "budapest-wien") == {"1852", "2153", "2355", "1854", "2060"}


@pytest.mark.rule("victory-roads", "4.3.1a")
def test_the_soviet_edge_and_the_cities_of_june_are_printed_as_sources() -> None:
    edge = {row.hex for row in FILE.supply}
    assert edge <= marked("supply-soviet")
    assert marked("supply-soviet") - edge == hexes(FACTS.CITIES & ~FACTS.axis_control["campaign"]) - edge


def teeth(name: str) -> dict[frozenset[Point], str]:
    """Which hex lies on the side of each fortified side where its teeth are drawn."""
    centres = {area.id: area.centre for area in chart(name).areas}
    found = {}
    for line in lines("fort", name):
        for a, b in pairwise(line.path):
            (x, y), (u, v) = beside([a, b], 12)
            middle = (x + u) / 2, (y + v) / 2
            found[frozenset((a, b))] = min(centres, key=lambda each: far(centres[each], middle))
    return found


@pytest.mark.rule("victory-roads", "13.1.1a")
@pytest.mark.parametrize("name", ["", "bagration"])
def test_teeth_stand_in_the_fortified_hex(name: str) -> None:
    drawn = teeth(name)
    asked = [
        pair
        for fort in FILE.fort
        for pair in hexsides(fort.sides)
        if all(each in areas(name) for each in pair)
    ]
    assert asked
    for inner, outer in asked:
        assert drawn[side(inner, outer, name)] == inner


def test_no_fortified_side_is_drawn_twice() -> None:
    pairs = [pair for line in lines("fort") for pair in pairwise(line.path)]
    assert len(pairs) == len(set(pairs)) == sum(len(fort.sides) for fort in FILE.fort)


@pytest.mark.rule("victory-roads", "13.2.1")
def test_strongholds_are_walled_within_their_hex() -> None:
    assert len(lines("stronghold")) == len(FILE.stronghold)
    by_outline = {frozenset(area.outline): area for area in chart().areas}
    found = []
    for line in lines("stronghold"):
        area = by_outline[frozenset(line.path)]
        found.append(area.id)
        assert all(inside(point, area.outline) for point in beside([*line.path, line.path[0]], 7))
    assert found == [row.hex for row in FILE.stronghold]
    written = [line.name for line in lines("stronghold") if line.name]
    assert len(written) == len(set(written))
    assert not set(written) & {row.name for row in FILE.place}


@every_map
def test_frontiers_part_countries_and_nothing_else(name: str) -> None:
    drawn = {frozenset(pair) for line in lines("frontier", name) for pair in pairwise(line.path)}
    country = {each: of for of, spaces in FACTS.region.items() for each in hexes(spaces) & set(areas(name))}
    asked = {
        side(a, b, name)
        for a in country
        for b in FACTS.grid.neighbours(a)
        if country.get(b, country[a]) != country[a]
    }
    assert drawn == asked


@every_map
def test_countries_in_play_are_named_within_themselves(name: str) -> None:
    ground = hexes(FACTS.scenarios[name or "campaign"].ground)
    asked = {of for of, spaces in FACTS.region.items() if hexes(spaces) & ground}
    patches = {patch.name: patch for patch in chart(name).patches if patch.kind == "country"}
    assert set(patches) == asked
    for of, patch in patches.items():
        within = {area.id for area in chart(name).areas if inside(area.centre, patch.outline)}
        assert len(within & hexes(FACTS.region[of])) * 2 > len(within)


@every_map
def test_who_holds_a_hex_at_first_is_known(name: str) -> None:
    setting = FACTS.scenarios[name or "campaign"]
    for space in bits(setting.ground):
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
    assert {box.id for box in chart(name).boxes} == set(FACTS.boxes)


@every_map
def test_a_scenario_has_the_tracks_and_trays_that_it_uses(name: str) -> None:
    advanced = "advanced" in FACTS.scenarios[name or "campaign"].uses
    ladders = {ladder.id for ladder in chart(name).ladders}
    assert {"turn", "weather", "sky", "replacements", "rail"} <= ladders
    assert ladders >= {"mood", "liberty", "reich"} if advanced else not ladders & {"mood", "liberty", "reich"}
    trays = {tray.id for tray in chart(name).trays}
    assert {"axis", "pool-axis", "pool-soviet", "played-axis", "played-soviet"} <= trays
    assert trays & {*SUPPORT_BOXES, "reich"} == (
        {*THEATRES, "axis", "reich"} if advanced else {"soviet", "axis"}
    )


@pytest.mark.rule("victory-roads", "15.1.3")
def test_the_tracks_say_what_the_tables_say() -> None:
    by_id = {ladder.id: ladder for ladder in chart().ladders}
    assert [cell.note for cell in by_id["turn"].cells] == FACTS.tables.turns
    assert len(by_id["turn"].cells) == 23
    mood = by_id["mood"]
    assert [cell.value for cell in mood.cells] == list(range(11))
    assert (mood.cells[8].note, mood.cells[0].note) == ("5 · 4", "0 · 0")
    assert mood.also == ["maximum"]
    assert [cell.value for cell in by_id["reich"].cells] == list(range(7))
    assert by_id["reich"].cells[1].note == "1 · 2 · 1"
    assert by_id["rail"].also == ["ships"]
    assert by_id["weather"].states == {"weather-fair": 0, "weather-snow": 1, "weather-mud": 2}
    assert by_id["sky"].states == {"sky-clear": 0, "sky-overcast": 1}


def test_a_scenario_s_turns_are_on_its_track() -> None:
    (track,) = [ladder for ladder in chart("bessarabia").ladders if ladder.id == "turn"]
    assert [cell.note for cell in track.cells] == ["AUG II", "AUG III", "SEP I"]


def test_counters_that_never_come_are_not_laid_out() -> None:
    for name in MAPS:
        for row in FACTS.rows:
            if row.start.get(name or "campaign"):
                assert row.id not in chart(name).absent
    assert not any(row.arrive and row.id in chart().absent for row in FACTS.rows)
    assert "g-festung-breslau" not in chart("bagration").absent, "Himmler may bring it"
    later = next(
        row.id for row in FACTS.rows if row.arrive and row.type == "panzer division" and not row.start
    )
    assert (later in chart("bessarabia").absent, later in chart().absent) == (True, False)


def test_turncoats_are_not_seen_before_their_country_changes_sides() -> None:
    anew = {row.id for row in FACTS.rows if row.id.endswith("-anew")}
    assert chart().latent == dict.fromkeys(anew, "waiting")
    assert not anew & chart().absent
    assert anew <= chart("budapest-wien").absent


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
            assert face.elite == row.elite
            assert (face.tone == "guards") == (row.branch == "guards")
            assert (face.plate == "ring") == bool(row.radius)
            if not row.modes:
                assert face.step == step
            if row.armoured and row.type != "hiwis":
                assert face.symbol in ("armoured", "mechanised", "cavalry")


@pytest.mark.rule("victory-roads", "10.1.1a")
def test_a_rifle_corps_is_whole_in_both_modes_and_shows_the_reinforced_one() -> None:
    corps = [row for row in FACTS.rows if row.modes]
    assert len(corps) == 166
    by_id = {face.id: face for face in faces(FACTS)}
    for row in corps:
        reinforced, standard = by_id[face_id(row.id, 0)], by_id[face_id(row.id, 1)]
        assert (reinforced.plate, standard.plate) == ("reinforced", "")
        assert (reinforced.step, standard.step) == (0, 0)


@pytest.mark.parametrize(
    ("label", "symbol", "size", "tone"),
    [
        ("FHH", "mechanised", "xx", ""),
        ("2G Tk", "armoured", "xxx", "guards"),
        ("3G Cav", "cavalry", "xxx", "guards"),
        ("1 Bel", "headquarters", "xxxxx", ""),
        ("3 PzA", "headquarters", "xxxx", ""),
        ("5 SS Pz", "armoured", "xx", "ss"),
        ("4 SS", "mechanised", "xx", "ss"),
        ("4 Lw", "infantry", "xx", "luftwaffe"),
        ("1 Mar", "marines", "xx", "kriegsmarine"),
        ("1 PolTk", "armoured", "xxx", "polish"),
        ("1 Czech", "infantry", "xxx", "czech"),
        ("VS Opr", "infantry", "", ""),
        ("Fs Kön", "fortress", "", ""),
        ("KG Pz 1", "armoured", "", ""),
        ("KAbt D", "infantry", "xx", ""),
        ("3 Kav", "cavalry", "x", ""),
    ],
)
def test_symbol_echelon_and_tone(label: str, symbol: str, size: str, tone: str) -> None:
    face = next(face for face in faces(FACTS) if face.label == label)
    assert (face.symbol, face.size, face.tone) == (symbol, size, tone)


def test_who_has_changed_sides_keeps_his_colours_and_is_marked() -> None:
    by_unit = {face.unit: face for face in faces(FACTS)}
    turncoats = [row for row in FACTS.rows if row.id.endswith("-anew")]
    assert turncoats
    for row in turncoats:
        old, new = by_unit[row.id.removesuffix("-anew")], by_unit[row.id]
        assert (old.nation, old.tone, new.nation, new.tone) == (row.nationality, "", row.nationality, "anew")
        before, after = COATS[row.nationality], COATS[f"{row.nationality}-anew"]
        assert (before.ground, before.emblem) == (after.ground, after.emblem)
        assert after.turned
        assert not before.turned


# ---- markers


def test_every_marker_has_a_face_of_its_own() -> None:
    tokens = {token.id: token for token in chart().tokens}
    assert {f"support-{kind}" for kind in FACTS.supports} <= tokens.keys()
    assert {"halt", "bridgehead", "rising", "reich", "back-axis", "back-soviet"} <= tokens.keys()
    for token in tokens.values():
        assert token.nation in COATS
        assert not token.sign or token.sign in DRAWN
        assert bool(token.sign or token.text) != token.id.startswith("back-")
    looks = [(t.nation, t.sign, t.text) for t in tokens.values() if t.id.startswith("support-")]
    assert len(looks) == 47
    assert len(set(looks)) == 47
    assert tokens["support-artillery-3"].text == "3"


@pytest.mark.rule("victory-roads", "1.6.2")
def test_a_theatre_shows_its_letters_and_its_mode() -> None:
    tokens = {token.id: token for token in chart().tokens}
    letters = [tokens[f"theatre-{name}"].text for name in THEATRES]
    assert letters == ["N", "CN", "CS", "S"]
    for name in THEATRES:
        offensive, movement = tokens[f"theatre-{name}"], tokens[f"theatre-{name}-movement"]
        assert offensive.text == movement.text
        assert offensive.sign != movement.sign
    assert chart().radii == [f"theatre-{name}" for name in THEATRES]


@every_map
def test_all_maps_have_the_same_signs_and_markers(name: str) -> None:
    assert chart(name).tokens == chart().tokens
    assert (chart(name).signs, chart(name).badges) == (SIGNS, BADGES)


def test_every_mark_has_a_picture() -> None:
    assert {*SIGNS.values(), *BADGES.values()} <= DRAWN.keys()
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert len(set(BADGES.values())) == len(BADGES)
