"""Attacks on the database: locks held by other programs, a second server, files of earlier versions."""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from stavka.games import GAMES, ruleset
from stavka.kernel import journal
from stavka.server.schema import VERSION
from tests.cli.conftest import Cli, cli
from tests.hostile.health import health_under
from tests.server.site import PATIENCE, Json, Page, Site, Table, free_port

__all__ = ["cli"]

KEPT = Path(__file__).parents[1] / "kept" / "c291751.db.xz"
SIDES = ("zhukov", "konev")


@contextmanager
def locked(db: Path, held: float, free: float = 0.02) -> Iterator[None]:
    """Another program takes the write lock again and again."""
    over = threading.Event()

    def hold() -> None:
        with closing(sqlite3.connect(db, isolation_level=None, timeout=PATIENCE)) as sql:
            while not over.wait(free):
                sql.execute("begin immediate")
                over.wait(held)
                sql.execute("rollback")

    other = threading.Thread(target=hold)
    other.start()
    try:
        yield
    finally:
        over.set()
        other.join()


class Asked:
    """Somebody who plays over HTTP, or over a websocket of his own, and keeps count of what was confirmed."""

    def __init__(self, table: Table, http: httpx.AsyncClient) -> None:
        self.table = table
        self.http = http

    async def over_http(self, side: str, what: Json) -> Json:
        path = f"{self.table.path}/actions"
        return dict((await self.http.post(path, json=what, headers=self.table.headers(side))).json())

    async def over_a_websocket(self, side: str, what: Json) -> Json:
        address = f"ws://127.0.0.1:{self.table.site.port}{self.table.path}/live"
        async with connect(address, max_size=None, open_timeout=PATIENCE, compression=None) as socket:
            await socket.send(msgspec.json.encode({"do": "sit", "token": self.table.tokens[side]}).decode())
            await socket.send(msgspec.json.encode({"do": "act", "id": 1} | what).decode())
            while True:
                told: Json = msgspec.json.decode(await socket.recv())
                if told.get("id") == 1:
                    return told


def choices(table: Table, random: Random, count: int) -> list[tuple[str, str, str | None]]:
    """Actions of which each could be made now: those that are offered, and standing orders of both sides."""
    found: list[tuple[str, str, str | None]] = []
    rules = ruleset(table.info()["game"])
    for side in rules.sides:
        found += [(side, "standing", window) for window in rules.windows]
        decision = table.view(side)["view"]["decision"]
        for verb, offered in (decision or {"verbs": {}})["verbs"].items():
            found += [(side, verb, target) for target in offered["targets"] or [None]]
    return random.choices(found, k=count)


async def storm(table: Table, http: httpx.AsyncClient, random: Random, count: int) -> list[Any]:
    """So many actions at one table at the same time; those that were confirmed."""
    after = table.info()["actions"]
    asked = Asked(table, http)
    wanted = choices(table, random, count)

    async def ask(n: int, side: str, verb: str, target: str | None) -> Json:
        what = {"after": after, "verb": verb, "target": target}
        return await (asked.over_a_websocket if n % 4 == 0 else asked.over_http)(side, what)

    answers = await asyncio.gather(*(ask(n, *each) for n, each in enumerate(wanted)))
    refused = {answer["word"] for answer in answers if answer["is"] == "problem"}
    assert refused <= {"stale", "not-kept"}, refused
    return [each for each, answer in zip(wanted, answers, strict=True) if answer["is"] == "done"]


def same_as_kept(table: Table, confirmed: list[tuple[str, str, str | None]]) -> None:
    """What was confirmed is what is kept, in that order, and the game agrees."""
    save = table.save()
    kept = [(side, verb, target[0] if target else None) for side, verb, *target in save["actions"]]
    assert kept == confirmed
    read = journal.decode(msgspec.json.encode(save), "the save")
    assert journal.replay(read, ruleset(read.game)).state.digest() == save["state"]


@pytest.mark.parametrize(
    ("tables", "each", "rounds"),
    [(1, 200, 1), (10, 20, 2), pytest.param(20, 40, 5, marks=pytest.mark.soak)],
    ids=["at one table", "at several", "many"],
)
def test_actions_at_the_same_time_under_a_foreign_lock(
    own_site: Site, tables: int, each: int, rounds: int
) -> None:
    """At every table one of those that were chosen at the same time is made, and the others are told."""
    made = [own_site.create(seed=str(n)) for n in range(tables)]
    robots = own_site.create(seats={side: {"player": "random"} for side in SIDES}, seed="robots")
    confirmed: dict[str, list[Any]] = {table.id: [] for table in made}

    async def attack() -> None:
        limits = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(base_url=own_site.url, timeout=PATIENCE, limits=limits) as http:
            await http.get(f"{robots.path}/view")
            for n in range(rounds):
                storms = [storm(table, http, Random(n), each) for table in made]
                for table, done in zip(made, await asyncio.gather(*storms), strict=True):
                    assert len(done) == 1
                    confirmed[table.id] += done

    with locked(own_site.db, 0.1):
        asyncio.run(attack())
    for table in made:
        same_as_kept(table, confirmed[table.id])
    own_site.kill()
    own_site.start()
    for table in made:
        same_as_kept(table, confirmed[table.id])
    assert robots.info()["actions"] > 0, "the computer waited its turn, and played"


def test_everybody_gets_his_turn_under_a_foreign_lock(own_site: Site) -> None:
    """Forty who want to act at one table, each until he has: nothing is lost, and nothing made twice."""
    table = own_site.create(seed="1")
    window = ruleset("race-for-berlin").windows[0]

    async def insist(asked: Asked, n: int) -> int:
        after = 0
        while True:
            what = {"after": after, "verb": "standing", "target": window}
            answer = await asked.over_http(SIDES[n % 2], what)
            if answer["is"] == "done":
                return int(answer["after"])
            assert answer["word"] in {"stale", "not-kept"}
            after = answer["after"]

    async def attack() -> list[int]:
        async with httpx.AsyncClient(base_url=own_site.url, timeout=PATIENCE) as http:
            asked = Asked(table, http)
            return await asyncio.gather(*(insist(asked, n) for n in range(40)))

    with locked(own_site.db, 0.05):
        numbers = asyncio.run(attack())
    assert sorted(numbers) == list(range(1, 41))
    assert len(table.save()["actions"]) == 40


def test_the_others_do_not_wait_for_a_lock(own_site: Site) -> None:
    table = own_site.create(seed="1")

    async def attack() -> None:
        async with httpx.AsyncClient(base_url=own_site.url, timeout=PATIENCE) as http:
            await storm(table, http, Random(1), 20)

    with locked(own_site.db, 0.4):
        took = asyncio.run(health_under(own_site, attack))
    print("health under a foreign lock", f"{1e3 * took:.0f} ms")


def test_a_second_server_is_told_about_the_first(own_site: Site, cli: Cli, tmp_path: Path) -> None:
    link = tmp_path / "by-another-name.db"
    link.symlink_to(own_site.db)
    for db in (own_site.db, link):
        for lang, said in (("en", "another stavka serve"), ("fr", "un autre stavka serve")):
            told = cli("serve", "--port", str(free_port()), "--db", str(db), "--lang", lang)
            assert told.code == 1
            assert said in told.err
            assert str(own_site.db) in told.err.replace("\n", "")
            assert "Traceback" not in told.err
    table = own_site.create()
    listed = cli("tables", "--db", str(own_site.db), "--json").json
    assert [each["table"] for each in listed] == [table.id], "whoever only reads is let in"
    own_site.kill()
    own_site.start()  # the lock died with the process


# ---- databases of earlier versions


@pytest.fixture
def old_site(tmp_path: Path) -> Iterator[Site]:
    """A server on a database that c291751 left."""
    db = tmp_path / "c291751.db"
    db.write_bytes(lzma.decompress(KEPT.read_bytes()))
    site = Site(db)
    yield site
    site.stop()


def kept_tables(site: Site) -> list[Table]:
    """All tables of a database, with their keys."""
    with closing(sqlite3.connect(site.db)) as sql:
        (version,) = sql.execute("pragma user_version").fetchone()
        assert version == VERSION
        tables = [id for (id,) in sql.execute("select id from tables order by id")]
        seats = sql.execute('select "table", side, token from seats').fetchall()
    keys: dict[str, dict[str, str]] = {table: {} for table in tables}
    for table, side, token in seats:
        if token:
            keys[table][side] = token
    return [Table(site, table, keys[table]) for table in tables]


def play_on(pages: list[Page], random: Random, most: int) -> None:
    """Play for so many actions at random, whoever else plays there."""
    made = 0
    while made < most:
        latest = max(pages, key=lambda page: page.actions)
        if latest.view["ended"]:
            return
        asked = [page for page in pages if page.decision is not None and page.actions == latest.actions]
        if not asked:  # somebody has not heard of the last action yet, or the computer is to act
            min(pages, key=lambda page: page.actions).hear()
            continue
        verb, target = random.choice(asked[0].choices())
        answer = asked[0].ask("act", verb=verb, target=target)
        assert answer["is"] == "done" or answer["word"] == "stale", answer
        made += answer["is"] == "done"


def test_every_table_of_an_earlier_version_plays_on(old_site: Site) -> None:
    """It goes on from its state, under the rules of today."""
    tables = kept_tables(old_site)
    assert len(tables) >= 16
    scenarios = set()
    for table in tables:
        before = table.info()
        view = old_site.ok(table.get("/view"))
        assert view["view"]["notes"], "its log is still told"
        with ExitStack() as stack:
            pages = [stack.enter_context(table.page(side)) for side in table.tokens]
            play_on(pages, Random(1), 15)
        after = table.info()
        assert after["ended"] or after["actions"] >= before["actions"] + 15
        scenarios.add((after["game"], after["scenario"]))
    assert scenarios == {(game, scenario) for game in GAMES for scenario in ruleset(game).scenarios}
    told = old_site.ok(old_site.http.get("/api/health"))
    assert (told["tables"], told["broken"]) == (len(tables), 0)
