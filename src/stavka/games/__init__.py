"""The games, by name. A game is made once per data folder and shared by all that play it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

from stavka.kernel.errors import StavkaError, nearest, suggest
from stavka.kernel.ruleset import Ruleset

GAMES = {
    "race-for-berlin": "stavka.games.race_for_berlin.game",
    "a-victory-lost": "stavka.games.a_victory_lost.game",
    "stalingrad-roads": "stavka.games.stalingrad_roads.game",
    "victory-roads": "stavka.games.victory_roads.game",
    "absolute-war": "stavka.games.absolute_war.game",
}
"""Where each game is. Registering one here also joins it to the contract tests."""


_MAKING = Lock()


class UnknownGame(StavkaError):
    """A name that is no game's."""


def ruleset(name: str, data: Path | None = None) -> Ruleset[Any, Any]:
    """A game's rules, with the figures of a data folder over its own where one is given."""
    if name not in GAMES:
        raise UnknownGame(
            f"no game is called {name!r}: {', '.join(GAMES)}.{suggest(name, GAMES)}",
            word="unknown-game",
            name=name,
            known=list(GAMES),
            near=nearest(name, GAMES),
        )
    with _MAKING:  # two threads that ask at once are given the same
        return _ruleset(name, data)


@cache
def _ruleset(name: str, data: Path | None) -> Ruleset[Any, Any]:
    rules: Ruleset[Any, Any] = import_module(GAMES[name]).RULES(data)
    return rules
