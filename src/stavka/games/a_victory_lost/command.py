"""Command (7): chits chosen in secret, drawn from one bag, and the headquarters that they activate."""

from __future__ import annotations

from random import Random
from typing import Any

from stavka.games.a_victory_lost.combat import Combats
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import commanded
from stavka.games.a_victory_lost.march import Movement
from stavka.games.a_victory_lost.state import Activation, Chits
from stavka.games.a_victory_lost.terms import AXIS, EARLY_MANSTEIN, FREE_CHIT, PRECOMMIT, SOVIET
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Unit, UnitSet, bits
from stavka.kernel.steps import Step


def less(chits: Chits, gone: Chits) -> Chits:
    """Some chits without others."""
    return tuple(chit for chit in chits if chit not in gone)


class PickChits(Step[VictoryLost]):
    """The Soviet player picks, in secret, the five chits that he will have beside STAVKA (3.0)."""

    picked: Chits = ()

    def decide(self, g: VictoryLost) -> Decision | None:
        chits = g.facts.tables.chits
        if len(self.picked) == chits.soviet_for_game:
            return None
        open_to = less(g.facts.soviet_chits, self.picked)
        historical = not less(self.picked, tuple(chits.soviet_historical))
        verbs: dict[str, Any] = {"chit": open_to, "historical": historical}
        facts = {"left": chits.soviet_for_game - len(self.picked)}
        return Decision(SOVIET, "pick-chits", "3.0-g", verbs, facts)

    def chit(self, g: VictoryLost, chit: Choice) -> None:
        """Take this one."""
        self.picked = (*self.picked, chit)

    def historical(self, g: VictoryLost) -> None:
        """Take the next that history took (3.0): one at a time, for how many choices were made is seen."""
        self.picked = (*self.picked, less(tuple(g.facts.tables.chits.soviet_historical), self.picked)[0])

    def run(self, g: VictoryLost) -> None:
        g.pop()
        picked = (chit for chit in g.facts.soviet_chits if chit in self.picked)
        g.state.inactive[SOVIET] = (g.facts.stavka, *picked)
        g.tell(SOVIET, "chits-picked", "3.0-g", {"chits": list(self.picked)})

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-pick-chits", {}


class SelectChits(Step[VictoryLost]):
    """Both players choose at once, in secret, the chits that go into the bag this turn (7.1)."""

    begun: bool = False
    axis: Chits = ()
    soviet: Chits = ()
    ahead: Chits = ()
    """What the Soviet player writes down for the next turn (15.0.2)."""

    def decide(self, g: VictoryLost) -> tuple[Decision, ...] | None:
        if not self.begun:
            return None
        asked = []
        for side in (AXIS, SOVIET):
            chits, left = self._choice(g, side), self._wanted(g, side)
            if left:
                asked.append(Decision(side, "select-chits", "7.1.2", {"chit": chits}, {"left": left}))
        left = self._to_plan(g)
        if left and not self._wanted(g, SOVIET):
            verbs = {"chit": less(self._others(g), self.ahead)}
            asked.append(Decision(SOVIET, "plan-chits", "15.0.2b", verbs, {"left": left}))
        return tuple(asked) or None

    def _others(self, g: VictoryLost) -> Chits:
        """The Soviet chits beside STAVKA, which always goes in (7.1.2)."""
        return less(g.state.inactive[SOVIET], (g.facts.stavka,))

    def _choice(self, g: VictoryLost, side: Side) -> Chits:
        if side == SOVIET:
            return less(self._others(g), self.soviet)
        return less(g.state.inactive[AXIS], self.axis)

    def _wanted(self, g: VictoryLost, side: Side) -> int:
        """How many a player has still to choose; all that he has where they are too few (A3)."""
        f = g.facts
        if side == SOVIET:
            due = f.tables.chits.soviet_a_turn - len(self.soviet)
        else:
            due = f.turns[g.state.turn].axis_com - len(self.axis) - len(g.state.played[AXIS])
        return max(0, min(due, len(self._choice(g, side))))

    def _to_plan(self, g: VictoryLost) -> int:
        """How many the Soviet player has still to write down for the next turn (15.0.2)."""
        if not g.chosen(PRECOMMIT) or g.state.turn == g.facts.limits.turns:
            return 0
        return min(g.facts.tables.chits.soviet_a_turn, len(self._others(g))) - len(self.ahead)

    def chit(self, g: VictoryLost, chit: Choice) -> None:
        """Choose this one."""
        if g.acting == AXIS:
            self.axis = (*self.axis, chit)
        elif self._wanted(g, SOVIET):
            self.soviet = (*self.soviet, chit)
        else:
            self.ahead = (*self.ahead, chit)

    def run(self, g: VictoryLost) -> None:
        state = g.state
        if not self.begun:
            self._gather(g)
            return
        g.pop()
        chosen = (self.axis, (g.facts.stavka, *self.soviet))
        state.bag = tuple(sorted((*chosen[AXIS], *chosen[SOVIET])))
        state.planned = self.ahead
        for side in (AXIS, SOVIET):
            state.inactive[side] = less(state.inactive[side], chosen[side])
            secret = {"chits": [*chosen[side]]}
            g.tell(side, "chits-selected", "7.1.2a", secret, side=side, count=len(chosen[side]))

    def _gather(self, g: VictoryLost) -> None:
        """All chits are available again (7.1.1); a plan of the last turn holds as far as it can (A64)."""
        state = g.state
        self.begun = True
        state.refused = ()
        if not free_chit_due(g):
            for side in (AXIS, SOVIET):
                state.inactive[side] = (*state.inactive[side], *state.played[side])
                state.played[side] = ()
        if g.chosen(EARLY_MANSTEIN):
            receive(g, tuple(g.facts.turns[state.turn].manstein), "15.0.2a")
        self.soviet = tuple(chit for chit in state.planned if chit in state.inactive[SOVIET])

    def deal_anew(self, side: Side, chits: Chits, random: Random) -> None:
        """What a player has chosen so far is not known to the other: any of his chits may stand for it."""
        if side == AXIS:
            self.axis = tuple(random.sample(chits, len(self.axis)))
        else:
            self.soviet = tuple(random.sample(chits, len(self.soviet)))
            self.ahead = tuple(random.sample(chits, len(self.ahead)))

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-select-chits", {}


def receive(g: VictoryLost, chits: Chits, rule: str) -> None:
    """Chits join the Axis pool (11.1.2)."""
    if chits:
        g.state.inactive[AXIS] = (*g.state.inactive[AXIS], *chits)
        g.note("chits-received", rule, chits=[*chits])


def free_chit_due(g: VictoryLost) -> bool:
    """Whether this is the turn on which the Axis player plays a chit without a draw (15.0.2)."""
    return g.state.turn == 1 and g.chosen(FREE_CHIT)


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


def deal_anew(g: VictoryLost, side: Side, random: Random) -> None:
    """Deal a player's hidden chits anew, so that the other cannot tell the difference (7.1.3)."""
    f, state = g.facts, g.state
    lost = [chit for chit in state.planned if chit not in _others(g)]
    hidden = [chit for chit in state.bag if f.chit_side(chit) == side and chit not in state.refused]
    in_bag = len(hidden)
    pool = [*hidden, *state.inactive[side]]
    if side == SOVIET and pool:
        pool = _other_five(g, pool, random)
    sure = [chit for chit in pool if chit == f.stavka and chit in hidden]
    rest = [chit for chit in pool if chit not in sure]
    random.shuffle(rest)
    drawn = [*sure, *rest[: in_bag - len(sure)]]
    kept = [chit for chit in state.bag if chit not in hidden]
    state.bag = tuple(sorted((*kept, *drawn)))
    state.inactive[side] = tuple(chit for chit in pool if chit not in drawn)
    if side == SOVIET:
        # A lost chit stays in the plan until the next turn: how many backs lie there tells nothing.
        planned = random.sample(_others(g), len(state.planned) - len(lost))
        state.planned = (*planned, *lost)
    for step in state.stack:
        if isinstance(step, PickChits) and side == SOVIET:
            step.picked = tuple(random.sample(f.soviet_chits, len(step.picked)))
        elif isinstance(step, SelectChits):
            step.deal_anew(side, less(state.inactive[side], (f.stavka,)), random)


def _other_five(g: VictoryLost, pool: list[str], random: Random) -> list[str]:
    """Soviet chits that may stand for those never drawn: of any army but those out of the game (3.0)."""
    f, state = g.facts, g.state
    known = {*state.shown, f.stavka}
    gone = state.at[f.REMOVED]
    secret = [chit for chit in pool if chit not in known]
    unknown = [
        chit
        for chit in f.soviet_chits
        if chit in secret or (chit not in known and not gone >> f.hq_of[chit] & 1)
    ]
    return [chit for chit in pool if chit in known] + random.sample(unknown, len(secret))


def _others(g: VictoryLost) -> list[str]:
    """The Soviet chits beside STAVKA that are in the game."""
    state = g.state
    pool = (*state.inactive[SOVIET], *state.played[SOVIET], *state.bag)
    return [chit for chit in pool if chit in g.facts.soviet_chits]


class SpecialCombat(Step[VictoryLost]):
    """Before the first draw of turn 1 the units of one Soviet headquarters may fight, not move (4.1.2)."""

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

    chit: str
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

    stage: int = 0

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
