"""The page plays every game, so it names none: neither its places and counters nor its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stavka
from stavka.games import GAMES, ruleset
from stavka.kernel.names import Kind
from stavka.server.catalogue import description
from stavka.words import words

CLIENT = Path(stavka.__file__).parent / "client"
SOURCES = sorted(
    file
    for file in [CLIENT / "index.html", *(CLIENT / "src").rglob("*.*")]
    if file.suffix in (".ts", ".svelte", ".css", ".ftl", ".html") and file.name != "wire.ts"
)
"""All that is written for the page; the types of the wire are made from the server's."""

LITERAL = re.compile(r"""(["'`])([a-z][a-z0-9-]*)\1""")
ASIDE = re.compile(r"""class(?::\w+)?="[^"]*"|class: "[^"]*"|\bsay\("[^"]*\"""")
"""Where a literal is the page's own: names of its styles, ids of its messages."""

THINGS = re.compile(r"(?:ask|kind|mark|modifier|overlay|piece|step|track|verb)-(.+)")
"""Messages that are about something of a game, by the id of that thing."""

SHARED = {
    "all",
    "attack",
    "choose",
    "done",
    "keep",
    "lost",
    "mark",
    "place",
    "play",
    "result",
    "target",
    "track",
    "unit",
    "use",
}
"""Words of a game that mean something else on the wire, or in the page's own code."""


def text() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)


def test_there_is_something_to_read() -> None:
    assert len(SOURCES) > 50
    assert "choose" in text()


@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_a_game_stands_in_the_page(game: str) -> None:
    rules = ruleset(game)
    places = [place.id for place in description(rules).places if place.on_map]
    units = rules.names.of[Kind.UNIT]
    names = {game, *rules.sides, *places, *units}
    for spoken in (words(rules, "en"), words(rules, "fr")):
        names |= {spoken.title(), *map(spoken.side, rules.sides), *map(spoken.space, places)}
        names |= set(map(spoken.unit, units))
    # Bare numbers and words of three letters are no names.
    telling = sorted(name for name in names if len(re.sub(r"[^a-z]", "", name.lower())) > 3)
    assert len(telling) > 50
    pattern = rf"(?<![\w-])(?:{'|'.join(map(re.escape, telling))})(?![\w-])"
    assert re.findall(pattern, text(), re.IGNORECASE) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_game_is_known_to_the_page(game: str) -> None:
    own = words(ruleset(game)).messages - words().messages
    known = {found[1] for found in map(THINGS.fullmatch, own) if found} - SHARED
    assert len(known) > 50
    literals = {literal for _, literal in LITERAL.findall(ASIDE.sub("", text()))}
    assert len(literals) > 100
    assert literals & known == set()
