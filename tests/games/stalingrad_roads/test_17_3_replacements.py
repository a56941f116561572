"""Replacement points: how many, for whom, at what price, where rebuilt units come (17.3).

Stalino, 0912, and Dnepropetrovsk, 1203, lie far behind the front, with supply lines; so does Voronezh, 2618.
"""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import idle, neighbours, supports
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to, unit_set
from tests.support import prompt, told, units

GERMANS = {"0912": "ger-hq-1pza ger-376 ger-384 ger-14pz"}
SOVIETS = {"2618": "sov-hq-voronezh sov-340 sov-305 sov-1tk"}


def asks(g: StalingradTable) -> str:
    return next((prompt(g, side) for side in g.to_act), "")


def axis(
    where: dict[str, str], box: int = 7, reduced: str = "", supports_: str = "", head: str = "", turn: int = 5
) -> StalingradTable:
    """The Axis replacement points of a box of the track."""
    marked = "[" + ", ".join(f'"{name}"' for name in reduced.split()) + "]"
    lines = f"approval = {box}\nmanstein = 0\nreduced = {marked}\n{supports({'axis': supports_})}\n{head}"
    return field(where, step="axis-reinforcement", head=lines, turn=turn)


def soviet(
    where: dict[str, str], reduced: str = "", boxes: dict[str, str] | None = None, turn: int = 5
) -> StalingradTable:
    marked = "[" + ", ".join(f'"{name}"' for name in reduced.split()) + "]"
    return field(where, step="soviet-reinforcement", head=f"reduced = {marked}\n{supports(boxes)}", turn=turn)


# How many (17.3.1 to 17.3.4)


@pytest.mark.rule("stalingrad-roads", "17.3.1", "17.3a", "scenario-3-h")
@pytest.mark.parametrize(("turn", "points"), [(1, 0), (2, 2), (17, 2)])
def test_the_soviets_have_two_points_a_turn(turn: int, points: int) -> None:
    """Not on NOV III."""
    g = soviet(SOVIETS | {"2617": "sov-1 sov-153"}, "sov-340 sov-305 sov-1 sov-153", turn=turn)
    found = [note["count"] for note in told(g, "replacement-points") if note["side"] == "soviet"][:1]
    assert found == ([points] if points else [])
    if points:
        do(g, "rebuild sov-340", "rebuild sov-305")
        assert asks(g) != "rebuild"
        assert units(g, g.state.reduced) == {"sov-1", "sov-153"}


@pytest.mark.rule("stalingrad-roads", "17.3.2", "scenario-3-g")
@pytest.mark.parametrize(("turn", "count"), [(1, 0), (2, 1), (9, 1)])
def test_the_axis_has_those_of_the_track_but_not_on_the_first_turn(turn: int, count: int) -> None:
    """Box 4 is worth one."""
    g = axis(GERMANS, 4, "ger-376 ger-384", turn=turn)
    assert [note["count"] for note in told(g, "replacement-points") if note["side"] == "axis"][:1] == [
        1
    ] * count
    if count:
        do(g, "rebuild ger-376")
        assert asks(g) != "rebuild"


ALLIES = {"0912": "ger-hq-1pza ger-376", "0911": "rom-5 rom-6", "0913": "ita-9pas"}


@pytest.mark.rule("stalingrad-roads", "17.3.3")
def test_half_of_them_rounded_down_may_go_to_allies() -> None:
    """Box 7 has three points: one for allies."""
    g = axis(ALLIES, 7, "ger-376 rom-5 rom-6 ita-9pas")
    assert open_to(g, "rebuild") == {"ger-376", "rom-5", "rom-6", "ita-9pas"}
    do(g, "rebuild rom-5")
    assert open_to(g, "rebuild") == {"ger-376"}


@pytest.mark.rule("stalingrad-roads", "17.3.3")
def test_of_one_point_nothing_is_left_for_them() -> None:
    g = axis(ALLIES, 4, "ger-376 rom-5 rom-6 ita-9pas")
    assert open_to(g, "rebuild") == {"ger-376"}


@pytest.mark.rule("stalingrad-roads", "17.3.4")
def test_points_are_not_saved() -> None:
    g = axis(GERMANS, 7, "ger-376 ger-384")
    do(g, "rebuild ger-376", "done")
    idle(g, "next turn")
    assert g.state.replacements == 0
    g = soviet(SOVIETS, "sov-340 sov-305")
    do(g, "done")
    assert g.state.replacements == 0 or told(g, "replacement-points")[-1]["side"] == "axis"


# Units on the map (17.3.6, 17.3.7)


@pytest.mark.rule("stalingrad-roads", "17.3.6", "17.3a")
def test_a_reduced_unit_costs_a_point() -> None:
    g = axis(GERMANS, 4, "ger-376 ger-14pz")
    assert open_to(g, "rebuild") == {"ger-376"}, "armour would cost a support besides"
    do(g, "rebuild ger-376")
    assert units(g, g.state.reduced) == {"ger-14pz"}


@pytest.mark.rule("stalingrad-roads", "17.3.6")
def test_full_units_need_nothing() -> None:
    assert asks(axis(GERMANS, 7)) != "rebuild"


@pytest.mark.rule("stalingrad-roads", "17.3.7", "1.5.2b")
def test_armour_costs_a_support_besides() -> None:
    g = axis(GERMANS, 4, "ger-14pz", "luftwaffe hoth", 'sky = "blizzard"')
    do(g, "rebuild ger-14pz")
    assert asked(g) == "give"
    assert open_to(g, "give") == {"luftwaffe", "hoth"}, "of any kind, in any weather"
    do(g, "give luftwaffe")
    assert not g.state.reduced
    assert "luftwaffe" not in g.state.boxes[4]


@pytest.mark.rule("stalingrad-roads", "17.3.7")
def test_an_element_of_a_division_likewise() -> None:
    g = axis({"0912": "ger-hq-1pza ger-6pz-a ger-6pz-b"}, 4, "ger-6pz-a ger-6pz-b", "hoth pak88")
    do(g, "rebuild ger-6pz-b", "give hoth")
    assert units(g, g.state.reduced) == {"ger-6pz-a"}


@pytest.mark.rule("stalingrad-roads", "17.3.7")
def test_soviet_armour_is_paid_for_from_any_box() -> None:
    g = soviet(SOVIETS, "sov-1tk", {"stavka": "vvs", "minor-a": "artillery-2"})
    do(g, "rebuild sov-1tk")
    assert open_to(g, "box") == {"stavka", "minor-a"}
    do(g, "box minor-a")
    assert not g.state.reduced
    assert "artillery-2" not in g.state.boxes[1]


@pytest.mark.rule("stalingrad-roads", "17.3.7", "12.2")
def test_shortages_pay_for_nothing() -> None:
    head = 'reduced = ["sov-1tk"]\n' + supports({"stavka": "vvs"}).replace('[["vvs"]', '[["shortage"]')
    g = field(SOVIETS, step="soviet-reinforcement", head=head)
    assert asks(g) != "rebuild" or "sov-1tk" not in open_to(g, "rebuild")


# Eliminated units (17.3.8 to 17.3.12)


@pytest.mark.rule("stalingrad-roads", "17.3.8", "17.3.13a")
def test_an_eliminated_axis_division_costs_a_point_a_step() -> None:
    """Three points: 62 comes back reduced, then whole."""
    g = axis({"0912": "ger-hq-1pza", "eliminated": "ger-62"}, 7)
    do(g, "rebuild ger-62")
    assert asked(g) == "rebuilt-where"
    assert open_to(g, "to") == {"0912", *neighbours("0912")}
    do(g, "to 0913")
    assert units(g, g.state.reduced) == {"ger-62"}
    do(g, "rebuild ger-62")
    assert not g.state.reduced
    assert at(g, "ger-62") == "0913"


@pytest.mark.rule("stalingrad-roads", "17.3.9", "17.3.13b", "13.2.3")
def test_an_eliminated_soviet_division_comes_back_whole_for_one_point() -> None:
    g = soviet(SOVIETS | {"eliminated": "sov-1 sov-153 sov-197"})
    do(g, "rebuild sov-1", "rebuild sov-197")
    assert at(g, "sov-1") == at(g, "sov-197") == "reserve"
    assert at(g, "sov-153") == "eliminated"
    assert not g.state.reduced


@pytest.mark.rule("stalingrad-roads", "17.3.10")
def test_eliminated_axis_armour_costs_a_point_and_a_support_a_step() -> None:
    g = axis({"0912": "ger-hq-1pza", "eliminated": "ger-22pz"}, 7, supports_="hoth pak88")
    do(g, "rebuild ger-22pz", "give hoth", "to 0912")
    assert units(g, g.state.reduced) == {"ger-22pz"}
    do(g, "rebuild ger-22pz")
    assert not g.state.reduced
    assert g.state.boxes[4] == ()
    assert g.state.replacements <= 1


@pytest.mark.rule("stalingrad-roads", "17.3.10")
def test_without_a_support_it_stays_where_it_is() -> None:
    g = axis({"0912": "ger-hq-1pza", "eliminated": "ger-22pz ger-62"}, 7)
    assert open_to(g, "rebuild") == {"ger-62"}


@pytest.mark.rule("stalingrad-roads", "17.3.12", "17.3.13b")
def test_eliminated_soviet_armour_comes_back_whole_for_a_point_and_a_support() -> None:
    g = soviet(SOVIETS | {"eliminated": "sov-4tk"}, boxes={"stavka": "vvs flak"})
    do(g, "rebuild sov-4tk", "give vvs")
    assert at(g, "sov-4tk") == "reserve"
    assert not g.state.reduced
    assert g.state.boxes[0] == ("flak",)
    assert "sov-4tk" not in open_to(soviet(SOVIETS | {"eliminated": "sov-4tk sov-1"}), "rebuild")


@pytest.mark.rule("stalingrad-roads", "1.3.4a", "17.3a")
def test_what_has_been_withdrawn_is_never_rebuilt() -> None:
    g = axis({"0912": "ger-hq-1pza ger-376", "withdrawn": "ger-62"}, 7, "ger-376")
    assert open_to(g, "rebuild") == {"ger-376"}


# A KG in place of a support (17.3.11)

KGS = {"0912": "ger-hq-1pza ger-14pz", "0913": "kg-pz-1", "0911": "kg-pz-4"}


@pytest.mark.rule("stalingrad-roads", "17.3.11a", "17.3.11b")
@pytest.mark.parametrize("kg", ["kg-pz-1", "kg-pz-4"])
def test_an_armoured_kampfgruppe_may_pay(kg: str) -> None:
    """One of two steps or of one: it is gone for good."""
    g = axis(KGS, 4, "ger-14pz")
    do(g, "rebuild ger-14pz")
    assert open_to(g, "disband") == {"kg-pz-1", "kg-pz-4"}
    do(g, f"disband {kg}")
    assert at(g, kg) == "withdrawn"
    assert not g.state.reduced


@pytest.mark.rule("stalingrad-roads", "17.3.11a")
def test_for_an_eliminated_division_too_and_beside_supports() -> None:
    g = axis(KGS | {"eliminated": "ger-22pz"}, 4, supports_="hoth pak88")
    do(g, "rebuild ger-22pz")
    assert open_to(g, "box") == {"axis"}
    assert open_to(g, "disband") == {"kg-pz-1", "kg-pz-4"}
    do(g, "disband kg-pz-4")
    assert asked(g) == "rebuilt-where"


@pytest.mark.rule("stalingrad-roads", "17.3.11a")
def test_infantry_kampfgruppen_do_not() -> None:
    where = {"0912": "ger-hq-1pza ger-14pz ger-376", "0913": "kg-inf-1"}
    assert open_to(axis(where, 4, "ger-14pz ger-376"), "rebuild") == {"ger-376"}


@pytest.mark.rule("stalingrad-roads", "17.3.11b")
@pytest.mark.parametrize(("extra", "head"), [({"0914": "sov-29"}, ""), ({}, 'oos = ["kg-pz-1"]')])
def test_not_beside_an_enemy_or_out_of_supply(extra: dict[str, str], head: str) -> None:
    """1 in 0913 may not; 4 in 0911 may."""
    g = axis(KGS | extra, 4, "ger-14pz", head=head)
    do(g, "rebuild ger-14pz")
    assert at(g, "kg-pz-4") == "withdrawn", "the only one that may"
    assert at(g, "kg-pz-1") == "0913"


@pytest.mark.rule("stalingrad-roads", "17.3.11a")
def test_the_only_one_cannot_pay_for_itself() -> None:
    where = {"0912": "ger-hq-1pza ger-376", "0913": "kg-pz-1"}
    g = axis(where, 4, "kg-pz-1 ger-376")
    assert open_to(g, "rebuild") == {"ger-376"}


# Headquarters (17.3.5)


@pytest.mark.rule("stalingrad-roads", "17.3.5")
def test_a_point_rebuilds_a_headquarters() -> None:
    """Next to another of its nation: there is only one in a hex."""
    g = axis({"0912": "ger-hq-1pza", "eliminated": "ger-hq-hollidt"}, 4)
    do(g, "rebuild ger-hq-hollidt")
    assert open_to(g, "to") == neighbours("0912")


@pytest.mark.rule("stalingrad-roads", "17.3.5")
def test_one_without_any_of_its_nation_comes_at_a_source() -> None:
    """Romanians: box 7 has a point for allies."""
    g = axis({"0912": "ger-hq-1pza", "eliminated": "rom-hq-3"}, 7)
    do(g, "rebuild rom-hq-3")
    assert {"1701", "1901", "0022"} <= open_to(g, "to")
    assert "0912" not in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "17.3.5")
def test_a_soviet_one_comes_in_a_supplied_city() -> None:
    """Not in the reserve, from which it could not come to the map."""
    g = soviet({"2618": "sov-hq-voronezh", "eliminated": "sov-hq-don"})
    do(g, "rebuild sov-hq-don")
    assert asked(g) == "rebuilt-where"
    assert {"2130", "2136", "2527"} <= open_to(g, "to")
    assert not {"2618", "2720", "0912"} & open_to(g, "to"), "an HQ is there; no city; not Soviet"
    do(g, "to 2130")
    assert at(g, "sov-hq-don") == "2130"


# Where and for whom (17.3.13, 17.3.14)


@pytest.mark.rule("stalingrad-roads", "17.3.13a")
def test_rebuilt_axis_units_come_with_a_headquarters_of_their_nation() -> None:
    """Not beside an enemy, not where three are already. 0914 is Soviet."""
    where = {
        "0912": "ger-hq-1pza",
        "0914": "sov-29",
        "0911": "ger-298 ger-294 ger-168",
        "1203": "rom-hq-3",
        "eliminated": "ger-62",
    }
    g = axis(where, 4)
    do(g, "rebuild ger-62")
    assert open_to(g, "to") == {"0912", *neighbours("0912")} - neighbours("0914") - {"0911"}


@pytest.mark.rule("stalingrad-roads", "17.3.13a")
def test_not_with_a_headquarters_out_of_supply() -> None:
    """4 PzA in the steppe has no line."""
    g = axis({"1428": "ger-hq-4pza", "0912": "ger-376", "eliminated": "ger-62"}, 4, "ger-376")
    assert asks(g) != "rebuild" or "ger-62" not in open_to(g, "rebuild")


@pytest.mark.rule("stalingrad-roads", "17.3.14")
@pytest.mark.parametrize(
    ("extra", "head"),
    [
        ({"0914": "sov-29"}, ""),  # beside an enemy
        ({}, 'oos = ["ger-384"]'),  # out of supply
    ],
)
def test_who_receives_no_points(extra: dict[str, str], head: str) -> None:
    """384 in 0913 may not; 376 in 0912 may."""
    where = {"0912": "ger-hq-1pza ger-376", "0913": "ger-384"} | extra
    assert open_to(axis(where, 7, "ger-376 ger-384", head=head), "rebuild") == {"ger-376"}


@pytest.mark.rule("stalingrad-roads", "17.3.14", "17.3.14b")
def test_command_of_a_headquarters_is_needed() -> None:
    """384 in 1902 is in supply by the source 1901, but far from any headquarters."""
    where = {"0501": "ger-hq-1pza ger-376", "1902": "ger-384"}
    g = axis(where, 7, "ger-376 ger-384")
    assert open_to(g, "rebuild") == {"ger-376"}
    g = axis(where | {"1903": "ger-hq-lanz"}, 7, "ger-376 ger-384")
    assert open_to(g, "rebuild") == {"ger-376", "ger-384"}


@pytest.mark.rule("stalingrad-roads", "17.3.14")
def test_soviets_likewise() -> None:
    where = SOVIETS | {"2615": "sov-1", "2614": "ger-376", "0930": "sov-153"}
    g = soviet(where, "sov-340 sov-1 sov-153")
    assert open_to(g, "rebuild") == {"sov-340"}
    assert g.state.reduced & unit_set(g, "sov-1")
