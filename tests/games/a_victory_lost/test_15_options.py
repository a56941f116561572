"""The balancing options (15): each off unless taken, each by itself.

Where no headquarters is on the map the chits that are drawn do nothing, so that a turn runs on to the next
selection.
"""

from __future__ import annotations

import pytest

import stavka
from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.arrivals import LOST, sequence
from tests.games.a_victory_lost.table import GAME, active, end_movement, field
from tests.games.a_victory_lost.test_14_victory import destroy, ending
from tests.support import offered, play, prompt, told, units, where

PANZERS = "ger-hq-1pza ger-3pz ger-16mot ger-111 ger-444"
BALANCE = [
    "soviet-mech-vp",
    "soviet-administrative-movement",
    "late-1pza",
    "early-manstein",
    "soviet-precommit",
    "free-axis-chit",
]


@pytest.mark.rule("a-victory-lost", "15.0-a")
def test_no_option_is_in_force_unless_taken() -> None:
    g = stavka.new(GAME, seed=1)
    assert set(BALANCE) <= set(g.options)
    assert set(g.options.values()) == {"off"}


@pytest.mark.rule("a-victory-lost", "15.0-a")
@pytest.mark.parametrize("name", BALANCE)
def test_each_can_be_taken_by_itself(name: str) -> None:
    g = stavka.new(GAME, seed=1, options={name: "on"})
    assert {option for option, value in g.options.items() if value == "on"} == {name}


@pytest.mark.rule("a-victory-lost", "15.0.1a", "14.0.1d")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("ger-gd", [25, 5]),
        ("ger-22pz", [25, 5]),
        ("ger-336", [25, 1]),
        ("hun-1tk", [25, 0]),
        ("sov-1tk", [26, 0]),
    ],
)
def test_german_mechanised_units_are_worth_five(name: str, vp: list[int]) -> None:
    assert destroy(name, options="soviet-mech-vp").state.vp == vp


@pytest.mark.rule("a-victory-lost", "15.0.1a", "14.0.1h")
@pytest.mark.parametrize(("option", "points"), [("off", 3), ("on", 5)])
def test_so_are_those_cut_off_at_the_end(option: str, points: int) -> None:
    head = f'options = {{ soviet-mech-vp = "{option}" }}\nunsupplied = ["ger-dr"]'
    assert ending(9, 25, 0, head, {"2033": "ger-dr"}).state.vp == [25, points]


def reached(chit: str, places: dict[str, str], unit: str, options: str) -> set[str]:
    """Where a unit can go."""
    g = active(chit, places, head="inactive = { axis = [] }", options=options)
    side = "soviet" if unit.startswith("sov") else "axis"
    play(g, side, f"unit {unit}")
    return offered(g, side, "to")


@pytest.mark.rule("a-victory-lost", "15.0.1b")
def test_a_soviet_unit_clear_of_enemy_zones_has_a_point_more() -> None:
    """A rifle division at 4545 in the steppe has 4; no road touches that hex, so none is used."""
    assert not LOST.facts.ROADS >> LOST.space["4545"] & 1
    places = {"4446": "sov-hq-2gda", "4545": "sov-52"}
    without = reached("2GdA", places, "sov-52", "")
    with_it = reached("2GdA", places, "sov-52", "soviet-administrative-movement")
    assert without < with_it
    assert furthest(without) == 4
    assert furthest(with_it) == 5


def furthest(hexes: set[str]) -> int:
    """How far from 4545 a unit gets."""
    return max(LOST.facts.grid.distance("4545", name) for name in hexes)


@pytest.mark.rule("a-victory-lost", "15.0.1b")
@pytest.mark.parametrize(
    ("enemy", "same"),
    [("4544", True), ("0108", False)],
    ids=["begins in a zone", "far from any"],
)
def test_not_if_it_begins_in_one(enemy: str, same: bool) -> None:
    places = {"4446": "sov-hq-2gda", "4545": "sov-52", enemy: "ger-gd"}
    without = reached("2GdA", places, "sov-52", "")
    with_it = reached("2GdA", places, "sov-52", "soviet-administrative-movement")
    assert (without == with_it) is same


@pytest.mark.rule("a-victory-lost", "15.0.1b")
def test_it_is_for_the_soviets_alone() -> None:
    places = {"4446": "ger-hq-4pza", "4545": "ger-336"}
    assert reached("4PzA", places, "ger-336", "") == reached(
        "4PzA", places, "ger-336", "soviet-administrative-movement"
    )


@pytest.mark.rule("a-victory-lost", "15.0.1c")
@pytest.mark.parametrize(("options", "last"), [("", "3744"), ("soviet-administrative-movement", "3543")])
def test_on_a_road_the_point_is_worth_two_hexes(options: str, last: str) -> None:
    """4 points are eight road hexes from 4446 along the road to Rostov, 5 are ten."""
    road = ["4347", "4246", "4146", "4046", "3946", "3845", "3844", "3744", "3643", "3543", "3442"]
    hexes = reached("2GdA", {"4446": "sov-hq-2gda sov-52"}, "sov-52", options)
    on_road = [name for name in road if name in hexes]
    assert on_road[-1] == last


@pytest.mark.rule("a-victory-lost", "15.0.1d", "11.2.1a", "11.2.1b")
@pytest.mark.parametrize(("options", "arrives"), [("", 3), ("late-1pza", 5)])
def test_the_first_panzer_army_comes_on_turn_5(options: str, arrives: int) -> None:
    for turn in (3, 5):
        g = sequence("axis", PANZERS, turn=turn, options=options)
        there = turn == arrives
        assert {where(g, name) for name in PANZERS.split()} == {"1PzA" if there else "waiting"}
        assert ("1PzA" in g.state.inactive[0]) is there


@pytest.mark.rule("a-victory-lost", "15.0.1d")
def test_other_reinforcements_of_turn_3_come_as_ever() -> None:
    g = sequence("axis", f"{PANZERS} ger-335", turn=3, options="late-1pza")
    play(g, "axis", "to 1117")
    assert where(g, "ger-335") == "1117"
    assert where(g, "ger-3pz") == "waiting"


@pytest.mark.rule("a-victory-lost", "15.0.2a", "11.1.2b")
@pytest.mark.parametrize(("turn", "chit"), [(3, "Manstein-1"), (5, "Manstein-2")])
def test_manstein_can_go_into_the_bag_on_the_turn_of_his_arrival(turn: int, chit: str) -> None:
    head = f'turn = {turn}\ninactive = {{ axis = ["4PzA", "H2A", "R3A", "It8A", "Hollidt", "F-Pico"] }}'
    g = field({"1117": "ger-gd"}, step="selection", head=head)
    assert offered(g, "axis", "chit") == {"4PzA", "H2A", "R3A", "It8A", "Hollidt", "F-Pico"}
    g = field({"1117": "ger-gd"}, step="selection", head=head, options="early-manstein")
    assert chit in offered(g, "axis", "chit")
    assert told(g, "chits-received") == [{"chits": [chit]}]


@pytest.mark.rule("a-victory-lost", "15.0.2a")
def test_he_does_not_come_a_second_time() -> None:
    head = 'turn = 3\ninactive = { axis = ["4PzA", "Manstein-1"] }'
    g = field({"1117": "ger-gd"}, step="axis-reinforcements", head=head, options="early-manstein")
    assert g.state.turn == 4
    assert not told(g, "chits-received")


def choose(g: VictoryLost, side: str, *chits: str) -> None:
    """Choose chits one by one."""
    play(g, side, *(f"chit {chit}" for chit in chits))


def planning(turn: int, head: str = "") -> VictoryLost:
    """A selection with the option that the Soviet player selects a turn ahead; no headquarters is there."""
    text = f"turn = {turn}\ninactive = {{ axis = [], soviet = {FIVE} }}\n{head}"
    return field({"1117": "ger-gd"}, step="selection", head=text, options="soviet-precommit")


FIVE = '["STAVKA", "1GdA", "2GdA", "3GdA", "5TkA", "Popov"]'


@pytest.mark.rule("a-victory-lost", "15.0.2b")
def test_on_turn_1_the_soviets_select_for_two_turns() -> None:
    g = planning(1)
    assert prompt(g, "soviet") == "select-chits"
    choose(g, "soviet", "1GdA", "2GdA", "3GdA")
    assert prompt(g, "soviet") == "plan-chits"
    assert offered(g, "soviet", "chit") == {"1GdA", "2GdA", "3GdA", "5TkA", "Popov"}
    choose(g, "soviet", "3GdA", "5TkA", "Popov")
    assert told(g, "chits-selected")[1]["chits"] == ["STAVKA", "1GdA", "2GdA", "3GdA"]
    assert g.state.turn == 2


@pytest.mark.rule("a-victory-lost", "15.0.2b")
def test_on_later_turns_the_plan_is_used_and_the_next_one_made() -> None:
    g = planning(1)
    choose(g, "soviet", "1GdA", "2GdA", "3GdA", "3GdA", "5TkA", "Popov")
    for turn, now, ahead in (
        (2, ["3GdA", "5TkA", "Popov"], ["1GdA", "2GdA", "Popov"]),
        (3, ["1GdA", "2GdA", "Popov"], ["1GdA", "2GdA", "3GdA"]),
    ):
        assert g.state.turn == turn
        assert prompt(g, "soviet") == "plan-chits", "nothing is left to select"
        choose(g, "soviet", *ahead)
        mine = [note["chits"] for note in told(g, "chits-selected") if note["side"] == "soviet"]
        assert mine[-1] == ["STAVKA", *now]


@pytest.mark.rule("a-victory-lost", "15.0.2b")
def test_nothing_is_planned_on_the_last_turn() -> None:
    g = planning(9, 'planned = ["1GdA", "2GdA", "3GdA"]')
    assert g.over
    mine = [note["chits"] for note in told(g, "chits-selected") if note["side"] == "soviet"]
    assert mine == [["STAVKA", "1GdA", "2GdA", "3GdA"]]


@pytest.mark.rule("a-victory-lost", "15.0.2b")
def test_a_chit_that_was_lost_is_replaced() -> None:
    """A64: 1GdA is no longer among his chits."""
    text = 'inactive = { axis = [], soviet = ["STAVKA", "2GdA", "3GdA", "5TkA", "Popov"] }'
    head = f'turn = 4\n{text}\nplanned = ["1GdA", "2GdA", "3GdA"]'
    g = field({"1117": "ger-gd"}, step="selection", head=head, options="soviet-precommit")
    assert prompt(g, "soviet") == "select-chits"
    assert offered(g, "soviet", "chit") == {"5TkA", "Popov"}


@pytest.mark.rule("a-victory-lost", "15.0.2b")
def test_the_axis_does_not_see_the_plan() -> None:
    g = planning(4, 'planned = ["1GdA", "2GdA", "3GdA"]')
    for side, known in (("axis", {""}), ("soviet", {"chit-1GdA", "chit-2GdA", "chit-3GdA"})):
        assert {piece.id for piece in g.view(side).table.pieces if piece.at == "planned"} == known


POOLS = f'inactive = {{ axis = ["4PzA", "Hollidt", "It8A", "H2A", "R3A"], soviet = {FIVE} }}'
FRONT = {"1117": "ger-hq-4pza ger-gd", "2909": "hun-hq-h2a hun-7", "4906": "sov-hq-1gda sov-1gm"}


def first_turn(options: str = "free-axis-chit") -> VictoryLost:
    """Turn 1, as far as the special combat sequence or the selection."""
    step = "special-combat" if options else "selection"
    return field(FRONT, step=step, head=f"turn = 1\n{POOLS}", options=options)


@pytest.mark.rule("a-victory-lost", "15.0.2c")
def test_the_axis_names_a_chit_after_the_special_combat_and_plays_it_at_once() -> None:
    g = first_turn()
    assert prompt(g, "soviet") == "special-combat"
    assert g.to_act == {"soviet"}
    play(g, "soviet", "done")
    assert prompt(g, "axis") == "free-chit"
    assert offered(g, "axis", "chit") == {"4PzA", "Hollidt", "It8A", "H2A", "R3A"}
    play(g, "axis", "chit 4PzA")
    assert not told(g, "drawn")
    assert units(g, g.activation.units) == {"ger-gd"}
    assert prompt(g, "axis") == "move-unit"
    play(g, "axis", "unit ger-gd", "to 1216", "stop")
    assert where(g, "ger-gd") == "1216"


@pytest.mark.rule("a-victory-lost", "15.0.2d", "15.0.2c")
def test_then_both_select_as_usual() -> None:
    """Three chits on turn 1, of which the one that was named is one (A59)."""
    g = first_turn()
    play(g, "soviet", "done")
    play(g, "axis", "chit 4PzA")
    end_movement(g)
    assert g.to_act == {"axis", "soviet"}
    assert offered(g, "axis", "chit") == {"Hollidt", "It8A", "H2A", "R3A"}
    choose(g, "axis", "H2A", "R3A")
    assert g.to_act == {"soviet"}, "two more, and no third"
    choose(g, "soviet", "1GdA", "2GdA", "3GdA")
    counts = {note["side"]: note["count"] for note in told(g, "chits-selected")}
    assert counts == {"axis": 2, "soviet": 4}
    assert told(g, "drawn")


@pytest.mark.rule("a-victory-lost", "15.0.2c")
def test_without_the_option_there_is_no_such_chit() -> None:
    g = first_turn("")
    assert g.to_act == {"axis", "soviet"}
    choose(g, "axis", "4PzA", "H2A", "R3A")
    choose(g, "soviet", "1GdA", "2GdA", "3GdA")
    assert prompt(g, "soviet") == "special-combat"
    play(g, "soviet", "done")
    assert told(g, "drawn"), "the first chit is drawn from the bag"


@pytest.mark.rule("a-victory-lost", "15.0.2c")
def test_nor_is_there_on_turn_2() -> None:
    """Turn 1 ends, and turn 2 begins with the selection of both."""
    g = field(FRONT, step="sudden-death", head=f"turn = 1\n{POOLS}", options="free-axis-chit")
    assert g.state.turn == 2
    assert (prompt(g, "axis"), prompt(g, "soviet")) == ("select-chits", "select-chits")
    choose(g, "axis", "4PzA", "H2A", "R3A")
    choose(g, "soviet", "1GdA", "2GdA", "3GdA")
    assert told(g, "drawn")
