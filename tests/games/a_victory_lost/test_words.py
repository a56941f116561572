"""Everything that the game says is written, in both languages alike."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import stavka
from stavka.games import ruleset
from stavka.games.a_victory_lost.game import AVictoryLost
from stavka.words import LANGUAGES, Words, message_id
from tests.games.texts import Speaking, Texts, play, shown

GAME = "a-victory-lost"
FOLDER = AVictoryLost.folder

SPEAKING: Speaking = {
    "finish": (("ended", "ending"), 1),
    "Modifier": (("modifier",), 0),
    "Figure": (("modifier",), 0),
    "roll": (("roll",), 0),
    "number": (("roll",), 1),
    "Fault": (("error",), "word"),
}
"""The calls of this game that speak besides those every game has: what they say, and by which argument."""

WORDS_OF: dict[str, list[Any]] = {
    "chit": ["4PzA", "Manstein-1", "STAVKA"],
    "chits": ["4PzA, Hollidt", "none"],
    "sideId": ["axis", "soviet"],
    "side": ["l’Axe"],
    "sides": ["l’Axe"],
    "winners": ["l’Axe"],
    "unit": ["6e division de Panzer"],
    "units": ["6e division de Panzer et Groupe Spang"],
    "victim": ["sov-hq-popov", "ger-hq-1pza"],
    "space": ["5129", "Rostov 3341"],
    "box": ["1PzA"],
    "odds": ["1.5-1", "10-1+"],
    "result": ["1DR2", "-"],
    "name": ["rail", "5PzA"],
}
"""What the facts that are no numbers can be."""

TEXTS = Texts(GAME, SPEAKING)
bundle, entries, ids = TEXTS.bundle, TEXTS.entries, TEXTS.ids

NUMBERS = list(range(13))


def lost() -> AVictoryLost:
    """The game's rules."""
    rules = ruleset(GAME)
    assert isinstance(rules, AVictoryLost)
    return rules


def printed() -> set[str]:
    """The messages that the data files need: chits, counters, grounds, boxes, results, turns, options."""
    rules = lost()
    f = rules.facts
    chits = {f.stavka, *f.mansteins, *f.hq_of}
    found = {message_id("piece", f"chit-{chit}") for chit in chits} | {message_id("choice", c) for c in chits}
    found |= {message_id("place", box) for box in rules.board.names[len(f.grid.spots) :]}
    found |= {message_id("kind", f"{row.nationality}-{row.type}") for row in f.units}
    found |= {message_id("kind", f"{row.nationality}-hq") for row in f.hqs}
    found |= {message_id("nation", row.nationality) for row in f.rows}
    found |= {message_id("kind", ground) for ground in (*f.TERRAIN, "water")}
    found |= {message_id("modifier", ground) for ground, row in f.tables.terrain.items() if row.shift}
    results = {text for row in f.tables.crt.rows.values() for text in row}
    found |= {message_id("result", text) for text in results - {"-"}} | {"result-none"}
    found |= {message_id("cell-turn", str(row.number)) for row in f.tables.turn}
    found |= {message_id("option", option) for option in rules.options}
    return found | {message_id("choice", value) for values in rules.options.values() for value in values}


NO_OPTIONS: dict[str, str] = {}
OPTIONAL = {"free-axis-chit": "on", "soviet-precommit": "on", "free-setup": "on"}
"""Options under which something else is asked."""


@cache
def everything_said() -> frozenset[str]:
    """Every message that is known to be needed beyond what the code spells out for every game."""
    found = TEXTS.spoken_by_the_code() | printed()
    for options, most, every in ((NO_OPTIONS, 4000, 5), (OPTIONAL, 200, 1)):
        for view in play(stavka.new(GAME, options=options, seed=3), 5, most, every):
            found |= shown(view)
    return frozenset(found)


def test_every_message_that_comes_up_in_play_is_written() -> None:
    said = everything_said()
    assert {"note-drawn", "note-isolated", "ended-last-turn", "ended-sudden-death", "modifier-rough"} <= said
    assert {"ask-deploy", "ask-free-chit", "ask-plan-chits", "place-planned", "error-city-points"} <= said
    for lang in LANGUAGES:
        unwritten = sorted(said - set(ids(lang)))
        assert [word for word in unwritten if lang != "en" or not word.startswith("error-")] == []


def test_every_kind_of_border_has_its_words() -> None:
    written = bundle("en")
    borders = {message_id("border", feature) for feature in lost().board.features}
    borders |= {message_id("border", line.kind) for line in lost().chart().lines}
    assert sorted(word for word in borders if not written.has_message(word)) == []


def test_what_is_written_on_the_map_is_on_it() -> None:
    chart = lost().chart()
    names = {line.name for line in chart.lines} | {patch.name for patch in chart.patches}
    named = {message_id("line", name.lower()) for name in names}
    assert sorted(word for word in ids("fr") if word.startswith("line-") and word not in named) == []
    assert Words(GAME, "fr").say("line-sea-of-azov") == "Mer d’Azov"


def test_no_message_is_left_over() -> None:
    constants = TEXTS.constants()
    said = everything_said()
    unused = []
    for word in ids("fr"):
        sort, _, rest = word.partition("-")
        if sort in ("note", "ask", "why", "error", "ended", "roll") and rest not in constants:
            unused.append(word)
        if sort in ("piece", "choice", "place", "kind", "nation", "result", "option") and word not in said:
            unused.append(word)
    assert unused == []


def test_a_fight_reads_as_a_wargamer_writes_it() -> None:
    en, fr = Words(GAME, "en"), Words(GAME, "fr")
    attack = {"side": "axis", "space": "5129", "units": ["ger-6pz", "ger-spang"], "defenders": ["sov-333"]}
    assert en.say("note-attack", attack) == (
        "The Axis attacks Oblivskaya 5129 (333rd Rifle Division) with 6th Panzer Division and Group Spang."
    )
    assert fr.say("note-attack", {**attack, "space": "5128"}) == (
        "L’Axe attaque 5128 (333e division de fusiliers)\xa0: 6e division de Panzer et Groupe Spang."
    )
    facts = {"side": "axis", "space": "5128", "attack": 19, "defence": 6, "odds": "3-1", "die": 5}
    retreat = {"result": "DR2", "attacker": 0, "defender": 0, "retreat": 2}
    assert en.say("note-combat", facts, **retreat) == (
        "5128: 19 against 6, 3-1 after terrain, die 5, result DR2: the defenders retreat 2 hexes."
    )
    assert fr.say("note-combat", facts, **retreat) == (
        "5128\xa0: 19 contre 6, 3-1 terrain compris, dé 5, résultat DR2\xa0: retraite de 2 hex."
    )
    both = {"result": "1DR", "attacker": 0, "defender": 1, "retreat": 1}
    assert en.say("note-combat", facts, **both).endswith(
        "result 1DR: the defender loses 1 step, then the defenders retreat 1 hex."
    )
    none = {"result": "-", "attacker": 0, "defender": 0, "retreat": 0}
    assert en.say("note-combat", facts, **none).endswith("result -: no effect.")
    ours = {"result": "A1", "attacker": 1, "defender": 0, "retreat": 0}
    assert fr.say("note-combat", facts, **ours).endswith("résultat A1\xa0: l’attaquant perd 1 pas.")


def test_a_headquarters_that_is_overrun_is_named() -> None:
    for hq in lost().facts.hqs:
        for lang in LANGUAGES:
            words = Words(GAME, lang)
            said = words.say("note-overrun", unit="ger-6pz", victim=hq.id, space="5128")
            assert words.unit(hq.id) in said
            assert hq.id not in said


def test_a_chit_is_called_as_its_headquarters() -> None:
    for hq in lost().facts.hqs:
        for lang in LANGUAGES:
            words = Words(GAME, lang)
            assert words.choice(hq.label) == words.piece(f"chit-{hq.label}") == words.unit(hq.id)


def test_chits_are_named_only_to_who_may_know_them() -> None:
    en, fr = Words(GAME, "en"), Words(GAME, "fr")
    facts = {"side": "soviet", "count": 4}
    assert en.say("note-chits-selected", facts) == "The Soviets put 4 chits into the bag."
    assert fr.say("note-chits-selected", facts, chits=["STAVKA", "Popov"]) == (
        "Les Soviétiques mettent 4 pions dans le sac\xa0: STAVKA, Popov."
    )
    assert "secret" in en.say("note-chits-picked")
    assert "1GdA, 5TkA" in fr.say("note-chits-picked", chits=["1GdA", "5TkA"])


def test_every_turn_has_the_dates_of_the_table() -> None:
    words = Words(GAME, "en")
    for row in lost().facts.tables.turn:
        spoken = words.say("note-turn", turn=row.number)
        for part in re.findall(r"\d+|[A-Z]\w+", row.dates):
            assert part in spoken, row


def test_every_piece_has_a_french_name_of_its_own() -> None:
    rows = lost().facts.rows
    assert [row.id for row in rows if row.name_fr in ("", row.name)] == []
    assert len({row.name_fr for row in rows}) == len(rows)


def test_numbers_of_formations_agree_with_what_they_count() -> None:
    rules = lost()
    assert rules.unit_name("sov-hq-1gda", "fr") == "1re armée de la Garde"
    assert rules.unit_name("sov-1tk", "fr") == "1er corps blindé"
    assert rules.unit_name("sov-2gm", "fr") == "2e corps mécanisé de la Garde"
    assert rules.unit_name("hun-20", "en") == "20th Light Division"
    for row in rules.facts.rows:
        if row.name_fr[0].isdigit():
            number = row.name_fr.partition("e")[0].rstrip("r")
            first = "1er" if "corps" in row.name_fr else "1re"
            assert row.name_fr.partition(" ")[0] == (first if number == "1" else f"{number}e"), row.name_fr
            assert row.name.startswith((number, "Romanian", "Hungarian", "Italian")), row.name


def test_guards_are_abbreviated_as_the_rulebook_has_it() -> None:
    """Units have G for Guards, armies Gd."""
    for row in lost().facts.units:
        assert ("G" in row.label.replace("GD", "")) == ("Guards" in row.name), row.label
        assert "Gd" not in row.label
