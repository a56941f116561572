"""The websocket of a table: what a page asks, and what it is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stavka.kernel.errors import StavkaError
from stavka.server.audience import encode
from stavka.server.budgets import SIT, Budgets, TooMuch, client_of
from stavka.server.pages import SocketPage
from stavka.server.problems import Refused, log, our_fault, problem, read
from stavka.server.robots import Robots
from stavka.server.rooms import Room, Rooms
from stavka.server.wire import Act, Ask, Done, Sit, Undo

CLOSE_SECONDS = 2.0

TRY_AGAIN = 1013
NO_TABLE = 4404
TOO_MUCH = 4429
"""How a websocket is closed, by number."""

_asked = msgspec.json.Decoder(Ask)


class Live:
    """Serves websockets."""

    def __init__(self, rooms: Rooms, robots: Robots, budgets: Budgets) -> None:
        self.rooms = rooms
        self.robots = robots
        self.budgets = budgets

    async def serve(self, socket: WebSocket) -> None:
        """One page, from its coming to its going."""
        await socket.accept()
        page = SocketPage(socket)
        try:
            room = await self.rooms.open(socket.path_params["table"])
            with self.budgets.line(page, client_of(socket.scope)):
                await self._attend(socket, room, page)
        except TooMuch as error:
            await _part(socket, error, TOO_MUCH)
        except StavkaError as error:
            await _part(socket, error, NO_TABLE)

    async def _attend(self, socket: WebSocket, room: Room, page: SocketPage) -> None:
        """A page at a table, until either lets go of the other."""
        tasks = [
            asyncio.create_task(task)
            for task in (self._listen(socket, room, page), page.write(), page.behind.wait())
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                failed = task.exception()
                if isinstance(failed, TooMuch):
                    raise failed
                if failed and not isinstance(failed, WebSocketDisconnect):
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
        client = client_of(socket.scope)
        with suppress(WebSocketDisconnect):
            while (message := await socket.receive())["type"] == "websocket.receive":
                await self._hear(room, page, client, message.get("text"))
                await asyncio.sleep(0)  # whoever sends much at once waits for the others after each message

    async def _hear(self, room: Room, page: SocketPage, client: str, text: str | None) -> None:
        id = 0
        try:
            self.budgets.message(page, client, 1)
            if text is None:
                raise Refused("messages are text, not bytes", word="not-text-message")
            ask = read(_asked, text)
            if isinstance(ask, Sit):
                self.budgets.message(page, client, SIT - 1)
            else:
                id = ask.id
            await self._do(room, page, ask)
        except TooMuch:
            raise
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


async def _part(socket: WebSocket, error: StavkaError, code: int) -> None:
    """Say why, and close the line."""
    with suppress(Exception):  # it may not listen, or be gone
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.send_text(encode(problem(error)).decode())
            await socket.close(code)
