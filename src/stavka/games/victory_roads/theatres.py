"""Operational theatres (9): where they may stand, how they move (11.2, 11.6, 12.3), their modes (11.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stavka.games.roads.counts import Few
from stavka.games.roads.supports import generic, spend, to_pool
from stavka.games.roads.terms import AXIS, MUD, SNOW, SOVIET
from stavka.games.victory_roads.counts import Theatre, Theatres, Uses
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import MOVEMENT, OFFENSIVE, THEATRES
from stavka.kernel.board import HexLayer
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Space, SpaceSet, bits, mask
from stavka.kernel.paths import rings
from stavka.kernel.steps import Step


def linked(g: VictoryRoads) -> SpaceSet:
    """Hexes where a theatre may stand: on a way that a supply line joins to a source (9.1.4)."""
    return g.lines(SOVIET) & ~g.held(AXIS)


def remote(g: VictoryRoads, theatre: int) -> bool:
    """Whether every enemy in supply, and every Haltebefehl, is more than ten hexes away (11.2.1)."""
    f, state = g.facts, g.state
    near = f.disc(state.theatres[theatre], f.tables.theatre.remote)
    supplied = g.units_in(near & g.held(AXIS), f.SIDE[AXIS]) & ~state.oos
    return not supplied and not state.halts & near


def moves(g: VictoryRoads, theatre: int, hexes: int, on_rail: int = 0) -> SpaceSet:
    """Where a theatre can go along its ways, so many hexes, and so many more if all are on rails (11.6.2)."""
    f, start = g.facts, 1 << g.state.theatres[theatre]
    open_to = linked(g) & g.ground

    def within(count: int, layer: HexLayer) -> SpaceSet:
        return sum(rings(start, open_to | start, layer)[: count + 1]) if count > 0 else 0

    return (within(hexes, f.way) | within(hexes + on_rail, f.rail)) & open_to & ~start


# ---- driven back


def check(g: VictoryRoads) -> None:
    """Theatres whose line is cut, or whose hex is entered, go back (9.1.4)."""
    if not g.theatres():
        return
    standing = linked(g)
    leaving = {step.theatre for step in g.state.stack if isinstance(step, Refuge)}
    for theatre in g.theatres():
        if theatre not in leaving and not standing >> g.state.theatres[theatre] & 1:
            drive_back(g, theatre)


def refuges(g: VictoryRoads, theatre: int) -> SpaceSet:
    """The nearest Soviet major cities to the east that a line joins to a source (9.1.4)."""
    f = g.facts
    here = g.state.theatres[theatre]
    cities = f.MAJOR & g.state.control[SOVIET] & linked(g) & ~(1 << here)
    east = mask(space for space in bits(cities) if f.spots[space][0] >= f.spots[here][0]) or cities
    near = {space: f.distance(here, space) for space in bits(east)}
    return mask(space for space, far in near.items() if far == min(near.values()))


def drive_back(g: VictoryRoads, theatre: int) -> None:
    """A theatre goes back to a city, and its supports into the pool (9.1.4)."""
    state = g.state
    to_pool(g, SOVIET, *state.boxes[theatre])
    state.boxes[theatre] = ()
    g.note("driven-back", "9.1.4", theatre=THEATRES[theatre])
    g.push(Refuge(theatre=theatre))


class Refuge(Step[VictoryRoads]):
    """A theatre that was driven back goes to the nearest major city; of several the Soviets pick one."""

    several = True

    theatre: Theatre

    def decide(self, g: VictoryRoads) -> Decision | None:
        hexes = refuges(g, self.theatre)
        facts = {"theatre": THEATRES[self.theatre]}
        return Decision(SOVIET, "refuge", "9.1.4", {"to": hexes}, facts) if hexes else None

    def to(self, g: VictoryRoads, space: Space) -> None:
        """There."""
        g.pop()
        settle(g, self.theatre, space, "9.1.4")

    def odd(self, g: VictoryRoads) -> Iterable[str]:
        """The theatre is in play."""
        return () if self.theatre in g.theatres() else ("theatre",)

    def crumb(self, g: VictoryRoads) -> None:
        return None


def settle(g: VictoryRoads, theatre: int, space: Space, rule: str) -> None:
    """A theatre marker moves."""
    g.state.theatres[theatre] = space
    g.note("theatre-moved", rule, theatre=THEATRES[theatre], space=space)


# ---- moving on


class Remote(Step[VictoryRoads]):
    """Theatres in movement mode that are far from the front move for nothing (11.2)."""

    needs = ("SovietSupports",)

    done_with: Theatres = 0

    def _next(self, g: VictoryRoads) -> list[int]:
        return [
            theatre
            for theatre in g.theatres()
            if not self.done_with >> theatre & 1
            and g.state.modes[theatre] == MOVEMENT
            and remote(g, theatre)
            and moves(g, theatre, g.facts.tables.theatre.remote_moves)
        ]

    def decide(self, g: VictoryRoads) -> Decision | None:
        theatres = self._next(g)
        if not theatres:
            return None
        hexes = moves(g, theatres[0], g.facts.tables.theatre.remote_moves)
        facts = {"theatre": THEATRES[theatres[0]]}
        return Decision(SOVIET, "theatre-remote", "11.2.1", {"to": hexes, "stay": True}, facts)

    def to(self, g: VictoryRoads, space: Space) -> None:
        """It moves there."""
        theatre = self._next(g)[0]
        self.done_with |= 1 << theatre
        settle(g, theatre, space, "11.2.1")

    def stay(self, g: VictoryRoads) -> None:
        """It stays."""
        self.done_with |= 1 << self._next(g)[0]

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-theatres", {}


class MoveTheatres(Step[VictoryRoads]):
    """Theatres in movement mode that received no support may move (11.6)."""

    needs = ("SovietSupports",)

    used: Uses
    """How many supports each theatre has used in this phase (11.5.3)."""
    done_with: Theatres = 0
    chosen: Theatre = NONE
    paid: Few = 0

    def _able(self, g: VictoryRoads) -> list[int]:
        state = g.state
        if state.great:
            return []
        barred = self.done_with | state.halted
        return [
            theatre
            for theatre in g.theatres()
            if not barred >> theatre & 1
            and state.modes[theatre] == MOVEMENT
            and (self._reach(g, theatre, 0) or self._fuel(g, theatre))
        ]

    def _reach(self, g: VictoryRoads, theatre: int, paid: int) -> SpaceSet:
        table, weather = g.facts.tables.theatre, g.state.weather
        change = {SNOW: table.moves_snow, MUD: table.moves_mud}.get(weather, 0)
        return moves(g, theatre, table.moves + paid + change, table.moves_rail)

    def _fuel(self, g: VictoryRoads, theatre: int) -> tuple[str, ...]:
        """Supports that could be spent for a hex more each, two at most (11.5.3, 11.6.2)."""
        table = g.facts.tables.theatre
        limit = table.uses - self.used[theatre] if theatre != g.state.priority else table.moves_supports
        if self.paid >= min(table.moves_supports, limit):
            return ()
        return generic(g, theatre)

    def decide(self, g: VictoryRoads) -> Decision | None:
        if self.chosen != NONE:
            facts = {"theatre": THEATRES[self.chosen], "paid": self.paid}
            hexes = self._reach(g, self.chosen, self.paid)
            verbs: dict[str, Any] = {"to": hexes, "spend": self._fuel(g, self.chosen), "stay": True}
            return Decision(SOVIET, "theatre-to", "11.6.2", verbs, facts)
        able = self._able(g)
        if not able:
            return None
        verbs = {"theatre": tuple(THEATRES[n] for n in able), "done": True}
        return Decision(SOVIET, "theatre-moves", "11.6.1", verbs)

    def theatre(self, g: VictoryRoads, name: Choice) -> None:
        """This one."""
        self.chosen, self.paid = THEATRES.index(name), 0

    def spend(self, g: VictoryRoads, kind: Choice) -> None:
        """A support for a hex more."""
        spend(g, SOVIET, self.chosen, kind)
        self.paid += 1

    def to(self, g: VictoryRoads, space: Space) -> None:
        """It moves there."""
        settle(g, self.chosen, space, "11.6.2")
        self._end()

    def stay(self, g: VictoryRoads) -> None:
        """It stays; what was spent is spent."""
        self._end()

    def _end(self) -> None:
        self.done_with |= 1 << self.chosen
        self.chosen = NONE

    def done(self, g: VictoryRoads) -> None:
        """No more."""
        g.pop()

    def odd(self, g: VictoryRoads) -> Iterable[str]:
        """The theatre chosen is in play."""
        return () if self.chosen in (NONE, *g.theatres()) else ("chosen",)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-theatres", {}


# ---- modes


def may_turn(g: VictoryRoads, theatre: int) -> bool:
    """Whether a theatre may change its mode: in a city, not after guns or a great offensive (11.7)."""
    f, state = g.facts, g.state
    if not f.CITIES >> state.theatres[theatre] & 1:
        return False
    if any(marker.kind == "zhukov" and marker.box == theatre for marker in state.markers):
        return False
    if state.modes[theatre] == MOVEMENT:
        return True
    launched = state.great and state.priority == theatre
    return not launched and not state.gunned >> theatre & 1


class Modes(Step[VictoryRoads]):
    """The mode of each theatre in a city (11.7)."""

    needs = ("SovietSupports",)

    turned: Theatres = 0

    def decide(self, g: VictoryRoads) -> Decision | None:
        able = tuple(THEATRES[n] for n in g.theatres() if not self.turned >> n & 1 and may_turn(g, n))
        if not able:
            return None
        return Decision(SOVIET, "theatre-modes", "11.7", {"turn": able, "done": True})

    def turn(self, g: VictoryRoads, name: Choice) -> None:
        """Turn this one over."""
        theatre = THEATRES.index(name)
        self.turned |= 1 << theatre
        mode = OFFENSIVE if g.state.modes[theatre] == MOVEMENT else MOVEMENT
        g.state.modes[theatre] = mode
        g.note("theatre-mode", "11.7", theatre=name, mode=mode)

    def done(self, g: VictoryRoads) -> None:
        """All stay so."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-theatres", {}
