"""What a player may lay over the map: supply, control, railways, command, reach, retreat, offensives."""

from __future__ import annotations

from stavka.games.roads.march import railways
from stavka.games.roads.overlays import command_of, hatched, reach_of, supply
from stavka.games.roads.terms import SIDES
from stavka.games.stalingrad_roads import offensives
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.kernel.names import SpaceSet, Unit, bits
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
            return hatched(g, name, g.state.control[SIDES.index(which)] & g.area, which)
        case "rail":
            return hatched(g, name, railways(g, SIDES.index(which)), which)
        case "offensives":
            return hatched(g, name, _offensives(g), "soviet")
        case "fortress":
            return hatched(g, name, g.zone(), "axis")
    if unit < 0 or not g.on_map(1 << unit):
        return Overlay(name)
    return {"command": command_of, "reach": reach_of, "retreat": retreat_of}[what](g, unit)


def _offensives(g: StalingradRoads) -> SpaceSet:
    """The hexes in reach of an offensive marker (11.3)."""
    found = 0
    for n, status in enumerate(g.state.offensive_status):
        if status == "map":
            found |= offensives.reach(g, n)
    return found


def retreat_of(g: StalingradRoads, unit: Unit) -> Overlay:
    """Where a unit would have to retreat to now, by its first hex (8.12)."""
    names, here = g.facts.board.names, g.state.where[unit]
    threats = g.facts.contact[here] & g.held(1 - g.facts.side_of[unit])
    hexes = g.retreat_hexes(unit, here, 1, threats, first=True)
    shown = hatched(g, "retreat-of", hexes, "retreat")
    shown.lines = [[names[here], names[space]] for space in bits(hexes)]
    return shown
