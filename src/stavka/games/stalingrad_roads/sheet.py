"""What stands beside the map: title, tracks, trays for markers, boxes for units, the legend."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.roads.sheet import (
    COLUMN,
    GAP,
    HEAD,
    RESOURCES,
    Item,
    Margin,
    arrange,
    box,
    head,
    ladder,
    states,
    trays,
    weather,
)
from stavka.games.stalingrad_roads.facts import Scenario, StalingradFacts
from stavka.games.stalingrad_roads.terms import (
    APPROVAL,
    FORTRESS,
    MARS,
    OFFENSIVE,
    SUPERIORITY,
    SUPPORT_BOXES,
)
from stavka.kernel.charts import Box

WEATHER = {
    "weather": ("snow", "mud"),
    "ice": ("open", "rivers", "all"),
    "sky": ("clear", "overcast", "blizzard"),
}
POINTS = range(-10, 35)
"""So far goes the track of victory points."""


def margin(facts: StalingradFacts, setting: Scenario, right: float, bottom: float) -> Margin:
    """The margin of a scenario's map, which ends at a right and a bottom."""
    found = Margin()
    items = [*_tracks(found, facts, setting), *trays(found, _supports(setting)), *_boxes(found)]
    return arrange(found, items, right, bottom)


def _tracks(found: Margin, facts: StalingradFacts, setting: Scenario) -> Iterable[Item]:
    tables, uses = facts.tables, setting.uses
    yield head(found)
    turns = range(setting.first, setting.last + 1)
    yield ladder(found, "turn", turns, 93, 9, notes={n: tables.turns[n - 1] for n in turns})
    yield ladder(found, "vp", POINTS, 56, 15)
    yield ladder(found, "replacements", RESOURCES, 56, 15, also=["rail"])
    if APPROVAL in uses:
        boxes = tables.track.boxes
        notes = {n: f"{points} · {supports}" for n, (points, supports) in enumerate(boxes)}
        yield ladder(found, "approval", range(len(boxes)), 76, 11, notes=notes, also=["manstein"])
    if FORTRESS in uses:
        yield ladder(found, "fortress", range(tables.fortress.least, tables.fortress.most + 1), 76, 11)
    if MARS in uses:
        fates = {box.at: box.id for box in tables.mars.box}
        yield ladder(found, "mars", sorted(fates), 116, 7, names=fates)
    yield weather(found, WEATHER)

    def superiority(x: float, y: float, high: float) -> None:
        wide = 0.0
        if "superiority" in uses:
            states(found, "superiority", SUPERIORITY, x, y + HEAD, 105)
            wide = 420 + GAP
        found.boxes.append(Box("returning", x + wide, y + HEAD, COLUMN - wide, 105))

    yield Item(HEAD + 105, superiority)


def _supports(setting: Scenario) -> Iterable[list[str]]:
    """The boxes of supports (5.3.1), the airlift, offensive markers in hand."""
    stavka, minor_a, minor_b, major, axis = SUPPORT_BOXES
    yield [stavka, axis]
    if OFFENSIVE in setting.uses:
        airlift = ["airlift"] if FORTRESS in setting.uses else []
        yield from ([major, "offensive-box"], [minor_a, minor_b], ["offensive-recalled", *airlift])


def _boxes(found: Margin) -> Iterable[Item]:
    """Where counters lie that are not on the map."""
    yield box(found, "waiting", 560, True)
    yield box(found, "reserve", 160)
    yield box(found, "kampfgruppen", 152)
    yield box(found, "eliminated", 330, True)
    yield box(found, "withdrawn", 160)
