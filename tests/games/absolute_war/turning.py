"""Turns of Absolute War! from their event on, for tests: nobody does anything unless he must."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.supplying import RED
from tests.games.absolute_war.table import asked, do, field, open_to, side_to_act

WAYS_OUT = ("done", "decline", "apart", "stop")


def event(turn: int, units: dict[str, str] | None = None, head: str = "", **situation: Any) -> War:
    """A turn has begun: what its event asks is open, or the German Card Phase. No red card is drawn."""
    points = "" if "wsp" in head else "wsp = { german = 10, soviet = 10 }\n"
    return field(units or {}, step="event", turn=turn, head=points + head, hand=RED, **situation)


def idle(game: War) -> None:
    """Do as little as may be."""
    for verb in WAYS_OUT:
        if open_to(game, verb):
            do(game, verb)
            return
    decision = game.decision(side_to_act(game))
    assert decision is not None
    verb = min(decision.verbs, key=("discard", "forgo", *decision.verbs).index)
    do(game, f"{verb} {min(open_to(game, verb))}")


def until(game: War, *prompts: str, side: str = "") -> War:
    """Pass until one of these is asked, of a side if one is named."""
    for _ in range(300):
        if game.over or (asked(game) in prompts and side in ("", side_to_act(game))):
            return game
        idle(game)
    raise AssertionError(asked(game))
