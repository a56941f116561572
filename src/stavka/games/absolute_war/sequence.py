"""The sequence of play (5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavka.games.absolute_war import overstacking
from stavka.games.absolute_war.card_phase import CardPhase
from stavka.games.absolute_war.combat import CombatPhase
from stavka.games.absolute_war.counts import Phase
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import MarkerPhase, UsedMarkers
from stavka.games.absolute_war.movement import MovementPhase
from stavka.games.absolute_war.objectives import ObjectivePhase, draw_goals
from stavka.games.absolute_war.offensives import Declare
from stavka.games.absolute_war.reinforcements import Reinforcements
from stavka.games.absolute_war.replacements import Replacements
from stavka.games.absolute_war.reserves import ReservePhase, Reserves
from stavka.games.absolute_war.supply import SupplyPhase
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from stavka.games.absolute_war.turn_events import EventPhase
from stavka.games.absolute_war.upgrades import Upgrades
from stavka.games.absolute_war.victory import EndOfTurn
from stavka.games.absolute_war.withdrawals import Withdrawals
from stavka.kernel.names import NONE, Side
from stavka.kernel.steps import Step

PLAYER_TURN: tuple[tuple[str, Callable[[], Step[War]]], ...] = (
    ("supply", SupplyPhase),
    ("markers", MarkerPhase),
    ("cards", CardPhase),
    ("withdrawals", Withdrawals),
    ("upgrades", Upgrades),
    ("reinforcements", Reinforcements),
    ("replacements", Replacements),
    ("reserves", Reserves),
    ("offensives", Declare),
    ("movement", MovementPhase),
    ("combat", CombatPhase),
    ("reserve", ReservePhase),
    ("used-markers", UsedMarkers),
    ("objectives", ObjectivePhase),
)
"""The phases of a player turn; the Strategic Phase is six of them (10)."""

NODES = (
    "event",
    *(f"{side}-{name}" for side in SIDES for name, _ in PLAYER_TURN),
    "end",
)
"""Where a position can stand: at the start of a phase."""

MAKE = dict(PLAYER_TURN)


class Turn(Step[War]):
    """A game turn: its event, the German player turn, the Soviet one, the end (5.0)."""

    at: Phase = 0

    def run(self, g: War) -> None:
        if overstacking.crowded(g, g.state.phasing) != NONE:
            overstacking.relieve(g, g.state.phasing)  # at the end of every phase (11.5.2)
            return
        if self.at == len(NODES):
            self.at = 0
        node = NODES[self.at]
        self.at += 1
        g.state.raised = g.state.regrouped = 0
        if node == "event":
            row = g.facts.turns[g.state.turn]
            g.note("turn", "5.0.I.1", turn=g.state.turn, weather=row.weather)
            g.push(EventPhase())
        elif node == "end":
            g.push(EndOfTurn())
        else:
            self._phase(g, node)

    def _phase(self, g: War, node: str) -> None:
        side, name = node.split("-", 1)
        if name == "supply":
            begin(g, SIDES.index(side))
        if g.base and name in SKIPPED:
            return
        if name in HEADED:
            g.note("phase", "5.0", phase=name, side=SIDES.index(side))
        g.push(MAKE[name]())

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-turn", {"turn": g.state.turn}


SKIPPED = ("objectives",)
"""Phases that the base game does without (15.0)."""

HEADED = ("supply", "cards", "movement", "combat", "reserve", "objectives")
"""Phases that begin a section of the log."""


def begin(g: War, side: Side) -> None:
    """A player turn begins: what lasted until now is over."""
    state = g.state
    state.phasing = side
    state.used = ()
    state.fought = 0
    if side == GERMAN:  # cards G52 and G53, played in his last turn
        state.elastic = False
        state.scorched = NONE
    g.note("player-turn", "5.0", side=side)


class DrawGoals(Step[War]):
    """Before play each draws a War Goals card, where the scenario says so (4.0)."""

    def run(self, g: War) -> None:
        g.pop()
        for side in (GERMAN, SOVIET):
            draw_goals(g, side)


def stack(node: str) -> list[Step[Any]]:
    """The steps under way at a node of the sequence."""
    return [Turn(at=NODES.index(node))]
