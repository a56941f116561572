"""The STAVKA phase (13): units leave the strategic reserve, then others enter it."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Balance, Few
from stavka.games.roads.data import step as table_step
from stavka.games.roads.reserve import Release
from stavka.games.roads.supports import generic, may_hold, may_hold_generic, pay, spend
from stavka.games.roads.terms import SOVIET
from stavka.games.stalingrad_roads import offensives
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import SOVIET_BOXES, STAVKA
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Stage, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def location(g: StalingradRoads, hq: Unit) -> str:
    """Where a headquarters stands, as the tables of this chapter have it; nothing off the roads (13.1)."""
    f, here = g.facts, g.here(hq)
    if f.RAILS & here:
        if f.MAJOR & here:
            return "major"
        return "city" if f.CITIES & here else "rail"
    return "road" if f.ROADS & here else ""


class StavkaPhase(Step[StalingradRoads]):
    """Releases first, then units that enter the reserve (13.1)."""

    stage: Stage = 0

    def run(self, g: StalingradRoads) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                if g.state.launched == g.state.turn:
                    near = g.facts.contact.around(g.held(SOVIET)) & offensives.reach(g, 0)
                    g.push(Release(side=SOVIET, left=g.facts.tables.stavka.major_release, near=near))
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

    needs = ("StavkaPhase",)

    asked: UnitSet = 0
    hq: Unit = NONE
    bonus: Balance = 0
    reserves: Few = 0

    def _able(self, g: StalingradRoads) -> UnitSet:
        hqs = g.on_map(g.facts.HQ[SOVIET]) & ~self.asked
        return mask(hq for hq in bits(hqs) if location(g, hq))

    def _reserve(self, g: StalingradRoads) -> UnitSet:
        return g.state.at[g.facts.RESERVE] & g.facts.TROOPS[SOVIET]

    def decide(self, g: StalingradRoads) -> Decision | None:
        count = self.asked.bit_count()
        if self.hq != NONE:
            if g.state.cut_supports == g.state.turn:
                return None
            paying = may_hold_generic(g, SOVIET, (STAVKA,))
            if not paying and not may_hold(g, SOVIET, lambda kind: kind == "reserves"):
                return None
            held = any("reserves" in g.state.boxes[box] for box in SOVIET_BOXES)
            reserves = ("reserves",) if held else ()
            verbs: dict[str, Any] = {"give": generic(g, STAVKA), "play": reserves, "roll": True}
            facts = {"unit": self.hq, "bonus": self.bonus}
            return Decision(SOVIET, "front-bonus", "13.1.1", verbs, facts, always=True)
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
        pay(g, SOVIET, STAVKA, kind)

    def play(self, g: StalingradRoads, kind: Choice) -> None:
        """Reserves: two units more for this front."""
        box = next(box for box in SOVIET_BOXES if kind in g.state.boxes[box])
        spend(g, SOVIET, box, kind)
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
        near = g.here(hq) | g.facts.contact.around(g.here(hq))
        g.push(Release(side=SOVIET, left=left, near=near))

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-fronts", {}


class Entry(Step[StalingradRoads]):
    """Units with or next to two headquarters may enter the reserve (13.1.3)."""

    needs = ("StavkaPhase",)

    asked: UnitSet = 0
    hq: Unit = NONE
    left: Few = 0

    def _near(self, g: StalingradRoads, hq: Unit) -> UnitSet:
        f = g.facts
        near = g.here(hq) | f.contact.around(g.here(hq))
        return g.units_in(near & g.held(SOVIET), f.TROOPS[SOVIET])

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.left:
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
        g.to_reserve(unit)
        self.left = self.left - 1 if self._near(g, self.hq) else 0
        g.note("to-reserve", "13.1.3", unit=unit)

    def done(self, g: StalingradRoads) -> None:
        """No more with this one; without one, no more at all."""
        if self.left:
            self.left = 0
        else:
            g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-entry", {}
