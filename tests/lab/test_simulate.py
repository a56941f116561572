"""Many games, and what came of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stavka.kernel import journal
from stavka.kernel.errors import StavkaError
from stavka.lab.simulate import Failure, Plan, Result, play, share, simulate, summary


def timeless(results: list[Result]) -> list[Result]:
    return [msgspec.structs.replace(result, seconds=0.0) for result in results]


def test_games_follow_from_the_seed(toy: str) -> None:
    plan = Plan(game=toy, games=12, seed="7")
    first = timeless(simulate(plan, jobs=1))
    assert first == timeless(simulate(plan, jobs=1))
    assert first != timeless(simulate(msgspec.structs.replace(plan, seed="8"), jobs=1))
    assert first[5] == timeless([play(plan, 5)])[0]
    assert {result.ended for result in first} == {"time"}


def test_the_summary_counts(toy: str) -> None:
    plan = Plan(game=toy, games=40, seed="1", scenario="long")
    results = simulate(plan, jobs=1)
    told = summary(plan, results)
    assert told.games == 40
    assert told.actions == sum(result.actions for result in results)
    assert told.ended == {"time": 40}
    assert sum(won.count for won in told.winners.values()) == 40
    assert set(told.winners) <= {"red", "blue", "red+blue"}
    assert set(told.tracks) == {"turn", "points/red", "points/blue"}
    assert told.tracks["turn"].mean == 4
    assert told.length.low <= told.length.mean <= told.length.high


def test_progress_is_told(toy: str) -> None:
    told: list[tuple[int, int]] = []
    simulate(Plan(game=toy, games=3), jobs=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("fault", "check", "reason"),
    [
        ("crash", False, "ZeroDivisionError: a bug"),
        ("endless", False, "not over after 200 actions"),
        ("broken", True, "red has a point too many"),
        ("mute", False, "nobody is asked anything"),
    ],
)
def test_a_game_that_breaks_stops_the_run_and_is_kept(
    toy: str, tmp_path: Path, fault: str, check: bool, reason: str
) -> None:
    plan = Plan(game=toy, games=20, options={"fault": fault}, check=check, cap=200, keep=str(tmp_path))
    with pytest.raises(Failure, match=reason):
        simulate(plan, jobs=1)
    (kept,) = tmp_path.iterdir()
    assert journal.read(kept).options == {"fault": fault}


def test_invariants_are_looked_at_only_when_asked(toy: str) -> None:
    plan = Plan(game=toy, games=20, options={"fault": "broken"})
    assert len(simulate(plan, jobs=1)) == 20


def test_no_games() -> None:
    with pytest.raises(StavkaError, match="at least one game"):
        simulate(Plan(game="race-for-berlin", games=0))


def test_the_interval_of_a_share() -> None:
    half = share(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    none = share(0, 20)
    assert (none.low, round(none.high, 3)) == (0.0, 0.161)
    every = share(20, 20)
    assert (round(every.low, 3), every.high) == (0.839, 1.0)


def test_one_process_or_many_make_no_difference() -> None:
    plan = Plan(game="race-for-berlin", games=10, seed="3")
    assert timeless(simulate(plan, jobs=2)) == timeless(simulate(plan, jobs=1))
