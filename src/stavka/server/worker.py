"""A worker for heavy work: `python -m stavka.server.worker`.

It reads one job after the other on its standard input, answers each on its standard output, and ends when the
input does. Memory, and the time for each job, are limited by the system where it can: a job that goes on
after the server was killed ends by itself.
"""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress
from math import ceil
from typing import BinaryIO

import msgspec

from stavka.kernel.errors import StavkaError
from stavka.server.jobs import Job, carry_out
from stavka.server.problems import problem, status
from stavka.server.wire import Problem

HEAD = 4
"""Bytes that tell the length of what follows."""


class Question(msgspec.Struct):
    """A job, and how many seconds of the processor it may take."""

    job: Job
    seconds: int


class Did(msgspec.Struct, tag=True):
    """What came of it."""

    content: bytes


class Refusal(msgspec.Struct, tag=True):
    """Why it is refused, as pages are told, and what HTTP calls that."""

    problem: Problem
    status: int


class Failed(msgspec.Struct, tag=True):
    """It broke down by a bug of ours."""

    trace: str


class TooMuch(msgspec.Struct, tag=True):
    """It needs more memory than there is; the process is of no use any more."""


Answer = Did | Refusal | Failed | TooMuch


def limit_memory(size: int) -> None:
    """Let this process have so many bytes, and no more."""
    try:
        import resource
    except ImportError:  # Windows; the server still ends what takes too long
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    if most == resource.RLIM_INFINITY or most >= size:
        with suppress(OSError, ValueError):  # macOS knows the limit, and does not take it
            resource.setrlimit(resource.RLIMIT_AS, (size, most))


def limit_time(seconds: int) -> None:
    """Let this process have so many more seconds of the processor."""
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    limit = ceil(used.ru_utime + used.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (limit, most))


def answer(question: bytes) -> Answer:
    """Do what is asked."""
    try:
        asked = msgspec.msgpack.decode(question, type=Question)
        limit_time(asked.seconds)
        return Did(carry_out(asked.job))
    except StavkaError as error:
        return Refusal(problem(error), status(error))
    except (MemoryError, RecursionError):
        return TooMuch()
    except Exception:
        return Failed(traceback.format_exc())


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there is nobody to answer."""
    while head := questions.read(HEAD):
        told = msgspec.msgpack.encode(answer(questions.read(int.from_bytes(head, "big"))))
        answers.write(len(told).to_bytes(HEAD, "big") + told)
        answers.flush()


def main() -> None:
    limit_memory(int(sys.argv[1]))
    answers, sys.stdout = sys.stdout, sys.stderr  # what is printed is no answer
    serve(sys.stdin.buffer, answers.buffer)


if __name__ == "__main__":
    main()
