"""Is the data whole, and does a state keep what must always hold?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stavka.games.absolute_war import decks, lines
from stavka.games.absolute_war.card_play import EVENTS
from stavka.games.absolute_war.data import BoardFile, CardsFile, ScenariosFile, UnitsFile
from stavka.games.absolute_war.facts import Facts, War
from stavka.games.absolute_war.stacks import fits, room, stacks_of
from stavka.games.absolute_war.terms import GERMAN, GERMANY, MARKERS, PARTISANS, PLANTS, SIDES, SOVIET, USSR
from stavka.kernel.data import twice
from stavka.kernel.errors import Fault
from stavka.kernel.names import NONE, bits, mask
from stavka.kernel.paths import trace


def names(board: BoardFile, units: UnitsFile, cards: CardsFile, scenarios: ScenariosFile) -> list[Fault]:
    """References to zones, units and cards that do not exist, and double ones."""
    zones = [zone.id for zone in board.zone]
    counters = [unit.id for unit in units.unit]
    found = []
    listed = [("board.toml", "zone", zones), ("units.toml", "unit", counters)]
    listed += [("cards.toml", "card", [card.id for card in cards.card])]
    for file, what, ids in listed:
        found += [
            Fault(f"{file}: {what} {name!r} is there twice", word="there-twice", file=file, name=name)
            for name in twice(ids)
        ]
    known = set(zones)
    referred = [("board.toml", f"[[border]] {row.a} - {row.b}", [row.a, row.b]) for row in board.border]
    referred += [("board.toml", f"[[sea]] {row.id}", row.shores) for row in (*board.sea, *board.lake)]
    referred += [
        ("board.toml", f"[[zone]] {row.id}, within", [row.within]) for row in board.zone if row.within
    ]
    special = (USSR, GERMANY, PARTISANS)
    referred += [
        ("cards.toml", f"[[card]] {row.id}", [name for name in (row.left, row.right) if name not in special])
        for row in cards.card
    ]
    for row in scenarios.scenario:
        head = f"[[scenario]] {row.id}"
        referred += [("scenarios.toml", head, [*row.soviet_controlled, *row.base.values()])]
        referred += [("scenarios.toml", head, [stack.zone]) for stack in row.stack]
    for file, where, used in referred:
        found += [
            Fault(
                f"{file}: {where} names the unknown zone {zone!r}",
                word="unknown-zone",
                where=where,
                zone=zone,
            )
            for zone in used
            if zone not in known
        ]
    return found + _units_named(units, scenarios, cards)


def _units_named(units: UnitsFile, scenarios: ScenariosFile, cards: CardsFile) -> list[Fault]:
    """Units and cards of the scenarios that do not exist or stand in two places."""
    found = []
    counters, deck = {unit.id for unit in units.unit}, {card.id for card in cards.card}
    for row in scenarios.scenario:
        placed = [unit for stack in row.stack for unit in stack.units] + list(row.removed)
        for player in (row.german, row.soviet):
            placed += [*player.air, *player.destroyed, *player.captured]
            found += [
                Fault(
                    f"scenarios.toml: [[scenario]] {row.id} names the unknown card {card!r}",
                    word="scenario-card",
                    scenario=row.id,
                    name=card,
                )
                for card in player.hand
                if card not in deck
            ]
        found += [
            Fault(
                f"scenarios.toml: [[scenario]] {row.id} names the unknown unit {unit!r}",
                word="scenario-unit",
                scenario=row.id,
                name=unit,
            )
            for unit in [*placed, *row.base]
            if unit not in counters
        ]
        found += [
            Fault(
                f"scenarios.toml: [[scenario]] {row.id} has {unit!r} in two places",
                word="scenario-twice",
                scenario=row.id,
                name=unit,
            )
            for unit in twice(placed)
        ]
    return found


def data(f: Facts, board: BoardFile) -> list[Fault]:
    """What is wrong with the map, the cards and the tables."""
    found = []
    if len(board.zone) != board.map.zones or len(board.border) != board.map.borders:
        told = "board.toml: [map] counts other zones or borders than there are"
        found.append(Fault(told, word="map-counts"))
    land = f.board.on_map
    if trace(1, land, f.neighbours) != land:
        found.append(Fault("the map is not one connected piece", word="not-connected"))
    for zone, row in enumerate(f.zones):
        near = f.neighbours[zone]
        inside = row.within and near != 1 << f.board.index[row.within]
        if inside:
            told = f"{row.id}: a city inside a box borders on the box alone (20.3)"
            found.append(Fault(told, word="zone-within", zone=row.id))
        if (row.type == "hex") != (row.city == "major"):
            told = f"{row.id}: a hex has a major city, and nothing else has (2.1)"
            found.append(Fault(told, word="zone-hex", zone=row.id))
        if len(row.outline) < 3:
            found.append(Fault(f"{row.id} has no outline", word="zone-outline", zone=row.id))
    for side, name in enumerate(SIDES):
        counts = {
            "targets": (f.TARGETS[side].bit_count(), 6),
            "economy": (f.ECONOMY[side].bit_count(), 2),
            "oil": (f.OIL[side].bit_count(), 1),
            "events": (sum(c.side == name and c.deck == "event" for c in f.cards.values()), 43),
            "offensives": (sum(c.side == name and c.deck == "offensive" for c in f.cards.values()), 12),
        }
        found += [
            Fault(
                f"{name}: {what} are {has}, not {due} (2.1.1, 2.4)",
                word="side-counts",
                side=name,
                what=what,
                has=has,
                due=due,
            )
            for what, (has, due) in counts.items()
            if has != due
        ]
    found += [
        Fault(f"cards.toml: the event of {card!r} is not there", word="card-event", name=card)
        for card in f.cards
        if card not in EVENTS
    ]
    found += _tables(f)
    return found


def _tables(f: Facts) -> list[Fault]:
    """What is wrong with results and the turn track."""
    found = []
    known = set(f.battle)
    found += [
        Fault(f"cards.toml: {row.id} has the unknown result {result!r}", word="card-result", name=row.id)
        for row in f.cards.values()
        for result in row.battle
        if result not in known
    ]
    if sorted(f.turns) != list(range(1, 27)):
        found.append(Fault("scenarios.toml: the turns are 1 to 26 (21)", word="turn-track"))
    return found


def setup(g: War) -> list[Fault]:
    """What is wrong with a set-up: stacking, supply, whose zones they are."""
    f, found = g.facts, broken(g)
    for side, name in enumerate(SIDES):
        for stack in lines.endangered(g, side):
            units = [f.units[unit].id for unit in stack]
            told = f"{g.scenario}: {', '.join(units)} set up out of supply"
            found.append(Fault(told, word="setup-supply", scenario=g.scenario, units=units))
        for zone in bits(g.present(side) & ~g.friendly(side)):
            told = f"{g.scenario}: {name} units are set up in {f.zones[zone].id}, which is not theirs"
            found.append(Fault(told, word="setup-zone", scenario=g.scenario, zone=f.zones[zone].id))
    return found


def broken(g: War) -> list[Fault]:
    """The invariants that this state breaks."""
    return [*_cards(g), *_stacks(g), *_figures(g), *_places(g)]


def _cards(g: War) -> list[Fault]:
    """Each player's 55 cards are each in one place (2.4)."""
    found = []
    for side, name in enumerate(SIDES):
        held = sorted(decks.everywhere(g, side))
        due = sorted(card for card, row in g.facts.cards.items() if row.side == name)
        if held != due:
            odd = sorted((Counter(held) - Counter(due)) + (Counter(due) - Counter(held)))
            told = f"{name} cards are missing or double: {odd} (2.4)"
            found.append(Fault(told, word="card-count", side=name, cards=odd))
    return found


def _stacks(g: War) -> list[Fault]:
    """Stacks are chains of units of one side in one zone, within the limits; markers lie on whole stacks."""
    f, state = g.facts, g.state
    ids = g.rules.roster.names
    found = []
    for unit, above in enumerate(state.over):
        if above != NONE and (
            state.where[above] != state.where[unit]
            or not f.board.on_map >> state.where[unit] & 1
            or g.side_of(above) != g.side_of(unit)
        ):
            told = f"{ids[above]} lies on {ids[unit]}, but not in the same zone and of the same side (3.3)"
            found.append(Fault(told, word="stack-broken", name=ids[unit], other=ids[above]))
    tops = [above for above in state.over if above != NONE]
    found += [
        Fault(f"{ids[unit]} lies on two units (3.3)", word="stack-forked", name=ids[unit])
        for unit, count in Counter(tops).items()
        if count > 1
    ]
    if found:
        return found
    for stack in stacks_of(g, g.on_map(g.of(GERMAN) | g.of(SOVIET))):
        members = mask(stack)
        if not fits(g, members):
            listed = [ids[unit] for unit in stack]
            told = f"{', '.join(listed)} are too much for one stack (3.3)"
            found.append(Fault(told, word="stack-size", units=listed))
        for name in ("disrupted", "unsupplied", "done"):
            marked = getattr(state, name) & members & ~f.AIRCRAFT
            if marked and marked != members & ~f.AIRCRAFT:
                listed = [ids[unit] for unit in stack]
                told = f"a {name} marker lies on part of the stack {', '.join(listed)} (19.1)"
                found.append(Fault(told, word="stack-marker", units=listed, marker=name))
    if not state.stack or len(state.stack) == 1:
        for side, _ in enumerate(SIDES):
            for zone in bits(g.present(side)):
                if room(g, zone, side) < 0:
                    told = f"{f.zones[zone].id} holds more stacks than it may (11.5.1)"
                    found.append(Fault(told, word="overstacked", zone=f.zones[zone].id))
    return found


def _figures(g: War) -> list[Fault]:
    """Tracks and markers are within their limits."""
    f, state = g.facts, g.state
    found = []
    most = {"wsp": (f.limits.status,) * 2, "rp": (f.limits.rp_german, f.limits.rp_soviet)}
    most |= {kind: (getattr(f.markers, kind),) * 2 for kind in MARKERS}
    for name, limits in most.items():
        for side, limit in enumerate(limits):
            value = getattr(state, name)[side]
            if not 0 <= value <= limit:
                told = f"{SIDES[side]} {name} is {value}, not from 0 to {limit}"
                found.append(Fault(told, word="out-of-track", side=SIDES[side], track=name, value=value))
    if state.control[GERMAN] & state.control[SOVIET]:
        found.append(Fault("a zone is controlled by both (3.7)", word="control-both"))
    if state.control[GERMAN] | state.control[SOVIET] != f.board.on_map:
        found.append(Fault("a zone is controlled by nobody (3.7)", word="control-none"))
    if any(len(pockets) > f.pockets for pockets in state.pockets):
        found.append(Fault("more Pocket markers than there are (3.5)", word="pocket-count"))
    plants = state.ready + state.spent + state.lost
    if twice(plants) or set(plants) - set(PLANTS):
        told = f"Industry and Lend-Lease markers are wrong: {plants} (19.5)"
        found.append(Fault(told, word="plant-count", plants=list(plants)))
    found += [
        Fault(f"{plant} comes on a later turn (21.1)", word="plant-early", plant=plant)
        for plant in _early(g, plants)
    ]
    bands = state.bands + len(state.recruits) + (state.partisans | state.atrocities).bit_count()
    if bands > len(f.partisans) or state.partisans & state.atrocities:
        found.append(Fault("the Partisan markers are wrong (23.1)", word="partisan-count"))
    return found


def _early(g: War, plants: Iterable[str]) -> list[str]:
    """The markers in play for which a turn still to come has then none left to bring (21.1)."""
    ops = [op.split(":") for turn, row in g.facts.turns.items() if turn > g.state.turn for op in row.ops]
    found = []
    for name, *rest in ops:
        if name not in ("industry", "lend-lease"):
            continue
        kind = "-".join(rest[:-1] if name == "industry" else [name, *rest[:-1]])
        alike = [plant for plant, zone in PLANTS.items() if plant.startswith(kind) and zone == rest[-1]]
        due = ops.count([name, *rest])
        found += [plant for plant in alike if plant in plants][len(alike) - due :]
    return found


def _places(g: War) -> list[Fault]:
    """Units lie in boxes of their own side; static ones and the Marines where they must."""
    f, state = g.facts, g.state
    ids = g.rules.roster.names
    found = []
    for side, _ in enumerate(SIDES):
        mine = g.of(side)
        for boxes in (f.RESERVE, f.AIR, f.SHATTERED, f.DESTROYED, f.CAPTURED):
            for unit in bits(state.at[boxes[side]] & ~mine):
                told = f"{ids[unit]} lies in a box of the other side"
                found.append(Fault(told, word="wrong-box", name=ids[unit]))
        if state.at[f.RESERVE[side]].bit_count() > f.limits.reserve:
            told = f"{SIDES[side]} has more than four units in Reserve (10.5.1)"
            found.append(Fault(told, word="reserve-full", side=SIDES[side]))
    where = state.where[f.FORTRESS]
    if f.board.on_map >> where & 1 and where != f.SEVASTOPOL:
        found.append(Fault("the fortress of Sevastopol stands elsewhere (18.4)", word="fortress"))
    at_sea = state.where[f.MARINES]
    if f.board.on_map >> at_sea & 1 and not f.BLACK >> at_sea & 1:
        found.append(Fault("the Marines stand away from the Black Sea (18.8)", word="marines"))
    marked = state.disrupted & state.unsupplied
    found += [
        Fault(f"{ids[unit]} is Disrupted and Unsupplied at once (7.0B)", word="two-markers", name=ids[unit])
        for unit in bits(marked)
    ]
    return found
