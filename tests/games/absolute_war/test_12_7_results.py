"""What the results of Battles and Assaults do, one by one, and their icons (12.7.1 to 12.7.3)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war import combat
from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import BEHIND, ELSEWHERE, at_tula, back, clash, fix, rp, wsp
from tests.games.absolute_war.fighting import attack, fight, sums
from tests.games.absolute_war.table import (
    asked,
    at,
    do,
    draws,
    field,
    holder,
    marked,
    open_to,
    side_to_act,
    stacks,
)
from tests.support import told


def last(game: War, kind: str) -> str:
    """The result of the last combat of a kind."""
    return str(told(game, kind)[-1]["result"])


# ---- Battles: the attacker suffers


@pytest.mark.rule("absolute-war", "12.7.1a", "12.7.4g", "12.7.6b")
def test_ae_eliminates_the_lead_attacker_on_the_face_it_shows() -> None:
    game = clash(at_tula("g-lf4 g9a*", "s-w s-5a"), "g-lf4", "s-w", "AE")
    assert last(game, "battle") == "AE"
    assert (at(game, "g9a"), back(game, "g9a")) == ("german-destroyed", True)
    assert at(game, "g-lf4") == "german-air"
    assert holder(game, "orel") == "german"
    assert stacks(game, "tula") == ["s-w s-5a"]


@pytest.mark.rule("absolute-war", "12.7.1b", "12.7.4a")
def test_a1_takes_the_lead_back_one_zone_then_a_step() -> None:
    """It leaves an uncontested zone too, away from Tula."""
    game = clash(at_tula("g9a g-l", "s-w s-5a | s-kal"), "g9a", "s-w", "A1")
    assert (asked(game), open_to(game, "retreat")) == ("retreat", {"bryansk", "kursk"})
    assert not back(game, "g9a")
    do(game, "retreat kursk")
    assert stacks(game, "kursk") == ["g9a g-l"]
    assert back(game, "g9a")


@pytest.mark.rule("absolute-war", "12.7.1b", "12.7.5a")
def test_a1_destroys_a_lead_on_its_last_step() -> None:
    game = clash(at_tula("g9a*"), "g9a", "s-bry", "A1")
    do(game, "retreat kursk")
    assert at(game, "g9a") == "german-destroyed"


@pytest.mark.rule("absolute-war", "12.7.1c")
def test_as_shatters_the_lead() -> None:
    game = clash(at_tula("g-lf1 g9a* g-l", "s-w s-5a | s-kal"), "g-lf1", "s-w", "AS")
    assert (at(game, "g9a"), at(game, "g-l"), at(game, "g-lf1")) == (
        "german-shattered",
        "german-shattered",
        "german-air",
    )


@pytest.mark.rule("absolute-war", "12.7.1c", "12.7.4h")
def test_as_eliminates_a_lead_that_cannot_go_back() -> None:
    game = at_tula("g9a*", "s-w", german="", soviet="kursk bryansk")
    clash(game, "g9a", "s-w", "AS")
    assert at(game, "g9a") == "german-destroyed"


@pytest.mark.rule("absolute-war", "12.7.1b", "12.7.4h")
def test_a1_eliminates_a_lead_that_cannot_go_back() -> None:
    game = clash(at_tula("g9a", "s-w s-5a", german=""), "g9a", "s-w", "A1")
    assert at(game, "g9a") == "german-destroyed"


@pytest.mark.rule("absolute-war", "12.7.1d")
def test_ab_is_a_retreat_without_a_choice() -> None:
    game = clash(at_tula(), "g9a", "s-bry", "AB")
    assert (asked(game), open_to(game, "bear")) == ("retreat", set())
    do(game, "retreat kursk")
    assert (at(game, "g9a"), back(game, "g9a")) == ("kursk", False)


@pytest.mark.rule("absolute-war", "12.7.1d")
def test_ab_costs_a_step_where_there_is_no_way_back() -> None:
    game = clash(at_tula(german=""), "g9a", "s-bry", "AB")
    assert (asked(game), at(game, "g9a"), back(game, "g9a")) == ("attack", "orel", True)


@pytest.mark.rule("absolute-war", "12.7.1e")
def test_ar_outside_a_contested_zone_does_nothing() -> None:
    game = clash(at_tula(), "g9a", "s-bry", "AR")
    assert (asked(game), at(game, "g9a"), back(game, "g9a")) == ("attack", "orel", False)
    assert "g9a" not in marked(game, "disrupted") | marked(game, "unsupplied")


def contested(attackers: str = "g9a", defenders: str = "s-bry", german: str = BEHIND + " orel") -> War:
    """Stacks of both in Tula."""
    return field({**ELSEWHERE, "tula": f"{attackers} | {defenders}"}, german=german)


@pytest.mark.rule("absolute-war", "12.7.1e")
def test_ar_in_a_contested_zone_is_a_retreat_or_a_step_as_the_owner_likes() -> None:
    game = clash(contested(), "g9a", "s-bry", "AR")
    assert (side_to_act(game), asked(game), open_to(game, "bear")) == (
        "german",
        "repulsed",
        {"retreat", "step"},
    )
    stays = game.copy()
    do(stays, "bear step")
    assert (at(stays, "g9a"), back(stays, "g9a")) == ("tula", True)
    do(game, "bear retreat")
    assert (at(game, "g9a"), back(game, "g9a")) == ("orel", False)
    assert holder(game, "tula") == "soviet"


@pytest.mark.rule("absolute-war", "12.7.1e", "12.2.1d", "23.2.1")
def test_for_combat_a_small_stack_alone_does_not_make_a_zone_contested() -> None:
    """Its white point does not attack, and AR does nothing: that it bars movement and supply is all."""
    units = {**ELSEWHERE, "orel": "g-l", "tula": "s-5a"}
    game = field(units, german=BEHIND, soviet="orel", small_stacks="on")
    attack(game, "g-l", "s-5a")
    assert sums(game)[0] == 1
    game = clash(field(units, german=BEHIND, soviet="orel", small_stacks="on"), "g-l", "s-5a", "AR")
    assert (asked(game), at(game, "g-l")) == ("attack", "orel")


@pytest.mark.rule("absolute-war", "12.7.1f", "12.9j")
def test_aa_moves_the_lead_in_and_ends_there() -> None:
    """A panzer army with Mobile markers at hand is not asked to exploit."""
    game = clash(at_tula("g2pz", "s-w s-5a"), "g2pz", "s-w", "AA")
    assert stacks(game, "tula") == ["g2pz", "s-w s-5a"]
    assert (asked(game), holder(game, "tula"), holder(game, "orel")) == ("attack", "", "german")


@pytest.mark.rule("absolute-war", "12.7.1f", "12.8d", "12.10c")
def test_on_aa_a_stack_may_leave_units_behind_but_not_all_of_them() -> None:
    game = clash(at_tula("g-lf4 g2pz g9a", "s-w s-5a"), "g-lf4", "s-w", "AA")
    assert (asked(game), open_to(game, "advance"), open_to(game, "done")) == ("advance", {"g-lf4"}, set())
    whole = do(game.copy(), "advance g-lf4")
    assert (stacks(whole, "tula"), asked(whole)) == (["g-lf4 g2pz g9a", "s-w s-5a"], "attack")
    assert open_to(game, "detach") == {"g2pz", "g9a"}  # an air unit by itself does not go first
    do(game, "detach g2pz", "done", "spend support")
    assert (stacks(game, "tula"), stacks(game, "orel")) == (["g2pz", "s-w s-5a"], ["g-lf4 g9a"])
    assert (asked(game), marked(game, "done")) == ("attack", {"g-lf4", "g2pz", "g9a"})


@pytest.mark.rule("absolute-war", "12.7.1f")
def test_aa_leaves_a_fort_behind_even_without_a_marker_for_it() -> None:
    """The advance is ordered; the last Attack! marker led it."""
    head = "attack = { german = 1 }\nsupport = { german = 0 }"
    game = clash(at_tula("g9a g-fort1", "s-bry", head=head), "g9a", "s-bry", "AA")
    assert (at(game, "g9a"), at(game, "g-fort1")) == ("tula", "orel")


@pytest.mark.rule("absolute-war", "12.7.1f")
def test_aa_moves_no_supporter() -> None:
    game = at_tula("g9a", "s-bry", kaluga="g4a")
    clash(game, "g9a", "s-bry", "AA", support="g4a")
    assert (at(game, "g9a"), at(game, "g4a")) == ("tula", "kaluga")


@pytest.mark.rule("absolute-war", "12.7.1f")
def test_aa_moves_nobody_into_a_full_zone_or_where_he_is() -> None:
    game = clash(at_tula("g9a", "s-bry | s-kal"), "g9a", "s-bry", "AA")
    assert (at(game, "g9a"), asked(game)) == ("orel", "attack")
    game = clash(contested(), "g9a", "s-bry", "AA")
    assert (at(game, "g9a"), asked(game)) == ("tula", "attack")


@pytest.mark.rule("absolute-war", "12.7.1g")
def test_bb_costs_the_attacker_a_resource_point() -> None:
    game = clash(at_tula(head="rp = { german = 2 }"), "g9a", "s-bry", "BB")
    assert (side_to_act(game), asked(game), open_to(game, "bear")) == ("german", "bloodbath", {"rp", "steps"})
    do(game, "bear rp")
    assert (rp(game, "german"), at(game, "s-bry"), back(game, "g9a")) == (1, "tula", False)
    assert asked(game) == "attack"


@pytest.mark.rule("absolute-war", "12.7.1g", "12.7.5b")
def test_bb_costs_both_a_step_of_units_that_they_choose() -> None:
    """Supporters are involved too; without Resource Points nothing else is left."""
    game = at_tula("g9a g-l", "s-bry s-5a | s-kal", head="rp = { german = 0 }", kaluga="g4a")
    clash(game, "g9a", "s-bry", "BB", support="g4a", defence="s-kal")
    assert (side_to_act(game), asked(game)) == ("german", "loss")
    assert open_to(game, "lose") == {"g9a", "g-l", "g4a"}
    do(game, "lose g4a")
    assert (side_to_act(game), open_to(game, "lose")) == ("soviet", {"s-bry", "s-5a", "s-kal"})
    do(game, "lose s-5a")
    assert (back(game, "g4a"), at(game, "s-5a"), at(game, "s-bry")) == (True, "soviet-destroyed", "tula")


@pytest.mark.rule("absolute-war", "12.7.5c")
def test_in_pincers_the_attackers_loss_falls_on_armour() -> None:
    game = at_tula(
        "g2pz g9a",
        "s-w s-5a",
        kaluga="g4a",
        head='rp = { german = 0 }\noffensive = ["tula"]',
    )
    clash(game, "g2pz", "s-w", "BB", support="g4a", pincers=True)
    assert (asked(game), back(game, "g2pz"), back(game, "g9a")) == ("loss", True, False)
    assert (side_to_act(game), open_to(game, "lose")) == ("soviet", {"s-w", "s-5a"})


@pytest.mark.rule("absolute-war", "12.7.5c")
def test_in_pincers_an_armoured_unit_lower_in_the_stack_takes_the_loss() -> None:
    """A1 in Pincers: the air unit has gone, the armour pays, not the infantry that was laid on top."""
    game = at_tula("g2pz g9a", "s-w s-5a", kaluga="g4a", head='offensive = ["tula"]')
    clash(game, "g2pz", "s-w", "AB", support="g4a", pincers=True)
    assert asked(game) == "retreat"
    game = at_tula(
        "g2pz* g9a*", "s-w s-5a | s-kal s-16a", kaluga="g4a*", head='offensive = ["tula"]', german="bryansk"
    )
    clash(game, "g2pz", "s-w", "A1", support="g4a", defence="s-kal", pincers=True)
    do(game, "raise_up g9a", "retreat bryansk")
    assert stacks(game, "bryansk") == ["g9a"]
    assert at(game, "g2pz") == "german-destroyed"


# ---- Battles: the defender suffers


@pytest.mark.rule("absolute-war", "12.7.1h")
def test_dr_moves_the_target_one_zone_and_nobody_else() -> None:
    game = clash(at_tula("g9a g-l", "s-bry | s-kal"), "g9a", "s-bry", "DR")
    assert (side_to_act(game), asked(game), open_to(game, "retreat")) == (
        "soviet",
        "retreat",
        {"moscow", "ryazan"},
    )
    do(game, "retreat ryazan")
    assert (at(game, "s-bry"), at(game, "s-kal")) == ("ryazan", "tula")
    assert (side_to_act(game), asked(game)) == ("german", "advance")
    do(game, "advance g9a")
    assert stacks(game, "tula") == ["g9a g-l", "s-kal"]


@pytest.mark.rule("absolute-war", "12.7.1i")
def test_db_moves_all_stacks_of_the_region_two_zones() -> None:
    game = clash(at_tula("g2pz g9a", "s-bry | s-kal"), "g2pz", "s-bry", "DB")
    for unit, zone in (("s-kal", "gorki"), ("s-bry", "tambov")):
        assert open_to(game, "retreat") == {"gorki", "kalinin", "tambov", "yaroslavl"}
        do(game, f"retreat {zone}")
        assert at(game, unit) == zone
    assert asked(game) == "advance"


@pytest.mark.rule("absolute-war", "12.7.1j")
def test_ds_shatters_the_target_and_scatters_the_rest() -> None:
    game = clash(at_tula("g2pz g9a", "s-vvs8* s-bry* s-fort1* | s-kal"), "g2pz", "s-vvs8", "DS")
    do(game, "retreat gorki")
    assert (at(game, "s-bry"), at(game, "s-kal"), at(game, "s-vvs8"), at(game, "s-fort1")) == (
        "soviet-shattered",
        "gorki",
        "soviet-air",
        "soviet-destroyed",
    )
    assert asked(game) == "advance"


@pytest.mark.rule("absolute-war", "12.7.1j", "12.7.4h")
def test_ds_eliminates_a_target_without_a_way_back() -> None:
    german = "bryansk kursk moscow ryazan voronezh kaluga"
    game = clash(at_tula("g2pz g9a", "s-bry*", german=german), "g2pz", "s-bry", "DS")
    assert at(game, "s-bry") == "soviet-destroyed"


@pytest.mark.rule("absolute-war", "12.7.1k")
def test_d1_takes_a_step_of_the_target_after_its_retreat() -> None:
    game = clash(at_tula("g2pz g9a", "s-1ukr* s-16a | s-kal"), "g2pz", "s-1ukr", "D1")
    do(game, "retreat gorki")
    assert (asked(game), at(game, "s-1ukr")) == ("retreat", "tula")
    do(game, "retreat tambov")
    assert (at(game, "s-1ukr"), at(game, "s-16a"), at(game, "s-kal")) == (
        "soviet-destroyed",
        "tambov",
        "gorki",
    )


@pytest.mark.rule("absolute-war", "12.7.1k", "12.7.5b")
def test_d1_falls_on_the_unit_that_is_on_top_after_the_retreat() -> None:
    game = clash(at_tula("g2pz g9a", "s-1ukr* s-16a"), "g2pz", "s-1ukr", "D1")
    do(game, "raise_up s-16a", "retreat tambov")
    assert (at(game, "s-1ukr"), at(game, "s-16a")) == ("tambov", "soviet-destroyed")


@pytest.mark.rule("absolute-war", "12.7.1l", "12.7.6b")
def test_de_eliminates_the_target() -> None:
    game = clash(at_tula("g-lf4 g2pz g9a", "s-bry* | s-kal"), "g-lf4", "s-bry", "DE")
    do(game, "retreat gorki")
    assert (at(game, "s-bry"), back(game, "s-bry"), at(game, "s-kal")) == ("soviet-destroyed", True, "gorki")
    assert asked(game) == "advance"


@pytest.mark.rule("absolute-war", "12.7.1m", "12.7.6d", "12.7.6e")
def test_dc_captures_the_target() -> None:
    """Large units lie back up and cost a point each, small ones front up."""
    game = at_tula("g-lf4 g2pz g3pz", "s-bry s-5a | s-kal", kaluga="g4a", head="wsp = { soviet = 5 }")
    clash(game, "g-lf4", "s-bry", "DC", support="g4a")
    do(game, "retreat gorki")
    assert (at(game, "s-bry"), at(game, "s-5a"), at(game, "s-kal")) == (
        "soviet-captured",
        "soviet-captured",
        "gorki",
    )
    assert (back(game, "s-bry"), back(game, "s-5a"), wsp(game, "soviet")) == (True, False, 4)


@pytest.mark.rule("absolute-war", "12.7.1n")
def test_in_a_box_only_the_target_is_concerned() -> None:
    """Hungary: a Battle, for the box is clear. Both Soviet stacks stand in it."""
    game = field(
        {**ELSEWHERE, "craiova": "g2pz g9a", "hungary": "s-bry | s-kal"},
        soviet="lvov rovno tarnopol czernowitz vinnitsa",
    )
    clash(game, "g2pz", "s-bry", "DB")
    assert open_to(game, "retreat") == {"tarnopol", "vinnitsa"}
    do(game, "retreat tarnopol")
    assert (at(game, "s-bry"), at(game, "s-kal"), asked(game)) == ("tarnopol", "hungary", "advance")


@pytest.mark.rule("absolute-war", "12.7.1x", "12.7.3b", "12.7.4f", "18.1b")
def test_the_example_of_card_39() -> None:
    """10 to 6: Panzers on infantry and an air unit, supports from two zones, against Bryansk with a Fort."""
    game = at_tula(
        "g-lf4 g2pz g3pz",
        "s-bry s-16a s-fort1 | s-kal",
        kaluga="g4a",
        voronezh="g1pz",
    )
    attack(game, "g-lf4", "s-bry")
    do(game, "done", "support g4a", "support g1pz")
    attacker, defender = sums(game)
    assert (attacker, defender) == (11, 6)
    game = at_tula(
        "g-lf4 g2pz g3pz",
        "s-bry s-16a s-fort1 | s-kal",
        voronezh="g1pz",
    )
    attack(game, "g-lf4", "s-bry")
    do(game, "done", "support g1pz")
    assert sums(game) == (10, 6)
    draws(game, "g39")
    assert fight(game)["result"] == "D1"
    assert at(game, "s-fort1") == "soviet-destroyed"
    do(game, "retreat gorki", "retreat yaroslavl")
    assert (at(game, "s-bry"), at(game, "s-16a"), at(game, "s-kal")) == (
        "soviet-destroyed",
        "yaroslavl",
        "gorki",
    )
    assert {"s-16a", "s-kal"} <= marked(game, "disrupted")


# ---- Assaults: Vyazma is forest, Novgorod marsh, Kharkov a city


def at_novgorod(attackers: str = "g9a", defenders: str = "s-bry", **more: str) -> War:
    """A German stack in Luga, Soviet ones in the marshes of Novgorod; far away others face each other."""
    head, german = more.pop("head", ""), more.pop("german", "tallinn pskov dvinsk riga")
    units = {"luga": attackers, "novgorod": defenders, "orel": "g17a", "tula": "s-sw"} | more
    return field({zone.replace("_", "-"): names for zone, names in units.items()}, german=german, head=head)


def contested_marsh(attackers: str = "g9a", defenders: str = "s-bry", german: str = "luga pskov") -> War:
    """Stacks of both in Novgorod."""
    return field({"orel": "g17a", "tula": "s-sw", "novgorod": f"{attackers} | {defenders}"}, german=german)


@pytest.mark.rule("absolute-war", "12.7.2a", "12.7.3a")
def test_d3_costs_a_step_and_no_ground() -> None:
    game = clash(at_novgorod("g9a", "s-w s-5a"), "g9a", "s-w", "D+3")
    assert (asked(game), at(game, "g9a"), back(game, "g9a")) == ("attack", "luga", True)
    assert marked(game, "unsupplied") == {"g9a"}


@pytest.mark.rule("absolute-war", "12.7.2a")
def test_d3_in_a_contested_zone_is_a_retreat_and_a_step() -> None:
    game = clash(contested_marsh("g9a", "s-w s-5a"), "g9a", "s-w", "D+3")
    assert open_to(game, "retreat") == {"luga", "pskov"}
    do(game, "retreat luga")
    assert (at(game, "g9a"), back(game, "g9a")) == ("luga", True)


@pytest.mark.rule("absolute-war", "12.7.2b")
def test_d2_outside_a_contested_zone_does_nothing() -> None:
    game = clash(at_novgorod(), "g9a", "s-bry", "D+2")
    assert (asked(game), at(game, "g9a"), back(game, "g9a")) == ("attack", "luga", False)


@pytest.mark.rule("absolute-war", "12.7.2b")
@pytest.mark.parametrize("way", ["retreat", "step"])
def test_d2_in_a_contested_zone_is_a_retreat_or_a_step(way: str) -> None:
    game = clash(contested_marsh(german="luga"), "g9a", "s-bry", "D+2")
    assert open_to(game, "bear") == {"retreat", "step"}
    do(game, f"bear {way}")
    assert (at(game, "g9a"), back(game, "g9a")) == (
        ("luga", False) if way == "retreat" else ("novgorod", True)
    )


@pytest.mark.rule("absolute-war", "12.7.2b")
def test_who_cannot_retreat_loses_the_step() -> None:
    game = clash(contested_marsh(german=""), "g9a", "s-bry", "D+2")
    assert (asked(game), at(game, "g9a"), back(game, "g9a")) == ("attack", "novgorod", True)


@pytest.mark.rule("absolute-war", "12.7.2c")
@pytest.mark.parametrize("way", ["rp", "steps"])
def test_eq_costs_a_resource_point_or_a_step_each(way: str) -> None:
    game = clash(at_novgorod("g9a", "s-bry", head="rp = { german = 3 }"), "g9a", "s-bry", "EQ")
    assert (side_to_act(game), open_to(game, "bear")) == ("german", {"rp", "steps"})
    do(game, f"bear {way}")
    if way == "rp":
        assert (rp(game, "german"), back(game, "g9a"), at(game, "s-bry")) == (2, False, "novgorod")
    else:
        assert (rp(game, "german"), back(game, "g9a"), at(game, "s-bry")) == (3, True, "soviet-destroyed")


@pytest.mark.rule("absolute-war", "12.7.2d")
def test_a2_lets_the_defender_choose_a_retreat_of_one_zone() -> None:
    game = clash(at_novgorod("g2pz g9a", "s-bry s-16a | s-kal"), "g2pz", "s-bry", "A+2")
    assert (side_to_act(game), asked(game), open_to(game, "bear")) == (
        "soviet",
        "yield",
        {"retreat", "steps"},
    )
    do(game, "bear retreat")
    assert open_to(game, "retreat") == {"bologoye", "volkhov"}
    do(game, "retreat bologoye")
    assert (stacks(game, "bologoye"), at(game, "s-kal")) == (["s-bry s-16a"], "novgorod")
    assert asked(game) == "advance"


@pytest.mark.rule("absolute-war", "12.7.2d")
def test_a2_lets_the_defender_choose_a_step_of_each_side() -> None:
    game = clash(at_novgorod("g2pz g9a", "s-bry s-16a | s-kal"), "g2pz", "s-bry", "A+2")
    do(game, "bear steps")
    assert (side_to_act(game), open_to(game, "lose")) == ("german", {"g2pz", "g9a"})
    do(game, "lose g9a")
    assert (side_to_act(game), open_to(game, "lose")) == ("soviet", {"s-bry", "s-16a"})
    do(game, "lose s-16a")
    assert (back(game, "g9a"), at(game, "s-16a"), at(game, "s-bry")) == (True, "soviet-destroyed", "novgorod")


@pytest.mark.rule("absolute-war", "12.7.2d", "12.8a")
def test_a2_lets_the_attackers_advance_beside_a_target_that_stood() -> None:
    game = clash(at_novgorod("g2pz g9a", "s-bry s-16a"), "g2pz", "s-bry", "A+2")
    do(game, "bear steps", "lose g9a", "lose s-16a")
    assert asked(game) == "advance"
    do(game, "advance g2pz")
    assert (at(game, "g2pz"), at(game, "s-bry"), holder(game, "novgorod")) == ("novgorod", "novgorod", "")


@pytest.mark.rule("absolute-war", "12.7.2e")
@pytest.mark.parametrize("way", ["retreat", "step"])
def test_a3_is_a_retreat_of_two_zones_or_a_step_of_the_target(way: str) -> None:
    game = clash(at_novgorod("g2pz g3pz", "s-5a s-16a"), "g2pz", "s-5a", "A+3")
    assert (side_to_act(game), open_to(game, "bear")) == ("soviet", {"retreat", "step"})
    do(game, f"bear {way}")
    if way == "retreat":
        assert open_to(game, "retreat") == {"kalinin", "rzhev", "vologda"}
        do(game, "retreat vologda")
        assert stacks(game, "vologda") == ["s-5a s-16a"]
    else:
        assert (at(game, "s-5a"), at(game, "s-16a"), back(game, "g2pz")) == (
            "soviet-destroyed",
            "novgorod",
            False,
        )
    assert asked(game) == "advance"


@pytest.mark.rule("absolute-war", "12.7.2x")
@pytest.mark.rule("absolute-war", "12.7.2a", "12.7.2b", "12.7.2c", "12.7.2d", "12.7.2e")
def test_the_lines_of_the_assault_table() -> None:
    """The example has D+2 for one point against and A+3 for three in favour."""
    lines = {-9: "D+3", -3: "D+3", -2: "D+2", -1: "D+2", 0: "EQ", 1: "A+2", 2: "A+2", 3: "A+3", 9: "A+3"}
    assert {points: combat.assault_row(points) for points in lines} == lines


@pytest.mark.rule("absolute-war", "12.7.2x")
@pytest.mark.parametrize(
    ("lead", "cards", "line"), [("g9a", ("g4", "s2"), "D+2"), ("g2pz g3pz", ("g4", "s2"), "A+3")]
)
def test_the_example_of_the_assault_table(lead: str, cards: tuple[str, str], line: str) -> None:
    """3 or 6 to 2 for the small units and 1 for the marsh, and equal cards: 1 less, 3 more."""
    game = at_novgorod(lead, "s-16a s-19a" if line == "A+3" else "s-bry")
    attack(game, lead.split()[0], "s-16a" if line == "A+3" else "s-bry")
    draws(game, *cards)
    facts = fight(game)
    assert facts["attack"] - facts["defence"] == {"D+2": -1, "A+3": 3}[line]
    assert facts["result"] == line


# ---- icons


@pytest.mark.rule("absolute-war", "12.7.3a")
def test_the_oil_drum_leaves_all_attackers_unsupplied() -> None:
    """A1: lead and supporter, not the defenders, not a bystander; it takes the place of Disrupted."""
    game = at_tula("g9a*", "s-w", kaluga="g4a", voronezh="g17a", head='disrupted = ["g9a"]')
    clash(game, "g9a", "s-w", "AB", support="g4a")
    do(game, "retreat kursk")
    assert marked(game, "unsupplied") == {"g9a", "g4a"}
    assert "g9a" not in marked(game, "disrupted")


@pytest.mark.rule("absolute-war", "12.7.3b", "19.1a", "19.1b")
def test_the_brown_burst_disrupts_target_and_supporters() -> None:
    """DR: the stack beside the target took no part and is left alone; one that is Unsupplied stays so."""
    game = at_tula("g2pz g9a", "s-bry | s-kal", moscow="s-16a", head='disrupted = ["s-bry"]')
    clash(game, "g2pz", "s-bry", "DR", defence="s-16a")
    do(game, "retreat ryazan")
    assert marked(game, "disrupted") == {"s-bry", "s-16a"}
    game = at_tula("g2pz g9a", "s-bry", head='unsupplied = ["s-bry"]')
    clash(game, "g2pz", "s-bry", "DR")
    do(game, "retreat ryazan")
    assert (marked(game, "disrupted"), marked(game, "unsupplied")) == (set(), {"s-bry"})


@pytest.mark.rule("absolute-war", "12.7.3c", "18.5b")
def test_the_black_plane_damages_all_air_units_of_the_combat() -> None:
    """BB: of both sides, in lead, target and supports; a damaged one stays so, a bystander is spared."""
    game = at_tula(
        "g-lf4 g2pz g9a",
        "s-vvs8 s-w s-5a",
        kaluga="g-lf1* g4a",
        ryazan="s-vvs16 s-kal",
        voronezh="g-lf6 g17a",
        head="rp = { german = 1 }",
    )
    clash(game, "g-lf4", "s-vvs8", "BB", support="g-lf1", defence="s-vvs16")
    do(game, "bear rp")
    damaged = {name for name in ("g-lf4", "s-vvs8", "g-lf1", "s-vvs16", "g-lf6") if back(game, name)}
    assert damaged == {"g-lf4", "s-vvs8", "g-lf1", "s-vvs16"}
    assert (at(game, "g-lf1"), at(game, "s-vvs8")) == ("kaluga", "tula")


@pytest.mark.rule("absolute-war", "12.7.3c", "12.7.5a")
def test_an_air_unit_that_was_lost_is_not_damaged_too() -> None:
    game = at_tula("g-lf4 g2pz g9a", "s-vvs8 s-w s-5a", head="rp = { german = 1 }")
    clash(game, "g-lf4", "s-vvs8", "BB")
    do(game, "bear steps", "lose g-lf4", "lose s-5a")
    assert (at(game, "g-lf4"), back(game, "g-lf4")) == ("german-destroyed", False)
    assert (at(game, "s-vvs8"), back(game, "s-vvs8")) == ("tula", True)


@pytest.mark.rule("absolute-war", "12.7.3c")
def test_air_units_that_flew_home_are_damaged_too() -> None:
    game = clash(at_tula("g2pz g9a", "s-vvs8 s-10a"), "g2pz", "s-vvs8", "D1")
    do(game, "retreat tambov")
    assert (at(game, "s-vvs8"), back(game, "s-vvs8")) == ("soviet-air", True)


def pincers_at_tula(defenders: str, **more: str) -> War:
    """Panzers from Orel, a supporter in Kaluga, and a Major Offensive marker in Tula."""
    head = 'offensive = ["tula"]\n' + more.pop("head", "")
    return at_tula("g-lf4 g2pz g3pz", defenders, kaluga="g4a", head=head, **more)


@pytest.mark.rule("absolute-war", "12.7.3d", "12.7.3e", "12.7.4e", "18.2b")
def test_pincers_eliminate_the_target_of_a_red_arrow() -> None:
    """DB would be a retreat. A Pocket for each large unit; the air unit goes home, others retreat."""
    game = pincers_at_tula("s-vvs8 s-w s-bry | s-kal")
    clash(game, "g-lf4", "s-vvs8", "DB", support="g4a", pincers=True)
    do(game, "retreat gorki")
    assert [at(game, unit) for unit in ("s-w", "s-bry", "s-vvs8", "s-kal")] == [
        "soviet-destroyed",
        "soviet-destroyed",
        "soviet-air",
        "gorki",
    ]
    names = game.rules.board.names
    assert [names[zone] for zone in game.state.pockets[0]] == ["tula", "tula"]


@pytest.mark.rule("absolute-war", "12.7.3d")
def test_without_the_arrow_pincers_come_to_nothing() -> None:
    """DR has none: the target retreats as usual, and no Pocket is placed."""
    game = pincers_at_tula("s-w s-bry")
    clash(game, "g-lf4", "s-w", "DR", support="g4a", pincers=True)
    assert open_to(game, "retreat") == {"ryazan"}
    do(game, "retreat ryazan")
    assert stacks(game, "ryazan") == ["s-w s-bry"]
    assert game.state.pockets[0] == ()


@pytest.mark.rule("absolute-war", "12.7.3d")
def test_without_pincers_the_arrow_means_nothing() -> None:
    game = pincers_at_tula("s-w s-bry")
    clash(game, "g-lf4", "s-w", "DB", support="g4a", pincers=False)
    assert (asked(game), game.state.pockets[0]) == ("retreat", ())


@pytest.mark.rule("absolute-war", "12.7.3d", "12.7.3e", "15.1.4b")
def test_pincers_on_dc_capture_the_target() -> None:
    game = pincers_at_tula("s-bry* s-5a", head="wsp = { soviet = 3 }")
    clash(game, "g-lf4", "s-bry", "DC", support="g4a", pincers=True)
    assert (at(game, "s-bry"), at(game, "s-5a"), wsp(game, "soviet")) == (
        "soviet-captured",
        "soviet-captured",
        2,
    )
    assert len(game.state.pockets[0]) == 1


@pytest.mark.rule("absolute-war", "12.7.3e")
def test_there_are_four_pockets() -> None:
    game = pincers_at_tula("s-w s-bry", head='pockets = { german = ["orel", "orel", "kursk"] }')
    clash(game, "g-lf4", "s-w", "DB", support="g4a", pincers=True)
    assert len(game.state.pockets[0]) == 4


# ---- repeated Assaults


def storm(head: str = "", defenders: str = "s-w s-5a") -> War:
    """An Assault on Novgorod in a Major Offensive, with its marker turned."""
    return at_novgorod(
        "g2pz g9a", defenders, pskov="g4a", head=f'offensive = ["novgorod"]\nturned = ["novgorod"]\n{head}'
    )


@pytest.mark.rule("absolute-war", "12.7.3f", "12.7.3g")
def test_an_undecided_assault_may_be_repeated_with_the_same_stacks() -> None:
    game = storm("rp = { german = 2 }\nattack = { german = 3 }\nsupport = { german = 5 }", "s-w s-5a | s-kal")
    clash(game, "g2pz", "s-w", "EQ", support="g4a", defence="s-kal")
    do(game, "bear rp")
    assert (asked(game), game.state.attack[0], game.state.support[0]) == ("repeat", 2, 4)
    before = sums(game)
    do(game, "again")
    assert (asked(game), game.state.attack[0], game.state.support[0]) == ("commit-attack", 1, 4)
    assert (sums(game), open_to(game, "support")) == (before, set())
    assert told(game, "attack")[-1]["space"] == told(game, "repeated")[-1]["space"]
    fix(game, "EQ")
    do(game, "done", "bear rp")
    assert (asked(game), rp(game, "german")) == ("repeat", 0)


@pytest.mark.rule("absolute-war", "12.7.3f", "12.7.3b", "12.2.5a")
def test_who_was_disrupted_in_the_first_round_supports_in_the_second() -> None:
    """W103: the same stacks fight, and his marker lay there before."""
    game = storm("rp = { german = 2 }\nattack = { german = 3 }", "s-w s-5a | s-kal")
    clash(game, "g2pz", "s-w", "A+2", support="g4a", defence="s-kal")
    do(game, "bear steps", "lose g9a", "lose s-5a")
    assert (asked(game), "s-kal" in marked(game, "disrupted")) == ("repeat", True)
    do(game, "again")
    assert game.fight.defence_support == 1 << game.rules.unit["s-kal"]


@pytest.mark.rule("absolute-war", "12.7.3f", "12.7.3g")
def test_a_repeat_needs_the_marker_of_the_zone_and_another_attack_marker() -> None:
    game = clash(at_novgorod("g2pz g9a", "s-w s-5a", head="rp = { german = 2 }"), "g2pz", "s-w", "EQ")
    do(game, "bear rp")
    assert asked(game) == "attack"
    game = clash(storm("rp = { german = 2 }\nattack = { german = 1 }"), "g2pz", "s-w", "EQ", support="g4a")
    do(game, "bear rp")
    assert asked(game) != "repeat"


@pytest.mark.rule("absolute-war", "12.7.3f")
def test_a_target_that_retreated_is_not_assaulted_again() -> None:
    game = clash(storm(), "g2pz", "s-w", "A+2", support="g4a")
    do(game, "bear retreat", "retreat bologoye")
    assert asked(game) == "advance"
    game = clash(storm(), "g2pz", "s-w", "A+2", support="g4a")
    do(game, "bear steps", "lose g9a", "lose s-5a")
    assert asked(game) == "repeat"


@pytest.mark.rule("absolute-war", "12.7.3f", "12.2.1c")
@pytest.mark.parametrize(
    ("lost", "again"), [("g-lf4 s-vvs8", True), ("g9a s-vvs8", False), ("g-lf4 s-5a", False)]
)
def test_air_units_alone_do_not_repeat_it(lost: str, again: bool) -> None:
    head = 'offensive = ["novgorod"]\nrp = { german = 0 }'
    game = at_novgorod("g-lf4 g9a*", "s-vvs8 s-5a", pskov="g4a", head=head)
    clash(game, "g-lf4", "s-vvs8", "EQ", support="g4a")
    do(game, *(f"lose {unit}" for unit in lost.split()))
    assert (asked(game) == "repeat") == again


@pytest.mark.rule("absolute-war", "12.7.3f")
def test_a_lost_assault_is_not_repeated() -> None:
    game = clash(storm(), "g2pz", "s-w", "D+2", support="g4a")
    assert asked(game) == "attack"


@pytest.mark.rule("absolute-war", "12.7.3g")
def test_cards_of_the_first_round_are_spent() -> None:
    game = at_novgorod("g2pz g9a", "s-w s-5a", head='offensive = ["novgorod"]\nrp = { german = 2 }')
    game.state.hand[0] = ("g16",)
    game.state.events[0] = tuple(card for card in game.state.events[0] if card != "g16")
    do(game, "done")
    attack(game, "g2pz", "s-w")
    do(game, "play g16")
    fix(game, "EQ")
    do(game, "done", "bear rp", "again")
    assert (game.fight.attack_card, "g16" in game.state.discard[0]) == ("", True)
    assert open_to(game, "play") == set()


@pytest.mark.rule("absolute-war", "12.7.3c", "18.5b")
@pytest.mark.parametrize("face", ["", "*"])
def test_air_units_that_went_home_in_the_retreat_are_damaged_too(face: str) -> None:
    """D1 has the black plane. One that is damaged already is not lost by it."""
    game = at_tula("g4pz g16a", f"s-vvs1{face} s-10a", kaluga=f"g-lf2{face}")
    clash(game, "g4pz", "s-vvs1", "D1", support="g-lf2")
    do(game, f"retreat {min(open_to(game, 'retreat'))}")
    assert (at(game, "s-vvs1"), at(game, "g-lf2")) == ("soviet-air", "kaluga")
    assert {"s-vvs1", "g-lf2"} <= marked(game, "back")


@pytest.mark.rule("absolute-war", "19.6e", "12.7.1g")
@pytest.mark.parametrize(("initiative", "points"), [("german", 4), ("soviet", 5)])
def test_a_bloodbath_in_a_soviet_offensive_costs_the_germans_a_point(initiative: str, points: int) -> None:
    """Even if the Soviets pay a Resource Point for it; only while the Germans have the initiative."""
    head = f'initiative = "{initiative}"\nwsp = {{ german = 5, soviet = 5 }}\noffensive = ["orel"]'
    units = {**ELSEWHERE, "tula": "s-w s-bry", "kaluga": "s-kal", "orel": "g9a"}
    game = field(units, step="soviet-combat", head=f"{head}\nrp = {{ soviet = 2 }}")
    clash(game, "s-w", "g9a", "BB")
    do(game, "bear rp")
    assert wsp(game, "german") == points
