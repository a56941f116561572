"""The calendar of reinforcements and upgrades as units.toml has it, for tests."""

from __future__ import annotations

import tomllib
from typing import Any

from tests.games.stalingrad_roads.table import RULES

TURNS: list[str] = tomllib.loads((RULES.folder / "tables.toml").read_text(encoding="utf-8"))["turns"]
COUNTERS: dict[str, dict[str, Any]] = {
    row["id"]: row for row in tomllib.loads((RULES.folder / "units.toml").read_text(encoding="utf-8"))["unit"]
}


def arrivals(turn: int, side: str) -> dict[str, list[str]]:
    """Who comes in on a turn of the campaign, and where; not those of Operation Mars."""
    rows = [row for row in COUNTERS.values() if row["side"] == side and "arrive" in row]
    return {
        row["id"]: row["arrive"]["entry"]
        for row in rows
        if row["arrive"]["turn"] == TURNS[turn - 1] and row["arrive"]["entry"] != ["mars"]
    }


def upgrades(turn: int) -> dict[str, str]:
    """Who takes the place of whom on a turn; of anybody where no name is given."""
    rows = [row for row in COUNTERS.values() if "upgrade" in row]
    return {row["id"]: row["upgrade"]["of"] for row in rows if row["upgrade"]["turn"] == TURNS[turn - 1]}
