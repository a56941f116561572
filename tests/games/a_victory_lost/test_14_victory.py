"""Victory (14): cities and losses as they count, sudden death, the end of turn 9."""

from __future__ import annotations

import pytest

import stavka
from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.arrivals import LOST
from tests.games.a_victory_lost.table import GAME, SOVIET_CHITS, active, attack, field
from tests.support import offered, play, prompt, spaces, told, where

CITIES = {"0229", "0234", "1117", "2033", "3341"}
NO_OTHER_CHITS = "inactive = { axis = [] }"


def ending(
    turn: int, axis: int, soviet: int, head: str = "", units: dict[str, str] | None = None
) -> VictoryLost:
    """The sudden-death step of a turn, with these points."""
    text = f"turn = {turn}\nvp = {{ axis = {axis}, soviet = {soviet} }}\n{SOVIET_CHITS}\n{head}"
    return field(units or {"1117": "ger-gd"}, step="sudden-death", head=text)


@pytest.mark.rule("a-victory-lost", "14.0.1a", "14.0.1i", "2.5b")
def test_the_axis_begins_with_five_cities_and_25_points() -> None:
    g = stavka.new(GAME, seed=1)
    assert spaces(g, g.state.control[0]) == CITIES
    assert not g.state.control[1]
    assert g.state.vp == [25, 0]
    owners = {seen.id: seen.side for seen in g.view("soviet").table.spaces if seen.side}
    assert owners == dict.fromkeys(CITIES, "axis")


@pytest.mark.rule("a-victory-lost", "14.0.1a", "14.0.1b")
@pytest.mark.parametrize("city", sorted(CITIES))
def test_each_city_is_worth_five_points_to_who_takes_it(city: str) -> None:
    beside = next(
        name
        for name in LOST.facts.grid.neighbours(city)
        if LOST.facts.open[LOST.space[city]] >> LOST.space[name] & 1
    )
    g = active("2GdA", {beside: "sov-hq-2gda sov-6m"})
    play(g, "soviet", "unit sov-6m", f"to {city}")
    assert g.state.vp == [20, 5]
    assert spaces(g, g.state.control[1]) == {city}
    assert spaces(g, g.state.control[0]) == CITIES - {city}


@pytest.mark.rule("a-victory-lost", "14.0.1c", "14.0.1b")
def test_the_example_of_rostov() -> None:
    """26 to 8 becomes 21 to 13 (V15)."""
    g = active("2GdA", {"3340": "sov-hq-2gda sov-6m"}, head="vp = { axis = 26, soviet = 8 }")
    play(g, "soviet", "unit sov-6m", "to 3341")
    assert g.state.vp == [21, 13]
    assert told(g, "captured") == [{"side": "soviet", "space": "3341", "axis": 21, "soviet": 13}]


@pytest.mark.rule("a-victory-lost", "14.0.1b", "2.5b")
def test_the_axis_takes_a_city_back() -> None:
    head = f'control = {{ axis = ["0229", "0234", "2033", "3341"], soviet = ["1117"] }}\n{NO_OTHER_CHITS}'
    g = active("4PzA", {"1016": "ger-hq-4pza ger-gd"}, head=f"{head}\nvp = {{ axis = 20, soviet = 5 }}")
    play(g, "axis", "unit ger-gd", "to 1117")
    assert g.state.vp == [25, 0]


@pytest.mark.rule("a-victory-lost", "14.0.1b", "2.5b")
def test_a_city_is_taken_in_passing_and_kept_after_leaving() -> None:
    """A51. The road leads from 1116 through Kharkov to 1217."""
    g = active("2GdA", {"1116": "sov-hq-2gda sov-6m"})
    play(g, "soviet", "unit sov-6m", "to 1117", "to 1318", "stop")
    assert where(g, "sov-6m") == "1318"
    assert g.state.vp == [20, 5]
    assert spaces(g, g.state.control[1]) == {"1117"}
    assert len(told(g, "captured")) == 1


@pytest.mark.rule("a-victory-lost", "14.0.1b")
def test_a_headquarters_takes_a_city_too() -> None:
    """A51."""
    g = active("2GdA", {"1116": "sov-hq-2gda sov-6m"})
    play(g, "soviet", "unit sov-hq-2gda", "to 1117")
    assert g.state.vp == [20, 5]


@pytest.mark.rule("a-victory-lost", "14.0.1b")
def test_to_enter_ones_own_city_changes_nothing() -> None:
    g = active("4PzA", {"1016": "ger-hq-4pza ger-gd"}, head=NO_OTHER_CHITS)
    play(g, "axis", "unit ger-gd", "to 1117")
    assert g.state.vp == [25, 0]
    assert not told(g, "captured")


FOUR = {"1016": "sov-1gm", "1116": "sov-2gm", "1216": "sov-3gm", "1217": "sov-1gtk"}


@pytest.mark.rule("a-victory-lost", "14.0.1b")
def test_a_city_falls_when_the_attackers_advance_into_it() -> None:
    """32 against 1 is far above 10-1 even after the shift; who does not advance does not take it."""
    units = {**FOUR, "1115": "sov-hq-2gda", "1117": "ger-8lw"}
    g = active("2GdA", units, 6, head='reduced = ["ger-8lw"]')
    attack(g, "1117", *FOUR.values())
    assert g.state.vp == [25, 1]
    play(g, "soviet", "unit sov-1gm", "to 1117")
    assert g.state.vp == [20, 6]
    g = active("2GdA", units, 6, head='reduced = ["ger-8lw"]')
    attack(g, "1117", *FOUR.values())
    play(g, "soviet", "done")
    assert g.state.vp == [25, 1]


@pytest.mark.rule("a-victory-lost", "14.0.1b")
def test_a_city_falls_to_those_who_flee_into_it() -> None:
    """Axis divisions drive a Soviet one out of 1216; every other hex is theirs or in their zones."""
    attackers = {"1116": "ger-gd", "1215": "ger-dr", "1317": "ger-lah", "1316": "ger-tot"}
    units = {**attackers, "1216": "sov-1gm", "1315": "ger-hq-4pza"}
    g = active("4PzA", units, 2, head=NO_OTHER_CHITS)
    attack(g, "1216", *attackers.values())
    hexes = offered(g, "soviet", "to")
    assert "1117" in hexes
    play(g, "soviet", "to 1117")
    assert g.state.vp == [20, 5]


@pytest.mark.rule("a-victory-lost", "14.0.1b", "12.7a")
def test_a_headquarters_put_down_in_an_open_city_takes_it() -> None:
    """It was overrun at 2939, four hexes from Rostov, which counts as placed there (A51)."""
    g = active("4PzA", {"2838": "ger-gd", "2837": "ger-hq-4pza", "2939": "sov-hq-2gda"}, head=NO_OTHER_CHITS)
    play(g, "axis", "unit ger-gd", "to 2939")
    assert "3341" in offered(g, "soviet", "to")
    play(g, "soviet", "to 3341")
    assert g.state.vp == [20, 5]
    assert spaces(g, g.state.control[1]) == {"3341"}


GERMANS = ("ger-dr", "ger-lah", "ger-tot", "ger-wik")
SOVIETS = ("sov-1gm", "sov-3gm", "sov-6m", "sov-13m")


def destroy(name: str, options: str = "") -> VictoryLost:
    """A unit with its last step at 1733 is destroyed: at 7-1 or more a 6 takes two steps at least."""
    soviet = name.startswith("sov")
    ring = dict(zip(("1732", "1632", "1633", "1734"), GERMANS if soviet else SOVIETS, strict=True))
    chit, hq = ("4PzA", "ger-hq-4pza") if soviet else ("2GdA", "sov-hq-2gda")
    number = LOST.unit[name]
    reduced = "" if LOST.facts.ONE_STEP >> number & 1 else f'reduced = ["{name}"]'
    g = active(
        chit, {**ring, "1631": hq, "1733": name}, 6, head=f"{reduced}\n{NO_OTHER_CHITS}", options=options
    )
    attack(g, "1733", *ring.values())
    assert where(g, name) == "eliminated"
    return g


@pytest.mark.rule("a-victory-lost", "14.0.1d", "14.0.1e", "14.0.1f", "14.0.1g")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("ger-gd", [25, 3]),
        ("ger-16mot", [25, 3]),
        ("ger-22pz", [25, 3]),
        ("ger-336", [25, 1]),
        ("ger-8lw", [25, 1]),
        ("ger-spang", [25, 1]),
        ("ger-3mt", [25, 1]),
        ("sov-1tk", [26, 0]),
        ("sov-5m", [26, 0]),
        ("sov-2gm", [26, 0]),
        ("sov-1gtk", [26, 0]),
        ("sov-52", [25, 0]),
        ("sov-57gd", [25, 0]),
        ("sov-8c", [25, 0]),
        ("hun-7", [25, 0]),
        ("hun-1tk", [25, 0]),
        ("rum-7", [25, 0]),
        ("rum-5mot", [25, 0]),
        ("ita-cos", [25, 0]),
        ("ita-pada", [25, 0]),
    ],
)
def test_what_a_lost_unit_is_worth(name: str, vp: list[int]) -> None:
    """By nationality, and whether it is mechanised: cavalry is not, nor does an ally's tank count."""
    assert destroy(name).state.vp == vp


@pytest.mark.rule("a-victory-lost", "14.0.1d", "14.0.1f")
def test_a_step_lost_counts_nothing() -> None:
    g = active("2GdA", {**FOUR, "1115": "sov-hq-2gda", "1117": "ger-gd"}, 6)
    attack(g, "1117", *FOUR.values())
    assert told(g, "combat")[0]["result"] == "1DR"
    assert g.state.vp == [25, 0]


@pytest.mark.rule("a-victory-lost", "14.0.1h", "10.1.4")
@pytest.mark.parametrize(
    ("marks", "vp"),
    [
        ('unsupplied = ["ger-dr"]', [25, 3]),
        ('unsupplied = ["ger-dr"]\nisolated = ["ger-dr"]', [25, 3]),
        ('unsupplied = ["ger-336", "sov-6m", "rum-7", "sov-52"]', [26, 1]),
        ("", [25, 0]),
    ],
)
def test_at_the_end_units_out_of_supply_or_isolated_count_as_lost(marks: str, vp: list[int]) -> None:
    units = {"1117": "ger-gd", "2033": "ger-dr", "2233": "ger-336", "4906": "sov-6m sov-52", "1841": "rum-7"}
    g = ending(9, 25, 0, marks, units)
    assert g.over
    assert g.state.vp == vp
    assert bool(told(g, "cut-off-at-end")) is bool(marks)


@pytest.mark.rule("a-victory-lost", "14.0.1h", "14.0.2b")
def test_they_may_turn_the_result() -> None:
    g = ending(9, 20, 18, 'unsupplied = ["ger-dr"]', {"2033": "ger-dr"})
    assert g.state.vp == [20, 21]
    assert g.winners == ["soviet"]


@pytest.mark.rule("a-victory-lost", "14.0.1h")
def test_what_counts_is_the_supply_phase_of_turn_9() -> None:
    """At 1841 a division is cut off by two Soviet ones; it had no marker before (A52)."""
    units = {"1841": "ger-dr", "1740": "sov-1gm", "1940": "sov-2gm", "1642": "sov-3gm", "2041": "sov-1gtk"}
    g = field(units, step="supply", head="turn = 9")
    assert g.over
    assert "ger-dr" in {name for note in told(g, "cut-off-at-end") for name in note["units"]}
    assert g.state.vp[1] == 3


@pytest.mark.rule("a-victory-lost", "14.0.1h", "14.0.2a")
@pytest.mark.parametrize("turn", [1, 5, 8])
def test_before_the_end_they_count_for_nothing(turn: int) -> None:
    """29 points ahead, and a Soviet tank corps cut off (A52)."""
    g = ending(turn, 29, 0, 'unsupplied = ["sov-6m"]', {"1117": "ger-gd", "4906": "sov-6m"})
    assert not g.over
    assert g.state.vp == [29, 0]


@pytest.mark.rule("a-victory-lost", "14.0.2a", "END-a")
@pytest.mark.parametrize("turn", [1, 8, 9])
@pytest.mark.parametrize(
    ("axis", "soviet", "winners"),
    [(35, 5, ["axis"]), (30, 0, ["axis"]), (5, 35, ["soviet"]), (0, 44, ["soviet"])],
)
def test_a_lead_of_30_wins_at_once(turn: int, axis: int, soviet: int, winners: list[str]) -> None:
    g = ending(turn, axis, soviet)
    assert g.over
    assert g.state.ended == "sudden-death"
    assert g.winners == winners
    assert g.state.turn == turn


@pytest.mark.rule("a-victory-lost", "14.0.2a")
@pytest.mark.parametrize(("axis", "soviet"), [(34, 5), (29, 0), (6, 35), (25, 25)])
def test_a_smaller_lead_does_not(axis: int, soviet: int) -> None:
    g = ending(4, axis, soviet)
    assert not g.over
    assert g.state.turn == 5
    assert prompt(g, "soviet") == "select-chits"


@pytest.mark.rule("a-victory-lost", "14.0.2a", "END-a")
def test_a_lead_is_looked_at_only_in_its_step() -> None:
    """Rostov falls, the lead is 30, and the activation goes on (A54)."""
    held = 'control = { axis = ["3341"], soviet = ["0229", "0234", "1117", "2033"] }'
    head = f"{held}\nvp = {{ axis = 5, soviet = 30 }}"
    g = active("2GdA", {"3340": "sov-hq-2gda sov-6m", "3440": "sov-57gd"}, head=head)
    play(g, "soviet", "unit sov-6m", "to 3341", "stop")
    assert g.state.vp == [0, 35]
    assert not g.over
    assert offered(g, "soviet", "unit") == {"sov-hq-2gda", "sov-57gd"}
    play(g, "soviet", "done")
    assert g.state.ended == "sudden-death"


@pytest.mark.rule("a-victory-lost", "14.0.2b", "END-a")
@pytest.mark.parametrize(
    ("axis", "soviet", "winners"),
    [(21, 20, ["axis"]), (20, 21, ["soviet"]), (20, 20, []), (29, 0, ["axis"])],
)
def test_after_turn_9_more_points_win_and_equal_ones_are_a_draw(
    axis: int, soviet: int, winners: list[str]
) -> None:
    """A53."""
    g = ending(9, axis, soviet)
    assert g.over
    assert g.state.ended == "last-turn"
    assert g.winners == winners
    (end,) = told(g, "game-over")
    assert (end["axis"], end["soviet"]) == (axis, soviet)


@pytest.mark.rule("a-victory-lost", "14.0.2b", "END-a")
def test_turn_8_is_not_the_last() -> None:
    g = ending(8, 21, 20)
    assert not g.over
    assert g.state.turn == 9
