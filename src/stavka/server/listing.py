"""The tables of a database, for whoever looks at it from outside; those that cannot be read, with why."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from stavka.games import ruleset
from stavka.kernel import keep
from stavka.kernel.errors import StavkaError
from stavka.server.records import Card, Unreadable
from stavka.server.store import Store


class Listed(NamedTuple):
    """A table that is kept."""

    id: str
    card: Card | None
    """None if not even that can be read."""
    broken: str
    """Why it cannot be played at; empty if it can."""


def listed(db: Path) -> list[Listed]:
    """All tables, those played at last first. Nothing is changed, and a server may be at work meanwhile."""
    store = Store(db, alone=False)
    try:
        return [_look(store, found) for found in store.cards()]
    finally:
        store.close()


def _look(store: Store, found: Card | Unreadable) -> Listed:
    if isinstance(found, Unreadable):
        return Listed(found.id, None, found.reason)
    return Listed(found.id, found, store.broken(found.id) or _wrong_with(store, found))


def _wrong_with(store: Store, card: Card) -> str:
    """What is wrong with a table that no server has closed yet."""
    try:
        rules = ruleset(card.header.game)
        keep.decode_state(rules, card.header, store.state(card.id), card.standing.actions)
    except StavkaError as error:
        return str(error)
    except Exception as error:  # data that are missing, say: it must not take the other tables with it
        return f"{type(error).__name__}: {error}"
    return ""
