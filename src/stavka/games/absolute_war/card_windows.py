"""Cards that are played when nothing else is asked: in Supply Phases and in the other's turn."""

from __future__ import annotations

from typing import Annotated, Any

from stavka.games.absolute_war.card_play import play, playable, possible
from stavka.games.absolute_war.counts import Timing
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.lines import endangered
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Word
from stavka.kernel.steps import Step

SUPPLY_WINDOW, MARKERS_WINDOW, RESERVE_WINDOW = "supply-window", "markers-window", "reserve-window"
WINDOWS = (SUPPLY_WINDOW, MARKERS_WINDOW, RESERVE_WINDOW)


def ask(g: War, side: Side, prompt: str, timing: str) -> None:
    """Ask a player whether he plays such a card, if for all the other knows he could."""
    if possible(g, side, timing):
        g.push(CardWindow(side=side, prompt=prompt, timing=timing))


def ask_supply(g: War, side: Side) -> None:
    """Before the checks, if one of the player's stacks would suffer (cards G6, S37)."""
    if endangered(g, side):
        ask(g, side, SUPPLY_WINDOW, "supply")


class CardWindow(Step[War]):
    """One chance to play a card. It is asked whether or not the card is held: only its player knows."""

    several = True

    side: Side
    prompt: Annotated[str, Word("window")]
    timing: Timing

    def decide(self, g: War) -> Decision:
        verbs: dict[str, Any] = {"play": playable(g, self.side, self.timing), "decline": True}
        return Decision(self.side, self.prompt, "2.4.3a", verbs, always=True)

    def play(self, g: War, card: Choice) -> None:
        """Play this card."""
        g.pop()
        play(g, self.side, card)

    def decline(self, g: War) -> None:
        """Play none."""
        g.pop()

    def crumb(self, g: War) -> tuple[str, dict[str, Any]] | None:
        return None
