"""Manstein's offensives (16.3) and his dismissal (16.2.4)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Few
from stavka.games.roads.supports import pay, to_pool
from stavka.games.roads.terms import AXIS, GERMAN, SOVIET
from stavka.games.stalingrad_roads.approval import ChooseSupports, move_manstein
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import APPROVAL, AXIS_BOX
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Space, UnitSet, bits
from stavka.kernel.steps import Step


def _ready(g: StalingradRoads) -> int:
    """Full panzer divisions, complete ones, with or next to a German headquarters (16.3.1)."""
    f, state = g.facts, g.state
    hqs = g.on_map(f.HQ[AXIS] & f.NATION[GERMAN])
    near = g.spaces_of(hqs) | f.contact.around(g.spaces_of(hqs))
    found, seen = 0, 0
    for unit in bits(g.on_map(g.panzer())):
        if seen >> unit & 1:
            continue
        division: UnitSet = f.division_of.get(unit, 1 << unit)
        seen |= division
        here = g.units_in(near, division)
        if here == division and not here & state.reduced:
            found += 1
    return found


def may_storm(g: StalingradRoads) -> bool:
    """Whether Wintergewitter may be launched (16.3.1)."""
    table, state = g.facts.tables.approval, g.state
    if not g.uses(APPROVAL) or state.fixed or state.wintergewitter or state.manstein == NONE:
        return False
    if state.turn > g.facts.turn_of[table.winter_to]:
        return False
    return len(state.boxes[AXIS_BOX]) >= table.winter_supports and _ready(g) >= table.winter_divisions


class Wintergewitter(Step[StalingradRoads]):
    """At the start of his support phase the Axis player may launch the offensive (16.3.1)."""

    needs = ("AxisSupports",)

    left: Few = 0
    launched: bool = False

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.left:
            kinds = tuple(sorted(set(g.state.boxes[AXIS_BOX])))
            facts = {"left": self.left}
            return Decision(AXIS, "winter-price", "16.3.1b", {"give": kinds}, facts, always=True)
        if self.launched or not may_storm(g):
            return None
        return Decision(AXIS, "wintergewitter", "16.3.1a", {"launch": True, "done": True})

    def launch(self, g: StalingradRoads) -> None:
        """Launch it."""
        self.launched = True
        self.left = g.facts.tables.approval.winter_supports
        g.state.wintergewitter = g.state.turn
        g.note("wintergewitter", "16.3.1")

    def give(self, g: StalingradRoads, kind: Choice) -> None:
        """Give this support back."""
        self.left -= 1
        pay(g, AXIS, AXIS_BOX, kind)
        if not self.left:
            left = g.facts.tables.approval.winter_supports
            g.pop()
            g.push(ChooseSupports(left=left, rule="16.3.1b", urgent=True))

    def done(self, g: StalingradRoads) -> None:
        """Not now."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-wintergewitter", {}


class Backhand(Step[StalingradRoads]):
    """At the start of his turn the Axis player may declare the backhand blow (16.3.2)."""

    forced: bool = False
    """A scenario begins with it (scenario IV)."""

    def _may(self, g: StalingradRoads) -> bool:
        state = g.state
        since = g.by(g.facts.tables.approval.backhand_from)
        free = not state.fixed and not state.backhand and state.manstein != NONE
        return g.uses(APPROVAL) and since and free

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.forced or not self._may(g):
            return None
        return Decision(AXIS, "backhand", "16.3.2a", {"launch": True, "done": True})

    def launch(self, g: StalingradRoads) -> None:
        """Declare it."""
        table, state = g.facts.tables.approval, g.state
        g.pop()
        state.backhand = state.turn
        state.backhand_balance = 0
        state.manstein = NONE
        state.approval = table.backhand_box
        g.note("backhand", "16.3.2", box=state.approval)
        g.push(ChooseSupports(left=table.backhand_supports, rule="16.3.2d", urgent=True))

    def done(self, g: StalingradRoads) -> None:
        """Not now."""
        g.pop()

    def run(self, g: StalingradRoads) -> None:
        if self.forced:
            self.launch(g)
        else:
            g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-backhand", {}


def backhand_open(g: StalingradRoads) -> bool:
    """Whether the three turns of the backhand blow are under way (16.3.2)."""
    state = g.state
    return bool(state.backhand) and state.turn <= state.backhand + g.facts.tables.approval.backhand_turns


def captured(g: StalingradRoads, side: int, space: Space) -> None:
    """Major cities that change hands in those turns are counted: hexes for the Axis, cities against it."""
    city = g.facts.city_of(space)
    if not city or not backhand_open(g):
        return
    if side == AXIS:
        g.state.backhand_balance += 1
    elif g.controls(SOVIET, city):
        g.state.backhand_balance -= 1


def backhand_ends(g: StalingradRoads) -> None:
    """In the reinforcement phase two turns later the offensive is judged (16.3.2)."""
    table, state = g.facts.tables.approval, g.state
    if not state.backhand or state.turn != state.backhand + table.backhand_turns:
        return
    to_pool(g, AXIS, *state.boxes[AXIS_BOX])
    state.boxes[AXIS_BOX] = ()
    balance = state.backhand_balance
    found = next((place for least, place in table.backhand_result if balance >= least), None)
    state.manstein = NONE if found is None else found
    state.approval = table.backhand_failure if found is None else found
    g.note("backhand-judged", "16.3.2", balance=balance, box=state.approval)


def end_of_axis_turn(g: StalingradRoads) -> None:
    """Manstein is praised for a pocket that is open after Wintergewitter, once, before JAN I (16.3.1)."""
    state = g.state
    if state.wintergewitter > 0 and not g.by("JAN I") and not g.closed():
        state.wintergewitter = NONE
        move_manstein(g, 1, "16.3.1d")


def pressing(g: StalingradRoads) -> list[str]:
    """The markers in the box that have to be used this turn (16.3)."""
    held = [*g.state.boxes[AXIS_BOX]]
    found = []
    for kind in g.state.urgent:
        if kind in held:
            held.remove(kind)
            found.append(kind)
    return found


def dismissal(g: StalingradRoads) -> None:
    """In box 0 at the end of a turn he is dismissed (16.2.4)."""
    state = g.state
    if g.uses(APPROVAL) and state.manstein == 0 and not state.fixed:
        state.fixed = True
        state.manstein = NONE
        state.approval = g.facts.tables.approval.dismissed
        g.note("dismissed", "16.2.4", box=state.approval)
