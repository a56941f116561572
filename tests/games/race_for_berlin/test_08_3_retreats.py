"""Retreats (8.3): where the defenders go, in which order of preference, and what happens where they cannot.

Most fights are at Peitz, of index 11. Around it lie Straupitz (10), Cottbus and Lieberose (11), and Forst,
Guben and Kathlow (12).
"""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.battle import attack, field
from tests.support import offered, play, prompt, told, units, where

NORTH = {"beeskow": "69-1", "furstenberg": "47-1", "konigs-wusterhausen": "8ga-1", "eilenburg": "5sha-1"}
"""Zones of Zhukov's sector, and an American one: a unit of Konev's there would have to go home first."""


def wall(*zones: str) -> dict[str, str]:
    """Soviet units in these zones."""
    konevs = iter(("3ga-1", "3ga-2", "5ga-1", "5ga-2", "4gta-1", "4gta-2", "2pol-2", "52-2"))
    return {zone: NORTH.get(zone) or next(konevs) for zone in zones}


def rout(units_: dict[str, str], head: str = "", die: int = 3) -> Berlin:
    """Konev's 13th Army drives a division out of Peitz: 14 against 4, and the 3 is an R."""
    g = field("C.2", {"forst": "13-1"} | units_, die, head=head)
    attack(g, "peitz", "13-1")
    assert told(g, "combat")[-1]["result"] == "R"
    return g


def driven_back(units_: dict[str, str], head: str = "") -> Berlin:
    """Panzers at Straupitz drive the 13th Army, reduced, out of Peitz: 23 against 7, and 1 + 2 is an R."""
    reduced = f'reduced = ["13-1"]\n{head}'
    g = field("C.4", {"straupitz": "1-pz-ss 10-pz-ss 21-pz", "peitz": "13-1"} | units_, 1, head=reduced)
    attack(g, "peitz", "1-pz-ss", "10-pz-ss", "21-pz")
    assert told(g, "combat")[-1]["result"] == "R"
    return g


def open_to(g: Berlin, side: str, name: str) -> set[str]:
    """The zones that a retreating unit may choose from; where there was one only, it has gone there."""
    return offered(g, side, "to") or {where(g, name)}


@pytest.mark.rule("race-for-berlin", "8.3.1a", "8.3.2a")
def test_germans_go_to_an_adjacent_zone_of_lower_or_equal_index() -> None:
    g = rout({"peitz": "275"})
    assert offered(g, "zhukov", "to") == {"straupitz", "cottbus", "lieberose"}
    play(g, "zhukov", "to straupitz")
    assert where(g, "275") == "straupitz"


@pytest.mark.rule("race-for-berlin", "8.3.1a", "8.3.2a")
def test_soviets_go_to_an_adjacent_zone_of_higher_or_equal_index() -> None:
    g = driven_back({})
    assert offered(g, "konev", "to") == {"cottbus", "lieberose", "forst", "guben", "kathlow"}
    play(g, "konev", "to guben")
    assert where(g, "13-1") == "guben"


@pytest.mark.rule("race-for-berlin", "8.3.1a")
def test_without_an_r_nobody_retreats() -> None:
    g = field("C.2", {"forst": "13-1", "peitz": "275"}, 2)
    attack(g, "peitz", "13-1")
    assert told(g, "combat")[-1]["result"] == "D1"
    assert where(g, "275") == "peitz"
    assert not told(g, "retreated")


@pytest.mark.rule("race-for-berlin", "8.3.1a", "8.3.1b")
def test_every_survivor_retreats_and_may_go_its_own_way() -> None:
    g = field("C.2", {"forst": "13-1 2pol-1", "peitz": "275 35-ss"}, 3)
    attack(g, "peitz", "13-1", "2pol-1")
    assert offered(g, "zhukov", "unit") == {"275", "35-ss"}
    play(g, "zhukov", "unit 35-ss", "to cottbus", "to straupitz")
    assert (where(g, "35-ss"), where(g, "275")) == ("cottbus", "straupitz")


@pytest.mark.rule("race-for-berlin", "8.3.1b")
def test_each_player_retreats_his_own_and_the_attacker_comes_second() -> None:
    """Konev attacks a stack of both players' Germans: Zhukov's go first (R27)."""
    g = field("C.2", {"forst": "13-1 2pol-1", "peitz": "275 raegener"}, 3)
    attack(g, "peitz", "13-1", "2pol-1")
    assert g.to_act == {"zhukov"}
    play(g, "zhukov", "to straupitz")
    assert g.to_act == {"konev"}
    assert offered(g, "konev", "to") == {"cottbus", "lieberose"}, "not where the other camp has gone"
    play(g, "konev", "to cottbus")
    assert (where(g, "275"), where(g, "raegener")) == ("straupitz", "cottbus")


@pytest.mark.rule("race-for-berlin", "8.3.2b")
@pytest.mark.parametrize(
    ("others", "open_zones"),
    [
        ({"straupitz": "391"}, {"cottbus", "lieberose"}),
        ({"straupitz": "391", "cottbus": "606"}, {"lieberose"}),
        (
            {"straupitz": "391", "cottbus": "606", "lieberose": "35-ss 712"},
            {"straupitz", "cottbus", "lieberose"},
        ),
        ({"straupitz": "391", "cottbus": "606", "lieberose": "35-ss"}, {"lieberose"}),
    ],
)
def test_germans_prefer_zones_without_the_other_camp(others: dict[str, str], open_zones: set[str]) -> None:
    """391, 606 and 712 are Konev's, 275 and 35-ss Zhukov's; higher indexes stay closed all the time."""
    g = rout({"peitz": "275"} | others)
    assert open_to(g, "zhukov", "275") == open_zones


@pytest.mark.rule("race-for-berlin", "8.3.2b", "7.3.3a")
def test_soviets_prefer_zones_without_the_other_front() -> None:
    g = driven_back({"guben": "33-1", "kathlow": "69-1", "forst": "342", "cottbus": "545"})
    assert where(g, "13-1") == "lieberose"
    assert not g.state.guests


@pytest.mark.rule("race-for-berlin", "8.3.2b", "7.3.3b")
def test_soviets_become_guests_only_where_they_must() -> None:
    zones = {"guben": "33-1", "kathlow": "69-1", "forst": "342", "cottbus": "545", "lieberose": "344"}
    g = driven_back(zones)
    assert offered(g, "konev", "to") == {"guben", "kathlow"}
    play(g, "konev", "to guben")
    assert units(g, g.state.guests) == {"13-1"}


@pytest.mark.rule("race-for-berlin", "8.3.2b", "7.3.3b")
def test_a_unit_that_joins_its_own_front_is_no_guest() -> None:
    """In the bridgehead Zhukov's unit finds its own, who have a guest of Konev's: he alone is a guest."""
    germans = {"lebus": "5-jager 169", "letschin": "munch", "falkenhagen": "kurmark", "muncheberg": "541"}
    zones = germans | {"seelow": "61-1", "oder-bridgehead": "8ga-1 13-1"}
    g = field("C.3", zones, 5, head='guests = ["13-1"]')
    attack(g, "seelow", "kurmark", "munch", "5-jager", "169")  # 28 against 24, and the 5 is an R
    assert where(g, "61-1") == "oder-bridgehead"
    assert units(g, g.state.guests) == {"13-1"}


@pytest.mark.rule("race-for-berlin", "8.3.2c")
@pytest.mark.parametrize(
    ("others", "open_zones"),
    [
        ({}, {"guben", "kathlow"}),
        ({"guben": "391"}, {"kathlow"}),
        ({"guben": "391", "kathlow": "606"}, {"guben", "kathlow"}),
    ],
)
def test_only_then_may_germans_go_the_wrong_way(others: dict[str, str], open_zones: set[str]) -> None:
    """Soviets hold all zones of the right index; of the rest, those without the other camp come first."""
    g = rout({"peitz": "275"} | wall("straupitz", "cottbus", "lieberose") | others)
    assert open_to(g, "zhukov", "275") == open_zones


@pytest.mark.rule("race-for-berlin", "8.3.2c", "8.3.2b")
def test_the_right_index_comes_before_the_own_camp() -> None:
    """A right zone with the other camp is better than a wrong one without it."""
    g = rout({"peitz": "275", "straupitz": "391"} | wall("cottbus", "lieberose"))
    assert where(g, "275") == "straupitz"


@pytest.mark.rule("race-for-berlin", "8.3.2c")
def test_soviets_too_may_then_go_the_wrong_way() -> None:
    """The Germans attack from Kathlow this time; only Straupitz, of index 10, is left."""
    held = {"cottbus": "545", "lieberose": "344", "forst": "342", "guben": "214"}
    zones = {"kathlow": "1-pz-ss 10-pz-ss 21-pz", "peitz": "13-1"} | held
    g = field("C.4", zones, 1, head='reduced = ["13-1"]')
    attack(g, "peitz", "1-pz-ss", "10-pz-ss", "21-pz")
    assert where(g, "13-1") == "straupitz"


BEESKOW = {
    "frankfurt": "286",
    "furstenberg": "kurmark munch 32-ss",
    "beeskow": "61-1",
}
"""North of the boundary, with Germans to the east; beyond it lie Straupitz (10) and Lieberose (11)."""


@pytest.mark.rule("race-for-berlin", "8.3.2a", "7.3.2b")
@pytest.mark.parametrize(
    ("others", "open_zones"),
    [
        ({}, {"lieberose", "straupitz"}),
        ({"lieberose": "275", "straupitz": "35-ss"}, {"furstenwalde", "storkow"}),
    ],
)
def test_a_retreat_across_the_boundary_is_forced_by_the_index(
    others: dict[str, str], open_zones: set[str]
) -> None:
    """Furstenwalde and Storkow are in its own sector, but of index 9, a worse class (R21)."""
    g = field("C.3", BEESKOW | others, 3)
    attack(
        g, "beeskow", "kurmark", "munch", "32-ss"
    )  # 9 across the Spree against 12: 1:2, and 3 + 2 is A1D1R
    play(g, "konev", "lose 32-ss")
    assert offered(g, "zhukov", "to") == open_zones


@pytest.mark.rule("race-for-berlin", "8.3.2a", "7.3.2a")
def test_inside_a_class_soviets_keep_to_their_own_sector() -> None:
    """From Furstenberg (12) Guben (12) is no worse by its index, but it is in Konev's sector."""
    g = field("C.3", {"beeskow": "kurmark munch 25-pzgre", "furstenberg": "61-1"}, 6)
    attack(g, "furstenberg", "kurmark", "munch", "25-pzgre")  # 9 across the Spree against 12: 1:2; 6 - 1
    assert told(g, "combat")[-1]["result"] == "A1D1R"
    play(g, "konev", "lose munch")
    assert offered(g, "zhukov", "to") == {"frankfurt", "ziebingen"}


@pytest.mark.rule("race-for-berlin", "8.3.3a")
def test_a_full_zone_is_closed() -> None:
    g = rout({"peitz": "275", "straupitz": "35-ss 36-ss 214"})
    assert offered(g, "zhukov", "to") == {"cottbus", "lieberose"}


@pytest.mark.rule("race-for-berlin", "8.3.3a")
def test_a_zone_can_be_filled_up_to_its_limit() -> None:
    g = field(
        "C.2", {"forst": "13-1 2pol-1", "peitz": "275 35-ss", "straupitz": "36-ss 214"} | wall("cottbus"), 3
    )
    attack(g, "peitz", "13-1", "2pol-1")
    play(g, "zhukov", "unit 275", "to straupitz")
    assert where(g, "35-ss") == "lieberose", "a third division filled Straupitz"


@pytest.mark.rule("race-for-berlin", "8.3.3a")
def test_two_soviet_counters_fill_a_zone() -> None:
    g = driven_back({"forst": "3ga-1 3ga-2", "guben": "5ga-1", "cottbus": "545", "lieberose": "344"})
    assert offered(g, "konev", "to") == {"guben", "kathlow"}


SHUT = ("cottbus", "lieberose", "guben", "kathlow")
"""Zones around Peitz which, held by Soviets as Forst is, leave only Straupitz."""


@pytest.mark.rule("race-for-berlin", "8.3.3b")
def test_a_unit_passes_through_a_full_zone_of_its_own_camp() -> None:
    g = rout({"peitz": "275", "straupitz": "35-ss 712 391"} | wall(*SHUT))
    assert offered(g, "zhukov", "to") == {"beeskow", "lubben", "vetschau"}
    play(g, "zhukov", "to lubben")
    assert where(g, "275") == "lubben"
    assert len(told(g, "retreated")) == 1


@pytest.mark.rule("race-for-berlin", "8.3.3b")
def test_beyond_the_full_zone_the_same_preferences_hold() -> None:
    """Behind Cottbus only Drebkau and Vetschau; one has the other camp in it."""
    g = rout(
        {"peitz": "275", "cottbus": "35-ss 36-ss 214", "vetschau": "391"}
        | wall("straupitz", "lieberose", "guben", "kathlow")
    )
    assert where(g, "275") == "drebkau"


@pytest.mark.rule("race-for-berlin", "8.3.3b", "8.3.4a")
def test_a_full_zone_of_the_other_camp_bars_the_way() -> None:
    g = rout({"peitz": "275", "straupitz": "606 712 391"} | wall(*SHUT))
    assert where(g, "275") == "peitz"
    assert units(g, g.state.reduced) == {"275"}


@pytest.mark.rule("race-for-berlin", "8.3.3b", "8.3.3a")
def test_nobody_passes_through_while_an_adjacent_zone_has_room() -> None:
    """Even one of the wrong index (R27)."""
    g = rout({"peitz": "275", "straupitz": "35-ss 36-ss 214"} | wall("cottbus", "lieberose", "guben"))
    assert where(g, "275") == "kathlow"


@pytest.mark.rule("race-for-berlin", "8.3.3b")
def test_soviets_pass_through_their_own_too() -> None:
    held = {"guben": "214", "kathlow": "35-ss", "cottbus": "545", "lieberose": "344"}
    g = driven_back(held | {"forst": "3ga-1 3ga-2", "muskau": "615"})
    assert offered(g, "konev", "to") == {"gross-duben", "sommerfeld", "triebel"}


@pytest.mark.rule("race-for-berlin", "8.3.4a", "8.3.4b")
def test_without_any_way_out_each_defender_takes_a_step_and_stays() -> None:
    zones = {"forst": "13-1 2pol-1", "peitz": "275 raegener"} | wall("straupitz", *SHUT)
    g = field("C.2", zones, 3)
    attack(g, "peitz", "13-1", "2pol-1")
    assert told(g, "combat")[-1]["result"] == "R"
    assert units(g, g.state.reduced) == {"275", "raegener"}, "of both camps"
    assert where(g, "275") == where(g, "raegener") == "peitz"
    assert not told(g, "advanced")
    assert prompt(g, "konev") == "designate", "Konev's Soviet impulse is over, his German one begins"


@pytest.mark.rule("race-for-berlin", "8.3.4a")
def test_the_extra_step_comes_on_top_of_the_losses() -> None:
    """4:1 and a 3: D1R. One of the two takes the step, then each takes one more."""
    zones = {"forst": "13-1 13-2", "peitz": "615 raegener"} | wall("straupitz", *SHUT)
    g = field("C.2", zones, 2)
    attack(g, "peitz", "13-1", "13-2")
    assert told(g, "combat")[-1]["result"] == "D1R"
    assert where(g, "615") == "destroyed", "Zhukov's was hit first"
    assert where(g, "raegener") == "peitz"
    assert "raegener" in units(g, g.state.reduced)


@pytest.mark.rule("race-for-berlin", "8.3.4b", "8.4.1a")
def test_if_the_extra_step_destroys_them_all_the_attacker_advances() -> None:
    g = rout({"peitz": "342"} | wall("straupitz", *SHUT), head='reduced = ["342"]', die=2)
    assert where(g, "342") == "destroyed"
    assert where(g, "13-1") == "peitz"


@pytest.mark.rule("race-for-berlin", "8.3.4a", "8.3.4b")
def test_who_can_retreat_must_and_only_the_others_take_the_step() -> None:
    """Room for one at Straupitz, none behind it (R28)."""
    zones = {"forst": "13-1 2pol-1", "peitz": "275 35-ss", "straupitz": "712 391"}
    g = field("C.2", zones | wall(*SHUT, "beeskow", "lubben", "vetschau"), 3)
    attack(g, "peitz", "13-1", "2pol-1")
    play(g, "zhukov", "unit 275")
    assert (where(g, "275"), where(g, "35-ss")) == ("straupitz", "peitz")
    assert units(g, g.state.reduced) == {"35-ss"}
    assert not told(g, "advanced")


@pytest.mark.rule("race-for-berlin", "8.3.4a", "8.3.3b")
def test_one_camp_can_be_stuck_where_the_other_gets_through() -> None:
    """Straupitz is full of Konev's Germans: his pass through, Zhukov's may not (R28)."""
    zones = {"forst": "13-1 2pol-1", "peitz": "275 raegener", "straupitz": "606 712 391"}
    g = field("C.2", zones | wall(*SHUT), 3)
    attack(g, "peitz", "13-1", "2pol-1")
    play(g, "konev", "to lubben")
    assert (where(g, "275"), where(g, "raegener")) == ("peitz", "lubben")
    assert units(g, g.state.reduced) == {"275"}
    assert not told(g, "advanced")


@pytest.mark.rule("race-for-berlin", "8.3.4a")
def test_germans_driven_against_the_river_do_not_cross_it() -> None:
    """Guben with its back to the Neisse, everything west of it in Soviet hands."""
    zones = {"peitz": "13-1", "guben": "214"} | wall("forst", "lieberose", "furstenberg")
    g = field("C.2", zones, 3)
    attack(g, "guben", "13-1")
    assert told(g, "combat")[-1]["result"] == "R"
    assert where(g, "214") == "guben"
    assert units(g, g.state.reduced) == {"214"}


ZOSSEN = {"halbe": "3gta-1", "zossen": "275"}
"""Zossen (7): around it Baruth (7), Halbe and Königs Wusterhausen (8), Trebbin (6), and Mariendorf (7)."""


def rout_at_zossen(units_: dict[str, str], head: str = "") -> Berlin:
    """22 against 4 is 5:1; 3 - 1 for the wood is an R."""
    g = field("C.2", ZOSSEN | units_, 3, head=head)
    attack(g, "zossen", "3gta-1")
    assert told(g, "combat")[-1]["result"] == "R"
    return g


@pytest.mark.rule("race-for-berlin", "8.3.5a")
@pytest.mark.parametrize(
    ("mariendorf", "level", "entered"),
    [("destroyed", 0, True), ("mariendorf", 0, False), ("mariendorf", 1, False), ("mariendorf", 2, False)],
)
def test_germans_do_not_retreat_into_a_berlin_zone_with_soviets(
    mariendorf: str, level: int, entered: bool
) -> None:
    g = rout_at_zossen({mariendorf: "4gta-1"}, f"level = {{ mariendorf = {level} }}")
    assert offered(g, "zhukov", "to") == {"baruth", "trebbin"} | ({"mariendorf"} if entered else set())


@pytest.mark.rule("race-for-berlin", "8.3.5a", "8.3.3a")
def test_one_german_fills_a_berlin_zone() -> None:
    g = rout_at_zossen({"mariendorf": "35-ss"})
    assert offered(g, "zhukov", "to") == {"baruth", "trebbin"}


@pytest.mark.rule("race-for-berlin", "8.3.5b")
def test_the_nexus_leads_out_of_a_full_berlin_zone() -> None:
    """Of the zones that only the nexus joins to Mariendorf, Friedrichshain (8) is of the wrong index."""
    shut = wall("baruth", "konigs-wusterhausen", "trebbin", "treptow", "zehlendorf")
    g = rout_at_zossen({"mariendorf": "35-ss"} | shut)
    assert offered(g, "zhukov", "to") == {"wedding", "charlottenburg"}


@pytest.mark.rule("race-for-berlin", "8.3.5b", "8.3.5a")
def test_the_nexus_leads_to_no_contested_zone() -> None:
    shut = wall("baruth", "konigs-wusterhausen", "trebbin", "treptow", "zehlendorf", "wedding")
    g = rout_at_zossen({"mariendorf": "35-ss"} | shut)
    assert where(g, "275") == "charlottenburg"


@pytest.mark.rule("race-for-berlin", "8.3.5b")
def test_the_nexus_is_for_full_zones_only() -> None:
    """Mariendorf has room: the unit goes there and no further."""
    g = rout_at_zossen(wall("baruth", "konigs-wusterhausen", "trebbin"))
    assert where(g, "275") == "mariendorf"


@pytest.mark.rule("race-for-berlin", "8.3.5c")
@pytest.mark.parametrize(
    ("mariendorf", "level", "entered"),
    [
        ("4gta-1", 2, True),
        ("4gta-1", 1, False),
        ("33-1", 2, False),
        ("4gta-1 35-ss", 2, False),
        ("4gta-1 4gta-2", 2, False),
        ("", 0, False),
    ],
    ids=["controlled", "contested", "the other front's", "with a German in it", "full", "empty"],
)
def test_soviets_retreat_only_into_a_berlin_zone_that_they_control(
    mariendorf: str, level: int, entered: bool
) -> None:
    zones = {"trebbin": "1-pz-ss 10-pz-ss 21-pz", "zossen": "13-1", "mariendorf": mariendorf}
    g = field("C.4", zones, 4, head=f'reduced = ["13-1"]\nlevel = {{ mariendorf = {level} }}')
    attack(g, "zossen", "1-pz-ss", "10-pz-ss", "21-pz")  # 23 against 7 is 3:1; 4 - 1: R
    assert told(g, "combat")[-1]["result"] == "R"
    assert offered(g, "konev", "to") == {"baruth", "halbe"} | ({"mariendorf"} if entered else set())


@pytest.mark.rule("race-for-berlin", "8.3.5c", "8.3.4a", "7.4.5a")
def test_no_need_opens_a_berlin_zone_of_the_other_front() -> None:
    held = {"baruth": "342", "halbe": "344", "konigs-wusterhausen": "545", "mariendorf": "33-1"}
    zones = {"trebbin": "1-pz-ss 10-pz-ss 21-pz", "zossen": "13-1"} | held
    g = field("C.4", zones, 4, head='reduced = ["13-1"]\nlevel = { mariendorf = 2 }')
    attack(g, "zossen", "1-pz-ss", "10-pz-ss", "21-pz")
    assert told(g, "combat")[-1]["result"] == "R"
    assert where(g, "13-1") == "destroyed", "no way out: the step of 8.3.4"


@pytest.mark.rule("race-for-berlin", "8.3.6a")
def test_a_retreat_to_the_west_takes_no_test() -> None:
    """Turn 1, where a move to a lower index would need a die; the only die is that of the combat."""
    g = rout({"peitz": "275"}, head="turn = 1")
    play(g, "zhukov", "to straupitz")
    assert [roll.purpose for roll in g.rolls] == ["combat"]


AMERICANS = 'american = ["leipzig", "eilenburg"]\ntracks = [1, 2, 0]'


@pytest.mark.rule("race-for-berlin", "8.3.7a", "2.2.6a")
def test_germans_with_no_other_way_out_are_lost_to_the_americans() -> None:
    zones = {"riesa": "13-1", "torgau": "275"}
    g = field("C.2", zones | wall("herzberg", "grimma", "jessen"), 3, head=AMERICANS)
    attack(g, "torgau", "13-1")
    assert where(g, "275") == "removed"
    assert where(g, "13-1") == "torgau", "the zone is vacated"


@pytest.mark.rule("race-for-berlin", "8.3.7a", "2.2.3a")
def test_american_zones_are_the_last_resort() -> None:
    """Grimma (4) is as low as Eilenburg; and Herzberg (6), of the wrong index, comes before it too (R14)."""
    zones = {"riesa": "13-1", "torgau": "275"}
    g = field("C.2", zones | wall("jessen", "herzberg"), 3, head=AMERICANS)
    attack(g, "torgau", "13-1")
    assert where(g, "275") == "grimma"
    g = field("C.2", zones | wall("jessen", "grimma"), 3, head=AMERICANS)
    attack(g, "torgau", "13-1")
    assert where(g, "275") == "herzberg"


def among_americans(units_: dict[str, str]) -> Berlin:
    """Panzers at Riesa drive 13-1 out of Torgau (vp 1), where all other zones are in German hands."""
    held = {"herzberg": "342", "grimma": "344", "jessen": "545"}
    zones = {"riesa": "1-pz-ss 10-pz-ss 21-pz", "torgau": "13-1"} | held | units_
    g = field("C.4", zones, 1, head=f'{AMERICANS}\nreduced = ["13-1"]')
    attack(g, "torgau", "1-pz-ss", "10-pz-ss", "21-pz")
    assert told(g, "combat")[-1]["result"] == "R"
    return g


@pytest.mark.rule("race-for-berlin", "8.3.7a", "2.2.7c")
def test_soviets_with_no_other_way_out_meet_the_americans_and_stop_them() -> None:
    g = among_americans({})
    assert where(g, "13-1") == "eilenburg"
    assert g.state.stopped


@pytest.mark.rule("race-for-berlin", "8.3.7a", "7.3.4a")
def test_the_americans_keep_a_zone_that_soviets_retreat_into() -> None:
    """Juterbog counts 1 point, but no marker is set among the Americans (R12)."""
    american = 'american = ["leipzig", "eilenburg", "torgau", "jessen", "juterbog"]\ntracks = [1, 5, 0]'
    held = {"dahme": "342", "treuenbrietzen": "344", "trebbin": "545", "beelitz": "214"}
    zones = {"baruth": "1-pz-ss 10-pz-ss 21-pz", "luckenwalde": "13-1"}
    g = field("C.4", zones | held, 4, head=f'{american}\nreduced = ["13-1"]')
    attack(g, "luckenwalde", "1-pz-ss", "10-pz-ss", "21-pz")
    assert where(g, "13-1") == "juterbog"
    assert g.state.vp == [0, 0]
    assert not any(g.state.control)
    assert not g.rules.broken(g)


@pytest.mark.rule("race-for-berlin", "8.3.7a", "8.3.3a", "8.3.4a")
def test_stacking_holds_among_the_americans() -> None:
    g = among_americans({"eilenburg": "5ga-1 5ga-2"})
    assert where(g, "13-1") == "destroyed", "no way out: the step of 8.3.4"


@pytest.mark.rule("race-for-berlin", "8.3.7a", "7.3.3b")
def test_the_other_front_is_a_host_among_the_americans_too() -> None:
    g = among_americans({"eilenburg": "33-1"})
    assert where(g, "13-1") == "eilenburg"
    assert units(g, g.state.guests) == {"13-1"}


@pytest.mark.rule("race-for-berlin", "8.3.7a", "8.3.2c", "8.3.4a")
def test_germans_do_not_go_among_americans_where_soviets_are() -> None:
    zones = {"riesa": "13-1", "torgau": "275"}
    g = field("C.2", zones | wall("herzberg", "grimma", "jessen", "eilenburg"), 3, head=AMERICANS)
    attack(g, "torgau", "13-1")
    assert where(g, "275") == "torgau"
    assert units(g, g.state.reduced) == {"275"}


@pytest.mark.rule("race-for-berlin", "8.3.1b", "event-1b")
@pytest.mark.parametrize(("at_straupitz", "possible"), [("606 391", True), ("35-ss 36-ss", False)])
def test_heinrici_needs_a_way_out_for_all(at_straupitz: str, possible: bool) -> None:
    """Zhukov's 275 goes first and takes the last place at Straupitz.

    Konev's Raegener can pass through only if his own camp is there; if not, Heinrici cannot be played (R48).
    """
    zones = {"forst": "13-1 2pol-1", "peitz": "275 raegener", "straupitz": at_straupitz}
    g = field("C.2", zones | wall(*SHUT), 3, heinrici=True)
    attack(g, "peitz", "13-1", "2pol-1")
    assert bool(told(g, "combat")) is not possible
    if possible:
        play(g, "konev", "heinrici")
        assert where(g, "275") == "straupitz"
        play(g, "konev", "to lubben")
        assert not g.state.reduced


@pytest.mark.rule("race-for-berlin", "8.3.1b", "event-1b")
def test_under_heinrici_nobody_may_take_the_place_that_others_need() -> None:
    """One place is left at Straupitz, with free zones behind it, and one at Lieberose, with none.

    Konev has two divisions to bring out, the second past the first: Zhukov's must not take Straupitz.
    """
    shut = wall("cottbus", "kathlow", "guben", "beeskow", "furstenberg")
    zones = {"forst": "3gta-1 13-1", "straupitz": "35-ss 36-ss", "lieberose": "214 342"} | shut
    g = field("C.2", zones | {"peitz": "275 raegener 391"}, heinrici=True)
    attack(g, "peitz", "3gta-1", "13-1")
    play(g, "konev", "heinrici")
    assert where(g, "275") == "lieberose"
    play(g, "konev", "unit raegener")
    assert where(g, "raegener") == "straupitz"
    assert offered(g, "konev", "to") == {"lubben", "vetschau"}
    play(g, "konev", "to lubben")
    assert not g.state.reduced
    assert offered(g, "konev", "advance") == {"3gta-1", "13-1"}


@pytest.mark.parametrize(
    ("zone", "rule"),
    [
        ("guben", "8.3.2"),
        ("forst", "8.3.2"),
        ("cottbus", "8.3.3"),
        ("spremberg", "8.3.1"),
        ("destroyed", "8.3.1"),
        ("triebel", "7.2.1"),
        ("mariendorf", "8.3.5"),
        ("leipzig", "2.2.3"),
    ],
)
@pytest.mark.rule("race-for-berlin", "8.3.2a", "8.3.3a")
def test_a_refusal_names_its_paragraph(zone: str, rule: str) -> None:
    zones = {"peitz": "275", "cottbus": "35-ss 36-ss 214", "mariendorf": "3gta-1"}
    g = rout(zones, head='american = ["leipzig"]\ntracks = [1, 1, 0]')
    with pytest.raises(IllegalAction) as refused:
        g.play("zhukov", "to", zone)
    assert refused.value.rule == rule
