"""Combat (9.0 to 9.2): who may attack whom, how often, and in which order.

Most fights are at 5127 and 5129, clear hexes that no river touches on the Soviet side.
"""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.marching import activated, refused
from tests.games.a_victory_lost.table import attack, end_movement
from tests.support import offered, play, prompt, told, units, where

HQ = {"5225": "sov-hq-5tka"}


def fighting(
    units_: dict[str, str], *dice: int, chit: str = "5TkA", head: str = "", options: str = ""
) -> VictoryLost:
    """A combat sequence about to begin, nobody having moved."""
    g = activated(chit, units_, *dice, head=head, options=options)
    end_movement(g)
    return g


def chosen(g: VictoryLost, side: str, target: str) -> set[str]:
    """The units that may join an attack on a hex."""
    play(g, side, f"attack {target}")
    decision = g.decision(side)
    assert decision is not None
    return offered(g, side, "add") | set(decision.facts["units"])


@pytest.mark.rule("a-victory-lost", "9.0-a")
def test_the_active_player_may_attack_the_enemies_next_to_his_activated_units() -> None:
    """5127 and 5328 are next to his units, 5123 to none of them."""
    g = fighting(HQ | {"5227": "sov-1gm", "5127": "ger-62", "5328": "rum-1", "5123": "ger-294"})
    assert prompt(g, "soviet") == "combat"
    assert offered(g, "soviet", "attack") == {"5127", "5328"}


@pytest.mark.rule("a-victory-lost", "9.0-b", "12.1c")
def test_empty_hexes_and_lone_headquarters_are_not_attacked() -> None:
    g = fighting(HQ | {"5227": "sov-1gm", "5127": "ger-hq-kempf", "5328": "rum-1"})
    assert offered(g, "soviet", "attack") == {"5328"}
    assert refused(g, "attack 5127") == ("hq-alone", "12.1c")
    assert refused(g, "attack 5226") == ("nobody-there", "9.0-b")
    g = fighting(HQ | {"5227": "sov-1gm", "5127": "ger-hq-kempf ger-62"})
    assert offered(g, "soviet", "attack") == {"5127"}


@pytest.mark.rule("a-victory-lost", "9.0-c")
@pytest.mark.parametrize(
    ("chit", "hq", "attacker", "defender", "side"),
    [
        ("5TkA", "sov-hq-5tka", "sov-1gm", "ger-62", "soviet"),
        ("Kempf", "ger-hq-kempf", "ger-11pz", "sov-350", "axis"),
    ],
)
def test_the_active_player_is_the_attacker(
    chit: str, hq: str, attacker: str, defender: str, side: str
) -> None:
    """2-1 in both cases, and a 4 is a DR: it is the other one who retreats."""
    g = fighting({"5225": hq, "5227": attacker, "5127": defender}, 4, chit=chit)
    attack(g, "5127", attacker)
    assert told(g, "combat")[-1]["side"] == side
    assert told(g, "combat")[-1]["result"] == "DR"
    assert prompt(g, "axis" if side == "soviet" else "soviet") == "retreat"


@pytest.mark.rule("a-victory-lost", "9.1.1a", "9.1.3a")
def test_a_unit_fights_once_and_attacks_one_hex() -> None:
    """The Guards at 5227 touch two enemies. A 2 at 2-1 has no effect, and there is no second attack."""
    enemies = {"5127": "ger-62", "5328": "ger-294"}
    g = fighting(HQ | {"5227": "sov-1gm"} | enemies, 2)
    attack(g, "5127", "sov-1gm")
    assert told(g, "combat")[-1]["result"] == "-"
    assert not offered(g, "soviet", "attack")
    g = fighting(HQ | {"5227": "sov-1gm", "5327": "sov-2gm"} | enemies, 2)
    attack(g, "5127", "sov-1gm")
    assert offered(g, "soviet", "attack") == {"5328"}
    assert chosen(g, "soviet", "5328") == {"sov-2gm"}


@pytest.mark.rule("a-victory-lost", "9.1.1b")
def test_units_that_were_not_activated_join_no_attack() -> None:
    """The corps at 5227 is 6 hexes from its headquarters, next to the enemy as the one at 5226 is."""
    far = {"5221": "sov-hq-5tka", "5226": "sov-1gm", "5227": "sov-2gm", "5127": "ger-62"}
    assert chosen(fighting(far), "soviet", "5127") == {"sov-1gm"}
    alone = {"5221": "sov-hq-5tka", "5222": "sov-350", "5227": "sov-2gm", "5127": "ger-62"}
    assert not offered(fighting(alone), "soviet", "attack")


@pytest.mark.rule("a-victory-lost", "9.1.1b")
def test_neither_the_headquarters_nor_an_ally_it_cannot_command_joins_an_attack() -> None:
    """A Romanian headquarters commands Romanians and Germans, not Hungarians."""
    at = {"5225": "rum-hq-r3a", "5226": "ger-11pz rum-1", "5227": "hun-1tk", "5127": "sov-350"}
    assert chosen(fighting(at, chit="R3A"), "axis", "5127") == {"ger-11pz", "rum-1"}


@pytest.mark.rule("a-victory-lost", "9.1.2")
def test_nobody_has_to_attack() -> None:
    g = fighting(HQ | {"5227": "sov-1gm sov-2gm", "5127": "ger-62"})
    play(g, "soviet", "done")
    assert not told(g, "combat")
    assert where(g, "ger-62") == "5127"
    g = fighting(HQ | {"5227": "sov-1gm sov-2gm", "5127": "ger-62"}, 3)
    attack(g, "5127", "sov-1gm")  # and one of a stack may stand aside
    assert told(g, "attack")[-1]["units"] == ["sov-1gm"]


@pytest.mark.rule("a-victory-lost", "9.1.3b")
def test_two_units_of_a_stack_may_attack_different_hexes() -> None:
    g = fighting(HQ | {"5227": "sov-1gm sov-2gm", "5127": "ger-62", "5328": "ger-294"}, 2, 2)
    attack(g, "5127", "sov-1gm")
    attack(g, "5328", "sov-2gm")
    assert [fact["space"] for fact in told(g, "combat")] == ["5127", "5328"]
    assert [fact["units"] for fact in told(g, "attack")] == [["sov-1gm"], ["sov-2gm"]]


@pytest.mark.rule("a-victory-lost", "9.1.4a")
def test_a_hex_is_attacked_once_in_a_sequence() -> None:
    """A 2 at 2-1 has no effect; the second corps, fresh and next to it, comes too late."""
    around = {"5227": "sov-1gm", "5226": "sov-2gm", "5127": "ger-62", "5326": "rum-1"}
    g = fighting(HQ | around, 2)
    attack(g, "5127", "sov-1gm")
    assert offered(g, "soviet", "attack") == {"5326"}
    assert refused(g, "attack 5127") == ("attacked-before", "9.1.4a")


@pytest.mark.rule("a-victory-lost", "9.1.4a")
def test_units_that_retreated_are_attacked_again_where_they_are() -> None:
    """A33: hexes are counted, not units. Soviets all around leave no way but through their zones."""
    around = {"5227": "sov-1gm", "5125": "sov-350", "4926": "sov-180", "4928": "sov-2gm"}
    g = fighting(HQ | around | {"5127": "ger-62"}, 4, 1)
    attack(g, "5127", "sov-1gm")
    play(g, "axis", "to 5027")
    play(g, "soviet", "done")
    assert (where(g, "ger-62"), units(g, g.state.reduced)) == ("5027", {"ger-62"})
    assert offered(g, "soviet", "attack") == {"5027"}
    attack(g, "5027", "sov-2gm")
    assert (told(g, "combat")[-1]["space"], told(g, "combat")[-1]["defence"]) == ("5027", 2)


@pytest.mark.rule("a-victory-lost", "9.1.4b")
def test_units_of_several_hexes_attack_together() -> None:
    """8 + 8 + 3 + 4 from three hexes against 5: one combat, at 4-1."""
    around = {"5227": "sov-1gm", "5226": "sov-2gm sov-350", "5126": "sov-14gd"}
    g = fighting(HQ | around | {"5127": "ger-336"}, 1)
    attack(g, "5127", "sov-1gm", "sov-2gm", "sov-350", "sov-14gd")
    (fact,) = told(g, "combat")
    assert (fact["attack"], fact["defence"], fact["odds"]) == (23, 5, "4-1")


@pytest.mark.rule("a-victory-lost", "9.1.5a", "9.1.5b")
def test_all_enemies_of_a_hex_are_attacked_together() -> None:
    """5 + 4: the headquarters beside them has no strength."""
    g = fighting(HQ | {"5227": "sov-1gm sov-2gm", "5127": "ger-336 ger-62 ger-hq-kempf"}, 1)
    attack(g, "5127", "sov-1gm", "sov-2gm")
    (fact,) = told(g, "combat")
    assert (fact["attack"], fact["defence"], fact["odds"]) == (16, 9, "1.5-1")


@pytest.mark.rule("a-victory-lost", "9.1.6")
@pytest.mark.parametrize(("here", "target"), [("2445", "2545"), ("2545", "2445"), ("0246", "0347")])
def test_nobody_attacks_across_an_impassable_side(here: str, target: str) -> None:
    """A unit that is not behind the lagoon may."""
    beside = "0346" if target == "0347" else "2546"
    at = {here: "sov-hq-5tka sov-1gm", target: "ger-62"}
    assert not offered(fighting(at), "soviet", "attack")
    watched = fighting(at | {"5227": "sov-hq-3gda sov-2tk", "5127": "ger-294"}, chit="STAVKA")
    assert refused(watched, f"attack {target}") == ("not-across", "9.1.6")
    assert chosen(fighting(at | {beside: "sov-2gm"}), "soviet", target) == {"sov-2gm"}
    helpless = 'reduced = ["rum-1"]\nunsupplied = ["rum-1"]\nisolated = ["rum-1"]'  # a defence of 0
    g = fighting({here: "sov-hq-5tka sov-1gm", target: "rum-1"}, head=helpless)
    assert not offered(g, "soviet", "attack")


@pytest.mark.rule("a-victory-lost", "9.2-a")
def test_combats_are_fought_one_by_one_in_the_attackers_order() -> None:
    """Nothing else is asked before the retreat and the advance of the first are over."""
    at = HQ | {"5227": "sov-1gm sov-2gm", "5127": "ger-62", "5328": "ger-294"}
    g = fighting(at, 4, 2)
    attack(g, "5328", "sov-2gm")
    assert told(g, "combat")[-1]["result"] == "DR"
    assert prompt(g, "axis") == "retreat"
    assert not offered(g, "soviet", "attack")
    play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert prompt(g, "soviet") == "advance-unit"
    assert not offered(g, "soviet", "attack")
    play(g, "soviet", "done")
    assert offered(g, "soviet", "attack") >= {"5127"}
    attack(g, "5127", "sov-1gm")
    assert [fact["space"] for fact in told(g, "combat")] == ["5328", "5127"]


@pytest.mark.rule("a-victory-lost", "9.2-b", "9.2-c", "9.2-d")
def test_a_combat_names_hex_and_attackers_then_shows_the_odds_then_rolls_one_die() -> None:
    g = fighting(HQ | {"5227": "sov-1gm sov-2gm", "5127": "ger-62"}, 6)
    play(g, "soviet", "attack 5127")
    rolls = len(g.rolls)
    play(g, "soviet", "add sov-1gm")
    decision = g.decision("soviet")
    assert decision is not None
    assert decision.preview is not None
    assert (decision.preview.attack, decision.preview.defence, decision.preview.odds) == (8, 4, "2-1")
    play(g, "soviet", "add sov-2gm")
    decision = g.decision("soviet")
    assert decision is not None
    assert decision.preview is not None
    assert (decision.preview.attack, decision.preview.odds) == (16, "4-1")
    assert len(g.rolls) == rolls
    play(g, "soviet", "resolve")
    assert [roll.purpose for roll in g.rolls[rolls:]] == ["combat"]
    fact = told(g, "combat")[-1]
    assert (fact["side"], fact["space"]) == ("soviet", "5127")
    assert (fact["attack"], fact["defence"], fact["odds"]) == (16, 4, "4-1")
    assert (fact["die"], fact["result"]) == (6, "1DR2")
    assert units(g, g.state.reduced) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "9.2-c")
def test_the_chances_shown_are_those_of_the_table() -> None:
    """At 2-1: A1, -, -, DR, DR, DR2."""
    g = fighting(HQ | {"5227": "sov-1gm", "5127": "ger-62"})
    play(g, "soviet", "attack 5127")
    decision = g.decision("soviet")
    assert decision is not None
    assert decision.preview is not None
    found = {chance.result: (chance.numerator, chance.denominator) for chance in decision.preview.chances}
    assert found == {"A1": (1, 6), "-": (1, 3), "DR": (1, 3), "DR2": (1, 6)}
