"""Attacks by position file: each is refused with one clear reason, or plays on as any other game does.

A position is the one thing that a stranger can send which becomes a whole game. What is out of range, of the
wrong type, out of proportion or impossible is refused when it is opened, and never breaks a table later.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import pytest

import stavka
from stavka.games import GAMES
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import AUTOMATIC
from stavka.kernel.names import Counts, Kind, Word, hints, kind_of
from stavka.kernel.start import from_position
from stavka.kernel.untrusted import LONGEST_SEED, LONGEST_TEXT
from stavka.lab import mutate
from stavka.words import LANGUAGES, Words

TESTS = Path(__file__).parent.parent
BERLIN = "race-for-berlin"


def refused(text: str) -> str:
    """Why a position is refused; the reason is written in every language."""
    with pytest.raises(stavka.PositionError) as caught:
        stavka.from_position(text)
    for lang in LANGUAGES:
        told = Words(BERLIN, lang).error(caught.value)
        assert told
        assert "\n" not in told
    return str(caught.value)


def berlin(*lines: str) -> str:
    return "\n".join([f'game = "{BERLIN}"', *lines])


# ---- numbers out of range


MOVE = """
[[stack]]
step = "Turn"
phase = 8
[[stack]]
step = "Operations"
impulse = 1
begun = true
[[stack]]
step = "Impulse"
nationality = 0
camp = "zhukov"
stage = 3
[[stack]]
step = "MoveUnits"
[[stack]]
step = "Move"
unit = "61-1"
points = {points}
[impulse]
nationality = 0
camp = "zhukov"
limit = 4
"""


def test_a_move_with_its_points_is_taken() -> None:
    assert stavka.from_position(berlin(MOVE.format(points=8))).to_act == {"zhukov"}


@pytest.mark.parametrize("points", [-1, 1_000_000, 10**9, 2**62])
def test_a_move_with_a_million_points_would_take_hours_to_draw(points: int) -> None:
    assert refused(berlin(MOVE.format(points=points))) == f"Move, 'points': {points} is not from 0 to 8"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("turn = 0", "turn: 0 is not from 1 to 10"),
        ("turn = 1000000", "turn: 1000000 is not from 1 to 10"),
        ("operation = 9", "operation: 9 is not from 1 to 8"),
        ("vp = { konev = 1000000000 }", "vp: 1000000000 is not from -510 to 51"),
        ("level = { mariendorf = -3 }", "level: -3 is not from 0 to 319"),
        ("chance = 100000000000000", "chance: 100000000000000 is not from 0 to 16777215"),
        ("tracks = [0, 0, 0, 0]", "tracks: 3 entries are due, not 4"),
        ("cup = [99]", "cup: 99 is not from 0 to 11"),
        (f"cup = {[2] * 400}", "cup: a list of 400: 120 at the most"),
    ],
)
def test_a_number_of_the_state_out_of_its_range(line: str, said: str) -> None:
    assert refused(berlin(line)) == said


@pytest.mark.parametrize("digits", [100, 5_000])
@pytest.mark.parametrize("form", ["{}", "0x{}", "-{}"])
def test_a_number_of_thousands_of_digits(digits: int, form: str) -> None:
    said = refused(berlin(f"turn = {form.format('1' * digits)}"))
    assert said.startswith(("turn: the number is too large", "the position is not TOML"))


def _numbers(hint: Any, where: str) -> Iterator[str]:
    """The numbers in a type that say of nothing what they count."""
    if typing.get_origin(hint) is Annotated:
        base, *extras = typing.get_args(hint)
        column = kind_of(hint) in (Kind.PER_SIDE, Kind.PER_UNIT, Kind.PER_SPACE)
        if column or not any(isinstance(extra, Kind | Counts | Word) for extra in extras):
            yield from _numbers(base, where)
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for name, inner in hints(hint).items():
            yield from _numbers(inner, f"{hint.__name__}.{name}")
    elif hint is int:
        yield where
    else:
        for inner in typing.get_args(hint):
            yield from _numbers(inner, where)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_states_and_steps_has_a_range(game: str) -> None:
    rules = stavka.ruleset(game)
    kinds = [mutate.type_of_state(rules), *rules.steps.values()]
    assert [where for kind in kinds for where in _numbers(kind, kind.__name__)] == []
    for kind in kinds:
        for hint in hints(kind).values():
            rules.names.codec(hint)  # each word that an annotation names is one that the game explains
    assert all(len(within) > 1 for within in rules.names.ranges.values())


# ---- options, seeds, scenarios


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("options = 3", "options are a table, not 3"),
        ("options = []", "options are a table, not []"),
        ("options = { mode = [1] }", "option 'mode' is one of regular, base, advanced, not [1]"),
        (
            'options = { mode = "nonsense" }',
            "option 'mode' is one of regular, base, advanced, not 'nonsense'",
        ),
        ("options = { mode = 1979-05-27 }", "not datetime.date(1979, 5, 27)"),
        ('options = { moods = "on" }', "absolute-war has no option 'moods'. Did you mean 'mode'?"),
        ("scenario = 3", "absolute-war has no scenario 3"),
        ('scenario = ["kursk"]', "absolute-war has no scenario ['kursk']"),
        ('scenario = "kurks"', "Did you mean 'kursk'?"),
        ("seed = 1979-05-27", "a seed is a word or a whole number"),
        ("seed = 1.5", "a seed is a word or a whole number"),
        ("seed = nan", "a seed is a word or a whole number"),
        ("seed = true", "a seed is a word or a whole number"),
        ('seed = ["a"]', "a seed is a word or a whole number"),
        (f'seed = "{"x" * (LONGEST_SEED + 1)}"', "a seed is a word or a whole number"),
    ],
)
def test_options_seeds_and_scenarios_that_are_none(line: str, said: str) -> None:
    assert said in refused(f'game = "absolute-war"\n{line}')


def test_a_new_game_and_a_position_ask_the_same_of_options_and_seeds() -> None:
    for options in (3, {"mode": [1]}, {"mode": "nonsense"}, {"moods": "on"}):
        with pytest.raises(StavkaError):
            stavka.new("absolute-war", options=options)  # type: ignore[arg-type]
    for seed in (1.5, True, "x" * (LONGEST_SEED + 1), "a\0b", 10**100):
        with pytest.raises(StavkaError, match="a seed is a word or a whole number"):
            stavka.new(BERLIN, seed=seed)  # type: ignore[arg-type]
        with pytest.raises(StavkaError, match="a seed is a word or a whole number"):
            stavka.from_position(berlin(), seed=seed)  # type: ignore[arg-type]


# ---- texts out of proportion


def test_a_text_without_end() -> None:
    assert "characters" in refused(berlin("#" * LONGEST_TEXT))


@pytest.mark.parametrize("depth", [20, 5_000, 100_000])
def test_tables_in_tables_in_tables(depth: int) -> None:
    assert "tables within tables" in refused(berlin(f"turn = {'[' * depth}{']' * depth}"))
    dotted = ".".join(["a"] * min(depth, 50_000))
    assert "tables within tables" in refused(berlin(f"{dotted} = 1"))


@pytest.mark.parametrize("word", ["x" * 5_000, r"a\u0000b", r"\u001b[2J", r"\u202Ereversed", r"\n"])
def test_words_without_end_and_characters_that_are_none(word: str) -> None:
    assert "too long, or has characters" in refused(berlin(f'order = "{word}"'))
    assert "too long, or has characters" in refused(berlin(f'"{word}" = 1'))


def test_words_that_name_nothing() -> None:
    assert refused(berlin('standing = { konev = ["everything"] }')) == (
        "standing: 'everything' is not known here."
    )
    assert refused(berlin('order = "ア"')) == "order: no side is called 'ア'."


@pytest.mark.parametrize(
    "units", ["3", '"seelow"', "{ seelow = 3 }", "{ seelow = [[]] }", "{ seelow = [1] }"]
)
def test_units_that_are_no_table_of_lists(units: str) -> None:
    assert refused(berlin(f"units = {units}")).startswith("units: ")


# ---- steps that cannot lie on one another


@pytest.mark.parametrize(
    ("stack", "said"),
    [
        ("stack = []", "a game that is over has no steps under way, any other has"),
        ("stack = 3", "stack is a list of steps"),
        ("stack = [3]", "an entry of the stack names its step"),
        ('ended = "turn-10"', "a game that is over has no steps under way, any other has"),
        ('ended = "never"\nstack = []', "ended: 'never' is not known here."),
        ('winners = ["konev"]', "a game that goes on has no winners"),
        ('[[stack]]\nstep = "Supply"', "the lowest step is Turn, not Supply"),
        ('[[stack]]\nstep = "Turn"\n[[stack]]\nstep = "Turn"', "Turn is under way twice"),
        ('[[stack]]\nstep = "Turn"\n[[stack]]\nstep = "Designate"', "Designate lies on Impulse"),
        (
            '[[stack]]\nstep = "Turn"\n[[stack]]\nstep = "Return"\ncamp = "konev"',
            "Return lies on Replacements",
        ),
        ('[[stack]]\nstep = "Turn"\n' * 70, "70 steps are under way: too many"),
    ],
)
def test_steps_that_cannot_be_under_way(stack: str, said: str) -> None:
    assert said in refused(berlin(stack))


def test_an_impulse_that_the_state_knows_nothing_of() -> None:
    text = berlin(MOVE.format(points=8)).replace('camp = "zhukov"\nlimit', 'camp = "konev"\nlimit')
    assert refused(text) == "Impulse: 'camp' does not fit the rest of the position"


def test_steps_that_run_by_themselves_for_ever(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = stavka.ruleset(toy).steps
    monkeypatch.setattr(steps["Turn"], "run", lambda self, g: None)
    assert refused(f'game = "{toy}"') == f"{AUTOMATIC} steps run by themselves without an end"


# ---- positions of play, changed at random


def _kept(game: str) -> list[str]:
    folder = TESTS / "games" / game.replace("-", "_") / "positions"
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.toml"))]


def _attack(game: str, seed: int, tries: int, actions: int) -> int:
    """Open so many changed positions; how many of them were taken, seen and played on."""
    rules, random = stavka.ruleset(game), Random(seed)
    source = mutate.positions(rules, _kept(game), random)
    taken = 0
    for n in range(tries):
        text = mutate.mutated(rules, next(source), random)
        try:
            taken += mutate.survives(rules, text, actions, Random(n))
        except Exception as error:
            error.add_note(f"{game}, seed {seed}, try {n}:\n{text}")
            raise
    return taken


@pytest.mark.parametrize("game", GAMES)
def test_changed_positions_are_refused_or_play_on(game: str) -> None:
    taken = _attack(game, seed=14, tries=100, actions=20)
    assert 10 < taken < 90, "most changes are no attack if all are taken, or if all are refused"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_many_changed_positions_are_refused_or_play_on_for_long(game: str, seed: int) -> None:
    assert _attack(game, seed=1_000 + seed, tries=200, actions=200)


@pytest.mark.parametrize("game", GAMES)
def test_unchanged_positions_are_taken(game: str) -> None:
    rules = stavka.ruleset(game)
    for text in _kept(game):
        assert from_position(rules, from_position(rules, text).position()).offered
