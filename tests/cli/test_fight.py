"""A fight before its die: strengths, modifiers, chances; and what begins it comes first."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import stavka
from stavka.cli.choices import Choice, choices, meant
from stavka.cli.field import Field
from stavka.cli.fight import bar, signed
from stavka.kernel.views import Chance
from stavka.words import Words
from tests.cli.conftest import BERLIN, Cli
from tests.cli.test_play import SAVE, play

DAWN = f'game = "{BERLIN}"\nstep = "C.1"\n'
"""The first morning, before the first Soviet impulse."""

MORNING = ["fight 8ga-1", "fight 8ga-2", "fight 3sha-1", "fight 3sha-2"]
GATHERED = [*MORNING, "oderbruch 2", "8ga-1", "8ga-2", "3sha-1"]


def against_konev(cli: Cli, typed: list[str], *args: str) -> str:
    Path("dawn.toml").write_text(DAWN, encoding="utf-8")
    told = "\n".join([*typed, ""])
    return play(cli, told, "dawn.toml", "--as", "zhukov", "--save", "b.json", *args)


def test_strengths_modifiers_and_chances(cli: Cli) -> None:
    told = against_konev(cli, GATHERED)
    fight = told[told.rindex("so far.") :]
    assert "56 against 22, odds 2:1" in fight
    for line in (
        r"−1  across entrenchments  \[annex2-i\]",
        r"\+1  a complete Soviet army  \[annex2-j\]",
        r"\+1  attack from several zones  \[annex2-k\]",
        r"\+1  in all, to the die",
        r"D2R +33\.3% +1/3 +━━━━━━\s",
        r"A1D1 +16\.7% +1/6 +━━━\s",
    ):
        assert re.search(line, fight), line


def test_in_french(cli: Cli) -> None:
    told = against_konev(cli, GATHERED, "--lang", "fr")
    assert "56 contre 22, rapport 2:1" in told
    assert re.search(r"−1  à travers les retranchements  \[annex2-i\]", told)
    assert re.search(r"D2R +33,3\s% +1/3", told)


def test_the_attack_comes_first_once_it_can_be_made(cli: Cli) -> None:
    told = against_konev(cli, GATHERED)
    assert re.search(r"\n +1 Attack *\n +Add *\n +2 3rd Shock Army \(2\), Küstrin, 16-3×", told)
    play(cli, "1\n", "b.json", "--as", "zhukov")
    assert "resolve" in [action.verb for action in stavka.load("b.json").actions()]


def test_the_die_is_in_the_log(cli: Cli) -> None:
    told = against_konev(cli, [*GATHERED, "resolve"])
    (line,) = re.findall(r"\n(.*56 against 22.*die.*)\n", told)
    die = int(re.findall(r"die (\d)", line)[0])
    assert line.startswith("⚀⚁⚂⚃⚄⚅"[die - 1])


def test_every_chance_is_told_and_they_add_up() -> None:
    game = stavka.from_position(DAWN)
    words = Words(BERLIN)
    seen = 0
    while seen < 3:
        side = min(game.to_act)
        view = game.view(side)
        assert view.decision is not None
        offered = choices(view, Field(words, game.rules, view))
        if view.decision.preview is not None:
            seen += 1
            assert sum(Fraction(c.numerator, c.denominator) for c in view.decision.preview.chances) == 1
            assert offered[0].target is None
        wanted = [each for each in offered if each.verb in ("fight", "attack", "add")]
        choice = wanted[0] if wanted else offered[-1]
        game.play(side, choice.verb, choice.target)


def test_a_toy_fight(cli: Cli, toy: str) -> None:
    told = play(cli, "crown\n")
    assert "7 against 3, odds 2:1" in told
    assert re.search(r"\+2  bravery  \[2\.2\] *\n +−1  rain  \[1\] *\n +\+1  in all", told)
    assert re.search(r"red +33\.3% +1/3 +━━━━━━ +the day is red’s *\n +blue +66\.7% +2/3 +━━━━━━━━━━━━", told)
    french = play(cli, "u\nu\n", SAVE, "--hotseat", "--open", "--lang", "fr")
    assert "la journée est à Rouge" in french


def test_signs_and_bars() -> None:
    assert [signed(n) for n in (2, 0, -1)] == ["+2", "0", "−1"]
    assert bar(Chance("x", 1, 36)).plain == "━"
    assert len(bar(Chance("x", 1, 1)).plain) == 18


# ---- choices


def test_units_are_offered_with_place_and_strength(cli: Cli) -> None:
    told = against_konev(cli, [])
    assert re.search(r"\d+ +\d+ +\d+  8th Guards Army \(1\), Oder Bridgehead, 20-3 *\n", told)


def test_verbs_that_share_their_units_share_a_table(cli: Cli) -> None:
    told = against_konev(cli, [])
    table = told[told.index("Designate your units") :]
    header = r"Activate +Activate +Put in *\n +to move +to fight +reserve *\n"
    assert re.search(header + r" +1 +\d+ +\d+  61st Army", table)
    assert table.count("61st Army (1)") == 1
    assert table.count("Activate") == 4  # the header stands at both ends of a long table


def test_places_are_offered_with_what_is_there(cli: Cli) -> None:
    told = against_konev(cli, MORNING)
    assert re.search(r"3 Seelow  ▲★2≡ \S+ 303 \(5-2\) · 20 pzgre \(7-3\)", told)


def test_a_number_is_the_menus() -> None:
    """The 17th Division is called 17, and so is a choice of a long menu."""
    offered = [Choice(n, "move", f"u{n}", "Move", f"Unit {n}", "") for n in range(1, 20)]
    division = Choice(20, "move", "17", "Move", "17th Division", "", "17")
    assert meant("17", [*offered, division]) == [offered[16]]
    for typed in ("17th", "move 17", "20"):
        assert meant(typed, [*offered, division]) == [division]
    assert meant("17", [*offered[:5], division]) == [division]
    assert "always the menu’s number" in Words().say("keys")


def test_a_short_name_is_a_name() -> None:
    offered = [Choice(1, "move", "8ga-1", "Move", "8th Guards Army (1)", "", "8GA/1")]
    for typed in ("8ga/1", "8ga-1", "8th guards", "move 8GA/1"):
        assert meant(typed, offered) == offered
