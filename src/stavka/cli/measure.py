"""`stavka simulate` and `stavka bench`: many games, and how fast."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stavka.cli import complete
from stavka.cli.frame import Desk, desk
from stavka.cli.layout import grid, heading
from stavka.cli.listing import GameName
from stavka.cli.saves import options
from stavka.games import GAMES
from stavka.lab.bench import Bench, Times
from stavka.lab.bench import bench as measure
from stavka.lab.simulate import Plan, Share, Summary, summary
from stavka.lab.simulate import simulate as play_all
from stavka.words import Words


def simulate(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
    seed: Annotated[str, typer.Option("--seed")] = "0",
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", min=1)] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    scenario: Annotated[str, typer.Option("--scenario", autocompletion=complete.scenarios)] = "",
    option: Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE")] = [],  # noqa: B006
    player: Annotated[str, typer.Option("--player", autocompletion=complete.players)] = "random",
    keep: Annotated[Path, typer.Option("--keep", metavar="FOLDER")] = Path(),
) -> None:
    at = desk(ctx)
    rules = at.rules(game)
    plan = Plan(
        game=game,
        games=games,
        seed=seed,
        scenario=scenario,
        options=options(option),
        player=player,
        check=check,
        data=str(at.data or ""),
        keep=str(keep),
    )
    with _progress(at) as bar:
        task = bar.add_task(at.say("playing"), total=games)
        results = play_all(plan, jobs=jobs, progress=lambda done, _: bar.update(task, completed=done))
    told = summary(plan, results)
    if at.json:
        at.emit({"summary": told, "games": results})
    else:
        _tell(at, at.words(rules), told)


def _progress(at: Desk) -> Progress:
    """A bar on stderr, so that it is never in what a program reads."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=at.err, transient=True, disable=not at.err.is_terminal)


def _tell(at: Desk, spoken: Words, told: Summary) -> None:
    at.print(heading(spoken.title()))
    at.print(
        at.say(
            "simulated", games=told.games, actions=told.actions, rate=round(told.per_second), seed=told.seed
        )
    )
    length = told.length
    at.print(at.say("game-length", mean=round(length.mean), low=int(length.low), high=int(length.high)))
    won = grid(*(at.say(f"head-{each}") for each in ("winner", "games", "share", "interval")))
    for name, share in told.winners.items():
        won.add_row(_winner(at, spoken, name), str(share.count), *_percent(at, share))
    ends = grid(at.say("head-ended"), at.say("head-games"))
    for how, count in told.ended.items():
        ends.add_row(spoken.ending(how), str(count))
    tracks = grid(*(at.say(f"head-{each}") for each in ("track", "mean", "low", "high")))
    for name, spread in told.tracks.items():
        track, _, side = name.partition("/")
        label = f"{spoken.track(track)}, {spoken.side(side)}" if side else spoken.track(track)
        tracks.add_row(label, at.decimal(spread.mean, 2), f"{spread.low:g}", f"{spread.high:g}")
    at.print("", won, "", ends, "", tracks)


def _winner(at: Desk, spoken: Words, name: str) -> str:
    sides = name.split("+") if name else []
    if not sides:
        return at.say("nobody")
    joined = spoken.join(spoken.side(side) for side in sides)
    return at.say("ended-drawn", winners=joined) if len(sides) > 1 else joined


def _percent(at: Desk, share: Share) -> tuple[str, str]:
    part, low, high = (at.say("percent", share=each) for each in (share.share, share.low, share.high))
    return part, f"{low} – {high}"


def bench(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete.games)] = "",
) -> None:
    at = desk(ctx)
    found = []
    for name in [game] if game else list(GAMES):
        rules = at.rules(name)
        with _progress(at) as bar:
            task = bar.add_task(name, total=100)
            found.append(
                measure(
                    rules,
                    progress=lambda what, done, bar=bar, task=task, name=name: bar.update(  # type: ignore[misc]
                        task, completed=round(100 * done), description=f"{name}: {at.say(f'bench-{what}')}"
                    ),
                )
            )
    if at.json:
        at.emit(found[0] if game else found)
        return
    for each in found:
        _tell_bench(at, each)


def _tell_bench(at: Desk, told: Bench) -> None:
    at.print(heading(at.words(at.rules(told.game)).title()), f"{told.machine}, {told.python}")
    at.print(at.say("bench-rate", rate=round(told.per_second), games=told.games, actions=told.actions))
    table = grid(at.say("head-microseconds"), at.say("head-mean"), "p99")
    for what in ("decision", "action", "copy", "full_copy", "digest", "view"):
        times: Times = getattr(told, what)
        table.add_row(at.say(f"time-{what.replace('_', '-')}"), at.decimal(times.mean), at.decimal(times.p99))
    table.add_row(at.say("time-replayed"), at.decimal(told.replayed), "")
    at.print("", table)
