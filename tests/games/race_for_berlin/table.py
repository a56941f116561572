"""Situations of Race for Berlin, for its tests."""

from __future__ import annotations

from tests.support import position

from stavka.games.race_for_berlin.facts import Berlin

GAME = "race-for-berlin"


def berlin(text: str = "", *dice: int) -> Berlin:
    """A game at a position: keys of the state, then [units]; what is left out is as at the start."""
    game = position(GAME, text, *dice)
    assert isinstance(game, Berlin)
    return game


def impulse(step: str, text: str = "", *dice: int) -> Berlin:
    """A game at the start of an impulse (C.1 to C.4), or at another step of the turn."""
    return berlin(f'step = "{step}"\n{text}', *dice)


def zone(game: Berlin, name: str) -> int:
    """The number of a zone."""
    return game.rules.space[name]


def unit(game: Berlin, name: str) -> int:
    """The number of a unit."""
    return game.rules.unit[name]
