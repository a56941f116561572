"""The measures are taken; what they come to depends on the machine."""

from __future__ import annotations

from stavka.games import ruleset
from stavka.lab.bench import Times, bench


def test_everything_is_measured(toy: str) -> None:
    told: list[float] = []
    found = bench(ruleset(toy), samples=10, seconds=0.01, progress=lambda what, done: told.append(done))
    assert found.game == "toy"
    assert found.games > 0
    assert found.actions > 0
    assert found.per_second > 0
    assert found.replayed > 0
    for times in (found.decision, found.action, found.copy, found.full_copy, found.digest, found.view):
        assert isinstance(times, Times)
        assert times.mean > 0
    assert told == sorted(told)
    assert told[-1] == 1.0
