"""What the numbers and words of states and steps stand for in this game, and how far each can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from stavka.games.roads import counts
from stavka.games.roads.counts import Few
from stavka.games.victory_roads.terms import COUNTRIES, MOVEMENT, NATIONS, OFFENSIVE, THEATRES
from stavka.kernel.names import NONE, Counts, Exactly, Word

if TYPE_CHECKING:
    from stavka.games.victory_roads.facts import VictoryFacts

Theatre = Annotated[int, Counts("theatre")]
"""Or NONE."""
Theatres = Annotated[int, Counts("theatres")]
"""A set of them, a bit each."""
Mood = Annotated[int, Counts("mood")]
Quarters = Annotated[int, Counts("quarters of victory points")]

Uses = Annotated[tuple[Few, ...], Exactly(len(THEATRES))]
"""How many of something each theatre has used."""

Mode = Annotated[str, Word("mode of a theatre")]
Country = Annotated[str, Word("country")]
Nation = Annotated[str, Word("nation")]
Camp = Annotated[str, Word("camp")]
Wish = Annotated[str, Word("wish")]


def ranges(f: VictoryFacts) -> dict[str, range]:
    """How far each can go."""
    points = 4 * f.LAND.bit_count()
    return counts.ranges(f) | {
        "theatre": range(NONE, len(THEATRES)),
        "theatres": range(1 << len(THEATRES)),
        "mood": range(f.tables.satisfaction.most + 1),
        "quarters of victory points": range(-points, points + 1),
    }


def vocabularies(f: VictoryFacts, phases: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """The words of each sort."""
    return counts.vocabularies(f, phases) | {
        "mode of a theatre": frozenset(("", OFFENSIVE, MOVEMENT)),
        "country": frozenset(COUNTRIES),
        "nation": frozenset(NATIONS.values()),
        "camp": frozenset(("axis", "soviet", "out")),
        "wish": frozenset(("", "reserve", "move")),
    }
