"""The table as a player sees it: all but what lies face down in the other's boxes (5.1.4)."""

from __future__ import annotations

from stavka.games.roads.terms import AXIS, SIDES, SOVIET
from stavka.games.roads.view import markers, marks, supports
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import ADVANCED, AXIS_BOX, SUPPORT_BOXES, THEATRES
from stavka.kernel.names import NONE, Side, Space, bits
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView


def table(g: VictoryRoads, side: Side) -> Table:
    """What a player may know of the table."""
    return Table(units=units(g), spaces=spaces(g), tracks=tracks(g), pieces=pieces(g, side))


def units(g: VictoryRoads) -> list[UnitView]:
    """Every counter, and what lies on it."""
    state = g.state
    rifle = g.facts.RIFLE
    shown = dict(marks(g))
    shown |= {"reduced": state.reduced & ~rifle, "standard": state.reduced & rifle}
    shown |= {"pulled-back": state.pulled_back, "stuck": state.stuck}
    return g.rules.counters.shown(state.where, state.reduced, [*shown.items()])


def spaces(g: VictoryRoads) -> list[SpaceView]:
    """Places, who controls them, fortifications; where theatres, Haltebefehle and bridgeheads are.

    Of the terrains of a hex the one is told that was built last, if it helps against all sides.
    """
    f, state = g.facts, g.state
    shown = f.CITIES | f.STRONGHOLDS
    found: dict[Space, dict[str, int]] = {}

    def mark(spaces: int, name: str, value: int = 1) -> None:
        for space in bits(spaces):
            found.setdefault(space, {})[name] = value

    for side in (AXIS, SOVIET):
        mark(g.sources(side), f"supply-{SIDES[side]}")
    mark(state.halts, "halt")
    mark(state.bridgeheads, "bridgehead")
    mark(f.STRONGHOLDS & ~state.fallen, "stronghold")
    mark(f.STRONGHOLDS & state.fallen, "razed")
    mark(g.blockaded(), "blockaded")
    if state.rising > 0:
        mark(1 << f.WARSAW, "rising")
    for theatre in g.theatres():
        mark(1 << state.theatres[theatre], f"theatre-{THEATRES[theatre]}", g.reach_of(theatre))
    for rank, theatre in (("priority", state.priority), ("secondary", state.secondary)):
        if theatre in g.theatres():
            mark(1 << state.theatres[theatre], rank)
    names = f.board.names
    for space in found:
        shown |= 1 << space
    return [
        SpaceView(
            names[space],
            g.terrains(space, f.contact[space])[-1][0],
            SIDES[AXIS if state.control[AXIS] >> space & 1 else SOVIET],
            found.get(space, {}),
        )
        for space in bits(shown & g.ground)
    ]


def tracks(g: VictoryRoads) -> list[Track]:
    """Turn, Hitler's mood, the end of the Reich, points and capacities, the weather."""
    state = g.state
    shown = [Track("turn", state.turn)]
    if g.uses(ADVANCED):
        shown += [
            Track("mood", state.mood, SIDES[AXIS]),
            Track("liberty", state.liberty, SIDES[AXIS]),
            Track("maximum", state.most, SIDES[AXIS]),
            Track("reich", state.reich, SIDES[AXIS]),
        ]
    shown += [
        Track("rail", state.rail, SIDES[AXIS]),
        Track("ships", state.ships, SIDES[AXIS]),
        Track("replacements", state.replacements),
        Track("halts", state.halts.bit_count(), SIDES[AXIS]),
        Track(f"weather-{state.weather}", 1),
        Track(f"sky-{state.sky}", 1),
    ]
    if state.rising > 0:
        shown.append(Track("rising", state.rising))
    return shown


def pieces(g: VictoryRoads, side: Side) -> list[Piece]:
    """Support markers in their boxes and on the map, theatres, Haltebefehle, bridgeheads."""
    state, names = g.state, g.facts.board.names
    shown = supports(g, side, SOVIET, g.boxes_of(SOVIET)) + supports(g, side, AXIS, (AXIS_BOX,)) + markers(g)
    rows = g.facts.supports
    for theatre in g.theatres():
        name, space = THEATRES[theatre], names[state.theatres[theatre]]
        marks = [state.modes[theatre]]
        if theatre == state.priority:
            marks.append("priority")
        elif theatre == state.secondary:
            marks.append("secondary")
        shown.append(Piece(f"theatre-{name}", space, SIDES[SOVIET], marks))
        for marker in state.markers:
            if marker.box == theatre and marker.unit == NONE and marker.space == NONE:
                owner = rows[marker.kind].side
                shown.append(Piece(f"support-{marker.kind}", space, owner, ["used"] if marker.used else []))
    shown += [Piece("halt", names[space], SIDES[AXIS]) for space in bits(state.halts)]
    shown += [Piece("bridgehead", names[space], SIDES[SOVIET]) for space in bits(state.bridgeheads)]
    if state.rising > 0:
        shown.append(Piece("rising", names[g.facts.WARSAW], SIDES[SOVIET]))
    shown += [Piece("", "reich", SIDES[AXIS], ["reich"]) for _ in state.reich_pool]
    if state.stalin_axis:
        shown.append(Piece("support-stalin", SUPPORT_BOXES[AXIS_BOX], SIDES[AXIS]))
    return sorted(shown, key=lambda piece: (piece.at, piece.side, not piece.id, piece.id, piece.marks))
