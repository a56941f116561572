"""`stavka check`: a game's data, its words in every language, and the paragraphs that its source cites.

The source is read for the words it writes out; a few games are played by chance, and everything they show is
said in every language, so that a word which is put together while playing is found as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import typer

from stavka.cli.frame import desk
from stavka.cli.listing import GameName
from stavka.kernel import start
from stavka.kernel.errors import Fault
from stavka.kernel.game import Game
from stavka.kernel.names import Kind
from stavka.kernel.notes import named
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.steps import kinds
from stavka.kernel.views import View
from stavka.lab.simulate import actions
from stavka.players import player
from stavka.words import LANGUAGES, Words, message_id, missing, uses

GAMES_HEARD = 6
EVERY = 25
"""The table is looked at each so many actions."""
LONG_ENOUGH = 6_000
"""So many actions of a game are listened to; a campaign may have three times as many."""


def check(ctx: typer.Context, game: GameName) -> None:
    at = desk(ctx)
    rules = at.rules(game)
    found = problems(rules)
    told = [at.words(rules).error(fault) for fault in found]
    if at.json:
        at.emit({"game": game, "problems": told})
    elif found:
        at.print(*told)
        at.print(at.say("check-problems", count=len(found)))
    else:
        at.print(at.say("check-clean", game=at.words(rules).title()))
    if found:
        raise typer.Exit(1)


def problems(rules: Ruleset[Any, Any]) -> list[Fault]:
    """Everything that is wrong with a game's data, words and references."""

    def cites(rule: str) -> bool:
        try:
            return rules.index.cites(rules.paragraph(rule))
        except KeyError:
            return False

    found = [
        Fault(
            f"{use.file}, line {use.line}: no rule {use.rule!r} in the index",
            word="source-rule",
            file=use.file,
            line=str(use.line),
            rule=use.rule,
        )
        for use in uses(*rules.folders)
        if use.rule and not cites(use.rule)
    ]
    found += rules.problems()
    ears = Ears(rules)
    if not found:  # data that is wrong is not played with
        ears.listen()
    found += [
        Fault(f"in play: no rule {ref!r} in the index", word="play-rule", rule=ref)
        for ref in sorted(ears.cited)
        if not cites(ref)
    ]
    for lang in LANGUAGES:
        found += _unsaid(Words(rules, lang), lang, missing(rules, lang), ears.heard)
    return list({str(fault): fault for fault in found}.values())


def _unsaid(spoken: Words, lang: str, lacking: Iterable[str], heard: dict[str, set[str]]) -> list[Fault]:
    found = [
        Fault(f"{lang}: cannot be read: {line}", word="message-junk", lang=lang, text=line)
        for line in spoken.junk
    ]
    absent = {*lacking, *(word for word in heard if not spoken.has(word))}
    found += [
        Fault(f"{lang}: no message {word}", word="no-message", lang=lang, name=word)
        for word in sorted(absent)
    ]
    for word, given in sorted(heard.items()):
        if spoken.has(word):
            unknown = sorted(spoken.variables(word) - given)
            found += [
                Fault(
                    f"{lang}: {word} asks for ${name}, which it is never given",
                    word="message-asks",
                    lang=lang,
                    name=word,
                    fact=name,
                )
                for name in unknown
            ]
    return found


class Ears:
    """Every message that is said in a few games, with the facts it was ever given."""

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self.rules = rules
        self.heard: dict[str, set[str]] = {}
        self.cited: set[str] = set()
        self._plain = Words(rules, LANGUAGES[0])
        self._random = Random("check")

    def listen(self) -> None:
        """Play a few games by chance."""
        for n in range(GAMES_HEARD):
            for scenario in self.rules.scenarios:
                game = start.new(self.rules, scenario, seed=f"check {n}")
                players = [player("random", f"check {n} {side}") for side in self.rules.sides]
                self._look(game)
                for made in actions(game, players):
                    if made % EVERY == 0 or game.over:
                        self._look(game)
                    if made >= LONG_ENOUGH:
                        break
                for side in self.rules.sides:
                    for note in game.view(side).notes:
                        self._hear(message_id("note", note.kind), note.facts)
                        self.cited.add(note.rule)
                for roll in game.rolls:
                    self._hear(message_id("roll", roll.purpose), {})
        self.cited.discard("")

    def _hear(self, word: str, facts: Mapping[str, Any]) -> None:
        self.heard.setdefault(word, set()).update(self._plain.arguments(facts))

    def _look(self, game: Game[Any]) -> None:
        for side in self.rules.sides:
            view = game.view(side, since=len(game) + 1)
            self._see(view)
            if view.decision is not None:
                self._hear(message_id("ask", view.decision.prompt), {**view.decision.facts, "side": side})
                self.cited.add(view.decision.rule)
                self._refuse(game, side)

    def _see(self, view: View) -> None:
        for crumb in view.path:
            self._hear(crumb.word, crumb.facts)
        table = view.table
        seen = [("track", track.id) for track in table.tracks]
        seen += [("piece", piece.id) for piece in table.pieces if piece.id]
        for marks in (table.units, table.spaces, table.pieces):
            seen += [("mark", mark) for each in marks for mark in each.marks]
        kinds_seen = {unit.kind for unit in table.units} | {space.kind for space in table.spaces}
        seen += [("kind", kind) for kind in kinds_seen - {""}]
        seen += [("nation", unit.kind.partition("-")[0]) for unit in table.units if "-" in unit.kind]
        seen += [("factor", factor) for unit in table.units for factor in unit.factors]
        if view.decision is not None and view.decision.preview is not None:
            seen += [("modifier", figure.name) for figure in view.decision.preview.modifiers]
            self.cited.update(figure.rule for figure in view.decision.preview.modifiers)
        shown = {unit.at for unit in table.units} | {piece.at for piece in table.pieces}
        boxes = (place for place in shown if not self._on_map(place))
        seen += [("place", place) for place in boxes if self._plain.space(place) == place]
        for sort, name in seen:
            self._hear(message_id(sort, name), {"count": 1} if sort == "mark" else {})
        if view.ended:
            self._hear(message_id("ended", view.ended), {"winners": view.winners})
            self._hear(message_id("ending", view.ended), {})
        for verb in view.decision.verbs.values() if view.decision else ():
            if verb.takes == Kind.CHOICE.value:
                for word in verb.targets:
                    if self._plain.choice(word) == word:
                        self._hear(message_id("choice", word), {})

    def _on_map(self, place: str) -> bool:
        """Whether a place is a space of the map: such a one may have no name but what is printed in it."""
        number = self.rules.space.get(place)
        return number is not None and bool(self.rules.board.on_map >> number & 1)

    def _refuse(self, game: Game[Any], side: str) -> None:
        """Ask for a few things that are not offered."""
        step, decision = game.state.stack[-1], game.offered[self.rules.sides.index(side)]
        for verb, takes in kinds(type(step)).items():
            if takes not in (Kind.UNIT, Kind.SPACE):
                continue
            for _ in range(4):
                target = self._random.randrange(len(self.rules.names.of[takes]))
                if decision.allows(verb, target):
                    continue
                refusal = step.why_not(game, verb, target)
                if refusal is not None:
                    facts = named(self.rules.names, dict(refusal.facts))
                    self._hear(message_id("why", refusal.word), facts)
                    self.cited.add(refusal.rule)
