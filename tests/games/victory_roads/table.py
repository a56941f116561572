"""Situations of Victory Roads, for its tests: few units on an empty map, a phase, an attack."""

from __future__ import annotations

import stavka
from stavka.games.victory_roads.game import VictoryRoadsRules
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel import start
from stavka.kernel.names import Kind
from tests.games.roads_table import (
    asked,
    assess,
    at,
    attack,
    do,
    number,
    open_to,
    side_to_act,
    unit_set,
)
from tests.support import seed_for

__all__ = [
    "GAME",
    "RULES",
    "asked",
    "assess",
    "at",
    "attack",
    "controlled",
    "do",
    "field",
    "number",
    "open_to",
    "roads",
    "side_to_act",
    "unit_set",
]

GAME = "victory-roads"


def _rules() -> VictoryRoadsRules:
    rules = stavka.ruleset(GAME)
    assert isinstance(rules, VictoryRoadsRules)
    return rules


RULES = _rules()


def roads(text: str = "", *dice: int, scenario: str = "campaign", drawn: int = 0) -> VictoryTable:
    """A game at a position: keys of the state, then [units]; what is left out is as at the start.

    The dice fall in this order, after so many other random numbers.
    """
    head = f'game = "{GAME}"\nscenario = "{scenario}"\n'
    game = start.from_position(RULES, head + text, seed=seed_for(*dice, since=drawn))
    assert isinstance(game, VictoryTable)
    return game


def field(
    units: dict[str, str],
    *dice: int,
    step: str = "soviet-combat",
    head: str = "",
    scenario: str = "campaign",
    turn: int = 3,
    player: str = "",
    drawn: int = 0,
    axis: str = "",
    soviet: str = "",
) -> VictoryTable:
    """A position with only these units (place -> units); all others are withdrawn. Turn 3 is JUL II.

    Hexes are controlled as at the start of the scenario, but for those where units stand and those named;
    what is Soviet has been captured, unless the head says otherwise.
    """
    named = {name for names in units.values() for name in names.split()}
    places = {place: names.split() for place, names in units.items()}
    places.setdefault("withdrawn", []).extend(name for name in RULES.roster.names if name not in named)
    side = player or ("soviet" if step.startswith(("soviet", "stavka")) else "axis")
    control = controlled(scenario, places, axis.split(), soviet.split())
    lines = [f'step = "{step}"', f"turn = {turn}", f'player = "{side}"', head, control, "[units]"]
    lines += [f'"{place}" = {names}' for place, names in places.items()]
    return roads("\n".join(lines), *dice, scenario=scenario, drawn=drawn)


def controlled(scenario: str, units: dict[str, list[str]], axis: list[str], soviet: list[str]) -> str:
    """Who controls what: the keys of a position."""
    setting, names = RULES.facts.scenarios[scenario], RULES.names
    held = names.listed(Kind.SPACE, setting.axis_control)
    mine = {"axis": {*held, *axis}, "soviet": {*soviet}}
    sides = {row.id: row.side for row in RULES.facts.rows}
    for place, here in units.items():
        if place.isdigit() and here:
            mine[sides[here[0]]].add(place)
            mine["soviet" if sides[here[0]] == "axis" else "axis"].discard(place)
    mine["axis"] -= mine["soviet"]
    everything = names.listed(Kind.SPACE, RULES.facts.LAND)
    mine["soviet"] = {name for name in everything if name not in mine["axis"]}
    lines = [f"control.{side} = {sorted(hexes)}" for side, hexes in mine.items()]
    return "\n".join([*lines, f"fallen = {sorted(mine['soviet'])}"])
