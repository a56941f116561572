"""Many games by the computer's players, and what came of them.

A game's seed follows from the seed of the whole and its number, so the results are the same on one process
or on many, and any one game can be played again by itself.
"""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from stavka.games import ruleset
from stavka.kernel import start
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import Game
from stavka.players import Player, QuickPlayer, player

CAP = 50_000
"""A game that is longer than this many actions is taken never to end."""

CHUNK = 8
"""So many games are handed to a process at a time."""


class Failure(StavkaError):
    """A game that broke; its journal was kept."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    games: int
    seed: str = "0"
    scenario: str = ""
    options: dict[str, str] = {}
    player: str = "random"
    check: bool = False
    """Look for broken invariants after every action."""
    cap: int = CAP
    data: str = ""
    keep: str = "."
    """The folder in which the journal of a game that broke is left."""


class Result(msgspec.Struct, frozen=True):
    """What came of one game. All but `seconds` is the same each time it is played."""

    seed: str
    ended: str
    winners: list[str]
    actions: int
    state: str
    tracks: list[tuple[str, str, int]]
    """Each number kept beside the board at the end: its id, its side and its value."""
    seconds: float


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and between what bounds the true share lies with 95 % confidence."""

    count: int
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """The range of a number."""

    mean: float
    low: float
    high: float


class Summary(msgspec.Struct, frozen=True):
    """What came of all games."""

    game: str
    seed: str
    games: int
    actions: int
    seconds: float
    """Spent playing, all processes together."""
    per_second: float
    """Actions a second on one core."""
    ended: dict[str, int]
    winners: dict[str, Share]
    """By who won: one side, sides joined by a plus sign in a draw, nobody under an empty name."""
    length: Spread
    tracks: dict[str, Spread]
    """Where each track stood at the end, by its id, with its side after a slash where it has one."""


Progress = Callable[[int, int], None]


def simulate(plan: Plan, *, jobs: int | None = None, progress: Progress | None = None) -> list[Result]:
    """Play the games of a plan. One that fails stops the rest, and its journal is kept."""
    if plan.games < 1:
        raise StavkaError("there must be at least one game to play")
    chunks = [range(n, min(n + CHUNK, plan.games)) for n in range(0, plan.games, CHUNK)]
    jobs = min(jobs or os.cpu_count() or 1, len(chunks))
    told = progress or (lambda done, total: None)
    if jobs == 1:
        results = []
        for n in range(plan.games):
            results.append(play(plan, n))
            told(n + 1, plan.games)
        return results
    return _spread(plan, chunks, jobs, told)


def _spread(plan: Plan, chunks: list[range], jobs: int, told: Progress) -> list[Result]:
    """Play on several processes. They are started afresh, so that none inherits a thread or a lock."""
    done = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(_play_chunk, plan, chunk) for chunk in chunks]
        waiting: set[Future[list[Result]]] = set(futures)
        try:
            while waiting:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                done += sum(len(future.result()) for future in finished)
                told(done, plan.games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [result for future in futures for result in future.result()]


def _play_chunk(plan: Plan, numbers: range) -> list[Result]:
    return [play(plan, n) for n in numbers]


def play(plan: Plan, number: int) -> Result:
    """Play one game of a plan."""
    rules = ruleset(plan.game, Path(plan.data) if plan.data else None)
    seed = f"{plan.seed}/{number}"
    begun = perf_counter()
    game = start.new(rules, plan.scenario, options=plan.options, seed=seed, log=False)
    players = [player(plan.player, f"{seed}/{side}") for side in rules.sides]
    try:
        for _ in actions(game, players):
            if plan.check and (broken := rules.broken(game)):
                raise Failure("; ".join(map(str, broken)))
            if len(game) >= plan.cap and not game.over:
                raise Failure(f"not over after {plan.cap} actions")
        if not game.over:
            raise Failure("nobody is asked anything, and the game is not over")
    except Exception as error:
        raise _kept(plan, game, seed, error) from error
    seconds = perf_counter() - begun
    return Result(
        seed, game.state.ended, game.winners, len(game), game.state.digest(), _tracks(game), seconds
    )


def actions(game: Game[Any], players: list[Player]) -> Iterator[int]:
    """Let the players play to the end; gives the number of each action that was made."""
    sides = game.rules.sides
    quick = [each.choose if isinstance(each, QuickPlayer) else None for each in players]
    while game.offered:
        side = next(iter(game.offered))
        choose = quick[side]
        if choose is not None:
            game.act(side, *choose(game, side))
        else:
            game.play(sides[side], *players[side].answer(game.view(sides[side])))
        yield len(game)


def _tracks(game: Game[Any]) -> list[tuple[str, str, int]]:
    found: dict[tuple[str, str], int] = {}
    for side in game.rules.sides:  # each side's own, where a track is secret
        for track in game.view(side).table.tracks:
            found.setdefault((track.id, track.side), track.value)
    return [(name, side, value) for (name, side), value in found.items()]


def _kept(plan: Plan, game: Game[Any], seed: str, error: Exception) -> Failure:
    path = Path(plan.keep) / f"{plan.game}-broken-{seed.replace('/', '-')}.stavka.json"
    kind = "" if isinstance(error, StavkaError) else f"{type(error).__name__}: "
    try:
        game.save(path)
        kept = f"its journal is in {path}"
    except StavkaError as unsaved:
        kept = str(unsaved)
    return Failure(f"the game of seed {seed} broke at action {len(game)}: {kind}{error}; {kept}")


# ---- what came of it


def summary(plan: Plan, results: list[Result]) -> Summary:
    """What came of all games."""
    made = sum(result.actions for result in results)
    seconds = sum(result.seconds for result in results)
    won = Counter("+".join(result.winners) for result in results)
    tracks: dict[str, list[int]] = {}
    for result in results:
        for name, side, value in result.tracks:
            tracks.setdefault(f"{name}/{side}" if side else name, []).append(value)
    return Summary(
        game=plan.game,
        seed=plan.seed,
        games=len(results),
        actions=made,
        seconds=seconds,
        per_second=made / seconds if seconds else 0.0,
        ended=dict(sorted(Counter(result.ended for result in results).items())),
        winners={name: share(count, len(results)) for name, count in sorted(won.items())},
        length=_spread_of([result.actions for result in results]),
        tracks={name: _spread_of(values) for name, values in tracks.items()},
    )


def _spread_of(values: list[int]) -> Spread:
    return Spread(sum(values) / len(values), min(values), max(values))


def share(count: int, total: int) -> Share:
    """A share with its 95 % interval, by Wilson's formula, which also holds near none and all."""
    z = 1.959964
    part = count / total
    scale = 1 + z * z / total
    middle = (part + z * z / (2 * total)) / scale
    reach = z * math.sqrt(part * (1 - part) / total + z * z / (4 * total * total)) / scale
    return Share(count, part, max(0.0, middle - reach), min(1.0, middle + reach))
