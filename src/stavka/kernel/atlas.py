"""Maps drawn from latitude and longitude, larger than life where counters crowd."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, exp, radians

from stavka.kernel.charts import Point

KM = 111.2
"""Kilometres to a degree of latitude."""

Lens = tuple[float, float, float, float]
"""Where land is drawn larger: latitude, longitude, by how much, how far (km)."""


class Projection:
    """Latitude and longitude to the chart: true in the middle of the frame, but for the lenses."""

    def __init__(
        self,
        frame: dict[str, float],
        corner: Point,
        scale: float,
        lenses: Iterable[Lens],
        edge: float,
    ) -> None:
        """`scale` is units to the kilometre. So near to the frame as `edge` (km) the lenses fade: its sides
        stay straight."""
        self.north, self.west = frame["north"], frame["west"]
        self.left, self.top = corner
        self.scale, self.edge = scale, edge
        self.across = KM * cos(radians((frame["north"] + frame["south"]) / 2))
        self.width = (frame["east"] - frame["west"]) * self.across
        self.height = (frame["north"] - frame["south"]) * KM
        self.lenses = [(*self._flat((lat, lon)), by, reach) for lat, lon, by, reach in lenses]

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
        x += dx * self._fade(x, self.width)
        y += dy * self._fade(y, self.height)
        return round(self.left + x * self.scale, 1), round(self.top + y * self.scale, 1)

    def _fade(self, at: float, length: float) -> float:
        """1 inside, 0 at either end."""
        near = max(0.0, min(at, length - at) / self.edge)
        return 1.0 if near >= 1 else near * near * (3 - 2 * near)
