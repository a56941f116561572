"""Stacking (5)."""

from __future__ import annotations

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.terms import AXIS, GERMAN, SIDES, SOVIET
from stavka.kernel.errors import Fault
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits


def at_odds(g: VictoryLost, unit: Unit, others: UnitSet) -> UnitSet:
    """Those of the pieces with which a piece may not stack: allies of a third nationality (5.0.3)."""
    f = g.facts
    nation = f.nation_of[unit]
    if f.side_of[unit] == SOVIET or nation == GERMAN:
        return 0
    return others & ~f.NATION[GERMAN] & ~f.NATION[nation]


def fits(g: VictoryLost, unit: Unit, space: Space) -> bool:
    """Whether a piece may end there, with the friends that are there (5.0.1, 5.0.3)."""
    f = g.facts
    friends = g.state.at[space] & f.SIDE[f.side_of[unit]] & ~(1 << unit)
    hqs = friends & f.HQS
    if f.HQS >> unit & 1:
        if hqs:
            return False
    elif (friends & ~hqs).bit_count() >= f.limits.combat_units:
        return False
    return not at_odds(g, unit, friends)


def room(g: VictoryLost, unit: Unit, spaces: SpaceSet) -> SpaceSet:
    """Of these hexes, those where a piece may end (5.0.4)."""
    held = spaces & g.pieces(g.facts.side_of[unit])
    for space in bits(held):
        if fits(g, unit, space):
            held ^= 1 << space
    return spaces & ~held


def broken(g: VictoryLost) -> list[Fault]:
    """Hexes that break stacking."""
    f, at = g.facts, g.state.at
    found = []
    for space in bits(g.pieces(AXIS) | g.pieces(SOVIET)):
        name, here = f.board.names[space], at[space]
        if here & f.SIDE[AXIS] and here & f.SIDE[SOVIET]:
            told = f"Axis and Soviet pieces share {name} (5.0.2)"
            found.append(Fault(told, word="stacking-shared", hex=name))
        for side, own in zip(SIDES, f.SIDE, strict=True):
            mine = here & own
            troops, hqs = (mine & ~f.HQS).bit_count(), (mine & f.HQS).bit_count()
            if troops > f.limits.combat_units or hqs > f.limits.hqs:
                told = f"{troops} {side} combat units and {hqs} headquarters in {name} (5.0.1)"
                found.append(Fault(told, word="stacking-limit", hex=name, side=side, troops=troops, hqs=hqs))
            if any(at_odds(g, unit, mine) for unit in bits(mine)):
                told = f"allies of two nationalities share {name} (5.0.3)"
                found.append(Fault(told, word="stacking-nations", hex=name))
    return found
