"""The computer's players, by name.

A player is shown what its side may know, and answers with one of the actions offered. That is all a player
needs; one that looks at nothing but the decision may offer `choose` as well, by numbers, which spares the
view and makes thousands of games a minute possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from stavka.kernel.decisions import Target
from stavka.kernel.errors import StavkaError, nearest, suggest
from stavka.kernel.game import Game
from stavka.kernel.names import Side
from stavka.kernel.views import View
from stavka.players.random import RandomPlayer

__all__ = ["PLAYERS", "Player", "QuickPlayer", "RandomPlayer", "UnknownPlayer", "player", "take_turn"]


class Player(Protocol):
    """Whoever answers for a side."""

    def answer(self, view: View) -> tuple[str, str | None]:
        """The verb and the target, by names, of one of the actions in `view.decision`."""
        ...


@runtime_checkable
class QuickPlayer(Protocol):
    """A player that needs no view: it must look at nothing but what is offered to its side."""

    def choose(self, game: Game[Any], side: Side) -> tuple[str, Target]:
        """The verb and the target, by numbers, of one of the actions in `game.offered[side]`."""
        ...


class UnknownPlayer(StavkaError):
    """A name that is no player's."""


PLAYERS: dict[str, Callable[[str | int], Player]] = {"random": RandomPlayer}
"""How each player is made, from the seed of its own chance."""


def player(name: str, seed: str | int) -> Player:
    """A player by name."""
    if name not in PLAYERS:
        raise UnknownPlayer(
            f"no player is called {name!r}: {', '.join(PLAYERS)}.{suggest(name, PLAYERS)}",
            word="unknown-player",
            name=name,
            known=list(PLAYERS),
            near=nearest(name, PLAYERS),
        )
    return PLAYERS[name](seed)


def take_turn(player: Player, game: Game[Any], side: str) -> None:
    """Let a player make one action."""
    if isinstance(player, QuickPlayer):
        number = game.rules.sides.index(side)
        game.act(number, *player.choose(game, number))
    else:
        game.play(side, *player.answer(game.view(side)))
