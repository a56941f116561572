"""The words of a game as its tests read them: its files of messages, and what its code and its views need."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stavka.games import ruleset
from stavka.kernel.charts import Card
from stavka.kernel.game import Game
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.views import View
from stavka.players import player, take_turn
from stavka.words import TEXT, Words, message_id

Speaking = Mapping[str, tuple[tuple[str, ...], int | str]]
"""Calls that speak: what they say, and by which argument."""


class Texts:
    """The messages of one game, with those that it shares with others of its family."""

    def __init__(self, game: str, speaking: Speaking) -> None:
        self.name = game
        self.folders = ruleset(game).folders
        self.speaking = speaking
        self.bundle = cache(self._bundle)

    def _bundle(self, lang: str) -> FluentBundle:
        """The game's messages and those of the interface, as a stranger would load them."""
        made = FluentBundle([lang], use_isolating=False)
        for text in (_read(TEXT, lang), *self._files(lang)):
            made.add_resource(FluentResource(text))
        return made

    def _files(self, lang: str) -> list[str]:
        """The game's files of messages, its own first."""
        return [_read(folder / "text", lang) for folder in self.folders]

    def entries(self, lang: str) -> list[ftl.EntryType]:
        """What is in the game's files of messages."""
        return [entry for text in self._files(lang) for entry in FluentParser().parse(text).body]

    def messages(self, lang: str) -> list[list[ftl.Message]]:
        """The messages of each of the game's files, its own first."""
        return [
            [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
            for text in self._files(lang)
        ]

    def ids(self, lang: str) -> list[str]:
        """The ids of the game's messages, in the order of the files."""
        return [entry.id.name for file in self.messages(lang) for entry in file]

    def patterns(self, lang: str, word: str) -> Iterator[Pattern]:
        """A message's text and that of its attributes."""
        message = self.bundle(lang).get_message(word)
        if message.value is not None:
            yield message.value
        yield from message.attributes.values()

    def said(
        self, lang: str, samples: Mapping[str, list[Any]], default: list[Any]
    ) -> Iterator[tuple[str, str]]:
        """Every message with its text, for each of the facts that it may be given."""
        words = Words(self.name, lang)
        for word in self.ids(lang):
            given = {name: samples.get(name, default) for name in words.variables(word)}
            for n in range(max(map(len, given.values()), default=1)):
                facts = {name: values[n % len(values)] for name, values in given.items()}
                for pattern in self.patterns(lang, word):
                    text, errors = self.bundle(lang).format_pattern(pattern, facts)
                    assert not errors, f"{word} {facts}: {errors}"
                    yield word, str(text)

    def _nodes(self) -> Iterator[ast.AST]:
        """The code of the game."""
        for path in (path for folder in self.folders for path in sorted(folder.glob("*.py"))):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))

    def constants(self) -> set[str]:
        """Every word that is written in the code."""
        return {
            node.value
            for node in self._nodes()
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }

    def spoken_by_the_code(self) -> set[str]:
        """The messages that the calls which speak need."""
        found = set()
        for node in self._nodes():
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                sorts, at = self.speaking.get(name, ((), 0))
                match _argument(node, at):
                    case [ast.Constant(value=str(word))]:
                        found |= {message_id(sort, word) for sort in sorts}
                    case _:
                        pass
        return found


def _read(folder: Path, lang: str) -> str:
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


def _argument(call: ast.Call, at: int | str) -> list[ast.expr]:
    """An argument of a call by its place or its name, if it is there."""
    if isinstance(at, int):
        return call.args[at : at + 1]
    return [each.value for each in call.keywords if each.arg == at]


def play(game: Game[Any], seed: int, most: int, every: int = 5) -> Iterator[View]:
    """What is seen now and then of a game played by chance, and then all that was noted."""
    chance = player("random", seed)
    for n in range(most):
        if game.over:
            break
        if n % every == 0:
            yield game.view(min(game.to_act), since=len(game) + 1)
        take_turn(chance, game, min(game.to_act))
    for side in game.rules.sides:
        yield game.view(side)


def shown(view: View) -> set[str]:
    """The messages that a view needs."""
    table = view.table
    found = {message_id("note", note.kind) for note in view.notes} | {crumb.word for crumb in view.path}
    if view.decision is not None:
        found.add(message_id("ask", view.decision.prompt))
        found |= {message_id("verb", verb) for verb in view.decision.verbs}
    if view.ended:
        found |= {message_id("ended", view.ended), message_id("ending", view.ended)}
    found |= {message_id("track", track.id) for track in table.tracks}
    found |= {message_id("piece", piece.id) for piece in table.pieces if piece.id}
    found |= {message_id("place", piece.at) for piece in table.pieces}
    for marked in (table.units, table.spaces, table.pieces):
        found |= {message_id("mark", mark) for each in marked for mark in each.marks}
    for drawn in (table.units, table.spaces):
        found |= {message_id("kind", each.kind) for each in drawn if each.kind}
    return found | {message_id("factor", factor) for unit in table.units for factor in unit.factors}


def offered(view: View) -> Iterator[str]:
    """The words of a decision beside those every game has: what can be chosen, and the odds of a combat."""
    if view.decision is None:
        return
    for verb in view.decision.verbs.values():
        if verb.takes == "choice":
            yield from (message_id("choice", word) for word in verb.targets)
    fight = view.decision.preview
    if fight is not None:
        yield from (message_id("modifier", figure.name) for figure in fight.modifiers)
        yield from (message_id("chances", each.name) for each in fight.sets)
        parts = {part for each in fight.sets for chance in each.chances for part in chance.result.split("+")}
        # Losses are read as they are written.
        yield from (message_id("result", part) for part in parts if not re.fullmatch(r"-|A\dD\d", part))


def drawn(rules: Ruleset[Any, Any]) -> set[str]:
    """The messages that maps and counters need."""
    found = {"map-subtitle", "map-scale", "legend-elite"}
    for name in ("", *rules.maps):
        chart = rules.chart(name)
        kinds = {*(area.terrain for area in chart.areas if area.terrain), *chart.places.values()}
        found |= {message_id("kind", kind) for kind in kinds}
        found |= {message_id("border", line.kind) for line in chart.lines}
        found |= {message_id("mark", mark) for mark in (*chart.signs, *chart.badges)}
        found |= {message_id("place", box.id) for box in (*chart.boxes, *chart.trays)}
        tracks = {track for ladder in chart.ladders for track in (ladder.id, *ladder.states)}
        found |= {message_id("track", track) for track in tracks}
        found |= {word for card in chart.cards for word in _on_card(card)}
    return found | {message_id("legend-factor", face.plate) for face in rules.faces() if face.plate}


def _on_card(card: Card) -> Iterator[str]:
    """The messages for what is printed on a card; goals that are no spaces have words of their own."""
    yield message_id("card-deck", card.deck)
    yield message_id("card-when", card.moment)
    yield from (message_id("card-figure", figure) for figure in card.figures)
    yield from (message_id("card-mark", mark) for mark in card.marks)
    yield from (message_id("place", goal) for goal in card.goals if goal.startswith("@"))


def inscribed(rules: Ruleset[Any, Any]) -> set[str]:
    """The messages for what is written on the maps: names of lines and patches, cells of tracks."""
    charts = [rules.chart(name) for name in ("", *rules.maps)]
    names = {line.name for chart in charts for line in chart.lines}
    names |= {patch.name for chart in charts for patch in chart.patches}
    cells = {(ladder.id, cell.name) for chart in charts for ladder in chart.ladders for cell in ladder.cells}
    found = {message_id("line", name.lower()) for name in names}
    return found | {message_id("cell", *cell) for cell in cells if cell[1]}
