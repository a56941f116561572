"""2.4.5: the event tokens 1 to 5."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.berlin import garrison
from stavka.games.race_for_berlin.combat import attack_strength
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import KONEV, ZHUKOV
from stavka.kernel.names import bits
from tests.games.race_for_berlin.table import IN_BERLIN, SOVIET_ATTACK, hand, impulse, rolled, unit, zone
from tests.support import offered, play, prompt, spaces, told, units, where

# ---- 1: Heinrici


def seelow_attacked(text: str = "", *dice: int) -> Berlin:
    """Zhukov's guards have attacked Seelow; the die has not been rolled unless nobody had a say."""
    g = impulse("C.1", text, *dice)
    play(g, "zhukov", *SOVIET_ATTACK, "resolve")
    return g


@pytest.mark.rule("race-for-berlin", "event-1a", "event-1b", "event-1c")
def test_under_heinrici_the_defenders_leave_unhurt_and_the_attackers_advance() -> None:
    g = seelow_attacked()
    assert prompt(g, "konev") == "heinrici-window"
    assert rolled(g, "combat") == []
    play(g, "konev", "heinrici")
    assert offered(g, "konev", "unit") == {"303", "20-pzgre"}
    play(g, "konev", "unit 303")
    assert offered(g, "konev", "to") == {"letschin", "falkenhagen", "muncheberg"}  # by 8.3.2 not Lebus
    play(g, "konev", "to letschin", "to letschin")
    assert where(g, "303") == where(g, "20-pzgre") == "letschin"
    assert g.state.reduced == 0
    assert rolled(g, "combat") == []
    assert offered(g, "zhukov", "advance") == {"8ga-1", "8ga-2"}
    assert not offered(g, "zhukov", "done")
    play(g, "zhukov", "advance 8ga-2", "done")
    assert where(g, "8ga-2") == "seelow"
    assert where(g, "8ga-1") == "oder-bridgehead"


@pytest.mark.rule("race-for-berlin", "event-1a", "event-1d")
def test_without_heinrici_the_die_is_rolled() -> None:
    g = seelow_attacked("", 6)
    play(g, "konev", "decline")
    assert rolled(g, "combat") == [6]
    assert g.state.heinrici == KONEV


@pytest.mark.rule("race-for-berlin", "event-1a")
def test_heinrici_is_for_a_holder_who_commands_a_defender() -> None:
    text = '[units]\nfurstenwalde = ["303", "20-pzgre"]\nseelow = ["21-pz"]'
    g = seelow_attacked(text)  # Konev holds the token, but only a southern division defends
    assert rolled(g, "combat")
    g = seelow_attacked('heinrici = "zhukov"\n' + text)  # R7: his own Germans, whom he attacks himself
    assert prompt(g, "zhukov") == "heinrici-window"
    g = seelow_attacked('[units]\nfurstenwalde = ["20-pzgre"]\nseelow = ["303", "21-pz"]')
    play(g, "konev", "heinrici", "to letschin")  # all retreat, each owner choosing for his own
    play(g, "zhukov", "to falkenhagen")
    assert (where(g, "303"), where(g, "21-pz")) == ("letschin", "falkenhagen")


@pytest.mark.rule("race-for-berlin", "event-1a")
@pytest.mark.parametrize(("gone", "room"), [(["169"], True), ([], False)])
def test_heinrici_has_no_say_unless_all_defenders_can_retreat(gone: list[str], room: bool) -> None:
    """Lebus, the only way out, has room for two or for one, and Frankfurt behind it is full (R48)."""
    text = f"""
[units]
letschin = ["47-1"]
falkenhagen = ["69-1"]
muncheberg = ["33-1"]
frankfurt = ["286", "391", "32-ss"]
destroyed = {["munch", "kurmark", "156", "541", *gone]}
"""
    g = seelow_attacked(text)
    assert (prompt(g, "konev") == "heinrici-window") == room
    assert bool(rolled(g, "combat")) != room


@pytest.mark.rule("race-for-berlin", "event-1a")
def test_heinrici_is_for_ordinary_combat_only() -> None:
    g = impulse("C.1", IN_BERLIN, 2)
    play(g, "zhukov", "fight 8ga-1", "done", "storm mariendorf", "resolve")
    assert rolled(g, "urban") == [2]


@pytest.mark.rule("race-for-berlin", "event-1d")
def test_heinrici_passes_to_the_opponent_for_the_next_turn() -> None:
    g = seelow_attacked("turn = 2")
    play(g, "konev", "heinrici")
    assert (g.state.heinrici, g.state.heinrici_from) == (ZHUKOV, 3)
    for turn in (2, 3):
        g = impulse("C.2", f'turn = {turn}\nheinrici = "zhukov"\nheinrici_from = 3')
        play(g, "konev", "fight 13-1", "done", "attack forst", "resolve")
        assert (prompt(g, "zhukov") == "heinrici-window") == (turn == 3)
        assert bool(rolled(g, "combat")) == (turn == 2)


@pytest.mark.rule("race-for-berlin", "event-1e")
def test_heinrici_does_not_undo_the_collapse_of_conscripts() -> None:
    g = impulse("C.1", hand(zhukov=8))
    play(g, "zhukov", *SOVIET_ATTACK, "reduce 303", "resolve")
    play(g, "konev", "heinrici", "unit 303", "to letschin", "to muncheberg")
    assert units(g, g.state.reduced) == {"303"}
    assert where(g, "303") == "letschin"


# ---- 2: Rybalko crosses the Spree

SPREE = """
turn = 5
[units]
furstenwalde = ["33-1", "69-1"]
muncheberg = ["33-2", "69-2"]
destroyed = ["541"]
"""


@pytest.mark.rule("race-for-berlin", "event-2a")
def test_rybalko_names_one_of_the_players_armies_on_the_map() -> None:
    g = impulse("C.1", hand(zhukov=2))
    play(g, "zhukov", "token")
    soviets = g.on_map(g.facts.SOVIETS & g.facts.CAMP[ZHUKOV])
    assert offered(g, "zhukov", "army") == units(g, soviets)
    assert {"3-1", "3ga-1", "712"}.isdisjoint(offered(g, "zhukov", "army"))
    play(g, "zhukov", "army 33-2")
    assert told(g, "event-army")[-1]["units"] == ["33-1", "33-2"]


@pytest.mark.rule("race-for-berlin", "event-2b")
@pytest.mark.parametrize(
    ("counter", "far"), [("33-1", "konigs-wusterhausen"), ("33-2", "storkow"), ("69-2", "storkow")]
)
@pytest.mark.parametrize("named", ["33-1", "69-1"])
def test_rivers_cost_the_named_army_no_movement(counter: str, far: str, named: str) -> None:
    g = impulse("C.1", hand(zhukov=2) + SPREE)
    play(g, "zhukov", "token", f"army {named}", f"move {counter}", "done", f"unit {counter}")
    dry = counter.split("-")[0] == named.split("-")[0]
    assert (far in offered(g, "zhukov", "to")) == dry


@pytest.mark.rule("race-for-berlin", "event-2b")
def test_rivers_do_not_halve_the_named_army() -> None:
    g = impulse("C.1", hand(zhukov=2) + SPREE)
    target = zone(g, "beeskow")
    assert attack_strength(g, unit(g, "33-1"), target) == 6
    play(g, "zhukov", "token", "army 33-2")
    assert attack_strength(g, unit(g, "33-1"), target) == 12
    assert attack_strength(g, unit(g, "69-1"), target) == 7


# ---- 3: the Allies press on to Berlin


@pytest.mark.rule("race-for-berlin", "event-3a", "event-3b")
def test_the_allies_advance_on_the_track_that_the_player_picks() -> None:
    g = impulse("C.4", hand(zhukov=3))
    play(g, "zhukov", "token")
    assert offered(g, "zhukov", "track") == {"leipzig", "kyritz"}  # tracks 1 and 2 begin in one zone
    play(g, "zhukov", "track leipzig")
    assert g.state.tracks == [1, 1, 0]
    g = impulse("C.4", hand(zhukov=3) + 'american = ["leipzig"]\ntracks = [1, 1, 0]')
    play(g, "zhukov", "token")
    assert offered(g, "zhukov", "track") == {"bitterfeld", "eilenburg", "kyritz"}
    play(g, "zhukov", "track eilenburg")
    assert g.state.tracks == [1, 2, 0]
    assert spaces(g, g.state.american) == {"leipzig", "eilenburg"}
    assert prompt(g, "zhukov") == "designate"


@pytest.mark.rule("race-for-berlin", "event-3b")
def test_germans_in_the_way_of_the_allies_are_tested() -> None:
    g = impulse("C.4", hand(zhukov=3) + '[units]\nkyritz = ["scharn", "hamburg"]', 4, 5)
    play(g, "zhukov", "token", "track kyritz")
    assert rolled(g, "american-test") == [4, 5]
    assert where(g, "scharn") == "removed"
    assert where(g, "hamburg") == "neuruppin"  # the only zone of higher index beside it


@pytest.mark.rule("race-for-berlin", "event-3b")
def test_a_division_that_the_allies_take_away_owes_hitler_nothing() -> None:
    """Of the two that his order binds, one is removed: the other attacks alone (2.3.2)."""
    south = [u.id for u in impulse("C.4").facts.units if (u.camp, u.nationality) == ("zhukov", "german")]
    gone = [name for name in south if name not in ("clause", "h-goer")]
    text = f"""
turn = 9
order = "zhukov"
american = ["leipzig", "bitterfeld", "dessau", "coswig", "belzig"]
tracks = [5, 1, 0]
[units]
lehnin = ["clause"]
beelitz = ["h-goer"]
potsdam = ["3gta-1"]
destroyed = {gone}
"""
    g = impulse("C.4", hand(zhukov=3) + text, 1)
    assert not offered(g, "zhukov", "done")
    play(g, "zhukov", "token", "track lehnin")
    assert where(g, "clause") == "removed"
    play(g, "zhukov", "resolve")
    assert told(g, "attack")[-1]["units"] == ["h-goer"]


@pytest.mark.rule("race-for-berlin", "event-3b")
def test_the_allies_may_end_the_game_for_both() -> None:
    track = 'american = ["kyritz", "friesack", "nauen", "falkensee"]\ntracks = [0, 0, 4]'
    g = impulse("C.4", hand(zhukov=3) + track)
    play(g, "zhukov", "token", "track charlottenburg")
    assert g.over
    assert g.winners == []


@pytest.mark.rule("race-for-berlin", "event-3b", "event-3c")
def test_a_token_that_stops_the_allies_leaves_the_game() -> None:
    g = impulse("C.4", hand(zhukov=3) + '[units]\nkyritz = ["61-1"]')
    play(g, "zhukov", "token", "track kyritz")
    assert g.state.stopped
    assert g.state.american == 0
    assert g.state.out == (3,)


@pytest.mark.rule("race-for-berlin", "event-3c")
def test_once_the_allies_are_stopped_their_token_is_dead() -> None:
    g = impulse("C.4", "stopped = true\n" + hand(zhukov=3))
    assert not offered(g, "zhukov", "token")
    g = impulse("D.3", "stopped = true\n" + hand(zhukov=3, konev=10))
    play(g, "zhukov", "discard")
    play(g, "konev", "keep")
    assert g.state.out == (3,)


# ---- 4: planned retreat


@pytest.mark.rule("race-for-berlin", "event-4b")
@pytest.mark.parametrize("played", [True, False])
def test_under_a_planned_retreat_no_westward_test_is_made(played: bool) -> None:
    g = impulse("C.3", "turn = 2\n" + hand(konev=4), 1)
    if played:
        play(g, "konev", "token")
    play(g, "konev", "move 541", "done", "unit 541")
    assert rolled(g, "westward") == ([] if played else [1])
    assert ("strausberg" in offered(g, "konev", "to")) == played


@pytest.mark.rule("race-for-berlin", "event-4b")
def test_a_planned_retreat_is_for_the_players_own_germans_until_the_turn_ends() -> None:
    g = impulse("C.3", "turn = 2\n" + hand(konev=4), 2)
    play(g, "konev", "token", "done")
    play(g, "zhukov", "move 21-pz", "done", "unit 21-pz")
    assert rolled(g, "westward") == [2]
    g = impulse("D.1", 'turn = 2\nplanned_retreat = ["konev"]', 1)
    play(g, "zhukov", "done")
    play(g, "konev", "done", "unit 541")
    assert "strausberg" in offered(g, "konev", "to")
    play(g, "konev", "to strausberg", "done")
    assert rolled(g, "westward") == []
    play(g, "zhukov", "unit 21-pz")
    assert rolled(g, "westward") == [1]
    g = impulse("D.3", 'turn = 2\nplanned_retreat = ["konev"]')
    assert g.state.turn == 3
    assert g.state.planned_retreat == 0


@pytest.mark.rule("race-for-berlin", "event-4c", "event-4d")
@pytest.mark.parametrize("turn", [6, 7])
def test_the_planned_retreat_goes_after_turn_6(turn: int) -> None:
    g = impulse("C.4", f"turn = {turn}\n" + hand(zhukov=4))
    assert bool(offered(g, "zhukov", "token")) == (turn == 6)
    if turn == 6:
        play(g, "zhukov", "token")
        assert 4 in g.state.cup
    g = impulse("D.3", f"turn = {turn}\n" + hand(zhukov=4, konev=10))
    play(g, "zhukov", "discard")
    play(g, "konev", "keep")
    assert g.state.out == (() if turn == 6 else (4,))
    assert (4 in (*g.state.cup, g.state.token[ZHUKOV])) == (turn == 6)


# ---- 5: Speer and Heinrici try to save Berlin


@pytest.mark.rule("race-for-berlin", "event-5b")
@pytest.mark.parametrize(("played", "defence"), [(True, 16), (False, 26)])
def test_speer_makes_garrisons_count_ten(played: bool, defence: int) -> None:
    g = impulse("C.1", "turn = 8\n" + hand(zhukov=5) + IN_BERLIN, 2)
    if played:
        play(g, "zhukov", "token")
    play(g, "zhukov", "fight 8ga-1", "done", "storm mariendorf", "resolve")
    assert told(g, "urban")[-1]["defence"] == defence


@pytest.mark.rule("race-for-berlin", "event-5b")
def test_speer_works_in_all_of_berlin_for_both_players_until_the_turn_ends() -> None:
    g = impulse("C.1", hand(zhukov=5))
    play(g, "zhukov", "token", "done")
    assert g.impulse.camp == KONEV
    assert {garrison(g, z) for z in bits(g.facts.BERLIN)} == {10}
    g = impulse("D.3", "speer = true")
    assert g.state.turn == 2
    assert {garrison(g, z) for z in bits(g.facts.BERLIN)} == {20}
