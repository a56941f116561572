"""Pages: a screen at a table, and what it has still to be told."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from stavka.server.budgets import client_of

LONGEST_QUEUE = 64
"""A page that is so many messages behind is let go: it comes back and asks for all anew."""


class SocketPage:
    """A page behind a websocket. Telling it something never waits, so that none holds up the others."""

    def __init__(self, socket: WebSocket) -> None:
        self.side = ""
        self.behind = asyncio.Event()
        self._socket = socket
        self.client = client_of(socket.scope)
        self._messages: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)

    def tell(self, message: bytes) -> None:
        try:
            self._messages.put_nowait(message)
        except asyncio.QueueFull:
            self.behind.set()

    async def write(self) -> None:
        """Send what there is to tell, for as long as the page is there."""
        while True:
            message = await self._messages.get()
            await self._socket.send({"type": "websocket.send", "text": message.decode()})
