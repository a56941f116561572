"""Units with rules of their own: the Axis allies, the Marines, Army Group F (18.6, 18.8, 18.9)."""

from __future__ import annotations

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import lift, pile, put_away, stacks_of
from stavka.games.absolute_war.terms import SOVIET
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits, mask


def homes(g: War, unit: Unit) -> SpaceSet:
    """The zones in which a unit may be deployed at all: the Finns' are theirs alone (18.6, 18.8)."""
    f = g.facts
    if unit == f.MARINES:
        return f.BLACK
    if f.AXIS >> unit & 1 and not (g.state.defected and f.ROMANIANS >> unit & 1):
        return f.deploys[f.units[unit].nation]
    return f.board.on_map & ~f.deploys["finnish"]


def may_fight(g: War, stack: tuple[Unit, ...], zone: Space) -> bool:
    """Whether a stack may attack or support in a zone: Finns at home, Marines by the Black Sea."""
    f, members = g.facts, mask(stack)
    if members & f.FINNS and not f.deploys["finnish"] >> zone & 1:
        return False
    return not members >> f.MARINES & 1 or bool(f.BLACK >> zone & 1)


def may_stay(g: War, units: UnitSet) -> SpaceSet:
    """The zones that some units may go to of their own will (18.4, 18.6, 18.8, 18.9)."""
    f = g.facts
    zones = f.board.on_map
    for unit in (f.HUNGARIAN_HOME, f.GROUP_F):
        if units >> unit & 1 and stays_home(g, unit):
            zones &= _home(g, unit)
    if units >> f.MARINES & 1:
        zones &= f.BLACK
    if units & f.FINNS:
        zones &= f.deploys["finnish"] | ~g.spaces_of(g.on_map(g.of(SOVIET)))
    return zones


def stays_home(g: War, unit: Unit) -> bool:
    """Whether the Hungarian 1+3 Army or Army Group F is tied to its box: not once it is out (18.6, 18.9)."""
    if g.on_map(1 << unit) and not _home(g, unit) >> g.state.where[unit] & 1:
        return False
    if unit == g.facts.HUNGARIAN_HOME:
        return not g.state.freed
    return not g.present(SOVIET) & g.facts.NEAR_YUGOSLAVIA


def _home(g: War, unit: Unit) -> SpaceSet:
    """The box of such an army, and the major city inside it."""
    f = g.facts
    box = f.HUNGARY if unit == f.HUNGARIAN_HOME else f.YUGOSLAVIA
    name = f.board.names[box]
    return 1 << box | mask(i for i, zone in enumerate(f.zones) if zone.within == name)


def watch(g: War) -> SpaceSet:
    """The Finns leave and the Romanians change sides as soon as their conditions hold: where (18.6)."""
    f, state = g.facts, g.state
    if state.initiative != SOVIET:
        return 0
    friendly, zones = g.friendly(SOVIET), 0
    finns = f.FINNS & ~state.at[f.REMOVED]
    if finns and not f.MOTTI & ~friendly:
        zones |= _remove_finns(g, finns)
    if not state.defected and (friendly | g.contested()) >> f.BUCHAREST & 1:
        zones |= _change_sides(g)
    return zones


def _remove_finns(g: War, finns: UnitSet) -> SpaceSet:
    zones = g.spaces_of(finns)
    g.note("finns-leave", "18.6", units=finns)
    for unit in bits(finns):
        put_away(g, unit, g.facts.REMOVED)
    return zones


def _change_sides(g: War) -> SpaceSet:
    """All Romanian units are Soviet from now on; those in mixed stacks make stacks of their own."""
    f, state = g.facts, g.state
    romanians = f.ROMANIANS & ~state.at[f.REMOVED]
    g.note("romanians-defect", "18.6", units=romanians)
    on_map = g.on_map(romanians)
    for stack in stacks_of(g, on_map):
        turning = tuple(unit for unit in stack if romanians >> unit & 1)
        lift(g, turning)
        pile(g, turning)
    state.defected = True
    for unit in bits(romanians & ~on_map):
        for german, soviet in (f.RESERVE, f.SHATTERED, f.DESTROYED, f.CAPTURED):
            if state.where[unit] == german:
                g.place(unit, soviet)
    for unit in bits(romanians & state.at[f.RESERVE[SOVIET]]):
        if state.at[f.RESERVE[SOVIET]].bit_count() > f.limits.reserve:
            g.place(unit, f.WAITING)
            state.due[unit] = state.turn + 1
    return g.spaces_of(on_map)
