"""Retreats (9.5): where the defenders go, in which order of preference, and what it costs them.

What there is to know of the hexes stands in `rout`; retreats for want of room have a module of their own.
"""

from __future__ import annotations

import pytest

from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.rout import (
    GUARDS,
    PANZERS,
    between_two,
    from_the_east,
    from_the_north,
    from_the_west,
    open_to,
    refused,
    rout,
)
from tests.support import offered, play, prompt, told, units, where

# How far, and by whose choice (9.5.1)


@pytest.mark.rule("a-victory-lost", "9.5-a")
def test_on_dr_a_unit_retreats_one_hex() -> None:
    g = from_the_east({"4733": "ger-62"})
    play(g, "axis", "to 4632")
    assert where(g, "ger-62") == "4632"
    assert prompt(g, "axis") == ""


@pytest.mark.rule("a-victory-lost", "9.5-a")
def test_on_dr2_a_unit_retreats_two_hexes() -> None:
    g = from_the_east({"4733": "ger-62"}, "DR2")
    play(g, "axis", "to 4632")
    assert prompt(g, "axis") == "retreat"
    assert "4733" not in offered(g, "axis", "to"), "not back to where it came from (A29)"
    play(g, "axis", "to 4532")
    assert where(g, "ger-62") == "4532"
    assert prompt(g, "axis") == ""


@pytest.mark.rule("a-victory-lost", "9.5-a")
def test_without_dr_nobody_retreats() -> None:
    g = from_the_east({"4733": "ger-62"}, "-")
    assert where(g, "ger-62") == "4733"
    assert not told(g, "retreated")


@pytest.mark.rule("a-victory-lost", "9.5-a", "9.5.8")
def test_a_retreat_of_two_hexes_never_leads_back_to_the_first() -> None:
    """From 6607 only 6606, in the corner of the map, is open; beyond it Soviets stand all around (A29)."""
    walls = {
        "6506": "sov-41gd",
        "6507": "sov-44gd",
        "6608": GUARDS,
        "6508": "sov-35gd",
        "6610": "sov-hq-3gda",
    }
    g = rout(walls | {"6607": "ger-62"}, "6607")
    assert where(g, "ger-62") == "6606", "one hex is possible"
    g = rout(walls | {"6607": "ger-62"}, "6607", "DR2")
    assert where(g, "ger-62") == "eliminated"


@pytest.mark.rule("a-victory-lost", "9.5.1a", "9.5.3")
def test_a_retreat_costs_no_movement_points() -> None:
    """From zone to zone a move would cost 5; the Romanians have 4 points, isolated ones only 2."""
    head = 'unsupplied = ["rum-7"]\nisolated = ["rum-7"]'
    g = between_two({"4733": "rum-7 ger-62"}, "DR", head=head)
    play(g, "axis", "unit rum-7", "to 4633")
    assert where(g, "rum-7") == "4633"


@pytest.mark.rule("a-victory-lost", "9.5.1b")
def test_units_of_a_stack_may_go_different_ways_as_their_owner_likes() -> None:
    g = from_the_east({"4733": "rum-7 rum-9"})
    assert g.to_act == {"axis"}
    assert offered(g, "axis", "unit") == {"rum-7", "rum-9"}
    play(g, "axis", "unit rum-9")
    assert offered(g, "axis", "to") == {"4732", "4632", "4633"}
    play(g, "axis", "to 4633")
    assert offered(g, "axis", "to") == {"4732", "4632", "4633"}
    play(g, "axis", "to 4732")
    assert (where(g, "rum-7"), where(g, "rum-9")) == ("4732", "4633")


@pytest.mark.rule("a-victory-lost", "9.5.1b")
def test_the_owner_routes_soviet_retreats_too() -> None:
    g = rout({"4633": PANZERS, "4533": "ger-hq-kempf", "4733": "sov-44gd"}, "4733", by=PANZERS)
    assert g.to_act == {"soviet"}
    assert offered(g, "soviet", "to") == {"4732", "4832", "4833"}
    play(g, "soviet", "to 4832")
    assert where(g, "sov-44gd") == "4832"


# Enemy zones first (9.5.2, 9.5.3)


@pytest.mark.rule("a-victory-lost", "9.5.2a")
def test_the_fewest_enemy_zones_come_before_the_way_home() -> None:
    """4732 and 4633 are nearer to a source, but in a Soviet zone."""
    g = from_the_west({"4733": "ger-62"})
    assert offered(g, "axis", "to") == {"4832", "4833", "4734"}
    assert refused(g, "axis", "to", "4633") == "9.5.2"


@pytest.mark.rule("a-victory-lost", "9.5.2a")
def test_soviets_too_avoid_zones_before_all() -> None:
    """Only 4633 is free of Axis zones, and it leads away from all Soviet sources."""
    axis = {"4732": PANZERS, "4833": "ger-62", "4731": "ger-hq-kempf"}
    g = rout(axis | {"4733": "sov-44gd"}, "4733", by=PANZERS)
    assert where(g, "sov-44gd") == "4633"
    assert "sov-44gd" not in units(g, g.state.reduced)


@pytest.mark.rule("a-victory-lost", "9.5.2a")
def test_zones_are_counted_over_the_whole_way() -> None:
    """4732 is free of zones, but no hex beyond it is: the unit goes by 4633."""
    g = from_the_east({"4733": "ger-62", "4830": "sov-41gd", "4532": "sov-44gd"}, "DR2")
    assert where(g, "ger-62") == "4534"
    assert [note["space"] for note in told(g, "retreated")] == ["4633", "4534"]
    assert "ger-62" not in units(g, g.state.reduced)


@pytest.mark.rule("a-victory-lost", "9.5.3")
@pytest.mark.parametrize("friend", [{}, {"4633": "ger-294"}])
def test_a_unit_that_must_enter_a_zone_loses_a_step_even_with_friends_there(friend: dict[str, str]) -> None:
    g = between_two({"4733": "ger-62"} | friend)
    assert offered(g, "axis", "to") == {"4732", "4633"}, "all four hexes are in a zone: the nearer ones"
    play(g, "axis", "to 4633")
    assert where(g, "ger-62") == "4633"
    assert units(g, g.state.reduced) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "9.5.3")
def test_soviets_lose_a_step_in_a_zone_too() -> None:
    axis = {"4833": PANZERS, "4632": "ger-62", "4835": "ger-hq-kempf"}
    g = rout(axis | {"4733": "sov-44gd"}, "4733", by=PANZERS)
    assert offered(g, "soviet", "to") == {"4732", "4832"}
    play(g, "soviet", "to 4732")
    assert units(g, g.state.reduced) == {"sov-44gd"}


@pytest.mark.rule("a-victory-lost", "9.5.3")
def test_several_zones_in_a_hex_cost_one_step() -> None:
    """4633 lies next to the Soviets in 4632 and in 4634 (6.0.3)."""
    g = between_two({"4733": "ger-62", "4634": "sov-44gd"})
    play(g, "axis", "to 4633")
    assert where(g, "ger-62") == "4633"
    assert units(g, g.state.reduced) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "9.5.3")
def test_each_hex_in_a_zone_costs_a_step() -> None:
    """Every first hex and every second one is in a Soviet zone: a full unit does not survive them."""
    ring = {"4731": "sov-44gd", "4633": "sov-35gd", "4735": "sov-38gd", "4933": "sov-14gd"}
    g = between_two({"4733": "ger-62"} | ring, "DR2")
    assert [note["space"] for note in told(g, "retreated")] == ["4732", "4631"]
    assert [note["unit"] for note in told(g, "reduced")] == ["ger-62"]
    assert where(g, "ger-62") == "eliminated"


@pytest.mark.rule("a-victory-lost", "9.5.3", "9.4.2a")
def test_the_step_lost_in_a_zone_comes_on_top_of_the_losses() -> None:
    g = between_two({"4733": "ger-62"}, "1DR")
    assert units(g, g.state.reduced) == {"ger-62"}
    play(g, "axis", "to 4633")
    assert where(g, "ger-62") == "eliminated"


@pytest.mark.rule("a-victory-lost", "9.5.3")
def test_who_flees_outside_the_zones_loses_nothing() -> None:
    g = from_the_east({"4733": "ger-62"}, "DR2")
    play(g, "axis", "to 4633", "to 4533")
    assert where(g, "ger-62") == "4533"
    assert not g.state.reduced


# Nearer to a source, then stacking (9.5.2)


@pytest.mark.rule("a-victory-lost", "9.5.2b")
def test_among_ways_of_equal_loss_the_unit_comes_nearer_to_a_source() -> None:
    """4633, 4734 and 4833 are free of zones, but only 4633 leads west."""
    g = from_the_north({"4733": "ger-62"})
    assert where(g, "ger-62") == "4633"


@pytest.mark.rule("a-victory-lost", "9.5.2b")
def test_soviets_come_nearer_to_their_own_sources() -> None:
    """Attacked from 4732, free are 4633, 4734 and 4833: east it is."""
    g = rout({"4732": PANZERS, "4731": "ger-hq-kempf", "4733": "sov-44gd"}, "4733", by=PANZERS)
    assert where(g, "sov-44gd") == "4833"


@pytest.mark.rule("a-victory-lost", "9.5.2b")
def test_each_hex_brings_the_unit_nearer_to_one_and_the_same_source() -> None:
    """4732 is nearer to the two northern sources only; from there 4632 is nearer to the others only (A26)."""
    g = from_the_east({"4733": "ger-62"}, "DR2")
    play(g, "axis", "to 4732")
    assert offered(g, "axis", "to") == {"4731", "4631"}
    assert refused(g, "axis", "to", "4632") == "9.5.2"


@pytest.mark.rule("a-victory-lost", "9.5.2b")
def test_as_many_hexes_as_possible_lead_nearer_to_a_source() -> None:
    """No first hex free of zones is nearer; the second is then, where one can be had."""
    g = from_the_west({"4733": "ger-62"}, "DR2")
    play(g, "axis", "to 4734")
    assert where(g, "ger-62") == "4634"


@pytest.mark.rule("a-victory-lost", "9.5.2c")
@pytest.mark.parametrize(
    ("full", "left"),
    [
        ({"4632": "ger-294 ger-336"}, {"4732", "4633"}),
        ({"4632": "ger-294 ger-336", "4633": "ger-298 ger-385"}, {"4732"}),
        ({"4632": "ger-294", "4633": "ger-298 ger-385"}, {"4732", "4632"}),
        ({"4632": "ger-hq-hollidt", "4633": "ger-298 ger-385"}, {"4732", "4632"}),
    ],
)
def test_among_equal_ways_the_end_has_room(full: dict[str, str], left: set[str]) -> None:
    g = from_the_east({"4733": "ger-62"} | full)
    assert open_to(g, "axis", "ger-62") == left


@pytest.mark.rule("a-victory-lost", "9.5.2c")
def test_the_limit_counts_at_the_end_of_the_retreat_only() -> None:
    """A full hex may be gone through (5.0.4)."""
    g = from_the_east({"4733": "ger-62", "4632": "ger-294 ger-336"}, "DR2")
    assert "4632" in offered(g, "axis", "to")
    play(g, "axis", "to 4632", "to 4532")
    assert where(g, "ger-62") == "4532"


@pytest.mark.rule("a-victory-lost", "9.5.2c", "9.5.1b")
def test_the_second_unit_of_a_stack_finds_the_first_in_its_hex() -> None:
    g = from_the_east({"4733": "rum-7 rum-9", "4632": "ger-294", "4633": "ger-298 ger-385"})
    play(g, "axis", "unit rum-7", "to 4632")
    assert where(g, "rum-9") == "4732"


# Major rivers (9.5.6)

SOUTH_BANK = {"4638": GUARDS, "4640": "sov-hq-3gda"}
"""4637 lies on the left bank of the Don: 4636, 4737 and 4537 are across it, 4538 is on the same bank."""


@pytest.mark.rule("a-victory-lost", "9.5.6a")
def test_a_unit_beside_the_river_retreats_over_it_without_a_bridge() -> None:
    g = rout(SOUTH_BANK | {"4637": "ger-62"}, "4637")
    assert offered(g, "axis", "to") == {"4636", "4537"}
    play(g, "axis", "to 4636")
    assert where(g, "ger-62") == "4636"


@pytest.mark.rule("a-victory-lost", "9.5.6a")
def test_after_the_crossing_it_goes_on() -> None:
    """Unlike a move (8.1.3), a retreat does not end across the river."""
    g = rout(SOUTH_BANK | {"4637": "ger-62"}, "4637", "DR2")
    play(g, "axis", "to 4636", "to 4635")
    assert where(g, "ger-62") == "4635"


@pytest.mark.rule("a-victory-lost", "9.5.6a")
def test_a_unit_that_began_elsewhere_cannot_cross() -> None:
    """From 4638 the first hex leads to the bank; the second may not lead over the river."""
    g = rout({"4639": GUARDS, "4641": "sov-hq-3gda", "4638": "ger-62"}, "4638", "DR2")
    assert [note["space"] for note in told(g, "retreated")] == ["4538", "4438"]


@pytest.mark.rule("a-victory-lost", "9.5.6a")
@pytest.mark.parametrize(("option", "second"), [("", {"4437", "4438"}), ("hexside-crossing", {"4438"})])
def test_where_along_the_river_it_began_does_not_matter(option: str, second: set[str]) -> None:
    """From 4637 by 4538 over the Don: the narrow reading, an option, wants the first hex to cross (A31)."""
    g = rout(
        {"4738": GUARDS, "4740": "sov-hq-3gda", "4637": "ger-62", "4539": "ger-294"},
        "4637",
        "DR2",
        options=option,
    )
    assert offered(g, "axis", "to") == {"4636", "4537", "4538"}
    play(g, "axis", "to 4538")
    assert open_to(g, "axis", "ger-62") == second


@pytest.mark.rule("a-victory-lost", "9.5.6a")
def test_by_the_option_a_refusal_does_not_say_that_it_began_elsewhere() -> None:
    """It began beside the Donets, which flows between 1925 and 1924, and has let the moment go by."""
    at = {"2124": GUARDS, "2123": "sov-hq-3gda", "2024": "ger-62"}
    g = rout(at, "2024", "DR2", options="hexside-crossing")
    play(g, "axis", "to 1925")
    with pytest.raises(IllegalAction) as error:
        g.play("axis", "to", "1924")
    assert error.value.refusal is not None
    assert (error.value.refusal.word, error.value.rule) == ("crossing-first", "9.5.6a")


@pytest.mark.rule("a-victory-lost", "9.5.6a")
def test_it_must_have_begun_beside_that_very_river() -> None:
    """4337 lies on the Don, 4236 on the Donets; 4136 and 4137 are across the Donets."""
    g = rout({"4437": GUARDS, "4537": "sov-hq-3gda", "4337": "ger-62"}, "4337", "DR2")
    play(g, "axis", "to 4236")
    assert where(g, "ger-62") == "4235"
    g = rout({"4337": GUARDS, "4537": "sov-hq-3gda", "4236": "ger-62"}, "4236")
    assert offered(g, "axis", "to") == {"4136", "4137", "4235"}


@pytest.mark.rule("a-victory-lost", "9.5.6b")
@pytest.mark.parametrize("friend", [{}, {"4137": "ger-294"}])
def test_no_retreat_over_a_major_river_from_zone_to_zone_by_bridge_or_with_friends(
    friend: dict[str, str],
) -> None:
    """A bridge leads from 4237 to 4137, where Soviet zones reach; Soviets stand all around else."""
    walls = {"4236": GUARDS, "4337": "sov-41gd", "4338": "sov-44gd", "4238": "sov-35gd", "4138": "sov-38gd"}
    g = rout(walls | {"4235": "sov-hq-3gda", "4237": "ger-62"} | friend, "4237")
    assert where(g, "ger-62") == "eliminated"
    assert told(g, "eliminated")[-1]["unit"] == "ger-62"


@pytest.mark.rule("a-victory-lost", "9.5.6b")
def test_over_the_bridge_it_goes_where_no_zone_is() -> None:
    g = rout({"4337": GUARDS, "4338": "sov-hq-3gda", "4237": "ger-62"}, "4237")
    assert offered(g, "axis", "to") == {"4137", "4138"}
    play(g, "axis", "to 4137")
    assert where(g, "ger-62") == "4137"


@pytest.mark.rule("a-victory-lost", "9.5.6b")
def test_without_a_bridge_too_there_is_no_way_from_zone_to_zone() -> None:
    """4236 is free of rivers to the north and in a zone: the unit goes there, not over the Don."""
    walls = {"4337": GUARDS, "4137": "sov-41gd", "4338": "sov-44gd", "4139": "sov-35gd", "4239": "sov-38gd"}
    g = rout(walls | {"4438": "sov-hq-3gda", "4237": "ger-62"}, "4237")
    assert where(g, "ger-62") == "4236"
    assert units(g, g.state.reduced) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "9.5.6b")
def test_from_a_hex_without_a_zone_it_may_cross_into_one() -> None:
    """4538, on the same bank, is in no zone; all hexes around it are, 4437 across the Don among them."""
    soviets = {"4738": GUARDS, "4740": "sov-hq-3gda"}
    soviets |= {"4636": "sov-41gd", "4436": "sov-44gd", "4439": "sov-35gd"}
    g = rout(soviets | {"4637": "ger-62"}, "4637", "DR2")
    assert where(g, "ger-62") == "4538"
    assert offered(g, "axis", "to") == {"4437", "4438"}


@pytest.mark.rule("a-victory-lost", "9.5-a", "9.5.6a", "9.5.6b")
def test_a_refusal_names_what_closes_the_hex() -> None:
    """Where it has been; over the Dnieper, beside which it did not begin; over the Don from zone to zone."""
    g = rout({"0433": GUARDS, "0435": "sov-hq-3gda", "0432": "ger-62"}, "0432", "DR2")
    play(g, "axis", "to 0431")
    assert refused(g, "axis", "to", "0432") == "9.5"
    assert refused(g, "axis", "to", "0331") == "9.5.6a"
    assert refused(g, "axis", "to", "0330") == "9.5"
    g = rout({"4337": GUARDS, "4338": "sov-hq-3gda", "4237": "ger-62"}, "4237")
    assert refused(g, "axis", "to", "4338") == "9.5.6b"


# Overruns (9.5.7)


@pytest.mark.rule("a-victory-lost", "9.5.7a", "12.1a", "12.1b")
def test_a_retreating_unit_overruns_a_headquarters_alone() -> None:
    g = from_the_north({"4733": "ger-62", "4633": "sov-hq-51a"})
    assert where(g, "ger-62") == "4633"
    assert where(g, "sov-hq-51a") != "4633"
    assert told(g, "overrun") == [{"unit": "ger-62", "victim": "sov-hq-51a", "space": "4633"}]
    assert prompt(g, "soviet") == "reposition"


@pytest.mark.rule("a-victory-lost", "9.5.7a")
def test_an_overrun_on_the_way_does_not_end_the_retreat() -> None:
    g = from_the_north({"4733": "ger-62", "4633": "sov-hq-51a"}, "DR2")
    play(g, "soviet", f"to {min(offered(g, 'soviet', 'to'))}")
    play(g, "axis", "to 4533")
    assert where(g, "ger-62") == "4533"


@pytest.mark.rule("a-victory-lost", "9.5.7a")
def test_an_overrun_only_where_the_preferences_lead() -> None:
    """The headquarters in 4734 is safe: that is not the way home."""
    g = from_the_north({"4733": "ger-62", "4734": "sov-hq-51a"})
    assert where(g, "ger-62") == "4633"
    assert where(g, "sov-hq-51a") == "4734"


@pytest.mark.rule("a-victory-lost", "9.5.7a")
def test_a_headquarters_with_a_combat_unit_is_not_overrun() -> None:
    g = from_the_east({"4733": "ger-62", "4632": "sov-hq-51a sov-41gd"})
    assert refused(g, "axis", "to", "4632") == "5.0.2"


@pytest.mark.rule("a-victory-lost", "9.5.7b", "9.5.3")
@pytest.mark.parametrize(("unit", "dies"), [("ger-spang", True), ("rum-7", False)])
def test_a_unit_that_dies_in_a_zone_overruns_nobody_there(unit: str, dies: bool) -> None:
    """D14: only hexes in zones are open, with a Soviet headquarters in one; Spang has one step."""
    g = between_two({"4733": f"{unit} rum-9", "4633": "sov-hq-51a"})
    play(g, "axis", f"unit {unit}", "to 4633")
    assert where(g, unit) == ("eliminated" if dies else "4633")
    assert (where(g, "sov-hq-51a") == "4633") == dies
    assert bool(told(g, "overrun")) != dies


@pytest.mark.rule("a-victory-lost", "9.5.7b", "9.5.3")
def test_a_reduced_unit_dies_in_the_first_zone_and_goes_no_further() -> None:
    """A66: of two hexes it enters one."""
    g = rout(
        {"4833": "sov-1gm", "4835": "sov-hq-3gda", "4632": "sov-41gd", "4733": "ger-62"},
        "4733",
        "DR2",
        by="sov-1gm",
        head='reduced = ["ger-62"]',
    )
    play(g, "axis", "to 4633")
    assert where(g, "ger-62") == "eliminated"
    assert [note["space"] for note in told(g, "retreated")] == ["4633"]


# Nowhere to go (9.5.8)


@pytest.mark.rule("a-victory-lost", "9.5.8")
@pytest.mark.parametrize("way_out", [False, True])
def test_who_could_only_leave_the_map_is_eliminated(way_out: bool) -> None:
    """6606 is a corner of the map."""
    walls = {"6507": GUARDS, "6506": "sov-41gd", "6609": "sov-hq-3gda"}
    walls |= {} if way_out else {"6607": "sov-44gd"}
    g = rout(walls | {"6606": "ger-62"}, "6606")
    assert where(g, "ger-62") == ("6607" if way_out else "eliminated")


@pytest.mark.rule("a-victory-lost", "9.5.8")
@pytest.mark.parametrize("way_out", [False, True])
def test_who_could_only_enter_water_or_cross_an_impassable_side_is_eliminated(way_out: bool) -> None:
    """West of 2545 lie the water of 2444 and, over an impassable side, 2445."""
    walls = {"2544": "sov-41gd", "2644": "sov-44gd", "2645": GUARDS, "2746": "sov-hq-3gda"}
    walls |= {} if way_out else {"2546": "sov-35gd"}
    g = rout(walls | {"2545": "ger-62"}, "2545")
    assert where(g, "ger-62") == ("2546" if way_out else "eliminated")


@pytest.mark.rule("a-victory-lost", "9.5.8")
def test_an_elimination_for_want_of_a_way_scores() -> None:
    walls = {"6507": GUARDS, "6506": "sov-41gd", "6609": "sov-hq-3gda", "6607": "sov-44gd"}
    g = rout(walls | {"6606": "ger-62"}, "6606")
    assert g.state.vp == [25, 1]


@pytest.mark.rule("a-victory-lost", "9.5.8b")
def test_hexes_of_enemy_combat_units_are_closed() -> None:
    names = ("sov-41gd", "sov-44gd", "sov-35gd", "sov-38gd", "sov-14gd")
    walls = dict(zip(("4732", "4832", "4734", "4633", "4632"), names, strict=True))
    g = from_the_east({"4733": "ger-62"} | walls)
    assert where(g, "ger-62") == "eliminated"


@pytest.mark.rule("a-victory-lost", "9.5.8b")
@pytest.mark.parametrize("turn", [4, 5])
def test_the_pocket_is_closed_to_retreat_through_turn_4(turn: int) -> None:
    """6027 and 6128 belong to the pocket."""
    walls = {
        "6129": GUARDS,
        "6029": "sov-41gd",
        "5929": "sov-44gd",
        "5928": "sov-35gd",
        "6230": "sov-hq-3gda",
    }
    g = rout(walls | {"6028": "ger-62"}, "6028", head=f"turn = {turn}")
    if turn == 4:
        assert where(g, "ger-62") == "eliminated"
    else:
        assert offered(g, "axis", "to") == {"6027", "6128"}
        play(g, "axis", "to 6027")
        assert where(g, "ger-62") == "6027"
