"""Saves and positions: what opens, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import stavka
from stavka.kernel import journal
from stavka.kernel.game import Game
from stavka.kernel.journal import SaveError
from stavka.kernel.start import PositionError
from tests.support import play


@pytest.fixture
def game(toy: str) -> Game[Any]:
    game = stavka.new(toy, "long", seed=3)
    play(game, "red", "hide crown")
    play(game, "blue", "accept")
    play(game, "red", "pick guards", "to middle")
    return game


def saved(game: Game[Any], path: Path) -> dict[str, Any]:
    game.save(path)
    table: dict[str, Any] = json.loads(path.read_bytes())
    return table


def reseal(table: dict[str, Any]) -> bytes:
    """A forger's save: altered, with a seal that fits."""
    table = {**table, "actions": [[*action, None][:3] for action in table["actions"]]}
    kept = journal.Journal(**{**table, "seal": ""})
    kept.seal = kept.sealed()
    return journal.encode(kept)


def test_a_save_is_readable_and_opens_to_the_same_game(game: Game[Any], tmp_path: Path) -> None:
    path = tmp_path / "game.stavka.json"
    table = saved(game, path)
    assert table["game"] == "toy"
    assert table["actions"][0] == ["red", "hide", "crown"]
    assert table["actions"][1] == ["blue", "accept"]
    loaded = stavka.load(path)
    assert loaded.state.digest() == game.state.digest()
    assert loaded.view("red") == game.view("red")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not a Stavka save, or is damaged"),
        (b"{", "not a Stavka save, or is damaged"),
        (b"[1, 2]", "is not a Stavka save"),
        (b'{"moves": []}', "is not a Stavka save"),
        (b'{"stavka": 99}', "a save of format 99"),
        (b'{"stavka": 1}', "is damaged"),
        (b'{"stavka": 1, "game": 5}', "is damaged"),
    ],
)
def test_a_foreign_or_damaged_file_is_refused(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=said):
        stavka.load(path)


def test_a_fork_at_the_start_and_forks_of_it_are_saved(toy: str, tmp_path: Path) -> None:
    """Two seeds of action 0: one for what ran before the first action, and one from there on."""
    game = stavka.new(toy, "long", seed=3).fork(0, seed="other").fork(0, seed="third")
    play(game, "red", "hide crown")
    path = tmp_path / "game.stavka.json"
    assert saved(game, path)["seeds"] == [[0, "3"], [0, "third"]]
    loaded = stavka.load(path)
    assert loaded.seed == "third"
    assert loaded.state.digest() == game.state.digest()


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"cannot read .*none\.json"):
        stavka.load(tmp_path / "none.json")


def test_a_save_cannot_be_written_where_there_is_no_folder(game: Game[Any], tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot write"):
        game.save(tmp_path / "no" / "game.json")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"scenario": "short"}, "seal"),
        ({"rules": 9}, "seal"),
        ({"seeds": [[0, "4"]]}, "seal"),
    ],
)
def test_an_altered_save_is_refused(
    game: Game[Any], tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**saved(game, path), **change}))
    with pytest.raises(SaveError, match=said):
        stavka.load(path)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 9, "now": ""}, "other rules: version 9 of those of toy"),
        ({"data": "0", "now": ""}, "played with other data"),
        ({"data": "0", "own_data": True}, "played with other data"),
        ({"rules": 9, "now": 'game = "toy"\nturns = 9'}, "cannot go on under these: .*turns"),
        ({"seeds": [[1, "4"]]}, "seeds begin at action 0"),
        ({"seeds": []}, "seeds begin at action 0"),
        ({"seeds": [[0, "another"]]}, "do not lead to the state"),
        ({"state": "0"}, "do not lead to the state"),
    ],
)
def test_a_forged_save_is_refused(game: Game[Any], tmp_path: Path, change: dict[str, Any], said: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(reseal({**saved(game, path), **change}))
    with pytest.raises(SaveError, match=said):
        stavka.load(path)


@pytest.mark.parametrize("change", [{"rules": 9}, {"rules": 0, "data": "0"}, {"data": "0"}])
def test_a_save_of_other_rules_goes_on_from_its_state(
    game: Game[Any], tmp_path: Path, change: dict[str, Any]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(reseal({**saved(game, path), **change}))
    loaded = stavka.load(path)
    assert loaded.state.digest() == game.state.digest()
    assert list(loaded.legal_actions()) == list(game.legal_actions())
    loaded.play(*next(loaded.legal_actions()))
    loaded.save(path)
    assert stavka.load(path).state.digest() == loaded.state.digest()
    assert journal.read(path).rules == loaded.rules.version


def test_one_altered_action_is_found(game: Game[Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = saved(game, path)
    for n in range(len(table["actions"])):
        actions = [list(action) for action in table["actions"]]
        actions[n] = ["red", "hide", "sword"] if n == 0 else ["blue", "decline"]
        path.write_bytes(reseal({**table, "actions": actions}))
        with pytest.raises(SaveError, match=r"do not lead to the state|does not fit the game"):
            stavka.load(path)


def test_a_game_of_an_unknown_game_is_refused(game: Game[Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(reseal({**saved(game, path), "game": "toi"}))
    with pytest.raises(stavka.UnknownGame, match="Did you mean 'toy'"):
        stavka.load(path)


def test_a_position_is_short_and_reads_back(game: Game[Any]) -> None:
    text = game.position()
    assert 'game = "toy"' in text
    assert "guards" in text
    assert "panzer" not in text, "what is as at the start is left out"
    again = stavka.from_position(text, seed=game.seed)
    assert again.state.digest() == game.state.digest()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = ", "not TOML"),
        ("turn = 1", "a position begins with game"),
        ('game = "toy"\nscenario = "shrot"', "Did you mean 'short'"),
        ('game = "toy"\nturns = 1', "has no 'turns'. Did you mean 'turn'"),
        ('game = "toy"\nturn = "one"', "turn: expected int"),
        ('game = "toy"\n[units]\nnorth = ["guards"]\nsouth = ["guards"]', "stands in two places"),
        ('game = "toy"\n[units]\nnorth = ["gards"]', "Did you mean 'guards'"),
        ('game = "toy"\n[units]\nnroth = ["guards"]', "Did you mean 'north'"),
        ('game = "toy"\nstep = "turm"', "Did you mean 'turn'"),
        ('game = "toy"\nstep = "turn"\n[[stack]]\nstep = "Turn"', "either step or stack"),
        ('game = "toy"\n[[stack]]\nstep = "Trun"', "Did you mean 'Turn'"),
        ('game = "toy"\n[[stack]]\nname = "Turn"', "names its step"),
        ('game = "toy"\n[[stack]]\nstep = "March"\nunit = "nobody"', "no unit is called 'nobody'"),
    ],
)
def test_a_wrong_position_is_refused(toy: str, text: str, said: str) -> None:
    with pytest.raises(PositionError) as refused:
        stavka.from_position(text)
    assert said in str(refused.value)


def test_a_position_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(stavka.UnknownGame):
        stavka.from_position('game = "chess"')


def test_a_game_can_begin_from_a_position_and_be_saved(game: Game[Any], tmp_path: Path) -> None:
    begun = stavka.from_position(game.position(), seed=8)
    begun.play(*next(begun.legal_actions()))
    begun.save(tmp_path / "g.json")
    assert stavka.load(tmp_path / "g.json").state.digest() == begun.state.digest()


@pytest.mark.parametrize(
    ("options", "said"),
    [({"folt": "none"}, "no option 'folt'"), ({"fault": "lots"}, "is one of none, crash")],
)
def test_a_wrong_option_is_refused(toy: str, options: dict[str, str], said: str) -> None:
    with pytest.raises(stavka.StavkaError, match=said):
        stavka.new(toy, options=options)


def test_without_a_seed_nobody_knows_the_dice(toy: str) -> None:
    assert stavka.new(toy).seed != stavka.new(toy).seed
