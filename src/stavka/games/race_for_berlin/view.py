"""The table as a player sees it: everything but the other's token and what is left in the cup."""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import CAMPS, other
from stavka.kernel.names import Side, bits
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView


def table(g: Berlin, side: Side) -> Table:
    """What a player may know of the table."""
    return Table(units=units(g), spaces=spaces(g), tracks=tracks(g), pieces=pieces(g, side))


def units(g: Berlin) -> list[UnitView]:
    f, state = g.facts, g.state
    sets = (
        ("reduced", state.reduced),
        ("used", state.used),
        ("unsupplied", state.unsupplied),
        ("guest", state.guests),
    )
    names = f.board.names
    return [
        UnitView(row.id, names[state.where[i]], row.camp, [mark for mark, held in sets if held >> i & 1])
        for i, row in enumerate(f.units)
    ]


def spaces(g: Berlin) -> list[SpaceView]:
    f, state = g.facts, g.state
    shown = state.control[0] | state.control[1] | state.american | f.BERLIN
    result = []
    for zone in bits(shown):
        owner = next((CAMPS[camp] for camp in (0, 1) if state.control[camp] >> zone & 1), "")
        marks = {}
        if state.american >> zone & 1:
            marks["american"] = 1
        if f.BERLIN >> zone & 1:
            marks["level"] = state.level[zone]
            if state.level[zone] >= 2:
                owner = next((CAMPS[camp] for camp in (0, 1) if state.held[camp] >> zone & 1), "")
        result.append(SpaceView(f.board.names[zone], owner, marks))
    return result


def tracks(g: Berlin) -> list[Track]:
    state = g.state
    shown = [Track("turn", state.turn), Track("operation", state.operation)]
    for camp, name in enumerate(CAMPS):
        shown += [Track("victory", state.vp[camp], name), Track("support", state.support[camp], name)]
    shown += [Track(f"american-{n}", held) for n, held in enumerate(state.tracks, 1)]
    return shown


def pieces(g: Berlin, side: Side) -> list[Piece]:
    """Tokens: one's own, the back of the other's, how many are in the cup, which are out, and Heinrici."""
    state = g.state
    ready = ["ready"] if state.turn >= state.heinrici_from else []
    shown = [Piece("token-1", "hand", CAMPS[state.heinrici], ready)]
    if state.token[side]:
        shown.append(Piece(f"token-{state.token[side]}", "hand", CAMPS[side]))
    if state.token[other(side)]:
        shown.append(Piece("", "hand", CAMPS[other(side)]))
    shown += [Piece("", "cup") for _ in state.cup]
    shown += [Piece(f"token-{token}", "out") for token in state.out]
    if state.order >= 0:
        shown.append(Piece("order", "order", CAMPS[state.order]))
    if state.stopped:
        shown.append(Piece("americans-stopped", "americans"))
    return shown
