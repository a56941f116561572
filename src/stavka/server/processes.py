"""A process beside the server that answers questions, one at a time."""

from __future__ import annotations

import asyncio
import sys
from asyncio import StreamReader
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


class Died(Exception):
    """The process died over a question, or said nothing that can be read."""


class Helper:
    """Such a process: started when first needed, and again if it died."""

    def __init__(self, module: str, *arguments: str, longest: int) -> None:
        self._command = (sys.executable, "-m", module, *arguments)
        self._longest = longest
        self._process: Process | None = None
        self._ended = False

    async def exchange(self, question: bytes, read: Callable[[StreamReader], Awaitable[T]]) -> T:
        """Ask something; `read` reads the answer."""
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(question)
            await process.stdin.drain()
            return await read(process.stdout)
        except (OSError, ValueError, EOFError) as error:
            await self.stop()
            raise Died(f"the worker broke down: {error}") from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that to the next question
            raise

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                limit=self._longest,
                start_new_session=True,  # Ctrl-C is for the server alone
            )
        if self._ended:  # while it was being started
            raise OSError("the server ends")
        return self._process

    async def end(self) -> None:
        """Stop it for good."""
        self._ended = True
        await self.stop()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
