"""The STAVKA phase (13): units leave the strategic reserve, then others enter it."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import box, bring, hands, neighbours, oms, pool, until, within
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to, unit_set
from tests.support import told

RESERVE = "sov-87 sov-300 sov-315 sov-7tk sov-1gmk sov-4mk sov-4kk"
FRONTS = {
    "2618": "sov-hq-voronezh",
    "1235": "sov-hq-stalingrad",
    "1732": "sov-hq-don",
    "reserve": RESERVE,
    "1334": "ger-71",
}
"""Voronezh in a city with railway, Stalingrad on a road, Don on a railway at a village."""


def phase(
    *dice: int, units: dict[str, str] | None = None, head: str = "", turn: int = 4, **boxes: str
) -> StalingradTable:
    """A STAVKA phase."""
    return field(units or FRONTS, *dice, step="stavka", head=hands(**boxes) + oms() + head, turn=turn)


def left(g: StalingradTable) -> int:
    """How many units may still be released or enter."""
    decision = g.decision("soviet")
    assert decision is not None
    count: int = decision.facts["left"]
    return count


# ---- release (13.1.1)


@pytest.mark.rule("stalingrad-roads", "example-12", "13.1.1a", "13.1.1c", "13.1.1d", "13.1.1e", "13.1.1f")
def test_example_12() -> None:
    """DEC II: Stalingrad Front, on a road, rolls 1; Voronezh Front, in a city with railway, rolls 4."""
    g = phase(1, 4)
    assert asked(g) == "priority-front"
    do(g, "unit sov-hq-stalingrad")
    (first,) = told(g, "released")
    assert (first["die"], first["modified"], first["count"]) == (1, 0, 2)
    assert left(g) == 2
    do(g, "unit sov-4mk")
    assert open_to(g, "to") <= neighbours("1235") | {"1235"}
    do(g, "to 1236")
    assert at(g, "sov-4mk") == "1236"
    assert asked(g) == "second-front"
    do(g, "unit sov-hq-voronezh")
    second = told(g, "released")[1]
    assert (second["die"], second["modified"], second["count"]) == (4, 5, 2)
    do(g, "unit sov-87", "to 2619", "unit sov-4kk", "to 2718")
    assert (at(g, "sov-87"), at(g, "sov-4kk")) == ("2619", "2718")
    assert asked(g) not in ("release", "second-front", "priority-front"), "two fronts, no more"


@pytest.mark.rule("stalingrad-roads", "13.1.1c")
@pytest.mark.parametrize(("die", "count"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_die_says_how_many_units_are_released(die: int, count: int) -> None:
    """Don Front, on a railway without a city, as second front."""
    g = phase(1, die)
    do(g, "unit sov-hq-voronezh", "done", "unit sov-hq-don")
    assert told(g, "released")[1]["count"] == count


@pytest.mark.rule("stalingrad-roads", "13.1.1d")
@pytest.mark.parametrize(
    ("hex_", "modifier"),
    [("0518", 2), ("2108", 2), ("2618", 1), ("1125", 1), ("1732", 0), ("1024", 0), ("1235", -1)],
)
def test_where_the_headquarters_stands_changes_the_die(hex_: str, modifier: int) -> None:
    """A major city with railway, a city with railway, a railway without city, a road."""
    units = {hex_: "sov-hq-don", "reserve": RESERVE, "2030": "sov-hq-southwest"}
    g = phase(3, units=units)
    do(g, "unit sov-hq-don")
    (facts,) = told(g, "released")
    assert facts["modified"] == 3 + modifier


@pytest.mark.rule("stalingrad-roads", "13.1.1b")
def test_each_marker_of_the_stavka_box_given_back_adds_one() -> None:
    g = phase(2, stavka="flak raid shortage", minor_a="vvs")
    do(g, "unit sov-hq-don")
    assert (asked(g), open_to(g, "give")) == ("front-bonus", {"flak", "raid"})
    do(g, "give flak", "give raid")
    (facts,) = told(g, "released")
    assert (facts["die"], facts["modified"], facts["count"]) == (2, 4, 2 + 1)
    assert (box(g, "stavka"), box(g, "minor-a"), pool(g, "soviet")) == (
        ["shortage"],
        ["vvs"],
        ["flak", "raid"],
    )


@pytest.mark.rule("stalingrad-roads", "13.1.1b")
def test_no_marker_has_to_be_given() -> None:
    g = phase(2, stavka="flak raid")
    do(g, "unit sov-hq-don", "roll")
    assert (told(g, "released")[0]["modified"], box(g, "stavka")) == (2, ["flak", "raid"])


@pytest.mark.rule("stalingrad-roads", "13.1.1e")
def test_only_the_first_front_has_a_unit_more() -> None:
    g = phase(3, 3)
    do(g, "unit sov-hq-don", "done", "unit sov-hq-voronezh")
    assert [facts["count"] for facts in told(g, "released")] == [2, 2], "1 and 1 more; a 4 brings 2"


@pytest.mark.rule("stalingrad-roads", "13.1.1e")
def test_an_armoured_corps_counts_as_two_units() -> None:
    g = phase(4)
    do(g, "unit sov-hq-don")
    assert left(g) == 3
    bring(g, "sov-7tk")
    assert left(g) == 1
    assert open_to(g, "unit") == {"sov-87", "sov-300", "sov-315", "sov-4kk"}, "cavalry is no armour"


@pytest.mark.rule("stalingrad-roads", "13.1.1a", "13.1.1e")
def test_fewer_units_may_be_taken_and_fewer_fronts_named() -> None:
    g = phase(6)
    do(g, "unit sov-hq-don")
    bring(g, "sov-87")
    do(g, "done")
    assert asked(g) == "second-front"
    do(g, "done")
    assert asked(g) not in ("release", "second-front")
    assert at(g, "sov-300") == "reserve"


@pytest.mark.rule("stalingrad-roads", "13.1.1f")
def test_units_are_placed_with_the_headquarters_or_next_to_it_away_from_enemies() -> None:
    """A German at 1730 touches 1731 and 1631."""
    units = FRONTS | {"1730": "ger-62"}
    g = phase(4, units=units)
    do(g, "unit sov-hq-don", "unit sov-87")
    free = (neighbours("1732") | {"1732"}) - neighbours("1730")
    assert open_to(g, "to") == free
    assert free < neighbours("1732") | {"1732"}


@pytest.mark.rule("stalingrad-roads", "13.1.1f", "1.2.4", "4.3.1a")
@pytest.mark.parametrize("ice", ["open", "all"])
def test_they_must_be_in_supply_there(ice: str) -> None:
    """South-West Front at 1928 by the Don, with Romanians across it; the bridge leads to one of them."""
    units = {"1928": "sov-hq-southwest", "1727": "rom-14", "1830": "rom-6", "2028": "sov-52g"}
    head = f'ice = "{ice}"\nweather = "snow"\n'
    g = phase(4, units=units | {"reserve": "sov-87"}, head=head)
    do(g, "unit sov-hq-southwest", "unit sov-87")
    away = {near for enemy in ("1727", "1830") for near in neighbours(enemy)}
    expected = {name for name in (neighbours("1928") | {"1928"}) - away if fed(units, name, head)}
    assert open_to(g, "to") == expected


@pytest.mark.rule("stalingrad-roads", "13.1.1f", "4.1.1a")
def test_a_front_that_is_cut_off_receives_nobody() -> None:
    """Axis units hold all Soviet sources of December, far from Don Front."""
    sources = ("2718", "2725", "2726", "2727", "2136", "1336", "0936", "0236")
    germans = ("ger-62", "ger-294", "ger-298", "ger-113", "ger-44", "ger-76", "ger-79", "ger-94")
    units = FRONTS | dict(zip(sources, germans, strict=True))
    g = phase(6, units=units)
    do(g, "unit sov-hq-don")
    assert told(g, "released")
    assert asked(g) == "second-front", "no hex is in supply, so nothing is asked"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "13.1.1e")
def test_reserves_release_two_units_more_for_a_front() -> None:
    """The marker may lie in any box, and waits for the next support phase."""
    g = phase(3, 3, minor_b="reserves")
    do(g, "unit sov-hq-don")
    assert (asked(g), open_to(g, "play")) == ("front-bonus", {"reserves"})
    do(g, "play reserves")
    (facts,) = told(g, "released")
    assert facts["count"] == 1 + 1 + 2
    assert (box(g, "minor-b"), g.state.played[1]) == ([], ("reserves",))
    do(g, "done", "unit sov-hq-voronezh")
    assert told(g, "released")[1]["count"] == 2, "for that front alone"


@pytest.mark.rule("stalingrad-roads", "13.1", "13a")
def test_an_empty_reserve_asks_for_nothing() -> None:
    units = FRONTS | {"reserve": "", "2619": "sov-219"}
    assert asked(phase(units=units)) == "entry-front"


@pytest.mark.rule("stalingrad-roads", "13.1.1a")
@pytest.mark.parametrize(
    ("scenario", "turn", "played"), [("uranus", 1, False), ("campaign", 1, False), ("uranus", 2, True)]
)
def test_there_is_no_such_phase_on_nov_iii(scenario: str, turn: int, played: bool) -> None:
    units = {"1732": "sov-hq-don", "1235": "sov-hq-stalingrad", "reserve": RESERVE, "1334": "ger-71"}
    g = field(units, step="stavka", head=hands() + oms(), turn=turn, scenario=scenario)
    assert (asked(g) == "priority-front") == played


# ---- at the start of a major offensive (13.1.2)


MAJOR = {
    "1331": "sov-4tk sov-51g",
    "1528": "sov-52g",
    "1732": "sov-hq-don",
    "1529": "sov-47g",
    "1429": "ger-62",
    "1427": "ger-294",
    "reserve": RESERVE,
}


def major(units: dict[str, str] = MAJOR) -> StalingradTable:
    """The STAVKA phase of the turn of a major offensive at 1430."""
    head = hands() + oms(major="1430") + "launched = 8\n"
    return field(units, step="stavka", head=head, turn=8)


@pytest.mark.rule("stalingrad-roads", "13.1.2a", "11.4.3b")
def test_a_major_offensive_releases_eight_units_without_a_roll() -> None:
    g = major()
    assert (asked(g), left(g)) == ("release", 8)
    assert not told(g, "released")
    bring(g, "sov-7tk")
    assert left(g) == 6
    bring(g, "sov-87")
    assert left(g) == 5


@pytest.mark.rule("stalingrad-roads", "13.1.2b")
def test_they_are_placed_next_to_friends_in_reach_away_from_enemies_and_in_supply() -> None:
    g = major()
    do(g, "unit sov-87")
    friends = {"1331", "1528", "1529", "1732"}
    near = {hex_ for name in friends for hex_ in neighbours(name)}
    enemies = {"1429", "1427"}
    away = {hex_ for name in enemies for hex_ in neighbours(name)} | enemies
    expected = near & within("1430", 3) - away
    assert open_to(g, "to") <= expected
    assert open_to(g, "to") == {
        name for name in expected if fed(MAJOR, name, oms(major="1430") + "launched = 8\n")
    }
    assert open_to(g, "to")


def fed(units: dict[str, str], name: str, head: str) -> bool:
    """Whether a division there would be in supply, by the supply phase itself."""
    there = units | {name: f"{units.get(name, '')} sov-87", "reserve": ""}
    g = field(there, step="soviet-supply", head=hands() + head, turn=8)
    until(g, "move-unit")
    return not g.state.oos & unit_set(g, "sov-87")


@pytest.mark.rule("stalingrad-roads", "13.1.2b")
def test_those_who_have_just_come_are_no_friends_to_stand_by() -> None:
    g = major()
    do(g, "unit sov-87")
    before = open_to(g, "to")
    do(g, f"to {min(before)}", "unit sov-300")
    assert open_to(g, "to") <= before


@pytest.mark.rule("stalingrad-roads", "13.1.2b")
def test_next_to_a_friend_means_next_to_not_with() -> None:
    """A lone friend's own hex is no place."""
    g = major({"1331": "sov-4tk", "1732": "sov-hq-don", "reserve": RESERVE, "0518": "ger-62"})
    do(g, "unit sov-87")
    assert not {"1331", "1732"} & open_to(g, "to")
    assert open_to(g, "to") <= neighbours("1331") | neighbours("1732")


# ---- entry (13.1.3, 13.2)


ENTRY = {
    "2618": "sov-hq-voronezh sov-340 sov-305",
    "2619": "sov-219 sov-270",
    "2718": "sov-107",
    "2520": "sov-160",
    "1235": "sov-hq-stalingrad",
    "1234": "sov-36g sov-13mk",
    "1732": "sov-hq-don",
    "1731": "sov-23",
    "1334": "ger-71",
}


@pytest.mark.rule("stalingrad-roads", "13.1.3a", "13.1.3b", "13.1.3c")
def test_units_with_or_next_to_two_headquarters_enter_the_reserve() -> None:
    g = phase(units=ENTRY)
    assert (asked(g), open_to(g, "unit")) == (
        "entry-front",
        {"sov-hq-voronezh", "sov-hq-stalingrad", "sov-hq-don"},
    )
    do(g, "unit sov-hq-voronezh")
    assert (left(g), open_to(g, "enter")) == (2, {"sov-340", "sov-305", "sov-219", "sov-270", "sov-107"})
    do(g, "enter sov-340", "enter sov-107")
    assert at(g, "sov-340") == at(g, "sov-107") == "reserve"
    assert (asked(g), open_to(g, "unit")) == ("entry-front", {"sov-hq-stalingrad", "sov-hq-don"})
    do(g, "unit sov-hq-stalingrad")
    assert (left(g), open_to(g, "enter")) == (1, {"sov-36g", "sov-13mk"}), (
        "armour counts one, enemies do not matter"
    )
    do(g, "enter sov-13mk")
    assert asked(g) not in ("entry", "entry-front"), "two headquarters, no more"


@pytest.mark.rule("stalingrad-roads", "13.1.3b")
@pytest.mark.parametrize(
    ("hex_", "count"),
    [("0518", 3), ("2108", 3), ("2618", 2), ("1125", 2), ("1732", 2), ("1024", 2), ("1235", 1)],
)
def test_how_many_depends_on_where_the_headquarters_stands(hex_: str, count: int) -> None:
    g = phase(units={hex_: "sov-hq-don sov-23 sov-24 sov-252", "1334": "ger-71"})
    do(g, "unit sov-hq-don")
    assert left(g) == count


@pytest.mark.rule("stalingrad-roads", "13.1.3a")
def test_nobody_has_to_enter() -> None:
    g = phase(units=ENTRY)
    do(g, "unit sov-hq-voronezh", "done")
    assert asked(g) == "entry-front"
    do(g, "done")
    assert asked(g) not in ("entry", "entry-front")
    assert at(g, "sov-340") == "2618"


@pytest.mark.rule("stalingrad-roads", "13.1.3a")
def test_when_nobody_is_left_near_the_first_the_second_is_asked_once() -> None:
    units = {"2618": "sov-hq-voronezh sov-340", "1732": "sov-hq-don", "1731": "sov-23", "1334": "ger-71"}
    g = phase(units=units)
    do(g, "unit sov-hq-voronezh", "enter sov-340")
    assert (at(g, "sov-340"), asked(g)) == ("reserve", "entry-front")
    do(g, "done")
    assert asked(g) != "entry-front"


@pytest.mark.rule("stalingrad-roads", "13.1.3c")
def test_neither_supply_nor_enemies_matter_for_entry() -> None:
    units = ENTRY | {"1334": "ger-71", "1133": "ger-62"}
    g = phase(units=units, head='oos = ["sov-36g"]\n')
    do(g, "unit sov-hq-stalingrad")
    assert "sov-36g" in open_to(g, "enter")
    do(g, "enter sov-36g")
    assert at(g, "sov-36g") == "reserve"
    assert not g.state.oos & unit_set(g, "sov-36g")


@pytest.mark.rule("stalingrad-roads", "13.1")
def test_releases_come_before_entries() -> None:
    g = phase(1, 1, units=ENTRY | {"reserve": "sov-87"})
    assert asked(g) == "priority-front"
    do(g, "done")
    assert asked(g) == "entry-front"


@pytest.mark.rule("stalingrad-roads", "13.2.1")
def test_the_reserve_holds_any_number_of_units() -> None:
    many = " ".join(
        name for name in phase().rules.roster.names if name.startswith("sov-") and "hq" not in name
    )
    units = {"2618": "sov-hq-voronezh sov-340", "1334": "ger-71"}
    units["reserve"] = " ".join(name for name in many.split() if name != "sov-340")
    g = phase(units=units)
    do(g, "done", "unit sov-hq-voronezh", "enter sov-340")
    assert at(g, "sov-340") == "reserve"
    assert g.state.at[g.facts.RESERVE].bit_count() == len(many.split())


@pytest.mark.rule("stalingrad-roads", "13.2.2", "5.5.3b")
def test_reduced_units_are_made_whole_in_the_reserve() -> None:
    head = 'reduced = ["sov-340", "sov-305"]\nmarkers = [{ kind = "katyusha", unit = "sov-340" }]\n'
    g = phase(units=ENTRY, head=head)
    do(g, "unit sov-hq-voronezh", "enter sov-340")
    assert g.state.reduced == unit_set(g, "sov-305")
    assert (g.state.markers, pool(g, "soviet")) == ((), ["katyusha"])


@pytest.mark.rule("stalingrad-roads", "13.2.3", "13.2.2")
def test_rebuilt_soviet_units_come_back_in_the_reserve() -> None:
    units = {"2618": "sov-hq-voronezh", "eliminated": "sov-340", "1334": "ger-71"}
    g = field(units, step="soviet-reinforcement", head=hands() + oms(), turn=4)
    until(g, "rebuild")
    do(g, "rebuild sov-340")
    assert at(g, "sov-340") == "reserve"
    assert not g.state.reduced
