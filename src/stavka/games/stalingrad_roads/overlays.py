"""What a player may lay over the map: supply, control, railways, command, reach, retreat, offensives."""

from __future__ import annotations

from stavka.games.roads.command import command, source_range, supplied, supplied_hqs, supply_lines
from stavka.games.roads.march import ends, points_text, railways
from stavka.games.roads.movement import Reach, allowance
from stavka.games.roads.retreat import candidates
from stavka.games.roads.terms import SIDES
from stavka.games.stalingrad_roads import offensives
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.kernel.names import SpaceSet, Unit, bits
from stavka.kernel.paths import chains
from stavka.kernel.views import Overlay

OVERLAYS = (
    "supply-axis",
    "supply-soviet",
    "control-axis",
    "control-soviet",
    "rail-axis",
    "offensives",
    "fortress",
    "command-of",
    "reach-of",
    "retreat-of",
)


def overlay(g: StalingradRoads, name: str, unit: Unit) -> Overlay:
    """One of them. All is known to both players."""
    what, _, which = name.rpartition("-")
    match what or name:
        case "supply":
            return supply(g, name, SIDES.index(which))
        case "control":
            return _hatched(g, name, g.state.control[SIDES.index(which)] & g.area, which)
        case "rail":
            return _hatched(g, name, railways(g, SIDES.index(which)), which)
        case "offensives":
            return _hatched(g, name, _offensives(g), "soviet")
        case "fortress":
            return _hatched(g, name, g.zone(), "axis")
    if unit < 0 or not g.on_map(1 << unit):
        return Overlay(name)
    return {"command": command_of, "reach": reach_of, "retreat": retreat_of}[what](g, unit)


def _hatched(g: StalingradRoads, name: str, hexes: SpaceSet, pattern: str) -> Overlay:
    names = g.facts.board.names
    return Overlay(name, spaces={names[space]: pattern for space in bits(hexes)})


def _offensives(g: StalingradRoads) -> SpaceSet:
    """The hexes in reach of an offensive marker (11.3)."""
    found = 0
    for n, status in enumerate(g.state.offensive_status):
        if status == "map":
            found |= offensives.reach(g, n)
    return found


def supply(g: StalingradRoads, name: str, side: int) -> Overlay:
    """Where units would be in supply, the lines to the headquarters, and who would be cut off now (4)."""
    f, names = g.facts, g.facts.board.names
    hqs = supplied_hqs(g, side)
    reached = source_range(g, side)
    for hq in bits(hqs):
        reached |= command(g, hq)
    cut = g.on_map(f.SIDE[side]) & ~supplied(g, side) & ~hqs
    lines = supply_lines(g, side)
    ways = chains(g.sources(side) & g.open_to(side), lines, g.waters().line, g.spaces_of(hqs))
    return Overlay(
        name,
        spaces={names[space]: SIDES[side] for space in bits(reached)},
        units={f.roster.names[unit]: "out-of-supply" for unit in bits(cut)},
        lines=[[names[space] for space in way] for way in ways if len(way) > 1],
    )


def command_of(g: StalingradRoads, unit: Unit) -> Overlay:
    """The command radius of a headquarters (1.2)."""
    if not g.facts.HQS >> unit & 1:
        return Overlay("command-of")
    return _hatched(g, "command-of", command(g, unit), SIDES[g.facts.side_of[unit]])


def reach_of(g: StalingradRoads, unit: Unit) -> Overlay:
    """Where a unit could go with its whole allowance, and what that costs (7)."""
    names = g.facts.board.names
    found = Reach(g, unit, allowance(g, unit))
    hexes = ends(g, 1 << unit, found.hexes())
    shown = _hatched(g, "reach-of", hexes, "reach")
    near = hexes & ~found.always
    shown.figures = {names[space]: points_text(found.cheapest(space)[0]) for space in bits(near)}
    return shown


def retreat_of(g: StalingradRoads, unit: Unit) -> Overlay:
    """Where a unit would have to retreat to now, by its first hex (8.12)."""
    names, here = g.facts.board.names, g.state.where[unit]
    threats = g.facts.contact[here] & g.held(1 - g.facts.side_of[unit])
    hexes = candidates(g, unit, here, threats)
    shown = _hatched(g, "retreat-of", hexes, "retreat")
    shown.lines = [[names[here], names[space]] for space in bits(hexes)]
    return shown
