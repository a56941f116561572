"""7.3.3 to 7.3.5: the command radius, what limits it, and whom the allies command."""

from __future__ import annotations

import pytest

from tests.games.a_victory_lost.chits import RULES, activated, drawing, move
from tests.games.a_victory_lost.table import active
from tests.support import offered, play, where

DISTANCE = RULES.facts.grid.distance
KEMPF = "ger-hq-kempf"


def in_range(chit: str, at: str, *hexes: str) -> set[str]:
    """Of these hexes, those in which a headquarters activates a division."""
    hq = RULES.facts.rows[RULES.facts.hq_of[chit]]
    names = "sov-98 sov-107 sov-141 sov-305 sov-309 sov-270" if hq.side == "soviet" else AXIS_UNITS
    units = dict(zip(hexes, names.split(), strict=False))
    g = drawing(chit, {at: hq.id, **units})
    return {place for place, unit in units.items() if unit in activated(g)}


AXIS_UNITS = "ger-304 ger-306 ger-302 ger-320 ger-335 ger-333"


# ---- 7.3.3: how it is counted


@pytest.mark.rule("a-victory-lost", "7.3.3a", "7.3.3b")
def test_a_radius_of_4_reaches_a_unit_four_hexes_away_and_none_five_away() -> None:
    """V3, in several directions: three hexes lie between."""
    near, far = ("1714", "2112", "1312", "1512"), ("1715", "2212")
    assert {DISTANCE("1710", place) for place in near} <= {3, 4}
    assert DISTANCE("1710", "1714") == DISTANCE("1710", "2112") == 4
    assert {DISTANCE("1710", place) for place in far} == {5}
    assert in_range("40A", "1710", *near, *far) == set(near)


@pytest.mark.rule("a-victory-lost", "7.3.3a")
@pytest.mark.parametrize(("chit", "radius"), [("F-Pico", 4), ("Kempf", 5), ("4PzA", 6)])
def test_all_hexes_within_the_radius_are_in_range_and_the_own_hex_too(chit: str, radius: int) -> None:
    """A10: the headquarters' own hex is at distance 0."""
    hexes = [f"17{10 + n:02}" for n in (0, 1, radius - 1, radius, radius + 1, radius + 2)]
    hq = RULES.facts.rows[RULES.facts.hq_of[chit]].id
    units = dict(zip(hexes[1:], AXIS_UNITS.split(), strict=False))
    g = drawing(chit, {"1710": f"{hq} ger-333", **units})
    assert activated(g) == {hq, "ger-333", *(units[place] for place in hexes[1:4])}


@pytest.mark.rule("a-victory-lost", "7.3.3a")
def test_the_whole_range_of_a_headquarters_on_open_ground_is_shown() -> None:
    """61 hexes for a radius of 4."""
    g = drawing("40A", {"1710": "sov-hq-40a sov-98"})
    shown = {*g.rules.overlay(g, 0, "command-of", RULES.unit["sov-hq-40a"]).spaces}
    assert shown == {name for name in RULES.facts.grid.spots if DISTANCE("1710", name) <= 4}
    assert len(shown) == 61


@pytest.mark.rule("a-victory-lost", "7.3.3c")
def test_who_comes_into_range_later_is_not_activated() -> None:
    """306 is six hexes away. Kempf moves up beside it, and it still cannot move."""
    g = drawing("Kempf", {"1710": f"{KEMPF} ger-304", "1716": "ger-306"})
    assert activated(g) == {KEMPF, "ger-304"}
    move(g, "axis", KEMPF, "1715")
    assert offered(g, "axis", "unit") == {"ger-304"}


@pytest.mark.rule("a-victory-lost", "7.3.3c", "7.3.3d")
def test_who_has_been_activated_stays_so_when_the_headquarters_moves_away() -> None:
    g = drawing("Kempf", {"1710": f"{KEMPF} ger-304", "1711": "ger-306", "5642": "sov-98"})
    move(g, "axis", KEMPF, "1706")
    assert offered(g, "axis", "unit") == {"ger-304", "ger-306"}


@pytest.mark.rule("a-victory-lost", "7.3.3d")
def test_an_activated_unit_moves_out_of_range_and_fights_there() -> None:
    """11Pz drives eight hexes from its headquarters, and attacks."""
    g = drawing("Kempf", {"5638": KEMPF, "5639": "ger-11pz", "5646": "sov-98"})
    move(g, "axis", "ger-11pz", "5645")
    assert DISTANCE("5638", "5645") == 7
    play(g, "axis", "done")
    assert offered(g, "axis", "attack") == {"5646"}
    assert "ger-11pz" in activated(g)


@pytest.mark.rule("a-victory-lost", "7.3.3d", "9.6.1a")
def test_it_advances_out_of_range_too() -> None:
    """8 to 2 is 4-1, and a 2 is DR: six hexes from Kempf, whose radius is five."""
    g = active("Kempf", {"5637": KEMPF, "5642": "ger-11pz", "5643": "sov-98"}, 2, head='reduced = ["sov-98"]')
    play(g, "axis", "done", "attack 5643", "resolve")
    if offered(g, "soviet", "to"):
        play(g, "soviet", f"to {min(offered(g, 'soviet', 'to'))}")
    play(g, "axis", "unit ger-11pz", "to 5643")
    assert (where(g, "ger-11pz"), DISTANCE("5637", "5643")) == ("5643", 6)


# ---- 7.3.4: what limits it


@pytest.mark.rule("a-victory-lost", "7.3.4a")
def test_command_does_not_pass_an_impassable_side() -> None:
    """From 2147 four hexes lead over the lagoon to 2545; around it there are five."""
    assert DISTANCE("2147", "2545") == DISTANCE("2147", "2546") == 4
    assert in_range("F-Pico", "2147", "2545", "2546") == {"2546"}


@pytest.mark.rule("a-victory-lost", "7.3.4a")
def test_command_does_not_pass_water() -> None:
    """Over the Sea of Azov: four hexes from shore to shore."""
    assert DISTANCE("2241", "2245") == 4
    assert in_range("F-Pico", "2241", "2245", "2240") == {"2240"}
    assert in_range("F-Pico", "2345", "2341", "2346") == {"2346"}


@pytest.mark.rule("a-victory-lost", "7.3.4b")
def test_over_a_major_river_without_a_bridge_it_ends_in_the_first_hex() -> None:
    """51A at 4619, on the Don: 4520, 4620 and 4720 border on its hex; 4621 is one hex behind the river."""
    assert in_range("51A", "4619", "4520", "4620", "4621", "4521") == {"4520", "4620"}
    assert DISTANCE("4619", "4621") == 2


@pytest.mark.rule("a-victory-lost", "7.3.4b", "7.3.3a")
def test_the_hex_beyond_the_river_counts_in_the_radius() -> None:
    """4620 is the fourth hex from 4616, and the fifth from 4615."""
    assert in_range("51A", "4616", "4619", "4620") == {"4619", "4620"}
    assert in_range("51A", "4615", "4619", "4620") == {"4619"}


@pytest.mark.rule("a-victory-lost", "7.3.4b", "2.1.3a")
@pytest.mark.parametrize(
    ("at", "hexes"),
    [("3715", ("3716", "3717", "3718")), ("2025", ("1926", "1927")), ("5219", ("5220", "5221", "5222"))],
    ids=["a road", "a railway", "another road"],
)
def test_over_a_bridge_it_goes_on(at: str, hexes: tuple[str, ...]) -> None:
    assert in_range("51A", at, *hexes) == set(hexes)


@pytest.mark.rule("a-victory-lost", "7.3.4b")
def test_a_way_by_land_is_not_spoilt_by_one_over_the_river() -> None:
    """A10: 5121 lies beyond the Don from 5120, and is also reached by the bridge 5219/5220; so is 5122."""
    assert in_range("51A", "5219", "5120", "5121", "5122") == {"5120", "5121", "5122"}
    assert RULES.facts.unbridged[RULES.space["5120"]] >> RULES.space["5121"] & 1


@pytest.mark.rule("a-victory-lost", "7.3.4b")
@pytest.mark.parametrize("beyond", ["1709", "1708"])
def test_a_minor_river_does_not_matter(beyond: str) -> None:
    """Without a bridge between 1710 and 1709."""
    assert in_range("40A", "1710", beyond) == {beyond}


@pytest.mark.rule("a-victory-lost", "7.3.4b")
def test_a_second_river_beyond_the_first_is_not_passed_and_the_count_is_not_begun_anew() -> None:
    """From the hex beyond, command goes neither on nor back over the river further along."""
    reached = in_range("51A", "4619", "4721", "4722", "4820", "4821")
    assert reached == {"4721", "4820"}


@pytest.mark.rule("a-victory-lost", "7.3.4c")
def test_enemies_their_zones_and_want_of_supply_do_not_hinder_it() -> None:
    """A ring of Soviets around the headquarters; all Germans are isolated."""
    ring = dict(
        zip(
            ("5541", "5542", "5640", "5642", "5741", "5742"),
            ("sov-98", "sov-107", "sov-141", "sov-305", "sov-309", "sov-270"),
            strict=True,
        )
    )
    head = 'unsupplied = ["ger-304", "ger-306", "ger-hq-kempf"]\nisolated = ["ger-304"]'
    g = drawing("Kempf", {"5641": KEMPF, "5644": "ger-304", "5645": "ger-306", **ring}, head=head)
    assert activated(g) == {KEMPF, "ger-304", "ger-306"}


@pytest.mark.rule("a-victory-lost", "7.3.4c", "13.0-b")
def test_it_passes_the_closed_pocket() -> None:
    """The only four hexes from 6125 to 6129 lead through it; on turn 2 nobody may enter them."""
    assert {"6126", "6127", "6128"} <= {*RULES.board_file.pocket.hexes}
    assert DISTANCE("6125", "6129") == 4
    assert in_range("51A", "6125", "6129") == {"6129"}


# ---- 7.3.5: nationalities

UNITS = {"german": "ger-304", "italian": "ita-cos", "hungarian": "hun-20", "romanian": "rum-4"}


@pytest.mark.rule("a-victory-lost", "7.3.5a")
@pytest.mark.parametrize("chit", ["4PzA", "Hollidt", "F-Pico", "1PzA", "Kempf"])
def test_a_german_headquarters_activates_every_nationality(chit: str) -> None:
    hq = RULES.facts.rows[RULES.facts.hq_of[chit]].id
    spread = dict(zip(("5641", "5643", "5542", "5742"), UNITS.values(), strict=True))
    assert activated(drawing(chit, {"5642": hq, **spread})) == {hq, *UNITS.values()}


@pytest.mark.rule("a-victory-lost", "7.3.5b")
@pytest.mark.parametrize(("chit", "nation"), [("It8A", "italian"), ("H2A", "hungarian"), ("R3A", "romanian")])
def test_an_allied_headquarters_activates_its_own_and_germans(chit: str, nation: str) -> None:
    hq = RULES.facts.rows[RULES.facts.hq_of[chit]].id
    spread = dict(zip(("5641", "5643", "5542", "5742"), UNITS.values(), strict=True))
    g = drawing(chit, {"5642": hq, **spread})
    assert activated(g) == {hq, UNITS[nation], UNITS["german"]}
    others = {unit for name, unit in UNITS.items() if name not in ("german", nation)}
    assert not others & offered(g, "axis", "unit")


@pytest.mark.rule("a-victory-lost", "7.3.5b", "7.2.2c")
def test_manstein_does_not_change_that() -> None:
    g = drawing("Manstein-1 2GdA", {"5642": "rum-hq-r3a", "5641": "ita-cos", "5643": "rum-4"})
    play(g, "axis", "hq rum-hq-r3a")
    assert activated(g) == {"rum-hq-r3a", "rum-4"}


@pytest.mark.rule("a-victory-lost", "7.3.5a")
def test_nobody_activates_units_of_the_enemy() -> None:
    g = drawing("2GdA", {"5642": "sov-hq-2gda", "5641": "sov-98", "5644": "ger-304"})
    assert activated(g) == {"sov-hq-2gda", "sov-98"}
