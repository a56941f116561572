"""Haltebefehl (6.7): cities and ports to be held to the last."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.terms import AXIS, GERMAN, SOVIET
from stavka.games.victory_roads.play import VictoryRoads
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def divisions(g: VictoryRoads, space: Space) -> UnitSet:
    """The German divisions and KGs in a hex, which a marker binds (6.7.1)."""
    f = g.facts
    return g.state.at[space] & f.TROOPS[AXIS] & f.NATION[GERMAN] & ~f.GARRISONS


def eligible(g: VictoryRoads) -> SpaceSet:
    """Major cities and Baltic ports with a German division and no marker yet (6.7.1, 6.7.3)."""
    f, state = g.facts, g.state
    if state.halts.bit_count() >= f.tables.halt.markers:
        return 0
    places = (f.MAJOR | f.PORTS) & g.held(AXIS) & g.ground & ~state.halts
    return mask(space for space in bits(places) if divisions(g, space))


def beset(g: VictoryRoads, space: Space) -> bool:
    """Whether a Soviet division is next to a hex (6.7.6)."""
    return bool(g.units_in(g.facts.contact[space], g.facts.TROOPS[SOVIET]))


def bound(g: VictoryRoads, space: Space) -> bool:
    """Whether the constraints hold: Soviets in three hexes around, the defenders out of supply (6.7.5)."""
    f = g.facts
    if not g.state.halts >> space & 1:
        return False
    ring = (f.contact[space] & g.held(SOVIET)).bit_count()
    # Who is just coming in does not open the hex for himself (6.7.7).
    units = g.state.at[space] & f.TROOPS[AXIS] & ~g.on_the_march()
    troops = units & ~f.GARRISONS or units
    return ring >= f.tables.halt.ring and not troops & ~g.state.oos


def bound_hexes(g: VictoryRoads) -> SpaceSet:
    """All hexes where they hold."""
    return mask(space for space in bits(g.state.halts) if bound(g, space))


def last_ones(g: VictoryRoads) -> UnitSet:
    """Divisions that may not leave, for they are the last under a marker with Soviets beside it (6.7.6)."""
    found = 0
    for space in bits(g.state.halts):
        units = divisions(g, space)
        if units and not units & (units - 1) and beset(g, space):
            found |= units
    return found


def may_go_along(g: VictoryRoads, units: UnitSet, unit: Unit) -> bool:
    """Whether somebody stays under the marker if a unit goes with the others (6.7.6)."""
    space = g.state.where[unit]
    if not g.state.halts >> space & 1 or not beset(g, space):
        return True
    return bool(divisions(g, space) & ~units & ~(1 << unit))


def put(g: VictoryRoads, space: Space) -> None:
    """Place a marker; in German major cities and Budapest it brings a garrison (6.7.2, 6.7.8)."""
    f, state = g.facts, g.state
    state.halts |= 1 << space
    g.note("halt", "6.7.1", space=space)
    if f.GARRISONED >> space & 1:
        garrison = next(bits(state.at[f.WAITING] & f.GARRISONS))
        g.place(garrison, space)


def lift(g: VictoryRoads, space: Space, rule: str) -> None:
    """Take a marker off, with its garrison."""
    f, state = g.facts, g.state
    state.halts &= ~(1 << space)
    for garrison in bits(state.at[space] & f.GARRISONS):
        g.forget(garrison)
        g.place(garrison, f.WAITING)
    g.note("halt-lifted", rule, space=space)


def settle(g: VictoryRoads) -> None:
    """Markers under which nobody is left come off (6.7.9); a garrison holds its own (6.7.8)."""
    for space in bits(g.state.halts):
        if not divisions(g, space) and not g.state.at[space] & g.facts.GARRISONS:
            lift(g, space, "6.7.9")


class Haltebefehl(Step[VictoryRoads]):
    """As his movement phase begins the German player places and lifts markers (6.7.1, 6.7.6)."""

    needs = ("AxisMovement",)

    placed: SpaceSet = 0
    freed: SpaceSet = 0

    def decide(self, g: VictoryRoads) -> Decision | None:
        hexes = eligible(g) & ~self.freed
        free = mask(space for space in bits(g.state.halts & ~self.placed) if not beset(g, space))
        if not hexes and not free:
            return None
        owed = g.state.halt_due and not self.placed and bool(hexes)
        verbs = {"place": hexes, "free": free, "done": not owed}
        return Decision(AXIS, "haltebefehl", "6.7.1", verbs, {"left": self._left(g)})

    def _left(self, g: VictoryRoads) -> int:
        return g.facts.tables.halt.markers - g.state.halts.bit_count()

    def place(self, g: VictoryRoads, space: Space) -> None:
        """Hold here."""
        self.placed |= 1 << space
        put(g, space)

    def free(self, g: VictoryRoads, space: Space) -> None:
        """Let them go."""
        self.freed |= 1 << space
        lift(g, space, "6.7.6")

    def done(self, g: VictoryRoads) -> None:
        """No more."""
        self.run(g)

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        g.state.halt_due = False

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-haltebefehl", {}
