"""A Victory Lost, for the kernel: its files, its steps, its set-up (3)."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from stavka.games.a_victory_lost import (
    advance,
    chart,
    check,
    chits,
    combat,
    command,
    counts,
    data,
    headquarters,
    march,
    overlays,
    pieces,
    reinforcements,
    retreat,
    sequence,
    setup,
    supply,
    victory,
    view,
)
from stavka.games.a_victory_lost.facts import Facts, VictoryLost
from stavka.games.a_victory_lost.state import LostState
from stavka.games.a_victory_lost.terms import AXIS, FREE_SETUP, LATE_1PZA, OPTIONS, SIDES, SOVIET, other
from stavka.kernel.charts import Chart, Face
from stavka.kernel.errors import Fault
from stavka.kernel.forces import Counters, derive
from stavka.kernel.names import NONE, Side, Unit, bits
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.steps import Step, steps_of
from stavka.kernel.views import Overlay, Table


class AVictoryLost(Ruleset[LostState, VictoryLost]):
    """The game of Tetsuya Nakamura, by its French rules."""

    id = "a-victory-lost"
    version = 2
    folder = Path(__file__).parent
    files = ("board.toml", "units.toml", "tables.toml")
    sides = SIDES
    scenarios = ("campaign",)
    secrets = True
    absent = "removed"
    headings = {"turn": 1, "drawn": 2, "attack": 3}
    overlays = overlays.OVERLAYS
    reveals = {"drawn": ("chit",), "hq-removed": ("pile",), "plan-lost": ("count",)}
    options = OPTIONS
    endings = ("sudden-death", "last-turn")
    game_type = VictoryLost
    steps = steps_of(
        advance,
        chits,
        combat,
        command,
        headquarters,
        march,
        pieces,
        reinforcements,
        retreat,
        sequence,
        setup,
        supply,
        victory,
    )
    nodes = sequence.NODES

    def read(self) -> None:
        self.board_file = self.data.load("board.toml", data.BoardFile)
        self.units_file = self.data.load("units.toml", data.UnitsFile)
        self.tables_file = self.data.load("tables.toml", data.TablesFile)
        self.data.must_be_whole(self.id, check.names(self.board_file, self.units_file, self.tables_file))
        self.facts = Facts(self.board_file, self.units_file, self.tables_file)
        self.board, self.roster = self.facts.board, self.facts.roster
        self.counters = Counters(partial(view.counter, self.facts))

    def ranges(self) -> dict[str, range]:
        return counts.ranges(self.facts)

    def vocabularies(self) -> dict[str, frozenset[str]]:
        return counts.vocabularies(self.facts, tuple(sequence.PHASES))

    def setup(self, scenario: str, options: dict[str, str]) -> LostState:
        """Starting pieces at full strength on their symbols, all cities with the Axis (3.0)."""
        f = self.facts
        free = options.get(FREE_SETUP) == "on"
        due = [row.turn for row in f.rows]
        if options.get(LATE_1PZA) == "on":
            due = [f.tables.chits.late_1pza if row.by == "1PzA" else row.turn for row in f.rows]
        deploy: list[Step[Any]] = [setup.Deploy(side=side) for side in (SOVIET, AXIS)] if free else []
        where = [f.board.index[row.start] if row.start and not free else f.WAITING for row in f.rows]
        for hq in bits(f.DROPPED):
            where[hq] = f.REMOVED
        return LostState(
            where=where,
            stack=[sequence.Turn(), chits.PickChits(), *deploy],
            standing=[(), ()],
            at=[],
            held=[],
            due=due,
            control=[f.CITIES, 0],
            vp=[f.tables.victory.axis_start, f.tables.victory.soviet_start],
            inactive=[tuple(f.tables.chits.axis_start), ()],
            played=[(), ()],
        )

    def stack(self, node: str) -> list[Step[Any]]:
        return sequence.stack(node)

    def table(self, g: VictoryLost, side: Side) -> Table:
        return view.table(g, side)

    def chart(self, name: str = "") -> Chart:
        return chart.chart(self.facts, self.board_file)

    def faces(self) -> list[Face]:
        return chart.faces(self.facts)

    def overlay(self, g: VictoryLost, side: Side, name: str, unit: Unit = NONE) -> Overlay:
        return overlays.overlay(g, name, unit)

    def resample(self, g: VictoryLost, side: Side, random: Random) -> None:
        """Deal the other player's hidden chits anew: those in the bag and face down in his pool (7.1.3)."""
        chits.deal_anew(g, other(side), random)

    def broken(self, g: VictoryLost) -> list[Fault]:
        return check.broken(g)

    def problems(self) -> list[Fault]:
        """The map, then the set-up on it."""
        found = check.data(self.facts, self.board_file, self.tables_file)
        options = {name: choices[0] for name, choices in self.options.items()}
        state = self.setup(self.scenarios[0], options)
        derive(state, self.roster, len(self.board.names))
        game = VictoryLost(self, state, scenario=self.scenarios[0], options=options, seed="")
        return found + check.setup(game)

    def unit_name(self, unit: str, lang: str) -> str:
        row = self.facts.rows[self.unit[unit]]
        return self.named(row, lang)

    def unit_label(self, unit: str, lang: str) -> str:
        """What stands on the counter."""
        return self.facts.rows[self.unit[unit]].label

    def space_name(self, space: str, lang: str) -> str:
        """A hex by its number, with the name of the place where it has one."""
        row = self.facts.place.get(self.space[space])
        if row is None:
            return space
        return f"{row.name_fr if lang == 'fr' and row.name_fr else row.name} {space}"


RULES = AVictoryLost
