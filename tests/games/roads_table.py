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
    pass_over(g)
    (side,) = g.to_act
    return side


SECRETIVE = {
    *("deploy-first", "deploy", "deploy-1", "deploy-2", "deploy-3", "deploy-from"),
    *("give", "give-from", "armour-price", "rebuild", "surplus", "purge", "pay-abandonment", "winter-price"),
    *("mars", "front-bonus", "front-reserves", "off-road", "airlift", "capitulation", "sally-stack"),
    *("shortages", "offensives", "offensives-place", "maskirovka", "gehlen"),
    *("major-sort", "major-exchange", "major-choose", "major-pay", "choose-supports", "choose-axis"),
    *("choose-soviet", "free-support", "move-unit-axis", "combat-supports", "combat"),
}
"""What is asked even where there is one answer, since not asking would tell what is in hand."""


def pass_over(g: Any) -> None:
    """Give the one answer to what is asked only to keep a secret: tests of other things begin after it."""
    while len(g.offered) == 1:
        ((side, decision),) = g.offered.items()
        if decision.prompt not in SECRETIVE or decision.count() != 1:
            return
        g.act(side, *decision.pick(0))


def do(g: Roads[Any], *actions: str) -> None:
    """Play actions by whoever is to act: `verb` or `verb target`."""
    for action in actions:
        play(g, side_to_act(g), action)
        pass_over(g)


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
