"""Retreat (9.5)."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost.counts import Hexes, PathHexes
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import lift
from stavka.games.a_victory_lost.movement import open_hexes
from stavka.games.a_victory_lost.pieces import eliminate, enter, lose_step
from stavka.games.a_victory_lost.stacking import fits
from stavka.games.a_victory_lost.supply_lines import nearer
from stavka.games.a_victory_lost.terms import HEXSIDE, other
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, mask
from stavka.kernel.paths import Path, best_paths
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


def demerits(g: VictoryLost, unit: Unit, path: Path, since: int) -> tuple[int, int, int]:
    """How ill a retreat fulfils 9.5.2: enemy zones entered, hexes not nearer to a source, stacking (A28)."""
    side = g.facts.side_of[unit]
    zones = g.zones(other(side))
    entered = path[since + 1 :]
    closer = [nearer(g, side, a, b) for a, b in zip(path[since:], entered, strict=False)]
    astray = min(sum(not step[source] for step in closer) for source in range(len(closer[0])))
    return sum(zones >> space & 1 for space in entered), astray, not fits(g, unit, path[-1])


def best(g: VictoryLost, unit: Unit, path: Path, since: int, hexes: int) -> list[Path]:
    """The retreats of so many hexes among which a unit's owner may choose (9.5.2)."""
    return best_paths(
        path,
        hexes,
        lambda so_far: steps_ahead(g, unit, so_far),
        lambda whole: demerits(g, unit, whole, since),
    )


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
    """Where in the path the present stretch began: hexes for want of room are counted anew (9.5.4)."""

    def decide(self, g: VictoryLost) -> Decision | None:
        if not self.left or g.state.where[self.unit] == g.facts.ELIMINATED:
            return None
        hexes = mask(path[len(self.path)] for path in self._best(g))
        if not hexes:
            return None
        facts = {"unit": self.unit, "left": self.left}
        return Decision(g.facts.side_of[self.unit], "retreat", "9.5.2", {"to": hexes}, facts)

    def _best(self, g: VictoryLost) -> list[Path]:
        return best(g, self.unit, self.path, self.since, self.left)

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
            self.left, self.since = 1, len(self.path) - 1

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
            return Refusal("not-by-the-river", "9.5.6a", facts)
        return Refusal("better-retreat", "9.5.2", facts)
