"""Finished games of the Roads family, one for each level of victory in each scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import stavka
from stavka.kernel.game import Game
from stavka.lab.contract import begin, walk
from tests.games.roads_commander import Style

Endings = Mapping[str, tuple[str, str, str]]
"""For each kept game its scenario, its level of victory, and what kind of commanders get there."""


def endings(levels: Mapping[str, Mapping[str, str]]) -> Endings:
    """The kept games, by name."""
    return {
        f"{scenario}-{level}": (scenario, level, style)
        for scenario, styles in levels.items()
        for level, style in styles.items()
    }


def ends_so(game: Game[Any], scenario: str, level: str) -> bool:
    """Whether a finished game ended at a level: it says whose victory it is."""
    side = level.partition("-")[0]
    winners = [side] if side in game.rules.sides else list(game.rules.sides)
    return (game.scenario, game.state.ended, game.winners) == (scenario, level, winners)


def find(
    name: str,
    kept: Endings,
    styles: Mapping[str, Style],
    folder: Path,
    fits: Callable[[Game[Any], str], bool],
    wanted: list[str],
) -> None:
    """Play on with ever new seeds until every game is found."""
    rules = stavka.ruleset(name)
    folder.mkdir(exist_ok=True)
    wanted = wanted or list(kept)
    seed = 0
    while wanted:
        for scenario, style in sorted({(kept[each][0], kept[each][2]) for each in wanted}):
            game = begin(rules, scenario, seed)
            for _ in walk(game, Random(seed), styles[style]):
                pass
            for each in [each for each in wanted if fits(game, each)]:
                game.save(folder / f"{each}.stavka.json")
                print(f"{each}: seed {seed}, {style}, {len(game)} actions, vp {game.state.vp}", flush=True)
                wanted.remove(each)
        seed += 1
