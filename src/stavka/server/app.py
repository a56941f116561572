"""The application: every route, and what stands behind it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from stavka.kernel.errors import StavkaError
from stavka.kernel.ruleset import Ruleset
from stavka.server import catalogue, making, openapi
from stavka.server.budgets import Budgets, client_of
from stavka.server.defaults import EDGE, LONGEST_TABLE, PACE, Edge
from stavka.server.exchange import body, packed, refuse, refuse_http, reply
from stavka.server.guard import Guard
from stavka.server.heavy import Heavy
from stavka.server.jobs import Create, Drawn, Kept
from stavka.server.known import known
from stavka.server.live import Live
from stavka.server.openapi import FTL, JSON, LIVE, OPERATIONS, SVG, Operation
from stavka.server.pictures import Pictures
from stavka.server.problems import Refused
from stavka.server.robots import Robots
from stavka.server.rooms import Room, Rooms
from stavka.server.static import CLIENT, Client, kept
from stavka.server.store import Store
from stavka.server.wire import Act, Done, Fork, Health, NewTable, Undo

Endpoint = Callable[[Request], Awaitable[Response]]


class Api:
    """What can be asked over HTTP; the methods have the names of the operations in the OpenAPI document."""

    def __init__(self, store: Store, rooms: Rooms, robots: Robots, heavy: Heavy, pictures: Pictures) -> None:
        self.store = store
        self.heavy = heavy
        self.pictures = pictures
        self.rooms = rooms
        self.robots = robots

    # ---- what never changes

    async def health(self, request: Request) -> Response:
        return reply(Health(version("stavka"), self.store.count(), self.store.count_broken()))

    async def openapi(self, request: Request) -> Response:
        return kept(request, _document(), JSON)

    async def words(self, request: Request) -> Response:
        return kept(request, catalogue.texts(None, request.path_params["lang"]), FTL)

    async def games(self, request: Request) -> Response:
        return packed(await self.pictures.games())

    async def game(self, request: Request) -> Response:
        drawn = await self._drawn(request)
        return kept(request, drawn.description.content, JSON, squeezed=drawn.description.squeezed)

    async def board(self, request: Request) -> Response:
        return _picture(request, (drawn := await self._drawn(request)), drawn.board)

    async def sprite(self, request: Request) -> Response:
        return _picture(request, (drawn := await self._drawn(request)), drawn.sprite)

    async def game_words(self, request: Request) -> Response:
        rules = await _rules(request)
        content = catalogue.texts(rules, request.path_params["lang"])
        dated = "v" in request.query_params and _dated(request, await self._drawn(request))
        return kept(request, content, FTL, for_ever=dated)

    async def rules(self, request: Request) -> Response:
        return reply(catalogue.rule_texts(await _rules(request), request.path_params["ref"]))

    async def _drawn(self, request: Request) -> Drawn:
        """The game and the map that are asked for."""
        rules = await _rules(request)
        name = request.query_params.get("map", "")
        if name and name not in rules.maps:
            raise HTTPException(404)
        return await self.pictures.drawn(rules.id, name)

    # ---- tables

    async def create(self, request: Request) -> Response:
        wish = await body(request, NewTable, LONGEST_TABLE)
        made = making.read(await self.heavy.do(Create(wish), client_of(request.scope)))
        await self.store.create(made)
        return reply(making.keys(made.card))

    async def table(self, request: Request) -> Response:
        return reply(self.rooms.info(request.path_params["table"]))

    async def view(self, request: Request) -> Response:
        room, sides = await self._room(request)
        self.robots.attend(room)
        return reply(room.sight(_first(sides)))

    async def moment(self, request: Request) -> Response:
        room, sides = await self._room(request)
        at = _number(request.path_params["number"])
        return packed(await room.moment(_first(sides), at, client_of(request.scope)))

    async def act(self, request: Request) -> Response:
        ask = await body(request, Act)
        room, sides = await self._room(request)
        after = await room.act(_first(sides), ask.after, ask.verb, ask.target)
        self.robots.attend(room)
        return reply(Done(after, ask.id))

    async def undo(self, request: Request) -> Response:
        ask = await body(request, Undo)
        room, sides = await self._room(request)
        after = await room.undo(_first(sides), ask.after, client_of(request.scope))
        self.robots.attend(room)
        return reply(Done(after, ask.id))

    async def fork(self, request: Request) -> Response:
        ask = await body(request, Fork)
        room, sides = await self._room(request)
        made = await room.fork(sides, ask.at, client_of(request.scope))
        await self.store.create(made)
        return reply(making.keys(made.card))

    async def save(self, request: Request) -> Response:
        room, sides = await self._room(request)
        name = f"{room.rules.id}-{len(room.game)}.stavka.json"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(await room.save(sides, client_of(request.scope)), headers=headers, media_type=JSON)

    async def overlay(self, request: Request) -> Response:
        room, sides = await self._room(request)
        unit = request.query_params.get("unit", "")
        return reply(room.overlay(_first(sides), request.path_params["name"], unit))

    async def _room(self, request: Request) -> tuple[Room, list[str]]:
        """The room that is asked for, and the seats of whoever asks."""
        room = await self.rooms.open(request.path_params["table"])
        request.state.room = room  # a refusal is told in the words of its game
        scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
        return room, room.sides(tokens.split()) if scheme.lower() == "bearer" else []


def _first(sides: list[str]) -> str:
    """The seat that looks or acts, where somebody has several: that of the first key."""
    return sides[0] if sides else ""


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Refused(f"a moment is a number, not {text!r}", word="not-a-number", got=text)
    return int(text)


async def _rules(request: Request) -> Ruleset[Any, Any]:
    return await known(request.path_params["game"])


def _dated(request: Request, drawn: Drawn) -> bool:
    """Whether an address carries the present edition: what it gives will then never change."""
    return request.query_params.get("v") == drawn.edition


def _picture(request: Request, drawn: Drawn, picture: Kept) -> Response:
    return kept(request, picture.content, SVG, for_ever=_dated(request, drawn), squeezed=picture.squeezed)


@cache
def _document() -> bytes:
    return openapi.encoded()


def create_app(db: Path, *, pace: float = PACE, client: Path = CLIENT, edge: Edge = EDGE) -> Starlette:
    """The server on a database file, which is made if there is none."""
    store = Store(db)
    heavy = Heavy()
    pictures = Pictures(heavy)
    rooms = Rooms(store, heavy)
    robots = Robots(pace)
    api = Api(store, rooms, robots, heavy, pictures)
    budgets = Budgets(edge.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(store.keep_tidy())
        try:
            yield
        finally:
            tidying.cancel()
            await robots.stop()
            await pictures.stop()
            await heavy.stop()
            store.close()

    return Starlette(
        routes=[
            *(
                Route(each.path, _paid(each, getattr(api, each.name), budgets), methods=[each.method])
                for each in OPERATIONS
            ),
            WebSocketRoute(LIVE, Live(rooms, robots, budgets).serve),
            Route("/api/{path:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
            Route("/{path:path}", Client(client, pictures.draw_ahead).serve),
        ],
        middleware=[
            Middleware(Guard, hosts=edge.hosts, budgets=budgets),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
        ],
        exception_handlers={StavkaError: refuse, HTTPException: refuse_http, Exception: refuse},
        lifespan=lifespan,
    )


def _paid(operation: Operation, answer: Endpoint, budgets: Budgets) -> Endpoint:
    """An operation that is done only for whom has the budget for it; the guard has taken 1 already."""

    async def paid(request: Request) -> Response:
        who = client_of(request.scope)
        if operation.cost > 1:
            budgets.requests.take(who, operation.cost - 1)
        if operation.makes_table:
            budgets.tables.take(who)
        return await answer(request)

    return paid


async def nothing(request: Request) -> Response:
    """An address under /api that there is not."""
    raise HTTPException(404)
