"""What is declared (7.6), the table (7.7) and attrition (7.8)."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.fights import (
    PINNED,
    battle,
    brought,
    fight,
    finish,
    lab,
    ratio,
    reduced,
    supports,
    until,
)
from tests.games.victory_roads.table import asked, at, attack, do, field, open_to, side_to_act
from tests.support import offered, told

# Declarations (7.6)


@pytest.mark.rule("victory-roads", "7.6.1", "7.6.2")
def test_the_attacker_names_an_elite_unit_then_the_defender() -> None:
    """Only elite units of the combat count, when the odds are known."""
    places = {"6711": "g-11-id g-14-id", "6811": "s-16g-rc s-36g-rc s-65-rc", "6712": "s-7g-rc"}
    g = lab(places, 3, 4, far=True)
    attack(g, "6711", "s-16g-rc", "s-36g-rc", "s-65-rc")
    assert told(g, "odds")
    assert (side_to_act(g), asked(g)) == ("soviet", "declare")
    assert open_to(g, "elite") == {"s-16g-rc", "s-36g-rc"}
    do(g, "elite s-36g-rc")
    assert side_to_act(g) == "axis", "one is enough"
    assert open_to(g, "elite") == {"g-11-id"}
    do(g, "elite g-11-id")
    named = [(each["side"], each["unit"]) for each in told(g, "elite")]
    assert named == [("soviet", "s-36g-rc"), ("axis", "g-11-id")]
    assert told(g, "combat"), "nothing else is to be declared"


@pytest.mark.rule("victory-roads", "7.6.1")
def test_nobody_has_to_use_his_elite() -> None:
    g = battle("g-11-id g-14-id", "s-16g-rc s-36g-rc", 10, far=True)
    assert not told(g, "elite")
    assert told(g, "combat")


@pytest.mark.rule("victory-roads", "7.6.3")
@pytest.mark.parametrize(
    ("attackers", "may"),
    [
        ("s-1-tk s-5-tk", True),
        ("s-1-tk s-2g-cav", True),
        ("s-1-tk s-1-mech", True),
        ("s-1-tk s-65-rc", False),
        ("s-1-tk", False),
        ("s-65-rc s-72-rc", False),
    ],
)
def test_two_armoured_units_may_declare_an_armoured_exploitation(attackers: str, may: bool) -> None:
    g = lab({"6711": "g-14-id", "6811": attackers}, far=True)
    attack(g, "6711", *attackers.split())
    assert bool(offered(g, "soviet", "armoured")) == may


@pytest.mark.rule("victory-roads", "7.6.3")
@pytest.mark.parametrize(
    ("attackers", "may"),
    [
        ("g-25-panzer g-18-pzgr", True),
        ("g-25-panzer kg-arm-05", True),
        ("g-25-panzer g-3-kav-bde", False),
        ("g-25-panzer g-14-id", False),
    ],
)
def test_german_cavalry_is_no_armour(attackers: str, may: bool) -> None:
    g = lab({"6711": attackers, "6811": "s-65-rc"}, 3, 4, step="axis-combat")
    attack(g, "6811", *attackers.split())
    assert bool(offered(g, "axis", "armoured")) == may


@pytest.mark.rule("victory-roads", "7.6.4a")
@pytest.mark.parametrize(("step", "may"), [("soviet-combat", True), ("soviet-exploitation", False)])
def test_hourra_is_for_the_soviet_combat_phase(step: str, may: bool) -> None:
    """Two armoured corps have something to declare in either phase."""
    g = lab({"6711": "g-14-id", "6811": "s-1-tk s-5-tk"}, step=step, head='exploiting = ["s-1-tk", "s-5-tk"]')
    while asked(g) == "exploit-unit":
        do(g, "done")
    attack(g, "6711", "s-1-tk", "s-5-tk")
    assert asked(g) == "declare"
    assert bool(open_to(g, "hourra")) == may


@pytest.mark.rule("victory-roads", "7.6.4a")
def test_the_axis_knows_no_hourra() -> None:
    g = lab({"6711": "g-12-panzer g-4-panzer", "6811": "s-65-rc"}, step="axis-combat")
    attack(g, "6811", "g-12-panzer", "g-4-panzer")
    assert asked(g) == "declare"
    assert not open_to(g, "hourra")


def may_hourra(g: VictoryTable, target: str, *units: str) -> bool:
    """Whether an attack can be made at any price."""
    attack(g, target, *units)
    if asked(g) == "choose-terrain":
        do(g, f"choose {min(open_to(g, 'choose'))}")
    return bool(offered(g, "soviet", "hourra"))


@pytest.mark.rule("victory-roads", "7.6.4b")
@pytest.mark.parametrize(
    ("target", "near", "far", "may"),
    [
        ("6711", "6811", False, True),
        ("6711", "6811", True, False),
        ("6709", "6708", False, True),
        ("6708", "6709", False, False),
    ],
    ids=["in reach", "theatre in movement mode", "nine hexes", "ten hexes"],
)
def test_hourra_needs_a_theatre_that_reaches_the_attacked_hex(
    target: str, near: str, far: bool, may: bool
) -> None:
    g = lab({target: "g-14-id", near: "s-1-tk s-5-tk"}, far=far)
    assert may_hourra(g, target, "s-1-tk", "s-5-tk") == may


@pytest.mark.rule("victory-roads", "7.6.4b")
def test_under_the_basic_rules_hourra_is_possible_everywhere() -> None:
    places = PINNED | {"2653": "g-14-id", "2754": "s-1-tk s-5-tk"}
    g = field(places, scenario="budapest-wien", turn=20)
    assert may_hourra(g, "2653", "s-1-tk", "s-5-tk")


@pytest.mark.rule("victory-roads", "7.6.4c")
@pytest.mark.parametrize(("weather", "may"), [("fair", True), ("snow", True), ("mud", False)])
def test_no_hourra_in_mud(weather: str, may: bool) -> None:
    g = lab({"6711": "g-14-id", "6811": "s-1-tk s-5-tk"}, head=f'weather = "{weather}"')
    assert may_hourra(g, "6711", "s-1-tk", "s-5-tk") == may


@pytest.mark.rule("victory-roads", "7.6.4d")
@pytest.mark.parametrize(
    ("target", "near", "theatre", "may"),
    [
        ("3419", "3520", "3520", False),
        ("1733", "1833", "1933", False),
        ("5426", "5526", "5526", True),
        ("3416", "3516", "3516", True),
    ],
    ids=["Memel", "Oder-Warthe-Bogen", "Minsk", "Liepaja"],
)
def test_no_hourra_on_advanced_fortifications_and_german_major_cities(
    target: str, near: str, theatre: str, may: bool
) -> None:
    head = f'theatres = ["6115", "6621", "5141", "{theatre}"]'
    g = lab({target: "g-14-id", near: "s-2g-tk s-3g-tk s-1-tk"}, head=head)
    assert may_hourra(g, target, "s-2g-tk", "s-3g-tk", "s-1-tk") == may


# The table (7.7)


@pytest.mark.rule("victory-roads", "7.2.2", "7.7.1", "7.7.2", "7.7.3", "7.7.4", "7.7.5", "7.7.6")
@pytest.mark.parametrize(
    ("attackers", "roll", "odds", "result"),
    [
        ("s-2g-tk s-3g-tk", 2, "6/1", (1, 1, "E", "DR")),
        ("s-2g-tk s-3g-tk", 3, "6/1", (1, 1, "D1", "DR2")),
        ("s-2g-tk s-3g-tk", 4, "6/1", (0, 1, "E", "DR2")),
        ("s-2g-tk s-3g-tk", 5, "6/1", (0, 1, "E2", "DR2")),
        ("s-2g-tk s-3g-tk", 6, "6/1", (1, 2, "E", "DR2")),
        ("s-2g-tk s-3g-tk", 7, "6/1", (0, 2, "E2", "DR3")),
        ("s-65-rc", 7, "2/1", (1, 1, "E", "S")),
        ("s-65-rc", 10, "2/1", (1, 2, "E", "DR2")),
        ("s-65-rc", 11, "2/1", (1, 2, "E2", "DR2")),
        ("s-65-rc s-72-rc", 7, "4/1", (0, 1, "E", "DR")),
    ],
)
def test_the_cells_that_the_rulebook_shows(
    attackers: str, roll: int, odds: str, result: tuple[int, int, str, str]
) -> None:
    """Losses of attacker and defender, tactical results of attacker and defender."""
    g = battle("g-14-id", attackers, roll)
    assert ratio(g)[2] == odds
    assert sum(told(g, "combat")[-1]["dice"]) == roll
    assert brought(g) == result


@pytest.mark.rule("victory-roads", "7.7.4")
def test_losses_are_steps_of_each_side() -> None:
    """1/2: one step of the attacker and two of the defender."""
    g = battle("g-14-id g-58-id", "s-16g-rc s-36g-rc", 10)
    assert brought(g)[:2] == (1, 2)
    assert side_to_act(g) == "soviet"
    do(g, "lose s-16g-rc", "lose g-14-id")
    assert reduced(g) >= {"s-16g-rc", "g-14-id", "g-58-id"}
    assert "s-36g-rc" not in reduced(g)


@pytest.mark.rule("victory-roads", "7.7.8", "7.9.3")
def test_an_elite_bonus_may_change_the_tactical_results_only() -> None:
    """2/1, a 10: E, or the E2 of the 11 and 12; attrition is that of the 10."""
    g = battle("g-14-id g-58-id", "s-16g-rc s-72-rc", 10, elite="s-16g-rc")
    assert asked(g) == "choose-result"
    assert open_to(g, "result") == {"E", "E2"}
    do(g, "result E2")
    assert brought(g) == (1, 2, "E2", "DR2")


# Rifle corps outside every theatre (7.7.9)


@pytest.mark.rule("victory-roads", "7.7.9a")
@pytest.mark.parametrize("far", [False, True])
def test_reinforced_corps_that_attack_beyond_every_theatre_fall_back(far: bool) -> None:
    """8, 8 and 10 against 6 is 4/1; a 7: D1, E, DR. The odds are those of the reinforced corps."""
    attackers = "s-65-rc s-16g-rc s-1-tk"
    g = battle("g-11-id", attackers, 7, others={"6712": "s-72-rc"}, far=far)
    assert ratio(g)[2] == "4/1"
    assert reduced(g) & {"s-65-rc", "s-16g-rc"} == ({"s-65-rc", "s-16g-rc"} if far else set())
    assert not reduced(g) & {"s-1-tk", "s-72-rc"}, "neither armour nor who did not attack"


@pytest.mark.rule("victory-roads", "7.7.9a")
def test_each_corps_is_looked_at_in_its_own_hex() -> None:
    """6709 is nine hexes from Velikie Luki, 6708 ten; 6808 is ten away too."""
    g = lab({"6708": "g-11-id", "6709": "s-65-rc s-1-tk", "6808": "s-72-rc"}, 3, 4)
    fight(g, "s-65-rc s-1-tk s-72-rc", "6708")
    assert ratio(g)[2] == "4/1"
    assert reduced(g) & {"s-65-rc", "s-72-rc"} == {"s-72-rc"}


@pytest.mark.rule("victory-roads", "7.7.9a")
def test_they_fall_back_before_attrition() -> None:
    """8 against 6 is 1/1, with a 9 1/1: the corps, in standard mode now, is lost."""
    assert at(battle("g-11-id", "s-65-rc", 9, far=True), "s-65-rc") == "pile"
    g = battle("g-11-id", "s-65-rc", 9)
    assert at(g, "s-65-rc") == "6811"
    assert "s-65-rc" in reduced(g)


@pytest.mark.rule("victory-roads", "7.7.9b", "7.12.1b")
@pytest.mark.parametrize(
    ("defenders", "weak", "falls_back"),
    [
        ("r-20-inf", "", False),
        ("r-20-inf r-6-inf", '"r-20-inf"', True),
        ("r-20-inf g-221-sich", '"r-20-inf", "g-221-sich"', True),
        ("h-20-gy", "", True),
    ],
    ids=["two steps", "three steps", "with Germans", "Hungarians"],
)
def test_against_weak_romanians_they_stay_reinforced(defenders: str, weak: str, falls_back: bool) -> None:
    g = battle(defenders, "s-65-rc s-1-tk", 7, far=True, head=f"reduced = [{weak}]")
    assert ("s-65-rc" in reduced(finish(g))) == falls_back


# The first loss (7.8.1)

PANZERS = "g-12-panzer g-25-panzer g-14-id"
"""8, 6 and 3 against 8 is 2/1; a 6 is 1/1. The first is elite."""


def first_loss(**declared: Any) -> VictoryTable:
    return battle("s-65-rc", PANZERS, 6, at="6710", target="6711", step="axis-combat", **declared)


@pytest.mark.rule("victory-roads", "7.8.1a")
def test_with_the_elite_bonus_the_elite_unit_takes_the_first_loss() -> None:
    g = first_loss(elite="g-12-panzer")
    do(g, "result -")
    assert "g-12-panzer" in reduced(g)
    assert not reduced(g) & {"g-25-panzer", "g-14-id"}


@pytest.mark.rule("victory-roads", "7.8.1a", "7.6.2")
def test_any_elite_unit_of_the_attack_may_take_it_not_only_the_one_named() -> None:
    """11, 6 and 3 to 8 is 2/1; the divisions 12 and 11 are elite."""
    attackers = "g-12-panzer g-11-id g-14-id"
    g = battle("s-65-rc", attackers, 6, at="6710", step="axis-combat", elite="g-12-panzer")
    do(g, "result -")
    assert (side_to_act(g), asked(g)) == ("axis", "loss-first")
    assert open_to(g, "lose") == {"g-12-panzer", "g-11-id"}
    do(g, "lose g-11-id")
    assert reduced(g) & {"g-12-panzer", "g-11-id", "g-14-id"} == {"g-11-id"}


@pytest.mark.rule("victory-roads", "7.8.1a")
def test_any_elite_unit_of_the_defence_may_too() -> None:
    g = battle("g-11-id g-12-id g-14-id", "s-2g-tk s-3g-tk s-1-tk", 7, against="g-11-id")
    elite = {name for name in ("g-11-id", "g-12-id", "g-14-id") if g.is_elite(g.rules.unit[name])}
    assert elite == {"g-11-id", "g-12-id"}
    until(g, "loss-first")
    assert side_to_act(g) == "axis"
    assert open_to(g, "lose") == elite


@pytest.mark.rule("victory-roads", "7.8.1a")
def test_that_holds_for_the_defender_too() -> None:
    g = battle("g-11-id g-14-id", "s-1-tk s-5-tk", 7, against="g-11-id")
    do(g, "result S", "lose s-1-tk")
    assert reduced(g) & {"g-11-id", "g-14-id"} == {"g-11-id"}


@pytest.mark.rule("victory-roads", "7.8.1b")
def test_with_an_armoured_exploitation_armour_takes_the_first_loss() -> None:
    g = first_loss(armoured=True)
    assert (side_to_act(g), asked(g)) == ("axis", "loss-first")
    assert open_to(g, "lose") == {"g-12-panzer", "g-25-panzer"}


@pytest.mark.rule("victory-roads", "7.8.1a", "7.8.1b")
def test_without_a_declaration_the_owner_chooses() -> None:
    g = first_loss()
    assert (side_to_act(g), asked(g)) == ("axis", "loss")
    assert open_to(g, "lose") == {"g-12-panzer", "g-25-panzer", "g-14-id"}


@pytest.mark.rule("victory-roads", "7.8.1c")
def test_with_both_the_defender_picks_the_unit() -> None:
    """The elite unit that was named is of infantry: it, or one of the armoured divisions."""
    attackers = "g-11-id g-25-panzer g-18-pzgr"
    g = battle(
        "s-65-rc", f"{attackers} g-14-id", 6, at="6710", step="axis-combat", elite="g-11-id", armoured=True
    )
    do(g, "result -")
    assert (side_to_act(g), asked(g)) == ("soviet", "loss-first")
    assert open_to(g, "lose") == {"g-11-id", "g-25-panzer", "g-18-pzgr"}
    do(g, "lose g-18-pzgr")
    assert reduced(g) & {"g-11-id", "g-25-panzer", "g-18-pzgr", "g-14-id"} == {"g-18-pzgr"}


# The others (7.8.2)


@pytest.mark.rule("victory-roads", "7.8.2a")
def test_each_unit_loses_a_step_before_any_loses_a_second() -> None:
    """A 12 at 6/1 costs the defender four steps, and he has three units."""
    g = battle("g-14-id g-58-id g-221-sich", "s-2g-tk s-3g-tk s-1g-tk s-8g-tk s-11g-tk", 12)
    assert ratio(g) == (60, 10, "6/1")
    assert brought(g)[:2] == (0, 4)
    do(g, "lose g-14-id")
    assert open_to(g, "lose") == {"g-58-id", "g-221-sich"}
    do(g, "lose g-221-sich")
    assert open_to(g, "lose") == {"g-14-id", "g-58-id", "g-221-sich"}, "the third was the only one left"
    do(g, "lose g-14-id")
    assert at(g, "g-14-id") == "eliminated"
    assert {"g-58-id", "g-221-sich"} <= reduced(g)


@pytest.mark.rule("victory-roads", "7.8.2a")
def test_steps_beyond_those_there_are_are_void() -> None:
    g = battle("g-14-id", "s-2g-tk s-3g-tk", 12)
    assert brought(g)[:2] == (0, 4)
    assert at(g, "g-14-id") == "eliminated"
    assert asked(g) == "advance"


@pytest.mark.rule("victory-roads", "7.8.2b")
def test_headquarters_are_hit_only_when_all_others_are_gone() -> None:
    """4/1 and a 12: three steps; two are those of the division, the third hits its headquarters."""
    attackers = "s-1-tk s-5-tk"
    g = battle("g-14-id g-hq-4-armee", attackers, 12)
    assert ratio(g)[2] == "4/1"
    do(g, "lose s-1-tk")
    assert at(g, "g-14-id") == "eliminated"
    assert at(g, "g-hq-4-armee") == "eliminated"
    g = battle("g-14-id g-58-id g-hq-4-armee", "s-16g-rc s-36g-rc", 12)
    assert brought(g)[:2] == (0, 2), "2/1"
    assert at(g, "g-hq-4-armee") != "eliminated"


# An empty hex (7.8.3)


@pytest.mark.rule("victory-roads", "7.8.3")
def test_attackers_may_enter_a_hex_that_attrition_has_emptied() -> None:
    """Before the tactical results, within stacking, and only who took part."""
    places = {"6711": "g-14-id", "6811": "s-2g-tk s-3g-tk", "6712": "s-1g-tk s-8g-tk s-65-rc"}
    g = lab(places, 5, 6)
    fight(g, "s-2g-tk s-3g-tk s-1g-tk s-8g-tk")
    assert brought(g) == (0, 3, "Eng", "DR3")
    assert asked(g) == "advance"
    assert not told(g, "engagement")
    assert open_to(g, "advance") == {"s-2g-tk", "s-3g-tk", "s-1g-tk", "s-8g-tk"}
    do(g, "advance s-2g-tk", "advance s-3g-tk", "advance s-1g-tk")
    assert told(g, "engagement"), "three are all that fit"
    assert at(g, "s-8g-tk") == "6712"


@pytest.mark.rule("victory-roads", "7.8.3")
def test_nobody_has_to_advance() -> None:
    g = battle("g-14-id", "s-2g-tk s-3g-tk", 12)
    do(g, "done", "done")
    assert at(g, "s-2g-tk") == "6811"
    assert asked(g) == "exploit"


# Armour outside every theatre (7.8.4)


@pytest.mark.rule("victory-roads", "7.8.4")
@pytest.mark.parametrize(
    ("target", "near", "weather", "costs"),
    [
        ("6711", "6811", "fair", False),
        ("6711", "6811", "snow", False),
        ("6711", "6811", "mud", True),
        ("6619", "6720", "fair", True),
        ("6011", "5911", "fair", True),
        ("6113", "6212", "fair", True),
        ("6113", "6112", "fair", False),
    ],
    ids=["clear", "snow", "mud", "forest", "marsh", "over a river", "not over the river"],
)
def test_armour_beyond_every_theatre_loses_a_step_in_bad_ground(
    target: str, near: str, weather: str, costs: bool
) -> None:
    """24 against 4 or 8; with a 7 the table itself costs the attackers nothing."""
    head = f'theatres = ["5141", "5141", "5141", "5141"]\nweather = "{weather}"'
    g = battle("g-14-id", "s-2g-tk s-3g-tk", 7, at=near, target=target, far=True, head=head)
    assert brought(g)[0] == 0
    assert (asked(g) == "loss" and side_to_act(g) == "soviet") == costs
    if costs:
        assert open_to(g, "lose") == {"s-2g-tk", "s-3g-tk"}
        do(g, "lose s-3g-tk")
        assert "s-3g-tk" in reduced(g)
        assert next(note.rule for note in g.notes or [] if note.kind == "reduced") == "7.8.4"


ROUGH = 'theatres = ["5141", "5141", "5141", "5141"]'
"""No theatre is near."""


@pytest.mark.rule("victory-roads", "7.8.4")
def test_armour_within_the_radius_of_a_theatre_does_not() -> None:
    g = battle("g-14-id g-58-id", "s-2g-tk s-3g-tk", 7, at="6720", target="6619")
    assert not reduced(g) & {"s-2g-tk", "s-3g-tk"}
    assert side_to_act(g) == "axis"


@pytest.mark.rule("victory-roads", "7.8.4")
def test_only_armour_that_is_outside_bears_it_and_one_step_in_all() -> None:
    """A theatre in 6915 reaches 6719 with its five hexes, but not 6520 and 6519."""
    places = {"6619": "g-14-id g-58-id", "6719": "s-1-tk s-65-rc", "6520": "s-5-tk s-72-rc", "6519": "s-3-tk"}
    head = 'theatres = ["6915", "5141", "5141", "5141"]'
    g = lab(places, 3, 4, far=True, head=head)
    fight(g, "s-1-tk s-65-rc s-5-tk s-72-rc s-3-tk", "6619")
    assert brought(g)[0] == 0
    assert open_to(g, "lose") == {"s-5-tk", "s-3-tk"}
    do(g, "lose s-5-tk")
    assert side_to_act(g) == "axis"


@pytest.mark.rule("victory-roads", "7.8.4")
@pytest.mark.parametrize("bridged", [True, False])
def test_who_attacks_with_bridging_engineers_attacks_over_no_water(bridged: bool) -> None:
    head = f"{ROUGH}\n{supports('engineers@s-2g-tk') if bridged else supports()}"
    g = battle("g-14-id", "s-2g-tk s-3g-tk", 7, at="6212", target="6113", far=True, head=head)
    assert (side_to_act(g) == "axis" or asked(g) != "loss") is bridged


@pytest.mark.rule("victory-roads", "7.8.4")
def test_rifle_corps_and_german_armour_do_not() -> None:
    g = battle(
        "g-14-id g-58-id", "s-16g-rc s-36g-rc s-7g-rc", 7, at="6720", target="6619", far=True, head=ROUGH
    )
    assert side_to_act(g) == "axis"
    g = battle(
        "s-65-rc",
        "g-12-panzer g-4-panzer g-5-panzer",
        7,
        at="6720",
        target="6619",
        far=True,
        head=ROUGH + '\nreduced = ["s-65-rc"]',
        step="axis-combat",
    )
    assert ratio(g)[2] == "2/1"
    do(g, "lose g-5-panzer")
    assert reduced(g) & {"g-12-panzer", "g-4-panzer", "g-5-panzer"} == {"g-5-panzer"}


@pytest.mark.rule("victory-roads", "7.8.2a", "7.8.4")
def test_the_further_step_is_attrition_and_goes_round() -> None:
    """24 against 8 is 3/1; a 9 costs a step, that of the theatres is for the other corps."""
    g = battle(
        "g-14-id g-58-id", "s-2g-tk s-3g-tk", 9, at="6720", target="6619", far=True, head=ROUGH, armoured=True
    )
    assert brought(g)[0] == 1
    do(g, "lose s-2g-tk")
    assert {"s-2g-tk", "s-3g-tk"} <= reduced(g)
    assert at(g, "s-2g-tk") == "6720"


@pytest.mark.rule("victory-roads", "7.8.4")
def test_a_single_corps_takes_both_steps() -> None:
    g = battle(
        "g-14-id g-58-id", "s-2g-tk s-65-rc s-72-rc", 9, at="6720", target="6619", far=True, head=ROUGH
    )
    assert ratio(g)[2] == "3/1"
    do(g, "lose s-2g-tk")
    assert at(g, "s-2g-tk") == "eliminated"
