"""What pages are shown of games: each made once, by a worker, and kept as bytes."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from stavka.games import GAMES
from stavka.server.heavy import Works
from stavka.server.jobs import Draw, Drawn, Games
from stavka.server.problems import Refused

_read = msgspec.msgpack.Decoder(Drawn).decode


class Pictures:
    """The list of games, and each game's description and pictures."""

    def __init__(self, heavy: Works) -> None:
        self._heavy = heavy
        self._games = b""
        self._drawn: dict[tuple[str, str], Drawn] = {}
        self._drawing = asyncio.Lock()
        self._ahead: asyncio.Task[None] | None = None

    async def games(self) -> bytes:
        """The games that can be played here."""
        async with self._drawing:
            self._games = self._games or await self._heavy.do(Games())
        return self._games

    async def drawn(self, game: str, map: str) -> Drawn:
        """A game on one of its maps, which there must be."""
        found = self._drawn.get((game, map))
        if found is not None:
            return found
        async with self._drawing:  # whoever else asks for the same meanwhile finds it made
            found = self._drawn.get((game, map))
            if found is None:
                found = self._drawn[game, map] = _read(await self._heavy.do(Draw(game, map)))
        return found

    def draw_ahead(self) -> None:
        """Somebody came: what he will ask for first is made while he chooses."""
        if self._ahead is None:
            self._ahead = asyncio.create_task(self._draw_all())

    async def _draw_all(self) -> None:
        with suppress(Refused):
            await self.games()
            for game in GAMES:
                await self.drawn(game, "")

    async def stop(self) -> None:
        if self._ahead is not None:
            self._ahead.cancel()
            await asyncio.gather(self._ahead, return_exceptions=True)
