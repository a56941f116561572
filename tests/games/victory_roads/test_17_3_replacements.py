"""Replacement points: how many, for whom, at what price, where rebuilt units come (17.3).

Berlin, 1133, lies far behind the front, and so does Kiev, 6541.
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.boxes import box, fronts, hands, plainly, played, to_phase
from tests.games.victory_roads.table import asked, at, do, field, open_to
from tests.support import told, units

CAPITAL = {"1133": "g-hq-3-pz-armee"}
KIEV = {"6541": "s-hq-1-ukr"}
POINTS = {4: 3, 6: 4, 8: 5}
"""What three boxes of the track give."""


def quoted(names: str) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names.split()) + "]"


def axis(
    where: dict[str, str],
    reduced: str = "",
    mood: int = 4,
    supports: str = "",
    head: str = "",
    turn: int = 5,
    soviet: str = "",
) -> VictoryTable:
    """The German replacement points of a box of the track; the drop of the turn has ended."""
    lines = f"{hands(axis=supports)}mood = {mood}\nheartland = true\nreduced = {quoted(reduced)}\n{head}"
    return field(where, step="axis-reinforcement", head=lines, turn=turn, soviet=soviet)


def soviets(
    where: dict[str, str],
    reduced: str = "",
    head: str = "",
    turn: int = 5,
    boxes: dict[str, str] | None = None,
) -> VictoryTable:
    lines = f"{hands(**boxes or {})}reduced = {quoted(reduced)}\n{head}"
    return field(where, step="soviet-reinforcement", head=lines, turn=turn)


def weak(g: VictoryTable) -> set[str]:
    """Who is reduced, in play."""
    return units(g, g.on_map(g.state.reduced))


def rebuildable(g: VictoryTable) -> set[str]:
    """Who could have a point now; nobody if no points can be spent."""
    return open_to(g, "rebuild") if g.to_act and asked(g) == "rebuild" else set()


@pytest.mark.rule("victory-roads", "17.3.7", "17.3.9", "17.3.10")
def test_each_price_of_armour_is_asked_by_its_own_paragraph() -> None:
    """A German division; a Soviet corps that is eliminated, and one on the map."""
    g = axis(CAPITAL | {"eliminated": "g-4-panzer"}, supports="rudel tigers")
    do(g, "rebuild g-4-panzer")
    found = [g.decision("axis").rule]  # type: ignore[union-attr]
    for where, unit in (({"eliminated": "s-2g-tk"}, "s-2g-tk"), ({"6621": "s-2g-tk s-hq-3-bel"}, "s-2g-tk")):
        reduced = unit if "6621" in where else ""
        g = soviets(KIEV | where, reduced, boxes={"centre_north": "katyusha sappers"})
        do(g, f"rebuild {unit}")
        found.append(g.decision("soviet").rule)  # type: ignore[union-attr]
    assert found == ["17.3.7", "17.3.9", "17.3.10"]


# How many (17.3.1 to 17.3.4)


@pytest.mark.rule("victory-roads", "17.3.1")
@pytest.mark.parametrize(("turn", "points"), [(1, 0), (2, 3), (7, 3), (8, 4), (15, 4), (16, 3), (23, 3)])
def test_the_soviets_have_the_points_of_the_calendar(turn: int, points: int) -> None:
    g = soviets(
        KIEV | {"pile": "s-131-rc s-109-rc s-117-rc s-112-rc s-122-rc s-124-rc s-7-rc s-14-rc"}, turn=turn
    )
    while g.to_act and asked(g) == "new-corps":
        do(g, "reserve")
    spent = 0
    while g.to_act and asked(g) == "rebuild":
        do(g, "corps", "reserve")
        spent += 1
    assert spent == points


@pytest.mark.rule("victory-roads", "17.3.2", "15.1.3")
@pytest.mark.parametrize("mood", POINTS)
def test_the_germans_have_those_of_the_track(mood: int) -> None:
    where = CAPITAL | {"1034": "g-14-id g-102-id g-106-id", "1134": "g-110-id g-121-id g-122-id"}
    names = f"{where['1034']} {where['1134']}"
    g = axis(where, names, mood=mood)
    for name in names.split()[: POINTS[mood]]:
        do(g, f"rebuild {name}")
    assert g.state.turn == 6, "no more was asked"
    assert weak(g) == set(names.split()[POINTS[mood] :])


@pytest.mark.rule("victory-roads", "17.3.2")
@pytest.mark.parametrize(("scenario", "first"), [("campaign", 1), ("bagration", 1), ("bessarabia", 6)])
def test_but_none_on_the_first_turn(scenario: str, first: int) -> None:
    """Whatever turn the scenario begins with."""
    where = {"4336": "g-hq-9-armee g-14-id"} if scenario != "bessarabia" else {"5369": "g-hq-6-armee g-14-id"}
    head = f'{hands()}mood = 8\nheartland = true\nreduced = ["g-14-id"]\n'
    for turn, asks in ((first, False), (first + 1, True)):
        g = field(where, step="axis-reinforcement", head=head, turn=turn, scenario=scenario)
        assert (g.state.phase == "axis-reinforcement" and asked(g) == "rebuild") is asks


ALLIES = {
    "2755": "h-hq-1-hadsereg h-20-gy h-24-gy",
    "5369": "r-hq-armata-3 r-20-inf r-6-inf",
    "1133": "g-hq-3-pz-armee g-14-id",
}
WEAK = "h-20-gy h-24-gy r-20-inf r-6-inf g-14-id"


@pytest.mark.rule("victory-roads", "17.3.3a")
def test_each_ally_has_the_points_of_the_calendar() -> None:
    """One each, for their own units only."""
    g = axis(ALLIES, WEAK)
    assert rebuildable(g) == set(WEAK.split())
    do(g, "rebuild h-20-gy")
    assert rebuildable(g) == {"r-20-inf", "r-6-inf", "g-14-id"}
    do(g, "rebuild r-6-inf")
    assert rebuildable(g) == {"g-14-id"}
    assert g.state.replacements == 3
    assert weak(g) == {"h-24-gy", "r-20-inf", "g-14-id"}


@pytest.mark.rule("victory-roads", "17.3.3a")
def test_none_on_jun_iii() -> None:
    assert rebuildable(axis(ALLIES, WEAK, turn=1)) == set()


@pytest.mark.rule("victory-roads", "17.3.3b", "17.3.3a")
@pytest.mark.parametrize("status", ["soviet", "out"])
def test_none_for_who_has_left_the_axis(status: str) -> None:
    """Romania; Hungary still has its own."""
    g = axis(ALLIES, WEAK, head=f'allies = ["axis", "{status}"]\n')
    assert rebuildable(g) == {"h-20-gy", "h-24-gy", "g-14-id"}


@pytest.mark.rule("victory-roads", "17.3.3b")
def test_nor_do_the_soviets_rebuild_them() -> None:
    where = KIEV | {"6542": "r-20-inf-anew s-1-czech", "eliminated": "r-6-inf-anew"}
    g = soviets(where, "r-20-inf-anew s-1-czech", head='allies = ["axis", "soviet"]\ndefected = [0, 4]\n')
    assert rebuildable(g) == {"s-1-czech"}


@pytest.mark.rule("victory-roads", "17.3.4")
def test_points_are_not_saved() -> None:
    """Three on this turn and three on the next, of which none was spent."""
    g = axis(
        CAPITAL | {"1034": "g-14-id g-102-id g-106-id", "1134": "g-110-id g-121-id"},
        "g-14-id g-102-id g-106-id g-110-id g-121-id",
    )
    do(g, "done")
    assert g.state.replacements == 0
    to_phase(g, "axis-reinforcement")
    do(g, "rebuild g-14-id", "rebuild g-102-id", "rebuild g-106-id")
    assert not g.to_act or asked(g) != "rebuild"
    assert {"g-110-id", "g-121-id"} <= weak(g)


# Headquarters (17.3.5)


@pytest.mark.rule("victory-roads", "17.3.5")
@pytest.mark.parametrize(
    ("hq", "cities"),
    [
        ("g-hq-4-armee", {"0534", "0738", "1140", "1429", "1852", "2140", "2726", "2744", "3324", "3419"}),
        ("h-hq-1-hadsereg", {"2755", "2855", "3453", "3756", "3261", "4359"}),
        ("r-hq-armata-3", {"5369", "5164", "5856", "6063", "3564", "6369", "6256"}),
    ],
)
def test_a_point_rebuilds_a_headquarters_in_a_major_city_of_its_nation(hq: str, cities: set[str]) -> None:
    """Not in Berlin, where another one is."""
    g = axis(CAPITAL | {"eliminated": f"{hq} g-14-id"})
    do(g, f"rebuild {hq}")
    assert asked(g) == "rebuilt-where"
    assert open_to(g, "to") <= cities
    assert open_to(g, "to") & {"0534", "2755", "5369"}
    where = sorted(open_to(g, "to"))[0]
    do(g, f"to {where}")
    assert at(g, hq) == where
    assert hq not in rebuildable(g)


@pytest.mark.rule("victory-roads", "17.3.5")
def test_not_where_the_enemy_has_come() -> None:
    g = axis(CAPITAL | {"eliminated": "g-hq-4-armee g-14-id"}, soviet="3419 2140")
    do(g, "rebuild g-hq-4-armee")
    assert not {"3419", "2140"} & open_to(g, "to")
    assert {"3324", "1852"} <= open_to(g, "to")


@pytest.mark.rule("victory-roads", "17.3.5", "17.3.11b")
def test_a_soviet_one_comes_in_a_major_city_too() -> None:
    """Not in the Stavka box, not in Kiev, where another one is."""
    g = soviets(KIEV | {"eliminated": "s-hq-2-bel"})
    do(g, "rebuild s-hq-2-bel")
    assert open_to(g, "to") == {"5141", "6115", "6532", "6621", "6958"}
    assert not open_to(g, "reserve")
    do(g, "to 6621")
    assert at(g, "s-hq-2-bel") == "6621"
    assert told(g, "rebuilt")[-1]["unit"] == "s-hq-2-bel"


# German divisions (17.3.6, 17.3.7)


@pytest.mark.rule("victory-roads", "17.3.6", "17.3.11a")
def test_infantry_costs_a_point_a_step() -> None:
    """Three points: 14 ID comes back reduced, then whole; 102 ID on the map is made whole."""
    g = axis(CAPITAL | {"1034": "g-102-id g-106-id", "eliminated": "g-14-id"}, "g-102-id g-106-id")
    do(g, "rebuild g-14-id")
    if asked(g) == "rebuilt-where":
        do(g, "to 1133")
    assert at(g, "g-14-id") == "1133"
    assert weak(g) == {"g-14-id", "g-102-id", "g-106-id"}
    do(g, "rebuild g-14-id")
    assert weak(g) == {"g-102-id", "g-106-id"}
    do(g, "rebuild g-102-id")
    assert weak(g) == {"g-106-id"}
    assert not g.to_act or asked(g) != "rebuild"


@pytest.mark.rule("victory-roads", "17.3.6")
def test_full_units_need_nothing() -> None:
    assert rebuildable(axis(CAPITAL | {"1034": "g-102-id"})) == set()


@pytest.mark.rule("victory-roads", "17.3.7", "1.5.2b")
def test_armour_costs_a_support_besides() -> None:
    """10 Panzergrenadier is not elite: it comes back at once, step by step."""
    g = axis(CAPITAL | {"eliminated": "g-10-pzgr"}, supports="rudel tigers pak88", mood=4)
    do(g, "rebuild g-10-pzgr")
    assert asked(g) == "give"
    assert open_to(g, "give") == {"rudel", "tigers", "pak88"}
    do(g, "give rudel")
    if asked(g) == "rebuilt-where":
        do(g, "to 1133")
    assert weak(g) == {"g-10-pzgr"}
    do(g, "rebuild g-10-pzgr", "give tigers")
    assert weak(g) == set()
    assert box(g, "axis") == ["pak88"]
    assert played(g, "axis") == ["rudel", "tigers"]


@pytest.mark.rule("victory-roads", "17.3.7")
def test_without_a_support_it_is_not_rebuilt() -> None:
    where = CAPITAL | {"1034": "g-10-pzgr g-14-id", "eliminated": "g-25-panzer"}
    assert rebuildable(axis(where, "g-10-pzgr g-14-id")) == {"g-14-id"}
    assert rebuildable(axis(where, "g-10-pzgr g-14-id", supports="himmler")) == {"g-14-id"}, (
        "no plain support"
    )


@pytest.mark.rule("victory-roads", "17.3.7")
def test_allied_armour_needs_none() -> None:
    """The paragraph speaks of German divisions."""
    g = axis({"5369": "r-hq-armata-3 r-1-blindata"}, "r-1-blindata")
    assert rebuildable(g) == {"r-1-blindata"}
    do(g, "rebuild r-1-blindata")
    assert weak(g) == set()


@pytest.mark.rule("victory-roads", "17.3.7", "support-speer")
def test_speer_finds_two_armoured_steps() -> None:
    where = CAPITAL | {"1034": "g-10-pzgr g-25-panzer g-18-pzgr"}
    g = axis(where, "g-10-pzgr g-25-panzer g-18-pzgr", supports="speer")
    do(g, "play speer", "rebuild g-10-pzgr", "rebuild g-25-panzer")
    assert weak(g) == {"g-18-pzgr"}
    assert rebuildable(g) == set()


# Soviet corps (17.3.8 to 17.3.10)

PILE = "s-131-rc s-109-rc s-117-rc"


@pytest.mark.rule("victory-roads", "17.3.8", "10.2.2a")
def test_a_point_brings_back_a_rifle_corps_drawn_at_random() -> None:
    """In standard mode, in a city or the Stavka box."""
    found = set()
    for turn in (3, 5, 7):
        g = soviets(KIEV | {"pile": PILE}, turn=turn)
        do(g, "corps")
        assert asked(g) == "new-corps"
        unit = g.decision("soviet").facts["unit"]  # type: ignore[union-attr]
        assert open_to(g, "to") >= {"6541", "6958"}
        do(g, "to 6541")
        assert at(g, unit) == "6541"
        assert unit in weak(g)
        assert g.state.replacements == 2
        found.add(unit)
    assert found <= set(PILE.split())


@pytest.mark.rule("victory-roads", "17.3.8")
def test_each_corps_costs_one_and_the_pile_has_an_end() -> None:
    g = soviets(KIEV | {"pile": "s-131-rc"})
    do(g, "corps", "reserve")
    assert at(g, "s-131-rc") == "reserve"
    assert not g.to_act or asked(g) != "rebuild"


@pytest.mark.rule("victory-roads", "17.3.8", "10.1.3")
def test_a_rifle_corps_on_the_map_is_not_reinforced_by_points() -> None:
    g = soviets(KIEV | {"6542": "s-131-rc"}, "s-131-rc")
    assert rebuildable(g) == set()


@pytest.mark.rule("victory-roads", "17.3.9", "17.3.11b")
def test_eliminated_armour_comes_back_whole_in_the_stavka_box() -> None:
    """For a point and a support of any theatre."""
    boxes = {"north": "aviation", "south": "zhukov katyusha"}
    g = soviets(KIEV | {"eliminated": "s-2g-tk s-3g-tk"}, boxes=boxes)
    do(g, "rebuild s-2g-tk")
    assert open_to(g, "box") == {"north", "south"}
    do(g, "box south", "give katyusha")
    assert at(g, "s-2g-tk") == "reserve", "it may not come in a city"
    assert "s-2g-tk" not in units(g, g.state.reduced)
    assert box(g, "south") == ["zhukov"]
    assert g.state.replacements == 2


@pytest.mark.rule("victory-roads", "17.3.9")
def test_not_without_a_support() -> None:
    assert rebuildable(soviets(KIEV | {"eliminated": "s-2g-tk"})) == set()


TANKS = {"6542": "s-2g-tk", "6555": "s-3g-tk", "6958": "s-hq-3-ukr"}
"""One near Kiev, one near Odessa."""


@pytest.mark.rule("victory-roads", "17.3.10")
@pytest.mark.parametrize(
    ("places", "boxes", "able"),
    [
        ({"centre_south": "6541 movement"}, {"centre_south": "aviation"}, {"s-2g-tk"}),
        ({"centre_south": "6541 movement"}, {"south": "aviation"}, {"s-3g-tk"}),
        (
            {"centre_south": "6541 movement"},
            {"south": "aviation", "centre_south": "zhukov"},
            {"s-2g-tk", "s-3g-tk"},
        ),
        ({"centre_south": "6541 movement"}, {"north": "aviation"}, set()),
        ({"centre_south": "5141 offensive"}, {"centre_south": "aviation"}, set()),
    ],
)
def test_reduced_armour_needs_a_support_of_the_theatre_in_whose_radius_it_is(
    places: dict[str, str], boxes: dict[str, str], able: set[str]
) -> None:
    """Theatre South is in Odessa; the other one in Kiev or far away in Rovno."""
    g = soviets(KIEV | TANKS, "s-2g-tk s-3g-tk", head=fronts(**places), boxes=boxes)
    assert rebuildable(g) == able


@pytest.mark.rule("victory-roads", "17.3.10")
def test_it_is_then_at_full_strength() -> None:
    g = soviets(KIEV | TANKS, "s-2g-tk s-3g-tk", boxes={"south": "aviation zhukov"})
    do(g, "rebuild s-3g-tk", "give zhukov")
    assert weak(g) == {"s-2g-tk"}
    assert box(g, "south") == ["aviation"]
    assert at(g, "s-3g-tk") == "6555"


# Where (17.3.11)


@pytest.mark.rule("victory-roads", "17.3.11a")
def test_rebuilt_axis_units_come_with_a_supplied_headquarters_of_their_nation() -> None:
    """16th Army between two Soviet corps is cut off."""
    where = CAPITAL | {
        "2731": "g-hq-4-armee",
        "2755": "h-hq-1-hadsereg",
        "6814": "g-hq-16-armee",
        "6813": "s-2g-tk",
        "6815": "s-3g-tk",
        "eliminated": "g-14-id h-20-gy",
    }
    g = axis(where)
    twin = g.copy()
    do(g, "rebuild g-14-id")
    assert open_to(g, "to") == {"1133", "2731"}
    do(twin, "rebuild h-20-gy")
    assert at(twin, "h-20-gy") == "2755", "the only place"
    assert weak(twin) == {"h-20-gy"}


@pytest.mark.rule("victory-roads", "17.3.11a")
def test_nobody_is_rebuilt_without_a_headquarters_of_his_own() -> None:
    """Hungarians do not come with Germans, in Budapest or elsewhere."""
    g = axis({"2755": "g-hq-8-armee g-14-id", "eliminated": "h-20-gy"}, "g-14-id")
    assert rebuildable(g) == {"g-14-id"}


@pytest.mark.rule("victory-roads", "17.3.11a", "1.11.1")
def test_nor_where_three_are_already() -> None:
    g = axis({"1133": "g-hq-3-pz-armee g-102-id g-106-id g-110-id", "eliminated": "g-14-id"}, "g-102-id")
    assert rebuildable(g) == {"g-102-id"}


@pytest.mark.rule("victory-roads", "17.3.11b")
def test_soviets_come_in_the_stavka_box_or_a_major_city() -> None:
    """The Czech corps, which is no rifle corps, with one step for a point."""
    g = soviets(KIEV | {"eliminated": "s-1-czech s-2-bulg-a"})
    do(g, "rebuild s-1-czech")
    assert open_to(g, "to") == {"5141", "6115", "6532", "6541", "6621", "6958"}
    assert open_to(g, "reserve") == {""}
    do(g, "to 5141", "rebuild s-2-bulg-a", "reserve")
    assert (at(g, "s-1-czech"), at(g, "s-2-bulg-a")) == ("5141", "reserve")
    assert {"s-1-czech", "s-2-bulg-a"} <= units(g, g.state.reduced)


@pytest.mark.rule("victory-roads", "17.3.11c", "17.3.7")
def test_german_elite_units_come_on_the_next_turn_in_a_german_city() -> None:
    """4 Panzer, and 19 Panzer, which once came by the calendar: in no fort, and without a headquarters."""
    where = {"1033": "g-14-id", "eliminated": "g-4-panzer g-19-panzer"}
    g = axis(where, supports="rudel tigers", mood=6)
    do(g, "rebuild g-4-panzer", "give rudel", "rebuild g-19-panzer")
    if asked(g) == "give":
        do(g, "give tigers")
    assert at(g, "g-4-panzer") == at(g, "g-19-panzer") == "waiting"
    while asked(g) not in ("arrivals", "arrival"):
        assert at(g, "g-4-panzer") == "waiting"
        plainly(g)
    assert (g.state.turn, g.state.phase) == (6, "axis-reinforcement")
    for name in ("g-4-panzer", "g-19-panzer"):
        if asked(g) == "arrivals":
            do(g, f"unit {name}")
        assert {"1133", "2131", "3419", "3324"} <= open_to(g, "to")
        assert not {"2127", "1735", "2729", "2134"} & open_to(g, "to"), "2729 is in Poland"
        do(g, "to 1133")
        while asked(g) == "send-on":
            do(g, "done")
    assert at(g, "g-4-panzer") == at(g, "g-19-panzer") == "1133"
    assert {"g-4-panzer", "g-19-panzer"} <= weak(g)


@pytest.mark.rule("victory-roads", "17.3.11c", "17.3.7", "17.3.6")
def test_both_steps_can_be_paid_for_at_once() -> None:
    """Two points and two supports: 4 Panzer arrives whole. 1 ID, elite infantry, needs points only."""
    where = {"1033": "g-14-id", "eliminated": "g-4-panzer g-1-id"}
    g = axis(where, supports="rudel tigers", mood=6)
    do(g, "rebuild g-4-panzer", "give rudel", "rebuild g-4-panzer")
    if asked(g) == "give":
        do(g, "give tigers")
    assert box(g, "axis") == []
    do(g, "rebuild g-1-id", "rebuild g-1-id")
    assert not g.to_act or asked(g) != "rebuild", "four points are spent"
    assert not {"g-4-panzer", "g-1-id"} & units(g, g.state.reduced)
    assert at(g, "g-4-panzer") == at(g, "g-1-id") == "waiting"


@pytest.mark.rule("victory-roads", "17.3.11c")
def test_on_the_map_elite_units_are_made_whole_at_once() -> None:
    g = axis(CAPITAL | {"1034": "g-1-id"}, "g-1-id")
    do(g, "rebuild g-1-id")
    assert weak(g) == set()


# Who receives none (17.3.12)


@pytest.mark.rule("victory-roads", "17.3.12a")
@pytest.mark.parametrize(
    ("place", "extra", "head"),
    [
        ("1034", {}, 'oos = ["g-14-id"]\n'),  # out of supply
        ("3624", {}, ""),  # Insterburg is a source, but far from any headquarters
        ("1533", {}, ""),  # Küstrin, in the radius, is an advanced fortification
        ("1034", {"1135": "s-2g-tk"}, ""),  # beside an enemy
    ],
)
def test_who_receives_no_points(place: str, extra: dict[str, str], head: str) -> None:
    """102 ID in 1033 always may, 14 ID never."""
    g = axis(CAPITAL | {"1032": "g-102-id", place: "g-14-id"} | extra, "g-102-id g-14-id", head=head)
    assert rebuildable(g) == {"g-102-id"}
    g = axis(CAPITAL | {"1032": "g-102-id", "1034": "g-14-id"}, "g-102-id g-14-id")
    assert rebuildable(g) == {"g-102-id", "g-14-id"}


@pytest.mark.rule("victory-roads", "17.3.12a", "13.0")
def test_a_fortification_that_was_captured_once_is_none() -> None:
    """Czech infantry in Küstrin, which is Soviet now."""
    where = {"1533": "s-1-czech", "1534": "s-hq-1-bel"}
    assert rebuildable(soviets(where, "s-1-czech")) == {"s-1-czech"}


@pytest.mark.rule("victory-roads", "17.3.12a")
@pytest.mark.parametrize(
    ("place", "extra", "head"),
    [
        ("6542", {}, 'oos = ["s-1-czech"]\n'),
        ("6958", {}, ""),
        ("6542", {"6543": "g-14-id"}, ""),
    ],
)
def test_soviets_likewise(place: str, extra: dict[str, str], head: str) -> None:
    g = soviets(KIEV | {"6540": "s-2-bulg-a", place: "s-1-czech"} | extra, "s-2-bulg-a s-1-czech", head=head)
    assert rebuildable(g) == {"s-2-bulg-a"}


@pytest.mark.rule("victory-roads", "17.3.12b")
def test_waffen_ss_infantry_receives_none() -> None:
    """15th SS is infantry; Nordland is armour and may."""
    where = CAPITAL | {
        "1034": "g-15-ss-gren-lett-1 g-11-ss-pzgr-nordland g-14-id",
        "eliminated": "g-19-ss-gren-lett-2",
    }
    reduced = "g-15-ss-gren-lett-1 g-11-ss-pzgr-nordland g-14-id"
    assert rebuildable(axis(where, reduced, supports="rudel")) == {"g-11-ss-pzgr-nordland", "g-14-id"}
