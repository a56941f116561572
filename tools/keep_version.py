"""Keep what a version of the rules plays like: `python -m tools.keep_version`, once its journals are final.

For each game the fingerprint of its golden journals goes to `tests/kept/versions.toml`, and a save of each
scenario to `tests/kept/<game>-<version>/`. What is kept of a version stays as it is for ever: where the rules
play differently, the game gets a new version.
"""

from __future__ import annotations

import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import stavka
from stavka.kernel import journal
from stavka.lab.contract import any_verb, begin, walk

TESTS = Path(__file__).parent.parent / "tests"
KEPT = TESTS / "kept"
VERSIONS = KEPT / "versions.toml"

ACTIONS = 150
"""So far are the kept saves played."""

Versions = dict[str, dict[str, str]]
"""For each game, and each version of its rules, the fingerprint of its golden journals."""


def golden(game: str) -> list[Path]:
    """The finished games that are kept as tests."""
    return sorted((TESTS / "games" / game.replace("-", "_") / "journals").glob("*.stavka.json"))


def fingerprint(paths: list[Path]) -> str:
    """What some games played and where it led, whatever the format of their saves."""
    told: list[Any] = []
    for path in paths:
        kept = journal.read(path)
        told.append(
            [path.name, kept.scenario, kept.options, kept.seeds, kept.position, kept.actions, kept.state]
        )
    return sha256(msgspec.json.encode(told, order="sorted")).hexdigest()[:32]


def read(text: str) -> Versions:
    return tomllib.loads(text)


def write(versions: Versions) -> str:
    head = "# The golden journals of each version of the rules, by fingerprint. What stands here stays.\n"
    blocks = [
        f"\n[{game}]\n" + "".join(f'{version} = "{mark}"\n' for version, mark in of.items())
        for game, of in versions.items()
    ]
    return head + "".join(blocks)


def keep(versions: Versions, game: str) -> str:
    """Keep the present version of a game; what is wrong with that, if it cannot be."""
    rules = stavka.ruleset(game)
    mark = fingerprint(golden(game))
    found = versions.setdefault(game, {}).setdefault(str(rules.version), mark)
    if found != mark:
        return f"{game}: version {rules.version} has played otherwise before: raise the version of its rules"
    folder = KEPT / f"{game}-{rules.version}"
    if not folder.exists():
        folder.mkdir(parents=True)
        for scenario in rules.scenarios:
            played = begin(rules, scenario, 1)
            for _ in walk(played, Random(1), any_verb, ACTIONS):
                pass
            played.save(folder / f"{scenario}.stavka.json")
    return ""


def main() -> int:
    versions = read(VERSIONS.read_text(encoding="utf-8")) if VERSIONS.exists() else {}
    faults = [fault for game in stavka.GAMES if (fault := keep(versions, game))]
    if not faults:
        VERSIONS.write_text(write(versions), encoding="utf-8")
    print("\n".join(faults) or "kept")
    return 2 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
