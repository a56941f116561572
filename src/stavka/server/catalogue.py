"""What a game is, for pages: its description, its pictures and its words, each made once."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

from stavka import render
from stavka.games import GAMES, ruleset
from stavka.kernel.charts import Chart
from stavka.kernel.names import Kind, bits
from stavka.kernel.notes import FACTS
from stavka.kernel.ruleset import Ruleset
from stavka.players import PLAYERS
from stavka.render.charts import chart_of
from stavka.server.wire import GameDescription, GameSummary, Named, Option, Place, RuleText
from stavka.words import LANGUAGES, TEXT, Words, message_id, words
from stavka.words import texts as words_of

Texts = dict[str, str]
"""A text in each language."""


def _told(rules: Ruleset[Any, Any], say: Any) -> Texts:
    """What the words of each language say."""
    return {lang: say(words(rules, lang)) for lang in LANGUAGES}


def games() -> list[GameSummary]:
    """The games that can be played here."""
    return [summary(ruleset(name)) for name in GAMES]


def summary(rules: Ruleset[Any, Any]) -> GameSummary:
    """A game as the lobby shows it."""
    return GameSummary(
        id=rules.id,
        title=_told(rules, Words.title),
        blurb=_told(rules, Words.blurb),
        stage=rules.stage,
        sides=list(rules.sides),
        side_names={side: _told(rules, lambda w, s=side: w.side(s)) for side in rules.sides},
        scenarios={name: _told(rules, lambda w, n=name: w.scenario(n)) for name in rules.scenarios},
        scenario_texts={
            name: told
            for name in rules.scenarios
            if any((told := _told(rules, lambda w, n=name: w.about("scenario", n))).values())
        },
        options=[
            Option(
                option,
                _told(rules, lambda w, o=option: w.say(message_id("option", o))),
                {choice: _told(rules, lambda w, c=choice: w.choice(c)) for choice in choices},
            )
            for option, choices in rules.options.items()
        ],
        players=list(PLAYERS),
        map_width=chart_of(rules).width,
        map_focus=chart_of(rules).focus,
        secrets=rules.secrets,
    )


@cache
def description(rules: Ruleset[Any, Any], map: str = "") -> GameDescription:
    """All of a game that never changes, on one of its maps."""
    chart = chart_of(rules, map)
    return GameDescription(
        id=rules.id,
        edition=edition(rules, map),
        summary=summary(rules),
        map=map,
        width=chart.width,
        height=chart.height,
        counter=chart.counter,
        places=_places(rules, chart),
        units=[
            Named(
                unit,
                _told(rules, lambda w, u=unit: w.unit(u)),
                _told(rules, lambda w, u=unit: w.label(u)),
            )
            for unit in rules.names.of[Kind.UNIT]
        ],
        faces=rules.faces(),
        cards=chart.cards,
        calendar=chart.calendar,
        windows=list(rules.windows),
        headings=rules.headings,
        overlays=list(rules.overlays),
        states=sorted({*chart.states, *(track for ladder in chart.ladders for track in ladder.states)}),
        facts={fact: kind.value for fact, kind in FACTS.items()},
    )


def _places(rules: Ruleset[Any, Any], chart: Chart) -> list[Place]:
    """Every space: those of the map where their counters stand, boxes by their middle."""
    areas = {area.id: area for area in chart.areas}
    middles = {area.id: area.centre for area in chart.areas}
    middles |= {box.id: (box.x + box.width / 2, box.y + box.height / 2) for box in chart.boxes}
    spaces = rules.names.of[Kind.SPACE]
    places = []
    for number, space in enumerate(spaces):
        x, y = middles.get(space, (0.0, 0.0))
        name = _told(rules, lambda w, s=space: w.space(s))
        places.append(
            Place(
                id=space,
                name=name if {*name.values()} != {space} else {},
                x=x,
                y=y,
                on_map=space in areas,
                terrain=areas[space].terrain if space in areas else "",
                later=[n - number for n in bits(rules.board.neighbours[number]) if n > number],
            )
        )
    return places


@cache
def board(rules: Ruleset[Any, Any], map: str = "") -> bytes:
    """A map."""
    return render.board(rules, map).encode()


@cache
def sprite(rules: Ruleset[Any, Any]) -> bytes:
    """Every counter and sign."""
    return render.sprite(rules).encode()


def texts(rules: Ruleset[Any, Any] | None, lang: str) -> bytes:
    """The messages of a game, or of the interface, as they are written."""
    known = words(None, lang).lang  # an unknown language is refused by name
    folders = words_of(rules) if rules else [TEXT]
    return b"\n".join((folder / f"{known}.ftl").read_bytes() for folder in folders)


@cache
def edition(rules: Ruleset[Any, Any], map: str = "") -> str:
    """A fingerprint of all that is kept under addresses that carry it."""
    parts = [rules.data.digest.encode(), board(rules, map), sprite(rules)]
    for lang in LANGUAGES:
        parts += [texts(None, lang), texts(rules, lang)]
    return blake2b(b"\0".join(parts), digest_size=8).hexdigest()


def rule_texts(rules: Ruleset[Any, Any], ref: str) -> list[RuleText]:
    """A paragraph and what is under it."""
    return [RuleText(rule.id, {"en": rule.en, "fr": rule.fr}) for rule in rules.index.paragraph(ref)]
