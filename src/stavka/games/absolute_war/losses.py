"""Step losses, and where eliminated units go (12.7.5, 12.7.6, 18.1)."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.absolute_war.control import settle
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import put_away, send_home
from stavka.games.absolute_war.terms import GERMAN
from stavka.kernel.names import Unit, UnitSet, bits


def lose_step(g: War, unit: Unit) -> None:
    """One step: a full unit of two is reduced, any other is eliminated (12.7.5)."""
    f, bit = g.facts, 1 << unit
    if f.steps(unit, bool(g.state.back & bit)) == 2:
        g.state.back |= bit
        g.note("reduced", "12.7.5", unit=unit)
    else:
        eliminate(g, unit)


def eliminate(g: War, unit: Unit) -> None:
    """Unsupplied units are captured, others destroyed; Forts and air units always destroyed (12.7.6)."""
    f, bit = g.facts, 1 << unit
    if g.state.unsupplied & bit and not f.SPECIAL & bit:
        capture_unit(g, unit)
        return
    zone, side = g.state.where[unit], g.side_of(unit)
    if f.RETURNING & bit:
        _come_back(g, unit)
    else:
        g.note("eliminated", "12.7.6", unit=unit)
        if f.AIRCRAFT & bit:
            g.state.back &= ~bit
        put_away(g, unit, f.DESTROYED[side])
    settle(g, 1 << zone)


def capture_unit(g: War, unit: Unit) -> None:
    """A unit surrenders: a large one costs its side points, and lies face down (12.7.6, 15.1.4)."""
    f, bit = g.facts, 1 << unit
    if f.SPECIAL & bit:
        eliminate(g, unit)
        return
    zone, side = g.state.where[unit], g.side_of(unit)
    if f.RETURNING & bit:
        _come_back(g, unit)
    else:
        g.note("surrendered", "12.7.6", unit=unit)
        put_away(g, unit, f.CAPTURED[side])
        if not g.large & bit:
            g.state.back &= ~bit
        elif not f.ONE_SIDED & bit:
            g.state.back |= bit
        if g.large & bit:
            german, ally = side == GERMAN, f.AXIS & bit and not (g.state.defected and f.ROMANIANS & bit)
            g.score(side, 0 if ally else -2 if german else -1, "captured-unit", "15.1.4", unit=unit)
    settle(g, 1 << zone)


def _come_back(g: War, unit: Unit) -> None:
    """A unit with a 2 comes in again two turns later instead (18.1)."""
    g.state.due[unit] = g.state.turn + 2
    g.state.back &= ~(1 << unit)
    g.note("returns", "18.1", unit=unit, turn=g.state.due[unit])
    put_away(g, unit, g.facts.WAITING)


def capture_stack(g: War, stack: Iterable[Unit]) -> None:
    """A stack that no line reaches any more (7.0A)."""
    for unit in tuple(stack):
        capture_unit(g, unit)


def shatter(g: War, units: UnitSet) -> None:
    """Units go to the Shattered box, air units home; Forts cannot leave and are eliminated (12.7.1)."""
    f = g.facts
    zones = g.spaces_of(units)
    send_home(g, units)
    for unit in bits(units & ~f.AIRCRAFT):
        if (f.LAST_STAND | f.STATIC) >> unit & 1:
            eliminate(g, unit)
        else:
            g.note("shattered", "12.7.1", unit=unit)
            put_away(g, unit, f.SHATTERED[g.side_of(unit)])
    settle(g, zones)


def wipe_out(g: War, units: UnitSet, captured: bool) -> int:
    """Eliminate a stack, its air units excepted; how many large units it had (12.7.1, 12.7.3)."""
    f = g.facts
    large = (units & g.large & ~f.SPECIAL).bit_count()
    zones = g.spaces_of(units)
    send_home(g, units)
    for unit in bits(units & ~f.AIRCRAFT):
        if captured:
            capture_unit(g, unit)
        else:
            eliminate(g, unit)
    settle(g, zones)
    return large
