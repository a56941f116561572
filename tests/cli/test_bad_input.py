"""Bad input: one clear line, a non-zero exit, and nothing changed."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import stavka
from stavka.kernel import journal
from tests.cli.conftest import BERLIN, Cli


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def refused(cli: Cli, tmp_path: Path, *args: str) -> str:
    """The one line that a command says when it refuses, having changed nothing."""
    before = everything(tmp_path)
    outcome = cli(*args)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("Error: ")
    assert outcome.err.count("\n") == 1
    assert everything(tmp_path) == before
    return outcome.err.removeprefix("Error: ").strip()


@pytest.mark.parametrize(
    "args",
    [
        ("new", "race-for-berlim", "--out", "a.json"),
        ("play", "race-for-berlim", "--hotseat"),
        ("rules", "race-for-berlim"),
        ("check", "race-for-berlim"),
        ("simulate", "race-for-berlim", "--games", "1"),
        ("bench", "race-for-berlim"),
    ],
)
def test_an_unknown_game(cli: Cli, tmp_path: Path, args: tuple[str, ...]) -> None:
    assert "Did you mean 'race-for-berlin'?" in refused(cli, tmp_path, *args)


@pytest.mark.parametrize(
    "args", [("new", "--out", "a.json"), ("play", "--hotseat"), ("simulate", "--jobs", "1")]
)
def test_a_mistyped_scenario(cli: Cli, tmp_path: Path, args: tuple[str, ...]) -> None:
    command, *rest = args
    told = refused(cli, tmp_path, command, BERLIN, "--scenario", "campain", *rest)
    assert told == "race-for-berlin has no scenario 'campain': campaign. Did you mean 'campaign'?"


READERS = [("show",), ("replay",), ("audit",), ("play", "--hotseat")]


@pytest.mark.parametrize("command", READERS)
def test_a_damaged_save(cli: Cli, tmp_path: Path, save: Path, command: tuple[str, ...]) -> None:
    content = save.read_bytes()
    for kept in (0, 1, len(content) // 3, len(content) - 2):
        save.write_bytes(content[:kept])
        assert "not a Stavka save, or is damaged" in refused(
            cli, tmp_path, command[0], str(save), *command[1:]
        )


@pytest.mark.parametrize("command", READERS)
def test_a_foreign_save(cli: Cli, tmp_path: Path, save: Path, command: tuple[str, ...]) -> None:
    for foreign in ('{"vassal": 3}', "[1, 2]", "3", '"text"'):
        save.write_text(foreign, encoding="utf-8")
        assert refused(cli, tmp_path, command[0], str(save), *command[1:]).endswith("is not a Stavka save")
    save.write_text('{"stavka": 99}', encoding="utf-8")
    assert "format 99" in refused(cli, tmp_path, command[0], str(save), *command[1:])


def altered(save: Path, number: int, action: list[str]) -> None:
    table = json.loads(save.read_bytes())
    table["actions"][number] = action
    save.write_text(json.dumps(table), encoding="utf-8")


def reseal(save: Path) -> None:
    table = msgspec.json.decode(save.read_bytes())
    table["actions"] = [[*action, None][:3] for action in table["actions"]]
    kept = msgspec.convert(table, journal.Journal)
    kept.seal = kept.sealed()
    save.write_bytes(journal.encode(kept))


@pytest.mark.parametrize("command", READERS)
def test_a_journal_with_one_action_altered(
    cli: Cli, tmp_path: Path, save: Path, command: tuple[str, ...]
) -> None:
    arguments = (command[0], str(save), *command[1:])
    altered(save, 20, ["konev", "fly", "moscow"])
    assert "its seal does not fit its content" in refused(cli, tmp_path, *arguments)
    reseal(save)
    assert "action 21 (konev fly moscow) does not fit the game" in refused(cli, tmp_path, *arguments)


def test_a_journal_with_a_legal_action_put_in_place_of_another(cli: Cli, tmp_path: Path, save: Path) -> None:
    game = stavka.load(save)
    number = len(game) - 1
    made = game.action(number)
    game.rewind(number)
    other = next(action for action in game.legal_actions() if action != made)
    altered(save, number, [part for part in other if part is not None])
    reseal(save)
    assert "do not lead to the state" in refused(cli, tmp_path, "audit", str(save))


@pytest.mark.parametrize("command", ["show", "play"])
def test_a_position_with_a_unit_in_two_places(cli: Cli, tmp_path: Path, command: str) -> None:
    text = f'game = "{BERLIN}"\n[units]\nseelow = ["61-1"]\nlebus = ["61-1"]\n'
    (tmp_path / "position.toml").write_text(text, encoding="utf-8")
    told = refused(cli, tmp_path, command, "position.toml")
    assert "unit '61-1' stands in two places: 'seelow' and 'lebus'" in told


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game = ", "not TOML"),
        ("turn = 3", 'begins with game = "..."'),
        ('game = "chess"', "no game is called 'chess'"),
        (f'game = "{BERLIN}"\n[units]\nseelov = ["61-1"]', "Did you mean 'seelow'"),
        (f'game = "{BERLIN}"\n[units]\nseelow = ["61-9"]', "no unit is called '61-9'"),
        (f'game = "{BERLIN}"\nturm = 3', "Did you mean 'turn'"),
    ],
)
def test_a_position_that_cannot_be(cli: Cli, tmp_path: Path, text: str, expected: str) -> None:
    (tmp_path / "position.toml").write_text(text, encoding="utf-8")
    assert expected in refused(cli, tmp_path, "show", "position.toml")


def test_an_action_out_of_turn(save: Path) -> None:
    game = stavka.load(save)
    state, before = game.state.digest(), len(game)
    (side,) = game.to_act
    other = next(each for each in game.rules.sides if each != side)
    for action in list(game.legal_actions()):
        with pytest.raises(stavka.IllegalAction, match=f"it is not {other}'s turn to decide: {side} must"):
            game.play(other, action.verb, action.target)
    assert (game.state.digest(), len(game)) == (state, before)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("board.toml", '[[zone]]\nid = "atlantis"\nname = "Atlantis"', "[[zone]] 'atlantis': key '"),
        ("units.toml", '[[unit]]\nid = "61-1"\nsetup = "nowhere"', "the unknown zone 'nowhere'"),
        ("units.toml", '[[unit]]\nid = "61-1"\nful = 3', "key 'ful' is not known. Did you mean 'full'?"),
        ("unit.toml", "", "no file here is one that this game knows"),
        ("units.toml", "[[unit]", "not TOML"),
    ],
)
@pytest.mark.parametrize("command", ["check", "new", "simulate"])
def test_a_data_folder_that_is_wrong(
    cli: Cli, tmp_path: Path, name: str, text: str, expected: str, command: str
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / name).write_text(text, encoding="utf-8")
    rest = {"check": [], "new": ["--out", "a.json"], "simulate": ["--games", "1"]}[command]
    assert expected in refused(cli, tmp_path, command, BERLIN, "--data", "mine", *rest)


def test_a_data_folder_that_is_not_there(cli: Cli, tmp_path: Path) -> None:
    assert "there is no such folder of data" in refused(cli, tmp_path, "check", BERLIN, "--data", "mine")


def test_a_game_is_opened_with_the_data_it_was_played_with(cli: Cli, tmp_path: Path, save: Path) -> None:
    (tmp_path / "mine").mkdir()
    figures = '[[unit]]\nid = "61-1"\nfull = 1\nreduced = 1\n'
    (tmp_path / "mine" / "units.toml").write_text(figures, encoding="utf-8")
    assert "played with other data" in refused(cli, tmp_path, "show", str(save), "--data", "mine")
    assert cli("new", BERLIN, "--data", "mine", "--out", "a.json").code == 0
    assert "played with other data" in refused(cli, tmp_path, "show", "a.json")
    assert cli("show", "a.json", "--data", "mine").code == 0


def test_files_that_are_not_there(cli: Cli, tmp_path: Path) -> None:
    for command in ("show", "replay", "audit", "play"):
        assert refused(cli, tmp_path, command, "no.stavka.json") == "there is no file no.stavka.json."
    (tmp_path / "folder").mkdir()
    assert refused(cli, tmp_path, "show", "folder") == "folder is a folder, not a game."
    assert "cannot write" in refused(cli, tmp_path, "new", BERLIN, "--out", "no/such/folder.json")
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in refused(cli, tmp_path, "show", "odd.toml")


def test_a_wrong_command_line(cli: Cli, tmp_path: Path) -> None:
    assert "Missing argument 'FILE'" in refused(cli, tmp_path, "show")
    assert "No such option: --sied" in refused(cli, tmp_path, "show", "x", "--sied", "konev")
    assert "nothing is written in 'de'" in refused(cli, tmp_path, "games", "--lang", "de")
    assert "either --as SIDE or --hotseat" in refused(
        cli, tmp_path, "play", BERLIN, "--as", "konev", "--hotseat"
    )
    assert "Did you mean 'konev'" in refused(cli, tmp_path, "play", BERLIN, "--as", "konew")
    assert "Did you mean 'random'" in refused(
        cli, tmp_path, "play", BERLIN, "--as", "konev", "--opponent", "randon"
    )


def test_an_error_in_french(cli: Cli) -> None:
    outcome = cli("show", "rien.json", "--lang", "fr")
    assert outcome.err == "Erreur\u00a0: il n’y a pas de fichier rien.json.\n"
