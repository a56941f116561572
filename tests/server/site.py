"""A real server for the tests, and pages that play at it: no browser, the same messages."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 300.0
"""Seconds after which a server that does not answer is taken to hang: a slow machine is no failure."""

Json = dict[str, Any]


def free_port() -> int:
    with closing(socket.socket()) as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


WIDE = {
    "client_connections": 500,
    "requests_at_once": 1_000_000,
    "messages_at_once": 1_000_000,
    "line_messages_at_once": 1_000_000,
    "tables_at_once": 1_000_000,
}
"""Budgets for tests that play faster than people do."""


class Site:
    """`stavka serve` on a port and a database of its own."""

    def __init__(self, db: Path, limits: Mapping[str, float] = WIDE, *options: str) -> None:
        self.db = db
        self.options = [*(f"--limit={name}={number}" for name, number in limits.items()), *options]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "stavka", "serve", "--no-open", "--pace", "0"]
        command += ["--port", str(self.port), "--db", str(self.db), *self.options]
        environment = os.environ | {"LANG": "C"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.process.communicate()}")
            try:
                self.http.get("/api/health").raise_for_status()
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str, str]:
        """End it as Ctrl-C does: its exit code and what it printed."""
        if self.process.poll() is None:
            self.process.send_signal(2)
        out, err = self.process.communicate(timeout=PATIENCE)
        self.http.close()
        return self.process.returncode, out, err

    # ---- tables

    def create(self, game: str = "race-for-berlin", **wish: Any) -> Table:
        """Make a table."""
        made = self.ok(self.http.post("/api/tables", json={"game": game} | wish))
        return Table(self, made["table"], {seat["side"]: seat["token"] for seat in made["seats"]})

    def ok(self, response: httpx.Response) -> Any:
        assert response.status_code == 200, response.text
        return response.json()


class Table:
    """A table, with the keys to its seats."""

    def __init__(self, site: Site, id: str, tokens: dict[str, str]) -> None:
        self.site = site
        self.id = id
        self.tokens = tokens
        self.path = f"/api/tables/{id}"

    def headers(self, *sides: str) -> dict[str, str]:
        tokens = " ".join(self.tokens.get(side, side) for side in sides)
        return {"Authorization": f"Bearer {tokens}"} if sides else {}

    def get(self, path: str = "", *sides: str) -> httpx.Response:
        return self.site.http.get(self.path + path, headers=self.headers(*sides))

    def post(self, path: str, what: Json, *sides: str) -> httpx.Response:
        return self.site.http.post(self.path + path, json=what, headers=self.headers(*sides))

    def info(self) -> Json:
        return dict(self.site.ok(self.get()))

    def view(self, side: str = "") -> Json:
        return dict(self.site.ok(self.get("/view", *filter(None, [side]))))

    def save(self) -> Json:
        """The save file, as whoever has all seats gets it."""
        return dict(self.site.ok(self.get("/save", *self.tokens)))

    @contextmanager
    def page(self, side: str = "") -> Iterator[Page]:
        """A page at the table."""
        with self.connect() as socket:
            yield Page(socket).sit(self.tokens.get(side, side))

    def connect(self, **options: Any) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.site.port}{self.path}/live"
        socket: ClientConnection = connect(
            address, max_size=None, compression=None, open_timeout=PATIENCE, **options
        )
        return socket


class Page:
    """A page as the client's is: it keeps what it was told, and plays what it is offered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        """Every message, as it came."""
        self.token = ""
        self.asked = 0

    def sit(self, token: str) -> Self:
        self.token = token
        self.send({"do": "sit", "token": token})
        while self.hear()["is"] != "sight":
            pass
        return self

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> Json:
        """The next message; what it tells is remembered."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["is"] == "sight":
            self.sight = message
            self.view: Json = message["view"]
            self.actions: int = self.view["actions"]
            self.decision: Json | None = self.view["decision"]
        elif message["is"] == "change":
            assert message["before"] == self.actions, "a message was missed"
            self._apply(message)
        return message

    def _apply(self, change: Json) -> None:
        """Replace what has changed, as the client does."""
        self.actions, self.decision = change["after"], change["decision"]
        table, view = self.view["table"], self.view
        for name in ("to_act", "ended", "winners", "path", "decision", "standing"):
            view[name] = change[name]
        view["actions"] = change["after"]
        if change["undone"]:
            view["notes"] = [note for note in view["notes"] if note["after"] <= change["after"]]
        view["notes"] += change["notes"]
        _replace(table["units"], change["units"], "id")
        _replace(table["spaces"], change["spaces"], "id")
        _replace(table["tracks"], change["tracks"], "id", "side")
        layout = self.sight["layout"]
        layout["spots"] = [spot for spot in layout["spots"] if spot["unit"] not in change["gone"]]
        _replace(layout["spots"], change["spots"], "unit")
        if change["pieces"] is not None:
            table["pieces"] = change["pieces"]
        if change["chips"] is not None:
            layout["chips"] = change["chips"]
        for name in ("tokens", "rings"):
            if change[name] is not None:
                layout[name] = change[name]
        self.sight["undo"] = change["undo"]

    def ask(self, do: str, **fields: Any) -> Json:
        """Ask for something and wait for the answer."""
        self.asked += 1
        self.send({"do": do, "after": self.actions, "id": self.asked} | fields)
        while True:
            message = self.hear()
            if message["is"] in ("done", "problem") and message["id"] == self.asked:
                return message

    def act(self, verb: str, target: str | None = None) -> None:
        answer = self.ask("act", verb=verb, target=target)
        assert answer["is"] == "done", answer

    def until(self, actions: int) -> None:
        """Listen until so many actions were made."""
        while self.actions < actions:
            self.hear()

    def choices(self) -> list[tuple[str, str | None]]:
        """All that is offered."""
        assert self.decision is not None
        return [
            (verb, target)
            for verb, offered in self.decision["verbs"].items()
            for target in offered["targets"] or [None]
        ]


def _replace(old: list[Json], new: list[Json], *keys: str) -> None:
    places = {tuple(entry[key] for key in keys): n for n, entry in enumerate(old)}
    for entry in new:
        place = places.get(tuple(entry[key] for key in keys))
        if place is None:
            old.append(entry)
        else:
            old[place] = entry


def level(*pages: Page) -> None:
    """Let all pages hear of the last action."""
    latest = max(page.actions for page in pages)
    for page in pages:
        page.until(latest)


def play(pages: dict[str, Page], random: Random, most: int = 100_000) -> int:
    """Play on at random, each page for its side, to the end or for so many actions; how many were made.

    A page whose side did not act may not have heard of the last actions yet.
    """
    for made in range(most):
        latest = max(pages.values(), key=lambda page: page.actions)
        if latest.view["ended"]:
            return made
        side = random.choice(sorted(set(latest.view["to_act"]) & pages.keys()))
        pages[side].until(latest.actions)
        pages[side].act(*random.choice(pages[side].choices()))
    return most
