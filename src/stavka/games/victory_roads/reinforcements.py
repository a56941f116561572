"""Reinforcements and replacements (17), withdrawals and transformations (18)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.command import supplied_hqs
from stavka.games.roads.counts import Box, Few
from stavka.games.roads.reinforcements import (
    Returning,
    SendOn,
    Withdraw,
    may_receive,
    safe,
    upgrade,
)
from stavka.games.roads.stacking import fits
from stavka.games.roads.supports import generic, may_hold, put_aside, spend, to_pool
from stavka.games.roads.terms import AXIS, GERMAN, SIDES, SOVIET
from stavka.games.roads.units import enter
from stavka.games.victory_roads import corps, halt, satisfaction, stavka
from stavka.games.victory_roads.counts import Country
from stavka.games.victory_roads.data import Withdrawal
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import (
    ADVANCED,
    AXIS_BOX,
    COUNTRIES,
    NATIONS,
    SUPPORT_BOXES,
    WITHDRAWALS,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Rule, Side, Space, SpaceSet, Stage, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step

WORKSHOPS = 2
"""Armoured steps for which Speer needs no support."""


class ReinforcementPhase(Step[VictoryRoads]):
    """Headquarters come back, units arrive, are transformed, withdrawn and rebuilt (17, 18)."""

    side: Side
    stage: Stage = 0

    def run(self, g: VictoryRoads) -> None:
        self.stage += 1
        axis = self.side == AXIS
        match self.stage:
            case 1:
                if axis and not g.state.heartland:
                    satisfaction.please(g, g.facts.tables.satisfaction.each_turn, "15.2.1")
                new_supports(g, self.side)
                g.push(Returning(side=self.side))
            case 2:
                g.push(Arrivals(side=self.side))
            case 3 if not axis:
                self._corps(g)
            case 3:
                self._mobilise(g)
            case 4 if not axis:
                self._turncoats(g)
            case 4:
                if g.state.himmler:
                    g.state.himmler = False
                    g.push(Levy(units=g.facts.VOLKSSTURM | g.facts.FORTRESS, left=1, rule="support-himmler"))
            case 5:
                self._transformations(g)
            case 6:
                self._withdrawals(g)
            case 7:
                halt.settle(g)  # who was withdrawn may have been the last under a marker (6.7.9)
                self._points(g)
            case 8:
                state = g.state
                state.replacements = state.hungarian_replacements = state.romanian_replacements = 0
                state.workshops = 0
                g.pop()

    def _corps(self, g: VictoryRoads) -> None:
        """Rifle corps of the calendar are drawn from the pile (10.2.2, 17.1)."""
        if g.uses(ADVANCED):
            count = g.facts.tables.calendar.corps[g.state.turn - 1]
            g.push(NewCorps(left=min(count, corps.pile(g)), rule="17.1"))

    def _mobilise(self, g: VictoryRoads) -> None:
        """Two reduced divisions come back while an objective is lost (16.2.1, 17.2.3)."""
        if g.state.reich:
            left = g.facts.tables.reich.mobilised
            g.push(Levy(units=g.facts.LAST_LEVY, left=left, rule="17.2.3"))

    def _turncoats(self, g: VictoryRoads) -> None:
        """Units that have changed sides come back, from the next turn on (14.3)."""
        f, state = g.facts, g.state
        for country, turn in zip(COUNTRIES, state.defected, strict=True):
            waiting = state.at[f.RETURNING] & f.ally(country) & f.TURNCOATS
            if g.status(country) == "soviet" and state.turn > turn and waiting:
                die = g.roll("turncoats")
                left = min(die + f.tables.capitulation.returning, waiting.bit_count())
                g.note("turncoats", "14.3", country=country, die=die, count=left)
                g.push(Turncoats(country=country, left=left))

    def _transformations(self, g: VictoryRoads) -> None:
        """New counters take the place of old ones (18.2)."""
        f, state = g.facts, g.state
        if not g.uses(WITHDRAWALS):
            return
        for unit in bits(state.at[f.WAITING] & f.SIDE[self.side]):
            row = f.rows[unit].upgrade
            if row and f.turn_of[row.turn] == state.turn:
                upgrade(g, f.roster.names.index(row.of), unit)

    def _withdrawals(self, g: VictoryRoads) -> None:
        if self.side == SOVIET or not g.uses(WITHDRAWALS):
            return
        for row in g.facts.tables.calendar.withdrawal:
            if row.turn == g.turn_name:
                g.push(Withdraw(side=AXIS, units=withdrawable(g, row), left=row.count))

    def _points(self, g: VictoryRoads) -> None:
        """Replacement points by the calendar, Hitler's mood or the scenario (17.3.1 to 17.3.3)."""
        state, own = g.state, g.setting.row.points
        calendar, turn = g.facts.tables.calendar, g.state.turn - 1
        barred = self.side in state.no_replacements
        if self.side == SOVIET:
            points = own.get("soviet", calendar.soviet[turn])
        elif not g.uses(ADVANCED):
            points = own.get(GERMAN, 0)
        else:
            points = satisfaction.box(g)[0]
            barred |= g.first_turn or state.bereft
            state.bereft = False
        state.replacements = points = 0 if barred else points
        if self.side == AXIS and not barred:
            state.hungarian_replacements = self._allied(g, 0, calendar.hungarian[turn])
            state.romanian_replacements = self._allied(g, 1, calendar.romanian[turn])
        if points:
            rule = "17.3.1" if self.side == SOVIET else "17.3.2"
            g.note("replacement-points", rule, side=self.side, count=points)
        g.push(Rebuild(side=self.side))

    def _allied(self, g: VictoryRoads, n: int, points: int) -> int:
        """The points of an ally, while it is one (17.3.3)."""
        nation = NATIONS[COUNTRIES[n]]
        return g.setting.row.points.get(nation, points) if g.state.allies[n] == "axis" else 0

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-reinforcement-phase", {"side": self.side}


def new_supports(g: VictoryRoads, side: int) -> None:
    """Markers that come as reinforcements go into the pool (17.1, 17.2.1)."""
    for kind, row in g.facts.supports.items():
        if row.side == SIDES[side] and row.since == g.turn_name and kind not in g.setting.row.excluded:
            to_pool(g, side, *[kind] * row.count)
            g.note("supports-arrive", "17.1" if side == SOVIET else "17.2.1", side=side, support=kind)


def withdrawable(g: VictoryRoads, row: Withdrawal) -> UnitSet:
    """German divisions in supply of a kind, strong enough when they are whole (18.1)."""
    f = g.facts
    units = g.on_map(f.DIVISIONS) & ~g.state.oos
    units &= f.ARMOURED if row.what == "armour" else ~f.ARMOURED
    return mask(unit for unit in bits(units) if f.attack[0][unit] >= row.attack)


# ---- where units arrive


def soviet_cities(g: VictoryRoads) -> SpaceSet:
    """Major cities of the Soviet Union in Soviet hands (17.1)."""
    f = g.facts
    return f.MAJOR & f.region["soviet-union"] & g.state.control[SOVIET]


def german_entries(g: VictoryRoads) -> SpaceSet:
    """German cities, and advanced fortifications that are still German (17.2.1)."""
    f, control = g.facts, g.state.control[AXIS]
    return (f.REICH_CITIES | f.STRONGHOLDS & ~g.state.fallen) & control


def entries(g: VictoryRoads, unit: Unit) -> SpaceSet:
    """The hexes that a unit's arrival names."""
    f, row = g.facts, g.facts.rows[unit].arrive
    control, found = g.state.control[f.side_of[unit]], 0
    for name in row.entry if row else []:
        match name:
            case "german-city":
                found |= f.REICH_CITIES & control
            case "german-major-city":
                found |= f.REICH_MAJORS & control
            case "advanced-fort":
                found |= f.STRONGHOLDS & ~g.state.fallen & control
            case "budapest":
                found |= f.BUDAPEST & control
            case "bucharest":
                found |= f.BUCHAREST & control
            case "hungarian-hq" | "romanian-hq":
                hqs = supplied_hqs(g, AXIS) & f.NATION[name.removesuffix("-hq")]
                found |= g.spaces_of(hqs)
            case "soviet-major-city":
                found |= soviet_cities(g)
            case "stavka":
                continue  # it is no hex
            case _:
                found |= 1 << f.board.index[name] & control
    return found


def hq_returns(g: VictoryRoads, hq: Unit) -> SpaceSet:
    """Where a headquarters comes back: as reinforcements do, of an ally in its country (4.1.2)."""
    f = g.facts
    if f.side_of[hq] == SOVIET:
        return soviet_cities(g)
    nation = f.nation_of[hq]
    if nation == GERMAN:
        return german_entries(g)
    return f.CITIES & f.country[_country(nation)] & g.state.control[AXIS]


def roomy(g: VictoryRoads, unit: Unit, hexes: SpaceSet) -> SpaceSet:
    """Of these hexes, those in play where a unit finds room."""
    hexes = g.may_enter(unit, safe(g, g.facts.side_of[unit], hexes))
    return mask(space for space in bits(hexes) if fits(g, unit, space))


class Arrivals(Step[VictoryRoads]):
    """Units whose turn has come enter the map or the reserve (17.1, 17.2)."""

    needs = ("ReinforcementPhase",)
    several = True

    side: Side
    chosen: Unit = NONE

    def _due(self, g: VictoryRoads) -> UnitSet:
        f, state = g.facts, g.state
        waiting = state.at[f.WAITING] & f.SIDE[self.side]
        due = mask(unit for unit in bits(waiting) if 0 < state.due[unit] <= state.turn)
        return mask(unit for unit in bits(due) if self._hexes(g, unit) or self._reserve(g, unit))

    def _hexes(self, g: VictoryRoads, unit: Unit) -> SpaceSet:
        f, row = g.facts, g.facts.rows[unit].arrive
        if row is None or g.state.due[unit] != f.turn_of[row.turn]:  # a rebuilt elite unit (17.3.11)
            return roomy(g, unit, f.REICH_CITIES & g.state.control[AXIS])
        own = entries(g, unit)
        if not own and f.nation_of[unit] == GERMAN:
            own = german_entries(g)
        return roomy(g, unit, own)

    def _reserve(self, g: VictoryRoads, unit: Unit) -> bool:
        row = g.facts.rows[unit].arrive
        return self.side == SOVIET and row is not None and "stavka" in row.entry

    def decide(self, g: VictoryRoads) -> Decision | None:
        rule = "17.1" if self.side == SOVIET else "17.2.1"
        if self.chosen != NONE:
            verbs = {"to": self._hexes(g, self.chosen), "reserve": self._reserve(g, self.chosen)}
            return Decision(self.side, "arrival", rule, verbs, {"unit": self.chosen})
        due = self._due(g)
        return Decision(self.side, "arrivals", rule, {"unit": due}) if due else None

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This one next."""
        self.chosen = unit

    def to(self, g: VictoryRoads, space: Space) -> None:
        """It comes in here; the German player may send it on by rail (17.2.2)."""
        unit, self.chosen = self.chosen, NONE
        arrive(g, unit, space)

    def reserve(self, g: VictoryRoads) -> None:
        """It joins the reserve."""
        unit, self.chosen = self.chosen, NONE
        g.state.due[unit] = 0
        stavka.to_reserve(g, unit)
        g.note("to-reserve", "17.1", unit=unit)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-arrivals", {"side": self.side}


def arrive(g: VictoryRoads, unit: Unit, space: Space) -> None:
    """A unit comes into play."""
    axis = g.facts.side_of[unit] == AXIS
    g.state.due[unit] = 0
    g.note("arrived", "17.2.1" if axis else "17.1", unit=unit, space=space)
    if axis:
        g.push(SendOn(unit=unit))
    enter(g, unit, space)


class NewCorps(Step[VictoryRoads]):
    """Rifle corps come from the pile into the reserve or a major city, in standard mode (10.2.2)."""

    needs = ("ReinforcementPhase",)
    several = True

    left: Few
    rule: Rule
    drawn: Unit = NONE

    def decide(self, g: VictoryRoads) -> Decision | None:
        if self.drawn == NONE:
            return None
        verbs = {"to": roomy(g, self.drawn, soviet_cities(g)), "reserve": True}
        return Decision(SOVIET, "new-corps", self.rule, verbs, {"unit": self.drawn, "left": self.left})

    def run(self, g: VictoryRoads) -> None:
        if not self.left or not corps.pile(g):
            g.pop()
            return
        self.left -= 1
        self.drawn = corps.draw_corps(g)
        g.note("corps-drawn", self.rule, unit=self.drawn)

    def to(self, g: VictoryRoads, space: Space) -> None:
        """It comes in here."""
        unit, self.drawn = self.drawn, NONE
        g.note("arrived", self.rule, unit=unit, space=space)
        enter(g, unit, space)

    def reserve(self, g: VictoryRoads) -> None:
        """It joins the reserve."""
        unit, self.drawn = self.drawn, NONE
        stavka.to_reserve(g, unit)
        g.note("to-reserve", self.rule, unit=unit)

    def crumb(self, g: VictoryRoads) -> None:
        return None


class Turncoats(Step[VictoryRoads]):
    """Units of a country that has changed sides come back on or beside Soviet units there (14.3)."""

    needs = ("ReinforcementPhase",)
    several = True

    country: Country
    left: Few
    chosen: Unit = NONE

    def _hexes(self, g: VictoryRoads, unit: Unit) -> SpaceSet:
        f = g.facts
        friends = g.spaces_of(g.on_map(f.SIDE[SOVIET]) & ~g.state.oos)
        return roomy(g, unit, (friends | f.contact.around(friends)) & f.country[self.country])

    def decide(self, g: VictoryRoads) -> Decision | None:
        f = g.facts
        if self.chosen != NONE:
            verbs = {"to": self._hexes(g, self.chosen)}
            return Decision(SOVIET, "turncoat", "14.3", verbs, {"unit": self.chosen})
        waiting = g.state.at[f.RETURNING] & f.ally(self.country) & f.TURNCOATS
        if not self.left or not waiting or not self._hexes(g, next(bits(waiting))):
            return None
        facts = {"country": self.country, "left": self.left}
        return Decision(SOVIET, "turncoats", "14.3", {"unit": waiting, "done": True}, facts)

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This one."""
        self.chosen = unit

    def to(self, g: VictoryRoads, space: Space) -> None:
        """It comes back here."""
        unit, self.chosen = self.chosen, NONE
        self.left -= 1
        g.note("arrived", "14.3", unit=unit, space=space)
        enter(g, unit, space)

    def done(self, g: VictoryRoads) -> None:
        """The others wait."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


class Levy(Step[VictoryRoads]):
    """Eliminated units come back for nothing, reduced where they have two steps (16.2.1, 17.2.3)."""

    needs = ("ReinforcementPhase",)
    several = True

    units: UnitSet
    left: Few
    rule: Rule
    chosen: Unit = NONE

    def _hexes(self, g: VictoryRoads, unit: Unit) -> SpaceSet:
        if self.rule == "17.2.3":
            return roomy(g, unit, german_entries(g))
        return roomy(g, unit, g.facts.REICH_CITIES & g.state.control[AXIS])

    def decide(self, g: VictoryRoads) -> Decision | None:
        if self.chosen != NONE:
            verbs = {"to": self._hexes(g, self.chosen)}
            return Decision(AXIS, "rebuilt-where", self.rule, verbs, {"unit": self.chosen})
        gone = g.state.at[g.facts.ELIMINATED] & self.units
        units = mask(unit for unit in bits(gone) if self._hexes(g, unit))
        if not self.left or not units:
            return None
        return Decision(AXIS, "levy", self.rule, {"unit": units}, {"left": self.left})

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This one."""
        self.chosen = unit

    def to(self, g: VictoryRoads, space: Space) -> None:
        """Here."""
        unit, self.chosen = self.chosen, NONE
        self.left -= 1
        if not g.facts.ONE_STEP >> unit & 1:
            g.state.reduced |= 1 << unit
        arrive(g, unit, space)

    def crumb(self, g: VictoryRoads) -> None:
        return None


# ---- replacements


class Rebuild(Step[VictoryRoads]):
    """A player spends his replacement points, one by one (17.3)."""

    needs = ("ReinforcementPhase",)

    side: Side
    chosen: Unit = NONE
    paying: bool = False
    source: Box = NONE

    def _points(self, g: VictoryRoads, unit: Unit) -> int:
        """The points that a unit can have: each ally has its own (17.3.3)."""
        state = g.state
        own = {"hungarian": state.hungarian_replacements, "romanian": state.romanian_replacements}
        return own.get(g.facts.nation_of[unit], state.replacements)

    def _pay(self, g: VictoryRoads, unit: Unit) -> None:
        state = g.state
        match g.facts.nation_of[unit]:
            case "hungarian":
                state.hungarian_replacements -= 1
            case "romanian":
                state.romanian_replacements -= 1
            case _:
                state.replacements -= 1

    def _dear(self, g: VictoryRoads, unit: Unit) -> bool:
        """Whether a step costs a support besides: German and Soviet armour (17.3.7, 17.3.9, 17.3.10)."""
        f = g.facts
        if not f.ARMOURED >> unit & 1 or f.nation_of[unit] not in (GERMAN, "soviet"):
            return False
        return not (self.side == AXIS and g.state.workshops)

    def _boxes(self, g: VictoryRoads, unit: Unit) -> list[int]:
        """Boxes that can pay for armour: on the map that of a theatre in whose reach it is (17.3.10)."""
        found = [box for box in g.boxes_of(self.side) if generic(g, box)]
        if self.side == SOVIET and g.on_map(1 << unit) and g.uses(ADVANCED):
            found = [box for box in found if g.zone_of(box) & g.here(unit)]
        return found

    def _weak(self, g: VictoryRoads) -> UnitSet:
        """Units on the map that could get a step: no rifle corps or SS infantry, none in a fort (17.3.12)."""
        f, state = g.facts, g.state
        units = may_receive(g, self.side) & state.reduced & ~f.RIFLE & ~f.NO_POINTS & ~f.TURNCOATS
        forts = f.STRONGHOLDS & ~state.fallen if self.side == AXIS else 0
        units &= ~g.units_in(forts | g.halted_hexes(), units)
        if self.side == SOVIET and g.uses(ADVANCED):
            armour = units & f.ARMOURED
            units &= ~(armour & ~g.units_in(g.zone(), armour))
        return units

    def _coming(self, g: VictoryRoads) -> UnitSet:
        """Elite units rebuilt for the next turn, which may have their second step too (17.3.11)."""
        f, state = g.facts, g.state
        waiting = state.at[f.WAITING] & f.SIDE[self.side] & state.reduced
        return mask(unit for unit in bits(waiting) if state.due[unit] == state.turn + 1)

    def _gone(self, g: VictoryRoads) -> UnitSet:
        """Eliminated units that could be rebuilt."""
        f = g.facts
        gone = (
            g.state.at[f.ELIMINATED] & f.SIDE[self.side] & ~f.KG & ~f.NO_POINTS & ~f.TURNCOATS & ~f.GARRISONS
        )
        return mask(unit for unit in bits(gone) if self._comes_back(g, unit))

    def _comes_back(self, g: VictoryRoads, unit: Unit) -> bool:
        f = g.facts
        if f.HQS >> unit & 1:
            return bool(rebuilt_hexes(g, unit))
        if self.side == SOVIET or later(g, unit):
            return True
        return bool(rebuilt_hexes(g, unit))

    def _units(self, g: VictoryRoads) -> UnitSet:
        units = self._weak(g) | self._coming(g) | self._gone(g)
        return mask(
            unit
            for unit in bits(units)
            if self._points(g, unit) and (not self._dear(g, unit) or self._boxes(g, unit))
        )

    def _price_rule(self, g: VictoryRoads) -> str:
        """The paragraph by which armour costs a support."""
        if self.side == AXIS:
            return "17.3.7"
        return "17.3.10" if g.on_map(1 << self.chosen) else "17.3.9"

    def decide(self, g: VictoryRoads) -> Decision | None:
        left = g.state.replacements
        if self.paying and self.source != NONE:
            verbs: dict[str, Any] = {"give": generic(g, self.source)}
            return Decision(self.side, "give", self._price_rule(g), verbs, {"left": 1}, always=True)
        if self.paying:
            verbs = {"box": tuple(SUPPORT_BOXES[box] for box in self._boxes(g, self.chosen))}
            return Decision(self.side, "armour-price", self._price_rule(g), verbs, {"unit": self.chosen})
        if self.chosen != NONE:
            hexes, rule = rebuilt_hexes(g, self.chosen), "17.3.11"
            soviet = self.side == SOVIET and not g.facts.HQS >> self.chosen & 1
            verbs = {"to": hexes, "reserve": soviet}
            return Decision(self.side, "rebuilt-where", rule, verbs, {"unit": self.chosen})
        units = self._units(g)
        verbs = {
            "rebuild": units,
            "corps": self.side == SOVIET and bool(left) and bool(corps.pile(g)),
            "play": self._speer(g),
        }
        suspected = self._may_speer(g)
        if not any(verbs.values()) and not suspected:
            return None
        facts = {
            "left": left,
            "hungarian": g.state.hungarian_replacements,
            "romanian": g.state.romanian_replacements,
        }
        # Asked whatever is in hand, for not asking would tell what is not.
        return Decision(self.side, "rebuild", "17.3", {**verbs, "done": True}, facts, always=suspected)

    def _may_speer(self, g: VictoryRoads) -> bool:
        """Whether for all the Soviet player knows Speer could help now."""
        if self.side != AXIS or not g.state.replacements:
            return False
        return may_hold(g, AXIS, lambda kind: kind == "speer")

    def _speer(self, g: VictoryRoads) -> tuple[str, ...]:
        return ("speer",) if self._may_speer(g) and "speer" in g.state.boxes[AXIS_BOX] else ()

    def play(self, g: VictoryRoads, kind: Choice) -> None:
        """Speer finds the tanks."""
        put_aside(g, AXIS, AXIS_BOX, kind)
        g.state.workshops = WORKSHOPS
        g.note("support-used", "support-speer", side=AXIS, support=kind, space=NONE)

    def corps(self, g: VictoryRoads) -> None:
        """A rifle corps from the pile (17.3.8)."""
        g.state.replacements -= 1
        g.push(NewCorps(left=1, rule="17.3.8"))

    def rebuild(self, g: VictoryRoads, unit: Unit) -> None:
        """A step for this one."""
        self.chosen = unit
        f = g.facts
        if self._dear(g, unit):
            self.paying = True
            return
        if f.ARMOURED >> unit & 1 and f.nation_of[unit] == GERMAN:
            g.state.workshops -= 1
        self._go_on(g)

    def box(self, g: VictoryRoads, name: Choice) -> None:
        """The support comes from this box."""
        self.source = SUPPORT_BOXES.index(name)

    def give(self, g: VictoryRoads, kind: Choice) -> None:
        """This support."""
        spend(g, self.side, self.source, kind)
        self.paying, self.source = False, NONE
        self._go_on(g)

    def _go_on(self, g: VictoryRoads) -> None:
        """What is paid for happens: at once on the map, later for a German elite unit."""
        unit, state = self.chosen, g.state
        if g.on_map(1 << unit):
            self._pay(g, unit)
            state.reduced &= ~(1 << unit)
            g.note("rebuilt", "17.3", unit=unit, space=state.where[unit])
            self.chosen = NONE
        elif later(g, unit):
            self._pay(g, unit)
            if self._coming(g) >> unit & 1:  # its second step
                state.reduced &= ~(1 << unit)
            else:
                self._weaken(g, unit)
                state.due[unit] = state.turn + 1
                g.place(unit, g.facts.WAITING)
            g.note("rebuilt-later", "17.3.11", unit=unit)
            self.chosen = NONE

    def _weaken(self, g: VictoryRoads, unit: Unit) -> None:
        """One step of two comes back; Soviet armour is whole at once (17.3.6, 17.3.9)."""
        f = g.facts
        whole = self.side == SOVIET and f.ARMOURED >> unit & 1
        if not whole and not f.ONE_STEP >> unit & 1:
            g.state.reduced |= 1 << unit

    def to(self, g: VictoryRoads, space: Space) -> None:
        """It is rebuilt here."""
        unit, self.chosen = self.chosen, NONE
        self._pay(g, unit)
        self._weaken(g, unit)
        g.note("rebuilt", "17.3.11", unit=unit, space=space)
        enter(g, unit, space)

    def reserve(self, g: VictoryRoads) -> None:
        """It joins the reserve."""
        unit, self.chosen = self.chosen, NONE
        self._pay(g, unit)
        self._weaken(g, unit)
        reduced = g.state.reduced & 1 << unit
        stavka.to_reserve(g, unit)
        g.state.reduced |= reduced
        g.note("to-reserve", "17.3.11", unit=unit)

    def done(self, g: VictoryRoads) -> None:
        """The other points are lost (17.3.4)."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-rebuild", {"side": self.side}


def later(g: VictoryRoads, unit: Unit) -> bool:
    """Whether a rebuilt unit comes with the next turn's reinforcements: German elite (17.3.11)."""
    f = g.facts
    return bool(f.ELITE >> unit & 1) and f.nation_of[unit] == GERMAN and not f.HQS >> unit & 1


def rebuilt_hexes(g: VictoryRoads, unit: Unit) -> SpaceSet:
    """Where a rebuilt unit comes back: a headquarters in a major city, others on one (17.3.5, 17.3.11)."""
    f, nation = g.facts, g.facts.nation_of[unit]
    if f.side_of[unit] == SOVIET:
        armour = f.ARMOURED >> unit & 1  # it goes to the reserve (17.3.9)
        return 0 if armour else roomy(g, unit, soviet_cities(g))
    if f.HQS >> unit & 1:
        home = f.GERMANY if nation == GERMAN else f.country[_country(nation)]
        return roomy(g, unit, f.MAJOR & home & g.state.control[AXIS])
    return roomy(g, unit, g.spaces_of(supplied_hqs(g, AXIS) & f.NATION[nation]))


def _country(nation: str) -> str:
    return next(name for name in COUNTRIES if NATIONS[name] == nation)
