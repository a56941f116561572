"""What stands beside the map: title, tracks, trays for markers, boxes for units, the legend."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.roads.sheet import (
    RESOURCES,
    Item,
    Margin,
    arrange,
    box,
    head,
    ladder,
    trays,
    weather,
)
from stavka.games.victory_roads.facts import Scenario, VictoryFacts
from stavka.games.victory_roads.terms import ADVANCED, AXIS_BOX, SOVIET_BOX, SUPPORT_BOXES

WEATHER = {"weather": ("fair", "snow", "mud"), "sky": ("clear", "overcast")}
LIBERTY = range(11)
"""So far goes the track of the liberty of action."""


def margin(facts: VictoryFacts, setting: Scenario, right: float, bottom: float) -> Margin:
    """The margin of a scenario's map, which ends at a right and a bottom."""
    found = Margin()
    items = [*_tracks(found, facts, setting), *trays(found, _supports(setting)), *_boxes(found, setting)]
    return arrange(found, items, right, bottom, legend=1400, grows=True)


def _tracks(found: Margin, facts: VictoryFacts, setting: Scenario) -> Iterable[Item]:
    tables = facts.tables
    yield head(found)
    turns = range(setting.first, setting.last + 1)
    yield ladder(found, "turn", turns, 93, 9, notes={n: tables.turns[n - 1] for n in turns})
    yield weather(found, WEATHER)
    if ADVANCED in setting.uses:
        boxes = tables.satisfaction.boxes
        notes = {n: f"{points} · {supports}" for n, (points, supports) in enumerate(boxes)}
        yield ladder(found, "mood", range(len(boxes)), 76, 11, notes=notes, also=["maximum"])
        yield ladder(found, "liberty", LIBERTY, 76, 11)
        lost = {n: " · ".join(map(str, figures)) for n, figures in enumerate(tables.reich.boxes)}
        yield ladder(found, "reich", range(len(lost)), 93, 9, notes=lost)
    yield ladder(found, "replacements", RESOURCES, 56, 15)
    yield ladder(found, "rail", RESOURCES, 56, 15, also=["ships"])


def _supports(setting: Scenario) -> Iterable[list[str]]:
    """The boxes of supports (5.1.2, 9.1.1), and the markers of the end of the Reich (16.2.1)."""
    north, centre_north, centre_south, south = SUPPORT_BOXES[:SOVIET_BOX]
    if ADVANCED in setting.uses:
        return [[north, centre_north], [centre_south, south], [SUPPORT_BOXES[AXIS_BOX], "reich"]]
    return [[SUPPORT_BOXES[SOVIET_BOX], SUPPORT_BOXES[AXIS_BOX]]]


def _boxes(found: Margin, setting: Scenario) -> Iterable[Item]:
    """Where counters lie that are not on the map."""
    yield box(found, "waiting", 560, True)
    yield box(found, "reserve", 160)
    yield box(found, "pile", 160)
    yield box(found, "kampfgruppen", 152)
    yield box(found, "returning", 152)
    yield box(found, "eliminated", 330, True)
    yield box(found, "withdrawn", 160)
