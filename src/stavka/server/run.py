"""The server as a process: its address, its loop, its beginning and its end."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from ipaddress import ip_network
from pathlib import Path

import msgspec

from stavka.kernel.errors import StavkaError, os_reason
from stavka.server.app import create_app
from stavka.server.defaults import EDGE, HOST, PACE, PORT, Edge
from stavka.server.web import WebServer

MORE_PORTS = 20
"""How many ports after one that is taken are tried for a free one to name."""


class CannotServe(StavkaError):
    """An address that cannot be had."""


def bind(host: str, port: int) -> socket.socket:
    """The address, taken before anything is started; refused if it is another's, or no address of ours."""
    try:
        return _bind(host, port)
    except OSError as error:
        free = next((p for p in range(port + 1, min(port + MORE_PORTS, 65_536)) if _is_free(host, p)), None)
        if free is None:
            raise CannotServe(
                f"cannot serve at {host}, port {port}: {error.strerror}",
                word="cannot-serve",
                host=host,
                port=str(port),
                **os_reason(error),
            ) from None
        raise CannotServe(
            f"port {port} is in use, perhaps by another stavka serve; {free} is free: --port {free}",
            word="port-in-use",
            port=str(port),
            free=str(free),
        ) from None


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen()  # two may have bound it; only one can listen
    except OSError:
        taken.close()
        raise
    return taken


def _is_free(host: str, port: int) -> bool:
    with suppress(OSError), closing(_bind(host, port)):
        return True
    return False


def serve(
    db: Path,
    host: str = HOST,
    port: int = PORT,
    *,
    pace: float = PACE,
    edge: Edge = EDGE,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until interrupted. `ready` is called when pages can be asked for."""
    check_proxies(edge)
    hosts = (*edge.hosts, host)
    with closing(bind(host, port)) as address:
        app = create_app(db, pace=pace, edge=msgspec.structs.replace(edge, hosts=hosts))
        _spare_the_collector()
        server = WebServer(app, edge, ready)
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            runner.run(server.serve(sockets=[address]))


def check_proxies(edge: Edge) -> None:
    """Refuse what is no address: it would believe nobody, without a word."""
    for each in edge.proxies:
        try:
            ip_network(each)
        except ValueError:
            raise CannotServe(
                f"{each!r} is no address or network of a proxy", word="bad-proxy", given=each
            ) from None


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A quicker event loop, where the system has one."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # there is none for Windows
        return None
    return new_event_loop


def _spare_the_collector() -> None:
    """What was loaded stays: look for garbage among what came since, and not at every few hundred things."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
