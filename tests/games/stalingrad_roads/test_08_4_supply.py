"""The supply of defenders in a combat (8.4)."""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.fights import battle, fight, finish, lab, oos, ratio
from tests.games.stalingrad_roads.table import asked, at, do, open_to
from tests.support import told

FAR = {"0804": "", "2601": "ger-hq-4pza"}
"""The German headquarters is far away, next to a source."""


@pytest.mark.rule("stalingrad-roads", "8.4.1a")
@pytest.mark.parametrize(("target", "origin", "defence"), [("1905", "1906", 5), ("1906", "1907", 3)])
def test_a_source_supplies_defenders_within_four_hexes(target: str, origin: str, defence: int) -> None:
    """The source of 1901 reaches 1905 and no farther."""
    away = {"0804": "", "0001": "ger-hq-4pza"}
    g = battle("ger-62", "sov-1tk", 8, target=target, at=origin, others=away)
    assert ratio(g)[1] == defence
    assert ("ger-62" in oos(g)) == (defence == 3)


@pytest.mark.rule("stalingrad-roads", "8.4.1b", "8.4.4a", "8.4.4b")
def test_an_hq_that_is_cut_off_itself_supplies_defenders() -> None:
    """The HQ in 0806 has no road at all, and is neither removed nor marked."""
    g = battle("ger-62", "sov-1tk", 8, others=FAR | {"0806": "ger-hq-hollidt"})
    assert ratio(g) == (7, 5, "1/1")
    assert not oos(g)
    assert at(g, "ger-hq-hollidt") == "0806"


@pytest.mark.rule("stalingrad-roads", "8.4.1b", "8.4.3")
def test_a_defender_out_of_reach_of_any_hq_is_marked_at_once_and_halved() -> None:
    """5 is halved to 3: 7 against 3 is 2/1. The mark lasts beyond the combat."""
    g = battle("ger-62", "sov-1tk", 6, others=FAR | {"0806": "hun-9"})
    assert ratio(g) == (7, 3, "2/1")
    assert told(g, "defenders-cut-off")[-1]["units"] == ["ger-62"]
    finish(g)
    assert oos(g) == {"ger-62"}, "and nobody but those who were attacked"


@pytest.mark.rule("stalingrad-roads", "8.4.1b")
def test_the_command_radius_is_bound_by_the_enemy_and_by_nation() -> None:
    """A Hungarian HQ never feeds Romanians; encircled units are out of a German one's reach too."""
    g = battle("rom-7", "sov-1tk", 6, others=FAR | {"0806": "hun-hq-2"})
    assert ratio(g) == (7, 2, "3/1")
    ring = {"0806": "sov-1", "0707": "sov-6", "0708": "sov-19", "0907": "sov-23", "0908": "sov-24"}
    g = lab({"0807": "ger-62", "0808": "sov-1tk"} | ring, 3, 3)
    fight(g, "sov-1tk")
    assert ratio(g) == (7, 3, "2/1"), "a stone's throw from the headquarters in 0804"


@pytest.mark.rule("stalingrad-roads", "8.4.1b", "8.4.3")
def test_guests_of_an_allied_hq_are_picked_by_their_player() -> None:
    """The Romanian HQ feeds three units of other nations: of the four counters here one is left out."""
    here = {
        "0807": "ger-62 ger-57 ger-7pz-a ger-7pz-b",
        "0808": "sov-1tk sov-26tk sov-4tk",
        "0806": "rom-hq-3",
    }
    g = lab(FAR | here)
    do(g, "attack 0807", "all", "resolve")
    assert asked(g) == "guests"
    assert g.to_act == {"axis"}
    do(g, "unit ger-62", "unit ger-57", "unit ger-7pz-a")
    assert oos(g) == {"ger-7pz-b"}
    assert told(g, "defenders-cut-off")[-1]["units"] == ["ger-7pz-b"]
    assert ratio(g) == (21, 5 + 5 + 3 + 2, "1/1")


@pytest.mark.rule("stalingrad-roads", "8.4.2")
def test_defenders_who_are_marked_already_are_not_checked_again() -> None:
    """Next to its headquarters, but marked since its supply phase: 5 counts 3."""
    g = battle("ger-62", "sov-1tk", 6, others={"0806": "ger-hq-hollidt"}, head='oos = ["ger-62"]')
    assert ratio(g) == (7, 3, "2/1")
    assert not told(g, "defenders-cut-off")


@pytest.mark.rule("stalingrad-roads", "8.4.2", "4.4.2")
def test_in_a_stack_only_those_without_supply_are_halved() -> None:
    """5 marked and 5 in supply: 3 and 5."""
    g = battle("ger-62 ger-57", "sov-1tk sov-26tk", 6, head='oos = ["ger-62"]')
    assert ratio(g) == (14, 8, "1/1")


@pytest.mark.rule("stalingrad-roads", "8.4.3")
def test_the_mark_counts_in_the_exploitation_phase_too() -> None:
    """5 halved is 3 in both combats; D1 and DR on a 7 at 3/1, and the unit that retreated counts 1."""
    g = battle("ger-62", "sov-1tk sov-51g", 7, others=FAR, armoured=False)
    assert ratio(g) == (10, 3, "3/1")
    finish(g)
    assert at(g, "ger-62") != "0807"
    assert oos(g) == {"ger-62"}
    do(g, "done")
    assert g.state.phase == "soviet-exploitation"
    assert oos(g) == {"ger-62"}


@pytest.mark.rule("stalingrad-roads", "8.4.4a", "8.4.4b")
def test_a_headquarters_in_the_attacked_hex_is_never_marked() -> None:
    g = battle("ger-62 ger-hq-hollidt", "sov-1tk", 8, others=FAR)
    assert ratio(g) == (7, 6, "1/1")
    assert not oos(g)
    assert asked(g) == "hold-or-retreat"
    assert open_to(g, "hold")
