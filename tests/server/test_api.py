"""What the server says of itself and of the games; addresses, types, how long things are kept."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route, WebSocketRoute

from stavka.games import ruleset
from stavka.kernel.names import Kind
from stavka.server import openapi
from stavka.server.app import create_app
from tests.server.site import Site

GAME = "/api/games/race-for-berlin"


@pytest.fixture
def document() -> Any:
    printed = subprocess.run([sys.executable, "-m", "stavka.server.openapi"], capture_output=True, check=True)
    return json.loads(printed.stdout)


def test_the_document_names_only_schemas_that_it_has(document: Any, site: Site) -> None:
    assert document == site.ok(site.http.get("/api/openapi.json"))
    assert document["openapi"].startswith("3.1")
    known = set(document["components"]["schemas"])
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))
    assert named <= known
    assert {"Ask", "Tell", "UnitView", "Layout", "Face", "Overlay", "Problem"} <= known
    for schema in known - openapi.ASKED:
        described = document["components"]["schemas"][schema]
        if "properties" in described:
            assert described["required"] == list(described["properties"])
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["responses"]
            assert operation["summary"]


def test_every_route_is_in_the_document(document: Any, tmp_path: Path) -> None:
    app = create_app(tmp_path / "stavka.db")
    served = {
        (route.path, method.lower())
        for route in app.routes
        if isinstance(route, Route) and "{path:path}" not in route.path
        for method in (route.methods or set()) - {"HEAD"}
    }
    served |= {(route.path, "get") for route in app.routes if isinstance(route, WebSocketRoute)}
    assert served == {(path, method) for path, methods in document["paths"].items() for method in methods}


def test_games(site: Site) -> None:
    (game,) = [g for g in site.ok(site.http.get("/api/games")) if g["id"] == "race-for-berlin"]
    assert game["title"]["fr"]
    assert game["blurb"]["en"] != game["blurb"]["fr"]
    assert game["sides"] == ["zhukov", "konev"]
    assert "random" in game["players"]
    described = site.ok(site.http.get(GAME))
    rules = ruleset("race-for-berlin")
    assert [place["id"] for place in described["places"]] == list(rules.names.of[Kind.SPACE])
    assert [unit["id"] for unit in described["units"]] == list(rules.names.of[Kind.UNIT])
    seelow = next(place for place in described["places"] if place["id"] == "seelow")
    assert seelow["on_map"]
    assert 0 < seelow["x"] < described["width"]
    places = described["places"]
    beside = {
        frozenset((place["id"], places[n + later]["id"]))
        for n, place in enumerate(places)
        for later in place["later"]
    }
    assert {"seelow", "letschin"} in beside
    assert described["facts"]["origin"] == "space"


def test_pictures_and_words_are_kept_for_ever_under_their_edition(site: Site) -> None:
    edition = site.ok(site.http.get(GAME))["edition"]
    for path, media, has in (
        ("board.svg", "image/svg+xml", 'data-space="seelow"'),
        ("sprite.svg", "image/svg+xml", 'id="face-8ga-1.0"'),
        ("words/fr.ftl", "text/plain", "game-title = "),
    ):
        dated = site.http.get(f"{GAME}/{path}?v={edition}")
        assert has in dated.text
        assert dated.headers["content-type"].startswith(media)
        assert dated.headers["content-encoding"] == "gzip"
        assert "immutable" in dated.headers["cache-control"]
        plain = site.http.get(f"{GAME}/{path}?v=other", headers={"accept-encoding": "identity"})
        assert plain.text == dated.text
        assert plain.headers["cache-control"] == "no-cache"
        again = site.http.get(f"{GAME}/{path}", headers={"if-none-match": dated.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert "labelled = " in site.http.get("/api/words/en.ftl").text


def test_a_scenario_may_have_a_map_of_its_own(site: Site) -> None:
    game = "/api/games/stalingrad-roads"
    whole, part = (site.ok(site.http.get(game + query)) for query in ("", "?map=uranus"))
    assert (whole["map"], part["map"]) == ("", "uranus")
    assert part["width"] < whole["width"]
    assert part["edition"] != whole["edition"]
    there = [{place["id"] for place in each["places"] if place["on_map"]} for each in (whole, part)]
    assert there[1] < there[0]
    for path in ("board.svg", "sprite.svg", "words/en.ftl"):
        dated = site.http.get(f"{game}/{path}?map=uranus&v={part['edition']}")
        assert "immutable" in dated.headers["cache-control"]
        mixed = site.http.get(f"{game}/{path}?v={part['edition']}")
        assert mixed.headers["cache-control"] == "no-cache"
    drawn = site.http.get(f"{game}/board.svg?map=uranus").text
    assert set(re.findall(r'data-space="(\d+)"', drawn)) == there[1]
    tables = [site.create("stalingrad-roads", scenario=each) for each in ("uranus", "campaign")]
    assert [table.info()["map"] for table in tables] == ["uranus", ""]


def test_a_scenario_is_told_in_both_languages(site: Site) -> None:
    (game,) = [g for g in site.ok(site.http.get("/api/games")) if g["id"] == "stalingrad-roads"]
    assert game["scenario_texts"].keys() == game["scenarios"].keys()
    assert all(text["en"] and text["fr"] for text in game["scenario_texts"].values())


def test_rules(site: Site) -> None:
    told = site.ok(site.http.get(f"{GAME}/rules/2.4.2"))
    assert [set(rule["text"]) for rule in told] == [{"en", "fr"}] * len(told)
    assert all(rule["id"].startswith("2.4.2") for rule in told)


@pytest.mark.parametrize(
    ("path", "status", "word"),
    [
        ("/api/games/chess", 404, "unknown-game"),
        (f"{GAME}/rules/99.9", 404, "unknown-rule"),
        ("/api/words/de.ftl", 404, "unknown-language"),
        ("/api/tables/nowhere", 404, "no-table"),
        ("/api/tables/nowhere/view", 404, "no-table"),
        ("/api/nothing", 404, "no-page"),
        (f"{GAME}?map=moon", 404, "no-page"),
        (f"{GAME}/board.svg?map=moon", 404, "no-page"),
        ("/api/tables", 404, "no-page"),
    ],
)
def test_what_there_is_not(site: Site, path: str, status: int, word: str) -> None:
    answer = site.http.get(path)
    assert answer.status_code == status
    problem = answer.json()
    assert (problem["is"], problem["word"]) == ("problem", word)
    assert problem["message"]["en"] != problem["message"]["fr"]


def test_every_answer_is_guarded(site: Site) -> None:
    for path in ("/", "/api/health", "/api/nothing", f"{GAME}/board.svg"):
        headers = site.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def asked(client: Path, *paths: str) -> list[httpx.Response]:
    """What a server with that client answers, without a socket in between."""

    async def ask() -> list[httpx.Response]:
        app = create_app(client.parent / "stavka.db", client=client)
        transport = httpx.ASGITransport(app=app)
        browser = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        async with browser, app.router.lifespan_context(app):
            return [await browser.get(path) for path in paths]

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client, as the build leaves it."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the client</title>")
    (folder / "assets" / "main-1a2b.js").write_text("play()" * 200)
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "outside.txt").write_text("not for you")
    return folder


def test_the_client(built: Path) -> None:
    for answer in asked(built, "/", "/table/abc", "/no/such/file.js"):
        assert "the client" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    nowhere = ("/%2e%2e/outside.txt", "/assets/%2e%2e/%2e%2e/outside.txt", "/" + "x" * 300, "/%00", "/a%00b")
    assert {answer.status_code for answer in asked(built, *nowhere)} == {404}
    script, icon = asked(built, "/assets/main-1a2b.js", "/favicon.svg")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert icon.headers["content-type"] == "image/svg+xml"


def test_a_client_that_was_not_built(tmp_path: Path) -> None:
    page, health = asked(tmp_path / "dist", "/", "/api/health")
    assert page.status_code == 503
    assert "make play" in page.text
    assert 'lang="fr"' in page.text
    assert health.json()["tables"] == 0
