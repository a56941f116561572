"""The computer's seats: workers outside the server's process, and the tables where they are to act."""

from __future__ import annotations

import asyncio
import logging
from asyncio import StreamReader

import msgspec

from stavka.kernel.decisions import IllegalAction
from stavka.kernel.errors import StavkaError
from stavka.players import RandomPlayer
from stavka.server.problems import Refused, our_fault, problem
from stavka.server.processes import Died, Helper
from stavka.server.robot import Answer, Request
from stavka.server.rooms import Room
from stavka.server.wire import HUMAN

log = logging.getLogger("stavka.robots")

WORKERS = 2
LONGEST_THOUGHT = 60.0
"""Seconds that a player has for one action."""
LONGEST_LINE = 1 << 24
"""More than any view."""


class RobotFailed(Exception):
    """A player, or the process that it ran in, broke down."""


class Worker(Helper):
    """A process that answers for players, in lines of JSON."""

    def __init__(self) -> None:
        super().__init__("stavka.server.robot", longest=LONGEST_LINE)

    async def ask(self, request: bytes) -> Answer:
        try:
            answer = await self.exchange(request + b"\n", _answer)
        except Died as error:
            raise RobotFailed(str(error)) from error
        if answer.error:
            raise RobotFailed(answer.error)
        return answer


async def _answer(answers: StreamReader) -> Answer:
    return msgspec.json.decode(await answers.readline(), type=Answer)


class Robots:
    """Plays the seats that the computer has, at a pace that people can follow."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker() for _ in range(WORKERS)]
        self._tasks: set[asyncio.Task[None]] = set()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    def attend(self, room: Room) -> None:
        """Begin to play at a table if it is for the computer to act, unless that is going on already."""
        if room.robot is None and room.broken is None and _to_act(room):
            room.robot = asyncio.create_task(self._play(room))
            self._tasks.add(room.robot)
            room.robot.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()

    async def _play(self, room: Room) -> None:
        try:
            while room.broken is None and (side := _to_act(room)):
                await asyncio.sleep(self.pace)
                await self._act(room, side)
        except StavkaError as error:  # the table is as it was kept; the next page that comes starts it again
            room.audience.tell(problem(error, room.rules))
        except Exception as error:
            room.audience.tell(problem(our_fault(error), room.rules))
        finally:
            room.robot = None

    async def _act(self, room: Room, side: str) -> None:
        """One action, by the player's choice; by chance if that cannot be had."""
        moves, after = room.moves, len(room.game)
        view = room.since_last(side)
        seed = f"{room.id} {side} {after}"
        request = msgspec.json.encode(Request(_player(room, side), seed, view))
        try:
            answer = await self._ask(request)
            if room.moves != moves:
                return  # something was played or taken back meanwhile
            await room.act(side, after, answer.verb, answer.target)
        except (RobotFailed, IllegalAction) as error:
            log.error("the player of %s at table %s failed: %s", side, room.id, error)
            room.audience.tell(problem(_failed(side), room.rules))
            if room.moves == moves:
                await room.act(side, after, *RandomPlayer(seed).answer(view))

    async def _ask(self, request: bytes) -> Answer:
        worker = await self._idle.get()
        try:
            return await asyncio.wait_for(worker.ask(request), LONGEST_THOUGHT)
        except TimeoutError:
            raise RobotFailed(f"no answer within {LONGEST_THOUGHT} seconds") from None
        finally:
            self._idle.put_nowait(worker)


def _player(room: Room, side: str) -> str:
    return next(chair.player for chair in room.card.chairs if chair.side == side)


def _to_act(room: Room) -> str:
    """The computer's side that owes a decision; empty if none does."""
    return next((side for side in sorted(room.game.to_act) if _player(room, side) != HUMAN), "")


def _failed(side: str) -> Refused:
    return Refused(
        f"the computer's player for {side} broke down; this choice was left to chance",
        word="robot-failed",
        side=side,
    )
