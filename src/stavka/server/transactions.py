"""Transactions: all of it is kept, or nothing, and what SQLite says is an error of ours."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from stavka.kernel.errors import StavkaError

SOONEST, LATEST = 0.002, 0.05
"""Seconds between two tries to write, at first and at last."""


class StoreError(StavkaError):
    """A database that cannot be used, or that refused a change; nothing has changed then."""


class Busy(StoreError):
    """Another program is writing, and went on for too long."""


@contextmanager
def guarded() -> Iterator[None]:
    """What SQLite refuses, as an error of ours."""
    try:
        yield
    except sqlite3.Error as error:
        raise not_kept(str(error)) from error


@contextmanager
def transaction(sql: sqlite3.Connection) -> Iterator[None]:
    """The end of a transaction that was begun: all of it is kept, or nothing."""
    with guarded():
        try:
            yield
            sql.execute("commit")
        except BaseException:
            if sql.in_transaction:  # where a disk is full, SQLite has taken it back by itself
                sql.execute("rollback")
            raise


def not_kept(reason: str) -> StoreError:
    return StoreError(f"this could not be kept: {reason}", word="not-kept", reason=reason)


def begin(sql: sqlite3.Connection) -> bool:
    """Begin to write; False if another program does."""
    try:
        sql.execute("begin immediate")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:  # the low byte is the kind of error
            return False
        raise not_kept(str(error)) from error
    return True


class Patience:
    """How often to try again while another program is writing, and for how long."""

    def __init__(self, seconds: float) -> None:
        self._limit = time.monotonic() + seconds
        self._pause = SOONEST

    async def wait(self) -> None:
        if time.monotonic() > self._limit:
            reason = "another program is writing to the database"
            raise Busy(f"this could not be kept: {reason}", word="not-kept", reason=reason)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LATEST)
