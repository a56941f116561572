"""The rulebook's words: theatres, boxes, countries, chapters that may be left out."""

from __future__ import annotations

THEATRES = ("north", "centre-north", "centre-south", "south")
"""The operational theatres (1.6.1)."""
SOUTH = THEATRES.index("south")
OFFENSIVE, MOVEMENT = "offensive", "movement"
"""The two modes of a theatre (1.6.2)."""

SUPPORT_BOXES = (*THEATRES, "soviet", "axis")
SOVIET_BOX, AXIS_BOX = 4, 5
"""The boxes of available supports: one for each theatre (9.1.1), one under the basic rules (5.1.2)."""

ADVANCED, WITHDRAWALS, WARSAW = "advanced", "withdrawals", "warsaw"
"""Chapters 9 to 17, 18 and 19, which not every scenario uses."""

HUNGARY, ROMANIA = "hungary", "romania"
COUNTRIES = (HUNGARY, ROMANIA)
NATIONS = {HUNGARY: "hungarian", ROMANIA: "romanian"}
"""The Axis countries that may capitulate (14), and their units."""
PARTISANS = ("soviet-union", "baltic", "poland", "slovakia", "yugoslavia")
"""Countries with partisans (1.7.4)."""
ANEW = "-anew"
"""What the counter of a unit that has changed sides is called besides (14.3)."""
