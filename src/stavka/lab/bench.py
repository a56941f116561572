"""How fast the engine is: random play, copies, decisions, replay, fingerprints, on one core."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from functools import partial
from gc import collect
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from stavka.kernel import journal, start
from stavka.kernel.game import Game
from stavka.kernel.ruleset import Ruleset
from stavka.lab.simulate import CAP, actions
from stavka.players import player

PLAY_SECONDS = 3.0
"""Random play goes on for at least so long."""

SAMPLES = 400
"""In so many moments of random games, decisions, copies and fingerprints are timed."""


class Times(msgspec.Struct, frozen=True):
    """Microseconds: on average, and for the slowest in a hundred."""

    mean: float
    p99: float


class Bench(msgspec.Struct, frozen=True):
    """The measures of one game on one core of one machine."""

    game: str
    machine: str
    python: str
    games: int
    actions: int
    per_second: float
    """Decisions a second in random play."""
    decision: Times
    """To work out what is offered, at a moment of the game."""
    action: Times
    """From an action to the next decision."""
    copy: Times
    """To copy the game without its log, for search."""
    full_copy: Times
    digest: Times
    """To fingerprint the state."""
    view: Times
    """To make all that a side may know."""
    replayed: float
    """Microseconds an action, to rebuild a game from its journal."""


Progress = Callable[[str, float], None]
"""Told what is being measured, and how much of all is done, from 0 to 1."""


def bench(
    rules: Ruleset[Any, Any],
    *,
    seed: str = "bench",
    samples: int = SAMPLES,
    seconds: float = PLAY_SECONDS,
    progress: Progress | None = None,
) -> Bench:
    """Measure a game."""
    told = progress or (lambda what, done: None)
    told("play", 0.0)
    _random_game(rules, f"{seed}/warm", log=False)
    games, made, per_second = _play(rules, seed, seconds)
    told("moments", 0.4)
    moments, acted = _moments(rules, seed, samples)
    told("decision", 0.6)
    decision = _each(moments, lambda game: game.state.stack[-1].decide(game))
    told("copy", 0.7)
    copy = _each(moments, lambda game: game.copy(log=False))
    full_copy = _each(moments, lambda game: game.copy())
    digest = _each(moments, lambda game: game.state.digest())
    told("view", 0.8)
    view = _each(moments, lambda game: game.view(min(game.to_act)))
    told("replay", 0.9)
    replayed = _replay(rules, seed)
    told("replay", 1.0)
    return Bench(
        game=rules.id,
        machine=_machine(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        games=games,
        actions=made,
        per_second=per_second,
        decision=decision,
        action=_times(acted),
        copy=copy,
        full_copy=full_copy,
        digest=digest,
        view=view,
        replayed=replayed,
    )


def _random_game(rules: Ruleset[Any, Any], seed: str, *, log: bool) -> Game[Any]:
    game = start.new(rules, seed=seed, log=log)
    for n in actions(game, [player("random", f"{seed}/{side}") for side in rules.sides]):
        if n >= CAP:
            break
    return game


def _play(rules: Ruleset[Any, Any], seed: str, seconds: float) -> tuple[int, int, float]:
    """Whole games, until enough time has gone by."""
    games = made = 0
    collect()
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds or not games:
        made += len(_random_game(rules, f"{seed}/{games}", log=False))
        games += 1
    return games, made, made / spent


def _moments(rules: Ruleset[Any, Any], seed: str, samples: int) -> tuple[list[Game[Any]], list[float]]:
    """Moments spread over a few whole games, and what the actions that led to them took."""
    moments: list[Game[Any]] = []
    acted: list[float] = []
    number = 0
    while len(moments) < samples:
        length = len(_random_game(rules, f"{seed}/moments/{number}", log=False))
        every = max(1, length * 4 // samples)
        game = start.new(rules, seed=f"{seed}/moments/{number}")
        players = [player("random", f"{seed}/moments/{number}/{side}") for side in rules.sides]
        begun = perf_counter()
        for n in actions(game, players):
            acted.append(perf_counter() - begun)
            if n % every == 0 and game.offered and len(moments) < samples:
                moments.append(game.copy())
            if n >= CAP:
                break
            begun = perf_counter()
        number += 1
    return moments, acted


def _each(moments: list[Game[Any]], work: Callable[[Game[Any]], object]) -> Times:
    return _times([_best(partial(work, game)) for game in moments])


def _best(work: Callable[[], object], tries: int = 5) -> float:
    """The quickest of a few tries: what the work costs, without what else the machine does."""
    best = float("inf")
    for _ in range(tries):
        begun = perf_counter()
        work()
        best = min(best, perf_counter() - begun)
    return best


def _times(seconds: list[float]) -> Times:
    ordered = sorted(seconds)
    slow = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return Times(mean=1e6 * sum(ordered) / len(ordered), p99=1e6 * slow)


def _replay(rules: Ruleset[Any, Any], seed: str) -> float:
    game = _random_game(rules, f"{seed}/replay", log=False)
    kept = journal.record(game)
    return 1e6 * _best(lambda: journal.replay(kept, rules), tries=3) / max(1, len(game))


def _machine() -> str:
    """The processor, as the system calls it."""
    info = Path("/proc/cpuinfo")
    name = platform.processor() or platform.machine()
    if info.is_file():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    return f"{name}, {os.cpu_count()} cores, {platform.system()}"
