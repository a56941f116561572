"""What a player may lay over the map: supply lines, control, activation, how far a unit can go."""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.logistics import german_lines, german_sources, soviet_lines, supplied
from stavka.games.race_for_berlin.movement import may_end, movement_points, next_door, terms
from stavka.games.race_for_berlin.terms import CAMPS, SOVIET, group
from stavka.kernel.board import AreaLayer
from stavka.kernel.names import SpaceSet, Unit, UnitSet, bits, union
from stavka.kernel.paths import chains, reach
from stavka.kernel.views import Overlay

OVERLAYS = ("supply-zhukov", "supply-konev", "supply-german", "control", "activation", "reach-of")


def overlay(g: Berlin, name: str, unit: Unit) -> Overlay:
    """One of them. All is known to both players."""
    match name:
        case "supply-german":
            return supply(
                g, name, german_sources(g), german_lines(g), g.facts.german_neighbours, g.facts.GERMANS
            )
        case "control":
            return control(g)
        case "activation":
            return activation(g)
        case "reach-of":
            return reach_of(g, unit)
        case _:
            camp = CAMPS.index(name.removeprefix("supply-"))
            sources = g.facts.SOVIET_SUPPLY[camp]
            units = g.facts.roster.members[group(SOVIET, camp)]
            return supply(g, name, sources, soviet_lines(g, camp), g.facts.neighbours, units)


def supply(
    g: Berlin, name: str, sources: SpaceSet, lines: SpaceSet, layer: AreaLayer, units: UnitSet
) -> Overlay:
    """The zones that supply reaches, the lines to each unit, and who would be cut off now (3.1)."""
    names, fed = g.facts.board.names, supplied(g)
    on_map = g.on_map(units)
    found = chains(sources & lines, lines, layer, g.spaces_of(on_map & fed))
    return Overlay(
        name,
        spaces={names[zone]: name.removeprefix("supply-") for zone in bits(lines)},
        units={g.rules.roster.names[unit]: "unsupplied" for unit in bits(on_map & ~fed)},
        lines=[[names[zone] for zone in chain] for chain in found if len(chain) > 1],
    )


def control(g: Berlin) -> Overlay:
    """Who holds each zone: by units in it, by a control marker, by Americans (7.3.4, 9.1)."""
    f, state = g.facts, g.state
    holders = [
        (state.american, "american"),
        (g.germans(), "german"),
        *((state.control[camp] | state.held[group(SOVIET, camp)], CAMPS[camp]) for camp in (0, 1)),
    ]
    spaces = {}
    for (
        zones,
        holder,
    ) in holders:  # Soviet troops in a Berlin zone come last: the zone is contested, or theirs
        spaces.update({f.board.names[zone]: holder for zone in bits(zones & f.board.on_map)})
    return Overlay("control", spaces=spaces)


def activation(g: Berlin) -> Overlay:
    """Who has acted this turn, who is about to, who still can (4.1.4)."""
    state, impulse = g.state, g.state.impulse
    marks: dict[Unit, str] = dict.fromkeys(bits(g.on_map(g.facts.SOVIETS | g.facts.GERMANS)), "ready")
    marks |= dict.fromkeys(bits(state.used), "used")
    if impulse is not None:
        modes = (("moving", impulse.movers), ("fighting", impulse.fighters), ("reserve", impulse.reserves))
        for mark, units in modes:
            marks |= dict.fromkeys(bits(units), mark)
    return Overlay("activation", units={g.rules.roster.names[unit]: mark for unit, mark in marks.items()})


def reach_of(g: Berlin, unit: Unit) -> Overlay:
    """Where a unit on the map could go with all its points, and what that costs (7.1)."""
    f = g.facts
    if unit < 0 or not g.on_map(1 << unit):
        return Overlay("reach-of")
    here, dry = g.state.where[unit], bool(g.state.impulse and g.state.impulse.dry >> unit & 1)
    costs, halt = terms(g, unit, -1, dry)
    points = 0 if g.state.unsupplied >> unit & 1 else f.points(unit)
    by_cost = reach(1 << here, points, costs, halt)
    open_to = may_end(g, unit, here, union(by_cost) | next_door(costs, here))
    figures = {
        f.board.names[zone]: movement_points(cost)
        for cost, zones in enumerate(by_cost)
        for zone in bits(zones & open_to)
    }
    return Overlay("reach-of", {f.board.names[zone]: "reach" for zone in bits(open_to)}, figures)
