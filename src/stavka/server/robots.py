"""The computer's seats: workers outside the server's process, and the tables where they are to act."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from stavka.kernel.decisions import IllegalAction
from stavka.kernel.errors import StavkaError
from stavka.players import RandomPlayer
from stavka.server.problems import Refused, our_fault, problem
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


class Worker:
    """A process that answers for players; started when first needed, and again if it died."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, request: bytes) -> Answer:
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(request + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
            answer = msgspec.json.decode(line, type=Answer)
        except (OSError, ValueError) as error:  # it died, or said nothing that can be read
            await self.stop()
            raise RobotFailed(f"the worker broke down: {error}") from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that to the next question
            raise
        if answer.error:
            raise RobotFailed(answer.error)
        return answer

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "stavka.server.robot",
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C is for the server alone
            )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


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
        if room.robot is None and _to_act(room):
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
            while side := _to_act(room):
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
            room.act(side, after, answer.verb, answer.target)
        except (RobotFailed, IllegalAction) as error:
            log.error("the player of %s at table %s failed: %s", side, room.id, error)
            room.audience.tell(problem(_failed(side), room.rules))
            if room.moves == moves:
                room.act(side, after, *RandomPlayer(seed).answer(view))

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
