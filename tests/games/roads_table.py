"""What tests of both games of the Roads family do at the table."""

from __future__ import annotations

from typing import Any

from stavka.games.roads import odds
from stavka.games.roads.combat import provisional
from stavka.games.roads.play import Roads
from stavka.kernel.names import mask
from tests.support import offered, play, prompt


def side_to_act(g: Roads[Any]) -> str:
    """The one side that decides now."""
    (side,) = g.to_act
    return side


def do(g: Roads[Any], *actions: str) -> None:
    """Play actions by whoever is to act: `verb` or `verb target`."""
    for action in actions:
        play(g, side_to_act(g), action)


def asked(g: Roads[Any]) -> str:
    """What is asked now."""
    return prompt(g, side_to_act(g))


def open_to(g: Roads[Any], verb: str) -> set[str]:
    """The targets that are offered for a verb."""
    return set(offered(g, side_to_act(g), verb))


def attack(g: Roads[Any], target: str, *units: str) -> None:
    """Attack a hex with these units, up to the first question that follows."""
    do(g, f"attack {target}", *(f"add {name}" for name in units), "resolve")


def assess(g: Roads[Any], target: str, *units: str) -> odds.Assessment:
    """The odds of an attack by these units."""
    return odds.assess(g, provisional(g, number(g, target), unit_set(g, *units)))


def number(g: Roads[Any], name: str) -> int:
    """The number of a hex (or box)."""
    found: int = g.rules.space[name]
    return found


def unit_set(g: Roads[Any], *units: str) -> int:
    """Some units."""
    return mask(g.rules.unit[name] for name in units)


def at(g: Roads[Any], unit: str) -> str:
    """Where a unit stands."""
    found: str = g.facts.board.names[g.state.where[g.rules.unit[unit]]]
    return found
