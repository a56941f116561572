"""The Strategic Reserve: from the map to its box and back (10.5, 13)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import axis, card_windows
from stavka.games.absolute_war.card_play import Playing, playable, possible
from stavka.games.absolute_war.control import settle
from stavka.games.absolute_war.counts import Units
from stavka.games.absolute_war.deployment import (
    Place,
    raisable,
    raise_unit,
    regroup,
    regroupable,
    zones_for,
)
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import Pay, kinds
from stavka.games.absolute_war.reinforcements import reserve_room
from stavka.games.absolute_war.stacks import put_away, stack_of
from stavka.games.absolute_war.terms import GERMAN, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Stage, Unit, UnitSet, bits, mask

MOST = 4
"""Units that may go to the Reserve in one phase (10.5.1)."""


class Reserves(Playing):
    """Up to four units go from the map to the Reserve, a Combat Marker each (10.5.1)."""

    on = ("Turn",)

    gone: Units = 0
    free: Units = 0
    """Units that a card sends for nothing (card G10)."""

    def decide(self, g: War) -> Decision | None:
        side = g.state.phasing
        units = self._units(g)
        hidden = possible(g, side, "strategic", "reserves")
        if not units and not hidden:
            return None
        cards = playable(g, side, "strategic", "reserves")
        verbs: dict[str, Any] = {"pull": units, "play": cards, "done": True}
        return Decision(side, "reserves", "10.5.1", verbs, always=hidden)

    def _units(self, g: War) -> UnitSet:
        f, side = g.facts, g.state.phasing
        if self.gone >= MOST or reserve_room(g, side) <= 0:
            return 0
        units = g.on_map(g.of(side)) & ~(f.STATIC | f.AIRCRAFT | g.state.unsupplied)
        if not kinds(g, side):
            units &= f.GERMANS if self.free else 0
        return units & ~tied(g)

    def pull(self, g: War, unit: Unit) -> None:
        """Send this unit to the Reserve."""
        self.gone += 1
        pull(g, unit)
        if self.free and g.facts.GERMANS >> unit & 1:
            self.free -= 1
        else:
            g.push(Pay(side=g.state.phasing, rule="10.5.1"))

    def done(self, g: War) -> None:
        """Send no more."""
        g.pop()

    def run(self, g: War) -> None:
        g.pop()


def tied(g: War) -> UnitSet:
    """Units that may not leave home of their own will (18.6, 18.9)."""
    return mask(unit for unit in (g.facts.HUNGARIAN_HOME, g.facts.GROUP_F) if axis.stays_home(g, unit))


def pull(g: War, unit: Unit) -> None:
    """A unit leaves the map for the Reserve."""
    zone = g.state.where[unit]
    g.note("to-reserve", "10.5", unit=unit, origin=zone)
    put_away(g, unit, g.facts.RESERVE[g.side_of(unit)])
    settle(g, 1 << zone)


class ReservePhase(Playing):
    """Units come out of the Reserve, anywhere that a line over land reaches (13.1)."""

    on = ("Turn",)

    stage: Stage = 0
    placed: UnitSet = 0
    over: bool = False
    """The deployments are over: card S43 has been played."""

    def decide(self, g: War) -> Decision | None:
        if self.stage != 1:
            return None
        side = g.state.phasing
        reserve = 0 if self.over else g.state.at[g.facts.RESERVE[side]]
        units = mask(unit for unit in bits(reserve) if self._zones(g, unit))
        hidden = possible(g, side, "reserve")
        if not units and not hidden and not self.placed:
            return None
        stacks = mask(unit for placed in bits(g.on_map(self.placed)) for unit in stack_of(g, placed))
        verbs: dict[str, Any] = {
            "deploy": units,
            "raise_up": raisable(g, stacks),
            "regroup": regroupable(g, self.placed),
            "play": playable(g, side, "reserve"),
            "done": True,
        }
        return Decision(side, "deploy", "13.1", verbs, always=hidden)

    def _zones(self, g: War, unit: Unit) -> int:
        return zones_for(g, unit, by_sea=bool(g.state.convoys))

    def run(self, g: War) -> None:
        self.stage += 1
        if self.stage == 1:
            if g.state.phasing == GERMAN:
                enemy = other(g.state.phasing)
                card_windows.ask(g, enemy, card_windows.RESERVE_WINDOW, "enemy-reserve")
            return
        g.state.blocked = 0
        g.state.convoys = 0
        g.pop()

    def deploy(self, g: War, unit: Unit) -> None:
        """Put this unit on the map."""
        self.placed |= 1 << unit
        zones = self._zones(g, unit)
        g.push(Place(unit=unit, zones=zones, rule="13.1", by_convoy=zones & ~zones_for(g, unit)))

    def raise_up(self, g: War, unit: Unit) -> None:
        """Bring this unit to the top of its stack."""
        raise_unit(g, unit)

    def regroup(self, g: War, unit: Unit) -> None:
        """Put this unit in another stack of its zone."""
        regroup(g, unit)

    def done(self, g: War) -> None:
        """Deploy no more."""
        self.stage = 2
