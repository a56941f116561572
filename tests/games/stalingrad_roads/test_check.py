"""What is found wrong with data (a player's own figures, say) and with states; each thing broken once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import stavka
from stavka.games.roads.data import Chain, Place, River, Supply
from stavka.games.roads.state import Marker
from stavka.games.stalingrad_roads import check
from stavka.games.stalingrad_roads.data import MarsWithdrawal
from stavka.games.stalingrad_roads.facts import StalingradFacts
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel.data import DataError
from stavka.kernel.names import NONE
from tests.games.stalingrad_roads.table import GAME, RULES, field, number, roads

FILES: dict[str, Any] = {
    "board": RULES.board_file,
    "units": RULES.units_file,
    "supports": RULES.supports_file,
    "tables": RULES.tables_file,
    "scenarios": RULES.scenarios_file,
}


def test_the_game_as_it_comes_is_whole() -> None:
    assert RULES.problems() == []
    for scenario in RULES.scenarios:
        game = stavka.new(GAME, scenario, seed=1)
        assert game.rules.broken(game) == []
    assert check.names(*FILES.values()) == []


def first(rows: list[Any], **changes: Any) -> list[Any]:
    """Rows of which the first is changed."""
    return [replace(rows[0], **changes), *rows[1:]]


def faults(**changes: dict[str, Any]) -> list[str]:
    """What is said of the names in the files once some tables of one are changed."""
    files = {name: replace(file, **changes.get(name, {})) for name, file in FILES.items()}
    return [str(fault) for fault in check.names(*files.values())]


BOARD, UNITS, SUPPORTS, TABLES, SCENARIOS = FILES.values()
ROWS = {row.id: row for row in UNITS.unit}


def unit(name: str, **changes: Any) -> dict[str, Any]:
    """The units, of which one is changed."""
    return {"unit": [replace(row, **changes) if row.id == name else row for row in UNITS.unit]}


def scenario(**changes: Any) -> dict[str, Any]:
    """The scenarios, of which the first is changed."""
    return {"scenario": first(SCENARIOS.scenario, **changes)}


def victory(**changes: Any) -> dict[str, Any]:
    return scenario(victory=replace(SCENARIOS.scenario[0].victory, **changes))


def terrain(**changes: list[str]) -> dict[str, Any]:
    return {"terrain": replace(BOARD.terrain, **changes)}


# ---- names that stand for nothing


@pytest.mark.parametrize(
    ("file", "changed", "found"),
    [
        ("board", terrain(forest=["9999"]), "[terrain], forest names the unknown hex '9999'"),
        ("board", terrain(marsh=["2801"]), "[terrain], marsh names the unknown hex '2801'"),
        ("board", terrain(lake=["0037"]), "[terrain], lake names the unknown hex '0037'"),
        ("board", terrain(sea=["0100x"]), "[terrain], sea names the unknown hex '0100x'"),
        ("board", terrain(ferries=["1334/9999"]), "[terrain], ferries names the unknown hex '9999'"),
        ("board", {"river": first(BOARD.river, sides=["0001/9999"])}, "[[river]] "),
        ("board", {"place": first(BOARD.place, hex="9999")}, "[[place]] "),
        ("board", {"supply": first(BOARD.supply, hex="9999")}, "[[supply]] axis names"),
        ("board", {"region": {**BOARD.region, "marshes": ["28:01-02"]}}, "marshes names the unknown hex"),
        ("board", {"axis_control": {**BOARD.axis_control, "all": ["00:36-37"]}}, "all names the unknown"),
        ("board", {"rail": first(BOARD.rail, hexes=["0001", "9999"])}, "[[rail]] "),
        ("board", {"road": first(BOARD.road, hexes=["0001", "9999"])}, "[[road]] "),
        ("units", unit("ger-hq-6a", start={"uranus": "9999"}), "units.toml: ger-hq-6a names"),
        ("scenarios", scenario(closed=["9999"]), "scenarios.toml: wintergewitter names"),
        ("scenarios", scenario(sources={"axis": ["9999"]}), "scenarios.toml: wintergewitter names"),
        ("scenarios", scenario(offensives={"major": "9999"}), "scenarios.toml: wintergewitter names"),
        ("scenarios", victory(relief=["9999"]), "scenarios.toml: wintergewitter names"),
        ("scenarios", victory(base="9999"), "scenarios.toml: wintergewitter names"),
        ("scenarios", victory(two_points=["9999"]), "scenarios.toml: wintergewitter names"),
        ("scenarios", victory(four_points=["9999"]), "scenarios.toml: wintergewitter names"),
        ("scenarios", victory(five_points=["9999"]), "scenarios.toml: wintergewitter names"),
    ],
)
def test_hexes_that_do_not_exist_are_named(file: str, changed: dict[str, Any], found: str) -> None:
    told = faults(**{file: changed})
    assert told
    assert all("unknown hex" in fault for fault in told)
    assert any(found in fault for fault in told), told


def arrives(**changes: Any) -> tuple[str, Any]:
    """A unit that arrives, and its arrival changed."""
    row = next(row for row in UNITS.unit if row.arrive)
    return row.id, replace(row.arrive, **changes)


def test_an_entry_that_does_not_exist_is_named() -> None:
    name, arrival = arrives(entry=["2899"])
    assert faults(units=unit(name, arrive=arrival)) == [f"units.toml: {name} names the unknown hex '2899'"]
    told = faults(units=unit(name, arrives={"gallop": arrival}))
    assert told == [f"units.toml: {name} names the unknown hex '2899'"]


@pytest.mark.parametrize(
    ("file", "changed", "found"),
    [
        ("board", {"river": [*BOARD.river, River("Lethe", "minor", ["0505/0507"])]}, "Lethe: 0505/0507 are"),
        ("board", terrain(ferries=["1334/1336"]), "ferries: 1334/1336 are no neighbours"),
        (
            "board",
            {"place": [*BOARD.place, replace(BOARD.place[0], name="Another")]},
            f"the place in hex {BOARD.place[0].hex!r} is there twice",
        ),
        ("units", {"unit": [*UNITS.unit, UNITS.unit[0]]}, f"the unit {UNITS.unit[0].id!r} is there twice"),
        ("supports", {"support": [*SUPPORTS.support, SUPPORTS.support[0]]}, "the marker "),
        ("scenarios", {"scenario": [*SCENARIOS.scenario, SCENARIOS.scenario[1]]}, "the scenario 'uranus' is"),
        ("scenarios", scenario(axis_control="nowhere"), "wintergewitter names the hexes 'nowhere'"),
        ("units", unit("ger-hq-6a", start={"uranus": "limbo"}), "ger-hq-6a begins in 'limbo'"),
        ("scenarios", scenario(fixed_hqs=["ger-hq-99"]), "there is no unit 'ger-hq-99'"),
        ("tables", {"withdrawal": first(TABLES.withdrawal, hqs=["ger-hq-99"])}, "no unit 'ger-hq-99'"),
    ],
)
def test_sides_and_rows_that_cannot_be_are_found(file: str, changed: dict[str, Any], found: str) -> None:
    told = faults(**{file: changed})
    assert len(told) == 1
    assert found in told[0]


def mars(**changes: Any) -> dict[str, Any]:
    return {"mars": replace(TABLES.mars, **changes)}


def approval(**changes: Any) -> dict[str, Any]:
    return {"approval": replace(TABLES.approval, **changes)}


LATE = "JUN I"


@pytest.mark.parametrize(
    ("file", "changed", "found"),
    [
        ("board", {"supply": first(BOARD.supply, since=LATE)}, BOARD.supply[0].hex),
        ("units", unit(arrives()[0], arrive=arrives(turn=LATE)[1]), arrives()[0]),
        ("units", unit(arrives()[0], arrives={"gallop": arrives(turn=LATE)[1]}), arrives()[0]),
        ("supports", {"support": first(SUPPORTS.support, since=LATE)}, SUPPORTS.support[0].id),
        ("scenarios", scenario(first=LATE), "wintergewitter"),
        ("scenarios", scenario(last=LATE), "wintergewitter"),
        ("scenarios", scenario(minors={"minor-a": LATE}), "wintergewitter"),
        ("scenarios", victory(late_after=LATE), "wintergewitter"),
        ("scenarios", victory(decisive=LATE), "wintergewitter"),
        ("tables", {"withdrawal": first(TABLES.withdrawal, turn=LATE)}, "withdrawal"),
        (
            "tables",
            {"stalingrad_withdrawal": replace(TABLES.stalingrad_withdrawal, since=LATE)},
            "stalingrad_withdrawal",
        ),
        ("tables", mars(first=LATE), "mars"),
        ("tables", mars(last=LATE), "mars"),
        ("tables", mars(box=first(TABLES.mars.box, arrivals={"ger-hq-6a": LATE})), TABLES.mars.box[0].id),
        ("tables", mars(box=first(TABLES.mars.box, withdraw=MarsWithdrawal(LATE, 5))), TABLES.mars.box[0].id),
        ("tables", approval(early_to=LATE), "approval"),
        ("tables", approval(late_from=LATE), "approval"),
        ("tables", approval(late_to=LATE), "approval"),
        ("tables", approval(winter_to=LATE), "approval"),
        ("tables", approval(backhand_from=LATE), "approval"),
    ],
)
def test_turns_that_are_not_on_the_calendar_are_named(file: str, changed: dict[str, Any], found: str) -> None:
    told = faults(**{file: changed})
    assert told == [f"{found} names the turn 'JUN I', which is not on the calendar"]


def test_an_upgrade_needs_its_turn_and_its_unit() -> None:
    row = next(row for row in UNITS.unit if row.upgrade)
    late, nobody = replace(row.upgrade, turn=LATE), replace(row.upgrade, of="sov-nobody")
    assert f"{row.id} names the turn 'JUN I'" in faults(units=unit(row.id, upgrade=late))[0]
    assert faults(units=unit(row.id, upgrade=nobody)) == ["there is no unit 'sov-nobody'"]


def test_the_weather_is_printed_for_turns_of_the_calendar() -> None:
    table = replace(TABLES.weather, columns=["NOV IV-JUN I", *TABLES.weather.columns[1:]])
    told = faults(tables={"weather": table})
    assert told == ["weather names the turn 'JUN I', which is not on the calendar"]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"arrivals": {"ger-nobody": "DEC I"}}, "there is no unit 'ger-nobody'"),
        ({"delay": {"99pz": 1}}, "there is no division '99pz'"),
        ({"never": ["99pz"]}, "there is no division '99pz'"),
    ],
)
def test_mars_moves_only_who_is_there(changes: dict[str, Any], found: str) -> None:
    assert faults(tables=mars(box=first(TABLES.mars.box, **changes))) == [found]


@pytest.mark.parametrize("name", ["ger-hq-6a", "sov-hq-trans"])
def test_headquarters_that_the_rules_name_must_be_there(name: str) -> None:
    left = [row for row in UNITS.unit if row.id != name]
    assert f"there is no unit {name!r}" in faults(units={"unit": left})


# ---- files that cannot be read


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("units.toml", '[[unit]]\nid = "ger-hq-6a"\nstart = { uranus = "9999" }', "unknown hex '9999'"),
        ("units.toml", '[[unit]]\nid = "ger-hq-6a"\nradius = 0', "has a command radius"),
        ("units.toml", '[[unit]]\nid = "ger-hq-6a"\nreduced = [9, 9, 9]', "not the stronger"),
        ("units.toml", '[[unit]]\nid = "ger-hq-6a"\nnationality = "finnish"', "nationality"),
        ("supports.toml", '[[support]]\nid = "stalin"\nsince = "JUN I"', "not on the calendar"),
        ("supports.toml", '[[support]]\nid = "stalin"\norder = 7', "order"),
        ("tables.toml", '[crt]\ncolumns = ["1/1"]', "the columns are"),
        ("tables.toml", '[crt.rows]\n13 = ["-"]', "2 to 12"),
        ("tables.toml", '[crt.rows]\n7 = ["A1 X DR"]', "is no result"),
        ("tables.toml", '[blocks.of]\n"1/2" = [[2, 3]]', "the blocks of 1/2"),
        ("tables.toml", '[weather.rows]\n7 = ["snow"]', "each row has a cell"),
        ("tables.toml", '[terrain.forest]\ndefence = "2"', "defence is written as"),
        ("tables.toml", '[terrain.forest]\nattacker = { Z = "E" }', "is no tactical result"),
        ("tables.toml", "[crisis.rows]\n1 = { manstein = 0, approval = 1 }", "2 to 12"),
        ("scenarios.toml", '[[scenario]]\nid = "uranus"\nlast = "JUN I"', "not on the calendar"),
        ("scenarios.toml", '[[scenario]]\nid = "uranus"\nweather = "rain"', "is no weather"),
        ("scenarios.toml", '[[scenario]]\nid = "uranus"\nminors = { c = "DEC I" }', "no offensive marker"),
        ("scenarios.toml", '[[scenario]]\nid = "uranus"\nsoviet_draws = { hat = 1 }', "no box of supports"),
        ("scenarios.toml", '[[scenario]]\nid = "uranus"\nuses = ["gas"]', "uses"),
        ("board.toml", '[region]\nmarshes = ["here"]', "is no run of hexes"),
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


def map_faults(**changes: Any) -> list[str]:
    board = replace(BOARD, **changes)
    facts = StalingradFacts(board, UNITS, SUPPORTS, TABLES, SCENARIOS)
    return [str(fault) for fault in check.data(facts, board)]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"rail": [*BOARD.rail, Chain("Orient Express", ["2020", "2021", "2023"])]}, "Orient Express is"),
        ({"road": [*BOARD.road, Chain("Silk Road", ["2020", "2021", "2023"])]}, "Silk Road is broken at"),
        ({"river": [*BOARD.river, River("Lethe", "minor", ["2020/2021", "2530/2531"])]}, "Lethe is broken"),
        ({"river": [*BOARD.river, replace(BOARD.river[0], name="Lethe")]}, "two rivers in"),
        (terrain(lake=[*BOARD.terrain.lake, "1334"]), "1334 lies in the water"),
        ({"supply": [*BOARD.supply, Supply("axis", "0834")]}, "0834 lies in the water"),
        (terrain(lake=[*BOARD.terrain.lake, *RULES.facts.grid.neighbours("2020")]), "land net is in pieces"),
    ],
)
def test_what_is_wrong_with_a_map_is_said(changes: dict[str, Any], found: str) -> None:
    told = map_faults(**changes)
    assert any(found in fault for fault in told), told


@pytest.mark.parametrize(
    ("units", "found"),
    [
        ({"ger-71": "1435"}, "set-up of uranus: units in 1435, which is not theirs"),
        ({"ger-71": "0834"}, "set-up of uranus: units in 0834, which is not theirs"),
        ({"ger-71": "1332", "ger-79": "1332", "ger-295": "1332", "ger-94": "1332"}, "too many axis units in"),
        ({"ger-hq-6a": "0227"}, "ger-hq-6a is out of supply (4)"),
    ],
)
def test_what_is_wrong_with_a_set_up_is_said(units: dict[str, str], found: str, tmp_path: Path) -> None:
    rows = [f'[[unit]]\nid = "{name}"\nstart = {{ uranus = "{at}" }}\n' for name, at in units.items()]
    (tmp_path / "units.toml").write_text("".join(rows))
    problems = [str(problem) for problem in stavka.ruleset(GAME, tmp_path).problems()]
    assert any(found in problem for problem in problems), problems


def test_a_place_of_ones_own_is_no_fault() -> None:
    more = [*BOARD.place, Place("2022", "Nowhere", "village", "a test")]
    assert map_faults(place=more) == []
    assert faults(board={"place": more}) == []


# ---- states


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('[units]\n"1334" = ["ger-71", "sov-4tk"]', "Axis and Soviet units share 1334"),
        ('besieged = ["ger-71"]', "besieged units are Axis units out of supply"),
        ('oos = ["sov-4tk"]\nbesieged = ["sov-4tk"]', "besieged units are Axis units out of supply"),
        ('reduced = ["ger-hq-6a"]', "a unit of one step is reduced"),
        ('oos = ["ger-71"]\n[units]\neliminated = ["ger-71"]', "a unit off the map has a marker"),
        ('exploiting = ["sov-4tk"]\n[units]\nreserve = ["sov-4tk"]', "a unit off the map has a marker"),
        ('oos = ["ger-hq-6a"]', "a headquarters has the marker of a unit"),
        ('exploiting = ["ger-hq-6a"]', "a headquarters has the marker of a unit"),
        ("turn = 0", "turn: 0 is not from 1 to 17"),
        ("turn = 4", "there is no turn 4"),
        ('control = { axis = ["1334"], soviet = ["1334"] }', "each hex has one owner"),
        ('control = { axis = ["1334"] }', "each hex has one owner"),
        ('[units]\n"1435" = ["ger-71"]', "a side stands where the other has control"),
        ('[units]\n"1316" = ["ger-71"]', "units out of the scenario's map"),
        ('fortress = "1333"\nlevel = 0', "the fortress has a level from 1 to 11"),
        ('fortress = "1333"\nlevel = 12', "level: 12 is not from 0 to 11"),
        ("approval = -1", "the approval is off its track"),
        ("approval = 11", "approval: 11 is not from -1 to 10"),
        ('played = { axis = ["hoth"] }', "too many markers 'hoth'"),
        ('played = { soviet = ["hoth"] }', "too many markers 'hoth'"),
        ('boxes = [["stalin"], ["stalin"], [], [], []]', "too many markers 'stalin'"),
        (f"airlift = {['mobility'] * 16}", "there are more than 15 Ju 52"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(text: str, found: str) -> None:
    with pytest.raises(stavka.PositionError) as refused:
        roads(f'step = "soviet-supply"\n{text}', scenario="uranus")
    assert found in str(refused.value)


def wrong_marker(g: StalingradTable) -> None:
    g.state.pools[1] = tuple(kind for kind in g.state.pools[1] if kind != "katyusha")
    g.state.markers = (Marker("katyusha", g.rules.unit["sov-4tk"]),)
    g.place(g.rules.unit["sov-4tk"], g.facts.ELIMINATED)


def share(g: StalingradTable) -> None:
    g.place(g.rules.unit["sov-4tk"], number(g, "1334"))


def lose_control(g: StalingradTable) -> None:
    g.state.control[0] &= ~g.facts.STALINGRAD


def sink(g: StalingradTable) -> None:
    g.state.fortress, g.state.level = number(g, "1333"), 0


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        (wrong_marker, "'katyusha' accompanies a unit off the map"),
        (share, "Axis and Soviet units share 1334"),
        (lose_control, "each hex has one owner"),
        (sink, "a level from 1 to 11"),
    ],
)
def test_a_state_that_goes_wrong_in_play_is_found(
    harm: Callable[[StalingradTable], None], found: str
) -> None:
    g = field({"1334": "ger-71", "1633": "sov-4tk"}, step="soviet-movement")
    assert g.rules.broken(g) == []
    harm(g)
    assert any(found in str(fault) for fault in g.rules.broken(g))


def test_a_fortress_that_is_not_declared_has_no_level() -> None:
    g = field({"1334": "ger-71"}, step="soviet-movement")
    assert (g.state.fortress, g.state.level) == (NONE, 0)
    assert g.rules.broken(g) == []
