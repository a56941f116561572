"""Fortifications and the defence of the Reich (13).

14 ID defends with 4, with 2 when it is reduced. 2127 in the Pomeranian line and Königsberg, 3324, are
advanced fortifications; Danzig, 2726, is a major city in Germany, Łódź, 2937, one in Poland.
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import move, price
from tests.games.victory_roads.boxes import fronts, hands, marks, neighbours, plainly, to_phase, until
from tests.games.victory_roads.fights import PINNED, brought, declare, fight, finish
from tests.games.victory_roads.table import asked, assess, at, attack, do, field
from tests.support import offered, spaces, told

MASS = "s-1g-tk s-2g-tk s-3g-tk", "s-4g-tk s-5g-tk s-6g-tk"
"""36 points of attack in each of two hexes."""
ALL = " ".join(MASS)
QUIET = hands()
NEAR = fronts(north="2531 offensive") + QUIET
"""A theatre in Bromberg: Pomerania and Danzig are in its radius."""


def assault(
    target: str,
    sides: tuple[str, str],
    *dice: int,
    units: str = "g-14-id",
    reduced: str = "",
    head: str = NEAR,
) -> VictoryTable:
    """Six Guards tank corps before they attack a hex."""
    where = PINNED | {target: units, sides[0]: MASS[0], sides[1]: MASS[1]}
    marked = "[" + ", ".join(f'"{name}"' for name in reduced.split()) + "]"
    return field(where, *dice, head=f"{head}reduced = {marked}\n")


def defence(target: str, origins: str, defender: str = "g-14-id", head: str = QUIET) -> int:
    """The strength with which a hex is held against attacks from some hexes."""
    corps = ["s-1g-tk", "s-2g-tk", "s-3g-tk"]
    where = dict(zip(origins.split(), corps, strict=False))
    g = field({target: defender} | where, head=head)
    return assess(g, target, *where.values()).defence


# Basic fortifications (13.1)


@pytest.mark.rule("victory-roads", "13.1.1a", "13.1.1b")
@pytest.mark.parametrize(
    ("target", "origin"),
    [
        ("2736", "2835"),
        ("2230", "2330"),
        ("5513", "5612"),
        ("6425", "6525"),
        ("4846", "4947"),
    ],
)
def test_three_lines_double_the_defence(target: str, origin: str) -> None:
    """A2 in Poland, B2 behind it, the front of June 1944; so does Łódź, a major city, but not 2838."""
    assert defence(target, origin) == defence("2937", "3036") == 8
    assert defence("2838", "2938") == 4


@pytest.mark.rule("victory-roads", "13.1.1b")
@pytest.mark.parametrize(
    ("dice", "results"),
    [((6, 6), ("E2", "DR")), ((3, 4), ("E", "DR")), ((3, 3), ("-", "S")), ((1, 1), ("-", "-"))],
)
def test_a_line_changes_results_as_a_major_city_does(dice: tuple[int, int], results: tuple[str, str]) -> None:
    """At 6/1: E3 and DR3, E2 and DR3, E and DR2, E and DR; in 2736 as in Łódź."""
    for target, sides in (("2736", ("2835", "2836")), ("2937", ("3036", "3037"))):
        g = assault(target, sides, *dice)
        assert brought(fight(g, ALL, target))[2:] == results


@pytest.mark.rule("victory-roads", "13.1.1b", "1.8.1c")
def test_it_does_not_add_to_other_terrain() -> None:
    """Forest in 6121, Vitebsk in 6120: twice 4, never four times."""
    assert defence("6121", "6221") == defence("6120", "6219") == 8


@pytest.mark.rule("victory-roads", "13.1.1b")
def test_but_a_river_before_it_still_halves() -> None:
    """A river runs between 6221 and 6222: 12 is 6, and the 2 of 256 ID are 4."""
    g = field({"6222": "g-256-id", "6221": "s-2g-tk"}, head='reduced = ["g-256-id"]\n' + QUIET)
    odds = assess(g, "6222", "s-2g-tk")
    assert (odds.attack, odds.defence) == (6, 4)


@pytest.mark.rule("victory-roads", "13.1.1c")
@pytest.mark.parametrize(
    ("origins", "strength"),
    [("2835", 8), ("2836", 8), ("2835 2836", 8), ("2735", 4), ("2636", 4), ("2835 2737", 4)],
)
def test_it_counts_only_against_fortified_sides(origins: str, strength: int) -> None:
    """2736 is fortified against 2835 and 2836; one other side in the attack is enough."""
    assert defence("2736", origins) == strength


# Advanced fortifications (13.2)


@pytest.mark.rule("victory-roads", "13.2.1", "13.2.2")
@pytest.mark.parametrize("origin", sorted(neighbours("2127")))
def test_all_others_are_advanced_on_every_side(origin: str) -> None:
    """2127 is on no line: three times 4, wherever the attack comes from."""
    assert defence("2127", origin) == 12


@pytest.mark.rule("victory-roads", "13.2.2")
@pytest.mark.parametrize(("target", "origin"), [("2128", "2228"), ("3324", "3323"), ("1931", "1830")])
def test_they_take_the_place_of_other_terrain(target: str, origin: str) -> None:
    """The town of Neustettin, the city of Königsberg, a forest."""
    assert defence(target, origin) == 12


@pytest.mark.rule("victory-roads", "13.2.3")
def test_soviets_pay_four_points_to_enter_them() -> None:
    """2127 is open country, and so is 2328."""
    g = field({"2227": "s-2g-tk"}, step="soviet-movement", head=QUIET)
    assert price(g, "s-2g-tk", "2127") == "4"
    assert price(g, "s-2g-tk", "2328") == "1"


@pytest.mark.rule("victory-roads", "13.2.3", "13.0")
def test_a_railway_does_not_help_there_until_they_hold_them() -> None:
    """Rails lead from 2129 to Neustettin, 2128."""
    g = field({"2129": "s-2g-tk"}, step="soviet-movement", head=QUIET)
    assert price(g, "s-2g-tk", "2128") == "4"
    g = field({"2129": "s-2g-tk"}, step="soviet-movement", head=QUIET, soviet="2128")
    assert price(g, "s-2g-tk", "2128") == "½"


@pytest.mark.rule("victory-roads", "13.2.3")
def test_germans_pay_as_everywhere() -> None:
    g = field({"2227": "g-14-id"}, step="axis-movement", head=QUIET)
    assert price(g, "g-14-id", "2127") == "1"


STRONG = [("2127", ("2227", "2226")), ("2726", ("2727", "2826"))]
"""An advanced fortification, and Danzig."""
CITY = "2937", ("3036", "3037")


@pytest.mark.rule("victory-roads", "13.2.4", "13.3.1")
@pytest.mark.parametrize(("target", "sides"), STRONG)
def test_nobody_exploits_after_an_attack_on_them(target: str, sides: tuple[str, str]) -> None:
    """A 12 at 6/1 is E3; in Łódź two levels of it are left."""
    for hex_, origins, level in ((target, sides, "-"), (*CITY, "E2")):
        g = assault(hex_, origins, 6, 6)
        fight(g, ALL, hex_, armoured=True)
        assert brought(g)[2] == level
        while asked(g) == "advance":
            do(g, "done")
        assert (asked(g) == "exploit") is (level != "-")


@pytest.mark.rule("victory-roads", "13.2.4", "13.3.1", "7.6.4d")
@pytest.mark.parametrize(("target", "sides"), [*STRONG, CITY])
def test_nor_by_a_hurrah_attack(target: str, sides: tuple[str, str]) -> None:
    g = assault(target, sides)
    attack(g, target, *ALL.split())
    while asked(g) != "declare":
        plainly(g)
    assert bool(offered(g, "soviet", "hourra")) is (target == CITY[0])


@pytest.mark.rule("victory-roads", "13.2.5", "13.3.2", "7.8.3")
@pytest.mark.parametrize(("target", "sides"), STRONG)
@pytest.mark.parametrize(
    ("dice", "result", "entered"), [((1, 1), "-", False), ((3, 3), "S", True), ((6, 6), "DR", True)]
)
def test_soviets_advance_into_them_after_s_or_dr_only(
    target: str, sides: tuple[str, str], dice: tuple[int, int], result: str, entered: bool
) -> None:
    """The last step is lost to attrition each time; after a DR that comes to nothing the hex stays German."""
    g = assault(target, sides, *dice, reduced="g-14-id")
    fight(g, ALL, target)
    assert brought(g)[3] == result
    while asked(g) == "loss":
        plainly(g)
    assert at(g, "g-14-id") == "eliminated"
    assert (asked(g) == "advance") is entered
    if entered:
        do(g, "advance s-2g-tk")
    assert (target in spaces(g, g.state.control[1])) is entered


@pytest.mark.rule("victory-roads", "13.2.4", "13.2.5", "1.8.1c")
def test_a_longer_retreat_is_one_too() -> None:
    """1931 is a forest besides: who prefers it leaves a DR2 of a DR3, and does not bar the way by that."""
    g = assault("1931", ("1830", "2030"), 6, 6, reduced="g-14-id")
    attack(g, "1931", *ALL.split())
    assert asked(g) == "choose-terrain"
    do(g, "choose forest")
    declare(g)
    assert brought(g)[2:] == ("-", "DR2"), "and nobody exploits, though a forest leaves E2 of E3"
    until(g, "advance")
    assert at(g, "g-14-id") == "eliminated"
    do(g, "done")
    assert asked(g) != "exploit"


@pytest.mark.rule("victory-roads", "13.2.5", "13.3.2")
def test_elsewhere_the_result_does_not_matter() -> None:
    """Łódź: on a 2 the last step is lost, DR is nothing, and yet they advance."""
    g = assault(*CITY, 1, 1, reduced="g-14-id")
    fight(g, ALL, CITY[0])
    while asked(g) == "loss":
        plainly(g)
    assert asked(g) == "advance"


@pytest.mark.rule("victory-roads", "13.2.5")
def test_not_while_a_german_is_left() -> None:
    """72 to 30, a 9 at 2/1 is D1 and DR; a 10 is DR2, here S: they hold out and lose a step more."""
    g = assault("2127", ("2227", "2226"), 6, 4, units="g-14-id g-102-id g-110-id")
    finish(fight(g, ALL, "2127"))
    assert brought(g)[3] == "S"
    assert "2127" in spaces(g, g.state.control[0])
    assert not told(g, "advanced")


@pytest.mark.rule("victory-roads", "13.2.5", "13.3.2", "support-heinrici")
@pytest.mark.parametrize(("target", "sides"), [*STRONG, CITY])
def test_nor_where_heinrici_has_let_them_slip_away(target: str, sides: tuple[str, str]) -> None:
    """There was no attack, so neither S nor DR; Łódź may be entered."""
    g = assault(target, sides, head=NEAR + marks("heinrici@g-14-id"))
    attack(g, target, *ALL.split())
    do(g, "play heinrici")
    while at(g, "g-14-id") == target:
        plainly(g)
    assert at(g, "g-14-id") in neighbours(target)
    assert (asked(g) == "advance") is (target == CITY[0])


@pytest.mark.rule("victory-roads", "0.2", "13.3.1", "13.3.2", "7.6.4d")
@pytest.mark.parametrize(("dice", "level", "result"), [((1, 1), "-", "-"), ((6, 6), "E2", "DR")])
def test_under_the_basic_rules_a_german_city_is_like_any_other(
    dice: tuple[int, int], level: str, result: str
) -> None:
    """Vienna, 1852: as in Łódź they advance and exploit. Only Hurrah attacks are barred by chapter 7."""
    where = {"1852": "g-14-id", "1952": MASS[0], "1953": MASS[1], "2051": "g-102-id"}
    head = f'{hands()}reduced = ["g-14-id"]\nweather = "fair"\n'
    g = field(where, *dice, head=head, scenario="budapest-wien", turn=20)
    attack(g, "1852", *ALL.split())
    until(g, "declare")
    assert not offered(g, "soviet", "hourra")
    declare(g)
    assert brought(g)[2:] == (level, result)
    while asked(g) == "loss":
        plainly(g)
    assert at(g, "g-14-id") == "eliminated"
    assert asked(g) == "advance"


# Captured (13.0)


@pytest.mark.rule("victory-roads", "13.2.5", "13.3.2", "support-heinrici")
@pytest.mark.parametrize(("target", "sides"), STRONG)
def test_nor_when_the_germans_have_left_before_the_dice(target: str, sides: tuple[str, str]) -> None:
    """There was neither S nor DR: the Soviets march in later on."""
    where = PINNED | {target: "g-14-id", sides[0]: MASS[0], sides[1]: MASS[1]}
    g = field(where, head=NEAR + marks("heinrici@g-14-id") + "reduced = []\n", turn=19)
    attack(g, target, *ALL.split())
    while asked(g) != "intervene":
        plainly(g)
    do(g, "play heinrici")
    until(g, "combat", "advance")
    assert asked(g) == "combat"
    assert at(g, "g-14-id") not in (target, "eliminated")
    assert not told(g, "advanced")


@pytest.mark.rule("victory-roads", "13.0")
@pytest.mark.parametrize(
    ("place", "base", "origin", "before", "after"),
    [("2127", "2026", "2227", 12, 4), ("3324", "3223", "3325", 12, 8), ("2736", "2635", "2835", 8, 4)],
)
def test_what_was_captured_once_is_no_fortification_any_more(
    place: str, base: str, origin: str, before: int, after: int
) -> None:
    """Germans come back to 2127, Königsberg (still a major city) and line A2."""
    assert defence(place, origin) == before
    where = {base: "g-14-id", origin: "s-2g-tk s-3g-tk s-4g-tk"}
    g = field(where, step="axis-movement", head=QUIET, soviet=place)
    come_back(g, place)
    assert assess(g, place, "s-2g-tk", "s-3g-tk").defence == after


def come_back(g: VictoryTable, place: str) -> None:
    """14 ID enters a hex that the Soviets had taken, and the next Soviet combat phase comes."""
    if asked(g) == "haltebefehl":
        do(g, "done")
    move(g, "g-14-id", place)
    to_phase(g, "soviet-combat")
    assert at(g, "g-14-id") == place
    assert place in spaces(g, g.state.control[0])


@pytest.mark.rule("victory-roads", "13.0", "13.3.1")
def test_a_german_city_that_was_captured_is_like_any_other() -> None:
    """Danzig, taken back: Hurrah attacks may be made as in Łódź."""
    where = {"2725": "g-14-id", "2727": MASS[0], "2826": MASS[1]}
    g = field(where, step="axis-movement", head=NEAR, soviet="2726")
    come_back(g, "2726")
    attack(g, "2726", *ALL.split())
    while asked(g) != "declare":
        plainly(g)
    assert offered(g, "soviet", "hourra")
