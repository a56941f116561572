"""Absolute War!, for the kernel: its files, its steps, its scenarios."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from stavka.games.absolute_war import (
    advance,
    card_phase,
    card_play,
    card_windows,
    chart,
    check,
    combat,
    counts,
    data,
    deployment,
    hidden,
    markers,
    movement,
    objectives,
    offensives,
    other_cards,
    overlays,
    overstacking,
    partisans,
    pincers,
    reinforcements,
    replacements,
    reserves,
    results,
    retreat,
    sequence,
    setup,
    supply,
    turn_events,
    upgrades,
    victory,
    view,
    withdrawals,
)
from stavka.games.absolute_war.facts import Facts, War
from stavka.games.absolute_war.state import WarState
from stavka.games.absolute_war.terms import ADVANCED, MODES, SIDES
from stavka.kernel.charts import Chart, Face
from stavka.kernel.errors import Fault
from stavka.kernel.forces import Counters, derive
from stavka.kernel.names import NONE, Side, Unit
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.steps import Step, steps_of
from stavka.kernel.views import Overlay, Table

MODULES = (
    advance,
    card_phase,
    card_play,
    card_windows,
    combat,
    deployment,
    markers,
    movement,
    objectives,
    offensives,
    other_cards,
    overstacking,
    partisans,
    pincers,
    reinforcements,
    replacements,
    reserves,
    results,
    retreat,
    sequence,
    supply,
    turn_events,
    upgrades,
    victory,
    withdrawals,
)
"""The chapters: every step of the game is in one of them."""


class AbsoluteWar(Ruleset[WarState, War]):
    """The Attack on Russia 1941-45, rules in their French translation."""

    id = "absolute-war"
    version = 2
    folder = Path(__file__).parent
    files = ("board.toml", "units.toml", "tables.toml", "cards.toml", "scenarios.toml")
    sides = SIDES
    scenarios = ("short-campaign", "long-campaign", "barbarossa", "stalingrad", "kursk")
    secrets = True
    headings = {"turn": 1, "player-turn": 2, "phase": 3}
    overlays = overlays.OVERLAYS
    windows = card_windows.WINDOWS
    reveals = {
        "assault": ("card", "other_card"),
        "battle": ("card", "other_card"),
        "card-points": ("card",),
        "discarded": ("card",),
        "discarded-at-random": ("card",),
        "enemy-discards": ("card",),
        "exchanged": ("card",),
        "gambled": ("card",),
        "goals-shown": ("card",),
        "laid-aside": ("card",),
        "looked": ("card", "cards"),
        "offensive": ("card",),
        "played": ("card",),
        "red-card": ("card",),
        "red-card-void": ("card",),
        "turned-up": ("card",),
        "war-goals": ("card",),
    }
    options = {
        "mode": MODES,
        **dict.fromkeys(ADVANCED, ("mode", "on", "off")),
        "moral-victory": ("off", "on"),
        "solitaire": ("off", "on"),
    }
    endings = (
        "war-status",
        "war-targets",
        "berlin",
        "moral-victory",
        "liberation",
        "targets-kept",
        "production",
        "western-allies",
        "objectives",
        "points",
        "war-targets-held",
        "draw",
        "solitaire",
    )
    game_type = War
    steps = steps_of(*MODULES)
    nodes = sequence.NODES

    def read(self) -> None:
        self.board_file = self.data.load("board.toml", data.BoardFile)
        self.units_file = self.data.load("units.toml", data.UnitsFile)
        tables = self.data.load("tables.toml", data.TablesFile)
        cards = self.data.load("cards.toml", data.CardsFile)
        scenarios = self.data.load("scenarios.toml", data.ScenariosFile)
        self.data.must_be_whole(self.id, check.names(self.board_file, self.units_file, cards, scenarios))
        self.facts = Facts(self.board_file, self.units_file, tables, cards, scenarios)
        self.board, self.roster = self.facts.board, self.facts.roster
        self.counters = Counters(partial(view.counter, self.facts))

    def ranges(self) -> dict[str, range]:
        return counts.ranges(self.facts, len(sequence.NODES))

    def vocabularies(self) -> dict[str, frozenset[str]]:
        return counts.vocabularies(self.facts)

    def setup(self, scenario: str, options: dict[str, str]) -> WarState:
        return setup.setup(self.facts, scenario, options)

    def stack(self, node: str) -> list[Step[Any]]:
        return sequence.stack(node)

    def table(self, g: War, side: Side) -> Table:
        return view.table(g, side)

    def chart(self, name: str = "") -> Chart:
        return chart.chart(self.facts, self.board_file)

    def faces(self) -> list[Face]:
        return chart.faces(self.facts)

    def overlay(self, g: War, side: Side, name: str, unit: Unit = NONE) -> Overlay:
        return overlays.overlay(g, name, unit)

    def resample(self, g: War, side: Side, random: Random) -> None:
        hidden.deal_anew(g, side, random)

    def broken(self, g: War) -> list[Fault]:
        return check.broken(g)

    def problems(self) -> list[Fault]:
        """The map, then the set-ups on it, in the regular and in the base game."""
        found = check.data(self.facts, self.board_file)
        for scenario in self.scenarios:
            for mode in ("regular", "base"):
                options = {name: choices[0] for name, choices in self.options.items()} | {"mode": mode}
                state = self.setup(scenario, options)
                derive(state, self.roster, len(self.board.names))
                game = War(self, state, scenario=scenario, options=options, seed="")
                found += check.setup(game)
        return found

    def unit_name(self, unit: str, lang: str) -> str:
        row = self.facts.units[self.unit[unit]]
        return self.named(row, lang)

    def unit_label(self, unit: str, lang: str) -> str:
        return self.facts.units[self.unit[unit]].label

    def space_name(self, space: str, lang: str) -> str:
        number = self.space[space]
        if number >= len(self.facts.zones):
            return space
        row = self.facts.zones[number]
        return self.named(row, lang)


RULES = AbsoluteWar
