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
from stavka.games.victory_roads.game import VictoryRoadsRules
from stavka.games.victory_roads.sequence import AXIS_PHASES, SOVIET_PHASES
from stavka.games.victory_roads.terms import COUNTRIES, MOVEMENT, NATIONS, OFFENSIVE, SUPPORT_BOXES, THEATRES
from stavka.kernel.game import Game
from stavka.kernel.hexmaps import short
from stavka.words import LANGUAGES, Words, message_id
from tests.games.texts import Speaking, Texts, drawn, inscribed, offered, play, shown

GAME = "victory-roads"
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

OTHERWISE = {
    "note-weather",
    "note-armoured-attack",
    "note-withdrawn",
    "note-no-more-replacements",
    "ask-declare",
    "ask-loss-first",
    "ask-withdraw",
    "step-withdraw",
    "why-farther-from-hq",
    "why-better-retreat",
}
"""What the family says too, but this rulebook has other words or other reasons for: no ice, armoured
exploitation, who takes the first loss, units that leave the front beside those that withdraw without leave,
retreat by the compass."""

NUMBERS = list(range(-5, 24))
PRINTED = (
    *("piece", "choice", "place", "kind", "nation", "mark", "track"),
    *("modifier", "result", "option", "ended", "ending"),
)
"""Sorts of words that data files and views need, or the code spells out."""


def roads() -> VictoryRoadsRules:
    """The game's rules."""
    rules = ruleset(GAME)
    assert isinstance(rules, VictoryRoadsRules)
    return rules


FACTS = roads().facts
KINDS = list(FACTS.supports)
LEVELS = ["soviet-decisive", "soviet-marginal", "draw", "axis-marginal", "axis-decisive"]
GROUNDS = [ground for ground in FACTS.tables.terrain if ground != "clear"]
"""Among these a defender may choose."""

WORDS_OF: dict[str, list[Any]] = {
    "support": [*KINDS, "none"],
    "supports": ["Katyushas, Zhukov", "none"],
    "theatre": [*THEATRES],
    "box": [*SUPPORT_BOXES],
    "mode": [OFFENSIVE, MOVEMENT],
    "terrain": GROUNDS,
    "country": [*COUNTRIES],
    "nation": [*NATIONS.values()],
    "wish": ["reserve", "move"],
    "phase": [*SOVIET_PHASES, *AXIS_PHASES],
    "level": LEVELS,
    "weather": ["fair", "snow", "mud"],
    "ice": ["open"],
    "sky": ["clear", "overcast"],
    "sideId": ["axis", "soviet"],
    "side": ["l’Axe"],
    "sides": ["l’Axe"],
    "winners": ["l’Axe"],
    "unit": ["6e division de Panzer", "none"],
    "units": ["6e division de Panzer et 11e division de Panzer"],
    "victim": ["6e division de Panzer"],
    "defenders": ["2e division"],
    "space": ["6222", "Minsk 5426", "none"],
    "odds": ["4/1", "1/2"],
    "dice": ["3, 5"],
    "result": ["A1D2 E DR2", "AR", "S", "F", "DR", "DR2", 0, 1, 2],
    "rolled": ["E2"],
    "attacking": ["D1+E"],
    "defending": ["DR2"],
    "name": ["JUN III"],
}
"""What the facts that are no numbers can be."""


def printed() -> set[str]:
    """The messages that the data files need: markers, boxes, counters, terrains, results, levels."""
    rules = roads()
    f = rules.facts
    found = {message_id("piece", f"support-{kind}") for kind in KINDS}
    found |= {message_id("piece", f"theatre-{name}") for name in THEATRES}
    found |= {message_id("mark", f"theatre-{name}") for name in THEATRES}
    chosen = [*KINDS, *SUPPORT_BOXES, *GROUNDS, "river", "ground", *ATTACKER, *DEFENDER]
    found |= {message_id("choice", word) for word in chosen}
    found |= {message_id("choice", f"standing-{window}") for window in rules.windows}
    found |= {
        message_id("place", place) for place in (*rules.board.names[len(f.grid.spots) :], *SUPPORT_BOXES)
    }
    found |= {message_id("kind", f"{row.nationality}-{row.type}") for row in f.rows}
    found |= {message_id("nation", row.nationality) for row in f.rows}
    found |= {message_id("kind", ground) for ground in f.tables.terrain}
    grounds = {ground for ground, row in f.tables.terrain.items() if row.defence != "+0"}
    found |= {message_id("modifier", f"defence-{ground}") for ground in grounds}
    found |= {message_id("modifier", f"attack-{water}") for water in ("river", "major-river", "bridge")}
    helping = {kind for kind, row in f.supports.items() if row.shift or row.against}
    found |= {message_id("modifier", f"support-{kind}") for kind in helping}
    found |= {message_id("result", result) for result in (*ATTACKER, *DEFENDER) if result != "-"}
    found |= {"result-none", "result-E4"}  # Hurrah adds to E3
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
        for view in play(game, 8, 500, 8):
            found |= {*shown(view), *offered(view)}
    # Markers may lie in hexes, which are no boxes, and the page says by itself with whom they go.
    return frozenset(word for word in found if not re.match(r"place-\d", word))


def everything_said() -> set[str]:
    """Every message that is known to be needed beyond what the code spells out for every game."""
    return TEXTS.spoken_by_the_code() | printed() | heard() | drawn(roads())


def test_every_message_that_comes_up_in_play_is_written() -> None:
    said = everything_said()
    assert {"note-supports", "note-great-offensive", "ask-intervene", "ask-attackers"} <= said
    assert {"ask-deploy-3", "ask-move-unit-axis", "ask-withdrawal", "ask-haltebefehl"} <= said
    assert {"modifier-defence-forest", "modifier-warsaw-rising", "chances-losses"} <= said
    assert {"ended-draw", "ended-axis-marginal", "error-stacking-shared", "error-halt-markers"} <= said
    for lang in LANGUAGES:
        unwritten = sorted(word for word in said if not bundle(lang).has_message(word))
        assert [word for word in unwritten if lang != "en" or not word.startswith("error-")] == []


def test_no_message_is_left_over() -> None:
    """What is written for this game alone."""
    constants = TEXTS.constants()
    said = everything_said()
    unused = []
    for word in (entry.id.name for entry in TEXTS.messages("fr")[0]):
        sort, _, rest = word.partition("-")
        known = rest in constants or re.sub(r"-\d$", "-", rest) in constants
        if sort in ("note", "ask", "why", "error", "roll") and not known:
            unused.append(word)
        if sort in PRINTED and word not in said and not known:
            unused.append(word)
    assert unused == []


def test_every_word_of_the_maps_is_written() -> None:
    for lang in LANGUAGES:
        assert sorted(word for word in drawn(roads()) if not bundle(lang).has_message(word)) == []


def test_what_is_written_on_the_map_is_on_it() -> None:
    inscriptions = inscribed(roads())
    own = [entry.id.name for entry in TEXTS.messages("fr")[0]]
    assert [word for word in own if word.startswith(("line-", "cell-")) and word not in inscriptions] == []
    assert {word for word in inscriptions if word.startswith("cell-")} <= {*own}
    for name in FACTS.region:  # what the code calls a country is no name
        assert message_id("line", name) in own, name
    for river in roads().board_file.river:  # a French reader has them all as the French write them
        assert message_id("line", short(river.name).lower()) in own, river.name


def test_what_belongs_to_the_family_is_written_there() -> None:
    """But for what this game says in its own way."""
    own, family = ({entry.id.name for entry in each} for each in TEXTS.messages("en"))
    spoken = {use.word for folder in roads().family for use in stavka.words.uses(folder) if use.word}
    assert sorted(spoken - family) == []
    assert family & own == OTHERWISE
    for lang in LANGUAGES:
        kept, shared = ({entry.id.name: entry for entry in each} for each in TEXTS.messages(lang))
        assert [word for word in OTHERWISE if kept[word].equals(shared[word])] == []


def test_a_marker_is_called_the_same_wherever_it_is_named() -> None:
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        for kind in KINDS:
            name = words.piece(f"support-{kind}")
            assert words.choice(kind) == name
            assert name in words.say("ask-deploy-where", support=kind)
            assert words.about("piece", f"support-{kind}") == words.about("choice", kind) != ""
        for theatre in THEATRES:
            name = words.piece(f"theatre-{theatre}")
            assert words.choice(theatre) == name
            assert name in words.say("note-priority", theatre=theatre)
            assert name in words.say("note-supports", box=theatre, count=2, dice=[3, 4])
            assert words.mark(f"theatre-{theatre}", 9).startswith(name)


def test_every_scenario_is_described_with_its_dates() -> None:
    for row in roads().scenarios_file.scenario:
        turns = FACTS.scenarios[row.id].last - FACTS.scenarios[row.id].first + 1
        for lang, word in (("en", "turns"), ("fr", "tours")):
            words = Words(GAME, lang)
            assert f"({turns} {word}, " in words.scenario(row.id)
            assert row.first in words.about("scenario", row.id)
            assert row.last in words.about("scenario", row.id)


def test_every_turn_has_the_dates_of_its_name() -> None:
    """In summer three turns make a month, from September on two."""
    summer = {"JUN": "June", "JUL": "July", "AUG": "August"}
    autumn = {"SEP": "September", "OCT": "October", "NOV": "November", "DEC": "December"}
    winter = {"JAN": "January", "FEB": "February", "MAR": "March", "APR": "April"}
    parts = {"I": "first", "II": "second", "III": "last"}
    words = Words(GAME, "en")
    for n, name in enumerate(FACTS.tables.turns, 1):
        month, _, part = name.partition(" ")
        share = "third" if month in summer else "half"
        year = 1945 if month in winter else 1944
        whole = {**summer, **autumn, **winter}[month]
        told = f"Turn {n}, {name}: {parts[part]} {share} of {whole} {year}."
        assert words.say("note-turn", turn=n, name=name) == told


def test_the_weather_is_told_without_ice() -> None:
    told = {"dice": [4, 6], "weather": "mud", "ice": "open", "sky": "overcast"}
    assert Words(GAME, "en").say("note-weather", told) == "Weather: mud, overcast (dice 4, 6)."
    given = {**told, "dice": [], "weather": "fair", "sky": "clear"}
    assert Words(GAME, "fr").say("note-weather", given) == "Météo\xa0: beau temps, ciel dégagé."


def test_stalins_die_is_told_as_the_haltebefehl_changes_it() -> None:
    words = Words(GAME, "en")
    outcome = {0: "a purge", 1: "a purge", 2: "he wants", 3: "he wants", 4: "he is silent", 5: "he is silent"}
    for die in range(1, 7):
        for change in (0, -1):
            told = words.say("note-stalin", theatre="south", die=die, change=change)
            assert outcome.get(die + change, "he sends a support") in told
            assert ("Haltebefehl" in told) == (change < 0)


def test_an_evacuation_is_told_as_the_table_has_it() -> None:
    words = Words(GAME, "en")
    for die in range(1, 7):
        fate = FACTS.tables.transport.evacuation.get(die, [])
        told = words.say("note-evacuation", unit="g-11-ss-pzgr-nordland", die=die)
        assert ("does not get away" in told) == ("stays" in fate)
        assert ("loses a step" in told) == ("loss" in fate)


def test_the_rising_is_told_as_the_table_has_it() -> None:
    words, table = Words(GAME, "en"), FACTS.tables.warsaw
    for total in range(1, 12):
        told = words.say("note-rising-die", die=1, total=total)
        assert ("a step" in told) == (total == table.loss)
        assert ("put down" in told) == (total >= table.over)


def test_movement_is_told_in_points() -> None:
    """Points are counted in halves."""
    words = Words(GAME, "en")
    most = max(row.full[2] for row in FACTS.rows) * 2 * FACTS.tables.movement.strategic_factor
    for halves in range(most + 1):
        told = words.say("ask-move", units=["g-11-ss-pzgr-nordland"], points=halves)
        number = f"{halves // 2 or ''}{'½' if halves % 2 else ''}" or "no"
        assert f": {number} movement point" in told


def test_secret_draws_are_named_only_to_who_may_know_them() -> None:
    words = Words(GAME, "en")
    draw = {"side": "soviet", "box": "north", "count": 2, "dice": [1, 4]}
    assert words.say("note-supports", draw) == "Supports of Theatre North: 2 markers drawn (dice 1, 4)."
    assert words.say("note-supports", {**draw, "supports": ["katyusha", "zhukov"]}).endswith(
        ": Katyushas and Zhukov."
    )
    chosen = {"side": "soviet", "box": "north"}
    assert words.say("note-support-chosen", chosen) == "The Soviet side chooses a support from its pool."


def test_every_piece_has_a_french_name_of_its_own() -> None:
    """But Hiwis, who are called so everywhere."""
    assert {row.type for row in FACTS.rows if row.name_fr in ("", row.name)} <= {"hiwis"}
