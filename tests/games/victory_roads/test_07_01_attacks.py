"""Attacks (7.1 to 7.3): who may attack whom, how often, in what steps, and who bears the result."""

from __future__ import annotations

import pytest

from tests.games.victory_roads.fights import battle, brought, fight, finish, lab, ratio, reduced, refused
from tests.games.victory_roads.table import asked, assess, at, do, open_to, side_to_act
from tests.support import told


@pytest.mark.rule("victory-roads", "7.1.1")
def test_only_enemies_next_to_a_unit_can_be_attacked() -> None:
    g = lab({"6711": "g-14-id", "6610": "g-58-id", "6811": "s-1-tk"})
    assert open_to(g, "attack") == {"6711", "1363"}
    assert refused(g, "attack", "6610") == "7.1.9", "nobody stands next to it who could"
    assert refused(g, "attack", "6712") == "7.1.1", "nobody is there"
    do(g, "attack 6711")
    assert refused(g, "add", "s-2-bulg-a") == "7.1.1"


@pytest.mark.rule("victory-roads", "7.1.2")
@pytest.mark.parametrize(("step", "attacker"), [("soviet-combat", "soviet"), ("axis-combat", "axis")])
def test_the_player_whose_phase_it_is_attacks(step: str, attacker: str) -> None:
    g = lab({"6711": "g-14-id g-12-panzer", "6811": "s-1-tk"}, step=step)
    assert side_to_act(g) == attacker
    assert open_to(g, "attack") == ({"6711", "1363"} if attacker == "soviet" else {"6811", "1364"})


@pytest.mark.rule("victory-roads", "7.1.3", "7.1.4")
def test_nobody_has_to_attack_and_an_attacker_need_not_attack_all_neighbours() -> None:
    g = lab({"6711": "g-14-id", "6610": "g-58-id", "6611": "s-1-tk s-5-tk"}, 4, 4)
    assert open_to(g, "attack") == {"6711", "6610", "1363"}
    finish(fight(g, "s-1-tk", "6610"))
    assert [each["space"] for each in told(g, "attack")] == ["6610"]
    assert "6711" in open_to(g, "attack"), "the other neighbour could be attacked, but"
    do(g, "done")
    assert g.state.phase != "soviet-combat"


@pytest.mark.rule("victory-roads", "7.1.5", "7.1.6", "7.3.2")
def test_all_units_of_the_hex_defend_and_bear_the_result() -> None:
    """10 against 4, 4 and 1 is 1/1, while 10 against 4 would be 2/1. A 10: D1, E, DR."""
    g = battle("g-14-id g-58-id g-hq-4-armee", "s-1-tk", 10)
    assert ratio(g) == (10, 9, "1/1")
    assert set(told(g, "attack")[0]["defenders"]) == {"g-14-id", "g-58-id", "g-hq-4-armee"}
    assert side_to_act(g) == "axis"
    assert open_to(g, "lose") == {"g-14-id", "g-58-id"}
    do(g, "lose g-14-id")
    assert open_to(g, "unit") == {"g-14-id", "g-58-id", "g-hq-4-armee"}, "nobody may shirk"


@pytest.mark.rule("victory-roads", "7.1.7", "7.1.8", "7.1.9")
@pytest.mark.parametrize(("first", "second"), [("6711", "6610"), ("6610", "6711")])
def test_attacks_come_in_any_order_and_each_unit_and_hex_has_one(first: str, second: str) -> None:
    """10 against 6 is 1/1; an 8 is F, and the defenders stay."""
    places = {"6711": "g-11-id", "6610": "g-61-id", "6611": "s-1-tk s-5-tk s-3-tk"}
    g = lab(places, 4, 4)
    finish(fight(g, "s-1-tk", first))
    assert (at(g, "g-11-id"), at(g, "g-61-id")) == ("6711", "6610")
    assert open_to(g, "attack") == {second, "1363"}
    assert refused(g, "attack", first) == "7.1.8"
    do(g, f"attack {second}")
    assert open_to(g, "add") == {"s-5-tk", "s-3-tk"}
    assert refused(g, "add", "s-1-tk") == "7.1.9"


@pytest.mark.rule("victory-roads", "7.1.8")
def test_a_hex_is_not_attacked_twice_even_by_fresh_units() -> None:
    g = lab({"6711": "g-11-id", "6811": "s-1-tk", "6712": "s-5-tk"}, 4, 4)
    finish(fight(g, "s-1-tk"))
    assert at(g, "g-11-id") == "6711"
    assert open_to(g, "attack") == {"1363"}


@pytest.mark.rule("victory-roads", "7.1.10")
def test_units_of_one_hex_may_attack_different_hexes() -> None:
    g = lab({"6711": "g-11-id", "6610": "g-61-id", "6611": "s-1-tk s-5-tk"}, 4, 4, 4, 4)
    finish(fight(g, "s-1-tk", "6711"))
    finish(fight(g, "s-5-tk", "6610"))
    assert [each["units"] for each in told(g, "attack")] == [["s-1-tk"], ["s-5-tk"]]


@pytest.mark.rule("victory-roads", "7.1.11")
def test_units_of_several_hexes_may_attack_one_hex_together() -> None:
    g = lab({"6711": "g-14-id", "6811": "s-1-tk", "6712": "s-5-tk", "6611": "s-65-rc", "6812": "s-72-rc"})
    do(g, "attack 6711")
    assert open_to(g, "add") == {"s-1-tk", "s-5-tk", "s-65-rc"}, "the 72nd is not next to it"
    assert assess(g, "6711", "s-1-tk", "s-5-tk", "s-65-rc").attack == 28


@pytest.mark.rule("victory-roads", "7.2.1", "7.2.2", "7.2.3", "7.7.1", "7.7.7")
def test_a_combat_goes_through_its_steps() -> None:
    """Without a headquarters 7 and 2 are halved. 30 against 5 is 6/1; a 6 is 1/2, E and DR2."""
    defenders, attackers = "g-12-panzer g-14-id", "s-1-tk s-16g-rc s-36g-rc"
    g = battle(defenders, attackers, 6, others={"6408": ""}, head='reduced = ["g-14-id"]')
    assert ratio(g) == (30, 5, "6/1"), "the supply of the defender came before"
    assert told(g, "combat")[-1]["result"] == "A1D2 E DR2"
    assert brought(g) == (1, 2, "E", "DR2")
    assert (side_to_act(g), asked(g)) == ("soviet", "loss")
    do(g, "lose s-1-tk", "lose g-14-id")
    assert at(g, "g-14-id") == "eliminated"
    assert "g-12-panzer" in reduced(g), "each had to lose a step"
    finish(g)
    kinds = [note.kind for note in g.notes or []]
    steps = ["attack", "defenders-cut-off", "odds", "combat", "result", "reduced", "retreated", "exploits"]
    assert [kinds.index(kind) for kind in steps] == sorted(kinds.index(kind) for kind in steps)


@pytest.mark.rule("victory-roads", "7.2.1", "7.9.1a")
def test_the_attackers_result_comes_before_the_defenders_and_e_at_the_end() -> None:
    """30 against 6 is 5/1; a 4: 1/1, D1 and Eng. D1 takes a step before the dice are thrown again."""
    g = battle("g-11-id", "s-1-tk s-16g-rc s-36g-rc", 4, 3, 4, hourra=True)
    assert brought(g) == (1, 1, "D1+E", "Eng")
    do(g, "lose s-1-tk")
    assert at(g, "g-11-id") == "eliminated", "attrition and D1"
    kinds = [note.kind for note in g.notes or []]
    assert "engagement" not in kinds, "the Soviet player still owes the step of his attack"
    finish(g)
    kinds = [note.kind for note in g.notes or []]
    assert kinds.index("eliminated") < kinds.index("engagement") < kinds.index("exploits")


@pytest.mark.rule("victory-roads", "7.3.1", "7.3.3a")
def test_the_attacker_names_hex_and_units_and_is_bound_by_it() -> None:
    g = lab({"6711": "g-14-id", "6811": "s-1-tk s-5-tk s-65-rc"}, 4, 4)
    do(g, "attack 6711", "add s-1-tk", "add s-5-tk", "resolve")
    assert asked(g) == "declare", "nobody can be added any more, nobody can be taken back"
    assert not open_to(g, "add")
    assert set(told(g, "attack")[-1]["units"]) == {"s-1-tk", "s-5-tk"}


@pytest.mark.rule("victory-roads", "7.3.3b")
def test_headquarters_never_attack() -> None:
    g = lab({"6711": "g-14-id", "6811": "s-hq-1-baltic s-1-tk"})
    do(g, "attack 6711")
    assert open_to(g, "add") == {"s-1-tk"}
    assert refused(g, "add", "s-hq-1-baltic") == "7.3.3"


WEAK_ATTACK = {"6711": "g-12-panzer g-4-panzer", "6811": "s-65-rc"}
"""8 against 14 is 1/2; a 2 costs three steps, and AR."""


@pytest.mark.rule("victory-roads", "7.3.3b", "7.8.2b")
def test_a_headquarters_with_attackers_is_hit_when_they_are_all_gone() -> None:
    g = lab(WEAK_ATTACK | {"6811": "s-65-rc s-hq-1-baltic"}, 1, 1)
    fight(g, "s-65-rc")
    assert at(g, "s-65-rc") == "pile"
    assert at(g, "s-hq-1-baltic") == "eliminated", "two steps are the corps', the third is not void"


@pytest.mark.rule("victory-roads", "7.3.3b", "7.3.4", "7.8.2b")
def test_a_headquarters_is_safe_while_anybody_else_is_in_its_hex() -> None:
    g = lab(WEAK_ATTACK | {"6811": "s-65-rc s-72-rc s-hq-1-baltic"}, 1, 1)
    fight(g, "s-65-rc")
    assert at(g, "s-65-rc") == "pile"
    assert at(g, "s-hq-1-baltic") == "6811"
    assert at(g, "s-72-rc") == "6811"
    assert "s-72-rc" not in reduced(g)


@pytest.mark.rule("victory-roads", "7.3.3b", "7.8.2b")
def test_a_headquarters_with_attackers_takes_no_loss_before_them() -> None:
    """18 against 14 is 1/1; a 2 costs two steps."""
    g = lab(WEAK_ATTACK | {"6811": "s-65-rc s-1-tk s-hq-1-baltic"}, 1, 1)
    fight(g, "s-65-rc s-1-tk")
    assert open_to(g, "lose") == {"s-65-rc", "s-1-tk"}
    finish(g)
    assert at(g, "s-hq-1-baltic") == "6811", "nor does it retreat"


@pytest.mark.rule("victory-roads", "7.3.3a", "7.3.4")
def test_neighbours_that_were_not_named_are_not_affected() -> None:
    """Three steps and AR: who did not attack neither loses nor retreats."""
    g = lab(WEAK_ATTACK | {"6811": "s-65-rc s-1-tk", "6712": "s-5-tk"}, 1, 1)
    finish(fight(g, "s-65-rc"))
    assert at(g, "s-65-rc") == "pile"
    assert at(g, "s-1-tk") == "6811"
    assert at(g, "s-5-tk") == "6712"
    assert not reduced(g) & {"s-1-tk", "s-5-tk"}
