"""Where a place of the earth stands on the sheet: where many zones meet the land is drawn larger."""

from __future__ import annotations

from stavka.kernel import atlas

SCALE = 1.05
"""Units to the kilometre."""

LENSES = (
    (53.6, 24.4, 0.34, 230.0),
    (55.3, 34.3, 0.42, 250.0),
    (49.4, 37.0, 0.18, 260.0),
    (51.9, 21.2, 0.22, 150.0),
    (45.35, 35.2, 0.95, 150.0),
    (60.0, 30.6, 0.30, 160.0),
    (48.4, 41.8, 0.20, 250.0),
    (44.7, 27.8, 0.42, 170.0),
    (54.6, 21.0, 0.25, 130.0),
    (46.9, 28.0, 0.15, 170.0),
)
"""Where the map is larger than life: latitude, longitude, by how much, how far (km)."""
EDGE = 120.0
"""So near to the frame (km) the lenses fade: its sides stay straight."""


class Projection(atlas.Projection):
    """The map of the whole front."""

    def __init__(self, frame: dict[str, float], left: float, top: float) -> None:
        super().__init__(frame, (left, top), SCALE, LENSES, EDGE)
