"""Supply Phases of Absolute War!, for tests: a position, and how it stands when the phase is over."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.table import FACTS, asked, do, field, open_to

RED = {
    side: " ".join(row.id for row in FACTS.cards.values() if row.side == side and row.timing == "immediate")
    for side in ("german", "soviet")
}
"""The cards that are played when drawn: whoever holds them all draws none, and nothing happens unasked."""


def checked(units: dict[str, str], side: str = "german", **situation: Any) -> War:
    """A side's Supply Phase is over: its Card Phase has begun."""
    g = field(units, step=f"{side}-supply", hand={side: RED[side]}, **situation)
    while asked(g) == "supply-window":
        do(g, "decline" if open_to(g, "decline") else "done")
    return g


def overrun(*left: str) -> str:
    """All of the Soviet Union but some zones: what the Germans hold."""
    return " ".join(zone.id for zone in FACTS.zones if zone.side == "soviet" and zone.id not in left)
