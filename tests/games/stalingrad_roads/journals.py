"""Finished games, one for each level of victory in each scenario, played by commanders with a purpose.

`python -m tests.games.stalingrad_roads.journals` plays them anew, or those that are named: only after a
change of the rules that raises their version, since stored games must go on replaying.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import stavka
from stavka.kernel.game import Game
from stavka.lab.contract import begin, walk
from tests.games.stalingrad_roads.commander import STYLES

FOLDER = Path(__file__).parent / "journals"

LEVELS: dict[str, dict[str, str]] = {
    "wintergewitter": {
        "axis-decisive": "both",
        "axis-minor": "bold-axis",
        "soviet-minor": "both",
        "soviet-decisive": "both",
    },
    "uranus": {
        "soviet-decisive": "both",
        "soviet-major": "retreat",
        "soviet-minor": "retreat",
        "draw": "both",
        "axis-minor": "ring",
        "axis-major": "ring",
        "axis-decisive": "both",
    },
    "campaign": {
        "soviet-decisive": "rostov",
        "soviet-strategic": "sweep",
        "soviet-operational": "retreat",
        "soviet-minor": "retreat",
        "draw": "both",
        "axis-strategic": "both",
        "axis-decisive": "bold-axis",
    },
    "backhand": {
        "axis-decisive": "kharkov",
        "axis-marginal": "kharkov",
        "draw": "kharkov",
        "soviet-marginal": "kharkov",
        "soviet-decisive": "both",
    },
    "gallop": {
        "soviet-major": "retreat",
        "soviet-minor": "both",
        "axis-minor": "both",
        "axis-major": "both",
    },
}
"""How each kept game ends, and what kind of commanders get there."""

ENDINGS = {
    f"{scenario}-{level}": (scenario, level, style)
    for scenario, levels in LEVELS.items()
    for level, style in levels.items()
}


def fits(game: Game[Any], name: str) -> bool:
    """Whether a finished game is of a kind that is kept: a level says whose victory it is."""
    scenario, level, _ = ENDINGS[name]
    side = level.partition("-")[0]
    winners = [side] if side in game.rules.sides else list(game.rules.sides)
    return (game.scenario, game.state.ended, game.winners) == (scenario, level, winners)


def main(names: list[str]) -> None:
    """Play on with ever new seeds until every game is found."""
    rules = stavka.ruleset("stalingrad-roads")
    FOLDER.mkdir(exist_ok=True)
    wanted = names or list(ENDINGS)
    seed = 0
    while wanted:
        for scenario, style in sorted({(ENDINGS[name][0], ENDINGS[name][2]) for name in wanted}):
            game = begin(rules, scenario, seed)
            for _ in walk(game, Random(seed), STYLES[style]):
                pass
            for name in [name for name in wanted if fits(game, name)]:
                game.save(FOLDER / f"{name}.stavka.json")
                print(f"{name}: seed {seed}, {style}, {len(game)} actions, vp {game.state.vp}", flush=True)
                wanted.remove(name)
        seed += 1


if __name__ == "__main__":
    main(sys.argv[1:])
