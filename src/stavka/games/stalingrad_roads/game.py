"""Stalingrad Roads, for the kernel: its files, its steps, its scenarios."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from stavka.games.roads.data import BoardFile, SupportsFile, UnitsFile
from stavka.games.roads.rules import ENDINGS, STEPS, SUPPORTS_REVEALED, RoadsRules
from stavka.games.stalingrad_roads import (
    airlift,
    approval,
    battle,
    chart,
    check,
    counts,
    data,
    events,
    fortress,
    hidden,
    manstein,
    mars,
    offensives,
    overlays,
    reinforcements,
    sequence,
    setup,
    shortage,
    stavka,
    superiority,
    supports,
    view,
)
from stavka.games.stalingrad_roads.facts import StalingradFacts
from stavka.games.stalingrad_roads.state import StalingradState
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.games.stalingrad_roads.terms import OPTIONS
from stavka.kernel.charts import Chart
from stavka.kernel.errors import Fault
from stavka.kernel.names import NONE, Side, Unit
from stavka.kernel.steps import Step, steps_of
from stavka.kernel.views import Overlay, Table


class StalingradRoadsRules(RoadsRules[StalingradState, StalingradTable]):
    """The game of Nicolas Rident, by its French rules."""

    id = "stalingrad-roads"
    version = 3
    folder = Path(__file__).parent
    scenarios = ("wintergewitter", "uranus", "campaign", "backhand", "gallop")
    maps = ("wintergewitter", "uranus", "backhand", "gallop")
    windows = (
        "intervene",
        "reveal",
        "goering",
        "sally",
        "deploy-first",
        "deploy",
        "off-road",
        "offensives",
        "mars",
        "shortages",
        "rebuild",
    )
    reveals = SUPPORTS_REVEALED | {
        "alarms-raised": ("count",),
        "bombed": (),
        "chosen-lost": ("count",),
        "discord": (),
        "discord-idle": (),
        "gives-up": (),
        "goering": (),
        "intervened": ("support",),
        "ju52": ("event", "space"),
        "offensive-begins": (),
        "offensive-launched": ("supports",),
        "offensive-spent": (),
        "price-due": (),
        "raid": (),
        "sally": ("event",),
        "shortage-back": ("box",),
        "shortage-test": ("supports",),
        "stalin": ("box",),
        "stalin-idle": ("box",),
        "trains": (),
        "transfer": (),
    }
    overlays = overlays.OVERLAYS
    options = OPTIONS
    endings = ENDINGS
    game_type = StalingradTable
    steps = steps_of(
        *STEPS,
        airlift,
        approval,
        battle,
        events,
        fortress,
        manstein,
        mars,
        offensives,
        reinforcements,
        sequence,
        setup,
        shortage,
        stavka,
        superiority,
        supports,
    )
    nodes = sequence.NODES
    facts: StalingradFacts

    def read(self) -> None:
        self.board_file = self.data.load("board.toml", BoardFile)
        self.units_file = self.data.load("units.toml", UnitsFile)
        self.supports_file = self.data.load("supports.toml", SupportsFile)
        self.tables_file = self.data.load("tables.toml", data.TablesFile)
        self.scenarios_file = self.data.load("scenarios.toml", data.ScenariosFile)
        files = (
            self.board_file,
            self.units_file,
            self.supports_file,
            self.tables_file,
            self.scenarios_file,
        )
        self.data.must_be_whole(self.id, check.names(*files))
        self.facts = StalingradFacts(*files)
        self.settle_facts()

    def ranges(self) -> dict[str, range]:
        return counts.ranges(self.facts)

    def vocabularies(self) -> dict[str, frozenset[str]]:
        return counts.vocabularies(self.facts, sequence.NODES)

    def setup(self, scenario: str, options: dict[str, str]) -> StalingradState:
        return setup.state(self.facts, self.facts.scenarios[scenario], sequence.stack("set-up"))

    def stack(self, node: str) -> list[Step[Any]]:
        return sequence.stack(node)

    def table(self, g: StalingradTable, side: Side) -> Table:
        return view.table(g, side)

    def chart(self, name: str = "") -> Chart:
        return chart.chart(self.facts, self.board_file, name)

    def overlay(self, g: StalingradTable, side: Side, name: str, unit: Unit = NONE) -> Overlay:
        return overlays.overlay(g, name, unit)

    def resample(self, g: StalingradTable, side: Side, random: Random) -> None:
        """Deal anew what lies face down in the other player's boxes, and the Ju 52 (5.1.4, 10.4.3)."""
        hidden.deal_anew(g, side, random)

    def broken(self, g: StalingradTable) -> list[Fault]:
        return check.broken(g)

    def problems(self) -> list[Fault]:
        """The map, then every set-up on it."""
        found = check.data(self.facts, self.board_file)
        for scenario in self.scenarios:
            found += check.setup(self.at_first(scenario))
        return found

    def paragraph(self, rule: str) -> str:
        """The family cites this rulebook."""
        return rule.removeprefix("~")


RULES = StalingradRoadsRules
