"""Soviet offensives (11): the markers, where they stand, and how a major offensive begins."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import supplied
from stavka.games.roads.counts import Box, Few
from stavka.games.roads.supports import may_hold, minus, pay, plus, put_aside, to_pool
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.roads.units import enter
from stavka.games.stalingrad_roads.counts import Offensive
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import (
    BOX_OF,
    MAJOR,
    OFFENSIVES,
    SOVIET_BOXES,
    STAVKA,
    SUPPORT_BOXES,
    WEST_OF_DONETS,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Space, SpaceSet, Stage, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def is_west(g: StalingradRoads, space: Space) -> bool:
    """Whether a hex lies west of the Donets or of 2610 and 2710 (5.3.5)."""
    return bool(g.facts.region[WEST_OF_DONETS] >> space & 1)


def radius(g: StalingradRoads, n: int) -> int:
    """How far an offensive marker reaches (11.3.1)."""
    table = g.facts.tables.offensive
    reach = table.minor_radius if n else table.major_radius
    return reach + (table.stalingrad_bonus if g.state.stalingrad_side[n] else 0)


def reach(g: StalingradRoads, n: int) -> SpaceSet:
    """The hexes in reach of an offensive marker: nothing stands in its way (1.6.2, 11.3.2)."""
    space = g.state.offensives[n]
    return g.facts.disc(space, radius(g, n)) & g.area if space != NONE else 0


def near_stalingrad(g: StalingradRoads) -> SpaceSet:
    """Stalingrad and the hexes around it."""
    f = g.facts
    return (f.STALINGRAD | f.contact.around(f.STALINGRAD)) & g.ground


def duty(g: StalingradRoads, but: int = NONE) -> bool:
    """Whether a marker has still to be placed at Stalingrad (11.1.2)."""
    state = g.state
    if not g.facts.STALINGRAD & state.control[AXIS] & g.area:
        return False
    return not any(
        state.offensive_status[n] == "map" and state.stalingrad_side[n] for n in range(3) if n != but
    )


def junctions(g: StalingradRoads) -> SpaceSet:
    """Axis hexes where a marker may stand: junctions in towns, crossings of major rivers (11.1.2)."""
    f = g.facts
    crossings = mask(
        space for space in bits(f.WAYS) if f.board.layer("way")[space] & f.major[space] or f.ferry[space]
    )
    towns = mask(space for space in bits(f.BUILT & f.RAILS) if _is_junction(g, space))
    return (crossings | towns) & g.state.control[AXIS] & g.ground


def _is_junction(g: StalingradRoads, space: Space) -> bool:
    """Three railways meet, or a road meets a railway."""
    f = g.facts
    return f.rail[space].bit_count() >= 3 or bool(f.road[space])


def supports_ready(g: StalingradRoads) -> int:
    """The markers of the STAVKA box that count for a major offensive (11.4.1)."""
    return sum(kind not in ("shortage", "shortage-test") for kind in g.state.boxes[STAVKA])


def may_launch(g: StalingradRoads) -> bool:
    """Whether a major offensive can be launched (11.4.1)."""
    return may_afford(g) and g.state.offensive_status[0] == "box" and bool(places(g, 0))


def could_launch(g: StalingradRoads) -> bool:
    """Whether one can be launched for all the Axis player knows: he sees how many markers there are."""
    enough = len(g.state.boxes[STAVKA]) >= g.facts.tables.offensive.least_supports
    return enough and g.state.offensive_status[0] == "box"


def must_launch(g: StalingradRoads) -> bool:
    """A supplied Axis unit in Stalingrad leaves no choice (11.1.2, 11.4.2)."""
    inside = g.units_in(g.facts.STALINGRAD & g.held(AXIS), g.facts.TROOPS[AXIS])
    return may_launch(g) and (opening(g) or bool(inside & supplied(g, AXIS)))


def opening(g: StalingradRoads) -> bool:
    """Whether both markers have to be placed, the major one in the west (scenario V)."""
    return g.setting.row.first_major_west and g.state.turn == g.setting.first


def places(g: StalingradRoads, n: int) -> SpaceSet:
    """Where a marker may be placed: at Stalingrad as long as it is owed there (11.1.2)."""
    claimed, found = _claimed(g), junctions(g)
    if n == 0 and claimed:
        return near_stalingrad(g)
    if duty(g, but=n) and not claimed:
        minors = [m for m in (1, 2) if m != n and g.state.offensive_status[m] == "box"]
        if n or not minors:
            return near_stalingrad(g)
        found |= near_stalingrad(g)
    if n == 0 and opening(g):
        found &= g.facts.region[WEST_OF_DONETS]
    return found


def may_afford(g: StalingradRoads) -> bool:
    return supports_ready(g) >= g.facts.tables.offensive.least_supports


def _claimed(g: StalingradRoads) -> bool:
    """Whether the duty at Stalingrad falls to the major marker (11.1.2)."""
    inside = g.units_in(g.facts.STALINGRAD & g.held(AXIS), g.facts.TROOPS[AXIS])
    return may_afford(g) and g.state.offensive_status[0] == "box" and bool(inside & supplied(g, AXIS))


class OffensivePhase(Step[StalingradRoads]):
    """The Soviet player recalls, keeps and places his markers (11.1, 11.2, 11.4)."""

    stage: Stage = 0
    placing: Offensive = NONE

    def decide(self, g: StalingradRoads) -> Decision | None:
        state = g.state
        if self.placing != NONE:
            verbs: dict[str, Any] = {"to": places(g, self.placing)}
            facts = {"offensive": OFFENSIVES[self.placing]}
            return Decision(SOVIET, "offensive-place", "11.1.2", verbs, facts)
        if self.stage == 1:
            kinds = maskirovka(g)
            on_map = tuple(name for n, name in enumerate(OFFENSIVES) if state.offensive_status[n] == "map")
            hidden = may_play_maskirovka(g)
            if not on_map and not hidden:
                return None
            verbs = {"play": kinds, "recall": on_map, "done": True}
            return Decision(SOVIET, "offensives", "11.2.1", verbs, always=hidden)
        if self.stage == 2:
            free = tuple(
                name
                for n, name in enumerate(OFFENSIVES)
                if n and state.offensive_status[n] == "box" and places(g, n)
            )
            suspected = could_launch(g)
            if not free and not suspected:
                return None
            owed = must_launch(g) or (bool(free) and (duty(g) or opening(g)))
            verbs = {"launch": may_launch(g), "place": free, "done": not owed}
            return Decision(SOVIET, "offensives-place", "11.1.2", verbs, always=suspected)
        return None

    def run(self, g: StalingradRoads) -> None:
        self.stage += 1
        if self.stage == 1:
            self._arrive(g)
        elif self.stage == 3:
            g.pop()

    def _arrive(self, g: StalingradRoads) -> None:
        """The minor markers come as reinforcements (11.1.1)."""
        for name, turn in g.setting.row.minors.items():
            if g.turn_name == turn:
                g.state.offensive_status[OFFENSIVES.index(name)] = "box"
                g.note("offensive-arrives", "11.1.1", offensive=name)

    def recall(self, g: StalingradRoads, name: Choice) -> None:
        """Take this one back: at once into its box, or until the end of the turn (11.2.1, 11.2.2)."""
        n, state = OFFENSIVES.index(name), g.state
        occupied = g.held(AXIS) >> state.offensives[n] & 1
        state.offensive_status[n] = "recalled" if occupied else "box"
        state.offensives[n] = NONE
        state.stalingrad_side[n] = False
        box = BOX_OF[n]
        to_pool(g, SOVIET, *state.boxes[box])
        state.boxes[box] = ()
        g.note("offensive-recalled", "11.2.2" if occupied else "11.2.1", offensive=name)

    def play(self, g: StalingradRoads, kind: Choice) -> None:
        """Maskirovka (5.5.6)."""
        box = next(box for box in SOVIET_BOXES if kind in g.state.boxes[box])
        put_aside(g, SOVIET, box, kind)
        g.note("support-used", "5.5.6", side=SOVIET, support=kind, space=NONE)
        g.push(Maskirovka())

    def place(self, g: StalingradRoads, name: Choice) -> None:
        """Place this one."""
        self.placing = OFFENSIVES.index(name)

    def launch(self, g: StalingradRoads) -> None:
        """Launch a major offensive (11.4.2)."""
        self.placing = 0
        g.note("offensive-begins", "11.4.1")

    def to(self, g: StalingradRoads, space: Space) -> None:
        """The marker stands here."""
        n, state = self.placing, g.state
        self.placing = NONE
        owed = duty(g, but=n) or (n == 0 and _claimed(g))
        state.stalingrad_side[n] = owed and bool(near_stalingrad(g) >> space & 1)
        state.offensive_status[n] = "map"
        state.offensives[n] = space
        g.note("offensive-placed", "11.1.2", offensive=OFFENSIVES[n], space=space)
        if n == 0:
            state.major_west = state.major_west or is_west(g, space)
            state.launched = state.turn
            self._reveal(g)
            g.push(MajorOffensive())

    def _reveal(self, g: StalingradRoads) -> None:
        """All markers of the box are shown; shortages go back (11.4.2)."""
        state = g.state
        g.note("offensive-launched", "11.4.2", supports=list(state.boxes[STAVKA]))
        gone = [kind for kind in state.boxes[STAVKA] if not g.facts.supports[kind].generic]
        state.boxes[STAVKA] = minus(state.boxes[STAVKA], *gone)
        to_pool(g, SOVIET, *gone)

    def done(self, g: StalingradRoads) -> None:
        """Go on."""
        self.run(g)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-offensive-phase", {}


def may_play_maskirovka(g: StalingradRoads) -> bool:
    """Whether Maskirovka can be played for all the Axis player knows."""
    if g.state.cut_supports == g.state.turn or sum(len(g.state.boxes[box]) for box in SOVIET_BOXES) < 2:
        return False
    return may_hold(g, SOVIET, lambda kind: kind == "maskirovka")


def maskirovka(g: StalingradRoads) -> tuple[str, ...]:
    """Whether Maskirovka can be played."""
    if g.state.cut_supports == g.state.turn:
        return ()
    held = [kind for box in SOVIET_BOXES for kind in g.state.boxes[box]]
    return ("maskirovka",) if "maskirovka" in held and len(held) > 1 else ()


class Maskirovka(Step[StalingradRoads]):
    """Up to three markers go from one box to another (5.5.6)."""

    several = True

    left: Few = 3
    source: Box = NONE
    target: Box = NONE

    def decide(self, g: StalingradRoads) -> Decision | None:
        boxes = g.state.boxes
        if self.source == NONE:
            names = tuple(SUPPORT_BOXES[box] for box in SOVIET_BOXES if boxes[box])
            return Decision(SOVIET, "maskirovka-from", "5.5.6", {"box": names}) if names else None
        if self.target == NONE:
            names = tuple(SUPPORT_BOXES[box] for box in SOVIET_BOXES if box != self.source)
            return Decision(SOVIET, "maskirovka-to", "5.5.6", {"box": names})
        kinds = tuple(sorted(set(boxes[self.source])))
        if not self.left or not kinds:
            return None
        verbs: dict[str, Any] = {"take": kinds, "done": True}
        return Decision(SOVIET, "maskirovka", "5.5.6", verbs, {"left": self.left}, always=True)

    def box(self, g: StalingradRoads, name: Choice) -> None:
        """From here, then to there."""
        if self.source == NONE:
            self.source = SUPPORT_BOXES.index(name)
        else:
            self.target = SUPPORT_BOXES.index(name)

    def take(self, g: StalingradRoads, kind: Choice) -> None:
        """This one."""
        boxes = g.state.boxes
        self.left -= 1
        boxes[self.source] = minus(boxes[self.source], kind)
        boxes[self.target] = plus(boxes[self.target], kind)
        facts = {"box": SUPPORT_BOXES[self.target]}
        g.tell(SOVIET, "transferred", "5.5.6", {"support": kind}, **facts)

    def done(self, g: StalingradRoads) -> None:
        """Enough."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-maskirovka", {}


class MajorOffensive(Step[StalingradRoads]):
    """What becomes of each marker of the STAVKA box: kept, exchanged, or spent on reserves (11.4.2)."""

    needs = ("OffensivePhase",)

    exchanges: Few = 0
    given: Few = 0
    """Markers given so far for the one that is to be chosen."""
    unit: Unit = NONE
    paid: Few = 0

    def decide(self, g: StalingradRoads) -> Decision | None:
        table, box = g.facts.tables.offensive, g.state.boxes[STAVKA]
        kinds = tuple(sorted(set(box)))
        if self.given == table.exchange:
            pool = tuple(
                sorted(kind for kind in set(g.state.pools[SOVIET]) if g.facts.supports[kind].generic)
            )
            if not pool:
                return None
            return Decision(SOVIET, "major-choose", "11.4.2d", {"choose": pool}, always=True)
        if self.given:
            return Decision(SOVIET, "major-exchange", "11.4.2d", {"exchange": kinds}, always=True)
        if self.unit != NONE:
            if self.paid < self._price(g, self.unit):
                facts = {"unit": self.unit}
                return Decision(SOVIET, "major-pay", "11.4.2e", {"give": kinds}, facts, always=True)
            return Decision(SOVIET, "major-place", "11.4.2e", {"to": self._hexes(g)}, {"unit": self.unit})
        if not kinds:
            return None
        exchange = kinds if self.exchanges < table.exchanges and len(box) >= table.exchange else ()
        verbs: dict[str, Any] = {"keep": kinds, "exchange": exchange, "call": self._callable(g)}
        return Decision(SOVIET, "major-sort", "11.4.2", verbs, {"left": len(box)}, always=True)

    def _price(self, g: StalingradRoads, unit: Unit) -> int:
        table = g.facts.tables.offensive
        return table.armoured_price if g.facts.ARMOURED >> unit & 1 else table.unit_price

    def _hexes(self, g: StalingradRoads) -> SpaceSet:
        """With or next to a supplied unit, in reach of the marker; enemies may be near (11.4.2)."""
        friends = g.spaces_of(supplied(g, SOVIET))
        near = (friends | g.facts.contact.around(friends)) & g.ground & ~g.held(AXIS)
        return near & reach(g, 0)

    def _callable(self, g: StalingradRoads) -> UnitSet:
        if not self._hexes(g):
            return 0
        count = len(g.state.boxes[STAVKA])
        reserve = g.state.at[g.facts.RESERVE] & g.facts.TROOPS[SOVIET]
        return mask(unit for unit in bits(reserve) if self._price(g, unit) <= count)

    def keep(self, g: StalingradRoads, kind: Choice) -> None:
        """Into the box of the major offensive."""
        boxes = g.state.boxes
        boxes[STAVKA] = minus(boxes[STAVKA], kind)
        boxes[MAJOR] = plus(boxes[MAJOR], kind)

    def exchange(self, g: StalingradRoads, kind: Choice) -> None:
        """Give this one for another."""
        self.given += 1
        pay(g, SOVIET, STAVKA, kind)

    def choose(self, g: StalingradRoads, kind: Choice) -> None:
        """Take this one from the pool."""
        state = g.state
        self.given = 0
        self.exchanges += 1
        state.pools[SOVIET] = minus(state.pools[SOVIET], kind)
        state.boxes[MAJOR] = plus(state.boxes[MAJOR], kind)

    def call(self, g: StalingradRoads, unit: Unit) -> None:
        """Bring this unit from the reserve."""
        self.unit, self.paid = unit, 0

    def give(self, g: StalingradRoads, kind: Choice) -> None:
        """Pay with this one."""
        self.paid += 1
        pay(g, SOVIET, STAVKA, kind)

    def to(self, g: StalingradRoads, space: Space) -> None:
        """It appears here."""
        unit, self.unit, self.paid = self.unit, NONE, 0
        g.note("called", "11.4.2e", unit=unit, space=space)
        enter(g, unit, space)

    def run(self, g: StalingradRoads) -> None:
        if self.given:  # nothing is left in the pool to choose
            self.given = 0
            self.exchanges += 1
        else:
            g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-major-offensive", {}


def returned(g: StalingradRoads) -> None:
    """Markers that were recalled from under enemies come back at the end of the Soviet turn (11.2.2)."""
    state = g.state
    for n, status in enumerate(state.offensive_status):
        if status == "recalled":
            state.offensive_status[n] = "box"
