"""Combat strength: coloured points, terrain, weather, markers, cards (2.3.4, 12.5)."""

from __future__ import annotations

from stavka.games.absolute_war import combat_cards
from stavka.games.absolute_war.data import Colour
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import stack_of, stacks_of
from stavka.games.absolute_war.terms import GERMAN, ORDER, VOLKSSTURM, WINTER, other
from stavka.kernel.combat import Modifier, total
from stavka.kernel.names import Unit, UnitSet, lowest


def points(g: War, unit: Unit) -> list[Colour]:
    """The combat points that a unit shows; those of a grounded air unit do not count (18.5)."""
    if g.state.grounded >> unit & 1:
        return []
    return g.facts.points(unit, bool(g.state.back >> unit & 1))


def yellow(g: War, unit: Unit) -> int:
    """A unit's support points: circled ones count while the Germans have the initiative (2.3.4, 18.1)."""
    colours = ("yellow", "circled") if g.state.initiative == GERMAN else ("yellow",)
    return sum(colour in colours for colour in points(g, unit))


def attacking(g: War, unit: Unit) -> int:
    """A unit's points in an attack: white ones only in a contested zone (2.3.4, 12.2.1)."""
    white = g.contested() >> g.state.where[unit] & 1
    return sum(colour != "white" or white for colour in points(g, unit))


def defending(g: War, unit: Unit) -> int:
    """A unit's points in defence: all but red ones (2.3.4)."""
    return sum(colour != "red" for colour in points(g, unit))


def stack_points(g: War, units: UnitSet, attack: bool) -> int:
    """All units of a stack; the lower of two large ones adds its yellow points only (12.5.2, 12.5.3)."""
    f, found, large = g.facts, 0, False
    for unit in stack_of(g, lowest(units)):
        if not units >> unit & 1:
            continue
        if f.LARGE >> unit & 1 and large:
            found += yellow(g, unit)
        else:
            found += attacking(g, unit) if attack else defending(g, unit)
        large = large or bool(f.LARGE >> unit & 1)
    return found


def support_points(g: War, units: UnitSet) -> int:
    """The yellow points of the top unit of each supporting stack (12.5.2, 12.5.3)."""
    return sum(yellow(g, stack[0]) for stack in stacks_of(g, units))


def attack_modifiers(g: War) -> list[Modifier]:
    """What else the attacker counts."""
    fight, state = g.fight, g.state
    found = []
    if state.unsupplied & fight.lead:
        found.append(Modifier("unsupplied", -2, "12.5.6"))
    elif state.disrupted & fight.lead:
        found.append(Modifier("disrupted", -1, "12.5.6"))
    if state.turned >> fight.zone & 1 and not fight.held_back:
        found.append(Modifier("major-offensive", 1, "12.1"))
    if fight.attack_marker == WINTER:
        found.append(Modifier("general-winter", 1, "19.2"))
    return found + combat_cards.modifiers(g, fight.side)


def defence_modifiers(g: War) -> list[Modifier]:
    """What else the defender counts: terrain, the way across, weather, markers, cards (12.5.4, 12.5.5)."""
    f, fight = g.facts, g.fight
    found = []
    terrain = f.terrain[fight.zone]
    if terrain.cp:
        found.append(Modifier("terrain", terrain.cp, "12.5.4"))
    if fight.origin != fight.zone and not combat_cards.ignores_crossing(g):
        crossing = f.crossings[fight.origin, fight.zone]
        if crossing.cp:
            found.append(Modifier(crossing.id, crossing.cp, "12.5.4"))
    weather = g.weather(fight.zone)
    if weather.cp and not combat_cards.ignores_weather(g):
        found.append(Modifier("weather", weather.cp, "12.5.5"))
    if fight.defence_marker == VOLKSSTURM:
        found.append(Modifier("volkssturm", 1, "19.3"))
    if fight.defence_marker == ORDER and is_assault(g):
        found.append(Modifier("order", 1, "19.4"))
    return found + combat_cards.modifiers(g, other(fight.side))


def is_assault(g: War) -> bool:
    """Whether the terrain of the target zone asks for an Assault (12.5.4)."""
    return g.facts.terrain[g.fight.zone].assault


def sums(g: War) -> tuple[int, int]:
    """Both totals before any card is turned."""
    fight = g.fight
    attack = stack_points(g, fight.lead, True) + support_points(g, fight.attack_support)
    defence = stack_points(g, fight.target, False) + support_points(g, fight.defence_support)
    return attack + total(attack_modifiers(g)), defence + total(defence_modifiers(g))
