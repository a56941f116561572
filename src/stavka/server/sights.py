"""What a seat was last shown, and what is different now: whole entries, that a page has only to replace."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

from stavka.kernel.game import Game
from stavka.kernel.views import NoteView, Table, View
from stavka.render import Chip, Layout, Spot, layout, lying
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
        self.notes: list[NoteView] | None = None
        """The whole log, once somebody has asked for it, until something changes."""
        self._lying = Lying(game, self.view.table)

    @property
    def layout(self) -> Layout:
        return self._lying.layout

    def advance(self, game: Game[Any], undo: str, *, undone: bool) -> Change | None:
        """What has changed; None if a change cannot tell it, and all must be told anew."""
        old, self.notes = self.view, None
        new = self.view = game.view(self.side, since=old.actions + 1)
        units, units_gone = changed(old.table.units, new.table.units, _by_id)
        spaces, spaces_gone = changed(old.table.spaces, new.table.spaces, _by_id)
        tracks, tracks_gone = changed(old.table.tracks, new.table.tracks, _by_id_and_side)
        if units_gone or spaces_gone or tracks_gone:
            self._lying = Lying(game, new.table)
            return None
        before, spots, gone = self._lying.chips, list[Spot](), list[str]()
        tokens, rings = self._lying.tokens, self._lying.rings
        pieces = None if old.table.pieces == new.table.pieces else new.table.pieces
        if units or spaces or tracks:
            stood = {unit.id: unit.at for unit in old.table.units}
            touched = {unit.at for unit in units} | {stood.get(unit.id, unit.at) for unit in units}
            touched |= {space.id for space in spaces}
            if tracks:
                touched.add(TRACKS)
            spots, gone = self._lying.renew(new.table, touched)
        if units or spaces or pieces is not None:
            self._lying.lay_pieces(new.table)
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
            pieces=pieces,
            spots=spots,
            gone=gone,
            chips=None if before == self._lying.chips else self._lying.layout.chips,
            tokens=None if tokens == self._lying.tokens else self._lying.tokens,
            rings=None if rings == self._lying.rings else self._lying.rings,
        )


class Lying:
    """What lies where on the map. How counters lie in one place depends on that place alone, so that after an
    action only the places that it touched are laid out again; pieces are few, and laid out all at once."""

    def __init__(self, game: Game[Any], table: Table) -> None:
        self._rules, self._map = game.rules, game.rules.map_of(game.scenario)
        whole = layout(self._rules, table, self._map)
        self.spots = {spot.unit: spot for spot in whole.spots}
        self.chips = _by_space(whole.chips)
        self.tokens, self.rings = whole.tokens, whole.rings

    @property
    def layout(self) -> Layout:
        chips = [chip for chips in self.chips.values() for chip in chips]
        return Layout(list(self.spots.values()), chips, self.tokens, self.rings)

    def lay_pieces(self, table: Table) -> None:
        """Lay out the pieces again: where they lie depends on the counters under them, too."""
        self.tokens, self.rings = lying(self._rules, table, self._map)

    def renew(self, table: Table, touched: set[str]) -> tuple[list[Spot], list[str]]:
        """Lay out some places again: the spots that are other than before, the units that are gone."""
        units = [unit for unit in table.units if unit.at in touched]
        spaces = [space for space in table.spaces if space.id in touched]
        tracks = table.tracks if TRACKS in touched else []
        part = layout(self._rules, Table(units, spaces, tracks, []), self._map)
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
