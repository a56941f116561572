"""Movement and combat strength of Absolute War! anew, slowly, from the rulebook and the data files alone."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from dataclasses import dataclass, field
from importlib.resources import files
from random import Random
from typing import Any

_FILES = files("stavka.games.absolute_war")


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(_FILES.joinpath(name).read_text())


_BOARD, _TABLES = _read("board.toml"), _read("tables.toml")
ZONES: dict[str, dict[str, Any]] = {row["id"]: row for row in _BOARD["zone"]}
UNITS: dict[str, dict[str, Any]] = {row["id"]: row for row in _read("units.toml")["unit"]}
TURNS: dict[int, dict[str, Any]] = {row["turn"]: row for row in _read("scenarios.toml")["turn"]}
TERRAIN = {row["id"]: row for row in _TABLES["terrain"]}
CROSSING = {row["id"]: row for row in _TABLES["crossing"]}
WEATHER: dict[str, dict[str, Any]] = {row["id"]: row for row in _TABLES["weather"]}
BORDERS: dict[tuple[str, str], str] = {}
for _row in _BOARD["border"]:
    if _row["kind"] != "impassable":
        BORDERS[_row["a"], _row["b"]] = BORDERS[_row["b"], _row["a"]] = _row["kind"]

SIDES = ("german", "soviet")
OWN_RULES = {"g-agf", "x-hun13", "s-mar", "x-fin-kar", "x-fin-ist"}
"""Units that chapter 18 ties to places: they are left out here."""


def foe(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


def near(zone: str) -> set[str]:
    return {b for a, b in BORDERS if a == zone}


def is_air(unit: str) -> bool:
    return bool(UNITS[unit]["kind"] == "air")


def is_fort(unit: str) -> bool:
    return bool(UNITS[unit]["kind"] == "fort")


def is_ground(unit: str) -> bool:
    return not is_air(unit) and not is_fort(unit)


def is_mobile(units: list[str]) -> bool:
    """A stack is Mobile if all of it is; a tank with the crossed M is not (3.3, 11.1)."""
    ground = [UNITS[unit] for unit in units if is_ground(unit)]
    return bool(ground) and all(
        row["mobility"] == "mobile" and "M" not in row.get("special", []) for row in ground
    )


def weather_in(zone: str, turn: int) -> dict[str, Any]:
    """West of the line it never snows (12.5.5)."""
    name = TURNS[turn]["weather"]
    if ZONES[zone]["line"] == "west" and name in ("snow", "general-winter"):
        name = "clear"
    return WEATHER[name]


@dataclass
class Field:
    """A position: stacks by zone, each from the top down."""

    turn: int
    side: str
    initiative: str
    stacks: dict[str, list[list[str]]] = field(default_factory=dict)
    control: dict[str, str] = field(default_factory=dict)
    back: set[str] = field(default_factory=set)
    disrupted: set[str] = field(default_factory=set)
    unsupplied: set[str] = field(default_factory=set)

    def of(self, side: str, zone: str) -> list[list[str]]:
        """A side's stacks in a zone that count: not air units by themselves (18.5)."""
        here = self.stacks.get(zone, [])
        return [s for s in here if UNITS[s[0]]["side"] == side and not all(is_air(unit) for unit in s)]

    def contested(self, zone: str) -> bool:
        return all(self.of(side, zone) for side in SIDES)

    def friendly(self, side: str, zone: str) -> bool:
        return self.control[zone] == side and not self.contested(zone)

    def zone_of(self, unit: str) -> str:
        return next(zone for zone, here in self.stacks.items() for s in here if unit in s)

    def stack_of(self, unit: str) -> list[str]:
        return next(s for here in self.stacks.values() for s in here if unit in s)

    # ---- movement

    def closed(self, side: str, zone: str) -> bool:
        """The enemy controls and occupies it, with more than Forts under construction; boxes are open."""
        if ZONES[zone]["type"] == "box" or self.contested(zone):
            return False
        holders = [u for s in self.of(foe(side), zone) for u in s if not is_air(u)]
        return any(not is_fort(unit) or unit not in self.back for unit in holders)

    def room(self, side: str, zone: str, mover: list[str]) -> bool:
        """Whether one more stack may stay (11.5.1)."""
        mine = sum(not set(s) & set(mover) for s in self.of(side, zone))
        theirs = len(self.of(foe(side), zone))
        match ZONES[zone]["type"]:
            case "hex":
                return mine + theirs < 1
            case "region":
                return mine + theirs < 2
            case _:
                return mine < 4

    def joins(self, side: str, zone: str, mover: list[str]) -> bool:
        """Whether a stack there has room for the moving one: two, one air unit, one Fort (3.3)."""
        for stack in self.stacks.get(zone, []):
            if UNITS[stack[0]]["side"] != side or set(stack) & set(mover):
                continue
            whole = stack + mover
            nations = {UNITS[unit]["nation"] for unit in whole}
            ground = sum(is_ground(unit) for unit in whole)
            if ground <= 2 and not {"romanian", "hungarian"} <= nations:
                return True
        return False


@dataclass
class Walk:
    """A stack on its way."""

    field: Field
    units: list[str]
    start: str
    spent: int = 0
    entered: int = 0
    halted: bool = False

    @property
    def here(self) -> str:
        return self.field.zone_of(self.units[0])

    @property
    def side(self) -> str:
        return str(UNITS[self.units[0]]["side"])

    def full(self) -> int:
        return 3 if is_mobile(self.units) else 2

    def exits(self) -> set[str]:
        """The zones that it may enter now and in the end stay somewhere (11)."""
        return {zone for zone in near(self.here) if self._may_enter(zone) and self._ends(zone)}

    def _may_enter(self, zone: str) -> bool:
        f, here = self.field, self.here
        unsupplied = self.units[0] in f.unsupplied
        disrupted = self.units[0] in f.disrupted or f.contested(here)
        points = min(self.full(), weather_in(self.start, f.turn)["mp"])
        points = min(points, 1) if unsupplied else min(points, 2) if disrupted else points
        cost = 0 if ZONES[zone]["type"] == "hex" else 1
        if self.halted or self.spent + cost > points or f.closed(self.side, zone):
            return False
        if unsupplied and (self.entered or not f.friendly(self.side, zone)):
            return False
        if f.contested(here) and not f.friendly(self.side, zone):
            return False
        if f.turn == 1:  # the surprise attack (21.1.1)
            if self.side == "german" and self.entered:
                return False
            if self.side == "soviet" and ZONES[zone]["side"] == "german":
                return False
        return True

    def enter(self, zone: str) -> None:
        f, here = self.field, self.here
        if f.contested(here) and self.units[0] not in f.unsupplied:
            f.disrupted |= set(self.units)
        for stack in f.stacks[here]:
            if set(stack) & set(self.units):
                stack[:] = [unit for unit in stack if unit not in self.units]
        f.stacks[here] = [stack for stack in f.stacks[here] if stack]
        if f.of(foe(self.side), here) and not f.of(self.side, here):
            f.control[here] = foe(self.side)
        f.stacks.setdefault(zone, [])
        self._brush_aside(zone)
        f.stacks[zone].append(list(self.units))
        if not f.of(foe(self.side), zone):
            f.control[zone] = self.side
        kind = BORDERS[here, zone]
        terrain = ZONES[zone]["terrain"]
        self.halted = (
            terrain in ("marsh", "mountain") or ZONES[zone]["type"] == "box" or kind in ("strait", "ice-road")
        )
        self.spent += 0 if ZONES[zone]["type"] == "hex" else 1
        self.entered += 1

    def _brush_aside(self, zone: str) -> None:
        """Air units alone and Forts under construction give way (18.3, 18.5)."""
        keep = []
        for stack in self.field.stacks[zone]:
            if UNITS[stack[0]]["side"] == self.side:
                keep.append(stack)
                continue
            left = [unit for unit in stack if not (is_fort(unit) and unit in self.field.back)]
            if not all(is_air(unit) for unit in left):
                keep.append(left)
        self.field.stacks[zone] = keep

    def may_stop(self) -> bool:
        f, zone = self.field, self.here
        return f.room(self.side, zone, self.units) or self.could_join()

    def could_join(self) -> bool:
        """Whether it could join another stack where it stands (W97)."""
        marked = self.units[0] in self.field.disrupted | self.field.unsupplied
        return not marked and self.field.joins(self.side, self.here, self.units)

    def tired(self) -> bool:
        """It has spent its full allowance and bears no marker yet (11.1)."""
        marked = self.units[0] in self.field.disrupted | self.field.unsupplied
        return self.spent >= self.full() and not marked

    def _ends(self, zone: str) -> bool:
        """Whether it could stay there, or pass through a friendly zone to where it can (W82)."""
        ahead = deepcopy(self)
        passing = ahead.field.friendly(self.side, zone)
        origin = ahead.here
        ahead.enter(zone)
        if ahead.may_stop():
            return True
        if not passing:
            return False
        return any(
            further != origin and ahead._may_enter(further) and ahead._ends(further) for further in near(zone)
        )


# ---- combat


def shown(f: Field, unit: str) -> list[str]:
    """The points on the side that is up (2.3.4): a damaged air unit and an unfinished Fort have none."""
    row = UNITS[unit]
    if unit not in f.back:
        return list(row["front"])
    return [] if row["size"] == "special" else list(row["back"])


def yellow(f: Field, unit: str) -> int:
    """Circled points are yellow while the Germans have the initiative, else grey (2.3.4)."""
    counted = {"yellow", "circled"} if f.initiative == "german" else {"yellow"}
    return sum(colour in counted for colour in shown(f, unit))


def stack_strength(f: Field, stack: list[str], attacks: bool) -> int:
    """All units count; but the lower of two large ones only its yellow points (12.5.2, 12.5.3)."""
    useless = {"white"} if attacks else {"red"}
    if attacks and f.contested(f.zone_of(stack[0])):
        useless = set()  # white points attack in a contested zone (12.2.1)
    found, seen_large = 0, False
    for unit in stack:
        large = UNITS[unit]["size"] == "large"
        if large and seen_large:
            found += yellow(f, unit)
        else:
            found += sum(colour not in useless for colour in shown(f, unit))
        seen_large |= large
    return found


def targets(f: Field, lead: list[str]) -> set[str]:
    """The tops of the stacks that a stack may attack (12.2)."""
    here, side = f.zone_of(lead[0]), str(UNITS[lead[0]]["side"])
    zones = {zone for zone in near(here) if BORDERS[here, zone] != "ice-road"} | {here}
    forts = any(is_fort(unit) for stack in f.stacks[here] for unit in stack)
    if ZONES[here]["type"] == "region" and f.contested(here) and not forts:
        zones = {here}  # it has to fight where it is
    return {stack[0] for zone in zones for stack in f.of(foe(side), zone)}


def supporters(f: Field, side: str, lead: list[str], target: list[str], taken: list[list[str]]) -> set[str]:
    """The tops of the stacks that may support a side, given those that do (12.2.2, 12.2.5)."""
    zone = f.zone_of(target[0])
    attacker = UNITS[lead[0]]["side"] == side
    found = set()
    used = {f.zone_of(stack[0]) for stack in taken}
    for place in near(zone) | {zone}:
        for stack in f.stacks.get(place, []):
            if UNITS[stack[0]]["side"] != side or stack in (lead, target) or stack in taken or place in used:
                continue
            if set(stack) & (f.disrupted | f.unsupplied):
                continue
            regions = place != zone and {ZONES[place]["type"], ZONES[zone]["type"]} == {"region"}
            if not attacker and regions and not f.contested(zone) and not is_air(stack[0]):
                continue
            found.add(stack[0])
    return found


def totals(
    f: Field, lead: list[str], target: list[str], helpers: list[list[str]], defenders: list[list[str]]
) -> tuple[int, int]:
    """What both sides count before a card is turned (12.5)."""
    origin, zone = f.zone_of(lead[0]), f.zone_of(target[0])
    attack = stack_strength(f, lead, True) + sum(yellow(f, stack[0]) for stack in helpers)
    attack -= 2 if lead[0] in f.unsupplied else 1 if lead[0] in f.disrupted else 0
    defence = stack_strength(f, target, False) + sum(yellow(f, stack[0]) for stack in defenders)
    defence += int(TERRAIN[ZONES[zone]["terrain"]]["cp"]) + int(weather_in(zone, f.turn)["cp"])
    if origin != zone:
        defence += int(CROSSING[BORDERS[origin, zone]]["cp"])
    return attack, defence


# ---- random positions


def scatter(rng: Random, turns: list[int]) -> Field:
    """Stacks of both sides on and around a few neighbouring zones."""
    turn = rng.choice(turns)
    side = rng.choice(SIDES)
    f = Field(turn=turn, side=side, initiative=rng.choice(SIDES))
    centre = rng.choice(sorted(ZONES))
    area = {centre} | near(centre)
    area |= {far for zone in area for far in near(zone)}
    for zone in ZONES:
        f.control[zone] = rng.choice(SIDES) if zone in area else str(ZONES[zone]["side"])
    pool = {
        owner: [
            unit
            for unit, row in UNITS.items()
            if row["side"] == owner and unit not in OWN_RULES and not row.get("only")
        ]
        for owner in SIDES
    }
    for owner in SIDES:
        rng.shuffle(pool[owner])
    for zone in sorted(area):
        limit = {"hex": 1, "region": 2, "box": 8}[ZONES[zone]["type"]]
        for _ in range(rng.randint(0, min(limit, 3))):
            owner = rng.choice(SIDES)
            if len(f.of(owner, zone)) < 4 and (stack := _stack(rng, pool[owner], zone, f)):
                f.stacks.setdefault(zone, []).append(stack)
        holders = {str(UNITS[s[0]]["side"]) for s in f.stacks.get(zone, []) if not all(is_air(u) for u in s)}
        if len(holders) == 1:
            f.control[zone] = holders.pop()
    f.stacks = {zone: stacks for zone, stacks in f.stacks.items() if stacks}
    for stacks in f.stacks.values():
        for stack in stacks:
            roll = rng.random()
            if roll < 0.12:
                f.disrupted |= set(stack)
            elif roll < 0.24:
                f.unsupplied |= set(stack)
    return f


def _stack(rng: Random, pool: list[str], zone: str, f: Field) -> list[str]:
    """A stack in any order: air units and Forts may lie anywhere."""
    ground = [unit for unit in pool if is_ground(unit) and (unit != "s-sev" or zone == "sevastopol")]
    stack = ground[: rng.choice([1, 1, 2])]
    nations = {UNITS[unit]["nation"] for unit in stack}
    if {"romanian", "hungarian"} <= nations:
        stack = stack[:1]
    stack += [unit for unit in pool if is_air(unit)][: rng.random() < 0.2]
    stack += [unit for unit in pool if is_fort(unit)][: rng.random() < 0.2]
    if rng.random() < 0.15:
        stack = [unit for unit in stack if not is_ground(unit)]
    rng.shuffle(stack)
    for unit in stack:
        pool.remove(unit)
        if rng.random() < 0.3 and (UNITS[unit]["back"] or UNITS[unit]["size"] == "special"):
            f.back.add(unit)
    return stack


def as_units(f: Field) -> dict[str, str]:
    """The position as the tests write it."""
    return {
        zone: " | ".join(" ".join(unit + "*" * (unit in f.back) for unit in stack) for stack in stacks)
        for zone, stacks in f.stacks.items()
    }


def head(f: Field) -> str:
    lines = [f'initiative = "{f.initiative}"']
    lines += [f"{name} = {sorted(getattr(f, name))}" for name in ("disrupted", "unsupplied")]
    return "\n".join(lines)


def controlled(f: Field, side: str) -> str:
    return " ".join(sorted(zone for zone, owner in f.control.items() if owner == side))
