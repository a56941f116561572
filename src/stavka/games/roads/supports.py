"""Support markers (5.1, 5.2): pools and boxes, drawing and giving back."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.play import Roads
from stavka.games.roads.state import Marker, Supports
from stavka.games.roads.terms import SIDES
from stavka.kernel.names import NONE, Space, Unit


def plus(kinds: Supports, *more: str) -> Supports:
    """Some markers and others, in an order that tells nothing."""
    return tuple(sorted((*kinds, *more)))


def minus(kinds: Supports, *gone: str) -> Supports:
    """Some markers without others."""
    left = list(kinds)
    for kind in gone:
        left.remove(kind)
    return tuple(left)


def draw(g: Roads[Any], side: int, box: int, count: int) -> Supports:
    """Draw markers at random from a pool into a box, face down (5.1.2)."""
    drawn = []
    for _ in range(min(count, len(g.state.pools[side]))):
        pool = g.state.pools[side]
        kind = pool[g.number(len(pool), "support")]
        g.state.pools[side] = minus(pool, kind)
        drawn.append(kind)
    g.state.boxes[box] = plus(g.state.boxes[box], *drawn)
    return tuple(drawn)


def to_pool(g: Roads[Any], side: int, *kinds: str) -> None:
    """Markers go back to be drawn again."""
    g.state.pools[side] = plus(g.state.pools[side], *kinds)


def spend(g: Roads[Any], side: int, box: int, kind: str, *, at_once: bool) -> None:
    """A marker leaves a box: back into the pool at once, or when the next support phase begins (5.2.1)."""
    g.state.boxes[box] = minus(g.state.boxes[box], kind)
    g.spent(side, kind)
    if at_once:
        to_pool(g, side, kind)
    else:
        g.state.played[side] = plus(g.state.played[side], kind)


def generic(g: Roads[Any], box: int) -> Supports:
    """The kinds in a box that may be spent on anything (1.5.2)."""
    return tuple(sorted({kind for kind in g.state.boxes[box] if g.facts.supports[kind].generic}))


def deploy(g: Roads[Any], kind: str, unit: Unit = NONE, space: Space = NONE) -> None:
    """A marker is put on the map, with a unit or in a hex (5.5.1)."""
    g.state.markers = (*g.state.markers, Marker(kind, unit, space))
    side = SIDES.index(g.facts.supports[kind].side)
    g.note("deployed", "~5.5.1", side=side, support=kind, unit=unit, space=space)


def give_back(g: Roads[Any], side: int) -> None:
    """What was played since the last support phase can be drawn again; some markers stay (5.2.1)."""
    rows = g.facts.supports
    kept: list[Marker] = []
    gone: list[Marker] = []
    for marker in g.state.markers:
        row = rows[marker.kind]
        (gone if row.side == SIDES[side] and not row.stays else kept).append(marker)
    g.state.markers = tuple(kept)
    to_pool(g, side, *(marker.kind for marker in gone), *g.state.played[side])
    g.state.played[side] = ()


def forsake(g: Roads[Any], unit: Unit) -> None:
    """The markers that accompanied an eliminated unit go back into the pool (5.5.3)."""
    for marker in g.with_unit(unit):
        g.drop(marker)
        to_pool(g, g.facts.side_of[unit], marker.kind)
