"""A table as everybody sees it, whether its game can be read or not."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games import GAMES, ruleset
from stavka.kernel.errors import StavkaError
from stavka.server.problems import message
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
