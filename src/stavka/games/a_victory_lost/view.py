"""The table as a player sees it: everything but the other's chits that are neither played nor shown."""

from __future__ import annotations

from stavka.games.a_victory_lost.chart import face_id
from stavka.games.a_victory_lost.chits import PickChits, SelectChits
from stavka.games.a_victory_lost.data import UnitRow
from stavka.games.a_victory_lost.facts import Facts, VictoryLost
from stavka.games.a_victory_lost.terms import AXIS, SIDES, SOVIET
from stavka.kernel.names import Side, Space, Unit
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView


def table(g: VictoryLost, side: Side) -> Table:
    """What a player may know of the table."""
    return Table(units=units(g), spaces=spaces(g), tracks=tracks(g), pieces=pieces(g, side))


def units(g: VictoryLost) -> list[UnitView]:
    """Every counter of this game: what lies on it, and what it has done in the activation under way."""
    state, active = g.state, g.state.activation
    marks = [
        ("reduced", state.reduced),
        ("unsupplied", state.unsupplied & ~state.isolated),
        ("isolated", state.isolated),
    ]
    if active is not None:
        marks += [("active", active.units | active.hqs), ("moved", active.moved), ("fought", active.fought)]
    shown = g.rules.counters.shown(state.where, state.reduced, marks)
    absent = g.state.at[g.facts.REMOVED] & (g.facts.DROPPED | ~g.facts.HQS)
    return [view for unit, view in enumerate(shown) if not absent >> unit & 1] if absent else shown


def counter(f: Facts, unit: Unit, space: Space, step: int, marks: tuple[str, ...]) -> UnitView:
    """One counter."""
    row = f.rows[unit]
    if isinstance(row, UnitRow):
        attack, defence, movement = row.reduced if step and row.reduced else row.full
        strength = {"attack": attack, "defence": defence} if row.mechanised else {"combat": attack}
        kind, factors = f"{row.nationality}-{row.type.replace(' ', '-')}", {**strength, "movement": movement}
    else:
        kind, factors = f"{row.nationality}-hq", {"radius": row.radius, "movement": row.movement}
    return UnitView(
        id=row.id,
        at=f.board.names[space],
        side=row.side,
        kind=kind,
        factors=factors,
        marks=[*marks],
        face=face_id(row.id, step),
    )


def spaces(g: VictoryLost) -> list[SpaceView]:
    """The hexes of which there is more to say than that they are clear, and who holds the victory cities."""
    f, state = g.facts, g.state
    axis, soviet = state.control
    return [
        SpaceView(view.id, view.kind, "axis" if axis >> space & 1 else "soviet", view.marks)
        if f.CITIES >> space & 1 and (axis | soviet) >> space & 1
        else view
        for space, view in f.hexes
    ]


def tracks(g: VictoryLost) -> list[Track]:
    """Turn, points, and how many chits the Axis player puts into the bag."""
    state = g.state
    shown = [Track("turn", state.turn)]
    shown += [Track("victory", state.vp[side], name) for side, name in enumerate(SIDES)]
    return [*shown, Track("axis-com", g.facts.turns[state.turn].axis_com, SIDES[AXIS])]


def pieces(g: VictoryLost, side: Side) -> list[Piece]:
    """The chits: the bag and the pools. What lies face down is known to its owner only (3.0, 7.1.3)."""
    f, state = g.facts, g.state

    def chit(name: str, at: str, known: bool) -> Piece:
        return Piece(f"chit-{name}" if known else "", at, SIDES[f.chit_side(name)])

    shown = [chit(name, "bag", f.chit_side(name) == side or name in state.refused) for name in state.bag]
    for owner in (AXIS, SOVIET):
        shown += [chit(name, "inactive", owner == side) for name in state.inactive[owner]]
        shown += [chit(name, "played", known=True) for name in state.played[owner]]
    shown += [chit(name, "planned", side == SOVIET) for name in state.planned]
    return chosen(g, side) + _backs_last(shown)


def _backs_last(pieces: list[Piece]) -> list[Piece]:
    """In an order that tells nothing about those that lie face down."""
    return sorted(pieces, key=lambda piece: (piece.at, piece.side, not piece.id, piece.id))


def chosen(g: VictoryLost, side: Side) -> list[Piece]:
    """The chits that a player has chosen so far, for himself alone."""
    step = g.state.stack[-1] if g.state.stack else None
    picks: list[tuple[str, str]] = []
    if isinstance(step, PickChits) and side == SOVIET:
        picks = [(name, "chosen") for name in step.picked]
    elif isinstance(step, SelectChits) and side == SOVIET:
        picks = [(name, "chosen") for name in step.soviet] + [(name, "next") for name in step.ahead]
    elif isinstance(step, SelectChits) and side == AXIS:
        picks = [(name, "chosen") for name in step.axis]
    return [Piece(f"chit-{name}", at, SIDES[side]) for name, at in picks]
