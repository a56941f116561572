"""Budgets: how much each client may ask, and who a client is."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

from stavka.server.defaults import Limits
from stavka.server.problems import Refused

MOST_CLIENTS = 10_000
"""So many are remembered; beyond that the longest known are forgotten."""

ROUNDING = 1e-6

SIT = 10
"""What a `sit` costs: all that a seat may know is put together for it."""


class TooMuch(Refused):
    """A client has used up its budget; after so many seconds there is enough of it again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(
            f"too much is asked from your address; wait {self.seconds} s, then try again",
            word="too-much",
            seconds=self.seconds,
        )


class Budget:
    """So much at once for each client, and so much more every second."""

    def __init__(self, at_once: float, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.clock = clock
        self._whole: dict[Hashable, float] = {}
        """When a client's budget will be whole again; those who are not named have all of it."""

    def take(self, client: Hashable, cost: float = 1) -> None:
        """Take from a client's budget; refused, and nothing taken, if there is not enough left."""
        now = self.clock()
        whole = max(self._whole.pop(client, now), now)
        after = whole + min(cost, self.at_once) / self.a_second
        short = after - now - self.at_once / self.a_second
        if short > ROUNDING:
            self._whole[client] = whole
            raise TooMuch(short)
        self._whole[client] = after  # the last to come stands last
        if len(self._whole) > MOST_CLIENTS:
            del self._whole[next(iter(self._whole))]

    def forget(self, client: Hashable) -> None:
        """Somebody who will not come again."""
        self._whole.pop(client, None)


class Budgets:
    """What is counted, and for whom."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Budget(limits.requests_at_once, limits.requests_a_second)
        self.messages = Budget(limits.messages_at_once, limits.messages_a_second)
        self.lines = Budget(limits.line_messages_at_once, limits.line_messages_a_second)
        self.tables = Budget(limits.tables_at_once, limits.tables_a_minute / 60)
        self._open: Counter[str] = Counter()

    def message(self, line: Hashable, client: str, cost: float) -> None:
        """Somebody has sent a message on one of his lines."""
        self.lines.take(line, cost)
        self.messages.take(client, cost)

    @contextmanager
    def line(self, line: Hashable, client: str) -> Iterator[None]:
        """A line to a table, for as long as it is open. Behind a proxy only here do we see whose it is."""
        if self._open[client] >= self.limits.client_connections:
            raise TooMuch(self.limits.head_seconds)
        self._open[client] += 1
        try:
            yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]
            self.lines.forget(line)


def client_of(scope: Scope) -> str:
    """Who asks."""
    return client_at(scope["client"][0]) if scope.get("client") else ""


@lru_cache(maxsize=4096)
def client_at(address: str) -> str:
    """The client at an address: of IPv6, whoever has one has 64 bits of further ones."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # what a proxy wrote
        return address[:64]
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)
