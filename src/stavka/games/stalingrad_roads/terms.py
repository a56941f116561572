"""The rulebook's words: boxes, offensive markers, effects of superiority, chapters that may be left out."""

from __future__ import annotations

STAVKA, MINOR_A, MINOR_B, MAJOR, AXIS_BOX = range(5)
SUPPORT_BOXES = ("stavka", "minor-a", "minor-b", "major", "axis")
"""The boxes of available supports (5.3.1)."""
SOVIET_BOXES = (STAVKA, MINOR_A, MINOR_B, MAJOR)

OFFENSIVES = ("major", "minor-a", "minor-b")
"""The offensive markers (11.1.1)."""
BOX_OF = (MAJOR, MINOR_A, MINOR_B)
"""The box of supports that belongs to each."""

RESCUE, WAVES, CRUSHING, ROUT = "rescue", "waves", "crushing", "rout"
SUPERIORITY = (RESCUE, WAVES, CRUSHING, ROUT)
"""The effects of German superiority (14.1)."""

MARS, SHORTAGE, APPROVAL = "mars", "shortage", "approval"
FORTRESS, OFFENSIVE, RESERVE = "fortress", "offensives", "stavka"
KAMPFGRUPPEN, REPLACEMENTS = "kg", "replacements"
"""Chapters that not every scenario uses."""

RED_ZONE = "zone_28th_army"
EAST_OF_DON, WEST_OF_DONETS = "east_of_don", "west_of_donets"

TRANSCAUCASUS = "transcaucasus-hq"
OPTIONS: dict[str, tuple[str, ...]] = {TRANSCAUCASUS: ("off", "on")}
"""The headquarters that players may leave out (scenario III)."""
