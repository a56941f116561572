"""Everything that the game says is written, in both languages alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import stavka
from stavka.games import ruleset
from stavka.games.roads.data import ATTACKER, DEFENDER
from stavka.games.stalingrad_roads.game import StalingradRoadsRules
from stavka.games.stalingrad_roads.sequence import AXIS_PHASES, SOVIET_PHASES
from stavka.games.stalingrad_roads.terms import OFFENSIVES, SUPERIORITY, SUPPORT_BOXES
from stavka.kernel.game import Game
from stavka.kernel.hexmaps import short
from stavka.words import LANGUAGES, Words, message_id
from tests.games.texts import Speaking, Texts, drawn, inscribed, offered, play, shown

GAME = "stalingrad-roads"
POSITIONS = Path(__file__).parent / "positions"

SPEAKING: Speaking = {
    "finish": (("ended", "ending"), 1),
    "Figure": (("modifier",), 0),
    "Worth": (("modifier",), 3),
    "roll": (("roll",), 0),
    "number": (("roll",), 1),
    "draw": (("roll",), 1),
    "Fault": (("error",), "word"),
}
"""The calls of this game that speak besides those every game has: what they say, and by which argument."""

TEXTS = Texts(GAME, SPEAKING)
bundle, entries, ids = TEXTS.bundle, TEXTS.entries, TEXTS.ids

NUMBERS = list(range(-5, 18))
PRINTED = (
    *("piece", "choice", "place", "kind", "nation", "mark", "track"),
    *("modifier", "result", "option", "ended", "ending"),
)
"""Sorts of words that data files and views need, or the code spells out."""


def roads() -> StalingradRoadsRules:
    """The game's rules."""
    rules = ruleset(GAME)
    assert isinstance(rules, StalingradRoadsRules)
    return rules


FACTS = roads().facts
KINDS = list(FACTS.supports)
EVENTS = [field for field in FACTS.tables.ju52.__struct_encode_fields__ if field != "source"]
LEVELS = [level for row in roads().scenarios_file.scenario for level in row.victory.levels]

WORDS_OF: dict[str, list[Any]] = {
    "support": [*KINDS, "none"],
    "supports": ["Katyushas, VVS", "none"],
    "event": [*EVENTS, "none"],
    "offensive": [*OFFENSIVES],
    "effect": [*SUPERIORITY],
    "phase": [*SOVIET_PHASES, *AXIS_PHASES],
    "level": [*LEVELS, "soviet-decisive", "axis-marginal"],
    "penalties": [*(row.penalties[0] for row in FACTS.tables.crisis.rows.values() if row.penalties), "none"],
    "weather": ["snow", "mud"],
    "ice": ["open", "rivers", "all"],
    "sky": ["clear", "overcast", "blizzard"],
    "sideId": ["axis", "soviet"],
    "side": ["l’Axe"],
    "sides": ["l’Axe"],
    "winners": ["l’Axe"],
    "unit": ["6e division de Panzer", "none"],
    "units": ["6e division de Panzer et 11e division de Panzer"],
    "victim": ["6e division de Panzer"],
    "defenders": ["2e division"],
    "space": ["1729", "Kotelnikovo 0729", "none"],
    "odds": ["4/1", "1/2"],
    "dice": ["3, 5"],
    "result": ["A1D2 E DR2", "AR", "S", "F"],
    "rolled": ["E2"],
    "attacking": ["D1+E"],
    "defending": ["DR2"],
    "name": ["NOV III"],
}
"""What the facts that are no numbers can be."""


def printed() -> set[str]:
    """The messages that the data files need: markers, events, boxes, counters, results, levels, options."""
    rules = roads()
    f = rules.facts
    found = {message_id("piece", f"support-{kind}") for kind in KINDS}
    found |= {message_id("piece", f"ju52-{event}") for event in EVENTS}
    found |= {message_id("piece", f"offensive-{name}") for name in OFFENSIVES}
    chosen = [
        *KINDS,
        *EVENTS,
        *OFFENSIVES,
        *SUPERIORITY,
        *SUPPORT_BOXES,
        "river",
        "ground",
        *ATTACKER,
        *DEFENDER,
    ]
    found |= {message_id("choice", word) for word in chosen}
    found |= {message_id("choice", word) for values in rules.options.values() for word in values}
    found |= {message_id("choice", f"standing-{window}") for window in rules.windows}
    found |= {message_id("option", option) for option in rules.options}
    found |= {
        message_id("place", place) for place in (*rules.board.names[len(f.grid.spots) :], *SUPPORT_BOXES)
    }
    found |= {message_id("kind", f"{row.nationality}-{row.type}") for row in f.rows}
    found |= {message_id("nation", row.nationality) for row in f.rows}
    found |= {message_id("kind", ground) for ground in f.TERRAIN}
    grounds = {ground for ground, row in f.tables.terrain.items() if row.defence != "+0"}
    found |= {message_id("modifier", f"defence-{ground}") for ground in grounds}
    found |= {message_id("modifier", f"attack-{water}") for water in ("river", "major-river", "bridge")}
    helping = {kind for kind, row in f.supports.items() if row.shift or row.attack or row.defence}
    found |= {message_id("modifier", f"support-{kind}") for kind in helping}
    found |= {message_id("modifier", f"airlift-{name}") for name in f.tables.airlift.modifiers}
    found |= {message_id("result", result) for result in (*ATTACKER, *DEFENDER) if result != "-"}
    found |= {"result-none", "result-E4", "result-E5"}  # superiority and markers add to E3
    return found | {message_id(sort, level) for sort in ("ended", "ending") for level in LEVELS}


def games() -> Iterator[Game[Any]]:
    """A game of each scenario, and games that go on from situations that chance seldom leads to."""
    for scenario in roads().scenarios:
        yield stavka.new(GAME, scenario=scenario, seed=3)
    for path in sorted(POSITIONS.glob("*.toml")):
        yield stavka.from_position(path.read_text(encoding="utf-8"), seed=3)


@cache
def heard() -> frozenset[str]:
    """Every message that comes up in games played by chance."""
    found: set[str] = set()
    for game in games():
        for view in play(game, 8, 900, 6):
            found |= {*shown(view), *offered(view)}
    # Markers may lie in hexes, which are no boxes, and the page says by itself with whom they go.
    return frozenset(word for word in found if not re.match(r"place-\d", word))


def everything_said() -> set[str]:
    """Every message that is known to be needed beyond what the code spells out for every game."""
    return TEXTS.spoken_by_the_code() | printed() | heard() | drawn(roads())


def test_every_message_that_comes_up_in_play_is_written() -> None:
    said = everything_said()
    assert {
        "note-airlift",
        "note-landed",
        "note-mars",
        "note-supports",
        "ask-intervene",
        "ask-attackers",
    } <= said
    assert {"ask-priority-front", "ask-second-front", "ask-deploy-first", "ask-deploy"} <= said
    assert {"modifier-defence-besieged", "modifier-attack-unsupplied", "chances-losses"} <= said
    assert {"ended-draw", "ended-soviet-strategic", "ended-axis-marginal", "error-stacking-shared"} <= said
    for lang in LANGUAGES:
        unwritten = sorted(word for word in said if not bundle(lang).has_message(word))
        assert [word for word in unwritten if lang != "en" or not word.startswith("error-")] == []


def test_no_message_is_left_over() -> None:
    constants = TEXTS.constants()
    said = everything_said()
    unused = []
    for word in ids("fr"):
        sort, _, rest = word.partition("-")
        if sort in ("note", "ask", "why", "error", "roll") and rest not in constants:
            unused.append(word)
        if sort in PRINTED and word not in said and rest not in constants:
            unused.append(word)
    assert unused == []


def test_every_word_of_the_maps_is_written() -> None:
    for lang in LANGUAGES:
        assert sorted(word for word in drawn(roads()) if not bundle(lang).has_message(word)) == []


def test_what_is_written_on_the_map_is_on_it() -> None:
    printed = inscribed(roads())
    assert [word for word in ids("fr") if word.startswith(("line-", "cell-")) and word not in printed] == []
    assert {word for word in printed if word.startswith("cell-")} <= {*ids("fr")}
    for river in roads().board_file.river:  # a French reader has them all as the French write them
        assert message_id("line", short(river.name).lower()) in ids("fr"), river.name


def test_what_belongs_to_the_family_is_written_there() -> None:
    """What only the code of the family says is in its file: the other game will say it too."""
    own, family = ({entry.id.name for entry in each} for each in TEXTS.messages("en"))
    spoken = {use.word for folder in roads().family for use in stavka.words.uses(folder) if use.word}
    assert sorted(spoken & own) == []
    assert sorted(spoken - family) == []
    assert sorted(family & own) == []


def test_a_marker_is_called_the_same_wherever_it_is_named() -> None:
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        for kind in KINDS:
            name = words.piece(f"support-{kind}")
            assert words.choice(kind) == name
            assert name in words.say("ask-deploy-where", support=kind)
            assert words.about("piece", f"support-{kind}") == words.about("choice", kind) != ""
        for event in EVENTS:
            assert words.choice(event) == words.piece(f"ju52-{event}")
            assert words.about("choice", event)


def test_every_scenario_is_described_with_its_dates() -> None:
    for row in roads().scenarios_file.scenario:
        turns = FACTS.scenarios[row.id].last - FACTS.scenarios[row.id].first + 1
        for lang, word in (("en", "turns"), ("fr", "tours")):
            words = Words(GAME, lang)
            assert f"({turns} {word}, " in words.scenario(row.id)
            assert row.first in words.about("scenario", row.id)
            assert row.last in words.about("scenario", row.id)


def test_every_turn_has_the_week_of_its_name() -> None:
    """Four turns make a month."""
    months = {"NOV": "November", "DEC": "December", "JAN": "January", "FEB": "February", "MAR": "March"}
    weeks = {"I": "first", "II": "second", "III": "third", "IV": "last"}
    words = Words(GAME, "en")
    for n, name in enumerate(FACTS.tables.turns, 1):
        month, _, week = name.partition(" ")
        year = 1942 if month in ("NOV", "DEC") else 1943
        told = f"Turn {n}, {name}: {weeks[week]} week of {months[month]} {year}."
        assert words.say("note-turn", turn=n, name=name) == told


def test_a_combat_reads_as_a_wargamer_writes_it() -> None:
    en, fr = Words(GAME, "en"), Words(GAME, "fr")
    odds = {"side": "soviet", "space": "1729", "attack": 34, "defence": 4, "odds": "6/1"}
    assert en.say("note-odds", odds) == f"{en.space('1729')}: 34 against 4, resolved at 6/1."
    rolled = {"space": "1729", "dice": [2, 4], "result": "A1D2 E DR2"}
    assert fr.say("note-combat", rolled) == (f"{fr.space('1729')}\xa0: dés 2, 4, résultat A1D2 E DR2.")
    brought = {"space": "1729", "attacker": 1, "defender": 2, "attacking": "E2", "defending": "DR2"}
    assert en.say("note-result", brought).endswith(
        "the attacker loses 1 step, the defender 2. Tactical results: attacker E2, defender DR2."
    )
    none = {**brought, "attacker": 0, "defender": 0, "attacking": "-", "defending": "-"}
    assert "aucune perte pour l’attaquant, aucune pour le défenseur" in fr.say("note-result", none)


def test_movement_is_told_in_points() -> None:
    """Points are counted in halves."""
    words = Words(GAME, "en")
    assert words.say("ask-move", units=["ger-62"], points=5).endswith("2½ movement points left.")
    most = (
        max(movement for row in FACTS.rows for movement in [row.full[2]])
        * 2
        * FACTS.tables.movement.strategic_factor
    )
    for halves in range(most + 1):
        told = words.say("ask-move", units=["ger-62"], points=halves)
        number = f"{halves // 2 or ''}{'½' if halves % 2 else ''}" or "no"
        assert f": {number} movement point" in told


def test_secret_draws_are_named_only_to_who_may_know_them() -> None:
    words = Words(GAME, "en")
    drawn = {"side": "soviet", "box": "stavka", "count": 2, "dice": [1, 4]}
    assert words.say("note-supports", drawn) == "STAVKA supports: 2 markers drawn (dice 1, 4)."
    assert words.say("note-landed", space="1333") == f"Ju 52 lands in {words.space('1333')}."
    assert "Hube" in words.say("note-landed", space="1333", event="hube")
    assert words.say("note-transferred", box="major") == "To Major Offensive supports: a support."


def test_every_piece_has_a_french_name_of_its_own() -> None:
    assert [row.id for row in FACTS.rows if row.name_fr in ("", row.name)] == []
