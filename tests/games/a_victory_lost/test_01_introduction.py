"""Chapter 1: two sides, one die, and how values are divided."""

from __future__ import annotations

import pytest

from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.chits import RULES, activated, to_reach
from tests.games.a_victory_lost.table import active, assess, attack
from tests.support import offered, play, prompt, told

FACTS = RULES.facts
SPECIAL = {"STAVKA", "Manstein-1", "Manstein-2"}


@pytest.mark.rule("a-victory-lost", "1.0-a")
def test_every_piece_and_every_chit_belongs_to_one_of_two_sides() -> None:
    assert RULES.sides == ("axis", "soviet")
    assert FACTS.SIDE[0] & FACTS.SIDE[1] == 0
    assert (FACTS.SIDE[0] | FACTS.SIDE[1]).bit_count() == len(FACTS.rows)
    for hq in FACTS.hqs:
        assert RULES.sides[FACTS.chit_side(hq.label)] == hq.side, "a chit has the side of its headquarters"
    assert [FACTS.chit_side(chit) for chit in ("STAVKA", "Manstein-1", "Manstein-2")] == [1, 0, 0]


@pytest.mark.rule("a-victory-lost", "1.0-a")
def test_nobody_moves_the_pieces_of_the_other() -> None:
    g = active("Kempf", {"5642": "ger-hq-kempf ger-304", "6042": "sov-98"})
    assert g.to_act == {"axis"}
    assert offered(g, "axis", "unit") == {"ger-hq-kempf", "ger-304"}
    with pytest.raises(IllegalAction):
        g.play("soviet", "unit", "sov-98")


@pytest.mark.rule("a-victory-lost", "1.0-c")
def test_major_and_minor_rivers_differ() -> None:
    """Beyond a minor river a unit goes on, beyond a major one it stops; command passes only the first."""
    minor = active("Kempf", {"0109": "ger-hq-kempf", "0110": "ger-304", "0112": "ger-306"})
    assert {"0111", "0112"} <= to_reach(minor, "axis", "ger-304"), "the Psel, without a bridge"
    assert activated(minor) == {"ger-hq-kempf", "ger-304", "ger-306"}
    behind = {"4618": "ger-hq-kempf", "4619": "ger-304", "4620": "ger-306", "4621": "ger-302"}
    major = active("Kempf", behind)
    assert activated(major) == {"ger-hq-kempf", "ger-304", "ger-306"}, "the Don, without a bridge"
    play(major, "axis", "unit ger-304", "to 4620")
    assert prompt(major, "axis") == "move-unit", "it cannot go on"


@pytest.mark.rule("a-victory-lost", "1.2a")
def test_all_counters_are_no_more_than_the_box_holds() -> None:
    """Each mechanised unit has a second counter in the box (2.2.2); what is left are markers."""
    hqs = [row for row in FACTS.hqs if not row.dropped]
    chits = {hq.label for hq in hqs} | SPECIAL
    second = FACTS.MECHANISED.bit_count()
    assert (len(FACTS.units), second, len(hqs), len(chits)) == (152, 38, 19, 22)
    assert len(FACTS.units) + second + len(hqs) + len(chits) <= 280


@pytest.mark.rule("a-victory-lost", "1.2b")
def test_one_die_of_six_faces_is_rolled_for_a_combat_and_for_nothing_else() -> None:
    """11Pz drives a division over two hexes and follows: 8 to 3 is 2-1, a 6 is DR2."""
    g = active("Kempf", {"5640": "ger-hq-kempf", "5641": "ger-11pz", "5642": "sov-98"}, 6)
    play(g, "axis", "unit ger-hq-kempf", "to 5639", "stop")
    attack(g, "5642", "ger-11pz")
    while prompt(g, "soviet") == "retreat":
        play(g, "soviet", f"to {min(offered(g, 'soviet', 'to'))}")
    assert [note["result"] for note in told(g, "combat")] == ["DR2"]
    assert [(roll.purpose, roll.faces) for roll in g.rolls] == [("chit", 1), ("combat", 6)]


ACROSS, BESIDE, TARGET = "1513", "1515", "1514"
"""Belgorod's railway crosses a minor river between the first and the last; between the others is none."""


def strength(across: str = "", beside: str = "", unsupplied: str = "") -> int:
    """What Germans bring to an attack."""
    units = {"1511": "ger-hq-kempf", ACROSS: across, BESIDE: beside, TARGET: "sov-98"}
    head = f"unsupplied = {unsupplied.split()}"
    g = active("Kempf", {place: names for place, names in units.items() if names}, head=head)
    return assess(g, TARGET, *across.split(), *beside.split()).attack


@pytest.mark.rule("a-victory-lost", "1.3a", "1.3b")
def test_half_of_5_is_2_and_a_quarter_of_3_is_0() -> None:
    """V1 and V2: halved over a river, and once more for want of supply."""
    assert strength(across="ger-304") == 2
    assert strength(across="ger-444", unsupplied="ger-444") == 0


@pytest.mark.rule("a-victory-lost", "1.3a")
@pytest.mark.parametrize(
    ("across", "unsupplied", "attack_"),
    [("ger-444", "", 1), ("ger-168", "", 2), ("ger-11pz", "ger-11pz", 2), ("ger-16mot", "ger-16mot", 1)],
)
def test_the_fraction_is_dropped(across: str, unsupplied: str, attack_: int) -> None:
    assert strength(across=across, unsupplied=unsupplied) == attack_


@pytest.mark.rule("a-victory-lost", "1.3c")
@pytest.mark.parametrize(
    ("across", "beside", "unsupplied", "attack_"),
    [
        pytest.param("ger-444 ger-168", "", "", 3, id="D1: half of 3 + 4"),
        pytest.param("ger-444 ita-jul", "", "", 3, id="half of 3 + 3, not 1 + 1"),
        pytest.param("ger-444 ger-168", "", "ger-444 ger-168", 1, id="D2: a quarter of 3 + 4, not 0 + 1"),
        pytest.param("ger-304", "ger-306", "", 7, id="D3: half of 5, and 5 that is not halved"),
        pytest.param("ger-444", "ita-jul", "ger-444 ita-jul", 1, id="two hexes are not added first"),
    ],
)
def test_stacked_strengths_are_added_before_they_are_divided(
    across: str, beside: str, unsupplied: str, attack_: int
) -> None:
    assert strength(across, beside, unsupplied) == attack_


@pytest.mark.rule("a-victory-lost", "1.3a", "1.3c")
def test_isolated_defenders_are_added_halved_and_rounded_down() -> None:
    units = {"1511": "ger-hq-kempf", ACROSS: "ger-304", TARGET: "sov-98 sov-107"}
    head = 'unsupplied = ["sov-98", "sov-107"]\nisolated = ["sov-98", "sov-107"]'
    assert assess(active("Kempf", units, head=head), TARGET, "ger-304").defence == 3
    alone = 'unsupplied = ["sov-98"]\nisolated = ["sov-98"]'
    one = active("Kempf", {**units, TARGET: "sov-98"}, head=alone)
    assert assess(one, TARGET, "ger-304").defence == 1


@pytest.mark.rule("a-victory-lost", "1.3a")
def test_half_of_5_movement_points_is_2() -> None:
    head = 'unsupplied = ["ger-304"]\nisolated = ["ger-304"]'
    reached = to_reach(active("Kempf", {"5642": "ger-hq-kempf ger-304"}, head=head), "axis", "ger-304")
    assert {FACTS.grid.distance("5642", place) for place in reached} == {1, 2}
    assert len(reached) == 6 + 12
