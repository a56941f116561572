"""Finished games, one for each level of victory in each scenario, played by commanders with a purpose.

`python -m tests.games.victory_roads.journals` plays them anew, or those that are named: only after a
change of the rules that raises their version, since stored games must go on replaying.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import stavka
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.victory_roads import victory
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.game import Game
from stavka.kernel.names import bits
from stavka.lab.contract import any_verb, begin, walk
from tests.games import roads_journals
from tests.games.victory_roads.commander import STYLES

GAME = "victory-roads"
FOLDER = Path(__file__).parent / "journals"
LATE = "late"

LEVELS: dict[str, dict[str, str]] = {
    "budapest-wien": {
        "axis-decisive": "both",
        "axis-marginal": "sweep",
        "draw": "sweep",
        "soviet-marginal": "sweep",
        "soviet-decisive": "sweep",
    },
    "bessarabia": {
        "axis-marginal": "both",
        "draw": LATE,
        "soviet-marginal": LATE,
        "soviet-decisive": LATE,
    },
    "bagration": {
        "axis-marginal": "both",
        "draw": "flight",
        "soviet-marginal": "flight",
        "soviet-decisive": LATE,
    },
    "campaign": {
        "axis-decisive": "sweep",
        "axis-marginal": LATE,
        "draw": LATE,
        "soviet-marginal": LATE,
        "soviet-decisive": LATE,
        "sudden": "berlin",
    },
}
"""How each kept game ends, and what kind of commanders get there.

Where they do not get there in a game that takes hours, they play its last turn only, from a position in which
the Soviets have taken what they need.
"""

ENDINGS = roads_journals.endings(LEVELS)


def fits(game: Game[Any], name: str) -> bool:
    """Whether a finished game is of a kind that is kept: the fall of Berlin ends the campaign early."""
    scenario, level, _ = ENDINGS[name]
    assert isinstance(game, VictoryTable)
    early = game.state.turn < game.setting.last
    if level == "sudden":
        return early and roads_journals.ends_so(game, scenario, "soviet-decisive")
    return not early and roads_journals.ends_so(game, scenario, level)


@cache
def _played(scenario: str, seed: int) -> VictoryTable:
    """A game before its last turn, so far played by chance."""
    game = begin(stavka.ruleset(GAME), scenario, seed)
    assert isinstance(game, VictoryTable)
    for _ in walk(game, Random(seed), any_verb):
        if game.state.turn == game.setting.last:
            break
    return game


def last_turn(scenario: str, level: str, seed: int) -> str:
    """The position before the last turn, after the Soviets were given hexes enough for a level."""
    game = _played(scenario, seed).copy()
    # Some of it may be lost again in the last turn.
    least = game.setting.row.victory.levels[level] + 8 * (seed % 4)
    state, index = game.state, game.facts.board.index
    for name in game.setting.row.victory.points:
        bit = 1 << index[name]
        if victory.points(game) >= least:
            break
        for unit in bits(game.stack(index[name], AXIS)):
            game.forget(unit)
            state.reduced &= ~(1 << unit)
            game.place(unit, game.facts.WITHDRAWN)
        state.halts &= ~bit
        state.control[SOVIET] |= bit
        state.control[AXIS] &= ~bit
        state.fallen |= bit
        corps = next(bits(state.at[game.facts.PILE]), None)
        if corps is not None:  # who holds it
            game.place(corps, index[name])
    return game.position()


def find(wanted: list[str]) -> None:
    """Play the kept games anew."""
    names = wanted or list(ENDINGS)
    played = [name for name in names if ENDINGS[name][2] != LATE]
    for name in names:
        scenario, level, style = ENDINGS[name]
        for seed in range(1_000) if style == LATE else ():
            game = stavka.from_position(last_turn(scenario, level, seed), seed=seed)
            for _ in walk(game, Random(seed), STYLES["both"]):
                pass
            if fits(game, name):
                game.save(FOLDER / f"{name}.stavka.json")
                print(f"{name}: seed {seed}, {len(game)} actions, vp {game.state.vp}", flush=True)
                break
    if played:
        roads_journals.find(GAME, ENDINGS, STYLES, FOLDER, fits, played)


if __name__ == "__main__":
    find(sys.argv[1:])
