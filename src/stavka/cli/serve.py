"""`stavka serve` and `stavka tables`: play in the browser, and the tables that are kept."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from stavka.cli.frame import Desk, Told, desk
from stavka.folders import database
from stavka.games import ruleset
from stavka.kernel.errors import StavkaError, nearest
from stavka.server.defaults import HOST, PACE, PORT, Edge, Limits
from stavka.words import Words

if TYPE_CHECKING:
    from stavka.server.listing import Listed

Db = Annotated[Path | None, typer.Option("--db", metavar="FILE")]


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = HOST,
    port: Annotated[int, typer.Option("--port", metavar="N", min=1, max=65_535)] = PORT,
    db: Db = None,
    browse: Annotated[bool | None, typer.Option("--open/--no-open")] = None,
    pace: Annotated[float, typer.Option("--pace", metavar="SECONDS", min=0)] = PACE,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host", metavar="NAME")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=NUMBER")] = None,
) -> None:
    from stavka.server import run  # the other commands need not wait for it

    at = desk(ctx)
    file = db or database()
    address = f"http://{_shown(host)}:{port}/"
    edge = Edge(tuple(allow_host or ()), tuple(proxy or ()), _limits(limit or []))

    def ready() -> None:
        at.print(at.say("serving", address=address, file=str(file)), at.say("serving-stop"))
        if _is_desktop() if browse is None else browse:
            webbrowser.open(address)

    try:
        run.serve(file, host, port, pace=pace, edge=edge, ready=ready)
    except StavkaError as error:  # no mistake in what was typed: the machine does not allow it
        at.err.print(at.say("error", message=at.words().error(error)), soft_wrap=True)
        raise typer.Exit(1) from None
    at.print(at.say("served"))


def _limits(given: list[str]) -> Limits:
    """The limits, less those that are set otherwise."""
    names = Limits.__struct_fields__
    numbers = {}
    for each in given:
        name, _, number = each.partition("=")
        name = name.replace("-", "_")
        if name not in names:
            raise Told("no-such-limit", name=name, known=list(names), near=nearest(name, names))
        numbers[name] = number
        try:
            msgspec.convert({name: number}, Limits, strict=False)
        except msgspec.ValidationError:
            raise Told("bad-limit", name=name, usual=getattr(Limits(), name)) from None
    return msgspec.convert(numbers, Limits, strict=False)


def _shown(host: str) -> str:
    """The host as it is typed in a browser on this machine."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _is_desktop() -> bool:
    """Whether a person sits before this machine's own screen."""
    display = sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    return sys.stdout.isatty() and display


def tables(
    ctx: typer.Context,
    db: Db = None,
    address: Annotated[str, typer.Option("--address", metavar="URL")] = f"http://{HOST}:{PORT}",
) -> None:
    from stavka.server.listing import listed  # the other commands need not wait for it

    at = desk(ctx)
    file = db or database()
    if not file.is_file():
        raise Told("no-file", file=str(file))
    found = listed(file)

    def links(table: Listed) -> dict[str, str]:
        chairs = table.card.chairs if table.card else ()
        return {
            chair.side: f"{address}/table/{table.id}#seat={chair.token}" for chair in chairs if chair.token
        }

    if at.json:
        at.emit([_as_json(table) | {"seats": links(table)} for table in found])
        return
    for table in found:
        spoken = at.words(ruleset(table.card.header.game) if table.card and not table.broken else None)
        at.print(_line(at, table, spoken))
        for side, link in links(table).items():
            at.print(f"  {at.words().labelled(spoken.side(side), link)}")
    if not found:
        at.print(at.say("no-tables"))


def _as_json(table: Listed) -> dict[str, Any]:
    card = table.card
    return {
        "table": table.id,
        "game": card.header.game if card else "",
        "actions": card.standing.actions if card else 0,
        "changed": card.standing.changed if card else "",
        "ended": card.standing.ended if card else "",
        "broken": table.broken,
    }


def _line(at: Desk, table: Listed, spoken: Words) -> str:
    """A table in one line; one that cannot be read, with the reason."""
    card = table.card
    if card is None or table.broken:
        return at.say("table-broken", table=table.id, reason=table.broken)
    return at.say(
        "table-kept",
        title=spoken.title(),
        scenario=spoken.scenario(card.header.scenario),
        count=card.standing.actions,
        changed=card.standing.changed,
        ended=card.standing.ended or None,
    )
