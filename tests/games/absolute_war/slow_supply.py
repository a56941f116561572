"""Who is in supply, worked out slowly from the data files and chapter 7: an oracle for the tests.

Lines are drawn forwards, from each stack or zone to the sources, one zone after the other.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import stavka

FOLDER = Path(stavka.__file__).parent / "games" / "absolute_war"
BOARD = tomllib.loads((FOLDER / "board.toml").read_text())
ZONES = {zone["id"]: zone for zone in BOARD["zone"]}
SOURCES = {"german": ("germany", "czechoslovakia"), "soviet": ("siberia",)}
"""The War Production sites that 7.1 names."""
SEA = {"german": ("germany", ("baltic",)), "soviet": ("siberia", ("black", "caspian"))}
FAR = 99


def _neighbours() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {name: set() for name in ZONES}
    for border in BOARD["border"]:
        if border["kind"] != "impassable":
            found[border["a"]].add(border["b"])
            found[border["b"]].add(border["a"])
    for lake in BOARD["lake"]:
        for shore in lake["shores"]:
            found[shore] |= set(lake["shores"]) - {shore}
    return found


NEAR = _neighbours()
SHORES = {sea["id"]: set(sea["shores"]) for sea in BOARD["sea"]}


def coast(side: str) -> set[str]:
    """Where a side's ships land."""
    return set().union(*(SHORES[sea] for sea in SEA[side][1]))


@dataclass
class Stack:
    """A stack on the map: all of its units are in the air, are Finns, or neither."""

    name: str
    side: str
    zone: str
    flies: bool = False
    finnish: bool = False
    unsupplied: bool = False
    disrupted: bool = False
    captured: bool = False
    home: bool = False
    """An air unit that has been left by itself in an enemy zone (W98)."""


@dataclass
class Front:
    """Who holds what."""

    control: dict[str, str]
    stacks: list[Stack] = field(default_factory=list)

    def there(self, zone: str) -> set[str]:
        return {s.side for s in self.stacks if s.zone == zone and not s.flies and not s.captured}

    def contested(self, zone: str) -> bool:
        return len(self.there(zone)) == 2

    def friendly(self, zone: str, side: str) -> bool:
        return self.control[zone] == side and not self.contested(zone)

    def production(self, side: str) -> set[str]:
        return {zone for zone in SOURCES[side] if self.control[zone] == side or self.contested(zone)}

    def by_sea(self, zone: str, side: str) -> bool:
        return zone in coast(side) and SEA[side][0] in self.production(side)

    def reaches(self, zone: str, side: str) -> bool:
        """A line of any length to a production site, over the sea from friendly coasts and from here."""
        sites, seen, todo = self.production(side), set(), [zone]
        while todo:
            here = todo.pop()
            if here in sites or self.by_sea(here, side):
                return True
            seen.add(here)
            near = NEAR[here] - seen
            todo += [there for there in near if there in sites or self.friendly(there, side)]
        return False

    def sources(self, side: str) -> set[str]:
        cities = [zone for zone in ZONES if ZONES[zone]["city"] in ("major", "minor")]
        mine = {zone for zone in cities if self.friendly(zone, side) and self.reaches(zone, side)}
        return mine | self.production(side)

    def length(self, zone: str, side: str, sources: set[str]) -> int:
        """The shortest line to a source, up to two: zones entered, hexes free; only friendly ones are."""
        if self.by_sea(zone, side):
            return 0
        production = self.production(side)
        cost = {zone: 0}
        changed = True
        while changed:
            changed = False
            for here, spent in list(cost.items()):
                if here != zone and not self.friendly(here, side):
                    continue  # a contested production site is an end, not a way
                for there in NEAR[here]:
                    total = spent + (ZONES[there]["type"] != "hex")
                    if total > 2 or total >= cost.get(there, FAR):
                        continue
                    if self.friendly(there, side) or there in production:
                        cost[there] = total
                        changed = True
        return min((spent for at, spent in cost.items() if at in sources), default=FAR)

    def settle(self, zone: str) -> None:
        for side in self.there(zone):
            if self.there(zone) == {side}:
                self.control[zone] = side

    def check(self, side: str) -> None:
        """Steps A, B and C for one player."""
        mine = [stack for stack in self.stacks if stack.side == side and not (stack.captured or stack.home)]
        old = [stack for stack in mine if stack.unsupplied]
        sources = self.sources(side)
        lines = {stack.name: self._line(stack, sources) for stack in mine}
        for stack in old:
            if lines[stack.name] == FAR:
                stack.captured = True
            elif lines[stack.name] <= 2:
                stack.unsupplied, stack.disrupted = False, True
        for stack in mine:
            if stack not in old and lines[stack.name] > 2:
                stack.unsupplied, stack.disrupted = True, False
        for stack in mine:
            self.settle(stack.zone)
        cut = [
            zone
            for zone in ZONES
            if self.control[zone] == side and not self.there(zone) and not self.reaches(zone, side)
        ]
        self.go_home()
        for zone in cut:
            self.control[zone] = "soviet" if side == "german" else "german"
        self.go_home()

    def go_home(self) -> None:
        """Air units without a friend in an enemy zone leave it."""
        for stack in self.stacks:
            alone = stack.side not in self.there(stack.zone)
            if stack.flies and alone and self.control[stack.zone] != stack.side:
                stack.home = True

    def _line(self, stack: Stack, sources: set[str]) -> int:
        if stack.finnish and stack.zone in ("motti-west", "motti-east"):
            return 0
        length = self.length(stack.zone, stack.side, sources)
        if length == FAR and self.reaches(stack.zone, stack.side):
            return FAR - 1
        return length
