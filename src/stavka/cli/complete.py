"""What the shell offers when the Tab key is pressed."""

from __future__ import annotations

from pathlib import Path

import typer

from stavka.cli.frame import desk
from stavka.games import GAMES
from stavka.kernel import journal
from stavka.kernel.errors import StavkaError
from stavka.players import PLAYERS


def games(incomplete: str) -> list[str]:
    return [name for name in GAMES if name.startswith(incomplete)]


def players(incomplete: str) -> list[str]:
    return [name for name in PLAYERS if name.startswith(incomplete)]


def scenarios(ctx: typer.Context, incomplete: str) -> list[str]:
    try:
        known = desk(ctx).rules(_game(ctx)).scenarios
    except (StavkaError, OSError):
        return []
    return [name for name in known if name.startswith(incomplete)]


def sides(ctx: typer.Context, incomplete: str) -> list[str]:
    try:
        known = desk(ctx).rules(_game(ctx)).sides
    except (StavkaError, OSError):
        return []
    return [name for name in known if name.startswith(incomplete)]


def _game(ctx: typer.Context) -> str:
    """The game that the command line names, or that its save file is of."""
    named = [str(ctx.params.get(key) or "") for key in ("game", "what", "file")]
    for given in (*named, *ctx.args):  # what stands before an option without its value is not parsed yet
        if given in GAMES:
            return given
        if given and Path(given).is_file():
            return journal.read(Path(given)).game
    return ""
