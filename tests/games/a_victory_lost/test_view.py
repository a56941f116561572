"""What a player is shown: everything on the table but the other's chits that lie face down."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.views import Preview, SpaceView, UnitView
from tests.games.a_victory_lost.table import active, end_movement, field
from tests.support import play

POOLS = """
inactive = { axis = ["H2A", "R3A"], soviet = ["2GdA", "Popov"] }
played = { axis = ["It8A"], soviet = ["1GdA"] }
"""
NO_OTHER_CHITS = "inactive = { axis = [] }"


def counter(g: VictoryLost, unit: str, side: str = "soviet") -> UnitView:
    """A counter as a player sees it."""
    (seen,) = (seen for seen in g.view(side).table.units if seen.id == unit)
    return seen


def space(g: VictoryLost, name: str) -> SpaceView:
    """A hex as it is shown."""
    (seen,) = (seen for seen in g.view("axis").table.spaces if seen.id == name)
    return seen


def pieces(g: VictoryLost, at: str, side: str) -> list[tuple[str, str]]:
    """What lies in a pool, as a player sees it, with whose it is."""
    return [(piece.id, piece.side) for piece in g.view(side).table.pieces if piece.at == at]


@pytest.mark.rule("a-victory-lost", "2.2.2e", "2.2.2f", "2.2.2g", "2.3.2b")
def test_counters_show_what_is_printed_on_them() -> None:
    g = field({"1117": "ger-gd ger-hq-4pza", "2033": "ger-336"}, step="selection")
    assert counter(g, "ger-gd").factors == {"attack": 10, "defence": 8, "movement": 10}
    assert counter(g, "ger-336").factors == {"combat": 5, "movement": 5}
    assert counter(g, "ger-hq-4pza").factors == {"radius": 6, "movement": 10}
    assert counter(g, "ger-gd").at == "1117"
    assert counter(g, "ger-gd").side == "axis"


@pytest.mark.rule("a-victory-lost", "2.2.3a", "2.2.3b")
def test_a_reduced_unit_shows_its_other_side() -> None:
    g = field({"1117": "ger-gd"}, step="selection", head='reduced = ["ger-gd"]')
    seen = counter(g, "ger-gd")
    assert seen.factors == {"attack": 5, "defence": 4, "movement": 10}
    assert seen.marks == ["reduced"]


@pytest.mark.rule("a-victory-lost", "2.5d")
def test_supply_markers_show_one_face() -> None:
    head = 'unsupplied = ["ger-gd", "ger-dr"]\nisolated = ["ger-dr"]'
    g = field({"1117": "ger-gd", "2033": "ger-dr", "3341": "ger-lah"}, step="selection", head=head)
    assert [counter(g, name).marks for name in ("ger-gd", "ger-dr", "ger-lah")] == [
        ["unsupplied"],
        ["isolated"],
        [],
    ]


def test_what_is_done_in_an_activation_is_seen_by_both() -> None:
    g = active(
        "4PzA", {"1117": "ger-hq-4pza ger-gd", "1016": "ger-dr", "3341": "ger-lah"}, head=NO_OTHER_CHITS
    )
    play(g, "axis", "unit ger-gd", "to 1217", "stop")
    for side in ("axis", "soviet"):
        assert counter(g, "ger-gd", side).marks == ["active", "moved"]
        assert counter(g, "ger-dr", side).marks == ["active"]
        assert counter(g, "ger-hq-4pza", side).marks == ["active"]
        assert counter(g, "ger-lah", side).marks == []


@pytest.mark.rule("a-victory-lost", "2.5b", "2.1.2a", "2.1.2b", "13.0-a")
def test_hexes_show_terrain_owner_source_and_pocket() -> None:
    control = 'control = { axis = ["0229", "0234", "2033", "3341"], soviet = ["1117"] }'
    g = field({"2033": "ger-gd"}, step="selection", head=f"{control}\nvp = {{ axis = 20, soviet = 5 }}")
    assert (space(g, "1117").side, space(g, "2033").side) == ("soviet", "axis")
    assert space(g, "2033") == SpaceView("2033", "rough", "axis", {"city": 5})
    assert space(g, "1406").marks == {"supply-axis": 1}
    assert space(g, "3106").marks == {"supply-soviet": 1}
    assert "pocket" in space(g, "6427").marks
    assert space(g, "1145").kind == "water"
    assert space(g, "2127").kind == "rough"
    assert "4545" not in {seen.id for seen in g.view("axis").table.spaces}, "a clear hex without anything"


@pytest.mark.rule("a-victory-lost", "2.1.1e", "2.5a")
def test_tracks_show_turn_points_and_axis_com() -> None:
    g = field({"2033": "ger-gd"}, step="selection", head="turn = 7\nvp = { axis = 26, soviet = 8 }")
    shown = {(track.id, track.side): track.value for track in g.view("axis").table.tracks}
    assert shown == {
        ("turn", ""): 7,
        ("victory", "axis"): 26,
        ("victory", "soviet"): 8,
        ("axis-com", "axis"): 6,
    }


@pytest.mark.rule("a-victory-lost", "2.1.1f")
def test_each_sees_his_own_chits_and_the_backs_of_the_others() -> None:
    bag = 'bag = ["4PzA", "STAVKA", "3GdA"]'
    places = {"1117": "ger-hq-4pza ger-gd", "4906": "sov-hq-3gda sov-52"}
    g = field(places, step="special-combat", head=f"turn = 1\n{POOLS}\n{bag}")
    assert pieces(g, "bag", "axis") == [("chit-4PzA", "axis"), ("", "soviet"), ("", "soviet")]
    assert pieces(g, "bag", "soviet") == [("", "axis"), ("chit-3GdA", "soviet"), ("chit-STAVKA", "soviet")]
    mine, theirs = [("chit-H2A", "axis"), ("chit-R3A", "axis")], [("", "soviet")] * 2
    assert pieces(g, "inactive", "axis") == mine + theirs
    for side in ("axis", "soviet"):
        assert pieces(g, "played", side) == [("chit-It8A", "axis"), ("chit-1GdA", "soviet")]


@pytest.mark.rule("a-victory-lost", "7.1.2a")
def test_a_choice_under_way_is_shown_to_its_player_alone() -> None:
    axis, soviet = ["4PzA", "H2A", "R3A", "It8A"], ["STAVKA", "1GdA", "2GdA", "3GdA", "5TkA"]
    g = field({"1117": "ger-gd"}, step="selection", head=f"inactive = {{ axis = {axis}, soviet = {soviet} }}")
    play(g, "axis", "chit 4PzA")
    play(g, "soviet", "chit 1GdA")
    assert pieces(g, "chosen", "axis") == [("chit-4PzA", "axis")]
    assert pieces(g, "chosen", "soviet") == [("chit-1GdA", "soviet")]


def preview(g: VictoryLost) -> Preview:
    decision = g.decision("soviet")
    assert decision is not None
    assert decision.preview is not None
    return decision.preview


@pytest.mark.rule("a-victory-lost", "9.3.2a", "9.3.3b")
def test_a_combat_is_foretold_to_who_gathers_it() -> None:
    """8 against 3 in rough and a victory city, then 16: 2-1 and 5-1, two columns to the left."""
    places = {"1933": "sov-1gm sov-2gm", "1832": "sov-hq-2gda", "2033": "ger-wik"}
    g = active("2GdA", places, head='reduced = ["ger-wik"]')
    end_movement(g)
    play(g, "soviet", "attack 2033", "add sov-1gm")
    seen = preview(g)
    assert (seen.attack, seen.defence, seen.odds) == (8, 3, "1-1")
    play(g, "soviet", "add sov-2gm")
    seen = preview(g)
    assert (seen.attack, seen.defence, seen.odds) == (16, 3, "3-1")
    assert {figure.name: figure.value for figure in seen.modifiers} == {"rough": -1, "victory-city": -1}
    assert sum(Fraction(chance.numerator, chance.denominator) for chance in seen.chances) == 1
    assert {chance.result: chance.numerator / chance.denominator for chance in seen.chances}["DR"] == 2 / 6
