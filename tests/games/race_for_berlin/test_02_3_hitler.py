"""2.3: Hitler's orders: the roll, and what the camp's next German impulse must do."""

from __future__ import annotations

from random import Random

import pytest

import stavka
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.state import Activation
from stavka.kernel.decisions import IllegalAction
from stavka.lab.contract import any_verb, walk
from tests.games.race_for_berlin.battle import field
from tests.games.race_for_berlin.table import GAME, hand, impulse, rolled
from tests.support import offered, play, prompt, told, units, where

FRONT = {"muncheberg": "8ga-1", "protzel": "munch", "strausberg": "303 156", "seelow": "606"}
"""Around a Soviet counter: an armoured division, two of infantry, and one in an entrenched zone."""

GAP = {"muncheberg": "8ga-1", "werneuchen": "munch", "bernau": "303", "eberswalde": "156", "wriezen": "606"}
"""None of Konev's Germans is next to the Soviet counter; an armoured division and two others can come.

So could 606, which is entrenched: the order does not concern it.
"""


def ordered(units: dict[str, str], *dice: int, camp: str = "konev", turn: int = 7, head: str = "") -> Berlin:
    """A camp's German impulse under an order; from turn 7 no westward test stands in the way."""
    step = "C.3" if camp == "konev" else "C.4"
    return field(step, units, *dice, head=f'turn = {turn}\norder = "{camp}"\n{head}')


def asked(g: Berlin) -> tuple[int, bool]:
    """How many divisions the order wants, and whether they must close in rather than attack."""
    (note,) = told(g, "order")[-1:]
    return note["wanted"], bool(note["close"])


def may_pass(g: Berlin, side: str = "konev") -> bool:
    """Whether a player may end his designation."""
    assert prompt(g, side) == "designate"
    return offered(g, side, "done") == {""}


def moving(g: Berlin) -> str:
    """The unit that Konev is asked to move, leg by leg."""
    decision = g.decision("konev")
    assert decision is not None
    assert decision.prompt == "move"
    return str(decision.facts["unit"])


def bound_to(g: Berlin) -> list[str]:
    """The camp that everybody sees under an order, if any."""
    return [piece.side for piece in g.view("zhukov").table.pieces if piece.id == "order"]


# ---- 2.3.1 the roll


@pytest.mark.rule("race-for-berlin", "2.3.1a", "2.3.1b")
@pytest.mark.parametrize("turn", [1, 5, 10])
@pytest.mark.parametrize(
    ("die", "camp"), [(1, []), (2, []), (3, []), (4, []), (5, ["konev"]), (6, ["zhukov"])]
)
def test_one_die_a_turn_sends_the_north_or_the_south_into_attack(
    turn: int, die: int, camp: list[str]
) -> None:
    g = impulse("A.3", f"turn = {turn}", die)
    assert rolled(g, "hitler") == [die]
    assert bound_to(g) == camp


@pytest.mark.rule("race-for-berlin", "2.3.1b")
def test_a_new_turn_without_an_order_is_free_of_the_last_one() -> None:
    assert bound_to(impulse("A.3", 'order = "konev"', 3)) == []


# ---- 2.3.2 which impulse


@pytest.mark.rule("race-for-berlin", "2.3.2a")
def test_the_order_binds_the_next_german_impulse_of_the_camp_and_lapses() -> None:
    g = field("C.1", FRONT, 1, 6, head='turn = 2\norder = "konev"')
    assert may_pass(g, "zhukov")
    play(g, "zhukov", "move 33-1", "done", "done")
    assert may_pass(g, "konev")
    play(g, "konev", "done")
    assert bound_to(g) == []  # it has been received
    assert not may_pass(g, "konev")
    play(g, "konev", "fight munch", "fight 303", "done", "add munch", "add 303", "resolve")
    assert may_pass(g, "zhukov")
    play(g, "zhukov", "done")
    assert g.state.operation == 2
    play(g, "zhukov", "done")
    play(g, "konev", "done")
    assert "156" in offered(g, "konev", "fight")
    assert may_pass(g, "konev")


@pytest.mark.rule("race-for-berlin", "2.3.2a", "2.3.1b")
def test_an_order_to_the_south_leaves_the_north_free() -> None:
    g = field("C.3", {**FRONT, "spremberg": "3ga-1", "hoyerswerda": "72"}, head='turn = 2\norder = "zhukov"')
    assert may_pass(g, "konev")
    play(g, "konev", "done")
    assert not may_pass(g, "zhukov")


# ---- 2.3.2 who must attack: designation


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2c")
def test_two_divisions_must_attack_one_of_them_armoured() -> None:
    g = ordered(FRONT)
    assert asked(g) == (2, False)
    assert not may_pass(g)
    play(g, "konev", "fight munch")
    assert not may_pass(g)
    play(g, "konev", "fight 156")
    assert may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2c")
def test_without_the_armour_that_can_attack_two_others_are_not_enough() -> None:
    g = ordered(FRONT)
    play(g, "konev", "fight 303", "fight 156")
    assert not may_pass(g)
    play(g, "konev", "move 18-pzgre")  # the last place is for the armour, and the engine gives it
    assert units(g, g.impulse.fighters) == {"303", "156", "munch"}


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2c")
def test_no_mode_is_open_that_would_leave_too_few() -> None:
    g = ordered(FRONT)
    assert "munch" not in offered(g, "konev", "move") | offered(g, "konev", "reserve")
    assert {"303", "156"} <= offered(g, "konev", "move") & offered(g, "konev", "reserve")
    play(g, "konev", "reserve 303")
    assert "156" not in offered(g, "konev", "move") | offered(g, "konev", "reserve")
    with pytest.raises(IllegalAction) as refused:
        g.play("konev", "move", "156")
    assert refused.value.rule == "2.3.2"
    play(g, "konev", "move 18-pzgre")
    assert offered(g, "konev", "fight") == {"munch", "156"}
    assert not offered(g, "konev", "move") | offered(g, "konev", "reserve") | offered(g, "konev", "done")


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2e")
@pytest.mark.parametrize("idler", ["606", "18-pzgre"], ids=["entrenched", "not next to the enemy"])
def test_who_is_not_concerned_or_cannot_attack_does_not_count(idler: str) -> None:
    g = ordered(FRONT)
    play(g, "konev", "fight munch", f"fight {idler}")
    assert not may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2b")
def test_one_division_is_enough_where_only_one_can() -> None:
    g = ordered({"muncheberg": "8ga-1", "strausberg": "303", "seelow": "606", "bernau": "156"})
    assert asked(g) == (1, False)
    assert not may_pass(g)
    play(g, "konev", "fight 303")
    assert may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2c")
@pytest.mark.parametrize("camp_of_armour", ["konev", "zhukov"])
def test_any_two_will_do_where_no_armour_of_the_camp_can_attack(camp_of_armour: str) -> None:
    armour = {"konev": {"prenzlau": "munch"}, "zhukov": {"protzel": "10-pz-ss"}}[camp_of_armour]
    g = ordered({"muncheberg": "8ga-1", "strausberg": "303 156", **armour})
    assert asked(g) == (2, False)
    play(g, "konev", "fight 303", "fight 156")
    assert may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2c")
def test_a_lone_armoured_division_attacks_alone() -> None:
    g = ordered({"muncheberg": "8ga-1", "protzel": "munch"})
    assert asked(g) == (1, False)
    play(g, "konev", "fight munch")
    assert may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2b")
def test_out_of_supply_is_no_excuse() -> None:
    g = ordered({"muncheberg": "8ga-1", "strausberg": "303 156"}, head='unsupplied = ["303", "156"]')
    assert asked(g) == (2, False)


@pytest.mark.rule("race-for-berlin", "2.3.2b")
def test_either_marshal_s_soviets_are_the_enemy() -> None:
    g = ordered({"lubben": "3ga-1", "storkow": "303 156"})
    assert asked(g) == (2, False)


@pytest.mark.rule("race-for-berlin", "2.3.2e")
@pytest.mark.parametrize(
    "units",
    [
        {"muncheberg": "8ga-1", "seelow": "606 munch"},
        {"strausberg": "8ga-1", "friedrichshain": "munch"},
    ],
    ids=["entrenched", "Berlin"],
)
def test_divisions_behind_a_line_or_in_berlin_need_not_obey(units: dict[str, str]) -> None:
    g = ordered(units)
    assert asked(g)[0] == 0
    assert may_pass(g)
    assert "munch" in offered(g, "konev", "fight")  # but may


@pytest.mark.rule("race-for-berlin", "2.3.2b")
def test_an_enemy_over_the_oder_neisse_cannot_be_attacked() -> None:
    """Nor is a division next to him, so those who can would have to close in; here nobody can."""
    g = ordered({"gorlitz": "10-pz-ss 72", "penzig": "52-1"}, camp="zhukov")
    assert asked(g) == (0, True)
    assert may_pass(g, "zhukov")


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2d")
def test_next_to_soviets_in_berlin_who_cannot_be_attacked_nothing_is_asked() -> None:
    g = ordered({"friedrichshain": "8ga-1", "strausberg": "303", "erkner": "156"})
    assert asked(g) == (0, False)
    assert may_pass(g)


# ---- 2.3.2 the attack itself


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2c")
def test_choosing_them_is_not_enough_they_must_attack() -> None:
    g = ordered(FRONT)
    play(g, "konev", "fight munch", "fight 303", "done")
    assert prompt(g, "konev") == "attackers", "there is one zone to attack, and no way round it"
    play(g, "konev", "add munch")
    assert not offered(g, "konev", "resolve"), "303 would have nobody left to attack"
    play(g, "konev", "add 303")
    assert offered(g, "konev", "resolve")


@pytest.mark.rule("race-for-berlin", "2.3.2c")
def test_the_armour_must_be_in_it() -> None:
    g = ordered(FRONT)
    play(g, "konev", "fight munch", "fight 303", "fight 156", "done", "add 303", "add 156")
    assert not offered(g, "konev", "resolve")
    play(g, "konev", "add munch")
    assert offered(g, "konev", "resolve")


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2e")
def test_a_division_that_is_not_concerned_cannot_use_up_the_target() -> None:
    g = ordered(FRONT)
    play(g, "konev", "fight munch", "fight 303", "fight 606", "done", "add 606")
    assert not offered(g, "konev", "resolve")
    play(g, "konev", "add munch")
    assert not offered(g, "konev", "resolve")
    play(g, "konev", "add 303")
    assert offered(g, "konev", "resolve")


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2c")
def test_they_may_attack_in_several_combats_and_others_are_then_free() -> None:
    g = ordered({**FRONT, "werneuchen": "5sha-1"}, 1, 1)
    play(g, "konev", "fight munch", "fight 303", "fight 156", "done")
    assert not offered(g, "konev", "done")
    play(g, "konev", "attack werneuchen", "add munch", "resolve")
    assert rolled(g, "combat") == [1]
    assert prompt(g, "konev") == "attackers", "one division more must attack the zone that is left"
    play(g, "konev", "add 156", "resolve")
    assert prompt(g, "zhukov") == "designate"
    assert units(g, g.state.reduced) >= {"munch", "156"}
    assert "303" not in units(g, g.state.reduced)


@pytest.mark.rule("race-for-berlin", "2.3.2b")
def test_once_two_have_attacked_a_third_may_stay_out() -> None:
    g = ordered({**FRONT, "werneuchen": "5sha-1"}, 1)
    play(g, "konev", "fight munch", "fight 303", "fight 156", "done")
    play(g, "konev", "attack werneuchen", "add munch", "add 303", "resolve", "lose munch")
    assert offered(g, "konev", "attack") == {"muncheberg"}
    assert offered(g, "konev", "done")


HELP = {
    "treptow": "8ga-1 11-ss",
    "konigs-wusterhausen": "156",
    "furstenwalde": "5sha-1",
    "beeskow": "541",
    "falkenhagen": "25-pzgre",
}
"""541 and 25-pzgre can attack; 156 can only help 11-ss in Berlin, which the order does not concern."""


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2e")
def test_help_in_an_urban_roll_counts_but_is_not_relied_upon() -> None:
    g = ordered(HELP, 1, 1)
    assert asked(g) == (2, False)
    play(g, "konev", "fight 156", "fight 11-ss", "fight 541")
    assert "25-pzgre" in units(g, g.impulse.fighters), "nobody else is sure to be the second"
    play(g, "konev", "storm treptow", "add 11-ss", "add 156", "resolve")
    assert prompt(g, "konev") == "attackers", "there is one zone to attack, and no way round it"
    play(g, "konev", "add 541")
    assert offered(g, "konev", "resolve")
    play(g, "konev", "resolve")
    assert prompt(g, "zhukov") == "designate", "25-pzgre was not needed after all"
    assert where(g, "541") == "destroyed"


@pytest.mark.rule("race-for-berlin", "2.3.2e")
def test_help_in_berlin_is_never_asked_for() -> None:
    g = ordered({place: names for place, names in HELP.items() if place != "furstenwalde"})
    assert asked(g) == (0, False)
    assert may_pass(g)


# ---- 2.3.2 closing in


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_if_none_is_next_to_the_enemy_two_must_come_one_of_them_armoured() -> None:
    g = ordered(GAP)
    assert asked(g) == (2, True)
    assert not may_pass(g)
    play(g, "konev", "move 303")
    assert "munch" not in offered(g, "konev", "fight") | offered(g, "konev", "reserve")
    play(g, "konev", "move 156")
    assert not may_pass(g)
    play(g, "konev", "move munch")
    assert may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_the_armour_comes_first_and_each_stops_only_next_to_the_enemy() -> None:
    g = ordered(GAP)
    play(g, "konev", "move 303", "move munch", "move 156", "move 606")
    assert moving(g) == "munch"
    assert not offered(g, "konev", "stop")
    with pytest.raises(IllegalAction) as refused:
        g.play("konev", "to", "prenzlau")
    assert refused.value.rule == "2.3.2"
    play(g, "konev", "to strausberg", "stop")
    assert offered(g, "konev", "unit") == {"303", "156"}, "before those whom the order does not concern"
    assert not offered(g, "konev", "done")
    play(g, "konev", "unit 303", "to werneuchen")
    assert not offered(g, "konev", "stop"), "it has not arrived"
    play(g, "konev", "to protzel")
    assert offered(g, "konev", "unit") == {"156", "606"}
    assert offered(g, "konev", "done"), "the order is obeyed"


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_divisions_beyond_those_that_are_wanted_go_where_they_like() -> None:
    g = ordered(GAP)
    play(g, "konev", "move munch", "move 303", "move 156", "done")
    play(g, "konev", "to strausberg", "stop", "unit 303", "to protzel")
    assert offered(g, "konev", "done")
    play(g, "konev", "unit 156")
    assert offered(g, "konev", "stop")
    assert {"joachimsthal", "protzel"} <= offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_one_is_enough_where_only_one_can_come() -> None:
    g = ordered({"muncheberg": "8ga-1", "werneuchen": "303", "joachimsthal": "156"})
    assert asked(g) == (1, True)
    play(g, "konev", "move 303")
    assert may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2d", "2.3.2e")
def test_a_division_that_is_not_concerned_neither_keeps_others_from_coming_nor_counts() -> None:
    g = ordered({"muncheberg": "8ga-1", "seelow": "606", "werneuchen": "303", "wriezen": "541"})
    assert asked(g) == (1, True)
    play(g, "konev", "move 541")
    assert not may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_nobody_can_come_and_the_impulse_may_be_passed() -> None:
    g = ordered({"muncheberg": "8ga-1", "templin": "303"})
    assert asked(g) == (0, True)
    assert may_pass(g)


@pytest.mark.rule("race-for-berlin", "2.3.2d")
@pytest.mark.parametrize(("die", "excused"), [(3, True), (4, False)])
def test_a_division_held_back_by_its_westward_test_is_excused(die: int, excused: bool) -> None:
    """From Storkow (9) all zones next to the Soviets in Zossen that 303 can reach are further west."""
    g = ordered({"zossen": "3ga-1", "storkow": "303"}, die, turn=2)
    assert asked(g) == (1, True)
    play(g, "konev", "move 303", "done")
    assert rolled(g, "westward") == [die]
    assert bool(offered(g, "konev", "stop")) is excused
    assert offered(g, "konev", "to") >= ({"erkner"} if excused else {"halbe", "konigs-wusterhausen"})


STRAIT = {"schwedt": "61-1", "prenzlau": "72 17 615", "angermunde": "545 344", "joachimsthal": "303 156"}
"""Only Prenzlau and Angermunde are next to Schwedt; the other camp's Germans leave room for a single unit."""


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_no_more_must_come_than_there_is_room_for() -> None:
    assert asked(ordered(STRAIT)) == (1, True)
    assert asked(ordered({**STRAIT, "prenzlau": "72 17"})) == (2, True)


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_the_last_place_goes_to_one_whom_the_order_concerns() -> None:
    g = ordered({**STRAIT, "wriezen": "munch"})
    play(g, "konev", "move 303", "move munch", "done")
    assert moving(g) == "303"
    play(g, "konev", "to angermunde")
    assert where(g, "303") == "angermunde"


CRAMPED = {**STRAIT, "prenzlau": "72 17", "joachimsthal": "303", "eberswalde": "156 391"}
NEXT_DOOR = 'unsupplied = ["156", "391"]'
"""Room for two: 303 can go to Prenzlau or Angermunde; 156 and 391, out of supply, to Angermunde only."""


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_the_first_to_come_leaves_room_for_the_second() -> None:
    """It may not stay in Angermunde and moves on, as it can."""
    g = ordered(CRAMPED, head=NEXT_DOOR)
    assert asked(g) == (2, True)
    play(g, "konev", "move 303", "move 156", "done", "unit 303", "to angermunde")
    assert (where(g, "303"), where(g, "156")) == ("prenzlau", "angermunde")


@pytest.mark.rule("race-for-berlin", "2.3.2d")
def test_two_that_have_one_place_between_them_do_not_meet_an_order_for_two() -> None:
    g = ordered(CRAMPED, head=NEXT_DOOR)
    play(g, "konev", "move 156", "move 391")
    assert not may_pass(g)
    play(g, "konev", "move 303")
    assert may_pass(g)


# ---- events under an order

RAID = {"eilenburg": "13-1", "bitterfeld": "404", "prenzlau": "17"}
TRACK = 'american = ["leipzig"]\ntracks = [1, 1, 0]\n' + hand(zhukov=3)
"""404 is next to the Soviets, 17 far away; event 3 can bring the Americans on 404."""


@pytest.mark.rule("race-for-berlin", "2.3.2b")
@pytest.mark.parametrize(("units", "left"), [(RAID, 0), ({**RAID, "grimma": "72"}, 1)])
def test_who_is_struck_by_the_americans_first_need_not_obey(units: dict[str, str], left: int) -> None:
    g = ordered(units, 1, camp="zhukov", head=TRACK)
    assert asked(g) == (1 + left, False)
    play(g, "zhukov", "token", "track bitterfeld")
    assert where(g, "404") == "removed"
    assert asked(g)[0] == left
    assert may_pass(g, "zhukov") is (left == 0)


@pytest.mark.rule("race-for-berlin", "2.3.2b")
def test_who_flees_from_the_americans_to_the_enemy_must_attack_him() -> None:
    g = ordered(
        {"wittenberg": "13-1", "leipzig": "404", "prenzlau": "17"}, 5, camp="zhukov", head=hand(zhukov=3)
    )
    assert asked(g) == (1, True)
    play(g, "zhukov", "token", "track leipzig", "to eilenburg")
    assert asked(g) == (1, False)
    assert not may_pass(g, "zhukov")


@pytest.mark.rule("race-for-berlin", "2.3.2b")
def test_a_token_that_changes_nothing_leaves_the_order_as_it_was() -> None:
    g = ordered(FRONT, head=hand(konev=11))
    play(g, "konev", "token")
    assert len(told(g, "order")) == 1
    assert not may_pass(g)


# ---- whatever is played


@pytest.mark.rule("race-for-berlin", "2.3.2b", "2.3.2c", "2.3.2d")
@pytest.mark.parametrize("seed", range(4))
def test_every_order_is_obeyed_and_no_player_is_left_without_a_choice(seed: int) -> None:
    g = stavka.new(GAME, seed=seed)
    assert isinstance(g, Berlin)
    last: Activation | None = None
    for _ in walk(g, Random(seed), any_verb):
        assert all(decision.count() for decision in g.offered.values())
        if last is not None and g.state.impulse is not last:
            obeyed = last.obeyed & last.ordered
            if not last.close_in or g.state.turn > 6:  # before, a westward test may excuse them
                assert obeyed.bit_count() >= last.wanted
                assert not last.armour_wanted or obeyed & g.facts.ARMOURED
        last = g.state.impulse
    assert g.over
