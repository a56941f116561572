"""What the tests of every layer share."""

from __future__ import annotations

import pytest

from stavka.games import GAMES


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game, registered for the length of a test."""
    monkeypatch.setitem(GAMES, "toy", "tests.toy.game")
    return "toy"
