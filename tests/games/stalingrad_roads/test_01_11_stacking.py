"""Stacking (1.11): looked at when a phase ends."""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.marching import move
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to, side_to_act

HEX = "0806"
SAFE = {"0904": "ger-hq-4pza"}


def crowd(units: str, soviet: bool = False) -> set[str]:
    """Who may be eliminated when a phase ends with these units in a hex; nobody if all may stay."""
    step = "soviet-movement" if soviet else "axis-movement"
    side = "soviet" if soviet else "axis"
    g = field({HEX: units, "0801": "ger-71", "2630": "sov-1"}, step=step, player=side)
    do(g, "done")
    return open_to(g, "lose") if g.to_act and asked(g) == "overstacked" else set()


@pytest.mark.rule("stalingrad-roads", "1.11.1", "1.11.3", "1.1.8")
@pytest.mark.parametrize(
    "units",
    [
        "ger-298 ger-294 ger-62",
        "ger-298 ger-294 kg-inf-1",
        "kg-pz-1 kg-pz-2 kg-inf-1",
        "ger-16pz rom-15 ita-3rav",
    ],
)
def test_three_divisions_or_kgs_fill_a_hex(units: str) -> None:
    assert crowd(units) == set()
    assert crowd(f"{units} ger-336") == {*units.split(), "ger-336"}


@pytest.mark.rule("stalingrad-roads", "1.11.3", "1.1.2b")
def test_a_corps_counts_as_a_division() -> None:
    assert crowd("sov-1tk sov-4mk sov-8kk", soviet=True) == set()
    assert crowd("sov-1tk sov-4mk sov-8kk sov-153", soviet=True) == {
        "sov-1tk",
        "sov-4mk",
        "sov-8kk",
        "sov-153",
    }


@pytest.mark.rule("stalingrad-roads", "1.11.2")
def test_the_owner_eliminates_until_the_hex_is_legal_when_the_phase_ends() -> None:
    places = {HEX: "ger-298 ger-294 ger-62", "0807": "ger-336", "0805": "ger-304"} | SAFE
    g = field(places, step="axis-movement")
    move(g, "ger-336", HEX)
    move(g, "ger-304", HEX)
    assert asked(g) == "move-unit", "within the phase it is legal"
    do(g, "done")
    assert (asked(g), side_to_act(g)) == ("overstacked", "axis")
    do(g, "lose ger-298")
    assert asked(g) == "overstacked", "four are still too many"
    do(g, "lose ger-304")
    assert [at(g, name) for name in ("ger-298", "ger-304", "ger-336")] == ["eliminated", "eliminated", HEX]
    assert asked(g) != "overstacked"


@pytest.mark.rule("stalingrad-roads", "1.11.2")
def test_units_pass_a_full_hex_in_the_same_phase() -> None:
    g = field({HEX: "ger-298 ger-294 ger-62", "0807": "ger-336"} | SAFE, step="axis-movement")
    move(g, "ger-336", HEX, "0805")
    do(g, "done")
    assert at(g, "ger-336") == "0805"
    assert not g.to_act or asked(g) != "overstacked"


@pytest.mark.rule("stalingrad-roads", "1.11.4")
def test_headquarters_take_no_room_but_two_are_too_many() -> None:
    assert crowd("ger-298 ger-294 ger-62 ger-hq-lanz") == set()
    assert crowd("ger-298 ger-hq-lanz ger-hq-4pza") == {"ger-hq-lanz", "ger-hq-4pza"}
    assert crowd("ger-298 ger-294 ger-62 ger-336 ger-hq-lanz") == {"ger-298", "ger-294", "ger-62", "ger-336"}


@pytest.mark.rule("stalingrad-roads", "1.11.5", "1.1.5a", "1.1.5b")
def test_the_counters_of_one_division_count_as_one_unit() -> None:
    assert crowd("ger-gd-a ger-gd-b ger-gd-c ger-298 ger-294") == set()
    assert crowd("ger-gd-a ger-gd-b ger-dr-a ger-dr-b ger-dr-c ger-298") == set()
    assert crowd("ger-gd-a ger-gd-b ger-298 ger-294 ger-62") != set()
    assert crowd("ger-gd-a ger-dr-a ger-t-a ger-lah-a") != set(), "of four divisions"


@pytest.mark.rule("stalingrad-roads", "1.11.6", "1.7.1c", "1.7.3")
def test_hungarians_and_romanians_never_share_a_hex() -> None:
    assert crowd("hun-6 rom-15") == {"hun-6", "rom-15"}
    assert crowd("hun-6 rom-15 ger-298") == {"hun-6", "rom-15"}
    assert crowd("hun-6 rom-hq-3") == {"hun-6", "rom-hq-3"}
    assert crowd("hun-6 ita-3rav ger-298") == set()
    assert crowd("rom-15 ita-3rav ger-298") == set()
