"""Victory Roads, for the kernel: its files, its steps, its scenarios."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from stavka.games.roads.data import SupportsFile, UnitsFile
from stavka.games.roads.rules import ENDINGS, STEPS, SUPPORTS_REVEALED, RoadsRules
from stavka.games.victory_roads import (
    battle,
    capitulation,
    chart,
    check,
    counts,
    data,
    events,
    halt,
    hidden,
    leaders,
    levies,
    marching,
    overlays,
    reich,
    reinforcements,
    sequence,
    setup,
    stavka,
    supports,
    theatres,
    view,
    warsaw,
    withdrawal,
)
from stavka.games.victory_roads.facts import VictoryFacts
from stavka.games.victory_roads.paragraphs import PARAGRAPHS
from stavka.games.victory_roads.state import VictoryState
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.charts import Chart
from stavka.kernel.errors import Fault
from stavka.kernel.names import NONE, Side, Unit
from stavka.kernel.steps import Step, steps_of
from stavka.kernel.views import Overlay, Table


class VictoryRoadsRules(RoadsRules[VictoryState, VictoryTable]):
    """The game of Nicolas Rident, by its French rules."""

    id = "victory-roads"
    version = 3
    folder = Path(__file__).parent
    scenarios = ("budapest-wien", "bessarabia", "bagration", "campaign")
    maps = ("budapest-wien", "bessarabia", "bagration")
    windows = (
        "intervene",
        "airdrop",
        "reserve-moves",
        "deploy-1",
        "deploy-2",
        "deploy-3",
        "combat-supports",
        "front-reserves",
        "airlift",
        "capitulation",
        "rebuild",
    )
    reveals = SUPPORTS_REVEALED | {
        "airlift": (),
        "bridgehead": (),
        "capacity": ("support",),
        "demanded": (),
        "gehlen": ("supports",),
        "gehlen-found": ("support",),
        "levied": (),
        "must-play": ("support",),
        "on-theatre": ("support",),
        "raided": (),
        "stalin": (),
    }
    overlays = overlays.OVERLAYS
    endings = ENDINGS
    game_type = VictoryTable
    steps = steps_of(
        *STEPS,
        battle,
        capitulation,
        events,
        halt,
        leaders,
        levies,
        marching,
        reich,
        reinforcements,
        sequence,
        setup,
        stavka,
        supports,
        theatres,
        warsaw,
        withdrawal,
    )
    nodes = sequence.NODES
    facts: VictoryFacts

    def read(self) -> None:
        self.board_file = self.data.load("board.toml", data.VictoryBoard)
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
        self.facts = VictoryFacts(*files)
        self.settle_facts()

    def ranges(self) -> dict[str, range]:
        return counts.ranges(self.facts)

    def vocabularies(self) -> dict[str, frozenset[str]]:
        return counts.vocabularies(self.facts, sequence.NODES)

    def setup(self, scenario: str, options: dict[str, str]) -> VictoryState:
        return setup.state(self.facts, self.facts.scenarios[scenario], sequence.stack("set-up"))

    def stack(self, node: str) -> list[Step[Any]]:
        return sequence.stack(node)

    def table(self, g: VictoryTable, side: Side) -> Table:
        return view.table(g, side)

    def chart(self, name: str = "") -> Chart:
        return chart.chart(self.facts, self.board_file, name)

    def overlay(self, g: VictoryTable, side: Side, name: str, unit: Unit = NONE) -> Overlay:
        return overlays.overlay(g, name, unit)

    def resample(self, g: VictoryTable, side: Side, random: Random) -> None:
        """Deal anew what lies face down in the other player's boxes (5.1.4)."""
        hidden.deal_anew(g, side, random)

    def broken(self, g: VictoryTable) -> list[Fault]:
        return check.broken(g)

    def problems(self) -> list[Fault]:
        """The map, then every set-up on it."""
        found = check.data(self.facts, self.board_file)
        for scenario in self.scenarios:
            found += check.setup(self.at_first(scenario))
        return found

    def paragraph(self, rule: str) -> str:
        """What the family cites by the numbers of Stalingrad Roads, by those of this rulebook."""
        return PARAGRAPHS[rule] if rule.startswith("~") else rule


RULES = VictoryRoadsRules
