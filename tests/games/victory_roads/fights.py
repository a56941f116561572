"""Fights of Victory Roads, for the tests of combat: one hex in open ground, who attacks it, the dice.

Most fights are at 6711, north-east of Velikie Luki. Around it lie, clockwise from the north, 6710, 6810,
6811, 6712, 6611 and 6610: all clear, without water, like all hexes up to three away. Headquarters stand on
railways, the German one at 6408, the Soviet one at 6814. Theatre North (6115) reaches as far as 6711 in
offensive mode only, and no other theatre does.
"""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.roads.terms import SIDES
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.decisions import IllegalAction
from tests.games.victory_roads.boxes import hands, marks
from tests.games.victory_roads.table import attack, do, field, side_to_act
from tests.support import prompt, told, units

TARGET = "6711"
HQS = {"6408": "g-hq-16-armee", "6814": "s-hq-2-baltic"}
PINNED = {"1363": "g-118-jaeger", "1364": "s-2-bulg-a"}
"""Enemies far away who could attack each other: with them the phase does not end by itself."""
NEAR = 'modes = ["offensive", "offensive", "offensive", "offensive"]\n'
FAR = 'modes = ["movement", "offensive", "offensive", "offensive"]\n'


def lab(
    places: dict[str, str],
    *dice: int,
    step: str = "soviet-combat",
    head: str = "",
    far: bool = False,
    **more: Any,
) -> VictoryTable:
    """These units, both headquarters, a pair of enemies far away; within the theatre, or far from all.

    All are at full strength unless the head says otherwise.
    """
    if "reduced" not in head:
        head += "\nreduced = []"
    return field(PINNED | HQS | places, *dice, step=step, head=(FAR if far else NEAR) + head, **more)


def supports(*placed: str) -> str:
    """Keys of a position: support markers on the map, written `kind@hex` or `kind@unit`, and no others."""
    return hands() + marks(*placed)


def pair(roll: int) -> tuple[int, int]:
    """Two dice that make a roll."""
    first = max(1, roll - 6)
    return first, roll - first


def declare(
    g: VictoryTable, elite: str = "", armoured: bool = False, hourra: bool = False, against: str = ""
) -> None:
    """Both players declare: the attacker an elite unit and how he attacks, the defender an elite unit."""
    attacker = SIDES[g.state.player]
    wanted = [
        *([f"elite {elite}"] if elite else []),
        *(["armoured"] if armoured else []),
        *(["hourra"] if hourra else []),
    ]
    while g.to_act and prompt(g, side_to_act(g)) == "declare":
        if side_to_act(g) == attacker:
            do(g, wanted.pop(0) if wanted else "done")
        else:
            do(g, f"elite {against}" if against else "done")
            against = ""
    assert not wanted
    assert not against


def fight(g: VictoryTable, attackers: str, target: str = TARGET, **declared: Any) -> VictoryTable:
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
    at: str = "6811",
    target: str = TARGET,
    step: str = "soviet-combat",
    head: str = "",
    far: bool = False,
    position: dict[str, Any] | None = None,
    **declared: Any,
) -> VictoryTable:
    """A fight for a hex, by units of one hex, up to the first question after the dice."""
    places = {target: defenders, at: attackers} | (others or {})
    g = lab(places, *pair(roll), *more_dice, step=step, head=head, far=far, **(position or {}))
    return fight(g, attackers, target, **declared)


def ratio(g: VictoryTable) -> tuple[int, int, str]:
    """Attack, defence and the odds of the last combat."""
    facts = told(g, "odds")[-1]
    return facts["attack"], facts["defence"], facts["odds"]


def brought(g: VictoryTable) -> tuple[int, int, str, str]:
    """What the last combat brings: steps of both sides, both tactical results."""
    facts = told(g, "result")[-1]
    return facts["attacker"], facts["defender"], facts["attacking"], facts["defending"]


def reduced(g: VictoryTable) -> set[str]:
    """The units that show their reduced side."""
    return units(g, g.state.reduced)


def oos(g: VictoryTable) -> set[str]:
    """The units marked out of supply."""
    return units(g, g.state.oos)


def exploiting(g: VictoryTable) -> set[str]:
    """The units with an exploitation marker."""
    return units(g, g.state.exploiting)


def way(g: VictoryTable, unit: str) -> list[str]:
    """The hexes by which a unit has retreated."""
    return [note["space"] for note in told(g, "retreated") if note["unit"] == unit]


def refused(g: VictoryTable, verb: str, target: str) -> str:
    """The paragraph for which an action is refused."""
    with pytest.raises(IllegalAction) as error:
        g.play(side_to_act(g), verb, target)
    return error.value.rule


def until(g: VictoryTable, *prompts: str) -> VictoryTable:
    """Answer with the first thing at hand until one of these questions is asked."""
    while prompt(g, side_to_act(g)) not in prompts:
        action = next(iter(g.legal_actions()))
        g.play(action.side, action.verb, action.target)
    return g


def finish(g: VictoryTable) -> VictoryTable:
    """Answer what is left of a combat with the first thing at hand."""
    return until(g, "combat")
