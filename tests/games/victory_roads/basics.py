"""What the counters print, where headquarters command and units move, for the tests of Victory Roads."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from stavka.games.victory_roads import game
from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.table import asked, do, open_to, side_to_act
from tests.support import spaces

FOLDER = Path(game.__file__).parent
PIECES: dict[str, Any] = {
    row["id"]: row for row in tomllib.loads((FOLDER / "units.toml").read_text())["unit"]
}


def commands(g: VictoryTable, hq: str) -> set[str]:
    """The hexes in the radius of a headquarters."""
    return spaces(g, g.commanded(g.rules.unit[hq]))


def reach(g: VictoryTable, *names: str) -> set[str]:
    """Where units can go together from where they stand; they stay for now."""
    twin = g.copy()
    first, *others = names
    do(twin, f"unit {first}", *(f"join {name}" for name in others))
    return open_to(twin, "to") if asked(twin) == "move" else set()


def price(g: VictoryTable, unit: str, hex_: str) -> str:
    """What it costs a unit to go to a hex, as it is written there; empty for the one hex of right."""
    twin = g.copy()
    do(twin, f"unit {unit}")
    decision = twin.decision(side_to_act(twin))
    assert decision is not None
    return decision.hints[hex_].cost


def move(g: VictoryTable, unit: str, *hexes: str) -> None:
    """Move a unit from hex to hex and end its move there."""
    do(g, f"unit {unit}", *(f"to {hex_}" for hex_ in hexes))
    if g.to_act and asked(g) == "move":
        do(g, "stop")
