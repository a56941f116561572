"""`stavka render`: a picture of a game, as SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import stavka
from stavka.cli import complete
from stavka.cli.files import is_there, open_game
from stavka.cli.frame import Desk, Told, desk
from stavka.cli.saves import SideName, known_side
from stavka.games import GAMES
from stavka.kernel.errors import nearest, os_reason
from stavka.kernel.game import Game

WIDTH = 2000
"""The width of a PNG that nobody asked another of."""
WIDEST = 12_000

Drawn = Annotated[str, typer.Argument(metavar="FILE|GAME", autocompletion=complete.games)]


def render(
    ctx: typer.Context,
    what: Drawn,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    side: SideName = "",
    dark: Annotated[bool, typer.Option("--dark")] = False,
    width: Annotated[int, typer.Option("--width", metavar="N", min=16, max=WIDEST)] = WIDTH,
    moment: Annotated[int | None, typer.Option("--moment", "--at", metavar="N")] = None,
) -> None:
    from stavka.render import picture, png  # the other commands need not wait for it

    at = desk(ctx)
    suffix = out.suffix.lower() if out else ".svg"
    if suffix not in (".svg", ".png"):
        raise Told("no-picture", file=str(out))
    game = _found(at, what)
    if moment is not None:
        game.rewind(moment)
    seen = known_side(game, side) if side else ""
    svg = picture(game, seen, lang=at.lang, theme="dark" if dark else "light")
    if out is None:
        if at.json:
            at.emit({"svg": svg})
        else:
            typer.echo(svg)
        return
    _write(out, png(svg, width) if suffix == ".png" else svg.encode())
    if at.json:
        at.emit({"file": str(out)})
    else:
        at.print(at.say("drawn", file=str(out)))


def _found(at: Desk, what: str) -> Game[Any]:
    """The game in a file; or by its name, at its start."""
    path = Path(what)
    if is_there(path) or path.suffix:
        return open_game(at, path)
    if what not in GAMES:
        raise Told("no-file-or-game", name=what, known=list(GAMES), near=nearest(what, GAMES))
    return stavka.new(what, seed=0, data=at.data)


def _write(path: Path, picture: bytes) -> None:
    try:
        path.write_bytes(picture)
    except OSError as error:
        raise Told("cannot-write", file=str(path), **os_reason(error)) from None
