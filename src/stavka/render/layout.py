"""Where things lie on the map: counters in their spaces and boxes, chips for marks, markers on tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from functools import lru_cache
from math import ceil
from typing import Any

import msgspec

from stavka.kernel.charts import Area, Box, Chart, Ladder, Point
from stavka.kernel.names import bits
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.shapes import merged
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView
from stavka.render.charts import areas_of, chart_of, tokens_of
from stavka.render.svg import closed


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
    dim: bool = False
    """Whether it is spent, and drawn so."""


class Ring(msgspec.Struct):
    """A line round spaces: how far something reaches (`radius`), or what belongs together (`zone`)."""

    key: str
    kind: str
    path: str
    """As SVG draws it."""
    side: str = ""
    """Whose it is, where it is a side's."""


class Layout(msgspec.Struct):
    """All that lies on the map."""

    spots: list[Spot]
    chips: list[Chip]
    tokens: list[Chip] = []
    """Pieces on the map and in the trays beside it, over the counters."""
    rings: list[Ring] = []


SHOWN = 4
"""So many counters of a closed pile are drawn."""
LIFT, HEX_LIFT = 0.09, 0.12
"""Each counter of a pile lies so much of its side further up and right; on hexes, where few pile up, more."""
ABREAST = 4
"""So many piles stand in a row."""
GAP = 6.0
"""Between two piles in one space, and between counters in a box."""
CHIP = 30.0
"""The side of a chip."""
TOKEN = 30.0
"""The side of a piece."""


def layout(rules: Ruleset[Any, Any], table: Table, name: str = "") -> Layout:
    """Where everything on the table lies, on the whole map or on that of a scenario."""
    chart = chart_of(rules, name)
    there: dict[str, list[UnitView]] = {}
    for unit in table.units:
        there.setdefault(unit.at, []).append(unit)
    areas = areas_of(rules, name)
    piled = [areas[space] for space in sorted(there, key=rules.space.__getitem__) if space in areas]
    spots = [spot for area in piled for spot in _piles(area, there[area.id], chart)]
    spots += [spot for box in chart.boxes for spot in _boxed(box, there.get(box.id, []), chart)]
    chips = [
        chip
        for space in table.spaces
        if space.id in areas
        for chip in _chips(areas[space.id], space, len(_parted(there.get(space.id, []), chart)), chart)
    ]
    markers = [chip for ladder in chart.ladders for chip in _markers(table.tracks, ladder, rules)]
    return Layout(spots, chips + markers, *lying(rules, table, name))


def lying(rules: Ruleset[Any, Any], table: Table, name: str = "") -> tuple[list[Chip], list[Ring]]:
    """What lies on the map beside counters: pieces, and the lines round what belongs to them."""
    if not tokens_of(rules):
        return [], []
    return list(_tokens(rules, table, name)), list(_rings(rules, table, name))


# ---- counters


def _parted(units: list[UnitView], chart: Chart) -> dict[str, list[UnitView]]:
    """Units by whose they are in the field: their kind begins with it, as in soviet-armoured.

    A hex has no room for two piles: there it is by the side that commands them. Where stacks are told apart
    each is a pile, those of one side next to each other.
    """
    found: dict[str, list[UnitView]] = {}
    for unit in sorted(units, key=lambda unit: -unit.depth):
        owner = unit.kind.partition("-")[0] if chart.natural else unit.side
        found.setdefault(f"{unit.side}-{unit.stack}" if unit.stack else owner, []).append(unit)
    return found


def _piles(area: Area, units: list[UnitView], chart: Chart) -> Iterator[Spot]:
    """Piles side by side, in rows where there are many."""
    piles = _parted(units, chart)
    rows = ceil(len(piles) / ABREAST)
    for n, (owner, pile) in enumerate(sorted(piles.items())):
        row = n // ABREAST
        abreast = min(ABREAST, len(piles) - row * ABREAST)
        hidden = max(0, len(pile) - SHOWN)
        lean = (min(len(pile), SHOWN) - 1) * _lift(chart) / 2
        x = area.centre[0] + (n % ABREAST - (abreast - 1) / 2) * _pitch(chart) - lean
        y = area.centre[1] + (row - (rows - 1) / 2) * (_pitch(chart) + GAP)
        for order, unit in enumerate(pile):
            # Those that are hidden lie under the lowest that is shown, each a little lower than the next.
            step = _lift(chart) if order >= hidden else 0.1
            lift = (order - hidden) * step
            at = round(x + lift, 1), round(y - lift, 1)
            yield _spot(unit, *at, f"{area.id}/{owner}", order, order >= hidden, chart)


def _pitch(chart: Chart) -> float:
    """How far apart two piles stand."""
    return chart.counter + (SHOWN - 1) * _lift(chart) + GAP


def _lift(chart: Chart) -> float:
    return chart.counter * (LIFT if chart.natural else HEX_LIFT)


def _boxed(box: Box, units: list[UnitView], chart: Chart) -> Iterator[Spot]:
    """Counters in rows, closer the more there are: all of them stay inside the box."""
    units = [unit for unit in units if unit.id not in chart.absent and chart.latent.get(unit.id) != box.id]
    if not units:
        return
    inner = box.width - chart.counter - 2 * GAP, box.height - chart.counter - 2 * GAP
    columns, dx, dy = _grid(len(units), *inner, chart.counter + GAP)
    left, top = box.x + GAP + chart.counter / 2, box.y + GAP + chart.counter / 2
    ordered = sorted(units, key=lambda unit: unit.kind.partition("-")[0])
    for n, unit in enumerate(ordered):
        x, y = round(left + n % columns * dx, 1), round(top + n // columns * dy, 1)
        yield _spot(unit, x, y, f"{box.id}/{unit.id}", 0, True, chart)


def _grid(count: int, width: float, height: float, full: float) -> tuple[int, float, float]:
    """How many columns, and how far apart columns and rows are, so that things cover each other least."""
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
    """Control and marks, one under the other to the left of the counters; not what the map tells itself."""
    x = round(area.centre[0] - min(max(piles, 1), ABREAST) * _pitch(chart) / 2 - CHIP / 2 + GAP, 1)
    y = round(area.centre[1] - chart.counter / 2 + CHIP / 2 - 2, 1)
    shown = [("control", f"control-{space.side}", "")] if space.side != area.holder else []
    shown += [
        (mark, mark, str(figure) if figure > 1 else "")
        for mark, figure in space.marks.items()
        if mark in chart.signs and mark not in area.marks
    ]
    for n, (mark, symbol, text) in enumerate(shown):
        side = space.side if mark == "control" else ""
        yield Chip(f"{space.id}/{mark}", symbol, x, y + n * (CHIP - 3), text, mark, space.id, side)


def _markers(tracks: list[Track], ladder: Ladder, rules: Ruleset[Any, Any]) -> Iterator[Chip]:
    """The markers on a track; past the end of it, they stay in the last cell and say their number."""
    cells = {cell.value: cell for cell in ladder.cells}
    values = list(cells)
    for track in tracks:
        if track.id in ladder.states:
            if track.value:
                cell = cells[ladder.states[track.id]]
                yield Chip(f"track/{track.id}", "marker", cell.x, cell.y, mark=track.id)
        elif track.id == ladder.id or track.id in ladder.also:
            value = min(max(track.value, values[0]), values[-1])
            cell, text = cells[value], str(track.value) if value != track.value else ""
            key = f"track/{track.id}/{track.side}"
            shift, symbol = _apart(track, ladder, rules), f"marker-{track.side}" if track.side else "marker"
            if f"track-{track.id}" in tokens_of(rules):
                symbol = f"token-track-{track.id}"
            yield Chip(key, symbol, cell.x + shift, cell.y, text, track.id, side=track.side)


def _apart(track: Track, ladder: Ladder, rules: Ruleset[Any, Any]) -> float:
    """How far a marker stands from the middle of its cell, so that all that stand there are seen."""
    shared = [ladder.id, *ladder.also]
    if len(shared) > 1:
        return (shared.index(track.id) - (len(shared) - 1) / 2) * (ladder.size - TOKEN) / (len(shared) - 1)
    return (rules.sides.index(track.side) - (len(rules.sides) - 1) / 2) * 22 if track.side else 0.0


# ---- pieces


def _tokens(rules: Ruleset[Any, Any], table: Table, name: str) -> Iterator[Chip]:
    """Pieces in a row on top of the pile in their space, or in the middle of it; in rows in their tray."""
    chart, areas = chart_of(rules, name), areas_of(rules, name)
    trays = {tray.id: tray for tray in chart.trays}
    there: dict[str, list[Piece]] = {}
    for piece in table.pieces:
        own = f"{piece.side}-{piece.at}"  # each side may have a tray of its own
        there.setdefault(own if own in trays else piece.at, []).append(piece)
    standing = Counter(unit.at for unit in table.units if unit.at in there)
    count: Counter[str] = Counter()
    for at, pieces in there.items():
        if at in areas:
            places = _row(areas[at], len(pieces), standing[at], chart)
        elif at in trays:
            places = _tray(trays[at], len(pieces))
        else:
            continue
        for piece, (x, y) in zip(pieces, places, strict=True):
            face, mark = _token(piece, rules)
            count[face] += 1  # those that are alike change places, and nobody can tell
            key = f"piece/{face}/{count[face]}"
            dim = "used" in piece.marks
            yield Chip(key, f"token-{face}", x, y, "", mark, at, piece.side, dim)


def _token(piece: Piece, rules: Ruleset[Any, Any]) -> tuple[str, str]:
    """The face of a piece, and what it is called: by itself, by a mark, or only as one that is face down."""
    found = tokens_of(rules)
    known = piece.id if piece.id in found else next((mark for mark in piece.marks if mark in found), "")
    face = next((with_ for mark in piece.marks if (with_ := f"{piece.id}-{mark}") in found), known)
    return face or _back(piece, found), known or piece.id


def _back(piece: Piece, found: Container[str]) -> str:
    """What lies face down shows whose it is, and where its back tells more, that too."""
    back = f"back-{piece.side}"
    return next((with_ for mark in piece.marks if (with_ := f"{back}-{mark}") in found), back)


def _row(area: Area, count: int, units: int, chart: Chart) -> list[Point]:
    """Along the upper edge of the topmost counter; where no counter is, in the middle."""
    step = min(TOKEN - 4, (chart.counter - 8) / max(count - 1, 1))
    (x, y), width = area.centre, step * (count - 1)
    if units:
        lean = (min(units, SHOWN) - 1) * _lift(chart)
        x, y = x + lean / 2, y - lean - chart.counter / 2 - 9
        width = max(width, chart.counter - TOKEN)  # from the left, so that the badges stay free
    return [(round(x - width / 2 + n * step, 1), round(y, 1)) for n in range(count)]


@lru_cache(maxsize=256)
def _tray(tray: Box, count: int) -> list[Point]:
    """In rows, closer the more there are."""
    inner, outer = TOKEN + GAP, (tray.width - TOKEN - 2 * GAP, tray.height - TOKEN - 2 * GAP)
    columns, dx, dy = _grid(count, *outer, inner)
    left, top = tray.x + GAP + TOKEN / 2, tray.y + GAP + TOKEN / 2
    return [(round(left + n % columns * dx, 1), round(top + n // columns * dy, 1)) for n in range(count)]


def _rings(rules: Ruleset[Any, Any], table: Table, name: str) -> Iterator[Ring]:
    """The lines round spaces: one round all that have a mark, one for each mark that counts a radius."""
    chart = chart_of(rules, name)
    owners = {piece.id: piece.side for piece in table.pieces}
    zones: dict[str, list[str]] = {}
    for space in table.spaces:
        for mark, figure in space.marks.items():
            if mark in chart.zones:
                zones.setdefault(mark, []).append(space.id)
            elif mark in chart.radii:
                path = _around(rules, name, space.id, figure)
                yield Ring(f"{mark}/{space.id}", "radius", path, owners.get(mark, ""))
    for mark, spaces in zones.items():
        yield Ring(mark, "zone", _round(rules, name, tuple(spaces)))


@lru_cache(maxsize=64)
def _around(rules: Ruleset[Any, Any], name: str, space: str, radius: int) -> str:
    """Round all spaces within a distance."""
    found = 1 << rules.space[space]
    for _ in range(radius):
        found |= rules.board.neighbours.around(found)
    return _round(rules, name, tuple(rules.board.names[each] for each in bits(found)))


@lru_cache(maxsize=64)
def _round(rules: Ruleset[Any, Any], name: str, spaces: tuple[str, ...]) -> str:
    areas = areas_of(rules, name)
    return "".join(closed(ring) for ring in merged(areas[each].outline for each in spaces if each in areas))
