"""The end of the game and victory (10)."""

from __future__ import annotations

from stavka.games.race_for_berlin.control import score
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import KONEV, ZHUKOV
from stavka.kernel.names import bits


def berlin_occupied(g: Berlin) -> bool:
    """Whether each Berlin zone holds a Soviet unit of either camp (5.2, 10.2.3)."""
    return not g.facts.BERLIN & ~g.soviets()


def deepest(g: Berlin) -> list[int]:
    """The highest urban progress of each camp."""
    state = g.state
    return [
        max((state.level[zone] for zone in bits(g.facts.BERLIN & state.held[camp])), default=0)
        for camp in (ZHUKOV, KONEV)
    ]


def finish(g: Berlin, how: str) -> None:
    """Count the last points and name the winner; equal points are a draw (10, R37)."""
    zhukov, konev = deepest(g)
    best = max(zhukov, konev)
    if berlin_occupied(g) and best >= g.facts.awards.deepest_level and zhukov != konev:
        score(g, ZHUKOV if zhukov > konev else KONEV, g.facts.awards.deepest, "deepest", "10.2.3")
    points = g.state.vp
    best = max(points)
    winners = sum(1 << camp for camp in (ZHUKOV, KONEV) if points[camp] == best)
    g.note("game-over", "10", zhukov=points[ZHUKOV], konev=points[KONEV], sides=winners)
    g.end(how, winners)
