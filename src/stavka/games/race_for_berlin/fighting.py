"""What an attack (8) and an urban progress roll (9) have in common."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec import Struct

from stavka.games.race_for_berlin.data import Result
from stavka.games.race_for_berlin.events import conscript_targets, reduce
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import CONSCRIPTS, SOVIET
from stavka.kernel.combat import Modifier, odds_text, total
from stavka.kernel.names import Space, Unit, UnitSet
from stavka.kernel.steps import Step
from stavka.kernel.views import Chance, Figure, Preview


def free_fighters(g: Berlin) -> UnitSet:
    """The units in combat mode that have not fought yet."""
    impulse = g.impulse
    return g.on_map(impulse.fighters & ~impulse.fought)


def defenders(g: Berlin, target: Space) -> UnitSet:
    """All units that defend a zone: every enemy there, guests apart (8.1.1, 7.3.3)."""
    f, state = g.facts, g.state
    enemy = f.GERMANS if g.impulse.nationality == SOVIET else f.SOVIETS
    return state.at[target] & enemy & ~state.guests


class Assessment(Struct, frozen=True):
    """The odds of a fight before its die: both strengths, the ratio, every modifier."""

    attack: int
    defence: int
    ratio: int
    modifiers: tuple[Modifier, ...]

    @property
    def odds(self) -> str:
        return odds_text(self.ratio)

    @property
    def modifier(self) -> int:
        return total(self.modifiers)


def base_strength(g: Berlin, unit: Unit) -> int:
    """The strength printed on the side of a counter that is up."""
    return g.facts.strength[g.state.reduced >> unit & 1][unit]


def whole_army(g: Berlin, units: UnitSet) -> bool:
    """Whether both counters of some Soviet army are among the units (R41)."""
    return any(army & units == army for army in g.facts.WHOLE)


def preview(assessment: Assessment, results: dict[str, Fraction]) -> Preview:
    """The odds as a player is shown them before he commits himself."""
    return Preview(
        attack=assessment.attack,
        defence=assessment.defence,
        odds=assessment.odds,
        modifiers=[Figure(m.name, m.value, m.rule) for m in assessment.modifiers],
        chances=[Chance(result, p.numerator, p.denominator) for result, p in results.items()],
    )


class Gathering(Step[Berlin]):
    """Choosing who fights: what an attack and an urban roll have in common."""

    zone: Space
    attackers: UnitSet = 0

    def _fighting(self, g: Berlin) -> UnitSet:
        """Every unit of both nationalities in the fight as it stands."""
        return self.attackers | defenders(g, self.zone)

    def _token_verbs(self, g: Berlin) -> dict[str, Any]:
        """Event 8 for a Soviet player who attacks: he may play it before the fight (event 8, R47)."""
        camp = g.impulse.camp
        if g.impulse.nationality != SOVIET or g.state.token[camp] != CONSCRIPTS:
            return {}
        return {"reduce": conscript_targets(g, self._fighting(g))}

    def add(self, g: Berlin, unit: Unit) -> None:
        """Let this unit join."""
        self.attackers |= 1 << unit

    def reduce(self, g: Berlin, unit: Unit) -> None:
        """Play event 8 on this German unit."""
        reduce(g, g.impulse.camp, unit)

    def _commit(self, g: Berlin, kind: str, rule: str) -> None:
        """The fight is on: nobody of it fights again, and nobody attacks this zone again (8.1.1, 8.1.3)."""
        impulse = g.impulse
        impulse.attacked |= 1 << self.zone
        impulse.fought |= self.attackers
        impulse.obeyed |= self.attackers
        g.pop()
        g.note(kind, rule, side=impulse.camp, units=self.attackers, space=self.zone)


def told(g: Berlin, kind: str, rule: str, zone: Space, odds: Assessment, die: int, result: Result) -> None:
    """Note a fight with all its figures."""
    figures = {"attack": odds.attack, "defence": odds.defence, "odds": odds.odds, "modifier": odds.modifier}
    g.note(kind, rule, side=g.impulse.camp, space=zone, **figures, die=die, result=str(result))
