"""Playing a card for its event: when it may be, and what the player chooses then (2.4.3, 2.5)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import decks
from stavka.games.absolute_war.counts import Card, Choices
from stavka.games.absolute_war.facts import War
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Space, SpaceSet, Unit, UnitSet
from stavka.kernel.steps import Step


class Event:
    """What the event of a card does. A card that needs a choice asks for it, and is told the answer."""

    phase = ""
    """The step of the Strategic Phase in which it may be played; empty for any."""
    also = ""
    """A second moment at which it may be played, beside the one printed on it."""
    leaves = False
    """The card leaves the game."""

    def may(self, g: War, side: Side) -> bool:
        """Whether what it asks for is given."""
        return True

    def play(self, g: War, side: Side) -> None:
        """Do it."""

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        """The player has chosen a unit."""

    def named(self, g: War, side: Side, zone: Space) -> None:
        """The player has named a zone."""

    def answered(self, g: War, side: Side, answer: str) -> None:
        """The player has chosen a card or one of two effects."""


EVENTS: dict[str, Event] = {}
"""The event of every card, by the card's id: `combat_cards` and `other_cards` fill it."""


def register(**events: Event) -> None:
    EVENTS.update(events)


def playable(g: War, side: Side, timing: str, phase: str = "") -> tuple[str, ...]:
    """The cards in hand whose event may be played now (2.4.3, 2.5)."""
    if g.base:
        return ()
    return tuple(card for card in g.state.hand[side] if _may_play(g, side, card, timing, phase))


def possible(g: War, side: Side, timing: str, phase: str = "") -> bool:
    """Whether a player could hold such a card, for all the other knows: then he is asked in any case."""
    if g.base or not g.state.hand[side]:
        return False
    return any(_may_play(g, side, card, timing, phase) for card in decks.unseen(g, side))


def _may_play(g: War, side: Side, card: str, timing: str, phase: str) -> bool:
    row, event = g.facts.cards[card], EVENTS[card]
    if timing not in (row.timing, event.also) or card in g.state.used or not decks.in_date(g, card):
        return False
    return event.phase in ("", phase) and event.may(g, side)


def play(g: War, side: Side, card: str) -> None:
    """Play a card from the hand for its event, and discard it."""
    event = EVENTS[card]
    decks.from_hand(g, side, card)
    g.state.used = (*g.state.used, card)
    g.note("played", f"card-{card}", side=side, card=card)
    if event.leaves:
        g.state.gone[side] = (*g.state.gone[side], card)
    else:
        decks.throw(g, side, card)
    event.play(g, side)


class Playing(Step[War]):
    """A step of the phasing player in which he may play cards."""

    def play(self, g: War, card: Choice) -> None:
        """Play this card."""
        play(g, g.state.phasing, card)


class ChooseUnit(Step[War]):
    """The player of a card chooses a unit for it."""

    several = True

    card: Card
    side: Side
    units: UnitSet
    optional: bool = False

    def decide(self, g: War) -> Decision | None:
        if not self.units:
            return None
        verbs = {"choose": self.units, "done": self.optional}
        return Decision(self.side, "card-unit", f"card-{self.card}", verbs, {"card": self.card})

    def choose(self, g: War, unit: Unit) -> None:
        """This unit."""
        g.pop()
        EVENTS[self.card].chosen(g, self.side, unit)

    def done(self, g: War) -> None:
        """None of them."""
        g.pop()

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-card", {"card": self.card}


class NameZone(Step[War]):
    """The player of a card names a zone for it."""

    several = True

    card: Card
    side: Side
    zones: SpaceSet

    def decide(self, g: War) -> Decision | None:
        if not self.zones:
            return None
        return Decision(
            self.side, "card-zone", f"card-{self.card}", {"name": self.zones}, {"card": self.card}
        )

    def name(self, g: War, zone: Space) -> None:
        """This zone."""
        g.pop()
        EVENTS[self.card].named(g, self.side, zone)

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-card", {"card": self.card}


class Answer(Step[War]):
    """The player of a card chooses between cards, or between two effects."""

    several = True

    card: Card
    side: Side
    options: tuple[Choices, ...]

    def decide(self, g: War) -> Decision | None:
        if not self.options:
            return None
        verbs = {"answer": self.options}
        return Decision(self.side, "card-answer", f"card-{self.card}", verbs, {"card": self.card})

    def answer(self, g: War, choice: Choice) -> None:
        """This one."""
        g.pop()
        EVENTS[self.card].answered(g, self.side, choice)

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-card", {"card": self.card}
