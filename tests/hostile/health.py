"""How the server fares while it is attacked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from statistics import median

import httpx

from tests.server.site import PATIENCE, Site

Attack = Callable[[], Awaitable[object]]


async def median_health(site: Site, attack: Attack, times: int = 10) -> float:
    """The seconds that the health check takes while an attack goes on, again and again: the median."""
    enough = asyncio.Event()
    going = asyncio.create_task(_go_on(attack, enough))
    took = []
    async with httpx.AsyncClient(base_url=site.url, timeout=PATIENCE) as http:
        for _ in range(times):
            await asyncio.sleep(0.02)
            begun = time.perf_counter()
            (await http.get("/api/health")).raise_for_status()
            took.append(time.perf_counter() - begun)
    enough.set()
    await going  # it fails only if the attack itself does
    return median(took)


async def _go_on(attack: Attack, enough: asyncio.Event) -> None:
    while not enough.is_set():
        await attack()
