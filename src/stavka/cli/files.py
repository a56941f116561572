"""Opening what a command is given: a save, or a position file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import stavka
from stavka.cli.frame import Desk, Told
from stavka.folders import data_folder
from stavka.kernel import journal
from stavka.kernel.errors import os_reason
from stavka.kernel.game import Game


def is_there(path: Path) -> bool:
    """Whether there is such a file or folder; none has a name that no system takes."""
    with suppress(OSError, ValueError):
        return path.exists()
    return False


def open_game(desk: Desk, path: Path, *, replayed: bool = False) -> Game[Any]:
    """The game in a save file, or at a position (.toml).

    A save of other rules goes on from its state, and the reader is told so; where all of it must be replayed,
    it is refused.
    """
    if not is_there(path):
        raise Told("no-file", file=str(path))
    if path.is_dir():
        raise Told("is-folder", file=str(path))
    if path.suffix != ".toml":
        return _open_save(desk, path, replayed=replayed)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Told("not-text", file=str(path)) from None
    except OSError as error:
        raise Told("cannot-read", file=str(path), **os_reason(error)) from None
    return stavka.from_position(text, data=desk.data)


def _open_save(desk: Desk, path: Path, *, replayed: bool) -> Game[Any]:
    kept = journal.read(path)
    rules = desk.rules(kept.game)
    if replayed:
        return journal.replay(kept, rules)
    game = journal.load(kept, rules)
    if not kept.replays_under(rules):
        told = desk.say("goes-on", file=str(path), found=kept.rules, expected=rules.version)
        desk.err.print(told, soft_wrap=True)
    return game


def saved_games() -> list[Path]:
    """The games that are kept there, the latest first."""
    found = data_folder().glob("*.stavka.json")
    return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))


def free_name(game: str) -> Path:
    """A file for a new game."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Told("cannot-write", file=str(folder), **os_reason(error)) from None
    number = 1
    while (path := folder / f"{game}-{number}.stavka.json").exists():
        number += 1
    return path
