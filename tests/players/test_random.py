"""The player that takes any legal action."""

from __future__ import annotations

from collections import Counter

import pytest

import stavka
from stavka.kernel.views import View
from stavka.players import RandomPlayer, UnknownPlayer, player, take_turn


def test_every_offered_action_is_about_as_likely(toy: str) -> None:
    game = stavka.new(toy, seed=1)
    game.play("red", "hide", "crown")
    game.play("blue", "decline")
    someone = RandomPlayer(1)
    counted = Counter(someone.choose(game, 0) for _ in range(3000))
    assert set(counted) == {("pick", 0), ("pick", 1), ("stop", None)}
    assert all(900 < count < 1100 for count in counted.values())


def test_the_view_is_enough_to_choose_by(toy: str) -> None:
    game = stavka.new(toy, seed=1)
    game.play("red", "hide", "crown")
    game.play("blue", "decline")
    someone = RandomPlayer(2)
    counted = Counter(someone.answer(game.view("red")) for _ in range(3000))
    assert set(counted) == {("pick", "guards"), ("pick", "rifles"), ("stop", None)}
    with pytest.raises(ValueError, match="blue is not asked"):
        someone.answer(game.view("blue"))


def test_the_same_seed_plays_the_same_game(toy: str) -> None:
    played = []
    for seed in (1, 1, 2):
        game = stavka.new(toy, "long", seed=5)
        players = {side: player("random", f"{seed} {side}") for side in game.rules.sides}
        while not game.over:
            side = min(game.to_act)
            take_turn(players[side], game, side)
        played.append(list(game.actions()))
    assert played[0] == played[1] != played[2]


class Cautious:
    """A player that is shown a view, and takes the last thing offered."""

    def answer(self, view: View) -> tuple[str, str | None]:
        assert view.decision is not None
        verb, offered = list(view.decision.verbs.items())[-1]
        return verb, offered.targets[-1] if offered.targets else None


def test_a_player_needs_nothing_but_its_view(toy: str) -> None:
    game = stavka.new(toy, seed=1)
    while not game.over:
        side = min(game.to_act)
        take_turn(Cautious(), game, side)
    assert [action.verb for action in game.actions()] == ["hide", "decline", "stop"] * 2


def test_an_unknown_player() -> None:
    with pytest.raises(UnknownPlayer, match="Did you mean 'random'"):
        player("randon", 1)
