"""What each Soviet support marker does as an event (5.5.1): where it may go, and what comes of it."""

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
from tests.support import offered, prompt, told

FRONT = {
    "1827": "sov-47g sov-346",
    "1826": "sov-1tk sov-8kk",
    "1727": "rom-14",
    "1627": "ger-22pz",
    "1526": "ger-62",
    "2028": "sov-hq-southwest",
    "1324": "rom-hq-3",
}
EAGER = oms(minor_a="1727") + "launched = 5\n"
POCKET = '["ger-71", "ger-389"]\n'
BESIEGED = f'oos = {POCKET}besieged = {POCKET}level = 9\nfortress = "1333"\ndeclared = 3\n'
CLEAR, OVERCAST = 'sky = "clear"\n', 'sky = "overcast"\n'


def phase(
    *dice: int, units: dict[str, str] | None = None, head: str = "", held: str = "", **boxes: str
) -> StalingradTable:
    """A Soviet support phase; minor A stands at 1727, and its roll brings nothing."""
    text = (held or hands(**boxes)) + (head if "offensives" in head else EAGER + head)
    return field(units or FRONT, *dice, step="soviet-support", head=text, drawn=2)


def fight(
    *marks: str,
    dice: tuple[int, ...] = (),
    units: dict[str, str] | None = None,
    head: str = "",
    step: str = "",
) -> StalingradTable:
    """A Soviet combat phase with these markers on the map."""
    text = hands() + on_map(*marks) + (head or CLEAR)
    return field(units or FRONT, *dice, step=step or "soviet-combat", head=text)


def odds(g: StalingradTable) -> str:
    """The odds of the last attack."""
    found: str = told(g, "odds")[-1]["odds"]
    return found


# ---- artillery and Katyushas


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.4b", "8.5.6")
@pytest.mark.parametrize(("kind", "shifted"), [("artillery-2", "3/1"), ("artillery-3", "4/1")])
def test_artillery_shifts_an_attack_in_which_its_unit_takes_part(kind: str, shifted: str) -> None:
    g = fight(f"{kind}@sov-47g")
    attack(g, "1727", "sov-47g")
    do(g, f"use {kind}")
    assert odds(g) == shifted, "3 to 3 is 1/1"
    g = fight(f"{kind}@sov-47g")
    attack(g, "1727", "sov-346", "sov-8kk")
    assert asked(g) != "combat-supports", "its unit does not attack"
    assert odds(g) == "2/1"


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_artillery_goes_with_supplied_units_that_are_no_armour() -> None:
    g = phase(minor_a="artillery-2 artillery-3 katyusha", head='oos = ["sov-346"]\n')
    assert places(g, "artillery-2") == places(g, "artillery-3") == {"sov-47g", "sov-8kk"}
    assert places(g, "katyusha") == {"sov-47g", "sov-8kk", "sov-1tk"}


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.5")
@pytest.mark.parametrize("die", [3, 4])
def test_katyushas_may_cost_the_defender_a_step_before_the_odds(die: int) -> None:
    g = fight("katyusha@sov-47g", dice=(die,))
    attack(g, "1727", "sov-47g")
    assert asked(g) == "katyusha"
    do(g, "use katyusha")
    assert told(g, "odds")[0]["defence"] == (1 if die >= 4 else 3)


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.5")
def test_katyushas_fire_once_a_phase_and_only_with_their_unit() -> None:
    units = FRONT | {"1828": "sov-277", "1728": "rom-6"}
    g = fight("katyusha@sov-47g", units=units)
    attack(g, "1728", "sov-346", "sov-277")
    assert asked(g) != "katyusha"
    g = fight("katyusha@sov-47g", units=units)
    attack(g, "1727", "sov-47g")
    do(g, "use katyusha")
    assert all(marker.used for marker in g.state.markers)


# ---- tank brigades, breakthrough


@pytest.mark.rule("stalingrad-roads", "5.5.1", "8.6.3b")
def test_a_tank_brigade_adds_three_and_makes_its_unit_count_as_armour() -> None:
    """One black unit and one that the brigade makes black and white: an armoured attack."""
    g = fight("tank-brigade@sov-47g")
    assert assess(g, "1727", "sov-47g").attack == 3 + 3
    assert assess(g, "1727", "sov-346").attack == 2
    units = FRONT | {"1826": "sov-1tk"}
    for marks, armoured in ((["tank-brigade@sov-47g"], True), ([], False)):
        g = fight(*marks, units=units)
        attack(g, "1727", "sov-47g", "sov-1tk")
        assert (prompt(g, "soviet") == "declare" and offered(g, "soviet", "armoured") == {""}) == armoured


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_a_tank_brigade_goes_with_a_unit_that_is_no_armour_supplied_or_not() -> None:
    g = phase(stavka="tank-brigade novikov", head='oos = ["sov-346"]\n')
    assert places(g, "tank-brigade") == {"sov-47g", "sov-346", "sov-8kk"}


@pytest.mark.rule("stalingrad-roads", "5.5.1", "8.8.1")
def test_a_tank_brigade_may_go_in_place_of_the_first_step_of_an_armoured_attack() -> None:
    """13 to 4 is 3/1; a 5 costs each side a step."""
    units = FRONT | {"1727": "ger-22pz rom-8c", "1627": "ger-298"}
    g = fight("tank-brigade@sov-47g", dice=(4, 1), units=units, head='sky = "clear"\nreduced = ["rom-8c"]\n')
    attack(g, "1727", "sov-1tk", "sov-47g")
    assert odds(g) == "3/1"
    do(g, "armoured")
    until(g, "loss-first")
    do(g, "spare tank-brigade")
    assert (deployed(g), pool(g, "soviet")) == ([], ["tank-brigade"])
    assert not g.state.reduced & unit_set(g, "sov-1tk", "sov-47g")


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.5")
@pytest.mark.parametrize("used", [True, False])
def test_breakthrough_raises_the_exploitation_of_one_attack_from_its_hex(used: bool) -> None:
    """11 to 3 at 3/1; a 7 brings E, and the Romanians without Germans another one (8.11)."""
    units = FRONT | {"1826": "sov-1tk sov-8kk sov-50g"}
    g = fight("breakthrough@1826", dice=(3, 4), units=units)
    attack(g, "1727", "sov-1tk", "sov-8kk")
    assert (asked(g), open_to(g, "use")) == ("combat-supports", {"breakthrough"})
    do(g, "use breakthrough" if used else "done")
    until(g, "exploit")
    (result,) = told(g, "result")
    assert result["attacking"] == ("E3" if used else "E2")
    if used:
        assert [marker.used for marker in g.state.markers] == [True]
        g.renew_markers()
        assert [marker.used for marker in g.state.markers] == [True], "once a turn"


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_breakthrough_serves_neither_other_hexes_nor_mud_nor_exploitation() -> None:
    g = fight("breakthrough@1826")
    attack(g, "1727", "sov-47g")
    assert asked(g) != "combat-supports"
    g = fight("breakthrough@1827", head='sky = "clear"\nweather = "mud"\n')
    attack(g, "1727", "sov-47g")
    assert asked(g) != "combat-supports"
    g = fight(
        "breakthrough@1827", head='sky = "clear"\nexploiting = ["sov-47g"]\n', step="soviet-exploitation"
    )
    until(g, "combat")
    attack(g, "1727", "sov-47g")
    assert asked(g) != "combat-supports"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.6a")
def test_breakthrough_lies_with_soviet_troops_in_reach() -> None:
    g = phase(units=FRONT | {"2018": "sov-340"}, minor_a="breakthrough pontoon")
    assert places(g, "breakthrough") == {"1826", "1827"}


# ---- leaders


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.3c")
@pytest.mark.parametrize("leader", ["novikov", "lelyushenko"])
def test_a_leader_shifts_the_attacks_of_his_unit_by_a_column(leader: str) -> None:
    g = fight(f"{leader}@sov-47g")
    attack(g, "1727", "sov-47g")
    assert odds(g) == "2/1"
    g = fight(f"{leader}@sov-346")
    attack(g, "1727", "sov-47g")
    assert odds(g) == "1/1"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.4a")
@pytest.mark.parametrize(("leader", "expected"), [("novikov", "4/1"), ("lelyushenko", "3/1")])
def test_novikov_makes_more_of_aircraft(leader: str, expected: str) -> None:
    g = fight(f"{leader}@sov-47g", "vvs@1727")
    attack(g, "1727", "sov-47g")
    do(g, "use vvs")
    assert odds(g) == expected


@pytest.mark.rule("stalingrad-roads", "5.5.1", "8.6.1")
@pytest.mark.parametrize(("leader", "elite"), [("novikov", set()), ("lelyushenko", {"sov-346"})])
def test_lelyushenko_makes_his_unit_count_as_elite(leader: str, elite: set[str]) -> None:
    g = fight(f"{leader}@sov-346")
    attack(g, "1727", "sov-346", "sov-1tk", "sov-8kk")
    assert asked(g) == "declare"
    assert open_to(g, "elite") == elite


# ---- aircraft and flak


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
def test_vvs_help_near_by_under_a_clear_sky_and_only_below_them_under_clouds(
    sky: str, hexes: int, helps: bool, attacking: bool
) -> None:
    """A column for a Soviet attack, two points for a Soviet stack that is attacked."""
    target = "1727" if attacking else "1827"
    ring = within(target, hexes) - (within(target, hexes - 1) if hexes else set())
    head = hands() + on_map(f"vvs@{max(ring)}") + f'sky = "{sky}"\n'
    units = FRONT if attacking else FRONT | {"1727": "ger-62 ger-294 ger-298", "1526": "rom-14"}
    g = field(units, step=f"{'soviet' if attacking else 'axis'}-combat", head=head)
    attack(g, target, *(["sov-47g"] if attacking else ["ger-62", "ger-294", "ger-298"]))
    if not helps:
        assert asked(g) != "combat-supports"
        return
    assert asked(g) == "combat-supports"
    do(g, "use vvs")
    (last,) = told(g, "odds")
    assert last["odds"] == "2/1" if attacking else last["defence"] == 4 + 3 + 2


@pytest.mark.rule("stalingrad-roads", "5.5.1", "3.3c")
def test_vvs_on_the_map_do_nothing_when_a_blizzard_has_come() -> None:
    g = fight("vvs@1727", head='sky = "blizzard"\n')
    attack(g, "1727", "sov-47g")
    assert asked(g) != "combat-supports"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "7.3.3")
def test_vvs_and_partisans_stop_trains() -> None:
    """From Tatsinskaya to Morozovsk."""
    units = {"1023": "ger-62", "0927": "ger-hq-hollidt", "2028": "sov-hq-southwest", "1827": "sov-47g"}
    for marks, runs in (
        ((), True),
        (("vvs@1024",), False),
        (("partisans@1125",), False),
        (("vvs@1827",), True),
    ):
        g = field(units, step="axis-movement", head=hands() + on_map(*marks) + CLEAR)
        barred = g.rail_barred() & (1 << number(g, "1125") | 1 << number(g, "1024"))
        assert (not barred) == runs


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_flak_stands_with_soviet_troops_within_three_hexes_of_the_fortress() -> None:
    units = {"1334": "ger-71", "1434": "ger-389", "1133": "sov-38", "1032": "sov-29", "1233": "sov-84"}
    units |= {"1236": "sov-23", "1335": "sov-45", "1736": "sov-24"}
    head = oms() + "launched = 5\n" + BESIEGED
    g = phase(units=units, head=head, stavka="flak pontoon")
    spots = {"1133", "1032", "1233", "1236", "1736"}
    assert places(g, "flak") == spots & within("1333", 3)
    assert "1335" in within("1333", 3), "but the last position in the city has no markers"
    g = phase(units=units, head=oms() + "launched = 5\n", stavka="flak pontoon")
    assert "flak" not in open_to(g, "play"), "without a fortress there is nothing to guard"


@pytest.mark.rule("stalingrad-roads", "5.5.1")
@pytest.mark.parametrize(("hex_", "gone"), [("1333", True), ("1533", True), ("1633", False)])
def test_flak_drives_off_an_axis_aircraft_above_it(hex_: str, gone: bool) -> None:
    """It stands at 1332; the Luftwaffe reaches two hexes under a clear sky."""
    units = {"1334": "ger-71", "1434": "ger-389", "1332": "sov-38"}
    head = oms() + "launched = 5\n" + BESIEGED + CLEAR + on_map(f"luftwaffe@{hex_}")
    g = phase(units=units, head=head, stavka="flak novikov")
    deploy(g, "flak", "1332")
    assert (hex_ in within("1332", 2)) == gone
    assert deployed(g) == ["flak@1332", *([] if gone else [f"luftwaffe@{hex_}"])]
    assert g.state.played[0] == (("luftwaffe",) if gone else ())


@pytest.mark.rule("stalingrad-roads", "5.5.1", "10.4-mod-a", "10.4-mod-f")
@pytest.mark.parametrize(
    ("marks", "modifier"),
    [
        ((), 2),
        (("flak@1332",), 1),
        (("flak@1332", "flak@1233"), 1),
        (("luftwaffe@1332",), 1),
        (("vvs@1332",), 2),
        (("luftwaffe@1332", "luftwaffe@1332", "vvs@1332"), 1),
    ],
)
def test_markers_on_the_map_change_the_airlift(marks: tuple[str, ...], modifier: int) -> None:
    """Clear sky +2, at most +2 in all; one flak counts, aircraft count each."""
    units = {"1334": "ger-71", "1434": "ger-389", "1332": "sov-38", "1233": "sov-84", "1330": "sov-23"}
    head = hands() + on_map(*marks) + BESIEGED + CLEAR
    g = field(units, step="stalingrad-supply", head=head, axis="1333 1433 1334 1434 1023 1125")
    (facts,) = told(g, "airlift")
    open_pocket = 0 if g.closed() else 1
    assert facts["modifier"] == min(modifier + open_pocket, 2)


# ---- pontoons


@pytest.mark.rule("stalingrad-roads", "5.5.1", "7.4")
def test_a_pontoon_unit_lies_with_supplied_troops_beside_water() -> None:
    g = phase(
        stavka="pontoon novikov", head='oos = ["sov-1tk", "sov-8kk"]\n', units=FRONT | {"1928": "sov-277"}
    )
    assert places(g, "pontoon") == {"1827", "1928"} & wet(g)


def wet(g: StalingradTable) -> set[str]:
    """The hexes beside a watercourse."""
    return {g.facts.board.names[space] for space in g.facts.WATER}


@pytest.mark.rule("stalingrad-roads", "5.5.1", "7.4", "1.2.4")
@pytest.mark.parametrize(("marks", "supplied"), [((), False), (("pontoon@1926",), True)])
def test_a_pontoon_unit_bridges_all_sides_of_its_hex(marks: tuple[str, ...], supplied: bool) -> None:
    """The Don parts 1926 from 1825; the only way to 50 Guards leads over it."""
    wall = {"1725": "rom-7", "1726": "rom-9", "1925": "rom-11", "1826": "rom-14", "1824": "rom-13"}
    units = {"1825": "sov-50g", "1926": "sov-119", "2028": "sov-hq-southwest", **wall, "1324": "rom-hq-3"}
    head = hands() + on_map(*marks) + 'weather = "snow"\nice = "open"\n'
    g = field(units, step="soviet-supply", head=head)
    until(g, "move-unit")
    assert (not g.state.oos & unit_set(g, "sov-50g")) == supplied


# ---- surrender, raid, partisans


def lost(*dice: int, german: bool = False, head: str = "") -> StalingradTable:
    """A stack out of supply between two Soviet divisions is called upon to surrender."""
    units = FRONT | {"1727": "ger-62" if german else "rom-14", "1526": "ger-294"}
    name = "ger-62" if german else "rom-14"
    g = phase(*dice, units=units, stavka="surrender novikov", head=f'oos = ["{name}"]\n' + head)
    assert places(g, "surrender") == {"1727"}
    deploy(g, "surrender", "1727")
    return g


@pytest.mark.rule("stalingrad-roads", "5.5.1")
@pytest.mark.parametrize(
    ("die", "german", "weak", "fate"),
    [
        (5, True, False, "gone"),
        (4, True, False, "hurt"),
        (3, True, False, "hurt"),
        (2, True, False, "free"),
        (4, False, False, "gone"),
        (2, False, False, "hurt"),
        (1, False, False, "free"),
        (3, False, True, "gone"),
    ],
)
def test_a_stack_that_is_cut_off_may_give_up(die: int, german: bool, weak: bool, fate: str) -> None:
    """5 or more and it is gone for good, 3 or 4 cost a step; without Germans +1, all reduced +1."""
    name = "ger-62" if german else "rom-14"
    g = lost(die, german=german, head=f'reduced = ["{name}"]\n' if weak else "")
    reduced = bool(g.state.reduced & unit_set(g, name))
    assert (at(g, name), reduced) == {
        "gone": ("withdrawn", False),
        "hurt": ("1727", True),
        "free": ("1727", False),
    }[fate]


@pytest.mark.rule("stalingrad-roads", "5.5.1", "10.2.3e")
def test_surrender_is_for_stacks_out_of_supply_that_are_not_besieged() -> None:
    g = phase(stavka="surrender novikov")
    assert "surrender" not in open_to(g, "play"), "in supply"
    g = phase(stavka="surrender novikov", head='oos = ["rom-14"]\n', units=FRONT | {"1727": "rom-14 ger-298"})
    assert "surrender" not in open_to(g, "play"), "one of them in supply"
    units = FRONT | {"1826": "sov-1tk", "1827": ""}
    g = phase(stavka="surrender novikov", head='oos = ["rom-14"]\n', units=units)
    assert "surrender" not in open_to(g, "play"), "one Soviet unit is not enough"
    besieged = 'oos = ["ger-71"]\nbesieged = ["ger-71"]\nfortress = "1334"\nlevel = 9\n'
    units = {"1334": "ger-71", "1233": "sov-38 sov-204", "1332": "sov-29"}
    g = phase(stavka="surrender novikov", head=oms() + "launched = 5\n" + besieged, units=units)
    assert "surrender" not in open_to(g, "play"), "besieged"


@pytest.mark.rule("stalingrad-roads", "5.5.1", "5.5.3b")
def test_alarm_units_that_give_up_can_be_called_again() -> None:
    """Their marker goes back to the pool, so the counter must be at hand."""
    units = FRONT | {"1727": "rom-14 alarm-1", "1526": "ger-294"}
    g = phase(6, units=units, stavka="surrender novikov", head='oos = ["rom-14", "alarm-1"]\n')
    deploy(g, "surrender", "1727")
    assert (at(g, "rom-14"), at(g, "alarm-1")) == ("withdrawn", "waiting")
    assert pool(g, "axis") == ["alarm"]


@pytest.mark.rule("stalingrad-roads", "5.5.1", "10.4-mod-k")
@pytest.mark.parametrize("die", [3, 4])
def test_a_raid_on_an_airfield_succeeds_on_four_or_more(die: int) -> None:
    units = {"1125": "ger-62", "1422": "sov-1tk", "2028": "sov-hq-southwest"}
    g = phase(die, units=units, stavka="raid novikov", head=oms(minor_a="1125") + "launched = 5\n")
    near = {name for name in ("1023", "1125", "1333", "1433") if "1422" in within(name, 4)}
    assert places(g, "raid") == near
    deploy(g, "raid", min(near))
    assert g.state.raided == (die >= 4)
    assert g.state.played[1] == ("raid",)


@pytest.mark.rule("stalingrad-roads", "5.5.1")
@pytest.mark.parametrize(("unit", "rides"), [("sov-1tk", True), ("sov-8kk", True), ("sov-47g", False)])
def test_only_tanks_and_cavalry_raid(unit: str, rides: bool) -> None:
    units = {"1125": "ger-62", "1422": unit, "2028": "sov-hq-southwest"}
    g = phase(units=units, stavka="raid novikov")
    assert ("raid" in open_to(g, "play")) == rides


@pytest.mark.rule("stalingrad-roads", "5.5.1")
def test_partisans_rise_on_railways_far_behind_the_front() -> None:
    g = phase(stavka="partisans novikov", units=FRONT | {"1521": "ger-298"})
    found = places(g, "partisans")
    assert "1521" not in found, "an Axis unit is there"
    assert {"1411", "2108", "0518"} <= found
    soviets = {"1827", "1826", "2028"}
    assert not any(found & within(name, 4) for name in soviets)
    rails = {g.facts.board.names[s] for s in range(len(g.facts.grid.spots)) if g.facts.rail[s]}
    assert found <= rails


# ---- Stalin


def stalins_word(*dice: int, head: str = "", **boxes: str) -> StalingradTable:
    """The Soviet support phase without other dice, unless there are minor offensives on the map."""
    text = hands(**boxes) + (head or oms()) + "launched = 5\n"
    return field(FRONT, *dice, step="soviet-support", head=text)


@pytest.mark.rule("stalingrad-roads", "1.5.3", "5.5.7a", "5.2.1a")
@pytest.mark.parametrize("name", ["stavka", "minor_a", "major"])
def test_stalin_is_played_at_once_from_whatever_box(name: str) -> None:
    g = phase(3, held=hands(**{name: "stalin novikov"}))
    assert asked(g) == "deploy"
    assert [facts["die"] for facts in told(g, "stalin")] == [3]
    assert box(g, name.replace("_", "-")) == ["novikov"]
    assert g.state.played[1] == ("stalin",)


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_stalin_1_costs_a_marker_of_the_stavka_box() -> None:
    g = stalins_word(1, stavka="stalin flak flak", minor_b="novikov raid")
    assert (box(g, "stavka"), pool(g, "soviet"), box(g, "minor-b")) == (
        ["flak"],
        ["flak"],
        ["novikov", "raid"],
    )


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
@pytest.mark.parametrize("die", [2, 3])
def test_stalin_2_lets_nobody_end_his_move_farther_from_the_enemy(die: int) -> None:
    g = field(FRONT, step="soviet-movement", head=hands() + f"stalin = {die}\n")
    do(g, "unit sov-1tk")
    ends = open_to(g, "to")
    assert ("1926" in ends or "1927" in ends) or die == 2
    start = min(steps(g, "1826", name) for name in ("1727", "1627", "1526", "1324"))
    farther = {
        name for name in ends if min(steps(g, name, e) for e in ("1727", "1627", "1526", "1324")) > start
    }
    assert bool(farther) == (die != 2)


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_what_counts_is_where_the_move_began() -> None:
    """1 TK goes up to the enemy and on to a hex as far from him as the one it came from."""
    g = field({"0807": "ger-62", "0810": "sov-1tk"}, step="soviet-movement", head=hands() + "stalin = 2\n")
    do(g, "unit sov-1tk", "to 0809")
    assert {"0710", "0910"} <= open_to(g, "to")
    assert not {"0811", "0711", "0911"} & open_to(g, "to")


def steps(g: StalingradTable, one: str, other: str) -> int:
    """How many hexes lie from one to another."""
    found = 0
    while other not in within(one, found):
        found += 1
    return found


@pytest.mark.rule("stalingrad-roads", "5.5.7a", "13.1.1b")
@pytest.mark.parametrize(("word", "modified"), [(4, 4), (3, 3)])
def test_stalin_4_helps_both_fronts(word: int, modified: int) -> None:
    """A 2 in a city with railway is a 3, with his help a 4."""
    units = {"2618": "sov-hq-voronezh", "2028": "sov-hq-southwest", "reserve": "sov-87 sov-300 sov-315"}
    g = field(units, 2, step="stavka", head=hands() + f"stalin = {word}\n")
    do(g, "unit sov-hq-voronezh")
    (facts,) = told(g, "released")
    assert (facts["die"], facts["modified"]) == (2, modified)


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_stalin_5_brings_a_marker_for_stavka() -> None:
    g = stalins_word(5, stavka="stalin novikov", pool="flak")
    assert (box(g, "stavka"), pool(g, "soviet")) == (["flak", "novikov"], [])


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_stalin_6_brings_a_marker_for_an_offensive_on_the_map() -> None:
    """The two dice of minor A are ones: it receives nothing itself."""
    head = oms(minor_a="1727", major="1331", minor_b="box")
    g = stalins_word(1, 1, 6, head=head, stavka="stalin novikov", pool="flak")
    assert (asked(g), open_to(g, "box")) == ("stalin-gift", {"minor-a", "major"})
    do(g, "box major")
    assert (box(g, "major"), pool(g, "soviet")) == (["flak"], [])


@pytest.mark.rule("stalingrad-roads", "5.5.7a")
def test_stalin_6_without_an_offensive_is_for_stavka() -> None:
    g = stalins_word(6, stavka="stalin novikov", pool="flak")
    assert (box(g, "stavka"), pool(g, "soviet")) == (["flak", "novikov"], [])


@pytest.mark.rule("stalingrad-roads", "1.5.3", "12.3a", "12.3b", "5.5.7a")
@pytest.mark.parametrize("die", [5, 6])
def test_a_shortage_test_that_stalin_brings_is_made_at_once(die: int) -> None:
    g = stalins_word(die, stavka="stalin novikov shortage", pool="shortage-test")
    assert told(g, "shortage-test")
    assert "shortage-test" in pool(g, "soviet")
    assert (box(g, "stavka"), pool(g, "soviet")) == ([], ["novikov", "shortage", "shortage-test"])


@pytest.mark.rule("stalingrad-roads", "5.5.7a", "1.5.3")
@pytest.mark.parametrize("side", ["soviet", "axis"])
def test_in_scenario_ii_stalin_and_discord_have_no_effect(side: str) -> None:
    text = (
        hands(stavka="stalin novikov", axis="discord pak88", pool="", axis_pool="") + oms() + "launched = 2\n"
    )
    g = field(FRONT, step=f"{side}-support", head=text, turn=2, scenario="uranus")
    kind = "stalin" if side == "soviet" else "discord"
    assert told(g, f"{kind}-idle")
    assert not told(g, kind)
    assert kind in g.state.played[1 if side == "soviet" else 0]
