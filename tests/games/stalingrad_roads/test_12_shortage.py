"""The loss of Soviet momentum (12): shortage markers, and the test that makes them felt."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import box, bring, hands, oms, pool, until
from tests.games.stalingrad_roads.table import asked, attack, do, field, open_to, unit_set
from tests.support import told

FRONT = {
    "1827": "sov-47g sov-346",
    "1826": "sov-1tk",
    "2620": "sov-161",
    "1727": "rom-14",
    "1521": "ger-62",
    "1422": "sov-hq-don",
    "2028": "sov-hq-southwest",
    "1324": "rom-hq-3",
}


def moving(
    head: str = "", units: dict[str, str] | None = None, scenario: str = "campaign"
) -> StalingradTable:
    """A Soviet movement phase."""
    turn = 2 if scenario == "uranus" else 5
    return field(units or FRONT, step="soviet-movement", head=hands() + head, turn=turn, scenario=scenario)


def drawn(
    units: dict[str, str] | None = None, head: str = "", markers: str = "", **boxes: str
) -> StalingradTable:
    """A Soviet support phase in which nothing more is drawn."""
    text = hands(**boxes) + (markers or oms()) + "launched = 5\n" + head
    return field(units or FRONT, step="soviet-support", head=text)


# ---- headquarters move (12.1)


@pytest.mark.rule("stalingrad-roads", "12.1a", "12.1b")
@pytest.mark.parametrize(("before", "kind"), [(0, "shortage-test"), (1, "shortage"), (5, "shortage")])
def test_each_move_of_a_headquarters_puts_a_marker_into_the_pool(before: int, kind: str) -> None:
    """The first one is the test."""
    g = moving(head=f"shortages = {before}\n")
    bring(g, "sov-hq-southwest")
    until(g, "move-unit")
    assert pool(g, "soviet") == [kind]
    assert g.state.shortages == before + 1


@pytest.mark.rule("stalingrad-roads", "12.1a")
def test_troops_bring_no_shortage() -> None:
    g = moving()
    bring(g, "sov-161")
    until(g, "move-unit")
    assert pool(g, "soviet") == []


@pytest.mark.rule("stalingrad-roads", "12.1a")
def test_when_all_twelve_are_in_play_no_more_come() -> None:
    for before, more in ((12, ["shortage"]), (13, [])):
        g = moving(head=f"shortages = {before}\n")
        bring(g, "sov-hq-southwest")
        until(g, "move-unit")
        assert pool(g, "soviet") == more


@pytest.mark.rule("stalingrad-roads", "12.1c")
def test_moves_of_axis_headquarters_bring_none() -> None:
    units = FRONT | {"1125": "ger-hq-hollidt"}
    g = field(units, step="axis-movement", head=hands() + oms())
    bring(g, "ger-hq-hollidt")
    until(g, "move-unit")
    assert pool(g, "soviet") == []


@pytest.mark.rule("stalingrad-roads", "12.1a", "4.1.2")
def test_a_headquarters_taken_off_for_want_of_supply_has_moved() -> None:
    """Nobody asked it: a wall of Romanians around 1422 cuts its road."""
    g = field(FRONT, step="soviet-supply", head=hands() + oms())
    until(g, "move-unit")
    assert at_box(g, "sov-hq-don") == "returning"
    assert pool(g, "soviet") == ["shortage-test"] or "shortage-test" in box(g, "stavka")


def at_box(g: StalingradTable, unit: str) -> str:
    """Where a unit is."""
    return g.facts.board.names[g.state.where[g.rules.unit[unit]]]


@pytest.mark.rule("stalingrad-roads", "12.1a", "8.12.5")
def test_a_headquarters_that_retreats_has_moved() -> None:
    """An Axis attack drives the stack of South-West Front back."""
    units = {"2028": "sov-hq-southwest sov-47g", "1928": "ger-14pz ger-24pz ger-16pz", "1324": "rom-hq-3"}
    g = field(units, 4, 3, step="axis-combat", head=hands() + "superiority = []\n", soviet="2128 2129 2130")
    attack(g, "2028", "ger-14pz", "ger-24pz", "ger-16pz")
    until(g, "advance", "combat", "exploit")
    assert told(g, "retreated")
    assert pool(g, "soviet") == ["shortage-test"]


@pytest.mark.rule("stalingrad-roads", "12.1a")
def test_scenario_ii_does_without_shortages() -> None:
    units = {"1827": "sov-47g", "1928": "sov-161", "2028": "sov-hq-southwest", "1727": "rom-14"}
    g = moving(units=units, scenario="uranus")
    assert "sov-hq-southwest" not in open_to(g, "unit"), "nor does a headquarters move there"


# ---- what they do (12.2)


@pytest.mark.rule("stalingrad-roads", "12.2a")
def test_a_shortage_cannot_be_spent() -> None:
    g = field(FRONT, step="soviet-movement", head=hands(stavka="shortage shortage") + oms())
    assert asked(g) != "off-road"
    units = FRONT | {"reserve": "sov-87", "2618": "sov-hq-voronezh"}
    g = field(units, step="stavka", head=hands(stavka="shortage flak") + oms())
    do(g, "unit sov-hq-voronezh")
    assert open_to(g, "give") == {"flak"}


@pytest.mark.rule("stalingrad-roads", "12.2a")
def test_nor_is_it_an_event() -> None:
    g = drawn(stavka="shortage novikov")
    assert open_to(g, "play") == {"novikov"}


@pytest.mark.rule("stalingrad-roads", "12.2c")
def test_at_the_end_of_the_phase_shortages_are_kept_or_put_back() -> None:
    g = drawn(stavka="shortage shortage flak", minor_b="shortage raid", markers=oms(minor_b="box"))
    assert (asked(g), open_to(g, "discard")) == ("shortages", {"stavka", "minor-b"})
    do(g, "discard stavka", "discard minor-b")
    assert (asked(g), open_to(g, "discard")) == ("shortages", {"stavka"})
    do(g, "done")
    assert (box(g, "stavka"), box(g, "minor-b")) == (["flak", "shortage"], ["raid"])
    assert pool(g, "soviet") == ["shortage"] * 2


@pytest.mark.rule("stalingrad-roads", "12.2c")
def test_that_comes_after_the_others_are_deployed() -> None:
    g = drawn(stavka="shortage novikov")
    assert asked(g) == "deploy"
    do(g, "done")
    assert asked(g) == "shortages"


# ---- the test (12.3)


@pytest.mark.rule("stalingrad-roads", "12.3a", "12.3b", "1.5.3")
def test_the_box_with_the_test_is_shown_and_the_test_goes_back() -> None:
    g = drawn(stavka="flak raid", minor_b="shortage-test vvs novikov", markers=oms(minor_b="box"))
    for reader in ("axis", ""):
        (note,) = [n.facts for n in g.view(reader).notes if n.kind == "shortage-test"]
        assert (note["box"], sorted(note["supports"])) == ("minor-b", ["novikov", "shortage-test", "vvs"])
    assert pool(g, "soviet") == ["shortage-test"]
    assert box(g, "minor-b") == ["novikov", "vvs"], "without shortages nothing else happens"


@pytest.mark.rule("stalingrad-roads", "12.3a")
def test_it_comes_after_all_markers_of_the_turn_are_drawn() -> None:
    """Two ones bring two markers for STAVKA, the test and another one."""
    g = field(
        FRONT, 1, 1, step="soviet-support", head=hands(pool="shortage-test flak", stavka="raid") + oms()
    )
    (note,) = told(g, "shortage-test")
    assert sorted(note["supports"]) == ["flak", "raid", "shortage-test"]


@pytest.mark.rule("stalingrad-roads", "12.3c", "12.3e")
def test_each_shortage_takes_a_real_marker_with_it() -> None:
    g = drawn(stavka="shortage-test shortage shortage flak raid vvs", minor_b="shortage novikov")
    assert (asked(g), tuple(g.to_act)) == ("shortage-price", ("soviet",))
    assert open_to(g, "give") == {"flak", "raid", "vvs"}
    do(g, "give raid", "give vvs")
    assert box(g, "stavka") == ["flak"]
    assert box(g, "minor-b") == ["novikov", "shortage"], "other boxes are not concerned"
    assert pool(g, "soviet") == ["raid", "shortage", "shortage", "shortage-test", "vvs"]
    assert asked(g) == "deploy"


@pytest.mark.rule("stalingrad-roads", "12.3d", "12.3e")
def test_for_shortages_without_a_real_marker_the_axis_marks_stacks() -> None:
    g = drawn(stavka="shortage-test shortage shortage shortage flak", minor_b="novikov")
    assert (asked(g), tuple(g.to_act)) == ("shortage-stack", ("axis",))
    assert box(g, "stavka") == []
    assert open_to(g, "stack") == {"1827", "1826"}, "only next to Axis units; a headquarters is no stack"
    do(g, "stack 1827")
    assert g.state.oos == unit_set(g, "sov-47g", "sov-346")
    assert open_to(g, "stack") == {"1826"}, "two shortages, two stacks"
    do(g, "stack 1826")
    assert asked(g) == "deploy"
    assert pool(g, "soviet") == ["flak", *["shortage"] * 3, "shortage-test"]


@pytest.mark.rule("stalingrad-roads", "12.3d")
def test_the_axis_may_leave_it() -> None:
    g = drawn(stavka="shortage-test shortage shortage", minor_b="novikov")
    do(g, "done")
    assert g.state.oos == 0
    assert asked(g) == "deploy"


@pytest.mark.rule("stalingrad-roads", "12.3d")
def test_each_shortage_is_one_stack() -> None:
    g = drawn(stavka="shortage-test shortage", minor_b="novikov", units=FRONT | {"1826": "sov-1tk sov-8kk"})
    do(g, "stack 1826")
    assert g.state.oos == unit_set(g, "sov-1tk", "sov-8kk")
    assert asked(g) == "deploy"


@pytest.mark.rule("stalingrad-roads", "12.3c", "1.5.3")
def test_stalin_is_not_given_back_in_place_of_a_marker() -> None:
    """He must be played as an event in the turn in which he is drawn: he pays for no shortage."""
    g = drawn(stavka="shortage-test shortage stalin", minor_b="novikov")
    assert asked(g) == "shortage-stack"
    do(g, "done")
    assert told(g, "stalin")
    assert "stalin" in g.state.played[1]
