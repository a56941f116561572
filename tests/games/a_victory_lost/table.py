"""Situations of A Victory Lost, for its tests: few pieces on an empty map, an activation, an attack."""

from __future__ import annotations

import stavka
from stavka.games.a_victory_lost import combat
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.names import mask
from tests.support import offered, play, prompt, seed_for

GAME = "a-victory-lost"
RULES = stavka.ruleset(GAME)
SOVIET_CHITS = """inactive.axis = ["4PzA", "Hollidt", "It8A", "H2A", "R3A"]
inactive.soviet = ["STAVKA", "1GdA", "2GdA", "3GdA", "5TkA", "Popov"]"""
"""The pools as they are once the Soviet player has made the historical choice."""


def lost(text: str = "", *dice: int, drawn: int = 0) -> VictoryLost:
    """A game at a position: keys of the state, then [units]; what is left out is as at the start.

    `drawn` chits are drawn from the bag before the first of the dice falls.
    """
    game = stavka.from_position(f'game = "{GAME}"\n{text}', seed=seed_for(*dice, since=drawn))
    assert isinstance(game, VictoryLost)
    return game


def field(
    units: dict[str, str],
    *dice: int,
    step: str = "activation",
    head: str = "",
    options: str = "",
    drawn: int = 0,
) -> VictoryLost:
    """A position with only these pieces (place -> pieces); all others are out of the game."""
    named = {name for names in units.values() for name in names.split()}
    places = {place: names.split() for place, names in units.items()}
    places.setdefault("removed", []).extend(name for name in RULES.roster.names if name not in named)
    turn = "" if "turn =" in head else "turn = 2"
    chosen = ", ".join(f'{name} = "on"' for name in options.split())
    switched = f"options = {{ {chosen} }}" if options else ""
    lines = [f'step = "{step}"', turn, head, switched, "[units]"]
    lines += [f'"{place}" = {names}' for place, names in places.items()]
    return lost("\n".join(lines), *dice, drawn=drawn)


def active(chit: str, units: dict[str, str], *dice: int, head: str = "", options: str = "") -> VictoryLost:
    """The same with this chit just drawn, the only one in the bag: its headquarters is active."""
    return field(units, *dice, head=f'bag = ["{chit}"]\n{head}', options=options, drawn=1)


def side_to_act(g: VictoryLost) -> str:
    """The one side that decides now."""
    (side,) = g.to_act
    return side


def end_movement(g: VictoryLost) -> None:
    """Move nobody (else)."""
    if prompt(g, side_to_act(g)) == "move-unit":
        play(g, side_to_act(g), "done")


def attack(g: VictoryLost, target: str, *units: str) -> None:
    """Attack a hex with these units, up to the first question that the result raises."""
    end_movement(g)
    side = side_to_act(g)
    play(g, side, f"attack {target}")
    for name in units:
        if name in offered(g, side, "add"):
            play(g, side, f"add {name}")
    play(g, side, "resolve")


def assess(g: VictoryLost, target: str, *units: str) -> combat.Assessment:
    """The odds of an attack by these units."""
    return combat.assess(g, hex_number(g, target), mask(g.rules.unit[name] for name in units))


def hex_number(g: VictoryLost, name: str) -> int:
    """The number of a hex (or box)."""
    return g.rules.space[name]
