"""Where tables are kept: SQLite, one transaction for each action.

WAL with `synchronous = NORMAL`: what was committed survives the death of the process at any moment. Rooms
know nothing of SQL: a class with the same methods can keep tables elsewhere.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from stavka.kernel.errors import StavkaError, os_reason
from stavka.kernel.keep import Header, Kept

VERSION = 1
"""Of the schema; a database of a later one is left alone."""

BUSY_MS = 5_000
"""How long to wait for another process that is writing."""

SCHEMA = """
create table tables (
    id text primary key,
    header blob not null,
    open_dice integer not null,
    open_hands integer not null,
    forked text not null,
    created text not null
) strict, without rowid;
create table present (
    "table" text primary key references tables (id),
    state blob not null,
    actions integer not null,
    to_act text not null,
    ended text not null,
    winners text not null,
    changed text not null
) strict, without rowid;
create table seats (
    "table" text not null references tables (id),
    side text not null,
    player text not null,
    name text not null,
    token text not null,
    primary key ("table", side)
) strict, without rowid;
create table journal (
    "table" text not null references tables (id),
    number integer not null,
    side text not null,
    verb text not null,
    target text,
    chance integer not null,
    told blob not null,
    primary key ("table", number)
) strict, without rowid;
create table snapshots (
    "table" text not null references tables (id),
    after integer not null,
    state blob not null,
    primary key ("table", after)
) strict, without rowid;
"""


class StoreError(StavkaError):
    """A database that cannot be used, or that refused a change; nothing has changed then."""


class Chair(NamedTuple):
    """A seat as it is kept: who plays that side, and the key to it."""

    side: str
    player: str
    name: str
    token: str


class Standing(NamedTuple):
    """How a table stands, for lists: known without reading its state."""

    actions: int
    to_act: tuple[str, ...]
    ended: str
    winners: tuple[str, ...]
    changed: str


class Card(NamedTuple):
    """All of a table but its game."""

    id: str
    header: Header
    chairs: tuple[Chair, ...]
    standing: Standing
    open_dice: bool
    open_hands: bool
    forked: str
    created: str


class Row(NamedTuple):
    """A line of the journal: an action and what it led to. The first, 0, is what ran before any."""

    number: int
    action: Kept
    told: bytes


Snapshot = tuple[int, bytes]
"""A state, and after how many actions."""


class Store:
    """The tables of one database file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # the keys to all seats are in it
        except OSError as error:
            raise StoreError(
                f"cannot write {path}: {error.strerror}",
                word="cannot-write",
                file=str(path),
                **os_reason(error),
            ) from None
        try:
            self._sql = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1000)
            self._prepare()
        except sqlite3.Error as error:
            raise StoreError(
                f"{path} cannot be used as a database: {error}",
                word="not-a-database",
                file=str(path),
                reason=str(error),
            ) from None

    def _prepare(self) -> None:
        (found,) = self._sql.execute("pragma user_version").fetchone()
        if found > VERSION:
            self.close()
            raise StoreError(
                f"{self.path} was written by a later version of Stavka: update Stavka, or give another --db",
                word="newer-database",
                file=str(self.path),
            )
        self._sql.execute("pragma journal_mode = wal")
        self._sql.execute("pragma synchronous = normal")
        self._sql.execute("pragma foreign_keys = on")
        if found == 0:
            if self._sql.execute("select count(*) from sqlite_schema").fetchone()[0]:
                self.close()
                raise StoreError(
                    f"{self.path} is another program's database: give another --db",
                    word="foreign-database",
                    file=str(self.path),
                )
            self._sql.executescript(f"begin;{SCHEMA}pragma user_version = {VERSION};commit;")

    def close(self) -> None:
        self._sql.close()

    @contextmanager
    def _change(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it, or none."""
        try:
            self._sql.execute("begin immediate")
            try:
                yield self._sql
            except BaseException:
                self._sql.execute("rollback")
                raise
            self._sql.execute("commit")
        except sqlite3.Error as error:
            raise StoreError(
                f"this could not be kept: {error}", word="not-kept", reason=str(error)
            ) from error

    # ---- changes

    def create(self, card: Card, state: bytes, rows: Iterable[Row], snapshots: Iterable[Snapshot]) -> None:
        """A new table, with all that was played at it before."""
        with self._change() as sql:
            sql.execute(
                "insert into tables values (?, ?, ?, ?, ?, ?)",
                (
                    card.id,
                    _header.encode(card.header),
                    card.open_dice,
                    card.open_hands,
                    card.forked,
                    card.created,
                ),
            )
            sql.execute(
                "insert into present values (?, ?, ?, ?, ?, ?, ?)", (card.id, state, *_written(card.standing))
            )
            sql.executemany(
                "insert into seats values (?, ?, ?, ?, ?)", [(card.id, *chair) for chair in card.chairs]
            )
            sql.executemany("insert into journal values (?, ?, ?, ?, ?, ?, ?)", _lines(card.id, rows))
            sql.executemany(
                "insert into snapshots values (?, ?, ?)", [(card.id, *snapshot) for snapshot in snapshots]
            )

    def append(self, table: str, row: Row, state: bytes, standing: Standing, *, snapshot: bool) -> None:
        """One more action."""
        with self._change() as sql:
            sql.execute("insert into journal values (?, ?, ?, ?, ?, ?, ?)", *_lines(table, [row]))
            self._set_state(table, row.number - 1, state, standing)
            if snapshot:
                sql.execute("insert into snapshots values (?, ?, ?)", (table, row.number, state))

    def cut(self, table: str, header: Header, state: bytes, standing: Standing, *, before: int) -> None:
        """Take back all actions beyond those of `standing`, of `before` in all."""
        with self._change() as sql:
            sql.execute("update tables set header = ? where id = ?", (_header.encode(header), table))
            sql.execute('delete from journal where "table" = ? and number > ?', (table, standing.actions))
            sql.execute('delete from snapshots where "table" = ? and after > ?', (table, standing.actions))
            self._set_state(table, before, state, standing)

    def renew(self, table: str, header: Header, state: bytes, after: int) -> None:
        """A table goes on under other rules than before."""
        with self._change() as sql:
            sql.execute("update tables set header = ? where id = ?", (_header.encode(header), table))
            sql.execute('update present set state = ? where "table" = ?', (state, table))
            sql.execute("insert or replace into snapshots values (?, ?, ?)", (table, after, state))

    def _set_state(self, table: str, before: int, state: bytes, standing: Standing) -> None:
        done = self._sql.execute(
            "update present set state = ?, actions = ?, to_act = ?, ended = ?, winners = ?, changed = ? "
            'where "table" = ? and actions = ?',
            (state, *_written(standing), table, before),
        )
        if done.rowcount != 1:
            raise sqlite3.IntegrityError("another server has played at this table")

    # ---- questions

    def count(self) -> int:
        """How many tables there are."""
        (found,) = self._sql.execute("select count(*) from tables").fetchone()
        return int(found)

    def cards(self) -> list[Card]:
        """All tables, those played at last first."""
        return [
            found
            for (table,) in self._sql.execute(
                'select "table" from present order by changed desc, 1'
            ).fetchall()
            if (found := self.card(table)) is not None
        ]

    def card(self, table: str) -> Card | None:
        """A table, less its game; None if there is none of that id."""
        row = self._sql.execute(
            "select header, actions, to_act, ended, winners, changed, open_dice, open_hands, forked, created "
            'from tables join present on "table" = id where id = ?',
            (table,),
        ).fetchone()
        if row is None:
            return None
        header, actions, to_act, ended, winners, changed, open_dice, open_hands, forked, created = row
        chairs = self._sql.execute(
            'select side, player, name, token from seats where "table" = ? order by side', (table,)
        )
        return Card(
            table,
            _read_header(header),
            tuple(Chair(*chair) for chair in chairs),
            Standing(actions, tuple(to_act.split()), ended, tuple(winners.split()), changed),
            bool(open_dice),
            bool(open_hands),
            forked,
            created,
        )

    def state(self, table: str) -> bytes:
        """The present state."""
        (found,) = self._sql.execute('select state from present where "table" = ?', (table,)).fetchone()
        return bytes(found)

    def actions(self, table: str) -> list[Kept]:
        """All that was played."""
        found = self._sql.execute(
            'select side, verb, target, chance from journal where "table" = ? and number > 0 order by number',
            (table,),
        )
        return [Kept(*row) for row in found]

    def told(self, table: str, since: int, until: int) -> list[tuple[int, bytes]]:
        """What the actions led to, from one to another, both included."""
        found = self._sql.execute(
            'select number, told from journal where "table" = ? and number between ? and ? order by number',
            (table, since, until),
        )
        return found.fetchall()

    def rows(self, table: str, until: int) -> list[Row]:
        """The journal up to an action."""
        found = self._sql.execute(
            "select number, side, verb, target, chance, told from journal "
            'where "table" = ? and number <= ? order by number',
            (table, until),
        )
        return [Row(number, Kept(*action), told) for number, *action, told in found]

    def snapshots(self, table: str, until: int) -> list[Snapshot]:
        """The states that were kept up to an action."""
        found = self._sql.execute(
            'select after, state from snapshots where "table" = ? and after <= ? order by after',
            (table, until),
        )
        return found.fetchall()

    def snapshot(self, table: str, at: int) -> Snapshot | None:
        """The last state that was kept at a moment or before it."""
        found: Snapshot | None = self._sql.execute(
            'select after, state from snapshots where "table" = ? and after <= ? order by after desc limit 1',
            (table, at),
        ).fetchone()
        return found


_header = msgspec.msgpack.Encoder()
_read_header = msgspec.msgpack.Decoder(Header).decode


def _written(standing: Standing) -> tuple[object, ...]:
    actions, to_act, ended, winners, changed = standing
    return actions, " ".join(to_act), ended, " ".join(winners), changed


def _lines(table: str, rows: Iterable[Row]) -> list[tuple[object, ...]]:
    return [(table, number, *action, told) for number, action, told in rows]
