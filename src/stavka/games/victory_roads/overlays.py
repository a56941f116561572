"""What a player may lay over the map: supply, control, railways, theatres, command, reach, retreat."""

from __future__ import annotations

from stavka.games.roads.march import railways
from stavka.games.roads.overlays import command_of, hatched, reach_of, supply
from stavka.games.roads.terms import SIDES, other
from stavka.games.victory_roads import retreats
from stavka.games.victory_roads.play import VictoryRoads
from stavka.kernel.names import Unit, bits
from stavka.kernel.views import Overlay

OVERLAYS = (
    "supply-axis",
    "supply-soviet",
    "control-axis",
    "control-soviet",
    "rail-axis",
    "theatres",
    "fortified",
    "command-of",
    "reach-of",
    "retreat-of",
)


def overlay(g: VictoryRoads, name: str, unit: Unit) -> Overlay:
    """One of them. All is known to both players."""
    what, _, which = name.rpartition("-")
    match what or name:
        case "supply":
            return supply(g, name, SIDES.index(which))
        case "control":
            return hatched(g, name, g.state.control[SIDES.index(which)] & g.ground, which)
        case "rail":
            return hatched(g, name, railways(g, SIDES.index(which)), which)
        case "theatres":
            found = 0
            for theatre in g.theatres():
                found |= g.zone_of(theatre)
            return hatched(g, name, found & g.ground, "soviet")
        case "fortified":
            f = g.facts
            return hatched(g, name, (f.FORTS | f.STRONGHOLDS) & ~g.state.fallen, "axis")
    if unit < 0 or not g.on_map(1 << unit):
        return Overlay(name)
    return {"command": command_of, "reach": reach_of, "retreat": retreat_of}[what](g, unit)


def retreat_of(g: VictoryRoads, unit: Unit) -> Overlay:
    """Where a unit would have to retreat to now, by its first hex (7.10)."""
    names, here = g.facts.board.names, g.state.where[unit]
    threats = g.facts.contact[here] & g.held(other(g.facts.side_of[unit]))
    hexes = retreats.candidates(g, unit, here, 1, threats)
    shown = hatched(g, "retreat-of", hexes, "retreat")
    shown.lines = [[names[here], names[space]] for space in bits(hexes)]
    return shown
