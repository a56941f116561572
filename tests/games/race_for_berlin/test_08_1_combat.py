"""Combat in general (8.1): who fights whom, the ratio, one attack on a zone in an impulse."""

from __future__ import annotations

import pytest

from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.battle import assess, attack, designate, field, join
from tests.support import offered, play, prompt, told, units

ODER = {
    "oder-bridgehead": "8ga-1 8ga-2 5sha-1",
    "goritz": "69-1",
    "kustrin": "47-1",
    "lebus": "606 5-jager",
    "seelow": "303",
}
"""Lebus is next to the bridgehead and Göritz, not to Küstrin; Seelow to the bridgehead alone."""


@pytest.mark.rule("race-for-berlin", "8.1.1a")
def test_only_units_in_combat_mode_in_adjacent_zones_can_join_an_attack() -> None:
    g = field("C.1", ODER)
    designate(g, "8ga-1", "8ga-2", "69-1", "47-1")
    play(g, "zhukov", "attack lebus")
    assert offered(g, "zhukov", "add") == {"8ga-1", "8ga-2", "69-1"}
    assert not offered(g, "zhukov", "resolve"), "nobody has joined yet"
    play(g, "zhukov", "add 69-1")
    assert offered(g, "zhukov", "resolve"), "one attacker is enough"
    play(g, "zhukov", "add 8ga-1", "resolve")
    assert told(g, "attack")[-1]["units"] == ["8ga-1", "69-1"], "from two zones, as the attacker chooses"


@pytest.mark.rule("race-for-berlin", "8.1.1a")
def test_an_attacker_fights_once() -> None:
    g = field("C.1", ODER, 5)
    designate(g, "8ga-1", "8ga-2")
    assert offered(g, "zhukov", "attack") == {"lebus", "seelow"}
    join(g, "zhukov", "lebus", "8ga-1")  # 20 against 22 is 1:2; 5 - 1: A1D1
    play(g, "konev", "lose 606")
    play(g, "zhukov", "attack seelow", "resolve")
    assert told(g, "attack")[-1]["units"] == ["8ga-2"], "the other one had not fought"


@pytest.mark.rule("race-for-berlin", "8.1.1a")
def test_a_zone_without_enemies_or_out_of_touch_is_no_target() -> None:
    g = field("C.1", ODER | {"falkenhagen": "156"})
    designate(g, "8ga-1")
    assert offered(g, "zhukov", "attack") == {"lebus", "seelow"}
    for target in ("oderbruch-2", "falkenhagen"):  # empty; not adjacent
        with pytest.raises(IllegalAction, match=r"8\.1\.1"):
            g.play("zhukov", "attack", target)


@pytest.mark.rule("race-for-berlin", "8.1.1b")
def test_all_units_of_the_zone_defend() -> None:
    g = field("C.1", {"seelow": "8ga-1 8ga-2", "letschin": "munch 606 5-jager"})
    assert assess(g, "letschin", "8ga-1").defence == 7 + 3 + 8


@pytest.mark.rule("race-for-berlin", "8.1.1b", "7.3.3b")
def test_guests_take_no_part_in_the_defence() -> None:
    units_ = {"furstenberg": "69-1 3gta-1", "beeskow": "32-ss 391"}
    g = field("C.3", units_, 6, head='guests = ["3gta-1"]')
    designate(g, "32-ss")
    assert assess(g, "furstenberg", "32-ss").defence == 14, "the tanks of the other front do not count"
    join(g, "konev", "furstenberg", "32-ss")  # 6 across the Spree against 14 is 1:5; 6 - 1: A2D1
    assert told(g, "combat")[-1]["result"] == "A2D1"
    assert units(g, g.state.reduced) >= {"69-1"}
    assert "3gta-1" not in units(g, g.state.reduced)


@pytest.mark.rule("race-for-berlin", "8.1.1c")
def test_a_berlin_zone_is_never_attacked() -> None:
    g = field("C.2", {"zossen": "3gta-1", "mariendorf": "32-ss", "trebbin": "275"})
    designate(g, "3gta-1")
    assert offered(g, "konev", "attack") == {"trebbin"}
    assert not offered(g, "konev", "storm"), "nor is there an urban roll from outside"
    with pytest.raises(IllegalAction, match=r"8\.1\.1c"):
        g.play("konev", "attack", "mariendorf")


@pytest.mark.rule("race-for-berlin", "8.1.1c")
def test_germans_outside_cannot_attack_soviets_in_berlin_either() -> None:
    g = field("C.4", {"mariendorf": "3gta-1", "trebbin": "275"})
    designate(g, "275")
    assert prompt(g, "zhukov") != "fight"


@pytest.mark.rule("race-for-berlin", "8.1.1a")
def test_soviets_in_berlin_may_attack_an_ordinary_zone() -> None:
    g = field("C.2", {"mariendorf": "3gta-1", "zossen": "275"}, head="level = { mariendorf = 1 }")
    designate(g, "3gta-1")
    assert offered(g, "konev", "attack") == {"zossen"}


@pytest.mark.rule("race-for-berlin", "8.1.1a", "7.4.2a")
def test_a_german_held_in_berlin_only_joins_one_who_can_advance() -> None:
    """The advance is compulsory, and a German may not leave a contested Berlin zone (R24)."""
    berlin = {"mariendorf": "3gta-1 275", "zossen": "3gta-2"}
    alone = field("C.4", berlin)
    designate(alone, "275")
    assert not offered(alone, "zhukov", "attack")
    g = field("C.4", berlin | {"trebbin": "342"}, 6)
    designate(g, "275", "342")
    play(g, "zhukov", "attack zossen", "add 275")
    assert not offered(g, "zhukov", "resolve")
    play(g, "zhukov", "add 342")
    assert offered(g, "zhukov", "resolve")


@pytest.mark.rule("race-for-berlin", "8.1.1a")
def test_a_german_in_a_quiet_berlin_zone_may_attack() -> None:
    g = field("C.4", {"mariendorf": "275", "zossen": "3gta-2"})
    designate(g, "275")
    assert offered(g, "zhukov", "attack") == {"zossen"}


@pytest.mark.rule("race-for-berlin", "8.1.1a", "7.3.2a")
def test_no_soviet_attack_beyond_the_boundary() -> None:
    """Whoever attacks must be able to advance (R21)."""
    g = field("C.1", {"furstenberg": "33-1", "guben": "36-ss", "beeskow": "raegener"})
    designate(g, "33-1")
    assert offered(g, "zhukov", "attack") == {"beeskow"}
    with pytest.raises(IllegalAction, match=r"7\.3\.2"):
        g.play("zhukov", "attack", "guben")


@pytest.mark.rule("race-for-berlin", "8.1.1a", "7.2.1a")
def test_no_german_attack_across_the_oder_or_neisse() -> None:
    """The bridgehead, on the west bank, can be attacked; Göritz cannot (R23)."""
    g = field("C.3", {"lebus": "606", "oder-bridgehead": "8ga-1", "goritz": "69-1"})
    designate(g, "606")
    assert offered(g, "konev", "attack") == {"oder-bridgehead"}


@pytest.mark.rule("race-for-berlin", "8.1.1a", "2.2.3a")
def test_nobody_attacks_into_an_american_zone() -> None:
    """The attackers would have to advance where they may not go (R14)."""
    american = 'american = ["leipzig"]\ntracks = [1, 1, 0]\nstopped = true'
    g = field("C.4", {"leipzig": "5ga-1", "eilenburg": "275", "torgau": "5ga-2"}, head=american)
    designate(g, "275")
    assert offered(g, "zhukov", "attack") == {"torgau"}


@pytest.mark.rule("race-for-berlin", "8.1.2a", "8.1.2c")
@pytest.mark.parametrize(
    ("attackers", "defenders", "attack_strength", "defence_strength", "odds"),
    [
        ("8ga-1 8ga-2", "kurmark", 40, 7, "5:1"),
        ("8ga-1", "606 712", 20, 8, "2:1"),
        ("47-1", "20-pzgre", 14, 7, "2:1"),
        ("8ga-1", "5-jager 606", 20, 11, "1:1"),
        ("8ga-1", "5-jager 20-pzgre 712", 20, 20, "1:1"),
        ("1pol-1", "5-jager 20-pzgre", 10, 15, "1:2"),
        ("1pol-1", "5-jager 20-pzgre 712", 10, 20, "1:2"),
        ("1pol-1", "5-jager 20-pzgre 169", 10, 21, "1:3"),
        ("1pol-1", "5-jager 712", 10, 13, "1:2"),
    ],
)
def test_the_ratio_is_rounded_for_the_defender(
    attackers: str, defenders: str, attack_strength: int, defence_strength: int, odds: str
) -> None:
    g = field("C.1", {"seelow": attackers, "letschin": defenders})
    found = assess(g, "letschin", *attackers.split())
    assert (found.attack, found.defence, found.odds) == (attack_strength, defence_strength, odds)


@pytest.mark.rule("race-for-berlin", "8.1.2b")
def test_each_unit_is_modified_before_the_sum() -> None:
    """Two counters of 5 across a river are 2 + 2, where 10 halved would be 5."""
    units_ = {"barwalde": "1pol-1 1pol-2", "oderbruch-1": "606"}
    g = field("C.1", units_, head='reduced = ["1pol-1", "1pol-2"]')
    assert assess(g, "oderbruch-1", "1pol-1", "1pol-2").attack == 4


@pytest.mark.rule("race-for-berlin", "8.1.3a")
def test_a_zone_is_attacked_once_in_an_impulse() -> None:
    g = field("C.1", ODER, 1)
    designate(g, "8ga-1", "8ga-2", "69-1")
    join(g, "zhukov", "lebus", "8ga-1")
    assert offered(g, "zhukov", "attack") == {"seelow"}, "another zone can be attacked"
    with pytest.raises(IllegalAction, match=r"8\.1\.3"):
        g.play("zhukov", "attack", "lebus")


@pytest.mark.rule("race-for-berlin", "8.1.3a")
def test_a_zone_can_be_attacked_again_in_another_impulse() -> None:
    g = field("C.3", {"forst": "3ga-1", "peitz": "391", "kathlow": "342"}, 2)
    attack(g, "forst", "391")
    designate(g, "342")
    assert offered(g, "zhukov", "attack") == {"forst"}
