"""11.0 to 11.4, 11.6: movement points, markers, weather, terrain, boxes."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.marching import go, halt, moving
from tests.games.absolute_war.table import asked, at, do, field, holder, marked, open_to, stacks
from tests.support import told

MUD, SNOW, WINTER, CLEAR = 6, 10, 5, 7
"""Turns with that weather."""


# ---- 11.0


@pytest.mark.rule("absolute-war", "11.0a")
def test_all_stacks_some_or_none_may_move() -> None:
    g = field({"orel": "g4a", "kursk": "g9a"}, step="german-movement")
    assert open_to(g, "move") == {"g4a", "g9a"}
    do(g, "move g4a", "enter tula", "stop")
    assert open_to(g, "move") == {"g9a"}  # each moves once
    do(g, "done")
    assert asked(g) != "movement"
    assert at(g, "g9a") == "kursk"


@pytest.mark.rule("absolute-war", "11.0a")
def test_a_stack_that_joined_another_does_not_move_again_with_it() -> None:
    g = field({"kursk": "g4a", "orel": "g9a"}, step="german-movement")
    do(g, "move g4a", "enter orel", "stop", "join g9a")
    assert open_to(g, "move") == {"g9a"}
    assert open_to(g, "split") == set()
    do(g, "move g9a", "enter tula", "stop")
    assert at(g, "g9a") == "tula"
    assert at(g, "g4a") == "orel"


@pytest.mark.rule("absolute-war", "11.0b")
@pytest.mark.rule("absolute-war", "11.4a")
def test_a_stack_goes_from_zone_to_adjacent_zone_until_its_points_are_spent() -> None:
    g = moving({"orel": "g4a"}, "g4a")
    assert open_to(g, "enter") == {"bryansk", "kaluga", "kursk", "tula", "voronezh"}
    assert open_to(g, "stop") == set()
    go(g, "tula")
    assert asked(g) == "move"  # one stack at a time
    assert open_to(g, "enter") == {"kaluga", "moscow", "orel", "ryazan", "voronezh"}
    assert open_to(g, "stop") == {""}  # or he is content
    go(g, "ryazan")
    assert open_to(g, "enter") == {"moscow"}  # 2 MP are spent; a major city costs none
    halt(g)
    assert at(g, "g4a") == "ryazan"


@pytest.mark.rule("absolute-war", "11.0c")
def test_a_stack_is_split_before_it_moves_not_on_the_way() -> None:
    g = field({"orel": "g4a g9a"}, step="german-movement")
    assert open_to(g, "split") == {"g4a", "g9a"}
    do(g, "move g4a", "enter tula")
    decision = g.decision("german")
    assert decision is not None
    assert set(decision.verbs) == {"enter", "stop"}
    halt(g)
    assert stacks(g, "tula") == ["g4a g9a"]
    assert open_to(g, "split") == set()


# ---- 11.1


@pytest.mark.rule("absolute-war", "11.1a")
@pytest.mark.parametrize("paid", [False, True])
def test_a_light_stack_that_spends_both_points_is_disrupted_unless_a_marker_is_spent(paid: bool) -> None:
    g = moving({"orel": "g4a"}, "g4a")
    go(g, "tula", "ryazan")
    halt(g)
    assert asked(g) == "full-move"
    assert open_to(g, "spend") == {"attack", "support", "mobile"}
    do(g, "spend support" if paid else "done")
    assert marked(g, "disrupted") == (set() if paid else {"g4a"})
    assert g.state.support[0] == (7 if paid else 8)


@pytest.mark.rule("absolute-war", "11.1a")
@pytest.mark.rule("absolute-war", "11.1b")
@pytest.mark.parametrize(("unit", "steps"), [("g4a", 1), ("g2pz", 2), ("g2pz", 1)])
def test_a_shorter_move_disrupts_nobody(unit: str, steps: int) -> None:
    g = moving({"orel": unit}, unit)
    go(g, *("tula", "ryazan")[:steps])
    halt(g)
    assert asked(g) == "movement"
    assert marked(g, "disrupted") == set()


@pytest.mark.rule("absolute-war", "11.1b")
@pytest.mark.parametrize("paid", [False, True])
def test_a_mobile_stack_has_three_points_and_is_disrupted_by_spending_them(paid: bool) -> None:
    g = moving({"orel": "g2pz g-xlviii"}, "g2pz")
    go(g, "tula", "ryazan", "tambov")
    assert open_to(g, "enter") == set()
    halt(g)
    assert asked(g) == "full-move"
    do(g, "spend mobile" if paid else "done")
    assert marked(g, "disrupted") == (set() if paid else {"g2pz", "g-xlviii"})
    assert g.state.mobile[0] == (3 if paid else 4)


@pytest.mark.rule("absolute-war", "11.1b")
@pytest.mark.rule("absolute-war", "3.3d")
def test_a_mixed_stack_has_the_two_points_of_a_light_one() -> None:
    g = moving({"orel": "g2pz g4a"}, "g2pz")
    go(g, "tula", "ryazan")
    assert open_to(g, "enter") == {"moscow"}
    halt(g)
    assert asked(g) == "full-move"


@pytest.mark.rule("absolute-war", "11.1a")
def test_without_a_marker_a_full_move_disrupts() -> None:
    none = "attack = { german = 0, soviet = 4 }\nsupport = { german = 0, soviet = 8 }\n"
    none += "mobile = { german = 0, soviet = 4 }"
    g = moving({"orel": "g4a"}, "g4a", head=none)
    go(g, "tula", "ryazan")
    halt(g)
    while asked(g) == "full-move":
        assert open_to(g, "spend") == set()
        do(g, "done")
    assert marked(g, "disrupted") == {"g4a"}


@pytest.mark.rule("absolute-war", "11.1c")
def test_static_units_do_not_leave_their_zone() -> None:
    g = field(
        {"sevastopol": "s-n s-sev", "kursk": "s-fort1", "orel": "s-bry s-fort2"}, step="soviet-movement"
    )
    assert open_to(g, "move") == {"s-n", "s-bry"}
    assert open_to(g, "split") == set()
    do(g, "move s-bry", "enter tula", "stop")
    assert at(g, "s-bry") == "tula"
    assert at(g, "s-fort2") == "orel"
    do(g, "move s-n", "enter simferopol", "stop")
    assert at(g, "s-sev") == "sevastopol"


@pytest.mark.rule("absolute-war", "11.1d")
def test_an_air_unit_flies_any_distance() -> None:
    g = field({"german-air": "g-lf2", "stalino": "g4a", "orel": "s-bry"}, step="german-movement")
    do(g, "fly g-lf2")
    zones = open_to(g, "to")
    assert {"stalino", "berlin", "helsinki"} <= zones
    assert not {"orel", "moscow", "siberia"} & zones  # the enemy's
    do(g, "to stalino")
    do(g, "join g4a")
    assert stacks(g, "stalino") == ["g-lf2 g4a"]
    do(g, "recall g-lf2")
    assert at(g, "g-lf2") == "german-air"


@pytest.mark.rule("absolute-war", "11.1e")
def test_a_tank_unit_with_the_crossed_m_is_not_mobile() -> None:
    g = moving({"orel": "s-5ta"}, "s-5ta", step="soviet-movement")
    go(g, "tula", "ryazan")
    assert open_to(g, "enter") == {"moscow"}
    g = moving({"orel": "s-3ta"}, "s-3ta", step="soviet-movement")
    go(g, "tula", "ryazan")
    assert open_to(g, "enter") == {"gorki", "moscow", "tambov", "tula"}


# ---- 11.2


@pytest.mark.rule("absolute-war", "11.2a")
def test_an_unsupplied_stack_moves_one_zone_and_only_a_friendly_one() -> None:
    g = moving(
        {"orel": "g2pz"}, "g2pz", german="kursk bryansk kharkov", head='unsupplied = ["g2pz"]', turn=CLEAR
    )
    assert open_to(g, "enter") == {"kursk", "bryansk"}
    decision = g.decision("german")
    assert decision is not None
    assert decision.facts["left"] == 1
    go(g, "kursk")
    assert open_to(g, "enter") == set()  # not even the friendly city beyond, which costs nothing
    halt(g)
    assert asked(g) == "movement"
    assert marked(g, "unsupplied") == {"g2pz"}


@pytest.mark.rule("absolute-war", "11.2b")
def test_a_disrupted_stack_has_two_points_at_most() -> None:
    g = moving({"orel": "g2pz"}, "g2pz", head='disrupted = ["g2pz"]')
    go(g, "tula", "ryazan")
    assert open_to(g, "enter") == {"moscow"}
    halt(g)
    assert asked(g) == "movement"
    g = moving({"orel": "g4a"}, "g4a", head='disrupted = ["g4a"]')
    go(g, "tula", "ryazan")  # a light one has no less
    halt(g)
    assert asked(g) == "movement"  # it is Disrupted already
    assert marked(g, "disrupted") == {"g4a"}


@pytest.mark.rule("absolute-war", "11.2c")
@pytest.mark.rule("absolute-war", "11.5c")
@pytest.mark.parametrize(
    ("marker", "both"), [("", False), ("disrupted", False), ("disrupted", True), ("unsupplied", True)]
)
def test_a_stack_that_ends_its_move_with_a_marker_joins_no_other(marker: str, both: bool) -> None:
    bearing = ["g4a", "g9a"] if both else ["g4a"]
    head = f"{marker} = {bearing}" if marker else ""
    g = moving({"kursk": "g4a", "orel": "g9a"}, "g4a", head=head)
    go(g, "orel")
    halt(g)
    if not marker:
        do(g, "join g9a")
    assert asked(g) == "movement"
    assert stacks(g, "orel") == (["g4a", "g9a"] if marker else ["g4a g9a"])


@pytest.mark.rule("absolute-war", "11.2c")
def test_a_stack_that_is_disrupted_by_its_move_joins_no_other() -> None:
    g = moving({"kharkov": "g4a", "orel": "g9a"}, "g4a")
    go(g, "kursk", "orel")
    halt(g)
    do(g, "done")
    assert stacks(g, "orel") == ["g4a", "g9a"]
    g = moving({"kharkov": "g4a", "orel": "g9a"}, "g4a")
    go(g, "kursk", "orel")
    halt(g)
    do(g, "spend attack", "join g9a")
    assert stacks(g, "orel") == ["g4a g9a"]


@pytest.mark.rule("absolute-war", "11.2c")
@pytest.mark.rule("absolute-war", "11.5.1b")
def test_a_full_move_into_a_full_zone_needs_the_marker_and_the_join() -> None:
    units = {"kharkov": "g4a", "orel": "g9a | g16a g18a"}
    g = moving(units, "g4a")
    go(g, "kursk", "orel")
    halt(g)
    assert open_to(g, "done") == set()  # Disrupted it could not join, and there is no third stack
    do(g, "spend support")  # and it joins the one stack that has room
    assert stacks(g, "orel") == ["g16a g18a", "g4a g9a"]
    none = "attack = { german = 0, soviet = 4 }\nsupport = { german = 0, soviet = 8 }\n"
    none += "mobile = { german = 0, soviet = 4 }"
    g = moving(units, "g4a", head=none)
    go(g, "kursk")
    assert "orel" not in open_to(g, "enter")
    assert "voronezh" in open_to(g, "enter")


@pytest.mark.rule("absolute-war", "11.2d")
def test_markers_do_not_follow_units_to_a_box() -> None:
    g = field(
        {"kursk": "g4a", "orel": "g-lf2"},
        step="german-movement",
        head='disrupted = ["g4a", "g-lf2"]',
    )
    do(g, "recall g-lf2")
    assert marked(g, "disrupted") == {"g4a"}
    g = field({"kursk": "g4a"}, step="german-reserves", head='disrupted = ["g4a"]', german="orel")
    do(g, "pull g4a", "spend support")
    assert at(g, "g4a") == "german-reserve"
    assert marked(g, "disrupted") == set()


@pytest.mark.rule("absolute-war", "11.2e")
@pytest.mark.parametrize("marker", ["disrupted", "unsupplied"])
def test_an_unmarked_stack_may_join_a_marked_one_and_bears_its_marker(marker: str) -> None:
    g = moving({"kursk": "g4a", "orel": "g9a"}, "g4a", head=f'{marker} = ["g9a"]')
    go(g, "orel")
    halt(g)
    do(g, "join g9a")
    assert stacks(g, "orel") == ["g4a g9a"]
    assert marked(g, marker) == {"g4a", "g9a"}


# ---- 11.3


@pytest.mark.rule("absolute-war", "11.3a")
@pytest.mark.rule("absolute-war", "11.3b")
@pytest.mark.rule("absolute-war", "11.3c")
@pytest.mark.rule("absolute-war", "11.3d")
@pytest.mark.parametrize(("turn", "points"), [(CLEAR, 3), (SNOW, 2), (MUD, 1), (WINTER, 2)])
def test_the_weather_limits_how_far_a_stack_goes(turn: int, points: int) -> None:
    g = moving({"orel": "g2pz"}, "g2pz", turn=turn)
    way = ["tula", "ryazan", "tambov"][:points]
    go(g, *way)
    assert open_to(g, "enter") <= {"moscow"}
    halt(g)
    assert at(g, "g2pz") == way[-1]
    assert asked(g) == ("full-move" if points == 3 else "movement")  # W59: less than 3 is no full move


@pytest.mark.rule("absolute-war", "11.3b")
@pytest.mark.rule("absolute-war", "11.1a")
@pytest.mark.parametrize(("turn", "full"), [(SNOW, True), (WINTER, True), (MUD, False)])
def test_light_stacks_keep_their_two_points_in_snow_but_not_in_mud(turn: int, full: bool) -> None:
    g = moving({"orel": "g4a"}, "g4a", turn=turn)
    go(g, *(["tula", "ryazan"] if full else ["tula"]))
    assert open_to(g, "enter") == {"moscow"}
    halt(g)
    assert (asked(g) == "full-move") == full


@pytest.mark.rule("absolute-war", "11.3a")
@pytest.mark.rule("absolute-war", "11.3b")
@pytest.mark.rule("absolute-war", "11.3c")
@pytest.mark.rule("absolute-war", "11.3d")
@pytest.mark.rule("absolute-war", "11.3e")
@pytest.mark.parametrize(("turn", "flying"), [(CLEAR, 3), (SNOW, 2), (MUD, 2), (WINTER, 1)])
def test_the_weather_limits_the_air_units_on_the_map(turn: int, flying: int) -> None:
    fleet = ["g-lf1", "g-lf2", "g-lf4", "g-lf6"]
    g = field({"german-air": " | ".join(fleet), "kursk": "g4a"}, step="german-movement", turn=turn)
    for unit in fleet[:flying]:
        assert open_to(g, "fly") >= {unit}
        do(g, f"fly {unit}", "to berlin")
        while asked(g) == "join":
            do(g, "apart")
    assert open_to(g, "fly") == set()
    assert [at(g, unit) for unit in fleet[flying:]] == ["german-air"] * (4 - flying)
    do(g, f"recall {fleet[0]}")
    assert open_to(g, "fly") == {*fleet[flying:]}, "it has flown; another may"


@pytest.mark.rule("absolute-war", "12.5.5c")
@pytest.mark.rule("absolute-war", "20.4")
@pytest.mark.parametrize(
    ("turn", "start", "way", "more"),
    [
        (SNOW, "brest-litovsk", ["bialystok", "vilna", "kaunas"], {"riga"}),  # west of the line
        (SNOW, "rovno", ["zhitomir", "uman", "krivoi-rog"], {"dnepropetrovsk"}),  # from Clear into Snow
        (SNOW, "zhitomir", ["rovno", "lvov"], set()),  # from Snow into Clear
        (WINTER, "zhitomir", ["rovno", "lvov"], set()),
        (MUD, "brest-litovsk", ["bialystok"], {"minsk", "warsaw"}),  # mud is everywhere
    ],
)
def test_a_stack_moves_by_the_weather_where_it_begins(
    turn: int, start: str, way: list[str], more: set[str]
) -> None:
    g = moving({start: "g2pz"}, "g2pz", turn=turn)
    go(g, *way)
    assert open_to(g, "enter") == more


# ---- 11.4


@pytest.mark.rule("absolute-war", "11.4b")
@pytest.mark.rule("absolute-war", "20.3a")
@pytest.mark.parametrize(("turn", "way"), [(CLEAR, ["tula", "ryazan", "moscow"]), (MUD, ["tula", "moscow"])])
def test_a_major_city_costs_nothing(turn: int, way: list[str]) -> None:
    g = moving({"orel": "g4a"}, "g4a", turn=turn)
    go(g, *way)
    assert open_to(g, "enter") == set()
    halt(g)
    assert at(g, "g4a") == "moscow"
    assert (asked(g) == "full-move") == (turn == CLEAR)


@pytest.mark.rule("absolute-war", "11.4b")
@pytest.mark.rule("absolute-war", "11.1a")
def test_a_city_on_the_way_leaves_the_points_as_they_are() -> None:
    g = moving({"tula": "g4a"}, "g4a")
    go(g, "moscow", "gorki", "penza")
    assert open_to(g, "enter") == set()
    g = moving({"tula": "g4a"}, "g4a")
    go(g, "moscow", "gorki")
    halt(g)
    assert asked(g) == "movement"  # one point was spent


@pytest.mark.rule("absolute-war", "11.4b")
@pytest.mark.parametrize(
    ("here", "there"), [("krasnodar", "sukhumi"), ("stavropol", "sukhumi"), ("grozny", "transcaucasus")]
)
def test_the_high_caucasus_cannot_be_crossed(here: str, there: str) -> None:
    g = moving({here: "g4a"}, "g4a")
    assert there not in open_to(g, "enter")
    g = moving({there: "g4a"}, "g4a")
    assert here not in open_to(g, "enter")


@pytest.mark.rule("absolute-war", "11.4c")
def test_a_stack_that_cannot_pay_does_not_enter() -> None:
    g = moving({"orel": "g4a"}, "g4a", turn=MUD)
    go(g, "tula")
    assert open_to(g, "enter") == {"moscow"}


@pytest.mark.rule("absolute-war", "11.4d")
@pytest.mark.rule("absolute-war", "20.3a")
@pytest.mark.parametrize(
    ("start", "way"),
    [
        ("luga", ["novgorod"]),  # marsh; Leningrad next to it would cost nothing
        ("vinnitsa", ["czernowitz"]),  # mountains
        ("breslau", ["germany"]),  # a box
        ("simferopol", ["kerch", "novorossiysk"]),  # mountains over a strait
        ("krasnodar", ["novorossiysk", "kerch"][:1]),
    ],
)
def test_some_terrain_ends_a_move(start: str, way: list[str]) -> None:
    g = moving({start: "g2pz"}, "g2pz")
    go(g, *way)
    assert open_to(g, "enter") == set()
    halt(g)
    assert at(g, "g2pz") == way[-1]


@pytest.mark.rule("absolute-war", "11.4d")
def test_a_stack_that_begins_in_such_terrain_is_free_to_go() -> None:
    g = moving({"novgorod": "g4a"}, "g4a")
    go(g, "luga", "pskov")
    assert at(g, "g4a") == "pskov"


@pytest.mark.rule("absolute-war", "11.4d")
@pytest.mark.rule("absolute-war", "20.2")
def test_a_strait_ends_a_move_on_both_shores() -> None:
    g = moving({"novorossiysk": "g2pz"}, "g2pz")
    go(g, "kerch")
    assert open_to(g, "enter") == set()


@pytest.mark.rule("absolute-war", "11.4e")
@pytest.mark.parametrize(
    ("here", "there"), [("motti-east", "leningrad"), ("luga", "motti-west"), ("tallinn", "motti-west")]
)
def test_lakes_and_seas_are_neither_entered_nor_attacked_across(here: str, there: str) -> None:
    g = moving({here: "g4a"}, "g4a")
    assert there not in open_to(g, "enter")
    g = field({here: "g4a", there: "s-n"})
    assert asked(g) != "attack"  # nobody is within reach


# ---- 11.6


@pytest.mark.rule("absolute-war", "11.6")
@pytest.mark.parametrize(
    ("box", "doors"),
    [
        ("siberia", {"gorki", "penza", "saratov"}),
        ("hungary", {"austria", "budapest", "cluj", "craiova", "czechoslovakia", "czernowitz", "lvov"}),
    ],
)
def test_boxes_are_left_and_entered_across_their_own_borders_only(box: str, doors: set[str]) -> None:
    g = moving({box: "g4a"}, "g4a")
    assert open_to(g, "enter") - {"yugoslavia"} == doors
    for zone in doors:
        g = moving({zone: "g4a"}, "g4a")
        assert box in open_to(g, "enter")


@pytest.mark.rule("absolute-war", "3.7a")
@pytest.mark.rule("absolute-war", "11.5d")
def test_zones_that_are_passed_through_change_hands() -> None:
    g = moving({"orel": "g4a"}, "g4a")
    go(g, "tula", "ryazan")
    halt(g)
    do(g, "done")
    assert [holder(g, zone) for zone in ("tula", "ryazan", "tambov")] == ["german", "german", "soviet"]
    assert [note["space"] for note in told(g, "captured")] == ["tula", "ryazan"]
