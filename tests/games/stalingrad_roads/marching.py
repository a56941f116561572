"""Moves of Stalingrad Roads, for its tests: where a unit can go, at what price."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel.decisions import IllegalAction
from tests.games.stalingrad_roads.hand import within
from tests.games.stalingrad_roads.table import asked, do, open_to, side_to_act


def reach(g: StalingradTable, *units: str, way: str = "") -> set[str]:
    """Where units can go together from where they stand, or from the last hex of a way; they stay for now."""
    twin = g.copy()
    first, *others = units
    do(twin, f"unit {first}", *(f"join {name}" for name in others), *(f"to {hex_}" for hex_ in way.split()))
    return open_to(twin, "to") if asked(twin) == "move" else set()


def price(g: StalingradTable, unit: str, hex_: str) -> str:
    """What it costs a unit to go to a hex, as it is written there; empty for the one hex of right."""
    twin = g.copy()
    do(twin, f"unit {unit}")
    decision = twin.decision(side_to_act(twin))
    assert decision is not None
    return decision.hints[hex_].cost


def around(centre: str, hexes: int) -> set[str]:
    """The hexes of the map at most so far away, the centre apart."""
    return {name for name in within(centre, hexes) if int(name[:2]) <= 27 and int(name[2:]) <= 36} - {centre}


def move(g: StalingradTable, unit: str, *hexes: str) -> None:
    """Move a unit from hex to hex and end its move there."""
    do(g, f"unit {unit}", *(f"to {hex_}" for hex_ in hexes))
    if asked(g) == "move":
        do(g, "stop")


def by_train(g: StalingradTable, unit: str) -> set[str]:
    """Where a unit can go by rail; nowhere if it cannot entrain."""
    if unit not in open_to(g, "train"):
        return set()
    twin = g.copy()
    do(twin, f"train {unit}")
    return open_to(twin, "to") if asked(twin) == "rail" else set()


def refused(g: StalingradTable, action: str) -> str:
    """The rule by which an action is refused."""
    with pytest.raises(IllegalAction) as error:
        do(g, action)
    return error.value.rule
