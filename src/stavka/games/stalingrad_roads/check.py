"""Is the data whole, and does a state keep what must always hold?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stavka.games.roads import stacking
from stavka.games.roads.checks import cut_off_at_first, map_faults, referred, sides_of, strange_names
from stavka.games.roads.data import BoardFile, SupportsFile, UnitsFile
from stavka.games.roads.facts import BOXES
from stavka.games.roads.supply import AfterSupply
from stavka.games.roads.terms import AXIS, SIDES, SOVIET
from stavka.games.stalingrad_roads.airlift import Land
from stavka.games.stalingrad_roads.data import ScenariosFile, TablesFile
from stavka.games.stalingrad_roads.facts import StalingradFacts
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import AXIS_BOX, SOVIET_BOXES
from stavka.kernel.errors import Fault
from stavka.kernel.hexchecks import unknown_hexes
from stavka.kernel.hexes import Grid
from stavka.kernel.names import NONE, bits


def names(
    board: BoardFile,
    units: UnitsFile,
    supports: SupportsFile,
    tables: TablesFile,
    scenarios: ScenariosFile,
) -> list[Fault]:
    """References to what does not exist, and double ones: nothing can be built on them."""
    found = unknown_hexes(Grid(board.numbering), _referred(board, units, scenarios))
    if found:
        return found
    found = strange_names(board, units, supports, scenarios.scenario, sides_of(board))
    found += _dates(board, units, supports, tables, scenarios)
    return found + _units(units, tables, scenarios)


def _referred(
    board: BoardFile, units: UnitsFile, scenarios: ScenariosFile
) -> Iterator[tuple[str, Iterable[str]]]:
    yield from referred(board, units)
    for scenario in scenarios.scenario:
        where = f"scenarios.toml: {scenario.id}"
        yield where, scenario.closed
        yield where, (name for hexes in scenario.sources.values() for name in hexes)
        yield where, (name for name in scenario.offensives.values() if name != "box")
        won = scenario.victory
        base = [won.base] if won.base else []
        yield where, [*won.relief, *base, *won.two_points, *won.four_points, *won.five_points]


def _dates(
    board: BoardFile,
    units: UnitsFile,
    supports: SupportsFile,
    tables: TablesFile,
    scenarios: ScenariosFile,
) -> list[Fault]:
    """Turns that are not on the calendar."""
    mars, approval = tables.mars, tables.approval
    used = [
        *((row.hex, row.since) for row in board.supply if row.since),
        *((row.id, each.turn) for row in units.unit for each in (row.arrive, *row.arrives.values()) if each),
        *((row.id, row.upgrade.turn) for row in units.unit if row.upgrade),
        *((row.id, row.since) for row in supports.support if row.since),
        *((row.id, turn) for row in scenarios.scenario for turn in (row.first, row.last)),
        *((row.id, turn) for row in scenarios.scenario for turn in row.minors.values()),
        *((row.id, row.victory.late_after) for row in scenarios.scenario if row.victory.late_after),
        *((row.id, row.victory.decisive) for row in scenarios.scenario if row.victory.decisive),
        *(("weather", turn) for name in tables.weather.columns for turn in name.split("-")),
        *(("withdrawal", row.turn) for row in tables.withdrawal),
        ("stalingrad_withdrawal", tables.stalingrad_withdrawal.since),
        *(("mars", turn) for turn in (mars.first, mars.last)),
        *((box.id, turn) for box in mars.box for turn in box.arrivals.values()),
        *((box.id, box.withdraw.turn) for box in mars.box if box.withdraw),
        *(("approval", turn) for turn in (approval.early_to, approval.late_from, approval.late_to)),
        *(("approval", turn) for turn in (approval.winter_to, approval.backhand_from)),
    ]
    return [
        Fault(f"{what} names the turn {turn!r}, which is not on the calendar", word="no-turn", turn=turn)
        for what, turn in used
        if turn not in tables.turns
    ]


def _units(units: UnitsFile, tables: TablesFile, scenarios: ScenariosFile) -> list[Fault]:
    """Units, divisions and boxes that are named but are not there."""
    known = {row.id for row in units.unit}
    divisions = {row.division for row in units.unit}
    used = [
        *(row.upgrade.of for row in units.unit if row.upgrade and row.upgrade.of),
        *(name for box in tables.mars.box for name in box.arrivals),
        *(name for row in tables.withdrawal for name in row.hqs),
        *(name for row in scenarios.scenario for name in row.fixed_hqs if name not in SIDES),
        "ger-hq-6a",
        "sov-hq-trans",
    ]
    found = [
        Fault(f"there is no unit {name!r}", word="no-unit", name=name) for name in used if name not in known
    ]
    found += [
        Fault(f"there is no division {name!r}", word="no-unit", name=name)
        for box in tables.mars.box
        for name in (*box.delay, *box.never)
        if name not in divisions
    ]
    places = {"kg", "stavka", *BOXES}
    return found + [
        Fault(f"units.toml: {row.id} begins in {name!r}", word="no-box", name=name)
        for row in units.unit
        for name in row.start.values()
        if not name.isdigit() and name not in places
    ]


def data(f: StalingradFacts, board: BoardFile) -> list[Fault]:
    """What is wrong with the map."""
    return map_faults(f, board)


def setup(g: StalingradRoads) -> list[Fault]:
    """What is wrong with a set-up: stacking, ground, control, supply."""
    return [*stacking.faults(g), *cut_off_at_first(g, g.area)]


def broken(g: StalingradRoads) -> list[Fault]:
    """The invariants that a state breaks."""
    return [*stacking.broken(g), *_marks(g), *_hexes(g), *_markers(g)]


def _marks(g: StalingradRoads) -> Iterator[Fault]:
    f, state = g.facts, g.state
    # Until all units have been checked, some that were besieged are in supply already.
    checking = any(isinstance(step, AfterSupply) for step in state.stack)
    if (state.besieged & ~state.oos and not checking) or state.besieged & ~f.TROOPS[AXIS]:
        yield Fault("besieged units are Axis units out of supply (10.2.3)", word="besieged-marks")
    if state.reduced & f.ONE_STEP:
        yield Fault("a unit of one step is reduced (1.3.2)", word="reduced-marks")
    marked = state.oos | state.exploiting | state.besieged
    if marked & ~g.on_map(marked):
        yield Fault("a unit off the map has a marker (4.4.1)", word="marked-off-map")
    if (state.oos | state.exploiting) & f.HQS:
        yield Fault("a headquarters has the marker of a unit (4.1.2, 8.3.3)", word="marked-hq")
    if not g.setting.first <= state.turn <= g.setting.last:
        yield Fault(f"there is no turn {state.turn} (2)", word="no-such-turn", turn=state.turn)


def _hexes(g: StalingradRoads) -> Iterator[Fault]:
    f, state = g.facts, g.state
    axis, soviet = state.control
    if axis & soviet or axis | soviet != g.area:
        yield Fault("each hex has one owner (1.10)", word="hex-owner")
    for side in (AXIS, SOVIET):
        if g.held(side) & ~state.control[side]:
            yield Fault("a side stands where the other has control (1.10)", word="hex-control")
        if g.held(side) & ~g.area:
            yield Fault("units out of the scenario's map (2)", word="out-of-map")
    if state.fortress != NONE and not f.tables.fortress.least <= state.level <= f.tables.fortress.most:
        yield Fault("the fortress has a level from 1 to 11 (10.3)", word="fortress-level")
    places = zip(state.offensives, state.offensive_status, strict=True)
    if any((status == "map") != (space != NONE) for space, status in places):
        yield Fault("an offensive marker on the map stands in a hex (11.1)", word="offensive-place")
    if not 0 <= state.approval < len(f.tables.track.boxes):
        yield Fault("the approval is off its track (15)", word="approval-track")


def _markers(g: StalingradRoads) -> Iterator[Fault]:
    """Every marker is in one place: as many as there are, of each kind."""
    f, state = g.facts, g.state
    alarms = [f.roster.names[unit].partition("-")[0] for unit in bits(g.on_map(f.ALARM))]
    for side, boxes in ((AXIS, (AXIS_BOX,)), (SOVIET, SOVIET_BOXES)):
        held = [*state.pools[side], *state.played[side]]
        for box in boxes:
            held += state.boxes[box]
        held += [each.kind for each in state.markers if f.supports[each.kind].side == SIDES[side]]
        held += alarms if side == AXIS else []
        for kind, count in Counter(held).items():
            if f.supports[kind].side != SIDES[side] or count > f.supports[kind].count:
                yield Fault(f"too many markers {kind!r} (5.1)", word="marker-count", name=kind)
    hands = [step for step in state.stack if isinstance(step, Land)]
    planes = len(state.airlift) + len(state.landed) + sum(len(hand.events) for hand in hands)
    if planes > 15:
        yield Fault("there are more than 15 Ju 52 (10.4)", word="planes")
    for marker in state.markers:
        if marker.unit != NONE and not g.on_map(1 << marker.unit):
            yield Fault(f"{marker.kind!r} accompanies a unit off the map (5.5.3)", word="marker-alone")
