"""The server as a process: granian inside it, not beside it, so that nothing outlives it."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from granian.constants import Interfaces
from granian.server.embed import Server

from stavka.kernel.errors import StavkaError, os_reason
from stavka.server.app import create_app
from stavka.server.defaults import HOST, PACE, PORT

MORE_PORTS = 20
"""How many ports after one that is taken are tried for a free one to name."""


class CannotServe(StavkaError):
    """An address that cannot be had."""


def check_port(host: str, port: int) -> None:
    """Refuse an address that is taken, or that is not this machine's, before anything is started."""
    try:
        _bind(host, port)
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


def _bind(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        trial.bind((host, port))


def _is_free(host: str, port: int) -> bool:
    with suppress(OSError):
        _bind(host, port)
        return True
    return False


def serve(
    db: Path,
    host: str = HOST,
    port: int = PORT,
    *,
    pace: float = PACE,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until interrupted. `ready` is called when pages can be asked for."""
    check_port(host, port)
    app = create_app(db, pace=pace)
    _spare_the_collector()
    server = Server(app, host, port, interface=Interfaces.ASGI, log_enabled=False)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        runner.run(_serve(server, ready))


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


async def _serve(server: Server, ready: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows ends by the interrupt itself
            loop.add_signal_handler(number, server.stop)
    server.on_startup(ready)
    await server.serve()
