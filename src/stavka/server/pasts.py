"""The game of a table and any moment of its past, from what is kept of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from stavka.games import ruleset
from stavka.kernel import keep
from stavka.kernel.game import Game
from stavka.kernel.keep import Header, KeepError
from stavka.kernel.views import NoteView
from stavka.server.problems import Refused
from stavka.server.records import Card, Standing
from stavka.server.store import Store
from stavka.server.wire import HUMAN

MOST_ACTIONS = 40_000
"""More than twice as many as any game has: standing orders, which can be given for ever, end here."""


def now() -> str:
    """The present moment, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def standing(game: Game[Any]) -> Standing:
    """How a game stands now."""
    return Standing(len(game), tuple(sorted(game.to_act)), game.state.ended, tuple(game.winners), now())


def too_long() -> Refused:
    """A game of more actions than are kept."""
    return Refused(f"a game has {MOST_ACTIONS} actions at most here", word="game-too-long", most=MOST_ACTIONS)


class Loaded(NamedTuple):
    """A table, its game, and whether that goes on under other rules than it was kept under."""

    card: Card
    game: Game[Any]
    renewed: bool


def load(store: Store, table: str) -> Loaded:
    """A table and its game; one that was begun under other rules goes on under those of today."""
    card = store.card(table)
    if card is None:
        raise Refused("there is no such table here", word="no-table")
    rules, header = ruleset(card.header.game), card.header
    if header.scenario not in rules.scenarios:
        raise _unreadable(f"there is no scenario {header.scenario!r}")
    entries = [keep.entry(rules, action) for action in store.actions(table)]
    if len(entries) != card.standing.actions:
        raise _unreadable(f"of {card.standing.actions} actions, {len(entries)} are kept")
    game = keep.restore(rules, header, store.state(table), entries)
    today = keep.era(rules, len(entries))
    renewed = not header.eras[-1].replays_under(today)
    if renewed:
        eras = (*(era for era in header.eras if era.since < len(entries)), today)
        card = card._replace(header=msgspec.structs.replace(header, eras=eras))
    return Loaded(card, game, renewed)


def _unreadable(reason: str) -> KeepError:
    return KeepError(
        f"the state of this game cannot be read any more: {reason}", word="state-unreadable", reason=reason
    )


def no_such_action(count: int, given: int) -> Refused:
    """A moment that a game has not seen."""
    return Refused(
        f"this game has {count} actions, not {given}", word="no-such-action", count=count, given=given
    )


def past(store: Store, loaded: Loaded, at: int) -> Game[Any]:
    """The game after so many actions. Beyond a change of the rules only snapshots are left of it."""
    card, game, _ = loaded
    if not 0 <= at <= len(game):
        raise no_such_action(len(game), at)
    twin = game.copy(log=False)
    if at == len(game):
        twin.checkpoints = {at: twin.state.copy()}
        return twin
    found = store.snapshot(card.id, at)
    if found is None:  # there should be one of the start
        raise KeepError("the past of this game is lost", word="past-lost")
    base, state = found
    twin.checkpoints = {base: keep.decode_state(game.rules, card.header, state, base)}
    twin.rewind(at if at >= card.header.eras[-1].since else base)
    return twin


def notes(store: Store, table: str, side: str, since: int, until: int) -> list[NoteView]:
    """The log from one action to another, as a side may read it."""
    told = store.told(table, since, until)
    return [note for number, content in told for note in keep.note_views(content, number, side)]


def knows_all(card: Card, sides: Iterable[str]) -> bool:
    """Whether whoever has these seats may know all: they have all that people play, or it is over."""
    people = {chair.side for chair in card.chairs if chair.player == HUMAN}
    return bool(card.standing.ended) or (bool(people) and people <= {*sides})


def in_step(header: Header, at: int) -> bool:
    """Whether the actions up to a moment can be played again from there on."""
    return at >= header.eras[-1].since
