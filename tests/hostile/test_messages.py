"""Forged messages, over websockets and over HTTP: only clear refusals, and no table changes."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import ExitStack, suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.hostile.health import MOST_MEMORY, Report, memory, report
from tests.server.site import PATIENCE, Site, Table
from tests.server.test_illegal import contents

__all__ = ["report"]

LIVE = ""
ASKS: tuple[tuple[str, dict[str, Any]], ...] = (
    (LIVE, {"do": "act", "after": 1, "verb": "done", "target": None, "id": 7}),
    (LIVE, {"do": "act", "after": 3, "verb": "move", "target": "8ga-1"}),
    (LIVE, {"do": "undo", "after": 1, "id": 1}),
    (LIVE, {"do": "sit", "token": "forged"}),
    ("{table}/actions", {"after": 1, "verb": "done"}),
    ("{table}/undo", {"after": 1}),
    ("{table}/fork", {"at": 0}),
    ("/api/tables", {"game": "chess", "options": {"mode": "x"}, "seats": {"white": {"name": "x"}}}),
    ("/api/tables", {"game": "chess", "seed": "x", "save": "{}", "position": 'game = "chess"'}),
)
"""Where it is sent, and what nobody may do there, or what is nothing: whatever is made of it is refused."""

STRANGE: tuple[Any, ...] = (
    None, True, -1, 10**30, 1e308, -0.0, "", "\0", "x" * 300, "x" * 15_000, "\ud800", "\u202e", "é" * 100,
    "🂡", [], {}, [[]], {"": {}}, [None] * 500, {"do": "sit"}, {str(n): n for n in range(200)},
)  # fmt: skip


def forged(ask: dict[str, Any], random: Random) -> bytes:
    """A message that somebody made up, or that was damaged on its way."""
    message: Any = dict(ask)
    for _ in range(random.randrange(3)):
        key = random.choice([*message, "do", "id", "x" * 100, "\0"])
        message[key] = random.choice(STRANGE)
    if random.random() < 0.1:
        message = random.choice([*STRANGE, [message], {"do": message}])
    text = bytearray(json.dumps(message, ensure_ascii=random.random() < 0.5).encode(errors="surrogatepass"))
    return bytes(random.choice(DAMAGES)(text, random))


def deepened(text: bytearray, random: Random) -> bytes:
    """Nested so deeply that reading it by recursion breaks."""
    opening = random.choice([b"[", b'{"x":', b'{"do":', b'{"token":[', b'{"options":{"mode":'])
    return opening * random.choice([10, 1_000, 2_500]) + text


def flipped(text: bytearray, random: Random) -> bytes:
    for _ in range(random.randrange(1, 6)):
        text[random.randrange(len(text))] = random.randrange(256)
    return bytes(text)


DAMAGES = (
    lambda text, random: text,
    lambda text, random: text,
    flipped,
    flipped,
    deepened,
    lambda text, random: text[: random.randrange(len(text))],
    lambda text, random: text * 2,
    lambda text, random: text.replace(b'"', b"\xff"),
    lambda text, random: text.decode(errors="replace").encode("utf-16"),
    lambda text, random: b"\xef\xbb\xbf" + text,
)


class Attacker:
    """Sends what is forged, each on the way that comes next, and sees that it is refused."""

    def __init__(self, site: Site, table: Table, random: Random) -> None:
        self.site = site
        self.table = table
        self.random = random
        self.open = ExitStack()
        self.line: ClientConnection | None = None
        self.words: Counter[str] = Counter()

    def send(self) -> None:
        path, ask = self.random.choice(ASKS)
        message = forged(ask, self.random)
        if path == LIVE:
            self._over_websocket(message)
        else:
            self._over_http(path.replace("{table}", self.table.path), message)

    def _over_http(self, path: str, message: bytes) -> None:
        headers = {"Content-Type": "application/json"}
        if self.random.random() < 0.2:
            headers["Authorization"] = "Bearer" + " x y" * 100
        answer: httpx.Response = self.site.http.post(path, content=message, headers=headers)
        assert 400 <= answer.status_code < 500, (path, message, answer.text)
        self._see(answer.json(), message)

    def _over_websocket(self, message: bytes) -> None:
        """As an onlooker, who may do nothing; the line is made anew when the server has closed it."""
        if self.line is None:
            self.line = self.open.enter_context(self.table.connect())
            self.line.send('{"do": "sit"}')
            self.line.recv(timeout=PATIENCE)
        told = None
        with suppress(ConnectionClosed):
            self.line.send(message, text=self.random.random() < 0.9)
            told = json.loads(self.line.recv(timeout=PATIENCE))
        if told is None:
            assert self.line.close_code in (1007, 1009), message  # no UTF-8, too large
            self.words[f"closed {self.line.close_code}"] += 1
            self.line = None
            self.open.close()
        elif told["is"] != "sight":  # an onlooker may sit down again
            self._see(told, message)

    def _see(self, problem: dict[str, Any], message: bytes) -> None:
        assert problem["is"] == "problem", (message, problem)
        assert problem["message"]["en"], message
        assert problem["message"]["fr"], message
        assert problem["word"] not in ("our-fault", ""), (message, problem)
        self.words[problem["word"]] += 1


@pytest.mark.parametrize(
    ("seed", "count"), [(1, 1_000), *(pytest.param(seed, 5_000, marks=pytest.mark.soak) for seed in (2, 3))]
)
def test_forged_messages(own_site: Site, report: Report, seed: int, count: int) -> None:
    table = own_site.create(seed="forged")
    with table.page("zhukov") as page:
        page.act(*page.choices()[0])
    attacker = Attacker(own_site, table, Random(seed))
    before = contents(own_site.db)
    for _ in range(count):
        attacker.send()
    attacker.open.close()
    assert contents(own_site.db) == before
    assert memory(own_site) < MOST_MEMORY
    report("refusals", dict(attacker.words))
    code, _, err = own_site.stop()
    assert (code, err) == (0, "")
