"""Odds, results tables and exact chances."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stavka.kernel.combat import (
    Modifier,
    ResultsTable,
    dice_totals,
    distribution,
    from_step,
    odds_text,
    ratio,
    step,
    total,
)

strengths = st.integers(min_value=1, max_value=10_000)


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (74, 22, "3:1"),
        (40, 26, "1:1"),
        (10, 15, "1:2"),
        (15, 15, "1:1"),
        (10, 20, "1:2"),
        (10, 31, "1:4"),
        (44, 10, "4:1"),
        (29, 10, "2:1"),
    ],
)
def test_odds_are_rounded_for_the_defender(attack: int, defence: int, odds: str) -> None:
    assert odds_text(ratio(attack, defence)) == odds


@given(strengths, strengths)
def test_odds_are_the_best_that_the_attacker_can_claim(attack: int, defence: int) -> None:
    r = ratio(attack, defence)
    if r > 0:
        assert r * defence <= attack < (r + 1) * defence
    else:
        assert -r * attack >= defence > (-r - 1) * attack


@given(strengths, strengths, strengths)
def test_more_strength_never_worsens_the_odds(attack: int, defence: int, more: int) -> None:
    assert step(ratio(attack + more, defence)) >= step(ratio(attack, defence))
    assert step(ratio(attack, defence + more)) <= step(ratio(attack, defence))


@pytest.mark.parametrize(("attack", "defence"), [(0, 5), (5, 0), (-1, 5), (5, -1)])
def test_no_odds_without_strength(attack: int, defence: int) -> None:
    with pytest.raises(ValueError, match="positive strengths"):
        ratio(attack, defence)


@pytest.mark.parametrize(("r", "steps"), [(1, 0), (2, 1), (5, 4), (-2, -1), (-4, -3)])
def test_steps_are_columns_from_even_odds(r: int, steps: int) -> None:
    assert step(r) == steps
    assert from_step(steps) == r


@given(st.integers())
def test_steps_come_back(steps: int) -> None:
    assert step(from_step(steps)) == steps


@pytest.mark.parametrize("r", [0, -1])
def test_a_number_that_is_no_ratio(r: int) -> None:
    with pytest.raises(ValueError, match="no ratio"):
        odds_text(r)
    with pytest.raises(ValueError, match="no ratio"):
        step(r)


def test_modifiers_add_up() -> None:
    assert total([Modifier("army", 1, "8.2.1"), Modifier("river", -2, "8.2.4")]) == -1
    assert total([]) == 0


TABLE = ResultsTable(
    ["1:2", "1:1", "2:1"], {1: ["A2", "A1", "-"], 2: ["A1", "-", "D1"], 3: ["-", "D1", "D2"]}
)


def test_a_table_reads_column_then_die() -> None:
    assert TABLE.columns == ("1:2", "1:1", "2:1")
    assert (TABLE.first, TABLE.last) == (1, 3)
    assert TABLE.result(2, 2) == "D1"


@given(st.integers(), st.integers())
def test_a_table_has_no_outside(column: int, die: int) -> None:
    inside = TABLE.result(sorted((0, column, 2))[1], sorted((1, die, 3))[1])
    assert TABLE.result(column, die) == inside


@pytest.mark.parametrize(
    ("columns", "rows", "problem"),
    [
        ([], {1: []}, "needs columns"),
        (["1:1"], {}, "needs columns and rows"),
        (["1:1"], {2: ["a"], 4: ["b"]}, "no row for a die of 3"),
        (["1:1", "2:1"], {1: ["a", "b"], 2: ["c"]}, "row 2 has 1 results for 2 columns"),
    ],
)
def test_a_table_must_be_whole(columns: list[str], rows: dict[int, list[str]], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        ResultsTable(columns, rows)


def test_two_dice() -> None:
    chances = dice_totals(2, 6)
    assert list(chances) == list(range(2, 13))
    assert chances[2] == Fraction(1, 36)
    assert chances[7] == Fraction(1, 6)


def test_totals_handed_out_are_the_callers_own() -> None:
    dice_totals(1, 6).clear()
    assert dice_totals(1, 6)[3] == Fraction(1, 6)


def test_a_distribution_follows_the_dice_upwards() -> None:
    chances = distribution(1, 6, 1, lambda die: TABLE.result(1, die))
    assert list(chances.items()) == [("-", Fraction(1, 6)), ("D1", Fraction(5, 6))]


@given(st.integers(1, 5), st.integers(1, 12), st.integers(-9, 9), st.integers(1, 7))
def test_chances_sum_to_one(dice: int, sides: int, modifier: int, groups: int) -> None:
    chances = distribution(dice, sides, modifier, lambda die: die % groups)
    assert sum(chances.values()) == 1
    assert all(chance > 0 for chance in chances.values())


@given(st.integers(1, 5), st.integers(1, 12), st.integers(-9, 9))
def test_the_mean_is_that_of_fair_dice(dice: int, sides: int, modifier: int) -> None:
    chances = distribution(dice, sides, modifier, lambda die: die)
    mean = sum(value * chance for value, chance in chances.items())
    assert mean == Fraction(dice * (sides + 1), 2) + modifier


@pytest.mark.parametrize(("dice", "sides"), [(0, 6), (1, 0)])
def test_dice_that_cannot_be_thrown(dice: int, sides: int) -> None:
    with pytest.raises(ValueError, match="cannot throw"):
        dice_totals(dice, sides)
