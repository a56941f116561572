"""The Movement Phase (11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stavka.games.absolute_war import axis
from stavka.games.absolute_war.card_play import Playing, playable, possible
from stavka.games.absolute_war.control import enter
from stavka.games.absolute_war.counts import Zones
from stavka.games.absolute_war.deployment import raisable, raise_unit, settle_in
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import change, kinds
from stavka.games.absolute_war.stacks import (
    gives_way,
    is_large,
    is_mobile,
    join,
    joinable,
    only_air,
    room,
    send_home,
    stack_of,
    stacks_in,
    stacks_of,
)
from stavka.games.absolute_war.terms import GERMAN, SOVIET, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Side, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step
from stavka.kernel.views import Hint

LIGHT, FAST = 2, 3
"""Movement points of a light and of a Mobile stack (11.1)."""


def surprise(g: War) -> bool:
    """Whether the limits of the surprise attack hold (21.1.1)."""
    return "surprise-attack" in g.facts.turns[g.state.turn].ops


def may_go(g: War, units: UnitSet) -> SpaceSet:
    """The zones that units may go to of their own will: on turn 1 no Soviets to Greater Germany (21.1.1)."""
    zones = axis.may_stay(g, units)
    return zones & ~g.facts.HOME[GERMAN] if surprise(g) and units & g.of(SOVIET) else zones


def full(g: War, units: tuple[Unit, ...]) -> int:
    """The full allowance of a stack, weather and markers aside (11.1)."""
    return FAST if is_mobile(g, units) else LIGHT


def shaken(g: War, units: tuple[Unit, ...]) -> bool:
    """Whether a stack is Disrupted, or will be as soon as it leaves the contested zone it is in (11.5.4)."""
    leaving = g.disputed() >> g.state.where[units[0]] & 1
    return bool(leaving or g.state.disrupted & mask(units))


def allowance(g: War, units: tuple[Unit, ...], start: Space) -> int:
    """Its movement points: weather is that of where it begins, markers cap it (11.1 to 11.3, 12.5.5)."""
    points = min(full(g, units), g.weather(start).mp)
    if g.state.unsupplied & mask(units):
        return min(points, 1)
    return min(points, 2) if shaken(g, units) else points


def guarded(g: War, side: Side) -> SpaceSet:
    """The zones that enemy units hold against a moving stack; boxes can be entered (11.5, 23.2.2)."""
    enemy = other(side)
    zones = g.present(enemy) & ~g.facts.BOX & ~g.disputed()
    for zone in bits(zones if "small-stacks" in g.advanced else zones & ~g.manned(enemy)):
        weak = gives_way(g, bits(g.state.at[zone] & g.of(enemy)))
        if weak or opposed(g, zone, enemy):
            zones &= ~(1 << zone)
    return zones


def opposed(g: War, zone: Space, enemy: Side) -> bool:
    """Whether only one small stack or Fort stands there: it may be entered, and ends the move (23.2.2)."""
    if "small-stacks" not in g.advanced or g.facts.HEX >> zone & 1:
        return False
    stacks = [stack for stack in stacks_in(g, zone, g.of(enemy)) if not only_air(g, stack)]
    return len(stacks) == 1 and not is_large(g, stacks[0])


class Leg(Step[War], kw_only=True):
    """What a stack on the move keeps in mind."""

    units: tuple[Unit, ...]
    start: Space
    spent: Zones = 0
    entered: Zones = 0
    halted: bool = False


def ahead(g: War, leg: Leg) -> SpaceSet:
    """The zones that a stack may enter next, and from which its move can end somewhere (11.4, 11.5)."""
    return mask(_ahead(g, leg))


def _ahead(g: War, leg: Leg) -> Iterator[Space]:
    here = g.state.where[leg.units[0]]
    for zone in bits(_next(g, leg, here, leg.spent, leg.entered, leg.halted)):
        if _can_end(g, leg, here, zone, leg.spent, leg.entered):
            yield zone


def mates(g: War, units: tuple[Unit, ...]) -> UnitSet:
    """The tops of the stacks that units may join where they stand, if no marker is on them (11.2, 11.5)."""
    members = mask(units)
    if members & (g.state.disrupted | g.state.unsupplied):
        return 0
    return joinable(g, members, g.state.where[units[0]]) & ~mask(stack_of(g, units[0]))


def can_move(g: War, leg: Leg) -> bool:
    """Whether a stack can go anywhere, or join another of its zone."""
    return next(_ahead(g, leg), NONE) != NONE or bool(mates(g, leg.units))


def _next(g: War, leg: Leg, here: Space, spent: int, entered: int, halted: bool) -> SpaceSet:
    f, state = g.facts, g.state
    side, members = g.side_of(leg.units[0]), mask(leg.units)
    left = allowance(g, leg.units, leg.start) - spent
    if halted:
        return 0
    zones = f.neighbours[here] if left > 0 else f.neighbours[here] & f.HEX
    contested = g.disputed()
    friendly = state.control[side] & ~contested
    if contested >> here & 1:
        zones &= friendly
    if state.unsupplied & members:
        zones &= friendly if entered == 0 else 0
    if surprise(g) and side == GERMAN and entered:
        return 0
    return zones & ~guarded(g, side) & may_go(g, members) & g.zones


def _can_end(g: War, leg: Leg, here: Space, zone: Space, spent: int, entered: int) -> bool:
    """Whether a stack that enters a zone can stop there or go on to where it can (11.5.1)."""
    side = g.side_of(leg.units[0])
    if room(g, zone, side) > 0:
        return True
    spent += g.facts.terrain[zone].mp
    if may_stop(g, leg.units, zone, shaken(g, leg.units) or worn_out(g, leg.units, spent)):
        return True
    if not g.secure(side) >> zone & 1:
        return False
    halted = stops(g, here, zone)
    beyond = _next(g, leg, zone, spent, entered + 1, halted)
    return any(
        further != here and _can_end(g, leg, zone, further, spent, entered + 1) for further in bits(beyond)
    )


def worn_out(g: War, units: tuple[Unit, ...], spent: int) -> bool:
    """Whether a stack that stops now is Disrupted, as nothing can be spent against it (11.1)."""
    return spent >= full(g, units) and not g.state.trucks and not kinds(g, g.side_of(units[0]))


def may_stop(g: War, units: tuple[Unit, ...], zone: Space, disrupted: bool) -> bool:
    """Whether the stacking limits let a stack end its move in a zone; one with a marker joins none (11.2)."""
    members = mask(units)
    here = g.state.where[units[0]] == zone
    if room(g, zone, g.side_of(units[0])) + here > 0:
        return True
    marked = disrupted or g.state.unsupplied & members
    return not marked and bool(joinable(g, members, zone))


def stops(g: War, origin: Space, zone: Space) -> bool:
    """Whether entering a zone, or the way into it, ends a move (11.4, 23.2.2)."""
    f = g.facts
    enemy = other(g.state.phasing)
    return bool(f.STOP >> zone & 1) or f.crossings[origin, zone].stop or opposed(g, zone, enemy)


class MovementPhase(Playing):
    """Stacks move one by one; air units fly; stacks are put in order (11)."""

    on = ("Turn",)

    moved: UnitSet = 0

    def decide(self, g: War) -> Decision:
        f, state, side = g.facts, g.state, g.state.phasing
        mine = g.on_map(g.of(side))
        movers, parts = 0, 0
        for stack in stacks_of(g, mine & ~self.moved & ~f.SPECIAL & ~f.STATIC):
            free, here = self._free(g, stack), state.where[stack[0]]
            if can_move(g, Leg(units=free, start=here)):
                movers |= 1 << free[0]
            if len(free) > 1:
                parts |= mask(unit for unit in free if can_move(g, Leg(units=(unit,), start=here)))
        verbs: dict[str, Any] = {
            "move": movers,
            "split": parts,
            "fly": state.at[f.AIR[side]] & f.AIRCRAFT & ~self.moved if self._may_fly(g, side) else 0,
            "recall": mine & f.AIRCRAFT,
            "raise_up": raisable(g, mine),
            "play": playable(g, side, "movement"),
            "done": True,
        }
        return Decision(side, "movement", "11.0", verbs, always=possible(g, side, "movement"))

    def _free(self, g: War, stack: tuple[Unit, ...]) -> tuple[Unit, ...]:
        """The units of a stack that go when it moves: not those that came here in this phase."""
        fixed = g.facts.SPECIAL | g.facts.STATIC | self.moved
        return tuple(unit for unit in stack if not fixed >> unit & 1)

    def _may_fly(self, g: War, side: Side) -> bool:
        f = g.facts
        flying = g.on_map(g.of(side) & f.AIRCRAFT).bit_count()
        return flying < f.weather[f.turns[g.state.turn].weather].air and bool(airfields(g, side))

    def move(self, g: War, unit: Unit) -> None:
        """Move this stack."""
        g.push(Move(units=self._free(g, stack_of(g, unit)), start=g.state.where[unit]))

    def split(self, g: War, unit: Unit) -> None:
        """Move this unit out of its stack."""
        g.push(Move(units=(unit,), start=g.state.where[unit]))

    def fly(self, g: War, unit: Unit) -> None:
        """Send this air unit to the front."""
        self.moved |= 1 << unit
        g.push(Fly(unit=unit))

    def recall(self, g: War, unit: Unit) -> None:
        """Call this air unit back."""
        send_home(g, 1 << unit)
        g.note("recalled", "18.5", unit=unit)

    def raise_up(self, g: War, unit: Unit) -> None:
        """Bring this unit to the top of its stack."""
        raise_unit(g, unit)

    def done(self, g: War) -> None:
        """Move no more."""
        g.state.trucks = 0
        g.pop()


def go(g: War, units: tuple[Unit, ...], zone: Space) -> None:
    """A stack goes to the next zone; one that leaves a contested zone is Disrupted (11.5.4)."""
    state, members = g.state, mask(units)
    here = state.where[units[0]]
    if g.disputed() >> here & 1 and not state.unsupplied & members:
        state.disrupted |= members
        g.note("disengaged", "11.5.4", units=members, space=here)
    enter(g, units, zone)
    g.note("moved", "11.0", units=members, origin=here, space=zone)


class March(Step[War]):
    """A stack moves by one zone, as a card lets it (errata.4)."""

    needs = ("ReservePhase",)

    units: tuple[Unit, ...]
    zones: SpaceSet

    def decide(self, g: War) -> Decision:
        return Decision(g.state.phasing, "march", "errata.4", {"to": self.zones}, {"units": mask(self.units)})

    def to(self, g: War, zone: Space) -> None:
        """Go there."""
        g.pop()
        go(g, self.units, zone)
        marked = (g.state.disrupted | g.state.unsupplied) & mask(self.units)
        settle_in(g, self.units, tied=bool(marked))


class Move(Leg):
    """One stack on its way, zone by zone (11.0)."""

    needs = ("MovementPhase",)

    def decide(self, g: War) -> Decision:
        here = g.state.where[self.units[0]]
        away = here != self.start or self.entered > 0
        marked = bool(g.state.disrupted & mask(self.units)) or worn_out(g, self.units, self.spent)
        verbs: dict[str, Any] = {
            "enter": ahead(g, self),
            "join": 0 if away else mates(g, self.units),
            "stop": away and may_stop(g, self.units, here, marked),
        }
        facts = {"units": mask(self.units), "left": allowance(g, self.units, self.start) - self.spent}
        return Decision(g.state.phasing, "move", "11.0", verbs, facts, always=not away)

    def hints(self, g: War) -> dict[str, Hint]:
        names, terrain = g.facts.board.names, g.facts.terrain
        return {names[zone]: Hint(str(terrain[zone].mp), [names[zone]]) for zone in bits(ahead(g, self))}

    def enter(self, g: War, zone: Space) -> None:
        """Go into this zone."""
        here = g.state.where[self.units[0]]
        self.spent += g.facts.terrain[zone].mp
        self.entered += 1
        self.halted = stops(g, here, zone)
        go(g, self.units, zone)
        # Its going may have made allies leave or change sides: the others go on (18.6).
        left = g.on_map(mask(self.units) & g.of(g.state.phasing))
        self.units = tuple(unit for unit in self.units if left >> unit & 1)
        if not left:
            g.pop()

    def join(self, g: War, top: Unit) -> None:
        """Go nowhere, but join this stack."""
        members = mask(self.units)
        g.pop()
        g.find(MovementPhase).moved |= members
        join(g, self.units, top)
        g.note("joined", "11.5", units=members, unit=top)

    def stop(self, g: War) -> None:
        """End the move here."""
        state, members = g.state, mask(self.units)
        g.pop()
        g.find(MovementPhase).moved |= members
        marked = (state.disrupted | state.unsupplied) & members
        if self.spent >= full(g, self.units) and not marked:
            g.push(Arrive(units=self.units))
        else:
            settle_in(g, self.units, tied=bool(marked))

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-move", {"units": mask(self.units)}


class Arrive(Step[War]):
    """A stack that used its full allowance is Disrupted, unless a Combat Marker is spent at once (11.1)."""

    needs = ("MovementPhase",)

    units: tuple[Unit, ...]

    def decide(self, g: War) -> Decision:
        side = g.state.phasing
        zone = g.state.where[self.units[0]]
        # A Disrupted stack cannot join another: where it must, the marker is due (11.2).
        alone = room(g, zone, side) >= 0
        verbs: dict[str, Any] = {"spend": kinds(g, side), "truck": g.state.trucks > 0, "done": alone}
        return Decision(side, "full-move", "11.1", verbs, {"units": mask(self.units)})

    def spend(self, g: War, kind: Choice) -> None:
        """Use a marker of this kind."""
        g.pop()
        change(g, g.state.phasing, kind, -1)
        g.note("marker-spent", "11.1", side=g.state.phasing, marker=kind)
        settle_in(g, self.units)

    def truck(self, g: War) -> None:
        """Let the trucks of card S26 carry it."""
        g.pop()
        g.state.trucks -= 1
        settle_in(g, self.units)

    def done(self, g: War) -> None:
        """Let it be Disrupted."""
        g.pop()
        g.state.disrupted |= mask(self.units)
        g.note("disrupted", "11.1", units=mask(self.units))
        settle_in(g, self.units, tied=True)

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-move", {"units": mask(self.units)}


def airfields(g: War, side: Side) -> SpaceSet:
    """Where air units may go: friendly and contested zones (18.5)."""
    return g.zones & (g.secure(side) | g.disputed() & g.present(side))


class Fly(Step[War]):
    """An air unit goes from its box to the front (18.5)."""

    needs = ("MovementPhase",)

    unit: Unit

    def decide(self, g: War) -> Decision:
        side = g.side_of(self.unit)
        return Decision(side, "fly", "18.5", {"to": airfields(g, side)}, {"unit": self.unit}, always=True)

    def to(self, g: War, zone: Space) -> None:
        """Fly there."""
        g.pop()
        enter(g, (self.unit,), zone)
        g.note("flew", "18.5", unit=self.unit, space=zone)
        settle_in(g, (self.unit,))

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-fly", {"unit": self.unit}
