"""How a server fares while it is attacked: told by the tests, never judged by them, for machines differ."""

from __future__ import annotations

import asyncio
import re
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.site import PATIENCE, Site

BYSTANDER = "127.0.0.2"
"""The address of somebody who has nothing to do with the attack."""

MOST_MEMORY = 600.0
"""Megabytes that no server of ours may come near, whatever is sent to it."""

Report = Callable[[str, object], None]


def bystander(site: Site, address: str = BYSTANDER) -> httpx.Client:
    """A client at another address than the attack's."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=site.url, timeout=PATIENCE, transport=transport)


async def median_health(site: Site, attack: Awaitable[Any], times: int = 10) -> float:
    """Seconds that a bystander's question after the server's health takes under an attack: the median."""
    under_way = asyncio.ensure_future(attack)
    seconds = await _ask_after(site, times)
    await under_way
    return statistics.median(seconds)


async def health_under(site: Site, attack: Callable[[], Awaitable[Any]], times: int = 10) -> float:
    """The same under an attack that is made again and again meanwhile."""
    enough = asyncio.Event()

    async def attacks() -> None:
        while not enough.is_set():
            await attack()

    under_way = asyncio.create_task(attacks())
    seconds = await _ask_after(site, times)
    enough.set()
    await under_way
    return statistics.median(seconds)


async def _ask_after(site: Site, times: int) -> list[float]:
    seconds = []
    transport = httpx.AsyncHTTPTransport(local_address=BYSTANDER)
    async with httpx.AsyncClient(base_url=site.url, timeout=PATIENCE, transport=transport) as client:
        for _ in range(times):
            await asyncio.sleep(0.02)
            begun = time.perf_counter()
            (await client.get("/api/health")).raise_for_status()
            seconds.append(time.perf_counter() - begun)
    return seconds


def memory(site: Site) -> float:
    """Megabytes that a server holds."""
    status = Path(f"/proc/{site.process.pid}/status").read_text()
    (size,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
    return int(size) / 1024


def endure(site: Site, attack: Callable[[], None], report: Report) -> None:
    """Let an attack run, and see how the server fares: it answers meanwhile, and its memory is bounded."""
    seconds = asyncio.run(median_health(site, asyncio.to_thread(attack)))
    report("health_ms", round(1e3 * seconds, 1))
    report("memory_mb", round(memory(site)))
    assert memory(site) < MOST_MEMORY
    with bystander(site) as client:
        assert client.get("/api/health").status_code == 200


@pytest.fixture
def report(record_property: Report) -> Report:
    """Notes a figure, and prints it."""

    def noted(name: str, figure: object) -> None:
        record_property(name, figure)
        print(f"{name} {figure}")

    return noted
