"""Fights in Berlin, for the tests of chapters 9 and 10 and of annexes 1 and 4."""

from __future__ import annotations

from stavka.games.race_for_berlin import berlin
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.fighting import Assessment
from stavka.kernel.names import mask
from tests.games.race_for_berlin.table import unit, zone
from tests.support import offered, play

ALL_SIX = """
wedding = ["8ga-1"]
friedrichshain = ["8ga-2"]
treptow = ["1gta-1"]
mariendorf = ["3gta-1"]
zehlendorf = ["3gta-2"]
charlottenburg = ["4gta-1"]
destroyed = ["1gta-2", "4gta-2"]
"""
"""A Soviet unit in every Berlin zone: Zhukov's in the first three, Konev's in the others."""


def designate(g: Berlin, side: str, *units: str) -> None:
    """Activate units in combat mode, and nobody else."""
    play(g, side, *(f"fight {name}" for name in units))
    if offered(g, side, "done"):
        play(g, side, "done")


def gather(g: Berlin, side: str, where: str, *units: str) -> None:
    """Begin an urban progress roll with these units, which are in combat mode."""
    play(g, side, f"storm {where}")
    for name in units:
        if name in offered(g, side, "add"):  # the only one that could join has joined by itself
            play(g, side, f"add {name}")


def storm(g: Berlin, side: str, where: str, *units: str, extra: bool = False) -> None:
    """Make an urban progress roll with these units, with a second support point or without."""
    designate(g, side, *units)
    gather(g, side, where, *units)
    play(g, side, *(["spend"] if extra else []), "resolve")


def odds(g: Berlin, where: str, *units: str, extra: bool = False) -> Assessment:
    """The odds of an urban progress roll of the impulse under way."""
    return berlin.assess(g, zone(g, where), mask(unit(g, name) for name in units), extra)


def modifiers(assessment: Assessment) -> dict[str, int]:
    """The modifiers of a roll, by name."""
    return {modifier.name: modifier.value for modifier in assessment.modifiers}


def level(g: Berlin, where: str = "mariendorf") -> int:
    """The urban progress of a Berlin zone."""
    return g.state.level[zone(g, where)]


def shown(g: Berlin, where: str = "mariendorf") -> tuple[str, int]:
    """Who controls a Berlin zone, and its level, as everybody sees them."""
    (space,) = (space for space in g.view("konev").table.spaces if space.id == where)
    return space.side, space.marks.get("level", 0)


def points(g: Berlin) -> dict[str, int]:
    """The victory points of both players."""
    return dict(zip(g.rules.sides, g.state.vp, strict=True))


def support(g: Berlin) -> dict[str, int]:
    """The support points of both players."""
    return dict(zip(g.rules.sides, g.state.support, strict=True))
