"""Each command but `play`, for people and for programs, in two languages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import stavka
from stavka.cli.audit import at_least
from stavka.cli.check import problems
from stavka.cli.frame import language
from stavka.games import ruleset
from tests.cli.conftest import BERLIN, Cli

# ---- the frame


def test_help_in_two_languages(cli: Cli) -> None:
    assert "Begin a game and save it." in cli("--help").out
    assert "Commencer une partie" in cli("--lang", "fr", "--help").out
    assert "le fichier à créer" in cli("new", "--lang", "fr", "--help").out
    assert cli().out == cli("--help").out


def test_version(cli: Cli) -> None:
    assert cli("--version").out == f"stavka {version('stavka')}\n"


def test_options_stand_before_or_after_the_command(cli: Cli) -> None:
    before, after = cli("--json", "--lang", "fr", "games"), cli("games", "--json", "--lang", "fr")
    assert before.out == after.out
    assert before.json[0]["game"] == BERLIN


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(environ: dict[str, str], expected: str) -> None:
    assert language(environ) == expected


def test_a_mistyped_command_is_suggested(cli: Cli) -> None:
    outcome = cli("reply")
    assert outcome.code == 2
    assert "Did you mean 'replay'" in outcome.err


def test_the_shell_completes(tmp_path: Path, save: Path) -> None:
    def complete(words: str) -> list[str]:
        told = {"_STAVKA_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
        command = [sys.executable, "-c", "from stavka.cli import main; main()"]
        done = subprocess.run(command, env=os.environ | told, capture_output=True, text=True, check=False)
        return done.stdout.split()

    assert complete("stavka re") == ["replay", "render"]
    assert complete("stavka rules ra") == [BERLIN]
    assert complete(f"stavka new {BERLIN} --scenario c") == ["campaign"]
    assert complete(f"stavka show {save} --side z") == ["zhukov"]
    assert complete("stavka play --opponent r") == ["random"]
    assert complete("stavka games --lang f") == ["fr"]


# ---- games and rules


def test_games(cli: Cli) -> None:
    titles = {
        BERLIN: "Race for Berlin",
        "a-victory-lost": "A Victory Lost",
        "stalingrad-roads": "Stalingrad Roads",
        "victory-roads": "Victory Roads",
        "absolute-war": "Absolute War!",
    }
    assert cli("games", "--json").json == [
        {
            "game": game,
            "title": titles[game],
            "scenarios": list(ruleset(game).scenarios),
            "state": "playable",
        }
        for game in stavka.GAMES
    ]
    assert "playable" in cli("games").out
    assert "jouable" in cli("games", "--lang", "fr").out


def test_a_paragraph_of_the_rules(cli: Cli) -> None:
    index = ruleset(BERLIN).index
    english, french = cli("rules", BERLIN, "8.3").out, cli("rules", BERLIN, "8.3", "--lang", "fr").out
    rows = cli("rules", BERLIN, "8.3", "--json").json
    assert len(rows) == len(index.paragraph("8.3")) > 1
    for rule in index.paragraph("8.3"):
        assert rule.en in english
        assert rule.fr in french


def test_the_index_of_the_rules(cli: Cli) -> None:
    told = cli("rules", BERLIN).out
    assert all(f" {rule.id} " in told for rule in ruleset(BERLIN).index)
    assert len(cli("rules", BERLIN, "--json").json) == len(ruleset(BERLIN).index)


def test_an_unknown_paragraph(cli: Cli) -> None:
    outcome = cli("rules", BERLIN, "8.3.99")
    assert outcome.code == 2
    assert "There is no rule '8.3.99'" in outcome.err


TESTED = """
import pytest

@pytest.mark.rule("toy", "2.1", "2.2")
def test_it():
    assert True
"""


def test_coverage(cli: Cli, toy: str, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_toy.py").write_text(TESTED, encoding="utf-8")
    outcome = cli("rules", toy, "--coverage", "--json")
    assert outcome.code == 1
    assert outcome.json == {"game": "toy", "testable": 4, "covered": 3, "missing": ["3.1"]}
    told = cli("rules", toy, "--coverage", "--tests", str(tmp_path / "tests"))
    assert told.code == 1
    assert "3 of 4 testable rules" in told.out
    assert "3.1  Red picks a unit." in told.out
    (tmp_path / "tests" / "test_more.py").write_text(TESTED.replace('"2.1"', '"3.1"'), encoding="utf-8")
    assert cli("rules", toy, "--coverage", "--lang", "fr").code == 0


# ---- check


def test_check_is_clean(cli: Cli) -> None:
    outcome = cli("check", BERLIN)
    assert (outcome.code, outcome.out) == (0, "Race for Berlin: clean.\n")
    assert cli("check", BERLIN, "--json").json == {"game": BERLIN, "problems": []}


def test_check_of_the_toy(cli: Cli, toy: str) -> None:
    assert cli("check", toy, "--lang", "fr").out == "Le Jouet\u00a0: rien à signaler.\n"


def test_check_finds_words_and_rules_that_are_not_there(
    cli: Cli, toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = ruleset(toy)
    folder = tmp_path / "toy"
    (folder / "text").mkdir(parents=True)
    source = (rules.folder / "game.py").read_text(encoding="utf-8")
    (folder / "game.py").write_text(source.replace('"hide", "2.1"', '"hide", "2.9"'), encoding="utf-8")
    for lang in ("en", "fr"):
        text = (rules.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        text = text.replace("note-declined", "note-refused").replace("from { $origin }", "from { $start }")
        (folder / "text" / f"{lang}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(type(rules), "folder", folder)
    found = [str(fault) for fault in problems(rules)]
    assert any("no rule '2.9'" in each for each in found)
    assert "en: no message note-declined" in found
    assert "fr: no message note-declined" in found
    outcome = cli("check", toy)
    assert outcome.code == 1
    assert outcome.out.splitlines()[:-1] == found
    french = cli("check", toy, "--lang", "fr").out.replace("\u00a0", " ").splitlines()
    assert len(french) == len(found) + 1
    assert "fr : il n’y a pas de message note-declined" in french
    assert any("il n’y a pas de règle « 2.9 » dans l’index" in line for line in french)
    monkeypatch.setattr("stavka.cli.check.uses", lambda folder: [])
    found = [str(fault) for fault in problems(rules)]
    assert "en: note-marched asks for $start, which it is never given" in found


# ---- games as files


def test_new_and_show(cli: Cli, tmp_path: Path) -> None:
    outcome = cli("new", BERLIN, "--seed", "7", "--out", "a.stavka.json")
    assert outcome.code == 0
    assert "stavka play a.stavka.json" in outcome.out
    game = stavka.load(tmp_path / "a.stavka.json")
    assert (game.seed, len(game)) == ("7", 0)
    again = cli("new", BERLIN, "--seed", "7", "--out", "b.stavka.json", "--json")
    assert again.json == {"file": "b.stavka.json", "game": BERLIN, "scenario": "campaign", "options": {}}
    assert (tmp_path / "a.stavka.json").read_bytes() == (tmp_path / "b.stavka.json").read_bytes()
    shown = cli("show", "a.stavka.json").out
    assert "No action made yet." in shown
    assert "Seelow" in shown


def test_new_overwrites_only_when_told(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("dear diary", encoding="utf-8")
    outcome = cli("new", BERLIN, "--out", "a.json")
    assert (outcome.code, outcome.err) == (2, "Error: a.json exists already; give --force to overwrite it.\n")
    assert path.read_text(encoding="utf-8") == "dear diary"
    assert cli("new", BERLIN, "--out", "a.json", "--force").code == 0
    assert stavka.load(path).rules.id == BERLIN


def test_options_of_a_game(cli: Cli, toy: str) -> None:
    assert cli("new", toy, "--option", "fault=crash", "--out", "a.json", "--json").json["options"] == {
        "fault": "crash"
    }
    assert "name=value, not fault" in cli("new", toy, "--option", "fault", "--out", "b.json").err
    assert "no option 'falt'. Did you mean 'fault'" in cli("new", toy, "--option", "falt=x", "--out", "b").err


def test_show_as_a_side_and_at_a_moment(cli: Cli, save: Path) -> None:
    view = cli("show", str(save), "--side", "Zhukov", "--json").json
    assert (view["side"], view["actions"]) == ("zhukov", 60)
    assert cli("show", str(save), "--at", "10", "--json").json["actions"] == 10
    assert "this game has 60 actions, not 61" in cli("show", str(save), "--at", "61").err
    outcome = cli("show", str(save), "--side", "zukov")
    assert (outcome.code, "Did you mean 'zhukov'?" in outcome.err) == (2, True)
    assert "Camp" not in cli("show", str(save), "--lang", "fr").err


def test_a_side_is_not_shown_what_it_may_not_know(cli: Cli, toy: str, tmp_path: Path) -> None:
    game = stavka.new(toy, seed=1)
    game.play("red", "hide", "sword")
    game.save(tmp_path / "toy.json")
    for args in (("show",), ("replay",), ("show", "--json"), ("replay", "--json")):
        command, *rest = args
        assert "sword" in cli(command, "toy.json", "--side", "red", *rest).out
        assert "sword" not in cli(command, "toy.json", "--side", "blue", *rest).out


def test_a_position_is_shown_and_read_back(cli: Cli, save: Path, tmp_path: Path) -> None:
    text = cli("show", str(save), "--position").out
    (tmp_path / "position.toml").write_text(text, encoding="utf-8")
    game = stavka.load(save)
    assert stavka.from_position(text).state.digest() == game.state.digest()
    shown = cli("show", "position.toml", "--json").json
    assert shown["table"] == json.loads(cli("show", str(save), "--json").out)["table"]


def test_replay_tells_the_story(cli: Cli, save: Path) -> None:
    told = cli("replay", str(save)).out
    assert "  60  " in told
    part = cli("replay", str(save), "--from", "5", "--to", "8", "--json").json
    assert [entry["number"] for entry in part] == [5, 6, 7, 8]
    assert all(entry["text"] for entry in part)
    game = stavka.load(save)
    assert (part[0]["side"], part[0]["verb"], part[0]["target"]) == tuple(game.action(4))
    outcome = cli("replay", str(save), "--from", "61")
    assert (outcome.code, "has 60 actions, not 61" in outcome.err) == (2, True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_finished_game_in_words(cli: Cli, finished: Path, lang: str) -> None:
    told = cli("replay", str(finished), "--lang", lang).out
    unsaid = [line for line in told.splitlines() if line.strip().startswith(("note-", "verb-", "ended-"))]
    assert unsaid == []
    assert told.splitlines()[-1]
    assert cli("show", str(finished), "--lang", lang).code == 0


# ---- audit


def test_audit(cli: Cli, finished: Path) -> None:
    game = stavka.load(finished)
    outcome = cli("audit", str(finished))
    assert outcome.code == 0
    assert outcome.out.splitlines()[-1].startswith("OK: ")
    assert game.state.digest() in outcome.out
    told = cli("audit", str(finished), "--json").json
    assert told["ok"] is True
    assert len(told["rolls"]) == game.state.chance
    dice = next(faces for faces in told["faces"] if faces["faces"] == 6)
    assert sum(dice["counts"]) == dice["rolls"] == sum(roll["faces"] == 6 for roll in told["rolls"])
    assert 0 <= dice["p"] <= 1


def test_audit_of_a_forged_save(cli: Cli, save: Path) -> None:
    save.write_bytes(save.read_bytes().replace(b'"7"', b'"8"'))
    outcome = cli("audit", str(save))
    assert outcome.code == 2
    assert "its seal does not fit" in outcome.err
    told = cli("audit", str(save), "--json")
    assert (told.code, told.json["ok"]) == (2, False)


def test_a_game_without_dice_is_audited(cli: Cli, toy: str) -> None:
    cli("new", toy, "--seed", "1", "--out", "toy.json")
    assert (
        cli("audit", "toy.json", "--lang", "fr").out.splitlines()[-1].startswith("OK\u00a0: 0 action légale")
    )


@pytest.mark.parametrize(
    ("chi", "freedom", "p"), [(0, 5, 1.0), (11.07, 5, 0.05), (1.145, 5, 0.95), (2.706, 1, 0.1), (40, 5, 0.0)]
)
def test_chi_square(chi: float, freedom: int, p: float) -> None:
    assert at_least(chi, freedom) == pytest.approx(p, abs=1e-3)


# ---- many games


def test_simulate(cli: Cli) -> None:
    told = cli("simulate", BERLIN, "--games", "3", "--seed", "5", "--jobs", "1", "--check", "--json").json
    assert told["summary"]["games"] == len(told["games"]) == 3
    assert sum(won["count"] for won in told["summary"]["winners"].values()) == 3
    shown = cli("simulate", BERLIN, "--games", "3", "--seed", "5", "--jobs", "1", "--lang", "fr").out
    assert "3 parties au hasard (graine 5)" in shown


def test_simulate_stops_at_a_broken_game(cli: Cli, toy: str, tmp_path: Path) -> None:
    outcome = cli("simulate", toy, "--games", "9", "--option", "fault=crash", "--jobs", "1", "--keep", ".")
    assert outcome.code == 2
    assert "ZeroDivisionError: a bug" in outcome.err
    assert len(list(tmp_path.glob("toy-broken-*.stavka.json"))) == 1


def test_bench(cli: Cli, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "stavka.lab.bench.bench.__kwdefaults__",
        {"seed": "x", "samples": 5, "seconds": 0.01, "progress": None},
    )
    assert cli("bench", toy, "--json").json["game"] == "toy"
    assert "decisions a second" in cli("bench", toy).out
    assert "décisions par seconde" in cli("bench", toy, "--lang", "fr").out
