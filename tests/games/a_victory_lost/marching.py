"""One piece on the move, and what it costs it."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.table import active, side_to_act
from tests.support import offered, play, prompt

POOLS = "inactive = { axis = [], soviet = [] }"
"""No chits but the one that is drawn."""


def activated(chit: str, units: dict[str, str], *dice: int, head: str = "", options: str = "") -> VictoryLost:
    """A position with this chit just drawn, of either side."""
    return active(chit, units, *dice, head=f"{POOLS}\n{head}", options=options)


def moving(chit: str, units: dict[str, str], unit: str, head: str = "", options: str = "") -> VictoryLost:
    """The same, with one piece about to move."""
    g = activated(chit, units, head=head, options=options)
    play(g, side_to_act(g), f"unit {unit}")
    return g


def ends(g: VictoryLost) -> set[str]:
    """Where the moving piece may go."""
    return offered(g, side_to_act(g), "to")


def go(g: VictoryLost, *hexes: str) -> None:
    """Move on, leg by leg."""
    for hex_ in hexes:
        play(g, side_to_act(g), f"to {hex_}")


def price(g: VictoryLost, hex_: str) -> str:
    """What a hex in reach costs, as it is shown."""
    decision = g.decision(side_to_act(g))
    assert decision is not None
    return decision.hints[hex_].cost


def points(g: VictoryLost) -> int:
    """The whole points that the moving piece has left."""
    decision = g.decision(side_to_act(g))
    assert decision is not None
    assert decision.prompt == "move"
    return int(decision.facts["points"])


def is_moving(g: VictoryLost, unit: str) -> bool:
    """Whether this piece may still go on, or stop."""
    for side in g.to_act:
        decision = g.decision(side)
        if decision is not None and decision.prompt == "move":
            return bool(decision.facts["unit"] == unit)
    return False


def refused(g: VictoryLost, action: str) -> tuple[str, str]:
    """Why an action is not open to the side that decides: the word and the paragraph."""
    with pytest.raises(IllegalAction) as error:
        play(g, side_to_act(g), action)
    assert error.value.refusal is not None
    return error.value.refusal.word, error.value.rule


def moves_next(g: VictoryLost, side: str) -> set[str]:
    """The pieces that a side may move next."""
    assert prompt(g, side) == "move-unit"
    return offered(g, side, "unit")
