"""Command (7.2, 7.3): chits drawn from one bag, and the headquarters that they activate."""

from __future__ import annotations

from typing import Any

from stavka.games.a_victory_lost.chits import less
from stavka.games.a_victory_lost.combat import Combats
from stavka.games.a_victory_lost.counts import Chit
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import commanded
from stavka.games.a_victory_lost.march import Movement
from stavka.games.a_victory_lost.state import Activation
from stavka.games.a_victory_lost.terms import AXIS, SOVIET
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Stage, Unit, UnitSet, bits
from stavka.kernel.steps import Step


def activate(g: VictoryLost, side: Side, hqs: UnitSet) -> None:
    """Headquarters are activated, and with them all units in range at this moment (7.3.2, 7.3.3)."""
    f, units, boxed = g.facts, 0, 0
    for hq in bits(hqs):
        found = commanded(g, hq)
        units |= found
        if g.state.where[hq] in f.ENTRY:
            boxed |= found | 1 << hq
    g.state.activation = Activation(side=side, hqs=hqs, units=units, boxed=boxed)
    g.note("activated", "7.3.1", units=hqs)


def active_hqs(g: VictoryLost, side: Side) -> UnitSet:
    """The headquarters of a side that can be activated: on the map, or in a box (7.2.2, A7)."""
    f, at = g.facts, g.state.at
    return f.HQ[side] & (g.on_map(f.HQ[side]) | at[f.BOX_1PZA] | at[f.BOX_28A])


class SpecialCombat(Step[VictoryLost]):
    """Before the first draw of turn 1 the units of one Soviet headquarters may fight, not move (4.1.2)."""

    on = ("Turn",)

    def decide(self, g: VictoryLost) -> Decision | None:
        if g.state.activation is not None:
            return None
        verbs = {"hq": g.on_map(g.facts.HQ[SOVIET]), "done": True}
        return Decision(SOVIET, "special-combat", "4.1.2f", verbs)

    def hq(self, g: VictoryLost, hq: Unit) -> None:
        """The units of this headquarters fight."""
        activate(g, SOVIET, 1 << hq)
        g.push(Combats())

    def done(self, g: VictoryLost) -> None:
        """Nobody does."""
        g.pop()

    def run(self, g: VictoryLost) -> None:
        g.state.activation = None
        g.pop()

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-special-combat", {}


class FreeChit(Step[VictoryLost]):
    """The Axis player names one of his chits, which is used at once (15.0.2, A59)."""

    on = ("Turn",)

    def decide(self, g: VictoryLost) -> Decision | None:
        if g.state.played[AXIS] or not g.state.inactive[AXIS]:
            return None
        return Decision(AXIS, "free-chit", "15.0.2c", {"chit": g.state.inactive[AXIS]})

    def chit(self, g: VictoryLost, chit: Choice) -> None:
        """Play this one."""
        g.state.inactive[AXIS] = less(g.state.inactive[AXIS], (chit,))
        use(g, chit)

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-free-chit", {}


def use(g: VictoryLost, chit: str) -> None:
    """A chit is used, and goes to the Played pool (7.2.1); without its headquarters it does nothing (A4)."""
    f, state = g.facts, g.state
    side = f.chit_side(chit)
    state.played[side] = (*state.played[side], chit)
    if side == SOVIET and chit not in state.shown:
        state.shown = (*state.shown, chit)
    hqs = active_hqs(g, side)
    if chit != f.stavka:
        hqs &= 1 << f.hq_of[chit]
    if hqs:
        activate(g, side, hqs)
        g.push(Activated())
    else:
        g.note("no-hq", "7.2.1", chit=chit)


class Activations(Step[VictoryLost]):
    """Chits are drawn one by one until the bag is empty (7.2.1)."""

    on = ("Turn",)

    forced: bool = False
    """The last draw was a Manstein chit that was refused (7.2.2)."""

    def run(self, g: VictoryLost) -> None:
        state = g.state
        if not state.bag:
            g.pop()
            return
        chit = state.bag[g.number(len(state.bag), "chit")]
        state.bag = less(state.bag, (chit,))
        state.refused = less(state.refused, (chit,))
        g.note("drawn", "7.2.1a", chit=chit, side=g.facts.chit_side(chit))
        forced, self.forced = self.forced, False
        if chit in g.facts.mansteins:
            g.push(Manstein(chit=chit, forced=forced))
        else:
            use(g, chit)

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-activations", {}


class Manstein(Step[VictoryLost]):
    """Manstein's chit activates any one Axis headquarters, or is put back, but not twice running (7.2.2)."""

    needs = ("Activations",)

    chit: Chit
    forced: bool = False

    def decide(self, g: VictoryLost) -> Decision | None:
        hqs = active_hqs(g, AXIS)
        if not hqs and self.forced:
            return None
        return Decision(AXIS, "manstein", "7.2.2", {"hq": hqs, "refuse": not self.forced})

    def hq(self, g: VictoryLost, hq: Unit) -> None:
        """Activate this one."""
        g.pop()
        g.state.played[AXIS] = (*g.state.played[AXIS], self.chit)
        activate(g, AXIS, 1 << hq)
        g.push(Activated())

    def refuse(self, g: VictoryLost) -> None:
        """Put it back into the bag."""
        g.pop()
        g.state.bag = tuple(sorted((*g.state.bag, self.chit)))
        g.state.refused = (*g.state.refused, self.chit)
        g.find(Activations).forced = True
        g.note("manstein-refused", "7.2.2d", chit=self.chit)

    def run(self, g: VictoryLost) -> None:
        """It must be played, and there is no headquarters left (A4)."""
        g.pop()
        g.state.played[AXIS] = (*g.state.played[AXIS], self.chit)
        g.note("no-hq", "7.2.1", chit=self.chit)

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-manstein", {}


class Activated(Step[VictoryLost]):
    """What an activation brings: a movement sequence, then a combat sequence (4.1.2)."""

    on = (
        "Activations",
        "FreeChit",
    )

    stage: Stage = 0

    def run(self, g: VictoryLost) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                g.push(Movement())
            case 2:
                g.push(Combats())
            case _:
                g.state.activation = None
                g.pop()

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-activated", {"side": g.activation.side, "units": g.activation.hqs}
