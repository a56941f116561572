"""What the rules of both games are for the kernel: the family's files, steps, names."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from stavka.games.roads import (
    advance,
    combat,
    deployment,
    march,
    reaction,
    reinforcements,
    reserve,
    retreat,
    stacking,
    supply,
    units,
    weather,
)
from stavka.games.roads.chart import faces
from stavka.games.roads.facts import RoadsFacts
from stavka.games.roads.play import Roads
from stavka.games.roads.state import RoadsState
from stavka.games.roads.terms import SIDES
from stavka.games.roads.view import counter
from stavka.kernel.charts import Face
from stavka.kernel.forces import Counters, derive
from stavka.kernel.ruleset import Ruleset

S = TypeVar("S", bound=RoadsState)
G = TypeVar("G", bound=Roads[Any])

STEPS = (
    advance,
    combat,
    deployment,
    march,
    reaction,
    reinforcements,
    reserve,
    retreat,
    stacking,
    supply,
    units,
    weather,
)
"""The modules with the steps of the family."""

ENDINGS = (
    *(
        f"{side}-{level}"
        for side in SIDES
        for level in ("decisive", "strategic", "operational", "major", "marginal", "minor")
    ),
    "draw",
)
"""The levels of victory."""


SUPPORTS_REVEALED: dict[str, tuple[str, ...]] = {
    "alarm": ("unit",),
    "counts-on-hand": ("space",),
    "deployed": ("support",),
    "support-paid": (),
    "support-spent": ("support", "box"),
    "support-used": ("support",),
    "surprise": (),
    "taken-from": ("box",),
    "taken-up": (),
}
"""The notes of the family that tell what a box held: what was played, and that there was something to pay."""


class RoadsRules(Ruleset[S, G]):
    """The rules of a game of the family."""

    family = (Path(__file__).parent,)
    files = ("board.toml", "units.toml", "supports.toml", "tables.toml", "scenarios.toml")
    sides = SIDES
    secrets = True
    headings = {"turn": 1, "player-turn": 2, "attack": 3}
    facts: RoadsFacts

    def settle_facts(self) -> None:
        """Board, roster and counters, once the facts are known."""
        self.board, self.roster = self.facts.board, self.facts.roster
        self.counters = Counters(partial(counter, self.facts))

    def at_first(self, scenario: str) -> G:
        """A game at its set-up, before anything is chosen or drawn."""
        options = {name: choices[0] for name, choices in self.options.items()}
        state = self.setup(scenario, options)
        derive(state, self.roster, len(self.board.names))
        return self.game_type(self, state, scenario=scenario, options=options, seed="")

    def faces(self) -> list[Face]:
        return faces(self.facts)

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
