"""The web server: uvicorn, with what it lacks to keep off the slow and the greedy.

uvicorn reads HTTP and websockets, and holds back whoever sends faster than is read or reads slower than is
sent. Here: how many may come, how long each may keep the server waiting, an end in order whatever is open.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, cast

import h11
from starlette.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from stavka.server.audience import encode
from stavka.server.budgets import Budget, TooMuch, client_at
from stavka.server.defaults import LONGEST_HEAD, LONGEST_MESSAGE, Edge, Limits
from stavka.server.guard import HEADERS
from stavka.server.openapi import JSON
from stavka.server.problems import Refused, problem, status

SLICE = 4096
"""Bytes of a websocket that are read at one go: others wait no longer than these take."""

END_SECONDS = 0.5
"""What is under way when the server ends has so long to come to an end of its own."""

CLOSE_SECONDS = 1.0
"""So long is waited until the other end of a websocket has agreed that it is closed."""

SWEEP = 5
"""Ticks of uvicorn, a tenth of a second each, between two looks at all connections."""


class Settings(Config):
    """What uvicorn is told, and what it does not know of."""

    def __init__(self, app: ASGIApp, edge: Edge) -> None:
        super().__init__(
            app,
            http=Door,
            ws=Line,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            log_level=logging.CRITICAL + 1,  # the application tells its faults; the rest are the clients'
            access_log=False,
            server_header=False,
            proxy_headers=bool(edge.proxies),
            forwarded_allow_ips=list(edge.proxies),
            timeout_keep_alive=max(1, int(edge.limits.head_seconds)),
            timeout_graceful_shutdown=END_SECONDS,  # type: ignore[arg-type]  # it takes parts of a second too
        )
        self.limits = edge.limits
        self.proxies = [ip_network(each) for each in edge.proxies]
        self.frames = Budget(edge.limits.line_messages_at_once, edge.limits.line_messages_a_second)
        """For frames that are no whole message: pings, and pieces of messages."""

    def is_proxy(self, door: Door) -> bool:
        """Whether somebody asks for others."""
        address = ip_address(door.client[0]) if door.client else None
        return address is not None and any(address in network for network in self.proxies)


class Parser(h11.Connection):
    """Reads requests. A body in chunks of unknown number is refused: each would cost as much as a request."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("a body tells its length beforehand")
        return event


class Door(H11Protocol):
    """A connection that speaks HTTP."""

    config: Settings

    def __init__(
        self,
        config: Settings,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Parser(h11.SERVER, LONGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        limits = self.config.limits
        here = cast("set[Door | Line]", self.connections)
        mine = [each for each in here if _client(each) == _client(self)]
        if len(here) > limits.connections:
            self._refuse(Refused("too many are here; come back later", word="server-full"))
        elif len(mine) > limits.client_connections and not self.config.is_proxy(self):
            self._refuse(TooMuch(limits.head_seconds))

    def send_400_response(self, msg: str) -> None:
        """What was sent is no HTTP, or more than is read."""
        self._refuse(Refused("this request cannot be read", word="bad-request"))

    def _refuse(self, error: Refused) -> None:
        """Say so, and close."""
        content = encode(problem(error))
        headers = {**HEADERS, "content-type": JSON, "connection": "close"}
        headers["content-length"] = str(len(content))
        if isinstance(error, TooMuch):
            headers["retry-after"] = str(error.seconds)
        code = HTTPStatus(status(error))
        lines = [f"HTTP/1.1 {code} {code.phrase}", *(f"{name}: {value}" for name, value in headers.items())]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + content)
        self.transport.close()

    def shutdown(self) -> None:
        """The server ends: nothing more is read, and what is being answered has a moment to be sent."""
        cycle: RequestResponseCycle | None = self.cycle
        if self.conn.their_state is h11.SEND_BODY:
            self.transport.abort()
        elif cycle is None or cycle.response_complete:
            self.transport.close()
        else:
            cycle.keep_alive = False


def _client(connection: Door | Line) -> str:
    """Who is at the other end, be it a proxy."""
    return client_at(connection.client[0]) if connection.client else ""


class Line(WebSocketsSansIOProtocol):
    """A connection that has become a websocket. It is read a slice at a time, and only when nothing waits."""

    config: Settings
    _unread = b""
    _after = 0
    """Bytes that came after the line was closed from here."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = CLOSE_SECONDS

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._after += len(data) * self.close_sent
        if self._after > LONGEST_MESSAGE:  # nobody who listens says so much more
            self.transport.close()
        self._read()

    async def receive(self) -> Any:
        self._read()
        message = await super().receive()
        self._listen()
        return message

    async def send(self, message: Any) -> None:
        if not self.close_sent:  # or else nobody hears it any more
            await super().send(message)

    def _read(self) -> None:
        """Read what has come, as far as the next message."""
        while self._unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            data, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            super().data_received(data)
        self._listen()

    def _listen(self) -> None:
        """Let more come when all that came is read."""
        wanted = self.close_sent or (self.queue.empty() and not self._unread)
        if wanted == self.read_paused and not self.transport.is_closing():
            self.read_paused = not wanted
            (self.transport.resume_reading if wanted else self.transport.pause_reading)()

    def handle_ping(self) -> None:
        if self._spares():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if self._spares():
            super().handle_cont(event)

    def _spares(self) -> bool:
        """Whether there is budget left for a frame that is no whole message; if not, the line is cut."""
        try:
            self.config.frames.take(self)
        except TooMuch:
            self.transport.abort()
            return False
        return True


class Watch:
    """Looks at all connections now and then, and cuts those that keep the server waiting for too long."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._since: dict[object, tuple[object, float]] = {}

    def look(self, connections: set[Any], now: float) -> None:
        """Cut whoever has owed the same thing for longer than he may."""
        before, self._since = self._since, {}
        for each in connections:
            owed, seconds = self._owed(each)
            if owed is None:
                continue
            known, since = before.get(each, (None, now))
            since = since if known == owed else now
            if now - since > seconds:
                each.transport.abort() if each.transport.get_write_buffer_size() else each.transport.close()
            else:
                self._since[each] = owed, since

    def _owed(self, connection: Door | Line) -> tuple[object, float]:
        """What a client has to do before the server can go on, and how long he may take; None if nothing."""
        if connection.transport.get_write_buffer_size():
            return "to read", self.limits.unread_seconds
        if isinstance(connection, Line):
            return None, 0
        if connection.conn.their_state is h11.IDLE:
            return ("to ask", connection.cycle), self.limits.head_seconds
        if connection.conn.their_state is h11.SEND_BODY:
            return ("to go on", connection.cycle), self.limits.body_seconds
        return None, 0


class WebServer(Server):
    """Serves until it is interrupted."""

    def __init__(self, app: ASGIApp, edge: Edge, ready: Callable[[], None]) -> None:
        super().__init__(Settings(app, edge))
        self.ready = ready
        self.watch = Watch(edge.limits)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP == 0:
            self.watch.look(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """An interrupt is the usual way to end, so it is not raised again afterwards."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows ends by the interrupt itself
                loop.add_signal_handler(number, self._end)
        yield

    def _end(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: Any = None) -> None:
        await super().shutdown(sockets)
        for each in self.server_state.connections:
            each.transport.abort()  # whoever has not read to the end by now
