"""Is the data whole, and does a state keep what must always hold?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stavka.games.a_victory_lost import stacking
from stavka.games.a_victory_lost.combat import Combats
from stavka.games.a_victory_lost.command import Activated, Manstein, SpecialCombat
from stavka.games.a_victory_lost.data import BoardFile, HqRow, TablesFile, UnitRow, UnitsFile
from stavka.games.a_victory_lost.facts import Facts, VictoryLost
from stavka.games.a_victory_lost.headquarters import commanded
from stavka.games.a_victory_lost.march import Movement
from stavka.games.a_victory_lost.setup_symbols import symbol_kind
from stavka.games.a_victory_lost.supply_lines import cut_off
from stavka.games.a_victory_lost.terms import AXIS, SIDES, SOVIET
from stavka.kernel.errors import Fault
from stavka.kernel.hexchecks import broken_lines, doubles, strangers, unknown_hexes
from stavka.kernel.hexes import Grid
from stavka.kernel.names import NONE, bits
from stavka.kernel.paths import trace


def names(board: BoardFile, units: UnitsFile, tables: TablesFile) -> list[Fault]:
    """References to what does not exist, and double ones: nothing can be built on them."""
    grid = Grid(board.numbering)
    found = unknown_hexes(grid, _referred(board, units))
    if found:
        return found
    found += strangers(grid, _sides(board))
    found += doubles(
        (
            ("units.toml: the piece", [row.id for row in rows(units)]),
            ("units.toml: the chit", [row.label for row in units.hq]),
            ("board.toml: the place in hex", [row.hex for row in board.place]),
            ("board.toml: the river", [row.name for row in board.river]),
        )
    )
    return found + _chits(board, units, tables)


def _referred(board: BoardFile, units: UnitsFile) -> Iterator[tuple[str, Iterable[str]]]:
    for kind in ("rough", "water"):
        yield f"board.toml: [terrain], {kind}", getattr(board.terrain, kind)
    for where, sides in _sides(board):
        yield where, (name for side in sides for name in side.split("/"))
    yield "board.toml: [pocket]", board.pocket.hexes
    yield from ((f"board.toml: [[place]] {row.name}", [row.hex]) for row in board.place)
    yield from ((f"board.toml: [[supply]] {row.what}", [row.hex]) for row in board.supply)
    yield from ((f"board.toml: [[box]] {row.id}", row.entry) for row in board.box)
    yield from ((f"board.toml: [[group]] {row.id}", [name for name, _ in row.symbols]) for row in board.group)
    for kind, chains in (("rail", board.rail), ("road", board.road)):
        yield from ((f"board.toml: [[{kind}]] {row.name}", row.hexes) for row in chains)
    yield from ((f"units.toml: {row.id}", [row.start]) for row in rows(units) if row.start)


def rows(units: UnitsFile) -> list[UnitRow | HqRow]:
    """All pieces."""
    return [*units.unit, *units.hq]


def _sides(board: BoardFile) -> Iterator[tuple[str, list[str]]]:
    yield from ((f"board.toml: [[river]] {row.name}", row.sides) for row in board.river)
    yield from ((f"board.toml: [[impassable]] {row.name}", [row.side]) for row in board.impassable)


def _chits(board: BoardFile, units: UnitsFile, tables: TablesFile) -> list[Fault]:
    """Chits and boxes without a headquarters, turns without a row."""
    hqs = {row.label: row for row in units.hq}
    chits = tables.chits
    found = [
        Fault(f"tables.toml: the chit {name!r} has no headquarters", word="no-hq-of-chit", name=name)
        for name in (*chits.axis_start, *chits.soviet_historical)
        if name not in hqs
    ]
    ids = {row.id for row in units.hq}
    found += [
        Fault(
            f"board.toml: [[box]] {row.id} has no headquarters {row.hq!r}", word="no-hq-of-box", name=row.hq
        )
        for row in board.box
        if row.hq not in ids
    ]
    if [row.number for row in tables.turn] != list(range(1, tables.limits.turns + 1)):
        found.append(Fault("tables.toml: the turns are numbered from 1 to the last", word="turn-rows"))
    return found


def data(f: Facts, board: BoardFile, tables: TablesFile) -> list[Fault]:
    """What is wrong with the map."""
    found = broken_lines(
        f.grid,
        [(row.name, row.hexes) for row in (*board.rail, *board.road)],
        [(river.name, river.sides) for river in board.river],
    )
    found += _whole(f)
    found += _on_land(f, board)
    if f.CITIES.bit_count() * tables.city.points != tables.victory.axis_start:
        found.append(Fault("the Axis begins with the points of all victory cities (3.0)", word="city-points"))
    return found


def _whole(f: Facts) -> list[Fault]:
    """Nets that are in pieces."""
    found = []
    for name, layer, hexes in (
        ("land", f.contact, f.LAND),
        ("rail", f.rail, f.RAILS),
        ("road", f.road, f.ROADS),
    ):
        if trace(hexes & -hexes, hexes, layer) != hexes:
            found.append(Fault(f"board.toml: the {name} net is in pieces", word="in-pieces", name=name))
    return found


def _on_land(f: Facts, board: BoardFile) -> list[Fault]:
    """What stands where it cannot."""
    land = {f.board.names[space] for space in bits(f.LAND)}
    rails = {f.board.names[space] for space in bits(f.RAILS)}
    found = [
        Fault(f"{what} lies in the water", word="in-water", what=what)
        for what, name in (
            *((row.name, row.hex) for row in board.place),
            *((row.what, row.hex) for row in board.supply),
            *((row.id, name) for row in board.box for name in row.entry),
            *(("the pocket", name) for name in board.pocket.hexes),
        )
        if name not in land
    ]
    found += [
        Fault(f"the source {row.hex} is on no railway (11.1.1)", word="source-off-rail", hex=row.hex)
        for row in board.supply
        if row.hex not in rails
    ]
    return found


def setup(g: VictoryLost) -> list[Fault]:
    """What is wrong with the set-up: symbols, stacking, supply, command (3.0)."""
    f = g.facts
    found = stacking.broken(g)
    begins = Counter((row.group, symbol_kind(row), row.start) for row in f.rows if row.start)
    printed = Counter((*key, name) for key, hexes in f.symbols.items() for name in hexes)
    for group, kind, name in (begins - printed) + (printed - begins):
        told = f"set-up: no piece and symbol ({group}, {kind}) go together in {name} (2.1.1)"
        found.append(Fault(told, word="symbol", group=group, kind=kind, hex=name))
    for side in (AXIS, SOVIET):
        for unit in bits(cut_off(g, side)):
            name = f.rows[unit].id
            found.append(Fault(f"set-up: {name} is out of supply (10.1.5)", word="setup-supply", name=name))
    for hq in bits(g.on_map(f.HQS)):
        if not commanded(g, hq):
            name = f.rows[hq].id
            found.append(Fault(f"set-up: {name} commands nobody (11.3)", word="setup-command", name=name))
    for space in bits((g.pieces(AXIS) | g.pieces(SOVIET)) & (f.WATER | f.POCKET)):
        name = f.board.names[space]
        found.append(
            Fault(f"set-up: pieces in {name}, which is closed (13.0)", word="setup-closed", hex=name)
        )
    return found


def broken(g: VictoryLost) -> list[Fault]:
    """The invariants that a state breaks."""
    return [*_activation(g), *_stacking(g), *_marks(g), *_points(g), *_pools(g)]


def _activation(g: VictoryLost) -> Iterator[Fault]:
    """Who moves and fights was activated, from a box or on the map (7.2, 11.2.2)."""
    f, active = g.facts, g.state.activation
    owners = sum(isinstance(step, Activated | SpecialCombat) for step in g.state.stack)
    if owners > 1:
        yield Fault("two activations are under way (7.2)", word="activated-twice")
    if active is None:
        if any(isinstance(step, Activated | Combats) for step in g.state.stack):
            yield Fault("units move or fight that nobody has activated (7.3)", word="not-activated")
        return
    if active.side == NONE or active.hqs & ~f.HQ[active.side] or active.units & ~f.COMBAT[active.side]:
        yield Fault("an activation has units of the other side (7.3.1)", word="activated-others")
    moving = any(isinstance(step, Movement) for step in g.state.stack)
    if moving and any(g.state.where[unit] not in f.ENTRY for unit in bits(active.boxed & ~active.moved)):
        yield Fault("a piece that must leave its box is not in one (11.2.2)", word="not-boxed")


def _stacking(g: VictoryLost) -> list[Fault]:
    """Stacking is tested where a move, a retreat or an advance ends: not while one is under way (5.0.4)."""
    moving = {"Move", "RetreatUnit", "Retreat", "Advancing", "Deploy", "Reposition"}
    if any(type(step).__name__ in moving for step in g.state.stack):
        return []
    f = g.facts
    found = stacking.broken(g)
    if (g.pieces(AXIS) | g.pieces(SOVIET)) & (f.WATER | g.closed()):
        found.append(Fault("pieces in water or in the closed pocket (8.1.5, 13.0)", word="closed-hex"))
    return found


def _marks(g: VictoryLost) -> Iterator[Fault]:
    f, state = g.facts, g.state
    if state.isolated & ~state.unsupplied or state.isolated & f.HQS:
        yield Fault("isolated units are combat units out of supply (10.1.3)", word="isolated-marks")
    if state.reduced & (f.ONE_STEP | f.HQS):
        yield Fault("a piece of one step is reduced (2.2.3)", word="reduced-marks")
    if state.unsupplied & ~g.on_map(state.unsupplied):
        yield Fault("a piece off the map has a supply marker (10.1.3)", word="marked-off-map")
    if not 1 <= state.turn <= f.limits.turns:
        yield Fault(f"there is no turn {state.turn} (4.0)", word="no-such-turn", turn=state.turn)


def _points(g: VictoryLost) -> Iterator[Fault]:
    state = g.state
    axis, soviet = state.control
    if axis & soviet or axis | soviet != g.facts.CITIES:
        yield Fault("each victory city has one owner (14.0.1)", word="city-owner")
    if min(state.vp) < 0:
        yield Fault("a side has less than no points (14.0.1)", word="points-below-zero")


def _pools(g: VictoryLost) -> Iterator[Fault]:
    """Every chit is in one place; the Soviets never have more than they picked (3.0, 7.1)."""
    f, state = g.facts, g.state
    hand = [step.chit for step in state.stack if isinstance(step, Manstein)]
    held = [
        *state.bag,
        *hand,
        *(chit for pool in (state.inactive, state.played) for chits in pool for chit in chits),
    ]
    known = {f.stavka, *f.mansteins, *f.hq_of}
    for chit, count in Counter(held).items():
        if count > 1 or chit not in known:
            yield Fault(f"the chit {chit!r} is nowhere, or twice (7.1)", word="chit-twice", name=chit)
    soviet = sum(f.chit_side(chit) == SOVIET for chit in held if chit in known)
    if soviet > f.tables.chits.soviet_for_game + 1:
        yield Fault("the Soviet side has STAVKA and five chits at the most (3.0)", word="soviet-chits")
    for side in (AXIS, SOVIET):
        for pool in (state.inactive, state.played):
            if any(chit in known and f.chit_side(chit) != side for chit in pool[side]):
                yield Fault(
                    f"chits of the enemy in a pool of {SIDES[side]} (7.1)",
                    word="pool-owner",
                    side=SIDES[side],
                )
