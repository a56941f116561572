"""Units: who they are, and where they stand.

A unit is a number. Where it stands is one entry of a column; a property that a unit has or has not (reduced,
used, out of supply) is a set of units, one integer. Units are in groups (a side's, a nationality's) for which
the occupied spaces are kept up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING

from stavka.kernel.names import Space, Unit, UnitSet
from stavka.kernel.views import UnitView

if TYPE_CHECKING:
    from stavka.kernel.state import State


class Roster:
    """The units of a game and their groups. Static: shared by all states."""

    def __init__(self, names: Sequence[str], group_of: Sequence[int]) -> None:
        self.names = tuple(names)
        self.group_of = tuple(group_of)
        self.groups = max(group_of) + 1
        members = [0] * self.groups
        for unit, group in enumerate(group_of):
            members[group] |= 1 << unit
        self.members: tuple[UnitSet, ...] = tuple(members)


def place(state: State, roster: Roster, unit: Unit, space: Space) -> None:
    """Put a unit somewhere, and keep what is derived from it true."""
    at, held = state.at, state.held
    group = roster.group_of[unit]
    mine = roster.members[group]
    old = state.where[unit]
    at[old] ^= 1 << unit
    if not at[old] & mine:
        held[group] &= ~(1 << old)
    state.where[unit] = space
    at[space] |= 1 << unit
    held[group] |= 1 << space


def derive(state: State, roster: Roster, spaces: int) -> None:
    """Work out from scratch who stands in each space and which spaces each group holds."""
    state.at = [0] * spaces
    state.held = [0] * roster.groups
    for unit, space in enumerate(state.where):
        state.at[space] |= 1 << unit
        state.held[roster.group_of[unit]] |= 1 << space


RECENT = 64
"""So many of what was lately seen are kept."""


class Counters:
    """The counters of a game as they are shown.

    A view is asked for at every click and for every seat, and most of it is as it was at the last: what two
    views have in common is made once.
    """

    def __init__(self, make: Callable[[Unit, Space, int, tuple[str, ...]], UnitView]) -> None:
        self._one = lru_cache(maxsize=RECENT * 128)(make)
        self._all = lru_cache(maxsize=RECENT)(self._every)

    def shown(
        self, where: list[Space], reduced: UnitSet, marks: Sequence[tuple[str, UnitSet]]
    ) -> list[UnitView]:
        """Every counter: where it stands, which side is up, the marks on it."""
        return [*self._all(tuple(where), reduced, tuple(entry for entry in marks if entry[1]))]

    def _every(
        self, where: tuple[Space, ...], reduced: UnitSet, marks: tuple[tuple[str, UnitSet], ...]
    ) -> tuple[UnitView, ...]:
        marked = reduce(or_, (held for _, held in marks), 0)
        return tuple(
            self._one(
                unit,
                space,
                reduced >> unit & 1,
                tuple([mark for mark, held in marks if held >> unit & 1]) if marked >> unit & 1 else (),
            )
            for unit, space in enumerate(where)
        )
