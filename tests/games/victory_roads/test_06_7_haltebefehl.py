"""Haltebefehl (6.7): cities and ports to be held to the last.

Minsk (5426) is a major city, Reval (4402), Riga (4314) and Memel (3419) are major cities and ports, Ventspils
(3512) is a port, Molodechno (5125) and Pinsk neither.
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.decisions import IllegalAction
from tests.games.victory_roads.basics import move
from tests.games.victory_roads.boxes import hands, plainly, until
from tests.games.victory_roads.fights import battle, brought, fight, pair
from tests.games.victory_roads.table import asked, at, do, field, open_to, side_to_act
from tests.support import spaces, told, units

AXIS = "axis-movement"
INFANTRY, PANZER = "g-14-id", "g-10-pzgr"
MINSK, PEST, BERLIN = "5426", "2855", "1133"
RING = {"5425": "s-60-rc", "5427": "s-1-rc", "5527": "s-2g-rc"}
"""Three hexes next to Minsk."""


TWO = "g-227-id g-170-id"
WEAK = 'reduced = ["s-1-rc"]\n'


def halts(g: VictoryTable) -> set[str]:
    """The hexes with a marker."""
    return spaces(g, g.state.halts)


def under(*hexes: str, oos: str = "") -> str:
    """The keys of a position: where markers lie, and who is out of supply."""
    return f"halts = {list(hexes)}\noos = {oos.split()}\n{hands()}"


# Declared (6.7.1 to 6.7.4)


@pytest.mark.rule("victory-roads", "6.7.1a", "6.7.1b")
def test_the_order_is_given_as_the_german_movement_phase_begins() -> None:
    places = {
        MINSK: f"{INFANTRY} g-6-id",
        "3512": "g-30-id",
        "5125": "g-12-id",
        PEST: "h-20-gy",
        "4314": "g-hq-4-armee",
        "4402": "",
    }
    g = field({hex_: names for hex_, names in places.items() if names}, step=AXIS)
    assert asked(g) == "haltebefehl"
    assert open_to(g, "place") == {MINSK, "3512"}, "no HQ nor ally alone, no minor city inland, nothing empty"
    do(g, f"place {MINSK}")
    assert open_to(g, "place") == {"3512"}
    do(g, "done")
    assert halts(g) == {MINSK}
    assert asked(g) == "move-unit-axis", "it is not declared later on"


@pytest.mark.rule("victory-roads", "6.7.1a")
def test_kampfgruppen_can_be_ordered_to_hold() -> None:
    assert open_to(field({MINSK: "kg-arm-01", "5125": INFANTRY}, step=AXIS), "place") == {MINSK}


@pytest.mark.rule("victory-roads", "6.7.2", "6.7.8a")
@pytest.mark.parametrize(
    ("hex_", "garrison"),
    [
        (BERLIN, True),
        ("2134", False),
        ("3419", True),
        (PEST, True),
        ("2755", True),
        (MINSK, False),
        ("4402", False),
    ],
)
def test_in_german_major_cities_and_budapest_the_marker_is_a_garrison(hex_: str, garrison: bool) -> None:
    g = field({hex_: INFANTRY, "5125": "g-6-id", "waiting": "garrison-1"}, step=AXIS)
    do(g, f"place {hex_}")
    until(g, "move-unit-axis")
    here = {name for name in units(g, g.state.at[g.rules.space[hex_]]) if name.startswith("garrison")}
    assert len(here) == garrison
    if garrison:
        (name,) = here
        unit = g.rules.unit[name]
        assert (g.attack(unit), g.defence(unit), g.movement(unit)) == (0, 1, 0)
        assert g.steps(1 << unit) == 1
        assert name not in open_to(g, "unit") | open_to(g, "train") | open_to(g, "ship")


@pytest.mark.rule("victory-roads", "6.7.8a")
def test_a_garrison_takes_no_room() -> None:
    places = {BERLIN: f"{INFANTRY} g-6-id g-12-id", "5125": "g-30-id", "waiting": "garrison-1"}
    g = field(places, step=AXIS)
    do(g, f"place {BERLIN}")
    until(g, "move-unit-axis")
    do(g, "done")
    assert told(g, "eliminated") == []
    assert len(units(g, g.state.at[g.rules.space[BERLIN]])) == 4


TEN = ["0534", "0738", BERLIN, "1140", "1344", "1429", "1852", "2048", "2134", "2140"]


@pytest.mark.rule("victory-roads", "6.7.3")
def test_there_are_never_more_than_ten_markers() -> None:
    names = ["g-6-id", "g-12-id", "g-30-id", "g-31-id", "g-35-id", "g-36-id", "g-45-id", "g-57-id", "g-58-id"]
    places = dict(zip(TEN, [*names, "g-61-id"], strict=True))
    g = field(places | {MINSK: INFANTRY}, step=AXIS, head=f"halts = {TEN[:9]}")
    assert open_to(g, "place") == {TEN[9], MINSK}
    do(g, f"place {MINSK}")
    assert open_to(g, "place") == set()
    assert len(halts(g)) == 10


@pytest.mark.rule("victory-roads", "6.7.4", "6.7.5b")
@pytest.mark.parametrize("halted", [False, True])
def test_all_divisions_of_the_hex_are_under_the_marker_allies_too(halted: bool) -> None:
    places = {MINSK: f"{INFANTRY} h-20-gy", "5327": PANZER} | RING
    head = under(*([MINSK] if halted else []), oos=f"{INFANTRY} h-20-gy")
    g = field(places, step="axis-combat", head=head + WEAK)
    do(g, "attack 5427")
    assert open_to(g, "add") == ({PANZER} if halted else {PANZER, INFANTRY, "h-20-gy"})


# The constraints (6.7.5)


@pytest.mark.rule("victory-roads", "6.7.5a", "6.7.5b")
@pytest.mark.parametrize(
    ("ring", "cut_off", "bound"),
    [
        (RING, f"{INFANTRY} g-6-id", True),
        (RING, INFANTRY, False),
        (RING, "", False),
        ({"5425": "s-60-rc", "5427": "s-1-rc"}, f"{INFANTRY} g-6-id", False),
        ({"5425": "s-60-rc", "5427": "s-1-rc", "5527": "s-hq-3-bel"}, f"{INFANTRY} g-6-id", True),
    ],
)
def test_the_order_binds_with_soviets_in_three_hexes_around_unsupplied_divisions(
    ring: dict[str, str], cut_off: str, bound: bool
) -> None:
    places = {MINSK: f"{INFANTRY} g-6-id", "5327": PANZER} | ring
    g = field(places, step="axis-combat", head=under(MINSK, oos=cut_off) + WEAK)
    assert open_to(g, "attack") >= {"5427"}, "others attack"
    do(g, "attack 5427")
    assert ({INFANTRY, "g-6-id"} & open_to(g, "add") == set()) == bound


@pytest.mark.rule("victory-roads", "6.7.5a")
@pytest.mark.parametrize(("cut_off", "bound"), [(INFANTRY, True), ("", False)])
def test_a_garrison_that_has_just_come_does_not_loosen_the_order(cut_off: str, bound: bool) -> None:
    ring = {"2854": "s-60-rc", "2856": "s-1-rc", "2955": "s-2g-rc"}
    places = {PEST: INFANTRY, "2756": PANZER, "waiting": "garrison-1"} | ring
    g = field(places, step=AXIS, head=f"oos = {cut_off.split()}\n{hands()}{WEAK}")
    do(g, f"place {PEST}")
    until(g, "combat")
    assert at(g, "garrison-1") == PEST
    do(g, "attack 2856")
    assert (INFANTRY not in open_to(g, "add")) == bound


@pytest.mark.rule("victory-roads", "6.7.5c")
def test_bound_divisions_receive_no_replacements() -> None:
    places = {MINSK: f"{INFANTRY} g-hq-4-armee", "5125": "g-6-id g-hq-9-armee"} | RING
    head = under(MINSK, oos=INFANTRY) + f'mood = 9\nreduced = ["{INFANTRY}", "g-6-id"]'
    g = field(places, step="axis-reinforcement", head=head)
    until(g, "rebuild")
    assert "g-6-id" in open_to(g, "rebuild")
    assert INFANTRY not in open_to(g, "rebuild")


@pytest.mark.rule("victory-roads", "6.7.5d")
@pytest.mark.parametrize(
    ("attackers", "roll", "free", "bound"),
    [
        ("s-2g-tk s-3g-tk s-16g-rc s-1-rc s-84-rc s-60-rc", 2, "-", "Eng"),
        ("s-2g-tk s-3g-tk s-16g-rc s-1-rc s-84-rc s-60-rc", 3, "S", "Eng"),
        ("s-2g-tk s-3g-tk s-16g-rc s-1-rc s-84-rc s-60-rc", 7, "DR", "Eng"),
        ("s-2g-tk s-3g-tk s-16g-rc", 3, "-", "-"),
    ],
)
def test_where_it_binds_retreats_become_eng_and_s_is_void(
    attackers: str, roll: int, free: str, bound: str
) -> None:
    ring = {"5425": "s-2g-tk s-3g-tk s-16g-rc", "5427": "s-1-rc s-84-rc", "5527": "s-60-rc"}
    for head, expected in ((under(oos=TWO), free), (under(MINSK, oos=TWO), bound)):
        g = field({MINSK: TWO} | ring, *pair(roll), head=head + "reduced = []", step="soviet-combat")
        fight(g, attackers, MINSK)
        assert brought(g)[3] == expected


@pytest.mark.rule("victory-roads", "6.7.5d", "6.7.5a")
def test_with_soviets_in_two_hexes_the_terrain_counts() -> None:
    ring = {"5425": "s-2g-tk s-3g-tk s-16g-rc", "5427": "s-1-rc s-84-rc s-60-rc"}
    head = under(MINSK, oos=TWO) + "reduced = []"
    g = field({MINSK: TWO} | ring, *pair(3), head=head, step="soviet-combat")
    fight(g, "s-2g-tk s-3g-tk s-16g-rc s-1-rc s-84-rc s-60-rc", MINSK)
    assert brought(g)[3] == "S"


# Who must stay (6.7.6)


@pytest.mark.rule("victory-roads", "6.7.6")
def test_while_a_soviet_division_is_next_to_it_one_division_stays_and_so_does_the_marker() -> None:
    places = {MINSK: f"{INFANTRY} g-6-id g-hq-4-armee", "5425": "s-60-rc"}
    g = field(places, step=AXIS, head=under(MINSK) + "rail = 8")
    until(g, "move-unit-axis")
    assert told(g, "halt-lifted") == [], "it was not offered"
    do(g, f"unit {INFANTRY}")
    assert open_to(g, "join") == set(), "not both together"
    do(g, "to 5327", "stop")
    assert "g-6-id" not in open_to(g, "unit") | open_to(g, "train")
    assert "g-hq-4-armee" in open_to(g, "unit")
    with pytest.raises(IllegalAction):
        do(g, "unit g-6-id")


@pytest.mark.rule("victory-roads", "6.7.6")
def test_three_divisions_may_send_two_away_together() -> None:
    places = {MINSK: f"{INFANTRY} g-6-id g-12-id", "5425": "s-60-rc"}
    g = field(places, step=AXIS, head=under(MINSK))
    until(g, "move-unit-axis")
    do(g, f"unit {INFANTRY}")
    assert open_to(g, "join") == {"g-6-id", "g-12-id"}
    do(g, "join g-6-id")
    assert open_to(g, "join") == set()


@pytest.mark.rule("victory-roads", "6.7.6")
@pytest.mark.parametrize(("neighbour", "held"), [("s-60-rc", True), ("s-hq-3-bel", False)])
def test_headquarters_next_to_it_hold_nobody(neighbour: str, held: bool) -> None:
    g = field({MINSK: INFANTRY, "5425": neighbour, "5125": "g-6-id"}, step=AXIS, head=under(MINSK))
    assert (MINSK in open_to(g, "free")) != held
    until(g, "move-unit-axis")
    assert (INFANTRY in open_to(g, "unit")) != held


@pytest.mark.rule("victory-roads", "6.7.6")
def test_the_last_division_neither_sails_nor_exploits_nor_advances() -> None:
    places = {"4402": INFANTRY, "4503": "s-60-rc", "4314": "g-6-id"}
    g = field(places, step=AXIS, head=under("4402") + "ships = 3")
    until(g, "move-unit-axis")
    assert open_to(g, "ship") == {"g-6-id"}
    head = under("4402") + f'exploiting = ["{INFANTRY}", "g-6-id"]'
    g = field(places, step="axis-exploitation", head=head)
    assert INFANTRY not in open_to(g, "unit")
    for halted in (False, True):
        places = {MINSK: "g-3-ss-pz-totenkopf", "5427": "s-1-rc", "5425": "s-60-rc", "5125": "g-hq-4-armee"}
        head = under(*([MINSK] if halted else [])) + WEAK
        g = field(places, 6, 6, step="axis-combat", head=head)
        fight(g, "g-3-ss-pz-totenkopf", "5427")
        assert at(g, "s-1-rc") == "pile"
        assert (asked(g) == "advance") != halted


@pytest.mark.rule("victory-roads", "6.7.6")
def test_without_soviets_beside_it_the_marker_may_be_taken_off() -> None:
    g = field({MINSK: INFANTRY, BERLIN: "g-6-id garrison-1"}, step=AXIS, head=under(MINSK, BERLIN))
    assert open_to(g, "free") == {MINSK, BERLIN}
    do(g, f"free {BERLIN}")
    assert halts(g) == {MINSK}
    assert at(g, "garrison-1") == "waiting"
    assert BERLIN not in open_to(g, "place"), "it is not given anew in the same phase"


# Who comes in (6.7.7)


@pytest.mark.rule("victory-roads", "6.7.7a")
@pytest.mark.parametrize(("cut_off", "stops"), [(INFANTRY, True), ("", False)])
def test_a_unit_that_enters_where_it_binds_stops_there(cut_off: str, stops: bool) -> None:
    places = {MINSK: INFANTRY, "5326": PANZER} | RING
    g = field(places, step=AXIS, head=under(MINSK, oos=cut_off))
    until(g, "move-unit-axis")
    do(g, f"unit {PANZER}", f"to {MINSK}")
    assert (open_to(g, "to") == set()) == stops


@pytest.mark.rule("victory-roads", "6.7.7a", "1.11.2b")
def test_who_is_too_many_under_a_marker_is_eliminated() -> None:
    places = {MINSK: f"{INFANTRY} g-6-id g-12-id", "5326": PANZER} | RING
    g = field(places, step=AXIS, head=under(MINSK, oos=f"{INFANTRY} g-6-id g-12-id"))
    until(g, "move-unit-axis")
    move(g, PANZER, MINSK)
    do(g, "done")
    assert asked(g) == "overstacked"
    assert open_to(g, "lose") == {INFANTRY, "g-6-id", "g-12-id", PANZER}


# Garrisons, and markers that go (6.7.8, 6.7.9)


@pytest.mark.rule("victory-roads", "6.7.9")
@pytest.mark.parametrize("by_train", [False, True])
def test_a_plain_marker_goes_with_the_last_division(by_train: bool) -> None:
    g = field({MINSK: f"{INFANTRY} g-hq-4-armee h-20-gy"}, step=AXIS, head=under(MINSK) + "rail = 1")
    until(g, "move-unit-axis")
    if by_train:
        do(g, f"train {INFANTRY}", "to 5125")
    else:
        move(g, INFANTRY, "5327")
    assert halts(g) == set(), "headquarters and allies do not keep it"
    assert told(g, "halt-lifted") == [{"space": MINSK}]


@pytest.mark.rule("victory-roads", "6.7.9", "6.7.8a")
def test_a_garrison_stays_when_the_divisions_have_gone() -> None:
    g = field({BERLIN: f"{INFANTRY} garrison-1"}, step=AXIS, head=under(BERLIN))
    until(g, "move-unit-axis")
    move(g, INFANTRY, "1233")
    assert halts(g) == {BERLIN}
    assert at(g, "garrison-1") == BERLIN


@pytest.mark.rule("victory-roads", "6.7.10", "15.2.1c")
@pytest.mark.parametrize(("halted", "mood"), [(True, 8), (False, 7)])
def test_losing_a_city_costs_one_more_without_a_haltebefehl(halted: bool, mood: int) -> None:
    places = {"5425": "s-60-rc", "5125": INFANTRY}
    head = f"mood = 9\n{under(*([MINSK] if halted else []))}"
    g = field(places, step="soviet-movement", head=head, axis=MINSK)
    move(g, "s-60-rc", MINSK)
    assert g.state.mood == mood, "a major city outside Germany is worth 1"
    assert halts(g) == set()


@pytest.mark.rule("victory-roads", "6.7.7b")
@pytest.mark.parametrize(("roll", "halted", "into"), [(7, True, True), (9, True, False), (9, False, True)])
def test_a_unit_may_retreat_into_such_a_hex_but_not_through_it(roll: int, halted: bool, into: bool) -> None:
    others = {"6610": "g-12-id"}
    head = 'halts = ["6610"]' if halted else ""
    g = battle(TWO, "s-2g-tk s-3g-tk", roll, others=others, head=head)
    until(g, "retreat-unit")
    unit = min(open_to(g, "unit"))
    do(g, f"unit {unit}")
    assert asked(g) == "retreat"
    if into:  # to the north-west or south-west
        assert open_to(g, "to") == {"6610", "6611"}, "DR is one hex, DR2 two"
    else:
        assert at(g, unit) == "6611", "there was no other way"


@pytest.mark.rule("victory-roads", "6.7.8b", "6.7.8a")
def test_a_garrison_takes_a_loss_only_when_it_is_alone() -> None:
    # One step is lost by the defender; the major city makes nothing of DR.
    for there, left in ((f"{INFANTRY} garrison-1", PEST), ("garrison-1", "waiting")):
        head = under(PEST, oos=there) + f'reduced = ["{INFANTRY}"]'
        places = {PEST: there, "2955": "s-2g-tk s-3g-tk s-16g-rc"}
        g = field(places, *pair(2), head=head, step="soviet-combat")
        fight(g, "s-2g-tk s-3g-tk s-16g-rc", PEST)
        until(g, "advance", "exploit", "exploit-unit", "combat", "new-corps", "rebuild", "priority")
        assert at(g, there.split()[0]) in ("eliminated", "waiting"), "one step was lost"
        assert at(g, "garrison-1") == left


@pytest.mark.rule("victory-roads", "6.7.8b")
def test_the_german_player_cannot_choose_the_garrison_while_others_are_there() -> None:
    places = {PEST: f"{TWO} garrison-1", "2955": "s-2g-tk s-3g-tk s-16g-rc"}
    head = under(PEST, oos=f"{TWO} garrison-1") + "reduced = []"
    g = field(places, *pair(7), head=head, step="soviet-combat")
    fight(g, "s-2g-tk s-3g-tk s-16g-rc", PEST)
    plainly(g)  # armour far from all theatres loses a step
    assert (asked(g), side_to_act(g)) == ("loss", "axis")
    assert open_to(g, "lose") == set(TWO.split())


@pytest.mark.rule("victory-roads", "6.7.9", "6.5.2a")
def test_the_marker_comes_off_as_soon_as_the_last_division_has_sailed() -> None:
    head = f'halts = ["4402"]\nships = 3\n{hands()}'
    g = field({"4402": f"{INFANTRY} g-6-id", "4314": "g-30-id"}, step=AXIS, head=head)
    until(g, "move-unit-axis")
    do(g, f"ship {INFANTRY}", "to 4314")
    assert halts(g) == {"4402"}
    do(g, "ship g-6-id", "to 4314")
    assert g.state.phase == AXIS
    assert halts(g) == set()


@pytest.mark.rule("victory-roads", "6.7.11", "support-stalin")
@pytest.mark.parametrize(("halted", "change"), [("", 0), ("6225", -1), ("1133", 0)])
def test_stalin_is_angrier_with_a_haltebefehl_in_reach_of_his_theatre(halted: str, change: int) -> None:
    places = {"6225": INFANTRY, BERLIN: "g-6-id"}
    head = f"halts = {halted.split()}\n{hands(centre_north='stalin')}"
    g = field(places, step="soviet-support", head=head)
    while not told(g, "stalin"):
        plainly(g)
    assert told(g, "stalin")[-1]["change"] == change
