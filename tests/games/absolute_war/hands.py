"""Cards in known hands and piles, for the tests of Absolute War!"""

from __future__ import annotations

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from tests.games.absolute_war.table import FACTS, asked, do, draws, field, open_to, side_to_act

QUIET = {"germany": "g4a", "siberia": "s-w"}
"""A stack of each side, far from the other."""

SITE = {"german": "breslau", "soviet": "stalino"}
"""A War Economy site of each: without it its player is asked which draw he loses before he draws (9.1)."""

PLAIN = {"german": "g1 g2 g3 g4 g5 g7", "soviet": "s1 s2 s3 s4 s5 s6"}
"""Event cards that are not red and of no use in a Card Phase."""

ATTACKS = {"german": "g44 g45 g46 g47", "soviet": "s44 s45 s46 s47"}
"""Offensive cards that are not red."""


def dealing(
    side: str,
    *cards: str,
    units: dict[str, str] | None = None,
    events: str = "",
    offensives: str = "",
    hand: dict[str, str] | None = None,
    turn: int = 7,
    head: str = "",
    german: str = "",
    soviet: str = "",
    **options: str,
) -> War:
    """The Card Phase of a player who has lost a War Economy site: the next cards he draws are those named."""
    if side == "german":
        soviet += f" {SITE[side]}"
    else:
        german += f" {SITE[side]}"
    pile = f"{events or PLAIN[side]} {offensives or ATTACKS[side]} {' '.join(cards)}"
    game = field(
        units or QUIET,
        step=f"{side}-cards",
        turn=turn,
        head=head,
        german=german,
        soviet=soviet,
        hand=hand,
        piles={side: pile},
        **options,
    )
    assert asked(game) == "lost-draw"
    return draws(game, *cards)


RICH = "rp = { german = 4, soviet = 6 }"
EVEN = "wsp = { german = 5, soviet = 5 }"
BROKE = "\n".join(f"{kind} = {{ german = 0, soviet = 0 }}" for kind in ("attack", "support", "mobile"))


def at_step(side: str, name: str, cards: str, units: dict[str, str] | None = None, **position: object) -> War:
    """A step of a side's player turn, with these cards in its hand."""
    return field(
        {**QUIET, **(units or {})},
        step=f"{side}-{name}",
        hand={side: cards},
        **position,  # type: ignore[arg-type]
    )


def in_card_phase(side: str, card: str, turn: int = 7, **position: object) -> War:
    """A side's Card Phase, the draws over."""
    game = dealing(side, hand={side: card}, turn=turn, **position)  # type: ignore[arg-type]
    return do(game, "forgo offensive")


def drawn(card: str, **position: object) -> War:
    """A Card Phase in which this red card has been drawn, as the first, and no other red one after it."""
    row = FACTS.cards[card]
    game = dealing(row.side, *_first(card), **position)  # type: ignore[arg-type]
    return do(game, "forgo offensive" if row.deck == "event" else "forgo event")


def _first(card: str) -> tuple[str, ...]:
    """The Offensive card is drawn after three Event cards."""
    if FACTS.cards[card].deck == "event":
        return (card,)
    return (*PLAIN[FACTS.cards[card].side].split()[:3], card)


def leave(game: War) -> War:
    """Answer that no more is done, or nothing at all."""
    return do(game, "done" if open_to(game, "done") else "decline")


def skip(game: War, *prompts: str) -> War:
    """Leave these questions, in this order."""
    for prompt in prompts:
        assert asked(game) == prompt
        leave(game)
    return game


def some_answer(game: War) -> str:
    """An answer to any question: to do no more, or else the first target of the first verb."""
    decision = game.decision(side_to_act(game))
    assert decision is not None
    if "done" in decision.verbs:
        return "done"
    verb = min(decision.verbs)
    return f"{verb} {min(decision.verbs[verb].targets, default='')}".strip()


def holding(game: War, side: str) -> set[str]:
    """The cards in a hand."""
    return set(game.state.hand[SIDES.index(side)])


def thrown(game: War, side: str) -> set[str]:
    """The discarded cards of a side."""
    return set(game.state.discard[SIDES.index(side)])


def rp(game: War) -> tuple[int, int]:
    """Resource Points, German and Soviet."""
    return game.state.rp[GERMAN], game.state.rp[SOVIET]


def wsp(game: War) -> tuple[int, int]:
    """War Status Points, German and Soviet."""
    return game.state.wsp[GERMAN], game.state.wsp[SOVIET]


def at_hand(game: War, side: str) -> tuple[int, int, int]:
    """Available Attack!, Support and Mobile/Armor markers."""
    number = SIDES.index(side)
    return game.state.attack[number], game.state.support[number], game.state.mobile[number]


def playable(game: War) -> set[str]:
    """The cards that may be played for their event now."""
    return open_to(game, "play")
