"""Finished games replay to the same end, here and in any other process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import stavka
from stavka.kernel import journal
from tests.games.a_victory_lost.journals import ENDINGS, FOLDER, fits

REPLAY = """
import sys, stavka
game = stavka.load(sys.argv[1])
print(game.state.digest(), game.state.vp, game.winners, game.state.ended)
"""


@pytest.mark.parametrize("name", ENDINGS)
def test_a_finished_game_replays_to_its_end(name: str) -> None:
    path = FOLDER / f"{name}.stavka.json"
    kept = journal.read(path)
    game = stavka.load(path)
    assert game.over
    assert fits(game, name)
    assert game.state.digest() == kept.state
    assert len(game) == len(kept.actions) > 1_000
    assert not game.rules.broken(game)


@pytest.mark.parametrize("hashing", ["0", "1", "random"])
def test_a_game_replays_alike_in_every_process(hashing: str) -> None:
    path = FOLDER / "sudden-death-soviet.stavka.json"
    told = subprocess.run(
        [sys.executable, "-c", REPLAY, str(path)],
        env={**os.environ, "PYTHONHASHSEED": hashing},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    game = stavka.load(path)
    assert told == f"{game.state.digest()} {game.state.vp} {game.winners} {game.state.ended}\n"


def test_every_way_to_end_is_kept() -> None:
    assert {path.name.removesuffix(".stavka.json") for path in FOLDER.glob("*.json")} == set(ENDINGS)
