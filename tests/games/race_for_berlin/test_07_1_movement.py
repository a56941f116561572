"""7.1: movement points, rivers, main roads, the minimum move, nexus points."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import stavka
from stavka.games.race_for_berlin import march, movement
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import CAMPS
from stavka.kernel.decisions import Decision, IllegalAction, Target
from stavka.kernel.game import Game
from stavka.kernel.names import bits, mask
from stavka.lab.contract import begin, eager, walk
from tests.games.race_for_berlin.battle import field
from tests.games.race_for_berlin.marching import ends, go, halves, marching
from tests.games.race_for_berlin.slow_march import BOARD, BORDERS, CITY, UNITS, ZONES, March, read
from tests.games.race_for_berlin.table import GAME, berlin, hand, unit, zone
from tests.support import offered, play, prompt, spaces, units, where


@pytest.mark.rule("race-for-berlin", "7.1.1a")
def test_a_unit_goes_from_zone_to_adjacent_zone_until_its_points_run_out() -> None:
    g = marching("C.1", {"liebenwalde": "61-1"}, "61-1")
    assert halves(g) == 4
    assert {"joachimsthal", "angermunde", "prenzlau"} <= ends(g)
    assert "schwedt" not in ends(g)  # three zones away
    go(g, "joachimsthal")
    assert halves(g) == 2
    assert ends(g) == {"angermunde", "liebenwalde", "templin", "prenzlau"}
    go(g, "prenzlau")
    assert prompt(g, "zhukov") != "move"  # nothing left: the move is over
    assert where(g, "61-1") == "prenzlau"


@pytest.mark.rule("race-for-berlin", "7.1.1a")
def test_a_player_may_stop_before_the_points_run_out() -> None:
    g = marching("C.1", {"liebenwalde": "61-1"}, "61-1")
    go(g, "joachimsthal")
    play(g, "zhukov", "stop")
    assert where(g, "61-1") == "joachimsthal"
    assert prompt(g, "zhukov") != "move"


@pytest.mark.rule("race-for-berlin", "7.1.1a")
def test_a_zone_out_of_reach_is_refused_by_paragraph() -> None:
    g = marching("C.1", {"liebenwalde": "61-1"}, "61-1")
    with pytest.raises(IllegalAction) as refused:
        play(g, "zhukov", "to schwedt")
    assert refused.value.rule == "7.1.1"
    assert refused.value.refusal is not None
    assert refused.value.refusal.word == "too-far"
    assert where(g, "61-1") == "liebenwalde"


SOVIET, GERMAN = ("C.1", "1gta-1"), ("C.3", "kurmark")


@pytest.mark.rule("race-for-berlin", "7.1.2a", "7.1.2b", "7.1.2c", "7.1.2d")
@pytest.mark.parametrize(("step", "tank"), [SOVIET, GERMAN])
@pytest.mark.parametrize(
    ("origin", "target", "price"),
    [
        pytest.param("protzel", "werneuchen", 2, id="plain"),
        pytest.param("muncheberg", "protzel", 2, id="wooded"),
        pytest.param("letschin", "wriezen", 2, id="difficult"),
        pytest.param("furstenwalde", "storkow", 4, id="over a river"),
        pytest.param("muncheberg", "strausberg", 1, id="main road"),
        pytest.param("angermunde", "eberswalde", 1, id="main road over a river"),
        pytest.param("angermunde", "freienwalde", 2, id="round by road rather than over the river"),
        pytest.param("protzel", "bernau", 4, id="two zones"),
    ],
)
def test_what_it_costs_to_enter_a_zone(step: str, tank: str, origin: str, target: str, price: int) -> None:
    g = marching(step, {origin: tank}, tank, head="turn = 7")
    assert halves(g) == 8
    go(g, target)
    assert halves(g) == 8 - price


@pytest.mark.rule("race-for-berlin", "7.1.2c", "7.1.2d")
def test_two_points_lead_four_zones_along_a_main_road_over_the_oder() -> None:
    g = marching("C.1", {"kustrin": "47-1"}, "47-1")
    assert {"oder-bridgehead", "seelow", "muncheberg", "strausberg"} <= ends(g)
    assert "friedrichshain" not in ends(g)
    go(g, "strausberg")
    assert prompt(g, "zhukov") != "move"


@pytest.mark.rule("race-for-berlin", "7.1.2b", "event-2b")
def test_rivers_cost_nothing_more_to_an_army_that_rybalko_leads() -> None:
    g = field("C.1", {"bernau": "1gta-1", "protzel": "61-1"}, head=hand(zhukov=2))
    play(g, "zhukov", "token", "army 1gta-1", "move 1gta-1", "move 61-1", "done", "unit 1gta-1")
    go(g, "liebenwalde")
    assert halves(g) == 6


@pytest.mark.rule("race-for-berlin", "7.1.3a", "4.2.3b")
def test_one_zone_may_always_be_entered_whatever_it_costs() -> None:
    """Half the points of infantry are 1: too few for a river, but enough for a minimum move."""
    g = marching("C.1", {"bernau": "61-1"}, "61-1", mode="reserve")
    assert halves(g) == 2
    assert ends(g) == {"liebenwalde", "oranienburg"} | {"eberswalde", "werneuchen"} | {
        "freienwalde",
        "angermunde",
        "wedding",
        "friedrichshain",
    }
    go(g, "liebenwalde")
    assert prompt(g, "zhukov") != "move"
    assert where(g, "61-1") == "liebenwalde"


@pytest.mark.rule("race-for-berlin", "7.1.3a")
def test_the_minimum_move_is_a_whole_move() -> None:
    """After a first leg, what is left must suffice."""
    g = marching("C.1", {"werneuchen": "5sha-1"}, "5sha-1", mode="reserve")
    assert halves(g) == 3
    go(g, "bernau")
    assert halves(g) == 1
    assert ends(g) == {"eberswalde", "wedding"}


@pytest.mark.rule("race-for-berlin", "7.1.3a")
def test_the_minimum_move_breaks_no_other_prohibition() -> None:
    there = {"bernau": "61-1", "liebenwalde": "11-ss", "eberswalde": "1pol-1 1pol-2"}
    head = 'american = ["oranienburg"]\nunsupplied = ["61-1"]'
    g = marching("C.1", there, "61-1", head=head)
    assert ends(g) == {"werneuchen", "wedding", "friedrichshain"}


@pytest.mark.rule("race-for-berlin", "7.1.3a", "3.1.3b")
def test_out_of_supply_a_unit_moves_one_zone_at_the_most() -> None:
    g = marching("C.1", {"bernau": "1gta-1"}, "1gta-1", head='unsupplied = ["1gta-1"]')
    near = {"eberswalde", "werneuchen", "liebenwalde", "oranienburg"}
    assert ends(g) == near | {"wedding", "friedrichshain"}
    go(g, "eberswalde")
    assert prompt(g, "zhukov") != "move"


@pytest.mark.rule("race-for-berlin", "7.1.4a")
def test_zones_that_meet_at_a_nexus_are_not_adjacent() -> None:
    """Muncheberg and Erkner touch at a point only."""
    g = marching("C.1", {"muncheberg": "1gta-1"}, "1gta-1", head='unsupplied = ["1gta-1"]')
    assert {"strausberg", "furstenwalde"} <= ends(g)
    assert "erkner" not in ends(g)


@pytest.mark.rule("race-for-berlin", "7.1.4a")
def test_no_nexus_is_a_passage_for_anybody() -> None:
    g = berlin()
    soviets = {"zhukov": unit(g, "61-1"), "konev": unit(g, "13-1")}
    german = unit(g, "606")
    tried = 0
    for nexus in BOARD["nexus"]:
        for a, b in permutations(nexus["zones"], 2):
            if (a, b) in BORDERS:
                continue
            sector = ZONES[a]["sector"]
            movers = [soviets["zhukov" if sector == "both" else sector]]
            if not nexus["berlin_centre"] and ZONES[a]["side"] == "west":
                movers.append(german)
            for mover in movers:
                g.place(mover, zone(g, a))
                assert b not in spaces(g, movement.ends(g, mover, 0)), (a, b)
                tried += 1
    assert tried > 80


@pytest.mark.rule("race-for-berlin", "4.2.1b", "7.1.1a")
def test_a_unit_passes_through_a_full_zone_but_does_not_stop_there() -> None:
    g = marching("C.1", {"letschin": "61-1", "wriezen": "1pol-1 1pol-2"}, "61-1")
    assert "wriezen" not in ends(g)
    go(g, "freienwalde")
    assert where(g, "61-1") == "freienwalde"


def walked_from() -> list[object]:
    """Where random play begins: at the start, and in the middle of things."""
    files = sorted((Path(__file__).parent / "positions").glob("*.toml"))
    return ["campaign", *(pytest.param(file.read_text(encoding="utf-8"), id=file.stem) for file in files)]


MOVEMENT = (
    *("7.1.1a", "7.1.2a", "7.1.2b", "7.1.2c", "7.1.2d", "7.1.3a", "7.1.4a", "7.2.1a", "7.2.2c", "7.3.2a"),
    *("7.3.3a", "7.4.1a", "7.4.2a", "7.4.3a", "7.4.4a", "7.4.6a"),
)


@pytest.mark.rule("race-for-berlin", *MOVEMENT)
@pytest.mark.parametrize("start", walked_from())
def test_in_play_the_zones_offered_are_those_of_a_slow_search(start: str) -> None:
    """Every question where to move, in a long walk of random play, and what each leg takes."""
    g = begin(stavka.ruleset(GAME), start, 1, log=False)
    assert isinstance(g, Berlin)
    asked, leg = 0, None

    def choose(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
        nonlocal asked, leg
        verb, target = eager(game, decision, random)
        step = game.state.stack[-1]
        leg = None
        if isinstance(step, march.Move):
            peer = slow(g, step)
            if not step.wishes:
                assert offered(game, CAMPS[decision.side], "to") == slow_ends(g, step, peer)
                asked += 1
            if verb == "to" and isinstance(target, int):
                leg = step, target, peer.points - peer.paid(g.facts.board.names[target])
        return verb, target

    for _ in walk(g, Random(1), choose, most=3_000):
        if leg and g.state.where[leg[0].unit] == leg[1]:  # and has not been sent on: some legs are forced
            assert Fraction(leg[0].points, 2) == leg[2]
    assert asked > 20


def slow(g: Berlin, step: march.Move) -> March:
    """The same move for the slow search."""
    name, points = g.facts.units[step.unit].id, Fraction(step.points, 2)
    return March(read(g), name, points, step.floor, step.dry, step.free, step.begun)


def slow_ends(g: Berlin, step: march.Move, peer: March) -> set[str]:
    """Where the slow search lets it end; in free moves others that wait may make room (6.1.1)."""
    if not step.free:
        return peer.ends()
    tested = g.state.turn < 7 and peer.camp not in {CAMPS[n] for n in bits(g.state.planned_retreat)}
    return peer.free_ends(units(g, step.waiting), tested)


@pytest.mark.rule("race-for-berlin", *MOVEMENT)
@pytest.mark.parametrize("seed", range(40))
def test_anywhere_the_zones_in_reach_are_those_of_a_slow_search(seed: int) -> None:
    """All units strewn over the map: beyond the boundary, among the Americans, all over Berlin."""
    random = Random(seed)
    g = berlin()
    strew(g, random)
    spot = read(g)
    for name, origin in spot.where.items():
        soviet = UNITS[name]["nationality"] == "soviet"
        points = UNITS[name]["movement"] * random.choice((1, 2))
        floor = -1 if soviet or random.random() < 0.5 else ZONES[origin]["index"]
        dry = soviet and random.random() < 0.2
        found = movement.ends(g, unit(g, name), points, floor=floor, dry=dry)
        assert spaces(g, found) == March(spot, name, Fraction(points, 2), floor, dry).ends(), name


def strew(g: Berlin, random: Random) -> None:
    """Put every unit somewhere at random, within stacking and the Oder-Neisse, or off the map."""
    state = g.state
    shares = [random.choice((0, random.randrange(len(track["zones"])))) for track in BOARD["track"]]
    state.american = mask(
        zone(g, name)
        for track, share in zip(BOARD["track"], shares, strict=True)
        for name in track["zones"][:share]
    )
    crowded = random.choice((0.4, 0.9))
    for name, row in UNITS.items():
        place = random.choice(sorted(CITY if random.random() < 0.2 else ZONES))
        g.place(unit(g, name), g.facts.DESTROYED)
        german = row["nationality"] == "german"
        forbidden = german and (ZONES[place]["side"] == "east" or state.american >> zone(g, place) & 1)
        if random.random() < crowded and not forbidden:
            g.place(unit(g, name), zone(g, place))
            if g.rules.broken(g):
                g.place(unit(g, name), g.facts.DESTROYED)
    for place in CITY:
        if g.soviets() >> zone(g, place) & 1:
            state.level[zone(g, place)] = random.randrange(4)
    state.unsupplied = mask(n for n in range(len(UNITS)) if random.random() < 0.1)
