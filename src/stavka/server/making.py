"""How tables come to be: for a scenario, from a save or a position, or forked from a moment of another."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import msgspec

from stavka.games import ruleset
from stavka.kernel import journal, keep, start
from stavka.kernel.errors import nearest
from stavka.kernel.game import CHECKPOINT, Game
from stavka.kernel.keep import Kept
from stavka.players import PLAYERS, UnknownPlayer
from stavka.server.problems import Refused
from stavka.server.rooms import Room, standing
from stavka.server.store import Card, Chair, Row, Snapshot, Store
from stavka.server.wire import HUMAN, Created, NewTable, SeatKey, SeatWish

LONGEST_NAME = 40


def begin(wish: NewTable) -> tuple[Game[Any], bool]:
    """The game that a new table is to have, and whether its maker can foresee the dice."""
    if wish.save:
        kept = journal.decode(wish.save.encode(), "the save")
        return journal.replay(kept, ruleset(kept.game)), True
    if wish.position:
        head = start.read_head(wish.position)
        seed = wish.seed or str(head.get("seed", ""))
        return start.from_position(ruleset(head["game"]), wish.position, seed=seed or new_seed()), bool(seed)
    game = start.new(ruleset(wish.game), wish.scenario, options=wish.options, seed=wish.seed or None)
    return game, bool(wish.seed)


def new_seed() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(16)


def create(store: Store, wish: NewTable, game: Game[Any], *, open_dice: bool) -> Created:
    """A table for a game, with all that was played in it before."""
    stands = standing(game)
    card = Card(
        id=secrets.token_urlsafe(8),
        header=keep.header(game),
        chairs=chairs(game, wish.seats),
        standing=stands,
        open_dice=open_dice,
        open_hands=wish.open_hands,
        forked="",
        created=stands.changed,
    )
    store.create(card, keep.encode_state(game.state), rows(game), snapshots(game))
    return keys(card)


def chairs(game: Game[Any], wishes: dict[str, SeatWish]) -> tuple[Chair, ...]:
    """The seats, with a new key to each that is for a person."""
    sides = game.rules.sides
    for side in wishes:
        if side not in sides:
            raise Refused(
                f"this game has no side {side!r}",
                word="no-side",
                name=side,
                known=sides,
                near=nearest(side, sides),
            )
    return tuple(_chair(side, wishes.get(side, SeatWish())) for side in sides)


def _chair(side: str, wish: SeatWish) -> Chair:
    if wish.player != HUMAN and wish.player not in PLAYERS:
        raise UnknownPlayer(
            f"no player is called {wish.player!r}: {', '.join(PLAYERS)}",
            word="unknown-player",
            name=wish.player,
            known=list(PLAYERS),
            near=nearest(wish.player, PLAYERS),
        )
    token = secrets.token_urlsafe(24) if wish.player == HUMAN else ""
    return Chair(side, wish.player, wish.name.strip()[:LONGEST_NAME], token)


def keys(card: Card) -> Created:
    """What whoever made a table is told."""
    return Created(card.id, [SeatKey(chair.side, chair.token) for chair in card.chairs if chair.token])


def rows(game: Game[Any]) -> list[Row]:
    """The whole journal of a game."""
    names = game.rules.names
    notes: dict[int, list[Any]] = {}
    rolls: dict[int, list[Any]] = {}
    for note in game.notes or ():
        notes.setdefault(note.after, []).append(note)
    for roll in game.rolls:
        rolls.setdefault(roll.after, []).append(roll)
    actions = [Kept("", "", None, 0)]
    for action, entry in zip(game.actions(), game.entries, strict=True):
        actions.append(Kept(*action, entry[3]))
    return [
        Row(number, action, keep.encode_told(names, notes.get(number, ()), rolls.get(number, ())))
        for number, action in enumerate(actions)
    ]


def snapshots(game: Game[Any]) -> list[Snapshot]:
    """The states that are kept of a game that is already under way: the start, and every so many actions."""
    return [
        (after, keep.encode_state(game.fork(after).state)) for after in range(0, len(game) + 1, CHECKPOINT)
    ]


def fork(store: Store, room: Room, sides: Sequence[str], at: int) -> Created:
    """A table of one's own from a moment of another, its dice anew.

    Who may know all takes the past along. For others it begins at that moment, with what they do not know
    dealt anew: neither past nor hands could then tell them anything about the game that goes on.
    """
    if not sides and room.rules.secrets and not room.game.over:
        raise Refused(
            "while this game goes on, only whoever has a seat can take it further elsewhere",
            word="fork-hidden",
        )
    whole = room.whole(sides)
    header = room.card.header
    game = room.past(at)
    if whole and at >= header.eras[-1].since:
        game = game.fork(seed=new_seed())
        header = msgspec.structs.replace(header, seeds=tuple(game.seeds))
        past, states = store.rows(room.id, at), store.snapshots(room.id, at)
    else:
        if sides and not whole:
            game = game.resample(sides[0], SystemRandom())
        game = start.from_position(room.rules, game.position(), seed=new_seed())
        header, past, states = keep.header(game), rows(game), snapshots(game)
    stands = standing(game)
    card = Card(
        id=secrets.token_urlsafe(8),
        header=header,
        chairs=chairs(game, {chair.side: SeatWish(chair.player, chair.name) for chair in room.card.chairs}),
        standing=stands,
        open_dice=False,
        open_hands=room.card.open_hands,
        forked=f"{room.id}/{at}",
        created=stands.changed,
    )
    store.create(card, keep.encode_state(game.state), past, states)
    return keys(card)
