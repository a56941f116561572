"""The boxes of 1PzA and 28A (11.2).

The box of 1PzA touches 3247, 3947 and 4547, all on roads; that of 28A touches 6347 and 6447, on the road from
Elista, and 6547, which is on none. All six are clear.
"""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.arrivals import sequence
from tests.games.a_victory_lost.table import SOVIET_CHITS, active, end_movement, field
from tests.support import offered, play, prompt, told, units, where

PANZERS = "ger-hq-1pza ger-3pz ger-16mot ger-111 ger-444"
ARMY = "sov-hq-28a sov-34gd sov-248 sov-152 sov-159"
ENTRIES = {"3247", "3947", "4547"}
STEPPE = {"6347", "6447", "6547"}
NO_OTHER_CHITS = "turn = 4\ninactive = { axis = [] }"


def panzers(others: dict[str, str] | None = None, names: str = PANZERS, head: str = "") -> VictoryLost:
    """The headquarters of 1PzA is activated in its box, on turn 4."""
    return active("1PzA", {"1PzA": names, **(others or {})}, head=f"turn = 4\n{head}")


def points(g: VictoryLost, side: str) -> int:
    """The movement points that the moving piece has left."""
    decision = g.decision(side)
    assert decision is not None
    left: int = decision.facts["points"]
    return left


@pytest.mark.rule("a-victory-lost", "11.2.1a", "2.1.1g", "2.2.2b")
def test_the_first_panzer_army_arrives_in_its_box() -> None:
    g = sequence("axis", f"{PANZERS} ger-335", turn=3)
    assert {where(g, name) for name in PANZERS.split()} == {"1PzA"}
    assert prompt(g, "axis") == "place"
    decision = g.decision("axis")
    assert decision is not None
    assert decision.facts["unit"] == "ger-335"


@pytest.mark.rule("a-victory-lost", "11.2.1a", "2.1.1g", "2.2.2b")
def test_the_28th_army_arrives_in_its_box() -> None:
    g = sequence("soviet", f"{ARMY} sov-23tk", turn=1)
    assert {where(g, name) for name in ARMY.split()} == {"28A"}
    play(g, "soviet", "to 4906")
    assert where(g, "sov-23tk") == "4906"


@pytest.mark.rule("a-victory-lost", "11.2.1b", "11.1.2c")
def test_the_chit_of_1pza_is_received_with_the_army_and_that_of_28a_never() -> None:
    g = sequence("axis", PANZERS, turn=3)
    assert [note["chits"] for note in told(g, "chits-received")] == [["Manstein-1"], ["1PzA"]]
    assert "1PzA" in g.state.inactive[0]
    g = sequence("soviet", ARMY, turn=1, head=SOVIET_CHITS)
    assert "28A" not in g.state.inactive[1]
    assert not told(g, "chits-received")


@pytest.mark.rule("a-victory-lost", "11.2.1a", "11.3-a")
def test_they_stay_in_the_box_until_they_are_activated() -> None:
    """Neither supply nor the removal of headquarters touches them (A49)."""
    g = field({"1PzA": PANZERS, "28A": ARMY, "1117": "ger-gd"}, step="supply", head="turn = 4")
    assert {where(g, name) for name in PANZERS.split()} == {"1PzA"}
    assert {where(g, name) for name in ARMY.split()} == {"28A"}
    assert not g.state.unsupplied
    assert g.state.turn == 5


@pytest.mark.rule("a-victory-lost", "11.2.2a")
def test_all_must_enter_when_their_headquarters_is_first_activated() -> None:
    g = panzers()
    for n, name in enumerate(PANZERS.split()[:-1]):
        assert offered(g, "axis", "unit") == set(PANZERS.split()[n:])
        assert not offered(g, "axis", "done")
        play(g, "axis", f"unit {name}")
        assert prompt(g, "axis") == "enter"
        assert not offered(g, "axis", "stop")
        play(g, "axis", "to 4547" if n < 3 else "to 3947", "stop")
    assert prompt(g, "axis") == "enter", "the last one need not be chosen"
    assert where(g, "ger-444") == "1PzA"
    play(g, "axis", "to 3947", "stop")
    assert {where(g, name) for name in PANZERS.split()} == {"4547", "3947"}


@pytest.mark.rule("a-victory-lost", "11.2.2a")
def test_stavka_brings_the_28th_army_on_too() -> None:
    g = active("STAVKA", {"28A": ARMY, "4906": "sov-52 sov-hq-6a"})
    assert not offered(g, "soviet", "done")
    assert set(ARMY.split()) <= offered(g, "soviet", "unit")
    assert {"sov-52", "sov-hq-6a"} <= offered(g, "soviet", "unit")
    for name in ARMY.split():
        play(g, "soviet", f"unit {name}", "to 6447" if name in ("sov-34gd", "sov-248") else "to 6547")
        play(g, "soviet", "stop")
    assert offered(g, "soviet", "done")


@pytest.mark.rule("a-victory-lost", "11.2.2a")
def test_so_does_manstein_with_1pza() -> None:
    g = active("Manstein-1", {"1PzA": PANZERS, "1117": "ger-hq-4pza ger-gd"}, head="turn = 4")
    play(g, "axis", "hq ger-hq-1pza")
    assert offered(g, "axis", "unit") == set(PANZERS.split())
    assert not offered(g, "axis", "done")


@pytest.mark.rule("a-victory-lost", "11.2.2a", "11.1.3", "14.0.1d", "14.0.1e")
def test_who_cannot_enter_is_lost() -> None:
    """Soviets stand in all three hexes: 3 points for each of two divisions, 1 for each other (A48)."""
    shut = {"3247": "sov-6m", "3947": "sov-13m", "4547": "sov-5m"}
    g = panzers(shut)
    assert {where(g, name) for name in PANZERS.split()[1:]} == {"eliminated"}
    assert where(g, "ger-hq-1pza") == "removed"
    assert g.state.vp == [25, 8]
    assert "1PzA" not in g.state.inactive[0] + g.state.played[0] + g.state.bag


@pytest.mark.rule("a-victory-lost", "11.2.2a")
def test_the_soviets_too_are_lost_if_they_cannot_enter() -> None:
    g = active("28A", {"28A": ARMY, "6347": "ger-gd", "6447": "ger-dr", "6547": "ger-lah"})
    assert {where(g, name) for name in ARMY.split()[1:]} == {"eliminated"}
    assert where(g, "sov-hq-28a") == "removed"
    assert g.state.vp == [25, 0]


@pytest.mark.rule("a-victory-lost", "11.2.2b")
def test_they_pay_for_the_hex_by_which_they_enter_and_go_on() -> None:
    g = panzers(names="ger-hq-1pza ger-3pz ger-111")
    play(g, "axis", "unit ger-111")
    assert offered(g, "axis", "to") == ENTRIES
    play(g, "axis", "to 4547")
    assert points(g, "axis") == 4
    assert "4145" in offered(g, "axis", "to"), "four clear hexes on"
    assert "4044" not in offered(g, "axis", "to"), "a fifth"
    play(g, "axis", "to 4145")
    assert where(g, "ger-111") == "4145"


@pytest.mark.rule("a-victory-lost", "11.2.2b")
def test_an_enemy_zone_costs_two_more_on_entry() -> None:
    """The Soviet unit at 4647 controls 4547 but neither 3947 nor 3247; nothing is paid for leaving a box."""
    g = panzers({"4647": "sov-52"})
    play(g, "axis", "unit ger-3pz", "to 4547")
    assert points(g, "axis") == 10 - 3
    play(g, "axis", "stop", "unit ger-16mot", "to 3947")
    assert points(g, "axis") == 10 - 1


@pytest.mark.rule("a-victory-lost", "11.2.2b")
def test_they_enter_next_to_their_own_box_only() -> None:
    g = panzers()
    play(g, "axis", "unit ger-3pz")
    for name in ("6447", "4546", "3946"):
        with pytest.raises(IllegalAction) as refused:
            g.play("axis", "to", name)
        assert refused.value.rule == "11.2.2b"
    g = active("28A", {"28A": ARMY})
    play(g, "soviet", "unit sov-34gd")
    assert offered(g, "soviet", "to") == STEPPE


@pytest.mark.rule("a-victory-lost", "11.2.2b")
def test_a_full_hex_lets_them_through_but_not_stop() -> None:
    """The other two hexes are shut; the enemies' zones do not reach 3247 nor its road."""
    shut = {"3947": "sov-13m", "4547": "sov-5m", "3247": "ger-gd ger-dr"}
    g = panzers(shut, names="ger-hq-1pza ger-3pz")
    play(g, "axis", "unit ger-3pz")
    assert where(g, "ger-3pz") == "3247"
    assert not offered(g, "axis", "stop")
    play(g, "axis", "to 3246")
    assert offered(g, "axis", "stop")


@pytest.mark.rule("a-victory-lost", "11.2.2b", "5.0.1b")
def test_a_full_hex_with_no_way_on_is_refused_for_want_of_room() -> None:
    """Soviets in 3246 hold 3247 in their zone: 3 points to enter, and 2 are too few to go on."""
    g = panzers({"3247": "ger-gd ger-dr", "3246": "sov-13m"}, names="ger-hq-1pza ger-3pz ger-111")
    play(g, "axis", "unit ger-111")
    assert offered(g, "axis", "to") == {"3947", "4547"}
    with pytest.raises(IllegalAction) as refused:
        g.play("axis", "to", "3247")
    assert refused.value.rule == "5.0.1"


@pytest.mark.rule("a-victory-lost", "11.2.2b", "12.1a", "8.1.4")
def test_a_unit_overruns_a_headquarters_in_the_hex_of_entry() -> None:
    shut = {"3947": "sov-13m", "4547": "sov-5m", "3247": "sov-hq-6a"}
    g = panzers(shut, names="ger-hq-1pza ger-3pz")
    assert where(g, "ger-3pz") == "3247", "the headquarters cannot enter before it (A18)"
    assert told(g, "overrun")[0]["victim"] == "sov-hq-6a"


@pytest.mark.rule("a-victory-lost", "11.2.2c")
def test_by_a_road_hex_they_may_move_strategically() -> None:
    """5 points are ten road hexes: 4547 and nine more, along the road to Rostov."""
    g = panzers(names="ger-hq-1pza ger-3pz ger-111")
    play(g, "axis", "unit ger-111", "to 4547")
    hexes = offered(g, "axis", "to")
    assert "3744" in hexes
    assert "3643" not in hexes
    play(g, "axis", "to 3744")
    assert where(g, "ger-111") == "3744"


@pytest.mark.rule("a-victory-lost", "11.2.2c")
def test_off_the_road_they_may_not() -> None:
    """6547 is on no road: a rifle division has three points left, and no way over the road is cheaper."""
    g = active("28A", {"28A": ARMY})
    play(g, "soviet", "unit sov-34gd", "to 6547")
    far = {name for name in offered(g, "soviet", "to") if g.facts.grid.distance(name, "6547") > 3}
    assert not far
    assert "6444" in offered(g, "soviet", "to")
    play(g, "soviet", "stop", "unit sov-248", "to 6447")
    assert "6440" not in offered(g, "soviet", "to")
    assert {"6441", "6442"} <= offered(g, "soviet", "to"), "by road: eight hexes, the first of them 6447"


@pytest.mark.rule("a-victory-lost", "11.2.2c")
def test_nor_into_an_enemy_zone() -> None:
    g = panzers({"4647": "sov-52"}, names="ger-hq-1pza ger-3pz")
    play(g, "axis", "unit ger-3pz", "to 4547")
    far = {name for name in offered(g, "axis", "to") if g.facts.grid.distance(name, "4547") > 7}
    assert not far


@pytest.mark.rule("a-victory-lost", "11.2.2d")
def test_nobody_goes_back_into_a_box() -> None:
    g = panzers(names="ger-hq-1pza ger-3pz", others={"3946": "ger-gd"})
    play(g, "axis", "unit ger-3pz", "to 4547")
    assert "1PzA" not in offered(g, "axis", "to")
    with pytest.raises(IllegalAction):
        g.play("axis", "to", "1PzA")
    g = active("4PzA", {"4546": "ger-hq-4pza", "4547": "ger-6pz"}, head=NO_OTHER_CHITS)
    play(g, "axis", "unit ger-6pz")
    assert "1PzA" not in offered(g, "axis", "to")


@pytest.mark.rule("a-victory-lost", "11.2.3")
def test_a_headquarters_in_its_box_activates_nobody_outside() -> None:
    near = {"4547": "ger-gd", "3947": "ger-dr", "3246": "ger-lah"}
    g = panzers(near)
    assert units(g, g.activation.units) == set(PANZERS.split()[1:])
    g = active("28A", {"28A": ARMY, "6347": "sov-52"})
    assert units(g, g.activation.units) == set(ARMY.split()[1:])


@pytest.mark.rule("a-victory-lost", "11.2.3")
def test_no_headquarters_on_the_map_reaches_into_a_box() -> None:
    """A8: not even STAVKA, once the headquarters of 28A is out of the game."""
    g = active("4PzA", {"4547": "ger-hq-4pza ger-6pz", "1PzA": PANZERS}, head=NO_OTHER_CHITS)
    assert units(g, g.activation.units) == {"ger-6pz"}
    boxed = ARMY.removeprefix("sov-hq-28a ")
    g = active("STAVKA", {"28A": boxed, "6347": "sov-hq-6a sov-52"})
    assert units(g, g.activation.units) == {"sov-52"}


@pytest.mark.rule("a-victory-lost", "11.2.3")
def test_once_on_the_map_it_is_a_headquarters_like_any_other() -> None:
    g = active("1PzA", {"4547": "ger-hq-1pza ger-3pz", "4545": "ger-gd"}, head="turn = 5")
    assert units(g, g.activation.units) == {"ger-3pz", "ger-gd"}
    end_movement(g)
    assert where(g, "ger-3pz") == "4547"
