"""What a player may not know: markers face down in the other's boxes (5.1.4)."""

from __future__ import annotations

from random import Random

from stavka.games.roads.hidden import TRIES, asked, held_fast, shuffle
from stavka.games.roads.terms import other
from stavka.games.victory_roads.events import Gehlen
from stavka.games.victory_roads.play import VictoryRoads


def deal_anew(g: VictoryRoads, side: int, random: Random) -> None:
    """Deal the other player's hidden markers anew, so that this one cannot tell the difference.

    What a player is asked may depend on what he holds. That he is asked is seen, so the question stays. The
    back of a marker tells whether it must be played, and whether it is one of the end of the Reich.
    """
    enemy, question, state = other(side), asked(g), g.state
    pools, boxes = [*state.pools], [*state.boxes]

    def pinned(box: int) -> list[str]:
        if any(isinstance(step, Gehlen) and step.theatre == box for step in g.state.stack):
            return [*state.boxes[box]]  # the German player looks at them
        return sorted(held_fast(g, box))

    def known(kind: str) -> bool:
        return g.facts.supports[kind].reich

    for _ in range(TRIES):
        shuffle(g, enemy, g.boxes_of(enemy), random, pinned, known)
        if asked(g) == question:
            return
        state.pools[:], state.boxes[:] = pools, boxes
