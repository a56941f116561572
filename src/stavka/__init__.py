"""Stavka plays Eastern Front board wargames by their rules.

>>> import stavka
>>> game = stavka.new("race-for-berlin", seed=7)
>>> sorted(game.to_act)
['zhukov']
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stavka.games import GAMES, UnknownGame, ruleset
from stavka.kernel import journal, start
from stavka.kernel.decisions import Action, IllegalAction
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import CannotUndo, Game
from stavka.kernel.journal import SaveError
from stavka.kernel.start import PositionError

__all__ = [
    "GAMES",
    "Action",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "PositionError",
    "SaveError",
    "StavkaError",
    "UnknownGame",
    "from_position",
    "load",
    "new",
    "ruleset",
]


def _drawn(game: Game[Any]) -> str:
    """A game as a notebook shows it: what everybody may see of it."""
    from stavka.render import picture  # drawing takes its time to load, and few need it

    return picture(game)


Game.drawn = _drawn


def new(
    game: str,
    scenario: str = "",
    *,
    options: dict[str, str] | None = None,
    seed: str | int | None = None,
    data: Path | None = None,
) -> Game[Any]:
    """Begin a game."""
    return start.new(ruleset(game, data), scenario, options=options, seed=seed)


def load(path: str | Path, *, data: Path | None = None) -> Game[Any]:
    """Open a save file; one of other rules goes on from its state."""
    kept = journal.read(Path(path))
    return journal.load(kept, ruleset(kept.game, data))


def from_position(text: str, *, seed: str | int | None = None, data: Path | None = None) -> Game[Any]:
    """Begin from a position file's text."""
    return start.from_position(ruleset(start.read_head(text)["game"], data), text, seed=seed)
