"""What comes in and what goes out over HTTP: bodies within their limits, answers, refusals."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from stavka.kernel.errors import StavkaError
from stavka.server.audience import encode
from stavka.server.budgets import TooMuch
from stavka.server.defaults import LONGEST_MESSAGE
from stavka.server.openapi import JSON
from stavka.server.problems import Refused, our_fault, problem, read, status

if TYPE_CHECKING:
    from stavka.server.rooms import Room

T = TypeVar("T")


def reply(value: Any, status: int = 200, **headers: str) -> Response:
    """An answer as JSON."""
    return packed(encode(value), status, **headers)


def packed(content: bytes, status: int = 200, **headers: str) -> Response:
    """An answer that is JSON already."""
    return Response(content, status, {"cache-control": "no-store", **headers}, JSON)


async def body(request: Request, kind: type[T], most: int = LONGEST_MESSAGE) -> T:
    """What was sent, as the struct that it should be."""
    media, _, _ = request.headers.get("content-type", "").partition(";")
    if media.strip().lower() != JSON:
        raise Refused(f"what is sent must be {JSON}", word="not-json", wanted=JSON)
    content = bytearray()
    announced = request.headers.get("content-length", "")
    try:
        if announced.isdecimal() and int(announced) > most:
            raise too_large(most)
        async for chunk in request.stream():
            content += chunk
            if len(content) > most:
                raise too_large(most)
    except ClientDisconnect:
        raise Refused("the sender left before the end", word="bad-message", reason="…") from None
    return read(msgspec.json.Decoder(kind), bytes(content))


def too_large(most: int) -> Refused:
    """More than there may be."""
    return Refused(f"this is too large: {most // 1024} kB at most", word="too-large", most=most // 1024)


def refuse(request: Request, error: Exception) -> Response:
    """An error as a problem for programs, as a small page for people."""
    room: Room | None = getattr(request.state, "room", None)
    told = error if isinstance(error, StavkaError) else our_fault(error)
    rules, after = (room.rules, len(room.game)) if room else (None, -1)
    what = problem(told, rules, after=after)
    headers = {"retry-after": str(error.seconds)} if isinstance(error, TooMuch) else {}
    if request.scope["path"].startswith("/api"):
        return reply(what, status(told), **headers)
    lines = "".join(f'<p lang="{lang}">{html.escape(text)}</p>' for lang, text in what.message.items())
    page = f"<!doctype html><title>Stavka</title>{lines}"
    return Response(page, status(told), headers, media_type="text/html")


def refuse_http(request: Request, error: Exception) -> Response:
    """An address that there is not, or not for this method."""
    return refuse(request, no_page())


def no_page() -> Refused:
    """Nothing is served there."""
    return Refused("there is nothing at this address", word="no-page")
