"""Commanders of Stalingrad Roads: they declare the fortress, play their supports, drive for cities."""

from __future__ import annotations

from functools import partial
from typing import Any

from stavka.games.roads.play import Roads
from stavka.games.roads.terms import other
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel.names import SpaceSet
from tests.games.roads_commander import NEVER, Bearing, Style, place_near

WANTED = {
    "fortress": ("declare", 0.9),
    "offensives": ("done", 0.8),
    "offensives-place": ("launch", 0.9),
    "deploy-first": ("play", 0.9),
    "deploy": ("play", 0.9),
    "combat-supports": ("use", 0.9),
    "katyusha": ("use", 0.9),
    "declare": ("armoured", 0.9),
    "intervene": ("play", 0.5),
    "reveal": ("reveal", 0.7),
    "advance": ("advance", 0.9),
    "exploit": ("mark", 0.95),
    "major-sort": ("keep", 0.7),
    "release": ("unit", 0.95),
    "priority-front": ("unit", 0.95),
    "second-front": ("unit", 0.95),
    "front-bonus": ("roll", 0.7),
    "entry-front": ("done", 0.8),
    "rebuild": ("rebuild", 0.95),
    "mars": ("done", 0.7),
    "goering": ("play", 0.9),
}
"""What is done at a prompt where it is offered, and how often."""


def goals(g: Roads[Any], side: int, bearing: Bearing) -> SpaceSet:
    """What a side drives for: hexes that the enemy controls, or the enemy himself."""
    assert isinstance(g, StalingradTable)
    f, row = g.facts, g.setting.row.victory
    wanted = f.CITIES | f.STARS
    wanted |= f.board.spaces([*row.relief, *row.two_points, *row.four_points, *row.five_points])
    if bearing.goals:
        wanted = f.board.spaces(bearing.goals)
    return wanted & g.state.control[other(side)] & g.ground or g.held(other(side))


style = partial(
    Style,
    wanted=WANTED,
    aims=goals,
    more={"offensive-place": place_near, "major-place": place_near},
)

POINTS = ("1129", "1624", "1125", "1023", "0729")
"""What counts in the second scenario, but for the airfields."""

STYLES: dict[str, Style] = {
    "both": style(),
    "bold-soviets": style(axis=Bearing(column=NEVER, moves=0.5), soviet=Bearing(column=1)),
    "bold-axis": style(axis=Bearing(column=1), soviet=Bearing(column=NEVER, moves=0.5)),
    "ring": style(axis=Bearing(column=NEVER, moves=0.3), soviet=Bearing(goals=POINTS)),
    "retreat": style(axis=Bearing(column=NEVER, flees=True), soviet=Bearing(column=1)),
    "sweep": style(axis=Bearing(column=NEVER, flees=True), soviet=Bearing(column=1, moves=0.99, fights=0.2)),
    "rostov": style(
        axis=Bearing(column=NEVER, flees=True),
        soviet=Bearing(column=1, moves=0.99, fights=0.1, goals=("1334", "1434", "0518")),
    ),
    "kharkov": style(
        axis=Bearing(column=1, moves=0.9, fights=0.1, goals=("2108",)),
        soviet=Bearing(column=NEVER, moves=0.05),
    ),
}
"""The two sides alike, one of them bold and the other not, and some that lead to the rarer endings."""
