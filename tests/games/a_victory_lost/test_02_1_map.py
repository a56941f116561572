"""2.0 and 2.1: the bag, the map and what is printed beside it; 2.5: the markers."""

from __future__ import annotations

from collections import Counter

import pytest

import stavka
from stavka.games.a_victory_lost.setup_symbols import symbol_kind
from stavka.kernel.views import Track
from tests.games.a_victory_lost.chits import (
    RULES,
    bag,
    begun,
    drawing,
    pass_on,
    pick,
    pool,
    select,
)
from tests.games.a_victory_lost.table import active, assess, attack, field
from tests.support import offered, play, prompt, told, where

FACTS = RULES.facts
BOARD = RULES.board_file
CITIES = {"0229", "0234", "1117", "2033", "3341"}


@pytest.mark.rule("a-victory-lost", "2.0-a")
def test_the_chits_of_both_players_lie_in_one_bag() -> None:
    g = begun()
    pick(g)
    select(g, "axis", "4PzA", "Hollidt", "R3A")
    select(g, "soviet", "1GdA", "2GdA", "Popov")
    assert bag(g) == {"4PzA", "Hollidt", "R3A", "STAVKA", "1GdA", "2GdA", "Popov"}


@pytest.mark.rule("a-victory-lost", "2.0-a", "2.4b", "7.2.1a")
def test_every_chit_in_the_bag_is_as_likely_to_be_drawn_and_none_comes_twice() -> None:
    """A hundred bags of two chits of each side; the seeds are fixed."""
    chits = ["R3A", "H2A", "STAVKA", "2GdA"]
    text = field({}, head=f"inactive = {{}}\nbag = {chits}").position_text
    first, last = Counter[str](), Counter[str]()
    for n in range(100):
        order = [note["chit"] for note in told(stavka.from_position(text, seed=f"fair {n}"), "drawn")]
        assert sorted(order) == sorted(chits)
        first[order[0]] += 1
        last[order[-1]] += 1
    for drawn in (first, last):
        assert set(drawn) == set(chits)
        assert all(13 <= times <= 37 for times in drawn.values())


@pytest.mark.rule("a-victory-lost", "2.1.1a")
def test_units_go_from_hex_to_hex() -> None:
    """Each hex inside the map touches six others; two points lead to all that are two hexes away."""
    head = 'unsupplied = ["ger-304"]\nisolated = ["ger-304"]'
    g = active("Kempf", {"5642": "ger-hq-kempf ger-304"}, head=head)
    play(g, "axis", "unit ger-304", "to 5643")
    assert offered(g, "axis", "to") == {"5543", "5544", "5642", "5644", "5743", "5744"}
    assert where(g, "ger-304") == "5643"


@pytest.mark.rule("a-victory-lost", "2.1.1b", "2.2.2a", "2.3.2c", "3.0-b")
def test_each_starting_piece_has_a_symbol_of_its_colour_and_kind() -> None:
    """Every symbol has its piece, too."""
    printed = Counter((group.id, kind, name) for group in BOARD.group for name, kind in group.symbols)
    g = begun()
    placed = Counter((row.group, symbol_kind(row), where(g, row.id)) for row in FACTS.rows if row.start)
    assert placed == printed
    sides = {group.id: group.side for group in BOARD.group}
    assert all(sides[row.group] == row.side for row in FACTS.rows if row.start)
    colours = {(group.side, group.colour) for group in BOARD.group}
    assert len(colours) == len(BOARD.group), "no colour stands for two groups of a side"


@pytest.mark.rule("a-victory-lost", "2.1.1c")
@pytest.mark.parametrize(
    ("start", "hex_", "cost", "odds"),
    [("5642", "5643", "1", "3-1"), ("1438", "1439", "1", "2-1")],
    ids=["clear", "rough"],
)
def test_the_terrain_chart_rules_movement_and_combat(start: str, hex_: str, cost: str, odds: str) -> None:
    g = active("Kempf", {start: "ger-hq-kempf ger-304"})
    play(g, "axis", "unit ger-304")
    asked = g.decision("axis")
    assert asked is not None
    assert asked.hints[hex_].cost == cost
    g = active("Kempf", {start: "ger-hq-kempf ger-304 ger-168", hex_: "sov-98"})
    assert assess(g, hex_, "ger-304", "ger-168").odds == odds, "9 to 3"


@pytest.mark.rule("a-victory-lost", "2.1.1d")
@pytest.mark.parametrize(
    ("die", "result"), [(1, "-"), (2, "-"), (3, "DR"), (4, "DR"), (5, "DR2"), (6, "1DR")]
)
def test_a_combat_is_read_on_the_results_table_by_column_and_die(die: int, result: str) -> None:
    g = active("Kempf", {"5641": "ger-hq-kempf ger-304 ger-168", "5642": "sov-98"}, die)
    attack(g, "5642", "ger-304", "ger-168")
    (note,) = told(g, "combat")
    assert (note["odds"], note["die"], note["result"]) == ("3-1", die, result)


@pytest.mark.rule("a-victory-lost", "2.1.1e", "2.5a")
@pytest.mark.parametrize("turn", [1, 4, 9])
def test_the_turn_track_shows_the_turn(turn: int) -> None:
    g = active("Kempf", {"5642": "ger-hq-kempf ger-304"}, head=f"turn = {turn}")
    assert Track("turn", turn) in g.view("soviet").table.tracks


@pytest.mark.rule("a-victory-lost", "2.1.1e", "2.5a", "SEQ-3-3")
def test_the_turn_marker_moves_on_by_one() -> None:
    g = field({"5642": "ger-304", "1117": "sov-98"}, step="sudden-death", head="turn = 3")
    assert Track("turn", 4) in g.view("axis").table.tracks


@pytest.mark.rule("a-victory-lost", "2.1.1f", "SEQ-1A-c")
def test_each_player_has_a_pool_of_inactive_and_one_of_played_chits() -> None:
    units = {"5642": "ger-hq-kempf ger-304", "4618": "sov-hq-2gda sov-98"}
    pools = 'inactive = { axis = ["H2A"], soviet = ["40A"] }'
    g = drawing("Kempf 2GdA STAVKA", units, head=pools)
    assert (pool(g, "played", "axis"), pool(g, "played", "soviet")) == ({"Kempf"}, set())
    pass_on(g)
    assert (pool(g, "played", "axis"), pool(g, "played", "soviet")) == ({"Kempf"}, {"2GdA"})
    assert (pool(g, "inactive", "axis"), pool(g, "inactive", "soviet")) == ({"H2A"}, {"40A"})
    assert bag(g) == {"STAVKA"}


@pytest.mark.rule("a-victory-lost", "2.1.1g")
@pytest.mark.parametrize(
    ("side", "turn", "box", "arriving"),
    [
        ("axis", 3, "1PzA", "ger-hq-1pza ger-3pz ger-16mot ger-111 ger-444"),
        ("soviet", 1, "28A", "sov-hq-28a sov-34gd sov-248 sov-152 sov-159"),
    ],
)
def test_the_boxes_hold_an_army_from_its_arrival_until_it_enters(
    side: str, turn: int, box: str, arriving: str
) -> None:
    names = set(arriving.split())
    assert {row.id for row in FACTS.rows if row.by == box} == names
    others = {"1117": "sov-98", "5642": "ger-304"}
    g = field({"waiting": arriving, **others}, step=f"{side}-reinforcements", head=f"turn = {turn}")
    assert {where(g, name) for name in names} == {box}
    hq = next(name for name in names if "-hq-" in name)
    chit = FACTS.chit_of[RULES.unit[hq]]
    g = drawing(chit, {box: arriving, **others})
    for n, name in enumerate(sorted(names)):
        if prompt(g, side) == "move-unit":
            play(g, side, f"unit {name}")  # the last one comes unasked
        play(g, side, f"to {sorted(offered(g, side, 'to'))[n % 3]}", "stop")
    assert not {where(g, name) for name in names} & {box, "waiting", "removed", "eliminated"}


@pytest.mark.rule("a-victory-lost", "2.1.2a", "2.1.2b")
@pytest.mark.parametrize(
    ("unit", "enemies", "own", "theirs"),
    [
        ("ger-304", "sov-98 sov-107 sov-141 sov-305 sov-309 sov-270", "axis", "soviet"),
        ("sov-98", "ger-304 ger-306 ger-302 ger-320 ger-335", "soviet", "axis"),
    ],
)
def test_a_source_supplies_one_side_only(unit: str, enemies: str, own: str, theirs: str) -> None:
    """All sources of a unit's side are taken; it stands on one of the enemy's."""
    sources = {side: [row.hex for row in BOARD.supply if row.side == side] for side in ("axis", "soviet")}
    taken = dict(zip(sources[own], enemies.split(), strict=True))
    fed = field({sources[own][0]: unit}, step="supply")
    assert fed.state.unsupplied == 0
    g = field({**taken, sources[theirs][1]: unit}, step="supply")
    marks = {each.id: each.marks for each in g.view().table.units if each.marks}
    assert marks[unit] == ["unsupplied"]
    assert not g.state.unsupplied & FACTS.SIDE[own == "axis"], "the enemy stands on no source of his own"


def cost(start: str, hex_: str) -> str:
    """What it costs a German division that starts off the roads to go there."""
    g = active("Kempf", {start: "ger-hq-kempf ger-304"})
    play(g, "axis", "unit ger-304")
    asked = g.decision("axis")
    assert asked is not None
    return asked.hints[hex_].cost if hex_ in asked.hints else ""


@pytest.mark.rule("a-victory-lost", "2.1.3a", "2.1.3b")
@pytest.mark.parametrize(
    ("start", "far", "price"),
    [
        pytest.param("0242", "0443", "2", id="a road over a minor river"),
        pytest.param("0506", "0707", "2", id="a railway over a minor river"),
        pytest.param("0109", "0111", "3", id="a minor river without either"),
        pytest.param("3714", "3716", "2", id="a road over a major river"),
        pytest.param("2125", "1926", "2", id="a railway over a major river"),
        pytest.param("4518", "4520", "", id="a major river without either"),
    ],
)
def test_a_bridge_is_where_a_road_or_a_railway_crosses_a_river(start: str, far: str, price: str) -> None:
    """The river runs between the second hex of the way and the third."""
    assert cost(start, far) == price


# ---- 2.5: markers


@pytest.mark.rule("a-victory-lost", "2.5b", "3.0-e")
def test_a_marker_on_each_victory_city_shows_who_controls_it() -> None:
    g = active("2GdA", {"1116": "sov-hq-2gda sov-98", "5642": "ger-304"}, head="turn = 2")
    before = {space.id: space.side for space in g.view().table.spaces if space.side}
    assert before == dict.fromkeys(CITIES, "axis")
    play(g, "soviet", "unit sov-98", "to 1117", "stop")
    after = {space.id: space.side for space in g.view().table.spaces if space.side}
    assert after == {**before, "1117": "soviet"}


@pytest.mark.rule("a-victory-lost", "2.5d")
def test_a_piece_is_supplied_or_has_one_of_two_markers() -> None:
    """Romanians behind the Soviet lines, cut off for three turns running."""
    ring = {"6136": "rum-4", "6135": "sov-98", "6137": "sov-107", "6035": "sov-141", "6236": "sov-305"}
    cut = 'unsupplied = ["rum-4"]'
    twice = f'{cut}\nisolated = ["rum-4"]'
    for before, marker in (("", "unsupplied"), (cut, "isolated"), (twice, "isolated")):
        g = field(ring, step="supply", head=before)
        assert {each.id: each.marks for each in g.view().table.units if each.marks} == {"rum-4": [marker]}
