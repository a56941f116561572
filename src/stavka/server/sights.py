"""What a seat was last shown, and what is different now: whole entries, that a page has only to replace."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

from stavka.kernel.game import Game
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.views import Table, View
from stavka.render import Chip, Layout, Spot, layout
from stavka.server.wire import Change

TRACKS = ""
"""The markers of all tracks lie in no space."""

T = TypeVar("T")
K = TypeVar("K")

_by_id: Callable[[Any], str] = attrgetter("id")
_by_id_and_side: Callable[[Any], tuple[str, str]] = attrgetter("id", "side")


class Shown:
    """All that the pages of one seat have been told. They share it, so that it is worked out once."""

    def __init__(self, game: Game[Any], side: str, moves: int = 0) -> None:
        self.side = side
        self.moves = moves
        """How many changes of the table it tells of."""
        self.view: View = game.view(side)
        self._lying = Lying(game.rules, self.view.table)

    @property
    def layout(self) -> Layout:
        return self._lying.layout

    def advance(self, game: Game[Any], undo: str, *, undone: bool) -> Change | None:
        """What has changed; None if a change cannot tell it, and all must be told anew."""
        old = self.view
        new = self.view = game.view(self.side, since=old.actions + 1)
        units, units_gone = changed(old.table.units, new.table.units, _by_id)
        spaces, spaces_gone = changed(old.table.spaces, new.table.spaces, _by_id)
        tracks, tracks_gone = changed(old.table.tracks, new.table.tracks, _by_id_and_side)
        if units_gone or spaces_gone or tracks_gone:
            self._lying = Lying(game.rules, new.table)
            return None
        before, spots, gone = self._lying.chips, list[Spot](), list[str]()
        if units or spaces or tracks:
            stood = {unit.id: unit.at for unit in old.table.units}
            touched = {unit.at for unit in units} | {stood.get(unit.id, unit.at) for unit in units}
            touched |= {space.id for space in spaces}
            if tracks:
                touched.add(TRACKS)
            spots, gone = self._lying.renew(game.rules, new.table, touched)
        return Change(
            before=old.actions,
            after=new.actions,
            to_act=new.to_act,
            ended=new.ended,
            winners=new.winners,
            path=new.path,
            decision=new.decision,
            standing=new.standing,
            undo=undo,
            undone=undone,
            notes=new.notes,
            units=units,
            spaces=spaces,
            tracks=tracks,
            pieces=None if old.table.pieces == new.table.pieces else new.table.pieces,
            spots=spots,
            gone=gone,
            chips=None if before == self._lying.chips else self._lying.layout.chips,
        )


class Lying:
    """What lies where on the map. How it lies in one place depends on that place alone, so that after an
    action only the places that it touched are laid out again."""

    def __init__(self, rules: Ruleset[Any, Any], table: Table) -> None:
        whole = layout(rules, table)
        self.spots = {spot.unit: spot for spot in whole.spots}
        self.chips = _by_space(whole.chips)

    @property
    def layout(self) -> Layout:
        return Layout(list(self.spots.values()), [chip for chips in self.chips.values() for chip in chips])

    def renew(
        self, rules: Ruleset[Any, Any], table: Table, touched: set[str]
    ) -> tuple[list[Spot], list[str]]:
        """Lay out some places again: the spots that are other than before, the units that are gone."""
        units = [unit for unit in table.units if unit.at in touched]
        spaces = [space for space in table.spaces if space.id in touched]
        part = layout(rules, Table(units, spaces, table.tracks if TRACKS in touched else [], []))
        spots = [spot for spot in part.spots if self.spots.get(spot.unit) != spot]
        there = {spot.unit for spot in part.spots}
        gone = [unit.id for unit in units if unit.id in self.spots and unit.id not in there]
        self.spots.update((spot.unit, spot) for spot in spots)
        for unit in gone:
            del self.spots[unit]
        kept = {space: chips for space, chips in self.chips.items() if space not in touched}
        self.chips = kept | _by_space(part.chips)
        return spots, gone


def _by_space(chips: list[Chip]) -> dict[str, tuple[Chip, ...]]:
    found: dict[str, tuple[Chip, ...]] = {}
    for chip in chips:
        found[chip.space] = (*found.get(chip.space, ()), chip)
    return found


def changed(old: list[T], new: list[T], key: Callable[[T], K]) -> tuple[list[T], list[K]]:
    """The entries that are new or other than before, and the keys of those that are no more."""
    if len(old) == len(new):  # nearly always the same things in the same order
        found = [(a, b) for a, b in zip(old, new, strict=True) if a is not b and a != b]
        if all(key(a) == key(b) for a, b in found):
            return [b for _, b in found], []
    before = {key(entry): entry for entry in old}
    other = [entry for entry in new if before.pop(key(entry), None) != entry]
    return other, list(before)
