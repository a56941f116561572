"""What binds a unit that is to move: cohesion (7.3.1), the way back (7.3.2), Hitler's orders (2.3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.movement import apart, homeward, in_reach
from stavka.games.race_for_berlin.terms import GERMAN, SOVIET
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits, lowest, mask, union


def pressing(g: Berlin, pending: UnitSet) -> UnitSet:
    """The units that may not be left where they are."""
    return (g.impulse.pressed | called_up(g)) & pending


def called_up(g: Berlin) -> UnitSet:
    """The divisions that must close with the enemy before others move, armour first (2.3.2, R15)."""
    impulse, armour = g.impulse, g.facts.ARMOURED
    if not impulse.close_in:
        return 0
    waiting = impulse.ordered & impulse.movers & ~impulse.moved
    obeyed = impulse.ordered & impulse.obeyed
    if impulse.armour_wanted and waiting & armour and not obeyed & armour:
        return waiting & armour
    return waiting if obeyed.bit_count() < impulse.wanted else 0


def mates_due(g: Berlin, pending: UnitSet) -> UnitSet:
    """The counter that moves next: its army's other one has moved, and they are still apart (7.3.1, R19)."""
    impulse, army_of = g.impulse, g.facts.army_of
    waiting = pending & impulse.apart & apart(g, impulse.camp)
    return mask(unit for unit in bits(waiting) if army_of[unit] & impulse.moved)


def held_up(g: Berlin, pending: UnitSet) -> UnitSet:
    """The units that have to move, and cannot do as they must before others have moved (R58)."""
    return mask(unit for unit in bits(pending & g.impulse.pressed) if not can_obey(g, unit, pending))


def short_of_order(g: Berlin, obeying: UnitSet) -> bool:
    """Whether these divisions are fewer than Hitler's order wants, or without the armour it wants (2.3.2)."""
    impulse = g.impulse
    return (obeying & impulse.ordered).bit_count() < impulse.wanted or (
        impulse.armour_wanted and not obeying & impulse.ordered & g.facts.ARMOURED
    )


def wishes(g: Berlin, unit: Unit, pending: UnitSet) -> tuple[SpaceSet, ...]:
    """Where a moving unit has to end, as far as it can: the most pressing first."""
    f, state, impulse = g.facts, g.state, g.impulse
    bit, zone = 1 << unit, state.where[unit]
    found = []
    if impulse.apart & bit:
        (mate,) = bits(f.army_of[unit] & ~bit)
        together = closing_up(g, unit, mate, waits=bool(pending >> mate & 1))
        # Where the way has closed since its designation it stays where it is (R58).
        found.append(together if together & (in_reach(g, unit) | 1 << zone) else 1 << zone)
    waiting = pending & impulse.pressed & ~(bit | (f.army_of[unit] if impulse.apart & bit else 0))
    if waiting:
        found.append(out_of_the_way(g, unit, waiting))
    if f.nation_of[unit] == SOVIET:
        sector = f.SECTOR[f.camp_of[unit]]
        if state.american >> zone & 1 or state.guests & bit:
            found.append(f.board.on_map & ~(1 << zone))
        if not sector >> zone & 1:
            found += [sector, homeward(g, f.camp_of[unit], zone)]
    elif called_up(g) & bit:
        near = next_to_soviets(g)
        found += [near, leaving_room(g, unit, near)]
    return tuple(found)


def leaving_room(g: Berlin, unit: Unit, near: SpaceSet) -> SpaceSet:
    """Where a division closes in without taking the last place of a second that has to (2.3.2, 6.1.2)."""
    impulse, home = g.impulse, g.state.where[unit]
    others = impulse.ordered & impulse.movers & ~(impulse.moved | 1 << unit)
    if (impulse.ordered & impulse.obeyed).bit_count() + 1 >= impulse.wanted:
        return near
    found = 0
    for zone in bits(in_reach(g, unit) & near):
        g.place(unit, zone)
        if any(in_reach(g, second) & near for second in bits(others)):
            found |= 1 << zone
        g.place(unit, home)
    return found


def duty(g: Berlin, unit: Unit) -> str:
    """The paragraph that says where a moving unit has to end."""
    f, state, impulse, bit = g.facts, g.state, g.impulse, 1 << unit
    if f.nation_of[unit] == GERMAN:
        return "2.3.2"
    bound = impulse.pressed & impulse.movers & ~impulse.moved
    if bound and impulse.movers & ~impulse.pressed & bit:  # it has only to keep out of the way of others
        return duty(g, lowest(bound))
    if impulse.apart & bit:
        return "7.3.1"
    if state.guests & bit:
        return "7.3.3"
    if state.american >> state.where[unit] & 1:
        return "2.2.7"
    return "7.3.1" if f.SECTOR[f.camp_of[unit]] >> state.where[unit] & 1 else "7.3.2"


def next_to_soviets(g: Berlin) -> SpaceSet:
    """Zones from which Germans are next to Soviet units, the Oder-Neisse not between (2.3.2)."""
    return g.facts.german_neighbours.around(g.soviets() & g.facts.board.on_map)


def beside(g: Berlin, mate: Unit) -> SpaceSet:
    """Where a unit is coherent with the other counter of its army (7.3.1)."""
    zone = g.state.where[mate]
    return 1 << zone | g.facts.neighbours[zone]


def closing_up(g: Berlin, unit: Unit, mate: Unit, *, waits: bool) -> SpaceSet:
    """Where a unit is coherent with its army's other counter, or where that one can join it later (R19)."""
    found = beside(g, mate)
    if waits:
        for zone in meeting_places(g, unit, mate, in_reach(g, unit) | 1 << g.state.where[unit]):
            found |= 1 << zone
    return found


def meeting_places(g: Berlin, unit: Unit, mate: Unit, reached: SpaceSet) -> Iterator[Space]:
    """Of the zones that a unit can reach, those where its mate, too far away now, can join it (R19)."""
    f, home = g.facts, g.state.where[unit]
    likely = in_reach(g, mate) | 1 << home
    likely |= f.neighbours.around(likely)
    for zone in bits(reached & likely & ~beside(g, mate)):
        g.place(unit, zone)
        joined = in_reach(g, mate) & (1 << zone | f.neighbours[zone])
        g.place(unit, home)
        if joined:
            yield zone


def out_of_the_way(g: Berlin, unit: Unit, waiting: UnitSet) -> SpaceSet:
    """Where a unit takes no place without which others could not do as they must (7.3.1, 7.3.2, R75)."""
    home = g.state.where[unit]
    found = 0
    for zone in bits(in_reach(g, unit) | 1 << home):
        g.place(unit, zone)
        able = mask(each for each in bits(waiting) if can_obey(g, each, waiting))
        # Where one of two that are apart can close up, the other will find it near.
        able |= union(g.facts.army_of[each] for each in bits(able & g.impulse.apart))
        if not waiting & ~able:
            found |= 1 << zone
        g.place(unit, home)
    return found


def can_obey(g: Berlin, unit: Unit, waiting: UnitSet) -> bool:
    """Whether a unit that has to move can do what obliges it (7.3.1, 7.3.2, 7.3.3, 2.2.7)."""
    if g.impulse.apart >> unit & 1:
        return can_close_up(g, unit, waiting)
    return bool(in_reach(g, unit))


def can_close_up(g: Berlin, unit: Unit, waiting: UnitSet) -> bool:
    """Whether a unit still to move can end in cohesion, if need be with the help of its mate (7.3.1)."""
    (mate,) = bits(g.facts.army_of[unit] & ~(1 << unit))
    ends_of_it = in_reach(g, unit) | 1 << g.state.where[unit]
    return bool(closing_up(g, unit, mate, waits=bool(waiting >> mate & 1)) & ends_of_it)
