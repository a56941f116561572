"""What `stavka serve` does where nothing else is said."""

from __future__ import annotations

from typing import Annotated

import msgspec

HOST = "127.0.0.1"
PORT = 8127
PACE = 0.35
"""Seconds between two actions of the computer, so that people can follow."""

LONGEST_HEAD = 16_384
"""Bytes of a request's first line and headers."""
LONGEST_ADDRESS = 255
"""Bytes of a path, and of what follows its question mark: more than any of ours has."""
LONGEST_MESSAGE = 16_384
"""Bytes of a websocket message, and of a body that opens no file."""
LONGEST_TABLE = 4 << 20
"""Bytes of a body that makes a table: a save, escaped as JSON asks, and what goes with it."""

Number = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
Rate = Annotated[float, msgspec.Meta(gt=0, le=1_000_000_000)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may have of the server; a client is an IPv4 address, or 64 bits of an IPv6 address.

    A budget is so much `at_once`, and comes back with time. Each request takes one from `requests`, what is
    more work takes more (`Operation.cost`); each message of a websocket takes one from `messages` and one
    from the `line_messages` of its own line, a `sit` ten.
    """

    head_seconds: Rate = 15.0
    """Until a request's head is there, and until the next request is: an idle connection is closed."""
    body_seconds: Rate = 60.0
    """Until its body is there."""
    unread_seconds: Rate = 60.0
    """That a client may be behind with reading what it is sent."""
    connections: Number = 512
    client_connections: Number = 64
    requests_at_once: Number = 600
    requests_a_second: Rate = 100.0
    messages_at_once: Number = 1_000
    messages_a_second: Rate = 100.0
    line_messages_at_once: Number = 200
    line_messages_a_second: Rate = 25.0
    tables_at_once: Number = 30
    tables_a_minute: Rate = 10.0


class Edge(msgspec.Struct, frozen=True):
    """Who is let in, and how much each may ask."""

    hosts: tuple[str, ...] = ()
    """Names that the server may be called by, besides this machine's own."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks that are believed when they say for whom they ask."""
    limits: Limits = Limits()


EDGE = Edge()
