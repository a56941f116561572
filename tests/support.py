"""Few helpers that build situations, shared by all tests."""

from __future__ import annotations

from itertools import count
from typing import Any

import stavka
from stavka.kernel import chance
from stavka.kernel.game import Game
from stavka.kernel.names import Kind


def seed_for(*dice: int, faces: int = 6, since: int = 0) -> str:
    """A seed whose next dice fall as wanted. Chance stays the kernel's own: nothing is replaced."""
    for n in count():
        seed = f"dice {n}"
        if all(chance.number(seed, since + i, faces) + 1 == die for i, die in enumerate(dice)):
            return seed
    raise AssertionError


def position(game: str, text: str, *dice: int) -> Game[Any]:
    """A game at a position, with the next dice known."""
    return stavka.from_position(f'game = "{game}"\n{text}', seed=seed_for(*dice))


def play(game: Game[Any], side: str, *actions: str) -> None:
    """Play several actions of one side, each written as "verb" or "verb target"."""
    for action in actions:
        verb, _, target = action.partition(" ")
        game.play(side, verb, target or None)


def offered(game: Game[Any], side: str, verb: str) -> set[str]:
    """What a side may apply a verb to; empty where the verb is not offered, {""} where it takes nothing."""
    decision = game.decision(side)
    if decision is None or verb not in decision.verbs:
        return set()
    return set(decision.verbs[verb].targets) or {""}


def prompt(game: Game[Any], side: str) -> str:
    """What a side is being asked; empty if nothing."""
    decision = game.decision(side)
    return decision.prompt if decision else ""


def where(game: Game[Any], unit: str) -> str:
    """Where a unit stands."""
    names = game.rules.names
    space: str = names.of[Kind.SPACE][game.state.where[names.number(Kind.UNIT, unit)]]
    return space


def units(game: Game[Any], members: int) -> set[str]:
    """The names of a set of units."""
    return set(game.rules.names.listed(Kind.UNIT, members))


def spaces(game: Game[Any], members: int) -> set[str]:
    """The names of a set of spaces."""
    return set(game.rules.names.listed(Kind.SPACE, members))


def told(game: Game[Any], kind: str) -> list[dict[str, Any]]:
    """The facts of all notes of a kind, in order, as the side that may know most reads them."""
    notes = game.notes or []
    return [game.note_view(note, note.reader).facts for note in notes if note.kind == kind]
