"""Who controls a zone, and what a change brings (3.7, 15.1.4, 18.3, 19.5)."""

from __future__ import annotations

from stavka.games.absolute_war import axis
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import only_air, put_away, send_home, shift, stacks_in
from stavka.games.absolute_war.terms import GERMAN, PLANTS, SOVIET, other, owner
from stavka.kernel.names import Side, Space, SpaceSet, Unit, UnitSet, bits, mask


def settle(g: War, zones: SpaceSet) -> None:
    """See who controls zones after units came or went: the last with a stack there does."""
    while zones:
        present = [g.present(side) for side in (GERMAN, SOVIET)]
        for zone in bits(zones & g.facts.board.on_map):
            here = [held >> zone & 1 for held in present]
            if here[GERMAN] != here[SOVIET]:
                side = GERMAN if here[GERMAN] else SOVIET
                if not g.state.control[side] >> zone & 1 and _takes_control(g, zone, side):
                    capture(g, zone, side)
            _stranded(g, zone, here)
        zones = axis.watch(g)


def _stranded(g: War, zone: Space, here: list[int]) -> None:
    """Air units left by themselves with the enemy or in his zone go home: they hold nothing (3.7, 18.5)."""
    for side in (GERMAN, SOVIET):
        left = g.state.at[zone] & g.of(side) & g.facts.AIRCRAFT
        # Small stacks are there without control (23.2.1).
        if left and not here[side] and (here[other(side)] or g.state.control[other(side)] >> zone & 1):
            _fly_home(g, left)


def _fly_home(g: War, aircraft: UnitSet) -> None:
    for unit in bits(aircraft):
        g.note("recalled", "18.5", unit=unit)
    send_home(g, aircraft)


def _takes_control(g: War, zone: Space, side: Side) -> bool:
    """Small stacks and Forts take no region or box (23.2.1)."""
    small = "small-stacks" in g.advanced and not g.facts.HEX >> zone & 1
    return not small or bool(g.massed(side) >> zone & 1)


def capture(g: War, zone: Space, side: Side) -> None:
    """A zone changes hands: points for a major city and, once, for an enemy War Crime site (3.7)."""
    f, state, bit = g.facts, g.state, 1 << zone
    enemy = other(side)
    state.control[side] |= bit
    state.control[enemy] &= ~bit
    g.note("captured", "3.7", side=side, space=zone)
    if f.HEX & bit:
        g.score(side, 1, "major-city", "15.1.4", space=zone)
    if f.CRIMES[enemy] & bit and not state.crimes & bit:
        state.crimes |= bit
        g.score(side, 1, "war-crime", "15.1.4", space=zone)
    _move_plants(g, zone, side)
    if f.NEAR_HUNGARY & bit and side == SOVIET:
        state.freed = True


def _move_plants(g: War, zone: Space, side: Side) -> None:
    """Industry and Lend-Lease markers are lost with their zone, and come back with it (19.5)."""
    state, name = g.state, g.facts.board.names[zone]
    for plant, at in PLANTS.items():
        if at != name:
            continue
        if owner(plant) != side and plant in state.ready + state.spent:
            state.ready = tuple(p for p in state.ready if p != plant)
            state.spent = tuple(p for p in state.spent if p != plant)
            state.lost = tuple(sorted((*state.lost, plant)))
            g.note("plant-lost", "19.5", plant=plant, space=zone)
        elif owner(plant) == side and plant in state.lost:
            state.lost = tuple(p for p in state.lost if p != plant)
            state.ready = tuple(sorted((*state.ready, plant)))
            g.note("plant-back", "19.5", plant=plant, space=zone)


def enter(g: War, units: tuple[Unit, ...], zone: Space) -> None:
    """A stack goes into a zone: what cannot stop it leaves, and control is settled (11.5, 18.3, 18.5)."""
    origin = g.state.where[units[0]]
    shift(g, units, zone)
    if mask(units) & ~g.facts.AIRCRAFT:
        brush_aside(g, zone, other(g.side_of(units[0])))
    settle(g, 1 << origin | 1 << zone)


def brush_aside(g: War, zone: Space, side: Side) -> None:
    """Unfinished Forts are eliminated, air units by themselves go home, when an enemy comes (18.3, 18.5)."""
    f, state = g.facts, g.state
    for fort in bits(state.at[zone] & g.of(side) & f.FORTS & state.back):
        g.note("fort-overrun", "18.3", unit=fort, space=zone)
        put_away(g, fort, f.DESTROYED[side])
    for stack in stacks_in(g, zone, g.of(side)):
        if only_air(g, stack):
            _fly_home(g, mask(stack))
