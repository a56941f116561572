"""Map and counters as they are drawn."""

from __future__ import annotations

from stavka.games.roads.data import BoardFile
from stavka.games.roads.facts import RoadsFacts
from stavka.kernel.charts import Area, Chart, Face
from stavka.kernel.shapes import HexSheet


def chart(facts: RoadsFacts, board: BoardFile) -> Chart:
    """The map."""
    hexes = HexSheet(facts.grid, 100.0, 60.0)
    _, _, right, bottom = hexes.bounds
    return Chart(
        width=right + 60,
        height=bottom + 60,
        scale=hexes.width / board.map.hex_km,
        season="winter",
        counter=64.0,
        areas=[Area(name, hexes.outline(name), hexes.centre(name)) for name in facts.grid.spots],
    )


def faces(facts: RoadsFacts) -> list[Face]:
    """Both sides of every counter."""
    return [
        Face(face_id(row.id, step), row.id, row.nationality, "infantry", step=step)
        for row in facts.rows
        for step in range(2 if row.reduced else 1)
    ]


def face_id(unit: str, step: int) -> str:
    """The name of one side of a counter."""
    return f"{unit}.{step}"
