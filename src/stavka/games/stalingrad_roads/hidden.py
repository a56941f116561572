"""What a player may not know: markers face down in the other's boxes, Ju 52 on the map (5.1, 10.4.3)."""

from __future__ import annotations

from random import Random

from stavka.games.roads.terms import AXIS, SOVIET, other
from stavka.games.stalingrad_roads.airlift import Land
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.state import Ju52
from stavka.games.stalingrad_roads.supports import Deploy, Place
from stavka.games.stalingrad_roads.terms import AXIS_BOX, SOVIET_BOXES, STAVKA


def deal_anew(g: StalingradRoads, side: int, random: Random) -> None:
    """Deal the other player's hidden markers anew, so that this one cannot tell the difference."""
    enemy = other(side)
    boxes = SOVIET_BOXES if enemy == SOVIET else (AXIS_BOX,)
    _supports(g, enemy, boxes, random)
    if enemy == AXIS:
        _planes(g, random)


def _supports(g: StalingradRoads, side: int, boxes: tuple[int, ...], random: Random) -> None:
    """Markers of a pool and its boxes change places; what a step is busy with stays where it is."""
    state, rows = g.state, g.facts.supports
    pinned = {box: _pinned(g, box) for box in boxes}
    hidden: list[str] = []
    for box in boxes:
        rest = list(state.boxes[box])
        for kind in pinned[box]:
            rest.remove(kind)
        hidden += rest
    # What must be played when it is drawn never waits in a box.
    fixed = [kind for kind in state.pools[side] if rows[kind].mandatory]
    hidden += [kind for kind in state.pools[side] if not rows[kind].mandatory]
    random.shuffle(hidden)
    for box in boxes:
        count = len(state.boxes[box]) - len(pinned[box])
        state.boxes[box] = tuple(sorted((*pinned[box], *hidden[:count])))
        del hidden[:count]
    state.pools[side] = tuple(sorted((*fixed, *hidden)))


def _pinned(g: StalingradRoads, box: int) -> list[str]:
    """The kinds in a box on which a step under way depends."""
    held = set(g.state.boxes[box])
    found = {kind for kind in held if g.facts.supports[kind].mandatory}
    for step in g.state.stack:
        if isinstance(step, Place) and step.source in (-1, box):
            found |= held & {step.kind}
        elif isinstance(step, Deploy) and box == STAVKA:
            found |= held & {step.moving}
    return sorted(found)


def _planes(g: StalingradRoads, random: Random) -> None:
    """The Ju 52 face down on the map, in hand and in the pool change places."""
    state = g.state
    hand = next((step for step in state.stack if isinstance(step, Land)), None)
    held = list(hand.events) if hand else []
    if hand and hand.chosen:
        held.remove(hand.chosen)
    events = [*(landed.event for landed in state.landed), *held, *state.airlift]
    random.shuffle(events)
    state.landed = tuple(Ju52(events.pop(), landed.space) for landed in state.landed)
    if hand:
        fresh = [events.pop() for _ in held]
        hand.events = tuple(sorted([*fresh, hand.chosen] if hand.chosen else fresh))
    state.airlift = tuple(sorted(events))
