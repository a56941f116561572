"""Reinforcements by rail (11.0, 11.1).

The branch from Volnovakha to Mariupol runs 1837, 1838, 1839, 1840, 1841 and ends there; the Kursk railway
enters the map at 1406 and goes on to 1407 and 1408.
"""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.arrivals import GERMANS, RIFLES, SOURCES, around, by_rail, held, sequence
from tests.games.a_victory_lost.table import SOVIET_CHITS, field
from tests.support import offered, play, prompt, told, where

BRANCH = {"1838", "1839", "1840", "1841"}


def chits(g: VictoryLost, pool: str, side: str) -> list[str]:
    """What a player sees in a pool of the Axis."""
    return [piece.id for piece in g.view(side).table.pieces if (piece.at, piece.side) == (pool, "axis")]


@pytest.mark.rule("a-victory-lost", "11.0-a", "2.2.2d")
def test_the_pieces_of_the_turn_arrive_and_no_others() -> None:
    g = sequence("axis", "ger-302 ger-335 ger-gd", turn=2)
    play(g, "axis", "to 1841")
    assert where(g, "ger-302") == "1841"
    assert {where(g, name) for name in ("ger-335", "ger-gd")} == {"waiting"}
    assert g.state.turn == 3, "nobody else was asked"


@pytest.mark.rule("a-victory-lost", "11.0-a", "2.2.3c")
def test_both_sides_receive_theirs_at_full_strength() -> None:
    g = sequence("axis", "ger-335 sov-4tk sov-2tk", turn=3)
    play(g, "axis", "to 1841")
    play(g, "soviet", "unit sov-4tk", "to 4906", "to 4907")
    assert [where(g, name) for name in ("ger-335", "sov-4tk", "sov-2tk")] == ["1841", "4906", "4907"]
    assert not g.state.reduced


@pytest.mark.rule("a-victory-lost", "11.0-a")
def test_what_is_due_on_the_last_turn_is_still_placed() -> None:
    """And takes a city before the count (A63)."""
    g = sequence("soviet", "sov-57gd", turn=9, head="due = { sov-57gd = 9 }")
    play(g, "soviet", "to 1117")
    assert g.over
    assert g.state.vp == [20, 5]


@pytest.mark.rule("a-victory-lost", "11.1.1a")
def test_the_axis_places_first_and_the_soviets_see_its_zones() -> None:
    g = sequence("axis", "ger-335 sov-4tk", turn=3)
    assert g.to_act == {"axis"}
    play(g, "axis", "to 3208")
    assert g.to_act == {"soviet"}
    assert offered(g, "soviet", "to") == by_rail("soviet", around("3208"), closed=True)
    assert not {"3207", "3308"} & offered(g, "soviet", "to")


@pytest.mark.rule("a-victory-lost", "11.1.1a")
def test_a_player_places_all_of_his_in_the_order_he_likes() -> None:
    g = sequence("axis", "ger-gd ger-dr sov-52", turn=4)
    assert offered(g, "axis", "unit") == {"ger-gd", "ger-dr"}
    play(g, "axis", "unit ger-dr", "to 1117")
    assert g.to_act == {"axis"}
    play(g, "axis", "to 1117")
    assert g.to_act == {"soviet"}


@pytest.mark.rule("a-victory-lost", "11.1.1b", "2.1.2a", "2.1.2b", "13.0-a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_with_no_enemy_about_every_railway_hex_is_open(side: str) -> None:
    g = sequence(side, "ger-335 sov-4tk" if side == "axis" else "sov-4tk", turn=3)
    assert offered(g, side, "to") == by_rail(side, set(), closed=True)
    assert set(SOURCES[side]) <= offered(g, side, "to")


@pytest.mark.rule("a-victory-lost", "11.1.1b", "2.3.2d")
def test_headquarters_come_by_rail_as_units_do() -> None:
    g = sequence("axis", "ger-hq-kempf", {"1016": "ger-gd"}, turn=4)
    assert offered(g, "axis", "to") == by_rail("axis", set(), closed=True)
    play(g, "axis", "to 1117")
    assert where(g, "ger-hq-kempf") == "1117"


@pytest.mark.rule("a-victory-lost", "11.1.1b")
def test_the_enemys_sources_are_of_no_use() -> None:
    """All Axis sources are held: the Soviet ones do not serve."""
    g = sequence("axis", "ger-335", held(SOURCES["axis"], RIFLES), turn=3)
    assert where(g, "ger-335") == "eliminated"


@pytest.mark.rule("a-victory-lost", "11.1.1b", "11.1.1c")
def test_one_source_is_enough() -> None:
    g = sequence("axis", "ger-335", held(SOURCES["axis"][1:], RIFLES), turn=3)
    hexes = offered(g, "axis", "to")
    assert hexes == by_rail("axis", around(*SOURCES["axis"][1:]), closed=True)
    assert {"0108", "1117", "3341"} <= hexes


@pytest.mark.rule("a-victory-lost", "11.1.1c")
def test_an_enemy_headquarters_alone_cuts_the_line_but_has_no_zone() -> None:
    g = sequence("axis", "ger-335", {"1839": "sov-hq-6a"}, turn=3)
    hexes = offered(g, "axis", "to")
    assert BRANCH & hexes == {"1838"}
    assert hexes == by_rail("axis", {"1839"}, closed=True)


@pytest.mark.rule("a-victory-lost", "11.1.1c", "11.1.1e", "6.0.2")
def test_zones_of_control_cut_the_line() -> None:
    """The unit stands beside the railway, not on it."""
    assert "1939" in around("1839")
    g = sequence("axis", "ger-335", {"1939": "sov-6m"}, turn=3)
    hexes = offered(g, "axis", "to")
    assert hexes == by_rail("axis", around("1939"), closed=True)
    assert "1841" not in around("1939")
    assert "1841" not in hexes


@pytest.mark.rule("a-victory-lost", "11.1.1c")
@pytest.mark.parametrize(("by", "open_hexes"), [("sov-6m", set()), ("sov-hq-6a", {"1407"})])
def test_a_line_from_a_source_with_the_enemy_in_it_or_beside_it_is_none(
    by: str, open_hexes: set[str]
) -> None:
    """The other five sources are held; what stands beside 1406 is a unit or a headquarters (A46)."""
    assert "1306" in around("1406")
    others = held(SOURCES["axis"][:5], RIFLES)
    g = sequence("axis", "ger-335", {**others, "1306": by}, turn=3)
    assert bool(offered(g, "axis", "to")) is bool(open_hexes)
    assert open_hexes <= offered(g, "axis", "to")


@pytest.mark.rule("a-victory-lost", "11.1.1f", "11.1.1e")
def test_friends_do_not_cancel_zones_for_railways() -> None:
    g = sequence("axis", "ger-335", {"1939": "sov-6m", "1839": "ger-gd", "1840": "ger-dr"}, turn=3)
    hexes = offered(g, "axis", "to")
    assert hexes == by_rail("axis", around("1939"), closed=True)
    assert not BRANCH & hexes - {"1838"}


@pytest.mark.rule("a-victory-lost", "11.1.1f", "11.1.1e")
def test_nor_do_they_for_the_soviets() -> None:
    g = sequence("soviet", "sov-4tk", {"4012": "sov-6m", "4013": "ger-gd"}, turn=3)
    hexes = offered(g, "soviet", "to")
    assert "4012" in around("4013")
    assert {"4010", "4011"} <= hexes
    assert not {"4012", "4113"} & hexes


@pytest.mark.rule("a-victory-lost", "11.1.1d")
def test_nobody_need_be_in_command_where_he_arrives() -> None:
    g = sequence("axis", "ger-335", {"5636": "ger-hq-4pza ger-6pz"}, turn=3)
    play(g, "axis", "to 0108")
    assert where(g, "ger-335") == "0108"
    assert g.state.turn == 4


@pytest.mark.rule("a-victory-lost", "11.1.1g", "14.0.1b", "2.5b")
@pytest.mark.parametrize("name", ["sov-3tk", "sov-hq-popov"])
def test_whoever_is_placed_in_an_open_city_takes_it(name: str) -> None:
    """A headquarters too (A51)."""
    g = sequence("soviet", name, {"1016": "sov-52"}, turn=4)
    play(g, "soviet", "to 1117")
    assert g.state.vp == [20, 5]
    assert told(g, "captured") == [{"side": "soviet", "space": "1117", "axis": 20, "soviet": 5}]


@pytest.mark.rule("a-victory-lost", "11.1.1g")
def test_the_axis_takes_a_city_back_in_the_same_way() -> None:
    lost = 'control = { axis = ["0229", "0234", "2033", "3341"], soviet = ["1117"] }'
    g = sequence("axis", "ger-gd", turn=4, head=f"{lost}\nvp = {{ axis = 20, soviet = 5 }}")
    play(g, "axis", "to 1117")
    assert g.state.vp == [25, 0]


@pytest.mark.rule("a-victory-lost", "11.1.1g")
def test_a_city_in_an_enemy_zone_is_shut() -> None:
    g = sequence("soviet", "sov-3tk", {"1116": "ger-gd"}, turn=4)
    assert "1117" not in offered(g, "soviet", "to")
    assert "3341" in offered(g, "soviet", "to")


@pytest.mark.rule("a-victory-lost", "11.1.1b")
def test_stacking_is_looked_at_where_they_are_placed() -> None:
    full = {"1841": "ger-lah ger-tot", "1840": "ger-wik", "2033": "ger-hq-4pza", "1839": "ita-cos"}
    g = sequence("axis", "ger-gd ger-hq-kempf", full, turn=4)
    play(g, "axis", "unit ger-gd")
    assert "1841" not in offered(g, "axis", "to")
    assert {"1840", "2033", "1839"} <= offered(g, "axis", "to")
    play(g, "axis", "to 1840")
    assert "2033" not in offered(g, "axis", "to"), "one headquarters a hex"
    assert {"1841", "1840", "1839"} <= offered(g, "axis", "to")


@pytest.mark.rule("a-victory-lost", "11.1.2a")
@pytest.mark.parametrize(
    ("name", "chit", "turn"), [("ger-hq-f-pico", "F-Pico", 1), ("ger-hq-kempf", "Kempf", 4)]
)
def test_the_chit_of_an_axis_headquarters_comes_with_it_face_down(name: str, chit: str, turn: int) -> None:
    g = field(
        {"waiting": f"{name} sov-52", "1016": "ger-gd"}, step="axis-reinforcements", head=f"turn = {turn}"
    )
    assert chit not in g.state.inactive[0]
    play(g, "axis", "to 1117")
    assert chit in g.state.inactive[0]
    assert told(g, "chits-received")[-1]["chits"] == [chit]
    assert f"chit-{chit}" in chits(g, "inactive", "axis")
    assert set(chits(g, "inactive", "soviet")) == {""}
    assert len(chits(g, "inactive", "soviet")) == len(g.state.inactive[0])


@pytest.mark.rule("a-victory-lost", "11.1.2b")
@pytest.mark.parametrize(("turn", "chit"), [(3, "Manstein-1"), (5, "Manstein-2")])
def test_manstein_comes_at_the_end_of_his_turn_and_is_chosen_from_the_next(turn: int, chit: str) -> None:
    g = field({"1117": "ger-gd", "2033": "ger-hq-4pza"}, step="selection", head=f"turn = {turn}")
    assert chit not in offered(g, "axis", "chit")
    g = field({"1117": "ger-gd"}, step="axis-reinforcements", head=f"turn = {turn}\n{SOVIET_CHITS}")
    assert g.state.turn == turn + 1
    assert chit in offered(g, "axis", "chit")
    assert set(chits(g, "inactive", "soviet")) == {""}


@pytest.mark.rule("a-victory-lost", "11.1.2c")
def test_soviet_headquarters_bring_no_chit() -> None:
    g = sequence("soviet", "sov-hq-3tka", {"4907": "sov-52"}, turn=2, head=SOVIET_CHITS)
    play(g, "soviet", "to 4906")
    assert set(g.state.inactive[1]) == {"STAVKA", "1GdA", "2GdA", "3GdA", "5TkA", "Popov"}
    assert not told(g, "chits-received")


@pytest.mark.rule("a-victory-lost", "11.1.3", "14.0.1d", "14.0.1e", "14.0.1f")
@pytest.mark.parametrize(
    ("side", "names", "turn", "vp"),
    [
        ("axis", "ger-335", 3, [25, 1]),
        ("axis", "ger-gd ger-dr", 4, [25, 6]),
        ("soviet", "sov-4tk sov-2tk", 3, [27, 0]),
        ("soviet", "sov-52 sov-57gd", 4, [25, 0]),
    ],
)
def test_who_finds_no_hex_is_eliminated_and_counts(side: str, names: str, turn: int, vp: list[int]) -> None:
    enemies = held(SOURCES[side], RIFLES if side == "axis" else GERMANS)
    g = sequence(side, names, enemies, turn=turn)
    assert {where(g, name) for name in names.split()} == {"eliminated"}
    assert g.state.vp == vp


@pytest.mark.rule("a-victory-lost", "11.1.3")
@pytest.mark.parametrize(("there", "left"), [("", "1406"), ("ger-lah", "eliminated")])
def test_if_there_is_room_for_some_only_the_player_says_for_whom(there: str, left: str) -> None:
    """Only 1406 is open, for 1407 lies in a Soviet zone: two may stand there."""
    assert "1406" not in around("1508")
    assert "1407" in around("1508")
    units = {**held(SOURCES["axis"][:5], RIFLES), "1508": "sov-6m", "1406": there}
    g = sequence("axis", "ger-gd ger-dr", units, turn=4)
    play(g, "axis", "unit ger-dr")
    assert (where(g, "ger-dr"), where(g, "ger-gd")) == ("1406", left)
    assert g.state.turn == 5


@pytest.mark.rule("a-victory-lost", "11.1.3", "11.1.2a")
def test_a_headquarters_that_finds_no_hex_brings_no_chit() -> None:
    """It is out of the game and counts nothing (A47)."""
    g = sequence("axis", "ger-hq-kempf", held(SOURCES["axis"], RIFLES), turn=4)
    assert where(g, "ger-hq-kempf") == "removed"
    assert "Kempf" not in g.state.inactive[0]
    assert g.state.vp == [25, 0]


@pytest.mark.rule("a-victory-lost", "11.1.3", "11.1.2c")
def test_a_soviet_headquarters_that_finds_no_hex_takes_its_chit_along() -> None:
    g = sequence("soviet", "sov-hq-popov", held(SOURCES["soviet"], GERMANS), turn=4, head=SOVIET_CHITS)
    assert where(g, "sov-hq-popov") == "removed"
    assert set(g.state.inactive[1]) == {"STAVKA", "1GdA", "2GdA", "3GdA", "5TkA"}


@pytest.mark.rule("a-victory-lost", "12.7i", "11.1.1b")
@pytest.mark.parametrize(("name", "chit"), [("ger-hq-hollidt", "Hollidt"), ("ger-hq-1pza", "1PzA")])
def test_a_headquarters_that_comes_back_does_so_by_rail_and_has_its_chit(name: str, chit: str) -> None:
    """That of 1PzA too, whose box is for its first arrival (A50)."""
    own = f'inactive = {{ axis = ["{chit}", "4PzA"] }}'
    head = f'returning = ["{name}"]\ndue = {{ {name} = 6 }}\n{own}'
    g = sequence("axis", name, {"1016": "ger-gd"}, turn=6, head=head)
    assert prompt(g, "axis") == "place"
    play(g, "axis", "to 1117")
    assert where(g, name) == "1117"
    assert g.state.inactive[0].count(chit) == 1
    assert not told(g, "chits-received")


@pytest.mark.parametrize(
    ("space", "rule"),
    [
        ("1838", "11.1.1e"),
        ("1939", "11.1.1b"),
        ("1841", "11.1.1c"),
        ("2019", "5.0.2"),
        ("6227", "13.0-a"),
        ("1117", "5.0.1"),
        ("removed", "11.1.1b"),
    ],
)
@pytest.mark.rule("a-victory-lost", "11.1.1b", "11.1.1c", "11.1.1e")
def test_a_refusal_names_its_paragraph(space: str, rule: str) -> None:
    units = {"1938": "sov-6m", "2019": "sov-hq-6a", "1117": "ger-lah ger-tot"}
    g = sequence("axis", "ger-335", units, turn=3)
    with pytest.raises(IllegalAction) as refused:
        g.play("axis", "to", space)
    assert refused.value.rule == rule
