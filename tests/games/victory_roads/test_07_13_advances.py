"""Advance after combat (7.13) and exploitation markers (7.14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.victory_roads.fights import battle, brought, exploiting, fight, finish, lab, ratio, until
from tests.games.victory_roads.table import asked, at, do, open_to, side_to_act
from tests.support import told

PANZERS = "g-12-panzer g-4-panzer"
"""14 in the defence."""


# The defenders (7.13.1)


@pytest.mark.rule("victory-roads", "7.13.1")
def test_defenders_may_enter_the_hexes_that_all_attackers_have_left() -> None:
    """18 against 14 is 1/1; a 6: a step, AR, R."""
    g = lab({"6711": f"{PANZERS} g-hq-4-armee", "6811": "s-1-tk", "6712": "s-65-rc"}, 2, 4)
    fight(g, "s-1-tk s-65-rc")
    assert ratio(g)[2] == "1/1"
    do(g, "lose s-1-tk", "retreat")
    until(g, "react-unit")
    do(g, "done")
    assert asked(g) == "defenders-advance"
    assert open_to(g, "advance") == {"g-12-panzer", "g-4-panzer", "g-hq-4-armee"}
    do(g, "advance g-12-panzer")
    assert open_to(g, "to") == {"6811", "6712"}, "each hex is open to each of them"
    do(g, "to 6811", "advance g-4-panzer", "to 6712", "done")
    assert (at(g, "g-12-panzer"), at(g, "g-4-panzer"), at(g, "g-hq-4-armee")) == ("6811", "6712", "6711")


@pytest.mark.rule("victory-roads", "7.13.1")
@pytest.mark.parametrize("mate", ["s-72-rc", "s-hq-1-baltic"])
def test_not_while_anybody_is_left_in_one_of_them(mate: str) -> None:
    g = lab({"6711": PANZERS, "6811": "s-1-tk", "6712": f"s-65-rc {mate}"}, 2, 4)
    fight(g, "s-1-tk s-65-rc")
    do(g, "lose s-1-tk", "retreat")
    finish(g)
    assert at(g, mate) == "6712"
    assert not told(g, "advanced")
    assert at(g, "s-1-tk") != "6811"


@pytest.mark.rule("victory-roads", "7.13.1")
def test_also_where_attrition_has_emptied_them() -> None:
    """A 7 at 1/2 costs a step, and there are no tactical results."""
    g = battle("g-14-id", "s-1-czech", 7, head='reduced = ["s-1-czech"]')
    assert ratio(g) == (2, 4, "1/2")
    assert brought(g) == (1, 0, "-", "-")
    assert at(g, "s-1-czech") == "eliminated"
    assert (side_to_act(g), asked(g)) == ("axis", "defenders-advance")
    do(g, "advance g-14-id")
    assert at(g, "g-14-id") == "6811"


@pytest.mark.rule("victory-roads", "7.13.1")
def test_attackers_that_pay_for_ar_keep_their_hex() -> None:
    g = battle(PANZERS, "s-1-tk s-5-tk", 6)
    do(g, "lose s-1-tk", "hold", "lose s-1-tk")
    finish(g)
    assert at(g, "s-1-tk") == "eliminated"
    assert at(g, "s-5-tk") == "6811"
    assert not told(g, "advanced")


@pytest.mark.rule("victory-roads", "6.7.6", "7.13.1")
def test_the_last_under_a_haltebefehl_stays() -> None:
    """2 against 4, doubled and halved, is 1/2; the Czechs are gone, but other Soviets are near Minsk."""
    g = battle(
        "g-14-id",
        "s-1-czech",
        7,
        at="5526",
        target="5426",
        others={"5427": "s-65-rc", "6408": ""},
        head='halts = ["5426"]\nreduced = ["s-1-czech"]\noos = ["g-14-id"]',
    )
    assert at(g, "s-1-czech") == "eliminated"
    assert asked(g) == "combat"
    assert at(g, "g-14-id") == "5426"


# The attackers (7.13.2)


@pytest.mark.rule("victory-roads", "7.13.2")
def test_attackers_may_enter_the_hex_that_the_defenders_have_left() -> None:
    """3/1, a 7: DR. As many as fit, and only who took part."""
    places = {"6711": "g-14-id g-58-id", "6811": "s-65-rc s-72-rc s-131-rc", "6712": "s-109-rc s-1-tk"}
    g = lab(places, 3, 4)
    fight(g, "s-65-rc s-72-rc s-131-rc s-109-rc")
    assert brought(g)[3] == "DR"
    do(g, "lose g-14-id")
    until(g, "advance")
    assert open_to(g, "advance") == {"s-65-rc", "s-72-rc", "s-131-rc", "s-109-rc"}
    do(g, "advance s-109-rc", "advance s-65-rc", "advance s-72-rc")
    assert asked(g) == "exploit", "the hex is full"
    assert at(g, "s-131-rc") == "6811"


@pytest.mark.rule("victory-roads", "7.13.2")
def test_a_hex_that_is_not_empty_is_not_entered() -> None:
    """2/1, an 8: S, and the defenders hold."""
    g = battle("g-14-id g-58-id", "s-65-rc s-72-rc", 8)
    do(g, "lose g-14-id", "hold", "lose g-58-id")
    assert asked(g) == "exploit"
    assert not told(g, "advanced")


@pytest.mark.rule("victory-roads", "7.13.2", "7.8.3")
def test_a_hex_that_attrition_emptied_is_entered_once_then_or_later() -> None:
    g = battle("g-14-id", "s-2g-tk s-3g-tk", 12)
    do(g, "done")
    assert asked(g) == "advance", "again when all results are applied, as in the first example of combat"
    do(g, "advance s-2g-tk", "done")
    assert asked(g) == "exploit"
    g = battle("g-14-id", "s-2g-tk s-3g-tk", 12)
    do(g, "advance s-2g-tk", "done")
    assert asked(g) == "exploit", "but not twice"


@pytest.mark.rule("victory-roads", "7.13.3")
def test_who_has_no_movement_does_not_advance() -> None:
    """Flak has no attack factor either, but may go along. 2/1 and a 7: S."""
    places = {"6711": "s-1-czech", "6610": "g-12-panzer g-flak-berlin"}
    g = lab(places, 3, 4, step="axis-combat")
    fight(g, "g-12-panzer g-flak-berlin")
    assert ratio(g)[2] == "2/1"
    until(g, "hold-or-retreat")
    do(g, "retreat")
    until(g, "advance")
    assert open_to(g, "advance") == {"g-12-panzer"}


@pytest.mark.rule("victory-roads", "6.5.3b", "7.13.2")
def test_nor_does_who_could_not_embark() -> None:
    """2/1 and a 7: S."""
    places = {"6711": "s-1-czech", "6610": "g-12-panzer g-14-id"}
    g = lab(places, 3, 4, step="axis-combat", head='stuck = ["g-14-id"]')
    fight(g, "g-12-panzer g-14-id")
    until(g, "hold-or-retreat")
    do(g, "retreat")
    until(g, "advance")
    assert open_to(g, "advance") == {"g-12-panzer"}


@pytest.mark.rule("victory-roads", "6.5.3b", "7.13.1")
def test_who_could_not_embark_may_advance_again_in_the_next_turn() -> None:
    """A 7 at 1/2 costs the attacker his only step."""
    g = battle("g-14-id", "s-1-czech", 7, head='reduced = ["s-1-czech"]\nstuck = ["g-14-id"]')
    assert (side_to_act(g), asked(g)) == ("axis", "defenders-advance")
    assert open_to(g, "advance") == {"g-14-id"}


@pytest.mark.rule("victory-roads", "7.13.2", "7.8.3")
def test_attackers_that_have_retreated_do_not_come_back_into_the_empty_hex() -> None:
    """2/1 and a 2: two steps of the attackers, one of the defender, AR."""
    g = battle("g-14-id", "s-1-bulg-a-1 s-1-bulg-a-2", 2, head='reduced = ["g-14-id"]')
    assert ratio(g)[2] == "2/1"
    until(g, "advance")
    do(g, "done")
    assert asked(g) == "hold-or-retreat"
    do(g, "retreat")
    until(g, "advance", "combat")
    assert asked(g) == "combat"
    assert not told(g, "advanced")


@pytest.mark.rule("victory-roads", "7.13.3", "7.13.1")
def test_nor_does_such_a_defender() -> None:
    g = battle(f"{PANZERS} g-festung-posen", "s-1-tk s-5-tk", 6)
    do(g, "lose s-1-tk", "retreat")
    until(g, "react-unit")
    do(g, "done")
    assert open_to(g, "advance") == {"g-12-panzer", "g-4-panzer"}


# Markers (7.14)


@pytest.mark.rule("victory-roads", "7.14.1")
def test_markers_go_to_units_of_the_combat_whether_they_advanced_or_not() -> None:
    """3/1, an 11: E2, and the defenders are gone to the west."""
    places = {"6711": "g-14-id g-58-id", "6811": "s-2g-tk s-3g-tk s-65-rc", "6712": "s-72-rc"}
    g = lab(places, 5, 6)
    fight(g, "s-2g-tk s-3g-tk")
    assert brought(g)[2] == "E2"
    until(g, "advance")
    do(g, "advance s-2g-tk", "done")
    assert asked(g) == "exploit"
    assert open_to(g, "mark") == {"s-2g-tk", "s-3g-tk"}
    assert open_to(g, "done"), "nobody has to"
    do(g, "mark s-3g-tk", "mark s-2g-tk")
    assert exploiting(g) == {"s-2g-tk", "s-3g-tk"}


SIX = ["s-2g-tk", "s-3g-tk", "s-1g-tk", "s-8g-tk", "s-11g-tk", "s-6g-tk"]


@pytest.mark.rule("victory-roads", "7.14.2", "7.14.3", "crt-E")
@pytest.mark.parametrize(
    ("declared", "roll", "marks"),
    [
        ({}, 2, ["s-2g-tk"]),
        ({}, 7, ["s-2g-tk", "s-65-rc"]),
        ({}, 12, ["s-2g-tk", "s-3g-tk", "s-65-rc"]),
        ({"armoured": True}, 12, SIX),
        ({"armoured": True}, 12, [*SIX[:4], "s-65-rc"]),
        ({"armoured": True}, 12, [*SIX[:2], "s-65-rc", "s-72-rc"]),
        ({"armoured": True}, 2, SIX[:2]),
        ({"armoured": True}, 2, ["s-65-rc"]),
        ({"hourra": True}, 12, [*SIX, "s-65-rc"]),
        ({"hourra": True}, 2, SIX[:4]),
        ({"hourra": True}, 2, [*SIX[:2], "s-65-rc"]),
        ({"hourra": True, "armoured": True}, 2, SIX[:4]),
    ],
)
def test_how_many_may_exploit(declared: dict[str, Any], roll: int, marks: list[str]) -> None:
    """E, E2, E3 and by Hourra E4; armour counts half after Hourra or an armoured exploitation."""
    places = {
        "6711": "g-14-id",
        "6811": " ".join(SIX[:3]),
        "6810": " ".join(SIX[3:]),
        "6712": "s-65-rc s-72-rc",
    }
    g = lab(places, *{2: (1, 1), 7: (3, 4), 12: (6, 6)}[roll])
    fight(g, " ".join([*SIX, "s-65-rc", "s-72-rc"]), **declared)
    spare = ["s-72-rc", SIX[5], SIX[4]]
    while asked(g) != "exploit":
        until(g, "loss", "loss-first", "advance", "exploit")
        if open_to(g, "lose"):
            do(g, f"lose {next(unit for unit in spare if unit in open_to(g, 'lose'))}")
        elif asked(g) == "advance":
            do(g, "done")
    for unit in marks:
        do(g, f"mark {unit}")
    assert exploiting(g) == set(marks)
    assert asked(g) == "combat" or not open_to(g, "mark"), "no more"


@pytest.mark.rule("victory-roads", "7.14.3")
def test_five_armoured_corps_and_a_rifle_corps_are_too_many_for_e3() -> None:
    """Two and a half and one."""
    places = {
        "6711": "g-14-id",
        "6811": " ".join(SIX[:3]),
        "6810": " ".join(SIX[3:]),
        "6712": "s-65-rc s-72-rc",
    }
    g = lab(places, 6, 6)
    fight(g, " ".join([*SIX, "s-65-rc"]), armoured=True)
    do(g, "done", "done", *(f"mark {unit}" for unit in SIX[:5]))
    assert open_to(g, "mark") == {SIX[5]}


@pytest.mark.rule("victory-roads", "7.14.3")
def test_cavalry_counts_half_too_and_german_kampfgruppen() -> None:
    g = battle("g-14-id", "s-2g-cav s-3g-cav s-4g-cav s-7g-cav", 12, armoured=True)
    do(g, "done", "done", "mark s-2g-cav", "mark s-3g-cav", "mark s-4g-cav", "mark s-7g-cav")
    assert len(exploiting(g)) == 4
    g = battle("s-1-czech", "g-12-panzer kg-arm-01 g-14-id", 11, at="6610", step="axis-combat", armoured=True)
    assert brought(g)[2] == "E2"
    until(g, "exploit")
    do(g, "mark g-12-panzer", "mark kg-arm-01", "mark g-14-id")
    assert exploiting(g) == {"g-12-panzer", "kg-arm-01", "g-14-id"}


@pytest.mark.rule("victory-roads", "7.14.4")
def test_only_marked_units_act_in_the_exploitation_phase() -> None:
    g = battle("g-14-id", "s-2g-tk s-3g-tk", 2, others={"6613": "g-58-id"})
    do(g, "lose s-3g-tk")
    until(g, "exploit")
    do(g, "mark s-2g-tk", "done")
    assert g.state.phase == "soviet-exploitation"
    assert open_to(g, "unit") == {"s-2g-tk"}
