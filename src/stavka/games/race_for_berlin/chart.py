"""The map and the counters as they are drawn: zones from their outlines, rivers and roads from the borders."""

from __future__ import annotations

from math import cos, radians

from stavka.games.race_for_berlin.data import BoardFile
from stavka.games.race_for_berlin.facts import Facts
from stavka.kernel.charts import Area, Chart, Face, Point

SCALE = 8.0
"""Units to the kilometre."""
KM = 111.2
"""Kilometres to a degree of latitude."""
MARGIN = 120.0
COUNTER = 56.0


class Projection:
    """Latitude and longitude to the chart: equirectangular, true in the middle of the frame."""

    def __init__(self, frame: dict[str, float]) -> None:
        self.north, self.west = frame["north"], frame["west"]
        self.x = SCALE * KM * cos(radians((frame["north"] + frame["south"]) / 2))
        self.y = SCALE * KM
        self.width = (frame["east"] - frame["west"]) * self.x + 2 * MARGIN
        self.height = (frame["north"] - frame["south"]) * self.y + 2 * MARGIN

    def __call__(self, point: Point) -> Point:
        lat, lon = point
        return round(MARGIN + (lon - self.west) * self.x, 1), round(MARGIN + (self.north - lat) * self.y, 1)


def chart(facts: Facts, board: BoardFile) -> Chart:
    """The map."""
    project = Projection(board.map.frame)
    return Chart(
        width=round(project.width, 1),
        height=round(project.height, 1),
        scale=SCALE,
        season="spring",
        counter=COUNTER,
        areas=[
            Area(
                id=zone.id,
                outline=[project(point) for point in zone.outline],
                centre=project((zone.lat, zone.lon)),
                terrain=zone.terrain,
            )
            for zone in facts.zones
        ],
    )


def faces(facts: Facts) -> list[Face]:
    """Both sides of every counter."""
    return [
        Face(
            id=face_id(row.id, step),
            unit=row.id,
            nation=row.nationality,
            symbol=row.type,
            label=row.label,
            factors=[str(strength), str(row.movement)],
            step=step,
        )
        for row in facts.units
        for step, strength in enumerate((row.full, row.reduced))
    ]


def face_id(unit: str, step: int) -> str:
    """The name of one side of a counter."""
    return f"{unit}.{step}"
