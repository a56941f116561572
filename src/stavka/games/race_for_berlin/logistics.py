"""Logistics (3): supply, replacements, support points."""

from __future__ import annotations

from typing import Any

from stavka.games.race_for_berlin.control import entered
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import SOVIET, group, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet
from stavka.kernel.paths import trace
from stavka.kernel.steps import Step


def soviet_lines(g: Berlin, camp: Side) -> SpaceSet:
    """The zones that a camp's Soviet supply reaches (3.1.1, 3.1.2)."""
    f, state = g.facts, g.state
    mine, rival = state.held[group(SOVIET, camp)], state.held[group(SOVIET, other(camp))]
    germans, land = g.germans() & f.board.on_map, f.board.on_map
    # A German beside a Soviet unit in one Berlin zone does not close the country outside (3.1.2).
    pinned = germans & g.soviet_berlin()
    shut = f.neighbours.around(germans & ~pinned) | f.neighbours.around(pinned) & f.BERLIN
    empty = land & ~(mine | rival | germans)
    through = empty & ~shut & ~state.american
    through |= mine & land & ~rival & ~(germans & ~f.BERLIN)
    sources = f.SOVIET_SUPPLY[camp] & ~(germans | state.american)  # no line passes through its end (R16)
    return trace(sources, through, f.neighbours)


def german_lines(g: Berlin) -> SpaceSet:
    """The zones that German supply reaches, for both camps (3.1.1, 3.1.2)."""
    f, state = g.facts, g.state
    soviets, germans, land = g.soviets() & f.board.on_map, g.germans(), f.board.on_map
    shut = f.neighbours.around(soviets) | state.american
    through = (land & ~(soviets | germans) & ~shut) | (land & germans & ~soviets)
    return trace(german_sources(g), through, f.german_neighbours)


def german_sources(g: Berlin) -> SpaceSet:
    """The supply zones of the three edges that neither Soviets nor Americans hold (3.1.1)."""
    edges = g.facts.GERMAN_SUPPLY
    return (edges["north"] | edges["west"] | edges["south"]) & ~(g.soviets() | g.state.american)


def supplied(g: Berlin) -> UnitSet:
    """All units on the map that are in supply; a unit's own zone is always open to it (R16)."""
    f, state = g.facts, g.state
    found = 0
    for camp in (0, 1):
        lines = soviet_lines(g, camp)
        lines |= f.neighbours.around(lines)
        number = group(SOVIET, camp)
        found |= g.units_in(lines & state.held[number] & f.board.on_map, f.roster.members[number])
    lines = german_lines(g)
    lines |= f.german_neighbours.around(lines) | f.BERLIN  # in Berlin always (9.2.2)
    return found | g.units_in(lines & g.germans() & f.board.on_map, f.GERMANS)


def havens(g: Berlin, camp: Side) -> SpaceSet:
    """The supply zones in which a camp's destroyed units may come back (3.2.1, 7.3.3)."""
    rival = g.state.held[group(SOVIET, other(camp))]
    return g.facts.SOVIET_SUPPLY[camp] & ~(g.germans() | rival | g.state.american)


class Supply(Step[Berlin]):
    """Who is in supply is determined once for the turn (3.1.1, R17)."""

    on = ("Turn",)

    def run(self, g: Berlin) -> None:
        g.state.unsupplied = g.on_map(g.facts.SOVIETS | g.facts.GERMANS) & ~supplied(g)
        if g.state.unsupplied:
            g.note("unsupplied", "3.1.3", units=g.state.unsupplied)
        g.pop()


class Replacements(Step[Berlin]):
    """One replacement point, and supply given up for support points (3.2)."""

    on = ("Turn",)

    camp: Side
    point: bool = True

    def decide(self, g: Berlin) -> Decision:
        f, state = g.facts, g.state
        units = f.roster.members[group(SOVIET, self.camp)]
        ready = g.on_map(units) & ~state.unsupplied
        verbs = {
            "restore": ready & state.reduced if self.point else 0,
            "bring_back": units & state.at[f.DESTROYED] if self.point and havens(g, self.camp) else 0,
            "convert": self.point,
            "forgo": ready,
            "done": True,
        }
        facts = {"point": int(self.point), "support": state.support[self.camp]}
        return Decision(self.camp, "replacements", "3.2", verbs, facts)

    def restore(self, g: Berlin, unit: Unit) -> None:
        """Flip a reduced unit in supply back to full strength (3.2.1)."""
        self.point = False
        g.state.reduced &= ~(1 << unit)
        g.note("restored", "3.2.1b", unit=unit)

    def bring_back(self, g: Berlin, unit: Unit) -> None:
        """Return a destroyed unit, reduced, in a supply zone (3.2.1)."""
        self.point = False
        g.push(Return(camp=self.camp, unit=unit))

    def convert(self, g: Berlin) -> None:
        """Make the point a support point of this turn (3.2.2)."""
        self.point = False
        g.state.support[self.camp] += 1
        g.note("converted", "3.2.2a", side=self.camp, support=g.state.support[self.camp])

    def forgo(self, g: Berlin, unit: Unit) -> None:
        """Put a unit of one's own out of supply this turn, for a support point (3.2.2)."""
        g.state.unsupplied |= 1 << unit
        g.state.support[self.camp] += 1
        g.note("forgone", "3.2.2b", unit=unit, support=g.state.support[self.camp])

    def done(self, g: Berlin) -> None:
        """An unused point is lost (3.2.3)."""
        g.pop()

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-replacements", {"side": self.camp}


class Return(Step[Berlin]):
    """Where a destroyed unit comes back (3.2.1)."""

    needs = ("Replacements",)

    camp: Side
    unit: Unit = NONE

    def decide(self, g: Berlin) -> Decision:
        return Decision(self.camp, "return", "3.2.1d", {"to": havens(g, self.camp)}, {"unit": self.unit})

    def to(self, g: Berlin, zone: Space) -> None:
        g.place(self.unit, zone)
        entered(g, self.unit, zone)
        g.state.reduced |= 1 << self.unit
        g.note("returned", "3.2.1d", unit=self.unit, space=zone)
        g.pop()
