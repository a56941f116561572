"""Commanders of Victory Roads: great offensives, theatres that follow the front, a drive for what counts."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from stavka.games.roads.play import Roads
from stavka.games.roads.terms import other
from stavka.games.victory_roads.table import VictoryTable
from stavka.games.victory_roads.terms import MOVEMENT, THEATRES
from stavka.kernel.names import SpaceSet
from tests.games.roads_commander import NEVER, Act, Bearing, Style, next_unit, place_near

WANTED = {
    "deploy-1": ("play", 0.95),
    "deploy-2": ("play", 0.95),
    "deploy-3": ("play", 0.9),
    "great-offensive": ("launch", 0.95),
    "take-one": ("done", 0.7),
    "reinforce": ("theatre", 0.95),
    "reinforce-with": ("spend", 1.0),
    "reinforce-corps": ("unit", 0.95),
    "theatre-moves": ("theatre", 0.95),
    "stavka-wish": ("choose", 1.0),
    "stavka-roll": ("roll", 0.8),
    "release": ("unit", 0.95),
    "enter-reserve": ("done", 0.9),
    "combat-supports": ("use", 0.9),
    "declare": ("hourra", 0.5),
    "intervene": ("play", 0.5),
    "airdrop": ("play", 0.7),
    "airlift": ("supply", 0.9),
    "reserve-moves": ("play", 0.7),
    "advance": ("advance", 0.9),
    "exploit": ("mark", 0.95),
    "capitulation": ("demand", 0.9),
    "withdrawal": ("done", 0.97),
    "haltebefehl": ("done", 0.6),
    "turncoats": ("unit", 0.9),
    "rebuild": ("rebuild", 0.9),
    "recall": ("done", 0.8),
}


def goals(g: Roads[Any], side: int, bearing: Bearing) -> SpaceSet:
    """What a side drives for: hexes that the enemy controls, or the enemy himself."""
    assert isinstance(g, VictoryTable)
    f, row = g.facts, g.setting.row.victory
    worth = [*row.points, *row.objectives, *filter(None, [row.capital])]
    wanted = f.MAJOR | f.board.spaces(worth)
    if bearing.goals:
        wanted = f.board.spaces(bearing.goals)
    return wanted & g.state.control[other(side)] & g.ground or g.held(other(side))


def _modes(
    style: Style, g: Roads[Any], side: int, bearing: Bearing, verbs: dict[str, Any], random: Random
) -> Act:
    """Theatres near the front attack, those that fell behind move on."""
    assert isinstance(g, VictoryTable)
    for name in verbs.get("turn", ()):
        theatre = THEATRES.index(name)
        near = g.facts.disc(g.state.theatres[theatre], 7) & g.held(other(side))
        if bool(near) == (g.state.modes[theatre] == MOVEMENT):
            return "turn", name
    return "done", None


style = partial(
    Style,
    wanted=WANTED,
    aims=goals,
    more={
        "move-unit-axis": next_unit,
        "abandonment": next_unit,
        "theatre-to": place_near,
        "theatre-remote": place_near,
        "theatre-again": place_near,
        "theatre-modes": _modes,
        "new-corps": place_near,
        "turncoat": place_near,
    },
)

PASSIVE = Bearing(column=NEVER, moves=0.3)
FLIGHT = Bearing(column=NEVER, moves=0.9, flees=True)
DRIVE = Bearing(column=1, moves=0.998, fights=0.5)

STYLES: dict[str, Style] = {
    "both": style(),
    "bold-soviets": style(axis=PASSIVE, soviet=DRIVE),
    "bold-axis": style(axis=Bearing(column=1), soviet=PASSIVE),
    "flight": style(axis=FLIGHT, soviet=DRIVE),
    "sweep": style(axis=FLIGHT, soviet=Bearing(column=1, moves=0.998, fights=0.15)),
    "vienna": style(axis=FLIGHT, soviet=Bearing(column=1, moves=0.998, fights=0.2, goals=("1852",))),
    "berlin": style(axis=FLIGHT, soviet=Bearing(column=1, moves=0.998, fights=0.1, goals=("1133",))),
    "pest": style(axis=Bearing(column=1, moves=0.95, goals=("2755", "2855")), soviet=PASSIVE),
}
"""The two sides alike, one of them bold and the other not, and some that lead to the rarer endings."""
