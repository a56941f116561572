"""Who wins each scenario."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.roads.terms import AXIS, GERMAN, SOVIET
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import ROMANIA
from stavka.kernel.names import Space, SpaceSet, bits

QUARTERS = 4
"""Points are counted in quarters."""


def finish(g: VictoryRoads, level: str, rule: str) -> None:
    """The game ends at a level of victory."""
    if g.state.ended:
        return
    both = 1 << SOVIET | 1 << AXIS
    winners = {"soviet": 1 << SOVIET, "axis": 1 << AXIS}.get(level.partition("-")[0], both)
    g.note("game-over", rule, level=level, points=f"{g.state.vp / QUARTERS:g}")
    g.end(level, winners)


def captured(g: VictoryRoads, side: int, space: Space) -> None:
    """The fall of Berlin in time ends the war at once."""
    row = g.setting.row.victory
    if side != SOVIET or not row.sudden or space != g.facts.board.index[row.sudden]:
        return
    if g.state.turn <= g.facts.turn_of[row.sudden_last]:
        finish(g, "soviet-decisive", "20.1")


def eliminated(g: VictoryRoads, unit: int) -> None:
    """German divisions that are lost may count."""
    if g.facts.DIVISIONS >> unit & 1:
        g.state.lost_divisions += 1
        g.state.lost_unsupplied += g.state.oos >> unit & 1


def _hexes(g: VictoryRoads, names: Iterable[str]) -> SpaceSet:
    return g.facts.board.spaces(names)


def points(g: VictoryRoads) -> int:
    """What the Soviets have, in quarters of points."""
    row, control = g.setting.row.victory, g.state.control[SOVIET]
    index = g.facts.board.index
    found = sum(worth for name, worth in row.points.items() if control >> index[name] & 1)
    found += row.division * g.state.lost_divisions
    found += row.unsupplied_division * g.state.lost_unsupplied
    return found + row.side_change * (g.status(ROMANIA) == "soviet")


def end_of_turn(g: VictoryRoads) -> None:
    """At the end of the last turn the points decide."""
    if g.state.ended or g.state.turn < g.setting.last:
        return
    if g.scenario == "budapest-wien":
        _budapest(g)
        return
    g.state.vp = points(g)
    levels = g.setting.row.victory.levels
    level = next(name for name, least in levels.items() if g.state.vp >= least)
    finish(g, level, "20.1")


def _budapest(g: VictoryRoads) -> None:
    """Vienna, and the towns around it."""
    row, control = g.setting.row.victory, g.state.control[SOVIET]
    vienna = bool(_hexes(g, [row.capital]) & control)
    others = (_hexes(g, row.objectives) & control).bit_count()
    germans = g.facts.TROOPS[AXIS] & g.facts.NATION[GERMAN]
    in_budapest = any(g.state.at[space] & germans for space in bits(_hexes(g, row.budapest)))
    g.state.vp = (vienna + others) * QUARTERS
    if in_budapest or (not vienna and not others):
        finish(g, "axis-decisive", "20.1")
    elif vienna and others >= 3:
        finish(g, "soviet-decisive", "20.1")
    elif vienna or others >= 4:
        finish(g, "soviet-marginal", "20.1")
    elif others == 3:
        finish(g, "draw", "20.1")
    else:
        finish(g, "axis-marginal", "20.1")
