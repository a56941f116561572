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
from stavka.kernel.views import SpaceView, Table, Track, UnitView
from stavka.render import Layout, layout, sprite
from stavka.render.charts import chart_of
from tests.render.pictures import BERLIN, berlin, ids, played


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
