"""The movement sequence (8, 11.2.2): pieces move one after the other."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost import headquarters
from stavka.games.a_victory_lost.counts import MovementPoints
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.movement import HALVES, Left, Reach, allowance, can_step, open_hexes
from stavka.games.a_victory_lost.pieces import eliminate, enter
from stavka.games.a_victory_lost.stacking import fits, room
from stavka.games.a_victory_lost.terms import HEXSIDE, other
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits
from stavka.kernel.steps import Step
from stavka.kernel.views import Hint


def points_text(halves: int) -> str:
    """A cost in movement points, as it is written in the corner of a hex."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


def entries(g: VictoryLost, unit: Unit) -> SpaceSet:
    """The hexes by which a piece can come out of its box, and then find a place to stay (11.2.2, 5.0.4)."""
    hexes = g.facts.ENTRY[g.state.where[unit]] & open_hexes(g, unit)
    found = room(g, unit, hexes)
    for space in bits(hexes):
        left = after_entry(g, unit, space)
        if max(left) < 0:
            found &= ~(1 << space)
        elif not found >> space & 1 and _way_on(g, unit, space, left):
            found |= 1 << space
    return found


def after_entry(g: VictoryLost, unit: Unit, space: Space) -> Left:
    """What a piece has left once it has come out of its box into a hex, in each manner (11.2.2)."""
    f, left = g.facts, allowance(g, unit)
    hot = bool(g.zones(other(f.side_of[unit])) >> space & 1)
    price = next(points for points, hexes in f.ground.items() if hexes >> space & 1)
    calm = max(left.administrative - price, NONE) if left.administrative > 0 and not hot else NONE
    by_road = left.road - 1 if f.ROADS >> space & 1 and not hot else NONE
    return Left(max(left.ordinary - price - (f.tables.zones.enter if hot else 0), NONE), calm, by_road)


def _way_on(g: VictoryLost, unit: Unit, space: Space, left: Left) -> bool:
    """Whether a piece that came in at a full hex can go on to another."""
    box = g.state.where[unit]
    g.place(unit, space)
    found = room(g, unit, Reach(g, unit, box, left, begun=True).hexes())
    g.place(unit, box)
    return bool(found)


class Move(Step[VictoryLost]):
    """A piece on the move: it goes to a hex in reach, then on with what it has left, or stops (8.1)."""

    needs = ("Movement",)

    unit: Unit
    start: Space
    ordinary: MovementPoints
    administrative: MovementPoints = NONE
    road: MovementPoints = NONE
    begun: bool = False

    @property
    def _left(self) -> Left:
        return Left(self.ordinary, self.administrative, self.road)

    def _keep(self, left: Left) -> None:
        self.ordinary, self.administrative, self.road = left

    def _boxed(self, g: VictoryLost) -> bool:
        return g.state.where[self.unit] in g.facts.ENTRY

    def _reach(self, g: VictoryLost) -> Reach:
        return Reach(g, self.unit, self.start, self._left, self.begun)

    def decide(self, g: VictoryLost) -> Decision:
        points = max(self.ordinary, self.administrative, self.road // HALVES, 0)
        facts = {"unit": self.unit, "points": points}
        side = g.facts.side_of[self.unit]
        if self._boxed(g):
            return Decision(side, "enter", "11.2.2", {"to": entries(g, self.unit)}, facts)
        found = self._reach(g)
        verbs = {
            "to": room(g, self.unit, found.hexes()),
            "stop": fits(g, self.unit, g.state.where[self.unit]),
        }
        return Decision(side, "move", "8.1.2", verbs, facts, kept=found)

    def to(self, g: VictoryLost, space: Space) -> None:
        """Go there by the cheapest way."""
        if self._boxed(g):
            self._keep(after_entry(g, self.unit, space))
            path = [space]
        else:
            found: Reach = g.answered.kept
            path = found.way(space)
            self._keep(found.left(path))
        self.begun = True
        g.note("moved", "8.1", unit=self.unit, space=space)
        for step in path:
            enter(g, self.unit, step)

    def stop(self, g: VictoryLost) -> None:
        """End the move here."""
        g.pop()

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-move", {"unit": self.unit}

    def hints(self, g: VictoryLost) -> dict[str, Hint]:
        """The price of each hex in reach and the way that the piece would take."""
        names = g.facts.board.names
        if self._boxed(g):
            return {names[space]: Hint("", [names[space]]) for space in bits(entries(g, self.unit))}
        found: Reach = g.offered[g.facts.side_of[self.unit]].kept
        return {
            names[space]: Hint(points_text(cost), [names[step] for step in path])
            for space, cost, path in found.ways(room(g, self.unit, found.hexes()))
        }

    def why_not(self, g: VictoryLost, verb: str, target: Target) -> Refusal | None:
        """Why a hex cannot be the end of this leg."""
        if verb != "to" or not isinstance(target, int):
            return None
        f, bit = g.facts, 1 << target
        enemy, facts = other(f.side_of[self.unit]), {"unit": self.unit, "space": target}
        if not f.LAND & bit:
            return Refusal("no-hex", "8.1.5", facts)
        if g.closed() & bit:
            return Refusal("pocket", "13.0-a", facts)
        if g.troops(enemy) & bit:
            return Refusal("enemy", "5.0.2", facts)
        if not open_hexes(g, self.unit) & bit:
            return Refusal("hq-cannot-overrun", "8.1.4", facts)
        if self._boxed(g):
            full = f.ENTRY[self.start] & bit and max(after_entry(g, self.unit, target)) >= 0
            return Refusal("stacking", "5.0.1", facts) if full else Refusal("not-an-entry", "11.2.2b", facts)
        if self._reach(g).hexes() & bit:
            return Refusal("stacking", "5.0.1", facts)
        here = g.state.where[self.unit]
        both = g.zones(enemy) & (1 << here | bit)
        if f.major[here] & bit and both.bit_count() == 2:
            return Refusal("river-in-zones", "8.2.2", facts)
        if any(sides[here] & bit and not beside >> self.start & 1 for beside, sides in f.majors):
            return Refusal("not-by-the-river", "8.1.3b", facts)
        if f.unbridged[here] & bit and g.chosen(HEXSIDE) and self.begun:
            return Refusal("crossing-first", "8.1.3b", facts)
        return Refusal("too-far", "8.1.2d", facts)


class Movement(Step[VictoryLost]):
    """The active player moves what he has activated, one piece at a time (8.0, 8.1.1)."""

    needs = ("Activated",)

    def decide(self, g: VictoryLost) -> Decision | None:
        active = g.activation
        waiting = (active.units | active.hqs) & ~active.moved
        entering = self._entering(g)
        movable = can_step(g, active.side, g.on_map(waiting)) | entering
        if not movable:
            return None
        verbs = {"unit": movable, "done": not entering}
        return Decision(active.side, "move-unit", "8.0-a", verbs)

    def _entering(self, g: VictoryLost) -> UnitSet:
        """Pieces in a box that can, and so must, enter the map (11.2.2, A48)."""
        boxed = g.activation.boxed & ~g.activation.moved
        return sum(1 << unit for unit in bits(boxed) if entries(g, unit))

    def unit(self, g: VictoryLost, unit: Unit) -> None:
        """Move this one next."""
        g.activation.moved |= 1 << unit
        g.push(Move(unit=unit, start=g.state.where[unit], **allowance(g, unit)._asdict()))

    def done(self, g: VictoryLost) -> None:
        """Leave the others where they are."""
        self.run(g)

    def run(self, g: VictoryLost) -> None:
        """The sequence ends; who could not come out of a box is lost (11.1.3, A48)."""
        g.pop()
        f = g.facts
        for unit in bits(g.activation.boxed):
            if g.state.where[unit] not in f.ENTRY:
                continue
            if f.HQS >> unit & 1:
                headquarters.remove(g, unit, "11.1.3")
            else:
                eliminate(g, unit, "11.1.3")

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-movement", {}
