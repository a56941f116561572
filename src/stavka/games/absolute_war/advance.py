"""Advance after combat and Mobile Exploitation (12.8, 12.9, 12.10, 23.2.3, 23.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stavka.games.absolute_war import combat_cards
from stavka.games.absolute_war.card_play import Playing, playable, possible
from stavka.games.absolute_war.control import enter
from stavka.games.absolute_war.deployment import raisable, raise_unit, settle_in
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import Pay, at_hand, change
from stavka.games.absolute_war.movement import may_go
from stavka.games.absolute_war.results import BLOODY
from stavka.games.absolute_war.stacks import (
    gives_way,
    is_large,
    is_mobile_armour,
    stack_of,
    stacks_in,
    stacks_of,
    takes,
)
from stavka.games.absolute_war.terms import ATTACK, GERMAN, MOBILE, SOVIET, SUPPORT, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Space, SpaceSet, Unit, UnitSet, bits, lowest, mask
from stavka.kernel.steps import Step

GROUND_GAINED = ("DR", "DB", "DS", "D1", "DE", "DC", "A+2", "A+3")
"""Results after which all attacking stacks may advance (12.7)."""


def begin(g: War) -> None:
    """Ask who advances, if anybody may."""
    fight = g.fight
    attackers = g.on_map(fight.lead | fight.attack_support)
    fight.stacks = len(stacks_of(g, attackers))
    if fight.stood:
        return
    if fight.result in GROUND_GAINED:
        empty = g.state.control[other(fight.side)] & ~(g.present(GERMAN) | g.present(SOVIET))
        vacated = "extended-advance" in g.advanced and bool(empty >> fight.zone & 1)
        g.push(Advance(units=attackers, vacated=vacated))
    elif fight.result in BLOODY:
        if fight.lead & g.facts.ADVANCING & attackers:
            g.push(Advance(units=g.on_map(fight.lead)))
    elif fight.result == "AA" and fight.origin != fight.zone:
        g.push(Advance(units=g.on_map(fight.lead), forced=True))


def _may_enter(g: War, units: UnitSet, zone: Space) -> bool:
    """Whether units may go in: stacking, what ties some of them, air units after others (11.5.1, 18.5)."""
    if not units & ~g.facts.AIRCRAFT and not g.present(g.fight.side) >> zone & 1:
        return False
    return bool(may_go(g, units) >> zone & 1) and takes(g, units, zone)


def move(g: War, units: tuple[Unit, ...], zone: Space, rule: str) -> None:
    """Units go into a zone together; their owner says which stack they join."""
    origin = g.state.where[units[0]]
    enter(g, units, zone)
    g.fight.advanced |= mask(units)
    g.note("advanced", rule, units=mask(units), origin=origin, space=zone)
    settle_in(g, units)


def spare_markers(g: War) -> int:
    """Done markers for stacks that are split: unused Attack! and Support markers (12.10)."""
    fight = g.fight
    now = len(stacks_of(g, g.on_map(fight.lead | fight.attack_support)))
    return at_hand(g, fight.side, ATTACK) + at_hand(g, fight.side, SUPPORT) - (now - fight.stacks)


class Advance(Step[War]):
    """Attacking stacks, or parts of them, go into the target zone; others may follow (12.8, 23.4)."""

    needs = ("Combat",)

    units: UnitSet
    forced: bool = False
    """On AA the lead attacker has to go in, or part of it (12.7.1)."""
    vacated: bool = False
    """The zone is the enemy's and empty: stacks that took no part may go in, too (23.4)."""

    def decide(self, g: War) -> Decision | None:
        fight = g.fight
        ready = g.on_map(self.units) & ~fight.advanced & ~g.facts.STATIC & ~g.state.at[fight.zone]
        whole, parts = 0, 0
        splits = spare_markers(g) > 0
        for stack in stacks_of(g, ready):
            going = mask(stack) & ready
            if (splits or self.forced or going == mask(stack)) and _may_enter(g, going, fight.zone):
                whole |= 1 << next(unit for unit in stack if going >> unit & 1)
            if splits and going.bit_count() > 1:
                parts |= mask(unit for unit in bits(going) if _may_enter(g, 1 << unit, fight.zone))
        verbs: dict[str, Any] = {"advance": whole, "detach": parts, "follow": self._followers(g)}
        if not any(verbs.values()):
            return None
        verbs["raise_up"] = raisable(g, g.on_map(fight.advanced))
        verbs["done"] = not self.forced or bool(fight.advanced)
        return Decision(fight.side, "advance", "12.8", verbs, {"space": fight.zone})

    def _followers(self, g: War) -> UnitSet:
        """Stacks that took no part, next to the zone of the combat, in which no enemy is left (23.4)."""
        f, fight, state = g.facts, g.fight, g.state
        if not self.vacated or not at_hand(g, fight.side, ATTACK):
            return 0
        engaged = fight.lead | fight.attack_support
        near = g.units_in(f.neighbours[fight.zone], g.of(fight.side))
        idle = near & ~(state.done | engaged | f.STATIC | f.AIRCRAFT)
        return mask(
            stack[0] for stack in stacks_of(g, idle) if _may_enter(g, _marchers(g, stack), fight.zone)
        )

    def advance(self, g: War, unit: Unit) -> None:
        """This stack advances."""
        ready = g.on_map(self.units) & ~g.fight.advanced & ~g.facts.STATIC
        move(g, tuple(u for u in stack_of(g, unit) if ready >> u & 1), g.fight.zone, "12.8")

    def detach(self, g: War, unit: Unit) -> None:
        """This unit advances without the rest of its stack."""
        move(g, (unit,), g.fight.zone, "12.8")

    def follow(self, g: War, unit: Unit) -> None:
        """This stack, which did not fight, follows up."""
        fight, going = g.fight, _marchers(g, stack_of(g, unit))
        units = tuple(u for u in stack_of(g, unit) if going >> u & 1)
        change(g, fight.side, ATTACK, -1)
        enter(g, units, fight.zone)
        g.state.done |= going
        fight.followed |= going
        g.note("followed", "23.4", units=going, space=fight.zone)
        settle_in(g, units)

    def raise_up(self, g: War, unit: Unit) -> None:
        """Bring this unit to the top of its stack."""
        raise_unit(g, unit)

    def done(self, g: War) -> None:
        """Nobody else advances."""
        g.pop()

    def run(self, g: War) -> None:
        g.pop()

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-advance", {"space": g.fight.zone}


def _marchers(g: War, stack: Iterable[Unit]) -> UnitSet:
    """The units of a stack that can follow up: not its air unit, nor what is static."""
    return mask(stack) & ~(g.facts.STATIC | g.facts.AIRCRAFT)


# ---- exploitation


def exploit(g: War) -> None:
    """Ask who exploits, if the result lets anybody (12.9)."""
    fight = g.fight
    if fight.advanced and fight.result != "AA" and not combat_cards.exploitation_barred(g):
        g.push(Exploitation())


def open_ground(g: War, zone: Space) -> bool:
    """Whether terrain and weather of a zone let Mobile stacks exploit in or out of it (12.9)."""
    return g.facts.terrain[zone].exploitation and g.weather(zone).exploitation


def beyond(g: War, units: UnitSet) -> SpaceSet:
    """Where units that advanced may exploit to: at most one enemy stack in a region (12.9, 23.2.3)."""
    f = g.facts
    zone = g.state.where[lowest(units)]
    if not open_ground(g, zone):
        return 0
    near = f.neighbours[zone] & g.zones & may_go(g, units)
    return mask(z for z in bits(near) if open_ground(g, z) and _penetrable(g, units, z))


def _penetrable(g: War, units: UnitSet, zone: Space) -> bool:
    f, enemy = g.facts, other(g.fight.side)
    foes = [stack for stack in stacks_in(g, zone, g.of(enemy)) if not gives_way(g, stack)]
    if not foes:
        return takes(g, units, zone)
    if f.HEX >> zone & 1:
        return False
    if f.BOX >> zone & 1:
        return takes(g, units, zone)
    if "small-stacks" in g.advanced and not any(is_large(g, stack) for stack in foes):
        return True
    return takes(g, units, zone) and len(foes) == 1


class Exploitation(Playing):
    """Mobile units that advanced go a zone farther, on an Armor or a Mobile marker (12.9)."""

    needs = ("Combat",)

    def decide(self, g: War) -> Decision | None:
        fight = g.fight
        whole, parts = 0, 0
        splits = spare_markers(g) > 0
        for stack in stacks_of(g, g.on_map(fight.advanced) & ~fight.exploiting):
            going = self._going(g, stack)
            if not going or not beyond(g, going) or not (splits or going == mask(stack)):
                continue
            whole |= going & -going if len(stack) == 1 else 1 << next(u for u in stack if going >> u & 1)
            if splits and going.bit_count() > 1:
                parts |= mask(unit for unit in bits(going) if beyond(g, 1 << unit))
        hidden = possible(g, fight.side, "after-result")
        if not whole and not hidden:
            return None
        cards = playable(g, fight.side, "after-result")
        verbs: dict[str, Any] = {"exploit": whole, "break_off": parts, "play": cards, "done": True}
        verbs["raise_up"] = raisable(g, g.on_map(fight.advanced))
        return Decision(fight.side, "exploit", "12.9", verbs, {"space": fight.zone}, always=hidden)

    def _going(self, g: War, stack: tuple[Unit, ...]) -> UnitSet:
        """The units of a stack that may exploit, and have what it takes."""
        f, fight, state = g.facts, g.fight, g.state
        members = mask(stack)
        if members & (state.disrupted | state.unsupplied):
            return 0
        going = members & fight.advanced & ~fight.exploiting & ~f.SPECIAL
        if fight.light and not is_large(g, stack):
            return going
        going &= f.MOBILE
        paid = members & state.armour or fight.free or at_hand(g, fight.side, MOBILE)
        return going if paid else 0

    def exploit(self, g: War, unit: Unit) -> None:
        """These units go on."""
        going = self._going(g, stack_of(g, unit))
        g.push(Breakthrough(units=tuple(u for u in stack_of(g, unit) if going >> u & 1)))

    def break_off(self, g: War, unit: Unit) -> None:
        """This unit goes on without the rest."""
        g.push(Breakthrough(units=(unit,)))

    def raise_up(self, g: War, unit: Unit) -> None:
        """Bring this unit to the top of its stack."""
        raise_unit(g, unit)

    def done(self, g: War) -> None:
        """Nobody else goes on."""
        g.pop()

    def run(self, g: War) -> None:
        g.pop()


class Breakthrough(Step[War]):
    """Where units exploit to, and on which marker (12.9)."""

    needs = ("Exploitation",)

    units: tuple[Unit, ...]

    def decide(self, g: War) -> Decision:
        members = mask(self.units)
        verbs = {"to": beyond(g, members)}
        return Decision(g.fight.side, "break-through", "12.9", verbs, {"units": members}, always=True)

    def to(self, g: War, zone: Space) -> None:
        """There."""
        g.pop()
        fight, state, members = g.fight, g.state, mask(self.units)
        mobile = not members & ~g.facts.MOBILE
        small = not is_large(g, stack_of(g, self.units[0]))
        if mobile and state.armour & members:  # the marker goes with them: who stays needs another
            state.armour &= ~(fight.advanced & ~members)
        elif fight.light and small:
            fight.light -= 1
        elif fight.free:
            fight.free -= 1
        else:
            change(g, fight.side, MOBILE, -1)
            if is_mobile_armour(g, self.units):
                state.exploited |= 1 << zone
        fight.exploiting |= members
        move(g, self.units, zone, "12.9")


def pay_for_splits(g: War) -> None:
    """Each stack more than attacked takes an unused Attack! or Support marker, as Done (12.10)."""
    fight = g.fight
    now = len(stacks_of(g, g.on_map(fight.lead | fight.attack_support)))
    left = at_hand(g, fight.side, ATTACK) + at_hand(g, fight.side, SUPPORT)
    for _ in range(min(now - fight.stacks, left)):
        g.push(Pay(side=fight.side, rule="12.10", kinds=(ATTACK, SUPPORT)))
