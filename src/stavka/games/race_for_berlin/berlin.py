"""Progress in Berlin (9, annex 1)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from stavka.games.race_for_berlin.control import change_level
from stavka.games.race_for_berlin.data import Result
from stavka.games.race_for_berlin.events import ask_conscripts, soviet_player
from stavka.games.race_for_berlin.facts import Berlin, Facts
from stavka.games.race_for_berlin.fighting import (
    Assessment,
    Gathering,
    base_strength,
    defenders,
    free_fighters,
    preview,
    told,
    whole_army,
)
from stavka.games.race_for_berlin.losses import take_losses
from stavka.games.race_for_berlin.terms import SOVIET
from stavka.kernel.combat import Modifier, distribution, ratio, step
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Space, SpaceSet, Stage, Unit, UnitSet, bits
from stavka.kernel.steps import Step
from stavka.kernel.views import Preview


def urban_zones(g: Berlin, units: UnitSet) -> SpaceSet:
    """Berlin zones in which these units could make an urban progress roll (9.2.1, 9.2.2)."""
    f, state, impulse = g.facts, g.state, g.impulse
    if impulse.nationality == SOVIET:
        if state.support[impulse.camp] < 1:
            return 0
        zones = g.spaces_of(units & ~state.unsupplied)
    else:
        zones = g.spaces_of(units) & g.soviets()
    return zones & f.BERLIN & ~impulse.attacked


@cache
def garrisons(f: Facts, speer: bool) -> tuple[int, ...]:
    """The garrison of each zone (9.2.3), no more than 10 under event 5."""
    return tuple(min(printed, f.rolls.speer_garrison) if speer else printed for printed in f.garrison)


def garrison(g: Berlin, zone: Space) -> int:
    """The garrison of a Berlin zone now."""
    return garrisons(g.facts, g.state.speer)[zone]


def strength(g: Berlin, unit: Unit) -> int:
    """A unit's strength in Berlin: only supply changes it (3.1.3, R31)."""
    printed = base_strength(g, unit)
    return (printed + 1) // 2 if g.state.unsupplied >> unit & 1 else printed


def adjacent_control(g: Berlin, zone: Space) -> int:
    """Adjacent Berlin zones under the attackers' nationality, whatever the camp (annex 1, R32)."""
    ring = g.facts.neighbours[zone] & g.facts.BERLIN
    mine = g.soviet_controlled() if g.impulse.nationality == SOVIET else ~g.soviets()
    return (ring & mine).bit_count()


def assess(g: Berlin, zone: Space, attackers: UnitSet, extra: bool) -> Assessment:
    """The odds of an urban progress roll as it stands (9.2.3, annex 1)."""
    impulse = g.impulse
    attack = sum(strength(g, unit) for unit in bits(attackers))
    defence = sum(strength(g, unit) for unit in bits(defenders(g, zone)))
    if impulse.nationality == SOVIET:
        defence += garrison(g, zone)
    odds = ratio(attack, defence)
    control = adjacent_control(g, zone)
    listed = (
        (step(odds), Modifier("odds", step(odds), "annex1-g")),
        (control, Modifier("adjacent-control", control, "annex1-d")),
        (whole_army(g, attackers), Modifier("whole-army", 1, "annex1-e")),
        (extra, Modifier("extra-support", 1, "annex1-f")),
        (impulse.rush & attackers, Modifier("everyone", 2, "event-6b")),
    )
    return Assessment(attack, defence, odds, tuple(modifier for applies, modifier in listed if applies))


def outcome(g: Berlin, assessment: Assessment, die: int) -> Result:
    """Read the urban progress table (annex 1)."""
    return g.facts.urban_table.result(0, die + assessment.modifier)


def chances(g: Berlin, assessment: Assessment) -> dict[str, Fraction]:
    """The exact probability of each result of an urban roll."""
    return distribution(1, 6, 0, lambda die: str(outcome(g, assessment, die)))


class GatherUrban(Gathering):
    """Who makes an urban progress roll, and with how much support (9.2)."""

    needs = ("Fights",)

    extra: bool = False

    def decide(self, g: Berlin) -> Decision:
        impulse, state = g.impulse, g.state
        units = self._able(g) & ~self.attackers
        verbs = {
            "add": units,
            "resolve": bool(self.attackers & state.at[self.zone]),
            "spend": impulse.nationality == SOVIET and not self.extra and state.support[impulse.camp] >= 2,
            **self._token_verbs(g),
        }
        facts = {"space": self.zone, "units": self.attackers, "extra": int(self.extra)}
        return Decision(impulse.camp, "urban", "9.2.1", verbs, facts, always=bool(self.attackers))

    def _able(self, g: Berlin) -> UnitSet:
        """Units in the zone; for Germans also those of one ordinary zone beside it (9.2.2, 9.2.4)."""
        f, state = g.facts, g.state
        units = free_fighters(g)
        if g.impulse.nationality == SOVIET:
            return units & state.at[self.zone] & ~state.unsupplied
        beside = f.neighbours[self.zone] & ~f.BERLIN
        helping = g.spaces_of(self.attackers) & beside
        return g.units_in(1 << self.zone | (helping or beside), units)

    def spend(self, g: Berlin) -> None:
        """Spend a second support point for +1 (9.2.5)."""
        self.extra = True

    def resolve(self, g: Berlin) -> None:
        """Roll with the units gathered; a Soviet roll costs its support now (9.2.1)."""
        impulse = g.impulse
        if impulse.nationality == SOVIET:
            g.state.support[impulse.camp] -= 1 + self.extra
        self._commit(g, "storm", "9.2.1")
        g.push(
            UrbanProgress(
                zone=self.zone, attackers=self.attackers, defending=defenders(g, self.zone), extra=self.extra
            )
        )

    def preview(self, g: Berlin) -> Preview | None:
        if not self.attackers:
            return None
        assessment = assess(g, self.zone, self.attackers, self.extra)
        return preview(assessment, chances(g, assessment))

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-urban", {"space": self.zone}


class UrbanProgress(Step[Berlin]):
    """One urban progress roll: the window of event 8, the die, level and losses at once (9.3, R26)."""

    needs = ("Fights",)

    zone: Space
    attackers: UnitSet
    defending: UnitSet
    extra: bool
    stage: Stage = 0

    def run(self, g: Berlin) -> None:
        self.stage += 1
        if self.stage == 1:
            ask_conscripts(g, self.attackers | self.defending)
        elif self.stage == 2:
            self._roll(g)
        else:
            g.pop()

    def _roll(self, g: Berlin) -> None:
        assessment = assess(g, self.zone, self.attackers, self.extra)
        die = g.roll("urban")
        result = outcome(g, assessment, die)
        told(g, "urban", "9.3", self.zone, assessment, die, result)
        steps = result.defender
        if result.progress:
            steps += self._progress(g, result.progress)
        take_losses(g, self.attackers, result.attacker, self.defending, steps)

    def _progress(self, g: Berlin, change: int) -> int:
        """Raise or lower the level; at 0 a German success costs the Soviets a step instead (9.3.2, 9.3.4)."""
        camp = soviet_player(g, self.attackers | self.defending)
        if g.impulse.nationality == SOVIET:
            change_level(g, camp, self.zone, change)
        elif g.state.level[self.zone]:
            change_level(g, camp, self.zone, -change)
        else:
            return 1
        return 0

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-urban", {"space": self.zone}
