"""The pages at a table: who is there, what each seat has been shown, and who has still to be told what."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import msgspec

from stavka.kernel.errors import StavkaError
from stavka.server.sights import Shown
from stavka.server.wire import Tell

if TYPE_CHECKING:
    from stavka.server.rooms import Room

SOON = 0.05
"""Seconds after which those are told who only look on. Actions that follow each other faster, as those of a
computer may, reach them together, and their view is worked out once."""

encode = msgspec.json.Encoder().encode


class Page(Protocol):
    """Somebody's screen at a table."""

    side: str
    """Whose seat it has; empty for an onlooker."""

    def tell(self, message: bytes) -> None:
        """Send something, without waiting for it."""


class Audience:
    """All pages of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._shown: dict[str, Shown] = {}
        self._later: asyncio.TimerHandle | None = None
        self.pages: set[Page] = set()

    def present(self) -> set[str]:
        """The sides whose pages are here."""
        return {page.side for page in self.pages if page.side}

    def sit(self, page: Page, side: str) -> None:
        """Give a page a seat, or another one, and tell it all that the seat may know."""
        before = self.present()
        left, page.side = page.side, side
        self.pages.add(page)
        self._clear(left)
        page.tell(encode(self._room.sight(side)))
        self._tell_people(before)

    def leave(self, page: Page) -> None:
        """A page is gone."""
        before = self.present()
        self.pages.discard(page)
        self._clear(page.side)
        self._tell_people(before)

    def _clear(self, side: str) -> None:
        """Forget what a seat was shown when nobody looks any more."""
        if all(page.side != side for page in self.pages):
            self._shown.pop(side, None)

    def _tell_people(self, before: set[str]) -> None:
        if self.present() != before:
            self.tell(self._room.people())

    def tell(self, message: Tell) -> None:
        """Tell all pages the same."""
        self._tell(encode(message), [*self.pages])

    def _tell(self, message: bytes, pages: list[Page]) -> None:
        for page in pages:
            page.tell(message)

    # ---- what changes

    def shown(self, side: str) -> Shown:
        """What a seat is shown now; kept for as long as somebody looks."""
        self.tell_all()
        found = self._shown.get(side)
        if found is None:
            with self._room.closing():
                found = Shown(self._room.game, side, self._room.moves)
            if any(page.side == side for page in self.pages):
                self._shown[side] = found
        return found

    def tell_change(self, side: str) -> None:
        """Something was played: tell whoever did it and whoever is to act at once, the others soon."""
        for each in sorted({side, *self._room.game.to_act}):
            self._tell_seat(each)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nothing runs that could tell them later
            self.tell_all()
        else:
            self._later = self._later or loop.call_later(SOON, self._tell_late)

    def _tell_late(self) -> None:
        with suppress(StavkaError):  # it closed the table, and everybody was told
            self.tell_all()

    def tell_all(self, *, undone: bool = False) -> None:
        """Tell every page what it has not been told."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        for side in list(self._shown):
            self._tell_seat(side, undone=undone)
        self._room.forget()

    def tell_anew(self) -> None:
        """Tell every page all, whatever it was told before."""
        self._shown.clear()
        for page in [*self.pages]:
            page.tell(encode(self._room.sight(page.side)))

    def _tell_seat(self, side: str, *, undone: bool = False) -> None:
        """Tell the pages of a seat what has changed for it: worked out and encoded once."""
        shown, room = self._shown.get(side), self._room
        if shown is None or shown.moves == room.moves:
            return
        shown.moves = room.moves
        with room.closing():
            change = shown.advance(room.game, room.undo_barred(side), undone=undone)
        told = encode(room.sight(side) if change is None else change)
        self._tell(told, [page for page in self.pages if page.side == side])
