"""Positions made at random, for command, supply and movement."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import hands, on_map
from tests.games.stalingrad_roads.slow_roads import (
    ENEMY,
    FERRIES,
    GROUND,
    HQS,
    MAJOR,
    MARSH,
    MINOR,
    PIECES,
    PLACES,
    around,
)
from tests.games.stalingrad_roads.table import field

WEATHER = (("snow", "open"), ("snow", "open"), ("mud", "open"), ("snow", "rivers"), ("snow", "all"))
CITY = {"1334", "1434", "1335", "1435"}
"""Stalingrad and the last position have rules of their own."""
LAND = GROUND - CITY
BANKS = {hex_ for edge in MAJOR for hex_ in edge} & LAND
CITIES = {hex_ for hex_, kind in PLACES.items() if kind in ("city", "major")} & LAND
WEST = {hex_ for hex_ in LAND if int(hex_[2:]) <= 4}
CENTRES = (LAND, BANKS, CITIES, WEST, (MARSH | {hex_ for edge in FERRIES for hex_ in edge}) & LAND)


def within(centre: str, far: int) -> set[str]:
    """The hexes at most so far from one, over land."""
    found = {centre}
    for _ in range(far):
        found |= {near for hex_ in found for near in around(hex_)}
    return found


def strew(random: Random, step: str, mover: str, *, allies: bool = False) -> StalingradTable:
    """Some units of both sides in a part of the map, a phase, some weather; with or without German HQs."""
    centre = random.choice(sorted(random.choice(CENTRES)))
    area = sorted(within(centre, random.choice((3, 4, 6))) & LAND)
    towns = sorted(set(area) & CITIES) or area
    weather, ice = random.choice(WEATHER)
    at: dict[str, list[str]] = defaultdict(list)
    owner: dict[str, str] = {}
    most = {mover: random.randint(3, 12), ENEMY[mover]: random.randint(0, 10)}
    own = sorted(n for n in HQS if PIECES[n]["side"] == mover and not (allies and n.startswith("ger")))
    hqs = random.sample(own, random.randint(1, 3))
    others = random.sample(sorted(PIECES.keys() - HQS), 150)
    for name in [*hqs, *others]:
        row = PIECES[name]
        hex_ = random.choice(towns if name in HQS and random.random() < 0.7 else area)
        if row["type"] == "alarm unit" or owner.setdefault(hex_, row["side"]) != row["side"]:
            continue
        if name in HQS and any(other in HQS for other in at[hex_]):
            continue
        if name not in HQS:
            company = {row["nationality"], *(PIECES[other]["nationality"] for other in at[hex_])}
            if not most[row["side"]] or len(at[hex_]) > 1 or company >= {"hungarian", "romanian"}:
                continue
            most[row["side"]] -= 1
        at[hex_].append(name)
    there = [name for names in at.values() for name in names]
    cut_off = [name for name in there if name not in HQS and random.random() < 0.3]
    reduced = [name for name in there if "reduced" in PIECES[name] and random.random() < 0.3]
    head = [
        f'weather = "{weather}"',
        f'ice = "{ice}"',
        f"oos = {cut_off}",
        f"reduced = {reduced}",
        "rail = 4",
    ]
    towns_lost = [hex_ for hex_ in area if hex_ in CITIES and random.random() < 0.2]
    head += [f"fallen = {towns_lost}", *_pontoons(random, at)]
    if "exploitation" in step:
        ready = [name for name in there if name not in HQS and PIECES[name]["side"] == mover]
        head.append(f"exploiting = {ready}")
    banks = [hex_ for hex_, side in owner.items() if side == mover and waters(hex_)]
    marker = "pontoon" if mover == "soviet" else "axis-pontoon"
    bridges = [f"{marker}@{random.choice(banks)}"] if banks and random.random() < 0.3 else []
    spare = "flak" if mover == "soviet" and random.random() < 0.3 else ""
    axis = "rudel" if mover == "axis" and random.random() < 0.3 else ""
    head += [hands(stavka=spare, axis=axis), on_map(*bridges)]
    units = {hex_: " ".join(names) for hex_, names in at.items() if names}
    turn = random.choice((3, 10, 14))
    soviet = " ".join(random.sample(["0019", "0022"], random.randint(0, 2)))
    return field(units, step=step, head="\n".join(head), turn=turn, soviet=soviet, player=mover)


def waters(hex_: str) -> list[str]:
    """The neighbours of a hex behind a watercourse."""
    return sorted(there for there in around(hex_) if frozenset((hex_, there)) in MINOR | MAJOR)


def _pontoons(random: Random, at: dict[str, list[str]]) -> list[str]:
    """A key of a position for each headquarters that has laid a pontoon."""
    return [
        f'pontoon.{name} = "{random.choice(waters(hex_))}"'
        for hex_, names in at.items()
        for name in names
        if name in HQS and waters(hex_) and random.random() < 0.3
    ]
