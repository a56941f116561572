"""Hitler's orders (2.3): the roll, and what the order asks of the camp's next German impulse."""

from __future__ import annotations

from itertools import combinations

from stavka.games.race_for_berlin.combat import targets
from stavka.games.race_for_berlin.duties import next_to_soviets
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.movement import ends
from stavka.games.race_for_berlin.stacking import limit
from stavka.games.race_for_berlin.terms import GERMAN, KONEV, ZHUKOV, group
from stavka.kernel.names import NONE, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step

DIVISIONS = 2
"""How many divisions must obey, if so many can (2.3.2)."""

Openings = dict[Unit, SpaceSet]
"""The divisions that can obey, with the zones that each could attack, or where it could close in."""


class HitlersOrders(Step[Berlin]):
    """One die a turn: 5 the northern, 6 the southern Germans must counter-attack (2.3.1)."""

    on = ("Turn",)

    def run(self, g: Berlin) -> None:
        die = g.roll("hitler")
        rolls = g.facts.rolls
        g.state.order = {rolls.order_north: KONEV, rolls.order_south: ZHUKOV}.get(die, NONE)
        g.note("hitler", "2.3.1", die=die, side=g.state.order)
        g.pop()


def receive(g: Berlin) -> None:
    """At the start of the impulse that the order binds, and with which it lapses (2.3.2)."""
    state, impulse = g.state, g.impulse
    if impulse.nationality == GERMAN and state.order == impulse.camp:
        state.order = NONE
        weigh(g)
        announce(g)


class Weigh(Step[Berlin]):
    """The order weighed anew after a token: the Americans may have struck those who must obey (event 3)."""

    needs = ("Designate",)

    def run(self, g: Berlin) -> None:
        g.pop()
        before = g.impulse.wanted, g.impulse.close_in
        weigh(g)
        if before != (g.impulse.wanted, g.impulse.close_in):
            announce(g)

    def crumb(self, g: Berlin) -> None:
        """Nobody is asked anything here."""


def weigh(g: Berlin) -> None:
    """Whom the order concerns, whether they attack or close in, and how many of them must (2.3.2, R15)."""
    impulse = g.impulse
    impulse.ordered = concerned(g)
    impulse.close_in = bool(impulse.ordered) and not g.spaces_of(impulse.ordered) & next_to_soviets(g)
    able = openings(g)
    impulse.wanted = min(DIVISIONS, together(g, able))
    impulse.armour_wanted = bool(mask(able) & g.facts.ARMOURED)


def announce(g: Berlin) -> None:
    """Say what the order asks."""
    impulse = g.impulse
    g.note("order", "2.3.2", side=impulse.camp, wanted=impulse.wanted, close=int(impulse.close_in))


def concerned(g: Berlin) -> UnitSet:
    """The camp's divisions that the order concerns: neither entrenched nor in Berlin (2.3.2)."""
    f, state, impulse = g.facts, g.state, g.impulse
    number = group(GERMAN, impulse.camp)
    zones = state.held[number] & f.board.on_map & ~f.ENTRENCHED & ~f.BERLIN
    return g.units_in(zones, f.roster.members[number]) & ~state.used


def openings(g: Berlin) -> Openings:
    """What each division could do to obey: zones to attack or, if none is next to the enemy, to close in to.

    Help in an urban roll (9.2.4) counts once it is given, but is never asked for: it takes a unit in Berlin,
    which the order does not concern.
    """
    impulse, near = g.impulse, next_to_soviets(g)
    found: Openings = {}
    for unit in bits(impulse.ordered):
        zones = ends(g, unit, g.facts.points(unit)) & near if impulse.close_in else targets(g, 1 << unit)
        if zones:
            found[unit] = zones
    return found


def together(g: Berlin, able: Openings) -> int:
    """How many of these divisions can obey, all told: those that close in need room (6.1.2)."""
    if not g.impulse.close_in:
        return len(able)
    zones = 0
    for ends_of_one in able.values():
        zones |= ends_of_one
    room = sum(limit(g, GERMAN, z) - (g.state.at[z] & g.facts.GERMANS).bit_count() for z in bits(zones))
    return min(len(able), room)


def enough(g: Berlin, able: Openings, units: UnitSet) -> bool:
    """Whether these divisions, if they do what they can, meet the order (2.3.2)."""
    impulse = g.impulse
    obeying = {unit: able[unit] for unit in bits(units) if unit in able}
    armour = mask(obeying) & g.facts.ARMOURED or not impulse.armour_wanted
    return bool(armour) and together(g, obeying) >= impulse.wanted


def can_still_obey(g: Berlin, able: Openings, obeying: UnitSet, free: UnitSet, slots: int) -> bool:
    """Whether those who obey meet the order, or would with some of those still free to (2.3.2)."""
    spare = [1 << unit for unit in bits(free) if unit in able]
    return any(
        enough(g, able, obeying | sum(more))
        for number in range(min(DIVISIONS, slots) + 1)
        for more in combinations(spare, number)
    )
