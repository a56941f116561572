"""Games that the event loop can work with: their rules, words and layout are read once, in a thread."""

from __future__ import annotations

import asyncio
from typing import Any

from stavka.games import GAMES, ruleset
from stavka.kernel.ruleset import Ruleset
from stavka.render.charts import chart_of
from stavka.words import LANGUAGES, words

_read: set[str] = set()


async def known(game: str) -> Ruleset[Any, Any]:
    """A game's rules, ready for use."""
    if game in GAMES and game not in _read:
        await asyncio.to_thread(_prepare, game)
        _read.add(game)
    return ruleset(game)


def _prepare(game: str) -> None:
    rules = ruleset(game)
    for lang in LANGUAGES:
        words(None, lang)
        words(rules, lang)
    for map in ("", *rules.maps):
        chart_of(rules, map)
