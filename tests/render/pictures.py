"""What the tests of pictures share: games in many states, and SVG read as XML."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import stavka
from stavka.kernel.game import Game
from stavka.kernel.views import Table
from stavka.players import player, take_turn

BERLIN = "race-for-berlin"
HEXES = "a-victory-lost"
ROADS = "stalingrad-roads"
VICTORY = "victory-roads"
ATLAS = "absolute-war"


def elements(svg: str, name: str) -> list[ElementTree.Element]:
    """All elements of a name; the SVG must be well-formed for that."""
    return list(ElementTree.fromstring(svg).iter(f"{{http://www.w3.org/2000/svg}}{name}"))


def ids(svg: str) -> list[str]:
    """The id of each element that has one."""
    return [found for each in ElementTree.fromstring(svg).iter() if (found := each.get("id"))]


def played(seed: int, every: int = 40) -> Iterator[Table]:
    """Tables from a game of chance, one after so many actions."""
    game = stavka.new(BERLIN, seed=seed)
    yield game.view("").table
    players = {side: player("random", side) for side in game.rules.sides}
    while not game.over:
        for _ in range(every):
            if not game.over:
                side = min(game.to_act)
                take_turn(players[side], game, side)
        yield game.view("").table


def berlin() -> Game[Any]:
    """A game of Race for Berlin as it begins."""
    return stavka.new(BERLIN, seed=7)
