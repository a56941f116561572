"""The reconstructed map and counters, where the rulebook speaks of them or they must hang together."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from stavka.games.victory_roads.terms import THEATRES
from stavka.kernel.board import HexLayer
from stavka.kernel.hexes import hexsides
from stavka.kernel.names import bits
from stavka.kernel.paths import trace
from tests.games.victory_roads.table import RULES

F = RULES.facts
BOARD, UNITS, SUPPORTS, TABLES = (
    RULES.board_file,
    RULES.units_file,
    RULES.supports_file,
    RULES.tables_file,
)


def hexes(spaces: int) -> set[str]:
    return {F.board.names[space] for space in bits(spaces)}


def across(layer: HexLayer, a: str, b: str) -> bool:
    """Whether the side between two hexes is of a kind."""
    return bool(layer[RULES.space[a]] >> RULES.space[b] & 1)


def lies_in(region: str, name: str) -> bool:
    return bool(F.region[region] >> RULES.space[name] & 1)


# ---- the grid


def test_the_grid_is_70_by_71_hexes() -> None:
    assert len(F.grid.spots) == 70 * 71
    assert {name[:2] for name in F.grid.spots} == {f"{column:02}" for column in range(1, 71)}
    assert {name[2:] for name in F.grid.spots} == {f"{row:02}" for row in range(1, 72)}


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("5426", "5326"),
        ("5326", "5225"),
        ("5225", "5125"),
        ("5026", "5027"),
        ("5026", "5127"),
        ("6221", "6222"),
        ("6161", "6260"),
        ("6161", "6261"),
        ("6161", "6160"),
        ("5917", "5817"),
        ("5818", "5719"),
        ("5319", "5219"),
        ("5219", "5119"),
    ],
)
def test_hexes_of_the_examples_touch_as_they_do_there(a: str, b: str) -> None:
    assert F.grid.touch(a, b)
    assert across(F.contact, a, b)


@pytest.mark.parametrize("name", ["", "road", "rail", "minor", "major"])
def test_hexsides_are_the_same_from_both_sides(name: str) -> None:
    layer = F.board.layer(name)
    pairs = {(a, b) for a in range(len(F.grid.spots)) for b in bits(layer[a])}
    assert pairs
    assert {(b, a) for a, b in pairs} == pairs
    names = F.board.names
    assert all(F.grid.touch(names[a], names[b]) for a, b in pairs)


def test_no_side_is_of_both_kinds_of_river() -> None:
    assert all(not F.minor[space] & F.major[space] for space in range(len(F.grid.spots)))


# ---- the ground


@pytest.mark.parametrize(("name", "number"), [("Minsk", "5426"), ("Velikie Luki", "6115")])
def test_places_that_the_rulebook_puts_somewhere_are_there(name: str, number: str) -> None:
    assert [(row.name, row.kind) for row in BOARD.place if row.hex == number] == [(name, "major")]


def test_the_ground_of_the_examples_is_as_they_say() -> None:
    assert F.TERRAIN["forest"] >> RULES.space["5026"] & 1, "combat 1"
    assert F.TERRAIN["clear"] >> RULES.space["6161"] & 1, "the attack with Romanians"
    assert across(F.minor, "6221", "6222"), "the surprise attack"
    assert any(across(F.minor, "5026", there) for there in F.grid.neighbours("5026"))
    for a, b in pairwise(["5426", "5326", "5225", "5125"]):
        assert across(F.rail, a, b), "the corps that are reinforced"
    assert F.rail[RULES.space["5125"]].bit_count() > 2, "the crossroads of the exploitation"
    for a, b in pairwise(["6115", "6015", "6016", "5917", "5817"]):
        assert across(F.rail, a, b), "the supply line from Velikie Luki"


def test_every_hex_of_land_has_one_ground_and_no_sea_is_entered() -> None:
    assert sum(spaces.bit_count() for spaces in F.TERRAIN.values()) == F.LAND.bit_count()
    apart = {*BOARD.terrain.sea, *BOARD.terrain.outside}
    assert not apart & hexes(F.LAND)
    for name in apart:
        assert not F.contact[RULES.space[name]]
    assert trace(F.LAND & -F.LAND, F.LAND, F.contact).bit_count() > 0.98 * F.LAND.bit_count()


@pytest.mark.rule("victory-roads", "1.7.4")
def test_every_hex_of_land_lies_in_one_country() -> None:
    assert sum(spaces.bit_count() for spaces in F.region.values()) == F.LAND.bit_count()
    for region, name in (
        ("germany", "1133"),
        ("germany", "3419"),
        ("soviet-union", "5426"),
        ("baltic", "4402"),
        ("poland", "3435"),
        ("hungary", "2755"),
        ("hungary", "2855"),
        ("romania", "5369"),
        ("romania", "5856"),
        ("romania", "6256"),
    ):
        assert lies_in(region, name), (region, name)


@pytest.mark.rule("victory-roads", "4.3.1b")
def test_soviet_sources_lie_on_the_east_edge_where_a_way_leaves_the_map() -> None:
    for row in BOARD.supply:
        assert (row.side, row.hex[:2]) == ("soviet", "70")
        space = RULES.space[row.hex]
        assert F.road[space] | F.rail[space], row.hex


@pytest.mark.rule("victory-roads", "6.5.2a", "4.4.2a")
def test_ports_lie_on_the_baltic() -> None:
    assert {"4402", "3419"} <= hexes(F.PORTS)
    assert not F.PORTS & ~F.CITIES
    inland = {name for name in hexes(F.PORTS) if not F.COAST >> RULES.space[name] & 1}
    assert inland <= {"1429", "3324", "4314"}, "Stettin, Koenigsberg and Riga, up their rivers"
    assert not any(row.port for row in BOARD.place if int(row.hex[2:]) > 31)


@pytest.mark.rule("victory-roads", "16.1.1c", "16.1.1d", "16.1.1e", "16.1.1f")
def test_the_strategic_objectives_are_places() -> None:
    def place(spaces: int) -> set[str]:
        return {row.name.partition(" (")[0] for row in BOARD.place if row.hex in hexes(spaces)}

    assert place(F.BERLIN) == {"Berlin"}
    assert place(F.BUDAPEST) == {"Budapest"}
    assert place(F.OIL) == {"Ploesti"}
    assert F.SILESIA.bit_count() == 3
    assert {"Katowice", "Oppeln"} <= place(F.SILESIA)
    assert not F.SILESIA & ~F.CITIES


@pytest.mark.rule("victory-roads", "13.1.1a", "13.2.1")
def test_basic_fortifications_are_three_lines_and_the_others_are_advanced() -> None:
    assert [fort.name for fort in BOARD.fort] == ["front", "a2", "b2"]
    front = dict(hexsides(BOARD.fort[0].sides))
    axis = F.axis_control["campaign"]
    for inner, outer in hexsides(BOARD.fort[0].sides):
        assert axis >> RULES.space[inner] & 1, "the Germans stand behind them"
        assert not axis >> RULES.space[outer] & 1
    assert "6222" in front, "the surprise attack"
    for fort in BOARD.fort[1:]:
        for inner, outer in hexsides(fort.sides):
            assert axis >> RULES.space[inner] & axis >> RULES.space[outer] & 1
    assert len({row.hex for row in BOARD.stronghold}) == len(BOARD.stronghold)
    assert all(lies_in("germany", row.hex) or lies_in("poland", row.hex) for row in BOARD.stronghold)


# ---- counters and tables


@pytest.mark.rule("victory-roads", "1.1.2a", "1.1.5a")
def test_headquarters_have_a_radius_and_no_attack() -> None:
    for row in UNITS.unit:
        assert (row.type == "hq") == bool(row.radius), row.id
        assert row.type != "hq" or row.full[0] == 0, row.id


@pytest.mark.rule("victory-roads", "1.7.1a", "1.7.1b", "1.7.1c")
def test_each_unit_has_a_nation_and_a_branch() -> None:
    branches = {
        "soviet": {"guards", "regular", "polish", "czech", "bulgarian"},
        "german": {"wehrmacht", "waffen-ss", "luftwaffe", "kriegsmarine"},
        "hungarian": {"honved"},
        "romanian": {"armata"},
    }
    found: dict[str, set[str]] = {}
    for row in UNITS.unit:
        if row.branch:
            found.setdefault(row.nationality, set()).add(row.branch)
    assert found == branches
    assert not any(row.elite for row in UNITS.unit if row.nationality == "soviet" and row.branch != "guards")


@pytest.mark.rule("victory-roads", "1.1.4a", "1.1.4b", "1.1.4c")
def test_soviet_cavalry_is_armoured_and_the_axis_s_is_not() -> None:
    cavalry = [row for row in UNITS.unit if "cavalry" in row.type]
    assert {row.nationality for row in cavalry if row.armoured} == {"soviet"}
    assert {row.nationality for row in cavalry if not row.armoured} == {"german", "hungarian", "romanian"}


@pytest.mark.rule("victory-roads", "10.1.1a", "1.3.1a")
def test_a_rifle_corps_has_two_modes() -> None:
    corps = {row.full + (row.reduced or ()) for row in UNITS.unit if row.modes and not row.elite}
    assert corps == {(8, 8, 3, 1, 5, 2)}
    assert {row.type for row in UNITS.unit if row.modes} == {"rifle corps", "guards rifle corps"}


@pytest.mark.rule("victory-roads", "7.15.3", "7.15.6")
def test_armoured_kampfgruppen_differ_and_those_of_infantry_are_alike() -> None:
    armoured = [row for row in UNITS.unit if row.type == "armoured kg"]
    infantry = [row for row in UNITS.unit if row.type == "infantry kg"]
    assert {bool(row.reduced) for row in armoured} == {True, False}
    assert len({(row.full, row.reduced) for row in infantry}) == 1
    assert infantry[0].reduced is None
    assert sum(row.type == "hiwis" for row in UNITS.unit) == 2


@pytest.mark.rule("victory-roads", "6.7.8a")
def test_garrisons_are_as_many_as_orders() -> None:
    garrisons = [row for row in UNITS.unit if row.type == "garrison"]
    assert len(garrisons) == TABLES.halt.markers == 10
    assert {(row.full, row.reduced) for row in garrisons} == {((0, 1, 0), None)}


@pytest.mark.rule("victory-roads", "1.6.1", "9.1.1a")
def test_the_campaign_has_four_theatres_on_roads_or_railways() -> None:
    assert THEATRES == ("north", "centre-north", "centre-south", "south")
    theatres = F.scenarios["campaign"].row.theatres
    assert set(theatres) == set(THEATRES)
    for row in theatres.values():
        assert F.road[RULES.space[row.hex]] | F.rail[RULES.space[row.hex]]
    assert theatres["north"].hex == "6115"


def test_the_calendar_runs_from_june_to_april() -> None:
    assert (TABLES.turns[0], TABLES.turns[19], TABLES.turns[-1]) == ("JUN III", "MAR I", "APR II")
    months = Counter(name.partition(" ")[0] for name in TABLES.turns)
    assert months["JUL"] == months["AUG"] == 3
    assert {months[name] for name in ("SEP", "OCT", "NOV", "DEC", "JAN", "FEB", "MAR", "APR")} == {2}


@pytest.mark.rule("victory-roads", "5.1.1")
def test_every_support_belongs_to_a_pool() -> None:
    assert len({row.id for row in SUPPORTS.support}) == len(SUPPORTS.support) == 47
    assert {row.side for row in SUPPORTS.support if row.reich} == {"axis"}
    assert all(row.count > 0 for row in SUPPORTS.support)


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_every_unit_of_a_set_up_stands_on_the_land_of_its_side(scenario: str) -> None:
    setting = F.scenarios[scenario]
    axis, soviet = setting.axis_control, setting.ground & ~setting.axis_control
    found = 0
    for row in UNITS.unit:
        start = row.start.get(scenario, "")
        if start.isdigit():
            assert (axis & setting.ground if row.side == "axis" else soviet) >> RULES.space[start] & 1, row.id
            found += 1
    assert found >= 60
