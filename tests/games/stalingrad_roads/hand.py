"""Support markers in their boxes and offensive markers on the map, for positions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import count

import stavka
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel import chance
from tests.games.stalingrad_roads.table import asked, do, open_to, side_to_act

BOXES = ("stavka", "minor-a", "minor-b", "major", "axis")
OMS = ("major", "minor-a", "minor-b")


def hands(pool: str = "", axis_pool: str = "", **boxes: str) -> str:
    """The keys of a position: what is in each box and pool; all that is not named is out of the game."""
    names = {name.replace("_", "-"): kinds.split() for name, kinds in boxes.items()}
    assert set(names) <= set(BOXES)
    lists = [names.get(name, []) for name in BOXES]
    pools = f"pools = {{ axis = {json.dumps(axis_pool.split())}, soviet = {json.dumps(pool.split())} }}"
    return f"boxes = {json.dumps(lists)}\n{pools}\n"


def oms(side: str = "", **places: str) -> str:
    """The keys of a position: each offensive marker in a hex, in its `box`, `recalled` or `away`.

    `side` names the markers that show their Stalingrad side.
    """
    named = {name.replace("_", "-"): place for name, place in places.items()}
    where = [named.get(name, "box" if name == "major" else "away") for name in OMS]
    status = ["map" if place.isdigit() else place for place in where]
    hexes = [place if place.isdigit() else "" for place in where]
    turned = [name in side.split() for name in OMS]
    return (
        f"offensives = {json.dumps(hexes)}\n"
        f"offensive_status = {json.dumps(status)}\n"
        f"stalingrad_side = {json.dumps(turned)}\n"
    )


def on_map(*markers: str) -> str:
    """The key of a position: markers on the map, each written `kind@hex` or `kind@unit`."""
    rows = []
    for text in markers:
        kind, _, place = text.partition("@")
        what = "space" if place.isdigit() else "unit"
        rows.append(f'{{ kind = "{kind}", {what} = "{place}" }}')
    return f"markers = [{', '.join(rows)}]\n"


def box(g: StalingradTable, name: str) -> list[str]:
    """What is in a box."""
    return sorted(g.state.boxes[BOXES.index(name)])


def pool(g: StalingradTable, side: str) -> list[str]:
    """What can be drawn by a side."""
    return sorted(g.state.pools[("axis", "soviet").index(side)])


def deployed(g: StalingradTable) -> list[str]:
    """The markers on the map, as `on_map` writes them."""
    names = g.facts.roster.names, g.facts.board.names
    return sorted(
        f"{m.kind}@{names[0][m.unit] if m.unit >= 0 else names[1][m.space]}" for m in g.state.markers
    )


def deploy(g: StalingradTable, kind: str, where: str = "", source: str = "") -> None:
    """Deploy a marker of those who are to act, from a box where there are several."""
    if asked(g) != "deploy-where":  # a last one that must be played is taken up by itself
        do(g, f"play {kind}")
    if source and open_to(g, "box"):
        do(g, f"box {source}")
    if where:
        do(g, f"{'to' if where.isdigit() else 'unit'} {where}")
    elif asked(g) == "deploy-where":
        do(g, f"play {kind}")


def places(g: StalingradTable, kind: str, source: str = "") -> set[str]:
    """Where a marker could be deployed now; the choice is taken back."""
    if kind not in open_to(g, "play"):
        return set()
    twin = g.copy()
    do(twin, f"play {kind}")
    if source and open_to(twin, "box"):
        do(twin, f"box {source}")
    return open_to(twin, "to") | open_to(twin, "unit") | open_to(twin, "play")


def bring(g: StalingradTable, unit: str) -> None:
    """Choose a unit that is offered, and the first hex that is offered for it."""
    do(g, f"unit {unit}")
    do(g, f"to {min(open_to(g, 'to'))}")


def until(g: StalingradTable, *prompts: str) -> None:
    """Go on with the plainest answers, nothing more or what is offered first, until one of these is asked."""
    while asked(g) not in prompts:
        answers = g.decision(side_to_act(g))
        assert answers is not None
        verb = next((verb for verb in ("done", "decline", "hold") if verb in answers.verbs), "")
        verb = verb or next(iter(answers.verbs))
        targets = answers.verbs[verb].targets
        do(g, f"{verb} {targets[0]}" if targets else verb)


def fated(g: StalingradTable, rolls: Mapping[int, int]) -> StalingradTable:
    """The same moment with another fortune: of the random numbers of the game these dice are known."""
    for n in count():
        seed = f"fate {n}"
        if all(chance.number(seed, at, 6) + 1 == die for at, die in rolls.items()):
            game = stavka.from_position(g.position(), seed=seed)
            assert isinstance(game, StalingradTable)
            return game
    raise AssertionError


def neighbours(name: str) -> set[str]:
    """The hexes around one, by the numbering of the map: even rows lie half a hex farther east."""
    row, column = int(name[:2]), int(name[2:])
    shift = 0 if row % 2 == 0 else -1
    spots = [(row, column - 1), (row, column + 1)]
    spots += [(row + up, column + shift + right) for up in (-1, 1) for right in (0, 1)]
    return {f"{r:02}{c:02}" for r, c in spots if r >= 0 and c >= 1}


def within(name: str, hexes: int) -> set[str]:
    """All hexes at a distance, whatever lies between."""
    found = {name}
    for _ in range(hexes):
        found |= {near for each in found for near in neighbours(each)}
    return found
