"""Combat (8, annex 2)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from stavka.games.race_for_berlin import retreat
from stavka.games.race_for_berlin.control import destroy, relocate
from stavka.games.race_for_berlin.data import Result
from stavka.games.race_for_berlin.duties import short_of_order
from stavka.games.race_for_berlin.events import HeinriciWindow, ask_conscripts
from stavka.games.race_for_berlin.facts import Berlin
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
from stavka.games.race_for_berlin.retreat import Retreat
from stavka.games.race_for_berlin.stacking import limit
from stavka.games.race_for_berlin.terms import GERMAN, SOVIET, other
from stavka.kernel.combat import Modifier, distribution, ratio, step
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Space, SpaceSet, Stage, Unit, UnitSet, bits
from stavka.kernel.steps import Step
from stavka.kernel.views import Preview


def targets(g: Berlin, units: UnitSet) -> SpaceSet:
    """The zones that these units could attack, and then advance into (8.1.1, R21, R23, R24)."""
    f, state, impulse = g.facts, g.state, g.impulse
    zones = g.spaces_of(units) & ~state.american  # no attack from among the Americans (2.2.7)
    if impulse.nationality == SOVIET:
        near = f.neighbours.around(zones) & g.germans() & f.SECTOR[impulse.camp]
    else:
        near = f.german_neighbours.around(zones & ~g.soviet_berlin()) & g.soviets()
    return near & f.board.on_map & ~(f.BERLIN | impulse.attacked | state.american)


def able(g: Berlin, target: Space, units: UnitSet) -> UnitSet:
    """Those of the units that stand next to a zone and may attack it (8.1.1, R23)."""
    f = g.facts
    layer = f.neighbours if g.impulse.nationality == SOVIET else f.german_neighbours
    return g.units_in(layer[target] & ~g.state.american, units)


def can_advance(g: Berlin, units: UnitSet) -> UnitSet:
    """Those of the attackers that could advance: not Germans held in Berlin by Soviet units (7.4.2)."""
    if g.impulse.nationality == SOVIET:
        return units
    return units & ~g.units_in(g.soviet_berlin(), units)


def in_reserve(g: Berlin) -> UnitSet:
    """The reserve, and the army of event 6 once it has fought: it acts as if it had been put there."""
    impulse = g.impulse
    return impulse.reserves | impulse.rush & impulse.fought & ~g.state.unsupplied


def attack_strength(g: Berlin, unit: Unit, target: Space) -> int:
    """A unit's strength in an attack: doublings, then supply, then the river (annex 2, 3.1.3, R3, R4)."""
    f, state, impulse = g.facts, g.state, g.impulse
    strength = base_strength(g, unit)
    zone = state.where[unit]
    if impulse.surprise and f.nation_of[unit] == GERMAN:
        strength *= 2
    if state.unsupplied >> unit & 1:
        strength = (strength + 1) // 2
    dry = impulse.dry >> unit & 1 or (f.units[unit].nationality, zone, target) in f.dry_attacks
    if f.river[zone] >> target & 1 and not dry:
        strength = max(1, strength // 2)
    return strength


def defence_strength(g: Berlin, unit: Unit, target: Space) -> int:
    """A unit's strength in defence (annex 2, 3.1.3, R4)."""
    strength = base_strength(g, unit)
    if g.facts.DIFFICULT >> target & 1:
        strength *= 2
    if g.state.unsupplied >> unit & 1:
        strength = (strength + 1) // 2
    return strength


def modifiers(g: Berlin, target: Space, attackers: UnitSet, defending: UnitSet) -> tuple[Modifier, ...]:
    """What is added to the die (annex 2)."""
    f, impulse = g.facts, g.impulse
    bit, armour = 1 << target, attackers & f.ARMOURED
    origins = g.spaces_of(attackers)
    found = []
    if armour and f.DIFFICULT & bit:
        found.append(Modifier("armour-difficult", -1, "annex2-g"))
    if f.WOODED & bit:
        found.append(Modifier("wooded", -1, "annex2-h"))
    lined = impulse.nationality == SOVIET and f.ENTRENCHED & bit
    if lined and any(f.trench[zone] & bit for zone in bits(origins)):
        found.append(Modifier("entrenched", -1, "annex2-i"))
    if whole_army(g, attackers):
        found.append(Modifier("whole-army", 1, "annex2-j"))
    if origins & (origins - 1):
        found.append(Modifier("several-zones", 1, "annex2-k"))
    if armour and f.PLAIN & bit and not defending & f.ARMOURED:
        found.append(Modifier("armour-plain", 2, "annex2-l"))
    if impulse.rush & attackers:
        found.append(Modifier("everyone", 2, "event-6b"))
    return tuple(found)


def assess(g: Berlin, target: Space, attackers: UnitSet) -> Assessment:
    """The odds of an attack as it stands (8.1.2)."""
    defending = defenders(g, target)
    attack = sum(attack_strength(g, unit, target) for unit in bits(attackers))
    defence = sum(defence_strength(g, unit, target) for unit in bits(defending))
    return Assessment(attack, defence, ratio(attack, defence), modifiers(g, target, attackers, defending))


def outcome(g: Berlin, assessment: Assessment, die: int) -> Result:
    """Read the combat table (annex 2, R30)."""
    return g.facts.combat_table.result(step(assessment.ratio) + 2, die + assessment.modifier)


def chances(g: Berlin, assessment: Assessment) -> dict[str, Fraction]:
    """The exact probability of each result of a fight."""
    return distribution(1, 6, 0, lambda die: str(outcome(g, assessment, die)))


class Gather(Gathering):
    """Who attacks a zone (8.1.1)."""

    needs = ("Fights",)

    def decide(self, g: Berlin) -> Decision:
        units = able(g, self.zone, free_fighters(g)) & ~self.attackers
        ready = bool(can_advance(g, self.attackers)) and self._obeys(g)
        verbs = {"add": units, "resolve": ready, **self._token_verbs(g)}
        facts = {"space": self.zone, "units": self.attackers}
        # The die is never rolled unasked, even where nobody else could join.
        return Decision(g.impulse.camp, "attackers", "8.1.1", verbs, facts, always=bool(self.attackers))

    def _obeys(self, g: Berlin) -> bool:
        """Whether Hitler's order can still be met once this zone has been attacked (2.3.2, R15)."""
        impulse = g.impulse
        if not impulse.wanted or impulse.close_in or not short_of_order(g, impulse.obeyed | self.attackers):
            return True
        rest = free_fighters(g) & ~self.attackers
        here = able(g, self.zone, rest & impulse.ordered)
        return not here or self._others_suffice(g, rest)

    def _others_suffice(self, g: Berlin, rest: UnitSet) -> bool:
        zones = targets(g, rest) & ~(1 << self.zone)
        elsewhere = 0
        for zone in bits(zones):
            elsewhere |= able(g, zone, rest)
        return not short_of_order(g, g.impulse.obeyed | self.attackers | elsewhere)

    def resolve(self, g: Berlin) -> None:
        """Attack with the units gathered."""
        self._commit(g, "attack", "8.1.1")
        g.push(
            Combat(
                target=self.zone,
                attackers=self.attackers,
                defending=defenders(g, self.zone),
                origins=g.spaces_of(self.attackers),
                guests=g.state.at[self.zone] & g.state.guests,
            )
        )

    def preview(self, g: Berlin) -> Preview | None:
        if not self.attackers:
            return None
        assessment = assess(g, self.zone, self.attackers)
        return preview(assessment, chances(g, assessment))

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-combat", {"space": self.zone}


class Combat(Step[Berlin]):
    """One combat: windows, die, losses, retreats, advance, in this order (R26, R47)."""

    needs = ("Fights",)

    target: Space
    attackers: UnitSet
    defending: UnitSet
    origins: SpaceSet
    """Where the attackers stood: reserves there may follow them (8.4.2)."""
    guests: UnitSet = 0
    """Soviet units of the other camp in the zone, which take no part (7.3.3)."""
    stage: Stage = 0
    retreats: bool = False

    def run(self, g: Berlin) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                ask_conscripts(g, self.attackers | self.defending)
            case 2:
                self._heinrici(g)
            case 3:
                self._roll(g)
            case 4:
                self._retreat(g)
            case 5:
                self._advance(g)
            case _:
                g.pop()

    def _heinrici(self, g: Berlin) -> None:
        """The holder of token 1 must command a defender, and all must have somewhere to go (R7, R48)."""
        state, f = g.state, g.facts
        his = self.defending & f.GERMANS & f.CAMP[state.heinrici]
        ready = his and state.turn >= state.heinrici_from
        if ready and retreat.all_can(g, self.defending, self.target, other(g.impulse.camp)):
            g.push(HeinriciWindow(camp=state.heinrici, target=self.target))

    def _roll(self, g: Berlin) -> None:
        if g.impulse.slipped:
            self.retreats = True
            return
        assessment = assess(g, self.target, self.attackers)
        die = g.roll("combat")
        result = outcome(g, assessment, die)
        self.retreats = result.retreat
        told(g, "combat", "8.1.2", self.target, assessment, die, result)
        take_losses(g, self.attackers, result.attacker, self.defending, result.defender)

    def _retreat(self, g: Berlin) -> None:
        pending = g.on_map(self.defending)
        if self.retreats and pending:
            first = other(g.impulse.camp)
            g.push(Retreat(zone=self.target, pending=pending, first=first, unhurt=g.impulse.slipped))
        g.impulse.slipped = False

    def _advance(self, g: Berlin) -> None:
        guests = g.state.at[self.target] & self.guests
        if defenders(g, self.target) & ~guests:
            return
        for guest in bits(guests):  # its hosts are gone (7.3.3, R50)
            destroy(g, guest, g.facts.DESTROYED)
            g.note("guest-lost", "7.3.3c", unit=guest)
        attackers = g.on_map(self.attackers)
        if can_advance(g, attackers):
            followers = g.units_in(self.origins, in_reserve(g) & ~self.attackers)
            g.push(Advance(target=self.target, attackers=attackers, followers=followers))

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-combat", {"space": self.target}


class Advance(Step[Berlin]):
    """The attackers, one at least, enter the vacated zone; reserves beside them may follow (8.4)."""

    needs = ("Combat",)

    target: Space
    attackers: UnitSet
    followers: UnitSet
    advanced: UnitSet = 0

    def decide(self, g: Berlin) -> Decision | None:
        room = limit(g, g.impulse.nationality, self.target) - self.advanced.bit_count()
        if room <= 0:
            return None
        units = can_advance(g, self.attackers)
        if self.advanced:
            units |= self.followers
        units &= ~self.advanced
        if not units:
            return None
        verbs = {"advance": units, "done": bool(self.advanced)}
        return Decision(g.impulse.camp, "advance", "8.4.1", verbs, {"space": self.target})

    def advance(self, g: Berlin, unit: Unit) -> None:
        """This unit enters the zone; it costs no movement points (8.4, 4.2.3)."""
        self.advanced |= 1 << unit
        g.note("advanced", "8.4.2" if self.followers >> unit & 1 else "8.4.1", unit=unit, space=self.target)
        relocate(g, unit, self.target)

    def done(self, g: Berlin) -> None:
        g.pop()

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-advance", {"space": self.target}
