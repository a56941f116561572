"""Where a unit may be deployed (13.1), written anew from the rulebook and the map alone, zone by zone."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

FILES = resources.files("stavka.games.absolute_war")
BOARD: dict[str, Any] = tomllib.loads((FILES / "board.toml").read_text("utf-8"))
ROSTER: dict[str, Any] = tomllib.loads((FILES / "units.toml").read_text("utf-8"))
ZONES: dict[str, dict[str, Any]] = {row["id"]: row for row in BOARD["zone"]}
UNITS: dict[str, dict[str, Any]] = {row["id"]: row for row in ROSTER["unit"]}
SHORES: dict[str, set[str]] = {row["id"]: set(row["shores"]) for row in BOARD["sea"]}
LAKES = [set(row["shores"]) for row in BOARD["lake"]]
FINLAND = {"helsinki", "motti-west", "motti-east"}
HOMES = {
    "finnish": FINLAND,
    "romanian": {"bucharest", "odessa"},
    "hungarian": {"hungary", "kharkov"},
    "italian": {"austria", "kharkov"},
}
"""The zones of 18.6."""


def near(zone: str) -> set[str]:
    """The zones to which a line goes on: over rivers, lakes, the strait and the Ice Road, no further."""
    found = set()
    for row in BOARD["border"]:
        if row["kind"] != "impassable" and zone in (row["a"], row["b"]):
            found.add(row["b"] if row["a"] == zone else row["a"])
    for lake in LAKES:
        if zone in lake:
            found |= lake - {zone}
    return found


NEAR = {zone: near(zone) for zone in ZONES}


class Table:
    """Who stands where: zone -> stacks, each a list of unit ids; and who controls each zone."""

    def __init__(self, stacks: dict[str, list[list[str]]], control: dict[str, str]) -> None:
        self.stacks, self.control = stacks, control

    def sides(self, zone: str) -> set[str]:
        """Who has a stack there that counts: not air units by themselves."""
        return {
            UNITS[stack[0]]["side"]
            for stack in self.stacks.get(zone, [])
            if any(UNITS[unit]["kind"] != "air" for unit in stack)
        }

    def holds(self, side: str, zone: str) -> bool:
        return self.control[zone] == side and len(self.sides(zone)) < 2

    def line(self, side: str, zone: str, by_sea: bool) -> bool:
        """Whether a line of any length leads from a zone to a War Production site."""
        home = "germany" if side == "german" else "siberia"
        sites = {"germany", "czechoslovakia"} if side == "german" else {"siberia"}
        sites = {site for site in sites if self.control[site] == side or len(self.sides(site)) == 2}
        water = SHORES["baltic" if side == "german" else "black"]
        seen, edge = {zone}, [zone]
        while edge:
            here = edge.pop()
            if here in sites or (by_sea and here in water and home in sites):
                return True
            for there in NEAR[here] - seen:
                if self.holds(side, there) or there in sites:
                    seen.add(there)
                    edge.append(there)
        return False

    def room(self, unit: str, zone: str) -> bool:
        """Whether a stack of its own fits, or one of the side's stacks takes it."""
        side = UNITS[unit]["side"]
        counted = [s for s in self.stacks.get(zone, []) if any(UNITS[u]["kind"] != "air" for u in s)]
        mine = [stack for stack in counted if UNITS[stack[0]]["side"] == side]
        kind = ZONES[zone]["type"]
        if kind == "box":
            free = len(mine) < 4
        else:
            free = len(counted) < (1 if kind == "hex" else 2)
        return free or any(self.joins(unit, stack) for stack in mine)

    def joins(self, unit: str, stack: list[str]) -> bool:
        men = [u for u in stack if UNITS[u]["kind"] not in ("air", "fort")]
        nations = {UNITS[u]["nation"] for u in (*stack, unit)}
        return len(men) < 2 and not {"romanian", "hungarian"} <= nations

    def zones(self, unit: str) -> set[str]:
        """All zones in which a unit may be deployed from the Reserve."""
        row = UNITS[unit]
        side, nation = row["side"], row["nation"]
        small = row["size"] == "small"
        found = set()
        for zone in ZONES:
            if not self.holds(side, zone) or not self.room(unit, zone):
                continue
            if nation in HOMES:
                if zone not in HOMES[nation]:
                    continue
            elif zone in FINLAND:
                continue
            if unit == "s-mar" and zone not in SHORES["black"]:
                continue
            if nation == "finnish" or self.line(side, zone, small):
                found.add(zone)
        return found
