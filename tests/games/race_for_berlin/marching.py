"""One unit on the move."""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import Berlin
from tests.games.race_for_berlin.battle import field
from tests.support import offered, play, prompt


def set_out(g: Berlin, unit: str, mode: str = "move") -> str:
    """Activate a unit alone and begin to move it; whose impulse it is."""
    (side,) = g.to_act
    play(g, side, f"{mode} {unit}")
    if prompt(g, side) == "designate":
        play(g, side, "done")
    if unit in offered(g, side, "unit"):
        play(g, side, f"unit {unit}")
    return side


def marching(
    step: str, units: dict[str, str], unit: str, *dice: int, head: str = "", mode: str = "move"
) -> Berlin:
    """An impulse with few units on the map, one of them about to move."""
    g = field(step, units, *dice, head=head)
    set_out(g, unit, mode)
    return g


def ends(g: Berlin) -> set[str]:
    """Where the moving unit may go."""
    (side,) = g.to_act
    return offered(g, side, "to")


def go(g: Berlin, *zones: str) -> None:
    """Move on, leg by leg."""
    (side,) = g.to_act
    play(g, side, *(f"to {zone}" for zone in zones))


def halves(g: Berlin) -> int:
    """The points that the moving unit has left, in halves."""
    (side,) = g.to_act
    decision = g.decision(side)
    assert decision is not None
    assert decision.prompt == "move"
    return int(decision.facts["points"])
