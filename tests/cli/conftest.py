"""The command line as a user meets it: what is typed, what is printed, what it leaves behind."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import stavka
from stavka.cli import main
from stavka.kernel.game import Game
from stavka.players import player, take_turn

BERLIN = "race-for-berlin"


@dataclass
class Outcome:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Cli = Callable[..., Outcome]


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run a command in an empty folder, in English, with what is typed as `typed`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)

    def run(*args: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as exit:
            main(args)
        captured = capsys.readouterr()
        assert isinstance(exit.value.code, int)
        return Outcome(exit.value.code, captured.out, captured.err)

    return run


def random_play(game: Game[Any], actions: int) -> Game[Any]:
    """Let the computer make so many actions, or play to the end."""
    players = {side: player("random", side) for side in game.rules.sides}
    while not game.over and len(game) < actions:
        side = min(game.to_act)
        take_turn(players[side], game, side)
    return game


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game of Race for Berlin, begun."""
    path = tmp_path / "game.stavka.json"
    random_play(stavka.new(BERLIN, seed=7), 60).save(path)
    return path


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Race for Berlin, played to its end."""
    path = tmp_path_factory.mktemp("finished") / "finished.stavka.json"
    random_play(stavka.new(BERLIN, seed=11), 50_000).save(path)
    return path
