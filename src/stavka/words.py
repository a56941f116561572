"""Words: facts to sentences, in the reader's language.

Engine and games record facts with ids and numbers. Here they become English or French, by the messages of
`text/<lang>.ftl` (the interface) and `games/<game>/text/<lang>.ftl` (a game, or what it shares with others of
its family; its own words win), in Fluent's syntax:

    note-<kind>  ask-<prompt>  step-<step>  verb-<verb>  why-<refusal>  ended-<how>  ending-<how>
    side-<id>  mark-<id>  track-<id>  piece-<id>  choice-<word>  place-<id>  roll-<purpose>
    kind-<id>  nation-<id>  factor-<id>  border-<id>  modifier-<id>  result-<id>  sign-<mark>
    scenario-<id>  option-<id>  overlay-<id>  game-title  game-blurb  error-<word>

A fact is a variable of its own name. Units, spaces and sides come by their shown names, and by their id in
`$unitId`; lists come joined, and counted in `$unitsCount`; what the reader may not know, or what is not
there, is the word `none`. A verb that needs other words under one prompt has them as an attribute of its
`ask-` message. A `sign-` is one character that stands for a mark where there is little room; an `error-` is
written in every language but English, in which the error itself speaks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stavka.games import ruleset
from stavka.kernel.decisions import Refusal
from stavka.kernel.errors import StavkaError, nearest, suggest
from stavka.kernel.names import Kind, Names
from stavka.kernel.notes import FACTS, named
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.views import Crumb, DecisionView, NoteView, View
from stavka.spoken import message_id, needed, uses

__all__ = [
    "LANGUAGES",
    "NONE",
    "TEXT",
    "UnknownLanguage",
    "Words",
    "message_id",
    "missing",
    "texts",
    "uses",
    "words",
]

LANGUAGES = ("en", "fr")

NONE = "none"
"""What a message is given for a fact that is not there, or that the reader may not know."""

LONGEST_FACT = 2_000

TEXT = Path(__file__).parent / "text"


def texts(rules: Ruleset[Any, Any]) -> list[Path]:
    """The folders of a game's messages; where two have the same, the first is taken."""
    return [folder / "text" for folder in rules.folders]


class UnknownLanguage(StavkaError):
    """A language that nothing is written in."""


def _cut(fact: Any) -> Any:
    """A fact that Fluent will print: a longer one it would leave out."""
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return fact[:LONGEST_FACT] + "…"
    return fact


class Words:
    """The words of one game, or of the interface alone, in one language."""

    def __init__(self, game: Ruleset[Any, Any] | str | None = None, lang: str = "en") -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(
                f"nothing is written in {lang!r}: {', '.join(LANGUAGES)}.{suggest(lang, LANGUAGES)}",
                word="unknown-language",
                name=lang,
                known=LANGUAGES,
                near=nearest(lang, LANGUAGES),
            )
        self.lang = lang
        self.rules = ruleset(game) if isinstance(game, str) else game
        self.junk: list[str] = []
        """The beginnings of what is in the files and cannot be read."""
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, ftl.Message] = {}
        self._asked: dict[str, frozenset[str]] = {}
        for folder in (TEXT, *texts(self.rules)) if self.rules else (TEXT,):
            self._load(folder / f"{lang}.ftl")

    def _load(self, path: Path) -> None:
        if not path.is_file():
            return
        resource = _parsed(path, path.stat().st_mtime_ns)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                self._entries.setdefault(entry.id.name, entry)
            elif isinstance(entry, ftl.Junk):
                self.junk.append(f"{path.name}: {(entry.content or '').strip().splitlines()[0]}")

    # ---- saying

    def has(self, word: str) -> bool:
        """Whether there is such a message."""
        return word in self._entries

    @property
    def messages(self) -> set[str]:
        """The ids of all messages."""
        return set(self._entries)

    def say(self, word: str, facts: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """A message with its facts; one that is not written yet is told by its id, and nothing stops."""
        facts = {**(facts or {}), **more}
        entry = self._entries.get(word)
        if entry is None or entry.value is None:
            return _raw(word, facts)
        return self._format(word, "", facts)

    def _format(self, word: str, attribute: str, facts: Mapping[str, Any]) -> str:
        arguments = {key: _cut(value) for key, value in self.arguments(facts).items()}
        for variable in self.variables(word):
            arguments.setdefault(variable, NONE)
        message = self._bundle.get_message(word)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `say` and `verb` have looked
        text, _ = self._bundle.format_pattern(pattern, arguments)
        return str(text)

    def variables(self, word: str) -> frozenset[str]:
        """The variables that a message refers to, those of messages inside it included."""
        found = self._asked.get(word)
        if found is None:
            finder = _Finder(self._entries)
            finder.visit(self._entries[word])
            found = self._asked[word] = frozenset(finder.variables)
        return found

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as a message takes them."""
        arguments: dict[str, Any] = {}
        for key, value in facts.items():
            kind = FACTS.get(key)
            if isinstance(value, bool):
                arguments[key] = "yes" if value else "no"
            elif value is None or value == "":
                arguments[key] = NONE
            elif isinstance(value, list | tuple):
                arguments[f"{key}Count"] = len(value)
                arguments[key] = self._listed(kind, value)
            elif kind is not None:
                arguments[key] = self._named(kind, value)
                arguments[f"{key}Id"] = value
            else:
                arguments[key] = value if isinstance(value, int | float | str) else str(value)
        return arguments

    def _listed(self, kind: Kind | None, values: list[Any] | tuple[Any, ...]) -> str:
        if not values:
            return NONE
        if kind is None:
            return ", ".join(str(value) for value in values)
        return self.join(self._named(kind, value) for value in values)

    def _named(self, kind: Kind, name: str) -> str:
        if kind in (Kind.UNIT, Kind.UNITS):
            return self.unit(name)
        if kind in (Kind.SPACE, Kind.SPACES):
            return self.space(name)
        if kind is Kind.CHOICE:
            return self.choice(name)
        return self.side(name)

    def join(self, items: Iterable[str]) -> str:
        """A list as a sentence has it: a, b and c."""
        listed = list(items)
        if len(listed) < 2:
            return "".join(listed)
        return self.say("list-and", first=", ".join(listed[:-1]), last=listed[-1])

    def labelled(self, label: str, text: str) -> str:
        """Something under its label, with the colon of the language."""
        return self.say("labelled", label=label, text=text)

    # ---- what a game shows

    def note(self, note: NoteView) -> str:
        """An entry of the log."""
        return self.say(message_id("note", note.kind), note.facts)

    def prompt(self, decision: DecisionView) -> str:
        """What a side is asked."""
        return self.say(message_id("ask", decision.prompt), decision.facts, side=decision.side)

    def crumb(self, crumb: Crumb) -> str:
        """One step of where we are."""
        return self.say(crumb.word, crumb.facts)

    def verb(self, verb: str, prompt: str = "") -> str:
        """What a verb is called; a prompt may have its own words for it."""
        word, attribute = message_id("ask", prompt), message_id(verb)
        if self._has_attribute(word, attribute):
            return self._format(word, attribute, {})
        return self.say(message_id("verb", verb))

    def about(self, sort: str, name: str) -> str:
        """More about something that has a name, where that is written: what a marker does, for instance."""
        word = message_id(sort, name)
        return self._format(word, "about", {}) if self._has_attribute(word, "about") else ""

    def _has_attribute(self, word: str, attribute: str) -> bool:
        entry = self._entries.get(word)
        return entry is not None and any(each.id.name == attribute for each in entry.attributes)

    def choice(self, word: str) -> str:
        """A word that a verb is applied to."""
        for sort in ("choice", "piece", "mark", "side", "track", "place"):
            if self.has(message_id(sort, word)):
                return self.say(message_id(sort, word))
        return word

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """Why something is not offered."""
        return self.say(message_id("why", refusal.word), named(names, dict(refusal.facts)))

    def error(self, error: StavkaError) -> str:
        """What was wrong with what somebody gave us."""
        if self.lang == LANGUAGES[0]:
            return str(error)
        if self.rules is None and "game" in error.facts:  # that game may have words for what was wrong
            with suppress(StavkaError):
                return words(ruleset(error.facts["game"]), self.lang).error(error)
        word = message_id("error", error.word)
        if not self.has(word):
            return str(error)
        return self.say(word, {key: self._cause(fact) for key, fact in error.facts.items()})

    def _cause(self, fact: Any) -> Any:
        """A fact of an error, told if it is one itself, or several."""
        if isinstance(fact, StavkaError):
            return self.error(fact)
        if isinstance(fact, list) and fact and isinstance(fact[0], StavkaError):
            told = [self.error(each) for each in fact]
            return reduce(lambda first, last: self.say("error-and", first=first, last=last), told)
        return fact

    def ended(self, view: View) -> str:
        """How the game ended, and for whom."""
        facts = {
            "winners": self.join(self.side(side) for side in view.winners) or NONE,
            "winnersCount": len(view.winners),
        }
        word = message_id("ended", view.ended)
        return self.say(word if self.has(word) else "ended", facts)

    def ending(self, how: str) -> str:
        """A way for a game to end, whoever won it."""
        return self._word("ending", how)

    def unit(self, name: str) -> str:
        """A unit by the name on its counter."""
        return str(self.rules.unit_name(name, self.lang)) if self.rules else name

    def label(self, name: str) -> str:
        """A unit by what its counter has room for."""
        return str(self.rules.unit_label(name, self.lang)) if self.rules else name

    def space(self, name: str) -> str:
        """A space, or a box off the map."""
        if self.has(message_id("place", name)):
            return self.say(message_id("place", name))
        if self.rules is None or name not in self.rules.space:
            return name
        return str(self.rules.space_name(name, self.lang))

    def side(self, name: str) -> str:
        return self._word("side", name)

    def mark(self, name: str, count: int = 1) -> str:
        """A marker; one that counts something has its `$count` in its words, or after them."""
        word = message_id("mark", name)
        text = self.say(word, count=count) if self.has(word) else name
        counted = self.has(word) and "count" in self.variables(word)
        return text if counted or count == 1 else f"{text} {count}"

    def sign(self, mark: str, count: int = 1) -> str:
        """A mark by its sign, with its number if it counts something; empty if it has no sign."""
        word = message_id("sign", mark)
        if not self.has(word):
            return ""
        counts = self.has(message_id("mark", mark)) and "count" in self.variables(message_id("mark", mark))
        return self.say(word) + (str(count) if counts or count != 1 else "")

    def kind(self, name: str) -> str:
        """What sort of unit or ground it is."""
        return self._word("kind", name)

    def nation(self, kind: str) -> str:
        """Whose a unit of some kind is, in the field: the kind begins with it, as in soviet-armoured."""
        nation = kind.partition("-")[0]
        word = message_id("nation", nation)
        return self.say(word) if self.has(word) else nation.capitalize()

    def factor(self, name: str) -> str:
        """A figure on a counter."""
        return self._word("factor", name)

    def border(self, name: str) -> str:
        """What lies between two spaces."""
        return self._word("border", name)

    def modifier(self, name: str) -> str:
        """What is added to a die."""
        return self._word("modifier", name)

    def result(self, name: str) -> str:
        """What a result of a table means, where that is written."""
        word = message_id("result", name) if name.strip("-") else "result-none"
        return self.say(word) if self.has(word) else ""

    def track(self, name: str) -> str:
        return self._word("track", name)

    def piece(self, name: str) -> str:
        """Something in a hand or a cup; its face may be hidden."""
        return self._word("piece", name) if name else self.say("piece-hidden")

    def roll(self, purpose: str) -> str:
        """What a die was rolled for."""
        return self._word("roll", purpose)

    def scenario(self, name: str) -> str:
        return self._word("scenario", name)

    def title(self) -> str:
        """The game's name."""
        if self.has("game-title"):
            return self.say("game-title")
        return self.rules.id.replace("-", " ").title() if self.rules else "Stavka"

    def blurb(self) -> str:
        """What the game is about, in a sentence or two."""
        return self.say("game-blurb")

    def _word(self, sort: str, name: str) -> str:
        word = message_id(sort, name)
        return self.say(word) if self.has(word) else name


def _raw(word: str, facts: Mapping[str, Any]) -> str:
    told = ", ".join(f"{key} {value}" for key, value in facts.items())
    return f"{word} ({told})" if told else word


@lru_cache(maxsize=64)
def _parsed(path: Path, changed: int) -> ftl.Resource:
    """A file of messages; read again when it has changed."""
    return FluentResource(path.read_text(encoding="utf-8"))


class _Finder(Visitor):
    """Collects the variables of a message."""

    def __init__(self, entries: dict[str, ftl.Message]) -> None:
        self.entries = entries
        self.variables: set[str] = set()
        self.seen: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        inner = self.entries.get(node.id.name)
        if inner is not None and node.id.name not in self.seen:
            self.seen.add(node.id.name)
            self.visit(inner)


@cache
def words(game: Ruleset[Any, Any] | None = None, lang: str = "en") -> Words:
    """The words of a game, made once."""
    return Words(game, lang)


def missing(rules: Ruleset[Any, Any], lang: str) -> list[str]:
    """The messages that a game needs and a language lacks."""
    has = Words(rules, lang).has
    return sorted(word for word in needed(rules) if not has(word))
