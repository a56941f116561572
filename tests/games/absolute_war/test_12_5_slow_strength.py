"""12.2 and 12.5: whom stacks may attack and support, and what both sides count, by a slow reckoning."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.fighting import sums
from tests.games.absolute_war.slow_war import UNITS, Field, foe, is_air, scatter, supporters, targets, totals
from tests.games.absolute_war.table import asked, do, open_to, side_to_act
from tests.games.absolute_war.test_11_slow_movement import laid_out

TURNS = [3, 5, 6, 7, 10, 12, 17]
"""Clear, General Winter, mud, clear, snow, mud, snow: not the first turn, which has rules of its own."""


def leads(f: Field) -> dict[str, set[str]]:
    """The stacks that may attack, and whom."""
    found = {}
    for here in f.stacks.values():
        for stack in here:
            if UNITS[stack[0]]["side"] == f.side and not all(is_air(unit) for unit in stack):
                found[stack[0]] = targets(f, stack)
    return {top: enemies for top, enemies in found.items() if enemies}


@pytest.mark.rule("absolute-war", "12.2b")
@pytest.mark.rule("absolute-war", "12.2.1c")
@pytest.mark.rule("absolute-war", "12.2.1d")
@pytest.mark.rule("absolute-war", "12.2.2c")
@pytest.mark.rule("absolute-war", "12.2.2d")
@pytest.mark.rule("absolute-war", "12.2.2e")
@pytest.mark.rule("absolute-war", "12.2.5a")
@pytest.mark.rule("absolute-war", "12.3.2")
@pytest.mark.rule("absolute-war", "12.5.2a")
@pytest.mark.rule("absolute-war", "12.5.2b")
@pytest.mark.rule("absolute-war", "12.5.3a")
@pytest.mark.rule("absolute-war", "12.5.3b")
@pytest.mark.parametrize("chunk", range(5))
def test_attacks_supports_and_strengths_are_as_the_slow_reckoning_has_them(chunk: int) -> None:
    fought = 0
    for seed in range(chunk * 50, chunk * 50 + 50):
        rng = Random(f"battle {seed}")
        f = scatter(rng, TURNS)
        able = leads(f)
        g = laid_out(f, "combat")
        if not able:
            assert asked(g) != "attack", seed
            continue
        fought += 1
        assert open_to(g, "lead") == set(able), seed
        top = rng.choice(sorted(able))
        do(g, f"lead {top}")
        assert open_to(g, "target") == able[top], seed
        enemy = rng.choice(sorted(able[top]))
        do(g, f"target {enemy}")
        _compare(rng, f, g, f.stack_of(top), f.stack_of(enemy), seed)
    assert fought > 20


def _compare(rng: Random, f: Field, g: War, lead: list[str], target: list[str], seed: int) -> None:
    """Commit supports at random on both sides, comparing who may and what it comes to."""
    helpers: dict[str, list[list[str]]] = {"german": [], "soviet": []}
    for side in (foe(f.initiative), f.initiative):
        prompt = "commit-attack" if side == f.side else "commit-defence"
        while True:
            able = supporters(f, side, lead, target, helpers[side])
            if asked(g) != prompt or side_to_act(g) != side:
                assert not able, seed  # nothing to ask for
                assert side != f.side, seed
                break
            assert open_to(g, "support") == able, (seed, side)
            assert sums(g) == totals(f, lead, target, helpers[f.side], helpers[foe(f.side)]), (seed, side)
            if not able or rng.random() < 0.3:
                if side != f.initiative or f.side != side:
                    do(g, "done")
                break
            top = rng.choice(sorted(able))
            helpers[side].append(f.stack_of(top))
            do(g, f"support {top}")
        if side == f.initiative and f.side == side:
            break
