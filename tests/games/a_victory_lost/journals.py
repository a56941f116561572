"""Finished games, one for each way the game can end, played by commanders with a purpose.

`python -m tests.games.a_victory_lost.journals` plays them anew: only after a change of the rules that raises
their version, since stored games must go on replaying.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import stavka
from stavka.kernel.game import Game
from stavka.lab.contract import begin, walk
from tests.games.a_victory_lost.commander import STYLES

FOLDER = Path(__file__).parent / "journals"

ENDINGS = {
    "sudden-death-axis": ("sudden-death", ["axis"], "reckless-soviets"),
    "sudden-death-soviet": ("sudden-death", ["soviet"], "both"),
    "last-turn-axis": ("last-turn", ["axis"], "both"),
    "last-turn-soviet": ("last-turn", ["soviet"], "both"),
    "last-turn-draw": ("last-turn", [], "both"),
}
"""How each kept game ends, who wins, and what kind of commanders get there soonest."""


def fits(game: Game[Any], name: str) -> bool:
    """Whether a finished game is of a kind that is kept."""
    how, winners, _ = ENDINGS[name]
    return game.state.ended == how and game.winners == winners


def main() -> None:
    rules = stavka.ruleset("a-victory-lost")
    FOLDER.mkdir(exist_ok=True)
    wanted = dict(ENDINGS)
    seed = 0
    while wanted:
        for style in sorted({style for _, _, style in wanted.values()}):
            game = begin(rules, "campaign", seed)
            for _ in walk(game, Random(seed), STYLES[style]):
                pass
            for name in [name for name in wanted if ENDINGS[name][2] == style and fits(game, name)]:
                game.save(FOLDER / f"{name}.stavka.json")
                print(f"{name}: seed {seed}, {len(game)} actions, turn {game.state.turn}, {game.state.vp}")
                del wanted[name]
        seed += 1


if __name__ == "__main__":
    main()
