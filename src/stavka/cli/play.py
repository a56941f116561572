"""`stavka play`: sit down to a game, new or saved, against the computer or side by side."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

import stavka
from stavka.cli import complete
from stavka.cli.choices import fits_name
from stavka.cli.files import free_name, is_there, open_game, saved_games
from stavka.cli.frame import Desk, Told, desk
from stavka.cli.saves import known_side, options
from stavka.cli.terminal import Terminal
from stavka.games import GAMES
from stavka.kernel.game import Game
from stavka.players import Player, player

RESUMABLE = 5
"""So many saved games are offered to go on with."""


def play(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="GAME|FILE", autocompletion=complete.games)] = "",
    scenario: Annotated[str, typer.Option("--scenario", autocompletion=complete.scenarios)] = "",
    option: Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE")] = [],  # noqa: B006
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    side: Annotated[str, typer.Option("--as", metavar="SIDE", autocompletion=complete.sides)] = "",
    hotseat: Annotated[bool, typer.Option("--hotseat")] = False,
    opponent: Annotated[str, typer.Option("--opponent", autocompletion=complete.players)] = "random",
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    open_hands: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    at = desk(ctx)
    if side and hotseat:
        raise Told("as-or-hotseat")
    if sys.stdin.isatty():
        _line_editing()
    try:
        what = what or _ask_what(at)
        resumed = Path(what) if _is_file(what) else None
        if resumed is not None:
            game = open_game(at, resumed)
        else:
            game = stavka.new(what, scenario, options=options(option), seed=seed, data=at.data)
        path = _save_path(game, resumed, save)
        computers = _seats(at, game, side, hotseat, opponent)
    except (EOFError, KeyboardInterrupt):
        at.print()
        return
    Terminal(at, game, computers, path, open_hands=open_hands).run()


def _is_file(what: str) -> bool:
    if what in GAMES:
        return False
    return os.sep in what or what.endswith((".json", ".toml")) or is_there(Path(what))


def _save_path(game: Game[Any], resumed: Path | None, save: Path | None) -> Path:
    """Where the game is kept: never over another one, nor over a position file."""
    if save is not None:
        if is_there(save) and (resumed is None or not save.samefile(resumed)):
            raise Told("file-exists-play", file=str(save))
        return save
    if resumed is not None and resumed.suffix != ".toml":
        return resumed
    return free_name(game.rules.id)


def _ask_what(at: Desk) -> str:
    """Which game: a new one, or one of those that were left."""
    titles = {name: at.words(at.rules(name)).title() for name in GAMES}
    entries = [(name, at.say("new-game", title=title)) for name, title in titles.items()]
    entries += [(str(path), at.say("go-on", file=path.name)) for path in saved_games()[:RESUMABLE]]
    return _ask(at, at.say("which-game"), entries)


def _seats(at: Desk, game: Game[Any], side: str, hotseat: bool, opponent: str) -> dict[str, Player]:
    """Which sides the computer plays."""
    spoken = at.words(game.rules)
    sides = game.rules.sides
    if side:
        side = known_side(game, side)
    elif not hotseat:
        entries = [(each, at.say("against", side=spoken.side(each))) for each in sides]
        side = _ask(at, at.say("which-mode"), [*entries, ("", at.say("hotseat"))])
    others = [each for each in sides if side and each != side]
    return {each: player(opponent, f"{game.seed} {each} {len(game)}") for each in others}


def _ask(at: Desk, question: str, entries: list[tuple[str, str]]) -> str:
    """One of a few things, by its number or the beginning of its name."""
    at.print(question, *(f"  {n} {label}" for n, (_, label) in enumerate(entries, 1)))
    while True:
        typed = input("> ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(entries):
            return entries[int(typed) - 1][0]
        found = [value for value, label in entries if typed and fits_name(typed, label)]
        if len(found) == 1:
            return found[0]
        at.print(at.say("type-a-number", count=len(entries)))


def _line_editing() -> None:
    """Arrow keys and history, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - input() uses it once it is there
