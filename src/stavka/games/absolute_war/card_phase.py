"""The Card Phase: draws, red cards, Resource Points, the hand (9)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import decks, offensives, partisans, solitaire
from stavka.games.absolute_war.card_play import EVENTS, Playing, playable
from stavka.games.absolute_war.counts import Balance, Card, Cards, Deck, MaybeCard
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import DECKS, EVENT, LEND_LEASE_CARD, OFFENSIVE, SOVIET, owner
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Stage
from stavka.kernel.steps import Step


class CardPhase(Step[War]):
    """Lost draws, draws, the Lend-Lease draw, then what the hand is spent on (9.1 to 9.3)."""

    on = ("Turn",)

    stage: Stage = 0
    events: Cards = 0
    offensives: Cards = 0
    missing: Balance = 0
    """Draws that the player loses, from the deck of his choice (9.1)."""

    def decide(self, g: War) -> Decision | None:
        if self.stage != 1 or not self.missing or not (self.events or self.offensives):
            return None
        left = {EVENT: self.events, OFFENSIVE: self.offensives}
        decks_left = tuple(deck for deck in DECKS if left[deck])
        return Decision(g.state.phasing, "lost-draw", "9.1", {"forgo": decks_left}, {"due": self.missing})

    def forgo(self, g: War, deck: Choice) -> None:
        """One card fewer from this deck."""
        self.missing -= 1
        if deck == EVENT:
            self.events -= 1
        else:
            self.offensives -= 1

    def run(self, g: War) -> None:
        self.stage += 1
        side = g.state.phasing
        match self.stage:
            case 1:
                self._count(g, side)
            case 2:
                g.push(Draws(side=side, deck=EVENT, left=self.events, first=g.base))
            case 3 if self.offensives:
                g.push(Draws(side=side, deck=OFFENSIVE, left=self.offensives, first=True))
            case 4 if side == SOVIET and LEND_LEASE_CARD in g.state.ready:
                g.push(LendLeaseDraw(first=not self.offensives))
            case 5:
                g.push(SpendCards())
            case 6:
                g.pop()

    def _count(self, g: War, side: Side) -> None:
        """Four Events and an Offensive; fewer for lost War Economy sites and by turn events (9.1, 21.1)."""
        f = g.facts
        self.events = f.limits.event_draws + solitaire.extra_draw(g, side)
        self.offensives = 0 if g.base else f.limits.offensive_draws
        sites = f.ECONOMY[side] & ~g.friendly(side)
        self.missing = sites.bit_count() - g.state.draws[side]
        solitaire.show_goals(g, side)


def draw(g: War, side: Side, deck: str) -> str:
    """A card from a deck into the hand; a red one is played at once (2.5.3, 9.1)."""
    card = decks.take(g, side, deck, "draw")
    if not card:
        return ""
    decks.to_hand(g, side, card)
    g.tell(side, "drew", "9.1", {"card": card}, side=side, deck=deck)
    if decks.is_red(g, card) and not g.base:
        g.push(RedCard(side=side, card=card))
    return card


class Draws(Step[War]):
    """Cards are drawn one by one, red ones played in between (9.1)."""

    needs = ("CardPhase",)
    several = True

    side: Side
    deck: Deck
    left: Cards
    first: bool = False
    """The next is the card that the player with the initiative may exchange."""
    shown: MaybeCard = ""

    def decide(self, g: War) -> Decision | None:
        if not self.shown:
            return None
        # A red card is not exchanged; in the base game it stays hidden, so that he is asked all the same.
        verbs = {"exchange": not decks.is_red(g, self.shown), "done": True}
        return Decision(self.side, "exchange", "9.1", verbs, {"card": self.shown}, always=True)

    def run(self, g: War) -> None:
        if not self.left:
            g.pop()
            return
        self.left -= 1
        card = draw(g, self.side, self.deck)
        hidden = bool(card) and (g.base or not decks.is_red(g, card))
        if self.first and hidden and g.state.initiative == self.side:
            self.shown = card
        self.first = False

    def exchange(self, g: War) -> None:
        """Discard it and draw another."""
        decks.from_hand(g, self.side, self.shown)
        decks.throw(g, self.side, self.shown)
        g.note("exchanged", "9.1", side=self.side, card=self.shown)
        self.shown = ""
        draw(g, self.side, self.deck)

    def done(self, g: War) -> None:
        """Keep it."""
        self.shown = ""


class RedCard(Step[War]):
    """A red card has been drawn: its event, if its years allow, and its icons (2.5.3, 23.1)."""

    several = True

    side: Side
    card: Card

    def run(self, g: War) -> None:
        g.pop()
        side, card = self.side, self.card
        event = EVENTS[card]
        decks.from_hand(g, side, card)
        decks.throw(g, side, card)
        if g.solitaire and not solitaire.is_enemy(g, side):
            g.push(EnemyChange(deck=g.facts.cards[card].deck))
        partisans.icons(g, side, card)
        if decks.in_date(g, card) and card not in g.state.used and event.may(g, side):
            g.state.used = (*g.state.used, card)
            g.note("red-card", f"card-{card}", side=side, card=card)
            event.play(g, side)
        else:
            g.note("red-card-void", "2.5.3", side=side, card=card)

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-card", {"card": self.card}


class EnemyChange(Step[War]):
    """The player drew a red card: the Enemy discards one at random and draws another (24.2.2)."""

    several = True

    deck: Deck

    def run(self, g: War) -> None:
        g.pop()
        side = solitaire.enemy(g)
        held = [card for card in g.state.hand[side] if g.facts.cards[card].deck == self.deck]
        if held:
            card = held[g.number(len(held), "enemy-discard")]
            decks.from_hand(g, side, card)
            decks.throw(g, side, card)
            g.note("enemy-discards", "24.2.2", side=side, card=card)
        draw(g, side, self.deck)


class LendLeaseDraw(Step[War]):
    """The Soviet player may turn his Lend-Lease marker for one more card (9.1)."""

    needs = ("CardPhase",)

    first: bool = False
    """No Offensive card has been drawn before it: he may exchange this one."""

    def decide(self, g: War) -> Decision:
        verbs = {"lend": DECKS if not g.base else (EVENT,), "done": True}
        return Decision(SOVIET, "lend-lease", "9.1", verbs)

    def lend(self, g: War, deck: Choice) -> None:
        """Draw it from this deck."""
        g.pop()
        use_plant(g, LEND_LEASE_CARD)
        g.push(Draws(side=SOVIET, deck=deck, left=1, first=self.first and deck == OFFENSIVE))

    def done(self, g: War) -> None:
        """Draw none."""
        g.pop()


def use_plant(g: War, plant: str) -> None:
    """Turn an Industry or Lend-Lease marker over (19.5)."""
    state = g.state
    state.ready = tuple(p for p in state.ready if p != plant)
    state.spent = tuple(sorted((*state.spent, plant)))
    g.note("plant-used", "19.5", side=owner(plant), plant=plant)


class SpendCards(Playing):
    """Cards and Resource markers become Resource Points; events are played; six cards are kept (9.2, 9.3)."""

    needs = ("CardPhase",)

    def decide(self, g: War) -> Decision:
        side, state = g.state.phasing, g.state
        plants = tuple(plant for plant in state.ready if owner(plant) == side and "resource" in plant)
        verbs: dict[str, Any] = {
            "play": playable(g, side, "card"),
            "discard": self._discards(g),
            "flip": plants,
            "done": len(state.hand[side]) <= g.facts.limits.hand,
        }
        return Decision(side, "spend-cards", "9.2", verbs, always=True)

    def _discards(self, g: War) -> tuple[str, ...]:
        """The Enemy of the solitaire game keeps the Offensive cards that it can play (24.3.2)."""
        side = g.state.phasing
        hand = g.state.hand[side]
        if not solitaire.is_enemy(g, side):
            return hand
        kept = offensives.launchable(g, side)
        others = tuple(card for card in hand if card not in kept)
        return hand if not others and len(hand) > g.facts.limits.hand else others

    def discard(self, g: War, card: Choice) -> None:
        """Discard this card for a Resource Point."""
        side = g.state.phasing
        decks.from_hand(g, side, card)
        decks.throw(g, side, card)
        g.note("discarded", "9.2", side=side, card=card)
        g.earn(side, 1, "9.2")

    def flip(self, g: War, plant: Choice) -> None:
        """Turn this Resource marker for a Resource Point."""
        use_plant(g, plant)
        g.earn(g.state.phasing, 1, "9.2")

    def done(self, g: War) -> None:
        """Keep the rest."""
        g.pop()
