"""Whoever may not move: in no phase, by no means, and what that does not bar.

On NOV III nobody moves west of column 22. The last Soviet position keeps its units while the city is Axis. In
scenario II the Soviet headquarters and that of the Italians stay. A crisis at OKH holds units in cities.
"""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import PINNED, battle, brought, fight, lab, pair
from tests.games.stalingrad_roads.siege import supports
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to
from tests.support import told

BOTH = pytest.mark.parametrize("scenario", ["uranus", "campaign"])


def exploits(where: dict[str, str], marked: str, side: str = "soviet", **more: Any) -> StalingradTable:
    """The exploitation phase of a side: these are marked, and one far away that keeps the phase open."""
    keep = "sov-416" if side == "soviet" else "hun-6"
    head = f"exploiting = {[*marked.split(), keep]}\n{more.pop('head', '')}"
    return lab(where, step=f"{side}-exploitation", head=head, **more)


def movers(where: dict[str, str], marked: str, side: str = "soviet", **more: Any) -> set[str]:
    """Who may move in exploitation."""
    return open_to(exploits(where, marked, side, **more), "unit") - {"sov-416", "hun-6"}


def reacts(scenario: str, side: str, where: dict[str, str], target: str, by: str, **more: Any) -> set[str]:
    """Who of a side may react when a hex of its is attacked at 3/1 and more, with a 2: R."""
    step = "axis-combat" if side == "soviet" else "soviet-combat"
    head = f"{supports(scenario=scenario)}\nsuperiority = []\n{more.pop('head', '')}"
    g = field(PINNED | where, *pair(2), step=step, head=head, scenario=scenario, **more)
    fight(g, by, target)
    while asked(g) == "loss":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    return open_to(g, "unit") if asked(g) == "react-unit" else set()


# West of column 22 on NOV III (scenario III)

FIRST = pytest.mark.parametrize(("turn", "free"), [(1, False), (2, True)])


@pytest.mark.rule("stalingrad-roads", "scenario-3-f", "9.2.1")
@FIRST
def test_nobody_exploits_there_on_nov_iii(turn: int, free: bool) -> None:
    where = {"2021": "sov-1", "2120": "ger-62", "2022": "sov-1tk"}
    assert movers(where, "sov-1 sov-1tk", turn=turn) == ({"sov-1", "sov-1tk"} if free else {"sov-1tk"})
    where = {"0807": "ger-16pz", "0808": "sov-1"}
    assert movers(where, "ger-16pz", "axis", turn=turn) == ({"ger-16pz"} if free else set())


@pytest.mark.rule("stalingrad-roads", "scenario-3-f", "9.2.3", "9.3.1")
def test_but_who_has_not_moved_attacks() -> None:
    g = exploits({"0807": "ger-62", "0808": "sov-1tk"}, "sov-1tk", turn=1)
    while asked(g) == "exploit-unit":
        do(g, "done")
    assert "0807" in open_to(g, "attack")


@pytest.mark.rule("stalingrad-roads", "scenario-3-f", "9.2.1")
def test_who_went_there_in_his_move_goes_no_farther_in_exploitation() -> None:
    g = lab({"2122": "sov-1tk", "2120": "ger-62"}, step="soviet-movement", turn=1)
    do(g, "unit sov-1tk", "to 2121")
    assert at(g, "sov-1tk") == "2121"
    assert movers({"2121": "sov-1tk", "2120": "ger-62"}, "sov-1tk", turn=1) == set()


@pytest.mark.rule("stalingrad-roads", "scenario-3-f", "crt-R")
@FIRST
def test_nobody_reacts_there_on_nov_iii(turn: int, free: bool) -> None:
    where = {"0804": "ger-hq-4pza", "0812": "sov-hq-stalingrad", "0807": "ger-62", "0808": "sov-1tk sov-13mk"}
    axis = reacts("campaign", "axis", where | {"0706": "ger-16pz"}, "0807", "sov-1tk sov-13mk", turn=turn)
    assert axis == ({"ger-16pz"} if free else set())
    where = {
        "0807": "sov-1",
        "0808": "sov-4tk",
        "0906": "sov-2tk",
        "0707": "ger-16pz ger-24pz",
        "0812": "sov-hq-don",
    }
    soviet = reacts("campaign", "soviet", where, "0807", "ger-16pz ger-24pz", turn=turn)
    assert ("sov-2tk" in soviet) is free


# The last Soviet position (scenarios II, III)

EDGE = {"1335": "sov-39g sov-45", "1435": "sov-95", "1235": "sov-hq-stalingrad"}


@pytest.mark.rule("stalingrad-roads", "scenario-2-r", "scenario-3-m", "9.2.1")
@BOTH
@pytest.mark.parametrize(("axis", "free"), [("1334", False), ("1434", False), ("1333", True)])
def test_units_of_the_last_position_do_not_exploit(scenario: str, axis: str, free: bool) -> None:
    where = EDGE | {axis: "ger-71"}
    marked = ["sov-39g", "sov-95", "sov-1"]
    head = f"exploiting = {marked}\n{supports(scenario=scenario)}"
    g = field(where | {"2630": "sov-1"}, step="soviet-exploitation", turn=2, scenario=scenario, head=head)
    assert open_to(g, "unit") == ({*marked} if free else {"sov-1"})


@pytest.mark.rule("stalingrad-roads", "scenario-2-r", "13.1.3a")
def test_but_they_may_enter_the_reserve() -> None:
    where = EDGE | {"1334": "ger-71", "1236": "sov-1"}
    g = field(where, step="stavka", turn=2, head=supports())
    do(g, "unit sov-hq-stalingrad")
    assert open_to(g, "enter") == {"sov-39g", "sov-45", "sov-1"}
    do(g, "enter sov-45")
    assert at(g, "sov-45") == "reserve"


@pytest.mark.rule("stalingrad-roads", "scenario-2-r")
def test_axis_units_there_are_not_bound() -> None:
    where = {"1335": "ger-16pz", "1334": "ger-71", "1236": "sov-1", "1235": "sov-45"}
    g = field(where, step="axis-movement", turn=2, head=supports())
    assert "ger-16pz" in open_to(g, "unit")


@pytest.mark.rule("stalingrad-roads", "scenario-2-r", "9.2.1")
@pytest.mark.parametrize(("axis", "free"), [("1334", False), ("1233", True)])
def test_no_armour_ends_an_exploitation_there_but_cavalry_may(axis: str, free: bool) -> None:
    where = {"1236": "sov-4tk", "1336": "sov-8kk", axis: "ger-71"}
    g = exploits(where, "sov-4tk sov-8kk", turn=2)
    do(g, "unit sov-4tk")
    assert ("1335" in open_to(g, "to")) is free
    g.undo()
    do(g, "unit sov-8kk")
    assert {"1335", "1435"} <= open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "scenario-2-r", "crt-R")
def test_nor_a_reaction() -> None:
    """1235 is attacked from 1234 while the Axis is in 1434; 4 TK stands in 1336, and may go to 1236."""
    where = {"1235": "sov-1", "1336": "sov-4tk", "1234": "ger-16pz ger-24pz ger-14pz", "1434": "ger-71"}
    head = f'{supports()}\nsuperiority = []\nice = "all"'
    g = field(PINNED | where, *pair(2), step="axis-combat", turn=2, head=head)
    fight(g, "ger-16pz ger-24pz ger-14pz", "1235")
    while asked(g) == "loss":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    do(g, "unit sov-4tk")
    assert "1236" in open_to(g, "to")
    assert not {"1335", "1435"} & open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "scenario-2-s", "scenario-3-m")
@BOTH
@pytest.mark.parametrize("axis", ["1434", "1233"])
def test_a_marker_does_not_walk_in_with_its_unit(scenario: str, axis: str) -> None:
    """Whether or not the Axis is in the city. It goes back into the pool."""
    held = supports(markers={"artillery-2": "sov-226", "novikov": "sov-1"}, scenario=scenario)
    where = {"1535": "sov-226", "2630": "sov-1", axis: "ger-389"}
    g = field(where, step="soviet-movement", turn=2, scenario=scenario, head=held)
    before = g.state.pools[1].count("artillery-2")
    do(g, "unit sov-226", "to 1435")
    assert told(g, "marker-left") == [{"unit": "sov-226", "support": "artillery-2"}]
    assert g.state.pools[1].count("artillery-2") == before + 1
    assert [marker.kind for marker in g.state.markers] == ["novikov"]


@pytest.mark.rule("stalingrad-roads", "scenario-2-s", "8.13.2")
def test_nor_does_it_advance_with_it() -> None:
    """The Romanians are lost: an advance is no move, and armour may come in, but without its leader."""
    head = f'{supports(markers={"novikov": "sov-1tk"})}\nice = "all"'
    where = PINNED | {"1435": "rom-7", "1535": "sov-1tk sov-26tk sov-4tk", "1434": "ger-71"}
    g = field(where, *pair(10), step="soviet-combat", turn=2, head=head)
    fight(g, "sov-1tk sov-26tk sov-4tk", "1435")
    while asked(g) != "advance":
        do(g, f"lose {min(open_to(g, 'lose'))}" if asked(g) == "loss" else "done")
    do(g, "advance sov-1tk")
    assert at(g, "sov-1tk") == "1435"
    assert not g.state.markers


@pytest.mark.rule("stalingrad-roads", "scenario-2-s")
def test_an_axis_unit_keeps_its_markers_there() -> None:
    head = supports(markers={"pak88": "ger-16pz"})
    where = {"1334": "ger-16pz", "1236": "sov-1", "1434": "ger-71"}
    g = field(where, step="axis-movement", turn=2, head=head)
    do(g, "unit ger-16pz", "to 1335")
    assert at(g, "ger-16pz") == "1335"
    assert [marker.kind for marker in g.state.markers] == ["pak88"]


# Headquarters of scenario II


@pytest.mark.rule("stalingrad-roads", "scenario-2-k", "crt-R")
@pytest.mark.parametrize(("scenario", "free"), [("uranus", False), ("campaign", True)])
def test_soviet_headquarters_of_scenario_ii_do_not_react(scenario: str, free: bool) -> None:
    where = {"2231": "sov-1", "2232": "ger-16pz ger-44", "2130": "sov-hq-don"}
    found = reacts(scenario, "soviet", where, "2231", "ger-16pz ger-44", turn=2)
    assert found == ({"sov-hq-don"} if free else set())


@pytest.mark.rule("stalingrad-roads", "7.1.8c", "1.1.7c", "crt-R")
def test_nor_does_one_on_its_pontoon_side_anywhere() -> None:
    where = {"2231": "sov-1", "2232": "ger-16pz ger-44", "2130": "sov-hq-don"}
    assert not reacts(
        "campaign", "soviet", where, "2231", "ger-16pz ger-44", head='pontoon = { sov-hq-don = "2129" }'
    )


@pytest.mark.rule("stalingrad-roads", "scenario-2-n", "crt-R")
@pytest.mark.parametrize(
    ("scenario", "hq", "free"),
    [("uranus", "ita-hq-8", False), ("uranus", "ger-hq-hollidt", True), ("campaign", "ita-hq-8", True)],
)
def test_the_italian_one_does_not_react_either(scenario: str, hq: str, free: bool) -> None:
    where = {"1127": "rom-7", "1128": "sov-1tk sov-13mk", "1125": hq}
    found = reacts(scenario, "axis", where, "1127", "sov-1tk sov-13mk", turn=2)
    assert found == ({hq} if free else set())


@pytest.mark.rule("stalingrad-roads", "scenario-2-k", "8.12.3")
def test_but_one_that_must_retreat_does() -> None:
    """1/1, a 10: D1, E and DR. A retreat is no move that it makes of its own will."""
    where = PINNED | {"2231": "sov-1 sov-hq-don", "2131": "ger-16pz"}
    head = f"{supports(scenario='uranus')}\nsuperiority = []"
    g = field(where, *pair(10), step="axis-combat", turn=2, scenario="uranus", head=head)
    fight(g, "ger-16pz", "2231")
    do(g, "unit sov-hq-don")
    if asked(g) == "retreat":
        do(g, f"to {min(open_to(g, 'to'))}")
    assert at(g, "sov-hq-don") not in ("2231", "eliminated")


# Units in cities after a crisis at OKH (15.3)

CRISIS = 'penalties = ["cities-fixed"]\npenalty_turn = 5'
STALINO = {"0912": "ger-376 ger-hq-1pza", "0913": "ger-384"}


@pytest.mark.rule("stalingrad-roads", "15.3d", "9.2.1", "example-13")
@pytest.mark.parametrize(("turn", "free"), [(5, False), (6, True)])
def test_they_do_not_exploit(turn: int, free: bool) -> None:
    where = {"0912": "ger-16pz", "0914": "ger-24pz", "0911": "sov-1"}
    found = movers(where, "ger-16pz ger-24pz", "axis", turn=turn, head=CRISIS)
    assert found == ({"ger-16pz", "ger-24pz"} if free else {"ger-24pz"})


@pytest.mark.rule("stalingrad-roads", "15.3d", "1.8.2a")
def test_headquarters_count_and_stalingrad_is_a_city_its_edge_and_villages_are_not() -> None:
    where = {"1334": "ger-71", "1335": "ger-94", "1129": "ger-376", "1125": "ger-hq-hollidt"}
    g = field(where | {"2630": "sov-1"}, step="axis-movement", head=f"{supports()}\n{CRISIS}")
    assert open_to(g, "unit") == {"ger-94", "ger-376"}


@pytest.mark.rule("stalingrad-roads", "15.3d", "7.3.3a")
def test_they_take_no_train() -> None:
    for turn, free in ((5, False), (6, True)):
        head = f"{supports()}\n{CRISIS}\nrail = 4"
        g = field(STALINO, step="axis-movement", head=head, turn=turn)
        assert ("ger-376" in open_to(g, "train")) is free


@pytest.mark.rule("stalingrad-roads", "15.3d", "17.2.2")
@pytest.mark.parametrize(("turn", "free"), [(5, False), (6, True)])
def test_reinforcements_that_come_in_a_city_stay_there(turn: int, free: bool) -> None:
    """8 Lw arrives in Likhaya, 1019."""
    head = f"{supports()}\n{CRISIS}\nrail = 4\ndue = {{ ger-8lw = {turn} }}"
    g = field({"waiting": "ger-8lw", "0912": "ger-hq-1pza"}, step="axis-reinforcement", head=head, turn=turn)
    assert at(g, "ger-8lw") == "1019"
    assert (asked(g) == "send-on") is free


@pytest.mark.rule("stalingrad-roads", "15.3d", "7.1.1a")
def test_who_passes_through_a_city_goes_on() -> None:
    g = field(
        {"0913": "ger-384", "0712": "ger-hq-1pza"}, step="axis-movement", head=f"{supports()}\n{CRISIS}"
    )
    do(g, "unit ger-384", "to 0912")
    assert asked(g) == "move"
    assert open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "15.3d", "crt-R")
def test_in_the_soviet_turn_they_react() -> None:
    """The next turn of the Axis is what the crisis burdens, also if it is that of the same game turn."""
    where = {"0910": "ger-62", "0909": "sov-1tk sov-13mk", "0912": "ger-16pz"}
    found = reacts("campaign", "axis", where, "0910", "sov-1tk sov-13mk", turn=5, head=CRISIS)
    assert "ger-16pz" in found


# Ground where nobody may go, or end


@pytest.mark.rule("stalingrad-roads", "scenario-2-p", "scenario-3-k", "9.2.4")
@BOTH
def test_nobody_exploits_into_the_zone_of_28th_army(scenario: str) -> None:
    head = f'exploiting = ["sov-1tk"]\n{supports(scenario=scenario)}'
    g = field({"0631": "sov-1tk"}, step="soviet-exploitation", turn=2, scenario=scenario, head=head)
    do(g, "unit sov-1tk")
    assert not any(name in open_to(g, "to") for name in ("0531", "0532", "0533"))
    assert open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "scenario-2-p", "scenario-3-k", "8.12.5b")
@BOTH
def test_nor_retreats_into_it(scenario: str) -> None:
    """Attacked from the north 0632 has two ways that lead away, 0532 and 0533; both are in the zone."""
    where = PINNED | {"0632": "rom-7 rom-5", "0732": "sov-1tk sov-4tk", "0733": "sov-26tk"}
    head = f"{supports(scenario=scenario)}\nsuperiority = []"
    g = field(where, *pair(9), step="soviet-combat", turn=2, scenario=scenario, head=head)
    fight(g, "sov-1tk sov-4tk sov-26tk", "0632")
    do(g, "lose rom-5", "unit rom-5")
    assert (asked(g), open_to(g, "to")) == ("retreat", {"0631", "0633"})


@pytest.mark.rule("stalingrad-roads", "scenario-3-l", "7.1.11", "9.2.4")
def test_no_exploitation_of_the_axis_ends_in_row_00() -> None:
    g = exploits({"0120": "ger-16pz"}, "ger-16pz", "axis")
    do(g, "unit ger-16pz")
    assert "0121" in open_to(g, "to")
    assert not any(name.startswith("00") for name in open_to(g, "to"))


@pytest.mark.rule("stalingrad-roads", "scenario-3-l", "7.1.11", "crt-R")
def test_nor_a_reaction_of_the_axis() -> None:
    g = battle(
        "ger-62",
        "sov-1tk sov-13mk",
        2,
        target="0221",
        at="0222",
        others={"0120": "ger-16pz"},
    )
    while asked(g) == "loss":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    do(g, "unit ger-16pz")
    assert "0121" in open_to(g, "to")
    assert not any(name.startswith("00") for name in open_to(g, "to"))


@pytest.mark.rule("stalingrad-roads", "7.1.10", "crt-R")
def test_a_headquarters_reacts_only_to_where_it_is_in_supply() -> None:
    where = {"2231": "sov-1", "2232": "ger-16pz ger-44", "2130": "sov-hq-don"}
    head = f"{supports()}\nsuperiority = []"
    g = field(PINNED | where, *pair(2), step="axis-combat", head=head, turn=2)
    fight(g, "ger-16pz ger-44", "2231")
    do(g, f"lose {min(open_to(g, 'lose'))}", "unit sov-hq-don")
    assert "2030" in open_to(g, "to")
    assert "2129" not in open_to(g, "to"), "off the roads"


@pytest.mark.rule("stalingrad-roads", "7.1.8a", "crt-R", "9.2.2")
def test_a_reaction_has_no_hex_of_right_but_exploitation_has() -> None:
    """Infantry with 2 points has 1 for either; the forest of 2123 costs 2."""
    where = {"2225": "ger-62", "2226": "sov-1tk sov-13mk", "2223": "ger-57"}
    g = lab(where, *pair(2))
    fight(g, "sov-1tk sov-13mk", "2225")
    do(g, "unit ger-57")
    assert "2222" in open_to(g, "to")
    assert "2123" not in open_to(g, "to")
    g = exploits({"2223": "ger-57"}, "ger-57", "axis")
    do(g, "unit ger-57")
    assert "2123" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "3.2.2h", "3.2.2a", "crt-R")
@pytest.mark.parametrize(("weather", "may"), [("snow", True), ("mud", False)])
def test_in_mud_a_reaction_crosses_no_river_to_beside_an_enemy(weather: str, may: bool) -> None:
    """0611 lies beyond a river from 0512, beside the attackers in 0610."""
    where = {"0510": "ger-62", "0610": "sov-1tk sov-13mk", "0512": "ger-16pz"}
    g = lab(where, *pair(2), head=f'weather = "{weather}"')
    fight(g, "sov-1tk sov-13mk", "0510")
    assert brought(g)[3] == "R"
    while asked(g) == "loss":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    do(g, "unit ger-16pz")
    assert ("0611" in open_to(g, "to")) is may
