"""Where things lie: counters in piles that can be told apart, on the sheet, with symbols that exist."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

import stavka
from stavka.games import ruleset
from stavka.kernel.charts import Chart
from stavka.kernel.shapes import bounds
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView
from stavka.render import Chip, Layout, layout, lying, sprite
from stavka.render.charts import areas_of, chart_of
from tests.render.pictures import ATLAS, BERLIN, ROADS, berlin, ids, played


def sound(lies: Layout, chart: Chart, symbols: set[str]) -> None:
    """What holds for every layout."""
    half = chart.counter / 2
    for spot in lies.spots:
        assert half <= spot.x <= chart.width - half
        assert half <= spot.y <= chart.height - half
        assert f"face-{spot.face}" in symbols
        assert {f"badge-{badge}" for badge in spot.badges} <= symbols
    for chip in lies.chips:
        assert 0 <= chip.x <= chart.width
        assert 0 <= chip.y <= chart.height
        assert f"chip-{chip.symbol}" in symbols
    places = Counter((spot.pile, spot.x, spot.y) for spot in lies.spots)
    assert max(places.values()) == 1
    assert max(Counter(chip.key for chip in lies.chips).values()) == 1
    for pile in {spot.pile for spot in lies.spots}:
        members = [spot for spot in lies.spots if spot.pile == pile]
        assert [spot.order for spot in members] == list(range(len(members)))
        assert sum(spot.shown for spot in members) == min(4, len(members))
        assert members[-1].shown


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_can_be_laid_out(seed: int) -> None:
    rules = ruleset(BERLIN)
    symbols = set(ids(sprite(rules)))
    tables = list(played(seed))
    assert len(tables) > 10
    for table in tables:
        lies = layout(rules, table)
        assert {spot.unit for spot in lies.spots} == {unit.id for unit in table.units}
        sound(lies, chart_of(rules), symbols)


def test_the_toy_game_can_be_laid_out(toy: str) -> None:
    game = stavka.new(toy, seed=1)
    lies = layout(game.rules, game.view("").table)
    assert [spot.pile for spot in lies.spots] == ["north/green", "middle/grey", "south/grey"]
    assert [chip.symbol for chip in lies.chips] == ["control-blue"]
    sound(lies, chart_of(game.rules), set(ids(sprite(game.rules))))


def test_two_nations_in_one_space_stand_side_by_side() -> None:
    game = berlin()
    table = game.view("").table
    gathered = ("8ga-1", "8ga-2", "11-ss")
    table.units = [replace(u, at="mariendorf") if u.id in gathered else u for u in table.units]
    here = [spot for spot in layout(game.rules, table).spots if spot.pile.startswith("mariendorf/")]
    soviet = [spot.x for spot in here if spot.pile.endswith("soviet")]
    (german,) = (spot.x for spot in here if spot.pile.endswith("german"))
    size = chart_of(game.rules).counter
    assert len(soviet) == 2
    assert all(abs(x - german) >= size for x in soviet)


def test_stacks_that_are_told_apart_are_piles_with_the_top_unit_on_top() -> None:
    rules = ruleset(ATLAS)
    units = [
        UnitView("g9a", "lodz", "german", face="g9a.0", stack="g3pz", depth=1),
        UnitView("g3pz", "lodz", "german", face="g3pz.0", stack="g3pz"),
        UnitView("g4a", "lodz", "german", face="g4a.0", stack="g4a"),
    ]
    lower, top, other = layout(rules, Table(units, [], [], [])).spots
    assert (lower.unit, top.unit, other.unit) == ("g9a", "g3pz", "g4a")
    assert lower.pile == top.pile != other.pile
    assert (lower.order, top.order) == (0, 1)
    assert abs(other.x - top.x) >= chart_of(rules).counter


def test_many_stacks_stand_in_rows_of_four() -> None:
    rules = ruleset(ATLAS)
    rows = [unit for unit in rules.faces() if not unit.step and not unit.wear][:8]
    units = [UnitView(row.unit, "germany", "german", face=row.id, stack=row.unit) for row in rows]
    places = Counter(spot.y for spot in layout(rules, Table(units, [], [], [])).spots)
    assert list(places.values()) == [4, 4]
    upper, lower = places
    assert lower - upper >= chart_of(rules).counter


def test_each_side_may_have_a_tray_of_its_own() -> None:
    rules = ruleset(ATLAS)
    trays = {tray.id: tray for tray in chart_of(rules).trays}
    table = Table([], [], [], [Piece("", "hand", side) for side in rules.sides])
    for chip in layout(rules, table).tokens:
        tray = trays[f"{chip.side}-hand"]
        assert tray.x < chip.x < tray.x + tray.width
        assert tray.y < chip.y < tray.y + tray.height
        assert chip.symbol == f"token-back-{chip.side}"


def test_a_box_holds_every_counter() -> None:
    game = berlin()
    chart = chart_of(game.rules)
    for box in chart.boxes:
        table = game.view("").table
        table.units = [replace(unit, at=box.id) for unit in table.units]
        spots = layout(game.rules, table).spots
        assert len(spots) == len(table.units)
        left, top, right, bottom = bounds((spot.x, spot.y) for spot in spots)
        half = chart.counter / 2
        assert box.x <= left - half
        assert right + half <= box.x + box.width
        assert box.y <= top - half
        assert bottom + half <= box.y + box.height
        assert len({(spot.x, spot.y) for spot in spots}) == len(spots)


def test_the_top_of_a_great_pile_is_shown() -> None:
    spots = layout(ruleset(BERLIN), berlin().view("").table).spots
    pile = [spot for spot in spots if spot.pile == "kustrin/soviet"]
    assert [spot.shown for spot in pile] == [False, False, True, True, True, True]
    tops = pile[2:]
    assert all(b.x > a.x and b.y < a.y for a, b in pairwise(tops))


def test_marks_become_badges_and_chips_but_not_what_is_printed() -> None:
    unit = UnitView(
        "8ga-1", "seelow", "zhukov", "soviet-mechanised", marks=["reduced", "used"], face="8ga-1.1"
    )
    space = SpaceView(
        "seelow", "difficult", "zhukov", {"value": 2, "entrenched": 1, "american": 1, "level": 3}
    )
    lies = layout(ruleset(BERLIN), Table([unit], [space], [], []))
    assert lies.spots[0].badges == ["used"]
    assert [(chip.symbol, chip.text) for chip in lies.chips] == [
        ("control-zhukov", ""),
        ("american", ""),
        ("level", "3"),
    ]
    assert {chip.space for chip in lies.chips} == {"seelow"}
    assert [chip.key for chip in lies.chips] == ["seelow/control", "seelow/american", "seelow/level"]


def test_markers_stand_on_their_tracks_and_never_beyond() -> None:
    rules = ruleset(BERLIN)
    ladder = next(each for each in chart_of(rules).ladders if each.id == "victory")
    tracks = [Track("victory", 7, "zhukov"), Track("victory", 7, "konev"), Track("american-1", 2)]
    first, second = layout(rules, Table([], [], tracks, [])).chips
    assert first.y == second.y == ladder.cells[7].y
    assert first.x < ladder.cells[7].x < second.x
    assert first.text == ""
    (beyond,) = layout(rules, Table([], [], [Track("victory", 99, "konev")], [])).chips
    assert beyond.text == "99"
    assert beyond.y == ladder.cells[-1].y


# ---- pieces on the map and in trays, tracks that share a ladder, the maps of scenarios


def pieces(*given: Piece, units: int = 0) -> list[Chip]:
    here = [UnitView(f"u{n}", "1727", "soviet", "soviet-rifle") for n in range(units)]
    return lying(ruleset(ROADS), Table(here, [], [], list(given)))[0]


KATYUSHA = Piece("support-katyusha", "1727", "soviet")
GUNS = Piece("support-artillery-2", "1727", "soviet")


def test_a_piece_lies_on_the_pile_in_its_hex_or_in_the_middle_of_it() -> None:
    x, y = areas_of(ruleset(ROADS))["1727"].centre
    (alone,) = pieces(KATYUSHA)
    assert (alone.x, alone.y) == (x, y)
    tops = [pieces(KATYUSHA, units=n)[0].y for n in (1, 2, 3)]
    assert y - 32 > tops[0] > tops[1] > tops[2]


def test_several_pieces_lie_side_by_side() -> None:
    first, second = pieces(KATYUSHA, GUNS, units=2)
    assert first.y == second.y
    assert second.x > first.x
    many = pieces(*[KATYUSHA] * 7, units=1)
    assert len({chip.x for chip in many}) == 7
    assert many[-1].x - many[0].x < 60
    assert len({chip.key for chip in many}) == 7


def test_a_piece_is_shown_by_its_face_by_a_mark_or_face_down() -> None:
    shown = pieces(
        KATYUSHA,
        Piece("ju52-hube", "1333", "axis", ["ju52"]),
        Piece("", "1333", "axis", ["ju52"]),
        Piece("", "stavka", "soviet"),
        Piece("support-flak", "nowhere", "soviet"),
    )
    assert [(chip.symbol, chip.mark, chip.side) for chip in shown] == [
        ("token-support-katyusha", "support-katyusha", "soviet"),
        ("token-ju52-hube", "ju52-hube", "axis"),
        ("token-ju52", "ju52", "axis"),
        ("token-back-soviet", "", "soviet"),
    ]
    symbols = set(ids(sprite(ruleset(ROADS))))
    assert {f"chip-{chip.symbol}" for chip in shown} <= symbols


def test_a_piece_that_is_spent_is_dim() -> None:
    fresh, spent = pieces(KATYUSHA, replace(GUNS, marks=["used"], unit="sov-26tk"))
    assert not fresh.dim
    assert spent.dim


def test_a_tray_holds_every_piece() -> None:
    (tray,) = [tray for tray in chart_of(ruleset(ROADS)).trays if tray.id == "pool-soviet"]
    shown = pieces(*[Piece("", tray.id, "soviet") for _ in range(60)])
    left, top, right, bottom = bounds((chip.x, chip.y) for chip in shown)
    assert tray.x <= left - 15
    assert right + 15 <= tray.x + tray.width
    assert tray.y <= top - 15
    assert bottom + 15 <= tray.y + tray.height
    assert len({(chip.x, chip.y) for chip in shown}) == 60


def test_a_line_is_drawn_round_what_an_offensive_reaches_and_round_the_zone() -> None:
    rules = ruleset(ROADS)
    spaces = [SpaceView("1727", marks={"offensive-major": 1})]
    spaces += [SpaceView(name, marks={"zone": 1}) for name in ("1333", "1332")]
    table = Table([], spaces, [], [Piece("offensive-major", "1727", "soviet")])
    radius, zone = lying(rules, table)[1]
    assert (radius.kind, radius.side, radius.key) == ("radius", "soviet", "offensive-major/1727")
    assert radius.path.count("L") == 17  # seven hexes have eighteen outer sides
    assert (zone.kind, zone.side, zone.key) == ("zone", "", "zone")
    assert zone.path.count("L") == 9


def test_tracks_that_share_a_ladder_are_told_apart() -> None:
    rules = ruleset(ROADS)
    (ladder,) = [each for each in chart_of(rules).ladders if each.id == "approval"]
    tracks = [Track("approval", 5, "axis"), Track("manstein", 5, "axis")]
    approval, manstein = layout(rules, Table([], [], tracks, [])).chips
    assert (approval.symbol, manstein.symbol) == ("token-track-approval", "token-track-manstein")
    assert approval.y == manstein.y == ladder.cells[5].y
    assert manstein.x - approval.x > 30


def test_a_track_that_says_yes_or_no_has_a_marker_only_for_yes() -> None:
    rules = ruleset(ROADS)
    tracks = [Track("sky-blizzard", 1), Track("superiority-rescue", 1, "axis"), Track("superiority-rout", 0)]
    chips = layout(rules, Table([], [], tracks, [])).chips
    assert sorted(chip.mark for chip in chips) == ["sky-blizzard", "superiority-rescue"]


def test_only_what_has_changed_hands_is_flagged() -> None:
    rules = ruleset(ROADS)
    spaces = [SpaceView("2108", "major", "axis"), SpaceView("1331", "village", "soviet")]
    assert [chip.symbol for chip in layout(rules, Table([], spaces, [], [])).chips] == ["control-soviet"]


@pytest.mark.parametrize("scenario", ruleset(ROADS).scenarios)
def test_every_scenario_can_be_laid_out_on_its_map(scenario: str) -> None:
    game = stavka.new(ROADS, scenario=scenario, seed=3)
    name = game.rules.map_of(scenario)
    chart, table = chart_of(game.rules, name), game.view("").table
    lies = layout(game.rules, table, name)
    sound(lies, chart, set(ids(sprite(game.rules))))
    shown = {area.id for area in chart.areas if area.code}
    on_map = {unit.id for unit in table.units if unit.at in game.rules.space and unit.at.isdigit()}
    assert {unit.at for unit in table.units if unit.id in on_map} <= shown
    assert on_map <= {spot.unit for spot in lies.spots}
    assert not {spot.unit for spot in lies.spots} & chart.absent
