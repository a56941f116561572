"""Withdrawals: units leave, Forts are dismantled, air units go home (10.1)."""

from __future__ import annotations

from stavka.games.absolute_war.control import settle
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import put_away, send_home
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Unit, UnitSet, bits
from stavka.kernel.steps import Step


class Withdrawals(Step[War]):
    """What must go this turn goes; a player may dismantle his Forts (10.1)."""

    on = ("Turn",)

    begun: bool = False

    def decide(self, g: War) -> Decision | None:
        if not self.begun:
            return None
        side, f = g.state.phasing, g.facts
        forts = g.on_map(g.of(side) & f.FORTS)
        if not forts:
            return None
        return Decision(side, "dismantle", "10.1.2", {"dismantle": forts, "done": True})

    def run(self, g: War) -> None:
        if self.begun:
            g.pop()
            return
        self.begun = True
        side = g.state.phasing
        send_home(g, g.on_map(g.of(side) & g.facts.AIRCRAFT))
        for unit in bits(leaving(g)):
            withdraw(g, unit)

    def dismantle(self, g: War, unit: Unit) -> None:
        """Take this Fort off the map."""
        zone = g.state.where[unit]
        g.note("dismantled", "10.1.2", unit=unit, space=zone)
        put_away(g, unit, g.facts.DESTROYED[g.state.phasing])
        settle(g, 1 << zone)

    def done(self, g: War) -> None:
        """Dismantle no more."""
        g.pop()


def leaving(g: War) -> UnitSet:
    """The phasing player's units that are due to leave (2.3.6, 10.1)."""
    f, found = g.facts, 0
    for unit in bits(g.of(g.state.phasing) & ~g.state.at[f.REMOVED]):
        exit_turn = f.units[unit].exit_turn
        if exit_turn and exit_turn <= g.state.turn:
            found |= 1 << unit
    return found


def withdraw(g: War, unit: Unit) -> None:
    """Take a unit out of the game; one that lies destroyed or captured has its price (10.1.1)."""
    f, side = g.facts, g.state.phasing
    zone = g.state.where[unit]
    lost = zone in (f.DESTROYED[side], f.CAPTURED[side])
    g.note("withdrawn", "10.1", unit=unit)
    put_away(g, unit, f.REMOVED)
    settle(g, 1 << zone)
    if lost:
        g.push(Price(unit=unit))


class Price(Step[War]):
    """A Resource Point or a War Status Point for a unit that cannot leave in person (10.1.1)."""

    needs = ("Withdrawals",)
    several = True

    unit: Unit

    def decide(self, g: War) -> Decision:
        side = g.state.phasing
        ways = ("rp",) * bool(g.state.rp[side]) + ("wsp",) * (not g.base or not g.state.rp[side])
        return Decision(side, "withdrawal-price", "10.1.1", {"pay": ways}, {"unit": self.unit})

    def pay(self, g: War, what: Choice) -> None:
        """Lose one of these."""
        g.pop()
        if what == "rp":
            g.earn(g.state.phasing, -1, "10.1.1")
        else:
            g.score(g.state.phasing, -1, "withdrawal", "10.1.1", unit=self.unit)
