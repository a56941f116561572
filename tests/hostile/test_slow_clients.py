"""Who sends half a request, or never reads the answer, is dropped; nobody else waits for him."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from threading import Thread

import pytest

from tests.hostile.health import MOST_MEMORY, Report, bystander, endure, memory, report
from tests.hostile.lines import answer, drip, frame, head, line, posting, shaking, websocket
from tests.server.site import PATIENCE, WIDE, Site

__all__ = ["report"]

HURRIED = WIDE | {"head_seconds": 0.5, "body_seconds": 0.5, "unread_seconds": 0.5}
"""Limits of time that a test can wait for."""

MANY = 300
"""Once, the 257th connection waited for one of the others to end."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("slow") / "stavka.db", HURRIED)
    yield site
    code, _, err = site.stop()
    assert (code, err) == (0, ""), "slow clients are no fault of ours"


def test_half_a_head(site: Site) -> None:
    handshake = shaking(site.create(seed="1"))[:-2]
    halves = (b"", b"G", b"GET / HTTP/1.1", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", handshake)
    lines = [line(site, half) for half in halves]
    assert {answer(made) for made in lines} == {b""}


def test_half_a_second_request(site: Site) -> None:
    said = answer(line(site, head(site, "GET /api/health") + b"GET /api/hea"))
    assert said.startswith(b"HTTP/1.1 200")
    assert said.count(b"HTTP/1.1") == 1


def test_a_head_that_comes_drop_by_drop(site: Site) -> None:
    made = line(site, b"GET / HTTP/1.1\r\n")
    dripping = Thread(target=drip, args=(made, b"X-Header: x\r\n"))
    dripping.start()
    answer(made)
    dripping.join(PATIENCE)
    assert not dripping.is_alive()


def test_half_a_body(site: Site) -> None:
    before = _tables(site)
    assert answer(line(site, posting(site, "/api/tables", 500) + b'{"game": "race-for-berlin"')) == b""
    assert _tables(site) == before


def _tables(site: Site) -> int:
    with bystander(site) as client:
        return int(client.get("/api/health").json()["tables"])


def test_a_body_that_comes_drop_by_drop(site: Site) -> None:
    made = line(site, posting(site, "/api/tables", 1 << 20))
    dripping = Thread(target=drip, args=(made, b" "))
    dripping.start()
    answer(made)
    dripping.join(PATIENCE)
    assert not dripping.is_alive()


def test_a_body_of_no_known_length_is_not_read(site: Site) -> None:
    chunked = head(site, "POST /api/tables", "Content-Type: application/json", "Transfer-Encoding: chunked")
    said = answer(line(site, chunked + b"1\r\n{\r\n" * 10))
    assert said.startswith(b"HTTP/1.1 400")
    assert b'"is":"problem"' in said


def test_who_leaves_in_mid_body(site: Site) -> None:
    for size in (0, 1, 100_000):
        made = line(site, posting(site, "/api/tables", 1 << 20) + b" " * size)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # as a cable is pulled
        made.close()
    assert _tables(site) >= 0


def test_who_never_reads_the_answer(site: Site, report: Report) -> None:
    asked = head(site, "GET /api/openapi.json") * 300
    lines = [line(site, asked, buffer=4096) for _ in range(5)]
    endure(site, partial(_wait_for_end, lines, asked), report)


def test_a_websocket_that_never_reads(site: Site, report: Report) -> None:
    table = site.create("a-victory-lost", seed="1")
    sit = frame({"do": "sit", "token": table.tokens["axis"]})
    lines = [websocket(table, buffer=4096) for _ in range(5)]
    for made in lines:
        with suppress(OSError):
            made.sendall(sit * 500)
    endure(site, partial(_wait_for_end, lines, sit), report)


def _wait_for_end(lines: list[socket.socket], sent: bytes) -> None:
    """Wait, without reading, until the server has let go: then nothing can be sent any more."""
    for made in lines:
        with suppress(OSError), made:
            drip(made, sent)


def test_many_that_say_nothing_keep_nobody_away(site: Site, report: Report) -> None:
    lines = [line(site, b"GET /", f"127.0.1.{n % 100}") for n in range(MANY)]
    with bystander(site) as client:
        assert client.get("/api/health").status_code == 200
    endure(site, partial(_hear_all, lines), report)


def _hear_all(lines: list[socket.socket]) -> None:
    for made in lines:
        answer(made)


def test_after_all_that_one_plays(site: Site) -> None:
    table = site.create(seed="1")
    with table.page("zhukov") as page:
        page.act(*page.choices()[0])
    assert memory(site) < MOST_MEMORY


def test_an_address_that_holds_too_many_lines_is_told_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    site = Site(
        tmp_path_factory.mktemp("few") / "stavka.db", WIDE | {"client_connections": 8, "connections": 20}
    )
    try:
        make = partial(line, site, b"", "127.0.0.3")
        lines = [make() for _ in range(8)]
        said = answer(make())
        assert said.startswith(b"HTTP/1.1 429")
        assert b"retry-after: " in said
        assert b"your address" in said
        assert "votre adresse" in said.decode()
        lines += [line(site, b"", f"127.0.0.{10 + n}") for n in range(20)]
        said = answer(lines[-1])
        assert said.startswith(b"HTTP/1.1 503")
        assert b"trop de monde" in said
        for made in lines:
            made.close()
    finally:
        code, _, err = site.stop()
    assert (code, err) == (0, "")
