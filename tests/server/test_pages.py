"""Pages at a table: who is there, who missed something, who does not listen, who comes from elsewhere."""

from __future__ import annotations

import json
import socket
import struct
import time
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.site import PATIENCE, Page, Site, Table, level, play

SITS = 300
"""So often a page that does not listen asks for everything: far more than fits in any buffer."""


def seated(message: dict[str, object]) -> set[str]:
    seats = message["seats"]
    assert isinstance(seats, list)
    return {seat["side"] for seat in seats if seat["present"]}


def people(page: Page) -> set[str]:
    """Who is at the table, when somebody next comes or goes."""
    while (message := page.hear())["is"] != "people":
        pass
    return seated(message)


def test_everybody_sees_who_is_there(site: Site) -> None:
    table = site.create(seed="1")
    with table.page("zhukov") as zhukov:
        assert people(zhukov) == {"zhukov"}
        with table.page("konev") as konev:
            assert people(zhukov) == people(konev) == {"zhukov", "konev"}
            with table.page("konev"):  # a second page of the same seat changes nothing
                assert seated(table.info()) == {"zhukov", "konev"}
        assert people(zhukov) == {"zhukov"}
        with table.page("konev") as mover:
            assert people(zhukov) == {"zhukov", "konev"}
            mover.sit(table.tokens["zhukov"])
            assert people(zhukov) == {"zhukov"}
            assert mover.view["side"] == "zhukov"


def test_a_page_that_missed_something_asks_for_all_anew(site: Site) -> None:
    table = site.create(seed="1")
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        play({"zhukov": zhukov, "konev": konev}, Random(1), 30)
        level(zhukov, konev)
        with table.page("zhukov") as late:
            late.actions -= 3  # as if three messages had not arrived
            verb, target = (zhukov if zhukov.decision else konev).choices()[0]
            (zhukov if zhukov.decision else konev).act(verb, target)
            change = json.loads(late.socket.recv(timeout=PATIENCE))
            while change["is"] != "change":
                change = json.loads(late.socket.recv(timeout=PATIENCE))
            assert change["before"] != late.actions
            late.sit(table.tokens["zhukov"])
            zhukov.until(change["after"])
            assert late.view == zhukov.view


def test_pages_of_one_seat_get_the_same(site: Site) -> None:
    table = site.create(seed="1")
    with table.page("zhukov") as one, table.page("zhukov") as two, table.page("konev") as konev:
        play({"zhukov": one, "konev": konev}, Random(2), 40)
        for page in (one, two):
            page.until(40)
        assert one.view == two.view
        assert one.sight["layout"] == two.sight["layout"]


def deaf(table: Table, token: str) -> socket.socket:
    """A page that sits down and then reads nothing any more."""
    line = socket.create_connection(("127.0.0.1", table.site.port))
    lines = [
        f"GET {table.path}/live HTTP/1.1",
        f"Host: 127.0.0.1:{table.site.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    line.recv(1024)
    text = json.dumps({"do": "sit", "token": token}).encode()
    frame = b"\x81" + struct.pack("B", 0x80 | len(text)) + b"\0\0\0\0" + text
    line.sendall(frame * SITS)
    return line


def closed(line: socket.socket) -> bool:
    """Whether the server has let go of a line, once all that it had sent is read."""
    line.settimeout(PATIENCE)
    size = 0
    with suppress(ConnectionError):
        while chunk := line.recv(1 << 20):
            size += len(chunk)
    line.close()
    return size < SITS * 50_000


def test_a_page_that_does_not_listen_holds_up_nobody(own_site: Site) -> None:
    table = own_site.create(seed="2")
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        lines = [deaf(table, table.tokens["zhukov"]) for _ in range(3)]
        begun = time.monotonic()
        play({"zhukov": zhukov, "konev": konev}, Random(3), 200)
        assert time.monotonic() - begun < PATIENCE
        assert all(closed(line) for line in lines)
        play({"zhukov": zhukov, "konev": konev}, Random(3), 20)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://localhost"])
def test_a_page_from_elsewhere_gets_no_line(site: Site, origin: str) -> None:
    table = site.create(seed="1")
    with pytest.raises(InvalidStatus) as caught:
        table.connect(origin=origin)
    assert caught.value.response.status_code == 403
    with table.connect(origin=site.url) as line:
        assert Page(line).sit(table.tokens["konev"]).view["side"] == "konev"


def test_a_line_to_no_table_says_so(site: Site) -> None:
    with Table(site, "nowhere", {}).connect() as line:
        assert Page(line).hear()["word"] == "no-table"
