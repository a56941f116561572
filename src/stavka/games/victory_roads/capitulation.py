"""Capitulation of the Axis allies (14)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Few
from stavka.games.roads.supports import may_hold, minus, to_pool
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.victory_roads.counts import Country
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import ADVANCED, COUNTRIES, HUNGARY, NATIONS, ROMANIA, SOUTH
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Unit, UnitSet, bits
from stavka.kernel.steps import Step

MARKER = "capitulation"


def may_try(g: VictoryRoads, country: str) -> bool:
    """Whether for all the German player knows the marker can be played against a country (14.1, 14.2.1)."""
    if not g.uses(ADVANCED) or g.status(country) != "axis":
        return False
    if not may_hold(g, SOVIET, lambda kind: kind == MARKER, (SOUTH,)):
        return False
    if country == ROMANIA:
        return True
    return not g.state.loyal and not g.state.truce and bool(g.facts.BUDAPEST & g.state.control[SOVIET])


def modifiers(g: VictoryRoads, country: str) -> int:
    """What the Soviets have captured, and who stands with them (14.1, 14.2.1)."""
    f, control, table = g.facts, g.state.control[SOVIET], g.facts.tables.capitulation
    if country == HUNGARY:
        both = g.controls(SOVIET, f.BUDAPEST)
        joined = g.status(ROMANIA) == "soviet"
        return table.hungary["budapest"] * both + table.hungary["romania"] * joined
    found = table.romania["moldavia"] * g.controls(SOVIET, f.IASI_CHISINAU)
    found += table.romania["galati"] * bool(control & f.GALATI)
    return found + table.romania["capital"] * bool(control & (f.BUCHAREST | f.OIL))


def eliminated(g: VictoryRoads) -> int:
    """How many Romanian units are eliminated now (14.1)."""
    return (g.state.at[g.facts.ELIMINATED] & g.facts.ally(ROMANIA)).bit_count()


class Capitulation(Step[VictoryRoads]):
    """The Soviet player may try to make an ally of the Axis change sides (14)."""

    several = True

    country: Country

    def decide(self, g: VictoryRoads) -> Decision | None:
        if not may_try(g, self.country):
            return None
        rule = "14.1" if self.country == ROMANIA else "14.2.1"
        facts = {"country": self.country}
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs = {"demand": MARKER in g.state.boxes[SOUTH], "done": True}
        return Decision(SOVIET, "capitulation", rule, verbs, facts, always=True)

    def demand(self, g: VictoryRoads) -> None:
        """Play the marker."""
        g.pop()
        g.state.boxes[SOUTH] = minus(g.state.boxes[SOUTH], MARKER)
        to_pool(g, SOVIET, MARKER)
        die = g.roll("capitulation")
        total = die + modifiers(g, self.country)
        rule = "14.1" if self.country == ROMANIA else "14.2.1"
        g.note("demanded", rule, country=self.country, die=die, total=total)
        if self.country == ROMANIA:
            if total < eliminated(g):
                change_sides(g, ROMANIA)
            else:
                g.note("stays-loyal", rule, country=ROMANIA)
        else:
            self._hungary(g, total)

    def _hungary(self, g: VictoryRoads, total: int) -> None:
        table = g.facts.tables.capitulation
        if total >= table.hungary_sides:
            change_sides(g, HUNGARY)
        elif total >= table.hungary_armistice:
            g.state.truce = True
            g.note("armistice", "14.2.1", country=HUNGARY)
        elif total <= table.hungary_never:
            g.state.loyal = True
            g.note("never-surrenders", "14.2.1", country=HUNGARY)
        else:
            g.note("stays-loyal", "14.2.1", country=HUNGARY)

    def done(self, g: VictoryRoads) -> None:
        """Not now."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


def set_status(g: VictoryRoads, country: str, status: str) -> None:
    """A country is somebody else's ally from now on."""
    n = COUNTRIES.index(country)
    g.state.allies = tuple(status if each == n else was for each, was in enumerate(g.state.allies))
    g.state.defected = tuple(
        g.state.turn if each == n else turn for each, turn in enumerate(g.state.defected)
    )


def leave(g: VictoryRoads, unit: Unit) -> None:
    """A counter is out of the game."""
    g.forget(unit)
    g.state.reduced &= ~(1 << unit)
    g.state.due[unit] = 0
    g.place(unit, g.facts.WITHDRAWN)


def change_sides(g: VictoryRoads, country: str) -> None:
    """A country declares war on Germany (14.3)."""
    f = g.facts
    set_status(g, country, "soviet")
    g.note("changes-sides", "14.3", country=country)
    axis = f.ally(country) & f.SIDE[AXIS]
    for unit in bits(axis & f.HQS):
        leave(g, unit)
    dice = [g.roll("turncoats"), g.roll("turncoats")]
    g.note("dissolved", "14.3", country=country, dice=dice)
    g.push(ChangeSides(country=country, left=sum(dice)))


class ChangeSides(Step[VictoryRoads]):
    """Some units are lost, full ones first; the others wait to come back with the Soviets (14.3)."""

    several = True

    country: Country
    left: Few

    def _units(self, g: VictoryRoads) -> UnitSet:
        f = g.facts
        units = g.on_map(f.ally(self.country) & f.TROOPS[AXIS])
        return units & ~g.state.reduced or units

    def decide(self, g: VictoryRoads) -> Decision | None:
        units = self._units(g)
        if not self.left or not units:
            return None
        facts = {"country": self.country, "left": self.left}
        return Decision(SOVIET, "dissolve", "14.3", {"remove": units}, facts)

    def remove(self, g: VictoryRoads, unit: Unit) -> None:
        """This one is out of the game."""
        self.left -= 1
        g.note("disbanded", "14.3", unit=unit)
        leave(g, unit)

    def run(self, g: VictoryRoads) -> None:
        f, state = g.facts, g.state
        g.pop()
        for unit in bits(g.on_map(f.ally(self.country) & f.TROOPS[AXIS])):
            anew = f.turncoat[unit]
            if state.reduced >> unit & 1:
                state.reduced |= 1 << anew
            leave(g, unit)
            g.place(anew, f.RETURNING)
        for unit in bits(f.ally(self.country) & f.SIDE[AXIS] & ~state.at[f.WITHDRAWN]):
            leave(g, unit)

    def crumb(self, g: VictoryRoads) -> None:
        return None


class Armistice(Step[VictoryRoads]):
    """As the German turn begins, Hungary is out of the war (14.2.1)."""

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        if not g.state.truce:
            return
        g.state.truce = False
        set_status(g, HUNGARY, "out")
        g.note("out-of-the-war", "14.2.1", country=HUNGARY, nation=NATIONS[HUNGARY])
        for unit in bits(g.facts.ally(HUNGARY) & g.facts.SIDE[AXIS] & ~g.state.at[g.facts.WITHDRAWN]):
            leave(g, unit)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-armistice", {}
