"""Transactions: all of it is kept, or nothing, and what SQLite says is an error of ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from stavka.kernel.errors import StavkaError


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


def is_busy(error: sqlite3.Error) -> bool:
    """Whether it is only that another program is writing; the low byte is the kind of error."""
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
