"""Where a place of the earth stands on the sheet: round Berlin and the two rivers land is drawn larger."""

from __future__ import annotations

from stavka.kernel import atlas

SCALE = 8.0
"""Units to the kilometre."""

LENSES = (
    (52.515, 13.400, 0.30, 24.0),
    (52.46, 13.85, 0.50, 72.0),
    (51.55, 14.50, 0.33, 46.0),
)
"""Where most counters fight the map is larger than life: latitude, longitude, by how much, how far (km)."""
EDGE = 34.0
"""So near to the frame (km) the lenses fade: its sides stay straight."""


class Projection(atlas.Projection):
    """The map from the Oder to the Elbe."""

    def __init__(self, frame: dict[str, float], left: float, top: float) -> None:
        super().__init__(frame, (left, top), SCALE, LENSES, EDGE)
