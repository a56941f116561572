"""Opening what a command is given: a save, or a position file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import stavka
from stavka.cli.frame import Desk, Told
from stavka.folders import data_folder
from stavka.kernel.errors import os_reason
from stavka.kernel.game import Game


def open_game(desk: Desk, path: Path) -> Game[Any]:
    """The game in a save file, or at a position (.toml)."""
    if not path.exists():
        raise Told("no-file", file=str(path))
    if path.is_dir():
        raise Told("is-folder", file=str(path))
    if path.suffix != ".toml":
        return stavka.load(path, data=desk.data)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Told("not-text", file=str(path)) from None
    except OSError as error:
        raise Told("cannot-read", file=str(path), **os_reason(error)) from None
    return stavka.from_position(text, data=desk.data)


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
