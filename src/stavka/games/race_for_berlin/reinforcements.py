"""Reinforcements (2.1, 11.5, 11.6)."""

from __future__ import annotations

from typing import Any

from stavka.games.race_for_berlin.control import entered
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.stacking import full
from stavka.games.race_for_berlin.terms import CAMPS, SOVIET, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits, lowest
from stavka.kernel.paths import rings
from stavka.kernel.steps import Step


class Reinforcements(Step[Berlin]):
    """One roll for each army or division still waiting, then the Twelfth Army (2.1)."""

    on = ("Turn",)

    pending: UnitSet = -1

    def run(self, g: Berlin) -> None:
        if self.pending < 0:
            self.pending = g.state.at[g.facts.WAITING] & ~g.facts.TWELFTH
        if self.pending:
            unit = lowest(self.pending)
            units = (g.facts.army_of[unit] or 1 << unit) & self.pending
            self.pending &= ~units
            self._roll(g, units)
            return
        g.pop()
        twelfth_army(g)

    def _roll(self, g: Berlin, units: UnitSet) -> None:
        """1d6 + turn above 6 brings an army or a division (2.1.1)."""
        if not units & g.state.delayed:
            die = g.roll("reinforcement")
            came = die + g.state.turn > g.facts.rolls.reinforcement_over
            g.note("reinforcement", "2.1.1", units=units, die=die, turn=g.state.turn, came=int(came))
            if not came:
                return
        arrive(g, units)


def twelfth_army(g: Berlin) -> None:
    """From turn 4 a roll for the Twelfth Army; after its success two of its units a turn (2.1.2)."""
    state, rolls = g.state, g.facts.rolls
    if 0 < state.twelfth <= state.turn:
        waiting = state.at[g.facts.WAITING] & g.facts.TWELFTH
        drawn = []
        for _ in range(min(rolls.twelfth_army_a_turn, waiting.bit_count())):
            drawn.append(g.draw(waiting, "twelfth-army"))
            waiting &= ~(1 << drawn[-1])
        for unit in reversed(drawn):
            arrive(g, 1 << unit)
    elif not state.twelfth and state.turn >= rolls.twelfth_army_from:
        die = g.roll("twelfth-army")
        came = die + state.turn > rolls.twelfth_army_over
        g.note("twelfth-army", "2.1.2", die=die, turn=state.turn, came=int(came))
        if came:
            state.twelfth = state.turn + 1


def arrive(g: Berlin, units: UnitSet) -> None:
    """Bring units on the map, or note that no zone is open to them (R10, R11)."""
    unit = lowest(units)
    zones = open_zones(g, unit)
    if zones:
        g.state.delayed &= ~units
        g.push(Arrival(units=units))
    elif not units & g.facts.TWELFTH:  # of the Twelfth Army two are drawn anew next turn
        g.state.delayed |= units
        g.note("no-way-in", "2.1.3", units=units)


def open_zones(g: Berlin, unit: Unit) -> SpaceSet:
    """Where a reinforcement may be placed: its arrival zone, else the nearest edge supply point (2.1.3)."""
    f = g.facts
    row = f.units[unit]
    north, west, south = (f.GERMAN_SUPPLY[edge] for edge in ("north", "west", "south"))
    match row.entry:
        case "joachimsthal":
            first, others = 1 << f.board.index["joachimsthal"], north
        case "south-edge":
            first, others = f.SOUTH_EDGE, north | west | south
        case "twelfth-army":
            first, others = west, north | south
        case _:
            return f.SOVIET_SUPPLY[CAMPS.index(row.camp)] & ~closed(g, unit)
    shut = closed(g, unit)
    if first & ~shut:
        return first & ~shut
    for ring in rings(first, f.board.on_map, f.neighbours)[1:]:
        if ring & others & ~shut:
            return ring & others & ~shut
    return 0


def closed(g: Berlin, unit: Unit) -> SpaceSet:
    """Zones that take no reinforcement: enemy-held, American or full (2.1.3, 2.2.3, 6.1.2).

    Nor does a Soviet unit join those of the other camp of its own will (7.3.3).
    """
    f, state = g.facts, g.state
    nation = f.nation_of[unit]
    rival = state.held[other(f.camp_of[unit])] if nation == SOVIET else 0
    return g.enemies(nation) | rival | state.american | full(g, nation)


class Arrival(Step[Berlin]):
    """Where a reinforcement enters (2.1.3); both counters of an army in one zone (R10)."""

    several = True

    units: UnitSet

    def decide(self, g: Berlin) -> Decision | None:
        unit = lowest(self.units)
        zones = open_zones(g, unit)
        if not zones:
            return None
        facts = {"units": self.units}
        return Decision(g.facts.camp_of[unit], "arrival", "2.1.3", {"to": zones}, facts)

    def run(self, g: Berlin) -> None:
        """The last open zone was filled by another unit meanwhile."""
        g.pop()
        arrive(g, self.units)

    def to(self, g: Berlin, zone: Space) -> None:
        """Place it there, ready to be activated (2.1.1)."""
        for unit in bits(self.units):
            g.place(unit, zone)
            entered(g, unit, zone)
        g.note("arrived", "2.1.3", units=self.units, space=zone)
        g.pop()

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-arrival", {"units": self.units}
