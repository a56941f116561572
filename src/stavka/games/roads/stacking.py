"""Stacking (1.11): looked at when a phase ends."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.play import Roads
from stavka.games.roads.terms import AXIS, SIDES, SOVIET
from stavka.kernel.decisions import Decision
from stavka.kernel.errors import Fault
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits
from stavka.kernel.steps import Step


def points(g: Roads[Any], units: UnitSet) -> int:
    """What units take up of a hex: elements of one division count as one (1.11.3 to 1.11.5)."""
    f = g.facts
    count, units = 0, units & ~f.HQS & ~f.ALARM
    while units:
        unit = units.bit_length() - 1
        units &= ~(f.division_of.get(unit, 0) | 1 << unit)
        count += 1
    return count


def at_odds(g: Roads[Any], units: UnitSet) -> bool:
    """Whether Hungarians and Romanians would share a hex (1.11.6)."""
    nations = g.facts.NATION
    return bool(units & nations["hungarian"]) and bool(units & nations["romanian"])


def legal(g: Roads[Any], space: Space, units: UnitSet) -> bool:
    """Whether these units may be in a hex."""
    limits = g.facts.tables.stacking
    if units.bit_count() <= 1:
        return True
    return (
        points(g, units) <= g.room(space, units)
        and (units & g.facts.HQS).bit_count() <= limits.hqs
        and not at_odds(g, units)
    )


def surplus(g: Roads[Any], space: Space, units: UnitSet) -> UnitSet:
    """Of units that may not be in one hex together, those with which there are too many (1.11.2)."""
    f, limits, found = g.facts, g.facts.tables.stacking, 0
    if points(g, units) > g.room(space, units):
        found |= units & ~f.HQS & ~f.ALARM
    if (units & f.HQS).bit_count() > limits.hqs:
        found |= units & f.HQS
    if at_odds(g, units):
        found |= units & (f.NATION["hungarian"] | f.NATION["romanian"])
    return found


def fits(g: Roads[Any], unit: Unit, space: Space) -> bool:
    """Whether a unit may stay there with the friends that are there."""
    return legal(g, space, g.stack(space, g.facts.side_of[unit]) | 1 << unit)


def overfull(g: Roads[Any]) -> SpaceSet:
    """The hexes where too many stand."""
    found = 0
    for side in (AXIS, SOVIET):
        for space in bits(g.held(side)):
            if not legal(g, space, g.stack(space, side)):
                found |= 1 << space
    return found


class EndOfPhase(Step[Roads[Any]]):
    """Who has too many units in a hex eliminates some of them, as he likes (1.11.2)."""

    def decide(self, g: Roads[Any]) -> Decision | None:
        for space in bits(overfull(g)):
            for side in (AXIS, SOVIET):
                units = surplus(g, space, g.stack(space, side))
                if units:
                    return Decision(side, "overstacked", "~1.11.2", {"lose": units}, {"space": space})
        return None

    def lose(self, g: Roads[Any], unit: Unit) -> None:
        """This one goes."""
        g.lost(unit, "~1.11.2")

    def crumb(self, g: Roads[Any]) -> None:
        return None


def broken(g: Roads[Any]) -> list[Fault]:
    """Hexes that both sides hold; too many in a hex is no fault before the phase ends."""
    names = g.facts.board.names
    return [
        Fault(f"Axis and Soviet units share {names[space]} (7.1.7)", word="stacking-shared", hex=names[space])
        for space in bits(g.held(AXIS) & g.held(SOVIET))
    ]


def faults(g: Roads[Any]) -> list[Fault]:
    """Hexes where more stand than may, at set-up."""
    names = g.facts.board.names
    return [
        Fault(f"too many {side} units in {names[space]} (1.11)", word="stacking-limit", hex=names[space])
        for n, side in enumerate(SIDES)
        for space in bits(g.held(n))
        if not legal(g, space, g.stack(space, n))
    ]
