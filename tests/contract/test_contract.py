"""The contract that every game keeps. A game joins by being registered; see stavka.lab.contract."""

from __future__ import annotations

from pathlib import Path

import pytest

import stavka
from stavka.lab import contract
from tests.contract.starts import starts

WARS = (
    ("victory-roads", "campaign"),
    ("absolute-war", "short-campaign"),
    ("absolute-war", "long-campaign"),
)
"""Games of many thousand actions: they are played to their end too, but less often, and looked at in part."""


def length(game: str, start: str, usual: int) -> int:
    """How many actions of a game are looked at one by one."""
    return min(usual, 300) if (game, start) in WARS else usual


every_start = pytest.mark.parametrize(("game", "start"), starts())
most_starts = pytest.mark.parametrize(("game", "start"), starts(1))
"""Every scenario, and a position of each game: for what the kernel does alike wherever a game is."""
styles = pytest.mark.parametrize("style", sorted(contract.STYLES))


# What follows is a first look at every start, quick enough for every change. The soak looks longer: at each
# style of play, to the end of every game.


@every_start
def test_random_play_ends_and_breaks_nothing(game: str, start: str) -> None:
    style = sorted(contract.STYLES)[len(start) % len(contract.STYLES)]  # the soak plays each from each
    every = 100 if (game, start) in WARS else 10
    ended = contract.check_play(stavka.ruleset(game), start, 0, style, every)
    assert ended.state.ended


@most_starts
def test_a_journal_rebuilds_every_state(game: str, start: str) -> None:
    most = length(game, start, contract.LONGEST)
    contract.check_replay(stavka.ruleset(game), start, 11, "any-verb", most)


@most_starts
def test_undo_gives_back_the_state_and_never_chance(game: str, start: str) -> None:
    contract.check_undo(stavka.ruleset(game), start, 5, most=60)


@most_starts
def test_every_moment_can_be_gone_back_to_and_forked(game: str, start: str) -> None:
    contract.check_past(stavka.ruleset(game), start, 3, most=130)  # past two checkpoints


@every_start
def test_a_side_sees_only_what_it_may(game: str, start: str) -> None:
    contract.check_views(stavka.ruleset(game), start, 2, most=length(game, start, 400))


@every_start
def test_a_position_written_and_read_back_is_the_same(game: str, start: str) -> None:
    contract.check_positions(stavka.ruleset(game), start, 4, most=length(game, start, 400))


@most_starts
def test_copies_are_independent(game: str, start: str) -> None:
    contract.check_copies(stavka.ruleset(game), start, 6)


@every_start
def test_no_illegal_action_is_ever_accepted(game: str, start: str) -> None:
    assert contract.check_illegal(stavka.ruleset(game), start, 8, tries=600) >= 600


@most_starts
def test_a_save_opens_to_the_same_game(game: str, start: str, tmp_path: Path) -> None:
    contract.check_save(stavka.ruleset(game), start, 9, tmp_path)


def blocks(size: int, count: int, **more: int) -> list[object]:
    """(game, block) for the random games of each game: so many, or as many more as a quick game allows."""
    return [
        pytest.param(game, block, id=f"{game}-{block}")
        for game in stavka.GAMES
        for block in range(more.get(game.replace("-", "_"), count) // size)
    ]


OFTEN = blocks(5, 10, race_for_berlin=30, stalingrad_roads=20)


@pytest.mark.parametrize(("game", "block"), OFTEN)
def test_many_random_games_run_to_a_scored_end(game: str, block: int) -> None:
    rules = stavka.ruleset(game)
    for seed in range(1_000 + block * 5, 1_005 + block * 5):
        nth, which = divmod(seed, len(rules.scenarios))
        start = rules.scenarios[which]
        style = "any-verb" if (game, start) == WARS[0] else "any-action"
        ended = contract.check_play(rules, start, seed, style, every=1 if nth % 5 == 0 else 10_000)
        assert ended.state.ended


@pytest.mark.soak
@every_start
@styles
def test_every_style_of_play_breaks_nothing_from_any_start(game: str, start: str, style: str) -> None:
    rules = stavka.ruleset(game)
    for seed in range(1, 4):
        assert contract.check_play(rules, start, seed, style).state.ended
    contract.check_replay(rules, start, 12, style)
    contract.check_undo(rules, start, 6)
    contract.check_past(rules, start, 4)
    assert contract.check_illegal(rules, start, 9, tries=3_000) >= 3_000


@pytest.mark.soak
@every_start
@styles
def test_views_and_positions_hold_to_the_end(game: str, start: str, style: str) -> None:
    contract.check_views(stavka.ruleset(game), start, 22, style, most=contract.LONGEST)
    contract.check_positions(stavka.ruleset(game), start, 24, style, most=contract.LONGEST)


MANY = blocks(
    100, 1_000, race_for_berlin=5_000, a_victory_lost=2_000, stalingrad_roads=2_500, victory_roads=800
)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "block"), MANY)
def test_thousands_of_random_games_run_to_a_scored_end(game: str, block: int) -> None:
    rules = stavka.ruleset(game)
    for seed in range(10_000 + block * 100, 10_100 + block * 100):
        nth, which = divmod(seed, len(rules.scenarios))
        style = ("any-action", "any-verb", "eager")[nth % 3]
        often = 1 if nth % 10 == 0 else 10_000
        ended = contract.check_play(rules, rules.scenarios[which], seed, style, every=often)
        assert ended.state.ended
