"""The operation phase (4): impulses, designation of units in their modes, the end test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stavka.games.race_for_berlin import events, orders
from stavka.games.race_for_berlin.control import score
from stavka.games.race_for_berlin.counts import Impulses, Nationality
from stavka.games.race_for_berlin.duties import beside, duty, meeting_places
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.fights import Fights
from stavka.games.race_for_berlin.march import MoveUnits
from stavka.games.race_for_berlin.movement import apart, in_reach, strays
from stavka.games.race_for_berlin.state import Activation
from stavka.games.race_for_berlin.terms import IMPULSES, SOVIET, group, other
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import Side, SideSet, Stage, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


class Operations(Step[Berlin]):
    """Operation phases of four impulses each, until the end test succeeds (4.1.1, 4.3)."""

    on = ("Turn",)

    impulse: Impulses = 0
    begun: bool = False
    passed: SideSet = 0
    """The camps that passed their Soviet impulse of this phase (4.1.5)."""

    def run(self, g: Berlin) -> None:
        if not self.begun:
            self.begun = True
            g.state.operation = 1
        if self.impulse == 0:
            g.note("operation", "4.1.1", phase=g.state.operation)
        if self.impulse < len(IMPULSES):
            nationality, camp = IMPULSES[self.impulse]
            self.impulse += 1
            g.push(Impulse(nationality=nationality, camp=camp))
        elif self._ends(g):
            g.pop()
        else:
            g.state.operation += 1
            self.impulse, self.passed = 0, 0

    def _ends(self, g: Berlin) -> bool:
        """A die no higher than the number of the phase ends operations; so do two passes (4.3.1, 4.1.5)."""
        state = g.state
        if self.passed == 0b11:
            g.note("both-passed", "4.1.5b")
            return True
        die = g.roll("operations")
        bonus = g.facts.rolls.first_turn_operations if state.turn == 1 else 0
        ended = die + bonus <= state.operation
        g.note("operations-test", "4.3.1", die=die, modifier=bonus, phase=state.operation, ended=int(ended))
        return ended

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-operations", {"phase": g.state.operation}


class Impulse(Step[Berlin]):
    """One impulse: windows, designation, movement, combat, reserve (4.1.3)."""

    needs = ("Operations",)

    nationality: Nationality
    camp: Side
    stage: Stage = 0

    def run(self, g: Berlin) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                self._begin(g)
            case 2:
                g.push(Designate())
            case 3:
                g.push(MoveUnits())
            case 4:
                g.push(Fights())
            case 5:
                g.push(MoveUnits(half=True))
            case _:
                self._close(g)

    def _begin(self, g: Berlin) -> None:
        limit = g.facts.limits.activations
        g.state.impulse = Activation(nationality=self.nationality, camp=self.camp, limit=limit)
        g.note("impulse", "1-d", side=self.camp, nationality=self.nationality)
        if self.nationality == SOVIET:
            g.impulse.apart = apart(g, self.camp)
            if events.window_open(g, other(self.camp)):
                g.push(events.BridgesWindow(camp=other(self.camp)))
        else:
            orders.receive(g)

    def _close(self, g: Berlin) -> None:
        """All activated units are turned: they act no more this turn (4.1.4)."""
        g.state.used |= g.on_map(g.impulse.chosen)
        g.state.impulse = None
        g.pop()

    def odd(self, g: Berlin) -> Iterator[str]:
        """Once begun it is the impulse that the state keeps in mind."""
        kept = g.state.impulse
        if (kept is not None) != (self.stage > 0):
            yield "stage"
        elif kept is not None and (kept.nationality, kept.camp) != (self.nationality, self.camp):
            yield "camp"

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-impulse", {"side": self.camp, "nationality": self.nationality}


class Designate(Step[Berlin]):
    """Which units are activated, each in its mode, before any of them acts (4.1.2, 4.1.3)."""

    on = ("Impulse",)

    needs = ("Impulse",)

    def decide(self, g: Berlin) -> Decision:
        impulse, state = g.impulse, g.state
        free = candidates(g)
        soviet = impulse.nationality == SOVIET
        verbs = self._soviet(g, free) if soviet else self._german(g, free)
        held = events.window_open(g, impulse.camp) and not impulse.chosen
        if held and events.playable(g, impulse.camp):
            verbs["token"] = True
        facts = {
            "side": impulse.camp,
            "left": impulse.limit - impulse.chosen.bit_count(),
            "turn": state.turn,
            "token": state.token[impulse.camp] if held else 0,
        }
        return Decision(impulse.camp, "designate", "4.1.2", verbs, facts, always=held)

    def _soviet(self, g: Berlin, free: UnitSet) -> dict[str, Any]:
        impulse, state = g.impulse, g.state
        bound = impulse.apart | state.guests
        owed = duty_first(g, free)
        if owed:  # trucks let it come back and then attack, if nothing else ties it (event 7)
            return {"move": owed, "truck": owed & impulse.trucks & ~bound}
        loose = free & ~bound
        near = 0
        if not state.bombarded:
            near = g.units_in(g.facts.NEAR_BERLIN & state.held[impulse.camp], loose)
        return {
            "move": loose | mask(u for u in bits(free & bound) if may_be_moved(g, u, free)),
            "fight": loose & ~g.units_in(state.american & state.held[impulse.camp], loose),
            "reserve": loose & ~state.unsupplied,
            "truck": loose & impulse.trucks,
            "bombard": near,
            "done": True,
        }

    def _german(self, g: Berlin, free: UnitSet) -> dict[str, Any]:
        impulse = g.impulse
        ready = free & ~g.state.unsupplied
        if not impulse.wanted:
            return {"move": free, "fight": free, "reserve": ready, "done": True}
        able = orders.openings(g)
        obeying = impulse.movers if impulse.close_in else impulse.fighters
        slots = impulse.limit - impulse.chosen.bit_count() - 1

        bystanders = free & ~mask(able)
        idle = bystanders if orders.can_still_obey(g, able, obeying, free, slots) else 0

        def fits(units: UnitSet, obeys: bool) -> UnitSet:
            """Those whose designation leaves the order feasible (2.3.2, R15)."""
            return units & idle | mask(
                u
                for u in bits(units & ~bystanders)
                if orders.can_still_obey(g, able, obeying | obeys << u, free & ~(1 << u), slots)
            )

        return {
            "move": fits(free, impulse.close_in),
            "fight": fits(free, not impulse.close_in),
            "reserve": fits(ready, False),
            "done": orders.enough(g, able, obeying),
        }

    def _choose(self, g: Berlin, unit: Unit, mode: str) -> int:
        bit = 1 << unit
        g.impulse.chosen |= bit
        g.note("designated", "4.1.3", unit=unit, mode=mode)
        return bit

    def move(self, g: Berlin, unit: Unit) -> None:
        """Activate it in movement mode (4.2.1)."""
        impulse = g.impulse
        bit = self._choose(g, unit, "move")
        impulse.movers |= bit
        if impulse.nationality == SOVIET:
            impulse.pressed |= bit & (impulse.apart | g.state.guests | strays(g, impulse.camp))

    def fight(self, g: Berlin, unit: Unit) -> None:
        """Activate it in combat mode (4.2.2)."""
        g.impulse.fighters |= self._choose(g, unit, "fight")

    def reserve(self, g: Berlin, unit: Unit) -> None:
        """Activate it in reserve mode (4.2.3)."""
        g.impulse.reserves |= self._choose(g, unit, "reserve")

    def truck(self, g: Berlin, unit: Unit) -> None:
        """Let it move and then attack (event 7)."""
        impulse = g.impulse
        bit = self._choose(g, unit, "truck")
        impulse.movers |= bit
        impulse.fighters |= bit
        impulse.pressed |= bit & strays(g, impulse.camp)

    def bombard(self, g: Berlin, unit: Unit) -> None:
        """Activate it to do nothing but shell Berlin, the first to do so (10.2.1)."""
        self._choose(g, unit, "bombard")
        g.state.used |= 1 << unit
        g.state.bombarded = True
        score(g, g.impulse.camp, g.facts.awards.bombardment, "bombardment", "10.2.1", g.state.where[unit])

    def token(self, g: Berlin) -> None:
        """Play the event token in hand (2.4.3)."""
        if g.impulse.ordered:
            g.push(orders.Weigh())
        events.play(g, g.impulse.camp)

    def done(self, g: Berlin) -> None:
        """Nobody else; with nobody at all, the impulse is passed (4.1.5)."""
        impulse = g.impulse
        if not impulse.chosen:
            g.note("passed", "4.1.5", side=impulse.camp)
            if impulse.nationality == SOVIET:
                g.find(Operations).passed |= 1 << impulse.camp
        g.pop()

    def why_not(self, g: Berlin, verb: str, target: Target) -> Refusal | None:
        """Why a unit cannot be activated so."""
        f, state, impulse = g.facts, g.state, g.impulse
        if not isinstance(target, int):
            return None
        facts = {"unit": target}
        bit = 1 << target
        if not f.roster.members[group(impulse.nationality, impulse.camp)] & bit:
            return Refusal("other-group", "1-e", facts)
        if not g.on_map(bit):
            return Refusal("off-map", "4.1.2", facts)
        if (state.used | impulse.chosen) & bit:
            return Refusal("used", "4.1.4", facts)
        if impulse.chosen.bit_count() >= impulse.limit:
            return Refusal("limit", "4.1.2", facts)
        owed = duty_first(g, candidates(g))
        if owed:
            return Refusal("obliged", duty(g, owed.bit_length() - 1), facts)
        if impulse.apart & bit:
            return Refusal("apart", "7.3.1c", facts)
        if state.guests & bit:
            return Refusal("guest", "7.3.3d", facts)
        if verb == "reserve" and state.unsupplied & bit:
            return Refusal("reserve-unsupplied", "4.2.3", facts)
        if verb == "bombard":
            return Refusal("bombardment", "10.2.1", facts)
        if verb == "fight" and state.american >> state.where[target] & 1:
            return Refusal("american-fight", "2.2.7", facts)
        return Refusal("hitler", "2.3.2", facts) if impulse.wanted else None


def candidates(g: Berlin) -> UnitSet:
    """The units that could still be designated: of this group, on the map, not used."""
    f, state, impulse = g.facts, g.state, g.impulse
    if impulse.chosen.bit_count() >= impulse.limit:
        return 0
    units = f.roster.members[group(impulse.nationality, impulse.camp)]
    return g.on_map(units & ~(state.used | impulse.chosen))


def may_be_moved(g: Berlin, unit: Unit, free: UnitSet) -> bool:
    """Whether a counter that may be activated only to fall in with a rule can do so (7.3.1, 7.3.3, R19)."""
    f, impulse = g.facts, g.impulse
    reached = in_reach(g, unit)
    if not impulse.apart >> unit & 1:
        return bool(reached)
    (mate,) = bits(f.army_of[unit] & ~(1 << unit))
    if reached & beside(g, mate):
        return True
    room = impulse.limit - impulse.chosen.bit_count() >= 2
    if not (impulse.movers >> mate & 1 or (room and free >> mate & 1)):
        return False
    return any(
        True
        for first, second in ((unit, mate), (mate, unit))
        for _ in meeting_places(g, first, second, in_reach(g, first))
    )


def duty_first(g: Berlin, free: UnitSet) -> UnitSet:
    """The units that must be designated before any other (2.2.7, 7.3.1, 7.3.2)."""
    if g.impulse.nationality != SOVIET:
        return 0
    return owed_mates(g, free) or obliged(g, free)


def owed_mates(g: Berlin, free: UnitSet) -> UnitSet:
    """Counters without which one already designated could not close up with its army (7.3.1, R19)."""
    f, impulse = g.facts, g.impulse
    found = 0
    for unit in bits(impulse.chosen & impulse.apart):
        mate_bit = f.army_of[unit] & ~(1 << unit)
        if mate_bit & free:
            mate = mate_bit.bit_length() - 1
            if not in_reach(g, unit) & beside(g, mate):
                found |= mate_bit
    return found


def obliged(g: Berlin, free: UnitSet) -> UnitSet:
    """Strays that can leave the Americans or come nearer to their own sector must do so first (R20)."""
    return mask(u for u in bits(strays(g, g.impulse.camp) & free) if may_be_moved(g, u, free))
