"""Attacks by work: what takes long, takes much, or never ends is done beside the server, and ended there."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from stavka.kernel.errors import StavkaError
from stavka.server.heavy import Heavy, Limits
from stavka.server.jobs import Create, Games
from stavka.server.wire import NewTable
from tests.hostile.health import health_under
from tests.server.site import PATIENCE, Site

LONG = Path(__file__).parents[1] / "games/race_for_berlin/journals/turn-10-draw.stavka.json"
MEGABYTE = 1 << 20


def save() -> str:
    """A whole game of some 1,700 actions, which are all played again when it is opened."""
    return LONG.read_text()


def megabytes(pid: int, key: str) -> float:
    """A figure that Linux gives of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith(f"{key}:"))
    return int(line.split()[1]) / 1024


def resident(pid: int) -> float:
    """The megabytes that a process holds."""
    return megabytes(pid, "VmRSS")


def addressed(pid: int) -> float:
    """The megabytes that a process has had addresses for at the most: it is these that are limited."""
    return megabytes(pid, "VmPeak")


def workers(site: Site) -> list[int]:
    """The processes beside the server that do heavy work."""
    return workers_of(site.process.pid)


def workers_of(pid: int) -> list[int]:
    command = ["ps", "-o", "pid=,args=", "--ppid", str(pid)]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    return [int(line.split()[0]) for line in listed if "stavka.server.worker" in line]


# ---- on the real server


def test_saves_opened_without_end(own_site: Site) -> None:
    """Who sends many at once has them opened one by one; what is too many is refused at once."""
    words: set[str] = set()

    async def attack() -> None:
        async with httpx.AsyncClient(base_url=own_site.url, timeout=PATIENCE) as http:
            sent = [http.post("/api/tables", json={"save": save()}) for _ in range(12)]
            for answer in await asyncio.gather(*sent):
                assert answer.status_code in (200, 503)
                words.add(answer.json().get("word", "made"))

    took = asyncio.run(health_under(own_site, attack))
    print("health while saves are opened", f"{1e3 * took:.0f} ms")
    assert words == {"made", "busy"}
    assert resident(own_site.process.pid) < 400


def test_pictures_asked_for_without_end(own_site: Site) -> None:
    """They are drawn once, in a process of their own."""
    games = ("race-for-berlin", "stalingrad-roads")
    paths = [f"/api/games/{game}{what}" for game in games for what in ("", "/board.svg", "/sprite.svg")]

    async def attack() -> None:
        async with httpx.AsyncClient(base_url=own_site.url, timeout=PATIENCE) as http:
            for answer in await asyncio.gather(*(http.get(path) for path in paths)):
                assert answer.status_code == 200

    took = asyncio.run(health_under(own_site, attack))
    print("health while all is drawn", f"{1e3 * took:.0f} ms")


def test_the_past_looked_at_without_end(own_site: Site) -> None:
    table = own_site.create(game="", save=save())
    count = len(json.loads(save())["actions"])

    async def attack() -> None:
        async with httpx.AsyncClient(base_url=own_site.url, timeout=PATIENCE) as http:
            sent = [http.get(f"{table.path}/moments/{n}") for n in range(63, count, count // 6)]
            for answer in await asyncio.gather(*sent):
                assert answer.status_code in (200, 503)

    took = asyncio.run(health_under(own_site, attack))
    print("health while the past is looked at", f"{1e3 * took:.0f} ms")


def test_a_worker_is_killed_over_its_work(own_site: Site) -> None:
    """Whoever asked is told, and the next one finds another worker."""
    own_site.create(game="", save=save())
    stopped = workers(own_site)
    assert stopped
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)  # it hangs, as over something endless
    answers: list[httpx.Response] = []
    ask = threading.Thread(
        target=lambda: answers.append(own_site.http.post("/api/tables", json={"save": save()}))
    )
    ask.start()
    for _ in range(20):
        assert own_site.http.get("/api/health").status_code == 200, "the server answers all the while"
    for pid in stopped:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    ask.join()
    (answer,) = answers
    if answer.status_code != 200:  # it had been asked before it died
        assert answer.json()["word"] == "too-heavy"
        assert set(answer.json()["message"]) == {"en", "fr"}
    assert own_site.create(game="", save=save()).info()["ended"]
    assert own_site.create().info()["actions"] == 0


def test_what_a_worker_refuses_is_told_as_ever(own_site: Site) -> None:
    altered = save().replace('"seal"', '"zeal"')
    for what in ({"save": altered}, {"position": "game = 3"}, {"game": "chess"}):
        answer = own_site.http.post("/api/tables", json=what)
        assert answer.status_code in (400, 404)
        assert set(answer.json()["message"]) == {"en", "fr"}


# ---- the limits themselves


@asynccontextmanager
async def heavy(limits: Limits) -> AsyncIterator[Heavy]:
    works = Heavy(limits)
    try:
        yield works
    finally:
        await works.stop()


async def refused(works: Heavy, wish: NewTable, client: str = "") -> str:
    """The word with which something is refused; empty if it is done."""
    try:
        await works.do(Create(wish), client)
    except StavkaError as error:
        return error.word
    return ""


BERLIN = NewTable("race-for-berlin", seed="1")


def test_what_takes_too_long_is_ended() -> None:
    async def ask() -> None:
        async with heavy(Limits(wall=0.01)) as works:  # less than a process needs to begin
            assert await refused(works, NewTable(save=save())) == "too-heavy"
            assert await refused(works, BERLIN) == "too-heavy"

    asyncio.run(ask())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits neither")
def test_what_takes_too_much_memory_is_ended_and_the_next_is_done() -> None:
    bomb = NewTable(save="[" + "{}," * 600_000 + "0]")  # each is 72 bytes when it is read

    async def ask() -> None:
        async with heavy(Limits()) as works:
            assert await refused(works, NewTable(save=save())) == ""
            enough = round(max(map(addressed, workers_of(os.getpid()))) + 16) * MEGABYTE
        async with heavy(Limits(memory=enough)) as works:
            assert await refused(works, bomb) == "too-heavy"
            assert await refused(works, NewTable(save=save())) == ""

    asyncio.run(ask())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits neither")
def test_a_worker_that_goes_on_for_ever_ends_by_itself() -> None:
    """Also when the server was killed meanwhile, so that nobody is left to end it."""
    endless = "from stavka.server.worker import limit_time; limit_time(1)\nwhile True: pass"
    ended = subprocess.run([sys.executable, "-c", endless], check=False, timeout=PATIENCE)
    assert ended.returncode == -signal.SIGXCPU


def test_nobody_has_more_than_his_place_in_the_queue() -> None:
    """One who asks for much waits for himself; another waits for one job of his at most."""
    limits = Limits(waiting_each=6, waiting=8)
    done: list[str] = []

    async def ask(works: Heavy, client: str) -> str:
        word = await refused(works, NewTable(save=save()), client)
        done.append(client)
        return word

    async def crowd() -> list[str]:
        async with heavy(limits) as works:
            asked = [asyncio.ensure_future(ask(works, "greedy")) for _ in range(9)]
            await asyncio.sleep(0)
            asked += [asyncio.ensure_future(ask(works, "modest")) for _ in range(2)]
            await asyncio.sleep(0)
            asked += [asyncio.ensure_future(ask(works, "late"))]
            return list(await asyncio.gather(*asked))

    words = asyncio.run(crowd())
    assert words == [""] * 6 + ["busy"] * 3 + [""] * 2 + ["busy"]
    finished = [client for client, _ in zip([c for c in done if c != "late"][3:], range(3), strict=False)]
    assert finished == ["greedy", "modest", "greedy"]


def test_when_the_server_ends_so_does_all_work() -> None:
    """Whoever waits is told at once."""

    async def ask() -> list[str]:
        works = Heavy()
        asked = [asyncio.ensure_future(refused(works, NewTable(save=save()), str(n))) for n in range(4)]
        while not workers_of(os.getpid()):
            await asyncio.sleep(0.01)
        await works.stop()
        return list(await asyncio.gather(*asked))

    words = asyncio.run(ask())
    assert words[1:] == ["busy"] * 3
    assert not workers_of(os.getpid())


def test_each_kind_of_work_has_its_own_lane() -> None:
    """Whoever has saves opened does not hold up who begins a table, or looks at pictures."""

    async def ask() -> None:
        async with heavy(Limits()) as works:
            opened = asyncio.ensure_future(refused(works, NewTable(save=save())))
            begun = await refused(works, BERLIN)
            assert begun == ""
            assert msgspec.json.decode(await works.do(Games()))
            assert await opened == ""

    asyncio.run(ask())
