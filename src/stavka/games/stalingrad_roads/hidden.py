"""What a player may not know: markers face down in the other's boxes, Ju 52 on the map (5.1, 10.4.3)."""

from __future__ import annotations

from random import Random

from stavka.games.roads.hidden import TRIES, asked, held_fast, shuffle
from stavka.games.roads.terms import AXIS, SOVIET, other
from stavka.games.stalingrad_roads.airlift import Land, Sally
from stavka.games.stalingrad_roads.manstein import pressing
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.shortage import ShortageTest
from stavka.games.stalingrad_roads.state import Ju52
from stavka.games.stalingrad_roads.supports import Deploy
from stavka.games.stalingrad_roads.terms import AXIS_BOX, SOVIET_BOXES, STAVKA


def deal_anew(g: StalingradRoads, side: int, random: Random) -> None:
    """Deal the other player's hidden markers anew, so that this one cannot tell the difference.

    What a player is asked may depend on what he holds. That he is asked is seen, so the question stays.
    """
    enemy, question, kept, urgent = other(side), asked(g), _Hidden(g), len(pressing(g))
    boxes = SOVIET_BOXES if enemy == SOVIET else (AXIS_BOX,)
    for _ in range(TRIES):
        shuffle(g, enemy, boxes, random, lambda box: _pinned(g, box))
        if enemy == AXIS:
            _planes(g, random)
            _urgent(g, random, urgent)
        if asked(g) == question:
            return
        kept.put_back(g)


class _Hidden:
    """Where all markers that lie face down are."""

    def __init__(self, g: StalingradRoads) -> None:
        state, hand = g.state, _hand(g)
        self.pools, self.boxes = [*state.pools], [*state.boxes]
        self.landed, self.airlift = state.landed, state.airlift
        self.events = hand.events if hand else ()
        self.urgent = state.urgent

    def put_back(self, g: StalingradRoads) -> None:
        state, hand = g.state, _hand(g)
        state.pools[:], state.boxes[:] = self.pools, self.boxes
        state.landed, state.airlift, state.urgent = self.landed, self.airlift, self.urgent
        if hand:
            hand.events = self.events


def _hand(g: StalingradRoads) -> Land | None:
    """The Ju 52 that are being placed."""
    return next((step for step in g.state.stack if isinstance(step, Land)), None)


def _pinned(g: StalingradRoads, box: int) -> list[str]:
    """The kinds in a box on which a step under way depends."""
    found = held_fast(g, box)
    if any(isinstance(step, ShortageTest) and step.box == box for step in g.state.stack):
        return [*g.state.boxes[box]]  # all have seen what lies there
    if box == STAVKA:
        found |= {step.moving for step in g.state.stack if isinstance(step, Deploy)}
    return sorted(found & set(g.state.boxes[box]))


def _urgent(g: StalingradRoads, random: Random, count: int) -> None:
    """As many markers as before have to be used this turn: which, the other player does not know (16.3)."""
    rows = g.facts.supports
    held = [kind for kind in g.state.boxes[AXIS_BOX] if not rows[kind].mandatory]
    g.state.urgent = tuple(sorted(random.sample(held, count)))


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
