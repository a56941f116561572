"""Replacements: shattered, destroyed and captured units come back (10.4)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import solitaire
from stavka.games.absolute_war.card_play import Playing, playable, possible
from stavka.games.absolute_war.deployment import Place, fort_zones, zones_for
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import Pay, kinds
from stavka.games.absolute_war.reinforcements import reserve_room
from stavka.games.absolute_war.terms import GERMAN
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Stage, Unit, UnitSet, bits, mask

STAGES = ("shattered", "destroyed", "captured")
PRICES = {"shattered": 0, "destroyed": 1, "captured": 2}
"""Resource Points a unit (10.4)."""


class Replacements(Playing):
    """Box by box, in this order: Shattered for nothing, Destroyed for one RP, Captured for two (10.4)."""

    on = ("Turn",)

    stage: Stage = 0

    def decide(self, g: War) -> Decision | None:
        if self.stage == len(STAGES):
            return None
        side = g.state.phasing
        units = self._units(g)
        quick = self._quick(g, units)
        hidden = possible(g, side, "strategic", "replacements")
        if not units and not hidden:
            return None
        cards = playable(g, side, "strategic", "replacements")
        forced = STAGES[self.stage] == "destroyed" and solitaire.must_rebuild(g, bits(units))
        verbs: dict[str, Any] = {"rebuild": units, "rush": quick, "play": cards, "done": not forced}
        box = STAGES[self.stage]
        return Decision(side, f"replace-{box}", "10.4", verbs, always=hidden)

    def _units(self, g: War) -> UnitSet:
        """The units of the box that the player can pay for; a Fort needs a zone (18.3)."""
        f, side, box = g.facts, g.state.phasing, STAGES[self.stage]
        if g.state.rp[side] < PRICES[box]:
            return 0
        spaces = {"shattered": f.SHATTERED, "destroyed": f.DESTROYED, "captured": f.CAPTURED}[box]
        units = g.state.at[spaces[side]] & ~(1 << f.FORTRESS)
        if box == "destroyed" and not solitaire.affords(g, side, PRICES[box]):
            units &= f.LARGE  # what the Enemy of the solitaire game has to rebuild first (24.3.5)
        forts = units & f.FORTS
        return units & ~forts | mask(fort for fort in bits(forts) if fort_zones(g, fort))

    def _quick(self, g: War, units: UnitSet) -> UnitSet:
        """Those that a Combat Marker brings to the map at once: not captured ones (10.4.1)."""
        if STAGES[self.stage] == "captured" or not kinds(g, g.state.phasing):
            return 0
        return mask(unit for unit in bits(units & ~g.facts.SPECIAL) if zones_for(g, unit))

    def rebuild(self, g: War, unit: Unit) -> None:
        """Bring this unit back."""
        f, side = g.facts, g.state.phasing
        self._pay(g)
        if f.FORTS >> unit & 1:
            g.state.back |= 1 << unit
            g.push(Place(unit=unit, zones=fort_zones(g, unit), rule="18.3"))
        elif f.AIRCRAFT >> unit & 1:
            g.state.back &= ~(1 << unit)
            g.place(unit, f.AIR[side])
            g.note("rebuilt", "18.5", unit=unit)
        elif STAGES[self.stage] == "captured" and side == GERMAN:
            g.place(unit, f.DESTROYED[side])
            g.note("ransomed", "10.4d", unit=unit)
        else:
            to_reserve(g, unit)

    def rush(self, g: War, unit: Unit) -> None:
        """Put this unit on the map at once, Disrupted, for a Combat Marker more."""
        self._pay(g)
        g.push(Place(unit=unit, zones=zones_for(g, unit), rule="10.4.1", disrupted=True))
        g.push(Pay(side=g.state.phasing, rule="10.4.1"))

    def _pay(self, g: War) -> None:
        price = PRICES[STAGES[self.stage]]
        if price:
            g.earn(g.state.phasing, -price, "10.4")

    def done(self, g: War) -> None:
        """No more from this box."""
        self.stage += 1

    def run(self, g: War) -> None:
        self.stage += 1
        if self.stage > len(STAGES):
            g.pop()


def to_reserve(g: War, unit: Unit) -> None:
    """Into the Strategic Reserve; if it is full, onto the turn track for the next turn (10.4.2)."""
    f, side = g.facts, g.side_of(unit)
    if reserve_room(g, side) > 0:
        g.place(unit, f.RESERVE[side])
        g.note("rebuilt", "10.4", unit=unit)
    else:
        g.place(unit, f.WAITING)
        g.state.due[unit] = g.state.turn + 1
        g.note("rebuilt-later", "10.4.2", unit=unit, turn=g.state.turn + 1)
