"""What each support marker does when it is placed (5.4, 11.5): where it may go, and what happens then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stavka.games.roads.command import supplied_hqs
from stavka.games.roads.counts import Few
from stavka.games.roads.deployment import SurpriseAttack, fresh, surprises
from stavka.games.roads.stacking import fits
from stavka.games.roads.state import Marker
from stavka.games.roads.supports import deploy, draw, minus, plus, to_pool
from stavka.games.roads.terms import AXIS, GERMAN, SIDES, SOVIET
from stavka.games.roads.units import enter, lose_step
from stavka.games.victory_roads.counts import Theatre
from stavka.games.victory_roads.levies import CallUp, levy
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import (
    ADVANCED,
    AXIS_BOX,
    OFFENSIVE,
    PARTISANS,
    SUPPORT_BOXES,
    THEATRES,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Space, SpaceSet, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step

AIR_RANGE = 6
"""How far from a headquarters in supply German aircraft fly."""
RAID = 3
"""What long range aviation takes of the German rail capacity."""
PURGE = 3
"""How many supports Stalin's anger costs a theatre."""
LEADERS = ("rybalko", "katukov", "bogdanov")
BATTERIES = ("artillery", "katyusha")
"""Classes of markers that only a theatre in offensive mode places."""
DIVISIONAL = ("leader", "tigers", "pak88")
"""Classes of German markers that go with a division, not with what is left of one (1.1.2)."""


def takes(g: VictoryRoads, kind: str) -> str:
    """The verb by which a marker is placed: with a unit, in a hex, on a theatre, or just so."""
    return {"unit": "unit", "stack": "to", "hex": "to"}.get(g.facts.supports[kind].attach, "play")


def targets(g: VictoryRoads, kind: str, box: int) -> Any:
    """Where a marker from a box may go; nothing where it cannot be placed now."""
    row = g.facts.supports[kind]
    side = SIDES.index(row.side)
    match row.attach:
        case "unit":
            units, reach = _units(g, kind, side), _reach(g, kind, box)
            return mask(unit for unit in bits(units) if reach & g.here(unit))
        case "stack" | "hex":
            return _hexes(g, kind, side) & _reach(g, kind, box)
        case "theatre":
            return _theatres(g, kind)
        case "none":
            return () if row.mandatory else (kind,)
        case _:  # played from the hand at its time
            return ()


def _theatres(g: VictoryRoads, kind: str) -> tuple[str, ...]:
    """The theatres on which a marker may lie: Zhukov wants one in offensive mode; Gehlen looks into a box."""
    state = g.state
    found = [n for n in g.theatres() if kind != "zhukov" or state.modes[n] == OFFENSIVE]
    if kind == "gehlen":
        found = [n for n in found if state.boxes[n]]
    return tuple(THEATRES[n] for n in found)


def _reach(g: VictoryRoads, kind: str, box: int) -> SpaceSet:
    """The hexes where a marker may be used: those marked TO in reach of their theatre (9.2.1, 11.5.5)."""
    row = g.facts.supports[kind]
    if not row.offensive or not g.uses(ADVANCED):
        return g.ground
    if row.class_ in BATTERIES and g.state.modes[box] != OFFENSIVE:
        return 0
    return g.zone_of(box) & g.ground


def _units(g: VictoryRoads, kind: str, side: int) -> UnitSet:
    """The units that a marker may accompany (5.4.4, 11.5.7)."""
    f, state = g.facts, g.state
    units = g.on_map(f.TROOPS[side]) & ~f.GARRISONS
    row = f.supports[kind]
    if side == SOVIET:
        if not row.leader:
            units &= ~state.surprised
        if kind in LEADERS:
            units &= _tanks(g)
        if kind == "heavy-tanks":
            units &= f.RIFLE
    else:
        units &= f.DIVISIONS if row.class_ in DIVISIONAL else f.NATION[GERMAN]
    if row.leader:
        for marker in state.markers:
            if f.supports[marker.kind].leader:
                units &= ~(1 << marker.unit)
    return units


def _tanks(g: VictoryRoads) -> UnitSet:
    """Soviet tank and mechanised corps: armour that is no cavalry."""
    f = g.facts
    return mask(unit for unit in bits(f.SOVIET_ARMOUR) if "cavalry" not in f.rows[unit].type)


def _hexes(g: VictoryRoads, kind: str, side: int) -> SpaceSet:
    """The hexes in which a marker may lie."""
    f, state = g.facts, g.state
    match kind:
        case "surprise":
            stacks = g.spaces_of(g.on_map(f.TROOPS[SOVIET]))
            return mask(space for space in bits(stacks) if surprises(g, space))
        case "maskirovka":
            return _bridgeheads(g)
        case "partisans":
            hexes = (
                state.control[AXIS] & ~g.held(AXIS) & ~f.contact.around(g.spaces_of(g.on_map(f.TROOPS[AXIS])))
            )
            return hexes & sum(f.region[name] for name in PARTISANS) & ~g.partisans()
        case "volkssturm":
            if not levy(g):
                return 0
            return f.REICH_CITIES & state.control[AXIS] & ~g.beside(SOVIET)
        case "alarm":
            kgs = list(bits(state.at[f.KAMPFGRUPPEN] & f.INFANTRY_KG))
            hqs = g.spaces_of(supplied_hqs(g, AXIS) & f.NATION[GERMAN])
            return mask(space for space in bits(hqs) if kgs and fits(g, kgs[0], space))
        case "luftwaffe" | "rudel":
            found = 0
            for hq in bits(supplied_hqs(g, AXIS) & f.NATION[GERMAN]):
                found |= f.disc(state.where[hq], AIR_RANGE)
            return found & f.LAND
        case _:  # Soviet aircraft, over any hex
            return f.LAND


def _bridgeheads(g: VictoryRoads) -> SpaceSet:
    """Hexes with a Soviet corps in supply, beside water or the enemy, in reach of a theatre (1.11.6)."""
    f, state = g.facts, g.state
    if state.bridgeheads.bit_count() >= f.tables.bridgehead.markers:
        return 0
    stacks = g.spaces_of(g.on_map(f.TROOPS[SOVIET]) & ~state.oos) & g.zone() & ~state.bridgeheads
    return mask(space for space in bits(stacks) if f.WATER.get(space, 0) or f.contact[space] & g.held(AXIS))


# ---- what happens


def happen(g: VictoryRoads, kind: str, box: int, unit: Unit, space: Space, word: str) -> None:
    """A marker that has left its box is placed or takes effect."""
    state, f = g.state, g.facts
    match kind:
        case "lend-lease" | "zhukov":
            state.markers = (*state.markers, Marker(kind, box=THEATRES.index(word)))
            g.note("on-theatre", f"support-{kind}", support=kind, theatre=word)
        case "surprise":
            _played(g, kind)
            g.note("surprise", "11.5.2", space=space)
            g.push(SurpriseAttack(origin=space, units=fresh(g, space)))
        case "maskirovka":
            _played(g, kind)
            state.bridgeheads |= 1 << space
            g.note("bridgehead", "1.11.6", space=space)
        case "long-range":
            _played(g, kind)
            state.raided += RAID
            g.note("raided", "support-long-range", points=RAID)
        case "volkssturm":
            _played(g, kind)
            g.push(CallUp(space=space))
        case "alarm":
            _played(g, kind)
            kg = next(bits(state.at[f.KAMPFGRUPPEN] & f.INFANTRY_KG))
            g.note("alarm", "support-alarm", unit=kg, space=space)
            enter(g, kg, space)
        case "gehlen":
            _played(g, kind)
            seen = {"supports": list(state.boxes[THEATRES.index(word)])}
            g.show(AXIS, "gehlen", "support-gehlen", seen, theatre=word)
            g.push(Gehlen(theatre=THEATRES.index(word)))
        case _:
            deploy(g, kind, unit=unit, space=space if unit == NONE else NONE)


def _played(g: VictoryRoads, kind: str) -> None:
    """A marker waits for the next support phase of its side (5.2.1)."""
    side = SIDES.index(g.facts.supports[kind].side)
    g.state.played[side] = plus(g.state.played[side], kind)


class Gehlen(Step[VictoryRoads]):
    """The German player looks into the box of a theatre and returns one of its supports to the pool."""

    several = True

    theatre: Theatre

    def decide(self, g: VictoryRoads) -> Decision | None:
        kinds = tuple(sorted(set(g.state.boxes[self.theatre])))
        facts = {"theatre": THEATRES[self.theatre]}
        if not kinds:
            return None
        return Decision(AXIS, "gehlen", "support-gehlen", {"give": kinds}, facts, always=True)

    def give(self, g: VictoryRoads, kind: Choice) -> None:
        """This one goes back."""
        g.pop()
        g.state.boxes[self.theatre] = minus(g.state.boxes[self.theatre], kind)
        to_pool(g, SOVIET, kind)
        g.note("gehlen-found", "support-gehlen", support=kind, theatre=THEATRES[self.theatre])

    def odd(self, g: VictoryRoads) -> Iterable[str]:
        """The theatre is in play."""
        return () if self.theatre in g.theatres() else ("theatre",)

    def crumb(self, g: VictoryRoads) -> None:
        return None


# ---- Stalin (1.5.3, 6.7.11, 19.1.2)


class ForceStalin(Step[VictoryRoads]):
    """After the rising the German player may make the Soviets play Stalin, on any theatre (19.1.2)."""

    def decide(self, g: VictoryRoads) -> Decision | None:
        if not g.state.stalin_axis:
            return None
        names = tuple(THEATRES[n] for n in g.theatres())
        return Decision(AXIS, "force-stalin", "19.1.2", {"theatre": names, "decline": True})

    def theatre(self, g: VictoryRoads, name: Choice) -> None:
        """On this one."""
        g.pop()
        stalins_die(g, THEATRES.index(name))

    def decline(self, g: VictoryRoads) -> None:
        """Not this turn."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


def stalin(g: VictoryRoads) -> None:
    """Stalin's die, for the theatre that drew his marker (1.5.3, 11.5.2)."""
    for theatre in g.theatres():
        if "stalin" in g.state.boxes[theatre]:
            g.state.boxes[theatre] = minus(g.state.boxes[theatre], "stalin")
            _played(g, "stalin")
            stalins_die(g, theatre)


def stalins_die(g: VictoryRoads, theatre: int) -> None:
    """1 a purge, 2 or 3 impatience, 6 favour; a Haltebefehl in reach makes him angrier (6.7.11)."""
    die = g.roll("stalin")
    change = -1 if g.state.halts & g.zone_of(theatre) else 0
    g.note("stalin", "support-stalin", die=die, change=change, theatre=THEATRES[theatre])
    match die + change:
        case 0 | 1:
            g.push(Purge(theatre=theatre, left=min(PURGE, len(g.state.boxes[theatre]))))
        case 2 | 3:
            g.state.impatient = theatre
        case 6:
            drawn = draw(g, SOVIET, theatre, 1)
            facts = {"box": THEATRES[theatre], "count": len(drawn), "dice": []}
            g.tell(SOVIET, "supports", "support-stalin", {"supports": list(drawn)}, side=SOVIET, **facts)


class Purge(Step[VictoryRoads]):
    """A theatre returns supports to the pool."""

    needs = ("SovietSupports",)
    several = True

    theatre: Theatre
    left: Few

    def decide(self, g: VictoryRoads) -> Decision | None:
        kinds = tuple(sorted(set(g.state.boxes[self.theatre])))
        if not self.left or not kinds:
            return None
        facts = {"theatre": THEATRES[self.theatre], "left": self.left}
        return Decision(SOVIET, "purge", "support-stalin", {"give": kinds}, facts, always=True)

    def give(self, g: VictoryRoads, kind: Choice) -> None:
        """This one."""
        self.left -= 1
        g.state.boxes[self.theatre] = minus(g.state.boxes[self.theatre], kind)
        to_pool(g, SOVIET, kind)

    def odd(self, g: VictoryRoads) -> Iterable[str]:
        """The theatre is in play."""
        return () if self.theatre in g.theatres() else ("theatre",)

    def crumb(self, g: VictoryRoads) -> None:
        return None


# ---- what the German player must play (1.5.3)


def must_play(g: VictoryRoads) -> None:
    """Markers that are played as soon as they are drawn."""
    state, rows = g.state, g.facts.supports
    owed = [kind for kind in state.boxes[AXIS_BOX] if rows[kind].mandatory]
    state.boxes[AXIS_BOX] = minus(state.boxes[AXIS_BOX], *owed)
    for kind in owed:
        g.note("must-play", "1.5.3", support=kind, box=SUPPORT_BOXES[AXIS_BOX])
        match kind:
            case "himmler":
                g.push(Himmler())
                continue
            case "fuel":
                state.fuel = True
            case "desertion":
                g.push(Desertion())
            case "bombing":
                state.no_rail = True
            case "refugees":
                state.refugees = True
            case "fuehrer-order":
                state.halt_due = True
        _played(g, kind)


class Himmler(Step[VictoryRoads]):
    """Himmler takes command beside a German division."""

    needs = ("AxisSupports",)
    several = True

    def decide(self, g: VictoryRoads) -> Decision | None:
        units = _units(g, "himmler", AXIS)
        return Decision(AXIS, "himmler", "support-himmler", {"unit": units}) if units else None

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """With this one."""
        g.pop()
        g.state.himmler = True
        deploy(g, "himmler", unit=unit)

    def run(self, g: VictoryRoads) -> None:
        """Nobody can take him."""
        g.pop()
        _played(g, "himmler")

    def crumb(self, g: VictoryRoads) -> None:
        return None


class Desertion(Step[VictoryRoads]):
    """A German infantry division that is no elite loses a step."""

    several = True

    def _units(self, g: VictoryRoads) -> UnitSet:
        f = g.facts
        return g.on_map(f.DIVISIONS & ~f.ELITE & ~f.ARMOURED)

    def decide(self, g: VictoryRoads) -> Decision | None:
        units = self._units(g)
        return Decision(AXIS, "desertion", "support-desertion", {"lose": units}) if units else None

    def lose(self, g: VictoryRoads, unit: Unit) -> None:
        """This one."""
        g.pop()
        lose_step(g, unit, "support-desertion")

    def crumb(self, g: VictoryRoads) -> None:
        return None
