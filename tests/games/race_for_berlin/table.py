"""Situations of Race for Berlin, for its tests."""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import Berlin
from tests.support import position

GAME = "race-for-berlin"

SOVIET_ATTACK = ("fight 8ga-1", "fight 8ga-2", "done", "attack seelow", "add 8ga-1", "add 8ga-2")
"""From the set-up, in C.1: Zhukov's guards are gathered against Seelow."""
GERMAN_ATTACK = ("fight 712", "done", "attack oder-bridgehead", "resolve")
"""From the set-up, in C.3: a division of Konev's attacks the bridgehead."""
IN_BERLIN = """
support = { zhukov = 1 }
[units]
mariendorf = ["8ga-1", "8ga-2", "11-ss"]
"""
"""The guards in Berlin, beside a division of Konev's, with support for one roll."""

ORDINARY = "3-1 3-2 28-1 28-2 31-1 11-ss 23-ss 18-pzgre 1-falsch"
TWELFTH = "t-korner u-v-hut f-v-schill scharn clause hamburg v-hake 199 h-goer fl-jahn"
"""The reinforcements of 11.5 and 11.6."""


def berlin(text: str = "", *dice: int) -> Berlin:
    """A game at a position: keys of the state, then [units]; what is left out is as at the start."""
    game = position(GAME, text, *dice)
    assert isinstance(game, Berlin)
    return game


def impulse(step: str, text: str = "", *dice: int) -> Berlin:
    """A game at the start of an impulse (C.1 to C.4), or at another step of the turn."""
    return berlin(f'step = "{step}"\n{text}', *dice)


def hand(*out: int, **held: int) -> str:
    """The tokens of a position: who holds which, which have left the game; the others are in the cup."""
    cup = [token for token in range(2, 12) if token not in (*held.values(), *out)]
    hands = ", ".join(f"{camp} = {token}" for camp, token in held.items())
    return f"token = {{ {hands} }}\ncup = {cup}\nout = {list(out)}\n"


def zone(game: Berlin, name: str) -> int:
    """The number of a zone."""
    return game.rules.space[name]


def unit(game: Berlin, name: str) -> int:
    """The number of a unit."""
    return game.rules.unit[name]


def rolled(game: Berlin, purpose: str) -> list[int]:
    """The dice that were rolled for a purpose, in order."""
    return [roll.result + 1 for roll in game.rolls if roll.purpose == purpose]
