"""Rooms: tables that are open. A room holds its game in memory and tells every page at it what happens.

All of it runs in one event loop. Nothing is awaited between the check of an action and its commit (see
`Store.change`): no two actions can meet, so nothing else is locked. What would take long is done by a worker,
and what it brings is used only if nothing has changed meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

import msgspec

from stavka.games import ruleset
from stavka.kernel import keep
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import CHECKPOINT, CannotUndo
from stavka.kernel.keep import KeepError, Kept
from stavka.kernel.names import NONE, Kind
from stavka.kernel.views import NoteView, Overlay, View
from stavka.server import jobs, making, pasts
from stavka.server.audience import Audience
from stavka.server.broken import TableBroken, again, closed
from stavka.server.heavy import Works
from stavka.server.infos import info, seats_of, sides_of
from stavka.server.known import known
from stavka.server.pasts import MOST_ACTIONS, standing
from stavka.server.problems import Refused, our_fault, problem
from stavka.server.records import Card, Row, Whole
from stavka.server.store import Store
from stavka.server.transactions import Busy, StoreError
from stavka.server.wire import People, Sight, TableInfo

OPEN = 256
"""So many rooms stay open; the one that was left longest ago is closed first."""


class Room:
    """An open table."""

    def __init__(self, store: Store, card: Card, heavy: Works) -> None:
        self.store = store
        self.card = card
        self.heavy = heavy
        self.audience = Audience(self)
        self.robot: asyncio.Task[None] | None = None
        self.moves = 0
        """How often something changed, undo included: who thinks for long can see that it is too late."""
        self.waiting = 0
        """How many wait for something here, so that it must stay open."""
        self.rules = ruleset(card.header.game)
        self.broken: StavkaError | None = None
        """Why nothing can be asked here any more."""
        self.lost = True
        """The game in memory is not the one that is kept."""
        self.refresh()

    @property
    def id(self) -> str:
        return self.card.id

    def _load(self) -> None:
        """The game as it was kept."""
        loaded = pasts.load(self.store, self.id)
        self.card, self.game = loaded.card, loaded.game
        self._renewal = keep.encode_state(self.game.state) if loaded.renewed else b""
        self.version = self.store.version(self.id)
        self.standing = self.card.standing
        self._seen = self._looked(len(self.game))
        self.lost = False
        self.forget()

    def refresh(self) -> None:
        """Load the game again if a change went wrong half-way; while that fails, nothing can be asked."""
        if self.broken is not None:
            raise again(self.broken)
        if self.lost:
            with self.closing():
                self._load()

    @contextmanager
    def closing(self) -> Iterator[None]:
        """What the kept game itself makes break in here closes this table, and no other."""
        try:
            yield
        except KeepError as error:
            raise self.close(error) from error
        except StavkaError:
            raise
        except Exception as error:
            raise self.close(error) from error

    def close(self, error: Exception) -> StavkaError:
        """Nobody can play here any more; everybody here is told."""
        self.broken = closed(self.store, self.id, error)
        self.audience.tell(problem(self.broken, self.rules))
        return again(self.broken)

    def forget(self) -> None:
        """Let go of what the store keeps: a game in memory is its state and its actions."""
        self.game.notes, self.game.rolls, self.game.checkpoints = [], [], {}

    # ---- who is there

    def sides(self, tokens: Iterable[str]) -> list[str]:
        """The seats that these keys are for."""
        return sides_of(self.card, tokens)

    def people(self) -> People:
        """Who is at the table."""
        return People(seats_of(self.card, self.audience.present()))

    # ---- what a seat may know

    def info(self) -> TableInfo:
        return info(self.card, self.standing, self.audience.present(), self.broken)

    def sight(self, side: str) -> Sight:
        """All that a seat may know now."""
        self.refresh()
        shown = self.audience.shown(side)
        if shown.notes is None:
            with self.closing():
                shown.notes = self.notes(side, 0, len(self.game))
        view = msgspec.structs.replace(shown.view, notes=shown.notes)
        return Sight(self.info(), view, shown.layout, self.undo_barred(side))

    def notes(self, side: str, since: int, until: int) -> list[NoteView]:
        """The log from one action to another, as a side may read it."""
        return pasts.notes(self.store, self.id, side, since, until)

    async def moment(self, side: str, at: int, client: str = "") -> bytes:
        """What a seat could see after so many actions, as JSON."""
        self._check_moment(at)
        return await self.heavy.do(jobs.Moment(str(self.store.path), self.id, side, at, self.info()), client)

    def _check_moment(self, at: int) -> None:
        self.refresh()
        if not 0 <= at <= len(self.game):
            raise pasts.no_such_action(len(self.game), at)

    def since_last(self, side: str) -> View:
        """What a side may know now, with the log since it last did something."""
        entries, number = self.game.entries, self.rules.names.number(Kind.SIDE, side)
        last = next((n for n in range(len(entries), 0, -1) if entries[n - 1][0] == number), 0)
        return msgspec.structs.replace(self.game.view(side), notes=self.notes(side, last, len(entries)))

    def overlay(self, side: str, name: str, unit: str) -> Overlay:
        """Something to lay over the map."""
        self.refresh()
        if name not in self.rules.overlays:
            raise Refused(f"this game has no overlay {name!r}", word="unknown-overlay", name=name)
        if name.endswith("-of") and not unit:
            raise Refused(f"the overlay {name} is asked for a unit", word="overlay-unit", name=name)
        names = self.rules.names
        number = names.number(Kind.SIDE, side) if side else NONE
        asked = names.number(Kind.UNIT, unit) if unit else NONE
        return self.rules.overlay(self.game, number, name, asked)

    # ---- changes

    async def act(self, side: str, after: int, verb: str, target: str | None) -> int:
        """Make an action, keep it, and tell everybody; how many there are now."""
        self._check(side, after)
        with self._busy():
            try:
                await self.store.change(lambda: self._act(side, after, verb, target))
            except (IllegalAction, Refused, Busy):  # nothing was touched
                raise
            except Exception as error:
                raise self._restored(error) from error
        self._count()
        with suppress(TableBroken):  # the action stands, whatever became of the table
            self.audience.tell_change(side)
        return len(self.game)

    def _act(self, side: str, after: int, verb: str, target: str | None) -> None:
        self._check(side, after)
        before = self.game.to_act
        self.game.play(side, verb, target)
        self._append(before)

    async def undo(self, side: str, after: int, client: str = "") -> int:
        """Take back a side's last action; how many there are now."""
        self._check(side, after)
        self._check_undo(side)
        moves = self.moves
        with self._busy():
            state = await self.heavy.do(jobs.Before(str(self.store.path), self.id, after - 1), client)
            try:
                await self.store.change(lambda: self._undo(side, after, moves, state))
            except (CannotUndo, Refused, Busy):
                raise
            except Exception as error:
                raise self._restored(error) from error
        self._count()
        with suppress(TableBroken):
            self.audience.tell_all(undone=True)
        return len(self.game)

    def _undo(self, side: str, after: int, moves: int, state: bytes) -> None:
        self._check(side, after)
        if moves != self.moves:
            raise self._stale(after)
        self._check_undo(side)
        self.audience.tell_all()  # what is taken back must have been told
        header, entries = self.card.header, self.game.entries[:-1]
        self.game = keep.restore(self.rules, header, state, entries)
        self._cut()

    def _check_undo(self, side: str) -> None:
        word = self.undo_barred(side)
        if word == "undo-rules":
            raise CannotUndo("cannot undo: the rules have changed since", word="undo-rules")
        if word == "undo-seen":
            raise CannotUndo("cannot undo: something of the other side's was seen since", word="undo-seen")
        if word:
            self.game.undo(side)  # it says why not

    def undo_barred(self, side: str) -> str:
        """Why a side cannot undo, as a word; empty if it can."""
        if not side:
            return "undo-other"
        if len(self.game) and len(self.game) <= self.card.header.eras[-1].since:
            return "undo-rules"
        return self.game.undo_barred(side) or ("undo-seen" if self._seen else "")

    def _looked(self, number: int) -> bool:
        """Whether somebody saw something of the other side's in an action."""
        told = self.store.told(self.id, number, number)
        return any(keep.has_seen(content) for _, content in told)

    @contextmanager
    def _busy(self) -> Iterator[None]:
        self.waiting += 1
        try:
            yield
        finally:
            self.waiting -= 1

    def _check(self, side: str, after: int) -> None:
        self.refresh()
        if not side:
            raise Refused("only whoever has a seat can play", word="not-your-seat")
        if after != len(self.game):
            raise self._stale(after)
        if after >= MOST_ACTIONS:
            raise pasts.too_long()

    def _stale(self, after: int) -> Refused:
        return Refused(
            f"this was chosen after {after} actions, and there are {len(self.game)} now",
            word="stale",
            given=after,
            count=len(self.game),
        )

    def _append(self, before: set[str]) -> None:
        game = self.game
        number = len(game)
        names = self.rules.names
        action = Kept(*game.action(number - 1), game.entries[-1][3])
        notes = [note for note in game.notes or () if note.after == number]
        rolls = [roll for roll in game.rolls if roll.after == number]
        row = Row(number, action, keep.encode_told(names, notes, rolls))
        stands = standing(game)
        snapshot = game.to_act != before or number % CHECKPOINT == 0
        self._renew(number - 1)
        state = keep.encode_state(game.state)
        self.store.append(self.id, row, state, stands, seen=self.version, snapshot=snapshot)
        self.standing = stands
        self._seen = any(note.seen for note in notes)

    def _renew(self, number: int) -> None:
        """The first change under new rules keeps that they are new, and the state that they began from."""
        if self._renewal:
            self.store.renew(self.id, self.card.header, self._renewal, number)
            self._renewal = b""

    def _cut(self) -> None:
        header = msgspec.structs.replace(self.card.header, seeds=tuple(self.game.seeds))
        stands = standing(self.game)
        state = keep.encode_state(self.game.state)
        self.store.cut(self.id, header, state, stands, seen=self.version)
        self.card, self.standing = self.card._replace(header=header), stands
        self._seen = self._looked(len(self.game))
        self.forget()

    def _count(self) -> None:
        """A change was kept."""
        self.version += 1
        self.moves += 1

    def _restored(self, error: Exception) -> StavkaError:
        """What to say after a change that failed half-way: the game is as it was kept, whatever it was."""
        told = error if isinstance(error, StavkaError) else our_fault(error)
        known, self.lost = self.version, True
        self.refresh()
        if self.version != known:  # somebody else has changed it
            self.moves += 1
            self.audience.tell_anew()
        return told

    # ---- the whole

    def whole(self, sides: Iterable[str]) -> bool:
        """Whether whoever has these seats may know all."""
        return pasts.knows_all(self.card._replace(standing=self.standing), sides)

    async def save(self, sides: Iterable[str], client: str = "") -> bytes:
        """The save file: seed and all, so only for those who may know all."""
        self.refresh()
        if not self.whole(sides):
            raise Refused(
                "a save holds the other side's secrets and the dice to come: whoever has all seats can have "
                "it, and everybody when the game is over",
                word="save-hidden",
            )
        return await self.heavy.do(jobs.Save(str(self.store.path), self.id), client)

    async def fork(self, sides: list[str], at: int, client: str = "") -> Whole:
        """A table of one's own from a moment of this one; it has still to be kept."""
        self._check_moment(at)
        if not sides and self.rules.secrets and not self.game.over:
            raise Refused(
                "while this game goes on, only whoever has a seat can take it further elsewhere",
                word="fork-hidden",
            )
        job = jobs.Fork(str(self.store.path), self.id, sides, at)
        return making.read(await self.heavy.do(job, client))


class Rooms:
    """The rooms that are open, each loaded when somebody comes."""

    def __init__(self, store: Store, heavy: Works) -> None:
        self.store = store
        self.heavy = heavy
        self._open: dict[str, Room] = {}
        self._closed: dict[str, StavkaError] = {}
        """Tables that could not be opened: until the server is started again, nobody tries once more."""

    async def open(self, table: str) -> Room:
        """The room of a table, its game's rules read first if nobody has played it yet."""
        if table not in self._open and table not in self._closed:
            card = self.card(table)
            try:
                await known(card.header.game, card.header.scenario)
            except Exception as error:
                raise self._close(table, error) from error
        return self.room(table)

    def room(self, table: str) -> Room:
        """The room of a table, opened if it is not."""
        if table in self._closed:
            raise again(self._closed[table])
        room = self._open.pop(table, None)
        if room is None:
            card = self.card(table)
            try:
                room = Room(self.store, card, self.heavy)
            except StoreError:  # the database, not the table
                raise
            except Exception as error:
                raise self._close(table, error) from error
            self.store.mark(table, "")
        self._open[table] = room  # the last used stands last
        if len(self._open) > OPEN:
            self._close_one()
        room.refresh()
        return room

    def _close(self, table: str, error: Exception) -> StavkaError:
        self._closed[table] = error if isinstance(error, TableBroken) else closed(self.store, table, error)
        return again(self._closed[table])

    def card(self, table: str) -> Card:
        try:
            found = self.store.card(table)
        except StoreError as error:
            if error.word == "table-unreadable":
                self.store.mark(table, str(error))
            raise
        if found is None:
            raise Refused("there is no such table here", word="no-table")
        return found

    def info(self, table: str) -> TableInfo:
        """A table as everybody sees it, even one whose game cannot be read."""
        room = self._open.get(table)
        if room is not None:
            return room.info()
        card = self.card(table)
        return info(card, card.standing, broken=self._closed.get(table))

    def _close_one(self) -> None:
        for table, room in self._open.items():
            if not room.audience.pages and room.robot is None and not room.waiting:
                del self._open[table]
                return
