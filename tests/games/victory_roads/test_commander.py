"""Games of commanders with a purpose: great offensives, pockets, dismissals."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import stavka
from stavka.lab.contract import check_invariants, walk
from tests.games.victory_roads.commander import STYLES
from tests.games.victory_roads.table import GAME

GAMES = [
    ("budapest-wien", "both", 0),
    ("budapest-wien", "sweep", 2),
    ("bessarabia", "both", 0),
    ("bessarabia", "bold-soviets", 1),
    ("bagration", "flight", 3),
    ("bagration", "both", 1),
]
"""The scenario, who plays, the seed."""

COMMON = {
    "great-offensive",
    "priority",
    "secondary",
    "on-theatre",
    "surprise",
    "reinforced-mode",
    "standard-mode",
    "stavka",
    "hourra",
    "elite",
    "armoured-attack",
    "exploits",
    "retreated",
    "advanced",
    "kampfgruppe",
    "halt",
    "mood",
    "dismissed",
    "out-of-supply",
    "defenders-cut-off",
    "arrived",
    "rebuilt",
    "corps-drawn",
    "theatre-moved",
    "railed",
    "game-over",
}
"""What is told of in these few games, if the chapters work together."""


@pytest.fixture(scope="module")
def told() -> Counter[str]:
    """Every kind of note of the games, each played to its end and looked at now and then."""
    found: Counter[str] = Counter()
    for scenario, style, seed in GAMES:
        game = stavka.new(GAME, scenario, seed=seed)
        for n, _ in enumerate(walk(game, Random(seed), STYLES[style])):
            if n % 40 == 0:
                check_invariants(game)
        check_invariants(game)
        assert game.over
        assert game.notes
        assert game.notes[-1].kind == "game-over"
        found.update(note.kind for note in game.notes)
    return found


def test_the_chapters_meet(told: Counter[str]) -> None:
    assert not COMMON - told.keys(), COMMON - told.keys()


def test_each_game_ends_once(told: Counter[str]) -> None:
    assert told["game-over"] == len(GAMES)
