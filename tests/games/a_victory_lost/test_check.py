"""What is found wrong with data (a player's own figures, say) and with states; each thing broken once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import stavka
from stavka.games.a_victory_lost import check
from stavka.games.a_victory_lost.data import BoardFile, Impassable, Place, River, Supply
from stavka.games.a_victory_lost.facts import Facts, VictoryLost
from stavka.kernel.data import DataError
from tests.games.a_victory_lost.arrivals import LOST
from tests.games.a_victory_lost.table import GAME, field, lost

BOARD, UNITS, TABLES = LOST.board_file, LOST.units_file, LOST.tables_file


def test_the_game_as_it_comes_is_whole() -> None:
    assert LOST.problems() == []
    game = stavka.new(GAME, seed=1)
    assert game.rules.broken(game) == []
    assert check.names(BOARD, UNITS, TABLES) == []


def board(**changes: Any) -> BoardFile:
    """The board with some tables changed."""
    return replace(BOARD, **changes)


def terrain(**changes: list[str]) -> BoardFile:
    return board(terrain=replace(BOARD.terrain, **changes))


def first(rows: list[Any], **changes: Any) -> list[Any]:
    """Rows of which the first is changed."""
    return [replace(rows[0], **changes), *rows[1:]]


# ---- names that stand for nothing


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        (terrain(rough=["0101"]), "[terrain], rough names the unknown hex '0101'"),
        (terrain(water=["6748"]), "[terrain], water names the unknown hex '6748'"),
        (board(pocket=replace(BOARD.pocket, hexes=["9999"])), "[pocket] names the unknown hex"),
        (board(place=first(BOARD.place, hex="9999")), "[[place]]"),
        (board(supply=first(BOARD.supply, hex="9999")), "[[supply]]"),
        (board(box=first(BOARD.box, entry=["9999"])), "[[box]] 1PzA names the unknown hex"),
        (board(group=first(BOARD.group, symbols=[("9999", "foot")])), "[[group]]"),
        (board(rail=first(BOARD.rail, hexes=["6427", "9999"])), "[[rail]] Stalingrad - Likhaya names"),
        (board(road=first(BOARD.road, hexes=["1206", "9999"])), "[[road]]"),
        (board(river=first(BOARD.river, sides=["0106/9999"])), "[[river]]"),
        (board(impassable=[Impassable("0246/9999", "a lagoon")]), "[[impassable]] a lagoon names"),
    ],
)
def test_hexes_that_do_not_exist_are_named(changed: BoardFile, found: str) -> None:
    faults = [str(fault) for fault in check.names(changed, UNITS, TABLES)]
    assert faults
    assert all("unknown hex" in fault for fault in faults)
    assert any(found in fault for fault in faults)


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        (
            board(river=[*BOARD.river, River("Lethe", "minor", "", ["0106/0306"])]),
            "Lethe: 0106/0306 are no neigh",
        ),
        (board(impassable=[Impassable("0106/0306", "a wall")]), "a wall: 0106/0306 are no neighbours"),
        (
            board(place=[*BOARD.place, Place("1117", "Another", "town")]),
            "the place in hex '1117' is there twice",
        ),
        (board(river=[*BOARD.river, replace(BOARD.river[0], sides=[])]), "is there twice"),
        (board(box=first(BOARD.box, hq="nobody")), "[[box]] 1PzA has no headquarters 'nobody'"),
    ],
)
def test_sides_and_rows_that_cannot_be_are_found(changed: BoardFile, found: str) -> None:
    assert any(found in str(fault) for fault in check.names(changed, UNITS, TABLES))


def test_pieces_and_chits_that_stand_twice_are_found() -> None:
    units = replace(
        UNITS, unit=[*UNITS.unit, UNITS.unit[0]], hq=[*UNITS.hq, replace(UNITS.hq[0], id="other")]
    )
    assert [str(fault) for fault in check.names(BOARD, units, TABLES)] == [
        f"units.toml: the piece {UNITS.unit[0].id!r} is there twice",
        f"units.toml: the chit {UNITS.hq[0].label!r} is there twice",
    ]


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("units.toml", '[[unit]]\nid = "ger-336"\nstart = "9999"', "ger-336 names the unknown hex '9999'"),
        ("tables.toml", '[chits]\naxis_start = ["5PzA"]', "the chit '5PzA' has no headquarters"),
        ("tables.toml", '[chits]\nsoviet_historical = ["9A"]', "the chit '9A' has no headquarters"),
        ("tables.toml", "[limits]\nturns = 10", "the turns are numbered from 1 to the last"),
        ("tables.toml", "[[turn]]\nnumber = 3\naxis_com = 7", "from 3 to 6"),
        ("tables.toml", '[crt.rows]\n3 = ["A1"]', "1 results for 11 columns"),
        ("tables.toml", '[crt]\ncolumns = ["1-1"]', "the columns are"),
        ("units.toml", '[[unit]]\nid = "ger-336"\nfull = [5, 4, 5]', "one combat value"),
        ("units.toml", '[[unit]]\nid = "ger-336"\nfull = [0, 0, 5]', "positive"),
        ("units.toml", '[[unit]]\nid = "ger-336"\nreduced = [6, 6, 5]', "not the stronger"),
        ("units.toml", '[[unit]]\nid = "ger-336"\nturn = 3', "either a start hex"),
        ("units.toml", '[[hq]]\nid = "ger-hq-4pza"\nradius = 0', "command radius"),
    ],
)
def test_a_folder_of_ones_own_that_cannot_be_used_says_why(
    file: str, text: str, found: str, tmp_path: Path
) -> None:
    (tmp_path / file).write_text(text)
    with pytest.raises(DataError) as refused:
        stavka.ruleset(GAME, tmp_path)
    assert found in str(refused.value)
    assert str(tmp_path) in str(refused.value)


# ---- data that can be read but not played with


LETHE = River("Lethe", "minor", "", ["3819/3820", "0106/0107"])


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        (board(rail=first(BOARD.rail, hexes=["6427", "6327", "6128", "6027"])), "Likhaya is broken at"),
        (board(road=first(BOARD.road, hexes=["1206", "1308"])), "Crimea is broken at"),
        (board(river=[*BOARD.river, LETHE]), "Lethe is broken at"),
    ],
)
def test_lines_with_a_gap_are_named(changed: BoardFile, found: str) -> None:
    assert any(found in str(fault) for fault in check.data(LOST.facts, changed, TABLES))


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        (board(river=[*BOARD.river, replace(BOARD.river[0], name="Lethe")]), "two rivers in"),
        (board(rail=BOARD.rail[1:]), "the rail net is in pieces"),
        (board(road=BOARD.road[1:2] + BOARD.road[3:4]), "the road net is in pieces"),
        (terrain(water=[*BOARD.terrain.water, "1117"]), "Kharkov lies in the water"),
        (
            terrain(water=[*BOARD.terrain.water, *LOST.facts.grid.neighbours("3820")]),
            "the land net is in pieces",
        ),
        (
            board(supply=[*BOARD.supply, Supply("axis", "1116", "nowhere")]),
            "the source 1116 is on no railway",
        ),
        (
            board(place=[*BOARD.place, Place("3820", "Sixth", "victory-city")]),
            "the points of all victory cities",
        ),
    ],
)
def test_what_is_wrong_with_a_map_is_said(changed: BoardFile, found: str) -> None:
    faults = check.data(Facts(changed, UNITS, TABLES), changed, TABLES)
    assert any(found in str(fault) for fault in faults), [str(fault) for fault in faults]


@pytest.mark.parametrize(
    ("units", "found"),
    [
        ({"ger-336": "5530", "ger-7lw": "5530"}, "no piece and symbol"),
        ({"ger-336": "5530", "ger-7lw": "5530", "ger-62": "5530"}, "4 axis combat units"),
        ({"ger-336": "5428"}, "Axis and Soviet pieces share 5428"),
        ({"rum-7": "3516"}, "allies of two nationalities share 3516"),
        ({"ger-336": "6227"}, "pieces in 6227, which is closed"),
        ({"ger-336": "1145"}, "pieces in 1145, which is closed"),
        ({"ger-336": "3808"}, "ger-336 is out of supply"),
        ({"hun-hq-h2a": "6047"}, "hun-hq-h2a commands nobody"),
    ],
)
def test_what_is_wrong_with_the_set_up_is_said(units: dict[str, str], found: str, tmp_path: Path) -> None:
    rows = [
        f'[[{"hq" if "-hq-" in name else "unit"}]]\nid = "{name}"\nstart = "{space}"\n'
        for name, space in units.items()
    ]
    (tmp_path / "units.toml").write_text("".join(rows))
    problems = [str(problem) for problem in stavka.ruleset(GAME, tmp_path).problems()]
    assert any(found in problem for problem in problems), problems


# ---- states


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            '[units]\n"1117" = ["ger-gd", "ger-dr", "ger-lah"]',
            "3 axis combat units and 0 headquarters in 1117",
        ),
        ('[units]\n"4906" = ["sov-hq-6a", "sov-hq-40a"]', "0 soviet combat units and 2 headquarters in 4906"),
        ('[units]\n"1117" = ["ger-gd", "sov-52"]', "Axis and Soviet pieces share 1117"),
        ('[units]\n"1117" = ["hun-7", "rum-7"]', "allies of two nationalities share 1117"),
        ('[units]\n"1117" = ["hun-hq-h2a", "ita-cos"]', "allies of two nationalities share 1117"),
        ('[units]\n"6227" = ["ger-gd"]', "pieces in water or in the closed pocket"),
        ('turn = 5\n[units]\n"1145" = ["ger-gd"]', "pieces in water or in the closed pocket"),
        ('isolated = ["ger-336"]', "isolated units are combat units out of supply"),
        ('unsupplied = ["ger-hq-4pza"]\nisolated = ["ger-hq-4pza"]', "isolated units are combat units"),
        ('reduced = ["ger-22pz"]', "a piece of one step is reduced"),
        ('reduced = ["ger-hq-4pza"]', "a piece of one step is reduced"),
        ("turn = 0", "turn: 0 is not from 1 to 9"),
        ("turn = 10", "turn: 10 is not from 1 to 9"),
        ('control = { axis = ["1117"], soviet = ["1117"] }', "each victory city has one owner"),
        ('control = { axis = ["1117"] }', "each victory city has one owner"),
        ("vp = { axis = -1, soviet = 0 }", "vp: -1 is not from 0"),
        ('bag = ["4PzA"]', "the chit '4PzA' is nowhere, or twice"),
        ('inactive = { axis = ["6PzA"] }', "inactive: '6PzA' is not known here"),
        (
            'inactive = { soviet = ["STAVKA", "1GdA", "2GdA", "3GdA", "5TkA", "Popov", "28A"] }',
            "STAVKA and five chits at the most",
        ),
        ('inactive = { axis = ["1GdA"] }', "chits of the enemy in a pool of axis"),
        ('played = { soviet = ["Kempf"] }', "chits of the enemy in a pool of soviet"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(text: str, found: str) -> None:
    with pytest.raises(stavka.PositionError) as refused:
        lost(f'step = "selection"\n{text}')
    assert found in str(refused.value)


def test_the_pocket_is_no_fault_from_turn_5() -> None:
    g = field({"6227": "ger-gd"}, step="selection", head="turn = 5")
    assert g.rules.broken(g) == []


def overfill(g: VictoryLost) -> None:
    for name in ("ger-dr", "ger-lah"):
        g.place(g.rules.unit[name], g.rules.space["1117"])


def take_all(g: VictoryLost) -> None:
    g.state.control[1] = g.facts.CITIES


@pytest.mark.parametrize(("harm", "found"), [(overfill, "3 axis combat units"), (take_all, "one owner")])
def test_a_state_that_goes_wrong_in_play_is_found(harm: Callable[[VictoryLost], None], found: str) -> None:
    g = field({"1117": "ger-gd", "waiting": "ger-dr ger-lah"}, step="selection")
    assert g.rules.broken(g) == []
    harm(g)
    assert any(found in str(fault) for fault in g.rules.broken(g))
