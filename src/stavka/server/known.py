"""Games that the event loop can work with: their rules, words and layout are read once, in a thread."""

from __future__ import annotations

import asyncio
from typing import Any

from stavka.games import GAMES, ruleset
from stavka.kernel import start
from stavka.kernel.ruleset import Ruleset
from stavka.server.sights import Shown
from stavka.words import LANGUAGES, words

_read: set[str] = set()
_seen: set[tuple[str, str]] = set()


async def known(game: str, scenario: str = "") -> Ruleset[Any, Any]:
    """A game's rules, ready for use; with a scenario, so is the map that it is played on."""
    if game in GAMES and game not in _read:
        await asyncio.to_thread(_read_all, game)
        _read.add(game)
    rules = ruleset(game)
    map = (game, rules.map_of(scenario))
    if scenario in rules.scenarios and map not in _seen:
        await asyncio.to_thread(_look, rules, scenario)
        _seen.add(map)
    return rules


def _read_all(game: str) -> None:
    rules = ruleset(game)
    for lang in LANGUAGES:
        words(None, lang)
        words(rules, lang)


def _look(rules: Ruleset[Any, Any], scenario: str) -> None:
    """What is worked out once for a map is known when a table was shown once."""
    Shown(start.new(rules, scenario, seed="known"), "")
