"""Bare connections to a server, to send it what no browser would."""

from __future__ import annotations

import json
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from typing import Any

from tests.server.site import PATIENCE, Site, Table

PING, TEXT, BINARY, PIECE = 0x9, 0x1, 0x2, 0x0
"""Kinds of websocket frames."""


def line(site: Site, data: bytes = b"", source: str = "127.0.0.1", buffer: int = 0) -> socket.socket:
    """A connection on which something has been sent."""
    made = socket.socket()
    made.settimeout(PATIENCE)
    if buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    made.bind((source, 0))
    made.connect(("127.0.0.1", site.port))
    made.sendall(data)
    return made


def answer(made: socket.socket) -> bytes:
    """All that the server says until it closes."""
    said = b""
    with suppress(ConnectionError), made:
        while chunk := made.recv(1 << 16):
            said += chunk
    return said


def head(site: Site, first: str, *lines: str) -> bytes:
    """The head of a request."""
    return "\r\n".join([f"{first} HTTP/1.1", f"Host: 127.0.0.1:{site.port}", *lines, "", ""]).encode()


def posting(site: Site, path: str, size: int) -> bytes:
    """The head of a request that announces a body."""
    return head(site, f"POST {path}", "Content-Type: application/json", f"Content-Length: {size}")


def shaking(table: Table) -> bytes:
    """A websocket's handshake."""
    lines = (
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    return head(table.site, f"GET {table.path}/live", *lines)


def websocket(table: Table, source: str = "127.0.0.1", buffer: int = 0) -> socket.socket:
    """A websocket that is open, and knows nothing of websockets."""
    made = line(table.site, shaking(table), source, buffer)
    said = b""
    while b"\r\n\r\n" not in said:
        said += made.recv(1)
    assert said.startswith(b"HTTP/1.1 101")
    return made


def frame(message: Any, kind: int = TEXT, last: bool = True) -> bytes:
    """A frame from a client, under a mask of zeros."""
    text = message if isinstance(message, bytes) else json.dumps(message).encode()
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    return bytes([0x80 * last | kind]) + size + b"\0\0\0\0" + text


def drip(made: socket.socket, data: bytes, pause: float = 0.02) -> None:
    """Send a byte now and then, for ever, until the server has had enough."""
    ended = threading.Event()
    with suppress(OSError):
        for byte in cycle(data):
            made.sendall(bytes([byte]))
            ended.wait(pause)


@contextmanager
def flooding(*lines: socket.socket, data: bytes) -> Iterator[None]:
    """Send without end, and read without end, on lines of their own until the server closes them."""

    def send(made: socket.socket) -> None:
        with suppress(OSError):
            while True:
                made.sendall(data)

    threads = [threading.Thread(target=send, args=[made], daemon=True) for made in lines]
    for thread in threads:
        thread.start()
    yield
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server never closes"
