"""What is found wrong with data (a player's own figures, say) and with states; each thing broken once."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import stavka
from stavka.games.absolute_war import check, data
from stavka.kernel.data import DataError
from stavka.kernel.start import PositionError
from tests.games.absolute_war.table import GAME, RULES, war


def test_the_game_as_it_comes_is_whole() -> None:
    assert RULES.problems() == []
    for scenario in RULES.scenarios:
        assert RULES.broken(war(scenario=scenario)) == []


TURN_27 = """
[[turn]]
turn = 27
year = 1945
months = [6]
weather = "clear"
initiative = "german"
event = "ve-day"
ops = []
source = "me"
"""


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("board.toml", "[map]\nzones = 108", "other zones or borders"),
        ("board.toml", "[map]\nborders = 3", "other zones or borders"),
        (
            "board.toml",
            '[[border]]\na = "germany"\nb = "berlin"\nkind = "impassable"',
            "the map is not one connected piece",
        ),
        ("board.toml", '[[zone]]\nid = "posen"\nwithin = "germany"', "posen: a city inside a box"),
        ("board.toml", '[[zone]]\nid = "posen"\ncity = "major"', "posen: a hex has a major city"),
        ("board.toml", '[[zone]]\nid = "riga"\ntype = "region"', "riga: a hex has a major city"),
        ("board.toml", '[[zone]]\nid = "posen"\noutline = []', "posen has no outline"),
        ("board.toml", '[[zone]]\nid = "baku"\nwar_target = ""', "soviet: targets are 5, not 6"),
        ("board.toml", '[[zone]]\nid = "breslau"\nwar_economy = ""', "german: economy are 1, not 2"),
        ("board.toml", '[[zone]]\nid = "ploesti"\noil_well = ""', "german: oil are 0, not 1"),
        ("cards.toml", '[[card]]\nid = "g2"\nside = "soviet"', "german: events are 42, not 43"),
        ("cards.toml", '[[card]]\nid = "s50"\nside = "german"', "german: offensives are 13, not 12"),
        (
            "cards.toml",
            '[[card]]\nid = "g2"\nbattle = ["XX", "A1", "AS", "AB", "AR", "AA", "AA", "DR", "DR", "DB"]',
            "g2 has the unknown result 'XX'",
        ),
        (
            "scenarios.toml",
            TURN_27,
            "the turns are 1 to 26",
        ),
    ],
)
def test_what_is_wrong_with_the_data_is_said(file: str, text: str, found: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text(text)
    told = [str(problem) for problem in stavka.ruleset(GAME, tmp_path).problems()]
    assert any(found in problem for problem in told), told


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("cards.toml", '[[card]]\nid = "g2"\nleft = "atlantis"', "[[card]] g2 names the unknown zone"),
        (
            "scenarios.toml",
            '[[scenario]]\nid = "kursk"\nsoviet_controlled = ["atlantis"]',
            "[[scenario]] kursk names the unknown zone 'atlantis'",
        ),
        ("scenarios.toml", '[[scenario]]\nid = "kursk"\nremoved = ["g99a"]', "names the unknown unit 'g99a'"),
        ("scenarios.toml", '[[scenario]]\nid = "kursk"\nremoved = ["g18a"]', "has 'g18a' in two places"),
        (
            "scenarios.toml",
            '[[scenario]]\nid = "kursk"\ngerman = { wsp = 1, rp = 1, attack = 5, hand = ["g99"] }',
            "names the unknown card 'g99'",
        ),
        ("board.toml", '[[zone]]\nid = "berlin"\nwithin = "atlantis"', "berlin, within names the unknown"),
        ("cards.toml", '[[card]]\nid = "g2"\nbattle = ["A1"]', "an Event card has a battle result for each"),
        ("units.toml", '[[unit]]\nid = "g18a"\nsteps = 3', "a unit has one step or two"),
    ],
)
def test_names_that_stand_for_nothing_are_refused(file: str, text: str, found: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text(text)
    with pytest.raises(DataError) as refused:
        stavka.ruleset(GAME, tmp_path)
    assert found in str(refused.value)


def test_things_that_stand_twice_are_found() -> None:
    load = RULES.data.load
    cards, scenarios = load("cards.toml", data.CardsFile), load("scenarios.toml", data.ScenariosFile)
    board, units = RULES.board_file, RULES.units_file
    found = check.names(
        msgspec.structs.replace(board, zone=[*board.zone, board.zone[0]]),
        msgspec.structs.replace(units, unit=[*units.unit, units.unit[0]]),
        msgspec.structs.replace(cards, card=[*cards.card, cards.card[0]]),
        scenarios,
    )
    assert [str(problem) for problem in found] == [
        "board.toml: zone 'germany' is there twice",
        "units.toml: unit 'g18a' is there twice",
        "cards.toml: card 'g1' is there twice",
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('hand = { german = ["g55", "g1"] }', "german cards are missing or double: ['g1']"),
        ("events = { german = [] }", "german cards are missing or double"),
        ('goals = { soviet = "s1" }', "soviet cards are missing or double: ['s1']"),
        ('over = { g16a = "g18a" }', "g18a lies on g16a, but not in the same zone"),
        ('over = { g16a = "g4pz", g9a = "g4pz" }', "g4pz lies on"),
        ('over = { g4a = "g2pz" }\n[units]\nwarsaw = ["g2pz", "g4a", "g9a"]', "warsaw holds more stacks"),
        (
            'over = { g16a = "g4pz", g9a = "g16a" }\n[units]\ninsterburg = ["g9a"]',
            "g4pz, g16a, g9a are too much for one stack",
        ),
        ('disrupted = ["g4pz"]', "a disrupted marker lies on part of the stack g4pz, g16a"),
        ("wsp = { german = 20 }", "wsp: 20 is not from 0 to 19"),
        ("rp = { soviet = 7 }", "rp: 7 is not from 0 to 6"),
        ("mobile = { soviet = -1 }", "mobile: -1 is not from 0 to 8"),
        ('control = { german = ["berlin"] }', "a zone is controlled by nobody"),
        ('pockets = { german = ["minsk", "minsk", "minsk", "minsk", "minsk"] }', "more Pocket markers"),
        ('ready = ["atlantis"]', "ready: 'atlantis' is not known here"),
        ("bands = 7", "bands: 7 is not from 0 to 6"),
        ('[units]\nsoviet-destroyed = ["g18a"]', "g18a lies in a box of the other side"),
        (
            'over = { g-l = "" }\n[units]\ngerman-reserve = ["g18a", "g-xlviii", "g-2ss", "g8a", "g2a"]',
            "german has more than four units in Reserve",
        ),
        ('[units]\nkerch = ["s-sev"]', "the fortress of Sevastopol stands elsewhere"),
        ('[units]\nmoscow = ["s-mar"]', "the Marines stand away from the Black Sea"),
        ('disrupted = ["s-8a"]\nunsupplied = ["s-8a"]', "s-8a is Disrupted and Unsupplied at once"),
    ],
)
def test_what_is_wrong_with_a_state_is_said(text: str, found: str) -> None:
    with pytest.raises(PositionError) as refused:
        war(text)
    assert found in str(refused.value)


def test_a_zone_that_both_control_is_found() -> None:
    game = war()
    game.state.control[0] |= 1 << RULES.space["moscow"]
    assert any("controlled by both" in str(fault) for fault in RULES.broken(game))
