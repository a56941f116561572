"""Reinforcements of both sides: when, where, by rail (17.1, 17.2)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.calendar import COUNTERS, arrivals
from tests.games.stalingrad_roads.siege import supports
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to, unit_set
from tests.support import prompt, told

TURNS = range(1, 18)
WEST = {
    "0001",
    "0201",
    "0401",
    "0501",
    "0701",
    "0801",
    "0901",
    "1101",
    "1301",
    "1401",
    "1701",
    "1901",
    "2301",
    "2601",
}
"""The Axis sources on the western edge."""


def asks(g: StalingradTable) -> str:
    return next((prompt(g, side) for side in g.to_act), "")


def phase(
    side: str, waiting: str, turn: int, where: dict[str, str] | None = None, head: str = "", soviet: str = ""
) -> StalingradTable:
    """The reinforcement phase of a side, with these counters off the map."""
    units_ = {"waiting": waiting} | (where or {})
    return field(units_, step=f"{side}-reinforcement", turn=turn, head=f"{supports()}\n{head}", soviet=soviet)


def bring_in(g: StalingradTable, side: str) -> dict[str, set[str]]:
    """Let all who arrive come in, and say where each might have."""
    seen: dict[str, set[str]] = {}
    while asks(g) in ("arrivals", "arrival", "send-on"):
        if asks(g) == "arrivals":
            do(g, f"unit {min(open_to(g, 'unit'))}")
        elif asks(g) == "send-on":
            do(g, "done")
        else:
            decision = g.decision(side)
            assert decision is not None
            unit = str(decision.facts["unit"])
            seen[unit] = open_to(g, "to")
            do(g, f"to {min(open_to(g, 'to'))}" if open_to(g, "to") else "reserve")
    return seen


def placed(g: StalingradTable) -> dict[str, str]:
    """Who has come in this turn, and where."""
    found: dict[str, str] = {}
    for note in g.notes or []:
        if note.kind == "turn":
            break
        if note.kind in ("arrived", "to-reserve"):
            facts = g.note_view(note, 0).facts
            found[facts["unit"]] = facts.get("space", "stavka")
    return found


# By the calendar (17.1a, 17.2.1)


@pytest.mark.rule("stalingrad-roads", "17.1a", "scenario-0-b")
@pytest.mark.parametrize("turn", TURNS)
def test_the_soviet_calendar(turn: int) -> None:
    """Those of this turn come, those of the next do not. The hexes are free, so each has its choice."""
    due, later = arrivals(turn, "soviet"), arrivals(turn + 1, "soviet") if turn < 17 else {}
    due.pop("sov-hq-trans", None)  # an option
    g = phase("soviet", " ".join([*due, *later]), turn, soviet="0022 0023 0024 0019 0018 0020 2713")
    seen = bring_in(g, "soviet")
    arrived = placed(g)
    assert set(arrived) == set(due)
    for unit, entry in due.items():
        assert arrived[unit] in entry
        assert seen.get(unit, set()) <= set(entry)


@pytest.mark.rule("stalingrad-roads", "17.2.1", "scenario-0-b")
@pytest.mark.parametrize("turn", TURNS)
def test_the_axis_calendar(turn: int) -> None:
    due, later = arrivals(turn, "axis"), arrivals(turn + 1, "axis") if turn < 17 else {}
    g = phase("axis", " ".join([*due, *later]), turn)
    bring_in(g, "axis")
    arrived = placed(g)
    assert set(arrived) == set(due)
    assert all(arrived[unit] in entry for unit, entry in due.items())


@pytest.mark.rule("stalingrad-roads", "17.1a", "scenario-0-b")
def test_one_of_several_hexes_is_chosen() -> None:
    """The 24th Guards come on DEC II in 1336, 1235 or 1236."""
    g = phase("soviet", "sov-24g", 4)
    assert asked(g) == "arrival"
    assert open_to(g, "to") == {"1336", "1235", "1236"}
    do(g, "to 1235")
    assert at(g, "sov-24g") == "1235"


@pytest.mark.rule("stalingrad-roads", "17.1a")
def test_a_soviet_unit_whose_hexes_are_lost_comes_in_the_reserve() -> None:
    g = phase("soviet", "sov-167", 11, {"2713": "ger-88"})
    assert at(g, "sov-167") == "reserve"


@pytest.mark.rule("stalingrad-roads", "17.1a", "1.11.3")
def test_or_full() -> None:
    g = phase("soviet", "sov-167", 11, {"2713": "sov-1 sov-153 sov-197"})
    assert at(g, "sov-167") == "reserve"


@pytest.mark.rule("stalingrad-roads", "17.2.1")
def test_an_axis_unit_whose_hex_is_lost_comes_at_the_nearest_source() -> None:
    """HQ Hollidt is due in 1125; the Soviets are there. 0019 and 0022 are nearer than the western edge."""
    g = phase("axis", "ger-hq-hollidt", 2, {"1125": "sov-29"})
    assert asked(g) == "arrival"
    assert open_to(g, "to") == {"0022", "0019"}, "both twelve hexes away"
    g = phase("axis", "ger-hq-hollidt", 2, {"1125": "sov-29", "0022": "sov-38", "0019": "sov-45"})
    assert (open_to(g, "to") if asks(g) == "arrival" else {at(g, "ger-hq-hollidt")}) <= WEST


@pytest.mark.rule("stalingrad-roads", "17.2.1")
def test_not_at_one_beside_the_enemy() -> None:
    """336 is due in 1901, which is held; 2001 is beside 1901. The nearest calm source is 1701."""
    g = phase("axis", "ger-336", 1, {"1901": "sov-29"})
    assert at(g, "ger-336") == "1701"
    g = phase("axis", "ger-336", 1, {"1901": "sov-29", "1702": "sov-38"})
    assert at(g, "ger-336") == "2301"


@pytest.mark.rule("stalingrad-roads", "scenario-3-p")
@pytest.mark.parametrize(("option", "place"), [("on", "0022"), ("off", "waiting")])
def test_the_transcaucasus_front_is_an_option(option: str, place: str) -> None:
    text = f'options = {{ transcaucasus-hq = "{option}" }}'
    g = phase("soviet", "sov-hq-trans", 10, head=text, soviet="0022")
    assert at(g, "sov-hq-trans") == place


# A major city instead of the reserve (17.1b)

JAN_III = "sov-3tk sov-10tk sov-52"
"""Bound for the reserve on JAN III."""


@pytest.mark.rule("stalingrad-roads", "17.1b")
def test_one_unit_may_come_in_a_soviet_major_city() -> None:
    g = phase("soviet", JAN_III, 9, soviet="0518")
    assert asked(g) == "arrivals"
    assert open_to(g, "unit") == set(JAN_III.split())
    do(g, "unit sov-10tk")
    assert open_to(g, "to") == {"0518"}
    assert open_to(g, "reserve")
    do(g, "to 0518")
    assert at(g, "sov-10tk") == "0518"
    assert at(g, "sov-3tk") == at(g, "sov-52") == "reserve", "one in a turn"


@pytest.mark.rule("stalingrad-roads", "17.1b")
def test_or_in_the_reserve_all_the_same() -> None:
    g = phase("soviet", "sov-52", 9, soviet="0518")
    do(g, "reserve")
    assert at(g, "sov-52") == "reserve"


@pytest.mark.rule("stalingrad-roads", "17.1b")
@pytest.mark.parametrize(
    ("where", "soviet"),
    [({}, ""), ({"0519": "ger-376"}, "0518"), ({}, "1334"), ({"1333": "ger-371"}, "1334 1434")],
)
def test_not_without_a_whole_city_free_of_enemies_around(where: dict[str, str], soviet: str) -> None:
    """No city; an enemy beside Rostov; half of Stalingrad; an enemy beside one of its hexes."""
    g = phase("soviet", JAN_III, 9, where, soviet=soviet)
    assert {at(g, name) for name in JAN_III.split()} == {"reserve"}


@pytest.mark.rule("stalingrad-roads", "17.1b")
def test_stalingrad_counts_with_both_its_hexes() -> None:
    g = phase("soviet", "sov-52", 9, soviet="1334 1434")
    assert open_to(g, "to") == {"1334", "1434"}


@pytest.mark.rule("stalingrad-roads", "17.1b")
def test_who_has_a_hex_of_his_own_comes_there() -> None:
    g = phase("soviet", "sov-24g", 4, soviet="0518")
    assert open_to(g, "to") == {"1336", "1235", "1236"}


# Operation Mars (17.1c, 17.2.4)


@pytest.mark.rule("stalingrad-roads", "17.1c", "scenario-0-c")
def test_soviet_units_of_mars_come_in_the_reserve() -> None:
    """Only if the track says so; then on its turn."""
    assert at(phase("soviet", "sov-5tk", 6), "sov-5tk") == "waiting"
    assert at(phase("soviet", "sov-5tk", 6, head="due = { sov-5tk = 6 }"), "sov-5tk") == "reserve"


@pytest.mark.rule("stalingrad-roads", "17.1c", "17.1b")
def test_not_in_a_city_though_one_is_soviet() -> None:
    """Rostov is: 52 may come there, 5 TK of Mars may not, alone or with others."""
    due = "due = { sov-5tk = 9, sov-6tk = 9, sov-52 = 9 }"
    g = phase("soviet", "sov-5tk sov-6tk sov-52", 9, soviet="0518", head=due)
    assert open_to(g, "to") == {"0518"}
    do(g, "to 0518")
    assert at(g, "sov-52") == "0518"
    assert at(g, "sov-5tk") == at(g, "sov-6tk") == "reserve"
    g = phase("soviet", "sov-5tk", 9, soviet="0518", head="due = { sov-5tk = 9 }")
    assert at(g, "sov-5tk") == "reserve"


@pytest.mark.rule("stalingrad-roads", "17.1b", "1.11.3")
def test_nor_does_anybody_in_a_city_that_is_full() -> None:
    g = phase("soviet", JAN_III, 9, {"0518": "sov-1 sov-6 sov-19"})
    assert {at(g, name) for name in JAN_III.split()} == {"reserve"}


@pytest.mark.rule("stalingrad-roads", "17.2.4", "scenario-0-c")
def test_axis_units_of_mars_come_on_the_western_edge() -> None:
    assert at(phase("axis", "ger-12pz", 6), "ger-12pz") == "waiting"
    g = phase("axis", "ger-12pz", 6, head="due = { ger-12pz = 6 }")
    assert open_to(g, "to") == {f"{row:02}01" for row in range(28)}


# By rail (17.2.2)


@pytest.mark.rule("stalingrad-roads", "17.2.2", "7.3.5")
def test_axis_reinforcements_may_go_on_by_rail() -> None:
    g = phase("axis", "ger-320", 9, head="rail = 2")
    assert asked(g) == "send-on"
    do(g, "go")
    assert "2108" in open_to(g, "to"), "to Kharkov"
    do(g, "to 2108")
    assert at(g, "ger-320") == "2108"
    assert told(g, "railed") == [{"unit": "ger-320", "space": "2108", "left": 1}]


@pytest.mark.rule("stalingrad-roads", "17.2.2")
def test_it_costs_a_point_and_is_not_a_duty() -> None:
    g = phase("axis", "ger-320", 9, head="rail = 1")
    do(g, "done")
    assert at(g, "ger-320") == "1901"
    assert at(phase("axis", "ger-320", 9, head="rail = 0"), "ger-320") == "1901"


# A free division (17.2.3)

LOST = "1334 1434"
DEAD = "ger-376 ger-44 ger-14pz ger-3mot rom-5 rom-1c kg-inf-1"


@pytest.mark.rule("stalingrad-roads", "17.2.3")
def test_while_stalingrad_is_soviet_a_division_comes_back() -> None:
    """Infantry without elite status, of any nation of the Axis; reduced; it costs nothing."""
    where = {"eliminated": DEAD, "0912": "ger-hq-1pza", "1203": "rom-hq-3"}
    g = phase("axis", "", 8, where, head="approval = 0\nmanstein = 0", soviet=LOST)
    assert asked(g) == "free-division"
    assert open_to(g, "unit") == {"ger-376", "rom-5"}
    do(g, "unit ger-376")
    near = open_to(g, "to")
    assert "0912" in near
    assert near <= {"0912", "0911", "0913", "0811", "0812", "1011", "1012"}
    do(g, "to 0912")
    assert at(g, "ger-376") == "0912"
    assert g.state.reduced & unit_set(g, "ger-376")


@pytest.mark.rule("stalingrad-roads", "17.2.3")
@pytest.mark.parametrize(
    ("soviet", "dead"), [("1334", "ger-376"), ("", "ger-376"), (LOST, "ger-44 ger-14pz")]
)
def test_not_otherwise(soviet: str, dead: str) -> None:
    """A hex of Stalingrad is held; or there is no such division in the box."""
    where = {"eliminated": dead, "0912": "ger-hq-1pza"}
    g = phase("axis", "", 8, where, head="approval = 0\nmanstein = 0", soviet=soviet)
    assert asks(g) != "free-division"
    assert {at(g, name) for name in dead.split()} == {"eliminated"}


@pytest.mark.rule("stalingrad-roads", "17.2.3", "scenario-4-e", "scenario-5-d")
@pytest.mark.parametrize(("scenario", "turn"), [("backhand", 14), ("gallop", 12)])
def test_also_where_stalingrad_is_not_on_the_map(scenario: str, turn: int) -> None:
    """It fell before these scenarios begin."""
    head = "approval = 0\nmanstein = 0\n" + supports(scenario=scenario)
    g = field(
        {"eliminated": "ger-376 ger-384", "0912": "ger-hq-1pza"},
        step="axis-reinforcement",
        turn=turn,
        head=head,
        scenario=scenario,
    )
    assert asked(g) == "free-division"


# Supports (17a)


@pytest.mark.rule("stalingrad-roads", "17a", "scenario-0-d")
@pytest.mark.parametrize(("turn", "count"), [(6, 0), (7, 1), (8, 0)])
def test_supports_that_arrive_go_into_the_pool(turn: int, count: int) -> None:
    """Tigers on JAN I."""
    g = phase("axis", "", turn, {"0912": "ger-hq-1pza ger-376"}, head='reduced = ["ger-376"]')
    assert asked(g) == "rebuild"
    assert g.state.pools[0].count("tigers") == count
    assert "tigers" not in g.state.boxes[4]


@pytest.mark.rule("stalingrad-roads", "17.1a", "17.2.1")
def test_who_arrives_is_at_full_strength_and_takes_its_hex() -> None:
    g = phase("axis", "ger-17pz", 4, soviet="1125")
    assert at(g, "ger-17pz") == "1125"
    assert not g.state.reduced
    assert g.state.control[0] >> g.rules.space["1125"] & 1


def test_every_counter_starts_or_arrives_or_takes_a_place() -> None:
    """The data: nobody is forgotten, but for markers that are counters."""
    lost = [
        row["id"]
        for row in COUNTERS.values()
        if not row.get("start")
        and not row.get("arrive")
        and not row.get("upgrade")
        and row["type"] != "alarm unit"
    ]
    assert not lost
