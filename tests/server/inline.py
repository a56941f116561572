"""The server's parts without a server: heavy work done on the spot, and nothing that waits."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from stavka.server import making
from stavka.server.jobs import Job, carry_out
from stavka.server.rooms import Rooms
from stavka.server.store import Store
from stavka.server.wire import NewTable

T = TypeVar("T")


class Inline:
    """Does heavy work at once, in this process, where the games of a test are known."""

    async def do(self, job: Job, client: str = "") -> bytes:
        # It goes over the wire as to a worker.
        return carry_out(msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=Job))


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of something that has nothing to wait for."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise AssertionError("it waits for something")


def rooms(store: Store) -> Rooms:
    """The rooms of a store, as the server has them after it was started anew."""
    return Rooms(store, Inline())


def made(store: Store, wish: NewTable) -> str:
    """A new table."""
    whole = making.create(wish)
    store.insert(whole)
    return whole.card.id
