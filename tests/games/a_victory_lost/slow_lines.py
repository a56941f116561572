"""Supply, retreats, repositioning, command once more: slowly, apart from the engine, from the data files.

It shares no line with the package's own rules, so that the two can be held against each other.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

from stavka.games.a_victory_lost import game
from stavka.games.a_victory_lost.facts import VictoryLost

FOLDER = Path(game.__file__).parent
BOARD = tomllib.loads((FOLDER / "board.toml").read_text())
_ROWS = tomllib.loads((FOLDER / "units.toml").read_text())
HQS = {row["id"] for row in _ROWS["hq"]}
PIECES = {row["id"]: row for row in (*_ROWS["unit"], *_ROWS["hq"])}
COLUMNS, ROWS = range(1, 67), range(6, 48)
WATER = set(BOARD["terrain"]["water"])
POCKET = set(BOARD["pocket"]["hexes"])
SOURCES = {
    side: [row["hex"] for row in BOARD["supply"] if row["side"] == side] for side in ("axis", "soviet")
}
ENEMY = {"axis": "soviet", "soviet": "axis"}

Side = frozenset[str]


def side_of(written: str) -> Side:
    """A hexside, as "0246/0347" has it."""
    return frozenset(written.split("/"))


IMPASSABLE = {side_of(row["side"]) for row in BOARD["impassable"]}
MAJOR = {
    side_of(side): row["name"] for row in BOARD["river"] if row["kind"] == "major" for side in row["sides"]
}
BRIDGED = {frozenset(pair) for row in (*BOARD["road"], *BOARD["rail"]) for pair in pairwise(row["hexes"])}


def split(name: str) -> tuple[int, int]:
    """Column and row."""
    return int(name[:2]), int(name[2:])


def _near(name: str) -> list[str]:
    """The hexes that touch one: columns of even number lie half a hex further south."""
    column, row = split(name)
    north = row if column % 2 == 0 else row - 1
    spots = [(column, row - 1), (column, row + 1)]
    spots += [(column + step, north + down) for step in (-1, 1) for down in (0, 1)]
    return [f"{c:02}{r:02}" for c, r in spots if c in COLUMNS and r in ROWS]


HEXES = [f"{column:02}{row:02}" for column in COLUMNS for row in ROWS]
NEAR = {name: _near(name) for name in HEXES}
UNBRIDGED = MAJOR.keys() - BRIDGED
DRY = {
    name: [near for near in NEAR[name] if frozenset((name, near)) not in UNBRIDGED | IMPASSABLE]
    for name in HEXES
}
"""Neighbours to which a line may lead: not over a major river without a bridge (10.1.2)."""
RIVERS: dict[str, set[str]] = defaultdict(set)
"""The major rivers beside each hex."""
for _side, _river in MAJOR.items():
    for _hex in _side:
        RIVERS[_hex].add(_river)


def _distances(source: str) -> dict[str, int]:
    """How far every hex is, counted ring by ring."""
    found, ring, count = {source: 0}, [source], 0
    while ring:
        count += 1
        ring = list({near for name in ring for near in NEAR[name] if near not in found})
        found |= dict.fromkeys(ring, count)
    return found


FAR = {source: _distances(source) for sources in SOURCES.values() for source in sources}

Path_ = tuple[str, ...]


class Position(Struct):
    """What of a game bears on these rules, in names."""

    here: dict[str, list[str]]
    """The pieces in a hex."""
    held: dict[str, set[str]]
    """The hexes of a side's pieces."""
    troops: dict[str, set[str]]
    """The hexes of a side's combat units."""
    zones: dict[str, set[str]]
    turn: int
    narrow: bool
    """With the option of A14 and A31."""

    def usable(self, space: str) -> bool:
        """Neither water nor, before turn 5, the pocket."""
        return space not in WATER and (self.turn > 4 or space not in POCKET)

    def stacks(self, name: str, space: str) -> bool:
        """Whether a piece may end in a hex beside the friends there (5.0.1, 5.0.3)."""
        friends = [f for f in self.here[space] if PIECES[f]["side"] == PIECES[name]["side"] and f != name]
        alike = [f for f in friends if (f in HQS) == (name in HQS)]
        nations = {PIECES[f]["nationality"] for f in (*friends, name)} - {"german"}
        mine = PIECES[name]["nationality"]
        mixed = mine in nations and len(nations) > 1
        return len(alike) < (1 if name in HQS else 2) and not mixed


def zones_of(troops: set[str]) -> set[str]:
    """The zones of control of units in these hexes (6.0.1)."""
    return {
        near
        for space in troops
        for near in NEAR[space]
        if near not in WATER and frozenset((space, near)) not in IMPASSABLE
    }


def read(g: VictoryLost) -> Position:
    """A game's position."""
    names = g.facts.board.names
    here, held, troops = defaultdict(list), defaultdict(set), defaultdict(set)
    for name, row in PIECES.items():
        space = names[g.state.where[g.rules.unit[name]]]
        if space in NEAR:
            here[space].append(name)
            held[row["side"]].add(space)
            if name not in HQS:
                troops[row["side"]].add(space)
    zones = {side: zones_of(troops[side]) for side in ENEMY}
    return Position(here, held, troops, zones, g.state.turn, g.options["hexside-crossing"] == "on")


def joined(spot: Position, side: str, start: str) -> set[str]:
    """All hexes to which a line leads from a hex, hex by hex (10.1.2); the hex itself is looked at, too."""
    enemies, friends, zones = spot.held[ENEMY[side]], spot.held[side], spot.zones[ENEMY[side]]

    def passes(space: str) -> bool:
        return spot.usable(space) and space not in enemies and (space not in zones or space in friends)

    if not passes(start):
        return set()
    seen, todo = {start}, [start]
    while todo:
        for near in DRY[todo.pop()]:
            if near not in seen and passes(near):
                seen.add(near)
                todo.append(near)
    return seen


def cut_off(spot: Position, side: str) -> set[str]:
    """The pieces of a side without a line: what is joined to one of them shares its fate."""
    left, dry = set(spot.held[side]), set()
    while left:
        space = left.pop()
        region = joined(spot, side, space)
        if region.isdisjoint(SOURCES[side]):
            dry |= {space} | left & region
        left -= region
    return {name for space in dry for name in spot.here[space] if PIECES[name]["side"] == side}


def steps(spot: Position, name: str, path: Path_) -> list[str]:
    """Where a retreat may lead next (9.5.6, 9.5.8)."""
    enemy, here = ENEMY[PIECES[name]["side"]], path[-1]
    shut = spot.held[enemy] if name in HQS else spot.troops[enemy]
    zones = spot.zones[enemy]
    found = []
    for near in NEAR[here]:
        border = frozenset((here, near))
        if near in path or near in shut or not spot.usable(near) or border in IMPASSABLE:
            continue
        if border in MAJOR:
            if here in zones and near in zones:
                continue
            began_beside = MAJOR[border] in RIVERS[path[0]] and not (spot.narrow and len(path) > 1)
            if border not in BRIDGED and not began_beside:
                continue
        found.append(near)
    return found


def retreats(spot: Position, name: str, start: Path_, hexes: int) -> set[Path_]:
    """The retreats among which the owner may choose, sieved one demand after the other (9.5.2)."""
    paths = _whole(spot, name, start, hexes)
    side = PIECES[name]["side"]
    zones = spot.zones[ENEMY[side]]

    def hot(path: Path_) -> int:
        return sum(space in zones for space in path[len(start) :])

    def astray(path: Path_) -> int:
        legs = list(pairwise(path[len(start) - 1 :]))
        return min(sum(FAR[source][b] >= FAR[source][a] for a, b in legs) for source in SOURCES[side])

    for demand in (hot, astray, len):
        least = min(map(demand, paths), default=0)
        paths = [path for path in paths if demand(path) == least]
    return set(paths)


def _whole(spot: Position, name: str, start: Path_, hexes: int) -> list[Path_]:
    """All ways to a hex with room, those that go on for want of it too (9.5.4): six hexes are enough."""
    found, going = [], [start]
    for length in range(1, 7):
        going = [(*path, near) for path in going for near in steps(spot, name, path)]
        if length >= hexes:
            found += [path for path in going if spot.stacks(name, path[-1])]
            going = [path for path in going if not spot.stacks(name, path[-1])]
    return found


def new_hexes(spot: Position, hq: str, origin: str) -> set[str]:
    """Where a headquarters that has been lifted may be put down (12.7)."""
    side = PIECES[hq]["side"]
    zones = spot.zones[ENEMY[side]]
    away = _distances(origin)
    fed = {space for source in SOURCES[side] for space in joined(spot, side, source)}
    for distance in range(4, max(away.values()) + 1):
        found = {
            space
            for space in HEXES
            if away[space] == distance
            and any(FAR[source][space] < FAR[source][origin] for source in SOURCES[side])
            and space not in zones
            and spot.stacks(hq, space)
            and space in fed
        }
        if found:
            return found
    return set()


def command(start: str, radius: int) -> set[str]:
    """The hexes that a headquarters commands, hex by hex; a river without a bridge ends a way (7.3.4)."""
    found, going = {start}, {start}
    ring = going
    for _ in range(radius):
        ahead = set()
        for here in ring:
            for near in NEAR[here]:
                border = frozenset((here, near))
                if near in WATER or border in IMPASSABLE:
                    continue
                found.add(near)
                if border not in UNBRIDGED and near not in going:
                    ahead.add(near)
        going, ring = going | ahead, ahead
    return found
