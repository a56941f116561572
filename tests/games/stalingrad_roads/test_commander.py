"""Games of commanders with a purpose: pockets, airlifts, major offensives, which random play seldom sees."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import stavka
from stavka.games import roads, stalingrad_roads
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.lab.contract import check_invariants, walk
from tests.games.stalingrad_roads.commander import STYLES
from tests.games.stalingrad_roads.journals import LEVELS
from tests.games.stalingrad_roads.table import GAME, RULES

POSITIONS = Path(__file__).parent / "positions"


def written() -> set[str]:
    """Every kind of note that the source can write."""
    found: set[str] = set()
    for package in (roads, stalingrad_roads):
        assert package.__file__
        for file in Path(package.__file__).parent.glob("*.py"):
            text = file.read_text(encoding="utf-8")
            found |= set(re.findall(r'\.note\(\s*"([a-z0-9-]+)"', text))
            found |= set(re.findall(r'\.tell\(\s*\w+,\s*"([a-z0-9-]+)"', text))
    return found


RARE = {
    "attack-cancelled",
    "called",
    "counts-on-hand",  # no marker in a box shifts the odds in this game
    "crisis-again",
    "disbanded",
    "discord-idle",
    "dismissed",
    "driven-off",
    "evacuated",
    "fortress-lifted",
    "fortress-moved",
    "garrison-failed",
    "gives-up",
    "goering",
    "hiwis",
    "hq-fixed",
    "ju52",
    "marker-given-up",
    "no-more-replacements",
    "no-supports",
    "raid",
    "rattenkrieg",
    "rudel",
    "shortage-struck",
    "stalin-idle",
    "surrender",
    "wintergewitter",
}
"""Notes of things so rare that the few games played here may not tell of them; rules show each by itself."""
SELDOM = {
    "Airlift",
    "Evacuation",
    "Guests",
    "NameHq",
    "Reveal",
    "Rudel",
    "ShortageTest",
    "StalinsGift",
    "Surrender",
    "Wintergewitter",
}
"""Steps as rare."""

GAMES = [
    ("wintergewitter", "both", 0),
    ("wintergewitter", "bold-axis", 2),
    ("uranus", "both", 0),
    ("uranus", "both", 1),
    ("uranus", "ring", 2),
    ("uranus", "retreat", 3),
    ("campaign", "both", 0),
    ("campaign", "ring", 1),
    ("campaign", "bold-soviets", 0),
    ("backhand", "both", 0),
    ("backhand", "kharkov", 1),
    ("gallop", "both", 0),
    ("gallop", "bold-soviets", 1),
    ("gallop", "bold-axis", 0),
]
"""Fourteen games, and one from each kept position: the scenario, who plays, the seed."""


class War(NamedTuple):
    """What came up in many games."""

    notes: Counter[str]
    steps: Counter[str]
    ends: Counter[tuple[str, str]]


def played(game: StalingradTable, style: str, seed: int, war: War) -> None:
    """Play a game to its end, looking now and then; count what was told and what was under way."""
    for n, _ in enumerate(walk(game, Random(seed), STYLES[style])):
        if n % 20 == 0:
            check_invariants(game)
        war.steps.update({type(step).__name__ for step in game.state.stack})
    check_invariants(game)
    assert game.over
    war.notes.update(note.kind for note in game.notes or ())
    war.ends[game.scenario, game.state.ended] += 1
    assert game.notes
    last = game.note_view(game.notes[-1], game.notes[-1].reader)
    assert last.kind == "game-over"
    assert (last.facts["level"], last.facts["vp"]) == (game.state.ended, game.state.vp)


@pytest.fixture(scope="module")
def war() -> War:
    found = War(Counter(), Counter(), Counter())
    for scenario, style, seed in GAMES:
        game = stavka.new(GAME, scenario, seed=seed)
        assert isinstance(game, StalingradTable)
        played(game, style, seed, found)
    for path in sorted(POSITIONS.glob("*.toml")):
        game = stavka.from_position(path.read_text(encoding="utf-8"), seed=1)
        assert isinstance(game, StalingradTable)
        played(game, "both", 1, found)
    return found


def test_every_kind_of_note_is_written_somewhere(war: War) -> None:
    kinds = written()
    assert len(kinds) > 80
    assert kinds >= RARE
    assert set(war.notes) - kinds == set()
    assert kinds - RARE - set(war.notes) == set()


def test_every_step_is_under_way_somewhere(war: War) -> None:
    """But those that ask nobody: they are over before anybody can look."""
    asking = {name for name, step in RULES.steps.items() if "decide" in vars(step)}
    assert asking >= SELDOM
    assert asking - SELDOM - set(war.steps) == set()


def known(scenario: str) -> set[str]:
    """The levels of a scenario: by points, or as they are kept."""
    return {*LEVELS[scenario], *RULES.facts.scenarios[scenario].row.victory.levels}


def test_either_side_can_win_and_every_end_is_one_of_its_scenario(war: War) -> None:
    """Each level by itself is kept as a journal."""
    assert set(RULES.scenarios) == set(LEVELS) == {scenario for scenario, _ in war.ends}
    assert all(level in known(scenario) for scenario, level in war.ends)
    assert {"axis", "soviet"} <= {level.partition("-")[0] for _, level in war.ends}


def test_the_levels_that_are_kept_are_those_of_the_scenarios() -> None:
    """Those with points name theirs in the file; exactly 6 or 7 points in the campaign no search has met."""
    for scenario, levels in LEVELS.items():
        named = set(RULES.facts.scenarios[scenario].row.victory.levels)
        rare = {"axis-minor", "axis-operational"} if scenario == "campaign" else set()
        assert named - rare <= set(levels)


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_the_same_seed_gives_the_same_game(scenario: str) -> None:
    ends = []
    for _ in range(2):
        game = stavka.new(GAME, scenario, seed=2)
        for _ in walk(game, Random(2), STYLES["both"], 300):
            pass
        ends.append(game.state.digest())
    assert ends[0] == ends[1]


@pytest.mark.soak
@pytest.mark.parametrize("scenario", RULES.scenarios)
@pytest.mark.parametrize("style", STYLES)
def test_many_wars_are_fought_without_breaking_a_rule(scenario: str, style: str) -> None:
    found = War(Counter(), Counter(), Counter())
    for seed in range(1_000, 1_010):
        game = stavka.new(GAME, scenario, seed=seed)
        assert isinstance(game, StalingradTable)
        played(game, style, seed, found)
    assert all(level in known(scenario) for _, level in found.ends)
