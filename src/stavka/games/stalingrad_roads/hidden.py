"""What a player may not know: markers face down in the other's boxes, Ju 52 on the map (5.1, 10.4.3)."""

from __future__ import annotations

from random import Random

from stavka.games.roads.terms import AXIS, SOVIET, other
from stavka.games.stalingrad_roads.airlift import Land, Sally
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.state import Ju52
from stavka.games.stalingrad_roads.supports import Deploy, Place
from stavka.games.stalingrad_roads.terms import AXIS_BOX, SOVIET_BOXES, STAVKA
from stavka.kernel.decisions import Decision

TRIES = 20
"""How often markers are dealt before they are left as they are."""


def deal_anew(g: StalingradRoads, side: int, random: Random) -> None:
    """Deal the other player's hidden markers anew, so that this one cannot tell the difference.

    What a player is asked may depend on what he holds. That he is asked is seen, so the question stays.
    """
    enemy, asked, kept = other(side), _asked(g), _Hidden(g)
    boxes = SOVIET_BOXES if enemy == SOVIET else (AXIS_BOX,)
    for _ in range(TRIES):
        _supports(g, enemy, boxes, random)
        if enemy == AXIS:
            _planes(g, random)
        if _asked(g) == asked:
            return
        kept.put_back(g)


def _asked(g: StalingradRoads) -> tuple[int, str] | None:
    """Who is asked what; nothing where the game would go on by itself."""
    decision = g.state.stack[-1].decide(g) if g.state.stack else None
    if not isinstance(decision, Decision) or not (decision.always or decision.count() > 1):
        return None
    return decision.side, decision.prompt


class _Hidden:
    """Where all markers that lie face down are."""

    def __init__(self, g: StalingradRoads) -> None:
        state, hand = g.state, _hand(g)
        self.pools, self.boxes = [*state.pools], [*state.boxes]
        self.landed, self.airlift = state.landed, state.airlift
        self.events = hand.events if hand else ()

    def put_back(self, g: StalingradRoads) -> None:
        state, hand = g.state, _hand(g)
        state.pools[:], state.boxes[:] = self.pools, self.boxes
        state.landed, state.airlift = self.landed, self.airlift
        if hand:
            hand.events = self.events


def _hand(g: StalingradRoads) -> Land | None:
    """The Ju 52 that are being placed."""
    return next((step for step in g.state.stack if isinstance(step, Land)), None)


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
    """The Ju 52 face down on the map, in hand and in the pool change places; one that is in use stays."""
    state, hand = g.state, _hand(g)
    busy = {step.chosen for step in state.stack if isinstance(step, Sally)}
    held = list(hand.events) if hand else []
    if hand and hand.chosen:
        held.remove(hand.chosen)
    free = [landed.event for landed in state.landed if landed.event not in busy]
    events = [*free, *held, *state.airlift]
    random.shuffle(events)
    state.landed = tuple(
        landed if landed.event in busy else Ju52(events.pop(), landed.space) for landed in state.landed
    )
    if hand:
        fresh = [events.pop() for _ in held]
        hand.events = tuple(sorted([*fresh, hand.chosen] if hand.chosen else fresh))
    state.airlift = tuple(sorted(events))
