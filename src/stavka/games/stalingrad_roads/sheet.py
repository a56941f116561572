"""What stands beside the map: title, compass, scale, tracks, boxes for units, trays for markers, the legend.

All of it is set in columns, one to the left of the map and the others to its right, as a scenario needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from stavka.games.roads.terms import SIDES
from stavka.games.stalingrad_roads.facts import Scenario, StalingradFacts
from stavka.games.stalingrad_roads.terms import (
    APPROVAL,
    FORTRESS,
    MARS,
    OFFENSIVE,
    SUPERIORITY,
    SUPPORT_BOXES,
)
from stavka.kernel.charts import Box, Cell, Ladder, Panel
from stavka.kernel.hexmaps import cells

EDGE = 60.0
"""Between the rim of the sheet and what is on it."""
COLUMN = 840.0
"""The width of a column beside the map."""
BESIDE = 70.0
"""Between the map and a column."""
MAP = EDGE + COLUMN + BESIDE
"""Where the map begins."""
LEAST = 1700.0
"""A small map has columns that are higher than itself, and the legend under it."""
HEAD = 52.0
"""For a heading, and the room above it."""
GAP = 40.0
"""Between two things side by side."""

WEATHER = {
    "weather": ("snow", "mud"),
    "ice": ("open", "rivers", "all"),
    "sky": ("clear", "overcast", "blizzard"),
}
POINTS, RESOURCES = range(-10, 35), range(15)
"""So far go the tracks of victory points, and of rail and replacement points."""


class Margin(Struct):
    """All that stands beside the map, and how large the sheet is with it."""

    width: float = 0.0
    height: float = 0.0
    panels: list[Panel] = msgspec.field(default_factory=list)
    boxes: list[Box] = msgspec.field(default_factory=list)
    trays: list[Box] = msgspec.field(default_factory=list)
    ladders: list[Ladder] = msgspec.field(default_factory=list)


class Item(Struct):
    """Something as broad as a column: how high it is, whether it may be higher, how it is put there."""

    height: float
    put: Callable[[float, float, float], None]
    grows: bool = False


def margin(facts: StalingradFacts, setting: Scenario, right: float, bottom: float) -> Margin:
    """The margin of a scenario's map, which ends at a right and a bottom."""
    found = Margin(height=max(bottom, EDGE + LEAST) + EDGE)
    items = [*_tracks(found, facts, setting), *_trays(found, setting), *_boxes(found)]
    if bottom + HEAD + 300 < found.height - EDGE:
        under = bottom + GAP + HEAD
        found.panels.append(Panel("legend", MAP, under, right - MAP, found.height - EDGE - under))
    else:
        items.append(
            Item(760, lambda x, y, h: found.panels.append(Panel("legend", x, y + 20, COLUMN, h - 20)))
        )
    columns = list(_columns(items, found.height - 2 * EDGE))
    for n, column in enumerate(columns):
        left = EDGE if n == 0 else right + BESIDE + (n - 1) * (COLUMN + GAP)
        _set(column, left, found.height - 2 * EDGE)
    found.width = (
        right + (len(columns) - 1) * (COLUMN + GAP) + (BESIDE - GAP if len(columns) > 1 else 0) + EDGE
    )
    return found


def _columns(items: list[Item], height: float) -> Iterable[list[Item]]:
    """The items in columns of a height, one after the other."""
    column: list[Item] = []
    for item in items:
        if column and sum(each.height for each in column) + item.height > height:
            yield column
            column = []
        column.append(item)
    yield column


def _set(column: list[Item], left: float, height: float) -> None:
    """Put the items of a column in their place; what may grow takes the room that is left."""
    free = height - sum(item.height for item in column)
    growing = sum(item.grows for item in column)
    y = EDGE
    for item in column:
        high = item.height + (free / growing if item.grows else 0)
        item.put(left, y, high)
        y += high


# ---- title and tracks


def _tracks(found: Margin, facts: StalingradFacts, setting: Scenario) -> Iterable[Item]:
    tables, uses = facts.tables, setting.uses

    def head(x: float, y: float, high: float) -> None:
        found.panels.append(Panel("title", x, y, COLUMN, 240))
        found.panels.append(Panel("scale", x, y + 275, 690, 96))
        found.panels.append(Panel("compass", x + 690, y + 241, 150, 160))

    yield Item(410, head)
    turns = range(setting.first, setting.last + 1)
    yield _ladder(found, "turn", turns, 93, 9, notes={n: tables.turns[n - 1] for n in turns})
    yield _ladder(found, "vp", POINTS, 56, 15)
    yield _ladder(found, "replacements", RESOURCES, 56, 15, also=["rail"])
    if APPROVAL in uses:
        boxes = tables.track.boxes
        notes = {n: f"{points} · {supports}" for n, (points, supports) in enumerate(boxes)}
        yield _ladder(found, "approval", range(len(boxes)), 76, 11, notes=notes, also=["manstein"])
    if FORTRESS in uses:
        yield _ladder(found, "fortress", range(tables.fortress.least, tables.fortress.most + 1), 76, 11)
    if MARS in uses:
        fates = {box.at: box.id for box in tables.mars.box}
        yield _ladder(found, "mars", sorted(fates), 116, 7, names=fates)

    def weather(x: float, y: float, high: float) -> None:
        for track, kinds in WEATHER.items():
            _states(found, track, kinds, x, y + HEAD)
            x += len(kinds) * 92 + 52

    yield Item(HEAD + 92, weather)

    def superiority(x: float, y: float, high: float) -> None:
        wide = 0.0
        if "superiority" in uses:
            _states(found, "superiority", SUPERIORITY, x, y + HEAD, 105)
            wide = 420 + GAP
        found.boxes.append(Box("returning", x + wide, y + HEAD, COLUMN - wide, 105))

    yield Item(HEAD + 105, superiority)


def _ladder(
    found: Margin,
    track: str,
    values: Iterable[int],
    size: float,
    across: int,
    *,
    names: dict[int, str] | None = None,
    notes: dict[int, str] | None = None,
    also: list[str] | None = None,
) -> Item:
    """A track, with what is printed in its cells."""
    listed = list(values)

    def put(x: float, y: float, high: float) -> None:
        plain = cells(listed, x, y + HEAD, size, across, min(COLUMN / across, size * 1.04))
        told = [
            Cell(
                cell.value,
                cell.x,
                cell.y,
                (names or {}).get(cell.value, ""),
                (notes or {}).get(cell.value, ""),
            )
            for cell in plain
        ]
        found.ladders.append(Ladder(track, told, size, also or []))

    return Item(HEAD + size * -(-len(listed) // across), put)


def _states(found: Margin, track: str, kinds: tuple[str, ...], x: float, y: float, size: float = 92) -> None:
    """Cells that say what is so now."""
    states = {f"{track}-{kind}": n for n, kind in enumerate(kinds)}
    found.ladders.append(
        Ladder(track, cells(range(len(kinds)), x, y, size, len(kinds), size), size, states=states)
    )


# ---- places for markers and units


def _trays(found: Margin, setting: Scenario) -> Iterable[Item]:
    """The boxes of supports (5.3.1), the airlift, offensive markers in hand, pools and what was played."""
    stavka, minor_a, minor_b, major, axis = SUPPORT_BOXES
    rows = [[stavka, axis]]
    if OFFENSIVE in setting.uses:
        airlift = ["airlift"] if FORTRESS in setting.uses else []
        rows += [[major, "offensive-box"], [minor_a, minor_b], ["offensive-recalled", *airlift]]
    rows += [[f"{place}-{side}" for side in reversed(SIDES)] for place in ("pool", "played")]
    width = (COLUMN - GAP) / 2

    def row(pair: list[str]) -> Item:
        def put(x: float, y: float, high: float) -> None:
            for n, name in enumerate(pair):
                found.trays.append(Box(name, x + n * (width + GAP), y + HEAD, width, 84))

        return Item(HEAD + 84, put)

    return [row(pair) for pair in rows]


def _boxes(found: Margin) -> Iterable[Item]:
    """Where counters lie that are not on the map."""

    def box(name: str, height: float, grows: bool = False) -> Item:
        return Item(
            HEAD + height,
            lambda x, y, high: found.boxes.append(Box(name, x, y + HEAD, COLUMN, high - HEAD)),
            grows,
        )

    return [
        box("waiting", 560, True),
        box("reserve", 160),
        box("kampfgruppen", 152),
        box("eliminated", 330, True),
        box("withdrawn", 160),
    ]
