"""2.4.5: the event tokens 6 to 11."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.combat import assess, attack_strength
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import ZHUKOV
from stavka.kernel.names import mask
from tests.games.race_for_berlin.table import (
    GERMAN_ATTACK,
    IN_BERLIN,
    SOVIET_ATTACK,
    hand,
    impulse,
    rolled,
    unit,
    zone,
)
from tests.support import offered, play, prompt, spaces, told, units, where


def left(g: Berlin, side: str) -> int:
    """How many units may still be designated."""
    decision = g.decision(side)
    assert decision is not None
    count: int = decision.facts["left"]
    return count


# ---- 6: everyone to the front


def modifiers(g: Berlin, target: str, *attackers: str) -> dict[str, int]:
    """What would be added to the die of an attack."""
    odds = assess(g, zone(g, target), mask(unit(g, name) for name in attackers))
    return {modifier.name: modifier.value for modifier in odds.modifiers}


@pytest.mark.rule("race-for-berlin", "event-6a", "event-6b")
def test_the_named_army_has_two_more_in_each_of_its_combats() -> None:
    g = impulse("C.1", hand(zhukov=6), 6, 6)
    plain = impulse("C.1")
    play(g, "zhukov", "token")
    assert {"8ga-1", "1gta-2"} < offered(g, "zhukov", "army")
    assert {"3ga-1", "3-1"}.isdisjoint(offered(g, "zhukov", "army"))
    play(g, "zhukov", "army 8ga-1")
    for target, attackers in (("seelow", ("8ga-1",)), ("lebus", ("8ga-2", "5sha-1"))):
        assert modifiers(g, target, *attackers) == {**modifiers(plain, target, *attackers), "everyone": 2}
    assert "everyone" not in modifiers(g, "seelow", "5sha-1", "5sha-2")


@pytest.mark.rule("race-for-berlin", "event-6b")
def test_the_two_more_count_in_the_combat_and_in_berlin() -> None:
    seen = []
    for text in (hand(), hand(zhukov=6)):
        g = impulse("C.1", text + IN_BERLIN, 2)
        if g.state.token[ZHUKOV]:
            play(g, "zhukov", "token", "army 8ga-2")
        play(g, "zhukov", "fight 8ga-1", "done", "storm mariendorf", "resolve")
        seen.append(told(g, "urban")[-1]["modifier"])
    assert seen[1] == seen[0] + 2


def guards_have_fought(text: str) -> Berlin:
    """Under event 6 the guards have attacked Seelow in vain; 5sha-1, in combat mode too, has not fought."""
    g = impulse("C.1", hand(zhukov=6) + text, 1)
    play(g, "zhukov", "token", "army 8ga-1", "fight 5sha-1", *SOVIET_ATTACK, "resolve")
    play(g, "konev", "decline")
    play(g, "zhukov", "lose 8ga-1")
    play(g, "konev", "lose 303")
    play(g, "zhukov", "done")
    return g


@pytest.mark.rule("race-for-berlin", "event-6c")
def test_after_its_combat_the_named_army_acts_as_a_reserve() -> None:
    g = guards_have_fought("")
    assert prompt(g, "zhukov") == "reserve-unit"
    assert offered(g, "zhukov", "unit") == {"8ga-1", "8ga-2"}
    play(g, "zhukov", "unit 8ga-2")
    # Half of 3 points: the road to Kustrin and a zone more, but not Ziebingen two zones behind it.
    assert offered(g, "zhukov", "to") == {"kustrin", "goritz", "reppen", "barwalde"}


@pytest.mark.rule("race-for-berlin", "event-6c", "3.1.3c")
def test_out_of_supply_it_cannot_act_as_a_reserve() -> None:
    g = guards_have_fought('unsupplied = ["8ga-1"]')
    assert offered(g, "zhukov", "unit") == {"8ga-2"}


@pytest.mark.rule("race-for-berlin", "event-6c", "4.2.3c")
def test_once_it_has_fought_it_may_follow_another_army_like_a_reserve() -> None:
    g = impulse("C.1", hand(zhukov=6), 1, 6)
    play(g, "zhukov", "token", "army 8ga-1", "fight 8ga-1", "fight 8ga-2", "fight 5sha-1", "fight 5sha-2")
    play(g, "zhukov", "attack seelow", "add 8ga-1", "add 8ga-2", "resolve")
    play(g, "konev", "decline")
    play(g, "zhukov", "lose 8ga-1")
    play(g, "konev", "lose 303")
    play(g, "zhukov", "attack lebus", "add 5sha-1", "resolve")
    play(g, "konev", "decline")
    while prompt(g, "konev"):
        play(g, "konev", next(" ".join(filter(None, action[1:])) for action in g.legal_actions()))
    assert where(g, "5sha-1") == "lebus"  # the only attacker had to advance
    assert offered(g, "zhukov", "advance") == {"8ga-1", "8ga-2"}


# ---- 7: trucks


@pytest.mark.rule("race-for-berlin", "event-7b")
def test_trucks_let_an_army_move_and_then_attack() -> None:
    g = impulse("C.1", hand(zhukov=7), 6)
    assert not offered(g, "zhukov", "truck")
    play(g, "zhukov", "token", "army 1gta-1")
    assert offered(g, "zhukov", "truck") == {"1gta-1", "1gta-2"}
    play(g, "zhukov", "truck 1gta-1", "truck 1gta-2", "move 69-1", "fight 8ga-1")
    assert prompt(g, "zhukov") == "move-unit"  # each has taken one of the four activations
    play(g, "zhukov", "unit 1gta-1", "to oder-bridgehead", "stop", "done")
    assert where(g, "1gta-2") == "goritz"
    play(g, "zhukov", "attack seelow")
    assert offered(g, "zhukov", "add") == {"1gta-1", "8ga-1"}  # 1gta-2 stayed behind, 69-1 only moves
    play(g, "zhukov", "add 1gta-1", "resolve")
    play(g, "konev", "decline")
    assert told(g, "attack")[-1]["units"] == ["1gta-1"]


@pytest.mark.rule("race-for-berlin", "event-7b")
def test_a_trucked_counter_may_do_only_one_of_the_two() -> None:
    g = impulse("C.1", hand(zhukov=7))
    play(g, "zhukov", "token", "army 1gta-1", "truck 1gta-1", "truck 1gta-2", "done")
    play(g, "zhukov", "done", "attack lebus")  # neither has moved
    assert offered(g, "zhukov", "add") == {"1gta-1", "1gta-2"}
    g = impulse("C.1", hand(zhukov=7))
    play(g, "zhukov", "token", "army 1gta-1", "truck 1gta-1", "done")
    play(g, "zhukov", "unit 1gta-1", "to oder-bridgehead", "stop", "done")  # and no attack
    assert told(g, "attack") == []
    assert "1gta-1" in units(g, g.state.used)


# ---- 8: collapse of the conscripts


@pytest.mark.rule("race-for-berlin", "event-8a", "event-8b")
def test_the_attacker_may_reduce_a_defender_before_strengths_are_counted() -> None:
    g = impulse("C.1", hand(zhukov=8), 1)
    play(g, "zhukov", *SOVIET_ATTACK)
    assert offered(g, "zhukov", "reduce") == {"303", "20-pzgre"}
    play(g, "zhukov", "reduce 20-pzgre", "resolve")
    play(g, "konev", "decline")
    assert told(g, "combat")[-1]["defence"] == 2 * (5 + 4)
    assert g.state.token[ZHUKOV] == 0


@pytest.mark.rule("race-for-berlin", "event-8a", "event-8b")
def test_the_attacked_may_reduce_an_attacker() -> None:
    g = impulse("C.3", hand(zhukov=8), 1)
    play(g, "konev", *GERMAN_ATTACK)
    assert rolled(g, "combat") == []
    assert offered(g, "zhukov", "reduce") == {"712"}  # 169 takes no part
    play(g, "zhukov", "reduce 712")
    assert told(g, "combat")[-1]["attack"] == 3


@pytest.mark.rule("race-for-berlin", "event-8a", "event-8b")
def test_conscripts_collapse_in_berlin_too() -> None:
    g = impulse("C.1", hand(zhukov=8) + IN_BERLIN, 2)
    play(g, "zhukov", "fight 8ga-1", "done", "storm mariendorf", "reduce 11-ss", "resolve")
    assert told(g, "urban")[-1]["defence"] == 20 + 3
    g = impulse("C.3", hand(zhukov=8) + IN_BERLIN, 2)
    play(g, "konev", "fight 11-ss", "done", "storm mariendorf", "resolve")
    play(g, "zhukov", "reduce 11-ss")
    assert told(g, "urban")[-1]["attack"] == 3


@pytest.mark.rule("race-for-berlin", "event-8a")
def test_only_the_soviet_player_of_the_combat_may_play_it() -> None:
    g = impulse("C.1", hand(konev=8), 1)
    play(g, "konev", "decline")  # the bridges
    play(g, "zhukov", *SOVIET_ATTACK)
    assert not offered(g, "zhukov", "reduce")
    play(g, "zhukov", "resolve")
    assert not offered(g, "konev", "reduce")
    g = impulse("C.3", hand(konev=8), 1)
    play(g, "konev", *GERMAN_ATTACK)
    assert rolled(g, "combat") == [1]


@pytest.mark.rule("race-for-berlin", "event-8c")
def test_a_reduced_unit_cannot_be_chosen() -> None:
    g = impulse("C.1", 'reduced = ["303"]\n' + hand(zhukov=8))
    play(g, "zhukov", *SOVIET_ATTACK)
    assert offered(g, "zhukov", "reduce") == {"20-pzgre"}
    g = impulse("C.1", 'reduced = ["303", "20-pzgre"]\n' + hand(zhukov=8))
    play(g, "zhukov", *SOVIET_ATTACK)
    assert not offered(g, "zhukov", "reduce")
    g = impulse("C.3", 'reduced = ["712"]\n' + hand(zhukov=8), 1)
    play(g, "konev", *GERMAN_ATTACK)
    assert rolled(g, "combat") == [1]  # nobody to choose: nobody is asked


# ---- 9: the bridges over the Oder


@pytest.mark.rule("race-for-berlin", "event-9a")
def test_the_bridges_are_struck_before_the_opponent_does_anything() -> None:
    g = impulse("C.2", hand(zhukov=9, konev=2))
    assert g.to_act == {"zhukov"}
    play(g, "zhukov", "bridges forst")
    assert g.to_act == {"konev"}
    assert offered(g, "konev", "token")
    play(g, "konev", "done", "done")
    assert prompt(g, "zhukov") == "designate"  # no window before German impulses


@pytest.mark.rule("race-for-berlin", "event-9b")
def test_the_zone_lies_west_of_the_river_on_it_or_one_behind() -> None:
    g = impulse("C.2", hand(zhukov=9))
    zones = offered(g, "zhukov", "bridges")
    assert {"oder-bridgehead", "lebus", "frankfurt", "guben", "forst", "gorlitz"} < zones
    assert {"kathlow", "seelow", "falkenhagen", "lieberose", "boxberg", "wriezen"} < zones
    assert {"cottbus", "muncheberg", "protzel", "spremberg", "furstenwalde"}.isdisjoint(zones)
    assert zones.isdisjoint(spaces(g, g.facts.EAST))
    assert {"freienwalde", "angermunde", "schwedt"}.isdisjoint(zones)  # no zone across the river (R42)


@pytest.mark.rule("race-for-berlin", "event-9c")
def test_soviets_in_the_zone_are_out_of_supply_for_the_turn() -> None:
    text = 'guests = ["13-1"]\n[units]\nguben = ["13-1", "33-1"]\ndestroyed = ["36-ss", "214"]'
    g = impulse("C.1", hand(konev=9) + text)
    play(g, "konev", "bridges guben")
    assert units(g, g.state.unsupplied) == {"13-1", "33-1"}  # whoever's they are
    g = impulse("C.1", hand(konev=9))
    play(g, "konev", "bridges oder-bridgehead")
    struck = {"5sha-1", "5sha-2", "8ga-1", "8ga-2"}
    assert units(g, g.state.unsupplied) == struck
    assert offered(g, "zhukov", "reserve").isdisjoint(struck)
    assert attack_strength(g, unit(g, "8ga-1"), zone(g, "seelow")) == 10
    play(g, "zhukov", "move 8ga-1", "move 1gta-1", "done", "unit 1gta-1", "to oder-bridgehead", "stop")
    assert "1gta-1" not in units(g, g.state.unsupplied)  # it came later
    play(g, "zhukov", "unit 8ga-1")
    assert offered(g, "zhukov", "to") == {"kustrin", "goritz"}
    g = impulse("D.1", f"unsupplied = {sorted(struck)}")
    assert offered(g, "zhukov", "unit").isdisjoint(struck)
    g = impulse("B.1", f"unsupplied = {sorted(struck)}")
    assert g.state.unsupplied == 0


# ---- 10: coordination


@pytest.mark.rule("race-for-berlin", "event-10b")
@pytest.mark.parametrize(("played", "most"), [(True, 6), (False, 4)])
def test_coordination_activates_six_units(played: bool, most: int) -> None:
    g = impulse("C.1", hand(zhukov=10))
    if played:
        play(g, "zhukov", "token")
    for n, counter in enumerate(("8ga-1", "8ga-2", "5sha-1", "5sha-2", "69-1", "69-2")[:most], start=1):
        assert left(g, "zhukov") == most - n + 1
        play(g, "zhukov", f"move {counter}")
    assert not offered(g, "zhukov", "move")
    assert prompt(g, "zhukov") == "move-unit"


# ---- 11: surprise counter-attack


@pytest.mark.rule("race-for-berlin", "event-11b")
@pytest.mark.parametrize(("played", "attack"), [(True, 16), (False, 8)])
def test_surprise_doubles_german_attackers(played: bool, attack: int) -> None:
    g = impulse("C.4", hand(zhukov=11) + '[units]\ndrebkau = ["3ga-1"]', 1)
    if played:
        play(g, "zhukov", "token")
    play(g, "zhukov", "fight 1-pz-ss", "done", "attack drebkau", "resolve")
    assert told(g, "combat")[-1]["attack"] == attack


@pytest.mark.rule("race-for-berlin", "event-11c")
def test_surprise_counts_for_nothing_in_berlin() -> None:
    text = '[units]\nmariendorf = ["3ga-1", "1-falsch"]\ntrebbin = ["21-pz"]'
    g = impulse("C.4", hand(zhukov=11) + text, 2)
    play(g, "zhukov", "token", "fight 1-falsch", "fight 21-pz", "done")
    play(g, "zhukov", "storm mariendorf", "add 1-falsch", "add 21-pz", "resolve")
    assert told(g, "urban")[-1]["attack"] == 6 + 7


# ---- how long


@pytest.mark.rule("race-for-berlin", "event-2b", "event-6b", "event-7b", "event-10b", "event-11b")
@pytest.mark.parametrize("token", [2, 6, 7, 10, 11])
def test_what_holds_for_an_impulse_is_over_in_the_next_one(token: int) -> None:
    step = "C.4" if token == 11 else "C.1"
    plain = impulse(step, hand()).impulse
    g = impulse(step, hand(zhukov=token), 6)
    play(g, "zhukov", "token", *(["army 8ga-1"] if token in (2, 6, 7) else []))
    assert g.impulse != plain
    play(g, "zhukov", "done")
    if token == 11:
        play(g, "zhukov", "move 8ga-1", "done", "done")
        play(g, "konev", "done", "done")
    else:
        play(g, "konev", "move 3ga-1", "done", "done", "done")
        play(g, "zhukov", "done")
    assert g.state.operation == 2
    assert g.impulse == plain
