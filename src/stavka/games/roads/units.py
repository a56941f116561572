"""What happens to units: they enter hexes and take them (1.10), lose steps (1.3), are eliminated."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Steps, Support
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Rule, Side, Space, Unit, UnitSet, bits
from stavka.kernel.steps import Step


def enter(g: Roads[Any], unit: Unit, space: Space) -> None:
    """A unit enters a hex and takes control of it (1.10.1). What follows may put steps on top: enter last.

    A capture may end the game: who comes after that goes no farther.
    """
    if g.over:
        return
    g.place(unit, space)
    take(g, g.facts.side_of[unit], space)
    if not g.over:
        g.entered(unit)


def take(g: Roads[Any], side: int, space: Space) -> None:
    """A side takes control of a hex that it has not."""
    control, bit = g.state.control, 1 << space
    if not control[side] & bit:
        control[side] |= bit
        control[other(side)] &= ~bit
        g.seized(side, space)


def lose_step(g: Roads[Any], unit: Unit, rule: str) -> None:
    """A full unit is reduced; one that is reduced or has no back is eliminated (1.3.1, 1.3.2)."""
    bit = 1 << unit
    if (g.state.reduced | g.facts.ONE_STEP) & bit:
        g.lost(unit, rule)
    else:
        g.state.reduced |= bit
        g.note("reduced", rule, unit=unit)


class Losses(Step[Roads[Any]]):
    """Units take steps. Attrition goes round: nobody loses a second before all have lost one (8.8.2)."""

    several = True

    side: Side
    units: UnitSet
    due: Steps
    rule: Rule
    round: bool = False
    free: bool = False
    """Dealt out freely, without what attrition has to observe, as tactical results are (8.10.5)."""
    first: UnitSet = 0
    """Who must take the first step (8.8.1)."""
    chooser: Side = -1
    """Who chooses among them, where it is not their owner."""
    spares: tuple[Support, ...] = ()
    """Markers that may be given up in place of the first step."""
    hit: UnitSet = 0

    def _alive(self, g: Roads[Any]) -> UnitSet:
        """Who can take a step: in attrition headquarters only when all others in the hex are gone (8.8.2)."""
        f = g.facts
        alive = g.on_map(self.units)
        troops = 0 if self.free else alive & ~f.HQS & ~f.GARRISONS
        return troops or alive & ~f.GARRISONS or alive

    def _open(self, g: Roads[Any]) -> UnitSet:
        alive = self._alive(g)
        if self.first and not self.hit and self.first & alive:
            return g.bearers(self, self.first & alive)
        if self.round:
            alive = alive & ~self.hit or alive
        return g.bearers(self, alive)

    def decide(self, g: Roads[Any]) -> Decision | None:
        if not self.due or not self._alive(g):
            return None
        first = bool(self.first) and not self.hit
        side = self.chooser if first and self.chooser >= 0 else self.side
        facts = {"due": self.due}
        verbs: dict[str, Any] = {"lose": self._open(g)}
        if not self.hit and self.spares and side == self.side:
            verbs["spare"] = self.spares
        return Decision(side, "loss-first" if first else "loss", self.rule, verbs, facts)

    def lose(self, g: Roads[Any], unit: Unit) -> None:
        """This unit takes a step."""
        self.due -= 1
        self.hit |= 1 << unit
        for step in g.state.stack:  # what attrition costs besides goes round with it
            if isinstance(step, Losses) and step.round and step.side == self.side:
                step.hit |= 1 << unit
        lose_step(g, unit, self.rule)

    def spare(self, g: Roads[Any], kind: Choice) -> None:
        """A marker goes in place of the first step."""
        self.due -= 1
        self.spares = ()
        self.first = 0
        here = [marker for unit in bits(self.units) for marker in g.with_unit(unit)]
        marker = next(marker for marker in here if marker.kind == kind)
        g.drop(marker)
        side = self.side
        g.state.pools[side] = tuple(sorted((*g.state.pools[side], kind)))
        g.note("marker-given-up", self.rule, side=side, support=kind)

    def run(self, g: Roads[Any]) -> None:
        """All steps are taken, or nobody is left; steps beyond that are lost."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-losses", {"side": self.side}


class MakeKampfgruppe(Step[Roads[Any]]):
    """The German player may replace an eliminated elite unit by a Kampfgruppe (8.15)."""

    needs = ("Losses",)
    several = True

    unit: Unit
    space: Space
    oos: bool = False
    """Whether the unit was out of supply: so is what is left of it."""

    def _pool(self, g: Roads[Any]) -> UnitSet:
        f = g.facts
        free: UnitSet = g.state.at[f.KAMPFGRUPPEN]
        return free & (f.ARMOURED_KG | f.HIWIS if f.ARMOURED >> self.unit & 1 else f.INFANTRY_KG)

    def decide(self, g: Roads[Any]) -> Decision | None:
        if not self._pool(g):
            return None
        facts = {"unit": self.unit, "space": self.space}
        side = g.facts.side_of[self.unit]
        return Decision(side, "kampfgruppe", "~8.15.1", {"make": True, "done": True}, facts)

    def make(self, g: Roads[Any]) -> None:
        """A KG takes its place: armoured ones are drawn, those of infantry are all alike (8.15.1, 8.15.7)."""
        f, pool = g.facts, self._pool(g)
        armoured = bool(f.ARMOURED >> self.unit & 1)
        kg = g.draw(pool, "kampfgruppe") if armoured else next(bits(pool))
        g.pop()
        if f.HIWIS >> kg & 1:
            g.place(kg, f.WITHDRAWN)
            g.note("hiwis", "~8.15.4", victim=self.unit)
            return
        if self.oos:
            g.state.oos |= 1 << kg
        g.place(kg, self.space)
        g.note(
            "kampfgruppe", "~8.15.1" if armoured else "~8.15.5", unit=kg, victim=self.unit, space=self.space
        )
        for step in g.state.stack:
            if isinstance(step, Losses) and step.units >> self.unit & 1:
                step.units |= 1 << kg
        g.joined(self.unit, kg)

    def done(self, g: Roads[Any]) -> None:
        """No KG."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> None:
        return None
