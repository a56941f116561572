"""What stands before every answer: who may ask and how much, and what each answer carries for safety's sake.

Pages from elsewhere cannot change anything here, though a browser sends what they tell it to: what changes
something must come from a page of this server (`Origin`, `Sec-Fetch-Site`) or from no page at all, and the
server answers only to its own names (`Host`), so that no other name can be pointed at it.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stavka.server.budgets import Budgets, client_of
from stavka.server.defaults import LONGEST_ADDRESS
from stavka.server.exchange import no_page, refuse
from stavka.server.problems import Refused

POLICY = (
    "default-src 'self'; "
    "style-src 'self' 'unsafe-inline'; "  # drawings carry style attributes
    "img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

SAFE = ("GET", "HEAD", "OPTIONS")
"""What changes nothing."""

HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""What home networks put after a machine's name; nobody can have such a name on the internet."""


class Guard:
    """Lets in who may come in, and adds the headers."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], budgets: Budgets) -> None:
        self.app = app
        self.budgets = budgets
        own = socket.gethostname().partition(".")[0]
        names = {"localhost", socket.gethostname(), *(own + end for end in HOME), *hosts}
        self.names = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as error:
            # A websocket is refused in the same way: before it is open it is a request.
            request = Request({**scope, "type": "http"})
            await refuse(request, error)(scope, receive, _guarded(send))
        else:
            await self.app(scope, receive, _guarded(send))

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host):
            raise Refused(
                f"this server is not called {host[:80]!r} (it is told its names by --allow-host)",
                word="wrong-host",
                host=host[:80],
            )
        if max(len(scope["path"].encode()), len(scope["query_string"])) > LONGEST_ADDRESS:
            raise no_page()
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            _check_origin(headers, host)
        if scope["type"] == "http":
            self.budgets.requests.take(client_of(scope))

    def _is_ours(self, host: str) -> bool:
        """Whether this server is meant: by its names, or by figures, which nobody can point elsewhere."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            return name in self.names or name.endswith(".localhost") or bool(ip_address(name))
        except ValueError:
            return False


def _check_origin(headers: Headers, host: str) -> None:
    """Refuse what a page from elsewhere sends; programs that are no browser say nothing of where they are."""
    scheme, _, origin = headers.get("origin", f"http://{host}").partition("://")
    foreign = headers.get("sec-fetch-site") in ("cross-site", "same-site")
    if foreign or scheme not in ("http", "https") or origin.lower() != host.lower():
        raise Refused("a page of another site cannot do this here", word="foreign-page")


def _guarded(send: Send) -> Send:
    """Sends what there is to send, with the headers."""

    async def guarded(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            MutableHeaders(scope=message).update(HEADERS)
        await send(message)

    return guarded
