"""Is the data whole, and does a state keep what must always hold?"""

from __future__ import annotations

from itertools import pairwise

from stavka.games.race_for_berlin import events, logistics, stacking
from stavka.games.race_for_berlin.americans import Refuge
from stavka.games.race_for_berlin.data import BoardFile, UnitsFile
from stavka.games.race_for_berlin.end_of_turn import spared
from stavka.games.race_for_berlin.facts import Berlin, Facts
from stavka.games.race_for_berlin.terms import CAMPS, HEINRICI, SURPRISE, other
from stavka.kernel.data import twice
from stavka.kernel.errors import Fault
from stavka.kernel.names import bits, mask
from stavka.kernel.paths import trace


def names(board: BoardFile, units: UnitsFile) -> list[Fault]:
    """References to zones and units that do not exist, and double ones: nothing can be built on them."""
    zones = [zone.id for zone in board.zone]
    known, counters = set(zones), [unit.id for unit in units.unit]
    found = [
        Fault(f"board.toml: zone {name!r} is there twice", word="zone-twice", name=name)
        for name in twice(zones)
    ]
    found += [
        Fault(f"units.toml: unit {name!r} is there twice", word="unit-twice", name=name)
        for name in twice(counters)
    ]
    pairs = [" - ".join(sorted((row.a, row.b))) for row in board.border]
    found += [
        Fault(f"board.toml: border {name} is there twice", word="border-twice", name=name)
        for name in twice(pairs)
    ]
    referred = [("[map], berlin", board.map.berlin)]
    referred += [(f"[[border]] {row.a} - {row.b}", [row.a, row.b, *row.entrenches]) for row in board.border]
    referred += [(f"[[track]] {row.number}", row.zones) for row in board.track]
    referred += [("[[nexus]]", row.zones) for row in board.nexus]
    referred += [("[[exception]]", [row.origin, row.into]) for row in board.exception]
    for where, used in referred:
        found += [
            Fault(
                f"board.toml: {where} names the unknown zone {zone!r}",
                word="unknown-zone",
                where=where,
                zone=zone,
            )
            for zone in used
            if zone not in known
        ]
    for unit in units.unit:
        if unit.setup and unit.setup not in known:
            told = f"units.toml: [[unit]] {unit.id!r} is set up in the unknown zone {unit.setup!r}"
            found.append(Fault(told, word="setup-unknown-zone", name=unit.id, zone=unit.setup))
    found += armies(units)
    if "joachimsthal" not in known:
        told = "board.toml: zone 'joachimsthal' is missing: reinforcements arrive there (11.6.2)"
        found.append(Fault(told, word="no-joachimsthal"))
    return found


def armies(units: UnitsFile) -> list[Fault]:
    """What is wrong with armies: each Soviet unit is in one, of one counter or two."""
    known = {unit.id: unit for unit in units.unit}
    found = [
        Fault(f"units.toml: army {name!r} is there twice", word="army-twice", name=name)
        for name in twice(army.id for army in units.army)
    ]
    listed = {army.id: army.counters for army in units.army}
    for army in units.army:
        row = f"units.toml: [[army]] {army.id!r}"
        missing = [name for name in army.counters if name not in known]
        found += [
            Fault(f"{row} names the unknown unit {name!r}", word="army-unknown-unit", army=army.id, name=name)
            for name in missing
        ]
        if len(army.counters) not in (1, 2) or twice(army.counters):
            told = f"{row} has the counters {army.counters}: one or two different ones make an army"
            found.append(Fault(told, word="army-counters", army=army.id, counters=army.counters))
        for name in army.counters:
            if name in known and (known[name].army, known[name].camp) != (army.id, army.camp):
                told = f"{row} names {name!r}, which is of another army or camp"
                found.append(Fault(told, word="army-other", army=army.id, name=name))
    for unit in units.unit:
        wrong = unit.army != "" if unit.nationality == "german" else unit.id not in listed.get(unit.army, ())
        if wrong:
            told = f"units.toml: [[unit]] {unit.id!r} has the army {unit.army!r}, which does not list it"
            found.append(Fault(told, word="army-not-listed", name=unit.id, army=unit.army))
    return found


def data(f: Facts, board: BoardFile) -> list[Fault]:
    """What is wrong with the map."""
    found = []
    land = f.board.on_map
    if len(board.zone) != board.map.zones or len(board.border) != board.map.borders:
        told = "board.toml: [map] counts other zones or borders than there are"
        found.append(Fault(told, word="map-counts"))
    if f.BERLIN.bit_count() != 6:
        found.append(Fault("Berlin has six zones (glossary)", word="berlin-six"))
    pieces = (
        ("map", "the map", land, f.neighbours),
        ("west", "the map west of the Oder-Neisse", land & ~f.EAST, f.german_neighbours),
        ("zhukov", "Zhukov's sector", f.SECTOR[0], f.neighbours),
        ("konev", "Konev's sector", f.SECTOR[1], f.neighbours),
        ("berlin", "Berlin", f.BERLIN, f.neighbours),
    )
    for name, what, piece, layer in pieces:
        if trace(piece & -piece, piece, layer) != piece:
            found.append(Fault(f"{what} is not one connected piece", word="not-connected", piece=name))
    found += [
        Fault(
            f"{border.a} - {border.b}: a border entrenches only the zones beside it (annex 2)",
            word="entrenches",
            name=f"{border.a} - {border.b}",
        )
        for border in board.border
        if not {border.a, border.b}.issuperset(border.entrenches)
    ]
    return found + american(f) + zones(f) + tables(f)


def american(f: Facts) -> list[Fault]:
    """What is wrong with the American tracks."""
    found = []
    if sorted(f.tracks) != [1, 2, 3]:
        told = f"the American tracks are 1, 2 and 3, not {sorted(f.tracks)} (2.2)"
        found.append(Fault(told, word="american-numbers", found=sorted(f.tracks)))
    for number, zones_of_track in f.tracks.items():
        for a, b in pairwise(zones_of_track):
            if not f.neighbours[a] >> b & 1:
                first, last = f.board.names[a], f.board.names[b]
                told = f"track {number}: {first} and {last} are not adjacent (2.2.2)"
                found.append(Fault(told, word="track-gap", track=number, first=first, last=last))
        if not f.BERLIN >> zones_of_track[-1] & 1 or any(f.BERLIN >> z & 1 for z in zones_of_track[:-1]):
            told = f"track {number} does not end in the first Berlin zone it meets (glossary)"
            found.append(Fault(told, word="track-end", track=number))
    printed = {(row.track, row.step, i) for i, zone in enumerate(f.zones) for row in zone.tracks}
    run = {(n, step, zone) for n, track in f.tracks.items() for step, zone in enumerate(track, 1)}
    found += [
        Fault(
            f"{f.zones[zone].id}: step {step} of track {number} is not both in the zone and in the track",
            word="track-step",
            zone=f.zones[zone].id,
            step=step,
            track=number,
        )
        for number, step, zone in sorted(printed ^ run)
    ]
    return found


def tables(f: Facts) -> list[Fault]:
    """What is wrong with the tables."""
    found = []
    if sorted(f.american) != list(range(1, f.limits.turns + 1)):
        told = f"[[american]] has no line for each of the turns 1 to {f.limits.turns} (2.2.1)"
        found.append(Fault(told, word="american-turns", turns=f.limits.turns))
    if {track for row in f.american.values() for track in row} - {0, *f.tracks}:
        told = "[[american]] names a track that does not exist (2.2.1)"
        found.append(Fault(told, word="american-track"))
    if sorted(row.number for row in f.tables.token) != list(range(HEINRICI, SURPRISE + 1)):
        told = f"the event tokens are {HEINRICI} to {SURPRISE}, one of each (2.4.5)"
        found.append(Fault(told, word="token-numbers", first=HEINRICI, last=SURPRISE))
    return found


def zones(f: Facts) -> list[Fault]:
    """What is wrong with single zones."""
    found = []
    supply = f.SOVIET_SUPPLY[0] | f.SOVIET_SUPPLY[1]
    for i, zone in enumerate(f.zones):
        bit = 1 << i
        if bool(f.EAST & bit) != bool(supply & bit):
            told = f"{zone.id}: the zones east of the Oder-Neisse are the Soviet supply zones (glossary)"
            found.append(Fault(told, word="zone-east", zone=zone.id))
        if f.EAST & bit and f.german_neighbours[i] & ~f.EAST:
            told = f"{zone.id}: a border over the Oder-Neisse that is not marked as such"
            found.append(Fault(told, word="zone-oder-neisse", zone=zone.id))
        if f.BERLIN & bit and (zone.sector != "both" or not zone.garrison or not zone.vp):
            told = f"{zone.id}: a Berlin zone is open to both, with a garrison and a value"
            found.append(Fault(told, word="zone-berlin", zone=zone.id))
        if not f.BERLIN & bit and zone.garrison:
            told = f"{zone.id}: only Berlin zones have a garrison"
            found.append(Fault(told, word="zone-garrison", zone=zone.id))
        if f.EAST & ~f.UNLIMITED & bit:
            told = f"{zone.id}: no limit of Soviet units holds east of the Oder-Neisse (6.1.2)"
            found.append(Fault(told, word="zone-limit", zone=zone.id))
        nation, _, whose = zone.supply.partition("-")
        if nation == "german" and (whose not in zone.edges or f.EAST & bit):
            told = f"{zone.id}: German supply comes from that edge of the map, west of the river (11)"
            found.append(Fault(told, word="zone-german-supply", zone=zone.id))
        if nation == "soviet" and whose != zone.sector:
            told = f"{zone.id}: a camp's supply zones are in its own sector (3.1.1, 7.3.2)"
            found.append(Fault(told, word="zone-camp-supply", zone=zone.id))
        if f.neighbours[i] & bit:
            found.append(Fault(f"{zone.id} borders on itself", word="zone-itself", zone=zone.id))
    return found


def setup(g: Berlin) -> list[Fault]:
    """What is wrong with the set-up: stacking, sectors, supply (11)."""
    f = g.facts
    found = broken(g)
    for row in f.units:
        if row.setup:
            zone = f.zones[f.board.index[row.setup]]
            if row.nationality == "soviet" and zone.sector not in (row.camp, "both"):
                told = f"{row.id} is set up beyond the front boundary, in {zone.id}"
                found.append(Fault(told, word="setup-boundary", name=row.id, zone=zone.id))
        elif (row.entry == "twelfth-army") != (row.roll == "twelfth-army"):
            told = f"{row.id} enters with the Twelfth Army and rolls without it, or the reverse (2.1.2)"
            found.append(Fault(told, word="setup-twelfth-army", name=row.id))
    missing = g.on_map(f.SOVIETS | f.GERMANS) & ~logistics.supplied(g)
    unsupplied = [f.units[unit].id for unit in bits(missing)]
    found += [Fault(f"{name} is set up out of supply", word="setup-supply", name=name) for name in unsupplied]
    return found


def broken(g: Berlin) -> list[Fault]:
    """What must hold after every action and does not."""
    f, state = g.facts, g.state
    found = stacking.broken(g, spared(g))
    found += events.keeps_count(g)
    found += columns(g)
    found += soviets_together(g)
    for zone, level in enumerate(state.level):
        if level < 0 or (level and not g.soviet_berlin() >> zone & 1):
            name = f.board.names[zone]
            told = f"{name}: progress {level} without a Soviet unit in Berlin (9.1.5)"
            found.append(Fault(told, word="level-alone", zone=name, level=level))
    if state.control[0] & state.control[1]:
        found.append(Fault("a zone is controlled by both camps (7.3.4)", word="control-both"))
    if (state.control[0] | state.control[1]) & (state.american | g.germans() | ~f.VICTORY):
        found.append(Fault("a control marker where none can be (7.3.4)", word="control-nowhere"))
    found += points(g)
    fled = [step.zone for step in state.stack if isinstance(step, Refuge)]
    if not state.ended and g.germans() & (f.EAST | state.american & ~mask(fled)):
        told = "a German unit east of the Oder-Neisse or in an American zone (7.2.1, 2.2.3)"
        found.append(Fault(told, word="german-beyond"))
    if not 1 <= state.turn <= f.limits.turns or not 1 <= state.operation <= 8:
        told = f"turn {state.turn}, operation phase {state.operation}: off their tracks"
        found.append(Fault(told, word="off-tracks", turn=state.turn, phase=state.operation))
    if min(state.support) < 0:
        found.append(Fault("support below 0", word="support-below"))
    if state.unsupplied & g.units_in(f.BERLIN, f.GERMANS):
        found.append(Fault("a German unit in Berlin is out of supply (9.2.2)", word="berlin-unsupplied"))
    if state.heinrici not in (0, 1):
        found.append(Fault("nobody holds token 1 (2.4.1)", word="token-nobody"))
    ends = [len(track) - (not state.ended) for track in f.tracks.values()]
    reached = state.tracks
    if len(reached) != len(ends) or any(not 0 <= n <= end for n, end in zip(reached, ends, strict=True)):
        told = f"the Americans are at {reached}, off their tracks (2.2.2)"
        found.append(Fault(told, word="american-off", reached=reached))
    return found


def columns(g: Berlin) -> list[Fault]:
    """Who stands where is kept in three ways, which must agree; and only units on the map carry markers."""
    f, state = g.facts, g.state
    found = [
        Fault(f"{f.units[unit].id} is not where it stands", word="unit-misplaced", name=f.units[unit].id)
        for unit, space in enumerate(state.where)
        if not state.at[space] >> unit & 1
    ]
    if sum(held.bit_count() for held in state.at) != len(f.units):
        found.append(Fault("a unit stands in two places", word="unit-in-two"))
    if any(state.held[n] != g.spaces_of(members) for n, members in enumerate(f.roster.members)):
        told = "a group of units holds other zones than those where it stands"
        found.append(Fault(told, word="group-elsewhere"))
    marked = state.used | state.unsupplied | state.guests
    off = [f.units[unit].id for unit in bits(marked & ~g.on_map(marked))]
    found += [Fault(f"{name} is marked, and not on the map", word="unit-off-map", name=name) for name in off]
    return found


def soviets_together(g: Berlin) -> list[Fault]:
    """Where units of both Soviet camps stand, and whether they may (7.3.3, 7.4.5)."""
    f, state = g.facts, g.state
    hosts = f.SOVIETS & ~state.guests
    both = state.held[0] & state.held[1] & f.board.on_map
    found = [
        Fault(
            f"{f.zones[zone].id}: Soviet units of both camps (7.4.5)",
            word="both-in-berlin",
            zone=f.zones[zone].id,
        )
        for zone in bits(both & f.BERLIN)
    ]
    found += [
        Fault(
            f"{f.zones[zone].id}: Soviet units of both camps, neither of them guests (7.3.3)",
            word="both-no-guests",
            zone=f.zones[zone].id,
        )
        for zone in bits(both & ~f.BERLIN)
        if all(state.at[zone] & hosts & f.CAMP[camp] for camp in (0, 1))
    ]
    found += [
        Fault(
            f"{f.units[unit].id} is a guest where the other camp is not (7.3.3)",
            word="guest-alone",
            name=f.units[unit].id,
        )
        for unit in bits(g.on_map(state.guests))
        if not state.at[state.where[unit]] & hosts & f.CAMP[other(f.camp_of[unit])]
    ]
    return found


def points(g: Berlin) -> list[Fault]:
    """Victory points never exceed what zones and awards can give (10)."""
    f, state = g.facts, g.state
    most = sum(f.value) + f.awards.bombardment + f.awards.penetration + f.awards.deepest
    return [
        Fault(f"{CAMPS[camp]} has {vp} victory points", word="too-many-points", side=CAMPS[camp], points=vp)
        for camp, vp in enumerate(state.vp)
        if vp > most
    ]
