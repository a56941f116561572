"""Where tables are kept: SQLite, one transaction for each action.

WAL with `synchronous = NORMAL`: what was committed survives the death of the process at any moment. Rooms
know nothing of SQL: a class with the same methods can keep tables elsewhere.

The event loop never waits for the file. A change takes the write lock at once or comes again a little later
(`change`); a whole table is written by a thread of its own (`create`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stavka.kernel.errors import os_reason
from stavka.kernel.keep import Header, Kept
from stavka.server.alone import Alone
from stavka.server.records import Card, Chair, Row, Snapshot, Standing, Unreadable, Whole
from stavka.server.schema import VERSION, script
from stavka.server.transactions import Patience, StoreError, begin, guarded, transaction

BUSY_SECONDS = 5.0
"""How long to wait for another program that is writing."""

TIDY_SECONDS = 1.0
"""How often what was written is moved from the log into the database itself."""

LONGEST_LOG = 10_000
"""Pages after which a change has to do that, if nobody else does."""

T = TypeVar("T")


class Store:
    """The tables of one database file; without `alone`, for a reader beside the server."""

    def __init__(self, path: Path, *, alone: bool = True) -> None:
        self.path = path
        self._alone: Alone | None = None
        try:
            if alone:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch(mode=0o600)  # the keys to all seats are in it
                self._alone = Alone(path)
        except OSError as error:
            raise StoreError(
                f"cannot write {path}: {error.strerror}",
                word="cannot-write",
                file=str(path),
                **os_reason(error),
            ) from None
        try:
            self._sql = self._connect(BUSY_SECONDS)
            self._check()
            if alone:
                self._prepare()
        except (sqlite3.Error, StoreError) as error:
            self.close()
            if isinstance(error, StoreError):
                raise
            raise StoreError(
                f"{path} cannot be used as a database: {error}",
                word="not-a-database",
                file=str(path),
                reason=str(error),
            ) from None

    def _connect(self, patience: float) -> sqlite3.Connection:
        sql = sqlite3.connect(self.path, isolation_level=None, timeout=patience)
        sql.execute("pragma synchronous = normal")
        sql.execute("pragma foreign_keys = on")
        return sql

    def _check(self) -> None:
        """Leave a database alone that is not for us."""
        self._found = self._pragma("user_version")
        if self._found > VERSION:
            raise StoreError(
                f"{self.path} was written by a later version of Stavka: update Stavka, or give another --db",
                word="newer-database",
                file=str(self.path),
            )
        if self._found == 0 and self._sql.execute("select count(*) from sqlite_schema").fetchone()[0]:
            raise StoreError(
                f"{self.path} is another program's database: give another --db",
                word="foreign-database",
                file=str(self.path),
            )

    def _prepare(self) -> None:
        """Bring it up to date; from now on nobody waits in here."""
        self._sql.execute("pragma journal_mode = wal")
        if self._found < VERSION:
            self._sql.executescript(script(self._found))
            self._found = VERSION
        self._sql.execute("pragma busy_timeout = 0")
        self._sql.execute(f"pragma wal_autocheckpoint = {LONGEST_LOG}")

    def _pragma(self, name: str) -> int:
        (found,) = self._sql.execute(f"pragma {name}").fetchone()
        return int(found)

    def close(self) -> None:
        if hasattr(self, "_sql"):
            self._sql.close()
        if self._alone is not None:
            self._alone.give_up()

    async def keep_tidy(self) -> None:
        """Move what was written into the database in a thread, for the disk may be slow."""
        moved = self._sql.total_changes
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            if moved != self._sql.total_changes:
                moved = self._sql.total_changes
                await asyncio.to_thread(self._tidy)

    def _tidy(self) -> None:
        with suppress(sqlite3.Error), closing(self._connect(0)) as sql:
            sql.execute("pragma wal_checkpoint(passive)")

    # ---- changes

    async def change(self, work: Callable[[], T]) -> T:
        """Do all of a change under the write lock, and keep it, or nothing of it.

        The lock is taken before anything is checked, and `work` is never interrupted: no two changes can
        meet. Where another program is writing, this waits outside the loop.
        """
        patience = Patience(BUSY_SECONDS)
        while not begin(self._sql):
            await patience.wait()
        with transaction(self._sql):
            return work()

    async def create(self, whole: Whole) -> None:
        """A new table, with all that was played at it before."""
        patience = Patience(BUSY_SECONDS)
        while not await asyncio.to_thread(self.insert, whole):
            await patience.wait()

    def insert(self, whole: Whole) -> bool:
        """The same at once, if nobody is writing: to the others this is another program that is."""
        card, state, rows, snapshots = whole
        with guarded(), closing(self._connect(0)) as sql:
            if not begin(sql):
                return False
            with transaction(sql):
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
                    "insert into present values (?, ?, ?, ?, ?, ?, ?, 0, '')",
                    (card.id, state, *_written(card.standing)),
                )
                sql.executemany(
                    "insert into seats values (?, ?, ?, ?, ?)", [(card.id, *chair) for chair in card.chairs]
                )
                sql.executemany(_ROW, _lines(card.id, rows))
                sql.executemany(_SNAPSHOT, [(card.id, *snapshot) for snapshot in snapshots])
        return True

    # Each of these is a part of a change; `seen` is the version of the table that it goes on from.

    def append(
        self, table: str, row: Row, state: bytes, standing: Standing, *, seen: int, snapshot: bool
    ) -> None:
        """One more action."""
        self._set_state(table, state, standing, seen)
        self._sql.execute(_ROW, *_lines(table, [row]))
        if snapshot:
            self._sql.execute(_SNAPSHOT, (table, row.number, state))

    def cut(self, table: str, header: Header, state: bytes, standing: Standing, *, seen: int) -> None:
        """Take back all actions beyond those of `standing`."""
        self._set_state(table, state, standing, seen)
        sql = self._sql
        sql.execute("update tables set header = ? where id = ?", (_header.encode(header), table))
        sql.execute('delete from journal where "table" = ? and number > ?', (table, standing.actions))
        sql.execute('delete from snapshots where "table" = ? and after > ?', (table, standing.actions))

    def renew(self, table: str, header: Header, state: bytes, after: int) -> None:
        """A table goes on under other rules than before."""
        sql = self._sql
        sql.execute("update tables set header = ? where id = ?", (_header.encode(header), table))
        sql.execute('update present set state = ? where "table" = ?', (state, table))
        sql.execute(
            "insert into snapshots values (?, ?, ?) on conflict do update set state = excluded.state",
            (table, after, state),
        )

    def _set_state(self, table: str, state: bytes, standing: Standing, seen: int) -> None:
        done = self._sql.execute(
            "update present set state = ?, actions = ?, to_act = ?, ended = ?, winners = ?, changed = ?, "
            'version = ? where "table" = ? and version = ?',
            (state, *_written(standing), seen + 1, table, seen),
        )
        if done.rowcount != 1:
            raise sqlite3.IntegrityError("another server has played at this table")

    def mark(self, table: str, broken: str) -> None:
        """Write down why a table was closed, or that it is open again, if that can be done at once."""
        try:
            if self.broken(table) == broken:
                return
            self._sql.execute('update present set broken = ? where "table" = ? ', (broken, table))
        except (sqlite3.Error, StoreError):  # it is only told: whoever opens the table will find it out again
            return

    # ---- questions

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Whatever is asked in here is answered as of one moment, also while the server goes on."""
        with guarded():
            self._sql.execute("begin")
            with transaction(self._sql):
                yield

    def count(self) -> int:
        """How many tables there are."""
        return int(self._one("select count(*) from tables")[0])

    def count_broken(self) -> int:
        """How many of them were closed because they cannot be played at."""
        return int(self._one("select count(*) from present where broken <> ''")[0])

    def cards(self) -> list[Card | Unreadable]:
        """All tables, those played at last first."""
        found: list[Card | Unreadable] = []
        for (table,) in self._all('select "table" from present order by changed desc, 1'):
            try:
                card = self.card(table)
            except StoreError as error:
                found.append(Unreadable(table, str(error)))
            else:
                found += [card] if card is not None else []
        return found

    def card(self, table: str) -> Card | None:
        """A table, less its game; None if there is none of that id."""
        row = self._one(
            "select header, actions, to_act, ended, winners, changed, open_dice, open_hands, forked, created "
            'from tables join present on "table" = id where id = ?',
            table,
        )
        if row is None:
            return None
        header, actions, to_act, ended, winners, changed, open_dice, open_hands, forked, created = row
        chairs = self._all(
            'select side, player, name, token from seats where "table" = ? order by side', table
        )
        return Card(
            table,
            _header_of(header),
            tuple(Chair(*chair) for chair in chairs),
            Standing(actions, tuple(to_act.split()), ended, tuple(winners.split()), changed),
            bool(open_dice),
            bool(open_hands),
            forked,
            created,
        )

    def version(self, table: str) -> int:
        """How often a table was changed."""
        return int(self._one('select version from present where "table" = ?', table)[0])

    def broken(self, table: str) -> str:
        """Why a table was closed; empty if it was not, or if this database is too old to say."""
        if self._found < 2:
            return ""
        found = self._one('select broken from present where "table" = ?', table)
        return str(found[0]) if found else ""

    def state(self, table: str) -> bytes:
        """The present state."""
        return bytes(self._one('select state from present where "table" = ?', table)[0])

    def actions(self, table: str) -> list[Kept]:
        """All that was played."""
        found = self._all(
            'select side, verb, target, chance from journal where "table" = ? and number > 0 order by number',
            table,
        )
        return [Kept(*row) for row in found]

    def told(self, table: str, since: int, until: int) -> list[tuple[int, bytes]]:
        """What the actions led to, from one to another, both included."""
        return self._all(
            'select number, told from journal where "table" = ? and number between ? and ? order by number',
            table,
            since,
            until,
        )

    def rows(self, table: str, until: int) -> list[Row]:
        """The journal up to an action."""
        found = self._all(
            "select number, side, verb, target, chance, told from journal "
            'where "table" = ? and number <= ? order by number',
            table,
            until,
        )
        return [Row(number, Kept(*action), told) for number, *action, told in found]

    def snapshots(self, table: str, until: int) -> list[Snapshot]:
        """The states that were kept up to an action."""
        return self._all(
            'select after, state from snapshots where "table" = ? and after <= ? order by after',
            table,
            until,
        )

    def snapshot(self, table: str, at: int) -> Snapshot | None:
        """The last state that was kept at a moment or before it."""
        found: Snapshot | None = self._one(
            'select after, state from snapshots where "table" = ? and after <= ? order by after desc limit 1',
            table,
            at,
        )
        return found

    def _all(self, question: str, *values: object) -> list[Any]:
        with guarded():
            return self._sql.execute(question, values).fetchall()

    def _one(self, question: str, *values: object) -> Any:
        with guarded():
            return self._sql.execute(question, values).fetchone()


_ROW = "insert into journal values (?, ?, ?, ?, ?, ?, ?)"
_SNAPSHOT = "insert into snapshots values (?, ?, ?)"


def _header_of(content: bytes) -> Header:
    """What a table says of its game, as far as it must be right for anything to be done with it."""
    try:
        header = _read_header(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(str(error)) from error
    if not header.eras or not header.seeds or header.eras[0].since != 0:
        raise _unreadable("its rules and seeds are missing")
    return header


def _unreadable(reason: str) -> StoreError:
    return StoreError(
        f"what was kept of this table cannot be read: {reason}", word="table-unreadable", reason=reason
    )


_header = msgspec.msgpack.Encoder()
_read_header = msgspec.msgpack.Decoder(Header).decode


def _written(standing: Standing) -> tuple[object, ...]:
    actions, to_act, ended, winners, changed = standing
    return actions, " ".join(to_act), ended, " ".join(winners), changed


def _lines(table: str, rows: Iterable[Row]) -> list[tuple[object, ...]]:
    return [(table, number, *action, told) for number, action, told in rows]
