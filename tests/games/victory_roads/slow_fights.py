"""Combat once more, slowly and apart from the engine: odds, results, retreats, from the data files alone.

It shares no line with the package's own rules, so that the two can be held against each other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import ceil
from random import Random
from typing import Any, NamedTuple

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import FOLDER, PIECES
from tests.games.victory_roads.fights import PINNED, supports
from tests.games.victory_roads.slow_supply import (
    BOARD,
    ENEMY,
    GERMANY,
    LAND,
    MAJOR,
    MINOR,
    STRONGHOLDS,
    WAYS,
    around,
    side,
)
from tests.games.victory_roads.table import field


def _covers(run: str, hex_: str) -> bool:
    """Whether a run of hexes, written column:first row-last row, covers a hex."""
    column, _, rows = run.partition(":")
    first, _, last = rows.partition("-")
    return hex_[:2] == column and int(first) <= int(hex_[2:]) <= int(last or first)


TABLES: dict[str, Any] = tomllib.loads((FOLDER / "tables.toml").read_text())
COLUMNS = ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
FOREST, MARSH, MOUNTAIN = ({*BOARD["terrain"][kind]} for kind in ("forest", "marsh", "mountain"))
TOWNS: dict[str, str] = {row["hex"]: row["kind"] for row in BOARD["place"]}
FORTS: set[tuple[str, str]] = {tuple(edge.split("/")) for row in BOARD["fort"] for edge in row["sides"]}
"""The fortified hex, and the one from which it is attacked."""
COUNTRY = {
    name: {hex_ for hex_ in LAND for run in BOARD["region"][name] if _covers(run, hex_)}
    for name in ("hungary", "romania")
}
BARRED = {"romanian": COUNTRY["hungary"], "hungarian": COUNTRY["romania"]}
WATER = MINOR | MAJOR
HOME = {"axis": ("north-west", "south-west", "south"), "soviet": ("north", "north-east", "south-east")}


def far(a: str, b: str) -> int:
    """How many hexes lie from one to another: even columns lie half a hex farther south."""
    (column, row), (column2, row2) = ((int(h[:2]), int(h[2:])) for h in (a, b))
    across = abs(column - column2)
    # Heights in halves of a hex; each column on the way changes them by one.
    down = abs(2 * row - column % 2 - (2 * row2 - column2 % 2))
    return across + max(0, (down - across + 1) // 2)


def course(a: str, b: str) -> str:
    """In what direction a neighbour lies."""
    (column, row), (column2, row2) = ((int(h[:2]), int(h[2:])) for h in (a, b))
    if column == column2:
        return "north" if row2 < row else "south"
    lower = 2 * row2 - column2 % 2 > 2 * row - column % 2
    return ("south" if lower else "north") + ("-east" if column2 > column else "-west")


class Fight(NamedTuple):
    """Who attacks which hex."""

    target: str
    attackers: tuple[str, ...]


class Field:
    """A position as combat sees it."""

    def __init__(self, at: dict[str, str], oos: list[str], reduced: list[str], weather: str) -> None:
        self.at, self.oos, self.reduced, self.weather = at, oos, reduced, weather
        self.retreated: list[str] = []
        self.leader = self.model = ""
        """Whom a Soviet leader and Model accompany."""

    def side_up(self, unit: str) -> list[int]:
        """The factors that show."""
        factors: list[int] = PIECES[unit]["reduced" if unit in self.reduced else "full"]
        return factors

    def stack(self, hex_: str, owner: str) -> list[str]:
        return [unit for unit, place in self.at.items() if place == hex_ and PIECES[unit]["side"] == owner]

    def defenders(self, fight: Fight) -> list[str]:
        return self.stack(fight.target, ENEMY[PIECES[fight.attackers[0]]["side"]])

    # ---- the ground

    def grounds(self, fight: Fight) -> dict[str, dict[str, Any]]:
        """The terrains among which the defender may choose."""
        hex_, axis = fight.target, PIECES[self.defenders(fight)[0]]["side"] == "axis"
        kind = "clear"
        if hex_ in FOREST or (hex_ in MARSH and self.weather == "snow"):
            kind = "forest"
        elif hex_ in MARSH:
            kind = "marsh"
        elif hex_ in MOUNTAIN:
            kind = "mountain"
        kinds = [kind]
        if hex_ in TOWNS:
            reich = TOWNS[hex_] == "major" and hex_ in GERMANY and axis
            kinds.append("reich-city" if reich else TOWNS[hex_])
        if hex_ in STRONGHOLDS and axis:
            kinds.append("stronghold")
        elif axis and all((hex_, self.at[unit]) in FORTS for unit in fight.attackers):
            kinds.append("fortification")
        return {kind: TABLES["terrain"][kind] for kind in kinds}

    def ground(self, fight: Fight) -> dict[str, Any]:
        """The strongest of them."""

        def worth(row: dict[str, Any]) -> tuple[int, int, int]:
            text = row.get("defence", "+0")
            number = int(text[1:])
            return (number, 0, 0) if text.startswith("x") else (1, number, 0)

        rows = sorted(
            self.grounds(fight).values(), key=lambda row: len(row.get("defender", {})), reverse=True
        )
        return max(rows, key=worth)

    def divisor(self, origin: str, target: str) -> int | None:
        """By what a hexside divides an attack; None where mud forbids it."""
        edge = side(origin, target)
        if edge not in WATER:
            return 1
        if self.weather == "mud":
            return 3 if edge in WAYS else None
        return 2

    # ---- the odds

    def attack(self, fight: Fight) -> int:
        """In mud a third of what crosses a bridge; else half of all if everybody crosses water."""
        sums: dict[tuple[int, bool], int] = {}
        for unit in fight.attackers:
            by = self.divisor(self.at[unit], fight.target)
            assert by
            key = (by if self.weather == "mud" else 1, unit in self.oos)
            sums[key] = sums.get(key, 0) + self.side_up(unit)[0]
        total = sum(ceil(Fraction(value, by * (2 if cut else 1))) for (by, cut), value in sums.items())
        if self.weather != "mud" and all(
            side(self.at[unit], fight.target) in WATER for unit in fight.attackers
        ):
            total = ceil(Fraction(total, 2))
        return total

    def defence(self, fight: Fight) -> int:
        """Terrain multiplies, lack of supply halves, rounded once; then what is added."""
        text = self.ground(fight).get("defence", "+0")
        factor = int(text[1:]) if text.startswith("x") else 1
        units = self.defenders(fight)
        beaten = [unit for unit in units if unit in self.retreated]
        factors = {unit: 1 if unit in beaten else self.side_up(unit)[1] for unit in units}
        fed = sum(value for unit, value in factors.items() if unit not in self.oos)
        cut = sum(value for unit, value in factors.items() if unit in self.oos)
        total = fed * factor + ceil(Fraction(cut * factor, 2))
        return total + (int(text) if text.startswith("+") else 0)

    def odds(self, fight: Fight) -> tuple[int, int, str]:
        """Rounded for the defender, shifted, kept within the table; "-" for no strength at all."""
        attack, defence = self.attack(fight), self.defence(fight)
        if not attack:
            return 0, defence, "-"
        shift = (self.leader in fight.attackers) - (self.model in self.defenders(fight))
        line = [*(f"1/{n}" for n in range(200, 2, -1)), *COLUMNS, *(f"{n}/1" for n in range(7, 200))]
        plain = f"{attack // defence}/1" if attack >= defence else f"1/{ceil(Fraction(defence, attack))}"
        at = min(line.index(plain) + shift, line.index("6/1"))
        return attack, defence, line[at]

    # ---- what the dice bring

    def result(self, fight: Fight, column: str, roll: int, *, best: bool = False) -> tuple[str, str, str]:
        """Losses and both tactical results as they are shown; elite attackers want most exploitation."""
        losses, attacker, defender = TABLES["crt"]["rows"][str(roll)][COLUMNS.index(column)].split()
        lost, lose = (int(losses[losses.index(who) + 1]) if who in losses else 0 for who in "AD")
        if self.weak_romanians(fight):
            lost = max(lost - 1, 0)
        row = self.ground(fight)
        defender = row.get("defender", {}).get(defender, defender)
        options = [attacker]
        if best:
            block = next(rolls for rolls in TABLES["blocks"]["of"][column] if roll in rolls)
            cells = [TABLES["crt"]["rows"][str(each)][COLUMNS.index(column)].split()[1] for each in block]
            options += cells
        found = max((self.changed(fight, row, option) for option in options), key=lambda pair: pair[1])
        return f"A{lost}D{lose}", found[0], defender

    def changed(self, fight: Fight, row: dict[str, Any], result: str) -> tuple[str, int]:
        """The attacker's result after terrain or river, mud, snow; and how many may exploit."""
        level = {"E": 1, "E2": 2, "E3": 3}
        if self.weather == "mud":
            return ("Eng" if result in level else "-" if result == "D1" else result), 0
        over = all(side(self.at[unit], fight.target) in MAJOR for unit in fight.attackers)
        changes = [row.get("attacker", {})] + ([TABLES["watercourses"]["major_attacker"]] if over else [])
        # The defender takes what lets fewer exploit.
        result = min((each.get(result, result) for each in changes), key=lambda each: level.get(each, 0))
        if self.weather == "snow" and result == "E3":
            result = "E2"
        if any(kind in self.grounds(fight) for kind in ("stronghold", "reich-city")) and result in level:
            result = "-"
        return result, level.get(result, 0)

    def weak_romanians(self, fight: Fight) -> bool:
        """Whether Soviets attack nobody but Romanians of the Axis with fewer than three steps."""
        units = self.defenders(fight)
        steps = sum(2 if "reduced" in PIECES[unit] and unit not in self.reduced else 1 for unit in units)
        return {PIECES[unit]["nationality"] for unit in units} == {"romanian"} and steps < 3

    # ---- retreats

    def open_to(self, unit: str) -> Callable[[str], bool]:
        """Whether a unit may retreat into a hex: land, no enemy, no closed border."""
        row = PIECES[unit]
        enemies = {place for name, place in self.at.items() if PIECES[name]["side"] == ENEMY[row["side"]]}
        closed = enemies | BARRED.get(row["nationality"], set())
        return lambda hex_: hex_ in LAND and hex_ not in closed

    def priority(self, unit: str, here: str, there: str, threats: set[str]) -> int:
        """1, 2 or 3, or 4 for a hex that is no way at all."""
        homeward = course(here, there) in HOME[PIECES[unit]["side"]]
        away = all(far(there, threat) > far(here, threat) for threat in threats)
        return 1 if homeward and away else 2 if homeward else 3 if away else 4

    def paths(self, unit: str, here: str, left: int, threats: set[str]) -> Iterator[list[str]]:
        """All ways of so many hexes that keep to the three priorities, wherever they end."""
        if not left:
            yield [here]
            return
        may = self.open_to(unit)
        for there in around(here):
            if may(there) and self.priority(unit, here, there, threats) < 4:
                for rest in self.paths(unit, there, left - 1, threats):
                    yield [here, *rest]

    def ways(self, unit: str, origin: str, length: int, left: int, threats: set[str]) -> set[str]:
        """Where the next hex of a retreat may be: the best priority by which it ends far enough."""
        here = self.at[unit]
        first = {path[1] for path in self.paths(unit, here, left, threats) if far(path[-1], origin) >= length}
        best = min((self.priority(unit, here, there, threats) for there in first), default=4)
        return {there for there in first if self.priority(unit, here, there, threats) == best}


# ---- random fights

WET = {hex_ for edge in WATER for hex_ in edge} & LAND
BUILT = TOWNS.keys() & LAND
FORTIFIED = {inside for inside, _ in FORTS} | STRONGHOLDS
KINDS = (LAND, WET, BUILT, (FOREST | MARSH | MOUNTAIN) & LAND, FORTIFIED & LAND)
TROOPS = {
    owner: sorted(
        name
        for name, row in PIECES.items()
        if row["side"] == owner
        and row["type"] not in ("hq", "garrison", "hiwis")
        and name not in PINNED.values()
    )
    for owner in ENEMY
}
ROMANIANS = [name for name in TROOPS["axis"] if PIECES[name]["nationality"] == "romanian"]
WEATHER = ("fair", "fair", "mud", "snow")


def some(random: Random, names: list[str], share: float) -> list[str]:
    """About so many of them."""
    return [name for name in names if random.random() < share]


def apart(random: Random, kinds: tuple[list[str], ...], taken: dict[str, str], hexes: int) -> str:
    """A hex of one of these kinds, so far from all units."""
    others = {*taken.values(), *PINNED}
    while True:
        found = random.choice(random.choice(kinds))
        if all(far(found, other) > hexes for other in others):
            return found


def melee(seed: int, attacker: str, count: int = 5) -> tuple[VictoryTable, Field, list[Fight]]:
    """Some random fights up to the choice of the attackers, each with all who stand around a hex."""
    random = Random(f"melee {seed} {attacker}")
    pool = {owner: random.sample(TROOPS[owner], 12 * count) for owner in ENEMY}
    romanians = random.sample(ROMANIANS, 12)
    kinds = tuple(sorted(kind) for kind in KINDS)
    at: dict[str, str] = {}
    fights, beaten = [], []
    for _ in range(count):
        target = apart(random, kinds, at, 4)
        team = {owner: [*names[-12:]] for owner, names in pool.items()}
        pool = {owner: names[:-12] for owner, names in pool.items()}
        if romanians and random.random() < 0.2:
            team["axis"], romanians = romanians, []
        team = {owner: [name for name in names if name not in at] for owner, names in team.items()}
        here = [team[ENEMY[attacker]].pop() for _ in range(random.randint(1, 3))]
        at |= dict.fromkeys(here, target)
        near = sorted(around(target))
        ring = random.sample(near, min(random.randint(1, 3), len(near)))
        comers = {team[attacker].pop(): hex_ for hex_ in ring for _ in range(random.randint(1, 3))}
        at |= comers
        fights.append(Fight(target, tuple(comers)))
        if random.random() < 0.3:
            beaten += some(random, here, 0.7)
    weather = random.choice(WEATHER)
    weak = [name for name in some(random, [*at], 0.4) if "reduced" in PIECES[name]]
    slow = Field(at, some(random, [*at], 0.4), weak, weather)
    slow.retreated = beaten
    markers = []
    if attacker == "soviet":
        slow.leader, slow.model = random.choice(fights[0].attackers), slow.defenders(fights[1])[0]
        markers = [f"rybalko@{slow.leader}", f"model@{slow.model}"]
    head = f'oos = {slow.oos}\nreduced = {weak}\nweather = "{weather}"\n{supports(*markers)}'
    g = field(PINNED | stacks(at), step=f"{attacker}-combat", head=head, turn=7)
    g.state.retreated = sum(1 << g.rules.unit[name] for name in beaten)
    return g, slow, fights


def stacks(at: dict[str, str]) -> dict[str, str]:
    """Who stands in each hex."""
    return {hex_: " ".join(name for name in at if at[name] == hex_) for hex_ in at.values()}


def crowd(seed: int, attacker: str, count: int = 5) -> tuple[VictoryTable, Field, list[Fight]]:
    """Some random fights, each among many other units; on coasts and borders too."""
    random = Random(f"crowd {seed} {attacker}")
    edges = sorted(hex_ for hex_ in LAND if len(around(hex_)) < 6)
    borders = sorted(hex_ for hex_ in COUNTRY["romania"] if around(hex_) & COUNTRY["hungary"])
    pool = {owner: random.sample(TROOPS[owner], len(TROOPS[owner])) for owner in ENEMY}
    at: dict[str, str] = {}
    fights = []
    for _ in range(count):
        target = apart(random, (sorted(LAND), edges, borders), at, 4)
        romanians = target in borders
        team = {owner: [name for name in names if name not in at] for owner, names in pool.items()}
        team["axis"].sort(key=lambda name: (PIECES[name]["nationality"] == "romanian") == romanians)
        team["axis"] = [name for name in team["axis"] if PIECES[name]["nationality"] != "hungarian"]
        own = {team[ENEMY[attacker]].pop(): target}
        ring = random.sample(sorted(around(target)), min(random.randint(1, 3), len(around(target))))
        comers = {
            team[attacker].pop(): hex_
            for hex_ in ring
            if attacker == "soviet" or not romanians or hex_ not in COUNTRY["hungary"]
        }
        if not comers:
            continue
        own |= comers
        region = {target}
        for _ in range(3):
            region |= {there for hex_ in region for there in around(hex_)}
        others = sorted(region - {*own.values(), *at.values()} - PINNED.keys())
        for hex_ in random.sample(others, min(random.randint(0, 22), len(others))):
            owner = random.choice((attacker, attacker, ENEMY[attacker]))
            if owner == "soviet" or not romanians or hex_ not in COUNTRY["hungary"]:
                own[team[owner].pop()] = hex_
        at |= own
        fights.append(Fight(target, tuple(comers)))
    g = field(PINNED | stacks(at), step=f"{attacker}-combat", turn=7)
    return g, Field(at, [], [], "fair"), fights
