"""The table as a player sees it: everything but the other's token and what is left in the cup."""

from __future__ import annotations

from stavka.games.race_for_berlin.berlin import garrison
from stavka.games.race_for_berlin.chart import face_id
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import CAMPS
from stavka.kernel.names import Side, Space, bits
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView


def table(g: Berlin, side: Side) -> Table:
    """What a player may know of the table."""
    return Table(units=units(g), spaces=spaces(g), tracks=tracks(g), pieces=pieces(g, side))


def units(g: Berlin) -> list[UnitView]:
    """Every counter: what lies on it, and for what it has been activated."""
    f, state, impulse = g.facts, g.state, g.state.impulse
    sets = [
        ("reduced", state.reduced),
        ("used", state.used),
        ("unsupplied", state.unsupplied),
        ("guest", state.guests),
    ]
    if impulse is not None:
        sets += [
            ("moving", impulse.movers),
            ("fighting", impulse.fighters),
            ("reserve", impulse.reserves),
            ("rybalko", impulse.dry),
            ("everyone", impulse.rush),
            ("trucks", impulse.trucks),
        ]
    names = f.board.names
    return [
        UnitView(
            id=row.id,
            at=names[state.where[i]],
            side=row.camp,
            kind=f"{row.nationality}-{row.type}",
            factors={
                "strength": row.reduced if state.reduced >> i & 1 else row.full,
                "movement": row.movement,
            },
            marks=[mark for mark, held in sets if held >> i & 1],
            face=face_id(row.id, state.reduced >> i & 1),
        )
        for i, row in enumerate(f.units)
    ]


def spaces(g: Berlin) -> list[SpaceView]:
    """Every zone."""
    return [space(g, zone) for zone in range(len(g.facts.zones))]


def space(g: Berlin, zone: Space) -> SpaceView:
    """A zone: terrain, value, entrenchment, garrison; control, Americans, urban progress."""
    f, state = g.facts, g.state
    row = f.zones[zone]
    holds = state.control if not f.BERLIN >> zone & 1 else state.held
    shown = not f.BERLIN >> zone & 1 or state.level[zone] >= 2
    owner = next((CAMPS[camp] for camp in (0, 1) if shown and holds[camp] >> zone & 1), "")
    figures = {
        "value": row.vp,
        "garrison": garrison(g, zone),
        "entrenched": int(bool(row.entrenchment)),
        "supply": int(bool(row.supply)),
        "american": state.american >> zone & 1,
        "level": state.level[zone],
    }
    return SpaceView(row.id, row.terrain, owner, {mark: figure for mark, figure in figures.items() if figure})


def tracks(g: Berlin) -> list[Track]:
    """Turn, operation phase, points, and how far the Americans are."""
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
    for camp, token in enumerate(state.token):
        if token:
            shown.append(Piece(f"token-{token}" if camp == side else "", "hand", CAMPS[camp]))
    shown += [Piece("", "cup") for _ in state.cup]
    shown += [Piece(f"token-{token}", "out") for token in state.out]
    if state.order >= 0:
        shown.append(Piece("order", "order", CAMPS[state.order]))
    if state.stopped:
        shown.append(Piece("americans-stopped", "americans"))
    return shown + in_force(g)


def in_force(g: Berlin) -> list[Piece]:
    """What everybody has seen happen and must bear in mind: events that last, awards still to be had."""
    state, impulse = g.state, g.state.impulse
    shown = [Piece("speer", "in-force")] if state.speer else []
    shown += [Piece("planned-retreat", "in-force", CAMPS[camp]) for camp in bits(state.planned_retreat)]
    if impulse is not None and impulse.surprise:
        shown.append(Piece("surprise", "in-force", CAMPS[impulse.camp]))
    if state.twelfth:
        shown.append(Piece("twelfth-army", "in-force"))
    if not state.bombarded:
        shown.append(Piece("bombardment", "awards"))
    if not state.penetrated:
        shown.append(Piece("penetration", "awards"))
    return shown
