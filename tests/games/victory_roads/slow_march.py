"""Movement once more, slowly and apart from the engine, on top of the slow command and supply."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from heapq import heappop, heappush
from itertools import pairwise
from random import Random
from typing import Self

from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.names import Kind
from tests.games.victory_roads.basics import PIECES
from tests.games.victory_roads.boxes import until
from tests.games.victory_roads.slow_supply import (
    BOARD,
    CAPITALS,
    CITIES,
    ENEMY,
    GERMANY,
    HALF,
    HQS,
    LAND,
    MAJOR,
    MINOR,
    PORTS,
    STRONGHOLDS,
    TERRAIN,
    WAYS,
    WHOLE,
    Position,
    around,
    change,
    side,
    strew,
)
from tests.games.victory_roads.table import field

PHASES = ("move-unit", "move-unit-axis", "exploit-unit")
"""What is asked in a phase in which units move."""
Price = Callable[[str, str], "int | None"]
"""What a step costs; None where it may not be taken."""


def _runs(runs: Iterable[str]) -> set[str]:
    """The hexes of some runs, each a column and rows."""
    found = set()
    for run in runs:
        column, _, rows = run.partition(":")
        first, _, last = rows.partition("-")
        found |= {f"{column}{row:02}" for row in range(int(first), int(last or first) + 1)}
    return found


RAIL = {side(a, b) for row in BOARD["rail"] for a, b in pairwise(row["hexes"])}
ON_RAIL = {hex_ for edge in RAIL for hex_ in edge}
FORTS = {text.split("/")[0] for line in BOARD["fort"] for text in line["sides"]}
BIG = {row["hex"] for row in BOARD["place"] if row["kind"] == "major"}
CLOSED = {
    "hungarian": _runs(BOARD["region"]["romania"]),
    "romanian": _runs(BOARD["region"]["hungary"]),
}
FOREST, MARSH, MOUNTAIN = (set(TERRAIN[kind]) for kind in ("forest", "marsh", "mountain"))


@cache
def far(a: str, b: str) -> int:
    """How many hexes lie from one to another: even columns lie half a hex farther south."""
    (column, row), (column2, row2) = ((int(h[:2]), int(h[2:])) for h in (a, b))
    # Rows in half hexes; a step to the next column goes up or down by one of them.
    across = abs(column - column2)
    down = abs(2 * row + (column % 2 == 0) - 2 * row2 - (column2 % 2 == 0))
    return across + max(0, down - across) // 2


def ground(hex_: str, snow: bool) -> int:
    """What the terrain of a hex costs, the dearest of it."""
    if hex_ in MOUNTAIN:
        return 3 * WHOLE
    if hex_ in MARSH:
        return (2 if snow else 3) * WHOLE
    return (2 if hex_ in FOREST else 1) * WHOLE


class MarchPosition(Position):
    """Who stands where, and what it costs to go elsewhere."""

    def __init__(self, base: Position) -> None:
        super().__init__()
        self.__dict__ |= {key: each for key, each in base.__dict__.items() if key in vars(self)}
        self.fallen: set[str] = set()
        """What the Soviets have taken at some time."""
        self.reduced: list[str] = []
        self.halts: list[str] = []
        """Hexes with a Haltebefehl."""
        self.opened = False
        """Whether the German player has paid for strategic movement."""
        self.covered: dict[str, set[str]] = {}
        """What the headquarters of a nation cover, once it was asked for."""

    @property
    def mud(self) -> bool:
        return self.weather == "mud"

    def after(self, units: set[str], way: list[str]) -> Self:
        """The same when some units have gone a way, and taken it."""
        owner = PIECES[min(units)]["side"]
        found = type(self)(self)
        found.reduced, found.halts, found.opened = self.reduced, self.halts, self.opened
        found.at = self.at | dict.fromkeys(units, way[-1])
        enemy = self.control[ENEMY[owner]]
        found.control = {owner: self.control[owner] | set(way), ENEMY[owner]: enemy - set(way)}
        found.fallen = self.fallen | (enemy & set(way) if owner == "soviet" else set())
        if not units & HQS and owner == "axis":  # troops drive partisans off
            found.partisans = [hex_ for hex_ in self.partisans if hex_ not in way]
        return found

    # ---- what a step costs

    def enter(self, owner: str, here: str, there: str) -> int | None:
        """What a step costs units of a side."""
        edge = side(here, there)
        if there not in LAND or there in self.held[ENEMY[owner]]:
            return None
        strong = owner == "soviet" and there in STRONGHOLDS - self.fallen
        if edge in WAYS and not strong:
            return HALF
        cost = 4 * WHOLE if strong else ground(there, self.weather == "snow")
        if edge in WAYS or edge in self.pontoons or edge not in MINOR | MAJOR:
            return cost
        if self.mud and there in self.near[ENEMY[owner]]:
            return None
        return cost + (2 if edge in MAJOR or self.mud else 1) * WHOLE

    def stops(self, owner: str, moving: set[str]) -> set[str]:
        """Where a move of a side ends: with partisans, and where a Haltebefehl binds those already there."""
        if owner == "soviet":
            return set()
        found = set(self.partisans)
        for hex_ in self.halts:
            there = [n for n, h in self.at.items() if h == hex_ and n not in HQS and n not in moving]
            ring = around(hex_) & self.held["soviet"]
            if len(ring) >= 3 and all(name in self.oos for name in there):
                found.add(hex_)
        return found

    def step(self, units: set[str], begun: bool) -> Price:
        """What a step of a normal move costs some units together."""
        owner = PIECES[min(units)]["side"]
        closed = set().union(*(CLOSED.get(PIECES[name]["nationality"], set()) for name in units))
        start = self.at[min(units)]
        stops = self.stops(owner, units) - (set() if begun else {start})
        led = [sorted(self.goals(name)) for name in units if self.led(name)]

        def price(here: str, there: str) -> int | None:
            if here in stops or (owner == "axis" and there in closed):
                return None
            if any(all(far(there, goal) >= far(here, goal) for goal in goals) for goals in led):
                return None
            return self.enter(owner, here, there)

        return price

    def goals(self, unit: str) -> set[str]:
        """Where a unit out of supply goes: sources and headquarters."""
        owner, nation = PIECES[unit]["side"], PIECES[unit]["nationality"]
        capital = set(CAPITALS.get(nation, ())) & self.control["axis"] & self.lines("axis")
        return self.sources(owner) | {self.at[hq] for hq in self.of(owner, hqs=True)} | capital

    def led(self, unit: str) -> bool:
        """Whether a unit may only go towards those."""
        return unit in self.oos and not PIECES[unit].get("elite", False)

    # ---- who may go how far

    def printed(self, unit: str) -> int:
        """The movement factor that is up; none for a headquarters with a pontoon."""
        row = PIECES[unit]
        found: int = (row.get("reduced", row["full"]) if unit in self.reduced else row["full"])[2]
        return 0 if unit in self.laid else found

    def points(self, unit: str, exploiting: bool) -> int:
        """What a unit may spend."""
        found = self.printed(unit)
        if exploiting or unit in self.oos:
            found = -(-found // 2)
        if exploiting and unit in self.oos:
            found = 1
        return WHOLE * (min(found, 2) if self.mud else found)

    def far_hexes(self, unit: str) -> set[str]:
        """Where a unit may be in a strategic move."""
        owner, nation = PIECES[unit]["side"], PIECES[unit]["nationality"]
        of_one = "soviet" if owner == "soviet" else nation
        if of_one not in self.covered:
            hqs = [hq for hq in self.supplied_hqs(owner) if PIECES[hq]["nationality"] == of_one]
            self.covered[of_one] = set().union(*(self.command(hq) for hq in hqs))
        return self.covered[of_one] - self.near[ENEMY[owner]]

    def may_go_far(self, unit: str) -> bool:
        """Whether a unit may begin a strategic move."""
        if unit in HQS or self.mud or (PIECES[unit]["side"] == "axis" and not self.opened):
            return False
        return self.at[unit] in self.far_hexes(unit)

    def strategic_step(self, units: set[str], begun: bool) -> Price:
        """What a step of a strategic move costs some units together."""
        normal, owner = self.step(units, begun), PIECES[min(units)]["side"]
        hexes = set.intersection(*(self.far_hexes(unit) for unit in units))
        if owner == "soviet":
            hexes -= (FORTS | STRONGHOLDS | (CITIES & GERMANY)) - self.fallen
        else:
            hexes -= set(self.partisans)
        return lambda here, there: normal(here, there) if there in hexes else None

    def best(self, start: str, limit: int, price: Price) -> dict[str, int]:
        """The cheapest way to all hexes in reach."""
        found: dict[str, int] = {}
        heap = [(0, start)]
        while heap:
            cost, here = heappop(heap)
            if here in found:
                continue
            found[here] = cost
            for there in around(here):
                step = price(here, there)
                if step is not None and cost + step <= limit:
                    heappush(heap, (cost + step, there))
        return found

    def may_end(self, unit: str, hex_: str) -> bool:
        """Whether a unit may end its move in a hex: headquarters do in supply only."""
        if unit not in HQS:
            return True
        owner = PIECES[unit]["side"]
        return hex_ in self.after({unit}, [hex_]).lines(owner)

    def last_ones(self) -> set[str]:
        """German divisions that are the last under a marker, with a Soviet corps next to it."""
        found = set()
        for hex_ in self.halts:
            there = [n for n, h in self.at.items() if h == hex_ and PIECES[n]["nationality"] == "german"]
            there = [n for n in there if n not in HQS]
            corps = {h for n, h in self.at.items() if PIECES[n]["side"] == "soviet" and n not in HQS}
            if len(there) == 1 and corps & around(hex_):
                found |= set(there)
        return found

    def movable(self, owner: str) -> set[str]:
        """The units of a side that can go at least one hex."""
        found = set()
        for name in {*self.of(owner, hqs=False), *self.of(owner, hqs=True)} - self.last_ones():
            price, here = self.step({name}, begun=False), self.at[name]
            if self.printed(name) and any(price(here, there) is not None for there in around(here)):
                found.add(name)
        return found

    # ---- by rail and by sea

    @cached_property
    def tracks(self) -> set[str]:
        """The hexes where trains run: rails lead from there to a source, and no enemy is next to them."""
        free = self.passable["axis"] & ON_RAIL - (BIG & self.fallen)
        linked: set[str] = set()
        todo = sorted(self.sources("axis") & free)
        while todo:
            here = todo.pop()
            if here not in linked:
                linked.add(here)
                todo += [n for n in around(here) & free if side(here, n) in RAIL]
        return linked - self.near["soviet"]

    def trains(self, unit: str) -> set[str]:
        """Where a unit can go by rail."""
        calm = self.tracks - CLOSED.get(PIECES[unit]["nationality"], set())
        goals = sorted(self.goals(unit))

        def price(here: str, there: str) -> int | None:
            nearer = not self.led(unit) or any(far(there, goal) < far(here, goal) for goal in goals)
            return WHOLE if side(here, there) in RAIL and there in calm and nearer else None

        here = self.at[unit]
        if here not in calm or not self.printed(unit):
            return set()
        return set(self.best(here, 99999, price)) - {here}

    def harbours(self, unit: str) -> set[str]:
        """Where a unit can go by sea."""
        here = self.at[unit]
        if here not in PORTS or not self.printed(unit):
            return set()
        free = {
            port
            for port in PORTS & self.control["axis"] - self.fallen - {here}
            if around(port) - self.held["soviet"]
        }
        return free & self.sources("axis") if self.led(unit) else free


GERMANS = [name for name, row in PIECES.items() if row["type"] == "infantry division" and name[:2] == "g-"]
RIFLE = [name for name, row in PIECES.items() if row.get("modes")]
BASES = {
    "axis-movement": {"5426": "g-14-id"},
    "soviet-movement": {"6115": "s-60-rc"},
    "axis-exploitation": {"5426": "g-14-id"},
    "soviet-exploitation": {"6115": "s-60-rc"},
}


@cache
def base(step: str) -> VictoryTable:
    """A game that stands where units move."""
    (unit,) = BASES[step].values()
    g = field(BASES[step], step=step, head=f'exploiting = ["{unit}"]' if "exploitation" in step else "")
    until(g, *PHASES)
    return g


def scatter(random: Random, mover: str) -> MarchPosition:
    """A position made at random, with reduced units, Haltebefehle and places that were lost and retaken."""
    found = MarchPosition(strew(random, mover))
    # While a unit moves its engineers build no bridge: they have tests of their own.
    found.engineers = []
    found.reduced = [n for n in sorted(found.at) if "reduced" in PIECES[n] and random.random() < 0.3]
    found.oos = [name for name in found.oos if name not in HQS]
    area = sorted({near for hex_ in found.at.values() for near in around(hex_)})
    retaken = {hex_ for hex_ in area if hex_ in CITIES | STRONGHOLDS and random.random() < 0.2}
    found.fallen = found.control["soviet"] | retaken
    germans = [name for name in random.sample(GERMANS, 3) if name not in found.at and found.held["axis"]]
    found.at |= {name: random.choice(sorted(found.held["axis"])) for name in germans}
    found.halts = sorted({found.at[name] for name in germans if random.random() < 0.7})
    if found.halts and mover == "axis":
        surround(random, found, random.choice(found.halts))
    return found


def surround(random: Random, slow: MarchPosition, hex_: str) -> None:
    """Put Soviets around a hex, whose defenders are out of supply."""
    free = sorted(around(hex_) - slow.held["axis"] - slow.held["soviet"])
    ring = random.sample(free, min(3, len(free)))
    corps = [name for name in RIFLE if name not in slow.at]
    slow.at |= dict(zip(corps, ring, strict=False))
    there = [name for name in slow.of("axis", hqs=False) if slow.at[name] == hex_]
    slow.oos = sorted({*slow.oos, *there})
    slow.control = {"axis": slow.control["axis"] - set(ring), "soviet": slow.control["soviet"] | set(ring)}
    slow.fallen |= set(ring)
    for name in ("held", "near", "passable", "pontoons"):  # what was worked out before
        slow.__dict__.pop(name, None)


def play_out(slow: MarchPosition, step: str, mover: str) -> VictoryTable:
    """The same in the engine."""
    g = change(base(step), slow)
    state, names = g.state, g.rules.names
    state.fallen = names.numbers(Kind.SPACE, sorted(slow.fallen))
    state.reduced = names.numbers(Kind.UNIT, slow.reduced)
    state.halts = names.numbers(Kind.SPACE, slow.halts)
    state.rail, state.ships, state.offroad = 8, 3, slow.opened
    if "exploitation" in step:
        state.exploiting = names.numbers(Kind.UNIT, slow.of(mover, hqs=False))
    return g.start()
