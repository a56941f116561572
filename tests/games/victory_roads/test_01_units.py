"""Units, steps, supports, theatres, nations, terrain, rounding, control (1.1, 1.3 to 1.10)."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import PIECES, commands, move, price, reach
from tests.games.victory_roads.boxes import box, deployed, front, fronts, hands, places, plainly, until
from tests.games.victory_roads.fights import battle, fight, finish, lab, oos, pair, reduced
from tests.games.victory_roads.table import (
    RULES,
    asked,
    assess,
    at,
    do,
    field,
    number,
    open_to,
    roads,
    side_to_act,
)
from tests.support import told, units

HQS = {name for name, row in PIECES.items() if "radius" in row}
KGS = {name for name, row in PIECES.items() if row["type"].endswith(" kg")}
HIWIS = {name for name, row in PIECES.items() if row["type"] == "hiwis"}
MARKERS = {name for name, row in PIECES.items() if row["type"] == "garrison"}
DIVISIONS = PIECES.keys() - HQS - KGS - HIWIS - MARKERS
QUIET = {"5426": "g-14-id", "6621": "s-hq-3-bel"}


# The basic scenario (0.2)


def questions(scenario: str, turn: int, places_: dict[str, str]) -> set[str]:
    """All that is asked in a turn in which the players do as little as they can."""
    g = field(places_, step="soviet-supply", turn=turn, scenario=scenario)
    found = set()
    while g.state.turn == turn and not g.over:
        found.add(asked(g))
        plainly(g)
    return found


@pytest.mark.rule("victory-roads", "0.2")
def test_the_basic_scenario_has_neither_theatres_nor_a_reserve_nor_withdrawals() -> None:
    reserve = "s-1-tk s-5-tk s-29-tk s-9-tk s-72-rc s-81-rc s-69-rc s-113-rc s-60-rc"
    advanced = {"withdrawal", "priority", "secondary", "stavka-theatre", "enter-reserve"}
    places_ = {"1957": "g-hq-6-armee g-1-panzer", "3058": "s-hq-3-ukr s-65-rc", "reserve": reserve}
    basic = questions("budapest-wien", 20, places_)
    assert {"move-unit", "move-unit-axis"} <= basic
    assert not basic & advanced
    assert advanced <= questions("campaign", 4, QUIET | {"6621": "s-hq-3-bel s-65-rc", "reserve": reserve})


# Counters (1.1)


@pytest.mark.rule("victory-roads", "1.1.2a", "1.1.4a", "1.1.4b", "1.1.4c", "1.1.4d")
def test_units_are_divisions_headquarters_or_kgs_and_armour_is_what_shows_a_vehicle_or_soviet_horse() -> None:
    f, g = RULES.facts, roads()
    known = set(PIECES)
    assert units(g, f.HQS) & known == HQS
    assert units(g, f.KG) == KGS
    armoured = {PIECES[name]["type"] for name in units(g, f.ARMOURED) & DIVISIONS}
    assert armoured == {
        *("tank corps", "guards tank corps", "polish tank corps", "mechanised corps"),
        *("guards mechanised corps", "guards cavalry corps", "armoured division"),
        *("panzer division", "panzergrenadier division", "ss panzergrenadier division"),
    }
    infantry = DIVISIONS - units(g, f.ARMOURED)
    assert {"h-1-kav", "r-1-cav", "g-3-kav-bde", "g-8-ss-kav-florian-geyer"} <= infantry
    assert {"g-3-gebirgs", "g-5-jaeger", "g-1-skijaeger", "g-9-fj", "g-flak-berlin"} <= infantry


@pytest.mark.rule("victory-roads", "1.1.4b", "1.1.4c")
@pytest.mark.parametrize(
    ("attackers", "step", "offered"),
    [
        ("s-3g-cav s-4g-cav", "soviet-combat", True),
        ("s-3g-cav s-1-tk", "soviet-combat", True),
        ("s-65-rc s-1-tk", "soviet-combat", False),
        ("h-1-kav h-1-huszar g-3-kav-bde", "axis-combat", False),
        ("g-5-panzer g-25-pzgr", "axis-combat", True),
    ],
)
def test_soviet_cavalry_attacks_as_armour_and_axis_cavalry_does_not(
    attackers: str, step: str, offered: bool
) -> None:
    defender = "g-285-sich" if step.startswith("soviet") else "s-1-bulg-a-1"
    g = lab({"6711": defender, "6811": attackers}, step=step)
    do(g, "attack 6711", *(f"add {name}" for name in attackers.split()), "resolve")
    verbs = g.decision(step.split("-")[0]).verbs if asked(g) == "declare" else {}  # type: ignore[union-attr]
    assert ("armoured" in verbs) == offered


@pytest.mark.rule("victory-roads", "1.1.4d", "1.8.1a")
def test_mountain_troops_pay_in_the_mountains_what_others_pay() -> None:
    # In the Beskids at 2949 a division without wheels goes one hex, or along the railway.
    found = [
        reach(field({"2949": name, "6621": "s-hq-3-bel"}, step="axis-movement"), name)
        for name in ("g-3-gebirgs", "g-227-id", "g-5-jaeger")
    ]
    assert found[0] == found[1] == found[2]
    assert found[0]


@pytest.mark.rule("victory-roads", "1.1.3a", "1.1.3b", "1.3.1a")
def test_a_division_has_three_factors_on_each_of_two_sides() -> None:
    two = {name for name in DIVISIONS if "reduced" in PIECES[name]}
    assert all(len(PIECES[name]["full"]) == len(PIECES[name]["reduced"]) == 3 for name in two)
    assert {PIECES[name]["type"] for name in DIVISIONS - two} == {
        *("ss infantry brigade", "cavalry brigade", "mountain brigade", "infantry brigade"),
        *("flak division", "volkssturm", "fortress garrison"),
    }
    places_ = {"6711": "g-256-id", "6811": "s-1-tk"}
    full, weak = lab(places_, head="reduced = []\n"), lab(places_, head='reduced = ["g-256-id", "s-1-tk"]\n')
    found = [assess(g, "6711", "s-1-tk") for g in (full, weak)]
    assert [(odds.attack, odds.defence) for odds in found] == [(10, 4), (5, 2)]
    assert [g.steps(1 << g.rules.unit["g-256-id"]) for g in (full, weak)] == [2, 1]


@pytest.mark.rule("victory-roads", "1.1.3c", "1.3.1a")
def test_the_sides_of_a_rifle_corps_are_modes_1_5_2_and_8_8_3() -> None:
    places_ = {"6711": "g-256-id", "6811": "s-65-rc"}
    found = [
        assess(lab(places_, head=f"reduced = {names}\n"), "6711", "s-65-rc").attack
        for names in ([], ["s-65-rc"])
    ]
    assert found == [8, 1]
    g = lab({"6811": "s-65-rc", "6711": "g-256-id"}, step="axis-combat", head='reduced = ["s-65-rc"]\n')
    assert assess(g, "6811", "g-256-id").defence == 5
    poles = [name for name in DIVISIONS if PIECES[name]["type"] in ("polish corps", "czech corps")]
    assert poles
    assert not any(PIECES[name].get("modes") for name in poles), "these are ordinary infantry"


@pytest.mark.rule("victory-roads", "1.1.2b", "1.11.3")
def test_what_is_said_of_divisions_holds_for_corps() -> None:
    g = field({"6711": "s-1-tk s-3g-cav s-65-rc s-60-rc", "6621": "s-hq-3-bel"}, step="soviet-movement")
    do(g, "done")
    assert asked(g) == "overstacked"


@pytest.mark.rule("victory-roads", "1.1.5a", "1.3.2")
def test_a_headquarters_has_a_radius_a_defence_a_movement_and_one_step() -> None:
    assert {(PIECES[name]["radius"], *PIECES[name]["full"]) for name in HQS} == {(9, 0, 1, 3), (6, 0, 1, 2)}
    assert not any("reduced" in PIECES[name] for name in HQS)
    g = lab({"6711": "g-hq-4-armee", "6811": "s-1-tk"})
    assert assess(g, "6711", "s-1-tk").defence == 1
    assert at(battle("g-hq-4-armee", "s-1-tk", 7), "g-hq-4-armee") == "eliminated", "6/1: its first loss"


@pytest.mark.rule("victory-roads", "1.1.5b", "1.1.5c", "4.1.3b", "4.1.3c")
def test_a_pontoon_removes_the_water_at_its_hexside_and_its_headquarters_stays() -> None:
    places_ = {"5318": "g-hq-16-armee g-14-id", "5317": "g-12-panzer"}
    g = field(places_, step="axis-movement")
    assert price(g, "g-12-panzer", "5319") == "4", "a hex, two for the Dvina, and the one before"
    g = field(places_, step="axis-movement", head='pontoon.g-hq-16-armee = "5319"')
    assert price(g, "g-12-panzer", "5319") == "2"
    assert price(g, "g-12-panzer", "5418") == "3", "only by 5319: at its own side the Dvina costs two"
    assert "g-hq-16-armee" not in open_to(g, "unit")
    assert {"5316", "5319"} <= commands(g, "g-hq-16-armee")


@pytest.mark.rule("victory-roads", "1.1.6a")
@pytest.mark.parametrize(
    ("unit", "asks"),
    [("g-5-panzer", True), ("g-11-id", True), ("g-18-pzgr", False), ("h-szent-laszlo", False)],
)
def test_only_a_german_elite_division_that_is_destroyed_leaves_a_kg(unit: str, asks: bool) -> None:
    others = {"kampfgruppen": "kg-arm-01 kg-inf-01"}
    g = battle(unit, "s-2g-tk s-3g-tk s-1-tk", 7, others=others, head=f'reduced = ["{unit}"]\n')
    assert at(g, unit) == "eliminated"
    assert (asked(g) == "kampfgruppe") == asks
    if asks:
        do(g, "make")
        kg = "kg-arm-01" if unit == "g-5-panzer" else "kg-inf-01"
        assert told(g, "kampfgruppe")[-1]["unit"] == kg


@pytest.mark.rule("victory-roads", "1.1.6b", "1.3.2")
def test_a_kg_moves_fights_and_takes_losses_like_a_division() -> None:
    g = field({"0246": "kg-inf-01", "6621": "s-hq-3-bel"}, step="axis-movement")
    assert "0248" in reach(g, "kg-inf-01")
    g = lab({"6711": "s-1-bulg-a-1", "6811": "kg-arm-01"}, step="axis-combat")
    assert assess(g, "6711", "kg-arm-01").attack == 5
    g = battle("kg-inf-01", "s-1-tk s-5-tk", 7)
    assert told(g, "eliminated")[0]["unit"] == "kg-inf-01"


# Steps (1.3)


@pytest.mark.rule("victory-roads", "1.3.1b", "1.3.3a")
def test_the_first_step_turns_a_unit_the_second_eliminates_it() -> None:
    g = battle("g-227-id", "s-1-tk", 8)  # 2/1: a step
    assert told(g, "reduced")[0]["unit"] == "g-227-id"
    assert "g-227-id" in reduced(g)
    g = battle("g-227-id", "s-1-bulg-a-1 s-1-bulg-a-2", 8, head='reduced = ["g-227-id"]\n')
    assert at(g, "g-227-id") == "eliminated"
    assert "g-227-id" not in reduced(g)
    g = battle("r-20-inf", "s-1-tk", 7, head='reduced = ["r-20-inf"]\n')
    assert at(g, "r-20-inf") == "eliminated"


@pytest.mark.rule("victory-roads", "1.3.1c")
def test_a_corps_that_falls_back_to_standard_mode_shows_its_back() -> None:
    g = battle("g-285-sich", "s-65-rc", 7, far=True)
    assert "s-65-rc" in reduced(g), "it attacked beyond every theatre"
    g = battle("g-285-sich", "s-65-rc", 7)
    assert "s-65-rc" not in reduced(g)


@pytest.mark.rule("victory-roads", "1.3.3b", "1.3.3a")
def test_rifle_corps_go_to_the_pile_and_other_corps_to_the_box() -> None:
    for name, place in (("s-65-rc", "pile"), ("s-1-bulg-a-1", "eliminated"), ("s-1-mech", "eliminated")):
        panzers = "g-5-panzer g-12-panzer g-20-panzer"
        g = finish(battle(name, panzers, 12, step="axis-combat", head=f'reduced = ["{name}"]\n'))
        assert at(g, name) == place


@pytest.mark.rule("victory-roads", "1.3.4", "1.3.2")
def test_kgs_are_removed_and_never_rebuilt() -> None:
    g = battle("kg-inf-01", "s-1-tk s-5-tk", 7)
    assert at(g, "kg-inf-01") == "withdrawn"
    g = battle(
        "g-5-panzer",
        "s-2g-tk s-3g-tk s-1-tk",
        7,
        others={"kampfgruppen": "kg-arm-17"},
        head='reduced = ["g-5-panzer"]\n',
    )
    do(g, "make")
    assert at(g, "kg-arm-17") == "withdrawn", "Hiwis"
    where = {"withdrawn": "g-256-id kg-arm-01", "eliminated": "g-227-id", "0934": "g-hq-4-armee"}
    g = field(where | {"6621": "s-hq-3-bel"}, step="axis-reinforcement", head="mood = 8\nheartland = true\n")
    until(g, "rebuild")
    assert open_to(g, "rebuild") == {"g-227-id"}


@pytest.mark.rule("victory-roads", "1.3.4")
def test_units_that_are_withdrawn_leave_the_game() -> None:
    places_ = {"1133": "g-hq-4-armee g-256-id g-227-id", "6621": "s-hq-3-bel"}
    g = field(places_, step="axis-reinforcement", turn=8, head="mood = 8\n")
    until(g, "withdraw")
    do(g, "withdraw g-256-id")
    assert at(g, "g-256-id") == "withdrawn"


# Supports (1.5)


@pytest.mark.rule("victory-roads", "1.5.2a", "3.3a", "3.3b")
@pytest.mark.parametrize(("sky", "flies"), [("clear", True), ("overcast", False)])
def test_an_event_has_its_conditions(sky: str, flies: bool) -> None:
    g = field(
        {"5426": "g-14-id g-hq-4-armee", "6621": "s-hq-3-bel"},
        step="axis-support",
        head=hands(axis="luftwaffe rudel pak88") + f'mood = 4\nsky = "{sky}"\n',
    )
    assert asked(g) == "deploy-3"
    assert open_to(g, "play") == {"pak88", *(("luftwaffe", "rudel") if flies else ())}
    if flies:
        do(g, "play luftwaffe", "to 5426")
        assert deployed(g) == ["luftwaffe@5426"]


@pytest.mark.rule("victory-roads", "1.5.2b", "1.5.2c")
def test_aircraft_pay_for_an_armoured_step_in_any_weather() -> None:
    head = hands(axis="luftwaffe") + 'mood = 8\nsky = "overcast"\nweather = "mud"\nreduced = ["g-5-panzer"]\n'
    places_ = {"1133": "g-hq-4-armee g-5-panzer", "6621": "s-hq-3-bel"}
    g = field(places_, step="axis-reinforcement", head=head)
    until(g, "rebuild")
    do(g, "rebuild g-5-panzer")
    while asked(g) in ("armour-price", "give"):
        do(g, f"box {min(open_to(g, 'box'))}" if open_to(g, "box") else "give luftwaffe")
    assert "g-5-panzer" not in reduced(g)
    assert box(g, "axis") == []


@pytest.mark.rule("victory-roads", "1.5.2b")
def test_any_support_pays_for_german_strategic_movement() -> None:
    g = field(QUIET, step="axis-movement", head=hands(axis="panzerfaust"))
    until(g, "move-unit-axis")
    do(g, "strategic panzerfaust")
    assert told(g, "strategic-opened") == [{"side": "axis"}]
    assert box(g, "axis") == []


@pytest.mark.rule("victory-roads", "1.5.3a")
def test_a_marker_with_a_red_dot_is_played_when_it_is_drawn() -> None:
    g = field(QUIET, step="axis-support", head=hands(axis_pool="himmler") + "mood = 4\n")
    assert box(g, "axis") == []
    assert deployed(g) == ["himmler@g-14-id"], "the only unit that he can command"
    assert g.state.phase == "axis-movement", "nobody was asked"


@pytest.mark.rule("victory-roads", "1.5.3b")
def test_markers_of_the_end_of_the_reich_are_no_plain_supports() -> None:
    reich = {name for name, row in RULES.facts.supports.items() if row.reich}
    assert reich
    assert not any(RULES.facts.supports[name].generic for name in reich)
    g = field(QUIET, step="axis-movement", head=hands(axis="nothing-left"))
    until(g, "move-unit-axis")
    assert open_to(g, "strategic") == set()


# Theatres (1.6)


@pytest.mark.rule("victory-roads", "1.6.1", "1.6.2")
def test_four_theatres_with_a_radius_of_nine_or_five() -> None:
    g = field(QUIET, step="soviet-support", head=fronts(north="6115 movement", centre_north="6621 offensive"))
    until(g, "priority")
    assert open_to(g, "theatre") == {"north", "centre-north", "centre-south", "south"}
    f, spaces = g.facts, g.rules.space
    for theatre, centre, radius in ((0, "6115", 5), (1, "6621", 9)):
        for hex_ in ("6110", "6109", "6612", "6611", "6620"):
            near = f.distance(spaces[centre], spaces[hex_]) <= radius
            assert bool(g.zone_of(theatre) >> spaces[hex_] & 1) == near


@pytest.mark.rule("victory-roads", "1.6.3")
def test_theatres_do_not_move_with_the_troops() -> None:
    g = field({"6621": "s-hq-3-bel s-1-tk", "5426": "g-14-id"}, step="soviet-movement")
    before = [front(g, name) for name in ("north", "centre-north", "centre-south", "south")]
    move(g, "s-1-tk", "6521")
    assert [front(g, name) for name in ("north", "centre-north", "centre-south", "south")] == before
    assert not open_to(g, "theatre")


# Nations and borders (1.7)


@pytest.mark.rule("victory-roads", "1.7.1a", "1.7.1b", "1.7.1c", "1.7.1d")
def test_every_unit_has_a_nation_and_a_branch() -> None:
    nations: dict[str, set[str]] = {"soviet": set(), "axis": set()}
    branches: dict[str, set[str]] = {}
    for name in DIVISIONS:
        row = PIECES[name]
        nations[row["side"]].add(row["nationality"])
        branches.setdefault(row["nationality"], set()).add(row["branch"])
    assert nations == {"soviet": {"soviet"}, "axis": {"german", "romanian", "hungarian"}}
    assert branches["soviet"] == {"guards", "regular", "polish", "bulgarian", "czech"}
    assert branches["german"] == {"wehrmacht", "waffen-ss", "luftwaffe", "kriegsmarine"}


def changed_sides() -> VictoryTable:
    """Romania is on the Soviet side: one of its divisions stands with a Soviet corps."""
    places_ = {"5853": "s-hq-2-ukr", "5852": "r-20-inf-anew s-60-rc", "5850": "s-1-bulg-a-1"}
    places_ |= {"5657": "g-79-id"}
    head = 'allies = ["axis", "soviet"]\ndefected = [0, 1]\noos = ["r-20-inf-anew"]\n'
    return field(places_, step="soviet-supply", head=head)


@pytest.mark.rule("victory-roads", "1.7.3", "1.7.1d", "4.2.1b")
def test_romanians_on_the_soviet_side_are_soviet_units() -> None:
    g = changed_sides()
    until(g, "move-unit")
    assert oos(g) & {"r-20-inf-anew", "s-60-rc", "s-1-bulg-a-1"} == set(), "a Soviet HQ supplies them"
    assert open_to(g, "unit") >= {"r-20-inf-anew", "s-1-bulg-a-1"}


@pytest.mark.rule("victory-roads", "1.7.1b", "1.7.1c", "1.7.2", "4.2.1b", "4.2.1c")
def test_nationality_counts_for_supply_and_attacks() -> None:
    # Warsaw (3435) is on a railway to Germany.
    places_ = {"3435": "r-hq-armata-3", "3434": "r-20-inf", "3436": "h-20-gy", "3336": "g-14-id g-9-fj"}
    g = field(places_ | {"6621": "s-hq-3-bel"}, step="axis-supply")
    until(g, "withdrawal")
    assert oos(g) == {"h-20-gy", "g-14-id", "g-9-fj"}, "a Romanian headquarters supplies Romanians"
    g = lab({"6711": "s-1-bulg-a-1", "6811": "r-20-inf g-14-id", "6810": "h-20-gy"}, step="axis-combat")
    do(g, "attack 6711", "add r-20-inf")
    assert open_to(g, "add") == {"g-14-id"}, "Hungarians and Romanians do not attack together"
    g = lab({"6711": "g-285-sich", "6811": "s-1-bulg-a-1 s-1-pol-a-1", "6810": "s-1-czech s-12g-rc"})
    do(g, "attack 6711", "add s-1-bulg-a-1")
    assert open_to(g, "add") == {"s-1-pol-a-1", "s-1-czech", "s-12g-rc"}


@pytest.mark.rule("victory-roads", "1.7.4")
def test_borders_matter_for_partisans() -> None:
    g = field({"6621": "s-hq-3-bel", "0534": "g-14-id"}, step="soviet-support", head=hands(north="partisans"))
    until(g, "deploy-3")
    found = places(g, "partisans")
    assert {"5426", "3435", "4402"} <= found, "the Soviet Union, Poland, the Baltic states"
    assert not found & {"1133", "2855", "5369"}, "Germany, Hungary, Romania"


@pytest.mark.rule("victory-roads", "1.7.5a", "1.7.5b")
@pytest.mark.parametrize(
    ("unit", "country"), [("r-1-cav", "hungary"), ("h-1-kav", "romania"), ("g-3-kav-bde", "")]
)
def test_allies_do_not_enter_each_others_country(unit: str, country: str) -> None:
    # Along the border that divides Transylvania.
    f = RULES.facts
    inside = f.country["hungary"], f.country["romania"]
    border = [
        (a, b)
        for a in range(len(f.board.names))
        if inside[1] >> a & 1
        for b in range(len(f.board.names))
        if inside[0] >> b & 1 and f.contact[a] >> b & 1
    ]
    assert border
    for a, b in border[::9]:
        here, there = (b, a) if country == "romania" else (a, b)
        name, beyond = f.board.names[here], f.board.names[there]
        g = field({name: unit, "6621": "s-hq-3-bel"}, step="axis-movement")
        hexes = reach(g, unit)
        if not country:
            assert beyond in hexes
        else:
            assert not any(f.country[country] >> number(g, each) & 1 for each in hexes), name


@pytest.mark.rule("victory-roads", "1.7.5a")
def test_romanians_do_not_retreat_into_hungary_and_go_there_once_on_the_soviet_side() -> None:
    f = RULES.facts
    unit = f.roster.names.index("r-20-inf"), f.roster.names.index("r-20-inf-anew")
    assert f.barred(unit[0]) == f.country["hungary"]
    assert f.barred(unit[1]) == 0


# Terrain (1.8)


@pytest.mark.rule("victory-roads", "1.8.1a", "1.8.1b")
def test_the_dearest_terrain_counts_for_movement_but_a_road_sets_it_aside() -> None:
    # Pinsk (5034) is a city in a marsh. A railway leads there from 5134, and none from 5033.
    for hex_, cost in (("5033", "3"), ("5134", "½")):
        g = field({hex_: "g-5-panzer", "6621": "s-hq-3-bel"}, step="axis-movement")
        assert price(g, "g-5-panzer", "5034") == cost


@pytest.mark.rule("victory-roads", "1.8.1c")
def test_the_defender_says_which_terrain_counts() -> None:
    # Budapest (2755) is a forest and a major city.
    g = lab({"2755": "h-20-gy", "2655": "s-1-tk s-5-tk"})
    do(g, "attack 2755", "add s-1-tk", "add s-5-tk", "resolve")
    while asked(g) != "choose-terrain":
        do(g, "decline")
    assert side_to_act(g) == "axis"
    assert open_to(g, "choose") == {"forest", "major"}
    do(g, "choose forest")
    assert told(g, "terrain")[-1]["terrain"] == "forest"


@pytest.mark.rule("victory-roads", "1.8.1d")
def test_water_helps_besides_the_terrain() -> None:
    # 5721 is a forest beyond the road; the Dvina parts Polotsk (5619) from 5620, a forest.
    g = field({"5619": "s-1-tk s-5-tk", "5620": "g-227-id"}, step="soviet-combat")
    found = assess(g, "5620", "s-1-tk", "s-5-tk")
    assert (found.attack, found.defence) == (10, 8), "20 halved, 4 doubled"


# Rounding (1.9)


@pytest.mark.rule("victory-roads", "1.9.1", "1.9.2b", "4.6.2")
def test_a_sum_is_halved_once_and_rounded_up() -> None:
    g = lab(
        {"6711": "s-1-bulg-a-1", "6811": "g-227-id g-170-id"},
        step="axis-combat",
        head='oos = ["g-227-id", "g-170-id"]\n',
    )
    assert assess(g, "6711", "g-227-id", "g-170-id").attack == 3, "3 and 3"
    assert assess(g, "6711", "g-227-id").attack == 2


@pytest.mark.rule("victory-roads", "1.9.2a", "4.6.2")
def test_halved_and_doubled_is_unchanged() -> None:
    # 5620 is a forest; 5 is doubled, and halved for lack of supply.
    places_ = {"5620": "s-65-rc", "5621": "g-5-panzer"}
    head = 'reduced = ["s-65-rc"]\n'
    g = field(places_, step="axis-combat", head=head)
    assert assess(g, "5620", "g-5-panzer").defence == 10
    g = field(places_, step="axis-combat", head=head + 'oos = ["s-65-rc"]\n')
    assert assess(g, "5620", "g-5-panzer").defence == 5


@pytest.mark.rule("victory-roads", "1.9.1", "1.9.2b")
def test_what_a_city_adds_is_not_halved() -> None:
    # Polotsk (5619) is a minor city: one more, after lack of supply has halved 3 to 2.
    places_ = {"5619": "g-4-lwfd", "5618": "s-1-tk"}
    g = field(places_, step="soviet-combat", head='oos = ["g-4-lwfd"]\n')
    assert assess(g, "5619", "s-1-tk").defence == 3


# Control (1.10)


@pytest.mark.rule("victory-roads", "1.10.1a")
def test_a_hex_is_captured_as_soon_as_a_unit_passes() -> None:
    g = field(
        {"5918": "s-1-tk", "6621": "s-hq-3-bel", "5426": "g-14-id"},
        step="soviet-movement",
        axis="5818 5719 5619",
    )
    move(g, "s-1-tk", "5818", "5719", "5619")
    assert g.controls(1, sum(1 << number(g, hex_) for hex_ in ("5818", "5719", "5619")))
    assert sum(note["change"] for note in told(g, "mood")) == 0, "Polotsk is no strategic hex"


@pytest.mark.rule("victory-roads", "1.10.1a")
def test_what_nobody_has_entered_stays_as_it_is() -> None:
    g = field(
        {"5918": "s-1-tk", "6621": "s-hq-3-bel", "5426": "g-14-id"},
        step="soviet-movement",
        axis="5818 5719 5817",
    )
    move(g, "s-1-tk", "5818")
    assert g.controls(0, sum(1 << number(g, hex_) for hex_ in ("5719", "5817")))


@pytest.mark.rule("victory-roads", "1.10.1b")
def test_a_hex_is_captured_by_who_is_in_it_after_an_advance_or_a_retreat() -> None:
    g = battle("g-285-sich", "s-1-tk s-5-tk", 7, head='reduced = ["g-285-sich"]\n', position={"axis": "6711"})
    assert g.controls(0, 1 << number(g, "6711")), "the defenders are gone, but nobody has entered"
    do(g, "advance s-1-tk", "done")
    assert g.controls(1, 1 << number(g, "6711"))
    g = finish(battle("g-227-id", "s-1-tk s-5-tk", 5, position={"soviet": "6610 6611 6712"}))
    assert g.controls(0, 1 << number(g, at(g, "g-227-id")))


@pytest.mark.rule("victory-roads", "1.9.1", "1.11.6b", "1.11.6c")
def test_a_fight_with_six_corps_from_a_bridgehead() -> None:
    corps = "s-65-rc s-60-rc s-3-rc s-20-rc s-104-rc s-128-rc"
    g = lab({"6711": "g-256-id", "6811": corps}, *pair(7), head='bridgeheads = ["6811"]\nreduced = []\n')
    assert assess(g, "6711", *corps.split()).attack == 48
    fight(g, corps)
    assert told(g, "odds")[-1]["attack"] == 48
    g = lab(
        {"6811": corps, "6711": "g-5-panzer"},
        step="axis-combat",
        head='bridgeheads = ["6811"]\nreduced = []\n',
    )
    assert assess(g, "6811", "g-5-panzer").defence == 48
