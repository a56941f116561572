"""Major Offensives: cards, markers, success and failure (10.6, 12.1, 12.11, 22.2)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import decks, solitaire
from stavka.games.absolute_war.card_play import EVENTS
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, OFFENSIVE, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Space, SpaceSet, bits
from stavka.kernel.steps import Step


def declared(g: War, side: Side) -> int:
    """The value of all Offensive cards that a player has played in this step (10.6)."""
    return sum(g.facts.cards[card].value for card in g.state.active[side])


def _due(g: War, side: Side) -> tuple[str, ...]:
    """The cards laid aside that take effect this turn (22.2)."""
    return g.state.aside[side] if g.state.turn >= g.state.aside_from else ()


def launchable(g: War, side: Side) -> tuple[str, ...]:
    """The Offensive cards in hand that may be played: their years, and four markers in all (2.4.3, 10.6)."""
    left = g.facts.offensives - declared(g, side) - sum(g.facts.cards[card].value for card in _due(g, side))
    return tuple(
        card
        for card in g.state.hand[side]
        if g.facts.cards[card].deck == OFFENSIVE
        and decks.in_date(g, card)
        and g.facts.cards[card].value <= left
        and EVENTS[card].may(g, side)
    )


class Declare(Step[War]):
    """Offensive cards are played, each for its markers and its event (10.6)."""

    on = ("Turn",)

    begun: bool = False

    def decide(self, g: War) -> Decision | None:
        if not self.begun:
            return None
        side = g.state.phasing
        cards = launchable(g, side)
        forced = bool(cards) and solitaire.is_enemy(g, side)
        verbs: dict[str, Any] = {"launch": cards, "done": not forced}
        return Decision(side, "offensives", "10.6", verbs, always=bool(g.state.hand[side]))

    def run(self, g: War) -> None:
        self.begun = True
        side, state = g.state.phasing, g.state
        if g.base:
            state.markers = 2 if state.initiative == side else 1
            g.pop()
        elif _due(g, side):
            for card in _due(g, side):
                _put_in_play(g, side, card)
            state.aside[side] = ()

    def launch(self, g: War, card: Choice) -> None:
        """Play this card."""
        side = g.state.phasing
        decks.from_hand(g, side, card)
        _put_in_play(g, side, card)
        EVENTS[card].play(g, side)

    def done(self, g: War) -> None:
        """Play no more."""
        g.pop()


def _put_in_play(g: War, side: Side, card: str) -> None:
    """Lay the card beside the map and take its markers: none for Germans in General Winter (10.6)."""
    state, value = g.state, g.facts.cards[card].value
    state.active[side] = (*state.active[side], card)
    if side == GERMAN and g.facts.turns[state.turn].weather == "general-winter":
        value = 0
    state.markers += value
    g.note("offensive", "10.6", side=side, card=card, count=value)


class Designate(Step[War]):
    """The markers are put in zones to be attacked, and turned for a Resource Point each (12.1)."""

    on = ("CombatPhase",)

    needs = ("CombatPhase",)

    def decide(self, g: War) -> Decision | None:
        state, side = g.state, g.state.phasing
        zones = _zones(g, side) if state.markers else 0
        turnable = state.offensive & ~state.turned if state.rp[side] else 0
        if not zones and not turnable:
            return None
        # The Enemy of the solitaire game has to use what it has (24.3.2).
        forced = bool(zones) and solitaire.is_enemy(g, side)
        verbs: dict[str, Any] = {"mark": zones, "turn_up": turnable, "done": not forced}
        return Decision(side, "designate", "12.1", verbs, {"due": state.markers})

    def mark(self, g: War, zone: Space) -> None:
        """Put a Major Offensive marker here."""
        g.state.markers -= 1
        g.state.offensive |= 1 << zone
        g.note("designated", "12.1", side=g.state.phasing, space=zone)

    def turn_up(self, g: War, zone: Space) -> None:
        """Pay a Resource Point for a combat point here."""
        g.state.turned |= 1 << zone
        g.earn(g.state.phasing, -1, "12.1")

    def done(self, g: War) -> None:
        """No more markers."""
        self._lose(g)

    def run(self, g: War) -> None:
        self._lose(g)

    def _lose(self, g: War) -> None:
        """Markers that are not used cost a point each (12.1)."""
        g.pop()
        unused, g.state.markers = g.state.markers, 0
        g.score(g.state.phasing, -unused, "unused-offensive", "12.1")


def _zones(g: War, side: Side) -> SpaceSet:
    """Zones under enemy control, and contested ones, without a marker; in solitaire near the objectives."""
    zones = (g.state.control[other(side)] | g.contested()) & g.zones & ~g.state.offensive
    if solitaire.is_enemy(g, side):
        return zones & solitaire.aimed_at(g, side) or zones
    return zones


def test(g: War) -> None:
    """After a combat: a marker whose zone was attacked and is now the attacker's goes on a card (12.11)."""
    state, side = g.state, g.state.phasing
    for zone in bits(state.offensive & state.struck & g.friendly(side)):
        state.offensive &= ~(1 << zone)
        state.turned &= ~(1 << zone)
        g.note("offensive-succeeds", "12.11", side=side, space=zone)
        g.push(Crown())


class Crown(Step[War]):
    """Which Offensive card gets the marker: one each (12.11)."""

    def decide(self, g: War) -> Decision | None:
        side = g.state.phasing
        cards = tuple(card for card in g.state.active[side] if card not in g.state.crowned)
        return Decision(side, "crown", "12.11", {"crown": cards}) if cards else None

    def run(self, g: War) -> None:
        g.pop()

    def crown(self, g: War, card: Choice) -> None:
        """This card."""
        g.pop()
        g.state.crowned = (*g.state.crowned, card)


def end_of_combat(g: War) -> None:
    """Markers left on the map cost a point each; cards without one are discarded (12.11)."""
    state, side = g.state, g.state.phasing
    for zone in bits(state.offensive):
        g.score(side, -1, "failed-offensive", "12.11", space=zone)
    state.offensive = state.turned = 0
    for card in state.active[side]:
        if card not in state.crowned:
            decks.throw(g, side, card)
            g.note("offensive-fails", "12.11", side=side, card=card)
    state.active[side] = tuple(card for card in state.active[side] if card in state.crowned)
