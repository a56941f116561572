"""What a player is shown: everything on the table but the markers of the other that lie face down."""

from __future__ import annotations

import msgspec
import pytest

import stavka
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel.views import SpaceView, UnitView
from tests.games.stalingrad_roads.table import GAME, RULES, attack, do, field

BOXES = 'boxes = [["vvs", "flak"], ["artillery-2"], [], ["katyusha"], ["hoth", "pak88"]]'
POOLS = 'pools = { soviet = ["vvs", "stalin"], axis = ["rudel"] }'


def counter(g: StalingradTable, unit: str, side: str = "soviet") -> UnitView:
    """A counter as a player sees it."""
    (seen,) = (seen for seen in g.view(side).table.units if seen.id == unit)
    return seen


def space(g: StalingradTable, name: str) -> SpaceView:
    """A hex as it is shown."""
    (seen,) = (seen for seen in g.view("axis").table.spaces if seen.id == name)
    return seen


def pieces(g: StalingradTable, at: str, side: str) -> list[tuple[str, str]]:
    """What lies in a box or a hex, as a player sees it, with whose it is."""
    return [(piece.id, piece.side) for piece in g.view(side).table.pieces if piece.at == at]


def tracks(g: StalingradTable) -> dict[str, int]:
    return {track.id: track.value for track in g.view("axis").table.tracks}


def begun(scenario: str) -> StalingradTable:
    game = stavka.new(GAME, scenario, seed=1)
    assert isinstance(game, StalingradTable)
    return game


# ---- counters


def test_counters_show_what_is_printed_on_them() -> None:
    g = field({"1334": "ger-71 ger-hq-6a", "1829": "sov-4tk"}, step="soviet-movement")
    assert counter(g, "ger-71").factors == {"attack": 5, "defence": 6, "movement": 2}
    assert counter(g, "sov-4tk").factors == {"attack": 7, "defence": 6, "movement": 3}
    assert counter(g, "ger-hq-6a").factors == {"radius": 9, "defence": 1, "movement": 3}
    assert (counter(g, "ger-71").at, counter(g, "ger-71").side) == ("1334", "axis")
    assert counter(g, "ger-71").kind == "german-infantry-division"
    assert counter(g, "ger-71").marks == ["elite"]
    assert counter(g, "sov-4tk").marks == ["black"]


@pytest.mark.rule("stalingrad-roads", "1.3.1")
def test_a_reduced_unit_shows_its_other_side() -> None:
    g = field({"1334": "ger-71"}, step="soviet-movement", head='reduced = ["ger-71"]')
    seen = counter(g, "ger-71")
    assert seen.factors == {"attack": 3, "defence": 3, "movement": 2}
    assert "reduced" in seen.marks
    assert seen.face != counter(field({"1334": "ger-71"}, step="soviet-movement"), "ger-71").face


def test_markers_on_units_are_shown_to_both() -> None:
    head = (
        'oos = ["ger-71", "ger-295"]\nbesieged = ["ger-71"]\nfortress = "1333"\nlevel = 5\n'
        'exploiting = ["sov-4tk"]\nmoved = ["sov-3gkk"]'
    )
    units = {"1334": "ger-71", "1029": "ger-295", "1829": "sov-4tk", "1828": "sov-3gkk"}
    g = field(units, step="soviet-end", head=head)
    marks = {name: counter(g, name).marks for name in ("ger-71", "ger-295")}
    assert marks["ger-71"][0] == "besieged"
    assert "out-of-supply" not in marks["ger-71"]
    assert marks["ger-295"][0] == "out-of-supply"
    g = field(units, step="soviet-combat", head='exploiting = ["sov-4tk"]')
    for side in ("axis", "soviet"):
        assert counter(g, "sov-4tk", side).marks == ["exploiting", "black"]


def test_who_has_moved_and_who_has_fought_is_seen() -> None:
    units = {"1829": "sov-4tk", "1830": "sov-16tk", "1729": "ger-71", "1334": "ger-295"}
    g = field(units, step="soviet-movement")
    do(g, "unit sov-4tk", "to 1929", "stop")
    assert "moved" in counter(g, "sov-4tk", "axis").marks
    assert "moved" not in counter(g, "sov-16tk", "axis").marks
    g = field(units, step="soviet-combat")
    attack(g, "1729", "sov-4tk")
    assert "fought" in counter(g, "sov-4tk", "axis").marks
    assert "fought" not in counter(g, "sov-16tk", "axis").marks


def test_a_headquarters_with_a_pontoon_shows_it() -> None:
    """From 1829 over the Don."""
    hq = next(row.id for row in RULES.facts.rows if row.side == "soviet" and row.radius)
    head = f'pontoon = {{ "{hq}" = "1728" }}'
    g = field({"1829": hq, "1930": "sov-4tk", "1334": "ger-71"}, step="soviet-movement", head=head)
    assert counter(g, hq).marks == ["pontoon"]


def test_units_off_the_map_lie_in_their_boxes() -> None:
    g = field({"1334": "ger-71", "reserve": "sov-4tk", "eliminated": "ger-295"}, step="soviet-movement")
    places = {name: counter(g, name).at for name in ("sov-4tk", "ger-295", "ger-24pz")}
    assert places == {"sov-4tk": "reserve", "ger-295": "eliminated", "ger-24pz": "withdrawn"}


# ---- hexes


def test_hexes_show_terrain_owner_and_source() -> None:
    g = field({"1334": "ger-71"}, step="soviet-movement", soviet="0729")
    assert space(g, "1334") == SpaceView("1334", "major", "axis", {})
    assert space(g, "0729").side == "soviet"
    assert space(g, "0001").marks == {"supply-axis": 1}
    shown = {seen.id for seen in g.view("axis").table.spaces}
    assert "2020" not in shown, "a clear hex without anything"
    assert not any(RULES.facts.LAKES >> RULES.space[name] & 1 for name in shown)


@pytest.mark.rule("stalingrad-roads", "10.2.2a")
def test_the_fortress_and_its_zone_are_shown() -> None:
    head = 'oos = ["ger-71"]\nbesieged = ["ger-71"]\nfortress = "1333"\nlevel = 5\ndeclared = 3'
    g = field({"1334": "ger-71", "1434": "ger-295", "1829": "sov-4tk"}, step="soviet-movement", head=head)
    zone = {seen.id for seen in g.view("soviet").table.spaces if "zone" in seen.marks}
    assert zone == {RULES.board.names[n] for n in range(1008) if g.zone() >> n & 1}
    assert {"1333", "1334", "1434"} <= zone
    assert space(g, "1333").marks["fortress"] == 5
    assert tracks(g)["fortress"] == 5
    assert ("fortress", "axis") in pieces(g, "1333", "soviet")


@pytest.mark.rule("stalingrad-roads", "11.3.1a")
def test_offensive_markers_show_where_they_stand_and_how_far_they_reach() -> None:
    head = (
        'offensives = ["1624", "1334", ""]\noffensive_status = ["map", "map", "recalled"]\n'
        "stalingrad_side = [false, true, false]"
    )
    g = field({"1133": "ger-71", "1829": "sov-4tk"}, step="soviet-movement", head=head)
    table = RULES.facts.tables.offensive
    assert space(g, "1624").marks["offensive-major"] == table.major_radius
    assert space(g, "1334").marks["offensive-minor-a"] == table.minor_radius + table.stalingrad_bonus
    assert pieces(g, "1624", "axis") == [("offensive-major", "soviet")]
    assert pieces(g, "offensive-recalled", "axis") == [("offensive-minor-b", "soviet")]


# ---- tracks


ALWAYS = {"turn", "vp", "rail", "replacements"}
EFFECTS = {f"superiority-{name}" for name in ("rescue", "waves", "crushing", "rout")}


@pytest.mark.parametrize(
    ("scenario", "more", "turn", "sky"),
    [
        ("wintergewitter", set(), 4, {"weather-snow"}),
        ("uranus", set(), 1, {"weather-snow", "ice-open", "sky-blizzard"}),
        ("campaign", {"approval", "manstein", "mars"}, 1, {"weather-snow", "ice-open", "sky-blizzard"}),
        ("backhand", {"approval", "manstein"}, 13, {"weather-snow", "ice-all"}),
        ("gallop", {"approval", "manstein"}, 11, {"weather-snow", "ice-all"}),
    ],
)
def test_each_scenario_shows_the_tracks_that_it_uses(
    scenario: str, more: set[str], turn: int, sky: set[str]
) -> None:
    g = begun(scenario)
    shown = tracks(g)
    states = {name for name in shown if name.partition("-")[0] in ("weather", "ice", "sky")}
    assert {name.partition("-")[0] for name in states} == {"weather", "ice", "sky"}
    assert len(states) == 3
    assert sky <= states
    assert set(shown) - states == ALWAYS | EFFECTS | more
    assert shown["turn"] == turn


@pytest.mark.parametrize(
    ("scenario", "approval", "manstein", "active"),
    [("campaign", 7, 5, 4), ("backhand", 2, 1, 4), ("gallop", 5, 3, 4)],
)
def test_the_markers_of_the_approval_track_begin_where_the_scenario_says(
    scenario: str, approval: int, manstein: int, active: int
) -> None:
    shown = tracks(begun(scenario))
    assert (shown["approval"], shown["manstein"]) == (approval, manstein)
    assert sum(shown[name] for name in EFFECTS) == active


@pytest.mark.rule("stalingrad-roads", "16.2.4a")
def test_manstein_off_the_track_is_not_shown() -> None:
    assert "manstein" not in tracks(
        field({"1334": "ger-71"}, step="soviet-movement", head="manstein = -1\nfixed = true")
    )


# ---- markers


@pytest.mark.rule("stalingrad-roads", "5.1.4")
def test_each_sees_his_own_markers_and_the_backs_of_the_others() -> None:
    g = field({"1334": "ger-71", "1829": "sov-4tk"}, step="soviet-movement", head=f"{BOXES}\n{POOLS}")
    mine = [("support-flak", "soviet"), ("support-vvs", "soviet")]
    assert pieces(g, "stavka", "soviet") == mine
    assert pieces(g, "stavka", "axis") == [("", "soviet")] * 2
    assert pieces(g, "minor-a", "soviet") == [("support-artillery-2", "soviet")]
    assert pieces(g, "major", "axis") == [("", "soviet")]
    assert pieces(g, "axis", "axis") == [("support-hoth", "axis"), ("support-pak88", "axis")]
    assert pieces(g, "axis", "soviet") == [("", "axis")] * 2
    for side in ("axis", "soviet"):
        assert pieces(g, "pool-soviet", side) == [("", "soviet")] * 2
        assert pieces(g, "pool-axis", side) == [("", "axis")]


@pytest.mark.rule("stalingrad-roads", "5.1.4")
def test_an_onlooker_sees_no_faces() -> None:
    g = field({"1334": "ger-71", "1829": "sov-4tk"}, step="soviet-movement", head=f"{BOXES}\n{POOLS}")
    hidden = [p.id for p in g.view().table.pieces if p.at in ("stavka", "minor-a", "major", "axis")]
    assert hidden == [""] * 6


def test_markers_on_the_map_and_played_ones_are_open() -> None:
    head = (
        'markers = [{ kind = "katyusha", unit = "sov-4tk", used = true }, { kind = "vvs", space = "1334" }]\n'
        'played = { soviet = ["surprise"], axis = ["goering"] }\npools = { soviet = [], axis = [] }'
    )
    g = field({"1334": "ger-71", "1829": "sov-4tk"}, step="soviet-movement", head=head)
    for side in ("axis", "soviet"):
        seen = {piece.id: piece for piece in g.view(side).table.pieces}
        assert seen["support-katyusha"].at == "1829"
        assert (seen["support-katyusha"].unit, seen["support-katyusha"].marks) == ("sov-4tk", ["used"])
        assert (seen["support-vvs"].at, seen["support-vvs"].side) == ("1334", "soviet")
        assert seen["support-surprise"].at == "played-soviet"
        assert seen["support-goering"].at == "played-axis"


@pytest.mark.rule("stalingrad-roads", "10.4.3a")
def test_a_ju_52_lies_face_down_for_the_soviets() -> None:
    head = (
        'oos = ["ger-71"]\nbesieged = ["ger-71"]\nfortress = "1333"\nlevel = 5\ndeclared = 3\n'
        'landed = [{ event = "hube", space = "1334" }]\nairlift = ["support", "mobility"]'
    )
    g = field({"1334": "ger-71", "1434": "ger-295", "1829": "sov-4tk"}, step="soviet-movement", head=head)
    assert ("ju52-hube", "axis") in pieces(g, "1334", "axis")
    assert ("", "axis") in pieces(g, "1334", "soviet")
    assert "ju52-hube" not in str(msgspec.to_builtins(g.view("soviet")))
    for side in ("axis", "soviet"):
        assert pieces(g, "airlift", side) == [("", "axis")] * 2


@pytest.mark.parametrize(
    ("scenario", "boxes"),
    [
        ("wintergewitter", set()),
        ("uranus", {"airlift", "offensive-box"}),
        ("campaign", {"airlift", "offensive-box"}),
        ("backhand", {"offensive-box", "1105"}),
        ("gallop", {"offensive-box"}),
    ],
)
def test_each_scenario_begins_with_its_markers(scenario: str, boxes: set[str]) -> None:
    shown = begun(scenario).view("soviet").table.pieces
    assert {piece.at for piece in shown} == {"pool-axis", "pool-soviet"} | boxes
    assert sum(piece.at == "airlift" for piece in shown) == (15 if "airlift" in boxes else 0)


# ---- a combat is foretold


@pytest.mark.rule("stalingrad-roads", "8.5.5")
def test_a_combat_is_foretold_to_who_gathers_it_and_to_nobody_else() -> None:
    """7 against 6 in the open is 1/1, 14 against 6 is 2/1."""
    units = {"1529": "ger-71", "1530": "sov-4tk", "1528": "sov-16tk", "0904": "ger-hq-6a"}
    g = field(units, step="soviet-combat")
    seen = []
    for action in ("attack 1529", "add sov-4tk", "add sov-16tk"):
        do(g, action)
        assert g.view("axis").decision is None
        decision = g.view("soviet").decision
        assert decision is not None
        seen.append(decision.preview)
    assert seen[0] is None, "nobody attacks yet"
    assert seen[1] is not None
    assert (seen[1].attack, seen[1].defence, seen[1].odds) == (7, 6, "1/1")
    assert sum(chance.numerator / chance.denominator for chance in seen[1].chances) == pytest.approx(1)
    assert seen[2] is not None
    assert (seen[2].attack, seen[2].odds) == (14, "2/1")
