"""War Goals and Offensive cards about to be scored, for the tests of Absolute War!"""

from __future__ import annotations

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import SIDES
from tests.games.absolute_war.clash import ELSEWHERE
from tests.games.absolute_war.table import asked, do, field
from tests.support import told


def lay(game: War, side: str, card: str, *, crowned: bool = False) -> War:
    """Take a card from its pile and lay it down: as War Goals, or in play with or without a marker."""
    state, number = game.state, SIDES.index(side)
    offensive = game.facts.cards[card].deck == "offensive"
    pile = state.offensives if offensive else state.events
    assert card in pile[number]
    pile[number] = tuple(other for other in pile[number] if other != card)
    if offensive:
        state.active[number] = (*state.active[number], card)
        state.crowned = (*state.crowned, card) if crowned else state.crowned
    else:
        state.goals[number] = card
    return game


def before(side: str, turn: int = 7, head: str = "", units: dict[str, str] | None = None, **more: str) -> War:
    """The last question of a player's Combat Phase: what comes next is asked of nobody, but for cards."""
    head = "wsp = { german = 5, soviet = 5 }\n" + head if "wsp" not in head else head
    places = {**ELSEWHERE, "berlin": "g9a", "siberia": "s-w", **(units or {})}
    game = field(places, step=f"{side}-combat", turn=turn, head=head, **more)  # type: ignore[arg-type]
    assert asked(game) == "attack"
    return game


def tally(side: str, card: str, *, crowned: bool = True, turn: int = 7, head: str = "", **more: str) -> War:
    """A player's Objective Phase with this War Goals card, or with this Offensive card under a marker."""
    game = before(side, turn, head, None, **more)
    return do(lay(game, side, card, crowned=crowned), "done")


def gained(game: War, side: str) -> list[str]:
    """What brought a side points in its Objective Phase, in order."""
    return [
        str(note.get("objective", note["why"]))
        for note in told(game, "status")
        if note["side"] == side and note["why"] in ("objective", "partisans")
    ]
