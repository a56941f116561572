"""Hitler's orders (2.3): the roll, and what the order asks of the camp's next German impulse."""

from __future__ import annotations

from stavka.games.race_for_berlin.combat import targets
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.movement import ends, next_to_soviets, short_of_order
from stavka.games.race_for_berlin.terms import GERMAN, KONEV, ZHUKOV, group
from stavka.kernel.names import NONE, UnitSet, bits, mask
from stavka.kernel.steps import Step


class HitlersOrders(Step[Berlin]):
    """One die a turn: 5 the northern, 6 the southern Germans must counter-attack (2.3.1)."""

    def run(self, g: Berlin) -> None:
        die = g.roll("hitler")
        rolls = g.facts.rolls
        g.state.order = {rolls.order_north: KONEV, rolls.order_south: ZHUKOV}.get(die, NONE)
        g.note("hitler", "2.3.1", die=die, side=g.state.order)
        g.pop()


def receive(g: Berlin) -> None:
    """At the start of the impulse that the order binds: who must obey it, and how (2.3.2)."""
    f, state, impulse = g.facts, g.state, g.impulse
    if impulse.nationality != GERMAN or state.order != impulse.camp:
        return
    state.order = NONE
    bound = ordered_units(g)
    able = mask(unit for unit in bits(bound) if targets(g, 1 << unit))
    if not able and not g.zones_of(bound) & next_to_soviets(g):
        closing = next_to_soviets(g)
        able = mask(unit for unit in bits(bound) if ends(g, unit, f.points(unit)) & closing)
        impulse.close_in = True
    impulse.ordered = able
    impulse.wanted = min(2, able.bit_count())
    impulse.armour_wanted = bool(able & f.ARMOURED)
    g.note("order", "2.3.2", side=impulse.camp, wanted=impulse.wanted, close=int(impulse.close_in))


def ordered_units(g: Berlin) -> UnitSet:
    """The camp's divisions that the order concerns: neither entrenched nor in Berlin (2.3.2)."""
    f, state, impulse = g.facts, g.state, g.impulse
    number = group(GERMAN, impulse.camp)
    zones = state.held[number] & f.board.on_map & ~f.ENTRENCHED & ~f.BERLIN
    return g.units_in(zones, f.roster.members[number]) & ~state.used


def can_still_obey(g: Berlin, obeying: UnitSet, free: UnitSet, slots: int) -> bool:
    """Whether the order can be met by those who obey and enough of those still free to (2.3.2)."""
    impulse = g.impulse
    have, spare = obeying & impulse.ordered, free & impulse.ordered
    missing = max(0, impulse.wanted - have.bit_count())
    armour = int(impulse.armour_wanted and not have & g.facts.ARMOURED)
    if armour and not spare & g.facts.ARMOURED:
        return False
    return spare.bit_count() >= missing and slots >= max(missing, armour)


def met(g: Berlin, obeying: UnitSet) -> bool:
    """Whether these units are enough for the order (2.3.2)."""
    return not short_of_order(g, obeying)
