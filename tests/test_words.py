"""Facts to sentences, in two languages."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import stavka
from stavka.games import GAMES, ruleset
from stavka.kernel.decisions import Refusal
from stavka.kernel.errors import Fault, StavkaError
from stavka.kernel.game import Game
from stavka.kernel.views import Crumb, NoteView
from stavka.words import LANGUAGES, UnknownLanguage, Words, message_id, missing, uses

SOURCE = Path(stavka.__file__).parent
CLI = SOURCE / "cli"

PIECES = {
    "error-a",
    "error-and",
    "error-at",
    "error-os",
    "error-undo-nothing",
    "error-undo-other",
    "error-undo-chance",
    "error-undo-seen",
}
"""Parts of other messages, and what bars undo."""

SYSTEM = {"error-cannot-read", "error-cannot-write"}
"""What the system says is told in its own words in English."""


def sources(game: str = "") -> list[Path]:
    """The code of a game, or all that is no game's."""
    folders = {name: ruleset(name).folders for name in GAMES}
    if game:
        return [path for folder in folders[game] for path in folder.rglob("*.py")]
    games = {folder for each in folders.values() for folder in each}
    return [path for path in SOURCE.rglob("*.py") if not games & {*path.parents}]


def refusals(game: str = "") -> dict[str, set[str] | None]:
    """Every error that the engine, or a game, has a word for, with its facts where they are written out."""
    found: dict[str, set[str] | None] = {}
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(keywords=keywords):
                    given = {each.arg: each.value for each in keywords}
                case ast.Dict(keys=keys, values=values):
                    given = {
                        str(k.value): v
                        for k, v in zip(keys, values, strict=True)
                        if isinstance(k, ast.Constant)
                    }
                case _:
                    continue
            match given.pop("word", None):
                case ast.Constant(value=str(word)) if word:
                    spread = None in given or isinstance(node, ast.Dict)
                    found[f"error-{word}"] = None if spread else {str(name) for name in given}
    return found


ENGINE = {*refusals(), *PIECES, "error-data-names"}
"""What is written in every language but English; the last is raised by games, whose data it is."""


@pytest.fixture
def en(toy: str) -> Words:
    return Words(toy, "en")


@pytest.fixture
def fr(toy: str) -> Words:
    return Words(toy, "fr")


def note(kind: str, **facts: object) -> NoteView:
    return NoteView(1, kind, "1", facts)


def over(game: Game[Any], how: str, winners: int) -> None:
    game.end(how, winners)
    game.offered = {}


def test_a_fact_is_told_by_the_shown_name_of_what_it_stands_for(en: Words, fr: Words) -> None:
    marched = note("marched", unit="guards", origin="north", space="middle")
    assert en.note(marched) == "Guards marches from Düna to The Middle."
    assert fr.note(marched) == "Unité Guards va de Düna à The Middle."


def test_what_the_reader_may_not_know_is_none(en: Words) -> None:
    assert en.note(note("hidden", side="red", token="crown")) == "Red hides the crown."
    assert en.note(note("hidden", side="red")) == "Red hides a token."
    assert en.note(note("hidden", side="red", token="")) == "Red hides a token."


def test_lists_are_joined_and_counted(en: Words, fr: Words) -> None:
    assert en.join([]) == ""
    assert en.join(["a"]) == "a"
    assert en.join(["a", "b", "c"]) == "a, b and c"
    assert fr.join(["a", "b", "c"]) == "a, b et c"
    given = en.arguments({"units": ["guards", "rifles"], "dice": [3, 5], "spaces": [], "sides": ["red"]})
    assert given == {
        "units": "Guards and Rifles",
        "unitsCount": 2,
        "dice": "3, 5",
        "diceCount": 2,
        "spaces": "none",
        "spacesCount": 0,
        "sides": "Red",
        "sidesCount": 1,
    }


def test_ids_and_plain_values_are_passed_on(en: Words) -> None:
    assert en.arguments({"unit": "guards", "turn": 3, "first": True, "how": "fast", "gone": None}) == {
        "unit": "Guards",
        "unitId": "guards",
        "turn": 3,
        "first": "yes",
        "how": "fast",
        "gone": "none",
    }


def test_a_message_that_is_not_written_is_told_by_its_id(en: Words) -> None:
    assert en.note(note("flown", unit="guards", height=3)) == "note-flown (unit guards, height 3)"
    assert en.verb("fly_away") == "verb-fly-away"
    assert en.mark("flying") == "flying"
    assert en.choice("flying") == "flying"


def test_a_prompt_may_have_its_own_word_for_a_verb(en: Words, fr: Words) -> None:
    assert en.verb("decline") == "Decline"
    assert en.verb("decline", "answer") == "Let it pass"
    assert fr.verb("decline", "answer") == "Décliner"


def test_a_crumb_a_prompt_a_refusal_and_an_end(en: Words, toy: str) -> None:
    assert en.crumb(Crumb("step-march", {"unit": ""})) == "March"
    assert en.crumb(Crumb("step-march", {"unit": "rifles"})) == "March of Rifles"
    game = stavka.new(toy, seed=1)
    asked = game.decision("red")
    assert asked is not None
    assert en.prompt(asked) == "Which token do you hide?"
    refusal = Refusal("too-far", "3.2", {"space": 2, "unit": 0})
    assert en.refusal(refusal, game.rules.names) == "Guards cannot reach South."
    over(game, "time", 0b11)
    assert en.ended(game.view("red")) == "Time is up. Red and Blue share the day."


def test_an_end_without_words_of_its_own(en: Words, fr: Words, toy: str) -> None:
    game = stavka.new(toy, seed=1)
    over(game, "quietly", 0)
    assert en.ended(game.view("red")) == "The game is over. Nobody wins."
    over(game, "quietly", 0b10)
    assert fr.ended(game.view("red")) == "La partie est terminée. Victoire de Bleu."


def test_names_of_things(en: Words, fr: Words) -> None:
    assert (en.side("red"), fr.side("red")) == ("Red", "Rouge")
    assert (en.track("points"), fr.mark("elite")) == ("points", "élite")
    assert (en.piece("crown"), en.piece(""), fr.piece("")) == ("the crown", "face down", "face cachée")
    assert (en.title(), fr.scenario("short")) == ("The Toy", "deux tours")
    assert en.choice("sword") == "the sword"
    assert en.space("lost") == "lost"
    assert (en.mark("elite"), en.mark("fort", 3), en.mark("fort", 0)) == ("elite", "fort 3", "fort 0")
    assert (fr.mark("fort", 1), fr.mark("fort", 2)) == ("petit fort", "grand fort")
    assert en.space("hand") == "in hand"


def test_short_names_signs_and_figures(en: Words, fr: Words) -> None:
    assert (en.label("guards"), en.unit("guards")) == ("guards", "Guards")
    assert (en.sign("used"), en.sign("elite"), en.sign("value", 3)) == ("•", "", "★3")
    assert (en.kind("grey-armour"), fr.kind("grey-armour")) == ("grey armour", "blindés gris")
    assert (en.nation("grey-armour"), fr.nation("green-foot"), en.nation("blue-foot")) == (
        "Greys",
        "Verts",
        "Blue",
    )
    assert (fr.factor("pace"), fr.modifier("rain"), fr.border("river")) == ("allure", "pluie", "rivière")
    assert (en.result("red"), en.result("blue"), en.result("-")) == ("the day is red’s", "", "")
    assert (Words("race-for-berlin").sign("value", 2), Words().label("x")) == ("★2", "x")


# ---- errors


def test_an_error_is_told_in_the_readers_language(en: Words, fr: Words) -> None:
    with pytest.raises(StavkaError) as caught:
        ruleset("toi")
    error = caught.value
    known = ", ".join(GAMES)
    assert en.error(error) == str(error) == f"no game is called 'toi': {known}. Did you mean 'toy'?"
    assert fr.error(error) == (
        f"aucun jeu ne s’appelle «\u00a0toi\u00a0»\u00a0: {known}. Vouliez-vous dire «\u00a0toy\u00a0»\u00a0?"
    )


def test_an_error_may_have_another_as_its_cause(fr: Words, toy: str) -> None:
    with pytest.raises(StavkaError) as caught:
        stavka.from_position('game = "toy"\nstanding = 3')
    assert str(caught.value) == "standing: expected a table, got 3"
    assert fr.error(caught.value) == "standing\u00a0: il faut ici un groupe de clés, et non 3."


def test_an_error_without_a_word_stays_english(fr: Words) -> None:
    assert fr.error(StavkaError("it broke")) == "it broke"
    assert fr.error(StavkaError("it broke", word="not-written")) == "it broke"


def test_an_error_survives_another_process(fr: Words) -> None:
    error = StavkaError("no", word="over", number=3)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.word, again.facts) == ("no", "over", {"number": 3})
    assert fr.error(again) == "la partie est terminée."


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_error_is_written(lang: str, game: str) -> None:
    words = Words(game or None, lang)
    for word, facts in refusals(game).items():
        assert words.has(word), word
        if facts is not None:
            assert words.variables(word) <= {*facts, *(f"{fact}Count" for fact in facts)}, word


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_no_error_of_a_game_is_left_over(lang: str, game: str) -> None:
    own = Words(game, lang).messages - Words(None, lang).messages
    said = refusals(game).keys()
    assert {word for word in own if word.startswith("error-")} == said - Words(None, lang).messages
    assert said & Words(None, lang).messages <= {"error-data-names"}, "means two things"


def test_what_is_wrong_is_told_in_the_words_of_the_game(fr: Words, toy: str) -> None:
    fault = Fault("red has a point too many", word="point-too-many")
    error = StavkaError("it broke", word="position-broken", game=toy, problems=[fault, fault])
    told = "la position est impossible\u00a0: Rouge a un point de trop\u00a0; Rouge a un point de trop"
    assert fr.error(error) == Words(None, "fr").error(error) == told
    assert fr.error(Fault("all is lost", word="not-written")) == "all is lost"
    lost = StavkaError("it broke", word="position-broken", game="chess", problems=[fault])
    assert Words(None, "fr").error(lost) == "la position est impossible\u00a0: red has a point too many"


def test_another_language() -> None:
    with pytest.raises(UnknownLanguage, match="nothing is written in 'de': en, fr"):
        Words(None, "de")


def test_what_a_source_needs(toy: str) -> None:
    found = {use.word: use.rule for use in uses(ruleset(toy).folder)}
    assert found["note-hidden"] == "2.1"
    assert found["ask-march-where"] == "3.2"
    assert found["why-too-far"] == "3.2"
    assert {"step-turn", "ended-time", "track-points", "mark-elite"} <= found.keys()


def test_what_is_missing(toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset(toy)
    assert missing(rules, "en") == missing(rules, "fr") == []
    text = (rules.folder / "text" / "fr.ftl").read_text(encoding="utf-8")
    for source in rules.folder.glob("*.py"):
        (tmp_path / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "text").mkdir()
    lines = [x for x in text.splitlines() if not re.match("note-marched|verb-stop|side-blue|step-hide", x)]
    (tmp_path / "text" / "fr.ftl").write_text("\n".join([*lines, "junk-", ""]), encoding="utf-8")
    monkeypatch.setattr(type(rules), "folder", tmp_path)
    assert missing(rules, "fr") == ["note-marched", "side-blue", "step-hide", "verb-stop"]
    assert Words(rules, "fr").junk == ["fr.ftl: junk-"]


def test_a_game_has_words_of_its_family(toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own win over them, and what the code of the family says must be written too."""
    rules = ruleset(toy)
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("side-red = Crimson\nverb-fly = Fly\n", encoding="utf-8")
    (tmp_path / "flight.py").write_text('refusal = Refusal("too-high", "3.2")\n', encoding="utf-8")
    monkeypatch.setattr(type(rules), "family", (tmp_path,))
    words = Words(rules, "en")
    assert (words.side("red"), words.verb("fly")) == ("Red", "Fly")
    assert missing(rules, "en") == ["why-too-high"]


def test_the_interface_says_the_same_things_in_every_language() -> None:
    first, *others = (Words(None, lang) for lang in LANGUAGES)
    for words in others:  # an error of the engine speaks English by itself
        assert words.messages - first.messages <= ENGINE
        assert first.messages <= words.messages
        for word in first.messages:
            if word in SYSTEM:
                continue
            assert words.variables(word) == first.variables(word), word
        assert not words.junk


def test_every_word_that_the_command_line_says_is_written() -> None:
    words = Words(None, "en")
    for path in CLI.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("say", "Told"):
                said = node.args[0]
                prefix = "error-" if ast.unparse(node.func) == "Told" else ""
                if isinstance(said, ast.Constant) and said.value != "action":
                    assert words.has(prefix + str(said.value)), f"{path.name}: {said.value!r}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_speaks_every_language(game: str, lang: str) -> None:
    assert missing(ruleset(game), lang) == []
    assert Words(game, lang).junk == []


def test_ids() -> None:
    assert message_id("ask", "move.where") == "ask-move-where"
    assert message_id("verb", "fly_away") == "verb-fly-away"


def test_a_fact_of_any_length_is_told() -> None:
    for lang in LANGUAGES:
        told = Words(None, lang).say("error-no-file", {"file": "d/" * 5_000})
        assert "d/d/d/" in told
        assert told.count("…") == 1
