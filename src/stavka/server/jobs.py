"""Heavy work: what is done for a client in a process beside the server.

Nothing in here depends on anything but the question and the database, and nothing is changed: what is to be
kept goes back to the server, which keeps it.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec

from stavka.games import ruleset
from stavka.kernel import keep
from stavka.server import catalogue, making, pasts
from stavka.server.audience import encode
from stavka.server.sights import Shown
from stavka.server.store import Store
from stavka.server.wire import NewTable, Sight, TableInfo


class Create(msgspec.Struct, tag=True):
    """A new table; gives a `Whole`."""

    wish: NewTable


class Fork(msgspec.Struct, tag=True):
    """A table from a moment of another; gives a `Whole`."""

    db: str
    table: str
    sides: list[str]
    at: int


class Moment(msgspec.Struct, tag=True):
    """What a seat could see after so many actions; gives a `Sight` as JSON."""

    db: str
    table: str
    side: str
    at: int
    info: TableInfo


class Before(msgspec.Struct, tag=True):
    """The state after so many actions, for undo; gives it as it is kept."""

    db: str
    table: str
    at: int


class Save(msgspec.Struct, tag=True):
    """The save file."""

    db: str
    table: str


class Games(msgspec.Struct, tag=True):
    """The list of games, as JSON."""


class Draw(msgspec.Struct, tag=True):
    """All that pages need to know and to show of a game on one of its maps; gives a `Drawn`."""

    game: str
    map: str


Job = Create | Fork | Moment | Before | Save | Games | Draw


class Kept(msgspec.Struct):
    """Something that browsers keep, and the same compressed."""

    content: bytes
    squeezed: bytes


class Drawn(msgspec.Struct):
    """A game, for pages."""

    edition: str
    description: Kept
    board: Kept
    sprite: Kept


def carry_out(job: Job) -> bytes:
    """Do it."""
    match job:
        case Create(wish):
            return _packed(making.create(wish))
        case Games():
            return encode(catalogue.games())
        case Draw(game, map):
            return _packed(draw(game, map))
    store = Store(Path(job.db), alone=False)
    try:
        with store.at_one_moment():
            return _of_table(store, job)
    finally:
        store.close()


def _of_table(store: Store, job: Fork | Moment | Before | Save) -> bytes:
    match job:
        case Fork(_, table, sides, at):
            return _packed(making.fork(store, table, sides, at))
        case Moment():
            return moment(store, job)
        case Before(_, table, at):
            return keep.encode_state(pasts.past(store, pasts.load(store, table), at).state)
        case Save(_, table):
            return making.save(store, table)


def moment(store: Store, job: Moment) -> bytes:
    """What a seat could see at a moment of the past."""
    game = pasts.past(store, pasts.load(store, job.table), job.at)
    shown = Shown(game, job.side)
    notes = pasts.notes(store, job.table, job.side, 0, len(game))
    view = msgspec.structs.replace(shown.view, decision=None, notes=notes)
    return encode(Sight(job.info, view, shown.layout, "undo-nothing"))


def draw(game: str, map: str) -> Drawn:
    """The pictures and the description of a game."""
    rules = ruleset(game)
    return Drawn(
        catalogue.edition(rules, map),
        _kept(encode(catalogue.description(rules, map))),
        _kept(catalogue.board(rules, map)),
        _kept(catalogue.sprite(rules)),
    )


def _kept(content: bytes) -> Kept:
    return Kept(content, gzip.compress(content, 9, mtime=0))


def _packed(value: Any) -> bytes:
    return msgspec.msgpack.encode(value)
