"""Is the data whole, and does a state keep what must always hold?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from stavka.games.race_for_berlin import events, logistics, stacking
from stavka.games.race_for_berlin.americans import Refuge
from stavka.games.race_for_berlin.data import BoardFile, UnitsFile
from stavka.games.race_for_berlin.facts import Berlin, Facts
from stavka.games.race_for_berlin.terms import CAMPS, SOVIET, group
from stavka.kernel.names import bits, mask
from stavka.kernel.paths import trace


def names(board: BoardFile, units: UnitsFile) -> list[str]:
    """References to zones and units that do not exist, and double ones: nothing can be built on them."""
    zones = [zone.id for zone in board.zone]
    known, counters = set(zones), [unit.id for unit in units.unit]
    found = [f"board.toml: zone {name!r} is there twice" for name in twice(zones)]
    found += [f"units.toml: unit {name!r} is there twice" for name in twice(counters)]
    pairs = [" - ".join(sorted((row.a, row.b))) for row in board.border]
    found += [f"board.toml: border {name} is there twice" for name in twice(pairs)]
    referred = [("[map], berlin", board.map.berlin)]
    referred += [(f"[[border]] {row.a} - {row.b}", [row.a, row.b, *row.entrenches]) for row in board.border]
    referred += [(f"[[track]] {row.number}", row.zones) for row in board.track]
    referred += [("[[nexus]]", row.zones) for row in board.nexus]
    referred += [("[[exception]]", [row.origin, row.into]) for row in board.exception]
    for where, used in referred:
        found += [
            f"board.toml: {where} names the unknown zone {zone!r}" for zone in used if zone not in known
        ]
    for unit in units.unit:
        if unit.setup and unit.setup not in known:
            found.append(f"units.toml: [[unit]] {unit.id!r} is set up in the unknown zone {unit.setup!r}")
    armies = {army.id for army in units.army}
    for unit in units.unit:
        if (unit.nationality == "soviet") != bool(unit.army) or (unit.army and unit.army not in armies):
            found.append(f"units.toml: [[unit]] {unit.id!r} has the army {unit.army!r}")
    for army in units.army:
        missing = [name for name in army.counters if name not in counters]
        found += [f"units.toml: [[army]] {army.id!r} names the unknown unit {name!r}" for name in missing]
    if "joachimsthal" not in known:
        found.append("board.toml: zone 'joachimsthal' is missing: reinforcements arrive there (11.6.2)")
    return found


def twice(things: Iterable[str]) -> list[str]:
    """What is listed more than once."""
    return [name for name, count in Counter(things).items() if count > 1]


def data(f: Facts, board: BoardFile) -> list[str]:
    """What is wrong with the map, in words."""
    found = []
    land = f.board.on_map
    if len(board.zone) != board.map.zones or len(board.border) != board.map.borders:
        found.append("board.toml: [map] counts other zones or borders than there are")
    if f.BERLIN.bit_count() != 6:
        found.append("Berlin has six zones (glossary)")
    pieces = (
        ("the map", land, f.neighbours),
        ("the map west of the Oder-Neisse", land & ~f.EAST, f.german_neighbours),
        ("Zhukov's sector", f.SECTOR[0], f.neighbours),
        ("Konev's sector", f.SECTOR[1], f.neighbours),
        ("Berlin", f.BERLIN, f.neighbours),
    )
    for what, piece, layer in pieces:
        if trace(piece & -piece, piece, layer) != piece:
            found.append(f"{what} is not one connected piece")
    for number, zones_of_track in f.tracks.items():
        for a, b in pairwise(zones_of_track):
            if not f.neighbours[a] >> b & 1:
                found.append(
                    f"track {number}: {f.board.names[a]} and {f.board.names[b]} are not adjacent (2.2.2)"
                )
        if not f.BERLIN >> zones_of_track[-1] & 1 or any(f.BERLIN >> z & 1 for z in zones_of_track[:-1]):
            found.append(f"track {number} does not end in the first Berlin zone it meets (glossary)")
    found += zones(f)
    return found


def zones(f: Facts) -> list[str]:
    """What is wrong with single zones, in words."""
    found = []
    supply = f.SOVIET_SUPPLY[0] | f.SOVIET_SUPPLY[1]
    for i, zone in enumerate(f.zones):
        bit = 1 << i
        if bool(f.EAST & bit) != bool(supply & bit):
            found.append(
                f"{zone.id}: the zones east of the Oder-Neisse are the Soviet supply zones (glossary)"
            )
        if f.EAST & bit and f.german_neighbours[i] & ~f.EAST:
            found.append(f"{zone.id}: a border over the Oder-Neisse that is not marked as such")
        if f.BERLIN & bit and (zone.sector != "both" or not zone.garrison or not zone.vp):
            found.append(f"{zone.id}: a Berlin zone is open to both, with a garrison and a value")
        if not f.BERLIN & bit and zone.garrison:
            found.append(f"{zone.id}: only Berlin zones have a garrison")
        if f.neighbours[i] & bit:
            found.append(f"{zone.id} borders on itself")
    return found


def setup(g: Berlin) -> list[str]:
    """What is wrong with the set-up, in words: stacking, sectors, supply (11)."""
    f = g.facts
    found = broken(g)
    for unit, row in enumerate(f.units):
        if row.setup:
            zone = f.zones[f.board.index[row.setup]]
            if row.nationality == "soviet" and zone.sector not in (row.camp, "both"):
                found.append(f"{row.id} is set up beyond the front boundary, in {zone.id}")
        elif g.state.where[unit] != f.WAITING:
            found.append(f"{row.id} is a reinforcement and must wait")
    missing = g.on_map(f.SOVIETS | f.GERMANS) & ~logistics.supplied(g)
    found += [f"{f.units[unit].id} is set up out of supply" for unit in bits(missing)]
    return found


def broken(g: Berlin) -> list[str]:
    """What must hold after every action and does not, in words."""
    f, state = g.facts, g.state
    found = stacking.broken(g)
    found += events.keeps_count(g)
    for unit, space in enumerate(state.where):
        if not state.at[space] >> unit & 1:
            found.append(f"{f.units[unit].id} is not where it stands")
    if sum(held.bit_count() for held in state.at) not in (0, len(f.units)):
        found.append("a unit stands in two places")
    for zone in bits(f.BERLIN):
        if state.level[zone] < 0 or (state.level[zone] and not g.soviets() >> zone & 1):
            found.append(f"{f.zones[zone].id}: progress {state.level[zone]} without a Soviet unit (9.1.5)")
        if all(state.held[group(SOVIET, camp)] >> zone & 1 for camp in (0, 1)):
            found.append(f"{f.zones[zone].id}: Soviet units of both camps (7.4.5)")
    if state.control[0] & state.control[1]:
        found.append("a zone is controlled by both camps (7.3.4)")
    if (state.control[0] | state.control[1]) & (state.american | ~f.VICTORY):
        found.append("a control marker where none can be (7.3.4)")
    found += points(g)
    fled = [step.zone for step in state.stack if isinstance(step, Refuge)]
    if g.germans() & (f.EAST | state.american & ~mask(fled)):
        found.append("a German unit east of the Oder-Neisse or in an American zone (7.2.1, 2.2.3)")
    if not 1 <= state.turn <= f.limits.turns or not 1 <= state.operation <= 8:
        found.append(f"turn {state.turn}, operation phase {state.operation}: off their tracks")
    if min(state.support) < 0:
        found.append("support below 0")
    if state.unsupplied & g.units_in(f.BERLIN, f.GERMANS):
        found.append("a German unit in Berlin is out of supply (9.2.2)")
    return found


def points(g: Berlin) -> list[str]:
    """Victory points never exceed what zones and awards can give (10)."""
    f, state = g.facts, g.state
    most = sum(f.value) + f.awards.bombardment + f.awards.penetration + f.awards.deepest
    return [f"{CAMPS[c]} has {vp} victory points" for c, vp in enumerate(state.vp) if vp > most]
