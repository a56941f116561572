"""Map and counters as they are drawn."""

from __future__ import annotations

from stavka.games.a_victory_lost.data import BoardFile
from stavka.games.a_victory_lost.facts import Facts
from stavka.kernel.charts import Chart, Face


def chart(facts: Facts, board: BoardFile) -> Chart:
    raise NotImplementedError


def faces(facts: Facts) -> list[Face]:
    raise NotImplementedError


def face_id(unit: str, step: int) -> str:
    """The name of one side of a counter."""
    return f"{unit}.{step}"
