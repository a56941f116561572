"""What a player is shown: everything on the table but the markers of the other that lie face down."""

from __future__ import annotations

import pytest

import stavka
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.views import Piece, SpaceView, UnitView
from stavka.render import layout
from tests.games.victory_roads.boxes import fronts, hands
from tests.games.victory_roads.table import GAME, RULES, attack, do, field

GRID = RULES.facts.grid


def counter(g: VictoryTable, unit: str, side: str = "soviet") -> UnitView:
    """A counter as a player sees it."""
    (seen,) = (seen for seen in g.view(side).table.units if seen.id == unit)
    return seen


def space(g: VictoryTable, name: str) -> SpaceView:
    """A hex as it is shown."""
    (seen,) = (seen for seen in g.view("axis").table.spaces if seen.id == name)
    return seen


def lying(g: VictoryTable, at: str, side: str) -> list[Piece]:
    """What lies in a box or a hex, as a player sees it."""
    return [piece for piece in g.view(side).table.pieces if piece.at == at]


def pieces(g: VictoryTable, at: str, side: str) -> list[tuple[str, str]]:
    """The same, with whose it is."""
    return [(piece.id, piece.side) for piece in lying(g, at, side)]


def tracks(g: VictoryTable) -> dict[str, int]:
    return {track.id: track.value for track in g.view("axis").table.tracks}


def begun(scenario: str) -> VictoryTable:
    game = stavka.new(GAME, scenario, seed=1)
    assert isinstance(game, VictoryTable)
    return game


# ---- counters


@pytest.mark.rule("victory-roads", "1.1.3a", "1.1.5a")
def test_counters_show_what_is_printed_on_them() -> None:
    g = field({"5426": "g-14-id g-hq-4-armee", "5624": "s-5-tk"}, step="soviet-movement")
    assert counter(g, "g-14-id").factors == {"attack": 3, "defence": 4, "movement": 2}
    assert counter(g, "s-5-tk").factors == {"attack": 10, "defence": 10, "movement": 4}
    assert counter(g, "g-hq-4-armee").factors == {"radius": 9, "defence": 1, "movement": 3}
    assert (counter(g, "g-14-id").at, counter(g, "g-14-id").side) == ("5426", "axis")
    assert counter(g, "g-14-id").kind == "german-infantry-division"


@pytest.mark.rule("victory-roads", "1.1.3b", "1.1.3c")
def test_the_other_side_of_a_counter_is_shown() -> None:
    units = {"5426": "g-14-id", "5624": "s-131-rc", "5724": "s-109-rc"}
    g = field(units, step="soviet-movement", head='reduced = ["g-14-id", "s-131-rc"]')
    assert counter(g, "g-14-id").factors == {"attack": 1, "defence": 2, "movement": 2}
    assert counter(g, "s-131-rc").factors == {"attack": 1, "defence": 5, "movement": 2}
    assert counter(g, "s-109-rc").factors == {"attack": 8, "defence": 8, "movement": 3}
    assert counter(g, "s-131-rc").face != counter(g, "s-109-rc").face.replace("109", "131")


def test_markers_on_units_are_shown_to_both() -> None:
    head = 'oos = ["g-14-id"]\npulled_back = ["g-227-id"]\nstuck = ["g-227-id"]\nexploiting = ["s-5-tk"]'
    g = field({"5426": "g-14-id g-227-id", "5526": "s-5-tk"}, step="soviet-combat", head=head)
    for side in ("axis", "soviet"):
        assert counter(g, "g-14-id", side).marks[0] == "out-of-supply"
        assert counter(g, "g-227-id", side).marks == ["pulled-back", "stuck"]
        assert counter(g, "s-5-tk", side).marks == ["exploiting"]


def test_who_has_moved_and_who_has_fought_is_seen() -> None:
    units = {"5526": "s-5-tk", "5524": "s-1-tk", "5426": "g-14-id"}
    g = field(units, step="soviet-movement")
    do(g, "unit s-1-tk", "to 5523", "stop")
    assert "moved" in counter(g, "s-1-tk", "axis").marks
    assert "moved" not in counter(g, "s-5-tk", "axis").marks
    g = field(units, step="soviet-combat")
    attack(g, "5426", "s-5-tk")
    assert "fought" in counter(g, "s-5-tk", "axis").marks
    assert "fought" not in counter(g, "s-1-tk", "axis").marks


def test_units_off_the_map_lie_in_their_boxes() -> None:
    g = field({"5426": "g-14-id", "reserve": "s-5-tk", "pile": "s-131-rc"}, step="soviet-movement")
    places = {name: counter(g, name).at for name in ("s-5-tk", "s-131-rc", "g-256-id")}
    assert places == {"s-5-tk": "reserve", "s-131-rc": "pile", "g-256-id": "withdrawn"}


def test_a_turncoat_is_laid_out_once_his_country_has_changed_sides() -> None:
    unit = next(row.id for row in RULES.facts.rows if row.id.endswith("-anew"))
    for box, seen in (("waiting", False), ("returning", True), ("eliminated", True)):
        g = field({"5426": "g-14-id", box: unit}, step="soviet-movement")
        spots = {spot.unit for spot in layout(RULES, g.view("").table).spots}
        assert (unit in spots) == seen


# ---- hexes


@pytest.mark.rule("victory-roads", "4.3.1a", "4.4.1", "4.4.2a")
def test_hexes_show_terrain_owner_and_source() -> None:
    g = field({"5426": "g-14-id"}, step="soviet-movement", soviet="4724")
    assert space(g, "5426") == SpaceView("5426", "major", "axis", {})
    assert space(g, "4724").side == "soviet"
    assert space(g, "1133").marks == {"supply-axis": 1}
    assert space(g, "4402").marks == {"supply-axis": 1}, "Reval, a port"
    assert space(g, "6115").marks["supply-soviet"] == 1
    shown = {seen.id for seen in g.view("axis").table.spaces}
    assert "5025" not in shown, "a clear hex without anything"
    assert not shown & {*RULES.board_file.terrain.sea, *RULES.board_file.terrain.outside}


@pytest.mark.rule("victory-roads", "4.4.2b")
def test_a_port_that_is_cut_off_is_marked() -> None:
    """Memel, 3419: units stand in four of the hexes of land beside it."""
    around = [name for name in GRID.neighbours("3419") if RULES.facts.LAND >> RULES.space[name] & 1][:4]
    corps = ["s-131-rc", "s-109-rc", "s-117-rc", "s-112-rc"]
    g = field({**dict(zip(around, corps, strict=False)), "3419": "g-14-id"}, step="soviet-movement")
    assert "blockaded" in space(g, "3419").marks
    far = field({"3419": "g-14-id", "5624": "s-131-rc"}, step="soviet-movement")
    assert "blockaded" not in space(far, "3419").marks


@pytest.mark.rule("victory-roads", "13.0")
def test_a_stronghold_that_has_fallen_is_a_ruin() -> None:
    g = field({"5426": "g-14-id", "1734": "s-131-rc"}, step="soviet-movement")
    assert space(g, "1734").marks == {"razed": 1}
    assert space(g, "1735").marks == {"stronghold": 1}


@pytest.mark.rule("victory-roads", "9.1.2a", "1.6.2")
def test_theatres_show_where_they_stand_their_mode_and_how_far_they_reach() -> None:
    head = fronts(north="6115 movement", centre_north="5426 offensive") + "\npriority = 1\nsecondary = 0"
    g = field({"3435": "g-14-id", "5426": "s-5-tk"}, step="soviet-movement", head=head)
    assert space(g, "6115").marks["theatre-north"] == 5
    assert space(g, "5426").marks["theatre-centre-north"] == 9
    assert "secondary" in space(g, "6115").marks
    assert "priority" in space(g, "5426").marks
    assert [(p.id, p.marks) for p in lying(g, "6115", "axis")] == [
        ("theatre-north", ["movement", "secondary"])
    ]
    drawn = layout(RULES, g.view("").table)
    faces = {token.mark: token.symbol for token in drawn.tokens if token.mark.startswith("theatre-")}
    assert faces["theatre-north"] == "token-theatre-north-movement"
    assert faces["theatre-centre-north"] == "token-theatre-centre-north"
    assert {ring.key for ring in drawn.rings} >= {"theatre-north/6115", "theatre-centre-north/5426"}
    assert {ring.side for ring in drawn.rings} == {"soviet"}


@pytest.mark.rule("victory-roads", "6.7.1a")
def test_orders_bridgeheads_and_the_rising_lie_on_the_map() -> None:
    head = 'halts = ["5426"]\nbridgeheads = ["3736"]\nrising = 2'
    g = field({"5426": "g-14-id", "3736": "s-5-tk", "3435": "g-256-id"}, step="soviet-movement", head=head)
    assert space(g, "5426").marks["halt"] == 1
    assert pieces(g, "5426", "soviet") == [("halt", "axis")]
    assert pieces(g, "3736", "axis") == [("bridgehead", "soviet")]
    assert pieces(g, "3435", "axis") == [("rising", "soviet")]
    assert (tracks(g)["halts"], tracks(g)["rising"]) == (1, 2)


# ---- tracks


@pytest.mark.parametrize(
    ("scenario", "turn", "mood"),
    [("budapest-wien", 20, None), ("bessarabia", 6, 6), ("bagration", 1, 8), ("campaign", 1, 8)],
)
def test_each_scenario_shows_the_tracks_that_it_uses(scenario: str, turn: int, mood: int | None) -> None:
    shown = tracks(begun(scenario))
    states = [name.partition("-")[0] for name in shown if name.startswith(("weather-", "sky-"))]
    assert sorted(states) == ["sky", "weather"]
    assert {"turn", "rail", "ships", "replacements"} <= set(shown)
    assert shown["turn"] == turn
    assert shown.get("mood") == mood
    assert ({"liberty", "maximum", "reich"} <= set(shown)) == (mood is not None)


# ---- markers


@pytest.mark.rule("victory-roads", "5.1.4a", "5.1.4b", "9.1.1b")
def test_each_sees_his_own_markers_and_the_backs_of_the_others() -> None:
    head = hands(
        "aviation stalin", "rudel", north="artillery-2 katyusha", south="surprise", axis="model pak88"
    )
    g = field({"5426": "g-14-id", "5624": "s-5-tk"}, step="soviet-movement", head=head)
    assert pieces(g, "north", "soviet") == [("support-artillery-2", "soviet"), ("support-katyusha", "soviet")]
    assert pieces(g, "north", "axis") == [("", "soviet")] * 2
    assert pieces(g, "south", "axis") == [("", "soviet")]
    assert pieces(g, "axis", "axis") == [("support-model", "axis"), ("support-pak88", "axis")]
    assert pieces(g, "axis", "soviet") == [("", "axis")] * 2
    for side in ("axis", "soviet"):
        assert pieces(g, "pool-soviet", side) == [("", "soviet")] * 2
        assert pieces(g, "pool-axis", side) == [("", "axis")]


@pytest.mark.rule("victory-roads", "5.1.4b")
def test_an_onlooker_sees_no_faces() -> None:
    head = hands("aviation", "rudel", north="artillery-2", axis="model")
    g = field({"5426": "g-14-id", "5624": "s-5-tk"}, step="soviet-movement", head=head)
    hidden = [p.id for p in g.view().table.pieces if p.at in ("north", "axis", "pool-axis", "pool-soviet")]
    assert hidden == [""] * 4


def test_markers_of_the_end_of_the_reich_have_their_own_back() -> None:
    head = hands("aviation", "rudel fuel", axis="desertion model")
    g = field({"5426": "g-14-id", "5624": "s-5-tk"}, step="soviet-movement", head=head)
    assert [(p.id, p.marks) for p in lying(g, "axis", "soviet")] == [("", []), ("", ["reich"])]
    assert [(p.id, p.marks) for p in lying(g, "pool-axis", "axis")] == [("", []), ("", ["reich"])]
    tokens = [token.symbol for token in layout(RULES, g.view("soviet").table).tokens if token.space == "axis"]
    assert tokens == ["token-back-axis", "token-reich"]


def test_markers_on_the_map_and_played_ones_are_open() -> None:
    head = (
        'markers = [{ kind = "katyusha", unit = "s-5-tk", used = true },'
        ' { kind = "aviation", space = "5426" }]\n'
        'played = { soviet = ["surprise"], axis = ["rudel"] }\npools = { soviet = [], axis = [] }'
    )
    g = field({"5426": "g-14-id", "5624": "s-5-tk"}, step="soviet-movement", head=head)
    for side in ("axis", "soviet"):
        seen = {piece.id: piece for piece in g.view(side).table.pieces}
        assert seen["support-katyusha"].at == "5624"
        assert (seen["support-katyusha"].unit, seen["support-katyusha"].marks) == ("s-5-tk", ["used"])
        assert (seen["support-aviation"].at, seen["support-aviation"].side) == ("5426", "soviet")
        assert seen["support-surprise"].at == "played-soviet"
        assert seen["support-rudel"].at == "played-axis"


def test_what_supports_a_theatre_lies_with_it() -> None:
    head = hands("aviation") + 'markers = [{ kind = "lend-lease", box = 1 }]\n'
    head += fronts(centre_north="5426 offensive")
    g = field({"3435": "g-14-id", "5426": "s-5-tk"}, step="soviet-movement", head=head)
    assert [name for name, _ in pieces(g, "5426", "axis")] == ["support-lend-lease", "theatre-centre-north"]
    assert space(g, "5426").marks["theatre-centre-north"] == 12


@pytest.mark.parametrize(
    ("scenario", "places"),
    [
        ("budapest-wien", set()),
        ("bessarabia", {"south", "axis", "6958"}),
        ("bagration", {"north", "axis", "6115", "6621"}),
        ("campaign", {"north", "centre-south", "south", "axis", "6115", "6621", "5141", "6958"}),
    ],
)
def test_each_scenario_begins_with_its_markers(scenario: str, places: set[str]) -> None:
    shown = begun(scenario).view("soviet").table.pieces
    assert {piece.at for piece in shown} - {"pool-axis", "pool-soviet", "reich"} == places
    assert sum(piece.at == "reich" for piece in shown) == 12
