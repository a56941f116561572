"""Finished games, one for each way to end, replay to the same end, here and in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

import stavka
from stavka.kernel import journal

KEPT: dict[str, Any] = {
    game: import_module(f"tests.games.{game.replace('-', '_')}.journals") for game in stavka.GAMES
}
"""For each game the ways to end, where its journals lie, and what tells whether one ended so."""

REPLAY = """
import sys, stavka
game = stavka.load(sys.argv[1])
print(game.state.digest(), game.winners, game.state.ended)
"""

every_game = pytest.mark.parametrize("game", stavka.GAMES)
every_end = pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(game, name, id=f"{game}:{name}") for game, kept in KEPT.items() for name in kept.ENDINGS],
)


@every_end
def test_a_finished_game_replays_to_its_end(game: str, name: str) -> None:
    path = KEPT[game].FOLDER / f"{name}.stavka.json"
    kept = journal.read(path)
    ended = stavka.load(path)
    assert ended.rules.id == game
    assert ended.over
    assert KEPT[game].fits(ended, name)
    assert ended.state.digest() == kept.state
    assert len(ended) == len(kept.actions) > 50
    assert not ended.rules.broken(ended)


@pytest.mark.parametrize("hashing", ["0", "random"])
@every_game
def test_a_game_replays_alike_in_every_process(game: str, hashing: str) -> None:
    path = min(KEPT[game].FOLDER.glob("*.json"))
    told = subprocess.run(
        [sys.executable, "-c", REPLAY, str(path)],
        env={**os.environ, "PYTHONHASHSEED": hashing},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    here = stavka.load(path)
    assert told == f"{here.state.digest()} {here.winners} {here.state.ended}\n"


@every_game
def test_every_way_to_end_is_kept(game: str) -> None:
    kept = {path.name.removesuffix(".stavka.json") for path in KEPT[game].FOLDER.glob("*.json")}
    assert kept == set(KEPT[game].ENDINGS)
