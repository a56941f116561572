"""`stavka render`: pictures of games, and what is said when there is none."""

from __future__ import annotations

from pathlib import Path

import stavka
from tests.cli.conftest import BERLIN, Cli, random_play


def test_a_game_s_name_draws_its_start(cli: Cli) -> None:
    done = cli("render", BERLIN, "--out", "map.svg")
    assert done.code == 0
    assert "map.svg" in done.out
    assert Path("map.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_without_a_file_the_svg_is_printed(cli: Cli) -> None:
    assert cli("render", BERLIN, "--lang", "fr").out.startswith("<svg ")
    assert "Francfort" in cli("render", BERLIN, "--lang", "fr", "--json").json["svg"]


def test_a_png_in_the_dark(cli: Cli) -> None:
    done = cli("render", BERLIN, "--out", "map.PNG", "--width", "200", "--dark", "--json")
    assert done.json == {"file": "map.PNG"}
    assert Path("map.PNG").read_bytes().startswith(b"\x89PNG")


def test_a_moment_of_a_save_as_a_side_sees_it(cli: Cli) -> None:
    game = random_play(stavka.new(BERLIN, seed=5), 300)
    game.save("game.stavka.json")
    now = cli("render", "game.stavka.json", "--side", "Konev").out
    then = cli("render", "game.stavka.json", "--moment", "0").out
    assert now != then
    assert cli("render", "game.stavka.json", "--at", "0").out == then


def test_a_position_can_be_drawn(cli: Cli) -> None:
    Path("here.toml").write_text(f'game = "{BERLIN}"\n[units]\nmariendorf = ["8ga-1"]\n', encoding="utf-8")
    assert cli("render", "here.toml").out.startswith("<svg ")


def test_what_cannot_be_drawn_is_refused_in_one_line(cli: Cli) -> None:
    for args, said in (
        ((BERLIN, "--out", "map.gif"), "cannot draw map.gif: the name of a picture ends in .svg or .png."),
        ((BERLIN, "--out", "nowhere/map.svg"), "cannot write nowhere/map.svg"),
        (("race-for-berlim",), "Did you mean 'race-for-berlin'?"),
        (("lost.stavka.json",), "there is no file lost.stavka.json."),
        ((BERLIN, "--side", "stalin"), "stalin is not a side of this game"),
        ((BERLIN, "--moment", "7"), "this game has 0 actions, not 7"),
        ((BERLIN, "--width", "3"), "3"),
    ):
        done = cli("render", *args)
        assert done.code == 2
        assert said in done.err
        assert done.err.count("\n") == 1
    assert not list(Path().glob("map.*"))


def test_refusals_speak_french(cli: Cli) -> None:
    assert "impossible de dessiner" in cli("render", BERLIN, "--out", "x.gif", "--lang", "fr").err
    assert "ni fichier ni jeu" in cli("render", "rien", "--lang", "fr").err
