"""What the numbers and words of states and steps stand for in this game, and how far each can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from stavka.games.roads import counts
from stavka.games.stalingrad_roads.terms import OFFENSIVES, SUPERIORITY
from stavka.kernel.names import NONE, Counts, Word

if TYPE_CHECKING:
    from stavka.games.stalingrad_roads.facts import StalingradFacts

FortressLevel = Annotated[int, Counts("fortress level")]
Track = Annotated[int, Counts("box of the approval track")]
"""Or NONE."""
Mars = Annotated[int, Counts("box of Mars")]
Offensive = Annotated[int, Counts("offensive marker")]
"""Or NONE."""
Die = Annotated[int, Counts("die")]

Ju52Event = Annotated[str, Word("Ju 52")]
MaybeJu52 = Annotated[str, Word("Ju 52 or none")]
Status = Annotated[str, Word("status of an offensive")]
Effect = Annotated[str, Word("effect of superiority")]
Penalty = Annotated[str, Word("penalty")]


def ranges(f: StalingradFacts) -> dict[str, range]:
    """How far each can go."""
    return counts.ranges(f) | {
        "fortress level": range(f.tables.fortress.most + 1),
        "box of the approval track": range(NONE, len(f.tables.track.boxes)),
        "box of Mars": range(min(f.mars), max(f.mars) + 1),
        "offensive marker": range(NONE, len(OFFENSIVES)),
        "die": range(7),
    }


def vocabularies(f: StalingradFacts, phases: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """The words of each sort."""
    planes = frozenset(name.replace("_", "-") for name in f.tables.ju52.__struct_fields__ if name != "source")
    return counts.vocabularies(f, phases) | {
        "Ju 52": planes,
        "Ju 52 or none": planes | {""},
        "status of an offensive": frozenset(("away", "box", "map", "recalled")),
        "effect of superiority": frozenset(SUPERIORITY),
        "penalty": frozenset(name for row in f.tables.crisis.rows.values() for name in row.penalties),
    }
