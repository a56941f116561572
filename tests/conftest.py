"""What the tests of every layer share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stavka.games import GAMES


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy game, registered for the length of a test."""
    monkeypatch.setitem(GAMES, "toy", "tests.toy.game")
    yield "toy"
