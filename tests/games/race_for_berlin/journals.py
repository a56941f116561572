"""Finished games, one for each way the game can end, played by marshals in a hurry.

`python -m tests.games.race_for_berlin.journals` plays them anew: only after a change of the rules that raises
their version, since stored games must go on replaying.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import stavka
from stavka.kernel.game import Game
from stavka.lab.contract import begin, walk
from tests.games.race_for_berlin.marshal import march

FOLDER = Path(__file__).parent / "journals"

ENDINGS = {
    "turn-10-zhukov": ("turn-10", ["zhukov"]),
    "turn-10-konev": ("turn-10", ["konev"]),
    "turn-10-draw": ("turn-10", ["zhukov", "konev"]),
    "end-roll": ("end-roll", None),
    "americans": ("americans", []),
}
"""How each kept game ends, and who wins; None where either marshal may."""


def fits(game: Game[Any], name: str) -> bool:
    """Whether a finished game is of a kind that is kept."""
    how, winners = ENDINGS[name]
    return game.state.ended == how and winners in (None, game.winners)


def main() -> None:
    rules = stavka.ruleset("race-for-berlin")
    wanted = dict(ENDINGS)
    seed = 0
    while wanted:
        game = begin(rules, "campaign", seed)
        for _ in walk(game, Random(seed), march):
            pass
        for name in [name for name in wanted if fits(game, name)]:
            game.save(FOLDER / f"{name}.stavka.json")
            print(f"{name}: seed {seed}, {len(game)} actions, {game.state.vp}")
            del wanted[name]
        seed += 1


if __name__ == "__main__":
    main()
