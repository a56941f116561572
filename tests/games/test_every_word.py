"""What holds for the messages of every game: whole, alike in all languages, well set."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import stavka
from stavka.words import LANGUAGES, TEXT, Words, missing

TOLD: dict[str, Any] = {
    game: import_module(f"tests.games.{game.replace('-', '_')}.test_words") for game in stavka.GAMES
}
"""For each game its texts, what their facts may be, and what may say nothing or is set as it likes."""

WRONG = {
    "en": r"'|\"|\xa0| [:;!?,.]",
    # No-break spaces before the tall signs and inside the quotation marks, but not in odds; elisions have
    # their own sign.
    "fr": r"'|\"|[^\xa0][;!?»]|[^\xa0\d]:|\d:[^\d]|«[^\xa0]| [,.]",
}
"""What a printer would not let pass."""

every_game = pytest.mark.parametrize("game", stavka.GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
@every_language
def test_every_message_that_the_source_spells_out_is_written(game: str, lang: str) -> None:
    assert missing(stavka.ruleset(game), lang) == []


@every_game
@every_language
def test_no_message_has_a_mistake_of_syntax_or_is_there_twice(game: str, lang: str) -> None:
    texts = TOLD[game].TEXTS
    assert [entry.content for entry in texts.entries(lang) if isinstance(entry, ftl.Junk)] == []
    for file in texts.messages(lang):
        assert len(file) == len({entry.id.name for entry in file})


@every_game
@every_language
def test_no_message_hides_behind_one_of_the_interface(game: str, lang: str) -> None:
    interface = FluentParser().parse((TEXT / f"{lang}.ftl").read_text(encoding="utf-8")).body
    general = {entry.id.name for entry in interface if isinstance(entry, ftl.Message)}
    assert sorted(general & set(TOLD[game].TEXTS.ids(lang))) == []


@every_game
def test_the_languages_say_the_same_things_about_the_same_facts(game: str) -> None:
    texts, en, fr = TOLD[game].TEXTS, Words(game, "en"), Words(game, "fr")
    for english, french in zip(texts.messages("en"), texts.messages("fr"), strict=True):
        # An error speaks English by itself.
        told = [entry for entry in french if not entry.id.name.startswith("error-")]
        assert [entry.id.name for entry in english] == [entry.id.name for entry in told]
        for entry, other in zip(english, told, strict=True):
            assert en.variables(entry.id.name) == fr.variables(entry.id.name), entry.id.name
            assert [a.id.name for a in entry.attributes] == [a.id.name for a in other.attributes]


@every_game
@every_language
def test_every_message_can_be_said(game: str, lang: str) -> None:
    told = TOLD[game]
    for word, text in told.TEXTS.said(lang, told.WORDS_OF, told.NUMBERS):
        assert text or word in getattr(told, "SILENT", ()), word
        assert not re.search(r"[{}]|  ", text), f"{word}: {text}"


@every_game
@every_language
def test_the_printer_would_be_content(game: str, lang: str) -> None:
    told = TOLD[game]
    for word, text in told.TEXTS.said(lang, told.WORDS_OF, [2]):
        for name in getattr(told, "PROPER_NAMES", ()):
            text = text.replace(name, "")
        assert not re.search(WRONG[lang], text), f"{word}: {text}"
