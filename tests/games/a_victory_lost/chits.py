"""Chits of A Victory Lost, for its tests: what is selected, in which order they come, who is activated."""

from __future__ import annotations

from itertools import count

import stavka
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.game import AVictoryLost
from stavka.kernel import chance
from stavka.kernel.views import Piece
from tests.games.a_victory_lost.table import GAME, field, side_to_act
from tests.support import offered, play, prompt

HISTORICAL = ("1GdA", "2GdA", "3GdA", "5TkA", "Popov")
AXIS_FIVE = ("4PzA", "Hollidt", "It8A", "H2A", "R3A")


def the_rules() -> AVictoryLost:
    """The rules, with what only those of this game have."""
    rules = stavka.ruleset(GAME)
    assert isinstance(rules, AVictoryLost)
    return rules


RULES = the_rules()
ROWS = [row for unit, row in enumerate(RULES.facts.rows) if not RULES.facts.DROPPED >> unit & 1]
"""The pieces of a game that begins now."""


def seed_of_draws(draws: str) -> str:
    """A seed by which chits are drawn in this order; one that ends in ! is put back at once."""
    order = draws.split()
    for n in count():
        seed = f"draws {n}"
        bag = sorted({chit.rstrip("!") for chit in order})
        for at, drawn in enumerate(order):
            chit = drawn.rstrip("!")
            if bag[chance.number(seed, at, len(bag))] != chit:
                break
            if drawn == chit:
                bag.remove(chit)
        else:
            return seed
    raise AssertionError


def drawing(draws: str, units: dict[str, str], head: str = "", options: str = "") -> VictoryLost:
    """A position of few pieces whose bag holds these chits, drawn in this order."""
    bag = sorted({chit.rstrip("!") for chit in draws.split()})
    pools = "" if "inactive =" in head else "inactive = {}"
    text = field(units, head=f"bag = {bag}\n{pools}\n{head}", options=options).position_text
    game = stavka.from_position(text, seed=seed_of_draws(draws))
    assert isinstance(game, VictoryLost)
    return game


def begun(options: str = "", seed: str = "chits") -> VictoryLost:
    """The campaign before anybody has done anything."""
    chosen = dict.fromkeys(options.split(), "on")
    game = stavka.new(GAME, options=chosen, seed=seed)
    assert isinstance(game, VictoryLost)
    return game


def pick(g: VictoryLost, *chits: str) -> None:
    """The Soviet player picks his chits for the game."""
    for chit in chits or HISTORICAL:
        play(g, "soviet", f"chit {chit}")


def select(g: VictoryLost, side: str, *chits: str) -> None:
    """A player chooses chits for the bag (or writes them down)."""
    for chit in chits:
        play(g, side, f"chit {chit}")


def pool(g: VictoryLost, at: str, side: str, seen_by: str = "") -> set[str]:
    """The chits of a side that lie somewhere, as their owner (or another) sees them."""
    return {piece.id.removeprefix("chit-") for piece in chits_at(g, at, side, seen_by or side)}


def chits_at(g: VictoryLost, at: str, side: str, seen_by: str) -> list[Piece]:
    """The pieces of a side that lie somewhere, as a player sees them."""
    return [piece for piece in g.view(seen_by).table.pieces if (piece.at, piece.side) == (at, side)]


def bag(g: VictoryLost) -> set[str]:
    """All that is in the bag."""
    return pool(g, "bag", "axis") | pool(g, "bag", "soviet")


def activated(g: VictoryLost) -> set[str]:
    """Units and headquarters that are activated now, as everybody sees them."""
    return {unit.id for unit in g.view().table.units if "active" in unit.marks}


def no_special_combat(g: VictoryLost) -> None:
    """The Soviet player goes without the special combat sequence of turn 1."""
    asked = g.decision("soviet")
    assert asked is not None
    assert (asked.prompt, asked.ends != "") == ("special-combat", True)
    play(g, "soviet", asked.ends)


def pass_on(g: VictoryLost) -> None:
    """Nobody moves or fights (any more) in the activation under way."""
    side = side_to_act(g)
    for word in ("move-unit", "combat"):
        if g.state.activation is not None and side in g.to_act and prompt(g, side) == word:
            play(g, side, "done")


def move(g: VictoryLost, side: str, unit: str, *hexes: str) -> None:
    """A piece moves, leg by leg, and stops there if it is not stopped anyway."""
    play(g, side, f"unit {unit}", *(f"to {name}" for name in hexes))
    if prompt(g, side) == "move":
        play(g, side, "stop")


def to_reach(g: VictoryLost, side: str, unit: str) -> set[str]:
    """Where a unit can end its move."""
    play(g, side, f"unit {unit}")
    return offered(g, side, "to")


def zones(g: VictoryLost, side: str) -> set[str]:
    """The zones of control of a side."""
    return {*g.rules.overlay(g, 0, f"zones-{side}").spaces}
