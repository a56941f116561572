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


@pytest.mark.parametrize("name", ALL)
def test_a_game_goes_on_as_it_was(toy: str, name: str) -> None:
    check_goes_on(name, "any-verb", 600)


@pytest.mark.soak
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", GAMES)
def test_a_long_game_goes_on_as_it_was(name: str, style: str) -> None:
    check_goes_on(name, style, 4_000)


def check_goes_on(name: str, style: str, most: int) -> None:
    for scenario in ruleset(name).scenarios:
        game = stavka.new(name, scenario, seed=f"keep {style}")
        random = Random(style)
        for n, _ in enumerate(walk(game, random, STYLES[style], most)):
            # A long game is read back whole each time: later on it is looked at more rarely.
            if n % (37 if n < 700 else 370) and not game.over:
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


def test_a_large_number_may_stand_anywhere(toy: str) -> None:
    """Sets go as bytes; a number that nobody said was a set may grow as large."""
    game = stavka.new(toy, seed=1)
    game.state.turn = 1 << 200
    game.state.points = [1 << 64, (1 << 63) - 1]
    twin = keep.decode_state(game.rules, keep.header(game), keep.encode_state(game.state), 0)
    assert twin == game.state
    game.note("turn", "1", turn=1 << 90)
    content = keep.encode_told(game.rules.names, game.notes or (), [])
    assert keep.decode_told(game.rules.names, content, 0)[0] == game.notes


def test_what_was_seen_is_still_seen(toy: str) -> None:
    """There is no undo past it after the game was kept, either."""
    game = stavka.new(toy, seed=1)
    game.show(0, "turn", "1", {"turn": 2})
    content = keep.encode_told(game.rules.names, game.notes or (), [])
    assert [note.seen for note in keep.decode_told(game.rules.names, content, 0)[0]][-1]


def test_a_new_field_has_its_default_and_an_unknown_one_is_told(toy: str) -> None:
    game = stavka.new(toy, seed=1)
    table = msgspec.msgpack.decode(keep.encode_state(game.state))
    del table["hidden"]
    content = msgspec.msgpack.encode(table)
    assert keep.decode_state(game.rules, keep.header(game), content, 0) == game.state
    content = msgspec.msgpack.encode(table | {"weather": "mud"})
    with pytest.raises(keep.KeepError, match="weather"):
        keep.decode_state(game.rules, keep.header(game), content, 0)


def test_a_side_reads_of_a_note_what_it_may(toy: str) -> None:
    game = stavka.new(toy, seed=1)
    game.play("red", "hide", "crown")
    ((after, content),) = [(n, c) for n, c in told(game) if n == 1]
    for number, side in enumerate(game.rules.sides):
        (hidden,) = [note for note in game.notes or () if note.after == 1]
        assert keep.note_views(content, after, side) == [game.note_view(hidden, number)]
    assert [note.facts for note in keep.note_views(content, after, "")] == [{"side": "red"}]
    assert keep.note_views(content, after, "red")[0].facts == {"side": "red", "token": "crown"}


def test_an_action_of_older_rules_is_kept_as_it_was(toy: str) -> None:
    rules = ruleset(toy)
    assert keep.entry(rules, Kept("red", "pick", "rifles", 3)) == (0, "pick", 1, 3)
    assert keep.entry(rules, Kept("blue", "standing", "answer", 0)) == (1, "standing", "answer", 0)
    assert keep.entry(rules, Kept("red", "pick", "cavalry", 3)) == (0, "pick", "cavalry", 3)
    assert keep.entry(rules, Kept("red", "fly", "rifles", 3)) == (0, "fly", "rifles", 3)


def test_the_past_can_be_played_again_from_a_snapshot(toy: str) -> None:
    game = stavka.new(toy, "long", seed=5)
    states = [keep.encode_state(game.state)]
    states += [keep.encode_state(game.state) for _ in walk(game, Random(1), STYLES["any-verb"])]
    for at in range(len(game) + 1):
        twin = again(game)
        base = at // 3 * 3
        twin.checkpoints = {base: keep.decode_state(game.rules, keep.header(game), states[base], base)}
        twin.rewind(at)
        assert keep.encode_state(twin.state) == states[at]
