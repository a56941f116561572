"""Movement (8): points, ground, rivers, zones of control, overruns, and the options that bear on it (15.0.1).

Around 5226 all is clear and no road passes. At 3816 the Don has no bridge, at 3715/3716 it has one.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.marching import (
    POOLS,
    activated,
    ends,
    go,
    is_moving,
    moves_next,
    moving,
    points,
    price,
    refused,
)
from tests.games.a_victory_lost.table import field, side_to_act
from tests.support import offered, play, prompt, told, where

SOVIET = ("5TkA", "sov-hq-5tka")
AXIS = ("4PzA", "ger-hq-4pza")
RIFLES, TANKS, GERMANS, PANZERS = "sov-346", "sov-1tk", "ger-294", "ger-11pz"
"""Of 4, 8, 5 and 10 points."""


Start = Callable[..., VictoryLost]
"""One of the three below: a unit about to move from a hex."""


def isolated(unit: str) -> str:
    return f'isolated = ["{unit}"]\nunsupplied = ["{unit}"]'


def rifles(hex_: str, units: dict[str, str] | None = None, head: str = "", options: str = "") -> VictoryLost:
    """Rifles, of 4 points, about to move from a hex where the headquarters of 5TkA stands with them."""
    return moving("5TkA", {hex_: f"sov-hq-5tka {RIFLES}", **(units or {})}, RIFLES, head, options)


def tanks(hex_: str, units: dict[str, str] | None = None, head: str = "", options: str = "") -> VictoryLost:
    """The same with tanks, of 8 points."""
    return moving("5TkA", {hex_: f"sov-hq-5tka {TANKS}", **(units or {})}, TANKS, head, options)


def germans(hex_: str, units: dict[str, str] | None = None, head: str = "", options: str = "") -> VictoryLost:
    """The same with Germans on foot, of 5 points."""
    return moving("4PzA", {hex_: f"ger-hq-4pza {GERMANS}", **(units or {})}, GERMANS, head, options)


def answer(g: VictoryLost, side: str) -> None:
    """A headquarters that was overrun is put down wherever it may."""
    if prompt(g, side) == "reposition":
        play(g, side, f"to {min(offered(g, side, 'to'))}")


# ---- 8.0, 8.1.1, 8.1.2


@pytest.mark.rule("a-victory-lost", "8.0-a")
@pytest.mark.parametrize(
    ("chit", "hq", "near", "far", "side"),
    [
        pytest.param(*SOVIET, "sov-346 sov-1tk", "sov-350", "soviet", id="soviet"),
        pytest.param(*AXIS, "ger-294 rum-1", "ger-336", "axis", id="axis"),
    ],
)
def test_the_active_player_may_move_the_headquarters_and_units_he_activated(
    chit: str, hq: str, near: str, far: str, side: str
) -> None:
    """Neither a unit out of range nor an enemy moves, and nobody has to."""
    enemy = "ger-167" if side == "soviet" else "sov-180"
    g = activated(chit, {"5226": hq, "5227": near, "3816": far, "5330": enemy})
    assert moves_next(g, side) == {hq, *near.split()}
    play(g, side, f"unit {hq}", "to 5326", "stop")
    assert where(g, hq) == "5326"
    play(g, side, "done")
    assert not told(g, "moved")[1:]
    assert where(g, near.split()[0]) == "5227"


@pytest.mark.rule("a-victory-lost", "8.0-b")
def test_a_headquarters_that_is_not_activated_stays_even_beside_one_that_is() -> None:
    """A12. STAVKA activates them all."""
    units = {"5226": "sov-hq-5tka", "5227": f"sov-hq-3gda {RIFLES}"}
    assert moves_next(activated("5TkA", units), "soviet") == {"sov-hq-5tka", RIFLES}
    assert moves_next(activated("STAVKA", units), "soviet") == {"sov-hq-5tka", "sov-hq-3gda", RIFLES}


@pytest.mark.rule("a-victory-lost", "8.1.1")
def test_a_move_is_finished_before_the_next_begins_and_is_not_taken_up_again() -> None:
    g = rifles("5226", {"5227": TANKS})
    go(g, "5225")
    assert is_moving(g, RIFLES)
    assert not offered(g, "soviet", "unit")
    play(g, "soviet", "stop")
    assert moves_next(g, "soviet") == {"sov-hq-5tka", TANKS}


@pytest.mark.rule("a-victory-lost", "8.1.2a")
@pytest.mark.parametrize(
    ("start", "origin", "far", "too_far"),
    [
        pytest.param(rifles, "5226", "5222", "5221", id="rifles, 4"),
        pytest.param(tanks, "5226", "4526", "4426", id="tanks, 8"),
        pytest.param(germans, "5226", "4826", "4726", id="germans, 5"),
    ],
)
def test_a_unit_has_the_points_printed_on_it(start: Start, origin: str, far: str, too_far: str) -> None:
    g = start(origin)
    most = {rifles: 4, tanks: 8, germans: 5}[start]
    assert points(g) == most
    assert far in ends(g)
    assert too_far not in ends(g)


@pytest.mark.rule("a-victory-lost", "8.1.2a")
def test_a_unit_may_spend_all_of_its_points_or_some_or_none() -> None:
    g = rifles("5226")
    play(g, "soviet", "stop")
    assert where(g, RIFLES) == "5226"
    g = rifles("5226")
    go(g, "5225", "5224")
    assert points(g) == 2
    play(g, "soviet", "stop")
    assert where(g, RIFLES) == "5224"
    g = rifles("5226")
    go(g, "5222")
    assert not is_moving(g, RIFLES)  # nothing left: the move is over
    assert where(g, RIFLES) == "5222"


@pytest.mark.rule("a-victory-lost", "8.1.2a")
def test_a_reduced_unit_and_a_headquarters_move_by_their_own_figures() -> None:
    assert points(rifles("5226", head=f'reduced = ["{RIFLES}"]')) == 4
    assert points(moving("5TkA", {"5226": "sov-hq-5tka sov-346"}, "sov-hq-5tka")) == 8
    assert points(moving("R3A", {"5226": "rum-hq-r3a rum-1"}, "rum-hq-r3a")) == 6


@pytest.mark.rule("a-victory-lost", "8.1.2b")
def test_points_that_were_not_spent_are_lost() -> None:
    """Another chit activates the rifles once more in the turn: they have 4 points again, not 7."""
    head = f'{POOLS}\nbag = ["5TkA", "STAVKA"]'
    g = field({"5226": f"sov-hq-5tka {RIFLES}"}, head=head)
    play(g, "soviet", f"unit {RIFLES}", "to 5225", "stop", "done", f"unit {RIFLES}")
    assert points(g) == 4
    assert price(g, "5122") == "4"
    assert "5220" not in ends(g)


GROUND = [
    pytest.param("5226", "5227", "1", id="clear"),
    pytest.param("4821", "4820", "1", id="rough"),
    pytest.param("5226", "5228", "2", id="two clear hexes"),
    pytest.param("4822", "4820", "2", id="clear, then rough"),
    pytest.param("5026", "4926", "2", id="over a minor river"),
    pytest.param("3515", "3516", "2", id="over a minor river into rough"),
    pytest.param("2910", "2909", "1", id="over a minor river by a railway bridge"),
    pytest.param("3819", "3817", "2", id="over a minor river by a road bridge"),
    pytest.param("5929", "5729", "2", id="over a major river by a railway bridge, into rough"),
]


@pytest.mark.rule("a-victory-lost", "8.1.2c", "8.1.3a", "8.1.3d", "2.1.3a", "2.1.3b")
@pytest.mark.parametrize(("chit", "hq", "unit"), [(*SOVIET, TANKS), (*AXIS, PANZERS), (*AXIS, GERMANS)])
@pytest.mark.parametrize(("origin", "target", "cost"), GROUND)
def test_a_step_costs_the_ground_entered_and_the_side_crossed(
    chit: str, hq: str, unit: str, origin: str, target: str, cost: str
) -> None:
    """To each hex the cheapest way is the plain one."""
    g = moving(chit, {origin: f"{hq} {unit}"}, unit)
    before = points(g)
    assert price(g, target) == cost
    go(g, target)
    assert points(g) == before - int(cost)


@pytest.mark.rule("a-victory-lost", "8.1.2d")
def test_there_is_no_step_without_the_points_for_it() -> None:
    """Isolated rifles have 2: enough for the ford to 4926, too few if an enemy at 4826 has a zone there."""
    assert "4926" in ends(rifles("5026", head=isolated(RIFLES)))
    g = rifles("5026", {"4826": GERMANS}, head=isolated(RIFLES))
    assert "4926" not in ends(g)
    assert refused(g, "to 4926") == ("too-far", "8.1.2d")
    assert where(g, RIFLES) == "5026"


@pytest.mark.rule("a-victory-lost", "8.1.2d", "10.2.3")
def test_isolated_units_have_half_their_points() -> None:
    """D6: 5 points are 2, and 3 are needed to enter an enemy zone. A unit without one step is not asked."""
    g = germans("5226", {"5228": RIFLES}, head=isolated(GERMANS))
    assert points(g) == 2
    assert "5224" in ends(g)
    assert "5227" not in ends(g)
    g = activated("4PzA", {"5226": f"ger-hq-4pza {GERMANS}", "5227": RIFLES}, head=isolated(GERMANS))
    assert moves_next(g, "axis") == {"ger-hq-4pza"}


# ---- 8.1.3: rivers


@pytest.mark.rule("a-victory-lost", "8.1.3a")
@pytest.mark.parametrize("start", [rifles, germans])
def test_a_ford_into_an_enemy_zone_costs_all_three(start: Start) -> None:
    """4926 lies beyond a ford, next to an enemy at 4826: 1 + 1 + 2."""
    enemy = GERMANS if start is rifles else RIFLES
    assert price(start("5026", {"4826": enemy}), "4926") == "4"


@pytest.mark.rule("a-victory-lost", "8.1.3b", "8.1.3c")
@pytest.mark.parametrize("start", [rifles, germans])
def test_a_unit_that_began_by_a_major_river_crosses_it_and_stops(start: Start) -> None:
    """A13. At the price of the ground; whatever points are left, the move is over."""
    g = start("3816")
    assert price(g, "3917") == "1"
    go(g, "3917")
    assert prompt(g, side_to_act(g)) == "move-unit"
    assert told(g, "moved")[-1]["space"] == "3917"


@pytest.mark.rule("a-victory-lost", "8.1.3c")
def test_nothing_beyond_the_far_bank_is_in_reach() -> None:
    g = rifles("3816", head=isolated(RIFLES))
    assert {"3815", "3916", "3917"} <= ends(g)
    assert not {"3915", "4015", "4016"} & ends(g)


@pytest.mark.rule("a-victory-lost", "8.1.3c", "8.1.2d")
def test_the_crossing_too_has_to_be_paid_for() -> None:
    """A13: 3816 to 3917 costs 3 with an enemy beyond, and isolated rifles have 2 points."""
    enemy = {"4016": GERMANS}
    assert "3917" in ends(rifles("3816", enemy))
    assert "3917" not in ends(rifles("3816", enemy, head=isolated(RIFLES)))


@pytest.mark.rule("a-victory-lost", "8.1.3b", "8.0-a")
def test_a_unit_that_can_do_nothing_but_cross_may_move() -> None:
    """Every other hex next to 3816 is in an enemy zone, too dear for isolated rifles."""
    g = rifles("3816", {"3616": "ger-336", "3818": GERMANS}, head=isolated(RIFLES))
    assert ends(g) == {"3815", "3916", "3917"}


@pytest.mark.rule("a-victory-lost", "8.1.3b")
def test_a_unit_that_did_not_begin_by_the_river_cannot_cross_it() -> None:
    """The way round by the bridge is 5 points long, one too many."""
    g = rifles("3717")
    assert {"3816", "3716"} <= ends(g)
    assert "3917" not in ends(g)
    go(g, "3816")
    assert refused(g, "to 3917") == ("not-by-the-river", "8.1.3b")
    assert where(g, RIFLES) == "3816"


@pytest.mark.rule("a-victory-lost", "8.1.3b")
@pytest.mark.parametrize(
    ("start", "end"),
    [pytest.param("3716", "3917", id="no bridge there"), pytest.param("3715", "3515", id="a bridge there")],
)
def test_it_is_enough_to_begin_anywhere_along_that_river(start: str, end: str) -> None:
    """A14: from 3716 by 3816, from 3715, which touches the Don only at the bridge, by 3614."""
    g = rifles(start)
    assert price(g, end) == "2"
    between = "3816" if start == "3716" else "3614"
    go(g, between)
    assert price(g, end) == "1"
    go(g, end)
    assert where(g, RIFLES) == end
    assert not is_moving(g, RIFLES)


@pytest.mark.rule("a-victory-lost", "8.1.3b")
def test_another_major_river_does_not_help() -> None:
    """4236 is by the Donets, 4337 by the Don; near their meeting neither leads over the other."""
    g = rifles("4236")
    assert price(g, "4136") == "1"
    go(g, "4237")
    assert refused(g, "to 4238") == ("not-by-the-river", "8.1.3b")
    g = rifles("4337", head=isolated(RIFLES))
    assert price(g, "4338") == "1"
    go(g, "4236")
    assert refused(g, "to 4136") == ("not-by-the-river", "8.1.3b")


@pytest.mark.rule("a-victory-lost", "8.1.3b")
def test_by_the_option_the_crossing_is_the_whole_move() -> None:
    """A14. The unit must begin at that very side."""
    near = rifles("3716", head=isolated(RIFLES), options="hexside-crossing")
    assert "3815" in ends(near)
    assert "3917" not in ends(near)
    assert "3917" in ends(rifles("3716", head=isolated(RIFLES)))
    g = rifles("3816", options="hexside-crossing")
    assert {"3815", "3916", "3917"} <= ends(g)
    go(g, "3817")
    assert "3917" not in ends(g)
    go(g, "3816")
    assert "3917" not in ends(g)
    assert refused(g, "to 3917") == ("crossing-first", "8.1.3b")
    g = rifles("3816")
    go(g, "3817")
    assert "3917" in ends(g)


@pytest.mark.rule("a-victory-lost", "8.1.3d")
@pytest.mark.parametrize("start", [rifles, germans])
def test_a_bridge_over_a_major_river_is_crossed_like_plain_ground(start: Start) -> None:
    """A15: from 3814, not by the Don, over the bridge of 3715/3716 and on."""
    g = start("3814")
    assert price(g, "3716") == "2"
    assert price(g, "3616") == "3"
    go(g, "3716")
    assert "3717" in ends(g)


# ---- 8.1.4: overruns


@pytest.mark.rule("a-victory-lost", "8.1.4", "12.1a", "12.1b")
@pytest.mark.parametrize(
    ("chit", "hq", "unit", "victim", "owner"),
    [
        pytest.param(*SOVIET, TANKS, "rum-hq-r3a", "axis", id="by tanks"),
        pytest.param(*SOVIET, RIFLES, "ger-hq-hollidt", "axis", id="by rifles"),
        pytest.param(*AXIS, PANZERS, "sov-hq-3gda", "soviet", id="by panzers"),
    ],
)
def test_a_unit_overruns_a_lone_headquarters_at_the_usual_price_and_goes_on(
    chit: str, hq: str, unit: str, victim: str, owner: str
) -> None:
    """A17."""
    g = moving(chit, {"5226": f"{hq} {unit}", "5227": victim}, unit)
    before = points(g)
    assert price(g, "5227") == "1"
    go(g, "5227")
    answer(g, owner)
    assert where(g, unit) == "5227"
    assert where(g, victim) != "5227"
    assert told(g, "overrun")[0]["victim"] == victim
    assert points(g) == before - 1
    go(g, "5228")
    assert where(g, unit) == "5228"


@pytest.mark.rule("a-victory-lost", "8.1.4")
def test_a_leg_does_not_lead_through_a_headquarters_but_a_move_does() -> None:
    """From 5218, which is not by the Don, the bridge of 5219/5220 is the only way to the other bank."""
    g = rifles("5218", {"5219": "rum-hq-r3a"})
    assert "5219" in ends(g)
    assert "5220" not in ends(g)
    go(g, "5219")
    answer(g, "axis")
    assert "5220" in ends(g)


@pytest.mark.rule("a-victory-lost", "8.1.4", "8.2.1a")
def test_an_overrun_in_an_enemy_zone_costs_the_zone() -> None:
    g = rifles("5226", {"5227": "rum-hq-r3a", "5228": GERMANS})
    assert price(g, "5227") == "3"


@pytest.mark.rule("a-victory-lost", "8.1.4", "5.0.2b")
def test_a_headquarters_with_a_unit_beside_it_is_not_overrun() -> None:
    g = tanks("5226", {"5227": "rum-hq-r3a rum-1"})
    assert "5227" not in ends(g)
    assert refused(g, "to 5227") == ("enemy", "5.0.2")


@pytest.mark.rule("a-victory-lost", "8.1.4")
def test_a_headquarters_overruns_nobody() -> None:
    """A18."""
    g = moving("5TkA", {"5226": f"sov-hq-5tka {RIFLES}", "5227": "rum-hq-r3a"}, "sov-hq-5tka")
    assert "5227" not in ends(g)
    assert refused(g, "to 5227") == ("hq-cannot-overrun", "8.1.4")
    assert "5228" in ends(g)


# ---- 8.1.5: the edge, water, impassable sides


@pytest.mark.rule("a-victory-lost", "8.1.5a", "11.2.2d")
def test_nobody_leaves_the_map() -> None:
    """6547 is at its southern edge, and the box of 28A next to it."""
    g = rifles("6547", head=isolated(RIFLES))
    ring = {"6546", "6646", "6647", "6447", "6446"}
    assert ends(g) == ring | {"6545", "6645", "6445", "6346", "6347"}
    assert refused(g, "to 28A") == ("no-hex", "8.1.5")


@pytest.mark.rule("a-victory-lost", "8.1.5b")
@pytest.mark.parametrize("start", [rifles, germans])
def test_nobody_enters_water_or_crosses_an_impassable_side(start: Start) -> None:
    """2545 and 2445 touch across a lagoon, so do 0246 and 0347: both are two steps apart."""
    g = start("2545")
    assert price(g, "2445") == "2"
    assert "2444" not in ends(g)
    assert refused(g, "to 2444") == ("no-hex", "8.1.5")
    g = start("0246")
    assert price(g, "0347") == "2"
    assert "0247" not in ends(g)


# ---- 8.2: zones of control


@pytest.mark.rule("a-victory-lost", "8.2.1a")
@pytest.mark.parametrize("start", [rifles, germans])
def test_entering_an_enemy_zone_costs_two_points_more(start: Start) -> None:
    """However many enemies have a zone there (6.0.3), and with a friend in the hex or not (A19)."""
    mine, enemy = (RIFLES, "ger-336 ger-304") if start is rifles else (GERMANS, "sov-350 sov-180")
    one, two = enemy.split()
    assert price(start("5226", {"5228": one}), "5227") == "3"
    assert price(start("5226", {"5228": one, "5328": two}), "5227") == "3"
    friend = "sov-197" if mine == RIFLES else "ger-387"
    assert price(start("5226", {"5228": one, "5227": friend}), "5227") == "3"
    assert price(start("4821", {"4819": one}), "4820") == "3"  # into rough


@pytest.mark.rule("a-victory-lost", "8.2.1b")
@pytest.mark.parametrize("start", [rifles, germans])
def test_leaving_an_enemy_zone_costs_two_points_more(start: Start) -> None:
    enemy = "ger-336" if start is rifles else "sov-350"
    g = start("5227", {"5228": enemy})
    assert price(g, "5226") == "3"
    assert price(g, "5225") == "4"
    assert price(start("4821", {"4822": enemy}), "4820") == "3"


@pytest.mark.rule("a-victory-lost", "8.2.1c")
def test_from_zone_to_zone_both_are_paid() -> None:
    """D5: 1 + 2 + 2. Rifles, of 4 points, cannot; Germans, of 5, can."""
    assert "5128" not in ends(rifles("5227", {"5228": GERMANS}))
    assert refused(rifles("5227", {"5228": GERMANS}), "to 5128") == ("too-far", "8.1.2d")
    g = germans("5227", {"5228": RIFLES})
    assert price(g, "5128") == "5"
    go(g, "5128")
    assert not is_moving(g, GERMANS)
    assert price(tanks("5227", {"5228": GERMANS}), "5128") == "5"


@pytest.mark.rule("a-victory-lost", "8.2.2")
@pytest.mark.parametrize("friend", [{}, {"3716": "sov-197"}])
def test_no_bridge_leads_over_a_major_river_from_zone_to_zone(friend: dict[str, str]) -> None:
    """The enemy at 3615 has a zone at both ends of the bridge; a friend beyond changes nothing."""
    g = rifles("3715", {"3615": GERMANS, **friend})
    assert "3716" not in ends(g)
    assert refused(g, "to 3716") == ("river-in-zones", "8.2.2")
    g = tanks("3715", {"3615": GERMANS, "3816": "ger-336", **friend})
    assert "3716" not in ends(g)  # nor with 8 points: 3815, from where it might cross, is in a zone too


@pytest.mark.rule("a-victory-lost", "8.2.2")
def test_the_axis_too_is_held_at_the_bridge() -> None:
    g = germans("3716", {"3615": RIFLES})
    assert refused(g, "to 3715") == ("river-in-zones", "8.2.2")


@pytest.mark.rule("a-victory-lost", "8.2.2", "8.1.3d")
def test_a_bridge_is_open_if_only_one_end_is_in_an_enemy_zone() -> None:
    assert price(rifles("3715", {"3616": GERMANS}), "3716") == "3"  # the far end
    assert price(rifles("3715", {"3714": GERMANS}), "3716") == "3"  # the near end


@pytest.mark.rule("a-victory-lost", "8.2.2")
def test_nor_is_a_major_river_without_a_bridge_crossed_from_zone_to_zone() -> None:
    """3817 has a zone in 3816 and 3917, and none in 3916. The tanks could pay for it."""
    g = tanks("3816", {"3817": GERMANS})
    assert "3917" not in ends(g)
    assert refused(g, "to 3917") == ("river-in-zones", "8.2.2")
    assert price(g, "3916") == "3"
    assert price(rifles("3816", {"4016": GERMANS}), "3917") == "3"


@pytest.mark.rule("a-victory-lost", "8.2.2")
def test_a_minor_river_may_be_crossed_from_zone_to_zone() -> None:
    """4926 to 5026, with an enemy at 4927: 1 + 1 + 2 + 2."""
    assert price(tanks("4926", {"4927": GERMANS}), "5026") == "6"


# ---- 8.3: strategic movement


@pytest.mark.rule("a-victory-lost", "8.3.1a")
def test_five_points_lead_ten_hexes_along_a_road() -> None:
    """D7: from Morozovsk over the Don, by its bridge."""
    g = germans("4731")
    assert (price(g, "4732"), price(g, "4832"), price(g, "5236")) == ("½", "1", "5")
    assert "5337" not in ends(g)
    go(g, "5236")
    assert where(g, GERMANS) == "5236"
    assert not is_moving(g, GERMANS)


@pytest.mark.rule("a-victory-lost", "8.3.1a")
def test_by_road_the_ground_does_not_matter() -> None:
    """5221 and 5220 are rough, 3718 lies over a river."""
    g = rifles("5123")
    assert (price(g, "5122"), price(g, "5221"), price(g, "5220")) == ("½", "1", "1½")
    assert price(rifles("3817"), "3718") == "½"


@pytest.mark.rule("a-victory-lost", "8.3.1a", "10.2.3")
def test_a_headquarters_moves_by_road_too_and_who_is_isolated_half_as_far() -> None:
    g = moving("R3A", {"4731": "rum-hq-r3a rum-1"}, "rum-hq-r3a")
    assert price(g, "5436") == "6"  # twelve hexes
    assert "5537" not in ends(g)
    g = germans("4731", head=isolated(GERMANS))
    assert price(g, "4834") == "2"
    assert "4835" not in ends(g)


@pytest.mark.rule("a-victory-lost", "8.3.1b")
def test_strategic_movement_keeps_to_the_road_from_beginning_to_end() -> None:
    g = germans("4731")
    assert price(g, "5036") == "4"
    assert not {"5035", "5136", "5138", "5237"} & ends(g)  # 4 or 4½ by road, and 1 beside it
    go(g, "5137")
    assert ends(g) == {"5036", "5236"}
    g = germans("4733")  # next to the road: nothing but ordinary steps
    assert price(g, "4732") == "1"
    assert "5236" not in ends(g)


@pytest.mark.rule("a-victory-lost", "8.3.1b")
def test_at_a_junction_any_road_may_be_taken() -> None:
    """A16: four roads meet at Morozovsk, 4731."""
    g = germans("4732")
    assert {price(g, hex_) for hex_ in ("4631", "4730", "4830")} == {"1"}
    assert {"4332", "4627", "5129"} <= ends(g)


@pytest.mark.rule("a-victory-lost", "8.3.1b")
def test_a_unit_on_the_road_may_still_walk_as_long_as_its_points_allow() -> None:
    """Two road hexes are 2 points on foot, or 1 by road: the way onward tells which it was."""
    g = rifles("5126")
    go(g, "5128")
    assert points(g) == 3  # by road
    assert {price(g, hex_) for hex_ in ("4830", "5428")} == {"2"}
    assert price(g, "5226") == "2"  # on foot: the last of the 4 points
    assert "5225" not in ends(g)
    go(g, "5226")
    assert not is_moving(g, RIFLES)


@pytest.mark.rule("a-victory-lost", "8.3.1b")
def test_after_a_leg_each_manner_counts_its_own_best_way() -> None:
    """From 3715 to 3713 it is 2 on foot, and three hexes by the road that bends."""
    g = tanks("3715", {"3713": "ger-hq-hollidt"})
    assert price(g, "3713") == "1½"
    go(g, "3713")
    answer(g, "axis")
    assert price(g, "4310") == "6"  # on foot, with 8 - 2
    assert price(g, "4206") == "6½"  # by road, with 8 - 1½
    go(g, "4206")
    assert not is_moving(g, TANKS)


@pytest.mark.rule("a-victory-lost", "8.1.3c", "8.1.3d")
def test_who_could_have_come_by_the_bridge_need_not_stop() -> None:
    """From 3716 a headquarters at 3815 is overrun over the Don, or with a point more by the bridge."""
    g = tanks("3716", {"3815": "ger-hq-hollidt"})
    assert price(g, "3815") == "1"
    go(g, "3815")
    answer(g, "axis")
    assert points(g) == 6
    g = rifles("3716", {"3815": "ger-hq-hollidt"}, head=isolated(RIFLES))
    go(g, "3815")  # the bridge takes both of its points
    answer(g, "axis")
    assert not is_moving(g, RIFLES)


@pytest.mark.rule("a-victory-lost", "8.3.1b", "14.0.1b")
def test_a_way_that_took_a_city_is_the_way_that_was_gone() -> None:
    """1016 to 1215 is 1½ by the road through Kharkov, and on foot 3 that way, or 2 round it."""
    g = rifles("1016")
    assert price(g, "1215") == "1½"
    go(g, "1215")
    assert told(g, "captured")[0]["space"] == "1117"
    assert "1216" in ends(g)
    assert "1414" not in ends(g)
    own = 'control = { axis = ["0229", "0234", "2033", "3341"], soviet = ["1117"] }'
    g = rifles("1016", head=own)
    go(g, "1215")
    assert price(g, "1414") == "2"  # nothing tells that it did not go round


@pytest.mark.rule("a-victory-lost", "8.3.1b", "14.0.1b")
def test_who_took_no_city_did_not_come_by_the_road_through_it() -> None:
    """1016 and 1116 touch, but by road they are two hexes apart, with Kharkov between them."""
    g = rifles("1016")
    go(g, "1116")
    assert not told(g, "captured")
    assert points(g) == 3
    assert "1311" not in ends(g)  # six hexes on along the road
    g = rifles("1016")
    go(g, "1117", "1116")
    assert told(g, "captured")
    assert price(g, "1311") == "3"


@pytest.mark.rule("a-victory-lost", "8.3.1c")
@pytest.mark.parametrize("start", [rifles, germans])
def test_strategic_movement_neither_begins_in_an_enemy_zone_nor_enters_one(start: Start) -> None:
    """The enemy at 4830 has a zone at Morozovsk; the one at 4734 bars the road at 4833 and 4834."""
    enemy = GERMANS if start is rifles else RIFLES
    g = start("4731", {"4830": enemy})
    assert price(g, "4732") == "3"
    assert "4834" not in ends(g)
    g = start("4731", {"4734": enemy})
    assert price(g, "4832") == "1"
    assert not {"4834", "4835", "4936"} & ends(g)
    assert price(start("4731"), "4936") == "3"


@pytest.mark.rule("a-victory-lost", "8.3.1d")
@pytest.mark.parametrize(("start", "owner"), [(rifles, "axis"), (germans, "soviet")])
def test_by_road_too_a_headquarters_is_overrun(start: Start, owner: str) -> None:
    """At 4833, three hexes on; then on along the road to the end of the points."""
    g = start("4731", {"4833": "ger-hq-hollidt" if owner == "axis" else "sov-hq-3gda"})
    assert price(g, "4833") == "1½"
    go(g, "4833")
    answer(g, owner)
    assert told(g, "overrun")
    last = "5036" if start is rifles else "5236"
    assert price(g, last) == ("2½" if start is rifles else "3½")
    go(g, last)
    assert not is_moving(g, RIFLES if start is rifles else GERMANS)


@pytest.mark.rule("a-victory-lost", "8.3.2")
def test_there_is_no_strategic_movement_by_rail() -> None:
    """2810, 2910 and 2711 are on the railway, and on no road."""
    g = germans("2910")
    assert price(g, "2810") == "1"
    assert price(g, "2711") == "2"


# ---- 15.0.1: administrative movement

ADMINISTRATIVE = "soviet-administrative-movement"


@pytest.mark.rule("a-victory-lost", "15.0.1b", "15.0-a")
def test_by_the_option_a_soviet_unit_away_from_the_enemy_has_one_point_more() -> None:
    """A60: headquarters have it too, the Axis does not; without the option nobody has."""
    assert "5221" not in ends(rifles("5226"))
    g = rifles("5226", options=ADMINISTRATIVE)
    assert points(g) == 5
    assert price(g, "5122") == "5"
    units = {"5226": f"sov-hq-5tka {RIFLES}"}
    assert points(moving("5TkA", units, "sov-hq-5tka", options=ADMINISTRATIVE)) == 9
    assert points(germans("5226", options=ADMINISTRATIVE)) == 5
    assert points(rifles("5226", head=isolated(RIFLES), options=ADMINISTRATIVE)) == 3


@pytest.mark.rule("a-victory-lost", "15.0.1b")
def test_who_begins_in_an_enemy_zone_or_enters_one_has_no_point_more() -> None:
    """A60. 5228 is 2 + 2 points away, in the zone of an enemy at 5229."""
    g = rifles("5227", {"5228": GERMANS}, options=ADMINISTRATIVE)
    assert points(g) == 4
    g = rifles("5226", {"5229": GERMANS}, options=ADMINISTRATIVE)
    assert price(g, "5228") == "4"
    assert not {"5129", "5329"} & ends(g)  # 5 points away, in the enemy's zone
    assert "5122" in ends(g)  # 5 points away, and calm
    go(g, "5228")
    assert not is_moving(g, RIFLES)


@pytest.mark.rule("a-victory-lost", "15.0.1b")
def test_the_point_more_may_be_the_last_of_several_legs() -> None:
    g = rifles("5226", options=ADMINISTRATIVE)
    go(g, "5225", "5224", "5223", "5222")
    assert points(g) == 1
    assert "5122" in ends(g)


@pytest.mark.rule("a-victory-lost", "15.0.1b", "8.1.3b")
def test_the_point_more_may_be_spent_on_a_river() -> None:
    """Isolated rifles have 2 points and 3 with the option: enough for a ford and the hex beyond."""
    assert "4826" not in ends(rifles("5026", head=isolated(RIFLES)))
    assert "4826" in ends(rifles("5026", head=isolated(RIFLES), options=ADMINISTRATIVE))
    assert "3515" not in ends(rifles("3513", head=isolated(RIFLES)))  # two hexes along the Don, and over it
    assert price(rifles("3513", head=isolated(RIFLES), options=ADMINISTRATIVE), "3515") == "3"


@pytest.mark.rule("a-victory-lost", "15.0.1c")
def test_with_strategic_movement_the_point_is_two_road_hexes_more() -> None:
    """Rifles get from Morozovsk to 5036, over eight hexes; with the option to 5236, over ten."""
    g = rifles("4731")
    assert price(g, "5036") == "4"
    assert "5137" not in ends(g)
    g = rifles("4731", options=ADMINISTRATIVE)
    assert price(g, "5236") == "5"
    assert "5337" not in ends(g)
    assert "5137" not in ends(rifles("4731", {"4830": GERMANS}, options=ADMINISTRATIVE))
    assert "5337" not in ends(germans("4731", options=ADMINISTRATIVE))
