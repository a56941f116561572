"""Headquarters (12): overruns, losses, retreats and advances of their stacks, removal, repositioning.

Most of it happens at 4733, in open steppe; around it lie, clockwise from the north, 4732, 4832, 4833, 4734,
4633 and 4632. Axis sources are to the west and north-west, Soviet ones to the north and east.
"""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.rout import GUARDS, open_to, refused, rout
from tests.games.a_victory_lost.slow_lines import FAR, SOURCES
from tests.games.a_victory_lost.table import active, end_movement, field
from tests.support import offered, play, prompt, spaces, told, units, where

HQ = {"4835": "sov-hq-3gda"}
SOURCES_HELD = dict(
    zip(
        SOURCES["axis"], ("sov-41gd", "sov-44gd", "sov-35gd", "sov-38gd", "sov-14gd", "sov-50gd"), strict=True
    )
)
"""Soviets in every source of the Axis."""


def overrun(units_: dict[str, str], victim: str = "ger-hq-hollidt", head: str = "") -> VictoryLost:
    """A Soviet corps moves from 4833 into 4733, where a headquarters stands alone."""
    g = active("3GdA", {"4833": "sov-1gm", "4733": victim} | HQ | units_, head=head)
    play(g, "soviet", "unit sov-1gm", "to 4733")
    return g


def distances(g: VictoryLost, side: str = "axis") -> set[int]:
    """How far the hexes offered are from 4733."""
    return {g.facts.grid.distance("4733", space) for space in offered(g, side, "to")}


# Overruns (12.1)


@pytest.mark.rule("a-victory-lost", "12.1a", "12.1b", "12.7a")
def test_a_moving_unit_overruns_a_headquarters_alone() -> None:
    g = overrun({})
    assert where(g, "sov-1gm") == "4733"
    assert told(g, "overrun") == [{"unit": "sov-1gm", "victim": "ger-hq-hollidt", "space": "4733"}]
    assert g.to_act == {"axis"}, "its owner puts it down at once"
    assert prompt(g, "axis") == "reposition"
    play(g, "axis", "to 4332")
    assert where(g, "ger-hq-hollidt") == "4332"
    assert told(g, "repositioned") == [{"unit": "ger-hq-hollidt", "space": "4332"}]


@pytest.mark.rule("a-victory-lost", "12.1a")
def test_an_axis_unit_overruns_a_soviet_headquarters() -> None:
    g = active("Kempf", {"4633": "ger-6pz", "4533": "ger-hq-kempf", "4733": "sov-hq-51a"})
    play(g, "axis", "unit ger-6pz", "to 4733")
    assert g.to_act == {"soviet"}
    assert prompt(g, "soviet") == "reposition"


@pytest.mark.rule("a-victory-lost", "12.1b")
def test_the_unit_pays_the_usual_price_and_may_go_on() -> None:
    """8 points: one for 4733, then seven more hexes at a point each, at the most."""
    g = overrun({})
    play(g, "axis", "to 4332")
    assert prompt(g, "soviet") == "move"
    far = {g.facts.grid.distance("4733", space) for space in offered(g, "soviet", "to")}
    assert max(far) == 7
    play(g, "soviet", "to 4730")
    assert where(g, "sov-1gm") == "4730"


@pytest.mark.rule("a-victory-lost", "12.1b")
def test_who_cannot_pay_cannot_overrun() -> None:
    """4733 lies in the zone of a German unit: 3 points, and an isolated infantry division has 2."""
    head = 'unsupplied = ["sov-44gd"]\nisolated = ["sov-44gd"]'
    units_ = {"4833": "sov-44gd", "4733": "ger-hq-hollidt", "4731": "ger-62", "4732": "ger-294"} | HQ
    g = active("3GdA", units_, head=head)
    play(g, "soviet", "unit sov-44gd")
    assert "4834" in offered(g, "soviet", "to"), "it has points enough for a hex without a zone"
    assert refused(g, "soviet", "to", "4733") == "8.1.2d"


@pytest.mark.rule("a-victory-lost", "12.1a")
def test_a_headquarters_beside_a_combat_unit_is_not_overrun() -> None:
    g = active("3GdA", {"4833": "sov-1gm", "4733": "ger-hq-hollidt ger-spang"} | HQ)
    play(g, "soviet", "unit sov-1gm")
    assert refused(g, "soviet", "to", "4733") == "5.0.2"


@pytest.mark.rule("a-victory-lost", "12.1a")
def test_a_headquarters_overruns_nobody() -> None:
    """A18."""
    g = active("3GdA", {"4833": "sov-hq-3gda", "4733": "ger-hq-hollidt", "4835": "sov-1gm"})
    play(g, "soviet", "unit sov-hq-3gda")
    assert refused(g, "soviet", "to", "4733") == "8.1.4"


@pytest.mark.rule("a-victory-lost", "12.1c")
def test_a_headquarters_alone_cannot_be_attacked() -> None:
    g = active("3GdA", {"4833": GUARDS, "4733": "ger-hq-hollidt", "4832": "ger-62"} | HQ)
    end_movement(g)
    assert offered(g, "soviet", "attack") == {"4832"}
    assert refused(g, "soviet", "attack", "4733") == "12.1c"


# Losses (12.2)


@pytest.mark.rule("a-victory-lost", "12.2a")
def test_a_headquarters_takes_no_losses() -> None:
    """Two steps between two divisions: the headquarters cannot take any of them."""
    units_ = {"4833": GUARDS, "4733": "rum-7 rum-9 rum-hq-r3a", "4632": "sov-17tk sov-18tk"} | HQ
    g = rout(units_, "4733", "2DR2", by=f"{GUARDS} sov-17tk sov-18tk")
    assert offered(g, "axis", "lose") == {"rum-7", "rum-9"}
    play(g, "axis", "lose rum-7")
    assert offered(g, "axis", "lose") == {"rum-7", "rum-9"}


@pytest.mark.rule("a-victory-lost", "12.2a", "12.2b")
def test_a_headquarters_that_loses_its_stack_is_repositioned() -> None:
    """By losses: more steps than the stack has do not touch the headquarters."""
    g = rout({"4833": GUARDS, "4733": "ger-spang ger-hq-hollidt"} | HQ, "4733", "1DR", by="sov-1gm")
    assert where(g, "ger-spang") == "eliminated"
    assert prompt(g, "axis") == "reposition"
    assert distances(g) == {4}
    play(g, "axis", "to 4332")
    assert where(g, "ger-hq-hollidt") == "4332"
    assert prompt(g, "soviet") == "advance-unit", "the hex is empty (A35)"


@pytest.mark.rule("a-victory-lost", "12.2b", "9.5.8")
def test_so_it_is_where_its_stack_had_no_way_to_retreat() -> None:
    walls = {"6507": GUARDS, "6506": "sov-41gd", "6607": "sov-44gd", "6609": "sov-hq-3gda"}
    g = rout(walls | {"6606": "ger-62 ger-hq-hollidt"}, "6606")
    assert where(g, "ger-62") == "eliminated"
    assert where(g, "ger-hq-hollidt") != "6606"
    assert told(g, "hq-alone") == [{"unit": "ger-hq-hollidt"}]


@pytest.mark.rule("a-victory-lost", "12.2b", "9.5.3")
def test_so_it_is_where_its_stack_died_in_enemy_zones() -> None:
    units_ = {"4833": GUARDS, "4632": "sov-41gd", "4733": "ger-spang ger-stahel ger-hq-hollidt"}
    g = rout(units_ | HQ, "4733")
    play(g, "axis", "unit ger-spang", "to 4633", "to 4633")
    assert {where(g, "ger-spang"), where(g, "ger-stahel")} == {"eliminated"}
    assert prompt(g, "axis") == "reposition"


@pytest.mark.rule("a-victory-lost", "12.2b")
@pytest.mark.parametrize(("mates", "stays"), [("ger-27pz", False), ("ger-27pz ger-62", True)])
def test_so_it_is_with_the_attackers_headquarters(mates: str, stays: bool) -> None:
    """A1 kills a division of one step; another one beside the headquarters keeps it there."""
    units_ = {"4633": f"{mates} ger-hq-kempf", "4733": "sov-44gd"}
    g = rout(units_, "4733", "A1", by="ger-27pz", head='reduced = ["sov-44gd"]')
    assert where(g, "ger-27pz") == "eliminated"
    assert (where(g, "ger-hq-kempf") == "4633") == stays
    assert bool(told(g, "hq-alone")) != stays


@pytest.mark.rule("a-victory-lost", "12.2b", "12.3")
def test_one_survivor_keeps_the_headquarters_with_him() -> None:
    g = rout({"4833": GUARDS, "4733": "ger-spang ger-stahel ger-hq-hollidt"} | HQ, "4733", "1DR")
    play(g, "axis", "lose ger-spang", "to 4633")
    assert where(g, "ger-stahel") == where(g, "ger-hq-hollidt") == "4633"
    assert not told(g, "repositioned")


# Retreats (12.3)


@pytest.mark.rule("a-victory-lost", "12.3")
@pytest.mark.parametrize(("result", "way"), [("DR", ["4633"]), ("DR2", ["4633", "4533"])])
def test_a_headquarters_retreats_with_its_stack(result: str, way: list[str]) -> None:
    g = rout({"4833": GUARDS, "4733": "ger-62 ger-hq-hollidt"} | HQ, "4733", result)
    play(g, "axis", *(f"to {space}" for space in way))
    assert where(g, "ger-62") == where(g, "ger-hq-hollidt") == way[-1]


@pytest.mark.rule("a-victory-lost", "12.3")
def test_the_owner_says_whom_it_follows_where_the_stack_splits() -> None:
    """A32."""
    g = rout({"4833": GUARDS, "4733": "rum-7 rum-9 rum-hq-r3a"} | HQ, "4733")
    play(g, "axis", "unit rum-7", "to 4732", "to 4633")
    assert prompt(g, "axis") == "retreat-hq"
    assert offered(g, "axis", "to") == {"4732", "4633"}
    play(g, "axis", "to 4732")
    assert where(g, "rum-hq-r3a") == "4732"


@pytest.mark.rule("a-victory-lost", "12.3")
def test_it_follows_the_survivors_only() -> None:
    """One dies in the zone of 4633: the headquarters goes with the other."""
    units_ = {"4833": GUARDS, "4632": "sov-41gd", "4733": "ger-spang rum-7 rum-hq-r3a"}
    g = rout(units_ | HQ, "4733")
    play(g, "axis", "unit ger-spang", "to 4633", "to 4732")
    assert where(g, "ger-spang") == "eliminated"
    assert where(g, "rum-7") == where(g, "rum-hq-r3a") == "4732"


@pytest.mark.rule("a-victory-lost", "12.3", "12.2a")
def test_enemy_zones_cost_it_nothing() -> None:
    units_ = {"4833": GUARDS, "4632": "sov-41gd", "4733": "ger-62 ger-hq-hollidt"}
    g = rout(units_ | HQ, "4733")
    play(g, "axis", "to 4633")
    assert where(g, "ger-hq-hollidt") == "4633"
    assert units(g, g.state.reduced) == {"ger-62"}


@pytest.mark.rule("a-victory-lost", "12.3", "12.2a")
def test_enemy_zones_cost_it_nothing_further_on_either() -> None:
    """Another headquarters is in 4633, and every hex beyond lies in a Soviet zone."""
    soviets = {"4732": GUARDS, "4532": "sov-44gd", "4535": "sov-35gd", "4735": "sov-38gd"}
    units_ = {"4733": "ger-62 ger-hq-hollidt", "4633": "ger-hq-f-pico"}
    g = rout(soviets | units_ | HQ, "4733")
    play(g, "axis", "to 4533")
    assert where(g, "ger-hq-hollidt") == "4533"
    assert not g.state.reduced


@pytest.mark.rule("a-victory-lost", "12.3", "9.5.4", "9.5.5")
@pytest.mark.parametrize("host", ["ger-hq-f-pico", "ita-pas", "hun-hq-h2a"])
def test_without_room_beside_its_units_it_goes_one_hex_further(host: str) -> None:
    """A30: another headquarters in 4633, or an ally with whom a Romanian one may not stack."""
    german = "ger-62" if host != "ita-pas" else "ger-spang"
    by = GUARDS if german == "ger-62" else "sov-1gm"
    g = rout({"4732": GUARDS, "4733": f"{german} rum-hq-r3a", "4633": host} | HQ, "4733", by=by)
    assert where(g, german) == "4633"
    assert offered(g, "axis", "to") == {"4533", "4534"}
    play(g, "axis", "to 4534")
    assert where(g, "rum-hq-r3a") == "4534"


@pytest.mark.rule("a-victory-lost", "12.3", "12.2a")
def test_where_it_finds_no_place_at_all_it_is_repositioned() -> None:
    """A30: in the corner 6606 another headquarters is already, and there is no hex beyond."""
    walls = {"6506": "sov-41gd", "6507": "sov-44gd", "6608": GUARDS, "6508": "sov-35gd"}
    walls |= {"6610": "sov-hq-3gda"}
    g = rout(walls | {"6607": "ger-62 ger-hq-hollidt", "6606": "ger-hq-f-pico"}, "6607")
    assert where(g, "ger-62") == "6606"
    assert where(g, "ger-hq-hollidt") not in {"6606", "6607", "eliminated", "removed"}
    assert where(g, "ger-hq-f-pico") == "6606"


# Advances (12.4)


def led(units_: dict[str, str], by: str = GUARDS) -> VictoryLost:
    """4733 is left by a division, which flees to 4633."""
    g = rout({"4733": "ger-62"} | units_, "4733", by=by)
    play(g, "axis", "to 4633")
    return g


WITH_HQ = {"4833": f"{GUARDS} sov-hq-3gda"}


@pytest.mark.rule("a-victory-lost", "12.4a")
def test_a_headquarters_may_follow_once_a_unit_of_its_stack_has_advanced() -> None:
    g = led(WITH_HQ)
    assert offered(g, "soviet", "unit") == {"sov-1gm", "sov-2gm"}, "not before"
    play(g, "soviet", "unit sov-1gm", "to 4733")
    assert offered(g, "soviet", "unit") == {"sov-2gm", "sov-hq-3gda"}
    play(g, "soviet", "unit sov-hq-3gda")
    assert where(g, "sov-hq-3gda") == "4733"


@pytest.mark.rule("a-victory-lost", "12.4a")
def test_it_need_not_follow() -> None:
    g = led(WITH_HQ)
    play(g, "soviet", "unit sov-1gm", "to 4733", "done")
    assert where(g, "sov-hq-3gda") == "4833"


@pytest.mark.rule("a-victory-lost", "12.4a")
def test_a_headquarters_that_is_not_active_may_follow_too() -> None:
    """A12, A36: the attackers are commanded by another one."""
    g = led({"4833": f"{GUARDS} sov-hq-51a"} | HQ)
    play(g, "soviet", "unit sov-1gm", "to 4733", "unit sov-hq-51a")
    assert where(g, "sov-hq-51a") == "4733"


@pytest.mark.rule("a-victory-lost", "12.4a")
def test_a_headquarters_beside_units_that_did_not_attack_stays() -> None:
    g = led({"4833": GUARDS, "4832": "sov-17tk sov-hq-51a"} | HQ)
    play(g, "soviet", "unit sov-1gm", "to 4733")
    assert offered(g, "soviet", "unit") == {"sov-2gm"}


@pytest.mark.rule("a-victory-lost", "12.4b")
def test_it_goes_two_hexes_with_a_mechanised_unit_that_does() -> None:
    g = led(WITH_HQ)
    play(g, "soviet", "unit sov-1gm", "to 4732", "unit sov-hq-3gda")
    assert offered(g, "soviet", "to") == {"4733", "4732"}, "or stops in the first (A36)"
    play(g, "soviet", "to 4732")
    assert where(g, "sov-hq-3gda") == "4732"


@pytest.mark.rule("a-victory-lost", "12.4b")
def test_it_goes_one_hex_where_its_units_go_one() -> None:
    g = led(WITH_HQ)
    play(g, "soviet", "unit sov-1gm", "to 4733", "unit sov-2gm", "to 4733", "unit sov-hq-3gda")
    assert where(g, "sov-hq-3gda") == "4733", "no other hex was open"


@pytest.mark.rule("a-victory-lost", "12.4b")
def test_mechanised_units_of_another_stack_do_not_take_it_further() -> None:
    """Its own division enters 4733; the corps that drives on came from 4832."""
    g = led({"4833": "sov-41gd sov-hq-3gda", "4832": GUARDS}, by=f"{GUARDS} sov-41gd")
    play(g, "soviet", "unit sov-1gm", "to 4732")
    assert "sov-hq-3gda" not in offered(g, "soviet", "unit"), "nobody of its own stack has advanced"
    play(g, "soviet", "unit sov-41gd", "unit sov-hq-3gda")
    assert where(g, "sov-hq-3gda") == "4733"


@pytest.mark.rule("a-victory-lost", "12.4a", "5.0.1c")
def test_it_does_not_follow_into_a_hex_with_another_headquarters() -> None:
    g = led(WITH_HQ | {"4732": "sov-hq-51a"})
    play(g, "soviet", "unit sov-1gm", "to 4732", "unit sov-hq-3gda")
    assert where(g, "sov-hq-3gda") == "4733"
    g = led(WITH_HQ | {"4732": "sov-hq-51a"})
    play(g, "soviet", "unit sov-1gm", "to 4732", "unit sov-2gm", "to 4832", "unit sov-hq-3gda")
    assert refused(g, "soviet", "to", "4732") == "5.0.1"
    assert refused(g, "soviet", "to", "4632") == "12.4a"


# Removal (12.6)


def removal(units_: dict[str, str], head: str = "") -> VictoryLost:
    """The position after headquarters without units have been removed."""
    return field(units_, step="hq-removal", head=head)


@pytest.mark.rule("a-victory-lost", "12.6", "11.3-a")
@pytest.mark.parametrize(("space", "stays"), [("4729", True), ("4728", False)])
def test_a_headquarters_without_a_unit_in_range_leaves_the_game(space: str, stays: bool) -> None:
    """51A has a radius of 4."""
    head = 'inactive = { soviet = ["STAVKA", "51A"] }'
    g = removal({"4733": "sov-hq-51a", space: "sov-41gd"}, head)
    assert where(g, "sov-hq-51a") == ("4733" if stays else "removed")
    held = (*g.state.inactive[1], *g.state.played[1], *g.state.bag)
    assert ("51A" in held) == stays, "its chit goes with it"


@pytest.mark.rule("a-victory-lost", "12.6", "11.3-a")
@pytest.mark.parametrize("other", ["sov-hq-2gda", "ger-62"])
def test_neither_headquarters_nor_enemies_keep_it_in_play(other: str) -> None:
    """A56."""
    g = removal({"4733": "sov-hq-51a", "4731": other})
    assert where(g, "sov-hq-51a") == "removed"


@pytest.mark.rule("a-victory-lost", "12.6", "11.3-b", "11.3-c")
@pytest.mark.parametrize(
    ("hq", "unit", "stays"),
    [
        ("hun-hq-h2a", "rum-7", False),
        ("hun-hq-h2a", "ger-62", True),
        ("hun-hq-h2a", "hun-20", True),
        ("ger-hq-hollidt", "rum-7", True),
        ("ita-hq-it8a", "hun-20", False),
        ("rum-hq-r3a", "ita-pas", False),
    ],
)
def test_allied_headquarters_count_their_own_and_germans_only(hq: str, unit: str, stays: bool) -> None:
    """V17."""
    g = removal({"4733": hq, "4731": unit})
    assert where(g, hq) == ("4733" if stays else "removed")


@pytest.mark.rule("a-victory-lost", "12.7h", "12.6")
def test_a_repositioned_headquarters_is_not_removed_before_the_end_of_the_reinforcements() -> None:
    """A45: it commands nobody in 4332, and is tested at the end of the same turn."""
    g = overrun({}, head='inactive = { soviet = ["STAVKA"], axis = ["Hollidt"] }')
    play(g, "axis", "to 4332")
    play(g, "soviet", "stop")
    assert where(g, "ger-hq-hollidt") == "4332"
    turn = g.state.turn
    while g.state.turn == turn:
        assert where(g, "ger-hq-hollidt") == "4332"
        play(g, "soviet", "done")
    assert where(g, "ger-hq-hollidt") == "removed"
    assert "Hollidt" not in g.state.inactive[0]


# Repositioning (12.7)


@pytest.mark.rule("a-victory-lost", "12.7c", "12.7d", "12.7e")
def test_the_new_hex_is_four_hexes_away_and_nearer_to_a_source() -> None:
    g = overrun({})
    far = FAR[SOURCES["axis"][0]]
    ring = {space for space in far if g.facts.grid.distance("4733", space) == 4}
    nearer = {
        space for space in ring if any(FAR[source][space] < FAR[source]["4733"] for source in SOURCES["axis"])
    }
    assert offered(g, "axis", "to") == nearer
    assert len(nearer) < len(ring)
    assert refused(g, "axis", "to", "4533") == "12.7d"
    assert refused(g, "axis", "to", "4737") == "12.7e"
    assert refused(g, "axis", "to", "4232") == "12.7c"


@pytest.mark.rule("a-victory-lost", "12.7e")
def test_soviet_headquarters_go_towards_their_own_sources() -> None:
    g = active("Kempf", {"4633": "ger-6pz", "4533": "ger-hq-kempf", "4733": "sov-hq-51a"})
    play(g, "axis", "unit ger-6pz", "to 4733")
    hexes = offered(g, "soviet", "to")
    assert "4729" in hexes
    assert "4737" not in hexes
    assert all(any(FAR[s][space] < FAR[s]["4733"] for s in SOURCES["soviet"]) for space in hexes)


@pytest.mark.rule("a-victory-lost", "12.7f")
@pytest.mark.parametrize("friend", [{}, {"4332": "ger-294"}])
def test_the_new_hex_is_not_in_an_enemy_zone_even_beside_friends(friend: dict[str, str]) -> None:
    g = overrun({"4232": "sov-41gd"} | friend)
    assert refused(g, "axis", "to", "4332") == "12.7f"
    assert offered(g, "axis", "to").isdisjoint({"4332", "4333"})
    assert distances(g) == {4}


@pytest.mark.rule("a-victory-lost", "12.7g")
def test_a_line_leads_from_the_new_hex_to_a_source() -> None:
    """A ring of Soviet zones shuts 4332 in, without reaching it."""
    ring = {"4132": "sov-41gd", "4430": "sov-44gd", "4433": "sov-35gd"}
    assert "4332" in offered(overrun({}), "axis", "to")
    assert refused(overrun(ring), "axis", "to", "4332") == "12.7g"


@pytest.mark.rule("a-victory-lost", "12.7k")
@pytest.mark.parametrize(
    ("victim", "there", "free"),
    [
        ("ger-hq-hollidt", "ger-62 ger-294", True),
        ("ger-hq-hollidt", "ger-hq-f-pico", False),
        ("ger-hq-hollidt", "ita-pas", True),
        ("rum-hq-r3a", "ita-pas", False),
        ("rum-hq-r3a", "rum-7", True),
        ("rum-hq-r3a", "ger-62 rum-7", True),
        ("ger-hq-hollidt", "sov-hq-51a", False),
    ],
)
def test_stacking_holds_in_the_new_hex(victim: str, there: str, free: bool) -> None:
    g = overrun({"4332": there}, victim)
    assert ("4332" in offered(g, "axis", "to")) == free
    if not free:
        assert refused(g, "axis", "to", "4332") == ("5.0.2" if there[:3] == "sov" else "12.7k")


@pytest.mark.rule("a-victory-lost", "12.7k", "13.0-a")
@pytest.mark.parametrize(("turn", "free"), [(4, False), (5, True)])
def test_the_pocket_is_closed_to_it_through_turn_4(turn: int, free: bool) -> None:
    """A Soviet headquarters overrun in 5931: 6027 is four hexes to the north-east."""
    units_ = {"5831": "ger-6pz", "5631": "ger-hq-kempf", "5931": "sov-hq-51a"}
    g = active("Kempf", units_, head=f"turn = {turn}")
    play(g, "axis", "unit ger-6pz", "to 5931")
    assert ("6027" in offered(g, "soviet", "to")) == free


@pytest.mark.rule("a-victory-lost", "12.7k")
def test_no_new_hex_lies_in_water() -> None:
    """West of Rostov the sea begins: a headquarters overrun in 3240 has water within four hexes."""
    units_ = {"3340": "sov-1gm", "3339": "sov-hq-3gda", "3240": "ger-hq-hollidt"}
    g = active("3GdA", units_)
    play(g, "soviet", "unit sov-1gm", "to 3240")
    assert "2842" in spaces(g, g.facts.WATER)
    assert g.facts.grid.distance("3240", "2842") == 4
    assert refused(g, "axis", "to", "2842") == "8.1.5"
    assert offered(g, "axis", "to")


@pytest.mark.rule("a-victory-lost", "12.7c")
def test_where_no_hex_at_four_will_do_it_is_the_nearest_beyond() -> None:
    """Soviet zones take all the hexes at a distance of four that are nearer to a source."""
    watch = ("4431", "4434", "4730", "4635", "4931", "4432", "4531")
    corps = ("sov-41gd", "sov-44gd", "sov-35gd", "sov-38gd", "sov-14gd", "sov-50gd", "sov-54gd")
    g = overrun(dict(zip(watch, corps, strict=True)))
    assert distances(g) == {5}
    assert {"4232", "4233"} <= offered(g, "axis", "to")


@pytest.mark.rule("a-victory-lost", "12.7b", "12.7i")
def test_a_headquarters_without_a_hex_comes_back_next_turn_as_a_reinforcement() -> None:
    """Soviets hold every source of the Axis: no line leads anywhere."""
    g = overrun(SOURCES_HELD, head='inactive = { axis = ["Hollidt"] }')
    assert where(g, "ger-hq-hollidt") == "waiting"
    assert told(g, "returns") == [{"unit": "ger-hq-hollidt", "turn": 3}]
    assert "Hollidt" in g.state.inactive[0], "it keeps its chit (A50)"


@pytest.mark.rule("a-victory-lost", "12.7i")
def test_it_comes_back_by_rail() -> None:
    """The Soviets leave Poltava's source, 0119, on turn 2; on turn 3 the headquarters comes back there."""
    units_ = SOURCES_HELD | {"0119": "sov-17tk", "0415": "sov-hq-3gda"}
    units_ |= {"4833": "sov-1gm", "4733": "ger-hq-hollidt", "4835": "sov-hq-2gda"}
    head = 'inactive = { axis = ["Hollidt"], soviet = [] }'
    g = active("STAVKA", units_, head=head)
    play(g, "soviet", "unit sov-1gm", "to 4733", "stop", "unit sov-17tk", "to 0414", "stop")
    assert where(g, "ger-hq-hollidt") == "waiting"
    while prompt(g, "axis") != "place":
        play(g, "soviet", "done")
    assert g.state.turn == 3
    assert "0119" in offered(g, "axis", "to")
    play(g, "axis", "to 0119")
    assert told(g, "placed")[-1] == {"unit": "ger-hq-hollidt", "space": "0119"}


@pytest.mark.rule("a-victory-lost", "12.7b")
def test_a_repositioned_headquarters_has_no_marker() -> None:
    g = overrun({}, head='unsupplied = ["ger-hq-hollidt"]')
    play(g, "axis", "to 4332")
    assert not g.state.unsupplied


@pytest.mark.rule("a-victory-lost", "12.7a", "14.0.1b")
def test_a_headquarters_put_down_in_an_enemy_city_takes_it() -> None:
    """A51: Kharkov, 1117, in Soviet hands and left; a headquarters overrun in 1517 may go there."""
    units_ = {"1617": "sov-1gm", "1717": "sov-hq-3gda", "1517": "ger-hq-hollidt"}
    head = 'control = { soviet = ["1117"], axis = ["0229", "3341", "2033", "0234"] }'
    g = active("3GdA", units_, head=head)
    play(g, "soviet", "unit sov-1gm", "to 1517")
    play(g, "axis", "to 1117")
    assert "1117" in spaces(g, g.state.control[0])
    assert open_to(g, "axis", "ger-hq-hollidt") == {"1117"}
