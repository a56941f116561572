"""The websocket of a table: what a page asks, and what it is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stavka.kernel.errors import StavkaError
from stavka.server.audience import encode
from stavka.server.pages import SocketPage
from stavka.server.problems import Refused, bad_message, log, our_fault, problem
from stavka.server.robots import Robots
from stavka.server.rooms import Room, Rooms
from stavka.server.wire import Act, Ask, Done, Sit, Undo

LONGEST_MESSAGE = 16_384
CLOSE_SECONDS = 2.0

TOO_LARGE = 1009
TRY_AGAIN = 1013
NO_TABLE = 4404
"""How a websocket is closed, by number."""

_asked = msgspec.json.Decoder(Ask)


def same_host(socket: WebSocket) -> bool:
    """Whether a page comes from this server; programs that are no browser do not say where they come from."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


class Live:
    """Serves websockets."""

    def __init__(self, rooms: Rooms, robots: Robots) -> None:
        self.rooms = rooms
        self.robots = robots

    async def serve(self, socket: WebSocket) -> None:
        """One page, from its coming to its going."""
        if not same_host(socket):
            await socket.close()  # before it was accepted: an HTTP 403
            return
        await socket.accept()
        try:
            room = await self.rooms.open(socket.path_params["table"])
        except StavkaError as error:
            await socket.send_text(encode(problem(error)).decode())
            await socket.close(NO_TABLE)
            return
        page = SocketPage(socket)
        tasks = [
            asyncio.create_task(task)
            for task in (self._listen(socket, room, page), page.write(), page.behind.wait())
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if failed := task.exception():
                    log.error("a page failed", exc_info=failed)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            room.audience.leave(page)
        if page.behind.is_set():
            with suppress(Exception):  # it does not listen, so it may not hear this either
                await asyncio.wait_for(socket.close(TRY_AGAIN), CLOSE_SECONDS)

    async def _listen(self, socket: WebSocket, room: Room, page: SocketPage) -> None:
        """Answer all that a page asks, until it is gone."""
        with suppress(WebSocketDisconnect):
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if text is not None and len(text) > LONGEST_MESSAGE:
                    await socket.close(TOO_LARGE)
                    return
                await self._hear(room, page, text)

    async def _hear(self, room: Room, page: SocketPage, text: str | None) -> None:
        id = 0
        try:
            if text is None:
                raise Refused("messages are text, not bytes", word="not-text-message")
            try:
                ask = _asked.decode(text)
            except msgspec.DecodeError as error:
                raise bad_message(error) from None
            id = 0 if isinstance(ask, Sit) else ask.id
            await self._do(room, page, ask)
        except StavkaError as error:
            page.tell(encode(problem(error, room.rules, id=id, after=len(room.game))))
        except Exception as error:
            page.tell(encode(problem(our_fault(error), id=id)))

    async def _do(self, room: Room, page: SocketPage, ask: Act | Undo | Sit) -> None:
        if isinstance(ask, Sit):
            room.audience.sit(page, room.sides([ask.token])[0] if ask.token else "")
        elif page not in room.audience.pages:
            raise Refused("the first message takes a seat", word="sit-first")
        elif isinstance(ask, Act):
            page.tell(encode(Done(await room.act(page.side, ask.after, ask.verb, ask.target), ask.id)))
        else:
            page.tell(encode(Done(await room.undo(page.side, ask.after, page.client), ask.id)))
        self.robots.attend(room)
