"""Rooms: tables that are open. A room holds its game in memory and tells every page at it what happens.

All of it runs in one event loop, and nothing is awaited between the check of an action and its commit: no two
actions can meet, so nothing is locked.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from stavka.games import ruleset
from stavka.kernel import journal, keep
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import CHECKPOINT, CannotUndo, Game
from stavka.kernel.keep import Kept
from stavka.kernel.names import NONE, Kind
from stavka.kernel.views import NoteView, Overlay, View
from stavka.server.audience import Audience
from stavka.server.problems import Refused, our_fault
from stavka.server.sights import Shown
from stavka.server.store import Card, Row, Standing, Store
from stavka.server.wire import HUMAN, People, Seat, Sight, TableInfo

OPEN = 256
"""So many rooms stay open; the one that was left longest ago is closed first."""


def now() -> str:
    """The present moment, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def standing(game: Game[Any]) -> Standing:
    """How a game stands now."""
    return Standing(len(game), tuple(sorted(game.to_act)), game.state.ended, tuple(game.winners), now())


def info(card: Card, stands: Standing, present: Iterable[str] = ()) -> TableInfo:
    """A table as everybody sees it."""
    return TableInfo(
        id=card.id,
        game=card.header.game,
        scenario=card.header.scenario,
        map=ruleset(card.header.game).map_of(card.header.scenario),
        options=card.header.options,
        seats=_seats(card, present),
        actions=stands.actions,
        to_act=list(stands.to_act),
        ended=stands.ended,
        winners=list(stands.winners),
        changed=stands.changed,
        open_dice=card.open_dice,
        open_hands=card.open_hands,
        forked=card.forked,
    )


def _seats(card: Card, present: Iterable[str]) -> list[Seat]:
    """The seats, in the order of the game's sides."""
    chairs = {chair.side: chair for chair in card.chairs}
    ordered = [chairs[side] for side in card.header.eras[-1].sides if side in chairs]
    return [Seat(c.side, c.player, c.name, c.player != HUMAN or c.side in present) for c in ordered]


class Room:
    """An open table."""

    def __init__(self, store: Store, card: Card) -> None:
        self.store = store
        self.card = card
        self.audience = Audience(self)
        self.robot: asyncio.Task[None] | None = None
        self.moves = 0
        """How often something changed, undo included: who thinks for long can see that it is too late."""
        self.rules = ruleset(card.header.game)
        self.lost = True
        """The game in memory is not the one that is kept."""
        self.refresh()

    @property
    def id(self) -> str:
        return self.card.id

    def _load(self) -> None:
        """The game as it was kept; one that was begun under other rules goes on under those of today."""
        card = self.store.card(self.id)
        assert card is not None
        header = card.header
        state = self.store.state(self.id)
        entries = [keep.entry(self.rules, action) for action in self.store.actions(self.id)]
        self.game = keep.restore(self.rules, header, state, entries)
        today = keep.era(self.rules, len(entries))
        if not header.eras[-1].replays_under(today):
            eras = (*(era for era in header.eras if era.since < len(entries)), today)
            header = msgspec.structs.replace(header, eras=eras)
            self.store.renew(self.id, header, keep.encode_state(self.game.state), len(entries))
        self.card = card._replace(header=header)
        self.standing = card.standing
        self.lost = False
        self.forget()

    def refresh(self) -> None:
        """Load the game again if a change went wrong half-way; while that fails, nothing can be asked."""
        if self.lost:
            self._load()

    def forget(self) -> None:
        """Let go of what the store keeps: a game in memory is its state and its actions."""
        self.game.notes, self.game.rolls, self.game.checkpoints = [], [], {}

    # ---- who is there

    def sides(self, tokens: Iterable[str]) -> list[str]:
        """The seats that these keys are for, in that order; a key to none is refused."""
        found = []
        for token in tokens:
            # Every key is compared, so that the time taken tells nothing.
            fits = [c.side for c in self.card.chairs if secrets.compare_digest(_key(c.token), _key(token))]
            if not fits or not token:
                raise Refused("this key fits no seat at this table", word="no-seat")
            found += fits
        return found

    def people(self) -> People:
        """Who is at the table."""
        return People(_seats(self.card, self.audience.present()))

    # ---- what a seat may know

    def info(self) -> TableInfo:
        return info(self.card, self.standing, self.audience.present())

    def sight(self, side: str) -> Sight:
        """All that a seat may know now."""
        shown = self.audience.shown(side)
        view = msgspec.structs.replace(shown.view, notes=self.notes(side, 0, len(self.game)))
        return Sight(self.info(), view, shown.layout, self.undo_barred(side))

    def notes(self, side: str, since: int, until: int) -> list[NoteView]:
        """The log from one action to another, as a side may read it."""
        told = self.store.told(self.id, since, until)
        return [note for number, content in told for note in keep.note_views(content, number, side)]

    def moment(self, side: str, at: int) -> Sight:
        """What a seat could see after so many actions."""
        game = self.past(at)
        past = Shown(game, side)
        view = msgspec.structs.replace(past.view, decision=None, notes=self.notes(side, 0, len(game)))
        return Sight(self.info(), view, past.layout, "undo-nothing")

    def since_last(self, side: str) -> View:
        """What a side may know now, with the log since it last did something."""
        entries, number = self.game.entries, self.rules.names.number(Kind.SIDE, side)
        last = next((n for n in range(len(entries), 0, -1) if entries[n - 1][0] == number), 0)
        return msgspec.structs.replace(self.game.view(side), notes=self.notes(side, last, len(entries)))

    def overlay(self, side: str, name: str, unit: str) -> Overlay:
        """Something to lay over the map."""
        if name not in self.rules.overlays:
            raise Refused(f"this game has no overlay {name!r}", word="unknown-overlay", name=name)
        if name.endswith("-of") and not unit:
            raise Refused(f"the overlay {name} is asked for a unit", word="overlay-unit", name=name)
        names = self.rules.names
        number = names.number(Kind.SIDE, side) if side else NONE
        asked = names.number(Kind.UNIT, unit) if unit else NONE
        return self.rules.overlay(self.game, number, name, asked)

    # ---- the past

    def past(self, at: int) -> Game[Any]:
        """The game after so many actions. Beyond a change of the rules only snapshots are left of it."""
        if not 0 <= at <= len(self.game):
            raise Refused(
                f"this game has {len(self.game)} actions, not {at}",
                word="no-such-action",
                count=len(self.game),
                given=at,
            )
        twin = self.game.copy(log=False)
        base = self._add_checkpoint(twin, at)
        twin.rewind(at if at >= self.card.header.eras[-1].since else base)
        return twin

    def _add_checkpoint(self, game: Game[Any], at: int) -> int:
        found = self.store.snapshot(self.id, at)
        assert found is not None  # there is one of the start
        base, state = found
        game.checkpoints = {base: keep.decode_state(self.rules, self.card.header, state, base)}
        return base

    # ---- changes

    def act(self, side: str, after: int, verb: str, target: str | None) -> int:
        """Make an action, keep it, and tell everybody; how many there are now."""
        self._check(side, after)
        before = self.game.to_act
        try:
            self.game.play(side, verb, target)
            self._append(before)
        except IllegalAction:
            raise
        except Exception as error:
            raise self._restored(error) from error
        self.moves += 1
        self.audience.tell_change(side)
        return len(self.game)

    def undo(self, side: str, after: int) -> int:
        """Take back a side's last action; how many there are now."""
        self._check(side, after)
        word = self.undo_barred(side)
        if word == "undo-rules":
            raise CannotUndo("cannot undo: the rules have changed since", word="undo-rules")
        self.audience.tell_all()  # what is taken back must have been told
        game = self.game
        try:
            if not word:
                self._add_checkpoint(game, len(game) - 1)
            game.undo(side)
            self._cut(after)
        except CannotUndo:
            raise
        except Exception as error:
            raise self._restored(error) from error
        self.moves += 1
        self.audience.tell_all(undone=True)
        return len(game)

    def undo_barred(self, side: str) -> str:
        """Why a side cannot undo, as a word; empty if it can."""
        if not side:
            return "undo-other"
        if len(self.game) and len(self.game) <= self.card.header.eras[-1].since:
            return "undo-rules"
        return self.game.undo_barred(side)

    def _check(self, side: str, after: int) -> None:
        self.refresh()
        if not side:
            raise Refused("only whoever has a seat can play", word="not-your-seat")
        if after != len(self.game):
            raise Refused(
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
        self.store.append(self.id, row, keep.encode_state(game.state), stands, snapshot=snapshot)
        self.standing = stands

    def _cut(self, before: int) -> None:
        header = msgspec.structs.replace(self.card.header, seeds=tuple(self.game.seeds))
        stands = standing(self.game)
        self.store.cut(self.id, header, keep.encode_state(self.game.state), stands, before=before)
        self.card, self.standing = self.card._replace(header=header), stands

    def _restored(self, error: Exception) -> StavkaError:
        """What to say after a change that failed half-way: the game is as it was kept, whatever it was."""
        told = error if isinstance(error, StavkaError) else our_fault(error)
        self.lost = True
        self.refresh()
        self.audience.tell_anew()
        return told

    # ---- the whole

    def whole(self, sides: Iterable[str]) -> bool:
        """Whether whoever has these seats may know all: they have all that people play, or it is over."""
        people = {chair.side for chair in self.card.chairs if chair.player == HUMAN}
        return self.game.over or (bool(people) and people <= {*sides})

    def save(self, sides: Iterable[str]) -> bytes:
        """The save file: seed and all, so only for those who may know all."""
        if not self.whole(sides):
            raise Refused(
                "a save holds the other side's secrets and the dice to come: whoever has all seats can have "
                "it, and everybody when the game is over",
                word="save-hidden",
            )
        if len(self.card.header.eras) > 1:
            raise Refused(
                "this game was begun under other rules: a save of it could not be opened",
                word="save-older-rules",
            )
        return journal.encode(journal.record(self.game))


def _key(token: str) -> bytes:
    """compare_digest takes no text beyond ASCII."""
    return token.encode()


class Rooms:
    """The rooms that are open, each loaded when somebody comes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: dict[str, Room] = {}

    def room(self, table: str) -> Room:
        """The room of a table, opened if it is not."""
        room = self._open.pop(table, None)
        if room is None:
            room = Room(self.store, self.card(table))
        room.refresh()
        self._open[table] = room  # the last used stands last
        if len(self._open) > OPEN:
            self._close_one()
        return room

    def card(self, table: str) -> Card:
        found = self.store.card(table)
        if found is None:
            raise Refused("there is no such table here", word="no-table")
        return found

    def info(self, table: str) -> TableInfo:
        """A table as everybody sees it, even one whose game cannot be read."""
        room = self._open.get(table)
        if room is not None:
            return room.info()
        card = self.card(table)
        return info(card, card.standing)

    def _close_one(self) -> None:
        for table, room in self._open.items():
            if not room.audience.pages and room.robot is None:
                del self._open[table]
                return
