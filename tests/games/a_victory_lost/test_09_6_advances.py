"""Advance after combat (9.6): who may, how far and where to.

Most fights are at 4733, in open steppe; around it lie, clockwise from the north, 4732, 4832, 4833, 4734, 4633
and 4632. The Soviets attack from 4833.
"""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.rout import GUARDS, PANZERS, open_to, refused, rout
from tests.games.a_victory_lost.table import active, attack
from tests.support import offered, play, prompt, spaces, told, units, where

HQ = {"4835": "sov-hq-3gda"}
AROUND = {"4732", "4832", "4833", "4734", "4633", "4632"}


def flee(g: VictoryLost, *hexes: str) -> VictoryLost:
    """The defenders retreat, to these hexes or to any."""
    defender = "axis" if g.activation.side else "soviet"
    for space in hexes:
        play(g, defender, f"to {space}")
    while g.to_act == {defender}:
        play(g, defender, f"to {min(offered(g, defender, 'to'))}")
    return g


def won(units_: dict[str, str], result: str = "DR", to: str = "4632", by: str = GUARDS) -> VictoryLost:
    """4733 is left by a division that goes back to 4632."""
    return flee(rout({"4833": GUARDS, "4733": "ger-62"} | HQ | units_, "4733", result, by), to)


@pytest.mark.rule("a-victory-lost", "9.6.1a")
def test_attackers_may_advance_into_the_hex_that_was_left() -> None:
    g = won({})
    assert g.to_act == {"soviet"}
    assert prompt(g, "soviet") == "advance-unit"
    assert offered(g, "soviet", "unit") == {"sov-1gm", "sov-2gm"}
    play(g, "soviet", "unit sov-1gm", "to 4733")
    assert where(g, "sov-1gm") == "4733"


@pytest.mark.rule("a-victory-lost", "9.6.1a")
def test_attackers_may_advance_where_the_defenders_were_destroyed() -> None:
    g = rout({"4833": GUARDS, "4733": "ger-spang"} | HQ, "4733", "1DR", by="sov-1gm")
    assert where(g, "ger-spang") == "eliminated"
    assert offered(g, "soviet", "unit") == {"sov-1gm"}


@pytest.mark.rule("a-victory-lost", "9.6.1a")
@pytest.mark.parametrize(("by", "result"), [(GUARDS, "-"), ("sov-2gm", "A1")])
def test_nobody_advances_while_the_hex_is_held(by: str, result: str) -> None:
    g = rout({"4833": GUARDS, "4733": "ger-62"} | HQ, "4733", result, by)
    assert where(g, "ger-62") == "4733"
    assert prompt(g, "soviet") != "advance-unit"


@pytest.mark.rule("a-victory-lost", "9.6.1a")
def test_only_those_who_attacked_may_advance() -> None:
    """The tank corps in 4832 is activated and next to the hex, but took no part."""
    g = won({"4832": "sov-17tk"}, to="4633")
    assert offered(g, "soviet", "unit") == {"sov-1gm", "sov-2gm"}


@pytest.mark.rule("a-victory-lost", "9.6.1b", "9.6.3c")
def test_other_units_advance_one_hex() -> None:
    by = "sov-41gd sov-44gd sov-8c sov-35gd"
    g = won({"4832": "sov-8c sov-35gd", "4833": "sov-41gd sov-44gd"}, to="4633", by=by)
    play(g, "soviet", "unit sov-41gd")
    assert where(g, "sov-41gd") == "4733", "the only hex"
    assert "sov-41gd" not in offered(g, "soviet", "unit")
    play(g, "soviet", "unit sov-8c")
    assert where(g, "sov-8c") == "4733", "cavalry is not mechanised (A61)"
    assert "sov-44gd" not in offered(g, "soviet", "unit"), "the hex is full"


@pytest.mark.rule("a-victory-lost", "9.6.1b")
def test_other_units_are_refused_a_second_hex() -> None:
    """Mechanised and other attackers together; the first hex is the only one for the others."""
    g = won({"4832": "sov-41gd"}, to="4633", by=f"{GUARDS} sov-41gd")
    play(g, "soviet", "unit sov-1gm", "to 4732", "unit sov-41gd")
    assert (where(g, "sov-1gm"), where(g, "sov-41gd")) == ("4732", "4733")


@pytest.mark.rule("a-victory-lost", "9.6.1c", "9.6.3b")
def test_mechanised_units_advance_one_or_two_hexes_though_the_defender_went_back_one() -> None:
    g = won({})
    play(g, "soviet", "unit sov-1gm")
    assert offered(g, "soviet", "to") == {"4733"} | AROUND - {"4632"}, "backwards too, but not to the enemy"
    play(g, "soviet", "to 4732")
    assert where(g, "sov-1gm") == "4732"


@pytest.mark.rule("a-victory-lost", "9.6.1c")
def test_mechanised_axis_units_advance_two_hexes_too() -> None:
    axis = {"4633": PANZERS, "4533": "ger-hq-kempf"}
    g = flee(rout(axis | {"4733": "sov-44gd"}, "4733", by=PANZERS), "4732")
    play(g, "axis", "unit ger-6pz")
    assert offered(g, "axis", "to") == {"4733"} | AROUND - {"4732"}


@pytest.mark.rule("a-victory-lost", "9.6.1c", "9.6.3b")
def test_mechanised_units_do_not_advance_three_hexes() -> None:
    g = won({})
    play(g, "soviet", "unit sov-1gm")
    assert refused(g, "soviet", "to", "4731") == "9.6.3b"


@pytest.mark.rule("a-victory-lost", "9.6.1d", "12.4a")
def test_a_headquarters_advances_with_its_stack() -> None:
    g = won({"4833": f"{GUARDS} sov-hq-3gda", "4835": ""})
    play(g, "soviet", "unit sov-1gm", "to 4733", "unit sov-hq-3gda")
    assert where(g, "sov-hq-3gda") == "4733"


@pytest.mark.rule("a-victory-lost", "9.6.2a")
def test_nobody_has_to_advance() -> None:
    g = won({})
    play(g, "soviet", "done")
    assert {where(g, "sov-1gm"), where(g, "sov-2gm")} == {"4833"}


@pytest.mark.rule("a-victory-lost", "9.6.2a")
def test_one_may_advance_and_another_stay() -> None:
    g = won({})
    play(g, "soviet", "unit sov-2gm", "to 4733", "done")
    assert (where(g, "sov-1gm"), where(g, "sov-2gm")) == ("4833", "4733")


@pytest.mark.rule("a-victory-lost", "9.6.2b")
def test_an_advance_costs_no_points_and_zones_do_not_count() -> None:
    """Into a zone and on to another would cost a moving unit 8 points; these have 4, being isolated."""
    head = 'unsupplied = ["sov-1gm", "sov-2gm"]\nisolated = ["sov-1gm", "sov-2gm"]'
    axis = {"4733": "ger-spang", "4731": "ger-62", "4631": "ger-294"}
    g = flee(rout({"4833": GUARDS} | HQ | axis, "4733", by=GUARDS, head=head), "4633")
    play(g, "soviet", "unit sov-1gm")
    assert {"4732", "4632", "4734"} <= offered(g, "soviet", "to")
    play(g, "soviet", "to 4632")
    assert where(g, "sov-1gm") == "4632"


@pytest.mark.rule("a-victory-lost", "9.6.2b")
def test_zones_on_both_sides_of_a_bridge_do_not_stop_an_advance() -> None:
    """From 4237 over the Donets bridge to 4137, both next to Germans (A34)."""
    axis = {"4137": "ger-62", "4136": "ger-294", "4236": "ger-336"}
    soviets = {"4237": f"{GUARDS} sov-hq-3gda", "4138": "sov-17tk sov-18tk"}
    by = f"{GUARDS} sov-17tk sov-18tk"
    g = flee(rout(axis | soviets, "4137", "DR", by))
    play(g, "soviet", "unit sov-1gm")
    assert {"4137", "4237"} <= offered(g, "soviet", "to")
    play(g, "soviet", "to 4137")
    assert where(g, "sov-1gm") == "4137"


@pytest.mark.rule("a-victory-lost", "9.6.3a")
def test_the_first_hex_is_the_attacked_one() -> None:
    """4933 lies next to the attackers, not to 4733."""
    g = won({})
    play(g, "soviet", "unit sov-1gm")
    assert refused(g, "soviet", "to", "4933") == "9.6.3b"
    assert refused(g, "soviet", "to", "4834") == "9.6.3b"


@pytest.mark.rule("a-victory-lost", "9.6.3a", "14.0.1b")
def test_who_advances_two_hexes_goes_through_the_attacked_one() -> None:
    """Stalino, 2033, falls to a corps that drives on beyond it."""
    by = f"{GUARDS} sov-17tk sov-18tk"
    units_ = {"2032": GUARDS, "2133": "sov-17tk sov-18tk", "2031": "sov-hq-3gda", "2033": "ger-62"}
    g = flee(rout(units_, "2033", "DR2", by))
    play(g, "soviet", "unit sov-1gm", "to 2034")
    assert where(g, "sov-1gm") == "2034"
    assert spaces(g, g.state.control[1]) == {"2033"}


@pytest.mark.rule("a-victory-lost", "9.6.3b")
@pytest.mark.parametrize(
    ("target", "attackers", "beyond"),
    [
        ("2545", "2645", {"2545", "2544", "2644", "2645", "2546"}),
        ("6606", "6507", {"6606", "6607", "6507", "6506"}),
    ],
)
def test_no_second_hex_over_an_impassable_side_in_water_or_off_the_map(
    target: str, attackers: str, beyond: set[str]
) -> None:
    """2445 lies over an impassable side of 2545, 2444 is water; 6606 is a corner of the map."""
    hq = {"2645": "2746", "6507": "6508"}[attackers]
    g = rout({attackers: GUARDS, hq: "sov-hq-3gda", target: "ger-spang"}, target, "1DR", by="sov-1gm")
    play(g, "soviet", "unit sov-1gm")
    assert offered(g, "soviet", "to") == beyond


@pytest.mark.rule("a-victory-lost", "9.6.3b")
def test_a_refusal_does_not_blame_the_river_for_the_lagoon() -> None:
    """2445 is land, over an impassable side of 2545; no major river is near."""
    g = rout({"2645": GUARDS, "2746": "sov-hq-3gda", "2545": "ger-spang"}, "2545", "1DR", by="sov-1gm")
    play(g, "soviet", "unit sov-1gm")
    assert refused(g, "soviet", "to", "2445") == "9.6.3b"


@pytest.mark.rule("a-victory-lost", "9.6.3b")
def test_no_second_hex_with_enemies_or_without_room() -> None:
    full = {"4732": "sov-41gd sov-44gd", "4734": "sov-35gd", "4832": "ger-294"}
    g = won(full)
    play(g, "soviet", "unit sov-1gm")
    assert offered(g, "soviet", "to") == {"4733", "4734", "4833", "4633"}
    assert refused(g, "soviet", "to", "4832") == "9.6.3b"
    assert refused(g, "soviet", "to", "4732") == "5.0.1"


@pytest.mark.rule("a-victory-lost", "9.6.3b")
@pytest.mark.parametrize(("turn", "opened"), [(4, False), (5, True)])
def test_no_second_hex_in_the_closed_pocket(turn: int, opened: bool) -> None:
    units_ = {"6029": GUARDS, "6030": "sov-hq-3gda", "6028": "ger-spang"}
    g = rout(units_, "6028", "1DR", by="sov-1gm", head=f"turn = {turn}")
    play(g, "soviet", "unit sov-1gm")
    assert ("6027" in offered(g, "soviet", "to")) == opened
    assert ("6128" in offered(g, "soviet", "to")) == opened
    if not opened:
        assert refused(g, "soviet", "to", "6027") == "13.0-a"


@pytest.mark.rule("a-victory-lost", "9.6.3c")
def test_mechanised_units_may_end_in_different_hexes() -> None:
    g = won({})
    play(g, "soviet", "unit sov-1gm", "to 4732", "unit sov-2gm", "to 4633")
    assert (where(g, "sov-1gm"), where(g, "sov-2gm")) == ("4732", "4633")


@pytest.mark.rule("a-victory-lost", "9.6.3c", "5.0.4b")
def test_a_full_hex_may_be_gone_through() -> None:
    """Two divisions fill 4733; the corps behind them drives on through it (A34)."""
    g = won({"4832": "sov-41gd sov-44gd"}, to="4633", by=f"{GUARDS} sov-41gd sov-44gd")
    play(g, "soviet", "unit sov-41gd", "unit sov-44gd", "unit sov-1gm")
    assert offered(g, "soviet", "to") == {"4732", "4832", "4734", "4632", "4833"}
    play(g, "soviet", "to 4732")
    assert where(g, "sov-1gm") == "4732"


@pytest.mark.rule("a-victory-lost", "9.6.4", "12.1a")
def test_an_advancing_unit_overruns_a_headquarters_alone() -> None:
    g = won({"4633": "ger-hq-hollidt"})
    play(g, "soviet", "unit sov-1gm", "to 4633")
    assert where(g, "sov-1gm") == "4633"
    assert told(g, "overrun") == [{"unit": "sov-1gm", "victim": "ger-hq-hollidt", "space": "4633"}]
    assert where(g, "ger-hq-hollidt") not in {"4633", "eliminated", "removed"}


@pytest.mark.rule("a-victory-lost", "9.6.4")
def test_a_headquarters_that_is_guarded_stops_the_advance() -> None:
    g = won({"4633": "ger-hq-hollidt ger-294"})
    play(g, "soviet", "unit sov-1gm")
    assert refused(g, "soviet", "to", "4633") == "9.6.3b"


# Major rivers (9.6.5)


@pytest.mark.rule("a-victory-lost", "9.6.5a")
def test_who_crosses_a_major_river_without_a_bridge_stops_there() -> None:
    """D13: from 4636 over the Don to 4637."""
    units_ = {"4636": GUARDS, "4634": "sov-hq-3gda", "4637": "ger-spang"}
    g = flee(rout(units_, "4637", by=GUARDS))
    play(g, "soviet", "unit sov-1gm")
    assert where(g, "sov-1gm") == "4637", "the only hex"


@pytest.mark.rule("a-victory-lost", "9.6.5a")
def test_who_attacked_from_the_same_bank_goes_on_beside_one_who_crossed() -> None:
    """From 4638 and from across the Don: each unit by its own hexside."""
    units_ = {"4636": "sov-1gm", "4638": "sov-2gm", "4634": "sov-hq-3gda", "4640": "sov-hq-5sha"}
    g = active("STAVKA", units_ | {"4637": "ger-spang"}, 4)
    attack(g, "4637", "sov-1gm", "sov-2gm")
    flee(g)
    play(g, "soviet", "unit sov-2gm")
    assert "4638" in offered(g, "soviet", "to")
    play(g, "soviet", "to 4738", "unit sov-1gm")
    assert (where(g, "sov-1gm"), where(g, "sov-2gm")) == ("4637", "4738")


@pytest.mark.rule("a-victory-lost", "9.6.5a")
def test_over_a_bridge_or_a_minor_river_it_goes_on() -> None:
    """By the bridge from 4237 to 4137; by a ford from 2644 to 2545."""
    units_ = {"4237": GUARDS, "4236": "sov-hq-3gda", "4137": "ger-spang"}
    g = flee(rout(units_, "4137", by=GUARDS))
    play(g, "soviet", "unit sov-1gm")
    assert {"4137", "4136"} <= offered(g, "soviet", "to")
    units_ = {"2644": GUARDS, "2745": "sov-hq-3gda", "2545": "ger-spang"}
    g = flee(rout(units_, "2545", by=GUARDS))
    play(g, "soviet", "unit sov-1gm")
    assert {"2545", "2645"} <= offered(g, "soviet", "to")


@pytest.mark.rule("a-victory-lost", "9.6.5b")
def test_no_second_hex_over_a_major_river_without_a_bridge() -> None:
    """From 4638 to 4637, and not over the Don to 4636, 4537 or 4737."""
    g = flee(rout({"4638": GUARDS, "4640": "sov-hq-3gda", "4637": "ger-62"}, "4637"), "4636")
    play(g, "soviet", "unit sov-1gm")
    assert offered(g, "soviet", "to") == {"4637", "4638", "4538", "4738"}
    assert refused(g, "soviet", "to", "4537") == "9.6.5"


@pytest.mark.rule("a-victory-lost", "9.6.5b")
def test_the_second_hex_may_lie_over_a_bridge() -> None:
    """From 4236 to 4237 and over the Donets bridge to 4137, but not over the Don."""
    g = flee(rout({"4236": GUARDS, "4235": "sov-hq-3gda", "4237": "ger-62"}, "4237"))
    play(g, "soviet", "unit sov-1gm")
    assert open_to(g, "soviet", "sov-1gm") == {"4237", "4236", "4337", "4137"}
    assert not units(g, g.state.reduced)
