"""What the numbers and words of states and steps stand for in both games, and how far each can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from stavka.games.roads.data import ATTACKER, DEFENDER
from stavka.games.roads.terms import (
    ALL_FROZEN,
    BLIZZARD,
    CLEAR,
    FAIR,
    HALVES,
    MUD,
    OPEN,
    OVERCAST,
    RIVERS,
    SIDES,
    SNOW,
)
from stavka.kernel.names import NONE, Counts, Word

if TYPE_CHECKING:
    from stavka.games.roads.facts import RoadsFacts

TurnNumber = Annotated[int, Counts("turn")]
OtherTurn = Annotated[int, Counts("other turn")]
"""A turn past or to come; 0 or NONE for none."""
Few = Annotated[int, Counts("few")]
"""Units, markers, rolls, points: never more than there are units."""
Balance = Annotated[int, Counts("balance")]
"""The same, for the better or the worse."""
VictoryPoints = Annotated[int, Counts("victory points")]
Steps = Annotated[int, Counts("steps")]
MovementPoints = Annotated[int, Counts("movement points")]
Hexes = Annotated[int, Counts("hexes of a retreat")]
Radius = Annotated[int, Counts("radius")]
Column = Annotated[int, Counts("column")]
Dice = Annotated[int, Counts("dice")]
Level = Annotated[int, Counts("exploitation level")]
SideNumber = Annotated[int, Counts("side")]
Box = Annotated[int, Counts("box of supports")]
"""Or NONE."""

Support = Annotated[str, Word("support")]
MaybeSupport = Annotated[str, Word("support or none")]
Phase = Annotated[str, Word("phase or none")]
Weather = Annotated[str, Word("weather")]
Ice = Annotated[str, Word("ice")]
Sky = Annotated[str, Word("sky")]
Result = Annotated[str, Word("tactical result")]
MaybeResult = Annotated[str, Word("tactical result or none")]
MaybeTerrain = Annotated[str, Word("terrain or none")]

RETREAT = 3
"""The longest retreat of the combat table (8.12.1)."""
EXPLOITATION = 3 + 2
"""E3, and two more at most: weak allies, a marker, superiority (8.11.1, 14.1), Hourra in the sister game."""


def ranges(f: RoadsFacts) -> dict[str, range]:
    """How far each can go."""
    units, turns = len(f.rows), len(f.tables.turns)
    allowance = max(max(each) for each in f.movement)
    return {
        "turn": range(1, turns + 1),
        "other turn": range(NONE, turns + 2),
        "few": range(units + 1),
        "balance": range(-units, units + 1),
        "victory points": range(-4 * units, 4 * units + 1),
        "steps": range(2 * units + 1),
        "movement points": range(NONE, 2 * HALVES * f.tables.movement.strategic_factor * allowance + 1),
        "hexes of a retreat": range(2 * RETREAT),
        "radius": range(NONE, 2 * HALVES * max(f.radius.values()) + 1),
        "column": range(sum(f.attack[0])),
        "dice": range(13),
        "exploitation level": range(EXPLOITATION + 1),
        "side": range(len(SIDES)),
        "box of supports": range(NONE, len(f.box_names)),
    }


def vocabularies(f: RoadsFacts, phases: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """The words of each sort."""
    supports, results = frozenset(f.supports), frozenset((*ATTACKER, *DEFENDER))
    return {
        "support": supports,
        "support or none": supports | {""},
        "phase or none": frozenset(("", *phases)),
        "weather": frozenset(("", FAIR, SNOW, MUD)),
        "ice": frozenset(("", OPEN, RIVERS, ALL_FROZEN)),
        "sky": frozenset(("", CLEAR, OVERCAST, BLIZZARD)),
        "tactical result": results,
        "tactical result or none": results | {""},
        "terrain or none": frozenset(("", *f.tables.terrain)),
    }
