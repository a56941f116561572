"""Where things lie on the map: counters in their spaces and boxes, chips for marks, markers on tracks."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

import msgspec

from stavka.kernel.charts import Area, Box, Chart, Ladder
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.views import SpaceView, Table, Track, UnitView
from stavka.render.charts import areas_of, chart_of


class Spot(msgspec.Struct):
    """A counter on the map: the middle of it, and which of a pile it is."""

    unit: str
    face: str
    x: float
    y: float
    pile: str
    """All counters of one pile have the same; piles open into a row."""
    order: int
    """0 is the lowest of its pile."""
    shown: bool = True
    """Whether it is drawn while the pile is closed: only the top four are."""
    badges: list[str] = []
    """Marks on its rim, by symbol of the sprite."""


class Chip(msgspec.Struct):
    """A small sign on the map: a symbol of the sprite, with a figure where it counts something."""

    key: str
    """What it is, the same from one moment to the next, so that a page can move it."""
    symbol: str
    x: float
    y: float
    text: str = ""
    mark: str = ""
    """The mark or track that it stands for, for its name."""
    space: str = ""
    side: str = ""
    """Whose it is, where it is a side's."""


class Layout(msgspec.Struct):
    """All that lies on the map."""

    spots: list[Spot]
    chips: list[Chip]


SHOWN = 4
"""So many counters of a closed pile are drawn."""
LIFT, HEX_LIFT = 0.09, 0.12
"""Each counter of a pile lies so much of its side further up and right; on hexes, where few pile up, more."""
GAP = 6.0
"""Between two piles in one space, and between counters in a box."""
CHIP = 30.0
"""The side of a chip."""


def layout(rules: Ruleset[Any, Any], table: Table) -> Layout:
    """Where everything on the table lies."""
    chart = chart_of(rules)
    there: dict[str, list[UnitView]] = {}
    for unit in table.units:
        there.setdefault(unit.at, []).append(unit)
    areas = areas_of(rules)
    piled = [areas[space] for space in sorted(there, key=rules.space.__getitem__) if space in areas]
    spots = [spot for area in piled for spot in _piles(area, there[area.id], chart)]
    spots += [spot for box in chart.boxes for spot in _boxed(box, there.get(box.id, []), chart)]
    chips = [
        chip
        for space in table.spaces
        if space.id in areas
        for chip in _chips(areas[space.id], space, len(_parted(there.get(space.id, []), chart)), chart)
    ]
    ladders = {ladder.id: ladder for ladder in chart.ladders}
    tracks = [track for track in table.tracks if track.id in ladders]
    return Layout(spots, chips + [_marker(track, ladders[track.id], rules.sides) for track in tracks])


# ---- counters


def _parted(units: list[UnitView], chart: Chart) -> dict[str, list[UnitView]]:
    """Units by whose they are in the field: their kind begins with it, as in soviet-armoured.

    A hex has no room for two piles: there it is by the side that commands them.
    """
    found: dict[str, list[UnitView]] = {}
    for unit in units:
        found.setdefault(unit.kind.partition("-")[0] if chart.natural else unit.side, []).append(unit)
    return found


def _piles(area: Area, units: list[UnitView], chart: Chart) -> Iterator[Spot]:
    """Piles side by side."""
    piles = _parted(units, chart)
    for n, (owner, pile) in enumerate(sorted(piles.items())):
        hidden = max(0, len(pile) - SHOWN)
        lean = (min(len(pile), SHOWN) - 1) * _lift(chart) / 2
        x = area.centre[0] + (n - (len(piles) - 1) / 2) * _pitch(chart) - lean
        for order, unit in enumerate(pile):
            # Those that are hidden lie under the lowest that is shown, each a little lower than the next.
            step = _lift(chart) if order >= hidden else 0.1
            lift = (order - hidden) * step
            at = round(x + lift, 1), round(area.centre[1] - lift, 1)
            yield _spot(unit, *at, f"{area.id}/{owner}", order, order >= hidden, chart)


def _pitch(chart: Chart) -> float:
    """How far apart two piles stand."""
    return chart.counter + (SHOWN - 1) * _lift(chart) + GAP


def _lift(chart: Chart) -> float:
    return chart.counter * (LIFT if chart.natural else HEX_LIFT)


def _boxed(box: Box, units: list[UnitView], chart: Chart) -> Iterator[Spot]:
    """Counters in rows, closer the more there are: all of them stay inside the box."""
    if not units:
        return
    columns, dx, dy = _grid(
        len(units), box.width - chart.counter - 2 * GAP, box.height - chart.counter - 2 * GAP, chart
    )
    left, top = box.x + GAP + chart.counter / 2, box.y + GAP + chart.counter / 2
    ordered = sorted(units, key=lambda unit: unit.kind.partition("-")[0])
    for n, unit in enumerate(ordered):
        x, y = round(left + n % columns * dx, 1), round(top + n // columns * dy, 1)
        yield _spot(unit, x, y, f"{box.id}/{unit.id}", 0, True, chart)


def _grid(count: int, width: float, height: float, chart: Chart) -> tuple[int, float, float]:
    """How many columns, and how far apart columns and rows are, so that counters cover each other least."""
    full = chart.counter + GAP
    tries = []
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        dx = min(full, width / max(columns - 1, 1))
        dy = min(full, height / max(rows - 1, 1))
        tries.append((min(dx, dy), columns, dx, dy))
    _, columns, dx, dy = max(tries)
    return columns, dx, dy


def _spot(unit: UnitView, x: float, y: float, pile: str, order: int, shown: bool, chart: Chart) -> Spot:
    badges = [mark for mark in unit.marks if mark in chart.badges]
    return Spot(unit.id, unit.face, x, y, pile, order, shown, badges)


# ---- chips


def _chips(area: Area, space: SpaceView, piles: int, chart: Chart) -> Iterator[Chip]:
    """Control and marks, one under the other to the left of the counters; not what the map prints itself."""
    x = round(area.centre[0] - max(piles, 1) * _pitch(chart) / 2 - CHIP / 2 + GAP, 1)
    y = round(area.centre[1] - chart.counter / 2 + CHIP / 2 - 2, 1)
    shown = [("control", f"control-{space.side}", "")] if space.side else []
    shown += [
        (mark, mark, str(figure) if figure > 1 else "")
        for mark, figure in space.marks.items()
        if mark in chart.signs and mark not in area.marks
    ]
    for n, (mark, symbol, text) in enumerate(shown):
        side = space.side if mark == "control" else ""
        yield Chip(f"{space.id}/{mark}", symbol, x, y + n * (CHIP - 3), text, mark, space.id, side)


def _marker(track: Track, ladder: Ladder, sides: tuple[str, ...]) -> Chip:
    """A marker on its track; past the end of it, it stays in the last cell and says its number."""
    values = [cell.value for cell in ladder.cells]
    value = min(max(track.value, values[0]), values[-1])
    cell = ladder.cells[values.index(value)]
    shift = (sides.index(track.side) - (len(sides) - 1) / 2) * 22 if track.side else 0.0
    text = str(track.value) if value != track.value else ""
    symbol = f"marker-{track.side}" if track.side else "marker"
    return Chip(
        f"track/{track.id}/{track.side}", symbol, cell.x + shift, cell.y, text, track.id, side=track.side
    )
