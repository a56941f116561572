"""Retreats for want of room (9.5.4, 9.5.5): the hexes beyond the printed distance belong to the same retreat.

They are weighed with it (9.5.2): nobody goes into a full hex behind which he would lose more than elsewhere.
"""

from __future__ import annotations

import pytest

from tests.games.a_victory_lost.rout import (
    GUARDS,
    between_two,
    from_the_east,
    from_the_north,
    from_the_west,
    open_to,
    refused,
    rout,
)
from tests.support import offered, play, prompt, told, units, where

FULL = {"4633": "ger-294 ger-336"}
"""The one hex that is nearer to a source and in no zone, if the attack comes from the north."""
BEHIND = {"4532": "sov-44gd", "4535": "sov-35gd"}
"""Soviets whose zones hold every hex behind 4633 that leads nearer: 4532, 4533, 4534, and 4634 as well."""

# Weighed with the whole retreat (9.5.2, 9.5.3, 9.5.4, 9.5.8)


@pytest.mark.rule("a-victory-lost", "9.5.2a", "9.5.3", "9.5.4")
@pytest.mark.parametrize(("unit", "host"), [("ger-62", "ger-294 ger-336"), ("rum-7", "ita-pas")])
def test_nobody_goes_home_into_a_crowd_behind_which_every_hex_is_in_a_zone(unit: str, host: str) -> None:
    """4734 and 4833 are not nearer to a source, but there the retreat costs nothing."""
    by = GUARDS if unit == "ger-62" else "sov-1gm"
    g = from_the_north({"4733": unit, "4633": host} | BEHIND, by=by)
    assert offered(g, "axis", "to") == {"4734", "4833"}
    assert refused(g, "axis", "to", "4633") == "9.5.2"
    play(g, "axis", "to 4734")
    assert where(g, unit) == "4734"
    assert not g.state.reduced


LAGOON = {"2544": "ger-294 ger-336", "2545": "ger-298 ger-385", "2546": "sov-44gd", "2746": "sov-hq-3gda"}
"""Around 2644: 2544, on the sea, is full and leads on to 2545 only, which is full too, then Soviets."""


@pytest.mark.rule("a-victory-lost", "9.5.4", "9.5.8")
def test_nobody_goes_into_a_crowd_from_which_no_way_leads_on() -> None:
    """2544 is nearer to a source than 2744, the only other hex that no zone holds."""
    g = rout(LAGOON | {"2645": GUARDS, "2644": "ger-62"}, "2644")
    assert where(g, "ger-62") == "2744"
    assert not told(g, "eliminated")
    assert not g.state.reduced


@pytest.mark.rule("a-victory-lost", "9.5.3", "9.5.4", "9.5.8")
def test_a_step_is_less_than_the_unit() -> None:
    """Soviets in 2745 hold 2744 in their zone: better a step lost there than no way out of 2544."""
    g = rout(LAGOON | {"2645": GUARDS, "2745": "sov-35gd", "2644": "ger-62"}, "2644")
    assert where(g, "ger-62") == "2744"
    assert units(g, g.state.reduced) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "9.5.4", "9.5.8", "14.0.1d")
def test_where_no_way_leads_to_room_the_unit_is_lost_where_it_stands() -> None:
    g = rout(LAGOON | {"2645": GUARDS, "2744": "sov-35gd", "2745": "sov-38gd", "2644": "ger-62"}, "2644")
    assert where(g, "ger-62") == "eliminated"
    assert not told(g, "retreated")
    assert g.state.vp == [25, 1]


@pytest.mark.rule("a-victory-lost", "9.5.3", "9.5.4", "9.5.8")
def test_who_dies_on_either_way_takes_the_one_that_can_be_gone() -> None:
    """Spang has one step: it dies in the zone of 2744, once, and scores once."""
    g = rout(LAGOON | {"2645": GUARDS, "2745": "sov-35gd", "2644": "ger-spang"}, "2644", "1DR2", by=GUARDS)
    assert where(g, "ger-spang") == "eliminated"
    assert g.state.vp == [25, 1]


@pytest.mark.rule("a-victory-lost", "9.5.2a", "9.5.8")
def test_a_way_that_cannot_be_gone_to_its_end_is_none() -> None:
    """By 2544 the second hex would be 2545 and by 2545 it would be 2544, both full, with no way on."""
    g = rout(LAGOON | {"2645": GUARDS, "2745": "sov-35gd", "2644": "ger-62"}, "2644", "DR2")
    assert [note["space"] for note in told(g, "retreated")] == ["2744", "2843"]
    assert units(g, g.state.reduced) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "9.5.4", "12.3")
def test_a_headquarters_goes_along_beyond_the_printed_distance() -> None:
    g = from_the_north({"4733": "ger-62 ger-hq-hollidt"} | FULL)
    play(g, "axis", "to 4534")
    assert (where(g, "ger-62"), where(g, "ger-hq-hollidt")) == ("4534", "4534")


@pytest.mark.rule("a-victory-lost", "9.5.4", "9.5.8", "12.2a", "12.2b")
def test_a_headquarters_whose_unit_finds_no_room_is_repositioned() -> None:
    """The unit dies where both stood, and enters no hex on the way."""
    closed = LAGOON | {"2645": GUARDS, "2744": "sov-35gd", "2745": "sov-38gd"}
    g = rout(closed | {"2644": "ger-62 ger-hq-hollidt"}, "2644")
    assert where(g, "ger-62") == "eliminated"
    assert [note["unit"] for note in told(g, "hq-alone")] == ["ger-hq-hollidt"]
    assert not told(g, "retreated")
    assert prompt(g, "axis") == "reposition"
    assert offered(g, "axis", "to") == {"2741", "2640", "2541"}, "four hexes from 2644"


@pytest.mark.rule("a-victory-lost", "9.5.2b", "9.5.4")
def test_a_further_hex_that_leads_astray_counts_as_one_beside_does() -> None:
    """Behind 4633 only 4634 is free of zones, and it is no nearer than 4633: then rather room at once."""
    g = from_the_north({"4733": "ger-62", "4433": "sov-44gd", "4532": "sov-35gd"} | FULL)
    assert offered(g, "axis", "to") == {"4734", "4833"}


@pytest.mark.rule("a-victory-lost", "9.5.2b", "9.5.3", "9.5.4")
@pytest.mark.parametrize(
    ("crowd", "first"), [({}, {"4732"}), ({"4732": "ger-298 ger-385"}, {"4732", "4633"})]
)
def test_where_every_way_costs_a_step_the_way_home_counts_again(
    crowd: dict[str, str], first: set[str]
) -> None:
    """4633 is full and in a zone, 4534 behind it in none; 4832 and 4734 have room, but lead astray."""
    g = between_two({"4733": "ger-62"} | FULL | crowd)
    assert open_to(g, "axis", "ger-62") == first


@pytest.mark.rule("a-victory-lost", "9.5.2a", "9.5.4")
def test_a_third_hex_is_weighed_too() -> None:
    """4633, 4533 and 4534 are full, and every hex behind them is in a zone."""
    full = FULL | {"4533": "ger-298 ger-385", "4534": "ger-304 ger-306"}
    soviets = {"4431": "sov-44gd", "4333": "sov-35gd", "4435": "sov-38gd", "4635": "sov-41gd"}
    g = from_the_north({"4733": "ger-62"} | full | soviets)
    assert offered(g, "axis", "to") == {"4734", "4833"}


@pytest.mark.rule("a-victory-lost", "9.5.2a", "9.5.4")
def test_the_second_hex_of_dr2_is_weighed_with_those_beyond_it() -> None:
    """From 4633 it would come home by 4533 or 4534, which are full, with nothing but zones behind them."""
    full = {"4533": "ger-298 ger-385", "4534": "ger-304 ger-306"}
    soviets = {"4431": "sov-44gd", "4333": "sov-35gd", "4435": "sov-38gd", "4635": "sov-41gd"}
    g = from_the_north({"4733": "ger-62"} | full | soviets, "DR2")
    assert offered(g, "axis", "to") == {"4633", "4734", "4833"}
    play(g, "axis", "to 4633")
    assert where(g, "ger-62") == "4734"
    assert not g.state.reduced


@pytest.mark.rule("a-victory-lost", "9.5.1b", "9.5.4")
def test_the_last_place_goes_to_the_unit_that_retreats_first() -> None:
    """4633 has room for one; behind it zones wait: the second goes astray, unhurt. Their owner says who."""
    g = from_the_north({"4733": "rum-7 rum-9", "4633": "ger-294"} | BEHIND)
    play(g, "axis", "unit rum-9")
    assert where(g, "rum-9") == "4633"
    assert offered(g, "axis", "to") == {"4734", "4833"}


@pytest.mark.rule("a-victory-lost", "9.5.4", "9.5.6a")
def test_a_further_hex_across_the_river_is_no_way_for_who_began_elsewhere() -> None:
    """From 4638 to 4637, on the Don, which is full, and not over the river: 4538 is on the same bank."""
    full = {"4637": "ger-294 ger-336", "4538": "ger-298 ger-385", "4438": "ger-304 ger-306"}
    g = rout({"4639": GUARDS, "4641": "sov-hq-3gda", "4638": "ger-62"} | full, "4638")
    river = {"4636", "4737", "4537", "4437", "4337"}
    while prompt(g, "axis") == "retreat":
        assert not offered(g, "axis", "to") & river
        play(g, "axis", f"to {max(offered(g, 'axis', 'to'))}")
    assert where(g, "ger-62") not in river | {"eliminated"}


@pytest.mark.rule("a-victory-lost", "9.5.4", "9.5.7a")
def test_a_headquarters_in_a_further_hex_is_overrun() -> None:
    g = from_the_north({"4733": "ger-62", "4533": "sov-hq-51a"} | FULL)
    play(g, "axis", "to 4533")
    assert told(g, "overrun") == [{"unit": "ger-62", "victim": "sov-hq-51a", "space": "4533"}]
    assert prompt(g, "soviet") == "reposition"


@pytest.mark.rule("a-victory-lost", "9.5.7a", "12.1a", "12.3")
def test_a_headquarters_alone_overruns_nobody_on_its_way() -> None:
    """Its unit has taken the place; 4633 has a headquarters already, and in 4533 is a Soviet one (A18)."""
    g = from_the_north({"4733": "ger-62 ger-hq-hollidt", "4633": "ger-hq-f-pico", "4533": "sov-hq-51a"})
    assert where(g, "ger-62") == "4633"
    assert where(g, "ger-hq-hollidt") == "4534"
    assert where(g, "sov-hq-51a") == "4533"


@pytest.mark.rule("a-victory-lost", "9.5.7a", "12.1a", "12.3")
def test_a_headquarters_follows_its_unit_over_an_enemy_headquarters() -> None:
    """The unit enters 4633 and drives the Soviet headquarters away; then the hex is open."""
    g = from_the_north({"4733": "ger-62 ger-hq-hollidt", "4633": "sov-hq-51a"})
    play(g, "soviet", f"to {min(offered(g, 'soviet', 'to'))}")
    assert where(g, "ger-62") == where(g, "ger-hq-hollidt") == "4633"


@pytest.mark.rule("a-victory-lost", "9.5.2a", "9.5.2c", "9.5.4")
def test_zones_come_before_stacking() -> None:
    """4732 and 4633 have room and are nearer, in a zone; the hexes free of zones are full.

    From 4832 and 4734 one hex more leads nearer to a source again; from 4833 it would take two.
    """
    full = {"4832": "ger-294 ger-336", "4833": "ger-298 ger-385", "4734": "ger-304 ger-306"}
    g = from_the_west({"4733": "ger-62"} | full)
    assert offered(g, "axis", "to") == {"4832", "4734"}


@pytest.mark.rule("a-victory-lost", "9.5.2d", "9.5.4")
def test_the_way_home_comes_before_stacking() -> None:
    """4633 is full; 4734 and 4833 have room, but are not nearer to a source."""
    g = from_the_north({"4733": "ger-62", "4633": "ger-294 ger-336"})
    assert told(g, "retreated")[0]["space"] == "4633"


# Over the limit (9.5.4, 9.5.5)


@pytest.mark.rule("a-victory-lost", "9.5.4")
def test_a_unit_over_the_limit_goes_on_by_the_same_preferences() -> None:
    g = from_the_north({"4733": "ger-62", "4633": "ger-294 ger-336"})
    assert where(g, "ger-62") == "4633"
    assert offered(g, "axis", "to") == {"4533", "4534"}, "nearer to a source; 4632 is in a zone"
    play(g, "axis", "to 4534")
    assert where(g, "ger-62") == "4534"
    assert prompt(g, "axis") == ""


@pytest.mark.rule("a-victory-lost", "9.5.4")
def test_with_room_it_does_not_go_on() -> None:
    g = from_the_north({"4733": "ger-62", "4633": "ger-294"})
    assert where(g, "ger-62") == "4633"
    assert len(told(g, "retreated")) == 1


@pytest.mark.rule("a-victory-lost", "9.5.4")
def test_a_further_hex_too_has_room_where_one_can_be_had() -> None:
    g = from_the_north({"4733": "ger-62", "4633": "ger-294 ger-336", "4533": "ger-298 ger-385"})
    assert where(g, "ger-62") == "4534"


@pytest.mark.rule("a-victory-lost", "9.5.4")
def test_it_goes_on_until_the_limit_holds() -> None:
    full = {"4633": "ger-294 ger-336", "4533": "ger-298 ger-385", "4534": "ger-304 ger-306"}
    g = from_the_north({"4733": "ger-62"} | full)
    play(g, "axis", "to 4533")
    assert "4633" not in offered(g, "axis", "to")
    play(g, "axis", "to 4432")
    assert where(g, "ger-62") == "4432"
    assert len(told(g, "retreated")) == 3
    assert prompt(g, "axis") == ""


@pytest.mark.rule("a-victory-lost", "9.5.4", "9.5.3")
def test_a_zone_in_a_further_hex_costs_a_step() -> None:
    """Every hex beside 4733 but 4633 is in a zone, 4632 is full as well: then a step, on the way home."""
    full = FULL | {"4632": "ger-298 ger-385"}
    g = from_the_north({"4733": "ger-62", "4834": "sov-38gd"} | full | BEHIND)
    assert where(g, "ger-62") == "4633"
    assert not g.state.reduced
    assert offered(g, "axis", "to") == {"4533", "4534"}
    play(g, "axis", "to 4533")
    assert units(g, g.state.reduced) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "9.5.5")
@pytest.mark.parametrize(
    ("unit", "host", "stays"),
    [
        ("rum-7", "rum-9", True),
        ("rum-7", "ger-294", True),
        ("rum-7", "ita-pas", False),
        ("rum-7", "hun-20", False),
        ("rum-7", "hun-hq-h2a", False),
        ("rum-7", "rum-hq-r3a", True),
        ("ita-pas", "hun-20", False),
        ("ger-62", "ita-pas", True),
    ],
)
def test_axis_units_go_on_from_allies_with_whom_they_may_not_stack(unit: str, host: str, stays: bool) -> None:
    g = from_the_north({"4733": unit, "4633": host}, by=GUARDS if unit == "ger-62" else "sov-1gm")
    if stays:
        assert where(g, unit) == "4633"
        assert prompt(g, "axis") == ""
    else:
        assert offered(g, "axis", "to") == {"4533", "4534"}
        play(g, "axis", "to 4533")
        assert where(g, unit) == "4533"


@pytest.mark.rule("a-victory-lost", "9.5.5", "9.5.2c")
def test_a_hex_of_another_ally_is_avoided_where_ways_are_equal() -> None:
    g = from_the_east({"4733": "rum-7 rum-9", "4632": "ita-pas", "4732": "hun-20"})
    play(g, "axis", "unit rum-7")
    assert where(g, "rum-7") == "4633"
