"""Everything that the game says is written, in both languages alike."""

from __future__ import annotations

from typing import Any

import stavka
from stavka.games import ruleset
from stavka.games.race_for_berlin.game import RaceForBerlin
from stavka.words import LANGUAGES, Words, message_id
from tests.games.texts import Speaking, Texts, play, shown

GAME = "race-for-berlin"
FOLDER = RaceForBerlin.folder

SPEAKING: Speaking = {
    "score": (("note",), 3),
    "lose_marker": (("note",), 2),
    "finish": (("ended", "ending"), 1),
    "end": (("ended", "ending"), 0),
    "Modifier": (("modifier",), 0),
    "roll": (("roll",), 0),
    "draw": (("roll",), 1),
}
"""The calls of this game that speak besides those every game has: what they say, and by which argument."""

CITY = f"""
game = "{GAME}"
step = "C.1"
turn = 8
support = {{ zhukov = 6, konev = 6 }}
level = {{ wedding = 2, friedrichshain = 3, mariendorf = 1 }}
[units]
wedding = ["1gta-1", "1gta-2"]
friedrichshain = ["8ga-1", "8ga-2", "11-ss"]
treptow = ["5sha-1", "munch"]
mariendorf = ["3gta-1", "3gta-2", "18-pzgre"]
zehlendorf = ["4gta-1"]
charlottenburg = ["2gta-1"]
konigs-wusterhausen = ["303", "712"]
"""

WORDS_OF: dict[str, list[Any]] = {
    "mode": ["move", "fight", "reserve", "truck", "bombard"],
    "token": [*range(1, 12), "none"],
    "sideId": ["zhukov", "konev", "none"],
    "side": ["Joukov"],
    "sides": ["Joukov"],
    "winners": ["Joukov"],
    "unit": ["61e armée (1)", "Division Müncheberg"],
    "units": ["61e armée (1)"],
    "space": ["Lebus"],
    "odds": ["1:2"],
    "result": ["D2R", "-"],
}
"""What the facts that are no numbers can be."""

TEXTS = Texts(GAME, SPEAKING)
entries, ids = TEXTS.entries, TEXTS.ids

NUMBERS = list(range(-3, 13))

SILENT = {"die-modifier"}
"""What says nothing of a modifier of none."""


def berlin() -> RaceForBerlin:
    """The game's rules."""
    rules = ruleset(GAME)
    assert isinstance(rules, RaceForBerlin)
    return rules


def everything_said() -> set[str]:
    """Every message that is known to be needed beyond what the code spells out for every game."""
    rules = berlin()
    found = TEXTS.spoken_by_the_code() | {f"piece-token-{row.number}" for row in rules.facts.tables.token}
    boxes = rules.board.names[len(rules.facts.zones) :]
    found |= {message_id("place", box) for box in boxes}
    for start, most in ((stavka.new(GAME, seed=3), 4000), (stavka.from_position(CITY, seed=1), 1500)):
        for view in play(start, 5, most):
            found |= shown(view)
    return found


def test_every_message_that_comes_up_in_play_is_written() -> None:
    said = everything_said()
    assert {"note-berlin-taken", "note-zone-american", "ended-turn-10", "modifier-everyone"} <= said
    for lang in LANGUAGES:
        assert sorted(said - set(ids(lang))) == []


def test_no_message_is_left_over() -> None:
    constants = TEXTS.constants()
    asked = [word.partition("-") for word in ids("en")]
    kept = {sort + dash + rest for sort, dash, rest in asked if sort in ("note", "ask", "why")}
    assert sorted(word for word in kept if word.partition("-")[2] not in constants) == []


def test_a_fight_reads_as_a_wargamer_writes_it() -> None:
    facts = {"space": "lebus", "attack": 74, "defence": 22, "odds": "3:1", "die": 5, "result": "D2R"}
    en, fr = Words(GAME, "en"), Words(GAME, "fr")
    assert en.say("note-combat", facts, modifier=0) == "Lebus: 74 against 22, 3:1, die 5, D2R."
    assert en.say("note-combat", facts, modifier=-1) == "Lebus: 74 against 22, 3:1, die 5 (-1), D2R."
    assert fr.say("note-combat", facts, modifier=2) == "Lebus\xa0: 74 contre 22, 3:1, dé 5 (+2), D2R."


def test_a_secret_token_is_named_only_to_who_may_know_it() -> None:
    en, fr = Words(GAME, "en"), Words(GAME, "fr")
    assert en.say("note-event-drawn", side="konev") == "Konev draws a secret token."
    assert fr.say("note-event-drawn", side="konev", token=7) == "Koniev pioche «\xa0Camions\xa0»."


def test_points_left_are_told_in_halves() -> None:
    facts = {"unit": "61-1", "space": "lebus"}
    said = [Words(GAME, lang).say("ask-move", facts, points=3) for lang in LANGUAGES]
    assert said == [
        "Move 61st Army (1) from Lebus: 1½ movement points left.",
        "Déplacez 61e armée (1) depuis Lebus\xa0: il reste 1½\xa0PM.",
    ]


def test_every_counter_and_army_has_a_french_name() -> None:
    facts = berlin().facts
    counters = [(row.name, row.name_fr) for row in facts.units]
    armies = [(row.name, row.name_fr) for row in facts.armies]
    assert [name for name, french in counters + armies if french in ("", name)] == []
    assert len({french for _, french in counters}) == len(counters)


def test_places_have_their_french_name_where_there_is_one() -> None:
    rules = berlin()
    assert rules.space_name("dresden", "fr") == "Dresde"
    assert rules.space_name("oder-bridgehead", "fr") == "Tête de pont de l’Oder"
    assert rules.space_name("oder-bridgehead", "en") == "Oder Bridgehead"
    assert rules.space_name("lebus", "fr") == "Lebus"
