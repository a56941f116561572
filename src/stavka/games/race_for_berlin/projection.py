"""Where a place of the earth stands on the sheet: round Berlin and the two rivers land is drawn larger."""

from __future__ import annotations

from math import cos, exp, radians

from stavka.kernel.charts import Point

SCALE = 8.0
"""Units to the kilometre."""
KM = 111.2
"""Kilometres to a degree of latitude."""

LENSES = (
    (52.515, 13.400, 0.30, 24.0),
    (52.46, 13.85, 0.50, 72.0),
    (51.55, 14.50, 0.33, 46.0),
)
"""Where most counters fight the map is larger than life: latitude, longitude, by how much, how far (km)."""
EDGE = 34.0
"""So near to the frame (km) the lenses fade: its sides stay straight."""


class Projection:
    """Latitude and longitude to the chart: true in the middle of the frame, but for the lenses."""

    def __init__(self, frame: dict[str, float], left: float, top: float) -> None:
        self.north, self.west = frame["north"], frame["west"]
        self.left, self.top = left, top
        self.across = KM * cos(radians((frame["north"] + frame["south"]) / 2))
        self.width = (frame["east"] - frame["west"]) * self.across
        self.height = (frame["north"] - frame["south"]) * KM
        self.lenses = [(*self._flat((lat, lon)), by, reach) for lat, lon, by, reach in LENSES]

    def _flat(self, point: Point) -> Point:
        """Kilometres east and south of the corner of the frame."""
        lat, lon = point
        return (lon - self.west) * self.across, (self.north - lat) * KM

    def __call__(self, point: Point) -> Point:
        x, y = self._flat(point)
        dx = dy = 0.0
        for cx, cy, by, reach in self.lenses:
            pull = by * exp(-((x - cx) ** 2 + (y - cy) ** 2) / reach**2)
            dx += (x - cx) * pull
            dy += (y - cy) * pull
        x += dx * _fade(x, self.width)
        y += dy * _fade(y, self.height)
        return round(self.left + x * SCALE, 1), round(self.top + y * SCALE, 1)


def _fade(at: float, length: float) -> float:
    """1 inside, 0 at either end."""
    near = max(0.0, min(at, length - at) / EDGE)
    return 1.0 if near >= 1 else near * near * (3 - 2 * near)
