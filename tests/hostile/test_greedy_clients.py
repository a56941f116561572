"""Who asks for too much is refused, clearly, and in two languages; others do not notice."""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from stavka.server.defaults import LONGEST_TABLE, Limits
from tests.hostile.health import MOST_MEMORY, Report, bystander, endure, memory, report
from tests.hostile.lines import BINARY, PIECE, PING, TEXT, answer, flooding, frame, head, line, websocket
from tests.server.site import WIDE, Site, Table

__all__ = ["report"]

USUAL = Limits()
TOO_MUCH = 4429


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """As anybody starts it, with the limits that it has then."""
    site = Site(tmp_path_factory.mktemp("greedy") / "stavka.db", {})
    yield site
    code, _, err = site.stop()
    assert (code, err) == (0, ""), "greedy clients are no fault of ours"


@pytest.fixture
def client(site: Site, request: pytest.FixtureRequest) -> Iterator[httpx.Client]:
    """A client at an address of its own, so that no test uses up the budget of another."""
    with bystander(site, address(request)) as client:
        yield client


def address(request: pytest.FixtureRequest) -> str:
    """An address for a test."""
    names = sorted(item.nodeid for item in request.session.items)
    return f"127.1.{names.index(request.node.nodeid) // 250}.{names.index(request.node.nodeid) % 250 + 1}"


def make(site: Site, client: httpx.Client) -> Table:
    """A table made by a client of its own."""
    made = site.ok(client.post("/api/tables", json={"game": "race-for-berlin", "seed": "1"}))
    return Table(site, made["table"], {seat["side"]: seat["token"] for seat in made["seats"]})


def told(problem: dict[str, Any], word: str) -> None:
    """A refusal that people and programs understand."""
    assert (problem["is"], problem["word"]) == ("problem", word)
    assert problem["message"]["en"] != problem["message"]["fr"]


def test_a_flood_of_tables(site: Site, client: httpx.Client, report: Report) -> None:
    answers: list[httpx.Response] = []

    def flood() -> None:
        answers.extend(client.post("/api/tables", json={"game": "race-for-berlin"}) for _ in range(60))

    endure(site, flood, report)
    made = Counter(answer.status_code for answer in answers)
    assert USUAL.tables_at_once <= made[200] < 60
    assert made[429] == 60 - made[200]
    assert int(answers[-1].headers["retry-after"]) > 0
    told(answers[-1].json(), "too-much")
    with bystander(site) as other:
        make(site, other)


def test_a_flood_of_forks(site: Site, client: httpx.Client) -> None:
    table = make(site, client)
    keys = table.headers(*table.tokens)
    answers = [client.post(f"{table.path}/fork", json={"at": 0}, headers=keys) for _ in range(60)]
    assert Counter(answer.status_code for answer in answers).keys() == {200, 429}


@pytest.mark.parametrize(
    ("field", "size"),
    [("seed", 3 << 20), ("seed", 65), ("position", 3 << 20), ("save", 3 << 20), ("game", 100)],
)
def test_a_field_that_is_too_long(client: httpx.Client, field: str, size: int) -> None:
    refused = client.post("/api/tables", json={"game": "race-for-berlin"} | {field: "x" * size})
    assert refused.status_code == 400
    told(refused.json(), "too-long")
    assert field in refused.json()["message"]["en"]


def test_too_many_options_seats_and_names(client: httpx.Client) -> None:
    many = {f"o{n}": "x" for n in range(100)}
    seats = {"konev": {"name": "Ivan Stepanovich " * 3}}
    wishes: list[dict[str, Any]] = [{"options": many}, {"seats": {key: {} for key in many}}, {"seats": seats}]
    for wish in wishes:
        told(client.post("/api/tables", json={"game": "race-for-berlin"} | wish).json(), "too-long")


def test_a_body_that_is_too_large(site: Site, client: httpx.Client, report: Report) -> None:
    def flood() -> None:
        for _ in range(5):
            refused = client.post("/api/tables", json={"save": "x" * LONGEST_TABLE})
            assert refused.status_code == 413
            told(refused.json(), "too-large")

    endure(site, flood, report)
    table = make(site, client)
    refused = client.post(f"{table.path}/actions", json={"after": 0, "verb": "x" * 20_000})
    assert refused.status_code == 413


def test_an_address_that_is_too_long(client: httpx.Client) -> None:
    for path in ("/" + "x" * 300, "/api/" + "x" * 300, "/api/games?" + "x" * 300, "/assets/" + "é" * 130):
        assert client.get(path).status_code == 404
    for path in ("/%00", "/assets/%2e%2e/%2e%2e/secret", "/%2e%2e"):
        assert client.get(path).status_code == 404


def test_a_head_that_is_too_large(site: Site) -> None:
    said = answer(line(site, head(site, "GET /api/health", f"X: {'x' * 20_000}")[:-4]))
    assert said.startswith(b"HTTP/1.1 400")
    assert b'"word":"bad-request"' in said


def test_a_flood_of_requests(site: Site, request: pytest.FixtureRequest, report: Report) -> None:
    said: list[bytes] = []

    def flood() -> None:
        asked = head(site, "GET /api/words/en.ftl") * 5 * int(USUAL.requests_at_once)
        last = head(site, "GET /api/nothing", "Connection: close")
        said.append(answer(line(site, asked + last, address(request))))

    endure(site, flood, report)
    assert said[0].count(b"HTTP/1.1 200") >= USUAL.requests_at_once
    assert b"HTTP/1.1 429" in said[0]


@pytest.mark.parametrize("path", ["/view", "/moments/0", "/overlays/supply", "/save"])
def test_a_flood_of_what_is_work(site: Site, client: httpx.Client, report: Report, path: str) -> None:
    table = make(site, client)
    keys = table.headers(*table.tokens)
    answers: list[httpx.Response] = []

    def flood() -> None:
        while not answers or answers[-1].status_code != 429:
            answers.append(client.get(table.path + path, headers=keys))

    endure(site, flood, report)
    assert len(answers) > 10
    told(answers[-1].json(), "too-much")


FLOODS = {
    "sit": frame({"do": "sit"}) * 100,
    "act": frame({"do": "act", "after": 0, "verb": "done"}) * 100,
    "undo": frame({"do": "undo", "after": 0}) * 100,
    "rubbish": frame(b"{" * 90) * 100,
    "nothing": frame(b"") * 1_000,
    "binary": frame(b"\0" * 100, BINARY) * 100,
    "deep": frame(b"[" * 16_000) * 5,
    "pings": frame(b"", PING) * 1_000,
    "pieces": frame(b"", TEXT, last=False) + frame(b"", PIECE, last=False) * 1_000,
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_messages(
    site: Site, client: httpx.Client, request: pytest.FixtureRequest, report: Report, kind: str
) -> None:
    """From five websockets at once, without end."""
    table = make(site, client)
    lines = [websocket(table, address(request)) for _ in range(5)]
    said: list[bytes] = []

    def flood() -> None:
        with flooding(*lines, data=FLOODS[kind]):
            said.extend(answer(made) for made in lines)

    endure(site, flood, report)
    assert all(len(each) < 50 << 20 for each in said)
    with bystander(site) as other:
        assert table.site.ok(other.get(table.path))["actions"] == 0


def test_who_sends_too_much_is_told_why(site: Site, client: httpx.Client) -> None:
    table = make(site, client)
    with table.connect() as page:
        for _ in range(USUAL.line_messages_at_once):
            page.send(json.dumps({"do": "sit"}))
        heard: list[Any] = []
        with suppress(ConnectionClosedError):
            heard.extend(json.loads(text) for text in page)
        assert page.close_code == TOO_MUCH
    assert {each["is"] for each in heard} == {"sight", "problem"}
    told(heard[-1], "too-much")


def test_several_lines_share_the_budget_of_their_address(
    site: Site, client: httpx.Client, request: pytest.FixtureRequest
) -> None:
    table = make(site, client)
    sits = int(USUAL.line_messages_at_once / 10) - 1
    with ExitStack() as stack:
        lines = [stack.enter_context(websocket(table, address(request))) for _ in range(12)]
        for made in lines:
            made.sendall(frame({"do": "sit"}) * sits)
        said = [answer_until(made, b'"is":"sight"', sits) for made in lines]
    assert any(b'"word":"too-much"' in each for each in said)


def answer_until(made: socket.socket, text: bytes, times: int) -> bytes:
    """What the server says, until it has said something so often, or closes."""
    said = b""
    while said.count(text) < times and (chunk := made.recv(1 << 16)):
        said += chunk
    return said


def test_a_flood_of_connections(site: Site, request: pytest.FixtureRequest, report: Report) -> None:
    mine = address(request)
    lines = [line(site, b"", mine) for _ in range(USUAL.client_connections)]
    refused: list[bytes] = []
    endure(site, lambda: refused.extend(answer(line(site, b"", mine)) for _ in range(200)), report)
    assert all(each.startswith(b"HTTP/1.1 429") for each in refused)
    for made in lines:
        made.close()


def test_a_forwarded_address_is_not_believed(site: Site, client: httpx.Client) -> None:
    answers = [
        client.post("/api/tables", json={"game": "chess"}, headers={"X-Forwarded-For": f"10.0.0.{n}"})
        for n in range(USUAL.tables_at_once + 5)
    ]
    assert answers[-1].status_code == 429


def test_a_forwarded_address_is_believed_from_a_proxy(tmp_path: Path) -> None:
    site = Site(tmp_path / "stavka.db", WIDE | {"tables_at_once": 2}, "--proxy=127.9.0.0/16")
    try:
        with bystander(site, "127.9.0.1") as proxy, bystander(site, "127.8.0.1") as none:
            assert asked_for(proxy, *(f"10.0.0.{n}" for n in range(4))) == [404, 404, 404, 404]
            assert asked_for(none, *(f"10.0.0.{n}" for n in range(4))) == [404, 404, 429, 429]
            chain = (f"1.2.3.{n}, 10.0.1.7, 127.9.7.7" for n in range(4))
            assert asked_for(proxy, *chain) == [404, 404, 429, 429], "whom the last proxy has seen"
            one = (f"2001:db8::{n}" for n in range(4))
            assert asked_for(proxy, *one) == [404, 404, 429, 429], "all of one /64"
    finally:
        code, _, err = site.stop()
    assert (code, err) == (0, "")


def asked_for(client: httpx.Client, *addresses: str) -> list[int]:
    """What is answered to whoever says that he asks for these, one after the other."""
    wish = {"game": "chess"}
    headers = [{"X-Forwarded-For": address} for address in addresses]
    return [client.post("/api/tables", json=wish, headers=each).status_code for each in headers]


def test_after_all_that_one_plays(site: Site) -> None:
    with bystander(site, "127.0.0.9") as client:
        table = make(site, client)
    with table.page("zhukov") as page:
        page.act(*page.choices()[0])
    assert memory(site) < MOST_MEMORY
