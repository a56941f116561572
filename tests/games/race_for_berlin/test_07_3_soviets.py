"""7.3: Soviet movement: armies in cohesion, the front boundary, the other camp, control of victory zones."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import stavka
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.march import Move
from stavka.games.race_for_berlin.movement import apart
from stavka.kernel.decisions import Decision, IllegalAction, Target
from stavka.kernel.game import Game
from stavka.kernel.names import bits
from stavka.lab.contract import begin, eager, walk
from tests.games.race_for_berlin.battle import assess, attack, field, modifiers
from tests.games.race_for_berlin.marching import ends, go, halves, marching, set_out
from tests.games.race_for_berlin.table import GAME, hand
from tests.support import offered, play, spaces, told, units, where


def mover(g: Berlin) -> str:
    """The unit that is moving."""
    (side,) = g.to_act
    decision = g.decision(side)
    assert decision is not None
    return str(decision.facts["unit"]) if decision.prompt == "move" else ""


# ---- 7.3.1: the two counters of an army


@pytest.mark.rule("race-for-berlin", "7.3.1a", "7.3.1c")
@pytest.mark.parametrize(
    ("first", "second", "coherent"),
    [
        pytest.param("seelow", "seelow", True, id="same zone"),
        pytest.param("seelow", "muncheberg", True, id="adjacent"),
        pytest.param("goritz", "lebus", True, id="over the Oder"),
        pytest.param("seelow", "destroyed", True, id="one left"),
        pytest.param("seelow", "waiting", True, id="one arrived"),
        pytest.param("seelow", "strausberg", False, id="a zone between"),
        pytest.param("muncheberg", "erkner", False, id="nexus only"),
    ],
)
def test_an_army_is_coherent_in_one_or_two_adjacent_zones(first: str, second: str, coherent: bool) -> None:
    there = {first: "8ga-1"}
    there[second] = f"{there.get(second, '')} 8ga-2"
    g = field("C.1", there)
    assert ("8ga-1" in offered(g, "zhukov", "fight")) is coherent
    assert "8ga-1" in offered(g, "zhukov", "move")


@pytest.mark.rule("race-for-berlin", "7.3.1a")
def test_an_army_of_a_single_counter_is_always_coherent() -> None:
    g = field("C.2", {"halbe": "31-1"})
    assert "31-1" in offered(g, "konev", "fight")


@pytest.mark.rule("race-for-berlin", "7.3.1b")
def test_a_coherent_army_may_part_by_a_move() -> None:
    g = marching("C.1", {"seelow": "8ga-1 8ga-2"}, "8ga-1")
    go(g, "werneuchen")
    play(g, "zhukov", "stop")
    assert (where(g, "8ga-1"), where(g, "8ga-2")) == ("werneuchen", "seelow")


@pytest.mark.rule("race-for-berlin", "7.3.1b")
def test_a_coherent_army_may_part_by_a_combat() -> None:
    g = field("C.1", {"muncheberg": "8ga-1", "seelow": "8ga-2", "strausberg": "606"}, 6)
    attack(g, "strausberg", "8ga-1")
    assert (where(g, "8ga-1"), where(g, "8ga-2")) == ("strausberg", "seelow")


APART = {"seelow": "8ga-1", "strausberg": "8ga-2", "protzel": "61-1"}


@pytest.mark.rule("race-for-berlin", "7.3.1c")
def test_counters_of_an_army_apart_can_only_be_moved() -> None:
    """Strausberg is next to Berlin: its counter could bombard, or attack after a move by truck."""
    g = field("C.1", {**APART, "werneuchen": "606"}, head=hand(zhukov=7))
    play(g, "zhukov", "token", "army 8ga-1")
    assert {"8ga-1", "8ga-2", "61-1"} <= offered(g, "zhukov", "move")
    for mode in ("fight", "reserve", "truck", "bombard"):
        assert not {"8ga-1", "8ga-2"} & offered(g, "zhukov", mode)
    with pytest.raises(IllegalAction) as refused:
        play(g, "zhukov", "fight 8ga-1")
    assert refused.value.rule == "7.3.1c"


@pytest.mark.rule("race-for-berlin", "7.3.1c")
def test_a_counter_apart_must_end_its_move_in_cohesion() -> None:
    """Around Strausberg, that is; other zones only on the way there."""
    g = marching("C.1", APART, "8ga-1")
    assert mover(g) == "8ga-1"
    assert {"strausberg", "muncheberg", "erkner", "werneuchen", "friedrichshain"} <= ends(g)
    assert offered(g, "zhukov", "stop") == set()
    with pytest.raises(IllegalAction) as refused:
        go(g, "goritz")  # in reach, but from there it could not get back
    assert refused.value.rule == "7.3.1"
    go(g, "letschin")
    assert offered(g, "zhukov", "stop") == set()
    go(g, "muncheberg")
    assert offered(g, "zhukov", "stop") == {""}


@pytest.mark.rule("race-for-berlin", "7.3.1c")
@pytest.mark.parametrize("head", ["", 'used = ["61-2"]'], ids=["both too far", "mate used"])
def test_a_counter_that_cannot_close_up_is_not_activated(head: str) -> None:
    """Nor does an army apart keep its player from passing."""
    far = "oranienburg" if head else "nauen"
    g = field("C.1", {"oderbruch-1": "61-1", far: "61-2", "protzel": "8ga-1"}, head=head)
    for mode in ("move", "fight", "reserve"):
        assert not {"61-1", "61-2"} & offered(g, "zhukov", mode)
    assert "8ga-1" in offered(g, "zhukov", "move")
    assert offered(g, "zhukov", "done") == {""}


HALF_WAY = {"havelberg": "61-1", "oranienburg": "61-2", "kremmen": "8ga-1"}
"""Neither counter of the 61st can come next to the other by itself."""


@pytest.mark.rule("race-for-berlin", "7.3.1d")
def test_two_counters_apart_may_meet_half_way() -> None:
    g = field("C.1", HALF_WAY)
    play(g, "zhukov", "move 8ga-1", "move 61-1")
    assert units(g, g.impulse.chosen) == {"8ga-1", "61-1", "61-2"}  # the other is activated of necessity
    play(g, "zhukov", "done")
    assert offered(g, "zhukov", "unit") == {"8ga-1", "61-1", "61-2"}
    assert offered(g, "zhukov", "done") == set()
    play(g, "zhukov", "unit 61-1")
    assert {"rathenow", "kyritz", "friesack"} <= ends(g)
    assert "jerichow" not in ends(g)  # nobody could join it there
    assert offered(g, "zhukov", "stop") == set()
    play(g, "zhukov", "to rathenow", "stop")
    assert mover(g) == "61-2"
    assert "hennigsdorf" not in ends(g)
    go(g, "friesack")
    assert (where(g, "61-1"), where(g, "61-2")) == ("rathenow", "friesack")
    assert offered(g, "zhukov", "unit") == {"8ga-1"}
    assert offered(g, "zhukov", "done") == {""}


@pytest.mark.rule("race-for-berlin", "7.3.1d")
def test_nobody_takes_the_place_that_an_army_needs_to_close_up() -> None:
    """One place is left in Friesack, where one of the 61st must end; all round it is full, but Rathenow."""
    crowd = {"kyritz": "47-1 47-2", "neuruppin": "3sha-1 3sha-2", "nauen": "1gta-1 1gta-2"}
    g = field("C.1", {**HALF_WAY, **crowd, "friesack": "5sha-1"})
    play(g, "zhukov", "move 8ga-1", "move 61-1", "done", "unit 8ga-1")
    go(g, "friesack")
    assert offered(g, "zhukov", "stop") == set()
    play(g, "zhukov", "to falkensee", "stop", "unit 61-1", "to rathenow", "stop")
    go(g, "friesack")
    assert where(g, "61-2") == "friesack"


@pytest.mark.rule("race-for-berlin", "7.3.1d")
@pytest.mark.parametrize(
    ("first", "actions", "second"),
    [("61-1", ("to rathenow", "stop"), "61-2"), ("61-2", ("to friesack",), "61-1")],
)
def test_the_other_counter_of_a_split_army_moves_next(
    first: str, actions: tuple[str, ...], second: str
) -> None:
    """Nobody goes between: the two are one activation, judged when both have moved."""
    g = field("C.1", HALF_WAY)
    play(g, "zhukov", "move 8ga-1", "move 61-1", "done", f"unit {first}", *actions)
    assert mover(g) == second


@pytest.mark.rule("race-for-berlin", "7.3.1d")
def test_an_army_that_its_first_counter_has_closed_up_waits_like_others() -> None:
    g = field("C.1", {"seelow": "8ga-1", "strausberg": "8ga-2", "protzel": "61-1"})
    play(g, "zhukov", "move 8ga-1", "move 8ga-2", "move 61-1", "done", "unit 8ga-1", "to muncheberg", "stop")
    assert offered(g, "zhukov", "unit") == {"8ga-2", "61-1"}


@pytest.mark.rule("race-for-berlin", "7.3.1c", "7.3.1d")
@pytest.mark.parametrize("first", ["61-1", "61-2"])
def test_a_counter_whose_place_the_other_must_vacate_goes_second(first: str) -> None:
    """Only Nauen, which is full, brings the one near the other; only by Ketzin can that one make room."""
    there = {"neuruppin": "61-1", "nauen": "61-2 5sha-1", "friesack": "1gta-1 1gta-2"}
    there |= {"kremmen": "8ga-1 8ga-2", "falkensee": "541"}
    g = field("C.1", there, head='unsupplied = ["61-2"]')
    play(g, "zhukov", f"move {first}", "done")  # and the other with it, since neither can do it alone
    assert where(g, "61-2") == "ketzin", "nothing was left to choose"
    assert mover(g) == "61-1"
    assert offered(g, "zhukov", "stop") == set()
    go(g, "nauen")
    assert where(g, "61-1") == "nauen"


@pytest.mark.rule("race-for-berlin", "7.3.1c", "7.3.1d")
def test_a_counter_shut_out_waits_until_others_have_made_room() -> None:
    """The last place in Kamenz is taken; then Bautzen is left, once the 31st has made room there."""
    there = {"grossenhain": "13-1", "bautzen": "13-2 31-1", "kamenz": "2pol-1", "dresden": "3ga-2"}
    there |= {"hoyerswerda": "3ga-1 4gta-1", "pirna": "404", "lobau": "72"}
    g = field("C.2", there, head='unsupplied = ["3ga-2"]')
    play(g, "konev", "move 13-1", "move 3ga-2", "move 31-1", "done", "unit 3ga-2")
    assert where(g, "3ga-2") == "kamenz", "nothing else was open"
    assert mover(g) == "31-1"
    assert offered(g, "konev", "stop") == set()
    play(g, "konev", "to boxberg")
    assert mover(g) == "13-1"
    go(g, "bautzen")
    assert where(g, "13-1") == "bautzen"


@pytest.mark.rule("race-for-berlin", "7.3.1d")
def test_meeting_half_way_takes_two_activations() -> None:
    """As the fourth of four, a counter that needs the other's help cannot be activated."""
    more = {"bernau": "1gta-1 1gta-2", "werneuchen": "5sha-1"}
    g = field("C.1", {**HALF_WAY, **more})
    play(g, "zhukov", "move 1gta-1", "move 1gta-2")
    assert {"61-1", "61-2"} <= offered(g, "zhukov", "move")
    play(g, "zhukov", "move 5sha-1")
    assert "8ga-1" in offered(g, "zhukov", "move")
    assert not {"61-1", "61-2"} & offered(g, "zhukov", "move")


@pytest.mark.rule("race-for-berlin", "7.3.1d")
def test_the_first_to_move_leaves_room_for_the_second() -> None:
    """One place is left in Friesack, none around it: if the first took it, the second could not come near."""
    there = {"kyritz": "61-1", "oranienburg": "61-2", "friesack": "33-2", "kremmen": "8ga-1 8ga-2"}
    there |= {"nauen": "1gta-1 1gta-2", "neuruppin": "5sha-1 5sha-2", "gransee": "47-1 47-2"}
    g = field("C.1", there)
    play(g, "zhukov", "move 61-1", "done", "unit 61-1")
    go(g, "friesack")
    assert offered(g, "zhukov", "stop") == set()
    play(g, "zhukov", "to kyritz", "stop")
    assert where(g, "61-2") == "friesack"


@pytest.mark.rule("race-for-berlin", "7.3.1c", "event-2b")
def test_an_army_without_rivers_to_fear_closes_up_over_them() -> None:
    """Over the Havel, from Brandenburg; by any other way it is too far."""
    there = {"jerichow": "61-1", "nauen": "61-2"}
    g = field("C.1", there, head='used = ["61-2"]\n' + hand(zhukov=2))
    assert "61-1" not in offered(g, "zhukov", "move")
    play(g, "zhukov", "token", "army 61-1")
    assert "61-1" in offered(g, "zhukov", "move")
    set_out(g, "61-1")
    assert ends(g) <= {"friesack", "rathenow"}


def close_up(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """Play at random, but be keen to activate counters of armies apart."""
    assert isinstance(game, Berlin)
    movers = decision.verbs.get("move", 0)
    if decision.prompt == "designate" and random.random() < 0.8 and movers & game.impulse.apart:  # type: ignore[operator]
        return "move", random.choice(list(bits(movers & game.impulse.apart)))  # type: ignore[operator]
    return eager(game, decision, random)


@pytest.mark.rule("race-for-berlin", "7.3.1c", "7.3.1d")
@pytest.mark.parametrize("start", ["suburbs", "city"])
def test_in_play_armies_activated_apart_end_in_cohesion(start: str) -> None:
    text = (Path(__file__).parent / "positions" / f"{start}.toml").read_text(encoding="utf-8")
    closed = 0
    for seed in range(6):
        g = begin(stavka.ruleset(GAME), text, seed, log=False)
        assert isinstance(g, Berlin)
        for _ in walk(g, Random(seed), close_up, most=1_500):
            impulse = g.state.impulse
            if impulse is None or impulse.movers & ~impulse.moved or isinstance(g.state.stack[-1], Move):
                continue
            closed += (impulse.chosen & impulse.apart).bit_count()
            assert not impulse.chosen & impulse.apart & apart(g, impulse.camp)
    assert closed > 50


# ---- 7.3.2: the boundary between the fronts


@pytest.mark.rule("race-for-berlin", "7.3.2a")
@pytest.mark.parametrize(
    ("step", "tank", "origin", "own", "foreign"),
    [
        ("C.1", "1gta-1", "furstenberg", "frankfurt", "guben"),
        ("C.1", "1gta-1", "konigs-wusterhausen", "treptow", "zossen"),
        ("C.1", "1gta-1", "falkensee", "zehlendorf", "potsdam"),
        ("C.2", "3gta-1", "guben", "lieberose", "furstenberg"),
        ("C.2", "3gta-1", "zossen", "mariendorf", "konigs-wusterhausen"),
        ("C.2", "3gta-1", "brandenburg", "genthin", "rathenow"),
    ],
)
def test_no_move_leads_beyond_the_boundary(step: str, tank: str, origin: str, own: str, foreign: str) -> None:
    g = marching(step, {origin: tank}, tank)
    assert own in ends(g)
    assert foreign not in ends(g)
    with pytest.raises(IllegalAction) as refused:
        go(g, foreign)
    assert refused.value.rule == "7.3.2"


@pytest.mark.rule("race-for-berlin", "7.3.2a")
@pytest.mark.parametrize(
    ("step", "unit", "origin", "beyond"),
    [("C.1", "61-1", "rathenow", "zehlendorf"), ("C.2", "3gta-1", "halbe", "treptow")],
)
def test_no_move_passes_through_the_other_sector(step: str, unit: str, origin: str, beyond: str) -> None:
    """By Brandenburg, or by Konigs Wusterhausen, the points would suffice."""
    g = marching(step, {origin: unit}, unit)
    assert beyond not in ends(g)


@pytest.mark.rule("race-for-berlin", "7.3.2a")
def test_no_soviet_unit_attacks_beyond_the_boundary() -> None:
    g = field("C.1", {"furstenberg": "8ga-1", "guben": "36-ss", "frankfurt": "286"})
    play(g, "zhukov", "fight 8ga-1", "done")
    assert offered(g, "zhukov", "attack") == {"frankfurt"}


@pytest.mark.rule("race-for-berlin", "7.3.2b")
def test_units_beyond_the_boundary_are_activated_before_others() -> None:
    g = field("C.1", {"baruth": "61-1", "halbe": "1pol-1", "protzel": "8ga-1"})
    assert offered(g, "zhukov", "move") == {"61-1", "1pol-1"}
    for verb in ("fight", "reserve", "done"):
        assert offered(g, "zhukov", verb) == set()
    with pytest.raises(IllegalAction) as refused:
        play(g, "zhukov", "move 8ga-1")
    assert refused.value.rule == "7.3.2"
    play(g, "zhukov", "move 61-1")
    assert units(g, g.impulse.chosen) == {"61-1", "1pol-1"}  # the last one of necessity
    assert "8ga-1" in offered(g, "zhukov", "fight")


@pytest.mark.rule("race-for-berlin", "7.3.2b")
def test_a_unit_beyond_the_boundary_must_end_in_its_sector() -> None:
    g = field("C.1", {"baruth": "61-1"})
    play(g, "zhukov", "done")  # it has been activated of necessity
    assert mover(g) == "61-1"
    home = {"mariendorf", "konigs-wusterhausen", "treptow", "storkow"}
    assert ends(g) == home | {"zossen", "halbe", "trebbin"}  # these on the way
    assert offered(g, "zhukov", "stop") == set()
    go(g, "zossen")  # still beyond
    assert offered(g, "zhukov", "stop") == set()
    assert ends(g) == home
    go(g, "konigs-wusterhausen")
    assert offered(g, "zhukov", "stop") == {""}
    assert ends(g) == {"treptow", "storkow"}  # home: no step beyond again


@pytest.mark.rule("race-for-berlin", "7.3.2b")
def test_a_unit_too_far_beyond_the_boundary_comes_nearer() -> None:
    """From Herzberg home is four zones off: nearer from Dahme or Finsterwalde, not from Jessen."""
    g = field("C.1", {"herzberg": "61-1"})
    play(g, "zhukov", "done")
    assert {"dahme", "baruth", "zossen", "finsterwalde"} <= ends(g)
    assert not {"jessen", "elsterwerda", "torgau"} & ends(g)
    assert offered(g, "zhukov", "stop") == set()
    go(g, "dahme")
    assert offered(g, "zhukov", "stop") == {""}
    assert "herzberg" not in ends(g)


@pytest.mark.rule("race-for-berlin", "7.3.2b")
def test_where_the_straight_way_home_is_barred_it_goes_round() -> None:
    """Mariendorf, next door to Trebbin, holds units of the other camp: by Zossen or Potsdam, then."""
    g = field("C.1", {"trebbin": "61-1", "mariendorf": "13-1", "protzel": "8ga-1"})
    play(g, "zhukov", "done")
    assert mover(g) == "61-1"
    assert ends(g) == {"zossen", "potsdam", "konigs-wusterhausen", "zehlendorf"}


@pytest.mark.rule("race-for-berlin", "7.3.2b")
def test_a_unit_shut_in_beyond_the_boundary_obliges_nobody() -> None:
    ring = {"beelitz": "404", "luckenwalde": "72", "potsdam": "17", "zossen": "branden"}
    g = field("C.1", {"trebbin": "61-1", "mariendorf": "13-1", **ring})
    assert offered(g, "zhukov", "done") == {""}
    assert "61-1" in offered(g, "zhukov", "fight")


@pytest.mark.rule("race-for-berlin", "7.3.2b")
def test_a_unit_already_used_waits_for_the_next_turn() -> None:
    g = field("C.1", {"baruth": "61-1", "protzel": "8ga-1"}, head='used = ["61-1"]')
    assert offered(g, "zhukov", "done") == {""}
    assert "8ga-1" in offered(g, "zhukov", "fight")


@pytest.mark.rule("race-for-berlin", "7.3.1c", "7.3.2b")
def test_the_way_home_waits_while_an_army_is_apart_and_cannot_close_up() -> None:
    g = field("C.1", {"baruth": "61-1", "eberswalde": "61-2"})
    assert not {"61-1", "61-2"} & offered(g, "zhukov", "move")
    assert offered(g, "zhukov", "done") == {""}


@pytest.mark.rule("race-for-berlin", "7.3.2d")
@pytest.mark.parametrize(
    ("blocked", "refuge"),
    [
        pytest.param({"erkner": "606"}, "storkow", id="its own sector among the best"),
        pytest.param({"erkner": "606", "storkow": "raegener"}, "halbe", id="none: forced across"),
    ],
)
def test_a_retreat_keeps_to_the_sector_within_the_best_class(blocked: dict[str, str], refuge: str) -> None:
    """From Konigs Wusterhausen (8) to 8 and more: Erkner, Storkow, or Halbe in the other sector.

    Treptow is not the Soviets', and Mariendorf has a lower index.
    """
    there = {"konigs-wusterhausen": "61-1", "treptow": "20-pzgre", **blocked}
    g = field("C.3", there, 5, head='reduced = ["61-1"]\nunsupplied = ["61-1"]')
    attack(g, "konigs-wusterhausen", "20-pzgre")
    assert told(g, "combat")[-1]["result"] == "R"
    assert where(g, "61-1") == refuge


# ---- 7.3.3: Soviet units of the two camps


@pytest.mark.rule("race-for-berlin", "7.3.3a")
def test_no_unit_enters_or_passes_a_zone_of_the_other_camp() -> None:
    g = marching("C.1", {"muncheberg": "1gta-1", "strausberg": "13-1"}, "1gta-1")
    assert "strausberg" not in ends(g)
    with pytest.raises(IllegalAction) as refused:
        go(g, "strausberg")
    assert refused.value.rule == "7.3.3"
    go(g, "werneuchen")  # by Protzel: 2 points instead of 1.5
    assert halves(g) == 4


GUEST = {"konigs-wusterhausen": "61-1 3gta-1"}
GUEST_HEAD = 'guests = ["3gta-1"]\nreduced = ["61-1"]\nunsupplied = ["61-1"]\n'
"""Konev's tanks have had to take refuge with Zhukov's infantry, which counts 12 / 2 = 6 here."""


@pytest.mark.rule("race-for-berlin", "7.3.3b")
def test_a_retreat_among_the_other_camp_makes_a_guest() -> None:
    """From Zossen, with Germans in Baruth and Halbe, the only way by index is to Konigs Wusterhausen."""
    there = {"zossen": "13-1", "konigs-wusterhausen": "61-1", "baruth": "1-pz-ss", "halbe": "344"}
    g = field("C.4", there, 5, head='reduced = ["13-1"]\nunsupplied = ["13-1"]')
    attack(g, "zossen", "1-pz-ss")
    assert where(g, "13-1") == "konigs-wusterhausen"
    assert units(g, g.state.guests) == {"13-1"}


@pytest.mark.rule("race-for-berlin", "7.3.3b")
def test_a_guest_takes_no_part_in_the_defence() -> None:
    g = field("C.3", {**GUEST, "treptow": "20-pzgre"}, 6, head=GUEST_HEAD)
    play(g, "konev", "fight 20-pzgre", "done")
    assert assess(g, "konigs-wusterhausen", "20-pzgre").defence == 6
    play(g, "konev", "attack konigs-wusterhausen", "resolve")
    assert told(g, "combat")[-1]["result"] == "D1R"
    assert where(g, "61-1") == "destroyed"  # the step was the host's to take, not the guest's
    assert "3gta-1" not in units(g, g.state.reduced)


@pytest.mark.rule("race-for-berlin", "7.3.3b")
def test_the_arm_of_a_guest_does_not_count_either() -> None:
    """In the plain, German tanks meet no armour if only a guest has it."""
    there = {"werneuchen": "61-1 3gta-1", "protzel": "kurmark"}
    for guests, bonus in (('["3gta-1"]', {"armour-plain": 2}), ('["61-1"]', {})):
        g = field("C.3", there, head=f"guests = {guests}")
        play(g, "konev", "fight kurmark", "done")
        assert modifiers(g, "werneuchen", "kurmark") == bonus


@pytest.mark.rule("race-for-berlin", "7.3.3c")
@pytest.mark.parametrize(
    ("die", "result", "fate"),
    [(5, "R", "destroyed"), (1, "A2", "konigs-wusterhausen")],
    ids=["hosts retreat", "hosts hold"],
)
def test_a_guest_dies_when_its_hosts_retreat(die: int, result: str, fate: str) -> None:
    g = field("C.3", {**GUEST, "treptow": "20-pzgre"}, die, head=GUEST_HEAD)
    attack(g, "konigs-wusterhausen", "20-pzgre")
    assert told(g, "combat")[-1]["result"] == result
    if fate == "destroyed":
        play(g, "zhukov", "to storkow")
        assert where(g, "20-pzgre") == "konigs-wusterhausen"
    assert where(g, "3gta-1") == fate


@pytest.mark.rule("race-for-berlin", "7.3.3c", "8.3.4a")
def test_a_guest_lives_where_its_hosts_cannot_retreat() -> None:
    """They take the step more and stay; it takes none."""
    ring = {"treptow": "20-pzgre", "friedrichshain": "606", "erkner": "303", "storkow": "156"}
    ring |= {"halbe": "712", "zossen": "169", "mariendorf": "286"}
    g = field("C.3", {**GUEST, **ring}, 6, head='guests = ["3gta-1"]\nunsupplied = ["61-1"]\n')
    attack(g, "konigs-wusterhausen", "20-pzgre")
    assert told(g, "combat")[-1]["result"] == "R"
    assert where(g, "61-1") == where(g, "3gta-1") == "konigs-wusterhausen"
    assert units(g, g.state.reduced) & {"61-1", "3gta-1"} == {"61-1"}


AT_HOME = {"zossen": "61-1 13-1", "halbe": "1pol-1"}
"""Zhukov's infantry has strayed into Konev's sector, and Konev's own had to retreat to it."""


@pytest.mark.rule("race-for-berlin", "7.3.3d")
def test_a_guest_can_only_be_moved_and_need_not_be() -> None:
    g = field("C.2", {**AT_HOME, "baruth": "404", "trebbin": "3gta-1"}, head='guests = ["13-1"]')
    assert "13-1" in offered(g, "konev", "move")
    for mode in ("fight", "reserve", "bombard"):
        assert "3gta-1" in offered(g, "konev", mode)
        assert "13-1" not in offered(g, "konev", mode)
    assert offered(g, "konev", "done") == {""}
    with pytest.raises(IllegalAction) as refused:
        play(g, "konev", "reserve 13-1")
    assert refused.value.rule == "7.3.3d"


@pytest.mark.rule("race-for-berlin", "7.3.3d")
def test_a_guest_that_moves_must_leave_for_a_zone_without_the_other_camp() -> None:
    g = marching("C.2", AT_HOME, "13-1", head='guests = ["13-1"]')
    assert {"baruth", "trebbin", "mariendorf"} <= ends(g)
    assert not {"halbe", "zossen"} & ends(g)
    assert offered(g, "konev", "stop") == set()
    go(g, "baruth")
    assert offered(g, "konev", "stop") == {""}
    assert "zossen" not in ends(g)
    assert units(g, g.state.guests) == set()


@pytest.mark.rule("race-for-berlin", "7.3.2b", "7.3.3d")
def test_a_guest_beyond_the_boundary_owes_its_way_back_like_any_other() -> None:
    """Among the other camp in its own sector it owes nothing."""
    g = field("C.2", {"konigs-wusterhausen": "61-1 13-1", "halbe": "3gta-1"}, head='guests = ["13-1"]')
    assert units(g, g.impulse.chosen) == units(g, g.impulse.pressed) == {"13-1"}  # before anybody else
    g = field("C.2", AT_HOME, head='guests = ["13-1"]')
    assert g.impulse.chosen == 0
    assert offered(g, "konev", "done") == {""}


@pytest.mark.rule("race-for-berlin", "5.1a", "7.3.3a", "7.3.3d")
def test_a_guest_leaves_by_a_free_move_but_not_to_the_other_camp() -> None:
    g = field("D.1", AT_HOME, head='guests = ["13-1"]')
    play(g, "zhukov", "done")
    play(g, "konev", "unit 13-1")
    assert {"baruth", "trebbin"} <= ends(g)
    assert "halbe" not in ends(g)
    assert offered(g, "konev", "stop") == {""}


@pytest.mark.rule("race-for-berlin", "7.3.3d")
def test_a_guest_that_cannot_leave_is_not_activated() -> None:
    ring = {"baruth": "404", "trebbin": "72", "konigs-wusterhausen": "606", "mariendorf": "8ga-1"}
    g = field("C.2", {**AT_HOME, **ring, "penzig": "52-1"}, head='guests = ["13-1"]')
    assert offered(g, "konev", "move") == {"52-1"}


# ---- 7.3.4: control of victory zones


def markers(g: Berlin) -> tuple[set[str], set[str]]:
    """The control markers of Zhukov and of Konev."""
    first, second = g.state.control
    return spaces(g, first), spaces(g, second)


@pytest.mark.rule("race-for-berlin", "7.3.4a")
def test_entering_a_victory_zone_takes_it_at_once() -> None:
    g = marching("C.1", {"oder-bridgehead": "1gta-1"}, "1gta-1")
    go(g, "seelow")
    assert markers(g) == ({"seelow"}, set())
    assert g.state.vp == [2, 0]


@pytest.mark.rule("race-for-berlin", "7.3.4a")
def test_passing_through_a_victory_zone_is_entering_it() -> None:
    """From the bridgehead to Strausberg the road leads by Seelow and Muncheberg."""
    g = marching("C.1", {"oder-bridgehead": "1gta-1"}, "1gta-1")
    go(g, "strausberg")
    assert markers(g) == ({"seelow", "muncheberg", "strausberg"}, set())
    assert g.state.vp == [4, 0]


@pytest.mark.rule("race-for-berlin", "7.3.4a")
def test_a_zone_scores_once_and_other_zones_nothing() -> None:
    g = marching(
        "C.1", {"seelow": "1gta-1"}, "1gta-1", head='control = { zhukov = ["seelow"] }\nvp = { zhukov = 2 }'
    )
    go(g, "letschin", "seelow")
    assert markers(g) == ({"seelow"}, set())
    assert g.state.vp == [2, 0]


@pytest.mark.rule("race-for-berlin", "7.3.4a")
def test_an_advance_takes_a_victory_zone() -> None:
    g = field("C.1", {"oder-bridgehead": "1gta-1 1gta-2", "seelow": "303"}, 6)
    attack(g, "seelow", "1gta-1", "1gta-2")
    play(g, "zhukov", "advance 1gta-1")
    assert markers(g) == ({"seelow"}, set())


@pytest.mark.rule("race-for-berlin", "7.3.4a")
def test_a_retreat_takes_a_victory_zone() -> None:
    """From Falkenhagen to Frankfurt, say."""
    g = field(
        "C.3", {"falkenhagen": "61-1", "furstenwalde": "kurmark 20-pzgre"}, 6, head='reduced = ["61-1"]'
    )
    attack(g, "falkenhagen", "20-pzgre")
    play(g, "zhukov", "to frankfurt")
    assert markers(g) == ({"frankfurt"}, set())
    assert g.state.vp == [1, 0]


@pytest.mark.rule("race-for-berlin", "7.3.4a")
def test_a_berlin_zone_is_not_taken_by_entering_it() -> None:
    g = marching("C.1", {"strausberg": "1gta-1"}, "1gta-1")
    go(g, "friedrichshain")
    assert where(g, "1gta-1") == "friedrichshain"
    assert markers(g) == (set(), set())
    assert g.state.vp == [0, 0]


@pytest.mark.rule("race-for-berlin", "7.3.4b")
def test_a_marked_zone_goes_on_scoring_for_the_camp_that_marked_it() -> None:
    g = marching(
        "C.2", {"baruth": "13-1"}, "13-1", head='control = { zhukov = ["zossen"] }\nvp = { zhukov = 1 }'
    )
    go(g, "zossen")
    assert where(g, "13-1") == "zossen"
    assert markers(g) == ({"zossen"}, set())
    assert g.state.vp == [1, 0]


LOST = 'turn = 7\ncontrol = { zhukov = ["strausberg"] }\nvp = { zhukov = 5 }'
"""Zhukov holds Strausberg, on the road from Muncheberg to Friedrichshain."""


@pytest.mark.rule("race-for-berlin", "7.3.4c")
@pytest.mark.parametrize("target", ["strausberg", "friedrichshain"], ids=["entered", "passed"])
def test_a_german_unit_that_enters_a_marked_zone_takes_the_marker_off(target: str) -> None:
    g = marching("C.3", {"muncheberg": "kurmark"}, "kurmark", head=LOST)
    go(g, target)
    assert markers(g) == (set(), set())
    assert g.state.vp == [4, 0]


@pytest.mark.rule("race-for-berlin", "7.3.4c")
def test_a_german_retreat_into_a_marked_zone_takes_the_marker_off() -> None:
    """Out of Muncheberg, which Zhukov takes in the same fight; Strausberg alone is open."""
    there = {"muncheberg": "541 munch", "seelow": "8ga-1 8ga-2", "protzel": "1gta-1", "falkenhagen": "1gta-2"}
    there |= {"letschin": "5sha-1", "furstenwalde": "5sha-2"}
    g = field("C.1", there, 4, head=LOST)
    attack(g, "muncheberg", "8ga-1", "8ga-2")
    assert told(g, "combat")[0]["result"] == "R"
    play(g, "konev", "unit 541")
    assert markers(g) == (set(), set())
    play(g, "zhukov", "advance 8ga-1")
    assert markers(g) == ({"muncheberg"}, set())
    assert g.state.vp == [5, 0]


@pytest.mark.rule("race-for-berlin", "7.3.4c", "2.2.5b")
def test_a_flight_from_the_americans_into_a_marked_zone_takes_the_marker_off() -> None:
    americans = '["leipzig", "bitterfeld", "dessau", "coswig", "belzig"]'
    marked = 'control = { konev = ["potsdam"] }\nvp = { konev = 5 }'
    head = f"turn = 5\ntracks = [5, 1, 0]\namerican = {americans}\n{marked}"
    g = field("A.2", {"lehnin": "f-v-schill", "beelitz": "3ga-1", "ketzin": "61-1"}, 1, 6, head=head)
    assert where(g, "f-v-schill") == "potsdam"
    assert markers(g) == (set(), set())
    assert g.state.vp == [0, 3]


@pytest.mark.rule("race-for-berlin", "7.3.4c")
def test_a_zone_that_germans_took_back_is_open_to_both_camps_again() -> None:
    """Konev's infantry takes Zossen, which Zhukov had marked before the Germans passed."""
    head = 'turn = 7\ncontrol = { zhukov = ["zossen"] }\nvp = { zhukov = 1 }'
    there = {"trebbin": "404", "golssen": "13-1", "mariendorf": "61-1"}
    g = field("C.4", there, head=head)
    set_out(g, "404")
    go(g, "zossen", "trebbin")
    assert markers(g) == (set(), set())
    g = field("C.2", there, head="turn = 7\nvp = { konev = 3 }")
    set_out(g, "13-1")
    go(g, "zossen")
    assert markers(g) == (set(), {"zossen"})
    assert g.state.vp == [0, 4]


@pytest.mark.rule("race-for-berlin", "7.3.4c")
def test_a_leg_goes_round_markers_of_the_player_himself_if_it_can() -> None:
    """Zhukov's own Germans: by Protzel and Werneuchen, 3 points instead of 1."""
    g = marching("C.4", {"muncheberg": "1-pz-ss"}, "1-pz-ss", head=LOST)
    go(g, "friedrichshain")
    assert markers(g) == ({"strausberg"}, set())
    assert halves(g) == 2


@pytest.mark.rule("race-for-berlin", "7.3.4c")
def test_who_would_rather_save_points_goes_there_first() -> None:
    g = marching("C.4", {"muncheberg": "1-pz-ss"}, "1-pz-ss", head=LOST)
    go(g, "strausberg", "friedrichshain")
    assert markers(g) == (set(), set())
    assert halves(g) == 6


@pytest.mark.rule("race-for-berlin", "7.3.4c")
def test_where_there_is_no_way_round_the_marker_goes() -> None:
    g = marching("C.4", {"muncheberg": "404"}, "404", head=LOST)
    go(g, "friedrichshain")
    assert markers(g) == (set(), set())
    assert halves(g) == 2


@pytest.mark.rule("race-for-berlin", "7.3.4c", "7.1.3a")
def test_a_minimum_move_is_a_way_round_too() -> None:
    """In reserve with 1 point: over the Finow rather than along the road by Eberswalde."""
    head = 'turn = 7\ncontrol = { zhukov = ["eberswalde"] }\nvp = { zhukov = 1 }'
    g = marching("C.4", {"angermunde": "404"}, "404", head=head, mode="reserve")
    go(g, "freienwalde")
    assert where(g, "404") == "freienwalde"
    assert markers(g) == ({"eberswalde"}, set())
