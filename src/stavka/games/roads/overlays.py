"""What may be laid over the map in both games: supply, command, reach."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import command, source_range, supplied, supplied_hqs, supply_lines
from stavka.games.roads.march import ends, points_text
from stavka.games.roads.movement import Reach, allowance
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import SIDES
from stavka.kernel.names import SpaceSet, Unit, bits
from stavka.kernel.paths import chains
from stavka.kernel.views import Overlay


def hatched(g: Roads[Any], name: str, hexes: SpaceSet, pattern: str) -> Overlay:
    """Some hexes with a pattern over them."""
    names = g.facts.board.names
    return Overlay(name, spaces={names[space]: pattern for space in bits(hexes)})


def supply(g: Roads[Any], name: str, side: int) -> Overlay:
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


def command_of(g: Roads[Any], unit: Unit) -> Overlay:
    """The command radius of a headquarters (1.2)."""
    if not g.facts.HQS >> unit & 1:
        return Overlay("command-of")
    return hatched(g, "command-of", command(g, unit), SIDES[g.facts.side_of[unit]])


def reach_of(g: Roads[Any], unit: Unit) -> Overlay:
    """Where a unit could go with its whole allowance, and what that costs (7)."""
    names = g.facts.board.names
    found = Reach(g, unit, allowance(g, unit))
    hexes = ends(g, 1 << unit, found.hexes())
    shown = hatched(g, "reach-of", hexes, "reach")
    near = hexes & ~found.always
    shown.figures = {names[space]: points_text(found.cheapest(space)[0]) for space in bits(near)}
    return shown
