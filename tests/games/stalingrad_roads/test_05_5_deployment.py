"""Deploying support markers (5.5): from which box, with which unit, in which order."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import (
    box,
    deploy,
    deployed,
    hands,
    oms,
    on_map,
    places,
    pool,
    until,
    within,
)
from tests.games.stalingrad_roads.table import asked, assess, at, attack, do, field, open_to, roads
from tests.support import prompt, told

RIFLES, ROMANIANS = "1827", "1727"
FRONT = {
    RIFLES: "sov-47g sov-346",
    "1927": "sov-1tk sov-26tk sov-8kk",
    ROMANIANS: "rom-14",
    "1627": "ger-22pz",
    "1526": "ger-62",
    "2028": "sov-hq-southwest",
    "1324": "rom-hq-3",
}
QUIET = "launched = 5\n"
"""No roll for the STAVKA box: nothing is drawn."""
NO_AXIS_DRAW = "approval = 0\nmanstein = 0\n"
EAGER = oms(minor_a=ROMANIANS) + QUIET
CLEAR = 'sky = "clear"\n'


def soviet(
    *dice: int, units: dict[str, str] | None = None, head: str = "", held: str = "", **boxes: str
) -> StalingradTable:
    """A Soviet support phase with these boxes; minor A stands at 1727, and its roll brings nothing."""
    om = head if "offensives" in head else EAGER + head
    return field(units or FRONT, *dice, step="soviet-support", head=(held or hands(**boxes)) + om, drawn=2)


def axis(*dice: int, units: dict[str, str] | None = None, head: str = "", **boxes: str) -> StalingradTable:
    """An Axis support phase with these boxes."""
    return field(
        units or FRONT, *dice, step="axis-support", head=hands(**boxes) + NO_AXIS_DRAW + CLEAR + head
    )


# ---- the ways to use a marker (1.5.2, 5.5.1)


@pytest.mark.rule("stalingrad-roads", "1.5.2a", "5.5.1")
def test_an_available_marker_is_deployed_on_the_map_as_its_event() -> None:
    g = soviet(minor_a="artillery-2 katyusha")
    deploy(g, "artillery-2", "sov-47g")
    assert deployed(g) == ["artillery-2@sov-47g"]
    assert box(g, "minor-a") == ["katyusha"]
    (facts,) = told(g, "deployed")
    assert (facts["support"], facts["unit"]) == ("artillery-2", "sov-47g")


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_nobody_has_to_deploy_anything() -> None:
    g = soviet(minor_a="artillery-2 katyusha", stavka="vvs", head=CLEAR)
    do(g, "done")
    assert (box(g, "minor-a"), box(g, "stavka"), deployed(g)) == (["artillery-2", "katyusha"], ["vvs"], [])


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_a_choice_can_be_taken_back_before_the_marker_lies() -> None:
    g = soviet(minor_a="artillery-2 katyusha")
    do(g, "play artillery-2")
    g.undo()
    assert (asked(g), box(g, "minor-a")) == ("deploy", ["artillery-2", "katyusha"])


@pytest.mark.rule("stalingrad-roads", "5.5.2")
@pytest.mark.parametrize("sky", ["clear", "overcast", "blizzard"])
def test_aircraft_stay_away_in_a_blizzard(sky: str) -> None:
    head = f'sky = "{sky}"\n'
    g = soviet(stavka="vvs pontoon", head=head)
    assert ("vvs" in open_to(g, "play")) == (sky != "blizzard")
    text = hands(axis="luftwaffe rudel hoth") + NO_AXIS_DRAW + head
    g = field(FRONT, step="axis-support", head=text)
    if sky != "blizzard":
        assert asked(g) == "deploy-first"
        do(g, "done")
    assert open_to(g, "play") == {"hoth"} | ({"rudel"} if sky != "blizzard" else set())


# ---- with a unit (5.5.3)


@pytest.mark.rule("stalingrad-roads", "5.5.3a")
def test_a_marker_goes_with_its_unit() -> None:
    head = hands() + on_map("katyusha@sov-47g", "novikov@sov-346")
    g = field(FRONT, step="soviet-movement", head=head)
    do(g, "unit sov-47g", "to 1828")
    pieces = {p.id: p.at for p in g.view("axis").table.pieces if p.id.startswith("support-")}
    assert pieces == {"support-katyusha": "1828", "support-novikov": RIFLES}


@pytest.mark.rule("stalingrad-roads", "5.5.3b")
def test_the_marker_of_an_eliminated_unit_goes_back_to_the_pool() -> None:
    """346 attacks at 1/2 and loses a step it does not have: its leader is free, that of 47 Guards stays."""
    units = {RIFLES: "sov-346", "1828": "sov-47g", ROMANIANS: "rom-14", "2028": "sov-hq-southwest"}
    marks = on_map("flak@1827", "tank-brigade@sov-346", "katyusha@sov-47g")
    head = hands() + marks + 'reduced = ["sov-346"]\n'
    g = field(units, 1, 1, step="soviet-combat", head=head)
    attack(g, ROMANIANS, "sov-346")
    while prompt(g, "soviet") in ("declare", "combat-supports"):
        do(g, "done")
    assert at(g, "sov-346") == "eliminated"
    assert deployed(g) == ["flak@1827", "katyusha@sov-47g"]
    assert pool(g, "soviet") == ["tank-brigade"]


@pytest.mark.rule("stalingrad-roads", "5.5.3c")
def test_two_leaders_are_never_given_to_one_stack() -> None:
    g = soviet(stavka="novikov lelyushenko")
    deploy(g, "novikov", "sov-47g")
    assert places(g, "lelyushenko") == {"sov-1tk", "sov-26tk", "sov-8kk"}


@pytest.mark.rule("stalingrad-roads", "5.5.3c")
def test_nor_are_two_german_leaders() -> None:
    g = axis(axis="hoth hollidt", units=FRONT | {"1627": "ger-22pz ger-62", "1526": "ger-294"})
    deploy(g, "hoth", "ger-22pz")
    assert places(g, "hollidt") == {"ger-294"}


@pytest.mark.rule("stalingrad-roads", "5.5.3c")
def test_a_leader_is_given_to_a_stack_with_other_markers() -> None:
    g = soviet(stavka="novikov", minor_a="katyusha")
    deploy(g, "katyusha", "sov-47g")
    assert {"sov-47g", "sov-346"} <= places(g, "novikov")


@pytest.mark.rule("stalingrad-roads", "5.5.3d")
@pytest.mark.parametrize("kind", ["pak88", "hollidt", "nebelwerfer", "hoth", "tigers"])
def test_german_markers_are_never_given_to_allies(kind: str) -> None:
    units = FRONT | {"1628": "rom-1pz ger-14pz", "1725": "ita-3cel hun-1pz"}
    g = axis(axis=f"{kind} trains", units=units)
    german = {"ger-22pz", "ger-14pz"} | (set() if kind in ("hoth", "tigers") else {"ger-62"})
    assert places(g, kind) == german


# ---- together (5.5.4, 5.5.5)


@pytest.mark.rule("stalingrad-roads", "5.5.4a")
def test_effects_of_different_markers_add_up() -> None:
    """Romanians of 3 in the open; 47 Guards attack with 3, and with everything that helps."""
    marks = ("artillery-2@sov-47g", "novikov@sov-47g", "tank-brigade@sov-47g", f"vvs@{ROMANIANS}")
    g = field(FRONT, step="soviet-combat", head=hands() + on_map(*marks) + CLEAR)
    assert assess(g, ROMANIANS, "sov-47g").attack == 3 + 3
    attack(g, ROMANIANS, "sov-47g")
    assert asked(g) == "combat-supports"
    do(g, "use artillery-2", "use vvs")
    (odds,) = told(g, "odds")
    assert (odds["attack"], odds["defence"], odds["odds"]) == (6, 3, "6/1"), "2/1 and five columns"


@pytest.mark.rule("stalingrad-roads", "5.5.4b")
@pytest.mark.parametrize("first", ["artillery-2", "artillery-3"])
def test_two_markers_of_a_class_do_not_act_in_one_combat(first: str) -> None:
    head = hands() + on_map("artillery-2@sov-47g", "artillery-3@sov-346", "vvs@1727") + CLEAR
    g = field(FRONT, step="soviet-combat", head=head)
    attack(g, ROMANIANS, "sov-47g", "sov-346")
    assert open_to(g, "use") == {"artillery-2", "artillery-3", "vvs"}
    do(g, f"use {first}")
    assert open_to(g, "use") == {"vvs"}


@pytest.mark.rule("stalingrad-roads", "5.5.4b")
def test_two_alike_do_not_act_in_one_combat_either() -> None:
    """Two tank brigades add 3 once; two guns of the same kind shift once."""
    head = hands() + on_map("tank-brigade@sov-47g", "tank-brigade@sov-346")
    g = field(FRONT, step="soviet-combat", head=head)
    assert assess(g, ROMANIANS, "sov-47g", "sov-346").attack == 3 + 2 + 3
    head = hands() + on_map("artillery-2@sov-47g", "artillery-2@sov-346", "vvs@1727") + CLEAR
    g = field(FRONT, step="soviet-combat", head=head)
    attack(g, ROMANIANS, "sov-47g", "sov-346")
    do(g, "use artillery-2")
    assert open_to(g, "use") == {"vvs"}


@pytest.mark.rule("stalingrad-roads", "5.5.4c")
@pytest.mark.parametrize("chosen", ["novikov", "lelyushenko"])
def test_two_leaders_do_not_act_in_one_combat(chosen: str) -> None:
    units = FRONT | {"1826": "sov-50g"}
    head = hands() + on_map("novikov@sov-47g", "lelyushenko@sov-50g")
    g = field(units, step="soviet-combat", head=head)
    attack(g, "1727", "sov-47g", "sov-50g")
    assert (asked(g), open_to(g, "use")) == ("combat-supports", {"novikov", "lelyushenko"})
    do(g, f"use {chosen}")
    (odds,) = told(g, "odds")
    assert odds["odds"] == "3/1", "6 to 3 is 2/1, and one leader gives one column"


@pytest.mark.rule("stalingrad-roads", "5.5.5")
def test_bonuses_hold_in_exploitation_too() -> None:
    marks = ("artillery-2@sov-47g", "novikov@sov-47g", "tank-brigade@sov-47g")
    head = hands() + on_map(*marks) + 'exploiting = ["sov-47g"]\n'
    g = field(FRONT, step="soviet-exploitation", head=head)
    do(g, "done")
    attack(g, ROMANIANS, "sov-47g")
    do(g, "use artillery-2")
    (odds,) = told(g, "odds")
    assert (odds["attack"], odds["odds"]) == (6, "5/1"), "2/1 and three columns"


@pytest.mark.rule("stalingrad-roads", "5.5.5")
def test_a_gun_fires_once_a_phase() -> None:
    """Used in the combat phase it is spent for that phase, and fires again in exploitation."""
    units = FRONT | {"1728": "rom-6"}
    head = hands() + on_map("artillery-2@sov-47g") + 'exploiting = ["sov-47g"]\n'
    g = field(units, 5, 2, step="soviet-combat", head=head)
    attack(g, ROMANIANS, "sov-47g")
    do(g, "use artillery-2")
    assert [marker.used for marker in g.state.markers] == [True]
    g.renew_markers()
    assert [marker.used for marker in g.state.markers] == [False]


# ---- O markers (5.5.6)


@pytest.mark.rule("stalingrad-roads", "5.5.6a", "11a", "11.3.1a", "11.3.2a", "1.6.2")
@pytest.mark.parametrize(
    ("name", "turned", "hexes"),
    [("minor_a", False, 2), ("minor_a", True, 3), ("major", False, 3), ("major", True, 4)],
)
def test_an_o_marker_is_deployed_in_reach_of_its_offensive(name: str, turned: bool, hexes: int) -> None:
    """Rifle divisions all around Stalingrad, some of them beyond Axis units, rivers and the lakes."""
    numbers = "23 24 29 38 45 49 64 84 95 96 99 116 120 126 91 169 302 4kk 422"
    rifles = [f"sov-{number}" for number in numbers.split()]
    west, east = "1332 1331 1330 1329 1328 1532 1630 1431", "1533 1633 1733 1833 1133 1033 0933"
    spots = f"{west} {east} 1233 1234 1235 1236".split()
    units = dict(zip(spots, rifles, strict=True)) | {"1333": "ger-371", "1432": "ger-113"}
    om = oms(**{"major": "box", name: "1333"}, side=name.replace("_", "-") if turned else "")
    g = soviet(
        head=om + QUIET, units=units, held=hands(**{name: "katyusha pontoon pontoon", "stavka": "vvs"})
    )
    expected = {unit for spot, unit in zip(spots, rifles, strict=True) if spot in within("1333", hexes)}
    assert places(g, "katyusha") == expected


@pytest.mark.rule("stalingrad-roads", "5.5.6a")
def test_each_box_has_its_own_offensive() -> None:
    """A gun of minor A serves at 1727, one of minor B at Stalingrad."""
    units = FRONT | {"1234": "sov-38", "1334": "ger-71"}
    om = oms(minor_a=ROMANIANS, minor_b="1333") + QUIET
    g = soviet(units=units, head=om, minor_a="katyusha", minor_b="katyusha", stavka="raid")
    assert places(g, "katyusha", "minor-a") == {"sov-47g", "sov-346", "sov-1tk", "sov-26tk", "sov-8kk"}
    assert places(g, "katyusha", "minor-b") == {"sov-38"}


@pytest.mark.rule("stalingrad-roads", "5.5.6a")
@pytest.mark.parametrize("status", ["box", "recalled", "away"])
def test_without_its_marker_on_the_map_an_o_marker_stays_in_the_box(status: str) -> None:
    g = soviet(head=oms(minor_a=status) + QUIET, minor_a="katyusha", stavka="pontoon")
    assert open_to(g, "play") == {"pontoon"}


@pytest.mark.rule("stalingrad-roads", "5.5.6b")
@pytest.mark.parametrize("name", ["stavka", "minor_a", "minor_b", "major"])
def test_other_markers_are_deployed_anywhere_from_any_box(name: str) -> None:
    units = FRONT | {"2618": "sov-340", "1234": "sov-38"}
    g = soviet(units=units, held=hands(**{name: "novikov"}))
    everybody = {"sov-340", "sov-38", "sov-47g", "sov-346", "sov-1tk", "sov-26tk", "sov-8kk"}
    assert places(g, "novikov") == everybody


@pytest.mark.rule("stalingrad-roads", "5.5.6c")
def test_an_o_marker_of_the_stavka_box_is_no_event() -> None:
    g = soviet(stavka="artillery-2 katyusha surprise breakthrough pontoon")
    assert asked(g) == "deploy-first"
    assert open_to(g, "play") == set()
    do(g, "done")
    assert (asked(g), open_to(g, "play")) == ("deploy", {"pontoon"})


@pytest.mark.rule("stalingrad-roads", "5.5.6d")
@pytest.mark.parametrize("order", ["deploy-first", "deploy"])
def test_one_o_marker_a_phase_goes_from_stavka_to_an_offensive(order: str) -> None:
    """It may be a Surprise Attack, to be used at once; after one there is no second."""
    g = soviet(stavka="artillery-2 katyusha surprise tank-brigade pontoon")
    if order == "deploy":
        do(g, "done")
    assert (asked(g), open_to(g, "transfer")) == (order, {"artillery-2", "katyusha", "surprise"})
    do(g, "transfer surprise")
    assert open_to(g, "box") == {"minor-a", "minor-b", "major"}
    assert g.state.offensive_status == ["box", "map", "away"], "the box is what counts, not the marker"
    do(g, "box minor-a")
    assert box(g, "minor-a") == ["surprise"]
    assert open_to(g, "transfer") == set()
    if order == "deploy-first":
        assert open_to(g, "play") == {"surprise", "tank-brigade"}
        do(g, "done")
    assert (asked(g), open_to(g, "transfer")) == ("deploy", set())
    assert "surprise" not in open_to(g, "play"), "the time for that is over"


@pytest.mark.rule("stalingrad-roads", "5.5.6d")
def test_nothing_is_transferred_out_of_other_boxes_nor_without_an_o() -> None:
    g = soviet(stavka="vvs novikov tank-brigade", minor_a="artillery-2 katyusha", head=CLEAR)
    assert open_to(g, "transfer") == set()


@pytest.mark.rule("stalingrad-roads", "5.5.6e", "11.4.2c")
def test_maskirovka_brings_markers_to_the_major_box() -> None:
    g = soviet(stavka="artillery-2 surprise flak", minor_b="maskirovka")
    do(g, "done")
    deploy(g, "maskirovka")
    do(g, "box major", "take artillery-2", "take surprise", "done")
    assert (box(g, "major"), box(g, "stavka")) == (["artillery-2", "surprise"], ["flak"])


# ---- the price in the south-east (4.5.2)


@pytest.mark.rule("stalingrad-roads", "4.5.2")
@pytest.mark.parametrize("kind", ["artillery-2", "artillery-3", "katyusha"])
@pytest.mark.parametrize("unit", ["sov-38", "sov-64"])
def test_guns_in_the_south_east_cost_a_marker_more(kind: str, unit: str) -> None:
    """38th Division stands in row 12, east of the Don; 64th in row 15."""
    units = {"1234": "sov-38", "1534": "sov-64", "1334": "ger-71", "1434": "ger-389"}
    om = oms(minor_a="1433", side="minor-a") + QUIET
    g = soviet(units=units, head=om, minor_a=kind, stavka="flak", major="raid")
    deploy(g, kind, unit)
    if unit == "sov-64":
        assert told(g, "deployed")
        assert pool(g, "soviet") == []
        return
    assert (asked(g), open_to(g, "box")) == ("give-from", {"stavka", "major"})
    do(g, "box major")
    assert (box(g, "stavka"), box(g, "major"), pool(g, "soviet")) == (["flak"], [], ["raid"])


@pytest.mark.rule("stalingrad-roads", "4.5.2")
def test_without_a_second_marker_no_gun_serves_there() -> None:
    units = {"1234": "sov-38", "1534": "sov-64", "1334": "ger-71", "1434": "ger-389"}
    om = oms(minor_a="1433", side="minor-a") + QUIET
    g = soviet(units=units, head=om + "oos = []\n", minor_a="katyusha shortage")
    assert places(g, "katyusha") == {"sov-64"}, "a shortage pays for nothing"


@pytest.mark.rule("stalingrad-roads", "4.5.2")
def test_once_stalingrad_is_soviet_the_price_is_gone() -> None:
    units = {"1233": "sov-38", "1434": "sov-64", "1334": "sov-95", "1332": "ger-371"}
    om = oms(minor_a="1332") + QUIET
    g = soviet(units=units, head=om, minor_a="katyusha", stavka="flak")
    deploy(g, "katyusha", "sov-38")
    assert (deployed(g), pool(g, "soviet"), box(g, "stavka")) == (["katyusha@sov-38"], [], ["flak"])


@pytest.mark.rule("stalingrad-roads", "4.5.2")
def test_it_is_gone_where_stalingrad_lies_off_the_map() -> None:
    """Scenario V begins after the fall of Stalingrad: guns south of the lower Don cost nothing more."""
    units = {"0419": "sov-38", "0518": "ger-71", "0619": "ger-62"}
    head = hands(minor_b="katyusha", stavka="flak") + oms(minor_b="0518") + "launched = 12\n"
    g = field(units, step="soviet-support", head=head, turn=12, scenario="gallop")
    deploy(g, "katyusha", "sov-38")
    assert (deployed(g), pool(g, "soviet"), box(g, "stavka")) == (["katyusha@sov-38"], [], ["flak"])


# ---- the order (5.5.7) and surprise attacks


@pytest.mark.rule("stalingrad-roads", "5.5.7b", "5.5.7c")
def test_surprise_and_tank_brigades_come_before_all_others() -> None:
    g = soviet(minor_a="surprise artillery-2", stavka="tank-brigade novikov")
    assert (asked(g), open_to(g, "play")) == ("deploy-first", {"surprise", "tank-brigade"})
    do(g, "done")
    assert (asked(g), open_to(g, "play")) == ("deploy", {"artillery-2", "novikov"})


@pytest.mark.rule("stalingrad-roads", "5.5.7b", "5.5.7c")
def test_the_luftwaffe_comes_before_all_others() -> None:
    g = axis(axis="luftwaffe rudel pak88")
    assert (asked(g), open_to(g, "play")) == ("deploy-first", {"luftwaffe"})
    do(g, "done")
    assert (asked(g), open_to(g, "play")) == ("deploy", {"rudel", "pak88"})


@pytest.mark.rule("stalingrad-roads", "5.5.7a", "1.5.3")
def test_stalins_die_falls_before_anything_is_deployed() -> None:
    g = soviet(3, minor_a="surprise artillery-2", stavka="stalin")
    assert asked(g) == "deploy-first"
    assert [facts["die"] for facts in told(g, "stalin")] == [3]
    assert box(g, "stavka") == []


def surprised(*dice: int) -> StalingradTable:
    """The stack of 1927 attacks 1727 by surprise, from 1827."""
    g = soviet(*dice, minor_a="surprise katyusha artillery-2", stavka="novikov tank-brigade")
    deploy(g, "surprise", "1927")
    do(g, f"to {RIFLES}", f"attack {ROMANIANS}", "all", "resolve")
    return g


@pytest.mark.rule("stalingrad-roads", "5.5.7d")
def test_after_a_surprise_attack_only_a_leader_joins_its_units() -> None:
    g = surprised(3, 4)
    until(g, "deploy-first")
    assert places(g, "tank-brigade") == {"sov-47g", "sov-346"}
    do(g, "done")
    assert places(g, "katyusha") == places(g, "artillery-2") == {"sov-47g", "sov-346"}
    assert {"sov-1tk", "sov-26tk", "sov-8kk"} <= places(g, "novikov")


@pytest.mark.rule("stalingrad-roads", "5.5.7d")
def test_who_did_not_attack_has_not_taken_part() -> None:
    g = soviet(3, 4, minor_a="surprise katyusha", stavka="novikov")
    deploy(g, "surprise", "1927")
    do(g, f"to {RIFLES}", f"attack {ROMANIANS}", "add sov-1tk", "add sov-26tk", "resolve")
    until(g, "deploy")
    assert places(g, "katyusha") == {"sov-47g", "sov-346", "sov-8kk"}


@pytest.mark.rule("stalingrad-roads", "5.5.7b")
def test_an_attack_by_surprise_that_is_called_off_has_not_been_made() -> None:
    g = soviet(minor_a="surprise katyusha", stavka="novikov")
    deploy(g, "surprise", "1927")
    do(g, f"to {RIFLES}", f"attack {ROMANIANS}")
    g.undo()
    assert asked(g) == "surprise-attack"
    do(g, "done")
    assert (asked(g), "sov-1tk" in places(g, "katyusha")) == ("deploy", True)


@pytest.mark.rule("stalingrad-roads", "5.5.7d", "5.5.7b")
def test_a_unit_does_not_attack_by_surprise_twice() -> None:
    units = FRONT | {"1728": "rom-6", "1828": "sov-50g sov-119"}
    g = soviet(3, 4, units=units, minor_a="surprise surprise")
    deploy(g, "surprise", "1927")
    do(g, f"to {RIFLES}", f"attack {ROMANIANS}", "all", "resolve")
    until(g, "deploy-first")
    assert places(g, "surprise") == {RIFLES, "1828"}
    deploy(g, "surprise", RIFLES)
    do(g, "stay")
    assert asked(g) == "surprise-attack"
    do(g, "attack 1728")
    assert open_to(g, "add") == {"sov-47g", "sov-346"}


@pytest.mark.rule("stalingrad-roads", "5.5.7b", "example-4")
def test_the_attack_by_surprise_does_not_count_for_the_combat_phase() -> None:
    """The units fight again in the combat phase, and the hex is attacked again; no exploitation follows."""
    g = surprised(1, 1)
    until(g, "deploy-first")
    assert not g.state.exploiting
    assert not g.state.fought
    assert not g.state.attacked


@pytest.mark.rule("stalingrad-roads", "5.5.7b")
def test_units_out_of_supply_do_not_surprise_anybody() -> None:
    g = soviet(minor_a="surprise katyusha", head='oos = ["sov-1tk", "sov-26tk", "sov-8kk", "sov-346"]\n')
    assert places(g, "surprise") == {RIFLES}
    deploy(g, "surprise", RIFLES)
    do(g, "stay", f"attack {ROMANIANS}")
    assert open_to(g, "add") == {"sov-47g"}


@pytest.mark.rule("stalingrad-roads", "5.5.7b", "3.2.2i")
def test_no_attack_by_surprise_over_a_river_in_mud() -> None:
    """The Don lies between 1926 and 1825, without a bridge."""
    units = {"1926": "sov-1tk sov-26tk", "1825": "rom-7", "2028": "sov-hq-southwest", "1324": "rom-hq-3"}
    text = hands(minor_b="surprise") + oms(minor_b="1825") + "launched = 16\n"
    g = field(units, step="soviet-support", head=text + 'weather = "mud"\n', turn=16)
    deploy(g, "surprise", "1926")
    do(g, "stay")
    assert asked(g) != "surprise-attack"
    assert told(g, "attack") == []


@pytest.mark.rule("stalingrad-roads", "example-4", "5.5.7b", "5.5.7d", "11.1.2a", "11.3.1b", "1.11.2")
def test_example_4() -> None:
    g = roads("", 3, 4)
    chosen = "artillery-2 surprise katyusha tank-brigade " * 2 + "novikov breakthrough"
    do(g, *(f"take {kind}" for kind in chosen.split()))
    do(g, *(f"take {kind}" for kind in ("pak88", "rudel", "hoth", "alarm")))
    do(g, "done")
    assert asked(g) == "deploy-first"
    deploy(g, "tank-brigade", "sov-8kk")
    deploy(g, "surprise", "1927")
    do(g, "to 1827")
    assert g.units_in(1 << g.rules.space["1827"], g.facts.TROOPS[1]).bit_count() == 5, "more than may stay"
    assert asked(g) == "surprise-attack"
    do(g, "attack 1727")
    assert open_to(g, "add") == {"sov-1tk", "sov-26tk", "sov-8kk"}, "only who was under the marker"
    do(g, "all", "resolve", "decline")
    (odds,) = told(g, "odds")
    assert odds["odds"] == "6/1"
    do(g, "done")
    (combat,) = told(g, "combat")
    assert (sum(combat["dice"]), combat["result"]) == (7, "D2 E2 DR3")
    assert at(g, "rom-14") == "eliminated"
    do(g, "advance sov-1tk", "advance sov-26tk", "advance sov-8kk")
    assert [at(g, unit) for unit in ("sov-1tk", "sov-26tk", "sov-8kk")] == ["1727"] * 3
    # The second one, south of Stalingrad, before anything else.
    assert (asked(g), open_to(g, "play")) == ("deploy-first", {"surprise", "tank-brigade"})
    deploy(g, "surprise", "1034")
    do(g, "stay", "attack 1033", "all", "resolve")
    until(g, "deploy-first")
    deploy(g, "tank-brigade", "sov-47g")
    assert asked(g) == "deploy"
    fighters = {"sov-1tk", "sov-26tk", "sov-8kk", "sov-15g", "sov-302", "sov-4mk"}
    for kind in ("katyusha", "artillery-2"):
        assert not fighters & places(g, kind)
        assert "sov-252" in places(g, kind), "on this turn offensive markers do not matter"
    assert {"sov-1tk", "sov-26tk", "sov-8kk"} <= places(g, "novikov")
    assert "1731" in places(g, "breakthrough")
    # They move on in the movement phase.
    deploy(g, "novikov", "sov-1tk")
    deploy(g, "artillery-2", "sov-252")
    deploy(g, "artillery-2", "sov-38")
    deploy(g, "katyusha", "sov-52g")
    deploy(g, "katyusha", "sov-36g")
    deploy(g, "breakthrough", "1731")
    until(g, "move-unit")
    assert {"sov-1tk", "sov-26tk", "sov-8kk"} <= open_to(g, "unit")
