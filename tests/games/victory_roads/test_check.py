"""What is found wrong with data (a player's own figures, say) and with states; each thing broken once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import stavka
from stavka.games.roads.data import River
from stavka.games.roads.state import Marker
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.victory_roads import check
from stavka.games.victory_roads.data import FortLine, Stronghold
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.names import NONE
from tests.games.victory_roads.table import GAME, RULES, number, unit_set

FILES: dict[str, Any] = {
    "board": RULES.board_file,
    "units": RULES.units_file,
    "supports": RULES.supports_file,
    "tables": RULES.tables_file,
    "scenarios": RULES.scenarios_file,
}
BOARD, UNITS, SUPPORTS, TABLES, SCENARIOS = FILES.values()


def test_the_game_as_it_comes_is_whole() -> None:
    assert RULES.problems() == []
    assert check.names(*FILES.values()) == []


def faults(**changes: dict[str, Any]) -> list[str]:
    """What is said of the names in the files once some tables of one are changed."""
    files = {name: replace(file, **changes.get(name, {})) for name, file in FILES.items()}
    return [str(fault) for fault in check.names(*files.values())]


def unit(name: str, **changes: Any) -> dict[str, Any]:
    """The units, of which one is changed."""
    return {"unit": [replace(row, **changes) if row.id == name else row for row in UNITS.unit]}


def scenario(n: int = 0, **changes: Any) -> dict[str, Any]:
    """The scenarios, of which one is changed."""
    rows = list(SCENARIOS.scenario)
    rows[n] = replace(rows[n], **changes)
    return {"scenario": rows}


ARRIVING = next(row for row in UNITS.unit if row.arrive)
UPGRADE = next(row for row in UNITS.unit if row.upgrade)
BESSARABIA = SCENARIOS.scenario[1]


@pytest.mark.parametrize(
    ("file", "changed", "found"),
    [
        ("board", {"stronghold": [Stronghold("9999", "Nowhere")]}, "[[stronghold]] Nowhere names"),
        ("board", {"fort": [FortLine("x", ["5426/9999"])]}, "[[fort]] x names the unknown hex '9999'"),
        ("board", {"fort": [FortLine("x", ["5426/5428"])]}, "[[fort]] x: 5426/5428 are no neighbours"),
        ("board", {"river": [*BOARD.river, River("Lethe", "minor", ["5426/5428"])]}, "Lethe: 5426/5428"),
        ("board", {"terrain": replace(BOARD.terrain, mountain=["7199"])}, "mountain names the unknown hex"),
        ("units", {"unit": [*UNITS.unit, UNITS.unit[0]]}, "is there twice"),
        ("units", unit("g-14-id", start={"campaign": "limbo"}), "g-14-id begins in 'limbo'"),
        ("units", unit("g-14-id", start={"moscow": "5426"}), "g-14-id names the scenario 'moscow'"),
        (
            "units",
            unit(ARRIVING.id, arrive=replace(ARRIVING.arrive, entry=["heaven"])),
            "arrives in 'heaven'",
        ),
        ("units", unit(ARRIVING.id, arrive=replace(ARRIVING.arrive, turn="JUN XX")), "the turn 'JUN XX'"),
        ("units", unit(UPGRADE.id, upgrade=replace(UPGRADE.upgrade, of="g-0-id")), "no unit 'g-0-id'"),
        ("scenarios", scenario(axis_control="nowhere"), "names the hexes 'nowhere'"),
        ("scenarios", scenario(excluded=["wunderwaffe"]), "names the marker 'wunderwaffe'"),
        ("scenarios", scenario(soviet_dice={"JUN XX": 1}), "the turn 'JUN XX'"),
        ("scenarios", scenario(victory=replace(SCENARIOS.scenario[0].victory, capital="9999")), "'9999'"),
        (
            "scenarios",
            scenario(1, theatres={"south": replace(BESSARABIA.theatres["south"], given=["ufo"])}),
            "bessarabia names the marker 'ufo'",
        ),
    ],
)
def test_what_does_not_exist_is_named(file: str, changed: dict[str, Any], found: str) -> None:
    told = faults(**{file: changed})
    assert any(found in fault for fault in told), told


def begun() -> VictoryTable:
    game = stavka.new(GAME, "campaign", seed=1)
    assert isinstance(game, VictoryTable)
    return game


def _shared(g: VictoryTable) -> None:
    g.place(g.rules.unit["s-65-rc"], g.state.where[g.rules.unit["g-14-id"]])


def _stolen(g: VictoryTable) -> None:
    g.state.control[SOVIET] |= g.here(g.rules.unit["g-14-id"])


def _lost(g: VictoryTable) -> None:
    bit = g.here(g.rules.unit["g-14-id"])
    g.state.control[AXIS] &= ~bit
    g.state.control[SOVIET] |= bit


def _garrison(g: VictoryTable) -> None:
    g.place(g.rules.unit["garrison-1"], number(g, "3435"))


def _far_halt(g: VictoryTable) -> None:
    g.state.halts |= 1 << number(g, "6621")


def _moody(g: VictoryTable) -> None:
    g.state.mood = 11


def _marked(g: VictoryTable) -> None:
    g.state.oos |= unit_set(g, "kg-inf-01")


def _one_step(g: VictoryTable) -> None:
    g.state.reduced |= unit_set(g, "kg-inf-01")


def _twice(g: VictoryTable) -> None:
    g.state.pools[SOVIET] = (*g.state.pools[SOVIET], "stalin", "stalin")


def _alone(g: VictoryTable) -> None:
    g.state.markers = (Marker("tigers", g.rules.unit["kg-inf-01"], NONE),)


def _late(g: VictoryTable) -> None:
    g.state.turn = 24


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (_shared, "share"),
        (_stolen, "each hex has one owner"),
        (_lost, "where the other has control"),
        (_garrison, "a garrison is where a Haltebefehl is"),
        (_far_halt, "in a German hex"),
        (_moody, "off its track"),
        (_marked, "off the map has a marker"),
        (_one_step, "one step is reduced"),
        (_twice, "too many markers 'stalin'"),
        (_alone, "accompanies a unit off the map"),
        (_late, "there is no turn 24"),
    ],
)
def test_a_broken_state_is_told(spoil: Callable[[VictoryTable], None], found: str) -> None:
    g = begun()
    assert check.broken(g) == []
    spoil(g)
    assert any(found in str(fault) for fault in check.broken(g)), [str(f) for f in check.broken(g)]
