"""Where heavy work is done: outside the event loop, in processes that can be killed.

Each lane has one process, so that what takes long holds up only its like: opening what a client sent, looking
back at what is kept, drawing. Nobody has more than one job under way in a lane, and whoever waits too long is
told so.
"""

from __future__ import annotations

import asyncio
from asyncio import StreamReader
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

import msgspec

from stavka.server.jobs import Create, Draw, Games, Job
from stavka.server.problems import Refused, Relayed, log
from stavka.server.processes import Died, Helper
from stavka.server.worker import HEAD, Answer, Did, Failed, Question, Refusal

LARGEST = 1 << 28
"""Bytes of an answer; more than any."""


class Limits(NamedTuple):
    """What a job may take."""

    memory: int = 512 << 20
    """Bytes of the whole process, where the system can limit them: three times what any game takes."""
    processor: int = 45
    """Seconds of the processor, where the system can limit them: six times what the longest game takes."""
    wall: float = 180.0
    """Seconds after which the process is killed, however busy the machine is otherwise."""
    waiting: int = 64
    """Jobs that wait in a lane."""
    waiting_each: int = 8
    """Jobs of one client that wait in a lane."""


class Works(Protocol):
    """Whatever does heavy work."""

    async def do(self, job: Job, client: str = "") -> bytes:
        """Do a job for a client; its result."""
        ...


class Lane:
    """One process, and who waits for it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._worker = Helper("stavka.server.worker", str(limits.memory), longest=1 << 20)
        self._turn = asyncio.Lock()
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}
        self._over = False

    async def do(self, job: Job, client: str) -> bytes:
        async with self._place(client):
            return await self._ask(job)

    @asynccontextmanager
    async def _place(self, client: str) -> AsyncIterator[None]:
        """A turn at the process: each client has one place in the queue, however much it asks for."""
        mine = self._waiting.get(client, 0)
        if mine >= self._limits.waiting_each or sum(self._waiting.values()) >= self._limits.waiting:
            raise _busy()
        self._waiting[client] = mine + 1
        try:
            async with self._turns.setdefault(client, asyncio.Lock()), self._turn:
                yield
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client], self._turns[client]

    async def _ask(self, job: Job) -> bytes:
        if self._over:
            raise _busy()
        question = msgspec.msgpack.encode(Question(job, self._limits.processor))
        asked = self._worker.exchange(len(question).to_bytes(HEAD, "big") + question, _answer)
        try:
            answer = await asyncio.wait_for(asked, self._limits.wall)
        except TimeoutError:
            raise _too_heavy() from None
        except Died as error:
            if self._over:
                raise _busy() from None
            log.error("%s was not done: %s", type(job).__name__, error)
            raise _too_heavy() from None
        match answer:
            case Did(content):
                return content
            case Refusal(problem, status):
                raise Relayed(problem, status)
            case Failed(trace):
                log.error("%s was not done: %s", type(job).__name__, trace)
                raise Refused("something went wrong on the server; nothing has changed", word="our-fault")
            case _:
                await self._worker.stop()
                raise _too_heavy()

    async def stop(self) -> None:
        """End what is under way; nothing is begun any more."""
        self._over = True
        await self._worker.end()


async def _answer(answers: StreamReader) -> Answer:
    size = int.from_bytes(await answers.readexactly(HEAD), "big")
    if size > LARGEST:
        raise ValueError(f"an answer of {size} bytes")
    return msgspec.msgpack.decode(await answers.readexactly(size), type=Answer)  # type: ignore[no-any-return]


def _busy() -> Refused:
    return Refused("the server is busy with other work of this kind: ask again soon", word="busy")


def _too_heavy() -> Refused:
    return Refused(
        "this takes more time or memory than the server gives to one question; nothing has changed",
        word="too-heavy",
    )


class Heavy:
    """All lanes."""

    def __init__(self, limits: Limits | None = None) -> None:
        kept = limits or Limits()
        self._sent, self._looked, self._drawn = Lane(kept), Lane(kept), Lane(kept)

    async def do(self, job: Job, client: str = "") -> bytes:
        """Do a job for a client; its result."""
        return await self._lane(job).do(job, client)

    def _lane(self, job: Job) -> Lane:
        match job:
            case Create(wish) if wish.save or wish.position:
                return self._sent
            case Games() | Draw():
                return self._drawn
            case _:
                return self._looked

    async def stop(self) -> None:
        for lane in (self._sent, self._looked, self._drawn):
            await lane.stop()
