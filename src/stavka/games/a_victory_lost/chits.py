"""Command chits (3.0, 7.1): picked for the game, chosen in secret for each turn, unknown to the other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.state import Chits
from stavka.games.a_victory_lost.terms import AXIS, EARLY_MANSTEIN, FREE_CHIT, PRECOMMIT, SOVIET
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side
from stavka.kernel.steps import Step


def less(chits: Chits, gone: Chits) -> Chits:
    """Some chits without others."""
    return tuple(chit for chit in chits if chit not in gone)


def armies(g: VictoryLost) -> Chits:
    """The Soviet chits that can be picked for the game: those of headquarters that are in it (3.0)."""
    f, gone = g.facts, g.state.at[g.facts.REMOVED]
    return tuple(chit for chit in f.soviet_chits if not gone >> f.hq_of[chit] & 1)


class PickChits(Step[VictoryLost]):
    """The Soviet player picks, in secret, the five chits that he will have beside STAVKA (3.0)."""

    on = ("Turn",)

    picked: Chits = ()

    def decide(self, g: VictoryLost) -> Decision | None:
        chits = g.facts.tables.chits
        if len(self.picked) == chits.soviet_for_game:
            return None
        open_to = less(armies(g), self.picked)
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

    def odd(self, g: VictoryLost) -> Iterator[str]:
        """None is picked twice, nor more than may be."""
        most = g.facts.tables.chits.soviet_for_game
        if not chosen_among(self.picked, g.facts.soviet_chits) or len(self.picked) > most:
            yield "picked"

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-pick-chits", {}


class SelectChits(Step[VictoryLost]):
    """Both players choose at once, in secret, the chits that go into the bag this turn (7.1)."""

    on = ("Turn",)

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
        if lost := len(state.planned) - len(self.soviet):
            g.note("plan-lost", "15.0.2b", count=lost)

    def deal_anew(self, side: Side, chits: Chits, random: Random) -> None:
        """What a player has chosen so far is not known to the other: any of his chits may stand for it."""
        if side == AXIS:
            self.axis = tuple(random.sample(chits, len(self.axis)))
        else:
            self.soviet = tuple(random.sample(chits, len(self.soviet)))
            self.ahead = tuple(random.sample(chits, len(self.ahead)))

    def odd(self, g: VictoryLost) -> Iterator[str]:
        """Who has chosen has chosen among his chits, none twice."""
        if not chosen_among(self.axis, g.state.inactive[AXIS]):
            yield "axis"
        if not chosen_among(self.soviet, self._others(g)):
            yield "soviet"
        if not chosen_among(self.ahead, self._others(g)):
            yield "ahead"

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-select-chits", {}


def chosen_among(chits: Chits, pool: Chits) -> bool:
    """Whether chits are of a pool, each once."""
    return len(set(chits)) == len(chits) and not less(chits, pool)


def receive(g: VictoryLost, chits: Chits, rule: str) -> None:
    """Chits join the Axis pool (11.1.2)."""
    if chits:
        g.state.inactive[AXIS] = (*g.state.inactive[AXIS], *chits)
        g.note("chits-received", rule, chits=[*chits])


def free_chit_due(g: VictoryLost) -> bool:
    """Whether this is the turn on which the Axis player plays a chit without a draw (15.0.2)."""
    return g.state.turn == 1 and g.chosen(FREE_CHIT)


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
            step.picked = tuple(random.sample(armies(g), len(step.picked)))
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
