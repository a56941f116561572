"""Colours: of the ground by season and theme, of counters by nation and tone, of the sides.

No meaning hangs on a colour alone: a nation has an emblem, a side a shape, a terrain its texture.
"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32


class Ground(NamedTuple):
    """What a map is printed with."""

    paper: str
    land: str
    ink: str
    faint: str
    border: str
    rule: str
    wood: str
    tree: str
    rough: str
    field: str
    block: str
    street: str
    water: str
    core: str
    casing: str
    deep: str
    road: str
    rail: str
    trench: str
    prize: str
    out: str
    sea: str
    shore: str
    frontier: str
    guarded: str
    west: str
    east: str
    """The two halves of a map of countries."""


SPRING = Ground(
    paper="#e9e0c8", land="#f4eedd", ink="#2f2a20", faint="#5c533f", border="#9c8f6f", rule="#8a7c5c",
    wood="#dde2c0", tree="#94a873", rough="#b49d72", field="#e3dcae", block="#c59c86", street="#ead9c6",
    water="#6f9fbe", core="#cfe3ee", casing="#fbf8ee", deep="#2d5b7c", road="#b0764a", rail="#5a5246",
    trench="#7a4a35", prize="#a3231f", out="#d9cfb6", sea="#d3e5ee", shore="#a9c8da",
    frontier="#7b5a86", guarded="#d9822b", west="#e2e4d2", east="#f4e6d2",
)  # fmt: skip
SUMMER = SPRING._replace(land="#eeedda", paper="#dfddc4", wood="#d2dab6", tree="#829a68", field="#e2d99f")
WINTER = SPRING._replace(
    paper="#dfe1df", land="#f5f4f0", border="#96958c", rule="#86867e", faint="#54534b", wood="#dbe3d9",
    tree="#8aa093", rough="#a59f8d", field="#e4e3da", block="#b39a90", water="#6c9dbf", core="#d6e8f2",
    casing="#fdfdfb", road="#a9683a", out="#d3d3cc", sea="#d6e4ec", shore="#a5c1d2",
)  # fmt: skip
ATLAS = SPRING._replace(paper="#e6dcc2", land="#f5ecd0", border="#a6763f", wood="#d9dfb4")

DARK = Ground(
    paper="#1c1f22", land="#272b2d", ink="#e4dcc8", faint="#a59c86", border="#6b6a5f", rule="#77725f",
    wood="#2e3830", tree="#5f7659", rough="#7d6f52", field="#33352e", block="#7d5c4f", street="#37302d",
    water="#4c84a6", core="#9cc4db", casing="#1f2325", deep="#a3cbe2", road="#b07d50", rail="#a79f8d",
    trench="#cf9673", prize="#f08a78", out="#202325", sea="#1b2a34", shore="#38566a",
    frontier="#b79cc4", guarded="#e59a4a", west="#262d2c", east="#2f2925",
)  # fmt: skip
"""By lamplight every season looks alike."""

SEASONS = {"spring": SPRING, "summer": SUMMER, "winter": WINTER, "atlas": ATLAS}


def ground(season: str, theme: str = "light") -> Ground:
    """The colours of a map."""
    return DARK if theme == "dark" else SEASONS.get(season, SPRING)


class Coat(NamedTuple):
    """The colours of a counter, and the emblem that says the same."""

    ground: str
    ink: str
    emblem: str
    turned: str = ""
    """The colour of those for whom they fight after they have changed sides."""


COATS = {
    "soviet": Coat("#b5483c", "#ffffff", "star"),
    "soviet-guards": Coat("#861e23", "#ffffff", "star"),
    "soviet-shock": Coat("#9c3a1c", "#ffffff", "star"),
    "soviet-polish": Coat("#d8bc94", "#2b1a08", "flag-white-red"),
    "soviet-czech": Coat("#d8bc94", "#2b1a08", "flag-czech"),
    "soviet-bulgarian": Coat("#d8bc94", "#2b1a08", "flag-white-green-red"),
    "polish": Coat("#efc4bd", "#3d1013", "flag-white-red"),
    "german": Coat("#a3ab9b", "#14180f", "cross"),
    "german-ss": Coat("#33373a", "#f3f1ea", "cross"),
    "german-luftwaffe": Coat("#a9bac6", "#111a22", "cross"),
    "german-kriegsmarine": Coat("#b5a3cf", "#180f26", "anchor"),
    "romanian": Coat("#c9b25a", "#221b04", "flag-blue-yellow-red"),
    "romanian-anew": Coat("#c9b25a", "#221b04", "flag-blue-yellow-red", "#8f1d22"),
    "hungarian": Coat("#c08a56", "#221302", "flag-red-white-green"),
    "hungarian-anew": Coat("#c08a56", "#221302", "flag-red-white-green", "#8f1d22"),
    "italian": Coat("#7fae96", "#0d2016", "flag-green-white-red"),
    "finnish": Coat("#d6e2ee", "#13283f", "flag-nordic"),
    "slovak": Coat("#8d9ac4", "#0d1330", "flag-white-blue-red"),
    "american": Coat("#65653a", "#ffffff", "roundel"),
    "partisan": Coat("#6d3a4f", "#ffffff", "star"),
}

SPARE = (
    Coat("#3f6d8c", "#ffffff", "disc"),
    Coat("#d8cfae", "#2a2413", "bar"),
    Coat("#6a5a86", "#ffffff", "disc"),
    Coat("#4d7a5c", "#ffffff", "bar"),
)
"""For nations that nobody thought of."""


def coat(nation: str, tone: str = "") -> Coat:
    """The colours of a nation, or of its elite."""
    for name in (f"{nation}-{tone}", nation):
        if name in COATS:
            return COATS[name]
    return SPARE[crc32(nation.encode()) % len(SPARE)]


class Livery(NamedTuple):
    """The colour of a side, and the shape that says the same."""

    colour: str
    ink: str
    shape: str


LIVERIES = (
    Livery("#1f5f8b", "#ffffff", "disc"),
    Livery("#e0a11b", "#221a05", "diamond"),
    Livery("#5b8c5a", "#ffffff", "square"),
    Livery("#8a4f7d", "#ffffff", "triangle"),
)


def livery(sides: tuple[str, ...], side: str) -> Livery:
    """The colours of a side, by its place among the sides."""
    return LIVERIES[sides.index(side) % len(LIVERIES)]
