"""What the tests of every layer share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from stavka.games import GAMES
from stavka.words import words

settings.register_profile("stavka", deadline=None)  # a slow machine is no failure
settings.load_profile("stavka")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy game, registered for the length of a test; a test may give it other words."""
    monkeypatch.setitem(GAMES, "toy", "tests.toy.game")
    yield "toy"
    words.cache_clear()
