"""The simplest player there is: any legal action, each as likely as any other."""

from __future__ import annotations

from random import Random
from typing import Any

from stavka.kernel.decisions import Target
from stavka.kernel.game import Game
from stavka.kernel.names import Side
from stavka.kernel.views import View


class RandomPlayer:
    """Chooses uniformly. Its chance is its own: a game's dice do not depend on it."""

    def __init__(self, seed: str | int) -> None:
        self._random = Random(f"random player {seed}").random

    def choose(self, game: Game[Any], side: Side) -> tuple[str, Target]:
        """One of the actions offered, by numbers."""
        decision = game.offered[side]
        return decision.pick(int(self._random() * decision.count()))

    def answer(self, view: View) -> tuple[str, str | None]:
        """One of the actions offered, by names."""
        if view.decision is None:
            raise ValueError(f"{view.side} is not asked anything")
        legal: list[tuple[str, str | None]] = []
        for verb, offered in view.decision.verbs.items():
            legal += [(verb, target) for target in offered.targets or (None,)]
        return legal[int(self._random() * len(legal))]
