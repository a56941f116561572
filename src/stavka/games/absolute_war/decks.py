"""The decks: drawing, turning, discarding (2.4, 2.5, 9.1)."""

from __future__ import annotations

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import EVENT
from stavka.kernel.names import Side


def pile(g: War, side: Side, deck: str) -> tuple[str, ...]:
    """What is left of a deck; in no order, for any card may come next."""
    return (g.state.events if deck == EVENT else g.state.offensives)[side]


def _set_pile(g: War, side: Side, deck: str, cards: tuple[str, ...]) -> None:
    (g.state.events if deck == EVENT else g.state.offensives)[side] = cards


def take(g: War, side: Side, deck: str, purpose: str) -> str:
    """The next card of a deck; the last one is shuffled with the discards first (9.1). Or none."""
    cards = pile(g, side, deck)
    if len(cards) <= 1:
        thrown = [card for card in g.state.discard[side] if g.facts.cards[card].deck == deck]
        if thrown:
            g.state.discard[side] = tuple(card for card in g.state.discard[side] if card not in thrown)
            cards = tuple(sorted((*cards, *thrown)))
            g.note("reshuffled", "9.1", side=side, deck=deck)
    if not cards:
        return ""
    card = cards[g.number(len(cards), purpose)]
    _set_pile(g, side, deck, tuple(other for other in cards if other != card))
    return card


def throw(g: War, side: Side, card: str) -> None:
    """Put a card on its discard pile."""
    g.state.discard[side] = tuple(sorted((*g.state.discard[side], card)))


def turn_up(g: War, side: Side) -> str:
    """Turn the top Event card over to resolve a combat: its red text and years do not matter (12.3)."""
    card = take(g, side, EVENT, "combat-card")
    if card:
        throw(g, side, card)
    return card


def from_hand(g: War, side: Side, card: str) -> None:
    g.state.hand[side] = tuple(held for held in g.state.hand[side] if held != card)


def to_hand(g: War, side: Side, card: str) -> None:
    g.state.hand[side] = tuple(sorted((*g.state.hand[side], card)))


def in_date(g: War, card: str) -> bool:
    """Whether this is one of a card's years (2.4.3)."""
    years = g.facts.cards[card].years
    return not years or g.year in years


def is_red(g: War, card: str) -> bool:
    """Whether it must be played when drawn (2.5.3)."""
    return g.facts.cards[card].timing == "immediate"


def unseen(g: War, side: Side) -> tuple[str, ...]:
    """The cards of a side of which the other does not know where they are."""
    state = g.state
    hidden = [*state.events[side], *state.offensives[side], *state.hand[side]]
    return tuple(hidden + [state.goals[side]] * bool(state.goals[side]))


def everywhere(g: War, side: Side) -> list[str]:
    """All cards of a side, wherever they lie: there is one of each (2.4)."""
    state = g.state
    found = [*unseen(g, side), *state.discard[side], *state.active[side], *state.aside[side]]
    found += state.gone[side]
    if state.fight is not None:
        mine = state.fight.side == side
        card = state.fight.attack_card if mine else state.fight.defence_card
        found += [card] * bool(card)
    return found
