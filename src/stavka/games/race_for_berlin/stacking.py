"""Stacking (6)."""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import SOVIET
from stavka.kernel.errors import Fault
from stavka.kernel.names import Space, SpaceSet, bits

ALL = -1
"""The set of everything."""


def limit(g: Berlin, nationality: int, zone: Space) -> int:
    """How many units of a nationality a zone may hold (6.1.2)."""
    f = g.facts
    limits = f.limits
    if f.BERLIN >> zone & 1:
        return limits.berlin_soviet_stacking if nationality == SOVIET else limits.berlin_german_stacking
    if nationality != SOVIET:
        return limits.german_stacking
    return len(f.units) if f.UNLIMITED >> zone & 1 else limits.soviet_stacking


def full(g: Berlin, nationality: int, among: SpaceSet = ALL, *, over: int = 0) -> SpaceSet:
    """Zones that can take no further unit of a nationality (6.1.2), or hold so many over the limit."""
    f, at = g.facts, g.state.at
    limits = f.limits
    found = 0
    if nationality == SOVIET:
        units, zones = f.SOVIETS, g.soviets() & ~f.UNLIMITED
        most, in_berlin = limits.soviet_stacking, limits.berlin_soviet_stacking
    else:
        units, zones = f.GERMANS, g.germans()
        most, in_berlin = limits.german_stacking, limits.berlin_german_stacking
    for zone in bits(zones & f.board.on_map & among):
        if (at[zone] & units).bit_count() >= (in_berlin if f.BERLIN >> zone & 1 else most) + over:
            found |= 1 << zone
    return found


def crowded(g: Berlin, nationality: int) -> SpaceSet:
    """Zones with more units of a nationality than they may hold (6.1.2)."""
    return full(g, nationality, over=1)


def broken(g: Berlin, spared: SpaceSet = 0) -> list[Fault]:
    """Zones that break stacking; one that is spared may hold one unit too many."""
    f, at = g.facts, g.state.at
    found = []
    for zone in bits((g.soviets() | g.germans()) & f.board.on_map):
        name = f.board.names[zone]
        soviets, germans = (at[zone] & f.SOVIETS).bit_count(), (at[zone] & f.GERMANS).bit_count()
        if soviets and germans and not f.BERLIN >> zone & 1:
            told = f"Soviet and German units share {name} (6.1.2)"
            found.append(Fault(told, word="stacking-shared", zone=name))
        for nationality, count in enumerate((soviets, germans)):
            most = limit(g, nationality, zone)
            if count > most + (spared >> zone & 1):
                told = f"{count} units in {name}, where {most} may stand (6.1.2)"
                found.append(Fault(told, word="stacking-limit", count=count, zone=name, most=most))
    return found
