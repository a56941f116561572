"""The movement phase (7): units move one after the other, alone or as a stack."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import supply_lines
from stavka.games.roads.counts import MovementPoints
from stavka.games.roads.movement import (
    NORMAL,
    Left,
    Reach,
    allowance,
    bound,
    can_step,
    enterable,
    ways_of,
)
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import AXIS, HALVES, other
from stavka.games.roads.units import enter
from stavka.kernel import reach
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.paths import ALL, trace
from stavka.kernel.reach import Manner
from stavka.kernel.steps import Step
from stavka.kernel.views import Hint


def points_text(halves: int) -> str:
    """A cost in movement points, as it is written in the corner of a hex."""
    whole, rest = divmod(halves, HALVES)
    return f"{whole or ''}½" if rest else str(whole)


def hq_ends(g: Roads[Any], hq: Unit, spaces: SpaceSet) -> SpaceSet:
    """Where a headquarters may end a move: where it is in supply (7.1.10)."""
    f, side = g.facts, g.facts.side_of[hq]
    here = g.state.where[hq]
    g.place(hq, f.RETURNING)
    lines = supply_lines(g, side)
    g.place(hq, here)
    open_to = g.area & ~g.held(other(side))
    # It takes the hex that it enters.
    sources = g.sources_if(side, g.state.control[side] | spaces)
    return spaces & (lines | (g.waters().line.around(lines) | sources) & open_to)


def ends(g: Roads[Any], units: UnitSet, spaces: SpaceSet) -> SpaceSet:
    """Of these hexes, those where all of some units may end a move."""
    for unit in bits(units):
        spaces = g.may_end(unit, spaces)
        if g.facts.HQS >> unit & 1:
            spaces = g.hq_may_leave(unit, hq_ends(g, unit, spaces))
    return spaces


def ways_shown(g: Roads[Any], found: Reach, hexes: SpaceSet) -> dict[str, Hint]:
    """The price of each of these hexes and the way there."""
    names = g.facts.board.names
    shown = {
        names[space]: Hint(points_text(cost), [names[step] for step in path])
        for space, cost, path in found.ways(hexes & ~found.always)
    }
    return shown | {names[space]: Hint("", [names[space]]) for space in bits(hexes & found.always)}


class Move(Step[Roads[Any]]):
    """Units on the move: they go to a hex in reach, then on with what is left, or stop (7.1)."""

    needs = ("Movement",)

    units: UnitSet
    start: Space
    normal: MovementPoints
    strategic: MovementPoints = NONE
    begun: bool = False
    exploiting: bool = False
    spent: tuple[MovementPoints, MovementPoints] = (0, 0)
    """What the move has cost so far if it is a normal one, and if it is a strategic one."""

    @property
    def _side_unit(self) -> Unit:
        return self.units.bit_length() - 1

    def _reach(self, g: Roads[Any]) -> Reach:
        return Reach(
            g,
            self._side_unit,
            Left(self.normal, self.strategic),
            others=self.units,
            start=self.start,
            begun=self.begun,
            exploiting=self.exploiting,
        )

    def decide(self, g: Roads[Any]) -> Decision:
        found = self._reach(g)
        here = g.state.where[self._side_unit]
        hexes = ends(g, self.units, found.hexes())
        verbs = {
            "to": hexes,
            "join": 0 if self.begun else self._companions(g),
            "stop": bool(ends(g, self.units, 1 << here)) if self.begun else not hexes,
        }
        facts = {"units": self.units, "points": max(self.normal, self.strategic, 0)}
        side = g.facts.side_of[self._side_unit]
        return Decision(side, "move", "~7.1.2", verbs, facts, always=not self.begun, kept=found)

    def _companions(self, g: Roads[Any]) -> UnitSet:
        """Others in the same hex that may go along (7.1.1)."""
        f, unit = g.facts, self._side_unit
        phase = next((step for step in g.state.stack if isinstance(step, Movement)), None)
        if phase is None:
            return 0
        waiting = phase._waiting(g) & g.state.at[self.start] & ~self.units
        if f.HQS >> unit & 1:
            return 0
        return mask(
            each
            for each in bits(waiting & ~f.HQS)
            if g.movement(each) and bound(g, each) == bound(g, unit) and g.may_join(self.units, each)
        )

    def join(self, g: Roads[Any], unit: Unit) -> None:
        """This one goes along; the slower sets the pace."""
        own = allowance(g, unit, self.exploiting)
        self.units |= 1 << unit
        self.normal = min(self.normal, own.normal)
        self.strategic = min(self.strategic, own.strategic)

    def to(self, g: Roads[Any], space: Space) -> None:
        """Go there by the cheapest way."""
        found: Reach = g.answered.kept
        path = found.path(space)
        left = found.left(path)
        normal, strategic = self.spent
        self.spent = (normal + self.normal - left.normal, strategic + self.strategic - left.strategic)
        self.normal, self.strategic = left
        self.begun = True
        g.note("moved", "~7.1", units=self.units, space=space)
        for step in path:
            for unit in bits(self.units):
                enter(g, unit, step)

    def stop(self, g: Roads[Any]) -> None:
        """End the move here."""
        g.pop()
        if not self.begun:
            _leave(g, self.units)
            return
        g.state.moved |= self.units
        g.end_of_move(self)
        for unit in bits(self.units):
            g.moved_from(unit, self.start)
            if g.facts.HQS >> unit & 1:
                g.hq_moved(unit)

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-move", {"units": self.units}

    def hints(self, g: Roads[Any]) -> dict[str, Hint]:
        """The price of each hex in reach and the way that the units would take."""
        found: Reach = g.offered[g.facts.side_of[self._side_unit]].kept
        return ways_shown(g, found, ends(g, self.units, found.hexes()))

    def why_not(self, g: Roads[Any], verb: str, target: Target) -> Refusal | None:
        """Why a hex cannot be the end of this leg."""
        if verb != "to" or not isinstance(target, int):
            return None
        f, bit, unit = g.facts, 1 << target, self._side_unit
        side, facts = f.side_of[unit], {"unit": unit, "space": target}
        if f.LAKES & bit:
            return Refusal("lake", "~1.8.4", facts)
        if not g.ground & bit:
            return Refusal("out-of-play", "~2", facts)
        if not enterable(g, side) & bit:
            return Refusal("enemy", "~7.1.7", facts)
        if self._reach(g).hexes() & bit:
            return Refusal("may-not-end", "~7.1.10" if f.HQS >> unit & 1 else "~7.1.11", facts)
        if bound(g, unit):
            return Refusal("farther-from-hq", "~4.4.4", facts)
        return Refusal("too-far", "~7.1.1", facts)


class RailMove(Step[Roads[Any]]):
    """A unit goes by rail (7.3)."""

    several = True

    unit: Unit

    def decide(self, g: Roads[Any]) -> Decision:
        side = g.facts.side_of[self.unit]
        hexes = ends(g, 1 << self.unit, rail_reach(g, self.unit))
        verbs = {"to": hexes, "stop": not hexes}
        return Decision(side, "rail", "~7.3.3", verbs, {"unit": self.unit}, always=True)

    def to(self, g: Roads[Any], space: Space) -> None:
        """It arrives there."""
        origin = g.state.where[self.unit]
        path = by_rail(g, self.unit).way(space)
        g.pop()
        g.state.rail -= g.rail_cost(self.unit)
        g.state.moved |= 1 << self.unit
        g.note("railed", "~7.3.2", unit=self.unit, space=space, left=g.state.rail)
        for step in path:
            enter(g, self.unit, step)
        g.moved_from(self.unit, origin)
        if g.facts.HQS >> self.unit & 1:
            g.hq_moved(self.unit)

    def stop(self, g: Roads[Any]) -> None:
        """It stays."""
        g.pop()
        _leave(g, 1 << self.unit)

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-rail-move", {"unit": self.unit}


def railways(g: Roads[Any], side: int) -> SpaceSet:
    """Rail hexes where trains run: joined to a source as a supply line is, not beside enemies (7.3.3)."""
    f = g.facts
    free = f.RAILS & g.rail_net() & g.open_to(side) & ~g.rail_barred()
    return trace(g.sources(side) & free, free, f.rail) & g.ground & ~g.beside(other(side))


def by_rail(g: Roads[Any], unit: Unit) -> reach.Reach:
    """Where a unit can get by rail: any distance (7.3.4), but out of supply not everywhere (4.4.4)."""
    here, lines = g.state.where[unit], g.may_enter(unit, railways(g, g.facts.side_of[unit]))
    if not lines >> here & 1 or not g.movement(unit):
        return reach.Reach(here, [])
    limit = lines.bit_count()
    ways = ways_of(g, unit, here, [(g.facts.rail, ((1, lines),), ALL)], limit)
    return reach.Reach(here, [Manner(NORMAL, limit, way, (), 1) for way in ways])


def rail_reach(g: Roads[Any], unit: Unit) -> SpaceSet:
    """Where a unit can go by rail."""
    return by_rail(g, unit).hexes()


def _leave(g: Roads[Any], units: UnitSet) -> None:
    """Units that were taken up and could go nowhere are not taken up again in the phase."""
    for step in g.state.stack:
        if isinstance(step, Movement):
            step.left |= units


class Movement(Step[Roads[Any]]):
    """The phasing player moves his units one by one, as he likes (7.1); also those that exploit (9.2)."""

    side: Side
    exploiting: bool = False
    left: UnitSet = 0
    """Units that turned out to have nowhere to go."""

    def _waiting(self, g: Roads[Any]) -> UnitSet:
        """Who has not moved yet."""
        moved: UnitSet = g.state.moved | self.left
        if self.exploiting:
            return g.may_exploit(self.side) & ~moved
        return g.may_move(self.side) & ~moved

    def decide(self, g: Roads[Any]) -> Decision | None:
        waiting = self._waiting(g)
        able = can_step(g, self.side, waiting, self.exploiting)
        if self.exploiting:
            if not able:
                return None
            return Decision(self.side, "exploit-unit", "~9.2.1", {"unit": able, "done": True})
        trains = self._trains(g, waiting)
        if not able and not trains:
            return None
        verbs = {"unit": able, "train": trains, "done": True}
        return Decision(self.side, "move-unit", "~7.1.1", verbs)

    def _trains(self, g: Roads[Any], waiting: UnitSet) -> UnitSet:
        """Who may go by rail: the Axis only (7.3)."""
        if self.side != AXIS or not g.state.rail:
            return 0
        lines = railways(g, self.side)
        units = g.units_in(lines & g.held(self.side) & g.facts.rail.around(lines), waiting)
        # No pontoon goes by train (1.1.7).
        return mask(u for u in bits(units) if g.movement(u) and g.rail_cost(u) <= g.state.rail)

    def unit(self, g: Roads[Any], unit: Unit) -> None:
        """Move this one next."""
        left = allowance(g, unit, self.exploiting)
        g.push(
            Move(
                units=1 << unit,
                start=g.state.where[unit],
                normal=left.normal,
                strategic=left.strategic,
                exploiting=self.exploiting,
            )
        )

    def train(self, g: Roads[Any], unit: Unit) -> None:
        """Move this one by rail."""
        g.push(RailMove(unit=unit))

    def done(self, g: Roads[Any]) -> None:
        """Leave the others where they are."""
        g.pop()

    def run(self, g: Roads[Any]) -> None:
        g.pop()

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-exploitation-movement" if self.exploiting else "step-movement", {"side": self.side}

    def why_not(self, g: Roads[Any], verb: str, target: Target) -> Refusal | None:
        """Why a unit cannot move."""
        if verb not in ("unit", "train") or not isinstance(target, int):
            return None
        f, bit, facts = g.facts, 1 << target, {"unit": target}
        if not f.SIDE[self.side] & bit or not g.on_map(bit):
            return Refusal("not-here", "~7.1.1", facts)
        if g.state.moved & bit:
            return Refusal("moved-before", "~7.1.3", facts)
        if not self._waiting(g) & bit:
            return Refusal("fixed", "~9.1.1" if self.exploiting else "~7.1.1", facts)
        if verb == "train":
            return Refusal("no-train", "~7.3.3", facts)
        return Refusal("no-step", "~7.1.8" if g.movement(target) else "~1.1.7", facts)
