"""Movement (7): where a unit may go and at what cost; the westward test, the front boundary, Berlin."""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import Berlin, Priced
from stavka.games.race_for_berlin.stacking import full
from stavka.games.race_for_berlin.terms import GERMAN, SOVIET, other
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, union
from stavka.kernel.paths import ALL, Costs, Leg, reach, rings


def soviet_enter(g: Berlin, camp: int) -> SpaceSet:
    """Zones of its own sector that a Soviet unit may enter of its own will (4.2.1, 7.3.2, 7.3.3)."""
    return g.facts.SECTOR[camp] & ~soviet_closed(g, camp)


def soviet_closed(g: Berlin, camp: int) -> SpaceSet:
    """Zones closed to a camp's Soviet units wherever they are (2.2.3, 4.2.1, 7.3.3)."""
    state = g.state
    return state.american | state.held[other(camp)] | g.germans() & ~g.facts.BERLIN


def homeward(g: Berlin, camp: int, zone: Space) -> SpaceSet:
    """For a unit beyond the boundary: zones nearer to its sector by open ways, and those in it (7.3.2)."""
    f = g.facts
    passable = f.board.on_map & ~soviet_closed(g, camp)
    found = f.SECTOR[camp] & passable
    for ring in rings(found, passable | 1 << zone, f.neighbours)[1:]:
        if ring >> zone & 1:
            break
        found |= ring
    return found


def german_enter(g: Berlin, floor: int) -> SpaceSet:
    """Zones that a German unit may enter, those inside Berlin apart (4.2.1, 7.2.1, 7.2.2, 7.4.1)."""
    f = g.facts
    enter = f.board.on_map & ~(f.EAST | g.state.american | g.soviets())
    return enter & f.index_at_least[floor] if floor >= 0 else enter


def terms(g: Berlin, unit: Unit, floor: int, dry: bool) -> tuple[Costs, SpaceSet]:
    """What a unit pays for each border and where it may go; and the zones in which its move ends at once."""
    if g.facts.nation_of[unit] == SOVIET:
        return soviet_terms(g, unit, dry)
    return german_terms(g, unit, floor)


def soviet_terms(g: Berlin, unit: Unit, dry: bool) -> tuple[Costs, SpaceSet]:
    """A Soviet unit keeps to its sector, or comes back to it and then stays there (7.3.2, 7.4.6)."""
    f, camp = g.facts, g.facts.camp_of[unit]
    sector = f.SECTOR[camp]
    priced = f.soviet_dry_costs if dry else f.soviet_costs
    halt = f.BERLIN & ~g.soviet_controlled()
    if sector >> g.state.where[unit] & 1:
        return legs(priced, soviet_enter(g, camp)), halt
    enter = f.board.on_map & ~soviet_closed(g, camp)
    return legs(priced, enter, ~sector) + legs(priced, enter & sector, sector), halt


def german_terms(g: Berlin, unit: Unit, floor: int) -> tuple[Costs, SpaceSet]:
    """A German unit meets other rules inside Berlin than on the way in or out (7.4.1 to 7.4.4)."""
    f, state = g.facts, g.state
    zone, held = state.where[unit], g.soviet_berlin()
    enter = german_enter(g, floor)
    inside = f.BERLIN & ~state.american
    if floor >= 0:
        inside &= f.index_at_least[floor]
    leave = ~(1 << zone) if held >> zone & 1 else ALL  # it may not leave Berlin from there (7.4.2)
    return legs(f.german_outer_costs, enter, leave) + legs(f.german_inner_costs, inside), held


def legs(priced: Priced, enter: SpaceSet, leave: SpaceSet = ALL) -> list[Leg]:
    """What borders cost to who may enter some zones, and leave some."""
    return [(layer, ((price, enter),), leave) for price, layer in priced]


def may_end(g: Berlin, unit: Unit, zone: Space, zones: SpaceSet) -> SpaceSet:
    """Of these zones, those where a unit may go and stop: with room, and nearer home if astray (7.3.2)."""
    f = g.facts
    nation, camp = f.nation_of[unit], f.camp_of[unit]
    found = zones & ~full(g, nation, zones) & ~(1 << zone)
    if nation == SOVIET and not f.SECTOR[camp] >> zone & 1:
        found &= homeward(g, camp, zone)
    return found


def next_door(costs: Costs, zone: Space) -> SpaceSet:
    """The zones that may be entered at one step, whatever it costs (7.1.3)."""
    return union(
        layer[zone] & enter for layer, prices, leave in costs if leave >> zone & 1 for _, enter in prices
    )


def ends(g: Berlin, unit: Unit, points: int, *, floor: int = NONE, dry: bool = False) -> SpaceSet:
    """Where a unit could end a move that it begins now, staying put apart."""
    costs, halt = terms(g, unit, floor, dry)
    zone = g.state.where[unit]
    found = next_door(costs, zone)
    if not g.state.unsupplied >> unit & 1:
        found |= union(reach(1 << zone, points, costs, halt))
    return may_end(g, unit, zone, found)


def in_reach(g: Berlin, unit: Unit) -> SpaceSet:
    """Where a unit could end its move of this impulse, over rivers too if event 2 lets it."""
    return ends(g, unit, g.facts.points(unit), dry=bool(g.impulse.dry >> unit & 1))


def apart(g: Berlin, camp: int) -> UnitSet:
    """The counters of armies that are not coherent: neither together nor in adjacent zones (7.3.1)."""
    f, where = g.facts, g.state.where
    found = 0
    on_map = g.on_map(f.roster.members[camp])
    for unit in bits(on_map):
        mates = f.army_of[unit] & on_map & ~(1 << unit)
        if mates:
            here, there = where[unit], where[mates.bit_length() - 1]
            if here != there and not f.neighbours[here] >> there & 1:
                found |= 1 << unit
    return found


def strays(g: Berlin, camp: int) -> UnitSet:
    """Soviet units that must come back: in an American zone (2.2.7) or beyond the boundary (7.3.2)."""
    f, state = g.facts, g.state
    return g.units_in(
        state.held[camp] & f.board.on_map & (state.american | ~f.SECTOR[camp]), f.roster.members[camp]
    )


def must_test(g: Berlin, unit: Unit) -> bool:
    """Whether a German unit must roll before it moves (7.2.2)."""
    f, state = g.facts, g.state
    return (
        f.nation_of[unit] == GERMAN
        and state.turn <= len(f.rolls.westward)
        and not state.planned_retreat >> f.camp_of[unit] & 1
    )


def westward_floor(g: Berlin, unit: Unit) -> int:
    """Roll the westward test where it applies: the lowest index that stays open, or none (7.2.2)."""
    if not must_test(g, unit):
        return NONE
    die = g.roll("westward")
    passed = die >= g.facts.rolls.westward[g.state.turn - 1]
    g.note("westward", "7.2.2", unit=unit, die=die, passed=int(passed))
    return NONE if passed else g.facts.index[g.state.where[unit]]


def own_markers(g: Berlin, unit: Unit) -> SpaceSet:
    """The control markers that a German unit would take off its own player by passing through (7.3.4)."""
    f = g.facts
    return g.state.control[f.camp_of[unit]] if f.nation_of[unit] == GERMAN else 0


def movement_points(halves: int) -> str:
    """Costs are kept in halves."""
    whole, half = divmod(halves, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")
