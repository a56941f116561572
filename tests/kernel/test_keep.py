"""A game as bytes and back: the same state, the same questions, the same future."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import stavka
from stavka.games import GAMES, ruleset
from stavka.kernel import keep
from stavka.kernel.game import Game
from stavka.kernel.keep import Kept
from stavka.lab.contract import STYLES, walk

ALL = [*GAMES, "toy"]


def kept(game: Game[Any]) -> list[Kept]:
    """The actions of a game as they are kept."""
    before = (entry[3] for entry in game.entries)
    return [Kept(*action, chance) for action, chance in zip(game.actions(), before, strict=True)]


def told(game: Game[Any]) -> Iterator[tuple[int, bytes]]:
    """What each action led to, as it is kept."""
    for n in range(len(game) + 1):
        notes = [note for note in game.notes or () if note.after == n]
        rolls = [roll for roll in game.rolls if roll.after == n]
        yield n, keep.encode_told(game.rules.names, notes, rolls)


def again(game: Game[Any]) -> Game[Any]:
    """The game from what is kept of it, all of it as bytes in between."""
    head = msgspec.msgpack.decode(msgspec.msgpack.encode(keep.header(game)), type=keep.Header)
    past = [keep.decode_told(game.rules.names, content, n) for n, content in told(game)]
    return keep.restore(
        game.rules,
        head,
        keep.encode_state(game.state),
        [keep.entry(game.rules, action) for action in kept(game)],
        [note for notes, _ in past for note in notes],
        [roll for _, rolls in past for roll in rolls],
    )


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", ALL)
def test_a_game_goes_on_as_it_was(toy: str, name: str, style: str) -> None:
    for scenario in ruleset(name).scenarios:
        game = stavka.new(name, scenario, seed=f"keep {style}")
        random = Random(style)
        for n, _ in enumerate(walk(game, random, STYLES[style], 4_000)):
            if n % 37 and not game.over:
                continue
            twin = again(game)
            assert twin.state == game.state
            assert twin.state.digest() == game.state.digest()
            assert list(twin.legal_actions()) == list(game.legal_actions())
            assert twin.entries == game.entries
            assert twin.rolls == game.rolls
            assert [twin.view(side) for side in game.rules.sides] == [
                game.view(side) for side in game.rules.sides
            ]
            ahead, future = game.copy(), Random(n)
            for _ in walk(ahead, Random(n), STYLES[style], 20):
                pass
            for _ in walk(twin, future, STYLES[style], 20):
                pass
            assert twin.state.digest() == ahead.state.digest()
