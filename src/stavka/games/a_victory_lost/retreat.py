"""Retreat (9.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any

from stavka.games.a_victory_lost.counts import Hexes, PathHexes
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import lift
from stavka.games.a_victory_lost.movement import open_hexes
from stavka.games.a_victory_lost.pieces import eliminate, enter, lose_step
from stavka.games.a_victory_lost.stacking import fits
from stavka.games.a_victory_lost.terms import HEXSIDE, other
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.paths import Path, Price, best_price
from stavka.kernel.steps import Step


def steps_ahead(g: VictoryLost, unit: Unit, path: Path) -> SpaceSet:
    """Where a retreat may go on to: no hex twice, rivers as 9.5.6 has it (9.5.8, A29)."""
    f = g.facts
    here, bit = path[-1], 1 << path[-1]
    zones = g.zones(other(f.side_of[unit]))
    found = f.land[here]
    for beside, sides in f.majors:
        if beside >> path[0] & 1 and not (g.chosen(HEXSIDE) and len(path) > 1):
            found |= sides[here]  # it began beside this river (9.5.6, A31)
    if zones & bit:
        found &= ~(f.major[here] & zones)
    return found & open_hexes(g, unit) & ~mask(path)


def outlook(g: VictoryLost, unit: Unit, path: Path, left: int, since: int = 0) -> Price | None:
    """The best that a retreat can come to that has gone so far, with so many hexes left (9.5.2, A28).

    That is: enemy zones entered, hexes not nearer to a source, hexes for want of room. Those belong to the
    retreat (9.5.4), so the whole way to a hex with room is weighed. None: no way leads to one.
    """
    if left:
        ahead = bits(steps_ahead(g, unit, path))
        found = [outlook(g, unit, (*path, space), left - 1, since) for space in ahead]
    else:
        found = [_to_room(g, unit, path, since, far) for far in g.facts.distances[g.facts.side_of[unit]]]
    return min((price for price in found if price is not None), default=None)


def _to_room(g: VictoryLost, unit: Unit, path: Path, since: int, far: list[int]) -> Price | None:
    """The same from the end of the printed distance, for a unit that is to come nearer to one source."""
    zones = g.zones(other(g.facts.side_of[unit]))

    def step(here: Space, space: Space) -> Price:
        return zones >> space & 1, far[space] >= far[here], 1

    gone = [step(here, space) for here, space in pairwise(path[since:])]
    price = sum(zone for zone, _, _ in gone), sum(astray for _, astray, _ in gone), 0
    return best_price(path, price, partial(steps_ahead, g, unit), step, lambda space: fits(g, unit, space))


def next_hexes(g: VictoryLost, unit: Unit, path: Path, left: int, since: int = 0) -> SpaceSet:
    """Where the best of the retreats lead next: their owner may choose among them (9.5.2)."""
    further = max(left - 1, 0)
    ahead = bits(steps_ahead(g, unit, path))
    outlooks = {space: outlook(g, unit, (*path, space), further, since) for space in ahead}
    best = min((price for price in outlooks.values() if price is not None), default=None)
    return mask(space for space, price in outlooks.items() if price is not None and price == best)


def ways(g: VictoryLost, unit: Unit, path: Path, left: int, since: int = 0) -> Iterator[Path]:
    """All the retreats among which a unit's owner may choose."""
    if not left and fits(g, unit, path[-1]):
        yield path
        return
    for space in bits(next_hexes(g, unit, path, left, since)):
        yield from ways(g, unit, (*path, space), max(left - 1, 0), since)


class Retreat(Step[VictoryLost]):
    """The defenders leave the hex one by one, and a headquarters with them (9.5.1, 12.3)."""

    needs = ("Combat",)

    origin: Space
    pending: UnitSet
    hexes: Hexes
    with_hq: UnitSet = 0
    """The stack of a headquarters that has to retreat with its units."""

    def decide(self, g: VictoryLost) -> Decision | None:
        f, side = g.facts, other(g.activation.side)
        if self.pending:
            return Decision(side, "retreat-unit", "9.5.1", {"unit": self.pending}, {"space": self.origin})
        followed = g.spaces_of(g.on_map(self.with_hq & ~f.HQS)) & ~(1 << self.origin)
        if not followed:
            return None
        facts = {"unit": (self.with_hq & f.HQS).bit_length() - 1}
        return Decision(side, "retreat-hq", "12.3", {"to": followed}, facts)

    def unit(self, g: VictoryLost, unit: Unit) -> None:
        """Retreat this one next."""
        self.pending &= ~(1 << unit)
        g.push(RetreatUnit(unit=unit, path=(self.origin,), left=self.hexes))

    def to(self, g: VictoryLost, space: Space) -> None:
        """The headquarters goes with the units that went there (A32)."""
        hq = (self.with_hq & g.facts.HQS).bit_length() - 1
        self.with_hq = 0
        g.note("retreated", "12.3", unit=hq, space=space)
        g.push(RetreatUnit(unit=hq, path=(self.origin, space), left=0, since=1))
        g.place(hq, space)

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-retreat", {"space": self.origin}


class RetreatUnit(Step[VictoryLost]):
    """One unit retreats, hex by hex, and on until it finds room (9.5.2 to 9.5.5)."""

    needs = ("Retreat",)

    unit: Unit
    path: tuple[Space, ...]
    left: Hexes
    since: PathHexes = 0
    """Where in the path its own way began: so far a headquarters has followed its units (12.3)."""

    def decide(self, g: VictoryLost) -> Decision | None:
        if not self.left or g.state.where[self.unit] == g.facts.ELIMINATED:
            return None
        hexes = next_hexes(g, self.unit, self.path, self.left, self.since)
        if not hexes:
            return None
        facts = {"unit": self.unit, "left": self.left}
        return Decision(g.facts.side_of[self.unit], "retreat", "9.5.2", {"to": hexes}, facts)

    def to(self, g: VictoryLost, space: Space) -> None:
        """Retreat there; an enemy zone costs a step, and who dies of it overruns nobody (9.5.3, 9.5.7)."""
        f = g.facts
        self.path = (*self.path, space)
        self.left -= 1
        g.note("retreated", "9.5", unit=self.unit, space=space)
        if not f.HQS >> self.unit & 1 and g.zones(other(f.side_of[self.unit])) >> space & 1:
            lose_step(g, self.unit, "9.5.3")
        if g.state.where[self.unit] != f.ELIMINATED:
            enter(g, self.unit, space)

    def run(self, g: VictoryLost) -> None:
        f, here = g.facts, g.state.where[self.unit]
        if here == f.ELIMINATED:
            g.pop()
        elif self.left:
            self._no_way(g)
        elif fits(g, self.unit, here):
            g.pop()
        else:  # one hex more (9.5.4, 9.5.5)
            self.left = 1

    def _no_way(self, g: VictoryLost) -> None:
        """No hex is open: a unit is lost (9.5.8), a headquarters goes to the rear (A30)."""
        g.pop()
        if g.facts.HQS >> self.unit & 1:
            lift(g, self.unit)
        else:
            eliminate(g, self.unit, "9.5.8")

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-retreat-unit", {"unit": self.unit}

    def why_not(self, g: VictoryLost, verb: str, target: Target) -> Refusal | None:
        """Why a hex is not open to the retreat."""
        if verb != "to" or not isinstance(target, int):
            return None
        f, bit = g.facts, 1 << target
        facts = {"unit": self.unit, "space": target}
        if not f.board.neighbours[self.path[-1]] & bit:
            return Refusal("not-next-to", "9.5", facts)
        if not f.LAND & bit or not f.contact[self.path[-1]] & bit:
            return Refusal("no-hex", "9.5.8", facts)
        if g.closed() & bit:
            return Refusal("pocket", "13.0-a", facts)
        if not open_hexes(g, self.unit) & bit:
            return Refusal("enemy", "5.0.2", facts)
        if mask(self.path) & bit:
            return Refusal("been-there", "9.5", facts)
        if not steps_ahead(g, self.unit, self.path) & bit:
            zones = g.zones(other(f.side_of[self.unit]))
            if zones & bit and zones >> self.path[-1] & 1:
                return Refusal("river-in-zones", "9.5.6b", facts)
            began = any(
                sides[self.path[-1]] & bit and beside >> self.path[0] & 1 for beside, sides in f.majors
            )
            return Refusal("crossing-first" if began else "not-by-the-river", "9.5.6a", facts)
        return Refusal("better-retreat", "9.5.2", facts)
