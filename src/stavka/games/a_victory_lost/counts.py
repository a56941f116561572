"""What the numbers and words of states and steps stand for, and how far each can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from stavka.kernel.names import NONE, Counts, Word

if TYPE_CHECKING:
    from stavka.games.a_victory_lost.facts import Facts

TurnNumber = Annotated[int, Counts("turn")]
Arrival = Annotated[int, Counts("turn of arrival")]
"""0 for who is on the map already."""
Points = Annotated[int, Counts("victory points")]
Steps = Annotated[int, Counts("steps")]
Hexes = Annotated[int, Counts("hexes of a retreat")]
PathHexes = Annotated[int, Counts("hexes of a path")]
MovementPoints = Annotated[int, Counts("movement points")]
Chit = Annotated[str, Word("chit")]
Phase = Annotated[str, Word("phase")]


def ranges(f: Facts) -> dict[str, range]:
    """How far each can go."""
    turns, victory, units = f.limits.turns, f.tables.victory, len(f.rows)
    worth = max(victory.german_mechanised, victory.german_mechanised_aid, victory.soviet_mechanised)
    cities = f.CITIES.bit_count() * f.tables.city.points
    points = max(victory.axis_start, victory.soviet_start) + cities + units * worth
    results = [f.combat_table.result(n, die) for n in range(len(f.tables.crt.columns)) for die in range(1, 7)]
    allowance = 1 + max(max(each) for each in f.movement)
    return {
        "turn": range(1, turns + 1),
        "turn of arrival": range(turns + 2),
        "victory points": range(points + 1),
        "steps": range(2 * units + 1),
        "hexes of a retreat": range(1 + max(result.retreat for result in results)),
        "hexes of a path": range(f.LAND.bit_count()),
        "movement points": range(NONE, allowance * f.tables.movement.road_hexes_a_point + 1),
    }


def vocabularies(f: Facts, phases: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """The words of each sort."""
    return {"chit": frozenset((f.stavka, *f.mansteins, *f.hq_of)), "phase": frozenset(("", *phases))}
