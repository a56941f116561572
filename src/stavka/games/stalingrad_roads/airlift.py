"""The airlift (10.4): the roll, the Ju 52 markers, their events."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.combat import Combat
from stavka.games.roads.counts import Few
from stavka.games.roads.odds import assess
from stavka.games.roads.supports import minus, plus, put_aside
from stavka.games.roads.terms import AXIS, BLIZZARD, CLEAR, SOVIET
from stavka.games.roads.units import Losses
from stavka.games.stalingrad_roads.counts import Ju52Event, MaybeJu52
from stavka.games.stalingrad_roads.fortress import change_level
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.state import Ju52
from stavka.games.stalingrad_roads.terms import AXIS_BOX
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Side, Space, SpaceSet, Unit, UnitSet
from stavka.kernel.steps import Step
from stavka.kernel.views import Figure

AGAINST_ATTACKS = ("unit-resistance", "stack-resistance", "rattenkrieg")
"""Events of the hex that is attacked; General Hube's may lie anywhere."""


def flies(g: StalingradRoads) -> bool:
    """Whether there is an airlift: after the turn of the declaration, while nobody inside is fed (10.4.1)."""
    state = g.state
    return state.fortress != NONE and state.turn > state.declared and not g.garrison_supplied()


def modifiers(g: StalingradRoads, goering: bool) -> list[Figure]:
    """What changes the die (10.4)."""
    f, state, table = g.facts, g.state, g.facts.tables.airlift.modifiers
    on_map = [marker.kind for marker in state.markers]
    lost = (f.FAR_AIRFIELDS & state.control[SOVIET]).bit_count()
    counted = {
        "vvs": on_map.count("vvs"),
        "open": int(not g.closed()),
        "goering": int(goering),
        "armoured-attack": int(state.relief),
        "clear-sky": int(state.sky == CLEAR),
        "flak": min(on_map.count("flak"), 1),
        "luftwaffe": on_map.count("luftwaffe"),
        "blizzard": int(state.sky == BLIZZARD),
        "pitomnik": int(not state.control[AXIS] >> f.PITOMNIK & 1),
        "airfield": lost,
        "raid": int(state.raided),
    }
    return [
        Figure(f"airlift-{name}", table[name] * times, "10.4") for name, times in counted.items() if times
    ]


class Airlift(Step[StalingradRoads]):
    """The Axis player rolls for the airlift and receives Ju 52 (10.4.2)."""

    needs = ("StalingradSupply",)

    goering: bool = False
    asked: bool = False

    def decide(self, g: StalingradRoads) -> Decision | None:
        box = g.state.boxes[AXIS_BOX]
        if self.asked or not box or g.state.sky == BLIZZARD or not self._rolls(g):
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs: dict[str, Any] = {"play": ("goering",) if "goering" in box else (), "done": True}
        return Decision(AXIS, "goering", "10.4-mod-c", verbs, always=True)

    def _rolls(self, g: StalingradRoads) -> bool:
        """Without any airfield there is nothing to roll for (10.4.2)."""
        f = g.facts
        return bool(g.state.control[AXIS] & (1 << f.PITOMNIK | 1 << f.GUMRAK))

    def play(self, g: StalingradRoads, kind: Choice) -> None:
        """Goering promises."""
        self.goering = self.asked = True
        put_aside(g, AXIS, AXIS_BOX, kind)
        g.note("goering", "10.4-mod-c")

    def done(self, g: StalingradRoads) -> None:
        """Without him."""
        self.asked = True

    def run(self, g: StalingradRoads) -> None:
        table, state = g.facts.tables.airlift, g.state
        g.pop()
        if not self._rolls(g):
            change_level(g, table.no_airfield, "10.4.2c")
            return
        figures = modifiers(g, self.goering)
        modifier = min(max(sum(figure.value for figure in figures), table.least), table.most)
        die = g.roll("airlift")
        _, change, planes = next(row for row in reversed(table.rows) if die + modifier >= row[0])
        g.note("airlift", "10.4.2a", die=die, modifier=modifier, change=change, planes=planes)
        change_level(g, change, "10.4.2b")
        drawn = []
        for _ in range(min(planes, len(state.airlift))):
            event = state.airlift[g.number(len(state.airlift), "ju52")]
            state.airlift = minus(state.airlift, event)
            drawn.append(event)
        if drawn:
            g.push(Land(events=tuple(drawn)))

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-airlift", {}


def give_back(g: StalingradRoads) -> None:
    """Events that were not played go back when the next Axis turn begins (10.4.3)."""
    state = g.state
    state.airlift = plus(state.airlift, *(landed.event for landed in state.landed))
    state.landed = ()
    state.hube = state.rats = False


class Land(Step[StalingradRoads]):
    """The Ju 52 are looked at and put face down on besieged stacks; evacuations fly at once (10.4.3)."""

    needs = ("StalingradSupply",)
    several = True

    events: tuple[Ju52Event, ...]
    chosen: MaybeJu52 = ""

    def _hexes(self, g: StalingradRoads) -> SpaceSet:
        """No hex has a second marker before each has one."""
        hexes = g.spaces_of(g.units_in(g.zone(), g.on_map(g.state.besieged)))
        served = 0
        for landed in g.state.landed:
            served |= 1 << landed.space
        return hexes & ~served or hexes

    def decide(self, g: StalingradRoads) -> Decision | None:
        if not self.events or "evacuation" in self.events or not self._hexes(g):
            return None
        if self.chosen:
            return Decision(AXIS, "land", "10.4.3a", {"to": self._hexes(g)}, {"event": self.chosen})
        kinds = tuple(sorted(set(self.events)))
        return Decision(AXIS, "land-event", "10.4.3a", {"event": kinds}, {"left": len(self.events)})

    def event(self, g: StalingradRoads, event: Choice) -> None:
        """Place this one next."""
        self.chosen = event

    def to(self, g: StalingradRoads, space: Space) -> None:
        """It lies here."""
        self.events = minus(self.events, self.chosen)
        g.state.landed = (*g.state.landed, Ju52(self.chosen, space))
        g.tell(AXIS, "landed", "10.4.3a", {"event": self.chosen}, space=space)
        self.chosen = ""

    def run(self, g: StalingradRoads) -> None:
        if "evacuation" in self.events:
            self.events = minus(self.events, "evacuation")
            g.push(Evacuation())
            return
        g.pop()
        g.state.airlift = plus(g.state.airlift, *self.events)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-land", {}


class Evacuation(Step[StalingradRoads]):
    """A reduced infantry division may be flown out, to come back two turns later (10.4.3)."""

    def _units(self, g: StalingradRoads) -> UnitSet:
        f, state = g.facts, g.state
        inside = g.units_in(g.zone(), g.on_map(state.besieged))
        return inside & f.INFANTRY & state.reduced

    def decide(self, g: StalingradRoads) -> Decision | None:
        units = self._units(g)
        if not units:
            return None
        return Decision(AXIS, "evacuation", "10.4.3-evac-a", {"unit": units, "done": True})

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """This one."""
        g.forget(unit)
        g.place(unit, g.facts.WAITING)
        g.state.due[unit] = g.state.turn + 2
        g.note("evacuated", "10.4.3-evac-a", unit=unit)
        self.run(g)

    def done(self, g: StalingradRoads) -> None:
        """Nobody."""
        self.run(g)

    def run(self, g: StalingradRoads) -> None:
        """The marker leaves the game; what it brought in helps (10.4.3)."""
        g.pop()
        if 2 <= g.state.level <= 5:
            change_level(g, 1, "10.4.3-evac-b")

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-evacuation", {}


def take(g: StalingradRoads, event: str, space: Space = NONE, *, for_good: bool = False) -> Ju52:
    """A Ju 52 is turned over: it goes back into the pool, or out of the game."""
    state = g.state
    landed = next(
        each for each in state.landed if each.event == event and (space == NONE or each.space == space)
    )
    rest = list(state.landed)
    rest.remove(landed)
    state.landed = tuple(rest)
    if not for_good:
        state.airlift = plus(state.airlift, event)
    g.note("ju52", "10.4.3", event=event, space=landed.space)
    return landed


class Reveal(Step[StalingradRoads]):
    """A besieged stack is attacked: the Axis player may turn over Ju 52 (10.4.3)."""

    needs = ("Combat",)

    doubling: bool = False

    def _events(self, g: StalingradRoads) -> tuple[str, ...]:
        combat, state = g.find(Combat), g.state
        if not g.zone() >> combat.target & 1:
            return ()
        here = {landed.event for landed in state.landed if landed.space == combat.target}
        found = {event for event in AGAINST_ATTACKS if event in here}
        if state.rats:
            found.discard("rattenkrieg")
        if combat.doubled == combat.defenders:
            found -= {"unit-resistance", "stack-resistance"}
        if not state.hube and any(landed.event == "hube" for landed in state.landed):
            found.add("hube")
        return tuple(sorted(found))

    def decide(self, g: StalingradRoads) -> Decision | None:
        combat = g.find(Combat)
        facts = {"space": combat.target}
        if combat.over:
            return None
        if self.doubling:
            units = combat.defenders & g.state.besieged & ~combat.doubled
            return Decision(AXIS, "resist-unit", "10.4.3-unit", {"unit": units}, facts)
        if not g.state.landed:
            return None
        # Asked whatever lies there, for not asking would tell what does not.
        verbs: dict[str, Any] = {"reveal": self._events(g), "decline": True}
        return Decision(AXIS, "reveal", "10.4.3", verbs, facts, always=True)

    def reveal(self, g: StalingradRoads, event: Choice) -> None:
        """Turn this one over."""
        combat, state = g.find(Combat), g.state
        if event == "hube":
            take(g, event, for_good=True)
            state.hube = True
            combat.doubled = combat.defenders & state.besieged
            return
        take(g, event, combat.target)
        if event == "unit-resistance":
            self.doubling = True
        elif event == "stack-resistance":
            combat.doubled = combat.defenders
        else:
            self._rattenkrieg(g, combat)

    def _rattenkrieg(self, g: StalingradRoads, combat: Combat) -> None:
        """On 1 to 5 nothing comes of the combat but a step on each side (10.4.3)."""
        die = g.roll("rattenkrieg")
        g.state.rats = True
        g.note("rattenkrieg", "10.4.3-rattenkrieg", die=die, space=combat.target)
        if die <= 5:
            combat.over = True
            combat.used = g.free_supports(combat, SOVIET)
            combat.column = assess(g, combat).final
            g.odds_known(combat)  # the stack was attacked all the same (10.3.3)
            g.pop()
            for side, units in ((AXIS, combat.defenders), (SOVIET, combat.attackers)):
                g.push(Losses(side=side, units=units, due=1, rule="10.4.3-rattenkrieg"))

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """This one defends at double."""
        self.doubling = False
        g.find(Combat).doubled |= 1 << unit

    def decline(self, g: StalingradRoads) -> None:
        """No more."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> None:
        return None


class Sally(Step[StalingradRoads]):
    """Mobility and Sorties in the movement phase, Last reserves in that of combat (10.4.3)."""

    several = True

    side: Side
    events: tuple[Ju52Event, ...]
    chosen: MaybeJu52 = ""
    left: Few = 0

    def _open(self, g: StalingradRoads) -> tuple[str, ...]:
        state = g.state
        found = {landed.event for landed in state.landed if landed.event in self.events}
        if state.sortie:
            found -= {"sortie-1", "sortie-2", "last-reserves"}
        return tuple(sorted(found))

    def _stacks(self, g: StalingradRoads) -> SpaceSet:
        """Where the event may be used: with its marker, a sortie from any besieged stack."""
        hexes = g.spaces_of(g.on_map(g.state.besieged & ~g.state.unleashed)) & g.zone()
        if self.chosen.startswith("sortie"):
            return hexes
        here = 0
        for landed in g.state.landed:
            if landed.event == self.chosen:
                here |= 1 << landed.space
        return hexes & here

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.chosen:
            if not self.left or not self._stacks(g):
                return None
            facts = {"event": self.chosen, "left": self.left}
            enough = self.left == 1 and self.chosen == "sortie-2"
            verbs: dict[str, Any] = {"stack": self._stacks(g), "stop": enough}
            return Decision(AXIS, "sally-stack", "10.4.3", verbs, facts, always=True)
        if not g.state.landed:
            return None
        # Asked whatever lies there, for not asking would tell what does not.
        verbs = {"event": self._open(g), "done": True}
        return Decision(AXIS, "sally", "10.4.3", verbs, always=True)

    def event(self, g: StalingradRoads, event: Choice) -> None:
        """Play this one."""
        self.chosen = event
        g.note("sally", "10.4.3", event=event)
        self.left = 2 if event == "sortie-2" else 1

    def stack(self, g: StalingradRoads, space: Space) -> None:
        """With the units here."""
        state, units = g.state, g.stack(space, AXIS) & g.state.besieged
        self.left -= 1
        if self.chosen != "last-reserves":
            state.mobile |= units
        if self.chosen != "mobility":
            state.unleashed |= units
        if not self.left:
            self._pay(g, space)

    def stop(self, g: StalingradRoads) -> None:
        """One stack is enough."""
        self._pay(g, NONE)

    def _pay(self, g: StalingradRoads, space: Space) -> None:
        at_hex = space if not self.chosen.startswith("sortie") else NONE
        take(g, self.chosen, at_hex)
        if self.chosen != "mobility":
            change_level(g, -1, "10.4.3")
        if self.chosen.startswith("sortie"):
            g.state.sortie = True
        self.chosen, self.left = "", 0

    def done(self, g: StalingradRoads) -> None:
        """No more."""
        g.pop()

    def run(self, g: StalingradRoads) -> None:
        if self.chosen:
            self._pay(g, NONE)
        else:
            g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-sally", {}
