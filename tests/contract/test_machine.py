"""Property tests: whatever is done to a game in whatever order, it stays the game that its journal tells."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import stavka
from stavka.kernel import journal
from stavka.kernel.game import CannotUndo, Game
from stavka.kernel.start import from_position, new
from tests.contract.starts import starts


def machine(rules: Any, start: str) -> type[RuleBasedStateMachine]:
    """A machine that plays, undoes, copies, forks, saves, writes positions, and looks from every side."""

    class Player(RuleBasedStateMachine):
        game: Game[Any]

        @initialize(seed=st.integers(0, 10_000))
        def begin(self, seed: int) -> None:
            fresh = start in rules.scenarios
            self.game = new(rules, start, seed=seed) if fresh else from_position(rules, start, seed=seed)
            self.prints = [self.game.state.digest()]

        @precondition(lambda self: bool(self.game.offered))
        @rule(picks=st.lists(st.integers(0, 2**32), min_size=1, max_size=12))
        def act(self, picks: list[int]) -> None:
            for pick in picks:
                actions = list(self.game.legal_actions())
                if actions:
                    self.game.play(*actions[pick % len(actions)])
                    self.prints.append(self.game.state.digest())

        @precondition(lambda self: len(self.game) > 0)
        @rule()
        def undo(self) -> None:
            before = self.game.state.digest()
            try:
                self.game.undo()
            except CannotUndo:
                assert self.game.state.digest() == before
            else:
                self.prints.pop()
                assert self.game.state.digest() == self.prints[-1]

        @rule(pick=st.integers(0, 2**32))
        def look_back(self, pick: int) -> None:
            at = pick % len(self.prints)
            assert self.game.fork(at).state.digest() == self.prints[at]

        @rule()
        def save_and_load(self) -> None:
            kept = journal.decode(journal.encode(journal.record(self.game)), "save")
            self.game = journal.replay(kept, rules)

        @rule()
        def copy(self) -> None:
            self.game = self.game.copy()

        @rule()
        def write_a_position(self) -> None:
            again = from_position(rules, self.game.position(), seed=self.game.seed)
            assert again.state.digest() == self.game.state.digest()
            assert again.to_act == self.game.to_act

        @rule(seed=st.integers(0, 2**32))
        def look_from_every_side(self, seed: int) -> None:
            for side in rules.sides:
                twin = self.game.resample(side, Random(seed), log=True)
                assert twin.view(side) == self.game.view(side)

        @invariant()
        def nothing_is_broken(self) -> None:
            if hasattr(self, "game"):
                assert not rules.broken(self.game)
                assert self.game.state.digest() == self.prints[-1]
                assert bool(self.game.offered) != self.game.over

    return Player


@pytest.mark.parametrize(("game", "start"), starts(1))
def test_a_game_stays_what_its_journal_tells(game: str, start: str) -> None:
    kept = settings(max_examples=6, stateful_step_count=25, derandomize=True)
    run_state_machine_as_test(machine(stavka.ruleset(game), start), settings=kept)
