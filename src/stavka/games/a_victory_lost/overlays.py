"""What a player may lay over the map: zones of control, supply, railways, command, reach, retreat."""

from __future__ import annotations

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import commanded
from stavka.games.a_victory_lost.march import entries, points_text
from stavka.games.a_victory_lost.movement import Reach, allowance
from stavka.games.a_victory_lost.reinforcements import rail_hexes
from stavka.games.a_victory_lost.retreat import ways
from stavka.games.a_victory_lost.stacking import room
from stavka.games.a_victory_lost.supply_lines import cut_off, passable, supplied
from stavka.games.a_victory_lost.terms import SIDES
from stavka.kernel.names import SpaceSet, Unit, bits
from stavka.kernel.paths import chains
from stavka.kernel.views import Overlay

OVERLAYS = (
    "zones-axis",
    "zones-soviet",
    "supply-axis",
    "supply-soviet",
    "rail-axis",
    "rail-soviet",
    "command-of",
    "reach-of",
    "retreat-of",
)


def overlay(g: VictoryLost, name: str, unit: Unit) -> Overlay:
    """One of them. All is known to both players."""
    what, _, which = name.rpartition("-")
    if which in SIDES:
        side = SIDES.index(which)
        if what == "supply":
            return supply(g, name, side)
        return _hatched(g, name, g.zones(side) if what == "zones" else rail_hexes(g, side), which)
    if unit < 0:
        return Overlay(name)
    return {"command": command_of, "reach": reach_of, "retreat": retreat_of}[what](g, unit)


def _hatched(g: VictoryLost, name: str, hexes: SpaceSet, pattern: str) -> Overlay:
    names = g.facts.board.names
    return Overlay(name, spaces={names[space]: pattern for space in bits(hexes)})


def supply(g: VictoryLost, name: str, side: int) -> Overlay:
    """The hexes that supply reaches, the lines to each stack, and who would be cut off now (10.1)."""
    f = g.facts
    names, fed = f.board.names, supplied(g, side)
    open_to = passable(g, side)
    found = chains(f.SOURCES[side] & open_to, open_to, f.land, fed & g.pieces(side))
    return Overlay(
        name,
        units={f.roster.names[unit]: "unsupplied" for unit in bits(cut_off(g, side))},
        lines=[[names[space] for space in chain] for chain in found if len(chain) > 1],
    )


def command_of(g: VictoryLost, unit: Unit) -> Overlay:
    """The command radius of a headquarters, and whom it could activate now (7.3)."""
    f = g.facts
    if not f.HQS >> unit & 1:
        return Overlay("command-of")
    marked = {f.roster.names[each]: "active" for each in bits(commanded(g, unit))}
    if not g.on_map(1 << unit):
        return Overlay("command-of", units=marked)
    hexes = f.command_range(g.state.where[unit], f.radius[unit])
    shown = _hatched(g, "command-of", hexes, SIDES[f.side_of[unit]])
    shown.units = marked
    return shown


def reach_of(g: VictoryLost, unit: Unit) -> Overlay:
    """Where a piece could go with all its points, and what that costs (8)."""
    names, state = g.facts.board.names, g.state
    if state.where[unit] in g.facts.ENTRY:
        return _hatched(g, "reach-of", entries(g, unit), "reach")
    if not g.on_map(1 << unit):
        return Overlay("reach-of")
    found = Reach(g, unit, state.where[unit], allowance(g, unit), begun=False)
    hexes = room(g, unit, found.hexes())
    shown = _hatched(g, "reach-of", hexes, "reach")
    shown.figures = {names[space]: points_text(found.cheapest(space)[0]) for space in bits(hexes)}
    return shown


def retreat_of(g: VictoryLost, unit: Unit) -> Overlay:
    """Where a unit would have to retreat to now, by one hex and by two (9.5)."""
    f, names = g.facts, g.facts.board.names
    if f.HQS >> unit & 1 or not g.on_map(1 << unit):
        return Overlay("retreat-of")
    here = (g.state.where[unit],)
    found = [way for hexes in (1, 2) for way in ways(g, unit, here, hexes)]
    return Overlay(
        "retreat-of",
        spaces={names[way[-1]]: "retreat" for way in found},
        figures={names[way[-1]]: str(len(way) - 1) for way in reversed(found)},
        lines=[[names[space] for space in way] for way in found],
    )
