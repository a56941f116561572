"""What the numbers of states and steps count, and how far each can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from stavka.games.race_for_berlin.terms import IMPULSES, NATIONALITIES
from stavka.kernel.names import NONE, Counts

if TYPE_CHECKING:
    from stavka.games.race_for_berlin.facts import Facts

TurnNumber = Annotated[int, Counts("turn")]
LaterTurn = Annotated[int, Counts("later turn")]
"""A turn that may be still to come, or 0 for none."""
Phase = Annotated[int, Counts("phase")]
Box = Annotated[int, Counts("operation")]
Impulses = Annotated[int, Counts("impulse")]
Nationality = Annotated[int, Counts("nationality")]
Units = Annotated[int, Counts("units")]
Steps = Annotated[int, Counts("steps")]
Halves = Annotated[int, Counts("halves of movement points")]
Index = Annotated[int, Counts("zone index")]
Level = Annotated[int, Counts("urban progress")]
TrackZones = Annotated[int, Counts("zones of a track")]
Points = Annotated[int, Counts("victory points")]
Support = Annotated[int, Counts("support points")]
Token = Annotated[int, Counts("token")]

OPERATIONS = 8
"""The boxes of the operation track (4.1.1)."""


def ranges(f: Facts, phases: int) -> dict[str, range]:
    """How far each can go."""
    turns, units = f.limits.turns, len(f.units)
    points = sum(f.value) + f.awards.bombardment + f.awards.penetration + f.awards.deepest
    return {
        "turn": range(1, turns + 1),
        "later turn": range(turns + 2),
        "phase": range(phases + 1),
        "operation": range(1, OPERATIONS + 1),
        "impulse": range(len(IMPULSES) + 1),
        "nationality": range(len(NATIONALITIES)),
        "units": range(units + 1),
        "steps": range(2 * units + 1),
        "halves of movement points": range(2 * max(f.movement) + 1),
        "zone index": range(NONE, max(f.index) + 1),
        "urban progress": range(turns * OPERATIONS * len(IMPULSES)),
        "zones of a track": range(1 + max(len(zones) for zones in f.tracks.values())),
        "victory points": range(-turns * points, points + 1),
        "support points": range(units + 2),
        "token": range(1 + max(f.window)),
    }
