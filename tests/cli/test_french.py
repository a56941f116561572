"""Bad input, told in French: nothing that a person can meet is left in English."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import stavka
from stavka.kernel import journal
from tests.cli.conftest import BERLIN, Cli


def told(cli: Cli, *args: str) -> str:
    """The one line that a command says when it refuses, with plain spaces."""
    outcome = cli(*args, "--lang", "fr")
    assert (outcome.code, outcome.out) == (2, "")
    line = outcome.err.replace("\u00a0", " ")
    assert line.startswith("Erreur : ")
    assert line.count("\n") == 1
    return line.removeprefix("Erreur : ").strip()


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (
            ("new", "race-for-berlim", "--out", "a"),
            f"aucun jeu ne s’appelle « race-for-berlim » : {', '.join(stavka.GAMES)}. Vouliez-vous",
        ),
        (
            ("new", BERLIN, "--scenario", "campain", "--out", "a"),
            "race-for-berlin n’a pas de scénario « campain » : campaign. Vouliez-vous dire « campaign » ?",
        ),
        (("new", BERLIN, "--option", "x=1", "--out", "a"), "race-for-berlin n’a pas d’option « x »."),
        (("new", BERLIN, "--option", "x", "--out", "a"), "une option s’écrit nom=valeur, et non x."),
        (
            ("new", BERLIN, "--out", "no/such/a.json"),
            "impossible d’écrire no/such/a.json : ce fichier ou ce dossier n’existe pas.",
        ),
        (
            ("play", BERLIN, "--as", "konew"),
            "« konew » n’est pas un camp de ce jeu : zhukov, konev. Vouliez-vous dire « konev » ?",
        ),
        (
            ("play", BERLIN, "--as", "konev", "--opponent", "randon"),
            "aucun joueur ne s’appelle « randon » : random. Vouliez-vous dire « random » ?",
        ),
        (("rules", BERLIN, "8.3.99"), "il n’y a pas de règle « 8.3.99 ». Vouliez-vous dire « 8.3"),
        (
            ("rules", BERLIN, "--coverage", "--tests", "nowhere"),
            "nowhere : il n’y a pas de dossier de tests à cet endroit.",
        ),
        (
            ("check", BERLIN, "--data", "nowhere"),
            "nowhere : il n’y a pas de dossier de données à cet endroit.",
        ),
        (("show",), "il manque FILE."),
        (("new", BERLIN), "il manque --out."),
        (("show", "x", "--sied", "konev"), "il n’y a pas d’option --sied. Vouliez-vous dire « --side » ?"),
        (("reply",), "il n’y a pas de commande « reply ». Vouliez-vous dire « replay » ?"),
        (("show", "a", "b"), "il y a des mots de trop : b"),
        (("simulate", BERLIN, "--games", "0"), "--games est un nombre entier d’au moins 1."),
        (("show", "x", "--at", "y"), "--at est un nombre entier."),
    ],
)
def test_a_wrong_command(cli: Cli, args: tuple[str, ...], expected: str) -> None:
    assert expected in told(cli, *args)


def test_a_language_that_nothing_is_written_in(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    line = cli("games", "--lang", "de").err.replace("\u00a0", " ")
    assert line == "Erreur : rien n’est écrit en « de » : en, fr.\n"


def test_an_option_with_a_value_it_cannot_have(cli: Cli, toy: str) -> None:
    assert told(cli, "new", toy, "--option", "fault=x", "--out", "a") == (
        "l’option « fault » vaut none, crash, endless, broken, mute, et non « x »."
    )


# ---- saves


def resealed(save: Path, **changes: object) -> None:
    """Change what a save says, and seal it again."""
    table = json.loads(save.read_bytes())
    table["actions"] = [[*action, None][:3] for action in table["actions"]]
    kept = msgspec.convert(table | changes, journal.Journal)
    kept.seal = kept.sealed()
    save.write_bytes(journal.encode(kept))


def test_a_damaged_foreign_or_altered_save(cli: Cli, save: Path) -> None:
    content = save.read_bytes()
    save.write_bytes(content[:-3])
    assert "n’est pas une partie de Stavka, ou est endommagé (" in told(cli, "show", str(save))
    save.write_text('{"vassal": 3}', encoding="utf-8")
    assert told(cli, "show", str(save)) == f"{save} n’est pas une partie de Stavka."
    save.write_text('{"stavka": 99}', encoding="utf-8")
    assert told(cli, "show", str(save)).endswith("au format 99 ; cette version lit les formats jusqu’à 2.")
    save.write_text('{"stavka": 1}', encoding="utf-8")
    assert f"{save} est endommagé (" in told(cli, "show", str(save))
    save.write_bytes(content.replace(b'"7"', b'"8"'))
    assert told(cli, "show", str(save)).endswith("son sceau ne correspond pas à son contenu.")
    report = cli("audit", str(save), "--json", "--lang", "fr")
    assert "son sceau" in report.json["error"]


def test_a_save_of_other_rules_or_data(cli: Cli, save: Path) -> None:
    version = stavka.ruleset(BERLIN).version
    now = json.loads(save.read_bytes())["now"]
    resealed(save, rules=99)
    assert told(cli, "audit", str(save)) == (
        f"cette partie a été jouée sous d’autres règles : version 99 de celles de {BERLIN} ; "
        f"celles-ci sont la version {version}."
    )
    assert "La partie continue à partir de son dernier état" in cli("show", str(save), "--lang", "fr").err
    resealed(save, rules=99, now=f'game = "{BERLIN}"\nturns = 1')
    assert told(cli, "show", str(save)).startswith(
        f"cette partie a été jouée sous d’autres règles de {BERLIN} (version 99 ; celles-ci sont la version "
        f"{version}), et ne peut pas continuer sous celles-ci : "
    )
    resealed(save, rules=version, now=now, data="0123")
    assert "a été jouée avec d’autres données" in told(cli, "audit", str(save))
    resealed(save, seeds=[])
    assert told(cli, "show", str(save)).endswith("les graines commencent à l’action 0 et se suivent.")


def altered(save: Path, number: int, *action: str) -> None:
    actions = json.loads(save.read_bytes())["actions"]
    actions[number] = list(action)
    resealed(save, actions=[tuple([*each, None][:3]) for each in actions])


def test_a_save_whose_actions_cannot_be(cli: Cli, save: Path) -> None:
    content = save.read_bytes()
    game = stavka.load(save)
    made = game.action(20)
    game.rewind(20)
    (side,) = game.to_act
    other = next(each for each in game.rules.sides if each != side)
    for action, reason in {
        (side, "fly", "moscow"): f"« fly » n’est pas permis maintenant à « {side} » (",
        (other, made.verb, made.target): f"ce n’est pas à « {other} » de décider, mais à {side}.",
        ("koniew", made.verb, made.target): "aucun camp ne s’appelle « koniew »",
        (side, "standing", ""): "une consigne nomme une question : bridges-window,",
    }.items():
        save.write_bytes(content)
        altered(save, 20, *(part for part in action if part is not None))
        line = told(cli, "show", str(save))
        assert line.startswith("l’action 21 (")
        assert reason in line


def test_a_save_that_names_another_state(cli: Cli, save: Path) -> None:
    resealed(save, state="0" * 32)
    assert told(cli, "show", str(save)) == (
        "les actions ne mènent pas à l’état que la partie indique : elle a été modifiée."
    )


def test_files_that_are_not_there(cli: Cli, tmp_path: Path, save: Path) -> None:
    assert told(cli, "show", "no.json") == "il n’y a pas de fichier no.json."
    (tmp_path / "folder").mkdir()
    assert told(cli, "show", "folder") == "folder est un dossier, pas une partie."
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe\x00")
    assert told(cli, "show", "odd.toml") == "odd.toml n’est pas une position : ce n’est pas du texte UTF-8."
    assert "existe déjà ; donnez --force" in told(cli, "new", BERLIN, "--out", str(save))
    assert "pour reprendre cette partie" in told(cli, "play", BERLIN, "--hotseat", "--save", str(save))
    assert told(cli, "show", str(save), "--at", "99") == "cette partie compte 60 actions, et non 99."


# ---- positions


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game = ", "la position n’est pas du TOML : "),
        ("turn = 3", 'une position commence par game = "..."'),
        ('game = "chess"', "aucun jeu ne s’appelle « chess »"),
        ('game = "@"\nscenario = "x"', "n’a pas de scénario « x » : campaign."),
        ('game = "@"\nturm = 3', "une position de @ n’a pas de « turm ». Vouliez-vous dire « turn » ?"),
        ('game = "@"\nturn = "x"', "turn : il faut ici un nombre entier, et non 'x'."),
        ('game = "@"\nreduced = 3', "reduced : une liste d’unités est attendue, et non 3."),
        (
            'game = "@"\n[units]\nseelov = ["61-1"]',
            "aucun lieu ne s’appelle « seelov ». Vouliez-vous dire « seelow » ?",
        ),
        ('game = "@"\n[units]\nseelow = ["61-9"]', "aucune unité ne s’appelle « 61-9 »."),
        (
            'game = "@"\n[units]\nseelow = ["61-1"]\nlebus = ["61-1"]',
            "l’unité « 61-1 » est à deux endroits : « seelow » et « lebus ».",
        ),
        ('game = "@"\nstep = "C.9"', "aucune étape ne s’appelle « C.9 »."),
        ('game = "@"\nstep = "C.1"\nstack = []', "une position donne soit step, soit stack, pas les deux."),
        ('game = "@"\nstack = 3', "stack est une liste d’étapes."),
        ('game = "@"\nstack = [3]', "une entrée de stack nomme son étape"),
        (
            'game = "@"\nstack = [{ step = "Turm" }]',
            "aucune étape ne s’appelle « Turm ». Vouliez-vous dire « Turn » ?",
        ),
        ('game = "@"\nstack = [{ step = "Turn", x = 1 }]', "Turn n’a pas de « x »."),
        (
            'game = "@"\nstack = [{ step = "Turn", phase = "x" }]',
            "Turn, « phase » : il faut ici un nombre entier",
        ),
        ('game = "@"\nturn = 99', "turn : 99 n’est pas compris entre 1 et 10."),
        (
            'game = "@"\n[units]\nlebus = ["606", "5-jager", "61-1"]',
            (
                "la position est impossible : des unités soviétiques et allemandes sont ensemble dans "
                "« lebus » (6.1.2) ; il y a 4 unités dans « lebus », où l’empilement est limité à 3 (6.1.2)"
            ),
        ),
        ('game = "@"\nvp = { konev = 60 }', "vp : 60 n’est pas compris entre -510 et 51."),
    ],
)
def test_a_position_that_cannot_be(cli: Cli, tmp_path: Path, text: str, expected: str) -> None:
    (tmp_path / "position.toml").write_text(text.replace("@", BERLIN), encoding="utf-8")
    assert expected.replace("@", BERLIN) in told(cli, "show", "position.toml")


# ---- data


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        (
            "board.toml",
            '[[zone]]\nid = "atlantis"',
            "board.toml : [[zone]] « atlantis », clé « name » : cette clé manque.",
        ),
        (
            "units.toml",
            '[[unit]]\nid = "61-1"\nful = 3',
            "[[unit]] « 61-1 », clé « ful » : cette clé est inconnue. Vouliez-vous dire « full » ?",
        ),
        (
            "units.toml",
            '[[unit]]\nid = "61-1"\nfull = "x"',
            "units.toml : [[unit]] « 61-1 », clé « full » : il faut un nombre entier, et non un texte.",
        ),
        (
            "board.toml",
            '[[border]]\na = "kustrin"\nb = "goritz"\nriver = 3',
            "board.toml : [[border]] de « goritz » à « kustrin », clé « river » : il faut un texte",
        ),
        (
            "board.toml",
            "[[track]]\nnumber = 1\nzones = 3",
            "board.toml : [[track]] numéro 1, clé « zones » : il faut un tableau, et non un nombre entier.",
        ),
        (
            "units.toml",
            '[[unit]]\nid = "61-1"\ntype = "armored"',
            "« armored » n’est pas l’une de ces valeurs : armoured, infantry, mechanised. Vouliez-vous dire",
        ),
        ("units.toml", '[[unit]]\nid = "a"\n[[unit]]\nid = "a"', "units.toml : [[unit]] « a » : deux fois."),
        ("unit.toml", "", "ce jeu ne connaît aucun fichier de ce dossier ; il connaît board.toml"),
        ("units.toml", "[[unit]", "units.toml, ligne 1 : ce n’est pas du TOML ("),
    ],
)
def test_data_that_is_wrong(cli: Cli, tmp_path: Path, name: str, text: str, expected: str) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / name).write_text(text, encoding="utf-8")
    assert expected in told(cli, "check", BERLIN, "--data", "mine")


def test_names_of_the_data_that_stand_for_nothing(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "board.toml").write_text('[map]\nberlin = ["spandau"]', encoding="utf-8")
    assert told(cli, "check", BERLIN, "--data", "mine") == (
        f"les données de {tmp_path / 'mine'} ne vont pas ensemble : "
        "board.toml : [map], berlin nomme la zone inconnue « spandau »"
    )


def test_what_check_finds_in_data(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    text = '[[zone]]\nid = "kyritz"\nsector = "konev"\n[[zone]]\nid = "zossen"\ngarrison = 5'
    (tmp_path / "mine" / "board.toml").write_text(text, encoding="utf-8")
    outcome = cli("check", BERLIN, "--data", "mine", "--lang", "fr")
    assert outcome.code == 1
    lines = outcome.out.replace("\u00a0", " ").splitlines()
    assert lines == [
        "le secteur de Koniev n’est pas d’un seul tenant",
        "« zossen » : seules les zones de Berlin ont une garnison",
        "2 problèmes.",
    ]
    report = cli("check", BERLIN, "--data", "mine", "--lang", "fr", "--json").json["problems"]
    assert [line.replace("\u00a0", " ") for line in report] == lines[:-1]


def test_a_misspelled_file_of_data(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    for name in ("units.toml", "tabels.toml"):
        (tmp_path / "mine" / name).write_text("", encoding="utf-8")
    assert "ne connaît pas de fichier « tabels.toml ». Vouliez-vous dire « tables.toml » ?" in told(
        cli, "check", BERLIN, "--data", "mine"
    )
    (tmp_path / "mine" / "tabels.toml").unlink()
    (tmp_path / "mine" / "units.toml").write_bytes(b"\xff\xfe")
    assert told(cli, "check", BERLIN, "--data", "mine").endswith("units.toml : ce n’est pas du texte UTF-8.")


# ---- in play


def test_what_is_refused_while_playing(cli: Cli, toy: str) -> None:
    args = ("toy", "--hotseat", "--open", "--seed", "1", "--save", "toy.json", "--lang", "fr")
    lines = cli("play", *args, typed="u\nr 9\nm rien\ncrown\nu\n").out.replace("\u00a0", " ")
    for line in (
        "Il n’y a rien à annuler.",
        "il n’y a pas de règle « 9 ».",
        "Rien ne s’appelle « rien » ici.",
        "Le dernier choix n’était pas le vôtre.",
    ):
        assert line in lines
