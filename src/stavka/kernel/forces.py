"""Units: who they are, and where they stand.

A unit is a number. Where it stands is one entry of a column; a property that a unit has or has not (reduced,
used, out of supply) is a set of units, one integer. Units are in groups (a side's, a nationality's) for which
the occupied spaces are kept up to date.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stavka.kernel.names import Space, Unit, UnitSet

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
