"""Supply (10): who can trace a line, what becomes of those who cannot, and their headquarters.

Two Soviet units on opposite sides of 4733 cut off whoever stands there: their zones cover the hexes between.
"""

from __future__ import annotations

import pytest

import stavka
from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.rout import GUARDS
from tests.games.a_victory_lost.table import GAME, active, assess, field
from tests.support import offered, play, prompt, told, units, where

CUT = {"4833": "sov-41gd", "4632": "sov-44gd"}
TRAPPED = CUT | {"4733": "ger-62"}
BRIDGES = ("3107", "3208", "3342", "3715", "5137", "5219", "5620", "5827", "5828")
"""The ends of all the bridges of the Don on its left bank."""
CORPS = ("41gd", "44gd", "35gd", "38gd", "14gd", "50gd", "54gd", "47gd", "40gd")
GERMANS = ("62", "294", "336", "298", "385")


def supply(units_: dict[str, str], head: str = "") -> VictoryLost:
    """The position after a supply phase, at the latest before the next choice of chits."""
    return field(units_, step="supply", head=head)


def cut(units_: dict[str, str], head: str = "") -> set[str]:
    """Who is out of supply after the supply phase."""
    g = supply(units_, head)
    return units(g, g.state.unsupplied)


# Lines (10.1)


@pytest.mark.rule("a-victory-lost", "10.1.1b", "10.1.2a")
def test_who_can_trace_a_line_of_any_length_is_in_supply() -> None:
    """Across the whole map, from corner to corner."""
    assert cut({"6646": "ger-62", "0607": "sov-41gd"}) == set()


@pytest.mark.rule("a-victory-lost", "10.1.1b", "10.1.2c", "10.1.3a")
def test_who_can_trace_no_line_is_out_of_supply() -> None:
    g = supply(TRAPPED)
    assert units(g, g.state.unsupplied) == {"ger-62"}
    assert units(g, g.state.isolated) == set(), "not at the first failure (A41)"
    assert told(g, "unsupplied") == [{"units": ["ger-62"]}]


@pytest.mark.rule("a-victory-lost", "10.1.1b")
def test_soviets_are_cut_off_alike() -> None:
    assert cut({"4833": "ger-62", "4632": "ger-294", "4733": "sov-41gd"}) == {"sov-41gd"}


@pytest.mark.rule("a-victory-lost", "10.1.1b")
def test_sources_of_the_enemy_do_not_serve() -> None:
    """Whoever has lost his own sources is cut off, even in a source of the enemy."""
    germans = zip(("3106", "4906", "5706", "6614", "6529"), GERMANS, strict=True)
    soviets = zip(("1406", "0108", "0119", "0129", "0134", "0146"), CORPS, strict=False)
    held = {space: f"ger-{name}" for space, name in germans}
    assert cut(held | {"0119": "sov-41gd"}) == {"sov-41gd"}
    held = {space: f"sov-{name}" for space, name in soviets}
    assert cut(held | {"4906": "ger-62"}) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "10.1.1b", "10.1.2b", "10.1.2c")
@pytest.mark.parametrize(
    ("there", "fed"),
    [
        ({}, True),
        ({"0146": "sov-41gd"}, False),
        ({"0246": "sov-41gd"}, False),
        ({"0246": "sov-hq-51a"}, True),
        ({"0146": "sov-hq-51a"}, False),
    ],
)
def test_a_source_must_be_free_of_enemies_and_of_their_zones(there: dict[str, str], fed: bool) -> None:
    """A38: only 0146 is left to the Axis, the other sources being held by Soviets."""
    held = zip(("1406", "0108", "0119", "0129", "0134"), CORPS[1:], strict=False)
    soviets = {space: f"sov-{name}" for space, name in held}
    assert ("ger-62" not in cut(soviets | {"0941": "ger-62"} | there)) == fed


@pytest.mark.rule("a-victory-lost", "10.1.2c")
def test_a_friend_in_a_source_keeps_it_open_in_an_enemy_zone() -> None:
    held = zip(("1406", "0108", "0119", "0129", "0134"), CORPS[1:], strict=False)
    soviets = {space: f"sov-{name}" for space, name in held} | {"0246": "sov-41gd"}
    assert "ger-62" not in cut(soviets | {"0941": "ger-62", "0146": "ger-294"})


@pytest.mark.rule("a-victory-lost", "10.1.2b")
@pytest.mark.parametrize(("there", "fed"), [({}, True), ({"6506": "sov-hq-51a"}, False)])
def test_a_line_does_not_pass_an_enemy_headquarters(there: dict[str, str], fed: bool) -> None:
    """From the corner 6606 the only hex without a zone is 6506 (A37)."""
    assert ("ger-62" not in cut({"6606": "ger-62", "6508": "sov-41gd"} | there)) == fed


@pytest.mark.rule("a-victory-lost", "10.1.2b")
def test_a_line_does_not_pass_enemy_units() -> None:
    """In 6606 the unit has three neighbours, all of them held."""
    walls = {"6506": "sov-41gd", "6507": "sov-44gd", "6607": "sov-35gd"}
    assert cut(walls | {"6606": "ger-62"}) >= {"ger-62"}


@pytest.mark.rule("a-victory-lost", "10.1.2c")
@pytest.mark.parametrize("friend", ["ger-294", "ita-pas", "ger-hq-hollidt"])
def test_a_friend_in_the_zone_lets_the_line_pass(friend: str) -> None:
    """A headquarters is enough."""
    assert cut(TRAPPED | {"4732": friend}) == set()


@pytest.mark.rule("a-victory-lost", "10.1.2c")
def test_a_friend_elsewhere_does_not_open_the_zone() -> None:
    assert cut(TRAPPED | {"4731": "ger-294"}) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "10.1.2c")
def test_a_zone_in_its_own_hex_does_not_hurt_a_unit() -> None:
    """A39."""
    assert cut({"4833": "sov-41gd", "4733": "ger-62"}) == set()


@pytest.mark.rule("a-victory-lost", "10.1.2d")
@pytest.mark.parametrize("bridge", ["", "3107", "3342", "3715", "5137"])
def test_lines_cross_major_rivers_by_bridges_only(bridge: str) -> None:
    """Beyond the Don a German unit depends on its bridges: Soviets hold all but one (the pocket is open)."""
    held = {space: f"sov-{name}" for space, name in zip(BRIDGES, CORPS, strict=True) if space != bridge}
    assert ("ger-62" in cut(held | {"4637": "ger-62"}, "turn = 5")) == (not bridge)


@pytest.mark.rule("a-victory-lost", "10.1.2d")
def test_minor_rivers_do_not_stop_lines() -> None:
    """Out of 2545 only 2544 and 2644, over a minor river without a bridge, are free of zones."""
    assert cut({"2646": "sov-41gd", "2545": "ger-62"}) == set()


@pytest.mark.rule("a-victory-lost", "10.1.2d")
@pytest.mark.parametrize(("space", "fed"), [("2545", False), ("2544", False), ("2445", True)])
def test_lines_cross_neither_impassable_sides_nor_water(space: str, fed: bool) -> None:
    """A German in 2645 watches the land around 2545 and 2544; 2445 is over the impassable side."""
    assert ("sov-41gd" not in cut({"2645": "ger-62", space: "sov-41gd"})) == fed


@pytest.mark.rule("a-victory-lost", "10.1.2d", "13.0-a")
@pytest.mark.parametrize(("turn", "fed"), [(4, False), (5, True)])
def test_lines_pass_the_pocket_from_turn_5_on(turn: int, fed: bool) -> None:
    """Out of 6028 only hexes of the pocket are free of zones."""
    axis = {"5930": "ger-62", "5928": "ger-294", "6130": "ger-336"}
    assert ("sov-41gd" not in cut(axis | {"6028": "sov-41gd"}, f"turn = {turn}")) == fed


# States (10.1.3 to 10.1.5)


def wait(g: VictoryLost) -> None:
    """The Soviets, who have the only chit, neither move nor attack: the turn ends."""
    turn = g.state.turn
    while g.state.turn == turn:
        play(g, "soviet", "done")


@pytest.mark.rule("a-victory-lost", "10.1.3a", "10.1.3b", "10.1.3c", "10.1.3d", "10.1.4")
def test_out_of_supply_then_isolated_then_in_supply_again() -> None:
    """D9: cut off on turns 2 to 4, free on turn 5."""
    g = supply(TRAPPED | {"4835": "sov-hq-51a"}, 'inactive = { soviet = ["STAVKA"] }')
    assert g.state.turn == 3
    assert (units(g, g.state.unsupplied), units(g, g.state.isolated)) == ({"ger-62"}, set())
    wait(g)
    assert g.state.turn == 4
    assert (units(g, g.state.unsupplied), units(g, g.state.isolated)) == ({"ger-62"}, {"ger-62"})
    wait(g)
    assert g.state.turn == 5
    assert (units(g, g.state.unsupplied), units(g, g.state.isolated)) == ({"ger-62"}, {"ger-62"})
    play(g, "soviet", "unit sov-44gd", "to 4532", "stop")
    assert units(g, g.state.isolated) == {"ger-62"}, "not before the next supply phase (10.1.4, A40)"
    wait(g)
    assert (units(g, g.state.unsupplied), units(g, g.state.isolated)) == (set(), set())
    assert [len(told(g, kind)) for kind in ("unsupplied", "isolated", "resupplied")] == [1, 1, 1]


@pytest.mark.rule("a-victory-lost", "10.1.3b")
@pytest.mark.parametrize(("before", "after"), [("", set()), ('unsupplied = ["ger-62"]', {"ger-62"})])
def test_isolation_comes_with_the_second_failure_in_a_row(before: str, after: set[str]) -> None:
    g = supply(TRAPPED, before)
    assert units(g, g.state.isolated) == after


@pytest.mark.rule("a-victory-lost", "10.1.3d")
@pytest.mark.parametrize("isolated", ["", 'isolated = ["ger-62"]'])
def test_a_line_takes_either_marker_away(isolated: str) -> None:
    g = supply({"4733": "ger-62"}, f'unsupplied = ["ger-62"]\n{isolated}')
    assert (g.state.unsupplied, g.state.isolated) == (0, 0)


@pytest.mark.rule("a-victory-lost", "10.1.5")
def test_all_are_in_supply_at_the_start() -> None:
    g = stavka.new(GAME, seed=1)
    assert g.state.unsupplied == g.state.isolated == 0


@pytest.mark.rule("a-victory-lost", "10.1.5", "10.1.3a")
def test_the_supply_phase_of_turn_1_is_played() -> None:
    """A43."""
    assert cut(TRAPPED, "turn = 1") == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "10.0-a", "10.1.1a")
def test_all_are_judged_on_the_same_position() -> None:
    """The Soviet headquarters in 6506 is cut off and cuts off the unit in 6606: both fail (A65)."""
    units_ = {"6606": "ger-62", "6406": "ger-294", "6508": "sov-41gd", "6506": "sov-hq-51a"}
    g = supply(units_)
    assert "sov-hq-51a" in told(g, "unsupplied")[0]["units"]
    assert "ger-62" in units(g, g.state.unsupplied)
    assert where(g, "sov-hq-51a") != "6506", "it is lifted afterwards"


@pytest.mark.rule("a-victory-lost", "10.1.1a")
def test_both_sides_can_cut_each_other_off() -> None:
    """In the corner of the map a Soviet unit is shut in by Germans who are shut in themselves."""
    inner = {"6606": "sov-41gd", "6607": "ger-62", "6506": "ger-294", "6507": "ger-336"}
    outer = {"6406": "sov-44gd", "6508": "sov-35gd", "6609": "sov-38gd", "6407": "sov-14gd"}
    assert cut(inner | outer) == {"sov-41gd", "ger-62", "ger-294", "ger-336"}


# Effects (10.2)

MARKS = {"fed": "", "out": "unsupplied = [{0}]", "isolated": "unsupplied = [{0}]\nisolated = [{0}]"}


def marked(state: str, *names: str) -> str:
    """The head of a position in which these units have a marker."""
    return MARKS[state].format(", ".join(f'"{name}"' for name in names))


@pytest.mark.rule("a-victory-lost", "10.2.1", "10.2.2", "10.2.3")
@pytest.mark.parametrize(("state", "strength"), [("fed", 15), ("out", 7), ("isolated", 7)])
def test_out_of_supply_and_isolated_units_attack_with_half(state: str, strength: int) -> None:
    """8 and 7 in one hex: added, then halved and rounded down, once."""
    units_ = {"4833": "sov-1gm sov-17tk", "4834": "sov-hq-3gda", "4733": "ger-62"}
    g = active("3GdA", units_, head=marked(state, "sov-1gm", "sov-17tk"))
    assert assess(g, "4733", "sov-1gm", "sov-17tk").attack == strength


@pytest.mark.rule("a-victory-lost", "10.2.1", "10.2.2", "10.2.3")
@pytest.mark.parametrize(("state", "strength"), [("fed", 9), ("out", 9), ("isolated", 4)])
def test_only_isolated_units_defend_with_half(state: str, strength: int) -> None:
    """4 and 5 in one hex."""
    units_ = {"4833": GUARDS, "4834": "sov-hq-3gda", "4733": "ger-62 ger-336"}
    g = active("3GdA", units_, head=marked(state, "ger-62", "ger-336"))
    assert assess(g, "4733", "sov-1gm", "sov-2gm").defence == strength


@pytest.mark.rule("a-victory-lost", "10.2.1", "10.2.2", "10.2.3")
@pytest.mark.parametrize(("state", "points"), [("fed", 5), ("out", 5), ("isolated", 2)])
def test_only_isolated_units_move_with_half(state: str, points: int) -> None:
    """D6: 5 points are halved to 2. The steppe around 4733 costs a point a hex."""
    g = active("Kempf", {"4733": "ger-62", "4735": "ger-hq-kempf"}, head=marked(state, "ger-62"))
    play(g, "axis", "unit ger-62")
    far = {space: g.facts.grid.distance("4733", space) for space in offered(g, "axis", "to")}
    assert max(far.values()) == points


@pytest.mark.rule("a-victory-lost", "10.2.3")
@pytest.mark.parametrize(("state", "enters"), [("out", True), ("isolated", False)])
def test_two_points_do_not_suffice_for_an_enemy_zone(state: str, enters: bool) -> None:
    """D6: in the clear it costs 3."""
    units_ = {"4733": "ger-62", "4735": "ger-hq-kempf", "4731": "sov-41gd"}
    g = active("Kempf", units_, head=marked(state, "ger-62"))
    play(g, "axis", "unit ger-62")
    assert ("4732" in offered(g, "axis", "to")) == enters


# Headquarters (10.3)


@pytest.mark.rule("a-victory-lost", "10.3-a", "10.3-b", "12.5", "12.7b")
def test_a_headquarters_out_of_supply_is_repositioned_and_loses_its_marker() -> None:
    g = supply(CUT | {"4733": "ger-hq-hollidt", "4327": "ger-294"})
    assert told(g, "unsupplied") == [{"units": ["ger-hq-hollidt"]}]
    assert prompt(g, "axis") == "reposition"
    play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert where(g, "ger-hq-hollidt") not in {"4733", "waiting"}
    assert g.state.unsupplied == 0


@pytest.mark.rule("a-victory-lost", "10.3-a")
def test_a_headquarters_in_supply_stays() -> None:
    g = supply({"4833": "sov-41gd", "4733": "ger-hq-hollidt", "4732": "ger-294"})
    assert where(g, "ger-hq-hollidt") == "4733"
    assert not told(g, "repositioned")


@pytest.mark.rule("a-victory-lost", "10.3-a", "12.5")
def test_a_headquarters_leaves_its_units_that_are_cut_off_with_it() -> None:
    g = supply(TRAPPED | {"4733": "ger-62 ger-hq-hollidt"})
    assert prompt(g, "axis") == "reposition"
    assert units(g, g.state.unsupplied) == {"ger-62"}
    assert where(g, "ger-62") == "4733"


@pytest.mark.rule("a-victory-lost", "10.3-a", "12.7a")
def test_the_axis_repositions_first_and_each_orders_his_own() -> None:
    """A44: two Axis headquarters and a Soviet one are cut off."""
    axis = {"4733": "ger-hq-hollidt", "4943": "ger-hq-f-pico", "5442": "ger-62", "5643": "ger-294"}
    soviets = CUT | {"5043": "sov-35gd", "4842": "sov-38gd", "5543": "sov-hq-51a"}
    g = supply(axis | soviets)
    assert told(g, "unsupplied") == [{"units": ["ger-hq-hollidt", "ger-hq-f-pico", "sov-hq-51a"]}]
    assert g.to_act == {"axis"}
    assert offered(g, "axis", "hq") == {"ger-hq-hollidt", "ger-hq-f-pico"}
    play(g, "axis", "hq ger-hq-f-pico")
    play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert g.to_act == {"soviet"}
    play(g, "soviet", f"to {min(offered(g, 'soviet', 'to'))}")
    order = [note["unit"] for note in told(g, "repositioned")]
    assert order == ["ger-hq-f-pico", "ger-hq-hollidt", "sov-hq-51a"]
