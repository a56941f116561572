"""The Objective Phase: War Status Points for War Goals and Offensives (15)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import decks, partisans, solitaire
from stavka.games.absolute_war.card_play import Playing, playable, possible
from stavka.games.absolute_war.counts import Card, Objectives
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.lines import production
from stavka.games.absolute_war.terms import EVENT, GERMAN, GERMANY, PARTISANS, SOVIET, USSR, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Side, Space, Stage
from stavka.kernel.steps import Step

PARTISAN_TURNS = range(4, 23)
"""The turns on which Partisans score (15.1.3, 21.1.4, 21.1.22)."""


def isolated(g: War, zone: Space, side: Side) -> bool:
    """Whether the enemy has no way over land to a zone: no sea, lake, strait or Ice Road (15.1.3)."""
    f, enemy = g.facts, other(side)
    friendly = g.secure(enemy)
    found = new = production(g, enemy)
    while new:
        new = f.overland.around(new) & friendly & ~found
        found |= new
    return not (found | f.overland.around(found)) >> zone & 1


def scores(g: War, objective: str, side: Side) -> bool:
    """Whether a location brings its point; Partisans are asked about apart (15.1.1, 15.1.3)."""
    f = g.facts
    if objective == USSR:
        return bool(g.friendly(side) & f.HOME[SOVIET])
    if objective == GERMANY:
        return bool(g.friendly(side) & f.HOME[GERMAN])
    zone = f.board.index[objective]
    return bool(g.friendly(side) >> zone & 1) or isolated(g, zone, side)


class ObjectivePhase(Playing):
    """Events, the War Goals card, the Offensive cards, then a new War Goals card (15)."""

    on = ("Turn",)

    stage: Stage = 0

    def decide(self, g: War) -> Decision | None:
        side = g.state.phasing
        if self.stage or not possible(g, side, "objective"):
            return None
        verbs: dict[str, Any] = {"play": playable(g, side, "objective"), "done": True}
        return Decision(side, "objective-cards", "15.0", verbs, always=True)

    def done(self, g: War) -> None:
        """Play none."""
        self.stage = 1

    def run(self, g: War) -> None:
        state, side = g.state, g.state.phasing
        self.stage = max(self.stage, 1)
        match self.stage:
            case 1:
                self.stage = 2
                if state.goals[side]:
                    state.shown |= 1 << side
                    g.note("war-goals", "15.1.1", side=side, card=state.goals[side])
                    g.push(Tally(card=state.goals[side]))
            case 2:
                self.stage = 3
                if state.goals[side]:
                    decks.throw(g, side, state.goals[side])
                    state.goals[side] = ""
                for card in reversed(state.active[side]):
                    g.push(Tally(card=card))
            case 3:
                self.stage = 4
                for card in state.active[side]:
                    decks.throw(g, side, card)
                state.active[side] = ()
                state.crowned = ()
            case _:
                draw_goals(g, side)
                g.pop()


def draw_goals(g: War, side: Side) -> None:
    """A new War Goals card, which only its owner looks at; nobody if he is the Enemy (15.2, 24.2)."""
    state = g.state
    enemy = solitaire.is_enemy(g, side)
    # Who plays alone has seen the card of his own side, even if sides change later.
    state.shown = state.shown | 1 << side if g.solitaire and not enemy else state.shown & ~(1 << side)
    card = decks.take(g, side, EVENT, "war-goals")
    state.goals[side] = card
    if card:
        g.tell(side, "goals-drawn", "15.2", {} if enemy else {"card": card}, side=side)


class Tally(Step[War]):
    """The left location of a card, and if it scores the right one (15.1.1, 15.1.2)."""

    needs = ("ObjectivePhase",)

    card: Card
    at: Objectives = 0

    def run(self, g: War) -> None:
        side = g.state.phasing
        row = g.facts.cards[self.card]
        if self.at == 2:
            g.pop()
            return
        objective = (row.left, row.right)[self.at]
        self.at += 1
        rule = "15.1.1" if row.deck == EVENT else "15.1.2"
        if objective == PARTISANS:
            self._partisans(g)
        elif scores(g, objective, side):
            zone = g.facts.board.index.get(objective, NONE)
            g.score(side, 1, "objective", rule, objective=objective, space=zone)
        else:
            self.at = 2

    def _partisans(self, g: War) -> None:
        """In the regular game the Germans may buy them off; in the advanced game markers count (15.1.3)."""
        if g.state.turn not in PARTISAN_TURNS:
            self.at = 2
        elif not partisans.in_use(g):
            g.push(BuyOff())
        elif partisans.at_large(g):
            g.score(SOVIET, 1, "partisans", "23.1.5")
        else:
            self.at = 2

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-tally", {"card": self.card}


class BuyOff(Step[War]):
    """The Germans may pay a Resource Point, or the Soviets score (15.1.3)."""

    needs = ("Tally",)

    def decide(self, g: War) -> Decision:
        verbs = {"pay_off": g.state.rp[GERMAN] > 0, "done": True}
        return Decision(GERMAN, "partisans-due", "15.1.3c", verbs)

    def pay_off(self, g: War) -> None:
        """Pay."""
        g.pop()
        g.earn(GERMAN, -1, "15.1.3c")
        g.find(Tally).at = 2

    def done(self, g: War) -> None:
        """Let them score."""
        g.pop()
        g.score(SOVIET, 1, "partisans", "15.1.3c")
