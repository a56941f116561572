"""The page says what the server says: the same facts make the same sentences in TypeScript and in Python."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from tools.build_client import CLIENT, find_npm

import stavka
from stavka.games import GAMES, ruleset
from stavka.kernel.views import Table, View
from stavka.players import PLAYERS
from stavka.server import catalogue
from stavka.words import LANGUAGES, TEXT, Words, texts

SEEDS = (3,)
ACTIONS = 1_500


class Said(NamedTuple):
    """Words that are asked for: by which method of `Words`, on either side, and with what."""

    method: str
    given: tuple[Any, ...]

    def python(self, words: Words) -> str:
        """What the server says."""
        if self.method == "ended":  # which takes the whole view there
            how, winners = self.given
            return words.ended(View("", "", "", 0, [], how, winners, [], None, {}, Table([], [], [], []), []))
        told: str = getattr(words, self.method)(*self.given)
        return told


def views(game: str) -> Iterator[View]:
    """What each side sees, in turn, along random games; the log only where it is new."""
    for seed in SEEDS:
        play, random = stavka.new(game, seed=seed), Random(seed)
        while not play.over:
            for side in play.rules.sides if len(play) < ACTIONS else ():
                yield play.view(side, since=len(play))
            play.play(*random.choice(list(play.legal_actions())))
        yield play.view(play.rules.sides[0], since=len(play))


def said(view: View) -> Iterator[Said]:
    """All the words that a view shows."""
    yield from (Said("note", (note,)) for note in view.notes)
    yield from (Said("crumb", (crumb,)) for crumb in view.path)
    if (decision := view.decision) is not None:
        yield Said("prompt", (decision,))
        for verb, offered in decision.verbs.items():
            yield Said("verb", (verb, decision.prompt))
            if offered.takes == "choice":
                yield from (Said("choice", (word,)) for word in offered.targets)
        if (fight := decision.preview) is not None:
            yield from (Said("modifier", (figure.name,)) for figure in fight.modifiers)
            for chance in fight.chances:
                yield Said("result", (chance.result,))
                yield Said("say", ("percent", {"share": chance.numerator / chance.denominator}))
            for part in fight.sets:
                yield Said("say", (f"chances-{part.name}",))
                yield from (Said("result", (chance.result,)) for chance in part.chances)
    for space in view.table.spaces:
        yield from (Said("mark", marked) for marked in space.marks.items())
    for piece in view.table.pieces:
        yield Said("piece", (piece.id,))
        yield Said("about", ("piece", piece.id))
        yield Said("space", (piece.at,))
    for track in view.table.tracks:
        yield Said("track", (track.id,))
        yield Said("about", ("track", track.id))
    if view.ended:
        yield Said("ended", (view.ended, view.winners))


def node(asked: dict[str, Any]) -> dict[str, list[str]]:
    """What the client's words say."""
    program = Path(find_npm()).with_name("node")
    done = subprocess.run(
        [program, CLIENT / "tools" / "speak.mjs"],
        input=msgspec.json.encode(asked),
        capture_output=True,
        cwd=CLIENT,
    )
    assert done.returncode == 0, done.stderr.decode()
    answer: dict[str, list[str]] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_what_the_server_says(game: str) -> None:
    rules = ruleset(game)
    told = {msgspec.json.encode(each): each for view in views(game) for each in said(view)}.values()
    assert {each.method for each in told} > {"note", "prompt", "crumb", "verb", "result", "ended"}
    folders = (TEXT, *texts(rules))
    asked = [(each.method, *each.given) for each in told]
    answer = node(
        {
            lang: {
                "files": [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders],
                "game": catalogue.description(rules),
                "asked": asked,
            }
            for lang in LANGUAGES
        }
    )
    for lang in LANGUAGES:
        words = Words(rules, lang)
        assert answer[lang] == [each.python(words) for each in told]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_of_the_computer_has_a_name(lang: str) -> None:
    text = (CLIENT / "src" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert [player for player in PLAYERS if f"\npage-player-{player} = " not in text] == []
