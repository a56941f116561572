"""The table as a player sees it: everything but the other's token and what is left in the cup."""

from __future__ import annotations

from functools import lru_cache

from stavka.games.race_for_berlin.berlin import garrisons
from stavka.games.race_for_berlin.chart import face_id
from stavka.games.race_for_berlin.facts import Berlin, Facts
from stavka.games.race_for_berlin.terms import CAMPS
from stavka.kernel.forces import RECENT
from stavka.kernel.names import Side, Space, SpaceSet, Unit, bits
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView


def table(g: Berlin, side: Side) -> Table:
    """What a player may know of the table."""
    return Table(units=units(g), spaces=spaces(g), tracks=tracks(g), pieces=pieces(g, side))


def units(g: Berlin) -> list[UnitView]:
    """Every counter: what lies on it, and for what it has been activated."""
    state, impulse = g.state, g.state.impulse
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
    return g.rules.counters.shown(state.where, state.reduced, sets)


def counter(f: Facts, unit: Unit, space: Space, step: int, marks: tuple[str, ...]) -> UnitView:
    """One counter."""
    row = f.units[unit]
    return UnitView(
        id=row.id,
        at=f.board.names[space],
        side=row.camp,
        kind=f"{row.nationality}-{row.type}",
        factors={"strength": row.reduced if step else row.full, "movement": row.movement},
        marks=[*marks],
        face=face_id(row.id, step),
    )


def spaces(g: Berlin) -> list[SpaceView]:
    """Every zone: terrain, value, entrenchment, garrison; control, Americans, urban progress."""
    f, state = g.facts, g.state
    in_berlin = [held & f.BERLIN for held in state.held[: len(CAMPS)]]
    return [
        *_spaces(f, tuple(state.control), tuple(in_berlin), tuple(state.level), state.american, state.speer)
    ]


@lru_cache(maxsize=RECENT)
def _spaces(
    f: Facts,
    control: tuple[SpaceSet, ...],
    in_berlin: tuple[SpaceSet, ...],
    level: tuple[int, ...],
    american: SpaceSet,
    speer: bool,
) -> tuple[SpaceView, ...]:
    shown, guarded = [], garrisons(f, speer)
    for zone, row in enumerate(f.zones):
        urban = f.BERLIN >> zone & 1
        holds = in_berlin if urban else control
        known = not urban or level[zone] >= 2
        owner = next(
            (name for name, held in zip(CAMPS, holds, strict=True) if known and held >> zone & 1), ""
        )
        figures = {
            "value": row.vp,
            "garrison": guarded[zone],
            "entrenched": int(bool(row.entrenchment)),
            "supply": int(bool(row.supply)),
            "american": american >> zone & 1,
            "level": level[zone],
        }
        marks = {mark: figure for mark, figure in figures.items() if figure}
        shown.append(SpaceView(row.id, row.terrain, owner, marks))
    return tuple(shown)


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
