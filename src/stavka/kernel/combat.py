"""Odds, modifiers, results tables and the exact chances of what they give."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Generic, TypeVar

import msgspec

R = TypeVar("R")


def ratio(attack: int, defence: int) -> int:
    """Odds rounded in the defender's favour: n for n:1, -n for 1:n (never 0 or -1)."""
    if attack <= 0 or defence <= 0:
        raise ValueError(f"odds need two positive strengths, not {attack} against {defence}")
    if attack >= defence:
        return attack // defence
    return -defence // attack


def odds_text(r: int) -> str:
    """Odds as printed on a results table: "3:1", "1:2"."""
    _check_ratio(r)
    return f"{r}:1" if r > 0 else f"1:{-r}"


def step(r: int) -> int:
    """How many columns odds lie from 1:1, since 1:2 stands next to 1:1: 3:1 is 2, 1:2 is -1."""
    _check_ratio(r)
    return r - 1 if r > 0 else r + 1


def from_step(steps: int) -> int:
    """The odds that lie so many columns from 1:1; the inverse of `step`."""
    return steps + 1 if steps >= 0 else steps - 1


def _check_ratio(r: int) -> None:
    if r in (0, -1):
        raise ValueError(f"{r} is no ratio: 1 is 1:1, and -2 is 1:2")


class Modifier(msgspec.Struct, frozen=True):
    """One reason why a die or a column changes; kept apart so that a player can be shown the sum."""

    name: str
    value: int
    rule: str


def total(modifiers: Iterable[Modifier]) -> int:
    return sum(modifier.value for modifier in modifiers)


class ResultsTable(Generic[R]):
    """Results by column, low to high, and by die; beyond an edge the edge counts."""

    __slots__ = ("_rows", "columns", "first", "last")

    def __init__(self, columns: Sequence[str], rows: Mapping[int, Sequence[R]]) -> None:
        if not columns or not rows:
            raise ValueError("a results table needs columns and rows")
        self.columns = tuple(columns)
        self.first = min(rows)
        self.last = max(rows)
        for die in range(self.first, self.last + 1):
            if die not in rows:
                raise ValueError(f"there is no row for a die of {die}")
            if len(rows[die]) != len(columns):
                raise ValueError(f"row {die} has {len(rows[die])} results for {len(columns)} columns")
        self._rows = [tuple(rows[die]) for die in range(self.first, self.last + 1)]

    def result(self, column: int, die: int) -> R:
        row = self._rows[min(max(die, self.first), self.last) - self.first]
        return row[min(max(column, 0), len(row) - 1)]


@cache
def _ways(dice: int, sides: int) -> tuple[tuple[int, int], ...]:
    """Each total with the number of throws that give it, by ascending total."""
    ways = {0: 1}
    for _ in range(dice):
        longer: dict[int, int] = {}
        for so_far, count in ways.items():
            for face in range(1, sides + 1):
                longer[so_far + face] = longer.get(so_far + face, 0) + count
        ways = longer
    return tuple(sorted(ways.items()))


def dice_totals(dice: int, sides: int) -> dict[int, Fraction]:
    """The exact chance of each total, by ascending total."""
    return distribution(dice, sides, 0, lambda die: die)


def distribution(dice: int, sides: int, modifier: int, read: Callable[[int], R]) -> dict[R, Fraction]:
    """The exact chance of each result that `read` gives, ordered by the lowest total that gives it.

    Throws are counted as integers and divided once, for the computer's players ask this often.
    """
    if dice < 1 or sides < 1:
        raise ValueError(f"cannot throw {dice} dice of {sides} sides")
    counts: dict[R, int] = {}
    for die, ways in _ways(dice, sides):
        result = read(die + modifier)
        counts[result] = counts.get(result, 0) + ways
    return {result: Fraction(count, sides**dice) for result, count in counts.items()}
