"""Support markers (5.1, 5.2): pools and boxes, drawing and giving back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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


def put_aside(g: Roads[Any], side: int, box: int, kind: str) -> None:
    """A marker leaves its box and waits, face up, for the next support phase (5.2.1)."""
    g.state.boxes[box] = minus(g.state.boxes[box], kind)
    g.spent(side, kind)
    g.state.played[side] = plus(g.state.played[side], kind)


def spend(g: Roads[Any], side: int, box: int, kind: str) -> None:
    """A marker is spent on something that it does not name (1.5.2)."""
    put_aside(g, side, box, kind)
    g.note("support-spent", "~5.2.1", side=side, support=kind, box=g.facts.box_names[box])


def pay(g: Roads[Any], side: int, box: int, kind: str) -> None:
    """A marker goes from its box back into the pool, face down."""
    g.state.boxes[box] = minus(g.state.boxes[box], kind)
    g.spent(side, kind)
    to_pool(g, side, kind)
    g.tell(side, "support-paid", "~5.2.1", {"support": kind}, side=side, box=g.facts.box_names[box])


def generic(g: Roads[Any], box: int) -> Supports:
    """The kinds in a box that may be spent on anything (1.5.2)."""
    return tuple(sorted({kind for kind in g.state.boxes[box] if g.facts.supports[kind].generic}))


def may_hold(
    g: Roads[Any], side: int, wanted: Callable[[str], bool], boxes: Iterable[int] | None = None
) -> bool:
    """Whether for all the other player knows a marker of some sort lies in a box (5.1.4).

    He knows how many lie there, and which are nowhere to be seen. Who could hold one is asked, whether or not
    he does: being asked must not tell.
    """
    state, rows = g.state, g.facts.supports

    def unknown(kinds: Iterable[str]) -> set[str]:
        return {kind for kind in kinds if not rows[kind].reich and not rows[kind].mandatory}

    own = g.boxes_of(side)
    if not any(unknown(state.boxes[box]) for box in (own if boxes is None else boxes)):
        return False
    unseen = [kind for pile in (state.pools[side], *(state.boxes[box] for box in own)) for kind in pile]
    return any(wanted(kind) for kind in unknown(unseen))


def may_hold_generic(g: Roads[Any], side: int, boxes: Iterable[int] | None = None) -> bool:
    """Whether for all the other player knows there is a marker that may be spent on anything (1.5.2)."""
    return may_hold(g, side, lambda kind: g.facts.supports[kind].generic, boxes)


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
