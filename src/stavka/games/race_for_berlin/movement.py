"""Movement (7): costs and rivers, the westward test, cohesion, the front boundary, Berlin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from stavka.games.race_for_berlin.control import relocate
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.stacking import full
from stavka.games.race_for_berlin.terms import GERMAN, SOVIET, other
from stavka.kernel.board import Layer, around
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet, bits
from stavka.kernel.paths import Costs, reach, rings, way
from stavka.kernel.steps import Step


def soviet_enter(g: Berlin, camp: int) -> SpaceSet:
    """Zones of its own sector that a Soviet unit may enter of its own will (4.2.1, 7.3.2, 7.3.3)."""
    return g.facts.SECTOR[camp] & ~soviet_closed(g, camp)


def soviet_closed(g: Berlin, camp: int) -> SpaceSet:
    """Zones closed to a camp's Soviet units wherever they are (2.2.3, 4.2.1, 7.3.3)."""
    state = g.state
    return state.american | state.held[other(camp)] | g.germans() & ~g.facts.BERLIN


def homeward(g: Berlin, camp: int, zone: Space) -> SpaceSet:
    """For a unit beyond the boundary: zones nearer to its sector by open ways, and those in it (7.3.2)."""
    f = g.facts
    passable = f.board.on_map & ~soviet_closed(g, camp)
    found = f.SECTOR[camp] & passable
    for ring in rings(found, passable | 1 << zone, f.neighbours)[1:]:
        if ring >> zone & 1:
            break
        found |= ring
    return found


def german_enter(g: Berlin, floor: int) -> SpaceSet:
    """Zones that a German unit may enter, those inside Berlin apart (4.2.1, 7.2.1, 7.2.2, 7.4.1)."""
    f = g.facts
    enter = f.board.on_map & ~(f.EAST | g.state.american | g.soviets())
    return enter & f.index_at_least[floor] if floor >= 0 else enter


def terms(g: Berlin, unit: Unit, floor: int, dry: bool) -> tuple[Costs, SpaceSet]:
    """What a unit pays for each border and where it may go; and the zones in which its move ends at once."""
    if g.facts.nation_of[unit] == SOVIET:
        return soviet_terms(g, unit, dry)
    return german_terms(g, unit, floor)


def soviet_terms(g: Berlin, unit: Unit, dry: bool) -> tuple[Costs, SpaceSet]:
    """A Soviet unit keeps to its sector, or comes back to it and then stays there (7.3.2, 7.4.6)."""
    f, camp = g.facts, g.facts.camp_of[unit]
    sector = f.SECTOR[camp]
    enter = soviet_enter(g, camp)
    priced = f.soviet_dry_costs if dry else f.soviet_costs
    if not sector >> g.state.where[unit] & 1:
        enter = f.board.on_map & ~soviet_closed(g, camp)
        priced = tuple((price, shut_in(layer, sector)) for price, layer in priced)
    return [(price, layer, enter) for price, layer in priced], f.BERLIN & ~g.soviet_controlled()


def german_terms(g: Berlin, unit: Unit, floor: int) -> tuple[Costs, SpaceSet]:
    """A German unit meets other rules inside Berlin than on the way in or out (7.4.1 to 7.4.4)."""
    f, state = g.facts, g.state
    zone, held = state.where[unit], g.soviet_berlin()
    enter = german_enter(g, floor)
    inside = f.BERLIN & ~state.american
    if floor >= 0:
        inside &= f.index_at_least[floor]
    outer = f.german_outer_costs
    if held >> zone & 1:  # it may not leave Berlin from here (7.4.2)
        outer = tuple((price, shut_in(layer, 1 << zone)) for price, layer in outer)
    costs = [(price, layer, enter) for price, layer in outer]
    costs += [(price, layer, inside) for price, layer in f.german_inner_costs]
    return costs, held


def shut_in(layer: Layer, zones: SpaceSet) -> Layer:
    """A layer without the ways that lead out of a set of zones."""
    return tuple(near & zones if zones >> zone & 1 else near for zone, near in enumerate(layer))


def union(sets: Iterable[SpaceSet]) -> SpaceSet:
    """All zones of several sets."""
    found = 0
    for zones in sets:
        found |= zones
    return found


def may_end(g: Berlin, unit: Unit, zone: Space) -> SpaceSet:
    """Where a unit that stands in a zone may go and stop: with room, and nearer home if astray (7.3.2)."""
    f = g.facts
    nation, camp = f.nation_of[unit], f.camp_of[unit]
    found = f.board.on_map & ~full(g, nation) & ~(1 << zone)
    if nation == SOVIET and not f.SECTOR[camp] >> zone & 1:
        found &= homeward(g, camp, zone)
    return found


def next_door(costs: Costs, zone: Space) -> SpaceSet:
    """The zones that may be entered at one step, whatever it costs (7.1.3)."""
    return union(layer[zone] & enter for _, layer, enter in costs)


def ends(g: Berlin, unit: Unit, points: int, *, floor: int = NONE, dry: bool = False) -> SpaceSet:
    """Where a unit could end a move that it begins now, staying put apart."""
    costs, halt = terms(g, unit, floor, dry)
    zone = g.state.where[unit]
    found = next_door(costs, zone)
    if not g.state.unsupplied >> unit & 1:
        found |= union(reach(zone, points, costs, halt))
    return found & may_end(g, unit, zone)


def in_reach(g: Berlin, unit: Unit) -> SpaceSet:
    """Where a unit could end its move of this impulse, over rivers too if event 2 lets it."""
    return ends(g, unit, g.facts.points(unit), dry=bool(g.impulse.dry >> unit & 1))


def apart(g: Berlin, camp: int) -> UnitSet:
    """The counters of armies that are not coherent: neither together nor in adjacent zones (7.3.1)."""
    f, where = g.facts, g.state.where
    found = 0
    on_map = g.on_map(f.roster.members[camp])
    for unit in bits(on_map):
        mates = f.army_of[unit] & on_map & ~(1 << unit)
        if mates:
            here, there = where[unit], where[mates.bit_length() - 1]
            if here != there and not f.neighbours[here] >> there & 1:
                found |= 1 << unit
    return found


def strays(g: Berlin, camp: int) -> UnitSet:
    """Soviet units that must come back: in an American zone (2.2.7) or beyond the boundary (7.3.2)."""
    f, state = g.facts, g.state
    return g.units_in(
        state.held[camp] & f.board.on_map & (state.american | ~f.SECTOR[camp]), f.roster.members[camp]
    )


def must_test(g: Berlin, unit: Unit) -> bool:
    """Whether a German unit must roll before it moves (7.2.2)."""
    f, state = g.facts, g.state
    return (
        f.nation_of[unit] == GERMAN
        and state.turn <= len(f.rolls.westward)
        and not state.planned_retreat >> f.camp_of[unit] & 1
    )


def westward_floor(g: Berlin, unit: Unit) -> int:
    """Roll the westward test where it applies: the lowest index that stays open, or none (7.2.2)."""
    if not must_test(g, unit):
        return NONE
    die = g.roll("westward")
    passed = die >= g.facts.rolls.westward[g.state.turn - 1]
    g.note("westward", "7.2.2", unit=unit, die=die, passed=int(passed))
    return NONE if passed else g.facts.index[g.state.where[unit]]


def own_markers(g: Berlin, unit: Unit) -> SpaceSet:
    """The control markers that a German unit would take off its own player by passing through (7.3.4)."""
    f = g.facts
    return g.state.control[f.camp_of[unit]] if f.nation_of[unit] == GERMAN else 0


class Move(Step[Berlin]):
    """Where a moving unit goes with the points it has left (7.1)."""

    unit: Unit
    points: int
    """In halves; a unit that has none may still make a first step (7.1.3)."""
    begun: bool = False
    floor: int = NONE
    """The lowest zone index that may be entered, after a failed test (7.2.2)."""
    dry: bool = False
    """Rivers do not count (event 2)."""
    free: bool = False
    """The one-zone move of the end of turn, which no Berlin zone is open to (5.1)."""
    wishes: tuple[SpaceSet, ...] = ()
    """Where the unit must end, as far as it can, the most pressing first."""

    def decide(self, g: Berlin) -> Decision:
        here = g.state.where[self.unit]
        zones = self._zones(g) & may_end(g, self.unit, here)
        stop = True
        if self.wishes:
            good = self._granted(zones | 1 << here)
            stop = bool(good >> here & 1)
            zones = self._leading_to(g, zones, good)
        return Decision(
            g.facts.camp_of[self.unit],
            "move-free" if self.free else "move",
            "5.1" if self.free else "7.1.1",
            {"to": zones, "stop": stop},
            {"unit": self.unit, "points": self.points, "space": here},
        )

    def _reach(self, g: Berlin, avoid: SpaceSet = 0) -> tuple[Costs, SpaceSet, list[SpaceSet]]:
        """The terms of the move with some zones left out, and what can be reached at each cost."""
        costs, halt = terms(g, self.unit, self.floor, self.dry)
        if self.free:
            avoid |= g.facts.BERLIN
        if avoid:
            costs = [(price, layer, enter & ~avoid) for price, layer, enter in costs]
        return costs, halt, reach(g.state.where[self.unit], self.points, costs, halt)

    def _zones(self, g: Berlin) -> SpaceSet:
        """All zones within the points, or next door to a unit that has not moved (7.1.3)."""
        costs, _, by_cost = self._reach(g)
        return union(by_cost) | (0 if self.begun else next_door(costs, g.state.where[self.unit]))

    def _granted(self, possible: SpaceSet) -> SpaceSet:
        """The ends that fulfil what can be fulfilled of the wishes."""
        good = possible
        for wish in self.wishes:
            if good & wish:
                good &= wish
        return good

    def _leading_to(self, g: Berlin, zones: SpaceSet, good: SpaceSet) -> SpaceSet:
        """Of the zones in reach, those where the unit may end or can still get where it must."""
        costs, halt = terms(g, self.unit, self.floor, self.dry)
        found = zones & good
        for zone in bits(zones & ~good & ~halt):
            left = self.points - self._way(g, zone)[1]
            if union(reach(zone, left, costs, halt)) & good & may_end(g, self.unit, zone):
                found |= 1 << zone
        return found

    def _way(self, g: Berlin, zone: Space) -> tuple[list[Space], int]:
        """The cheapest way to a zone and its price; round its player's own markers if it can (7.3.4, R45).

        Who would rather pass through them, to save points, goes there first.
        """
        for avoid in (own_markers(g, self.unit) & ~(1 << zone), 0):
            costs, halt, by_cost = self._reach(g, avoid)
            for cost, spaces in enumerate(by_cost):
                if spaces >> zone & 1:
                    return way(by_cost, costs, zone, halt), cost
            if not self.begun and next_door(costs, g.state.where[self.unit]) >> zone & 1:
                break
        return [zone], self.points  # the minimum move takes all (7.1.3)

    def to(self, g: Berlin, zone: Space) -> None:
        """Go there, entering each zone of the way (R45)."""
        path, cost = self._way(g, zone)
        _, halt = terms(g, self.unit, self.floor, self.dry)
        self.begun = True
        self.points = 0 if halt >> zone & 1 else self.points - cost
        for step in path:
            relocate(g, self.unit, step)
        g.note("moved", "5.1" if self.free else "7.1.1", unit=self.unit, space=zone)

    def stop(self, g: Berlin) -> None:
        """End the move here."""
        impulse = g.state.impulse
        if impulse is not None and impulse.close_in and next_to_soviets(g) >> g.state.where[self.unit] & 1:
            impulse.obeyed |= 1 << self.unit
        g.pop()

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return "step-move", {"unit": self.unit}

    def why_not(self, g: Berlin, verb: str, target: Target) -> Refusal | None:
        """Why a zone cannot be the end of this leg."""
        if verb != "to" or not isinstance(target, int):
            return None
        f, state = g.facts, g.state
        bit, nation, camp = 1 << target, f.nation_of[self.unit], f.camp_of[self.unit]
        facts = {"unit": self.unit, "space": target}
        if not f.board.on_map & bit:
            return Refusal("no-zone", "7.1.1", facts)
        if state.american & bit:
            return Refusal("american", "2.2.3", facts)
        if self.free and f.BERLIN & bit:
            return Refusal("berlin-free", "5.1b", facts)
        if g.enemies(nation) & bit and not f.BERLIN & bit:
            return Refusal("enemy", "4.2.1", facts)
        if nation == SOVIET:
            if state.held[other(camp)] & bit:
                return Refusal("other-camp", "7.3.3", facts)
            if not f.SECTOR[camp] & bit:
                return Refusal("boundary", "7.3.2", facts)
        else:
            if f.EAST & bit:
                return Refusal("oder-neisse", "7.2.1", facts)
            if self.floor >= 0 and f.index[target] < self.floor:
                return Refusal("westward", "7.2.2", facts)
            here = state.where[self.unit]
            if g.soviet_berlin() & bit and not f.BERLIN >> here & 1:
                return Refusal("berlin-contested", "7.4.1", facts)
            if g.soviet_berlin() >> here & 1 and not f.BERLIN & bit:
                return Refusal("berlin-held", "7.4.2", facts)
        if full(g, nation) & bit:
            return Refusal("stacking", "6.1.2", facts)
        if self.wishes and self._zones(g) & bit:
            return Refusal("duty", duty(g, self.unit), facts)
        return Refusal("too-far", "7.1.1", facts)


class MoveUnits(Step[Berlin]):
    """The units of an impulse that move, in their player's order (4.1.3), or the reserve (4.2.3)."""

    half: bool = False

    def decide(self, g: Berlin) -> Decision | None:
        pending = called_up(g) or self._pending(g)
        if not pending:
            return None
        prompt, rule = ("reserve-unit", "4.2.3b") if self.half else ("move-unit", "4.1.3b")
        free = self.half or not pending & pressing(g, pending)
        return Decision(g.impulse.camp, prompt, rule, {"unit": pending, "done": free})

    def _pending(self, g: Berlin) -> UnitSet:
        """The units that have not moved yet; a reserve out of supply has nothing to move with (4.2.3)."""
        impulse = g.impulse
        if not self.half:
            return impulse.movers & ~impulse.moved
        reserves = impulse.reserves | impulse.rush & impulse.fighters
        return g.on_map(reserves & ~impulse.reserve_moved & ~g.state.unsupplied)

    def unit(self, g: Berlin, unit: Unit) -> None:
        """Move this one next."""
        f, impulse, bit = g.facts, g.impulse, 1 << unit
        points = f.points(unit) // 2 if self.half else f.points(unit)
        if g.state.unsupplied & bit:
            points = 0  # one zone at the most (3.1.3)
        floor = westward_floor(g, unit)
        pending = self._pending(g)
        wanted = () if self.half else wishes(g, unit, pending)
        if self.half:
            impulse.reserve_moved |= bit
        else:
            impulse.moved |= bit
        dry = bool(impulse.dry & bit)
        g.push(Move(unit=unit, points=points, floor=floor, dry=dry, wishes=wanted))

    def done(self, g: Berlin) -> None:
        """Leave the others where they are."""
        g.pop()

    def crumb(self, g: Berlin) -> tuple[str, dict[str, Any]]:
        return ("step-reserve" if self.half else "step-movement"), {}


def pressing(g: Berlin, pending: UnitSet) -> UnitSet:
    """The units that may not be left where they are."""
    return (g.impulse.pressed | called_up(g)) & pending


def called_up(g: Berlin) -> UnitSet:
    """The divisions that must close with the enemy before others move, armour first (2.3.2, R15)."""
    impulse, armour = g.impulse, g.facts.ARMOURED
    if not impulse.close_in:
        return 0
    waiting = impulse.ordered & impulse.movers & ~impulse.moved
    obeyed = impulse.ordered & impulse.obeyed
    if impulse.armour_wanted and waiting & armour and not obeyed & armour:
        return waiting & armour
    return waiting if obeyed.bit_count() < impulse.wanted else 0


def short_of_order(g: Berlin, obeying: UnitSet) -> bool:
    """Whether these divisions are fewer than Hitler's order wants, or without the armour it wants (2.3.2)."""
    impulse = g.impulse
    return (obeying & impulse.ordered).bit_count() < impulse.wanted or (
        impulse.armour_wanted and not obeying & impulse.ordered & g.facts.ARMOURED
    )


def wishes(g: Berlin, unit: Unit, pending: UnitSet) -> tuple[SpaceSet, ...]:
    """Where a moving unit has to end, as far as it can: the most pressing first."""
    f, state, impulse = g.facts, g.state, g.impulse
    bit, zone = 1 << unit, state.where[unit]
    found = []
    if impulse.apart & bit:
        (mate,) = bits(f.army_of[unit] & ~bit)
        together = closing_up(g, unit, mate, waits=bool(pending >> mate & 1))
        # Where the way has closed since its designation it stays where it is (R58).
        found.append(together if together & (in_reach(g, unit) | 1 << zone) else 1 << zone)
    waiting = pending & impulse.apart & ~(bit | f.army_of[unit])
    if waiting:
        found.append(out_of_the_way(g, unit, waiting))
    if f.nation_of[unit] == SOVIET:
        sector = f.SECTOR[f.camp_of[unit]]
        if state.american >> zone & 1 or state.guests & bit:
            found.append(f.board.on_map & ~(1 << zone))
        if not sector >> zone & 1:
            found += [sector, homeward(g, f.camp_of[unit], zone)]
    elif called_up(g) & bit:
        near = next_to_soviets(g)
        found += [near, leaving_room(g, unit, near)]
    return tuple(found)


def leaving_room(g: Berlin, unit: Unit, near: SpaceSet) -> SpaceSet:
    """Where a division closes in without taking the last place of a second that has to (2.3.2, 6.1.2)."""
    impulse, home = g.impulse, g.state.where[unit]
    others = impulse.ordered & impulse.movers & ~(impulse.moved | 1 << unit)
    if (impulse.ordered & impulse.obeyed).bit_count() + 1 >= impulse.wanted:
        return near
    found = 0
    for zone in bits(in_reach(g, unit) & near):
        g.place(unit, zone)
        if any(in_reach(g, second) & near for second in bits(others)):
            found |= 1 << zone
        g.place(unit, home)
    return found


def duty(g: Berlin, unit: Unit) -> str:
    """The paragraph that says where a moving unit has to end."""
    f, state, bit = g.facts, g.state, 1 << unit
    if f.nation_of[unit] == GERMAN:
        return "2.3.2"
    if g.impulse.apart & bit:
        return "7.3.1"
    if state.guests & bit:
        return "7.3.3"
    if state.american >> state.where[unit] & 1:
        return "2.2.7"
    return "7.3.1" if f.SECTOR[f.camp_of[unit]] >> state.where[unit] & 1 else "7.3.2"


def next_to_soviets(g: Berlin) -> SpaceSet:
    """Zones from which Germans are next to Soviet units, the Oder-Neisse not between (2.3.2)."""
    return around(g.facts.german_neighbours, g.soviets() & g.facts.board.on_map)


def beside(g: Berlin, mate: Unit) -> SpaceSet:
    """Where a unit is coherent with the other counter of its army (7.3.1)."""
    zone = g.state.where[mate]
    return 1 << zone | g.facts.neighbours[zone]


def closing_up(g: Berlin, unit: Unit, mate: Unit, *, waits: bool) -> SpaceSet:
    """Where a unit is coherent with its army's other counter, or where that one can join it later (R19)."""
    found = beside(g, mate)
    if waits:
        for zone in meeting_places(g, unit, mate, in_reach(g, unit) | 1 << g.state.where[unit]):
            found |= 1 << zone
    return found


def meeting_places(g: Berlin, unit: Unit, mate: Unit, reached: SpaceSet) -> Iterator[Space]:
    """Of the zones that a unit can reach, those where its mate, too far away now, can join it (R19)."""
    f, home = g.facts, g.state.where[unit]
    likely = in_reach(g, mate) | 1 << home
    likely |= around(f.neighbours, likely)
    for zone in bits(reached & likely & ~beside(g, mate)):
        g.place(unit, zone)
        joined = in_reach(g, mate) & (1 << zone | f.neighbours[zone])
        g.place(unit, home)
        if joined:
            yield zone


def out_of_the_way(g: Berlin, unit: Unit, waiting: UnitSet) -> SpaceSet:
    """Where a unit takes no place without which others, activated to close up, could not (7.3.1, 6.1.2)."""
    home = g.state.where[unit]
    found = 0
    for zone in bits(in_reach(g, unit) | 1 << home):
        g.place(unit, zone)
        if all(can_close_up(g, each, waiting) for each in bits(waiting)):
            found |= 1 << zone
        g.place(unit, home)
    return found


def can_close_up(g: Berlin, unit: Unit, waiting: UnitSet) -> bool:
    """Whether a unit still to move can end in cohesion, if need be with the help of its mate (7.3.1)."""
    (mate,) = bits(g.facts.army_of[unit] & ~(1 << unit))
    ends_of_it = in_reach(g, unit) | 1 << g.state.where[unit]
    return bool(closing_up(g, unit, mate, waits=bool(waiting >> mate & 1)) & ends_of_it)
