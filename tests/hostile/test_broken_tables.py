"""Attacks by what is in the database: tables that cannot be read close alone, and say why."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stavka.games import ruleset
from stavka.server.rooms import Room
from stavka.server.store import Store
from stavka.server.wire import NewTable
from tests.cli.conftest import Cli, cli
from tests.server import inline
from tests.server.inline import at_once
from tests.server.site import Site

__all__ = ["cli"]

Break = Callable[[sqlite3.Connection, str], object]


def header(**changes: Any) -> Break:
    """Other words in the head of a table."""

    def change(sql: sqlite3.Connection, table: str) -> None:
        (found,) = sql.execute("select header from tables where id = ?", (table,)).fetchone()
        head = msgspec.msgpack.decode(found) | changes
        sql.execute("update tables set header = ? where id = ?", (msgspec.msgpack.encode(head), table))

    return change


def blob(content: bytes, what: str) -> Break:
    """Another content in the place of what is kept."""
    key = "id" if what.startswith("tables") else '"table"'
    column = what.partition(".")[2]

    def change(sql: sqlite3.Connection, table: str) -> None:
        sql.execute(f"update {what.partition('.')[0]} set {column} = ? where {key} = ?", (content, table))

    return change


BREAKS: dict[str, Break] = {
    "a header of noise": blob(b"\xc1\x00nonsense\xff", "tables.header"),
    "an empty header": blob(b"", "tables.header"),
    "a header nested a thousand times": blob(b"\x91" * 100_000 + b"\xc0", "tables.header"),
    "options of the wrong type": header(options={"mode": [1]}),
    "options that are a number": header(options=3),
    "no rules": header(eras=[]),
    "no seed": header(seeds=[]),
    "a seed that is a number": header(seeds=[[0, 7]]),
    "an unknown game": header(game="chess"),
    "a game that is a path": header(game="../../etc/passwd"),
    "an unknown scenario": header(scenario="1812"),
    "a state of noise": blob(b"\xc1\x00nonsense\xff", "present.state"),
    "an empty state": blob(b"", "present.state"),
    "a state of unknown steps": blob(msgspec.msgpack.encode({"stack": [["Gone", {}]]}), "present.state"),
    "a state nested a thousand times": blob(b"\x91" * 100_000 + b"\xc0", "present.state"),
    "a journal with a hole": lambda sql, table: sql.execute(
        'delete from journal where "table" = ? and number = 2', (table,)
    ),
    "a log of noise": blob(b"\xc1nonsense", "journal.told"),
}

TOLD_BY_THE_LIST = {*BREAKS} - {"an unknown scenario", "a journal with a hole", "a log of noise"}
"""What can be seen without playing."""


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[tuple[Site, dict[str, str], str]]:
    """A server on a database with a table of each kind of damage, and one that is whole."""
    site = Site(tmp_path / "stavka.db")
    ids = {}
    for name in BREAKS:
        table = site.create()
        window = ruleset("race-for-berlin").windows[0]
        for after in range(3):
            site.ok(table.post("/actions", {"after": after, "verb": "standing", "target": window}, "konev"))
        ids[name] = table.id
    whole = site.create().id
    site.kill()
    with closing(sqlite3.connect(site.db, isolation_level=None)) as sql:
        for name, spoil in BREAKS.items():
            spoil(sql, ids[name])
    site.start()
    yield site, ids, whole
    site.stop()


def test_tables_that_cannot_be_read_are_told_and_stop_nobody(
    broken: tuple[Site, dict[str, str], str], cli: Cli
) -> None:
    site, ids, whole = broken

    def listed() -> dict[str, str]:
        told = cli("tables", "--db", str(site.db), "--json")
        assert told.code == 0
        return {each["table"]: each["broken"] for each in told.json}

    before = listed()
    assert before.keys() == {*ids.values(), whole}
    assert before[whole] == ""
    for name in TOLD_BY_THE_LIST:
        assert before[ids[name]], name

    for name, table in ids.items():
        for path in ("", "/view", "/save", "/moments/1", "/overlays/supply"):
            answer = site.http.get(f"/api/tables/{table}{path}")
            assert answer.status_code in (200, 400, 403, 404, 409), (name, path, answer.text)
            if path in ("/view", "/moments/1"):
                assert answer.status_code != 200, (name, path)
            if answer.status_code != 200:
                problem = answer.json()
                assert set(problem["message"]) == {"en", "fr"}, (name, path)
                assert problem["word"] != "our-fault", (name, path)
        act = site.http.post(f"/api/tables/{table}/actions", json={"after": 3, "verb": "done"})
        assert act.status_code in (403, 404, 409), (name, act.text)
        assert site.http.post(f"/api/tables/{table}/fork", json={"at": 1}).status_code in (403, 404, 409)

    after = listed()
    assert {name for name, table in ids.items() if not after[table]} == set()
    assert after[whole] == ""
    health = site.ok(site.http.get("/api/health"))
    assert (health["tables"], health["broken"]) == (len(BREAKS) + 1, len(BREAKS))
    told = cli("tables", "--db", str(site.db)).out
    assert told.count("unreadable") == len(BREAKS)
    assert "illisible" in cli("tables", "--db", str(site.db), "--lang", "fr").out
    assert site.ok(site.http.get(f"/api/tables/{whole}/view"))["view"]["decision"] is None
    assert site.create().info()["actions"] == 0, "new tables are made"
    _, _, err = site.stop()
    assert "Traceback" not in err


# ---- what breaks later, while it is played


class Ear:
    """A page that only listens."""

    side = ""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "stavka.db")
    yield store
    store.close()


def spoil(monkeypatch: pytest.MonkeyPatch, room: Room) -> None:
    """From now on nobody can look at any game of these rules."""

    def fail(*whatever: object) -> None:
        raise KeyError("the red crown is at home")

    monkeypatch.setattr(type(room.rules), "table", fail)


def test_a_table_that_breaks_when_looked_at_closes_alone(
    store: Store, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = inline.rooms(store)
    room = opened.room(inline.made(store, NewTable(toy, seed="1")))
    other = opened.room(inline.made(store, NewTable("race-for-berlin", seed="1")))
    ear = Ear()
    room.audience.sit(ear, "")
    spoil(monkeypatch, room)
    assert at_once(room.act("red", 0, "hide", "crown")) == 1, "the action is kept all the same"
    told = ear.heard[-1]
    assert (told["is"], told["word"]) == ("problem", "table-broken")
    assert set(told["message"]) == {"en", "fr"}
    assert "crown" not in str(told["message"]), "the reason might give something away"
    for ask in (
        lambda: opened.room(room.id),
        lambda: room.sight(""),
        lambda: at_once(room.act("blue", 1, "decline", None)),
        lambda: at_once(room.moment("", 0)),
    ):
        with pytest.raises(Exception, match="closed") as caught:
            ask()
        assert getattr(caught.value, "word", "") == "table-broken"
    assert opened.info(room.id).broken.keys() == {"en", "fr"}
    assert store.count_broken() == 1
    assert "the red crown is at home" in store.broken(room.id), "whoever has the database is told all"
    assert at_once(other.act("konev", 0, "standing", other.rules.windows[0])) == 1


def test_a_table_that_was_mended_opens_again(store: Store, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = inline.made(store, NewTable(toy, seed="1"))
    room = inline.rooms(store).room(table)
    with monkeypatch.context() as patch:
        spoil(patch, room)
        with pytest.raises(Exception, match="closed"):
            room.sight("")
    assert store.count_broken() == 1
    assert inline.rooms(store).room(table).sight("").view.actions == 0, "the server was started anew"
    assert store.count_broken() == 0
