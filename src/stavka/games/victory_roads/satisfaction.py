"""The Fuehrer's satisfaction (15): Hitler's mood, the liberty of action, dismissals."""

from __future__ import annotations

from stavka.games.roads.supports import to_pool
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import ADVANCED, AXIS_BOX
from stavka.kernel.names import Space


def please(g: VictoryRoads, boxes: int, rule: str) -> None:
    """The mood rises, to its limit, or falls; at 0 the commander is dismissed (15.2, 15.3)."""
    state = g.state
    if not g.uses(ADVANCED):
        return
    rise = min(boxes, state.most - state.mood)
    if rise > 0:
        state.mood += rise
        g.note("mood", rule, mood=state.mood, change=rise)
    while boxes < 0:  # what is left after a dismissal is lost from the new box
        fall = min(-boxes, state.mood)
        boxes += fall
        state.mood -= fall
        g.note("mood", rule, mood=state.mood, change=-fall)
        if not state.mood:
            dismiss(g)


def dismiss(g: VictoryRoads) -> None:
    """The commander is dismissed: supports, points and movement suffer; the mood begins anew (15.3)."""
    state, table = g.state, g.facts.tables.satisfaction
    state.dismissals += 1
    to_pool(g, AXIS, *state.boxes[AXIS_BOX])
    state.boxes[AXIS_BOX] = ()
    state.bereft = state.rationed = state.slowed = True
    box = table.after_dismissal[min(state.dismissals, len(table.after_dismissal)) - 1]
    state.mood = state.most = box
    g.note("dismissed", "15.3.1", count=state.dismissals, mood=box)


def take_liberty(g: VictoryRoads, rule: str) -> None:
    """The liberty of action goes up, and Hitler's mood down by as much as its new box (4.7.2, 6.3.2)."""
    g.state.liberty += 1
    g.note("liberty", rule, box=g.state.liberty)
    please(g, -g.state.liberty, rule)


def worth(g: VictoryRoads, side: int, space: Space) -> int:
    """What a strategic hex is worth to Hitler when it changes hands (15.2)."""
    f, bit = g.facts, 1 << space
    if side == AXIS and f.SOVIET_AT_FIRST & bit:  # it is not taken back
        return 0
    table = f.tables.strategic.lost if side == SOVIET else f.tables.strategic.retaken
    found = 0
    if f.BERLIN & bit:
        found += table["berlin"]
    elif f.BUDAPEST & bit:
        found += table["budapest"]
    elif f.MAJOR & bit:
        found += table["reich-major" if f.GERMANY & bit else "major"]
    elif f.MINOR & f.GERMANY & bit:
        found += table["reich-minor"]
    if f.PORTS & bit:
        found += table["port"]
    if f.OIL & bit:
        found += table["oil"]
    if side == SOVIET and (f.MAJOR | f.PORTS) & bit and not (g.state.halts | g.state.held_out) & bit:
        found += table["no-halt"]
    return found


def captured(g: VictoryRoads, side: int, space: Space) -> None:
    """A hex has changed hands."""
    please(g, worth(g, side, space), "15.2.1" if side == SOVIET else "15.2.2")


def box(g: VictoryRoads) -> tuple[int, int]:
    """Replacement points and supports of the box of Hitler's mood (15.1.3)."""
    return g.facts.tables.satisfaction.boxes[g.state.mood]
