"""What a player may not know: the other's hand and War Goals card (2.4, 15.2)."""

from __future__ import annotations

from random import Random

from stavka.games.absolute_war import decks, solitaire
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import EVENT, OFFENSIVE, other
from stavka.kernel.names import Side


def deal_anew(g: War, side: Side, random: Random) -> None:
    """Deal the other's hidden cards anew, as many of each back to each place; what steps hold stays."""
    if g.solitaire:
        _deal_goals(g, random)
        return
    enemy, state = other(side), g.state
    held = _pinned(g, enemy)
    known = state.shown >> enemy & 1
    for deck in (EVENT, OFFENSIVE):
        hand = [card for card in state.hand[enemy] if g.facts.cards[card].deck == deck]
        pile = decks.pile(g, enemy, deck)
        goals = [state.goals[enemy]] if deck == EVENT and state.goals[enemy] and not known else []
        unseen = [card for card in (*hand, *pile, *goals) if card not in held]
        random.shuffle(unseen)
        if not g.base:  # nobody holds a red card: it was played when it was drawn (2.5.3)
            unseen.sort(key=lambda card: not decks.is_red(g, card))
        fresh = [card if card in held else unseen.pop() for card in hand]
        random.shuffle(unseen)
        if goals:
            state.goals[enemy] = unseen.pop()
        rest = tuple(card for card in state.hand[enemy] if g.facts.cards[card].deck != deck)
        state.hand[enemy] = tuple(sorted((*rest, *fresh)))
        left = tuple(sorted(unseen))
        if deck == EVENT:
            state.events[enemy] = left
        else:
            state.offensives[enemy] = left


def _deal_goals(g: War, random: Random) -> None:
    """Alone, only the Enemy's War Goals card is unknown, until it is turned up (24.2)."""
    enemy, state = solitaire.enemy(g), g.state
    if solitaire.goals_hidden(g, enemy):
        unseen = [*state.events[enemy], state.goals[enemy]]
        state.goals[enemy] = random.choice(unseen)
        state.events[enemy] = tuple(sorted(card for card in unseen if card != state.goals[enemy]))


def _pinned(g: War, side: Side) -> set[str]:
    """Cards that a step under way names, and that therefore stay where they are."""
    named = {getattr(step, field, "") for step in g.state.stack for field in ("card", "shown")}
    named |= {card for step in g.state.stack for card in getattr(step, "options", ())}
    return named & set(g.state.hand[side])
