"""What a player may lay over the map: supply of both, control, weather, how far a stack can go."""

from __future__ import annotations

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.lines import endangered, in_reach, sources
from stavka.games.absolute_war.movement import Leg, ahead, full
from stavka.games.absolute_war.stacks import stack_of
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from stavka.kernel.names import Side, Unit, bits
from stavka.kernel.views import Overlay

OVERLAYS = ("supply-german", "supply-soviet", "control", "weather", "reach-of")


def overlay(g: War, name: str, unit: Unit) -> Overlay:
    """One of them. All is known to both players."""
    match name:
        case "control":
            return control(g)
        case "weather":
            return weather(g)
        case "reach-of":
            return reach_of(g, unit)
        case _:
            return supply(g, name, SIDES.index(name.removeprefix("supply-")))


def supply(g: War, name: str, side: Side) -> Overlay:
    """Sources, the zones within reach of one, and who would go without (7)."""
    names = g.facts.board.names
    ends = sources(g, side)
    fed = in_reach(g, side) & (g.secure(side) | g.disputed() & g.present(side))
    starving = [unit for stack in endangered(g, side) for unit in stack]
    return Overlay(
        name,
        spaces={names[zone]: SIDES[side] for zone in bits(fed)},
        figures={names[zone]: "◆" for zone in bits(ends)},
        units={g.rules.roster.names[unit]: "unsupplied" for unit in starving},
    )


def control(g: War) -> Overlay:
    """Who controls each zone (3.7)."""
    names = g.facts.board.names
    spaces = {names[zone]: "contested" for zone in bits(g.contested())}
    for side in (GERMAN, SOVIET):
        spaces |= {names[zone]: SIDES[side] for zone in bits(g.friendly(side))}
    return Overlay("control", spaces=spaces)


def weather(g: War) -> Overlay:
    """The movement points that the weather leaves in each zone (11.3, 20.4)."""
    names = g.facts.board.names
    return Overlay(
        "weather",
        figures={names[zone]: str(g.weather(zone).mp) for zone in range(len(g.facts.zones))},
    )


def reach_of(g: War, unit: Unit) -> Overlay:
    """Where the stack of a unit could move next, if it were to move now (11)."""
    f = g.facts
    where = g.state.where[unit]
    stack = tuple(u for u in stack_of(g, unit) if not (f.SPECIAL | f.STATIC) >> u & 1)
    if not stack or not f.board.on_map >> where & 1:
        return Overlay("reach-of")
    zones = ahead(g, Leg(units=stack, start=where))
    side = SIDES[g.side_of(unit)]
    names = f.board.names
    points = str(full(g, stack))
    return Overlay(
        "reach-of", spaces={names[zone]: side for zone in bits(zones)}, figures={names[where]: points}
    )
