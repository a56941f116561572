"""The table as a player sees it: all but what lies face down in the other's boxes (5.1.4, 10.4.3)."""

from __future__ import annotations

from stavka.games.roads.terms import AXIS, SIDES, SOVIET
from stavka.games.roads.view import markers, marks, supports
from stavka.games.stalingrad_roads import offensives
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import (
    APPROVAL,
    AXIS_BOX,
    FORTRESS,
    MARS,
    OFFENSIVES,
    SOVIET_BOXES,
    SUPERIORITY,
)
from stavka.kernel.names import NONE, Side, Space, bits
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView


def table(g: StalingradRoads, side: Side) -> Table:
    """What a player may know of the table."""
    return Table(units=units(g), spaces=spaces(g), tracks=tracks(g), pieces=pieces(g, side))


def units(g: StalingradRoads) -> list[UnitView]:
    """Every counter, and what lies on it."""
    state = g.state
    shown = dict(marks(g))
    shown["out-of-supply"] &= ~state.besieged
    shown["besieged"] = state.besieged
    return g.rules.counters.shown(state.where, state.reduced, [*shown.items()])


def spaces(g: StalingradRoads) -> list[SpaceView]:
    """Places, who controls them, and where the fortress and the offensives stand."""
    f, state = g.facts, g.state
    shown = f.BUILT | f.STARS | f.AIRFIELDS
    marks: dict[Space, dict[str, int]] = {}
    for side in (AXIS, SOVIET):
        for space in bits(g.sources(side)):
            marks.setdefault(space, {})[f"supply-{SIDES[side]}"] = 1
            shown |= 1 << space
    if state.fortress != NONE:
        marks.setdefault(state.fortress, {})["fortress"] = state.level
        shown |= 1 << state.fortress
        for space in bits(g.zone()):
            marks.setdefault(space, {})["zone"] = 1
            shown |= 1 << space
    for n, name in enumerate(OFFENSIVES):
        if state.offensive_status[n] == "map":
            space = state.offensives[n]
            marks.setdefault(space, {})[f"offensive-{name}"] = offensives.radius(g, n)
            shown |= 1 << space
    names = f.board.names
    found = []
    for space in bits(shown & g.area):
        kind = next(name for name, hexes in f.TERRAIN.items() if hexes >> space & 1)
        holder = "axis" if state.control[AXIS] >> space & 1 else "soviet"
        found.append(SpaceView(names[space], kind, holder, marks.get(space, {})))
    return found


def tracks(g: StalingradRoads) -> list[Track]:
    """Turn, approval and Manstein, the fortress, Mars, rail and replacement points, victory points."""
    state = g.state
    shown = [Track("turn", state.turn), Track("vp", state.vp)]
    if g.uses(APPROVAL):
        shown.append(Track("approval", state.approval, SIDES[AXIS]))
        if state.manstein != NONE:
            shown.append(Track("manstein", state.manstein, SIDES[AXIS]))
    if g.uses(FORTRESS) and state.fortress != NONE:
        shown.append(Track("fortress", state.level, SIDES[AXIS]))
    if g.uses(MARS):
        shown.append(Track("mars", state.mars, SIDES[SOVIET]))
    shown += [Track("rail", state.rail, SIDES[AXIS]), Track("replacements", state.replacements)]
    shown += [
        Track(f"weather-{state.weather}", 1),
        Track(f"ice-{state.ice}", 1),
        Track(f"sky-{state.sky}", 1),
    ]
    active = state.superiority
    return shown + [Track(f"superiority-{name}", int(name in active), SIDES[AXIS]) for name in SUPERIORITY]


def pieces(g: StalingradRoads, side: Side) -> list[Piece]:
    """Support markers in their boxes and on the map, Ju 52, offensive markers in hand."""
    state, names = g.state, g.facts.board.names
    shown = supports(g, side, SOVIET, SOVIET_BOXES) + supports(g, side, AXIS, (AXIS_BOX,)) + markers(g)
    for landed in state.landed:
        known = side == AXIS
        shown.append(
            Piece(f"ju52-{landed.event}" if known else "", names[landed.space], SIDES[AXIS], ["ju52"])
        )
    shown += [Piece("", "airlift", SIDES[AXIS], ["ju52"]) for _ in state.airlift]
    for n, name in enumerate(OFFENSIVES):
        status = state.offensive_status[n]
        if status == "map":
            marks = ["stalingrad-side"] if state.stalingrad_side[n] else []
            shown.append(Piece(f"offensive-{name}", names[state.offensives[n]], SIDES[SOVIET], marks))
        elif status in ("box", "recalled"):
            shown.append(Piece(f"offensive-{name}", f"offensive-{status}", SIDES[SOVIET]))
    if state.fortress != NONE:
        shown.append(Piece("fortress", names[state.fortress], SIDES[AXIS]))
    return sorted(shown, key=lambda piece: (piece.at, piece.side, not piece.id, piece.id, piece.marks))
