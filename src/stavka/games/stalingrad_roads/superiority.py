"""German superiority and Soviet major successes (14)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.combat import Combat
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.stalingrad_roads.approval import move_manstein
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import CRUSHING, RESCUE, ROUT, SUPERIORITY, WAVES
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Space, UnitSet, bits
from stavka.kernel.steps import Step


def active(g: StalingradRoads, effect: str) -> bool:
    """Whether an effect of superiority is active."""
    return effect in g.state.superiority


def apply(g: StalingradRoads, combat: Combat) -> None:
    """Superiority changes losses and tactical results, after terrain and supports (14.1)."""
    if combat.side == SOVIET:
        _soviet_attack(g, combat)
    elif g.all_german(combat.attackers) and combat.attackers & g.panzer():
        _german_attack(g, combat)


def _starving(g: StalingradRoads, units: UnitSet) -> bool:
    """Whether some of these have no superiority any more: besieged at the last level (10.3.4)."""
    return any(g.starving(unit) for unit in bits(units))


def _soviet_attack(g: StalingradRoads, combat: Combat) -> None:
    units = combat.defenders
    if not g.all_german(units) or combat.level >= 2 or _starving(g, units):
        return
    if active(g, RESCUE):
        combat.rescue = True
    if active(g, WAVES) and combat.attacker_due:
        combat.attacker_due += 1


def _german_attack(g: StalingradRoads, combat: Combat) -> None:
    if combat.exploiting:  # there the attacker has no tactical result (9.3.2)
        return
    if _starving(g, combat.attackers):
        return
    if active(g, CRUSHING) and combat.attacker_result != "AR":
        combat.level += 1
    if active(g, ROUT) and combat.level >= 2 and combat.attacker_due:
        combat.attacker_due -= 1


def major_success(g: StalingradRoads, rule: str) -> None:
    """A Soviet major success: Manstein falls, and an effect is made inactive (14.2)."""
    g.note("major-success", rule)
    move_manstein(g, -1, "14.2.4")
    g.push(TurnEffect(side=SOVIET))


def captured(g: StalingradRoads, side: int, space: Space) -> None:
    """The first capture of a major city by the Soviets, its first recapture by the Axis (14.2)."""
    city, state = g.facts.city_of(space), g.state
    if not city or not g.controls(side, city):
        return
    if side == SOVIET and not state.successes & city:
        state.successes |= city
        major_success(g, "14.2.1a")
    elif side == AXIS and state.successes & city and not state.regained & city:
        state.regained |= city
        move_manstein(g, 1, "16.2.3c")
        g.push(TurnEffect(side=AXIS))


class TurnEffect(Step[StalingradRoads]):
    """The Soviet player makes an effect inactive, the Axis player one active again (14.2.2, 14.2.3)."""

    several = True

    side: Side

    def _open(self, g: StalingradRoads) -> tuple[str, ...]:
        on = g.state.superiority
        if not g.uses("superiority"):
            return ()
        return on if self.side == SOVIET else tuple(name for name in SUPERIORITY if name not in on)

    def decide(self, g: StalingradRoads) -> Decision | None:
        effects = self._open(g)
        if not effects:
            return None
        if self.side == SOVIET:
            return Decision(SOVIET, "effect-off", "14.2.2", {"effect": effects, "done": True})
        return Decision(AXIS, "effect-on", "14.2.3", {"effect": effects, "done": True})

    def effect(self, g: StalingradRoads, effect: Choice) -> None:
        """This one."""
        on = set(g.state.superiority) ^ {effect}
        g.state.superiority = tuple(name for name in SUPERIORITY if name in on)
        rule = "14.2.2" if self.side == SOVIET else "14.2.3"
        g.note("effect-turned", rule, side=self.side, effect=effect)
        g.pop()

    def done(self, g: StalingradRoads) -> None:
        """None."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-turn-effect", {}
