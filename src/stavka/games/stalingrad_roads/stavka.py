"""The STAVKA phase (13): units leave the strategic reserve, then others enter it."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import fed, supplied_hqs
from stavka.games.roads.data import step as table_step
from stavka.games.roads.supports import generic, spend
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.roads.units import enter
from stavka.games.stalingrad_roads import offensives
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import SOVIET_BOXES, STAVKA
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def location(g: StalingradRoads, hq: Unit) -> str:
    """Where a headquarters stands, as the tables of this chapter have it; nothing off the roads (13.1)."""
    f, here = g.facts, g.here(hq)
    if f.RAILS & here:
        if f.MAJOR & here:
            return "major"
        return "city" if f.CITIES & here else "rail"
    return "road" if f.ROADS & here else ""


def feeds_there(g: StalingradRoads, unit: Unit, spaces: SpaceSet) -> SpaceSet:
    """Of these hexes, those where a unit from the reserve would be in supply (13.1.1)."""
    found = 0
    for space in bits(spaces):
        g.place(unit, space)
        if fed(g, SOVIET, supplied_hqs(g, SOVIET), 1 << unit)[0]:
            found |= 1 << space
        g.place(unit, g.facts.RESERVE)
    return found


def cost(g: StalingradRoads, unit: Unit) -> int:
    """Armoured corps count for two when they are released (13.1.1)."""
    return g.facts.tables.stavka.armoured_cost if g.facts.ARMOURED >> unit & 1 else 1


class StavkaPhase(Step[StalingradRoads]):
    """Releases first, then units that enter the reserve (13.1)."""

    stage: int = 0

    def run(self, g: StalingradRoads) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                if g.state.launched == g.state.turn:
                    left = g.facts.tables.stavka.major_release
                    g.push(Release(hq=NONE, left=left, friends=g.held(SOVIET)))
                else:
                    g.push(Fronts())
            case 2:
                g.push(Entry())
            case _:
                g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-stavka-phase", {}


class Fronts(Step[StalingradRoads]):
    """Two headquarters ask for reserves; the first is the priority front (13.1.1)."""

    asked: UnitSet = 0
    hq: Unit = NONE
    bonus: int = 0
    reserves: int = 0

    def _able(self, g: StalingradRoads) -> UnitSet:
        hqs = g.on_map(g.facts.HQ[SOVIET]) & ~self.asked
        return mask(hq for hq in bits(hqs) if location(g, hq))

    def _reserve(self, g: StalingradRoads) -> UnitSet:
        return g.state.at[g.facts.RESERVE] & g.facts.TROOPS[SOVIET]

    def decide(self, g: StalingradRoads) -> Decision | None:
        count = self.asked.bit_count()
        if self.hq != NONE:
            kinds = generic(g, STAVKA)
            reserves = ("reserves",) if any("reserves" in g.state.boxes[box] for box in SOVIET_BOXES) else ()
            if g.state.cut_supports == g.state.turn:
                kinds = reserves = ()
            if not kinds and not reserves:
                return None
            verbs: dict[str, Any] = {"give": kinds, "play": reserves, "roll": True}
            facts = {"unit": self.hq, "bonus": self.bonus}
            return Decision(SOVIET, "front-bonus", "13.1.1", verbs, facts)
        if count >= g.facts.tables.stavka.fronts or not self._reserve(g) or not self._able(g):
            return None
        verbs = {"unit": self._able(g), "done": True}
        prompt = "second-front" if count else "priority-front"
        return Decision(SOVIET, prompt, "13.1.1", verbs)

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """This front asks."""
        self.hq = unit
        self.bonus = int(g.state.stalin == 4)
        self.reserves = 0

    def give(self, g: StalingradRoads, kind: Choice) -> None:
        """A marker for a point on the die."""
        self.bonus += 1
        spend(g, SOVIET, STAVKA, kind, at_once=True)

    def play(self, g: StalingradRoads, kind: Choice) -> None:
        """Reserves: two units more for this front."""
        box = next(box for box in SOVIET_BOXES if kind in g.state.boxes[box])
        spend(g, SOVIET, box, kind, at_once=False)
        self.reserves += 2

    def roll(self, g: StalingradRoads) -> None:
        """Roll."""
        self._release(g)

    def done(self, g: StalingradRoads) -> None:
        """No more fronts."""
        g.pop()

    def run(self, g: StalingradRoads) -> None:
        if self.hq != NONE:
            self._release(g)
        else:
            g.pop()

    def _release(self, g: StalingradRoads) -> None:
        table, hq = g.facts.tables.stavka, self.hq
        die = g.roll("stavka")
        modified = die + table.release_modifier[location(g, hq)] + self.bonus
        priority = table.priority if not self.asked else 0
        left = table_step(table.release, modified) + priority + self.reserves
        self.asked |= 1 << hq
        self.hq = NONE
        g.note("released", "13.1.1", unit=hq, die=die, modified=modified, count=left)
        g.push(Release(hq=hq, left=left, friends=0))

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-fronts", {}


class Release(Step[StalingradRoads]):
    """Units leave the reserve for a front (13.1.1), or for the major offensive (13.1.2)."""

    hq: Unit
    left: int
    friends: SpaceSet
    """For a major offensive, the hexes of units that were on the map before."""
    chosen: Unit = NONE

    def _near(self, g: StalingradRoads) -> SpaceSet:
        f = g.facts
        if self.hq != NONE:
            near = g.here(self.hq) | f.contact.around(g.here(self.hq))
        else:
            near = f.contact.around(self.friends) & offensives.reach(g, 0)
        return near & g.ground & ~g.held(AXIS) & ~g.beside(AXIS)

    def _hexes(self, g: StalingradRoads, unit: Unit) -> SpaceSet:
        return feeds_there(g, unit, self._near(g))

    def _able(self, g: StalingradRoads) -> UnitSet:
        reserve = g.state.at[g.facts.RESERVE] & g.facts.TROOPS[SOVIET]
        found = mask(unit for unit in bits(reserve) if cost(g, unit) <= self.left)
        if not found or not self._hexes(g, next(bits(found))):
            return 0
        return found

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.chosen != NONE:
            verbs = {"to": self._hexes(g, self.chosen), "cancel": True}
            return Decision(SOVIET, "release-place", "13.1.1f", verbs, {"unit": self.chosen})
        able = self._able(g)
        if not able:
            return None
        verbs = {"unit": able, "done": True}
        return Decision(SOVIET, "release", "13.1.1", verbs, {"left": self.left})

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """This one."""
        self.chosen = unit

    def cancel(self, g: StalingradRoads) -> None:
        """Another one."""
        self.chosen = NONE

    def to(self, g: StalingradRoads, space: Space) -> None:
        """It appears here."""
        unit, self.chosen = self.chosen, NONE
        self.left -= cost(g, unit)
        g.note("from-reserve", "13.1.1", unit=unit, space=space)
        enter(g, unit, space)

    def done(self, g: StalingradRoads) -> None:
        """No more."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-release", {}


class Entry(Step[StalingradRoads]):
    """Units with or next to two headquarters may enter the reserve (13.1.3)."""

    asked: UnitSet = 0
    hq: Unit = NONE
    left: int = 0

    def _near(self, g: StalingradRoads, hq: Unit) -> UnitSet:
        f = g.facts
        near = g.here(hq) | f.contact.around(g.here(hq))
        return g.units_in(near & g.held(SOVIET), f.TROOPS[SOVIET])

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.hq != NONE and self.left and self._near(g, self.hq):
            verbs = {"enter": self._near(g, self.hq), "done": True}
            return Decision(SOVIET, "entry", "13.1.3", verbs, {"left": self.left, "unit": self.hq})
        if self.asked.bit_count() >= g.facts.tables.stavka.fronts:
            return None
        hqs = g.on_map(g.facts.HQ[SOVIET]) & ~self.asked
        able = mask(hq for hq in bits(hqs) if location(g, hq) and self._near(g, hq))
        if not able:
            return None
        return Decision(SOVIET, "entry-front", "13.1.3", {"unit": able, "done": True})

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """With this headquarters."""
        self.hq = unit
        self.asked |= 1 << unit
        self.left = g.facts.tables.stavka.entry[location(g, unit)]

    def enter(self, g: StalingradRoads, unit: Unit) -> None:
        """This one enters, and is made whole (13.2.2)."""
        self.left -= 1
        g.to_reserve(unit)
        g.note("to-reserve", "13.1.3", unit=unit)

    def done(self, g: StalingradRoads) -> None:
        """No more with this one; without one, no more at all."""
        if self.hq != NONE and self.left:
            self.hq, self.left = NONE, 0
        else:
            g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-entry", {}
