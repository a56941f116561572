"""20: the Ice Road, the strait of Kerch, major cities, the Winter Line, War Crime sites."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.fighting import attack, fight, finish, sums, until
from tests.games.absolute_war.marching import go, halt, moving
from tests.games.absolute_war.table import asked, at, do, draws, field, marked, open_to
from tests.support import told

# ---- the Ice Road


@pytest.mark.rule("absolute-war", "20.1a")
@pytest.mark.parametrize("turn", [5, 7, 10, 12])
@pytest.mark.parametrize(("start", "end"), [("leningrad", "volkhov"), ("volkhov", "leningrad")])
def test_stacks_move_over_the_ice_road_all_year_round(turn: int, start: str, end: str) -> None:
    g = moving({start: "s-n"}, "s-n", step="soviet-movement", turn=turn)
    go(g, end)
    assert open_to(g, "enter") == set()
    halt(g)
    assert at(g, "s-n") == end


@pytest.mark.rule("absolute-war", "20.1a")
def test_an_empty_enemy_zone_at_the_far_end_is_entered_like_any_other() -> None:
    g = moving({"leningrad": "s-n"}, "s-n", step="soviet-movement", german="volkhov")
    assert "volkhov" in open_to(g, "enter")
    g = moving({"leningrad": "s-n", "volkhov": "g4a"}, "s-n", step="soviet-movement")
    assert "volkhov" not in open_to(g, "enter")


@pytest.mark.rule("absolute-war", "20.1b")
@pytest.mark.parametrize(("start", "end"), [("leningrad", "volkhov"), ("volkhov", "leningrad")])
def test_nobody_attacks_over_the_ice_road(start: str, end: str) -> None:
    g = field({start: "g4a", end: "s-n"})
    assert asked(g) != "attack"


@pytest.mark.rule("absolute-war", "20.1b")
def test_but_stacks_support_over_it() -> None:
    g = field({"luga": "g4a", "leningrad": "s-n", "volkhov": "s-w"})
    attack(g, "g4a", "s-n")
    assert open_to(g, "support") == {"s-w"}
    g = field({"novgorod": "g4a", "leningrad": "g9a", "volkhov": "s-w"})
    attack(g, "g4a", "s-w")
    assert open_to(g, "support") == {"g9a"}


@pytest.mark.rule("absolute-war", "20.1c")
def test_a_stack_retreats_over_it_from_leningrad_to_volkhov() -> None:
    g = field({"luga": "g2pz g-lf2", "novgorod": "g9a", "leningrad": "s-10a"}, german="motti-west")
    draws(g, "g17", "s22")
    attack(g, "g2pz", "s-10a")
    assert fight(g)["result"] == "A+3"  # 6 and 3 against 3 less 2
    do(g, "bear retreat")
    finish(g)
    assert at(g, "s-10a") in ("bologoye", "onega", "vologda")  # by way of Volkhov


@pytest.mark.rule("absolute-war", "20.1c")
@pytest.mark.parametrize(("volkhov", "may"), [("soviet", True), ("german", False)])
def test_only_if_volkhov_is_not_the_enemys(volkhov: str, may: bool) -> None:
    german = "motti-west novgorod" + (" volkhov" if volkhov == "german" else "")
    g = field({"luga": "g4a", "leningrad": "s-10a"}, german=german)
    draws(g, "g6", "s23")  # 3 against 3 less 1
    attack(g, "g4a", "s-10a")
    assert fight(g)["result"] == "A+2"
    if may:
        do(g, "bear retreat")
        assert at(g, "s-10a") == "volkhov"
    else:
        assert told(g, "retreated") == []
        assert asked(g) != "yield"  # there is no choice


@pytest.mark.rule("absolute-war", "20.1c")
def test_not_from_volkhov_to_leningrad() -> None:
    g = field({"novgorod": "g2pz", "leningrad": "s-n", "volkhov": "s-10a"}, german="bologoye onega vologda")
    draws(g, "g6", "s23")
    attack(g, "g2pz", "s-10a")
    assert fight(g)["result"] == "A+2"  # 4 against 1, marsh, river, less 1
    assert told(g, "retreated") == []
    assert asked(g) != "yield"  # there is nowhere to go


@pytest.mark.rule("absolute-war", "20.1d")
def test_supply_runs_over_it() -> None:
    near = "luga novgorod pskov motti-west"
    g = field({"leningrad": "s-n", "luga": "g4a"}, step="soviet-supply", german=near)
    assert marked(g, "unsupplied") == set()
    cut = f"{near} volkhov onega motti-east"
    g = field({"leningrad": "s-n", "luga": "g4a"}, step="soviet-supply", german=cut)
    assert "s-n" in marked(g, "unsupplied")


# ---- Kerch


@pytest.mark.rule("absolute-war", "20.2")
@pytest.mark.parametrize(("start", "end"), [("kerch", "novorossiysk"), ("novorossiysk", "kerch")])
def test_the_strait_of_kerch_makes_both_shores_adjacent_for_everything(start: str, end: str) -> None:
    g = moving({start: "g4a"}, "g4a")
    assert end in open_to(g, "enter")
    g = field({start: "g4a", end: "s-w"})
    attack(g, "g4a", "s-w")
    assert sums(g)[1] == 4 + 2 + (2 if end == "novorossiysk" else 0)
    other = "krasnodar" if end == "novorossiysk" else "simferopol"
    g = field({other: "g4a", start: "g9a", end: "s-w"})
    attack(g, "g4a", "s-w")
    assert open_to(g, "support") == {"g9a"}


@pytest.mark.rule("absolute-war", "20.2")
def test_stacks_retreat_over_the_strait() -> None:
    g = field({"simferopol": "g2pz g4a", "kerch": "s-10a"})
    draws(g, "g1")
    attack(g, "g2pz", "s-10a")
    assert fight(g)["result"] == "DR"
    finish(g)
    assert at(g, "s-10a") == "novorossiysk"


# ---- major cities


@pytest.mark.rule("absolute-war", "20.3a")
def test_a_stack_without_points_enters_a_city_unless_its_terrain_stopped_it() -> None:
    g = moving({"orel": "g4a"}, "g4a")
    go(g, "tula", "ryazan")
    assert open_to(g, "enter") == {"moscow"}
    g = moving({"bologoye": "g4a"}, "g4a")
    go(g, "novgorod")  # a marsh next to Leningrad
    assert open_to(g, "enter") == set()
    g = moving({"breslau": "g4a"}, "g4a", german="berlin")
    go(g, "germany")
    assert open_to(g, "enter") == set()  # a box stops, too


@pytest.mark.rule("absolute-war", "20.3b")
def test_stacks_next_to_a_city_support_its_defence_and_it_theirs() -> None:
    g = field({"kursk": "g4a", "kharkov": "s-w", "poltava": "s-s"})
    attack(g, "g4a", "s-w")
    assert open_to(g, "support") == {"s-s"}
    g = field({"kursk": "g4a", "kharkov": "s-w", "rossosh": "s-s"})
    attack(g, "g4a", "s-s")
    assert open_to(g, "support") == {"s-w"}


@pytest.mark.rule("absolute-war", "20.3d")
@pytest.mark.parametrize(
    ("city", "box"),
    [
        ("berlin", "germany"),
        ("prague", "czechoslovakia"),
        ("vienna", "austria"),
        ("budapest", "hungary"),
        ("belgrade", "yugoslavia"),
        ("baku", "transcaucasus"),
    ],
)
def test_a_city_in_a_box_is_a_zone_apart_next_to_that_box_only(city: str, box: str) -> None:
    g = field({city: "g4a", "posen": "g9a"}, step="german-movement")
    do(g, "move g4a")
    assert open_to(g, "enter") == {box}
    g = field({city: "s-w", box: "g4a", "orel": "s-s"}, step="soviet-combat")
    do(g, "lead s-w")
    assert open_to(g, "target") == {"g4a"}


@pytest.mark.rule("absolute-war", "20.3e")
@pytest.mark.parametrize(("city", "lead", "points"), [("smolensk", "vyazma", 1), ("moscow", "vyazma", 2)])
def test_cities_with_and_without_a_war_target_are_different_terrain(
    city: str, lead: str, points: int
) -> None:
    g = field({lead: "g4a", city: "s-w"})
    attack(g, "g4a", "s-w")
    assert sums(g)[1] == 4 + points


@pytest.mark.rule("absolute-war", "20.4")
@pytest.mark.rule("absolute-war", "12.5.5b")
@pytest.mark.parametrize(
    ("turn", "zone", "lead", "points"),
    [
        (5, "minsk", "pinsk", 2),  # east of the line: city and General Winter
        (5, "pinsk", "minsk", 1),  # west of it: marsh
        (11, "kishinev", "odessa", 1),  # a river
        (11, "odessa", "kishinev", 3),  # city, river, winter
    ],
)
def test_west_of_the_winter_line_the_weather_is_clear(turn: int, zone: str, lead: str, points: int) -> None:
    g = field({lead: "g4a", zone: "s-w"}, turn=turn)
    attack(g, "g4a", "s-w")
    assert sums(g)[1] == 4 + points


@pytest.mark.rule("absolute-war", "20.5")
@pytest.mark.parametrize(
    ("side", "start", "zone", "gain"),
    [
        ("german", "tarnopol", "lvov", 1),
        ("german", "tarnopol", "vinnitsa", 1),
        ("soviet", "lvov", "lublin", 1),
        ("soviet", "lvov", "krakow", 1),
        ("soviet", "tarnopol", "vinnitsa", 0),  # its own
    ],
)
def test_the_capture_of_an_enemy_war_crime_site_gives_a_point(
    side: str, start: str, zone: str, gain: int
) -> None:
    unit = "g4a" if side == "german" else "s-w"
    head = "wsp = { german = 4, soviet = 4 }"
    mine = {"german": {}, "soviet": {"german": "vinnitsa"} if zone == "vinnitsa" else {}}[side]
    g = moving({start: unit}, unit, step=f"{side}-movement", head=head, **mine)
    go(g, zone)
    assert g.state.wsp[0 if side == "german" else 1] == 4 + gain


@pytest.mark.rule("absolute-war", "20.1b", "12.2.2c", "12.2.2d")
def test_support_goes_over_the_ice_road_both_ways() -> None:
    far = {"tula": "s-w", "orel": "g2a"}
    g = field({**far, "luga": "g9a", "novgorod": "g4a", "volkhov": "g17a", "leningrad": "s-n"})
    attack(g, "g4a", "s-n")
    assert open_to(g, "support") == {"g9a", "g17a"}
    g = attack(field({**far, "luga": "g9a", "volkhov": "s-vol", "leningrad": "s-n"}), "g9a", "s-n")
    until(g, "commit-defence")
    assert open_to(g, "support") == {"s-vol"}


@pytest.mark.rule("absolute-war", "20.4", "12.5.5d", "11.3a")
def test_the_weather_of_a_move_is_that_of_where_it_begins() -> None:
    """Snow on turn 4: three MP out of Brest, two into the west out of Vitebsk, and cities for nothing."""
    west = "minsk bialystok vilna vitebsk insterburg"
    g = moving({"brest-litovsk": "g2pz"}, "g2pz", german=west, turn=4)
    go(g, "bialystok", "vilna")
    assert "vitebsk" in open_to(g, "enter")
    g = moving({"vitebsk": "g2pz"}, "g2pz", german=west, turn=4)
    go(g, "vilna", "bialystok")
    assert open_to(g, "enter") == {"warsaw", "minsk"}
