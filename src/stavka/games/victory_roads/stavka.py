"""The Stavka phase (12): the strategic reserve, and theatres that move again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stavka.games.roads.command import command, supplied_hqs
from stavka.games.roads.counts import Few
from stavka.games.roads.reserve import Release
from stavka.games.roads.supports import generic, pay
from stavka.games.roads.terms import AXIS, MUD, SOVIET
from stavka.games.victory_roads import theatres
from stavka.games.victory_roads.counts import Theatre, Theatres, Wish
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import MOVEMENT, THEATRES
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Space, SpaceSet, Stage, Unit, UnitSet, bits
from stavka.kernel.steps import Step


def reserve(g: VictoryRoads) -> UnitSet:
    """The units in the reserve."""
    return g.state.at[g.facts.RESERVE] & g.facts.TROOPS[SOVIET]


def may_release(g: VictoryRoads, unit: Unit) -> bool:
    """Whether four corps of infantry and three of armour stay behind (12.2.2)."""
    f, table = g.facts, g.facts.tables.stavka
    armour = bool(f.ARMOURED >> unit & 1)
    alike = reserve(g) & (f.ARMOURED if armour else ~f.ARMOURED)
    return alike.bit_count() > (table.least_armour if armour else table.least_rifle)


def release_cost(g: VictoryRoads, unit: Unit) -> int:
    """Heavy armour counts for two (12.1.1)."""
    table = g.facts.tables.stavka
    heavy = g.facts.ARMOURED >> unit & 1 and g.attack(unit) >= table.heavy_attack
    return table.heavy_cost if heavy else 1


def may_move(g: VictoryRoads, theatre: int) -> bool:
    """Whether a theatre can move again (12.3.1)."""
    state = g.state
    if state.modes[theatre] != MOVEMENT or state.halted >> theatre & 1:
        return False
    return state.weather != MUD and not state.great


class StavkaPhase(Step[VictoryRoads]):
    """Each theatre asks for units or moves; the priority one first, the secondary last (12.1.1)."""

    stage: Stage = 0
    done_with: Theatres = 0
    chosen: Theatre = NONE
    wish: Wish = ""
    paid: Few = 0
    friends: SpaceSet = 0
    """Where Soviet units stood as the phase began."""

    def _next(self, g: VictoryRoads) -> list[int]:
        """The theatres whose turn it is."""
        state = g.state
        left = [n for n in g.theatres() if not self.done_with >> n & 1]
        if state.great:
            left = [n for n in left if n == state.priority]
        if state.priority in left:
            return [state.priority]
        return [n for n in left if n != state.secondary] or left

    def _options(self, g: VictoryRoads, theatre: int) -> tuple[str, ...]:
        found = []
        if any(may_release(g, unit) for unit in bits(reserve(g))):
            found.append("reserve")
        if may_move(g, theatre):
            found.append("move")
        return tuple(found)

    def decide(self, g: VictoryRoads) -> Decision | None:
        if self.stage != 1:
            return None
        if self.wish:
            facts = {"theatre": THEATRES[self.chosen], "wish": self.wish, "paid": self.paid}
            verbs: dict[str, Any] = {"spend": generic(g, self.chosen), "roll": True}
            return Decision(SOVIET, "stavka-roll", "12.1.1", verbs, facts)
        if self.chosen != NONE:
            verbs = {"choose": (*self._options(g, self.chosen), "nothing")}
            return Decision(SOVIET, "stavka-wish", "12.1", verbs, {"theatre": THEATRES[self.chosen]})
        able = [n for n in self._next(g) if self._options(g, n)]
        if not able:
            return None
        names = tuple(THEATRES[n] for n in able)
        return Decision(SOVIET, "stavka-theatre", "12.1.1", {"theatre": names})

    def theatre(self, g: VictoryRoads, name: Choice) -> None:
        """This one next."""
        self.chosen = THEATRES.index(name)

    def choose(self, g: VictoryRoads, wish: Choice) -> None:
        """Units, a move, or nothing."""
        self.paid = 0
        if wish == "nothing":
            self._end()
        else:
            self.wish = wish

    def spend(self, g: VictoryRoads, kind: Choice) -> None:
        """A support for one more on the die."""
        pay(g, SOVIET, self.chosen, kind)
        self.paid += 1

    def roll(self, g: VictoryRoads) -> None:
        """Roll the die."""
        state, table, theatre = g.state, g.facts.tables.stavka, self.chosen
        column = table.other
        if theatre == state.priority:
            column = table.priority
        elif theatre == state.secondary:
            column = table.secondary
        die = g.roll("stavka")
        total = die + self.paid + (table.great if state.great else 0)
        result = column[min(total, 6) - 1]
        facts = {"theatre": THEATRES[theatre], "die": die, "total": total, "result": result}
        g.note("stavka", "12.1.1", **facts, wish=self.wish)
        wish = self.wish
        self._end()
        if not result:
            return
        if wish == "move":
            g.push(StavkaMove(theatre=theatre, hexes=result))
        else:
            near = g.zone_of(theatre) & g.facts.contact.around(self.friends)
            g.push(Release(side=SOVIET, left=result, near=near))

    def _end(self) -> None:
        self.done_with |= 1 << self.chosen
        self.chosen, self.wish = NONE, ""

    def run(self, g: VictoryRoads) -> None:
        if self.stage == 1 and self._next(g):
            for theatre in self._next(g):  # nothing is open to these
                self.done_with |= 1 << theatre
            return
        self.stage += 1
        match self.stage:
            case 1:
                self.friends = g.held(SOVIET)
            case 2:
                g.push(EnterReserve(left=g.facts.tables.stavka.entering))
            case _:
                g.pop()

    def odd(self, g: VictoryRoads) -> Iterable[str]:
        """The theatre chosen is in play; who wishes is chosen."""
        return () if self.chosen in g.theatres() or (self.chosen == NONE and not self.wish) else ("chosen",)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-stavka", {}


class StavkaMove(Step[VictoryRoads]):
    """A theatre moves along its ways as far as the die says (12.3.2)."""

    needs = ("StavkaPhase",)

    theatre: Theatre
    hexes: Few

    def decide(self, g: VictoryRoads) -> Decision | None:
        hexes = theatres.moves(g, self.theatre, self.hexes)
        if not hexes:
            return None
        facts = {"theatre": THEATRES[self.theatre]}
        return Decision(SOVIET, "theatre-again", "12.3.2", {"to": hexes, "stay": True}, facts)

    def to(self, g: VictoryRoads, space: Space) -> None:
        """It moves there."""
        g.pop()
        theatres.settle(g, self.theatre, space, "12.3.2")

    def stay(self, g: VictoryRoads) -> None:
        """It stays."""
        g.pop()

    def odd(self, g: VictoryRoads) -> Iterable[str]:
        """The theatre is in play."""
        return () if self.theatre in g.theatres() else ("theatre",)

    def crumb(self, g: VictoryRoads) -> None:
        return None


class EnterReserve(Step[VictoryRoads]):
    """Units stacked with a headquarters may join the reserve, six at most (12.1.2)."""

    needs = ("StavkaPhase",)

    left: Few

    def _able(self, g: VictoryRoads) -> UnitSet:
        f = g.facts
        bases = g.spaces_of(g.on_map(f.HQ[SOVIET])) & ~g.beside(AXIS)
        return g.units_in(bases, f.TROOPS[SOVIET]) & ~g.state.oos

    def decide(self, g: VictoryRoads) -> Decision | None:
        able = self._able(g)
        if not self.left or not able:
            return None
        verbs = {"enter": able, "done": True}
        return Decision(SOVIET, "enter-reserve", "12.1.2", verbs, {"left": self.left})

    def enter(self, g: VictoryRoads, unit: Unit) -> None:
        """This one."""
        self.left -= 1
        to_reserve(g, unit)
        g.note("to-reserve", "12.1.2", unit=unit)

    def done(self, g: VictoryRoads) -> None:
        """No more."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


def to_reserve(g: VictoryRoads, unit: Unit) -> None:
    """A unit joins the reserve: rifle corps in standard mode, armour at full strength (12.2.3, 12.2.4)."""
    g.forget(unit)
    if g.facts.RIFLE >> unit & 1:
        g.state.reduced |= 1 << unit
    elif g.facts.ARMOURED >> unit & 1:
        g.state.reduced &= ~(1 << unit)
    g.place(unit, g.facts.RESERVE)


def supplied_there(g: VictoryRoads, spaces: SpaceSet) -> SpaceSet:
    """Of these hexes, those where a Soviet unit would be in supply."""
    found = g.sources(SOVIET)
    for hq in bits(supplied_hqs(g, SOVIET)):
        found |= command(g, hq)
    return spaces & found
