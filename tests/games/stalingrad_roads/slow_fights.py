"""Combat once more, slowly and apart from the engine: odds, results, retreats, from the data files alone.

It shares no line with the package's own rules, so that the two can be held against each other.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cached_property
from math import ceil
from typing import Any, NamedTuple

from tests.games.stalingrad_roads.slow_roads import (
    BOARD,
    ENEMY,
    FOLDER,
    FOREST,
    GROUND,
    HQS,
    MAJOR,
    MARSH,
    MINOR,
    PIECES,
    PLACES,
    Position,
    around,
    far,
    side,
)

TABLES: dict[str, Any] = tomllib.loads((FOLDER / "tables.toml").read_text())
SUPPORTS: dict[str, Any] = {
    row["id"]: row for row in tomllib.loads((FOLDER / "supports.toml").read_text())["support"]
}
COLUMNS = ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
ALLIES = ("romanian", "italian", "hungarian")
STALINGRAD = ("1334", "1434")
AIRFIELDS = {row["hex"] for row in BOARD["place"] if row.get("airfield")}
LEVELS = ((11, "half", "full"), (7, "each", "full"), (2, "stack", "half"), (1, "none", "one"))
"""From which level of the fortress on: what besieged units attack and defend with (10.3.2)."""


class Odds(NamedTuple):
    """Two strengths and the column as it is written."""

    attack: int
    defence: int
    text: str


class Fight(NamedTuple):
    """Who attacks which hex."""

    target: str
    attackers: tuple[str, ...]


class Field(Position):
    """A position with what combat asks for besides."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        data = tomllib.loads(text)
        self.besieged, self.retreated = set(data.get("besieged", [])), set(data.get("retreated", []))
        self.level: int = data.get("level", 0)
        self.fortress: str = data.get("fortress", "")
        self.superiority: list[str] = data.get("superiority", ["rescue", "waves", "crushing", "rout"])
        placed = [(each["kind"], each.get("unit", "")) for each in data.get("markers", [])]
        # Of all that may lie with the besieged only the PaK 88 that was flown in helps (10.2.3).
        self.markers = [(kind, unit) for kind, unit in placed if unit not in self.besieged or kind == "pak88"]

    @cached_property
    def worth(self) -> tuple[str, str]:
        """What the besieged attack and defend with."""
        return next((attack, defence) for least, attack, defence in LEVELS if max(self.level, 1) >= least)

    def side_up(self, unit: str) -> list[int]:
        """The factors that show."""
        factors: list[int] = PIECES[unit]["reduced" if unit in self.reduced else "full"]
        return factors

    def stack(self, hex_: str, owner: str) -> list[str]:
        return [unit for unit, place in self.at.items() if place == hex_ and PIECES[unit]["side"] == owner]

    def ground(self, hex_: str) -> str:
        """The terrain that counts in a hex."""
        if hex_ in PLACES:
            return "major" if PLACES[hex_] == "urban" else PLACES[hex_]
        if hex_ in FOREST or (hex_ in MARSH and self.ice == "all"):
            return "forest"
        return "marsh" if hex_ in MARSH else "clear"

    # ---- the odds

    def added(self, what: str, units: Iterable[str]) -> int:
        """What the markers with some units add to a strength or to the column."""
        return sum(int(SUPPORTS[kind].get(what, 0)) for kind, unit in self.markers if unit in units)

    def divisor(self, origin: str, target: str) -> tuple[int | None, bool]:
        """By what a hexside divides an attack (None: it forbids it), and whether there is water."""
        edge = side(origin, target)
        if edge not in MINOR | MAJOR:
            return 1, False
        if {origin, target} & {"1335", "1435"} & self.held["soviet"]:
            return 1, False
        bridge = self.bridged(edge)
        if self.weather == "mud":
            return (3 if bridge else None), True
        if edge in MAJOR:
            if self.ice == "all":
                return 2, True
            return (2 if bridge else 3), True
        return (2 if self.ice == "open" else 1), True

    def attack(self, fight: Fight) -> int:
        """The attack factors: summed, halved where they are halved, divided by what all of them cross."""
        units = fight.attackers
        besieged = [unit for unit in units if unit in self.besieged]
        others = [unit for unit in units if unit not in self.besieged]
        total = sum(self.side_up(unit)[0] for unit in others if unit not in self.oos)
        total += ceil(Fraction(sum(self.side_up(unit)[0] for unit in others if unit in self.oos), 2))
        match self.worth[0]:
            case "half":
                total += ceil(Fraction(sum(self.side_up(unit)[0] for unit in besieged), 2))
            case "each":
                total += len(besieged)
            case "stack":
                total += len({self.at[unit] for unit in besieged})
        least = min(self.divisor(self.at[unit], fight.target)[0] or 99 for unit in units)
        return ceil(Fraction(total, least)) + self.added("attack", units)

    def defence(self, fight: Fight) -> int:
        """The defence factors: with what terrain multiplies and lack of supply halves, then what is added."""
        units = self.stack(fight.target, ENEMY[PIECES[fight.attackers[0]]["side"]])
        printed = TABLES["terrain"][self.ground(fight.target)].get("defence", "+0")
        factor = int(printed[1:]) if printed.startswith("x") else 1
        beaten = [unit for unit in units if unit in self.retreated]
        fresh = [unit for unit in units if unit not in self.retreated]
        groups = {
            "fed": [unit for unit in fresh if unit not in self.oos],
            "cut off": [unit for unit in fresh if unit in self.oos and unit not in self.besieged],
            "besieged": [unit for unit in fresh if unit in self.besieged],
        }
        sums = {name: sum(self.side_up(unit)[1] for unit in group) for name, group in groups.items()}
        total = (len(beaten) + sums["fed"]) * factor + ceil(Fraction(sums["cut off"] * factor, 2))
        match self.worth[1]:
            case "full":
                total += sums["besieged"] * factor
            case "half":
                total += ceil(Fraction(sums["besieged"] * factor, 2))
            case "one":
                total += len(groups["besieged"]) * factor
        if printed.startswith("+"):
            total += int(printed)
        total += self.added("defence", units)
        crossings = [self.divisor(self.at[unit], fight.target) for unit in fight.attackers]
        ice = all(wet for _, wet in crossings) and min(divisor or 99 for divisor, _ in crossings) == 1
        return total + ice

    def odds(self, fight: Fight) -> Odds:
        """Rounded for the defender, shifted, kept within the table; "-" for no strength at all."""
        attack, defence = self.attack(fight), self.defence(fight)
        if not attack:
            return Odds(0, defence, "-")
        shift = self.added("shift", fight.attackers)
        weaker = [f"1/{n}" for n in range(200, 2, -1)]
        line = [*weaker, *COLUMNS, *(f"{n}/1" for n in range(7, 200))]
        plain = (
            f"{attack // max(defence, 1)}/1" if attack >= defence else f"1/{ceil(Fraction(defence, attack))}"
        )
        at = min(line.index(plain) + shift, line.index("6/1"))
        return Odds(attack, defence, line[at])

    # ---- what the dice bring

    def changed(self, fight: Fight, attacker: str, defender: str, *, river: bool = False) -> tuple[str, str]:
        """The tactical results after the defender's terrain, or the river, or mud."""
        row = TABLES["terrain"][self.ground(fight.target)]
        if self.weather == "mud":
            attacker = {"D1": "-", "E": "mud", "E2": "mud", "E3": "mud"}.get(attacker, attacker)
        elif river:
            attacker = TABLES["watercourses"]["major_attacker"].get(attacker, attacker)
        else:
            attacker = row.get("attacker", {}).get(attacker, attacker)
        return attacker, row.get("defender", {}).get(defender, defender)

    def all_over_major(self, fight: Fight) -> bool:
        """Whether all attack over a major river that is not frozen."""
        if self.ice == "all" or self.weather == "mud":
            return False
        edges = {side(self.at[unit], fight.target) for unit in fight.attackers}
        return edges <= MAJOR and not ({"1335", "1435"} & self.held["soviet"] & set().union(*edges))

    def result(
        self, fight: Fight, column: str, roll: int, *, exploiting: bool = False, best: bool = False
    ) -> tuple[str, str, str]:
        """Losses, and both tactical results as they come out; `best` of the block, for an elite unit."""
        rows, at = TABLES["crt"]["rows"], COLUMNS.index(column)
        block = next(rolls for rolls in TABLES["blocks"]["of"][column] if roll in rolls)
        found = []
        for taken in [roll, *block] if best else [roll]:
            losses, _, defender = rows[str(roll)][at].split()
            attacker = "-" if exploiting else rows[str(taken)][at].split()[1]
            rivers = (False, True) if self.all_over_major(fight) else (False,)
            worst = min(
                (self._shaped(fight, losses, attacker, defender, exploiting, river) for river in rivers),
                key=lambda each: each[0],
            )
            found.append(worst)
        return max(found, key=lambda each: each[0])[1:]

    def _shaped(
        self, fight: Fight, losses: str, attacker: str, defender: str, exploiting: bool, river: bool
    ) -> tuple[int, str, str, str]:
        owner = PIECES[fight.attackers[0]]["side"]
        units = self.stack(fight.target, ENEMY[owner])
        attacker, defender = self.changed(fight, attacker, defender, river=river)
        if self.besieged & set(units):
            defender = {"DR3": "DR", "DR2": "S", "DR": "S"}.get(defender, defender)
        if any(kind == "hollidt" and unit in units for kind, unit in self.markers):
            defender = {"DR": "S", "DR2": "DR"}.get(defender, defender)
        level = {"E": 1, "E2": 2, "E3": 3}.get(attacker, 0)
        nations = {PIECES[unit]["nationality"] for unit in units}
        steps = sum(1 + ("reduced" in PIECES[unit] and unit not in self.reduced) for unit in units)
        if owner == "soviet" and nations <= set(ALLIES) and steps < 4 and not exploiting:
            level += 1
        lost = {letter: int(losses[losses.index(letter) + 1]) if letter in losses else 0 for letter in "AD"}
        rescued = False
        if owner == "soviet":
            starved = self._starving(units)
            if nations == {"german"} and level < 2 and not starved:
                rescued = "rescue" in self.superiority
                lost["A"] += "waves" in self.superiority and lost["A"] > 0
        elif not exploiting and self._panzers(fight.attackers) and not self._starving(fight.attackers):
            level += "crushing" in self.superiority and attacker != "AR"
            lost["A"] -= "rout" in self.superiority and level >= 2 and lost["A"] > 0
        attacking = [attacker] if attacker in ("AR", "D1", "Eng") else ["Eng"] if attacker == "mud" else []
        attacking += ["E" if level == 1 else f"E{level}"] if level else []
        defending = ([defender] if defender != "-" else []) + (["R"] if rescued else [])
        texts = ("+".join(attacking) or "-", "+".join(defending) or "-")
        return level, f"A{lost['A']}D{lost['D']}", *texts

    def _starving(self, units: Iterable[str]) -> bool:
        return self.level <= 1 and bool(self.besieged & set(units))

    def _panzers(self, units: Iterable[str]) -> bool:
        rows = [PIECES[unit] for unit in units]
        german = all(row["nationality"] == "german" for row in rows)
        return german and any(row["type"].startswith("panzer division") for row in rows)

    # ---- retreats

    def move(self, unit: str, hex_: str) -> None:
        """A unit stands elsewhere now."""
        self.at[unit] = hex_
        for known in ("held", "near", "zone"):
            self.__dict__.pop(known, None)

    def ways(self, unit: str, origin: str, threats: set[str]) -> set[str]:
        """The hexes among which a retreating unit may choose next: priorities 1 to 7 (8.12.5)."""
        owner, here = PIECES[unit]["side"], self.at[unit]
        enemy = ENEMY[owner]
        open_ = {
            hex_
            for hex_ in around(here) & GROUND
            if hex_ not in self.held[enemy] and far(hex_, origin) == far(here, origin) + 1
        }
        if not open_:
            return set()
        found = set()
        for goals in self._goals(unit, origin):
            found |= self._best(unit, open_, threats, goals)
        return found

    def _best(self, unit: str, open_: set[str], threats: set[str], goals: set[str]) -> set[str]:
        """Of the hexes that lead away those that satisfy the other priorities."""
        owner, here = PIECES[unit]["side"], self.at[unit]
        enemy = ENEMY[owner]
        wishes: list[Callable[[str], bool]] = [
            lambda hex_: all(far(hex_, threat) > far(here, threat) for threat in threats),
            lambda hex_: self._homewards(here, hex_, goals),
            lambda hex_: hex_ not in self.near[enemy],
            lambda hex_: hex_ in self.held[owner] or hex_ not in self.near[enemy],
            lambda hex_: self._room(unit, hex_),
        ]
        for wish in wishes:
            open_ = {hex_ for hex_ in open_ if wish(hex_)} or open_
        return open_

    @cached_property
    def zone(self) -> set[str]:
        """The zone of influence of the fortress: two hexes, three from an airfield, not through enemies."""
        if not self.fortress:
            return set()
        found = {self.fortress}
        for _ in range(3 if self.fortress in AIRFIELDS else 2):
            found |= {near for hex_ in found for near in around(hex_) if near not in self.held["soviet"]}
        return found

    def _goals(self, unit: str, origin: str) -> list[set[str]]:
        """What a unit may make for: who stands with a headquarters also for what that makes for."""
        owner = PIECES[unit]["side"]
        if unit in HQS:
            return [self.sources(owner)]
        led = self.at[unit] == origin and HQS & set(self.stack(origin, owner))
        return [self._own_goals(unit), *([self.sources(owner)] if led else [])]

    def _own_goals(self, unit: str) -> set[str]:
        owner = PIECES[unit]["side"]
        if unit in self.besieged:
            return {self.fortress, *STALINGRAD}
        if owner == "axis" and self.at[unit] in self.zone:
            return {self.fortress}
        return {self.at[hq] for hq in HQS & self.at.keys() if PIECES[hq]["side"] == owner}

    def _homewards(self, here: str, hex_: str, goals: set[str]) -> bool:
        distances = Counter({goal: far(here, goal) for goal in goals})
        nearest = [goal for goal, hexes in distances.items() if hexes == min(distances.values())]
        return any(far(hex_, goal) < distances[goal] for goal in nearest)

    def _room(self, unit: str, hex_: str) -> bool:
        units = [*self.stack(hex_, PIECES[unit]["side"]), unit]
        if len(units) == 1:
            return True
        nations = {PIECES[each]["nationality"] for each in units}
        troops = [each for each in units if each not in HQS and PIECES[each]["type"] != "alarm unit"]
        formations = {PIECES[each].get("division", each) for each in troops}
        hqs = [each for each in units if each in HQS]
        return len(formations) <= 3 and len(hqs) <= 1 and not nations >= {"hungarian", "romanian"}
