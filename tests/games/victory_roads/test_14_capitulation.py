"""Romania and Hungary give up, or change sides (14).

Iași is 5856, Chișinău 6256, Galați 6063, Bucharest 5369, Ploesti 5367; Budapest 2755 and 2855. Odessa, 6958,
and Rovno, 5141, are Soviet.
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.boxes import box, hands, neighbours, plainly, pool, to_phase
from tests.games.victory_roads.table import asked, at, do, field, open_to
from tests.support import prompt, spaces, told, units

MARKER = hands(south="capitulation")
LOST = "r-20-inf r-6-inf r-8-inf r-7-inf r-13-inf r-3-inf r-5-inf r-11-inf r-14-inf"
"""Romanian divisions, for the box of eliminated units."""
ARMY = {"5365": "r-2-inf r-15-inf r-21-inf", "5466": "r-1-cav r-9-cav r-hq-armata-3", "5368": "r-110-bde"}
"""Romanians that are still there, one of them a brigade of one step."""
HONVED = {"2655": "h-20-gy h-24-gy", "2556": "h-16-gy h-hq-1-hadsereg", "2455": "h-1-hegyi"}


def romania(
    lost: int, die: int, *more: int, taken: str = "", head: str = MARKER, where: dict[str, str] | None = None
) -> VictoryTable:
    """The end of the Soviet combat phase of AUG I, with so many Romanian divisions eliminated."""
    gone = " ".join(LOST.split()[:lost])
    return field(
        {"6958": "s-2g-tk s-hq-3-ukr", "eliminated": gone} | (ARMY if where is None else where),
        die,
        *more,
        head=head,
        turn=5,
        soviet=taken,
    )


def hungary(die: int, *more: int, taken: str = "2855", head: str = MARKER, turn: int = 15) -> VictoryTable:
    """The end of the Soviet exploitation phase of DEC II."""
    where = {"3055": "s-2g-tk s-hq-2-ukr"} | HONVED
    return field(where, die, *more, step="soviet-exploitation", head=head, turn=turn, soviet=taken)


def side_of(g: VictoryTable, country: str) -> str:
    return g.status(country)


# How the marker is played (14.0)


@pytest.mark.rule("victory-roads", "14.0a", "14.1a")
@pytest.mark.parametrize(
    ("boxes", "asked_for"),
    [
        ({"south": "capitulation"}, True),
        ({"centre_south": "capitulation"}, False),
        ({"south": "zhukov"}, False),
    ],
)
def test_it_must_be_in_the_box_of_the_south(boxes: dict[str, str], asked_for: bool) -> None:
    g = romania(9, 1, head=hands(**boxes))
    assert (prompt(g, "soviet") == "capitulation") is asked_for


@pytest.mark.rule("victory-roads", "14.1a")
def test_against_romania_it_comes_after_all_attacks_and_before_exploitation() -> None:
    where = {"6958": "s-2g-tk", "6957": "g-14-id"}
    g = field(where, head=MARKER, turn=5)
    assert (asked(g), g.state.phase) == ("combat", "soviet-combat")
    do(g, "done")
    assert (asked(g), g.state.phase) == ("capitulation", "soviet-combat")
    assert open_to(g, "demand") == {""}
    do(g, "done")
    assert g.state.phase != "soviet-combat"
    assert box(g, "south") == ["capitulation"], "nobody has to"


@pytest.mark.rule("victory-roads", "14.0a", "14.0b", "support-capitulation")
def test_one_attempt_on_one_country_and_the_marker_is_back_in_the_pool() -> None:
    """It fails against Romania; against Hungary it is not there any more."""
    g = romania(1, 6, taken="2855")
    do(g, "demand")
    assert told(g, "stays-loyal")[-1]["country"] == "romania"
    assert (box(g, "south"), pool(g, "soviet")) == ([], ["capitulation"])
    while g.state.phase == "soviet-exploitation":
        assert asked(g) != "capitulation"
        plainly(g)


@pytest.mark.rule("victory-roads", "14.0b", "14.1c")
def test_it_goes_back_after_success_too_and_is_of_no_more_use_there() -> None:
    g = romania(9, 1, 6, 6)
    do(g, "demand")
    assert pool(g, "soviet") == ["capitulation"]
    g = romania(9, 1, head=MARKER + 'allies = ["axis", "soviet"]\n', where={})
    assert prompt(g, "soviet") != "capitulation"


# Romania (14.1)


@pytest.mark.rule("victory-roads", "14.1.E", "14.1b", "14.1c")
@pytest.mark.parametrize(("lost", "outcome"), [(4, "soviet"), (3, "axis")])
def test_example_of_romania(lost: int, outcome: str) -> None:
    """Iași and Chișinău, a 4: 3 is below four divisions. With three lost it would not be enough."""
    g = romania(lost, 4, 6, 6, taken="5856 6256")
    do(g, "demand")
    assert told(g, "demanded")[-1]["total"] == 3
    assert side_of(g, "romania") == outcome


@pytest.mark.rule("victory-roads", "14.1b")
@pytest.mark.parametrize(
    ("taken", "bonus"),
    [
        ("", 0),
        ("5856", 0),
        ("6256", 0),
        ("5856 6256", -1),
        ("6063", -2),
        ("5369", -3),
        ("5367", -3),
        ("5369 5367", -3),
        ("5856 6256 6063", -3),
        ("5856 6256 6063 5369 5367", -6),
    ],
)
def test_captured_cities_help_against_romania(taken: str, bonus: int) -> None:
    g = romania(0, 6, taken=taken, where={})
    do(g, "demand")
    assert told(g, "demanded")[-1]["total"] == 6 + bonus


@pytest.mark.rule("victory-roads", "14.1c")
@pytest.mark.parametrize(("die", "outcome"), [(1, "soviet"), (2, "axis"), (3, "axis")])
def test_the_result_must_be_below_the_number_of_eliminated_units(die: int, outcome: str) -> None:
    """One division and a headquarters are lost: two units. A German division does not count."""
    where = ARMY | {"eliminated": "r-20-inf r-hq-armata-4 g-14-id"}
    g = romania(0, die, 1, 1, where=where)
    do(g, "demand")
    assert side_of(g, "romania") == outcome


@pytest.mark.rule("victory-roads", "14.1c")
def test_otherwise_romania_fights_on() -> None:
    g = romania(3, 3)
    do(g, "demand")
    assert side_of(g, "romania") == "axis"
    assert at(g, "r-2-inf") == "5365"
    assert at(g, "r-hq-armata-3") == "5466"


# Hungary (14.2)


@pytest.mark.rule("victory-roads", "14.2.1a")
@pytest.mark.parametrize(("taken", "possible"), [("", False), ("2855", True), ("2755", True)])
def test_against_hungary_a_hex_of_budapest_is_needed(taken: str, possible: bool) -> None:
    assert (prompt(hungary(1, taken=taken), "soviet") == "capitulation") is possible


@pytest.mark.rule("victory-roads", "14.2.1a")
def test_and_the_box_of_the_south_and_the_end_of_exploitation() -> None:
    assert prompt(hungary(1, head=hands(north="capitulation")), "soviet") != "capitulation"
    g = hungary(1)
    assert (asked(g), g.state.phase) == ("capitulation", "soviet-exploitation")
    g = field({"3055": "s-2g-tk"} | HONVED, head=MARKER, turn=15, soviet="2855")
    assert told(g, "phase")[-1]["phase"] == "soviet-combat"
    assert g.decision("soviet").facts["country"] == "romania"  # type: ignore[union-attr]


@pytest.mark.rule("victory-roads", "14.2.1b")
@pytest.mark.parametrize(
    ("taken", "romania_", "bonus"),
    [("2855", "axis", 0), ("2755 2855", "axis", 1), ("2755", "soviet", -1), ("2755 2855", "soviet", 0)],
)
def test_budapest_and_romania_change_the_die(taken: str, romania_: str, bonus: int) -> None:
    g = hungary(4, taken=taken, head=f'{MARKER}allies = ["axis", "{romania_}"]\n')
    do(g, "demand")
    assert told(g, "demanded")[-1]["total"] == 4 + bonus


@pytest.mark.rule("victory-roads", "14.2.1c")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_three_or_less_and_hungary_never_surrenders(die: int) -> None:
    g = hungary(die)
    do(g, "demand")
    assert g.state.loyal
    assert side_of(g, "hungary") == "axis"
    assert prompt(hungary(6, head=MARKER + "loyal = true\n"), "soviet") != "capitulation"


@pytest.mark.rule("victory-roads", "14.2.1d")
@pytest.mark.parametrize("die", [4, 5])
def test_four_or_five_change_nothing(die: int) -> None:
    g = hungary(die)
    do(g, "demand")
    assert not g.state.loyal
    assert side_of(g, "hungary") == "axis"
    assert at(g, "h-20-gy") == "2655"
    to_phase(g, "axis-movement")
    assert at(g, "h-20-gy") == "2655"


@pytest.mark.rule("victory-roads", "14.2.1e")
def test_six_is_an_armistice_from_the_next_german_turn_on() -> None:
    g = hungary(6)
    do(g, "demand")
    assert told(g, "armistice")
    assert g.state.phase != "soviet-exploitation"
    names = [name for hex_ in HONVED.values() for name in hex_.split()]
    assert {at(g, name) for name in names} == {"withdrawn"}
    assert side_of(g, "hungary") == "out"


@pytest.mark.rule("victory-roads", "14.2.1e")
def test_until_then_the_hungarians_are_there() -> None:
    """A Soviet arrival keeps the phase open: 8 Mech comes on DEC II."""
    where = {"3055": "s-2g-tk", "waiting": "s-8-mech"} | HONVED
    g = field(where, 6, step="soviet-exploitation", head=MARKER, turn=15, soviet="2855")
    do(g, "demand")
    assert g.state.phase == "soviet-reinforcement"
    assert at(g, "h-20-gy") == "2655"
    assert side_of(g, "hungary") == "axis"


@pytest.mark.rule("victory-roads", "14.2.1f", "14.3d")
def test_seven_and_hungary_declares_war() -> None:
    """A 6 with both hexes of Budapest."""
    g = hungary(6, 1, 1, taken="2755 2855")
    do(g, "demand")
    assert side_of(g, "hungary") == "soviet"
    assert asked(g) == "dissolve"


# A change of sides (14.3)


def turned(*dice: int, where: dict[str, str] | None = None, head: str = "") -> VictoryTable:
    """Romania has just changed sides: two dice fall for its units."""
    g = romania(9, 1, *dice, where=where, head=MARKER + head)
    do(g, "demand")
    return g


@pytest.mark.rule("victory-roads", "14.3c")
def test_its_headquarters_leave_the_game() -> None:
    where = ARMY | {"eliminated": LOST + " r-hq-armata-4"}
    g = turned(1, 1, where=where)
    assert at(g, "r-hq-armata-3") == at(g, "r-hq-armata-4") == "withdrawn"


@pytest.mark.rule("victory-roads", "14.3d")
def test_two_dice_of_its_units_are_removed_full_ones_first() -> None:
    """A 3: not the reduced 2nd and 15th while others stand. The brigade of one step is a full one."""
    g = turned(1, 2, head='reduced = ["r-2-inf", "r-15-inf"]\n')
    assert g.decision("soviet").facts["left"] == 3  # type: ignore[union-attr]
    assert open_to(g, "remove") == {"r-21-inf", "r-1-cav", "r-9-cav", "r-110-bde"}
    do(g, "remove r-21-inf", "remove r-1-cav", "remove r-110-bde")
    assert [at(g, name) for name in ("r-21-inf", "r-1-cav", "r-110-bde")] == ["withdrawn"] * 3
    assert asked(g) != "dissolve"


@pytest.mark.rule("victory-roads", "14.3d")
def test_then_reduced_ones_of_the_soviet_players_choice() -> None:
    """A 5 of six units, four of them full."""
    g = turned(1, 4, head='reduced = ["r-2-inf", "r-15-inf"]\n')
    do(g, "remove r-21-inf", "remove r-1-cav", "remove r-110-bde")
    assert at(g, "r-9-cav") == "withdrawn", "the last full one"
    assert open_to(g, "remove") == {"r-2-inf", "r-15-inf"}
    do(g, "remove r-2-inf")
    assert at(g, "r-2-inf") == "withdrawn"
    assert at(g, "r-15-inf-anew") == "returning"


@pytest.mark.rule("victory-roads", "14.3d")
def test_if_there_are_too_few_all_go() -> None:
    g = turned(6, 6)
    for _ in range(20):
        if asked(g) != "dissolve":
            break
        plainly(g)
    assert {at(g, name) for names in ARMY.values() for name in names.split()} == {"withdrawn"}


@pytest.mark.rule("victory-roads", "14.3e", "14.3b")
def test_the_others_go_to_the_box_with_their_losses_and_are_soviet() -> None:
    g = turned(1, 1, head='reduced = ["r-2-inf"]\n')
    do(g, "remove r-21-inf", "remove r-1-cav")
    for name in ("r-2-inf", "r-15-inf", "r-9-cav", "r-110-bde"):
        assert at(g, f"{name}-anew") == "returning"
        assert g.facts.side_of[g.rules.unit[f"{name}-anew"]] == 1
    assert units(g, g.state.reduced) == {"r-2-inf-anew"}
    assert not spaces(g, g.held(0)) & {"5365", "5466", "5368"}


@pytest.mark.rule("victory-roads", "14.3e")
def test_what_is_eliminated_or_still_to_come_does_not_come_any_more() -> None:
    g = turned(1, 1, where=ARMY | {"eliminated": LOST, "waiting": "r-10-inf"})
    do(g, "remove r-21-inf", "remove r-1-cav")
    assert at(g, "r-20-inf") == at(g, "r-10-inf") == "withdrawn"


@pytest.mark.rule("victory-roads", "14.3a", "6.4.3d")
def test_its_railways_are_closed_to_the_axis() -> None:
    """Ploesti is in Romania, Budapest in Hungary; a railway and a supply line lead from both to Germany."""
    for side, trains in (("axis", {"g-14-id", "g-102-id"}), ("soviet", {"g-102-id"})):
        head = f'{hands()}allies = ["axis", "{side}"]\nrail = 8\n'
        where = {"5367": "g-14-id g-hq-6-armee", "2755": "g-102-id g-hq-8-armee"}
        g = field(where, step="axis-movement", head=head, turn=5)
        if asked(g) == "haltebefehl":
            do(g, "done")
        assert {name for name in open_to(g, "train") if "hq" not in name} == trains


@pytest.mark.rule("victory-roads", "14.3b", "1.7.3")
def test_units_that_have_changed_sides_fight_for_the_soviets() -> None:
    """21st Division attacks Germans next to it, together with Soviet tanks."""
    where = {"5365": "r-21-inf-anew", "5464": "s-2g-tk", "5364": "g-14-id"}
    head = f'{hands()}allies = ["axis", "soviet"]\n'
    g = field(where, head=head, turn=8)
    do(g, "attack 5364")
    assert open_to(g, "add") == {"r-21-inf-anew", "s-2g-tk"}


# They come back (14.3)

BACK = "r-2-inf-anew r-15-inf-anew r-9-cav-anew r-1-cav-anew r-21-inf-anew r-5-cav-anew"
SIDES = 'allies = ["axis", "soviet"]\n'


def coming(die: int, where: dict[str, str], defected: int = 5, turn: int = 6, head: str = "") -> VictoryTable:
    head = f"{hands()}{SIDES}defected = [0, {defected}]\n{head}"
    return field(
        {"returning": BACK} | where, die, step="soviet-reinforcement", head=head, turn=turn, soviet="5856"
    )


@pytest.mark.rule("victory-roads", "14.3f")
@pytest.mark.parametrize(("die", "count"), [(1, 4), (2, 5), (6, 6)])
def test_a_die_and_three_of_them_come_each_turn(die: int, count: int) -> None:
    """Six wait, so not more than these."""
    g = coming(die, {"5856": "s-2g-tk"})
    assert told(g, "turncoats")[-1] == {"country": "romania", "die": die, "count": count}
    for n, name in enumerate(BACK.split()[:count]):
        do(g, f"unit {name}", f"to {sorted(open_to_there(g, name))[n // 3]}")
    assert asked(g) != "turncoats"


def open_to_there(g: VictoryTable, name: str) -> set[str]:
    twin = g.copy()
    do(twin, f"unit {name}")
    return open_to(twin, "to")


@pytest.mark.rule("victory-roads", "14.3f")
def test_on_a_supplied_soviet_unit_or_next_to_one_in_their_country() -> None:
    """Iași is in Romania, a corps out of supply is in 5761; 5141 is far from it."""
    g = coming(1, {"5856": "s-2g-tk", "5761": "s-3g-tk", "5141": "s-4g-tk"}, head='oos = ["s-3g-tk"]\n')
    do(g, "unit r-2-inf-anew")
    romania_ = spaces(g, g.facts.country["romania"])
    assert open_to(g, "to") == ({"5856"} | neighbours("5856")) & romania_
    do(g, "to 5856")
    assert at(g, "r-2-inf-anew") == "5856"


@pytest.mark.rule("victory-roads", "14.3f")
def test_a_headquarters_is_a_unit_too() -> None:
    g = coming(1, {"5856": "s-hq-2-ukr"})
    do(g, "unit r-2-inf-anew")
    assert "5856" in open_to(g, "to")


@pytest.mark.rule("victory-roads", "14.3f")
def test_nobody_has_to_come() -> None:
    g = coming(1, {"5856": "s-2g-tk"})
    do(g, "unit r-2-inf-anew", "to 5856", "done")
    assert at(g, "r-15-inf-anew") == "returning"


@pytest.mark.rule("victory-roads", "14.3f")
def test_not_on_the_turn_of_the_change() -> None:
    g = coming(6, {"5856": "s-2g-tk"}, defected=6)
    assert not told(g, "turncoats")


@pytest.mark.rule("victory-roads", "14.3f")
def test_nobody_where_no_soviet_stands_in_the_country() -> None:
    g = coming(6, {"5141": "s-4g-tk"})
    assert prompt(g, "soviet") != "turncoats"
