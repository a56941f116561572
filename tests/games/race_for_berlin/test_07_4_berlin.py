"""7.4: movement in and around Berlin."""

from __future__ import annotations

import pytest

from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.battle import attack, field
from tests.games.race_for_berlin.marching import ends, go, halves, marching
from tests.games.race_for_berlin.slow_march import CITY
from tests.support import offered, play, prompt, told, units, where

levels = pytest.mark.parametrize("level", [0, 1, 2, 3])
"""Contested below 2, controlled from 2 on."""


def late(level: int = 0) -> str:
    """Turn 7, so that Germans move freely; the level of urban progress in Wedding."""
    return f"turn = 7\nlevel = {{ wedding = {level} }}\n"


@pytest.mark.rule("race-for-berlin", "7.4.1a")
@levels
def test_germans_do_not_enter_a_zone_with_soviets_from_outside(level: int) -> None:
    head = late(level) + 'unsupplied = ["kurmark"]'
    g = marching("C.3", {"bernau": "kurmark", "wedding": "61-1"}, "kurmark", head=head)
    assert "friedrichshain" in ends(g)
    assert "wedding" not in ends(g)
    with pytest.raises(IllegalAction) as refused:
        go(g, "wedding")
    assert refused.value.rule == "7.4.1"


@pytest.mark.rule("race-for-berlin", "7.4.1a")
def test_germans_enter_a_zone_without_soviets_from_outside() -> None:
    g = marching("C.3", {"bernau": "kurmark", "treptow": "61-1"}, "kurmark", head="turn = 7")
    go(g, "wedding")
    assert (where(g, "kurmark"), halves(g)) == ("wedding", 7)  # and it could go on


@pytest.mark.rule("race-for-berlin", "7.4.1a", "7.4.3a")
@levels
def test_germans_enter_it_from_inside_and_stop(level: int) -> None:
    """From Bernau by Friedrichshain: 2 points, not half a one along the road; and no further."""
    g = marching("C.3", {"bernau": "606", "wedding": "61-1"}, "606", head=late(level))
    assert "wedding" in ends(g)
    g = marching("C.3", {"friedrichshain": "kurmark", "wedding": "61-1"}, "kurmark", head=late(level))
    go(g, "wedding")
    assert prompt(g, "konev") != "move"
    assert where(g, "kurmark") == "wedding"


@pytest.mark.rule("race-for-berlin", "7.4.3a")
def test_a_german_unit_does_not_stop_in_a_zone_without_soviets() -> None:
    g = marching("C.3", {"friedrichshain": "606", "treptow": "61-1"}, "606", head="turn = 7")
    go(g, "wedding")
    assert halves(g) == 2
    assert "bernau" in ends(g)


@pytest.mark.rule("race-for-berlin", "7.4.3a")
def test_no_german_move_leads_through_a_zone_with_soviets() -> None:
    """Every zone of Berlin but Wedding is open; Oranienburg and Bernau lie behind Wedding."""
    there = {"mariendorf": "606", "wedding": "61-1", "bernau": "8ga-1", "hennigsdorf": "8ga-2"}
    g = marching("C.3", there, "606", head="turn = 7")
    assert CITY - {"mariendorf"} <= ends(g)
    assert "oranienburg" not in ends(g)


@pytest.mark.rule("race-for-berlin", "7.4.2a")
@levels
def test_germans_do_not_leave_berlin_from_a_zone_with_soviets(level: int) -> None:
    """In reserve with 1 point, one zone: any of Berlin, none outside."""
    g = marching("C.3", {"wedding": "606 61-1"}, "606", head=late(level), mode="reserve")
    assert ends(g) == CITY - {"wedding"}
    with pytest.raises(IllegalAction) as refused:
        go(g, "bernau")
    assert refused.value.rule == "7.4.2"


@pytest.mark.rule("race-for-berlin", "7.4.2a")
def test_germans_leave_berlin_from_a_zone_without_soviets() -> None:
    """From Wedding by Friedrichshain, too: there it is no longer in a zone with Soviets."""
    g = marching("C.3", {"wedding": "606 61-1"}, "606", head="turn = 7")
    go(g, "friedrichshain")
    assert {"bernau", "werneuchen", "strausberg"} <= ends(g)


@pytest.mark.rule("race-for-berlin", "7.4.2a", "5.1b")
def test_germans_do_not_leave_it_at_the_end_of_the_turn_either() -> None:
    g = field("D.1", {"wedding": "606 61-1", "treptow": "156"}, head="turn = 7")
    play(g, "zhukov", "done")
    play(g, "konev", "done")
    assert offered(g, "konev", "unit") == {"156", "18-pzgre"}


@pytest.mark.rule("race-for-berlin", "7.4.4a")
def test_germans_go_from_any_berlin_zone_to_any_other_by_the_nexus() -> None:
    g = marching("C.3", {"wedding": "606"}, "606", head="turn = 7", mode="reserve")
    assert CITY - {"wedding"} <= ends(g)
    g = marching("C.3", {"wedding": "606"}, "606", head="turn = 7")
    go(g, "mariendorf")
    assert halves(g) == 2


@pytest.mark.rule("race-for-berlin", "7.4.4a")
def test_soviets_never_use_the_nexus() -> None:
    """In reserve with 1 point, one zone."""
    g = marching("C.1", {"wedding": "61-1 61-2"}, "61-1", mode="reserve")
    assert CITY & ends(g) == {"charlottenburg", "friedrichshain"}


@pytest.mark.rule("race-for-berlin", "7.4.4a")
def test_a_german_retreat_uses_the_nexus_where_a_berlin_zone_is_full() -> None:
    """From Werneuchen only Friedrichshain is open, and full: through it to any other zone of Berlin."""
    ring = {"bernau": "61-1", "eberswalde": "61-2", "protzel": "8ga-1 8ga-2", "strausberg": "1gta-1"}
    g = field("C.1", {"werneuchen": "606", "friedrichshain": "156", **ring}, 2)
    attack(g, "werneuchen", "8ga-1")
    assert told(g, "combat")[-1]["result"] == "R"
    assert offered(g, "konev", "to") == CITY - {"friedrichshain"}


@pytest.mark.rule("race-for-berlin", "7.4.5a")
@pytest.mark.parametrize("level", [0, 2])
def test_the_two_camps_never_move_into_the_same_berlin_zone(level: int) -> None:
    there = {"zossen": "3gta-1", "mariendorf": "61-1", "trebbin": "13-1"}
    g = marching("C.2", there, "3gta-1", head=f"level = {{ mariendorf = {level} }}")
    assert "mariendorf" not in ends(g)
    assert "treptow" not in ends(g)  # nor through it
    with pytest.raises(IllegalAction) as refused:
        go(g, "mariendorf")
    assert refused.value.rule == "7.3.3"


@pytest.mark.rule("race-for-berlin", "7.4.5a")
def test_the_two_camps_never_retreat_into_the_same_berlin_zone() -> None:
    """All around Zossen there are Germans, and Zhukov in Mariendorf, which he controls: no way out."""
    ring = {"baruth": "1-pz-ss", "halbe": "344", "trebbin": "404", "konigs-wusterhausen": "72"}
    head = 'unsupplied = ["13-1"]\nlevel = { mariendorf = 2 }'
    g = field("C.4", {"zossen": "13-1", "mariendorf": "61-1", **ring}, 6, head=head)
    attack(g, "zossen", "1-pz-ss")
    assert told(g, "combat")[-1]["result"] == "R"
    assert where(g, "13-1") == "zossen"
    assert units(g, g.state.reduced) == {"13-1"}


@pytest.mark.rule("race-for-berlin", "7.4.6a")
@pytest.mark.parametrize(("level", "stops"), [(0, True), (1, True), (2, False), (3, False)])
def test_a_soviet_unit_stops_in_a_berlin_zone_that_is_not_controlled(level: int, stops: bool) -> None:
    there = {"zossen": "3gta-1", "mariendorf": "13-1 1-pz-ss", "trebbin": "404"}
    g = marching("C.2", there, "3gta-1", head=f"level = {{ mariendorf = {level} }}")
    assert ("treptow" in ends(g)) is not stops
    go(g, "mariendorf")
    assert where(g, "3gta-1") == "mariendorf"
    assert (prompt(g, "konev") != "move") is stops


@pytest.mark.rule("race-for-berlin", "7.4.6a")
def test_an_empty_berlin_zone_is_not_controlled() -> None:
    """From Bernau to Oranienburg by road through Wedding it would be 1 point; around Berlin it is 2."""
    g = marching("C.1", {"bernau": "1gta-1"}, "1gta-1")
    go(g, "oranienburg")
    assert halves(g) == 4
    go(g, "wedding")
    assert prompt(g, "zhukov") != "move"


@pytest.mark.rule("race-for-berlin", "7.4.6b")
def test_the_example_of_tempelhof() -> None:
    """One goes into Tempelhof from Zossen and stops; the other goes on to Zehlendorf, empty, and stops."""
    there = {"mariendorf": "3gta-1 1-pz-ss", "zossen": "3gta-2"}
    g = field("C.2", there, head="level = { mariendorf = 1 }\nvp = { konev = 4 }")
    play(g, "konev", "move 3gta-1", "move 3gta-2", "done", "unit 3gta-2", "to mariendorf")
    assert where(g, "3gta-2") == "mariendorf"
    assert offered(g, "konev", "unit") == {"3gta-1"}
    play(g, "konev", "unit 3gta-1")
    assert "zehlendorf" in ends(g)
    assert "charlottenburg" not in ends(g)
    go(g, "zehlendorf")
    assert where(g, "3gta-1") == "zehlendorf"
    assert prompt(g, "konev") != "move"
    assert g.state.vp == [0, 4]  # Tempelhof was not left empty
