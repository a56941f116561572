"""A table as everybody sees it, whether its game can be read or not, and what its keys are for."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from stavka.games import GAMES, ruleset
from stavka.kernel.errors import StavkaError
from stavka.server.problems import Refused, message
from stavka.server.records import Card, Standing
from stavka.server.wire import HUMAN, Seat, TableInfo


def info(
    card: Card, stands: Standing, present: Iterable[str] = (), broken: StavkaError | None = None
) -> TableInfo:
    """A table as everybody sees it; what is kept may be of a game that there is no more."""
    game = card.header.game
    return TableInfo(
        id=card.id,
        game=game,
        scenario=card.header.scenario,
        map=ruleset(game).map_of(card.header.scenario) if broken is None and game in GAMES else "",
        options=card.header.options,
        seats=seats_of(card, present),
        actions=stands.actions,
        to_act=list(stands.to_act),
        ended=stands.ended,
        winners=list(stands.winners),
        changed=stands.changed,
        open_dice=card.open_dice,
        open_hands=card.open_hands,
        forked=card.forked,
        broken=message(broken) if broken is not None else {},
    )


def seats_of(card: Card, present: Iterable[str]) -> list[Seat]:
    """The seats, in the order of the game's sides."""
    chairs = {chair.side: chair for chair in card.chairs}
    ordered = [chairs[side] for side in card.header.eras[-1].sides if side in chairs]
    return [Seat(c.side, c.player, c.name, c.player != HUMAN or c.side in present) for c in ordered]


def sides_of(card: Card, tokens: Iterable[str]) -> list[str]:
    """The seats that these keys are for, in that order; a key to none is refused."""
    found = []
    for token in tokens:
        # Every key is compared, so that the time taken tells nothing.
        fits = [c.side for c in card.chairs if secrets.compare_digest(_key(c.token), _key(token))]
        if not fits or not token:
            raise Refused("this key fits no seat at this table", word="no-seat")
        found += fits
    return found


def _key(token: str) -> bytes:
    """compare_digest takes no text beyond ASCII."""
    return token.encode()
