"""Headquarters (12): repositioning, removal, overruns."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost import victory
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.stacking import room
from stavka.games.a_victory_lost.supply_lines import nearer, supplied
from stavka.games.a_victory_lost.terms import AXIS, GERMAN, SOVIET, other
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.paths import rings
from stavka.kernel.steps import Step


def new_hexes(g: VictoryLost, hq: Unit, origin: Space) -> SpaceSet:
    """The nearest hexes that meet all conditions of 12.7; the headquarters is off the map meanwhile."""
    f, side = g.facts, g.facts.side_of[hq]
    fed = supplied(g, side) & ~g.zones(other(side))
    for ring in rings(1 << origin, f.board.on_map, f.board.neighbours)[f.tables.combat.reposition :]:
        behind = mask(space for space in bits(ring & fed) if any(nearer(g, side, origin, space)))
        found = room(g, hq, behind)
        if found:
            return found
    return 0


def lift(g: VictoryLost, hq: Unit) -> None:
    """Take a headquarters from its hex, to be put down again; any supply marker goes (12.7)."""
    origin = g.state.where[hq]
    g.place(hq, g.facts.WAITING)
    g.state.unsupplied &= ~(1 << hq)
    g.push(Reposition(hq=hq, origin=origin))


class Reposition(Step[VictoryLost]):
    """A headquarters is put down again further to the rear, where its owner likes best (12.7)."""

    several = True

    hq: Unit
    origin: Space

    def decide(self, g: VictoryLost) -> Decision | None:
        hexes = new_hexes(g, self.hq, self.origin)
        if not hexes:
            return None
        facts = {"unit": self.hq, "space": self.origin}
        return Decision(g.facts.side_of[self.hq], "reposition", "12.7", {"to": hexes}, facts)

    def to(self, g: VictoryLost, space: Space) -> None:
        """Put it down there; it takes a city of the enemy (A51)."""
        g.pop()
        g.place(self.hq, space)
        g.note("repositioned", "12.7a", unit=self.hq, space=space)
        victory.capture(g, g.facts.side_of[self.hq], space)

    def run(self, g: VictoryLost) -> None:
        """Nowhere to go: it comes back as a reinforcement on the next turn."""
        g.pop()
        g.state.due[self.hq] = g.state.turn + 1
        g.state.returning |= 1 << self.hq
        g.note("returns", "12.7i", unit=self.hq, turn=g.state.turn + 1)

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-reposition", {"unit": self.hq}

    def why_not(self, g: VictoryLost, verb: str, target: Target) -> Refusal | None:
        """Why a hex is not open to the headquarters."""
        if not isinstance(target, int):
            return None
        f, side = g.facts, g.facts.side_of[self.hq]
        bit, facts = 1 << target, {"unit": self.hq, "space": target}
        if not f.LAND & bit:
            return Refusal("no-hex", "8.1.5", facts)
        if g.closed() & bit:
            return Refusal("pocket", "13.0-a", facts)
        if g.pieces(other(side)) & bit:
            return Refusal("enemy", "5.0.2", facts)
        if f.grid.distance(f.board.names[self.origin], f.board.names[target]) < f.tables.combat.reposition:
            return Refusal("too-near", "12.7d", facts)
        if not any(nearer(g, side, self.origin, target)):
            return Refusal("not-to-the-rear", "12.7e", facts)
        if g.zones(other(side)) & bit:
            return Refusal("enemy-zone", "12.7f", facts)
        if not supplied(g, side) & bit:
            return Refusal("no-line", "12.7g", facts)
        if not room(g, self.hq, bit):
            return Refusal("stacking", "12.7k", facts)
        return Refusal("too-far-back", "12.7c", facts)


def commands(g: VictoryLost, hq: Unit, unit: Unit) -> bool:
    """Whether a headquarters may command a unit at all: allies only their own and Germans (7.3.5)."""
    f = g.facts
    if f.side_of[hq] != f.side_of[unit]:
        return False
    nation = f.nation_of[hq]
    return f.side_of[hq] == SOVIET or nation == GERMAN or f.nation_of[unit] in (GERMAN, nation)


def commanded(g: VictoryLost, hq: Unit) -> UnitSet:
    """The combat units that a headquarters can activate now (7.3.2 to 7.3.5, 11.2.3)."""
    f, state = g.facts, g.state
    here, own = state.where[hq], f.COMBAT[f.side_of[hq]]
    if here in f.ENTRY:
        units = state.at[here] & own
    else:
        units = g.units_in(f.command_range(here, f.radius[hq]) & g.troops(f.side_of[hq]), own)
    return mask(unit for unit in bits(units) if commands(g, hq, unit))


def remove(g: VictoryLost, hq: Unit, rule: str) -> None:
    """A headquarters leaves the game, and its chit with it (11.3, A47): all see where that was."""
    state, chit = g.state, g.facts.chit_of[hq]
    piles = {"bag": state.bag, "pool": (*state.inactive[AXIS], *state.inactive[SOVIET])}
    pile = next((name for name, chits in piles.items() if chit in chits), "")
    g.place(hq, g.facts.REMOVED)
    for pool in (state.inactive, state.played):
        for side, chits in enumerate(pool):
            pool[side] = tuple(held for held in chits if held != chit)
    state.bag = tuple(held for held in state.bag if held != chit)
    g.note("hq-removed", rule, unit=hq, pile=pile)


class HqRemoval(Step[VictoryLost]):
    """Headquarters without a unit to command leave the game (11.3, 12.6)."""

    on = ("Turn",)

    def run(self, g: VictoryLost) -> None:
        g.pop()
        for hq in bits(g.on_map(g.facts.HQS)):
            if not commanded(g, hq):
                remove(g, hq, "11.3-a")

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-hq-removal", {}
