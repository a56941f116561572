"""The server is told to end, whatever is open: it ends in order, at once, and tells of no trouble."""

from __future__ import annotations

import signal
import socket
import time
from contextlib import suppress

import pytest

from tests.hostile.health import Report, report
from tests.hostile.lines import TEXT, frame, head, line, posting, shaking, websocket
from tests.server.site import PATIENCE, Site, Table

__all__ = ["report"]

ENDS = [signal.SIGTERM, signal.SIGINT]


def ended(site: Site, number: signal.Signals, report: Report) -> None:
    """End it, and see that nothing went wrong."""
    begun = time.perf_counter()
    site.process.send_signal(number)
    _, err = site.process.communicate(timeout=PATIENCE)
    report("end_s", round(time.perf_counter() - begun, 2))
    assert (site.process.returncode, err) == (0, "")


def everything(site: Site, table: Table) -> list[socket.socket]:
    """A connection in each state that one may be in."""
    lines = [
        line(site),
        line(site, b"GET /"),
        line(site, head(site, "GET /api/health")),
        line(site, head(site, "GET /api/health") + b"GET /api"),
        line(site, shaking(table)[:-2]),
        line(site, posting(site, "/api/tables", 1 << 20)),
        line(site, posting(site, "/api/tables", 1 << 20) + b" " * 100_000),
        line(site, posting(site, "/api/tables", 9 << 20) + b" " * 100_000),
        line(site, head(site, "GET /api/openapi.json") * 300, buffer=4096),
        websocket(table),
    ]
    sit = frame({"do": "sit", "token": table.tokens["zhukov"]})
    for sent in (sit, sit[:5], frame(b"half", TEXT, last=False), sit * 500):
        lines.append(websocket(table, buffer=4096))
        with suppress(OSError):
            lines[-1].sendall(sent)
    return lines


@pytest.mark.parametrize("number", ENDS)
def test_with_everything_open(own_site: Site, number: signal.Signals, report: Report) -> None:
    table = own_site.create(seed="1")
    lines = everything(own_site, table)
    with table.page("zhukov") as page, table.page("konev"):
        page.act(*page.choices()[0])
        before = page.actions
        ended(own_site, number, report)
    for made in lines:
        made.close()
    own_site.start()
    assert table.info()["actions"] == before


def test_while_the_computer_plays(own_site: Site, report: Report) -> None:
    table = own_site.create(seats={side: {"player": "random"} for side in ("zhukov", "konev")})
    with table.page() as page:
        page.until(5)
        ended(own_site, signal.SIGTERM, report)


def test_while_tables_are_made(own_site: Site, report: Report) -> None:
    wish = b'{"game": "victory-roads"}'
    asked = posting(own_site, "/api/tables", len(wish)) + wish
    lines = [line(own_site, asked) for _ in range(20)]
    ended(own_site, signal.SIGTERM, report)
    for made in lines:
        made.close()


def test_twice(own_site: Site, report: Report) -> None:
    lines = everything(own_site, own_site.create(seed="1"))
    own_site.process.send_signal(signal.SIGINT)
    ended(own_site, signal.SIGINT, report)
    for made in lines:
        made.close()


def test_it_leaves_its_port_to_the_next(own_site: Site, report: Report) -> None:
    with own_site.create(seed="1").page("zhukov"):
        ended(own_site, signal.SIGTERM, report)
    own_site.start()
