"""Support markers in their boxes, theatres and markers on the map, for positions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from itertools import count

import stavka
from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel import chance
from tests.games.victory_roads.table import asked, do, open_to, side_to_act
from tests.support import told

BOXES = ("north", "centre-north", "centre-south", "south", "soviet", "axis")
FRONTS = BOXES[:4]


def hands(pool: str = "", axis_pool: str = "", **boxes: str) -> str:
    """The keys of a position: what is in each box and pool; all that is not named is out of the game."""
    names = {name.replace("_", "-"): kinds.split() for name, kinds in boxes.items()}
    assert set(names) <= set(BOXES)
    lists = [names.get(name, []) for name in BOXES]
    pools = f"pools = {{ axis = {json.dumps(axis_pool.split())}, soviet = {json.dumps(pool.split())} }}"
    return f"boxes = {json.dumps(lists)}\n{pools}\nreich_pool = []\n"


def fronts(**places: str) -> str:
    """The keys of a position: each theatre as `hex mode`; the others stand where the campaign begins."""
    start = ("6115 movement", "6621 offensive", "5141 offensive", "6958 offensive")
    named = {name.replace("_", "-"): place for name, place in places.items()}
    assert set(named) <= set(FRONTS)
    both = [named.get(name, usual).split() for name, usual in zip(FRONTS, start, strict=True)]
    hexes, modes = [place for place, _ in both], [mode for _, mode in both]
    return f"theatres = {json.dumps(hexes)}\nmodes = {json.dumps(modes)}\n"


def marks(*markers: str) -> str:
    """The key of a position: markers on the map, each written `kind@hex`, `kind@unit` or `kind@theatre`."""
    rows = []
    for text in markers:
        kind, _, place = text.partition("@")
        what = "space" if place.isdigit() else "unit"
        where = f'{what} = "{place}"' if place not in FRONTS else f"box = {FRONTS.index(place)}"
        rows.append(f'{{ kind = "{kind}", {where} }}')
    return f"markers = [{', '.join(rows)}]\n"


def box(g: VictoryTable, name: str) -> list[str]:
    """What is in a box."""
    return sorted(g.state.boxes[BOXES.index(name)])


def pool(g: VictoryTable, side: str) -> list[str]:
    """What can be drawn by a side."""
    return sorted(g.state.pools[("axis", "soviet").index(side)])


def played(g: VictoryTable, side: str) -> list[str]:
    """What a side has used and not given back yet."""
    return sorted(g.state.played[("axis", "soviet").index(side)])


def deployed(g: VictoryTable) -> list[str]:
    """The markers on the map, as `marks` writes them."""
    units, hexes = g.facts.roster.names, g.facts.board.names
    found = []
    for marker in g.state.markers:
        place = FRONTS[marker.box] if marker.box >= 0 else ""
        place = place or (units[marker.unit] if marker.unit >= 0 else hexes[marker.space])
        found.append(f"{marker.kind}@{place}")
    return sorted(found)


def front(g: VictoryTable, name: str) -> str:
    """Where a theatre stands and its mode, as `fronts` writes it."""
    n = FRONTS.index(name)
    return f"{g.facts.board.names[g.state.theatres[n]]} {g.state.modes[n]}"


def deploy(g: VictoryTable, kind: str, where: str = "", source: str = "") -> None:
    """Place a marker of those who are to act, from a box where there are several."""
    do(g, f"play {kind}")
    if source and open_to(g, "box"):
        do(g, f"box {source}")
    if where in FRONTS:
        do(g, f"play {where}")
    elif where:
        do(g, f"{'to' if where.isdigit() else 'unit'} {where}")
    elif asked(g) == "deploy-where":
        do(g, f"play {kind}")


def places(g: VictoryTable, kind: str, source: str = "") -> set[str]:
    """Where a marker could be placed now; the choice is taken back."""
    if kind not in open_to(g, "play"):
        return set()
    twin = g.copy()
    do(twin, f"play {kind}")
    if source and open_to(twin, "box"):
        do(twin, f"box {source}")
    return open_to(twin, "to") | open_to(twin, "unit") | open_to(twin, "play")


def until(g: VictoryTable, *prompts: str) -> None:
    """Go on with the plainest answers, nothing more or what is offered first, until one of these is asked."""
    while asked(g) not in prompts:
        plainly(g)


def to_phase(g: VictoryTable, phase: str) -> None:
    """Go on with the plainest answers until a phase has begun, which may ask nothing itself."""
    before = len(told(g, "phase"))
    while g.state.phase != phase and phase not in [note["phase"] for note in told(g, "phase")[before:]]:
        plainly(g)


def plainly(g: VictoryTable) -> None:
    """The plainest answer to what is asked: no more, nothing, or what is offered first."""
    answers = g.decision(side_to_act(g))
    assert answers is not None
    verb = next((verb for verb in ("done", "decline", "hold", "stay") if verb in answers.verbs), "")
    verb = verb or next(iter(answers.verbs))
    targets = answers.verbs[verb].targets
    if "nothing" in targets:
        do(g, f"{verb} nothing")
    else:
        do(g, f"{verb} {targets[0]}" if targets else verb)


def odds(g: VictoryTable) -> str:
    """The odds of the last attack."""
    found: str = told(g, "odds")[-1]["odds"]
    return found


def fated(g: VictoryTable, rolls: Mapping[int, int]) -> VictoryTable:
    """The same moment with another fortune: of the random numbers of the game these dice are known."""
    for n in count():
        seed = f"fate {n}"
        if all(chance.number(seed, at, 6) + 1 == die for at, die in rolls.items()):
            game = stavka.from_position(g.position(), seed=seed)
            assert isinstance(game, VictoryTable)
            return game
    raise AssertionError


@cache
def neighbours(name: str) -> frozenset[str]:
    """The hexes around one, by the numbering of the map: even columns lie half a hex lower."""
    column, row = int(name[:2]), int(name[2:])
    up = 0 if column % 2 == 0 else -1
    spots = [(column, row - 1), (column, row + 1)]
    spots += [(column + side, row + up + down) for side in (-1, 1) for down in (0, 1)]
    return frozenset(f"{c:02}{r:02}" for c, r in spots if c >= 1 and r >= 1)


def within(name: str, hexes: int) -> set[str]:
    """All hexes at a distance, whatever lies between."""
    found: set[str] = {name}
    ring: set[str] = {name}
    for _ in range(hexes):
        ring = {near for each in ring for near in neighbours(each)} - found
        found = found | ring
    return found
