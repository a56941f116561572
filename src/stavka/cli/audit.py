"""`stavka audit`: is the save whole, does each action follow, and are the dice fair?"""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import msgspec
import typer

from stavka.cli.files import open_game
from stavka.cli.frame import Desk, desk
from stavka.cli.layout import grid
from stavka.cli.saves import Save
from stavka.kernel import chance
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import Game
from stavka.kernel.notes import Roll

ENOUGH = 5
"""Chi-square says little where fewer than this many of a face are expected."""


class Faces(msgspec.Struct, frozen=True):
    """How often each result came of all numbers with as many possible results."""

    faces: int
    rolls: int
    counts: list[int]
    expected: float
    chi_square: float
    p: float | None
    """How often fair dice would stray at least so far; not told where there are too few rolls."""


def audit(ctx: typer.Context, file: Save) -> None:
    at = desk(ctx)
    try:
        game = open_game(at, file, replayed=True)
    except StavkaError as error:
        if not at.json:
            raise
        at.emit({"ok": False, "error": at.words().error(error)})
        raise typer.Exit(2) from None
    tables = fairness(game.rolls)
    if at.json:
        rolls = [{name: getattr(roll, name) for name in Roll.__struct_fields__} for roll in game.rolls]
        at.emit(
            {"ok": True, "actions": len(game), "state": game.state.digest(), "rolls": rolls, "faces": tables}
        )
    else:
        _tell(at, game, tables)


def _tell(at: Desk, game: Game[Any], tables: list[Faces]) -> None:
    spoken = at.words(game.rules)
    listed = grid(*(at.say(f"head-{each}") for each in ("number", "after", "purpose", "result")))
    for roll in game.rolls:
        result = at.say("one-of", result=roll.result + 1, faces=roll.faces)
        listed.add_row(str(roll.counter + 1), str(roll.after), spoken.roll(roll.purpose), result)
    at.print(listed, "")
    for table in tables:
        at.print(at.say("faces", faces=table.faces, rolls=table.rolls))
        counts = "  ".join(f"{n + 1}: {count}" for n, count in enumerate(table.counts))
        at.print(f"  {counts}", "  " + _judged(at, table))
    at.print("", at.say("seed-commitment", hash=chance.commitment(game.seeds[0][1])))
    at.print(at.say("audit-ok", count=len(game), state=game.state.digest()))


def _judged(at: Desk, table: Faces) -> str:
    expected = at.decimal(table.expected)
    if table.p is None:
        return at.say("too-few", expected=expected)
    return at.say(
        "chi-square", expected=expected, chi=at.decimal(table.chi_square, 2), p=at.decimal(table.p, 3)
    )


def fairness(rolls: list[Roll]) -> list[Faces]:
    """For each number of faces, how the results lie."""
    tables = []
    for faces in sorted({roll.faces for roll in rolls if roll.faces > 1}):
        counted = Counter(roll.result for roll in rolls if roll.faces == faces)
        counts = [counted[n] for n in range(faces)]
        total = sum(counts)
        expected = total / faces
        chi = sum((count - expected) ** 2 / expected for count in counts)
        p = at_least(chi, faces - 1) if expected >= ENOUGH else None
        tables.append(Faces(faces, total, counts, expected, chi, p))
    return tables


def at_least(chi: float, freedom: int) -> float:
    """The chance of a chi-square of at least this much: the regularised upper incomplete gamma function."""
    a, x = freedom / 2, chi / 2
    if x <= 0:
        return 1.0
    scale = math.exp(-x + a * math.log(x) - math.lgamma(a))
    if x < a + 1:  # the series of the lower function
        term = total = 1 / a
        n = a
        while term > total * 1e-12:
            n += 1
            term *= x / n
            total += term
        return 1 - total * scale
    b, c, d = x + 1 - a, 1e300, 1 / (x + 1 - a)  # Lentz's continued fraction of the upper one
    h = d
    for i in range(1, 1000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        h *= d * c
        if abs(d * c - 1) < 1e-12:
            break
    return h * scale
