"""Battlefields: few units on an empty map, and an attack carried as far as its die."""

from __future__ import annotations

import tomllib
from pathlib import Path

from stavka.games.race_for_berlin import combat, game
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.fighting import Assessment
from stavka.kernel.names import mask
from tests.games.race_for_berlin.table import impulse, unit, zone
from tests.support import offered, play, prompt

ROWS = tomllib.loads((Path(game.__file__).parent / "units.toml").read_text())["unit"]

ONLOOKERS = {"33-1": "ziebingen", "52-1": "penzig", "404": "dresden", "18-pzgre": "wittstock"}
"""A unit of each force, far from any fight, so that its owner has an impulse to decide on."""


def field(step: str, units: dict[str, str], *dice: int, head: str = "", heinrici: bool = False) -> Berlin:
    """An impulse with only these units on the map (place -> units) and the onlookers; Heinrici is away."""
    named = {name for names in units.values() for name in names.split()}
    places = {place: names.split() for place, names in units.items()}
    for name, place in ONLOOKERS.items():
        if name not in named:
            places.setdefault(place, []).append(name)
            named.add(name)
    absent = [row["id"] for row in ROWS if row.get("setup") and row["id"] not in named]
    places.setdefault("destroyed", []).extend(absent)
    lines = [head, "" if heinrici else "heinrici_from = 11", "[units]"]
    lines += [f"{place} = {names}" for place, names in places.items()]
    return impulse(step, "\n".join(lines), *dice)


def designate(g: Berlin, *units: str, reserve: str = "") -> str:
    """Put units into combat mode, others into reserve, nobody else; whose impulse it is."""
    (side,) = g.to_act
    play(g, side, *(f"fight {name}" for name in units), *(f"reserve {name}" for name in reserve.split()))
    if prompt(g, side) == "designate":
        play(g, side, "done")
    return side


def attack(g: Berlin, target: str, *units: str, reserve: str = "") -> None:
    """Attack a zone with these units and no others, up to the first question that the result raises."""
    side = designate(g, *units, reserve=reserve)
    join(g, side, target, *units)


def join(g: Berlin, side: str, target: str, *units: str) -> None:
    """Attack a zone with units already in combat mode."""
    play(g, side, f"attack {target}")
    for name in units:
        if name in offered(g, side, "add"):
            play(g, side, f"add {name}")
    play(g, side, "resolve")


def assess(g: Berlin, target: str, *units: str) -> Assessment:
    """The odds of an attack by these units on a zone."""
    return combat.assess(g, zone(g, target), mask(unit(g, name) for name in units))


def modifiers(g: Berlin, target: str, *units: str) -> dict[str, int]:
    """What is added to the die of such an attack, by name."""
    return {modifier.name: modifier.value for modifier in assess(g, target, *units).modifiers}
