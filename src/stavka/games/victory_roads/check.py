"""Is the data whole, and does a state keep what must always hold?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stavka.games.roads import stacking
from stavka.games.roads.checks import cut_off_at_first, map_faults, referred, sides_of, strange_names
from stavka.games.roads.data import SupportsFile, UnitsFile
from stavka.games.roads.terms import AXIS, SIDES, SOVIET
from stavka.games.victory_roads import theatres
from stavka.games.victory_roads.data import ScenariosFile, TablesFile, VictoryBoard
from stavka.games.victory_roads.facts import VictoryFacts
from stavka.games.victory_roads.play import VictoryRoads
from stavka.kernel.errors import Fault
from stavka.kernel.hexchecks import unknown_hexes
from stavka.kernel.hexes import Grid
from stavka.kernel.names import NONE

ENTRIES = (
    "german-city",
    "german-major-city",
    "advanced-fort",
    "budapest",
    "hungarian-hq",
    "bucharest",
    "romanian-hq",
    "stavka",
    "soviet-major-city",
)


def names(
    board: VictoryBoard,
    units: UnitsFile,
    supports: SupportsFile,
    tables: TablesFile,
    scenarios: ScenariosFile,
) -> list[Fault]:
    """References to what does not exist, and double ones: nothing can be built on them."""
    found = unknown_hexes(Grid(board.numbering), _referred(board, units, scenarios))
    if found:
        return found
    found = strange_names(board, units, supports, scenarios.scenario, _sides(board))
    return [
        *found,
        *_dates(units, supports, tables, scenarios),
        *_units(units, scenarios),
        *_supports(supports, scenarios),
    ]


def _sides(board: VictoryBoard) -> Iterator[tuple[str, list[str]]]:
    yield from sides_of(board)
    yield "board.toml: [terrain], lake_sides", board.terrain.lake_sides
    yield from ((f"board.toml: [[fort]] {row.name}", row.sides) for row in board.fort)


def _referred(
    board: VictoryBoard, units: UnitsFile, scenarios: ScenariosFile
) -> Iterator[tuple[str, Iterable[str]]]:
    yield from referred(board, units)
    yield from ((f"board.toml: [[stronghold]] {row.name}", [row.hex]) for row in board.stronghold)
    for row in board.fort:
        yield f"board.toml: [[fort]] {row.name}", (name for side in row.sides for name in side.split("/"))
    for scenario in scenarios.scenario:
        where, won = f"scenarios.toml: {scenario.id}", scenario.victory
        yield where, (theatre.hex for theatre in scenario.theatres.values())
        yield where, filter(None, [won.capital, won.sudden, *won.objectives, *won.budapest, *won.points])


def _dates(
    units: UnitsFile, supports: SupportsFile, tables: TablesFile, scenarios: ScenariosFile
) -> list[Fault]:
    """Turns that are not on the calendar."""
    used = [
        *((row.id, row.arrive.turn) for row in units.unit if row.arrive),
        *((row.id, row.upgrade.turn) for row in units.unit if row.upgrade),
        *((row.id, row.since) for row in supports.support if row.since),
        *((row.id, turn) for row in scenarios.scenario for turn in (row.first, row.last, *row.soviet_dice)),
        *((row.id, row.victory.sudden_last) for row in scenarios.scenario if row.victory.sudden_last),
        *(("weather", turn) for name in tables.weather.columns for turn in name.split("-")),
        *(("withdrawal", row.turn) for row in tables.calendar.withdrawal),
    ]
    return [
        Fault(f"{what} names the turn {turn!r}, which is not on the calendar", word="no-turn", turn=turn)
        for what, turn in used
        if turn not in tables.turns
    ]


def _units(units: UnitsFile, scenarios: ScenariosFile) -> list[Fault]:
    """Units, boxes and scenarios that are named but are not there."""
    known = {row.id for row in units.unit}
    games = {row.id for row in scenarios.scenario}
    found = [
        Fault(f"there is no unit {row.upgrade.of!r}", word="no-unit", name=row.upgrade.of)
        for row in units.unit
        if row.upgrade and row.upgrade.of not in known
    ]
    found += [
        Fault(f"units.toml: {row.id} begins in {name!r}", word="no-box", name=name)
        for row in units.unit
        for name in row.start.values()
        if not name.isdigit() and name not in ("kg", "stavka", "pile")
    ]
    found += [
        Fault(f"units.toml: {row.id} arrives in {name!r}", word="no-box", name=name)
        for row in units.unit
        if row.arrive
        for name in row.arrive.entry
        if not name.isdigit() and name not in ENTRIES
    ]
    return found + [
        Fault(f"units.toml: {row.id} names the scenario {name!r}", word="no-box", name=name)
        for row in units.unit
        for name in (*row.start, *row.arrives_in)
        if name not in games
    ]


def _supports(supports: SupportsFile, scenarios: ScenariosFile) -> list[Fault]:
    """Markers that a scenario names but that are not there."""
    known = {row.id for row in supports.support}
    used = [
        *((row.id, kind) for row in scenarios.scenario for kind in row.excluded),
        *((r.id, kind) for r in scenarios.scenario for each in r.theatres.values() for kind in each.given),
    ]
    return [
        Fault(f"scenarios.toml: {where} names the marker {kind!r}", word="no-box", name=kind)
        for where, kind in used
        if kind not in known
    ]


def data(f: VictoryFacts, board: VictoryBoard) -> list[Fault]:
    """What is wrong with the map."""
    found = map_faults(f, board)
    return found + [
        Fault(f"{name} lies in the water", word="in-water", what=name)
        for name in (row.hex for row in board.stronghold)
        if f.LAKES >> f.board.index[name] & 1
    ]


def setup(g: VictoryRoads) -> list[Fault]:
    """What is wrong with a set-up: stacking, ground, control, supply, theatres."""
    found = [*stacking.faults(g), *cut_off_at_first(g, g.ground)]
    standing = theatres.linked(g)
    return found + [
        Fault(
            f"set-up of {g.scenario}: a theatre in {name} is cut off (9.1.4)", word="setup-theatre", hex=name
        )
        for theatre in g.theatres()
        for name in [g.facts.board.names[g.state.theatres[theatre]]]
        if not standing >> g.state.theatres[theatre] & 1
    ]


def broken(g: VictoryRoads) -> list[Fault]:
    """The invariants that a state breaks."""
    return [*stacking.broken(g), *_marks(g), *_theatres(g), *_hexes(g), *_markers(g)]


def _marks(g: VictoryRoads) -> Iterator[Fault]:
    f, state = g.facts, g.state
    if state.reduced & f.ONE_STEP:
        yield Fault("a unit of one step is reduced (1.3.2)", word="reduced-marks")
    marked = state.oos | state.exploiting
    if marked & ~g.on_map(marked):
        yield Fault("a unit off the map has a marker (4.6.1)", word="marked-off-map")
    if marked & f.HQS:
        yield Fault("a headquarters has the marker of a unit (4.1.2, 7.3.3)", word="marked-hq")
    if not g.setting.first <= state.turn <= g.setting.last:
        yield Fault(f"there is no turn {state.turn} (2)", word="no-such-turn", turn=state.turn)
    if not 0 <= state.mood <= state.most <= f.tables.satisfaction.most:
        yield Fault("Hitler's mood is off its track (15)", word="mood-track")


def _theatres(g: VictoryRoads) -> Iterator[Fault]:
    """Theatres stand on land and have a mode; those that are named are in play (9.1, 11.3)."""
    state, there = g.state, g.theatres()
    if any(not g.facts.LAND >> state.theatres[n] & 1 or not state.modes[n] for n in there):
        yield Fault("a theatre stands on land, in one of two modes (9.1)", word="theatre-place")
    named = {state.priority, state.secondary, state.punished, state.impatient} - {NONE}
    if named - {*there}:
        yield Fault("a theatre is named that is not in play (11.3.1)", word="theatre-named")


def _hexes(g: VictoryRoads) -> Iterator[Fault]:
    f, state = g.facts, g.state
    axis, soviet = state.control
    if axis & soviet or axis | soviet != f.LAND:
        yield Fault("each hex has one owner (1.10)", word="hex-owner")
    for side in (AXIS, SOVIET):
        if g.held(side) & ~state.control[side]:
            yield Fault("a side stands where the other has control (1.10)", word="hex-control")
        if g.held(side) & ~g.ground:
            yield Fault("units out of the scenario's map (2)", word="out-of-map")
    if state.halts & ~state.control[AXIS] or state.halts.bit_count() > f.tables.halt.markers:
        yield Fault("a Haltebefehl is in a German hex, ten at most (6.7)", word="halt-markers")
    garrisons = g.spaces_of(g.on_map(f.GARRISONS))
    if garrisons & ~state.halts:
        yield Fault("a garrison is where a Haltebefehl is (6.7.8)", word="garrison-alone")


def _markers(g: VictoryRoads) -> Iterator[Fault]:
    """Every marker is in one place: as many as there are, of each kind."""
    f, state = g.facts, g.state
    for side in (AXIS, SOVIET):
        held = [*state.pools[side], *state.played[side]]
        for box in g.boxes_of(side):
            held += state.boxes[box]
        held += [each.kind for each in state.markers if f.supports[each.kind].side == SIDES[side]]
        held += state.reich_pool if side == AXIS else []
        for kind, count in Counter(held).items():
            if f.supports[kind].side != SIDES[side] or count > f.supports[kind].count:
                yield Fault(f"too many markers {kind!r} (5.1)", word="marker-count", name=kind)
    for marker in state.markers:
        if marker.unit != NONE and not g.on_map(1 << marker.unit):
            yield Fault(f"{marker.kind!r} accompanies a unit off the map (5.4.4)", word="marker-alone")
