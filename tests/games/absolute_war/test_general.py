"""Games of generals with a purpose: offensives, pincers, pockets, changes of fortune."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import stavka
from stavka.lab.contract import any_action, check_invariants, walk
from tests.games.absolute_war.general import Choose, against, general
from tests.games.absolute_war.table import GAME

GAMES: list[tuple[str, Choose, int, dict[str, str]]] = [
    ("barbarossa", against("german"), 1, {}),
    ("barbarossa", general, 2, {"mode": "advanced"}),
    ("stalingrad", general, 3, {}),
    ("stalingrad", against("soviet", any_action), 2, {"mode": "advanced"}),
    ("kursk", general, 5, {"solitaire": "on"}),
    ("kursk", any_action, 6, {"mode": "base"}),
]
"""The scenario, who plays, the seed, the options."""

COMMON = {
    "advanced",
    "assault",
    "attack",
    "battle",
    "captured",
    "designated",
    "discarded",
    "drew",
    "eliminated",
    "encircled",
    "flew",
    "goals-drawn",
    "initiative",
    "markers",
    "moved",
    "offensive",
    "offensive-fails",
    "offensive-succeeds",
    "partisans-deployed",
    "pincers",
    "played",
    "pockets",
    "rebuilt",
    "red-card",
    "reduced",
    "retreated",
    "shaken",
    "status",
    "support",
    "surrendered",
    "turn-event",
    "unsupplied",
    "war-goals",
}
"""What is told of in these few games, if the chapters work together."""


@pytest.fixture(scope="module")
def told() -> Counter[str]:
    """Every kind of note of the games, each played to its end and looked at now and then."""
    found: Counter[str] = Counter()
    for scenario, choose, seed, options in GAMES:
        game = stavka.new(GAME, scenario, seed=seed, options=options)
        for n, _ in enumerate(walk(game, Random(seed), choose)):
            if n % 25 == 0:
                check_invariants(game)
        assert game.over
        found.update(note.kind for note in game.notes or ())
    return found


def test_generals_see_the_whole_war(told: Counter[str]) -> None:
    assert set(told) >= COMMON, sorted(COMMON - set(told))


def test_a_general_beats_somebody_who_only_does_what_he_must() -> None:
    winners = []
    for seed in range(4):
        game = stavka.new(GAME, "barbarossa", seed=seed)
        for _ in walk(game, Random(seed), against("german")):
            pass
        winners += game.winners
    assert winners.count("german") >= 2
