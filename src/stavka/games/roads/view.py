"""What both games show in the same way: counters, and support markers in boxes and on the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stavka.games.roads.chart import face_id
from stavka.games.roads.data import SupportRow
from stavka.games.roads.facts import RoadsFacts
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import SIDES
from stavka.kernel.names import NONE, Side, Space, Unit, UnitSet, bits
from stavka.kernel.views import Piece, UnitView


def counter(f: RoadsFacts, unit: Unit, space: Space, step: int, marks: tuple[str, ...]) -> UnitView:
    """One counter."""
    row = f.rows[unit]
    attack, defence, movement = row.reduced if step and row.reduced else row.full
    factors = {"attack": attack, "defence": defence, "movement": movement}
    if row.radius:
        factors = {"radius": row.radius, "defence": defence, "movement": movement}
    traits = [name for name, yes in (("elite", row.elite), (row.background, bool(row.background))) if yes]
    return UnitView(
        id=row.id,
        at=f.board.names[space],
        side=row.side,
        kind=f"{row.nationality}-{row.type.replace(' ', '-')}",
        factors=factors,
        marks=[*marks, *traits],
        face=face_id(row.id, step),
    )


def marks(g: Roads[Any]) -> list[tuple[str, UnitSet]]:
    """What may lie on counters."""
    state = g.state
    pontoons = 0
    for unit in bits(g.facts.HQS):
        if state.pontoon[unit] != NONE:
            pontoons |= 1 << unit
    fighting = "combat" in state.phase or "exploitation" in state.phase
    return [
        ("reduced", state.reduced),
        ("out-of-supply", state.oos),
        ("exploiting", state.exploiting),
        ("pontoon", pontoons),
        ("moved", state.moved),
        ("fought", state.fought if fighting else 0),
    ]


def supports(g: Roads[Any], side: Side, owner: int, boxes: Iterable[int]) -> list[Piece]:
    """The markers of a side in boxes and pool and among those played; only it knows its boxes (5.1.4).

    Some have a back of their own.
    """
    state, name, rows = g.state, SIDES[owner], g.facts.supports
    shown = []
    for box in boxes:
        for kind in state.boxes[box]:
            known = Piece(f"support-{kind}", g.facts.box_names[box], name)
            shown.append(known if owner == side else _back(rows[kind], g.facts.box_names[box]))
    shown += [_back(rows[kind], f"pool-{name}") for kind in state.pools[owner]]
    return shown + [Piece(f"support-{kind}", f"played-{name}", name) for kind in state.played[owner]]


def _back(row: SupportRow, at: str) -> Piece:
    """A marker that lies face down."""
    return Piece("", at, row.side, ["reich"] if row.reich else [])


def markers(g: Roads[Any]) -> list[Piece]:
    """The support markers that lie in hexes, alone or with units."""
    state, names = g.state, g.facts.board.names
    shown = []
    for marker in state.markers:
        space = state.where[marker.unit] if marker.unit != NONE else marker.space
        if space == NONE:
            continue
        unit = g.facts.roster.names[marker.unit] if marker.unit != NONE else ""
        owner = g.facts.supports[marker.kind].side
        used = ["used"] if marker.used else []
        shown.append(Piece(f"support-{marker.kind}", names[space], owner, used, unit))
    return shown
