"""A game at the terminal, typed line by line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

import stavka
from stavka.cli.choices import choices, meant, plain
from stavka.cli.field import Field
from stavka.words import Words
from tests.cli.conftest import BERLIN, Cli, random_play

SAVE = "toy.stavka.json"


def verbs(path: Path | str) -> list[str]:
    return [action.verb for action in stavka.load(path).actions()]


def play(cli: Cli, typed: str, *args: str) -> str:
    outcome = cli(
        "play", *(args or ("toy", "--hotseat", "--open", "--seed", "1", "--save", SAVE)), typed=typed
    )
    assert (outcome.code, outcome.err) == (0, "")
    return outcome.out


# ---- what is typed


def test_a_choice_is_taken_by_its_number(cli: Cli, toy: str) -> None:
    told = play(cli, "2\n")
    assert "Red: Which token do you hide?" in told
    assert "2 the sword" in told
    assert stavka.load(SAVE).action(0) == ("red", "hide", "sword")


def test_a_choice_is_taken_by_its_name_or_the_beginning_of_it(cli: Cli, toy: str) -> None:
    play(cli, "SWORD\nlet it\nguards\nmid\n")
    assert [tuple(action) for action in stavka.load(SAVE).actions()] == [
        ("red", "hide", "sword"),
        ("blue", "decline", None),
        ("red", "pick", "guards"),
        ("red", "to", "middle"),
    ]


def test_names_are_found_without_capitals_accents_and_dashes() -> None:
    assert plain("  Küstrin-Süd ") == "kustrin sud"


def test_a_name_that_fits_two_choices_is_asked_again(cli: Cli, toy: str) -> None:
    told = play(cli, "the\ncrown\n")
    assert "Which of these?\n  1 Hide: the crown\n  2 Hide: the sword\n" in told
    assert verbs(SAVE) == ["hide"]


def test_every_choice_can_be_named_and_a_verb_tells_two_apart() -> None:
    words = Words(BERLIN, "en")
    game = stavka.new(BERLIN, seed=7)
    told_apart = 0
    while len(game) < 200:
        view = game.view(min(game.to_act))
        offered = choices(view, Field(words, game.rules, view))
        for choice in offered:
            assert meant(str(choice.number), offered) == [choice]
            if choice.target is not None:
                if not choice.target.isdecimal():  # a bare number is always the menu's
                    assert choice in meant(choice.target, offered)
                assert meant(f"{choice.verb} {choice.target}", offered) == [choice]
                told_apart += len(meant(choice.target, offered)) > 1
        assert meant("no such thing", offered) == []
        random_play(game, len(game) + 1)
    assert told_apart


def test_what_is_not_offered_is_refused_with_its_reason(cli: Cli, toy: str) -> None:
    told = play(cli, "crown\naccept\nguards\nsouth\nlost\nrifles\nmoscow\n")
    assert "Guards cannot reach South.  [3.2]" in told
    assert "Rifles is not among the choices (3.2)." in told
    assert "I know nothing called “moscow” here." in told
    assert verbs(SAVE) == ["hide", "accept", "pick"]


def test_keys(cli: Cli, toy: str) -> None:
    told = play(cli, "?\nm\nb\nr\nr 3.2\nr 9\nl\ns\nq\n")
    assert "undo your last action" in told
    assert "Düna" in told
    assert "Greens (Red)" in told
    assert "guards (3-1•, elite)" in told
    assert "fort 2" in told
    assert "Turn 1 › March › Answer › Hiding" in told
    assert "2.1  Red hides a token." in told
    assert "3.2  A unit goes to a neighbouring place." in told
    assert "There is no rule '9'" in told
    assert "Turn 1 begins.  [1]" in told
    assert told.count(f"Every action is saved in {SAVE}") == 2
    assert f"To go on: stavka play {SAVE}" in told
    assert verbs(SAVE) == []


def test_undo(cli: Cli, toy: str) -> None:
    told = play(cli, "u\ncrown\naccept\nu\nguards\nu\n")
    assert "There is nothing to undo." in told
    assert "The last choice was not yours." in told
    assert "Undone: Red – Pick: Guards" in told
    assert verbs(SAVE) == ["hide", "accept"]


def test_undo_never_goes_back_over_dice(cli: Cli, tmp_path: Path) -> None:
    game = stavka.new(BERLIN, seed=7)
    while not (len(game) and game.to_act == {game.action(len(game) - 1).side} and game.may_undo()):
        random_play(game, len(game) + 1)
    game.save(tmp_path / "b.json")
    told = play(cli, "u\n", "b.json", "--hotseat", "--open")
    assert "Dice were rolled or something was drawn since: this cannot be undone." in told
    assert stavka.load("b.json").state.digest() == game.state.digest()


def test_standing_orders(cli: Cli, toy: str) -> None:
    args = ("toy", "--scenario", "long", "--hotseat", "--open", "--seed", "1", "--save", SAVE)
    told = play(cli, "crown\nd\nstop\nsword\nstop\n", *args)
    assert "You will not be asked this again: answer." in told
    assert [tuple(action)[:2] for action in stavka.load(SAVE).actions()] == [
        ("red", "hide"),
        ("blue", "standing"),
        ("red", "stop"),
        ("red", "hide"),
        ("red", "stop"),
    ]
    assert "Blue lets it pass." in told


def test_standing_orders_are_listed_and_lifted(cli: Cli, toy: str) -> None:
    args = ("toy", "--scenario", "long", "--hotseat", "--open", "--seed", "1", "--save", SAVE)
    told = play(cli, "d\ncrown\nd\nd\n", *args)
    assert told.count("You are asked about everything.") == 2  # red has no such question, and no such order
    game = stavka.load(SAVE)
    assert game.view("blue").standing == {"red": [], "blue": ["answer"]}


def test_empty_lines_are_nothing(cli: Cli, toy: str) -> None:
    play(cli, "\n\n  \n1\n\n")
    assert verbs(SAVE) == ["hide"]


# ---- to the end, saved, resumed


def test_a_game_to_its_end(cli: Cli, toy: str) -> None:
    told = play(cli, "crown\ndecline\nguards\nmiddle\nsword\ndecline\nrifles\nsouth\n")
    assert "Guards marches from Düna to The Middle.  [3.2]" in told
    assert "Time is up. Red wins." in told
    assert f"The game is kept in {SAVE}" in told
    assert stavka.load(SAVE).over
    assert "Time is up." in play(cli, "", SAVE, "--hotseat")


def test_a_game_is_left_and_resumed(cli: Cli, toy: str) -> None:
    play(cli, "crown\n")
    told = play(cli, "decline\nq\n", SAVE, "--hotseat", "--open")
    assert "Blue: Do you answer?" in told
    assert verbs(SAVE) == ["hide", "decline"]


def test_a_resumed_game_goes_on_in_another_file(cli: Cli, toy: str) -> None:
    play(cli, "crown\n")
    play(cli, "decline\n", SAVE, "--hotseat", "--open", "--save", "other.json")
    assert verbs(SAVE) == ["hide"]
    assert verbs("other.json") == ["hide", "decline"]


def test_another_game_is_never_overwritten(cli: Cli, toy: str, tmp_path: Path) -> None:
    play(cli, "crown\n")
    kept = (tmp_path / SAVE).read_bytes()
    outcome = cli("play", "toy", "--hotseat", "--save", SAVE, typed="1\n")
    assert (outcome.code, outcome.out) == (2, "")
    assert "exists already; to go on with that game: stavka play" in outcome.err
    assert (tmp_path / SAVE).read_bytes() == kept


def test_the_usual_place_for_saves(cli: Cli, toy: str, tmp_path: Path) -> None:
    folder = tmp_path / "home" / "stavka"
    told = play(cli, "1\n", "toy", "--hotseat", "--open")
    assert f"saved in {folder / 'toy-1.stavka.json'}" in told
    play(cli, "", "toy", "--hotseat", "--open")
    assert verbs(folder / "toy-1.stavka.json") == ["hide"]
    assert verbs(folder / "toy-2.stavka.json") == []


def test_a_position_is_played_from_and_left_as_it_is(cli: Cli, toy: str, tmp_path: Path) -> None:
    text = 'game = "toy"\n[units]\nsouth = ["guards"]\n'
    (tmp_path / "p.toml").write_text(text, encoding="utf-8")
    play(cli, "crown\ndecline\nguards\nmiddle\n", "p.toml", "--hotseat", "--open")
    assert (tmp_path / "p.toml").read_text(encoding="utf-8") == text
    assert len(stavka.load(tmp_path / "home" / "stavka" / "toy-1.stavka.json")) == 4


# ---- who plays


def test_against_the_computer(cli: Cli, toy: str) -> None:
    told = play(cli, "crown\nstop\ncrown\nstop\n", "toy", "--as", "Red", "--seed", "1", "--save", SAVE)
    assert "Blue: " not in told
    assert "Time is up." in told
    assert [action.side for action in stavka.load(SAVE).actions()] == ["red", "blue", "red"] * 2


def test_the_other_side_against_the_computer(cli: Cli, toy: str) -> None:
    told = play(cli, "decline\ndecline\n", "toy", "--as", "blue", "--seed", "1", "--save", SAVE)
    assert "Red hides a token." in told
    assert "Red hides the" not in told
    assert "Time is up." in told


def test_questions_where_nothing_is_said(cli: Cli, toy: str, tmp_path: Path) -> None:
    told = play(cli, "9\nthe toy\n\n3\ncrown\n", "--open")
    assert "What would you like to play?" in told
    assert told.count("Type a number from 1 to") == 2
    assert "two players at this screen" in told
    (kept,) = (tmp_path / "home" / "stavka").iterdir()
    assert verbs(kept) == ["hide"]
    again = play(cli, "go on\nred\n", "--open")
    assert f"go on with {kept.name}" in again
    assert verbs(kept)[:2] == ["hide", "accept"] or verbs(kept)[:2] == ["hide", "decline"]
    assert play(cli, "", "--open").endswith("> \n")


def test_two_at_one_screen_look_away_where_there_are_secrets(cli: Cli, toy: str) -> None:
    told = play(cli, "crown\n\ndecline\n\nstop\n", "toy", "--hotseat", "--seed", "1", "--save", SAVE)
    assert "Red, look away: the next choice is for Blue." in told
    assert "Blue, look away: the next choice is for Red." in told
    for_blue = told[told.index("Red, look away") : told.index("Blue, look away")]
    assert "Red hides a token." in for_blue
    assert "crown" not in for_blue
    assert verbs(SAVE) == ["hide", "decline", "stop"]


def test_an_open_game_has_no_hand_over(cli: Cli, toy: str) -> None:
    assert "look away" not in play(cli, "crown\ndecline\nstop\n")


def test_in_french(cli: Cli, toy: str) -> None:
    told = play(cli, "épée\n?\n", "toy", "--hotseat", "--seed", "1", "--save", SAVE, "--lang", "fr")
    assert "Rouge\u00a0: Quel pion cachez-vous ?" in told
    assert "Rouge, détournez les yeux" in told
    assert stavka.load(SAVE).action(0).target == "sword"


# ---- Race for Berlin


def test_berlin_by_numbers(cli: Cli) -> None:
    told = play(cli, "1\n" * 25, BERLIN, "--hotseat", "--open", "--seed", "7", "--save", "b.json")
    game = stavka.load("b.json")
    assert len(game) == 25
    assert "verb-" not in told
    assert "ask-" not in told
    resumed = play(cli, "2\nm\nr\nl\nq\n", "b.json", "--as", "konev")
    assert "Charlottenburg" in resumed
    assert len(stavka.load("b.json")) > 25


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_berlin_against_the_computer(cli: Cli, lang: str) -> None:
    args = (BERLIN, "--as", "zhukov", "--seed", "3", "--save", "b.json", "--lang", lang)
    play(cli, "1\n" * 40, *args)
    sides = [action.side for action in stavka.load("b.json").actions()]
    assert sides.count("zhukov") == 40
    assert "konev" in sides


def until_prompt(stream: IO[bytes]) -> bytes:
    """What is printed up to the next question."""
    told = b""
    while not told.endswith(b"\n> "):
        byte = stream.read(1)
        assert byte, told.decode()
        told += byte
    return told


def test_a_killed_process_loses_no_action(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from stavka.cli import main; main()", "play", BERLIN]
    command += ["--hotseat", "--open", "--seed", "7", "--save", "killed.json"]
    environ = os.environ | {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=tmp_path, env=environ) as playing:
        assert playing.stdin
        assert playing.stdout
        until_prompt(playing.stdout)
        for _ in range(8):
            playing.stdin.write(b"1\n")
            playing.stdin.flush()
            until_prompt(playing.stdout)
        playing.send_signal(signal.SIGKILL)
    assert len(stavka.load(tmp_path / "killed.json")) == 8
