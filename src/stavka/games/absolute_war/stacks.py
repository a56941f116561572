"""Stacks: who lies on whom, what a stack is, and how many a zone takes (3.3, 11.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SOVIET, other
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet, bits, lowest, mask

MARKS = ("disrupted", "unsupplied", "done", "armour", "grounded", "fought", "attacked")
"""What may lie on a unit or be known of it on the map, and stays behind when it leaves (11.2)."""

Stack = tuple[Unit, ...]
"""The units of a stack, from the top down."""


def stack_of(g: War, unit: Unit) -> Stack:
    """The stack in which a unit lies."""
    over = g.state.over
    top = unit
    while over[top] != NONE:
        top = over[top]
    return _under(g, top)


def _under(g: War, top: Unit) -> Stack:
    over = g.state.over
    members = g.state.at[g.state.where[top]]
    below = {over[unit]: unit for unit in bits(members) if over[unit] != NONE}
    found = [top]
    while found[-1] in below:
        found.append(below[found[-1]])
    return tuple(found)


def stacks_in(g: War, zone: Space, units: UnitSet) -> list[Stack]:
    """The stacks of some units in a zone."""
    over = g.state.over
    return [_under(g, unit) for unit in bits(g.state.at[zone] & units) if over[unit] == NONE]


def stacks_of(g: War, units: UnitSet) -> list[Stack]:
    """The stacks to which some units belong, each once."""
    found, left = [], units
    while left:
        stack = stack_of(g, lowest(left))
        found.append(stack)
        left &= ~mask(stack)
    return found


def tops(g: War, units: UnitSet) -> UnitSet:
    """The top units of the stacks to which some units belong: a stack is named by its top."""
    return mask(stack[0] for stack in stacks_of(g, units))


def ground(g: War, stack: Iterable[Unit]) -> list[Unit]:
    """The units that count for what kind of stack it is: not air units, not Forts (3.3)."""
    return [unit for unit in stack if not g.facts.SPECIAL >> unit & 1]


def is_large(g: War, stack: Iterable[Unit]) -> bool:
    return any(g.large >> unit & 1 for unit in ground(g, stack))


def is_mobile(g: War, stack: Iterable[Unit]) -> bool:
    """Whether all of its units are Mobile."""
    units = ground(g, stack)
    return bool(units) and all(g.facts.MOBILE >> unit & 1 for unit in units)


def is_armour(g: War, stack: Sequence[Unit]) -> bool:
    """Whether its top unit is Armor, mobile or not (22.1)."""
    units = ground(g, stack)
    return bool(units) and bool(g.facts.ARMOUR >> units[0] & 1)


def is_mobile_armour(g: War, stack: Sequence[Unit]) -> bool:
    """Whether its top unit is Mobile Armor (12.6.2)."""
    units = ground(g, stack)
    return bool(units) and bool(g.facts.ARMOUR & g.facts.MOBILE & 1 << units[0])


def only_air(g: War, stack: Iterable[Unit]) -> bool:
    return all(g.facts.AIRCRAFT >> unit & 1 for unit in stack)


def gives_way(g: War, stack: Iterable[Unit]) -> bool:
    """Whether a stack keeps no enemy out: nothing but air units and Forts under construction (18.3, 18.5)."""
    return not mask(stack) & ~(g.facts.AIRCRAFT | g.facts.FORTS & g.state.back)


# ---- how much goes together


def fits(g: War, units: UnitSet) -> bool:
    """Whether units may make one stack: two, an air unit, a Fort; no Romanian with a Hungarian (3.3)."""
    f = g.facts
    if g.base:
        return units.bit_count() <= 1
    if units & f.ROMANIANS and units & f.HUNGARIANS:
        return False
    return (
        (units & ~f.SPECIAL).bit_count() <= 2
        and (units & f.AIRCRAFT).bit_count() <= 1
        and (units & f.FORTS).bit_count() <= 1
    )


def counted(g: War, zone: Space, side: Side) -> int:
    """How many stacks of a side count in a zone: an air unit by itself does not (18.5)."""
    return _count(g, zone, g.of(side), g.facts.AIRCRAFT)


def _count(g: War, zone: Space, units: UnitSet, light: UnitSet) -> int:
    """How many stacks of some units are in a zone, without those of light ones alone."""
    units &= g.state.at[zone]
    if not units & light:
        over = g.state.over
        return sum(over[unit] == NONE for unit in bits(units))
    return sum(bool(mask(stack) & ~light) for stack in stacks_in(g, zone, units))


def room(g: War, zone: Space, side: Side) -> int:
    """How many more stacks of a side a zone takes; enemies who would give way take no room (11.5.1)."""
    f = g.facts
    if f.BOX >> zone & 1:
        return 4 - counted(g, zone, side)
    limit = 1 if f.HEX >> zone & 1 else 2
    enemies = _count(g, zone, g.of(other(side)), f.AIRCRAFT | f.FORTS & g.state.back)
    return limit - counted(g, zone, side) - enemies


def joinable(g: War, units: UnitSet, zone: Space) -> UnitSet:
    """The tops of the stacks in a zone that some units of the same side may join."""
    side = g.side_of(lowest(units))
    return mask(stack[0] for stack in stacks_in(g, zone, g.of(side) & ~units) if fits(g, mask(stack) | units))


def with_room(g: War, units: UnitSet, zones: SpaceSet) -> SpaceSet:
    """Of some zones, those in which some units may be: an empty one has room for any (11.5.1)."""
    held = zones & (g.present(GERMAN) | g.present(SOVIET))
    return zones & ~held | mask(zone for zone in bits(held) if takes(g, units, zone))


def takes(g: War, units: UnitSet, zone: Space) -> bool:
    """Whether some units, as one stack or in one that is there, may be in a zone (11.5.1)."""
    side = g.side_of(lowest(units))
    if not units & ~g.facts.AIRCRAFT:
        return True
    return room(g, zone, side) > 0 or bool(joinable(g, units, zone))


# ---- putting them together


def lift(g: War, units: Iterable[Unit]) -> None:
    """Take units out of their stacks; what lay under one now lies under what lay on it."""
    over = g.state.over
    for unit in units:
        others = g.state.at[g.state.where[unit]]
        for below in bits(others):
            if over[below] == unit:
                over[below] = over[unit]
        over[unit] = NONE
        g.state.raised &= ~others


def pile(g: War, stack: Sequence[Unit]) -> None:
    """Lay units on each other, the first on top."""
    for unit, lower in pairwise(stack):
        g.state.over[lower] = unit
    if stack:
        g.state.over[stack[0]] = NONE


def join(g: War, units: Sequence[Unit], top: Unit) -> None:
    """Lay units on a stack in their zone: air units on top, Forts below, markers on all (19.1)."""
    others = stack_of(g, top)
    lift(g, units)
    f, whole = g.facts, [*units, *others]
    order = [unit for unit in whole if f.AIRCRAFT >> unit & 1]
    order += [unit for unit in whole if not f.SPECIAL >> unit & 1]
    order += [unit for unit in whole if f.FORTS >> unit & 1]
    pile(g, order)
    spread(g, order)


def spread(g: War, stack: Iterable[Unit]) -> None:
    """A marker is for the whole stack (19.1)."""
    state, members = g.state, mask(stack)
    if state.unsupplied & members:
        state.unsupplied |= members
        state.disrupted &= ~members
    for name in ("disrupted", "done", "armour"):
        held = getattr(state, name)
        if held & members and not (name == "disrupted" and state.unsupplied & members):
            setattr(state, name, held | members)


def top_to(g: War, unit: Unit) -> None:
    """Bring a unit to the top of its stack (3.3)."""
    stack = stack_of(g, unit)
    pile(g, (unit, *(member for member in stack if member != unit)))


def shift(g: War, units: Sequence[Unit], space: Space) -> None:
    """Take units out of their stack and put them somewhere as a stack of their own, in the order given."""
    lift(g, units)
    for unit in units:
        g.place(unit, space)
    pile(g, units)


def put_away(g: War, unit: Unit, box: Space) -> None:
    """A counter leaves the map for a box; markers stay behind (11.2)."""
    state, bit = g.state, 1 << unit
    lift(g, (unit,))
    g.place(unit, box)
    for name in MARKS:
        setattr(state, name, getattr(state, name) & ~bit)


def send_home(g: War, aircraft: UnitSet) -> None:
    """Air units go back to their box (10.1.3)."""
    for unit in bits(aircraft & g.facts.AIRCRAFT):
        put_away(g, unit, g.facts.AIR[g.side_of(unit)])
