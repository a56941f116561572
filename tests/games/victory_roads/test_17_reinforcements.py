"""Reinforcements by the calendar: units, rifle corps from the pile, support markers (17.1, 17.2)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import stavka
from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import FOLDER, PIECES, move
from tests.games.victory_roads.boxes import hands, pool, until
from tests.games.victory_roads.table import GAME, RULES, asked, at, do, field, open_to, roads
from tests.support import told, units

TABLES = tomllib.loads((FOLDER / "tables.toml").read_text())
TURNS = TABLES["turns"]
MOSCOW = {"5141", "6115", "6532", "6541", "6621", "6958"}
"""The major cities of the Soviet Union in Soviet hands in June 1944, from Rovno to Odessa."""
QUIET = hands()


def soviets(
    where: dict[str, str], turn: int, head: str = QUIET, soviet: str = "", axis: str = ""
) -> VictoryTable:
    return field(where, step="soviet-reinforcement", head=head, turn=turn, soviet=soviet, axis=axis)


def germans(
    where: dict[str, str], turn: int, head: str = QUIET, soviet: str = "", rail: int = 0
) -> VictoryTable:
    """The German reinforcement phase, without replacement points."""
    more = f"mood = 9\nbereft = true\nrail = {rail}\n"
    return field(where, step="axis-reinforcement", head=head + more, turn=turn, soviet=soviet)


def test_everybody_comes_on_the_turn_of_the_calendar() -> None:
    """The campaign has all 23 turns; who is on the map when a scenario begins does not come once more."""
    for scenario in ("campaign", "bagration", "bessarabia"):
        g = roads(scenario=scenario)
        for name, row in PIECES.items():
            due, here = 0, scenario in row.get("arrives_in", ["campaign"])
            if "arrive" in row and here and scenario not in row.get("start", {}):
                due = TURNS.index(row["arrive"]["turn"]) + 1
            assert g.state.due[g.rules.unit[name]] == (due if due <= g.setting.last else 0)


# Soviets (17.1)


@pytest.mark.rule("victory-roads", "17.1a")
def test_soviets_come_in_a_major_city_of_their_own_or_the_stavka_box() -> None:
    """7th Guards Mechanised on JUL I."""
    g = soviets({"waiting": "s-7g-mech"}, 2)
    assert asked(g) == "arrival"
    assert open_to(g, "to") == MOSCOW
    assert open_to(g, "reserve") == {""}
    twin = g.copy()
    do(g, "to 6541")
    do(twin, "reserve")
    assert (at(g, "s-7g-mech"), at(twin, "s-7g-mech")) == ("6541", "reserve")


@pytest.mark.rule("victory-roads", "17.1a")
def test_captured_cities_count_if_they_are_in_the_soviet_union() -> None:
    """Minsk and Vitebsk do; Riga and Warsaw do not; Gomel has been lost."""
    g = soviets({"waiting": "s-7g-mech"}, 2, soviet="5426 6120 4314 3435", axis="6532")
    assert open_to(g, "to") == MOSCOW - {"6532"} | {"5426", "6120"}


@pytest.mark.rule("victory-roads", "17.1a", "1.11.1")
def test_three_are_the_most_in_a_city() -> None:
    g = soviets({"waiting": "s-7g-mech", "6541": "s-1g-tk s-2g-tk s-3g-tk"}, 2)
    assert open_to(g, "to") == MOSCOW - {"6541"}


@pytest.mark.rule("victory-roads", "17.1a")
@pytest.mark.parametrize(("turn", "comes"), [(1, False), (2, True), (3, True)])
def test_not_before_their_turn(turn: int, comes: bool) -> None:
    """Who could not come on his turn comes later."""
    g = soviets({"waiting": "s-7g-mech"}, turn)
    assert (told(g, "phase")[-1]["phase"] == "soviet-reinforcement") is comes


@pytest.mark.rule("victory-roads", "17.1a", "10.2.2a", "10.2.2b")
@pytest.mark.parametrize(("turn", "count"), [(2, 2), (3, 0), (16, 3), (19, 0)])
def test_rifle_corps_are_drawn_from_the_pile_in_standard_mode(turn: int, count: int) -> None:
    names = "s-131-rc s-109-rc s-117-rc s-112-rc s-122-rc"
    g = soviets({"pile": names}, turn, QUIET + "no_replacements = [1]\n")
    drawn = []
    while g.to_act and asked(g) == "new-corps":
        assert open_to(g, "to") == MOSCOW
        drawn.append(g.decision("soviet").facts["unit"])  # type: ignore[union-attr]
        do(g, "reserve" if len(drawn) > 1 else "to 6541")
    assert len(drawn) == count
    assert {at(g, name) for name in drawn} <= {"6541", "reserve"}
    assert set(drawn) <= units(g, g.state.reduced)
    assert {at(g, name) for name in names.split() if name not in drawn} == {"pile"}


@pytest.mark.rule("victory-roads", "17.1b")
def test_soviet_supports_that_come_later_join_the_pool_in_this_phase(tmp_path: Path) -> None:
    """No marker of this set does; with the same files, but Rybalko due on JUL II, he comes then."""
    (tmp_path / "supports.toml").write_text('[[support]]\nid = "rybalko"\nsince = "JUL II"\n')
    for turn, found in ((2, ["zhukov"]), (3, ["rybalko", "zhukov"])):
        lines = f'game = "{GAME}"\nscenario = "campaign"\nstep = "soviet-reinforcement"\nturn = {turn}\n'
        g = stavka.from_position(f'{lines}player = "soviet"\n{hands(pool="zhukov")}', data=tmp_path)
        assert isinstance(g, VictoryTable)
        assert pool(g, "soviet") == found


# Germans (17.2)

CITIES = {
    *["1133", "1429", "1852", "2140", "2726", "3324", "3419"],  # major ones: Berlin to Memel
    *["2131", "1826", "3622", "0726"],  # minor ones
    *["2127", "1734", "3326", "2729"],  # advanced fortifications, one of them outside Germany
}


@pytest.mark.rule("victory-roads", "17.2.1a")
def test_germans_come_in_a_city_of_germany_or_an_advanced_fortification() -> None:
    """50 ID on JUL I."""
    g = germans({"waiting": "g-50-id"}, 2)
    assert asked(g) == "arrival"
    assert open_to(g, "to") >= CITIES
    assert not {"2134", "3435", "1344", "2132", "2736", "2755"} & open_to(g, "to"), (
        "Posen, Warsaw, Prague, a line"
    )
    do(g, "to 2127")
    assert at(g, "g-50-id") == "2127"


@pytest.mark.rule("victory-roads", "17.2.1a", "13.0")
def test_they_must_be_german() -> None:
    """Memel and 2127 have been taken."""
    g = germans({"waiting": "g-50-id"}, 2, soviet="3419 2127")
    assert not {"3419", "2127"} & open_to(g, "to")


@pytest.mark.rule("victory-roads", "17.2.1a", "4.1.2", "13.0")
@pytest.mark.parametrize("lost", ["", "2127"])
def test_a_fortification_that_is_taken_back_is_none_any_more(lost: str) -> None:
    """A German division enters 2127; a headquarters that was cut off comes back as reinforcements do."""
    where = {"2128": "g-14-id", "returning": "g-hq-4-armee"}
    g = field(where, step="axis-movement", head=QUIET + "mood = 9\n", soviet=lost)
    until(g, "move-unit-axis")
    move(g, "g-14-id", "2127")
    until(g, "hq-returns")
    assert at(g, "g-14-id") == "2127"
    assert ("2127" in open_to(g, "to")) == (not lost)


@pytest.mark.rule("victory-roads", "17.2.1a")
def test_hungarians_and_romanians_come_at_home() -> None:
    """10th Division in Budapest or with a Hungarian headquarters; otherwise it waits."""
    g = germans({"waiting": "h-10-gy", "2558": "h-hq-1-hadsereg"}, 6)
    assert open_to(g, "to") == {"2755", "2855", "2558"}
    g = germans({"waiting": "h-10-gy"}, 6, soviet="2755 2855")
    assert g.state.turn == 7
    assert at(g, "h-10-gy") == "waiting"
    g = germans({"waiting": "r-10-inf"}, 6, soviet="5367")
    assert at(g, "r-10-inf") == "5369"


@pytest.mark.rule("victory-roads", "17.2.1b")
@pytest.mark.parametrize(
    ("kind", "turn"), [("panzerfaust", 8), ("volkssturm", 9), ("himmler", 17), ("heinrici", 18)]
)
def test_german_supports_join_the_pool_in_this_phase(kind: str, turn: int) -> None:
    """Panzerfausts on SEP I, the Volkssturm on SEP II, Himmler and Heinrici in the new year."""
    count = RULES.facts.supports[kind].count
    for now, found in ((turn - 1, 0), (turn, count)):
        g = field(
            {"1033": "g-14-id g-106-id"}, step="axis-reinforcement", head=QUIET + "mood = 9\n", turn=now
        )
        arrived = [note for note in told(g, "supports-arrive") if note["support"] == kind]
        assert pool(g, "axis").count(kind) == found
        assert len(arrived) == bool(found)


@pytest.mark.rule("victory-roads", "17.2.2", "6.4.2")
@pytest.mark.parametrize(("unit", "turn", "cost"), [("g-50-id", 2, 1), ("g-6-panzer", 2, 2)])
def test_they_may_go_on_by_rail_at_once(unit: str, turn: int, cost: int) -> None:
    """From Königsberg to Tilsit and farther."""
    g = germans({"waiting": unit}, turn, rail=cost)
    do(g, "to 3624")
    assert asked(g) == "send-on"
    do(g, "go", "to 3824")
    assert at(g, unit) == "3824"
    assert g.state.rail == 0


@pytest.mark.rule("victory-roads", "17.2.2")
def test_only_with_rail_points_and_only_if_they_want() -> None:
    g = germans({"waiting": "g-6-panzer"}, 2, rail=1)
    do(g, "to 3624")
    assert g.state.turn == 3, "nobody asks: armour costs two"
    g = germans({"waiting": "g-50-id"}, 2, rail=1)
    do(g, "to 3624", "done")
    assert at(g, "g-50-id") == "3624"


@pytest.mark.rule("victory-roads", "17.2.2")
def test_soviets_do_not() -> None:
    g = soviets({"waiting": "s-7g-mech"}, 2, QUIET + "rail = 8\n")
    do(g, "to 6541")
    assert not g.to_act or asked(g) != "send-on"
