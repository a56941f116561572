"""Everything that the game says is written, in both languages alike."""

from __future__ import annotations

import re
from calendar import month_name
from collections.abc import Iterator
from functools import cache
from typing import Any

import stavka
from stavka.games import ruleset
from stavka.games.absolute_war.facts import BOXES
from stavka.games.absolute_war.game import AbsoluteWar
from stavka.games.absolute_war.sequence import HEADED
from stavka.games.absolute_war.terms import DECKS, MARKERS, ORDER, PLANTS, SIDES
from stavka.kernel.game import Game
from stavka.words import LANGUAGES, Words, message_id
from tests.games.texts import Speaking, Texts, drawn, inscribed, play, shown

GAME = "absolute-war"

SPEAKING: Speaking = {
    "win": (("ended", "ending"), 1),
    "nobody": (("ended", "ending"), 1),
    "Modifier": (("modifier",), 0),
    "number": (("roll",), 1),
    "take": (("roll",), 3),
    "Fault": (("error",), "word"),
}
"""The calls of this game that speak besides those every game has: what they say, and by which argument."""

TEXTS = Texts(GAME, SPEAKING)
bundle, entries, ids = TEXTS.bundle, TEXTS.entries, TEXTS.ids

NUMBERS = list(range(-4, 27))
SILENT = {"event-effect"}
PROPER_NAMES = ("Absolute War!",)
PRINTED = (
    *("piece", "choice", "place", "kind", "nation", "mark", "track", "factor"),
    *("modifier", "result", "option", "ended", "ending", "legend", "card"),
)
"""Sorts of words that data files and views need, or the code spells out."""


def war() -> AbsoluteWar:
    """The game's rules."""
    rules = ruleset(GAME)
    assert isinstance(rules, AbsoluteWar)
    return rules


FACTS = war().facts
RESULTS = [*FACTS.battle, *FACTS.assault]
REASONS = [
    *("turn-event", "order-unused", "no-attack", "major-city", "war-crime", "captured-unit", "objective"),
    *(
        "partisans",
        "unused-offensive",
        "failed-offensive",
        "card",
        "bloodbath",
        "surplus",
        "pocket",
        "withdrawal",
    ),
]
ENDINGS = [
    *("war-status", "war-targets", "berlin", "moral-victory", "liberation", "targets-kept", "production"),
    *("western-allies", "objectives", "points", "war-targets-held", "draw", "solitaire"),
]

WORDS_OF: dict[str, list[Any]] = {
    "card": ["Blitzkrieg", "none"],
    "other_card": ["Katyusha"],
    "cards": ["Blitzkrieg, Panzerfaust"],
    "cardsCount": [0, 2, "none"],
    "deck": [*DECKS],
    "plant": ["Prêt-bail"],
    "plants": ["lend-lease-card"],
    "marker": ["Soutien"],
    "markerId": [*MARKERS, "general-winter", "volkssturm", "order"],
    "event": [row.event for row in FACTS.turns.values()],
    "phase": [*HEADED],
    "weather": [*FACTS.weather],
    "why": REASONS,
    "how": ENDINGS,
    "result": RESULTS,
    "odds": ["+4"],
    "sideId": [*SIDES],
    "side": ["l’URSS"],
    "winners": ["l’URSS"],
    "unit": ["4e armée blindée"],
    "units": ["4e armée blindée et 2e armée"],
    "victim": ["Front de l’Ouest"],
    "defenders": ["Front de l’Ouest"],
    "space": ["Minsk", "none"],
    "origin": ["Kiev", "none"],
    "name": ["g4pz"],
    "other": ["g2a"],
    "where": ["[[border]] minsk"],
    "zone": ["minsk"],
    "scenario": ["kursk"],
    "what": ["targets"],
    "track": ["rp"],
}
"""What the facts that are no numbers can be."""


def printed() -> set[str]:
    """The messages that the data files need: cards, markers, boxes, counters, terrains, results, options."""
    rules = war()
    cards, units = FACTS.cards, FACTS.units
    found = {message_id("piece", f"card-{card}") for card in cards}
    found |= {message_id("choice", word) for word in (*cards, *DECKS, *MARKERS)}
    found |= {message_id("choice", f"standing-{window}") for window in rules.windows}
    found |= {message_id("modifier", f"card-{card}") for card, row in cards.items() if row.support}
    found |= {message_id("modifier", row.id) for row in FACTS.crossing.values() if row.cp}
    found |= {message_id("piece", piece) for piece in (*PLANTS, *(f"{ORDER}-{side}" for side in SIDES))}
    found |= {message_id("place", box) for box in BOXES}
    found |= {message_id("kind", f"{row.nation}-{row.kind}") for row in units}
    found |= {message_id("kind", row.id) for row in FACTS.tables.terrain}
    found |= {message_id("nation", row.nation) for row in units}
    found |= {message_id("factor", colour) for row in units for colour in (*row.front, *row.back)}
    found |= {message_id("result", result) for result in RESULTS}
    found |= {message_id("option", option) for option in rules.options}
    found |= {message_id("choice", value) for values in rules.options.values() for value in values}
    return found | {message_id(sort, how) for sort in ("ended", "ending") for how in ENDINGS}


def legend() -> set[str]:
    """The messages that the legend of the counters needs."""
    faces = war().faces()
    found = {message_id("legend", face.wear) for face in faces if face.wear}
    found |= {message_id("legend-point", colour) for face in faces for colour in face.pips}
    return found | {message_id("legend-letter", letter.lower()) for face in faces for letter in face.letters}


def games() -> Iterator[Game[Any]]:
    """A game of each scenario, and one of each kind of game."""
    for scenario in war().scenarios:
        yield stavka.new(GAME, scenario=scenario, seed=3)
    for options in ({"mode": "base"}, {"mode": "advanced", "moral-victory": "on"}, {"solitaire": "on"}):
        yield stavka.new(GAME, scenario="short-campaign", options=options, seed=4)


@cache
def heard() -> frozenset[str]:
    """Every message that comes up in games played by chance."""
    found: set[str] = set()
    for game in games():
        for view in play(game, 5, 700, 25):
            found |= {*shown(view), *chosen(view)}
    return frozenset(found)


def chosen(view: Any) -> Iterator[str]:
    """What a preview tells, and the choices that have no word by another name."""
    if view.decision is None:
        return
    fight = view.decision.preview
    if fight is not None:
        yield from (message_id("modifier", figure.name) for figure in fight.modifiers)
        yield from (message_id("result", chance.result) for each in fight.sets for chance in each.chances)


def everything_said() -> set[str]:
    """Every message that is known to be needed beyond what the code spells out for every game."""
    signs = drawn(war()) - {"legend-elite"}  # no counter of this game is elite
    return TEXTS.spoken_by_the_code() | printed() | heard() | signs | legend()


def test_every_message_that_comes_up_in_play_is_written() -> None:
    said = everything_said()
    assert {"note-battle", "note-assault", "ask-commit-attack", "modifier-terrain", "roll-draw"} <= said
    assert {"place-hand", "mark-contested", "ended-western-allies", "error-stack-broken"} <= said
    for lang in LANGUAGES:
        unwritten = sorted(word for word in said if not bundle(lang).has_message(word))
        assert [word for word in unwritten if lang != "en" or not word.startswith("error-")] == []


def test_no_message_is_left_over() -> None:
    constants, said = TEXTS.constants(), everything_said()
    unused = []
    for word in ids("fr"):
        sort, _, rest = word.partition("-")
        known = {rest, re.sub(r"-(?:shattered|destroyed|captured)$", "-", rest)} & constants
        if sort in ("note", "ask", "why", "error", "roll") and not known:
            unused.append(word)
        if sort in PRINTED and word not in said and not known:
            unused.append(word)
    assert unused == []


def test_what_is_written_on_the_map_is_on_it() -> None:
    inscriptions = inscribed(war())
    for lang in LANGUAGES:
        lines = {word for word in ids(lang) if word.startswith(("line-", "cell-"))}
        assert lines == inscriptions - {"line-"}


def test_a_card_is_called_the_same_wherever_it_is_named() -> None:
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        for card, row in FACTS.cards.items():
            name = words.piece(f"card-{card}")
            assert words.choice(card) == name
            assert name in words.say("note-played", side=row.side, card=card)
            assert name in words.say("ask-card-unit", card=card)
            assert words.about("piece", f"card-{card}") == words.about("choice", card) != ""
            if lang == "en":
                assert name == row.name.replace("'", "’")
        assert len({words.choice(card) for card in FACTS.cards}) == len(FACTS.cards)


def test_an_offensive_card_tells_how_many_markers_it_brings() -> None:
    words = Words(GAME, "en")
    numbers = {1: "one", 2: "two", 3: "three", 4: "four"}
    for card, row in FACTS.cards.items():
        told = words.about("piece", f"card-{card}")
        if row.deck == "offensive":
            assert told.startswith("No Offensive") == (not row.value)
            assert not row.value or f"{numbers[row.value]} Major Offensive marker" in told


def test_a_card_that_must_be_played_says_so() -> None:
    en, fr = Words(GAME, "en"), Words(GAME, "fr")
    for card, row in FACTS.cards.items():
        at_once = row.timing == "immediate"
        assert en.about("piece", f"card-{card}").startswith("At once") == at_once
        assert fr.about("piece", f"card-{card}").startswith("Aussitôt") == at_once


def test_every_turn_has_the_months_of_its_box() -> None:
    words = Words(GAME, "en")
    for turn, row in FACTS.turns.items():
        months = " and ".join(month_name[month] for month in row.months)
        told = words.say("note-turn", turn=turn, weather=row.weather)
        assert told.startswith(f"Turn {turn}, {months} {row.year}: ")


def test_every_scenario_is_called_with_its_length() -> None:
    for scenario, row in FACTS.scenarios.items():
        turns = row.last_turn - row.first_turn + 1
        for lang, word in (("en", "turns"), ("fr", "tours")):
            words = Words(GAME, lang)
            assert f"({turns} {word}, " in words.scenario(scenario)
            assert words.about("scenario", scenario)


def test_an_event_tells_what_it_forbids_and_takes() -> None:
    words = Words(GAME, "en")
    for turn, row in FACTS.turns.items():
        told = words.say("note-turn-event", event=row.event, turn=turn)
        assert ("one card less" in told) == ("draw:german:-1" in row.ops)
        assert ("o German upgrades" in told or "no upgrades" in told) == ("no-upgrades:german" in row.ops)


def test_a_battle_reads_as_a_wargamer_writes_it() -> None:
    facts = {"space": "minsk", "attack": 9, "defence": 5, "odds": "+4", "card": "g39", "result": "D1"}
    en, fr = Words(GAME, "en"), Words(GAME, "fr")
    assert en.say("note-battle", facts) == "Battle of Minsk: 9 against 5 (+4), card “Cauldron Battle”: D1."
    assert fr.say("note-battle", facts).endswith(", carte «\xa0Bataille d’encerclement\xa0»\xa0: D1.")
    assert en.say("note-battle", {**facts, "card": "", "odds": "-4", "result": "A1"}).endswith(" (-4), A1.")


def test_every_result_is_explained() -> None:
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        assert [result for result in RESULTS if not words.result(result)] == []


def test_points_are_told_with_their_reason() -> None:
    en = Words(GAME, "en")
    given = {"side": "german", "points": 1, "total": 5}
    told = "German War Status +1, 5 in all: "
    assert en.say("note-status", given, why="major-city", space="kiev") == f"{told}major city Kiev captured."
    objective = {**given, "why": "objective", "objective": "@ussr", "space": ""}
    assert en.say("note-status", objective) == f"{told}objective, a zone of the Soviet Union."
    assert en.say("note-status", {**given, "points": -2}, why="card", card="g40").startswith(
        "German War Status -2, "
    )


def test_secret_cards_are_named_only_to_who_may_know_them() -> None:
    en = Words(GAME, "en")
    draw = {"side": "soviet", "deck": "event"}
    assert en.say("note-drew", draw) == "The Soviet side draws an Event card."
    assert en.say("note-drew", draw, card="s1") == "The Soviet side draws an Event card: “Katyusha!”."
    assert en.say("note-goals-drawn", side="german") == "The German side draws a War Goals card."
    look = {"side": "german"}
    assert en.say("note-looked", look) == "The German side looks at the Soviet hand and War Goals card."
    assert en.say("note-looked", look, cards=["s1", "s2"], card="s3").endswith(
        ": Katyusha! and T-34; War Goals “Georgy Zhukov”."
    )
    assert en.say("note-looked", look, cards=[], card="").endswith(": the hand is empty.")


def test_an_order_is_called_by_the_side_that_has_it() -> None:
    en = Words(GAME, "en")
    assert "Directive 53" in en.say("note-committed", side="german", marker="order")
    assert "Order 227" in en.say("note-committed", side="soviet", marker="order")
    assert "General Winter" in en.say("note-committed", side="soviet", marker="general-winter")


def test_every_ending_and_reason_is_told_as_itself() -> None:
    """None falls through to what stands last in its list."""
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        endings = {words.say("note-ended", how=how) for how in ENDINGS}
        assert len(endings) == len(ENDINGS)
        reasons = {words.say("note-status", side="german", points=1, total=2, why=why) for why in REASONS}
        assert len(reasons) == len(REASONS)
        assert {how for how in ENDINGS if not words.ending(how)} == set()
