"""Movement in Absolute War!, for its tests: a stack on its way."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.table import asked, do, field

IDLE = {"german": ("vienna", "g12a"), "soviet": ("baku", "s-tc")}
"""A stack far away that could still move, so that the phase goes on."""


def moving(units: dict[str, str], unit: str, *, step: str = "german-movement", **more: Any) -> War:
    """A Movement Phase in which a stack has begun to move."""
    zone, idle = IDLE[step.partition("-")[0]]
    return do(field({zone: idle} | units, step=step, **more), f"move {unit}")


def go(game: War, *zones: str) -> War:
    return do(game, *(f"enter {zone}" for zone in zones))


def halt(game: War) -> War:
    """End a move here; the game does so by itself where nothing else is left."""
    return do(game, "stop") if asked(game) == "move" else game
