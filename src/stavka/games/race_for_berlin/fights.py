"""The combat step of an impulse (4.1.3): which fight comes next."""

from __future__ import annotations

from stavka.games.race_for_berlin.berlin import GatherUrban, urban_zones
from stavka.games.race_for_berlin.combat import Gather, able, targets
from stavka.games.race_for_berlin.duties import short_of_order
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.fighting import free_fighters
from stavka.games.race_for_berlin.terms import SOVIET
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import Space, SpaceSet, UnitSet, bits
from stavka.kernel.steps import Step


class Fights(Step[Berlin]):
    """The combats and urban rolls of an impulse, one after the other in the player's order (4.1.3)."""

    on = ("Impulse",)

    needs = ("Impulse",)

    def decide(self, g: Berlin) -> Decision | None:
        units = free_fighters(g)
        if not units:
            return None
        attack, storm = targets(g, units), urban_zones(g, units)
        if not attack and not storm:
            return None
        done = not g.impulse.wanted or not self._ordered(g, attack, units)
        verbs = {"attack": attack, "storm": storm, "done": done}
        return Decision(g.impulse.camp, "fight", "8.1.1", verbs)

    def _ordered(self, g: Berlin, zones: SpaceSet, units: UnitSet) -> bool:
        """Whether Hitler's order still wants an attack that can be made (2.3.2, R15)."""
        impulse = g.impulse
        if impulse.close_in or not short_of_order(g, impulse.obeyed):
            return False
        return any(able(g, zone, units & impulse.ordered) for zone in bits(zones))

    def attack(self, g: Berlin, zone: Space) -> None:
        """Attack this zone."""
        g.push(Gather(zone=zone))

    def storm(self, g: Berlin, zone: Space) -> None:
        """Make an urban progress roll in this Berlin zone."""
        g.push(GatherUrban(zone=zone))

    def done(self, g: Berlin) -> None:
        g.pop()

    def why_not(self, g: Berlin, verb: str, target: Target) -> Refusal | None:
        """Why a zone cannot be attacked, or rolled for."""
        if not isinstance(target, int):
            return None
        f, impulse, bit = g.facts, g.impulse, 1 << target
        facts = {"space": target}
        if verb == "storm":
            return self._why_no_roll(g, target)
        if f.BERLIN & bit:
            return Refusal("berlin-attack", "8.1.1c", facts)
        if impulse.attacked & bit:
            return Refusal("attacked", "8.1.3", facts)
        if not g.enemies(impulse.nationality) & bit:
            return Refusal("nobody", "8.1.1", facts)
        if impulse.nationality == SOVIET and not f.SECTOR[impulse.camp] & bit:
            return Refusal("boundary", "7.3.2", facts)
        return Refusal("not-adjacent", "8.1.1", facts)

    def _why_no_roll(self, g: Berlin, zone: Space) -> Refusal:
        f, state, impulse = g.facts, g.state, g.impulse
        facts = {"space": zone}
        there = free_fighters(g) & state.at[zone]
        if not f.BERLIN >> zone & 1:
            return Refusal("not-berlin", "9.2.1", facts)
        if impulse.attacked >> zone & 1:
            return Refusal("attacked", "8.1.3", facts)
        if not there:
            return Refusal("nobody-to-roll", "9.2.1", facts)
        if impulse.nationality == SOVIET and state.support[impulse.camp] < 1:
            return Refusal("no-support", "9.2.1d", facts)
        if impulse.nationality == SOVIET and not there & ~state.unsupplied:
            return Refusal("roll-unsupplied", "9.2.2a", facts)
        return Refusal("nobody", "9.2.1b", facts)
