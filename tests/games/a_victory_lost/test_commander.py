"""Games of commanders with a purpose: captures, pockets, overruns, which random play seldom sees."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import stavka
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.lab.contract import check_invariants, walk
from tests.games.a_victory_lost.commander import STYLES
from tests.games.a_victory_lost.table import GAME, RULES

POSITIONS = Path(__file__).parent / "positions"

NOTES = {
    "activated",
    "advanced",
    "attack",
    "boxed",
    "captured",
    "chits-picked",
    "chits-received",
    "chits-selected",
    "combat",
    "cut-off-at-end",
    "drawn",
    "eliminated",
    "game-over",
    "hq-alone",
    "hq-removed",
    "isolated",
    "manstein-refused",
    "moved",
    "no-hq",
    "overrun",
    "placed",
    "plan-lost",
    "reduced",
    "repositioned",
    "resupplied",
    "retreated",
    "returns",
    "turn",
    "unsupplied",
}
"""Every kind of note that the game can write."""

ALL = dict.fromkeys(RULES.options, "on")
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("both", 0, {}),
    ("both", 1, {}),
    ("both", 8, {}),
    ("both", 40, {}),
    ("both", 5, ALL),
    ("both", 6, {"free-axis-chit": "on", "early-manstein": "on"}),
    ("both", 7, {"soviet-precommit": "on", "late-1pza": "on"}),
    ("idle-axis", 7, {}),
    ("idle-axis", 10, {"hexside-crossing": "on"}),
    ("reckless-soviets", 0, {}),
    ("reckless-soviets", 3, {"soviet-mech-vp": "on"}),
]
"""Eleven games, and one from a position: who plays, the seed, the options."""


def played(game: VictoryLost, style: str, seed: int, notes: Counter[str], steps: Counter[str]) -> None:
    """Play a game to its end, looking now and then; count what was told and what was under way."""
    for n, _ in enumerate(walk(game, Random(seed), STYLES[style])):
        if n % 8 == 0:
            check_invariants(game)
        steps.update({type(step).__name__ for step in game.state.stack})
    assert game.over
    assert game.state.ended in ("sudden-death", "last-turn")
    assert told_points(game) == game.state.vp
    notes.update(note.kind for note in game.notes or ())


def told_points(game: VictoryLost) -> list[int]:
    """The score of the last note."""
    assert game.notes
    facts = game.note_view(game.notes[-1], game.notes[-1].reader).facts
    return [facts["axis"], facts["soviet"]]


@pytest.fixture(scope="module")
def war() -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Twelve games: notes, steps, ends."""
    notes: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for style, seed, options in GAMES:
        game = stavka.new(GAME, seed=seed, options=options)
        assert isinstance(game, VictoryLost)
        played(game, style, seed, notes, steps)
        ends[f"{game.state.ended}: {' '.join(game.winners)}"] += 1
    game = stavka.from_position((POSITIONS / "encirclement.toml").read_text(encoding="utf-8"), seed=1)
    assert isinstance(game, VictoryLost)
    played(game, "both", 1, notes, steps)
    return notes, steps, ends


def test_every_kind_of_note_is_written_somewhere(
    war: tuple[Counter[str], Counter[str], Counter[str]],
) -> None:
    assert NOTES - set(war[0]) == set()
    assert set(war[0]) - NOTES == set()


def test_every_step_is_under_way_somewhere(war: tuple[Counter[str], Counter[str], Counter[str]]) -> None:
    """But those that ask nobody: they are over before anybody can look."""
    asking = {name for name, step in RULES.steps.items() if "decide" in vars(step)}
    assert asking - set(war[1]) == set()


def test_either_side_can_win_and_the_war_be_short_or_long(
    war: tuple[Counter[str], Counter[str], Counter[str]],
) -> None:
    """Each end by itself is kept as a journal."""
    assert {end.split(": ")[0] for end in war[2]} == {"sudden-death", "last-turn"}
    assert {"axis", "soviet"} <= {end.split(": ")[1] for end in war[2]}


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        game = stavka.new(GAME, seed=2)
        for _ in walk(game, Random(2), STYLES["both"], 800):
            pass
        ends.append(game.state.digest())
    assert ends[0] == ends[1]


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_three_hundred_wars_are_fought_without_breaking_a_rule(block: int) -> None:
    notes: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    for seed in range(1_000 + block * 10, 1_010 + block * 10):
        for style in STYLES:
            game = stavka.new(GAME, seed=seed)
            assert isinstance(game, VictoryLost)
            played(game, style, seed, notes, steps)
    assert all(
        notes[kind] for kind in ("captured", "isolated", "overrun", "hq-alone", "boxed", "repositioned")
    )
