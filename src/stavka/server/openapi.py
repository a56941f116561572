"""The OpenAPI document, made from the structs that go over the wire: for bot writers, for the client's types.

`python -m stavka.server.openapi` prints it.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import version
from typing import Any, NamedTuple

import msgspec

from stavka.kernel.views import Overlay
from stavka.server.wire import (
    Act,
    Ask,
    Created,
    Done,
    Fork,
    GameDescription,
    GameSummary,
    Health,
    NewTable,
    Problem,
    RuleText,
    Sight,
    TableInfo,
    Tell,
    Undo,
)

SVG = "image/svg+xml"
FTL = "text/plain"
JSON = "application/json"

ASKED = {"Act", "Fork", "NewTable", "SeatWish", "Sit", "Undo"}
"""Structs that are sent to the server, where defaults may be left out; it sends its own structs whole."""


class Operation(NamedTuple):
    """One thing that can be asked of the server."""

    method: str
    path: str
    name: str
    summary: str
    gives: Any
    """A type for JSON, or a media type."""
    takes: Any = None
    seat: bool = False
    """Whether the answer depends on the seat of whoever asks."""
    query: tuple[str, ...] = ()
    cost: int = 1
    """What it takes from the budget of whoever asks."""
    makes_table: bool = False


OPERATIONS = (
    Operation("GET", "/api/health", "health", "That the server is there", Health),
    Operation("GET", "/api/openapi.json", "openapi", "This document", JSON),
    Operation("GET", "/api/words/{lang}.ftl", "words", "The interface's messages", FTL, query=("v",)),
    Operation("GET", "/api/games", "games", "The games that can be played", list[GameSummary]),
    Operation(
        "GET",
        "/api/games/{game}",
        "game",
        "All of a game that never changes, on one of its maps",
        GameDescription,
        query=("map",),
    ),
    Operation("GET", "/api/games/{game}/board.svg", "board", "A map", SVG, query=("map", "v")),
    Operation("GET", "/api/games/{game}/sprite.svg", "sprite", "Counters and signs", SVG, query=("map", "v")),
    Operation(
        "GET", "/api/games/{game}/words/{lang}.ftl", "game_words", "Its messages", FTL, query=("map", "v")
    ),
    Operation("GET", "/api/games/{game}/rules/{ref}", "rules", "A paragraph of its rules", list[RuleText]),
    Operation("POST", "/api/tables", "create", "Make a table", Created, NewTable, makes_table=True),
    Operation("GET", "/api/tables/{table}", "table", "A table as everybody sees it", TableInfo),
    Operation(
        "GET", "/api/tables/{table}/view", "view", "All that a seat may know", Sight, seat=True, cost=10
    ),
    Operation(
        "GET",
        "/api/tables/{table}/moments/{number}",
        "moment",
        "What the seat could see after so many actions",
        Sight,
        seat=True,
        cost=4,
    ),
    Operation("POST", "/api/tables/{table}/actions", "act", "Make an action", Done, Act, seat=True),
    Operation(
        "POST", "/api/tables/{table}/undo", "undo", "Take back one's last action", Done, Undo, seat=True
    ),
    Operation(
        "POST",
        "/api/tables/{table}/fork",
        "fork",
        "A table of one's own",
        Created,
        Fork,
        seat=True,
        makes_table=True,
    ),
    Operation("GET", "/api/tables/{table}/save", "save", "The save file", JSON, seat=True, cost=20),
    Operation(
        "GET",
        "/api/tables/{table}/overlays/{name}",
        "overlay",
        "Something to lay over the map",
        Overlay,
        seat=True,
        query=("unit",),
        cost=4,
    ),
)

LIVE = "/api/tables/{table}/live"

ABOUT_LIVE = (
    "A websocket. The page sends `Ask` messages, `Sit` first; the server answers with `Tell` messages: "
    "`Sight` after each `Sit`, `Change` after each action of anybody, `Done` or `Problem` with the `id` of "
    "what was asked, `People` when somebody comes or goes. Pages must come from the server itself. "
    "Who sends too much is told so in a `Problem`, and the websocket is closed with 4429."
)


def document() -> dict[str, Any]:
    """The whole document."""
    schemas = components()
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _describe(operation)
    paths[LIVE] = {
        "get": {
            "operationId": "live",
            "summary": "Play",
            "description": ABOUT_LIVE,
            "parameters": _parameters(LIVE, ()),
            "responses": {"101": {"description": "The websocket is open."}},
        }
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stavka", "version": version("stavka"), "description": _about()},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _about() -> str:
    return (
        "Tables that people and computers play at. A seat is held by whoever has its token, given as "
        "`Authorization: Bearer TOKEN`; several tokens may follow each other, separated by spaces, where "
        "holding several seats allows more. Without one, a reader is an onlooker. Each address has a budget; "
        "beyond it the answer is 429, with `Retry-After`."
    )


def components() -> dict[str, Any]:
    """The schema of every struct, by name."""
    types = [Ask, Tell]
    for operation in OPERATIONS:
        types += [t for t in (operation.gives, operation.takes) if t is not None and not isinstance(t, str)]
    (ask, tell, *_), found = _schemas(types)
    schemas: dict[str, Any] = {**found, "Ask": ask, "Tell": tell}
    for name, schema in found.items():
        if name not in ASKED and "properties" in schema:
            schema["required"] = list(schema["properties"])
    return dict(sorted(schemas.items()))


def _schemas(types: list[Any]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")


def _schema(kind: Any) -> dict[str, Any]:
    return _schemas([kind])[0][0]


def _describe(operation: Operation) -> dict[str, Any]:
    media = operation.gives if isinstance(operation.gives, str) else JSON
    plain = {"type": "object" if media == JSON else "string"}
    schema = plain if isinstance(operation.gives, str) else _schema(operation.gives)
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": _parameters(operation.path, operation.query),
        "responses": {
            "200": {"description": "Done", "content": {media: {"schema": schema}}},
            "default": {
                "description": "Refused; nothing has changed",
                "content": {JSON: {"schema": _schema(Problem)}},
            },
        },
    }
    if operation.takes is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(operation.takes)}}}
    if operation.seat:
        described["security"] = [{"seat": []}, {}]
    return described


def _parameters(path: str, query: tuple[str, ...]) -> list[dict[str, Any]]:
    parts = [(name, "path") for name in re.findall(r"{(\w+)}", path)] + [(name, "query") for name in query]
    return [
        {
            "name": name,
            "in": where,
            "required": where == "path",
            "schema": {"type": "integer" if name == "number" else "string"},
        }
        for name, where in parts
    ]


def encoded() -> bytes:
    """The document as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=2) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(encoded())
