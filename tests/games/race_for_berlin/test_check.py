"""What is found wrong with data (a player's own figures, say) and with states; each thing broken once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import stavka
from stavka.games.race_for_berlin import check
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.game import RaceForBerlin
from stavka.kernel.data import DataError
from tests.games.race_for_berlin.table import GAME, berlin, unit, zone


def test_the_game_as_it_comes_is_whole() -> None:
    rules = stavka.ruleset(GAME)
    assert rules.problems() == []
    assert rules.broken(stavka.new(GAME, seed=1)) == []


# ---- data that can be read but not played with

SPANDAU = """
[map]
zones = 118
[[zone]]
id = "spandau"
name = "Spandau"
rulebook_name = ""
aliases = []
lat = 52.53
lon = 13.2
side = "west"
sector = "zhukov"
index = 6
terrain = "plain"
vp = 0
garrison = 0
supply = ""
edges = []
tracks = []
entrenchment = ""
unlimited_soviet_stacking = false
anchor = []
outline = []
"""

AMERICANS = """
[[american]]
turns = [1, 9]
tracks = [1, 2, 3, 0, 0, 0]
"""

EXCEPTION = """
[[exception]]
rule = "annex2-o"
attacker = "soviet"
from = "spandau"
into = "seelow"
ignores = "river"
source = "rulebook"
"""

NEW_BORDER = "[map]\nborders = 286\n[[border]]\nedge = [[52.5, 13.4], [52.4, 13.4]]\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[map]\nzones = 116", "other zones or borders"),
        ("[map]\nborders = 284", "other zones or borders"),
        ('[map]\nberlin = ["wedding", "treptow"]', "Berlin has six zones"),
        (SPANDAU, "the map is not one connected piece"),
        ('[[zone]]\nid = "kyritz"\nsector = "konev"', "Konev's sector is not one connected piece"),
        ('[[zone]]\nid = "dresden"\nsector = "zhukov"', "Zhukov's sector is not one connected piece"),
        (
            '[[track]]\nnumber = 3\nzones = ["kyritz", "nauen", "falkensee", "charlottenburg"]',
            "track 3: kyritz and nauen are not adjacent",
        ),
        ('[[track]]\nnumber = 3\nzones = ["kyritz", "friesack"]', "track 3 does not end in the first Berlin"),
        ('[[track]]\nnumber = 4\nzones = ["potsdam", "zehlendorf"]\nanchor = ""', "tracks are 1, 2 and 3"),
        ('[[zone]]\nid = "nauen"\ntracks = []', "nauen: step 3 of track 3"),
        ('[[zone]]\nid = "ketzin"\ntracks = [{ track = 3, step = 9 }]', "ketzin: step 9 of track 3"),
        ('[[zone]]\nid = "kustrin"\nsupply = ""', "kustrin: the zones east of the Oder-Neisse"),
        ('[[zone]]\nid = "seelow"\nsupply = "soviet-zhukov"', "seelow: the zones east of the Oder-Neisse"),
        ('[[zone]]\nid = "kustrin"\nsupply = "soviet-konev"', "kustrin: a camp's supply zones"),
        ('[[zone]]\nid = "kustrin"\nunlimited_soviet_stacking = false', "kustrin: no limit of Soviet units"),
        ('[[zone]]\nid = "templin"\nedges = []', "templin: German supply comes from that edge"),
        ('[[border]]\na = "kustrin"\nb = "oderbruch-2"\nriver = "Spree"', "kustrin: a border over the Oder"),
        ('[[zone]]\nid = "mariendorf"\ngarrison = 0', "mariendorf: a Berlin zone is open to both"),
        ('[[zone]]\nid = "mariendorf"\nvp = 0', "mariendorf: a Berlin zone is open to both"),
        ('[[zone]]\nid = "mariendorf"\nsector = "konev"', "mariendorf: a Berlin zone is open to both"),
        ('[[zone]]\nid = "zossen"\ngarrison = 5', "zossen: only Berlin zones have a garrison"),
        (NEW_BORDER + 'a = "zossen"\nb = "zossen"', "zossen borders on itself"),
        (
            '[[border]]\na = "trebbin"\nb = "zossen"\nentrenches = ["potsdam"]',
            "trebbin - zossen: a border ent",
        ),
    ],
)
def test_what_is_wrong_with_a_map_is_said(text: str, found: str, tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text(text)
    assert any(found in str(problem) for problem in stavka.ruleset(GAME, tmp_path).problems())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[limits]\nturns = 11", "no line for each of the turns 1 to 11"),
        (AMERICANS, "no line for each of the turns 1 to 10"),
        (AMERICANS.replace("9", "10").replace("3, 0", "4, 0"), "[[american]] names a track"),
        ('[[token]]\nnumber = 12\nwindow = "combat"', "the event tokens are 1 to 11"),
    ],
)
def test_what_is_wrong_with_tables_is_said(text: str, found: str, tmp_path: Path) -> None:
    (tmp_path / "tables.toml").write_text(text)
    assert any(found in str(problem) for problem in stavka.ruleset(GAME, tmp_path).problems())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[combat]\ncolumns = ["1:4", "1:3", "1:2", "1:1", "2:1", "3:1"]', "[combat]: the columns are"),
        ('[combat.rows]\n3 = ["A1"]', "[combat]: row 3 has 1 results for 6 columns"),
        ('[urban.rows]\n3 = "X1"', "[urban]: 'X1' is no result"),
    ],
)
def test_a_table_that_cannot_be_read_is_named(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "tables.toml").write_text(text)
    with pytest.raises(DataError) as refused:
        stavka.ruleset(GAME, tmp_path)
    assert f"{tmp_path / 'tables.toml'}: {said}" in str(refused.value)


@pytest.mark.parametrize(
    ("units", "found"),
    [
        ({"606": 'setup = "lebus"', "5-jager": 'setup = "lebus"'}, "4 units in lebus, where 3 may stand"),
        ({"61-1": 'setup = "lebus"'}, "Soviet and German units share lebus"),
        ({"61-1": 'setup = "triebel"'}, "61-1 is set up beyond the front boundary, in triebel"),
        ({"61-1": 'setup = "nauen"'}, "61-1 is set up out of supply"),
        ({"404": 'setup = "sommerfeld"'}, "a German unit east of the Oder-Neisse"),
        ({"t-korner": 'roll = "reinforcement"'}, "t-korner enters with the Twelfth Army and rolls without"),
        ({"1-falsch": 'entry = "twelfth-army"'}, "1-falsch enters with the Twelfth Army and rolls without"),
    ],
)
def test_what_is_wrong_with_the_set_up_is_said(units: dict[str, str], found: str, tmp_path: Path) -> None:
    rows = [f'[[unit]]\nid = "{name}"\n{change}\n' for name, change in units.items()]
    (tmp_path / "units.toml").write_text("".join(rows))
    assert any(found in str(problem) for problem in stavka.ruleset(GAME, tmp_path).problems())


# ---- data that nothing can be made of


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("board.toml", '[map]\nberlin = ["spandau"]', "[map], berlin names the unknown zone 'spandau'"),
        ("board.toml", NEW_BORDER + 'a = "zossen"\nb = "spandau"', "zossen - spandau names the unknown zone"),
        (
            "board.toml",
            '[[border]]\na = "trebbin"\nb = "zossen"\nentrenches = ["spandau"]',
            "names the unknown zone 'spandau'",
        ),
        ("board.toml", '[[track]]\nnumber = 3\nzones = ["spandau"]', "[[track]] 3 names the unknown zone"),
        (
            "board.toml",
            '[[nexus]]\nat = [52.5, 13.4]\nzones = ["spandau"]\nberlin_centre = true',
            "[[nexus]] names the unknown zone",
        ),
        ("board.toml", EXCEPTION, "[[exception]] names the unknown zone"),
        ("units.toml", '[[unit]]\nid = "606"\nsetup = "spandau"', "'606' is set up in the unknown zone"),
        ("units.toml", '[[unit]]\nid = "606"\narmy = "47"', "'606' has the army '47'"),
        ("units.toml", '[[unit]]\nid = "47-1"\narmy = ""', "'47-1', which is of another army or camp"),
        ("units.toml", '[[unit]]\nid = "47-1"\narmy = "61"', "'47-1', which is of another army or camp"),
        ("units.toml", '[[unit]]\nid = "47-1"\ncamp = "konev"', "'47-1', which is of another army or camp"),
        ("units.toml", '[[army]]\nid = "47"\ncounters = ["47-1", "48-1"]', "names the unknown unit '48-1'"),
        ("units.toml", '[[army]]\nid = "47"\ncounters = ["47-1", "47-1"]', "one or two different ones"),
        ("units.toml", '[[army]]\nid = "47"\ncounters = []', "one or two different ones"),
        (
            "units.toml",
            '[[army]]\nid = "47"\ncounters = ["47-1"]',
            "'47-2' has the army '47', which does not",
        ),
    ],
)
def test_names_that_stand_for_nothing_are_refused(file: str, text: str, found: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text(text)
    with pytest.raises(DataError) as refused:
        stavka.ruleset(GAME, tmp_path)
    assert found in str(refused.value)


def test_things_that_stand_twice_are_found() -> None:
    rules = stavka.ruleset(GAME)
    assert isinstance(rules, RaceForBerlin)
    board, units = rules.board_file, rules.units_file
    back = msgspec.structs.replace(board.border[0], a=board.border[0].b, b=board.border[0].a)
    doubled = msgspec.structs.replace(board, zone=[*board.zone, board.zone[0]], border=[*board.border, back])
    both = msgspec.structs.replace(
        units, unit=[*units.unit, units.unit[0]], army=[*units.army, units.army[0]]
    )
    first = sorted((back.a, back.b))
    assert [str(problem) for problem in check.names(doubled, both)] == [
        f"board.toml: zone {board.zone[0].id!r} is there twice",
        f"units.toml: unit {units.unit[0].id!r} is there twice",
        f"board.toml: border {first[0]} - {first[1]} is there twice",
        f"units.toml: army {units.army[0].id!r} is there twice",
    ]


def test_a_map_without_joachimsthal_is_refused() -> None:
    rules = stavka.ruleset(GAME)
    assert isinstance(rules, RaceForBerlin)
    zones = [row for row in rules.board_file.zone if row.id != "joachimsthal"]
    found = check.names(msgspec.structs.replace(rules.board_file, zone=zones), rules.units_file)
    assert any("'joachimsthal' is missing" in str(problem) for problem in found)


# ---- states


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('[units]\nlebus = ["606", "5-jager"]', "4 units in lebus, where 3 may stand"),
        ('[units]\nwriezen = ["61-1", "61-2", "47-1"]', "3 units in wriezen, where 2 may stand"),
        ('[units]\nwedding = ["606", "5-jager"]', "2 units in wedding, where 1 may stand"),
        ('[units]\nlebus = ["61-1"]', "Soviet and German units share lebus"),
        ("cup = [2, 3]", "event tokens"),
        ("token = { konev = 5 }", "event tokens"),
        ("level = { wedding = 1 }", "wedding: progress 1 without a Soviet unit in Berlin"),
        ('level = { wedding = 1 }\n[units]\nwedding = ["606"]', "wedding: progress 1 without a Soviet unit"),
        ('level = { wedding = -1 }\n[units]\nwedding = ["61-1"]', "level: -1 is not from 0 to"),
        ("level = { kustrin = 1 }", "kustrin: progress 1 without a Soviet unit in Berlin"),
        ('[units]\nwedding = ["61-1", "52-1"]', "wedding: Soviet units of both camps (7.4.5)"),
        ('guests = ["52-1"]\n[units]\nwedding = ["61-1", "52-1"]', "wedding: Soviet units of both camps"),
        ('[units]\nnauen = ["61-1", "52-1"]', "nauen: Soviet units of both camps, neither of them guests"),
        ('guests = ["52-1"]\n[units]\nnauen = ["52-1"]', "52-1 is a guest where the other camp is not"),
        (
            'guests = ["52-1", "61-1"]\n[units]\nnauen = ["61-1", "52-1"]',
            "52-1 is a guest where the other camp is not",
        ),
        ('control = { zhukov = ["nauen"], konev = ["nauen"] }', "a zone is controlled by both camps"),
        ('control = { zhukov = ["letschin"] }', "a control marker where none can be"),
        ('control = { zhukov = ["wedding"] }', "a control marker where none can be"),
        ('control = { zhukov = ["seelow"] }', "a control marker where none can be"),
        (
            'control = { konev = ["torgau"] }\namerican = ["leipzig", "torgau"]\ntracks = [1, 3, 0]',
            "a control marker where none can be",
        ),
        ("vp = { konev = 60 }", "vp: 60 is not from"),
        ('[units]\nsommerfeld = ["606"]', "a German unit east of the Oder-Neisse"),
        ('american = ["leipzig"]\ntracks = [1, 1, 0]\n[units]\nleipzig = ["606"]', "in an American zone"),
        ("turn = 0", "turn: 0 is not from 1 to 10"),
        ("turn = 11", "turn: 11 is not from 1 to 10"),
        ("operation = 9", "operation: 9 is not from 1 to 8"),
        ("support = { zhukov = -1 }", "support: -1 is not from 0"),
        ('unsupplied = ["606"]\n[units]\nwedding = ["606"]', "a German unit in Berlin is out of supply"),
        ('heinrici = ""', "nobody holds token 1"),
        ("tracks = [8, 0, 0]", "the Americans are at [8, 0, 0], off their tracks"),
        ("tracks = [0, -1, 0]", "tracks: -1 is not from 0 to 8"),
        ("tracks = [0, 0]", "tracks: 3 entries are due, not 2"),
        ('used = ["11-ss"]', "11-ss is marked, and not on the map"),
        ('unsupplied = ["11-ss"]', "11-ss is marked, and not on the map"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(text: str, found: str) -> None:
    with pytest.raises(stavka.PositionError) as refused:
        berlin(text)
    assert found in str(refused.value)


def test_a_guest_beside_its_hosts_breaks_nothing() -> None:
    g = berlin('guests = ["52-1"]\n[units]\nnauen = ["61-1", "52-1"]')
    assert g.rules.broken(g) == []


def misplace(g: Berlin) -> None:
    g.state.where[unit(g, "606")] = zone(g, "seelow")


def double(g: Berlin) -> None:
    g.state.at[zone(g, "nauen")] |= 1 << unit(g, "606")


def forget(g: Berlin) -> None:
    g.state.held[2] = 0


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        (misplace, "606 is not where it stands"),
        (double, "a unit stands in two places"),
        (forget, "a group of units holds other zones than those where it stands"),
    ],
)
def test_columns_that_disagree_are_found(harm: Callable[[Berlin], None], found: str) -> None:
    g = berlin()
    harm(g)
    assert found in [str(fault) for fault in g.rules.broken(g)]
