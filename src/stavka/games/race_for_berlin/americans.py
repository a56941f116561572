"""The American advance (2.2)."""

from __future__ import annotations

from typing import Any

from stavka.games.race_for_berlin.control import destroy, entered, lose_marker
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.stacking import full
from stavka.games.race_for_berlin.terms import GERMAN, KONEV, ZHUKOV
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits
from stavka.kernel.steps import Step


class AmericanAdvance(Step[Berlin]):
    """One die each turn: on which track the Americans capture a zone (2.2.1)."""

    on = ("Turn",)

    def run(self, g: Berlin) -> None:
        g.pop()
        if g.state.stopped:
            return
        die = g.roll("american")
        track = g.facts.american[g.state.turn][die - 1]
        g.note("american-roll", "2.2.1", die=die, track=track)
        if track:
            advance(g, track)


def next_zone(g: Berlin, track: int) -> Space:
    """The zone that an advance on a track would capture (2.2.2)."""
    return g.facts.tracks[track][g.state.tracks[track - 1]]


def advance(g: Berlin, track: int) -> None:
    """Capture the next zone of a track, unless a Soviet unit is there (2.2.2 to 2.2.5, 2.2.8)."""
    f, state = g.facts, g.state
    zone = next_zone(g, track)
    if state.at[zone] & f.SOVIETS:
        stop(g, "2.2.4", zone)
        return
    state.american |= 1 << zone
    for number, zones in f.tracks.items():
        if zones[state.tracks[number - 1]] == zone:  # Leipzig counts for both its tracks
            state.tracks[number - 1] += 1
    g.note("american-capture", "2.2.2", space=zone, track=track)
    lose_marker(g, zone, "zone-american", "2.2.2")
    if f.BERLIN >> zone & 1:
        g.note("americans-in-berlin", "2.2.8", space=zone)
        g.end("americans", 0)
        return
    germans = state.at[zone] & f.GERMANS
    if germans:
        overrun(g, zone, germans)


def stop(g: Berlin, rule: str, zone: Space) -> None:
    """The American advance is over on all tracks (2.2.4, 2.2.7)."""
    if not g.state.stopped:
        g.state.stopped = True
        g.note("americans-stopped", rule, space=zone)


def overrun(g: Berlin, zone: Space, germans: UnitSet) -> None:
    """Each German unit in a captured zone rolls: gone, or off to an adjacent zone further east (2.2.5)."""
    fleeing = 0
    for unit in bits(germans):
        die = g.roll("american-test")
        escapes = die >= g.facts.rolls.refuge
        g.note("american-test", "2.2.5", unit=unit, die=die, passed=int(escapes))
        if escapes:
            fleeing |= 1 << unit
        else:
            destroy(g, unit, g.facts.REMOVED)
    if fleeing:
        g.push(Refuge(zone=zone, pending=fleeing))


def refuges(g: Berlin, zone: Space) -> SpaceSet:
    """Adjacent zones of higher index that are open to a German unit in flight (2.2.5, R13)."""
    f = g.facts
    shut = g.state.american | g.soviets() | full(g, GERMAN)
    higher = f.board.on_map & ~f.index_at_most[f.index[zone]]
    return f.german_neighbours[zone] & higher & ~shut


class Refuge(Step[Berlin]):
    """Where the German units that escaped the Americans go, Konev's first (2.2.5, R13)."""

    zone: Space
    pending: UnitSet
    chosen: Unit = NONE

    def decide(self, g: Berlin) -> Decision | None:
        zones = refuges(g, self.zone)
        if not self.pending or not zones:
            return None
        f = g.facts
        if self.chosen != NONE:
            facts = {"unit": self.chosen, "space": self.zone}
            return Decision(f.camp_of[self.chosen], "refuge", "2.2.5b", {"to": zones}, facts)
        camp = KONEV if self.pending & f.CAMP[KONEV] else ZHUKOV
        units = self.pending & f.CAMP[camp]
        return Decision(camp, "refuge-unit", "2.2.5b", {"unit": units}, {"space": self.zone})

    def unit(self, g: Berlin, unit: Unit) -> None:
        """Place this one next: there may not be room for all (6.1.2)."""
        self.chosen = unit

    def to(self, g: Berlin, zone: Space) -> None:
        """Place it there."""
        unit, self.chosen = self.chosen, NONE
        self.pending &= ~(1 << unit)
        g.place(unit, zone)
        entered(g, unit, zone)
        g.note("refuge", "2.2.5", unit=unit, space=zone)

    def run(self, g: Berlin) -> None:
        """Those for whom no zone is open are removed (2.2.5)."""
        for unit in bits(self.pending):
            destroy(g, unit, g.facts.REMOVED)
            g.note("no-refuge", "2.2.5c", unit=unit)
        g.pop()

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-refuge", {"space": self.zone}
