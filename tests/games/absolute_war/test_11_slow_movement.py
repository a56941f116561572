"""11: where stacks may go, compared with a slow march written from the rulebook."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.slow_war import (
    UNITS,
    Field,
    Walk,
    as_units,
    controlled,
    head,
    is_ground,
    scatter,
)
from tests.games.absolute_war.table import asked, do, field, marked, open_to

TURNS = [1, 3, 5, 6, 7, 7, 10]
"""Surprise, clear, General Winter, mud, clear, snow."""


def laid_out(f: Field, step: str) -> War:
    """The same position in a real game."""
    return field(
        as_units(f),
        step=f"{f.side}-{step}",
        turn=f.turn,
        head=head(f),
        german=controlled(f, "german"),
        soviet=controlled(f, "soviet"),
    )


def ready(f: Field) -> dict[str, list[str]]:
    """The parts of the phasing side's stacks that could move, by their top unit."""
    found = {}
    for here in f.stacks.values():
        for stack in here:
            units = [unit for unit in stack if is_ground(unit) and unit != "s-sev"]
            if units and UNITS[units[0]]["side"] == f.side:
                found[units[0]] = units
    return found


@pytest.mark.rule("absolute-war", "11.0a")
@pytest.mark.rule("absolute-war", "11.0b")
@pytest.mark.rule("absolute-war", "11.4c")
@pytest.mark.rule("absolute-war", "11.4d")
@pytest.mark.rule("absolute-war", "11.5d")
@pytest.mark.rule("absolute-war", "11.5.1b")
@pytest.mark.rule("absolute-war", "11.5.3")
@pytest.mark.parametrize("chunk", range(6))
def test_every_move_is_as_the_slow_march_has_it(chunk: int) -> None:
    for seed in range(chunk * 40, chunk * 40 + 40):
        rng = Random(f"march {seed}")
        f = scatter(rng, TURNS)
        walks = {
            top: Walk(field=deepcopy(f), units=units, start=f.zone_of(top)) for top, units in ready(f).items()
        }
        able = {top for top, walk in walks.items() if walk.exits()}
        g = laid_out(f, "movement")
        assert open_to(g, "move") == able | {top for top, walk in walks.items() if walk.could_join()}, seed
        if not able:
            continue
        top = rng.choice(sorted(able))
        _walk(rng, do(g, f"move {top}"), walks[top], seed)


def _walk(rng: Random, g: War, walk: Walk, seed: int) -> None:
    """Go at random as far as it goes, comparing all along."""
    goes = True
    while goes:
        exits = walk.exits()
        while walk.entered and not walk.may_stop() and len(exits) == 1:
            walk.enter(*exits)  # nothing else is left, and the game does not ask
            exits = walk.exits()
        if walk.entered and not exits:
            assert walk.may_stop(), seed  # the game stops by itself
            break
        assert asked(g) == "move", seed
        assert open_to(g, "enter") == exits, (seed, walk.here)
        assert (open_to(g, "stop") == {""}) == (walk.entered > 0 and walk.may_stop()), (seed, walk.here)
        if walk.entered and walk.may_stop() and rng.random() < 0.3:
            do(g, "stop")
            goes = False
        else:
            zone = rng.choice(sorted(exits))
            walk.enter(zone)
            do(g, f"enter {zone}")
    during = asked(g) in ("movement", "full-move", "join")  # it may have been the last move of the phase
    if walk.units[0] in walk.field.disrupted and during:
        assert set(walk.units) <= marked(g, "disrupted"), seed
    if walk.tired():
        assert asked(g) == "full-move", seed
        alone = walk.field.room(walk.side, walk.here, walk.units)
        assert (open_to(g, "done") == {""}) == alone, seed
    else:
        assert asked(g) != "full-move", seed
