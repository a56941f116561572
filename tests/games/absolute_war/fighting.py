"""Combats of Absolute War!, for its tests: who attacks whom, what both count, what came of it."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import strength
from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.table import asked, do, open_to, side_to_act
from tests.support import told


def attack(game: War, lead: str, target: str) -> War:
    """Let a stack attack another, each named by its top unit."""
    return do(game, f"lead {lead}", f"target {target}")


def sums(game: War) -> tuple[int, int]:
    """What attacker and defender count in the combat under way, before any card is turned."""
    return strength.sums(game)


def until(game: War, *prompts: str) -> War:
    """Commit nothing until one of these is asked."""
    while asked(game) not in prompts:
        assert asked(game) in ("commit-attack", "commit-defence", "pincers"), asked(game)
        do(game, "done")
    return game


def fight(game: War) -> dict[str, Any]:
    """Commit nothing more, turn the cards: what is told of the combat."""
    before = len(_fought(game))
    while len(_fought(game)) == before:
        do(game, "done")
    return _fought(game)[-1]


def _fought(game: War) -> list[dict[str, Any]]:
    return told(game, "battle") + told(game, "assault")


def committing(game: War) -> tuple[str, str]:
    """Who is asked to commit, and as what."""
    return side_to_act(game), asked(game)


def cards(game: War) -> set[str]:
    """The cards that the side which is asked may play for their events."""
    return open_to(game, "play")


AFTERMATH = (
    "advance",
    "bloodbath",
    "break-through",
    "crown",
    "exploit",
    "join",
    "loss",
    "overstacked",
    "pay-marker",
    "redraw",
    "repeat",
    "repulsed",
    "retreat",
    "stand",
    "yield",
)
"""What can be asked between the turning of the cards and the next attack."""


def finish(game: War, *, until: str = "") -> War:
    """Answer all that follows a combat as briefly as can be: no more than has to be."""
    while asked(game) in AFTERMATH and asked(game) != until:
        decision = game.decision(side_to_act(game))
        assert decision is not None
        if "done" in decision.verbs:
            do(game, "done")
        else:
            verb, targets = next(iter(decision.verbs.items()))
            do(game, f"{verb} {targets.targets[0]}")
    return game
