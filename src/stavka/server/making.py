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
from stavka.server.pasts import MOST_ACTIONS, in_step, knows_all, load, past, standing, too_long
from stavka.server.problems import Refused
from stavka.server.records import Card, Chair, Row, Snapshot, Whole
from stavka.server.store import Store
from stavka.server.wire import HUMAN, Created, NewTable, SeatKey, SeatWish

LONGEST_NAME = 40

_read_whole = msgspec.msgpack.Decoder(Whole).decode


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


def create(wish: NewTable) -> Whole:
    """A table as somebody wishes it."""
    game, open_dice = begin(wish)
    card = _card(game, chairs(game, wish.seats), open_dice=open_dice, open_hands=wish.open_hands)
    return _whole(card, game, rows(game), snapshots(game))


def _card(
    game: Game[Any],
    seats: tuple[Chair, ...],
    *,
    open_dice: bool = False,
    open_hands: bool = False,
    forked: str = "",
) -> Card:
    stands = standing(game)
    return Card(
        id=secrets.token_urlsafe(8),
        header=keep.header(game),
        chairs=seats,
        standing=stands,
        open_dice=open_dice,
        open_hands=open_hands,
        forked=forked,
        created=stands.changed,
    )


def _whole(card: Card, game: Game[Any], past: list[Row], states: list[Snapshot]) -> Whole:
    if card.standing.actions > MOST_ACTIONS:
        raise too_long()
    return Whole(card, keep.encode_state(game.state), past, states)


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


def read(content: bytes) -> Whole:
    """A table that a worker made."""
    return _read_whole(content)


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


def fork(store: Store, table: str, sides: Sequence[str], at: int) -> Whole:
    """A table of one's own from a moment of another, its dice anew.

    Who may know all takes the past along. For others it begins at that moment, with what they do not know
    dealt anew: neither past nor hands could then tell them anything about the game that goes on.
    """
    loaded = load(store, table)
    card = loaded.card
    whole = knows_all(card, sides)
    game = past(store, loaded, at)
    if whole and in_step(card.header, at):
        game = game.fork(seed=new_seed())
        header = msgspec.structs.replace(card.header, seeds=tuple(game.seeds))
        played, states = store.rows(table, at), store.snapshots(table, at)
    else:
        if sides and not whole:
            game = game.resample(sides[0], SystemRandom())
        game = start.from_position(game.rules, game.position(), seed=new_seed())
        header, played, states = keep.header(game), rows(game), snapshots(game)
    wishes = {chair.side: SeatWish(chair.player, chair.name) for chair in card.chairs}
    made = _card(game, chairs(game, wishes), open_hands=card.open_hands, forked=f"{table}/{at}")
    return _whole(made._replace(header=header), game, played, states)


def save(store: Store, table: str) -> bytes:
    """The save file of a table."""
    card, game, _ = load(store, table)
    if len(card.header.eras) > 1:
        raise Refused(
            "this game was begun under other rules: a save of it could not be opened",
            word="save-older-rules",
        )
    return journal.encode(journal.record(game))
