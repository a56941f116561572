"""What each Axis support marker does as an event (5.5.1): where it may go, and what comes of it."""

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
from tests.games.stalingrad_roads.table import asked, assess, at, attack, do, field, number, open_to, unit_set
from tests.support import told

FRONT = {
    "1827": "sov-47g sov-346",
    "1826": "sov-1tk sov-8kk",
    "1727": "ger-62",
    "1627": "ger-22pz",
    "1526": "rom-14",
    "2028": "sov-hq-southwest",
    "1324": "rom-hq-3",
    "1430": "ger-hq-6a",
}
NO_DRAW = "approval = 0\nmanstein = 0\n"
CLEAR = 'sky = "clear"\n'
POCKET = '["ger-71", "ger-389"]\n'
BESIEGED = f'oos = {POCKET}besieged = {POCKET}level = 9\nfortress = "1333"\ndeclared = 3\n'


def phase(
    *dice: int, units: dict[str, str] | None = None, head: str = "", turn: int = 5, **boxes: str
) -> StalingradTable:
    """An Axis support phase in which nothing is drawn."""
    text = hands(**boxes) + head + ("" if "approval" in head else NO_DRAW) + ("" if "sky" in head else CLEAR)
    return field(units or FRONT, *dice, step="axis-support", head=text, turn=turn)


def fight(
    side: str, *marks: str, dice: tuple[int, ...] = (), units: dict[str, str] | None = None, head: str = ""
) -> StalingradTable:
    """A combat phase of a side, with these markers on the map."""
    text = hands() + on_map(*marks) + CLEAR + head
    return field(units or FRONT, *dice, step=f"{side}-combat", head=text)


# ---- alarm units


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.2.1c", "5.1.3")
@pytest.mark.parametrize(("kind", "unit", "defence"), [("alarm", "alarm-1", 1), ("alert", "alert-1", 2)])
def test_an_alarm_unit_is_put_on_the_map_as_a_unit(kind: str, unit: str, defence: int) -> None:
    g = phase(axis=f"{kind} pak88", units=FRONT | {"waiting": "alarm-1 alarm-2 alarm-3 alert-1 alert-2"})
    deploy(g, kind, "1727")
    assert at(g, unit) == "1727"
    assert box(g, "axis") == ["pak88"]
    number_ = g.rules.unit[unit]
    assert (g.attack(number_), g.defence(number_), g.movement(number_)) == (0, defence, 1)
    assert deployed(g) == []


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_alarm_units_come_with_axis_units_or_in_axis_towns_that_are_not_hard_pressed() -> None:
    """Perelazovsky 1627 holds Germans; at Bokovskaya two Soviet units are near, at Kashary three."""
    units = FRONT | {"waiting": "alarm-1", "1724": "sov-1 sov-153", "1622": "sov-197 sov-203 sov-266"}
    g = phase(axis="alarm pak88", units=units)
    found = places(g, "alarm")
    assert {"1727", "1627", "1526", "1324", "1430"} <= found
    assert "1624" in found, "two Soviet units near by"
    assert "1523" not in found, "three of them"
    assert not found & {"1827", "1826", "2028", "1726"}, "not where Soviets are, nor in the open"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "10.4.3-support")
@pytest.mark.parametrize(
    ("kind", "flown", "inside"), [("alarm", True, False), ("alert", True, True), ("alert", False, False)]
)
def test_inside_the_fortress_only_alert_battalions_that_are_flown_in(
    kind: str, flown: bool, inside: bool
) -> None:
    units = {
        "1334": "ger-71",
        "1434": "ger-389",
        "1125": "ger-62",
        "waiting": "alarm-1 alert-1",
        "1332": "sov-38",
    }
    landed = '[{ event = "support", space = "1334" }]' if flown else "[]"
    g = phase(axis=f"{kind} pak88", units=units, head=BESIEGED + f"landed = {landed}\nairlift = []\n")
    found = places(g, kind)
    assert ("1334" in found) == inside
    assert "1125" in found
    if inside:
        deploy(g, kind, "1334")
        assert at(g, "alert-1") == "1334"
        assert (g.state.landed, g.state.airlift) == ((), ("support",)), "the aircraft is turned over"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.3b")
def test_an_alarm_unit_that_is_lost_can_be_drawn_again() -> None:
    units = FRONT | {"1727": "alarm-1", "1828": "sov-50g"}
    g = fight("soviet", dice=(5, 5), units=units)
    attack(g, "1727", "sov-47g", "sov-346")
    until(g, "advance", "combat", "exploit")
    assert at(g, "alarm-1") == "waiting"
    assert pool(g, "axis") == ["alarm"]


@pytest.mark.rule("stalingrad-roads", "5.5.1", "1.11.3")
def test_alarm_units_take_no_room() -> None:
    g = phase(axis="alarm pak88", units=FRONT | {"waiting": "alarm-1", "1727": "ger-62 ger-294 ger-298"})
    deploy(g, "alarm", "1727")
    until(g, "off-road", "move-unit")
    assert at(g, "alarm-1") == "1727"
    assert not told(g, "eliminated")


# ---- with a unit


@pytest.mark.rule("stalingrad-roads", "5.5.1", "8.5.2")
def test_pak88_adds_two_to_the_defence_of_its_stack() -> None:
    g = fight("soviet", "pak88@ger-62")
    assert assess(g, "1727", "sov-1tk").defence == 5 + 2
    assert assess(fight("soviet"), "1727", "sov-1tk").defence == 5


@pytest.mark.rule("stalingrad-roads", "5.5.1")
@pytest.mark.parametrize("armoured", [True, False])
def test_pak88_cost_an_armoured_attack_a_step_more(armoured: bool) -> None:
    """18 to 7 is 2/1; an 8 costs the attacker nothing by the table."""
    units = FRONT | {"1826": "sov-1tk sov-26tk sov-8kk"}
    off = "superiority = []\n"
    g = fight("soviet", "pak88@ger-62", dice=(4, 4), units=units, head=off)
    attack(g, "1727", "sov-1tk", "sov-26tk", "sov-8kk")
    do(g, "armoured" if armoured else "done")
    if armoured:
        assert (asked(g), open_to(g, "lose")) == ("loss", {"sov-1tk", "sov-26tk"})
        do(g, "lose sov-1tk")
    assert g.state.reduced & unit_set(g, "sov-1tk", "sov-26tk", "sov-8kk") == (
        unit_set(g, "sov-1tk") if armoured else 0
    )


@pytest.mark.rule("stalingrad-roads", "5.5.1", "10.4.3-support", "10.2.3b")
def test_pak88_reach_besieged_units_only_by_air() -> None:
    units = {"1334": "ger-71", "1434": "ger-389", "1125": "ger-62", "1332": "sov-38"}
    g = phase(axis="pak88 hollidt", units=units, head=BESIEGED + "airlift = []\n")
    assert places(g, "pak88") == {"ger-62"}
    head = BESIEGED + 'landed = [{ event = "support", space = "1434" }]\nairlift = []\n'
    g = phase(axis="pak88 hollidt", units=units, head=head)
    assert places(g, "pak88") == {"ger-62", "ger-71", "ger-389"}
    assert places(g, "hollidt") == {"ger-62"}, "no other marker helps the besieged"
    deploy(g, "pak88", "ger-71")
    assert (deployed(g), g.state.landed) == (["pak88@ger-71"], ())


@pytest.mark.rule("stalingrad-roads", "5.5.1", "8.5.6")
def test_hoth_leads_armour_and_shifts_its_attacks() -> None:
    g = phase(axis="hoth hollidt", units=FRONT | {"1628": "ger-14pz ger-29mot", "1629": "kg-pz-1"})
    assert places(g, "hoth") == {"ger-22pz", "ger-14pz", "kg-pz-1"}
    units = FRONT | {"1727": "ger-14pz ger-24pz", "1827": "sov-346"}
    g = fight("axis", "hoth@ger-14pz", units=units)
    attack(g, "1827", "ger-14pz")
    assert told(g, "odds")[-1]["odds"] == "3/1", "6 to 3 is 2/1"
    g = fight("axis", "hoth@ger-14pz", units=units)
    attack(g, "1827", "ger-24pz")
    assert told(g, "odds")[-1]["odds"] == "2/1"


@pytest.mark.rule("stalingrad-roads", "5.5.1")
@pytest.mark.parametrize("armoured", [True, False])
def test_hoth_makes_more_of_the_success_of_an_armoured_attack(armoured: bool) -> None:
    """12 to 3, 4/1 and 5/1 with him; a 7 brings E."""
    units = FRONT | {"1727": "ger-14pz ger-24pz", "1827": "sov-346"}
    g = fight("axis", "hoth@ger-14pz", dice=(3, 4), units=units, head="superiority = []\n")
    attack(g, "1827", "ger-14pz", "ger-24pz")
    do(g, *(["armoured"] if armoured else []), "done")
    assert told(g, "result")[-1]["attacking"] == ("E2" if armoured else "E")


@pytest.mark.rule("stalingrad-roads", "5.5.1")
@pytest.mark.parametrize(
    ("dice", "without", "with_him"), [((5, 4), "DR", "S"), ((6, 4), "DR2", "DR"), ((4, 4), "S", "S")]
)
def test_hollidt_strengthens_the_defence_and_eases_retreats(
    dice: tuple[int, int], without: str, with_him: str
) -> None:
    """18 to 5 with him 18 to 7: 3/1 and 2/1; 47 Guards and their neighbour make it 2/1 without him."""
    off = "superiority = []\n"
    units = FRONT | {"1826": "sov-1tk sov-8kk"}
    g = fight("soviet", dice=dice, units=units, head=off)
    attack(g, "1727", "sov-1tk", "sov-8kk")
    until(g, "declare", "loss", "retreat", "hold-or-retreat", "advance", "exploit", "combat")
    assert told(g, "odds")[-1]["odds"] == "2/1"
    while not told(g, "result"):
        do(g, "done")
    assert told(g, "result")[-1]["defending"] == without
    g = fight("soviet", "hollidt@ger-62", dice=dice, units=units, head=off)
    attack(g, "1727", "sov-1tk", "sov-8kk", "sov-47g")
    assert (told(g, "odds")[-1]["defence"], told(g, "odds")[-1]["odds"]) == (7, "2/1")
    while not told(g, "result"):
        do(g, "done")
    assert told(g, "result")[-1]["defending"] == with_him


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.5")
def test_nebelwerfer_help_in_attack_and_defence_once_a_phase() -> None:
    g = fight("axis", "nebelwerfer@ger-62", units=FRONT | {"1827": "sov-346"})
    attack(g, "1827", "ger-62")
    do(g, "use nebelwerfer")
    assert told(g, "odds")[-1]["odds"] == "3/1", "4 to 3 is 1/1"
    assert [marker.used for marker in g.state.markers] == [True]
    g = fight("soviet", "nebelwerfer@ger-62")
    attack(g, "1727", "sov-1tk")
    assert asked(g) == "combat-supports"
    do(g, "use nebelwerfer")
    assert told(g, "odds")[-1]["defence"] == 5 + 2


@pytest.mark.rule("stalingrad-roads", "5.5.1", "8.8.1")
def test_tigers_strengthen_armour_and_may_go_in_place_of_its_first_step() -> None:
    g = phase(axis="tigers trains", units=FRONT | {"1628": "ger-14pz ger-29mot"}, turn=8)
    assert places(g, "tigers") == {"ger-22pz", "ger-14pz"}
    units = FRONT | {"1727": "ger-14pz"}
    g = fight("axis", "tigers@ger-14pz", units=units)
    assert assess(g, "1827", "ger-14pz").attack == 6 + 3
    g = fight("soviet", "tigers@ger-14pz", dice=(4, 4), units=units, head="superiority = []\n")
    assert assess(g, "1727", "sov-1tk").defence == 5 + 2
    attack(g, "1727", "sov-1tk", "sov-8kk", "sov-47g")
    until(g, "loss", "loss-first")
    do(g, "spare tigers")
    assert (deployed(g), pool(g, "axis")) == ([], ["tigers"])
    assert not g.state.reduced & unit_set(g, "ger-14pz")


# ---- aircraft


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.7b")
@pytest.mark.parametrize("die", [4, 5])
def test_the_luftwaffe_bombs_a_soviet_stack(die: int) -> None:
    g = phase(die, axis="luftwaffe trains")
    deploy(g, "luftwaffe", "1827")
    assert (asked(g), open_to(g, "choose")) == ("bombing", {"bombing", "ground-support"})
    do(g, "choose bombing")
    assert deployed(g) == []
    assert g.state.played[0] == ("luftwaffe",)
    assert (asked(g) == "loss") == (die >= 5)
    if die >= 5:
        assert (tuple(g.to_act), open_to(g, "lose")) == (("soviet",), {"sov-47g", "sov-346"})
        do(g, "lose sov-346")
        assert g.state.reduced == unit_set(g, "sov-346")


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_or_it_stays_to_support_the_troops() -> None:
    g = phase(axis="luftwaffe trains")
    assert {"1827", "1727", "1526"} <= places(g, "luftwaffe")
    deploy(g, "luftwaffe", "1827")
    do(g, "choose ground-support")
    assert deployed(g) == ["luftwaffe@1827"]
    g = phase(axis="luftwaffe trains")
    deploy(g, "luftwaffe", "1727")
    assert deployed(g) == ["luftwaffe@1727"], "over friends there is nothing to bomb"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "3.3b")
@pytest.mark.parametrize(
    ("sky", "hexes", "helps"),
    [
        ("clear", 0, True),
        ("clear", 2, True),
        ("clear", 3, False),
        ("overcast", 0, True),
        ("overcast", 1, False),
    ],
)
@pytest.mark.parametrize("attacking", [True, False])
def test_the_luftwaffe_helps_near_by(sky: str, hexes: int, helps: bool, attacking: bool) -> None:
    target = "1827" if attacking else "1727"
    ring = within(target, hexes) - (within(target, hexes - 1) if hexes else set())
    head = hands() + on_map(f"luftwaffe@{max(ring)}") + f'sky = "{sky}"\n'
    units = FRONT | {"1827": "sov-346"}
    g = field(units, step=f"{'axis' if attacking else 'soviet'}-combat", head=head)
    attack(g, target, "ger-62" if attacking else "sov-1tk")
    assert (asked(g) == "combat-supports") == helps
    if helps:
        do(g, "use luftwaffe")
        (last,) = told(g, "odds")
        assert last["odds"] == "2/1" if attacking else last["defence"] == 5 + 2


@pytest.mark.rule("stalingrad-roads", "5.5.1", "10.2.3b")
def test_the_luftwaffe_does_not_help_the_besieged_to_defend() -> None:
    units = {"1334": "ger-71", "1434": "ger-389", "1332": "sov-38", "1333": "ger-371", "1433": "ger-94"}
    head = BESIEGED.replace('["ger-71", "ger-389"]', '["ger-71", "ger-389", "ger-371", "ger-94"]')
    units["1332"] = "sov-1tk sov-26tk sov-4tk"
    g = fight("soviet", "luftwaffe@1333", units=units, head=head)
    attack(g, "1333", "sov-1tk", "sov-26tk", "sov-4tk")
    assert asked(g) != "combat-supports"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "10.4-mod-c", "5.5.2")
@pytest.mark.parametrize("sky", ["overcast", "blizzard"])
@pytest.mark.parametrize("called", [True, False])
def test_goering_helps_the_airlift_but_not_in_a_blizzard(sky: str, called: bool) -> None:
    units = {"1334": "ger-71", "1434": "ger-389", "1332": "sov-38"}
    head = hands(axis="goering pak88") + BESIEGED + f'sky = "{sky}"\n' + NO_DRAW
    held = "1333 1433 1334 1434 1023 1125"
    g = field(units, step="stalingrad-supply", head=head, axis=held)
    if sky == "blizzard":
        assert asked(g) != "goering"
        assert "goering" in box(g, "axis")
        return
    assert asked(g) == "goering"
    base = 0 if g.closed() else 1
    do(g, "play goering" if called else "done")
    (facts,) = told(g, "airlift")
    assert facts["modifier"] == base + called
    assert ("goering" in box(g, "axis")) != called


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.2", "3.3b")
@pytest.mark.parametrize(
    ("sky", "hex_", "helps"), [("clear", "1526", True), ("clear", "1523", False), ("overcast", "1726", False)]
)
def test_rudel_halves_a_soviet_corps_in_his_reach(sky: str, hex_: str, helps: bool) -> None:
    """7 and 4 attack: with the tanks halved it is 4 and 4."""
    head = hands() + on_map(f"rudel@{hex_}") + f'sky = "{sky}"\n'
    g = field(FRONT, 3, step="soviet-combat", head=head)
    attack(g, "1727", "sov-1tk", "sov-8kk")
    assert (asked(g) == "combat-supports") == helps
    if helps:
        do(g, "use rudel")
        assert told(g, "odds")[-1]["attack"] == 4 + 4
        assert [marker.used for marker in g.state.markers] == [True]
        g.renew_markers()
        assert [marker.used for marker in g.state.markers] == [True], "once a turn"
    else:
        assert told(g, "odds")[-1]["attack"] == 7 + 4


@pytest.mark.rule("stalingrad-roads", "5.5.1")
@pytest.mark.parametrize("die", [5, 6])
def test_on_a_six_rudels_victim_loses_a_step(die: int) -> None:
    units = FRONT | {"1826": "sov-1tk sov-26tk"}
    g = field(units, die, step="soviet-combat", head=hands() + on_map("rudel@1727") + CLEAR)
    attack(g, "1727", "sov-1tk", "sov-26tk")
    do(g, "use rudel")
    assert (asked(g), open_to(g, "unit")) == ("rudel", {"sov-1tk", "sov-26tk"})
    do(g, "unit sov-26tk")
    assert g.state.reduced == (unit_set(g, "sov-26tk") if die == 6 else 0)


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_rudel_also_weakens_a_corps_that_is_attacked() -> None:
    units = FRONT | {"1727": "ger-62 ger-294"}
    g = field(units, 1, step="axis-combat", head=hands() + on_map("rudel@1727") + CLEAR)
    attack(g, "1826", "ger-62", "ger-294")
    do(g, "use rudel")
    assert told(g, "odds")[-1]["defence"] == 3 + 2, "6 halved, and 2 of the cavalry"


# ---- Discord at OKH


def discord(*dice: int, head: str = "", axis: str = "discord pak88", axis_pool: str = "") -> StalingradTable:
    """Discord at OKH is in the box."""
    return phase(*dice, head=head, axis=axis, axis_pool=axis_pool)


@pytest.mark.rule("stalingrad-roads", "5.5.7a", "1.5.3")
def test_discord_is_played_at_once_before_anything_is_deployed() -> None:
    g = discord(4, axis="discord luftwaffe")
    assert asked(g) == "deploy-first"
    assert [facts["die"] for facts in told(g, "discord")] == [4]
    assert box(g, "axis") == ["luftwaffe"]
    assert g.state.played[0] == ("discord",)


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
@pytest.mark.parametrize(("die", "approval", "manstein"), [(1, 4, 0), (4, 5, 0), (5, 5, 1), (3, 5, 0)])
def test_discord_moves_approval_or_manstein(die: int, approval: int, manstein: int) -> None:
    """Both draw nothing here, for there is no pool."""
    g = discord(die, head="approval = 5\nmanstein = 0\n")
    assert (g.state.approval, g.state.manstein) == (approval, manstein)
    assert g.state.no_rail == (die == 3)


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_discord_does_not_lift_manstein_above_seven() -> None:
    g = discord(5, head="approval = 5\nmanstein = 7\n")
    assert g.state.manstein == 7


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_discord_2_lets_the_soviets_name_a_headquarters_that_stays() -> None:
    units = FRONT | {"1125": "ger-hq-hollidt"}
    g = phase(2, axis="discord pak88", units=units)
    assert (asked(g), tuple(g.to_act)) == ("name-hq", ("soviet",))
    assert open_to(g, "unit") == {"ger-hq-6a", "ger-hq-hollidt"}, "not the Romanian one"
    do(g, "unit ger-hq-hollidt")
    until(g, "move-unit")
    assert "ger-hq-hollidt" not in open_to(g, "unit")
    assert "ger-hq-6a" in open_to(g, "unit")


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_discord_3_stops_all_trains_of_the_turn() -> None:
    g = discord(3)
    assert g.rail_barred() & 1 << number(g, "1125")


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_discord_6_brings_a_marker() -> None:
    g = discord(6, axis="discord pak88", axis_pool="hoth")
    assert (box(g, "axis"), pool(g, "axis")) == (["hoth", "pak88"], [])


# ---- the others


@pytest.mark.rule("stalingrad-roads", "5.5.1", "7.4")
def test_a_german_pontoon_unit_lies_with_supplied_troops_beside_water() -> None:
    units = FRONT | {"1729": "ger-298", "1331": "rom-5"}
    g = phase(axis="axis-pontoon pak88", units=units, head='oos = ["rom-5"]\n')
    wet = {g.facts.board.names[space] for space in g.facts.WATER}
    assert places(g, "axis-pontoon") == {"1727", "1627", "1526", "1729"} & wet
    deploy(g, "axis-pontoon", "1729")
    assert deployed(g) == ["axis-pontoon@1729"]


@pytest.mark.rule("stalingrad-roads", "5.5.1", "7.3.1")
def test_extra_trains_bring_two_rail_points() -> None:
    g = phase(axis="trains pak88", head="rail = 4\n")
    deploy(g, "trains")
    assert g.state.rail == 6
    assert g.state.played[0] == ("trains",)


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_workshops_mend_german_armour_for_nothing() -> None:
    units = {"1125": "ger-hq-hollidt", "1124": "ger-14pz ger-62", "1123": "rom-1pz", "1827": "sov-47g"}
    head = hands(axis="workshops pak88") + NO_DRAW + 'reduced = ["ger-14pz", "ger-62", "rom-1pz"]\n'
    g = field(units, step="axis-reinforcement", head=head)
    until(g, "rebuild")
    assert open_to(g, "repair") == {"ger-14pz"}
    do(g, "repair ger-14pz")
    assert not g.state.reduced & unit_set(g, "ger-14pz")
    assert (box(g, "axis"), g.state.played[0]) == (["pak88"], ("workshops",))


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_the_intervention_reserve_comes_to_the_attacked_hex_and_defends() -> None:
    head = hands(axis="intervention pak88") + CLEAR
    g = field(FRONT, step="soviet-combat", head=head)
    attack(g, "1727", "sov-1tk")
    assert (asked(g), tuple(g.to_act), open_to(g, "play")) == ("intervene", ("axis",), {"intervention"})
    do(g, "play intervention")
    assert "ger-22pz" in open_to(g, "unit")
    assert "rom-14" not in open_to(g, "unit"), "a German unit"
    do(g, "unit ger-22pz", "to 1727")
    until(g, "declare", "combat", "intervene")
    if asked(g) == "intervene":
        do(g, "decline")
    assert told(g, "odds")[-1]["defence"] == 5 + 3
    assert g.state.played[0] == ("intervention",)


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_an_elastic_defence_gives_way_before_the_blow() -> None:
    head = hands(axis="elastic pak88") + CLEAR
    g = field(FRONT, step="soviet-combat", head=head)
    attack(g, "1727", "sov-1tk")
    do(g, "play elastic")
    until(g, "advance")
    assert at(g, "ger-62") != "1727"
    assert not told(g, "odds"), "the attack does not take place"
    assert g.state.fought == unit_set(g, "sov-1tk"), "but it counts as made"
    do(g, "advance sov-1tk")
    assert at(g, "sov-1tk") == "1727"


@pytest.mark.rule("stalingrad-roads", "5.5.1")
@pytest.mark.parametrize(
    ("units", "head"), [({"1727": "rom-14", "1526": "ger-298"}, ""), ({}, 'oos = ["ger-62"]\n')]
)
def test_elastic_defence_is_for_supplied_stacks_with_germans(units: dict[str, str], head: str) -> None:
    g = field(FRONT | units, step="soviet-combat", head=hands(axis="elastic pak88") + CLEAR + head)
    attack(g, "1727", "sov-1tk")
    assert (asked(g), open_to(g, "play")) == ("intervene", set()), "asked all the same: it tells nothing"


@pytest.mark.rule("stalingrad-roads", "1.5.2b", "1.5.2-ex", "5.5.2")
@pytest.mark.parametrize("kind", ["luftwaffe", "rudel", "goering", "alarm", "tigers"])
def test_any_marker_pays_for_an_armoured_step_even_aircraft_in_a_blizzard(kind: str) -> None:
    units = {"1125": "ger-hq-hollidt", "1124": "ger-14pz", "1827": "sov-47g"}
    head = hands(axis=kind) + 'approval = 7\nsky = "blizzard"\nreduced = ["ger-14pz"]\n'
    g = field(units, step="axis-reinforcement", head=head, turn=8)
    until(g, "rebuild")
    do(g, "rebuild ger-14pz")
    assert not g.state.reduced
    assert box(g, "axis") == []
    assert g.state.played[0] == (kind,)


@pytest.mark.rule("stalingrad-roads", "1.5.2b", "1.5.3")
def test_markers_with_a_white_circle_are_never_spent() -> None:
    head = hands(axis="discord pak88", stavka="stalin shortage-test flak") + oms() + NO_DRAW
    assert places_to_give(field(FRONT, step="axis-movement", head=head)) == {"pak88"}
    assert places_to_give(field(FRONT, step="soviet-movement", head=head)) == {"flak"}


def places_to_give(g: StalingradTable) -> set[str]:
    """What may be spent on strategic movement."""
    assert asked(g) == "off-road"
    return open_to(g, "give")
