"""The support phase (5, 11): markers come back, are received and placed in their order."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Box, Few, MaybeSupport
from stavka.games.roads.deployment import take_up
from stavka.games.roads.supports import draw, generic, give_back, may_hold, minus, pay, plus, spend, to_pool
from stavka.games.roads.terms import AXIS, MUD, OVERCAST, SIDES, SNOW, SOVIET
from stavka.games.victory_roads import corps, events, reich, satisfaction, theatres
from stavka.games.victory_roads.counts import Uses
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import (
    ADVANCED,
    AXIS_BOX,
    MOVEMENT,
    OFFENSIVE,
    SOVIET_BOX,
    SUPPORT_BOXES,
    THEATRES,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Side, Space, SpaceSet, Stage, Unit, UnitSet
from stavka.kernel.steps import Step

MOST = 6
"""How many markers may stay in a box (5.1.3)."""
NO_USE = (0, 0, 0, 0)


class SovietSupports(Step[VictoryRoads]):
    """The Soviet support phase (5; with theatres 11.1)."""

    stage: Stage = 0
    used: Uses = NO_USE
    """How many supports each theatre has used in this phase (11.5.3)."""
    corps: Uses = NO_USE
    """How many of them for rifle corps (10.3.2)."""

    def run(self, g: VictoryRoads) -> None:
        self.stage += 1
        state, advanced = g.state, g.uses(ADVANCED)
        match self.stage:
            case 1:
                give_back(g, SOVIET)
                state.surprised = 0
                state.great = False
                state.halted = state.gunned = 0
                state.impatient = NONE
                g.push(Recall(side=SOVIET))
            case 2 if advanced:
                g.push(theatres.Remote())
            case 3:
                g.push(Priorities() if advanced else BasicDraw())
            case 4 if advanced:
                g.push(events.ForceStalin())
            case 5 if advanced:
                events.stalin(g)
            case 6 | 7 | 8:
                g.push(Deploy(side=SOVIET, order=self.stage - 5))
            case 9 if advanced:
                g.push(Reinforce())
            case 10 if advanced:
                g.push(theatres.MoveTheatres(used=self.used))
            case 11 if advanced:
                g.push(theatres.Modes())
            case 12:
                g.push(Surplus(side=SOVIET))
            case 13:
                g.pop()

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-supports", {"side": SOVIET}


class AxisSupports(Step[VictoryRoads]):
    """The German support phase (5, 11.4)."""

    stage: Stage = 0

    def run(self, g: VictoryRoads) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                give_back(g, AXIS)
                g.push(Recall(side=AXIS))
            case 2:
                self._acquire(g)
            case 3:
                events.must_play(g)
            case 4:
                g.push(Deploy(side=AXIS, order=3))
            case 5:
                g.push(Surplus(side=AXIS))
            case _:
                g.pop()

    def _acquire(self, g: VictoryRoads) -> None:
        """By Hitler's mood, or after a dismissal by the track of the Reich (5.3.2, 11.4)."""
        state, table = g.state, g.facts.tables
        chosen, rule = 0, "5.3.2"
        if not g.uses(ADVANCED):
            count = g.setting.row.axis_draws
        elif state.rationed:
            _, count, chosen = table.reich.boxes[state.reich]
            state.rationed = False
            rule = "11.4.3"
        else:
            count = satisfaction.box(g)[1] + reich.bonus(g)
            if state.weather == MUD:
                count = max(count - 1, 0)
            rule = "11.4.1"
        if chosen:
            g.push(ChooseOne(left=chosen))
        receive(g, AXIS, AXIS_BOX, count - chosen, [], rule)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-supports", {"side": AXIS}


def receive(g: VictoryRoads, side: int, box: int, count: int, dice: list[int], rule: str) -> None:
    """Draw markers; only their owner learns which. A theatre that received some moves no more (12.3.1)."""
    drawn = draw(g, side, box, max(count, 0))
    if drawn and box in range(len(THEATRES)):
        g.state.halted |= 1 << box
    facts = {"box": SUPPORT_BOXES[box], "count": len(drawn), "dice": dice}
    g.tell(side, "supports", rule, {"supports": list(drawn)}, side=side, **facts)


class ChooseOne(Step[VictoryRoads]):
    """After a dismissal the German player may choose some of his supports (16.2)."""

    needs = ("AxisSupports",)
    several = True

    left: Few

    def decide(self, g: VictoryRoads) -> Decision | None:
        rows = g.facts.supports
        kinds = tuple(sorted(kind for kind in set(g.state.pools[AXIS]) if not rows[kind].mandatory))
        if not self.left or not kinds:
            return None
        facts = {"left": self.left}
        return Decision(AXIS, "choose-axis", "16.2.1", {"take": kinds}, facts, always=True)

    def take(self, g: VictoryRoads, kind: Choice) -> None:
        """This one."""
        self.left -= 1
        take(g, AXIS, AXIS_BOX, kind, "16.2.1")

    def crumb(self, g: VictoryRoads) -> None:
        return None


def take(g: VictoryRoads, side: int, box: int, kind: str, rule: str) -> None:
    """A marker goes from the pool into a box, by choice."""
    state = g.state
    state.pools[side] = minus(state.pools[side], kind)
    state.boxes[box] = plus(state.boxes[box], kind)
    g.tell(side, "support-chosen", rule, {"support": kind}, side=side, box=SUPPORT_BOXES[box])


class Recall(Step[VictoryRoads]):
    """Markers that may stay on the map are taken back if their owner likes (5.2.1)."""

    several = True

    side: Side

    def _markers(self, g: VictoryRoads) -> tuple[str, ...]:
        rows = g.facts.supports
        return tuple(
            m.kind for m in g.state.markers if rows[m.kind].stays and rows[m.kind].side == SIDES[self.side]
        )

    def decide(self, g: VictoryRoads) -> Decision | None:
        kinds = self._markers(g)
        hexes = g.state.bridgeheads if self.side == SOVIET else 0
        if not kinds and not hexes:
            return None
        verbs: dict[str, Any] = {"recall": kinds, "dismantle": hexes, "done": True}
        return Decision(self.side, "recall", "5.2.1", verbs)

    def recall(self, g: VictoryRoads, kind: Choice) -> None:
        """This marker goes back into the pool."""
        g.drop(next(marker for marker in g.state.markers if marker.kind == kind))
        to_pool(g, self.side, kind)
        g.note("recalled", "5.2.1", side=self.side, support=kind)

    def dismantle(self, g: VictoryRoads, space: Space) -> None:
        """This bridgehead is given up."""
        g.state.bridgeheads &= ~(1 << space)
        g.note("bridgehead-gone", "1.11.6", space=space)

    def done(self, g: VictoryRoads) -> None:
        """The others stay."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


# ---- receiving


class BasicDraw(Step[VictoryRoads]):
    """Under the basic rules a die says how many the Soviets draw (5.3.1)."""

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        die = g.roll("supports")
        more = g.setting.row.soviet_dice.get(g.turn_name, 0)
        receive(g, SOVIET, SOVIET_BOX, die + more, [die], "5.3.1")

    def crumb(self, g: VictoryRoads) -> None:
        return None


class Priorities(Step[VictoryRoads]):
    """The Soviet player names theatres, may begin a great offensive, and draws (11.3)."""

    needs = ("SovietSupports",)

    stage: Stage = 0

    def decide(self, g: VictoryRoads) -> Decision | None:
        if self.stage == 1:
            names = self._first(g)
            return Decision(SOVIET, "priority", "11.3.1", {"theatre": names})
        if self.stage == 2 and len(g.theatres()) > 1:
            names = self._second(g)
            return Decision(SOVIET, "secondary", "11.3.1", {"theatre": names})
        if self.stage == 3 and not g.state.great and self._may_launch(g) and not self._ordered(g):
            facts = {"theatre": THEATRES[g.state.priority]}
            return Decision(SOVIET, "great-offensive", "11.3.2", {"launch": True, "done": True}, facts)
        return None

    def _ordered(self, g: VictoryRoads) -> bool:
        """The first turn of some scenarios begins with a great offensive."""
        return g.first_turn and bool(g.setting.row.priority)

    def _first(self, g: VictoryRoads) -> tuple[str, ...]:
        if self._ordered(g):
            return (g.setting.row.priority,)
        several = len(g.theatres()) > 1
        return tuple(THEATRES[n] for n in g.theatres() if not several or n != g.state.punished)

    def _second(self, g: VictoryRoads) -> tuple[str, ...]:
        state = g.state
        others = [n for n in g.theatres() if n != state.priority]
        return tuple(THEATRES[n] for n in others if state.punished in (NONE, n)) or tuple(
            THEATRES[n] for n in others
        )

    def _may_launch(self, g: VictoryRoads) -> bool:
        """Offensive mode, a major city, six supports, no mud (11.3.2)."""
        f, state, theatre = g.facts, g.state, g.state.priority
        return (
            state.weather != MUD
            and state.modes[theatre] == OFFENSIVE
            and bool(f.MAJOR >> state.theatres[theatre] & 1)
            and len(state.boxes[theatre]) >= f.tables.theatre.great_supports
        )

    def theatre(self, g: VictoryRoads, name: Choice) -> None:
        """This one."""
        theatre = THEATRES.index(name)
        if self.stage == 1:
            g.state.priority, g.state.secondary = theatre, NONE
            g.note("priority", "11.3.1", theatre=name)
        else:
            g.state.secondary = theatre
            g.note("secondary", "11.3.1", theatre=name)
        self.run(g)

    def launch(self, g: VictoryRoads) -> None:
        """A great offensive."""
        launch(g)

    def done(self, g: VictoryRoads) -> None:
        """Not this turn."""
        self.run(g)

    def run(self, g: VictoryRoads) -> None:
        self.stage += 1
        match self.stage:
            case 3 if self._ordered(g) and g.setting.row.great and self._may_launch(g):
                launch(g)
            case 4:
                g.state.punished = NONE
                self._draw(g)
            case 5:
                g.push(TakeOne())
            case 6:
                g.pop()

    def _draw(self, g: VictoryRoads) -> None:
        """Each theatre in offensive mode on a city draws, if it is not the secondary one (11.3.3)."""
        state = g.state
        for theatre in g.theatres():
            if state.great and theatre != state.priority:
                continue
            if draws(g, theatre):
                dice = [g.roll("supports"), g.roll("supports")]
                receive(g, SOVIET, theatre, sum(dice) // 2 + modifier(g, theatre), dice, "11.3.3")

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-priorities", {}


def draws(g: VictoryRoads, theatre: int) -> bool:
    """Whether a theatre draws supports at all (11.2.1, 11.3.1, 11.3.3)."""
    state = g.state
    return (
        theatre != state.secondary
        and state.modes[theatre] == OFFENSIVE
        and bool(g.facts.CITIES >> state.theatres[theatre] & 1)
        and not theatres.remote(g, theatre)
    )


def modifier(g: VictoryRoads, theatre: int) -> int:
    """What is added to half the dice of a theatre (11.3.3)."""
    f, state = g.facts, g.state
    table, here = f.tables.theatre, 1 << state.theatres[theatre]
    found = {SNOW: table.snow, MUD: table.mud}.get(state.weather, 0)
    if theatre == state.priority:
        found += table.priority + (table.great if state.great else 0)
    if f.MINOR & here:
        found += table.minor_city
    if not f.RAILS & here:
        found += table.road_only
    found += sum(marker.kind == "zhukov" and marker.box == theatre for marker in state.markers)
    return found


def launch(g: VictoryRoads) -> None:
    """The priority theatre begins a great offensive and chooses a support, unless it is remote (11.3.2)."""
    g.state.great = True
    g.note("great-offensive", "11.3.2", theatre=THEATRES[g.state.priority])
    if not theatres.remote(g, g.state.priority):
        g.push(FreeSupport())


class FreeSupport(Step[VictoryRoads]):
    """A great offensive receives a support of the Soviet player's choice (11.3.2)."""

    needs = ("Priorities",)
    several = True

    def decide(self, g: VictoryRoads) -> Decision | None:
        rows = g.facts.supports
        kinds = tuple(sorted(kind for kind in set(g.state.pools[SOVIET]) if not rows[kind].mandatory))
        if not kinds:
            return None
        return Decision(SOVIET, "free-support", "11.3.2", {"take": kinds}, always=True)

    def take(self, g: VictoryRoads, kind: Choice) -> None:
        """This one."""
        g.pop()
        take(g, SOVIET, g.state.priority, kind, "11.3.2")

    def crumb(self, g: VictoryRoads) -> None:
        return None


class TakeOne(Step[VictoryRoads]):
    """A theatre in movement mode may receive one support, and stays where it is (11.3.4)."""

    needs = ("Priorities",)
    several = True

    def _able(self, g: VictoryRoads) -> tuple[str, ...]:
        state = g.state
        if state.weather == MUD or state.great or not state.pools[SOVIET]:
            return ()
        return tuple(
            THEATRES[n]
            for n in g.theatres()
            if state.modes[n] == MOVEMENT and n != state.secondary and not state.halted >> n & 1
        )

    def decide(self, g: VictoryRoads) -> Decision | None:
        able = self._able(g)
        return Decision(SOVIET, "take-one", "11.3.4", {"theatre": able, "done": True}) if able else None

    def theatre(self, g: VictoryRoads, name: Choice) -> None:
        """This one takes a support."""
        receive(g, SOVIET, THEATRES.index(name), 1, [], "11.3.4")

    def done(self, g: VictoryRoads) -> None:
        """The others do not."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


# ---- placing


def one_more(counts: tuple[int, ...], theatre: int) -> tuple[int, ...]:
    """The counts of the theatres, with one more for one of them."""
    return tuple(n + (each == theatre) for each, n in enumerate(counts))


def allowance(g: VictoryRoads, box: int) -> bool:
    """Whether a box may still use a support: two a phase, the priority theatre any number (11.5.3)."""
    if box not in range(len(THEATRES)) or box == g.state.priority:
        return True
    return g.find(SovietSupports).used[box] < g.facts.tables.theatre.uses


def boxes_for(g: VictoryRoads, side: int, kind: str) -> list[int]:
    """The boxes from which a marker can be placed: no aircraft under clouds (5.4.2, 11.5.6)."""
    if g.facts.supports[kind].air and g.state.sky == OVERCAST:
        return []
    return [
        box
        for box in g.boxes_of(side)
        if kind in g.state.boxes[box] and (side == AXIS or allowance(g, box)) and events.targets(g, kind, box)
    ]


class Deploy(Step[VictoryRoads]):
    """A player places markers of an order: Lend-Lease, surprise attacks, the others (11.5.2)."""

    side: Side
    order: Stage

    def _open(self, g: VictoryRoads) -> tuple[str, ...]:
        rows = g.facts.supports
        kinds = {kind for box in g.boxes_of(self.side) for kind in g.state.boxes[box]}
        return tuple(
            kind for kind in sorted(kinds) if rows[kind].order == self.order and boxes_for(g, self.side, kind)
        )

    def _suspected(self, g: VictoryRoads) -> bool:
        """Whether for all the other player knows there is something to place now."""
        rows = g.facts.supports
        return may_hold(
            g, self.side, lambda kind: rows[kind].order == self.order and rows[kind].attach != "box"
        )

    def decide(self, g: VictoryRoads) -> Decision | None:
        if not self._suspected(g):
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        rule = "11.5.2" if g.uses(ADVANCED) else "5.4.1"
        verbs: dict[str, Any] = {"play": self._open(g), "done": True}
        return Decision(self.side, f"deploy-{self.order}", rule, verbs, always=True)

    def play(self, g: VictoryRoads, kind: Choice) -> None:
        """Place one of these."""
        take_up(g, self.side, kind)

    def done(self, g: VictoryRoads) -> None:
        """No more of these."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-deploy", {"order": self.order}


def deployed(g: VictoryRoads, kind: str, box: int, unit: Unit, space: Space, word: str) -> None:
    """A marker has left its box: it counts for its theatre, and takes effect."""
    if box in range(len(THEATRES)):
        phase = g.find(SovietSupports)
        phase.used = one_more(phase.used, box)
        if g.facts.supports[kind].class_ == "artillery":
            g.state.gunned |= 1 << box
    events.happen(g, kind, box, unit, space, word)


class Reinforce(Step[VictoryRoads]):
    """Supports turn standard rifle corps into reinforced ones, two a theatre and two corps each (10.3)."""

    needs = ("SovietSupports",)

    chosen: Box = NONE
    """The theatre that pays."""
    kind: MaybeSupport = ""
    """The support that is spent."""
    done_in: SpaceSet = 0
    """The hex of the first corps of this support."""

    def _theatres(self, g: VictoryRoads) -> list[int]:
        phase, table = g.find(SovietSupports), g.facts.tables.theatre
        return [
            theatre
            for theatre in g.theatres()
            if phase.corps[theatre] < table.reinforcements
            and allowance(g, theatre)
            and generic(g, theatre)
            and corps.may_be_reinforced(g, theatre)
        ]

    def decide(self, g: VictoryRoads) -> Decision | None:
        if self.kind:
            units = self._units(g)
            if not units:
                return None
            verbs: dict[str, Any] = {"unit": units, "done": bool(self.done_in)}
            return Decision(SOVIET, "reinforce-corps", "10.3.2", verbs, {"theatre": THEATRES[self.chosen]})
        if self.chosen != NONE:
            verbs = {"spend": generic(g, self.chosen)}
            facts = {"theatre": THEATRES[self.chosen]}
            return Decision(SOVIET, "reinforce-with", "10.3.2", verbs, facts, always=True)
        able = self._theatres(g)
        if not able:
            return None
        verbs = {"theatre": tuple(THEATRES[n] for n in able), "done": True}
        return Decision(SOVIET, "reinforce", "10.3.2", verbs)

    def _units(self, g: VictoryRoads) -> UnitSet:
        units = corps.may_be_reinforced(g, self.chosen)
        return g.units_in(self.done_in, units) if self.done_in else units

    def theatre(self, g: VictoryRoads, name: Choice) -> None:
        """This theatre pays."""
        self.chosen = THEATRES.index(name)

    def spend(self, g: VictoryRoads, kind: Choice) -> None:
        """With this support."""
        spend(g, SOVIET, self.chosen, kind)
        self.kind = kind
        phase = g.find(SovietSupports)
        phase.used = one_more(phase.used, self.chosen)
        phase.corps = one_more(phase.corps, self.chosen)

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This corps is reinforced; another of its hex may be too."""
        corps.to_reinforced(g, 1 << unit, "10.3.2")
        if self.done_in:
            self._next()
        else:
            self.done_in = g.here(unit)

    def _next(self) -> None:
        self.chosen, self.kind, self.done_in = NONE, "", 0

    def done(self, g: VictoryRoads) -> None:
        """No more with this one; or no more at all."""
        if self.kind:
            self._next()
        else:
            g.pop()

    def run(self, g: VictoryRoads) -> None:
        """There is nobody left in the hex, or nobody at all."""
        if self.kind:
            self._next()
        else:
            g.pop()

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-reinforce", {}


class Surplus(Step[VictoryRoads]):
    """No box keeps more than six: the others go back into the pool (5.1.3)."""

    side: Side

    def _full(self, g: VictoryRoads) -> list[int]:
        return [box for box in g.boxes_of(self.side) if len(g.state.boxes[box]) > MOST]

    def decide(self, g: VictoryRoads) -> Decision | None:
        full = self._full(g)
        if not full:
            return None
        box = full[0]
        kinds = tuple(sorted(set(g.state.boxes[box])))
        facts = {"box": SUPPORT_BOXES[box], "left": len(g.state.boxes[box]) - MOST}
        return Decision(self.side, "surplus", "5.1.3", {"give": kinds}, facts, always=True)

    def give(self, g: VictoryRoads, kind: Choice) -> None:
        """This one goes."""
        pay(g, self.side, self._full(g)[0], kind)

    def crumb(self, g: VictoryRoads) -> None:
        return None
