"""Scenario II, Operation Uranus; what it shares with the first turn of the campaign is shown for both."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.calendar import COUNTERS
from tests.games.stalingrad_roads.fights import PINNED, fight, pair
from tests.games.stalingrad_roads.siege import (
    GARRISON,
    INSIDE,
    POCKET,
    fortress,
    idle,
    marks,
    supports,
    without,
)
from tests.games.stalingrad_roads.table import asked, assess, at, do, field, open_to, roads
from tests.support import prompt, spaces, told

BOTH = pytest.mark.parametrize("scenario", ["uranus", "campaign"])
TEN = "artillery-2 artillery-2 katyusha katyusha surprise surprise novikov tank-brigade tank-brigade"
TEN += " breakthrough"
"""The ten of example 4."""


def asks(g: StalingradTable) -> str:
    return next((prompt(g, side) for side in g.to_act), "")


def started(scenario: str = "uranus", chosen: str = TEN) -> StalingradTable:
    """The game after both have chosen their supports."""
    g = roads(scenario=scenario)
    do(g, *(f"take {kind}" for kind in chosen.split()))
    do(g, "take pak88", "take pak88", "take hoth", "take luftwaffe")
    return g


def uranus(where: dict[str, str], step: str, turn: int = 2, head: str = "") -> StalingradTable:
    return field(
        where, step=step, turn=turn, head=f"{supports(scenario='uranus')}\n{head}", scenario="uranus"
    )


# The set-up


@pytest.mark.rule("stalingrad-roads", "scenario-2-a", "scenario-0-a")
def test_three_turns_east_of_column_22() -> None:
    g = roads(scenario="uranus")
    assert (g.setting.first, g.setting.last) == (1, 3)
    assert {name[2:] for name in spaces(g, g.area)} == {f"{column}" for column in range(22, 37)}
    end = uranus({"1125": "ger-hq-hollidt"}, "end-of-turn", 3)
    assert end.over
    assert not uranus({"1125": "ger-hq-hollidt"}, "end-of-turn", 2).over


@pytest.mark.rule("stalingrad-roads", "scenario-2-a", "4.2.2")
def test_supply_comes_in_from_the_west() -> None:
    """Roads and railways that leave the map through column 22 are Axis sources, not so in the campaign."""
    west = {
        name
        for name in spaces(roads(scenario="uranus"), roads(scenario="uranus").sources(0))
        if name[2:] == "22"
    }
    assert len(west) > 2
    campaign = roads(scenario="campaign")
    assert not (west - {"0022"}) & spaces(campaign, campaign.sources(0))


@pytest.mark.rule("stalingrad-roads", "scenario-2-b", "scenario-3-a")
@BOTH
def test_nov_iii_is_snow_and_blizzard_with_open_water(scenario: str) -> None:
    g = started(scenario)
    assert (g.state.weather, g.state.sky, g.state.ice) == ("snow", "blizzard", "open")
    assert g.turn_name == "NOV III"


@pytest.mark.rule("stalingrad-roads", "scenario-2-c")
def test_the_set_up_is_that_of_the_campaign_on_its_part_of_the_map() -> None:
    """But the Italian headquarters has a hex of its own."""
    g = roads(scenario="uranus")
    for name, row in COUNTERS.items():
        start = row.get("start", {}).get("campaign", "")
        if name == "ita-hq-8":
            assert at(g, name) == "1523"
            assert start == "1521"
        elif start.isdigit() and int(start[2:]) >= 22:
            assert at(g, name) == start
        elif start == "stavka":
            assert at(g, name) == "reserve"
        elif start.isdigit():
            assert at(g, name) == "waiting"


@pytest.mark.rule("stalingrad-roads", "scenario-2-d", "scenario-3-b")
@BOTH
def test_the_markers(scenario: str) -> None:
    g = roads(scenario=scenario)
    assert set(g.state.superiority) == {"rescue", "waves", "crushing", "rout"}
    assert g.state.vp == 0
    assert g.state.offensive_status == ["box", "away", "away"], "minor A comes on NOV IV"


@pytest.mark.rule("stalingrad-roads", "scenario-2-e")
def test_chapters_6_12_15_and_16_are_not_used() -> None:
    """No approval, no Manstein, no Mars; the political markers do nothing."""
    g = uranus({"0730": "sov-29"}, "soviet-movement")
    do(g, "unit sov-29", "to 0729")
    assert not told(g, "approval")
    g = uranus({"1125": "ger-hq-hollidt ger-17pz ger-23pz"}, "axis-start", 2)
    idle(g, "axis-movement")
    assert not told(g, "backhand")
    g = uranus({"2028": "sov-hq-southwest"}, "mars", 2)
    assert not told(g, "mars")
    for box, step, note in (
        ("stavka", "soviet-support", "stalin-idle"),
        ("axis", "axis-support", "discord-idle"),
    ):
        kind = note.partition("-")[0]
        g = field(
            {"1125": "ger-hq-hollidt"},
            step=step,
            turn=2,
            head=supports({box: kind}, scenario="uranus"),
            scenario="uranus",
        )
        assert told(g, note)


# The first offensive


@pytest.mark.rule("stalingrad-roads", "scenario-2-f", "scenario-3-d", "5.1.1")
@BOTH
def test_the_soviets_choose_ten_supports_four_of_them_guns(scenario: str) -> None:
    g = roads(scenario=scenario)
    assert asked(g) == "choose-soviet"
    do(g, "take vvs", "take vvs", "take surprise", "take surprise", "take novikov", "take flak")
    assert open_to(g, "take") == {"artillery-2", "artillery-3", "katyusha"}
    do(g, "take katyusha", "take katyusha", "take artillery-2")
    assert open_to(g, "take") == {"artillery-2", "artillery-3", "katyusha"}
    do(g, "take artillery-3")
    assert asked(g) == "choose-axis"
    assert sum(map(len, g.state.boxes[:4])) == 10


@pytest.mark.rule("stalingrad-roads", "scenario-2-f", "scenario-3-d")
@BOTH
def test_no_dice_are_rolled_for_supports_on_nov_iii(scenario: str) -> None:
    g = started(scenario)
    while asked(g) == "pontoons":
        do(g, "done")
    assert asked(g) == "deploy-first"
    assert not told(g, "supports")
    assert g.state.phase == "soviet-support"


@pytest.mark.rule("stalingrad-roads", "scenario-2-g", "scenario-3-d", "11.1.2a")
@BOTH
def test_the_major_marker_is_not_on_the_map_and_supports_go_anywhere(scenario: str) -> None:
    """Guns with 126 in the far south as well as with 266 in the north."""
    assert started(scenario).state.offensive_status[0] != "map"
    where = {"0935": "sov-126", "2022": "sov-266"}
    g = field(
        where, step="soviet-support", turn=1, head=kept("artillery-2", scenario=scenario), scenario=scenario
    )
    gun(g, "artillery-2")
    assert open_to(g, "unit") == {"sov-126", "sov-266"}


def gun(g: StalingradTable, kind: str) -> None:
    """Begin to deploy a marker; the last one that must be played needs no choice."""
    if asked(g) != "deploy-where":
        do(g, f"play {kind}")


def kept(*kinds: str, scenario: str = "campaign") -> str:
    """Markers of the first offensive, in their box: one gun for the north, one for the south."""
    return f"{supports({'major': ' '.join(kinds)}, scenario=scenario)}\nsplit = [1, 1]\nlaunched = 1"


NORTH_SOUTH = {"1526": "sov-1", "1625": "sov-153", "1034": "sov-302", "1434": "ger-389", "1430": "sov-203"}


@pytest.mark.rule("stalingrad-roads", "scenario-2-h", "scenario-3-d")
def test_all_markers_with_an_o_must_be_played() -> None:
    """Artillery has an O, aircraft and leaders have not."""
    g = field(NORTH_SOUTH, step="soviet-support", turn=1, head=kept("artillery-2", "novikov"))
    assert asked(g) == "deploy"
    assert not open_to(g, "done")
    do(g, "play artillery-2", "unit sov-1")
    assert open_to(g, "done")


@pytest.mark.rule("stalingrad-roads", "scenario-2-i", "scenario-3-d")
def test_guns_are_split_between_north_and_south_of_row_15() -> None:
    """Row 15 counts as the north. Of two, one each."""
    g = field(NORTH_SOUTH, step="soviet-support", turn=1, head=kept("artillery-2", "katyusha"))
    do(g, "play artillery-2")
    assert open_to(g, "unit") == {"sov-1", "sov-153", "sov-302", "sov-203"}
    do(g, "unit sov-1")
    gun(g, "katyusha")
    assert open_to(g, "unit") == {"sov-302", "sov-203"}
    g = field(NORTH_SOUTH, step="soviet-support", turn=1, head=kept("artillery-2", "katyusha"))
    do(g, "play artillery-2", "unit sov-302")
    gun(g, "katyusha")
    assert open_to(g, "unit") == {"sov-1", "sov-153"}


@pytest.mark.rule("stalingrad-roads", "scenario-2-i")
@pytest.mark.parametrize(("guns", "north", "south"), [(4, 2, 2), (5, 3, 2)])
def test_an_odd_one_goes_north(guns: int, north: int, south: int) -> None:
    chosen = ["artillery-2", "artillery-2", "katyusha", "katyusha", "artillery-3"][:guns]
    chosen += ["vvs", "vvs", "surprise", "surprise", "novikov", "flak"][: 10 - guns]
    g = roads(scenario="uranus")
    do(g, *(f"take {kind}" for kind in chosen))
    assert g.state.split == (north, south)


@pytest.mark.rule("stalingrad-roads", "scenario-2-j", "scenario-3-e")
@BOTH
def test_the_axis_chooses_four_supports(scenario: str) -> None:
    g = roads(scenario=scenario)
    do(g, *(f"take {kind}" for kind in TEN.split()))
    assert asked(g) == "choose-axis"
    assert g.to_act == {"axis"}
    do(g, "take pak88", "take pak88", "take hoth", "take luftwaffe")
    assert g.state.boxes[4] == ("hoth", "luftwaffe", "pak88", "pak88")


@pytest.mark.rule("stalingrad-roads", "scenario-2-j")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_and_draws_two_each_turn(turn: int) -> None:
    g = uranus({"1125": "ger-hq-hollidt"}, "axis-support", turn)
    assert told(g, "supports")[0]["count"] == 2


# Special rules


@pytest.mark.rule("stalingrad-roads", "scenario-2-k", "scenario-2-n")
def test_soviet_and_italian_headquarters_do_not_move() -> None:
    g = uranus({"2028": "sov-hq-southwest", "2024": "sov-203"}, "soviet-movement")
    assert open_to(g, "unit") == {"sov-203"}
    g = uranus({"1523": "ita-hq-8", "1125": "ger-hq-hollidt"}, "axis-movement")
    assert open_to(g, "unit") == {"ger-hq-hollidt"}


@pytest.mark.rule("stalingrad-roads", "scenario-2-l", "scenario-3-j", "scenario-2-d", "11.1.2b")
@BOTH
def test_on_nov_iv_minor_offensive_a_is_placed_at_stalingrad(scenario: str) -> None:
    g = field(
        {"1334": "ger-71", "1435": "sov-95"},
        step="soviet-offensive",
        turn=2,
        scenario=scenario,
        head=supports(scenario=scenario),
    )
    assert told(g, "offensive-arrives") == [{"offensive": "minor-a"}]
    if asked(g) == "offensives-place":
        do(g, "place minor-a")
    near = {"1334", "1434", "1333", "1335", "1433", "1435", "1233", "1234", "1534", "1535"}
    assert open_to(g, "to") == near
    do(g, "to 1333")
    assert g.state.stalingrad_side[1]
    assert {note["box"] for note in told(g, "supports")} == {"stavka", "minor-a"}


@pytest.mark.rule("stalingrad-roads", "scenario-2-m")
def test_the_axis_has_no_rail_points() -> None:
    g = uranus({"1125": "ger-hq-hollidt ger-376"}, "axis-start")
    idle(g, "axis-movement")
    assert g.state.rail == 0
    assert not open_to(g, "train")


@pytest.mark.rule("stalingrad-roads", "scenario-2-o")
def test_on_nov_iii_there_is_no_stavka_and_no_reinforcement_phase() -> None:
    """Nobody is rebuilt, though units of both sides are reduced."""
    where = {"2028": "sov-hq-southwest sov-203", "1125": "ger-hq-hollidt ger-376", "reserve": "sov-87"}
    for turn, points in ((1, False), (2, True)):
        g = uranus(where, "stavka", turn, 'reduced = ["sov-203", "ger-376"]')
        idle(g, "axis-support")
        assert bool(told(g, "replacement-points")) is points
        assert (asks(uranus(where, "stavka", turn)) == "priority-front") is points


@pytest.mark.rule("stalingrad-roads", "scenario-2-p", "scenario-3-k")
@BOTH
def test_nobody_moves_in_the_zone_of_28th_army(scenario: str) -> None:
    """0532 is in it, 0632 is not."""
    head = supports(scenario=scenario)
    g = field(
        {"0632": "sov-29", "0432": "sov-38"}, step="soviet-movement", turn=2, scenario=scenario, head=head
    )
    assert open_to(g, "unit") == {"sov-29"}
    do(g, "unit sov-29")
    assert not {"0531", "0532", "0533"} & open_to(g, "to")
    assert "0631" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "scenario-2-p", "scenario-3-k")
@BOTH
def test_but_supply_goes_through_it(scenario: str) -> None:
    """0236 is a Soviet source in the zone: a unit two hexes away is fed."""
    head = supports(scenario=scenario)
    g = field({"0234": "sov-29"}, step="soviet-supply", turn=2, scenario=scenario, head=head)
    assert not told(g, "out-of-supply")


CITY_EDGE = {"1335": "sov-39g sov-45", "1435": "sov-95", "1334": "ger-71", "1434": "ger-389"}


@pytest.mark.rule("stalingrad-roads", "scenario-2-q", "scenario-3-m")
@BOTH
def test_the_last_position_counts_as_in_the_city(scenario: str) -> None:
    """The Volga matters in neither direction; units there defend twice their factors."""
    head = supports(scenario=scenario)
    g = field(CITY_EDGE, step="soviet-combat", turn=2, scenario=scenario, head=head)
    attack = assess(g, "1334", "sov-39g", "sov-45")
    assert (attack.attack, attack.defence) == (5, 12)
    g = field(CITY_EDGE, step="axis-combat", turn=2, scenario=scenario, head=head)
    attack = assess(g, "1335", "ger-71", "ger-389")
    assert (attack.attack, attack.defence) == (9, 14)


@pytest.mark.rule("stalingrad-roads", "scenario-2-q", "scenario-0-e", "8.5.3")
@pytest.mark.parametrize(("scenario", "attack"), [("campaign", 6), ("wintergewitter", 2)])
def test_in_scenario_i_the_volga_is_a_river_there_too(scenario: str, attack: int) -> None:
    """16 Pz attacks 1335 from 1234, over a major river: a special rule is for the scenario that has it."""
    where = {"1335": "sov-39g", "1234": "ger-16pz", "0729": "ger-hq-4pza"}
    held = 'weather = "snow"\nice = "open"'
    g = field(where, step="axis-combat", turn=4, scenario=scenario, head=held)
    assert assess(g, "1335", "ger-16pz").attack == attack


@pytest.mark.rule("stalingrad-roads", "scenario-2-q", "scenario-3-m", "9.3.2c")
@pytest.mark.parametrize(
    ("side", "origin", "attackers", "target", "victim", "advances"),
    [
        ("soviet", "1335", "sov-39g sov-45", "1334", "rom-7", True),
        ("axis", "1334", "ger-16pz ger-24pz", "1335", "sov-45", False),  # the rule is for Soviet units there
    ],
)
def test_the_volga_does_not_stop_their_advance_in_exploitation(
    side: str, origin: str, attackers: str, target: str, victim: str, advances: bool
) -> None:
    """At 1/2 or 1/1 a 12 costs the reduced division its last step."""
    where = PINNED | {origin: attackers, target: victim, "1434": "ger-71", "1235": "sov-hq-stalingrad"}
    marked = [*attackers.split(), "sov-416" if side == "soviet" else "hun-6"]
    head = f'{supports()}\nexploiting = {marked}\nreduced = ["{victim}"]\nsuperiority = []'
    g = field(where, *pair(12), step=f"{side}-exploitation", turn=2, head=head)
    while asked(g) == "exploit-unit":
        do(g, "done")
    fight(g, attackers, target)
    while asked(g) == "loss":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    assert at(g, victim) == "eliminated"
    assert (asked(g) == "advance") is advances


@pytest.mark.rule("stalingrad-roads", "scenario-2-r", "scenario-3-m")
@BOTH
def test_its_units_stay_while_the_axis_is_in_the_city(scenario: str) -> None:
    head = supports(scenario=scenario)
    where = CITY_EDGE | {"1235": "sov-4tk", "1535": "sov-226"}
    g = field(where, step="soviet-movement", turn=2, scenario=scenario, head=head)
    assert open_to(g, "unit") == {"sov-4tk", "sov-226"}
    do(g, "unit sov-4tk")
    assert not {"1335", "1435"} & open_to(g, "to"), "no armour ends its move there"
    g.undo()
    do(g, "unit sov-226")
    assert "1435" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "scenario-2-r", "scenario-3-m")
def test_they_are_free_when_it_is_gone() -> None:
    where = {"1335": "sov-45", "1435": "sov-95", "1235": "sov-4tk"}
    g = field(where, step="soviet-movement", turn=6, head=supports())
    assert open_to(g, "unit") == {"sov-45", "sov-95", "sov-4tk"}
    do(g, "unit sov-4tk")
    assert "1335" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "scenario-2-s", "scenario-3-m")
def test_no_supports_are_attached_to_them() -> None:
    where = CITY_EDGE | {"1034": "sov-302", "1625": "sov-1"}
    g = field(where, step="soviet-support", turn=1, head=kept("artillery-2"))
    gun(g, "artillery-2")
    assert open_to(g, "unit") == {"sov-302", "sov-1"}


# Victory


def ends(where: dict[str, str], head: str = "", boxes: str = "", soviet: str = "") -> StalingradTable:
    """The end of DEC I. All water is frozen; 'front' stands for a headquarters at Kalach."""
    lines = f'{supports({"stavka": boxes}, scenario="uranus")}\nice = "all"\n{head}'
    return field(where, step="end-of-turn", turn=3, head=lines, scenario="uranus", soviet=soviet)


FRONT = {"1331": "sov-hq-don"}


@pytest.mark.rule("stalingrad-roads", "scenario-2-u", "1.8.3")
@pytest.mark.parametrize(("place", "wins"), [("1334", True), ("1434", True), ("1333", False)])
def test_a_hex_of_stalingrad_captured_is_a_soviet_decisive_victory_at_once(place: str, wins: bool) -> None:
    start = {"1334": "1234", "1434": "1534", "1333": "1232"}[place]
    g = uranus({start: "sov-29"}, "soviet-movement")
    do(g, "unit sov-29", f"to {place}")
    assert g.over is wins
    if wins:
        assert g.state.ended == "soviet-decisive"
        assert g.winners == ["soviet"]


IN_TOUCH = {"1334": "ger-71", "1434": "ger-389", "1332": "ger-29mot", "1331": "ger-hq-4pza"}


@pytest.mark.rule("stalingrad-roads", "scenario-2-v")
def test_the_axis_wins_decisively_with_a_supplied_city_and_no_fortress() -> None:
    assert ends(IN_TOUCH).state.ended == "axis-decisive"
    assert ends(IN_TOUCH, "declared = 2").state.ended != "axis-decisive", "it was declared once"
    cut_off = {"1334": "ger-71", "1434": "ger-389"}
    assert ends(cut_off).state.ended != "axis-decisive", "nobody there can trace supply"
    half = {"1334": "ger-71", "1434": "sov-95", "1332": "ger-29mot", "1331": "ger-hq-4pza"}
    assert ends(half).state.ended != "axis-decisive", "half of the city is lost"


@pytest.mark.rule("stalingrad-roads", "scenario-2-t", "scenario-2-y")
def test_supply_is_looked_at_anew() -> None:
    """29 is marked, but is in supply now."""
    assert ends(FRONT | {"1129": "sov-29"}, 'oos = ["sov-29"]').state.vp == 2
    assert ends({"1129": "sov-29"}).state.vp == 1, "it is not marked, and not in supply"


@pytest.mark.rule("stalingrad-roads", "scenario-2-w")
@pytest.mark.parametrize(
    ("where", "fed", "points"), [(POCKET, False, 1), (without("1232"), False, 0), (POCKET, True, 0)]
)
def test_each_axis_turn_that_ends_with_a_closed_pocket_brings_1(
    where: dict[str, str], fed: bool, points: int
) -> None:
    """And nobody in the city in supply."""
    oos = [] if fed else INSIDE
    g = uranus(where, "axis-end", 2, marks(oos, besieged=False))
    assert [note["change"] for note in told(g, "vp")][:1] == [points] * (points > 0)


@pytest.mark.rule("stalingrad-roads", "scenario-2-x")
@pytest.mark.parametrize(("where", "points"), [(POCKET, 0), (without("1232"), -1)])
def test_each_soviet_turn_that_ends_with_an_open_one_costs_1(where: dict[str, str], points: int) -> None:
    g = uranus(where, "soviet-end", 2, f"{marks(INSIDE)}\n{fortress()}")
    rules = [note.rule for note in g.notes or [] if note.kind == "vp"]
    assert ("scenario-2-x" in rules) is (points < 0)


@pytest.mark.rule("stalingrad-roads", "scenario-2-y")
@pytest.mark.parametrize("place", ["1333", "1433", "1129", "1624"])
def test_places_worth_2(place: str) -> None:
    """Pitomnik, Gumrak, Nizhne-Chirskaya, Bokovskaya; 1 if the unit there is out of supply."""
    assert ends(FRONT | {place: "sov-29"}).state.vp == 2
    assert ends(FRONT, soviet=place).state.vp == 0, "it takes a unit"


@pytest.mark.rule("stalingrad-roads", "scenario-2-y", "scenario-2-z")
@pytest.mark.parametrize(
    ("place", "points"), [("1129", 1), ("1624", 1), ("1125", 3), ("1023", 3), ("0729", 3)]
)
def test_units_out_of_supply_bring_less(place: str, points: int) -> None:
    assert ends({place: "sov-29"}).state.vp == points


@pytest.mark.rule("stalingrad-roads", "scenario-2-z")
@pytest.mark.parametrize("place", ["1125", "1023", "0729"])
def test_places_worth_5(place: str) -> None:
    """Morozovsk, Tatsinskaya, Kotelnikovo."""
    assert ends({"1129": "sov-hq-don", place: "sov-29"}).state.vp == 5


@pytest.mark.rule("stalingrad-roads", "scenario-2-za")
def test_each_other_hex_beyond_the_chir_brings_1() -> None:
    """1226 and 1227, with three units; nothing out of supply."""
    assert ends(FRONT | {"1226": "sov-29 sov-38", "1227": "sov-45"}).state.vp == 2
    assert ends({"1226": "sov-29 sov-38"}).state.vp == 0


@pytest.mark.rule("stalingrad-roads", "scenario-2-zb")
def test_between_chir_and_don() -> None:
    """Each hex with supplied Soviets +1, with supplied Germans -1."""
    assert ends(FRONT | {"1428": "sov-29 sov-38", "1429": "sov-45"}).state.vp == 2
    assert ends({"1428": "sov-29"}).state.vp == 0
    germans = {"1125": "ger-hq-hollidt", "1328": "ger-376 ger-384", "1428": "ger-298"}
    assert ends(germans).state.vp == -2
    assert ends({"1428": "ger-298"}).state.vp == 0


@pytest.mark.rule("stalingrad-roads", "scenario-2-zc")
def test_each_level_of_the_fortress_costs_1() -> None:
    assert ends(GARRISON, f"{marks(INSIDE)}\n{fortress(7)}").state.vp == -7


@pytest.mark.rule("stalingrad-roads", "scenario-2-zc", "10.1.4a")
def test_also_when_the_siege_has_been_lifted() -> None:
    assert ends({}, "level = 9\ndeclared = 2").state.vp == -9
    assert ends({}, "level = 0\ndeclared = 0").state.vp == 0


@pytest.mark.rule("stalingrad-roads", "scenario-2-zd")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (6, 6), (8, 6)])
def test_supports_in_the_stavka_box_bring_1_each_up_to_6(count: int, points: int) -> None:
    kinds = ["vvs", "vvs", "vvs", "flak", "flak", "reserves", "reserves", "raid"][:count]
    assert ends({}, boxes=" ".join(kinds)).state.vp == points


@pytest.mark.rule("stalingrad-roads", "scenario-2-ze")
@pytest.mark.parametrize(
    ("vp", "level", "winners"),
    [
        (9, "soviet-major", {"soviet"}),
        (6, "soviet-major", {"soviet"}),
        (5, "soviet-minor", {"soviet"}),
        (2, "soviet-minor", {"soviet"}),
        (1, "draw", {"axis", "soviet"}),
        (-1, "draw", {"axis", "soviet"}),
        (-2, "axis-minor", {"axis"}),
        (-5, "axis-minor", {"axis"}),
        (-6, "axis-major", {"axis"}),
    ],
)
def test_the_levels_of_victory(vp: int, level: str, winners: set[str]) -> None:
    g = ends({}, f"vp = {vp}")
    assert g.state.ended == level
    assert set(g.winners) == winners
