"""Rules that play differently have another version: what was kept of one plays as it did, for ever."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import pytest
from tools.keep_version import KEPT, VERSIONS, fingerprint, golden, keep, read

import stavka
from stavka.kernel import journal
from stavka.kernel.journal import SaveError
from stavka.lab.contract import any_verb, walk

ROOT = Path(__file__).parent.parent.parent
SAVES = sorted(KEPT.rglob("*.stavka.json"))

every_game = pytest.mark.parametrize("game", stavka.GAMES)


def git(*args: str) -> list[str]:
    """What git says, line by line."""
    told = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.splitlines()


in_history = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an archive has no history")


@every_game
def test_the_golden_journals_are_those_of_the_version(game: str) -> None:
    kept = read(VERSIONS.read_text(encoding="utf-8"))
    assert kept[game][str(stavka.ruleset(game).version)] == fingerprint(golden(game)), (
        "the journals play otherwise under the same version: raise it, then python -m tools.keep_version"
    )


@in_history
def test_what_was_kept_of_a_version_never_changes() -> None:
    now = read(VERSIONS.read_text(encoding="utf-8"))
    name = VERSIONS.relative_to(ROOT).as_posix()
    for commit in git("log", "--format=%H", "--", name):
        then = read("\n".join(git("show", f"{commit}:{name}")))
        for game, versions in then.items():
            for version, mark in versions.items():
                assert now[game][version] == mark, f"{game} {version} was kept otherwise in {commit}"


@in_history
def test_no_kept_save_is_ever_changed() -> None:
    folder = KEPT.relative_to(ROOT).as_posix()
    changed = git("log", "--diff-filter=MDR", "--format=", "--name-only", "--", folder)
    assert {*changed} <= {VERSIONS.relative_to(ROOT).as_posix()}


@every_game
def test_a_version_that_plays_otherwise_is_not_kept(game: str) -> None:
    version = str(stavka.ruleset(game).version)
    assert "raise the version" in keep({game: {version: "another"}}, game)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}:{path.name.split('.')[0]}")
def test_a_kept_save_replays_or_goes_on_or_is_of_other_rules(path: Path) -> None:
    kept = journal.read(path)
    rules = stavka.ruleset(kept.game)
    if kept.rules != rules.version:
        with pytest.raises(SaveError, match="played under other rules"):
            journal.replay(kept, rules)
        if not kept.now:
            return
    game = journal.load(kept, rules)
    assert not rules.broken(game)
    if kept.rules == rules.version:
        assert game.state.digest() == kept.state
    for _ in walk(game, Random(2), any_verb, 50):
        pass
    assert not rules.broken(game)


@every_game
def test_each_scenario_of_the_present_version_is_kept(game: str) -> None:
    rules = stavka.ruleset(game)
    kept = {path.name.split(".")[0] for path in (KEPT / f"{game}-{rules.version}").glob("*.json")}
    assert kept == {*rules.scenarios}
