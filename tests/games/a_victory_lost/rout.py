"""Defeats of A Victory Lost, for its tests: an attack whose result is known beforehand.

Most fights are at 4733, in the open steppe between the Donets and the Don. Around it lie, clockwise from the
north, 4732, 4832, 4833, 4734, 4633 and 4632. The Axis comes nearer to a source of its own in 4732, 4632 and
4633, the Soviets in 4632, 4732, 4832 and 4833.
"""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost import combat
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.table import active, assess, attack
from tests.support import offered, told, where

GUARDS = "sov-1gm sov-2gm"
"""Two Soviet mechanised corps, 16 strong together: 4-1 against a defence of 4."""
PANZERS = "ger-11pz ger-6pz"
"""Two German armoured divisions, as strong as the corps."""
CHITS = {"sov": "3GdA", "ger": "Kempf"}
"""The headquarters that commands these attackers."""


def rout(
    units: dict[str, str],
    target: str,
    result: str = "DR",
    by: str = GUARDS,
    head: str = "",
    options: str = "",
) -> VictoryLost:
    """Attack a hex with the die that brings this result."""
    chit, attackers = CHITS[by[:3]], by.split()
    g = active(chit, units, head=head, options=options)
    odds = assess(g, target, *attackers)
    die = next(die for die in range(1, 7) if str(combat.outcome(g, odds, die)) == result)
    g = active(chit, units, die, head=head, options=options)
    attack(g, target, *attackers)
    assert told(g, "combat")[-1]["result"] == result
    return g


def open_to(g: VictoryLost, side: str, name: str) -> set[str]:
    """The hexes that a piece may choose from; where there was one only, it has gone there."""
    return offered(g, side, "to") or {where(g, name)}


def refused(g: VictoryLost, side: str, verb: str, target: str) -> str:
    """The paragraph for which an action is refused."""
    with pytest.raises(IllegalAction) as error:
        g.play(side, verb, target)
    return error.value.rule


HQ = {"4835": "sov-hq-3gda"}
"""Where the Soviet headquarters stands, out of the way."""


def from_the_east(units_: dict[str, str], result: str = "DR", head: str = "") -> VictoryLost:
    """4733 is attacked from 4833: of its neighbours only 4832 and 4734 are in a Soviet zone."""
    return rout({"4833": GUARDS} | HQ | units_, "4733", result, head=head)


def from_the_west(units_: dict[str, str], result: str = "DR", head: str = "") -> VictoryLost:
    """4733 is attacked from 4632: of its neighbours only 4732 and 4633 are in a Soviet zone."""
    return rout({"4632": GUARDS} | HQ | units_, "4733", result, head=head)


def from_the_north(units_: dict[str, str], result: str = "DR", by: str = GUARDS) -> VictoryLost:
    """4733 is attacked from 4732: 4632 and 4832 are in a Soviet zone; of the others only 4633 is nearer."""
    return rout({"4732": GUARDS} | HQ | units_, "4733", result, by)


def between_two(units_: dict[str, str], result: str = "DR", head: str = "") -> VictoryLost:
    """Soviets at 4833 attack, others at 4632 watch: every hex open to the defenders is in a zone."""
    return from_the_east({"4632": "sov-41gd"} | units_, result, head)
