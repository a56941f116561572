"""The map in words: who stands where, whose they are, on what ground."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stavka
from stavka.games import ruleset
from tests.cli.conftest import BERLIN, Cli
from tests.cli.test_play import SAVE, play

POSITIONS = Path(__file__).parents[1] / "games" / "race_for_berlin" / "positions"


def map_of(told: str) -> list[str]:
    """The lines of the table of the map, without its header."""
    lines = told.splitlines()
    (first,) = [n for n, line in enumerate(lines) if re.match("(where|lieu) .*(units|unités)", line)]
    last = next(n for n in range(first, len(lines)) if not lines[n].strip())
    return [line.rstrip() for line in lines[first + 2 : last]]


def beginning(cli: Cli, *args: str) -> str:
    cli("new", BERLIN, "--seed", "7", "--out", "a.json", "--force")
    return cli("show", "a.json", *args).out


# ---- the whole map


def test_a_line_for_each_place_where_somebody_stands(cli: Cli) -> None:
    lines = map_of(beginning(cli))
    (seelow,) = [line for line in lines if line.startswith("Seelow")]
    assert re.fullmatch(r"Seelow +▲★2≡ +\S+ \(Konev\) +303 \(5-2\) · 20 pzgre \(7-3\)", seelow)
    game = stavka.new(BERLIN, seed=7)
    held = {unit.at for unit in game.view().table.units if unit.at in ruleset(BERLIN).board.index}
    assert len([line for line in lines if not line.startswith(" ")]) == len(held)


def test_whose_troops_is_told_by_nation_and_by_side(cli: Cli) -> None:
    lines = map_of(beginning(cli))
    forces = {
        line.split("(")[0].split()[-1] + " " + line.split("(")[1].split(")")[0]
        for line in lines
        if "(Z" in line
    }
    assert forces == {"Soviet Zhukov", "German Zhukov"}


def test_a_place_with_troops_of_several_is_one_place(cli: Cli) -> None:
    lines = map_of(cli("show", str(POSITIONS / "last-turn.toml")).out)
    at = next(n for n, line in enumerate(lines) if line.startswith("Königs Wusterhausen"))
    assert "(Konev)" in lines[at]
    assert re.match(r" +\S+ \(Zhukov\) +214 \(4-2\)", lines[at + 1])


def test_marks_are_signs_and_the_legend_explains_those_that_are_there(cli: Cli) -> None:
    told = cli("show", str(POSITIONS / "last-turn.toml")).out
    assert "33/1 (12-2)" in told
    assert "69/2 (7-2▾)" in told
    assert "52/2 (14-2!)" in told
    assert re.search(r"▾ reduced +! out of supply", told)
    assert re.search(r"n-n strength-movement points", told)
    assert "★n n VP" in told
    assert "•" not in told
    assert "⚑Zhukov" in told
    assert "⚑ held by" in told


def test_empty_places_of_note_are_told_together(cli: Cli) -> None:
    told = beginning(cli)
    assert re.search(r"3 VP, garrison 20 +Friedrichshain, Treptow, Wedding, Mariendorf", told)
    assert "Kremmen" not in told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_place_in_its_own_line(cli: Cli, lang: str) -> None:
    told = beginning(cli, "--all", "--lang", lang)
    lines = map_of(told)
    rules = ruleset(BERLIN)
    shown = {rules.space_name(space.id, lang) for space in stavka.new(BERLIN).view().table.spaces}
    assert {line[:24].rstrip() for line in lines} >= shown
    assert "3 VP, garrison 20" not in told


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "most"), [(80, 2), (100, 1.5)])
def test_it_fits_the_screen(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str, width: int, most: float
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for position in sorted(POSITIONS.glob("*.toml")):
        lines = map_of(cli("show", str(position), "--lang", lang).out)
        assert max(map(len, lines)) <= width
        assert len(lines) <= most * len([line for line in lines if not line.startswith(" ")])


def test_an_onlooker_sees_what_everybody_may_see(cli: Cli, toy: str, tmp_path: Path) -> None:
    game = stavka.new(toy, seed=1)
    game.play("red", "hide", "sword")
    game.save(tmp_path / "toy.json")
    told = cli("show", "toy.json")
    assert "sword" not in told.out
    assert "Waiting for Blue." in told.out
    assert cli("show", "toy.json", "--json").json["side"] == ""


def test_a_toy_map_in_french(cli: Cli, toy: str) -> None:
    cli("new", toy, "--seed", "1", "--out", "toy.json")
    told = cli("show", "toy.json", "--lang", "fr").out
    assert re.search(r"Düna +· +Verts \(Rouge\) +guards \(3-1•, élite\)", told)
    assert re.search(r"The Middle +♣ grand fort +Gris \(Rouge\) +rifles \(4-1\)", told)
    assert re.search(r"South +· ⚑Bleu +Gris \(Bleu\) +panzer \(5-1\)", told)
    assert re.search(r"n-n force-allure +• épuisée +· terrain découvert +♣ forêt +⚑ tenu par", told)


# ---- one thing of it


def test_a_place_with_what_is_in_it_and_beside_it(cli: Cli, toy: str) -> None:
    told = play(cli, "m midd\n")
    assert "The Middle  forest, fort 2" in told
    assert re.search(r"Rifles +rifles +4-1 +grey foot +Red", told)
    assert re.search(r"Düna +river +· +Greens \(Red\) +guards \(3-1•, elite\)", told)
    assert re.search(r"South + · ⚑Blue +Greys \(Blue\) +panzer \(5-1\)", told)


def test_a_place_where_nobody_is(cli: Cli, toy: str) -> None:
    told = play(cli, "crown\ndecline\nrifles\nsouth\nm middle\nm lost\n")
    assert told.count("nobody there") == 2
    assert re.search(r"lost +\n", told)


def test_a_unit(cli: Cli, toy: str) -> None:
    told = play(cli, "m guards\n")
    assert re.search(r"Guards +guards +3-1 +green foot +Red +elite, used up", told)
    assert "Düna, strength 3, pace 1" in told


def test_several_things_of_one_name(cli: Cli) -> None:
    args = (BERLIN, "--as", "zhukov", "--seed", "7", "--save", "b.json")
    told = play(cli, "m 8th guards\nm army\nm nowhere\n", *args)
    assert re.search(r"8th Guards Army \(1\) +8GA/1 +20-3 +Soviet mechanised +Zhukov", told)
    assert re.search(r"8th Guards Army \(2\) +8GA/2 +20-3 +Soviet mechanised +Zhukov", told)
    assert "Which of these?\n  61st Army (1)\n" in told
    assert "I know nothing called “nowhere” here." in told


def test_a_place_in_french(cli: Cli, toy: str) -> None:
    told = play(cli, "m south\n", "toy", "--hotseat", "--open", "--seed", "1", "--save", SAVE, "--lang", "fr")
    assert "South  terrain découvert, tenu par Bleu" in told
    assert re.search(r"à côté +limite +terrain +qui +unités", told)
