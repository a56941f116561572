"""The rulebook's words as numbers and names."""

from __future__ import annotations

from stavka.kernel.names import Side

SIDES = ("german", "soviet")
GERMAN, SOVIET = range(2)

EVENT, OFFENSIVE = "event", "offensive"
DECKS = (EVENT, OFFENSIVE)
"""Two decks a player: 43 Event cards, 12 Offensive cards (2.4)."""

ATTACK, SUPPORT, MOBILE = "attack", "support", "mobile"
MARKERS = (ATTACK, SUPPORT, MOBILE)
"""The three kinds of Combat Markers (3.4)."""

WINTER, VOLKSSTURM, ORDER = "general-winter", "volkssturm", "order"
"""The special support markers: General Winter, Volkssturm, Order 227 or Directive 53 (19.2 to 19.4)."""

USSR, GERMANY, PARTISANS = "@ussr", "@germany", "@partisans"
"""Objectives of cards that are no zones (15.1.3)."""

MODES = ("regular", "base", "advanced")
ADVANCED = ("partisan-war", "small-stacks", "limited-markers", "extended-advance", "fixed-initiative")
"""The rules of the advanced game, in the order of its chapter (23): each may be had by itself."""

PLANTS = {
    "soviet-upgrade-1": "siberia",
    "soviet-upgrade-2": "siberia",
    "german-resource-1": "germany",
    "german-resource-2": "czechoslovakia",
    "lend-lease-resource-1": "onega",
    "lend-lease-resource-2": "makhachkala",
    "lend-lease-card": "siberia",
}
"""Industry and Lend-Lease markers, and where each lies (19.5, 21.1)."""

LEND_LEASE_CARD = "lend-lease-card"


def other(side: Side) -> Side:
    """The other player."""
    return 1 - side


def owner(plant: str) -> Side:
    """Whose an Industry or Lend-Lease marker is."""
    return GERMAN if plant.startswith("german") else SOVIET


def is_lend_lease(plant: str) -> bool:
    return plant.startswith("lend-lease")
