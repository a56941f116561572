"""What the tests of every layer share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stavka.games import GAMES
from stavka.words import words


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy game, registered for the length of a test; a test may give it other words."""
    monkeypatch.setitem(GAMES, "toy", "tests.toy.game")
    yield "toy"
    words.cache_clear()
