"""The end of the turn (5): free moves, the end of the game, clean-up."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from stavka.games.race_for_berlin import events, victory
from stavka.games.race_for_berlin.counts import Impulses
from stavka.games.race_for_berlin.exchange import exits, open_ends, reliefs, relieved
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.march import Move
from stavka.games.race_for_berlin.movement import westward_floor
from stavka.games.race_for_berlin.stacking import crowded
from stavka.games.race_for_berlin.terms import IMPULSES, KONEV, ZHUKOV, group
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Side, SideSet, SpaceSet, Unit, UnitSet, bits, lowest
from stavka.kernel.steps import Step


class FreeMoves(Step[Berlin]):
    """Units that were not activated, and are in supply, may move one zone, in the order of impulses (5.1).

    They may move into full zones if others then move out: stacking counts when all are done (6.1.1, R76).
    """

    on = ("Turn",)

    impulse: Impulses
    moved: UnitSet = 0

    def decide(self, g: Berlin) -> Decision | None:
        if self.impulse == len(IMPULSES):
            return None
        nationality, camp = IMPULSES[self.impulse]
        waiting = still_to_move(g, self)
        packed = crowded(g, nationality)
        if packed:
            zone = lowest(packed)
            return Decision(camp, "make-room", "6.1.1", {"unit": reliefs(g, zone, waiting)}, {"space": zone})
        units = movable(g, waiting)
        if not units:
            return None
        facts = {"side": camp, "nationality": nationality}
        return Decision(camp, "free-move", "5.1", {"unit": units, "done": True}, facts)

    def unit(self, g: Berlin, unit: Unit) -> None:
        """Move this one next; a German rolls the westward test first (7.2.2)."""
        self.moved |= 1 << unit
        floor = westward_floor(g, unit)
        g.push(Move(unit=unit, points=0, floor=floor, free=True, waiting=still_to_move(g, self)))

    def done(self, g: Berlin) -> None:
        self.impulse, self.moved = self.impulse + 1, 0

    def run(self, g: Berlin) -> None:
        if self.impulse == len(IMPULSES):
            g.pop()
        else:
            self.done(g)


def still_to_move(g: Berlin, step: FreeMoves) -> UnitSet:
    """The units of the force whose turn it is that may still move: in supply and not activated (5.1)."""
    state = g.state
    units = g.facts.roster.members[group(*IMPULSES[step.impulse])]
    return g.on_map(units & ~(state.used | state.unsupplied | step.moved))


def movable(g: Berlin, waiting: UnitSet) -> UnitSet:
    """Those of the waiting units that have a free move to make (5.1, R39)."""
    found = 0
    for zone in bits(g.spaces_of(waiting)):
        unit = lowest(g.state.at[zone] & waiting)  # those beside it can go where it can
        if open_ends(g, unit, exits(g, unit), waiting & ~(1 << unit)):
            found |= g.state.at[zone]
    return found & waiting


def spared(g: Berlin) -> SpaceSet:
    """The zone that may hold one unit too many while a force makes its free moves (6.1.1, R76)."""
    state = g.state
    for step, above in pairwise([*state.stack, None]):
        if isinstance(step, FreeMoves) and step.impulse < len(IMPULSES):
            waiting = still_to_move(g, step)
            if isinstance(above, Move) and not above.begun:
                waiting |= 1 << above.unit
            for zone in bits(crowded(g, IMPULSES[step.impulse][0])):
                if state.at[zone] & step.moved and relieved(g, zone, waiting):
                    return 1 << zone
    return 0


class EndTest(Step[Berlin]):
    """Turns 7 to 9: a roll once the Soviets are in all of Berlin; turn 10 is the last (5.2)."""

    on = ("Turn",)

    def run(self, g: Berlin) -> None:
        f, state = g.facts, g.state
        g.pop()
        if state.turn >= f.limits.turns:
            victory.finish(g, "turn-10")
        elif state.turn >= f.rolls.end_from and victory.berlin_occupied(g):
            die = g.roll("end")
            bonus = end_modifier(g)
            ended = die + bonus > f.rolls.end_over
            g.note("end-test", "5.2", die=die, modifier=bonus, ended=int(ended))
            if ended:
                victory.finish(g, "end-roll")


def end_modifier(g: Berlin) -> int:
    """+1 for each Berlin zone at level 2, +2 for each above it (5.2)."""
    levels = [g.state.level[zone] for zone in bits(g.facts.BERLIN)]
    return sum(1 if level == 2 else 2 if level > 2 else 0 for level in levels)


class CleanUp(Step[Berlin]):
    """Units upright, support lost, tokens kept or discarded by both at once, next turn (5.3 to 5.6)."""

    on = ("Turn",)

    asked: SideSet = -1
    """The players who have still to say; before the first, nobody has been asked."""
    discards: SideSet = 0

    def decide(self, g: Berlin) -> tuple[Decision, ...] | None:
        if self.asked <= 0:
            return None
        verbs: dict[str, Any] = {"keep": True, "discard": True}
        return tuple(
            Decision(camp, "keep-token", "5.5", verbs, {"token": g.state.token[camp]})
            for camp in bits(self.asked)
        )

    def keep(self, g: Berlin) -> None:
        self.asked &= ~(1 << g.acting)

    def discard(self, g: Berlin) -> None:
        self.asked &= ~(1 << g.acting)
        self.discards |= 1 << g.acting

    def forget(self, camp: Side, discards: bool) -> None:
        """What a player has said is not known to the other before both have: any answer may stand for it."""
        if self.asked >= 0 and not self.asked >> camp & 1:
            self.discards = self.discards & ~(1 << camp) | discards << camp

    def run(self, g: Berlin) -> None:
        state = g.state
        if self.asked < 0:
            state.used = 0
            state.support = [0, 0]
            state.planned_retreat, state.speer = 0, False
            self.asked = sum(1 << camp for camp in (ZHUKOV, KONEV) if state.token[camp])
            return
        for camp in bits(self.discards):
            token = state.token[camp]
            state.token[camp] = 0
            g.note("event-discarded", "5.5", side=camp, token=token)
            events.give_back(g, token)
        state.turn += 1
        g.pop()
