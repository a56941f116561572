"""Where the contract tests begin: every scenario of every game, and the positions kept beside its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import stavka
from stavka.games import GAMES

TESTS = Path(__file__).parent.parent


def starts(most: int | None = None) -> list[object]:
    """(game, start) for each scenario and each position of each game, or for so many of its positions."""
    found: list[object] = []
    for game in GAMES:
        found += [pytest.param(game, name, id=f"{game}:{name}") for name in stavka.ruleset(game).scenarios]
        folder = TESTS / "games" / game.replace("-", "_") / "positions"
        for file in sorted(folder.glob("*.toml"))[:most]:
            text = file.read_text(encoding="utf-8")
            found.append(pytest.param(game, text, id=f"{game}:{file.stem}"))
    return found
