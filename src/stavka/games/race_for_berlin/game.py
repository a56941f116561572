"""Race for Berlin, for the kernel: its files, its steps, its set-up (11)."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from stavka.games.race_for_berlin import (
    americans,
    berlin,
    chart,
    check,
    combat,
    counts,
    data,
    end_of_turn,
    events,
    fights,
    logistics,
    losses,
    march,
    operations,
    orders,
    overlays,
    reinforcements,
    retreat,
    sequence,
    view,
)
from stavka.games.race_for_berlin.facts import Berlin, Facts
from stavka.games.race_for_berlin.state import BerlinState
from stavka.games.race_for_berlin.terms import CAMPS, HEINRICI, KONEV, other
from stavka.kernel.charts import Chart, Face
from stavka.kernel.errors import Fault
from stavka.kernel.forces import Counters, derive
from stavka.kernel.names import NONE, Side, Unit
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.steps import Step, steps_of
from stavka.kernel.views import Overlay, Table

MODULES = (
    americans,
    berlin,
    combat,
    end_of_turn,
    events,
    fights,
    logistics,
    losses,
    march,
    operations,
    orders,
    reinforcements,
    retreat,
    sequence,
)
"""The chapters: every step of the game is in one of them."""


class RaceForBerlin(Ruleset[BerlinState, Berlin]):
    """The game of François-Xavier Euzet, French rules 1.0."""

    id = "race-for-berlin"
    version = 2
    folder = Path(__file__).parent
    files = ("board.toml", "units.toml", "tables.toml")
    sides = CAMPS
    scenarios = ("campaign",)
    secrets = True
    headings = {"turn": 1, "operation": 2, "impulse": 3}
    overlays = overlays.OVERLAYS
    endings = ("americans", "turn-10", "end-roll")
    windows = ("bridges-window", "conscripts-window", "heinrici-window")
    reveals = {"event-drawn": ("token",), "event-discarded": ("token",), "event-played": ("token",)}
    game_type = Berlin
    steps = steps_of(*MODULES)
    nodes = sequence.NODES

    def read(self) -> None:
        self.board_file = self.data.load("board.toml", data.BoardFile)
        self.units_file = self.data.load("units.toml", data.UnitsFile)
        tables = self.data.load("tables.toml", data.TablesFile)
        self.data.must_be_whole(self.id, check.names(self.board_file, self.units_file))
        self.facts = Facts(self.board_file, self.units_file, tables)
        self.board, self.roster = self.facts.board, self.facts.roster
        self.counters = Counters(partial(view.counter, self.facts))

    def ranges(self) -> dict[str, range]:
        return counts.ranges(self.facts, len(sequence.PHASES))

    def setup(self, scenario: str, options: dict[str, str]) -> BerlinState:
        """All units with a set-up zone at full strength there; Heinrici to Konev (11)."""
        f = self.facts
        where = [f.board.index[row.setup] if row.setup else f.WAITING for row in f.units]
        return BerlinState(
            where=where,
            stack=[sequence.Turn()],
            standing=[(), ()],
            at=[],
            held=[],
            control=[0, 0],
            level=[0] * len(f.board.names),
            tracks=[0, 0, 0],
            vp=[0, 0],
            support=[0, 0],
            token=[0, 0],
            cup=tuple(sorted(row.number for row in f.tables.token if row.number != HEINRICI)),
            heinrici=KONEV,
        )

    def stack(self, node: str) -> list[Step[Any]]:
        return sequence.stack(node)

    def table(self, g: Berlin, side: Side) -> Table:
        return view.table(g, side)

    def chart(self, name: str = "") -> Chart:
        return chart.chart(self.facts, self.board_file)

    def faces(self) -> list[Face]:
        return chart.faces(self.facts)

    def overlay(self, g: Berlin, side: Side, name: str, unit: Unit = NONE) -> Overlay:
        return overlays.overlay(g, name, unit)

    def resample(self, g: Berlin, side: Side, random: Random) -> None:
        """Deal the other player's secret token anew from all that this player cannot see (2.4.2)."""
        state, camp = g.state, other(side)
        if state.token[camp]:
            unseen = [*state.cup, state.token[camp]]
            state.token[camp] = random.choice(unseen)
            state.cup = tuple(sorted(token for token in unseen if token != state.token[camp]))
        for step in state.stack:
            if isinstance(step, end_of_turn.CleanUp):
                step.forget(camp, random.random() < 0.5)

    def broken(self, g: Berlin) -> list[Fault]:
        return check.broken(g)

    def problems(self) -> list[Fault]:
        """The map, then the set-up on it."""
        found = check.data(self.facts, self.board_file)
        state = self.setup(self.scenarios[0], {})
        derive(state, self.roster, len(self.board.names))
        game = Berlin(self, state, scenario=self.scenarios[0], options={}, seed="")
        return found + check.setup(game)

    def unit_name(self, unit: str, lang: str) -> str:
        row = self.facts.units[self.unit[unit]]
        return self.named(row, lang)

    def unit_label(self, unit: str, lang: str) -> str:
        """What stands on the counter, with the number of the counter where an army has two."""
        number = self.unit[unit]
        row = self.facts.units[number]
        return f"{row.label}/{unit[-1]}" if self.facts.army_of[number] in self.facts.WHOLE else row.label

    def space_name(self, space: str, lang: str) -> str:
        number = self.space[space]
        if number >= len(self.facts.zones):
            return space
        row = self.facts.zones[number]
        return self.named(row, lang)


RULES = RaceForBerlin
