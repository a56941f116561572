"""A page of another site has its reader's browser ask for things here: nothing changes, nothing is told."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.hostile.lines import answer, line, shaking
from tests.server.site import Page, Site

WISH = {"game": "race-for-berlin"}

FOREIGN = (
    "http://evil.example",
    "https://evil.example",
    "null",
    "",
    "http://",
    "http://[",
    "http://127.0.0.1:1",
    "http://127.0.0.1",
    "http://localhost:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://evil.example/127.0.0.1:{port}",
    "http://127.0.0.1:{port}@evil.example",
    "file://127.0.0.1:{port}",
)

REBOUND = (
    "evil.example",
    "evil.example:{port}",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example.",
    "{own}.evil.example",
    "[evil.example]",
    "0x7f000001",
    "127.0.0.1@evil.example",
    "",
)
"""Names that somebody can point at any address: a browser then takes this server for a part of his site."""

OURS = (
    "localhost:{port}",
    "LOCALHOST",
    "stavka.localhost",
    "127.0.0.1:{port}",
    "192.168.1.20:{port}",
    "[::1]:{port}",
    "{own}:{port}",
    "{own}.local",
    "{own}.lan:{port}",
    "games.example.org",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("foreign")
    site = Site(folder / "stavka.db", {"tables_at_once": 10_000}, "--allow-host=games.example.org")
    yield site
    code, _, err = site.stop()
    assert (code, err) == (0, "")


def filled(site: Site, text: str) -> str:
    own = socket.gethostname().partition(".")[0]
    return text.replace("{port}", str(site.port)).replace("{own}", own)


def refused(answer: httpx.Response, status: int, word: str) -> None:
    problem = answer.json()
    assert (answer.status_code, problem["word"]) == (status, word)
    assert problem["message"]["en"] != problem["message"]["fr"]


def tables(site: Site) -> int:
    return int(site.http.get("/api/health").json()["tables"])


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_request_from_another_site(site: Site, origin: str) -> None:
    before = tables(site)
    headers = {"Origin": filled(site, origin)}
    refused(site.http.post("/api/tables", json=WISH, headers=headers), 403, "foreign-page")
    refused(site.http.delete("/api/tables/x", headers=headers), 403, "foreign-page")
    assert tables(site) == before


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_websocket_from_another_site(site: Site, origin: str) -> None:
    table = site.create(seed="1")
    with pytest.raises(InvalidStatus) as caught:
        table.connect(additional_headers={"Origin": filled(site, origin)})
    assert caught.value.response.status_code == 403
    assert b"foreign-page" in (caught.value.response.body or b"")


@pytest.mark.parametrize("where", ["cross-site", "same-site"])
def test_a_browser_that_says_so(site: Site, where: str) -> None:
    headers = {"Sec-Fetch-Site": where}
    refused(site.http.post("/api/tables", json=WISH, headers=headers), 403, "foreign-page")


@pytest.mark.parametrize(
    "media",
    ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "text/json", ""],
)
def test_a_form(site: Site, media: str) -> None:
    """Those are all that a page can send elsewhere without asking first."""
    before = tables(site)
    body = b'{"game": "race-for-berlin"}'
    refused(site.http.post("/api/tables", content=body, headers={"Content-Type": media}), 415, "not-json")
    table = site.create(seed="1")
    act = site.http.post(f"{table.path}/actions", content=b"{}", headers={"Content-Type": media})
    refused(act, 415, "not-json")
    assert tables(site) == before + 1


@pytest.mark.parametrize("host", REBOUND)
def test_a_name_that_is_not_ours(site: Site, host: str) -> None:
    name = filled(site, host)
    for path in ("/", "/api/games"):
        answered = site.http.get(path, headers={"Host": name})
        assert answered.status_code == 421, name
        assert "--allow-host" in answered.text
    refused(site.http.post("/api/tables", json=WISH, headers={"Host": name}), 421, "wrong-host")
    handshake = shaking(site.create(seed="1")).decode()
    rebound = handshake.replace(f"Host: 127.0.0.1:{site.port}", f"Host: {name}\r\nOrigin: http://{name}")
    assert answer(line(site, rebound.encode())).startswith(b"HTTP/1.1 421")


def test_no_name_at_all(site: Site) -> None:
    assert answer(line(site, b"GET /api/games HTTP/1.0\r\n\r\n")).startswith(b"HTTP/1.1 421")
    assert answer(line(site, b"GET /api/games HTTP/1.1\r\n\r\n")).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("host", OURS)
def test_names_of_ours(site: Site, host: str) -> None:
    name = filled(site, host)
    assert site.http.get("/api/games", headers={"Host": name}).status_code == 200
    headers = {"Host": name, "Origin": f"https://{name}", "Sec-Fetch-Site": "same-origin"}
    assert site.http.post("/api/tables", json=WISH, headers=headers).status_code == 200


def test_programs_say_nothing_of_where_they_are(site: Site) -> None:
    table = site.create(seed="1")
    with table.connect(origin=site.url) as line, table.connect() as other:
        for each in (line, other):
            assert Page(each).sit(table.tokens["konev"]).view["side"] == "konev"
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    made = site.http.post("/api/tables", content=b'{"game": "race-for-berlin"}', headers=headers)
    assert made.status_code == 200
