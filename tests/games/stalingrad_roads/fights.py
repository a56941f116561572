"""Fights of Stalingrad Roads, for the tests of combat: one hex in open ground, who attacks it, the dice.

Most fights are at 0807, in the steppe east of the Dnieper bend. Around it lie, clockwise from the north-east,
0908, 0808, 0708, 0707, 0806 and 0907: all clear, without rivers. The Axis headquarters stands in the west at
0804, the Soviet one in the east at 0812.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stavka.games.roads.terms import SIDES
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel.decisions import IllegalAction
from tests.games.stalingrad_roads.table import attack, do, field, roads, side_to_act
from tests.support import prompt, told, units

TARGET = "0807"
HQS = {"0804": "ger-hq-4pza", "0812": "sov-hq-stalingrad"}
PINNED = {"2624": "hun-6", "2625": "sov-416"}
"""Enemies far away who could attack each other: with them the phase does not end by itself."""


def lab(
    places: dict[str, str], *dice: int, step: str = "soviet-combat", head: str = "", **more: Any
) -> StalingradTable:
    """These units, both headquarters, a pair of enemies far away; no German superiority unless named."""
    if "superiority" not in head:
        head += "\nsuperiority = []"
    return field(PINNED | HQS | places, *dice, step=step, head=head, **more)


def supports(*placed: str) -> str:
    """Keys of a position: supports on the map (`kind@hex` or `kind@unit`), the others left to be drawn."""
    markers = [marker.split("@") for marker in placed]
    used = Counter(kind for kind, _ in markers)
    pools = {
        side: Counter(kinds) - used for side, kinds in zip(SIDES, roads("turn = 5").state.pools, strict=True)
    }
    lines = [f'{{ kind = "{kind}", {"space" if to.isdigit() else "unit"} = "{to}" }}' for kind, to in markers]
    keys = [f"pools.{side} = {sorted(rest.elements())}" for side, rest in pools.items()]
    return "\n".join([f"markers = [{', '.join(lines)}]", *keys])


def pair(roll: int) -> tuple[int, int]:
    """Two dice that make a roll."""
    first = max(1, roll - 6)
    return first, roll - first


def declare(g: StalingradTable, elite: str = "", armoured: bool = False, against: str = "") -> None:
    """Both players declare: the attacker an elite unit and an armoured attack, the defender an elite unit."""
    attacker = SIDES[g.state.player]
    while g.to_act and prompt(g, side_to_act(g)) == "declare":
        if side_to_act(g) != attacker:
            do(g, f"elite {against}" if against else "done")
            against = ""
        elif elite:
            do(g, f"elite {elite}")
            elite = ""
        else:
            do(g, "armoured" if armoured else "done")
            armoured = False


def fight(g: StalingradTable, attackers: str, target: str = TARGET, **declared: Any) -> StalingradTable:
    """Attack, declare, throw the dice, up to the first question that follows."""
    attack(g, target, *attackers.split())
    declare(g, **declared)
    return g


def battle(
    defenders: str,
    attackers: str,
    roll: int,
    *more_dice: int,
    others: dict[str, str] | None = None,
    at: str = "0808",
    target: str = TARGET,
    step: str = "soviet-combat",
    head: str = "",
    position: dict[str, Any] | None = None,
    **declared: Any,
) -> StalingradTable:
    """A fight for a hex, by units of one hex, up to the first question after the dice."""
    places = {target: defenders, at: attackers} | (others or {})
    g = lab(places, *pair(roll), *more_dice, step=step, head=head, **(position or {}))
    return fight(g, attackers, target, **declared)


def ratio(g: StalingradTable) -> tuple[int, int, str]:
    """Attack, defence and the odds of the last combat."""
    facts = told(g, "odds")[-1]
    return facts["attack"], facts["defence"], facts["odds"]


def brought(g: StalingradTable) -> tuple[int, int, str, str]:
    """What the last combat brings: steps of both sides, both tactical results."""
    facts = told(g, "result")[-1]
    return facts["attacker"], facts["defender"], facts["attacking"], facts["defending"]


def reduced(g: StalingradTable) -> set[str]:
    """The units that show their reduced side."""
    return units(g, g.state.reduced)


def oos(g: StalingradTable) -> set[str]:
    """The units marked out of supply."""
    return units(g, g.state.oos)


def exploiting(g: StalingradTable) -> set[str]:
    """The units with an exploitation marker."""
    return units(g, g.state.exploiting)


def refused(g: StalingradTable, verb: str, target: str) -> str:
    """The paragraph for which an action is refused."""
    with pytest.raises(IllegalAction) as error:
        g.play(side_to_act(g), verb, target)
    return error.value.rule


def finish(g: StalingradTable) -> StalingradTable:
    """Answer what is left of a combat with the first thing at hand."""
    while prompt(g, side_to_act(g)) != "combat":
        action = next(iter(g.legal_actions()))
        g.play(action.side, action.verb, action.target)
    return g
