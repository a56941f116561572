"""Markers that lie face down in a player's boxes, dealt anew for the other (5.1.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from stavka.games.roads.deployment import Place
from stavka.games.roads.play import Roads
from stavka.kernel.decisions import Decision

TRIES = 20
"""How often markers are dealt before they are left as they are."""


def asked(g: Roads[Any]) -> tuple[int, str] | None:
    """Who is asked what; nothing where the game would go on by itself."""
    decision = g.state.stack[-1].decide(g) if g.state.stack else None
    if not isinstance(decision, Decision) or not (decision.always or decision.count() > 1):
        return None
    return decision.side, decision.prompt


def held_fast(g: Roads[Any], box: int) -> set[str]:
    """The kinds in a box that must be played, or that are on their way to the map."""
    held = set(g.state.boxes[box])
    found = {kind for kind in held if g.facts.supports[kind].mandatory}
    for step in g.state.stack:
        if isinstance(step, Place) and step.source in (-1, box):
            found |= held & {step.kind}
    return found


def shuffle(
    g: Roads[Any],
    side: int,
    boxes: Iterable[int],
    random: Random,
    pinned: Callable[[int], Iterable[str]],
    known: Callable[[str], bool] = lambda kind: False,
) -> None:
    """Markers of a pool and its boxes change places; those that are pinned, or known by their back, stay."""
    state, rows = g.state, g.facts.supports
    kept = {box: [*pinned(box)] for box in boxes}
    hidden: list[str] = []
    for box in boxes:
        rest = list(state.boxes[box])
        for kind in kept[box]:
            rest.remove(kind)
        kept[box] += [kind for kind in rest if known(kind)]
        hidden += [kind for kind in rest if not known(kind)]
    # What must be played when it is drawn never waits in a box.
    fixed = [kind for kind in state.pools[side] if rows[kind].mandatory or known(kind)]
    hidden += [kind for kind in state.pools[side] if not rows[kind].mandatory and not known(kind)]
    random.shuffle(hidden)
    for box in boxes:
        count = len(state.boxes[box]) - len(kept[box])
        state.boxes[box] = tuple(sorted((*kept[box], *hidden[:count])))
        del hidden[:count]
    state.pools[side] = tuple(sorted((*fixed, *hidden)))
