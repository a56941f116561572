"""German Kampfgruppen (7.15)."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import PIECES
from tests.games.victory_roads.fights import battle, fight, finish, lab, oos, reduced
from tests.games.victory_roads.table import asked, at, do, open_to, side_to_act
from tests.support import told, units

ARMOURED = [name for name, row in PIECES.items() if row["type"] == "armoured kg"]
HIWIS = [name for name, row in PIECES.items() if row["type"] == "hiwis"]
INFANTRY = [name for name, row in PIECES.items() if row["type"] == "infantry kg"]
POOL = {"kampfgruppen": " ".join(ARMOURED + INFANTRY)}


def lost(unit: str, pool: dict[str, str] = POOL) -> VictoryTable:
    """A reduced unit, out of supply, in 6711 is eliminated by attrition: with a 7 at 6/1, two steps."""
    head = f'reduced = ["{unit}"]\noos = ["{unit}"]'
    return battle(unit, "s-2g-tk s-3g-tk", 7, others=pool, head=head)


@pytest.mark.rule("victory-roads", "7.15.1", "7.15.2")
def test_an_elite_armoured_division_may_leave_an_armoured_kg_at_full_strength() -> None:
    g = lost("g-12-panzer")
    assert (side_to_act(g), asked(g)) == ("axis", "kampfgruppe")
    assert at(g, "g-12-panzer") == "eliminated", "where it may be rebuilt"
    do(g, "make")
    (made,) = told(g, "kampfgruppe")
    assert made["unit"] in ARMOURED
    assert made["space"] == "6711"
    assert at(g, "g-12-panzer") == "eliminated"


@pytest.mark.rule("victory-roads", "7.15.1")
def test_it_is_drawn_from_all_that_are_left() -> None:
    """Different seeds draw different KGs."""
    found = set()
    for more in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (1, 6), (6, 1)):
        head = 'reduced = ["g-12-panzer"]\noos = ["g-12-panzer"]'
        g = battle("g-12-panzer", "s-2g-tk s-3g-tk", 7, *more, others=POOL, head=head)
        do(g, "make")
        found.add(told(g, "kampfgruppe")[-1]["unit"])
    assert len(found) > 2
    assert found <= set(ARMOURED)


@pytest.mark.rule("victory-roads", "7.15.1", "6.5.3b")
def test_what_is_left_of_a_unit_that_did_not_get_away_by_sea_moves_no_more_than_it() -> None:
    head = 'reduced = ["g-12-panzer"]\nstuck = ["g-12-panzer"]'
    g = battle("s-1-czech", "g-12-panzer g-14-id", 7, at="6610", step="axis-combat", others=POOL, head=head)
    do(g, "lose g-12-panzer", "make")
    (made,) = told(g, "kampfgruppe")
    assert made["unit"] in units(g, g.state.stuck)


@pytest.mark.rule("victory-roads", "7.15.1")
def test_nobody_has_to_make_one() -> None:
    g = lost("g-12-panzer")
    do(g, "done")
    assert not told(g, "kampfgruppe")
    assert asked(g) == "advance", "the hex is empty"


@pytest.mark.rule("victory-roads", "7.15.1", "7.15.4")
@pytest.mark.parametrize("unit", ["g-14-id", "g-25-panzer", "r-1-blindata", "h-szent-laszlo"])
def test_units_that_are_no_german_elite_leave_none(unit: str) -> None:
    g = lost(unit)
    assert at(g, unit) == "eliminated"
    assert asked(g) == "advance"


@pytest.mark.rule("victory-roads", "7.15.1")
def test_soviet_elite_units_leave_none() -> None:
    head = 'reduced = ["s-2g-tk"]\noos = ["s-2g-tk"]'
    g = battle("s-2g-tk", "g-12-panzer g-4-panzer", 6, at="6610", step="axis-combat", others=POOL, head=head)
    assert at(g, "s-2g-tk") == "eliminated"
    assert not told(g, "kampfgruppe")
    assert asked(g) == "advance"


@pytest.mark.rule("victory-roads", "7.15.1")
def test_it_takes_the_place_of_the_division_and_bears_what_is_still_due() -> None:
    """Two steps: the first eliminates the division, the second hits its KG; then both go back."""
    g = lost("g-12-panzer", {"kampfgruppen": "kg-arm-01"})
    do(g, "make")
    assert "kg-arm-01" in reduced(g)
    assert "kg-arm-01" in oos(g), "it is what is left of a division out of supply"
    finish(g)
    assert at(g, "kg-arm-01") not in ("6711", "kampfgruppen"), "DR3 is for it too"


@pytest.mark.rule("victory-roads", "7.15.1")
def test_without_further_losses_it_is_at_full_strength() -> None:
    """6/1 and a 4: one step, DR2."""
    head = 'reduced = ["g-12-panzer"]\noos = ["g-12-panzer"]'
    g = battle("g-12-panzer", "s-2g-tk", 4, others={"kampfgruppen": "kg-arm-01"}, head=head)
    do(g, "make")
    assert "kg-arm-01" not in reduced(g)


@pytest.mark.rule("victory-roads", "7.15.1")
def test_also_in_the_attack_and_it_has_attacked() -> None:
    """12 against 8 is 1/1; a 4 costs a step, and AR."""
    places = {"6711": "s-65-rc", "6610": "g-12-panzer", "6611": "s-1-czech"}
    places |= {"kampfgruppen": "kg-arm-01", "6710": "g-4-panzer"}
    g = lab(places, 1, 3, step="axis-combat", head='reduced = ["g-12-panzer"]')
    fight(g, "g-12-panzer g-4-panzer")
    do(g, "lose g-12-panzer", "make")
    assert at(g, "kg-arm-01") == "6610"
    do(g, "retreat")
    assert "kg-arm-01" in open_to(g, "unit"), "it retreats with the others"
    finish(g)
    assert "6611" not in open_to(g, "attack"), "nobody is left who has not attacked"


@pytest.mark.rule("victory-roads", "7.15.1")
def test_who_cannot_retreat_leaves_none() -> None:
    """6/1 and a 4: the division, reduced by the step, cannot go anywhere."""
    ring = {"6610": "s-65-rc", "6611": "s-72-rc", "6712": "s-1-tk", "6710": "s-5-tk", "6810": "s-3-tk"}
    head = 'oos = ["g-12-panzer"]\nreduced = []'
    g = battle("g-12-panzer", "s-2g-tk s-3g-tk", 4, others=POOL | ring, head=head)
    assert at(g, "g-12-panzer") == "eliminated"
    assert asked(g) == "advance"


@pytest.mark.rule("victory-roads", "7.15.3")
def test_armoured_kgs_differ_and_hiwis_are_nothing() -> None:
    assert {2 if "reduced" in PIECES[name] else 1 for name in ARMOURED} == {1, 2}
    g = lost("g-12-panzer", {"kampfgruppen": HIWIS[0]})
    do(g, "make")
    assert told(g, "hiwis")
    assert not told(g, "kampfgruppe")
    assert asked(g) == "advance", "nothing appears"


@pytest.mark.rule("victory-roads", "7.15.3")
def test_a_kg_of_one_step_is_gone_with_the_next() -> None:
    g = lost("g-12-panzer", {"kampfgruppen": "kg-arm-05"})
    do(g, "make")
    assert at(g, "kg-arm-05") == "withdrawn"


@pytest.mark.rule("victory-roads", "7.15.4", "7.15.5", "7.15.6")
def test_an_elite_infantry_division_may_leave_an_infantry_kg() -> None:
    """All are alike with one step: none is drawn."""
    assert {(tuple(PIECES[name]["full"]), "reduced" in PIECES[name]) for name in INFANTRY} == {
        ((2, 3, 2), False)
    }
    head = 'reduced = ["g-11-id"]\noos = ["g-11-id"]'
    g = battle("g-11-id", "s-2g-tk", 4, others=POOL, head=head)
    assert (side_to_act(g), asked(g)) == ("axis", "kampfgruppe")
    do(g, "make")
    (made,) = told(g, "kampfgruppe")
    assert made["unit"] == INFANTRY[0]
    assert at(g, "g-11-id") == "eliminated", "where it may be rebuilt"


@pytest.mark.rule("victory-roads", "7.15.7")
@pytest.mark.parametrize("kg", [ARMOURED[0], ARMOURED[4], INFANTRY[0]])
def test_an_eliminated_kg_is_out_of_the_game(kg: str) -> None:
    g = battle(kg, "s-2g-tk s-3g-tk", 7, others={"kampfgruppen": ""}, head=f'oos = ["{kg}"]\nreduced = []')
    assert at(g, kg) == "withdrawn"


@pytest.mark.rule("victory-roads", "7.15.7")
def test_hiwis_are_out_of_the_game_once_drawn() -> None:
    g = lost("g-12-panzer", {"kampfgruppen": HIWIS[0]})
    do(g, "make")
    assert at(g, HIWIS[0]) == "withdrawn"


@pytest.mark.rule("victory-roads", "7.15.8")
@pytest.mark.parametrize(("unit", "left"), [("g-12-panzer", INFANTRY), ("g-11-id", ARMOURED + HIWIS)])
def test_when_the_kgs_of_a_kind_are_used_up_there_are_no_more(unit: str, left: list[str]) -> None:
    g = lost(unit, {"kampfgruppen": " ".join(left)})
    assert at(g, unit) == "eliminated"
    assert asked(g) == "advance"
