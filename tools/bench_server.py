"""Measures the server: actions a second over websockets, what a click costs, memory with many games open.

Random legal play by a process of its own, both seats of each table with a page that is told everything.

    python tools/bench_server.py [GAME ...] [--actions N]
"""

from __future__ import annotations

import argparse
import asyncio
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

from stavka.games import GAMES

BUDGETS = ("requests_at_once", "messages_at_once", "line_messages_at_once", "tables_at_once")
LIMITS = (*BUDGETS, "client_connections", "connections")
SERVE: tuple[str, ...] = (sys.executable, "-m", "stavka", "serve", "--no-open")
SERVE += tuple(f"--limit={each}=1000000" for each in LIMITS)
"""A server for whom plays faster than people do."""
PORT = 8290
MANY = 200
OPENED = 100
"""Actions made in each of the many games."""


class Verb(msgspec.Struct):
    targets: list[str]


class Decision(msgspec.Struct):
    verbs: dict[str, Verb]


class View(msgspec.Struct):
    actions: int
    decision: Decision | None
    ended: str


class Sight(msgspec.Struct, tag_field="is", tag="sight"):
    view: View


class Change(msgspec.Struct, tag_field="is", tag="change"):
    after: int
    decision: Decision | None
    ended: str


class Done(msgspec.Struct, tag_field="is", tag="done"):
    after: int


class People(msgspec.Struct, tag_field="is", tag="people"):
    pass


class Problem(msgspec.Struct, tag_field="is", tag="problem"):
    word: str


_told = msgspec.json.Decoder(Sight | Change | Done | People | Problem)
"""Only what a player at random needs to read, so that the player costs little."""


class Result(NamedTuple):
    """What play came to."""

    actions: int
    seconds: float
    clicks: list[float]
    received: int


class Line:
    """A websocket with as little to it as possible: what is measured is the server, on a shared machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, path: str) -> Line:
        reader, writer = await asyncio.open_connection("127.0.0.1", PORT, limit=1 << 22)
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer)

    def send(self, message: object) -> None:
        """One frame of text, shorter than 64 KB, under a mask of zeros."""
        text = msgspec.json.encode(message)
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.writer.write(b"\x81" + size + b"\0\0\0\0" + text)

    async def recv(self) -> bytes:
        head = await self.reader.readexactly(2)
        size = head[1]
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return await self.reader.readexactly(size)

    def close(self) -> None:
        self.writer.close()


class Seat:
    """A page at a table."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.after = -1
        self.decision: Decision | None = None
        self.ended = ""
        self.received = 0

    async def hear(self) -> object:
        text = await self.line.recv()
        self.received += len(text)
        told = _told.decode(text)
        if isinstance(told, Problem):
            raise RuntimeError(told.word)
        if isinstance(told, Sight):
            told = Change(told.view.actions, told.view.decision, told.view.ended)
        if isinstance(told, Change):
            self.after, self.decision, self.ended = told.after, told.decision, told.ended
        return told

    async def sit(self, token: str) -> None:
        self.line.send({"do": "sit", "token": token})
        while self.after < 0:
            await self.hear()

    async def until(self, after: int) -> None:
        while self.after < after:
            await self.hear()

    async def act(self, random: Random) -> None:
        assert self.decision is not None
        choices: list[tuple[str, str | None]] = []
        for verb, offered in self.decision.verbs.items():
            choices += [(verb, target) for target in offered.targets or (None,)]
        verb, chosen = random.choice(choices)
        message = {"do": "act", "after": self.after, "verb": verb, "target": chosen}
        self.line.send(message)
        await self.until(self.after + 1)


class Bench:
    """A server of its own, and players at it."""

    def __init__(self, folder: str, game: str) -> None:
        self.game = game
        self.url = f"http://127.0.0.1:{PORT}"
        self.process = subprocess.Popen(
            [*SERVE, "--port", str(PORT), "--db", str(Path(folder) / "bench.db")], stdout=subprocess.DEVNULL
        )
        self.http = httpx.Client(base_url=self.url)
        for _ in range(500):
            try:
                self.http.get("/api/health")
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                break

    def memory(self) -> float:
        """Megabytes that the server holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (size,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
        return int(size) / 1024

    async def table(self, random: Random) -> dict[str, Seat]:
        """A new table with a page at each seat."""
        made = self.http.post("/api/tables", json={"game": self.game, "seed": str(random.random())}).json()
        seats = {}
        for key in made["seats"]:
            seats[key["side"]] = Seat(await Line.open(f"/api/tables/{made['table']}/live"))
            await seats[key["side"]].sit(key["token"])
        return seats

    async def play(self, seats: dict[str, Seat], random: Random, actions: int) -> Result:
        """Play for so many actions, in as many games one after the other as it takes."""
        clicks: list[float] = []
        received = 0
        begun = time.perf_counter()
        while len(clicks) < actions:
            seat = max(seats.values(), key=lambda seat: seat.after)
            if seat.decision is None:  # it is for another, who must first hear of it
                for other in seats.values():
                    await other.until(seat.after)
                seat = next((other for other in seats.values() if other.decision is not None), seat)
            if seat.decision is None:
                seats = await self.table(random)
                continue
            before = seat.received
            clicked = time.perf_counter()
            await seat.act(random)
            clicks.append(time.perf_counter() - clicked)
            received += seat.received - before
        return Result(len(clicks), time.perf_counter() - begun, clicks, received)

    async def measure(self, games: int, actions: int) -> None:
        """So many games at once."""
        tables = [await self.table(Random(n)) for n in range(games)]
        first = [seat.received for seats in tables for seat in seats.values()]
        begun = time.perf_counter()
        results = await asyncio.gather(
            *(self.play(seats, Random(n), actions // games) for n, seats in enumerate(tables))
        )
        seconds = time.perf_counter() - begun
        clicks = sorted(click for result in results for click in result.clicks)
        made = sum(result.actions for result in results)
        print(
            f"| {games} at once | {made / seconds:,.0f} actions a second "
            f"| click to change {1e3 * statistics.median(clicks):.2f} ms, "
            f"p95 {1e3 * clicks[int(0.95 * len(clicks))]:.2f} ms "
            f"| {sum(r.received for r in results) / made:,.0f} bytes an action, "
            f"{statistics.mean(first):,.0f} for a first sight |"
        )
        for seats in tables:
            for seat in seats.values():
                seat.line.close()

    async def measure_memory(self) -> None:
        """The server with one game open, and with many, a page at each seat of each."""
        tables = [await self.table(Random(0))]
        await self.play(tables[0], Random(0), OPENED)
        print(f"| 1 open | {self.memory():.0f} MB | | |")
        for n in range(1, MANY):
            tables.append(await self.table(Random(n)))
            await self.play(tables[-1], Random(n), OPENED)
        print(f"| {MANY} open | {self.memory():.0f} MB | | |")


@contextmanager
def bench(game: str) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        found = Bench(folder, game)
        try:
            yield found
        finally:
            found.process.terminate()
            found.process.wait()
            found.http.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--actions", type=int, default=8_000)
    given = parser.parse_args()
    for game in given.game:
        print(f"\n{game}")
        for games in (1, 16):
            with bench(game) as server:
                asyncio.run(server.measure(games, given.actions))
        with bench(game) as server:
            asyncio.run(server.measure_memory())


if __name__ == "__main__":
    main()
