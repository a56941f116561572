"""Free moves into full zones: stacking is looked at when a force has made all of them (5.1, 6.1.1, R76).

Only one zone is ever over its limit, by one unit: the next to move must leave it. Any outcome that keeps the
limits can be reached so, and nobody can move himself into one that does not.
"""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.movement import german_enter, homeward, must_test, soviet_enter
from stavka.games.race_for_berlin.stacking import full
from stavka.games.race_for_berlin.terms import SOVIET
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits, lowest


def exits(g: Berlin, unit: Unit, *, sure: bool = False) -> SpaceSet:
    """Where a unit's free move may lead, stacking apart (5.1); if `sure`, whatever it rolls (7.2.2)."""
    f, zone = g.facts, g.state.where[unit]
    if f.nation_of[unit] == SOVIET:
        camp = f.camp_of[unit]
        enter = soviet_enter(g, camp)
        if not f.SECTOR[camp] >> zone & 1:
            enter |= homeward(g, camp, zone)
        return f.neighbours[zone] & enter & ~f.BERLIN
    if g.soviet_berlin() >> zone & 1:
        return 0  # it may not leave Berlin from there (7.4.2)
    floor = f.index[zone] if sure and must_test(g, unit) else NONE
    return f.german_neighbours[zone] & german_enter(g, floor) & ~f.BERLIN


def open_ends(g: Berlin, unit: Unit, zones: SpaceSet, waiting: UnitSet) -> SpaceSet:
    """Of these zones, those with room for a unit, or where others that have still to move can make it."""
    home = g.state.where[unit]
    packed = full(g, g.facts.nation_of[unit], zones)
    found = zones & ~packed
    for zone in bits(zones & packed):
        g.place(unit, zone)
        if relieved(g, zone, waiting):
            found |= 1 << zone
        g.place(unit, home)
    return found


def relieved(g: Berlin, zone: Space, waiting: UnitSet) -> bool:
    """Whether units that have still to move can relieve a zone of one, each making room for the last."""
    state = g.state
    seen = pending = 1 << zone
    while pending:
        here = lowest(pending)
        pending &= ~(1 << here)
        units = state.at[here] & waiting
        if units:
            unit = lowest(units)
            onward = exits(g, unit, sure=True) & ~seen
            if onward & ~full(g, g.facts.nation_of[unit], onward):
                return True
            seen |= onward
            pending |= onward
    return False


def reliefs(g: Berlin, zone: Space, waiting: UnitSet) -> UnitSet:
    """Who may move next where a zone holds one too many: it can be relieved whatever he rolls."""
    found = 0
    for unit in bits(g.state.at[zone] & waiting):
        others = waiting & ~(1 << unit)
        if relieved(g, zone, others) or open_ends(g, unit, exits(g, unit, sure=True), others):
            found |= 1 << unit
    return found
